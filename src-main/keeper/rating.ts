/**
 * What an Adventure is worth, so that its author can follow every step.
 *
 * Note [How an Adventure is rated]: a requirement weighs as many doublings as there are Titles in the library for each
 * Title that can meet it: if one Title in eight can, it weighs 3. It weighs that once for each card it asks for; of cards
 * that must differ, each leaves one less for the next. A condition weighs what `conditionWeights` says. The sum is put on
 * the line of least squares through the Adventures of the library, points over weight; as much as these usually lie off
 * the line, the suggestion may be off.
 */
import type { Recipe, RecipeCondition, Slot } from '../../grammar/ast.ts'
import type { Languages, PrintedCard } from '../../grammar/card.ts'
import { sayCondition, saySlot } from '../../grammar/print-recipe.ts'
import type { RatedRequirement, Rating } from '../contract/workshop.ts'
import { type Evidence, fits } from '../games/mythos/adventure.ts'
import { evidenceOf } from '../games/mythos/evidence.ts'

/** Who knows one language is the usual reader: a Tome in a language unknown to the Investigator is in another one. */
const reader: Languages = { mode: 'and', list: ['English'] }

/** What a condition beside the cards adds, in the same measure. */
const conditionWeights: Readonly<Record<Exclude<RecipeCondition['kind'], 'sum'>, number>> = {
  contained: 1,
  different: 1,
  sanityBelow: 2,
  time: 1,
  event: 2,
  inPlayNow: 1,
  memberOf: 2,
}

/** Fewer Adventures than these make no scale. */
const fewest = 5

interface Known {
  readonly title: string
  readonly face: Omit<Evidence, 'key' | 'zone'>
}

export interface Scale {
  readonly base: number
  readonly each: number
  readonly off: number
  readonly adventures: number
}

export interface Rater {
  rate(recipe: Recipe, title: string, points: number | undefined): Rating
}

/** A rater that measures by the cards of a library. */
export function rater(cards: readonly PrintedCard[]): Rater {
  const known: readonly Known[] = cards.map((card) => ({ title: card.title, face: evidenceOf(card) }))
  const titles = new Set(known.map(({ title }) => title)).size
  const adventures = cards.filter(({ recipe, points }) => recipe !== undefined && points !== undefined)

  function weigh(recipe: Recipe) {
    const requirements = recipe.slots.map((slot) => weighSlot(slot, known, titles))
    const conditions = recipe.conditions.map((each) => ({
      said: sayCondition(each, recipe),
      weight: rounded(each.kind === 'sum' ? weighSum(each, cards, titles) : conditionWeights[each.kind]),
    }))
    const weight = rounded([...requirements, ...conditions].reduce((sum, each) => sum + each.weight, 0))
    return { requirements, conditions, weight, needed: recipe.slots.reduce((sum, { count }) => sum + count, 0) }
  }

  const weighed = adventures.map(({ title, points, recipe }) => ({ title, points: points!, ...weigh(recipe!) }))

  return {
    rate(recipe, title, points) {
      const own = weigh(recipe)
      const others = weighed.filter((each) => each.title !== title)
      const scale = scaleOf(others)
      const fillable = own.requirements.every(({ cards: could }) => could > 0)
      const usual = scale.base + scale.each * own.weight
      const suggested =
        fillable && scale.adventures >= fewest
          ? {
              usual: atLeastOne(usual),
              from: atLeastOne(usual - scale.off),
              to: atLeastOne(usual + scale.off),
            }
          : undefined
      return {
        ...own,
        scale: { ...scale, base: rounded(scale.base), each: Math.round(scale.each * 100) / 100, off: rounded(scale.off) },
        ...(suggested !== undefined && { points: suggested }),
        reasons: reasons(own, others, titles, points, suggested),
      }
    },
  }
}

