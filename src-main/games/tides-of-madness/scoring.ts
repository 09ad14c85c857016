/** Step 3 of a round: what the cards in play are worth, line by line [TM-15, TM-18 to TM-29]. */
import { type Card, type CardNo, cardOf, cards, isDoubling, isWild, type Suit, suits } from './cards.ts'

/** What one player has before them when the cards are scored. */
export interface Display {
  /** Kept from earlier rounds. */
  readonly kept: readonly CardNo[]
  /** Played in this round, in order [TM-8]. */
  readonly played: readonly CardNo[]
  readonly madness: number
  /** What Dreamlands counts as, if its owner is this player and has said so [TM-14]. */
  readonly wild: Suit | null
}

const wildNo = cards.find(({ no }) => isWild(no))!.no

/** Whether Dreamlands is in play before a player. */
export const hasWild = ({ kept, played }: Pick<Display, 'kept' | 'played'>): boolean => kept.includes(wildNo) || played.includes(wildNo)

/** What a player shows, when Dreamlands, wherever it is, counts as `wild`. */
export function displayOf({ kept, played, madness }: Omit<Display, 'wild'>, wild: Suit | null): Display {
  return { kept, played, madness, wild: wild !== null && hasWild({ kept, played }) ? wild : null }
}

export interface Line {
  readonly card: CardNo
  readonly vp: number
  /** Scored twice, for Shub-Niggurath came just after it; `vp` says what came of it in all [TM-27]. */
  readonly doubled: boolean
  /** The reckoning in words: "3 for each Great Old One: 2". */
  readonly how: string
}

/** How many cards of each suit, in the order of `suits`. */
export type Counts = readonly number[]

/** The place of each suit in a list of counts: as in `suits`. */
const places: Readonly<Record<Suit, number>> = { Races: 0, Locations: 1, 'Outer Gods': 2, 'Great Old Ones': 3, Manuscripts: 4 }
const at = (suit: Suit): number => places[suit]
/** By card number: the place of its suit, or -1. */
const placeOf: readonly number[] = [-1, ...cards.map(({ suit }) => (suit === undefined ? -1 : at(suit)))]
/** By card number: the place of the one suit it scores by, or -1. */
const aimOf: readonly number[] = [-1, ...cards.map(({ scoring }) => ('suit' in scoring ? at(scoring.suit) : -1))]
export const doublingNo: CardNo = cards.find(({ no }) => isDoubling(no))!.no

/** The scoring card and Dreamlands in its named suit are counted too; other cards without suit are not [TM-18, TM-29]. */
export function countsOf({ kept, played, wild = null }: Pick<Display, 'kept' | 'played'> & { readonly wild?: Suit | null }): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const no of kept) if (placeOf[no]! >= 0) counts[placeOf[no]!]!++
  for (const no of played) if (placeOf[no]! >= 0) counts[placeOf[no]!]!++
  if (wild !== null) counts[at(wild)]!++
  return counts
}

/** What a card gives by itself. One card may serve any number of others; nothing is used up [TM-26]. */
function worthOf({ no, scoring }: Card, mine: Counts, theirs: Counts, madness: number): number {
  switch (scoring.by) {
    case 'each':
      return scoring.vp * mine[aimOf[no]!]!
    case 'set': {
      // As many sets as the rarest of its suits allows.
      let sets = 5
      for (const suit of scoring.suits) sets = Math.min(sets, mine[at(suit)]!)
      return scoring.vp * (scoring.once ? Math.min(1, sets) : sets)
    }
    case 'majority':
      // Equal counts are no majority.
      return mine[aimOf[no]!]! > theirs[aimOf[no]!]! ? scoring.vp : 0
    case 'majorities': {
      let vp = 0
      for (let suit = 0; suit < mine.length; suit++) if (mine[suit]! > theirs[suit]!) vp += scoring.vp
      return vp
    }
    case 'missing': {
      let vp = 0
      for (const count of mine) if (count === 0) vp += scoring.vp
      return vp
    }
    case 'madness':
      return scoring.vp * madness
    case 'doubling':
    case 'wild':
      return 0
  }
}

/**
 * The card that Shub-Niggurath doubles: the one just before it in this round, if any, and all it gives, if anything. It is
 * looked up anew each round, so that no card keeps a mark [TM-27, TM-28, TM-E6, TM-E7, TM-E8, TM-E9, TM-E11].
 */
