/** Cards are lost in many ways (M1.31): in each of them others hear of it, and a text may replace it (M19.7). */
import { describe, expect, it, test } from 'vitest'
import { ally, card, type SeatSetup, weapon } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, quay, two } from '../../support/two-places.ts'

const thing = (title: string) => card({ title, type: 'Artifact', anyDimension: true })
const deck = ['Drawn', 'Second', 'Third', 'Fourth'].map(thing)
const watcher = (what: string) => says('Watcher', 'Ally', `When ${what}, draw one card.`, { value: 1 })
const tool = (text: string) => says('Tool', 'Artifact', `As your Turn: ${text}.`)

describe('[M1.31] what is buried is heard of', () => {
  it('an Event that is done (M10.8)', () => {
    const t = two({ allies: [watcher('an Event is buried')], hand: [says('Mist', 'Event', 'Gain 1 Sanity.')], deck }).play('Mist')
    expect([t.where('Mist'), t.hand(0)]).toEqual(['story', ['Drawn']])
  })

  it('an Event that has come to its end (M10.10), before the next Turn is asked for', () => {
    const mist = says('Mist', 'Event', 'Each of your Allies gains 1 until the end of the Turn.')
    const t = two({ allies: [watcher('an Event is buried')], hand: [mist], deck }).play('Mist')
    expect([t.where('Mist'), t.hand(0), t.seat, t.question?.ask]).toEqual(['story', ['Drawn'], 1, 'what to play'])
  })

  it('a Spell that its holder has cast (M7.23)', () => {
    const mage = {
      lay: says('Mage', 'Ally', 'This Ally may hold one Spell.', { value: 1 }),
      bears: [says('Spark', 'Spell', 'Gain 1 Sanity.')],
    }
    const t = two({ allies: [watcher('one of your Spells is buried'), mage], deck }).cast('Spark')
    expect([t.where('Spark'), t.hand(0)]).toEqual(['story', ['Drawn']])
  })

  it('what was borne by a card that returns to a Hand', () => {
    const guard = { lay: ally('Guard', 1), bears: [weapon('Gun', 2)] }
    const allies = [watcher('one of your Artifacts is buried'), guard]
    const t = two({ allies, assets: [tool('return one of your other Allies to your Hand')], deck }).use('Tool')
    if (t.question?.ask === 'which card') t.choose('Guard')
    expect([t.where('Gun'), t.hand(0)]).toEqual(['story', ['Guard', 'Drawn']])
  })
})

