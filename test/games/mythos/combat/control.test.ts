/** Control in Combat (M9.44 to M9.51). */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { legal } from '../../../../src-main/games/mythos/options.ts'
import { ally, card, enchanted, monster, no, sanityOf, titles, told, whereIs } from '../../../support/mythos.ts'
import { rule } from '../../../support/rule.ts'
import { type Answer, beforeCombat, fightOn, firstOf, when } from './fight.ts'

const charnalOdor = card({
  title: 'Embody Charnal Odor',
  type: 'Spell',
  sanity: -1,
  rules: [{ kind: 'action', window: 'cast', do: [{ summonOrControl: { subtype: 'Lesser Servitor' }, allow: ['summon', 'control'] }] }],
})
const tome = { lay: card({ title: 'Black Book', type: 'Tome', spellCapacity: 3 }), bears: [charnalOdor] }
const gaunts = monster('Nightgaunts', 3, { subtype: 'Lesser Servitor' })
const twilight = monster('Servants of the Silver Twilight', 2, { subtype: 'Lesser Servitor' })
const karakal = monster('Minion of Karakal', 3, { subtype: 'Greater Servitor' })

const castOnce: Answer = (question, seat, state) =>
  question.ask === 'what to cast or use' ? (legal(state, seat).find((each) => each.do === 'cast') ?? { do: 'done' }) : undefined

const combat = (threat: PrintedCard[], seed = 1, more: PrintedCard[] = []) =>
  beforeCombat({ seed, seats: [{ threat }, { sanity: 9, assets: [tome], threat: more }] })

