/**
 * What only all sentences together tell of their ends: which player "that player" is, which card attacks, and when
 * something is used that is told of Combat. What is left hanging is an error: it would be read wrongly.
 */

import type { Condition, Filter, Op, Rule, Selector, Trigger, Who } from './ast.ts'
import { asOpponents, besides, does, oneSeen, stable, swap } from './make/draft.ts'
import { sameStat, sameType } from './make/moments.ts'
import { anywhere, sparedOf } from './make/permissions.ts'
import { metBy } from './make/replacements.ts'
import type { Self } from './reading.ts'

/** "Summon one Ghoul. It attacks immediately": who is Summoned attacks anyway (M9.40). */
function withoutSummoned(rule: Rule): Rule {
  if (!does(rule)) return rule
  const ops = rule.do.filter((op, index) => {
    const before = rule.do[index - 1]
    return !(before && 'summonOrControl' in before && 'attack' in op && 'ref' in op.with && op.with.ref === 'revealed')
  })
  return ops.length === rule.do.length ? rule : { ...rule, do: ops }
}

/** "Use this Gate to play Dreamlands Monsters": that is what the Gate is used for, and none of its own Dimension. */
function throughGate(rule: Rule): Rule {
  if (rule.kind !== 'action' || !rule.cost?.includes('gate')) return rule
  const ops = rule.do.map((op): Op => {
    if (!('play' in op)) return op
    const kinds = op.play.or ?? [op.play]
    const waive = new Set(op.waive)
    // It serves for this very play, and no second Gate is asked for.
    if (kinds.some(mayNeedGate)) waive.add('gate')
    if (kinds.every((each) => each.dimension !== undefined)) waive.add('dimension')
    return waive.size > 0 ? { ...op, waive: [...waive] } : op
  })
  return { ...rule, do: ops }
}

/**
 * "Artifacts may be played here", of a Location: what it would otherwise have to be, or bear, it need not. Of Monsters and Spells it is not
 * said what is spared.
 */
export function metHere(rule: Rule, self: Self | undefined): Rule | undefined {
  if (self?.type !== 'Location' || rule.kind !== 'action' || rule.window !== 'turn' || rule.cost || rule.stayed) return rule
  const [op, more] = rule.do
  // "If you have a Sailor in play, you may play Travel by Sea Events here": both of them.
  const asked = rule.if && 'all' in rule.if ? rule.if.all : [rule.if]
  const isHere = asked.some((each) => each !== undefined && stable(each) === stable({ at: { title: 'self' } }))
  if (!isHere || !op || more || !('play' in op) || op.waive || op.from || op.play.type === 'Location') return rule
  const spared = metBy(op.play)
  const limit = rule.limit ? { limit: rule.limit } : {}
  return (
    spared && {
      kind: 'permit',
      permit: { play: op.play, waive: spared === 'place' ? [...sparedOf(op.play, anywhere)] : [spared] },
      if: rule.if!,
      ...limit,
    }
  )
}

/** Whether such a card may be one that goes through a Gate: a Monster, a Cultist, or one known by its name alone. */
const mayNeedGate = ({ type, attr, title, titleHas, called }: Filter): boolean =>
  type === undefined
    ? attr !== undefined || title !== undefined || titleHas !== undefined || called !== undefined
    : [type].flat().includes('Monster') || (type === 'Ally' && attr?.includes('Cultist') === true)

/** "Ghouls and Zombies of the Waking World" through a Gate: is the Dimension that of both? */
export const isOfSomeWorlds = (rule: Rule): boolean =>
  rule.kind === 'action' &&
  rule.cost?.includes('gate') === true &&
  rule.do.some((op) => {
    const kinds = 'play' in op ? (op.play.or ?? []) : []
    return kinds.some((each) => each.dimension !== undefined) && kinds.some((each) => each.dimension === undefined)
  })

const combat: Condition = { role: 'inCombat' }

/** The condition without this part of it; `false` where it is no part. */
function without(condition: Condition | undefined, part: Condition): Condition | undefined | false {
  if (condition === undefined) return false
  if (stable(condition) === stable(part)) return undefined
  if (!('all' in condition)) return false
  const all = condition.all.filter((each) => stable(each) !== stable(part))
  return all.length === condition.all.length ? false : all.length === 1 ? all[0]! : { all }
}

/** "During Combat, flip this card: ..." is no Turn's use. */
function usedInCombat(rule: Rule): Rule {
  if (rule.kind !== 'action' || rule.window !== 'turn' || rule.stayed) return rule
  const rest = without(rule.if, combat)
  if (rest === false) return rule
  const { if: _if, ...used } = rule
  return { ...used, window: 'combat', ...(rest ? { if: rest } : {}) }
}

/** "In Combat, this card gains 1": what costs nothing and is counted by nothing holds, and is not used as often as one likes. */
function heldInCombat(rule: Rule, self: Self): readonly Rule[] {
  if (self.type !== 'Ally' && self.type !== 'Monster' && self.type !== 'Artifact') return [rule]
  if (rule.kind !== 'action' || rule.window !== 'combat' || rule.cost || rule.limit || rule.target || rule.faceDown) return [rule]
  const held = rule.do.flatMap((op) => ('start' in op && op.start.kind === 'static' && op.until === 'combat' ? [op.start] : []))
  if (held.length < rule.do.length || held.some(({ effect }) => /"pick":"(?:choose|random)"/.test(stable(effect)))) return [rule]
  const when = besides(rule.if, combat)
  return held.map((each) => ({ ...each, if: when }))
}

/** "Pay 2 Sanity to draw one card" on arrival is offered, as every price is, and no toll. */
function offered(rule: Rule, self: Self): Rule {
  return self.type === 'Location' && rule.kind === 'on' && rule.on === 'arrived' && rule.cost ? { ...rule, optional: true } : rule
}

/** A rule of what a use demands, of which it is still to be said what kind of card it stands on. */
type Demand = Extract<Rule, { kind: 'require' }> & { readonly use?: 'asked' | 'told' }

/** "May only be used at Night", of a card that stays and does one thing by itself: it does that only then. */
function heldThen(rules: readonly Rule[], demands: readonly Demand[], self: Self): readonly Rule[] | undefined {
  const others = rules.filter((rule) => !demands.includes(rule as Demand))
  const [one] = others
  const isHeld = one?.kind === 'static' || one?.kind === 'instead' || (one?.kind === 'on' && one.on !== 'played')
  const isLater = rules.indexOf(demands[0]!) > 0
  if (!isLater || others.length !== 1 || !isHeld || demands.some(({ use }) => use !== 'told')) return undefined
  if (self.type !== 'Ally' && self.type !== 'Artifact' && self.type !== 'Tome' && self.type !== 'Location') return undefined
  // A Weapon adds nothing then, wherever it is.
  if (self.subtype === 'Weapon' || stable(one).includes('"self":')) return undefined
  return [{ ...one, if: besides(one.if, ...demands.map(({ needs }) => needs)) }]
}

const denied = (condition: Condition): Condition => ('not' in condition && 'not' in condition.not ? condition.not.not : condition)

