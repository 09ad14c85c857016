/** How the state of a card in a file is called, and the sign beside the word. */
import type { ErratumLine, FileFormat, RowStatus } from '../../src-main/contract/cards.ts'

export const statuses: readonly {
  readonly status: RowStatus
  readonly name: string
  readonly sign: string
  readonly says: (place: string) => string
}[] = [
  { status: 'new', name: 'New', sign: '+', says: (place) => `The ${place} has no such card yet.` },
  { status: 'changed', name: 'Changed', sign: '≠', says: (place) => `The ${place} has this card, with other facts or words.` },
  { status: 'unreadable', name: 'Not understood', sign: '?', says: () => 'Kept and found, but not to be played; or no card at all.' },
  { status: 'conflict', name: 'Stays as it is', sign: '✕', says: (place) => `The card in the ${place} is not changed by a file.` },
  { status: 'same', name: 'The same', sign: '=', says: () => 'Nothing would change.' },
]

export const statusOf = (status: RowStatus) => statuses.find((each) => each.status === status)!

const formats: Readonly<Record<FileFormat, string>> = {
  gccg: 'GCCG card set',
  json: 'normalised JSON',
  csv: 'table',
  cards: 'card file',
}

export const formatsOf = (all: readonly FileFormat[]) => all.map((each) => formats[each]).join(', ')

/** "1 card", "12 cards". */
export const cards = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`

/** What the button does, in words. */
export function takingWords(taken: number, errata: number): string {
  const parts = [...(taken > 0 ? [cards(taken)] : []), ...(errata > 0 ? [errata === 1 ? '1 erratum' : `${errata} errata`] : [])]
  return parts.length > 0 ? `Take in ${parts.join(' and ')}` : 'Nothing to take in'
}

export const dated = ({ date, source }: ErratumLine) => `${source}, from ${date}`
