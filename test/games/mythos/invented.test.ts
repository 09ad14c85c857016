/**
 * Ten cards that nobody published, each of which puts pieces of the card language together as no published card does:
 * read from their card file by the grammar as it is, and played, with what they must not do.
 */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { isInvisible } from '../../../src-main/games/mythos/sight.ts'
import type { State } from '../../../src-main/games/mythos/state.ts'
import { castingCost } from '../../../src-main/games/mythos/using.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { shipped } from '../../support/all-cards.ts'
import { ally, card, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'
import { type Answer, fight, fightOn, firstOf } from './combat/fight.ts'
import { faultsOfInvented, invented, inventedCards } from './invented-cards.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City', 'Artifact', 'Tome'] })
const salem = location('Salem', { subregion: 'Salem', gate: true })
const filler = (title = 'Filler') => monster(title, 1)
const two = (mine: SeatSetup, theirs: SeatSetup = {}, more: object = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [salem], ...theirs },
    ],
    ...more,
  })
const sky = (title: string, subtype: 'Day' | 'Night' | 'Star' | 'Storm'): PrintedCard =>
  card({
    title,
    type: 'Event',
    subtype,
    anyDimension: true,
    rules: subtype === 'Day' || subtype === 'Night' ? [{ kind: 'static', effect: { time: subtype === 'Day' ? 'day' : 'night' } }] : [],
  })
const fear = (title: string) => card({ title, type: 'Event', subtype: 'Phobia', anyDimension: true })
const sailor = (title: string, value = 1) => ally(title, value, { attributes: ['Steadfast', 'Sailor'] })
const spell = (title: string, icons: PrintedCard['icons'] = ['Eye'], more: Partial<PrintedCard> = {}) =>
  card({ title, type: 'Spell', icons: icons ?? [], anyDimension: true, ...more })
const book = card({ title: 'Plain Book', type: 'Tome', icons: ['Eye', 'Dream', 'Death'], spellCapacity: 3, anyDimension: true })
const worth = (state: State, title: string) => currentValue(state, no(state, title))

test('the file holds ten cards of eight Types and at least two Dimensions, and every text is read', () => {
  expect(faultsOfInvented()).toEqual([])
  const cards = inventedCards()
  expect(cards).toHaveLength(10)
  expect(new Set(cards.map(({ type }) => type)).size).toBe(8)
  expect(cards.some(({ dimension }) => dimension === 'dreamlands')).toBe(true)
  expect(cards.every((each) => each.rules.length > 0 || each.recipe !== undefined)).toBe(true)
})