/** "You must be at a Forest": of a Spell or an Artifact it is asked when it is cast or used, of other cards when they are played. */
function withDemands(rules: readonly Rule[], self: Self): readonly Rule[] {
  const demands = rules.filter((rule): rule is Demand => rule.kind === 'require' && (rule as Demand).use !== undefined)
  if (demands.length === 0) return rules
  const held = heldThen(rules, demands, self)
  if (held) return held
  const needs = demands.map((each) => each.needs)
  const others = rules.filter((rule) => !demands.includes(rule as Demand))
  if (self.type === 'Spell' || self.type === 'Artifact' || self.type === 'Tome') {
    const isUsed = (rule: Rule): boolean => rule.kind === 'action'
    // A Weapon that may not be used somewhere adds nothing there.
    if (!others.some(isUsed) && self.type === 'Artifact' && self.subtype === 'Weapon') {
      const unless: Condition = { not: besides(undefined, ...needs) }
      return [...others, { kind: 'static', if: denied(unless), effect: { addsNothing: true, of: { ref: 'self' } } }]
    }
    if (!others.some(isUsed)) return [{ kind: 'require', needs: { not: { all: [] } } }, ...others]
    return others.map((rule) => (rule.kind === 'action' ? { ...rule, if: besides(rule.if, ...needs) } : rule))
  }
  // Behind a use it is of the use; before it, of the card.
  const use = rules.findIndex(({ kind }) => kind === 'action')
  const ofUse = demands.filter((each) => use >= 0 && rules.indexOf(each) > use).map((each) => each.needs)
  const told = others.map((rule) => {
    const isThis = rule === rules[use] && rule.kind === 'action' && ofUse.length > 0
    return isThis ? { ...rule, if: besides(rule.if, ...ofUse) } : rule
  })
  return [...demands.filter((each) => !ofUse.includes(each.needs)).map(({ kind, needs }): Rule => ({ kind, needs })), ...told]
}

/** "When this card is buried, you may return it to your Hand": what is gone is this card. */
export function ofItself(rule: Rule): Rule {
  const isOwnLoss = rule.kind === 'on' && typeof rule.on === 'object' && 'cardLeft' in rule.on && rule.on.cardLeft.ref === 'self'
  return isOwnLoss ? swap(rule, '{"ref":"it"}', '{"ref":"self"}') : rule
}

/**
 * "Each player loses 1 Sanity at the start of each of his or her Turns": he whose Turn it is, and nobody else. Nothing where it is
 * not said who that is.
 */
export function atTheirTurns(rules: readonly Rule[], self: Self | undefined): readonly Rule[] | undefined {
  const isTurns = (rule: Rule): rule is Extract<Rule, { kind: 'on' }> =>
    rule.kind === 'on' && (rule.on === 'turnStart' || rule.on === 'turnEnd')
  // What each does, or has done to his own cards: "each Investigator buries one Ally at the start of each Turn".
  const isCrowd = (rule: Rule): boolean =>
    isTurns(rule) &&
    /"(?:who|forEach|by)":"each"|"of":"each","pick":"random"|"in":"deck(?:Top|Bottom)","n":\d+,"of":"each"/.test(stable(rule))
  const settled = rules.map((rule): Rule | undefined => {
    if ('do' in rule) {
      const started = rule.do.map((op) => ('start' in op && isTurns(op.start) ? { ...op, start: turnOf(op.start, false) } : op))
      if (started.some((op) => 'start' in op && op.start === undefined)) return undefined
      if (!isTurns(rule)) return { ...rule, do: started as readonly Op[] }
    }
    return isTurns(rule) ? turnOf(rule, self?.subtype === 'Great Old One' && isCrowd(rule)) : rule
  })
  return settled.includes(undefined) ? undefined : (settled as readonly Rule[])
}

/** "It attacks your opponent. Allies may not defend.": against that attack, which an attack is told as anyway. */
export function undefended(rules: readonly Rule[]): readonly Rule[] {
  const isAttack = (rule: Rule | undefined): boolean => rule !== undefined && stable(rule).includes('"alliesMayDefend":false')
  return rules.filter((rule, at) => !(isAttack(rules[at - 1]) && keepsAlliesOut(rule)))
}

const keepsAlliesOut = (rule: Rule): boolean => {
  if (rule.kind !== 'static' || rule.if || rule.until || !('cannotBe' in rule.effect) || rule.effect.cannotBe !== 'defending') return false
  const { is, pick, of: _of, ...rest } = rule.effect.of
  return pick === 'all' && stable(is) === '{"type":"Ally"}' && Object.keys(rest).length === 0
}

const crowds: readonly Who[] = ['each', 'opponent', 'eachOpponent', 'unaffected']

/** A clause at "his" Turns, as one at the Turns of those who do it; nothing where they are not of one kind. `isEvery`: it hears every Turn anyway. */
function turnOf(rule: Extract<Rule, { kind: 'on' }>, isEvery: boolean): Rule | undefined {
  const told = stable([rule.do, rule.if ?? {}])
  const [who, other] = crowds.filter((each) =>
    new RegExp(
      `"(?:who|forEach|by)":"${each}"|"of":"${each}","pick":"(?:random|choose)"|"in":"deck(?:Top|Bottom)","n":\\d+,"of":"${each}"`,
    ).test(told),
  )
  if (who === undefined) return rule
  // What is done to all cards of all is no matter of one player's Turn, and to count them all is.
  const deeds = told.replaceAll(/"per":\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  if (other !== undefined || deeds.includes(`"of":"${who}","pick":"all"`)) return undefined
  const ops = rule.do.flatMap((op): readonly Op[] => ('forEach' in op && op.forEach === who ? op.do : [op]))
  const on: Trigger = isEvery ? rule.on : rule.on === 'turnStart' ? { turnStarts: who } : { turnEnds: who }
  return byActor({ ...rule, on, do: ops }, who) as Rule
}

/** What each player does, or has done to cards of his own, as what he does whose Turn it is. */
function byActor(part: unknown, crowd: Who): unknown {
  if (Array.isArray(part)) return part.map((each) => byActor(each, crowd))
  if (typeof part !== 'object' || part === null) return part
  const { who, of, by, on, pick, ...rest } = part as Record<string, unknown>
  const isOwn =
    by === crowd || (of === crowd && (pick === 'random' || rest.in === 'deckTop' || rest.in === 'deckBottom' || crowd !== 'each'))
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, byActor(value, crowd)])),
    ...(on === undefined ? {} : { on }),
    ...(who === undefined ? {} : { who: who === crowd ? 'actor' : who }),
    ...(of === undefined ? {} : { of: isOwn ? 'actor' : byActor(of, crowd) }),
    ...(by === undefined ? {} : { by: isOwn ? 'actor' : by }),
    ...(pick === undefined ? {} : { pick }),
  }
}

/** The cards that "it", "them" and "the rest" speak of, field by field. */
function bind(part: unknown, ref: 'revealed' | 'looked' | 'thus' | 'drawn' | 'hand' | 'cause'): unknown {
  if (Array.isArray(part)) return part.map((each) => bind(each, ref))
  if (typeof part !== 'object' || part === null) return part
  const fields = part as Record<string, unknown>
  if (fields['ref'] !== 'it') return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, bind(value, ref)]))
  const { pick, ref: _, ...rest } = fields
  if (ref === 'hand') return { ...rest, pick: pick ?? 'all', in: 'hand', of: 'opponent' }
  return { ...rest, ref, ...(pick === undefined || pick === 'all' ? {} : { pick }) }
}

/** Whether something is done with "it", besides counting. */
function isDealtWith(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(isDealtWith)
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([key, value]) => (key === 'ref' ? value === 'it' : key !== 'per' && isDealtWith(value)))
}

