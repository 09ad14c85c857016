/**
 * Legal decks built round a card, so that random play gives the card its chance:
 * its place, its Gate, its Tome, its Ally, what its recipe asks for and what its
 * text speaks of lie in the same deck, and what those need in their turn. What
 * is left to fill is random. No card is known here by its name.
 */
import type { Filter, Slot } from '../../grammar/ast.ts'
import type { FoundAt, InvestigatorCard, PrintedCard, Requirement } from '../../grammar/card.ts'
import { pickOne, type Rng, shuffled } from '../../src-main/engine/random.ts'
import { fits } from '../../src-main/games/mythos/adventure.ts'
import { evidenceOf } from '../../src-main/games/mythos/evidence.ts'
import { foldTitle } from '../../src-main/games/mythos/places.ts'
import { adventurePoints, allCards, allInvestigators, mayJoin } from './all-cards.ts'

/** Cards that are wanted for another one: so many different ones that pass. */
interface Need {
  readonly count: number
  /** The most of this first. */
  readonly best?: (card: PrintedCard) => number
  readonly passes: (card: PrintedCard) => boolean
}

/** How many copies of a card there are: the one in the middle, what it needs, what that needs. */
const copies = [3, 3, 1]
/** Where a deck is for one card alone: more of it, and few enough of the others that each is drawn soon. */
const manyCopies = [4, 2, 1]

const smallest = 52
const points = 20

/** A legal deck (M3.1, M3.4, M3.6, M3.9) round some cards. */
export function deckAround(middle: readonly PrintedCard[], rng: Rng): [PrintedCard[], Rng] {
  const { deck, luck } = build(middle, rng, copies)
  return [deck, luck]
}

/** A legal deck for one card, which is there as often as it may be (M3.4); and which cards of it are there for its sake. */
export function deckFor(card: PrintedCard, rng: Rng): { deck: PrintedCard[]; wanted: ReadonlySet<string>; luck: Rng } {
  return build([card], rng, manyCopies)
}

function build(middle: readonly PrintedCard[], rng: Rng, many: readonly number[]) {
  const deck: PrintedCard[] = []
  const [order, luck] = shuffled(rng, allCards())
  for (const card of middle) bring(deck, card, 0, order, many)
  const wanted = new Set(deck.map(({ id }) => id))
  const home = homeOf(deck) ?? order.find(isTown)?.region
  const near = order.filter((card) => isTown(card) && card.region === home)
  // Whoever cannot walk anywhere plays nothing else.
  for (const card of near.slice(0, 8)) add(deck, card, 2)
  if (deck.some((card) => card.type === 'Location' && card.region !== home)) {
    for (const card of order.filter((each) => each.travel === true).slice(0, 4)) add(deck, card, 2)
  }
  // Long Adventures first: few cards make the points, and the deck stays small.
  const tales = order.filter((card) => card.type === 'Adventure')
  for (const card of [...tales.filter(isLong), ...tales]) {
    if (adventurePoints(deck) >= points) break
    if (!deck.includes(card)) add(deck, card, 1)
  }
  // Who keeps his Sanity plays longer: what gives some comes first.
  const rest = order.filter((card) => card.type !== 'Adventure')
  for (const card of [...rest.filter(givesSanity), ...rest]) {
    if (deck.length >= smallest) break
    add(deck, card, 2)
  }
  return { deck, wanted, luck }
}

const givesSanity = (card: PrintedCard) => typeof card.sanity === 'number' && card.sanity > 0
const isLong = (card: PrintedCard) => (card.points ?? 0) >= 7

/** A deck for somebody who sits opposite such a card: what its text speaks of, and Monsters with their Gates. */
export function deckOpposite(card: PrintedCard, rng: Rng): [PrintedCard[], Rng] {
  const [order, luck] = shuffled(rng, allCards())
  const spoken = spokenOf(card).flatMap((filter) => order.filter((each) => looksLike(each, filter)).slice(0, 2))
  const monsters = order.filter((each) => each.type === 'Monster' && each.goo !== true).slice(0, 5)
  return deckAround([...spoken.slice(0, 6), ...monsters], luck)
}

/**
 * A deck for the sake of a card in somebody else's: Events that take from others what such an answer saves (M19.5), and Monsters
 * for a Threat that its text looks at, with Gates side by side.
 */
export function deckToServe(card: PrintedCard, rng: Rng): [PrintedCard[], Rng] {
  const [order, luck] = shuffled(rng, allCards())
  const harms = order.filter((each) => each.type === 'Event' && harmOf(each).some((harm) => savedBy(card).includes(harm)))
  const monsters = order.filter((each) => each.type === 'Monster' && each.goo !== true && (each.requirements ?? []).length === 0)
  return deckAround([...harms.slice(0, 5), ...monsters.slice(0, 8)], luck)
}

/** The Types of cards whose loss a card answers. */
function savedBy(card: PrintedCard): string[] {
  return partsOf(card).flatMap(({ after, of }) => (after === 'loss' ? typesIn(of) : []))
}

