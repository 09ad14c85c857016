/** Two things that are said of this card, the second with a word of leave of its own: "may not be played during the Day, and cannot be Controlled". */

import type { Clause } from '../clauses.ts'

const leave = '(?:may not|cannot|can not|may never|can never|may only|can only|must)'
const first = `(?<a>(?:(?:THIS|it|they) )?${leave} (?!not\\b)[^,:;()]+?)`
const also = '(?:also |never |always )?'

export const andMayNot: readonly Clause[] = [
  [
    new RegExp(`^${first}(?: ,)? (?:and|but|;)(?: (?:THIS|it|they))? ${also}(?<b>${leave} [^,:;()]+)$`),
    '<a> . this card <b>',
    ['Monster', 'Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?<a>(?:(?:THIS|it|they) )?(?:may not|cannot|can not|may never) [^,:;()]+?)(?: ,)? nor (?:may|can) (?:THIS|it|they) (?<b>[^,:;()]+)$/,
    '<a> . this card may not <b>',
    ['Monster', 'Ally', 'Artifact', 'Tome'],
  ],
]
