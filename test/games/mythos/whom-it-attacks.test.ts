/** Whom cards attack and whom they may not, how long something holds for one card, and what a choice within a casting leaves open. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card, monster, no, type SeatSetup, told } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, quay, two, worth } from '../../support/two-places.ts'
import { fight } from './combat/fight.ts'

const known = knownWords([{ title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' }])
const says = saying(known)

const ghoul = monster('Ghoul', 3)
const bat = monster('Bat', 2)

describe('[M12.4] whom cards may not attack', () => {
  it('is attacked by the others alone', () => {
    const ward = says('Ward', 'Ally', 'Ghouls may not be directed against you.', { value: 0 })
    const battle = (allies: SeatSetup['allies'] & {}) => fight({ seats: [{ threat: [ghoul, bat] }, { allies, sanity: 9 }] })
    expect(battle([]).state.players[1]!.sanity).toBe(4)
    const safe = battle([ward])
    expect(safe.state.players[1]!.sanity).toBe(7)
    expect(safe.state.play.filter((each) => each.area === 'threat').map((each) => each.card)).toEqual([no(safe.state, 'Ghoul')])
  })

  it('is not attacked by such a card outside of Combat either', () => {
    const call = says('Call', 'Event', 'One Ghoul in your Hand attacks your opponent.')
    const ward = says('Ward', 'Ally', 'No Ghoul may attack you.', { value: 0 })
    const sanity = (allies: SeatSetup['allies'] & {}) => two({ hand: [call, ghoul] }, { allies, sanity: 9 }).play(call).sanity[1]
    expect([sanity([]), sanity([ward])]).toEqual([6, 9])
  })

  it('is told by the Monster of those of whom something is so', () => {
    const shy = says('Shy One', 'Monster', 'This card may only attack players at Water Locations.', {
      subtype: 'Lesser Servitor',
      value: 3,
    })
    const battle = (there: typeof quay) => fight({ seats: [{ threat: [shy] }, { story: [there], sanity: 9 }] }).state.players[1]!.sanity
    expect([battle(quay), battle(bolton)]).toEqual([6, 9])
  })
})

describe('[M12.4] whom a card seeks', () => {
  it('is the opponent with the most Sanity, and nobody is asked', () => {
    const hunter = says('Hunter', 'Monster', 'Must be directed at the player with the most Sanity.', {
      subtype: 'Lesser Servitor',
      value: 3,
    })
    const { events, state } = fight({ seats: [{ threat: [hunter] }, { sanity: 5 }, { sanity: 9 }, { sanity: 7 }] })
    expect(told(events, 'committed').map(({ against }) => against)).toEqual([2])
    expect(state.players.slice(1).map(({ sanity }) => sanity)).toEqual([5, 6, 7])
  })
})

describe('[M12.4] what holds for one card', () => {
  it('ends when that card leaves play, and not with the Event', () => {
    const bless = says('Bless', 'Event', 'One of your Allies gains 2 as long as that Ally remains in play.')
    const recall = says('Recall', 'Event', 'Return one of your Allies to your Hand.')
    const guard = ally('Guard', 1)
    const t = two({ hand: [bless, recall], allies: [guard] }, { assets: [card({ title: 'Knitting', type: 'Artifact' })] })
    t.play(bless)
    expect(worth(t, 'Guard')).toBe(3)
    const lasting = () => t.state.lasting.length
    expect(lasting()).toBe(1)
    t.pass()
    t.play(recall)
    expect([t.where('Guard'), lasting()]).toEqual(['hand', 0])
  })
})

describe('[M12.4] a value taken from another card', () => {
  const sanityWith = (text: string) => {
    const mimic = says('Mimic', 'Monster', text, { subtype: 'Greater Independent', value: 1 })
    return (title: string) =>
      fight(
        {
          seats: [
            { threat: [mimic], sanity: 20 },
            { threat: [bat, ghoul], sanity: 20 },
          ],
        },
        (question, _seat, state) =>
          question.ask === 'which card' && question.among.includes(no(state, title)) ? { do: 'choose', card: no(state, title) } : undefined,
      ).state.players[0]!.sanity
  }

  it('is that of the one that is chosen', () => {
    const sanity = sanityWith(
      'When Threats are revealed, this card takes on the value of any one Monster in the opposing Threat. It keeps that value until the end of Combat.',
    )
    expect([sanity('Bat'), sanity('Ghoul')]).toEqual([17, 18])
  })

  it('is no more than so much, whatever that one is worth', () => {
    const sanity = sanityWith(
      'When revealed, this card has the same value as any one Monster in opposing Threat, to a maximum of 2 points.',
    )
    expect([sanity('Bat'), sanity('Ghoul')]).toEqual([17, 17])
  })
})

describe('[M12.4] what a Spell leaves to its caster', () => {
  it('need not be done', () => {
    const hex = says('Hex', 'Spell', 'Gain 1 Sanity point. You may flip one Ally of your opponent.', { sanity: -1 })
    const tome = { lay: card({ title: 'Black Book', type: 'Tome', spellCapacity: 3 }), bears: [hex] }
    const t = two({ assets: [tome], sanity: 9 }, { allies: [ally('Guard', 2)] })
    t.cast(hex)
    expect(t.question?.ask).toBe('which way')
  })
})
