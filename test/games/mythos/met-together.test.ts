/** Known constructs where they meet: natives of a place, the top row of a Story Deck, who causes a loss, spans to another's Turn, survivors: read and played. */
import { describe, expect, it } from 'vitest'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, location, monster, no, type SeatSetup, whereIs } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const mill = location('Mill', { region: 'Lovecraft Country', subregion: 'Salem', publicAttributes: ['Water'] })
const dale = location('Dale', { region: 'Lovecraft Country', subregion: 'Arkham' })
const rest = () => [monster('Spare', 1), monster('Other', 1)]
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [mill], sanity: 10, ...mine },
      { story: [dale], sanity: 10, hand: rest(), ...theirs },
    ],
  })

describe('who comes from your current Subregion', () => {
  const here = { region: 'Lovecraft Country', subregion: 'Salem' }
  const there = { region: 'Lovecraft Country', subregion: 'Arkham' }
  const call = (text: string) => says('Call', 'Event', text)
  const gone = (text: string) =>
    two(
      { hand: [call(text)] },
      { allies: [ally('Stranger', 2, { region: 'Europe', subregion: 'Paris' }), ally('Local', 2, here), ally('Neighbour', 2, there)] },
    ).play('Call')

  it('is told by the card, and not by where its player is', () => {
    const t = gone('Bury each Ally of your opponent from the same Subregion as you.')
    expect([t.where('Stranger'), t.where('Local'), t.where('Neighbour')]).toEqual(['ally', 'story', 'ally'])
  })

  it('is a matter of the Region where that is said', () => {
    const t = gone('Bury each Ally of your opponent who comes from your Region.').choose('Local')
    expect([t.where('Stranger'), t.where('Local'), t.where('Neighbour')]).toEqual(['ally', 'story', 'story'])
  })
})

describe('the top cards of a Story Deck', () => {
  const pond = location('Pond', { publicAttributes: ['Water'] })
  const lake = location('Lake', { publicAttributes: ['Water'] })
  const story = [dale, pond, ally('Sunk', 1), lake]

  it('are counted, and none below them', () => {
    const count = says('Count', 'Event', "Gain 1 Sanity for each Water Location among the top three cards of your opponent's Story Deck.")
    const all = says('All', 'Event', "Gain 1 Sanity for each Water Location in your opponent's Story Deck.")
    expect(two({ hand: [count] }, { story }).play('Count').sanity[0]).toBe(11)
    expect(two({ hand: [all] }, { story }).play('All').sanity[0]).toBe(12)
  })

  it('go where they are sent, those of a kind alone if it is said so', () => {
    const sweep = says('Sweep', 'Event', "Discard each Location among the top three cards of your opponent's Story Deck.")
    expect(
      two({ hand: [sweep] }, { story })
        .play('Sweep')
        .story(1),
    ).toEqual(['Lake', 'Sunk'])
  })
})

describe('what is lost in the place of an Ally that an Event would bury', () => {
  const charm = says('Charm', 'Artifact', 'Give this card to one of your Allies. If an Event would bury that Ally, bury this card instead.')
  const axe = says('Axe', 'Event', 'Bury one Ally of your opponent.')
  const hex = says('Hex', 'Spell', 'Bury one Ally of your opponent.')
  const guard = { allies: [{ lay: ally('Guard', 2), bears: [charm] }] }

  it('is lost by an Event', () => {
    const t = two({ hand: [axe] }, guard).play('Axe')
    expect([t.where('Guard'), t.where('Charm')]).toEqual(['ally', 'story'])
  })

  it('does not help against a Spell', () => {
    const t = two({ assets: [{ lay: says('Book', 'Tome', 'Holds one Spell.'), bears: [hex] }] }, guard).cast('Hex')
    expect(t.where('Guard')).toBe('story')
  })

  it("is kept where an opponent's is asked for and the Event is one's own", () => {
    const own = says(
      'Own',
      'Artifact',
      'Give this card to one of your Allies. If that Ally would be buried by an Event of your opponent, bury this card instead.',
    )
    const rite = says('Rite', 'Event', 'Bury one of your Allies.')
    const with_ = { allies: [{ lay: ally('Guard', 2), bears: [own] }] }
    expect(
      two({ hand: [rite], ...with_ })
        .play('Rite')
        .where('Guard'),
    ).toBe('story')
    expect(
      two({ hand: [axe] }, with_)
        .play('Axe')
        .where('Guard'),
    ).toBe('ally')
  })
})

describe('what holds to the beginning of the next Turn of another', () => {
  it('ends there, and not at the Turn before it', () => {
    const curse = says('Curse', 'Event', "Your opponent's Allies lose 1 until the start of your opponent's next Turn.")
    const t = table({
      seats: [
        { story: [mill], hand: [curse, ...rest()] },
        { story: [dale], hand: rest() },
        { story: [dale], hand: rest(), allies: [ally('Guard', 3)] },
      ],
    })
      .play('Curse')
      .choosePlayer(2)
    expect(t.seat).toBe(1)
    expect(currentValue(t.state, no(t.state, 'Guard'))).toBe(2)
    t.pass()
    expect(t.seat).toBe(2)
    expect(currentValue(t.state, no(t.state, 'Guard'))).toBe(3)
  })
})

