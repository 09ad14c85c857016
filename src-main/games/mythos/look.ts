/**
 * What a seat sees of the table, built by allow-list from what it may know
 * (M1.15 to M1.23): every zone of every player (M1.14), Discard Piles open
 * (M1.17), one's own Threat (M1.20), Great Old Ones beside it (M1.21, M1.22).
 */
import type { RecipeCondition } from '../../../grammar/ast.ts'
import type { FoundAt } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { keepsHandOpen, keepsThreatOpen } from './bans.ts'
import { accountOf } from './combat/account.ts'
import type { Battle } from './combat-state.ts'
import { pieceOf } from './describe.ts'
import { progress } from './evidence.ts'
import { isHiddenFrom } from './imagine.ts'
import {
  currentLocation,
  dimensionNow,
  investigatorOf,
  isWalking,
  ownerOf,
  printed,
  regionNow,
  subregionNow,
  title,
  topCard,
} from './places.ts'
import { maximum, minimum, passesToEnd } from './player-numbers.ts'
import { isRevealed } from './select.ts'
import { attributesOf, hasGate, placedAt, publicsAround, timeOf } from './standing.ts'
import type { CardNo, Placed, Sheet, State } from './state.ts'
import { currentValue } from './values.ts'
import type { AreaView, BattleSideView, CombatView, Face, Piece, TrackerView, View } from './view.ts'

const dimensions = { waking: 'Waking World', dreamlands: 'Dreamlands', 'new-aeon': 'New Aeon' } as const

export function view(state: State, seat?: Seat): View {
  const combat = combatView(state, seat)
  return {
    game: 'mythos',
    ...(seat === undefined ? {} : { viewer: seat }),
    mode: state.sheet.mode,
    target: state.sheet.target,
    round: state.round,
    phase: state.phase,
    time: timeOf(state),
    first: state.first,
    current: state.current,
    passesToEnd: passesToEnd(state),
    areas: state.players.map((_, each) => area(state, each, seat)),
    ...(combat === undefined ? {} : { combat }),
    prompt: prompt(state, seat),
    tracker: seat === undefined ? [] : tracker(state, seat),
  }
}

/** The open question for the seat that must answer; for others, who is waited for. */
export function prompt(state: State, seat?: Seat): string {
  if (state.over !== undefined) return state.over.because
  const open = openQuestion(state)
  if (open === undefined) return ''
  if (open.seat !== seat) return `Waiting for ${state.sheet.names[open.seat]}.`
  const { question } = open
  switch (question.ask) {
    case 'what to play':
      return isWalking(state, seat) ? 'Your Turn: you are walking. Make one play, or Pass.' : 'Your Turn: make one play, or Pass.'
    case 'what to cast or use':
      return 'Combat: cast one Spell or use one Artifact, or decline.'
    default:
      return question.prompt
  }
}

/** After how many seconds what a seat is shown is over, where the match keeps the time (M1.44). */
export function glanceOf(state: State, seat: Seat): number | undefined {
  const open = openQuestion(state)
  return open !== undefined && open.seat === seat && open.question.ask === 'which way' ? open.question.seconds : undefined
}

/** Whether the open question shows a seat what others may not know (M1.44): to be read, though there be only one answer. */
export function isShown(state: State, seat: Seat): boolean {
  const open = openQuestion(state)
  return open?.seat === seat && (open.question.ask === 'which way' || ('secret' in open.question && open.question.secret === true))
}

/** The card that asks a seat the open question, where that seat knows it: what is being played, or whose text it is. */
export function askingPiece(state: State, seat: Seat): string | undefined {
  const open = openQuestion(state)
  if (open === undefined || open.seat !== seat) return undefined
  const { resume } = open
  const source = 'ctx' in resume ? resume.ctx.source : undefined
  const card = 'ally' in resume ? resume.ally : 'plays' in resume ? resume.plays.at(-1)?.card : 'card' in resume ? resume.card : undefined
  const asks = card ?? source
  return asks !== undefined && isKnown(state, asks, seat) ? pieceOf(asks) : undefined
}

/** Whether a card lies where a seat knows it: in the Hand, in play and not hidden, in an open pile. */
function isKnown(state: State, card: CardNo, seat: Seat): boolean {
  const entry = placedAt(state, card)
  if (entry !== undefined) return !isHiddenFrom(state, entry, seat)
  return state.players.some(
    (player, owner) => player.story.includes(card) || player.discard.includes(card) || (owner === seat && player.hand.includes(card)),
  )
}

// ---------------------------------------------------------------- one player's area

