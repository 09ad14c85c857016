/** Two to six seats: Battles in their order, Passing, ends and ties, held against the rules reckoned once more in a plainer way. */
import { describe, expect, test } from 'vitest'
import { below, pickOne, type Rng, seeded } from '../../../src-main/engine/random.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import type { State } from '../../../src-main/games/mythos/state.ts'
import { ally, card, location, monster, mythosPosition, type SeatSetup, told } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const counts = [2, 3, 4, 5, 6]

/** A number from 0 to `below - 1`, drawn by lot. */
function lots(seed: number): (below: number) => number {
  let luck: Rng = seeded(seed)
  return (end) => {
    let drawn: number
    ;[drawn, luck] = below(luck, end)
    return drawn
  }
}

test('[M11.15] in a Battle "your opponent" is the one who is met there, whatever another has', () => {
  const brute = says('Brute', 'Monster', 'Add 3 to the value of this card if your opponent has an Artist in play.', { value: 1 })
  const artist = ally('Painter', 1, { attributes: ['Artist'] })
  const lost = (against: number) =>
    fight({ seats: [{ threat: [brute] }, { sanity: 9, allies: [artist] }, { sanity: 9 }] }, (question) =>
      question.ask === 'which player' ? { do: 'choose player', seat: against } : undefined,
    ).state.players.map(({ sanity }) => 9 - sanity)
  expect([lost(1)[1], lost(2)[2]]).toEqual([4, 1])
})

describe('Battles', () => {
  /** Everybody has a few Monsters and an Ally, and aims and commits by lot; all answers of one match, by what was asked. */
  function combat(count: number, seed: number) {
    const lot = lots(seed)
    const seats = Array.from(
      { length: count },
      (_, seat): SeatSetup => ({
        name: `Seat ${seat}`,
        sanity: 8 + lot(12),
        threat: Array.from({ length: lot(4) }, (_, at) => monster(`Ghoul ${seat} ${at}`, 1 + lot(3))),
        allies: lot(2) === 0 ? [] : [ally(`Ally ${seat}`, 1 + lot(3))],
      }),
    )
    return fight({ seats }, (question) => {
      if (question.ask === 'which player') return { do: 'choose player', seat: question.among[lot(question.among.length)]! }
      if (question.ask === 'which way') return { do: 'choose way', way: lot(question.ways.length) }
      return undefined
    })
  }

  test.each(counts.slice(1))(
    '[M14.31, M14.29, M14.6, M18.3] with %i seats: the first of the order resolves all of his or hers, then the next',
    (count) => {
      let several = 0
      for (let seed = 1; seed <= 25; seed++) {
        const { events, state } = combat(count, seed)
        const aimed = told(events, 'committed').filter(({ what }) => what === 'threat')
        const pairs = new Set(aimed.map(({ seat, against }) => [seat, against].sort().join()))
        const fought = told(events, 'battle begun')
        if (state.over === undefined) expect(new Set(fought.map(({ a, b }) => [a, b].sort().join()))).toEqual(pairs)
        expect(new Set(fought.map(({ a, b }) => [a, b].sort().join())).size, 'no two meet twice').toBe(fought.length)
        // In the order of the Battles each seat is done with all of its own before a Battle without it is fought.
        const done: number[] = []
        let left = [...pairs].map((pair) => pair.split(',').map(Number))
        for (const { a, b } of fought) {
          const turn = a // the one of the two who comes first in the order
          if (done.includes(turn)) throw new Error(`Seat ${turn} resolves Battles twice.`)
          left = left.filter(([one, two]) => !([a, b].includes(one!) && [a, b].includes(two!)))
          if (!left.some((pair) => pair.includes(turn))) done.push(turn)
          else several++
          const begun = fought.slice(
            0,
            fought.findIndex((each) => each.a === a && each.b === b),
          )
          const others = begun.filter((each) => each.a !== turn && each.b !== turn && !done.includes(each.a))
          expect(others, `Seat ${turn} resolves while another is in the middle of his or hers`).toEqual([])
        }
      }
      expect(several, 'somebody had several to choose from').toBeGreaterThan(5)
    },
  )

  test.each(counts.slice(1))('[M14.14, M14.37, M18.4] with %i seats: an Ally absorbs in its own Battle alone', (count) => {
    for (let seed = 30; seed <= 45; seed++) {
      const { events } = combat(count, seed)
      let now: { readonly a: number; readonly b: number } | undefined
      const defended = new Map(
        told(events, 'committed').flatMap((each) => (each.what === 'ally' ? each.titles.map((title) => [title, each] as const) : [])),
      )
      for (const event of events) {
        if (event.was === 'battle begun') now = event
        if (event.was !== 'absorbed' || !event.title.startsWith('Ally')) continue
        const { seat, against } = defended.get(event.title)!
        expect([seat, against].toSorted()).toEqual([now!.a, now!.b].toSorted())
      }
    }
  })
})

