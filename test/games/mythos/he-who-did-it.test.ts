/** With three players: who "he" and "that player" are in what a card says to a moment (M17.26). */
import { describe, expect, test } from 'vitest'
import { ally, card, location, monster } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, quay } from '../../support/two-places.ts'

const thing = (title: string) => card({ title, type: 'Artifact', anyDimension: true })
const tool = (text: string) => says('Tool', 'Artifact', `As your Turn${text}`)
const things = ['Map', 'Lamp', 'Rope', 'Coin'].map(thing)
const mage = says('Mage', 'Ally', 'This Ally may hold one Spell.', { value: 1 })
const hill = location('Hill', { subregion: 'Salem', attributes: ['Country'] })

/** The second of three players does something, and the first one has an Ally who says something to it. */
const moment = (text: string, theirs: object): Table =>
  table({
    seats: [
      { story: [bolton], allies: [says('Spy', 'Ally', text, { value: 1 })], hand: [thing('Kept')] },
      { story: [{ ...bolton, title: 'Quarter' }], deck: things, allies: [ally('Guard', 2)], ...theirs },
      { story: [quay], hand: [thing('Other')] },
    ],
    current: 1,
  })

const deeds: readonly [moment: string, theirs: object, deed: (t: Table) => unknown][] = [
  ['When your opponent plays an Artifact', { hand: [thing('Idol')] }, (t) => t.play('Idol')],
  ['When an opponent uses an Artifact', { assets: [tool(': draw one card.')] }, (t) => t.use('Tool')],
  [
    'When an opponent casts a Spell',
    { allies: [{ lay: mage, bears: [says('Spark', 'Spell', 'Draw one card.')] }] },
    (t) => t.cast('Spark'),
  ],
  ['When an opponent passes', {}, (t) => t.pass()],
  ['At the end of your opponent’s Turn', {}, (t) => t.pass()],
  ['When an opponent draws a card', { assets: [tool(': draw one card.')] }, (t) => t.use('Tool')],
  [
    'When an opponent discards a card from his Hand',
    { hand: [thing('Idol')], assets: [tool(': discard one card from your Hand.')] },
    (t) => t.use('Tool'),
  ],
  [
    'When an opponent makes you discard a card from your Hand',
    { hand: [says('Fire', 'Event', 'Each other player discards one card.')] },
    (t) => t.play('Fire'),
  ],
  ['When your opponent’s Ally is buried', { assets: [tool(': bury one of your Allies.')] }, (t) => t.use('Tool')],
  ['When an Ally of an opponent is flipped', { assets: [tool(': flip one of your Allies.')] }, (t) => t.use('Tool')],
  [
    'When an Ally of an opponent returns to his Hand',
    { assets: [tool(': return one of your Allies to your Hand.')] },
    (t) => t.use('Tool'),
  ],
  [
    'When an opponent buries one of your Allies',
    { hand: [says('Fire', 'Event', 'Bury one Ally of your opponent.')] },
    (t) => t.play('Fire'),
  ],
  [
    'When an opponent uses a Gate',
    { hand: [card({ title: 'Beast', type: 'Monster', anyDimension: true, value: 1 })] },
    (t) => t.play('Beast'),
  ],
  [
    'When an opponent starts a new Threat',
    { hand: [card({ title: 'Beast', type: 'Monster', anyDimension: true, value: 1 })] },
    (t) => t.play('Beast'),
  ],
  ['When an opponent begins to walk', { hand: [hill] }, (t) => t.play('Hill')],
  ['When an opponent arrives at a City Location', { hand: [location('Market')] }, (t) => t.play('Market')],
]

describe.each(['he', 'that player', 'your opponent'])('[M17.26] the opponent of a moment is who has to do with it: %s', (he) => {
  // Of you and of him "that player" could be either, and is refused.
  const told = deeds.filter(([when]) => he !== 'that player' || !when.includes('makes you'))
  test.each(told)('%s', (when, theirs, deed) => {
    const t = moment(`${when}, ${he} loses 1 Sanity.`, theirs)
    deed(t)
    expect([t.question?.ask, t.sanity]).toEqual(['what to play', [12, 11, 12]])
  })
})

test('[M17.26] who loses Sanity is the one who discards for it', () => {
  const theirs = { hand: [thing('Idol')], assets: [tool(': lose 1 Sanity.')] }
  const t = moment('When an opponent loses Sanity, he discards one card.', theirs).use('Tool')
  expect([t.question?.ask, t.discard(1), t.discard(2)]).toEqual(['what to play', ['Idol'], []])
})

test('[M17.26] he whose Hand is looked at', () => {
  const eye = says('Eye', 'Artifact', 'As your Turn: look at the Hand of your opponent.')
  const spy = says('Spy', 'Ally', 'When you look at an opponent’s Hand, he loses 1 Sanity.', { value: 1 })
  const t = table({
    seats: [{ story: [bolton], allies: [spy], assets: [eye] }, { story: [quay] }, { story: [hill], hand: [thing('Other')] }],
  })
  t.use('Eye').choosePlayer(2).chooseWay(0)
  expect(t.sanity).toEqual([12, 12, 11])
})

test('[M14.36] what a moment has taken away says nothing more to it', () => {
  const clerk = says('Clerk', 'Ally', 'When you draw a card, bury this card and gain 2 Sanity.', { value: 1 })
  const well = says('Well', 'Artifact', 'As your Turn: draw three cards.')
  const t = table({ seats: [{ story: [bolton], allies: [clerk], assets: [well], deck: things }, { story: [quay] }] }).use('Well')
  expect(t.sanity).toEqual([14, 12])
})

test.each([
  ['When you lose Sanity in Combat', [11, 12, 11]],
  ['When you are attacked', [11, 12, 11]],
  ['When one of your Allies defends', [11, 12, 11]],
])('[M17.26] the opponent of a Battle is who is met there: %s', (when, sanity) => {
  const spy = says('Spy', 'Ally', `${when}, your opponent loses 1 Sanity.`, { value: 1 })
  const t = table({
    seats: [
      { story: [bolton], allies: [spy] },
      { story: [quay] },
      { story: [hill], threat: [monster('Beast', when.includes('defends') ? 2 : 1)] },
    ],
  })
  t.pass().pass().choosePlayer(0)
  if (when.includes('defends')) t.choose('Spy').chooseWay(1)
  else t.done()
  expect(t.sanity).toEqual(sanity)
})