describe('a Monster that survives the Cosmic Battle', () => {
  const spawn = says('Spawn', 'Monster', 'If it survives the Cosmic Battle, return it to your Hand after Combat instead of burying it.', {
    subtype: 'Greater Servitor',
    value: 5,
  })
  const left = (points: number) => whereIs(fight({ seats: [{ threat: [spawn] }, { threat: [monster('Foe', points)] }] }).state, 'Spawn')

  it('comes back to the Hand, and is buried where it does not', () => {
    expect([left(2), left(7)]).toEqual(['hand', 'story'])
  })
})

describe('what holds for what another gives up when a Monster is revealed', () => {
  const thing = says(
    'Thing',
    'Monster',
    'When revealed, your opponent may discard one card from his Hand; if so, this card has only 1 point for the duration of Combat.',
    { subtype: 'Lesser Independent', value: 4 },
  )
  const lost = (takes: boolean) =>
    fight({ seats: [{ threat: [thing] }, { sanity: 12, hand: [monster('Spare', 1)] }] }, (question) =>
      question.ask === 'whether'
        ? { do: takes ? 'yes' : 'no' }
        : question.ask === 'which way'
          ? { do: 'choose way', way: takes ? 0 : 1 }
          : undefined,
    ).state.players[1]!.sanity

  it('counts in that Combat', () => {
    expect([lost(true), lost(false)]).toEqual([11, 8])
  })
})

describe('what is counted of the cards that went', () => {
  it('is those that went, each kind by itself', () => {
    const feast = says(
      'Feast',
      'Event',
      'Bury all of your Allies. Gain 1 Sanity for each Steadfast Ally and 2 Sanity for each Corrupt one.',
    )
    const t = two({
      hand: [feast],
      allies: [
        ally('A', 1, { attributes: ['Steadfast'] }),
        ally('B', 1, { attributes: ['Corrupt'] }),
        ally('C', 1, { attributes: ['Corrupt'] }),
      ],
    })
    expect(t.play('Feast').choose('A', 'B').sanity[0]).toBe(15)
  })
})

describe('a Hand from which opponents discard nothing', () => {
  const hold = says('Hold', 'Location', 'While you are here, no opponent may cause you to discard cards from your Hand.')
  const thief = says('Thief', 'Event', 'Your opponent discards one card.')
  const waste = says('Waste', 'Event', 'Discard one card. Gain 1 Sanity.')

  it('is left as it is, and open to its own player', () => {
    const one = [monster('Spare', 1)]
    expect(
      two({ hand: [thief] }, { story: [hold], hand: one })
        .play('Thief')
        .discard(1),
    ).toEqual([])
    expect(
      two({ hand: [thief] }, { story: [dale], hand: one })
        .play('Thief')
        .discard(1),
    ).toEqual(['Spare'])
    expect(
      two({ story: [hold], hand: [waste, ...one] })
        .play('Waste')
        .discard(0),
    ).toContain('Spare')
  })
})

describe('what may not be discarded', () => {
  const guard = says('Guard', 'Ally', 'This Ally may not be discarded by Events.', { value: 2 })
  const sweep = (how: string) => says('Sweep', 'Event', `${how} one Ally of your opponent. Draw one card.`)
  const allies = [guard, ally('Porter', 1)]

  it('may be buried all the same', () => {
    const discarded = two({ hand: [sweep('Discard')] }, { allies }).play('Sweep')
    expect([discarded.where('Guard'), discarded.where('Porter')]).toEqual(['ally', 'discard'])
    expect(
      two({ hand: [sweep('Bury')] }, { allies })
        .play('Sweep')
        .choose('Guard')
        .where('Guard'),
    ).toBe('story')
  })
})

describe('the Spells of a Tome that is buried for them', () => {
  it('count if they are face-up', () => {
    const book = says(
      'Book',
      'Tome',
      'As your Turn, you may bury this card with all its Spells, and gain 1 Sanity for each Spell that was face-up.',
    )
    const spell = (title: string) => says(title, 'Spell', 'Draw one card.')
    const t = two({
      assets: [
        { lay: book, bears: [spell('A'), spell('B'), { lay: spell('C'), faceDown: true }] },
        { lay: says('Other', 'Tome', 'Holds one Spell.'), bears: [spell('D')] },
      ],
    })
    expect(t.use('Book').sanity[0]).toBe(12)
  })
})

describe('the Spells of a Tome that is lost', () => {
  it.each<[string, string]>([
    ['The Spells within are Discarded, not Buried, if this Tome is lost.', 'discard'],
    ['When this Tome is lost, return each Spell in it to your Hand.', 'hand'],
  ])('[M9.12] are lost with it, unless it says otherwise: %s', (text, to) => {
    const spell = (title: string) => says(title, 'Spell', 'Draw one card.')
    const t = two({
      hand: [says('Fire', 'Event', 'Bury one of your Tomes.')],
      assets: [{ lay: says('Book', 'Tome', text), bears: [spell('A'), spell('B')] }],
    }).play('Fire')
    expect(['Book', 'A', 'B'].map((each) => t.where(each))).toEqual(['story', to, to])
  })
})
