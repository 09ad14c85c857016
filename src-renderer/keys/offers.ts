/**
 * What the screens can do at present, by command. A screen offers its actions as long as it is there; one listener has the
 * keys, and the list of commands shows the same.
 */
import { onMount } from 'svelte'
import { commandOf } from './bound.svelte.ts'
import { type CommandId, commands } from './commands.ts'

/** Does it. `false`: it was not for this press, and whoever is behind may have it. */
export type Action = (event?: KeyboardEvent) => unknown

/** What can be done now; what is missing cannot. */
export type Offered = Readonly<Partial<Record<CommandId, Action | undefined>>>

interface Offer {
  readonly now: () => Offered
  /** Commands that are meant in a text field, too. */
  readonly inText: readonly CommandId[]
}

/** The last to come is asked first. */
let offers: readonly Offer[] = []

/** Offers what can be done as long as the component is there. Call it while the component is made; `now` is asked at each press. */
export function offer(now: () => Offered, inText: readonly CommandId[] = []): void {
  onMount(() => {
    const mine: Offer = { now, inText }
    if (offers.length === 0) addEventListener('keydown', pressed)
    offers = [mine, ...offers]
    return () => {
      offers = offers.filter((each) => each !== mine)
      if (offers.length === 0) removeEventListener('keydown', pressed)
    }
  })
}

/** What can be done now, the screen's own before what is everywhere. */
export function offeredNow(): ReadonlyMap<CommandId, Action> {
  const all = new Map<CommandId, Action>()
  for (const { now } of offers) {
    for (const [id, action] of Object.entries(now()) as [CommandId, Action | undefined][]) {
      if (action !== undefined && !all.has(id)) all.set(id, action)
    }
  }
  return all
}

/** Whether something lies on top that keeps the keys to itself. */
const isCovered = () => document.querySelector('dialog[open], [popover]:popover-open') !== null

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || isCovered()) return
  for (const { now, inText } of offers) {
    const can = now()
    const mine = commands.map(({ id }) => id).filter((id) => can[id] !== undefined)
    const texts = inText.filter((id) => can[id] !== undefined)
    const id = commandOf(event, mine) ?? commandOf(event, texts, true)
    if (id === undefined || can[id]?.(event) === false) continue
    event.preventDefault()
    return
  }
}
