/**
 * Every method and subscription a window may call, with the checks its
 * arguments must pass. Objects are strict and everything has a maximum, since
 * whatever comes over a wire may come from anywhere (RELIABILITY 0.8, S17).
 */

import type { ContractRouterClient } from '@orpc/contract'
import { eventIterator, oc, type } from '@orpc/contract'
import * as z from 'zod'
import { campaignsContract } from './campaigns.ts'
import { errataContract, importsContract, setsContract } from './cards.ts'
import { dataContract } from './data.ts'
import { collectionContract, deckRoomContract } from './decks.ts'
import { type GameInfo, gameId, paces, seatKinds, variant } from './games.ts'
import { hostContract } from './host.ts'
import { libraryContract } from './library.ts'
import { picturesContract } from './pictures.ts'
import type { CompanyRecord, Series } from './records.ts'
import { replaysContract } from './replays.ts'
import type { GlossaryWord, HouseRule, Rulebook, RuleUse } from './rules.ts'
import { type Settings, settings } from './settings.ts'
import type {
  About,
  CardSummary,
  DeckSummary,
  GameId,
  HintStep,
  InvestigatorSummary,
  LogLine,
  MatchSummary,
  TableOdds,
  TableView,
  WhyNot,
} from './table.ts'
import { workshopContract } from './workshop.ts'

const name = z.string().trim().min(1).max(200)
const match = z.string().min(1).max(64)
const seat = z.int().min(0).max(5)
const game = gameId

const newSeat = z.strictObject({
  name,
  kind: z.enum(seatKinds),
  deck: z.int().min(1).optional(),
  investigator: z.string().min(1).max(200).optional(),
  /** How a bot plays: an id of `campaigns.styles`. */
  style: z.string().max(40).optional(),
})