function area(state: State, seat: Seat, viewer: Seat | undefined): AreaView {
  const player = state.players[seat]!
  const card = investigatorOf(state, seat)
  const lying = (...areas: readonly Placed['area'][]) =>
    state.play.filter((entry) => entry.seat === seat && areas.includes(entry.area)).map((entry, at) => piece(state, entry, viewer, at))
  const top = topCard(state, seat)
  const here = currentLocation(state, seat)
  const region = regionNow(state, seat)
  const subregion = subregionNow(state, seat)
  const dimension = dimensionNow(state, seat)
  const time = timeOf(state, { seat })
  return {
    seat,
    name: state.sheet.names[seat]!,
    investigator: {
      title: card.title,
      education: card.education,
      sanityMax: card.sanityMax,
      hand: card.hand,
      handMin: card.handMin,
      handMax: card.handMax,
      languages: card.languages.mode === 'all' ? 'all languages' : card.languages.list.join(', '),
      text: card.text,
    },
    sanity: player.sanity,
    points: player.points,
    story: player.story.map((each, at) => ({
      ...open(state, each),
      crosswise: at === 0 && player.spot?.crosswise === true,
      rotated: at === 0 && player.spot?.gateUsed === true,
      ...penniesAmong(at === 0 ? player.spot?.pennies : undefined),
    })),
    gateUsed: player.spot?.gateUsed === true,
    place: {
      ...(top === undefined ? {} : { title: title(state, top) }),
      walking: isWalking(state, seat),
      ...(region === undefined ? {} : { region }),
      ...(subregion === undefined ? {} : { subregion }),
      ...(dimension === undefined ? {} : { dimension: dimensions[dimension] }),
      attributes: [
        ...(here === undefined ? [] : [...attributesOf(state, here), ...(hasGate(state, here) ? ['Gate'] : [])]),
        ...publicsAround(state, seat),
      ],
      ...(time === timeOf(state) ? {} : { time }),
    },
    threat: lying('threat'),
    goo: lying('goo'),
    allies: lying('ally'),
    assets: [...lying('asset'), ...lying('spell')],
    // An Event lies turned toward the Investigator it affects (M10.2).
    events: state.play
      .filter((entry) => entry.area === 'event' && (entry.affects ?? entry.seat) === seat)
      .map((entry, at) => piece(state, entry, viewer, at)),
    adventures: lying('adventure'),
    discard: player.discard.map((each) => open(state, each)),
    deckCount: player.deck.length,
    handCount: player.hand.length,
    ...(viewer === seat ? { hand: player.hand.map((each) => open(state, each)) } : {}),
    ...(viewer !== seat && keepsHandOpen(state, seat) ? { openHand: player.hand.map((each) => open(state, each)) } : {}),
    passes: Math.min(player.passes, 9),
    lostTurns: player.lostTurns,
    lobotomised: player.lobotomised,
    minimum: minimum(state, seat),
    maximum: maximum(state, seat),
  }
}

/** Cards as they lie in open piles, by match and number: out of play nothing but the owner changes about them. */
const inPiles = new WeakMap<Sheet, Map<CardNo, Piece>>()

/** A card that everybody may see. */
function open(state: State, card: CardNo): Piece {
  const isInPile = placedAt(state, card) === undefined && card >= 0
  const pieces = inPiles.get(state.sheet) ?? new Map<CardNo, Piece>()
  const known = isInPile ? pieces.get(card) : undefined
  if (known?.face?.owner === ownerOf(state, card)) return known
  const opened: Piece = { id: pieceOf(card), face: face(state, card), faceDown: false, rotated: false, crosswise: false }
  if (isInPile) inPiles.set(state.sheet, pieces.set(card, opened))
  return opened
}

const penniesAmong = (pennies: number | undefined) => (pennies === undefined ? {} : { pennies })

function piece(state: State, entry: Placed, viewer: Seat | undefined, at: number): Piece {
  const hidden = isHiddenFrom(state, entry, viewer)
  const lies = {
    faceDown: entry.faceDown || (entry.area === 'threat' && !isRevealed(state, entry.card) && !keepsThreatOpen(state, entry.seat)),
    rotated: entry.rotated,
    crosswise: entry.area === 'threat' && entry.seat !== ownerOf(state, entry.card),
    ...(entry.affects === undefined ? {} : { affects: entry.affects }),
    ...penniesAmong(entry.pennies),
  }
  // What lies where in a hidden Threat is nobody else's business: the pieces are numbered, not named.
  if (hidden) return { id: `hidden:${entry.seat}:threat:${at}`, ...lies }
  return {
    id: pieceOf(entry.card),
    face: face(state, entry.card),
    ...lies,
    ...(entry.on === undefined ? {} : { on: pieceOf(entry.on) }),
    ...(entry.against === undefined ? {} : { against: entry.against }),
  }
}

