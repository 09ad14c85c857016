/**
 * What holds now (M17): queries over the rules of active cards. Every printed
 * number and attribute is read through here, so that what other cards make of
 * it is never forgotten. Nothing is stored but what one position implies.
 */
import type { Act, Condition, Rule, Selector, Static, Who } from '../../../grammar/ast.ts'
import type { CardType, InvestigatorCard, PrintedCard, PublicAttribute } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { currentLocation, foldTitle, investigatorNo, investigatorOf, isWalking, ownerOf, printed, regionOfCard, topCard } from './places.ts'
import { amount, choosesAmong, finds, holds, matches } from './select.ts'
import type { CardNo, Ctx, Placed, Player, State } from './state.ts'

/** A rule that is in force, with the card it comes from and whose it is. */
export interface Source {
  readonly rule: Rule
  /** The card whose text it is (an Investigator by its own number, M2.8); none for a detached rule without one. */
  readonly card: CardNo | undefined
  /** Its place in the card's rules. */
  readonly index: number
  readonly ctx: Ctx
  readonly order: number
  /** A Great Old One's effects outrank all others (M17.4). */
  readonly goo: boolean
  /** It holds without its card: an effect that outlives its moment. */
  readonly detached?: boolean
}

type Of<K extends Rule['kind']> = Source & { readonly rule: Extract<Rule, { kind: K }> }

/** What static effects speak of, in the words of the rule objects. */
type Word = Static extends infer Effect ? (Effect extends Static ? keyof Effect : never) : never

/**
 * What a static effect is about: it is looked up by this, since most positions
 * have few of each. A new kind of effect is missed here by the compiler.
 */
const topics = {
  value: 'value',
  attribute: 'attributes',
  attributesOf: 'attributes',
  cannotBecome: 'allegiance',
  cannotBe: 'part',
  treatAs: 'class',
  time: 'time',
  stat: 'number',
  threatValue: 'threat',
  visible: 'sight',
  sees: 'sight',
  bypass: 'bypass',
  join: 'join',
  gateReuse: 'gate',
  holdsSpells: 'spells',
  carries: 'bearing',
  cannotBear: 'bearing',
  attachedTo: 'bearing',
  copies: 'bearing',
  staysFaceDown: 'bearing',
  languages: 'languages',
  immuneTo: 'immunity',
  excluded: 'immunity',
  survives: 'immunity',
  countsAs: 'standIn',
  standsIn: 'standIn',
} as const satisfies { readonly [word in Exclude<Word, Detail>]: string }

/** Words that only say more about an effect that another word names. */
type Detail =
  | ('of' | 'how' | 'limit' | 'by' | 'who' | 'give' | 'as' | 'may' | 'cost' | 'icon' | 'n')
  | ('sharesFate' | 'slots' | 'plus' | 'for')

export type Topic = (typeof topics)[keyof typeof topics]

/** The words by which a static effect is known to this engine. */
export const knownStatics: readonly string[] = Object.keys(topics)

function topicOf(effect: Static): Topic {
  for (const [word, topic] of Object.entries(topics)) if (word in effect) return topic
  throw new Error(`A static effect without a topic: ${JSON.stringify(effect)}`)
}

const topicsOfEffects = new WeakMap<Static, Topic>()

/** Static effects about a topic, in the order of play. */
export function statics(state: State, topic: Topic): readonly Of<'static'>[] {
  return standing(state).statics.get(topic) ?? []
}

// A text may ask about the very thing it changes ("every Steadfast Ally is Corrupt"): while a
// source is being asked it does not answer again, so that the question has an end.
const asking = new Set<Source>()

/** Whether a static rule is in force for a card. */
export function bearsOn(state: State, source: Of<'static'>, of: Selector, card: CardNo): boolean {
  if (asking.has(source) || isAnotherStay(state, source, of, card)) return false
  asking.add(source)
  try {
    return finds(state, of, source.ctx, card) && applies(state, source)
  } finally {
    asking.delete(source)
  }
}

/** An effect that was begun on a card does not know it again when it has been out of play (M1.33, M1.34). */
function isAnotherStay(state: State, source: Source, { ref }: Selector, card: CardNo): boolean {
  if (source.detached !== true || (ref !== 'target' && ref !== 'cause' && ref !== 'revealed')) return false
  const entry = placedAt(state, card)
  return entry !== undefined && entry.order > source.order
}

/**
 * All rules in force, by kind, in the order of play. The words and attributes of a
 * Current Location are its player's (M6.3) and mean that player's cards (M6.4); those of
 * a Great Old One mean everybody (M11.52). What does not conflict all applies (M17.8),
 * and what is constant needs no play (M8.10). A later card may take the force from a
 * Great Old One, if that is what its text does (M17.5).
 */
export interface Standing {
  readonly statics: ReadonlyMap<Topic, readonly Of<'static'>[]>
  readonly ons: readonly Of<'on'>[]
  readonly actions: readonly Of<'action'>[]
  readonly permits: readonly Of<'permit'>[]
  readonly forbids: readonly Of<'forbid'>[]
  readonly obliges: readonly Of<'oblige'>[]
  readonly insteads: readonly Of<'instead'>[]
  readonly placed: ReadonlyMap<CardNo, Placed>
  /** Whose Current Location a card is. */
  readonly here: ReadonlyMap<CardNo, Seat>
}

