/** M10: Events. */
import { describe, expect, test } from 'vitest'
import type { Op } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { timeOf } from '../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City', 'Artifact', 'Tome'] })
const event = (title: string, more: Partial<PrintedCard> = {}) => card({ title, type: 'Event', anyDimension: true, ...more })
const does = (title: string, ops: Op[], more: Partial<PrintedCard> = {}) =>
  event(title, { rules: [{ kind: 'on', on: 'played', do: ops }], ...more })
const phobia = (title: string, rules: PrintedCard['rules'] = []) =>
  event(title, { subtype: 'Phobia', target: 'Opponent’s Investigator', rules })
const church = location('Church', {
  attributes: ['City', 'Church'],
  rules: [
    {
      kind: 'action',
      window: 'turn',
      stayed: 'here',
      do: [{ move: { affecting: 'you', is: { subtype: 'Phobia' }, pick: 'choose', n: 1 }, to: 'bury' }],
    },
  ],
})
const at = (hand: PrintedCard[], more: Partial<SeatSetup> = {}, theirs: Partial<SeatSetup> = {}) =>
  table({
    seats: [
      { story: [bolton], hand, ...more },
      { story: [bolton], ...theirs },
    ],
  })
const night = (title: string) => event(title, { subtype: 'Night', rules: [{ kind: 'static', effect: { time: 'night' } }] })
const day = (title: string) => event(title, { subtype: 'Day', rules: [{ kind: 'static', effect: { time: 'day' } }] })

