/**
 * Whatever is shown and asked is explained: every piece that one sees says what can be done with it or every reason why
 * nothing can, every question names a rule of the book, and every line of the log its rules and the clause that did it.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pickOne, type Rng, seeded } from '../../../src-main/engine/random.ts'
import { games } from '../../../src-main/games/index.ts'
import { openQuestion } from '../../../src-main/games/mythos/agenda.ts'
import { ruleOfQuestion } from '../../../src-main/games/mythos/citations.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { prompt } from '../../../src-main/games/mythos/look.ts'
import type { Action, State } from '../../../src-main/games/mythos/state.ts'
import type { View } from '../../../src-main/games/mythos/view.ts'
import { whyPiece } from '../../../src-main/games/mythos/why.ts'
import { randomTable } from '../../support/all-cards.ts'

/** How many campaigns with random decks of all cards are looked through. */
const matches = Number(process.env['HINT_MATCHES']) || 12

const rules = new URL('../../../src-main/games/mythos/RULES.md', import.meta.url)
const book = new Set([...readFileSync(rules, 'utf8').matchAll(/^- \*\*(M\d+\.\d+)\*\* /gm)].map(([, id]) => id!))

const isSentence = (text: string) => /^[\p{Lu}\d".'“].*[.!?]$/su.test(text) && !/undefined|NaN|\s{2}| \.(?!\d)|\.\.|\[object/.test(text)

/** The moves of campaigns for two to four that are played at random. */
function* moves(): Generator<{
  readonly state: State
  readonly seat: number
  readonly action: Action
  readonly after: State
  readonly events: readonly unknown[]
}> {
  for (let seed = 101; seed <= 100 + matches; seed++) {
    const [options, first] = randomTable(2 + (seed % 3), seeded(seed))
    let luck: Rng = first
    let state = mythos.setup({ ...options, alternativeFirstCard: seed % 2 === 0 }, seed)
    for (let count = 0; count < 2500; count++) {
      const [seat] = mythos.actors(state)
      if (seat === undefined) break
      let action: Action
      ;[action, luck] = pickOne(luck, mythos.legal(state, seat))
      const step = mythos.apply(state, seat, action)
      yield { state, seat, action, after: step.state, events: step.events }
      state = step.state
    }
  }
}

/** Whether a card of the Hand is offered by another one with its face: two of them are two choices only for the eye. */
function isTwin(state: State, seat: number, piece: string, offered: ReadonlySet<string>): boolean {
  const face = (card: number) => state.sheet.printed[card]?.id
  const card = Number(piece.slice('card:'.length))
  const { hand } = state.players[seat]!
  return hand.includes(card) && hand.some((each) => face(each) === face(card) && offered.has(`card:${each}`))
}

/** Every piece that a view names. */
const piecesOf = ({ areas }: View): string[] =>
  areas.flatMap(({ seat, story, threat, goo, allies, assets, events, adventures, discard, hand = [] }) => [
    `investigator:${seat}`,
    ...[story, threat, goo, allies, assets, events, adventures, discard, hand].flat().map(({ id }) => id),
  ])

describe(`in ${matches} campaigns with random decks of all cards`, () => {
  test('[M5.2, M5.16] every piece in sight says what can be done with it, or every reason why nothing can', () => {
    const faults = new Map<string, string>()
    const cited = new Map<string, string>()
    let at = 0
    for (const { state, seat } of moves()) {
      if (at++ % 7 !== 0) continue
      for (const viewer of state.players.keys()) {
        // What can only be named in an answer can be neither played nor used now.
        const open = mythos.legal(state, viewer).filter(({ do: what }) => what !== 'choose')
        const offered = new Set(open.flatMap((action) => mythos.describe(state, viewer, action).on ?? []))
        for (const piece of piecesOf(mythos.view(state, viewer))) {
          const found = whyPiece(state, viewer, piece)
          const where = `${found?.title} (${openQuestion(state)!.question.ask}, ${openQuestion(state)!.resume.do}${viewer === seat ? '' : ', not asked'})`
          if (found === undefined) faults.set(`${where} says nothing`, piece)
          else if (offered.has(piece) !== found.legal && !isTwin(state, viewer, piece, offered))
            faults.set(`${where} is offered and refused, or neither`, piece)
          else if (!found.legal && found.reasons.length === 0) faults.set(`${where} is refused for no reason`, piece)
          for (const { rule, why, remedy } of found?.reasons ?? []) {
            cited.set(`${rule} ${why}`, remedy)
            if (!book.has(rule) || !isSentence(why) || !isSentence(remedy)) faults.set(`${rule}: ${why}`, remedy)
          }
        }
      }
    }
    expect(Object.fromEntries([...faults].slice(0, 20))).toEqual({})
    expect(new Set([...cited.keys()].map((each) => each.split(' ')[0])).size).toBeGreaterThan(40)
  }, 240_000)

  test('[M1.15, M1.16, M1.19] a piece answers nothing that its seat may not know', () => {
    let [looked, at] = [0, 0]
    for (const { state, seat } of moves()) {
      if (at++ % 25 !== 0) continue
      const world = mythos.imagine(state, seat, seeded(at))
      for (const piece of piecesOf(mythos.view(state, seat))) {
        looked++
        expect(whyPiece(world, seat, piece)).toEqual(whyPiece(state, seat, piece))
      }
      // The number of a card that is nowhere in sight is no way to ask about it.
      const seen = new Set(piecesOf(mythos.view(state, seat)))
      const unseen = state.sheet.printed.map((_, card) => `card:${card}`).filter((each) => !seen.has(each))
      const isAsked = (piece: string) => mythos.legal(state, seat).some((action) => mythos.describe(state, seat, action).on === piece)
      for (const piece of unseen) if (!isAsked(piece)) expect(whyPiece(state, seat, piece)).toBeUndefined()
    }
    expect(looked).toBeGreaterThan(1000)
  }, 240_000)

  test('every question has a rule of the book and a sentence', () => {
    const faults = new Map<string, string>()
    const asked = new Map<string, Set<string>>()
    for (const { state, seat } of moves()) {
      const { question, resume } = openQuestion(state)!
      const kind = `${resume.do}, ${question.ask}`
      const rule = ruleOfQuestion(state, seat)
      if (rule === undefined || !book.has(rule)) faults.set(kind, `${rule}`)
      else asked.set(kind, (asked.get(kind) ?? new Set()).add(rule))
      const words = prompt(state, seat)
      if (!isSentence(words)) faults.set(kind, words)
    }
    expect(Object.fromEntries(faults)).toEqual({})
    expect(asked.size).toBeGreaterThan(20)
    expect(new Set([...asked.values()].flatMap((each) => [...each])).size).toBeGreaterThan(15)
  }, 240_000)

  test('every line of the log has rules of the book, and what a card did has its clause', () => {
    const { about, game } = games.get('mythos')!
    const faults = new Map<string, string>()
    let [lines, clauses] = [0, 0]
    for (const { after, events } of moves()) {
      for (const event of events as { was: string; during?: string }[]) {
        for (const listener of after.players.keys()) {
          const text = game.tell(event, listener)
          if (text === undefined) continue
          lines++
          const { rule = '', card, kind } = about!(event, after, listener)
          const named = rule.split(', ')
          if (named.length === 0 || named.some((each) => !book.has(each))) faults.set(`${event.was}: ${rule}`, text)
          if (kind === undefined) faults.set(`of no kind: ${event.was}`, text)
          if (!isSentence(text)) faults.set(`no sentence: ${event.was}`, text)
          if (event.during === 'effect' || event.during === 'trigger' || event.during === 'use') {
            if (card === undefined) faults.set(`${event.was}, during ${event.during}, is nobody’s doing`, text)
            else if (card.words === undefined) faults.set(`${event.was}, during ${event.during}, without a clause`, text)
            else clauses++
          }
        }
      }
    }
    expect(Object.fromEntries(faults)).toEqual({})
    expect(lines).toBeGreaterThan(2000)
    expect(clauses).toBeGreaterThan(200)
  }, 240_000)
})
