/** What keeps cards from being buried and from being discarded: read from words, and played. */
import { describe, expect, it } from 'vitest'
import { ally, location, type SeatSetup, whereIs } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { attributes: ['City'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], sanity: 10, ...mine },
      { story: [bolton], sanity: 10, ...theirs },
    ],
  })

describe('[M1.29] what may neither be buried nor discarded', () => {
  const friend = ally('Friend', 2, { attributes: ['Reporter'] })
  const stranger = ally('Stranger', 2)
  const whereAfter = (text: string, how: string): string[] => {
    const blow = says('Blow', 'Event', `${how} all Allies of your opponent.`)
    const { state } = two({ hand: [blow] }, { allies: [friend, stranger], assets: [says('Ward', 'Artifact', text)] }).play(blow)
    return [whereIs(state, friend), whereIs(state, stranger)]
  }

  it('stays where a text would send it away, either way', () => {
    const text = 'Your Reporters may not be buried or discarded.'
    expect(whereAfter(text, 'Bury')).toEqual(['ally', 'story'])
    expect(whereAfter(text, 'Discard')).toEqual(['ally', 'discard'])
  })

  it('is discarded where only to bury it is forbidden', () => {
    const blow = says('Blow', 'Event', 'Discard all Reporters of your opponent.')
    const ward = says('Ward', 'Artifact', 'Your Reporters may not be buried.')
    expect(whereIs(two({ hand: [blow] }, { allies: [friend], assets: [ward] }).play(blow).state, friend)).toBe('discard')
  })
})
