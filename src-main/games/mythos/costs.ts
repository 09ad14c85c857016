/** What using a card costs besides its pentagram (M2.23): Sanity, the card itself, another card, a Gate. */
import type { Cost, Op, Static } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { unasked } from './agenda.ts'
import { gateBan, isForbidden, isUnaffected } from './bans.ts'
import { type Course, next, noteUse } from './course.ts'
import { isSpent } from './effects.ts'
import { rememberTurned } from './journal.ts'
import { alter, changePennies, flip, lose, loseTelling, passGate, popStory, reusedThisRound } from './moves.ts'
import { pentagram } from './pentagram.ts'
import { currentLocation, isInvestigator, ownerOf, printed, title, topCard } from './places.ts'
import { changeSanity } from './sanity.ts'
import { amount, choosesAmong, matches } from './select.ts'
import { placed, spellPlaces } from './spell-places.ts'
import { applies, hasGate, includes, penniesOn, placedAt, statics } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'

/** The Sanity that some costs ask for together. */
export function sanityCost(state: State, costs: readonly Cost[], ctx: Ctx): number {
  let sum = 0
  for (const cost of costs) {
    if (cost === 'gate') sum += gateFee(state, ctx.you) ?? 0
    else if ('sanity' in cost) sum += cost.sanity === 'ofThisCard' ? ownPentagram(state, ctx) : amount(state, cost.sanity, ctx)
  }
  return sum
}

function ownPentagram(state: State, ctx: Ctx): number {
  return ctx.source === undefined ? 0 : Math.max(0, -pentagram(state, ctx.you, ctx.source))
}

/** Whether every cost can be met (M2.21, M2.23). A Sanity cost may use up the last point (M2.22). */
export function canPay(state: State, costs: readonly Cost[] | undefined, ctx: Ctx): boolean {
  if (costs === undefined) return true
  if (sanityCost(state, costs, ctx) > state.players[ctx.you]!.sanity) return false
  return (
    costs.every((cost) => {
      if (cost === 'gate') return gateFee(state, ctx.you) !== undefined && canPayTolls(state, ctx.you, 'gate')
      if ('pennies' in cost) return paidFrom(state, cost, ctx, amount(state, cost.pennies, ctx)) !== undefined
      if ('self' in cost && ctx.source !== undefined && !isInvestigator(ctx.source)) {
        if ((cost.self === 'bury' || cost.self === 'discard') && !mayGoSo(state, ctx, cost.self, ctx.source)) return false
        const entry = placedAt(state, ctx.source)
        if (cost.self === 'flip' || cost.self === 'rotate') return entry !== undefined && !entry.faceDown && !entry.rotated
        return entry !== undefined || isThereToGive(state, ctx.source, cost.self)
      }
      return true
    }) && haveCardsOfTheirOwn(pricesInCards(state, costs, ctx))
  )
}

/** A card that has gone is no price any more (M2.23); a Location is one as far as it can go (M6.64). */
function isThereToGive(state: State, card: CardNo, to: 'bury' | 'discard'): boolean {
  const { hand, story } = state.players[ownerOf(state, card)]!
  if (topCard(state, ownerOf(state, card)) !== card) return hand.includes(card)
  return to === 'discard' || story.slice(1).some((each) => printed(state, each).type === 'Location')
}

type InCards = Extract<Cost, { other: unknown }>

const isInCards = (cost: Cost): cost is InCards => typeof cost === 'object' && 'other' in cost

/** The costs that ask for other cards, in their order. */
export const costsInCards = (costs: readonly Cost[] = []): readonly InCards[] => costs.filter(isInCards)

/** How many cards a cost asks for, and those that can be given: not this card where it is given itself, and none that lies face-down to be flipped. */
function pricesInCards(state: State, costs: readonly Cost[], ctx: Ctx) {
  const givesItself = costs.some((cost) => typeof cost === 'object' && 'self' in cost)
  return costsInCards(costs).map(({ other, how }) => ({
    need: typeof other.n === 'number' ? other.n : 1,
    among: choosesAmong(state, other, ctx).filter(
      (card) =>
        !(givesItself && card === ctx.source) &&
        !(how === 'flip' && placedAt(state, card)?.faceDown === true) &&
        mayGoSo(state, ctx, how, card),
    ),
  }))
}

