/** The guide of Mythos: its order, its rules, and the campaign that one learns by, played to its end on the real rules. */
import { describe, expect, test } from 'vitest'
import { ruleOfThumb } from '../../src-main/bot/quick.ts'
import type { TableView } from '../../src-main/contract/table.ts'
import { seeded } from '../../src-main/engine/random.ts'
import { games } from '../../src-main/games/index.ts'
import { begun, taken, tried } from '../../src-main/keeper/course.ts'
import { readRulebook } from '../../src-main/keeper/rulebook.ts'
import { ruleTexts } from '../../src-main/keeper/rules.ts'
import { look, type Table } from '../../src-main/keeper/table.ts'
import { firstCampaign, firstCampaignSeed, firstCampaignTarget } from '../../src-renderer/guides/first-campaign.ts'
import { lessonsAbout, lessonsFor, lessonsOf } from '../../src-renderer/guides/guide.ts'
import { readyTable } from '../support/ready-table.ts'

const entry = games.get('mythos')!
const learner = 0

/** A table of the first campaign as it is dealt. */
function dealt(): Table {
  const options = {
    seats: readyTable(2),
    mode: 'campaign',
    target: firstCampaignTarget,
    alternativeFirstCard: false,
    mayConcede: [learner],
    sameEducation: 'once',
  }
  const seats = options.seats.map(({ name }, seat) => ({ name, kind: seat === learner ? ('human' as const) : ('quick' as const) }))
  return {
    match: {
      id: 'first',
      game: 'mythos',
      edition: entry.game.edition,
      title: 'First campaign',
      seed: firstCampaignSeed,
      seats,
      botBudgetMs: 600,
      undoPastRevealed: true,
      options,
    },
    course: begun(entry, options, firstCampaignSeed, [true, false]),
    moves: [],
    beyond: [],
    watchers: 0,
  }
}

interface Played {
  readonly last: TableView
  /** What the learner had a choice in. */
  readonly decisions: number
  /** Lessons as they were told, those of one decision together. */
  readonly told: readonly (readonly string[])[]
}

/** The learner does what tempts, and so does the bot; `luck` decides among equals. */
function playedThrough(luck: number): Played {
  const table = dealt()
  const learned = new Set<string>()
  const told: string[][] = []
  let decisions = 0
  let rng = seeded(luck)
  for (let moves = 0; moves < 1_000; moves++) {
    const { course } = table
    const [seat] = entry.game.actors(course.state)
    if (seat === undefined) break
    if (seat === learner) {
      const view = look(table, learner)
      if (!view.plain) {
        decisions++
        const now = lessonsFor(view, learned).map(({ id }) => id)
        told.push(now)
        for (const id of now) learned.add(id)
      }
    }
    const [action, next] = ruleOfThumb(entry.game, course.state, seat, rng)
    rng = next
    taken(course, { seat, action }, tried(course, seat, action))
    table.moves.push({ seat, action })
  }
  return { last: look(table, learner), decisions, told }
}

const plays = [1, 2, 3, 4, 5].map(playedThrough)

describe('the first campaign', () => {
  test('[M16.7] ends within sixty decisions, with an Adventure of the learner’s', () => {
    for (const { last, decisions } of plays) {
      expect(last.outcome?.scores[learner]).toBe(1)
      expect(decisions).toBeLessThanOrEqual(60)
      expect(last.view.game === 'mythos' && last.view.view.areas[learner]!.adventures.length).toBe(1)
    }
  })

  test('brings a journey, a Monster, an Ally, a Tome, a Combat, the end of a Round and an Adventure to each who plays it', () => {
    const needed = ['first place', 'journey', 'arrive', 'monster', 'ally', 'things', 'battle', 'pass', 'discard', 'new round', 'complete']
    for (const { told } of plays) expect(told.flat()).toEqual(expect.arrayContaining(needed))
  })

  test('begins with what one is after, and tells each lesson once, at most three at a decision', () => {
    for (const { told } of plays) {
      expect(told[0]).toEqual(['aim', 'adventure', 'first place'])
      expect(new Set(told.flat()).size).toBe(told.flat().length)
      expect(Math.max(...told.map((each) => each.length))).toBe(3)
      // Most of them, and never all: some things do not come up in so short a story.
      expect(told.flat().length).toBeGreaterThan(20)
    }
  })

  test('sits a person down against a bot that plays by rule of thumb', () => {
    const wanted = firstCampaign([])
    expect(wanted).toMatchObject({ target: 5, seed: firstCampaignSeed, seats: [{ kind: 'human' }, { kind: 'quick' }] })
  })
})

describe('lessons of Mythos', () => {
  const lessons = lessonsOf('mythos')

  test('[UX 4.6] lead to rules of the book, and are found from there', () => {
    const { chapters } = readRulebook(ruleTexts.get('mythos')!, () => 0)
    const known = new Set(chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules.map(({ id }) => id))))
    for (const { id, rules } of lessons) for (const rule of rules.split(', ')) expect(known, `${id}: ${rule}`).toContain(rule)
    expect(lessonsAbout('mythos', 'M6.27').map(({ id }) => id)).toEqual(['arrive'])
    expect(lessonsAbout('mythos', 'M19.1')).toEqual([])
  })

  test('[UX 4.9] are short: one to three sentences, no exclamation marks', () => {
    for (const { id, says } of lessons) {
      expect(says.match(/[.!?](?= |$)/g)!.length, id).toBeLessThanOrEqual(3)
      expect(says.length, id).toBeLessThanOrEqual(190)
      expect(says, id).not.toContain('!')
    }
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
  })

  test('what was learned is not told again, and what does not fit is not told', () => {
    const table = look(dealt(), learner)
    // The bot begins: nobody asks the learner anything yet, and the aim is always worth telling.
    expect(lessonsFor(table, new Set(['aim', 'adventure'])).map(({ id }) => id)).not.toContain('aim')
    expect(lessonsFor(table, new Set()).map(({ id }) => id)).not.toContain('pass')
  })
})
