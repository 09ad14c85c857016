/** What holds at every position of Pocket Madness: where it does not, the rules as written here are at fault. */
import { kinds, type LocationNo, numberAt } from './locations.ts'
import type { State } from './state.ts'

/** The law that a position breaks, in a sentence. */
export function broken(state: State): string | undefined {
  const { players, portals, round, known, bonds } = state
  const lost = misplaced(state)
  if (lost !== undefined) return lost
  for (const [seat, { tokens, hand }] of players.entries()) {
    if (tokens < 0) return 'Somebody has fewer than no tokens.'
    // Nobody is sure of what is not so.
    for (const of of known) if (of[seat]!.some((count, kind) => count < 0 || count > hand[kind]!)) return 'Somebody knows what is not so.'
  }
  if (known.length !== players.length + 1) return 'It is not known who knows what.'
  // A portal is with somebody at the table, or in the pool [PM-2].
  if (portals.some((owner) => owner !== null && !(owner in players))) return 'A portal is nobody’s.'
  if (bonds.some((seat) => !(seat in players))) return 'Somebody who is not there binds the others.'
  return round < 1 ? `It is round ${round}.` : undefined
}

/** As many cards of each location as its number says, in hands, laid, lost and in the deck [PM-4]. */
function misplaced({ players, deck }: State): string | undefined {
  const counts = Array<number>(kinds).fill(0)
  const add = (number: LocationNo, count: number) => {
    counts[number - numberAt(0)]! += count
  }
  for (const { number } of deck) add(number, 1)
  for (const { hand, laid, lost } of players) {
    for (const [kind, count] of hand.entries()) {
      if (count < 0) return 'Somebody has fewer than no cards.'
      add(numberAt(kind), count)
    }
    for (const number of lost) add(number, 1)
    for (const each of laid) {
      if ('set' in each) add(each.set, each.size)
      else for (let kind = 0; kind < kinds; kind++) add(numberAt(kind), 1)
    }
  }
  const wrong = counts.findIndex((count, kind) => count !== numberAt(kind))
  return wrong < 0 ? undefined : `There are ${counts[wrong]} cards of location ${numberAt(wrong)}.`
}