/** The rules in force, and what they were reckoned from. */
interface Known extends Standing {
  readonly lasting: State['lasting']
  /** Of each player: where he is, and who he is (M2.9). */
  readonly before: readonly (Pick<Player, 'spot'> & {
    readonly top: CardNo | undefined
    readonly investigator: InvestigatorCard | undefined
  })[]
}

// Positions never change, so what one implies can be kept as long as it lives (DESIGN 5.3). Most moves leave the cards
// in play, the places and what lasts as they were: the rules in force are then the same, and are not gathered again.
const known = new WeakMap<State['play'], Known>()

// One position is asked a hundred times before the next one is made.
let latest: { readonly state: State; readonly standing: Known } | undefined

export function standing(state: State): Standing {
  if (latest?.state === state) return latest.standing
  const { play, lasting, players } = state
  let found = known.get(play)
  if (found === undefined || found.lasting !== lasting || !isAllAsBefore(found, players)) {
    const before = players.map(({ spot, story, investigator }) => ({ spot, top: story[0], investigator }))
    found = { ...reckon(state), lasting, before }
    known.set(play, found)
  }
  latest = { state, standing: found }
  return found
}

function isAllAsBefore({ before }: Known, players: State['players']): boolean {
  return players.every(({ spot, story, investigator }, seat) => {
    const was = before[seat]!
    return was.spot === spot && was.investigator === investigator && (spot === null || was.top === story[0])
  })
}

function reckon(state: State): Standing {
  const all: { [kind in Rule['kind']]: Source[] } = {
    static: [],
    on: [],
    action: [],
    permit: [],
    forbid: [],
    oblige: [],
    instead: [],
    require: [],
  }
  const placed = new Map<CardNo, Placed>()
  const here = new Map<CardNo, Seat>()
  const add = (source: Source) => all[source.rule.kind].push(source)

  for (let seat = 0; seat < state.players.length; seat++) {
    const card = investigatorNo(seat)
    for (const [index, rule] of investigatorOf(state, seat).rules.entries()) {
      add({ rule, card, index, ctx: { you: seat, source: card, affected: seat, rule: index }, order: 0, goo: false })
    }
  }
  for (const entry of state.play) {
    placed.set(entry.card, entry)
    for (const source of spokenBy(entry, printed(state, entry.card))) add(source)
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    const location = currentLocation(state, seat)
    if (location === undefined) continue
    here.set(location, seat)
    const order = state.players[seat]!.spot!.order
    for (const [index, rule] of printed(state, location).rules.entries()) {
      add({ rule, card: location, index, ctx: { you: seat, source: location, affected: seat, rule: index }, order, goo: false })
    }
  }
  for (const { rule, ctx, order, begins } of state.lasting) {
    if (begins !== undefined) continue // it will, from that Round on
    add({ rule, card: ctx.source, index: ctx.rule ?? 0, ctx, order, goo: false, detached: true })
  }
  if (state.lasting.length > 0 || here.size > 0)
    for (const list of Object.values(all)) if (list.length > 1) list.sort((a, b) => a.order - b.order)
  return {
    statics: byTopic(all.static as Of<'static'>[]),
    ons: all.on as Of<'on'>[],
    actions: all.action as Of<'action'>[],
    permits: all.permit as Of<'permit'>[],
    forbids: all.forbid as Of<'forbid'>[],
    obliges: all.oblige as Of<'oblige'>[],
    insteads: all.instead as Of<'instead'>[],
    placed,
    here,
  }
}

const itIsDay: Rule = { kind: 'static', effect: { time: 'day' } }
const itIsNight: Rule = { kind: 'static', effect: { time: 'night' } }

/** A Day or Night Event in play makes its time without a word (M10.21), unless its text tells of the time itself. */
function timeBySubtype(entry: Placed, { subtype, rules }: PrintedCard): Rule | undefined {
  if (entry.area !== 'event' || entry.faceDown || (subtype !== 'Day' && subtype !== 'Night')) return undefined
  if (rules.some((rule) => rule.kind === 'static' && 'time' in rule.effect)) return undefined
  return subtype === 'Night' ? itIsNight : itIsDay
}

const spoken = new WeakMap<Placed, { readonly card: PrintedCard; readonly sources: readonly Source[] }>()

/** What a card says where it lies: the same as long as it lies there. */
function spokenBy(entry: Placed, card: PrintedCard): readonly Source[] {
  let found = spoken.get(entry)
  // Number and place may be the same in another match, or in an imagined world.
  if (found?.card !== card) {
    found = { card, sources: sourcesOf(entry, card) }
    spoken.set(entry, found)
  }
  return found.sources
}

function sourcesOf(entry: Placed, card: PrintedCard): Source[] {
  const time = timeBySubtype(entry, card)
  if (time === undefined && !speaks(entry, card.type)) return []
  const ctx: Ctx = { you: entry.seat, source: entry.card, affected: entry.affects ?? entry.seat }
  const found: Source[] = []
  if (time !== undefined) found.push({ rule: time, card: entry.card, index: card.rules.length, ctx, order: entry.order, goo: false })
  for (const [index, rule] of card.rules.entries()) {
    // A face-down card gives nothing (M1.35), but for what its own text allows while it lies so.
    if (entry.faceDown && entry.area !== 'threat' && !(rule.kind === 'action' && rule.faceDown === true)) continue
    found.push({ rule, card: entry.card, index, ctx: { ...ctx, rule: index }, order: entry.order, goo: entry.area === 'goo' })
  }
  return found
}