describe('playing Events', () => {
  rule('M10.1', 'need no particular place', () => {
    const news = does('News', [{ sanity: 1, who: 'you', sign: 1 }])
    expect(at([news]).against(news)).toEqual([])
    expect(at([news], { story: [location('Ahead'), bolton], spot: { crosswise: true } }).against(news)).toEqual([])
  })

  rule('M10.2', 'one that continues lies among its player’s cards, turned toward whom it affects', () => {
    const t = at([phobia('Fear')]).play('Fear')
    expect(t.entry('Fear')).toMatchObject({ area: 'event', seat: 0, affects: 1 })
    expect(mythos.view(t.state).areas.map((each) => each.events.length)).toEqual([0, 1])
  })

  rule('M10.14', 'a Philia lies on the opponent as a Phobia does, unless its target line names its own player', () => {
    const philia = (target?: string) =>
      event('Bibliophilia', {
        subtype: 'Philia',
        ...(target ? { target } : {}),
        rules: [{ kind: 'on', on: 'turnStart', do: [{ sanity: 1, who: 'affected', sign: -1 }] }],
      })
    const lies = (target?: string) =>
      at([philia(target)])
        .play('Bibliophilia')
        .entry('Bibliophilia').affects
    expect([lies(), lies("Opponent's Investigator"), lies('Your Investigator')]).toEqual([1, 1, undefined])
  })

  test('[MX56, M10.3] without a target it cannot be played, and nothing is spent', () => {
    const beatrice = event('Beatrice Is Released', {
      sanity: -1,
      rules: [
        {
          kind: 'on',
          on: 'played',
          target: { is: { type: 'Ally', value: { max: 4 } }, of: 'opponent', pick: 'choose', n: 1 },
          do: [{ move: { ref: 'target' }, to: 'bury' }],
        },
      ],
    })
    expect(at([beatrice]).why(beatrice)).toMatchObject({ legal: false, reasons: [{ rule: 'M10.3', why: 'There is no legal target.' }] })
    expect(at([beatrice], {}, { allies: [ally('Giant', 5)] }).against(beatrice)).toEqual(['M10.3'])
    const t = at([beatrice], {}, { allies: [ally('Giant', 5), ally('Small', 4)] }).play(beatrice)
    expect([t.where('Small'), t.where('Giant'), t.sanity[0]]).toEqual(['story', 'ally', 11])
  })

  rule('M10.3, M17.26', 'where only some opponents are legal targets, only those can be named', () => {
    const theft = does('Theft', [{ move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'bury' }])
    const orb = () => card({ title: 'Orb', type: 'Artifact' })
    const three = (assets: number[]) =>
      table({
        seats: [
          { story: [bolton], hand: [theft] },
          ...[1, 2, 3].map((seat) => ({ story: [bolton], assets: assets.includes(seat) ? [orb()] : [] })),
        ],
      }).play(theft)
    const one = three([2])
    expect([one.where('Orb'), one.seat]).toEqual(['story', 1])
    expect(three([1, 3]).legal).toEqual([
      { do: 'choose player', seat: 1 },
      { do: 'choose player', seat: 3 },
    ])
  })

  rule('M10.3, M1.16', 'what may be aimed at tells nothing of a Hand', () => {
    const raid = does('Raid', [{ move: { is: { type: 'Monster' }, of: 'opponent', in: 'hand', pick: 'random', n: 1 }, to: 'discard' }])
    const against = (held: PrintedCard[]) => at([raid], {}, { hand: held }).against(raid)
    expect([against([monster('Gug', 3)]), against([ally('Friend', 1)]), against([])]).toEqual([[], [], ['M10.3']])
  })

  rule('M10.4', 'what affects an opponent cannot be aimed at oneself', () => {
    const t = table({ seats: [{ story: [bolton], hand: [phobia('Fear')] }, { story: [bolton] }, { story: [bolton] }] }).play('Fear')
    expect(t.legal).toEqual([
      { do: 'choose player', seat: 1 },
      { do: 'choose player', seat: 2 },
    ])
    expect(t.choosePlayer(2).entry('Fear').affects).toBe(2)
  })

  test('[MX55, M10.5, M10.6, M10.11, M10.14] one of a Title on each player; buried, a Phobia goes to its owner', () => {
    const second = phobia('Hydrophobia')
    const seats = (events: PrintedCard[]) => [
      { story: [church] },
      { events: events.map((each) => ({ lay: each, affects: 0 })) },
      { story: [bolton], hand: [second] },
    ]
    const t = table({ seats: seats([phobia('Hydrophobia')]), current: 0 })
    const blocked = table({ seats: seats([phobia('Hydrophobia')]), current: 2 }).play(second)
    expect(blocked.entry('Hydrophobia', 0).affects).toBe(1)
    t.use(church)
    expect(t.story(1)).toEqual(['Hydrophobia'])
    t.untilTurnOf(2).play(second)
    expect(t.legal).toContainEqual({ do: 'choose player', seat: 0 })
  })

  rule('M10.5', 'with nobody left to play it on, the reason says so', () => {
    const second = phobia('Hydrophobia')
    expect(at([second], { events: [{ lay: phobia('Hydrophobia'), affects: 1 }] }).why(second).reasons).toMatchObject([
      { rule: 'M10.5', why: 'That player is already affected by an Event of this Title.' },
    ])
  })

  rule('M10.5, M10.22, M10.25', 'Day, Night, Star and Storm Events are on everybody, so nobody plays a second', () => {
    for (const subtype of ['Day', 'Night', 'Star', 'Storm']) {
      const second = event('The Same', { subtype })
      expect(at([second], {}, { events: [event('The Same', { subtype })] }).against(second)).toEqual(['M10.5'])
    }
  })

  rule('M10.7', 'unless its own text removes the copy that is there', () => {
    const evening = standard('Evening')
    const t = at([evening], {}, { events: [standard('Evening')] })
    expect(t.against(evening)).toEqual([])
    t.play(evening)
    while (t.question?.ask === 'whether') t.no()
    expect(t.state.play.filter((each) => each.area === 'event')).toHaveLength(1)
    expect(t.story(1)).toEqual(['Bolton', 'Evening'])
  })

  rule('M10.7', 'and not where that copy is out of its reach', () => {
    const evening = standard('Evening')
    const cave = location('Cave', { rules: [{ kind: 'static', effect: { immuneTo: { type: 'Event', subtype: ['Day', 'Night'] } } }] })
    const t = at([evening], { story: [cave], events: [standard('Evening')] })
    expect(t.against(evening)).toEqual(['M10.5'])
  })

  rule('M10.5', 'one that lies there until it has led somewhere is there as well', () => {
    const passage = () => does('Passage', [{ travel: { is: { attr: ['City'] }, placed: 'rightSideUp', region: 'any' }, when: 'laterTurn' }])
    const second = passage()
    expect(at([second], { events: [passage()] }).against(second)).toEqual(['M10.5'])
  })

  rule('M10.8, M10.9', 'an immediate one is buried once its effect is complete', () => {
    const news = does('News', [{ exchange: 1, upTo: true }])
    const t = at([news, ally('Held', 1)], { deck: [ally('Drawn', 1)] }).play(news)
    expect(t.where(news)).toBe('event')
    t.choose('Held')
    expect([t.where(news), t.story(0), t.hand(0)]).toEqual(['story', ['Bolton', 'News'], ['Drawn']])
  })

  rule('M10.10, M10.11, M17.9', 'a continuing one stays until the end its text names', () => {
    const gloom = event('Gloom', { rules: [{ kind: 'static', effect: { value: 1, of: { is: { type: 'Ally' } } }, until: 'turn' }] })
    const t = at([gloom], { allies: [ally('Friend', 1)] }).play(gloom)
    expect([t.where(gloom), currentValue(t.state, no(t.state, 'Friend'))]).toEqual(['story', 1])
    const round = event('Round', { rules: [{ kind: 'static', effect: { value: 1, of: { is: { type: 'Ally' } } }, until: 'round' }] })
    const r = at([round], { allies: [ally('Friend', 1)] }).play(round)
    expect([r.where(round), currentValue(r.state, no(r.state, 'Friend'))]).toEqual(['event', 2])
  })

  rule('M10.10', 'it may end with a card that is played', () => {
    const lull = event('Lull', {
      rules: [
        {
          kind: 'static',
          effect: { value: 1, of: { is: { type: 'Ally' } } },
          until: { cardPlayed: { type: 'Event', subtype: 'Storm' }, by: 'each' },
        },
      ],
    })
    const t = at([lull, event('Gale', { subtype: 'Storm' })])
      .play(lull)
      .untilTurnOf(0)
    expect(t.where(lull)).toBe('event')
    expect(t.play('Gale').where(lull)).toBe('story')
  })

  rule('M10.13', 'a continuing one counts for its own player’s Adventures, on another player and when buried', () => {
    const tale = () =>
      card({
        title: 'Tale',
        type: 'Adventure',
        points: 1,
        recipe: {
          slots: [{ phrase: 'A PHOBIA', at: 0, count: 1, distinctTitles: false, anyOf: [{ type: 'Event', subtype: 'Phobia' }] }],
          conditions: [],
        },
      })
    const [mine, theirs, buried] = [tale(), tale(), tale()]
    expect(at([mine], { events: [{ lay: phobia('Fear'), affects: 1 }] }).against(mine)).toEqual([])
    expect(at([theirs], {}, { events: [{ lay: phobia('Fear'), affects: 0 }] }).against(theirs)).toEqual(['M12.43'])
    expect(at([buried], { story: [bolton, phobia('Fear')] }).against(buried)).toEqual([])
  })
})

