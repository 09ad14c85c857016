/** Monsters that a card lets be played as Allies once, and those that use no Gate for it. */
import { describe, expect } from 'vitest'
import { ally, card, location } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { bolton, two } from '../../support/two-places.ts'

const ghoul = (text?: string) => {
  const facts = { subtype: 'Lesser Independent', value: 2, sanity: -1 } as const
  return text === undefined
    ? card({ title: 'Ghoul', type: 'Monster', anyDimension: true, ...facts })
    : says('Ghoul', 'Monster', text, facts)
}
const chapel = location('Chapel', { attributes: ['City', 'Church', 'Tome'] })

describe('a Monster that is played as an Ally', () => {
  rule('M19.18', 'is one by the card that lets it, and is paid for', () => {
    const horn = says('Horn', 'Event', 'Immediately play one Monster as an Ally, regardless of your Current Location.')
    const t = two({ story: [chapel], hand: [horn, ghoul()], sanity: 10 })
      .play('Horn')
      .choosePlay('Ghoul')
    expect([t.entry('Ghoul').area, t.sanity[0]]).toEqual(['ally', 9])
  })

  rule('M11.31', 'uses a Gate as it usually would', () => {
    const horn = says('Horn', 'Event', 'Immediately play one Monster as an Ally.')
    const t = two({ story: [chapel], hand: [horn, ghoul()], sanity: 10 }).play('Horn')
    expect(t.where('Ghoul')).toBe(two({ hand: [ghoul()] }).where('Ghoul'))
  })

  rule('M11.27', 'or none, where its text says so', () => {
    const may = (text: string) => two({ story: [chapel], hand: [ghoul(text)], sanity: 10 }).against('Ghoul', 'ally')
    expect(may('You may play this card as an Ally at any Church (does not use Gate).')).toEqual([])
    expect(may('You may play this card as an Ally at any Church.')).not.toEqual([])
  })
})

describe('a Cultist who is brought from a pile', () => {
  rule('M7.26', 'goes to the Threat from the Hand alone', () => {
    const cultist = () => ally('Brother', 1, { attributes: ['Corrupt', 'Cultist'], foundAt: {} })
    const rite = says('Rite', 'Event', 'Put one Ally in your Story Deck into play.')
    const call = says('Call', 'Event', 'Play one Ally from your discard pile.')
    const t = two({ hand: [rite], story: [bolton, cultist()], sanity: 10 }).play('Rite')
    expect(t.ways('Brother')).toEqual(['ally'])
    expect(
      two({ hand: [call], discard: [cultist()], sanity: 10 })
        .play('Call')
        .ways('Brother'),
    ).toEqual(['ally'])
    expect(two({ hand: [cultist()], sanity: 10 }).ways('Brother')).toEqual(['ally', 'monster'])
  })
})
