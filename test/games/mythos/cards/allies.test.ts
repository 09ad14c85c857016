/** The Allies of the Standard set, as their texts were read. */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { maximum, minimum } from '../../../../src-main/games/mythos/player-numbers.ts'
import { attributesOf } from '../../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../../src-main/games/mythos/values.ts'
import { ally, card, location, no, type SeatSetup } from '../../../support/mythos.ts'
import { table } from '../../../support/mythos-table.ts'
import { rule } from '../../../support/rule.ts'
import { standard, standardCards } from '../../../support/standard-cards.ts'

const bolton = location('Bolton')
const kingsport = location('Kingsport Pier', { subregion: 'Kingsport' })
const fear = (title = 'Fear') => card({ title, type: 'Event', subtype: 'Phobia', anyDimension: true })
const at = (mine: Partial<SeatSetup>, theirs: Partial<SeatSetup> = {}) =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [location('Elsewhere', { subregion: 'Boston' })], ...theirs },
    ],
  })
const theft = (type: 'Artifact' | 'Tome') =>
  card({
    title: 'Theft',
    type: 'Event',
    anyDimension: true,
    rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type }, of: 'opponent', pick: 'choose', n: 1 }, to: 'discard' }] }],
  })

describe('where they are found', () => {
  rule('M7.1, M7.2', 'each where its card says', () => {
    const places: [string, PrintedCard][] = [
      ['Kingsport', location('K', { subregion: 'Kingsport', gate: true })],
      ['New York', location('NY', { subregion: 'New York', gate: true })],
      ['Providence', location('P', { subregion: 'Providence', gate: true })],
      ['Vermont', location('V', { subregion: 'Vermont', gate: true })],
      ['Arkham', location('A', { subregion: 'Arkham', gate: true })],
      ['Country', location('C', { subregion: 'Salem', attributes: ['Country'], gate: true })],
      ['no Gate', location('N', { subregion: 'Salem' })],
    ]
    const found = Object.fromEntries(
      standardCards()
        .filter((each) => each.type === 'Ally')
        .map((each) => [
          each.title,
          places
            .filter(([, place]) => table({ seats: [{ story: [place], hand: [each] }, {}] }).against(each, 'ally').length === 0)
            .map(([name]) => name)
            .join(),
        ]),
    )
    expect(found).toEqual({
      'Dr. Allen': 'Providence',
      'Frank Belknap Long': 'New York',
      Gomes: 'Providence',
      'Granny Orne': 'Kingsport',
      'Harry Houdini': 'New York',
      'Henry W. Akeley': 'Vermont',
      'Howard Lovecraft': 'New York',
      'Laban Shrewsbury': 'Arkham',
      'Luther Harden': 'Arkham',
      'Miss Anna Tilton': 'Vermont',
      'Mrs. Sonia Lovecraft': 'New York',
      'Ray Stuckey': 'Arkham',
      'Samuel Winsor': 'no Gate',
      'Squire Sawyer Whateley': 'Country',
      'The Terrible Old Man': 'Kingsport',
    })
  })
})

describe('numbers', () => {
  rule('M17.10, M15.7', 'Frank Belknap Long and Gomes lower the Minimum by 1, and only once together', () => {
    const [long, gomes] = [standard('Frank Belknap Long'), standard('Gomes')]
    expect([[], [long], [gomes], [long, gomes]].map((allies) => minimum(at({ allies }).state, 0))).toEqual([3, 2, 2, 2])
  })
  rule('M17.16', 'Squire Sawyer Whateley raises the Maximum, on top of what else does', () => {
    const banner = card({ title: 'Banner', type: 'Artifact', rules: [{ kind: 'static', effect: { stat: 'handMax', by: 1 } }] })
    const squire = standard('Squire Sawyer Whateley')
    expect([maximum(at({ allies: [squire] }).state, 0), maximum(at({ allies: [squire], assets: [banner] }).state, 0)]).toEqual([6, 7])
  })
  rule('M6.5', 'Henry W. Akeley gains 1 where the top card is Country, also while walking there', () => {
    const akeley = standard('Henry W. Akeley')
    const wood = location('Wood', { attributes: ['Country'] })
    const value = (story: PrintedCard[], crosswise = false) => {
      const { state } = at({ story, spot: { crosswise }, allies: [akeley] })
      return currentValue(state, no(state, akeley))
    }
    expect([value([wood]), value([bolton]), value([wood, bolton], true), value([bolton, wood], true)]).toEqual([2, 1, 2, 1])
  })
  rule('M17.17', 'Howard Lovecraft and his wife help each other', () => {
    const { state } = at({ allies: [standard('Howard Lovecraft'), standard('Mrs. Sonia Lovecraft')] })
    expect([currentValue(state, no(state, 'Howard Lovecraft')), currentValue(state, no(state, 'Mrs. Sonia Lovecraft'))]).toEqual([3, 3])
    const alone = at({ allies: [standard('Howard Lovecraft')] }, { allies: [standard('Mrs. Sonia Lovecraft')] }).state
    expect(currentValue(alone, no(alone, 'Howard Lovecraft'))).toBe(2)
  })
})

