/** Who is affected by a Phobia, whose Threat holds so many, and what may not be called off: read from words, and played. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { readEffects } from '../../../grammar/parse.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { card, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'

const known = knownWords([{ title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' }])

/** A card with the rules that its text says. */
function says(title: string, type: PrintedCard['type'], text: string, more: Partial<PrintedCard> = {}): PrintedCard {
  const reading = readEffects(text, known, { title, type, subtype: more.subtype ?? null, target: null })
  if (!reading.ok) throw new Error(`${text}\n${reading.message}`)
  return card({ title, type, anyDimension: true, ...more, rules: reading.value })
}

const bolton = location('Bolton', { gate: true, attributes: ['City'] })
const quay = location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], sanity: 10, ...mine },
      { story: [quay], sanity: 10, ...theirs },
    ],
  })

const fear = (title: string): PrintedCard => card({ title, type: 'Event', subtype: 'Phobia', rules: [] })

describe('[M10.14] who is affected by a Phobia', () => {
  const valued = (text: string, mine: SeatSetup, theirs: SeatSetup = {}): number => {
    const { state } = two({ ...mine, allies: [says('Friend', 'Ally', text, { value: 2 })] }, theirs)
    return currentValue(state, no(state, 'Friend'))
  }

  it('is he on whom it lies, and none besides', () => {
    const text = 'Add 2 if you are affected by a Phobia.'
    expect([valued(text, {}), valued(text, { events: [fear('Dread')] }), valued(text, {}, { events: [fear('Dread')] })]).toEqual([2, 4, 2])
    const other = 'Add 2 if your opponent is affected by a Phobia.'
    expect([valued(other, { events: [fear('Dread')] }), valued(other, {}, { events: [fear('Dread')] })]).toEqual([2, 4])
  })

  it('is affected by two where two lie on him', () => {
    const text = 'Add 2 if you are affected by two or more Phobias.'
    expect([valued(text, { events: [fear('Dread')] }), valued(text, { events: [fear('Dread'), fear('Awe')] })]).toEqual([2, 4])
  })

  it('may be each of several players, one by one', () => {
    const howl = says('Howl', 'Event', 'Each player affected by a Phobia loses 2 Sanity.')
    expect(two({ hand: [howl] }, { events: [fear('Dread')] }).play(howl).sanity).toEqual([10, 8])
  })
})

describe('[M17.27] each player in whose Threat so many lie', () => {
  it('is asked for his own Threat', () => {
    const omen = says('Omen', 'Event', 'Any player who has two or more Ghouls in his Threat loses 3 Sanity.')
    const ghoul = monster('Ghoul', 3)
    expect(two({ hand: [omen], threat: [ghoul] }, { threat: [ghoul, ghoul] }).play(omen).sanity).toEqual([10, 7])
  })
})
