/** How an action reads on a button, which piece it hangs from, and what it will do (DESIGN 4.1). */
import type { Rule } from '../../../grammar/ast.ts'
import type { Label, Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { sayClause } from './clauses.ts'
import { answerHint } from './hints.ts'
import { pentagram } from './pentagram.ts'
import { currentLocation, isInvestigator, ownerOf, printed, title, topCard } from './places.ts'
import { needsBearer } from './requirements/assets.ts'
import { affectsOpponent, staysInPlay } from './requirements/events.ts'
import { usesGate } from './requirements/gates.ts'
import { costOf } from './requirements/price.ts'
import type { Action, CardNo, State } from './state.ts'
import type { How } from './tasks.ts'
import { castingCost } from './using.ts'

/** The name of a piece that everybody who sees it may know. */
export const pieceOf = (card: CardNo): string => (isInvestigator(card) ? `investigator:${-2 - card}` : `card:${card}`)

export function describe(state: State, seat: Seat, action: Action): Label {
  const open = openQuestion(state)
  switch (action.do) {
    case 'play':
    case 'choose play': {
      // Whose card it is plays it, also where another says which one (M19.3).
      const whose = ownerOf(state, action.card)
      if (action.do === 'choose play' && whose !== seat) {
        const bound = `${state.sheet.names[whose]!} must make this play on the next Turn, as far as it is legal then.`
        return label(playText(state, whose, action.card, action.how), action.card, bound)
      }
      return label(playText(state, whose, action.card, action.how), action.card, playHint(state, whose, action.card, action.how))
    }
    case 'arrive': {
      const card = topCard(state, seat)!
      return label(
        `Arrive at ${title(state, card)}`,
        card,
        `Turns ${title(state, card)} right-side-up${change(pentagram(state, seat, card))}.${atOnce(state, card, 'arrived')}`,
      )
    }
    case 'use':
      return label(`Use ${title(state, action.card)}`, action.card, clause(state, action.card, action.rule))
    case 'cast': {
      const cost = castingCost(state, seat, action.card)
      return label(
        `Cast ${title(state, action.card)}${cost > 0 ? ` (${cost} Sanity)` : ''}`,
        action.card,
        clause(state, action.card, action.rule),
      )
    }
    case 'take offer':
      return label(`Travel on with ${title(state, action.card)}`, action.card, 'Play the new Location that it leads to.')
    case 'turn up':
      return label(`Turn ${title(state, action.card)} face-up`, action.card, 'Turns it face-up and ready, for your Turn.')
    case 'discard':
      return label(`Discard ${title(state, action.card)}`, action.card, 'Discards it from your Hand; that is your Turn.')
    case 'concede':
      return { text: 'Concede', role: 'concede', hint: 'Give the match up: it ends as if you had no Sanity left.' }
    case 'pass':
      return { text: 'Pass', role: 'pass', hint: 'Do nothing this Turn. Card play ends when enough Passes stand.' }
    case 'choose':
      return label(title(state, action.card), action.card, answerHint(state, action))
    case 'choose player':
      return hinted({ text: state.sheet.names[action.seat]!, aim: action.seat }, answerHint(state, action))
    case 'choose way': {
      const text = open?.question.ask === 'which way' ? sentence(open.question.ways[action.way] ?? '') : `${action.way + 1}`
      return hinted({ text }, answerHint(state, action))
    }
    case 'choose number':
      return hinted({ text: `${action.number}` }, answerHint(state, action))
    case 'yes':
      return hinted({ text: 'Yes', role: 'yes' }, answerHint(state, action))
    case 'no':
      return hinted({ text: 'No', role: 'no' }, answerHint(state, action))
    case 'done': {
      const declines = open?.question.ask === 'what to cast or use'
      return hinted(declines ? { text: 'Decline', role: 'decline' } : { text: 'No more', role: 'done' }, answerHint(state, action))
    }
  }
}

const hinted = (plain: Label, hint: string | undefined): Label => (hint === undefined ? plain : { ...plain, hint })

const label = (text: string, card: CardNo, hint?: string): Label => hinted({ text, on: pieceOf(card) }, hint)

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const change = (by: number) => (by === 0 ? '' : by > 0 ? ` and gains you ${by} Sanity` : ` and costs you ${-by} Sanity`)

function playText(state: State, seat: Seat, card: CardNo, how: How): string {
  const name = title(state, card)
  const cost = costOf(state, seat, { card, how })
  const price = cost > 0 ? ` (${cost} Sanity)` : ''
  switch (how) {
    case 'arrive':
      return `Go to ${name}${price}`
    case 'walk':
      return `Walk to ${name}`
    case 'ally':
      return `Play ${name} as an Ally${price}`
    case 'monster':
      return `Put ${name} into your Threat${price}`
    case 'asset':
      return needsBearer(state, card) ? `Give ${name} to an Ally${price}` : `Play ${name}${price}`
    case 'spell':
      return `Add ${name} to a holder`
    case 'travel':
      return `Travel by ${name}${price}`
    case 'goo':
      return `Call ${name}${price}`
    case 'adventure':
      return `Complete ${name} (${printed(state, card).points ?? 0} points)`
    case 'event':
      return `Play ${name}${price}`
  }
}

function playHint(state: State, seat: Seat, card: CardNo, how: How): string {
  const face = printed(state, card)
  const by = how === 'walk' || how === 'spell' ? 0 : pentagram(state, seat, card)
  const sanity = by === 0 ? '' : by > 0 ? ` You gain ${by} Sanity.` : ` It costs ${-by} Sanity.`
  const gate = usesGate(state, seat, { card, how }) ? ` It uses the Gate of ${gateName(state, seat)}.` : ''
  const base = {
    arrive: 'It becomes your Current Location at once.',
    walk: 'It lies crosswise; you arrive on a later Turn.',
    ally: 'Joins your Allies, face-up.',
    monster: 'Lies face-down in your Threat until Combat.',
    asset: 'Lies among your Tomes and Artifacts.',
    spell: 'Lies in a Tome, or with an Ally or Artifact that knows Spells; it can be cast from the next Turn on.',
    travel: 'Lies on your Story Deck and acts as your Current Location.',
    goo: 'Acts on everybody until the end of Combat of the next Round.',
    adventure: `Scores ${face.points ?? 0} points; your Story Deck is then cleared.`,
    event: affectsOpponent(state, card)
      ? 'Lies on an opponent.'
      : staysInPlay(state, card)
        ? 'Stays in play.'
        : 'Takes effect and is buried.',
  }[how]
  const does = how === 'event' ? words(state, card, () => true) : how === 'arrive' ? atOnce(state, card, 'arrived') : ''
  return `${base}${gate}${sanity}${does}`
}

/** What a card's text does at a moment, in words. */
const atOnce = (state: State, card: CardNo, moment: 'arrived'): string =>
  words(state, card, (rule) => rule.kind === 'on' && rule.on === moment)

const words = (state: State, card: CardNo, fits: (rule: Rule) => boolean): string =>
  printed(state, card)
    .rules.filter(fits)
    .map((rule) => ` ${sayClause(state, rule)}`)
    .join('')

function gateName(state: State, seat: Seat): string {
  const here = currentLocation(state, seat)
  return here === undefined ? 'your Location' : title(state, here)
}

function clause(state: State, card: CardNo, rule: number): string {
  const found = printed(state, card).rules[rule]
  return found === undefined ? '' : sayClause(state, found)
}
