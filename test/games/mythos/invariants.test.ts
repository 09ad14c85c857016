/** MI1 to MI16: what every position keeps, looked at all through matches played at random, and that the laws bite. */
import { describe, expect, test } from 'vitest'
import { fingerprint } from '../../../src-main/engine/match.ts'
import { pickOne, type Rng, seeded } from '../../../src-main/engine/random.ts'
import { evidence } from '../../../src-main/games/mythos/evidence.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { broken } from '../../../src-main/games/mythos/invariants.ts'
import { ownerOf, printed } from '../../../src-main/games/mythos/places.ts'
import { passesToEnd, sanityMaximum } from '../../../src-main/games/mythos/player-numbers.ts'
import { canHold } from '../../../src-main/games/mythos/requirements/spells.ts'
import type { Options } from '../../../src-main/games/mythos/setup.ts'
import { capacity } from '../../../src-main/games/mythos/spell-places.ts'
import type { State } from '../../../src-main/games/mythos/state.ts'
import type { Task } from '../../../src-main/games/mythos/tasks.ts'
import type { Told } from '../../../src-main/games/mythos/tell.ts'
import { currentValue, isWeapon } from '../../../src-main/games/mythos/values.ts'
import { mythosOptions } from '../../../src-main/tools/mythos-options.ts'
import { ally, card, location, mythosPosition } from '../../support/mythos.ts'
import { rule } from '../../support/rule.ts'

const sitting = (players: number): Options => mythosOptions({ players, decks: [], cards: [], investigators: [] })
const tables = [sitting(2), sitting(3), sitting(4)]
/** Nobody goes mad, so that a match comes to what is rare: Great Old Ones, many Rounds, several Adventures. */
const hardy = tables.map((each) => ({
  ...each,
  target: 60,
  seats: each.seats.map((seat) => ({ ...seat, investigator: { ...seat.investigator, sanityStart: 900, sanityMax: 999 } })),
}))

function* positions(options: Options, seed: number): Generator<State> {
  for (const { state } of steps(options, seed)) yield state
}

/** Titles on the faces that a seat sees. */
function visible(state: State, seat: number): string[] {
  return [...JSON.stringify(mythos.view(state, seat).areas).matchAll(/"title":("(?:[^"\\]|\\.)*")/g)].map(
    ([, title]) => JSON.parse(title!) as string,
  )
}

function* steps(options: Options, seed: number): Generator<{ state: State; events: readonly Told[] }> {
  let state = mythos.setup(options, seed)
  let events: readonly Told[] = []
  let luck: Rng = seeded(seed + 1000)
  for (;;) {
    yield { state, events }
    const [seat] = mythos.actors(state)
    if (seat === undefined) return
    const actions = mythos.legal(state, seat)
    // Passing ends Rounds before anything is built; at random it would be half of all plays.
    const lively = actions.filter((each) => each.do !== 'pass')
    let action = actions[0]!
    ;[action, luck] = pickOne(luck, lively.length > 0 && state.turn % 5 !== 0 ? lively : actions)
    ;({ state, events } = mythos.apply(state, seat, action))
  }
}

