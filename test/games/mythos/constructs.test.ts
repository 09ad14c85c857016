/** Constructs of the rule objects that few published cards use, each carried out in its general form. */
import { describe, expect, test } from 'vitest'
import type { Condition, Duty, Filter, Op, Rule, Selector, Static, Trigger, Waiver, Who } from '../../../grammar/ast.ts'
import type { InvestigatorCard, PrintedCard } from '../../../grammar/card.ts'
import { isImmune } from '../../../src-main/games/mythos/bans.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { handSize, sanityMaximum } from '../../../src-main/games/mythos/player-numbers.ts'
import { amount, canSurvive, holds } from '../../../src-main/games/mythos/select.ts'
import { setup } from '../../../src-main/games/mythos/setup.ts'
import { regionOf, typeOf } from '../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, investigator, location, monster, mythosPosition, no, type SeatSetup, tale, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'
import { fight, when } from './combat/fight.ts'

const bolton = location('Bolton', { gate: true })
const plain = location('Plain', { subregion: 'Salem' })
const dusk = card({
  title: 'Dusk',
  type: 'Event',
  subtype: 'Night',
  anyDimension: true,
  rules: [{ kind: 'static', effect: { time: 'night' } }],
})
const event = (title: string, ...ops: Op[]): PrintedCard =>
  card({ title, type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: ops }] })
const holding = (title: string, effect: Static, more: Partial<PrintedCard> = {}): PrintedCard =>
  card({ title, type: 'Artifact', anyDimension: true, rules: [{ kind: 'static', effect }], ...more })
const saying = (title: string, ...rules: Rule[]): PrintedCard => card({ title, type: 'Artifact', anyDimension: true, rules })
const using = (title: string, ...ops: Op[]): PrintedCard => saying(title, { kind: 'action', window: 'turn', do: ops })
const filler = () => monster('Filler', 1)
const two = (mine: SeatSetup, theirs: SeatSetup = {}, more: SeatSetup = {}) =>
  table({ seats: [{ story: [bolton], ...mine }, { story: [bolton], ...theirs }, ...(Object.keys(more).length > 0 ? [more] : [])] })

describe('Investigators', () => {
  const begging: Partial<InvestigatorCard> = {
    title: 'Hobo',
    rules: [
      { kind: 'on', on: 'turnStart', do: [{ draw: 1 }] },
      { kind: 'forbid', who: 'you', what: 'pass' },
      { kind: 'oblige', who: 'you', what: 'playOrDiscard' },
    ],
  }
  rule('M2.8', 'an ability that is used as the Turn takes the place of its play, and as often as it says', () => {
    const rules: Rule[] = [{ kind: 'action', window: 'turn', limit: { times: 1, per: 'round' }, do: [{ exchange: 1 }] }]
    const t = two({ investigator: { title: 'Professor', rules }, hand: [plain, bolton], deck: [filler(), filler()] })
    const use = t.legal.find((each) => each.do === 'use')!
    expect(mythos.describe(t.state, 0, use)).toMatchObject({ text: 'Use Professor', on: 'investigator:0' })
    t.take(use).choose('Plain')
    expect([t.seat, t.discard(0), t.hand(0)]).toEqual([1, ['Plain'], ['Bolton', 'Filler']])
    expect(t.untilTurnOf(0).legal.some((each) => each.do === 'use')).toBe(false)
  })
  rule('M2.8', 'what is so often done in all is counted together, whatever way it is done', () => {
    const limit = { times: 1, per: 'round', shared: true } as const
    const rules: Rule[] = [
      { kind: 'action', window: 'turn', limit, if: { not: { time: 'night' } }, cost: [{ sanity: 1 }], do: [{ draw: 1 }] },
      { kind: 'action', window: 'turn', limit, if: { time: 'night' }, do: [{ draw: 1 }] },
    ]
    const uses = (used: boolean): boolean => {
      const t = two({ investigator: { title: 'Professor', rules }, hand: [dusk], deck: [filler(), filler()] })
      if (used) t.take(t.legal.find((each) => each.do === 'use')!).untilTurnOf(0)
      return t
        .play('Dusk')
        .untilTurnOf(0)
        .legal.some((each) => each.do === 'use')
    }
    expect([uses(false), uses(true)]).toEqual([true, false])
  })
  rule('M2.8, M5.10', 'who must play or discard does one of them; with neither possible the Turn is a Pass', () => {
    const t = table({
      seats: [
        {
          story: [bolton],
          investigator: begging,
          hand: [monster('Dear', 1, { sanity: -40 })],
          deck: [monster('Dear Too', 1, { sanity: -40 })],
        },
        { story: [bolton] },
      ],
      agenda: [{ do: 'begin turn', seat: 0 }],
    })
    expect(t.hand(0)).toHaveLength(2)
    expect(t.legal.map((each) => each.do)).toEqual(['discard', 'discard'])
    t.take(t.legal[0]!)
    expect([t.seat, t.discard(0)]).toEqual([1, ['Dear']])
    const empty = table({
      seats: [{ story: [bolton], investigator: begging }, { story: [bolton] }],
      agenda: [{ do: 'main play', seat: 0 }],
    })
    expect(empty.legal.map((each) => each.do)).toEqual(['pass'])
  })
  rule(
    'M2.9',
    'an exchanged Investigator keeps the Sanity, as far as the new maximum allows, and none has an Education that is in play',
    () => {
      const call = using('Call', { newInvestigator: 'otherEducation' })
      const position = mythosPosition({
        seats: [
          { story: [bolton], assets: [call], sanity: 19, investigator: { education: 10 } },
          { story: [bolton], investigator: { education: 12 } },
        ],
      })
      const spare = [
        investigator({ title: 'Twin', education: 12 }),
        investigator({
          title: 'Frail',
          education: 7,
          sanityMax: 15,
          handMax: 9,
          rules: [{ kind: 'static', effect: { stat: 'draw', by: 2 } }],
        }),
        investigator({ title: 'Stout', education: 8 }),
      ]
      const t = table({ ...position, sheet: { ...position.sheet, spareInvestigators: spare } }).use(call)
      const question = t.question
      expect(question?.ask === 'which way' ? question.ways : []).toEqual(['Frail (Education 7)', 'Stout (Education 8)'])
      t.chooseWay(0)
      expect([t.sanity[0], sanityMaximum(t.state, 0), handSize(t.state, 0)]).toEqual([15, 15, 15])
      expect(mythos.view(t.state, 1).areas[0]!.investigator.title).toBe('Frail')
      // Any that nobody has, whatever its Education.
      const free = using('Free call', { newInvestigator: 'any' })
      const other = mythosPosition({
        seats: [
          { story: [bolton], assets: [free], investigator: { title: 'Own', education: 10 } },
          { story: [bolton], investigator: { title: 'Stout', education: 12 } },
        ],
      })
      const anyone = table({ ...other, sheet: { ...other.sheet, spareInvestigators: spare } }).use(free).question
      expect(anyone?.ask === 'which way' ? anyone.ways : []).toEqual(['Twin (Education 12)', 'Frail (Education 7)'])
      // Without one to exchange for there is nothing to do.
      expect(two({ assets: [call] }).offers('use', call)).toBe(false)
    },
  )
  rule('M5.28', 'who concedes has no Sanity left; it is offered to those alone who may', () => {
    const position = mythosPosition({ seats: [{ story: [bolton], points: 3 }, { story: [bolton] }] })
    expect(table(position).offers('concede')).toBe(false)
    const t = table({ ...position, sheet: { ...position.sheet, mayConcede: [0] } })
    t.take({ do: 'concede' })
    expect([t.sanity, t.state.over?.scores[1]]).toEqual([[0, 12], 1])
    expect(() => setup({ seats: [], mode: 'basic', target: 1, alternativeFirstCard: false }, 1)).toThrow('two to six')
  })
})

