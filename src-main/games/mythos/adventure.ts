/**
 * Adventures [M12]: which cards may meet a requirement, and whether a recipe is met.
 *
 * Knows no position: the cards that count come in as {@link Evidence}, one for each physical card. Who gathers
 * them leaves out what never counts (M12.11, M12.15 to M12.19) and gives each card as it counts: a buried one
 * and a face-down one as printed (M12.22, M1.36), another one in play as it now is (M12.23), a Great Old One in
 * play as a card in play (M11.53), the Adventure being played not at all (M12.21).
 */

import type { Kind, Recipe, RecipeCondition, Slot } from '../../../grammar/ast.ts'
import type { CardType, Dimension, Icon, Languages, PublicAttribute } from '../../../grammar/card.ts'
import { asNamed } from './places.ts'

/** A physical card that counts for its owner's Adventures (M12.2). */
export interface Evidence {
  /** Tells physical cards apart: each may be used once (M12.39). */
  readonly key: number
  /** The printed card: its id. Two printings of a Title are two versions (M12.34). */
  readonly version: string
  /** Its own Title first; more only where it bears several. */
  readonly titles: readonly string[]
  readonly type: CardType
  readonly subtypes?: readonly string[]
  readonly attributes?: readonly string[]
  readonly publicAttributes?: readonly PublicAttribute[]
  readonly gate?: boolean
  readonly region?: string
  readonly subregion?: string
  readonly dimension?: Dimension
  readonly languages?: Languages
  readonly icons?: readonly Icon[]
  /** What the pentagram takes: 2 for a printed -2, 0 for a gain or nothing. */
  readonly sanityCost?: number
  /** The printed value, the higher of two (M11.16). */
  readonly value?: number
  /** A Current Location lies in the Story Deck, and so does a buried card. */
  readonly zone: 'story' | 'play' | 'completed'
  /** It is in play although it lies in the Story Deck: the Current Location (M1.25). */
  readonly current?: boolean
  /** The Tome that holds this Spell. */
  readonly heldIn?: number
  readonly travel?: boolean
  /** The target line of an Event, without its first word. */
  readonly target?: string
  /** The Location whose Past this Ally is found in. */
  readonly past?: string
  /** What it may be used in place of: Titles, attributes, Subtypes or Types; `any` is whatever is needed, `anyOf` whatever card of a type (M12.45). */
  readonly substitutes?: readonly (string | { readonly anyOf: CardType })[]
}

/** What a recipe asks about besides cards (M12.36), at the moment of play. */
export interface Situation {
  readonly sanity: number
  readonly time: 'day' | 'night' | 'neither'
  /** The languages the Investigator knows. */
  readonly languages: Languages
  /** What has happened in this chapter, in the words of the recipes. */
  readonly happened: readonly string[]
}

/** One card put to one requirement: the `unit`-th of a slot that asks for several. */
export interface Filled {
  readonly slot: number
  readonly unit: number
  readonly key: number
}

/** How far a recipe is met, with a witness (M12.43, M12.44). */
export interface RecipeMatch {
  readonly met: boolean
  /** Which card fills what; if the recipe is not met, as many requirements as can be filled together. */
  readonly assignment: readonly Filled[]
  /** The cards that are added up, for each sum in the order of the conditions (M12.35). */
  readonly added: readonly (readonly number[])[]
  readonly missing: readonly { readonly slot: number; readonly count: number }[]
  readonly failed: readonly RecipeCondition[]
}

// ---------------------------------------------------------------- one card and one requirement

const folded = new Map<string, string>()