function byTopic(sources: readonly Of<'static'>[]): Map<Topic, Of<'static'>[]> {
  const map = new Map<Topic, Of<'static'>[]>()
  for (const source of sources) {
    const { effect } = source.rule
    let topic = topicsOfEffects.get(effect)
    if (topic === undefined) {
      topic = topicOf(effect)
      topicsOfEffects.set(effect, topic)
    }
    const list = map.get(topic)
    if (list === undefined) map.set(topic, [source])
    else list.push(source)
  }
  return map
}

/** Whether a card's words are available where it lies: a Monster among Allies and an Ally in a Threat have none (M7.28, M11.30). */
function speaks(entry: Placed, type: CardType): boolean {
  if (entry.keepsText === true) return true
  if (entry.becomes !== undefined) return false
  if (entry.area === 'ally') return type === 'Ally'
  if (entry.area === 'threat') return type !== 'Ally'
  return true
}

/** Where a card lies around an Investigator or in a Threat; nothing for Locations and cards out of play. */
export function placedAt(state: State, card: CardNo): Placed | undefined {
  return standing(state).placed.get(card)
}

/** What a card acts as: its Type follows the area it lies in (M1.40). */
export function typeOf(state: State, card: CardNo): CardType {
  const type = roleOf(state, card)
  const classes = statics(state, 'class')
  let own = type
  for (const source of classes) {
    const { effect } = source.rule
    if ('treatAs' in effect && effect.as === 'type' && bearsOn(state, source, effect.of, card)) own = effect.treatAs as CardType
  }
  return own
}

/** Exactly one Type is printed (M1.1); while a card is in play the place it lies in may make it another. */
function roleOf(state: State, card: CardNo): CardType {
  const type = printed(state, card).type
  const entry = placedAt(state, card)
  if (entry === undefined) return type
  if (entry.area === 'ally') return 'Ally'
  if (entry.area === 'threat' && type !== 'Event') return 'Monster'
  if (entry.becomes !== undefined && entry.area === 'asset') return entry.becomes.as
  return type
}

/** The Region of a card as it now is: printed, unless a text treats it as another (M6.9). */
export function regionOf(state: State, card: CardNo): string | undefined {
  let region = regionOfCard(printed(state, card))
  for (const source of statics(state, 'class')) {
    const { effect } = source.rule
    if ('treatAs' in effect && effect.as === 'region' && bearsOn(state, source, effect.of, card)) region = effect.treatAs
  }
  return region
}

/** The words that fell under "Monster class" (M1.13). */
const monsterClasses = [
  'Lesser Servitor',
  'Greater Servitor',
  'Lesser Independent',
  'Greater Independent',
  'Living Dead',
  'Great Old One',
  'Outer God',
]

/**
 * A card's Subtype as it now is; several where a text gives it another one. An Ally
 * among Monsters is a Lesser Independent, unless it bears another class (M8.28); a
 * Threat Event is of none (M10.19).
 */
export function subtypesOf(state: State, card: CardNo): readonly string[] {
  const face = printed(state, card)
  const entry = placedAt(state, card)
  let own: string[]
  if (entry?.area === 'threat' && face.type === 'Ally') {
    // M7.27: a Lesser Independent, unless it bears another Monster class.
    const class_ = face.attributes?.find((each) => monsterClasses.includes(each))
    own = [class_ ?? 'Lesser Independent']
  } else own = face.subtype === undefined ? [] : [face.subtype]
  if (entry === undefined && standing(state).here.get(card) === undefined) return own
  for (const source of statics(state, 'class')) {
    const { effect } = source.rule
    if (!('treatAs' in effect) || effect.as !== 'subtype') continue
    if (bearsOn(state, source, effect.of, card)) own = [effect.treatAs]
  }
  return own
}

/** What time it is so far, while that is being reckoned for a position. */
const reckoning = new WeakMap<State, 'day' | 'night'>()

/**
 * Whether it is Day or Night for a card (or for everybody): the last text that says so
 * decides (M10.21, M10.24). It is so for players without a Location as well (M4.11). Of
 * two Great Old Ones the later decides (M17.6). A text that makes it Day or Night only
 * while it is one of them looks at what the texts before it have made of it.
 */
export function timeOf(state: State, card?: CardNo): 'day' | 'night' {
  const soFar = reckoning.get(state)
  if (soFar !== undefined) return soFar
  let time: 'day' | 'night' = 'day'
  let byGoo = false
  try {
    for (const source of statics(state, 'time')) {
      const { effect } = source.rule
      if ('time' in effect) {
        reckoning.set(state, time)
        if ((byGoo && !source.goo) || !applies(state, source)) continue
        time = effect.time
        byGoo = source.goo
      }
    }
  } finally {
    reckoning.delete(state)
  }
  if (card !== undefined) {
    for (const source of statics(state, 'class')) {
      const { effect } = source.rule
      if ('treatAs' in effect && effect.as === 'time' && bearsOn(state, source, effect.of, card)) {
        time = effect.treatAs === 'night' ? 'night' : 'day'
      }
    }
  }
  return time
}

