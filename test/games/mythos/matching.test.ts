/** M12.43, proved: the search against a slow version of itself that tries everything. */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Kind, Recipe, RecipeCondition } from '../../../grammar/ast.ts'
import { type Evidence, fits, isMet, matchRecipe, type Situation } from '../../../src-main/games/mythos/adventure.ts'
import { rule } from '../../support/rule.ts'

const now: Situation = { sanity: 5, time: 'day', languages: { mode: 'and', list: [] }, happened: [] }

const letters = ['a', 'b', 'c'] as const
const card = fc.record({
  title: fc.constantFrom('One', 'Two', 'Three'),
  type: fc.constantFrom('Location', 'Monster', 'Tome', 'Spell'),
  attributes: fc.subarray([...letters]),
  subregion: fc.constantFrom('East', 'West'),
  languages: fc.subarray(['Latin', 'Greek', 'Arabic']),
  value: fc.nat(3),
  zone: fc.constantFrom('story', 'play'),
  heldIn: fc.nat(5),
})
const cards = fc.array(card, { maxLength: 6 }).map((all): Evidence[] =>
  all.map(({ title, languages, heldIn, ...each }, key) => ({
    ...each,
    key,
    version: title,
    titles: [title],
    languages: { mode: 'and', list: languages },
    ...(each.type === 'Spell' ? { heldIn } : {}),
  })),
)

