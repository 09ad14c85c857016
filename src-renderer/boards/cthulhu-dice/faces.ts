/** What the die's faces are called, look like, and how many of the twelve each has. */
import type { Face } from '../../../src-main/contract/cthulhu-dice.ts'
import type { SymbolName } from '../../ui/symbol-names.ts'

interface FaceLook {
  readonly name: string
  readonly symbol: SymbolName
  readonly count: number
  readonly effect: string
}

export const faces: Readonly<Record<Face, FaceLook>> = {
  'yellow sign': { name: 'Yellow Sign', symbol: 'spiral-arrow', count: 5, effect: 'the one rolled against loses 1 to Cthulhu' },
  tentacle: { name: 'Tentacle', symbol: 'curled-tentacle', count: 4, effect: 'the Caster takes 1 from the Victim' },
  'elder sign': { name: 'Elder Sign', symbol: 'pentacle', count: 1, effect: 'the roller takes 1 from Cthulhu' },
  cthulhu: { name: 'Cthulhu', symbol: 'gooey-eyed-sun', count: 1, effect: 'everybody loses 1 to Cthulhu' },
  eye: { name: 'Eye', symbol: 'eye-of-horus', count: 1, effect: 'the roller chooses any of the others' },
}
