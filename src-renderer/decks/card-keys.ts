/** The keys of a card in the builder, in the pool and in the deck alike. */
import { commandOf } from '../keys/bound.svelte.ts'
import type { Desk, Spot } from './desk.svelte.ts'

/** Does what the key stands for; says whether it stands for anything. */
export function cardKey(event: KeyboardEvent, desk: Desk, spot: Spot): boolean {
  const inDeck = spot.section !== undefined
  const command = commandOf(event, [
    'decks.enter',
    'decks.add',
    'decks.less',
    'decks.maybe',
    'decks.remove',
    'decks.note',
    'decks.count',
    'lists.large',
    ...(inDeck ? (['decks.move', 'decks.moveOne'] as const) : []),
  ])
  if (command === 'decks.maybe') desk.toMaybe(spot)
  else if (command === 'decks.enter' || command === 'decks.add') desk.add(spot)
  else if (command === 'decks.less') desk.add(spot, -1)
  else if (command === 'decks.count') desk.set(spot, Number(event.key))
  else if (command === 'decks.remove') desk.remove(spot)
  else if (command === 'lists.large') desk.looked = spot.facts.card
  else if (command === 'decks.move' || command === 'decks.moveOne') desk.move(spot, command === 'decks.moveOne')
  else if (command === 'decks.note') note(desk, spot)
  else return false
  return true
}

/** A note belongs to a card of the deck, wherever it is looked at. */
export function note(desk: Desk, { facts, section }: Spot): void {
  const rows = (desk.building.sheet?.rows ?? []).filter(({ card }) => card === facts.card)
  desk.noting = rows.find((row) => row.section === section) ?? rows[0]
}