const itsCost = '{"card":{"ref":"it"},"of":"cost"}'

/** "Return one Ally from your Story Deck to play. Lose any Sanity indicated on it": what comes into play so has its pentagram applied anyway. */
export function appliedAnyway(rule: Rule): Rule {
  if (!does(rule) || rule.do.length < 2) return rule
  const comes = (op: Op | undefined): boolean =>
    op !== undefined && 'move' in op && op.to === 'play' && ['story', 'hand', 'discard'].includes(op.move.in ?? '') && !op.whose
  const isAgain = (op: Op): boolean => {
    if (!('sanity' in op) || op.who !== 'you') return false
    return stable(op.sanity) === itsCost ? op.sign === -1 : op.sanity === 'pentagram' && op.of?.ref === 'revealed'
  }
  if (/"(?:reveal|look|revealedIs)":/.test(stable(rule))) return rule
  const left = rule.do.filter((op, at) => !(isAgain(op) && comes(rule.do[at - 1])))
  return left.length === rule.do.length ? rule : { ...rule, do: left }
}

/** "Its Sanity cost": of the one card that the clause has moved before it, or aims at. */
export function withItsCost(rule: Rule): Rule {
  if (!does(rule) || !stable(rule.do).includes(itsCost)) return rule
  const isOne = ({ pick, n, ref }: Selector): boolean =>
    ref === undefined
      ? pick !== 'all' && pick !== undefined && (n === undefined || n === 1)
      : ref === 'self' || ref === 'target' || ref === 'cause'
  const at = rule.do.findIndex((op) => stable(op).includes(itsCost))
  const moves = rule.do.slice(0, at).flatMap((op) => ('move' in op ? [op.move] : []))
  const paid = (rule.cost ?? []).flatMap((cost) => (typeof cost === 'object' && 'other' in cost ? [cost.other] : []))
  const shown = rule.do.slice(0, at).flatMap((op) => ('reveal' in op ? [op.reveal] : []))
  const card: Selector | undefined =
    shown.length > 0
      ? shown.length === 1 && isOne(shown[0]!) && moves.length === 0
        ? { ref: 'revealed' }
        : undefined
      : moves.length === 1 && isOne(moves[0]!) && paid.length === 0
        ? { ref: 'thus' }
        : moves.length === 0 && paid.length === 0 && rule.target && isOne(rule.target)
          ? { ref: 'target' }
          : undefined
  if (!card) return rule
  return { ...rule, do: JSON.parse(stable(rule.do).replaceAll(itsCost, stable({ card, of: 'cost' }))) as readonly Op[] }
}

/** "When one of your Allies is lost, gain Sanity equal to its value": of the card whose loss or play this is, where no other is spoken of before. */
export function ofWhatSetItOff(rule: Rule): Rule {
  if (rule.kind !== 'on' || typeof rule.on !== 'object') return rule
  const ref = 'cardPlayed' in rule.on ? 'cause' : 'cardLeft' in rule.on ? (rule.on.cardLeft.ref ?? 'cause') : undefined
  const [first, ...rest] = rule.do
  if (!ref || !first || rule.target || rule.cost || stable(rest).includes('{"ref":"it"}')) return rule
  const told = stable(first).replaceAll(/\{"card":\{"ref":"it"\},"of":"(value|printedValue|cost)"\}/g, (_, of) =>
    stable({ card: { ref }, of }),
  )
  return { ...rule, do: [JSON.parse(told) as Op, ...rest] }
}

/** What is asked of a card that was turned up, asked of another. */
function askedOf(node: unknown, card: Selector): unknown {
  if (Array.isArray(node)) return node.map((each) => askedOf(each, card))
  if (typeof node !== 'object' || node === null) return node
  if ('revealedIs' in node) return { card, is: node.revealedIs }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, askedOf(value, card)]))
}

const askedOfIt = <T>(told: T, card: Selector): T => askedOf(told, card) as T

/** "If it is Corrupt", where a card was chosen and none turned up: asked of the one that was chosen. */
export function askedOfTarget<T>(told: T): T {
  const text = stable(told)
  const isShown = /"(?:reveal|look|cancel|summonOrControl)":/.test(text)
  return isShown || !text.includes('"revealedIs":') ? told : askedOfIt(told, { ref: 'target' })
}

/** "Lose 1 Sanity each time you play an Ally, or 2 if it is Corrupt": asked of the card that was played or lost, where no other is spoken of. */
export function askedOfCause(told: Rule): Rule {
  // What begins to hold is itself set off later.
  const rule = does(told) ? { ...told, do: told.do.map((op) => ('start' in op ? { ...op, start: askedOfCause(op.start) } : op)) } : told
  if (rule.kind !== 'on' || typeof rule.on !== 'object' || rule.target || !stable(rule).includes('"revealedIs":')) return rule
  const isCard =
    'cardPlayed' in rule.on ||
    'spellCast' in rule.on ||
    'fromHand' in rule.on ||
    'summoned' in rule.on ||
    ('cardLeft' in rule.on && rule.on.cardLeft.ref === undefined)
  // What is asked before anything is done cannot be asked of what the deed draws or picks.
  const at = rule.do.findIndex((op) => stable(op).includes('"revealedIs":'))
  const before = at < 0 ? [] : rule.do.slice(0, 'if' in rule.do[at]! ? at : at + 1)
  const isOther = /"(?:reveal|look|cancel|summonOrControl|search|pick|draw|attack)":/.test(stable([before, rule.cost ?? []]))
  return isCard && !isOther ? askedOfIt(rule, { ref: 'cause' }) : rule
}

/** "If target Ally is Corrupt, bury it": the one of which it is asked, where no other card is spoken of. */
export function ofWhatIsAsked(rule: Rule): Rule {
  if (!does(rule)) return rule
  const [only, more] = rule.do
  const asked = rule.if ?? (only && !more && 'if' in only ? only.if : undefined)
  if (!asked || !('card' in asked) || (asked.card.ref !== 'target' && asked.card.ref !== 'host')) return rule
  const { aim: _, ...card } = asked.card as Selector & { readonly aim?: Selector }
  const ops = stable(only && 'if' in only && !rule.if ? [only.do, only.else ?? []] : rule.do)
  const isOther = /"(?:reveal|look|pick)":|"ref":"(?:target|host|thus|cause|revealed|looked)"/.test(ops)
  return isOther ? rule : { ...rule, do: JSON.parse(stable(rule.do).replaceAll('{"ref":"it"}', stable(card))) as readonly Op[] }
}

