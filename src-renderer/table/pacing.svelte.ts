/**
 * How a person is asked no more than wanted: the pace of the bots, which the Keeper keeps, with the button that goes on; the
 * only answer, given by itself where the person wants that; and passing until something happens. Call it while the component
 * is made.
 */
import type { Choice, TableView } from '../../src-main/contract/table.ts'
import { say } from '../state/messages.svelte.ts'
import { settings } from '../state/settings.svelte.ts'
import { isAnswer, layOut } from './options.ts'

export interface Pacing {
  /** What the main button does while bots act one after the other. */
  readonly onward: { readonly text: string; readonly go: () => void } | undefined
  /** A press now may have been meant for that. */
  readonly resting: boolean
  hurry(far: boolean): void
  /** Passes now and whenever it is asked to, until something happens or a key is pressed. */
  pass(): void
}

interface Hands {
  hurry(far: boolean): void
  choose(choice: Choice): void
  /** The moves at which nothing is answered by itself, if there are such. */
  readonly leaves: number | undefined
}

/** How long a press to go on is no answer. */
const restMs = 400

/** How long the only answer can be seen before it is given. */
const seenMs = 300

/** `table` is read anew each time. */
export function keepPace(table: { readonly view: TableView; readonly saving: boolean }, { hurry, choose, leaves }: Hands): Pacing {
  let hurriedAt = Number.NEGATIVE_INFINITY
  let resting = $state(false)

  function goOn(far: boolean): void {
    hurriedAt = performance.now()
    hurry(far)
  }

  const onward = $derived.by(() => {
    const { view } = table
    if (settings.pace === 'at once' || view.held || view.outcome || view.actors.includes(view.seat)) return undefined
    if (view.actors.every((seat) => view.seats[seat]?.kind === 'human')) return undefined
    return settings.pace === 'step' ? { text: 'Next step', go: () => goOn(false) } : { text: 'On to your decision', go: () => goOn(true) }
  })

  // Who pressed to go on and is asked all of a sudden has not answered yet.
  $effect(() => {
    const { moves: _, actors, seat } = table.view
    if (!actors.includes(seat) || performance.now() - hurriedAt > restMs) return
    resting = true
    const timer = setTimeout(() => {
      resting = false
    }, restMs)
    return () => {
      clearTimeout(timer)
      resting = false
    }
  })

  // The log has it all the same, and taking back leads past it.
  $effect(() => {
    const { choices, plain, moves } = table.view
    const [only] = choices.filter(isAnswer)
    if (!settings.skipSingle || !plain || only === undefined || moves === leaves || table.saving) return
    const timer = setTimeout(() => choose(only), seenMs)
    return () => clearTimeout(timer)
  })

  /** While one passes: the last line of the log when it began. */
  let passing = $state<number>()
  let passedAt = -1

  $effect(() => {
    const { view, saving } = table
    if (passing === undefined || saving) return
    const { main } = layOut(view.choices)
    const isAsked = view.actors.includes(view.seat)
    const why = happened(view, passing) ?? (isAsked && main?.role !== 'pass' ? view.prompt : undefined)
    if (why !== undefined) {
      passing = undefined
      say(`You Pass no more. ${why}`)
    } else if (isAsked && main && view.moves !== passedAt) {
      passedAt = view.moves
      choose(main)
    }
  })
  $effect(() => {
    if (passing === undefined) return
    const stop = () => {
      passing = undefined
    }
    for (const each of ['keydown', 'pointerdown']) addEventListener(each, stop)
    return () => {
      for (const each of ['keydown', 'pointerdown']) removeEventListener(each, stop)
    }
  })

  return {
    pass() {
      passing = table.view.log.at(-1)?.no ?? -1
      say('You Pass until something happens. Any key stops it.')
    },
    get onward() {
      return onward
    },
    get resting() {
      return resting
    },
    // A key of its own, which answers nothing: no press of it is meant for the main button.
    hurry,
  }
}

/** What ends a series of Passes: a Round, Combat, an Adventure, the end; or something that befalls the one who Passes. */
function happened({ log, seat, outcome }: TableView, since: number): string | undefined {
  if (outcome) return outcome.because
  const news = log.filter(({ no }) => no > since)
  return news.find(({ kind, seat: whose }) => kind === 'story' || kind === 'combat' || (whose === seat && kind !== 'plays'))?.text
}
