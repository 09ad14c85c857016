/** Cards of a Story Deck below its top, others in the same Region as target, and where a Spell was laid. */
import { describe, expect } from 'vitest'
import { ally, card, location, monster, sanityOf } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const rest = () => [monster('Filler', 1)]

describe('a card of the Story Deck that is not its top card', () => {
  const take = () => says('Take', 'Event', 'Return one card from your Story Deck, except the top card, to your Hand.')

  rule('M17.24', 'is taken from among those below, and never the Current Location', () => {
    const seats = [{ story: [location('Hill'), ally('Nan', 1)], hand: [take(), ...rest()] }, { hand: rest() }]
    const t = table({ seats }).play('Take')
    expect([t.hand(0).includes('Nan'), t.story(0)[0]]).toEqual([true, 'Hill'])
  })

  rule('M17.24', 'is none where there is but the top card', () => {
    const t = table({ seats: [{ story: [location('Hill')], hand: [take(), ...rest()] }, { hand: rest() }] })
    expect(t.ways('Take')).toEqual([])
  })
})

describe('an Epidemic at such Locations in the same Region', () => {
  rule('M18.6', 'befalls those who are there in the Region of the one whom it struck first, and not of who played it', () => {
    const plague = says(
      'Plague',
      'Event',
      'Your opponent must bury one Ally. Any other Investigators who are at a Water Location in the same Region are similarly affected.',
      { subtype: 'Epidemic' },
    )
    const port = (title: string, region: string) => location(title, { region, publicAttributes: ['Water', 'Outside'] })
    const t = table({
      seats: [
        { story: [port('Quay', 'Lovecraft Country')], hand: [plague], allies: [ally('Zero', 1)] },
        { story: [port('Pier', 'Asia')], allies: [ally('One', 1)] },
        { story: [port('Wharf', 'Asia')], allies: [ally('Two', 1)] },
        { story: [port('Dock', 'Lovecraft Country')], allies: [ally('Three', 1)] },
        { story: [location('Moor', { region: 'Asia' })], allies: [ally('Four', 1)] },
      ],
    })
      .play(plague)
      .choosePlayer(1)
    expect(['Zero', 'One', 'Two', 'Three', 'Four'].map((each) => t.where(each))).toEqual(['ally', 'story', 'story', 'ally', 'ally'])
  })
})

describe('a Spell that is added to a Tome', () => {
  const spell = () =>
    card({
      title: 'Charm',
      type: 'Spell',
      anyDimension: true,
      icons: ['Eye'],
      rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }],
    })
  const heeds = () => says('Heed', 'Ally', 'When you add a Spell to a Tome, gain 1 Sanity.')
  const book = () => card({ title: 'Book', type: 'Tome', icons: ['Eye'], spellCapacity: 2, languages: { mode: 'or', list: ['English'] } })
  const wise = () => ally('Wise', 1, { rules: [{ kind: 'static', effect: { holdsSpells: 1 } }] })
  const gained = (more: object): number | undefined => {
    const seat = { story: [location('Hill')], hand: [spell(), ...rest()], sanity: 10, ...more }
    const t = table({ seats: [seat, { hand: rest() }] }).play('Charm')
    return sanityOf(t.state)[0]
  }

  rule('M9.15', 'is told apart from one that an Ally knows', () => {
    expect([gained({ allies: [heeds()], assets: [book()] }), gained({ allies: [heeds(), wise()] })]).toEqual([11, 10])
  })
})
