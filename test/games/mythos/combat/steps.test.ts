/** The steps of Combat around the Battles: order, committing, casting, revealing, burying (M14.1 to M14.38, M14.81 to M14.86). */
import { describe, expect } from 'vitest'
import type { Rule } from '../../../../grammar/ast.ts'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { combatOrder } from '../../../../src-main/games/mythos/combat/battles.ts'
import { legal } from '../../../../src-main/games/mythos/options.ts'
import type { Action, State } from '../../../../src-main/games/mythos/state.ts'
import type { Question } from '../../../../src-main/games/mythos/tasks.ts'
import { type Told, tell } from '../../../../src-main/games/mythos/tell.ts'
import { rulesOf } from '../../../../src-main/games/mythos/told-rules.ts'
import {
  ally,
  card,
  enchanted,
  location,
  monster,
  mythosPosition,
  no,
  sanityOf,
  titles,
  told,
  weapon,
  whereIs,
} from '../../../support/mythos.ts'
import { answerAll, asked, goOn, reply } from '../../../support/mythos-play.ts'
import { rule } from '../../../support/rule.ts'
import { type Answer, beforeCombat, fight, fightOn, firstOf, pick, plainly, when } from './fight.ts'

const serpent = monster('Serpent People', 3)
const leng = monster('Man of Leng', 1)
const migo = monster('Mi-Go', 2)

/** Every question of a Combat: whom it was asked, and in which words. */
function interview(setup: Parameters<typeof beforeCombat>[0], answer: Answer = () => undefined) {
  const questions: { seat: number; question: Question }[] = []
  const played = fight(setup, (question, seat, state) => {
    questions.push({ seat, question })
    return answer(question, seat, state)
  })
  return { ...played, questions }
}

const direct = (targets: Readonly<Record<string, number>>): Answer =>
  when(/^At whom is/, (question) => {
    const found = 'prompt' in question ? Object.entries(targets).find(([name]) => question.prompt.includes(name)) : undefined
    return found === undefined ? undefined : { do: 'choose player', seat: found[1] }
  })

describe('order', () => {
  rule('M14.4, M14.5', 'the lowest Sanity goes first, among equals the highest Education, then to the left', () => {
    const order = (...sanity: number[]) => combatOrder(mythosPosition({ seats: sanity.map((each) => ({ sanity: each })) }))
    expect(order(12, 9, 11)).toEqual([1, 2, 0])
    const educated = mythosPosition({ seats: [{}, { investigator: { education: 14 } }, { investigator: { education: 12 } }] })
    expect(combatOrder(educated)).toEqual([1, 2, 0])
  })

  rule('M2.6, M14.4', 'among equally educated players the one with more semesters goes first', () => {
    expect(combatOrder(mythosPosition({ seats: [{ semesters: 1 }, { semesters: 2 }] }))).toEqual([1, 0])
  })

  rule('M14.6', 'the order of the Battles is determined anew', () => {
    const dirge = card({
      title: 'Drain',
      type: 'Artifact',
      rules: [{ kind: 'action', window: 'combat', cost: [{ self: 'rotate' }], do: [{ sanity: 5, who: 'opponent', sign: -1 }] }],
    })
    const seen: number[][] = []
    fight(
      {
        seats: [
          { sanity: 9, threat: [leng], assets: [dirge] },
          { sanity: 10, threat: [leng] },
        ],
      },
      (question, seat, state) => {
        if (question.ask === 'what to cast or use') {
          seen.push([...state.combat!.order])
          return legal(state, seat)[0]
        }
        return undefined
      },
    )
    const played = fightOn(
      beforeCombat({
        seats: [
          { sanity: 9, threat: [leng], assets: [dirge] },
          { sanity: 10, threat: [leng] },
        ],
      }),
      (question, seat, state) => (question.ask === 'what to cast or use' ? legal(state, seat)[0] : undefined),
    )
    expect(seen).toEqual([[0, 1]])
    expect(told(played.events, 'battle begun')).toEqual([{ a: 1, b: 0 }])
  })

  rule('M14.1, M14.3', 'Combat has its steps in order', () => {
    const lamp = card({
      title: 'Lamp',
      type: 'Artifact',
      rules: [{ kind: 'action', window: 'combat', cost: [{ self: 'flip' }], do: [{ sanity: 1, who: 'opponent', sign: -1 }] }],
    })
    const steps = new Set<string>()
    const from = beforeCombat({
      seats: [
        { sanity: 5, threat: [leng, serpent], allies: [ally('Webb', 2)], assets: [lamp] },
        { threat: [leng], allies: [ally('Hooper', 2)] },
        {},
      ],
    })
    fightOn(from, (_question, _seat, state) => {
      steps.add(state.combat!.step)
      return undefined
    })
    expect([...steps]).toEqual(['commit monsters', 'commit allies', 'cast', 'bury'])
  })

  rule('M13.14, M14.16', 'Combat happens even if there is no Threat; where nothing can come of it nobody is asked', () => {
    const { questions, events } = interview({ seats: [{ allies: [ally('Webb', 2)] }, { allies: [ally('Hooper', 2)] }] })
    expect(questions).toEqual([])
    expect(events.map((each) => each.was)).toEqual(expect.arrayContaining(['combat begun', 'combat over']))
    expect(told(events, 'battle begun')).toEqual([])
    const armed = { lay: ally('Hooper', 2), bears: [enchanted('Knife', 1)] }
    const could = interview({ seats: [{ sanity: 5, allies: [ally('Webb', 2)] }, { allies: [armed] }] })
    expect(could.questions.map((each) => each.seat)).toContain(0)
  })
})

