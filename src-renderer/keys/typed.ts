/**
 * Letters typed in a list, one soon after the other: the beginning of a Title, to which the list goes. A letter that is a key of
 * the screen does what it always does, unless others were typed before it; with Shift it begins a Title.
 */
import { isPlain } from '../ui/keys.ts'
import { commandOf } from './bound.svelte.ts'
import { offeredNow } from './offers.ts'

/** Whoever pauses so long, in milliseconds, begins anew. */
const pauseMs = 1_000

/** When the last letter was typed, in whichever list had the focus. */
let last = Number.NEGATIVE_INFINITY

const isSign = (event: KeyboardEvent) => isPlain(event) && [...event.key].length === 1

/** Whether this press goes on with letters that were typed, so that it is no key of its own. */
export const goesOnTyping = (event: KeyboardEvent) => isSign(event) && event.timeStamp - last <= pauseMs

/** Answers what is typed so far with this press; nothing, if it is not for the list. */
export function typedLetters(): (event: KeyboardEvent) => string | undefined {
  let letters = ''
  return (event) => {
    // A key that is held for the next one is nothing by itself.
    if (['Shift', 'CapsLock', 'AltGraph', 'Dead'].includes(event.key)) return undefined
    if (!isSign(event)) {
      last = Number.NEGATIVE_INFINITY
      return undefined
    }
    if (!goesOnTyping(event)) letters = ''
    if (letters === '' && (!/[\p{L}\p{N}]/u.test(event.key) || commandOf(event, [...offeredNow().keys()]) !== undefined)) return undefined
    letters += event.key
    last = event.timeStamp
    return letters
  }
}

/**
 * The place of the next Title that begins with these letters, seen from `at` (-1 where no card is looked at); with a single letter the
 * one that is looked at does not count. Nothing where no Title begins so.
 */
export function beginningWith(letters: string, titles: readonly string[], at: number): number | undefined {
  const from = Math.max(0, letters.length > 1 ? at : at + 1)
  const places = titles.map((_, i) => (from + i) % titles.length)
  return places.find((each) => titles[each]!.toLowerCase().startsWith(letters.toLowerCase()))
}
