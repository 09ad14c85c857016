/** As many cards of one kind as a player likes, played one after the other by what one text says: read from words, and played. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { card, location } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { attributes: ['City'] })
const student = (title: string): PrintedCard =>
  card({ title, type: 'Ally', attributes: ['Student'], value: 1, foundAt: { subregion: 'Salem' }, rules: [] })
const [ann, ben, cal] = [student('Ann'), student('Ben'), student('Cal')]
const rally = saying(knownWords([ann, ben, cal]))(
  'Rally',
  'Event',
  'You may immediately play any number of Students from your Hand, wherever they are normally found. Then, Bury this card.',
)

/** What each of the three does after the Event was wanted: he plays these, and says when he has enough. */
const rallied = (...played: readonly PrintedCard[]): Table => {
  const sat = table({ seats: [{ story: [bolton], hand: [rally, ann, ben, cal] }, { story: [bolton] }] })
  const begun = sat.play(rally)
  const asked = begun.offers('yes') ? begun.yes() : begun
  return played.reduce((at, each) => at.choosePlay(each), asked)
}

describe('[M5.17] any number of cards from the Hand', () => {
  it('are played one after the other, and no more than he likes', () => {
    const some = rallied(ann, cal).done()
    expect(some.hand(0)).toEqual(['Ben'])
    expect([some.entry(ann).area, some.entry(cal).area]).toEqual(['ally', 'ally'])
    expect(some.story(0)).toContain('Rally')
  })

  it('may be all there are, and then nobody is asked', () => {
    const all = rallied(ben, ann, cal)
    expect(all.hand(0)).toEqual([])
    expect(all.story(0)).toContain('Rally')
    expect(all.seat).toBe(1)
  })

  it('may be none', () => {
    expect(rallied().done().hand(0)).toEqual(['Ann', 'Ben', 'Cal'])
  })
})
