/** Which rules a clause of a card is carried out by: those that somebody in doubt would look up. */
import type { Rule } from '../../grammar/ast.ts'
import type { PrintedCard } from '../../grammar/card.ts'
import { wordsOfRule } from '../../grammar/deeds.ts'

/** The rule to look up for a word of what is done; words without one explain themselves. */
const ofDeed: Readonly<Partial<Record<string, readonly string[]>>> = {
  bury: ['M1.29'],
  discard: ['M1.31'],
  flip: ['M1.35'],
  shuffle: ['M15.30'],
  draw: ['M15.27'],
  play: ['M5.17'],
  search: ['M6.69'],
  summon: ['M9.34', 'M9.37'],
  control: ['M9.48'],
  cancel: ['M19.5', 'M19.6'],
  dictate: ['M19.3'],
  join: ['M11.20'],
  time: ['M10.22'],
  see: ['M11.38'],
  'stand-in': ['M12.45', 'M19.16'],
  value: ['M17.10'],
}

/** What a chapter of the rules says of a type. */
export const chapterOf: Readonly<Record<PrintedCard['type'] | 'Investigator', string>> = {
  Investigator: 'M2',
  Location: 'M6',
  Ally: 'M7',
  Artifact: 'M8',
  Tome: 'M9',
  Spell: 'M9',
  Event: 'M10',
  Monster: 'M11',
  Adventure: 'M12',
}

/** The rules behind a clause of a card of that type, without repetition, in the order of the book. */
export function rulesOfClause(rule: Rule, type: string): readonly string[] {
  const found = [...when(rule, type), ...wordsOfRule(rule).does.flatMap((each) => ofDeed[each] ?? [])]
  return [...new Set(found)].toSorted((a, b) => number(a) - number(b))
}

function when(rule: Rule, type: string): readonly string[] {
  if (rule.kind === 'instead') return ['M19.7']
  if (rule.kind === 'permit' && 'waive' in rule.permit) return rule.permit.waive.flatMap((each) => ofWaiver[each] ?? [])
  if (rule.kind !== 'action') return []
  if (rule.window === 'combat') return ['M14.19']
  if (rule.window === 'cast') return ['M5.5']
  if (rule.window !== 'turn') return [rule.window.after === 'cast' ? 'M5.25' : 'M5.24']
  if (rule.stayed !== undefined) return ['M19.2']
  return [type === 'Artifact' ? 'M5.4' : 'M5.7']
}

const ofWaiver: Readonly<Partial<Record<string, readonly string[]>>> = { attribute: ['M19.8'], place: ['M19.9'], region: ['M19.9'] }

/** "M14.19" comes after "M5.4". */
function number(rule: string): number {
  const [chapter, paragraph] = rule.slice(1).split('.')
  return Number(chapter) * 1000 + Number(paragraph)
}
