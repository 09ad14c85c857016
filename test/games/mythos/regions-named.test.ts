/** A Region that is named aloud, and what is then done there. */
import { describe, expect, it } from 'vitest'
import { ally, location } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { region: 'Lovecraft Country' })
const louvre = location('Louvre', { region: 'Europe' })
const plague = says('Plague', 'Event', 'Name a Region. Every player whose Investigator is there loses 2 Sanity and must bury one Ally.')

const named = (region: string) => {
  const t = table({
    seats: [
      { story: [bolton], hand: [plague], allies: [ally('Guide', 1)] },
      { story: [louvre], allies: [ally('Scribe', 1)] },
    ],
  }).play(plague)
  const { ways } = t.question as unknown as { ways: readonly string[] }
  const before = [...t.sanity]
  t.chooseWay(ways.indexOf(region))
  return { ways, lost: before.map((each, seat) => each! - t.sanity[seat]!), heard: t.events.filter(({ was }) => was === 'named') }
}

describe('a named Region', () => {
  it('[M17.25] is one of those that Locations of the match lie in, for all to hear', () => {
    const { ways, heard } = named('Europe')
    expect(ways).toEqual(['Europe', 'Lovecraft Country'])
    expect(heard).toMatchObject([{ seat: 0, what: 'Europe' }])
  })

  it('is that of those who suffer, whoever they are, and of nobody else', () => {
    expect(named('Europe').lost).toEqual([0, 2])
    expect(named('Lovecraft Country').lost).toEqual([2, 0])
  })
})
