/** What a seat may do now: the plays of a Turn (M5.2 to M5.9), the uses in Combat (M14.19), and answers to questions. */
import type { Static } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { bannedBy, binds, isForbidden } from './bans.ts'
import { canPay, canPayTolls } from './costs.ts'
import { isSpent } from './effects.ts'
import { pentagram } from './pentagram.ts'
import { isWalking, printed, topCard } from './places.ts'
import { isCultist } from './requirements/allies.ts'
import { isLeftTo, leaveOfItsPile, payingFor, userOf } from './requirements/waivers.ts'
import { isLegal, waysOf } from './requirements.ts'
import { isSoFor, matches } from './select.ts'
import { applies, bearsOn, placedAt, standing, statics } from './standing.ts'
import type { Action, CardNo, Offer, State } from './state.ts'
import type { Nested, Play } from './tasks.ts'
import { wayByRoute } from './travel.ts'
import { uses } from './using.ts'

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
  if ((state.players[seat]!.mustPass ?? 0) > 0) return [{ do: 'pass' }]
  const actions = unboundPlays(state, seat)
  const bound = boundPlays(state, seat, actions)
  if (bound.length > 0) return bound
  if (mustPlayOrDiscard(state, seat)) {
    actions.push(...distinct(state, state.players[seat]!.hand).map((card): Action => ({ do: 'discard', card })))
  }
  const mayPass = bannedBy(state, seat, 'pass') === undefined && canPayTolls(state, seat, 'pass')
  if (actions.length === 0 || mayPass) actions.push({ do: 'pass' })
  return actions
}

/** Whether the play of this Turn is one that a card dictates (M19.3). */
export const isBound = (state: State, seat: Seat): boolean => boundPlays(state, seat, unboundPlays(state, seat)).length > 0

const boundPlays = (state: State, seat: Seat, actions: readonly Action[]): Action[] =>
  dictatedPlay(state, seat, actions) ?? owedPlays(state, seat, actions)