/** The Types of cards that a card takes from opponents. */
function harmOf(card: PrintedCard): string[] {
  return partsOf(card).flatMap(({ move, to }) => {
    if (to !== 'bury' && to !== 'discard') return []
    return typeof move === 'object' && move !== null && 'of' in move && move.of === 'opponent' ? typesIn(move) : []
  })
}

/** Whether a card's text plays another one although its place is elsewhere. */
const playsFromElsewhere = (card: PrintedCard, other: PrintedCard): boolean =>
  partsOf(card).some(({ play, waive }) => Array.isArray(waive) && waive.includes('place') && typesIn(play).includes(other.type))

/** Every object of a card's rules. */
function partsOf(card: PrintedCard): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    found.push({ ...value })
    for (const each of Object.values(value)) walk(each)
  }
  walk(card.rules)
  return found
}

/** The Types that a part of a rule names. */
function typesIn(part: unknown): string[] {
  const named = JSON.stringify(part ?? null).match(/"type":"(\w+)"/g) ?? []
  return named.map((each) => each.slice('"type":"'.length, -1))
}

/** Somebody who reads what the card is written in, or has Sanity for a long Adventure; for another card anybody. */
export function investigatorFor(card: PrintedCard | undefined, rng: Rng): [InvestigatorCard, Rng] {
  const all = allInvestigators()
  if (card?.type === 'Adventure') return pickOne(rng, all.toSorted((a, b) => b.sanityStart - a.sanityStart).slice(0, 5))
  const written = card?.type === 'Tome' ? (card.languages?.list ?? []) : []
  const readers = all.filter(({ languages }) => languages.mode === 'all' || written.every((each) => languages.list.includes(each)))
  return pickOne(rng, readers.length > 0 ? readers : all)
}

function add(deck: PrintedCard[], card: PrintedCard, count: number): void {
  for (let copy = 0; copy < count; copy++) if (mayJoin(deck, card)) deck.push(card)
}

function bring(deck: PrintedCard[], card: PrintedCard, depth: number, order: readonly PrintedCard[], many: readonly number[]): void {
  add(deck, card, many[depth] ?? 1)
  if (many[depth + 1] === undefined) return
  for (const { count, passes, best } of needsOf(card)) {
    const home = homeOf(deck)
    const fit = order.filter((each) => each !== card && passes(each))
    // What is there already comes first, then what lies near, and what there can be several of.
    const rank = (each: PrintedCard) =>
      deck.includes(each) ? 0 : 1 + (each.type === 'Location' && each.region !== home ? 2 : 0) + (each.unique ? 1 : 0)
    const sorted = best === undefined ? fit.sort((a, b) => rank(a) - rank(b)) : fit.sort((a, b) => best(b) - best(a))
    for (const each of sorted.slice(0, count)) bring(deck, each, depth + 1, order, many)
  }
}

const isTown = (card: PrintedCard) => card.type === 'Location' && card.exotic !== true

