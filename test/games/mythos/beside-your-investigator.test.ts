/** What is placed beside somebody's Investigator comes to that player, whoever owns it. */
import { describe, expect } from 'vitest'
import { ally, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

describe('beside an Investigator', () => {
  const played = (text: string) => {
    const sextant = says('Sextant', 'Artifact', 'Draw one card when played.', { sanity: -2 })
    return table({
      seats: [
        { story: [location('Pier')], hand: [says('Salvage', 'Event', text), monster('Filler', 1)], allies: [ally('Mate', 2)], sanity: 10 },
        { story: [location('Dale')], hand: [monster('Other', 1)], discard: [sextant], sanity: 10 },
      ],
    }).play('Salvage')
  }

  rule('M1.24, M19.18', 'what another has discarded is yours then, at its cost', () => {
    const t = played("Choose one Artifact in your opponent's Discard Pile and place it beside your Investigator.")
    const { area, seat } = t.entry('Sextant')
    expect([area, seat, t.sanity]).toEqual(['asset', 0, [8, 10]])
  })

  rule('M1.24', 'what you place beside another is with him', () => {
    const t = played("Place one of your Allies beside your opponent's Investigator.")
    const { area, seat } = t.entry('Mate')
    expect([area, seat]).toEqual(['ally', 1])
  })
})
