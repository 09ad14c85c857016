/** The rules of Tides of Madness, one by one. Its worked examples are in examples.test.ts. */
import { describe, expect, test } from 'vitest'
import { BadOptions, IllegalAction } from '../../../src-main/engine/game.ts'
import { cards, isDoubling, isWild, suits } from '../../../src-main/games/tides-of-madness/cards.ts'
import { tidesOfMadness } from '../../../src-main/games/tides-of-madness/game.ts'
import { wordsOf } from '../../../src-main/games/tides-of-madness/scoring.ts'
import type { State } from '../../../src-main/games/tides-of-madness/state.ts'
import { rule } from '../../support/rule.ts'
import {
  actors,
  beforeReckoning,
  bothDiscard,
  bothKeep,
  bothPlay,
  go,
  legal,
  named,
  outcome,
  position,
  reckon,
  scored,
  view,
} from './position.ts'

const { setup } = tidesOfMadness
const start = (seed = 1) => setup({ players: 2 }, seed)

/** A draft in full, seat by seat the first card that is offered; up to the first question of the reckoning or the refresh. */
function drafted(state: State): State {
  while (state.question.ask === 'which card to play' && state.over === null) {
    for (const seat of actors(state)) state = go(state, [seat, legal(state, seat)[0]!]).state
  }
  return state
}

/** On to the question wanted, by the first thing offered. */
function until(state: State, ask: State['question']['ask'], round = state.round): State {
  for (let no = 0; no < 100 && !(state.question.ask === ask && state.round === round); no++) {
    const [seat] = actors(state)
    state = go(state, [seat!, legal(state, seat!)[0]!]).state
  }
  expect(state).toMatchObject({ question: { ask }, round })
  return state
}

const all = ({ players, pile, discarded }: State) =>
  [
    ...players.flatMap(({ hand, kept, played, keeping }) => [...hand, ...kept, ...played, ...(keeping === null ? [] : [keeping])]),
    ...pile,
    ...discarded,
  ].toSorted((a, b) => a - b)
const everyCard = cards.map(({ no }) => no)

