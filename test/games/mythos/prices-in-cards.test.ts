/** Cards that are given as a price: each for one price alone, lost like any other, and not when they have gone already. */
import { expect, test } from 'vitest'
import { ally, card } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, two } from '../../support/two-places.ts'

const thing = (title: string) => card({ title, type: 'Artifact', anyDimension: true })
const deck = ['Drawn', 'Second', 'Third', 'Fourth'].map(thing)
const altar = (price: string) => says('Altar', 'Artifact', `As your Turn, ${price}: gain 4 Sanity.`)

test('[M2.23] two prices in cards are paid with a card each', () => {
  const assets = [altar('discard one card from your Hand and bury one of your Allies')]
  const t = two({ assets, allies: [ally('Guard', 1), ally('Scout', 1)], hand: [thing('Map'), thing('Lamp')] })
  t.use('Altar').choose('Map').choose('Guard')
  expect([t.discard(0), t.story(0), t.sanity[0]]).toEqual([['Map'], ['Bolton', 'Guard'], 16])
})

test('[M2.23] a card that is given itself is none of the others', () => {
  const assets = [altar('bury this card and one Artifact')]
  expect(two({ assets }).offers('use', 'Altar')).toBe(false)
  const t = two({ assets: [...assets, thing('Idol')] }).use('Altar')
  expect([t.story(0), t.sanity[0]]).toEqual([['Bolton', 'Altar', 'Idol'], 16])
})

test('[M1.35] what lies face-down already is not flipped for a price', () => {
  const assets = [altar('flip one of your other Artifacts')]
  expect(two({ assets: [...assets, { lay: thing('Idol'), faceDown: true }] }).offers('use', 'Altar')).toBe(false)
  expect(two({ assets: [...assets, thing('Idol')] }).offers('use', 'Altar')).toBe(true)
})

test('[M2.23] a card that has gone pays for nothing more', () => {
  const clerk = says('Clerk', 'Ally', 'When you draw a card, you may discard this card to gain 2 Sanity.', { value: 1 })
  const well = says('Well', 'Artifact', 'As your Turn: draw three cards.')
  const t = two({ allies: [clerk], assets: [well], deck })
    .use('Well')
    .yes()
  expect([t.question?.ask, t.sanity[0], t.discard(0)]).toEqual(['what to play', 14, ['Clerk']])
})

test.each([
  ['bury one of your Allies', 'one of your Allies is buried'],
  ['discard one of your Allies', 'one of your Allies is lost'],
  ['bury this card', 'one of your Artifacts is buried'],
  ['discard this card', 'one of your Artifacts is discarded'],
])('[M1.31] what is given is lost, and heard of: %s', (price, heard) => {
  const watcher = says('Watcher', 'Ally', `When ${heard}, draw one card.`, { value: 1 })
  const t = two({ allies: [watcher, ally('Guard', 1)], assets: [altar(price)], deck }).use('Altar')
  if (t.question?.ask === 'which card') t.choose('Guard')
  expect([t.hand(0), t.sanity[0]]).toEqual([['Drawn'], 16])
})

test('[M6.60, M6.64] a place that is given makes way for the one beneath, and the only one cannot be buried', () => {
  const inn = says('Inn', 'Location', 'As your Turn, bury this card: draw two cards.')
  const t = two({ story: [inn, thing('Relic'), bolton], deck }).use('Inn')
  expect(t.story(0)).toEqual(['Bolton', 'Inn', 'Relic'])
  expect(t.state.players[0]!.spot?.crosswise).toBe(false)
  expect(two({ story: [inn, thing('Relic')], deck }).offers('use', 'Inn')).toBe(false)
})
