/** Turns that are given for something: the one on which it is done, and of several the next ones as well. */

import type { Self } from '../reading.ts'
import { asRest, like, type Row } from '../rewording.ts'

const giving = '(?:lose|skip|miss|spend|give up|sacrifice|forfeit|forgo|use|pass up)'
const givenUp = '(?:losing|skipping|missing|spending|giving up|sacrificing|forfeiting|forgoing|using|passing up)'
const turns = '(an?|one|two|three|[123]|your(?! next)|your next|his next|her next|their next)(?: (?:full|whole|entire))? turns?'
const here = '(?: (?:here|at this location|in this location))?'
const deed = '(?:bury|draw|gain|discard|look at|search|return|take|flip|play|put|remove|shuffle|exchange|recover)'
const does = `(${deed} (?!(?:it|them|that)\\b)(?:(?!\\b(?:by|and|or|if|unless|while|when|then)\\b)[^.;:,])+?)`
const who = '(?:you|the affected player|the victim|the afflicted player)'
const so = '(,? (?:if|while|unless|at night\\b|by day\\b|during the (?:day|night)\\b)[^.;:,]*)?(?=[.;]|$)'

/** How it is said, and whether what is done stands before the Turns it takes. */
const ways: readonly (readonly [said: string, isDeedFirst: boolean])[] = [
  [`(?:${who} may )?${does}${here} by ${givenUp} ${turns}${here}${so}`, true],
  [`(?:${who} (?:may|can) )?(?:choose to )?${giving} ${turns}${here} (?:in order )?to ${does}${here}${so}`, false],
  [`(?:in order )?to ${does}${here},? (?:${who} must )?${giving} ${turns}${here}${so}`, true],
  [`by ${givenUp} ${turns}${here},? ${who} (?:may|can) ${does}${here}${so}`, false],
  [
    `if ${who} (?:skip|spend|give up|sacrifice|forfeit|forgo|pass up)s? ${turns}${here},? (?:${who} (?:may|can) )?${does}${here}${so}`,
    false,
  ],
]

/** "You may bury this card by losing a Turn", "skip two Turns to draw three cards", "to bury a Phobia here, spend a Turn". */
export const turnsAsAPrice = (self: Self | undefined): readonly Row[] =>
  ways.map(
    ([said, isDeedFirst]): Row => [
      new RegExp(`(?<=^|[.;] |(?:^|[.;] )(?:if|while|at|during) [^.;:,]+, )${said}`, 'giu'),
      (found, [first, second, when = '']) => {
        const [what, n] = isDeedFirst ? [asRest(first!), second!] : [asRest(second!), first!]
        const isNext = /next$/i.test(n)
        const count = isNext || /^(?:two|2)$/i.test(n) ? 2 : /^(?:three|3)$/i.test(n) ? 3 : 1
        // What is done at once, for the Turn to come, takes this Turn as well.
        if (isNext && self?.type === 'Location') return found
        const isHere = self?.type === 'Location' && (count > 1 || /\b(?:here|(?:at|in) this location)\b/i.test(found))
        if (isHere)
          return count > 2 ? found : like(found, `you may remain here for ${count === 1 ? 'one Turn' : 'two Turns'} and ${what}${when}`)
        const next = ['', ' and lose your next Turn', ' and lose your next two Turns'][count - 1]!
        return like(found, `as your Turn, ${count === 1 ? 'you may ' : ''}${what}${next}${when}`)
      },
    ],
  )
