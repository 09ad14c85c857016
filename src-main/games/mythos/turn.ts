/** The Round and its Turns (M4.5 to M5.23), and Passing (M13). */
import type { Filter } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { answer, ask, openQuestion, queuePassed, queueTriggers, unasked } from './agenda.ts'
import { bannedBy, keepsHandOpen, keepsThreatOpen } from './bans.ts'
import { castTaken, declineCast } from './combat/cast.ts'
import { isDefence } from './combat/commit.ts'
import { payTolls } from './costs.ts'
import { type Course, next, putApart, set, setPlayer, shuffle } from './course.ts'
import { customs } from './house-rules.ts'
import { rememberTurned } from './journal.ts'
import { beginLasting, countTurns, endLasting } from './lasting.ts'
import { discard, draw, flip } from './moves.ts'
import { takeJourney } from './ops.ts'
import { isOfferOpen } from './options.ts'
import { opponents, printed, topCard } from './places.ts'
import { education, handSize, passesToEnd, standingPasses } from './player-numbers.ts'
import { isPass, staysInPlay } from './requirements/events.ts'
import { changeSanity } from './sanity.ts'
import { isOfHand, matches } from './select.ts'
import { includes } from './standing.ts'
import type { Action, Offer, Owed, State } from './state.ts'
import type { Task } from './tasks.ts'

type TurnTask = Extract<Task, { do: 'begin round' | 'new hand' | 'begin turn' | 'main play' | 'end turn' }>

export function performTurn(course: Course, task: TurnTask): void {
  switch (task.do) {
    case 'begin round':
      return beginRound(course)
    case 'new hand':
      return newHand(course, task)
    case 'begin turn':
      return beginTurn(course, task.seat)
    case 'main play':
      return mainPlay(course, task)
    case 'end turn':
      return endTurn(course, task.seat)
  }
}

/** All draw up to their Hand size (M15.31, M15.32), then it is seen who goes first (M4.9). */
function beginRound(course: Course): void {
  const round = course.state.round + 1
  set(course, { round, phase: 'card play', recent: [], journal: [], gone: [], gates: [], passed: [] })
  beginLasting(course)
  const before = course.state.agenda.length
  for (let seat = 0; seat < course.state.players.length; seat++) {
    const missing = handSize(course.state, seat) - course.state.players[seat]!.hand.length
    if (missing > 0 && bannedBy(course.state, seat, 'drawForRound') === undefined) draw(course, seat, missing)
    if (course.state.players[seat]!.sanity === 0) return // the last point went into a reshuffle (M15.28)
    setPlayer(course, seat, { passes: 0 }) // M13.13
  }
  // What cards say to what was drawn comes first, before the Round's own beginning.
  const { agenda } = course.state
  const drawn = agenda.slice(0, agenda.length - before)
  if (drawn.length > 0) set(course, { agenda: agenda.slice(drawn.length) })
  const ended = putApart(course, () => endLasting(course))
  if (course.state.sheet.sameEducation === 'each Round') rollAnew(course)
  const first = goesFirst(course.state)
  set(course, { first, current: first })
  course.events.push({ was: 'round begun', round, first })
  next(course, { do: 'begin turn', seat: first })
  queueTriggers(course, (trigger) => trigger === 'roundStart' || (trigger === 'gameStart' && round === 1))
  fromHands(course, round)
  if (round === 1 && customs(course.state.sheet.houseRules).newHand) {
    next(course, { do: 'new hand', seats: lowestFirst(course.state), ctx: { you: first } })
  }
  next(course, ...ended, ...drawn)
}

/** What cards say of the beginning while they are still in a Hand, each player in the order of Turns. */
function fromHands(course: Course, round: number): void {
  const { state } = course
  const tasks = lowestFirst(state).flatMap((seat) =>
    state.players[seat]!.hand.flatMap((card) =>
      printed(state, card).rules.flatMap((rule, index): Task[] => {
        const isNow = isOfHand(rule) && (rule.on === 'roundStart' || (rule.on === 'gameStart' && round === 1))
        return isNow ? [{ do: 'trigger', card, rule: index, ctx: { you: seat, source: card, affected: seat, rule: index } }] : []
      }),
    ),
  )
  if (tasks.length > 0) next(course, ...tasks)
}

