/** M11: Gates, Monsters in the Threat and among Allies, and Joining. */
import { describe, expect, test } from 'vitest'
import type { Condition, Filter, Rule } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { joins } from '../../../src-main/games/mythos/joining.ts'
import { attributesOf, subtypesOf, typeOf } from '../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, mythosPosition, no, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'
import { fight, fightOn } from './combat/fight.ts'

const gate = location('Devil Reef', { gate: true, attributes: ['City', 'Artifact'] })
const plain = location('Quiet Street')
const at = (hand: PrintedCard[], more: Partial<SeatSetup> = {}) =>
  table({ seats: [{ story: [gate], hand, ...more }, { story: [location('Elsewhere', { subregion: 'Boston' })] }] })
const joinsWith = (join: Filter): Rule => ({ kind: 'static', effect: { join, may: true } })
const used = { spot: { gateUsed: true } }

describe('Gates', () => {
  rule('M11.1, M11.3', 'a Monster needs an unused Gate, and the reason says which is missing', () => {
    const ghoul = monster('Ghoul', 1)
    expect(at([ghoul], { story: [plain] }).why(ghoul).reasons).toEqual([
      { rule: 'M11.1', why: 'There is no Gate here.', remedy: 'Go to a Location with a Gate.' },
    ])
    expect(at([ghoul], used).why(ghoul).reasons).toEqual([
      { rule: 'M11.3', why: 'You have already used this Gate.', remedy: 'Go to another Location with a Gate.' },
    ])
  })

  rule('M11.2, M11.3, M18.10', 'it lies face-down in its player’s Threat; others have their own use of the same Gate', () => {
    const t = table({
      seats: [
        { story: [gate], hand: [monster('Ghoul', 1)] },
        { story: [gate], hand: [monster('Gug', 1)] },
      ],
    }).play('Ghoul', 'monster')
    expect([t.where('Ghoul'), t.seat, t.against('Gug')]).toEqual(['threat', 1, []])
  })

  rule('M11.5', 'Monster, Cultist and Great Old One each use it', () => {
    const god = monster('Old God', 0, { goo: true, requirements: [] })
    const cultist = ally('Cultist', 1, { attributes: ['Cultist'] })
    for (const each of [monster('Ghoul', 1), cultist, god]) {
      const t = at([each])
      t.play(each, t.ways(each).at(-1)!)
      expect(t.state.players[0]!.spot?.gateUsed, each.title).toBe(true)
    }
  })

  rule('M11.9', 'another copy of the Location, played later, has its own Gate', () => {
    const copy = location('Devil Reef', { gate: true })
    const t = table({ seats: [{ story: [plain, gate], hand: [copy, monster('Ghoul', 1)] }, { story: [plain] }] })
      .play(copy)
      .untilTurnOf(0)
    expect(t.against('Ghoul')).toEqual([])
  })

  rule('M11.10', 'a Gate that an effect gives works like a printed one', () => {
    const key = card({
      title: 'Key',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { attribute: 'Gate', give: true, of: { ref: 'location' } } }],
    })
    const t = at([monster('Ghoul', 1), monster('Gug', 1)], { story: [plain], assets: [key] })
      .play('Ghoul', 'monster')
      .untilTurnOf(0)
    expect(t.against('Gug')).toEqual(['M11.3'])
  })

  rule('M11.11', 'further uses cost what the text that allows them asks, each time', () => {
    const house = location('Farmhouse', {
      gate: true,
      sanity: -2,
      rules: [{ kind: 'static', effect: { gateReuse: true, cost: [{ sanity: 'ofThisCard' }] } }],
    })
    const t = at([monster('One', 1), monster('Two', 1), monster('Three', 1)], { story: [house] })
    t.play('One', 'monster').untilTurnOf(0)
    expect(t.sanity[0]).toBe(12)
    t.play('Two', 'monster').untilTurnOf(0)
    expect(t.sanity[0]).toBe(10)
    t.play('Three', 'monster')
    expect(t.sanity[0]).toBe(8)
    expect(at([monster('One', 1)], { story: [house], ...used, sanity: 1 }).against('One')).toEqual(['M2.21'])
  })

  rule('M11.11, M2.23', 'a further use may cost another card, which is not the one that is played', () => {
    const volcano = location('Volcano', {
      gate: true,
      rules: [{ kind: 'static', effect: { gateReuse: true, cost: [{ other: { in: 'hand', of: 'you' }, how: 'discard' }] } }],
    })
    const t = at([monster('One', 1), monster('Two', 1), card({ title: 'Spare', type: 'Event' })], { story: [volcano] })
    t.play('One', 'monster').untilTurnOf(0)
    t.play('Two', 'monster')
    expect([t.where('Two'), t.where('Spare')]).toEqual(['threat', 'discard'])
    expect(at([monster('One', 1)], { story: [volcano], ...used }).against('One')).toEqual(['M11.3'])
  })

  rule('M11.11', 'a further use may be open to some cards alone', () => {
    const reef = location('Reef', {
      gate: true,
      rules: [{ kind: 'static', effect: { gateReuse: true, for: { title: 'Gug' }, cost: [{ sanity: 2 }] } }],
    })
    const t = at([monster('Ghoul', 1), monster('Gug', 1), monster('Ghast', 1)], { story: [reef] })
      .play('Ghoul', 'monster')
      .untilTurnOf(0)
    expect(t.against('Ghast')).toEqual(['M11.3'])
    t.play('Gug', 'monster')
    expect(t.sanity[0]).toBe(10)
  })

  rule('M11.11', 'a Gate may be used so often again and no more', () => {
    const well = location('Well', { gate: true, rules: [{ kind: 'static', effect: { gateReuse: true, times: 1, cost: [{ sanity: 1 }] } }] })
    const t = at([monster('One', 1), monster('Two', 1), monster('Three', 1)], { story: [well] })
    t.play('One', 'monster').untilTurnOf(0)
    t.play('Two', 'monster').untilTurnOf(0)
    expect(t.sanity[0]).toBe(11)
    expect(t.against('Three')).toEqual(['M11.3'])
  })

  rule('M11.11', 'a card may open further uses to every player', () => {
    const key = (who?: 'each') =>
      card({
        title: 'Open Door',
        type: 'Artifact',
        rules: [
          {
            kind: 'static',
            effect: { gateReuse: true, of: { is: { type: 'Location', gate: true }, pick: 'all', of: 'each' }, ...(who ? { who } : {}) },
          },
        ],
      })
    const other = (who?: 'each') =>
      table({
        seats: [
          { story: [gate], ...used, hand: [monster('Ghoul', 1)] },
          { story: [plain], assets: [key(who)] },
        ],
      })
    expect(other().against('Ghoul')).toEqual(['M11.3'])
    expect(other('each').against('Ghoul')).toEqual([])
  })

  rule('M10.26, M11.1', 'a card may forbid using Gates', () => {
    const sign = card({ title: 'Elder Sign', type: 'Event', rules: [{ kind: 'forbid', who: 'each', what: 'useGates' }] })
    expect(at([monster('Ghoul', 1)], { events: [sign] }).against('Ghoul')).toEqual(['M10.26'])
  })
})

