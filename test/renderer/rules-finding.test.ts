/** Finding one's way in a book of rules. */
import { expect, test } from 'vitest'
import { rulebook } from '../../src-renderer/gallery/rulebook.ts'
import { chapterAt, nearest, pieces, search } from '../../src-renderer/rules/finding.ts'

const ids = (query: string) => search(rulebook, query).rules.map(({ rule }) => rule.id)

test('a rule, a chapter and the beginning are found; what is not there is not', () => {
  expect(chapterAt(rulebook, undefined)?.id).toBe('M1')
  expect(chapterAt(rulebook, 'M14')?.title).toBe('Combat')
  expect(chapterAt(rulebook, 'M14.48')?.title).toBe('Combat')
  expect(chapterAt(rulebook, 'MX4')?.id).toBe('worked-examples')
  expect(chapterAt(rulebook, 'M99.9')).toBeUndefined()
})

test('all words must stand in a rule or its headings, in any order and case, and a number comes first', () => {
  expect(ids('COSMIC total')).toEqual(['M14.45'])
  expect(ids('deck story')).toEqual(['M1.29'])
  expect(ids('moving')).toEqual(['M1.29'])
  expect(ids('m14.4')).toEqual(['M14.45', 'M14.48'])
  expect(ids('M1.29')[0]).toBe('M1.29')
  expect(ids('corrupt cultist')).toEqual(['MX4'])
  expect(ids('  ')).toEqual([])
  expect(search(rulebook, 'bury').words.map(({ word }) => word)).toEqual(['Bury'])
})

test('where nothing is found, headings that begin alike are near', () => {
  expect(nearest(rulebook, 'combatants').map(({ title }) => title)).toEqual(['Combat'])
  expect(nearest(rulebook, 'zoned')).toEqual([
    { title: 'Objects and zones', at: 'M1' },
    { title: 'Zones', at: 'M1.19' },
  ])
  expect(nearest(rulebook, 'xylophone')).toEqual([])
})

test('a text falls into plain words, citations and marks, and nothing of it is lost', () => {
  const text = 'Die Früchte (M1.29, CD-E4) of MX4; M14.45.'
  const cut = pieces(text, ['fruchte', 'o'])
  expect(cut.map((each) => each.text).join('')).toBe(text)
  expect(cut.filter(({ rule }) => rule).map(({ rule }) => rule)).toEqual(['M1.29', 'CD-E4', 'MX4', 'M14.45'])
  expect(cut.filter(({ marked }) => marked).map((each) => each.text)).toEqual(['Früchte', 'o'])
  expect(pieces('plain', [])).toEqual([{ text: 'plain', marked: false }])
})
