/** What cannot work in a deck, rule by rule, and what would help. */
import { expect, test } from 'vitest'
import type { Recipe } from '../../../../grammar/ast.ts'
import { supportOf } from '../../../../src-main/games/mythos/deck/support.ts'
import { allInvestigators } from '../../../support/all-cards.ts'
import { deckOf, plain, wholePool } from './pool.ts'

const titleOf = (no: number) => wholePool().faces[no]!.title

test('[M7.1] an Ally whose place the deck does not hold cannot be played, and a Location there helps', () => {
  const { idle, doubts } = deckOf(['Ammi Pierce', 'The Marsh Mansion'])
  expect(idle).toEqual(['Ammi Pierce'])
  expect(doubts[0]).toMatchObject({ level: 'cannot', rule: 'M7.1' })
  const helps = doubts[0]!.helps.map(({ no }) => wholePool().faces[no]!)
  expect(helps.some((face) => 'subregion' in face && face.subregion === 'Miskatonic Valley')).toBe(true)
  expect(deckOf(['Ammi Pierce', 'Aylesbury']).idle).toEqual([])
})

test('[M7.2] an Ally found wherever an attribute is needs a Location that bears it', () => {
  expect(deckOf(['George Birch', 'The Marsh Mansion']).idle).toEqual(['George Birch'])
  expect(deckOf(['George Birch', "Hangman's Hill"]).idle).toEqual([])
})

test('[M6.29] who walks is Outside, so an Ally found there needs no Location that shows it', () => {
  expect(deckOf(['Zadok Allen', 'The Marsh Mansion', 'The Waite House']).idle).toEqual([])
  expect(deckOf(['George Birch', 'The Marsh Mansion', 'The Waite House']).idle).toEqual(['George Birch'])
})

test('[M8.1] [M8.15] a Weapon needs a place and somebody to bear it', () => {
  expect(deckOf(['Elephant Gun', 'Golden Eye Society']).doubts[0]).toMatchObject({ rule: 'M8.15' })
  expect(deckOf(['Elephant Gun', 'Golden Eye Society', 'Harvey Walters']).idle).toEqual([])
  expect(deckOf(['Elephant Gun', "Hangman's Hill", 'Harvey Walters']).doubts[0]).toMatchObject({ rule: 'M8.1' })
})

test('[M8.15] a card that cannot be played bears nothing: its Weapon cannot be played either', () => {
  // Ammi Pierce is not found in Arkham.
  expect(deckOf(['Elephant Gun', 'Golden Eye Society', 'Ammi Pierce']).idle.toSorted()).toEqual(['Ammi Pierce', 'Elephant Gun'])
})

test('[M9.1] [M9.2] a Tome needs a place and a reader, Investigator or Ally', () => {
  expect(deckOf(['Hutchinson Cipher', 'Bolton'], 'Earnest Reporter').doubts[0]).toMatchObject({ rule: 'M9.2' })
  expect(deckOf(['Hutchinson Cipher', 'Bolton', 'Dr. Allen', 'Ward Mansion'], 'Earnest Reporter').idle).toEqual([])
  expect(deckOf(['Unaussprechlichen Kulten', 'Bolton'], 'Mad German Inventor').idle).toEqual([])
})

test('[M9.2, M11.27] a Monster that may be played as an Ally reads what it knows', () => {
  expect(deckOf(['Hutchinson Cipher', 'Bolton'], 'Earnest Reporter').idle).toContain('Hutchinson Cipher')
  expect(deckOf(['Hutchinson Cipher', "N'gah-Kthun", 'Bolton'], 'Earnest Reporter').idle).not.toContain('Hutchinson Cipher')
})

test('[M9.2] without an Investigator a foreign Tome is a hint: choose who reads it', () => {
  const { idle, doubts } = deckOf(['Unaussprechlichen Kulten', 'Bolton'])
  expect(idle).toEqual([])
  expect(doubts).toContainEqual(expect.objectContaining({ level: 'hint', rule: 'M9.2' }))
})

test('[M9.14] a Spell needs something that shows its icon', () => {
  const deck = ['Shrivelling', 'Bolton', 'Nameless Cults Bridewell Ed.']
  expect(deckOf(deck, 'Earnest Reporter').doubts[0]).toMatchObject({ rule: 'M9.14' })
  expect(deckOf([...deck, 'Book of Dzyan'], 'Earnest Reporter').idle).toEqual([])
})