/** Among equals it is rolled once more who counts as more educated (M2.5). */
function rollAnew(course: Course): void {
  const order = shuffle(
    course,
    course.state.players.map((_, seat) => seat),
  )
  for (const [at, seat] of order.entries()) setPlayer(course, seat, { semesters: at })
}

/** By the book there is no second Hand (M4.4); where the table allows one, each is asked once, in the order of Turns. */
function newHand(course: Course, task: Extract<Task, { do: 'new hand' }>): void {
  const [seat, ...seats] = task.seats
  if (seat === undefined) return
  if (task.ctx.answered !== true) {
    return ask(course, seat, { ask: 'whether', prompt: 'Shuffle your Hand back, and draw another one?' }, task)
  }
  next(course, { ...task, seats, ctx: unasked(task.ctx) })
  if (task.ctx.picks?.[0] !== 1) return
  const { hand, deck } = course.state.players[seat]!
  setPlayer(course, seat, { hand: [], deck: shuffle(course, [...deck, ...hand]) })
  course.events.push({ was: 'shuffled', seat, what: 'Hand into the Mythos Deck' })
  draw(course, seat, handSize(course.state, seat))
}

/**
 * Lowest Sanity, then highest Education, then the roll made during setup (M4.5, M4.6,
 * M2.5). Education decides nothing else (M2.4).
 */
export function goesFirst(state: State): Seat {
  return lowestFirst(state)[0]!
}

/** All seats from the one that goes first; the others to the left (M4.8, M14.4). */
export function lowestFirst(state: State): Seat[] {
  let best = 0
  for (let seat = 1; seat < state.players.length; seat++) if (before(state, seat, best)) best = seat
  return [best, ...opponents(state, best)]
}

function before(state: State, a: Seat, b: Seat): boolean {
  const [one, two] = [state.players[a]!, state.players[b]!]
  if (one.sanity !== two.sanity) return one.sanity < two.sanity
  const [first, second] = [education(state, a), education(state, b)]
  if (first !== second) return first > second
  return one.semesters > two.semesters
}

/**
 * What happens at the beginning of a Turn comes before its play, also on a Turn that is
 * lost (M5.14). Losing a Turn is what is done with it (M5.6).
 */
function beginTurn(course: Course, seat: Seat): void {
  const player = course.state.players[seat]!
  set(course, { turn: course.state.turn + 1, current: seat })
  countTurns(course)
  const ended = putApart(course, () => {
    endLasting(course, (ending) => ending.at === 'next turn of' && ending.seat === seat)
    endLasting(course)
  })
  if (player.lostTurns > 0) {
    // M5.22, M13.8: the Turn is used up, is no Pass, and cancels the player's standing Pass.
    setPlayer(course, seat, { lostTurns: player.lostTurns - 1, passes: 0 })
    next(course, { do: 'main play', seat, lost: true })
  } else next(course, { do: 'main play', seat })
  queueAtTurn(course, seat, 'turnStart')
  next(course, ...ended)
}

/** What cards say of the start or end of a Turn (M5.14): of their own player's, of one they name, and a Great Old One of everybody's (M17.4). */
function queueAtTurn(course: Course, seat: Seat, at: 'turnStart' | 'turnEnd'): void {
  queueTriggers(
    course,
    (trigger, ctx, { goo }) => {
      if (typeof trigger !== 'object') return trigger === at && (goo || (ctx.affected ?? ctx.you) === seat)
      const whose =
        at === 'turnStart' && 'turnStarts' in trigger
          ? trigger.turnStarts
          : at === 'turnEnd' && 'turnEnds' in trigger
            ? trigger.turnEnds
            : undefined
      return whose !== undefined && includes(course.state, whose, ctx, seat)
    },
    { actor: seat },
  )
}

