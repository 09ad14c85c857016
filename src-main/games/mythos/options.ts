/** What a seat may do now: the plays of a Turn (M5.2 to M5.9), the uses in Combat (M14.19), and answers to questions. */
import type { Op, Rule } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { bannedBy, isForbidden } from './bans.ts'
import { canPay, sanityCost } from './costs.ts'
import { canAim, canSummon, isSpent } from './effects.ts'
import { answerable } from './journal.ts'
import { pentagram } from './pentagram.ts'
import { currentLocation, isInvestigator, isWalking, opponents, printed, topCard } from './places.ts'
import { isLegal, waysOf } from './requirements.ts'
import { matches } from './select.ts'
import { applies, bearsOn, includes, placedAt, type Source, standing, statics, typeOf } from './standing.ts'
import type { Action, CardNo, Ctx, Offer, State } from './state.ts'
import type { Nested, Play } from './tasks.ts'
import { wayByRoute } from './travel.ts'

const offered = new WeakMap<State, readonly Action[]>()

/** Everything `seat` may do now, in a stable order; empty for a seat that is not asked. */
export function legal(state: State, seat: Seat): readonly Action[] {
  const open = openQuestion(state)
  if (open === undefined || open.seat !== seat) return []
  let actions = offered.get(state)
  if (actions === undefined) {
    actions = answersTo(state, open)
    // Whenever one is asked something (M5.28): only on one's own Turn is no time when it may be wanted most.
    if (state.sheet.mayConcede?.includes(seat) === true) actions = [...actions, { do: 'concede' }]
    offered.set(state, actions)
  }
  return actions
}

function answersTo(state: State, open: NonNullable<ReturnType<typeof openQuestion>>): readonly Action[] {
  const { question, seat } = open
  switch (question.ask) {
    case 'what to play':
      return mainPlays(state, seat)
    case 'what to cast or use':
      return combatPlays(state, seat)
    case 'which card':
      return [...question.among.map((card): Action => ({ do: 'choose', card })), ...(question.mayStop ? [{ do: 'done' } as const] : [])]
    case 'which player':
      return question.among.map((each) => ({ do: 'choose player', seat: each }))
    case 'whether':
      return [{ do: 'yes' }, { do: 'no' }]
    case 'which way':
      return question.ways.map((_, way) => ({ do: 'choose way', way }))
    case 'how many':
      return Array.from({ length: question.max - question.min + 1 }, (_, more) => ({ do: 'choose number', number: question.min + more }))
    case 'which play':
      return [
        ...question.among.map((play): Action => ({ do: 'choose play', card: play.card, how: play.how })),
        ...(question.mayStop ? [{ do: 'done' } as const] : []),
      ]
  }
}

/**
 * The plays of a Turn, of which one is made (M5.1). A Pass is among them unless a card
 * forbids it (M5.10); a player who can make no other must Pass (M4.20, M5.11). Who walks
 * may go on walking (M6.28) and play whatever needs nothing of a Location (M6.31,
 * M6.32); who has Passed may play again (M13.7).
 */
export function mainPlays(state: State, seat: Seat): Action[] {
  const actions: Action[] = playsFrom(state, seat, state.players[seat]!.hand).map(({ card, how }) => ({ do: 'play', card, how }))
  const top = topCard(state, seat)
  if (top !== undefined && isWalking(state, seat) && canArrive(state, seat, top)) actions.push({ do: 'arrive' })
  for (const offer of state.players[seat]!.offers) {
    if (offerPlays(state, seat, offer).length > 0) actions.push({ do: 'take offer', card: offer.card, rule: offer.rule })
  }
  actions.push(...uses(state, seat, 'turn'))
  for (const entry of state.play) {
    if (entry.seat === seat && entry.faceDown && entry.on === undefined && mayTurnUp(state, entry.card))
      actions.push({ do: 'turn up', card: entry.card })
  }
  for (const { cards, nested } of elsewhere(state, seat)) {
    actions.push(...playsFrom(state, seat, cards, nested).map(({ card, how }): Action => ({ do: 'play', card, how })))
  }
  const bound = dictatedPlay(state, seat, actions) ?? owedPlays(state, seat, actions)
  if (bound.length > 0) return bound
  if (mustPlayOrDiscard(state, seat)) {
    actions.push(...distinct(state, state.players[seat]!.hand).map((card): Action => ({ do: 'discard', card })))
  }
  if (actions.length === 0 || bannedBy(state, seat, 'pass') === undefined) actions.push({ do: 'pass' })
  return actions
}