describe('The Salt Stair, in the Dreamlands', () => {
  const stair = () => invented('Salt Stair')
  const arriving = (top: PrintedCard, events: PrintedCard[]) =>
    two(
      {
        story: [stair(), bolton],
        spot: { crosswise: true, beneath: { gateUsed: false, since: 1, order: 1 } },
        deck: [filler('Drawn')],
        hand: [filler()],
      },
      { deck: [top], hand: [filler()], events },
    ).arrive()

  rule('M6.4, M19.17', 'arriving by Night turns up the other deck’s top card: a Monster costs 1, anything else draws', () => {
    const dark = sky('Dusk', 'Night')
    const bitten = arriving(monster('Gug', 3), [dark])
    expect([bitten.sanity, bitten.hand(0)]).toEqual([[10, 12], ['Filler']])
    const spared = arriving(ally('Friend', 1), [dark])
    expect([spared.sanity, spared.hand(0)]).toEqual([
      [11, 12],
      ['Filler', 'Drawn'],
    ])
    const byDay = arriving(monster('Gug', 3), [])
    expect([byDay.sanity, byDay.hand(0)]).toEqual([[11, 12], ['Filler']])
    // Turned up, not taken away.
    expect(spared.state.players[1]!.deck).toHaveLength(1)
  })

  rule('M2.23, M19.2', 'a later Turn there, once a Round: 2 Sanity and a Spell bring an Ally of the Story Deck to the Hand', () => {
    const held = [{ lay: book, bears: [spell('Charm'), spell('Hex')] }]
    const at = (more: SeatSetup) =>
      two({ story: [stair(), ally('Lost', 1), ally('Gone', 2), salem], assets: held, hand: [filler()], ...more }, { hand: [filler()] })
    const t = at({}).use(stair().title)
    t.choose('Hex')
    t.choose('Gone')
    expect([t.sanity, t.discard(0), t.hand(0), t.story(0).includes('Lost'), t.where('Charm')]).toEqual([
      [10, 12],
      ['Hex'],
      ['Filler', 'Gone'],
      true,
      'spell',
    ])
    expect(t.untilTurnOf(0).offers('use', stair().title)).toBe(false)
    expect(at({ spot: { since: 10 } }).offers('use', stair().title)).toBe(false)
    expect(at({ assets: [] }).offers('use', stair().title)).toBe(false)
    expect(at({ sanity: 1 }).offers('use', stair().title)).toBe(false)
  })

  rule('M6.4', 'its Dreamlands Allies gain 1 while one is there, others do not', () => {
    const dreamer = () => ally('Dreamer', 1, { dimension: 'dreamlands' })
    const here = two({ story: [stair()], allies: [dreamer(), ally('Webb', 1)] }).state
    const away = two({ allies: [dreamer()] }, { story: [stair()] }).state
    expect([worth(here, 'Dreamer'), worth(here, 'Webb'), worth(away, 'Dreamer')]).toEqual([2, 1, 1])
  })
})

describe('Ferryman Oake', () => {
  const oake = () => invented('Ferryman Oake')
  const battle = (allies: SeatSetup['allies'], answer: Answer) =>
    fight(
      {
        seats: [
          { story: [bolton], threat: [monster('Gug', 5)] },
          { story: [salem], allies: allies ?? [] },
        ],
      },
      answer,
    )
  const yes: Answer = (question) => (question.ask === 'whether' ? { do: 'yes' } : undefined)
  // Only Webb stands up to it.
  const webb: Answer = (question, _seat, state) => {
    if (question.ask !== 'which card' || !/Which Ally/.test(question.prompt)) return undefined
    const guard = no(state, 'Webb')
    return question.among.includes(guard) ? { do: 'choose', card: guard } : { do: 'done' }
  }
  const there = (state: State, title: string) => state.play.find((each) => each.card === no(state, title))

  rule('M19.7, M5.23', 'in Combat he turns face-down so that another Ally is not buried, if his player wants, once a Game', () => {
    // The Flip step turns him up again (M8.9); that he turned is told.
    const fought = (allies: SeatSetup['allies'], answer: Answer) => {
      const { state, events } = battle(allies, answer)
      const turned = events.some((each) => each.was === 'flipped' && each.title === 'Ferryman Oake' && each.face === 'down')
      return [there(state, 'Webb')?.area, turned]
    }
    expect(fought([oake(), ally('Webb', 2)], firstOf(webb, yes))).toEqual(['ally', true])
    expect(fought([oake(), ally('Webb', 2)], webb)).toEqual([undefined, false])
    const { state: once } = battle([oake(), ally('Webb', 2)], firstOf(webb, yes))
    const gug = no(once, 'Gug')
    const again: State = {
      ...once,
      phase: 'card play',
      agenda: [{ do: 'combat' }],
      players: once.players.map((each) => ({ ...each, story: each.story.filter((card) => card !== gug) })),
      play: [
        ...once.play,
        { card: gug, seat: 0, area: 'threat', faceDown: false, rotated: false, since: 0, round: 1, order: once.clock + 1 },
      ],
      clock: once.clock + 1,
    }
    expect(there(fightOn(again, firstOf(webb, yes)).state, 'Webb')).toBeUndefined()
    const idle = battle([{ lay: oake(), faceDown: true }, ally('Webb', 2)], firstOf(webb, yes)).state
    expect(there(idle, 'Webb')).toBeUndefined()
  })
  rule('M19.7', 'not out of Combat, and not for himself', () => {
    const blow = card({
      title: 'Blow',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'bury' }] }],
    })
    const t = two({ hand: [blow, filler()] }, { allies: [oake(), ally('Webb', 1)], hand: [filler()] })
      .play(blow)
      .choose('Webb')
    expect([t.where('Webb'), t.entry('Ferryman Oake').faceDown]).toEqual(['story', false])
    const self: Answer = (question, _seat, state) => {
      if (question.ask !== 'which card' || !/Which Ally/.test(question.prompt)) return undefined
      const guard = no(state, 'Ferryman Oake')
      return question.among.includes(guard) ? { do: 'choose', card: guard } : { do: 'done' }
    }
    expect(there(battle([oake(), ally('Webb', 2)], firstOf(self, yes)).state, 'Ferryman Oake')).toBeUndefined()
  })
  rule('M7.15', 'with another Sailor and not at Night he gains 2', () => {
    const of = (allies: PrintedCard[], events: PrintedCard[] = []) =>
      worth(two({ allies: [oake(), ...allies], events }).state, 'Ferryman Oake')
    expect([of([sailor('Mate')]), of([]), of([ally('Webb', 1)]), of([sailor('Mate')], [sky('Dusk', 'Night')])]).toEqual([4, 2, 2, 2])
  })
})

