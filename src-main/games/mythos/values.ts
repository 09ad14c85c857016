/**
 * What cards are worth now (M7.15, M11.13): a card's printed value and all that is added to it, taken from it, set or halved, in
 * the order of M17.19; and which benefits add up (M17.10 to M17.18).
 */
import type { Amount, Condition, Rule, Static } from '../../../grammar/ast.ts'
import { foldTitle, printed, topCard } from './places.ts'
import { amount, choosesAmong, holds, matches } from './select.ts'
import { applies, bearsOn, type Of, placedAt, statics, subtypesOf } from './standing.ts'
import type { CardNo, Ctx, State } from './state.ts'

/** So much of a raise as there is room for. */
const within = (raise: number, room: number): number => Math.min(raise, Math.max(0, room))

/**
 * A card's current value (M7.15, M11.13): printed, set, added, subtracted, halved,
 * floored, in that order (M17.19). A stated minimum is where it stops (M7.18). Raises of
 * Events come before what lowers (M10.12); benefits of different Subtypes add together
 * (M17.11); a bonus to particular Monsters is theirs, whatever gives it (M14.41);
 * halving is done and rounded card by card (M17.22). A card without a value, such as a
 * Threat Event (M10.20), has 0; an Ally in a Threat has what is printed, and what
 * reaches it as a Monster (M7.29).
 */
export function currentValue(state: State, card: CardNo): number {
  const face = printed(state, card)
  const entry = placedAt(state, card)
  let value = face.value ?? 0
  if (entry?.faceDown === true && entry.area !== 'threat') return 0 // M1.37
  const sources = statics(state, 'value')
  if (sources.length === 0 && (entry === undefined || !state.play.some((each) => each.on === card))) return Math.max(value, 0)
  const benefits = new Map<string, number>()
  const reductions = new Map<string, number>()
  let halved: ((value: number) => number) | undefined
  let doubled = false
  let floor = 0
  const isKept = keptFromLowering(state, card)
  for (const source of sources) {
    const { effect } = source.rule
    if (!('value' in effect)) continue
    // A Weapon's text states its printed bonus again; it is reckoned once, below.
    if (isBearersBonus(source.rule) && source.card !== undefined && isWeapon(state, source.card)) continue
    if (!bearsOn(state, source, effect.of, card)) continue
    if (source.card !== undefined && source.card !== card && addsNothing(state, source.card)) continue
    const told = reckoned(state, source, effect.value)
    if (told === undefined) continue
    const by = effect.limit !== undefined && 'ceiling' in effect.limit ? within(told, effect.limit.ceiling - (face.value ?? 0)) : told
    if (effect.limit !== undefined && 'floor' in effect.limit) floor = Math.max(floor, effect.limit.floor)
    const isLower = effect.how === 'set' ? by < value : effect.how === 'half' || (effect.how === undefined && by < 0)
    if (isLower && isKept(source.card)) continue
    if (effect.how === 'set') value = by
    else if (effect.how === 'half')
      halved =
        typeof effect.value === 'object' && 'half' in effect.value && effect.value.round === 'down' ? Math.floor : (halved ?? Math.ceil)
    else if (effect.how === 'double') doubled = true
    else if (by > 0) keep(benefits, benefitKey(state, source, card), by)
    else if (by < 0) {
      // M17.18: reductions add together, but copies of one Title reduce a card once.
      const key = source.card === undefined ? `rule ${source.order}` : `${foldTitle(printed(state, source.card).title)} ${source.index}`
      reductions.set(key, Math.min(reductions.get(key) ?? 0, by))
    }
  }
  if (entry !== undefined) {
    for (const weapon of state.play) {
      if (weapon.on === card && !weapon.faceDown && isWeapon(state, weapon.card) && !addsNothing(state, weapon.card)) {
        keep(benefits, subtypesOf(state, weapon.card)[0] ?? 'Weapon', weaponBonus(state, weapon.card))
      }
    }
  }
  for (const by of benefits.values()) value += by
  for (const by of reductions.values()) value += by
  if (doubled) value *= 2
  if (halved) value = halved(value / 2) // M17.21: a half is rounded up, if nothing else is told
  return Math.max(floor, value, 0) // M17.20
}

/** The texts whose numbers are being reckoned: what hangs on a value that hangs on it again is left out of that one. */
const reckoning = new Set<string>()

