/** Where alone something is so or is done, and where not, told behind it: "except in the Dreamlands", "but only at a Library". */

import type { Clause } from '../clauses.ts'

const place =
  '(?:in|at) (?!combat|night|the (?:same|start|end|beginning|moment)|random|least|most|any time|a time|once|play|your hand|1)[^,:;()]+'
/** What tells of ways, and of where cards are played, has words of its own for where not. */
const noWay =
  '(?=as your turn , |you (?:may|can|cannot|draw) |your (?:ally|opponent may not|opponent cannot)|opponent (?:may not|cannot) |no (?:player|investigator|opponent|1) |nobody |(?:THIS )?(?:add|subtract|gain|lose|draw|is worth|see|bypass|join|may not|cannot) |(?:flip|bury|discard) THIS )(?!.*\\b(?:reach|enter|leave|find)\\b)(?!(?:THIS|may|can|play|only|use|cast) )'

export const butNotThere: readonly Clause[] = [
  [new RegExp(`(?<=^${noWay}[^:;()]+?)(?: ,)? (?:except|but not|but never|though not) (?<at>${place})$`), ' unless <at>'],
  [new RegExp(`(?<=^${noWay}[^:;()]+?)(?: ,)? but only (?<at>${place})$`), ' only while <at>'],
  [new RegExp(`(?<=^${noWay}[^:;()]+? (?!play|cast|use|attack|is|may|can)[^,:;() ]+) only (?<at>${place})$`), ' only while <at>'],
  // "As your Turn, you may bury one Phobia at any Library": what is done to a Phobia tells no place of it.
  [
    /^(?<turn>as your turn , )(?<deed>(?:you may )?(?:bury|discard) (?:1|any 1|a|any) phobia(?: affect you)?) (?<at>(?:at|in) (?!play)[^,:;()]+)$/,
    '<turn> while <at> , <deed>',
  ],
  // "You may return one Artifact from your Story Deck to your Hand in the Dreamlands": where you are.
  [
    /^(?<turn>as your turn , )(?<deed>(?:you may )?[^,:;()]+? (?:to|into|in) your hand) (?<at>(?:at (?:a|any) |in (?:the (?:dreamlands|waking world)|new aeon))[^,:;()]*)$/,
    '<turn> while <at> , <deed>',
  ],
]
