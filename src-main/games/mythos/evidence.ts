/**
 * Which of a player's cards count for Adventures, and as what (M12.2, M12.10 to
 * M12.23): a position as `adventure.ts` wants it. What lies face-down (M12.17),
 * is borne or held (M1.39, M12.14), buried (M12.13) or has lost its Gate (M12.12)
 * counts; what lies in a Threat does not, but a Great Old One (M12.16).
 */
import type { Slot, Static } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import * as adventure from './adventure.ts'
import { investigatorOf, isWalking, ownerOf, printed, regionOfCard } from './places.ts'
import { standInsFor } from './stand-ins.ts'
import { attributesOf, hasGate, iconsOf, publicsOf, subtypesOf, timeOf, typeOf } from './standing.ts'
import type { CardNo, Placed, Sheet, State } from './state.ts'

const gathered = new WeakMap<State, Map<Seat, readonly adventure.Evidence[]>>()

/** The cards of a player that count now, gathered once for a position. */
export function evidence(state: State, seat: Seat): readonly adventure.Evidence[] {
  let bySeat = gathered.get(state)
  if (bySeat === undefined) {
    bySeat = new Map()
    gathered.set(state, bySeat)
  }
  let found = bySeat.get(seat)
  if (found === undefined) {
    found = gather(state, seat)
    bySeat.set(seat, found)
  }
  return found
}

/** An Event that goes on counts for its own player (M10.13). */
function gather(state: State, seat: Seat): adventure.Evidence[] {
  const { story, spot } = state.players[seat]!
  const found: adventure.Evidence[] = []
  story.forEach((card, at) => {
    const top = at === 0 && spot !== null
    if (top && isWalking(state, seat)) return // M12.11
    found.push(top ? { ...asItIs(state, card, 'story'), current: true } : buried(state, card))
  })
  for (const entry of state.play) {
    // Others' cards never count, nor one's own that an opponent controls (M12.18, M12.19).
    if (ownerOf(state, entry.card) !== seat || entry.seat !== seat || entry.area === 'threat') continue
    found.push(inPlay(state, entry))
  }
  return found
}

function inPlay(state: State, entry: Placed): adventure.Evidence {
  // A face-down card is read as printed (M1.36), another one as it now is (M12.23).
  const zone = entry.area === 'adventure' ? 'completed' : 'play'
  const found = entry.faceDown ? ({ key: entry.card, zone, ...faceOf(state, entry.card) } as const) : asItIs(state, entry.card, zone)
  return entry.area === 'spell' && entry.on !== undefined ? { ...found, heldIn: entry.on } : found
}

const faces = new WeakMap<PrintedCard, Omit<adventure.Evidence, 'zone' | 'key'>>()

function faceOf(state: State, card: CardNo): Omit<adventure.Evidence, 'zone' | 'key'> {
  const face = printed(state, card)
  let found = faces.get(face)
  if (found === undefined) {
    found = evidenceOf(face)
    faces.set(face, found)
  }
  return found
}

const inStory = new WeakMap<Sheet, adventure.Evidence[]>()

/** A buried card counts as printed (M12.22): the same evidence as long as the match goes on. */
function buried(state: State, card: CardNo): adventure.Evidence {
  let cards = inStory.get(state.sheet)
  if (cards === undefined) {
    cards = []
    inStory.set(state.sheet, cards)
  }
  let found = cards[card]
  if (found === undefined) {
    found = { key: card, zone: 'story', ...faceOf(state, card) }
    cards[card] = found
  }
  return found
}

type Substitute = NonNullable<adventure.Evidence['substitutes']>[number]

/** What a card that stands for another may be used in place of. */
export const substituteBy = ({ standsIn }: Extract<Static, { standsIn: unknown }>): Substitute =>
  standsIn === 'anyOne' ? 'any' : { anyOf: standsIn }

/** What a card, as printed, may be used in place of if it is buried for it. */
export const standsInIfBuried = (face: PrintedCard): Substitute[] =>
  face.rules.flatMap((rule) => {
    if (rule.kind !== 'static' || !('standsIn' in rule.effect)) return []
    return rule.effect.for === 'Adventure' && !rule.effect.stays ? [substituteBy(rule.effect)] : []
  })