describe('together', () => {
  rule('M11.19, M11.20', 'Dr. Allen Joins Gomes, Howard Lovecraft his wife, and either way round', () => {
    for (const [one, two] of [
      ['Dr. Allen', 'Gomes'],
      ['Gomes', 'Dr. Allen'],
      ['Howard Lovecraft', 'Mrs. Sonia Lovecraft'],
      ['Mrs. Sonia Lovecraft', 'Howard Lovecraft'],
    ]) {
      const [first, second] = [standard(one!), standard(two!)]
      const story = [location('Here', { subregion: first.subregion! })]
      const t = at({ story, hand: [first, second] })
        .play(first, 'ally')
        .choosePlay(second, 'ally')
      expect([t.where(first), t.where(second), t.seat]).toEqual(['ally', 'ally', 1])
    }
  })
  rule('M7.12', 'Mrs. Sonia Lovecraft cannot become Corrupt', () => {
    const idol = card({
      title: 'Idol',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { attribute: 'Corrupt', give: true, of: { is: { type: 'Ally' }, of: 'each' } } }],
    })
    const { state } = at({ allies: [standard('Mrs. Sonia Lovecraft'), standard('Howard Lovecraft')], assets: [idol] })
    expect([attributesOf(state, no(state, 'Mrs. Sonia Lovecraft')), attributesOf(state, no(state, 'Howard Lovecraft'))]).toEqual([
      ['Steadfast', 'Wife'],
      ['Author', 'Corrupt'],
    ])
  })
})

describe('what they hold and carry', () => {
  const spell = () =>
    card({
      title: 'Whisper',
      type: 'Spell',
      icons: ['Eye'],
      anyDimension: true,
      rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }],
    })
  rule('M7.19, M7.20, M7.22, M7.23', 'Dr. Allen and the Terrible Old Man hold one Spell of any icon, cast for nothing and buried', () => {
    for (const title of ['Dr. Allen', 'The Terrible Old Man']) {
      const t = at({ hand: [spell(), spell()], allies: [standard(title)], deck: [ally('Drawn', 1)] })
      t.play('Whisper').untilTurnOf(0)
      expect(t.against('Whisper')).toBeDefined()
      t.cast('Whisper')
      expect([t.sanity[0], t.hand(0), t.story(0)]).toEqual([12, ['Whisper', 'Drawn'], ['Bolton', 'Whisper']])
    }
  })
  rule('M8.4, M9.11', 'Laban Shrewsbury carries a Tome, Miss Anna Tilton an Artifact, anywhere', () => {
    const book = card({ title: 'Book', type: 'Tome', anyDimension: true })
    const orb = card({ title: 'Orb', type: 'Artifact', anyDimension: true })
    const t = at({ hand: [book, orb], allies: [standard('Laban Shrewsbury')] })
    expect([t.against(book), t.against(orb)]).toEqual([[], ['M8.1']])
    const u = at({ hand: [book, orb], allies: [standard('Miss Anna Tilton')] }).play(orb)
    expect(u.entry(orb).on).toBe(no(u.state, 'Miss Anna Tilton'))
  })
})