/** Whether a standing rule's own condition is met. */
export function applies(state: State, source: Source & { readonly rule: { readonly if?: Condition } }): boolean {
  return source.rule.if === undefined || holds(state, source.rule.if, source.ctx)
}

/**
 * The attributes under a card's Title as they now are (M1.8). A face-down card shows
 * none (M1.35); the Gate and the public attributes are asked for apart. The Dimension is
 * no attribute (M1.11): nothing here changes it.
 */
export function attributesOf(state: State, card: CardNo): readonly string[] {
  const face = printed(state, card)
  const entry = placedAt(state, card)
  if (entry?.faceDown === true && entry.area !== 'threat') return []
  let own: readonly string[] = face.attributes ?? []
  if (entry?.area === 'ally' && face.type === 'Monster' && !own.includes('Corrupt') && !own.includes('Steadfast')) {
    own = ['Corrupt', ...own] // M11.29
  }
  if (entry === undefined && !standing(state).here.has(card)) return own
  for (const source of statics(state, 'attributes')) {
    const { effect } = source.rule
    if ('attributesOf' in effect) {
      if (!bearsOn(state, source, effect.of, card)) continue
      const [model] = choosesAmong(state, effect.attributesOf, source.ctx)
      if (model !== undefined && model !== card) own = printed(state, model).attributes ?? []
    } else if ('attribute' in effect && !isPublic(effect.attribute) && effect.attribute !== 'Gate') {
      if (bearsOn(state, source, effect.of, card)) own = altered(state, card, own, effect.attribute, effect.give)
    }
  }
  return own
}

const allegiances = ['Steadfast', 'Corrupt']

/**
 * Gaining one allegiance removes the other (M7.12), unless a text forbids the change. A
 * Weapon changes it for as long as it is borne (M8.22).
 */
function altered(state: State, card: CardNo, own: readonly string[], attribute: string, give: boolean): readonly string[] {
  if (!give) return own.filter((each) => each !== attribute)
  if (own.includes(attribute)) return own
  const barred = statics(state, 'allegiance').some(
    (source) =>
      'cannotBecome' in source.rule.effect &&
      source.rule.effect.cannotBecome === attribute &&
      bearsOn(state, source, source.rule.effect.of, card),
  )
  if (barred) return own
  const kept = allegiances.includes(attribute) ? own.filter((each) => !allegiances.includes(each)) : own
  return [...kept, attribute]
}

const publics: readonly string[] = ['Water', 'Forest', 'Cemetery', 'Inside', 'Outside']
const isPublic = (attribute: string): attribute is PublicAttribute => publics.includes(attribute)

/**
 * The public attributes of a Location or Travel Event as they now are (M1.9). Printed is
 * exactly one of Inside and Outside (M1.10).
 */
export function publicsOf(state: State, card: CardNo): readonly PublicAttribute[] {
  let own: readonly PublicAttribute[] = printed(state, card).publicAttributes ?? []
  if (!standing(state).here.has(card) && !isTop(state, card)) return own
  for (const source of statics(state, 'attributes')) {
    const { effect } = source.rule
    if ('attributesOf' in effect) {
      if (!bearsOn(state, source, effect.of, card)) continue
      const [model] = choosesAmong(state, effect.attributesOf, source.ctx)
      if (model !== undefined && model !== card) own = printed(state, model).publicAttributes ?? []
    } else if ('attribute' in effect && isPublic(effect.attribute) && bearsOn(state, source, effect.of, card)) {
      const word = effect.attribute
      own = effect.give ? (own.includes(word) ? own : [...own, word]) : own.filter((each) => each !== word)
    }
  }
  return own
}

function isTop(state: State, card: CardNo): boolean {
  return topCard(state, ownerOf(state, card)) === card
}

/**
 * Whether a Current Location has the Gate attribute, printed or given (M1.8, M11.10). A
 * Travel Event has none, unless it is given one (M11.12).
 */
export function hasGate(state: State, card: CardNo): boolean {
  let gate = printed(state, card).gate === true
  if (!standing(state).here.has(card)) return gate
  for (const source of statics(state, 'attributes')) {
    const { effect } = source.rule
    if ('attributesOf' in effect) {
      if (!bearsOn(state, source, effect.of, card)) continue
      const [model] = choosesAmong(state, effect.attributesOf, source.ctx)
      if (model !== undefined && model !== card) gate = printed(state, model).gate === true
    } else if ('attribute' in effect && effect.attribute === 'Gate' && bearsOn(state, source, effect.of, card)) {
      gate = effect.give
    }
  }
  return gate
}

/**
 * The public attributes that apply to a player (M6.5): Outside before the first
 * Location (M4.10), and while walking, whatever the crosswise card shows (M6.29).
 */
export function publicsAround(state: State, seat: Seat): readonly PublicAttribute[] {
  const top = topCard(state, seat)
  if (top === undefined) return ['Outside']
  const own = publicsOf(state, top)
  if (!isWalking(state, seat)) return own
  return ['Outside', ...own.filter((each) => each !== 'Inside' && each !== 'Outside')]
}

