/** What a window asks a search for, made into a task of the pool, and the steps of the search as the window is told them. */
import type { DeckCards } from '../../db/deck-cards.ts'
import type { Covering, CoverProgress } from '../contract/decks.ts'
import { cardAt } from '../games/mythos/deck/holding.ts'
import { startsIn } from '../games/mythos/deck/working.ts'
import type { CoverJob, CoverStep, CoverThread } from './cover-thread.ts'
import { type Pool, refOf } from './deck-study.ts'
import { refusal } from './refuse.ts'

/** How many copies of a card there are to be had, by its id; nothing, where there is no end to them. */
export type Available = (card: string) => number | undefined

/** How long a search goes on where nothing is said, in seconds. */
const usualSeconds = 60

/** How many cards of one Title a deck may hold (M3.4). */
const mostCopies = 4

export function coverJob(
  pool: Pool,
  wanted: Omit<Covering, 'deck'>,
  deck: Pick<DeckCards, 'cards'> | undefined,
  available: Available,
): CoverJob {
  const { support, ids, byId, offered, setOf } = pool
  const { faces } = support
  const numberOf = (id: string): number => {
    const no = byId.get(id)
    if (no === undefined) throw refusal('bad_options', 'A card of this search is not in the library any more. Choose others.')
    return no
  }
  const avoided = new Set(wanted.avoid?.map(numberOf))
  const kept = [...new Set(wanted.keep?.map(numberOf))]
  const isOffered = new Set(offered)
  const sets = wanted.sets === undefined ? undefined : new Set(wanted.sets)
  const have = faces.map(() => 0)
  const investigators: number[] = []
  for (const { section, card, copies } of deck?.cards ?? []) {
    const no = byId.get(card)
    if (no === undefined || section === 'maybe') continue
    if (section === 'deck' && faces[no]!.type !== 'Investigator') have[no]! += copies
    if (section === 'investigators' && faces[no]!.type === 'Investigator') investigators.push(no)
  }
  const own = faces.map((face, no) => {
    const must = kept.includes(no)
    if (face.type === 'Investigator' || avoided.has(no) || !(isOffered.has(no) || must)) return 0
    if (sets !== undefined && !sets.has(setOf[no]!) && !must) return 0
    const limit = 'unique' in face && face.unique ? 1 : mostCopies
    return Math.min(limit, available(ids[no]!) ?? limit)
  })
  const lacking = kept.find((no) => Math.max(own[no]!, have[no]!) === 0)
  if (lacking !== undefined)
    throw refusal('bad_options', `${faces[lacking]!.title} is to be kept, but there is none to be had. Choose from more cards.`)
  const one = wanted.investigator === undefined ? undefined : numberOf(wanted.investigator)
  const all = faces.flatMap((face, no) => (face.type === 'Investigator' ? [no] : []))
  const who = one !== undefined ? [one] : investigators.length > 0 ? investigators : all
  const regions = wanted.regions === undefined ? undefined : new Set(wanted.regions)
  const areas = support.areas.flatMap(({ region }, at) => (regions === undefined || regions.has(region) ? [at] : []))
  const usable = faces.flatMap((_, no) => (Math.max(own[no]!, have[no]!) > 0 ? [no] : []))
  const canStart = areas.filter((at) => startsIn(support, usable, at))
  if (canStart.length === 0) throw refusal('bad_options', 'No story can begin in these Regions with these cards. Allow more of them.')
  return {
    faces,
    points: wanted.points,
    available: own,
    have,
    keep: kept,
    copies: mostCopies,
    investigators: who,
    areas,
    patience: (wanted.seconds ?? usualSeconds) * 1000,
    ...(wanted.most !== undefined && { most: wanted.most }),
  }
}

/** The steps of a search in the words of the contract. */
export async function* covering(pool: Pool, job: CoverJob, thread: CoverThread, signal?: AbortSignal): AsyncGenerator<CoverProgress> {
  const began = performance.now()
  for await (const step of thread.search(job, signal)) yield progress(pool, step, Math.round(performance.now() - began))
}

function progress(pool: Pool, { atLeast, state, found }: CoverStep, ms: number): CoverProgress {
  return {
    ms,
    atLeast,
    state,
    says: sayStep({ atLeast, state, ...(found !== undefined && { found }) }),
    ...(found !== undefined && {
      best: {
        size: found.size,
        points: found.points,
        cards: found.cards.map(({ no, copies, job, isNew }) => ({ ...refOf(pool, { no }), copies, job, new: isNew })),
        adventures: found.adventures.map((no) => ({ ...refOf(pool, { no }), points: cardAt(pool.support, no).points ?? 0 })),
        ...(found.investigator !== undefined && { investigator: refOf(pool, { no: found.investigator }) }),
      },
    }),
  }
}

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

function sayStep({ atLeast, state, found }: CoverStep): string {
  if (state === 'impossible') return 'No set of these cards completes so many points. Allow more cards, Regions or copies.'
  if (found === undefined)
    return state === 'stopped'
      ? 'Nothing was found in this time. Give it longer, or ask for fewer points.'
      : 'Searching for a first set of cards.'
  const size = `${cards(found.size)} for ${found.points} points`
  if (state === 'proved') return `${size}: no smaller set does it.`
  const off = found.size - atLeast
  const bound =
    atLeast <= 0 ? 'How much smaller a set could be is not known yet.' : `No set is smaller than ${cards(atLeast)}: at most ${off} fewer.`
  return state === 'stopped' ? `${size}, the best so far. ${bound}` : `${size}. ${bound}`
}
