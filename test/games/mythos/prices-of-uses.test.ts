/** What is paid for using cards and Gates, and prices that only he can choose who has as much. */
import { describe, expect, it } from 'vitest'
import { ally, location, monster, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

describe('[M2.23] a use that a text makes cost Sanity', () => {
  const tax = says('Tax', 'Tome', 'Your opponent must pay 2 Sanity to use an Artifact.')
  const lamp = says('Lamp', 'Artifact', 'As your Turn, flip this card to draw one card.')
  const mine = (sanity: number): SeatSetup => ({ assets: [lamp], deck: [ally('Webb', 1)], sanity })

  it('is paid first, and open to nobody who has less', () => {
    const t = two(mine(9), { assets: [tax] }).use(lamp)
    expect([t.sanity[0], t.hand(0)]).toEqual([7, ['Webb']])
    expect(two(mine(1), { assets: [tax] }).offers('use', lamp)).toBe(false)
  })

  it('costs others what it says, and no more', () => {
    const other = two({ assets: [lamp, tax], deck: [ally('Webb', 1)], sanity: 1 }).use(lamp)
    expect(other.sanity[0]).toBe(1)
  })

  it('is no loss that a text would spare', () => {
    const calm = says('Calm', 'Tome', 'Your Sanity losses lose 2.')
    expect(two({ ...mine(9), assets: [lamp, calm] }, { assets: [tax] }).use(lamp).sanity[0]).toBe(7)
  })
})

describe('[M11.3] a Gate that costs Sanity', () => {
  const ghoul = monster('Ghoul', 2)
  const well = says('Well', 'Location', 'Using this Gate costs 2 Sanity.', { gate: true, sanity: 0 })
  const at = (place: typeof well, sanity: number) =>
    table({ seats: [{ story: [place], hand: [ghoul], sanity }, { story: [location('Bolton')] }] })

  it('is used by whoever can pay', () => {
    expect(at(well, 9).play(ghoul, 'monster').sanity[0]).toBe(7)
    expect(at(well, 1).against(ghoul, 'monster')).not.toEqual([])
  })
})

describe('[M2.21] a price among others', () => {
  const toll = says('Toll', 'Event', 'Your opponent must either pay 3 Sanity or bury one Ally.')
  const shield = says('Shield', 'Tome', 'Your Sanity losses lose 2.')
  const webb = ally('Webb', 1)

  it('is paid whatever spares one losses', () => {
    const t = two({ hand: [toll] }, { allies: [webb], assets: [shield], sanity: 9 }).play(toll)
    expect(t.question?.ask).toBe('which way')
    expect([t.chooseWay(0).sanity[1], t.where(webb)]).toEqual([6, 'ally'])
  })

  it('is not chosen by who has less', () => {
    const t = two({ hand: [toll] }, { allies: [webb], sanity: 2 }).play(toll)
    expect([t.sanity[1], t.where(webb)]).toEqual([2, 'story'])
  })
})
