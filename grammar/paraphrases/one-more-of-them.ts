/**
 * So many of those that were just counted, a second one of the same, any other one, and what else is so of them: in each case words that point
 * back at cards which the same sentence has named.
 */

import type { Clause } from '../clauses.ts'

const what = '(?<what>(?:(?!card\\b|sanity\\b)[a-z_-]+ ){0,2}?(?:ally|artifact|tome|weapon|spell|monster|phobia|cultist|[a-z_]+))'
const range = '(?:(?:more|fewer) than (?:#|1)|at least (?:#|1)|(?:#|1) or more|(?:#|1))'
const has = `(?<if>(?:if|when) (?<who>your opponent|the opponent|target opponent|that player|that opponent) have ${range} ${what}(?: in play)?) ,`
const hand = `(?<if>(?:if|when) (?<who>your opponent|the opponent|target opponent|that player|that opponent) have ${range} card in (?:their |the )?hand) ,`
const must = 'that (?:they|your opponent|that player) must (?<how>bury|discard|flip)(?<face>(?: face-down)?)'
const goes = '(?<how>(?:bury|discard|flip))'
const plural = '(?:all|each|every|any|your|other|the)(?: of)?(?: (?:your|other|the))*'

export const oneMoreOfThem: readonly Clause[] = [
  // "If your opponent has more than three Allies, randomly choose three that he must bury": three of those Allies.
  [new RegExp(`^${has} randomly choose (?<n>#|1)(?: of (?:them|they|those))? ${must}`), '<if> , randomly <how> <n> <what> of <who> <face>'],
  [
    new RegExp(`^${has} choose (?<n>#|1)(?: of (?:them|they|those))? at random ${must}`),
    '<if> , randomly <how> <n> <what> of <who> <face>',
  ],
  [new RegExp(`^${has} choose (?<n>#|1)(?: of (?:them|they|those))? ${must}`), '<if> , <how> <n> <what> of <who> <face>'],
  [
    new RegExp(`^${hand} randomly choose (?<n>#|1)(?: of (?:them|they|those))? ${must}`),
    '<if> , randomly <how> <n> card in the hand of <who>',
  ],
  [
    new RegExp(
      `^${has} (?<he>(?:they|your opponent|that player) must )${goes} (?<n>#|1)(?: of (?:them|they|those))?(?<face>(?: face-down)?)$`,
    ),
    '<if> , <he> <how> <n> <what> <face>',
  ],
  // "If it is Night, he discards a second card": one more. What is flipped might be the same again.
  [
    /(?<=^(?:if|at|during|while|by) [^,:;()]+ , (?:(?:(?:they|your opponent|the opponent|that player|that opponent|each player|each opponent|you) (?:must )?)(?:bury|discard|draw)|draw) )a second (?<what>(?:[a-z_-]+ )?(?:card|ally|artifact|tome|weapon))(?=$| of | from | at random| in )/,
    '1 <what>',
  ],
  [
    /(?<=^if (?<who>your opponent|the opponent|target opponent|that opponent) [^,:;()]+ , )(?:randomly choose and|choose at random and|choose randomly and|randomly) (?<how>bury|discard) a second (?<what>(?:[a-z_-]+ )?(?:ally|artifact|tome|weapon))$/,
    'randomly <how> 1 <what> of your opponent',
  ],
  // "Any other one of your Allies", "any one other of your Allies".
  [/\b(?:any other 1|any 1 other|another 1|1 other) of your (?!other\b)(?=[a-z_])/, '1 of your other '],
  // "Your Cultists add 1, but they may not defend by Day": the same Cultists.
  [
    new RegExp(
      `^(?<who>${plural} (?!THIS\\b)[^,:;()]+?) (?<first>(?:add|gain|lose|subtract|know|have|is|may|cannot)\\b[^:;()]*?) (?:, )?but they (?=(?:may not|cannot|can not|may never|can never|may only)\\b)`,
    ),
    '<who> <first> . <who> ',
  ],
  // "Two Weapons, as long as one of them is a Rifle".
  [
    /(?<=\b(?:hold|carry|bear|have|use|wield) (?:up to )?# weapon) ,? (?:as long as|so long as|while|on condition that|but only if|only if|if) (?:at least )?(?<one>1)(?: of (?:them|they|these|those))? is (?=(?:a |not a )?[a-z_])/,
    ' provided that 1 of them is ',
  ],
  [
    /^never (?<how>flip|bury|discard)(?<so>(?: face-down)?(?: (?:by|in|at|during) [^,:;()]+)?)$/,
    'this card is never <how> <so>',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  // "Any number of Brothers may stand together."
  [
    /^any number of (?:THIS|this card) (?:may|can) (?:stand|serve|fight|live|gather|work|act|walk|serve you|is)(?: (?:together|side by side|at your side|beside you|at once))+(?: in play)?(?: (?:together|at once|at the same time))?$/,
    'any number of this card may is in play at once',
  ],
]

/** Cards that are seen, and go back in whatever order. */
export const seenAndPutBack: readonly Clause[] = [
  [
    /^(?<head>(?:[^.:;()]* )?)(?:look|peek|glance|peep) (?:at )?(?<top>the (?:top|bottom) (?:#|1) card of [^.,:;()]+) \. (?:then )?(?:return|replace|put|place) (?:they|it|them|the card|those card|these card)(?: back| on top| back on top)?(?: of (?:it|that deck|their deck|the deck))? in (?:whatever|whichever|any|whatsoever) order (?:(?:that )?(?:you|suit you)(?: (?:like|wish|prefer|choose|please|want|desire|see fit))?)?$/,
    '<head> look at <top> and put them back in any order',
  ],
]
