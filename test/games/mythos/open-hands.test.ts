/** Hands that a card demands to be kept face-up: everybody sees them, and nobody guesses at them. */
import { describe, expect } from 'vitest'
import { seeded } from '../../../src-main/engine/random.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import type { State } from '../../../src-main/games/mythos/state.ts'
import { monster } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two } from '../../support/two-places.ts'

const [rat, bat, cat, owl] = ['Rat', 'Bat', 'Cat', 'Owl'].map((title) => monster(title, 1))
const shown = (state: State, of: number, to?: number) => mythos.view(state, to).areas[of]!.openHand?.map(({ face }) => face?.title)

describe('a Hand that is kept face-up', () => {
  const theirs = { hand: [rat!, bat!], deck: [cat!, owl!] }

  rule('M1.16', 'lies open to everybody, for as long as a card demands it', () => {
    const lamp = says('Lamp', 'Artifact', 'Your opponents must play with their Hands face-up.')
    const { state } = two({ assets: [lamp] }, theirs)
    expect(shown(state, 1, 0)).toEqual(['Rat', 'Bat'])
    expect(shown(state, 1)).toEqual(['Rat', 'Bat'])
    // Who holds it sees it as ever, and the Hand of who demands it stays hidden.
    expect(shown(state, 1, 1)).toBeUndefined()
    expect(shown(state, 0, 1)).toBeUndefined()
    expect(shown(two({}, theirs).state, 1, 0)).toBeUndefined()
  })

  rule('M1.16', 'is opened by an Event for a while', () => {
    const spies = says('Spies', 'Event', 'Your opponent must place his or her Hand face-up on the table for the remainder of the Round.')
    const t = two({ hand: [spies] }, theirs).play(spies)
    expect(shown(t.state, 1, 0)).toEqual(['Rat', 'Bat'])
  })

  rule('M1.16', 'is not dealt again where a seat imagines what it does not know', () => {
    const lamp = says('Lamp', 'Artifact', 'Each player must keep his or her Hand face-up.')
    const { state } = two({ assets: [lamp] }, theirs)
    const worlds = (of: State) => new Set([1, 2, 3, 4, 5, 6].map((seed) => mythos.imagine(of, 0, seeded(seed)).players[1]!.hand.join()))
    expect([...worlds(state)]).toEqual([state.players[1]!.hand.join()])
    expect(worlds(two({}, theirs).state).size).toBeGreaterThan(1)
  })
})