/** Words as they are compared: without case, accents, punctuation and an article at the head. */
function fold(words: string): string {
  let known = folded.get(words)
  if (known === undefined) {
    known = words
      .normalize('NFD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replace(/^(?:the|an?) (?=.)/, '')
    folded.set(words, known)
  }
  return known
}

function includes(words: readonly string[] | undefined, wanted: string): boolean {
  return (words ?? []).some((each) => fold(each) === fold(wanted))
}

/** Whether one of the attributes is the wanted one. A Police Detective is a Detective: a compound attribute counts by its last word too. */
function bears(attributes: readonly string[] | undefined, wanted: string): boolean {
  if (attributes === undefined) return false
  const word = fold(wanted)
  return attributes.some((each) => fold(each) === word || fold(each).endsWith(` ${word}`))
}

/** Whether a card has a Title that a story names, in either number: plural and singular are one word. */
const isTitled = ({ titles }: Evidence, name: string): boolean => titles.some((each) => asNamed(each) === asNamed(name))

function speaks(languages: Languages | undefined, language: string): boolean {
  return languages !== undefined && (languages.mode === 'all' || includes(languages.list, language))
}

/** Whether a reader of these languages can read what is written so: one language is enough with `or`, all are needed with `and`. */
function canRead(reader: Languages, written: Languages): boolean {
  if (reader.mode === 'all' || written.list.length === 0) return true
  return written.mode === 'or' ? written.list.some((each) => speaks(reader, each)) : written.list.every((each) => speaks(reader, each))
}

/** Whether a card is of a kind by what is printed on it or holds for it now; where it lies is not asked here. */
function isOfKind(card: Evidence, kind: Kind, reader: Languages): boolean {
  if (kind.type !== undefined && card.type !== kind.type) return false
  if (kind.title !== undefined && !isTitled(card, kind.title)) return false
  if (kind.titleNot !== undefined && isTitled(card, kind.titleNot)) return false
  if (kind.titleIncludes?.some((word) => card.titles.some((title) => ` ${asNamed(title)} `.includes(` ${asNamed(word)} `))) === false)
    return false
  if (kind.subtype !== undefined && !includes(card.subtypes, kind.subtype)) return false
  if (kind.travel !== undefined && (card.travel ?? false) !== kind.travel) return false
  // A word that stands only in the Title is no attribute (M12.29), so Titles are not looked at.
  if (kind.attributes?.every((each) => bears(card.attributes, each)) === false) return false
  if (kind.publicAttributes?.every((each) => card.publicAttributes?.includes(each)) === false) return false
  if (kind.gate !== undefined && (card.gate ?? false) !== kind.gate) return false
  if (kind.region !== undefined && !includes(card.region === undefined ? [] : [card.region], kind.region)) return false
  if (kind.regionNot !== undefined && (card.region === undefined || fold(card.region) === fold(kind.regionNot))) return false
  if (kind.subregionNot !== undefined && (card.region === undefined || includes([card.subregion ?? ''], kind.subregionNot))) return false
  if (kind.subregion !== undefined && !includes(card.subregion === undefined ? [] : [card.subregion], kind.subregion)) return false
  if (kind.dimension !== undefined && card.dimension !== kind.dimension) return false
  if (kind.language !== undefined && !speaks(card.languages, kind.language)) return false
  if (kind.languageNot !== undefined && !card.languages?.list.some((each) => fold(each) !== fold(kind.languageNot!))) return false
  if (kind.languageUnknownToInvestigator && (card.languages === undefined || canRead(reader, card.languages))) return false
  if (kind.icon !== undefined && !includes(card.icons, kind.icon)) return false
  if (kind.costsSanityAtLeast !== undefined && (card.sanityCost ?? 0) < kind.costsSanityAtLeast) return false
  if (kind.valueAtLeast !== undefined && (card.value ?? 0) < kind.valueAtLeast) return false
  if (kind.not?.some((each) => isOfKind(card, each, reader))) return false
  if (kind.target !== undefined && (card.target === undefined || fold(card.target) !== fold(kind.target))) return false
  if (kind.past !== undefined && !includes(card.past === undefined ? [] : [card.past], kind.past)) return false
  return true
}

/** A card "in place of" what a kind names: it bears that word besides its own, and is of the Type the word belongs to (M12.45). */
function standsIn(card: Evidence, word: string, kind: Kind, reader: Languages): boolean {
  const named = [kind.title, kind.type, kind.subtype, ...(kind.attributes ?? []), ...(kind.publicAttributes ?? [])]
  if (!named.some((each) => each !== undefined && fold(each) === fold(word))) return false
  const publicAttribute = kind.publicAttributes?.find((each) => fold(each) === fold(word))
  const instead: Evidence = {
    ...card,
    type: kind.type ?? card.type,
    titles: [...card.titles, word],
    subtypes: [...(card.subtypes ?? []), word],
    attributes: [...(card.attributes ?? []), word],
    publicAttributes: [...(card.publicAttributes ?? []), ...(publicAttribute ? [publicAttribute] : [])],
  }
  return isOfKind(instead, kind, reader)
}

function isOrReplaces(card: Evidence, kind: Kind, types: readonly CardType[], reader: Languages): boolean {
  if (isOfKind(card, kind, reader)) return true
  return (
    card.substitutes?.some((word) => {
      if (typeof word === 'object') return kind.type === undefined ? types.includes(word.anyOf) : kind.type === word.anyOf
      return word === 'any' || standsIn(card, word, kind, reader)
    }) ?? false
  )
}

/**
 * Whether a card may meet a requirement, all other requirements aside.
 *
 * A completed Adventure counts only where an Adventure is asked for (M12.20).
 *
 * @param reader the languages of the Investigator whose Adventure it is
 */
export function fits(card: Evidence, slot: Slot, reader: Languages): boolean {
  if (slot.zone === 'storyDeck' && card.zone !== 'story') return false
  if (slot.zone === 'completed' && card.zone !== 'completed') return false
  return slot.anyOf.some(
    (kind) =>
      (card.zone !== 'completed' || slot.zone === 'completed' || kind.type === 'Adventure') &&
      (kind.type !== 'Adventure' || card.zone === 'completed') &&
      isOrReplaces(card, kind, slot.types ?? [], reader),
  )
}

// ---------------------------------------------------------------- what a recipe comes to with these cards

type By = Extract<RecipeCondition, { kind: 'different' }>['by']

/** Cards of these slots must differ in this respect. */
interface Group {
  readonly slots: readonly number[]
  readonly by: By
}

/** One card to be found. */
interface Unit {
  readonly slot: number
  readonly unit: number
}

/** What cards are compared by. One that says nothing there (a Tome without a language) cannot be told apart and fills no such slot. */
function differing(card: Evidence, by: By): readonly string[] {
  switch (by) {
    case 'title':
      // "Locations of the same Title in different Subregions are different" (M12.42).
      return [card.type === 'Location' ? `${fold(card.titles[0]!)}|${card.subregion ?? ''}` : fold(card.titles[0]!)]
    case 'version':
      return [card.version]
    case 'subregion':
      return card.subregion ? [card.subregion] : card.region ? [card.region] : []
    case 'region':
      return card.region ? [card.region] : []
    case 'subtype':
      return card.subtypes ?? []
    case 'language':
      return card.languages?.list ?? []
    case 'icon':
      return card.icons ?? []
  }
}

/** A recipe beside the cards at hand. */
interface Task {
  readonly recipe: Recipe
  readonly cards: readonly Evidence[]
  /** For each slot the places in `cards` of those that fit. */
  readonly candidates: readonly (readonly number[])[]
  readonly groups: readonly Group[]
  readonly contained: readonly Extract<RecipeCondition, { kind: 'contained' }>[]
  readonly sums: readonly Sum[]
}

interface Sum {
  readonly atLeast: number
  /** What each card adds; nothing if it is not of the kind. */
  readonly adds: readonly (number | undefined)[]
}

function sumOf(condition: Extract<RecipeCondition, { kind: 'sum' }>, cards: readonly Evidence[], reader: Languages): Sum {
  const slot: Slot = {
    phrase: '',
    at: 0,
    count: 1,
    distinctTitles: false,
    anyOf: [condition.of],
    ...(condition.zone && { zone: condition.zone }),
  }
  const points = (card: Evidence) => (condition.what === 'value' ? card.value : card.sanityCost) ?? 0
  return { atLeast: condition.atLeast, adds: cards.map((card) => (fits(card, slot, reader) ? points(card) : undefined)) }
}

function isInPlay(card: Evidence): boolean {
  return card.zone === 'play' || card.current === true
}

function task(recipe: Recipe, cards: readonly Evidence[], reader: Languages): Task {
  const groups: Group[] = recipe.slots.flatMap((slot, at) => (slot.distinctTitles ? [{ slots: [at], by: 'title' as const }] : []))
  const inPlayNow = new Set<number>()
  const contained: Extract<RecipeCondition, { kind: 'contained' }>[] = []
  const sums: Sum[] = []
  for (const condition of recipe.conditions) {
    if (condition.kind === 'different') groups.push(condition)
    if (condition.kind === 'inPlayNow') inPlayNow.add(condition.slot)
    if (condition.kind === 'contained') contained.push(condition)
    if (condition.kind === 'sum') sums.push(sumOf(condition, cards, reader))
  }
  const candidates = recipe.slots.map((slot, at) => {
    const tells = groups.filter((group) => group.slots.includes(at))
    const isHeld = contained.some((each) => each.spellSlot === at)
    return cards.flatMap((card, place) =>
      fits(card, slot, reader) &&
      (!inPlayNow.has(at) || isInPlay(card)) &&
      (!isHeld || card.heldIn !== undefined) &&
      tells.every((group) => differing(card, group.by).length > 0)
        ? [place]
        : [],
    )
  })
  return { recipe, cards, candidates, groups, contained, sums }
}

function units(recipe: Recipe): Unit[] {
  return recipe.slots.flatMap((slot, at) => Array.from({ length: slot.count }, (_, unit) => ({ slot: at, unit })))
}

// ---------------------------------------------------------------- matching without relations

/**
 * As many units as possible, each with a card of its own: Kuhn's augmenting paths (M12.43). A unit that finds
 * its card taken asks the unit that took it to look elsewhere.
 */
function matching(wanted: readonly Unit[], candidates: readonly (readonly number[])[], taken: ReadonlySet<number>): Map<number, Unit> {
  const servedBy = new Map<number, Unit>()
  function serve(unit: Unit, asked: Set<number>): boolean {
    for (const card of candidates[unit.slot]!) {
      if (taken.has(card) || asked.has(card)) continue
      asked.add(card)
      const rival = servedBy.get(card)
      if (rival === undefined || serve(rival, asked)) {
        servedBy.set(card, unit)
        return true
      }
    }
    return false
  }
  for (const unit of wanted) serve(unit, new Set())
  return servedBy
}

// ---------------------------------------------------------------- search, where cards are related

/**
 * A filling of all units but `leave` that keeps all relations, or nothing if there is none.
 *
 * Tried is the slot with fewest candidates first; cut is where even a plain matching of what is left is too
 * small, or where too few points are left to add up. Cards that no slot, relation or sum can tell apart are
 * tried once. So it is exact, and short: a recipe asks for 15 cards at most.
 */
function search(task: Task, leave: number): Filled[] | undefined {
  const { cards, candidates, groups, contained, sums } = task
  const tomeSlots = new Set(contained.map((each) => each.tomeSlot))
  const order = slotOrder(task)
  const all = units(task.recipe).sort((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot) || a.unit - b.unit)
  const profiles = cards.map((card, at) => profile(task, card, at, tomeSlots.size > 0))
  // Least to add first, so that what is worth most is left for the sums; like cards side by side.
  const weight = (at: number) => sums.reduce((total, sum) => total + (sum.adds[at] ?? 0), 0)
  const sorted = candidates.map((places) =>
    [...places].sort((a, b) => weight(a) - weight(b) || (profiles[a]! < profiles[b]! ? -1 : profiles[a]! > profiles[b]! ? 1 : a - b)),
  )
  const taken = new Set<number>()
  const said = groups.map(() => new Set<string>())
  const chosen: { unit: Unit; card: number }[] = []

  const cardsOf = (slot: number) => chosen.filter((each) => each.unit.slot === slot).map((each) => cards[each.card]!)
  function isHeldRight(slot: number, card: Evidence): boolean {
    return contained.every((each) => each.spellSlot !== slot || cardsOf(each.tomeSlot).some((tome) => tome.key === card.heldIn))
  }

  function go(next: number, from: number, mayLeave: number): boolean {
    if (!canStillSum(task, taken)) return false
    const unit = all[next]
    if (unit === undefined) return sumUp(task, taken) !== undefined
    if (all.length - next - matching(all.slice(next), sorted, taken).size > mayLeave) return false
    const choices = sorted[unit.slot]!
    const goesOn = all[next + 1]?.slot === unit.slot
    let last: string | undefined
    for (let place = unit.unit === 0 ? 0 : from; place < choices.length; place++) {
      const card = choices[place]!
      if (taken.has(card) || profiles[card] === last) continue
      last = profiles[card]
      if (!isHeldRight(unit.slot, cards[card]!)) continue
      const found = say(unit.slot, card, 0, () => {
        taken.add(card)
        chosen.push({ unit, card })
        if (go(next + 1, goesOn ? place + 1 : 0, mayLeave)) return true
        chosen.pop()
        taken.delete(card)
        return false
      })
      if (found) return true
    }
    if (mayLeave === 0) return false
    // Leaving one unit of a slot open leaves the later ones of it open too: which of them is open makes no difference.
    const rest = all.findIndex((each, at) => at > next && each.slot !== unit.slot)
    const skipTo = rest < 0 ? all.length : rest
    return skipTo - next <= mayLeave && go(skipTo, 0, mayLeave - (skipTo - next))
  }

  /** Takes for each group one of the words the card may be told apart by; gives them back if `then` fails. */
  function say(slot: number, card: number, at: number, then: () => boolean): boolean {
    if (at === groups.length) return then()
    const group = groups[at]!
    if (!group.slots.includes(slot)) return say(slot, card, at + 1, then)
    for (const word of differing(cards[card]!, group.by)) {
      if (said[at]!.has(word)) continue
      said[at]!.add(word)
      if (say(slot, card, at + 1, then)) return true
      said[at]!.delete(word)
    }
    return false
  }

  return go(0, 0, leave) ? chosen.map(({ unit, card }) => ({ ...unit, key: cards[card]!.key })) : undefined
}

/** Fewest candidates first, but a Tome before the Spell that must lie in it. */
function slotOrder({ candidates, contained }: Task): number[] {
  const order: number[] = []
  const seen = new Set<number>()
  const place = (slot: number): void => {
    if (seen.has(slot)) return
    seen.add(slot)
    for (const each of contained) if (each.spellSlot === slot) place(each.tomeSlot)
    order.push(slot)
  }
  const slots = candidates.map((_, slot) => slot).sort((a, b) => candidates[a]!.length - candidates[b]!.length)
  for (const slot of slots) place(slot)
  return order
}

/** Equal for cards that can take each other's place everywhere in this task. */
function profile({ candidates, groups, sums, contained }: Task, card: Evidence, at: number, tomes: boolean): string {
  const fitting = candidates.map((places) => (places.includes(at) ? '1' : '0')).join('')
  const words = groups.map((group) => (group.slots.some((slot) => candidates[slot]!.includes(at)) ? differing(card, group.by) : []))
  const holds = tomes && contained.some((each) => candidates[each.tomeSlot]!.includes(at)) ? card.key : undefined
  return JSON.stringify([fitting, words, sums.map((sum) => sum.adds[at] ?? null), tomes ? card.heldIn : undefined, holds])
}

// ---------------------------------------------------------------- sums

function canStillSum({ sums }: Task, taken: ReadonlySet<number>): boolean {
  return sums.every((sum) => sum.adds.reduce<number>((left, add, at) => (taken.has(at) ? left : left + (add ?? 0)), 0) >= sum.atLeast)
}

/**
 * Cards that reach each sum, none of them taken or used twice (M12.35), or nothing. For one sum, or several of
 * different kinds of cards, all that is left serves; cards that could serve two sums are tried in both.
 */
function sumUp({ sums }: Task, taken: ReadonlySet<number>): number[][] | undefined {
  const used = sums.map((): number[] => [])
  if (sums.length === 0) return used
  const left = sums.map((sum) => sum.atLeast)
  const shared: number[] = []
  sums[0]!.adds.forEach((_, at) => {
    if (taken.has(at)) return
    const serves = sums.flatMap((sum, no) => ((sum.adds[at] ?? 0) > 0 ? [no] : []))
    if (serves.length > 1) shared.push(at)
    else if (serves.length === 1) give(at, serves[0]!)
  })
  function give(at: number, no: number): void {
    left[no]! -= sums[no]!.adds[at]!
    used[no]!.push(at)
  }
  function share(next: number): boolean {
    if (left.every((each) => each <= 0)) return true
    const at = shared[next]
    if (at === undefined) return false
    for (const [no, sum] of sums.entries()) {
      if ((sum.adds[at] ?? 0) === 0 || left[no]! <= 0) continue
      give(at, no)
      if (share(next + 1)) return true
      used[no]!.pop()
      left[no]! += sum.adds[at]!
    }
    return share(next + 1)
  }
  return share(0) ? used : undefined
}

// ---------------------------------------------------------------- answers

/** Whether a condition beside the cards holds (M12.36). Relations between cards are not asked here. */
function holds(condition: RecipeCondition, cards: readonly Evidence[], situation: Situation): boolean {
  switch (condition.kind) {
    case 'sanityBelow':
      return situation.sanity < condition.points
    case 'time':
      return situation.time === condition.is
    case 'event':
      return situation.happened.includes(condition.what)
    case 'memberOf':
      return cards.some((card) => card.zone === 'completed' && isTitled(card, condition.title))
    case 'contained':
    case 'different':
    case 'inPlayNow':
    case 'sum':
      return true
  }
}

/** Whether enough cards fit each slot at all: cheap, and mostly the end of it. */
function hasCandidates({ recipe, candidates }: Task): boolean {
  return recipe.slots.every((slot, at) => candidates[at]!.length >= slot.count)
}

function isRelated({ groups, contained, sums }: Task): boolean {
  return groups.length > 0 || contained.length > 0 || sums.length > 0
}

function complete(task: Task): Filled[] | undefined {
  if (!hasCandidates(task)) return undefined
  const wanted = units(task.recipe)
  const found = matching(wanted, task.candidates, new Set())
  if (found.size < wanted.length) return undefined
  if (isRelated(task)) return search(task, 0)
  return [...found].map(([card, unit]) => ({ ...unit, key: task.cards[card]!.key }))
}

/** Whether so many cards fit a slot at all, relations and other slots aside. */
function enoughFit(slot: Slot, cards: readonly Evidence[], reader: Languages): boolean {
  let left = slot.count
  for (const card of cards) {
    if (left === 0) break
    if (fits(card, slot, reader)) left--
  }
  return left === 0
}

/** The blank Adventure asks for nothing, and so tells no story that could be completed. */
function isBlank(recipe: Recipe): boolean {
  return recipe.slots.length === 0 && recipe.conditions.length === 0
}

/** Whether the recipe is met (M12.1, M12.43). The short form of {@link matchRecipe}, without a witness. */
export function isMet(recipe: Recipe, cards: readonly Evidence[], situation: Situation): boolean {
  if (isBlank(recipe) || !recipe.conditions.every((each) => holds(each, cards, situation))) return false
  // Mostly the first slot that nothing fits is the end of it: the others need not be looked at.
  if (!recipe.slots.every((slot) => enoughFit(slot, cards, situation.languages))) return false
  return complete(task(recipe, cards, situation.languages)) !== undefined
}

/** As many units as can be filled together, sums aside. */
function largest(task: Task): Filled[] {
  const wanted = units(task.recipe)
  const plain = matching(wanted, task.candidates, new Set())
  if (!isRelated(task)) return [...plain].map(([card, unit]) => ({ ...unit, key: task.cards[card]!.key }))
  for (let leave = wanted.length - plain.size; leave < wanted.length; leave++) {
    const found = search(task, leave)
    if (found !== undefined) return found
  }
  return []
}

/**
 * Whether a recipe is met by these cards, and which card fills what.
 *
 * "The recipe is met if and only if some assignment of separate cards to all
 * requirements exists" (M12.43), so this is a matching, not a count. If there is none,
 * the answer holds a largest assignment that keeps all relations (a Spell counts only in
 * a Tome that is assigned too, M12.46), what it leaves open, and which conditions do not
 * hold. It goes by the list of requirements (M12.38), in which small bold words restrict
 * the card beside them (M12.26) and the rest of the prose nothing (M12.27); where no
 * card has an attribute the list names Titles (M12.30). A number makes so many
 * requirements (M12.31), and alternatives make one (M12.32).
 */
export function matchRecipe(recipe: Recipe, cards: readonly Evidence[], situation: Situation): RecipeMatch {
  const here = task(recipe, cards, situation.languages)
  const assignment = (complete(here) ?? largest({ ...here, sums: [] })).toSorted((a, b) => a.slot - b.slot || a.unit - b.unit)
  const used = new Set(assignment.map((each) => each.key))
  const taken = new Set(cards.flatMap((card, at) => (used.has(card.key) ? [at] : [])))
  const missing = recipe.slots.flatMap((slot, at) => {
    const count = slot.count - assignment.filter((each) => each.slot === at).length
    return count > 0 ? [{ slot: at, count }] : []
  })
  // A sum that cannot be reached leaves its cards to the others; those that could each be reached, but not together, all fail.
  const reached = here.sums.map((sum) => sumUp({ ...here, sums: [sum] }, taken) !== undefined)
  const together = sumUp({ ...here, sums: here.sums.filter((_, at) => reached[at]) }, taken)
  const places = here.sums.map((_, at) => (reached[at] && together?.[reached.slice(0, at).filter(Boolean).length]) || [])
  const added = places.map((each) => each.map((at) => cards[at]!.key))
  const sums: readonly RecipeCondition[] = recipe.conditions.filter((each) => each.kind === 'sum')
  const isReached = (condition: RecipeCondition) => together !== undefined && reached[sums.indexOf(condition)] === true
  const failed = recipe.conditions.filter((each) => (each.kind === 'sum' ? !isReached(each) : !holds(each, cards, situation)))
  return { met: !isBlank(recipe) && missing.length === 0 && failed.length === 0, assignment, added, missing, failed }
}
