/**
 * A table of Mythos at which a test plays as the seats would: only what is
 * legal is taken, cards are called by their Titles, and whoever is asked
 * answers.
 */
import type { PrintedCard } from '../../grammar/card.ts'
import type { Seat } from '../../src-main/engine/game.ts'
import { openQuestion } from '../../src-main/games/mythos/agenda.ts'
import type { Event } from '../../src-main/games/mythos/events.ts'
import { mythos } from '../../src-main/games/mythos/game.ts'
import { broken } from '../../src-main/games/mythos/invariants.ts'
import type { Refusal } from '../../src-main/games/mythos/reasons.ts'
import { objections, waysOf } from '../../src-main/games/mythos/requirements.ts'
import type { Action, CardNo, Placed, State } from '../../src-main/games/mythos/state.ts'
import type { How, Question } from '../../src-main/games/mythos/tasks.ts'
import { type WhyNot, whyNot } from '../../src-main/games/mythos/why.ts'
import { frozen } from './freeze.ts'
import { mythosPosition, no, type PositionSetup, sanityOf, titles, whereIs } from './mythos.ts'
import { asked, goOn } from './mythos-play.ts'

type Card = PrintedCard | string

export interface Table {
  state: State
  readonly events: Event[]
  /** Who is asked, and what. */
  readonly seat: Seat | undefined
  readonly question: Question | undefined
  readonly legal: readonly Action[]
  /** How a card of the asked seat's Hand can be played now. */
  ways(card: Card): How[]
  /** Whether it is among what may be done or chosen now. */
  offers(what: Action['do'], card?: Card): boolean
  play(card: Card, how?: How): Table
  take(action: Action): Table
  pass(): Table
  arrive(): Table
  use(card: Card, rule?: number): Table
  cast(card: Card): Table
  offer(card: Card): Table
  turnUp(card: Card): Table
  choose(...cards: Card[]): Table
  choosePlay(card: Card, how?: How): Table
  choosePlayer(seat: Seat): Table
  chooseWay(way: number): Table
  yes(): Table
  no(): Table
  done(): Table
  /** Titles of the cards that the open question offers. */
  readonly among: string[]
  why(card: Card, seat?: Seat): WhyNot
  /** What speaks against a card of the Hand, played in one way; and the rules alone. */
  reasons(card: Card, how?: How, seat?: Seat): readonly Refusal[]
  against(card: Card, how?: How, seat?: Seat): string[]
  where(card: Card, nth?: number): ReturnType<typeof whereIs>
  entry(card: Card, nth?: number): Placed
  story(seat: Seat): string[]
  hand(seat: Seat): string[]
  discard(seat: Seat): string[]
  readonly sanity: number[]
  /** Does nothing for everybody until it is this seat's Turn: without passing, by a lost Turn of the others. */
  untilTurnOf(seat: Seat): Table
}

/**
 * Sits down at a position and goes on to the first question. Unless a test is about it (`orders`), what is lost with its
 * bearer lies as it lay, and nobody is asked (M1.32).
 */
export function table(setup: PositionSetup | State, { orders = false }: { readonly orders?: boolean } = {}): Table {
  const start = 'agenda' in setup && 'sheet' in setup ? (setup as State) : mythosPosition(setup as PositionSetup)
  const opened = goOn(frozen(start))
  return new Seats(opened.state, [...opened.events], orders)
}

class Seats implements Table {
  state: State
  readonly events: Event[]

  private readonly orders: boolean

  constructor(state: State, events: Event[], orders: boolean) {
    this.state = state
    this.events = events
    this.orders = orders
    this.asTheyLay()
  }

  private asTheyLay(): void {
    while (!this.orders && openQuestion(this.state)?.resume.do === 'lay in order') this.make(this.legal[0]!)
  }

  private make(action: Action): void {
    const step = mythos.apply(this.state, this.seat!, action)
    this.state = frozen(step.state)
    this.events.push(...step.events)
    const law = broken(this.state)
    if (law !== undefined) throw new Error(law)
  }

  get seat(): Seat | undefined {
    return asked(this.state)?.seat
  }

  get question(): Question | undefined {
    return asked(this.state)?.question
  }

  get legal(): readonly Action[] {
    return this.seat === undefined ? [] : mythos.legal(this.state, this.seat)
  }

  private mine(card: Card): CardNo[] {
    return this.state.sheet.printed.flatMap((each, at) => (each === card || each.title === card ? [at] : []))
  }

  private matching(what: Action['do'], card?: Card): Action[] {
    const cards = card === undefined ? undefined : this.mine(card)
    return this.legal.filter((each) => each.do === what && (cards === undefined || ('card' in each && cards.includes(each.card))))
  }

