/** Two lists side by side: copies by Title and section, and the notes word by word. */
import { diffWordsWithSpace } from 'diff'
import { foldTitle } from '../grammar/titles.ts'
import type { Section } from './deck-file.ts'
import type { VersionList } from './deck-versions.ts'

export interface DeckComparison {
  readonly a: string
  readonly b: string
  readonly rows: readonly {
    readonly section: Section
    readonly card: string
    readonly title: string
    readonly type: string
    readonly a: number
    readonly b: number
  }[]
  readonly notes: readonly { readonly words: string; readonly only?: 'a' | 'b' }[]
}

/** All printings of a Title count together (M3.5); a row stands where its Title first stood. */
export function compared(a: VersionList, b: VersionList, named: { readonly a: string; readonly b: string }): DeckComparison {
  const rows = new Map<string, DeckComparison['rows'][number]>()
  for (const [side, { cards }] of [['a', a] as const, ['b', b] as const]) {
    for (const { section, card, title, type, copies } of cards) {
      const key = `${section} ${foldTitle(title)}`
      const row = rows.get(key) ?? { section, card, title, type, a: 0, b: 0 }
      rows.set(key, { ...row, [side]: row[side] + copies })
    }
  }
  const notes = diffWordsWithSpace(a.notes, b.notes).map(({ value, added, removed }) => ({
    words: value,
    ...(removed ? { only: 'a' as const } : added ? { only: 'b' as const } : {}),
  }))
  return { ...named, rows: [...rows.values()], notes: notes.filter(({ words }) => words !== '') }
}
