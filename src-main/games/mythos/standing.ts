/**
 * What holds now (M17): queries over the rules of active cards. Every printed
 * attribute is read through here, so that what other cards make of it is never
 * forgotten; numbers, costs and bans have chapters of their own that stand on
 * this one. Nothing is stored but what one position implies.
 */
import type { Condition, Rule, Selector, Static, Who } from '../../../grammar/ast.ts'
import { afflicts, type CardType, type InvestigatorCard, type PrintedCard, type PublicAttribute } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { isLeftAlone } from './bans.ts'
import { currentLocation, investigatorNo, investigatorOf, isWalking, ownerOf, printed, regionOfCard, topCard } from './places.ts'
import { choosesAmong, finds, isSoFor, whoseOwner } from './select.ts'
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

export type Of<K extends Rule['kind']> = Source & { readonly rule: Extract<Rule, { kind: K }> }

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
  absorbs: 'order',
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
  onceCast: 'spells',
  languages: 'languages',
  weapons: 'bearing',
  immuneTo: 'immunity',
  excluded: 'immunity',
  survives: 'immunity',
  countsAs: 'standIn',
  standsIn: 'standIn',
  sanityChange: 'sanity',
  addsNothing: 'addition',
  unlowered: 'lowering',
  useFee: 'fee',
  toll: 'fee',
  keeps: 'number',
  noEffects: 'silence',
} as const satisfies { readonly [word in Exclude<Word, Detail>]: string }

/** Words that only say more about an effect that another word names. */
type Detail =
  | 'aimed'
  | 'anew'
  | 'of'
  | 'how'
  | 'limit'
  | 'by'
  | 'who'
  | 'give'
  | 'as'
  | 'may'
  | 'most'
  | 'cost'
  | 'icon'
  | 'n'
  | 'times'
  | 'only'
  | 'stays'
  | 'lost'
  | 'sharesFate'
  | 'slots'
  | 'uncounted'
  | 'orYou'
  | 'plus'
  | 'for'
  | 'from'
  | 'per'
  | 'needs'
  | 'kind'
  | 'upTo'
  | 'reach'
  | 'oneOf'
  | 'allOf'

export type Topic = (typeof topics)[keyof typeof topics]

/** The words by which a static effect is known to this engine. */
export const knownStatics: readonly string[] = Object.keys(topics)

const topicsOfEffects = new WeakMap<Static, Topic>()

function topicOf(effect: Static): Topic {
  const known = topicsOfEffects.get(effect)
  if (known !== undefined) return known
  for (const [word, topic] of Object.entries(topics)) {
    if (!(word in effect)) continue
    topicsOfEffects.set(effect, topic)
    return topic
  }
  throw new Error(`A static effect without a topic: ${JSON.stringify(effect)}`)
}

/** Static effects about a topic, in the order of play. */
export function statics(state: State, topic: Topic): readonly Of<'static'>[] {
  return standing(state).statics.get(topic) ?? []
}

// A text may ask about the very thing it changes ("every Steadfast Ally is Corrupt"): while a
// source is being asked it does not answer again, so that the question has an end.
export const asking = new Set<Source>()