/** The laws that play itself does not look at, written down a second time and more slowly. */
function slowly(state: State): string[] {
  const faults: string[] = []
  const say = (kept: boolean, law: string) => {
    if (!kept) faults.push(law)
  }
  const settled = state.agenda[0]?.do === 'ask'
  state.players.forEach((player, seat) => {
    const owned = state.sheet.owner.flatMap((owner, at) => (owner === seat ? [at] : []))
    const piles = [...player.deck, ...player.hand, ...player.discard, ...player.story]
    const aside = settled && 'resume' in state.agenda[0]! && 'ctx' in state.agenda[0].resume ? (state.agenda[0].resume.ctx.aside ?? []) : []
    const all = [...piles, ...state.play.map((each) => each.card), ...aside]
      .filter((each) => ownerOf(state, each) === seat)
      .sort((a, b) => a - b)
    say(all.join() === owned.join(), 'MI1')
    say(
      piles.every((each) => ownerOf(state, each) === seat),
      'MI2',
    )
    say(
      player.sanity >= 0 && player.sanity <= Math.max(20, sanityMaximum(state, seat)) && (player.sanity > 0 || state.over !== undefined),
      'MI3',
    )
    if (player.spot?.crosswise === true) say(printed(state, player.story[0]!).type === 'Location', 'MI4')
    if (player.spot !== null) say(player.story.length > 0, 'MI4')
    const counted = evidence(state, seat).map((each) => each.key)
    if (player.spot?.crosswise === true) say(!counted.includes(player.story[0]!), 'MI15')
    for (const area of ['ally', 'goo', 'adventure'] as const) {
      const names = state.play.filter((each) => each.seat === seat && each.area === area).map((each) => printed(state, each.card).title)
      say(new Set(names).size === names.length, 'MI5')
    }
    const events = state.play
      .filter((each) => each.area === 'event' && (each.affects ?? each.seat) === seat)
      .map((each) => printed(state, each.card).title)
    say(new Set(events).size === events.length, 'MI6')
  })
  for (const entry of state.play) {
    const face = printed(state, entry.card)
    if (entry.area === 'asset' && face.type === 'Tome' && !entry.faceDown && settled) {
      const held = state.play.filter((each) => each.on === entry.card)
      say(held.length <= capacity(state, entry.card) && held.every((each) => canHold(state, entry.card, each.card)), 'MI7')
    }
    if (entry.area === 'ally' && !entry.faceDown && settled && state.combat === undefined) say(currentValue(state, entry.card) > 0, 'MI8')
    say(state.play.filter((each) => each.on === entry.card && isWeapon(state, each.card)).length <= 1, 'MI9')
    if (entry.on !== undefined)
      say(
        state.play.some((each) => each.card === entry.on),
        'MI1',
      )
  }
  const [top] = state.agenda
  if (state.phase === 'card play' && top?.do === 'ask' && top.question.ask === 'what to play') {
    say(state.players.reduce((sum, each) => sum + each.passes, 0) < passesToEnd(state), 'MI10')
  }
  if (top?.do === 'ask' && top.resume.do === 'lobotomy step') {
    say(
      state.play.every((each) => each.area === 'threat' || each.area === 'goo' || !each.faceDown),
      'MI14',
    )
    say(
      state.play.every((each) => each.area !== 'threat'),
      'MI13',
    )
  }
  return faults
}

describe('matches at random', () => {
  test.each([0, 1, 2])(
    '[MI1, MI2, MI3, MI4, MI5, MI6, MI7, MI8, MI9, MI10, MI13, MI14, MI15] hold at every position of table %i',
    (which) => {
      let looked = 0
      for (let seed = 0; seed < 4; seed++) {
        for (const state of positions(tables[which]!, seed)) {
          looked++
          expect(broken(state), `seed ${seed}, position ${looked}`).toBeUndefined()
          expect(slowly(state), `seed ${seed}, position ${looked}`).toEqual([])
        }
      }
      expect(looked).toBeGreaterThan(300)
    },
  )

  test('[MI1, MI2, MI3, MI5, MI6, MI7, MI8, MI9, MI14] hold where nobody ever goes mad', () => {
    let points = 0
    for (const [which, options] of hardy.entries()) {
      let looked = 0
      for (const state of positions(options, which)) {
        expect(slowly(state), `table ${which}, position ${looked}`).toEqual([])
        points = Math.max(points, ...state.players.map((each) => each.points))
        if (++looked > 700) break
      }
      expect(looked).toBeGreaterThan(700)
    }
    expect(points).toBeGreaterThan(0)
  })

  rule('M1.15, M1.16, M1.19', 'nothing that is told names a card that its hearer has never seen', () => {
    let told = 0
    for (let seed = 0; seed < 6; seed++) {
      const options = tables[seed % tables.length]!
      /** Titles that each seat has seen, be it for a moment. */
      const seen = options.seats.map(() => new Set<string>())
      let before: State | undefined
      for (const { state, events } of steps(options, seed)) {
        for (const [seat, known] of seen.entries()) {
          for (const each of before === undefined ? [state] : [before, state]) for (const title of visible(each, seat)) known.add(title)
          const hidden = new Set(state.sheet.printed.map((each) => each.title).filter((title) => !known.has(title)))
          for (const event of events) {
            const text = mythos.tell(event, seat)
            // A card that was shown and is out of sight again was told of in passing.
            if (event.was === 'revealed' || event.was === 'discarded' || event.was === 'buried') known.add(event.title)
            if (text === undefined) continue
            told++
            // A Title may lie within another: those that are known are taken out first.
            const rest = [...known].sort((a, b) => b.length - a.length).reduce((left, title) => left.replaceAll(title, '…'), text)
            for (const title of hidden) {
              if (!known.has(title)) expect(rest.includes(title), `${title} in "${text}" to seat ${seat}`).toBe(false)
            }
          }
        }
        before = state
      }
    }
    expect(told).toBeGreaterThan(1000)
  })

  rule('MI16, M1.43', 'the same choices with the same seed give the same game', () => {
    const last = () => [...positions(tables[0]!, 7)].map(fingerprint)
    expect(last()).toEqual(last())
  })
})