describe('committing', () => {
  rule('M14.9, M14.10', 'with one opponent the whole Threat is committed without a question', () => {
    const { questions, events } = interview({ seats: [{ threat: [serpent, leng] }, {}] })
    expect(questions.filter(({ question }) => question.ask === 'which player')).toEqual([])
    expect(told(events, 'committed')).toEqual([
      { seat: 0, against: 1, count: 2, what: 'threat', titles: ['Serpent People', 'Man of Leng'] },
    ])
  })

  rule('M14.9, M14.10, M14.11', 'each card is directed at one of several opponents', () => {
    const { questions, events } = interview(
      { seats: [{ sanity: 5, threat: [serpent, leng, migo] }, {}, {}] },
      direct({ Serpent: 1, Leng: 1, 'Mi-Go': 1 }),
    )
    expect(questions.filter((each) => each.question.ask === 'which player')).toHaveLength(3)
    expect(told(events, 'committed')).toEqual([
      { seat: 0, against: 1, count: 3, what: 'threat', titles: ['Serpent People', 'Man of Leng', 'Mi-Go'] },
    ])
  })

  rule('M14.12, M14.5', 'Allies are committed only after every Threat', () => {
    const { events } = interview({
      seats: [
        { sanity: 5, threat: [leng], allies: [ally('Webb', 2)] },
        { sanity: 6, threat: [migo], allies: [ally('Hooper', 2)] },
      ],
    })
    expect(told(events, 'committed').map((each) => `${each.seat} ${each.what}`)).toEqual(['0 threat', '1 threat', '0 ally', '1 ally'])
  })

  rule('M14.13, M14.15', 'a player stops when no more Allies are wanted', () => {
    let count = 0
    const { events } = interview(
      { seats: [{ allies: [ally('Webb', 2), ally('Hooper', 2)] }, { threat: [leng] }] },
      when(/commit/, (question) => (count++ === 0 ? plainly(question) : { do: 'done' })),
    )
    expect(told(events, 'committed').filter((each) => each.what === 'ally')).toHaveLength(1)
  })

  rule('M14.13', 'an Ally that a card compels is committed before anything is asked', () => {
    const brave = ally('Brave', 2, { rules: [{ kind: 'oblige', who: 'you', what: 'defend' }] })
    const { questions, events } = interview({ seats: [{ allies: [brave] }, { threat: [leng] }] })
    expect(questions).toEqual([])
    expect(told(events, 'committed').map((each) => each.titles)).toEqual([['Man of Leng'], ['Brave']])
  })

  rule('M14.13, M9.27', 'a duty that was aimed at an Ally compels that Ally', () => {
    const duty: Rule = { kind: 'oblige', who: 'opponent', what: 'defend' }
    const from = beforeCombat({ seats: [{ allies: [ally('Webb', 2), ally('Hooper', 2)] }, { threat: [leng] }] })
    const bound: State = {
      ...from,
      lasting: [{ rule: duty, ctx: { you: 1, target: [no(from, 'Hooper')] }, until: { at: 'end of combat', round: 1 }, order: 99 }],
    }
    const played = fightOn(
      bound,
      when(/commit/, () => ({ do: 'done' })),
    )
    expect(told(played.events, 'committed').map((each) => each.titles)).toEqual([['Man of Leng'], ['Hooper']])
  })

  rule('M7.31', 'an Ally in play cannot go to the Threat merely because it is a Cultist', () => {
    const cultist = ally('Cultist', 2, { attributes: ['Cultist', 'Corrupt'] })
    const { events } = interview({ seats: [{ allies: [cultist] }, { threat: [leng] }] })
    expect(told(events, 'committed').filter((each) => each.seat === 0)).toEqual([
      { seat: 0, against: 1, count: 1, what: 'ally', titles: ['Cultist'] },
    ])
  })

  rule('M14.17', 'who commits later sees the Allies already committed', () => {
    const from = beforeCombat({
      seats: [
        { sanity: 5, allies: [ally('Webb', 2)] },
        { sanity: 6, threat: [leng], allies: [ally('Hooper', 2)] },
      ],
    })
    const { state } = goOn(from)
    const second = reply(state, { do: 'choose', card: no(state, 'Webb') }).state
    expect(asked(second)?.seat).toBe(1)
    expect(second.combat!.defenders).toEqual([{ card: no(state, 'Webb'), against: 1 }])
  })
})

