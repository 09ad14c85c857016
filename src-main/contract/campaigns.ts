/**
 * What travels between the Keeper and the campaign manager: campaigns with their standings and the history of their
 * matches, leagues, statistics, and the chronicle (what is told of a match, and what its players wrote themselves).
 */
import { oc, type } from '@orpc/contract'
import * as z from 'zod'
import type { DeckChart, MadeFile } from './decks.ts'
import { seatKinds } from './games.ts'
import type { Agreed } from './table.ts'

const name = z.string().trim().min(1).max(200)
const campaign = z.int().min(1)
const league = z.int().min(1)
const match = z.string().min(1).max(64)
const words = z.string().max(10_000)

/** How a bot plays: how long it may think, and by what it decides. An id of `campaigns.styles`. */
const botStyle = z.string().max(40)

const player = z.strictObject({
  name,
  kind: z.enum(seatKinds),
  style: botStyle.optional(),
  deck: z.int().min(1),
  investigator: z.string().min(1).max(200).optional(),
})
export type CampaignPlayer = z.infer<typeof player>

const agreed = z.strictObject({
  target: z.int().min(1).max(200),
  houseRules: z.array(z.string().max(40)).max(40),
  alternativeFirstCard: z.boolean().optional(),
  sameEducation: z.enum(['once', 'each Round', 'seats']).optional(),
  timedGlances: z.boolean().optional(),
  undoPastRevealed: z.boolean().optional(),
})
export type CampaignTerms = z.infer<typeof agreed>

/** A way for a bot to play. */
export interface BotStyle {
  readonly id: string
  readonly name: string
  readonly says: string
}

/** One player of a campaign as the standings show it. */
export interface CampaignStanding {
  readonly name: string
  readonly kind: (typeof seatKinds)[number]
  readonly investigator?: string
  readonly deck?: { readonly id: number; readonly name: string; readonly version?: number }
  /** Of the match that is on, or the last one. */
  readonly points: number
  readonly sanity: number
  /** Adventure points and Sanity together, where ties are broken by it. */
  readonly total: number
  readonly adventures: number
  readonly mad: boolean
  readonly won: number
  readonly place: number
}

export interface CampaignInList {
  readonly id: number
  readonly name: string
  readonly players: readonly string[]
  readonly target: number
  readonly beganAt: string
  readonly playedAt: string
  readonly matches: number
  /** The match to go on with. */
  readonly open?: string
  /** Two lines for somebody who comes back after months: how it stands; whose decision is open. */
  readonly standing: string
  readonly openQuestion?: string
  readonly over: boolean
  readonly winner?: string
  readonly archived: boolean
  readonly league?: { readonly id: number; readonly name: string }
}

export interface CampaignMatch {
  readonly no: number
  /** Absent for one that was played with cardboard. */
  readonly match?: string
  /** Names one that was played with cardboard: `no` of `changePaper`. */
  readonly paper?: number
  readonly beganAt: string
  readonly playedAt: string
  readonly over: boolean
  readonly because?: string
  readonly rounds: number
  readonly seats: readonly {
    readonly name: string
    readonly deck?: string
    readonly points: number
    readonly sanity: number
    readonly mad: boolean
    readonly won: boolean
    readonly adventures: readonly { readonly title: string; readonly points: number; readonly round?: number }[]
  }[]
  readonly notes: string
  readonly readOnly?: string
}

export interface CampaignPage extends CampaignInList {
  readonly notes: string
  readonly terms: readonly Agreed[]
  readonly agreed: CampaignTerms
  /** The rule by which equals are told apart, with its number. */
  readonly tie: { readonly text: string; readonly rule: string }
  readonly standings: readonly CampaignStanding[]
  /** Newest first. */
  readonly history: readonly CampaignMatch[]
  /** Each Adventure that was completed in it. */
  readonly album: readonly {
    readonly title: string
    readonly points: number
    readonly by: string
    readonly match?: string
    readonly round?: number
  }[]
}

/** A match that was played with cardboard. */
const paper = z.strictObject({
  date: z.iso.date(),
  rounds: z.int().min(0).max(1_000),
  because: z.string().max(300),
  notes: words,
  seats: z
    .array(
      z.strictObject({
        name,
        points: z.int().min(0).max(1_000),
        sanity: z.int().min(0).max(200),
        mad: z.boolean(),
        won: z.boolean(),
        adventures: z.array(z.strictObject({ title: name, points: z.int().min(0).max(200) })).max(100),
      }),
    )
    .min(1)
    .max(20),
})
export type PaperMatch = z.infer<typeof paper>

/** Counters beside a real table; kept as they stand, with a way back. */
const counters = z.strictObject({
  round: z.int().min(1).max(1_000),
  seats: z
    .array(
      z.strictObject({
        name,
        sanity: z.int().min(0).max(200),
        points: z.int().min(0).max(1_000),
        adventures: z.array(z.strictObject({ title: name, points: z.int().min(0).max(200) })).max(100),
      }),
    )
    .min(1)
    .max(20),
})
export type Counters = z.infer<typeof counters>

