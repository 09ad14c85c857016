/** The words of the rules as this window knows them: asked for once. Only Mythos has a glossary; other games' texts stay plain. */
import { getContext, setContext } from 'svelte'
import type { Api } from '../../src-main/contract/contract.ts'
import type { GameId } from '../../src-main/contract/table.ts'
import { type Vocabulary, vocabularyOf } from './cutting.ts'

let known = $state.raw<Vocabulary>()
let asked = false

/** Texts are plain until it is there, and stay so if it cannot be had: nothing depends on it. */
export async function recallTerms(api: Api): Promise<void> {
  if (asked) return
  asked = true
  try {
    known = vocabularyOf(await api.rules.words())
  } catch {
    asked = false
  }
}

const key = Symbol('the game that is spoken of')

/** Says of which game the texts of this part of the window speak; of Mythos, if nobody says so. */
export const speakOf = (game: () => GameId): void => {
  setContext(key, game)
}

/** To be called where components begin; answers what holds at present. */
export function vocabularyHere(): () => Vocabulary | undefined {
  const game = getContext<(() => GameId) | undefined>(key)
  return () => ((game?.() ?? 'mythos') === 'mythos' ? known : undefined)
}

export const vocabulary = (): Vocabulary | undefined => known
