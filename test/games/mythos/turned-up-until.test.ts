/** Cards of a Mythos Deck that are turned up until one of a kind shows (M19.17). */
import { expect, test } from 'vitest'
import { ally, card } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'

const strike = () =>
  says('Strike', 'Event', 'Discard the top card of your Mythos Deck. Repeat until an Artifact is revealed, and place it in your Hand.')
const bell = card({ title: 'Bell', type: 'Artifact' })
const cup = card({ title: 'Cup', type: 'Artifact' })
// In which order they are discarded is left to him whose they are.
const dig = (...deck: ReturnType<typeof ally>[]) =>
  two({ hand: [strike()], deck })
    .play('Strike')
    .choose('Ann')

test('[M19.17] the first of the kind goes to the Hand, those before it to the discards, and no card below is touched', () => {
  const t = dig(ally('Ann', 1), ally('Bob', 1), bell, cup)
  expect([t.hand(0), t.discard(0).sort(), t.state.players[0]!.deck.length]).toEqual([['Bell'], ['Ann', 'Bob'], 1])
})

test('[M19.17] where there is none, all cards are discarded', () => {
  const t = dig(ally('Ann', 1), ally('Bob', 1))
  expect([t.hand(0), t.discard(0).sort()]).toEqual([[], ['Ann', 'Bob']])
})