describe('paying', () => {
  const dear = ally('Dear', 2, { foundAt: {}, sanity: -5 })
  const patron = (optional: boolean): PrintedCard =>
    ally('Patron', 1, {
      rules: [{ kind: 'instead', of: { wouldPay: { type: 'Ally' } }, optional, cost: [{ self: 'bury' }], do: [] }],
    })
  rule('M2.29', 'another thing may be done instead, for the whole cost of one card', () => {
    const spared = two({ hand: [dear], allies: [patron(true)] }).play(dear)
    expect(spared.question?.ask).toBe('whether')
    spared.yes()
    expect([spared.sanity[0], spared.where('Patron'), spared.where(dear)]).toEqual([12, 'story', 'ally'])
    const paid = two({ hand: [dear], allies: [patron(true)] })
      .play(dear)
      .no()
    expect([paid.sanity[0], paid.where('Patron')]).toEqual([7, 'ally'])
  })
  rule('M2.29, M2.21', 'who could not pay can play by it, and is not asked', () => {
    const t = two({ sanity: 3, hand: [dear], allies: [patron(true)] })
    t.play(dear)
    expect([t.sanity[0], t.where('Patron')]).toEqual([3, 'story'])
  })
  test('a cost that is chosen is asked for when the card is played', () => {
    const penguins = monster('Penguins', 1, {
      sanity: 'variable',
      rules: [{ kind: 'static', effect: { stat: 'cost', by: { chosen: [0, 2] }, how: 'set', of: { ref: 'self' } } }],
    })
    const t = two({ hand: [penguins] }).play(penguins, 'monster')
    expect(t.legal).toEqual([0, 1, 2].map((number) => ({ do: 'choose number', number })))
    t.take({ do: 'choose number', number: 2 })
    expect([t.sanity[0], t.where(penguins)]).toEqual([10, 'threat'])
    expect(two({ sanity: 1, hand: [penguins] }).play(penguins, 'monster').legal).toHaveLength(2)
  })
  test('a number that is chosen serves the whole effect', () => {
    const pact = using('Pact', { sanity: { chosen: [1, 3] }, who: 'you', sign: -1 }, { draw: { chosen: [1, 3] } })
    const t = two({ assets: [pact], deck: [filler(), filler(), filler()] }).use(pact)
    t.take({ do: 'choose number', number: 2 })
    expect([t.sanity[0], t.hand(0).length]).toEqual([10, 2])
  })
  test('a number that is chosen in paying is what a card is worth more', () => {
    const jar = ally('Jar', 1, {
      rules: [
        {
          kind: 'action',
          window: 'turn',
          cost: [{ sanity: { chosen: [1, 3] } }],
          do: [{ start: { kind: 'static', effect: { value: { chosen: [1, 3] }, of: { ref: 'self' } } }, until: 'round' }],
        },
      ],
    })
    const t = two({ allies: [jar] }).use(jar)
    t.take({ do: 'choose number', number: 3 })
    expect([t.sanity[0], currentValue(t.state, t.entry(jar).card)]).toEqual([9, 4])
  })
  test('what is chosen in paying may be taken from a value as well', () => {
    const guard = ally('Guard', 4)
    const curse = using(
      'Curse',
      { sanity: { chosen: [1, 3] }, who: 'you', sign: -1 },
      {
        start: {
          kind: 'static',
          effect: { value: { less: { chosen: [1, 3] } }, of: { is: { title: 'Guard' }, of: 'you', n: 1, pick: 'choose' } },
        },
        until: 'round',
      },
    )
    const t = two({ assets: [curse], allies: [guard] }).use(curse)
    t.take({ do: 'choose number', number: 3 })
    expect([t.sanity[0], currentValue(t.state, t.entry(guard).card)]).toEqual([9, 1])
  })
  test('a permission that costs something is paid, and taken only where it is needed', () => {
    const stranger = ally('Stranger', 1, { foundAt: { subregion: 'Salem' } })
    const native = ally('Native', 1, { foundAt: {} })
    const guide = saying('Guide', { kind: 'permit', permit: { play: { type: 'Ally' }, waive: ['place'], cost: [{ sanity: 2 }] } })
    expect(two({ hand: [stranger], assets: [guide] }).play(stranger).sanity[0]).toBe(10)
    expect(two({ hand: [native], assets: [guide] }).play(native).sanity[0]).toBe(12)
    expect(two({ hand: [stranger], assets: [guide], sanity: 1 }).offers('play', stranger)).toBe(false)
    const letter = saying('Letter', { kind: 'permit', permit: { play: { type: 'Ally' }, waive: ['place'], cost: [{ self: 'bury' }] } })
    expect(
      two({ hand: [stranger], assets: [letter] })
        .play(stranger)
        .where(letter),
    ).toBe('story')
    expect(
      two({ hand: [native], assets: [letter] })
        .play(native)
        .where(letter),
    ).not.toBe('story')
  })
  test('a permission may open the Story Deck or the discards', () => {
    const old = ally('Old Friend', 1, { foundAt: {} })
    const from = (zone: 'story' | 'discard') =>
      saying('Recall', { kind: 'permit', permit: { play: { type: 'Ally' }, waive: ['cost'], from: zone } })
    const buried = two({ story: [bolton, old], assets: [from('story')] })
    expect(buried.play(old).where(old)).toBe('ally')
    expect(
      two({ discard: [old], assets: [from('discard')] })
        .play(old)
        .where(old),
    ).toBe('ally')
    expect(two({ discard: [old], assets: [from('story')] }).offers('play', old)).toBe(false)
  })
})