/** "Bury one of your Allies: gain Sanity equal to that Ally's value": the clause aims at the card that is given for it. */
export function ofWhatIsGiven(rule: Rule, rules: readonly Rule[]): Rule {
  if (!does(rule) || rule.target || /"(?:reveal|look)":/.test(stable(rule.do))) return rule
  const prices = (rule.cost ?? []).flatMap((each) => (typeof each === 'object' && 'other' in each ? [each] : []))
  const [price] = prices
  const [first] = rule.do
  const done = first && 'move' in first ? first.move : first && 'flip' in first ? first.flip : undefined
  const given: (Selector & { readonly mine?: true }) | undefined = price ? price.other : done
  const isOne = given?.ref === undefined && given?.pick === 'choose' && given.n === 1
  if (prices.length > 1 || !given || !isOne || (!price && given.of === undefined && !given.mine)) return rule
  const types = [given.is?.type ?? []].flat()
  const isGiven = rules.some((each) => each.kind === 'static' && 'attachedTo' in each.effect)
  const isMeant = ({ ref, is }: Selector): boolean =>
    (ref as string) === 'it' ||
    ((ref as string) === 'thatOne' && types.includes(is?.type as never)) ||
    (ref === 'host' && types.includes('Ally') && !isGiven)
  let isMeasured = false
  const measured = (ops: readonly Op[]): readonly Op[] =>
    JSON.parse(JSON.stringify(ops), (_key, each) => {
      if (each === null || typeof each !== 'object' || !/^(?:value|printedValue|cost)$/.test(each.of) || !each.card || !isMeant(each.card))
        return each
      isMeasured = true
      return { ...each, card: { ref: 'target' } }
    }) as readonly Op[]
  const rest = measured(price ? rule.do : rule.do.slice(1))
  if (!isMeasured) return rule
  const target = { ref: 'target' } as const
  const cost = rule.cost?.filter((each) => each !== price) ?? []
  const deed: Op = !price ? aimedAt(first!) : price.how === 'flip' ? { flip: target, face: 'down' } : { move: target, to: price.how }
  const { cost: _cost, ...plain } = rule
  return { ...plain, ...(cost.length > 0 ? { cost } : {}), target: given, do: [deed, ...rest] } as Rule
}

const aimedAt = (op: Op): Op => ('move' in op ? { ...op, move: { ref: 'target' } } : 'flip' in op ? { ...op, flip: { ref: 'target' } } : op)

/** "Draw two cards, and lose 1 Sanity for each Monster among them": those that were drawn, where they are spoken of next and no others are. */
export function withDrawn(rule: Rule): Rule {
  if (!does(rule) || rule.target || rule.if !== undefined || /"(?:reveal|look|cancel)":|"in":"deck(?:Top|Bottom)"/.test(stable(rule)))
    return rule
  const speaks = (op: Op): boolean => /"ref":"it"|"revealedIs":/.test(stable(op))
  const at = rule.do.findIndex(speaks)
  const drawn = rule.do[at - 1]
  if (!drawn || !('draw' in drawn) || drawn.who !== undefined) return rule
  const isOne = drawn.draw === 1
  // One card is "it", and several are "them", of whom each is asked or some are taken.
  const rest = stable(rule.do.slice(at))
  if (isOne !== /\{"ref":"it"\}|"revealedIs":/.test(rest)) return rule
  // "Discard one Ally, then draw a card. Bury it": which of them?
  const isOther = (op: Op): boolean => 'flip' in op || ('move' in op && op.move.ref !== 'self')
  if (
    rule.do.slice(0, at - 1).some(isOther) ||
    rule.do
      .slice(at)
      .filter((op) => !speaks(op))
      .some(isOther)
  )
    return rule
  return { ...rule, do: askedOf(bind(rule.do, 'drawn'), { ref: 'drawn' }) as readonly Op[] }
}

