/** Who is affected by a Phobia, whose Threat holds so many, what may not be called off, and who may not draw: read from words, and played. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { title } from '../../../src-main/games/mythos/places.ts'
import { maximum } from '../../../src-main/games/mythos/player-numbers.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { card, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City'] })
const quay = location('Quay', { subregion: 'Salem', publicAttributes: ['Water'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], sanity: 10, ...mine },
      { story: [quay], sanity: 10, ...theirs },
    ],
  })

const fear = (title: string): PrintedCard => card({ title, type: 'Event', subtype: 'Phobia', rules: [] })

describe('[M10.14] who is affected by a Phobia', () => {
  const valued = (text: string, mine: SeatSetup, theirs: SeatSetup = {}): number => {
    const { state } = two({ ...mine, allies: [says('Friend', 'Ally', text, { value: 2 })] }, theirs)
    return currentValue(state, no(state, 'Friend'))
  }

  it('is he on whom it lies, and none besides', () => {
    const text = 'Add 2 if you are affected by a Phobia.'
    expect([valued(text, {}), valued(text, { events: [fear('Dread')] }), valued(text, {}, { events: [fear('Dread')] })]).toEqual([2, 4, 2])
    const other = 'Add 2 if your opponent is affected by a Phobia.'
    expect([valued(other, { events: [fear('Dread')] }), valued(other, {}, { events: [fear('Dread')] })]).toEqual([2, 4])
  })

  it('is affected by two where two lie on him', () => {
    const text = 'Add 2 if you are affected by two or more Phobias.'
    expect([valued(text, { events: [fear('Dread')] }), valued(text, { events: [fear('Dread'), fear('Awe')] })]).toEqual([2, 4])
  })

  it('may be each of several players, one by one', () => {
    const howl = says('Howl', 'Event', 'Each player affected by a Phobia loses 2 Sanity.')
    expect(two({ hand: [howl] }, { events: [fear('Dread')] }).play(howl).sanity).toEqual([10, 8])
  })
})

describe('[M1.29] what lies in a Story Deck or among discards', () => {
  const tome = (title: string): PrintedCard => card({ title, type: 'Tome', rules: [] })
  const valued = (text: string, mine: SeatSetup, theirs: SeatSetup = {}): number => {
    const { state } = two({ ...mine, allies: [says('Friend', 'Ally', text, { value: 2 })] }, theirs)
    return currentValue(state, no(state, 'Friend'))
  }

  it('counts buried cards of the one who is meant, and none in play', () => {
    const text = 'Add 2 if your Story Deck contains a Tome.'
    expect(valued(text, { story: [bolton, tome('Folio')] })).toBe(4)
    expect(valued(text, { assets: [tome('Folio')] })).toBe(2)
    expect(valued(text, {}, { story: [quay, tome('Folio')] })).toBe(2)
    expect(valued("Add 2 if a Tome is in your opponent's Story Deck.", {}, { story: [quay, tome('Folio')] })).toBe(4)
  })

  it('counts so many, and knows of discards', () => {
    const text = 'Add 2 if you have two or more Tomes in your Story Deck.'
    expect(valued(text, { story: [bolton, tome('Folio')] })).toBe(2)
    expect(valued(text, { story: [bolton, tome('Folio'), tome('Quarto')] })).toBe(4)
    expect(valued('Add 2 if there is no Tome in your Discard Pile.', { discard: [tome('Folio')] })).toBe(2)
  })
})

describe('[M17.27] each player in whose Threat so many lie', () => {
  it('is asked for his own Threat', () => {
    const omen = says('Omen', 'Event', 'Any player who has two or more Ghouls in his Threat loses 3 Sanity.')
    const ghoul = monster('Ghoul', 3)
    expect(two({ hand: [omen], threat: [ghoul] }, { threat: [ghoul, ghoul] }).play(omen).sanity).toEqual([10, 7])
  })
})

describe('[M5.13] cards in the order in which they are played', () => {
  const idle = card({ title: 'Idle', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })
  /** Both cards are played by the first seat, with a Turn of the other between. */
  const played = (text: string, ...hand: PrintedCard[]): Table => {
    const [one, other] = hand
    const t = two({ hand, assets: [says('Charm', 'Artifact', text)] }, { assets: [idle] })
    return t.play(one!).use('Idle').play(other!)
  }
  const friend = (title: string): PrintedCard => card({ title, type: 'Ally', value: 2, anyDimension: true, rules: [] })
  const values = (text: string): readonly number[] => {
    const { state } = played(text, friend('One'), friend('Two'))
    return [currentValue(state, no(state, 'One')), currentValue(state, no(state, 'Two'))]
  }

  it('are told apart: the first, the second and any later one', () => {
    expect(values('The first Ally you play each Round adds 1.')).toEqual([3, 2])
    expect(values('The second Ally you play each Round adds 1.')).toEqual([2, 3])
    expect(values('Each Ally you play after the first in a Round adds 2.')).toEqual([2, 4])
  })

  it('set something off once it is their turn in the row', () => {
    const event = (title: string): PrintedCard => card({ title, type: 'Event', anyDimension: true, rules: [] })
    const lost = (text: string): number => played(text, event('One'), event('Two')).sanity[0]!
    expect(lost('When you play your second Event in a Round, lose 3 Sanity.')).toBe(7)
    expect(lost('When you play your third Event in a Round, lose 3 Sanity.')).toBe(10)
    expect(lost('Lose 2 Sanity the first time you play an Event in a Round.')).toBe(8)
  })

  it('cost what the one in question costs, and no other', () => {
    const dear = (title: string): PrintedCard => card({ title, type: 'Event', sanity: -3, anyDimension: true, rules: [] })
    const left = (text: string): number => played(text, dear('One'), dear('Two')).sanity[0]!
    expect(left('Your Maximum gains 1.')).toBe(4)
    expect(left('The second Event you play each Round costs 2 less Sanity.')).toBe(6)
    expect(left('Each Event you play after the second in a Round costs 2 less Sanity.')).toBe(4)
  })

  it('are counted as a condition', () => {
    const two_ = played('While you have played two or more Allies this Round, your Maximum gains 3.', friend('One'), friend('Two'))
    const one = played('While you have played three or more Allies this Round, your Maximum gains 3.', friend('One'), friend('Two'))
    expect([maximum(two_.state, 0) - maximum(one.state, 0)]).toEqual([3])
  })
})

