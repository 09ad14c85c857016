/**
 * The Adventures of a deck: which of its cards fill which requirement, what is missing, and how many points can be had
 * one after the other. Cards that met one recipe may meet another later (M12.8): what a completed Adventure sends to the
 * Discard Pile (M16.14) comes back with the shuffle, so every Adventure is asked of the whole deck.
 */
import type { Recipe, RecipeCondition, Slot } from '../../../../grammar/ast.ts'
import type { Languages, PrintedCard } from '../../../../grammar/card.ts'
import { printRecipe, sayCondition, saySlot } from '../../../../grammar/print-recipe.ts'
import { written } from '../../../../grammar/query.ts'
import { type Evidence, fits, matchRecipe, type RecipeMatch, type Situation } from '../adventure.ts'
import { evidenceOf, standsInIfBuried } from '../evidence.ts'
import { foldTitle } from '../places.ts'
import { cardAt, type Holding, investigatorAt, type Scenario } from './holding.ts'
import type { Support } from './support.ts'
import type { Works } from './working.ts'

/** A card for each requirement, and how far that goes. */
export interface Telling {
  readonly no: number
  readonly recipe: Recipe
  readonly match: RecipeMatch
  readonly conditions: readonly { readonly condition: RecipeCondition; readonly met: 'yes' | 'no' | 'open' }[]
  readonly completable: boolean
  /** The cards of the match: of the pool, by the key of the evidence. */
  readonly card: (key: number) => number
}

export interface Plan {
  readonly tellings: readonly Telling[]
  /** Numbers of the Adventures that can be completed, in an order in which they can. */
  readonly order: readonly number[]
  readonly points: number
  readonly scenario: Scenario | undefined
}

const faces = new WeakMap<PrintedCard, Omit<Evidence, 'key' | 'zone'>>()

/** A printed card as evidence, wherever it may come to lie. */
export function faceEvidence(card: PrintedCard): Omit<Evidence, 'key' | 'zone'> {
  let face = faces.get(card)
  if (face === undefined) {
    face = evidenceOf(card)
    faces.set(card, face)
  }
  return face
}

/** Lies in the Story Deck and counts as in play: each card of a deck can come to either in the course of a game. */
const wherever = { zone: 'story', current: true } as const

const nobody: Languages = { mode: 'none', list: [] }

/** Who reads for the recipes: the Investigator, or somebody who knows no language where none is named. */
export const readerOf = (support: Support, investigator: number | undefined): Languages =>
  investigator === undefined ? nobody : investigatorAt(support, investigator).languages

/** The Adventures of a deck that ask for anything, each Title once (M12.7). */
export function adventuresOf({ support, cards }: Pick<Holding, 'support' | 'cards'>): number[] {
  const titles = new Set<string>()
  return cards.flatMap(({ no }) => {
    const { type, recipe, title } = cardAt(support, no)
    if (type !== 'Adventure' || recipe === undefined || titles.has(foldTitle(title))) return []
    titles.add(foldTitle(title))
    return [no]
  })
}

/** The best of what the ways to begin allow. */
export function planOf(holding: Holding): Plan {
  const { scenarios } = holding
  const plans = scenarios.map((scenario) => planIn(holding, scenario.works, scenario))
  if (plans.length === 0) return planIn(holding, holding.works, undefined)
  return plans.reduce((best, each) =>
    each.points > best.points || (each.points === best.points && each.order.length > best.order.length) ? each : best,
  )
}

function planIn(holding: Holding, works: Works, scenario: Scenario | undefined): Plan {
  const { support, cards } = holding
  const reader = readerOf(support, scenario?.beginning.investigator ?? holding.investigators[0])
  const counting = cards.filter(({ no }) => works[no] === 1 && cardAt(support, no).type !== 'Adventure')
  const keys: number[] = []
  const evidence: Evidence[] = []
  for (const { no, copies } of counting) {
    for (let copy = 0; copy < copies; copy++) {
      evidence.push({ key: keys.length, ...wherever, ...standing(cardAt(support, no)) })
      keys.push(no)
    }
  }
  const adventures = adventuresOf(holding)
  const done: number[] = []
  const completed: Evidence[] = []
  const tellings = new Map<number, Telling>()
  // Some ask for others that were completed before (M12.20).
  for (let left = adventures; ; ) {
    const before = done.length
    const still = left.filter((no) => {
      const telling = tell(support, no, [...evidence, ...completed], keys, counting, reader)
      tellings.set(no, telling)
      if (!telling.completable) return true
      done.push(no)
      completed.push({ key: keys.length, zone: 'completed', ...faceEvidence(cardAt(support, no)) })
      keys.push(no)
      return false
    })
    if (done.length === before || still.length === 0 || !still.some((no) => asksForAdventure(cardAt(support, no).recipe!))) break
    left = still
  }
  const order = inOrder(support, done, tellings)
  const points = order.reduce((sum, no) => sum + (cardAt(support, no).points ?? 0), 0)
  return { tellings: adventures.map((no) => tellings.get(no)!), order, points, scenario }
}

