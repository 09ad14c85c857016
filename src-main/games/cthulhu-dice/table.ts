/** What the table says of Cthulhu Dice besides the game itself: questions in words, their rules, whose doing an event was, how it stands. */
import type { Seat } from '../../engine/game.ts'
import { type Event, type Options, playerOf, type Result, type State } from './game.ts'

export const prompt = ({ question }: State): string =>
  question.ask === 'whom to curse' ? 'Whom do you curse?' : 'The Eye is yours: what does it see?'

export const ruleOf = ({ question }: State): string => (question.ask === 'whom to curse' ? 'CD-6' : 'CD-18')

const resultRules: Readonly<Record<Result, string>> = { 'yellow sign': 'CD-13', tentacle: 'CD-14', 'elder sign': 'CD-16', cthulhu: 'CD-17' }

/** Whose doing it was is whoever rolled: in Rival Cults the owner of the cultist [CD-30]. */
export function about(event: Event): { readonly seat: Seat; readonly rule: string } {
  const { players } = event.table
  switch (event.was) {
    case 'cursed':
      return { seat: event.caster % players, rule: 'CD-6' }
    case 'shown the Eye':
      return { seat: event.roller % players, rule: 'CD-18' }
    case 'rolled':
    case 'seen':
      return { seat: event.roller % players, rule: [...(event.was === 'seen' ? ['CD-18'] : []), ...rulesOf(event)].join(', ') }
    case 'left':
      return { seat: event.seat, rule: 'CD-E14' }
  }
}

/** The rule of the result, of a thief who keeps nothing, of those who had nothing to lose, and of who went mad or came back. */
function rulesOf({ result, before, after }: Extract<Event, { readonly result: Result }>): string[] {
  const changes = before.map((each, cultist) => after[cultist]! - each)
  const isLost = result === 'tentacle' && changes.reduce((sum, each) => sum + each, 0) < 0
  const rules = [isLost ? 'CD-15' : resultRules[result]]
  if (result !== 'elder sign' && changes.every((each) => each === 0)) rules.push('CD-19')
  if (changes.some((each, cultist) => each < 0 && after[cultist] === 0)) rules.push('CD-21')
  if (changes.some((each, cultist) => each > 0 && before[cultist] === 0)) rules.push('CD-22')
  return rules
}

/** The last winner casts first [CD-5]; after a win for Cthulhu it is as it was agreed [CD-4]. */
export function again({ lastWinner: _, ...options }: Options, scores: readonly number[]): Options {
  const winner = scores.findIndex((score) => score > 0)
  return winner < 0 ? options : { ...options, lastWinner: winner }
}

/** The sanity of everybody, cultist by cultist where they lead several, and what Cthulhu has. */
export function standing({ turn, table, tokens: { sanity, pool } }: State): string {
  const seats = Array.from({ length: table.players }, (_, seat) => {
    const mine = sanity.filter((_, cultist) => cultist % table.players === seat)
    return `${playerOf(table, seat)} ${mine.join(' + ')}`
  })
  return `Turn ${turn}: ${seats.join(', ')} sanity, Cthulhu ${pool}`
}