describe('setting up', () => {
  rule('TM-1', 'two play three rounds, and no other number', () => {
    for (const players of [0, 1, 3, 2.5, Number.NaN]) expect(() => setup({ players }, 1)).toThrow(BadOptions)
    let state = start()
    for (const round of [1, 2, 3]) {
      expect(state.round).toBe(round)
      if (round < 3) state = until(state, 'which card to play', round + 1)
    }
    while (outcome(state) === undefined) {
      const [seat] = actors(state)
      state = go(state, [seat!, legal(state, seat!)[0]!]).state
    }
    expect(state.round).toBe(3)
  })

  rule('TM-2', 'five cards each and eight on the pile, dealt by luck', () => {
    const state = start()
    expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 5])
    expect(state.pile).toHaveLength(8)
    expect(all(state)).toEqual(everyCard)
    const firsts = new Set(Array.from({ length: 50 }, (_, seed) => start(seed).players[0].hand.join()))
    expect(firsts.size).toBeGreaterThan(40)
  })

  rule('TM-3', 'nobody has points or Madness', () => {
    expect(start().players.map(({ points, madness }) => [points, madness])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})

describe('drafting', () => {
  rule('TM-4, TM-E1', 'what one has chosen is not seen before the other has chosen, and stands', () => {
    const before = start()
    expect(actors(before)).toEqual([0, 1])
    const [choice] = legal(before, 0)
    const { state, events } = go(before, [0, choice!])
    expect(actors(state)).toEqual([1])
    expect(legal(state, 0)).toEqual([])
    expect(() => go(state, [0, choice!])).toThrow(IllegalAction)
    const seen = view(state, 1).places[0]!
    expect(seen).toMatchObject({ hand: [], unknown: 5, chosen: 'hidden', played: [] })
    expect(view(state, 0).places[0]!.chosen).toBe(choice?.do === 'play' && choice.card)
    // Whatever it was, the other sees and is told the same.
    const other = go(before, [0, legal(before, 0)[3]!])
    expect(view(other.state, 1)).toEqual(view(state, 1))
    expect(other.events.map((each) => tidesOfMadness.tell(each, 1))).toEqual(events.map((each) => tidesOfMadness.tell(each, 1)))
  })

  rule('TM-5', 'both cards are turned up together and stay', () => {
    const { state, events } = go(
      position({ hand: 'Azathoth, Dagon, Hastur' }, { hand: 'Cthulhu, Innsmouth, Deep Ones' }),
      ...bothPlay('Dagon', 'Innsmouth'),
    )
    expect(state.players.map(({ played }) => played)).toEqual([named('Dagon'), named('Innsmouth')])
    expect(events).toContainEqual(expect.objectContaining({ was: 'revealed', cards: [11, 4] }))
  })

  rule('TM-6', 'then the hands are exchanged', () => {
    const { state } = go(
      position({ hand: 'Azathoth, Dagon, Hastur' }, { hand: 'Cthulhu, Innsmouth, Deep Ones' }),
      ...bothPlay('Dagon', 'Innsmouth'),
    )
    expect(state.players[0].hand).toEqual(named('Deep Ones, Cthulhu'))
    expect(state.players[1].hand).toEqual(named('Azathoth, Hastur'))
  })

  rule('TM-7', 'five cards a player come into play; of the last nobody is asked', () => {
    const state = drafted(start())
    expect(state.players.map(({ played, hand }) => played.length + hand.length)).toEqual([5, 5])
    const { state: last, events } = go(
      position({ hand: 'Azathoth, Dagon' }, { hand: 'Cthulhu, Innsmouth' }),
      ...bothPlay('Dagon', 'Innsmouth'),
    )
    expect(events).toContainEqual(expect.objectContaining({ was: 'left over', cards: [named('Cthulhu')[0], named('Azathoth')[0]] }))
    expect(last.question.ask).not.toBe('which card to play')
  })

  rule('TM-8', 'the order of play is kept', () => {
    const { state } = go(
      position(
        { cards: 'Hastur', hand: 'Azathoth, Dagon, Nyarlathotep' },
        { cards: 'Deep Ones', hand: 'Cthulhu, Innsmouth, Elder Things' },
      ),
      ...bothPlay('Dagon', 'Innsmouth'),
    )
    expect(state.players[0].played).toEqual(named('Hastur, Dagon'))
    expect(state.players[1].played).toEqual(named('Deep Ones, Innsmouth'))
  })

  rule('TM-9', 'cards in play are seen by all; a hand by its holder, and by whoever held it', () => {
    const first = start()
    expect(view(first, 0).places[1]).toMatchObject({ hand: [], unknown: 5 })
    expect(view(first, 0).places[0]).toMatchObject({ hand: first.players[0].hand, unknown: 0 })
    const { state } = go(first, [0, legal(first, 0)[0]!], [1, legal(first, 1)[0]!])
    // What was passed on is known; an onlooker has held nothing.
    expect(view(state, 0).places[1]).toMatchObject({ hand: state.players[1].hand, unknown: 0 })
    expect(view(state).places[1]).toMatchObject({ hand: [], unknown: 4, played: state.players[1].played })
    // In the next round the two cards drawn are new.
    const later = until(first, 'which card to play', 2)
    expect(view(later, 0).places[1]).toMatchObject({ unknown: 2 })
    expect(view(later, 0).places[1]!.hand).toHaveLength(3)
    expect(view(later, 0).places[1]!.hand.every((card) => later.players[1].hand.includes(card))).toBe(true)
  })
})

describe('reckoning', () => {
  rule('TM-10', 'a token for each icon in play, kept cards included', () => {
    const { state, events } = reckon(
      { cards: 'Dagon | Deep Ones, Azathoth, Innsmouth, Hastur, Elder Things' },
      { cards: "Cthulhu | Necronomicon, R'lyeh, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten", madness: 1 },
      { round: 2 },
    )
    expect(events).toContainEqual(expect.objectContaining({ was: 'driven mad', received: [2, 2], madness: [2, 3] }))
    expect(state.players.map(({ madness }) => madness)).toEqual([2, 3])
  })

  rule('TM-11, TM-E2, TM-E3', 'who received more gains 4 points or gives back a token; with equal numbers nobody does', () => {
    const more = reckon(
      { cards: 'Dagon, Azathoth, Innsmouth, Hastur, Elder Things' },
      { cards: 'Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath' },
    )
    expect(actors(more.state)).toEqual([0])
    expect(legal(more.state, 0)).toEqual([{ do: 'gain' }, { do: 'heal' }])
    expect(legal(more.state, 1)).toEqual([])
    const [gained, healed] = [go(more.state, [0, { do: 'gain' }]).state, go(more.state, [0, { do: 'heal' }]).state]
    expect(gained.players[0].points - healed.players[0].points).toBe(4)
    expect([gained.players[0].madness, healed.players[0].madness]).toEqual([1, 0])
    const none = reckon(
      { cards: 'Azathoth, Innsmouth, Hastur, Elder Things, Shub-Niggurath' },
      { cards: 'Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Dreamlands' },
    )
    expect(none.state.question.ask).toBe('which suit')
  })

  rule('TM-12', 'only tokens of this round are compared', () => {
    const { state } = reckon(
      { cards: 'Azathoth, Dagon, Innsmouth, Hastur, Elder Things' },
      { cards: 'Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath', madness: 6 },
    )
    expect(state.question).toEqual({ ask: 'what Madness gives', seat: 0 })
  })

  rule('TM-13, TM-E12', 'Dreamlands takes a token after step 2, and can save the one it is taken from', () => {
    const at = reckon(
      { cards: 'Dreamlands, Azathoth, Innsmouth, Hastur, Elder Things', madness: 2 },
      { cards: 'Dagon, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath', madness: 8 },
    )
    expect(at.state.players.map(({ madness }) => madness)).toEqual([2, 9])
    const after = go(at.state, [1, { do: 'gain' }])
    expect(after.state.players.map(({ madness }) => madness)).toEqual([3, 8])
    const end = go(after.state, [0, { do: 'name', suit: 'Races' }])
    expect(outcome(end.state)).toBeUndefined()
    expect(end.events.every(({ was }) => was !== 'ended')).toBe(true)
  })

  rule('TM-14, TM-E17', 'its owner names one of the five suits, anew each round', () => {
    const at = reckon(
      { cards: 'Dreamlands, Azathoth, Innsmouth, Hastur, Elder Things' },
      { cards: 'Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath' },
    ).state
    expect(legal(at, 0)).toEqual(suits.map((suit) => ({ do: 'name', suit })))
    expect(view(at, 1).suits?.map(({ suit }) => suit)).toEqual([...suits])
    const next = go(at, [0, { do: 'name', suit: 'Races' }]).state
    expect(next.wild).toBeNull()
    // Kept, it asks again in the next round.
    const kept = go(next, ...bothKeep('Dreamlands', 'Cthulhu'), ...bothDiscard('Azathoth', 'Nyarlathotep')).state
    let later = drafted(kept)
    if (later.question.ask === 'what Madness gives') later = go(later, [later.question.seat, { do: 'heal' }]).state
    expect(later.question).toEqual({ ask: 'which suit', seat: 0 })
  })

  rule('TM-15', 'the points of all cards in play are added to what there was', () => {
    const { state, events } = reckon(
      { cards: 'Elder Things, Azathoth, Innsmouth, Hastur, Mountains of Madness', points: 30 },
      { cards: 'Cthulhu, Nyarlathotep, Unaussprechlichen Kulten, Shub-Niggurath, Miskatonic University', points: 7 },
    )
    const end = go(state, [1, { do: 'heal' }])
    const sums = [...events, ...end.events].flatMap((each) => (each.was === 'scored' ? [each.points] : []))
    // Elder Things 3, Azathoth 3, Innsmouth 3 (no Manuscript), Hastur 0, Mountains 3.
    expect(sums[0]).toBe(30 + 12)
    expect(end.state.players[0].points).toBe(sums[0])
    expect(end.state.players[1].points).toBe(sums[1])
  })

  rule('TM-16, TM-E13', 'nine tokens at the end of a round lose at once, in round 1 and with more points too', () => {
    const at = reckon(
      { cards: 'Dagon, Deep Ones, Azathoth, Hastur, Elder Things', madness: 7, points: 90 },
      { cards: 'Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath', madness: 8 },
    ).state
    const lost = go(at, [0, { do: 'gain' }])
    expect(outcome(lost.state)).toMatchObject({ scores: [0, 1] })
    expect(actors(lost.state)).toEqual([])
    expect(legal(lost.state, 0)).toEqual([])
    expect(outcome(go(at, [0, { do: 'heal' }]).state)).toBeUndefined()
  })

  rule('TM-17', 'nobody wins if both have nine', () => {
    const at = reckon(
      { cards: 'Dagon, Azathoth, Hastur, Elder Things, Innsmouth', madness: 8 },
      { cards: "R'lyeh, Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten", madness: 9 },
    )
    expect(outcome(at.state)?.scores).toEqual([0, 0])
  })
})

describe('how cards score', () => {
  rule('TM-18', 'a card counts itself, and Dreamlands as what it is named', () => {
    expect(scored({ cards: 'Mountains of Madness, Dreamlands' }, {}, 'Races').points).toBe(3)
    expect(scored({ cards: 'Mountains of Madness, Dreamlands' }, {}, 'Locations').points).toBe(0)
    // R'lyeh is a Location itself, and so the majority in Locations that Yog-Sothoth asks for.
    expect(scored({ cards: "R'lyeh, Yog-Sothoth" }).each).toEqual([0, 7])
  })

  test.each([
    ['Elder Things', 'Azathoth, Nyarlathotep, Yog-Sothoth', 9],
    ['Mountains of Madness', 'Deep Ones, Elder Things, Great Race of Yith', 9],
    ['Azathoth', 'Cthulhu, Dagon', 6],
    ['Hastur', 'Necronomicon, Pnakotic Manuscripts, Unaussprechlichen Kulten', 9],
    ['Unaussprechlichen Kulten', "R'lyeh, Innsmouth", 6],
    ['Elder Things', 'Deep Ones', 0],
  ])('[TM-19] %s gives 3 for each: %s', (card, others, vp) => {
    expect(scored({ cards: `${card}, ${others}` }).each[0]).toBe(vp)
  })

  rule('TM-20', 'as many sets as the rarest of their suits', () => {
    expect(scored({ cards: 'Deep Ones, Cthulhu, Dagon, Necronomicon' }).each[0]).toBe(6)
    expect(scored({ cards: 'Deep Ones, Cthulhu, Dagon, Necronomicon, Pnakotic Manuscripts' }).each[0]).toBe(12)
    expect(scored({ cards: 'Cthulhu, Azathoth, Innsmouth, Deep Ones' }).each[0]).toBe(9)
    expect(scored({ cards: 'Cthulhu, Azathoth, Innsmouth' }).each[0]).toBe(0)
  })

  rule('TM-21', 'Nyarlathotep pays once for all five suits', () => {
    const five = 'Deep Ones, Innsmouth, Cthulhu, Necronomicon'
    expect(scored({ cards: `Nyarlathotep, ${five}` }).each[0]).toBe(13)
    // Two of each suit are no second set.
    const ten = "Elder Things, R'lyeh, Azathoth, Dagon, Pnakotic Manuscripts"
    expect(scored({ cards: `Nyarlathotep, ${five}, ${ten}` }).each[0]).toBe(13)
    expect(scored({ cards: 'Nyarlathotep, Deep Ones, Innsmouth, Cthulhu' }).each[0]).toBe(0)
    expect(scored({ cards: 'Nyarlathotep, Deep Ones, Innsmouth, Cthulhu, Dreamlands' }, {}, 'Manuscripts').each[0]).toBe(13)
  })

  test.each([
    ['Great Race of Yith', 'Necronomicon', 'Hastur', 'Pnakotic Manuscripts'],
    ["R'lyeh", 'Cthulhu', 'Azathoth', 'Dagon'],
    ['Yog-Sothoth', 'Innsmouth', 'Hastur', 'Mountains of Madness'],
    ['Dagon', 'Elder Things', 'Azathoth', 'Deep Ones'],
    ['Pnakotic Manuscripts', 'Azathoth', 'Hastur', 'Nyarlathotep'],
  ])('[TM-22] %s wants more of its suit than the opponent has: %s', (card, suited, without, rival) => {
    expect(scored({ cards: `${card}, ${suited}` }, { cards: without }).each[0]).toBe(7)
    expect(scored({ cards: `${card}, ${suited}` }, { cards: rival }).each[0]).toBe(0)
  })

  rule('TM-23', 'Miskatonic University pays for each majority, beside what other cards give for it', () => {
    const found = scored({ cards: "Miskatonic University, R'lyeh, Cthulhu, Deep Ones" }, { cards: 'Elder Things, Azathoth' })
    // Great Old Ones and Locations; Races are one to one, Outer Gods are the opponent's.
    expect(found.each.slice(0, 2)).toEqual([8, 7])
  })

  rule('TM-24', 'Innsmouth pays for suits without a card, Dreamlands counting as what it is named', () => {
    expect(scored({ cards: 'Innsmouth' }).points).toBe(12)
    expect(scored({ cards: 'Innsmouth, Azathoth, Dreamlands' }, {}, 'Races').each[0]).toBe(6)
    expect(scored({ cards: 'Innsmouth, Azathoth, Dreamlands' }, {}, 'Locations').each[0]).toBe(9)
  })

  rule('TM-25', 'the Necronomicon pays for tokens as they are when the cards are scored', () => {
    expect(scored({ cards: 'Necronomicon', madness: 5 }).points).toBe(5)
    const at = reckon(
      { cards: 'Necronomicon, Azathoth, Innsmouth, Elder Things, Dreamlands', madness: 2 },
      { cards: 'Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath', madness: 1 },
    ).state
    // 2 and 1 for the icon, less 1 given back, and 1 taken by Dreamlands: 3.
    const { events } = go(at, [0, { do: 'heal' }], [0, { do: 'name', suit: 'Races' }])
    const mine = events.find((each) => each.was === 'scored')!
    expect(mine.was === 'scored' && mine.display.madness).toBe(3)
  })

  rule('TM-26', 'a card serves in any number of others', () => {
    expect(scored({ cards: "Azathoth, Deep Ones, R'lyeh, Cthulhu, Necronomicon" }).each).toEqual([3, 6, 7, 9, 0])
  })

  rule('TM-27', 'Shub-Niggurath doubles the card played just before it', () => {
    expect(scored({ cards: 'Hastur, Necronomicon, Pnakotic Manuscripts, Shub-Niggurath' }, { cards: 'Azathoth' }).each).toEqual([
      6, 0, 0, 0,
    ])
    const found = scored({ cards: 'Necronomicon, Pnakotic Manuscripts, Hastur, Shub-Niggurath' }, { cards: 'Azathoth' })
    expect(found.each).toEqual([0, 0, 12, 0])
    expect(found.lines[2]).toMatchObject({ doubled: true, vp: 12 })
  })

  rule('TM-28, TM-E8', 'as the first card of a round it doubles nothing, not even a kept card', () => {
    expect(scored({ cards: 'Shub-Niggurath, Hastur, Necronomicon' }).each).toEqual([0, 3, 0])
    expect(scored({ cards: 'Hastur | Shub-Niggurath, Necronomicon' }).each).toEqual([3, 0, 0])
  })

  rule('TM-29', 'cards without suit count for none, and two of them give nothing themselves', () => {
    expect(scored({ cards: 'Shub-Niggurath' }).points).toBe(0)
    expect(scored({ cards: 'Dreamlands' }, {}, 'Races').points).toBe(0)
    expect(scored({ cards: 'Innsmouth, Miskatonic University, Shub-Niggurath' }).each[0]).toBe(12)
    expect(cards.filter(({ suit }) => suit === undefined).map(({ name }) => name)).toEqual([
      'Miskatonic University',
      'Shub-Niggurath',
      'Dreamlands',
    ])
  })

  rule('TM-E6', 'twice nothing is nothing', () => {
    expect(scored({ cards: 'Dreamlands, Shub-Niggurath' }, {}, 'Races').points).toBe(0)
    expect(scored({ cards: 'Hastur, Shub-Niggurath' }).points).toBe(0)
  })

  rule('TM-E7', 'kept, Shub-Niggurath doubles nothing in later rounds', () => {
    expect(scored({ cards: 'Hastur, Shub-Niggurath | Necronomicon, Azathoth' }).each).toEqual([3, 0, 0, 3])
  })

  rule('TM-E9', 'a doubled card that is kept scores once in the next round', () => {
    expect(scored({ cards: 'Hastur | Necronomicon, Shub-Niggurath' }, { cards: 'Azathoth' }).each[0]).toBe(3)
  })

  rule('TM-E10', 'the 4 points are of no card and never doubled', () => {
    const at = reckon(
      { cards: 'Dagon, Azathoth, Innsmouth, Hastur, Shub-Niggurath' },
      { cards: 'Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Elder Things' },
    ).state
    const difference = go(at, [0, { do: 'gain' }]).state.players[0].points - go(at, [0, { do: 'heal' }]).state.players[0].points
    expect(difference).toBe(4)
  })

  rule('TM-E11', 'the whole sum of a card is doubled', () => {
    expect(scored({ cards: 'Necronomicon, Shub-Niggurath', madness: 4 }).each[0]).toBe(8)
    expect(scored({ cards: 'Deep Ones, Azathoth, Miskatonic University, Shub-Niggurath' }).each[2]).toBe(16)
  })

  rule('TM-E18', 'majorities look at kept cards and at Dreamlands on both sides', () => {
    expect(scored({ cards: "R'lyeh, Cthulhu" }, { cards: 'Dagon |' }).each[0]).toBe(0)
    expect(scored({ cards: "R'lyeh | Cthulhu, Dagon" }, { cards: 'Hastur' }).each[0]).toBe(7)
    const at = go(
      beforeReckoning(
        { cards: "R'lyeh, Cthulhu, Azathoth, Elder Things, Innsmouth" },
        { cards: 'Dreamlands, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath' },
      ),
      ...bothPlay('Elder Things', 'Unaussprechlichen Kulten'),
    ).state
    const name = (suit: 'Great Old Ones' | 'Races') => go(at, [0, { do: 'heal' }], [1, { do: 'name', suit }]).state.players[0].points
    expect(name('Races') - name('Great Old Ones')).toBe(7)
  })
})

describe('refresh', () => {
  const refreshing = () =>
    position(
      { cards: 'Deep Ones |', hand: 'Elder Things, Innsmouth, Azathoth, Hastur, Cthulhu' },
      { cards: "R'lyeh |", hand: 'Mountains of Madness, Nyarlathotep, Dagon, Yog-Sothoth, Great Race of Yith' },
      {
        round: 2,
        question: { ask: 'which card to keep' },
        discarded: named('Miskatonic University, Dreamlands'),
        pile: named('Necronomicon, Pnakotic Manuscripts, Unaussprechlichen Kulten, Shub-Niggurath'),
      },
    )

  rule('TM-30', 'the five cards of the round go back into the hand; kept ones stay', () => {
    const { state } = go(
      reckon(
        { cards: 'Dagon | Azathoth, Innsmouth, Hastur, Elder Things, Nyarlathotep' },
        { cards: "R'lyeh | Cthulhu, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath, Yog-Sothoth" },
        { round: 2 },
      ).state,
      [1, { do: 'heal' }],
    )
    expect(state.players[0]).toMatchObject({ played: [], kept: named('Dagon') })
    expect(state.players[0].hand.toSorted()).toEqual(named('Azathoth, Innsmouth, Hastur, Elder Things, Nyarlathotep').toSorted())
  })

  rule('TM-31', 'each puts one aside face down', () => {
    const { state } = go(refreshing(), ...bothKeep('Azathoth', 'Dagon'))
    expect(state.players.map(({ keeping }) => keeping)).toEqual(named('Azathoth, Dagon'))
    expect(view(state, 1).places[0]).toMatchObject({ keeping: 'hidden', unknown: 0 })
    expect(view(state, 1).places[0]!.hand).toHaveLength(5)
    expect(view(state, 1)).toEqual(view(go(refreshing(), ...bothKeep('Hastur', 'Dagon')).state, 1))
    expect(view(state, 0).places[0]).toMatchObject({ keeping: named('Azathoth')[0] })
  })

  rule('TM-32, TM-E1, TM-E15', 'both discard together, face up and for good', () => {
    const kept = go(refreshing(), ...bothKeep('Azathoth', 'Dagon')).state
    const half = go(kept, [0, { do: 'discard', card: named('Hastur')[0]! }])
    expect(half.state.discarded).toEqual(kept.discarded)
    // What the first discards is not seen either before the other has chosen [TM-E1].
    expect(view(half.state, 1)).toEqual(view(go(kept, [0, { do: 'discard', card: named('Cthulhu')[0]! }]).state, 1))
    expect(view(half.state, 1).places[0]).toMatchObject({ chosen: 'hidden' })
    const { state } = go(kept, ...bothDiscard('Hastur', 'Yog-Sothoth'))
    expect(view(state, 0).discarded).toEqual([16, 18, 12, 9])
    let end = state
    while (end.over === null) {
      const [seat] = actors(end)
      end = go(end, [seat!, legal(end, seat!)[0]!]).state
      for (const card of state.discarded) expect(end.discarded).toContain(card)
    }
  })

  rule('TM-33', 'kept cards are turned up after that, and stay to the end', () => {
    const { state } = go(refreshing(), ...bothKeep('Azathoth', 'Dagon'), ...bothDiscard('Hastur', 'Yog-Sothoth'))
    expect(view(state, 1).places[0]).toMatchObject({ kept: named('Deep Ones, Azathoth') })
    expect(state.players[0].keeping).toBeNull()
    const end = drafted(state)
    expect(end.players[0].kept).toEqual(named('Deep Ones, Azathoth'))
  })

  rule('TM-34, TM-36', 'each draws two: eight, four, none are left', () => {
    let state = start()
    const piles = [state.pile.length]
    for (const round of [2, 3]) {
      state = until(state, 'which card to play', round)
      expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 5])
      expect(all(state)).toEqual(everyCard)
      piles.push(state.pile.length)
    }
    expect(piles).toEqual([8, 4, 0])
  })

  rule('TM-35, TM-E5', 'kept cards score, bring Madness and take it over in every later round', () => {
    const { state, events } = reckon(
      { cards: 'Dreamlands, Dagon | Azathoth, Innsmouth, Hastur, Elder Things, Nyarlathotep' },
      { cards: "R'lyeh, Deep Ones | Cthulhu, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath, Yog-Sothoth", madness: 1 },
      { round: 3 },
    )
    expect(events).toContainEqual(expect.objectContaining({ was: 'driven mad', received: [1, 3], madness: [1, 4] }))
    const end = go(state, [1, { do: 'gain' }], [0, { do: 'name', suit: 'Manuscripts' }])
    expect(end.events).toContainEqual(expect.objectContaining({ was: 'burdened', seat: 0, madness: [2, 3] }))
    const scores = end.events.flatMap((each) => (each.was === 'scored' ? [each.display] : []))
    expect(scores.map(({ kept, played }) => kept.length + played.length)).toEqual([7, 7])
    // And six in round 2.
    const drawn = reckon(
      { cards: 'Dagon | Azathoth, Innsmouth, Hastur, Elder Things, Nyarlathotep' },
      { cards: 'Dreamlands | Cthulhu, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath, Yog-Sothoth' },
      { round: 2 },
    ).state
    expect(drawn.players.map(({ kept, played }) => kept.length + played.length)).toEqual([6, 6])
  })

  rule('TM-E16', 'what is kept cannot be discarded as well', () => {
    const kept = go(refreshing(), ...bothKeep('Azathoth', 'Dagon')).state
    expect(legal(kept, 0)).toHaveLength(4)
    expect(() => go(kept, [0, { do: 'discard', card: named('Azathoth')[0]! }])).toThrow(IllegalAction)
  })
})

