/** Each law catches the mistake it is there for: mistakes are planted in a toy, and the law that should notice does. */
import { expect, test } from 'vitest'
import type { Game } from '../../src-main/engine/game.ts'
import { seeded } from '../../src-main/engine/random.ts'
import { type Action, type Event, type State, sealed, type View } from '../support/sealed.ts'
import { allLaws, examine, type Law } from './examine.ts'
import { laws } from './laws.ts'

type Sealed = Game<{ players: number }, State, Action, View, Event>
const examination = {
  options: [{ players: 2 }, { players: 3 }],
  players: ({ players }: { players: number }) => players,
  secrets: true,
  matches: 40,
  longest: 50,
}

laws(sealed, { ...examination, matches: 100 })

const broken = (game: Sealed): Law[] => {
  const findings = examine(game, examination)
  return allLaws.filter((law) => findings.get(law)!.broken.length > 0)
}

/** The state as something a mistake can write to. */
const writable = (state: State) => state as { -readonly [Field in keyof State]: State[Field] }

const mistakes: [what: string, law: Law, change: Partial<Sealed>][] = [
  [
    'shuffling the true hidden cards in their true order',
    'imagining is blind',
    {
      imagine: (state, seat, rng) => {
        const world = sealed.imagine(state, seat, rng)
        // The undealt cards are dealt one further than they truly lie.
        return { ...world, hands: state.hands, sealed: state.sealed, rest: [...state.rest.slice(1), ...state.rest.slice(0, 1)] }
      },
    },
  ],
  ['leaving the secrets where they lie', 'imagining forgets', { imagine: (state, _seat, rng) => ({ ...state, rng }) }],
  ['leaving the dice where they lie', 'imagining throws new dice', { imagine: (state) => state }],
  [
    'imagining another hand for oneself',
    'an imagined world looks the same from where it is imagined',
    { imagine: (state, seat, rng) => sealed.imagine(state, (seat + 1) % state.hands.length, rng) },
  ],
  [
    'a view that shows what others have sealed',
    'an imagined world looks the same from where it is imagined',
    { view: (state, seat) => ({ ...sealed.view(state, seat), played: state.sealed.map(({ card }) => card) }) },
  ],
  [
    'an onlooker who looks into a hand',
    'an onlooker knows no more than any seat',
    { view: (state, seat) => (seat === undefined ? { ...sealed.view(state), hand: state.hands[0]! } : sealed.view(state, seat)) },
  ],
  [
    'a name for an action that gives a secret away',
    'an imagined world looks the same from where it is imagined',
    {
      describe: (state, seat, action) => ({
        text: `Seal the ${action.card}, not the ${state.hands[(seat + 1) % state.hands.length]!.join()}.`,
      }),
    },
  ],
  [
    'a rule that writes to its input',
    'apply leaves its input as it was',
    {
      apply: (state, seat, action) => {
        writable(state).rng = seeded(1)
        return sealed.apply(state, seat, action)
      },
    },
  ],
  [
    'a view that writes',
    'view, legal, describe, imagine and tell write nothing',
    {
      view: (state, seat) => {
        writable(state).rng = seeded(1)
        return sealed.view(state, seat)
      },
    },
  ],
  [
    'nobody to act in the middle',
    'somebody has to act until there is an outcome, and nobody after',
    { actors: (state) => (state.played.length > 3 ? [] : sealed.actors(state)) },
  ],
  [
    'the same action twice',
    'what can be done is in a stable order, no two things alike, and at most sixty',
    { legal: (state, seat) => sealed.legal(state, seat).flatMap((each) => [each, { ...each }]) },
  ],
  [
    'actions for those who wait',
    'whoever has to act has something to do, and nobody else has',
    { legal: (state, seat) => state.hands[seat]!.map((card) => ({ do: 'seal' as const, card })) },
  ],
  [
    'nothing to do for those who act',
    'whoever has to act has something to do, and nobody else has',
    { legal: (state, seat) => (state.played.length > 3 ? [] : sealed.legal(state, seat)) },
  ],
  [
    'a match without end',
    'a match ends, by its own rules, with a share for every seat',
    { apply: (state) => ({ state: { ...state }, events: [] }) },
  ],
  [
    'a share too few',
    'a match ends, by its own rules, with a share for every seat',
    { outcome: (state) => sealed.outcome(state) && { scores: [1], because: 'So.' } },
  ],
  ['a hole in a label', 'every action has a name to read', { describe: () => ({ text: 'Seal the undefined.' }) }],
  ['a hole in the log', 'whoever is told something is told it in words', { tell: () => '' }],
  [
    'a position that JSON cannot hold',
    'a position is plain data of less than a megabyte',
    {
      apply: (state, seat, action) => {
        const step = sealed.apply(state, seat, action)
        return { ...step, state: { ...step.state, when: new Date(0) } }
      },
    },
  ],
  [
    'odds that look into another hand',
    'odds are told of every choice, and use nothing that the seat does not know',
    {
      odds: (state, seat) =>
        sealed.legal(state, seat).map((action) => ({ action, chance: state.hands[(seat + 1) % state.hands.length]!.includes(7) ? 1 : 0 })),
    },
  ],
  [
    'odds of a choice too few',
    'odds are told of every choice, and use nothing that the seat does not know',
    {
      odds: (state, seat) =>
        sealed
          .legal(state, seat)
          .slice(1)
          .map((action) => ({ action, chance: 0.5 })),
    },
  ],
  ['a hint out of bounds', 'a position is worth something between losing and winning', { worth: (state, seat) => state.tricks[seat]! }],
]