// ---------------------------------------------------------------- values

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
  let halved = false
  let doubled = false
  let floor = 0
  for (const source of sources) {
    const { effect } = source.rule
    if (!('value' in effect)) continue
    // A Weapon's text states its printed bonus again; it is reckoned once, below.
    if (isBearersBonus(source.rule) && source.card !== undefined && isWeapon(state, source.card)) continue
    if (!bearsOn(state, source, effect.of, card)) continue
    const by = amount(state, effect.value, source.ctx)
    if (effect.limit !== undefined && 'floor' in effect.limit) floor = Math.max(floor, effect.limit.floor)
    if (effect.how === 'set') value = by
    else if (effect.how === 'half') halved = true
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
      if (weapon.on === card && !weapon.faceDown && isWeapon(state, weapon.card)) {
        keep(benefits, subtypesOf(state, weapon.card)[0] ?? 'Weapon', weaponBonus(state, weapon.card))
      }
    }
  }
  for (const by of benefits.values()) value += by
  for (const by of reductions.values()) value += by
  if (doubled) value *= 2
  if (halved) value = Math.round(value / 2) // M17.21: a half is rounded up
  return Math.max(floor, value, 0) // M17.20
}

function keep(benefits: Map<string, number>, key: string, by: number): void {
  const before = benefits.get(key)
  // M17.15: of several benefits of one Subtype the largest applies.
  if (before === undefined || by > before) benefits.set(key, by)
}

/** Whether a text keeps a card from a part in Combat. */
export function isKeptFrom(state: State, card: CardNo, part: 'defending' | 'controlled'): boolean {
  return statics(state, 'part').some((source) => {
    const { effect } = source.rule
    return 'cannotBe' in effect && effect.cannotBe === part && bearsOn(state, source, effect.of, card)
  })
}

export function isWeapon(state: State, card: CardNo): boolean {
  const face = printed(state, card)
  return face.type === 'Artifact' && (face.subtype === 'Weapon' || face.subtype === 'Enchanted Weapon')
}

export function isEnchanted(state: State, card: CardNo): boolean {
  return subtypesOf(state, card).includes('Enchanted Weapon')
}

/** What a Weapon adds to its bearer (M8.18): as its text says, else as printed in its corner. */
function weaponBonus(state: State, card: CardNo): number {
  const face = printed(state, card)
  for (const rule of face.rules) {
    if (isBearersBonus(rule) && rule.kind === 'static' && 'value' in rule.effect && typeof rule.effect.value === 'number') {
      return rule.effect.value
    }
  }
  // Where it adds to its bearer on some condition alone, that is all it adds.
  return face.rules.some((rule) => rule.kind === 'static' && addsToBearer(rule.effect)) ? 0 : (face.valueBonus ?? 0)
}

const addsToBearer = (effect: Static): boolean => 'value' in effect && effect.of.ref === 'host' && effect.how === undefined

const isBearersBonus = (rule: Rule): boolean => rule.kind === 'static' && rule.if === undefined && addsToBearer(rule.effect)

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

// ---------------------------------------------------------------- numbers of a player

type Stat = Extract<Static, { stat: string }>['stat']

/** A number of a player after what cards in play make of it: set by the last that sets it, then additions, then subtractions. */
function stat(state: State, seat: Seat, name: Stat, start: number): number {
  const sources = statics(state, 'number')
  if (sources.length === 0) return start
  let value = start
  const benefits = new Map<string, number>()
  let reductions = 0
  const reduced = new Map<string, number>()
  let setByGoo = false
  for (const source of sources) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== name || effect.of !== undefined) continue
    if (!includes(state, effect.who ?? 'you', source.ctx, seat) || !applies(state, source)) continue
    if (isUnaffected(state, seat, source.ctx)) continue
    const by = amount(state, effect.by, source.ctx)
    const grouped = effect.limit !== undefined && 'stacking' in effect.limit && effect.limit.stacking === 'no'
    if (effect.how === 'set') {
      if (setByGoo && !source.goo) continue
      value = by
      setByGoo = source.goo
    } else if (grouped) {
      const key = effect.limit !== undefined && 'stacking' in effect.limit ? (effect.limit.group ?? kindAndType(state, source)) : ''
      const before = reduced.get(key) ?? 0
      reduced.set(key, Math.abs(by) > Math.abs(before) ? by : before)
    } else if (by > 0) keep(benefits, benefitKey(state, source, -1), by)
    else reductions += by
  }
  for (const by of benefits.values()) value += by
  for (const by of reduced.values()) value += by
  return value + reductions
}

const kindAndType = (state: State, source: Source): string => (source.card === undefined ? '' : typeOf(state, source.card))

/** Whether a "who" of a rule covers a seat. */
export function includes(state: State, who: Who, ctx: Ctx, seat: Seat): boolean {
  switch (who) {
    case 'you':
      return seat === ctx.you
    case 'opponent':
      return ctx.opponent === undefined ? seat !== ctx.you : seat === ctx.opponent
    case 'eachOpponent':
      return seat !== ctx.you
    case 'each':
      return true
    case 'affected':
      return seat === (ctx.affected ?? ctx.you)
    case 'actor':
      return seat === (ctx.actor ?? ctx.you)
    case 'owner':
      return ctx.source !== undefined && seat === ownerOf(state, ctx.source)
    case 'mostSanity':
      return state.players[seat]!.sanity === Math.max(...state.players.map((each) => each.sanity))
  }
}

