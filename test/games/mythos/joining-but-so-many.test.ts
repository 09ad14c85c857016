/** Cards that are let join so many of another kind, and no more, by a card that is neither of them. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { card, location } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'

const seaman = (title: string): PrintedCard =>
  card({ title, type: 'Ally', attributes: ['Seaman'], value: 1, foundAt: { subregion: 'Salem' }, rules: [] })
const student = (title: string): PrintedCard =>
  card({ title, type: 'Ally', attributes: ['Student'], value: 1, foundAt: { subregion: 'Salem' }, rules: [] })
const [ann, ben, cal] = [student('Ann'), seaman('Ben'), seaman('Cal')]
const words = knownWords([ann, ben, cal])

const quay = (text: string): PrintedCard => ({
  ...location('Salem Quay', { subregion: 'Salem', attributes: ['City'] }),
  rules: saying(words)('Salem Quay', 'Location', text).rules,
})
const at = (text: string): Table => table({ seats: [{ story: [quay(text)], hand: [ann, ben, cal] }, {}] })

describe('[M11.20] cards that join one of another kind by the leave of a third', () => {
  it('are played with one of them and no second one', () => {
    const t = at('Students played here join any one Seaman.').play(ann).choosePlay(ben)
    expect([t.hand(0), t.seat]).toEqual([['Cal'], 1])
  })

  it('may be two of them where it says so, each of whom would have to join the other', () => {
    const t = at('Students played here join any one Seaman. Seamen played here join one another.').play(ben).choosePlay(cal)
    expect([t.hand(0), t.seat]).toEqual([['Ann'], 1])
  })
})
