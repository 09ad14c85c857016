/** Values that a card takes over from another, what its Weapons add, and what a player's gains, losses and costs become, in the words of printed cards. */

import type { Clause } from '../clauses.ts'

const fights: Clause[2] = ['Ally', 'Monster']
const yours: Clause[2] = ['Ally', 'Artifact', 'Tome']
const until = '(?: (?:until|for|during) [^,:;()]+)?'
/** A time or condition told before. */
const head = '(?<=^(?:(?:at|by|during|while|if|when|unless|except|as long as) [^:;()]+? , )?)'

export const takenOver: readonly Clause[] = [
  // "Takes the value of the highest valued Ally you have in play": it is worth as much.
  [
    new RegExp(`${head}(?:THIS |it )?takes?(?: on)? the (?:card )?value of (?=(?:the|your) (?:highest|lowest)\\b)`),
    "this card 's value is equal to the value of ",
    fights,
  ],
  // "Bury one random Defending Ally and add that Ally's value to this card": of the one that the words before have named, in that Combat.
  [
    new RegExp(
      `(?<=\\b(?:1|a) [^:;()]*\\bally\\b[^:;()]*?)(?: ,)? and add (?:its|their|(?:that|the) ally 's) (?:card )?value to (?:the value of )?THIS(?<so>${until})$`,
    ),
    ' and add their value to this card <so>',
    fights,
  ],
  [
    /(?<=^(?:when|if) (?:this card|THIS|it)?(?: is)? ?reveal\b[^:;()]*\band add (?:their|its) value to (?:THIS|this card))$/,
    ' until the end of combat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what Weapons add
  [
    /\b(?:(?:all |each |any )?weapon (?:bear|carry|hold|use|wield) by (?:THIS|it|they)|(?:each |any )weapon (?:that )?THIS bear) (?:add|gain) (?<n>#|1)(?: (?:more|additional|extra))?(?: point)?/,
    'any weapon hold by this card add <n> point',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- gains, losses and costs
  [new RegExp(`${head}sanity loss (?=is (?:reduce|increase|halve|double)\\b)`), 'your sanity loss ', yours],
  [new RegExp(`${head}sanity gain (?=is (?:reduce|increase|halve|double)\\b)`), 'your sanity gain ', yours],
  [/\byour (?<what>spell) cost no sanity to cast(?= |$)/, '<what> cost you no sanity to cast'],
  // "For one Round": this one.
  [/\bfor 1 round$/, 'for the rest of the round', yours],
  // ---------------------------------------------------------------- a subject that the head leaves out
  [
    /(?<=^(?:at|by|during|while|if|unless|except|when) [^:;()]+? , )(?=(?:may is give|become (?:corrupt|steadfast|visible|invisible)) ?)/,
    'this card ',
    fights,
  ],
  [new RegExp(`${head}(?:THIS |it )?(?:may|can) is join by (?:a |any |all )?(?<who>[^,:;()]+)$`), 'this card join <who>', fights],
]