describe('The Widow’s Hourglass', () => {
  const glass = () => invented('Hourglass')
  const playing = (what: PrintedCard, more: SeatSetup = {}) =>
    two({ hand: [what, filler()] }, { assets: [glass()], deck: [filler('A'), filler('B'), filler('C')], hand: [filler()], ...more }).play(
      what,
    )

  rule('M10.3, M2.23', 'for 1 Sanity it turns when a Phobia is played, by whomever, and draws two; once a Round', () => {
    const t = playing(fear('Dread'))
    expect([t.seat, t.question?.ask]).toEqual([1, 'whether'])
    t.yes()
    expect([t.sanity, t.hand(1).length, t.entry(glass().title).faceDown]).toEqual([[12, 11], 3, true])
    const declined = playing(fear('Dread')).no()
    expect([declined.sanity, declined.hand(1).length]).toEqual([[12, 12], 1])
    expect(playing(sky('Gale', 'Storm')).question?.ask).toBe('what to play')
    expect(playing(fear('Dread'), { assets: [{ lay: glass(), faceDown: true }] }).question?.ask).toBe('what to play')
  })
  rule('M19.7', 'it is discarded in place of a Tome that an opponent would take, not of an Artifact', () => {
    const theft = (type: 'Tome' | 'Artifact') =>
      card({
        title: 'Theft',
        type: 'Event',
        anyDimension: true,
        rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type }, of: 'opponent', pick: 'choose', n: 1 }, to: 'bury' }] }],
      })
    const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
    const t = playing(theft('Tome'), { assets: [glass(), book] })
    t.yes()
    expect([t.where(glass().title), t.where('Plain Book')]).toEqual(['discard', 'asset'])
    const kept = playing(theft('Tome'), { assets: [glass(), book] }).no()
    expect([kept.where(glass().title), kept.where('Plain Book')]).toEqual(['asset', 'story'])
    const stolen = playing(theft('Artifact'), { assets: [glass(), idol] }).choose('Idol')
    expect([stolen.where('Idol'), stolen.where(glass().title)]).toEqual(['story', 'asset'])
  })
})