/** What a text comes to; nothing within itself: "takes the value of your highest Ally", who may be this very one. */
function reckoned(state: State, { card, order, index, ctx }: ReturnType<typeof statics>[number], value: Amount): number | undefined {
  if (typeof value === 'number') return value
  const text = `${card ?? ''} ${order} ${index}`
  if (reckoning.has(text)) return undefined
  reckoning.add(text)
  try {
    return amount(state, value, ctx)
  } finally {
    reckoning.delete(text)
  }
}

/** Which other cards take nothing from the value of a card, as a text keeps them from it. */
function keptFromLowering(state: State, card: CardNo): (by: CardNo | undefined) => boolean {
  const keeping = statics(state, 'lowering').filter(
    (source) => 'unlowered' in source.rule.effect && bearsOn(state, source, source.rule.effect.of, card),
  )
  return (by) =>
    by !== card &&
    keeping.some(({ rule: { effect }, ctx }) => {
      if (!('unlowered' in effect)) return false
      return effect.by === undefined || (by !== undefined && matches(state, by, effect.by, ctx))
    })
}

/** Whether a text keeps a card from adding to the value of others. */
function addsNothing(state: State, card: CardNo): boolean {
  return (
    statics(state, 'addition').some(
      (source) => 'addsNothing' in source.rule.effect && bearsOn(state, source, source.rule.effect.of, card),
    ) || isBorneInVain(state, card)
  )
}

/** Whether no text keeps an Ally from being given a card (M8.17). */
export function mayBear(state: State, ally: CardNo, card: CardNo): boolean {
  return !statics(state, 'bearing').some((source) => {
    const { effect } = source.rule
    if (!('cannotBear' in effect)) return false
    const covered = effect.of === undefined ? source.card === ally && applies(state, source) : bearsOn(state, source, effect.of, ally)
    return covered && matches(state, card, effect.cannotBear, source.ctx)
  })
}

const asked = new WeakSet<State>()

/** Whether its bearer may not use a Weapon that he had before. Where that hangs on his own value, it is the one he has with it. */
function isBorneInVain(state: State, card: CardNo): boolean {
  const bearer = placedAt(state, card)?.on
  if (bearer === undefined || asked.has(state)) return false
  asked.add(state)
  try {
    return !mayBear(state, bearer, card)
  } finally {
    asked.delete(state)
  }
}

export function keep(benefits: Map<string, number>, key: string, by: number): void {
  const before = benefits.get(key)
  // M17.15: of several benefits of one Subtype the largest applies.
  if (before === undefined || by > before) benefits.set(key, by)
}

/** A change of a number, and the Type of the card it is due to. */
export interface Counted {
  readonly by: number
  readonly type: string
  /** It calls itself cumulative (M17.16). */
  readonly isCumulative?: boolean
}

/** A change that is not cumulative with those of some Types, or of any. */
export interface Limited extends Counted {
  readonly among: 'all' | readonly string[]
}

/**
 * "Not cumulative with other Allies that lower your Minimum": beside what these others change it the same way, only what it comes to more than
 * they do together; the greatest of those that say so count first.
 */
export function beside(changes: readonly Counted[], limited: readonly Limited[]): readonly Counted[] {
  const counted = [...changes]
  for (const { by, type, among } of limited.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    const others = counted.filter(
      (each) => Math.sign(each.by) === Math.sign(by) && !each.isCumulative && (among === 'all' || among.includes(each.type)),
    )
    const left = Math.abs(by) - others.reduce((sum, each) => sum + Math.abs(each.by), 0)
    if (left > 0) counted.push({ by: Math.sign(by) * left, type })
  }
  return counted
}

export function isWeapon(state: State, card: CardNo): boolean {
  const face = printed(state, card)
  return face.type === 'Artifact' && (face.subtype === 'Weapon' || face.subtype === 'Enchanted Weapon')
}

export function isEnchanted(state: State, card: CardNo): boolean {
  return subtypesOf(state, card).includes('Enchanted Weapon')
}

