/** A recipe that was read is said again in words that read back to the same recipe. */
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCards } from '../../db/cards-file.ts'
import type { Kind, Recipe } from '../../grammar/ast.ts'
import { type KnownWords, knownWords } from '../../grammar/link.ts'
import { printRecipe, sayCondition, saySlot } from '../../grammar/print-recipe.ts'
import { readRecipe } from '../../grammar/recipe.ts'
import { known } from './adventure-words.ts'

function read(story: string, words: KnownWords): Recipe {
  const reading = readRecipe(story, words)
  if (!reading.ok) throw new Error(`${reading.message} At "${story.slice(reading.at, reading.at + reading.length)}" of "${story}".`)
  return reading.value
}

/** What a recipe asks for without the words it was told in; slots by what they ask, so that their order does not matter. */
function meaning(recipe: Recipe) {
  const kind = (each: Kind) =>
    JSON.stringify(
      Object.entries(each)
        .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value])
        .sort(),
    )
  const slots = recipe.slots.map((each) => JSON.stringify([each.count, each.distinctTitles, each.zone, each.anyOf.map(kind).sort()]))
  const conditions = recipe.conditions.map((each) => {
    if (each.kind === 'contained') return ['contained', slots[each.spellSlot], slots[each.tomeSlot]]
    if (each.kind === 'different') return ['different', each.by, each.slots.map((at) => slots[at])]
    return each.kind === 'inPlayNow' ? ['inPlayNow', slots[each.slot]] : Object.entries(each).sort()
  })
  return { slots: slots.toSorted(), conditions: conditions.map((each) => JSON.stringify(each)).sort() }
}

function again(story: string, words = known): void {
  const recipe = read(story, words)
  const printed = printRecipe(recipe)
  expect(meaning(read(printed, words)), printed).toEqual(meaning(recipe))
  // What is printed is as plain as it gets: printing it once more changes nothing.
  expect(printRecipe(read(printed, words))).toBe(printed)
}

const stories = [
  'the STEADFAST AUTHOR, a DOCTOR, a WEAPON, two WEAPONS, LIVING DEAD',
  'TWO different WATER Locations, PRESS or SOCIETY LOCATION, HOUSE with a Gate, GATE, LONDON, a EUROPE LOCATION',
  'THREE ARTIFACTS or TOMES and one thing that costs you at least 2 sanity points, ALLY that costs you Sanity',
  'TOME in a language other than English. ONE SPELL in that Tome. DEATH TOME, LATIN TOME, GERMAN ALLY, YELLOW SIGN SPELL',
  'BARNABAS MARSH, JEREMIAH BREWSTER and ROBERT MARSH (two of these three)',
  'TWO different HUNTING HORRORS and DOCTOR (he must be in your Story Deck), CALL OF CTHULHU TOME, TYPHOID EPIDEMIC',
  'THREE GATE LOCATIONS located in three different cities; FOUR MONSTERS of different subtypes; TWO TOMES in different languages',
  'a CHURCH, then a different CHURCH, a LIBRARY, a LIBRARY in a different city',
  '20 POINTS-WORTH OF MONSTERS in your Story Deck; SANITY below SIX; he "REROLLS" YOUR INVESTIGATOR; it is NIGHT',
  'MEMBER OF THE THERON-MARKS SOCIETY, a MYTHOS EXPERIENCE, THE INTERESTING SHOP; ALLIES costing a total of 6 Sanity',
  'a MARSH, a NECRONOMICON, LIBRARY other than THE ATHENAEUM, CHURCH in the Dreamlands, LOCATION outside Lovecraft Country',
  'M.U. PROFESSOR, ST. ANNE HOSPITAL, KINGSPORT HOUSE, a TRAVEL, TRAVEL BY LAND, CORRUPT CULTIST or STEADFAST ALLY, TOME LOCATION or TOME',
  'a TOME in a language your Investigator does not know; CHURCH (must be in play); CITY LOCATION where you may find an ARTIFACT or TOME',
]

/** Words to make nonsense of: it is read or refused, and what is read is said again. */
const words = [
  ...stories.join(' ').split(/\s+/),
  ...'TOME SPELL MONSTER ALLY CHURCH STEADFAST TWO different or and either ( ) , ; with in from that TRAIN ARKHAM / the a'.split(' '),
]

test('nonsense is read or refused at a place, and what is read can be said again', () => {
  let readable = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }), (some) => {
      const story = some.join(' ')
      const reading = readRecipe(story, known)
      if (reading.ok) {
        readable++
        again(story)
      } else {
        expect(reading.at).toBeGreaterThanOrEqual(0)
        expect(reading.at + reading.length).toBeLessThanOrEqual(story.length)
        expect(reading.length).toBeGreaterThan(0)
        expect(reading.message).not.toContain('grammar is at fault')
      }
    }),
    { numRuns: 600 },
  )
  expect(readable).toBeGreaterThan(50)
})

test('[M12.24] what no Location can be is asked of none', () => {
  const { slots } = read('CHURCH that is AUTHOR, CHURCH that is a CEMETERY', known)
  expect(slots.map(saySlot)).toEqual(['Church Location', 'Author', 'Church Cemetery Location'])
})

test.each(stories)('says again: %s', (story) => again(story))

describe('the stories of the Standard Game', () => {
  const folder = new URL('../../db/cards/standard/', import.meta.url)
  const files = ['adventures', 'allies', 'artifacts', 'events', 'locations', 'monsters', 'spells', 'tomes']
  const all = files.flatMap((each) => readCards(readFileSync(new URL(`${each}.cards`, folder), 'utf8'), each).cards)
  const standard = knownWords(all.flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))
  const own = all
    .filter(({ named }) => named.type === 'Adventure')
    .map(({ named, facts }) => ({ id: named.id, title: named.title, text: facts?.text ?? '' }))

  test.each(own)('$title is said again', ({ text }) => again(text, standard))

  const reference = new URL('../../../shared/cards/standard.json', import.meta.url)
  test.skipIf(!existsSync(reference))('ask for what the printed ones ask for, in other words', () => {
    const printed = JSON.parse(readFileSync(reference, 'utf8')) as { cards: readonly { id: string; type: string; text: string }[] }
    const stories = printed.cards.filter((each) => each.type === 'Adventure')
    expect(stories.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
    for (const { id, text } of stories) {
      const ours = own.find((each) => each.id === id)!
      expect(meaning(read(ours.text, standard)), id).toEqual(meaning(read(text, standard)))
    }
  })
})

test('labels are plain words', () => {
  const { slots } = read(
    'TWO different CEMETERY LOCATIONS, TOME in a language other than English, DOCTOR (must be in your Story Deck), WEAPON',
    known,
  )
  expect(slots.map(saySlot)).toEqual([
    'two different Cemetery Locations',
    'Tome in a language other than English',
    'Doctor (in your Story Deck)',
    'Weapon',
  ])
  const recipe = read('SANITY below SIX, 20 points worth of MONSTERS in your Story Deck, a TOME, a SPELL in that Tome', known)
  expect(recipe.conditions.map((each) => sayCondition(each, recipe))).toEqual([
    'Sanity below 6',
    '20 points worth of Monsters in your Story Deck',
    'Spell lies in Tome',
  ])
})
