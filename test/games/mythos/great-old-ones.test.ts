/** M11.45 to M11.58: Great Old Ones and Outer Gods over two Rounds. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { attributesOf, timeOf } from '../../../src-main/games/mythos/standing.ts'
import { ally, card, greatOldOne, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'

const cavern = location('Cavern of Flame', { gate: true, attributes: ['Country', 'Underground'] })
const plain = location('Quiet Street', { gate: true })
const star = (title = 'Polaris', more: Partial<PrintedCard> = {}) =>
  card({ title, type: 'Event', anyDimension: true, subtype: 'Star', ...more })
const god = (title: string, more: Partial<PrintedCard> = {}) =>
  greatOldOne(title, { rules: [{ kind: 'static', effect: { stat: 'handMax', by: -1, who: 'each' } }], ...more })
const calling = (more: Partial<SeatSetup> = {}, theirs: Partial<SeatSetup> = {}, hand = [god('Nodens')]) =>
  table({
    seats: [
      { story: [cavern], hand, investigator: { hand: 0 }, ...more },
      { story: [plain], investigator: { hand: 0 }, ...theirs },
    ],
  })

/** Everybody Passes, declines and keeps what there is, up to the next Round. */
function nextRound(t: Table): Table {
  const { round } = t.state
  for (let count = 0; count < 100 && t.state.round === round; count++) {
    const plainest = t.legal.find((each) => each.do === 'pass' || each.do === 'done' || each.do === 'no') ?? t.legal[0]!
    t.take(plainest)
  }
  return t
}

describe('calling one', () => {
  test('[MX14, M11.46, M11.47, M11.48, M11.49, M11.50, M11.45] both requirements by one’s own active cards, and the Gate', () => {
    const t = calling({ events: [star()] }).play('Nodens', 'goo')
    expect([t.where('Nodens'), t.state.players[0]!.spot?.gateUsed]).toEqual(['goo', true])
    expect(calling({}, { events: [star()] }).why('Nodens').reasons).toMatchObject([
      { rule: 'M11.46', why: expect.stringContaining('Star') },
    ])
    expect(calling({ story: [cavern, star()] }).against('Nodens')).toEqual(['M11.46'])
    expect(calling({ events: [{ lay: star(), faceDown: true }] }).against('Nodens')).toEqual(['M11.46'])
    expect(calling({ events: [star()], story: [plain] }).against('Nodens')).toEqual(['M11.46'])
  })

  rule('M11.46, M11.1, M11.3', 'without a Gate, or with a used one, it cannot be called', () => {
    const shut = location('Deep Cave', { attributes: ['Country', 'Underground'] })
    expect(calling({ events: [star()], story: [shut] }).against('Nodens')).toEqual(['M11.1'])
    expect(calling({ events: [star()], spot: { gateUsed: true } }).against('Nodens')).toEqual(['M11.3'])
  })

  rule('M11.47', 'an Event whose text says it is such a card serves', () => {
    const t = table({
      seats: [{ story: [cavern], hand: [standard('Tulzscha')], events: [standard('Dawn of the Solstice')] }, { story: [plain] }],
    })
    expect(t.against('Tulzscha')).toEqual([])
    expect(table({ seats: [{ story: [cavern], hand: [standard('Tulzscha')] }, {}] }).against('Tulzscha')).toEqual(['M11.46'])
  })

  rule('M11.51', 'only one at a time', () => {
    expect(calling({ events: [star()], goo: [god('Bokrug')] }).why('Nodens').reasons).toEqual([
      { rule: 'M11.51', why: 'You already have a Great Old One or Outer God.', remedy: 'Wait until that one has left.' },
    ])
  })

  rule('M18.9', 'several players may have one each', () => {
    expect(calling({ events: [star()] }, { goo: [god('Bokrug')] }).against('Nodens')).toEqual([])
  })

  rule('M11.52, M17.27', 'acts at once on every Investigator, its own too', () => {
    const t = calling({ events: [star()] }).play('Nodens')
    expect(nextRound(t).events.filter((each) => each.was === 'round begun')).toHaveLength(1)
    const dread = god('Dread', {
      rules: [{ kind: 'static', effect: { attribute: 'Corrupt', give: true, of: { is: { type: 'Ally' }, of: 'each' } } }],
    })
    const corrupting = calling({ events: [star()], allies: [ally('Mine', 1)] }, { allies: [ally('Theirs', 1)] }, [dread]).play('Dread')
    expect(['Mine', 'Theirs'].map((each) => attributesOf(corrupting.state, no(corrupting.state, each)))).toEqual([['Corrupt'], ['Corrupt']])
  })
})

