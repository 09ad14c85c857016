/** M13: Passing and the end of card play. */
import { describe, expect, test } from 'vitest'
import type { Condition, Op } from '../../../grammar/ast.ts'
import { ally, card, location } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'

const place = () => location('Bolton', { attributes: ['City', 'Artifact'] })
/** Something to do that changes nothing: so that Turns can go by without a Pass. */
const knitting = () => card({ title: 'Knitting', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })
const seat = (more = {}) => ({ story: [place()], assets: [knitting()], ...more })

/** Plays a line of Turns, "A pass, B play": who acts stands before what is done, and must be the one whose Turn it is. */
function through(t: Table, line: string): Table {
  for (const each of line.split(', ')) {
    const [who, what] = each.split(' ')
    expect(`${'ABCD'[t.seat!]} of "${each}"`).toBe(`${who} of "${each}"`)
    if (what === 'pass') t.pass()
    else {
      const own = t.legal.find((action) => action.do === 'use')!
      t.take(own)
    }
  }
  return t
}
const over = (t: Table) => t.state.phase !== 'card play' || t.question?.ask !== 'what to play'
const ends = (seats: number, line: string) => {
  const parts = line.split(', ')
  const t = table({ seats: Array.from({ length: seats }, () => seat()) })
  through(t, parts.slice(0, -1).join(', '))
  expect(over(t), `card play goes on before ${parts.at(-1)}`).toBe(false)
  return over(through(t, parts.at(-1)!))
}

describe('with two', () => {
  rule('MX68, M13.1, M13.3, M13.6, M13.7', 'two standing Passes end card play, of one player or of both', () => {
    expect(ends(2, 'A pass, B pass')).toBe(true)
    expect(ends(2, 'A pass, B play, A pass')).toBe(true)
    expect(ends(2, 'A pass, B play, A play, B pass, A play, B pass')).toBe(true)
    expect(ends(2, 'A pass, B play, A play, B pass')).toBe(false)
  })
})

describe('with more', () => {
  rule('MX22, M13.1, M13.2, M13.4, M13.6', 'three players', () => {
    expect(ends(3, 'A pass, B pass')).toBe(true)
    expect(ends(3, 'A pass, B play, C pass')).toBe(true)
    expect(ends(3, 'A pass, B play, C play, A pass')).toBe(true)
    expect(ends(3, 'A pass, B play, C play, A play, B pass')).toBe(false)
  })

  rule('MX69, M13.5, M13.2', 'four players: plays in between cancel nothing', () => {
    expect(ends(4, 'A pass, B play, C play, D pass')).toBe(true)
    expect(ends(4, 'A pass, B play, C play, D play, A play, B pass, C play, D play, A pass')).toBe(true)
  })

  rule('MX70, M5.23, M13.8', 'a lost Turn is no Pass and cancels the player’s own', () => {
    const t = table({ seats: [seat({ player: { lostTurns: 1 } }), seat(), seat()] })
    through(t, 'A pass, B play, C play')
    expect(t.seat).toBe(1)
    through(t, 'B pass, C play')
    expect(over(t)).toBe(false)
    expect(over(through(t, 'A pass'))).toBe(true)
  })

  rule('MX71, M13.9', 'where three Passes are needed, two in a row of one player count as two', () => {
    const t = table({ seats: [seat({ goo: [standard('Tulzscha')] }), seat(), seat()] })
    through(t, 'A pass, B pass, C play, A play, B pass')
    expect(over(t)).toBe(false)
    expect(over(through(t, 'C pass'))).toBe(true)
  })

  rule('MX72, M13.10, M19.19', 'a card may void every standing Pass and allow a second card', () => {
    const nick = card({
      title: 'In the Nick of Time',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ passes: 'void' }, { play: {}, optional: true }] }],
    })
    const friend = ally('Friend', 1)
    const t = table({ seats: [seat(), seat({ hand: [nick, friend] }), seat()] })
    t.pass().play(nick).choosePlay(friend)
    expect([t.where(friend), t.seat]).toEqual(['ally', 2])
    through(t, 'C pass')
    expect(over(t)).toBe(false)
    expect(over(through(t, 'A pass'))).toBe(true)
  })
})

describe('a Pass to come that is not counted', () => {
  const passed = (text: string, line: string) => {
    const hush = says('Hush', 'Event', text)
    const t = table({ seats: [{ story: [place()], hand: [hush], assets: [knitting()] }, seat()] }).play(hush)
    return through(t, line)
  }

  rule('M13.10', 'is the next of anybody, and no later one', () => {
    const text = 'The next Pass made by any player is not counted.'
    expect([over(passed(text, 'B pass, A pass')), over(passed(text, 'B pass, A pass, B pass'))]).toEqual([false, true])
    expect(passed(text, 'B pass, A pass').state.players.map(({ passes }) => passes)).toEqual([1, 0])
  })

  rule('M13.10', 'is that of the opponent alone, where it is his', () => {
    const text = "Your opponent's next Pass is void."
    expect(passed(text, 'B play, A pass, B pass').state.players.map(({ passes }) => passes)).toEqual([1, 0])
  })
})

