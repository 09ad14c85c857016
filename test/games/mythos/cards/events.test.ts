/** The Events of the Standard set outside Combat, as their texts were read. */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { timeOf } from '../../../../src-main/games/mythos/standing.ts'
import { shipped } from '../../../support/all-cards.ts'
import { ally, card, location, no, type SeatSetup, weapon } from '../../../support/mythos.ts'
import { table } from '../../../support/mythos-table.ts'
import { rule } from '../../../support/rule.ts'
import { standard } from '../../../support/standard-cards.ts'

const bolton = location('Bolton', { gate: true })
const dry = location('Dry Street', { subregion: 'Salem', publicAttributes: ['Outside'] })
const begin = (phobia: PrintedCard, mine: Partial<SeatSetup>) =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [bolton], events: [{ lay: phobia, affects: 0 }] },
    ],
    agenda: [{ do: 'begin turn', seat: 0 }],
  }).sanity
const played = (what: PrintedCard, mine: Partial<SeatSetup>, theirs: Partial<SeatSetup> = {}) =>
  table({
    seats: [
      { story: [bolton], ...mine, hand: [what, ...(mine.hand ?? [])] },
      { story: [bolton], ...theirs },
    ],
  }).play(what)

describe('Phobias', () => {
  rule('M10.14, M6.5', 'Agoraphobia: 1 Sanity at the start of each Turn where the top card is Outside', () => {
    const fear = standard('Agoraphobia')
    expect([begin(fear, { story: [dry] }), begin(fear, { story: [bolton] })]).toEqual([
      [11, 12],
      [12, 12],
    ])
    expect(begin(fear, { story: [location('Cellar'), bolton], spot: { crosswise: true } })).toEqual([11, 12])
    expect(begin(fear, { story: [standard('Train'), bolton] })).toEqual([11, 12])
  })
  rule('M6.7', 'Portaphobia: 1 Sanity where the Current Location has a Gate, not while walking', () => {
    const fear = standard('Portaphobia')
    expect([begin(fear, {}), begin(fear, { story: [dry] }), begin(fear, { story: [bolton, dry], spot: { crosswise: true } })]).toEqual([
      [11, 12],
      [12, 12],
      [12, 12],
    ])
  })
  rule('M10.2', 'Efficiophobia: 2 Sanity whenever anybody tells an Adventure', () => {
    const tale = () =>
      card({
        title: 'Tale',
        type: 'Adventure',
        points: 1,
        recipe: { slots: [{ phrase: 'A PLACE', at: 0, count: 1, distinctTitles: false, anyOf: [{ type: 'Location' }] }], conditions: [] },
      })
    const of = (teller: number) =>
      table({
        seats: [0, 1].map((seat) => ({
          story: [bolton],
          hand: seat === teller ? [tale()] : [],
          events: seat === 1 ? [{ lay: standard('Efficiophobia'), affects: 0 }] : [],
        })),
        current: teller,
      }).play('Tale').sanity
    expect([of(0), of(1)]).toEqual([
      [10, 12],
      [10, 12],
    ])
  })
})

