/** What is wrong with a deck, in plain words. The judging itself is the view `deck_fault`: one arm a rule (M3). */
import type { Db } from './open.ts'

/** `warning`: the deck is legal, but not for a campaign (M3.13). */
export interface DeckFault {
  readonly rule: string
  readonly severity: 'fault' | 'warning'
  /** The Title it is about, if it is about one. */
  readonly card?: string
  readonly found: number
  readonly wanted: number
  readonly message: string
}

export interface DeckTotals {
  /** Playing cards of the deck. */
  readonly cards: number
  /** Victory Points of its Adventures, each Title once (M3.12). */
  readonly adventurePoints: number
}

interface Row {
  readonly severity: 'fault' | 'warning'
  readonly rule: string
  readonly card: string | null
  readonly found: number
  readonly wanted: number
}

const messages: Readonly<Record<string, (fault: Row) => string>> = {
  'M3.1': ({ found, wanted }) => `The deck has ${cards(found)}; it needs at least ${wanted}.`,
  'M3.4': ({ card, found, wanted }) => `There are ${found} copies of ${card}; at most ${wanted} of one Title are allowed.`,
  'M3.6': ({ card, found, wanted }) => `There are ${found} copies of ${card}; its Uniqueness Dot allows ${wanted}.`,
  'M3.3': ({ card }) => `${card} is an Investigator: list it under Investigators, it is no card of the deck.`,
  'M1.2': ({ card }) => `${card} is a playing card: list it in the Deck, it is no Investigator.`,
  'M3.11': ({ card }) => `${card} is a blank Adventure, which no deck may hold.`,
  'M3.9': ({ found, wanted }) => `The Adventures add up to ${found} points; a campaign needs ${wanted}. Copies of one Title count once.`,
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}

export function deckJudge(db: Db) {
  const faults = db.prepare<[number], Row>(
    `select severity, rule, card, found, wanted from deck_fault where deck = ?
      order by severity = 'warning', cast(substr(rule, 2) as integer), cast(substr(rule, instr(rule, '.') + 1) as integer), card`,
  )
  const totals = db.prepare<[number], DeckTotals>('select cards, points as adventurePoints from deck_total where deck = ?')

  return {
    /** Faults first, then warnings, by rule. */
    faults: (deck: number): DeckFault[] =>
      faults.all(deck).map(({ card, ...fault }) => ({
        ...fault,
        ...(card === null ? {} : { card }),
        message: messages[fault.rule]?.({ card, ...fault }) ?? `The deck breaks rule ${fault.rule}.`,
      })),
    totals: (deck: number): DeckTotals => totals.get(deck) ?? { cards: 0, adventurePoints: 0 },
  }
}

/** Whether a deck may be played; warnings do not matter to the basic game (M3.13). */
export function isLegal(faults: readonly DeckFault[]): boolean {
  return faults.every(({ severity }) => severity === 'warning')
}
