/** Regions and Dimensions that somebody is in, also on foot and on a Travel Event; and what is played out of a whole Mythos Deck. */
import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../grammar/ast.ts'
import { holds } from '../../../src-main/games/mythos/select.ts'
import { ally, card, location, monster, no } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { bolton, quay, two } from '../../support/two-places.ts'

const tower = location('Tower', { dimension: 'dreamlands', region: 'The West', subregion: 'Celephais', publicAttributes: ['Water'] })
const ship = card({
  title: 'Ship',
  type: 'Event',
  subtype: 'Travel by Sea',
  travel: true,
  anyDimension: true,
  publicAttributes: ['Outside'],
})

describe('where somebody is', () => {
  const isSo = (at: Condition, story: readonly ReturnType<typeof location>[], crosswise = false): boolean =>
    holds(table({ seats: [{ story, spot: { crosswise } }, {}] }).state, at, { you: 0 })
  const around: Condition = { at: { dimension: 'dreamlands' } }
  const inRegion: Condition = { at: { region: 'The West' } }
  const currently: Condition = { at: { dimension: 'dreamlands', type: 'Location' } }

  rule('M6.30', 'a Dimension and a Region are those of the crosswise card while one walks', () => {
    expect([around, inRegion].map((each) => isSo(each, [tower, quay], true))).toEqual([true, true])
    expect([around, inRegion].map((each) => isSo(each, [quay, tower], true))).toEqual([false, false])
  })

  rule('M6.7', 'a Current Location is in none of them then', () => {
    expect(isSo(currently, [tower])).toBe(true)
    expect(isSo(currently, [tower, quay], true)).toBe(false)
    expect(isSo({ at: { type: 'Location', not: { dimension: 'waking' } } }, [tower, quay], true)).toBe(false)
  })

  rule('M6.19, M6.20, M6.39', 'a Travel Event acts as a Current Location of the Region and Dimension it was played in', () => {
    expect([around, inRegion, currently].map((each) => isSo(each, [ship, tower]))).toEqual([true, true, true])
    expect([around, inRegion, currently].map((each) => isSo(each, [ship, quay]))).toEqual([false, false, false])
    expect(isSo({ at: { type: 'Location', pub: ['Outside'] } }, [ship, tower])).toBe(true)
    expect(isSo({ at: { type: 'Location', pub: ['Water'] } }, [ship, tower])).toBe(false)
    expect(isSo({ at: { subregion: 'Celephais' } }, [ship, tower])).toBe(false)
  })

  it('[M6.20] is one of several places', () => {
    const either: Condition = { at: { or: [{ region: 'The West' }, { attr: ['Port'] }] } }
    expect([isSo(either, [ship, tower]), isSo(either, [tower, quay], true), isSo(either, [ship, quay])]).toEqual([true, true, false])
  })
})

describe('a Mythos Deck that is searched', () => {
  const find = says('Find', 'Event', 'Search your Mythos Deck for one Ally and immediately play that Ally. Shuffle your Mythos Deck.')
  const webb = ally('Webb', 2, { subregion: 'Bolton' })

  it('[M1.44] lets a card of it be played that does not lie on top', () => {
    const t = two({ story: [bolton], hand: [find], deck: [monster('Gug', 3), webb] }).play('Find')
    expect(t.among).toEqual(['Webb'])
    t.choosePlay('Webb')
    expect(t.where('Webb')).toBe('ally')
    expect(t.state.players[0]!.deck).toEqual([no(t.state, 'Gug')])
  })

  it('[M1.44] shows it to nobody but to him who searches', () => {
    const t = two({ story: [bolton], hand: [find], deck: [monster('Gug', 3), webb] }).play('Find')
    expect(t.question).toMatchObject({ ask: 'which play', secret: true })
  })
})

describe('what is done once a Travel Event has led somewhere', () => {
  const wake = says(
    'Wake',
    'Event',
    'Immediately play a new Location in any Region right-side-up on top of your Story Deck. You may then draw one card.',
    { subtype: 'Travel by Air', travel: true },
  )

  rule('M6.43', 'is not offered where it was followed by no Location', () => {
    const held = (isFollowed: boolean): number => {
      const t = two({ story: [bolton], hand: [wake, quay], deck: [monster('Gug', 3)] }).play('Wake')
      if (isFollowed) t.choosePlay('Quay')
      else t.done()
      if (t.question?.ask === 'which way') t.chooseWay(0)
      return t.hand(0).filter((each) => each === 'Gug').length
    }
    expect([held(true), held(false)]).toEqual([1, 0])
  })
})
