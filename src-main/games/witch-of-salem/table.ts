/** What the table says of Witch of Salem besides the game itself: questions in words, their rules, what an event was. */
import type { Seat } from '../../engine/game.ts'
import type { ReckonedLine, Reckoning } from '../reckoning.ts'
import { countOf, creatureOf, greatOldOneOf, kindsOf, nameOfItem, universityName, valuesOf } from './standing.ts'
import type { Event, State } from './state.ts'
import { type Item, isMinor } from './values.ts'

const wanted = (item: Item | 'minor' | 'artifact') =>
  item === 'minor' ? 'a minor item' : item === 'artifact' ? 'an artifact' : nameOfItem[item]

export function prompt(state: State, seat: Seat): string {
  const { question, counsel, names } = state
  const own = state.players[seat]!
  const forGroup = counsel.hearing === null ? '' : `${names[counsel.hearing]}, you may propose: `
  switch (question?.ask) {
    case undefined:
      return 'It is your move.'
    case 'where to go':
      return 'Where do you go?'
    case 'whether to trade':
      return 'Trade one minor item with a player here?'
    case 'whether to agree':
      return `${names[question.offer.from]} wants to trade. Do you agree?`
    case 'whether to fight': {
      const { creature } = state.board[own.at]!
      const whom = creature === null ? `the shadow of ${greatOldOneOf(state, state.shadow!).name}` : creatureOf(state, creature).name
      return `You can beat ${whom}. Do you?`
    }
    case 'what to use':
      return 'Which one item do you use?'
    case 'what to take':
      return 'Which item do you take?'
    case 'what to say':
      return 'What do you tell the others of portals?'
    case 'which tile':
      return 'At which tile do you look?'
    case 'what to keep':
      return `You drew ${nameOfItem[question.item]} and have no room: what goes?`
    case 'what to give up':
      return `${forGroup}The group discards ${wanted(question.item)}: who gives? ${question.left} to go.`
    case 'who loses sanity':
      return `${forGroup}Who loses ${question.count} sanity?`
    case 'who draws':
      return `${forGroup}Who draws an item from the bag?`
    case 'who looks':
      return `${forGroup}Who looks at a portal tile?`
    case 'whether to exchange':
      return `${forGroup}Does the group exchange minor items?`
    case 'who takes it':
      return `${forGroup}Who takes ${nameOfItem[question.items[0]!]}? ${question.items.length} to give out.`
  }
}

export function ruleOf({ question, players, turn }: State): string | undefined {
  switch (question?.ask) {
    case undefined:
      return undefined
    case 'where to go':
      return 'WS-39'
    case 'whether to trade':
    case 'whether to agree':
      return 'WS-45'
    case 'whether to fight':
      return 'WS-50'
    case 'what to use':
      return turn !== null && players[turn]!.at === 0 ? 'WS-78' : 'WS-53'
    case 'what to take':
      return 'WS-60'
    case 'what to say':
      return 'WS-55'
    case 'which tile':
    case 'who looks':
      return 'WS-E55'
    case 'what to keep':
    case 'who draws':
      return 'WS-E52'
    case 'what to give up':
      return 'WS-29'
    case 'who loses sanity':
      return 'WS-26'
    case 'whether to exchange':
    case 'who takes it':
      return 'WS-E46'
  }
}

const ruleOfUse: Readonly<Record<Item, string>> = {
  glasses: 'WS-54',
  necronomicon: 'WS-56',
  elixir: 'WS-57',
  dagger: 'WS-58',
  red: 'WS-59',
  green: 'WS-59',
  blue: 'WS-59',
}

/** Why somebody lost or gained sanity, or Necron moved, where it was no creature, event or text. */
const ruleOfCause: Readonly<Record<string, string>> = {
  'the secret passage': 'WS-41',
  'the price': 'WS-62',
  'the loss die': 'WS-49',
  'the ban': 'WS-75',
  'the red arrow': 'WS-30',
  'named by the group': 'WS-26',
  'the Elixir of Nus': 'WS-57',
  Necron: 'WS-33',
}

