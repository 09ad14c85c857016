/**
 * The play styles that come with the app: what a match is begun with, and what its decks are judged by. They are data;
 * what follows from them for a deck is in deck-law.ts.
 */

export interface PlayStyleTerms {
  readonly mode: 'campaign' | 'basic'
  /** Adventure points a campaign is played to (M16.6). */
  readonly target: number
  readonly houseRules: readonly string[]
  /** Whether any playable card may come before the first Location (M16.22). */
  readonly alternativeFirstCard?: boolean | undefined
  /** How many sit down (M18.1). */
  readonly seatLimit?: number | undefined
  /** Numbers of the deck check that differ from the book's. */
  readonly least?: number | undefined
  readonly most?: number | undefined
  readonly copies?: number | undefined
  readonly points?: number | undefined
  /** Codes of the only sets it allows. */
  readonly sets?: readonly string[] | undefined
}

export interface PlayStyle {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly terms: PlayStyleTerms
}

const campaign: PlayStyleTerms = { mode: 'campaign', target: 20, houseRules: [] }

export const playStyles: readonly PlayStyle[] = [
  {
    id: 'campaign',
    name: 'Campaign',
    says: 'Adventures of 20 points and more in the deck, and 20 points to end the match (M3.9, M16.6).',
    terms: campaign,
  },
  {
    id: 'basic',
    name: 'Basic game',
    says: 'The first completed Adventure ends the match; the deck needs no total of points (M3.13, M16.1).',
    terms: { mode: 'basic', target: 20, houseRules: [] },
  },
  {
    id: 'tournament',
    name: 'Tournament',
    says:
      'The campaign rules with the alternative first card, at tables of up to four (M16.25, M18.1). ' +
      'For decks the rules name nothing of its own, so they are judged by the book.',
    terms: { ...campaign, alternativeFirstCard: true, seatLimit: 4 },
  },
  {
    id: 'rules-1997',
    name: 'Rules of 1997',
    says:
      'No rule of deck building is known that was otherwise in 1997: the rules at hand are those of 2001, so decks are ' +
      'judged by these, and a match is a campaign to 20 points.',
    terms: campaign,
  },
]
