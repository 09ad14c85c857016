/**
 * Every Adventure of all sets, told from a position in which its recipe is filled: the cards are found in the pool by the
 * recipe alone, one for each requirement, so that an Adventure nobody could ever complete stands out.
 */
import { describe, expect, test } from 'vitest'
import type { RecipeCondition } from '../../../../grammar/ast.ts'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { type Evidence, fits, matchRecipe } from '../../../../src-main/games/mythos/adventure.ts'
import { evidenceOf, progress } from '../../../../src-main/games/mythos/evidence.ts'
import { allCards, allInvestigators, shipped } from '../../../support/all-cards.ts'
import { card, location, mythosPosition, no, titles } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import { rule } from '../../../support/rule.ts'
import { copyOf } from '../../../support/taken-out.ts'

const here = location('Nowhere in Particular', { subregion: 'Danvers', attributes: ['Country'] })
const reader = { mode: 'none', list: [] } as const
const pool = allCards()
const adventures = pool.filter(({ type }) => type === 'Adventure')

type Of<Is extends RecipeCondition['kind']> = Extract<RecipeCondition, { kind: Is }>
const conditionsOf = <Is extends RecipeCondition['kind']>({ recipe }: PrintedCard, kind: Is) =>
  recipe!.conditions.filter((each): each is Of<Is> => each.kind === kind)

/** What an Adventure asks for and no card of the pool can be: every card is tried, in the Story Deck, in play and completed. */
const unfilled = ({ recipe }: PrintedCard) =>
  recipe!.slots.filter(
    (slot) =>
      !pool.some((each) =>
        (['story', 'play', 'completed'] as const).some((zone) => fits({ ...evidenceOf(each), key: 0, zone }, slot, reader)),
      ),
  )

interface Filling {
  readonly story: readonly PrintedCard[]
  readonly held?: { readonly tome: PrintedCard; readonly spell: PrintedCard }
}

/** A card for each requirement, from the pool; for what no card of it can be, one invented with the Title that is asked for. */
function filling(tale: PrintedCard): Filling {
  const { recipe } = tale
  if (recipe === undefined) throw new Error(`${tale.title} has no recipe.`)
  const invented = unfilled(tale).map((slot) => card({ title: slot.anyOf[0]!.title!, type: 'Ally', ...slot.anyOf[0] }))
  const story: PrintedCard[] = invented
  const [contained] = conditionsOf(tale, 'contained')
  const may = (slot: number) => pool.filter((each) => fits({ ...evidenceOf(each), key: 0, zone: 'story' }, recipe.slots[slot]!, reader))
  const held = contained && { tome: may(contained.tomeSlot)[0]!, spell: may(contained.spellSlot)[0]! }
  const missing = (cards: readonly PrintedCard[]) => {
    const evidence = cards.map((each, key): Evidence => ({ ...evidenceOf(each), key, zone: 'story' }))
    const book: Evidence[] =
      held === undefined
        ? []
        : [
            { ...evidenceOf(held.tome), key: -1, zone: 'play' },
            { ...evidenceOf(held.spell), key: -2, zone: 'play', heldIn: -1 },
          ]
    const match = matchRecipe(recipe, [...evidence, ...book], { sanity: 0, time: 'day', languages: reader, happened: [] })
    return { first: match.missing[0]?.slot, count: match.missing.reduce((sum, each) => sum + each.count, 0), failed: match.failed }
  }
  for (let open = missing(story); open.first !== undefined; open = missing(story)) {
    const next = may(open.first).find((each) => missing([...story, each]).count < open.count)
    if (next === undefined)
      throw new Error(`${tale.title}: no card of the pool goes with the others as ${recipe.slots[open.first]!.phrase}.`)
    story.push(copyOf(next))
  }
  for (const sum of conditionsOf(tale, 'sum')) {
    const heavy = pool.filter((each) => each.type === sum.of.type && each.value !== undefined).sort((a, b) => b.value! - a.value!)
    while (missing(story).failed.includes(sum)) story.push(copyOf(heavy.shift()!))
  }
  return held === undefined ? { story } : { story, held }
}

/** The Adventure in the Hand of somebody who has these cards. */
function sitDown(tale: PrintedCard, { story, held }: Filling, isHeld = true): Table {
  const [weak] = conditionsOf(tale, 'sanityBelow')
  const assets = held === undefined ? [] : isHeld ? [{ lay: held.tome, bears: [held.spell] }] : [held.tome]
  return table({
    seats: [
      {
        story: [here, ...story, ...(held === undefined || isHeld ? [] : [held.spell])],
        assets,
        hand: [tale],
        sanity: weak === undefined ? 12 : weak.points - 1,
        player: { happened: conditionsOf(tale, 'event').map(({ what }) => what) },
      },
      { story: [here] },
    ],
  })
}

