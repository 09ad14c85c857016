/** The Monsters, Spells and Tomes of the Standard set outside Combat, as their texts were read. */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { passesToEnd } from '../../../../src-main/games/mythos/player-numbers.ts'
import { roundEndTasks } from '../../../../src-main/games/mythos/round-end.ts'
import { isInvisible } from '../../../../src-main/games/mythos/sight.ts'
import { subtypesOf, timeOf, typeOf } from '../../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, no, type PositionSetup, type SeatSetup, weapon } from '../../../support/mythos.ts'
import { table } from '../../../support/mythos-table.ts'
import { rule } from '../../../support/rule.ts'
import { standard, standardCards } from '../../../support/standard-cards.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City', 'Tome'] })
const night = () => standard('Midnight')
const worthOf = (title: string, mine: Partial<SeatSetup>, theirs: Partial<SeatSetup> = {}) => {
  const { state } = table({
    seats: [
      { story: [bolton], threat: [standard(title)], ...mine },
      { story: [bolton], ...theirs },
    ],
  })
  return currentValue(state, no(state, title))
}

describe('Monsters', () => {
  rule('M10.27, M17.12', 'Deep One: 2 more in a Storm, whoever made it', () => {
    expect([worthOf('Deep One', {}), worthOf('Deep One', {}, { events: [standard('Downpour')] })]).toEqual([1, 3])
  })
  rule('M10.21', 'Hunting Horror: 1 more by Day', () => {
    expect([worthOf('Hunting Horror', {}), worthOf('Hunting Horror', {}, { events: [night()] })]).toEqual([4, 3])
  })
  rule('M17.12, M17.10', 'Servant of Glaaki: 1 more with one’s own Revelations or by a Night Event', () => {
    const book = standard('Revelations of Glaaki')
    expect([
      worthOf('Servant of Glaaki', {}),
      worthOf('Servant of Glaaki', { assets: [book] }),
      worthOf('Servant of Glaaki', {}, { assets: [book] }),
      worthOf('Servant of Glaaki', {}, { events: [night()] }),
    ]).toEqual([2, 3, 2, 3])
    expect(worthOf('Servant of Glaaki', { assets: [book], events: [night()] })).toBe(3)
  })
  rule('M1.13', 'Servitor of the Outer Gods: the other Monsters of one’s Threat are Lesser Servitors', () => {
    const { state } = table({
      seats: [
        { story: [bolton], threat: [standard('Servitor of the Outer Gods'), standard('Dark Young'), standard('Mi-Go')] },
        { story: [bolton], threat: [standard('Mi-Go', 1)] },
      ],
    })
    expect(state.play.map((each) => subtypesOf(state, each.card)[0])).toEqual([
      'Greater Servitor',
      'Lesser Servitor',
      'Lesser Servitor',
      'Lesser Independent',
    ])
  })
  rule('M11.38, M6.5', 'Dark Young: Invisible to an opponent in a Forest', () => {
    const seen = (publicAttributes: PrintedCard['publicAttributes']) => {
      const young = { lay: standard('Dark Young'), against: 1 }
      const { state } = table({
        seats: [{ story: [bolton], threat: [young] }, { story: [location('There', { publicAttributes: publicAttributes! })] }],
      })
      return isInvisible(state, no(state, 'Dark Young'))
    }
    expect([seen(['Forest', 'Outside']), seen(['Outside'])]).toEqual([true, false])
  })
  rule('M11.20, M11.25', 'those that Join their like do', () => {
    for (const title of ['Dark Young', 'Deep One', 'Hunting Horror', 'Insect from Shaggai', 'Mi-Go', 'Servant of Glaaki']) {
      const versions = standardCards().filter((each) => each.title === title)
      const [one, two] = [versions[0]!, { ...versions.at(-1)!, id: `${versions.at(-1)!.id} again` }]
      const t = table({ seats: [{ story: [bolton], hand: [one, two] }, { story: [bolton] }] }).play(one, 'monster')
      expect(t.offers('choose play', two), title).toBe(true)
    }
    const miGo = standard('Mi-Go')
    expect(
      table({ seats: [{ story: [bolton], hand: [miGo, standard("N'gah-Kthun")] }, { story: [bolton] }] })
        .play(miGo, 'monster')
        .offers('choose play', "N'gah-Kthun"),
    ).toBe(true)
    const yithian = standard('Yithian')
    expect(table({ seats: [{ story: [bolton], hand: [yithian, miGo] }, { story: [bolton] }] }).play(yithian, 'monster').seat).toBe(1)
  })
  rule('M11.31, M11.29', 'N’gah-Kthun among the Allies lets Mi-Go be Allies at Country Locations with a Gate', () => {
    const farm = location('Farm', { gate: true, attributes: ['Country'] })
    const leader = { lay: standard("N'gah-Kthun"), keepsText: true }
    const miGo = standard('Mi-Go')
    const against = (more: Partial<SeatSetup>) => table({ seats: [{ story: [farm], hand: [miGo], ...more }, {}] }).against(miGo, 'ally')
    expect([
      against({ allies: [leader] }),
      against({ threat: [standard("N'gah-Kthun")] }),
      against({ allies: [leader], story: [bolton] }),
      against({ allies: [{ ...leader, faceDown: true }] }),
    ]).toEqual([[], ['M11.27'], ['M11.27'], ['M11.27']])
  })
})

