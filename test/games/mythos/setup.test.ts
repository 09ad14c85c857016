/** M4: setup and who goes first. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { dimensionNow, regionNow, subregionNow } from '../../../src-main/games/mythos/places.ts'
import { publicsAround, timeOf } from '../../../src-main/games/mythos/standing.ts'
import type { State } from '../../../src-main/games/mythos/state.ts'
import { goesFirst, lowestFirst } from '../../../src-main/games/mythos/turn.ts'
import { ally, card, investigator, location, monster, mythosPosition, type PositionSetup, titles } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'

const bolton = location('Bolton')
const event = (title: string, more: Partial<PrintedCard> = {}) => card({ title, type: 'Event', anyDimension: true, ...more })
const eclipse = event('Lunar Eclipse', { subtype: 'Night', rules: [{ kind: 'static', effect: { time: 'night' } }] })
const steamer = event('Steamer', { subtype: 'Travel by Sea', travel: true, publicAttributes: ['Outside'] })
const alternative = (setup: PositionSetup): State => {
  const state = mythosPosition(setup)
  return { ...state, sheet: { ...state.sheet, alternativeFirstCard: true } }
}

describe('dealing', () => {
  const deck = Array.from({ length: 30 }, (_, at) => ally(`Friend ${at}`, 1))
  const seat = { name: 'A', investigator: investigator(), deck }
  const begun = (seed: number) => mythos.setup({ seats: [seat, seat], mode: 'campaign', target: 20, alternativeFirstCard: false }, seed)

  rule('M4.1, M4.2', 'every deck is shuffled, so that no seat can know an order', () => {
    const order = (state: State) => titles(state, [...state.players[0]!.hand, ...state.players[0]!.deck])
    expect(order(begun(1))).not.toEqual(order(begun(2)))
    expect([...order(begun(1))].sort()).toEqual([...order(begun(2))].sort())
  })

  rule('M4.3, M4.4', 'each player draws the Hand size and begins with that', () => {
    const state = begun(1)
    expect(state.players.map((each) => [each.hand.length, each.deck.length])).toEqual([
      [13, 17],
      [13, 17],
    ])
    expect(mythos.legal(state, mythos.actors(state)[0]!).every((each) => each.do === 'play' || each.do === 'pass')).toBe(true)
  })
})

describe('who goes first', () => {
  const four = (more: readonly { sanity: number; education: number; semesters?: number }[]) =>
    mythosPosition({
      seats: more.map(({ sanity, education, semesters }) => ({
        sanity,
        investigator: { education },
        ...(semesters === undefined ? {} : { semesters }),
      })),
    })

  rule('MX33, M4.5, M4.6, M4.8, M2.4', 'the lowest Sanity, then the highest Education, then to the left', () => {
    const state = four([
      { sanity: 13, education: 20 },
      { sanity: 12, education: 14 },
      { sanity: 12, education: 19 },
      { sanity: 15, education: 20 },
    ])
    expect(lowestFirst(state)).toEqual([2, 3, 0, 1])
  })

  rule('MX33, M2.5, M2.6', 'among equally educated players the roll made in setup decides', () => {
    const state = four([
      { sanity: 13, education: 9 },
      { sanity: 12, education: 14, semesters: 1 },
      { sanity: 12, education: 14, semesters: 3 },
      { sanity: 15, education: 9 },
    ])
    expect(lowestFirst(state)).toEqual([2, 3, 0, 1])
    const deck = Array.from({ length: 20 }, () => ally('Friend', 1))
    const seat = { name: 'A', investigator: investigator(), deck }
    const rolled = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
        goesFirst(mythos.setup({ seats: [seat, seat], mode: 'campaign', target: 20, alternativeFirstCard: false }, seed)),
      ),
    )
    expect(rolled.size).toBe(2)
  })

  rule('M4.7, M4.9', 'decided anew each Round, after everybody has drawn', () => {
    const seat = (sanity: number, deck: PrintedCard[], discard: PrintedCard[]) => ({
      sanity,
      deck,
      discard,
      story: [bolton],
      investigator: { hand: 2 },
    })
    const some = () => [ally('One', 1), ally('Two', 1), ally('Three', 1)]
    const t = table({ seats: [seat(12, some(), []), seat(12, [], some())], agenda: [{ do: 'begin round' }] })
    expect([t.sanity, t.state.first, t.seat]).toEqual([[12, 11], 1, 1])
  })
})

describe('before the first Location', () => {
  rule('M4.10', 'one is Outside during the Day, and no other attribute, Region or Dimension applies', () => {
    const { state } = table({ seats: [{}, {}] })
    expect([publicsAround(state, 0), timeOf(state), regionNow(state, 0), subregionNow(state, 0), dimensionNow(state, 0)]).toEqual([
      ['Outside'],
      'day',
      undefined,
      undefined,
      undefined,
    ])
  })

  rule('M4.11', 'a Night Event in force makes it Night for such a player too', () => {
    expect(timeOf(table({ seats: [{}, { events: [eclipse] }] }).state)).toBe('night')
  })

  rule('M4.12, M4.16', 'the first Location may be anywhere and sets Region and Dimension', () => {
    const bazaar = location('Bazaar', { dimension: 'dreamlands', region: 'The East', subregion: 'Celephais' })
    const t = table({ seats: [{ hand: [bazaar] }, {}] }).play(bazaar, 'arrive')
    expect([regionNow(t.state, 0), dimensionNow(t.state, 0)]).toEqual(['The East', 'dreamlands'])
  })

  rule('M4.13', 'what depends on a place cannot be played, and the reason says so', () => {
    const friend = ally('Friend', 1, { foundAt: { subregion: 'Arkham' } })
    const ghoul = monster('Ghoul', 1)
    const t = table(alternative({ seats: [{ hand: [friend, ghoul] }, {}] }))
    expect(t.against(friend)).toContain('M4.13')
    expect(t.why(friend).reasons[0]?.remedy).toBe('Play a Location first.')
    expect(t.against(ghoul, 'monster')).toContain('M4.13')
  })

  rule('M4.14', 'a Travel Event has nowhere to travel from', () => {
    const t = table(alternative({ seats: [{ hand: [steamer] }, {}] }))
    expect(t.against(steamer, 'travel')).toContain('M4.14')
  })

  rule('M4.15, M4.20', 'the first card must be a Location; who has none that can be played must Pass', () => {
    const t = table({ seats: [{ hand: [eclipse, steamer, ally('Friend', 1)] }, {}] })
    expect(t.why(eclipse)).toMatchObject({
      legal: false,
      reasons: [{ rule: 'M4.15', why: 'Your first card must be a Location.', remedy: 'Play a Location, or Pass.' }],
    })
    expect(t.legal).toEqual([{ do: 'pass' }])
  })

  rule('M4.17', 'the first Location is right-side-up even if it is Country', () => {
    const wood = location('Wood', { attributes: ['Country'] })
    const t = table({ seats: [{ hand: [wood] }, {}] })
    expect(t.ways(wood)).toEqual(['arrive'])
    expect(t.play(wood).state.players[0]!.spot).toMatchObject({ crosswise: false })
  })

  rule('M4.18', 'the first Location cannot be an Exotic one, nor one that asks for something first', () => {
    const nkai = standard("N'kai")
    const hidden = location('Hidden Vale', { rules: [{ kind: 'require', needs: { time: 'night' } }] })
    const t = table({ seats: [{ hand: [nkai, hidden] }, {}] })
    expect([t.against(nkai, 'arrive'), t.against(hidden, 'arrive')]).toEqual([['M4.18'], ['M4.18']])
    expect(t.legal).toEqual([{ do: 'pass' }])
  })

  rule('M4.19', 'its pentagram and its Special Effects apply at once', () => {
    const spring = location('Spring', { sanity: 2, rules: [{ kind: 'on', on: 'arrived', do: [{ draw: 1 }] }] })
    const t = table({ seats: [{ hand: [spring], deck: [bolton] }, {}] }).play(spring)
    expect([t.sanity[0], t.hand(0)]).toEqual([14, ['Bolton']])
  })
})

describe('the alternative first card', () => {
  const setup = { seats: [{ hand: [eclipse, bolton] }, {}] }
  test('[MX23, M16.22, M16.24] an Event that needs no place may come first, and it is Night for one who is nowhere', () => {
    expect(table(setup).against(eclipse)).toEqual(['M4.15'])
    const t = table(alternative(setup)).play(eclipse)
    expect([timeOf(t.state), publicsAround(t.state, 0), regionNow(t.state, 0)]).toEqual(['night', ['Outside'], undefined])
  })
  rule('M16.23', 'such plays may go on for several Turns', () => {
    const fog = event('Fog', { subtype: 'Storm' })
    const t = table(alternative({ seats: [{ hand: [eclipse, fog, bolton] }, {}] }))
      .play(eclipse)
      .untilTurnOf(0)
      .play(fog)
      .untilTurnOf(0)
    expect(t.ways(bolton)).toEqual(['arrive'])
  })
  rule('M16.25', 'is an option of the match', () => {
    expect(table(setup).offers('play', eclipse)).toBe(false)
    expect(table(alternative(setup)).offers('play', eclipse)).toBe(true)
  })
})
