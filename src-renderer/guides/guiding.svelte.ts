/**
 * Whom the guide still goes along with, and how far they have come. It is there for the first match of a light game, and for
 * every match that somebody wished to learn by, until that is over or somebody sends it away. The Keeper remembers it, so
 * that a first campaign goes on with its guide after the window was closed.
 */
import type { Api } from '../../src-main/contract/contract.ts'
import type { Settings } from '../../src-main/contract/settings.ts'
import type { GameId } from '../../src-main/contract/table.ts'
import { complain } from '../state/messages.svelte.ts'

/** Nothing until the Keeper has said so. */
let unguided = $state.raw<readonly GameId[]>()
let guided = $state.raw<readonly string[]>([])
let lessons = $state.raw<NonNullable<Settings['lessons']>>([])

/** Of older matches nobody asks any more. */
const remembered = 20

/** Who learns: at a seat of a match, under a name. */
export interface Learner {
  readonly game: GameId
  readonly match: string
  readonly seat: number
  readonly who: string
}

const entryOf = (match: string, seat: number) => lessons.find((each) => each.match === match && each.seat === seat)

/** A campaign is too long to be guided unasked. */
export const waitsToBeAsked = (game: GameId): boolean => game === 'mythos'

export const guiding = {
  /** False until the Keeper has said so. Without a match: of the next one of that game. */
  goesAlong: (game: GameId, match?: string): boolean =>
    (match !== undefined && guided.includes(match)) || (!waitsToBeAsked(game) && unguided !== undefined && !unguided.includes(game)),
  /** At this seat, in this match. */
  learned: (match: string, seat: number): ReadonlySet<string> => new Set(entryOf(match, seat)?.learned),
  /** By the same person, by their name, in other matches of this game. */
  before: ({ game, match, who }: Learner): ReadonlySet<string> =>
    new Set(lessons.filter((each) => each.match !== match && each.game === game && each.who === who).flatMap((each) => each.learned)),
}

/** Counts what was changed in this window: an answer from before a change is out of date. */
let changes = 0

export async function recallGuiding(api: Api): Promise<void> {
  try {
    const asked = changes
    const kept = await api.settings.get()
    if (asked !== changes) return await recallGuiding(api)
    unguided = kept.unguided ?? []
    guided = kept.guided ?? []
    lessons = kept.lessons ?? []
  } catch (error) {
    complain(error)
  }
}

/** A match is not held up by what is only remembered. */
function keep(api: Api, changed: Settings): Promise<void> {
  changes++
  return api.settings.set(changed).then(() => undefined, complain)
}

/** Whether the next matches of a game are guided. */
export async function guide(api: Api, game: GameId, on: boolean): Promise<void> {
  const others = (unguided ?? []).filter((each) => each !== game)
  unguided = on ? others : [...others, game]
  await keep(api, { unguided: [...unguided] })
}

/** Whether this match is. */
export async function accompany(api: Api, match: string, on: boolean): Promise<void> {
  const others = guided.filter((each) => each !== match)
  guided = on ? [...others, match].slice(-remembered) : others
  await keep(api, { guided: [...guided] })
}

/** It goes: for good, where it came by itself; from this match, where it was asked for. */
export async function sendAway(api: Api, game: GameId, match: string): Promise<void> {
  if (guided.includes(match)) await accompany(api, match, false)
  if (!waitsToBeAsked(game)) await guide(api, game, false)
}

export async function learn(api: Api, { game, match, seat, who }: Learner, ids: readonly string[]): Promise<void> {
  const known = guiding.learned(match, seat)
  const fresh = ids.filter((id) => !known.has(id))
  if (fresh.length === 0) return
  const others = lessons.filter((each) => each.match !== match || each.seat !== seat)
  lessons = [...others, { match, seat, learned: [...known, ...fresh], game, who }].slice(-remembered)
  await keep(api, { lessons: [...lessons] })
}

/** What the same person has learned in other matches is told anew. */
export async function unlearn(api: Api, { game, match, who }: Learner): Promise<void> {
  lessons = lessons.filter((each) => each.match === match || each.game !== game || each.who !== who)
  await keep(api, { lessons: [...lessons] })
}