describe('Tulzscha', () => {
  const cave = location('Cave', { gate: true, attributes: ['Underground'] })
  const called = () =>
    table({
      seats: [
        {
          story: [cave],
          hand: [standard('Tulzscha'), night(), card({ title: 'Balm', type: 'Event', anyDimension: true, sanity: 3 })],
          events: [standard('Dawn of the Solstice')],
        },
        { story: [bolton], events: [card({ title: 'Dusk', type: 'Event', subtype: 'Night' })] },
      ],
    }).play('Tulzscha', 'goo')

  rule('M11.52, M11.54, M17.4', 'it is Day, Day and Night Events go and cannot be played; it stays without its Solstice', () => {
    const t = called()
    expect([timeOf(t.state), t.where('Dawn of the Solstice'), t.where('Dusk'), t.where('Tulzscha')]).toEqual([
      'day',
      'story',
      'story',
      'goo',
    ])
    t.untilTurnOf(0)
    expect(t.why('Midnight').reasons).toEqual([
      { rule: 'M10.26', why: 'Tulzscha forbids this.', remedy: 'Tulzscha must leave play, or its words no longer apply.' },
    ])
  })
  rule('M13.9, M2.27', 'three Passes end card play, and nobody gains Sanity', () => {
    const t = called()
    expect(passesToEnd(t.state)).toBe(3)
    t.untilTurnOf(0).play('Balm')
    expect([t.sanity[0], t.where('Balm')]).toEqual([12, 'story'])
  })
})

describe('Tomes and Spells', () => {
  rule('M9.1, M9.14', 'each Tome needs its language and takes the Spells of its icons', () => {
    const holds = (title: string) =>
      standardCards()
        .filter((each) => each.type === 'Spell')
        .filter((each) => table({ seats: [{ story: [bolton], hand: [each], assets: [standard(title)] }, {}] }).against(each).length === 0)
        .map((each) => each.title)
        .sort()
    expect(holds('Hutchinson Cipher')).toEqual(['Command of the Bloody Tongue', 'Dust of Suleiman', 'Petrify'])
    expect(holds('Letter From A Friend')).toEqual(['Blasphemous Obeisance'])
    expect(holds('Revelations of Glaaki')).toEqual(['Dust of Suleiman', 'Petrify'])
    const cipher = standard('Hutchinson Cipher')
    expect(table({ seats: [{ story: [bolton], hand: [cipher] }, {}] }).against(cipher)).toEqual(['M9.1'])
    expect(table({ seats: [{ story: [bolton], hand: [cipher], allies: [standard('Dr. Allen')] }, {}] }).against(cipher)).toEqual([])
  })

  const inTome = (title: string, more: Partial<SeatSetup>, theirs: Partial<SeatSetup>): PositionSetup => ({
    seats: [
      {
        story: [bolton],
        assets: [
          { lay: card({ title: 'Book', type: 'Tome', spellCapacity: 4, icons: ['Folk', 'Water', 'Death'] }), bears: [standard(title)] },
        ],
        investigator: { hand: 0 },
        ...more,
      },
      { story: [bolton], investigator: { hand: 0 }, ...theirs },
    ],
  })

  rule('M9.33, M9.44', 'Blasphemous Obeisance and Command of the Bloody Tongue are for Combat', () => {
    for (const title of ['Blasphemous Obeisance', 'Command of the Bloody Tongue']) {
      expect(table(inTome(title, {}, { allies: [ally('Friend', 1)], threat: [monster('Gug', 3)] })).offers('cast'), title).toBe(false)
    }
  })

  rule('M9.34, M9.41', 'Dust of Suleiman Summons a Lesser Independent', () => {
    const t = table(inTome('Dust of Suleiman', { hand: [standard('Mi-Go'), standard('Deep One')] }, {})).cast('Dust of Suleiman')
    expect([t.sanity, t.story(0)]).toEqual([
      [11, 10],
      ['Bolton', 'Mi-Go'],
    ])
  })

  rule('M1.38, M9.27, M15.11, M15.3', 'Petrify: the Ally is a face-down Artifact, with what it bears, until the end of the Round', () => {
    const t = table(inTome('Petrify', {}, { allies: [{ lay: ally('Guard', 2), bears: [weapon('Gun', 1)] }, ally('Other', 1)] }))
      .cast('Petrify')
      .choose('Guard')
    const guard = no(t.state, 'Guard')
    expect([
      t.entry('Guard').area,
      t.entry('Guard').faceDown,
      t.entry('Gun').faceDown,
      t.entry('Other').area,
      typeOf(t.state, guard),
      t.sanity[0],
    ]).toEqual(['asset', true, true, 'ally', 'Artifact', 11])
    t.untilTurnOf(1)
    expect(t.offers('turn up', 'Guard')).toBe(false)
    const ended = table({ ...t.state, phase: 'combat', agenda: roundEndTasks(t.state, [0, 1]) })
    expect([ended.entry('Guard').area, ended.entry('Guard').faceDown, ended.entry('Gun').faceDown, ended.entry('Gun').on]).toEqual([
      'ally',
      false,
      false,
      guard,
    ])
  })

  rule('M9.23', 'Petrify needs an opponent’s Ally', () => {
    expect(table(inTome('Petrify', { allies: [ally('Mine', 1)] }, {})).offers('cast')).toBe(false)
  })
})
