/** What one may do, with its price behind it: "you may bury one Phobia, but must pay 2 Sanity to do so". */

import type { Clause } from '../clauses.ts'

const pay = '(?<price>(?:pay|spend|lose) (?:#|1) sanity(?: point)?|(?:bury|discard|flip) [^,:;()]+?)'
const plainly = '(?<price>(?:pay|spend) (?:#|1) sanity(?: point)?|(?:bury|discard|flip) THIS(?: face-down)?)'
const stays = ['Ally', 'Artifact', 'Tome', 'Location'] as const
const so =
  '(?: (?:in order )?to do (?:so|this|that)| (?:for|when) (?:do (?:so|this|that)|doing (?:so|this|that)|this|it)| (?:for|when) (?:the|this) privilege)'
const costs = '(?:(?:do|doing) (?:so|this)|this|it|that) (?:costs?|require|take)(?: (?:you|your investigator))? (?<n>#|1) sanity(?: point)?'
const joint = '(?: ,)?(?: but| ; but| ;| and)'
const gate = '(?<gate>\\b(?:use|reuse) [^,:;()]*\\bgate\\b[^,:;()]*?)'
const deed = '(?<deed>(?!use (?:this|the|its|a|any|your) [^,:;()]*\\bgate\\b|choose\\b)[^:;()]+?)'

const again =
  '(?:more than once|again|once more|a second time|twice|any number of time|as often as you (?:like|wish)|(?:a|1) additional time)'
const useAgain = `(?<use>(?:(?:you )?may (?:use|reuse) (?:this|the|its) gate|(?:this|the|its) gate may is use) ${again})`
const price = '(?<but>(?: ,)? (?:but|and) (?:you )?must [^:;()]+)$'

export const butAtAPrice: readonly Clause[] = [
  // "But bury one Ally each time": as much as "but must".
  [
    new RegExp(`(?<=^${useAgain.replace('(?<use>', '(?:')}(?: ,)? but )(?=(?:bury|discard|flip|lose|pay) [^:;()]* each time$)`),
    'must ',
    ['Location'],
  ],
  // "May use this Gate again when a Storm is in play, but must ...": the condition is said of both, and so stands first.
  [new RegExp(`^${useAgain}(?: ,)? (?:when|if|while) (?<so>[^:;()]+?)${price}`), 'while <so> , <use> <but>', ['Location']],
  [new RegExp(`^${useAgain}(?: ,)? (?:at|by|during the) (?<time>night|day)${price}`), 'if it is <time> , <use> <but>', ['Location']],
  [new RegExp(`${gate}${joint} (?:you |they )?must (?:pay|spend|lose) (?<n>#|1) sanity(?: point)?${so}$`), '<gate> for <n> sanity'],
  [new RegExp(`${gate}${joint} ${costs}$`), '<gate> for <n> sanity'],
  [new RegExp(`(?<=^(?:[^:;()]+ , )?)you may ${deed}${joint} (?:you )?(?:must|have to) ${pay}${so}$`), 'you may <price> to <deed>'],
  // What this card itself or so much Sanity goes for is a price without any more words.
  [new RegExp(`(?<=^(?:[^:;()]+ , )?)you may ${deed}${joint} (?:you )?(?:must|have to) ${plainly}$`), 'you may <price> to <deed>'],
  [new RegExp(`(?<=^as your turn , )(?!you may )${deed}${joint} (?:you )?(?:must|have to) ${plainly}$`), '<price> to <deed>', stays],
  [new RegExp(`(?<=^(?:[^:;()]+ , )?)you may ${deed}${joint} ${costs}$`), 'you may pay <n> sanity to <deed>'],
  // What comes to the top of a Story Deck has a Gate that serves again.
  [
    /^(?<pay>(?:you must (?:still )?)?pay [^:;()]*?sanity cost[^:;()]*?)(?: ,)? (?:but|and) (?:you )?may (?:then )?(?:use|reuse) (?:the|its|that) gate(?: again| once more| anew)?$/,
    '<pay> . its gate may is use again',
    ['Event', 'Spell', 'Artifact', 'Ally', 'Tome'],
  ],
  [
    /^(?:you )?may (?:then )?(?:use|reuse) (?:(?:the|its|that) gate|(?:the|that) location 's gate|the gate (?:of|at) (?:that|the) location)(?: again| once more| anew)?$/,
    'its gate may is use again',
    ['Event', 'Spell', 'Artifact', 'Ally', 'Tome'],
  ],
]