/** A card that can stand for any one counts as such (M12.45). */
export function standing(card: PrintedCard): Omit<Evidence, 'key' | 'zone'> {
  const face = faceEvidence(card)
  const stands = standsInIfBuried(card)
  return stands.length === 0 ? face : { ...face, substitutes: [...(face.substitutes ?? []), ...stands] }
}

const asksForAdventure = ({ slots, conditions }: Recipe): boolean =>
  slots.some(({ zone, anyOf }) => zone === 'completed' || anyOf.some(({ type }) => type === 'Adventure')) ||
  conditions.some(({ kind }) => kind === 'memberOf')

/** Those that need fewest further cards first; one that asks for another behind it. */
function inOrder(support: Support, done: readonly number[], tellings: ReadonlyMap<number, Telling>): number[] {
  const asking = done.filter((no) => asksForAdventure(cardAt(support, no).recipe!))
  const left = done.filter((no) => !asking.includes(no))
  const order: number[] = []
  const used = new Set<number>()
  const cardsOf = (no: number) => tellings.get(no)!.match.assignment.map(({ key }) => key)
  while (left.length > 0) {
    const cost = (no: number) => cardsOf(no).filter((key) => !used.has(key)).length / (cardAt(support, no).points ?? 1)
    const next = left.reduce((best, each) => (cost(each) < cost(best) ? each : best))
    left.splice(left.indexOf(next), 1)
    order.push(next)
    for (const key of cardsOf(next)) used.add(key)
  }
  return [...order, ...asking]
}

type Contained = Extract<RecipeCondition, { kind: 'contained' }>

function tell(
  support: Support,
  no: number,
  evidence: readonly Evidence[],
  keys: readonly number[],
  counting: Holding['cards'],
  reader: Languages,
): Telling {
  const recipe = cardAt(support, no).recipe!
  const exchange = counting.some((held) => support.offers[held.no]!.exchangesInvestigator)
  const happened = recipe.conditions.flatMap((each) => (each.kind === 'event' && (each.what !== exchanged || exchange) ? [each.what] : []))
  const time = recipe.conditions.find((each) => each.kind === 'time')?.is ?? 'day'
  const situation: Situation = { sanity: 0, time, languages: reader, happened }
  const match = best(recipe, evidence, situation, (tome, spell) => holds(support, keys[tome]!, keys[spell]!))
  const complete = match.missing.length === 0
  const conditions = recipe.conditions.map((condition) => ({ condition, met: met(condition) }))
  function met(condition: RecipeCondition): 'yes' | 'no' | 'open' {
    if (match.failed.includes(condition)) return 'no'
    switch (condition.kind) {
      case 'sanityBelow':
        return 'open'
      case 'time':
        return condition.is === 'day' || counting.some((held) => makesNight(cardAt(support, held.no))) ? 'yes' : 'open'
      case 'contained':
      case 'different':
      case 'inPlayNow':
        return complete ? 'yes' : 'open'
      case 'sum':
      case 'memberOf':
        return 'yes'
      case 'event':
        return condition.what === exchanged ? 'yes' : 'open'
    }
  }
  return { no, recipe, match, conditions, completable: match.met, card: (key) => keys[key]! }
}

/** What a recipe calls the exchange of one's Investigator. */
const exchanged = 'Investigator exchanged'

const makesNight = ({ type, subtype, rules }: PrintedCard): boolean =>
  (type === 'Event' && subtype === 'Night') ||
  rules.some((rule) => rule.kind === 'static' && 'time' in rule.effect && rule.effect.time === 'night')

/** Whether a Tome can hold a Spell: it is one of the ways for the Spell to be played. */
const holds = (support: Support, tome: number, spell: number): boolean =>
  support.needs[spell]!.some(({ rule, ways }) => rule === 'M9.14' && ways.some((way) => way.length === 1 && way[0] === tome))

/** More pairs of Tomes and Spells than these are not tried one by one. */
const mostPairs = 3_000

