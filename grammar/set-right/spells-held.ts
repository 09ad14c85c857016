/** What a card holds and what is so of those Spells. */

import type { Token } from '../lexer.ts'
import { textAt, textOf, word, words } from '../tokens.ts'

/** What a card holds, as the grammar speaks of it before such a verb. */
const heldSpells = (spell: Token, verb: string): readonly Token[] =>
  /^(?:may|can|cannot)$/.test(verb)
    ? [spell, ...words('from this card', spell)]
    : verb === 'cost'
      ? [spell, ...words('cast from this card', spell)]
      : [word('each', spell), spell, ...words('hold by this card', spell)]

const spellsAgain =
  /^(?:it|they|(?:the|this|that|these|those|such|any such|each such) spell|(?:the |all |any |each )?spell (?:in|on|from|hold by) (?:it|this card)) (?=(?:cost|may|can|cannot|return|remain|turn|is (?:return|discard|bury|not|flip|turn))\b)/

/** "Can hold two Spells. They cost 1 less to cast": of those that it holds, whatever they are called. */
export function withSpellsAgain(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  let spell: Token | undefined
  return parts.map((part) => {
    const said = textOf(part.map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
    const again = spell ? spellsAgain.exec(said) : null
    if (!again) spell = holdsSpells.test(said) ? part.findLast(({ text }) => text === 'spell') : undefined
    const near = part[0]
    // "This card" by its Title is one word of the sentence.
    const length =
      again && near
        ? again[0].trim().split(' ').length - (/this card $/.test(again[0]) && part.some(({ type }) => type === 'self') ? 1 : 0)
        : 0
    return again && spell ? [...heldSpells(spell, textAt(part, length)), ...part.slice(length)] : part
  })
}

const costsNothing =
  /^, (?:which|that) (?:(?:may|can) is cast(?: (during|in) combat)?(?: (?:without (?:pay )?(?:(?:any|the|its) )?sanity(?: point)?(?: cost)?|at no (?:sanity )?cost))|cost no sanity(?: point)?(?: to cast)?|have no (?:sanity|casting) cost)$/

const holdsSpells = /(?:^| )(?:know|hold|contain)(?: .*)? spell$/

const ofTheSpells =
  /^, (?:which|that|but they|but it|and they|and it|but such spell|but these spell)(?= (?:cost|may|can|cannot|is|return|remain|turn)\b)|^, but (?=(?:may|can) only is cast\b|(?:may|can) is cast only\b)/

/** "Can know one Spell, which may be cast without Sanity cost", "..., but they may only be cast at Night": what it holds, and what is so of that. */
export function withSpellApart(part: readonly Token[]): readonly (readonly Token[])[] {
  const at = part.findIndex(({ text }, index) => text === ',' && textAt(part, index - 1) === 'spell')
  const said = at < 2 ? null : costsNothing.exec(textOf(part.slice(at)))
  if (at < 2 || !holdsSpells.test(textOf(part.slice(0, at)))) return [part]
  const near = part[at]!
  const inverted = /^, but (only (?:while|when|if|at|by) .+?) (may|can) (?:they|it) is cast$/.exec(textOf(part.slice(at)))
  if (inverted) {
    const length = inverted[1]!.split(' ').length
    const when = part.slice(at + 2, at + 2 + length)
    return [part.slice(0, at), [...words('spell from this card may', near), when[0]!, ...words('is cast', near), ...when.slice(1)]]
  }
  const told = said ? null : ofTheSpells.exec(textOf(part.slice(at)))
  if (told) {
    const rest = part.slice(at + told[0].trim().split(' ').length)
    return [part.slice(0, at), [...heldSpells(part[at - 1]!, textAt(rest, 0)), ...rest]]
  }
  if (!said) return [part]
  const head = said[1] ? words('during combat ,', near) : []
  return [part.slice(0, at), [...head, word('any', near), part[at - 1]!, ...words('cast from this card cost no sanity', near)]]
}