describe('Monsters', () => {
  rule('M11.13, M11.14, M17.20', 'their value is never below 0, and one of value 0 stays', () => {
    const mist = card({
      title: 'Mist',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { value: -3, of: { is: { type: 'Monster' }, of: 'each', in: 'threat' } } }],
    })
    const t = at([mist], { threat: [monster('Ghoul', 1)] }).play(mist)
    expect([currentValue(t.state, no(t.state, 'Ghoul')), t.where('Ghoul')]).toEqual([0, 'threat'])
  })

  rule('M11.18, M17.30', 'a Threat holds any number, of one Title too', () => {
    const t = at([monster('Ghoul', 1)], { threat: [monster('Ghoul', 1), monster('Ghoul', 1)] })
    expect(t.against('Ghoul')).toEqual([])
  })
})

describe('in Combat', () => {
  rule('M11.17', 'a Threat does not attack its own player', () => {
    const { state } = fight({ seats: [{ story: [gate], threat: [monster('Ghoul', 3)] }, { story: [plain] }] })
    expect(state.players.map((each) => each.sanity)).toEqual([12, 9])
  })

  rule('M11.24, M11.23', 'Monsters that were played together may be directed against different opponents', () => {
    const pair = [monster('Ghoul', 1, { rules: [joinsWith({ title: 'Gug' })] }), monster('Gug', 3)]
    const t = table({
      seats: [{ story: [gate], hand: pair }, { story: [plain] }, { story: [location('Elsewhere', { subregion: 'Boston' })] }],
    })
      .play('Ghoul', 'monster')
      .choosePlay('Gug')
    let next = 1
    const { state } = fightOn({ ...t.state, agenda: [{ do: 'combat' }] }, (question, _seat, now) =>
      question.ask === 'which player' && now.combat?.step === 'commit monsters' ? { do: 'choose player', seat: next++ } : undefined,
    )
    expect(state.players.map((each) => each.sanity)).toEqual([12, 11, 9])
  })
})