/** The play that another has chosen for this Turn, as far as it is legal now (M19.3). */
function dictatedPlay(state: State, seat: Seat, actions: readonly Action[]): Action[] | undefined {
  const told = state.dictated?.find((each) => each.seat === seat && each.since < state.turn)
  if (told === undefined) return undefined
  const play = actions.filter((each) => each.do === 'play' && each.card === told.card && each.how === told.how)
  return play.length > 0 ? play : undefined
}

function mustPlayOrDiscard(state: State, seat: Seat): boolean {
  if (state.owed?.some((each) => each.seat === seat && each.what === 'playOrDiscard' && each.since < state.turn) === true) return true
  return standing(state).obliges.some(
    (source) => source.rule.what === 'playOrDiscard' && includes(state, source.rule.who, source.ctx, seat) && applies(state, source),
  )
}

/** Of cards with one face the first. */
function distinct(state: State, cards: readonly CardNo[]): CardNo[] {
  const seen = new Set<string>()
  return cards.filter((card) => {
    const { id } = printed(state, card)
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}

/** Cards that a text lets a player play from elsewhere than the Hand. */
function elsewhere(state: State, seat: Seat): { readonly cards: readonly CardNo[]; readonly nested: Nested }[] {
  return standing(state).permits.flatMap((source) => {
    const { permit } = source.rule
    if (!('play' in permit) || permit.from === undefined || permit.from === 'hand' || source.ctx.you !== seat) return []
    const { story, discard, deck } = state.players[seat]!
    const top = topCard(state, seat)
    const cards =
      permit.from === 'story'
        ? story.filter((card) => card !== top)
        : permit.from === 'discard'
          ? discard
          : permit.from === 'deckTop'
            ? deck.slice(0, 1)
            : []
    if (cards.length === 0 || !applies(state, source)) return []
    return [{ cards, nested: { waive: [], filter: permit.play } }]
  })
}

/** The plays that a card in play dictates for this Turn, as far as they are legal (M19.3). */
function owedPlays(state: State, seat: Seat, actions: readonly Action[]): Action[] {
  for (const source of standing(state).obliges) {
    const { what, who } = source.rule
    if (typeof what !== 'object' || !('playNext' in what) || !includes(state, who, source.ctx, seat) || !applies(state, source)) continue
    const fit = actions.filter((action) => action.do === 'play' && matches(state, action.card, what.playNext, source.ctx))
    if (fit.length > 0) return fit
  }
  return []
}

/** M5.8: not a Spell, not in a Threat, and nothing that a text keeps face-down. */
function mayTurnUp(state: State, card: CardNo): boolean {
  const entry = placedAt(state, card)
  if (entry === undefined || entry.area === 'threat' || entry.area === 'spell') return false
  return !staysFaceDown(state, card) && !isForbidden(state, entry.seat, 'flipUp', card)
}

/** Whether a text keeps a card face-down (M15.11), or the bearer it acts with as one card (M1.38). A Spell has a face of its own. */
export function staysFaceDown(state: State, card: CardNo): boolean {
  const entry = placedAt(state, card)
  if (entry?.becomes !== undefined) return true
  if (entry?.on !== undefined && entry.area !== 'spell' && placedAt(state, entry.on)?.faceDown === true && staysFaceDown(state, entry.on)) {
    return true
  }
  return statics(state, 'bearing').some(
    (source) => 'staysFaceDown' in source.rule.effect && bearsOn(state, source, source.rule.effect.of, card),
  )
}

/** M2.24: arriving costs what the Location's pentagram says. */
export function canArrive(state: State, seat: Seat, card: CardNo): boolean {
  return -pentagram(state, seat, card) <= state.players[seat]!.sanity
}

/** The legal plays of some cards of a player, each in every way it can be played. */
export function playsFrom(state: State, seat: Seat, cards: readonly CardNo[], nested?: Nested): Play[] {
  const plays: Play[] = []
  const seen = new Set<string>()
  for (const card of cards) {
    // Two printings of one face are two choices only for the eye: the first stands for both.
    const { id, type } = printed(state, card)
    if (seen.has(id)) continue
    if (
      nested?.filter !== undefined &&
      !matches(state, card, nested.filter, { you: seat, ...(nested.source === undefined ? {} : { source: nested.source }) })
    )
      continue
    if (nested?.route !== undefined && type !== 'Location') continue
    seen.add(id)
    for (const how of waysOf(state, card)) {
      const play: Play = { card, how }
      if (isLegal(state, seat, play, nested)) plays.push(play)
    }
  }
  return plays
}

/** The Locations that an offer of travel leads to now (M6.41, M5.18). */
export function offerPlays(state: State, seat: Seat, offer: Offer): Play[] {
  if (offer.since >= state.turn || !('travel' in offer.op) || !isOfferOpen(state, seat, offer)) return []
  const { travel } = offer.op
  return playsFrom(state, seat, state.players[seat]!.hand, { waive: [], route: travel, source: offer.card }).filter((play) => {
    const way = wayByRoute(state, seat, play.card, travel, offer.card)
    return 'how' in way
  })
}

/** An offer of travel stands while its card is the top card, or in play. */
export function isOfferOpen(state: State, seat: Seat, offer: Offer): boolean {
  return topCard(state, seat) === offer.card || placedAt(state, offer.card) !== undefined
}

// ---------------------------------------------------------------- using and casting

type Usable = Source & { readonly rule: Extract<Rule, { kind: 'action' }> }

/**
 * The uses and castings open to a seat (M5.4, M5.5, M5.7): of Artifacts that are up and
 * ready (M8.6, M8.7), of what stands at a place (M10.15, M19.2). A Location may let its
 * player Summon in the same way (M9.43).
 */
export function uses(state: State, seat: Seat, when: 'turn' | 'combat'): Action[] {
  const actions: Action[] = []
  for (const source of standing(state).actions) {
    if (source.ctx.you !== seat || source.card === undefined) continue
    if (!isOpenNow(state, seat, source, when)) continue
    const { card, index } = source
    actions.push(typeOf(state, card) === 'Spell' ? { do: 'cast', card, rule: index } : { do: 'use', card, rule: index })
  }
  if (when === 'combat') actions.push(...lateJoins(state, seat))
  return actions
}

/** Cards whose text lets them join a defence or a Threat once Monsters and Allies have been committed. */
function lateJoins(state: State, seat: Seat): Action[] {
  return standing(state).permits.flatMap((source): Action[] => {
    const { permit } = source.rule
    if (!('commit' in permit) || permit.commit === 'assault' || source.card === undefined || source.ctx.you !== seat) return []
    const entry = placedAt(state, source.card)
    const free = entry?.area === 'ally' && !entry.faceDown && state.combat?.defenders.some((each) => each.card === source.card) === false
    return free && applies(state, source) ? [{ do: 'use', card: source.card, rule: source.index }] : []
  })
}

function isOpenNow(state: State, seat: Seat, source: Usable, when: 'turn' | 'combat'): boolean {
  const { rule, card, ctx } = source
  const { window } = rule
  const { type } = printed(state, card!)
  const spell = type === 'Spell'
  // An answer to what was just played, cast or lost is given while that definition is met (M19.5): on one's own Turn, and by
  // a Spell or an Artifact in Combat too (M8.6, M14.25).
  if (typeof window === 'object') {
    if (when === 'combat' && !spell && type !== 'Artifact') return false
    if (answerable(state, seat, window, ctx).length === 0) return false
  }
  // M8.6, M14.25: what takes a Turn is an opportunity in Combat too, for an Artifact; not where a Turn must have been spent.
  if (window === 'turn' && when === 'combat' && (type !== 'Artifact' || rule.stayed !== undefined)) return false
  if (window === 'combat' && when === 'turn') return false
  if (!rule.do.some((op) => suits(op, when))) return false
  const entry = placedAt(state, card!)
  const here = currentLocation(state, seat)
  // M5.19, M5.20: not on the Turn in which it came into play.
  // An Investigator has always been there (M2.8).
  const since = isInvestigator(card!) ? -1 : (entry?.since ?? (card === here ? state.players[seat]!.spot!.since : state.turn))
  if (when === 'turn' && since >= state.turn) return false
  if (entry !== undefined && (entry.rotated || (entry.faceDown && rule.faceDown !== true))) return false
  if (spell && !canBeCast(state, seat, card!)) return false
  if (rule.stayed === 'here' && (here === undefined || state.players[seat]!.spot!.since >= state.turn)) return false
  if (!applies(state, source) || isSpent(state, card!, source.index, rule.limit) || !canPay(state, rule.cost, ctx)) return false
  if (isPhobiaCure(rule.do) && bannedBy(state, seat, 'buryPhobias') !== undefined) return false
  if (!opponents(state, seat).some((opponent) => canAim(state, rule, { ...ctx, opponent }))) return false
  const price = spell ? castingCost(state, seat, card!) : sanityCost(state, rule.cost ?? [], ctx)
  return leadsToPlay(state, seat, rule.do, price, ctx)
}

/** Where the first thing it does is to bring a card into play, there must be one, payable together with `price` (M2.21, M2.23, M9.35). */
function leadsToPlay(state: State, seat: Seat, [first]: readonly Op[], price: number, ctx: Ctx): boolean {
  if (first === undefined) return true
  const player = state.players[seat]!
  const paid = spent(state, seat, price)
  if ('summonOrControl' in first && state.combat === undefined) {
    return player.hand.some(
      (each) => canSummon(state, seat, each, first.summonOrControl, ctx) && price - pentagram(state, seat, each) <= player.sanity,
    )
  }
  if ('play' in first && (first.from === undefined || first.from === 'hand')) {
    return playsFrom(paid, seat, player.hand, offeredBy(first, ctx)).length > 0
  }
  if ('move' in first && first.to === 'play' && first.move.in === 'story') {
    return (
      playsFrom(paid, seat, player.story, {
        waive: ['attribute', 'place', 'language'],
        ...(first.move.is === undefined ? {} : { filter: first.move.is }),
      }).length > 0
    )
  }
  return true
}

/** The position once so much has been paid. */
function spent(state: State, seat: Seat, price: number): State {
  if (price === 0) return state
  return { ...state, players: state.players.map((each, at) => (at === seat ? { ...each, sanity: each.sanity - price } : each)) }
}

/** A play that a text offers. */
export function offeredBy(op: Extract<Op, { play: unknown }>, { source }: Ctx): Nested {
  const from = op.from === 'story' || op.from === 'discard' ? { from: op.from } : {}
  return { waive: op.waive ?? [], filter: op.play, ...from, ...(source === undefined ? {} : { source }) }
}

/** Summoning is for Turns only (M9.33), Control for Combat only (M9.44). */
function suits(op: Op, when: 'turn' | 'combat'): boolean {
  if ('summonOrControl' in op) return op.allow.includes(when === 'turn' ? 'summon' : 'control')
  return true
}

/** It removes as many as its text says, one as a rule (M10.16). */
const isPhobiaCure = (ops: readonly Op[]): boolean =>
  ops.some((op) => 'move' in op && op.move.affecting !== undefined && (op.to === 'bury' || op.to === 'discard'))

/** M9.22, M9.25, M7.22: face-up, held by something face-up, and its cost payable where the Investigator casts. */
function canBeCast(state: State, seat: Seat, card: CardNo): boolean {
  const entry = placedAt(state, card)
  if (entry?.on === undefined || bannedBy(state, seat, 'castSpells') !== undefined) return false
  const holder = placedAt(state, entry.on)
  if (holder === undefined || holder.faceDown || holder.area === 'threat') return false
  return castingCost(state, seat, card) <= state.players[seat]!.sanity
}

/**
 * What casting costs: the pentagram from a Tome, nothing from an Ally or Artifact
 * (M7.22, M8.13, M9.26). The Investigator casts what is in a Tome, and the Ally or
 * Artifact what it holds (M9.21).
 */
export function castingCost(state: State, seat: Seat, card: CardNo): number {
  const holder = placedAt(state, card)?.on
  if (holder === undefined || printed(state, holder).type !== 'Tome') return 0
  return Math.max(0, -pentagram(state, seat, card, true))
}

/** What may be cast or used in Combat; declining is always possible (M14.19). */
export function combatPlays(state: State, seat: Seat): Action[] {
  return [...uses(state, seat, 'combat'), { do: 'done' }]
}