describe('what counts for nothing', () => {
  it('are the first so many of those that are counted', () => {
    const friend = says('Friend', 'Ally', 'Adds 1 for each of your Artifacts beyond the first.', { value: 2 })
    const idol = (title: string): PrintedCard => card({ title, type: 'Artifact', rules: [] })
    const valued = (...assets: PrintedCard[]): number => {
      const { state } = two({ allies: [friend], assets })
      return currentValue(state, no(state, 'Friend'))
    }
    expect([valued(), valued(idol('A')), valued(idol('A'), idol('B'), idol('C'))]).toEqual([2, 2, 4])
  })

  it('is a loss of Sanity, so often as it is said', () => {
    const drain = (title: string): PrintedCard => says(title, 'Event', 'You lose 4 Sanity.')
    const idle = card({ title: 'Idle', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })
    const ward = says('Ward', 'Artifact', 'The first time each Round that you lose Sanity, lose 3 less.')
    const t = two({ hand: [drain('One'), drain('Two')], assets: [ward], sanity: 20 }, { assets: [idle] })
    expect(t.play('One').sanity[0]).toBe(19)
    expect(t.use('Idle').play('Two').sanity[0]).toBe(15)
  })
})

describe('[M19.5] what may not be cancelled', () => {
  const veto = says('Veto', 'Event', 'Cancel one Event just played by your opponent.')
  const idle = card({ title: 'Idle', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })
  /** Whether the second seat may answer the Event that the first has played. */
  const canVeto = (event: PrintedCard, mine: SeatSetup = {}, theirs: SeatSetup = {}): boolean =>
    two({ hand: [event], ...mine }, { hand: [veto], assets: [idle], ...theirs })
      .play(event)
      .offers('play', 'Veto')
  const gain = (text: string): PrintedCard => says('Boon', 'Event', `You gain 2 Sanity. ${text}`)

  it('is no cause for an answer that would cancel it', () => {
    expect([canVeto(gain('')), canVeto(gain('May not be cancelled.'))]).toEqual([true, false])
  })

  it('is what the text tells, and nothing else', () => {
    expect(canVeto(gain('This card may not be cancelled by Spells.'))).toBe(true)
    expect(canVeto(gain('This card may not be cancelled by Events.'))).toBe(false)
    const idol = (text: string): SeatSetup => ({ assets: [says('Idol', 'Artifact', text)] })
    expect(canVeto(gain(''), idol('Your Events may not be cancelled.'))).toBe(false)
    expect(canVeto(gain(''), idol('Your Spells may not be cancelled.'))).toBe(true)
    expect(canVeto(gain(''), {}, { assets: [idle, says('Idol', 'Artifact', 'Your Events may not be cancelled.')] })).toBe(true)
    expect(canVeto(gain(''), idol('Your opponent may not cancel your Events.'))).toBe(false)
  })
})

