/**
 * Whole campaigns as text: every line of what happened, told as to somebody who sees all cards, with the rules that
 * carried it and the clause of the card whose doing it was. A campaign lies here as two files: NAME.json says who sat
 * down with what, the seed and the moves; NAME.txt is what came of it, byte for byte.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { InvestigatorCard, PrintedCard } from '../../grammar/card.ts'
import { type Move, play } from '../../src-main/engine/match.ts'
import { agreed } from '../../src-main/games/mythos/agreed.ts'
import { sayClause } from '../../src-main/games/mythos/clauses.ts'
import { mythos } from '../../src-main/games/mythos/game.ts'
import { overruling } from '../../src-main/games/mythos/house-rules.ts'
import { printed } from '../../src-main/games/mythos/places.ts'
import type { Options } from '../../src-main/games/mythos/setup.ts'
import type { Action, State } from '../../src-main/games/mythos/state.ts'
import { type Told, tell } from '../../src-main/games/mythos/tell.ts'
import { rulesTold } from '../../src-main/games/mythos/told-rules.ts'
import { remarks } from './remarks.ts'

/** A campaign as it is kept: cards by their ids, as many times as the deck holds them. */
export interface Playthrough {
  readonly title: string
  readonly seed: number
  readonly seats: readonly { readonly name: string; readonly investigator: string; readonly deck: Readonly<Record<string, number>> }[]
  readonly moves: readonly Move<Action>[]
}

const file = (name: string, kind: 'json' | 'txt') => new URL(`./${name}.${kind}`, import.meta.url)

export const readPlaythrough = (name: string): Playthrough => JSON.parse(readFileSync(file(name, 'json'), 'utf8')) as Playthrough
export const readTranscript = (name: string): string => readFileSync(file(name, 'txt'), 'utf8')

export function write(name: string, playthrough: Playthrough, text: string): void {
  const { moves, ...rest } = playthrough
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n')
  const head = JSON.stringify(rest, undefined, 2).replace(/\n\}$/, '')
  writeFileSync(file(name, 'json'), `${head},\n  "moves": [\n${lines}\n  ]\n}\n`)
  writeFileSync(file(name, 'txt'), text)
}

/** What a match is set up with, from the cards of the app. */
export function optionsOf(
  { seats }: Pick<Playthrough, 'seats'>,
  cards: readonly PrintedCard[],
  investigators: readonly InvestigatorCard[],
): Options {
  const find = <Card extends { readonly id: string }>(all: readonly Card[], id: string): Card => {
    const found = all.find((each) => each.id === id)
    if (found === undefined) throw new Error(`No card is called ${id} any more: record this playthrough anew.`)
    return found
  }
  return {
    seats: seats.map(({ name, investigator, deck }) => ({
      name,
      investigator: find(investigators, investigator),
      deck: Object.entries(deck).flatMap(([id, copies]) => Array.from({ length: copies }, () => find(cards, id))),
    })),
    mode: 'campaign',
    target: 20,
    alternativeFirstCard: false,
    spareInvestigators: investigators,
  }
}

/** The campaign told from its beginning to its end. */
export function transcript(playthrough: Playthrough, options: Options): string {
  const { title, seed, moves } = playthrough
  let state = mythos.setup(options, seed)
  const teller = tellerOf()
  const lines = [...opening(title, seed, options, state)]
  let paragraph = ''
  for (const { seat, action } of moves) {
    const where = headingOf(state.round, state.phase)
    if (where !== paragraph || isPlay(state)) lines.push('', ...(where === paragraph ? [] : [where, '']))
    paragraph = where
    const [top] = state.agenda
    const asked = top?.do === 'ask' && 'prompt' in top.question ? ` (${top.question.prompt})` : ''
    lines.push(`> ${state.sheet.names[seat]}${asked}: ${mythos.describe(state, seat, action).text}`)
    const step = play(mythos, state, seat, action)
    let { round } = state
    for (const event of step.events) {
      // A part of the Round may begin, and be over, while nobody is asked anything.
      if (event.was === 'round begun') round = event.round
      const begins = parts[event.was]
      if (begins !== undefined) {
        paragraph = headingOf(round, begins)
        lines.push('', paragraph, '')
      }
      lines.push(...teller(event, step.state))
    }
    state = step.state
  }
  lines.push('', `The end: ${mythos.outcome(state)?.because ?? 'it is not over.'}`)
  return `${lines.join('\n')}\n`
}

const isPlay = ({ agenda: [top] }: State) => top?.do === 'ask' && top.question.ask === 'what to play'

const headingOf = (round: number, phase: State['phase']): string => `== Round ${round}, ${phase} ==`

/** The parts of a Round that an event begins. */
const parts: { readonly [Was in Told['was']]?: State['phase'] } = { 'combat begun': 'combat', 'round begun': 'card play' }

function* opening(title: string, seed: number, options: Options, state: State): Generator<string> {
  yield title
  yield '='.repeat(title.length)
  yield ''
  yield `Seed ${seed}. Told as to somebody who sees every card. After each line stand the rules that carried it, and the card`
  yield 'and clause whose doing it was; a line that begins with * is a remark of ours, where a rule is seen at work first.'
  yield ''
  for (const { text, rule } of agreed(state)) yield `${text}${rule === undefined ? '' : ` [${rule}]`}`
  for (const { name, investigator, deck } of options.seats) {
    const counted = Map.groupBy(deck, (card) => card.type)
    yield ''
    yield `${name} is ${investigator.title}: Sanity ${investigator.sanityStart}, Education ${investigator.education}, ${deck.length} cards.`
    for (const [type, cards] of [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const titles = Map.groupBy(cards, (card) => card.title)
      yield `  ${type}: ${[...titles].map(([each, copies]) => (copies.length === 1 ? each : `${copies.length} ${each}`)).join(', ')}`
    }
  }
  yield ''
  yield `${state.sheet.names[state.first]} goes first in the first Round. [M4.5, M4.6]`
}

/** Lines of events; what is remarkable about a rule is said where it is first seen. */
function tellerOf(): (event: Told, state: State) => string[] {
  const seen = new Set<string>()
  return (event, state) => {
    const text = tell(event, 'seat' in event ? event.seat : undefined)
    if (text === undefined) return []
    const rules = rulesTold(event, state)
    const { cause } = event
    const clause = cause?.clause === undefined ? undefined : printed(state, cause.card).rules[cause.clause]
    const source = clause === undefined ? '' : ` {${cause!.title}, ${cause!.clause! + 1}: ${sayClause(state, clause)}}`
    const house = rules.map((rule) => overruling(state.sheet.houseRules, rule)).find((each) => each !== undefined)
    const lines = [`  ${text} [${rules.join(', ')}]${house === undefined ? '' : ` (house rule: ${house})`}${source}`]
    for (const rule of rules) {
      const remark = remarks[rule]
      if (remark === undefined || seen.has(rule)) continue
      seen.add(rule)
      lines.push(`  * ${rule}: ${remark}`)
    }
    return lines
  }
}