describe('the laws looked at in play', () => {
  const bolton = location('Bolton')
  const position = () =>
    mythosPosition({ seats: [{ story: [bolton], hand: [ally('Held', 1)], allies: [ally('Friend', 1)] }, { deck: [ally('Deck', 1)] }] })
  const change = (state: State, seat: number, more: Partial<State['players'][number]>): State => ({
    ...state,
    players: state.players.map((each, at) => (at === seat ? { ...each, ...more } : each)),
  })

  rule('MI1', 'find a card that is twice, or nowhere', () => {
    const state = position()
    expect(broken(state)).toBeUndefined()
    expect(broken(change(state, 0, { hand: [...state.players[0]!.hand, ...state.players[0]!.story] }))).toContain('two places')
    expect(broken(change(state, 0, { hand: [] }))).toContain('nowhere')
  })
  rule('MI2', 'find a card in another player’s pile', () => {
    const state = position()
    expect(broken(change(change(state, 0, { hand: [] }), 1, { hand: state.players[0]!.hand }))).toContain('another player')
  })
  rule('MI3', 'find Sanity out of bounds', () => {
    expect(broken(change(position(), 0, { sanity: 21 }))).toContain('MI3')
    expect(broken(change(position(), 0, { sanity: 0 }))).toContain('MI3')
  })
  rule('MI5, MI6', 'find a second copy', () => {
    expect(broken(mythosPosition({ seats: [{ allies: [ally('Twin', 1), ally('Twin', 1)] }, {}] }))).toContain('MI5')
    const fear = () => card({ title: 'Fear', type: 'Event' })
    const afraid = [{ events: [{ lay: fear(), affects: 1 }] }, { events: [fear()] }]
    // In the middle of a play an Event may be about to bury its own copy (M10.7); when a Turn begins it has.
    const turn: Task = { do: 'ask', seat: 0, question: { ask: 'what to play' }, resume: { do: 'main play', seat: 0 } }
    expect(broken(mythosPosition({ seats: afraid, agenda: [turn] }))).toContain('MI6')
    expect(broken(mythosPosition({ seats: afraid }))).toBeUndefined()
  })
  rule('MI7', 'find a Tome with too many Spells', () => {
    const spell = () => card({ title: 'Whisper', type: 'Spell' })
    expect(
      broken(
        mythosPosition({
          seats: [{ assets: [{ lay: card({ title: 'Book', type: 'Tome', spellCapacity: 1 }), bears: [spell(), spell()] }] }, {}],
        }),
      ),
    ).toContain('MI7')
  })
  rule('MI10', 'find a card play that should have ended', () => {
    const state = mythosPosition({
      seats: [{}, {}],
      agenda: [{ do: 'ask', seat: 0, question: { ask: 'what to play' }, resume: { do: 'main play', seat: 0 } }],
    })
    expect(broken(change(state, 1, { passes: 2 }))).toContain('MI10')
  })
})