describe('casting and using', () => {
  const burn: Rule = { kind: 'action', window: 'combat', cost: [{ self: 'flip' }], do: [{ sanity: 1, who: 'opponent', sign: -1 }] }
  const lamp = (title: string) => card({ title, type: 'Artifact', rules: [burn] })

  /** Answers in the order given; says who was asked. */
  function circuit(from: State, acts: readonly boolean[]): { seats: number[]; state: State } {
    const seats: number[] = []
    const left = [...acts]
    const { state } = answerAll(from, (question, seat, now) => {
      if (question.ask !== 'what to cast or use') return undefined
      seats.push(seat)
      const act = left.shift()
      if (act === undefined) return undefined
      return act ? legal(now, seat)[0] : ({ do: 'done' } satisfies Action)
    })
    return { seats, state }
  }

  rule('MX87, M14.19, M14.20, M14.21, M14.22', 'who declined may act in a later circuit, and a whole circuit of declining ends it', () => {
    const from = beforeCombat({
      seats: [
        { sanity: 9, assets: [lamp('A1'), lamp('A2')] },
        { sanity: 10, assets: [lamp('B1'), lamp('B2')] },
      ],
    })
    // A declines, B uses; A uses, B declines; A declines, B declines.
    const { seats, state } = circuit(from, [false, true, true, false, false, false])
    expect(seats).toEqual([0, 1, 0, 1, 0, 1])
    expect(state.combat).toBeUndefined()
    expect(sanityOf(state)).toEqual([8, 9])
  })

  rule('M14.21', 'declining at the end of one circuit and the beginning of the next is no whole circuit', () => {
    const from = beforeCombat({
      seats: [
        { sanity: 9, assets: [lamp('A1')] },
        { sanity: 10, assets: [lamp('B1')] },
      ],
    })
    const open = circuit(from, [true, false])
    // A has nothing left to use and is not asked, but declines; B is asked again.
    expect(open.seats).toEqual([0, 1, 1])
    expect(open.state.combat?.step).toBe('cast')
  })

  rule('M14.19', 'who has nothing to cast or use is not asked', () => {
    const { questions } = interview({ seats: [{ assets: [card({ title: 'Idol', type: 'Artifact' })] }, {}] })
    expect(questions).toEqual([])
  })

  rule('M14.8', 'Sanity that is gone in this step ends the match', () => {
    const from = beforeCombat({ seats: [{ sanity: 9, assets: [lamp('A1')], threat: [leng] }, { sanity: 1 }] })
    const played = circuit(from, [true])
    // Seat 1 is first with the lowest Sanity and has nothing to use.
    expect(played.state.over).toBeDefined()
    expect(whereIs(played.state, 'Man of Leng')).toBe('threat')
  })

  rule('M14.7', 'nothing that costs a Turn can be done', () => {
    const hand = [serpent, location('There'), ally('Webb', 2)]
    const { state } = goOn(
      beforeCombat({ seats: [{ sanity: 5, hand, story: [location('Here', { gate: true })], assets: [lamp('A1')] }, {}] }),
    )
    expect(asked(state)?.question.ask).toBe('what to cast or use')
    expect(legal(state, 0).map((each) => each.do)).toEqual(['use', 'done'])
  })

  rule('M14.23, M14.24', 'a Spell held by an Ally is cast for nothing and buried, but not from a Threat or face-down', () => {
    const curse = card({
      title: 'Curse',
      type: 'Spell',
      sanity: -2,
      rules: [{ kind: 'action', window: 'combat', do: [{ sanity: 1, who: 'opponent', sign: -1 }] }],
    })
    const witch = {
      lay: ally('Witch', 2, { rules: [{ kind: 'static', effect: { holdsSpells: 1 } }] }),
      bears: [enchanted('Knife', 1), curse],
    }
    const seats = (faceDown: boolean) => [{ sanity: 5, allies: [{ ...witch, faceDown }] }, { allies: [ally('Webb', 9)] }]
    const cast: Answer = (question, seat, state) => (question.ask === 'what to cast or use' ? legal(state, seat)[0] : undefined)
    const way = (index: number) => when(/What does Witch/, () => ({ do: 'choose way', way: index }))
    const defending = fight({ seats: seats(false) }, firstOf(way(0), cast))
    expect(sanityOf(defending.state)).toEqual([5, 11])
    expect(whereIs(defending.state, 'Curse')).toBe('story')
    const inThreat = fight({ seats: seats(false) }, firstOf(way(1), cast))
    expect(told(inThreat.events, 'cast')).toEqual([])
    expect(told(fight({ seats: seats(true) }, cast).events, 'cast')).toEqual([])
  })

  rule('M14.25, M14.28', 'any other Spell may be cast here, also one that moves somebody', () => {
    const home = card({
      title: 'Way Home',
      type: 'Spell',
      icons: ['Eye'],
      rules: [{ kind: 'action', window: 'cast', do: [{ toTop: { is: { title: 'Home' }, in: 'story' } }] }],
    })
    const book = { lay: card({ title: 'Book', type: 'Tome', icons: ['Eye'], spellCapacity: 1 }), bears: [home] }
    const from = beforeCombat({ seats: [{ story: [location('Here'), location('Home')], assets: [book] }, { threat: [leng] }] })
    const { state } = circuit(from, [true])
    expect(titles(state, state.players[0]!.story)).toEqual(['Home', 'Here'])
  })

  rule('M14.27, MX88', 'what works before Monsters are revealed is used here and holds in the Battle', () => {
    const stone = card({
      title: 'Star Stone',
      type: 'Artifact',
      rules: [
        {
          kind: 'action',
          window: 'combat',
          cost: [{ self: 'flip' }],
          do: [
            {
              start: {
                kind: 'static',
                effect: { value: 0, how: 'half', of: { is: { subtype: 'Lesser Independent' }, in: 'directedThreat', of: 'opponent' } },
              },
              until: 'combat',
            },
          ],
        },
      ],
    })
    const minion = monster('Minion', 3, { subtype: 'Greater Servitor' })
    const played = fight({ seats: [{ threat: [serpent, leng, minion] }, { assets: [stone] }] }, (question, seat, state) =>
      question.ask === 'what to cast or use' ? legal(state, seat)[0] : undefined,
    )
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([6, 0])
  })

  rule('M14.28, M14.64', 'if a Current Location changes in this step, the new one counts', () => {
    const quake = card({
      title: 'Quake',
      type: 'Artifact',
      rules: [{ kind: 'action', window: 'combat', cost: [{ self: 'flip' }], do: [{ popStory: 'opponent', to: 'bury' }] }],
    })
    const [here, there] = [location('Here'), location('There')]
    const seats = [
      { story: [here], allies: [ally('Webb', 3)], assets: [quake] },
      { story: [there, here], allies: [ally('Hooper', 1)] },
    ]
    expect(told(fight({ seats }).events, 'assault')).toEqual([])
    const moved = fight({ seats }, (question, seat, state) => (question.ask === 'what to cast or use' ? legal(state, seat)[0] : undefined))
    expect(told(moved.events, 'assault')).toEqual([{ a: 0, b: 1, totals: [3, 1] }])
  })

  rule('M14.26, M14.86', 'a Monster that comes into a Threat without being committed fights next time', () => {
    const from = beforeCombat({ seats: [{ threat: [leng] }, { allies: [ally('Webb', 2)] }] })
    const open = goOn(from).state
    const late = { ...open.play[0]!, card: 99 }
    const { against: _, ...uncommitted } = late
    const state: State = {
      ...open,
      sheet: {
        ...open.sheet,
        printed: open.sheet.printed.concat(Array.from({ length: 99 }, () => serpent)),
        owner: open.sheet.owner.concat(Array.from({ length: 99 }, () => 0)),
      },
      play: [...open.play, uncommitted],
    }
    const played = fightOn(
      state,
      when(/commit/, () => ({ do: 'done' })),
    )
    expect(sanityOf(played.state)).toEqual([12, 11])
    expect(played.state.play.filter((each) => each.area === 'threat').map((each) => each.card)).toEqual([99])
  })
})

