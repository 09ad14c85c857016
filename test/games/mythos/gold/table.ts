/**
 * What the tests of the gold readings share: the real card of an id, small
 * invented cards to put beside it, and a Combat or a whole end of a Round
 * played through legal actions alone.
 */
import type { Filter, Op } from '../../../../grammar/ast.ts'
import type { InvestigatorCard, PrintedCard } from '../../../../grammar/card.ts'
import type { Seat } from '../../../../src-main/engine/game.ts'
import type { State } from '../../../../src-main/games/mythos/state.ts'
import { currentValue } from '../../../../src-main/games/mythos/values.ts'
import { allCards, allInvestigators } from '../../../support/all-cards.ts'
import { card, location, no, type PositionSetup, type SeatSetup } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import { type Answer, plainly } from '../combat/fight.ts'

/** The card as it is shipped, its words read by the grammar. Every call gives a new object, so that a test can lay two. */
export function gold(id: string): PrintedCard {
  const found = allCards().find((each) => each.id === id)
  if (found === undefined) throw new Error(`No shipped card has the id ${id}.`)
  return { ...found }
}

export function goldInvestigator(id: string): InvestigatorCard {
  const found = allInvestigators().find((each) => each.id === id)
  if (found === undefined) throw new Error(`No shipped Investigator has the id ${id}.`)
  return found
}

/** Two places, so that no Assault comes about where two players fight; neither has a Gate or an attribute that anything needs. */
export const home = location('Home', { subregion: 'Dunwich' })
export const away = location('Away', { subregion: 'Boston' })

/** Two seats at their places, or wherever `mine` and `theirs` say; the first has the Turn. */
export const two = (mine: SeatSetup, theirs: SeatSetup = {}, more: Partial<PositionSetup> = {}): Table =>
  table({
    seats: [
      { story: [home], ...mine },
      { story: [away], ...theirs },
    ],
    ...more,
  })

/** An Event that does these things when it is played. */
export const deed = (...ops: Op[]): PrintedCard =>
  card({ title: 'Deed', type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: ops }] })

/** An Event with these facts, and others that stay in play and make it Day or Night, or do nothing at all. */
export const event = (title: string, more: Partial<PrintedCard> = {}): PrintedCard =>
  card({ title, type: 'Event', anyDimension: true, ...more })
export const day = (title = 'Noon'): PrintedCard => event(title, { subtype: 'Day', rules: [{ kind: 'static', effect: { time: 'day' } }] })
export const night = (title = 'Dusk'): PrintedCard =>
  event(title, { subtype: 'Night', rules: [{ kind: 'static', effect: { time: 'night' } }] })
const idle: PrintedCard['rules'] = [{ kind: 'static', effect: { stat: 'draw', by: 0 } }]
export const storm = (title = 'Gale'): PrintedCard => event(title, { subtype: 'Storm', rules: idle })
export const star = (title = 'Comet'): PrintedCard => event(title, { subtype: 'Star', rules: idle })
export const ride = (title: string, subtype: string): PrintedCard => event(title, { subtype, travel: true })

/** An Event that takes one card of this kind from an opponent, whichever its player likes. */
export const theft = (is: Filter, to: 'bury' | 'discard' = 'discard'): PrintedCard =>
  deed({ move: { is, of: 'opponent', pick: 'choose', n: 1 }, to })

/** A Phobia without words, to be lain on somebody: `{ lay: phobia('Fear'), affects: 0 }`. */
export const phobia = (title: string): PrintedCard => card({ title, type: 'Event', subtype: 'Phobia', anyDimension: true })

/** What a card is worth now, once for every card of the Title. */
export const worth = (state: State, title: string, nth = 0): number => currentValue(state, no(state, title, nth))

/** Goes on through everything that is asked until `over` holds: `answer` says what is not plain (see {@link plainly}). */
export function answering(t: Table, over: (state: State) => boolean, answer: Answer = () => undefined): Table {
  for (let count = 0; count < 1000; count++) {
    const { seat, question } = t
    if (question === undefined || seat === undefined || over(t.state)) return t
    t.take(answer(question, seat, t.state) ?? plainly(question))
  }
  throw new Error('A thousand answers, and no end.')
}

/** A Combat, up to the step after it. Plainly, every Ally defends and nothing is cast or used. */
export const combat = (setup: PositionSetup, answer?: Answer): Table =>
  answering(table({ ...setup, agenda: [{ do: 'combat' }] }), ({ combat: now, phase }) => now === undefined && phase !== 'card play', answer)

/** The Combat between two who are at different places, or wherever they say. */
export const combatOfTwo = (mine: SeatSetup, theirs: SeatSetup, answer?: Answer): Table =>
  combat(
    {
      seats: [
        { story: [home], ...mine },
        { story: [away], ...theirs },
      ],
    },
    answer,
  )

/** From wherever the match stands to the beginning of the next Round's card play; Hands are kept as far as they may be. */
export function toNextRound(t: Table, answer: Answer = () => undefined): Table {
  const { round } = t.state
  return answering(
    t,
    (state) => state.round > round,
    (question, seat, state) =>
      answer(question, seat, state) ??
      (question.ask === 'what to play' ? { do: 'pass' } : question.ask === 'which card' && question.mayStop ? { do: 'done' } : undefined),
  )
}

/** Says yes wherever it is asked whether. */
export const agree: Answer = (question) => (question.ask === 'whether' ? { do: 'yes' } : undefined)

/** Commits no Ally of this seat, or of anybody. */
export const sparing =
  (whose?: Seat): Answer =>
  (question, seat, state) =>
    question.ask === 'which card' && question.mayStop && state.combat?.step === 'commit allies' && (whose === undefined || seat === whose)
      ? { do: 'done' }
      : undefined
