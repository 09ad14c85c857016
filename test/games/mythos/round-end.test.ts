/** M15: the End of the Round. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { maximum } from '../../../src-main/games/mythos/player-numbers.ts'
import { roundEndTasks } from '../../../src-main/games/mythos/round-end.ts'
import { ally, card, location, monster, mythosPosition, type PositionSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'

const bolton = location('Bolton', { gate: true })
const some = (count: number, name = 'Card'): PrintedCard[] => Array.from({ length: count }, (_, at) => ally(`${name} ${at}`, 1))
const event = (title: string, more: Partial<PrintedCard> = {}) => card({ title, type: 'Event', anyDimension: true, ...more })
const artifact = (title: string, rules: PrintedCard['rules']) => card({ title, type: 'Artifact', anyDimension: true, rules })

/** A position at the End of a Round, its steps still to come. */
function ending(setup: PositionSetup): Table {
  const state = mythosPosition({ ...setup, phase: 'combat' })
  return table({
    ...state,
    agenda: roundEndTasks(
      state,
      state.players.map((_, seat) => seat),
    ),
  })
}
const empty = { hand: [], investigator: { hand: 0 } }
const prompt = (t: Table) => (t.question !== undefined && 'prompt' in t.question ? t.question.prompt : '')

describe('Discard', () => {
  const holding = (count: number) => ending({ seats: [{ hand: some(count), investigator: { handMin: 4, handMax: 6 } }, empty] })

  rule('MX90, M15.4, M15.5, M15.6', 'down to the Maximum one must, down to the Minimum one may', () => {
    const eight = holding(8)
    expect(eight.offers('done')).toBe(false)
    eight.choose('Card 0').choose('Card 1')
    expect([prompt(eight), eight.offers('done')]).toEqual(['You may discard down to your Minimum of 4.', true])
    eight.choose('Card 2').choose('Card 3')
    expect([eight.hand(0).length, prompt(eight)]).toEqual([4, expect.stringContaining('Lobotomy')])
    const five = holding(5)
    expect([prompt(five), five.offers('done')]).toEqual(['You may discard down to your Minimum of 4.', true])
    expect(five.done().hand(0)).toHaveLength(5)
    expect(prompt(holding(3))).toContain('Lobotomy')
  })

  rule('M15.2', 'in each step the players decide in Combat order', () => {
    const state = mythosPosition({ seats: [{ hand: some(9) }, { hand: some(9) }], phase: 'combat' })
    const t = table({ ...state, agenda: roundEndTasks(state, [1, 0]) })
    const asked: number[] = []
    while (t.question?.ask === 'which card') {
      asked.push(t.seat!)
      t.take(t.legal.find((each) => each.do === 'done') ?? t.legal[0]!)
    }
    expect(asked).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
    expect([t.seat, t.no().seat]).toEqual([1, 0])
  })

  rule('M15.7, M15.8', 'Minimum and Maximum are those of the moment, never below 0, and the Maximum wins', () => {
    const greedy = artifact('Hoard', [{ kind: 'static', effect: { stat: 'handMin', by: 5 } }])
    const lean = artifact('Fast', [{ kind: 'static', effect: { stat: 'handMax', by: -9 } }])
    const t = ending({ seats: [{ hand: some(2), assets: [greedy, lean], investigator: { handMin: 3, handMax: 5 } }, empty] })
    expect(t.offers('done')).toBe(false)
    t.choose('Card 0')
    expect(t.offers('done')).toBe(false)
    t.choose('Card 1')
    expect(t.hand(0)).toEqual([])
  })

  rule('M15.4, M15.7', 'a Maximum that is told as the most is that, whatever else raises it, and a lower one stays lower', () => {
    const roomy = artifact('Satchel', [{ kind: 'static', effect: { stat: 'handMax', by: 3 } }])
    const thin = artifact('Thin Moon', [{ kind: 'static', effect: { stat: 'handMax', by: 4, how: 'most', who: 'each' } }])
    const held = (handMax: number) =>
      ending({ seats: [{ hand: some(6), assets: [roomy, thin], investigator: { handMin: 1, handMax } }, empty] })
    expect(prompt(held(5))).toContain('Maximum of 4')
    expect(prompt(held(0))).toContain('Maximum of 3')
  })

  rule('M15.4, M15.5', 'a number of each player of whom something is so is that of no other', () => {
    const tax = says('Tax', 'Event', 'The Maximum of each player who has a Priest in play is reduced by two.')
    const spares = says(
      'Tithe',
      'Event',
      'The Maximum of each player is reduced by two. Players who have a Priest in play are not affected.',
    )
    const priest = ally('Father Bell', 1, { attributes: ['Priest'] })
    const most = (lay: PrintedCard): number[] => {
      const { state } = table({ seats: [{ hand: some(1), allies: [priest], events: [{ lay }] }, { hand: some(1, 'Other') }] })
      return [maximum(state, 0), maximum(state, 1)]
    }
    const [own, other] = most(event('Nothing'))
    expect(most(tax)).toEqual([own! - 2, other])
    expect(most(spares)).toEqual([own, other! - 2])
  })

  rule('M15.3, M19.20', 'what lasts until the end of the Round ends after the Discard and before the Flip', () => {
    const gout = event('Gout', { rules: [{ kind: 'static', effect: { stat: 'handMax', by: -1 }, until: 'round' }] })
    const t = ending({
      seats: [
        { hand: some(5), events: [{ lay: gout, ends: { at: 'end of round', round: 1 } }], investigator: { handMin: 5, handMax: 5 } },
        empty,
      ],
    })
    expect(prompt(t)).toContain('Maximum of 4')
    t.choose('Card 0')
    expect([t.where(gout), t.hand(0).length]).toEqual(['story', 4])
  })
})

