/** What does not affect a player or a card does nothing to them, whatever it does; and whom a place shared with you means. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { attributesOf } from '../../../src-main/games/mythos/standing.ts'
import { ally, card, location, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay, two, worth } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const deed = (text: string): PrintedCard => says('Deed', 'Event', text)
const ward = (): PrintedCard => says('Ward', 'Artifact', 'You are not affected by Events.')

/** The first player plays the Event; the second one is affected by no Event, where that is said. */
const done = (text: string, isSafe: boolean, theirs: SeatSetup = {}): Table =>
  two({ hand: [deed(text)], sanity: 10 }, { sanity: 10, ...theirs, ...(isSafe ? { assets: [ward()] } : {}) }).play('Deed')
const both = <T>(ask: (isSafe: boolean) => T): T[] => [ask(false), ask(true)]

describe('[M17.28] who is not affected by Events', () => {
  it('is attacked by none', () => {
    expect(both((isSafe) => done('Your opponent suffers an attack of 3 points.', isSafe).sanity[1])).toEqual([7, 10])
  })

  it('keeps his Passes', () => {
    const passes = (isSafe: boolean) => done('All Passes are void.', isSafe, { player: { passes: 1 } }).state.players[1]!.passes
    expect(both(passes)).toEqual([0, 1])
  })

  it('owes nothing by one', () => {
    const text = 'Your opponent must play a Location on his next Turn or lose 3 Sanity.'
    const hand = [card({ title: 'Idol', type: 'Artifact' })]
    expect(both((isSafe) => done(text, isSafe, { hand }).pass().sanity[1])).toEqual([7, 10])
  })

  it('is bound by no ban and no duty of one', () => {
    const square = location('Square', { subregion: 'Salem' })
    const blow = says('Blow', 'Event', 'Bury one Ally of your opponent.')
    const open = (text: string) => (isSafe: boolean) => {
      const t = two(
        { hand: [deed(text)], allies: [ally('Friend', 1)] },
        { hand: [square, blow], ...(isSafe ? { assets: [ward()] } : {}) },
      ).play('Deed')
      return t.legal.flatMap((each) => (each.do === 'play' ? [t.state.sheet.printed[each.card]!.title] : []))
    }
    expect(both(open('Your opponent must play a Location next.'))).toEqual([['Square'], ['Square', 'Blow']])
    expect(both(open('Your opponents may not bury your Allies for the rest of the Round.'))).toEqual([['Square'], ['Square', 'Blow']])
  })
})

describe('[M17.28] cards that are not affected by Events', () => {
  const safe = says('Charm', 'Artifact', 'Your Allies are not affected by Events.')
  const his = { allies: [ally('Webb', 3)] }

  it('are changed by none that holds for a while', () => {
    const text = 'Each Ally of your opponent loses 1 until the end of the Round.'
    const value = (assets: PrintedCard[]) => worth(two({ hand: [deed(text)] }, { ...his, assets }).play('Deed'), 'Webb')
    expect([value([]), value([safe])]).toEqual([2, 3])
    const turned = (assets: PrintedCard[]) => {
      const corrupt = deed('All Allies of your opponent are Corrupt for the rest of the Round.')
      const { state } = two({ hand: [corrupt] }, { ...his, assets }).play('Deed')
      return attributesOf(state, no(state, 'Webb'))
    }
    expect([turned([]), turned([safe])]).toEqual([['Corrupt'], ['Steadfast']])
  })

  it('are changed by other cards, and by what they say of themselves', () => {
    const law = says('Law', 'Artifact', 'Each Ally of your opponent loses 1.')
    expect(worth(two({ assets: [law] }, { ...his, assets: [safe] }), 'Webb')).toBe(2)
    const proud = says('Proud', 'Ally', 'This card is not affected by Allies. Add 2 while you are at a City Location.', { value: 1 })
    const leader = says('Leader', 'Ally', 'Each of your other Allies gains 1.', { value: 1 })
    expect(worth(two({ allies: [proud, leader] }), 'Proud')).toBe(3)
  })
})

describe('[M17.7] what may not be buried', () => {
  it('is nothing to pay with', () => {
    const user = says('Shrine', 'Artifact', 'As your Turn, bury one Ally of your choice: draw two cards.')
    const guarded = says('Guarded', 'Ally', 'This card may not be buried.', { value: 2 })
    expect(two({ assets: [user], allies: [guarded] }).offers('use', 'Shrine')).toBe(false)
    const t = two({ assets: [user], allies: [guarded, ally('One', 1), ally('Two', 1)] }).use('Shrine')
    expect(t.among).toEqual(['One', 'Two'])
  })
})

describe('[M17.27, M18.6] each player in your Region', () => {
  it('is you as well, and no other player is', () => {
    const cairo = location('Cairo', { region: 'Africa', subregion: 'Cairo' })
    const lost = (text: string) =>
      table({ seats: [{ story: [bolton], hand: [deed(text)] }, { story: [quay] }, { story: [cairo] }] }).play('Deed').sanity
    expect(lost('Each player in your Region loses 2 Sanity.')).toEqual([10, 10, 12])
    expect(lost('Each other player in your Region loses 2 Sanity.')).toEqual([12, 10, 12])
  })
})