describe('Joining', () => {
  const reef = [
    monster('Deep One', 1, { rules: [joinsWith({ type: 'Monster' })] }),
    monster('Father Dagon', 4, { sanity: -1, rules: [joinsWith({ type: 'Monster' })] }),
    monster('Mother Hydra', 4, { sanity: -1, rules: [joinsWith({ type: 'Monster' })] }),
    monster('Shoggoth', 5, { sanity: -2, rules: [joinsWith({ type: 'Monster' })] }),
  ]

  test('[MX57, M11.4, M2.25, M11.3, M11.1, M11.19] one Gate for all, each card pays its cost', () => {
    const again = monster('Deep One', 1)
    const t = at([...reef, again], { sanity: 10 }).play(reef[0]!, 'monster')
    t.choosePlay('Father Dagon').choosePlay('Mother Hydra').choosePlay('Shoggoth')
    if (t.question?.ask === 'which play') t.done()
    expect([t.sanity[0], t.state.play.filter((each) => each.area === 'threat').length, t.seat]).toEqual([6, 4, 1])
    expect(t.untilTurnOf(0).against(again)).toEqual(['M11.3'])
  })

  rule('M11.19', 'Joining is at the player’s option', () => {
    const t = at(reef).play('Deep One', 'monster').done()
    expect(t.state.play.filter((each) => each.area === 'threat')).toHaveLength(1)
  })

  /** Whether a group could be played together, tried in its order. */
  const group = (hand: PrintedCard[], story = gate) => {
    const t = at(hand, { story: [story] }).play(hand[0]!, 'monster')
    return hand.slice(1).every((each) => {
      if (!t.offers('choose play', each)) return false
      t.choosePlay(each)
      return true
    })
  }

  test('[MX15, M11.20, M11.21, M11.22] every pair must Join', () => {
    const shantak = () =>
      monster('Lesser Shantak', 2, { rules: [joinsWith({ or: [{ title: 'Lesser Shantak' }, { attr: ['Corrupt', 'Cultist'] }] })] })
    const cultist = (title: string) => ally(title, 1, { attributes: ['Corrupt', 'Cultist'] })
    expect(group([shantak(), shantak()])).toBe(true)
    expect(group([shantak(), shantak(), cultist('Old Woman')])).toBe(true)
    expect(group([shantak(), shantak(), cultist('Old Woman'), cultist('Second')])).toBe(false)
  })

  rule('M11.20, M11.21', 'a text may say how many of those it Joins', () => {
    const few = (upTo: number) =>
      monster('Footprints', 1, { rules: [{ kind: 'static', effect: { join: { type: 'Monster' }, may: true, upTo } }] })
    const ghoul = () => monster('Ghoul', 1, { rules: [joinsWith({ title: 'Ghoul' })] })
    expect(group([few(1), ghoul()])).toBe(true)
    expect(group([few(1), ghoul(), ghoul()])).toBe(false)
    expect(group([few(2), ghoul(), ghoul()])).toBe(true)
    // Who Joins it by his own words is not counted.
    const friend = () => monster('Friend', 1, { rules: [joinsWith({ type: 'Monster' })] })
    expect(group([few(1), ghoul(), friend()])).toBe(true)
  })

  test('[MX58, M11.21, M11.20] Joining through one card is not enough', () => {
    const buopoth = () => monster('Buopoth', 1, { rules: [joinsWith({ type: 'Monster' })] })
    const ghoul = () => monster('Ghoul', 1, { rules: [joinsWith({ title: 'Ghoul' })] })
    const gug = () => monster('Gug', 3, { rules: [joinsWith({ title: 'Gug' })] })
    const leng = () => monster('Man of Leng', 1, { rules: [joinsWith({ subtype: 'Lesser Independent' })] })
    expect([group([buopoth(), ghoul(), ghoul()]), group([buopoth(), ghoul(), gug()])]).toEqual([true, false])
    expect([group([leng(), gug(), gug()]), group([leng(), ghoul(), gug()])]).toEqual([true, false])
  })

  rule('M11.22', 'each card must be a legal play in all other respects', () => {
    const dreamer = monster('Dreamer', 1, { anyDimension: false, dimension: 'dreamlands' })
    expect(group([reef[0]!, dreamer])).toBe(false)
    const far = ally('Far Cultist', 1, { attributes: ['Cultist'], foundAt: { subregion: 'Salem' } })
    expect(group([monster('Host', 1, { rules: [joinsWith({ attr: ['Cultist'] })] }), far])).toBe(false)
  })

  rule('M11.22, M2.25', 'what cannot be paid together cannot be played together', () => {
    const t = at(reef, { sanity: 3 }).play('Father Dagon', 'monster').choosePlay('Shoggoth')
    expect(t.among).toEqual(['Deep One'])
  })

  rule('M11.22, M10.26', 'no more are played together than a text allows in a Turn', () => {
    const one = ally('One', 1, { rules: [joinsWith({ title: 'Two' })] })
    const sloth = (moreThan: number) =>
      card({ title: 'Sloth', type: 'Event', rules: [{ kind: 'forbid', who: 'each', what: { play: {}, moreThan, per: 'turn' } }] })
    const offered = (moreThan: number) =>
      at([one, ally('Two', 1)], { events: [sloth(moreThan)] })
        .play(one)
        .offers('choose play', 'Two')
    expect([offered(1), offered(2)]).toEqual([false, true])
  })

  rule('M11.23', 'once in play they are independent', () => {
    const one = ally('One', 1, { rules: [joinsWith({ title: 'Two' })] })
    const t = at([one, ally('Two', 1)])
      .play(one)
      .choosePlay('Two')
    expect([t.entry('One').on, t.entry('Two').on]).toEqual([undefined, undefined])
  })

  rule('M11.20', 'a card that Joins at some time, or in some role alone, does so then', () => {
    const on = (when: Condition): PrintedCard => monster('Ghast', 2, { rules: [{ ...joinsWith({ title: 'Gug' }), if: when } as Rule] })
    const gug = monster('Gug', 3)
    const joined = (when: Condition, how: 'monster' | 'ally' = 'monster') => {
      const state = mythosPosition({ seats: [{ hand: [on(when), gug] }, {}] })
      return joins(state, 0, { card: no(state, 'Ghast'), how }, { card: no(state, 'Gug'), how: 'monster' })
    }
    expect([joined({ time: 'night' }), joined({ time: 'day' })]).toEqual([false, true])
    expect([joined({ role: 'inThreat' }), joined({ role: 'inThreat' }, 'ally'), joined({ role: 'ally' }, 'ally')]).toEqual([
      true,
      false,
      true,
    ])
  })

  rule('M11.25', 'a Title is named in either number', () => {
    const things = (title: string) => monster(title, 1, { rules: [joinsWith({ title: 'Elder Things' })] })
    expect(group([things('Elder Thing'), things('Elder Thing')])).toBe(true)
    expect(group([things('Elder Thing'), monster('Elder Sign', 1)])).toBe(false)
  })

  rule('M11.25, M11.26', 'a Title means every version of it, a class every card of it', () => {
    const worker = monster('Mi-Go', 2, { rules: [joinsWith({ title: 'Mi-Go' })] })
    const state = mythosPosition({ seats: [{ hand: [worker, monster('Mi-Go', 2, { attributes: ['Soldier'] }), monster('Gug', 3)] }, {}] })
    const play = (title: string, nth = 0) => ({ card: no(state, title, nth), how: 'monster' as const })
    expect([joins(state, 0, play('Mi-Go'), play('Mi-Go', 1)), joins(state, 0, play('Mi-Go'), play('Gug'))]).toEqual([true, false])
  })
})