/** The one play of a Turn is asked for; on a lost Turn the instruction is the play (M5.22), after what happened at its beginning (M5.14). */
function mainPlay(course: Course, task: Extract<Task, { do: 'main play' }>): void {
  const { seat, lost } = task
  if (lost !== true) return ask(course, seat, { ask: 'what to play' }, task)
  course.events.push({ was: 'lost turn', seat })
  next(course, { do: 'end turn', seat })
}

/** The play of a Turn, or a casting in Combat; everything else is an answer to a question. */
export function take(course: Course, seat: Seat, action: Action): void {
  if (action.do === 'concede') return concede(course, seat)
  const open = openQuestion(course.state)!
  const { ask: asked } = open.question
  if (asked === 'what to cast or use') {
    set(course, { agenda: course.state.agenda.slice(1) })
    if (action.do === 'done') return declineCast(course, seat)
    castTaken(course, seat)
    return useOrCast(course, seat, action)
  }
  if (asked !== 'what to play') return answer(course, action)
  set(course, { agenda: course.state.agenda.slice(1) })
  if (isBeside(course.state, action)) {
    next(course, { do: 'main play', seat })
    return useOrCast(course, seat, action)
  }
  next(course, { do: 'end turn', seat })
  // M13.6; a card that makes a Pass is no other Turn than a Pass (M13.11).
  const isPassing = action.do === 'pass' || (action.do === 'play' && isPass(course.state, action.card))
  if (!isPassing) setPlayer(course, seat, { passes: 0 })
  switch (action.do) {
    case 'play':
      return next(course, { do: 'gather', seat, plays: [{ card: action.card, how: action.how }], ctx: { you: seat } })
    case 'arrive':
      next(course, { do: 'arrive', seat, asTurn: true })
      return payTolls(course, seat, 'arrive')
    case 'turn up':
      next(course, { do: 'check state' }) // what held while it lay face-down is over
      rememberTurned(course, seat, action.card)
      return flip(course, action.card, 'up')
    case 'take offer': {
      const offer = course.state.players[seat]!.offers.find((each) => each.card === action.card && each.rule === action.rule)
      if (offer === undefined) return
      if (topCard(course.state, seat) !== offer.card) offerTaken(course, seat, offer)
      // It is this Turn's play: doing nothing would be a Pass (M5.1, M5.9).
      takeJourney(course, seat, offer)
      return
    }
    case 'pass':
      setPlayer(course, seat, { passes: course.state.players[seat]!.passes + 1 })
      if ((course.state.players[seat]!.mustPass ?? 0) > 0) setPlayer(course, seat, { mustPass: course.state.players[seat]!.mustPass! - 1 })
      course.events.push({ was: 'passed', seat })
      queuePassed(course, seat)
      return payTolls(course, seat, 'pass')
    case 'discard':
      // Where a play or a discard was owed, that is it.
      set(course, { owed: (course.state.owed ?? []).filter((each) => each.seat !== seat || each.what !== 'playOrDiscard') })
      return discard(course, action.card)
    default:
      return useOrCast(course, seat, action)
  }
}

/** Whether a use takes up no Turn: its text says "at any time". */
function isBeside(state: State, action: Action): boolean {
  if (action.do !== 'use' && action.do !== 'cast') return false
  const rule = printed(state, action.card).rules[action.rule]
  return rule?.kind === 'action' && rule.window === 'anyTime'
}

/** As if the last Sanity were lost (M5.28): with that the match is over, so nothing else of it is done. */
function concede(course: Course, seat: Seat): void {
  course.events.push({ was: 'conceded', seat })
  changeSanity(course, seat, -course.state.players[seat]!.sanity, 'Conceded', 'price')
  set(course, { agenda: [{ do: 'check state' }] })
}

