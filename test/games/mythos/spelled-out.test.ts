/** What stands for a requirement and stays, journeys as if by other means, and what is asked of the card that just went. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { card, location, monster, type PositionSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { gate: true })
const play = (seat: PositionSetup['seats'][number], rival: PositionSetup['seats'][number] = {}) =>
  table({
    seats: [
      { story: [bolton], ...seat },
      { story: [bolton], ...rival },
    ],
  })

describe('a card that fulfils a requirement of a Great Old One', () => {
  const god = monster('Hastur', 0, {
    goo: true,
    requirements: [
      { phrase: 'Comet', type: 'Event', attributes: ['Comet'] },
      { phrase: 'Mask', type: 'Artifact', title: 'Mask' },
    ],
  })
  const mask = card({ title: 'Mask', type: 'Artifact', anyDimension: true })
  const idol = says('Idol', 'Artifact', 'Fulfills one of the requirements needed to play a Great Old One.')

  it('[M12.45, M11.46] serves for one of them, and stays where nothing says that it goes', () => {
    expect(
      play({ assets: [idol, mask], hand: [god] })
        .play(god)
        .where(idol),
    ).toBe('asset')
    expect(play({ assets: [idol], hand: [god] }).offers('play', 'Hastur')).toBe(false)
  })

  it('[M12.45] and is buried for it where that is said', () => {
    const lost = says('Lost Idol', 'Artifact', 'Fulfills one of the requirements needed to play a Great Old One. Bury this card when used.')
    expect(
      play({ assets: [lost, mask], hand: [god] })
        .play(god)
        .where(lost),
    ).toBe('story')
    const both = play({ assets: [lost, idol], hand: [god] }).play(god)
    expect([both.where(lost), both.where(idol)]).toEqual(['story', 'asset'])
  })

  it('[M12.45] but only for such a card as it says', () => {
    const one = says('Odd Mask', 'Ally', 'Counts as any one Artifact needed to play a Great Old One.')
    expect(play({ assets: [mask], allies: [one], hand: [god] }).offers('play', 'Hastur')).toBe(false)
    expect(play({ allies: [one], assets: [idol], hand: [god] }).offers('play', 'Hastur')).toBe(true)
  })
})

describe('a journey as if by such travel', () => {
  const port = location('Port', {
    rules: [{ kind: 'oblige', who: 'you', what: { reachBy: { type: 'Event', subtype: 'Travel by Sea' } } }],
  })
  const reaches = (text: string): boolean => {
    const lamp = says('Lamp', 'Event', text)
    const t = play({ hand: [lamp, port] }).play(lamp)
    return t.ways('Port').length > 0
  }

  it('[M6.54] leads where nothing but such travel does', () => {
    expect(reaches('Immediately play any Location in the same Region, as if you had played a Travel by Sea card.')).toBe(true)
    expect(reaches('Immediately play any Location in the same Region, as if you had played a Travel by Land card.')).toBe(false)
  })
})

describe('what is asked of the card that just went', () => {
  const omen = says(
    'Omen',
    'Event',
    "Discard the top card of your opponent's Mythos Deck. If it is an Event, that opponent loses 2 Sanity.",
  )
  const went = (top: PrintedCard) =>
    play({ hand: [omen] }, { deck: [top, card({ title: 'Below', type: 'Event', anyDimension: true })] }).play(omen)

  it('[M17.26] is whether it was such a card', () => {
    const [event, artifact] = [
      went(card({ title: 'Rain', type: 'Event', anyDimension: true })),
      went(card({ title: 'Cup', type: 'Artifact' })),
    ]
    expect(artifact.sanity[1]! - event.sanity[1]!).toBe(2)
  })
})
