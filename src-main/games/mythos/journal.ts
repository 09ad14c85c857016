/**
 * What plays and castings of this Round have changed, so that an answer can
 * undo it (M9.28 to M9.31, M19.5, M19.6), and which of them can still be
 * answered (M5.24 to M5.27). Costs are no part of it: nothing gives them back
 * (M9.30). What other cards did because of it is theirs, and stays.
 */
import type { Filter, OfYours, Op, Reaction } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { isBeyondCancelling } from './bans.ts'
import { type Course, set, setPlayer } from './course.ts'
import { isHiddenFrom } from './imagine.ts'
import { enter, lift, loseTelling } from './moves.ts'
import { foldTitle, ownerOf, printed, title } from './places.ts'
import { changeSanity } from './sanity.ts'
import { asItWas, matches } from './select.ts'
import { includes, placedAt } from './standing.ts'
import type { CardNo, Change, Ctx, Pile, Placed, Recent, Sheet, State } from './state.ts'
import type { Task } from './tasks.ts'

const answered = new WeakMap<Sheet, boolean>()

/** Whether a match holds a card that answers others; without one, nothing need be remembered. */
function holdsAnswers({ sheet }: State): boolean {
  let found = answered.get(sheet)
  if (found === undefined) {
    const answers = [...sheet.printed, ...sheet.investigators, ...(sheet.spareInvestigators ?? [])]
    found = answers.some((card) => card.rules.some((rule) => rule.kind === 'action' && typeof rule.window === 'object'))
    answered.set(sheet, found)
  }
  return found
}

// ---------------------------------------------------------------- writing down

/** Notes what a task of an effect has changed, beside the card whose effect it is, and that others have been affected (M5.27). */
export function note(course: Course, before: State, task: Task): void {
  if (task.do !== 'effect' && task.do !== 'lose cards' && task.do !== 'attack' && task.do !== 'control') return
  const { source, target = [] } = task.ctx
  if (source === undefined || !holdsAnswers(before)) return
  const changes = differences(before, course.state).filter((change) => subjectOf(change) !== source)
  if (changes.length > 0) set(course, { journal: [...(course.state.journal ?? []), ...changes.map((change) => ({ source, change }))] })
  const affected = new Set([...changes.map(subjectOf), ...(task.do === 'effect' ? target : [])])
  affected.delete(source)
  const { recent } = course.state
  const isNew = (each: Recent) => each.was !== 'lost' && each.touched !== true && affected.has(each.card)
  if (recent.some(isNew)) set(course, { recent: recent.map((each) => (isNew(each) ? { ...each, touched: true } : each)) })
}

/** The card that a change is about, if it is about one. */
function subjectOf(change: Change): CardNo | undefined {
  switch (change.changed) {
    case 'pile':
      return change.card
    case 'lost':
      return change.placed.card
    case 'lie':
      return change.from.card
    default:
      return undefined
  }
}

const piles = ['hand', 'discard', 'deck', 'story'] as const

/** The pile of its owner a card lies in. */
function pileOf(state: State, card: CardNo): Pile | undefined {
  const player = state.players[ownerOf(state, card)]!
  return piles.find((pile) => player[pile].includes(card))
}

function differences(before: State, after: State): Change[] {
  const changes: Change[] = []
  for (const [seat, was] of before.players.entries()) {
    const now = after.players[seat]!
    if (was === now) continue
    if (was.sanity !== now.sanity) changes.push({ changed: 'sanity', seat, by: now.sanity - was.sanity })
    if (was.lostTurns !== now.lostTurns) changes.push({ changed: 'lost turns', seat, by: now.lostTurns - was.lostTurns })
    if (was.spot !== now.spot) changes.push({ changed: 'story', seat, story: was.story, spot: was.spot, to: now.spot })
    for (const from of piles) {
      if (was[from] === now[from] || (from === 'story' && was.spot !== now.spot)) continue
      const left = new Set(now[from])
      for (const card of was[from]) {
        if (left.has(card)) continue
        const to = placedAt(after, card) === undefined ? pileOf(after, card) : 'play'
        // Into a Mythos Deck cards go to be shuffled: nothing brings them out again.
        if (to !== undefined && to !== 'deck') changes.push({ changed: 'pile', card, seat, from, to })
      }
    }
  }
  if (before.play === after.play) return changes
  const now = new Map(after.play.map((entry) => [entry.card, entry]))
  for (const from of before.play) {
    const to = now.get(from.card)
    if (to === undefined) changes.push({ changed: 'lost', placed: from, to: pileOf(after, from.card) })
    else if (to !== from) changes.push({ changed: 'lie', from, to })
  }
  return changes
}

// ---------------------------------------------------------------- what can be answered

/** When something is done, in Turns: in Combat, after the last Turn of everybody. */
export const momentOf = ({ turn, combat }: State): number => (combat === undefined ? turn : turn + 1)

/**
 * The cards of this Round that an answer can be given to: played, cast or
 * turned since the answering player's last Turn (M5.24, M5.25), on a first Turn
 * all of this Round (M5.26), and not affected by another play since (M5.27); or
 * those whose doing made the player lose a card.
 */