describe('[M19.17] the card that was turned up', () => {
  const text =
    'Reveal the top card of your Mythos Deck. If it is an Ally, you may play it regardless of Region. Discard any other card revealed.'
  const call = says('Call', 'Event', text)
  const friend = card({ title: 'Friend', type: 'Ally', value: 2, region: 'Egypt', anyDimension: true, rules: [] })
  const idol = card({ title: 'Idol', type: 'Artifact', rules: [] })

  it('is played from the Mythos Deck, if its player likes', () => {
    const t = () => two({ hand: [call], deck: [friend, idol] }).play(call)
    expect(t().choosePlay('Friend').where('Friend')).toBe('ally')
    expect(t().done().where('Friend')).toBe('deck')
  })

  it('goes where any other is said to go', () => {
    expect(
      two({ hand: [call], deck: [idol, friend] })
        .play(call)
        .where('Idol'),
    ).toBe('discard')
  })
})

describe('[M14.83] a card that is buried for another', () => {
  it('goes where that one would have gone in Combat', () => {
    const squire = says('Squire', 'Ally', 'Bury this card instead of another Ally that would be lost in Combat.', { value: 1 })
    const knight = card({ title: 'Knight', type: 'Ally', value: 3, rules: [] })
    const end = (answer: 'yes' | 'no'): Table['state'] =>
      fight({ seats: [{ threat: [monster('Ghoul', 3)] }, { allies: [knight, squire], sanity: 10 }] }, (question, _seat, state) => {
        if (question.ask === 'whether') return { do: answer }
        const choice = question.ask === 'which card' ? question.among.find((each) => title(state, each) === 'Knight') : undefined
        return choice === undefined ? undefined : { do: 'choose', card: choice }
      }).state
    const left = (state: Table['state']): string[] =>
      state.play.filter((each) => each.area === 'ally').map((each) => title(state, each.card))
    expect([left(end('yes')), left(end('no'))]).toEqual([['Knight'], ['Squire']])
  })
})

describe('[M1.24] cards that change places', () => {
  it('lie in the Hand and among the discards of one player', () => {
    const barter = says('Barter', 'Event', 'Exchange one card in your Hand for one Ally in your Discard Pile.')
    const friend = card({ title: 'Friend', type: 'Ally', value: 2, rules: [] })
    const idol = card({ title: 'Idol', type: 'Artifact', rules: [] })
    const t = two({ hand: [barter, idol], discard: [friend] }).play(barter)
    expect([t.where('Friend'), t.where('Idol')]).toEqual(['hand', 'discard'])
  })
})

describe('[M17.7] what forbids to draw cards', () => {
  const friends = (name: string): PrintedCard[] => [1, 2, 3].map((n) => card({ title: `${name} ${n}`, type: 'Ally', value: 1 }))
  const find = says('Find', 'Event', 'Each player draws two cards.')
  const drawn = (...events: PrintedCard[]): readonly number[] => {
    const t = two({ hand: [find], deck: friends('Mine'), events }, { deck: friends('Theirs') }).play(find)
    return t.state.players.map(({ hand }) => hand.length)
  }

  it('binds those whom it names, and nobody else', () => {
    expect(drawn()).toEqual([2, 2])
    expect(drawn(says('Hush', 'Event', 'No player may draw cards.'))).toEqual([0, 0])
    expect(drawn(says('Hush', 'Event', 'Your opponents may not draw any cards.'))).toEqual([2, 0])
    expect(drawn(says('Hush', 'Event', 'Players at a Water Location may not draw cards.'))).toEqual([2, 0])
  })
  it('[M15.31] leaves a Hand as it is at the beginning of a Round, where it says no more than that', () => {
    const begun = (...events: PrintedCard[]): readonly number[] => {
      const { state } = two({ hand: [find], deck: friends('Mine'), events }, { deck: friends('Theirs') })
      return table({ ...state, agenda: [{ do: 'begin round' }] }).state.players.map(({ hand }) => hand.length)
    }
    const hush = says('Hush', 'Event', 'Your opponents may not draw cards at the start of each Round.')
    expect(begun()).toEqual([4, 3])
    expect(begun(hush)).toEqual([4, 0])
    expect(drawn(hush)).toEqual([2, 2])
  })
})
