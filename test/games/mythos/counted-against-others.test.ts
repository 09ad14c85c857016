/** Cards of one kind counted against those of another, of the same player or of two, and Allies weighed against each other: read from words, and played. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, card, monster, type SeatSetup } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'
import { fight } from './combat/fight.ts'

const says = saying(knownWords([]))
const lamp = card({ title: 'Lamp', type: 'Artifact' })
const rope = card({ title: 'Rope', type: 'Artifact' })
const guard = ally('Guard', 1)
const scout = ally('Scout', 1)

describe('more of one kind than of another', () => {
  const greed = says('Greed', 'Event', 'Draw one card. If you have more Artifacts than Allies, lose 2 Sanity.')
  const sanity = (mine: SeatSetup, theirs: SeatSetup = {}) =>
    two({ hand: [greed], sanity: 9, ...mine }, { sanity: 9, ...theirs }).play(greed).sanity

  it('is asked of one player’s own cards', () => {
    expect(sanity({ assets: [lamp] })[0]).toBe(7)
    expect(sanity({ assets: [lamp], allies: [guard] })[0]).toBe(9)
    expect(sanity({ assets: [lamp, rope], allies: [guard] })[0]).toBe(7)
    expect(sanity({ allies: [guard] }, { assets: [lamp] })[0]).toBe(9)
  })

  it('is asked of what the one and the other player have', () => {
    const envy = says('Envy', 'Event', 'Draw one card. If your opponent has more Allies than you have Artifacts, he loses 3 Sanity.')
    const theirs = (assets: SeatSetup['assets'] & {}) =>
      two({ hand: [envy], assets, allies: [ally('Cook', 1)] }, { sanity: 9, allies: [guard, scout] }).play(envy).sanity[1]
    expect([theirs([]), theirs([lamp]), theirs([lamp, rope])]).toEqual([6, 6, 9])
  })

  it('is asked of each player by himself', () => {
    const tax = says('Tax', 'Event', 'Each player who has more Allies than Artifacts loses 2 Sanity.')
    const t = two({ hand: [tax], sanity: 9, allies: [guard], assets: [lamp] }, { sanity: 9, allies: [scout] }).play(tax)
    expect(t.sanity).toEqual([9, 7])
  })
})

describe('[M14.58] the Ally of highest or lowest value', () => {
  const knight = ally('Knight', 2)
  const beast = (text: string) => says('Beast', 'Monster', text, { subtype: 'Lesser Servitor', value: 4 })
  const left = (attacker: ReturnType<typeof monster>, allies = [guard, knight]) =>
    fight({ seats: [{ threat: [attacker] }, { allies, sanity: 9 }] }).state.players[1]!.sanity

  it('alone defends against a card that says so', () => {
    expect(left(monster('Beast', 4))).toBe(8)
    expect(left(beast('Only the Ally of highest value may defend against this card.'))).toBe(7)
    expect(left(beast('Only the weakest Ally may defend against this card.'))).toBe(6)
  })

  it('alone is passed by', () => {
    expect(left(beast('The strongest Ally may not defend against this card.'))).toBe(6)
  })

  it('is each of those that are worth the same', () => {
    expect(left(beast('Only the Ally of highest value may defend against this card.'), [guard, scout])).toBe(7)
  })
})
