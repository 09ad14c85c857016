/** What is given for something else: one card for another, and what others then do as well. */

import { like, type Row } from '../rewording.ts'

const n = '(an?|any one|any|one|two|three|\\d+)'
const what = '((?:other |new )?(?!cards?\\b)[^.,;:()]+?|cards?)'
const hand = '(?:from|in|of) your Hand'

const one = (said: string): string => (/^(?:an?|any|any one)$/i.test(said) ? 'one' : said.toLowerCase())

export const inReturn: readonly Row[] = [
  // "Discard an Artifact from your Hand in exchange for any other Artifact in your Discard Pile".
  [
    new RegExp(
      `\\b(?:discard|trade|swap|barter|exchange) ${n} ${what} ${hand} in (?:exchange|return|trade|barter) for ${n} ${what} (?:in|from|of) your Discard Pile(?=[.;]|$)`,
      'giu',
    ),
    (said, [a, gives, b, gets]) => like(said, `exchange ${one(a!)} ${gives} from your Hand for ${one(b!)} ${gets} in your Discard Pile`),
  ],
  [
    new RegExp(
      `\\bdiscard ${n} ${what} ${hand} and take ${n} ${what} (?:in|from|of) your Discard Pile in (?:exchange|return|its place|its stead)(?=[.;]|$)`,
      'giu',
    ),
    (said, [a, gives, b, gets]) => like(said, `exchange ${one(a!)} ${gives} from your Hand for ${one(b!)} ${gets} in your Discard Pile`),
  ],
  [
    /(\b(?:discard|bury) (?:an?|any one|any|one|two|three) [^.,;:()]+?) in (?:exchange|return) for (one|two|three|four|\d+|an?)(?: new| other)? cards?(?: drawn)?(?: from your Mythos Deck)?(?=[.;]|$)/giu,
    (_, [gives, many]) => `${gives} and draw ${one(many!)} card${one(many!) === 'one' ? '' : 's'}`,
  ],
  // "Place one card from your Hand beneath your Mythos Deck and replace it with one from your Discard Pile at random".
  [
    new RegExp(
      `(\\b(?:place|put|bury|discard|return) (?:an?|any one|any|one) [^.,;:()]+? ${hand}(?: [^.,;:()]+?)?),? and replace it with (?:an?|one)(?: random)?(?: new| other)? card (?:(?:drawn |taken |chosen )?(?:from your Discard Pile (?:at random|randomly|by lot)|(?:at random|randomly|by lot) from your Discard Pile))(?=[.;]|$)`,
      'giu',
    ),
    (_, [gives]) => `${gives}. Then take one random card from your Discard Pile into your Hand`,
  ],
  [
    new RegExp(
      `(\\b(?:place|put|bury|discard|return) (?:an?|any one|any|one) [^.,;:()]+? ${hand}(?: [^.,;:()]+?)?),? and replace it with (?:an?|one) random card (?:from|of|in) your Discard Pile(?=[.;]|$)`,
      'giu',
    ),
    (_, [gives]) => `${gives}. Then take one random card from your Discard Pile into your Hand`,
  ],
  // "Bury any Storm Event in play. You may immediately replace it with another from your Hand": one more such card is played.
  [
    /(\b(?:bury|discard) (?:an?|any one|any|one)) ([^.;:()]+?)((?: in play| of (?:an|any|your) (?:opponent|player)| you have in play)?)(?:[.;] |,? and )(?:then,? )?(you may (?:then |immediately |at once )?)?(?:then |immediately |at once )?replace it (?:immediately |at once )?with (?:another|a new one|one)(?: (?:one|such card|such Event|\2))? from your Hand(?=[.;]|$)/giu,
    (_, [loses, kind, where = '', may = '']) =>
      `${loses!.replace(/any one|any|an?$/i, 'one')} ${kind}${where}. ${may ? 'You may then' : 'Then'} play ${/^[aeiou]/i.test(kind!) ? 'an' : 'a'} ${kind} from your Hand`,
  ],
  // "Draw two cards. Each opponent then draws one", "loses 2 Sanity. ... then loses 1".
  [
    /(\bdraw (?:an?|one|two|three|four|\d+)(?: (?:new|additional|more))? cards?\b[^.;]*[.;] )((?:Each|Every|All)(?: other)? (?:opponents?|players?|Investigators?)|Your opponent)( then| also) (draws?) (one|two|three)(?=[.;]|$)/giu,
    (_, [first, who, then, draws, many]) => `${first}${who}${then} ${draws} ${many} card${/one$/i.test(many!) ? '' : 's'}`,
  ],
  [
    /(\b(?:lose|gain) \d+ (?:points? of )?Sanity(?: points?)?\b[^.;]*[.;] )((?:Each|Every|All)(?: other)? (?:opponents?|players?|Investigators?)|Your opponent)( then| also) ((?:loses?|gains?) \d+)(?=[.;]|$)/giu,
    (_, [first, who, then, does]) => `${first}${who}${then} ${does} Sanity`,
  ],
]
