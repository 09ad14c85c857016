/** Moments at which something befalls a card: which cards they speak of, by where those lie. */
import { expect, test } from 'vitest'
import { card, monster } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const deck = [card({ title: 'Drawn', type: 'Artifact' })]
const spell = (title: string) => card({ title, type: 'Spell', anyDimension: true, icons: ['Moon'] })
const room = { spellCapacity: 2, icons: ['Moon'] } as const
const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })

test.each([
  ['Spark', 1],
  ['Flame', 0],
] as const)('[M1.38] a Tome hears of a Spell that lies in it: %s', (title, drawn) => {
  const codex = says('Codex', 'Tome', 'When a Spell in this Tome is buried, draw one card.', room)
  const primer = card({ title: 'Primer', type: 'Tome', anyDimension: true, ...room })
  const knife = says('Knife', 'Artifact', 'As your Turn: bury one of your Spells.')
  const assets = [{ lay: codex, bears: [spell('Spark')] }, { lay: primer, bears: [spell('Flame')] }, knife]
  const t = two({ assets, deck }).use('Knife').choose(title)
  expect(t.where(title)).toBe('story')
  expect(t.hand(0)).toHaveLength(drawn)
})

test('[M10.14] one hears of a Phobia that lies on him, though it is another player’s', () => {
  const fear = says('Fear', 'Event', 'At the start of each Turn of the affected player: the affected player loses 1 Sanity.', {
    subtype: 'Phobia',
  })
  const doctor = says('Doctor', 'Ally', 'When a Phobia that affects you is buried, draw one card.', { value: 1 })
  const cure = says('Cure', 'Artifact', 'As your Turn: bury one Phobia that affects you.')
  const t = two({ allies: [doctor], assets: [cure], deck }, { events: [{ lay: fear, affects: 0 }] }).use('Cure')
  expect(t.where('Fear')).toBe('story')
  expect(t.hand(0)).toEqual(['Drawn'])
})

test('[M1.19] what lies beside an Investigator is no card of his Threat', () => {
  const scout = says('Scout', 'Ally', 'When a card in your Threat is buried, draw one card.', { value: 1 })
  const knife = says('Knife', 'Artifact', 'As your Turn: bury one of your other Artifacts.')
  const t = two({ allies: [scout], assets: [knife, idol], threat: [monster('Beast', 1)], deck }).use('Knife')
  expect(t.where('Idol')).toBe('story')
  expect(t.hand(0)).toEqual([])
})

test('[M14.37] the Monster that opposes is one of the other side', () => {
  const scout = says('Scout', 'Ally', 'When an opposing Monster is buried, draw one card.', { value: 1 })
  const t = two({ allies: [scout], threat: [monster('Beast', 1)], deck })
    .pass()
    .pass()
    .done()
  expect(t.where('Beast')).toBe('story')
  expect(t.hand(0)).toEqual([])
})