describe('[M19.7] what would be lost is replaced', () => {
  const cave = says('Cave', 'Location', 'If this Location would be buried, you may discard one card from your Hand instead.')
  const pit = says('Pit', 'Artifact', "As your Turn, flip this card: bury the top card of your opponent's Story Deck.")
  const theirs: SeatSetup = { story: [cave, quay], hand: [thing('Map'), thing('Lamp')] }

  it.each([
    [true, 'Cave', ['Map']],
    [false, 'Quay', []],
  ] as const)('the top card of a Story Deck: %s', (wanted, top, discarded) => {
    const t = two({ assets: [pit] }, theirs).use('Pit')
    expect([t.seat, t.question?.ask]).toEqual([1, 'whether'])
    if (wanted) t.yes().choose('Map')
    else t.no()
    expect([t.story(1)[0], t.discard(1)]).toEqual([top, discarded])
  })

  it('[M7.16] an Ally without value goes where his text says', () => {
    const cat = says('Cat', 'Ally', 'If this Ally would be buried, return it to your Hand instead.', { value: 1 })
    const t = two({
      allies: [cat, ally('Guard', 1)],
      hand: [says('Curse', 'Event', 'Each Ally loses 1 until the end of the Round.')],
    }).play('Curse')
    expect([t.where('Cat'), t.where('Guard')]).toEqual(['hand', 'story'])
  })

  it('[M7.16] and is not kept without value by what would leave him in play', () => {
    const cat = says('Cat', 'Ally', 'If this Ally would be buried, you may discard one card from your Hand instead.', { value: 1 })
    const hand = [says('Curse', 'Event', 'Each Ally loses 1 until the end of the Round.'), thing('Map')]
    const t = two({ allies: [cat], hand }).play('Curse')
    expect([t.where('Cat'), t.hand(0)]).toEqual(['story', ['Map']])
  })

  it('an Event that is done, or has come to its end', () => {
    const back = 'If this card would be buried, return it to your Hand instead.'
    const t = two({ hand: [says('Loop', 'Event', `Draw two cards. ${back}`)], deck }).play('Loop')
    expect(t.hand(0)).toEqual(['Drawn', 'Second', 'Loop'])
    const mist = says('Mist', 'Event', `Each of your Allies gains 1 until the end of the Turn. ${back}`)
    expect(
      two({ allies: [ally('Guard', 1)], hand: [mist] })
        .play('Mist')
        .hand(0),
    ).toEqual(['Mist'])
  })

  it('by a second clause of a card whose first one was not wanted', () => {
    const either =
      'you may discard one card from your Hand instead. If one of your other Allies would be buried, you may pay 1 Sanity instead.'
    const monk = says('Monk', 'Ally', `If one of your other Allies would be buried, ${either}`, { value: 1 })
    const t = two({ allies: [ally('Guard', 1), monk], assets: [tool('bury one of your other Allies')], hand: [thing('Map')] })
    t.use('Tool').choose('Guard').no()
    expect(t.question?.ask).toBe('whether')
    t.yes()
    expect([t.where('Guard'), t.sanity[0]]).toEqual(['ally', 11])
  })

  it('by a second clause that spares Sanity', () => {
    const either = 'you may discard one card from your Hand instead. If you would lose Sanity, you may bury this card instead.'
    const monk = says('Monk', 'Ally', `If you would lose Sanity, ${either}`, { value: 1 })
    const t = two({ allies: [monk], assets: [tool('lose 2 Sanity')], hand: [thing('Map')] })
      .use('Tool')
      .no()
      .yes()
    expect([t.where('Monk'), t.sanity[0]]).toEqual(['story', 12])
  })

  it('once a visit, however many Rounds that lasts', () => {
    const inn = says(
      'Inn',
      'Location',
      'Once a visit, if one of your Allies would be buried, you may discard one card from your Hand instead.',
    )
    const t = two({
      story: [inn],
      allies: [ally('Guard', 1)],
      assets: [tool('bury one of your Allies')],
      hand: [thing('Map'), thing('Lamp')],
    })
    t.use('Tool').yes().choose('Map').pass()
    t.state = { ...t.state, round: t.state.round + 1 }
    expect(t.use('Tool').where('Guard')).toBe('story')
  })
})

test('[M14.83] in Combat a second protection is offered when the first is not wanted', () => {
  const text = (price: string) => `If one of your other Allies would be buried in Combat, you may ${price} instead.`
  const allies = [
    ally('Guard', 3),
    says('Monk', 'Ally', text('discard one card from your Hand'), { value: 1 }),
    says('Nun', 'Ally', text('pay 1 Sanity'), { value: 1 }),
  ]
  const t = two(
    { allies, hand: [thing('Map')], story: [bolton] },
    { threat: [card({ title: 'Beast', type: 'Monster', anyDimension: true, value: 1 })] },
  )
  t.pass().pass().choose('Guard').done()
  expect(t.question).toMatchObject({ ask: 'whether' })
  t.no().yes()
  expect([t.where('Guard'), t.sanity[0], t.hand(0)]).toEqual(['ally', 11, ['Map']])
})

test('[M1.31] cards that an opponent’s card exchanges are discarded by his doing', () => {
  const fire = says('Fire', 'Event', 'Your opponent discards two cards and draws as many.')
  const theirs = { hand: [thing('Map'), thing('Lamp')], allies: [watcher('an opponent makes you discard a card from your Hand')], deck }
  expect(
    two({ hand: [fire] }, theirs)
      .play('Fire')
      .hand(1),
  ).toHaveLength(4)
})