describe('Ledger of Vanished Sons', () => {
  const ledger = () => invented('Vanished Sons')
  const using: Answer = (question, seat, state) =>
    question.ask === 'what to cast or use' && seat === 0 && state.play.some((each) => each.card === no(state, ledger().title))
      ? { do: 'use', card: no(state, ledger().title), rule: 0 }
      : undefined
  const battle = (answer: Answer | undefined, allies: PrintedCard[]) =>
    fight(
      {
        seats: [
          { story: [bolton], assets: [ledger()], threat: [monster('Gug', 9)] },
          { story: [salem], allies },
        ],
      },
      answer,
    ).state

  rule('M14.19, M17.20', 'buried in Combat it takes 2 from each small Defending Ally, none below 1', () => {
    // 9 points meet 1 + 2 + 3 Allies of value; what is left goes to the Investigator.
    const of = (answer: Answer | undefined, ...values: number[]) =>
      battle(
        answer,
        values.map((value, at) => ally(`Guard ${at}`, value)),
      ).players[1]!.sanity
    expect([of(undefined, 3, 3), of(using, 3, 3)]).toEqual([9, 5])
    expect([of(undefined, 2), of(using, 2)]).toEqual([5, 4])
    expect([of(undefined, 4), of(using, 4)]).toEqual([7, 7])
    expect(battle(using, []).players[0]!.story.map((each) => battle(using, []).sheet.printed[each]!.title)).toContain(ledger().title)
  })
  rule('M9.6, M9.14', 'while a Sailor is in play it holds one Death Spell more', () => {
    const hex = spell('Hex', ['Death'])
    const may = (more: PrintedCard, allies: PrintedCard[]) =>
      two({ hand: [more, filler()], assets: [{ lay: ledger(), bears: [spell('Charm', ['Eye'])] }], allies }).ways(more).length > 0
    expect([may(hex, [sailor('Mate')]), may(hex, []), may(spell('Second', ['Eye']), [sailor('Mate')])]).toEqual([true, false, false])
  })
})

describe('Borrowed Dread', () => {
  const dread = () => invented('Borrowed Dread')
  const phobia = (): PrintedCard => ({
    ...fear('Fear of Turns'),
    rules: [{ kind: 'on', on: 'turnStart', do: [{ sanity: 2, who: 'affected', sign: -1 }] }],
  })
  const cast = (mine: PrintedCard[], theirs: PrintedCard[] = []) =>
    two(
      { assets: [{ lay: book, bears: [dread()] }], hand: [filler()] },
      { events: [...mine.map((lay) => ({ lay, affects: 0 })), ...theirs.map((lay) => ({ lay, affects: 1 }))], hand: [filler()] },
    ).cast(dread().title)

  rule('M10.14', 'an opponent loses 1 for each Phobia that affects its caster, and feels them too this Round', () => {
    const t = cast([fear('Some Fear'), phobia()])
    // 2 at once, and 2 more as his Turn begins.
    expect(t.sanity).toEqual([11, 8])
    expect(t.untilTurnOf(0).sanity).toEqual([9, 8])
  })
  rule('M9.24', 'with no Phobia upon its caster there is nothing to borrow', () => {
    expect(() => cast([], [fear('His Own')])).toThrow('may not cast')
  })
  rule('M15.3, M10.14', 'and not in the next Round', () => {
    const t = cast([phobia()])
    expect(t.sanity).toEqual([11, 9])
    const next = table({ ...t.state, agenda: [{ do: 'round effects end' }, { do: 'begin turn', seat: 1 }] })
    expect(next.sanity).toEqual([11, 9])
    const same = table({ ...t.state, agenda: [{ do: 'begin turn', seat: 1 }] })
    expect(same.sanity).toEqual([11, 7])
  })
})

describe('The Three Debts, at a table of three', () => {
  rule('M17.27, M17.25', 'each opponent chooses between an Artifact of his own and 2 Sanity; its player pays nothing', () => {
    const idol = (title: string) => card({ title, type: 'Artifact', anyDimension: true })
    const three = (second: SeatSetup, third: SeatSetup) =>
      table({
        seats: [
          { story: [bolton], hand: [invented('Three Debts'), filler()], assets: [idol('Mine')] },
          { story: [salem], hand: [filler()], ...second },
          { story: [location('Lynn', { subregion: 'Lynn' })], hand: [filler()], ...third },
        ],
      }).play('The Three Debts')
    const t = three({ assets: [idol('A'), idol('B')] }, { assets: [idol('C')] })
    expect([t.seat, t.question?.ask]).toEqual([1, 'which way'])
    t.chooseWay(0)
    expect([t.seat, t.among.toSorted()]).toEqual([1, ['A', 'B']])
    t.choose('B')
    expect([t.seat, t.question?.ask]).toEqual([2, 'which way'])
    t.chooseWay(1)
    expect([t.sanity, ['Mine', 'A', 'B', 'C'].map((title) => t.where(title)), t.where('The Three Debts')]).toEqual([
      [12, 12, 10],
      ['asset', 'asset', 'discard', 'asset'],
      'story',
    ])
  })
})

