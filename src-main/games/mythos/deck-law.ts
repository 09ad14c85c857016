/**
 * What a deck is judged by (M3), from what is played and from the house rules of the table, as far as that differs from
 * the book: the judge itself is the shelf's, and the book's numbers stand there. A campaign wants Adventure points, the
 * basic game wants none (M3.9, M3.13). Play styles and matches are read here alike, so that both come to one judgement.
 */
import { deckCustoms, overruling } from './house-rules.ts'
import type { PlayStyleTerms } from './play-styles.ts'

/** Numbers that stand in the place of the book's. */
export interface DeckLaw {
  readonly least?: number
  readonly most?: number
  readonly copies?: number
  readonly dots?: boolean
  readonly points?: number
  readonly sets?: readonly string[]
}

/** A match, as far as its decks are concerned; `style` are the terms of a play style that it is begun by. */
export type Match = Pick<PlayStyleTerms, 'mode'> & Partial<Omit<PlayStyleTerms, 'mode' | 'target'>>

/** More copies than can be listed: no limit. */
const unlimited = 9_999

export function lawOf({ mode, houseRules = [], least, most, copies, points, sets }: Match): DeckLaw {
  const { waived, copies: fewer } = deckCustoms(houseRules)
  const without = (rule: string) => waived.includes(rule)
  const ofTitle = without('M3.4') ? unlimited : Math.min(copies ?? unlimited, fewer ?? unlimited)
  return {
    ...(without('M3.1') ? { least: 0 } : least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...((ofTitle < unlimited || without('M3.4')) && { copies: ofTitle }),
    ...(without('M3.6') && { dots: false }),
    ...(without('M3.9') || mode === 'basic' ? { points: 0 } : points !== undefined && { points }),
    ...(sets !== undefined && sets.length > 0 && { sets }),
  }
}

/** A fault as the table has it that has agreed on those house rules: what a house rule asks for is told by its name. */
export function worded<Fault extends { readonly rule: string; readonly card?: string; readonly message: string } & Counted>(
  fault: Fault,
  houseRules: readonly string[] | undefined,
): Fault {
  const { rule, card, found, wanted } = fault
  const house = rule === 'M3.4' ? overruling(houseRules, rule) : undefined
  if (house === undefined || card === undefined) return fault
  return { ...fault, message: `There are ${found} copies of ${card}; the house rule "${house}" allows ${wanted}.` }
}

interface Counted {
  readonly found: number
  readonly wanted: number
}
