/**
 * First Hands of a deck, dealt by the table itself: drawn (M4.3), and after a Round in which everybody passed discarded
 * from and drawn anew (M15.4, M15.5, M15.31). What is discarded is chosen by what serves the deck least.
 */
import type { InvestigatorCard } from '../../../../grammar/card.ts'
import { openQuestion } from '../agenda.ts'
import { mythos } from '../game.ts'
import type { Action, CardNo, State } from '../state.ts'
import { cardAt, type Holding } from './holding.ts'
import { fitsSlot, type Plan, readerOf } from './plan.ts'

export interface Hand {
  readonly seed: number
  /** Numbers of the pool, in the order in which they were drawn. */
  readonly drawn: readonly number[]
  readonly discarded: readonly number[]
  readonly kept: readonly number[]
}

/** More questions than these are not answered before the second Round: something would be wrong. */
const mostQuestions = 500

/**
 * @param investigator who draws; Hand size, Minimum and Maximum are printed there (M2.2)
 */
export function dealt(holding: Holding, plan: Plan, investigator: InvestigatorCard, seed: number): Hand {
  const { support, cards } = holding
  const deck = cards.flatMap(({ no, copies }) => Array.from({ length: copies }, () => cardAt(support, no)))
  const numbers = new Map(cards.map(({ no }) => [cardAt(support, no).id, no]))
  const seat = { name: 'You', investigator, deck }
  let state = mythos.setup(
    { seats: [seat, { ...seat, name: 'Opponent' }], mode: 'campaign', target: 20, alternativeFirstCard: false },
    seed,
  )
  const of = (now: State, all: readonly CardNo[]) => all.map((card) => numbers.get(now.sheet.printed[card]!.id)!)
  const drawn = of(state, state.players[0]!.hand)
  const worth = worths(holding, plan, investigator)
  let discarded: readonly number[] = []
  for (let asked = 0; asked < mostQuestions && state.round < 2 && state.over === undefined; asked++) {
    const open = openQuestion(state)
    if (open === undefined) break
    const action = answer(state, open.seat, (card) => worth.get(numbers.get(state.sheet.printed[card]!.id)!) ?? 0)
    state = mythos.apply(state, open.seat, action).state
    // What is discarded stays on its pile until somebody shuffles, which nobody does here.
    if (state.round < 2) discarded = of(state, state.players[0]!.discard)
  }
  return { seed, drawn, discarded, kept: of(state, state.players[0]!.hand) }
}

/** Passes, discards what serves least, and declines everything else. */
function answer(state: State, seat: number, worth: (card: CardNo) => number): Action {
  const legal = mythos.legal(state, seat)
  const by = (word: Action['do']) => legal.find((action) => action.do === word)
  if (state.phase === 'end of round') {
    const choices = legal.flatMap((action) => (action.do === 'choose' ? [action] : []))
    const least = choices.toSorted((a, b) => worth(a.card) - worth(b.card))[0]
    const done = by('done')
    if (least !== undefined && (done === undefined || worth(least.card) < useful)) return least
    if (done !== undefined) return done
  }
  return by('pass') ?? by('no') ?? by('done') ?? legal[0]!
}

/** Cards worth less are discarded where one may. */
const useful = 1

/** What a card serves: 3 for one of the plan, 2 for one that could serve, 1 for a Location, less for what cannot be played. */
function worths({ support, cards, works }: Holding, plan: Plan, investigator: InvestigatorCard): ReadonlyMap<number, number> {
  const meant = new Set(plan.tellings.flatMap((telling) => telling.match.assignment.map(({ key }) => telling.card(key))))
  const reader =
    plan.scenario?.beginning.investigator === undefined ? investigator.languages : readerOf(support, plan.scenario.beginning.investigator)
  return new Map(
    cards.map(({ no }) => {
      const card = cardAt(support, no)
      if (works[no] !== 1) return [no, -1]
      if (meant.has(no) || plan.order.includes(no)) return [no, 3]
      if (plan.tellings.some(({ recipe }) => recipe.slots.some((slot) => fitsSlot(card, slot, investigator.languages ?? reader))))
        return [no, 2]
      return [no, card.type === 'Location' ? 1 : 0]
    }),
  )
}