describe('where cards come from and go to', () => {
  rule('M6.59', 'what is found at an Exotic Location is not brought in from the Hand by another card', () => {
    const carcosa = location('Carcosa', { exotic: true })
    const king = ally('King', 1, { foundAt: { subregion: 'Carcosa' } })
    const friend = ally('Friend', 1, { foundAt: { subregion: 'Salem' } })
    const keen = using('Keen', { play: { type: 'Ally' }, waive: ['place'] })
    const t = two({ hand: [king, friend], assets: [keen], deck: [carcosa] }).use(keen)
    expect(t.among).toEqual(['Friend'])
    const recall = using('Recall', { play: { type: 'Ally' }, waive: ['place'], from: 'story' })
    expect(two({ story: [bolton, king], assets: [recall], deck: [carcosa] }).use(recall).among).toEqual(['King'])
  })
  rule('M2.20', 'what neither costs nor gives Sanity gives none, and what only costs none still gives it', () => {
    const [nurse, rogue] = [ally('Nurse', 1, { sanity: 2 }), ally('Rogue', 1, { sanity: -2 })]
    const played = (friend: PrintedCard, ...waive: readonly Waiver[]) => {
      const recall = using('Recall', { play: { type: 'Ally' }, waive: ['place', ...waive], from: 'story' })
      return two({ story: [bolton, friend], assets: [recall], sanity: 10 })
        .use(recall)
        .choosePlay(friend).sanity[0]
    }
    expect([played(nurse), played(nurse, 'cost'), played(nurse, 'cost', 'gain')]).toEqual([12, 12, 10])
    expect([played(rogue), played(rogue, 'cost'), played(rogue, 'cost', 'gain')]).toEqual([8, 10, 10])
  })
  rule('M2.20, M8.17', 'what is given to an Ally from elsewhere costs nothing, unless the card says that it is paid for', () => {
    const gun = weapon('Gun', 2, { sanity: -2 })
    const given = (pays: boolean) => {
      const cache = using('Cache', {
        give: { is: { subtype: 'Weapon' }, in: 'story', pick: 'choose', n: 1 },
        to: { is: { type: 'Ally' }, pick: 'choose', n: 1 },
        ...(pays ? { pays: true as const } : {}),
      })
      const t = two({ story: [bolton, gun], assets: [cache], allies: [ally('Friend', 1)], sanity: 10 }).use(cache)
      if (t.question?.ask === 'which card') t.choose('Gun')
      if (t.question?.ask === 'which card') t.choose('Friend')
      return [t.sanity[0], t.where(gun)]
    }
    expect([given(false), given(true)]).toEqual([
      [10, 'asset'],
      [8, 'asset'],
    ])
  })
  const byakhee = monster('Byakhee', 2, {
    rules: [{ kind: 'permit', if: { role: 'summoned' }, permit: { route: { region: 'any', placed: 'rightSideUp' } } }],
  })
  const far = location('Paris', { region: 'Europe', subregion: 'Paris' })
  const summoning = using('Summons', { summonOrControl: { type: 'Monster' }, allow: ['summon', 'control'] })
  rule('M9.42', 'a Summoned Monster whose text allows it carries its player, and lies beneath the new Location', () => {
    const t = two({ hand: [byakhee, far], assets: [summoning] }).use(summoning)
    const question = t.question
    expect(question?.ask === 'which way' ? question.ways : []).toEqual(['It attacks', 'You travel with it'])
    t.chooseWay(1).choosePlay(far)
    expect([t.story(0), t.sanity]).toEqual([
      ['Paris', 'Byakhee', 'Bolton'],
      [12, 12],
    ])
    const attacking = two({ hand: [byakhee, far], assets: [summoning] })
      .use(summoning)
      .chooseWay(0)
    expect([attacking.sanity[1], attacking.where(byakhee)]).toEqual([10, 'story'])
  })
  rule('M9.42', 'without a suitable Location in the Hand it attacks', () => {
    expect(two({ hand: [byakhee], assets: [summoning] }).use(summoning).sanity[1]).toBe(10)
  })
  const calling = saying('Calling', {
    kind: 'action',
    window: 'combat',
    do: [{ summonOrControl: { type: 'Monster' }, allow: ['control'] }],
    limit: { times: 1, per: 'round' },
  })
  rule('M9.48', 'one that was Controlled is worth so much more as its text says, in that Combat', () => {
    const brute = monster('Brute', 2)
    const lost = (gains?: number) => {
      const call = saying('Call', {
        kind: 'action',
        window: 'combat',
        do: [{ summonOrControl: { type: 'Monster' }, allow: ['control'], ...(gains === undefined ? {} : { gains }) }],
        limit: { times: 1, per: 'round' },
      })
      const end = fight(
        {
          seats: [
            { story: [bolton], assets: [call] },
            { story: [bolton], threat: [brute] },
          ],
        },
        (question, _seat, state) => (question.ask === 'what to cast or use' ? { do: 'use', card: no(state, call), rule: 0 } : undefined),
      )
      return end.state.players.map(({ sanity }) => sanity)
    }
    expect([lost(), lost(3)]).toEqual([
      [12, 10],
      [12, 7],
    ])
  })
  rule('M9.42', 'one that was Controlled may carry its controller, and is buried by its owner', () => {
    const shantak = monster('Shantak', 4, {
      rules: [{ kind: 'permit', if: { role: 'controlled' }, permit: { route: { region: 'any', placed: 'rightSideUp' } } }],
    })
    const end = fight(
      {
        seats: [
          { story: [bolton], assets: [calling], hand: [far] },
          { story: [bolton], threat: [shantak] },
        ],
      },
      (question, _seat, state) => {
        if (question.ask === 'what to cast or use' && state.players[0]!.story.length === 1)
          return { do: 'use', card: no(state, calling), rule: 0 }
        if (question.ask === 'which way' && /What does/.test(question.prompt)) return { do: 'choose way', way: 1 }
        if (question.ask === 'which play') return { do: 'choose play', card: no(state, far), how: 'arrive' }
        return undefined
      },
    )
    expect(end.state.players[0]!.story.map((each) => end.state.sheet.printed[each]!.title)).toEqual(['Paris', 'Bolton'])
    expect(end.state.players[0]!.sanity).toBe(12)
  })
  rule('M11.32', 'an Ally that a card lets go to the Threat is brought in as an Ally is, and needs no Gate', () => {
    const traitor = (found: string) =>
      ally('Traitor', 3, { foundAt: { subregion: found }, rules: [{ kind: 'permit', permit: { playAs: 'monster', of: 'self' } }] })
    const here = traitor('Arkham')
    const t = two({ story: [bolton], spot: { gateUsed: true }, hand: [here] })
    expect(t.ways(here)).toEqual(['ally', 'monster'])
    expect(t.play(here, 'monster').where(here)).toBe('threat')
    const elsewhere = traitor('Salem')
    expect(two({ hand: [elsewhere] }).ways(elsewhere)).toEqual([])
    const other = ally('Other', 1, { foundAt: {} })
    expect(two({ hand: [other] }).against(other, 'monster')).toEqual(['M7.26'])
    const lord = saying('Lord', { kind: 'permit', permit: { playAs: 'monster', of: { type: 'Ally' }, cost: ['gate'] } })
    expect(two({ hand: [other], assets: [lord], spot: { gateUsed: true } }).ways(other)).toEqual(['ally'])
  })
  rule('M13.11', 'a card played while announcing a Pass is the whole Turn, and counts as a Pass', () => {
    const calamity = event('Calamity', { passes: 'end' })
    const listener = saying('Listener', { kind: 'on', on: { passed: 'opponent' }, do: [{ sanity: 1, who: 'you', sign: -1 }] })
    const t = two({ hand: [calamity], sanity: 10 }, { assets: [listener] }).play(calamity)
    expect([t.state.phase, t.sanity]).toEqual(['end of round', [10, 11]])
  })
  test('a card is put into the Threat of the one the text names', () => {
    const look = event('Look', { move: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose' }, to: 'threat', whose: 'opponent' })
    const t = two({ hand: [look] }, { allies: [ally('Webb', 2)] }).play(look)
    expect([t.entry('Webb').area, t.entry('Webb').seat]).toEqual(['threat', 1])
  })
  test('what is moved for a while comes back as it lay', () => {
    for (const to of ['hand', 'aside'] as const) {
      const nap = event('Nap', { move: { is: { title: 'Webb' }, of: 'opponent' }, to, back: 'round' })
      const t = two({ hand: [nap] }, { allies: [ally('Webb', 2)] }).play(nap)
      expect(t.where('Webb')).toBe(to === 'hand' ? 'hand' : 'nowhere')
      const over = table({ ...t.state, agenda: [{ do: 'round effects end' }, { do: 'main play', seat: 0 }] })
      expect([to, over.where('Webb')]).toEqual([to, 'ally'])
    }
  })
  rule('M6.65, M6.66', 'a Location that goes to the Hand leaves the next one, or the memory of its Region', () => {
    const recall = event('Recall', { move: { ref: 'location' }, to: 'hand' })
    const hill = location('Hill')
    const t = two({ story: [hill, filler(), bolton], hand: [recall] }).play(recall)
    expect([t.story(0), t.hand(0)]).toEqual([['Bolton', 'Filler', 'Recall'], ['Hill']])
    const only = two({ story: [hill], hand: [recall] }).play(recall)
    expect([only.state.players[0]!.spot, only.state.players[0]!.lastRegion]).toEqual([null, 'Lovecraft Country'])
  })
  test('one card takes the place of another, with its role and what it bore', () => {
    const webb = ally('Webb', 2)
    const hero = ally('Hero', 5)
    const switching = using('Switch', { swap: { is: { title: 'Hero' }, in: 'hand' }, for: { is: { title: 'Webb' } } })
    const t = two({ hand: [hero], assets: [switching], allies: [{ lay: webb, bears: [weapon('Whip', 1)] }] }).use(switching)
    expect([t.where(hero), t.where(webb), t.entry('Whip').on]).toEqual(['ally', 'hand', no(t.state, hero)])
  })
})

describe('what holds', () => {
  const survivor = holding('Suit', { survives: ['Space'] })
  const shield = holding('Shield', { immuneTo: 'Underwater' })
  const drowning = event('Flood', {
    if: { canSurvive: 'Underwater', who: 'opponent' },
    do: [],
    else: [{ sanity: 5, who: 'opponent', sign: -1 }],
  })
  rule('M19.15', 'a hazard costs those nothing who can survive it', () => {
    expect(two({ hand: [drowning] }, { assets: [shield] }).play(drowning).sanity).toEqual([12, 12])
    expect(two({ hand: [drowning] }, { assets: [survivor] }).play(drowning).sanity).toEqual([12, 7])
    const { state } = two({ assets: [survivor] })
    expect([canSurvive(state, 0, 'Space'), canSurvive(state, 0, 'Radiation'), canSurvive(state, 1, 'Space')]).toEqual([true, false, false])
  })
  test('theft takes nothing from those who are protected from it; their own effects do', () => {
    const guard = holding('Guard', { immuneTo: 'theft' })
    const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
    const steal = event('Steal', { move: { is: { title: 'Idol' }, of: 'each' }, to: 'bury' })
    expect(two({ hand: [steal] }, { assets: [guard, idol] }).against(steal)).toEqual(['M10.3'])
    expect(
      two({ hand: [steal], assets: [guard, idol] })
        .play(steal)
        .where(idol),
    ).toBe('story')
    const { state } = two({}, { assets: [guard], allies: [ally('Webb', 1)] })
    expect(isImmune(state, no(state, 'Webb'), { you: 0, source: no(state, guard) }, false)).toBe(false)
  })
  test('effects on Story Decks pass by whoever is not affected by them', () => {
    const rock = holding('Rock', { immuneTo: 'storyDeckEffects' })
    const quake = event('Quake', { popStory: 'opponent', to: 'discard' })
    const hit = two({ hand: [quake] }, { story: [plain, bolton] }).play(quake)
    expect(hit.story(1)).toEqual(['Bolton'])
    expect(
      two({ hand: [quake] }, { story: [plain, bolton], assets: [rock] })
        .play(quake)
        .story(1),
    ).toEqual(['Plain', 'Bolton'])
  })
  rule('M17.5', 'a card may take the power of a Great Old One from its player', () => {
    const goo = monster('Old One', 0, { goo: true, rules: [{ kind: 'forbid', who: 'each', what: 'gainSanity' }] })
    const sign = holding('Elder Sign', { immuneTo: 'GreatOldOnes' })
    const feast = event('Feast', { sanity: 2, who: 'each', sign: 1 })
    expect(two({ hand: [feast], goo: [goo], assets: [sign] }).play(feast).sanity).toEqual([14, 12])
  })
  test('cards that nothing may affect, bury or turn up', () => {
    const wrack = event('Wrack', { flip: { is: { type: 'Ally' }, of: 'opponent' }, face: 'down' })
    const peace = saying('Peace', { kind: 'forbid', who: 'opponent', what: { affect: { type: 'Ally' } } })
    expect(two({ hand: [wrack] }, { allies: [ally('Webb', 1)], assets: [peace] }).against(wrack)).toEqual(['M10.3'])
    const phobia = card({
      title: 'Fear',
      type: 'Event',
      subtype: 'Phobia',
      anyDimension: true,
      rules: [{ kind: 'forbid', who: 'affected', what: { bury: { ref: 'self' } } }],
    })
    const cure = using('Cure', { move: { is: { subtype: 'Phobia' }, affecting: 'you', pick: 'choose' }, to: 'bury' })
    expect(two({ assets: [cure] }, { events: [{ lay: phobia, affects: 0 }] }).offers('use', cure)).toBe(false)
    const mild = card({ title: 'Dread', type: 'Event', subtype: 'Phobia', anyDimension: true })
    const both = two(
      { assets: [cure] },
      {
        events: [
          { lay: phobia, affects: 0 },
          { lay: mild, affects: 0 },
        ],
      },
    ).use(cure)
    expect([both.where(mild), both.where(phobia)]).toEqual(['story', 'event'])
    const bound = saying('Chains', { kind: 'forbid', who: 'each', what: { flipUp: { is: { type: 'Ally' }, of: 'each' } } })
    const t = two({ allies: [{ lay: ally('Webb', 1), faceDown: true }] }, { assets: [bound] })
    expect(t.offers('turn up', 'Webb')).toBe(false)
  })
  test('what may not be turned face-down by somebody, or by such cards, lies as it did', () => {
    const webb = ally('Webb', 1)
    const glare = using('Glare', { flip: { is: { title: 'Webb' }, of: 'each', pick: 'all' }, face: 'down' })
    const guard = (who: Who, by?: Filter) =>
      saying('Guard', { kind: 'forbid', who, what: { flipDown: { is: { type: 'Ally' }, pick: 'all' }, ...(by ? { by } : {}) } })
    const isDown = (...guards: PrintedCard[]) => {
      const t = two({ assets: [glare] }, { allies: [webb], assets: guards }).use(glare)
      return t.state.play.find((each) => each.seat === 1 && each.area === 'ally')?.faceDown === true
    }
    expect([isDown(), isDown(guard('eachOpponent')), isDown(guard('you'))]).toEqual([true, false, true])
    expect([isDown(guard('each', { type: 'Spell' })), isDown(guard('each', { type: 'Artifact' }))]).toEqual([true, false])
  })
  rule('M11.21', 'a card may forbid that such cards join', () => {
    const ghoul = monster('Ghoul', 1, { rules: [{ kind: 'static', effect: { join: { title: 'Ghoul' }, may: true } }] })
    const silence = saying('Silence', { kind: 'forbid', who: 'each', what: { join: { type: 'Monster' } } })
    const twins = [ghoul, { ...ghoul, id: 'ghoul-2' }]
    expect(two({ hand: twins }).play(ghoul, 'monster').question?.ask).toBe('which play')
    expect(two({ hand: twins, assets: [silence] }).play(ghoul, 'monster').seat).toBe(1)
  })
  test('requirements of the Gate, of Storms and of a card’s own text can be waived', () => {
    const ghoul = monster('Ghoul', 1)
    const used: SeatSetup = { spot: { gateUsed: true } }
    const permit = (...waive: Extract<Extract<Rule, { kind: 'permit' }>['permit'], { play: unknown }>['waive'][number][]) =>
      saying('Key', { kind: 'permit', permit: { play: {}, waive } })
    expect(two({ ...used, hand: [ghoul] }).against(ghoul, 'monster')).toEqual(['M11.3'])
    expect(two({ ...used, hand: [ghoul], assets: [permit('gateUsed')] }).ways(ghoul)).toEqual(['monster'])
    expect(two({ story: [plain], hand: [ghoul], assets: [permit('gateUsed')] }).against(ghoul, 'monster')).toEqual(['M11.1'])
    expect(two({ story: [plain], hand: [ghoul], assets: [permit('gate')] }).ways(ghoul)).toEqual(['monster'])
    const storm = card({
      title: 'Gale',
      type: 'Event',
      subtype: 'Storm',
      anyDimension: true,
      rules: [{ kind: 'forbid', who: 'each', what: { play: { title: 'Ghoul' } } }],
    })
    expect(two({ hand: [ghoul], events: [storm] }).ways(ghoul)).toEqual([])
    expect(two({ hand: [ghoul], events: [storm], assets: [permit('storm')] }).ways(ghoul)).toEqual(['monster'])
    const fussy = ally('Fussy', 1, { foundAt: {}, rules: [{ kind: 'require', needs: { time: 'night' } }] })
    expect(two({ hand: [fussy] }).ways(fussy)).toEqual([])
    expect(two({ hand: [fussy], assets: [permit('named')] }).ways(fussy)).toEqual(['ally'])
  })
  test('an Ally may refuse what it is given, a card may have few slots', () => {
    const whip = weapon('Whip', 1)
    const pacifist = ally('Pacifist', 1, { rules: [{ kind: 'static', effect: { cannotBear: { subtype: 'Weapon' } } }] })
    const arsenal = location('Arsenal', { attributes: ['City', 'Artifact'] })
    expect(two({ story: [arsenal], hand: [whip], allies: [pacifist] }).against(whip)).toEqual(['M8.15'])
    // One that was given before does nothing meanwhile (M8.17).
    const peaceful = location('Peaceful', {
      rules: [{ kind: 'static', effect: { cannotBear: { subtype: 'Weapon' }, of: { is: { type: 'Ally' }, pick: 'all', of: 'each' } } }],
    })
    const armed = ally('Armed', 1)
    const there = two({ story: [peaceful], allies: [{ lay: armed, bears: [whip] }] })
    const away = two({ story: [arsenal], allies: [{ lay: armed, bears: [whip] }] })
    expect([there, away].map((t) => currentValue(t.state, no(t.state, armed)))).toEqual([1, 2])
    const charm = card({
      title: 'Charm',
      type: 'Artifact',
      anyDimension: true,
      rules: [{ kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: true, slots: 1 } }],
    })
    const more = { ...charm, id: 'charm-2' }
    const bearer = { lay: ally('Webb', 1), bears: [charm] }
    expect(two({ story: [arsenal], hand: [more], allies: [bearer] }).against(more)).toEqual(['M8.3'])
  })
  rule('M12.45, M11.46', 'a card that stands for any one that is needed serves for one requirement, and is buried for it', () => {
    const idol = holding('Trapezohedron', { standsIn: 'anyOne', for: 'GreatOldOne' })
    const goo = monster('Old One', 0, {
      goo: true,
      requirements: [
        { phrase: 'a Cult', title: 'Cult' },
        { phrase: 'a Star', title: 'Star' },
      ],
    })
    const cult = card({ title: 'Cult', type: 'Artifact', anyDimension: true })
    expect(two({ hand: [goo], assets: [idol] }).against(goo)).toEqual(['M11.46'])
    const t = two({ hand: [goo], assets: [idol, cult] }).play(goo)
    expect([t.where(goo), t.where(idol), t.where(cult)]).toEqual(['goo', 'story', 'asset'])
    const mask = holding('Mask', { standsIn: 'anyOne', for: 'GreatOldOne', lost: 'discard' })
    expect(
      two({ hand: [goo], assets: [mask, cult] })
        .play(goo)
        .where(mask),
    ).toBe('discard')
    const chart = holding('Chart', { standsIn: 'Event', for: 'GreatOldOne', kind: 'Star' })
    const [star, solstice] = ['Star', 'Solstice'].map((subtype) =>
      monster('Old One', 0, { goo: true, requirements: [{ phrase: subtype, type: 'Event', subtype }] }),
    )
    expect(
      two({ hand: [star!], assets: [chart] })
        .play(star!)
        .where(chart),
    ).toBe('story')
    expect(two({ hand: [solstice!], assets: [chart] }).against(solstice!)).toEqual(['M11.46'])
    const shard = holding('Shard', { standsIn: 'Event', for: 'GreatOldOne', kind: ['Night', 'Star'] })
    expect(
      two({ hand: [star!], assets: [shard] })
        .play(star!)
        .where(shard),
    ).toBe('story')
    expect(two({ hand: [solstice!], assets: [shard] }).against(solstice!)).toEqual(['M11.46'])
  })
  rule('M9.18, M9.7', 'Spells that Join a Tome use what raises its capacity', () => {
    const tome = card({ title: 'Book', type: 'Tome', icons: ['Eye'], spellCapacity: 1, anyDimension: true })
    const spells = ['A', 'B', 'C'].map((title) => card({ title, type: 'Spell', icons: ['Eye'], anyDimension: true }))
    const library = location('Library', { attributes: ['City', 'Tome'] })
    const shelf = holding('Shelf', { stat: 'spellCapacity', by: 1, of: { is: { type: 'Tome' } } })
    const t = two({ story: [library], hand: [tome, ...spells], assets: [shelf] })
      .play(tome)
      .choosePlay('A')
      .choosePlay('B')
    expect([t.seat, t.where('A'), t.where('B'), t.where('C')]).toEqual([1, 'spell', 'spell', 'hand'])
  })
  test('what is to hold in the next Round begins before its draw and ends with it', () => {
    const police = event('Police', { start: { kind: 'static', effect: { stat: 'draw', by: -4, who: 'opponent' } }, until: 'nextRound' })
    const t = two({ hand: [police] }, {}).play(police)
    expect(handSize(t.state, 1)).toBe(13)
    const next = table({ ...t.state, agenda: [{ do: 'round effects end' }, { do: 'begin round' }] })
    expect([handSize(next.state, 0), handSize(next.state, 1)]).toEqual([13, 9])
    expect(handSize(table({ ...next.state, agenda: [{ do: 'round effects end' }, { do: 'begin round' }] }).state, 1)).toBe(13)
  })
  test('cards and places may count as others', () => {
    const town = holding('Flag', { treatAs: 'Europe', of: { ref: 'location' }, as: 'region' })
    const { state } = two({
      assets: [
        town,
        holding('Mask', { treatAs: 'Tome', of: { is: { title: 'Idol' } }, as: 'type' }),
        card({ title: 'Idol', type: 'Artifact' }),
      ],
    })
    expect(regionOf(state, no(state, bolton))).toBe('Europe')
    expect(typeOf(state, no(state, 'Idol'))).toBe('Tome')
  })
  rule('M1.33, M1.34', 'what was begun on a card does not know it again after it has been out of play', () => {
    const webb = ally('Webb', 2, { foundAt: {} })
    const bless = event('Bless', {
      start: { kind: 'static', effect: { value: 3, of: { is: { type: 'Ally' }, pick: 'choose' } } },
      until: 'game',
    })
    const t = two({ hand: [bless], allies: [webb] }).play(bless)
    const card_ = no(t.state, webb)
    expect(currentValue(t.state, card_)).toBe(5)
    const out = {
      ...t.state,
      play: t.state.play.filter((each) => each.card !== card_),
      players: t.state.players.with(0, { ...t.state.players[0]!, hand: [card_] }),
    }
    const again = table({ ...out, agenda: [{ do: 'main play', seat: 0 }] }).play(webb)
    expect(currentValue(again.state, card_)).toBe(2)
  })
})

describe('acting as something else', () => {
  rule('M7.8', 'an Ally that is an Artifact for a while keeps another of its Title out of play', () => {
    const webb = ally('Webb', 2, { foundAt: {} })
    const petrify = event('Petrify', { become: 'Artifact', card: { is: { type: 'Ally' }, of: 'opponent' }, until: 'round' })
    const t = two({ hand: [petrify] }, { allies: [webb], hand: [{ ...webb, id: 'twin' }] }).play(petrify)
    expect([t.seat, t.entry(webb).area, t.offers('play', 'Webb')]).toEqual([1, 'asset', false])
    const over = table({ ...t.state, agenda: [{ do: 'round effects end' }, { do: 'main play', seat: 1 }] })
    expect([over.entry(webb).area, over.entry(webb).faceDown]).toEqual(['ally', false])
  })
})

/** Player 1 has just begun to walk, while a Great Old One of player 0 takes 1 Sanity of whoever sets one of these off. */
function watchedOnFoot(...moments: readonly Trigger[]) {
  const rules = moments.map((on): Rule => ({ kind: 'on', on, do: [{ sanity: 1, who: 'actor', sign: -1 }] }))
  const ithaqua = monster('Ithaqua', 0, { goo: true, rules })
  const hill = location('Hill', { attributes: ['Country'] })
  const seats = [
    { story: [bolton], goo: [ithaqua], hand: [filler()] },
    { story: [bolton], hand: [hill, filler()] },
  ]
  return table({ seats, current: 1 }).play(hill)
}

describe('whom it means', () => {
  rule('M19.14', 'half of each player’s cards, by lot, where the same goes for others in the same City', () => {
    const typhoid = event('Typhoid', {
      move: { is: { type: 'Ally' }, of: 'opponent', pick: 'random', n: { half: 'count', round: 'up' }, spread: 'city' },
      to: 'bury',
    })
    const crowd = (name: string, n: number) => Array.from({ length: n }, (_, at) => ally(`${name} ${at}`, 1))
    const t = two({ hand: [typhoid] }, { allies: crowd('One', 3) }, { story: [bolton], allies: crowd('Two', 2) })
      .play(typhoid)
      .choosePlayer(1)
    if (t.question?.ask === 'which card') t.take(t.legal[0]!)
    expect([1, 2].map((seat) => t.state.play.filter((each) => each.seat === seat && each.area === 'ally').length)).toEqual([1, 1])
  })
  rule('M18.6', 'another number for the others in the same City, and of the first one no more than was told', () => {
    const struck: Selector = { is: { type: 'Ally' }, of: 'opponent', pick: 'random', n: 2 }
    const around: Selector = { ...struck, n: 1, spread: 'city', spreadOnly: true }
    const plague = card({
      title: 'Plague',
      type: 'Event',
      anyDimension: true,
      rules: [
        {
          kind: 'on',
          on: 'played',
          do: [
            { move: struck, to: 'bury' },
            { move: around, to: 'bury' },
          ],
        },
      ],
    })
    const crowd = (name: string) => Array.from({ length: 3 }, (_, at) => ally(`${name} ${at}`, 1))
    const t = two({ hand: [plague] }, { allies: crowd('One') }, { story: [bolton], allies: crowd('Two') })
      .play(plague)
      .choosePlayer(1)
    for (let at = 0; at < 4 && t.question?.ask === 'which card'; at++) t.take(t.legal[0]!)
    expect([1, 2].map((seat) => t.state.play.filter((each) => each.seat === seat && each.area === 'ally').length)).toEqual([1, 2])
  })
  test('what is taken from an opponent into your Hand is yours', () => {
    const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
    const theft = event('Theft', { move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'hand', whose: 'you' })
    const t = two({ hand: [theft] }, { assets: [idol] }).play(theft)
    if (t.question?.ask === 'which card') t.choose('Idol')
    expect([t.hand(0), t.hand(1)].map((hand) => hand.length)).toEqual([1, 0])
  })
  test('one random card of each player is one of each', () => {
    const gaze = event('Gaze', { flip: { is: { type: 'Ally' }, of: 'each', pick: 'random' }, face: 'down' })
    const t = two({ hand: [gaze], allies: [ally('A', 1), ally('B', 1)] }, { allies: [ally('C', 1), ally('D', 1)] }).play(gaze)
    expect([0, 1].map((seat) => t.state.play.filter((each) => each.seat === seat && each.faceDown).length)).toEqual([1, 1])
  })
  test('the one whose act set a clause off', () => {
    const t = watchedOnFoot({ cardPlayed: { travel: true }, by: 'each' }, { locationTurned: 'each' })
    expect(t.sanity).toEqual([12, 11])
    expect(t.untilTurnOf(1).arrive().sanity).toEqual([12, 10])
  })
  test('who begins to walk is told of once, and not on arrival', () => {
    const t = watchedOnFoot({ walked: 'each' })
    expect(t.sanity).toEqual([12, 11])
    expect(t.untilTurnOf(1).arrive().sanity).toEqual([12, 11])
  })
  test('who begins to walk to such a place, and not to another, is told of', () => {
    expect(watchedOnFoot({ walked: 'each', to: { attr: ['Country'] } }).sanity).toEqual([12, 11])
    expect(watchedOnFoot({ walked: 'each', to: { attr: ['City'] } }).sanity).toEqual([12, 12])
  })
  test('a place is left by going on to one that is none, and by nothing else', () => {
    const watch = (leftFrom: Filter) =>
      card({
        title: 'Watch',
        type: 'Event',
        subtype: 'Phobia',
        anyDimension: true,
        rules: [{ kind: 'on', on: { leftFrom, by: 'you' }, do: [{ sanity: 1, who: 'affected', sign: -1 }] }],
      })
    const hill = location('Hill', { attributes: ['Country'] })
    const going = (leftFrom: Filter) =>
      table({
        seats: [
          { story: [bolton], hand: [hill, filler()], events: [{ lay: watch(leftFrom), affects: 0 }] },
          { story: [bolton], hand: [filler()] },
        ],
      }).play(hill)
    expect(going({ title: 'Bolton' }).sanity).toEqual([11, 12])
    expect(going({ type: 'Location' }).sanity).toEqual([12, 12])
    expect(going({ attr: ['Country'] }).sanity).toEqual([12, 12])
  })
  test('a new Threat is begun by its first card, and not by what joins it', () => {
    const fear = card({
      title: 'Rods',
      type: 'Event',
      subtype: 'Phobia',
      anyDimension: true,
      rules: [{ kind: 'on', on: { newThreat: 'each' }, do: [{ sanity: 1, who: 'affected', sign: -1 }] }],
    })
    const ghoul = monster('Ghoul', 1)
    const fresh = two({ hand: [ghoul], events: [{ lay: fear, affects: 1 }] }).play(ghoul, 'monster')
    expect(fresh.sanity).toEqual([12, 11])
    expect(two({ hand: [ghoul], threat: [filler()], events: [{ lay: fear, affects: 1 }] }).play(ghoul, 'monster').sanity).toEqual([12, 12])
  })
  test('a Threat that is there already grows by what joins it, and not by its first card', () => {
    const fear = (threatGrew: 'each' | 'affected') =>
      card({
        title: 'Swarms',
        type: 'Event',
        subtype: 'Phobia',
        anyDimension: true,
        rules: [{ kind: 'on', on: { threatGrew }, do: [{ sanity: 1, who: 'affected', sign: -1 }] }],
      })
    const ghoul = monster('Ghoul', 1)
    const playing = (on: 'each' | 'affected', threat: (typeof ghoul)[]) =>
      two({ hand: [ghoul], threat, events: [{ lay: fear(on), affects: 1 }] }).play(ghoul, 'monster').sanity
    expect([playing('each', []), playing('each', [filler()]), playing('affected', [filler()])]).toEqual([
      [12, 12],
      [12, 11],
      [12, 12],
    ])
  })
  rule('M10.14', 'Phobias can be made to affect one more player for a while', () => {
    const fear = card({
      title: 'Fear',
      type: 'Event',
      subtype: 'Phobia',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'turnStart', do: [{ sanity: 1, who: 'affected', sign: -1 }] }],
    })
    const curse = event('Curse', { redirect: { is: { subtype: 'Phobia' }, of: 'opponent' }, to: 'opponent', also: true, until: 'round' })
    const t = two({ hand: [curse] }, { events: [{ lay: fear, affects: 0 }] }).play(curse)
    expect(t.sanity).toEqual([12, 11])
    t.pass()
    expect(t.sanity).toEqual([11, 11])
    const over = table({ ...t.state, agenda: [{ do: 'round effects end' }, { do: 'begin turn', seat: 1 }] })
    expect(over.sanity).toEqual([11, 11])
  })
  rule('M10.14', 'what a Phobia lets "you" do as a Turn is done by whom it afflicts, at his price', () => {
    const fear = card({
      title: 'Fear',
      type: 'Event',
      subtype: 'Phobia',
      anyDimension: true,
      rules: [{ kind: 'action', window: 'turn', cost: [{ sanity: 2 }], do: [{ move: { ref: 'self' }, to: 'bury' }] }],
    })
    const his = two({}, { events: [{ lay: fear, affects: 0 }] })
    expect(his.offers('use', fear)).toBe(true)
    his.take(his.legal.find((each) => each.do === 'use')!)
    expect([his.where(fear), his.sanity]).toEqual(['story', [10, 12]])
    // Its player has no use of it.
    expect(two({ events: [{ lay: fear, affects: 1 }] }).offers('use', fear)).toBe(false)
  })
  test('an opponent is one of whom what the text supposes is so', () => {
    const hound = card({
      title: 'Hound',
      type: 'Event',
      anyDimension: true,
      rules: [
        { kind: 'require', needs: { at: { pub: ['Inside'] }, who: 'opponent' } },
        { kind: 'on', on: 'played', do: [{ move: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose' }, to: 'bury' }] },
      ],
    })
    const field = location('Field', { publicAttributes: ['Outside'] })
    const t = two({ hand: [hound] }, { story: [field], allies: [ally('Out', 1)] }, { story: [bolton], allies: [ally('In', 1)] }).play(hound)
    expect([t.where('Out'), t.where('In')]).toEqual(['ally', 'story'])
  })
  test('a branch that finds nothing is no choice', () => {
    const sign = event('Sign', {
      choose: [
        [{ move: { in: 'threat', of: 'opponent', is: { type: 'Monster' }, pick: 'random' }, to: 'bury' }],
        [{ move: { in: 'threat', is: { type: 'Monster' }, pick: 'random' }, to: 'bury' }],
      ],
      by: 'you',
    })
    expect(
      two({ hand: [sign], threat: [filler()] })
        .play(sign)
        .where('Filler'),
    ).toBe('story')
  })
  test('nobody chooses among cards that lie hidden', () => {
    const dirge = event('Dirge', { move: { in: 'threat', of: 'opponent', is: { type: 'Monster' }, pick: 'choose' }, to: 'bury' })
    const t = two({ hand: [dirge] }, { threat: [monster('X', 1), monster('Y', 1)] }).play(dirge)
    expect([t.seat, t.state.play.filter((each) => each.area === 'threat').length]).toEqual([1, 1])
  })
})

describe('losses', () => {
  test('what a card says of its own loss is heard, and that it was an Ally', () => {
    const heir = ally('Heir', 1, { rules: [{ kind: 'on', on: { cardLeft: { ref: 'self' }, to: 'bury' }, do: [{ draw: 1 }] }] })
    const fear = card({
      title: 'Lonely',
      type: 'Event',
      subtype: 'Phobia',
      anyDimension: true,
      rules: [{ kind: 'on', on: { cardLeft: { is: { type: 'Ally' }, of: 'affected' } }, do: [{ sanity: 1, who: 'affected', sign: -1 }] }],
    })
    const plague = event('Plague', { move: { is: { type: 'Ally' }, of: 'opponent' }, to: 'bury' })
    const pet = monster('Pet', 2)
    const t = two({ hand: [plague], events: [{ lay: fear, affects: 1 }] }, { allies: [heir, pet], deck: [filler()] }).play(plague)
    if (t.question?.ask === 'which card') t.choose(heir)
    expect([t.hand(1), t.sanity]).toEqual([['Filler'], [12, 10]])
  })
  test('[M1.35, M19.12] a card that is turned over is heard of, by the face it turns to and by whose it is', () => {
    const gained = (face: 'down' | 'up' | undefined, of: Selector = { is: { type: 'Ally' } }) => {
      const watch = saying('Watch', {
        kind: 'on',
        on: { cardFlipped: of, ...(face === undefined ? {} : { face }) },
        do: [{ sanity: 1, who: 'you', sign: 1 }],
      })
      const sleep = event('Sleep', { flip: { is: { type: 'Ally' }, pick: 'all' }, face: 'down' })
      const t = two({ hand: [sleep], assets: [watch], allies: [ally('Heir', 1), ally('Aunt', 1)], sanity: 10 }).play(sleep)
      return t.sanity[0]! - 10
    }
    expect([gained('down'), gained('up'), gained(undefined)]).toEqual([2, 0, 2])
    expect(gained('down', { is: { type: 'Ally' }, of: 'opponent' })).toBe(0)
    expect(gained('down', { is: { type: 'Artifact' } })).toBe(0)
  })
  test('[M1.35] what a card says of its own turning face-down is heard', () => {
    const shy = ally('Shy', 1, { rules: [{ kind: 'on', on: { cardFlipped: { ref: 'self' }, face: 'down' }, do: [{ draw: 1 }] }] })
    const sleep = event('Sleep', { flip: { is: { type: 'Ally' }, pick: 'all' }, face: 'down' })
    expect(
      two({ hand: [sleep], allies: [shy], deck: [filler()] })
        .play(sleep)
        .hand(0),
    ).toEqual(['Filler'])
  })
  test('[M15.23] what is to be done at the start of the next Round is done then, once', () => {
    const gift = event('Gift', { start: { kind: 'on', on: 'roundStart', do: [{ sanity: 3, who: 'you', sign: 1 }] }, until: 'nextRound' })
    const t = two({ hand: [gift], sanity: 5 }).play(gift)
    const turn = ({ state }: { readonly state: typeof t.state }) =>
      table({ ...state, agenda: [{ do: 'round effects end' }, { do: 'begin round' }] })
    const next = turn(t)
    expect([t.sanity[0], next.sanity[0], turn(next).sanity[0]]).toEqual([5, 8, 8])
  })
  test('[M11.3] the use of a Gate is heard, by whose and by where', () => {
    const lost = (more: { readonly at?: Filter }, by: Who = 'you') => {
      const warden = saying('Warden', { kind: 'on', on: { gateUsed: by, ...more }, do: [{ sanity: 1, who: 'you', sign: -1 }] })
      const far = monster('Far', 1, { region: 'Europe' })
      return 12 - two({ hand: [far], assets: [warden], sanity: 12 }).play(far).sanity[0]!
    }
    expect([lost({}), lost({ at: { title: 'Bolton' } }), lost({ at: { title: 'Plain' } }), lost({}, 'opponent')]).toEqual([1, 1, 0, 0])
  })
  test('[M10.35] a Phobia hears what is played on whom it affects, and on nobody else', () => {
    const fear = (title: string, ...rules: Rule[]) =>
      card({ title, type: 'Event', subtype: 'Phobia', target: "Opponent's Investigator", anyDimension: true, rules })
    const heard: Rule = {
      kind: 'on',
      on: { cardPlayed: { type: 'Event', subtype: 'Phobia' }, by: 'each', on: 'affected' },
      do: [{ sanity: 1, who: 'affected', sign: -1 }],
    }
    const [old, other] = [fear('Old', heard), fear('Other')]
    const on = (affects: number) => two({ hand: [other], events: [{ lay: old, affects }] }, { sanity: 12 }).play(other).sanity
    expect([on(1), on(0)]).toEqual([
      [12, 11],
      [12, 12],
    ])
  })
  test('Sanity above the maximum is lost with what raised it', () => {
    const cane = saying(
      'Cane',
      { kind: 'static', effect: { stat: 'sanityMax', by: 5 } },
      { kind: 'on', on: { cardLeft: { ref: 'self' } }, do: [{ sanity: { of: 'sanityAboveMax' }, who: 'you', sign: -1 }] },
    )
    const thief = event('Thief', { move: { is: { type: 'Artifact' }, of: 'opponent' }, to: 'bury' })
    expect(two({ hand: [thief] }, { assets: [cane], sanity: 24 }).play(thief).sanity).toEqual([12, 20])
  })
  test('of all that are spared so, the one that would be buried is discarded', () => {
    const crypt = saying('Crypt', {
      kind: 'instead',
      of: { wouldBeBuried: { is: { type: 'Ally' }, pick: 'all' } },
      do: [{ move: { ref: 'cause' }, to: 'discard' }],
    })
    const blow = event('Blow', { move: { is: { title: 'Webb' }, of: 'opponent' }, to: 'bury' })
    const t = two({ hand: [blow] }, { assets: [crypt], allies: [ally('Ann', 1), ally('Webb', 2)] }).play(blow)
    expect([t.where('Webb'), t.where('Ann')]).toEqual(['discard', 'ally'])
  })
  test('a replacement may turn the card into something else, for discarding too', () => {
    const tegoth = monster('Tegoth', 0, {
      goo: true,
      rules: [
        {
          kind: 'instead',
          of: { wouldBeBuried: { is: { type: 'Ally' }, of: 'each' }, orDiscarded: true },
          do: [{ start: { kind: 'static', effect: { attribute: 'Living Dead', give: true, of: { ref: 'cause' } } }, until: 'game' }],
        },
      ],
    })
    const blow = event('Blow', { move: { is: { type: 'Ally' }, of: 'opponent' }, to: 'discard' })
    const t = two({ hand: [blow], goo: [tegoth] }, { allies: [ally('Webb', 2)] }).play(blow)
    expect(t.where('Webb')).toBe('ally')
    expect(mythos.view(t.state).areas[1]!.allies[0]!.face!.attributes).toEqual(['Steadfast', 'Living Dead'])
  })
  const zombies = (n: number): PrintedCard =>
    monster('Zombies', 2, {
      id: `zombies-${n}`,
      rules: [
        {
          kind: 'instead',
          if: { lostInCombat: { type: 'Ally' } },
          of: { wouldBeBuried: { ref: 'self' }, inCombat: true },
          limit: { times: 1, per: 'round' },
          do: [{ move: { ref: 'self' }, to: 'threat' }],
        },
      ],
    })
  rule('M14.83, M14.86', 'one card of a Title stays in the Threat where Allies were lost, not each', () => {
    const seats = (allies: PrintedCard[]) => [
      { story: [plain], threat: [zombies(1), zombies(2)] },
      { story: [bolton], allies },
    ]
    const defend = when(/Which Ally/, (question) =>
      question.ask === 'which card' ? { do: 'choose', card: question.among[0]! } : undefined,
    )
    const lost = fight({ seats: seats([ally('Webb', 1)]) }, defend)
    expect(lost.state.play.filter((each) => each.area === 'threat')).toHaveLength(1)
    expect(fight({ seats: seats([]) }).state.play.filter((each) => each.area === 'threat')).toHaveLength(0)
  })
  rule('M14.83, M11.15', 'a card stays in the Threat where the opponent lost an Ally, and not where you did', () => {
    const haunt = monster('Haunt', 2, {
      id: 'haunt',
      rules: [
        {
          kind: 'instead',
          if: { lostInCombat: { type: 'Ally' }, who: 'opponent' },
          of: { wouldBeBuried: { ref: 'self' }, inCombat: true },
          do: [{ move: { ref: 'self' }, to: 'threat' }],
        },
      ],
    })
    const defend = when(/Which Ally/, (question) =>
      question.ask === 'which card' ? { do: 'choose', card: question.among[0]! } : undefined,
    )
    const stays = (yours: PrintedCard[], theirs: PrintedCard[], against: PrintedCard[] = []): number =>
      fight(
        {
          seats: [
            { story: [plain], threat: [haunt], allies: yours },
            { story: [bolton], threat: against, allies: theirs },
          ],
        },
        defend,
      ).state.play.filter((each) => each.area === 'threat').length
    expect(stays([], [ally('Webb', 1)])).toBe(1)
    expect(stays([ally('Webb', 1)], [], [monster('Wretch', 3)])).toBe(0)
  })
  rule('M14.83, M11.15', 'a card stays in the Threat where the opponent lost so many Allies, and not where fewer', () => {
    const hulk = monster('Hulk', 4, {
      id: 'hulk',
      rules: [
        {
          kind: 'instead',
          if: { lostInCombat: { type: 'Ally' }, who: 'opponent', atLeast: 2 },
          of: { wouldBeBuried: { ref: 'self' }, inCombat: true },
          do: [{ move: { ref: 'self' }, to: 'threat' }],
        },
      ],
    })
    const defend = when(/Which Ally/, (question) =>
      question.ask === 'which card' ? { do: 'choose', card: question.among[0]! } : undefined,
    )
    const stays = (...theirs: PrintedCard[]): number =>
      fight(
        {
          seats: [
            { story: [plain], threat: [hulk] },
            { story: [bolton], allies: theirs },
          ],
        },
        defend,
      ).state.play.filter((each) => each.area === 'threat').length
    expect([stays(ally('Webb', 1)), stays(ally('Webb', 1), ally('Kane', 1))]).toEqual([0, 1])
  })
  rule('M14.82', 'a card knows whether it goes at the end of this Combat', () => {
    const lives: Rule = {
      kind: 'on',
      on: 'combatEnded',
      if: { all: [{ role: 'fought' }, { not: { role: 'lost' } }] },
      do: [{ sanity: 1, who: 'you', sign: 1 }],
    }
    const stays: Rule = {
      kind: 'instead',
      of: { wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false },
      do: [],
    }
    const left = (rules: readonly Rule[], points: number) => {
      const shelton = { ...ally('Shelton', 3), rules }
      const seats = [
        { story: [plain], allies: [shelton], sanity: 10 },
        { story: [bolton], threat: points === 0 ? [] : [monster('Ghoul', points)] },
      ]
      return fight({ seats }).state.players[0]!.sanity
    }
    expect([left([lives], 2), left([lives], 0)]).toEqual([10, 10])
    expect([left([lives, stays], 2), left([lives, stays], 3)]).toEqual([11, 10])
  })
  rule('M1.31, M14.83', 'what would be lost in Combat is spared from what discards it there, too', () => {
    const guard = ally('Guard', 1, {
      rules: [
        {
          kind: 'instead',
          of: { wouldBeBuried: { is: { type: 'Ally' }, others: true, pick: 'all' }, inCombat: true, orDiscarded: true },
          do: [{ move: { ref: 'self' }, to: 'bury' }],
        },
      ],
    })
    const snatcher: PrintedCard = {
      ...monster('Snatcher', 0),
      rules: [
        {
          kind: 'on',
          on: 'threatRevealed',
          do: [{ move: { is: { title: 'Webb' }, of: 'opponent', pick: 'all' }, to: 'discard' }],
        },
      ],
    }
    const end = fight({
      seats: [
        { story: [plain], allies: [ally('Webb', 2), guard] },
        { story: [bolton], threat: [snatcher] },
      ],
    })
    const left = end.state.play
      .filter(({ area, seat }) => area === 'ally' && seat === 0)
      .map(({ card }) => end.state.sheet.printed[card]!.title)
    expect(left).toEqual(['Webb'])
  })
  rule('M19.13', 'a printed value is what is printed, whatever changes the current one', () => {
    const cull = event('Cull', { move: { is: { type: 'Ally', value: { max: 2, printed: true } }, pick: 'all' }, to: 'discard' })
    const banner = holding('Banner', { value: 1, of: { is: { type: 'Ally' }, pick: 'all' } })
    const t = two({ hand: [cull], allies: [ally('Two', 2), ally('Three', 3)], assets: [banner] }).play(cull)
    expect([t.where('Two'), t.where('Three')]).toEqual(['discard', 'ally'])
  })
  rule('M1.25', 'who deals with a Monster of somebody finds it in a Threat', () => {
    const bury = event('Raid', { move: { is: { type: 'Monster' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'bury' })
    const t = two({ hand: [bury] }, { threat: [monster('Ghoul', 2)] }).play(bury)
    expect(t.where('Ghoul')).toBe('story')
  })
  test('a card knows whether it has fought', () => {
    const dynamite = card({
      title: 'Dynamite',
      type: 'Artifact',
      subtype: 'Weapon',
      anyDimension: true,
      valueBonus: 6,
      rules: [
        {
          kind: 'on',
          on: 'combatEnded',
          if: { role: 'fought' },
          do: [
            { move: { ref: 'host' }, to: 'discard' },
            { move: { ref: 'self' }, to: 'discard' },
          ],
        },
      ],
    })
    const bearer = { lay: ally('Webb', 1), bears: [dynamite] }
    const fought = fight({
      seats: [
        { story: [plain], allies: [bearer] },
        { story: [bolton], threat: [monster('Ghoul', 2)] },
      ],
    })
    const titles = (seat: number) => fought.state.players[seat]!.discard.map((each) => fought.state.sheet.printed[each]!.title).sort()
    expect(titles(0)).toEqual(['Dynamite', 'Webb'])
    const idle = fight({ seats: [{ story: [plain], allies: [bearer] }, { story: [bolton] }] })
    expect(idle.state.players[0]!.discard).toEqual([])
  })
})

describe('Combat', () => {
  test('what happens before Threats are revealed, and to one Threat', () => {
    const stone = saying('Stone', {
      kind: 'on',
      on: 'beforeReveal',
      do: [
        {
          start: {
            kind: 'static',
            effect: {
              value: { half: { of: 'value' } },
              how: 'half',
              of: { in: 'directedThreat', of: 'opponent', is: { type: 'Monster' } },
            },
          },
          until: 'combat',
        },
      ],
    })
    const end = fight({
      seats: [
        { story: [plain], assets: [stone] },
        { story: [bolton], threat: [monster('Ghoul', 5)] },
      ],
    })
    expect(end.state.players[0]!.sanity).toBe(9)
  })
  test('cards that join a defence or a Threat late', () => {
    const late = (commit: 'defence' | 'threat') => ally('Late', 4, { rules: [{ kind: 'permit', permit: { commit } }] })
    const joins = when(/./, () => undefined)
    const use = (as: 'defence' | 'threat') =>
      fight(
        {
          seats: [
            { story: [plain], allies: [late(as)] },
            { story: [bolton], threat: [monster('Ghoul', 4)] },
          ],
        },
        (question, seat, state) => {
          if (question.ask === 'which card' && /commit/.test(question.prompt)) return { do: 'done' }
          if (question.ask === 'what to cast or use' && mythos.legal(state, seat)[0]!.do === 'use') return mythos.legal(state, seat)[0]!
          return joins(question, seat, state)
        },
      )
    expect(use('defence').state.players[0]!.sanity).toBe(12)
    expect(use('threat').state.players.map((each) => each.sanity)).toEqual([12, 12])
  })
  rule('M14.26, M6.15', 'a Monster that may be added to a Threat then comes from the Hand, at its price and in its Dimension', () => {
    const late = (more: Partial<PrintedCard> = {}, when?: Condition) =>
      monster('Late', 4, {
        rules: [{ kind: 'permit', permit: { commit: 'threat', cost: [{ sanity: 2 }] }, ...(when ? { if: when } : {}) }],
        ...more,
      })
    const use = (hand: PrintedCard) =>
      fight({ seats: [{ story: [plain], hand: [hand] }, { story: [bolton] }] }, (question, seat, state) =>
        question.ask === 'what to cast or use' ? mythos.legal(state, seat)[0] : undefined,
      ).state.players.map((each) => each.sanity)
    expect(use(late())).toEqual([10, 8])
    expect(use(late({}, { time: 'night' }))).toEqual([12, 12])
    expect(use(late({ anyDimension: false, dimension: 'dreamlands' }))).toEqual([12, 12])
    expect(use(monster('Idle', 4))).toEqual([12, 12])
  })
  rule('M14.13', 'Allies that a text names must defend', () => {
    const webb = ally('Webb', 1)
    const duty: Duty = { defendWith: { is: { title: 'Webb' }, of: 'opponent' } }
    const binding = saying('Binding', { kind: 'oblige', who: 'opponent', what: duty })
    const end = fight(
      {
        seats: [
          { story: [plain], assets: [binding], threat: [monster('Ghoul', 3)] },
          { story: [bolton], allies: [webb] },
        ],
      },
      (question) => (question.ask === 'which card' && /commit/.test(question.prompt) ? { do: 'done' } : undefined),
    )
    expect(end.state.players[1]!.sanity).toBe(10)
  })
  rule('M1.19', 'a Threat that must be kept face-up hides nothing', () => {
    const open = saying('Lamp', { kind: 'oblige', who: 'opponent', what: 'threatFaceUp' })
    const shown = two({ assets: [open] }, { threat: [monster('Ghoul', 1)] })
    expect(mythos.view(shown.state, 0).areas[1]!.threat[0]).toMatchObject({ face: { title: 'Ghoul' }, faceDown: false })
    expect(mythos.view(two({}, { threat: [monster('Ghoul', 1)] }).state, 0).areas[1]!.threat[0]!.face).toBeUndefined()
  })
  test('an opponent’s Threat outside Combat is known by its size', () => {
    const { state } = two({}, { threat: [filler(), filler(), filler(), filler()] })
    expect(holds(state, { threatHas: {}, side: 'opposing', moreThan: 3 }, { you: 0 })).toBe(true)
    expect(holds(state, { threatHas: {}, side: 'opposing', moreThan: 4 }, { you: 0 })).toBe(false)
    expect(holds(state, { threatHas: { title: 'Filler' }, side: 'opposing' }, { you: 0 })).toBe(false)
  })
})

describe('moments', () => {
  test('the start of the game, a change of the time, an Adventure completed', () => {
    const early: Partial<InvestigatorCard> = { rules: [{ kind: 'on', on: 'gameStart', do: [{ sanity: 1, who: 'you', sign: 1 }] }] }
    const begun = table(mythosPosition({ seats: [{ investigator: early }, {}], round: 0, agenda: [{ do: 'begin round' }] }))
    expect(begun.sanity).toEqual([13, 12])
    const owl = saying('Owl', { kind: 'on', on: 'timeChanged', if: { time: 'night' }, do: [{ sanity: 1, who: 'you', sign: -1 }] })
    expect(two({ hand: [dusk], assets: [owl] }).play(dusk).sanity[0]).toBe(11)
    // Nightfall is none where it was Night, and day breaks for what waits for that.
    const lark = saying('Lark', { kind: 'on', on: 'dayBreaks', do: [{ sanity: 1, who: 'you', sign: 1 }] })
    const fall = saying('Bat', { kind: 'on', on: 'timeChanged', do: [{ sanity: 1, who: 'you', sign: -1 }] })
    const dawn = card({
      title: 'Dawn',
      type: 'Event',
      subtype: 'Day',
      anyDimension: true,
      rules: [{ kind: 'static', effect: { time: 'day' } }],
    })
    const night = two({ hand: [dusk, dawn], assets: [lark, fall] }).play(dusk)
    expect(night.sanity[0]).toBe(11)
    expect(night.pass().play(dawn).sanity[0]).toBe(12)
    // What lasts until it is Day is over, too, when the Night is, with no Event that brings the Day (M10.21).
    const gains: Rule = { kind: 'static', effect: { value: 1, of: { ref: 'self' } } }
    const hallett = ally('Hallett', 2, { rules: [{ kind: 'on', on: 'timeChanged', do: [{ start: gains, until: { time: 'day' } }] }] })
    const clear = event('Clear', { move: { is: { type: 'Event', subtype: 'Night' }, of: 'each', pick: 'all' }, to: 'bury' })
    const again = { ...dusk, id: 'dusk-2', title: 'Dusk Again' }
    const nights = two({ hand: [dusk, clear, again, dawn], allies: [hallett] })
    const worth = (played: PrintedCard) => currentValue(nights.untilTurnOf(0).play(played).state, no(nights.state, hallett))
    expect([dusk, clear, again, dawn].map(worth)).toEqual([3, 2, 3, 2])
    const done = tale('Bolton')
    const bard = saying('Bard', { kind: 'on', on: 'adventureDone', do: [{ sanity: 2, who: 'you', sign: 1 }] })
    expect(two({ hand: [done], assets: [bard] }, { assets: [{ ...bard, id: 'bard-2' }] }).play(done).sanity).toEqual([14, 12])
    // Of whoever completes it, and befalling him.
    const envy = saying('Envy', { kind: 'on', on: { completed: 'eachOpponent' }, do: [{ sanity: 3, who: 'actor', sign: -1 }] })
    expect(two({ hand: [done] }, { assets: [envy] }).play(done).sanity).toEqual([9, 12])
    expect(two({ hand: [done], assets: [envy] }, {}).play(done).sanity).toEqual([12, 12])
  })
  rule('M1.43', 'cards that are left out of random choices are never drawn', () => {
    const hider = ally('Hider', 1, { rules: [{ kind: 'static', effect: { excluded: 'random', of: { ref: 'self' } } }] })
    const plague = event('Plague', { move: { is: { type: 'Ally' }, of: 'opponent', pick: 'random' }, to: 'bury' })
    for (let seed = 1; seed <= 8; seed++) {
      const t = table({
        seed,
        seats: [
          { story: [bolton], hand: [plague] },
          { story: [bolton], allies: [hider, ally('Webb', 1)] },
        ],
      }).play(plague)
      expect(t.where(hider)).toBe('ally')
    }
  })
  rule('M1.43', 'who is left out of the random choices of opponents may be drawn by his own player', () => {
    const hider = ally('Hider', 1, { rules: [{ kind: 'static', effect: { excluded: 'random', of: { ref: 'self' }, by: 'eachOpponent' } }] })
    const plague = (of: 'you' | 'opponent') => event('Plague', { move: { is: { type: 'Ally' }, of, pick: 'random', n: 1 }, to: 'bury' })
    const theirs = two({ hand: [plague('opponent')] }, { allies: [hider] }).play('Plague')
    expect(theirs.where(hider)).toBe('ally')
    const own = two({ hand: [plague('you')], allies: [hider] }, {}).play('Plague')
    expect(own.where(hider)).toBe('story')
  })
})

rule('M1.41', 'whether the Gate of a Current Location has been used is asked of the player who is there', () => {
  const isSo = (mine: SeatSetup, theirs: SeatSetup, condition: Condition) => holds(two(mine, theirs).state, condition, { you: 0 })
  const used: SeatSetup = { spot: { gateUsed: true } }
  expect(isSo(used, {}, { gateSpent: true })).toBe(true)
  expect(isSo(used, {}, { gateSpent: true, who: 'opponent' })).toBe(false)
  expect(isSo({}, used, { gateSpent: true, who: 'opponent' })).toBe(true)
  expect(isSo({}, used, { not: { gateSpent: true } })).toBe(true)
})

describe('amounts', () => {
  test('steps by Sanity, half of a number, so many for each', () => {
    const { state } = two({ sanity: 7, allies: [ally('A', 3), ally('B', 1)] })
    const of = (n: Parameters<typeof amount>[1]) => amount(state, n, { you: 0 })
    expect(of({ steps: [{ upTo: 5, n: 1 }, { upTo: 10, n: 2 }, { n: 3 }], by: 'sanity' })).toBe(2)
    expect([of({ half: 7, round: 'down' }), of({ half: 7 })]).toEqual([3, 4])
    expect(of({ per: { is: { type: 'Ally' } }, times: 2 })).toBe(4)
    expect(of({ of: 'sanityAboveMax' })).toBe(0)
  })

  rule('M1.6', 'the printed value of a card stays what it is, whatever changes its value and also while it is face-down', () => {
    const leader = ally('Leader', 1, { rules: [{ kind: 'static', effect: { value: 2, of: { is: { title: 'A' }, pick: 'all' } } }] })
    const worth = (a: NonNullable<SeatSetup['allies']>[number]) => {
      const { state } = two({ allies: [a, leader] })
      const of = (what: 'value' | 'printedValue') => amount(state, { of: what, card: { is: { title: 'A' }, pick: 'all' } }, { you: 0 })
      return [of('value'), of('printedValue')]
    }
    expect(worth(ally('A', 3))).toEqual([5, 3])
    expect(worth({ lay: ally('A', 3), faceDown: true })).toEqual([0, 3])
  })
})

test('a deck with a text that the engine cannot carry out is refused by name when the match begins', () => {
  const seat = (deck: PrintedCard[]) => ({ name: 'A', investigator: investigator(), deck })
  const options = (deck: PrintedCard[]) =>
    ({ seats: [seat(deck), seat([filler()])], mode: 'campaign', target: 20, alternativeFirstCard: false }) as const
  const foreign = (rules: unknown): PrintedCard => card({ title: 'From Afar', type: 'Artifact', rules: rules as readonly Rule[] })
  for (const rules of [
    [{ kind: 'on', on: 'played', do: [{ juggle: 3 }] }],
    [{ kind: 'on', on: 'tea time', do: [] }],
    [{ kind: 'static', effect: { shiny: true } }],
    [{ kind: 'static', if: { any: [{ hungry: true }] }, effect: { time: 'day' } }],
    [{ kind: 'wish' }],
  ]) {
    expect(() => setup(options([foreign(rules)]), 1)).toThrow(/From Afar has a text that this table cannot carry out/)
  }
  expect(setup(options([filler()]), 1).players).toHaveLength(2)
})