/** The rules, in which "it" is the card that was turned up or looked at, or one of those just moved; nothing where it could be several. */
export function withIt(rules: readonly Rule[]): readonly Rule[] | undefined {
  const text = stable(rules)
  const isRevealed = /"reveal":|"revealedIs":/.test(text)
  const isOne = oneSeen.test(text)
  const isLookedAt = /"look":\{"in":"deck(?:Top|Bottom)"/.test(text) || isOne
  const isHand = !isOne && /"look":\{[^{}]*"in":"hand"[^{}]*"of":"(?:opponent|they)"/.test(text)
  // Of so many cards of a Hand, those are spoken of, and not the others.
  const isSome = isHand && /"look":\{"in":"hand","n":\d+,"of":"(?:opponent|they)","pick":"random"(?:,"upTo":true)?\}/.test(text)
  if ([isRevealed, isLookedAt, isHand].filter(Boolean).length > 1) return undefined
  // Of a Hand, its cards are spoken of, and no single one.
  if (isHand) return text.includes('{"ref":"it"}') ? undefined : (bind(rules, isSome ? 'looked' : 'hand') as readonly Rule[])
  // "Cancel that Event and discard it": what was answered.
  if (!isRevealed && !isLookedAt && text.includes('"cancel":"cause"')) return bind(rules, 'cause') as readonly Rule[]
  // One card of several is not "it".
  if (isLookedAt && !isOne && text.includes('{"ref":"it"}') && !/"look":\{"in":"deck(?:Top|Bottom)",(?:"mine":true,)?"n":1[,}]/.test(text))
    return undefined
  // "Draw one card. If it is a Monster, discard it": the one that was drawn, where no other was spoken of.
  if (
    !isRevealed &&
    !isLookedAt &&
    drawnAlone.test(text) &&
    !/"(?:move|flip)":\{(?!"ref":"it"\})|"target":|"cardPlayed":|"used":/.test(text)
  )
    return bind(rules, 'drawn') as readonly Rule[]
  // What was merely moved is only counted.
  if (!isRevealed && !isLookedAt && (!text.includes('"move":') || isDealtWith(rules))) return undefined
  return bind(rules, isRevealed ? 'revealed' : isLookedAt ? 'looked' : 'thus') as readonly Rule[]
}

/** One card that you draw, and ask something of. */
const drawnAlone = /\{"draw":1(?:,"who":"you")?\},\{"do":.*"card":\{"ref":"drawn"\}/

/** The top card of one Mythos Deck, looked at or turned up. */
const ownTop = /"(look|reveal)":\{"in":"deck(?:Top|Bottom)"(?:,"mine":true)?(?:,"n":1)?(?:,"of":"opponent")?\}/

/** "Look at the top card of your Mythos Deck. If it is a Spell, ...": the card that was looked at is one. */
export function ofWhatIsSeen(rule: Rule): Rule {
  const text = stable(rule)
  const isLook = ownTop.exec(text)?.[1] === 'look' || oneSeen.test(text)
  if (!text.includes('"revealedIs":') || text.includes('"reveal":') || !isLook) return rule
  return askedOf(rule, { ref: 'looked' }) as Rule
}

/** "Reveal the top card of your Mythos Deck; discard it if it is a Monster": what follows hangs on what shows, and not the look itself. */
export function ifItShows(rule: Rule): Rule {
  if (!does(rule) || !rule.if) return rule
  const { if: when, ...always } = rule
  const asked = 'all' in when ? when.all : [when]
  const isOfShown = (each: Condition): boolean => 'revealedIs' in each || ('card' in each && each.card.ref === 'looked')
  const [first, second, ...more] = rule.do
  const isShown = first !== undefined && ('reveal' in first || 'look' in first) && second !== undefined && more.length === 0
  const shown = asked.filter(isOfShown)
  if (!isShown || shown.length === 0) return rule
  const both = (all: readonly Condition[]): Condition => (all.length === 1 ? all[0]! : { all })
  const before = asked.filter((each) => !isOfShown(each))
  return { ...always, ...(before.length > 0 ? { if: both(before) } : {}), do: [first, { if: both(shown), do: [second] }] } as Rule
}

/** "Reveal the top two cards of your Mythos Deck, then discard them": those, where nothing else was picked. */
export function ofWhatIsTurnedUp(rule: Rule): Rule {
  if (!does(rule) || rule.target) return rule
  const text = stable(rule.do)
  if (!/"reveal":\{"in":"deckTop"(?:,"mine":true)?,"n":\d+\}/.test(text) || /"pick":"choose"|"ref":"self"/.test(text)) return rule
  return { ...rule, do: JSON.parse(text.replaceAll('{"ref":"them"}', '{"ref":"revealed"}')) as readonly Op[] }
}

/** "Your opponent reveals his Hand and loses 1 Sanity for each Tome in it": in what was shown; nothing if another clause shows it. */
export function countedThere(rules: readonly Rule[]): readonly Rule[] | undefined {
  const isShown = (op: Op): boolean => 'look' in op && (op.look.in === 'hand' || op.look.in === 'threat')
  const found = rules.map((rule) => {
    if (!stable(rule).includes('"of":"inIt"')) return rule
    const op = does(rule) ? rule.do.find(isShown) : undefined
    const shown = op && 'look' in op ? op.look : undefined
    if (!shown && rules.some((each) => does(each) && each.do.some(isShown))) return undefined
    return JSON.parse(JSON.stringify(rule), (_key, value) => {
      if (value === null || typeof value !== 'object' || value.of !== 'inIt') return value
      const { of: _, borneBy, ...rest } = value
      if (shown) return { ...rest, in: shown.in, ...(shown.of ? { of: shown.of } : {}) }
      return borneBy ? { ...rest, borneBy } : rest
    }) as Rule
  })
  return found.includes(undefined) ? undefined : (found as readonly Rule[])
}

/** "Play it" of a card that lies at the top of one's own Mythos Deck, where nothing has shown that. */
export function playsUnseen(rule: Rule): boolean {
  const text = stable(rule)
  return text.includes('"from":"deckTop","optional":true,"play":{}') || text.includes('"from":"deckTop","play":{}')
    ? !ownTop.test(text)
    : false
}

/** What a card given to an Ally calls "him" is its bearer. */
/** "Flip this card to see Invisible Monsters", of a thing: those see them who fight for you. */
function seenByYours(rules: readonly Rule[], { type }: Self): readonly Rule[] {
  if (type === 'Ally' || type === 'Monster') return rules
  return swap(rules, '"sees":"invisible","of":{"ref":"self"}', '"sees":"invisible","of":{"is":{"type":"Ally"},"pick":"all"}')
}

function ofItsBearer(rules: readonly Rule[], self: Self): readonly Rule[] {
  const isGiven = rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect)
  if (self.type !== 'Artifact') return rules
  const isWeapon = self.subtype === 'Weapon' || self.subtype === 'Enchanted Weapon'
  const bound = isGiven ? swap(rules, '{"ref":"them"}', '{"ref":"host"}') : rules
  // "That Tome" is the one this card is given to.
  const isWithTome = rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect && rule.effect.attachedTo.type === 'Tome')
  if (isWithTome) {
    const thatTome = /\{"ref":"thatOne","is":\{"type":"Tome"\}\}|\{"is":\{"type":"Tome"\},"ref":"thatOne"\}/g
    return JSON.parse(JSON.stringify(rules).replace(thatTome, '{"ref":"host"}')) as readonly Rule[]
  }
  // It is he who sees.
  return bound.map((rule) =>
    (isGiven || isWeapon) && rule.kind === 'static' && 'sees' in rule.effect && rule.effect.of.ref === 'self'
      ? { ...rule, effect: { ...rule.effect, of: { ref: 'host' } } }
      : rule,
  )
}

/** Moments that come to every player who is at a Location, each with a card of his own. */
const everyones: ReadonlySet<unknown> = new Set(['turnStart', 'roundStart', 'roundEnd', 'combatEnded'])

/** "At the start of each Turn, each Investigator here loses 2 Sanity": another one there has a card of his own that says so. */
function ofWhoIsHere(rule: Rule, self: Self): Rule {
  if (self.type !== 'Location' || rule.kind !== 'on' || !everyones.has(rule.on)) return rule
  const [only] = rule.do
  const inner =
    rule.do.length === 1 && only && 'forEach' in only && only.forEach === 'each' && only.do.length === 1 ? only.do[0] : undefined
  if (!inner || !('if' in inner) || inner.else) return rule
  const here: Condition = { at: { title: 'self' }, who: 'actor' }
  const rest = without(inner.if, here)
  if (rest === false) return rule
  // Of that player is said what is then said of you, which goes without saying in a condition.
  const asked = rest ? [JSON.parse(JSON.stringify(rest).replaceAll(',"who":"actor"', '').replaceAll(',"of":"actor"', '')) as Condition] : []
  const when: readonly Condition[] = [...(rule.if ? [rule.if] : []), { at: { title: 'self' } }, ...asked]
  const ops = JSON.parse(JSON.stringify(inner.do).replaceAll(',"who":"actor"', ',"who":"you"').replaceAll(',"of":"actor"', '')) as Op[]
  return { ...rule, if: when.length === 1 ? when[0]! : { all: when }, do: ops }
}

const whileYouAreHere =
  /\b(?:while|when|if|(?:as|so) long as) (?:you(?: are|['’]re| remain| stay)|your Investigator (?:is|remains|stays)) (?:here|at this)\b/i
const anyPlayer = /\b(?:no|any|each|every|other|neither|nor your) (?:other )?(?:players?|Investigators?|opponents?)\b/i

const befallsCards = /\bbe (?:buried|discarded|removed|flipped|turned)\b/i

/** "No player may gain Sanity here": it binds whoever is here, and another one there has a card of his own that says so. */
function bindsWhoIsHere(rule: Rule, self: Self, text: string): Rule {
  // "Your Allies may not be buried here": by nobody, wherever he is.
  if (
    rule.kind === 'forbid' &&
    typeof rule.what === 'object' &&
    ('bury' in rule.what || 'flipDown' in rule.what) &&
    befallsCards.test(text)
  )
    return rule
  if (self.type === 'Location' && rule.kind === 'forbid' && rule.who === 'each' && rule.if) {
    const theirs: Condition = { at: { title: 'self' }, who: 'actor' }
    const rest = without(rule.if, theirs)
    if (rest !== false) {
      const here: Condition = { at: { title: 'self' } }
      return { ...rule, who: 'you', if: rest ? { all: [here, ...('all' in rest ? rest.all : [rest])] } : here }
    }
  }
  if (self.type !== 'Location' || rule.kind !== 'forbid' || rule.who !== 'each' || typeof rule.what !== 'string') return rule
  // "While you are here, no player may cast Spells": nobody may, wherever he is.
  if (whileYouAreHere.test(text) && anyPlayer.test(text)) return rule
  // "Each Investigator in the same Region" speaks of others, too.
  if (stable(rule.if ?? {}).includes('"actor"')) return rule
  return without(rule.if, { at: { title: 'self' } }) === false ? rule : { ...rule, who: 'you' }
}

/** "This card knows Latin" on what is no Ally gives you the language (M9.2). */
function asReader(rule: Rule, self: Self): Rule {
  if (rule.kind !== 'static' || !('languages' in rule.effect) || rule.effect.of?.ref !== 'self' || self.type === 'Ally') return rule
  return { ...rule, effect: { languages: rule.effect.languages } }
}

/** "Return it to your Hand after it is cast": a Spell speaks of itself, and what holds Spells of those. */
function ofWhatIsCast(rule: Rule, self: Self): Rule {
  if (self.type !== 'Spell' || rule.kind !== 'static' || !('onceCast' in rule.effect)) return rule
  return { ...rule, effect: { ...rule.effect, of: { ref: 'self' } } }
}

/** "May not use Allies in this Battle": they do not defend. */
function withoutDefenders(rule: Rule): Rule {
  if (!does(rule)) return rule
  const ops = rule.do.map((op): Op => {
    if (!('start' in op) || op.until !== 'combat' || op.start.kind !== 'forbid' || op.start.if) return op
    const { what, who } = op.start
    if (typeof what === 'string' || !('use' in what) || what.use.type !== 'Ally') return op
    return { ...op, start: { kind: 'static', effect: { cannotBe: 'defending', of: { is: what.use, of: who, pick: 'all' } } } }
  })
  return { ...rule, do: ops }
}

/** "Not cumulative with other Tomes", on a Tome that adds to something: so it is anyway (M17.14), but for what another card makes so (M17.12). */
function ofItsType(rule: Rule, self: Self): Rule {
  if (
    rule.kind !== 'static' ||
    !('limit' in rule.effect) ||
    'gateReuse' in rule.effect ||
    !rule.effect.limit ||
    !('group' in rule.effect.limit)
  )
    return rule
  const { limit, ...effect } = rule.effect
  const by = 'value' in effect ? effect.value : 'threatValue' in effect ? effect.threatValue : effect.by
  const isOwn = limit.group === `${sameType}${self.type}` && !self.subtype && (self.type === 'Tome' || self.type === 'Artifact')
  const isPlain = typeof by === 'number' && by > 0 && !/"(?:inPlay|at)":/.test(stable(rule.if ?? {}))
  return isOwn && isPlain && limit.stacking === 'no' ? { ...rule, effect: effect as typeof rule.effect } : rule
}

/** "All other Soldiers who defend with him gain 1": he must defend himself, and so must who commands others (M14.61, M14.62). */
function whileDefending(rule: Rule, self: Self): Rule {
  if (self.type !== 'Ally' || rule.kind !== 'static' || !('of' in rule.effect)) return rule
  const of = rule.effect.of as Selector | undefined
  const isBeside = typeof of === 'object' && of.others === true && of.pick === 'all' && of.of === undefined && isOfDefenders(of.is)
  if (!isBeside || /"role":"(?:defending|inThreat)"/.test(stable(rule.if ?? {}))) return rule
  const defends: Condition = { role: 'defending' }
  return { ...rule, if: rule.if ? { all: [defends, ...('all' in rule.if ? rule.if.all : [rule.if])] } : defends }
}

const isOfDefenders = (is: Filter | undefined): boolean =>
  is?.defending === true || is?.or?.every((each) => each.defending === true) === true

/** The rules with their ends tied. */
export function tied(said: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] {
  if (!self) return said.map((rule) => (rule.kind === 'require' ? { kind: rule.kind, needs: rule.needs } : rule))
  const rules = seenByYours(ofItsBearer(withDemands(said, self), self), self).map((rule) =>
    bindsWhoIsHere(ofWhoIsHere(rule, self), self, text),
  )
  return rules
    .map((rule) => whileDefending(ofWhatIsCast(asReader(ofItsType(rule, self), self), self), self))
    .flatMap((rule) => heldInCombat(offered(usedInCombat(throughGate(withoutSummoned(withoutDefenders(rule)))), self), self))
}

/** Moments at which it is nobody's play, Turn or Pass that sets a clause off. */
const nobodys: ReadonlySet<unknown> = new Set([
  'played',
  'arrived',
  'roundStart',
  'roundEnd',
  'beforeReveal',
  'threatRevealed',
  'combatEnded',
  'gameStart',
])

/** What time it is for players is asked of each of them (M10.28). */
const tellsTimeOfSome = (rule: Rule): boolean => rule.kind === 'static' && 'time' in rule.effect && rule.effect.who !== undefined

/** The deeds that are not done by each of several players, of whom "that player" is one. */
function apart(ops: readonly Op[]): readonly Op[] {
  return ops.flatMap((op): readonly Op[] => {
    if ('forEach' in op) return []
    if ('choose' in op)
      return op.by === 'each' || op.by === 'eachOpponent'
        ? []
        : [...(op.by === 'actor' ? [{ ...op, choose: [] }] : []), ...op.choose.flatMap(apart)]
    if ('if' in op) return [...apart(op.do), ...apart(op.else ?? [])]
    // What begins to hold may have a moment of its own.
    return 'start' in op &&
      (op.start.kind === 'on' ||
        tellsTimeOfSome(op.start) ||
        (op.start.kind === 'forbid' && op.start.who !== 'actor') ||
        isOfEach(op.start))
      ? []
      : [asideFromWhom(op)]
  })
}

/** A deed without what is asked of whom Monsters attack: "that player" is each of those, and nobody who was named before. */
const asideFromWhom = (op: Op): Op =>
  JSON.parse(JSON.stringify(op, (key: string, told: unknown) => (key === 'attacks' ? undefined : told))) as Op

/** "While that player has a Priest, each player's Maximum loses 2": his whose number it is. */
const isOfEach = (rule: Rule): boolean =>
  rule.kind === 'static' && 'stat' in rule.effect && (rule.effect.who === 'each' || rule.effect.who === 'eachOpponent')

/** "Look at your opponent's Hand. You may discard one Event", "look at the top five cards. Put one Tome into your Hand": of those, or in play? */
function takesUnseen(ops: readonly Op[]): boolean {
  const top = ops.findIndex(
    (op) =>
      ('look' in op && /^deck(?:Top|Bottom)$/.test(op.look.in ?? '')) ||
      ('reveal' in op && /^deck(?:Top|Bottom)$/.test(op.reveal.in ?? '')),
  )
  if (top >= 0 && ops.slice(top + 1).some(isDrawnFromPlay)) return true
  const whole = ops.findIndex((op) => 'look' in op && op.look.in === 'deck')
  if (whole >= 0 && ops.slice(whole + 1).some((op) => 'move' in op && !op.move.ref && /^(?:hand)?$/.test(op.move.in ?? ''))) return true
  const seen = ops.findIndex((op) => 'look' in op && (op.look.in === 'hand' || op.look.in === 'threat') && op.look.of !== undefined)
  const shown = ops[seen]
  const whose = shown && 'look' in shown ? shown.look.of : undefined
  if (shown && 'look' in shown && shown.look.in === 'threat') return ops.slice(seen + 1).some(takesOfSomeHand)
  return seen >= 0 && ops.slice(seen + 1).some((op) => takesOpenly(op) || takesOpenlyFrom(op, whose) || takesOfSomeHand(op))
}

const isOwnLoss = (op: Op): boolean => 'sanity' in op && op.sign < 0 && (op.who === 'you' || op.who === 'affected')

/** Whether cards go to a Hand of which it is not said where they lie, nor whose they are. */
export const isDrawnFromPlay = (op: Op): op is Extract<Op, { readonly move: Selector }> => {
  if (!('move' in op) || op.to !== 'hand') return false
  const { ref, in: zone, of, borneBy, affecting } = op.move
  return [ref, zone, of, borneBy, affecting].every((each) => each === undefined) && !('mine' in op.move)
}

/** Whether a card of a Hand goes, and it is not said of whose. */
const takesOfSomeHand = (op: Op): boolean => 'move' in op && op.move.in === 'hand' && op.move.of === undefined && !('mine' in op.move)

/** Whether one card of that player is discarded, of which it is not said where it lies. */
const takesOpenlyFrom = (op: Op, who: unknown): boolean =>
  'move' in op &&
  op.to === 'discard' &&
  op.move.pick === 'choose' &&
  op.move.in === undefined &&
  op.move.of === who &&
  op.move.is !== undefined

/** Whether a card goes of which it is not said where it lies, nor whose it is. */
export function takesOpenly(op: Op): boolean {
  if (!('move' in op) || (op.to !== 'discard' && op.to !== 'bury')) return false
  const { ref, in: zone, of, affecting, borneBy, pick } = op.move
  return pick === 'choose' && ref === undefined && zone === undefined && of === undefined && !affecting && !borneBy && !('mine' in op.move)
}

/** Whether it is asked of "that player" where a rule speaks of none. */
function asksNobody(rule: Rule): string | undefined {
  // At the start of a Turn it is whoever's Turn it is.
  const isPlain =
    (rule.kind === 'on' && typeof rule.on === 'string' && !/^turn/.test(rule.on)) ||
    (rule.kind === 'action' && typeof rule.window === 'string')
  if (!isPlain || !('do' in rule)) return undefined
  const asks = rule.do.some((op) => 'if' in op && /"(?:who|of|as)":"actor"/.test(JSON.stringify(op.if)))
  return asks ? 'It is not said of which player this is asked.' : undefined
}

const spendsItself = (op: Op): boolean => ('move' in op && op.move.ref === 'self') || ('flip' in op && op.flip.ref === 'self')

/** An Event is played as a Turn and done with, unless it says what it waits for. */
const onceDone = 'An Event is played as a Turn: say for how long it then holds, or what it answers.'

/** What could be done without end, and what is limited, priced or known in a way that this card has none of. */
function withoutEnd(rule: Rule, self: Self): string | undefined {
  const limit = 'limit' in rule ? rule.limit : undefined
  if (limit && 'times' in limit && limit.per === 'visit' && self.type !== 'Location') return 'Only a Location is visited.'
  const isAlly = rule.kind === 'static' && /"role":"ally"/.test(JSON.stringify(rule.if ?? {}))
  if (rule.kind === 'static' && 'languages' in rule.effect && /^(?:Spell|Monster)$/.test(self.type) && !isAlly)
    return 'It is not said who knows this language.'
  if (rule.kind === 'action' && rule.window === 'anyTime') {
    const isSpent = rule.cost?.some((each) => each === 'gate' || 'self' in each || 'pennies' in each)
    if (!isSpent && !limit && self.type === 'Event') return onceDone
    if (!isSpent && !limit) return 'At any time this could be done without end: add what it costs, or "once a Round".'
  }
  // "Flip this card: you may look at ... while this card remains face-down": how long it is seen cannot be told.
  const isFlipped = rule.kind === 'action' && rule.cost?.some((each) => typeof each === 'object' && 'self' in each && each.self === 'flip')
  if (isFlipped && rule.kind === 'action' && JSON.stringify(rule.if) === '{"role":"faceDown"}')
    return 'What is face-down already cannot be flipped for this.'
  // What lies in play stays there for all of a Combat, but a Spell is turned over by being cast.
  if (rule.kind === 'action' && rule.window === 'combat' && self.type !== 'Spell') {
    const isSpent = (rule.cost ?? []).length > 0 || rule.do.some(spendsItself)
    if (!isSpent && !limit && self.type === 'Event') return onceDone
    if (!isSpent && !limit) return 'In Combat this could be done without end: add what it costs, or "once a Round".'
  }
  const changed = rule.kind === 'on' && typeof rule.on === 'object' && 'sanity' in rule.on ? rule.on : undefined
  const sign = changed?.sanity === 'gained' ? 1 : -1
  if (
    changed &&
    rule.kind === 'on' &&
    rule.do.some(
      (op) =>
        'sanity' in op && op.sign === sign && (op.who === changed.by || op.who === 'actor' || op.who === 'each' || changed.by === 'each'),
    )
  )
    return 'This would set itself off again without end.'
  const drew = rule.kind === 'on' && typeof rule.on === 'object' && 'drew' in rule.on ? rule.on.drew : undefined
  const draws = rule.kind === 'on' && !rule.optional && rule.do.some((op) => 'draw' in op || 'exchange' in op)
  if (drew !== undefined && draws) return 'Drawing at every draw would go on without end.'
  const thrown = rule.kind === 'on' && typeof rule.on === 'object' && 'fromHand' in rule.on ? rule.on : undefined
  const throwsOne =
    rule.kind === 'on' && rule.do.some((op) => 'exchange' in op || ('move' in op && op.move.in === 'hand' && op.to === thrown?.to))
  if (thrown?.by === undefined && thrown !== undefined && throwsOne && !rule.optional)
    return 'A discard at every discard would go on without end.'
  return undefined
}

/** Whether "the bearer" is spoken of by a card that nothing ever bears. */
export function hasNoBearer(rules: readonly Rule[], { type, target }: Self): boolean {
  // An Artifact is an Ally's where its target line or its text says so.
  const isBorne =
    (type === 'Artifact' && (!target || /\ball(?:y|ies)\b/i.test(target))) ||
    type === 'Spell' ||
    /"attachedTo":|"give":\{/.test(stable(rules))
  return !isBorne && /"(?:ref|borneBy)":"host"/.test(stable(rules))
}

/** Whether a word is left that only the reading knows: of "them", nothing was said before. */
export const speaksOfNone = (rules: readonly Rule[]): boolean =>
  /"ref":"(?:them|again)"|"(?:by|of|who)":"(?:they|chooser)"/.test(stable(rules))

/** What is left hanging, in words; nothing where all is tied. */
export function looseEnd(rules: readonly Rule[], self: Self | undefined): string | undefined {
  if (stable(rules).includes(`"${sameType}`) || stable(rules).includes(`"${sameStat}"`))
    return 'It is not said with what else this would not add up: name what others change as well.'
  if (!self) return undefined
  if (self.type === 'Event' && rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect))
    return 'An Event is not given to a card.'
  for (const rule of rules) {
    if (rule.kind === 'static' && 'countsAs' in rule.effect && rule.if) return 'What a card counts as, it is always.'
    const isPrice = rule.kind === 'static' && 'stat' in rule.effect && rule.effect.stat === 'castingCost' && rule.effect.of?.ref === 'self'
    if (isPrice && self.type !== 'Spell') return 'Only a Spell is cast.'
    if (self.type !== 'Spell' && stable(rule).includes('"card":{"ref":"self"},"is":{"borneBy"'))
      return 'Only a Spell is cast by what holds it.'
    // What an Ally or Artifact has cast is gone when it could be called off.
    if (self.type !== 'Tome' && /"cancel":\{"borneBy":\{"title":"self"\}/.test(stable(rule)))
      return 'It is not said which Spells these are.'
    if (/^(?:Event|Spell|Location|Monster)$/.test(self.type) && /"of":\{"ref":"self"\},"stat":"spellCapacity"/.test(stable(rule)))
      return 'It is not said which card holds these.'
    // "If this is a City Location", on an Event: the Location of which the sentence before has spoken.
    if (self.type !== 'Location' && /"card":\{"ref":"self"\},"is":\{[^{}]*"type":"Location"/.test(stable(rule)))
      return 'It is not said which Location this is.'
    if (rule.kind === 'static' && 'onceCast' in rule.effect && rule.effect.of.ref === 'self' && self.type !== 'Spell')
      return 'Only a Spell is cast.'
    if (rule.kind === 'static' && 'holdsSpells' in rule.effect && rule.effect.holdsSpells === 0 && !rule.effect.of && self.type !== 'Tome')
      return 'It is not said how many Spells this holds.'
    if (rule.kind === 'instead' && 'wouldBeBuried' in rule.of && rule.of.unhurt && self.type !== 'Monster')
      return 'Only a Monster is buried after Combat though it absorbed nothing.'
    if (self.type !== 'Monster' && /"summonOrControl":\{[^{}]*"title":"self"/.test(stable(rule)))
      return 'It is not said which Monster this is: put its name in quotation marks.'
    if (/^(?:Event|Spell|Location|Monster)$/.test(self.type) && /"cast":\{[^{}]*\},"from":"self"/.test(stable(rule)))
      return 'It is not said which card holds these Spells.'
    const unnamed = asksNobody(rule)
    if (unnamed) return unnamed
    const endless = withoutEnd(rule, self)
    if (endless) return endless
    // A card that is in play is not played any more.
    if (does(rule) && rule.target?.in === undefined && /"play":\{\},"which":\{"ref":"target"\}/.test(stable(rule.do)))
      return 'It is not said where the card lies that may not be played.'
    if (rule.kind === 'require' && stable(rule.needs) === '{"not":{"all":[]}}') return 'It is not said when this is cast or used.'
    if (!does(rule) && /"ref":"target"|"borneBy":"target"/.test(stable(rule))) return 'It is not said what this aims at.'
    if (rule.kind === 'static' && /"ref":"cause"/.test(stable(rule.effect))) return 'It is not said which card "that card" is.'
    if (!does(rule)) continue
    // "Discard one Tome: gain 1 Sanity for each Spell in it": in that one, and not in this card.
    if (/^(?:Event|Spell|Location)$/.test(self.type) && /"borneBy":"self"/.test(stable(rule)))
      return 'It is not said which card holds these.'
    // "Lose 1 Sanity each Turn that you remain here": who would do that of his own accord?
    if (rule.kind === 'action' && rule.stayed && rule.do.every((op) => 'sanity' in op && op.who === 'you' && op.sign === -1))
      return 'It is not said when this is lost: "at the start of each Turn"?'
    const isAnswer = rule.kind === 'on' ? typeof rule.on === 'object' : typeof rule.window === 'object'
    if (!isAnswer && rule.do.some((op) => 'cancel' in op)) return 'It is not said what is cancelled.'
    const isNobodys = rule.kind === 'on' ? nobodys.has(rule.on) : typeof rule.window === 'string'
    if (isNobodys && (apart(rule.do).some((op) => /"actor"/.test(stable(op))) || /"actor"/.test(stable(rule.if ?? {}))))
      return 'It is not said which player is meant by "that player".'
    // "When you pass, bury one Ally of any player. That player loses 1 Sanity": you are not that player.
    const isYours =
      rule.kind === 'on' && typeof rule.on === 'object' && Object.entries(rule.on).some(([key, who]) => key !== 'on' && who === 'you')
    if (isYours && apart(rule.do).some((op) => /"actor"/.test(stable(op)))) return 'It is not said which player is meant by "that player".'
    // "When you pass, bury one Ally if it is Corrupt": a Pass is no card that could be one.
    const isOfPlayers =
      rule.kind === 'on' && typeof rule.on === 'object' && ('passed' in rule.on || 'turnStarts' in rule.on || 'turnEnds' in rule.on)
    if (isOfPlayers && /"ref":"cause"/.test(stable([rule.if ?? {}, apart(rule.do)]))) return 'It is not said which card "that card" is.'
    const isAnswered = rule.kind === 'on' ? typeof rule.on === 'object' : typeof rule.window === 'object'
    if (!isAnswered && apart(rule.do).some((op) => 'move' in op && op.move.ref === 'cause'))
      return 'It is not said which card "that card" is.'
    // "Flip one Ally while you are here" is meant to last, and so would be a deed of the moment by half.
    const isHere = rule.kind === 'on' && rule.on === 'arrived' && stable(rule.if ?? {}) === '{"at":{"title":"self"}}'
    if (isHere && rule.do.some((op) => 'flip' in op)) return 'It is not said when this card is turned up again.'
    // "Whenever you discard a card, lose 1 Sanity": nobody gives a card for a loss.
    if (rule.kind === 'on' && rule.cost?.some((cost) => typeof cost === 'object' && 'other' in cost) && rule.do.every(isOwnLoss))
      return 'It is not said when this is lost, or what is given for the card.'
    if (takesUnseen(rule.do)) return 'It is not said from where this comes: from the Hand just looked at?'
    const isOfSeveral = rule.do.some((op) => 'reveal' in op && (op.reveal.of === 'each' || op.reveal.of === 'eachOpponent'))
    if (stable(rule.if ?? {}).includes('"revealedIs":') && rule.do.some((op) => 'reveal' in op))
      return 'It is not said how much of this hangs on the card turned up.'
    if (isOfSeveral && rule.do.some((op) => !('reveal' in op) && !('move' in op && op.move.ref === 'self')))
      return 'It is not said for which player this is done with the card turned up.'
    const attacks = rule.do.some((op) => stable(op).includes('"with":{"ref":"revealed"}'))
    if (attacks && !/"reveal":|"revealedIs":/.test(stable(rule))) return 'It is not said which card attacks.'
  }
  return undefined
}

/** "Choose an opponent. That player ...": the one who was chosen; "each player in the same City" is each of them, where his `place` is meant. */
export function ofTheChosen(rule: Rule, place: 'his' | undefined): Rule {
  if (!does(rule)) return rule
  const told = asOpponents({ ...rule, do: [] })
  const inHis = (op: Op): Op => (place === 'his' ? swap(op, '"as":"actor"}', '"as":"opponent","who":"actor"}') : op)
  return { ...told, do: rule.do.map((op) => ('forEach' in op ? inHis(op) : asOpponents(op))) }
}

const ofBattle: ReadonlySet<unknown> = new Set(['threatRevealed', 'survivedCosmicBattle', 'reachedDefenders', 'dealtLoss', 'dealtSanity'])

/** "When revealed, that player loses 1 Sanity", on a Monster: the player it attacks, if no other was spoken of. */
export function ofTheBattle(rule: Rule): Rule {
  if (rule.kind !== 'on' || !ofBattle.has(rule.on) || /"each"|"eachOpponent"|"anyone"|"either"/.test(stable([rule.if ?? null, rule.do])))
    return rule
  return asOpponents(rule)
}

/** "Choose an opponent whose Current Location is a City. That opponent ...": all of it if that is so of him. */
export function ofOneWho(rule: Rule, told: Condition): Rule {
  const when = asOpponents(told)
  if (rule.kind === 'oblige' || rule.kind === 'forbid') return { ...rule, if: besides(rule.if, when) }
  if (!does(rule)) return rule
  // That this card goes hangs on nobody, who may be elsewhere by then.
  const isOwnEnd = (op: Op): boolean => 'move' in op && stable(op.move) === '{"ref":"self"}'
  if (rule.do.every(isOwnEnd)) return rule
  return { ...rule, do: [{ if: when, do: rule.do }] } as Rule
}