function ruleOfEvent(event: Event): string {
  switch (event.was) {
    case 'begun':
      return 'WS-12'
    case 'turned up':
      return 'WS-13'
    case 'laid':
      return 'WS-15, WS-16'
    case 'not laid':
      return 'WS-18'
    case 'activated':
      return 'WS-19, WS-20'
    case 'Necron moved':
      return ruleOfCause[event.because] ?? 'WS-80, WS-81'
    case 'reshuffled':
      return event.what === 'creatures' ? 'WS-34' : 'WS-70'
    case 'called home':
      return 'WS-35'
    case 'gone':
      return event.passage ? 'WS-41' : 'WS-39'
    case 'taken back':
      return 'WS-44'
    case 'sanity changed':
      // Else it was a creature, or an event.
      return ruleOfCause[event.because] ?? (event.by < 0 ? 'WS-26' : 'WS-69')
    case 'gone mad':
      return 'WS-79'
    case 'banning':
      return 'WS-74, WS-75'
    case 'ban ended':
      return 'WS-77'
    case 'offered':
    case 'traded':
    case 'refused':
      return 'WS-45'
    case 'rolled':
      return 'WS-47, WS-48, WS-49'
    case 'discarded':
      return 'WS-32'
    case 'beaten':
      return 'WS-50, WS-52'
    case 'used':
      return event.place === universityName && !isMinor(event.item) ? 'WS-78' : ruleOfUse[event.item]
    case 'looked':
      return 'WS-54, WS-55'
    case 'said':
      return 'WS-55'
    case 'revealed':
      return 'WS-56'
    case 'closed':
      return event.place === universityName ? 'WS-78' : 'WS-59'
    case 'taken':
      return 'WS-60'
    case 'refilled':
      return 'WS-63'
    case 'drawn':
      return 'WS-E52'
    case 'shadow came':
      return 'WS-64, WS-65'
    case 'event':
      return 'WS-69'
    case 'tiles shuffled':
      return 'WS-27'
    case 'proposed':
      return 'WS-E11'
    case 'exchanged':
      return 'WS-E46'
    case 'no effect':
      return 'WS-66, WS-E51, WS-E53'
    case 'tiles turned up':
      return 'WS-83'
    case 'ended':
      return 'WS-80, WS-81, WS-82, WS-83'
  }
}

interface About {
  readonly rule: string
  readonly seat?: Seat
  readonly round?: number
  readonly reckonings?: readonly Reckoning[]
}

export function about(event: Event, state: State): About {
  return {
    rule: event.was === 'ended' && state.over?.points != null ? 'WS-83, WS-85' : ruleOfEvent(event),
    ...('seat' in event && event.seat !== null && { seat: event.seat }),
    ...(event.was === 'begun' && { round: event.round }),
    ...(event.was === 'ended' && state.over?.points != null && { reckonings: [reckoned(state, state.over.points)] }),
  }
}

/** The score of a won game, which all have together: the track, then what each holds, and the sanity each has left [WS-85]. */
function reckoned(state: State, points: number): Reckoning {
  const { rift } = valuesOf(state).track
  const left: ReckonedLine = {
    what: 'Necron’s track',
    how: `${rift} − ${state.necron}: the spaces between Necron and the rift`,
    comes: rift - state.necron,
  }
  const held = state.players.flatMap((player, seat): ReckonedLine[] => {
    const kinds = kindsOf(player)
    const count = kinds.reduce((sum, item) => sum + countOf(player, item), 0)
    const items = kinds.map((item) => (countOf(player, item) === 1 ? nameOfItem[item] : `${countOf(player, item)} × ${nameOfItem[item]}`))
    return [
      { what: `Items of ${state.names[seat]}`, how: items.join(', ') || 'none', comes: count },
      { what: `Sanity of ${state.names[seat]}`, how: player.out ? 'gone mad' : '1 for each', comes: player.sanity },
    ]
  })
  return { seat: 0, whose: 'All together', lines: [left, ...held], sum: points, total: points, unit: 'points' }
}

export function standing(state: State): string {
  const { round, necron, revealed, names, players, board } = state
  const closed = board.filter(({ artifact }) => artifact !== null).length
  const sanity = players.map((player, seat) => `${names[seat]} ${player.out ? 'mad' : player.sanity}`).join(', ')
  return `Round ${round}: Necron ${necron} of ${valuesOf(state).track.rift}, ${revealed} of 6 revealed, ${closed} portals closed; sanity: ${sanity}`
}

/** Cards that lay face down, tiles that were looked at; what was drawn by luck need not be said. */
export const reveals = (event: Event): boolean =>
  event.was === 'turned up' ||
  event.was === 'event' ||
  event.was === 'looked' ||
  event.was === 'revealed' ||
  event.was === 'shadow came' ||
  event.was === 'tiles turned up' ||
  event.was === 'said'
