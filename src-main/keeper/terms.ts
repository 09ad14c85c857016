/**
 * What each game wants to know before it begins, made from what the window asked for; and the same again from what was
 * kept. A card is kept as the hash of what was printed on it, so that a match means tomorrow what it means today
 * (DESIGN 7, I-K4).
 */
import type { InvestigatorCard, PrintedCard } from '../../grammar/card.ts'
import type { Variant } from '../contract/games.ts'
import { type Choosing, inFile, optionsOf } from '../games/choices.ts'
import type { Entry } from '../games/index.ts'
import { beyondEngine } from '../games/mythos/capability.ts'
import type { Match } from '../games/mythos/deck-law.ts'
import type { PlayStyleTerms } from '../games/mythos/play-styles.ts'
import type { SameEducation } from '../games/mythos/state.ts'
import type { Wanted } from './begin.ts'
import { refusal } from './refuse.ts'
import type { Seated } from './shelf.ts'

export interface Terms {
  /** What is kept of the agreement; plain JSON. Throws a refusal. */
  agree(wanted: Wanted, seats: readonly Seated[]): unknown
  /** What the game's `setup` takes, from what was kept. */
  unfold(kept: unknown): unknown
}

/** Where the cards of a match come from. */
export interface Source {
  /** A deck that may be played in such a match, or a refusal with its faults. */
  deck(id: number, match: Match): DeckToPlay
  /** What a play style says, or a refusal. */
  style(id: string): PlayStyleTerms
  /** The hash of an Investigator of the library; nothing, if there is none of that name or id. */
  investigator(name: string): string | undefined
  /** The hashes of all Investigators that can be played. */
  investigators(): readonly string[]
  /** What an owner's file for a game says, or a refusal. */
  ownFile(game: string): unknown
  /** What a card said when it got this hash. */
  printed(hash: string): PrintedCard | InvestigatorCard | undefined
}

export interface DeckToPlay {
  readonly name: string
  /** Each copy by itself, as hashes. */
  readonly cards: readonly string[]
  readonly investigators: readonly string[]
}

export function termsOf(games: ReadonlyMap<string, Entry>, source: Source): ReadonlyMap<string, Terms> {
  return new Map([
    ...[...games.values()].flatMap(({ game, choices }): [string, Terms][] =>
      choices === undefined ? [] : [[game.id, light(game.id, choices, source)]],
    ),
    ['mythos', mythos(source)],
  ])
}

/** A light game wants to know who plays, and what was chosen. */
const light = (game: string, choices: readonly Choosing[], source: Source): Terms => ({
  agree: ({ variant = {} }, seats) => ({
    players: seats.length,
    names: seats.map(({ name }) => name),
    ...chosen(choices, variant),
    // What was in the file then is kept with the match.
    ...Object.fromEntries(inFile(choices, variant).map((id) => [id, source.ownFile(game)])),
  }),
  unfold: (kept) => kept,
})

function chosen(choices: readonly Choosing[], variant: Variant): Record<string, unknown> {
  try {
    return optionsOf(choices, variant)
  } catch (error) {
    throw refusal('bad_options', error instanceof Error ? error.message : String(error))
  }
}

/** Options of Mythos with hashes in the place of cards. */
interface KeptMythos {
  readonly seats: readonly { readonly name: string; readonly investigator: string; readonly deck: readonly string[] }[]
  readonly mode: 'campaign' | 'basic'
  readonly target: number
  readonly alternativeFirstCard: boolean
  /** Hashes of Investigators that a text may exchange one for. Matches of earlier versions have none. */
  readonly spareInvestigators?: readonly string[]
  readonly mayConcede?: readonly number[]
  readonly sameEducation?: SameEducation
  readonly houseRules?: readonly string[]
  readonly timedGlances?: boolean
  readonly seatLimit?: number
}

/** Adventure points that end a campaign (M16.6). */
const usualTarget = 20

function mythos(source: Source): Terms {
  function seatOf(wanted: Wanted['seats'][number], { name }: Seated, match: Match): KeptMythos['seats'][number] {
    if (wanted.deck === undefined) throw refusal('bad_options', `Choose a deck for ${name}.`)
    const deck = source.deck(wanted.deck, match)
    const investigator = wanted.investigator === undefined ? deck.investigators[0] : source.investigator(wanted.investigator)
    if (investigator === undefined) {
      const why =
        wanted.investigator === undefined ? `The deck ${deck.name} names no Investigator.` : 'That Investigator is not in the library.'
      throw refusal('bad_options', `${why} Choose one for ${name}.`)
    }
    return { name, investigator, deck: deck.cards }
  }

  function card<Kind extends PrintedCard | InvestigatorCard>(
    hash: string,
    isKind: (card: PrintedCard | InvestigatorCard) => card is Kind,
  ): Kind {
    const found = source.printed(hash)
    if (found === undefined || !isKind(found)) throw new Error(`No such card was ever printed: ${hash}`)
    return found
  }

  return {
    agree(wanted, seated): KeptMythos {
      // What a play style says holds where nothing else was said.
      const style: Partial<PlayStyleTerms> = wanted.playStyle === undefined ? {} : source.style(wanted.playStyle)
      const { seats, mode = style.mode ?? 'campaign', target = style.target ?? usualTarget } = wanted
      const { alternativeFirstCard = style.alternativeFirstCard ?? false, houseRules = style.houseRules ?? [] } = wanted
      const { sameEducation, timedGlances, seatLimit = style.seatLimit } = wanted
      const match: Match = { ...style, mode, houseRules }
      return {
        seats: seated.map((seat, at) => seatOf(seats[at]!, seat, match)),
        mode,
        target,
        alternativeFirstCard,
        spareInvestigators: source.investigators().filter((hash) => card(hash, isInvestigator).rules.every((rule) => !beyondEngine(rule))),
        mayConcede: seated.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])),
        ...(sameEducation !== undefined && { sameEducation }),
        ...(houseRules.length > 0 && { houseRules }),
        ...(timedGlances !== undefined && { timedGlances }),
        ...(seatLimit !== undefined && { seatLimit }),
      }
    },
    unfold(kept) {
      const { seats, spareInvestigators, ...rest } = kept as KeptMythos
      // Copies are one object, as the cards of a match are: many, and never changed.
      const known = new Map<string, PrintedCard>()
      const playing = (hash: string) => {
        const found = known.get(hash) ?? card(hash, isPlaying)
        known.set(hash, found)
        return found
      }
      return {
        ...rest,
        ...(spareInvestigators && { spareInvestigators: spareInvestigators.map((hash) => card(hash, isInvestigator)) }),
        seats: seats.map(({ name, investigator, deck }) => ({
          name,
          investigator: card(investigator, isInvestigator),
          deck: deck.map(playing),
        })),
      }
    },
  }
}

const isInvestigator = (card: PrintedCard | InvestigatorCard): card is InvestigatorCard => card.type === 'Investigator'
const isPlaying = (card: PrintedCard | InvestigatorCard): card is PrintedCard => card.type !== 'Investigator'
