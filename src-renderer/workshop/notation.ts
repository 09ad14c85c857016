/** Facts that are more than one word, taken apart for their fields and put together again: the notation of card files. */
import type { FactKind } from '../../src-main/contract/workshop.ts'

export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

export const writeList = (words: readonly string[]): string => words.join(', ')

export type LanguageMode = 'none' | 'all' | 'and' | 'or'

export interface WrittenLanguages {
  readonly mode: LanguageMode
  readonly list: readonly string[]
}

export function languagesOf(value: string): WrittenLanguages {
  if (value === 'none' || value === 'all') return { mode: value, list: [] }
  const mode = / or /.test(value) ? 'or' : 'and'
  const list = value.split(mode === 'or' ? ' or ' : ' & ').map((each) => each.trim())
  return { mode, list: list.filter((each) => each !== '') }
}

export const writeLanguages = ({ mode, list }: WrittenLanguages): string =>
  mode === 'none' || mode === 'all' ? mode : list.join(mode === 'or' ? ' or ' : ' & ')

export interface Pair {
  readonly key: string
  readonly value: string
}

/** "region Europe; gate yes". A word without its value stays, so that it can be finished. */
export const pairsOf = (value: string): Pair[] =>
  value
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [, key = each, rest = ''] = /^(\S+)\s*(.*)$/.exec(each) ?? []
      return { key, value: rest }
    })

export const writePairs = (pairs: readonly Pair[]): string => pairs.map(({ key, value }) => `${key} ${value}`.trim()).join('; ')

/** Groups of pairs, one of which is enough. */
export const groupsOf = (value: string): Pair[][] => (value.trim() === '' ? [] : value.split('|').map(pairsOf))

export const writeGroups = (groups: readonly (readonly Pair[])[]): string => groups.map(writePairs).join(' | ')

export interface WrittenRequirement {
  readonly phrase: string
  readonly pairs: readonly Pair[]
}

/** One a line: "Solstice: type Event; attribute Solstice". */
export const requirementsOf = (value: string): WrittenRequirement[] =>
  value
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map((each) => {
      const [, phrase = '', rest = ''] = /^([^:]*):?(.*)$/.exec(each) ?? []
      return { phrase: phrase.trim(), pairs: pairsOf(rest) }
    })

export const writeRequirements = (all: readonly WrittenRequirement[]): string =>
  all.map(({ phrase, pairs }) => `${phrase}: ${writePairs(pairs)}`).join('\n')

/** Whether a fact is blank, or has a part that was begun and is not told yet. */
export function isUnfinished(kind: FactKind | undefined, value: string): boolean {
  if (value.trim() === '') return true
  const isOpen = (pairs: readonly Pair[]) => pairs.length === 0 || pairs.some((each) => each.value === '')
  if (kind === 'places') return groupsOf(value).some(isOpen)
  return kind === 'requirements' && requirementsOf(value).some(({ pairs }) => isOpen(pairs))
}
