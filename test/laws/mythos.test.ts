/** Mythos keeps the laws, at tables of two and of three, with the two decks of the Standard Game. */
import { mythos } from '../../src-main/games/mythos/game.ts'
import type { Options } from '../../src-main/games/mythos/setup.ts'
import { mythosOptions } from '../../src-main/tools/mythos-options.ts'
import { laws } from './laws.ts'

const sitting = (players: number): Options => mythosOptions({ players, decks: [], cards: [], investigators: [] })

const two = sitting(2)
/** More Sanity makes longer matches, in which more can happen. */
const longer = (options: Options): Options => ({
  ...options,
  seats: options.seats.map((seat) => ({ ...seat, investigator: { ...seat.investigator, sanityStart: 60, sanityMax: 60 } })),
})

const options: Options[] = [two, sitting(3), { ...two, mode: 'basic', alternativeFirstCard: true }, longer({ ...two, target: 7 })]

// Imagining and playing on from every position of a match would cost more than it finds.
laws(mythos, { options, players: ({ seats }) => seats.length, secrets: true, matches: 8, every: 25, longest: 20_000 })
