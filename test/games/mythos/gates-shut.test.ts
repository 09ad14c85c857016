/** A Spell that aims at a Current Location: its Gate stays shut, and that of no other place (M17.7, M17.21). */
import { describe, expect, it } from 'vitest'
import { card, location, monster } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const here = location('Old Well', { gate: true })
const there = location('Wide Square', { gate: true })
const idle = card({ title: 'Idle', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })

describe('[M17.7] the Gate of the Location that is aimed at', () => {
  const sealed = (): Table => {
    const seal = says('Seal', 'Spell', 'The Gate of target Location may not be used this Round.')
    return table({
      seats: [
        {
          story: [here],
          assets: [idle, { lay: card({ title: 'Book', type: 'Tome', anyDimension: true }), bears: [seal] }],
          hand: [monster('Ghoul', 1)],
        },
        { story: [there], assets: [{ ...idle, title: 'Idler' }], hand: [monster('Ghast', 1)] },
      ],
    })
  }

  it('serves nobody for the Round, and other Gates do', () => {
    const t = sealed().cast('Seal').choose('Wide Square')
    expect(t.against('Ghast')).toEqual(['M10.26'])
    t.use('Idler')
    expect(t.offers('play', 'Ghoul')).toBe(true)
  })
})
