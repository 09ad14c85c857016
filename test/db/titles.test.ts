/** Titles: which are the same, how they are filed, what a written name means. */
import { describe, expect, test } from 'vitest'
import { filedTitle, loadOrder, titleIndex } from '../../db/titles.ts'
import { foldTitle } from '../../grammar/titles.ts'

test.each([
  ['The Terrible Old Man', 'Terrible Old Man, The'],
  ['MI-GO', 'Mi-Go'],
  ["N'gah-Kthun", 'Ngah Kthun'],
  ['Château Fäustus', 'Chateau Faustus'],
  ['Cæsar', 'Caesar'],
  ['Henry W. Akeley', 'Henry W Akeley'],
  ['İstanbul', 'istanbul'],
])('[M1.5] "%s" and "%s" are one Title', (a, b) => {
  expect(foldTitle(a)).toBe(foldTitle(b))
})

test.each([
  ['A Heroic Rescue', 'Heroic Rescue'],
  ['The The', 'The Theatre'],
  ['Granny Orne', "Granny Orne's House"],
  ['New England Canaan', 'New-English Canaan'],
])('[M1.5] "%s" and "%s" are two Titles', (a, b) => {
  expect(foldTitle(a)).not.toBe(foldTitle(b))
})

test('only The is filed at the end', () => {
  expect(filedTitle('The Old Gibbett')).toBe('Old Gibbett, The')
  expect(filedTitle('A Heroic Rescue')).toBe('A Heroic Rescue')
  expect(filedTitle('Theatre')).toBe('Theatre')
})

const card = (setCode: string, title: string, no?: number) => ({
  id: `${setCode}-${foldTitle(title)}${no ? `-${no}` : ''}`.toLowerCase(),
  setCode,
  name: filedTitle(title),
  title,
})

const car1 = card('MSGS', 'Car', 1)
const car2 = card('MSGS', 'Car', 2)
const oldCar = card('LTD', 'Car')
const hound = card('MSGS', 'Faithful Hounds')
const man = card('MSGS', 'The Terrible Old Man')
const rifle = card('MSGS', ".30 / '06 Bolt-Action Rifle")
const street = card('DRM', '197 E. Pickman Street')
const allen = card('MSGS', 'Dr. Allen')
const titles = titleIndex([car2, man, hound, oldCar, rifle, car1, street, allen])

test('cards load by set, then name, then number', () => {
  expect([street, car2, man, oldCar, car1].sort(loadOrder)).toEqual([oldCar, car1, car2, man, street])
})

describe('what a name means', () => {
  test.each([
    ['Terrible Old Man, The', man, ['exact']],
    ['Car (LTD)', oldCar, ['exact']],
    ['Car (MSGS) #2', car2, ['exact']],
    // Without a set the number counts over all sets.
    ['Car #2', car1, ['exact']],
    ['Car', oldCar, ['exact', 'first']],
    ['Car (MSGS)', car1, ['exact', 'first']],
    ['The Terrible Old Man', man, ['folded']],
    ['terrible old man', man, ['folded']],
    ['car (msgs) #1', car1, ['folded']],
    ['Dr Allen', allen, ['folded']],
    ['A Faithful Hounds', hound, ['folded']],
    ['Faithful Ho', hound, ['shortened']],
  ])('"%s"', (text, meant, readings) => {
    const { others, ...found } = titles.find(text)!
    expect(found).toEqual({ card: meant, readings })
    expect(others.length > 0).toBe((readings as readonly string[]).includes('first'))
  })

  test.each(['Car (MSGS) #3', 'Car (DRM)', 'Car #0', 'Faith', 'Nyarlathotep', '', 'x'.repeat(201)])('"%s" means nothing', (text) => {
    expect(titles.find(text)).toBeUndefined()
  })
})

test('the nearest names are suggested, the nearest first', () => {
  expect(titles.near('Faithful Hunds')).toEqual(['Faithful Hounds'])
  expect(titles.near('Terible Old Mann')).toEqual(['Terrible Old Man, The'])
  expect(titles.near('Nyarlathotep')).toEqual([])
})

test('a name is written with set and number only where it must be, and reads back', () => {
  expect([man, oldCar, car2].map(titles.write)).toEqual(['Terrible Old Man, The', 'Car (LTD)', 'Car (MSGS) #2'])
  for (const each of [car1, car2, oldCar, hound, man, rifle, street, allen]) {
    expect(titles.find(titles.write(each))).toEqual({ card: each, readings: ['exact'], others: [] })
  }
})