describe('Day and Night', () => {
  const nights = ['Evening', 'Midnight']
  const days = ['High Noon', 'Dawn of the Solstice']
  rule('M10.21, M10.22, M10.23', 'each makes its time and buries the Day and Night Events of everybody', () => {
    for (const title of [...nights, ...days]) {
      const others = [...nights, ...days].filter((each) => each !== title)
      const t = played(standard(title), {}, { events: others.slice(0, 1).map((each) => standard(each)) })
      while (t.question?.ask === 'whether') t.no()
      expect([timeOf(t.state), t.where(others[0]!), t.where(title)], title).toEqual([
        nights.includes(title) ? 'night' : 'day',
        'story',
        'event',
      ])
    }
  })
  rule('M10.22', 'each buries what lies there by its own text, not by what that says itself', () => {
    // A Day and a Night of nobody's, which go away for nothing.
    for (const subtype of ['Day', 'Night'])
      for (const what of [...[...nights, ...days].map((each) => standard(each)), shipped('Direct Sunlight')]) {
        const still = card({ title: 'Still', type: 'Event', subtype, anyDimension: true })
        const t = played(what, {}, { events: [still] })
        while (t.question?.ask === 'whether') t.no()
        expect([t.where('Still'), t.where(what)], `${what.title}, ${subtype}`).toEqual(['story', 'event'])
      }
  })
  rule('M10.27', 'Dawn of the Solstice gains 1 Sanity and counts as a Solstice', () => {
    const t = played(standard('Dawn of the Solstice'), {})
    expect(t.sanity[0]).toBe(13)
  })
  rule('M17.25', 'Evening: one card may be exchanged, or not', () => {
    const deck = () => [ally('Drawn', 1)]
    const yes = played(standard('Evening'), { hand: [ally('Held', 1)], deck: deck() })
    expect(yes.question?.ask).toBe('whether')
    yes.yes()
    if (yes.question?.ask === 'which card') yes.choose('Held')
    expect([yes.hand(0), yes.discard(0)]).toEqual([['Drawn'], ['Held']])
    expect(
      played(standard('Evening'), { hand: [ally('Held', 1)], deck: deck() })
        .no()
        .hand(0),
    ).toEqual(['Held'])
  })
  rule('M19.12', 'Midnight flips Steadfast Allies with Weapons, High Noon Corrupt ones, everybody’s', () => {
    const armed = (title: string, attribute: string) => ({
      lay: ally(title, 2, { attributes: [attribute] }),
      bears: [weapon(`Gun of ${title}`, 1)],
    })
    const seats = () => ({ allies: [armed('Good', 'Steadfast'), armed('Bad', 'Corrupt'), ally('Unarmed', 1)] })
    const theirs = { allies: [armed('Their Good', 'Steadfast'), armed('Their Bad', 'Corrupt')] }
    const flipped = (title: string) => {
      const t = played(standard(title), seats(), theirs)
      return ['Good', 'Bad', 'Unarmed', 'Their Good', 'Their Bad'].filter((each) => t.entry(each).faceDown)
    }
    expect([flipped('Midnight'), flipped('High Noon')]).toEqual([
      ['Good', 'Their Good'],
      ['Bad', 'Their Bad'],
    ])
  })
})

describe('weather', () => {
  const city = location('Arkham Street')
  const country = location('Farm', { attributes: ['Country'] })
  rule('M10.25, M17.1', 'Downpour: cities are walked to, even within one; Travel Events still serve', () => {
    const at = (hand: PrintedCard[], events: PrintedCard[] = [standard('Downpour')]) =>
      table({
        seats: [
          { story: [bolton], hand },
          { story: [bolton], events },
        ],
      })
    expect([at([city]).ways(city), at([city], []).ways(city), at([country]).ways(country)]).toEqual([['walk'], ['arrive'], ['walk']])
    expect(
      at([standard('Car'), city])
        .play('Car')
        .choosePlay(city).state.players[0]!.spot?.crosswise,
    ).toBe(false)
  })
  rule('M10.10', 'Downpour ends with any Day or Night Event', () => {
    const t = played(standard('Midnight'), {}, { events: [standard('Downpour')] })
    expect([t.where('Downpour'), t.story(1).at(-1)]).toEqual(['story', 'Downpour'])
  })
})

describe('travel', () => {
  const salem = location('Salem Inn', { subregion: 'Salem', sanity: 1 })
  const paris = location('Paris', { region: 'Europe', subregion: 'Paris' })
  rule('M6.42, M6.47', 'Car: at once, right-side-up, in the same Region', () => {
    for (const nth of [0, 1]) {
      const car = standard('Car', nth)
      const t = played(car, { hand: [salem, paris] })
      expect(t.among).toEqual(['Salem Inn'])
      t.choosePlay(salem)
      expect([t.story(0), t.sanity[0], t.state.players[0]!.spot?.crosswise]).toEqual([['Salem Inn', 'Car', 'Bolton'], 13, false])
    }
  })
  rule('M5.18, M6.41', 'Train: on a later Turn, right-side-up, in the same Region', () => {
    const t = played(standard('Train'), { hand: [salem, paris] })
    expect(t.seat).toBe(1)
    t.untilTurnOf(0).offer('Train')
    expect(t.among).toEqual(['Salem Inn'])
    t.choosePlay(salem)
    expect([t.story(0)[0], t.state.players[0]!.spot?.crosswise]).toEqual(['Salem Inn', false])
  })
  rule('M19.9, M6.20', 'Train: one Ally of this Region, once a Train, at its own cost', () => {
    const dear = ally('Far Friend', 1, { sanity: -2, foundAt: { region: 'Lovecraft Country', subregion: 'Vermont' } })
    const more = ally('Another', 1, { foundAt: { region: 'Lovecraft Country', subregion: 'Vermont' } })
    const foreign = ally('Foreigner', 1, { foundAt: { region: 'Europe', subregion: 'Paris' } })
    const t = played(standard('Train'), { hand: [dear, more, foreign] })
    t.untilTurnOf(0).use('Train')
    expect(t.among).toEqual(['Far Friend', 'Another'])
    t.choosePlay(dear)
    expect([t.sanity[0], t.where(dear)]).toEqual([10, 'ally'])
    expect(t.untilTurnOf(0).offers('use', 'Train')).toBe(false)
  })
})