describe('Passing', () => {
  const place = () => location('Bolton', { attributes: ['City', 'Artifact'] })
  const knitting = () => card({ title: 'Knitting', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })

  /** Whether these plays end card play with the last of them, by the examples: two Passes of one in a row, or of two before the first one plays. */
  function endsByTheBook(count: number, passes: readonly boolean[]): boolean {
    const last = passes.length - 1
    if (!passes[last]) return false
    const mine = passes.findLastIndex((_, at) => at < last && at % count === last % count)
    if (mine >= 0 && passes[mine]) return true // M13.3
    // M13.4: somebody else has Passed, and had no Turn since.
    return passes.some((passed, at) => passed && at !== last && at > last - count)
  }

  test.each(counts)('[M13.1, M13.2, M13.3, M13.4, M13.5, M13.6] with %i seats: card play ends when the examples say so', (count) => {
    let ended = 0
    for (let seed = 1; seed <= 30; seed++) {
      const lot = lots(seed)
      const t = table({ seats: Array.from({ length: count }, () => ({ story: [place()], assets: [knitting()] })) })
      const passes: boolean[] = []
      while (passes.length < 4 * count) {
        const pass = lot(3) === 0
        passes.push(pass)
        if (pass) t.pass()
        else t.use('Knitting')
        const over = t.state.phase !== 'card play' || t.question?.ask !== 'what to play'
        expect(over, `${count} seats: ${passes.map((each) => (each ? 'pass' : 'play')).join(', ')}`).toBe(endsByTheBook(count, passes))
        if (!over) continue
        ended++
        break
      }
    }
    expect(ended).toBeGreaterThan(15)
  })
})

describe('the end', () => {
  /** Seats with Sanity and points; the first one loses all Sanity at once. */
  function ended(standings: readonly (readonly [sanity: number, points: number])[]): readonly number[] {
    const state = mythosPosition({
      seats: standings.map(([sanity, points], seat) => ({ name: `Seat ${seat}`, sanity, points })),
      agenda: [{ do: 'check state' }],
    })
    const mad: State = { ...state, players: state.players.map((each, seat) => (seat === 0 ? { ...each, sanity: 0 } : each)) }
    const open = {
      ...mad,
      agenda: [
        { do: 'ask', seat: 1, question: { ask: 'whether', prompt: 'Go on?' }, resume: { do: 'discard step', seats: [], ctx: { you: 1 } } },
      ],
    } as State
    return mythos.apply(open, 1, { do: 'no' }).state.over!.scores
  }

  test('[M16.8, M16.9, M16.10, M16.11, M18.5] with three to six seats: for all at once, by points and Sanity, then by points', () => {
    let luck: Rng = seeded(5)
    let ties = 0
    for (let match = 0; match < 200; match++) {
      let count: number
      ;[count, luck] = pickOne(luck, counts.slice(1))
      const lot = lots(match)
      const standings = Array.from({ length: count }, (_, seat) => [seat === 0 ? 1 : 1 + lot(4), lot(4)] as const)
      const final = standings.map(([sanity, points], seat) => [seat === 0 ? 0 : sanity, points] as const)
      const best = final.toSorted(([a, b], [c, d]) => c + d - (a + b) || d - b)[0]!
      const winners = final.map(([sanity, points]) => sanity + points === best[0] + best[1] && points === best[1])
      const scores = ended(standings)
      const sharers = winners.filter(Boolean).length
      if (sharers > 1) ties++
      for (const [seat, score] of scores.entries()) {
        if (winners[seat]) expect(score).toBeCloseTo(1 / sharers)
        else expect(score).toBeLessThan(1 / sharers)
      }
    }
    expect(ties).toBeGreaterThan(10)
  })
})