  ways(card: Card): How[] {
    return [...this.matching('play', card), ...this.matching('choose play', card)].flatMap((each) => ('how' in each ? [each.how] : []))
  }

  offers(what: Action['do'], card?: Card): boolean {
    return this.matching(what, card).length > 0
  }

  take(action: Action): Table {
    const seat = this.seat
    if (seat === undefined) throw new Error('Nobody is asked anything.')
    const key = JSON.stringify(action)
    if (!this.legal.some((each) => JSON.stringify(each) === key)) {
      throw new Error(`Seat ${seat} may not do ${key}; ${this.question?.ask}: ${this.legal.map((each) => JSON.stringify(each)).join(' ')}`)
    }
    this.make(action)
    this.asTheyLay()
    return this
  }

  private only(what: Action['do'], card?: Card, fits: (action: Action) => boolean = () => true): Table {
    const found = this.matching(what, card).filter(fits)[0]
    if (found === undefined) {
      const name = card === undefined ? '' : ` ${typeof card === 'string' ? card : card.title}`
      const open = this.legal.map((each) => `${each.do}${'card' in each ? ` ${titles(this.state, [each.card])[0]}` : ''}`)
      throw new Error(`Seat ${this.seat} may not ${what}${name} (${this.question?.ask}); open are: ${open.join(', ')}.`)
    }
    return this.take(found)
  }

  play(card: Card, how?: How): Table {
    return this.only('play', card, (each) => how === undefined || ('how' in each && each.how === how))
  }

  pass(): Table {
    return this.only('pass')
  }

  arrive(): Table {
    return this.only('arrive')
  }

  use(card: Card, rule?: number): Table {
    return this.only('use', card, (each) => rule === undefined || ('rule' in each && each.rule === rule))
  }

  cast(card: Card): Table {
    return this.only('cast', card)
  }

  offer(card: Card): Table {
    return this.only('take offer', card)
  }

  turnUp(card: Card): Table {
    return this.only('turn up', card)
  }

  choose(...cards: Card[]): Table {
    for (const card of cards) this.only('choose', card)
    return this
  }

  choosePlay(card: Card, how?: How): Table {
    return this.only('choose play', card, (each) => how === undefined || ('how' in each && each.how === how))
  }

  choosePlayer(seat: Seat): Table {
    return this.take({ do: 'choose player', seat })
  }

  chooseWay(way: number): Table {
    return this.take({ do: 'choose way', way })
  }

  yes(): Table {
    return this.only('yes')
  }

  no(): Table {
    return this.only('no')
  }

  done(): Table {
    return this.only('done')
  }

  get among(): string[] {
    return this.legal.flatMap((each) => ('card' in each ? titles(this.state, [each.card]) : []))
  }

  why(card: Card, seat: Seat = this.seat ?? 0): WhyNot {
    return whyNot(this.state, seat, no(this.state, card))
  }

  reasons(card: Card, how?: How, seat: Seat = this.seat ?? 0): readonly Refusal[] {
    const number = no(this.state, card)
    return objections(this.state, seat, { card: number, how: how ?? waysOf(this.state, number)[0]! })
  }

  against(card: Card, how?: How, seat: Seat = this.seat ?? 0): string[] {
    return this.reasons(card, how, seat).map((each) => each.rule)
  }

  where(card: Card, nth = 0): ReturnType<typeof whereIs> {
    return whereIs(this.state, card, nth)
  }

  entry(card: Card, nth = 0): Placed {
    const number = no(this.state, card, nth)
    const found = this.state.play.find((each) => each.card === number)
    if (found === undefined)
      throw new Error(`${typeof card === 'string' ? card : card.title} is not in play but in ${this.where(card, nth)}.`)
    return found
  }

  story(seat: Seat): string[] {
    return titles(this.state, this.state.players[seat]!.story)
  }

  hand(seat: Seat): string[] {
    return titles(this.state, this.state.players[seat]!.hand)
  }

  discard(seat: Seat): string[] {
    return titles(this.state, this.state.players[seat]!.discard)
  }

  get sanity(): number[] {
    return sanityOf(this.state)
  }

  untilTurnOf(seat: Seat): Table {
    for (let count = 0; count < 20; count++) {
      if (this.seat === seat && this.question?.ask === 'what to play') return this
      if (this.question?.ask !== 'what to play') throw new Error(`Seat ${this.seat} is asked ${JSON.stringify(this.question)}.`)
      this.pass()
      // A Pass of somebody who is not looked at must not end the card play.
      this.state = { ...this.state, players: this.state.players.map((each) => ({ ...each, passes: 0 })) }
    }
    throw new Error(`It is never the Turn of seat ${seat}.`)
  }
}
