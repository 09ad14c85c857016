/** The keys of a card in the builder, in the pool and in the deck alike; single letters only where they are wanted. */
import { isPlain } from '../ui/keys.ts'
import type { Desk, Spot } from './desk.svelte.ts'

/** Does what the key stands for; says whether it stands for anything. */
export function cardKey(event: KeyboardEvent, desk: Desk, spot: Spot, letters: boolean): boolean {
  if (!isPlain(event)) return false
  const { key } = event
  const digit = /^[0-9]$/.test(key) ? Number(key) : undefined
  if (key === 'Enter' && event.shiftKey) desk.toMaybe(spot)
  else if (key === 'Enter' || key === '+' || key === '=') desk.add(spot)
  else if (key === '-' || key === '−') desk.add(spot, -1)
  else if (digit !== undefined) desk.set(spot, digit)
  else if (key === 'Delete') desk.remove(spot)
  else if (key === ' ') desk.looked = spot.facts.card
  else if (letters && key.toLowerCase() === 'm' && spot.section !== undefined) desk.move(spot, event.shiftKey)
  else if (letters && key.toLowerCase() === 'a') note(desk, spot)
  else return false
  return true
}

/** A note belongs to a card of the deck, wherever it is looked at. */
export function note(desk: Desk, { facts, section }: Spot): void {
  const rows = (desk.building.sheet?.rows ?? []).filter(({ card }) => card === facts.card)
  desk.noting = rows.find((row) => row.section === section) ?? rows[0]
}
