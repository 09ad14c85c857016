/** M1.38, M17.33: cards that change places, or go to another's Ally, go with what they bear, and no second copy comes so. */
import { expect, test } from 'vitest'
import { ally, card, location, monster, weapon } from '../../support/mythos.ts'
import type { Table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const deed = (text: string) => says('Deed', 'Event', text)
const lies = (t: Table, title: string) => {
  const { seat, on } = t.entry(title)
  return [seat, on === undefined ? undefined : t.state.sheet.printed[on]!.title]
}
const exchange = 'Exchange one of your Allies with one Ally of your opponent.'

test('[M1.38] two Allies that change sides take their Weapons along', () => {
  const t = two(
    { hand: [deed(exchange)], allies: [{ lay: ally('Mine', 1), bears: [weapon('My Gun', 1)] }] },
    { allies: [{ lay: ally('Theirs', 2), bears: [weapon('Their Gun', 1)] }] },
  ).play('Deed')
  expect(['Mine', 'My Gun', 'Theirs', 'Their Gun'].map((each) => lies(t, each))).toEqual([
    [1, undefined],
    [1, 'Mine'],
    [0, undefined],
    [0, 'Theirs'],
  ])
})

test('[M1.38] what replaces an Ally from a Hand takes over what it bore', () => {
  const t = two({
    hand: [deed('Replace one of your Allies with one Ally from your Hand.'), ally('Heir', 1)],
    allies: [{ lay: ally('Old', 1), bears: [weapon('Gun', 1)] }],
  }).play('Deed')
  expect([lies(t, 'Heir'), lies(t, 'Gun'), t.hand(0)]).toEqual([[0, undefined], [0, 'Heir'], ['Old']])
})

test('[M17.33] a second copy does not come in the place of another card', () => {
  const t = two({
    hand: [deed('Replace one of your Allies with one Ally from your Hand.'), ally('Twin', 1)],
    allies: [ally('Twin', 1), ally('Other', 1)],
  }).play('Deed')
  t.choose('Other')
  expect([t.where('Other'), t.hand(0)]).toEqual(['ally', ['Twin']])
})

test('[M1.24, M1.38] what is given to another player’s Ally is with that player', () => {
  const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
  const given = two(
    { hand: [deed('Give one of your Artifacts to one Ally of your opponent.')], assets: [idol] },
    { allies: [ally('Theirs', 2)] },
  )
  expect(lies(given.play('Deed'), 'Idol')).toEqual([1, 'Theirs'])
  const taken = two(
    { hand: [deed('Give one Weapon of your opponent to one of your Allies.')], allies: [ally('Mine', 1)] },
    { allies: [{ lay: ally('Theirs', 2), bears: [weapon('Gun', 1)] }] },
  )
  expect(lies(taken.play('Deed'), 'Gun')).toEqual([0, 'Mine'])
})

test('[M1.16, M1.19] what changes places between Hand and Threat is named to nobody', () => {
  const t = two({
    hand: [deed('Exchange one Monster in your Threat with one Monster in your Hand.'), monster('Ghast', 1)],
    threat: [monster('Worm', 2)],
  }).play('Deed')
  expect([t.where('Ghast'), t.where('Worm')]).toEqual(['threat', 'hand'])
  const moved = t.events.flatMap((event) => (event.was === 'moved' ? [event.title, event.to] : []))
  expect(moved).toEqual(['A card', 'the place of another'])
})

test('[M6.69] a Location that comes to the top for the Current one is Current with a fresh Gate', () => {
  const sextant = says('Sextant', 'Artifact', 'As your Turn, exchange your Current Location with one other Location in your Story Deck.')
  const [here, there, below] = ['Here', 'There', 'Below'].map((title) => location(title, { gate: true, sanity: 2 }))
  const t = two({ story: [here!, there!, below!], assets: [sextant], sanity: 8, spot: { gateUsed: true } })
  t.use('Sextant').choose('Below')
  expect([t.story(0), t.state.players[0]!.spot?.gateUsed, t.sanity[0]]).toEqual([['Below', 'There', 'Here'], false, 8])
})