describe('Battles', () => {
  const three = (sanity: readonly [number, number, number]) => ({
    seats: [
      { name: 'A', sanity: sanity[0], threat: [serpent, migo] },
      { name: 'B', sanity: sanity[1], threat: [monster('Minion', 3)] },
      { name: 'C', sanity: sanity[2], threat: [leng] },
    ],
  })
  const aims = direct({ Serpent: 1, 'Mi-Go': 2, Minion: 0, Leng: 1 })

  rule('MX85, M14.31, M14.29, M14.11, M18.3', 'the first player resolves all of his or her Battles, then the next', () => {
    const { questions, events, state } = interview(three([8, 11, 11]), aims)
    expect(told(events, 'battle begun')).toEqual([
      { a: 0, b: 1 },
      { a: 0, b: 2 },
      { a: 1, b: 2 },
    ])
    expect(told(events, 'cosmic battle').map((each) => each.totals)).toEqual([
      [3, 3],
      [2, 0],
      [0, 1],
    ])
    expect(sanityOf(state)).toEqual([8, 10, 9])
    expect(
      questions.filter(({ question }) => 'prompt' in question && /next Battle/.test(question.prompt)).map((each) => each.seat),
    ).toEqual([0])
  })

  rule('MX86, M14.8, M18.5', 'the match ends in the middle of Combat', () => {
    const first = when(/next Battle/, () => ({ do: 'choose player', seat: 2 }))
    const played = fight({ ...three([1, 11, 2]) }, firstOf(aims, first))
    expect(told(played.events, 'battle begun')).toEqual([{ a: 0, b: 2 }])
    expect(sanityOf(played.state)).toEqual([1, 11, 0])
    expect(played.state.over).toBeDefined()
    expect(told(played.events, 'buried')).toEqual([])
  })
})

describe('the steps of a Battle', () => {
  rule('M14.2, M14.3', 'come one after the other, and burying after all Battles', () => {
    const thief = monster('Thief', 3, {
      rules: [
        {
          kind: 'on',
          on: 'survivedCosmicBattle',
          do: [{ move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'random' }, to: 'discard' }],
        },
      ],
    })
    const { events } = interview({
      seats: [{ threat: [thief] }, { threat: [leng], allies: [ally('Webb', 1)], assets: [card({ title: 'Lamp', type: 'Artifact' })] }],
    })
    expect(
      events
        .map((each) => each.was)
        .filter((was) => was !== 'committed' && was !== 'absorbed')
        .slice(1, 12),
    ).toEqual([
      'battle begun',
      'threat revealed',
      'threat revealed',
      'cosmic battle',
      'points left',
      'sanity changed',
      'discarded',
      'battle over',
      'buried',
      'buried',
      'buried',
    ])
  })

  rule('M14.79', 'additional effects of the player with the lower Sanity come first, in the order that player chooses', () => {
    const drain = (title: string, by: number) =>
      monster(title, 1, {
        rules: [
          { kind: 'static', effect: { bypass: 'threat', may: true } },
          { kind: 'on', on: 'survivedCosmicBattle', do: [{ sanity: by, who: 'opponent', sign: -1 }] },
        ],
      })
    const { events } = interview(
      {
        seats: [
          { sanity: 15, threat: [drain('One', 1), drain('Two', 2)] },
          { sanity: 9, threat: [drain('Three', 3)] },
        ],
      },
      when(/effect comes first/, pick('Two')),
    )
    const changes = told(events, 'sanity changed').filter((each) => each.why !== 'Battle')
    expect(changes.map((each) => `${each.why} ${each.seat}`)).toEqual(['Three 0', 'Two 1', 'One 1'])
  })
})

