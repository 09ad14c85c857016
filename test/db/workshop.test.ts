/** Forms of the workshop: every card of the app as a form and back, what is wrong by name, and the shelf that keeps them. */
import { expect, test } from 'vitest'
import { openShelf } from '../../db/shelf.ts'
import { shippedCards } from '../../db/shipped.ts'
import { type CardForm, factsOf, formOf, readForm, readForms, writeForm } from '../../db/workshop.ts'

const cards = shippedCards().flatMap(({ facts }) => (facts === undefined ? [] : [facts]))

test('every card of the app says the same as a form, and the form the same as a file', () => {
  const told = cards.filter((card) => card.type !== 'Adventure' || card.points !== undefined)
  expect(told.length).toBeGreaterThan(300)
  for (const card of told) {
    const form = formOf(card)
    expect(readForm(card.id, form), card.id).toMatchObject({ facts: card, faults: [] })
    expect(readForms(writeForm(card.id, form)).forms, card.id).toEqual([{ id: card.id, line: 1, form }])
  }
})

test('[M3.11] the blank Adventure is a form: it lacks its points', () => {
  const blank = cards.find((card) => card.type === 'Adventure' && card.points === undefined)!
  expect(readForm(blank.id, formOf(blank)).faults).toEqual([{ fact: 'points', message: 'This is needed.' }])
})

const location: CardForm = { title: 'The Pier', type: 'Location', set: 'OWN', facts: { dimension: 'waking', public: 'Water' }, text: '' }

test('each fact that makes no sense is told by its name, and the others are shown', () => {
  const { facts, shown, faults } = readForm('own-1', {
    ...location,
    facts: { ...location.facts, sanity: 'lots', public: 'Wet', region: 'Europe' },
  })
  expect(facts).toBeUndefined()
  expect(shown).toMatchObject({ title: 'The Pier', dimension: 'waking', region: 'Europe' })
  expect(shown).not.toHaveProperty('publicAttributes')
  expect(faults).toEqual([
    { fact: 'sanity', message: '"lots" is not a whole number.' },
    { fact: 'public', message: '"Wet" is none of Water, Forest, Cemetery, Inside, Outside.' },
  ])
})

test('[M7.1] an Ally that does not say where it is found is found where its region bar says', () => {
  const ally: CardForm = { ...location, type: 'Ally', facts: { dimension: 'waking', value: '2', languages: 'English' } }
  const facts = (more: Readonly<Record<string, string>>) => readForm('own-1', { ...ally, facts: { ...ally.facts, ...more } }).facts
  expect(facts({ region: 'Lovecraft Country', subregion: 'Arkham' })).toMatchObject({
    foundAt: { region: 'Lovecraft Country', subregion: 'Arkham' },
  })
  expect(facts({ subregion: 'Any Cemetery' })).toMatchObject({ foundAt: { publicAttributes: ['Cemetery'] } })
  expect(facts({ subregion: 'Arkham', found: 'attribute City' })).toMatchObject({ foundAt: { attributes: ['City'] } })
  expect(readForm('own-1', ally).faults).toEqual([{ fact: 'found', message: 'This is needed.' }])
})

test('a Monster has a value, unless it is a Great Old One', () => {
  const monster: CardForm = { ...location, type: 'Monster', facts: { dimension: 'any' } }
  expect(readForm('own-1', monster).faults).toEqual([{ fact: 'value', message: 'This is needed.' }])
  expect(readForm('own-1', { ...monster, facts: { dimension: 'any', goo: 'yes' } }).faults).toEqual([])
})

test('facts of another type are left alone, so that trying a type loses nothing', () => {
  const form: CardForm = { ...location, facts: { ...location.facts, points: '7', value: 'nonsense' } }
  expect(readForm('own-1', form).faults).toEqual([])
  expect(factsOf('Location').keys).not.toContain('points')
})

test('a line break in a text moves no word, and one in a fact begins no other fact', () => {
  const text = 'When played:\ndraw two cards.'
  const { facts } = readForm('own-1', { ...location, text, facts: { ...location.facts, region: 'Europe\ntype Ally' } })
  expect(facts).toMatchObject({ type: 'Location', region: 'Europe type Ally', text: text.replace('\n', ' ') })
})

test('a file that holds no cards says so line by line, and no line breaks it', () => {
  expect(readForms('').forms).toEqual([])
  const { forms, faults } = readForms('nonsense\n\n  astray\n\ntype Ally\ntitle A\ncolour red\n')
  expect(forms.map(({ form }) => [form.type, form.title, form.set])).toEqual([['Ally', 'A', 'OWN']])
  expect(faults.map(({ line }) => line)).toEqual([1, 5])
  expect(faults[1]!.message).toContain('colour')
})

test('a card of the workshop is published under its own set, off, and never in the place of another card', () => {
  const shelf = openShelf()
  const card = shelf.workshop.begin(location, 'ltd-create-your-own-adventure')
  // That id is somebody else's.
  expect(card).toMatch(/^own-/)
  const { facts } = readForm(card, location)
  shelf.workshop.publish(facts!, { message: 'Not read.' })
  expect(shelf.workshop.sets()).toEqual([{ code: 'OWN', cards: 1, on: false }])
  expect(shelf.workshop.published(card)).toEqual({ unread: { message: 'Not read.' } })
  shelf.workshop.publish({ ...facts!, id: 'msgs-deep-one' }, { message: 'Stolen.' })
  expect(shelf.cards.find('msgs-deep-one')!.title).toBe('Deep One')
  expect(shelf.cards.find('msgs-deep-one')!.unread?.message).not.toBe('Stolen.')
  shelf.workshop.remove(card)
  expect(shelf.cards.find(card)).toBeUndefined()
  expect(shelf.workshop.restore(card).form).toEqual(location)
  shelf.close()
})
