/** Which languages somebody knows, and whether a Tome can be read (M9.2 to M9.4). */
import type { Seat } from '../../engine/game.ts'
import { investigatorOf, printed } from './places.ts'
import { applies, bearsOn, type Of, statics } from './standing.ts'
import type { CardNo, State } from './state.ts'

/**
 * Languages that a player's Investigator and face-up Allies can read (M9.2); `all` where
 * a card gives every one. This is about Tomes alone (M2.7); what Allies know counts too
 * (M7.14), where it is not asked what the Investigator knows himself.
 */
export function languagesKnown(state: State, seat: Seat, himself = false): ReadonlySet<string> | 'all' {
  const known = new Set<string>()
  const learn = (languages: { readonly mode: string; readonly list: readonly string[] } | undefined): boolean => {
    if (languages?.mode === 'all') return true
    for (const each of languages?.list ?? []) known.add(each)
    return false
  }
  if (learn(investigatorOf(state, seat).languages)) return 'all'
  for (const entry of himself ? [] : state.play) {
    if (entry.seat === seat && entry.area === 'ally' && !entry.faceDown && learn(printed(state, entry.card).languages)) return 'all'
  }
  for (const source of statics(state, 'languages')) {
    const { effect } = source.rule
    if (!('languages' in effect)) continue
    if (effect.of !== undefined) {
      if (!himself && knowsAlly(state, seat, source)) {
        if (effect.languages === 'all') return 'all'
        for (const each of effect.languages) known.add(each)
      }
      continue
    }
    if (source.ctx.you !== seat || !applies(state, source)) continue
    if (effect.languages === 'all') return 'all'
    for (const each of effect.languages) known.add(each)
  }
  return known
}

/** Whether a text gives a language to one of a player's face-up Allies (M9.2). */
function knowsAlly(state: State, seat: Seat, source: Of<'static'>): boolean {
  const { effect } = source.rule
  if (!('languages' in effect) || effect.of === undefined) return false
  const { of } = effect
  return state.play.some(
    (entry) => entry.seat === seat && entry.area === 'ally' && !entry.faceDown && bearsOn(state, source, of, entry.card),
  )
}

/** Whether a card knows a language, printed on it or given by a text. */
export function knowsLanguage(state: State, card: CardNo, language: string): boolean {
  const { languages } = printed(state, card)
  if (languages?.mode === 'all' || languages?.list.includes(language) === true) return true
  return statics(state, 'languages').some(
    (source) =>
      'languages' in source.rule.effect &&
      source.rule.effect.of !== undefined &&
      (source.rule.effect.languages === 'all' || source.rule.effect.languages.includes(language)) &&
      bearsOn(state, source, source.rule.effect.of, card),
  )
}

/** The languages a card knows, printed on it or given by a text; `all` where it knows every one. */
export function languagesOf(state: State, card: CardNo): ReadonlySet<string> | 'all' {
  const { languages } = printed(state, card)
  if (languages?.mode === 'all') return 'all'
  const known = new Set<string>(languages?.list ?? [])
  for (const source of statics(state, 'languages')) {
    const { effect } = source.rule
    if (!('languages' in effect) || effect.of === undefined || !bearsOn(state, source, effect.of, card)) continue
    if (effect.languages === 'all') return 'all'
    for (const each of effect.languages) known.add(each)
  }
  return known
}

/**
 * Whether a Tome can be read (M9.2 to M9.4). Different people may know one language each
 * (M9.3).
 */
export function canRead(state: State, seat: Seat, card: CardNo): boolean {
  const languages = printed(state, card).languages
  if (languages === undefined || languages.list.length === 0) return true
  const known = languagesKnown(state, seat)
  if (known === 'all') return true
  return languages.mode === 'or' ? languages.list.some((each) => known.has(each)) : languages.list.every((each) => known.has(each))
}
