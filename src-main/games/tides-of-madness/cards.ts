/** The eighteen cards of Tides of Madness as data: suit, Madness icon, and how each scores. No card has code of its own. */

/** The five suits, in the order the score sheet lists them. */
export const suits = ['Races', 'Locations', 'Outer Gods', 'Great Old Ones', 'Manuscripts'] as const
export type Suit = (typeof suits)[number]

/** Counted from 1, as the catalogue of the rules numbers them. */
export type CardNo = number

/** What a card scores by [TM-19 to TM-29]. */
export type Scoring =
  /** `vp` for each own card of a suit [TM-19]. */
  | { readonly by: 'each'; readonly suit: Suit; readonly vp: number }
  /** `vp` for each complete set of one card of each suit [TM-20]; `once` for the first set alone [TM-21]. */
  | { readonly by: 'set'; readonly suits: readonly Suit[]; readonly vp: number; readonly once?: true }
  /** `vp` for more cards of a suit than the opponent has [TM-22]. */
  | { readonly by: 'majority'; readonly suit: Suit; readonly vp: number }
  /** `vp` for each suit with more cards than the opponent has [TM-23]. */
  | { readonly by: 'majorities'; readonly vp: number }
  /** `vp` for each suit without an own card [TM-24]. */
  | { readonly by: 'missing'; readonly vp: number }
  /** `vp` for each own Madness token [TM-25]. */
  | { readonly by: 'madness'; readonly vp: number }
  /** Twice the card played just before [TM-27]. */
  | { readonly by: 'doubling' }
  /** Nothing itself: it counts as a suit of its owner's choice and takes Madness over [TM-13, TM-14]. */
  | { readonly by: 'wild' }

export interface Card {
  readonly no: CardNo
  readonly name: string
  /** None: the card counts for no suit, or for one that is chosen anew each round [TM-29]. */
  readonly suit?: Suit
  readonly madness: boolean
  readonly scoring: Scoring
}

const each = (suit: Suit, vp: number): Scoring => ({ by: 'each', suit, vp })
const majority = (suit: Suit): Scoring => ({ by: 'majority', suit, vp: 7 })
const set = (vp: number, ...of: Suit[]): Scoring => ({ by: 'set', suits: of, vp })

export const cards: readonly Card[] = [
  { no: 1, name: 'Deep Ones', suit: 'Races', madness: true, scoring: set(6, 'Great Old Ones', 'Manuscripts') },
  { no: 2, name: 'Elder Things', suit: 'Races', madness: false, scoring: each('Outer Gods', 3) },
  { no: 3, name: 'Great Race of Yith', suit: 'Races', madness: true, scoring: majority('Manuscripts') },
  { no: 4, name: 'Innsmouth', suit: 'Locations', madness: false, scoring: { by: 'missing', vp: 3 } },
  { no: 5, name: 'Mountains of Madness', suit: 'Locations', madness: false, scoring: each('Races', 3) },
  { no: 6, name: 'R’lyeh', suit: 'Locations', madness: true, scoring: majority('Great Old Ones') },
  { no: 7, name: 'Azathoth', suit: 'Outer Gods', madness: false, scoring: each('Great Old Ones', 3) },
  { no: 8, name: 'Nyarlathotep', suit: 'Outer Gods', madness: false, scoring: { by: 'set', suits, vp: 13, once: true } },
  { no: 9, name: 'Yog-Sothoth', suit: 'Outer Gods', madness: true, scoring: majority('Locations') },
  { no: 10, name: 'Cthulhu', suit: 'Great Old Ones', madness: false, scoring: set(9, 'Outer Gods', 'Locations', 'Races') },
  { no: 11, name: 'Dagon', suit: 'Great Old Ones', madness: true, scoring: majority('Races') },
  { no: 12, name: 'Hastur', suit: 'Great Old Ones', madness: false, scoring: each('Manuscripts', 3) },
  { no: 13, name: 'Necronomicon', suit: 'Manuscripts', madness: true, scoring: { by: 'madness', vp: 1 } },
  { no: 14, name: 'Pnakotic Manuscripts', suit: 'Manuscripts', madness: true, scoring: majority('Outer Gods') },
  { no: 15, name: 'Unaussprechlichen Kulten', suit: 'Manuscripts', madness: false, scoring: each('Locations', 3) },
  { no: 16, name: 'Miskatonic University', madness: true, scoring: { by: 'majorities', vp: 4 } },
  { no: 17, name: 'Shub-Niggurath', madness: false, scoring: { by: 'doubling' } },
  { no: 18, name: 'Dreamlands', madness: false, scoring: { by: 'wild' } },
]

/** Throws if there is no such card. */
export function cardOf(no: CardNo): Card {
  const card = cards[no - 1]
  if (card === undefined) throw new Error(`Tides of Madness has no card ${no}.`)
  return card
}

export const isWild = (no: CardNo): boolean => cardOf(no).scoring.by === 'wild'
export const isDoubling = (no: CardNo): boolean => cardOf(no).scoring.by === 'doubling'