test('[M11.1] Monsters need a Gate, all of them in one doubt', () => {
  const { doubts } = deckOf(['Zombies', 'Hunting Horror', 'Aylesbury'])
  expect(doubts[0]).toMatchObject({ level: 'cannot', rule: 'M11.1' })
  expect(doubts[0]!.cards).toHaveLength(2)
  expect(deckOf(['Zombies', 'Hunting Horror', 'Bolton']).idle).toEqual([])
})

test('[M11.46] a Great Old One needs both its cards', () => {
  expect(deckOf(['Ithaqua', 'Bolton', 'Waxing Moon']).idle).toEqual(['Ithaqua'])
  expect(deckOf(['Ithaqua', 'Bolton', 'Waxing Moon', 'Powerful Storms']).idle).toEqual([])
})

test('[M6.55] an Exotic Location that begins elsewhere needs that place', () => {
  expect(deckOf(["N'kai", 'Aylesbury']).doubts[0]).toMatchObject({ rule: 'M6.55' })
  expect(deckOf(["N'kai", 'The Forgotten Crypt']).idle).toEqual([])
})

test('[M6.13] Regions that no card leads to are a hint', () => {
  const support = supportOf([
    plain({ title: 'One', type: 'Location', region: 'Here', subregion: 'A', publicAttributes: ['Outside'] }),
    plain({ title: 'Two', type: 'Location', region: 'Here', subregion: 'B', publicAttributes: ['Outside'] }),
    plain({ title: 'Three', type: 'Location', region: 'There', subregion: 'C', publicAttributes: ['Outside'] }),
    plain({
      title: 'Ship',
      type: 'Event',
      subtype: 'Travel by Sea',
      travel: true,
      rules: [{ kind: 'on', on: 'played', do: [{ travel: { region: 'different', placed: 'rightSideUp' }, when: 'now' }] }],
    }),
    ...allInvestigators(),
  ])
  const { idle, doubts } = deckOf(['One', 'Two', 'Three'], 'Earnest Reporter', support)
  expect(idle).toEqual([])
  expect(doubts[0]).toMatchObject({ level: 'hint', rule: 'M6.13', cards: [{ no: 2, copies: 1 }] })
  expect(doubts[0]!.helps.map(({ no }) => support.faces[no]!.title)).toEqual(['Ship'])
  expect(deckOf(['One', 'Two', 'Three', 'Ship'], 'Earnest Reporter', support).doubts).toEqual([])
})

test('[M12.43] an Adventure that lacks a card says which, and who would fill it', () => {
  const { doubts } = deckOf(['Two Cities and a Tale', 'Train', 'Red Hook', 'Central Hill', 'Mrs. Sonia Lovecraft', 'Howard Lovecraft'])
  const doubt = doubts.find(({ rule }) => rule === 'M12.43')
  expect(doubt).toMatchObject({ level: 'cannot' })
  expect(doubt!.message).toContain('Monster')
  expect(doubt!.helps.map(({ no }) => wholePool().faces[no]!.type)).toContain('Monster')
})

test('the card that ends most doubts is proposed first', () => {
  // A Gate in Miskatonic Valley that is a place for Tomes as well.
  const { doubts } = deckOf(
    ['Ammi Pierce', 'Nahum Gardner', 'Zombies', 'Nameless Cults Bridewell Ed.', 'The Arkham Advertiser'],
    'Earnest Reporter',
  )
  for (const doubt of doubts.filter(({ level }) => level === 'cannot')) expect(titleOf(doubt.helps[0]!.no)).toBe('Bolton')
})

const asksFor = (slots: Recipe['slots']): Recipe => ({ slots, conditions: [] })
const slot = (type: 'Location' | 'Ally', count = 1) => ({ phrase: type, at: 0, count, distinctTitles: false, anyOf: [{ type }] })

test('[M12.39] [M12.8] one card meets one requirement of one Adventure, and one of the next as well', () => {
  const place = plain({ title: 'Place', type: 'Location', region: 'R', subregion: 'S', publicAttributes: ['Outside'] })
  const story = (title: string, count: number) => plain({ title, type: 'Adventure', points: 5, recipe: asksFor([slot('Location', count)]) })
  const support = supportOf([place, story('First', 1), story('Second', 1), story('Third', 2), ...allInvestigators()])
  const { plan } = deckOf(['Place', 'First', 'Second', 'Third'], 'Earnest Reporter', support)
  expect(plan.points).toBe(10)
  expect(plan.tellings.map(({ completable }) => completable)).toEqual([true, true, false])
})