function weighSlot(slot: Slot, known: readonly Known[], titles: number): RatedRequirement {
  // A completed Adventure counts where one is asked for; every other card wherever it may lie.
  const zone = slot.zone === 'completed' || slot.anyOf.some(({ type }) => type === 'Adventure') ? 'completed' : 'story'
  const could = new Set(known.flatMap(({ title, face }, key) => (fits({ ...face, key, zone }, slot, reader) ? [title] : [])))
  let weight = 0
  for (let no = 0; no < slot.count; no++) {
    const left = slot.distinctTitles ? could.size - no : could.size
    weight += Math.log2(titles / Math.max(1, left))
  }
  const enough = slot.distinctTitles ? could.size >= slot.count : could.size > 0
  return {
    said: saySlot(slot),
    count: slot.count,
    cards: enough ? could.size : 0,
    examples: [...could].slice(0, 4),
    weight: rounded(weight),
  }
}

/** So many points worth of cards: as many as it takes of the kind's middling worth, each as rare as the kind is. */
function weighSum({ of, what, atLeast }: Extract<RecipeCondition, { kind: 'sum' }>, cards: readonly PrintedCard[], titles: number): number {
  const slot: Slot = { phrase: '', at: 0, count: 1, distinctTitles: false, anyOf: [of] }
  const could = cards.filter((card, key) => fits({ ...evidenceOf(card), key, zone: 'story' }, slot, reader))
  const worths = could.map(({ value, sanity }) => (what === 'value' ? (value ?? 0) : typeof sanity === 'number' ? Math.max(0, -sanity) : 0))
  const worth = worths.filter((each) => each > 0)
  if (worth.length === 0) return 0
  const middling = worth.reduce((sum, each) => sum + each, 0) / worth.length
  return Math.ceil(atLeast / middling) * Math.log2(titles / new Set(could.map(({ title }) => title)).size)
}

/** The line of least squares, and how far the points lie from it by the root of the mean square. */
function scaleOf(rated: readonly { readonly weight: number; readonly points: number }[]): Scale {
  const n = rated.length
  if (n === 0) return { base: 0, each: 0, off: 0, adventures: 0 }
  const mean = (of: (each: (typeof rated)[number]) => number) => rated.reduce((sum, each) => sum + of(each), 0) / n
  const [x, y] = [mean(({ weight }) => weight), mean(({ points }) => points)]
  const spread = mean(({ weight }) => (weight - x) ** 2)
  const each = spread === 0 ? 0 : mean(({ weight, points }) => (weight - x) * (points - y)) / spread
  const base = y - each * x
  return { base, each, off: Math.sqrt(mean(({ weight, points }) => (points - base - each * weight) ** 2)), adventures: n }
}

const rounded = (number: number) => Math.round(number * 10) / 10
const atLeastOne = (points: number) => Math.max(1, Math.round(points))

function reasons(
  own: Pick<Rating, 'requirements' | 'needed' | 'weight'>,
  others: readonly { readonly needed: number }[],
  titles: number,
  points: number | undefined,
  suggested: Rating['points'],
): string[] {
  const said: string[] = []
  const impossible = own.requirements.filter(({ cards }) => cards === 0)
  for (const each of impossible) said.push(`No card of the library can meet “${each.said}”, so this Adventure cannot be completed.`)
  const rarest = own.requirements.toSorted((a, b) => b.weight / b.count - a.weight / a.count)[0]
  if (rarest !== undefined && impossible.length === 0) {
    said.push(`The rarest thing it asks for is “${rarest.said}”: ${rarest.cards} of ${titles} Titles can meet it.`)
  }
  // What asks for a sum alone names no number of cards.
  const counts = others.map(({ needed }) => needed).filter((needed) => needed > 0)
  if (counts.length > 0 && own.needed > 0) {
    const cards = `${own.needed} ${own.needed === 1 ? 'card' : 'cards'}`
    said.push(`It needs ${cards}; the Adventures of the library need ${Math.min(...counts)} to ${Math.max(...counts)}.`)
  }
  if (points !== undefined && suggested !== undefined) {
    if (points > suggested.to) said.push(`It pays ${points} points, more than others pay for as much.`)
    else if (points < suggested.from) said.push(`It pays ${points} points, less than others pay for as much.`)
    else said.push(`It pays ${points} points, as others do for as much.`)
  }
  return said
}
