/**
 * Looking something up in the rules: where a rule is to be found, and the book that lies over whatever is shown, so that
 * one key leads to a paragraph and one key back. On the Rules screen itself the address does the same.
 */
import type { GameId } from '../../src-main/contract/table.ts'
import { address, go, route } from '../state/route.svelte.ts'

export interface Place {
  readonly game: GameId
  /** A rule ("M14.45"), a chapter ("M14", "a-turn") or the glossary; nothing for the beginning. */
  readonly paragraph?: string | undefined
}

/** What the numbers of the light games' rules begin with. */
const books: Readonly<Record<string, GameId>> = { CD: 'cthulhu-dice', PM: 'pocket-madness', TM: 'tides-of-madness', WS: 'witch-of-salem' }

export const gameOf = (rule: string): GameId => books[rule.split('-')[0] ?? ''] ?? 'mythos'

export const placeOf = (rule: string): Place => ({ game: gameOf(rule), paragraph: rule })

let trail = $state.raw<readonly Place[]>([])
let now = $state(-1)

/** The book that lies open over the screen. */
export const over = {
  get place(): Place | undefined {
    return trail[now]
  },
  get canGoBack(): boolean {
    return now > 0
  },
  get canGoForward(): boolean {
    return now < trail.length - 1
  },
  step(by: 1 | -1): void {
    now = Math.min(trail.length - 1, Math.max(0, now + by))
  },
  close(): void {
    trail = []
    now = -1
  },
}

/** Shows a place of the book: on the Rules screen there, anywhere else over what is shown. */
export function lookUp(place: Place): void {
  if (over.place === undefined && route.current.at === 'rules') return go({ at: 'rules', ...place })
  trail = [...trail.slice(0, now + 1), place]
  now = trail.length - 1
}

export const addressOf = (place: Place): string => address({ at: 'rules', ...place })

/** A plain click on a link into the book; any other is the browser's business. */
export function follow(event: MouseEvent, place: Place): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  lookUp(place)
}

/** The place that belongs to what has the focus: the rule it bears, else one in the open dialog, else that of what is asked. */
export function placeInFocus(): Place {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const bearer =
    document.activeElement?.closest<HTMLElement>('[data-rule]') ??
    dialog?.querySelector<HTMLElement>('[data-rule]') ??
    document.querySelector<HTMLElement>('[data-prompt][data-rule]')
  const rule = bearer?.dataset['rule']
  return rule === undefined ? { game: 'mythos' } : placeOf(rule)
}