describe('how long it stays', () => {
  test('[MX59, M11.52, M11.54, M11.55, M11.56, M11.58] to the end of Combat of the following Round, though its requirements go', () => {
    const t = calling({ events: [star()] }).play('Nodens')
    nextRound(t)
    expect(t.entry('Nodens')).toMatchObject({ rotated: true })
    // The Star is lost; the god stays.
    t.state = {
      ...t.state,
      play: t.state.play.filter((each) => each.area === 'goo'),
      players: t.state.players.map((each, seat) => (seat === 0 ? { ...each, story: [...each.story, no(t.state, 'Polaris')] } : each)),
    }
    t.untilTurnOf(0)
    expect(t.where('Nodens')).toBe('goo')
    nextRound(t)
    expect([t.where('Nodens'), t.story(0).at(-1)]).toEqual(['story', 'Nodens'])
  })

  test('[MX60, M11.51] a second one may be called once the first is gone', () => {
    const bokrug = god('Bokrug')
    const t = calling({ events: [star()], story: [cavern] }, {}, [god('Nodens'), bokrug]).play('Nodens')
    const fresh = () => {
      t.state = {
        ...t.state,
        players: t.state.players.map((each) => (each.spot === null ? each : { ...each, spot: { ...each.spot, gateUsed: false } })),
      }
    }
    const keep = () => {
      t.state = { ...t.state, players: t.state.players.map((each) => ({ ...each, happened: ['skip discardStep'] })) }
    }
    keep()
    nextRound(t).untilTurnOf(0)
    fresh()
    expect(t.against(bokrug)).toEqual(['M11.51'])
    keep()
    nextRound(t).untilTurnOf(0)
    fresh()
    expect(t.against(bokrug)).toEqual([])
  })

  test('[MX61, M11.53, M12.16] it counts at once, a Monster in the Threat only when it is buried', () => {
    const tale = card({
      title: 'Tale',
      type: 'Adventure',
      points: 1,
      recipe: {
        slots: [
          { phrase: 'GREAT OLD ONE', at: 0, count: 1, distinctTitles: false, anyOf: [{ type: 'Monster', subtype: 'Great Old One' }] },
          { phrase: 'A MONSTER', at: 5, count: 1, distinctTitles: false, anyOf: [{ type: 'Monster' }] },
        ],
        conditions: [],
      },
    })
    expect(calling({ goo: [god('Nodens')], threat: [monster('Gug', 3)] }, {}, [tale]).against(tale)).toEqual(['M12.43'])
    expect(calling({ goo: [god('Nodens')], story: [cavern, monster('Gug', 3)] }, {}, [tale]).against(tale)).toEqual([])
  })
})

describe('it outranks other cards', () => {
  const noon = god('Day God', { rules: [{ kind: 'static', effect: { time: 'day' } }] })
  const dusk = god('Night God', { rules: [{ kind: 'static', effect: { time: 'night' } }] })
  const night = card({
    title: 'Dusk',
    type: 'Event',
    anyDimension: true,
    subtype: 'Night',
    rules: [{ kind: 'static', effect: { time: 'night' } }],
  })

  rule('M17.4', 'its effect holds against a card played later', () => {
    const t = calling({ goo: [noon] }, {}, [night]).play(night)
    expect(timeOf(t.state)).toBe('day')
  })
  rule('M17.6', 'between two of them the later one decides', () => {
    expect(timeOf(calling({ goo: [noon] }, { goo: [dusk] }).state)).toBe('night')
    expect(timeOf(calling({ goo: [dusk] }, { goo: [noon] }).state)).toBe('day')
  })
  rule('M17.9', 'when it leaves, what it outranked applies again', () => {
    const banish = card({
      title: 'Banish',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { subtype: 'Great Old One' }, of: 'each' }, to: 'bury' }] }],
    })
    const t = calling({ goo: [noon], events: [night] }, {}, [banish])
    expect(timeOf(t.state)).toBe('day')
    expect(timeOf(t.play(banish).state)).toBe('night')
  })
})

describe('what it says of "you"', () => {
  const lake = location('Lake', { gate: true, publicAttributes: ['Water'] })
  const saying = (text: string) => says('Bokrug', 'Monster', text, { subtype: 'Great Old One', goo: true })

  rule('M11.52', 'befalls each player at his own Turns', () => {
    const bokrug = saying('At the end of each Turn that you are in a Water Location, discard one card or lose 1 Sanity.')
    const lost = (mine: PrintedCard, theirs: PrintedCard): readonly number[] => {
      const t = table({ seats: [{ story: [mine], goo: [bokrug] }, { story: [theirs] }] })
      t.pass()
      if (t.question?.ask === 'which way') t.chooseWay(0)
      t.untilTurnOf(1)
      t.pass()
      return t.state.players.map(({ sanity }) => 12 - sanity)
    }
    expect([lost(lake, plain), lost(plain, lake), lost(plain, plain)]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ])
  })

  rule('M11.52, M11.20', 'lets whoever plays them join Monsters', () => {
    const pair = [monster('Gug', 3), monster('Ghast', 2)]
    const joined = (goo: readonly PrintedCard[]): boolean => {
      const t = table({
        seats: [
          { story: [plain], goo },
          { story: [lake], hand: pair },
        ],
      })
      t.pass()
      return t.untilTurnOf(1).play('Gug', 'monster').question?.ask === 'which play'
    }
    expect([joined([saying('All Monsters Join with each other.')]), joined([])]).toEqual([true, false])
  })
})
