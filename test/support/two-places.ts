/** Two players, each at a place of his own: where most texts can be tried. */
import { currentValue } from '../../src-main/games/mythos/values.ts'
import { location, no, type SeatSetup } from './mythos.ts'
import { type Table, table } from './mythos-table.ts'

/** Where the first player is: a City with a Gate, at which Artifacts and Tomes are found. */
export const bolton = location('Bolton', { gate: true, attributes: ['City', 'Artifact', 'Tome'] })
/** Where the second one is: by the Water, in another Subregion. */
export const quay = location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })

export const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [quay], ...theirs },
    ],
  })

/** What a card is worth now. */
export const worth = (t: Table, title: string): number => currentValue(t.state, no(t.state, title))
