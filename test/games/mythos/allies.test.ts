/** M7: Allies and Cultists. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { canRead } from '../../../src-main/games/mythos/reading.ts'
import { attributesOf, subtypesOf, typeOf } from '../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, mythosPosition, no, type SeatSetup, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City', 'Artifact', 'Tome'] })
const found = (title: string, foundAt: PrintedCard['foundAt'], more: Partial<PrintedCard> = {}) =>
  ally(title, 1, { ...(foundAt === undefined ? {} : { foundAt }), ...more })
const at = (story: PrintedCard[], hand: PrintedCard[], more: Partial<SeatSetup> = {}) =>
  table({ seats: [{ story, hand, ...more }, { story: [location('Elsewhere', { subregion: 'Boston' })] }] })
const artifact = (title: string, rules: PrintedCard['rules'], more: Partial<PrintedCard> = {}) =>
  card({ title, type: 'Artifact', anyDimension: true, rules, ...more })

describe('playing an Ally', () => {
  rule('M7.1', 'needs Region and Subregion, and the reason says where', () => {
    const winsor = found('Winsor', { region: 'Lovecraft Country', subregion: 'Arkham' })
    expect(at([bolton], [winsor]).against(winsor)).toEqual([])
    const t = at([location('Salem Inn', { subregion: 'Salem' })], [winsor])
    expect(t.why(winsor).reasons).toEqual([
      { rule: 'M7.1', why: 'The Ally is not found here.', remedy: 'Found at: Arkham, Lovecraft Country.' },
    ])
    const twin = location('Arkham Abroad', { region: 'Europe' })
    expect(at([twin], [winsor]).against(winsor)).toEqual(['M7.1'])
  })

  rule('M7.2', '"Any" with an attribute needs that attribute, in its Region and Dimension', () => {
    const squire = found('Squire', { region: 'Lovecraft Country', attributes: ['Country'] })
    const wood = (more: Partial<PrintedCard> = {}) => location('Wood', { attributes: ['Country'], ...more })
    expect(at([wood()], [squire]).against(squire)).toEqual([])
    expect(at([bolton], [squire]).against(squire)).toEqual(['M7.2'])
    expect(at([wood({ region: 'Europe' })], [squire]).against(squire)).toEqual(['M7.2'])
    expect(at([wood({ dimension: 'dreamlands' })], [squire]).against(squire)).toEqual(['M6.17'])
  })

  rule('M7.5', 'an uncoloured bar means any Region of the Dimension', () => {
    const priest = found('Priest', { gate: false })
    expect(at([location('Chapel', { region: 'Europe' })], [priest]).against(priest)).toEqual([])
    expect(at([bolton], [priest]).against(priest)).toEqual(['M7.2'])
    expect(at([location('Shrine', { dimension: 'dreamlands' })], [priest]).against(priest)).toEqual(['M6.17'])
  })

  rule('M7.6', 'one of the Past needs a card that puts the Investigator there', () => {
    const old = found('Ancestor', { past: true })
    expect(at([bolton], [old]).against(old)).toEqual(['M7.1'])
  })

  rule('M7.7', 'lies face-up among the Allies', () => {
    const t = at([bolton], [ally('Friend', 1)]).play('Friend')
    expect(t.entry('Friend')).toMatchObject({ area: 'ally', seat: 0, faceDown: false })
  })

  test('[MX20, M7.8, M7.9, M17.29, M17.31, M17.32] one of a Title at a time, whatever others or the Story Deck have', () => {
    const second = ally('Randolph Carter', 2)
    const t = table({ seats: [{ story: [bolton, ally('Randolph Carter', 1)], hand: [second] }, { allies: [ally('Randolph Carter', 1)] }] })
    expect(t.against(second)).toEqual([])
    const twice = at([bolton], [second], { allies: [ally('Randolph Carter', 1)] })
    expect(twice.why(second).reasons).toEqual([
      { rule: 'M7.8', why: 'You already have this Ally in play.', remedy: 'That one must be lost first.' },
    ])
  })

  rule('M7.10', 'a copy in the Threat does not count', () => {
    const second = ally('Cultist', 1)
    expect(at([bolton], [second], { threat: [ally('Cultist', 1)] }).against(second)).toEqual([])
  })
})

describe('Allies in play', () => {
  rule('M7.11', 'go where their Investigator goes', () => {
    const captain = ally('Captain', 1, { foundAt: { subregion: 'Arkham' } })
    const salem = location('Salem Inn', { subregion: 'Salem' })
    const t = at([bolton], [salem], { allies: [captain] })
      .play(salem)
      .untilTurnOf(0)
      .arrive()
    expect(t.where(captain)).toBe('ally')
  })

  rule('M7.12', 'Steadfast and Corrupt exclude each other; gaining one removes the other', () => {
    const idol = artifact('Idol', [
      { kind: 'static', effect: { attribute: 'Corrupt', give: true, of: { is: { type: 'Ally', attr: ['Priest'] } } } },
    ])
    const { state } = at([bolton], [], {
      assets: [idol],
      allies: [ally('Priest', 1, { attributes: ['Steadfast', 'Priest'] }), ally('Friend', 1)],
    })
    expect([attributesOf(state, no(state, 'Priest')), attributesOf(state, no(state, 'Friend'))]).toEqual([
      ['Priest', 'Corrupt'],
      ['Steadfast'],
    ])
  })

  rule('M7.13', 'any number, of both allegiances together', () => {
    const bad = ally('Bad', 1, { attributes: ['Corrupt'] })
    expect(at([bolton], [bad], { allies: [ally('One', 1), ally('Two', 1), ally('Three', 1)] }).against(bad)).toEqual([])
  })

  rule('M7.14, M9.2', 'a face-up Ally’s Languages serve for reading', () => {
    const scholar = ally('Scholar', 1, { languages: { mode: 'and', list: ['Greek'] } })
    const book = card({ title: 'Book', type: 'Tome', languages: { mode: 'and', list: ['Greek'] } })
    const reads = (faceDown: boolean) => {
      const { state } = at([bolton], [book], { allies: [{ lay: scholar, faceDown }] })
      return canRead(state, 0, no(state, book))
    }
    expect([reads(false), reads(true)]).toEqual([true, false])
  })

  test('[MX50, M8.18, M8.17, M8.19, M7.15] a Weapon adds to its bearer, who has one and loses it with itself', () => {
    const elephant = weapon('Elephant Gun', 3)
    const t = at(
      [bolton],
      [
        elephant,
        card({
          title: 'Betrayal',
          type: 'Event',
          anyDimension: true,
          rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Ally' }, of: 'you', pick: 'choose', n: 1 }, to: 'discard' }] }],
        }),
      ],
      { allies: [{ lay: ally('Wilmarth', 2), bears: [weapon('Shotgun', 2)] }] },
    )
    expect(currentValue(t.state, no(t.state, 'Wilmarth'))).toBe(4)
    expect(t.why(elephant).reasons).toMatchObject([{ rule: 'M8.17', why: 'Each of your Allies already has a Weapon.' }])
    t.play('Betrayal')
    expect(t.discard(0).sort()).toEqual(['Shotgun', 'Wilmarth'])
  })

  rule('M7.16', 'an Ally whose value is 0 is buried at once', () => {
    const gloom = artifact('Gloom', [{ kind: 'static', effect: { value: -2, of: { is: { type: 'Ally' }, of: 'eachOpponent' } } }])
    const t = table({
      seats: [
        { story: [bolton], hand: [gloom] },
        { story: [bolton], allies: [ally('Weak', 2), ally('Strong', 3)] },
      ],
    }).play(gloom)
    expect([t.where('Weak'), t.where('Strong')]).toEqual(['story', 'ally'])
  })

  rule('M7.17', 'a face-down Ally is not buried for that', () => {
    const t = table({
      seats: [{ story: [bolton], hand: [artifact('Orb', [])] }, { allies: [{ lay: ally('Sleeper', 2), faceDown: true }] }],
    }).play('Orb')
    expect(t.where('Sleeper')).toBe('ally')
  })

  test('[MX52, M10.12, M7.18, M17.19] additions before subtractions, then the minimum', () => {
    const dreams = card({
      title: 'Sweet Dreams',
      type: 'Event',
      rules: [{ kind: 'static', effect: { value: 1, of: { is: { type: 'Ally' } } } }],
    })
    const nightmares = card({
      title: 'Nightmares',
      type: 'Event',
      rules: [{ kind: 'static', effect: { value: -2, of: { is: { type: 'Ally' }, of: 'eachOpponent' }, limit: { floor: 1 } } }],
    })
    const { state } = table({
      seats: [{ story: [bolton], events: [dreams], allies: [ally('Chambers', 1), ally('Dunsany', 2)] }, { events: [nightmares] }],
    })
    expect(['Chambers', 'Dunsany'].map((each) => currentValue(state, no(state, each)))).toEqual([1, 1])
  })
})

describe('Allies and Spells', () => {
  const knows = (n: number, icon?: string): PrintedCard['rules'] => [
    { kind: 'static', effect: { holdsSpells: n, ...(icon === undefined ? {} : { icon }) } },
  ]
  const spell = (title: string, icon = 'Eye') =>
    card({
      title,
      type: 'Spell',
      anyDimension: true,
      icons: [icon],
      sanity: -1,
      rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }],
    })

  rule('M7.19, M7.20, M7.21', 'who knows Spells takes as many as the text allows, whatever their icon, from the Hand as a Turn', () => {
    const wise = ally('Wise Man', 1, { rules: knows(1) })
    const t = at([bolton], [spell('One'), spell('Two', 'Death')], { allies: [wise, ally('Plain', 1)] })
    expect([t.against('One'), t.against('Two')]).toEqual([[], []])
    t.play('One')
    expect([t.entry('One').on, t.seat]).toEqual([no(t.state, wise), 1])
    t.untilTurnOf(0)
    expect(t.why('Two').reasons).toMatchObject([{ rule: 'M9.6' }])
    expect(at([bolton], [spell('One')], { allies: [ally('Plain', 1)] }).against('One')).toEqual(['M9.15'])
    expect(at([bolton], [spell('One')], { allies: [ally('Narrow', 1, { rules: knows(1, 'Death') })] }).against('One')).toEqual(['M9.14'])
  })

  test('[MX54, M9.24, M9.25, M7.22, M7.23, M9.21] from a Tome it costs and turns face-down; an Ally casts for nothing and loses it', () => {
    const petrify = () =>
      card({
        title: 'Petrify',
        type: 'Spell',
        anyDimension: true,
        icons: ['Folk'],
        sanity: -1,
        rules: [
          {
            kind: 'action',
            window: 'cast',
            target: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose', n: 1 },
            do: [{ flip: { ref: 'target' }, face: 'down' }],
          },
        ],
      })
    const [mine, his] = [petrify(), petrify()]
    const book = card({ title: 'Book', type: 'Tome', spellCapacity: 1, icons: ['Folk'] })
    const t = table({
      seats: [
        {
          sanity: 9,
          story: [bolton],
          assets: [{ lay: book, bears: [mine] }],
          allies: [{ lay: ally('Old Man Whateley', 1, { rules: knows(1) }), bears: [his] }],
        },
        { story: [bolton], allies: [ally('One', 1), ally('Two', 1), ally('Three', 1)] },
      ],
    })
    t.cast(mine).choose('One')
    expect([t.sanity[0], t.entry(mine).faceDown, t.entry('One').faceDown]).toEqual([8, true, true])
    t.untilTurnOf(0).cast(his).choose('Two')
    expect([t.sanity[0], t.where(his)]).toEqual([8, 'story'])
    t.untilTurnOf(0)
    expect(t.offers('cast')).toBe(false)
  })

  rule('M7.24, M9.12', 'what an Ally holds is lost with it, in the same way', () => {
    const t = at(
      [bolton],
      [
        card({
          title: 'Betrayal',
          type: 'Event',
          anyDimension: true,
          rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Ally' }, of: 'you' }, to: 'discard' }] }],
        }),
      ],
      {
        allies: [{ lay: ally('Wise Man', 1, { rules: knows(1) }), bears: [spell('Held')] }],
      },
    ).play('Betrayal')
    expect(t.discard(0).sort()).toEqual(['Held', 'Wise Man'])
  })
})

describe('Cultists', () => {
  const merchant = ally('Merchant', 1, {
    attributes: ['Corrupt', 'Cultist'],
    foundAt: { subregion: 'Arkham' },
    rules: [{ kind: 'static', effect: { value: 5, of: { ref: 'self' } } }],
  })

  test('[MX4, M7.25, M7.26, M11.5, M1.41, M1.19] goes among the Allies, or face-down to the Threat by the Gate', () => {
    expect(at([bolton], [merchant]).ways(merchant)).toEqual(['ally', 'monster'])
    const t = at([bolton], [merchant]).play(merchant, 'monster')
    expect([t.where(merchant), t.state.players[0]!.spot?.gateUsed]).toEqual(['threat', true])
  })

  rule('M7.26', 'only where it could be an Ally, and with a Gate', () => {
    const elsewhere = location('Salem Inn', { subregion: 'Salem', gate: true })
    expect(at([elsewhere], [merchant]).against(merchant, 'monster')).toEqual(['M7.26'])
    expect(at([location('Quiet Street')], [merchant]).against(merchant, 'monster')).toEqual(['M11.1'])
    expect(at([bolton], [ally('Friend', 1)]).ways('Friend')).toEqual(['ally'])
  })

  rule('MX4, M7.27, M7.28, M7.29, M7.30', 'there it is a Lesser Independent with its printed value; once buried an Ally again', () => {
    const dead = ally('Ghost', 1, { attributes: ['Corrupt', 'Cultist', 'Living Dead'] })
    const state = mythosPosition({ seats: [{ story: [bolton, ally('Buried Cultist', 1)], threat: [merchant, dead] }, {}] })
    expect([typeOf(state, no(state, merchant)), subtypesOf(state, no(state, merchant)), currentValue(state, no(state, merchant))]).toEqual([
      'Monster',
      ['Lesser Independent'],
      1,
    ])
    expect(subtypesOf(state, no(state, dead))).toEqual(['Living Dead'])
    expect(typeOf(state, no(state, 'Buried Cultist'))).toBe('Ally')
  })

  rule('M7.31', 'one already in play cannot be moved to the Threat', () => {
    expect(at([bolton], [], { allies: [merchant] }).legal).toEqual([{ do: 'pass' }])
  })
})