/** Whether a static rule is in force for a card, which may be out of its reach: what keeps it so is never kept from it. */
export function bearsOn(state: State, source: Of<'static'>, of: Selector, card: CardNo): boolean {
  if (asking.has(source) || isAnotherStay(state, source, of, card)) return false
  asking.add(source)
  try {
    if (!finds(state, of, source.ctx, card) || !applies(state, source)) return false
    return topicOf(source.rule.effect) === 'immunity' || !isLeftAlone(state, card, source.ctx)
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
    found = { ...reckon(state, nobody), lasting, before }
    latest = { state, standing: found }
    const silent = silenced(state, found)
    if (silent.size > 0) found = { ...reckon(state, silent), lasting, before }
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

const nobody: ReadonlySet<CardNo> = new Set()

/** The cards whose Special Effects are ignored, as the rules in force say before that. */
function silenced(state: State, { statics, placed }: Standing): ReadonlySet<CardNo> {
  const sources = statics.get('silence') ?? []
  if (sources.length === 0) return nobody
  return new Set(
    [...placed.keys()].filter((card) =>
      sources.some((source) => 'noEffects' in source.rule.effect && bearsOn(state, source, source.rule.effect.of, card)),
    ),
  )
}

/** Whether the Special Effects of a card that lies in play, or on top of a Story Deck, are ignored. */
export const isSilenced = (state: State, card: CardNo): boolean =>
  statics(state, 'silence').some((source) => 'noEffects' in source.rule.effect && bearsOn(state, source, source.rule.effect.of, card))

/** @param silent cards whose texts say nothing; what they have begun for a while goes on, and is no longer on them */
function reckon(state: State, silent: ReadonlySet<CardNo>): Standing {
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
      const ctx = asItHolds(rule, { you: seat, source: card, affected: seat, rule: index })
      add({ rule, card, index, ctx, order: 0, goo: false })
    }
  }
  for (const entry of state.play) {
    placed.set(entry.card, entry)
    const face = printed(state, entry.card)
    if (silent.has(entry.card)) continue
    for (const source of spokenBy(entry, face)) {
      add(source)
      // What is over all players it allows each of them, and spares each (M10.22, M10.25, M11.52).
      const isForEach = /^(?:permit|action|instead)$/.test(source.rule.kind)
      if (!isForEach || !liesOverAll(entry, face)) continue
      for (let seat = 0; seat < state.players.length; seat++)
        if (seat !== source.ctx.you) add({ ...source, ctx: { ...source.ctx, you: seat } })
    }
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    const location = currentLocation(state, seat)
    if (location === undefined) continue
    here.set(location, seat)
    const order = state.players[seat]!.spot!.order
    for (const [index, rule] of printed(state, location).rules.entries()) {
      const ctx = asItHolds(rule, { you: seat, source: location, affected: seat, rule: index })
      add({ rule, card: location, index, ctx, order, goo: false })
    }
  }
  for (const { rule, ctx, order, begins } of state.lasting) {
    if (begins !== undefined) continue // it will, from that Round on
    add({ rule, card: ctx.source, index: ctx.rule ?? 0, ctx: asItHolds(rule, ctx), order, goo: false, detached: true })
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

/** What holds is plain to see, and so tells nothing of cards that are not (M1.16, M1.19); what is done may find them out. */
const asItHolds = (rule: Rule, ctx: Ctx): Ctx => (/^(?:on|action|instead)$/.test(rule.kind) ? ctx : { ...ctx, openly: true })

const itIsDay: Rule = { kind: 'static', effect: { time: 'day' } }
const itIsNight: Rule = { kind: 'static', effect: { time: 'night' } }

/** A Day or Night Event in play makes its time without a word (M10.21), unless its text tells of the time itself. */
function timeBySubtype(entry: Placed, { subtype, rules }: PrintedCard): Rule | undefined {
  if (entry.area !== 'event' || entry.faceDown || (subtype !== 'Day' && subtype !== 'Night')) return undefined
  if (rules.some(tellsOfTime)) return undefined
  return subtype === 'Night' ? itIsNight : itIsDay
}

/** Whether a rule, or one that it begins, says itself what time it is. */
const tellsOfTime = (rule: Rule): boolean =>
  rule.kind === 'static' ? 'time' in rule.effect : rule.kind === 'on' && rule.do.some((op) => 'start' in op && tellsOfTime(op.start))

const overAll: ReadonlySet<string | null | undefined> = new Set(['Day', 'Night', 'Star', 'Storm'])

/** Whether what a card says where it lies is said to every player: a Great Old One (M11.52), or such an Event. */
const liesOverAll = ({ area }: Placed, face: PrintedCard): boolean => area === 'goo' || (area === 'event' && isOverAll(face))

/** Whose use of a card is counted where each player has uses of his own: of what is over all. */
export function countedFor(state: State, card: CardNo, seat: Seat): Seat | undefined {
  const entry = placedAt(state, card)
  return entry !== undefined && liesOverAll(entry, printed(state, card)) ? seat : undefined
}

/** Whether an Event affects all players alike, whoever has played it (M10.22, M10.25). */
export const isOverAll = ({ type, subtype }: PrintedCard): boolean => type === 'Event' && overAll.has(subtype)

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
  const isHeard = time !== undefined || speaks(entry, card.type)
  const ctx: Ctx = { you: entry.seat, source: entry.card, affected: entry.affects ?? entry.seat }
  const found: Source[] = []
  if (time !== undefined) found.push({ rule: time, card: entry.card, index: card.rules.length, ctx, order: entry.order, goo: false })
  for (const [index, rule] of card.rules.entries()) {
    // A face-down card gives nothing (M1.35), but for what its own text says of while it lies so; face-up it does not give that.
    if (entry.faceDown && entry.area !== 'threat' && !speaksFaceDown(rule)) continue
    if (!entry.faceDown && isWhileFaceDown(rule)) continue
    if (!isHeard && !isOfItsRole(rule, entry)) continue
    // What a Phobia lets "you" do, or spares you, is told of whom it afflicts (M10.14).
    const you = isLeftToOne(rule) && entry.affects !== undefined && afflicts(card) ? entry.affects : entry.seat
    // What lies on one opponent is directed at him already (M17.26).
    const directed = entry.affects !== undefined && entry.affects !== you ? { opponent: entry.affects } : {}
    const own = asItHolds(rule, { ...ctx, ...directed, you, rule: index })
    found.push({ rule, card: entry.card, index, ctx: own, order: entry.order, goo: entry.area === 'goo' })
  }
  return found
}

/** Whether a rule leaves something to a player, or asks it of him: a use, an exchange for a loss, what he may do at a moment or pays for. */
const isLeftToOne = (rule: Rule): boolean =>
  rule.kind === 'action' || rule.kind === 'instead' || (rule.kind === 'on' && (rule.optional === true || rule.cost !== undefined))

/**
 * Whether a rule is of the time that its card lies face-down: an action it allows then, what happens "if this card is face-down", or
 * what holds as long as it does.
 */
function speaksFaceDown(rule: Rule): boolean {
  if (isWhileFaceDown(rule)) return true
  if (rule.kind === 'action') return rule.faceDown === true
  return rule.kind === 'on' && isAsked(rule, 'faceDown')
}

const isWhileFaceDown = (rule: Rule): boolean => 'until' in rule && rule.until === 'whileFaceDown'

/** Whether a rule is said of its card as what it is where it lies: a text that says "while it is an Ally" speaks then (M11.30). */
const isOfItsRole = (rule: Rule, { area }: Placed): boolean =>
  area === 'ally' ? isAsked(rule, 'ally') : area === 'threat' && isAsked(rule, 'inThreat')

/** Whether a rule holds only while its card has such a role. */
function isAsked(rule: Rule, role: Extract<Condition, { role: unknown }>['role']): boolean {
  if (!('if' in rule) || rule.if === undefined) return false
  const asked = 'all' in rule.if ? rule.if.all : [rule.if]
  return asked.some((each) => 'role' in each && each.role === role)
}

function byTopic(sources: readonly Of<'static'>[]): Map<Topic, Of<'static'>[]> {
  const map = new Map<Topic, Of<'static'>[]>()
  for (const source of sources) {
    const topic = topicOf(source.rule.effect)
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

/** How many pennies lie on a card in play, or on a Current Location. */
export function penniesOn(state: State, card: CardNo): number {
  const { placed, here } = standing(state)
  const seat = here.get(card)
  return (placed.get(card) ?? (seat === undefined ? undefined : state.players[seat]!.spot))?.pennies ?? 0
}

/** Of what Type the card is that a rule stands on; of no Type where it stands on none. */
export const typeOfSource = (state: State, source: Source): string => (source.card === undefined ? '' : typeOf(state, source.card))

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

type Time = 'day' | 'night' | 'neither'

/** What time it is so far, while that is being reckoned for a position. */
const reckoning = new WeakMap<State, Time>()

/** Who asks what time it is: a card, or its text, and the player whom it is about. */
export interface Asker {
  readonly seat: Seat
  readonly card?: CardNo | undefined
}

/**
 * Whether it is Day or Night for everybody: the last text that says so
 * decides (M10.21, M10.24). It is so for players without a Location as well (M4.11). Of
 * two Great Old Ones the later decides (M17.6). A text that makes it Day or Night only
 * while it is one of them looks at what the texts before it have made of it. For who
 * asks it is what a text says that speaks of him, or of his cards, alone (M10.28).
 */
export function timeOf(state: State, asker?: Asker): Time {
  const soFar = reckoning.get(state)
  if (soFar !== undefined) return soFar
  let time: Time = 'day'
  let byGoo = false
  const sources = statics(state, 'time')
  try {
    for (const source of sources) {
      const { effect } = source.rule
      if (!('time' in effect) || effect.who !== undefined) continue
      reckoning.set(state, time)
      if ((byGoo && !source.goo) || !applies(state, source)) continue
      time = effect.time
      byGoo = source.goo
    }
    if (asker !== undefined)
      for (const source of sources) {
        const { effect } = source.rule
        if (!('time' in effect) || effect.who === undefined) continue
        reckoning.set(state, time)
        if (isTimeFor(state, source, effect, asker)) time = effect.time
      }
  } finally {
    reckoning.delete(state)
  }
  const card = asker?.card
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

/** Whether a text that tells the time of some players tells it of who asks: for a card of a Threat, of its player, or of the one it is directed at. */
function isTimeFor(
  state: State,
  source: Of<'static'>,
  { who, reach = ['party', 'threat'] }: Extract<Static, { time: unknown }>,
  { seat, card }: Asker,
): boolean {
  const isOne = (actor: Seat | undefined): boolean =>
    actor !== undefined && includes(state, who!, source.ctx, actor) && applies(state, { ...source, ctx: { ...source.ctx, actor } })
  const own = card === undefined ? undefined : placedAt(state, card)
  const entry = own?.on === undefined ? own : placedAt(state, own.on)
  const isAttacking = card !== undefined && state.attack?.by === card
  if (isAttacking && reach.includes('attackers') && isOne(state.attack?.on)) return true
  if (entry?.area !== 'threat') return reach.includes('party') && isOne(seat)
  const { against } = entry
  return (reach.includes('threat') && isOne(entry.seat)) || (reach.includes('attackers') && isOne(against))
}

/** Whether a standing rule's own condition is met. */
export function applies(state: State, source: Source & { readonly rule: { readonly if?: Condition } }): boolean {
  return isSoFor(state, source.rule, source.ctx)
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

/** The Spell Icons of a card as they now are (M9.14): a text that gives one gives it as an attribute. */
export function iconsOf(state: State, card: CardNo): readonly string[] {
  let own: readonly string[] = printed(state, card).icons ?? []
  if (placedAt(state, card) === undefined) return own
  for (const source of statics(state, 'attributes')) {
    const { effect } = source.rule
    if (!('attribute' in effect) || !bearsOn(state, source, effect.of, card)) continue
    const others = own.filter((each) => each !== effect.attribute)
    own = effect.give ? [...others, effect.attribute] : others
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
    case 'unaffected':
      return seat !== (ctx.affected ?? ctx.you)
    case 'actor':
      return seat === (ctx.actor ?? ctx.you)
    case 'owner': {
      const card = whoseOwner(ctx)
      return card !== undefined && seat === ownerOf(state, card)
    }
    case 'mostSanity':
      return state.players[seat]!.sanity === Math.max(...state.players.map((each) => each.sanity))
    case 'leastSanity':
      return state.players[seat]!.sanity === Math.min(...state.players.map((each) => each.sanity))
  }
}