/** Everything that can be done with cards on one's Turn, whatever others dictate. */
function unboundPlays(state: State, seat: Seat): Action[] {
  const actions: Action[] = playsFrom(state, seat, state.players[seat]!.hand).map(({ card, how }) => ({ do: 'play', card, how }))
  const top = topCard(state, seat)
  if (top !== undefined && isWalking(state, seat) && canArrive(state, seat, top)) actions.push({ do: 'arrive' })
  for (const offer of state.players[seat]!.offers) {
    if (isPayable(state, seat, offer) && offerPlays(state, seat, offer).length > 0)
      actions.push({ do: 'take offer', card: offer.card, rule: offer.rule })
  }
  actions.push(...uses(state, seat, 'turn'))
  for (const entry of state.play) {
    if (entry.seat === seat && entry.faceDown && entry.on === undefined && mayTurnUp(state, entry.card))
      actions.push({ do: 'turn up', card: entry.card })
  }
  for (const { cards, nested } of elsewhere(state, seat)) {
    actions.push(...playsFrom(state, seat, cards, nested).map(({ card, how }): Action => ({ do: 'play', card, how })))
  }
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
  return standing(state).obliges.some((source) => source.rule.what === 'playOrDiscard' && binds(state, source, seat))
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

/** Cards that a text lets a player play from elsewhere than the Hand: one in play, or their own. */
export function elsewhere(state: State, seat: Seat): { readonly cards: readonly CardNo[]; readonly nested: Nested }[] {
  const { story, discard } = state.players[seat]!
  const own = [...discard, ...story.filter((card) => card !== topCard(state, seat))].filter((card) => leaveOfItsPile(state, seat, card))
  return [...(own.length > 0 ? [{ cards: own, nested: { waive: [] } }] : []), ...openedByOthers(state, seat)]
}

function openedByOthers(state: State, seat: Seat): { readonly cards: readonly CardNo[]; readonly nested: Nested }[] {
  return standing(state).permits.flatMap((source) => {
    const { permit } = source.rule
    if (!('play' in permit) || permit.from === undefined || permit.from === 'hand' || !isLeftTo(state, seat, permit, source.ctx)) return []
    const isUsedUp = source.card !== undefined && isSpent(state, source.card, source.index, source.rule.limit, userOf(permit, seat))
    if (isUsedUp || !canPay(state, permit.cost, payingFor(source.ctx, seat))) return []
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
    const { what } = source.rule
    if (typeof what !== 'object' || !('playNext' in what) || !binds(state, source, seat)) continue
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
export function staysFaceDown(state: State, card: CardNo, when: 'flipStep' | 'any' = 'any'): boolean {
  const entry = placedAt(state, card)
  const isBorne = entry?.on !== undefined && entry.area !== 'spell' && placedAt(state, entry.on)?.faceDown === true
  if (isBorne && staysFaceDown(state, entry.on!, when)) return true
  const isKept = (effect: Static): boolean => 'staysFaceDown' in effect && (effect.staysFaceDown === true || when === 'flipStep')
  return (
    keepsItselfDown(state, card, isKept) ||
    statics(state, 'bearing').some(
      (source) =>
        'staysFaceDown' in source.rule.effect && isKept(source.rule.effect) && bearsOn(state, source, source.rule.effect.of, card),
    )
  )
}

/** "May be flipped face-up only at a Church": what a card says of its own turning it says while it lies face-down. */
function keepsItselfDown(state: State, card: CardNo, isKept: (effect: Static) => boolean): boolean {
  const entry = placedAt(state, card)
  if (entry?.faceDown !== true) return false
  return printed(state, card).rules.some(
    (rule) =>
      rule.kind === 'static' &&
      'staysFaceDown' in rule.effect &&
      isKept(rule.effect) &&
      rule.effect.of.ref === 'self' &&
      isSoFor(state, rule, { you: entry.seat, source: card }),
  )
}

/** M2.24: arriving costs what the Location's pentagram says; and a text may forbid it. */
export function canArrive(state: State, seat: Seat, card: CardNo): boolean {
  if (bannedBy(state, seat, 'arrive') !== undefined || !canPayTolls(state, seat, 'arrive')) return false
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
      if (nested?.as !== undefined && how !== nested.as) continue
      // M7.26: it is from the Hand that a Cultist goes to the Threat instead.
      const isFromPile = nested?.from !== undefined && nested.from !== 'hand'
      if (how === 'monster' && isFromPile && type === 'Ally' && isCultist(state, card)) continue
      if (isLegal(state, seat, play, nested)) plays.push(play)
    }
  }
  return plays
}

/** The Locations that an offer of travel leads to now (M6.41, M5.18). */
export function offerPlays(state: State, seat: Seat, offer: Offer): Play[] {
  return offer.since < state.turn && isOfferOpen(state, seat, offer) ? landings(state, seat, offer) : []
}

function landings(state: State, seat: Seat, offer: Offer): Play[] {
  if (!('travel' in offer.op)) return []
  const { travel } = offer.op
  return playsFrom(state, seat, state.players[seat]!.hand, { waive: [], route: travel, source: offer.card }).filter((play) => {
    const way = wayByRoute(state, seat, play.card, travel, offer.card)
    return 'how' in way
  })
}

/** The journey to which a Travel Event that was played in this Turn leads at a following one, where it could be made now. */
export const journeyOn = (state: State, seat: Seat): Offer | undefined =>
  state.players[seat]!.offers.find(
    (offer) =>
      offer.since === state.turn &&
      offer.card === topCard(state, seat) &&
      isPayable(state, seat, offer) &&
      landings(state, seat, offer).length > 0,
  )

const isPayable = (state: State, seat: Seat, { op, card }: Offer): boolean =>
  !('travel' in op) || canPay(state, op.cost, { you: seat, source: card })

/** An offer of travel stands while its card is the top card, or in play. */
export function isOfferOpen(state: State, seat: Seat, offer: Offer): boolean {
  return topCard(state, seat) === offer.card || placedAt(state, offer.card) !== undefined
}

/** What may be cast or used in Combat; declining is always possible (M14.19). */
export function combatPlays(state: State, seat: Seat): Action[] {
  return [...uses(state, seat, 'combat'), { do: 'done' }]
}