describe('Monsters as Allies', () => {
  const tame: Rule = { kind: 'permit', permit: { playAs: 'ally', of: 'self', cost: ['gate'] } }
  const own: Rule = { kind: 'static', effect: { value: 3, of: { ref: 'self' } } }
  const beast = monster('Tame Beast', 2, { rules: [tame, own] })

  rule('M11.27, M11.6', 'only when a card allows it, by the Gate', () => {
    const ghoul = monster('Ghoul', 1)
    expect(at([ghoul]).against(ghoul, 'ally')).toEqual(['M11.27'])
    const t = at([beast]).play(beast, 'ally')
    expect([t.where(beast), t.state.players[0]!.spot?.gateUsed]).toEqual(['ally', true])
    expect(at([beast], { story: [plain] }).against(beast, 'ally')).toEqual(['M11.1'])
    expect(at([beast], used).against(beast, 'ally')).toEqual(['M11.3'])
  })

  rule('M11.6, M11.27', 'where its text has it use a Gate, if any, that is used, and none is needed', () => {
    const tame = monster('Tame', 2, { rules: [{ kind: 'permit', permit: { playAs: 'ally', of: 'self', gateIfAny: true } }] })
    const t = at([tame]).play(tame, 'ally')
    expect([t.where(tame), t.state.players[0]!.spot?.gateUsed]).toEqual(['ally', true])
    expect(at([tame], { story: [plain] }).against(tame, 'ally')).toEqual([])
    expect(at([tame], used).against(tame, 'ally')).toEqual(['M11.3'])
  })

  rule('M7.26, M19.9', 'a Cultist who may be played in any Subregion may be so as a Monster, too', () => {
    const far = ally('Far Cultist', 1, { attributes: ['Cultist'], foundAt: { subregion: 'Salem' } })
    const call = card({
      title: 'Call',
      type: 'Artifact',
      rules: [{ kind: 'permit', permit: { play: { attr: ['Cultist'] }, waive: ['place'] } }],
    })
    expect(at([far]).against(far, 'monster')).toEqual(['M7.26'])
    expect(at([far], { assets: [call] }).against(far, 'monster')).toEqual([])
  })

  rule('M7.26, M11.32', 'an Ally that is a Monster only in some places is none elsewhere, a Cultist either', () => {
    const church = location('Old Church', { gate: true, attributes: ['Church'] })
    const stroh = (...attributes: string[]) =>
      ally('Stroh', 2, {
        attributes,
        foundAt: {},
        rules: [{ kind: 'permit', permit: { playAs: 'monster', of: 'self', at: { attr: ['Church'] }, only: true } }],
      })
    const against = (here: PrintedCard, ...attributes: string[]) =>
      at([stroh(...attributes)], { story: [here] }).against('Stroh', 'monster')
    expect([against(church, 'Cultist'), against(gate, 'Cultist')]).toEqual([[], ['M7.26']])
    expect([against(church), against(gate)]).toEqual([[], ['M11.32', 'M7.26']])
  })

  rule('M11.28, M11.29, M11.30, M11.36', 'it is an Ally in all ways, Corrupt, and without its Special Effects', () => {
    const { state } = at([beast]).play(beast, 'ally')
    const number = no(state, beast)
    expect([typeOf(state, number), attributesOf(state, number), subtypesOf(state, number), currentValue(state, number)]).toEqual([
      'Ally',
      ['Corrupt'],
      ['Lesser Independent'],
      2,
    ])
    const tale = card({
      title: 'Tale',
      type: 'Adventure',
      points: 1,
      recipe: { slots: [{ phrase: 'A MONSTER', at: 0, count: 1, distinctTitles: false, anyOf: [{ type: 'Monster' }] }], conditions: [] },
    })
    expect(at([tale], { allies: [beast] }).against(tale)).toEqual(['M12.43'])
    expect(at([tale], { story: [gate, beast] }).against(tale)).toEqual([]) // M11.37
  })

  rule('M11.37', 'once buried it is a Monster card again', () => {
    const { state } = at([], { story: [gate, beast] })
    expect([typeOf(state, no(state, beast)), attributesOf(state, no(state, beast))]).toEqual(['Monster', []])
  })

  rule('M11.30', 'a text may say that its words stay', () => {
    const leader = monster('Leader', 2, {
      rules: [{ kind: 'permit', permit: { playAs: 'ally', of: 'self', cost: ['gate'], keepsText: true } }, own],
    })
    const { state } = at([leader]).play(leader, 'ally')
    expect(currentValue(state, no(state, leader))).toBe(5)
  })

  rule('M11.30, M7.28', 'what a text says of its card as what it is there speaks, and nothing else of it', () => {
    const bonus = (value: number, role?: 'ally' | 'inThreat'): Rule => ({
      kind: 'static',
      effect: { value, of: { ref: 'self' } },
      ...(role ? { if: { role } } : {}),
    })
    const killer = monster('Killer', 2, {
      rules: [
        { kind: 'permit', permit: { playAs: 'ally', of: 'self', cost: ['gate'] } },
        { kind: 'static', effect: { languages: ['English'] }, if: { all: [{ role: 'ally' }, { time: 'day' }] } },
        bonus(1),
        bonus(2, 'ally'),
        bonus(4, 'inThreat'),
      ],
    })
    const tome = card({ title: 'Tome', type: 'Tome', languages: { mode: 'or', list: ['English'] } })
    const open = location('Open Library', { gate: true, attributes: ['Tome'] })
    const learned = (mine: Partial<SeatSetup>) =>
      table({ seats: [{ investigator: { languages: { mode: 'and', list: ['Latin'] } }, story: [open], ...mine }, { story: [plain] }] })
    const among = learned({ allies: [killer], hand: [tome] })
    expect([currentValue(among.state, no(among.state, killer)), among.against(tome)]).toEqual([4, []])
    const inThreat = learned({ threat: [killer], hand: [tome] })
    expect([currentValue(inThreat.state, no(inThreat.state, killer)), inThreat.against(tome)]).toEqual([7, ['M9.1']])
    const priest = ally('Priest', 2, { attributes: ['Cultist'], rules: [bonus(1), bonus(2, 'ally'), bonus(4, 'inThreat')] })
    const { state } = at([], { threat: [priest] })
    expect(currentValue(state, no(state, priest))).toBe(6)
  })

  rule('M11.31, M11.33', 'a card that lets others be Allies changes only where they go; Joined ones may come together', () => {
    const chief = monster('Chief', 2, {
      rules: [
        { kind: 'permit', permit: { playAs: 'ally', of: 'self', cost: ['gate'], keepsText: true } },
        { kind: 'permit', permit: { playAs: 'ally', of: { title: 'Grunt' }, cost: ['gate'] } },
      ],
    })
    const grunt = () => monster('Grunt', 1, { rules: [joinsWith({ title: 'Drummer' })] })
    const drummer = monster('Drummer', 1, { rules: [tame] })
    expect(at([grunt()]).against('Grunt', 'ally')).toEqual(['M11.27'])
    expect(at([grunt()], { allies: [{ lay: chief, keepsText: true }] }).against('Grunt', 'ally')).toEqual([])
    expect(at([grunt()], { allies: [{ lay: chief, keepsText: true }], ...used }).against('Grunt', 'ally')).toEqual(['M11.3'])
    const t = at([grunt(), drummer], { allies: [{ lay: chief, keepsText: true }] })
      .play('Grunt', 'ally')
      .choosePlay(drummer, 'ally')
    expect([t.where('Grunt'), t.where('Drummer')]).toEqual(['ally', 'ally'])
  })

  rule('M7.8, M11.34', 'two of a Title that Join do not both become Allies; one of them goes to the Threat', () => {
    const grunt = () => monster('Grunt', 1, { rules: [joinsWith({ title: 'Grunt' }), tame] })
    const [one, other] = [grunt(), grunt()]
    const t = at([one, other]).play(one, 'ally')
    expect(t.legal).toEqual([{ do: 'choose play', card: no(t.state, other), how: 'monster' }, { do: 'done' }])
  })

  rule('M11.34', 'one of a Title among the Allies', () => {
    expect(at([beast], { allies: [monster('Tame Beast', 2)] }).against(beast, 'ally')).toEqual(['M7.8'])
  })

  rule('M11.35', 'it does not go back to the Threat by itself', () => {
    expect(at([], { allies: [beast] }).legal).toEqual([{ do: 'pass' }])
  })

  rule('M11.6, M11.27', 'N’gah-Kthun and the Mi-Go need a Country Location with a Gate', () => {
    const leader = standard("N'gah-Kthun")
    const farm = location('Farm', { gate: true, attributes: ['Country'] })
    expect(at([leader], { story: [farm] }).ways(leader)).toEqual(['monster', 'ally'])
    expect(at([leader]).against(leader, 'ally')).toEqual(['M11.27'])
    const t = at([leader, standard('Mi-Go')], { story: [farm] })
      .play(leader, 'ally')
      .done()
    expect(t.entry(leader).keepsText).toBe(true)
  })
})
