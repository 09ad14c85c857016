/** The language of Adventure stories [M12]: what asks for a card, what restricts it, and what is only story. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCards } from '../../db/cards-file.ts'
import { tokens } from '../../grammar/adventure.ne'
import { wordTypes } from '../../grammar/adventure-lexer.ts'
import type { Kind, Recipe, Slot } from '../../grammar/ast.ts'
import { knownWords } from '../../grammar/link.ts'
import { readRecipe } from '../../grammar/recipe.ts'
import { rule } from '../support/rule.ts'
import { cards, known } from './adventure-words.ts'

function read(story: string): Recipe {
  const reading = readRecipe(story, known)
  if (!reading.ok) throw new Error(`${reading.message} At "${story.slice(reading.at, reading.at + reading.length)}".`)
  return reading.value
}

function refused(story: string): { message: string; said: string; nearest: string | undefined } {
  const reading = readRecipe(story, known)
  if (reading.ok) throw new Error(`Read as ${JSON.stringify(reading.value)}`)
  return { message: reading.message, said: story.slice(reading.at, reading.at + reading.length), nearest: reading.nearest }
}

const kinds = (story: string): readonly (readonly Kind[])[] => read(story).slots.map((each) => each.anyOf)
const one = (story: string): Slot => {
  const { slots } = read(story)
  expect(slots).toHaveLength(1)
  return slots[0]!
}
const place = (...attributes: string[]): Kind => ({ type: 'Location', attributes })
const bears = (...attributes: string[]): Kind => ({ attributes })
const titled = (title: string): Kind => ({ title })
const cemetery: Kind = { type: 'Location', publicAttributes: ['Cemetery'] }
const gate: Kind = { type: 'Location', gate: true }
const cultist = bears('Corrupt', 'Cultist')

describe('the grammar file', () => {
  const source = readFileSync(new URL('../../grammar/adventure.ne', import.meta.url), 'utf8')

  test('names no token that the lexer does not make, nor the other way round', () => {
    // Unknown capitals are taken where a Title has a word; "story" and "mark" words are met by their text.
    expect(wordTypes.filter((each) => !tokens.includes(each))).toEqual(['word', 'mark'])
    expect(tokens.filter((each) => !wordTypes.some((type) => type === each))).toEqual([])
  })

  const sentences = [...source.matchAll(/^# (.*[A-Z]{3}.*|.*\d.*|.*SANITY.*)$/gm)].map(([, sentence]) => sentence!)
  test('has sentences that it reads', () => expect(sentences.length).toBeGreaterThan(20))
  test.each(sentences)('reads: %s', (sentence) => {
    // A Spell in that Tome needs one; a different one needs another.
    const reading = readRecipe(/Tome|contains/.test(sentence) ? `A TOME; ${sentence}` : sentence, known)
    expect(reading).toMatchObject({ ok: true })
  })
})

describe('phrases', () => {
  rule('M12.24, M12.27', 'each capitalised phrase asks for a card, small words and small Titles do not', () => {
    expect(kinds('The DOCTOR there, a CORRUPT CULTIST in disguise, reads the Call of Cthulhu.')).toEqual([[bears('Doctor')], [cultist]])
  })

  rule('M12.28', 'a Title goes before what its words say alone', () => {
    expect(kinds('To MISKATONIC UNIVERSITY COMMONS with the ENCHANTED KNIFE')).toEqual([
      [titled('Miskatonic University Commons')],
      [titled('Enchanted Knife')],
    ])
    expect(kinds('the SERVITOR OF THE OUTER GODS')).toEqual([[titled('Servitor of the Outer Gods')]])
  })

  rule('M12.34', 'articles, number, points and accents make no difference to a Title', () => {
    for (const story of ['ATHENAEUM', 'THE ATHENAEUM', 'AN ATHENÆUM'.replace('Æ', 'AE'), "The ATHENAEUM'S"])
      expect(kinds(story)).toEqual([[titled('The Athenaeum')]])
    expect(kinds('A ZOMBIE-thing')).toEqual([[titled('Zombies')]])
    expect(kinds('HUNTING HORRORS')).toEqual([[titled('Hunting Horror')]])
    expect(kinds('The HOUSE on WATER STREET')).toEqual([[titled('The House On Water Street')]])
  })

  test('a stop ends a phrase, unless the Title has one', () => {
    expect(kinds('They call it OLD MILL. CEMETERY gates')).toEqual([[titled('Old Mill')], [cemetery]])
    expect(kinds('at ST. ANNE HOSPITAL')).toEqual([[titled('St. Anne Hospital')]])
  })

  test('names may lack what is not the name itself', () => {
    const akeley = [[titled('Henry W. Akeley')]]
    for (const story of ['HENRY AKELEY', 'H. W. AKELEY', 'HENRY WENTWORTH AKELEY'.replace('WENTWORTH', 'W.'), 'MR. AKELEY', 'AKELEY']) {
      expect(kinds(story), story).toEqual(akeley)
    }
    expect(kinds('DR. WILLETT')).toEqual([[titled('Dr. Marinus Bicknell Willett')]])
    expect(kinds("DOCTOR WILLETT'S TRAIN")).toEqual([[titled('Dr. Marinus Bicknell Willett')], [titled('Train')]])
    expect(kinds('MARSH REFINERY')).toEqual([[titled('Marsh Refining Co.')]])
    for (const [story, title] of [
      ['EPHRAIM', 'Ephraim Waite'],
      ['the KNIFE', 'Enchanted Knife'],
      ['the TRAPEZOHEDRON', 'Shining Trapezohedron'],
      ['HUNTINGHORROR', 'Hunting Horror'],
      ['CAT TEMPLE', 'Temple of the Cat'],
      ['ENCHANTTED KNIFE', 'Enchanted Knife'],
      ["Three of EPHRAIM WAITE'S friends", 'Ephraim Waite'],
      ['COPPS HILL GROUND', "Copp's Hill Burying Ground"],
    ] as const)
      expect(kinds(story), story).toEqual([[titled(title)]])
  })

  rule('M12.28', 'a name that two cards may have is refused, and both are told', () => {
    const dawns = ['Dawn of a New Day', 'Dawn of the Solstice'].map((title) => ({ title, type: 'Event', subtype: 'Day' }) as const)
    const words = knownWords([...cards, ...dawns])
    expect(readRecipe('at the DAWN', words)).toMatchObject({ ok: false, message: expect.stringContaining('"Dawn of the Solstice"') })
    expect(readRecipe('a SOLSTICE DAWN', words)).toMatchObject({ value: { slots: [{ anyOf: [titled('Dawn of the Solstice')] }] } })
  })

  rule('M12.29, M12.30', 'a word of Titles asks for nothing, but a family name and a book that has several editions do', () => {
    expect(refused('They meet at the COMMONS').said).toBe('COMMONS')
    expect(kinds('a MARSH and a NECRONOMICON')).toEqual([
      [{ type: 'Ally', titleIncludes: ['Marsh'] }],
      [{ type: 'Tome', titleIncludes: ['Necronomicon'] }],
    ])
    expect(kinds('MARSH LOCATION')).toEqual([[{ type: 'Location', titleIncludes: ['Marsh'] }]])
    expect(kinds('two ALLIES with MARSH in their title')).toEqual([[{ type: 'Ally', titleIncludes: ['Marsh'] }]])
  })

  rule('M12.25', 'Types, subtypes, attributes, public attributes and places', () => {
    expect(kinds('a MONSTER, an ALLY, a TOME, an ARTIFACT, a SPELL, an EVENT, a LOCATION')).toEqual(
      ['Monster', 'Ally', 'Tome', 'Artifact', 'Spell', 'Event', 'Location'].map((type) => [{ type }]),
    )
    expect(kinds('a PHOBIA at DAY, a SERVITOR and a GREAT OLD ONE or OUTER GOD')).toEqual([
      [{ type: 'Event', subtype: 'Phobia' }],
      [{ type: 'Event', subtype: 'Day' }],
      [
        { type: 'Monster', subtype: 'Lesser Servitor' },
        { type: 'Monster', subtype: 'Greater Servitor' },
      ],
      [
        { type: 'Monster', subtype: 'Great Old One' },
        { type: 'Monster', subtype: 'Outer God' },
      ],
    ])
    expect(kinds('LIBRARY, CEMETERY, GATE LOCATION, GATE, WATER')).toEqual([
      [place('Library')],
      [cemetery],
      [gate],
      [gate],
      [{ type: 'Location', publicAttributes: ['Water'] }],
    ])
    expect(kinds('a KINGSPORT LOCATION, then LONDON, then a EUROPE LOCATION')).toEqual([
      [{ type: 'Location', subregion: 'Kingsport' }],
      [{ type: 'Location', subregion: 'London' }],
      [{ type: 'Location', region: 'Europe' }],
    ])
    expect(kinds('a DREAMLANDS LOCATION and a DREAMLANDS ARTIFACT')).toEqual([
      [{ type: 'Location', dimension: 'dreamlands' }],
      [{ type: 'Artifact', dimension: 'dreamlands' }],
    ])
    expect(kinds('LATIN TOME, GERMAN ALLY, DEATH TOME, YELLOW SIGN SPELL')).toEqual([
      [{ type: 'Tome', language: 'Latin' }],
      [{ type: 'Ally', language: 'German' }],
      [{ type: 'Tome', icon: 'Death' }],
      [{ type: 'Spell', icon: 'Yellow Sign' }],
    ])
  })

  rule('M12.33', 'several words without a small one between are one card', () => {
    expect(kinds('STEADFAST AUTHOR, COUNTRY HOUSE, FOREST/COUNTRY LOCATIONS, KINGSPORT HOUSE')).toEqual([
      [bears('Steadfast', 'Author')],
      [place('Country', 'House')],
      [{ type: 'Location', publicAttributes: ['Forest'], attributes: ['Country'] }],
      [{ type: 'Location', subregion: 'Kingsport', attributes: ['House'] }],
    ])
    expect(kinds('M.U. PROFESSOR, POLICE DETECTIVE, DETECTIVE')).toEqual([
      [bears('M.U.', 'Professor')],
      [bears('Police Detective')],
      [bears('Detective')],
    ])
  })

  test('a word with two senses asks for either, where neither is meant by its neighbours', () => {
    expect(kinds('LIVING DEAD')).toEqual([[bears('Living Dead'), { type: 'Monster', subtype: 'Living Dead' }]])
    expect(kinds('LIVING DEAD MONSTER')).toEqual([[{ type: 'Monster', subtype: 'Living Dead' }]])
    expect(kinds('LIVING DEAD ALLY')).toEqual([[{ type: 'Ally', attributes: ['Living Dead'] }]])
  })

  test('before LOCATION, a Type is an attribute', () => {
    expect(kinds('a TOME LOCATION')).toEqual([[place('Tome')]])
    expect(kinds('CITY LOCATION where you may find an ARTIFACT or TOME')).toEqual([[place('City', 'Artifact'), place('City', 'Tome')]])
  })

  test('a Title with its Type or subtype is one card', () => {
    expect(kinds('CALL OF CTHULHU TOME, TYPHOID EPIDEMIC, TRAVEL BY TRAIN')).toEqual([
      [{ title: 'Call of Cthulhu', type: 'Tome' }],
      [{ title: 'Typhoid', subtype: 'Epidemic' }],
      [titled('Train')],
    ])
    expect(kinds('TRAVEL BY LAND or TRAVEL')).toEqual([
      [
        { type: 'Event', subtype: 'Travel by Land' },
        { type: 'Event', travel: true },
      ],
    ])
  })

  rule('M12.20', 'an Adventure is asked for among the completed ones', () => {
    expect(one('after a MYTHOS EXPERIENCE')).toMatchObject({
      zone: 'completed',
      anyOf: [{ type: 'Adventure', subtype: 'Mythos Experience' }],
    })
    expect(one('after THE INTERESTING SHOP')).toMatchObject({
      zone: 'completed',
      anyOf: [{ type: 'Adventure', title: 'The Interesting Shop' }],
    })
    expect(one('TWO different ADVENTURES')).toMatchObject({ zone: 'completed', count: 2, distinctTitles: true })
    expect(read('You are a MEMBER OF THE THERON-MARKS SOCIETY, with a TOME.').conditions).toEqual([
      { kind: 'memberOf', title: 'The Theron-Marks Society' },
    ])
  })
})

describe('numbers', () => {
  rule('M12.31', 'count the phrase: as words, as digits, in brackets', () => {
    for (const story of [
      'THREE MONSTERS',
      'three MONSTERS',
      '3 MONSTERS',
      'MONSTERS (THREE)',
      'MONSTERS (3 cards)',
      'at least three MONSTERS',
    ])
      expect(one(story), story).toMatchObject({ count: 3, distinctTitles: false, anyOf: [{ type: 'Monster' }] })
    expect(one('two brave STEADFAST ALLIES').count).toBe(2)
    expect(one('two of your ALLIES').count).toBe(2)
    expect(one('MONSTERS').count).toBe(1)
  })

  test('do not count what they only stand near to', () => {
    expect(one('After two days a MONSTER came.').count).toBe(1)
    expect(one('Of all five, the MONSTER').count).toBe(1)
    expect(refused('TWO, no more. The MONSTER').said).toBe('TWO')
  })

  test('in brackets behind a list may only add it up', () => {
    expect(read('ONE LIBRARY, ONE CEMETERY, and a GATE LOCATION (3 cards)').slots.map((each) => each.count)).toEqual([1, 1, 1])
    expect(read('ONE LIBRARY, then far away a GATE LOCATION (3 cards)').slots.map((each) => each.count)).toEqual([1, 3])
  })

  rule('M12.42', 'with "different" ask for different Titles, of one Title for different versions', () => {
    for (const story of [
      'TWO different CEMETERIES',
      'CEMETERY LOCATIONS (TWO DIFFERENT CARDS)',
      '2 different, 2'.slice(0, 11) + ' CEMETERIES',
    ])
      expect(one(story), story).toMatchObject({ count: 2, distinctTitles: true, anyOf: [cemetery] })
    expect(read('TWO different HUNTING HORRORS')).toMatchObject({
      slots: [{ count: 2, distinctTitles: false }],
      conditions: [{ kind: 'different', slots: [0], by: 'version' }],
    })
  })

  rule('M12.42', 'a different one differs from the last of its kind, a second one is only another card', () => {
    const recipe = read('From a CITY LOCATION to a LIBRARY, to a different CITY LOCATION, to a second LIBRARY')
    expect(recipe.slots).toHaveLength(4)
    expect(recipe.conditions).toEqual([{ kind: 'different', slots: [0, 2], by: 'title' }])
  })
})

describe('another one', () => {
  rule('M12.26', 'is none of those that are named before', () => {
    const { slots, conditions } = read('From THE ATHENAEUM to TWO other BOSTON LOCATIONS with a TOME and another TOME')
    expect(slots.map(({ anyOf }) => anyOf.map(({ not }) => not))).toEqual([
      [undefined],
      [[{ title: 'The Athenaeum' }]],
      [undefined],
      [undefined],
    ])
    expect(conditions).toEqual([])
  })
})

describe('alternatives and lists', () => {
  rule('M12.32', '"or" makes one requirement of several', () => {
    expect(kinds('PRESS LOCATION or SOCIETY LOCATION')).toEqual([[place('Press'), place('Society')]])
    expect(kinds('a GREAT OLD ONE (or OUTER GOD)')).toHaveLength(1)
    expect(kinds('PRESS or SOCIETY LOCATION')).toEqual([[place('Press'), place('Society')]])
    expect(kinds('LIBRARY or COUNTRY HOUSE')).toEqual([[place('Library'), place('Country', 'House')]])
    expect(kinds('either a STEADFAST or CORRUPT CULTIST')).toEqual([[bears('Steadfast', 'Cultist'), bears('Corrupt', 'Cultist')]])
    expect(one('THREE ARTIFACTS or TOMES')).toMatchObject({ count: 3, anyOf: [{ type: 'Artifact' }, { type: 'Tome' }] })
    expect(kinds('a TRAIN, a TOME, or a SPELL')).toEqual([[titled('Train'), { type: 'Tome' }, { type: 'Spell' }]])
    expect(kinds('TWO ALLIES that are either AUTHORS, SCHOLARS, or ARTISTS')).toEqual([
      ['Author', 'Scholar', 'Artist'].map((each) => ({ type: 'Ally', attributes: [each] })),
    ])
  })

  rule('M12.40', '"and" and commas make several requirements', () => {
    expect(kinds('the REPORTER, the DOCTOR, and the CULTIST')).toEqual([[bears('Reporter')], [bears('Doctor')], [bears('Cultist')]])
  })

  rule('M12.32', 'a list may be chosen from', () => {
    const marsh = [titled('Barnabas Marsh'), titled('Jeremiah Brewster'), titled('Robert Marsh')]
    const wanted = { count: 2, distinctTitles: true, anyOf: marsh }
    expect(one('BARNABAS MARSH, JEREMIAH BREWSTER and ROBERT MARSH (two of these three)')).toMatchObject(wanted)
    expect(one('two of the following: BARNABAS MARSH, JEREMIAH BREWSTER, ROBERT MARSH')).toMatchObject(wanted)
    expect(one('TRAIN, SHOTGUN or EVENING (one of these)')).toMatchObject({ count: 1, distinctTitles: false })
    expect(refused('LIBRARY, CHURCH and HOUSE (two of these three)').message).toContain('Titles')
  })

  rule('M12.32', '"(any two)" chooses from the list before it', () => {
    expect(one('BARNABAS MARSH, JEREMIAH BREWSTER and ROBERT MARSH (any two)')).toMatchObject({ count: 2, distinctTitles: true })
  })

  test('alternatives of different numbers cannot be said', () => {
    expect(refused('a TOME or TWO SPELLS').message).toContain('same number')
  })
})

describe('words that bind', () => {
  rule('M12.26', 'restrict the phrase beside them', () => {
    expect(kinds('HOUSE with a Gate')).toEqual([[{ ...place('House'), gate: true }]])
    expect(kinds('TWO different HOUSES, each with a GATE')).toEqual([[{ ...place('House'), gate: true }]])
    expect(kinds('HOUSE without a Gate')).toEqual([[{ ...place('House'), gate: false }]])
    expect(kinds('TOME in a language other than English')).toEqual([[{ type: 'Tome', languageNot: 'English' }]])
    expect(kinds('TOME written in Latin')).toEqual([[{ type: 'Tome', language: 'Latin' }]])
    expect(kinds('TOME in Latin, Greek or Arabic')).toEqual([['Latin', 'Greek', 'Arabic'].map((language) => ({ type: 'Tome', language }))])
    expect(kinds('LIBRARY in Arkham or Boston')).toEqual([['Arkham', 'Boston'].map((subregion) => ({ ...place('Library'), subregion }))])
    expect(kinds('TOME in a language your Investigator does not know')).toEqual([[{ type: 'Tome', languageUnknownToInvestigator: true }]])
    expect(kinds('ALLY who speaks German')).toEqual([[{ type: 'Ally', language: 'German' }]])
    expect(kinds('ALLY, who must know German, TOME (it must be in Latin)')).toEqual([
      [{ type: 'Ally', language: 'German' }],
      [{ type: 'Tome', language: 'Latin' }],
    ])
    expect(kinds("EVENT that affects your opponent's Ally")).toEqual([[{ type: 'Event', target: "Opponent's Ally" }]])
    expect(kinds('TOME with a Skull icon')).toEqual([[{ type: 'Tome', icon: 'Death' }]])
    expect(kinds('ALLY that costs you Sanity')).toEqual([[{ type: 'Ally', costsSanityAtLeast: 1 }]])
    expect(kinds('ALLY that costs you at least 2 Sanity points')).toEqual([[{ type: 'Ally', costsSanityAtLeast: 2 }]])
    expect(kinds('LIBRARY other than THE ATHENAEUM')).toEqual([[{ ...place('Library'), titleNot: 'The Athenaeum' }]])
    expect(kinds('one thing that costs you at least 1 sanity point')).toEqual([
      [
        { type: 'Artifact', costsSanityAtLeast: 1 },
        { type: 'Tome', costsSanityAtLeast: 1 },
      ],
    ])
  })

  rule('M12.26, M12.27', 'a place right behind a Location restricts it; anywhere else it is story or a card', () => {
    expect(kinds('CHURCH in the Dreamlands')).toEqual([[{ ...place('Church'), dimension: 'dreamlands' }]])
    expect(kinds('THREE different LOCATIONS along the MISKATONIC VALLEY')).toEqual([[{ type: 'Location', subregion: 'Miskatonic Valley' }]])
    expect(kinds('LOCATION outside Lovecraft Country')).toEqual([[{ type: 'Location', regionNot: 'Lovecraft Country' }]])
    expect(kinds('TWO GATE LOCATIONS, not in ARKHAM')).toEqual([[{ type: 'Location', gate: true, subregionNot: 'Arkham' }]])
    expect(kinds('a HOUSE in BOSTON or ARKHAM')).toEqual([
      [
        { type: 'Location', attributes: ['House'], subregion: 'Boston' },
        { type: 'Location', attributes: ['House'], subregion: 'Arkham' },
      ],
    ])
    expect(kinds('ALLY from INNSMOUTH')).toEqual([[{ type: 'Ally', subregion: 'Innsmouth' }]])
    expect(kinds('a DOCTOR in INNSMOUTH')).toEqual([[bears('Doctor')], [{ type: 'Location', subregion: 'Innsmouth' }]])
    expect(kinds('a plague fell on Kingsport. The DOCTOR')).toEqual([[bears('Doctor')]])
    expect(kinds('STEADFAST ALLY from a KINGSPORT LOCATION')).toEqual([
      [{ type: 'Ally', attributes: ['Steadfast'] }],
      [{ type: 'Location', subregion: 'Kingsport' }],
    ])
  })

  rule('M12.26, M12.31', 'some of several cards may have to be more than the others', () => {
    const parts = (story: string) => read(story).slots.map(({ count, anyOf }) => [count, anyOf[0]])
    const allies = (...attributes: string[]): Kind => ({ type: 'Ally', attributes })
    expect(parts('TWO ALLIES, at least one of whom must be a PRIEST')).toEqual([
      [1, allies('Priest')],
      [1, { type: 'Ally' }],
    ])
    expect(parts('TWO STEADFAST ALLIES of whom at least one is a SCHOLAR')).toEqual([
      [1, allies('Steadfast', 'Scholar')],
      [1, allies('Steadfast')],
    ])
    expect(parts('THREE HOUSES, one of which must have a Gate')).toEqual([
      [1, { ...place('House'), gate: true }],
      [2, place('House')],
    ])
    expect(parts('FOUR TOMES, no more than two of which may be in English')).toEqual([
      [2, { type: 'Tome', not: [{ language: 'English' }] }],
      [2, { type: 'Tome' }],
    ])
    expect(read('FOUR ARTIFACTS or TOMES (none alike, at least one of each)')).toMatchObject({
      slots: [{ anyOf: [{ type: 'Artifact' }] }, { anyOf: [{ type: 'Tome' }] }, { count: 2 }],
      conditions: [{ kind: 'different', slots: [0, 1, 2], by: 'title' }],
    })
    expect(read('FIVE different LOCATIONS in at least three subregions')).toMatchObject({
      slots: [{ count: 3 }, { count: 2 }],
      conditions: [
        { kind: 'different', slots: [0], by: 'subregion' },
        { kind: 'different', slots: [0, 1], by: 'title' },
      ],
    })
    expect(parts('SIX LOCATIONS, THREE of which must be INSIDE and three OUTSIDE')).toEqual([
      [3, { type: 'Location', publicAttributes: ['Inside'] }],
      [3, { type: 'Location', publicAttributes: ['Outside'] }],
    ])
  })

  rule('M12.26', 'what is said of cards may stand in brackets some words behind them', () => {
    expect(kinds('a CHURCH far from the sea (not in Innsmouth or Boston), but')).toEqual([
      [{ ...place('Church'), subregionNot: 'Innsmouth', not: [{ subregion: 'Boston' }] }],
    ])
    expect(read('the HUNTING HORROR over the roofs (of 2 different versions)')).toMatchObject({
      slots: [{ count: 2 }],
      conditions: [{ kind: 'different', by: 'version' }],
    })
    expect(read('FOUR MONSTERS in the dark (no two of the same class)').conditions).toEqual([
      { kind: 'different', slots: [0], by: 'subtype' },
    ])
    expect(one('walk along WATER (three different Locations with that symbol)')).toMatchObject({ count: 3, distinctTitles: true })
    expect(one('TWO MONSTERS, not the same')).toMatchObject({ count: 2, distinctTitles: true })
  })

  rule('M12.26, M12.31', 'what was named before is meant by "there", "in that Region", "a second one", "one with"', () => {
    const london = { type: 'Location', subregion: 'London' }
    expect(kinds('You sail for LONDON and visit TWO LOCATIONS there')).toEqual([[london], [london]])
    expect(kinds('Men from London fear the LOCATION in that city with a Gate')).toEqual([[{ ...london, gate: true }]])
    expect(refused('a LOCATION in that city').message).toContain('before')
    expect(kinds('from one LIBRARY to a second one')).toEqual([[place('Library')], [place('Library')]])
    expect(kinds('TWO SPELLS with the Folk icon and one with the icon of Death')).toEqual([
      [{ type: 'Spell', icon: 'Folk' }],
      [{ type: 'Spell', icon: 'Death' }],
    ])
    expect(kinds('TWO ALLIES, one STEADFAST and one CORRUPT')).toEqual([
      [{ type: 'Ally', attributes: ['Steadfast'] }],
      [{ type: 'Ally', attributes: ['Corrupt'] }],
    ])
    expect(read('FOUR LOCATIONS in four different Dreamlands Regions')).toMatchObject({
      slots: [{ count: 4, anyOf: [{ type: 'Location', dimension: 'dreamlands' }] }],
      conditions: [{ kind: 'different', by: 'region' }],
    })
  })

  rule('M12.26', 'what a card must not be, and what it must be worth', () => {
    const not = (...kinds: Kind[]) => ({ not: kinds })
    for (const story of [
      'FOUR ALLIES, none of whom may be Corrupt',
      'ALLIES (FOUR, none of them Corrupt)',
      'FOUR ALLIES that are not CORRUPT',
    ])
      expect(one(story), story).toMatchObject({ count: 4, anyOf: [{ type: 'Ally', ...not({ attributes: ['Corrupt'] }) }] })
    expect(kinds('TWO TOMES (neither in English)')).toEqual([[{ type: 'Tome', ...not({ language: 'English' }) }]])
    expect(kinds('CHURCH (not in Arkham)')).toEqual([[{ ...place('Church'), subregionNot: 'Arkham' }]])
    expect(kinds('CHURCH by the sea (it must be in INNSMOUTH)')).toEqual([[{ ...place('Church'), subregion: 'Innsmouth' }]])
    for (const story of ['a MONSTER worth at least 4 points', 'a MONSTER with a value of at least 4', 'MONSTER (of value 4 or more)'])
      expect(kinds(story), story).toEqual([[{ type: 'Monster', valueAtLeast: 4 }]])
  })

  rule('M12.13, M12.36', 'a card may have to lie in the Story Deck, or in play', () => {
    expect(one('DOCTOR (he must be in your Story Deck)').zone).toBe('storyDeck')
    expect(one('DOCTOR buried in your Story Deck').zone).toBe('storyDeck')
    expect(read('a TOME, and a CHURCH (must be in play)').conditions).toEqual([{ kind: 'inPlayNow', slot: 1 }])
  })

  rule('M12.42', 'cards may have to differ in place, subtype, language or icon', () => {
    const condition = (story: string) => read(story).conditions
    expect(condition('THREE GATE LOCATIONS located in three different cities or towns')).toEqual([
      { kind: 'different', slots: [0], by: 'subregion' },
    ])
    expect(kinds('TWO GATE LOCATIONS (in DIFFERENT CITIES)')).toEqual([[{ ...gate, attributes: ['City'] }]])
    expect(condition('THREE HOUSES with a Gate, located in three different cities')).toEqual([
      { kind: 'different', slots: [0], by: 'subregion' },
    ])
    expect(condition('FIVE MONSTERS, no two of the same class')).toEqual([{ kind: 'different', slots: [0], by: 'subtype' }])
    for (const said of [
      'no two of which stand in the same town',
      'of which no two are in the same city',
      'none of them in the same subregion',
    ])
      expect(condition(`FOUR HOUSES, ${said}`), said).toEqual([{ kind: 'different', slots: [0], by: 'subregion' }])
    expect(condition('THE ATHENAEUM, and a HOUSE (it must be in a different city)')).toEqual([
      { kind: 'different', slots: [0, 1], by: 'subregion' },
    ])
    expect(refused('a HOUSE in a different city').message).toContain('differ from')
    expect(condition('FOUR MONSTERS of different subtypes')).toEqual([{ kind: 'different', slots: [0], by: 'subtype' }])
    expect(condition('FIVE different LOCATIONS, each in a different Region')).toEqual([{ kind: 'different', slots: [0], by: 'region' }])
    expect(one('TOMES in THREE different languages').count).toBe(3)
    expect(condition('TWO TOMES in different languages')).toEqual([{ kind: 'different', slots: [0], by: 'language' }])
    expect(condition('THREE TOMES with different icons')).toEqual([{ kind: 'different', slots: [0], by: 'icon' }])
    expect(condition('TWO CHURCHES in different Regions')).toEqual([{ kind: 'different', slots: [0], by: 'region' }])
    expect(condition('A CHURCH, then a CHURCH in a different city')).toEqual([{ kind: 'different', slots: [0, 1], by: 'subregion' }])
  })

  rule('M12.46', 'a Spell may have to lie in the Tome', () => {
    const inTome = [{ kind: 'contained', spellSlot: 1, tomeSlot: 0 }]
    expect(read('Find a TOME. Learn ONE SPELL in that Tome.').conditions).toEqual(inTome)
    expect(read('That musty TOME. The tome also contains a blasphemous SPELL.').conditions).toEqual(inTome)
    expect(read('a TOME containing a SPELL').conditions).toEqual(inTome)
    expect(read('a TOME, and in that Tome a SPELL').conditions).toEqual(inTome)
    expect(read('a SPELL in a TOME').conditions).toEqual([{ kind: 'contained', spellSlot: 0, tomeSlot: 1 }])
    expect(read('that odd TOME with that supposed SPELL').conditions).toEqual([])
    expect(refused('a SPELL in that Tome').message).toContain('No Tome')
  })

  rule('M12.35', 'points may be added up', () => {
    const sum = { kind: 'sum', of: { type: 'Monster' }, what: 'value', atLeast: 20 }
    expect(read('20 POINTS-WORTH OF MONSTERS in your Story Deck')).toEqual({ slots: [], conditions: [{ ...sum, zone: 'storyDeck' }] })
    expect(read('MONSTERS worth at least 20 points').conditions).toEqual([sum])
    expect(read('MONSTERS with a total value of 20 or more points').conditions).toEqual([sum])
    expect(read('ALLIES costing a total of 6 Sanity').conditions).toEqual([
      { ...sum, of: { type: 'Ally' }, what: 'sanityCost', atLeast: 6 },
    ])
  })

  rule('M12.36', 'Sanity and what happened are conditions of the moment', () => {
    for (const story of ['your own SANITY below SIX POINTS', 'with SANITY of 5 or less', 'SANITY of at most five', 'less than 6 SANITY'])
      expect(read(story), story).toEqual({ slots: [], conditions: [{ kind: 'sanityBelow', points: 6 }] })
    for (const story of ['your SANITY may not be above FIVE', 'SANITY must not be more than 5 points', 'SANITY must not be over five'])
      expect(read(story), story).toEqual({ slots: [], conditions: [{ kind: 'sanityBelow', points: 6 }] })
    expect(read('he "REROLLS" YOUR INVESTIGATOR').conditions).toEqual([{ kind: 'event', what: 'Investigator exchanged' }])
    expect(kinds('your sanity below six, a TOME')).toEqual([[{ type: 'Tome' }]])
  })

  rule('M12.37', 'NIGHT is a card, "it is NIGHT" the time; "while it is" tells what happens during the card', () => {
    const night = { type: 'Event', subtype: 'Night' }
    expect(read('late into the NIGHT')).toMatchObject({ slots: [{ anyOf: [night] }], conditions: [] })
    expect(read('Only if it is NIGHT. A TOME')).toMatchObject({
      slots: [{ anyOf: [{ type: 'Tome' }] }],
      conditions: [{ kind: 'time', is: 'night' }],
    })
    expect(read('back to a CHURCH while it is NIGHT')).toMatchObject({ slots: [{}, { anyOf: [night] }], conditions: [] })
  })
})

describe('what cannot be read', () => {
  test('a capitalised phrase that is nothing is pointed at, with what was probably meant', () => {
    expect(refused('Ask the LIBARY about it.')).toMatchObject({ said: 'LIBARY', nearest: 'Library' })
    expect(refused('a HUNTNG HORROR')).toMatchObject({ said: 'HUNTNG HORROR', nearest: 'Hunting Horror' })
    expect(refused('a TOME and a XYLOPHONE').nearest).toBeUndefined()
  })

  test('a phrase is never taken apart', () => {
    expect(refused('the SERVITOR OF THE CEMETERY').said).toBe('SERVITOR OF THE CEMETERY')
    expect(refused('SHOTGUN TRAIN').said).toContain('SHOTGUN')
    expect(refused('the HAUNTED LIBRARY').said).toBe('HAUNTED')
  })

  test('a word nobody knows is told even where it spoils a list', () => {
    expect(refused('two of these three: TRAIN, SHOTGUN, XYLOPHONE').said).toBe('XYLOPHONE')
  })

  test('what a recipe cannot say is refused, not passed over', () => {
    const stories: [story: string, said: string][] = [
      ['you came without a WEAPON', 'without a WEAPON'],
      ['TWO LOCATIONS, without using a GATE', 'without using a GATE'],
      ['a LOCATION with the Past attribute', 'with the Past attribute'],
      ['a SCHOLAR sees a LOCATION in four different Regions of the Dreamlands', 'of the Dreamlands'],
      ['an ALLY who can be met only in the Past', 'who can be met only in the Past'],
      ['THREE SPELLS in these Tomes', 'in these Tomes'],
      ['FIVE MONSTERS dance (Monsters must be worth 20 points in all)', 'Monsters must be worth 20 points in all'],
      ['LOCATIONS that were City or Town', 'that were City or Town'],
      ['a WEAPON from the Dreamlands bearing the sign of the Eye', 'bearing the sign of the Eye'],
      ['THREE TOMES, none of them short', 'none of them'],
      ['a TOME and an ARTIFACT in the same CITY', 'in the same CITY'],
      ['TWO ALLIES, one STEADFAST', 'one STEADFAST'],
      ['a TOME but the Necronomicon', 'but the Necronomicon'],
      ['a SPELL, each from a different Tome', ', each from a different Tome'],
      ['a SCHOLAR and an AUTHOR, both of them Steadfast', ', both of them Steadfast'],
      ['the TOME you found in BOSTON must be in play', 'BOSTON'],
      ['a HOUSE with a Gate and a HOUSE without one', 'without one'],
      ['a TOME. When you play this Adventure, rejoice.', 'When you play this Adventure'],
      ['a TOME. Draw two cards.', 'Draw two cards'],
    ]
    for (const [story, said] of stories) expect(refused(story).said, story).toBe(said)
    expect(kinds('the DOCTOR (a kindly man) is dead')).toEqual([[bears('Doctor')]])
  })

  test('a phrase that can be meant in two ways is refused', () => {
    expect(refused('STEADFAST AUTHOR or SCHOLAR').message).toContain('"STEADFAST"')
    expect(refused('DREAMLANDS LOCATION or ALLY').message).toContain('"DREAMLANDS"')
    expect(kinds('SCHOLAR or STEADFAST AUTHOR')).toEqual([[bears('Scholar'), bears('Steadfast', 'Author')]])
  })

  test('a Title is not another kind of card too', () => {
    expect(refused('CALL OF CTHULHU MONSTER').message).toContain('part them by small words'.replace('part', 'Part'))
  })

  test('a story must ask for something; an empty one is the blank Adventure', () => {
    expect(refused('Nothing at all happens.').message).toContain('no card')
    expect(read('')).toEqual({ slots: [], conditions: [] })
  })

  test('a story that is far too long is refused before it is read', () => {
    expect(refused(`TOME ${'and so on '.repeat(1000)}`).message).toContain('longer')
  })

  test('a slash joins one card, and is no "or"', () => {
    expect(refused('an ARTIFACT/TOME').message).toContain('slash')
  })

  test('a long list of nothing but capitals ends in an answer', () => {
    for (const word of ['TOME ', 'TOME, ', 'TOME/', 'MARSH ', 'TWO of '])
      expect(readRecipe(word.repeat(Math.floor(1500 / word.length)), known), word).toHaveProperty('ok')
  })

  test('a place that is to be STEADFAST or CORRUPT is refused at its phrase', () => {
    expect(readRecipe('He fled to KINGSPORT that is CORRUPT at night.', known)).toMatchObject({ ok: false, at: 11, length: 25 })
  })

  test('[M12.40] an article in small letters begins another phrase, and one in capitals does not', () => {
    const phrases = (story: string) => {
      const read = readRecipe(story, known)
      return read.ok ? read.value.slots.map(({ phrase }) => phrase) : read.message
    }
    expect(phrases('In a CITY a TOME was found.')).toEqual(['CITY', 'TOME'])
    expect(phrases('At the CEMETERY his CULTIST waited.')).toEqual(['CEMETERY', 'CULTIST'])
    expect(phrases('A CORRUPT CULTIST waited.')).toEqual(['CORRUPT CULTIST'])
    expect(phrases('A gift from the ATHENAEUM, a TOME or a SPELL.')).toEqual(['ATHENAEUM', 'TOME or a SPELL'])
    expect(phrases('A gift from a DOCTOR, an ALLY or a SPELL.')).toEqual(['DOCTOR, an ALLY or a SPELL'])
    expect(phrases('An ALLY who knows no language.')).toBe('That somebody knows no language cannot be asked for.')
  })

  test('[M12.46] what lies in a Tome may be told behind it', () => {
    expect(read('In his TOME are TWO SPELLS.').conditions).toEqual([{ kind: 'contained', spellSlot: 1, tomeSlot: 0 }])
  })

  test('[M12.35] a card among those that add up is refused: it would come on top of them', () => {
    expect(refused('You have met 10 POINTS-WORTH OF MONSTERS, among them a HUNTING HORROR.').said).toBe('among them')
  })

  test('[M12.32] alternatives that stand apart are refused', () => {
    expect(refused('Corrupt a DOCTOR or arrange a CEMETERY for him.').message).toContain('side by side')
  })

  test('[M12.46] a Spell out of a Tome lies in it', () => {
    expect(read('You are shown a TOME and learn ONE SPELL from it.').conditions).toEqual([{ kind: 'contained', spellSlot: 1, tomeSlot: 0 }])
    expect(read('It is the SPELL out of the TOME that saves you.').conditions).toEqual([{ kind: 'contained', spellSlot: 0, tomeSlot: 1 }])
  })

  test('[M12.26] what several must differ in, and that two phrases are one card, is not passed over', () => {
    expect(refused('Come with THREE CORRUPT ALLIES of different occupations.').said).toBe('of different occupations')
    expect(refused('Two men with PHOBIAS (you may count those that affect you) came.').said).toBe('you may count those that affect you')
    expect(refused('In a HOUSE in a KINGSPORT LOCATION (one card) you see it.').message).toContain('are one card')
    expect(refused('You come to a LOCATION that bears the WATER attribute.').message).toContain('before the card type')
  })

  test('[M12.42] what is counted behind "another" is counted of the cards before it', () => {
    const far = one('You wade from one WATER LOCATION to another (TWO DIFFERENT CARDS).')
    expect(far).toMatchObject({ count: 2, distinctTitles: true })
    expect(refused('You see one HOUSE (TWO DIFFERENT CARDS).').message).toContain('two different numbers')
  })

  test('[M12.40] a bracket may say again, and closer, what stands before it', () => {
    const arms = one('He rose from the table with a WEAPON up each sleeve (TWO WEAPONS).')
    expect(arms).toMatchObject({ phrase: 'WEAPON', count: 2 })
    const who = one('One of your ALLIES (PRIEST, WIDOW or STUDENT) says grace.')
    expect(who.anyOf).toEqual(['Priest', 'Widow', 'Student'].map((each) => ({ type: 'Ally', attributes: [each] })))
    // Each of two others is a card of its own.
    expect(read('Find a HOUSE (INSIDE).').slots).toHaveLength(2)
    expect(refused('You flee from ARKHAM to KINGSPORT (two LOCATIONS of these will do).').message).toContain('restrict')
    expect(refused('A HOUSE, and before EVENING you had seen another (TWO DIFFERENT CARDS).').message).toContain('a second')
  })

  test('[M12.26] a bracket speaks of the card that its sentence named, however long it goes on', () => {
    const lost = one('A STEADFAST ALLY walks out into the snow and is not seen again (he or she must be in your Story Deck).')
    expect(lost).toMatchObject({ zone: 'storyDeck', anyOf: [{ type: 'Ally', attributes: ['Steadfast'] }] })
  })

  test('[M12.36] what the Investigator has left may be told of now', () => {
    expect(read('You saw a HOUSE, and your SANITY is now below TEN POINTS.').conditions).toEqual([{ kind: 'sanityBelow', points: 10 }])
  })

  test('[M12.24] a number begins another requirement, with no comma before it', () => {
    const { slots } = read('By NIGHT TWO HOUSES burn.')
    expect(slots).toMatchObject([
      { phrase: 'NIGHT', count: 1 },
      { phrase: 'TWO HOUSES', count: 2 },
    ])
    expect(refused('You find TWO THREE HOUSES.').message).toContain('No card is known')
  })

  test('odd signs do no harm', () => {
    for (const story of ['TOME \u0000 …', '((((TOME', 'TOME)))', 'TOME/', '/TOME', '“TOME”', "TOME'", 'TOME or', 'TWO'])
      expect(() => readRecipe(story, known), story).not.toThrow()
  })
})

describe('the stories of the Standard Game', () => {
  const folder = new URL('../../db/cards/standard/', import.meta.url)
  const files = ['adventures', 'allies', 'artifacts', 'events', 'locations', 'monsters', 'spells', 'tomes']
  const all = files.flatMap((each) => readCards(readFileSync(new URL(`${each}.cards`, folder), 'utf8'), each).cards)
  const standard = knownWords(all.flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))
  const adventures = all.filter(({ named }) => named.type === 'Adventure')

  test('are all there', () => expect(adventures).toHaveLength(8))
  test.each(adventures.map((each) => [each.named.title, each.facts?.text ?? ''] as const))(
    '%s is read with the words of its own set',
    (_, text) => {
      expect(readRecipe(text, standard)).toMatchObject({ ok: true })
    },
  )
})