function face(state: State, card: CardNo): Face {
  const own = printed(state, card)
  const inPlay = placedAt(state, card) !== undefined
  const valued = own.value !== undefined && inPlay
  const found = sayPlace(own.foundAt)
  return {
    id: pieceOf(card),
    title: own.title,
    type: own.type,
    ...(own.subtype === undefined ? {} : { subtype: own.subtype }),
    unique: own.unique,
    dimension: own.dimension,
    anyDimension: own.anyDimension === true,
    ...(own.sanity === undefined ? {} : { sanity: own.sanity }),
    gate: own.gate === true,
    attributes: inPlay ? attributesOf(state, card) : (own.attributes ?? []),
    publicAttributes: own.publicAttributes ?? [],
    ...(own.region === undefined ? {} : { region: own.region }),
    ...(own.subregion === undefined ? {} : { subregion: own.subregion }),
    ...(found === undefined ? {} : { foundAt: found }),
    ...(own.value === undefined ? {} : { value: own.value }),
    ...(valued ? { currentValue: currentValue(state, card) } : {}),
    ...(own.valueBonus === undefined ? {} : { valueBonus: own.valueBonus }),
    ...(own.languages === undefined || own.languages.list.length === 0
      ? {}
      : { languages: own.languages.list.join(own.languages.mode === 'or' ? ' or ' : ', ') }),
    ...(own.spellCapacity === undefined ? {} : { spellCapacity: own.spellCapacity }),
    icons: own.icons ?? [],
    ...(own.points === undefined ? {} : { points: own.points }),
    goo: own.goo === true,
    requirements: (own.requirements ?? []).map((each) => each.phrase),
    text: own.text,
    owner: ownerOf(state, card),
  }
}

/** Where an Ally is found, as its card says it (M7.1). */
export function sayPlace(place: FoundAt | undefined): string | undefined {
  if (place === undefined) return undefined
  if (place.anyOf !== undefined) return place.anyOf.map((each) => sayPlace(each) ?? 'anywhere').join(' or ')
  const attributes = [...(place.attributes ?? []), ...(place.publicAttributes ?? [])]
  const words = [
    place.subregion,
    attributes.length > 0 ? `Any ${attributes.join('/')}` : undefined,
    place.gate === undefined ? undefined : place.gate ? 'Any Gate' : 'Any non-Gate',
  ].filter((each) => each !== undefined)
  return words.length === 0 ? place.region : words.join(', ')
}

// ---------------------------------------------------------------- Combat and Adventures

function combatView(state: State, viewer: Seat | undefined): CombatView | undefined {
  const { combat } = state
  if (combat === undefined) return undefined
  return {
    step: combat.step,
    order: combat.order,
    battles: combat.battles.map((battle, at) => ({
      a: side(state, battle, 0, viewer),
      b: side(state, battle, 1, viewer),
      step: battle.step,
      assault: battle.assault,
      now: combat.at === at,
    })),
  }
}

function side(state: State, battle: Battle, which: 0 | 1, viewer: Seat | undefined): BattleSideView {
  const seat = which === 0 ? battle.a : battle.b
  const other = which === 0 ? battle.b : battle.a
  const figures = battle.sides[which]
  const absorbedBy = (card: CardNo) => figures.absorbed.find((each) => each.card === card)?.value ?? 0
  const threat = state.play.filter((entry) => entry.area === 'threat' && entry.seat === seat && entry.against === other)
  const defenders = state.combat?.defenders.filter((each) => each.against === other && placedAt(state, each.card)?.seat === seat) ?? []
  const reckoned = battle.step !== 'waiting' && battle.step !== 'reveal'
  return {
    seat,
    threat: threat.map((entry, at) => {
      const value = figures.values.find((each) => each.card === entry.card)?.value
      const left = figures.left.find((each) => each.card === entry.card)?.value
      return {
        piece: piece(state, entry, viewer, at),
        ...(value === undefined ? {} : { value }),
        ...(left === undefined ? {} : { left }),
        absorbed: absorbedBy(entry.card),
      }
    }),
    defenders: defenders.map(({ card }, at) => ({
      piece: piece(state, placedAt(state, card)!, viewer, at),
      value: currentValue(state, card),
      absorbed: absorbedBy(card),
    })),
    bonus: figures.bonus,
    ...(reckoned ? { total: figures.cosmicTotal } : {}),
    lost: figures.lost,
    account: accountOf(state, battle, which),
  }
}

function tracker(state: State, seat: Seat): TrackerView[] {
  return state.players[seat]!.hand.flatMap((card): TrackerView[] => {
    const own = printed(state, card)
    if (own.type !== 'Adventure' || own.recipe === undefined) return []
    const match = progress(state, seat, card)
    if (match === undefined) return []
    return [
      {
        adventure: pieceOf(card),
        title: own.title,
        points: own.points ?? 0,
        met: match.met,
        slots: own.recipe.slots.map((slot, at) => ({
          phrase: slot.phrase,
          count: slot.count,
          filled: match.assignment.filter((each) => each.slot === at).map((each) => title(state, each.key)),
        })),
        conditions: own.recipe.conditions.map((condition) => ({ text: sayCondition(condition), met: !match.failed.includes(condition) })),
      },
    ]
  })
}

function sayCondition(condition: RecipeCondition): string {
  switch (condition.kind) {
    case 'contained':
      return 'The Spell lies in that Tome'
    case 'different':
      return `From different ${condition.by}s`
    case 'sum':
      return condition.what === 'value' ? `${condition.atLeast} points in all` : `${condition.atLeast} Sanity in costs`
    case 'sanityBelow':
      return `Sanity below ${condition.points}`
    case 'time':
      return `It is ${condition.is === 'day' ? 'Day' : 'Night'}`
    case 'event':
      return `Happened: ${condition.what}`
    case 'inPlayNow':
      return 'In play now'
    case 'memberOf':
      return `Member by ${condition.title}`
  }
}
