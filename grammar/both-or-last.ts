/**
 * Two things or a third, of which somebody does what he likes: "he must bury it and lose 2 Sanity, or discard two cards". Put so before the
 * grammar reads, which would take the first of the three for one that is done in any case.
 */

import { type Clause, putAsMeant } from './clauses.ts'
import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { byHim, ofHim, withIt } from './roundabout.ts'
import { piecesOf } from './tokens.ts'

/** "He must bury it and lose 2 Sanity, or discard two cards": both of them, or the last. */
const bothOrLast: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?)(?<who>${ofHim}) must (?:either )?(?<a>${withIt}) and (?<b>${byHim}) , or (?:else )?(?<c>${withIt})$`,
    ),
    '<who> choose : ( <a> , <who> <b> ) or ( <c> )',
  ],
  [
    new RegExp(`(?<=^(?:[^:;()]+ , )?)(?<who>${ofHim}) must (?:either )?(?<a>${withIt}) and (?<b>${byHim}) , or (?:else )?(?<c>${byHim})$`),
    '<who> choose : ( <a> , <who> <b> ) or ( <who> <c> )',
  ],
]

/** A sentence of that kind as it is meant: the grammar would take the first thing for one that is done in any case. */
export function putBothOrLast(sentence: readonly Token[], self: Self | undefined): readonly Token[] {
  const pieces = piecesOf(sentence, self)
  return (
    bothOrLast.reduce<readonly Token[] | undefined>((found, clause) => found ?? putAsMeant(clause, sentence, pieces, self), undefined) ??
    sentence
  )
}
