/** What each thing that may be done will do is said in a sentence (M5.1), to the seat that may do it and by what it knows. */
import { describe, expect, test } from 'vitest'
import type { Label } from '../../../src-main/engine/game.ts'
import { pickOne, type Rng, seeded, split } from '../../../src-main/engine/random.ts'
import { openQuestion } from '../../../src-main/games/mythos/agenda.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import type { Action, State } from '../../../src-main/games/mythos/state.ts'
import { randomTable } from '../../support/all-cards.ts'

/** How many campaigns with random decks of all cards are looked through. */
const matches = Number(process.env['HINT_MATCHES']) || 8

/** A sentence: it begins like one, ends like one, and has no hole in it. */
const isSentence = (text: string) => /^[\p{Lu}\d".'“].*[.!?]\)?$/su.test(text.trim()) && !/undefined|NaN|\s{2}| \.|\.\.|\[object/.test(text)

const fault = ({ text, hint }: Label): string | undefined => {
  if (hint === undefined || hint.trim() === '') return 'there is no hint'
  if (hint === text) return 'the hint says what the button says'
  return isSentence(hint) && hint.includes(' ') ? undefined : `no sentence: ${hint}`
}

/** The positions of a match that is played at random, with who is asked. */
function* positions(seed: number): Generator<{ readonly state: State; readonly seat: number; readonly luck: Rng }> {
  const [options, first] = randomTable(2 + (seed % 3), seeded(seed))
  let luck = first
  let state = mythos.setup(options, seed)
  for (let moves = 0; moves < 3000; moves++) {
    const [seat] = mythos.actors(state)
    if (seat === undefined) return
    let apart: Rng
    ;[apart, luck] = split(luck)
    yield { state, seat, luck: apart }
    let action: Action
    ;[action, luck] = pickOne(luck, mythos.legal(state, seat))
    state = mythos.apply(state, seat, action).state
  }
}

describe(`in ${matches} campaigns with random decks of all cards`, () => {
  test('[M5.1] every legal action says in a sentence of its own what it will do', () => {
    const faults = new Map<string, string>()
    const kinds = new Set<string>()
    for (let seed = 1; seed <= matches; seed++) {
      for (const { state, seat } of positions(seed)) {
        for (const action of mythos.legal(state, seat)) {
          const open = openQuestion(state)!
          const kind = `${open.resume.do}, ${open.question.ask}: ${action.do}`
          kinds.add(kind)
          const label = mythos.describe(state, seat, action)
          const found = fault(label)
          if (found !== undefined) faults.set(kind, `${label.text}: ${found}`)
        }
      }
    }
    expect(Object.fromEntries(faults)).toEqual({})
    // Random play comes by most kinds of questions; a handful would show that nothing was looked at.
    expect(kinds.size).toBeGreaterThan(25)
  }, 240_000)

  test('[M1.15, M1.16, M1.19] a hint says nothing that its seat may not know', () => {
    let looked = 0
    for (let seed = 1; seed <= matches; seed++) {
      for (const [at, { state, seat, luck }] of [...positions(seed)].entries()) {
        if (at % 5 !== 0) continue
        const world = mythos.imagine(state, seat, luck)
        for (const action of mythos.legal(state, seat)) {
          looked++
          expect(mythos.describe(world, seat, action)).toEqual(mythos.describe(state, seat, action))
        }
      }
    }
    expect(looked).toBeGreaterThan(500)
  }, 240_000)
})
