/** Edits in words, for whoever is asked whether they shall be made. */
import type { DeckEdit, DeckRecord, DeckRow, OneDeckEdit } from '../../src-main/contract/decks.ts'
import { sectionNames } from './desk.svelte.ts'
import { copiesOf } from './edits.ts'

export const cardsInWords = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

function inWords(change: OneDeckEdit, rows: readonly DeckRow[], titleOf: (card: string) => string): string {
  switch (change.do) {
    case 'set': {
      const { card, section, copies } = change
      const before = copiesOf(rows, card, section)
      const place = section === 'deck' ? '' : ` (${sectionNames[section]})`
      if (copies === 0) return `Take out ${before}× ${titleOf(card)}${place}`
      return before === 0 ? `Put in ${copies}× ${titleOf(card)}${place}` : `${titleOf(card)}${place}: ${before} → ${copies}`
    }
    case 'move':
      return `Move ${change.copies}× ${titleOf(change.card)} to ${sectionNames[change.to]}`
    case 'note':
      return `Note on ${titleOf(change.card)}`
    case 'tag':
      return `Tags of ${titleOf(change.card)}`
    case 'rename':
      return `Call the deck ${change.name}`
    case 'notes':
      return 'Change the notes'
    case 'tags':
      return 'Change the tags'
    case 'style':
      return `Judge it by the play style ${change.style}`
    case 'ignore':
      return change.on ? 'Ignore a remark' : 'Mind a remark again'
    case 'line':
      return change.text === undefined ? `Drop line ${change.no}` : `Line ${change.no}: ${change.text}`
  }
}

/** What an edit would do to these rows, change by change. `titles` names cards that are not among them. */
export function changesInWords(
  edit: DeckEdit,
  rows: readonly DeckRow[],
  titles: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  const titleOf = (card: string) => rows.find((row) => row.card === card)?.title ?? titles.get(card) ?? card
  return edit.changes.map((change) => inWords(change, rows, titleOf))
}

/** "played 4 times, won 3". */
export function recordInWords({ played, won }: DeckRecord): string {
  if (played === 0) return 'not played yet'
  return `played ${played === 1 ? 'once' : played === 2 ? 'twice' : `${played} times`}, won ${won}`
}
