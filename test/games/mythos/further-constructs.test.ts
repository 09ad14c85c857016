/**
 * Further things that texts of other sets may say: decks from below, walks, Weapons, Gates, what befalls players. Each is
 * read from words, and carried out on a small position.
 */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { knownWords } from '../../../grammar/link.ts'
import { attributesOf } from '../../../src-main/games/mythos/standing.ts'
import { ally, card, location, monster, no, type SeatSetup, told, weapon } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay, two, worth } from '../../support/two-places.ts'
import { fight } from './combat/fight.ts'

const known = knownWords([
  { title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' },
  { title: 'Codex', type: 'Tome', languages: { mode: 'and', list: ['Latin'] } },
])
const says = saying(known)

const filler = (title: string) => monster(title, 1)

describe('a Mythos Deck', () => {
  it('gets a card from below', () => {
    const sink = says('Sink', 'Event', 'Place one Ally of your opponent on the bottom of its owner’s Mythos Deck.')
    const t = two({ hand: [sink] }, { allies: [ally('Guard', 2)], deck: [filler('A'), filler('B')] }).play(sink)
    expect(t.state.players[1]!.deck).toEqual(['A', 'B', 'Guard'].map((each) => no(t.state, each)))
  })

  it('gets a card, and is shuffled', () => {
    const fold = says('Fold', 'Event', 'Shuffle one Monster in your discard pile into your Mythos Deck.')
    const t = two({ hand: [fold], discard: [filler('Gone')], deck: [filler('A')] }).play(fold)
    expect([t.where('Gone'), t.events.some((each) => each.was === 'shuffled')]).toEqual(['deck', true])
  })

  it('is drawn from, which a card answers once for each card, and not for its own player', () => {
    const spy = says('Spy', 'Ally', 'Whenever your opponent draws a card, gain 1 Sanity.', { value: 1 })
    const ask = says('Ask', 'Event', 'Your opponent draws two cards.')
    const mine = says('Mine', 'Event', 'Draw two cards.')
    const t = two({ allies: [spy], hand: [ask, mine], deck: [filler('C'), filler('D')] }, { deck: [filler('A'), filler('B')] })
    const [before] = t.sanity
    expect(t.play(ask).sanity[0]).toBe(before! + 2)
    expect(t.untilTurnOf(0).play(mine).sanity[0]).toBe(before! + 2)
  })
})

describe('who may not walk', () => {
  const salem = location('Salem Common', { subregion: 'Salem' })
  const storm = says('Gale', 'Event', 'Players may not walk.', { subtype: 'Storm' })

  it('has no way to another Subregion on foot, and goes about within one city as before', () => {
    const near = location('Arkham Square')
    const ways = (events: PrintedCard[]) => {
      const t = two({ hand: [salem, near], events })
      return [t.ways(salem), t.ways(near)]
    }
    expect(ways([])).toEqual([['walk'], ['arrive']])
    expect(ways([storm])).toEqual([[], ['arrive']])
  })
})

describe('where one may not go', () => {
  it('is not played', () => {
    const fear = says('Fear', 'Event', 'No player may enter any Water Location.', { subtype: 'Storm' })
    const pool = location('Pool', { publicAttributes: ['Water'] })
    expect(two({ hand: [pool] }).ways(pool)).toEqual(['arrive'])
    expect(two({ hand: [pool], events: [fear] }).ways(pool)).toEqual([])
  })
})

describe('who cannot be attacked', () => {
  it('meets no Threat, which stays where it is', () => {
    const ward = says('Ward', 'Ally', 'You cannot be attacked.', { value: 1 })
    const battle = (allies: PrintedCard[]) => fight({ seats: [{ threat: [monster('Ghoul', 3)] }, { allies, sanity: 9 }] })
    const free = battle([])
    expect([free.state.players[1]!.sanity, told(free.events, 'committed').length]).toEqual([6, 1])
    const safe = battle([ward])
    expect(safe.state.players[1]!.sanity).toBe(9)
    expect(safe.state.play.some((each) => each.area === 'threat')).toBe(true)
  })

  it('is not attacked by an effect', () => {
    const ward = says('Ward', 'Location', 'While you are here, you cannot be attacked.')
    const strike = says('Strike', 'Event', 'A Monster of value 3 attacks your opponent.')
    const haven = says('Haven', 'Location', 'You may not be attacked while you are here.')
    const sanity = (story: PrintedCard[]) => two({ hand: [strike] }, { story, sanity: 9 }).play(strike).sanity[1]
    expect(ward.rules).toHaveLength(1)
    expect([sanity([quay]), sanity([{ ...quay, rules: haven.rules }])]).toEqual([6, 9])
  })
})

describe('a player at whom no Threat is directed', () => {
  it('is attacked by an effect all the same', () => {
    const haven = says('Haven', 'Location', 'While you are here, no Threats may be directed against you.')
    const strike = says('Strike', 'Event', 'A Monster of value 3 attacks your opponent.')
    const story = [{ ...quay, rules: haven.rules }]
    expect(two({ hand: [strike] }, { story, sanity: 9 }).play(strike).sanity[1]).toBe(6)
    const met = (at: PrintedCard[]) =>
      fight({ seats: [{ threat: [monster('Thing', 2)] }, { story: at, sanity: 9 }] }).state.players[1]!.sanity
    expect([met([quay]), met(story)]).toEqual([7, 9])
  })
})

describe('a Monster that cannot be Summoned', () => {
  it('is none of those that can', () => {
    const shy = says('Shy One', 'Monster', 'Cannot be Summoned.', { subtype: 'Lesser Servitor', value: 2 })
    const bold = monster('Bold One', 2, { subtype: 'Lesser Servitor' })
    const call = says('Call', 'Spell', 'Summon one Lesser Servitor.', { sanity: -1 })
    const tome = { lay: card({ title: 'Black Book', type: 'Tome', spellCapacity: 3 }), bears: [call] }
    expect(two({ hand: [shy], assets: [tome], sanity: 9 }).offers('cast', call)).toBe(false)
    expect(two({ hand: [bold], assets: [tome], sanity: 9 }).offers('cast', call)).toBe(true)
  })
})

describe('what can only be affected by some cards', () => {
  it('is out of reach for others', () => {
    const stone = says('Stone', 'Ally', 'Can only be affected by Spells.', { value: 2 })
    const burn = says('Burn', 'Event', 'Bury one Ally of your opponent.')
    const hex = says('Hex', 'Spell', 'Bury one Ally of your opponent.', { sanity: -1 })
    const tome = { lay: card({ title: 'Black Book', type: 'Tome', spellCapacity: 3 }), bears: [hex] }
    const t = two({ hand: [burn], assets: [tome], sanity: 9 }, { allies: [stone] })
    expect(t.offers('play', burn)).toBe(false)
    expect(t.cast(hex).where('Stone')).toBe('story')
  })
})

describe('a Gate here', () => {
  const gate = (text: string) => ({ ...bolton, title: 'Rift', rules: says('Rift', 'Location', text).rules })

  it('answers what is played through it, and nothing that needs no Gate', () => {
    const rift = gate('When a Monster is played through this Gate, gain 2 Sanity.')
    const ghoul = monster('Ghoul', 3)
    const loose = says('Loose', 'Monster', 'May be played without a Gate.', { value: 2 })
    const t = two({ story: [rift], hand: [ghoul, loose], sanity: 9 })
    expect(t.play(ghoul, 'monster').sanity[0]).toBe(11)
  })

  it('makes stronger what comes through it, as long as it is there', () => {
    const rift = gate('Monsters played through this Gate add 2 to their value.')
    const t = two({ story: [rift], hand: [monster('Ghoul', 3)], threat: [monster('Other', 3)] })
    t.play('Ghoul', 'monster')
    expect([worth(t, 'Ghoul'), worth(t, 'Other')]).toEqual([5, 3])
  })

  it('does something once a visit', () => {
    const well = gate('Once per visit, you may draw one card.')
    const t = two({ story: [well], deck: [filler('A'), filler('B')] })
    expect(t.offers('use', 'Rift')).toBe(true)
    t.use('Rift').untilTurnOf(0)
    expect([t.hand(0), t.offers('use', 'Rift')]).toEqual([['A'], false])
  })
})

describe('Weapons', () => {
  const two1 = (text: string) => {
    const strong = says('Strong', 'Ally', text, { value: 2 })
    const club = weapon('Club', 1)
    return two({ hand: [club], allies: [{ lay: strong, bears: [weapon('Knife', 1)] }] }).ways(club)
  }
  it('[M8.17] are one a bearer, unless a text says how many', () => {
    expect(two1('Speaks Latin.')).toEqual([])
    expect(two1('May bear two Weapons.')).toEqual(['asset'])
    expect(two1('This Ally may use any number of Weapons.')).toEqual(['asset'])
  })
  it('[M8.17] may be two if one of them, or each, is such', () => {
    const armed = (text: string, more: string) => {
      const strong = says('Strong', 'Ally', text, { value: 2 })
      const arm = says(more, 'Artifact', 'Add 1 point to Ally’s value.', { subtype: more === 'Rod' ? 'Enchanted Weapon' : 'Weapon' })
      return two({ hand: [arm], allies: [{ lay: strong, bears: [weapon('Knife', 1)] }] }).ways(arm)
    }
    const one = 'Can wield two Weapons if one is an Enchanted Weapon.'
    expect([armed(one, 'Club'), armed(one, 'Rod')]).toEqual([[], ['asset']])
    expect(armed('Can wield two Weapons if both are Enchanted Weapons.', 'Rod')).toEqual([])
  })
})

describe('at any time', () => {
  it('a card is used without taking up the Turn', () => {
    const charm = says('Charm', 'Artifact', 'At any time, bury this card to gain 2 Sanity.')
    const t = two({ assets: [charm], sanity: 5 })
    t.use('Charm')
    expect([t.sanity[0], t.seat, t.question?.ask]).toEqual([7, 0, 'what to play'])
  })
})

describe('the next Turn', () => {
  it('is a Pass', () => {
    const doze = says('Doze', 'Event', 'Your opponent must Pass on his next Turn.')
    const t = two({ hand: [doze] }, { hand: [location('Elsewhere', { subregion: 'Salem' })] }).play(doze)
    expect([t.seat, t.legal]).toEqual([1, [{ do: 'pass' }]])
    expect(t.pass().state.players[1]).toMatchObject({ passes: 1, mustPass: 0 })
  })

  it('has an end of its own', () => {
    const rot = says('Rot', 'Ally', 'At the end of each of your Turns, lose 1 Sanity.', { value: 1 })
    const t = two({ allies: [rot], sanity: 9 })
    expect(t.pass().sanity[0]).toBe(8)
  })
})

describe('who has more', () => {
  it('of Sanity, of cards in Hand, and of cards in play', () => {
    const value = (text: string, mine: SeatSetup, theirs: SeatSetup) =>
      worth(two({ ...mine, allies: [says('Proud', 'Ally', text, { value: 1 }), ...(mine.allies ?? [])] }, theirs), 'Proud')
    const sanity = 'If your opponent has more Sanity than you, add 2 to this card.'
    expect([value(sanity, { sanity: 5 }, { sanity: 6 }), value(sanity, { sanity: 6 }, { sanity: 6 })]).toEqual([3, 1])
    const hand = 'While you have fewer cards in your Hand than your opponent, this card gains 2.'
    expect([value(hand, {}, { hand: [filler('A')] }), value(hand, { hand: [filler('B')] }, { hand: [filler('A')] })]).toEqual([3, 1])
    const allies = 'While you have more Allies in play than your opponent, this card gains 2.'
    expect([value(allies, {}, {}), value(allies, {}, { allies: [ally('Guard', 1)] })]).toEqual([3, 1])
  })
})

describe('an Ally that is turned', () => {
  it('[M7.12] stays so when the Event is gone, and is no longer what he was', () => {
    const sway = says('Sway', 'Event', 'One Ally of your opponent becomes Corrupt. Then, bury this card.')
    const guard = ally('Guard', 2, { attributes: ['Steadfast'] })
    const t = two({ hand: [sway] }, { allies: [guard] }).play(sway)
    expect([t.where(sway), attributesOf(t.state, no(t.state, guard))]).toEqual(['story', ['Corrupt']])
  })
})

describe('Allies Outside', () => {
  it('are those whose Investigator is', () => {
    const frost = says('Frost', 'Event', 'All Allies who are Outside lose 1.', { subtype: 'Storm' })
    const field = location('Field', { publicAttributes: ['Outside'] })
    const t = two({ allies: [ally('Indoors', 2)], events: [frost] }, { story: [field], allies: [ally('Outdoors', 2)] })
    expect([worth(t, 'Indoors'), worth(t, 'Outdoors')]).toEqual([2, 1])
  })
})

describe('Combat', () => {
  it('begins, before anything is committed', () => {
    const eager = says('Eager', 'Ally', 'At the start of Combat, gain 1 Sanity.', { value: 1 })
    const { events } = fight({
      seats: [
        { threat: [monster('Ghoul', 3)], sanity: 9 },
        { allies: [eager], sanity: 9 },
      ],
    })
    const told2 = events.map((each) => each.was)
    expect(told2.indexOf('sanity changed')).toBeLessThan(told2.indexOf('committed'))
  })

  it('lets who is committed to defend do something, and nobody else', () => {
    const guard = says('Guard', 'Ally', 'When this Ally defends, gain 2 Sanity.', { value: 4 })
    const sanity = (text: SeatSetup) =>
      fight({ seats: [{ threat: [monster('Ghoul', 3)] }, { sanity: 9, ...text }] }).state.players[1]!.sanity
    expect([sanity({ allies: [guard] }), sanity({ allies: [{ lay: guard, faceDown: true }, ally('Other', 4)] })]).toEqual([11, 9])
  })

  it('is joined late at a price', () => {
    const late = says('Late', 'Ally', 'Pay 1 Sanity to add this card to your Threat during Combat.', { value: 4 })
    expect(late.rules).toEqual([{ kind: 'permit', permit: { commit: 'threat', cost: [{ sanity: 1 }] } }])
    const { state } = fight({ seats: [{ allies: [late], sanity: 9 }, { sanity: 9 }] }, (question) =>
      question.ask === 'what to cast or use' ? { do: 'use', card: 0, rule: 0 } : question.ask === 'which card' ? { do: 'done' } : undefined,
    )
    expect(state.players.map((each) => each.sanity)).toEqual([8, 5])
  })
})

describe('languages', () => {
  it('[M9.2] are known by an Ally to whom a text gives one', () => {
    const codex = card({ title: 'Codex', type: 'Tome', anyDimension: true, languages: { mode: 'and', list: ['Latin'] } })
    const ways = (allies: PrintedCard[]) => two({ hand: [codex], allies }).ways(codex)
    const clerk = ally('Clerk', 1)
    const tutor = says('Tutor', 'Ally', 'All of your other Allies know Latin.', { value: 1 })
    expect([ways([clerk]), ways([tutor]), ways([clerk, tutor])]).toEqual([[], [], ['asset']])
  })
})

describe('what would be buried', () => {
  it('returns to the Hand rather than that', () => {
    const cat = says('Cat', 'Ally', 'Instead of being buried, this card returns to your Hand.', { value: 1 })
    const burn = says('Burn', 'Event', 'Bury one Ally of your opponent.')
    expect(
      two({ hand: [burn] }, { allies: [cat] })
        .play(burn)
        .where('Cat'),
    ).toBe('hand')
  })
})

describe('Hands', () => {
  it('are exchanged, and what is discarded goes to the pile of whoever holds it now', () => {
    const barter = says('Barter', 'Event', 'Exchange Hands with your opponent.')
    const loss = says('Loss', 'Event', 'Discard all cards in your Hand.')
    const t = two({ hand: [barter, filler('Mine')] }, { hand: [loss, filler('Theirs')] }).play(barter)
    expect([t.hand(0), t.hand(1)]).toEqual([['Loss', 'Theirs'], ['Mine']])
    t.untilTurnOf(0).play(loss)
    expect([t.discard(0), t.discard(1), t.story(0).at(-1)]).toEqual([['Theirs'], [], 'Loss'])
  })
})

describe('Sanity', () => {
  it('that is lost sets off what waits for it, and no gain does', () => {
    const leech = says('Leech', 'Ally', 'Whenever your opponent loses Sanity, gain 1 Sanity.', { value: 1 })
    const shock = says('Shock', 'Event', 'Your opponent loses 3 Sanity.')
    const balm = says('Balm', 'Event', 'Your opponent gains 3 Sanity.')
    const left = (event: PrintedCard) => two({ allies: [leech], hand: [event], sanity: 9 }, { sanity: 9 }).play(event).sanity
    expect([left(shock), left(balm)]).toEqual([
      [10, 6],
      [9, 12],
    ])
  })
})

describe('a rule for a while', () => {
  it('answers what is played in that Round alone', () => {
    const watch = says('Watch', 'Event', 'Until the end of the Round, whenever your opponent plays an Ally, gain 2 Sanity.')
    const guard = ally('Guard', 1, { foundAt: { region: 'Lovecraft Country' } } as Partial<PrintedCard>)
    const t = two({ hand: [watch], sanity: 9 }, { hand: [guard] }).play(watch)
    expect(t.state.lasting).toHaveLength(1)
    expect(t.play(guard).sanity[0]).toBe(11)
  })
})

describe('Artifacts', () => {
  it('may not be used, where a text says so', () => {
    const charm = says('Charm', 'Artifact', 'As your Turn, flip this card to gain 1 Sanity.')
    const rust = says('Rust', 'Event', 'No Artifacts may be used.', { subtype: 'Storm' })
    const can = (events: PrintedCard[]) => two({ assets: [charm], events }).offers('use', 'Charm')
    expect([can([]), can([rust])]).toEqual([true, false])
  })
})

describe('the next Round', () => {
  it('begins with what was said before', () => {
    const omen = says('Omen', 'Event', 'At the start of the next Round, your opponent loses 2 Sanity.')
    const t = two({ hand: [omen], deck: ['A', 'B', 'C', 'D', 'E', 'F'].map(filler) }, { sanity: 9, deck: ['G', 'H', 'I', 'J'].map(filler) })
    t.play(omen)
    expect(t.sanity[1]).toBe(9)
    for (let n = 0; n < 30 && t.state.round === 1; n++)
      t.take(t.legal.find((each) => each.do === 'pass' || each.do === 'done' || each.do === 'no') ?? t.legal[0]!)
    expect([t.state.round, t.sanity[1]]).toEqual([2, 7])
  })
})
