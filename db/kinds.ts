/** Which cards are of a kind that a requirement asks for (M12.24 to M12.37), as a condition in SQL over the index of cards. */
import type { Kind } from '../grammar/ast.ts'
import { foldTitle } from '../grammar/titles.ts'
import { plainWords } from './card-index.ts'

/** A condition on a row of `card_index`, with what its question marks stand for. */
export interface Condition {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

const always: Condition = { sql: 'true', values: [] }
const never: Condition = { sql: 'false', values: [] }

function joined(all: readonly Condition[], by: 'and' | 'or', none: Condition): Condition {
  if (all.length < 2) return all[0] ?? none
  return { sql: `(${all.map(({ sql }) => sql).join(` ${by} `)})`, values: all.flatMap(({ values }) => values) }
}

export const allOf = (all: readonly Condition[]): Condition => joined(all, 'and', always)
export const anyOf = (all: readonly Condition[]): Condition => joined(all, 'or', never)
export const noneOf = ({ sql, values }: Condition): Condition => ({ sql: `not coalesce(${sql}, false)`, values })

export const is = (sql: string, ...values: readonly (string | number)[]): Condition => ({ sql, values })

/** A card of which a fact of that sort is one of these. */
export const hasFact = (kind: string, words: readonly string[]): Condition =>
  is(`card_index.no in (select card from card_fact where kind = ? and word in (${words.map(() => '?').join(', ')}))`, kind, ...words)

/** Cards that may be put to a requirement of one of these kinds, by what is printed on them. */
export function ofKinds(kinds: readonly Kind[]): Condition {
  return anyOf(kinds.flatMap((kind) => [ofKind(kind), ...standingIn(kind)]))
}

function ofKind(kind: Kind): Condition {
  const all: Condition[] = [is("card_index.type <> 'Investigator'")]
  // A completed Adventure counts only where an Adventure is asked for (M12.20).
  if (kind.type !== undefined) all.push(is('card_index.type = ?', kind.type))
  else all.push(is("card_index.type <> 'Adventure'"))
  if (kind.title !== undefined) all.push(is('card_index.folded = ?', foldTitle(kind.title)))
  if (kind.titleNot !== undefined) all.push(is('card_index.folded <> ?', foldTitle(kind.titleNot)))
  if (kind.titleIncludes !== undefined) {
    all.push(anyOf(kind.titleIncludes.map((word) => is('instr(card_index.words, ?)', ` ${plainWords(word)} `))))
  }
  if (kind.subtype !== undefined) all.push(is('card_index.subtype = ?', kind.subtype))
  if (kind.travel !== undefined) all.push(is('card_index.travel = ?', Number(kind.travel)))
  for (const each of kind.attributes ?? []) all.push(hasFact('bears', [plainWords(each)]))
  for (const each of kind.publicAttributes ?? []) all.push(hasFact('public', [each]))
  if (kind.gate !== undefined) all.push(is('card_index.gate = ?', Number(kind.gate)))
  if (kind.region !== undefined) all.push(is('card_index.place = ?', kind.region))
  if (kind.regionNot !== undefined) all.push(is('card_index.place <> ?', kind.regionNot))
  // What lies in no Subregion at all lies outside this one.
  if (kind.subregionNot !== undefined) all.push(is('card_index.place is not null and card_index.subregion is not ?', kind.subregionNot))
  if (kind.subregion !== undefined) all.push(is('card_index.subregion = ?', kind.subregion))
  if (kind.dimension !== undefined) all.push(is('card_index.dimension = ?', kind.dimension))
  if (kind.language !== undefined) all.push(hasFact('language', [kind.language, 'all']))
  const other = 'card_index.no in (select card from card_fact where kind = ? and word not in (?, ?))'
  if (kind.languageNot !== undefined) all.push(is(other, 'language', kind.languageNot, 'all'))
  // Which languages an Investigator does not know is not known here: any may be one.
  if (kind.languageUnknownToInvestigator) all.push(is(other, 'language', '', 'all'))
  if (kind.icon !== undefined) all.push(hasFact('icon', [kind.icon]))
  if (kind.costsSanityAtLeast !== undefined) all.push(is('card_index.sanity <= ?', -kind.costsSanityAtLeast))
  if (kind.valueAtLeast !== undefined) all.push(is('card_index.value >= ?', kind.valueAtLeast))
  for (const each of kind.not ?? []) all.push(noneOf(ofKind(each)))
  if (kind.target !== undefined) all.push(is('card_index.target = ?', plainWords(kind.target)))
  if (kind.past !== undefined) all.push(is('card_index.past = ?', kind.past))
  return allOf(all)
}

/** Cards that may stand in for what a kind names, and are all else that it asks for (M12.45). */
function standingIn(kind: Kind): Condition[] {
  const named = [kind.title, kind.type, kind.subtype, ...(kind.attributes ?? []), ...(kind.publicAttributes ?? [])]
  const words = new Set(named.flatMap((each) => (each === undefined ? [] : [plainWords(each)])))
  return [...words].map((word) => {
    const { title, type: _, subtype, attributes, publicAttributes, ...rest } = kind
    const isSaid = (each: string | undefined) => each !== undefined && plainWords(each) === word
    const left: Kind = {
      ...rest,
      ...(title !== undefined && !isSaid(title) && { title }),
      ...(subtype !== undefined && !isSaid(subtype) && { subtype }),
      ...(attributes && { attributes: attributes.filter((each) => !isSaid(each)) }),
      ...(publicAttributes && { publicAttributes: publicAttributes.filter((each) => !isSaid(each)) }),
    }
    return allOf([hasFact('stands', [word]), ofKind(left)])
  })
}

/** Cards with a requirement that asks for such a kind, or more narrowly for a sort of it. */
export function needing(kinds: readonly Kind[]): Condition {
  const narrower = (kind: Kind): Condition =>
    allOf(
      // Nobody looks for cards by what a requirement rules out.
      Object.entries({ ...kind, not: undefined }).flatMap(([field, value]) => {
        if (value === undefined) return []
        if (Array.isArray(value)) {
          return value.map((each: string) => is(`exists (select 1 from json_each(kind, '$.${field}') where value = ?)`, each))
        }
        const plain = typeof value === 'boolean' ? Number(value) : (value as string | number)
        return [is(`kind ->> '$.${field}' = ?`, plain)]
      }),
    )
  const { sql, values } = anyOf(kinds.map(narrower))
  return { sql: `card_index.no in (select card from card_need where ${sql})`, values }
}
