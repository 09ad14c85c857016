/** What is meant of a Threat as a whole, of the bearer's kind alone, of cards that can still be turned, and of what was there when it began. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card, location, monster } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay, two, worth } from '../../support/two-places.ts'
import { fight } from './combat/fight.ts'

const known = knownWords([
  { title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' },
  { title: 'Webb', type: 'Ally', attributes: ['Soldier'] },
])
const says = saying(known)
const ghoul = monster('Ghoul', 1)

describe('[M14.32] a Threat that holds any of a kind', () => {
  it('is heard once for all of them', () => {
    const watch = says('Watch', 'Artifact', 'When you are attacked by one or more Ghouls, gain 1 Sanity.')
    const once = (threat: (typeof ghoul)[]) =>
      fight({ seats: [{ sanity: 9, assets: [watch], allies: [ally('Guard', 9)] }, { threat }] }).state.players[0]!.sanity
    expect(once([ghoul, ghoul, ghoul])).toBe(10)
    expect(once([monster('Byakhee', 1)])).toBe(9)
  })
})

describe('[M17.10] what a Weapon adds to bearers of a kind', () => {
  const pistol = says('Pistol', 'Artifact', "Add 2 points to Ally's value. Soldiers add 1 additional point.", { subtype: 'Weapon' })
  const webb = ally('Webb', 1, { attributes: ['Soldier'] })
  const hooper = ally('Hooper', 1)

  it('comes on top of what it adds to anybody, and helps nobody else', () => {
    const t = two({ allies: [{ lay: webb, bears: [pistol] }, hooper] })
    expect([worth(t, 'Webb'), worth(t, 'Hooper')]).toEqual([4, 1])
    const other = two({ allies: [webb, { lay: hooper, bears: [pistol] }] })
    expect([worth(other, 'Webb'), worth(other, 'Hooper')]).toEqual([1, 3])
  })

  it('is told of a situation as well', () => {
    const lamp = says('Lamp', 'Artifact', "Add 1 point to Ally's value. Add 2 additional points if Ally is a Soldier.", {
      subtype: 'Weapon',
    })
    const t = two({ allies: [{ lay: webb, bears: [lamp] }] })
    expect(worth(t, 'Webb')).toBe(4)
  })
})

describe('[M1.37] who has to turn one of his cards', () => {
  const nap = says('Nap', 'Event', 'Flip one of your Allies face-down.')
  it('turns one that does not lie so already', () => {
    const t = two({ hand: [nap], allies: [{ lay: ally('Webb', 1), faceDown: true }, ally('Hooper', 1)] }).play(nap)
    expect(t.entry('Hooper').faceDown).toBe(true)
  })

  it('has nothing to turn where all do', () => {
    const t = two({ hand: [nap], allies: [{ lay: ally('Webb', 1), faceDown: true }] })
    expect(t.against(nap)).not.toEqual([])
  })
})

describe('[M6.57] an Exotic Current Location', () => {
  const mirage = says('Mirage', 'Event', 'Return the top card of your Story Deck to your Hand.')
  it('is not put elsewhere by an Event', () => {
    const city = location('Nameless City', { exotic: true, region: 'Exotic Location' })
    expect(
      two({ story: [city, bolton], hand: [mirage] })
        .play(mirage)
        .story(0)[0],
    ).toBe('Nameless City')
    expect(
      two({ story: [bolton, quay], hand: [mirage] })
        .play(mirage)
        .story(0)[0],
    ).toBe('Quay')
  })
})

describe('[M14.3] what keeps a card from being buried after Combat', () => {
  it('is asked of what lay there when the burying began', () => {
    const young = says('Young One', 'Monster', 'If a Ghoul is in the same Directed Threat, this card is not buried after Combat.', {
      subtype: 'Lesser Servitor',
      value: 1,
    })
    const left = (threat: (typeof ghoul)[]) =>
      fight({ seats: [{ threat }, { sanity: 9 }] }).state.play.filter(({ area }) => area === 'threat').length
    expect([left([ghoul, young]), left([young, ghoul]), left([young])]).toEqual([1, 1, 0])
  })
})

describe('[M6.13] a Location that is played right after a journey', () => {
  const harbor = says('Harbor', 'Location', 'You may play this card immediately after playing a Travel by Sea Event, on the same Turn.', {
    region: 'Caribbean',
    subregion: 'Havana',
    attributes: ['Port'],
  })
  const ship = (where: string) =>
    says(where, 'Event', `On a following Turn, play a new Location in ${where}, right-side-up on top of your Story Deck.`, {
      subtype: 'Travel by Sea',
      travel: true,
    })
  const once = (where: string) =>
    two({ hand: [ship(where), harbor] })
      .play(where)
      .offers('choose play', 'Harbor')
  it('lies in a Region that the journey leads to', () => {
    expect([once('any Region'), once('the same Region')]).toEqual([true, false])
  })
})

describe('[M17.17] what a Location forbids for some Turns', () => {
  it('begins on arrival, and is over after them', () => {
    const ward = says('Ward', 'Location', 'You may not Pass on your next two Turns.', {
      attributes: ['City'],
      publicAttributes: ['Inside'],
      region: 'Lovecraft Country',
      subregion: 'Arkham',
    })
    const idle = (title: string) => card({ title, type: 'Event', anyDimension: true })
    const mayPass = (t: ReturnType<typeof two>) => t.legal.some((each) => each.do === 'pass')
    const t = two({ story: [bolton], hand: [ward, idle('A'), idle('B')] }, { hand: [idle('D'), idle('E'), idle('F')] })
    t.play(ward).play('D')
    expect(mayPass(t)).toBe(false)
    t.play('A').play('E')
    expect(mayPass(t)).toBe(false)
    t.play('B').play('F')
    expect(mayPass(t)).toBe(true)
  })
})

describe('[M6.43] what is told to be done after a journey', () => {
  const train = says(
    'Train',
    'Event',
    'Immediately play a new Location in the same Region, right-side-up on top of your Story Deck. Then, draw one card.',
    {
      subtype: 'Travel by Land',
      travel: true,
    },
  )
  it('is done only where a Location was played', () => {
    const town = location('Town', { subregion: 'Salem' })
    const start = () => two({ hand: [train, town], deck: [card({ title: 'Next', type: 'Event' })] }).play(train)
    expect(start().choosePlay(town).hand(0)).toEqual(['Next'])
    expect(start().done().hand(0)).toEqual(['Town'])
  })
})

describe('[M9.28] an Event that is warded off at once', () => {
  it('leaves nothing behind', () => {
    const yard = says(
      'Yard',
      'Location',
      'If a Curfew is played against you while this is your Current Location, bury that Event at once.',
      {
        attributes: ['City'],
        region: 'Lovecraft Country',
        subregion: 'Arkham',
      },
    )
    const curfew = says('Curfew', 'Event', 'Your opponent may not Pass on his next two Turns.', { target: 'Opponent' })
    const idle = (title: string) => card({ title, type: 'Event', anyDimension: true })
    const once = (here: typeof yard) =>
      two({ story: [here], hand: [idle('A'), idle('B')] }, { hand: [curfew] })
        .play('A')
        .play(curfew)
    expect(once(bolton).legal.some((each) => each.do === 'pass')).toBe(false)
    expect(once(yard).legal.some((each) => each.do === 'pass')).toBe(true)
  })
})
