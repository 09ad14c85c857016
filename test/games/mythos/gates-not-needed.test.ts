/** M11.6: what a text has played without a Gate does not use the one that is there. */
import { expect, test } from 'vitest'
import { card, monster } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const used = (text: string, more: Parameters<typeof says>[3] = {}) => {
  const guide = says('Guide', 'Ally', text, { value: 1, ...more })
  const t = two({ allies: [guide], hand: [monster('Ghast', 1), card({ title: 'Lamp', type: 'Artifact' })] }).play('Ghast')
  return t.state.players[0]!.spot?.gateUsed
}

test('[M11.6] a standing leave to play Monsters without a Gate leaves the Gate that is there unused', () => {
  expect(used('You may play Monsters without using a Gate.')).toBe(false)
  expect(used('Your Maximum gains 1.')).toBe(true)
})

test('[M11.6] a leave that costs something, or is given but once, is kept for where it is needed', () => {
  expect(used('Once per Round, you may play a Monster without using a Gate.')).toBe(true)
  expect(used('You may pay 1 Sanity to play a Monster without using a Gate.')).toBe(true)
})

test('[M11.6] what itself needs no Gate does not use one', () => {
  const loose = says('Loose', 'Monster', 'May be played without a Gate.', { value: 2 })
  expect(two({ hand: [loose] }).play(loose).state.players[0]!.spot?.gateUsed).toBe(false)
})