describe('others', () => {
  rule('M6.60, M6.65', 'Cthulhu Rising: the opponent’s Location is discarded at the water, else buried', () => {
    const pier = location('Pier', { publicAttributes: ['Water', 'Outside'] })
    const at_water = played(standard('Cthulhu Rising'), {}, { story: [pier, dry] })
    expect([at_water.sanity[0], at_water.discard(1), at_water.story(1)]).toEqual([10, ['Pier'], ['Dry Street']])
    const dryly = played(standard('Cthulhu Rising'), {}, { story: [dry, pier] })
    expect([dryly.discard(1), dryly.story(1)]).toEqual([[], ['Pier', 'Dry Street']])
    expect(played(standard('Cthulhu Rising'), {}, { story: [dry] }).story(1)).toEqual(['Dry Street'])
    const nowhere = played(standard('Cthulhu Rising'), {}, { story: [pier] })
    expect([nowhere.discard(1), nowhere.state.players[1]!.spot]).toEqual([['Pier'], null])
  })

  rule('M18.6, M19.12', 'Dysentery: every Ally of the opponent, and of all in the same Subregion, turns face-down', () => {
    const dysentery = standard('Dysentery')
    const t = table({
      seats: [
        { story: [dry], hand: [dysentery], allies: [ally('Mine', 1)] },
        { story: [bolton], allies: [ally('One', 1), { lay: ally('Two', 1), bears: [weapon('Gun', 1)] }] },
        { story: [bolton], allies: [ally('Neighbour', 1)] },
      ],
    })
      .play(dysentery)
      .choosePlayer(1)
    expect(['Mine', 'One', 'Two', 'Gun', 'Neighbour'].map((each) => t.entry(each).faceDown)).toEqual([false, true, true, true, true])
    expect(t.where(dysentery)).toBe('story')
  })
  rule('M10.3', 'Dysentery needs an Ally to fall ill', () => {
    const dysentery = standard('Dysentery')
    expect(table({ seats: [{ story: [bolton], hand: [dysentery] }, { story: [bolton] }] }).against(dysentery)).toEqual(['M10.3'])
  })

  rule('M1.45, M6.68', 'Governmental Cover-up: the lowest Event of the opponent’s Story Deck is discarded', () => {
    const cover = standard('Governmental Cover-up')
    const events = (title: string) => card({ title, type: 'Event' })
    const t = played(cover, {}, { story: [bolton, events('Later'), ally('Friend', 1), events('First'), ally('Last', 1)] })
    expect([t.discard(1), t.story(1)]).toEqual([['First'], ['Bolton', 'Later', 'Friend', 'Last']])
    expect(
      table({ seats: [{ story: [bolton], hand: [standard('Governmental Cover-up')] }, { story: [bolton] }] }).against(
        'Governmental Cover-up',
      ),
    ).toEqual(['M10.3'])
  })

  rule('M14.87, M2.26', 'Succumb to Temptation: a random Steadfast Ally attacks its own Investigator; the others may defend', () => {
    const succumb = standard('Succumb to Temptation')
    const t = played(
      succumb,
      {},
      { allies: [{ lay: ally('Traitor', 3), bears: [weapon('Gun', 2)] }, ally('Loyal', 2, { attributes: ['Corrupt'] })] },
    )
    expect([t.sanity[0], t.seat, t.among]).toEqual([11, 1, ['Loyal']])
    t.choose('Loyal')
    expect([t.sanity[1], t.where('Loyal'), t.where('Traitor'), t.where(succumb)]).toEqual([9, 'story', 'ally', 'story'])
    expect(
      table({
        seats: [
          { story: [bolton], hand: [standard('Succumb to Temptation')] },
          { story: [bolton], allies: [ally('Bad', 1, { attributes: ['Corrupt'] })] },
        ],
      }).against('Succumb to Temptation'),
    ).toEqual(['M10.3'])
  })
})

rule('M1.24, M10.11', 'an Event that is over lies in the Story Deck of who played it', () => {
  for (const title of ['Dysentery', 'Governmental Cover-up', 'Cthulhu Rising']) {
    const t = played(
      standard(title),
      {},
      { story: [dry, location('Pier'), card({ title: 'Old', type: 'Event' })], allies: [ally('Friend', 1)] },
    )
    expect(t.story(0), title).toEqual(['Bolton', title])
    expect(no(t.state, title)).toBe(0)
  }
})