export const contract = {
  games: {
    /** What can be played here. */
    list: oc.output(type<readonly GameInfo[]>()),
  },
  about: oc.output(type<About>()),
  cards: {
    search: oc
      .input(z.strictObject({ query: z.string().max(500), limit: z.int().min(1).max(500).optional() }))
      .output(type<readonly CardSummary[]>()),
    investigators: oc.output(type<readonly InvestigatorSummary[]>()),
  },
  /** Decks to sit down with; to build them, see `deckRoom`. */
  decks: {
    list: oc.output(type<readonly DeckSummary[]>()),
    remove: oc.input(z.strictObject({ deck: z.int().min(1) })).output(type<{ readonly removed: boolean }>()),
    /** Takes back the last removal. */
    restore: oc.input(z.strictObject({ deck: z.int().min(1) })).output(type<DeckSummary>()),
  },
  matches: {
    list: oc.output(type<readonly MatchSummary[]>()),
    begin: oc
      .input(
        z.strictObject({
          game,
          title: name.optional(),
          /** How many may sit down is for the game to say. */
          seats: z.array(newSeat).max(20),
          seed: z.int().min(-2_147_483_648).max(2_147_483_647).optional(),
          mode: z.enum(['campaign', 'basic']).optional(),
          target: z.int().min(1).max(200).optional(),
          alternativeFirstCard: z.boolean().optional(),
          /** Mythos: who counts as more educated among equals (M2.5, M2.6). */
          sameEducation: z.enum(['once', 'each Round', 'seats']).optional(),
          /** Mythos: an id of `deckRoom.styles`: judges the decks, and says whatever is not said here. */
          playStyle: z.string().max(40).optional(),
          /** Mythos: ids of `rules.house`. */
          houseRules: z.array(z.string().max(40)).max(40).optional(),
          /** Mythos: whether timed glances end by themselves. */
          timedGlances: z.boolean().optional(),
          /** Mythos: how many may sit down here. */
          seatLimit: z.int().min(2).max(6).optional(),
          /** Light games: what was chosen of `games.list`. */
          variant: variant.optional(),
          botBudgetMs: z.int().min(50).max(10_000).optional(),
          /** Whether taking back may reach past what was revealed. */
          undoPastRevealed: z.boolean().optional(),
        }),
      )
      .output(type<{ readonly match: string }>()),
    /** The same table once more, with another seed, after a match that is over. */
    again: oc.input(z.strictObject({ match })).output(type<{ readonly match: string }>()),
    /** Who has won how often against whom. */
    record: oc.output(type<readonly CompanyRecord[]>()),
    /** How the series stands that a match belongs to. */
    series: oc.input(z.strictObject({ match })).output(type<Series>()),
    remove: oc.input(z.strictObject({ match })).output(type<{ readonly removed: boolean }>()),
    /** Options, seed and moves as text: holds every secret, so only when the match is over or all human seats are here. */
    export: oc.input(z.strictObject({ match })).output(type<{ readonly fileName: string; readonly text: string }>()),
  },
  table: {
    look: oc.input(z.strictObject({ match, seat })).output(type<TableView>()),
    /** The present state first, then every change. */
    watch: oc
      .input(
        z.strictObject({
          match,
          seat,
          /** How fast the bots act while this window watches. */
          pace: z.enum(paces).optional(),
        }),
      )
      .output(eventIterator(type<TableView>())),
    act: oc.input(z.strictObject({ match, seat, at: z.int().min(0), choice: z.string().max(1_000) })).output(type<TableView>()),
    undo: oc.input(z.strictObject({ match, seat, moves: z.int().min(0) })).output(type<TableView>()),
    redo: oc.input(z.strictObject({ match, seat, moves: z.int().min(0) })).output(type<TableView>()),
    /** Takes back several decisions of the seat's own at once, to before decision `to` of a line of the log. All of it, or nothing. */
    back: oc.input(z.strictObject({ match, seat, moves: z.int().min(0), to: z.int().min(0) })).output(type<TableView>()),
    /** A bot that waits acts now; with `far` all of them go on without a pause until a person is asked. */
    hurry: oc.input(z.strictObject({ match, seat, far: z.boolean() })).output(type<TableView>()),
    /** Lets the bots wait, or go on. */
    hold: oc.input(z.strictObject({ match, seat, held: z.boolean() })).output(type<TableView>()),
    why: oc.input(z.strictObject({ match, seat, piece: z.string().max(200) })).output(type<WhyNot>()),
    /** What each choice is worth to the seat, which must be one that has to decide. */
    odds: oc.input(z.strictObject({ match, seat })).output(type<TableOdds>()),
    /** What a bot would do in the place of the seat, which must be one that has to decide. */
    hint: oc.input(z.strictObject({ match, seat })).output(eventIterator(type<HintStep>())),
    log: oc.input(z.strictObject({ match, seat, before: z.int().min(0) })).output(type<readonly LogLine[]>()),
  },
  rules: {
    list: oc.output(type<readonly { readonly game: GameId; readonly title: string }[]>()),
    read: oc.input(z.strictObject({ game })).output(type<Rulebook>()),
    /** The words of the glossary, to mark them in texts. */
    words: oc.output(type<readonly GlossaryWord[]>()),
    /** The cards that have something on them that a rule is behind. */
    cards: oc.input(z.strictObject({ rule: z.string().min(1).max(16) })).output(type<readonly RuleUse[]>()),
  },
  house: {
    /** The house rules that a table of Mythos may agree on. */
    list: oc.output(type<readonly HouseRule[]>()),
  },
  settings: {
    get: oc.output(type<Settings>()),
    /** Keeps those that are given; answers all. */
    set: oc.input(settings).output(type<Settings>()),
  },
  workshop: workshopContract,
  imports: importsContract,
  sets: setsContract,
  errata: errataContract,
  library: libraryContract,
  deckRoom: deckRoomContract,
  collection: collectionContract,
  campaigns: campaignsContract,
  replays: replaysContract,
  pictures: picturesContract,
  data: dataContract,
  host: hostContract,
}

/** What a window calls; it imports this type and nothing else. */
export type Api = ContractRouterClient<typeof contract>