describe('protections', () => {
  rule('M19.7', 'Luther Harden and Ray Stuckey save an Artifact or a Tome; the card that would take it is buried', () => {
    for (const title of ['Luther Harden', 'Ray Stuckey']) {
      for (const type of ['Artifact', 'Tome'] as const) {
        const guard = standard(title)
        const t = table({
          seats: [
            { story: [bolton], hand: [theft(type)] },
            { story: [bolton], allies: [guard], assets: [card({ title: 'Treasure', type })] },
          ],
        })
        t.play('Theft').yes()
        expect([t.where('Treasure'), t.where(guard), t.where('Theft')]).toEqual(['asset', 'story', 'story'])
      }
    }
  })
  rule('M19.7', 'the Terrible Old Man saves Artifacts only, and only if his player wants', () => {
    const old = standard('The Terrible Old Man')
    const seats = (type: 'Artifact' | 'Tome') => [
      { story: [bolton], hand: [theft(type)] },
      { story: [bolton], allies: [old], assets: [card({ title: 'Treasure', type })] },
    ]
    expect(
      table({ seats: seats('Tome') })
        .play('Theft')
        .where('Treasure'),
    ).toBe('discard')
    const t = table({ seats: seats('Artifact') })
      .play('Theft')
      .no()
    expect([t.where('Treasure'), t.where(old)]).toEqual(['discard', 'ally'])
  })
  rule('M17.28', 'a face-down one protects nobody', () => {
    const seats = [
      { story: [bolton], hand: [theft('Artifact')] },
      {
        story: [bolton],
        allies: [{ lay: standard('Luther Harden'), faceDown: true }],
        assets: [card({ title: 'Treasure', type: 'Artifact' })],
      },
    ]
    expect(table({ seats }).play('Theft').where('Treasure')).toBe('discard')
  })
  rule('M17.24', 'Police Investigation does not touch who has a Police Detective', () => {
    const raid = card({
      title: 'Police Investigation',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ flip: { is: { type: 'Ally' }, of: 'opponent' }, face: 'down' }] }],
    })
    const flipped = (allies: PrintedCard[]) => {
      const what = { ...raid }
      const t = table({
        seats: [
          { story: [bolton], hand: [what] },
          { story: [bolton], allies },
        ],
      })
      return t.offers('play', what) ? t.play(what).state.play.filter((each) => each.faceDown).length : 'no target'
    }
    expect([flipped([ally('Friend', 1)]), flipped([standard('Luther Harden')])]).toEqual([1, 'no target'])
  })
})

describe('cures', () => {
  rule('M10.15, M5.20', 'Granny Orne: at a Kingsport Location, not on the Turn she came', () => {
    const granny = standard('Granny Orne')
    const with_ = (story: PrintedCard[], since = 5) =>
      at({ story, allies: [{ lay: granny, since }] }, { events: [{ lay: fear(), affects: 0 }] })
    expect([
      with_([kingsport]).offers('use', granny),
      with_([bolton]).offers('use', granny),
      with_([kingsport], 10).offers('use', granny),
    ]).toEqual([true, false, false])
    const t = with_([kingsport]).use(granny)
    expect([t.story(1).at(-1), t.seat]).toEqual(['Fear', 1])
  })

  rule('M10.15, M1.35', 'Samuel Winsor: turned down he makes the place a Church, and there buries Phobias while he stays so', () => {
    const winsor = standard('Samuel Winsor')
    const t = at(
      { allies: [winsor], hand: [location('Salem Inn', { subregion: 'Salem' })] },
      {
        events: [
          { lay: fear(), affects: 0 },
          { lay: fear('Dread'), affects: 0 },
        ],
      },
    )
    const isChurch = () => attributesOf(t.state, no(t.state, bolton)).includes('Church')
    expect(t.legal.filter((each) => each.do === 'use')).toHaveLength(1)
    t.use(winsor)
    expect([t.entry(winsor).faceDown, isChurch(), t.where('Fear')]).toEqual([true, true, 'event'])
    t.untilTurnOf(0).use(winsor).choose('Dread')
    expect([t.where('Fear'), t.where('Dread'), t.entry(winsor).faceDown]).toEqual(['event', 'story', true])
    t.untilTurnOf(0).turnUp(winsor)
    expect(isChurch()).toBe(false)
  })

  rule('M17.9', 'Samuel Winsor: elsewhere the place is no Church any more', () => {
    const winsor = standard('Samuel Winsor')
    const hall = location('Hall')
    const t = at({ allies: [winsor], hand: [hall] }, { events: [{ lay: fear(), affects: 0 }] })
      .use(winsor)
      .untilTurnOf(0)
      .play(hall)
      .untilTurnOf(0)
    expect([
      attributesOf(t.state, no(t.state, hall)).includes('Church'),
      attributesOf(t.state, no(t.state, bolton)).includes('Church'),
      t.offers('use', winsor),
    ]).toEqual([false, false, false])
  })
})
