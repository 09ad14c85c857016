/** How the wire to the Keeper is, for those who show it. */
import type { Wire } from '../keeper.ts'

let current = $state<Wire>('opening')

export const wire = {
  get current(): Wire {
    return current
  },
}

export function setWire(to: Wire): void {
  current = to
}