/**
 * The best match of a recipe. Where a Spell has to lie in a Tome (M12.46), it is for the player to put it there: every
 * pair that goes together is tried.
 */
function best(
  recipe: Recipe,
  evidence: readonly Evidence[],
  situation: Situation,
  goes: (tome: number, spell: number) => boolean,
): RecipeMatch {
  const contained = recipe.conditions.filter((each): each is Contained => each.kind === 'contained')
  if (contained.length === 0) return matchRecipe(recipe, evidence, situation)
  let tried = 0
  let found: RecipeMatch | undefined
  const better = (match: RecipeMatch) => found === undefined || match.assignment.length > found.assignment.length
  const isDone = () => found?.met === true || tried >= mostPairs
  const reader = situation.languages
  const put = (at: number, cards: readonly Evidence[]): void => {
    if (isDone()) return
    const pair = contained[at]
    if (pair === undefined) {
      tried++
      const match = matchRecipe(recipe, cards, situation)
      if (match.met || better(match)) found = match
      return
    }
    const tomes = ofOneKind(cards.filter((card) => fits(card, recipe.slots[pair.tomeSlot]!, reader)))
    const spells = ofOneKind(cards.filter((card) => card.heldIn === undefined && fits(card, recipe.slots[pair.spellSlot]!, reader)))
    for (const tome of tomes) {
      for (const spell of spells) {
        if (!goes(tome.key, spell.key)) continue
        put(
          at + 1,
          cards.map((card) => (card === spell ? { ...card, heldIn: tome.key } : card)),
        )
        if (found?.met === true) return
      }
    }
  }
  put(0, evidence)
  return found ?? matchRecipe(recipe, evidence, situation)
}

/** One of each version: its copies are alike. */
function ofOneKind(cards: readonly Evidence[]): Evidence[] {
  const versions = new Set<string>()
  return cards.filter(({ version }) => !versions.has(version) && versions.add(version))
}

// ---------------------------------------------------------------- in words

export interface SaidNeed {
  readonly label: string
  readonly count: number
  /** Cards of the deck that can fill it, those that work first. */
  readonly filled: readonly { readonly no: number; readonly copies: number; readonly works: boolean }[]
  readonly missing: number
  readonly query: string
}

/** The requirements of an Adventure beside the cards of a deck. */
export function needsOf(holding: Holding, telling: Telling, works: Works, reader: Languages): SaidNeed[] {
  const { support, cards } = holding
  return telling.recipe.slots.map((slot, at) => {
    const filled = cards.flatMap(({ no, copies }) =>
      no !== telling.no && fitsSlot(cardAt(support, no), slot, reader) ? [{ no, copies, works: works[no] === 1 }] : [],
    )
    return {
      label: saySlot(slot),
      count: slot.count,
      filled: filled.toSorted((a, b) => Number(b.works) - Number(a.works)),
      missing: telling.match.missing.find((each) => each.slot === at)?.count ?? 0,
      query: queryOf(slot),
    }
  })
}

const queries = new WeakMap<Slot, string>()

/** A query of the library for the cards that can fill a requirement. */
export function queryOf(slot: Slot): string {
  let query = queries.get(slot)
  if (query === undefined) {
    query = `fills:${written(printRecipe({ slots: [slot], conditions: [] }).replace(/\.$/, ''))}`
    queries.set(slot, query)
  }
  return query
}

/** Whether a card, as printed, may fill a requirement. */
export const fitsSlot = (card: PrintedCard, slot: Slot, reader: Languages): boolean =>
  card.type === 'Adventure'
    ? fits({ key: 0, zone: 'completed', ...faceEvidence(card) }, slot, reader)
    : fits({ key: 0, ...wherever, ...faceEvidence(card) }, slot, reader)

export const conditionsOf = ({ recipe, conditions }: Telling): { label: string; met: 'yes' | 'no' | 'open' }[] =>
  conditions.map(({ condition, met }) => ({ label: sayCondition(condition, recipe), met }))

/** How many requirements of another Adventure the cards of this one's match can fill. */
export function shared(support: Support, one: Telling, other: Telling, reader: Languages): number {
  if (one === other) return one.match.assignment.length
  const cards = one.match.assignment.map(({ key }, at): Evidence => ({ key: at, ...wherever, ...standing(cardAt(support, one.card(key))) }))
  const loose: Recipe = { slots: other.recipe.slots, conditions: [] }
  return matchRecipe(loose, cards, { sanity: 0, time: 'day', languages: reader, happened: [] }).assignment.length
}
