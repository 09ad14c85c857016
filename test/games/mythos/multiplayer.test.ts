/** M18: more than two players. Battles belong to Combat. */
import { describe, expect, test } from 'vitest'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { opponents, regionNow, subregionNow } from '../../../src-main/games/mythos/places.ts'
import { ally, card, investigator, location, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'

const place = (subregion: string, more = {}) => location(`In ${subregion}`, { subregion, ...more })

describe('at the table', () => {
  rule('M18.1', 'two to six may sit down', () => {
    const seat = { name: 'A', investigator: investigator({ hand: 1 }), deck: [ally('One', 1)] }
    const begin = (count: number) => () =>
      mythos.setup({ seats: Array.from({ length: count }, () => seat), mode: 'campaign', target: 20, alternativeFirstCard: false }, 1)
    expect(begin(1)).toThrow(/two to six/)
    expect(begin(7)).toThrow(/two to six/)
    for (const count of [2, 3, 4, 6]) expect(begin(count)().players).toHaveLength(count)
  })
  rule('M18.2', 'play passes to the left, and everybody else is an opponent', () => {
    const t = table({ seats: [{}, {}, {}], current: 1 })
    expect(opponents(t.state, 1)).toEqual([2, 0])
    expect(t.pass().seat).toBe(2)
  })
  rule('M18.5', 'when one player has no Sanity left it is over for all', () => {
    const blow = card({
      title: 'Blow',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ sanity: 9, who: 'opponent', sign: -1 }] }],
    })
    const t = table({ seats: [{ story: [place('Arkham')], hand: [blow] }, { sanity: 20 }, { sanity: 3 }] })
      .play(blow)
      .choosePlayer(2)
    expect([t.state.over === undefined, t.legal, t.seat]).toEqual([false, [], undefined])
  })
})

describe('spreading', () => {
  const dysentery = () => standard('Dysentery')
  const sick = (mine: Partial<SeatSetup>, ...theirs: Partial<SeatSetup>[]) => {
    const what = dysentery()
    const seats = [{ hand: [what], ...mine }, ...theirs].map((each, at) => ({ allies: [ally(`Ally ${at}`, 1)], ...each }))
    const t = table({ seats }).play(what)
    if (t.question?.ask === 'which player') t.choosePlayer(1)
    return seats.map((_, at) => t.entry(`Ally ${at}`).faceDown)
  }

  rule('M18.6', 'reads each player’s place at that moment, its own player’s too', () => {
    expect(
      sick({ story: [place('Arkham')] }, { story: [place('Salem')] }, { story: [place('Salem')] }, { story: [place('Boston')] }),
    ).toEqual([false, true, true, false])
    expect(sick({ story: [place('Salem')] }, { story: [place('Salem')] }, { story: [place('Boston')] })).toEqual([true, true, false])
  })
  rule('M18.7', 'not between Dimensions', () => {
    expect(
      sick({ story: [place('Arkham')] }, { story: [place('New York')] }, { story: [place('New York', { dimension: 'new-aeon' })] }),
    ).toEqual([false, true, false])
  })
  test('[M18.6] one is picked of each who is there, and not one in all', () => {
    const dust = card({
      title: 'Dust',
      type: 'Event',
      anyDimension: true,
      rules: [
        {
          kind: 'on',
          on: 'played',
          do: [{ flip: { is: { type: 'Ally' }, of: 'opponent', n: 1, pick: 'choose', spread: 'region' }, face: 'down' }],
        },
      ],
    })
    const two = (at: number) => [ally(`One ${at}`, 1), ally(`Two ${at}`, 1)]
    const t = table({
      seats: [
        { story: [place('Arkham')], hand: [dust] },
        { story: [place('Salem')], allies: two(1) },
        { story: [place('Salem')], allies: two(2) },
        { story: [place('Boston')], allies: two(3) },
      ],
    }).play(dust)
    if (t.question?.ask === 'which player') t.choosePlayer(1)
    t.choose('One 1').choose('Two 2')
    expect(t.state.play.filter(({ faceDown }) => faceDown).length).toBe(2)
    expect([t.entry('One 1').faceDown, t.entry('Two 2').faceDown]).toEqual([true, true])
  })
  rule('M18.6', 'strikes those at such a Location, and not again the one who was struck first', () => {
    const ague = says(
      'Ague',
      'Event',
      'Your opponent must bury one random Ally. Each other player also at a City Location must flip one random Ally.',
      {
        subtype: 'Epidemic',
      },
    )
    const city = () => location('Town', { attributes: ['City'] })
    const two = (at: number) => [ally(`One ${at}`, 1), ally(`Two ${at}`, 1)]
    const t = table({
      seats: [
        { story: [city()], hand: [ague], allies: two(0) },
        { story: [city()], allies: two(1) },
        { story: [location('Moor', { attributes: ['Country'] })], allies: two(2) },
        { story: [city()], allies: two(3) },
      ],
    })
      .play(ague)
      .choosePlayer(1)
    const flipped = [0, 1, 2, 3].map((seat) => t.state.play.filter((entry) => entry.seat === seat && entry.faceDown === true).length)
    expect([flipped, t.state.play.filter(({ seat, area }) => seat === 1 && area === 'ally').length]).toEqual([[1, 0, 0, 1], 1])
  })
  rule('M18.8', 'a walker is in the Region of the crosswise card and in no Subregion', () => {
    const walking = { story: [place('Salem'), place('Arkham')], spot: { crosswise: true } }
    const { state } = table({ seats: [walking, {}] })
    expect([regionNow(state, 0), subregionNow(state, 0)]).toEqual(['Lovecraft Country', undefined])
    expect(sick({ story: [place('Arkham')] }, { story: [place('Salem')] }, walking)).toEqual([false, true, false])
  })
})
