/** What is wrong with a deck, in plain words. The judging itself is the view `deck_judged`: one arm a rule (M3). */
import { rememberedJudgement } from './deck-judgement.ts'
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

/** A fault with the rows of the deck that it is about. */
export interface FaultOfCards extends DeckFault {
  readonly cards: readonly { readonly card: string; readonly title: string; readonly copies: number }[]
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
  readonly id: string | null
  readonly folded: string | null
}

type Told = Pick<Row, 'card' | 'found' | 'wanted'>

const messages: Readonly<Record<string, (fault: Told) => string>> = {
  'M3.1': ({ found, wanted }) => `The deck has ${cards(found)}; it needs at least ${wanted}.`,
  'M3.2': ({ found, wanted }) => `The deck has ${cards(found)}; its play style allows at most ${wanted}.`,
  'M3.4': ({ card, found, wanted }) =>
    `There are ${found} copies of ${card}; at most ${wanted} of one Title ${wanted === 1 ? 'is' : 'are'} allowed.`,
  'M3.6': ({ card, found, wanted }) => `There are ${found} copies of ${card}; its Uniqueness Dot allows ${wanted}.`,
  'M3.3': ({ card }) => `${card} is an Investigator: list it under Investigators, it is no card of the deck.`,
  'M1.2': ({ card }) => `${card} is a playing card: list it in the Deck, it is no Investigator.`,
  'M3.11': ({ card }) => `${card} is a blank Adventure, which no deck may hold.`,
  'M3.10': ({ card }) => `${card} is of a set that the play style does not allow.`,
  'M3.9': ({ found, wanted }) => `The Adventures add up to ${found} points; a campaign needs ${wanted}. Copies of one Title count once.`,
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}

export function deckJudge(db: Db) {
  const ownLaw = db.prepare<[number], string>('select law from deck_own_law where deck = ?').pluck()
  const order = "severity = 'warning', cast(substr(rule, 2) as integer), cast(substr(rule, instr(rule, '.') + 1) as integer), card, id"
  const faults = db.prepare<[number, string], Row>(
    `select severity, rule, card, found, wanted, id, folded from deck_judged where deck = ? and law = ? order by ${order}`,
  )
  const faultsOfAll = db.prepare<[], Row & { readonly deck: number }>(
    `select deck, severity, rule, card, found, wanted, id, folded from deck_own_law join deck_judged using (deck, law) order by ${order}`,
  )
  const decks = db.prepare<[], number>('select id from deck').pluck()
  const about = db.prepare<[number, string, string | null, string | null], FaultOfCards['cards'][number]>(
    `select card.id as card, title, copies from deck_card join card on card.id = deck_card.card
      where deck = ? and section = ? and (card.id = ? or (folded = ? and type <> 'Investigator')) order by no`,
  )
  const adventures = db.prepare<[number], FaultOfCards['cards'][number]>(
    `select card.id as card, title, copies from deck_card join card on card.id = deck_card.card
      where deck = ? and section = 'deck' and type = 'Adventure' order by no`,
  )
  const totals = db.prepare<[number], DeckTotals>('select cards, points as adventurePoints from deck_total where deck = ?')

  const told = ({ card, id: _, folded: __, ...fault }: Row): DeckFault => ({
    ...fault,
    ...(card === null ? {} : { card }),
    message: messages[fault.rule]?.({ card, ...fault }) ?? `The deck breaks rule ${fault.rule}.`,
  })

  const byOwnLaw = rememberedJudgement(db, 'rows', (deck): readonly Row[] => {
    const law = ownLaw.get(deck)
    return law === undefined ? [] : faults.all(deck, law)
  })
  const totalsOf = rememberedJudgement(db, 'totals', (deck): DeckTotals => totals.get(deck) ?? { cards: 0, adventurePoints: 0 })

  /** Rows by the law of that name (see play-styles.ts), or by the deck's own play style. */
  const judged = (deck: number, law: string | undefined): readonly Row[] => (law === undefined ? byOwnLaw.of(deck) : faults.all(deck, law))

  return {
    /** To be called before many decks are looked at: all are judged by their own laws at once, if most were not, which takes half as long. */
    prepare(): void {
      const ids = decks.all()
      if (byOwnLaw.known() * 2 >= ids.length) return
      const found = Map.groupBy(faultsOfAll.all(), ({ deck }) => deck)
      byOwnLaw.learn(new Map(ids.map((deck) => [deck, (found.get(deck) ?? []).map(({ deck: _, ...row }) => row)])))
    },
    /** Faults first, then warnings, by rule. */
    faults: (deck: number, law?: string): DeckFault[] => judged(deck, law).map(told),
    /** The same, each with the cards of the deck it is about. */
    faultsOfCards: (deck: number, law?: string): FaultOfCards[] =>
      judged(deck, law).map((row) => ({
        ...told(row),
        cards:
          row.rule === 'M3.9'
            ? adventures.all(deck)
            : row.id === null && row.folded === null
              ? []
              : about.all(deck, row.rule === 'M1.2' ? 'investigators' : 'deck', row.id, row.folded),
      })),
    totals: totalsOf.of,
  }
}

/** Whether a deck may be played; warnings do not matter to the basic game (M3.13). */
export function isLegal(faults: readonly DeckFault[]): boolean {
  return faults.every(({ severity }) => severity === 'warning')
}
