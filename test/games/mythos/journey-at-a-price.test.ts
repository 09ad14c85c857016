/** Travel Events that take a price on the Turn on which they lead on. */
import { describe, expect } from 'vitest'
import { ally, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const rest = () => [monster('Filler', 1)]

describe('a journey at a price', () => {
  const cart = (price: string) =>
    says('Cart', 'Event', `On a following Turn, ${price} to play a new Location in the same Region, right-side-up.`)
  const ride = (price: string, allies: ReturnType<typeof ally>[] = [], sanity = 10) => {
    const hand = [cart(price), location('Mill'), ...rest()]
    const seat = { story: [location('Hill')], hand, allies, sanity }
    return table({ seats: [seat, { story: [location('Dale')], hand: rest() }] })
      .play('Cart')
      .pass()
  }

  rule('M6.41', 'is paid with a card before one travels', () => {
    const t = ride('flip one of your Allies face-down', [ally('Nan', 1)])
    t.offer('Cart')
    expect(t.entry('Nan').faceDown).toBe(true)
    t.choosePlay('Mill')
    expect(t.story(0)[0]).toBe('Mill')
  })

  rule('M6.41', 'is not open to whoever cannot pay', () => {
    expect(ride('flip one of your Allies face-down').offers('take offer', 'Cart')).toBe(false)
  })

  rule('M6.41', 'is paid in Sanity', () => {
    const t = ride('pay 2 Sanity')
    const before = t.sanity[0]!
    t.offer('Cart')
    expect(before - t.sanity[0]!).toBe(2)
  })
})