describe('every Adventure can be told', () => {
  rule('M12.38', 'all of both sets are here, each with a recipe', () => {
    expect(adventures.map(({ recipe }) => recipe!.slots.length + recipe!.conditions.length).every((asked) => asked > 0)).toBe(true)
    expect([adventures.filter(({ setCode }) => setCode === 'LTD').length, adventures.length]).toEqual([12, 20])
  })

  test.each(adventures.map((tale) => [tale.id, tale] as const))('[M12.1, M12.4, M16.14, M16.17] %s', (_, tale) => {
    const filled = filling(tale)
    const t = sitDown(tale, filled)
    expect(t.against(tale)).toEqual([])
    const before = t.sanity[0]!
    t.play(tale)
    expect([t.state.players[0]!.points, t.sanity[0], t.where(tale)]).toEqual([tale.points, before + (tale.sanity as number), 'adventure'])
    const shuffledIn = titles(t.state, t.state.players[0]!.deck).sort()
    expect([t.story(0), shuffledIn]).toEqual([['Nowhere in Particular'], filled.story.map(({ title }) => title).sort()])
  })

  test.each(adventures.map((tale) => [tale.id, tale] as const))('[M12.40, M12.43] %s, and not without any one card', (_, tale) => {
    const { story, ...held } = filling(tale)
    for (const left of story) {
      const without = sitDown(tale, { story: story.filter((each) => each !== left), ...held })
      expect(without.against(tale), `without ${left.title}`).toEqual(['M12.43'])
    }
    if ('held' in held) expect(sitDown(tale, { story, ...held }, false).against(tale), 'with the Spell beside the Tome').toEqual(['M12.43'])
  })
})

describe('what stands in the way', () => {
  rule('M12.24, M12.28, M12.43', 'one Adventure names somebody whom no card is; whatever else there is, it is not met', () => {
    const waiting = adventures.filter((tale) => unfilled(tale).length > 0)
    expect(waiting.map((tale) => [tale.id, unfilled(tale).map(({ phrase }) => phrase)])).toEqual([
      ['ltd-great-epidemic-the', ['HERBERT WEST']],
    ])
    const [tale] = waiting
    const t = table({
      seats: [
        {
          story: [here, ...pool.filter(({ type }) => type !== 'Adventure').flatMap((each) => [copyOf(each), copyOf(each), copyOf(each)])],
          hand: [tale!],
        },
        { story: [here] },
      ],
    })
    const match = progress(t.state, 0, no(t.state, tale!))!
    expect([match.met, match.missing.map(({ slot, count }) => [tale!.recipe!.slots[slot]!.phrase, count])]).toEqual([
      false,
      [['HERBERT WEST', 1]],
    ])
  })
  rule('M12.45', 'no card of the pool may serve for it either, and no Investigator is a card that counts', () => {
    const texts = pool.flatMap(({ rules }) => rules).flatMap((each) => (each.kind === 'static' ? [each.effect] : []))
    expect(texts.filter((each) => 'standsIn' in each && each.for === 'Adventure')).toEqual([])
    expect(texts.filter((each) => 'countsAs' in each && ['any', 'Herbert West'].includes(each.countsAs))).toEqual([])
    expect(allInvestigators().map(({ title }) => title)).not.toContain('Herbert West')
  })
  rule('M12.36, M2.9', 'an Investigator who is exchanged in this chapter is what a recipe asks to have happened', () => {
    const tale = adventures.find((each) => conditionsOf(each, 'event').length > 0)!
    const { story } = filling(tale)
    const book = shipped('Call of Cthulhu')
    const position = mythosPosition({
      seats: [{ story: [here, ...story], hand: [tale], assets: [book], events: [shipped('Waning Moon')], sanity: 5 }, { story: [here] }],
    })
    const t = table({ ...position, sheet: { ...position.sheet, spareInvestigators: allInvestigators() } })
    expect(t.against(tale)).toEqual(['M12.43'])
    t.use(book).chooseWay(0).untilTurnOf(0)
    expect(t.against(tale)).toEqual([])
    t.play(tale)
    expect([t.state.players[0]!.points, t.sanity[0], t.state.players[0]!.happened]).toEqual([tale.points, 9, []])
  })
  rule('M13.15, M15.5, M12.4', 'a new chapter does not bring back what is to be skipped in this Round', () => {
    const tale = adventures[0]!
    const t = sitDown(tale, filling(tale))
    const state = { ...t.state, players: t.state.players.map((each) => ({ ...each, happened: ['skip discardStep'] })) }
    expect(table(state).play(tale).state.players[0]!.happened).toEqual(['skip discardStep'])
  })
})