describe('Flip', () => {
  rule('M15.9, M8.9, M9.22', 'every face-down card around an Investigator turns up and is ready, Spells too', () => {
    const spell = card({ title: 'Whisper', type: 'Spell' })
    const t = ending({
      seats: [
        {
          ...empty,
          allies: [{ lay: ally('Sleeper', 1), faceDown: true }],
          assets: [
            { lay: card({ title: 'Book', type: 'Tome', spellCapacity: 1 }), bears: [{ lay: spell, faceDown: true }] },
            { lay: artifact('Orb', []), rotated: true },
          ],
        },
        empty,
      ],
    })
    expect(t.state.play.every((each) => !each.faceDown && !each.rotated)).toBe(true)
  })

  rule('M15.10, M11.7', 'Threats, used Gates and crosswise Locations stay as they are', () => {
    const t = ending({
      seats: [
        { ...empty, story: [bolton], spot: { gateUsed: true }, threat: [{ lay: monster('Lurker', 1), faceDown: true }] },
        { ...empty, story: [location('Ahead'), bolton], spot: { crosswise: true } },
      ],
    })
    expect([t.state.players[0]!.spot?.gateUsed, t.state.players[1]!.spot?.crosswise, t.entry('Lurker').faceDown]).toEqual([
      true,
      true,
      true,
    ])
  })

  rule('M15.11', 'a text that keeps a card face-down is followed', () => {
    const shut: PrintedCard = artifact('Sealed Box', [{ kind: 'static', effect: { staysFaceDown: true, of: { is: { type: 'Ally' } } } }])
    const target = ally('Sleeper', 1)
    const state = mythosPosition({
      seats: [{ ...empty, allies: [{ lay: target, faceDown: true }], assets: [shut] }, empty],
      phase: 'combat',
    })
    const held = {
      rule: { kind: 'static', effect: { staysFaceDown: true, of: { ref: 'target' } } },
      ctx: { you: 0, source: 1, target: [0] },
      until: { at: 'end of round', round: 9 },
      order: 9,
    } as const
    const t = table({ ...state, lasting: [held], agenda: [{ do: 'flip step' }, { do: 'main play', seat: 0 }] })
    expect([t.entry(target).faceDown, t.offers('turn up', target)]).toEqual([true, false])
  })

  rule('M15.11, M5.8', 'what is not turned up at the end of the Round can be turned up as a Turn', () => {
    const heavy: PrintedCard = artifact('Heavy Air', [
      { kind: 'static', effect: { staysFaceDown: 'flipStep', of: { is: { type: 'Ally' }, pick: 'all' } } },
    ])
    const sleeper = ally('Sleeper', 1)
    const seats = [{ ...empty, allies: [{ lay: sleeper, faceDown: true }], assets: [heavy] }, empty]
    const t = table({ ...mythosPosition({ seats, phase: 'combat' }), agenda: [{ do: 'flip step' }, { do: 'main play', seat: 0 }] })
    expect([t.entry(sleeper).faceDown, t.offers('turn up', sleeper)]).toEqual([true, true])
  })

  rule('M15.11', 'its owner may pay to keep a card face-down for another Round', () => {
    const bell = artifact('Diving Bell', [
      {
        kind: 'on',
        on: 'roundEnd',
        if: { role: 'faceDown' },
        optional: true,
        cost: [{ sanity: 1 }],
        do: [{ start: { kind: 'static', effect: { staysFaceDown: true, of: { ref: 'self' } } }, until: 'round' }],
      },
    ])
    const asked = () => ending({ seats: [{ ...empty, sanity: 5, assets: [{ lay: bell, faceDown: true }] }, empty] })
    const kept = asked().yes()
    expect([kept.entry(bell).faceDown, kept.sanity[0]]).toEqual([true, 4])
    const turned = asked().no()
    expect([turned.entry(bell).faceDown, turned.sanity[0]]).toEqual([false, 5])
    // Of a card that lies face-up nothing is asked.
    expect(prompt(ending({ seats: [{ ...empty, assets: [bell] }, empty] }))).toContain('Lobotomy')
  })
})