/** M15.4 to M15.8. */
export function maximum(state: State, seat: Seat): number {
  return Math.max(0, stat(state, seat, 'handMax', investigatorOf(state, seat).handMax))
}

export function minimum(state: State, seat: Seat): number {
  return Math.max(0, stat(state, seat, 'handMin', investigatorOf(state, seat).handMin))
}

/** How many cards a new Round's Hand holds (M15.31, M15.33). */
export function handSize(state: State, seat: Seat): number {
  return Math.max(0, stat(state, seat, 'draw', investigatorOf(state, seat).hand))
}

/** M2.12. */
export function sanityMaximum(state: State, seat: Seat): number {
  return stat(state, seat, 'sanityMax', investigatorOf(state, seat).sanityMax)
}

export function education(state: State, seat: Seat): number {
  return stat(state, seat, 'education', investigatorOf(state, seat).education)
}

/** How many standing Passes end card play (M13.1, M13.9). */
export function passesToEnd(state: State): number {
  let most = 2
  let byGoo = false
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== 'passesToEnd' || (byGoo && !source.goo) || !applies(state, source)) continue
    const by = amount(state, effect.by, source.ctx)
    most = effect.how === 'set' ? by : most + by
    byGoo = source.goo
  }
  return Math.max(1, most)
}

/** How many Phobias can lie on a player; as many as there are, if no card sets a limit. */
export function phobiaLimit(state: State, seat: Seat): number {
  return stat(state, seat, 'phobiaLimit', Infinity)
}

/** A place for one Spell: the icons it takes one of, or none where icons do not matter (M9.14, M7.20). */
export type SpellPlace = readonly string[] | undefined

/** Where the Spells can lie in a Tome that is played together with them (M9.18): what raises capacities then counts already. */
export function placesIfPlayed(state: State, seat: Seat, card: CardNo): SpellPlace[] {
  const face = printed(state, card)
  const places = new Array<SpellPlace>(face.spellCapacity ?? 0).fill(face.icons ?? [])
  const ctx: Ctx = { you: seat, source: card }
  for (const rule of face.rules) {
    if (rule.kind !== 'static' || !('holdsSpells' in rule.effect) || rule.effect.of !== undefined) continue
    if (rule.if === undefined || holds(state, rule.if, ctx)) addPlaces(places, rule.effect.holdsSpells, rule.effect.icon, face.icons)
  }
  let raised = 0
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== 'spellCapacity' || effect.of === undefined || effect.of.ref !== undefined) continue
    if (!includes(state, effect.of.of ?? 'you', source.ctx, seat) || !matches(state, card, effect.of.is ?? {}, source.ctx)) continue
    if (applies(state, source)) raised += amount(state, effect.by, source.ctx)
  }
  return withRaised(places, raised)
}

/** Where Spells can lie in a Tome, an Ally or an Artifact now (M9.6, M7.19, M8.12). */
export function spellPlaces(state: State, card: CardNo): SpellPlace[] {
  const face = printed(state, card)
  const tome = face.type === 'Tome'
  const usual = tome ? (face.icons ?? []) : undefined
  const own = tome && placedAt(state, card)?.area === 'asset' ? (face.spellCapacity ?? 0) : 0
  const places = new Array<SpellPlace>(own).fill(usual)
  for (const source of statics(state, 'spells')) {
    const { effect } = source.rule
    if (!('holdsSpells' in effect)) continue
    const holder = effect.of === undefined ? source.card === card && applies(state, source) : bearsOn(state, source, effect.of, card)
    if (holder) addPlaces(places, effect.holdsSpells, effect.icon, usual)
  }
  let raised = 0
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || effect.stat !== 'spellCapacity' || effect.of === undefined) continue
    if (bearsOn(state, source, effect.of, card)) raised += amount(state, effect.by, source.ctx)
  }
  return withRaised(places, raised)
}

/** A text may limit the icons of the places it gives (M7.20); otherwise they are like the holder's others. */
function addPlaces(places: SpellPlace[], count: number, icon: string | undefined, usual: SpellPlace): void {
  for (let added = 0; added < count; added++) places.push(icon === undefined ? usual : [icon])
}

/** More places of the kind that is there, or fewer. */
function withRaised(places: readonly SpellPlace[], raised: number): SpellPlace[] {
  if (raised <= 0) return places.slice(0, Math.max(0, places.length + raised))
  return [...places, ...new Array<SpellPlace>(raised).fill(places[0])]
}

/** How many Spells a Tome, an Ally or an Artifact can hold now. */
export const capacity = (state: State, card: CardNo): number => spellPlaces(state, card).length

/** How many of these Spells find a place, each in one that takes one of its icons. */
export function placed(state: State, spells: readonly CardNo[], places: readonly SpellPlace[]): number {
  const holder = new Map<number, CardNo>()
  const moves = (spell: CardNo, tried: Set<number>): boolean =>
    places.some((place, at) => {
      if (tried.has(at) || !takes(state, place, spell)) return false
      tried.add(at)
      const there = holder.get(at)
      if (there !== undefined && !moves(there, tried)) return false
      holder.set(at, spell)
      return true
    })
  return spells.filter((spell) => moves(spell, new Set())).length
}