export interface LeagueTable {
  readonly id: number
  readonly name: string
  readonly notes: string
  readonly campaigns: readonly CampaignInList[]
  readonly rows: readonly {
    readonly place: number
    readonly name: string
    readonly campaigns: number
    readonly matches: number
    readonly won: number
    readonly points: number
    readonly adventures: number
    readonly mad: number
  }[]
}

// ---------------------------------------------------------------- chronicle

/** One Adventure as it came to pass. */
export interface ChronicleEntry {
  /** Stays the same for the match. */
  readonly no: number
  readonly seat: number
  readonly who: string
  readonly adventure: string
  readonly points: number
  readonly round: number
  /** Told by Story Deck, in paragraphs. */
  readonly told: readonly string[]
  /** The player's own words: in the place of what is told, or after it. */
  readonly own?: string
  readonly instead: boolean
  /** The cards that filled each phrase. */
  readonly filled: readonly { readonly phrase: string; readonly cards: readonly { readonly title: string; readonly type: string }[] }[]
}

export interface Chronicle {
  readonly match: string
  readonly title: string
  readonly opening: readonly string[]
  readonly entries: readonly ChronicleEntry[]
  readonly ending: readonly string[]
  /** The player's own foreword. */
  readonly foreword: string
}

export const campaignsContract = {
  list: oc.output(type<readonly CampaignInList[]>()),
  styles: oc.output(type<readonly BotStyle[]>()),
  /** Keeps the campaign and begins its first match. */
  create: oc
    .input(
      z.strictObject({ name: name.optional(), players: z.array(player).min(2).max(20), agreed, playStyle: z.string().max(40).optional() }),
    )
    .output(type<{ readonly campaign: number; readonly match: string }>()),
  open: oc.input(z.strictObject({ campaign })).output(type<CampaignPage>()),
  /** The next match of it, with the same players; with other decks or Investigators, if said. */
  nextMatch: oc
    .input(z.strictObject({ campaign, players: z.array(player).min(2).max(20).optional() }))
    .output(type<{ readonly match: string }>()),
  /** A match that is on the shelf by itself becomes the first of a new campaign, or one more of a given one. */
  adopt: oc.input(z.strictObject({ match, campaign: campaign.optional(), name: name.optional() })).output(type<CampaignPage>()),
  rename: oc.input(z.strictObject({ campaign, name })).output(type<CampaignPage>()),
  note: oc.input(z.strictObject({ campaign, notes: words })).output(type<CampaignPage>()),
  noteMatch: oc.input(z.strictObject({ campaign, match, notes: words })).output(type<CampaignPage>()),
  archive: oc.input(z.strictObject({ campaign, archived: z.boolean() })).output(type<CampaignPage>()),
  /** The same players, decks and terms; no matches yet. */
  duplicate: oc.input(z.strictObject({ campaign, name: name.optional() })).output(type<CampaignPage>()),
  remove: oc.input(z.strictObject({ campaign })).output(type<{ readonly removed: boolean }>()),
  restore: oc.input(z.strictObject({ campaign })).output(type<CampaignPage>()),
  addPaper: oc.input(z.strictObject({ campaign, paper })).output(type<CampaignPage>()),
  changePaper: oc.input(z.strictObject({ campaign, no: z.int().min(1), paper })).output(type<CampaignPage>()),
  removePaper: oc.input(z.strictObject({ campaign, no: z.int().min(1) })).output(type<CampaignPage>()),
  counters: oc.input(z.strictObject({ campaign })).output(type<{ readonly now: Counters; readonly canUndo: boolean }>()),
  count: oc.input(z.strictObject({ campaign, counters })).output(type<{ readonly now: Counters; readonly canUndo: boolean }>()),
  uncount: oc.input(z.strictObject({ campaign })).output(type<{ readonly now: Counters; readonly canUndo: boolean }>()),
  /** Points and Sanity by round, Adventures completed, causes of madness: each chart with its table. */
  statistics: oc.input(z.strictObject({ campaign })).output(type<readonly DeckChart[]>()),

  leagues: oc.output(type<readonly LeagueTable[]>()),
  saveLeague: oc
    .input(z.strictObject({ league: league.optional(), name, notes: words, campaigns: z.array(campaign).max(500) }))
    .output(type<LeagueTable>()),
  removeLeague: oc.input(z.strictObject({ league })).output(type<{ readonly removed: boolean }>()),

  /** Only of what everybody may know: a match under way tells of completed Adventures alone. */
  chronicle: oc.input(z.strictObject({ match })).output(type<Chronicle>()),
  writeEntry: oc
    .input(z.strictObject({ match, no: z.int().min(-1).max(1_000), own: words, instead: z.boolean() }))
    .output(type<Chronicle>()),
  export: oc
    .input(z.strictObject({ campaign: campaign.optional(), match: match.optional(), format: z.enum(['markdown', 'html', 'pdf']) }))
    .output(type<MadeFile>()),
}