export function doubledBy(played: readonly CardNo[]): CardNo | undefined {
  const place = played.indexOf(doublingNo)
  return place > 0 ? played[place - 1] : undefined
}

/** All points of a display, without the reckoning. */
export function pointsOf(display: Display, theirs: Counts, mine: Counts = countsOf(display)): number {
  const doubled = doubledBy(display.played)
  let points = 0
  for (const no of display.kept) points += worthOf(cards[no - 1]!, mine, theirs, display.madness)
  for (const no of display.played) {
    const vp = worthOf(cards[no - 1]!, mine, theirs, display.madness)
    points += no === doubled ? 2 * vp : vp
  }
  return points
}

/** The points of each card, kept ones first, with their reckoning. */
export function linesOf(display: Display, theirs: Counts): Line[] {
  const mine = countsOf(display)
  const doubled = doubledBy(display.played)
  return [...display.kept, ...display.played].map((no) => {
    const vp = worthOf(cardOf(no), mine, theirs, display.madness)
    const twice = no === doubled
    return { card: no, vp: twice ? 2 * vp : vp, doubled: twice, how: reckoning(no, mine, theirs, display) }
  })
}

/** "Each" of a suit in the singular. */
const one: Record<Suit, string> = {
  Races: 'Race',
  Locations: 'Location',
  'Outer Gods': 'Outer God',
  'Great Old Ones': 'Great Old One',
  Manuscripts: 'Manuscript',
}

/** What a card scores by, in words. */
export function wordsOf(no: CardNo): string {
  const { scoring } = cardOf(no)
  switch (scoring.by) {
    case 'each':
      return `${scoring.vp} for each ${one[scoring.suit]}`
    case 'set':
      return scoring.once
        ? `${scoring.vp} for one set of all five suits`
        : `${scoring.vp} for each set of ${scoring.suits.map((each) => one[each]).join(' + ')}`
    case 'majority':
      return `${scoring.vp} for more ${scoring.suit} than the opponent`
    case 'majorities':
      return `${scoring.vp} for each suit with more cards than the opponent has`
    case 'missing':
      return `${scoring.vp} for each suit without a card`
    case 'madness':
      return `${scoring.vp} for each Madness token`
    case 'doubling':
      return 'doubles the card played just before it in this round'
    case 'wild':
      return 'counts as a suit of your choice and hands 1 Madness token over to you'
  }
}

function reckoning(no: CardNo, mine: Counts, theirs: Counts, { played, madness, wild }: Display): string {
  const { scoring } = cardOf(no)
  const words = wordsOf(no)
  switch (scoring.by) {
    case 'each':
      return `${words}: ${mine[at(scoring.suit)]}`
    case 'set':
      return `${words}: ${scoring.suits.map((each) => mine[at(each)]).join(', ')}`
    case 'majority':
      return `${words}: ${mine[at(scoring.suit)]} to ${theirs[at(scoring.suit)]}`
    case 'majorities': {
      const won = suits.filter((_, each) => mine[each]! > theirs[each]!)
      return `${words}: ${won.join(', ') || 'none'}`
    }
    case 'missing':
      return `${words}: ${suits.filter((_, each) => mine[each] === 0).join(', ') || 'none'}`
    case 'madness':
      return `${words}: ${madness}`
    case 'doubling': {
      const doubled = doubledBy(played)
      return doubled === undefined ? 'doubles nothing: no card came just before it in this round' : `doubles ${cardOf(doubled).name}`
    }
    case 'wild':
      return wild === null ? words : `counts as ${wild}`
  }
}

/** Every suit Dreamlands could be named, with what its owner would score [TM-14]. */
export function pointsByWild(display: Display, theirs: Counts): readonly { readonly suit: Suit; readonly points: number }[] {
  return suits.map((suit) => ({ suit, points: pointsOf({ ...display, wild: suit }, theirs) }))
}

/** Tokens a display brings in step 1: one for each Madness icon, on kept cards too [TM-10, TM-35]. */
export function iconsOf({ kept, played }: Pick<Display, 'kept' | 'played'>): number {
  let icons = 0
  for (const no of kept) if (cards[no - 1]!.madness) icons++
  for (const no of played) if (cards[no - 1]!.madness) icons++
  return icons
}