/** Whether a place takes a Spell, if it is free. */
export const takes = (state: State, place: SpellPlace, spell: CardNo): boolean =>
  place === undefined || (printed(state, spell).icons ?? []).some((icon) => place.includes(icon))

/**
 * The Sanity change of playing a card (or of an Investigator's casting it):
 * printed, with what cards in play add; a cost never turns into a gain (M2.28).
 */
export function pentagram(state: State, seat: Seat, card: CardNo, casting = false): number {
  const face = printed(state, card)
  let change = typeof face.sanity === 'number' ? face.sanity : 0
  const alter = (effect: Extract<Static, { stat: string }>, ctx: Ctx): void => {
    const by = amount(state, effect.by, ctx)
    if (effect.how === 'set') change = change < 0 || face.sanity === 'variable' ? 0 - by : change
    else if (change < 0) change = Math.min(0, change - by)
    else if (by > 0 && change === 0) change = -by
  }
  // What a card says of its own cost holds before it is in play.
  for (const rule of face.rules) {
    if (rule.kind !== 'static' || !('stat' in rule.effect) || rule.effect.stat !== 'cost' || rule.effect.of?.ref !== 'self') continue
    const ctx = { you: seat, source: card }
    if (rule.if === undefined || holds(state, rule.if, ctx)) alter(rule.effect, ctx)
  }
  for (const source of statics(state, 'number')) {
    const { effect } = source.rule
    if (!('stat' in effect) || (effect.stat !== 'cost' && !(casting && effect.stat === 'castingCost'))) continue
    if (effect.of?.ref !== undefined && !(effect.stat === 'castingCost' && effect.of.ref === 'self' && source.card === card)) continue
    if (!includes(state, effect.who ?? effect.of?.of ?? 'you', source.ctx, seat)) continue
    if (effect.of?.is !== undefined && !matches(state, card, effect.of.is, source.ctx)) continue
    if (isUnaffected(state, seat, source.ctx) || !applies(state, source)) continue
    alter(effect, source.ctx)
  }
  return change
}

/** Between what a card's cost may be chosen, where its text leaves that to its player. */
export function chosenCost(state: State, card: CardNo): readonly [min: number, max: number] | undefined {
  for (const rule of printed(state, card).rules) {
    if (rule.kind !== 'static' || !('stat' in rule.effect) || rule.effect.stat !== 'cost' || rule.effect.of?.ref !== 'self') continue
    const { by } = rule.effect
    if (typeof by === 'object' && 'chosen' in by) return by.chosen
  }
  return undefined
}

/**
 * Languages that a player's Investigator and face-up Allies can read (M9.2); `all` where
 * a card gives every one. This is about Tomes alone (M2.7); what Allies know counts too
 * (M7.14).
 */
export function languagesKnown(state: State, seat: Seat): ReadonlySet<string> | 'all' {
  const known = new Set<string>()
  const learn = (languages: { readonly mode: string; readonly list: readonly string[] } | undefined): boolean => {
    if (languages?.mode === 'all') return true
    for (const each of languages?.list ?? []) known.add(each)
    return false
  }
  if (learn(investigatorOf(state, seat).languages)) return 'all'
  for (const entry of state.play) {
    if (entry.seat === seat && entry.area === 'ally' && !entry.faceDown && learn(printed(state, entry.card).languages)) return 'all'
  }
  for (const source of statics(state, 'languages')) {
    const { effect } = source.rule
    if (!('languages' in effect) || source.ctx.you !== seat || !applies(state, source)) continue
    if (effect.languages === 'all') return 'all'
    for (const each of effect.languages) known.add(each)
  }
  return known
}

/**
 * Whether a Tome can be read (M9.2 to M9.4). Different people may know one language each
 * (M9.3).
 */
export function canRead(state: State, seat: Seat, card: CardNo): boolean {
  const languages = printed(state, card).languages
  if (languages === undefined || languages.list.length === 0) return true
  const known = languagesKnown(state, seat)
  if (known === 'all') return true
  return languages.mode === 'or' ? languages.list.some((each) => known.has(each)) : languages.list.every((each) => known.has(each))
}

/** Whether an opponent's Allies could fail to see this card (M11.38): the last text decides, else what is printed. */
export function isInvisible(state: State, card: CardNo): boolean {
  const face = printed(state, card)
  let invisible = face.invisible === true || (face.invisible === 'day' && timeOf(state, card) === 'day')
  for (const source of statics(state, 'sight')) {
    const { effect } = source.rule
    // A text that speaks of Invisible cards means what they are without that very card.
    if ([...asking].some((each) => each.card === source.card && each !== source)) continue
    if ('visible' in effect && bearsOn(state, source, effect.of, card)) invisible = !effect.visible
  }
  return invisible
}

