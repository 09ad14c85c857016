/** Values that other cards do not lower, what is played at one place and keeps what it got there, who leaves it on foot and who need not walk there. */
import { describe, expect, it } from 'vitest'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, location, no, type SeatSetup, weapon } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const webb = ally('Webb', 3)
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({ seats: [mine, theirs].map((each) => ({ story: [location('Bolton')], ...each })) })
const worth = (t: Table, card = webb): number => currentValue(t.state, no(t.state, card))

describe('a value that may not be lowered', () => {
  const gloom = says('Gloom', 'Artifact', "Your opponent's Allies lose 1.")
  const dread = says('Dread', 'Artifact', "The value of your opponent's Allies is halved.")
  const charm = says('Charm', 'Artifact', 'The value of your Allies may not be lowered.')
  const ward = says('Ward', 'Artifact', 'The value of your Allies may not be reduced by Spells.')
  const flag = says('Flag', 'Artifact', 'Each of your Allies gains 1.')

  it('[M17.18] keeps what others would take from it', () => {
    expect(worth(two({ allies: [webb] }, { assets: [gloom] }))).toBe(2)
    expect(worth(two({ allies: [webb], assets: [charm] }, { assets: [gloom, dread] }))).toBe(3)
  })

  it('is kept from such cards alone', () => {
    expect(worth(two({ allies: [webb], assets: [ward] }, { assets: [gloom] }))).toBe(2)
  })

  it('is raised as ever', () => {
    expect(worth(two({ allies: [webb], assets: [charm, flag] }, { assets: [gloom] }))).toBe(4)
  })

  it('leaves a card what it says of itself', () => {
    const moody = says('Moody', 'Ally', "This card loses 1. This Ally's value may not be lowered.", { value: 3 })
    expect(worth(two({ allies: [moody] }, { assets: [gloom] }), moody)).toBe(2)
  })

  it("[M8.18] may be a Weapon's", () => {
    const rust = says('Rust', 'Artifact', 'All Weapons in play lose 1.')
    const steel = says('Steel', 'Artifact', "This Weapon's value may not be reduced by any card.", { subtype: 'Weapon', valueBonus: 2 })
    const iron = weapon('Iron', 2)
    const armed = (arm: typeof iron): Table => two({ allies: [{ lay: webb, bears: [arm] }] }, { assets: [rust] })
    expect([iron, steel].map((each) => worth(armed(each)))).toEqual([4, 5])
  })
})

describe('a Location that gives something to what is played there', () => {
  const inn = says('Inn', 'Location', 'Allies played here gain 1.')

  it('gives it to the Ally, who keeps it', () => {
    const t = table({ seats: [{ story: [inn], hand: [webb] }, { story: [location('Bolton')] }] }).play(webb)
    expect(worth(t)).toBe(4)
  })

  it('gives nothing to who was there before', () => {
    expect(worth(table({ seats: [{ story: [inn], allies: [webb] }, { story: [location('Bolton')] }] }))).toBe(3)
  })
})

const near = { region: 'Lovecraft Country', subregion: 'Arkham', publicAttributes: ['Inside'] as const }

describe('a Location that one leaves on foot', () => {
  const bog = says('Bog', 'Location', 'If you leave this Location by walking, you must lose 2 Sanity.', near)
  const mill = location('Mill')

  it('[M6.7] is left so by who walks on', () => {
    const t = table({ seats: [{ story: [bog], hand: [mill] }, { story: [location('Bolton')] }] })
    const before = t.sanity[0]!
    expect(t.play(mill).sanity[0]).toBe(before - 2)
  })

  it('[M6.20] takes what a walk to another Dimension costs, and no other walk', () => {
    const guide = says(
      'Guide',
      'Ally',
      'You may walk from any Waking World Location to a Dreamlands Location. Lose 1 Sanity each time you do so.',
      { value: 1 },
    )
    const dream = location('Ulthar', { dimension: 'dreamlands' })
    const lost = (to: typeof mill): number => {
      const t = table({ seats: [{ story: [location('Arkham Road')], allies: [guide], hand: [to] }, { story: [location('Bolton')] }] })
      const before = t.sanity[0]!
      return before - t.play(to).sanity[0]!
    }
    expect([lost(dream), lost(mill)]).toEqual([1, 0])
  })
})

describe('a price that is halved', () => {
  const vault = says('Vault', 'Location', 'The Sanity cost of this Location is halved if you have a Priest in play.', {
    ...near,
    sanity: -4,
  })
  const priest = ally('Abbot', 1, { attributes: ['Priest'] })
  const cost = (allies: (typeof priest)[]): number => {
    const t = table({ seats: [{ story: [vault, location('Road')], spot: { crosswise: true }, allies }, { story: [location('Bolton')] }] })
    const before = t.sanity[0]!
    return before - t.arrive().sanity[0]!
  }

  it('is so while it is said to be', () => {
    expect([cost([]), cost([priest])]).toEqual([4, 2])
  })
})

describe('a Weapon that goes to another Ally', () => {
  const smite = says('Smite', 'Event', 'Bury one Ally of your opponent. Then, Bury this card.')
  const pike = says('Pike', 'Artifact', 'Should the bearer be Buried, it goes to any other Ally you have in play.', {
    subtype: 'Weapon',
    valueBonus: 1,
  })
  const dane = ally('Dane', 1)

  it('[M8.21] does so when its bearer is lost', () => {
    const t = two({ hand: [smite] }, { allies: [{ lay: webb, bears: [pike] }, dane] })
      .play(smite)
      .choose(webb)
    expect(t.entry(pike).on).toBe(no(t.state, dane))
  })
})

describe('a Location to which one need not walk', () => {
  const barn = says('Barn', 'Location', 'Play this card right-side-up even though it is a Country Location.', near)
  const far = says('Far', 'Location', 'This Location may be played right-side-up.', { ...near, region: 'Europe', subregion: 'Paris' })
  const at = (card: typeof barn): Table => table({ seats: [{ story: [location('Road')], hand: [card] }, { story: [location('Bolton')] }] })

  it('[M6.22] is reached at once, in the same Region alone', () => {
    const t = at(barn).play(barn)
    expect([t.story(0)[0], t.state.players[0]!.spot?.crosswise]).toEqual(['Barn', false])
    expect(at(far).ways(far)).toEqual([])
  })
})