describe('Phobias', () => {
  test('[MX19, M10.14, M10.15, M19.1, M5.22, M2.20, M5.23] three Turns cure one', () => {
    const bokrug = location('The Temple of Bokrug', {
      sanity: 5,
      attributes: ['Country'],
      rules: [{ kind: 'on', on: 'arrived', optional: true, do: [{ skip: 'turn', who: 'you' }] }, ...church.rules],
    })
    const fear = phobia('Batophobia')
    const t = table({
      seats: [
        { sanity: 9, story: [bokrug, bolton], spot: { crosswise: true } },
        { story: [bolton], events: [{ lay: fear, affects: 0 }] },
      ],
    })
    t.arrive().yes()
    expect(t.sanity[0]).toBe(14)
    // The second Turn is lost, so after the other player's it is at once that player's again.
    t.pass()
    expect([t.seat, t.state.players[0]!.passes]).toEqual([1, 0])
    t.state = { ...t.state, players: t.state.players.map((each) => ({ ...each, passes: 0 })) }
    t.untilTurnOf(0).use(bokrug)
    expect(t.story(1)).toEqual(['Bolton', 'Batophobia'])
  })

  rule('M10.15, M19.1, M19.2', 'not on the Turn of arrival', () => {
    const t = table({
      seats: [
        { story: [church, bolton], spot: { crosswise: true } },
        { story: [bolton], events: [{ lay: phobia('Fear'), affects: 0 }] },
      ],
    }).arrive()
    expect(t.seat).toBe(1)
    expect(t.untilTurnOf(0).offers('use', church)).toBe(true)
    expect(
      table({ seats: [{ story: [church], spot: { since: 10 } }, { events: [{ lay: phobia('Fear'), affects: 0 }] }] }).offers('use', church),
    ).toBe(false)
  })

  rule('M10.16', 'one for each such Turn, of the affected player’s choice', () => {
    const t = table({
      seats: [
        { story: [church] },
        {
          story: [bolton],
          events: [
            { lay: phobia('Fear'), affects: 0 },
            { lay: phobia('Dread'), affects: 0 },
          ],
        },
      ],
    }).use(church)
    expect([t.seat, t.among]).toEqual([0, ['Fear', 'Dread']])
    t.choose('Dread')
    expect([t.where('Fear'), t.where('Dread')]).toEqual(['event', 'story'])
  })

  rule('M10.16', 'without a Phobia there is nothing to do', () => {
    expect(table({ seats: [{ story: [church] }, {}] }).offers('use', church)).toBe(false)
  })

  rule('M10.17', 'what is currently so takes effect at once, and again as the text says', () => {
    const gate = phobia('Fear of Gates', [
      { kind: 'on', on: 'played', if: { at: { gate: true }, who: 'affected' }, do: [{ sanity: 1, who: 'affected', sign: -1 }] },
      { kind: 'on', on: 'turnStart', if: { at: { gate: true }, who: 'affected' }, do: [{ sanity: 1, who: 'affected', sign: -1 }] },
    ])
    expect(at([gate]).play(gate).sanity).toEqual([12, 10]) // played, and the victim's Turn has begun
    expect(at([gate], {}, { story: [location('Quiet')] }).play(gate).sanity).toEqual([12, 12])
  })
})

