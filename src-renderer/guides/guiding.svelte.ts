/**
 * Whom the guide still goes along with. It is there for the first match of a game, until that is over or somebody sends it
 * away; the Keeper remembers for which games it is wanted no more.
 */
import type { Api } from '../../src-main/contract/contract.ts'
import type { GameId } from '../../src-main/contract/table.ts'
import { complain } from '../state/messages.svelte.ts'

let unguided = $state.raw<readonly GameId[]>()

/** Which lessons were learned in this window, by match and seat: a curtain between two turns teaches nothing anew. */
const lessons = new Map<string, ReadonlySet<string>>()

export const guiding = {
  /** False until the Keeper has said so. */
  goesAlong: (game: GameId): boolean => unguided !== undefined && !unguided.includes(game),
  learned: (match: string, seat: number): ReadonlySet<string> => lessons.get(`${match} ${seat}`) ?? new Set(),
  learn(match: string, seat: number, ids: readonly string[]): void {
    lessons.set(`${match} ${seat}`, new Set([...guiding.learned(match, seat), ...ids]))
  },
}

export async function recallGuiding(api: Api): Promise<void> {
  try {
    unguided = (await api.settings.get()).unguided ?? []
  } catch (error) {
    complain(error)
  }
}

/** A match is not held up by what is only remembered. */
export async function guide(api: Api, game: GameId, on: boolean): Promise<void> {
  const others = (unguided ?? []).filter((each) => each !== game)
  unguided = on ? others : [...others, game]
  await api.settings.set({ unguided: [...unguided] }).catch(complain)
}
