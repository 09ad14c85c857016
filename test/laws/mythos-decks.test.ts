/** Mythos keeps the laws with random decks of all cards that come with the app: what texts reveal, undo and dictate included. */
import { seeded } from '../../src-main/engine/random.ts'
import { mythos } from '../../src-main/games/mythos/game.ts'
import { randomTable } from '../support/all-cards.ts'
import { laws } from './laws.ts'

const options = [1, 2, 3, 4, 5, 6].map((seed) => randomTable(2 + (seed % 3), seeded(seed))[0])

laws(mythos, { options, players: ({ seats }) => seats.length, secrets: true, matches: 3, every: 40, longest: 20_000 })