describe('the Voluntary Lobotomy', () => {
  const setup = (): PositionSetup => ({
    seats: [
      {
        sanity: 6,
        story: [bolton, ...some(8, 'Buried')],
        hand: some(4, 'Held'),
        deck: some(10, 'Deck'),
        discard: some(14, 'Thrown'),
        allies: [ally('Friend', 1), ally('Helper', 1)],
        assets: [card({ title: 'Book', type: 'Tome' })],
        goo: [monster('Old God', 0, { goo: true })],
        investigator: { handMin: 4, handMax: 6 },
      },
      empty,
    ],
  })

  test('[MX95, M15.12, M15.13, M15.14, M15.15, M15.16, M15.17, M15.18, M15.20, M15.21] everything but what is in play is shuffled, and a full Hand drawn', () => {
    const t = ending(setup())
    expect(prompt(t)).toContain('Voluntary Lobotomy')
    t.yes()
    const me = t.state.players[0]!
    expect([me.sanity, me.hand.length, me.deck.length, me.discard.length, t.story(0)]).toEqual([5, 13, 23, 0, ['Bolton']])
    expect(['Friend', 'Helper', 'Book', 'Old God'].map((each) => t.where(each))).toEqual(['ally', 'ally', 'asset', 'goo'])
  })

  rule('MX95, M15.22', 'nothing more is paid in the Reshuffle step', () => {
    const t = ending(setup()).yes()
    expect(prompt(t)).toContain('Lobotomy') // the other player's
    t.no()
    expect([t.question?.ask, t.sanity[0]]).toEqual(['what to play', 5])
  })

  rule('MX95, M15.12', 'it happens once a game', () => {
    const again = setup()
    const t = ending({ ...again, seats: [{ ...again.seats[0]!, player: { lobotomised: true } }, empty] })
    expect([t.seat, prompt(t)]).toEqual([1, expect.stringContaining('Lobotomy')])
  })

  rule('M15.14, M15.28', 'with the last point it ends the game', () => {
    const again = setup()
    const t = ending({ ...again, seats: [{ ...again.seats[0]!, sanity: 1 }, empty] }).yes()
    expect([t.sanity[0], t.state.over === undefined]).toEqual([0, false])
  })

  rule('M15.19', 'who walks keeps the crosswise card and the Location beneath', () => {
    const again = setup()
    const t = ending({
      ...again,
      seats: [{ ...again.seats[0]!, story: [location('Ahead'), bolton, ...some(3, 'Buried')], spot: { crosswise: true } }, empty],
    }).yes()
    expect(t.story(0)).toEqual(['Ahead', 'Bolton'])
  })
})