describe('revealing', () => {
  const onReveal = (title: string, rest: Omit<Extract<Rule, { kind: 'on' }>, 'kind' | 'on'>, more: Partial<PrintedCard> = {}) =>
    monster(title, 1, { ...more, rules: [{ kind: 'on', on: 'threatRevealed', ...rest }] })
  const slay = onReveal('Slayer', {
    do: [{ move: { is: { title: 'Prey' }, in: 'directedThreat', of: 'opponent', opposing: true }, to: 'bury' }],
  })

  rule('M14.32, M1.19', 'both Directed Threats of the Battle are turned up', () => {
    const { events } = interview({ seats: [{ sanity: 5, threat: [serpent] }, { threat: [leng] }] })
    expect(told(events, 'threat revealed')).toEqual([
      { seat: 0, against: 1, titles: ['Serpent People'] },
      { seat: 1, against: 0, titles: ['Man of Leng'] },
    ])
  })

  rule('M14.34, M14.36, M14.35', 'the lower-Sanity player’s effects come first, and a Monster that is gone does nothing', () => {
    const prey = onReveal('Prey', { do: [{ sanity: 3, who: 'opponent', sign: -1 }] })
    const slain = fight({
      seats: [
        { sanity: 5, threat: [slay] },
        { sanity: 9, threat: [prey] },
      ],
    })
    expect(sanityOf(slain.state)).toEqual([5, 8])
    expect(whereIs(slain.state, 'Prey')).toBe('story')
    const acted = fight({
      seats: [
        { sanity: 9, threat: [slay] },
        { sanity: 5, threat: [prey] },
      ],
    })
    expect(sanityOf(acted.state)).toEqual([6, 4])
  })

  rule('M14.34', 'a player orders the effects of his or her own Monsters', () => {
    const one = onReveal('One', { do: [{ sanity: 1, who: 'you', sign: -1 }] })
    const two = onReveal('Two', { do: [{ sanity: 2, who: 'you', sign: -1 }] })
    const order = (first: string) =>
      told(fight({ seats: [{ threat: [one, two] }, {}] }, when(/effect comes first/, pick(first))).events, 'sanity changed')
        .filter((each) => each.seat === 0)
        .map((each) => each.by)
    expect(order('Two')).toEqual([-2, -1])
    expect(order('One')).toEqual([-1, -2])
  })

  rule('M14.33', 'Events act on the revealed cards before the Monsters do', () => {
    const event = card({
      title: 'Dawn',
      type: 'Event',
      rules: [
        { kind: 'on', on: 'threatRevealed', do: [{ move: { is: { title: 'Prey' }, in: 'directedThreat', of: 'opponent' }, to: 'bury' }] },
      ],
    })
    const prey = onReveal('Prey', { do: [{ sanity: 3, who: 'opponent', sign: -1 }] })
    const played = fight({
      seats: [
        { sanity: 9, events: [event] },
        { sanity: 5, threat: [prey] },
      ],
    })
    expect(sanityOf(played.state)).toEqual([9, 5])
  })

  rule('MX5, M1.38, M19.12, M1.37', 'a Defending Ally that is turned face-down by a revealed Monster absorbs nothing', () => {
    const basilisk = onReveal(
      'Basilisk',
      { do: [{ flip: { is: { type: 'Ally', defending: true, value: { odd: true } }, of: 'opponent', opposing: true }, face: 'down' }] },
      { value: 2 },
    )
    const woman = { lay: ally('The Old Woman', 1), bears: [card({ title: 'Wine of Pnoth', type: 'Artifact' })] }
    let afterwards: State | undefined
    const played = fight(
      { seats: [{ threat: [basilisk, leng] }, { allies: [woman, ally('Webb', 4)] }] },
      when(/cards buried/, (_question, _seat, state) => {
        afterwards = state
        return undefined
      }),
    )
    const lies = (title: string) => afterwards!.play.find((each) => each.card === no(played.state, title))
    expect(lies('The Old Woman')).toMatchObject({ area: 'ally', faceDown: true })
    expect(lies('Wine of Pnoth')).toMatchObject({ faceDown: true })
    expect(told(played.events, 'absorbed')).toEqual([{ seat: 1, title: 'Webb', points: 3 }])
    expect(whereIs(played.state, 'The Old Woman')).toBe('ally')
  })

  rule('M14.37, M18.4', 'an effect on opposing cards reaches only the cards of the same Battle', () => {
    const prey = monster('Prey', 1)
    const played = fight(
      { seats: [{ sanity: 5, threat: [slay] }, { threat: [prey, prey] }, {}] },
      when(/^At whom is/, (_question, _seat, state) => {
        const placed = state.play.filter((each) => each.seat === 1 && each.against !== undefined).length
        return {
          do: 'choose player',
          seat: state.play.some((each) => each.seat === 0 && each.against === undefined) ? 1 : placed === 0 ? 0 : 2,
        }
      }),
    )
    // One Prey met the Slayer; the other hurt player 3.
    expect(sanityOf(played.state)).toEqual([5, 11, 11])
  })

  rule('M14.38', 'values are reckoned after all reveal effects', () => {
    const feeder = onReveal('Feeder', {
      do: [{ start: { kind: 'static', effect: { value: 4, of: { ref: 'self' } } }, until: 'combat' }],
    })
    const played = fight({ seats: [{ threat: [feeder] }, {}] })
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([5, 0])
    expect(played.state.lasting).toEqual([])
  })

  rule('M11.44', 'a Monster that may be visible or Invisible is declared when it is revealed', () => {
    const colour = monster('Colour Out of Space', 6, { values: [6, 4], invisible: 'choice' })
    const seats = [{ threat: [colour] }, { allies: [ally('Webb', 9)] }]
    const visible = fight(
      { seats },
      when(/What is Colour/, () => ({ do: 'choose way', way: 0 })),
    )
    expect(told(visible.events, 'absorbed')).toEqual([{ seat: 1, title: 'Webb', points: 6 }])
    const unseen = fight(
      { seats },
      when(/What is Colour/, () => ({ do: 'choose way', way: 1 })),
    )
    expect(told(unseen.events, 'declared')[0]!.as).toBe('Invisible, value 4')
    expect(sanityOf(unseen.state)[1]).toBe(8)
    expect(unseen.state.lasting).toEqual([])
  })

  rule('M11.15', 'what a Monster says of "your opponent" is meant of the one it meets', () => {
    const beach = monster('Beach Thing', 1, {
      rules: [{ kind: 'static', if: { at: { pub: ['Water'] }, who: 'opponent' }, effect: { value: 2, of: { ref: 'self' } } }],
    })
    const wet = location('Wharf', { publicAttributes: ['Outside', 'Water'] })
    const played = fight(
      { seats: [{ sanity: 5, threat: [beach, beach] }, { story: [wet] }, { story: [location('Attic')] }] },
      when(/^At whom is/, (_q, _s, state) => ({ do: 'choose player', seat: state.play[0]!.against === undefined ? 1 : 2 })),
    )
    expect(sanityOf(played.state)).toEqual([5, 9, 11])
  })
})

