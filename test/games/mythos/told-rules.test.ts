/** Every line of the log has its rules, and the clause of the card it came from. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { play } from '../../../src-main/engine/match.ts'
import { pickOne, seeded } from '../../../src-main/engine/random.ts'
import { games } from '../../../src-main/games/index.ts'
import type { Event } from '../../../src-main/games/mythos/events.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import type { Task } from '../../../src-main/games/mythos/tasks.ts'
import { type Told, tell } from '../../../src-main/games/mythos/tell.ts'
import { rulesOf, toldKinds } from '../../../src-main/games/mythos/told-rules.ts'
import { randomTable } from '../../support/all-cards.ts'
import { card, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'

const folder = new URL('../../../src-main/games/mythos/', import.meta.url)
const book = new Set([...readFileSync(new URL('RULES.md', folder), 'utf8').matchAll(/^- \*\*(M\d+\.\d+)\*\* /gm)].map(([, id]) => id!))

const durings: readonly (Task['do'] | undefined)[] = [
  ...[
    undefined,
    'begin round',
    'new hand',
    'begin turn',
    'end turn',
    'gather',
    'carry out',
    'settle played',
    'use',
    'after cast',
    'summon',
  ],
  ...['effect', 'trigger', 'lose cards', 'after loss', 'bury finished event', 'check state', 'draw', 'attack', 'control', 'absorb'],
  ...['reveal', 'lose sanity', 'end of combat', 'bury the lost', 'close combat', 'discard step', 'round effects end', 'flip step'],
  ...['lobotomy step', 'reshuffle step'],
] as (Task['do'] | undefined)[]

describe('citations', () => {
  test('there are rules in the book, and nearly eight hundred', () => expect(book.size).toBeGreaterThan(650))

  test.each(toldKinds)('“%s” is cited by rules of the book, whatever was being done', (was) => {
    const hows = ['arrive', 'walk', 'ally', 'monster', 'asset', 'spell', 'travel', 'goo', 'adventure', 'event']
    const variants = [
      ...hows.map((how) => ({ how })),
      ...['wanted', 'ran out', 'completed', 'told'].map((why) => ({ why })),
      ...['up', 'down'].map((face) => ({ face })),
      ...['threat', 'ally'].map((what) => ({ what, area: what })),
      ...[-1, 0, 1].map((by) => ({ by })),
      { stage: 'cosmic' },
    ]
    for (const during of durings) {
      for (const variant of variants) {
        const event = {
          was,
          rule: 'M16.6',
          how: 'ally',
          why: 'wanted',
          face: 'up',
          what: 'ally',
          by: 1,
          lost: [1, 1],
          ...variant,
          ...(during && { during }),
        }
        const rules = rulesOf(event as unknown as Event)
        expect(rules.length).toBeGreaterThan(0)
        expect(rules.filter((each) => !book.has(each))).toEqual([])
      }
    }
  })

  test('every kind of event that the engine tells of is one of them', () => {
    const events = readFileSync(new URL('events.ts', folder), 'utf8')
    const kinds = [...events.slice(events.indexOf('export type Event =')).matchAll(/readonly was: ((?:'[^']+'(?: \| )?)+)/g)]
    const named = kinds.flatMap(([, list]) => [...list!.matchAll(/'([^']+)'/g)].map(([, each]) => each!))
    expect(named.length).toBeGreaterThan(40)
    expect(named.toSorted()).toEqual([...toldKinds].toSorted())
  })
})

describe('at the table', () => {
  test('the clause that did it is beside what it did', () => {
    const rain = card({
      title: 'Rain',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ sanity: 2, sign: -1, who: 'eachOpponent' }] }],
    })
    const t = table({ seats: [{ hand: [rain], story: [location('Bolton')] }, {}] }).play(rain)
    const lost = t.events.find(({ was }) => was === 'sanity changed') as Told
    expect(lost).toMatchObject({ during: 'effect', cause: { title: 'Rain', clause: 0 } })
    const about = games.get('mythos')!.about!(lost, t.state, 1)
    expect(about.card).toMatchObject({ id: rain.id, title: 'Rain', clause: 1, words: expect.stringMatching(/lose/i) })
    const buried = t.events.find(({ was }) => was === 'buried') as Told
    expect(rulesOf(buried)).toContain('M10.8')
  })

  test('[M1.19] a card that lies hidden is named to nobody else as the cause of anything', () => {
    const told = { was: 'sanity changed', seat: 0, by: -1, now: 11, why: 'x', names: ['A', 'B'] } as const
    const state = table({ seats: [{ threat: [monster('Ghoul', 2)] }, {}] }).state
    const hidden: Told = { ...told, during: 'effect', cause: { card: 0, title: 'Ghoul', type: 'Monster', only: 0 } }
    const { about } = games.get('mythos')!
    expect(about!(hidden, state, 0)).toHaveProperty('card')
    expect(about!(hidden, state, 1)).not.toHaveProperty('card')
  })

  test('in random campaigns no line stands without a rule of the book, and effects name their card', () => {
    let named = 0
    const { about } = games.get('mythos')!
    for (const seed of [1, 2, 3]) {
      let state = mythos.setup(randomTable(3, seeded(seed))[0], seed)
      let luck = seeded(seed)
      for (let move = 0; move < 250 && mythos.outcome(state) === undefined; move++) {
        const [seat] = mythos.actors(state)
        let action: ReturnType<typeof mythos.legal>[number]
        ;[action, luck] = pickOne(luck, mythos.legal(state, seat!))
        const step = play(mythos, state, seat!, action)
        state = step.state
        for (const event of step.events) {
          expect(rulesOf(event).filter((each) => !book.has(each))).toEqual([])
          if (tell(event) === undefined) continue
          const { card: by } = about!(event, state, 0)
          if (by?.words !== undefined) named++
        }
      }
    }
    expect(named).toBeGreaterThan(20)
  })
})