describe('The Green Comet', () => {
  const comet = () => invented('Green Comet')

  rule('M2.28', 'every Spell is 1 cheaper to cast, for everybody, and none pays', () => {
    const of = (sanity: number, mine: PrintedCard[], theirs: PrintedCard[]) => {
      const hex = spell('Hex', ['Eye'], { sanity, rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }] })
      const { state } = two({ assets: [{ lay: book, bears: [hex] }], events: mine }, { events: theirs })
      return castingCost(state, 0, no(state, 'Hex'))
    }
    expect([of(-2, [], []), of(-2, [comet()], []), of(-2, [], [comet()])]).toEqual([2, 1, 1])
    expect(of(0, [comet()], [])).toBe(0)
  })
  rule('M11.1', 'by Night it shuts every Gate', () => {
    const may = (events: PrintedCard[]) => two({ hand: [monster('Gug', 3)] }, { events }).ways('Gug').length > 0
    expect([may([comet(), sky('Dusk', 'Night')]), may([comet()]), may([sky('Dusk', 'Night')])]).toEqual([false, true, true])
  })
  rule('M13.1', 'whoever passes loses 1 Sanity, and a Day ends it', () => {
    expect(two({ hand: [filler()], events: [comet()] }, { hand: [filler()] }).pass().sanity).toEqual([11, 12])
    expect(two({ hand: [filler()] }, { hand: [filler()], events: [comet()] }).pass().sanity).toEqual([11, 12])
    const dawn = sky('Dawn', 'Day')
    expect(
      two({ hand: [dawn, filler()] }, { events: [comet()] })
        .play(dawn)
        .where(comet().title),
    ).toBe('story')
    const dusk = sky('Dusk', 'Night')
    expect(
      two({ hand: [dusk, filler()] }, { events: [comet()] })
        .play(dusk)
        .where(comet().title),
    ).toBe('event')
  })
})

describe('The Reed Wife', () => {
  const wife = () => invented('Reed Wife')
  const pond = location('Pond', { subregion: 'Salem', publicAttributes: ['Water', 'Outside'] })

  rule('M11.38', 'she is Invisible by the water, unless a Sailor of the opponent is there', () => {
    const unseen = (theirs: SeatSetup, mine: SeatSetup = {}) => {
      const { state } = two({ threat: [wife()], ...mine }, theirs)
      return isInvisible(state, no(state, 'The Reed Wife'))
    }
    expect([
      unseen({ story: [pond] }),
      unseen({ story: [salem] }),
      unseen({ story: [pond], allies: [sailor('Mate')] }),
      unseen({ story: [pond] }, { allies: [sailor('Mate')] }),
    ]).toEqual([true, false, false, true])
  })
  const battle = (mine: SeatSetup, theirs: SeatSetup, answer?: Answer) =>
    fight(
      {
        seats: [
          { story: [bolton], threat: [wife()], ...mine },
          { story: [salem], hand: [filler('Held'), filler('Kept')], ...theirs },
        ],
      },
      answer,
    ).state
  const yes: Answer = (question) => (question.ask === 'whether' ? { do: 'yes' } : undefined)

  rule('M14.33, M2.23', 'revealed, she takes 1 Sanity and an Ally for 2 more points, if her player wants', () => {
    const given = battle({ allies: [ally('Victim', 1)] }, {}, yes)
    expect([
      given.players.map((each) => each.sanity),
      given.players[0]!.story.map((each) => given.sheet.printed[each]!.title).includes('Victim'),
    ]).toEqual([[11, 7], true])
    expect(battle({ allies: [ally('Victim', 1)] }, {}).players.map((each) => each.sanity)).toEqual([12, 9])
    expect(battle({}, {}, yes).players.map((each) => each.sanity)).toEqual([12, 9])
  })
  rule('M14.55', 'if she survives the Cosmic Battle a random card of the opponent’s Hand is discarded', () => {
    expect(battle({}, {}).players[1]!.discard).toHaveLength(1)
    expect(battle({}, { threat: [monster('Wall', 9)] }).players[1]!.discard).toHaveLength(0)
  })
  rule('M14.48', 'she goes past Allies of value 1', () => {
    expect(battle({}, { allies: [ally('Small', 1)] }).players[1]!.sanity).toBe(9)
    expect(battle({}, { allies: [ally('Large', 2)] }).players[1]!.sanity).toBe(11)
  })
})

