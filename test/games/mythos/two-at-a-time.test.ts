/** Several cards on one Turn by the leave of a card in play, leave that others have as well, and journeys that end on the Turn they begin. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { keptBeyond } from '../../../src-main/games/mythos/player-numbers.ts'
import { card, location, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { saying, says } from '../../support/mythos-texts.ts'

const student = (title: string): PrintedCard =>
  card({ title, type: 'Ally', attributes: ['Student'], value: 1, foundAt: { subregion: 'Salem' }, rules: [] })
const ghoul = (title: string): PrintedCard => card({ title, type: 'Monster', subtype: 'Lesser Independent', value: 2, rules: [] })
const [ann, ben, cal] = [student('Ann'), student('Ben'), student('Cal')]
const [hound, rat, bat] = [ghoul('Hound'), ghoul('Rat'), ghoul('Bat')]
const words = knownWords([ann, ben, cal, hound, rat, bat])
const salem = (text: string): PrintedCard => ({
  ...location('Salem Inn', { subregion: 'Salem', gate: true, attributes: ['City'] }),
  rules: saying(words)('Salem Inn', 'Location', text).rules,
})
const sat = (text: string, hand: readonly PrintedCard[], more: Partial<SeatSetup> = {}): Table =>
  table({ seats: [{ story: [salem(text)], hand, ...more }, {}] })

describe('[M11.20] cards that may be played two at a time', () => {
  it('are played together, and no third one with them', () => {
    const two = sat('Students may be played here two at a time.', [ann, ben, cal]).play(ann).choosePlay(ben)
    expect([two.hand(0), two.seat]).toEqual([['Cal'], 1])
  })

  it('may be three where it says so, and need not be more than one', () => {
    const three = sat('You may play up to three Students on one Turn while you are here.', [ann, ben, cal])
    expect(three.play(ann).choosePlay(ben).choosePlay(cal).hand(0)).toEqual([])
    const one = sat('Students may be played here two at a time.', [ann, ben]).play(ann).done()
    expect([one.hand(0), one.seat]).toEqual([['Ben'], 1])
  })

  it('are one by one where the card does not lie', () => {
    const text = 'Students may be played here two at a time.'
    const gone = table({ seats: [{ story: [location('Elsewhere', { subregion: 'Salem' }), salem(text)], hand: [ann, ben] }, {}] })
    expect([gone.play(ann).hand(0), gone.seat]).toEqual([['Ben'], 1])
  })

  it('[M11.4] use one Gate as Monsters', () => {
    const t = sat('While this is your Current Location, you may play two Monsters into the same Threat on one Turn.', [hound, rat, bat])
    expect(t.play(hound).choosePlay(rat).hand(0)).toEqual(['Bat'])
    expect(t.state.players[0]!.spot?.gateUsed).toBe(true)
  })

  it('[M2.23] cost what is asked for it besides, if they are two', () => {
    const text = 'You may play two Students at once here, but must then lose 1 Sanity point in addition to any normal costs.'
    const [both, alone] = [sat(text, [ann, ben], { sanity: 9 }), sat(text, [ann, ben], { sanity: 9 })]
    expect([both.play(ann).choosePlay(ben).sanity[0], alone.play(ann).done().sanity[0]]).toEqual([8, 9])
  })

  it('may be so for every player', () => {
    const rule = 'While this card is in play, each player may play two Allies on each of his or her Turns.'
    const dawn = says('Rally Day', 'Event', rule, { subtype: 'Day' })
    const inn = location('Salem Inn', { subregion: 'Salem' })
    const t = table({
      seats: [
        { story: [inn], hand: [cal], events: [dawn] },
        { story: [inn], hand: [ann, ben] },
      ],
    }).play(cal)
    expect(t.play(ann).choosePlay(ben).hand(1)).toEqual([])
  })
})

describe('[M19.8] a leave that others have as well', () => {
  const rule = 'Once per Round, each player may play a Monster at a City Location without using the Gate.'
  const star = says('Red Star', 'Event', rule, { subtype: 'Star' })
  const town = location('Bolton', { attributes: ['City'] })
  const at = (place: PrintedCard) =>
    table({
      seats: [
        { story: [place], hand: [hound, rat], events: [star] },
        { story: [place], hand: [bat] },
      ],
    })

  it('is used by each of them for himself', () => {
    const t = at(town).play(hound)
    expect(t.play(bat).hand(1)).toEqual([])
    expect(t.offers('play', rat)).toBe(false)
  })

  it('asks of each of them what it asks', () => {
    expect(at(location('Farm', { attributes: ['Country'] })).offers('play', hound)).toBe(false)
  })
})

describe('[M6.42] a journey that may end on the Turn it begins', () => {
  const later = 'On a later Turn, play a new Location in the same Region, right-side-up on top of your Story Deck.'
  const train = says('Train', 'Event', later, { subtype: 'Travel by Land', travel: true })
  const guard = (text: string): PrintedCard => says('Guard', 'Ally', text, { value: 1 })
  const [bolton, inn] = [location('Bolton'), location('Inn', { subregion: 'Salem' })]
  const ride = (guards: readonly PrintedCard[], story = [bolton]): Table =>
    table({ seats: [{ story, hand: [train, inn], allies: guards }, { story: [bolton] }] }).play(train)

  it('does so, or waits for a later one', () => {
    const free = guard(
      'When you play a Travel by Land Event, you need not wait for a following Turn but may play the new Location at once.',
    )
    expect(ride([free]).chooseWay(1).choosePlay(inn).story(0)).toEqual(['Inn', 'Train', 'Bolton'])
    const waiting = ride([free]).chooseWay(0)
    expect([waiting.story(0), waiting.seat]).toEqual([['Train', 'Bolton'], 1])
    expect(waiting.untilTurnOf(0).offer(train).choosePlay(inn).story(0)[0]).toBe('Inn')
  })

  it('does not where no card says so, or of other journeys', () => {
    expect(ride([]).seat).toBe(1)
    expect(
      ride([guard('While this card is in play, you may play a Travel by Sea Event and its new Location on the same Turn.')]).seat,
    ).toBe(1)
  })

  it('is one from the place that says so', () => {
    const text = 'If you play a Travel by Land Event from here, you may immediately play the new Location on the same Turn.'
    const halt = { ...location('Halt'), rules: says('Halt', 'Location', text).rules }
    expect(ride([], [halt]).chooseWay(1).choosePlay(inn).story(0)[0]).toBe('Inn')
  })
})

describe('[M17.7] no more Gates than so many in a Round', () => {
  it('are used by a player', () => {
    const gates = says('Locks', 'Event', 'No Investigator may use more than one Gate in a Round.', { subtype: 'Star' })
    const [one, two] = [location('One', { gate: true }), location('Two', { gate: true })]
    const again = (...events: PrintedCard[]): boolean =>
      table({ seats: [{ story: [one], hand: [hound, rat, two], events }, {}] })
        .play(hound)
        .untilTurnOf(0)
        .play(two)
        .untilTurnOf(0)
        .offers('play', rat)
    expect([again(), again(gates)]).toEqual([true, false])
  })
})

describe('[M2.23] what is given for playing a card besides its cost', () => {
  const toll = says('Curfew', 'Event', 'A player who wishes to play an Ally must first discard one other card.', { subtype: 'Star' })
  const inn = location('Salem Inn', { subregion: 'Salem' })
  const under = (hand: readonly PrintedCard[]): Table =>
    table({
      seats: [
        { story: [inn], hand: [cal], events: [toll] },
        { story: [inn], hand },
      ],
    }).pass()

  it('is another card of him who plays', () => {
    const t = under([ann, hound, rat]).play(ann).choose(rat)
    expect([t.hand(1), t.discard(1), t.entry(ann).area]).toEqual([['Hound'], ['Rat'], 'ally'])
  })

  it('must be there', () => {
    expect(under([ann]).offers('play', ann)).toBe(false)
  })
})

describe('[M19.9] what may be played without its cost, once a Round', () => {
  it('is one card, whether one could pay or not', () => {
    const free = says('Bursar', 'Ally', 'You may play any Artifact without paying its Sanity cost once a Round.', { value: 1 })
    const urn = (title: string) => card({ title, type: 'Artifact', sanity: -2, anyDimension: true, rules: [] })
    const [one, two] = [urn('One'), urn('Two')]
    const inn = location('Salem Inn', { attributes: ['Artifact'] })
    const t = table({ seats: [{ story: [inn], hand: [one, two], allies: [free], sanity: 9 }, {}] }).play(one)
    expect(t.sanity[0]).toBe(9)
    expect(t.untilTurnOf(0).play(two).sanity[0]).toBe(7)
  })
})

describe('[M15.5] cards that are kept beyond the Maximum', () => {
  const chest = says('Chest', 'Artifact', 'During the Discard phase, you may keep one Artifact or Tome beyond your Maximum.')
  const urn = (title: string) => card({ title, type: 'Artifact', rules: [] })
  const kept = (...hand: readonly PrintedCard[]): number => keptBeyond(table({ seats: [{ hand, assets: [chest] }, {}] }).state, 0)

  it('are so many of their kind, and no others', () => {
    expect([kept(ann, ben), kept(ann, urn('One')), kept(urn('One'), urn('Two'))]).toEqual([0, 1, 1])
  })

  it('are as many of their kind as there are, where these do not count', () => {
    const sack = says('Sack', 'Artifact', 'The Artifacts in your Hand are not counted against your Maximum.')
    const { state } = table({ seats: [{ hand: [ann, urn('One'), urn('Two'), urn('Three')], assets: [sack, chest] }, {}] })
    expect(keptBeyond(state, 0)).toBe(3)
  })
})
