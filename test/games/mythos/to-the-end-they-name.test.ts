/** Events of kinds that stay, and the end that their text names (M10.10); what is told of Combat, of the Lobotomy and of another's Tome. */
import { describe, expect, it, test } from 'vitest'
import { ally, card, monster, type SeatSetup } from '../../support/mythos.ts'
import type { Table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, two } from '../../support/two-places.ts'

const thing = (title: string) => card({ title, type: 'Artifact', anyDimension: true })
const deck = Array.from({ length: 40 }, (_, at) => thing(`Card ${at}`))

/** Passes, and does nothing else that it need not, until something is so. */
function goOnUntil(t: Table, isSo: () => boolean): Table {
  for (let count = 0; count < 60 && !isSo(); count++) {
    const answers = ['pass', 'done', 'no'].map((what) => t.legal.find((each) => each.do === what))
    t.take(answers.find((each) => each !== undefined) ?? t.legal[0]!)
  }
  return t
}
const inRound = (t: Table, round: number): Table => goOnUntil(t, () => t.state.round === round && t.question?.ask === 'what to play')

describe('[M10.10] what begins something for a while stays as long, and is buried then', () => {
  it.each([
    ['It is Night until the end of the Round.', 'Night', ['event', 'story', 'story']],
    ['It is Night until the end of the next Round.', 'Night', ['event', 'event', 'story']],
    ['Your Maximum loses 2 until the end of the next Round.', 'Phobia', ['event', 'event', 'story']],
    ['When played: draw one card.', 'Star', ['event', 'event', 'event']],
  ] as const)('%s', (text, subtype, lies) => {
    const t = two({ deck, hand: [says('Dark', 'Event', text, { subtype })] }, { deck }).play('Dark')
    expect([t.where('Dark'), inRound(t, 2).where('Dark'), inRound(t, 3).where('Dark')]).toEqual(lies)
  })
})

describe('[M14.83] "would be buried by a Monster" is told of its points as well', () => {
  const text = 'If one of your other Allies would be buried by a Monster, you may discard one card from your Hand instead.'
  const mine: SeatSetup = { hand: [thing('Map')], allies: [ally('Guard', 3), says('Monk', 'Ally', text, { value: 1 })] }

  it('in Combat', () => {
    const t = two(mine, { threat: [monster('Beast', 1)] })
      .pass()
      .pass()
      .choose('Guard')
      .done()
    expect(t.yes().where('Guard')).toBe('ally')
    expect(t.discard(0)).toEqual(['Map'])
  })

  it('and not of those of Allies, in an Assault (M14.67)', () => {
    const t = two(mine, { story: [bolton], allies: [ally('Foe', 2)] })
      .pass()
      .pass()
      .choose('Guard')
      .done()
      .choose('Foe')
    expect(t.where('Guard')).toBe('story')
  })
})

test('[M15.16] the Hand that the Lobotomy takes is discarded', () => {
  const clerk = says('Clerk', 'Ally', 'When you discard a card from your Hand, gain 1 Sanity.', { value: 1 })
  const t = two({ deck, hand: [thing('Map'), thing('Lamp')], allies: [clerk] }, { deck })
  goOnUntil(t, () => t.seat === 0 && t.question?.ask === 'whether')
  expect(t.yes().sanity[0]).toBe(13)
})

test('[M9.21] who has taken a Tome casts what it holds, and nobody else', () => {
  const room = { spellCapacity: 1, icons: ['Moon'] } as const
  const tome = {
    lay: card({ title: 'Codex', type: 'Tome', anyDimension: true, ...room }),
    bears: [says('Spark', 'Spell', 'Draw one card.', room)],
  }
  const thief = says('Thief', 'Artifact', 'As your Turn, flip this card: take one Tome of your opponent.')
  const mage = says('Mage', 'Ally', 'When you cast a Spell, gain 1 Sanity.', { value: 1 })
  const t = two({ assets: [thief], allies: [mage], deck }, { assets: [tome] }).use('Thief')
  expect([t.seat, t.offers('cast', 'Spark')]).toEqual([1, false])
  t.pass().cast('Spark')
  expect([t.sanity, t.hand(0)]).toEqual([[13, 12], ['Card 0']])
})
