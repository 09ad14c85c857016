/** What a Great Old One, or any card, asks for need not be there, or not all of it (M11.46, M19.8); a leave of everybody (M11.52). */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, greatOldOne, location, monster, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const cavern = location('Cavern of Flame', { gate: true, attributes: ['Country', 'Underground'] })
const street = location('Quiet Street', { gate: true })
const star = card({ title: 'Polaris', type: 'Event', anyDimension: true, subtype: 'Star' })
const idle = card({ title: 'Idle', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })
const god = (more: Partial<PrintedCard> = {}): PrintedCard => greatOldOne('Nodens', more)
const calling = (text: string | undefined, mine: SeatSetup): Table =>
  table({
    seats: [
      { assets: text === undefined ? [] : [says('Charm', 'Artifact', text)], hand: [god()], ...mine },
      { story: [street], assets: [idle] },
    ],
  })

describe('[M11.46, M19.8] what a Great Old One needs', () => {
  it('is spared altogether', () => {
    const t = calling('You may play Great Old Ones without the cards they need.', { story: [street] }).play('Nodens', 'goo')
    expect([t.where('Nodens'), t.state.players[0]!.spot?.gateUsed]).toEqual(['goo', true])
  })

  it('is spared but for one of the two', () => {
    const text = 'You may play Great Old Ones with only one of the two required cards.'
    expect(calling(text, { story: [street] }).against('Nodens')).toEqual(['M11.46'])
    expect(calling(text, { story: [cavern] }).against('Nodens')).toEqual([])
    expect(calling(text, { story: [street], events: [star] }).against('Nodens')).toEqual([])
  })

  it('costs what the leave asks, and nothing where it is there', () => {
    const text = 'You may play Great Old Ones without the cards they need by paying 3 Sanity.'
    const bare = calling(text, { story: [street], sanity: 10 }).play('Nodens', 'goo')
    const full = calling(text, { story: [cavern], events: [star], sanity: 10 }).play('Nodens', 'goo')
    expect([bare.state.players[0]!.sanity, full.state.players[0]!.sanity]).toEqual([7, 10])
  })

  it('takes a card that stands in for the other one', () => {
    const idol = says('Idol', 'Artifact', 'You may Bury this card instead of any one card required to play a Great Old One.')
    const charm = says('Charm', 'Artifact', 'You may play Great Old Ones with only one of the two required cards.')
    const t = calling(undefined, { story: [street], assets: [charm, idol] }).play('Nodens', 'goo')
    expect([t.where('Nodens'), t.where('Idol')]).toEqual(['goo', 'story'])
  })
})

describe('[M6.55, M19.8] what the text of a card asks for', () => {
  it('is spared with the cards it needs', () => {
    const { rules } = says('Vault', 'Location', 'You must have a Ghoul in play to enter this Location.')
    const vault = location('Vault', { rules })
    const t = calling('You may play Locations without the cards they need.', { story: [street], hand: [vault] })
    expect(t.against('Vault')).toEqual([])
    expect(calling(undefined, { story: [street], hand: [vault] }).against('Vault')).toEqual(['M6.55'])
  })
})

describe('[M11.52] what a Great Old One allows', () => {
  it('is left to every player, each where he is', () => {
    const nodens = says('Nodens', 'Monster', 'Allies may be played as Monsters. Ghouls may be played at any Cemetery without a Gate.', {
      subtype: 'Great Old One',
      goo: true,
    })
    const graves = location('Graves', { publicAttributes: ['Cemetery'] })
    const t = (mine: PrintedCard): Table =>
      table({
        seats: [
          { story: [mine], hand: [monster('Ghoul', 1), ally('Clerk', 1)] },
          { story: [graves], goo: [nodens], assets: [idle] },
        ],
      })
    expect([t(graves).ways('Ghoul'), t(location('Alley', {})).ways('Ghoul')]).toEqual([['monster'], []])
    expect(t(street).ways('Clerk')).toEqual(['ally', 'monster'])
  })
})