describe('kinds of Event', () => {
  rule('M10.18, M11.5', 'a Threat Event goes face-down to the Threat and uses a Gate', () => {
    const raid = event('Raid', { subtype: 'Threat' })
    const t = at([raid])
    expect(t.ways(raid)).toEqual(['monster'])
    t.play(raid)
    expect([t.where(raid), t.state.players[0]!.spot?.gateUsed]).toEqual(['threat', true])
    expect(at([raid], { story: [location('Quiet')] }).against(raid, 'monster')).toEqual(['M11.1'])
  })

  rule('M10.21, M10.22', 'it is Day for all unless a Night is in force', () => {
    expect([timeOf(at([]).state), timeOf(at([], {}, { events: [night('Dusk')] }).state)]).toEqual(['day', 'night'])
  })

  rule('M10.23', 'what a Day or Night Event buries is in its text', () => {
    const t = at([night('Dusk')], {}, { events: [day('Noon')] }).play('Dusk')
    expect([t.where('Noon'), t.where('Dusk')]).toEqual(['event', 'event'])
    expect(
      at([standard('Midnight')], {}, { events: [day('Noon')] })
        .play('Midnight')
        .where('Noon'),
    ).toBe('story')
  })

  rule('M10.24, M17.2', 'of a Day and a Night that are both in force the one played last decides', () => {
    expect(timeOf(at([night('Dusk')], {}, { events: [day('Noon')] }).play('Dusk').state)).toBe('night')
    expect(timeOf(at([day('Noon')], {}, { events: [night('Dusk')] }).play('Noon').state)).toBe('day')
  })

  rule('M10.25', 'a Storm is on everybody and says itself what it buries', () => {
    const gale = event('Gale', {
      subtype: 'Storm',
      rules: [
        { kind: 'on', on: 'played', do: [{ move: { is: { type: 'Event', subtype: 'Storm' }, of: 'each', others: true }, to: 'bury' }] },
      ],
    })
    expect(
      at([gale], {}, { events: [event('Rain', { subtype: 'Storm' })] })
        .play(gale)
        .where('Rain'),
    ).toBe('story')
  })

  rule('M10.26', 'one that forbids a kind of card makes it illegal, and leaves those in play', () => {
    const ban = event('Curfew', { rules: [{ kind: 'forbid', who: 'each', what: { play: { type: 'Ally' } } }] })
    const t = table({
      seats: [{ story: [bolton], hand: [ally('Newcomer', 1), monster('Ghoul', 1)], allies: [ally('Friend', 1)] }, { events: [ban] }],
    })
    expect(t.why('Newcomer').reasons).toEqual([
      { rule: 'M10.26', why: 'Curfew forbids this.', remedy: 'Curfew must leave play, or its words no longer apply.' },
    ])
    expect([t.against('Ghoul'), t.where('Friend')]).toEqual([[], 'ally'])
  })

  rule('M10.27', '"a Storm" is any such Event in play, whoever played it, unless it must be one’s own', () => {
    const own = card({
      title: 'Own',
      type: 'Artifact',
      rules: [{ kind: 'static', if: { inPlay: { type: 'Event', subtype: 'Storm' } }, effect: { stat: 'handMax', by: 1 } }],
    })
    const any = card({
      title: 'Any',
      type: 'Artifact',
      rules: [{ kind: 'static', if: { inPlay: { type: 'Event', subtype: 'Storm' }, of: 'anyone' }, effect: { stat: 'handMax', by: 1 } }],
    })
    const most = (what: PrintedCard, seat: number) => {
      const rain = event('Rain', { subtype: 'Storm' })
      const t = table({
        seats: [{ story: [bolton], assets: [what], events: seat === 0 ? [rain] : [] }, { events: seat === 1 ? [rain] : [] }],
      })
      return mythos.view(t.state, 0).areas[0]!.maximum
    }
    expect([most(own, 0), most(own, 1), most(any, 0), most(any, 1)]).toEqual([6, 5, 6, 6])
  })
})