export function answerable(state: State, seat: Seat, reaction: Reaction, ctx: Ctx, does: readonly Op[]): CardNo[] {
  const cancels = does.some((op) => 'cancel' in op)
  const { lastTurn } = state.players[seat]!
  const found = state.recent.filter(
    (each) =>
      each.turn > lastTurn &&
      isMeant(each, reaction) &&
      includes(state, reaction.by, ctx, each.by) &&
      (reaction.on === undefined || hasHit(state, seat, each.card, reaction.on)) &&
      (reaction.lost === undefined || hasCost(state, seat, each.card, reaction.lost, ctx)) &&
      fits(state, seat, each, reaction.of, ctx),
  )
  return [...new Set(found.map((each) => each.card))].filter(
    (card) => card !== ctx.source && !(cancels && isBeyondCancelling(state, card, ctx)),
  )
}

/** Whether a card lies on a player, or has changed something of his; or an Ally of his. */
function hasHit(state: State, seat: Seat, card: CardNo, what: NonNullable<Reaction['on']>): boolean {
  const laidOf = (change: Change): Placed | undefined =>
    change.changed === 'lost' ? change.placed : change.changed === 'lie' ? change.from : undefined
  if (what !== 'you') {
    const kinds: readonly OfYours[] = typeof what === 'string' ? [what] : what
    const isHit = (entry: Placed | undefined): boolean =>
      entry !== undefined && entry.seat === seat && kinds.some((kind) => isOfYours(state, entry, kind))
    return (state.journal ?? []).some((each) => each.source === card && isHit(laidOf(each.change)))
  }
  const whose = (change: Change): Seat => {
    if (change.changed === 'lost') return change.placed.seat
    return change.changed === 'lie' ? change.from.seat : change.seat
  }
  return (
    placedAt(state, card)?.affects === seat || (state.journal ?? []).some((each) => each.source === card && whose(each.change) === seat)
  )
}

/** Whether a card has made a player lose one of those. */
function hasCost(state: State, seat: Seat, source: CardNo, { what, to }: NonNullable<Reaction['lost']>, ctx: Ctx): boolean {
  // What is buried comes to a Story Deck.
  const isGone = (pile: Pile | 'play' | undefined): boolean =>
    (pile === 'story' && to !== 'discard') || (pile === 'discard' && to !== 'bury')
  const isLoss = (change: Change): boolean => {
    if (change.changed === 'sanity') return change.seat === seat && change.by < 0 && what.includes('sanity')
    if (change.changed === 'pile') return change.seat === seat && change.from === 'hand' && isGone(change.to) && what.includes('hand')
    if (change.changed !== 'lost' || change.placed.seat !== seat || !isGone(change.to)) return false
    const { placed } = change
    return what.some((each) => typeof each === 'object' && matches(asItWas(state, [placed]), placed.card, each, ctx))
  }
  return (state.journal ?? []).some((each) => each.source === source && isLoss(each.change))
}

/** Whether a card that lies with its player is of such a kind. */
function isOfYours(state: State, { area, card }: Placed, kind: OfYours): boolean {
  if (kind === 'yourAllies') return area === 'ally'
  if (kind === 'yourThreat') return area === 'threat'
  return area === 'asset' && printed(state, card).type === (kind === 'yourTomes' ? 'Tome' : 'Artifact')
}

function isMeant({ was, touched }: Recent, { after, orTurned }: Reaction): boolean {
  if (after === 'loss') return was === 'lost'
  // A Spell that is cast turns as well (M9.24).
  const isEither = after === 'playedOrCast' && (was === 'played' || was === 'cast')
  return touched !== true && (was === after || isEither || ((was === 'turned' || was === 'cast') && orTurned === true))
}

function fits(state: State, seat: Seat, { card, of }: Recent, filter: Filter, ctx: Ctx): boolean {
  if (of !== undefined) return of.seat === seat && matches(asItWas(state, [of.placed]), of.placed.card, filter, ctx)
  return isConcealed(state, seat, card) ? couldBe(filter) : matches(state, card, filter, ctx)
}

/** A player has turned a card: a Location by arriving, one face-up, or one by using it. That a Gate is used is no such thing (M1.41). */
export function rememberTurned(course: Course, by: Seat, card: CardNo): void {
  set(course, { recent: [...course.state.recent, { was: 'turned', card, by, turn: course.state.turn }] })
}

/** Whether a card that can be answered lies face-down for the one who answers (M1.19). */
export function isConcealed(state: State, seat: Seat, card: CardNo): boolean {
  const entry = placedAt(state, card)
  return entry !== undefined && isHiddenFrom(state, entry, seat)
}

/** Of a face-down card of a Threat one knows that it acts as a Monster, and no more. */
function couldBe({ type, not, or, ...more }: Filter): boolean {
  if (Object.keys(more).length > 0) return false
  if (type !== undefined && !(typeof type === 'string' ? [type] : type).includes('Monster')) return false
  return (not === undefined || !couldBe(not)) && (or === undefined || or.some(couldBe))
}