/** A printed card as evidence: it never changes. Where it lies is not said. */
export function evidenceOf(face: PrintedCard): Omit<adventure.Evidence, 'zone' | 'key'> {
  const region = regionOfCard(face)
  const stands = face.rules.flatMap((rule) => {
    if (rule.kind !== 'static') return []
    if ('countsAs' in rule.effect && (rule.effect.for ?? 'Adventure') === 'Adventure') return [rule.effect.countsAs]
    return 'standsIn' in rule.effect && rule.effect.stays && rule.effect.for === 'Adventure' ? [substituteBy(rule.effect)] : []
  })
  return {
    version: face.id,
    titles: [face.title],
    type: face.type,
    ...(face.subtype === undefined ? {} : { subtypes: [face.subtype] }),
    attributes: face.attributes ?? [],
    publicAttributes: face.publicAttributes ?? [],
    gate: face.gate === true,
    ...(region === undefined ? {} : { region }),
    ...(face.subregion === undefined ? {} : { subregion: face.subregion }),
    dimension: face.dimension,
    ...(face.languages === undefined ? {} : { languages: face.languages }),
    icons: face.icons ?? [],
    sanityCost: typeof face.sanity === 'number' ? Math.max(0, -face.sanity) : 0,
    ...(face.value === undefined ? {} : { value: face.value }),
    travel: face.travel === true,
    ...(face.target === undefined ? {} : { target: face.target }),
    ...(typeof face.foundAt?.past === 'string' ? { past: face.foundAt.past } : {}),
    ...(stands.length === 0 ? {} : { substitutes: stands }),
  }
}

/** A Monster among the Allies is no Monster now (M11.36). */
function asItIs(state: State, card: CardNo, zone: adventure.Evidence['zone']): adventure.Evidence {
  const face = printed(state, card)
  return {
    key: card,
    zone,
    ...faceOf(state, card),
    type: face.goo === true ? 'Monster' : typeOf(state, card),
    subtypes: subtypesOf(state, card),
    attributes: attributesOf(state, card),
    icons: iconsOf(state, card),
    publicAttributes: face.type === 'Location' || face.travel === true ? publicsOf(state, card) : (face.publicAttributes ?? []),
    gate: face.type === 'Location' && hasGate(state, card),
  }
}

function situation(state: State, seat: Seat): adventure.Situation {
  const player = state.players[seat]!
  return {
    sanity: player.sanity,
    time: timeOf(state, { seat }),
    languages: investigatorOf(state, seat).languages,
    happened: player.happened,
  }
}

/**
 * Whether an Adventure's recipe is met now (M12.1, M12.43). An Adventure that could not
 * be read is never met. In which order the cards were played does not matter (M12.3),
 * nor whether they have served another Adventure (M12.8), nor how the story is told
 * (M12.9); several copies may meet several requirements (M12.41).
 */
export function isMet(state: State, seat: Seat, card: CardNo): boolean {
  return standInsNeeded(state, seat, card) !== undefined
}

/** Cards that must stand for others so that a recipe is met: none, where it is met without; nothing, where it is not met at all. */
export function standInsNeeded(state: State, seat: Seat, card: CardNo): readonly CardNo[] | undefined {
  const { recipe } = printed(state, card)
  if (recipe === undefined) return undefined
  const [cards, here] = [evidence(state, seat), situation(state, seat)]
  if (adventure.isMet(recipe, cards, here)) return []
  const standIns = standInsFor(state, seat, 'Adventure', card)
  if (!adventure.isMet(recipe, standingIn(state, cards, standIns), here)) return undefined
  // Each that is not needed beside the others stays.
  let needed = standIns
  for (const each of standIns.toReversed()) {
    const without = needed.filter((other) => other !== each)
    if (adventure.isMet(recipe, standingIn(state, cards, without), here)) needed = without
  }
  return needed
}

const standingIn = (state: State, cards: readonly adventure.Evidence[], standIns: readonly CardNo[]): adventure.Evidence[] =>
  cards.map((each) =>
    standIns.includes(each.key)
      ? { ...each, substitutes: [...(each.substitutes ?? []), ...standsInIfBuried(printed(state, each.key))] }
      : each,
  )

/** How far a recipe is met, with the cards that meet it. */
export function progress(state: State, seat: Seat, card: CardNo): adventure.RecipeMatch | undefined {
  const { recipe } = printed(state, card)
  if (recipe === undefined) return undefined
  const here = situation(state, seat)
  const plain = adventure.matchRecipe(recipe, evidence(state, seat), here)
  const standIns = plain.met ? [] : standInsFor(state, seat, 'Adventure', card)
  return standIns.length === 0 ? plain : adventure.matchRecipe(recipe, standingIn(state, evidence(state, seat), standIns), here)
}

const fitting = new WeakMap<Slot, Map<string, boolean>>()

/** Whether a card as printed may meet a requirement, wherever it lies: for estimates, remembered by printing. */
export function fitsAsPrinted(state: State, card: CardNo, slot: Slot, seat: Seat): boolean {
  let known = fitting.get(slot)
  if (known === undefined) {
    known = new Map()
    fitting.set(slot, known)
  }
  const { id } = printed(state, card)
  let fit = known.get(id)
  if (fit === undefined) {
    const reader = investigatorOf(state, seat).languages
    fit = adventure.fits({ key: card, zone: slot.zone === 'completed' ? 'completed' : 'story', ...faceOf(state, card) }, slot, reader)
    known.set(id, fit)
  }
  return fit
}
