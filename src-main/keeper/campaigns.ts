/**
 * Campaigns as a window is told of them: who plays on what terms, how they stand, and what came of each match. All figures
 * are told from the moves of the matches, or from what was written down of a match with cardboard (I-K3).
 */
import type { Campaign, CampaignShelf } from '../../db/campaigns.ts'
import type { MatchShelf, MatchSummary } from '../../db/matches.ts'
import type {
  CampaignInList,
  CampaignMatch,
  CampaignPage,
  CampaignPlayer,
  CampaignStanding,
  CampaignTerms,
  Counters,
  LeagueTable,
  PaperMatch,
} from '../contract/campaigns.ts'
import type { DeckChart } from '../contract/decks.ts'
import type { Agreed } from '../contract/table.ts'
import type { Entry } from '../games/index.ts'
import type { Annals } from '../games/mythos/annals/annals.ts'
import { chosenRules } from '../games/mythos/house-rules.ts'
import { sitDown, type Wanted } from './begin.ts'
import { campaignCharts } from './campaign-charts.ts'
import type { KeptOutcome } from './course.ts'
import { leagueRows, placed } from './league.ts'
import type { MatchAnnals } from './match-annals.ts'
import { refusal } from './refuse.ts'
import { olderEdition } from './reopen.ts'
import type { Shelf } from './shelf.ts'
import type { Terms } from './terms.ts'

/** A campaign is a match of this game, again and again. */
const mythos = 'mythos'

interface Stored {
  readonly agreed: CampaignTerms
  readonly playStyle?: string
}

export interface CampaignSources {
  readonly campaigns: CampaignShelf
  readonly matches: MatchShelf
  readonly kept: Shelf
  readonly annals: MatchAnnals
  readonly games: ReadonlyMap<string, Entry>
  readonly terms: Terms
  /** One line about an open match that everybody may read. */
  readonly standing: (match: string, head: number) => string
  /** A play style, while there is one of that id. */
  readonly playStyle: (id: string) => { readonly name: string; readonly says: string } | undefined
  /** What an Investigator begins with, by id or Title. */
  readonly startingSanity: (investigator: string) => number | undefined
}

export type Campaigns = ReturnType<typeof campaignRoom>

/** A match of a campaign with what is known of it. */
interface Played {
  readonly summary: MatchSummary
  readonly annals: Annals | undefined
}

/** Of how many open campaigns the list tells the question, those played last. */
const looked = 5

const lastPlayed = (played: readonly Played[]): string => played.at(-1)?.summary.playedAt ?? ''

const usualTerms: CampaignTerms = { target: 20, houseRules: [] }

