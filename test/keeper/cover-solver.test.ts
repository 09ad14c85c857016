/** Smallest sets of cards: against every subset of small pools, and what stops a search. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PrintedCard } from '../../grammar/card.ts'
import { pickOne, type Rng, seeded, shuffled } from '../../src-main/engine/random.ts'
import { type CoverTask, check } from '../../src-main/games/mythos/deck/cover-task.ts'
import { fitsSlot } from '../../src-main/games/mythos/deck/plan.ts'
import { supportOf } from '../../src-main/games/mythos/deck/support.ts'
import { startsIn } from '../../src-main/games/mythos/deck/working.ts'
import { type Step, solve } from '../../src-main/keeper/cover-solver.ts'
import { allCards, shippedInvestigator } from '../support/all-cards.ts'

const reporter = shippedInvestigator('Earnest Reporter')

function some<T>(rng: Rng, from: readonly T[], count: number): [T[], Rng] {
  const [order, next] = shuffled(rng, from)
  return [order.slice(0, count), next]
}

/** Adventures of two or three requirements of real ones, and cards of which some fit them and some help those. */
function smallPool(seed: number): PrintedCard[] {
  let rng = seeded(seed)
  const cards = allCards().filter(({ type }) => type !== 'Adventure')
  const stories = allCards().filter(({ recipe }) => recipe !== undefined && recipe.slots.length > 2)
  const told: PrintedCard[] = []
  const chosen: PrintedCard[] = []
  for (let no = 0; no < 2; no++) {
    let story: PrintedCard
    ;[story, rng] = pickOne(rng, stories)
    const kept = story
      .recipe!.slots.flatMap((_, at) => (story.recipe!.conditions.some((each) => 'slots' in each && each.slots.includes(at)) ? [] : [at]))
      .slice(0, 3)
    let places: number[]
    ;[places, rng] = some(rng, kept, 2)
    const recipe = {
      slots: places.map((at) => ({ ...story.recipe!.slots[at]!, count: Math.min(2, story.recipe!.slots[at]!.count) })),
      conditions: [],
    }
    told.push({ ...story, id: `story-${no}`, title: `Story ${no}`, points: 3 + no, recipe })
    for (const slot of recipe.slots) {
      let fitting: PrintedCard[]
      ;[fitting, rng] = some(
        rng,
        cards.filter((card) => fitsSlot(card, slot, reporter.languages)),
        2,
      )
      chosen.push(...fitting)
    }
  }
  const [others] = some(
    rng,
    cards.filter(({ type }) => type === 'Location'),
    2,
  )
  const all = [...new Set([...chosen, ...others])].slice(0, 9)
  return [...told, ...all]
}

function taskOf(cards: readonly PrintedCard[], points: number): CoverTask {
  const support = supportOf([...cards, reporter])
  const playing = cards.map((_, no) => no)
  return {
    support,
    points,
    available: support.faces.map(({ type }) => (type === 'Investigator' ? 0 : 1)),
    have: support.faces.map(() => 0),
    keep: [],
    copies: 4,
    investigators: [cards.length],
    areas: support.areas.flatMap((_, at) => (startsIn(support, playing, at) ? [at] : [])),
  }
}

/** The size of the smallest set that does, by trying all of them. */
function smallest(task: CoverTask, count: number): number | undefined {
  let least: number | undefined
  for (let set = 0; set < 2 ** count; set++) {
    const copies = task.support.faces.map((_, no) => (no < count && (set >> no) % 2 === 1 ? 1 : 0))
    const size = copies.reduce<number>((sum, each) => sum + each, 0)
    if (least !== undefined && size >= least) continue
    if (check(task, { copies, investigator: task.investigators[0] }).good) least = size
  }
  return least
}

const search = (task: CoverTask, patience = 60_000, steps: Step[] = []) => solve({ task, patience, tell: (step) => steps.push(step) })

test('what is found and proved is as small as the smallest of all subsets', async () => {
  let possible = 0
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.constantFrom(3, 4, 7), async (seed, points) => {
      const cards = smallPool(seed)
      const task = taskOf(cards, points)
      if (task.areas.length === 0) return
      const truth = smallest(task, cards.length)
      const steps: Step[] = []
      const { best, state, atLeast } = await search(task, 60_000, steps)
      expect(best?.size).toBe(truth)
      expect(state).toBe(truth === undefined ? 'impossible' : 'proved')
      if (truth !== undefined) {
        possible++
        expect(atLeast).toBe(truth)
        for (const step of steps) expect(step.best?.good ?? true).toBe(true)
      }
    }),
    { numRuns: 20 },
  )
  expect(possible).toBeGreaterThan(3)
}, 240_000)

test('cards that hold each other up are no answer', async () => {
  // The Ally reads the Tome that holds the Spell that plays the Ally: none of them can ever be the first.
  const place: PrintedCard = {
    ...card('Place', 'Location'),
    region: 'R',
    subregion: 'S',
    attributes: ['City', 'Tome'],
    publicAttributes: ['Outside'],
  }
  const ally: PrintedCard = {
    ...card('Reader', 'Ally'),
    foundAt: { subregion: 'Nowhere' },
    languages: { mode: 'and', list: ['Naacal'] },
    attributes: ['Steadfast'],
  }
  const tome: PrintedCard = { ...card('Tablets', 'Tome'), languages: { mode: 'and', list: ['Naacal'] }, spellCapacity: 1, icons: ['Folk'] }
  const spell: PrintedCard = {
    ...card('Calling', 'Spell'),
    icons: ['Folk'],
    rules: [{ kind: 'action', window: 'cast', do: [{ play: { type: 'Ally' }, waive: ['place'] }] }],
  }
  const story: PrintedCard = {
    ...card('Story', 'Adventure'),
    points: 5,
    recipe: { slots: [{ phrase: 'ALLY', at: 0, count: 1, distinctTitles: false, anyOf: [{ type: 'Ally' }] }], conditions: [] },
  }
  const ring = taskOf([place, ally, tome, spell, story], 5)
  expect((await search(ring)).state).toBe('impossible')
  const other: PrintedCard = { ...card('Scholar', 'Ally'), foundAt: { attributes: ['City'] }, languages: { mode: 'and', list: ['Naacal'] } }
  const broken = await search(taskOf([place, ally, tome, spell, story, other], 5))
  expect(broken).toMatchObject({ state: 'proved', atLeast: 3 })
})

const card = (title: string, type: PrintedCard['type']): PrintedCard => ({
  id: title.toLowerCase(),
  setCode: 'T',
  title,
  type,
  unique: false,
  dimension: 'waking',
  text: '',
  rules: [],
  ...(type === 'Location' || type === 'Ally' ? {} : { anyDimension: true }),
})

test('cards that are there cost nothing, and those to be kept are part of it', async () => {
  const cards = allCards()
  const task = taskOf(cards, 5)
  const at = (title: string) => cards.findIndex((each) => each.title === title)
  const have = task.have.map((_, no) =>
    ["The Martin's Beach Monster", "Martin's Beach", 'Cthulhu Rising', 'Bacteriophobia'].includes(task.support.faces[no]!.title) ? 1 : 0,
  )
  const steps: Step[] = []
  const { best } = await search({ ...task, have, keep: [at('Ammi Pierce')] }, 20_000, steps)
  expect(best?.good).toBe(true)
  expect(best!.answer.copies[at('Ammi Pierce')]).toBe(1)
  expect(best!.size).toBeLessThanOrEqual(3)
}, 60_000)