function useOrCast(course: Course, seat: Seat, action: Action): void {
  if (action.do !== 'use' && action.do !== 'cast') return
  const { card, rule } = action
  next(course, { do: 'use', seat, card, rule, cast: action.do === 'cast', ctx: { you: seat, source: card, rule, affected: seat } })
}

/** What was owed on this Turn and not done is suffered at its end (M19.4). */
function settleDebts(course: Course, seat: Seat): void {
  const { turn, owed = [] } = course.state
  // Defending is a matter of the next Combat (combat/commit.ts).
  const due = owed.filter((each) => each.seat === seat && each.since < turn && !isDefence(each.what))
  if (due.length === 0) return
  set(course, { owed: owed.filter((each) => !due.includes(each)) })
  for (const each of due) if (!isDone(course.state, each)) next(course, { do: 'effect', ops: each.orElse, ctx: each.ctx })
}

/** Whether a player has done in this Turn what was owed. */
function isDone(state: State, { seat, what, ctx }: Owed): boolean {
  const { turn, recent } = state
  const played = recent.filter((each) => each.was === 'played' && each.by === seat && each.turn === turn)
  const hasPlayed = (wanted: Filter) => played.some((each) => matches(state, each.card, wanted, ctx))
  if (what === 'playOrDiscard') return played.length > 0
  if (what === 'threatFaceUp') return keepsThreatOpen(state, seat)
  if (what === 'handFaceUp') return keepsHandOpen(state, seat)
  if (typeof what === 'string') return false
  if ('playNext' in what) return hasPlayed(what.playNext)
  const { spot } = state.players[seat]!
  const setOut = spot?.crosswise === true && spot.since === turn
  if ('leaveBy' in what) return (what.orWalk === true && setOut) || (what.leaveBy === 'walk' ? setOut : hasPlayed(what.leaveBy))
  if ('reachBy' in what) {
    const there = what.to === undefined || hasPlayed(what.to)
    return there && ((what.orWalk === true && setOut) || (what.reachBy === 'walk' ? setOut : hasPlayed(what.reachBy)))
  }
  return false
}

/** What is no Travel Event leads one on but once; an Event that lay there for nothing else is finished then. */
function offerTaken(course: Course, seat: Seat, offer: Offer): void {
  const { card } = offer
  setPlayer(course, seat, { offers: course.state.players[seat]!.offers.filter((each) => each !== offer) })
  if (printed(course.state, card).type === 'Event' && !staysInPlay(course.state, card)) next(course, { do: 'bury finished event', card })
}

/**
 * Card play ends when as many Passes stand as are required, whosever they are and
 * whatever was played in between (M13.1, M13.3, M13.4, M13.5, M13.9), or when a card
 * ends or has voided them (M13.10, M13.12); otherwise the player to the left is next.
 */
function endTurn(course: Course, seat: Seat): void {
  const { turn } = course.state
  setPlayer(course, seat, { lastTurn: turn })
  const { dictated = [] } = course.state
  // M19.3: it bound that one Turn.
  if (dictated.some((each) => each.seat === seat)) set(course, { dictated: dictated.filter((each) => each.seat !== seat) })
  const ended = putApart(course, () => endLasting(course, (ending) => ending.at === 'end of turn' && ending.turn <= turn))
  for (let each = 0; each < course.state.players.length; each++) {
    const { offers } = course.state.players[each]!
    const open = offers.filter((offer) => isOfferOpen(course.state, each, offer))
    if (open.length < offers.length) setPlayer(course, each, { offers: open })
  }
  const standing = standingPasses(course.state)
  const { extraTurns = 0 } = course.state.players[seat]!
  if (standing >= passesToEnd(course.state)) next(course, { do: 'combat' })
  else if (extraTurns > 0) {
    setPlayer(course, seat, { extraTurns: extraTurns - 1 })
    next(course, { do: 'begin turn', seat })
  } else next(course, { do: 'begin turn', seat: opponents(course.state, seat)[0]! })
  settleDebts(course, seat)
  queueAtTurn(course, seat, 'turnEnd')
  next(course, ...ended)
}
