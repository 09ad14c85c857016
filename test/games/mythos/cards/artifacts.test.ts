/** The Artifacts of the Standard set outside Combat, as their texts were read. */
import { describe, expect } from 'vitest'
import { attributesOf, hasGate, publicsOf } from '../../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, no, type SeatSetup } from '../../../support/mythos.ts'
import { table } from '../../../support/mythos-table.ts'
import { rule } from '../../../support/rule.ts'
import { standard } from '../../../support/standard-cards.ts'

const bolton = location('Bolton', { attributes: ['City', 'Artifact'] })

describe('Weapons', () => {
  rule('M8.15, M8.18, M2.19', 'are given to an Ally and add what they say, with their pentagrams', () => {
    const weapons: [string, number, number][] = [
      [".30 / '06 Bolt-Action Rifle", 3, 0],
      ['.32 Revolver', 2, 1],
      ['Cast-Iron Skillet', 1, 1],
      ['Enchanted Knife', 1, 0],
      ['Faithful Hounds', 1, 0],
      ['Lightning Gun', 1, -1],
      ['The Two Scepters', 0, 0],
    ]
    for (const [title, bonus, sanity] of weapons) {
      const what = standard(title)
      const t = table({ seats: [{ story: [bolton], hand: [what], allies: [ally('Hooper', 3)] }, { story: [bolton] }] }).play(what)
      expect([t.entry(what).on, currentValue(t.state, no(t.state, 'Hooper')), t.sanity[0]], title).toEqual([
        no(t.state, 'Hooper'),
        3 + bonus,
        12 + sanity,
      ])
      expect(table({ seats: [{ story: [bolton], hand: [what] }, {}] }).against(what), title).toEqual(['M8.15'])
    }
  })

  rule('M8.20', 'Cast-Iron Skillet finds another bearer where it would be buried, if its player wants', () => {
    const burial = () =>
      card({
        title: 'Burial',
        type: 'Event',
        anyDimension: true,
        rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { title: 'Armed' }, of: 'opponent' }, to: 'bury' }] }],
      })
    const skillet = standard('Cast-Iron Skillet')
    const seats = () => [
      { story: [bolton], hand: [burial()] },
      {
        story: [bolton],
        allies: [
          { lay: ally('Armed', 1), bears: [skillet] },
          { lay: ally('Shooter', 1), bears: [standard('.32 Revolver')] },
          ally('Heir', 1),
        ],
      },
    ]
    const t = table({ seats: seats() }).play('Burial').yes()
    if (t.question?.ask === 'which card') {
      expect(t.among).toEqual(['Heir'])
      t.choose('Heir')
    }
    expect([t.where('Armed'), t.entry(skillet).on]).toEqual(['story', no(t.state, 'Heir')])
    const kept = table({ seats: seats() }).play('Burial').no()
    expect([kept.where('Armed'), kept.where(skillet)]).toEqual(['story', 'story'])
  })
})

describe('others', () => {
  rule('M8.3, M1.38', 'Dr. Hammond’s tablets leave their bearer and another Ally out of an Epidemic', () => {
    const tablets = standard("Dr. Hammond's Nerve & Brain Tablets")
    const dysentery = standard('Dysentery')
    const t = table({
      seats: [
        { story: [bolton], hand: [dysentery] },
        { story: [bolton], allies: [{ lay: ally('Patient', 1), bears: [tablets] }, ally('Second', 1), ally('Third', 1)] },
      ],
    }).play(dysentery)
    expect([t.seat, t.among]).toEqual([1, ['Second', 'Third']])
    t.choose('Third')
    expect(['Patient', 'Second', 'Third'].map((each) => t.entry(each).faceDown)).toEqual([false, true, false])
  })

  rule('M8.10, M17.10', 'Speech Machine: each of one’s Mi-Go and Mi-Go Leaders gains 1, in the Threat and among Allies', () => {
    const { state } = table({
      seats: [
        {
          story: [bolton],
          assets: [standard('Speech Machine')],
          threat: [standard('Mi-Go'), standard("N'gah-Kthun"), monster('Ghoul', 1)],
          allies: [{ lay: standard('Mi-Go', 1), keepsText: true }],
        },
        { story: [bolton], threat: [standard('Mi-Go')] },
      ],
    })
    const value = (title: string, nth = 0) => currentValue(state, no(state, title, nth))
    expect([value("N'gah-Kthun"), value('Ghoul')]).toEqual([3, 1])
    const miGo = state.play
      .filter((each) => state.sheet.printed[each.card]!.title === 'Mi-Go')
      .map((each) => [each.seat, each.area, currentValue(state, each.card)])
    expect(miGo.sort()).toEqual([
      [0, 'ally', 3],
      [0, 'threat', 3],
      [1, 'threat', 2],
    ])
  })

  rule(
    'M8.6, M8.11, M1.11, M11.10',
    'Tiara: the Current Location takes the attributes of an opponent’s, until it is left or the Tiara turns up',
    () => {
      const tiara = standard('Tiara of Opulent Fantasy')
      const theirs = location('Reef', {
        gate: true,
        attributes: ['Country', 'Tome'],
        publicAttributes: ['Water', 'Outside'],
        subregion: 'Salem',
      })
      const t = table({ seats: [{ story: [bolton], assets: [tiara], hand: [monster('Ghoul', 1)] }, { story: [theirs] }] })
      expect(t.against('Ghoul')).toEqual(['M11.1'])
      t.use(tiara)
      const here = no(t.state, bolton)
      expect([t.sanity[0], t.entry(tiara).faceDown, attributesOf(t.state, here), publicsOf(t.state, here), hasGate(t.state, here)]).toEqual(
        [11, true, ['Country', 'Tome'], ['Water', 'Outside'], true],
      )
      t.untilTurnOf(0)
      expect(t.against('Ghoul')).toEqual([])
      t.play('Ghoul', 'monster')
      expect([t.state.players.map((each) => each.spot?.gateUsed)]).toEqual([[true, false]])
      t.untilTurnOf(0).turnUp(tiara)
      expect([attributesOf(t.state, here), hasGate(t.state, here)]).toEqual([['City', 'Artifact'], false])
    },
  )

  rule('M8.6', 'Tiara: there must be an opponent with a Current Location', () => {
    const tiara = standard('Tiara of Opulent Fantasy')
    const reef = location('Reef', { attributes: ['Country'] })
    const walking = { story: [location('Ahead'), bolton], spot: { crosswise: true } }
    const at = (...others: SeatSetup[]) => table({ seats: [{ story: [bolton], assets: [tiara] }, ...others] })
    // Who is on the way has none: the other one is meant, without a question.
    const t = at(walking, { story: [reef] }).use(tiara)
    expect([t.seat, attributesOf(t.state, no(t.state, bolton))]).toEqual([1, ['Country']])
    expect(at(walking, walking).offers('use', tiara)).toBe(false)
    const two = at({ story: [location('Pier')] }, { story: [reef] }).use(tiara)
    expect(two.question).toMatchObject({ ask: 'which player', among: [1, 2] })
    expect(attributesOf(two.choosePlayer(2).state, no(two.state, bolton))).toEqual(['Country'])
  })
})