describe('burying', () => {
  rule('M14.85', 'each player may choose in which order his or her own cards are buried', () => {
    const seats = [{ threat: [serpent, leng, migo] }, {}]
    const asTheyLie = fight({ seats })
    expect(titles(asTheyLie.state, asTheyLie.state.players[0]!.story)).toEqual(['Serpent People', 'Man of Leng', 'Mi-Go'])
    const chosen = fight(
      { seats },
      firstOf(
        when(/cards buried/, () => ({ do: 'choose way', way: 1 })),
        when(/buried next/, pick('Mi-Go', 'Man of Leng')),
      ),
    )
    expect(titles(chosen.state, chosen.state.players[0]!.story)).toEqual(['Mi-Go', 'Man of Leng', 'Serpent People'])
  })

  rule('M14.85, M1.32, M1.38', 'what an Ally bears is among them, and they lie in the order that is named', () => {
    const seats = [{ threat: [serpent] }, { allies: [{ lay: ally('Webb', 2), bears: [weapon('Knife', 1)] }, ally('Hooper', 3)] }]
    const committed = when(/Ally do you commit/, pick('Webb', 'Hooper'))
    const asTheyLie = fight({ seats }, firstOf(committed, when(/absorbs next/, pick('Hooper'))))
    expect(titles(asTheyLie.state, asTheyLie.state.players[1]!.story)).toEqual(['Hooper'])
    const chosen = fight(
      { seats },
      firstOf(
        committed,
        when(/absorbs next/, pick('Webb')),
        when(/2 cards buried/, () => ({ do: 'choose way', way: 1 })),
        when(/buried next/, pick('Knife')),
      ),
    )
    expect(titles(chosen.state, chosen.state.players[1]!.story)).toEqual(['Knife', 'Webb'])
  })

  rule('M14.85, M14.4', 'players bury in Combat order', () => {
    const { events } = interview({
      seats: [
        { sanity: 9, threat: [serpent] },
        { sanity: 5, threat: [leng] },
      ],
    })
    expect(told(events, 'buried').map((each) => each.seat)).toEqual([1, 0])
  })

  rule('M14.86, MI13', 'after Combat Threats are empty but for cards that a text kept there', () => {
    const zombies = monster('Zombies', 1, {
      rules: [{ kind: 'instead', of: { wouldBeBuried: { ref: 'self' }, inCombat: true }, do: [] }],
    })
    const { state } = interview({ seats: [{ threat: [zombies, leng] }, {}] })
    expect(state.play.map((each) => [each.area, each.against, state.sheet.printed[each.card]!.title])).toEqual([
      ['threat', undefined, 'Zombies'],
    ])
  })

  rule('M14.83', 'a text may bury or discard a card at the end of Combat before the others are', () => {
    const elder = monster('Elder Things', 2, { rules: [{ kind: 'on', on: 'combatEnded', do: [{ move: { ref: 'self' }, to: 'discard' }] }] })
    const { state } = interview({ seats: [{ threat: [elder, leng] }, {}] })
    expect([whereIs(state, 'Elder Things'), whereIs(state, 'Man of Leng')]).toEqual(['discard', 'story'])
  })

  rule('M14.83', 'a text aimed at a Defending Ally discards it where it would be buried', () => {
    const from = beforeCombat({ seats: [{ threat: [leng] }, { allies: [ally('Webb', 2)] }] })
    const instead: Rule = { kind: 'instead', of: { wouldBeBuried: { ref: 'target' } }, do: [{ move: { ref: 'target' }, to: 'discard' }] }
    const spell = no(from, 'Man of Leng')
    const marked: State = {
      ...from,
      lasting: [
        { rule: instead, ctx: { you: 0, source: spell, target: [no(from, 'Webb')] }, until: { at: 'end of combat', round: 1 }, order: 99 },
      ],
    }
    expect(whereIs(fightOn(marked).state, 'Webb')).toBe('discard')
    expect(whereIs(fightOn(from).state, 'Webb')).toBe('story')
  })

  rule('M9.51, M9.48', 'a card that fought for another player is buried in its owner’s Story Deck', () => {
    const { state } = interview({ seats: [{ threat: [{ lay: leng, owner: 1 }] }, {}] })
    expect(titles(state, state.players[1]!.story)).toEqual(['Man of Leng'])
    expect(sanityOf(state)).toEqual([12, 11])
  })

  rule(
    'M11.55, M11.56, M11.58',
    'a Great Old One is rotated after its first Combat, buried after the next, and takes no part in Battles',
    () => {
      const goo = card({ title: 'Tulzscha', type: 'Monster', subtype: 'Outer God', goo: true })
      const first = fight({ seats: [{ goo: [goo] }, {}] })
      expect(first.state.play[0]).toMatchObject({ area: 'goo', rotated: true })
      expect(told(first.events, 'battle begun')).toEqual([])
      const second = fight({ round: 2, seats: [{ goo: [{ lay: goo, round: 1, rotated: true }] }, {}] })
      expect(whereIs(second.state, 'Tulzscha')).toBe('story')
    },
  )

  rule('M13.15, M11.57', 'a Round whose Combat is skipped leaves Threats in place, and Great Old Ones turn all the same', () => {
    const goo = card({ title: 'Tulzscha', type: 'Monster', subtype: 'Outer God', goo: true })
    const from = beforeCombat({ seats: [{ threat: [leng], goo: [goo], player: { happened: ['skip combat', 'Day'] } }, {}] })
    const { state, events } = goOn(from)
    expect(whereIs(state, 'Man of Leng')).toBe('threat')
    expect(state.play.find((each) => each.area === 'goo')?.rotated).toBe(true)
    expect(told(events, 'combat begun')).toEqual([])
    expect(state.phase).toBe('end of round')
    expect(state.players[0]!.happened).toEqual(['Day'])
  })

  rule('M14.18, M15.1', 'when Combat is over its order leads into the End of the Round', () => {
    const from = beforeCombat({
      seats: [
        { sanity: 9, hand: Array.from({ length: 9 }, () => leng) },
        { sanity: 5, hand: Array.from({ length: 9 }, () => leng) },
      ],
    })
    const { state } = fightOn(from)
    expect(state.phase).toBe('end of round')
    expect(state.combat).toBeUndefined()
    expect(asked(state)?.seat).toBe(1)
  })
})

