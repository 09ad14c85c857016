/**
 * Using and casting (M5.4, M5.5, M5.7, M9.21 to M9.26, M14.19 to M14.28): what a seat may use or cast now, checked one rule
 * at a time, so that a card that cannot be used gives all its reasons (M section 5).
 */
import type { Op, Rule } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { bannedBy, castBannedBy, joiningBannedBy, useBannedBy, victimsOfLate } from './bans.ts'
import { sayClause } from './clauses.ts'
import { canPay, canPayTolls, sanityCost, useFee } from './costs.ts'
import { canAim, canSummon, isSpent, nameable, speaksOfOpponent } from './effects.ts'
import { answerable } from './journal.ts'
import { playsFrom } from './options.ts'
import { pentagram } from './pentagram.ts'
import { currentLocation, dimensionNow, isInvestigator, opponents, printed } from './places.ts'
import { enough, nameOf, type Objections, object, type Refusal, remedyAgainst } from './reasons.ts'
import { isSoFor, mayBeSo } from './select.ts'
import { applies, countedFor, placedAt, type Source, standing, typeOf } from './standing.ts'
import type { Action, CardNo, Ctx, State } from './state.ts'
import type { Nested } from './tasks.ts'

/** On one's own Turn, or in the Spell and Artifact step of Combat. */
export type Moment = 'turn' | 'combat'

type Usable = Source & { readonly rule: Extract<Rule, { kind: 'action' }> }

/**
 * The uses and castings open to a seat (M5.4, M5.5, M5.7): of Artifacts that are up and
 * ready (M8.6, M8.7), of what stands at a place (M10.15, M19.2). A Location may let its
 * player Summon in the same way (M9.43).
 */
export function uses(state: State, seat: Seat, when: Moment): Action[] {
  const actions: Action[] = []
  for (const source of standing(state).actions) {
    if (source.ctx.you !== seat || source.card === undefined) continue
    const found: Objections = { list: [], first: true }
    checkUse(state, seat, source, when, found)
    if (found.list.length > 0) continue
    const { card, index } = source
    actions.push(typeOf(state, card) === 'Spell' ? { do: 'cast', card, rule: index } : { do: 'use', card, rule: index })
  }
  if (when === 'combat') actions.push(...lateJoins(state, seat), ...joinsFromHand(state, seat))
  return actions
}

/** All that speaks against each of the uses that a card offers, one list for each. */
export function objectionsToUses(state: State, seat: Seat, card: CardNo, when: Moment): readonly (readonly Refusal[])[] {
  const { actions, permits } = standing(state)
  return printed(state, card).rules.flatMap((rule, index): (readonly Refusal[])[] => {
    const found: Objections = { list: [], first: false }
    if (rule.kind === 'action') {
      const source = actions.find((each) => each.card === card && each.index === index && each.ctx.you === seat)
      if (source === undefined) silent(state, card, found)
      else checkUse(state, seat, source, when, found)
      return [found.list]
    }
    if (rule.kind !== 'permit' || !('commit' in rule.permit) || rule.permit.commit === 'assault') return []
    const source = permits.find((each) => each.card === card && each.index === index && each.ctx.you === seat)
    if (source === undefined) silent(state, card, found)
    else if (rule.permit.revealed === true)
      object(found, 'M14.26', 'It joins once Threats are revealed.', 'You are asked for it in Combat, when they are.')
    else if (when === 'turn') object(found, 'M14.19', 'It joins in Combat, once all are committed.', 'Wait for Combat.')
    else if (state.combat?.defenders.some((each) => each.card === card) === true)
      object(found, 'M14.14', 'It defends in another Battle.', 'It fights in one Battle of each Combat.')
    else if (!applies(state, source)) unmet(state, source.rule, found)
    else if (rule.permit.commit === 'threat' && joiningBannedBy(state, seat, card) !== undefined)
      object(found, 'M10.26', 'Nothing may join this Threat.', 'Wait until it may.')
    else if (!canPay(state, rule.permit.cost, source.ctx))
      object(found, 'M2.23', 'You cannot pay what joining late costs.', 'Have what it is paid with.')
    return [found.list]
  })
}

