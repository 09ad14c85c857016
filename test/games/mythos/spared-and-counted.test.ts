/** Losses and gains of Sanity that texts change or spare, attacks that are called off, plays that are counted: read from words, and played. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { combatPlays } from '../../../src-main/games/mythos/options.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, no, type SeatSetup, weapon } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const known = knownWords([{ title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' }])
const says = saying(known)

const bolton = location('Bolton', { gate: true, attributes: ['City', 'Artifact', 'Tome'] })
const quay = location('Quay', { subregion: 'Salem', publicAttributes: ['Water'], attributes: ['City', 'Artifact'] })
const knitting = card({ title: 'Knitting', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 0 }] }] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], sanity: 10, ...mine },
      { story: [quay], sanity: 10, assets: [knitting], ...theirs },
    ],
  })

describe('losses and gains of Sanity', () => {
  const drain = says('Drain', 'Event', 'You lose 4 Sanity.')
  const tonic = says('Tonic', 'Event', 'You gain 4 Sanity.')
  const with_ = (text: string, hand: PrintedCard) => two({ hand: [hand], assets: [says('Charm', 'Artifact', text)] }).play(hand).sanity[0]

  it('become less, more, half, double, none, or at most so much', () => {
    expect(with_('You lose 1 less Sanity from Events.', drain)).toBe(7)
    expect(with_('Whenever you lose Sanity, lose 1 additional point.', drain)).toBe(5)
    expect(with_('Halve all your Sanity losses.', drain)).toBe(8)
    expect(with_('All your Sanity losses are doubled.', drain)).toBe(2)
    expect(with_('You cannot lose Sanity.', drain)).toBe(10)
    expect(with_('You cannot lose more than 3 Sanity at a time.', drain)).toBe(7)
  })

  it('are changed where they are spoken of, and nowhere else', () => {
    expect(with_('You lose 1 less Sanity from Phobias.', drain)).toBe(6)
    expect(with_('You cannot lose Sanity in Combat.', drain)).toBe(6)
    expect(with_('You cannot lose Sanity.', tonic)).toBe(14)
    expect(with_('Whenever you gain Sanity, gain 1 point less.', tonic)).toBe(13)
    expect(with_('Whenever you gain Sanity, gain 1 point less.', drain)).toBe(6)
  })

  it('are not what is paid: a price is no loss', () => {
    const dear = says('Dear', 'Event', 'Draw one card.', { sanity: -3 })
    expect(with_('You cannot lose Sanity.', dear)).toBe(7)
  })

  it('are those of the player that is named', () => {
    const curse = says('Curse', 'Event', 'Each player loses 2 Sanity.')
    const t = two({ hand: [curse], assets: [says('Idol', 'Artifact', "Your opponent's Sanity losses are doubled.")] }).play(curse)
    expect(t.sanity).toEqual([8, 6])
  })

  it('are spared once, and then no more', () => {
    const ward = says('Ward', 'Event', 'Prevent the next loss of Sanity.')
    const t = two({ hand: [ward, drain, { ...drain, title: 'Drain Again' }] })
    t.play(ward)
    t.use('Knitting').play(drain)
    expect(t.sanity[0]).toBe(10)
    t.use('Knitting').play('Drain Again')
    expect(t.sanity[0]).toBe(6)
  })

  it('are spared for this Round at most', () => {
    const ward = says('Ward', 'Event', 'Prevent the next loss of Sanity this Round.')
    const { until } = two({ hand: [ward] }).play(ward).state.lasting[0]!
    expect(until).toMatchObject({ at: 'first of', endings: [{ at: 'end of round' }, { at: 'sanity changed', went: 'lost' }] })
  })

  it('are spared for a price, if their player likes', () => {
    const friend = says('Friend', 'Ally', 'Bury this Ally to prevent the loss of up to 3 Sanity points.', { value: 2 })
    const begin = () => two({ hand: [drain], allies: [friend] }).play(drain)
    expect(begin().question).toMatchObject({ ask: 'whether' })
    const yes = begin().yes()
    expect([yes.sanity[0], yes.where('Friend')]).toEqual([9, 'story'])
    const not = begin().no()
    expect([not.sanity[0], not.where('Friend')]).toEqual([6, 'ally'])
  })

  it('are replaced by the loss of a card, where such a card causes them', () => {
    const doll = says('Doll', 'Artifact', 'If you would lose Sanity from a Phobia, you may discard this card instead.')
    expect(two({ hand: [drain], assets: [doll] }).play(drain).sanity[0]).toBe(6)
    const fear = says('Fear', 'Event', 'Lose 2 Sanity at the start of each Turn.', { subtype: 'Phobia' })
    const t = two({ assets: [doll] }, { hand: [fear] })
    expect(t.question).toMatchObject({ ask: 'what to play' })
  })

  it('are spared but for so much, or for half, where they are large enough', () => {
    const left = (text: string) => {
      const t = two({ hand: [drain], allies: [says('Friend', 'Ally', text, { value: 2 })] }).play(drain)
      return t.question?.ask === 'whether' ? t.yes().sanity[0] : t.sanity[0]
    }
    expect(left('If you would lose 4 or more Sanity points, you may bury this card and lose only 1.')).toBe(9)
    expect(left('If you would lose 5 or more Sanity points, you may bury this card and lose only 1.')).toBe(6)
    expect(left('If you would lose Sanity, you may bury this card and lose only half.')).toBe(8)
    expect(left('If you would lose Sanity, you may bury this card and lose 3 fewer.')).toBe(9)
  })

  it("are spared where an opponent's card is the cause, and not one's own", () => {
    const friend = says('Friend', 'Ally', "If you would lose Sanity from an opponent's card, you may bury this card instead.", { value: 2 })
    expect(two({ hand: [drain], allies: [friend] }).play(drain).sanity[0]).toBe(6)
    const howl = says('Howl', 'Event', 'Your opponent loses 3 Sanity.')
    const t = two({ hand: [howl] }, { allies: [friend] })
      .play(howl)
      .yes()
    expect([t.sanity[1], t.where('Friend')]).toEqual([10, 'story'])
  })

  it('of a Combat are at most so much, over all its Battles', () => {
    const shield = says('Shield', 'Artifact', 'You cannot lose more than 2 Sanity in any one Combat.')
    const left = (assets: PrintedCard[]) =>
      fight({ seats: [{ threat: [monster('Big Ghoul', 5)] }, { assets, sanity: 10 }] }).state.players[1]!.sanity
    expect([left([]), left([shield])]).toEqual([5, 8])
  })

  it('of a Battle are asked about before they are taken', () => {
    const friend = says('Amulet', 'Artifact', 'You may bury this card to prevent any loss of Sanity in Combat.')
    const { state } = fight({ seats: [{ threat: [monster('Big Ghoul', 5)] }, { assets: [friend], sanity: 10 }] }, (question) =>
      question.ask === 'whether' ? { do: 'yes' } : undefined,
    )
    expect(state.players[1]!.sanity).toBe(10)
  })
})

describe('cards that would be lost', () => {
  const friend = ally('Friend', 2)
  const lose = (how: 'Bury' | 'Discard', text: string, from = 10) => {
    const news = says('News', 'Event', `${how} one of your Allies.`)
    return two({ hand: [news], sanity: from, allies: [friend], assets: [says('Charm', 'Artifact', text)] }).play(news)
  }

  it('are kept for Sanity, if their player likes and has it', () => {
    const text = 'If one of your Allies would be buried, you may pay 2 Sanity to keep it in play instead.'
    const kept = lose('Bury', text).yes()
    expect([kept.where('Friend'), kept.sanity[0]]).toEqual(['ally', 8])
    const gone = lose('Bury', text).no()
    expect([gone.where('Friend'), gone.sanity[0]]).toEqual(['story', 10])
  })

  it('are spared being discarded alone, where no more is said', () => {
    const text = 'If one of your Allies would be discarded, you may bury this card instead.'
    expect(lose('Discard', text).yes().where('Friend')).toBe('ally')
    expect(lose('Bury', text).where('Friend')).toBe('story')
  })

  it("are spared by an opponent's doing, and not by one's own", () => {
    const charm = says('Charm', 'Artifact', 'If an opponent would bury one of your Allies, you may bury this card instead.')
    expect(lose('Bury', 'If an opponent would bury one of your Allies, you may bury this card instead.').where('Friend')).toBe('story')
    const curse = says('Curse', 'Event', "Bury one of your opponent's Allies.")
    const t = two({ hand: [curse] }, { allies: [friend], assets: [charm] })
      .play(curse)
      .yes()
    expect([t.where('Friend'), t.where('Charm')]).toEqual(['ally', 'story'])
  })
})

describe('what was moved just before', () => {
  it('is counted card by card, with the kind that is asked for', () => {
    const toll = says('Toll', 'Event', 'Bury up to two of your Allies. Gain 2 Sanity points for each Ally buried in this way.')
    const t = two({ hand: [toll], allies: [ally('One', 1), ally('Two', 1), ally('Three', 1)] }).play(toll)
    t.choose('One').choose('Two')
    expect(t.sanity[0]).toBe(14)
    expect(
      two({ hand: [toll], allies: [ally('One', 1)] })
        .play(toll)
        .done().sanity[0],
    ).toBe(10)
  })

  it('is Sanity, as far as there was any to lose', () => {
    const leech = says('Leech', 'Event', 'Your opponent loses 4 Sanity. Gain as many Sanity points as your opponent lost.')
    const gained = (theirs: number) => two({ hand: [leech] }, { sanity: theirs }).play(leech).sanity[0]
    expect(gained(9)).toBe(14)
  })

  it('is how many players lost some', () => {
    const howl = says('Howl', 'Event', 'Each player loses 1 Sanity. Gain 1 Sanity for each player who lost Sanity in this way.')
    expect(two({ hand: [howl] }).play(howl).sanity).toEqual([11, 9])
  })
})

describe('attacks that are called off', () => {
  it('take no part in the Battle', () => {
    const calm = says('Calm', 'Artifact', 'Bury this card in Combat to cancel the attack of one Monster.')
    const lost = (use: boolean) =>
      fight({ seats: [{ threat: [monster('Big Ghoul', 5)] }, { assets: [calm], sanity: 10 }] }, (question, seat, state) => {
        if (question.ask !== 'what to cast or use' || !use) return undefined
        return combatPlays(state, seat).find((each) => each.do === 'use')
      }).state.players[1]!.sanity
    expect([lost(false), lost(true)]).toEqual([5, 10])
  })

  it('do not come from who may not attack while it is so', () => {
    const left = (text: string) =>
      fight({ seats: [{ threat: [says('Sleeper', 'Monster', text, { value: 4, subtype: 'Lesser Independent' })] }, { sanity: 10 }] }).state
        .players[1]!.sanity
    expect([left('May not attack by Day.'), left('May not attack at Night.')]).toEqual([10, 6])
  })
})

describe('Weapons', () => {
  it('that add nothing add nothing, and those of others still do', () => {
    const rust = says('Rust', 'Artifact', "Your opponent's Weapons add nothing.")
    const armed = (title: string) => ({ lay: ally(title, 2), bears: [weapon(`${title}'s Axe`, 3)] })
    const t = two({ assets: [rust], allies: [armed('Mine')] }, { allies: [armed('Theirs')] })
    expect(['Mine', 'Theirs'].map((each) => currentValue(t.state, no(t.state, each)))).toEqual([5, 2])
  })
})

describe('plays', () => {
  const trinket = (title: string) => card({ title, type: 'Artifact', anyDimension: true })

  it('beyond so many in a Round are not open', () => {
    const law = says('Law', 'Artifact', 'No player may play more than one Artifact per Round.')
    const t = two({ hand: [trinket('A'), trinket('B')], assets: [law] })
    expect(t.ways('A').length > 0).toBe(true)
    t.play('A').use('Knitting')
    expect(t.ways('B').length > 0).toBe(false)
  })

  it('[M17.7] are closed to those alone who are where it is said', () => {
    const omen = says('Omen', 'Artifact', 'No player may play Artifacts while at a Water Location.')
    const t = two({ hand: [trinket('A')], assets: [omen] }, { hand: [trinket('B')] })
    expect(t.ways('A').length > 0).toBe(true)
    t.play('A')
    expect(t.ways('B').length > 0).toBe(false)
  })

  it('are closed to the end of the next Turn of who is meant, and open again after it', () => {
    const gag = says('Gag', 'Event', 'Your opponent may not play Artifacts on his or her next Turn.')
    const t = two({ hand: [gag, trinket('A')] }, { hand: [trinket('B')] }).play(gag)
    expect(t.ways('B').length > 0).toBe(false)
    t.use('Knitting')
    expect(t.ways('A').length > 0).toBe(true)
    t.play('A')
    expect(t.ways('B').length > 0).toBe(true)
  })

  it('that were made are known for the Round', () => {
    const proud = says('Proud', 'Ally', 'If you have played an Artifact this Round, add 2 to this card.', { value: 1 })
    const t = two({ hand: [trinket('A')], allies: [proud] })
    const value = () => currentValue(t.state, no(t.state, 'Proud'))
    expect(value()).toBe(1)
    t.play('A')
    expect(value()).toBe(3)
  })

  it('cost less the first time in a Round', () => {
    const dear = (title: string) => card({ title, type: 'Artifact', anyDimension: true, sanity: -3 })
    const miser = says('Miser', 'Ally', 'Ignore the Sanity cost of the first Artifact you play each Round.', { value: 1 })
    const t = two({ hand: [dear('A'), dear('B')], allies: [miser] })
    t.play('A').use('Knitting')
    expect(t.sanity[0]).toBe(10)
    t.play('B')
    expect(t.sanity[0]).toBe(7)
  })

  it('cost less the next time alone', () => {
    const dear = (title: string) => card({ title, type: 'Artifact', anyDimension: true, sanity: -3 })
    const deal = says('Deal', 'Event', 'The next Artifact you play costs 2 less Sanity.')
    const t = two({ hand: [deal, dear('A'), dear('B')] }).play(deal)
    t.use('Knitting').play('A').use('Knitting').play('B')
    expect(t.sanity[0]).toBe(6)
  })
})

describe('who walks', () => {
  it('[M6.22] is told from who is somewhere', () => {
    const storm = says('Squall', 'Event', 'Each player who is walking loses 2 Sanity.')
    const sanity = (crosswise: boolean) =>
      two({ hand: [storm] }, { spot: { crosswise, gateUsed: false, since: 0, order: 0 } }).play(storm).sanity
    expect([sanity(false), sanity(true)]).toEqual([
      [10, 10],
      [10, 8],
    ])
  })
})

describe('what is counted', () => {
  it('counts for every so many full', () => {
    const feast = says('Feast', 'Event', 'Gain 2 Sanity for every two Allies you have in play.')
    const after = (count: number) =>
      two({ hand: [feast], allies: ['Ann', 'Bob', 'Cid', 'Dot'].slice(0, count).map((each) => ally(each, 1)) }).play(feast).sanity[0]
    expect([1, 2, 3, 4].map(after)).toEqual([10, 12, 12, 14])
  })

  it('is what was flipped, as many as one likes', () => {
    const rest = says('Rest', 'Event', 'Flip any number of your Allies face-down. Gain 1 Sanity for each Ally that is flipped in this way.')
    const t = two({ hand: [rest], allies: ['Ann', 'Bob', 'Cid'].map((each) => ally(each, 1)) }).play(rest)
    t.choose('Ann').choose('Cid').done()
    expect(t.sanity[0]).toBe(12)
  })

  it('is the top card of the discard pile', () => {
    const dig = says('Dig', 'Event', 'Return the top card of your Discard Pile to your Hand.')
    const t = two({ hand: [dig], discard: [ally('Bob', 1), ally('Ann', 1)] }).play(dig)
    expect([t.where('Ann'), t.where('Bob')]).toEqual(['hand', 'discard'])
  })
})

describe('a Hand', () => {
  it('that nobody may see is not shown', () => {
    const peek = says('Peek', 'Event', "Look at your opponent's Hand.")
    const shut = says('Shut', 'Ally', 'Opponents may not look at your Hand.', { value: 1 })
    const asked = (allies: PrintedCard[]) => two({ hand: [peek] }, { hand: [ally('Secret', 1)], allies }).play(peek).question?.ask
    expect([asked([]), asked([shut])]).toEqual(['which way', 'what to play'])
  })
})

describe('an Event laid on an Ally', () => {
  const snare = says('Snare', 'Event', "Play this card on an opponent's Ally. That Ally loses 2 points.")

  it('lies there, and holds for that Ally alone', () => {
    const t = two({ hand: [snare] }, { allies: [ally('Ann', 3), ally('Bob', 3)] }).play(snare)
    t.choose('Bob')
    expect(['Ann', 'Bob'].map((each) => currentValue(t.state, no(t.state, each)))).toEqual([3, 1])
    expect(t.where('Snare')).toBe('event')
  })

  it('goes with that Ally', () => {
    const axe = says('Axe', 'Event', 'Bury one Ally of your opponent.')
    const t = two({ hand: [snare, axe] }, { allies: [ally('Ann', 3)] }).play(snare)
    t.use('Knitting').play(axe)
    expect([t.where('Ann'), t.where('Snare')]).toEqual(['story', 'story'])
  })
})