describe('Passes that are voided', () => {
  const voiding = (op: Op) => card({ title: 'Hush', type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: [op] }] })
  const left = (op: Op) => {
    const hush = voiding(op)
    const t = table({ seats: [seat({ goo: [standard('Tulzscha')] }), seat(), seat({ hand: [hush] })] })
    through(t, 'A pass, B pass')
    return t.play(hush).state.players.map((each) => each.passes)
  }

  test('[M13.10] are all of them, those of some players, or the last one', () => {
    expect([left({ passes: 'void' }), left({ passes: 'void', who: 'eachOpponent', n: 1 }), left({ passes: 'void', n: 1 })]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
    ])
    expect(left({ passes: 'void', who: 'you' })).toEqual([1, 1, 0])
  })
})

describe('a card that waits for a Pass', () => {
  rule('M13.1, M13.3', 'hears the last one, which ends card play, whoever has passed before', () => {
    const gains = (line: string) => {
      const vigil = says('Vigil', 'Artifact', 'When you are the last to Pass, gain 2 Sanity.')
      const t = table({ seats: [seat({ sanity: 10 }), seat({ sanity: 10, assets: [knitting(), vigil] })] })
      return through(t, line).state.players[1]!.sanity
    }
    expect(gains('A pass, B pass')).toBe(12)
    expect(gains('A play, B pass, A play, B pass')).toBe(12)
    expect(gains('A play, B pass')).toBe(10)
    expect(gains('A play, B pass, A pass')).toBe(10)
  })
})

describe('a card that makes a Pass', () => {
  const sigh = (...more: readonly Op[]) =>
    card({
      title: 'Sigh',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ passes: 'declare' }, ...more] }],
    })

  rule('M13.11', 'counts as one of its player, who has passed twice with it', () => {
    const event = sigh()
    const t = table({ seats: [seat({ hand: [event] }), seat(), seat()] }).play(event)
    expect([t.seat, t.state.players.map((each) => each.passes)]).toEqual([1, [1, 0, 0]])
    expect(over(t)).toBe(false)
    expect(over(through(t, 'B pass'))).toBe(true)
    const again = sigh()
    const u = table({ seats: [seat({ hand: [again] }), seat(), seat()] })
    through(u, 'A pass, B play, C play')
    expect(over(u.play(again))).toBe(true)
  })

  rule('M13.9', 'may ask whether the Passes that stand end the Round, and how many there are of all players', () => {
    const asks = (when: Condition) => {
      const event = sigh({ if: when, do: [{ sanity: 2, who: 'you', sign: 1 }] })
      const t = table({ seats: [seat({ sanity: 10 }), seat({ hand: [event], sanity: 10 })] })
      return t.pass().play(event).state.players[1]!.sanity
    }
    expect(asks({ passesEnd: true })).toBe(12)
    expect(asks({ number: 'passes', min: 2 })).toBe(12)
    expect(asks({ number: 'passes', min: 3 })).toBe(10)
  })

  rule('M13.9', 'may ask of the Passes of one player, and not of his own', () => {
    const alarm = says(
      'Alarm',
      'Event',
      'Play this card at the moment that an opponent has Passed. All Passes announced so far this Round are voided. Draw two cards.',
    )
    const goo = [standard('Tulzscha')]
    expect(
      table({ seats: [seat({ goo }), seat({ hand: [alarm] })] })
        .pass()
        .offers('play', alarm),
    ).toBe(true)
    const t = table({ seats: [seat({ goo, hand: [alarm] }), seat()] }).pass()
    expect(through(t, 'B play').offers('play', alarm)).toBe(false)
  })
})

describe('the end of card play', () => {
  rule('M13.12', 'a card may end it by itself', () => {
    const curfew = card({
      title: 'Curfew',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ passes: 'end' }] }],
    })
    const t = table({ seats: [seat({ hand: [curfew] }), seat()] }).play(curfew)
    expect(t.events.map((each) => each.was)).toContain('combat begun')
  })

  rule('M13.13, M13.14', 'Combat comes even without a Threat, and Passes do not carry over', () => {
    const t = table({ seats: [seat({ investigator: { hand: 0 } }), seat({ investigator: { hand: 0 } })] })
      .pass()
      .pass()
    expect(t.events.map((each) => each.was)).toContain('combat begun')
    // What is used as a Turn may be used in Combat too (M14.25): both decline.
    while (t.question?.ask === 'what to cast or use') t.done()
    while (t.question?.ask === 'whether') t.no()
    expect([t.state.round, t.state.players.map((each) => each.passes)]).toEqual([2, [0, 0]])
  })

  rule('M13.15', 'a card may skip Combat; Threats stay in place', () => {
    const truce = card({
      title: 'Truce',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ skip: 'combat', who: 'you' }] }],
    })
    const lurker = card({ title: 'Lurker', type: 'Monster', subtype: 'Lesser Servitor', value: 2 })
    const t = table({ seats: [seat({ hand: [truce], threat: [lurker] }), seat()] })
      .play(truce)
      .pass()
    through(t, 'A pass')
    expect(t.events.map((each) => each.was)).toContain('combat skipped')
    expect([t.where(lurker), t.sanity]).toEqual(['threat', [12, 12]])
  })
})