describe('the end', () => {
  const last = (points: number) =>
    reckon(
      { cards: 'Dagon, Elder Things | Azathoth, Innsmouth, Hastur, Nyarlathotep, Necronomicon', points },
      { cards: "R'lyeh, Deep Ones | Cthulhu, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath, Great Race of Yith" },
      { round: 3 },
    ).state

  rule('TM-37', 'more points win after round 3, and there is no refresh', () => {
    const end = go(last(80), [1, { do: 'heal' }]).state
    expect(outcome(end)).toMatchObject({ scores: [1, 0] })
    expect(end.question.ask).not.toBe('which card to keep')
  })

  rule('TM-38', 'equal points are a victory shared', () => {
    const before = go(last(0), [1, { do: 'heal' }]).state
    const behind = before.players[1].points - before.players[0].points
    const even = go(last(behind), [1, { do: 'heal' }]).state
    expect(even.players[0].points).toBe(even.players[1].points)
    expect(outcome(even)?.scores).toEqual([0.5, 0.5])
  })

  rule('TM-E4', 'Dreamlands takes nothing from one who has none, and must take otherwise, even to nine', () => {
    const none = reckon(
      { cards: 'Dreamlands, Azathoth, Innsmouth, Hastur, Elder Things' },
      { cards: 'Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath' },
    )
    expect(none.state.players.map(({ madness }) => madness)).toEqual([0, 0])
    expect(none.events.some(({ was }) => was === 'burdened')).toBe(false)
    const forced = reckon(
      { cards: 'Dreamlands, Azathoth, Innsmouth, Hastur, Elder Things', madness: 8 },
      { cards: 'Cthulhu, Nyarlathotep, Mountains of Madness, Unaussprechlichen Kulten, Shub-Niggurath', madness: 1 },
    )
    expect(forced.state.players[0].madness).toBe(9)
    expect(outcome(go(forced.state, [0, { do: 'name', suit: 'Races' }]).state)?.scores).toEqual([0, 1])
  })

  rule('TM-E14', 'there are as many tokens as are wanted', () => {
    const { state } = reckon(
      { cards: 'Dagon, Azathoth, Innsmouth, Hastur, Elder Things', madness: 15 },
      { cards: "Cthulhu, Nyarlathotep, Mountains of Madness, R'lyeh, Shub-Niggurath", madness: 15 },
    )
    expect(state.players.map(({ madness }) => madness)).toEqual([16, 16])
  })
})

test('every card says what it scores by, and exactly one doubles and one is wild', () => {
  expect(new Set(cards.map(({ no }) => wordsOf(no))).size).toBe(18)
  expect(cards.filter(({ no }) => isDoubling(no))).toHaveLength(1)
  expect(cards.filter(({ no }) => isWild(no))).toHaveLength(1)
  for (const suit of suits) expect(cards.filter((each) => each.suit === suit)).toHaveLength(3)
  expect(cards.filter(({ madness }) => madness)).toHaveLength(8)
})
