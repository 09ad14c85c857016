/** The chronicle of a match: what is told of its Adventures, beside what the players wrote themselves. */
import type { CampaignShelf } from '../../db/campaigns.ts'
import type { MatchShelf } from '../../db/matches.ts'
import type { Chronicle, ChronicleEntry } from '../contract/campaigns.ts'
import type { MadeFile } from '../contract/decks.ts'
import type { Annals } from '../games/mythos/annals/annals.ts'
import { tellChapter, tellEnding, tellOpening } from '../games/mythos/annals/story.ts'
import { type BookFormat, bookFile } from './chronicle-files.ts'
import type { MatchAnnals } from './match-annals.ts'
import { refusal } from './refuse.ts'

/** The number of the foreword among a player's own words. */
export const foreword = -1

export function chronicleOf(match: string, title: string, annals: Annals, campaigns: Pick<CampaignShelf, 'words'>): Chronicle {
  const own = new Map(campaigns.words(match).map((each) => [each.no, each]))
  const entries = annals.seats.flatMap(({ chapters, ...who }, seat) =>
    chapters.map((chapter, at): ChronicleEntry => {
      const written = own.get(chapter.no)
      return {
        no: chapter.no,
        seat,
        who: who.name,
        adventure: chapter.title,
        points: chapter.points,
        round: chapter.round,
        told: tellChapter(who, chapter, at === 0),
        ...(written !== undefined && { own: written.words }),
        instead: written?.instead ?? false,
        filled: chapter.filled,
      }
    }),
  )
  return {
    match,
    title,
    opening: tellOpening(annals),
    entries: entries.toSorted((a, b) => a.no - b.no),
    ending: tellEnding(annals),
    foreword: own.get(foreword)?.words ?? '',
  }
}

interface Sources {
  readonly campaigns: CampaignShelf
  readonly matches: MatchShelf
  readonly annals: MatchAnnals
}

interface Entry {
  readonly match: string
  readonly no: number
  readonly own: string
  readonly instead: boolean
}

export function chronicleRoom({ campaigns, matches, annals }: Sources) {
  async function read(match: string): Promise<Chronicle> {
    const { title } = matches.load(match)
    const known = await annals.of(match)
    if (known === undefined) {
      throw refusal('read_only', 'There is nothing to tell of this match: only campaigns of Mythos of this edition have a chronicle.')
    }
    return chronicleOf(match, title, known, campaigns)
  }

  return {
    read,
    /** A player's own words; an empty text takes them away. */
    async write({ match, no, own, instead }: Entry): Promise<Chronicle> {
      const { entries } = await read(match)
      if (no !== foreword && !entries.some((each) => each.no === no)) {
        throw refusal('bad_options', 'There is no such Adventure in this chronicle.', 'Look at it again.')
      }
      campaigns.write(match, { no, words: own, instead })
      return read(match)
    },
    /** A match, or all matches of a campaign in their order. Those that nothing can be told of are left out. */
    async file({
      campaign,
      match,
      format,
    }: {
      readonly campaign?: number | undefined
      readonly match?: string | undefined
      readonly format: BookFormat
    }): Promise<MadeFile> {
      if (match !== undefined) {
        const told = await read(match)
        return bookFile({ title: told.title, notes: '', chapters: [told] }, format)
      }
      if (campaign === undefined) throw refusal('bad_options', 'Name a match or a campaign to write down.')
      const { name, notes, matches: ids } = campaigns.open(campaign)
      const chapters: Chronicle[] = []
      for (const id of ids) {
        const known = await annals.of(id)
        if (known !== undefined) chapters.push(chronicleOf(id, matches.load(id).title, known, campaigns))
      }
      return bookFile({ title: name, notes, chapters }, format)
    },
  }
}
