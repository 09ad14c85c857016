/**
 * Trying a card out: the deck that is built around it, and the seed with which it is in the first Hand. Nothing is dealt
 * by hand: of the ways in which the deck could be shuffled one is taken that shows the card at once, so that the match is
 * a match like any other and can be played again from its seed.
 */
import { randomInt } from 'node:crypto'
import type { CardShelf } from '../../db/cards.ts'
import type { PrintedCard } from '../../grammar/card.ts'
import { foldTitle } from '../../grammar/titles.ts'
import { fits } from '../games/mythos/adventure.ts'
import { evidenceOf } from '../games/mythos/evidence.ts'
import { mythos } from '../games/mythos/game.ts'
import type { Options } from '../games/mythos/setup.ts'
import { named, type Wanted } from './begin.ts'
import type { Terms } from './terms.ts'

interface Listed {
  readonly card: string
  readonly copies: number
}

/** So many copies of a Title may be in a deck (M3.4), and one of a card with the Uniqueness Dot (M3.6). */
const mostCopies = 4

/**
 * What a deck lacks of what an Adventure asks for (M12.24): cards of the library to be added to it. What no card can fill
 * is left as it is.
 */
export function lackedBy(adventure: PrintedCard, deck: readonly Listed[], cards: CardShelf): readonly Listed[] {
  const library = cards.all().flatMap(({ id, printed, off }) => {
    const card = printed === undefined ? undefined : cards.printed(printed)
    return card === undefined || card.type === 'Investigator' || card.type === 'Adventure' ? [] : [{ id, card, off: off === true }]
  })
  const known = new Map(library.map((each) => [each.id, each]))
  /** Copies that no requirement has taken yet: each card may be used once (M12.39). */
  const free = new Map<string, number>()
  const ofTitle = new Map<string, number>()
  const added = new Map<string, number>()
  const count = (title: string, copies: number) => ofTitle.set(foldTitle(title), (ofTitle.get(foldTitle(title)) ?? 0) + copies)
  for (const { card, copies } of deck) {
    const there = known.get(card)
    if (there === undefined) continue
    free.set(card, (free.get(card) ?? 0) + copies)
    count(there.card.title, copies)
  }
  for (const slot of adventure.recipe?.slots ?? []) {
    const can = library.filter(({ card }) =>
      // Who knows no language is the one for whom most is unknown.
      fits({ key: 0, ...evidenceOf(card), zone: 'story' }, slot, { mode: 'none', list: [] }),
    )
    let missing = slot.count
    for (const { id } of can) {
      const taken = Math.min(free.get(id) ?? 0, slot.distinctTitles ? 1 : missing, missing)
      free.set(id, (free.get(id) ?? 0) - taken)
      missing -= taken
    }
    for (const { id, card, off } of can.toSorted((a, b) => Number(a.card.unique) - Number(b.card.unique))) {
      if (missing <= 0) break
      const room = (card.unique ? 1 : mostCopies) - (ofTitle.get(foldTitle(card.title)) ?? 0)
      const more = off ? 0 : Math.max(0, Math.min(room, slot.distinctTitles ? 1 : missing))
      if (more === 0) continue
      added.set(id, (added.get(id) ?? 0) + more)
      count(card.title, more)
      missing -= more
    }
  }
  return [...added].map(([card, copies]) => ({ card, copies }))
}

/** So many ways to shuffle are looked at; with one copy among sixty cards and a Hand of five, one in twelve shows it. */
const mostShuffles = 200

/** A seed with which the first seat draws a card into its first Hand (M4.3); any seed, if none was found. */
export function seedThatShows(card: string, wanted: Wanted, terms: Terms): number {
  // What these terms unfold to is what this game is set up from.
  const options = terms.unfold(terms.agree(wanted, named(wanted.seats))) as Options
  let seed = anySeed()
  if (!options.seats[0]!.deck.some(({ id }) => id === card)) return seed
  for (let no = 0; no < mostShuffles; no++) {
    const { players, sheet } = mythos.setup(options, seed)
    if (players[0]!.hand.some((each) => sheet.printed[each]!.id === card)) break
    seed = anySeed()
  }
  return seed
}

const anySeed = () => randomInt(2 ** 32) - 2 ** 31
