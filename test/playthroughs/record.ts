/**
 * `npm run playthroughs [NAME ...]`: plays the campaigns anew, with bots that think for a counted number of playouts, and
 * writes their moves and transcripts. The same program gives the same files; read the difference before you keep it.
 * `npm run playthroughs -- --tell`: the moves stay as they are, and are told anew.
 */
import type { PrintedCard } from '../../grammar/card.ts'
import { think } from '../../src-main/bot/mcts.ts'
import type { Move } from '../../src-main/engine/match.ts'
import { type Rng, seeded, shuffled, split } from '../../src-main/engine/random.ts'
import { mythos } from '../../src-main/games/mythos/game.ts'
import type { Action } from '../../src-main/games/mythos/state.ts'
import { adventurePoints, allCards, allInvestigators, mayJoin, randomTable } from '../support/all-cards.ts'
import { readyTable } from '../support/ready-table.ts'
import { lightTables, playedLight, readLight, writeLight } from './light.ts'
import { optionsOf, type Playthrough, readPlaythrough, transcript, write } from './transcript.ts'

type Table = Pick<Playthrough, 'seats'>
type Deck = readonly PrintedCard[]

const counted = (deck: Deck): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const { id } of [...deck].sort((a, b) => (a.id < b.id ? -1 : 1))) found[id] = (found[id] ?? 0) + 1
  return found
}

const names = ['Ada', 'Bea', 'Cyrus', 'Dora']

const tables: Readonly<Record<string, { readonly title: string; readonly seed: number; readonly seats: (rng: Rng) => Table['seats'] }>> = {
  'two-standard': {
    title: 'Two seats with the decks of the Standard Game',
    seed: 13,
    seats: () =>
      readyTable(2).map(({ investigator, deck }, at) => ({ name: names[at]!, investigator: investigator.id, deck: counted(deck) })),
  },
  'three-limited': { title: 'Three seats with decks of Limited cards', seed: 21, seats: limited },
  'four-of-all': {
    title: 'Four seats with random decks of all cards',
    seed: 31,
    seats: (rng) =>
      randomTable(4, rng)[0].seats.map(({ investigator, deck }, at) => ({
        name: names[at]!,
        investigator: investigator.id,
        deck: counted(deck),
      })),
  },
}

/** How many of each Type; the rest of a deck is Adventures. */
const shares = { Location: 16, Ally: 11, Monster: 10, Event: 9, Artifact: 5, Tome: 3, Spell: 5 } as const

/** Three legal decks of Limited cards. Locations of one Subregion come together, and the Allies that are found there. */
function limited(rng: Rng): Table['seats'] {
  const pool = allCards().filter((card) => card.setCode === 'LTD')
  const investigators = allInvestigators().filter((card) => card.setCode === 'LTD')
  let luck = rng
  return [0, 1, 2].map((at) => {
    let order: Deck
    ;[order, luck] = shuffled(luck, pool)
    const deck: PrintedCard[] = []
    for (const [type, most] of Object.entries(shares)) {
      const fit = order.filter((card) => card.type === type)
      const here = new Set(deck.map((card) => card.subregion))
      const sorted =
        type === 'Location'
          ? [...Map.groupBy(fit, (card) => card.subregion).values()].flat()
          : fit.toSorted((a, b) => Number(here.has(b.foundAt?.subregion)) - Number(here.has(a.foundAt?.subregion)))
      for (const card of sorted) {
        if (deck.filter((each) => each.type === type).length >= most) break
        if (mayJoin(deck, card)) deck.push(card)
      }
    }
    const tales = order.filter((card) => card.type === 'Adventure')
    for (const card of tales) if ((adventurePoints(deck) < 24 || deck.length < 64) && mayJoin(deck, card)) deck.push(card)
    return { name: names[at]!, investigator: investigators[at * 5]!.id, deck: counted(deck) }
  })
}

const effort = { playouts: 20, horizon: 40 }

function played(title: string, seed: number, seats: Table['seats']): Playthrough {
  const options = optionsOf({ seats }, allCards(), allInvestigators())
  const moves: Move<Action>[] = []
  let state = mythos.setup(options, seed)
  let luck = seeded(~seed)
  for (;;) {
    const [seat] = mythos.actors(state)
    if (seat === undefined) return { title, seed, seats, moves }
    let apart: Rng
    ;[apart, luck] = split(luck)
    const only = mythos.legal(state, seat)
    const action = only.length === 1 ? only[0]! : think(mythos, state, seat, effort, apart)
    moves.push({ seat, action })
    state = mythos.apply(state, seat, action).state
  }
}

const [...said] = process.argv.slice(2)
const wanted = said.filter((each) => !each.startsWith('--'))
for (const [name, { title, seed, seats }] of Object.entries(tables)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const playthrough = said.includes('--tell') ? readPlaythrough(name) : played(title, seed, seats(seeded(seed)))
  const text = transcript(playthrough, optionsOf(playthrough, allCards(), allInvestigators()))
  write(name, playthrough, text)
  process.stdout.write(`${name}: ${playthrough.moves.length} moves. ${text.trimEnd().split('\n').at(-1)}\n`)
}
for (const [name, table] of Object.entries(lightTables)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const playthrough = said.includes('--tell') ? readLight(name) : playedLight(table)
  const text = writeLight(name, playthrough)
  process.stdout.write(`${name}: ${playthrough.moves.length} moves. ${text.trimEnd().split('\n').at(-1)}\n`)
}
