/**
 * What an action is good for, in a sentence, as somebody who plans would say it (`nearness.ts`): for whoever asks what to do.
 * It says nothing but what the seat itself could reckon from what it knows.
 */
import type { Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { fitsAsPrinted } from './evidence.ts'
import { isAsked, nearness, stillToCome, welcomes } from './nearness.ts'
import { pentagram } from './pentagram.ts'
import { currentLocation, printed, title, topCard } from './places.ts'
import { passesToEnd, sanityMaximum } from './player-numbers.ts'
import { isAfflicted, isCure } from './prospects.ts'
import { affectsOpponent } from './requirements/events.ts'
import type { Action, CardNo, State } from './state.ts'

export interface Counsel {
  readonly reason: string
  /** The rule to look up about it. */
  readonly rule?: string
}

/** What speaks for an action of a seat, one of the actors; nothing, where only trying tells. */
export function counsel(state: State, seat: Seat, action: Action): Counsel | undefined {
  switch (action.do) {
    case 'play':
    case 'choose play':
      return forPlaying(state, seat, action.card, action.how)
    case 'arrive': {
      const top = topCard(state, seat)
      return top === undefined ? undefined : (forPurpose(state, seat, top) ?? forPlace(state, seat, top))
    }
    case 'take offer':
      return { reason: 'Only a Location makes something of the travel that was begun.', rule: 'M6.41' }
    case 'use':
      return forUsing(state, seat, action.card, action.rule)
    case 'pass':
      return forPassing(state)
    case 'choose':
      return openQuestion(state)?.resume.do === 'discard step' && !isAsked(state, seat, action.card)
        ? {
            reason: `No Adventure of your deck asks for ${name(state, action.card)}, and its place in the Hand is filled anew.`,
            rule: 'M15.31',
          }
        : undefined
    case 'done':
      return openQuestion(state)?.resume.do === 'discard step'
        ? { reason: 'What is left in your Hand may still serve.', rule: 'M15.5' }
        : undefined
    default:
      return undefined
  }
}

/** A Title may end with a full stop. */
const name = (state: State, card: CardNo) => title(state, card).replace(/\.$/, '')

function forPlaying(state: State, seat: Seat, card: CardNo, how: string): Counsel | undefined {
  const { type, value = 0, points = 0 } = printed(state, card)
  if (how === 'adventure') return forCompleting(state, seat, points)
  const purpose = forPurpose(state, seat, card)
  if (purpose !== undefined) return purpose
  if (type === 'Location') return forPlace(state, seat, card)
  const gain = gainOf(state, seat, card)
  if (gain !== undefined) return gain
  if (how === 'monster' && value > 0) return { reason: `It brings ${value} more points into the Combat to come.`, rule: 'M14.39' }
  if (how === 'ally' && value > 0)
    return { reason: `In Combat it absorbs up to ${value} points that would cost you Sanity.`, rule: 'M14.55' }
  if (how === 'event' && affectsOpponent(state, card)) return { reason: 'It troubles an opponent until it is got rid of.', rule: 'M10.14' }
  return undefined
}

function forCompleting(state: State, seat: Seat, points: number): Counsel {
  const { sheet, players } = state
  const ends = sheet.mode === 'basic' || players[seat]!.points + points >= sheet.target
  return { reason: `It scores ${points} points${ends ? ' and ends the match' : ''}.`, rule: ends ? 'M16.6' : 'M12.4' }
}

/** The Adventure that a card is meant for, the words of its recipe that it meets, and how much is still to come after it. */
function forPurpose(state: State, seat: Seat, card: CardNo): Counsel | undefined {
  const { adventures } = nearness(state, seat)
  const aim = adventures.find(({ used }) => used.includes(card))
  if (aim === undefined) return undefined
  const slot = printed(state, aim.card).recipe?.slots.find((each) => fitsAsPrinted(state, card, each, seat))
  const wanted = slot === undefined ? '' : ` as “${slot.phrase}”`
  const more = stillToCome(state, seat, aim, card)
  const rest = more === 0 ? 'the last thing it still needs' : `${more} more ${more === 1 ? 'card is' : 'cards are'} lacking then`
  return { reason: `${name(state, aim.card)} needs it${wanted}: ${rest}.`, rule: 'M12.2' }
}

/** What a place is good for: cards of the Hand that can be played there, a cure, Sanity. */
function forPlace(state: State, seat: Seat, place: CardNo): Counsel | undefined {
  const { hand } = state.players[seat]!
  const here = currentLocation(state, seat)
  const isNew = (card: CardNo) => card !== place && welcomes(state, place, card) && !(here !== undefined && welcomes(state, here, card))
  const { adventures } = nearness(state, seat)
  for (const aim of adventures) {
    const card = hand.find((each) => aim.used.includes(each) && isNew(each))
    if (card !== undefined)
      return { reason: `There you can play ${name(state, card)}, which ${name(state, aim.card)} needs.`, rule: 'M12.2' }
  }
  if (isAfflicted(state, seat) && printed(state, place).rules.some(isCure))
    return { reason: 'There you can be rid of what others have laid on you.', rule: 'M10.15' }
  const gain = gainOf(state, seat, place)
  if (gain !== undefined) return gain
  const card = hand.find(isNew)
  return card === undefined ? undefined : { reason: `There you can play ${name(state, card)}.`, rule: 'M6.3' }
}

function gainOf(state: State, seat: Seat, card: CardNo): Counsel | undefined {
  const { sanity } = state.players[seat]!
  const gain = Math.min(pentagram(state, seat, card), sanityMaximum(state, seat) - sanity)
  return gain > 0 ? { reason: `It gains you ${gain} Sanity, and you have ${sanity}.`, rule: 'M2.18' } : undefined
}

function forUsing(state: State, seat: Seat, card: CardNo, rule: number): Counsel | undefined {
  const clause = printed(state, card).rules[rule]
  return clause !== undefined && isCure(clause) && isAfflicted(state, seat)
    ? { reason: 'It rids you of what others have laid on you.', rule: 'M10.15' }
    : undefined
}

function forPassing(state: State): Counsel {
  const standing = state.players.reduce((sum, { passes }) => sum + passes, 0)
  return standing + 1 >= passesToEnd(state)
    ? { reason: 'It ends card play: nobody plays anything more before Combat.', rule: 'M13.1' }
    : { reason: 'Nothing that you could play now promises more than keeping it.', rule: 'M5.9' }
}
