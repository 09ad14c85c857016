/** What holds in every Combat, whatever lies in the Threats and whatever is chosen (MI11 to MI13). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../../grammar/ast.ts'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { openQuestion, settle } from '../../../../src-main/games/mythos/agenda.ts'
import type { Battle } from '../../../../src-main/games/mythos/combat-state.ts'
import { courseFrom } from '../../../../src-main/games/mythos/course.ts'
import type { Event } from '../../../../src-main/games/mythos/events.ts'
import { broken } from '../../../../src-main/games/mythos/invariants.ts'
import { legal } from '../../../../src-main/games/mythos/options.ts'
import type { State } from '../../../../src-main/games/mythos/state.ts'
import { take } from '../../../../src-main/games/mythos/turn.ts'
import { frozen } from '../../../support/freeze.ts'
import { ally, card, enchanted, location, monster, type PositionSetup, weapon } from '../../../support/mythos.ts'
import { beforeCombat } from './fight.ts'

const on = (moment: Extract<Rule, { kind: 'on' }>['on'], ...ops: Extract<Rule, { kind: 'on' }>['do']): Rule => ({
  kind: 'on',
  on: moment,
  do: ops,
})

const monsters: readonly PrintedCard[] = [
  monster('Plain', 2),
  monster('Great', 5),
  monster('Nothing', 0),
  monster('Unseen', 3, { invisible: true }),
  monster('Either', 4, { invisible: 'choice', values: [4, 2] }),
  monster('Passing', 2, { subtype: 'Living Dead', rules: [{ kind: 'static', effect: { bypass: 'threat', may: true } }] }),
  monster('Choosy', 3, { rules: [{ kind: 'static', effect: { bypass: { type: 'Monster', not: { title: 'Plain' } }, may: true } }] }),
  monster('Sly', 2, { rules: [{ kind: 'static', effect: { bypass: { type: 'Ally', attr: ['Corrupt'] }, may: true } }] }),
  monster('Freezing', 2, {
    rules: [
      on('threatRevealed', { move: { is: { type: 'Ally', defending: true }, of: 'opponent', pick: 'random', opposing: true }, to: 'bury' }),
    ],
  }),
  monster('Paralysing', 1, {
    rules: [on('threatRevealed', { flip: { is: { type: 'Ally' }, of: 'opponent', pick: 'random', n: 2 }, face: 'down' })],
  }),
  monster('Thief', 2, {
    rules: [on('reachedDefenders', { move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'choose' }, to: 'bury' })],
  }),
  monster('Eater', 3, {
    rules: [on('survivedCosmicBattle', { move: { is: { type: 'Ally', defending: true }, of: 'opponent', pick: 'random' }, to: 'discard' })],
  }),
  monster('Slayer', 1, {
    rules: [on('threatRevealed', { move: { is: { title: 'Plain' }, in: 'directedThreat', of: 'opponent', opposing: true }, to: 'bury' })],
  }),
  card({ title: 'Mob', type: 'Event', subtype: 'Threat' }),
]
const command: Rule = {
  kind: 'static',
  if: { role: 'defending' },
  effect: {
    value: 1,
    of: { is: { type: 'Ally', attr: ['Steadfast'], defending: true }, others: true },
    limit: { stacking: 'no', group: 'Command' },
  },
}
const allies: readonly PrintedCard[] = [
  ally('Webb', 2),
  ally('Hooper', 3),
  ally('Marsh', 1, { attributes: ['Corrupt'] }),
  ally('Norrys', 3, { rules: [command] }),
  ally('Houdini', 2, { rules: [{ kind: 'instead', of: { wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, do: [] }] }),
  ally('Brave', 1, { rules: [{ kind: 'oblige', who: 'you', what: 'defend' }] }),
]
const weapons = [
  weapon('Revolver', 2),
  enchanted('Knife', 1),
  enchanted('Gun', 1, { rules: [on('dealtLoss', { move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'random' }, to: 'bury' })] }),
]
const assets: readonly PrintedCard[] = [
  card({ title: 'Call', type: 'Artifact', rules: [{ kind: 'static', effect: { threatValue: 2, of: 'yourThreat' } }] }),
  card({ title: 'Ward', type: 'Artifact', rules: [{ kind: 'static', effect: { threatValue: -2, of: 'threatsAgainstYou' } }] }),
  card({
    title: 'Kulten',
    type: 'Tome',
    rules: [{ kind: 'static', if: { threatHas: { subtype: 'Living Dead' }, side: 'own' }, effect: { threatValue: 1, of: 'yourThreat' } }],
  }),
  card({
    title: 'Charm',
    type: 'Artifact',
    rules: [{ kind: 'action', window: 'combat', cost: [{ self: 'flip' }], do: [{ sanity: 1, who: 'opponent', sign: -1 }] }],
  }),
]

const some = (cards: readonly PrintedCard[], most: number) => fc.array(fc.constantFrom(...cards), { maxLength: most })

const seat = fc.record({
  sanity: fc.integer({ min: 1, max: 15 }),
  story: fc.constantFrom([location('Here')], [location('There')]),
  threat: some(monsters, 4),
  allies: fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...allies), { maxLength: 4 }),
      fc.array(fc.option(fc.constantFrom(...weapons)), { minLength: 4, maxLength: 4 }),
    )
    .map(([people, arms]) => people.map((lay, at) => (arms[at] ? { lay, bears: [arms[at]] } : { lay }))),
  assets: some(assets, 2),
})

const setups: fc.Arbitrary<PositionSetup> = fc.record({ seats: fc.array(seat, { minLength: 2, maxLength: 3 }), seed: fc.integer() })

/** A whole Combat with any legal choices; `look` sees every position in which something is asked, and the last. */
function randomly(setup: PositionSetup, choices: readonly number[], look: (state: State) => void): { state: State; events: Event[] } {
  let state = frozen(beforeCombat(setup))
  const events: Event[] = []
  for (let turn = 0; ; turn++) {
    const course = courseFrom(state)
    const open = openQuestion(state)
    if (turn > 0) {
      const actions = legal(state, open!.seat)
      expect(actions.length).toBeGreaterThan(0)
      take(course, open!.seat, actions[choices[turn % choices.length]! % actions.length]!)
    }
    settle(course)
    events.push(...course.events)
    state = frozen(course.state)
    look(state)
    if (state.over !== undefined || (state.combat === undefined && state.phase === 'end of round')) return { state, events }
    if (turn > 500) throw new Error('This Combat has no end.')
  }
}

