/**
 * What plays and castings of this Round have changed, so that an answer can
 * undo it (M9.28 to M9.31, M19.5, M19.6), and which of them can still be
 * answered (M5.24 to M5.27). Costs are no part of it: nothing gives them back
 * (M9.30).
 */
import type { Reaction } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { type Course, set } from './course.ts'
import { enter, flip, lift, lose } from './moves.ts'
import { title } from './places.ts'
import { changeSanity } from './sanity.ts'
import { matches } from './select.ts'
import { includes, placedAt } from './standing.ts'
import type { CardNo, Change, Ctx, Sheet, State, Task } from './state.ts'

const answered = new WeakMap<Sheet, boolean>()

/** Whether a match holds a card that answers others; without one, nothing need be remembered. */
function holdsAnswers({ sheet }: State): boolean {
  let found = answered.get(sheet)
  if (found === undefined) {
    found = sheet.printed.some((card) => card.rules.some((rule) => rule.kind === 'action' && typeof rule.window === 'object'))
    answered.set(sheet, found)
  }
  return found
}

/** Notes what a task of an effect has changed, beside the card whose effect it is. */
export function note(course: Course, before: State, task: Task, told: number): void {
  if (task.do !== 'effect' && task.do !== 'lose cards' && task.do !== 'attack') return
  const { source } = task.ctx
  if (source === undefined || !holdsAnswers(before)) return
  const changes: Change[] = []
  for (const event of course.events.slice(told)) {
    if (event.was === 'sanity changed' && event.by !== 0) changes.push({ changed: 'sanity', seat: event.seat, by: event.by })
    else if (event.was === 'flipped') changes.push({ changed: 'face', card: event.card, face: event.face })
    else if (event.was === 'buried' || event.was === 'discarded') {
      const placed = placedAt(before, event.card)
      if (placed !== undefined && event.card !== source) changes.push({ changed: 'lost', placed })
    }
  }
  if (changes.length > 0) set(course, { journal: [...(course.state.journal ?? []), ...changes.map((change) => ({ source, change }))] })
}

/** The cards of this Round that an answer can be given to: played, cast or lost since the answering player's last Turn (M5.24 to M5.26). */
export function answerable(state: State, seat: Seat, reaction: Reaction, ctx: Ctx): CardNo[] {
  const { lastTurn } = state.players[seat]!
  const was = reaction.after === 'loss' ? 'lost' : reaction.after
  const found = state.recent.filter(
    (each) =>
      each.was === was && each.turn > lastTurn && includes(state, reaction.by, ctx, each.by) && matches(state, each.card, reaction.of, ctx),
  )
  return [...new Set(found.map((each) => each.card))]
}

/**
 * Undoes what a card has done: the last change first, each as far as the cards
 * have not moved again since (M9.31). What it has begun stops; an Event that
 * stays in play is buried.
 */
export function undo(course: Course, cause: CardNo): void {
  const journal = course.state.journal ?? []
  const own = journal.filter(({ source, change }) => source === cause || (change.changed === 'lost' && change.placed.card === cause))
  set(course, {
    journal: journal.filter((each) => !own.includes(each)),
    lasting: course.state.lasting.filter((each) => each.ctx.source !== cause),
  })
  for (const { change } of own.toReversed()) reverse(course, change)
  const entry = placedAt(course.state, cause)
  if (entry?.area === 'event') lose(course, cause, 'bury')
}

function reverse(course: Course, change: Change): void {
  switch (change.changed) {
    case 'sanity':
      return changeSanity(course, change.seat, -change.by, 'What was done is undone')
    case 'face':
      return flip(course, change.card, change.face === 'up' ? 'down' : 'up')
    case 'lost': {
      const { card, seat, area, ...rest } = change.placed
      if (placedAt(course.state, card) !== undefined) return
      lift(course, card)
      enter(course, seat, card, area, rest)
      course.events.push({ was: 'moved', seat, title: title(course.state, card), to: 'where it was' })
    }
  }
}
