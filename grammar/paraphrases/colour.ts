/** What only paints the scene, and names for this card and for those spoken of before: the Colonel, the crew, that card. */

import type { Clause } from '../clauses.ts'

export const colour: readonly Clause[] = [
  // "When revealed, a Vampire discards one Tome of your opponent": what a card does is done.
  [
    /(?<=^|^(?:when|if) (?:THIS is )?reveal , |, )(?:a |the )?THIS (?<deed>bury|discard|flip|cancel) (?=(?:a|1|#|each|all|any|up) (?!THIS)(?:\S+ ){1,6}?(?:of your opponent|in your opponent|your opponent))/,
    '<deed> ',
    ['Monster'],
  ],
]