/** A card whose words are not available where, or as, it lies. */
function silent(state: State, card: CardNo, found: Objections): void {
  const entry = placedAt(state, card)
  const { type } = printed(state, card)
  if (entry?.area === 'threat')
    object(found, 'M7.28', 'An Ally in a Threat has none of its own words.', 'It is an Ally again once it is buried.')
  else if (entry?.area === 'ally' && type === 'Monster')
    object(found, 'M11.30', 'A Monster among the Allies has none of its own words.', 'It is a Monster again once it is buried.')
  else if (type === 'Spell') object(found, 'M9.22', 'The Spell is face-down.', 'It turns face-up at the End of the Round.')
  else
    object(
      found,
      type === 'Artifact' ? 'M8.7' : 'M1.35',
      'It lies face-down.',
      'Turn it face-up as your Turn, or wait for the End of the Round.',
    )
}

const unmet = (state: State, rule: Rule, found: Objections) =>
  object(found, 'M17.1', 'What its own text asks for is not so.', found.first ? '' : sayClause(state, rule))

/** Cards whose text lets them join a defence or a Threat once Monsters and Allies have been committed. */
function lateJoins(state: State, seat: Seat): Action[] {
  return standing(state).permits.flatMap((source): Action[] => {
    const { permit } = source.rule
    if (!('commit' in permit) || permit.commit === 'assault' || permit.revealed === true) return []
    if (source.card === undefined || source.ctx.you !== seat) return []
    const entry = placedAt(state, source.card)
    if (permit.commit === 'threat' && joiningBannedBy(state, seat, source.card) !== undefined) return []
    const free = entry?.area === 'ally' && !entry.faceDown && state.combat?.defenders.some((each) => each.card === source.card) === false
    return free && applies(state, source) && canPay(state, permit.cost, source.ctx)
      ? [{ do: 'use', card: source.card, rule: source.index }]
      : []
  })
}

/** Monsters in the Hand whose text lets them join a Threat then: they are committed because it says so (M14.26). */
function joinsFromHand(state: State, seat: Seat): Action[] {
  return state.players[seat]!.hand.flatMap((card): Action[] => {
    const { type, rules, anyDimension, dimension } = printed(state, card)
    // M6.15: nothing comes into play in another Dimension than its own.
    if (type !== 'Monster' || !(anyDimension === true || dimension === dimensionNow(state, seat))) return []
    const ctx: Ctx = { you: seat, source: card }
    return rules.flatMap((rule, index): Action[] => {
      if (rule.kind !== 'permit' || !('commit' in rule.permit) || rule.permit.commit !== 'threat') return []
      const isSo = isSoFor(state, rule, ctx) && joiningBannedBy(state, seat, card) === undefined
      return isSo && canPay(state, rule.permit.cost, ctx) && victimsOfLate(state, seat, card).length > 0
        ? [{ do: 'use', card, rule: index }]
        : []
    })
  })
}

function checkUse(state: State, seat: Seat, source: Usable, when: Moment, found: Objections): void {
  checkMoment(state, seat, source, when, found)
  if (enough(found)) return
  checkLie(state, seat, source, when, found)
  if (enough(found)) return
  const { rule, ctx } = source
  const card = source.card!
  const banned = useBannedBy(state, seat, card)
  if (banned !== undefined) object(found, 'M17.7', `${nameOf(state, banned)} forbids this.`, remedyAgainst(state, banned))
  if (enough(found)) return
  const isSpell = printed(state, card).type === 'Spell'
  if (isSpell) checkCasting(state, seat, card, found)
  if (enough(found)) return
  if (rule.if !== undefined && !mayBeSo(state, rule.if, ctx)) unmet(state, rule, found)
  if (enough(found)) return
  if (isSpent(state, card, source.index, rule.limit, countedFor(state, card, seat)))
    object(found, 'M17.1', 'Its text limits its use, and that is used up.', whenAgain(rule))
  if (enough(found)) return
  const asked = sanityCost(state, rule.cost ?? [], ctx) + (isSpell ? 0 : useFee(state, seat, card))
  const poor = asked > state.players[seat]!.sanity
  if (poor || !canPay(state, rule.cost, ctx)) {
    object(
      found,
      'M2.23',
      'You cannot pay what using it costs.',
      poor ? 'Gain Sanity first.' : 'Have what it is paid with, ready and in play.',
    )
    if (enough(found)) return
  }
  const noCure = isPhobiaCure(rule.do) ? bannedBy(state, seat, 'buryPhobias') : undefined
  if (noCure !== undefined) object(found, 'M17.7', `${nameOf(state, noCure)} forbids this.`, remedyAgainst(state, noCure))
  if (enough(found)) return
  const among = speaksOfOpponent(rule.do) || speaksOfOpponent(rule.target) ? nameable(state, ctx) : opponents(state, seat)
  if (!among.some((opponent) => canAim(state, rule, { ...ctx, opponent })))
    return object(
      found,
      isSpell ? 'M9.23' : 'M17.28',
      'There is nothing that it could be aimed at.',
      'Wait until there is something for it to act on.',
    )
  const price = isSpell ? castingCost(state, seat, card) : asked
  if (!leadsToPlay(state, seat, rule.do, price, ctx))
    object(
      found,
      'M5.17',
      'There is no card that it could bring into play now.',
      'Have such a card where it looks, and what playing it asks for.',
    )
}

