/** Finding cards by words. */
import { expect, test } from 'vitest'
import { openShelf } from '../../db/shelf.ts'
import { house, shelfWith } from './house-cards.ts'

const { search, cards } = openShelf()
const found = (typed: string) => search(typed).map(({ title }) => title)

test('a word of the Title is found first, whatever its case and accents', () => {
  expect(found('arkham')[0]).toMatch(/Arkham/)
  expect(found('ARKHAM')).toEqual(found('arkham'))
  expect(
    shelfWith([house('Château')])
      .search('chateau')
      .map(({ title }) => title),
  ).toEqual(['Château'])
})

test('a word need not be finished, and all words must be there', () => {
  expect(found('nyctoph')).toEqual([])
  expect(found('agora')).toEqual(['Agoraphobia'])
  expect(found("granny orne's hou")).toEqual(["Granny Orne's House"])
  expect(found('granny revolver')).toEqual([])
})

test('types, subtypes, attributes and places are words too', () => {
  expect(found('museum')).toEqual(expect.arrayContaining(['American Museum of Natural History', 'Providence Historical Society']))
  expect(search('phobia').map(({ subtype }) => subtype)).toContain('Phobia')
  expect(found('outer god')).toContain('Tulzscha')
  expect(found('kingsport')).toContain('The Terrible Old Man')
})

test('nothing typed finds everything; signs alone find nothing and break nothing', () => {
  expect(search('', 500)).toHaveLength(cards.all().length)
  for (const typed of ['"', '*', '" OR title:x', "';--", 'NEAR(', '-', '^']) expect(() => search(typed)).not.toThrow()
  expect(search('***')).toEqual([])
})

test('at most as many as wanted', () => {
  expect(search('location', 5)).toHaveLength(5)
})
