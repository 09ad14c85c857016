/** What the form of a new match asks of the Keeper. */
import { expect, test } from 'vitest'
import type { Choosing } from '../../src-main/contract/games.ts'
import type { DeckSummary } from '../../src-main/contract/table.ts'
import { inStyle, lacking, playNow, seedOf, setupAgain, summary, usualSetup, wanted } from '../../src-renderer/new-match/setup.ts'

const deck = (id: number): DeckSummary => ({
  id,
  name: `Deck ${id}`,
  ready: true,
  cards: 52,
  adventurePoints: 28,
  legal: true,
  faults: 0,
  investigators: ['Bored Clerk'],
})
const decks = [deck(7), deck(8)]

test('playing now is a person against a bot, each with one of the two decks', () => {
  expect(playNow(decks)).toMatchObject({
    game: 'mythos',
    mode: 'campaign',
    target: 20,
    seats: [
      { kind: 'human', deck: 7 },
      { kind: 'bot', deck: 8 },
    ],
  })
})

test('an empty seed is left to chance, a number is sent, anything else is refused before it is sent', () => {
  expect(seedOf('  ')).toBeUndefined()
  expect(seedOf('-12')).toBe(-12)
  expect(seedOf('2147483648')).toBe(false)
  expect(seedOf('1.5')).toBe(false)
  const setup = usualSetup(decks)
  expect(wanted(setup)).not.toHaveProperty('seed')
  expect(wanted({ ...setup, seed: '41' })).toHaveProperty('seed', 41)
  expect(lacking({ ...setup, seed: 'forty' }, decks)).toMatch(/seed is a whole number/)
})

test('a table without a person, a nameless seat and a deck that is gone are each named', () => {
  const setup = usualSetup(decks)
  expect(lacking(setup, decks)).toBeUndefined()
  expect(lacking({ ...setup, seats: setup.seats.map((each) => ({ ...each, kind: 'bot' as const })) }, decks)).toMatch(/Somebody has to sit/)
  expect(lacking({ ...setup, seats: setup.seats.map((each) => ({ ...each, name: ' ' })) }, decks)).toMatch(/needs a name/)
  expect(lacking(setup, [deck(7)])).toMatch(/Choose a deck for Miss Peabody/)
})

const cultists: Choosing = {
  id: 'cultists',
  caption: 'Cultists',
  players: [2],
  answers: [
    { value: '1', text: '1 each: the basic game' },
    { value: '2', text: '2 each: Rival Cults' },
  ],
}

test('a light game is sent neither decks nor a target, and of its choices those that hold and are not as usual', () => {
  const setup = { ...usualSetup(decks), game: 'cthulhu-dice' as const }
  expect(wanted(setup)).not.toHaveProperty('target')
  expect(wanted(setup).seats[0]).toEqual({ name: 'Player', kind: 'human' })
  expect(wanted(setup, [cultists])).not.toHaveProperty('variant')
  expect(wanted({ ...setup, variant: { cultists: '1' } }, [cultists])).not.toHaveProperty('variant')
  expect(wanted({ ...setup, variant: { cultists: '2', first: '0' } }, [cultists])).toHaveProperty('variant', { cultists: '2' })
  expect(wanted({ ...setup, variant: { cultists: '2' }, seats: [...setup.seats, setup.seats[1]!] }, [cultists])).not.toHaveProperty(
    'variant',
  )
})

test('the summary names what ends the match, and everything that is not as usual', () => {
  const setup = usualSetup(decks)
  expect(summary(setup)).toBe('campaign to 20 Adventure points · bots think for 1 second at most')
  const odd = { ...setup, mode: 'basic' as const, alternativeFirstCard: true, undoPastRevealed: true, seed: ' 7 ', botBudgetMs: 300 }
  expect(summary(odd)).toBe(
    'basic game: the first Adventure ends it · the alternative first card · bots think for 0.3 seconds at most · seed 7 · taking back reaches past what was revealed',
  )
  const dice = {
    ...setup,
    game: 'cthulhu-dice' as const,
    variant: { cultists: '2' },
    seats: setup.seats.map((each) => ({ ...each, kind: 'human' as const })),
  }
  expect(summary(dice, [cultists])).toBe('Cultists: 2 each: Rival Cults')
  expect(summary({ ...dice, variant: {} }, [cultists])).toBe('as usual')
})

test('the last set-up comes back, but for decks that are gone', () => {
  const last = {
    ...usualSetup(decks),
    target: 9,
    seats: [
      { name: 'Ada', kind: 'human' as const, deck: 8, investigator: 'x' },
      { name: 'Bea', kind: 'bot' as const, deck: 99, investigator: 'y' },
    ],
  }
  const again = setupAgain(last, decks, [], [])
  expect(again).toMatchObject({
    target: 9,
    seats: [
      { name: 'Ada', deck: 8, investigator: 'x' },
      { name: 'Bea', deck: 8 },
    ],
  })
  expect(again.seats[1]!.investigator).toBeUndefined()
  expect(setupAgain(undefined, decks, [], [])).toEqual(usualSetup(decks))
})

test('a target that is no whole number is named before anything is sent', () => {
  expect(lacking({ ...usualSetup(decks), target: 2.5 }, decks)).toMatch(/whole number of points/)
})

test('whoever wins or loses together plays with the others, not against them', () => {
  const seats = usualSetup(decks).seats
  expect(wanted({ ...usualSetup(decks), game: 'witch-of-salem', seats })).toMatchObject({ title: 'Player with Miss Peabody' })
  expect(wanted({ ...usualSetup(decks), game: 'pocket-madness', seats })).toMatchObject({ title: 'Player against Miss Peabody' })
})

test('a play style brings its terms, what was chosen after it holds, and one that was removed is forgotten', () => {
  const style = {
    id: 'own',
    name: 'Short',
    says: '',
    own: true,
    mode: 'campaign' as const,
    target: 8,
    houseRules: ['one-of-each'],
    seatLimit: 4,
  }
  const chosen = inStyle(usualSetup(decks), style)
  expect(wanted({ ...chosen, target: 10 })).toMatchObject({ playStyle: 'own', target: 10, houseRules: ['one-of-each'], seatLimit: 4 })
  expect(wanted(inStyle(chosen, undefined))).not.toHaveProperty('playStyle')
  expect(setupAgain({ ...chosen, sameEducation: 'once' }, decks, [], [style]).playStyle).toBe('own')
  expect(setupAgain({ ...chosen, sameEducation: 'once' }, decks, [], []).playStyle).toBeUndefined()
})