const whenAgain = ({ limit }: Usable['rule']): string => {
  const per = limit !== undefined && 'per' in limit ? limit.per : 'game'
  if (per === 'turn') return 'Wait for your next Turn.'
  return per === 'round' ? 'Wait for the next Round.' : 'Nothing makes it possible again.'
}

/** Whether the moment is one for it: a Turn, Combat, or what it answers (M8.6, M14.19, M19.5). */
function checkMoment(state: State, seat: Seat, { rule, ctx, card }: Usable, when: Moment, found: Objections): void {
  const { window } = rule
  const { type } = printed(state, card!)
  // An answer to what was just played, cast or lost is given while that definition is met (M19.5): on one's own Turn, and by
  // a Spell or an Artifact in Combat too (M8.6, M14.25).
  if (typeof window === 'object') {
    if (when === 'combat' && type !== 'Spell' && type !== 'Artifact')
      object(found, 'M14.7', 'Only Spells and Artifacts answer in Combat.', 'Use it on your Turn.')
    else if (answerable(state, seat, window, ctx, rule.do).length === 0)
      object(found, 'M19.5', 'Nothing of the kind was just played, cast or lost.', 'Wait until it is, and answer on your next Turn.')
    if (enough(found)) return
  }
  // M8.6, M14.25: what takes a Turn is an opportunity in Combat too, for an Artifact; not where a Turn must have been spent.
  if (window === 'turn' && when === 'combat' && (type !== 'Artifact' || rule.stayed !== undefined))
    object(found, 'M14.7', 'Using it takes a Turn, and in Combat there are none.', 'Use it on your Turn.')
  if (window === 'combat' && when === 'turn')
    object(found, 'M14.19', 'It is for the Spell and Artifact step of Combat.', 'Wait for Combat, which comes when enough Passes stand.')
  if (enough(found)) return
  if (rule.do.some((op) => suits(op, when))) return
  if (when === 'combat') object(found, 'M9.33', 'Summoning is not possible in Combat.', 'Summon on your Turn.')
  else object(found, 'M9.44', 'Control is possible only in Combat.', 'Wait for the Spell and Artifact step of Combat.')
}

