/** Locations that are turned, by whatever verb: as a moment, for whom it is forbidden, and this very one. */

import type { Clause } from '../clauses.ts'

const turn = '(?:rotate|turn|alter|change|straighten)'
const when = '(?:when|(?:each|any) time(?: that)?)'
const upright = '(?: (?:right-side-up|upright))?'
const orientation = "(?:THIS 's orientation|its orientation|the orientation of (?:THIS|it)|the position of THIS)"
const altered = "(?:(?:alter|change) (?:a|any|their|your|the) location(?: card)? 's orientation|turn a location)"
const until = '(?<until>(?: (?:for|until|while|during|this|as long as|so long as|in|on) [^,:;()]+)?)'
const ends = '(?= (?:for|until|while|during|this|as long as|so long as|in|on|and|or)\\b| ?[,.]|$)'

const first =
  'the first (?:new )?(?<what>(?:[a-z_]+ )*?)location(?: card)? (?:that |which )?you (?:would (?:have to )?|must |begin to )?walk to'
const eachRound = ' (?:(?:during|in|of) (?:a|each|every|any) round|each round|every round)'
const walked =
  '(?:is|may is|can is|may always is) (?:play|place|put|turn|lay) right-side-up(?: at once| immediately)?(?: instead(?: of crosswise)?)?'

export const turnedUpright: readonly Clause[] = [
  // ---------------------------------------------------------------- this Location, once it has been walked to
  [new RegExp(`\\b${when} you (?:alter|change) ${orientation}(?=$| ,)`), 'when you arrive here by walk', ['Location']],
  [new RegExp(`\\b${when} you ${turn} THIS${upright}(?=$| ,)`), 'when you arrive here by walk', ['Location']],
  [new RegExp(`\\b${when} THIS is ${turn}${upright}(?=$| ,)`), 'when you arrive here by walk', ['Location']],
  // ---------------------------------------------------------------- the first that one walks to
  ...[
    `${first}${eachRound} ${walked}`,
    `(?:each|every|once a|once per|once each) round , ${first} ${walked}`,
    `${first} ${walked} (?:each|every) round`,
  ].map(
    (said): Clause => [
      new RegExp(`^${said}$`),
      'you may travel to a new <what> location in the same region , right-side-up , once a round',
    ],
  ),
  // ---------------------------------------------------------------- any Location: a walk begins, or ends
  [
    /(?<=\b(?:when|each time|any time)(?: that)? )(?:the orientation of (?:a|any) location(?: card)? is|(?:a|any) location(?: card)? 's orientation is) (?:alter|change)(?=$| ,)/,
    'any player turn a location',
  ],
  // ---------------------------------------------------------------- that it is forbidden
  [
    new RegExp(`\\bno location(?: card)?(?: 's orientation)? (?:may|can|could) is ${turn}${upright}${ends}`),
    'no player may rotate location',
  ],
  [new RegExp(`\\bno crosswise location(?: card)? (?:may|can) is ${turn}${upright}${ends}`), 'no player may rotate location'],
  [
    new RegExp(
      `\\b(?:the orientation of )?(?:a |any |all )?(?:crosswise )?location(?: card)?(?: 's orientation)? (?:may not|cannot|can not) is ${turn}${upright}${ends}`,
    ),
    'no player may rotate location',
  ],
  [new RegExp(`(?<=\\b(?:may not|cannot|can not) )${altered}${ends}`), 'rotate a location'],
  [new RegExp(`(?<=\\bno (?:player|investigator|opponent) (?:may|can) )${altered}${ends}`), 'rotate a location'],
  [
    new RegExp(
      `^(?<head>(?:[^,;:()]+ , )?)(?<who>[^,;:()]*?(?:opponent|player|investigator|you)) (?<not>may not|cannot|can not|may) (?<deed>(?:play|use|cast|pass)[^,;:()]*?) (?:or|nor) (?:rotate a location|${altered})${until}$`,
    ),
    '<head> <who> <not> <deed> <until> . <head> <who> <not> rotate a location <until>',
  ],
]