describe('Orrim Who Counts', () => {
  const orrim = () => invented('Orrim Who Counts')
  const weir = location('Weir', { gate: true, publicAttributes: ['Water', 'Outside'] })

  rule('M11.46', 'it is called at the water, under a Star', () => {
    const against = (story: PrintedCard[], events: PrintedCard[]) => two({ story, hand: [orrim()], events }).against(orrim().title)
    expect([against([weir], [sky('Vega', 'Star')]), against([weir], []), against([bolton], [sky('Vega', 'Star')])]).toEqual([
      [],
      ['M11.46'],
      ['M11.46'],
    ])
  })
  rule('M11.52, M10.14', 'at each Turn its player too loses 1 for each Phobia that affects him, whoever laid it', () => {
    const turnOf = (seat: 0 | 1) =>
      table({
        seats: [
          {
            story: [bolton],
            goo: [orrim()],
            hand: [filler()],
            events: [
              { lay: fear('A'), affects: 1 },
              { lay: fear('B'), affects: 1 },
            ],
          },
          { story: [salem], hand: [filler()], events: [{ lay: fear('C'), affects: 0 }] },
        ],
        agenda: [{ do: 'begin turn', seat }],
      }).sanity
    expect([turnOf(0), turnOf(1)]).toEqual([
      [11, 12],
      [12, 10],
    ])
  })
  rule('M9.24', 'by Day nobody casts', () => {
    const hex = spell('Hex', ['Eye'], { rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }] })
    const may = (theirs: SeatSetup) =>
      two({ assets: [{ lay: book, bears: [hex] }], deck: [filler()], hand: [filler()] }, theirs).offers('cast', hex)
    expect([may({ goo: [orrim()] }), may({ goo: [orrim()], events: [sky('Dusk', 'Night')] }), may({})]).toEqual([false, true, true])
  })
})

describe('The Tithe of Orrim', () => {
  const tithe = () => invented('Tithe of Orrim')
  const water = (title: string) => location(title, { publicAttributes: ['Water', 'Outside'], subregion: title })
  const position = (leave: string | undefined): SeatSetup => {
    const story = [water('Quay'), water('Weir'), monster('Gug', 3)].filter(({ title }) => title !== leave)
    const hex = spell('Hex', ['Death'])
    return {
      story,
      hand: [tithe(), filler()],
      allies: [sailor('Mate')].filter(({ title }) => title !== leave),
      assets: leave === 'Plain Book' ? [] : [{ lay: book, bears: leave === 'Hex' ? [] : [hex] }],
      events: [shipped('Dawn of a New Day')].filter(({ title }) => title !== leave),
    }
  }
  test('[M12.24, M12.46] complete with all it names, and with each of them gone it is not', () => {
    expect(two(position(undefined)).against('The Tithe of Orrim')).toEqual([])
    for (const leave of ['Weir', 'Gug', 'Mate', 'Hex', 'Plain Book', 'Dawn of a New Day']) {
      expect(two(position(leave)).against('The Tithe of Orrim'), leave).not.toEqual([])
    }
    const t = two({ ...position(undefined), sanity: 10 }).play('The Tithe of Orrim')
    expect(t.where('The Tithe of Orrim')).toBe('adventure')
  })
})