const kind: fc.Arbitrary<Kind> = fc.oneof(
  fc.record({ attributes: fc.subarray([...letters], { maxLength: 2 }) }),
  fc.record({ type: fc.constantFrom('Location', 'Monster', 'Tome', 'Spell') }),
  fc.record({ title: fc.constantFrom('One', 'Two', 'Three') }),
)
const slots = fc
  .array(
    fc.record({
      phrase: fc.constant(''),
      at: fc.constant(0),
      count: fc.constantFrom(1, 1, 2),
      distinctTitles: fc.boolean(),
      anyOf: fc.array(kind, { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 3 },
  )
  .filter((all) => all.reduce((sum, each) => sum + each.count, 0) <= 4)

const recipes: fc.Arbitrary<Recipe> = slots.chain((all) => {
  const some = fc.subarray(all.map((_, at) => at))
  const one = fc.nat(Math.max(0, all.length - 1))
  const condition: fc.Arbitrary<RecipeCondition> = fc.oneof(
    fc.record({ kind: fc.constant('different'), slots: some, by: fc.constantFrom('subregion', 'language', 'title') }),
    fc.record({ kind: fc.constant('sum'), of: kind, what: fc.constant('value'), atLeast: fc.nat(6) }),
    ...(all.length === 0
      ? []
      : [
          fc.record({ kind: fc.constant('contained'), spellSlot: one, tomeSlot: one }),
          fc.record({ kind: fc.constant('inPlayNow'), slot: one }),
        ]),
  )
  // A Spell slot that lies in itself says nothing that a story could say.
  const sensible = condition.filter((each) => each.kind !== 'contained' || each.spellSlot !== each.tomeSlot)
  const loop = (each: readonly RecipeCondition[]) => each.filter(({ kind }) => kind === 'contained').length > 1
  return fc.record({ slots: fc.constant(all), conditions: fc.array(sensible, { maxLength: 2 }).filter((each) => !loop(each)) })
})

type Choice = { slot: number; card: Evidence }

/** Whether words can be chosen, one a card, all different. */
function canDiffer(words: readonly (readonly string[])[], said: readonly string[] = []): boolean {
  const [first, ...rest] = words
  return first === undefined || first.some((word) => !said.includes(word) && canDiffer(rest, [...said, word]))
}

function titleOf(card: Evidence): string {
  return card.type === 'Location' ? `${card.titles[0]}/${card.subregion}` : card.titles[0]!
}

function keepsRelations({ slots, conditions }: Recipe, chosen: readonly Choice[]): boolean {
  const of = (wanted: readonly number[]) => chosen.filter(({ slot }) => wanted.includes(slot)).map(({ card }) => card)
  if (!slots.every((each, at) => !each.distinctTitles || canDiffer(of([at]).map((card) => [titleOf(card)])))) return false
  return conditions.every((each) => {
    if (each.kind === 'different') {
      const by = each.by
      return canDiffer(
        of(each.slots).map((card) => (by === 'title' ? [titleOf(card)] : by === 'language' ? card.languages!.list : [card.subregion!])),
      )
    }
    if (each.kind === 'contained')
      return of([each.spellSlot]).every((spell) => of([each.tomeSlot]).some((tome) => tome.key === spell.heldIn))
    if (each.kind === 'inPlayNow') return of([each.slot]).every((card) => card.zone === 'play')
    return true
  })
}

/** Whether the sums can be reached with what is left, giving each card to one sum or to none. */
function reaches({ conditions }: Recipe, left: readonly Evidence[]): boolean {
  const sums = conditions.filter((each) => each.kind === 'sum')
  const as = (kind: Kind) => ({ phrase: '', at: 0, count: 1, distinctTitles: false, anyOf: [kind] })
  const give = (at: number, owed: readonly number[]): boolean =>
    owed.every((each) => each <= 0) ||
    (at < left.length &&
      (give(at + 1, owed) ||
        sums.some(
          (sum, no) =>
            fits(left[at]!, as(sum.of), now.languages) &&
            give(
              at + 1,
              owed.map((each, which) => (which === no ? each - left[at]!.value! : each)),
            ),
        )))
  return give(
    0,
    sums.map((each) => each.atLeast),
  )
}

/** Every filling of every unit with a card or with nothing: the most units filled, and whether all of it can hold together. */
function tryEverything(recipe: Recipe, all: readonly Evidence[]): { most: number; met: boolean } {
  const units = recipe.slots.flatMap((slot, at) => Array.from({ length: slot.count }, () => at))
  let most = 0
  let met = false
  const go = (next: number, chosen: readonly Choice[]): void => {
    if (next === units.length) {
      if (!keepsRelations(recipe, chosen)) return
      most = Math.max(most, chosen.length)
      met ||=
        // The blank recipe is never met.
        recipe.slots.length + recipe.conditions.length > 0 &&
        chosen.length === units.length &&
        reaches(
          recipe,
          all.filter((card) => !chosen.some((each) => each.card === card)),
        )
      return
    }
    go(next + 1, chosen)
    for (const card of all) {
      if (chosen.some((each) => each.card === card) || !fits(card, recipe.slots[units[next]!]!, now.languages)) continue
      go(next + 1, [...chosen, { slot: units[next]!, card }])
    }
  }
  go(0, [])
  return { most, met }
}

rule('M12.43, M12.39, M12.40, M12.42, M12.46, M12.35', 'nobody could do better by putting the cards elsewhere', () => {
  let ends = 0
  fc.assert(
    fc.property(recipes, cards, (recipe, cards) => {
      const slow = tryEverything(recipe, cards)
      const fast = matchRecipe(recipe, cards, now)
      if (slow.met) ends++
      expect(fast.met).toBe(slow.met)
      expect(isMet(recipe, cards, now)).toBe(slow.met)
      expect(fast.assignment.length).toBe(slow.most)
      // The witness is one: each card once, each where it fits, all relations kept.
      const chosen = fast.assignment.map(({ slot, key }) => ({ slot, card: cards.find((each) => each.key === key)! }))
      expect(new Set([...chosen.map(({ card }) => card.key), ...fast.added.flat()]).size).toBe(chosen.length + fast.added.flat().length)
      for (const { slot, card } of chosen) expect(fits(card, recipe.slots[slot]!, now.languages)).toBe(true)
      expect(keepsRelations(recipe, chosen)).toBe(true)
      const units = recipe.slots.reduce((sum, each) => sum + each.count, 0)
      expect(fast.missing.reduce((sum, each) => sum + each.count, 0)).toBe(units - fast.assignment.length)
    }),
    { numRuns: 4000 },
  )
  // Recipes that are met must occur, or nothing was compared.
  expect(ends).toBeGreaterThan(100)
})

rule('M12.43', 'the largest recipes are decided in few steps however many cards there are', () => {
  const kinds: Kind[] = [{ type: 'Monster' }, { attributes: ['a'] }, { type: 'Location' }]
  const recipe: Recipe = {
    slots: kinds.map((kind) => ({ phrase: '', at: 0, count: 5, distinctTitles: true, anyOf: [kind] })),
    conditions: [{ kind: 'different', slots: [0, 1, 2], by: 'subregion' }],
  }
  const many: Evidence[] = Array.from({ length: 90 }, (_, key) => ({
    key,
    version: `${key}`,
    titles: [`Title ${key}`],
    type: key % 2 ? 'Monster' : 'Location',
    attributes: ['a'],
    subregion: `Place ${key % 15}`,
    zone: 'story',
  }))
  expect(matchRecipe(recipe, many, now).met).toBe(true)
})