/** Whether the card lies so that it can be used: long enough in play, face-up, ready, its player where it says. */
function checkLie(state: State, seat: Seat, { rule, card }: Usable, when: Moment, found: Objections): void {
  const entry = placedAt(state, card!)
  const here = currentLocation(state, seat)
  const { type } = printed(state, card!)
  // M5.19, M5.20: not on the Turn in which it came into play. An Investigator has always been there (M2.8).
  const since = isInvestigator(card!) ? -1 : (entry?.since ?? (card === here ? state.players[seat]!.spot!.since : state.turn))
  if (when === 'turn' && since >= state.turn)
    object(
      found,
      type === 'Spell' || type === 'Artifact' ? 'M5.19' : 'M5.20',
      'It came into play this Turn.',
      'Use it from your next Turn on.',
    )
  if (enough(found)) return
  if (entry?.rotated === true) object(found, 'M8.7', 'It has been used, and is not ready.', 'It is ready again at the End of the Round.')
  else if (entry?.faceDown === true && rule.faceDown !== true) silent(state, card!, found)
  if (enough(found)) return
  if (rule.stayed === 'here' && (here === undefined || state.players[seat]!.spot!.since >= state.turn))
    object(
      found,
      'M19.2',
      'You have not been here for a Turn.',
      here === undefined ? 'Arrive first, then stay a Turn.' : 'Stay here until your next Turn.',
    )
  // Its player has had a Turn here already after that of arriving.
  if (rule.stayed === 'hereTwice' && (here === undefined || state.players[seat]!.lastTurn <= state.players[seat]!.spot!.since))
    object(
      found,
      'M19.2',
      'You have not been here for two Turns.',
      here === undefined ? 'Arrive first, then stay two Turns.' : 'Stay here for another Turn.',
    )
}

/** M9.22, M9.25, M7.22: held by something face-up, and its cost payable where the Investigator casts. */
function checkCasting(state: State, seat: Seat, card: CardNo, found: Objections): void {
  const banned = bannedBy(state, seat, 'castSpells')
  if (banned !== undefined) object(found, 'M17.7', `${nameOf(state, banned)} forbids casting.`, remedyAgainst(state, banned))
  if (enough(found)) return
  const spent = castBannedBy(state, seat, card)
  if (spent !== undefined)
    object(found, 'M17.7', `${nameOf(state, spent)} lets you cast no more of these now.`, remedyAgainst(state, spent))
  if (enough(found)) return
  const on = placedAt(state, card)?.on
  const holder = on === undefined ? undefined : placedAt(state, on)
  if (holder === undefined)
    return object(found, 'M9.21', 'Nothing holds this Spell.', 'A Spell is cast from a Tome, an Ally or an Artifact.')
  if (holder.area === 'threat') object(found, 'M14.24', 'What holds the Spell is in a Threat.', 'Wait until it is not.')
  else if (holder.faceDown) object(found, 'M9.13', 'What holds the Spell lies face-down.', 'Turn it face-up first.')
  if (enough(found)) return
  const cost = castingCost(state, seat, card)
  if (cost > state.players[seat]!.sanity) object(found, 'M2.23', `You cannot afford the casting cost of ${cost}.`, 'Gain Sanity first.')
  else if (!canPayTolls(state, seat, { cast: card }))
    object(found, 'M2.23', 'You do not have the cards that are to be given for casting it.', 'Get such cards.')
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
    const offered = offeredBy(first, ctx)
    const isInHand = playsFrom(paid, seat, player.hand, offered).length > 0
    return isInHand || (first.which !== undefined && playsFrom(paid, seat, player.story, { ...offered, from: 'story' }).length > 0)
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
export function offeredBy(op: Extract<Op, { play: unknown }>, { source, cause }: Ctx): Nested {
  const from = op.from === 'story' || op.from === 'discard' || op.from === 'deckTop' || op.from === 'deck' ? { from: op.from } : {}
  const holder = op.into === 'cause' ? cause : op.into && source
  const into = holder === undefined ? {} : { into: holder }
  const on = op.times === 'any' ? { goesOn: true as const } : {}
  const { waive = [] } = op
  // "As an Ally, regardless of your Current Location": so also of whether that has a Gate.
  const as = op.as === undefined ? {} : { as: op.as, ...(waive.includes('place') ? { waive: [...waive, 'gate' as const] } : {}) }
  return { waive, filter: op.play, ...as, ...from, ...into, ...on, ...(source === undefined ? {} : { source }) }
}

/** Summoning is for Turns only (M9.33), Control for Combat only (M9.44). */
function suits(op: Op, when: Moment): boolean {
  if ('summonOrControl' in op) return op.allow.includes(when === 'turn' ? 'summon' : 'control')
  return true
}

/** It removes as many as its text says, one as a rule (M10.16). */
const isPhobiaCure = (ops: readonly Op[]): boolean =>
  ops.some((op) => 'move' in op && op.move.affecting !== undefined && (op.to === 'bury' || op.to === 'discard'))

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
