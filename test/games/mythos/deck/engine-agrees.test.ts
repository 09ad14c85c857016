/** The table agrees with what is said to be unplayable: in random matches of random decks nothing of it is ever legal. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { pickOne, seeded, shuffled } from '../../../../src-main/engine/random.ts'
import { doubtsOf } from '../../../../src-main/games/mythos/deck/doubts.ts'
import { holdingOf } from '../../../../src-main/games/mythos/deck/holding.ts'
import { planOf } from '../../../../src-main/games/mythos/deck/plan.ts'
import { mythos } from '../../../../src-main/games/mythos/game.ts'
import { allInvestigators } from '../../../support/all-cards.ts'
import { wholePool } from './pool.ts'

/** Few cards, so that much of it lacks something. */
const size = 26
const actions = 220

test('[M7.1] [M8.1] [M9.1] [M11.1] [M12.43] what cannot be played with a deck is never legal in its matches', () => {
  let idle = 0
  fc.assert(
    fc.property(fc.integer(), fc.nat(allInvestigators().length - 1), (seed, who) => {
      const support = wholePool()
      const investigator = allInvestigators()[who]!
      let rng = seeded(seed)
      const playing = support.faces.flatMap(({ type }, no) => (type === 'Investigator' ? [] : [no]))
      const [order, next] = shuffled(rng, playing)
      rng = next
      const chosen = order.slice(0, size)
      const owner = support.faces.findIndex(({ id }) => id === investigator.id)
      const holding = holdingOf(
        support,
        chosen.map((no) => ({ no, copies: 1 })),
        [owner],
      )
      const plan = planOf(holding)
      const doubts = doubtsOf(holding, plan, []).filter(({ level }) => level === 'cannot')
      const never = new Set(doubts.flatMap(({ cards }) => cards.map(({ no }) => support.faces[no]!.id)))
      idle += never.size
      const deck = chosen.map((no) => support.faces[no] as PrintedCard)
      let state = mythos.setup(
        {
          seats: [0, 1].map((each) => ({ name: `${each}`, investigator, deck })),
          mode: 'campaign',
          target: 20,
          alternativeFirstCard: seed % 2 === 0,
        },
        seed,
      )
      for (let no = 0; no < actions && state.over === undefined; no++) {
        const [seat] = mythos.actors(state)
        if (seat === undefined) break
        const legal = mythos.legal(state, seat)
        for (const action of legal) {
          if (action.do !== 'play' && action.do !== 'choose play') continue
          const { id, title } = state.sheet.printed[action.card]!
          expect(never.has(id) ? title : undefined).toBeUndefined()
        }
        let action: (typeof legal)[number]
        ;[action, rng] = pickOne(rng, legal)
        state = mythos.apply(state, seat, action).state
      }
    }),
    { numRuns: 25 },
  )
  // Nothing would be proved where nothing was idle.
  expect(idle).toBeGreaterThan(50)
}, 120_000)