/** Whether each price can be paid with cards of its own: what is given once is not given again. */
function haveCardsOfTheirOwn(prices: readonly { readonly need: number; readonly among: readonly CardNo[] }[]): boolean {
  // Of any of the prices together, what can be given for one of them must be enough for all.
  const groups: (typeof prices)[] = [[]]
  for (const each of prices) groups.push(...groups.map((group) => [...group, each]))
  return groups.every((group) => new Set(group.flatMap(({ among }) => among)).size >= group.reduce((sum, { need }) => sum + need, 0))
}

/** Whether a card may be given for the price that comes next: it was not given for one before, and leaves enough for those after. */
export function mayGive(state: State, costs: readonly Cost[], ctx: Ctx, card: CardNo): boolean {
  const { given = [] } = ctx
  const taken = [...given.flat(), card]
  const [now, ...later] = pricesInCards(state, costs, ctx).slice(given.length)
  if (now === undefined || given.flat().includes(card) || !now.among.includes(card)) return false
  return haveCardsOfTheirOwn(later.map(({ need, among }) => ({ need, among: among.filter((each) => !taken.includes(each)) })))
}

/** Whether no text forbids a player to give a card away so: that outranks what permits it (M17.7). */
const mayGoSo = (state: State, { you, source }: Ctx, how: 'bury' | 'discard' | 'flip', card: CardNo): boolean =>
  !isForbidden(state, you, how === 'flip' ? 'flipDown' : how, card, source)

type InPennies = Extract<Cost, { pennies: unknown }>

/** The card that pennies are removed from for a cost: the first that has so many. */
const paidFrom = (state: State, { from = { ref: 'self' } }: InPennies, ctx: Ctx, many: number): CardNo | undefined =>
  choosesAmong(state, from, ctx).find((card) => penniesOn(state, card) >= many)

/** How many pennies can be removed from one card for a cost. */
export const mostPaidFrom = (state: State, { from = { ref: 'self' } }: InPennies, ctx: Ctx): number =>
  Math.max(0, ...choosesAmong(state, from, ctx).map((card) => penniesOn(state, card)))

/**
 * Pays what needs no choice; cards named by `other` were chosen before and stand in
 * `ctx.given`, a list for each such cost. An Artifact is buried, flipped or rotated if its text says so, and only
 * then (M8.8); a Sanity cost is paid at each use (M8.11).
 */
export function pay(course: Course, costs: readonly Cost[] | undefined, ctx: Ctx): void {
  if (costs === undefined) return
  const sanity = sanityCost(course.state, costs, ctx)
  if (sanity > 0) changeSanity(course, ctx.you, -sanity, ctx.source === undefined ? 'Cost' : title(course.state, ctx.source), 'price')
  const given = [...(ctx.given ?? [])]
  for (const cost of costs) {
    if (cost === 'gate') spendGate(course, ctx.you)
    else if ('pennies' in cost) {
      const many = amount(course.state, cost.pennies, ctx)
      const card = paidFrom(course.state, cost, ctx, many)
      if (card !== undefined) changePennies(course, card, -many)
    } else if ('self' in cost && ctx.source !== undefined) {
      if (cost.self === 'flip' || cost.self === 'rotate') rememberTurned(course, ctx.you, ctx.source)
      if (cost.self === 'flip') flip(course, ctx.source, 'down')
      else if (cost.self === 'rotate') alter(course, ctx.source, { rotated: true })
      else giveUp(course, ctx.source, cost.self, ctx)
    } else if (isInCards(cost)) {
      for (const card of given.shift() ?? []) {
        if (cost.how === 'flip') flip(course, card, 'down')
        else giveUp(course, card, cost.how, ctx)
      }
    }
  }
}

/** What is given as a price is lost like anything else (M1.31): other cards hear of it, and a place makes way for the one beneath (M6.60). */
function giveUp(course: Course, card: CardNo, to: 'bury' | 'discard', ctx: Ctx): void {
  if (placedAt(course.state, card) !== undefined) return loseTelling(course, card, to, unasked(ctx))
  const owner = ownerOf(course.state, card)
  if (topCard(course.state, owner) === card) popStory(course, owner, to, unasked(ctx))
  else lose(course, card, to)
}

/**
 * Pays where nobody has picked yet which other cards are given (M2.21): they are picked and given before anything else is done.
 *
 * @param played a card that is about to be played from the Hand, and is none to pay with
 */
export function payAsking(course: Course, costs: readonly Cost[] | undefined, ctx: Ctx, played?: CardNo): void {
  pay(
    course,
    costs?.filter((cost) => cost === 'gate' || !('other' in cost)),
    ctx,
  )
  const ops = givingOthers(costs ?? [], played !== undefined)
  if (ops.length > 0) next(course, { do: 'effect', ops, ctx: withSource(ctx, played ?? ctx.source) })
}

