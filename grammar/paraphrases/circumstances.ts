/**
 * Circumstances of several kinds in one list: "in a City or at Night", "at any Water Location or during a Storm", "while Outside or by
 * Day". The grammar has a list of places and one of times; where the two meet, each is said as what it asks.
 */

import type { Clause } from '../clauses.ts'

/** What a circumstance looks like, and what it asks: `N` tells those of one list apart. */
const kinds: readonly (readonly [kind: string, said: string, asks: string])[] = [
  ['place', '(?:at|in|on) (?<pN>(?:a|any|the|1) (?!top\\b|end\\b|start\\b|beginning\\b)[^,:;()]+?)', 'you is at <pN>'],
  ['time', 'at (?<nN>night)', 'it is <nN>'],
  ['time', 'by (?<nN>day)', 'it is <nN>'],
  ['event', 'during (?<eN>(?!combat\\b|the night\\b|the day\\b|your\\b|this\\b|each\\b)[^,:;()]+?)', '<eN> is in play'],
  ['state', '(?:while|when|if) (?<sN>underground|outside|inside)', 'you is <sN>'],
  [
    'asked',
    '(?:while|when|if) (?<cN>(?:you|your|a|any|it|there|this|THIS|its) (?!not\\b|no\\b|neither\\b)[^,:;() ]+(?: (?!not\\b|no\\b|neither\\b)[^,:;() ]+)*?)',
    '<cN>',
  ],
]

/** Two circumstances of which the grammar has no list: two of one kind it reads, and it knows a time beside an Event. */
const pairs = kinds.flatMap(([one, first, asksFirst]) =>
  kinds
    .filter(([other]) => other !== one && !(/time|event/.test(one) && /time|event/.test(other)))
    .map(([, second, asksSecond]) => ({
      said: `${first.replaceAll('N', '1')} or (?:else )?${second.replaceAll('N', '2')}`,
      asks: `if ${asksFirst.replaceAll('N', '1')} or ${asksSecond.replaceAll('N', '2')}`,
    })),
)

/** Whose place it is goes without saying only where no other player is spoken of. */
const ofYou = '(?!.*\\b(?:opponent|player|investigator|they|their|who|whose)\\b)'

const how = '(?<how>halve|double)'

export const circumstances: readonly Clause[] = [
  ...pairs.flatMap(({ said, asks }): readonly Clause[] => [
    [
      new RegExp(`^${ofYou}(?<deed>(?!as your turn|in combat|if |while |when |at |by |during |in |on )[^:;()]+?) ${said}$`),
      `<deed> ${asks}`,
    ],
    [new RegExp(`^${ofYou}${said} ,(?= )`), `${asks} ,`],
    [new RegExp(`^${ofYou}(?<head>as your turn|in combat) ${said} ,(?= )`), `<head> , ${asks} ,`],
  ]),
  // "If you are in a City or at Night", "unless he is Outside or by Day"; "not in a City or at Night" may be neither.
  [/(?<=\b(?:if|while|when|unless) (?:(?!not\b|no\b|neither\b)[^,:;() ]+ )*or )at night(?=$| ,)/, 'it is night'],
  [/(?<=\b(?:if|while|when|unless) (?:(?!not\b|no\b|neither\b)[^,:;() ]+ )*or )by day(?=$| ,)/, 'it is day'],
  [
    /(?<=\b(?:if|while|when|unless) (?:(?!not\b|no\b|neither\b)[^,:;() ]+ )*or )during (?<what>(?:a |any |the )?(?!combat\b|night\b|day\b)[^,:;() ]+(?: event)?)(?=$| ,)/,
    '<what> is in play',
  ],
  // ---------------------------------------------------------------- half as much there, twice as much here
  [/^(?:THIS |it )?lose half (?:of )?(?:its|their) (?:card )?value(?=$| )/, 'halve this card', ['Ally', 'Monster']],
  [
    new RegExp(
      `^(?:(?:THIS (?:'s )?|its |their |the )?(?:card )?value (?:of THIS )?is |THIS is |is )?${how}(?= (?:at|in|on|by|during|while|when|if) )`,
    ),
    '<how> this card',
    ['Ally', 'Monster'],
  ],
  [
    /^(?:THIS |it )?(?:have |is worth |count )(?:only )?half (?:its |their )?(?:usual |normal )?(?:card )?(?:value|point)(?= (?:at|in|on|by|during|while|when|if) )/,
    'halve this card',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^${ofYou}${how} (?:the value of )?THIS (?:at|in|on) (?<place>(?:a|any|the) (?!end\\b|start\\b|beginning\\b)[^,:;()]+)$`),
    '<how> this card if you is at <place>',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^${ofYou}(?:at|in|on) (?<place>(?:a|any|the) (?!end\\b|start\\b|beginning\\b)[^,:;()]+?) , ${how} (?:the value of )?THIS$`),
    '<how> this card if you is at <place>',
    ['Ally', 'Monster'],
  ],
]