describe('Control', () => {
  rule('MX18, M9.45, M9.47, M9.48, M9.24', 'takes a random Monster of the class into a Threat of the caster', () => {
    const taken = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const played = fightOn(combat([gaunts, twilight, karakal], seed), castOnce)
      const [revealed] = told(played.events, 'threat revealed').filter((each) => each.seat === 1)
      expect(revealed?.titles).toHaveLength(1)
      taken.add(revealed!.titles[0]!)
    }
    expect(taken).toEqual(new Set(['Nightgaunts', 'Servants of the Silver Twilight']))
  })

  rule('MX18, M9.47, M9.24', 'where there is no such Monster the Spell has been cast for nothing', () => {
    const played = fightOn(combat([karakal]), castOnce)
    expect(told(played.events, 'cast')).toHaveLength(1)
    expect(told(played.events, 'sanity changed')[0]).toMatchObject({ seat: 1, by: -1 })
    expect(told(played.events, 'threat revealed').map((each) => each.seat)).toEqual([0])
    expect(sanityOf(played.state)).toEqual([12, 5])
  })

  rule('M9.45', 'who can be Controlled by Spells of one icon alone is not taken by others', () => {
    const shy = (icon: 'Eye' | 'Folk') =>
      monster('Nightgaunts', 3, {
        subtype: 'Lesser Servitor',
        rules: [{ kind: 'static', effect: { cannotBe: 'controlled', of: { ref: 'self' }, by: { not: { type: 'Spell', icon } } } }],
      })
    const odor = { ...tome, bears: [{ ...charnalOdor, icons: ['Eye' as const] }] }
    const controllers = (icon: 'Eye' | 'Folk') => {
      const from = beforeCombat({ seats: [{ threat: [shy(icon)] }, { sanity: 9, assets: [odor] }] })
      return told(fightOn(from, castOnce).events, 'threat revealed').map((each) => each.seat)
    }
    expect([controllers('Eye'), controllers('Folk')]).toEqual([[1], [0]])
  })

  rule('MX89, M9.49, M9.51, M14.39', 'the card fights for its controller and is buried by its owner', () => {
    // Seed by seed until luck takes the Nightgaunts.
    for (let seed = 1; seed < 50; seed++) {
      const played = fightOn(combat([gaunts, twilight], seed), castOnce)
      const own = told(played.events, 'threat revealed').find((each) => each.seat === 1)
      if (own?.titles[0] !== 'Nightgaunts') continue
      expect(told(played.events, 'cosmic battle')).toEqual([{ a: 1, b: 0, totals: [3, 2] }])
      expect(sanityOf(played.state)).toEqual([11, 8])
      expect(titles(played.state, played.state.players[0]!.story).sort()).toEqual(['Nightgaunts', 'Servants of the Silver Twilight'])
      return
    }
    throw new Error('The Nightgaunts were never taken.')
  })

  rule('M9.33, M9.44', 'a Spell that only Summons cannot be cast in Combat', () => {
    const rules = [
      { kind: 'action', window: 'cast', do: [{ summonOrControl: { subtype: 'Lesser Servitor' }, allow: ['summon'] }] },
    ] as const
    const from = beforeCombat({
      seats: [{ threat: [gaunts] }, { hand: [gaunts], assets: [{ ...tome, bears: [{ ...charnalOdor, rules }] }] }],
    })
    expect(told(fightOn(from, castOnce).events, 'cast')).toEqual([])
  })

  rule('M9.46', 'the Directed Threat may be aimed at any player', () => {
    const from = beforeCombat({
      seats: [
        { name: 'Ann', sanity: 12, threat: [gaunts] },
        { name: 'Bob', sanity: 9, assets: [tome] },
        { name: 'Cid', sanity: 12 },
      ],
    })
    // Ann attacks Cid; Bob takes her Monster, and it turns against its owner.
    const played = fightOn(
      from,
      firstOf(
        when(/^At whom is/, () => ({ do: 'choose player', seat: 2 })),
        castOnce,
      ),
    )
    expect(told(played.events, 'announced')).toEqual([{ seat: 0, against: 2, count: 1 }])
    expect(sanityOf(played.state)).toEqual([9, 8, 12])
  })

  rule('M9.50, M7.27', 'an Ally in a Directed Threat can be taken if its class matches, with what it bears', () => {
    const spell = {
      ...charnalOdor,
      rules: [{ ...charnalOdor.rules[0]!, do: [{ summonOrControl: { subtype: 'Lesser Independent' }, allow: ['control'] }] }],
    } as PrintedCard
    const from = beforeCombat({
      seats: [
        { allies: [{ lay: ally('Wilmarth', 2), bears: [enchanted('Sword', 2)] }] },
        { sanity: 9, assets: [{ lay: card({ title: 'Book', type: 'Tome', spellCapacity: 1 }), bears: [spell] }] },
      ],
    })
    const played = fightOn(
      from,
      firstOf(
        when(/What does Wilmarth/, () => ({ do: 'choose way', way: 1 })),
        castOnce,
      ),
    )
    expect(told(played.events, 'taken')).toMatchObject([{ seat: 1, from: 0, title: 'Wilmarth', against: 0 }])
    expect(sanityOf(played.state)).toEqual([8, 8])
    expect(titles(played.state, played.state.players[0]!.story).sort()).toEqual(['Sword', 'Wilmarth'])
  })

  rule('M9.48, M17.19', 'what raises those that are Controlled raises no Monster of his own', () => {
    const whip = card({
      title: 'Whip',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { value: 2, of: { is: { type: 'Monster', fightsAs: 'controlled' }, pick: 'all', in: 'threat' } } }],
    })
    const lost = (assets: PrintedCard[]) =>
      sanityOf(
        fightOn(beforeCombat({ seats: [{ threat: [gaunts] }, { sanity: 9, assets: [tome, ...assets], threat: [karakal] }] }), castOnce)
          .state,
      )
    const [without, withWhip] = [lost([]), lost([whip])]
    expect([without[0]! - withWhip[0]!, without[1]! - withWhip[1]!]).toEqual([2, 0])
  })

  rule('M9.49', 'with several Directed Threats the controller chooses the one it joins', () => {
    const from = beforeCombat({
      seats: [
        { name: 'Ann', sanity: 12, threat: [gaunts] },
        { name: 'Bob', sanity: 9, assets: [tome], threat: [karakal, karakal] },
        { name: 'Cid', sanity: 12 },
      ],
    })
    const asked: string[] = []
    const played = fightOn(
      from,
      firstOf(
        (question) => {
          if ('prompt' in question) asked.push(`${question.ask}: ${question.prompt}`)
          return undefined
        },
        when(/^At whom is Nightgaunts/, () => ({ do: 'choose player', seat: 1 })),
        when(/^At whom is Minion/, (_q, _s, state) => ({
          do: 'choose player',
          seat: state.play.some((each) => each.seat === 1 && each.against !== undefined) ? 2 : 0,
        })),
        castOnce,
      ),
    )
    expect(asked.some((each) => /which player/.test(each) && !/At whom is|next Battle/.test(each))).toBe(true)
    expect(whereIs(played.state, 'Nightgaunts')).toBe('story')
    expect(no(played.state, 'Nightgaunts')).toBeDefined()
  })
})