describe('Reshuffle and drawing', () => {
  const drawing = (more: Partial<PositionSetup['seats'][number]>) =>
    table({
      seats: [
        { sanity: 7, hand: some(4, 'Held'), story: [bolton], ...more },
        { story: [bolton], investigator: { hand: 0 } },
      ],
      agenda: [{ do: 'begin round' }],
    })
  const piles = (t: Table) => {
    const me = t.state.players[0]!
    return [me.sanity, me.hand.length, me.deck.length, me.discard.length]
  }

  rule('MX91, M15.24, M15.25', 'a deck that runs out is paid for when the next card must be drawn', () => {
    expect(piles(drawing({ deck: some(5, 'Deck'), discard: some(20, 'Thrown') }))).toEqual([6, 13, 16, 0])
  })
  rule('MX92, M15.25', 'exactly enough cards cost nothing yet', () => {
    expect(piles(drawing({ deck: some(9, 'Deck'), discard: some(20, 'Thrown') }))).toEqual([7, 13, 0, 20])
  })
  rule('MX92, M15.27', 'the next card that has to be revealed costs the reshuffle', () => {
    const waterbury = standard('Waterbury State Hospital')
    const t = table({
      seats: [{ sanity: 7, story: [waterbury, bolton], spot: { crosswise: true }, discard: [location('Omen', { sanity: 2 })] }, {}],
    }).arrive()
    expect(t.sanity[0]).toBe(7 + 4 - 1 + 2)
  })
  rule('MX93, M15.28, M15.23', 'paid with the last point it ends the game', () => {
    const t = drawing({ sanity: 1, deck: [], discard: some(20, 'Thrown') })
    expect([t.sanity[0], t.state.over === undefined]).toEqual([0, false])
  })
  rule('MX94, M15.26', 'with nothing to shuffle nothing is spent or drawn', () => {
    expect(piles(drawing({ hand: some(3, 'Held'), deck: [], discard: [] }))).toEqual([7, 3, 0, 0])
  })

  rule('M15.23, M15.29', 'before drawing one may reshuffle once for 1 Sanity, whatever the deck holds', () => {
    const t = ending({
      seats: [
        { hand: some(3), deck: some(20, 'Deck'), discard: some(5, 'Thrown'), story: [bolton] },
        { ...empty, story: [bolton] },
      ],
    })
      .no()
      .no()
    expect([t.seat, prompt(t)]).toEqual([0, expect.stringContaining('Shuffle your discards')])
    t.yes()
    expect([t.sanity[0], t.state.players[0]!.discard.length, t.question?.ask]).toEqual([11, 0, 'what to play'])
  })

  rule('M15.30', 'a reshuffle by a card costs only what the card says', () => {
    const wheel = event('Wheel', { rules: [{ kind: 'on', on: 'played', do: [{ shuffle: 'deck+discard', who: 'you' }] }] })
    const t = table({ seats: [{ story: [bolton], hand: [wheel], discard: some(5, 'Thrown') }, { story: [bolton] }] }).play(wheel)
    expect([t.sanity[0], t.state.players[0]!.deck.length]).toEqual([12, 5])
  })

  rule('M15.31, M15.32', 'all draw up to their Hand size, and who holds that many draws nothing', () => {
    expect(piles(drawing({ hand: some(4), deck: some(20, 'Deck') }))[1]).toBe(13)
    expect(piles(drawing({ hand: some(14), deck: some(20, 'Deck') }))).toEqual([7, 14, 20, 0])
  })

  rule('M15.33', 'a text may change how many are drawn', () => {
    const lamp = artifact('Lamp', [{ kind: 'static', effect: { stat: 'draw', by: 2 } }])
    expect(piles(drawing({ deck: some(20, 'Deck'), assets: [lamp] }))[1]).toBe(15)
  })

  rule('M15.34', 'a Turn still to be lost carries over', () => {
    const t = drawing({ deck: some(20, 'Deck'), sanity: 3, player: { lostTurns: 1 } })
    expect([t.state.first, t.seat, t.state.players[0]!.lostTurns]).toEqual([0, 1, 0])
  })

  rule('M15.1', 'the steps come in order, and then the next Round', () => {
    const t = ending({
      seats: [
        { hand: some(6), discard: some(1, 'Thrown'), deck: some(20, 'Deck'), story: [bolton] },
        { ...empty, story: [bolton] },
      ],
    })
    const asked = [prompt(t)]
    t.choose('Card 0').done()
    asked.push(prompt(t))
    t.no().no()
    asked.push(prompt(t))
    t.no()
    expect(asked.map((each) => each.split(' ')[0])).toEqual(['Discard', 'Undergo', 'Shuffle'])
    expect([t.state.round, t.state.phase, t.question?.ask]).toEqual([2, 'card play', 'what to play'])
  })
})