/** Whether an Ally can see Invisible Monsters: it bears an Enchanted Weapon (M8.31), or a text says so. */
export function seesInvisible(state: State, ally: CardNo): boolean {
  if (state.play.some((entry) => entry.on === ally && !entry.faceDown && isWeapon(state, entry.card) && isEnchanted(state, entry.card)))
    return true
  return statics(state, 'sight').some((source) => 'sees' in source.rule.effect && bearsOn(state, source, source.rule.effect.of, ally))
}

/** Whether a card is out of reach for effects of another (M17.28), or left out of them. */
export function isImmune(state: State, card: CardNo, from: Ctx): boolean {
  for (const source of statics(state, 'immunity')) {
    const { effect } = source.rule
    if (!('immuneTo' in effect)) continue
    const yours = effect.of === undefined
    if (yours ? holderOf(state, card) !== source.ctx.you || !applies(state, source) : !bearsOn(state, source, effect.of!, card)) continue
    if (effect.immuneTo === 'theft') {
      // Theft takes Artifacts, Tomes and Spells, and is always another player's.
      if (from.you !== source.ctx.you && (!yours || ['Artifact', 'Tome', 'Spell'].includes(typeOf(state, card)))) return true
    } else if (isFrom(state, effect.immuneTo, from, source.ctx)) return true
  }
  return standing(state).forbids.some((source) => {
    const { what, who } = source.rule
    if (typeof what === 'string' || !('affect' in what) || source.card === from.source) return false
    return includes(state, who, source.ctx, from.you) && matches(state, card, what.affect, source.ctx) && applies(state, source)
  })
}

/** Whether an effect comes from what a text protects from. */
function isFrom(state: State, against: Extract<Static, { immuneTo: unknown }>['immuneTo'], from: Ctx, ctx: Ctx): boolean {
  if (from.source === undefined) return false
  if (typeof against === 'object') return matches(state, from.source, against, ctx)
  return against === 'GreatOldOnes' && printed(state, from.source).goo === true
}

/** Among whose cards a card lies; a card elsewhere is its owner's. */
function holderOf(state: State, card: CardNo): Seat {
  return placedAt(state, card)?.seat ?? standing(state).here.get(card) ?? ownerOf(state, card)
}

/** Whether a player is not affected by what a card does ("you are not affected by ..."). */
export function isUnaffected(state: State, seat: Seat, from: Ctx): boolean {
  return statics(state, 'immunity').some((source) => {
    const { effect } = source.rule
    if (!('immuneTo' in effect) || effect.of !== undefined || source.ctx.you !== seat) return false
    return isFrom(state, effect.immuneTo, from, source.ctx) && applies(state, source)
  })
}

/** Whether others' effects leave a player's Story Deck alone. */
export function keepsStory(state: State, seat: Seat, from: Ctx): boolean {
  if (from.you === seat) return false
  const guarded = statics(state, 'immunity').some(
    (source) =>
      'immuneTo' in source.rule.effect &&
      source.rule.effect.immuneTo === 'storyDeckEffects' &&
      source.ctx.you === seat &&
      applies(state, source),
  )
  return guarded || isUnaffected(state, seat, from)
}

// ---------------------------------------------------------------- bans and duties

/** The card that keeps a player from something, if one does: a ban outranks a mere permission (M17.7). */
export function bannedBy(state: State, seat: Seat, act: Extract<Act, string>): Source | undefined {
  return standing(state).forbids.find(
    (source) =>
      source.rule.what === act &&
      includes(state, source.rule.who, source.ctx, seat) &&
      !isUnaffected(state, seat, source.ctx) &&
      applies(state, source),
  )
}

/** The card that makes a kind of card illegal to play (M10.26); with `exceptStorms` those of Storms aside. */
export function playBannedBy(state: State, seat: Seat, card: CardNo, exceptStorms = false): Source | undefined {
  return standing(state).forbids.find((source) => {
    const { what, who } = source.rule
    if (typeof what === 'string' || source.card === card) return false
    const wanted = 'play' in what ? what.play : 'travelBy' in what ? what.travelBy : undefined
    if (wanted === undefined || (exceptStorms && isStorm(state, source))) return false
    return (
      includes(state, who, source.ctx, seat) &&
      matches(state, card, wanted, source.ctx) &&
      !isUnaffected(state, seat, source.ctx) &&
      applies(state, source)
    )
  })
}

export const isStorm = (state: State, source: Source): boolean =>
  source.card !== undefined && printed(state, source.card).subtype === 'Storm'

/** Whether a text forbids a player to bury this very card, or to turn it up. */
export function isForbidden(state: State, seat: Seat, act: 'bury' | 'flipUp', card: CardNo): boolean {
  return standing(state).forbids.some((source) => {
    const { what, who } = source.rule
    if (typeof what === 'string' || !includes(state, who, source.ctx, seat)) return false
    const of = act === 'bury' ? ('bury' in what ? what.bury : undefined) : 'flipUp' in what ? what.flipUp : undefined
    return of !== undefined && finds(state, of, source.ctx, card) && applies(state, source)
  })
}

/** Whether a player's Threat lies open: a card demands that it is kept face-up. */
export function keepsThreatOpen(state: State, seat: Seat): boolean {
  return standing(state).obliges.some(
    (source) => source.rule.what === 'threatFaceUp' && includes(state, source.rule.who, source.ctx, seat) && applies(state, source),
  )
}