const choices = fc.array(fc.nat(), { minLength: 20, maxLength: 20 })
const sum = (points: readonly { readonly value: number }[]) => points.reduce((total, each) => total + each.value, 0)

/** Looks at Battles as they were when they were over, in many Combats; and that there were some. */
function everyBattle(check: (battle: Battle, setup: PositionSetup) => void): void {
  let seen = 0
  fc.assert(
    fc.property(setups, choices, (setup, picks) => {
      randomly(setup, picks, (state) => {
        for (const battle of state.combat?.battles ?? []) {
          if (battle.step !== 'done') continue
          seen++
          check(battle, setup)
        }
      })
    }),
  )
  expect(seen).toBeGreaterThan(50)
}

describe('every Combat', () => {
  test('[MI11] leaves points on one side only, bypassing Monsters left aside', () => {
    everyBattle((battle, setup) => {
      // A Monster that bypasses only some of the others leaves them with points they could not use.
      if (JSON.stringify(setup).includes('Choosy')) return
      const [a, b] = battle.sides.map((side) => sum(side.left.filter((each) => !side.bypassing.includes(each.card))) + side.bonusLeft)
      expect(Math.min(a!, b!)).toBe(0)
    })
  })

  test('[MI12] absorbs no more than a card has, and inflicts what is absorbed or lost', () => {
    everyBattle((battle) => {
      for (const [at, side] of battle.sides.entries()) {
        const rival = battle.sides[1 - at]!
        for (const { card: no, value } of side.absorbed) {
          const own = [...side.values, ...side.defenders].find((each) => each.card === no)
          expect(value).toBeGreaterThan(0)
          expect(value).toBeLessThanOrEqual(own!.value)
        }
        expect(side.bonusAbsorbed).toBeLessThanOrEqual(side.bonus)
        const inflicted = sum(rival.values) + rival.bonus + (rival.assaults ? sum(rival.defenders) : 0)
        const spent = sum(rival.values) + rival.bonus - sum(rival.left) - rival.bonusLeft
        expect(rival.attack).toBe(inflicted - spent)
        expect(sum(side.absorbed) + side.bonusAbsorbed + side.lost).toBe(inflicted)
      }
    })
  })

  test('[MI12, M14.45, M14.73] is told line by line, and the lines add up to the Sanity lost', () => {
    let told = 0
    fc.assert(
      fc.property(setups, choices, (setup, picks) => {
        for (const event of randomly(setup, picks, () => {}).events) {
          if (event.was !== 'battle over') continue
          for (const [at, { lines, sum, because }] of event.accounts.entries()) {
            if (lines.length > 0) told++
            expect(lines.reduce((all, { comes }) => all + comes, 0)).toBe(sum)
            expect(sum + event.lost[at]!).toBe(0)
            expect(because !== undefined).toBe(event.lost[at]! > 0)
          }
        }
      }),
    )
    expect(told).toBeGreaterThan(50)
  })

  test('[MI13, M14.86] ends with empty Threats, and every card where it may be', () => {
    fc.assert(
      fc.property(setups, choices, (setup, picks) => {
        const { state, events } = randomly(setup, picks, (each) => expect(broken(each)).toBeUndefined())
        if (state.over === undefined) expect(state.play.filter((entry) => entry.area === 'threat')).toEqual([])
        // What is a position is data: it comes back from a save as it was.
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
        expect(events.some((each) => each.was === 'combat over')).toBe(state.over === undefined)
      }),
    )
  })
})
