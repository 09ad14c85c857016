/** What a card calls itself by, told as "this": "the Event", "the Bearer" on a Torch Bearer. */

import type { Self } from '../reading.ts'
import { inTurn, like, type Rewording, reworded } from '../rewording.ts'
import { persons } from './phrases.ts'

/** What follows the name of a thing that is known already: a stop or what it does, and nothing that tells which of several it is. */
const known =
  "(?=$|[.,;:)]|['’]s\\b| (?:is|was|are|may|can|cannot|does|has|adds?|gains?|loses?|remains?|stays?|must|and|or|to|as|when|while|if|unless|until|after|before|at (?:night|the end|the start|the beginning|once)|in play|in combat|this|for|costs?(?! you\\b)|joins?|attacks?|survives?|defends?|becomes?|by|except|without|even|at any|face-up|face-down|instead|immediately|again)\\b)"

/** Subtypes that a card calls itself by. */
const kinds = /^(?:Phobia|Weapon|Storm|Star)$/

/** What a card may be called by the end of its Title, though it is a word of the game for somebody else. */
const alsoRoles = /^(?<rest>.+) (?<last>Bearer|Wielder|Caster)$/

/** "While the Event is in play", on an Event that speaks of no other: this card. Nothing where it does not say so. */
export function ofItself(text: string, { type, subtype, title }: Pick<Self, 'type' | 'subtype' | 'title'>): Rewording | undefined {
  const role = persons.has(type) ? alsoRoles.exec(title)?.groups : undefined
  const called = [
    ...[type, ...(subtype && kinds.test(subtype) ? [subtype] : [])].map((word) => ({ word, before: '' })),
    // "The Bearer" on a Torch Bearer.
    ...(role ? [{ word: role['last']!, before: `(?<!\\b${role['rest']!.replace(/[^\w ]/g, '.')} )` }] : []),
  ]
  return inTurn(
    text,
    called.map(({ word, before }) => (so: string) => {
      const every = new RegExp(word === 'Ally' ? '\\b(?:Ally|Allies)\\b' : `${before}\\b${word}s?\\b`, 'gi')
      const own = new RegExp(`\\bthe ${word}${known}`, 'gi')
      const isAlone = [...so.matchAll(every)].length === [...so.matchAll(own)].length
      return isAlone ? reworded(so, own, (said) => like(said, `this ${before ? type : word}`)) : undefined
    }),
  )
}