/** What a Weapon adds to its bearer (M8.18), after what cards make of it that speak of Weapons. */
function weaponBonus(state: State, card: CardNo): number {
  let bonus = ownBonus(state, card)
  let doubled = false
  const isKept = keptFromLowering(state, card)
  for (const source of statics(state, 'value')) {
    const { effect } = source.rule
    if (!('value' in effect) || ![effect.of.is?.type].flat().includes('Artifact') || !bearsOn(state, source, effect.of, card)) continue
    const by = amount(state, effect.value, source.ctx)
    if (effect.how === 'double') doubled = true
    else if ((effect.how === 'set' ? by < bonus : by < 0) && isKept(source.card)) continue
    else if (effect.how === 'set') bonus = by
    else if (effect.how === undefined) bonus += by
  }
  return Math.max(0, doubled ? bonus * 2 : bonus)
}

/** What the Weapon itself says: its text, else what is printed in its corner. */
function ownBonus(state: State, card: CardNo): number {
  const face = printed(state, card)
  for (const rule of face.rules) {
    if (isBearersBonus(rule) && rule.kind === 'static' && 'value' in rule.effect && typeof rule.effect.value === 'number') {
      return rule.effect.value
    }
  }
  // Where it adds to its bearer on some condition alone, that is all it adds.
  return face.rules.some((rule) => rule.kind === 'static' && addsToBearer(rule.effect)) ? 0 : (face.valueBonus ?? 0)
}

const addsToBearer = (effect: Static): effect is Extract<Static, { value: unknown }> =>
  'value' in effect && effect.of.ref === 'host' && effect.how === undefined

/** What a Weapon adds to whoever bears it; what it adds to bearers of a kind alone is added as any other benefit is. */
const isBearersBonus = (rule: Rule): boolean =>
  rule.kind === 'static' && rule.if === undefined && addsToBearer(rule.effect) && rule.effect.of.is === undefined

/**
 * Which benefits do not add up (M17.10): those of one Subtype, be it of the card that
 * gives the benefit or of the card that fulfils its condition (M17.12); for Allies and
 * Locations the Subregion (M17.13), else the Type (M17.14). A text that calls itself
 * cumulative adds up (M17.16); Command Abilities do not (M14.61).
 */
export function benefitKey(state: State, source: Of<'static'>, card: CardNo): string {
  const { effect } = source.rule
  const limit = 'limit' in effect ? effect.limit : undefined
  if (limit !== undefined && 'stacking' in limit) {
    if (limit.stacking === 'yes') return `card ${source.card ?? source.order} ${source.index}`
    if (limit.group !== undefined) return `group ${limit.group}`
  }
  const cause = source.rule.if === undefined ? undefined : fulfiller(state, source.rule.if, source.ctx)
  if (cause !== undefined) return kindOf(state, cause)
  // A clause about a situation, such as the time of day, is a benefit by itself (M17.17).
  if (source.rule.if !== undefined && source.card === card) return `situation ${JSON.stringify(source.rule.if)}`
  return source.card === undefined ? `rule ${source.order}` : kindOf(state, source.card)
}

function kindOf(state: State, card: CardNo): string {
  const face = printed(state, card)
  if (face.type === 'Ally' || face.type === 'Location') return face.subregion ?? face.type
  return subtypesOf(state, card)[0] ?? face.type
}

/** A card that fulfils a condition, if a card does. */
function fulfiller(state: State, condition: Condition, ctx: Ctx): CardNo | undefined {
  if ('inPlay' in condition) {
    const anyone = condition.of === 'anyone'
    const [card] = choosesAmong(
      state,
      {
        is: condition.inPlay,
        of: anyone || condition.of === undefined ? (anyone ? 'each' : 'you') : (condition.of as 'you'),
        ...(condition.others === undefined ? {} : { others: condition.others }),
      },
      ctx,
    )
    return card
  }
  if ('at' in condition) {
    const seats = condition.who === 'either' ? state.players.map((_, seat) => seat) : condition.who === 'opponent' ? [] : [ctx.you]
    for (const seat of seats) {
      const top = topCard(state, seat)
      if (top !== undefined && matches(state, top, condition.at, ctx)) return top
    }
    return undefined
  }
  if ('threatHas' in condition) {
    const [card] = choosesAmong(
      state,
      { is: condition.threatHas, in: 'directedThreat', ...(condition.side === 'opposing' ? { opposing: true } : {}) },
      ctx,
    )
    return card
  }
  if ('all' in condition) {
    for (const each of condition.all) {
      const card = fulfiller(state, each, ctx)
      if (card !== undefined) return card
    }
  }
  if ('any' in condition) {
    for (const each of condition.any) {
      if (holds(state, each, ctx)) return fulfiller(state, each, ctx)
    }
  }
  return undefined
}