/** The steps in which a player picks and gives the other cards that some costs ask for. */
export const givingOthers = (costs: readonly Cost[], isPlaying = false): readonly Op[] =>
  (isPlaying ? othersToPay(costs) : costs).flatMap((cost): readonly Op[] => {
    if (cost === 'gate' || !('other' in cost)) return []
    const { other, how } = cost
    const picked = { ...other, ...(other.pick === undefined && other.ref === undefined ? { pick: 'choose' as const } : {}) }
    return [how === 'flip' ? { flip: picked, face: 'down' } : { move: picked, to: how }]
  })

/** What texts ask of a player for using such a card, or the Gate he is at; it is paid first (M2.21, M2.23). */
export function useFee(state: State, seat: Seat, used: CardNo | 'gate'): number {
  let fee = 0
  for (const source of statics(state, 'fee')) {
    const { effect } = source.rule
    if (!('useFee' in effect)) continue
    const isMeant =
      typeof effect.for === 'object'
        ? used !== 'gate' && matches(state, used, effect.for, source.ctx)
        : used === 'gate' && (effect.for === 'gate' || source.card === currentLocation(state, seat))
    if (!isMeant || !includes(state, effect.who, source.ctx, seat) || isUnaffected(state, seat, source.ctx)) continue
    if (applies(state, { ...source, ctx: { ...source.ctx, actor: seat } })) fee += amount(state, effect.useFee, source.ctx)
  }
  return fee
}

/** What is done that a text may ask something for: a card is played, a Spell is cast, somebody walks, arrives on foot, passes, or uses a Gate. */
export type Tolled = CardNo | 'arrive' | 'walk' | 'pass' | 'gate' | { readonly cast: CardNo }

/** What texts ask of a player for doing so besides what it costs, which is given first (M2.23). */
export function tollsFor(state: State, seat: Seat, done: Tolled): readonly { readonly costs: readonly Cost[]; readonly ctx: Ctx }[] {
  return statics(state, 'fee').flatMap((source) => {
    const { effect } = source.rule
    if (!('toll' in effect) || source.card === done || !isTolled(state, effect.for, done, source.ctx)) return []
    if (!includes(state, effect.who, source.ctx, seat) || isUnaffected(state, seat, source.ctx)) return []
    const isDue = applies(state, { ...source, ctx: { ...source.ctx, actor: seat } })
    return isDue ? [{ costs: effect.toll, ctx: { ...source.ctx, you: seat } }] : []
  })
}

function isTolled(state: State, wanted: Extract<Static, { toll: unknown }>['for'], done: Tolled, ctx: Ctx): boolean {
  if (typeof wanted === 'string' || typeof done === 'string') return wanted === done
  if ('cast' in wanted) return typeof done === 'object' && matches(state, done.cast, wanted.cast, ctx)
  return typeof done !== 'object' && matches(state, done, wanted, ctx)
}

/** Whether he has that to give: not the card itself that is played for it. */
export function canPayTolls(state: State, seat: Seat, done: Tolled, played?: CardNo): boolean {
  const kept = typeof done === 'number' ? done : played
  return tollsFor(state, seat, done).every(({ costs, ctx }) =>
    kept === undefined ? canPay(state, costs, ctx) : canPay(state, [...othersToPay(costs), ...inSanity(costs)], withSource(ctx, kept)),
  )
}

/** He gives what texts ask for doing so, as far as he has it: who can do nothing but pass passes all the same. */
export function payTolls(course: Course, seat: Seat, done: Tolled, played?: CardNo): void {
  for (const { costs, ctx } of tollsFor(course.state, seat, done))
    if (canPay(course.state, costs, ctx)) payAsking(course, costs, ctx, played)
}

const inSanity = (costs: readonly Cost[]): readonly Cost[] => costs.filter((cost) => typeof cost === 'object' && 'sanity' in cost)

/** What using the Gate here costs in Sanity, if it can be used. */
export function gateFee(state: State, seat: Seat, played?: CardNo): number | undefined {
  const fee = reuseFee(state, seat, played)
  return fee === undefined ? undefined : fee + useFee(state, seat, 'gate')
}

/** What a further use of a Gate asks, and of which card's text. */
interface Reuse {
  readonly costs: readonly Cost[]
  readonly ctx: Ctx
  /** Where a card that counts them allows it. */
  readonly counted?: { readonly card: CardNo; readonly index: number; readonly by?: Seat | undefined }
}

