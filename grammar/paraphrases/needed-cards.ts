/** The cards that a Great Old One needs, or any card whose text asks for some, told of the player or of the card: only one of them, one fewer, none. */

import type { Clause } from '../clauses.ts'

const need = '(?:need|require)'
const here = '(?<here> (?:here|at THIS|in THIS|at this location|in this location))'
const needed = `(?:(?:(?:the|its|their|all|both|any|any of the) )?(?:of (?:the|its|their) )?(?<two># )?(?:(?:${need} card|card(?: that| which)?(?: (?:it|they))? ${need}|card|requirement)(?: (?:to|in order to) play (?:it|them|that card)| for (?:it|them))?))`
const just = '(?:only|just)'
const played = '(?:(?: that| which)? (?:you play|is play by you|play by you))'

const may = (what: string, rest: string): string => `you may play ${what} <here> regardless of ${rest}`
const all = 'the <two> card it need'
const one = '1 of the <two> card it need'

/** "When you play a Great Old One here", and what is so of you then. */
const whenYou = `^(?:(?:when|whenever|if|each time|every time) you (?:want to |wish to )?play (?<what>[^,]+?)${here}? , )`
/** "Great Old Ones you play here", and what is so of them then. */
const such = `^(?:(?:all|any|each|every) )?(?<what>(?!you\\b|your (?:opponent|ally)\\b|this\\b|THIS\\b|it\\b|they\\b)[^,]+?)`

const rows = (said: string, meant: string): Clause => [new RegExp(said), meant]

export const neededCards: readonly Clause[] = [
  rows(
    `${whenYou}you (?:${just} need|need ${just}(?: (?:to )?have)?|need to have ${just}|must ${just} have|must have ${just}|have to have ${just})(?: to have)? 1 of ${needed}$`,
    may('<what>', one),
  ),
  rows(`${whenYou}1 of ${needed} (?:is enough|suffice|will do|is sufficient)$`, may('<what>', one)),
  rows(`${whenYou}you (?:may|can) (?:ignore|disregard|leave out|do without) (?:any )?1 of ${needed}$`, may('<what>', one)),
  rows(`${whenYou}you need 1 (?:fewer card|card fewer|card less|less card|less of ${needed})$`, may('<what>', one)),
  rows(
    `${whenYou}(?:you (?:do not need(?: to have)?|need not have|need not meet) (?:any of )?${needed}|you need (?:none|neither) of ${needed}|you (?:may|can) (?:ignore|disregard|do without) ${needed})$`,
    may('<what>', all),
  ),
  rows(`${such}${played}${here}? (?:${just} need|need ${just}) 1 of ${needed}$`, may('<what>', one)),
  rows(`${such}${played}${here}? need 1 (?:fewer card|card fewer|card less|less card)$`, may('<what>', one)),
  rows(`${such}${played}${here}? (?:do not need|need not) (?:any of )?${needed}$`, may('<what>', all)),
  rows(
    `${such} play (?<where>(?:at|in) [^,]+?) (?:${just} need|need ${just}) 1 of ${needed}$`,
    `you may play <what> <where> regardless of ${one}`,
  ),
  rows(
    `${such} play (?<where>(?:at|in) [^,]+?) (?:do not need|need not) (?:any of )?${needed}$`,
    `you may play <what> <where> regardless of ${all}`,
  ),
  rows(`${such}(?: play)?${here} (?:${just} need|need ${just}) 1 of ${needed}$`, may('<what>', one)),
  rows(`${such}(?: play)?${here} need 1 (?:fewer card|card fewer|card less|less card)$`, may('<what>', one)),
  rows(`${such}(?: play)?${here} (?:do not need|need not) (?:any of )?${needed}$`, may('<what>', all)),
  rows(
    `^you (?:do not need(?: to have)?|need not have) (?:any of )?the (?:# )?card(?: that| which)? (?<what>(?:a|any) [^,]+?) (?:need|require)(?: to play (?:it|them))?${here}?$`,
    may('<what>', all),
  ),
]
