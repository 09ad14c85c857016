/** What waits for the next time that something happens, what is turned face-down for longer than this Round, and what casts nothing. */
import { describe, expect } from 'vitest'
import { ally, card, location } from '../../support/mythos.ts'
import type { Table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two } from '../../support/two-places.ts'

/** On to the first Turn of the next Round, whatever is asked on the way there. */
function nextRound(t: Table): Table {
  for (const { round } = t.state; t.state.round === round || t.question?.ask !== 'what to play'; ) {
    if (t.question?.ask === 'what to play') t.pass()
    else t.take(t.legal.find((each) => each.do === 'done') ?? t.legal.find((each) => each.do === 'no') ?? t.legal[0]!)
  }
  return t
}

describe('what waits for the next time', () => {
  const tithe = says('Tithe', 'Event', 'When your opponent next plays an Ally, he or she loses 2 Sanity points.')
  const [first, second] = [ally('First', 1), ally('Second', 1)]

  rule('M10.8, M10.9', 'happens once, and the Event is gone', () => {
    const t = two({ hand: [tithe] }, { hand: [first, second], sanity: 9, story: [location('Quay', { attributes: ['Ally'] })] }).play(tithe)
    expect([t.where(tithe), t.sanity[1]]).toEqual(['event', 9])
    t.untilTurnOf(1).play(first)
    expect([t.where(tithe), t.sanity[1]]).toEqual(['story', 7])
    expect(t.untilTurnOf(1).play(second).sanity[1]).toBe(7)
  })

  rule('M10.8', 'is over as the text says, and not before', () => {
    const toll = says('Toll', 'Event', 'When your opponent plays an Ally, he or she loses 1 Sanity point. Then, Discard this card.')
    const t = two({ hand: [toll] }, { hand: [first, second], sanity: 9 }).play(toll)
    expect(t.where(toll)).toBe('event')
    expect([t.untilTurnOf(1).play(first).sanity[1], t.where(toll)]).toEqual([8, 'discard'])
  })
})

describe('cards turned face-down', () => {
  const down = (t: Table, ...names: string[]) => names.map((each) => t.entry(each).faceDown)

  rule('M15.3, M15.11', 'until the end of the next Round stay so through the Flip step of this one', () => {
    const fever = says('Fever', 'Event', "Flip all of your opponent's Allies face-down until the end of the next Round.")
    const t = two({ hand: [fever] }, { allies: [ally('One', 1), ally('Two', 2)] }).play(fever)
    expect(down(t, 'One', 'Two')).toEqual([true, true])
    expect(down(nextRound(t), 'One', 'Two')).toEqual([true, true])
    expect(t.untilTurnOf(1).offers('turn up', 'One')).toBe(false)
    expect(down(nextRound(t), 'One', 'Two')).toEqual([false, false])
  })

  rule('M18.6, M15.11', 'of others in the same place stay so as long', () => {
    const fever = says(
      'Fever',
      'Event',
      'Flip one random Ally of your opponent face-down until the end of the next Round. Any other Investigators who are in the same Region are similarly affected.',
    )
    const t = two({ hand: [fever] }, { allies: [ally('One', 1)] }).play(fever)
    expect([...down(t, 'One'), ...down(nextRound(t), 'One'), ...down(nextRound(t), 'One')]).toEqual([true, true, false])
  })

  rule('M15.9, M15.11', 'are not turned up at the end of this Round alone, where a text keeps them so', () => {
    const vigil = says('Vigil', 'Event', 'No cards are Flipped face-up at the end of this Round.')
    const t = two({ hand: [vigil] }, { allies: [{ lay: ally('One', 1), faceDown: true }] }).play(vigil)
    expect([...down(nextRound(t), 'One'), ...down(nextRound(t), 'One')]).toEqual([true, false])
  })
})

describe('Spells that may not be cast from a kind of card', () => {
  rule('M10.26', 'may be cast from others', () => {
    const hush = says('Hush', 'Event', 'Your opponent may not cast Spells from Tomes.')
    const book = card({ title: 'Book', type: 'Tome', anyDimension: true, spellCapacity: 1, icons: ['Eye'] })
    const spell = (title: string) =>
      card({ title, type: 'Spell', anyDimension: true, icons: ['Eye'], rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }] })
    const mage = ally('Mage', 1, { rules: [{ kind: 'static', effect: { holdsSpells: 1 } }] })
    const t = two(
      { hand: [hush] },
      { allies: [{ lay: mage, bears: [spell('Known')] }], assets: [{ lay: book, bears: [spell('Written')] }] },
    )
    const offered = () => ['Known', 'Written'].map((title) => t.untilTurnOf(1).offers('cast', title))
    expect(offered()).toEqual([true, true])
    t.untilTurnOf(0).play(hush)
    expect(offered()).toEqual([true, false])
  })
})

describe('what an Event laid on all Investigators says of a Turn', () => {
  rule('M10.25', 'is said of whoever is so at his own Turn', () => {
    const sun = says('Sun', 'Event', 'Lose 1 Sanity point at the beginning of each Turn that you are at a Water Location.', {
      subtype: 'Star',
    })
    const t = two({ hand: [sun], sanity: 9 }, { sanity: 9 }).play(sun)
    expect(t.untilTurnOf(1).sanity).toEqual([9, 8])
    expect(t.untilTurnOf(0).sanity).toEqual([9, 8])
  })
})