/**
 * What using the Gate here asks by itself: nothing the first time (M11.3), and for
 * every further use what a card that allows it asks (M11.11). Nothing at all is answered
 * where there is no Gate to use, or no further use for the card to be played. A used Gate stays used as long as its Location stays in
 * place (M11.7).
 */
function reuse(state: State, seat: Seat, played?: CardNo): Reuse | undefined {
  const here = currentLocation(state, seat)
  if (here === undefined || !hasGate(state, here) || gateBan(state, seat, here) !== undefined) return undefined
  const spot = state.players[seat]!.spot!
  const { gateUsed, furtherUses = [], reused = 0 } = spot
  if (!gateUsed || furtherUses.some((each) => each === 'here' || each === state.round)) return { costs: [], ctx: { you: seat } }
  for (const source of statics(state, 'gate')) {
    const { effect } = source.rule
    if (!('gateReuse' in effect) || (source.ctx.you !== seat && effect.who !== 'each')) continue
    const sofar = effect.anew ? reusedThisRound(spot, state.round) : reused
    if (effect.times !== undefined && sofar >= effect.times) continue
    // What a card allows all players is counted for each by himself.
    const by = effect.who === 'each' ? seat : undefined
    if (source.card !== undefined && isSpent(state, source.card, source.index, effect.limit, by)) continue
    if (effect.for !== undefined && (played === undefined || !matches(state, played, effect.for, source.ctx))) continue
    if (source.card !== here && effect.of === undefined) continue
    if (effect.of !== undefined && !choosesAmong(state, effect.of, source.ctx).includes(here)) continue
    if (source.rule.if !== undefined && !applies(state, source)) continue
    const costs = effect.cost ?? []
    const ctx = { ...source.ctx, you: seat }
    // The card to be played is none to pay with.
    const others = othersToPay(costs)
    if (others.length > 0 && !canPay(state, others, withSource(ctx, played))) continue
    return { costs, ctx, ...(effect.limit && source.card !== undefined ? { counted: { card: source.card, index: source.index, by } } : {}) }
  }
  return undefined
}

/** A player uses the Gate he is at, by leave of a card that counts it where it has been used before. */
export function spendGate(course: Course, seat: Seat, played?: CardNo): void {
  const counted = reuse(course.state, seat, played)?.counted
  if (counted) noteUse(course, counted.card, counted.index, counted.by)
  passGate(course, seat)
}

/** The costs that ask for other cards, from which the card that is played is left out. */
const othersToPay = (costs: readonly Cost[]): readonly Extract<Cost, { other: unknown }>[] =>
  costs.flatMap((cost) => (typeof cost === 'object' && 'other' in cost ? [{ ...cost, other: { ...cost.other, others: true } }] : []))

const withSource = (ctx: Ctx, source: CardNo | undefined): Ctx => (source === undefined ? ctx : { ...ctx, source })

/** The Sanity of that. */
function reuseFee(state: State, seat: Seat, played?: CardNo): number | undefined {
  const found = reuse(state, seat, played)
  return found && sanityCost(state, found.costs, withSource(found.ctx, currentLocation(state, seat)))
}

/** The other cards that are given for using the Gate here again, as the steps in which their player picks them (M2.23). */
export function givenForGate(state: State, seat: Seat, played: CardNo): { readonly ops: readonly Op[]; readonly ctx: Ctx } | undefined {
  const found = reuse(state, seat, played)
  const ops = givingOthers(found?.costs ?? [], true)
  return found && ops.length > 0 ? { ops, ctx: { ...found.ctx, source: played } } : undefined
}

/** The Spells that lie in a holder. */
export const spellsHeld = (state: State, holder: CardNo): CardNo[] =>
  state.play.filter((entry) => entry.on === holder && printed(state, entry.card).type === 'Spell').map((entry) => entry.card)

/** How many of its Spells a holder cannot hold: they are too many (M9.6, M9.7), or no place takes their icons (M9.14). */
export function overfull(state: State, holder: CardNo): number {
  const held = spellsHeld(state, holder)
  return held.length === 0 ? 0 : held.length - placed(state, held, spellPlaces(state, holder))
}

/** Whether a holder has a place for a further Spell, beside those it holds. */
export function hasPlaceFor(state: State, holder: CardNo, spell: CardNo): boolean {
  const all = [...spellsHeld(state, holder), spell]
  return placed(state, all, spellPlaces(state, holder)) === all.length
}
