/**
 * How a turn of phrase is written in the chapters beside this one. Words are in their basic form; `#` is a number, `THIS` this card by
 * whatever name, `(a|b)` one of several words, `a_b` a name of two. What a turn has taken up stands in its meaning at the same sign; SAME is left as it is, a
 * turn within which a shorter one does not hold; one that means nothing goes without saying.
 */
export type Saying = readonly [said: string, meant: string]

/** Who may own, hold, lack or suffer something. */
export const owning = ['you', 'opponent', 'player', 'investigator', 'they']