export function campaignRoom({ campaigns, matches, kept, annals, games, terms, standing, playStyle, startingSanity }: CampaignSources) {
  const { deckName } = campaigns
  const entry = games.get(mythos)

  const playersOf = ({ players }: Campaign) => players as readonly CampaignPlayer[]
  const storedOf = ({ terms: kept }: Campaign) => kept as Partial<Stored>
  const agreedOf = (campaign: Campaign): CampaignTerms => storedOf(campaign).agreed ?? usualTerms
  /** The play style of the campaign; nothing, once a person has removed it: its terms were agreed, and stay. */
  const styleOf = (campaign: Campaign): string | undefined => {
    const { playStyle: id } = storedOf(campaign)
    return id !== undefined && playStyle(id) !== undefined ? id : undefined
  }

  function styleWords(campaign: Campaign): CampaignPage['terms'] {
    const { playStyle: id } = storedOf(campaign)
    if (id === undefined) return []
    const style = playStyle(id)
    return [{ text: style ? `Decks as in “${style.name}”.` : 'The play style of this campaign was removed: decks are judged by the book.' }]
  }

  /** All matches on the shelf that belong to a campaign, by id. */
  function shelved(): ReadonlyMap<string, MatchSummary> {
    return new Map(matches.list().flatMap((each) => (each.campaign === undefined ? [] : [[each.id, each]])))
  }

  const summariesOf = (campaign: Campaign, all: ReadonlyMap<string, MatchSummary>) =>
    campaign.matches.flatMap((id) => {
      const found = all.get(id)
      return found === undefined ? [] : [found]
    })

  /** With the question that is open, if that is wanted: to know it, a match has to be played again. */
  function inList(campaign: Campaign, played: readonly Played[], withQuestion = true): CampaignInList {
    const newest = played.at(-1)
    const isOpen = newest !== undefined && newest.summary.outcome === undefined && readOnly(newest.summary) === undefined
    const papers = campaign.papers.map(({ paper }) => paper as PaperMatch)
    const results = history(campaign, played)
    const over = !isOpen && results.length > 0
    const last = results.at(0)
    const winners = last?.seats.filter(({ won }) => won).map(({ name }) => name) ?? []
    return {
      id: campaign.id,
      name: campaign.name,
      players: namesOf(campaign, played),
      target: agreedOf(campaign).target,
      beganAt: campaign.beganAt,
      playedAt: [campaign.beganAt, ...played.map(({ summary }) => summary.playedAt), ...papers.map(({ date }) => date)].sort().at(-1)!,
      matches: results.length,
      ...(isOpen && { open: newest.summary.id }),
      standing: last === undefined ? 'No match has been played yet.' : told(last, results.length),
      ...(isOpen && withQuestion && { openQuestion: standing(newest.summary.id, newest.summary.head) }),
      over,
      ...(over && winners.length > 0 && { winner: winners.join(' and ') }),
      archived: campaign.archived,
      ...(campaign.league !== undefined && { league: campaign.league }),
    }
  }

  function namesOf(campaign: Campaign, played: readonly Played[]): readonly string[] {
    const players = playersOf(campaign).map(({ name }) => name)
    return players.length > 0 ? players : (played.at(-1)?.summary.seats.map(({ name }) => name) ?? [])
  }

  const readOnly = ({ game, edition }: MatchSummary): string | undefined => {
    const found = games.get(game)
    return found === undefined ? `This version of Story Deck does not know the game “${game}”.` : olderEdition({ edition }, found)
  }

  /** Newest first. */
  function history(campaign: Campaign, played: readonly Played[]): CampaignMatch[] {
    const own = played.map(({ summary, annals: known }, at) => matchRow(summary, known, at))
    const cardboard = campaign.papers.map(({ id, paper }, at) => paperRow(id, paper as PaperMatch, own.length + at))
    return [...own, ...cardboard]
      .toSorted((a, b) => a.beganAt.localeCompare(b.beganAt) || a.no - b.no)
      .map((each, no) => ({ ...each, no: no + 1 }))
      .toReversed()
  }

  function matchRow(summary: MatchSummary, known: Annals | undefined, no: number): CampaignMatch {
    // Written by the tables, with the move that ended the match.
    const outcome = summary.outcome as KeptOutcome | undefined
    const best = Math.max(0, ...(outcome?.scores ?? []))
    const why = readOnly(summary)
    return {
      no,
      match: summary.id,
      beganAt: summary.beganAt,
      playedAt: summary.playedAt,
      over: outcome !== undefined,
      ...(outcome !== undefined && { because: outcome.because }),
      rounds: known?.rounds ?? 0,
      seats: summary.seats.map(({ name, deck }, seat) => {
        const annalsOf = known?.seats[seat]
        const called = deck === undefined ? undefined : deckName(deck)
        return {
          name,
          ...(called !== undefined && { deck: called }),
          points: annalsOf?.points ?? outcome?.points?.[seat] ?? 0,
          sanity: annalsOf?.sanity ?? 0,
          mad: annalsOf?.mad ?? false,
          won: best > 0 && outcome?.scores[seat] === best,
          adventures: annalsOf?.chapters.map(({ title, points, round }) => ({ title, points, round })) ?? [],
        }
      }),
      notes: campaigns.matchNotes(summary.id),
      ...(why !== undefined && { readOnly: why }),
    }
  }

  const paperRow = (paper: number, { date, rounds, because, notes, seats }: PaperMatch, no: number): CampaignMatch => ({
    no,
    paper,
    beganAt: date,
    playedAt: date,
    over: true,
    because,
    rounds,
    seats,
    notes,
  })

  function standings(campaign: Campaign, played: readonly Played[], results: readonly CampaignMatch[]): CampaignStanding[] {
    const last = results.at(0)
    const known = last?.match === undefined ? undefined : played.find(({ summary }) => summary.id === last.match)?.annals
    const players = playersOf(campaign)
    const rows = namesOf(campaign, played).map((name, at) => {
      const now = last?.seats.find((each) => each.name === name)
      const player = players[at]
      const called = player && deckName(player.deck)
      const investigator = known?.seats.find((each) => each.name === name)?.investigator ?? player?.investigator
      return {
        name,
        kind: player?.kind ?? played.at(-1)?.summary.seats[at]?.kind ?? ('human' as const),
        ...(investigator !== undefined && { investigator }),
        ...(player !== undefined && called !== undefined && { deck: { id: player.deck, name: called } }),
        points: now?.points ?? 0,
        sanity: now?.sanity ?? 0,
        total: (now?.points ?? 0) + (now?.sanity ?? 0),
        adventures: now?.adventures.length ?? 0,
        mad: now?.mad ?? false,
        won: results.filter(({ seats }) => seats.some((each) => each.name === name && each.won)).length,
      }
    })
    return placed(rows)
  }

  async function playedIn(campaign: Campaign, all = shelved()): Promise<Played[]> {
    const found: Played[] = []
    for (const summary of summariesOf(campaign, all)) found.push({ summary, annals: await annals.of(summary.id).catch(() => undefined) })
    return found
  }

  /** The same with what is at hand alone, for lists. */
  const atHand = (campaign: Campaign, all: ReadonlyMap<string, MatchSummary>): Played[] =>
    summariesOf(campaign, all).map((summary) => ({ summary, annals: annals.known(summary.id, summary.game, summary.head) }))

  async function page(id: number): Promise<CampaignPage> {
    const campaign = campaigns.open(id)
    const played = await playedIn(campaign)
    const results = history(campaign, played)
    return {
      ...inList(campaign, played),
      notes: campaign.notes,
      terms: [...styleWords(campaign), ...agreedWords(agreedOf(campaign))],
      agreed: agreedOf(campaign),
      tie: {
        text: 'The highest total of Adventure points and Sanity wins; of equals, whoever has more Adventure points.',
        rule: 'M16.10',
      },
      standings: standings(campaign, played, results),
      history: results,
      album: results.flatMap(({ match, seats }) =>
        seats.flatMap(({ name, adventures }) =>
          adventures.map(({ title, points, round }) => ({
            title,
            points,
            by: name,
            ...(match !== undefined && { match }),
            ...(round !== undefined && { round }),
          })),
        ),
      ),
    }
  }

  function wantedFor(
    name: string,
    no: number,
    players: readonly CampaignPlayer[],
    agreed: CampaignTerms,
    style: string | undefined,
  ): Wanted {
    return {
      game: mythos,
      title: no === 1 ? name : `${name}, match ${no}`,
      mode: 'campaign',
      seats: players.map((each) => ({ ...each })),
      target: agreed.target,
      houseRules: [...agreed.houseRules],
      ...(style !== undefined && { playStyle: style }),
      ...(agreed.alternativeFirstCard !== undefined && { alternativeFirstCard: agreed.alternativeFirstCard }),
      ...(agreed.sameEducation !== undefined && { sameEducation: agreed.sameEducation }),
      ...(agreed.timedGlances !== undefined && { timedGlances: agreed.timedGlances }),
      ...(agreed.undoPastRevealed !== undefined && { undoPastRevealed: agreed.undoPastRevealed }),
    }
  }

  function seated(wanted: Wanted) {
    if (entry === undefined) throw refusal('bad_options', 'Mythos cannot be played here.')
    return sitDown(wanted, entry, terms)
  }

  function firstCounters(campaign: Campaign): Counters {
    return {
      round: 1,
      seats: playersOf(campaign).map(({ name, deck, investigator = campaigns.firstInvestigator(deck) }) => ({
        name,
        sanity: (investigator && startingSanity(investigator)) || 0,
        points: 0,
        adventures: [],
      })),
    }
  }

  function counters(id: number): { readonly now: Counters; readonly canUndo: boolean } {
    const { now, canUndo } = campaigns.counters(id)
    return now === undefined ? { now: firstCounters(campaigns.open(id)), canUndo: false } : { now: now as Counters, canUndo }
  }

  async function leagueTable(id: number): Promise<LeagueTable> {
    const league = campaigns.leagues().find((each) => each.id === id)
    if (league === undefined) throw refusal('bad_options', 'This league is not there any more.')
    const parts: { readonly row: CampaignInList; readonly results: readonly CampaignMatch[] }[] = []
    const all = shelved()
    for (const each of league.campaigns) {
      const campaign = campaigns.open(each)
      const played = await playedIn(campaign, all)
      parts.push({ row: inList(campaign, played), results: history(campaign, played) })
    }
    return {
      id,
      name: league.name,
      notes: league.notes,
      campaigns: parts.map(({ row }) => row),
      rows: leagueRows(parts.map(({ results }) => results)),
    }
  }

  return {
    list(): readonly CampaignInList[] {
      const all = shelved()
      const found = campaigns.list().map((each) => ({ each, played: atHand(each, all) }))
      const open = found.filter(({ played }) => played.at(-1)?.summary.outcome === undefined)
      const newest = open.toSorted((a, b) => lastPlayed(b.played).localeCompare(lastPlayed(a.played))).slice(0, looked)
      return found
        .map((each) => inList(each.each, each.played, newest.includes(each)))
        .toSorted((a, b) => Number(b.open !== undefined) - Number(a.open !== undefined) || b.playedAt.localeCompare(a.playedAt))
    },
    open: page,

    create(wanted: {
      readonly name?: string | undefined
      readonly players: readonly CampaignPlayer[]
      readonly agreed: CampaignTerms
      readonly playStyle?: string | undefined
    }): { readonly campaign: number; readonly match: string } {
      const { players, agreed, playStyle: style } = wanted
      const name = wanted.name ?? `${players.map((each) => each.name).join(', ')}`
      // All that can be wrong with it is found out before there is a campaign.
      const match = seated(wantedFor(name, 1, players, agreed, style))
      const stored: Stored = { agreed, ...(style !== undefined && { playStyle: style }) }
      const campaign = campaigns.begin(name, '', {
        players: players.map((each, seat) => ({ ...each, name: match.seats[seat]!.name })),
        terms: stored,
      })
      return { campaign, match: kept.begin({ ...match, campaign }) }
    },

    nextMatch(id: number, players: readonly CampaignPlayer[] | undefined): { readonly match: string } {
      const campaign = campaigns.open(id)
      const all = summariesOf(campaign, shelved())
      const open = all.find((each) => each.outcome === undefined && readOnly(each) === undefined)
      if (open !== undefined) throw refusal('not_over', 'A match of this campaign is still under way.', 'Play it to its end, or remove it.')
      const who = players ?? playersOf(campaign)
      const no = all.length + campaign.papers.length + 1
      const match = seated(wantedFor(campaign.name, no, who, agreedOf(campaign), styleOf(campaign)))
      if (players !== undefined) campaigns.seat(id, players)
      return { match: kept.begin({ ...match, campaign: id }) }
    },

    async adopt({
      match,
      campaign,
      name,
    }: {
      readonly match: string
      readonly campaign?: number | undefined
      readonly name?: string | undefined
    }) {
      const stored = matches.load(match)
      if (stored.game !== mythos) throw refusal('bad_options', 'Only a match of Mythos can be part of a campaign.')
      const { target, houseRules, mode } = stored.options as { target: number; houseRules?: readonly string[]; mode: string }
      if (mode !== 'campaign') throw refusal('bad_options', 'This match was the basic game, which is no campaign (M16.1).')
      const players = stored.seats.flatMap(({ deck, ...seat }) => (deck === undefined ? [] : [{ ...seat, deck }]))
      const agreed: CampaignTerms = { target, houseRules: [...(houseRules ?? [])] }
      const id = campaign ?? campaigns.begin(name ?? stored.title, '', { players, terms: { agreed } satisfies Stored })
      campaigns.putMatch(match, id)
      return page(id)
    },

    async rename(id: number, name: string) {
      campaigns.rename(id, name)
      return page(id)
    },
    async note(id: number, notes: string) {
      campaigns.note(id, notes)
      return page(id)
    },
    async noteMatch(id: number, match: string, notes: string) {
      if (!campaigns.open(id).matches.includes(match)) throw refusal('no_match', 'That match is not part of this campaign.')
      campaigns.noteMatch(match, notes)
      return page(id)
    },
    async archive(id: number, archived: boolean) {
      campaigns.archive(id, archived)
      return page(id)
    },
    async duplicate(id: number, name: string | undefined) {
      const campaign = campaigns.open(id)
      return page(
        campaigns.begin(name ?? `${campaign.name.slice(0, 190)}, once more`, '', { players: campaign.players, terms: campaign.terms }),
      )
    },
    remove(id: number) {
      campaigns.remove(id)
      return { removed: true }
    },
    async restore(id: number) {
      campaigns.restore(id)
      return page(id)
    },

    async addPaper(id: number, paper: PaperMatch) {
      campaigns.addPaper(id, paper)
      return page(id)
    },
    async changePaper(id: number, no: number, paper: PaperMatch) {
      campaigns.changePaper(id, no, paper)
      return page(id)
    },
    async removePaper(id: number, no: number) {
      campaigns.removePaper(id, no)
      return page(id)
    },
    counters,
    count(id: number, state: Counters) {
      // The way back leads to the first state too.
      if (campaigns.counters(id).now === undefined) campaigns.count(id, counters(id).now)
      campaigns.count(id, state)
      return counters(id)
    },
    uncount(id: number) {
      campaigns.uncount(id)
      return counters(id)
    },

    async statistics(id: number): Promise<readonly DeckChart[]> {
      const campaign = campaigns.open(id)
      const played = await playedIn(campaign)
      return campaignCharts(
        history(campaign, played).toReversed(),
        played.flatMap(({ annals: known }) => known ?? []),
      )
    },

    async leagues(): Promise<readonly LeagueTable[]> {
      const tables: LeagueTable[] = []
      for (const { id } of campaigns.leagues()) tables.push(await leagueTable(id))
      return tables
    },
    saveLeague: (league: {
      readonly league?: number | undefined
      readonly name: string
      readonly notes: string
      readonly campaigns: readonly number[]
    }) => leagueTable(campaigns.saveLeague(league)),
    removeLeague(id: number) {
      campaigns.removeLeague(id)
      return { removed: true }
    },
  }
}

/** "Anna 8 points and 6 Sanity; Bea 5 and 12. Match 2." */
function told({ seats, because, over }: CampaignMatch, matches: number): string {
  const count = matches === 1 ? '1 match' : `${matches} matches`
  if (over && because !== undefined && because !== '') return `${because} ${count} played.`
  const standing = seats.map(({ name, points, sanity }) => `${name} ${points} ${points === 1 ? 'point' : 'points'}, ${sanity} Sanity`)
  return `${standing.join('; ')}. ${count}.`
}

/** What was agreed, in sentences with their rules. */
function agreedWords({ target, houseRules, alternativeFirstCard, undoPastRevealed }: CampaignTerms): Agreed[] {
  return [
    { text: `A match is played to ${target} Adventure points.`, rule: target === 20 ? 'M16.6' : 'M16.6, M16.7' },
    ...(alternativeFirstCard ? [{ text: 'The alternative first card is allowed.', rule: 'M16.22' }] : []),
    ...(undoPastRevealed ? [{ text: 'What was revealed may be taken back.' }] : []),
    ...chosenRules(houseRules).map(({ name, says, overrules }) => ({ text: says, rule: overrules.join(', '), house: name })),
  ]
}
