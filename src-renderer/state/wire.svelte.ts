/** How the wire to the Keeper is, for those who show it. */
import type { Wire } from '../keeper.ts'

let current = $state<Wire>('opening')
/** The data is being exchanged: what is shown is of the old ones. */
let stale = false

export const wire = {
  get current(): Wire {
    return current
  },
}

export function setWire(to: Wire): void {
  // Another Keeper with other data answers now: nothing that was asked before holds any more.
  if (stale && current === 'lost' && to === 'open') location.reload()
  current = to
}

/** The window loads anew as soon as the wire has been lost and is there again. */
export function loadAnewWhenBack(): void {
  stale = true
}
