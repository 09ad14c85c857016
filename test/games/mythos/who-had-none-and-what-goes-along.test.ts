/** Who had none before he gave one up, what goes along with a card that is flipped or left, and choices with no third way. */
import { describe, expect, it } from 'vitest'
import { ally, card, location, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const plain = location('Quiet Street')
const soldier = ally('Guard', 2, { attributes: ['Soldier'] })

describe('[M17.1] what is asked at once is asked before the deed', () => {
  const draft = says(
    'Draft',
    'Event',
    'Your opponent discards one Soldier. If your opponent has no Soldiers, he or she loses 1 Sanity point.',
  )
  const drafted = (theirs: Partial<SeatSetup>) =>
    table({
      seats: [
        { story: [plain], hand: [draft] },
        { story: [plain], sanity: 10, ...theirs },
      ],
    }).play(draft)

  it('who gives up the last he has loses nothing besides', () => {
    const t = drafted({ allies: [soldier] })
    expect([t.sanity[1], t.where('Guard')]).toEqual([10, 'discard'])
  })

  it('who has none loses', () => {
    expect(drafted({}).sanity[1]).toBe(9)
  })
})

describe('[M17.1] a Tome that is flipped with its Spells', () => {
  it('lies face-down, and so do they', () => {
    const spell = card({ title: 'Hex', type: 'Spell', anyDimension: true, icons: ['Eye'] })
    const tome = says('Folio', 'Tome', 'As your Turn, flip this Tome and all Spells in it face-down to draw two cards.', {
      spellCapacity: 1,
      icons: ['Eye'],
    })
    const t = table({
      seats: [{ story: [plain], assets: [{ lay: tome, bears: [spell] }] }, { story: [plain] }],
    }).use(tome)
    expect([t.entry(tome).faceDown, t.entry(spell).faceDown]).toEqual([true, true])
  })
})

describe('[M6.60] a Location that one leaves by discarding it', () => {
  it('leads back to the one beneath, and to none farther back', () => {
    const last = says(
      'Bridge',
      'Location',
      'As your Turn you may Discard this card and return to your former Location. Ignore Sanity loss/gain; no Gate use.',
    )
    const t = table({ seats: [{ story: [last, location('Second'), location('First')] }, { story: [plain] }] }).use(last)
    expect(t.story(0)[0]).toBe('Second')
  })
})