// ---------------------------------------------------------------- undoing

/**
 * Undoes what a card has done (M9.28): the last change first, each as far as the cards
 * have not moved again since (M9.31); what was lost comes back with its bearer before
 * it. What the card has begun stops (M9.29), and an Event that stays in play is buried.
 * Whether it was instant or goes on is told by what it did (M9.27).
 */
export function undo(course: Course, cause: CardNo): void {
  const journal = course.state.journal ?? []
  const own = journal.filter(({ source }) => source === cause)
  set(course, {
    journal: journal.filter((each) => !own.includes(each)),
    lasting: course.state.lasting.filter((each) => (each.by ?? each.ctx.source) !== cause),
    owed: (course.state.owed ?? []).filter((each) => each.ctx.source !== cause),
  })
  for (const [seat, { offers }] of course.state.players.entries()) {
    if (offers.some((each) => each.card === cause)) setPlayer(course, seat, { offers: offers.filter((each) => each.card !== cause) })
  }
  const changes = own.map((each) => each.change).toReversed()
  const lost = changes.filter((each) => each.changed === 'lost')
  for (const change of changes) if (change.changed !== 'lost') reverse(course, change)
  // A bearer first, then what it bore.
  for (const change of lost) if (change.placed.on === undefined) reverse(course, change)
  for (const change of lost) if (change.placed.on !== undefined) reverse(course, change)
  const entry = placedAt(course.state, cause)
  if (entry?.area === 'event') loseTelling(course, cause, 'bury', { you: entry.seat })
}

function reverse(course: Course, change: Change): void {
  const { state } = course
  switch (change.changed) {
    case 'sanity':
      return changeSanity(course, change.seat, -change.by, 'What was done is undone', 'undone')
    case 'lost turns': {
      const { lostTurns } = state.players[change.seat]!
      return setPlayer(course, change.seat, { lostTurns: Math.max(0, lostTurns - change.by) })
    }
    case 'lie': {
      const { from, to } = change
      const now = placedAt(state, from.card)
      if (now === undefined || now.seat !== to.seat || now.area !== to.area || now.faceDown !== to.faceDown || now.on !== to.on) return
      if (!mayReturn(state, from)) return
      set(course, { play: state.play.map((entry) => (entry.card === from.card ? from : entry)) })
      if (from.faceDown !== to.faceDown) {
        const face = from.faceDown ? 'down' : 'up'
        course.events.push({ was: 'flipped', seat: from.seat, card: from.card, title: title(state, from.card), face })
      } else if (from.area !== to.area || from.seat !== to.seat || from.on !== to.on) returned(course, from.seat, from.card)
      return
    }
    case 'lost': {
      const { placed, to } = change
      const { card, seat, area, ...rest } = placed
      if (placedAt(state, card) !== undefined || pileOf(state, card) !== to || !mayReturn(state, placed)) return
      lift(course, card)
      enter(course, seat, card, area, rest)
      return returned(course, seat, card)
    }
    case 'pile': {
      const { card, seat, from, to } = change
      const now = placedAt(state, card) === undefined ? pileOf(state, card) : 'play'
      if (now !== to) return
      lift(course, card)
      const pile = course.state.players[seat]![from]
      return setPlayer(course, seat, { [from]: from === 'deck' ? [card, ...pile] : [...pile, card] })
    }
    case 'story':
      return restoreStory(course, change)
  }
}

/** A Story Deck lies as it did, if its player has been nowhere else since. */
function restoreStory(course: Course, { seat, story, spot, to }: Extract<Change, { changed: 'story' }>): void {
  const player = course.state.players[seat]!
  if (player.spot?.order !== to?.order || player.spot?.crosswise !== to?.crosswise) return
  const there = (card: CardNo) => player.story.includes(card) || player.discard.includes(card)
  const [top] = story
  if (top === undefined || !there(top)) return
  const back = story.filter(there)
  setPlayer(course, seat, {
    story: [...back, ...player.story.filter((card) => !back.includes(card))],
    discard: player.discard.filter((card) => !back.includes(card)),
    spot,
  })
  returned(course, seat, top)
}

/** Whether a card can lie there again: its bearer is there, and nothing of its Title has taken the place (M7.8, M10.5, M11.51). */
function mayReturn(state: State, { card, seat, area, on, affects }: Placed): boolean {
  if (on !== undefined && placedAt(state, on) === undefined) return false
  const own = foldTitle(title(state, card))
  const others = state.play.filter((entry) => entry.card !== card && (entry.becomes?.from ?? entry.area) === area)
  if (area === 'goo') return !others.some((entry) => entry.seat === seat)
  if (area !== 'ally' && area !== 'event') return true
  const whose = affects ?? seat
  return !others.some((entry) => (entry.affects ?? entry.seat) === whose && foldTitle(title(state, entry.card)) === own)
}

function returned(course: Course, seat: Seat, card: CardNo): void {
  course.events.push({ was: 'moved', seat, title: title(course.state, card), to: 'where it was' })
}