test.each(mistakes)('%s is caught', (_, law, change) => {
  expect(broken({ ...sealed, ...change })).toContain(law)
})

test('a law of the game’s own that is broken is told', () => {
  const cards = (state: unknown) => ((state as State).played.length > 3 ? 'There are more than three cards.' : undefined)
  const finding = examine(sealed, { ...examination, broken: cards }).get('what the game itself says must hold does hold')!
  expect(finding.broken[0]).toContain('There are more than three cards.')
})

test('luck from outside the position is caught', () => {
  let calls = 0
  const moody: Sealed = {
    ...sealed,
    apply: (state, seat, action) => {
      const step = sealed.apply(state, seat, action)
      calls++
      return { ...step, state: { ...step.state, rng: seeded(calls) } }
    },
  }
  expect(broken(moody)).toEqual(
    expect.arrayContaining([
      'the same seed and moves lead to the same position',
      'a match can be replayed to any of its positions',
      'a match goes on from a saved position as if it had never been away',
      'what is undone can be done again',
      'a match survives being written down',
    ]),
  )
})

test('an offer that is not taken is caught', () => {
  const grudging: Sealed = {
    ...sealed,
    apply: (state, seat, action) => {
      if (action.card === 7) throw new Error('Not the seven, please.')
      return sealed.apply(state, seat, action)
    },
  }
  expect(broken(grudging)).toContain('what is offered is taken, and nothing else is')
})

test('an imagined world that cannot be played on is caught', () => {
  const stuck: Sealed = {
    ...sealed,
    imagine: (state, seat, rng) => {
      const world = sealed.imagine(state, seat, rng)
      return { ...world, hands: world.hands.map((hand, each) => (each === seat ? hand : hand.map(() => 12))) }
    },
    apply: (state, seat, action) => {
      if (action.card === 12) throw new Error('There is no such card.')
      return sealed.apply(state, seat, action)
    },
  }
  expect(broken(stuck)).toContain('an imagined world can be played to its end')
})

test('a bot whose worlds depend on what its seat does not know is caught', () => {
  const nearby: Sealed = {
    ...sealed,
    imagine: (state, _seat, rng) => ({ ...state, hands: state.hands.map((hand) => hand.map((card) => (card + 5) % 12)), rng }),
  }
  expect(broken(nearby)).toContain('equal knowledge and equal luck lead a bot to equal moves')
})