/** The Region of most Locations. */
function homeOf(deck: readonly PrintedCard[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { region } of deck.filter(isTown)) if (region !== undefined) counts.set(region, (counts.get(region) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

// ---------------------------------------------------------------- what a card needs

const place = (passes: (card: PrintedCard) => boolean): Need => ({ count: 2, passes: (card) => card.type === 'Location' && passes(card) })
const has = (words: readonly string[] | undefined, word: string) => words?.includes(word) === true

function needsOf(card: PrintedCard): Need[] {
  const spoken = spokenOf(card).map((filter): Need => ({ count: 1, passes: (each) => looksLike(each, filter) }))
  switch (card.type) {
    case 'Adventure':
      return recipeNeeds(card)
    case 'Ally':
      return [
        ...(card.foundAt === undefined ? [] : [place((each) => isFoundAt(each, card.foundAt!))]),
        // Nobody goes to the Past: such an Ally waits for a card that plays it from elsewhere (M7.6).
        ...(card.foundAt?.past === undefined ? [] : [{ count: 4, passes: (each: PrintedCard) => playsFromElsewhere(each, card) }]),
        ...spoken,
      ]
    case 'Monster':
      return [place((each) => each.gate === true), ...(card.requirements ?? []).map(requiredCard), ...spoken]
    case 'Artifact':
      return [place((each) => has(each.attributes, 'Artifact')), { count: 1, passes: (each) => each.type === 'Ally' }, ...spoken]
    case 'Tome': {
      const reads = (language: string): Need => ({
        count: 1,
        passes: (each) => each.type === 'Ally' && has(each.languages?.list, language),
      })
      return [place((each) => has(each.attributes, 'Tome')), ...(card.languages?.list ?? []).map(reads), ...spoken]
    }
    case 'Spell':
      return [{ count: 2, passes: (each) => each.type === 'Tome' && each.icons?.some((icon) => has(card.icons, icon)) === true }, ...spoken]
    case 'Event':
      return card.subtype === 'Threat' ? [place((each) => each.gate === true), ...spoken] : spoken
    case 'Location':
      return spoken
  }
}

/** What a recipe asks for (M12.24 to M12.36), more of what adds up than can be needed at the mean. */
function recipeNeeds({ recipe }: PrintedCard): Need[] {
  if (recipe === undefined) return []
  const slots = recipe.slots.map((slot): Need => ({ count: slot.count + (slot.count > 1 ? 1 : 0), passes: (card) => fills(card, slot) }))
  const rest = recipe.conditions.flatMap((condition): Need[] => {
    if (condition.kind === 'sum') {
      const slot: Slot = { phrase: '', at: 0, count: 1, distinctTitles: false, anyOf: [condition.of] }
      return [{ count: 6, best: (card) => card.value ?? 0, passes: (card) => card.goo !== true && fills(card, slot) }]
    }
    if (condition.kind === 'time') return [{ count: 1, passes: (card) => card.subtype?.toLowerCase() === condition.is }]
    if (condition.kind === 'memberOf') return [{ count: 1, passes: (card) => foldTitle(card.title) === foldTitle(condition.title) }]
    // Of all that may have happened, texts bring this one about.
    if (condition.kind === 'event') return [{ count: 1, passes: (card) => JSON.stringify(card.rules).includes('"newInvestigator"') }]
    return []
  })
  return [...slots, ...rest]
}

/** What a recipe asks for and no card there is can be: an Adventure that names such a thing waits for another set. */
export function beyondPool({ recipe }: PrintedCard): string[] {
  return (recipe?.slots ?? []).filter((slot) => !allCards().some((card) => fills(card, slot))).map(({ phrase }) => phrase)
}

function fills(card: PrintedCard, slot: Slot): boolean {
  const zone = card.type === 'Adventure' ? 'completed' : 'story'
  return fits({ ...evidenceOf(card), key: 0, zone }, slot, { mode: 'none', list: [] })
}

function requiredCard(wanted: Requirement): Need {
  return {
    count: 2,
    passes: (card) =>
      (wanted.type === undefined || card.type === wanted.type) &&
      (wanted.title === undefined || foldTitle(card.title) === foldTitle(wanted.title)) &&
      (wanted.subtype === undefined || card.subtype === wanted.subtype) &&
      (wanted.gate !== true || card.gate === true) &&
      (wanted.publicAttributes ?? []).every((each) => has(card.publicAttributes, each)) &&
      (wanted.attributes ?? []).every((each) => has(card.attributes, each) || (card.type === 'Event' && card.title.includes(each))),
  }
}

function isFoundAt(card: PrintedCard, where: FoundAt): boolean {
  if (where.anyOf?.some((each) => isFoundAt(card, each)) === false) return false
  if (where.region !== undefined && card.region !== where.region) return false
  if (where.subregion !== undefined && card.subregion !== where.subregion && foldTitle(card.title) !== foldTitle(where.subregion))
    return false
  if (where.gate !== undefined && (card.gate === true) !== where.gate) return false
  return (
    (where.attributes ?? []).every((each) => has(card.attributes, each)) &&
    (where.publicAttributes ?? []).every((each) => has(card.publicAttributes, each))
  )
}

// ---------------------------------------------------------------- what a text speaks of

/** The fields of a filter that are printed on a card. */
const printedFields = ['title', 'type', 'subtype', 'attr', 'anyAttr', 'pub', 'travel'] as const

/** The kinds of cards that a card's text names, without those that it shuts out. */
function spokenOf(card: PrintedCard): Filter[] {
  const found: Filter[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (typeof value !== 'object' || value === null) return
    if (printedFields.some((field) => field in value)) found.push(value as Filter) // every such object of a rule is a filter
    for (const [word, each] of Object.entries(value)) if (word !== 'not' && word !== 'effect') walk(each)
  }
  walk(card.rules)
  // A filter that names nothing but a Type needs no help.
  return found.filter(({ type: _, ...rest }) => printedFields.some((field) => field in rest)).slice(0, 3)
}

const anyOf = (wanted: string | readonly string[] | undefined, own: string | undefined): boolean =>
  wanted === undefined || (own !== undefined && (typeof wanted === 'string' ? [wanted] : wanted).includes(own))

/** Whether a card as printed is of such a kind. */
function looksLike(card: PrintedCard, filter: Filter): boolean {
  const titles = filter.title === undefined ? undefined : typeof filter.title === 'string' ? [filter.title] : filter.title
  if (titles?.some((title) => foldTitle(title) === foldTitle(card.title)) === false) return false
  return (
    anyOf(filter.type, card.type) &&
    anyOf(filter.subtype, card.subtype) &&
    (filter.attr ?? []).every((each) => has(card.attributes, each)) &&
    filter.anyAttr?.some((each) => has(card.attributes, each)) !== false &&
    (filter.pub ?? []).every((each) => has(card.publicAttributes, each)) &&
    (filter.travel === undefined || (card.travel === true) === filter.travel)
  )
}