describe('attacks outside Combat', () => {
  const attacked = (points: number, seats: Parameters<typeof mythosPosition>[0]['seats'], more: object = {}) =>
    mythosPosition({
      seats,
      agenda: [
        { do: 'attack', on: 1, points, alliesMayDefend: true, onlyAllies: false, ctx: { you: 0 }, defenders: [], asked: false, ...more },
        { do: 'main play', seat: 0 },
      ],
    })
  const allies = [ally('Webb', 2), ally('Hooper', 3), { lay: ally('Angel', 4), faceDown: true }]
  const answered = (from: State, ...names: string[]) => {
    const left = [...names]
    return answerAll(from, (question, _seat, state) => {
      if (question.ask !== 'which card') return undefined
      const name = left.shift()
      return name === undefined ? { do: 'done' } : { do: 'choose', card: no(state, name) }
    })
  }

  rule('M14.87, M9.38', 'Allies the target chooses absorb, are buried at once, and the rest is Sanity', () => {
    const from = attacked(4, [{}, { allies }])
    const open = asked(goOn(from).state)
    expect(open?.seat).toBe(1)
    expect(open?.question.ask === 'which card' && titles(from, open.question.among)).toEqual(['Webb', 'Hooper'])
    const both = answered(from, 'Webb', 'Hooper')
    expect(told(both.events, 'absorbed').map((each) => `${each.title} ${each.points}`)).toEqual(['Webb 2', 'Hooper 2'])
    expect(sanityOf(both.state)).toEqual([12, 12])
    expect([whereIs(both.state, 'Webb'), whereIs(both.state, 'Hooper')]).toEqual(['story', 'story'])
    const none = answered(from)
    expect(sanityOf(none.state)).toEqual([12, 8])
    expect(whereIs(none.state, 'Webb')).toBe('ally')
  })

  rule('M14.87, M1.32', 'several that are buried for it are buried in the order their owner names', () => {
    const played = answered(attacked(4, [{}, { allies }]), 'Webb', 'Hooper', 'Hooper')
    expect(titles(played.state, played.state.players[1]!.story)).toEqual(['Hooper', 'Webb'])
  })

  rule('M14.87, M11.58', 'a Great Old One has no Card Value and attacks nobody; what is worth nothing now is told so', () => {
    const seats = [{ hand: [monster('Old God', 0, { goo: true }), monster('Shade', 0)] }, { allies }]
    const god = attacked(0, seats, { by: no(attacked(0, seats), 'Old God') })
    const { state, events } = goOn(god)
    expect(told(events, 'nothing happened')).toEqual([{ seat: 1, title: 'Old God', why: 'for it has no Card Value' }])
    expect(told(events, 'attacked')).toEqual([])
    expect([whereIs(state, 'Old God'), sanityOf(state)]).toEqual(['hand', [12, 12]])
    const shade = goOn(attacked(0, seats, { by: no(attacked(0, seats), 'Shade') }))
    const [blow] = shade.events.filter(({ was }) => was === 'attacked')
    expect(tell({ ...blow!, names: ['Ada', 'Bea'] } as Told)).toBe('Shade attacks Bea, but is worth nothing now.')
    expect(rulesOf(blow!)).toEqual(['M11.13', 'M14.87'])
  })

  rule('M14.87', 'no more is asked once the points are covered', () => {
    const played = answered(attacked(2, [{}, { allies }]), 'Hooper')
    expect(told(played.events, 'absorbed')).toEqual([{ seat: 1, title: 'Hooper', points: 2 }])
    expect(whereIs(played.state, 'Webb')).toBe('ally')
  })

  rule('M14.87', 'where Allies may not defend, or alone are attacked, only they or only Sanity suffers', () => {
    const alone = answered(attacked(3, [{}, { allies }], { alliesMayDefend: false }))
    expect(sanityOf(alone.state)).toEqual([12, 9])
    const onlyAllies = answered(attacked(9, [{}, { allies }], { onlyAllies: true }), 'Hooper')
    expect(sanityOf(onlyAllies.state)).toEqual([12, 12])
    expect([whereIs(onlyAllies.state, 'Webb'), whereIs(onlyAllies.state, 'Hooper')]).toEqual(['story', 'story'])
  })

  rule('M14.87', 'an Ally that attacks its own Investigator does not defend', () => {
    const seats = [{}, { allies: [ally('Webb', 2), ally('Hooper', 3)] }]
    const by = no(attacked(2, seats), 'Webb')
    const open = asked(goOn(attacked(2, seats, { by })).state)
    expect(open?.question.ask === 'which card' && open.question.among.length).toBe(1)
  })

  rule('M9.38, M14.57', 'an Invisible Monster is absorbed only by those who can see it', () => {
    const seats = [
      { hand: [monster('Stalker', 2, { invisible: true })] },
      { allies: [ally('Webb', 2), { lay: ally('Hooper', 1), bears: [enchanted('Knife', 1)] }] },
    ]
    const by = no(attacked(2, seats), 'Stalker')
    const from = attacked(2, seats, { by })
    const open = asked(goOn(from).state)
    expect(open?.question.ask === 'which card' && titles(from, open.question.among)).toEqual(['Hooper'])
  })

  rule('M14.88', 'there is no Assault outside Combat', () => {
    const seats = [
      { story: [location('Here')], allies: [ally('Mine', 9)] },
      { story: [location('Here')], allies: [ally('Webb', 5)] },
    ]
    const played = answered(attacked(1, seats), 'Webb')
    expect(sanityOf(played.state)).toEqual([12, 12])
    expect(whereIs(played.state, 'Mine')).toBe('ally')
  })

  rule('M9.40', 'what a Summoned Monster does when revealed happens after the defenders are chosen', () => {
    const fiend = monster('Fiend', 2, { rules: [{ kind: 'on', on: 'threatRevealed', do: [{ sanity: 1, who: 'opponent', sign: -1 }] }] })
    const seats = [{ hand: [fiend] }, { allies: [ally('Webb', 2)] }]
    const by = no(attacked(2, seats), 'Fiend')
    const from = attacked(2, seats, { by })
    expect(sanityOf(goOn(from).state)).toEqual([12, 12])
    const played = answered(from, 'Webb')
    expect(sanityOf(played.state)).toEqual([12, 11])
    const was = played.events.map((each) => each.was)
    expect(was.indexOf('sanity changed')).toBeLessThan(was.indexOf('attacked'))
  })

  rule('M9.37, M11.13, M11.15', 'a Summoned Monster attacks with its current value, and its words are meant of its target', () => {
    const fiend = monster('Fiend', 2, {
      rules: [
        { kind: 'static', if: { time: 'day' }, effect: { value: 1, of: { ref: 'self' } } },
        { kind: 'static', if: { at: { pub: ['Forest'] }, who: 'opponent' }, effect: { visible: false, of: { ref: 'self' } } },
      ],
    })
    const forest = location('Woods', { publicAttributes: ['Outside', 'Forest'] })
    const place = (story: PrintedCard) => {
      const seats = [{ hand: [fiend] }, { story: [story], allies: [ally('Webb', 1)] }]
      return answered(attacked(2, seats, { by: no(attacked(2, seats), 'Fiend') }), 'Webb')
    }
    const seen = place(location('Attic'))
    expect(told(seen.events, 'attacked')).toEqual([{ seat: 1, title: 'Fiend', points: 3 }])
    expect(sanityOf(seen.state)).toEqual([12, 10])
    // In a Forest Webb cannot see it.
    const unseen = place(forest)
    expect(sanityOf(unseen.state)).toEqual([12, 9])
    expect(whereIs(unseen.state, 'Webb')).toBe('ally')
  })

  rule('M9.40, M14.37', 'an effect on Defending Allies reaches those that were chosen', () => {
    const gnoph = monster('Gnoph Keh', 2, {
      rules: [
        {
          kind: 'on',
          on: 'threatRevealed',
          do: [{ move: { is: { type: 'Ally', defending: true }, of: 'opponent', pick: 'random', opposing: true }, to: 'bury' }],
        },
      ],
    })
    const seats = [{ hand: [gnoph] }, { allies: [ally('Webb', 2), ally('Hooper', 2)] }]
    const from = attacked(2, seats, { by: no(attacked(2, seats), 'Gnoph Keh') })
    const played = answered(from, 'Hooper')
    expect(whereIs(played.state, 'Hooper')).toBe('story')
    expect(whereIs(played.state, 'Webb')).toBe('ally')
    expect(sanityOf(played.state)).toEqual([12, 10])
    expect(played.state.attack).toBeUndefined()
  })

  rule('M9.39', 'a Summoned Monster survives no Cosmic Battle, for it fights none', () => {
    const fiend = monster('Fiend', 2, {
      rules: [{ kind: 'on', on: 'survivedCosmicBattle', do: [{ sanity: 5, who: 'opponent', sign: -1 }] }],
    })
    const seats = [{ hand: [fiend] }, {}]
    const played = answered(attacked(2, seats, { by: no(attacked(2, seats), 'Fiend') }))
    expect(sanityOf(played.state)).toEqual([12, 10])
  })

  rule('M14.35, M9.40', 'a Monster that is gone when it is revealed attacks nobody', () => {
    const ghast = monster('Ghast', 3, { rules: [{ kind: 'on', on: 'threatRevealed', do: [{ move: { ref: 'self' }, to: 'bury' }] }] })
    const seats = [{ hand: [ghast] }, {}]
    const played = answered(attacked(3, seats, { by: no(attacked(3, seats), 'Ghast') }))
    expect(sanityOf(played.state)).toEqual([12, 12])
    expect(whereIs(played.state, 'Ghast')).toBe('story')
  })

  rule('M8.19, M9.38', 'what a defender bears goes with it', () => {
    const seats = [{}, { allies: [{ lay: ally('Webb', 1), bears: [weapon('Revolver', 2)] }] }]
    const played = answered(attacked(3, seats), 'Webb')
    expect(titles(played.state, played.state.players[1]!.story).sort()).toEqual(['Revolver', 'Webb'])
    expect(sanityOf(played.state)).toEqual([12, 12])
  })
})
