/** What is said of Monsters by whom they attack, and what is had for cards that go in the same deed. */
import { expect, test } from 'vitest'
import { card, monster, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, quay, worth } from '../../support/two-places.ts'

const three = (mine: SeatSetup, theirs: SeatSetup = {}, others: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [quay], ...theirs },
      { story: [bolton], ...others },
    ],
  })

test('[M10.25] Monsters are worth more by where he is whom they attack, whoever lies under it', () => {
  const fog = says('Fog', 'Event', 'All Monsters attacking players at Water Locations gain 1 point.', { subtype: 'Storm' })
  const over = { events: [{ lay: fog }] }
  const t = three(
    { threat: [{ lay: monster('Bat', 2), against: 1 }], ...over },
    { threat: [{ lay: monster('Imp', 2), against: 2 }] },
    { threat: [{ lay: monster('Rat', 2), against: 1 }] },
  )
  expect(['Bat', 'Imp', 'Rat'].map((each) => worth(t, each))).toEqual([3, 2, 3])
})

test('[M17.26] an opponent who is attacked is another than the player of the text', () => {
  const drum = says('Drum', 'Ally', 'Monsters attacking any opponent at a Water Location gain 2 points.', { value: 0 })
  const threat = [{ lay: monster('Bat', 1), against: 1 }]
  expect(worth(three({ threat, allies: [drum] }), 'Bat')).toBe(3)
  expect(worth(three({ threat }, { allies: [drum] }), 'Bat')).toBe(1)
})

test('[M17.27] each player who gives cards away gains for his own alone', () => {
  const feast = says('Feast', 'Event', 'Each player may discard any number of his or her Artifacts and gain 2 Sanity per Artifact.')
  const things = (...names: string[]) => names.map((title) => card({ title, type: 'Artifact' }))
  const t = three({ hand: [feast], assets: things('Bell', 'Cup'), sanity: 5 }, { assets: things('Drum'), sanity: 5 }, { sanity: 5 }).play(
    'Feast',
  )
  t.chooseWay(0).choose('Bell').choose('Cup')
  t.chooseWay(0).choose('Drum')
  expect(t.sanity).toEqual([9, 7, 5])
})
