/**
 * Small positions of Mythos for tests of its rules: who has what where, and
 * nothing else. Cards are invented by a line each and named by themselves, so
 * that a test shows all that its rule depends on.
 */
import type { InvestigatorCard, PrintedCard } from '../../grammar/card.ts'
import type { Seat } from '../../src-main/engine/game.ts'
import { seeded } from '../../src-main/engine/random.ts'
import type { Event } from '../../src-main/games/mythos/events.ts'
import type { Area, CardNo, Lasting, Placed, Player, Spot, State } from '../../src-main/games/mythos/state.ts'
import type { Task } from '../../src-main/games/mythos/tasks.ts'

let invented = 0

/** A card with these facts; the rest is as plain as it can be. Every call is another card, unless `id` is given. */
export function card(facts: Partial<PrintedCard> & Pick<PrintedCard, 'title' | 'type'>): PrintedCard {
  return { id: `test-${++invented}`, setCode: 'TEST', unique: false, dimension: 'waking', text: '', rules: [], ...facts }
}

export const monster = (title: string, value: number, more: Partial<PrintedCard> = {}): PrintedCard =>
  card({ title, type: 'Monster', subtype: 'Lesser Independent', anyDimension: true, value, ...more })

/** A Great Old One that needs an Underground Location and a Star (M11.46). */
export const greatOldOne = (title: string, more: Partial<PrintedCard> = {}): PrintedCard =>
  card({
    title,
    type: 'Monster',
    subtype: 'Great Old One',
    anyDimension: true,
    goo: true,
    requirements: [
      { phrase: 'Underground Location', type: 'Location', attributes: ['Underground'] },
      { phrase: 'Star', type: 'Event', subtype: 'Star' },
    ],
    ...more,
  })

export const ally = (title: string, value: number, more: Partial<PrintedCard> = {}): PrintedCard =>
  card({ title, type: 'Ally', attributes: ['Steadfast'], region: 'Lovecraft Country', subregion: title, value, ...more })

export const weapon = (title: string, valueBonus: number, more: Partial<PrintedCard> = {}): PrintedCard =>
  card({ title, type: 'Artifact', subtype: 'Weapon', anyDimension: true, valueBonus, ...more })

export const enchanted = (title: string, valueBonus: number, more: Partial<PrintedCard> = {}): PrintedCard =>
  weapon(title, valueBonus, { subtype: 'Enchanted Weapon', ...more })

export const location = (title: string, more: Partial<PrintedCard> = {}): PrintedCard =>
  card({
    title,
    type: 'Location',
    attributes: ['City'],
    publicAttributes: ['Inside'],
    region: 'Lovecraft Country',
    subregion: 'Arkham',
    ...more,
  })

/** An Adventure of 2 points that asks for one card, by its Title. */
export const tale = (needs: string, more: Partial<PrintedCard> = {}): PrintedCard => {
  const slot = { phrase: needs, at: 0, count: 1, distinctTitles: false, anyOf: [{ title: needs }] }
  return card({ title: 'Tale', type: 'Adventure', points: 2, anyDimension: true, recipe: { slots: [slot], conditions: [] }, ...more })
}

export const investigator = (facts: Partial<InvestigatorCard> = {}): InvestigatorCard => ({
  id: `test-${++invented}`,
  setCode: 'TEST',
  title: 'Student',
  type: 'Investigator',
  education: 10,
  sanityStart: 12,
  sanityMax: 20,
  hand: 13,
  handMin: 3,
  handMax: 5,
  languages: { mode: 'and', list: ['English'] },
  text: '',
  rules: [],
  ...facts,
})

/** A card in play, where more than the card itself matters; `bears` are Weapons, Tomes, Spells it bears or holds. */
export interface Lay extends Partial<Omit<Placed, 'card' | 'area' | 'seat' | 'on'>> {
  readonly lay: PrintedCard
  readonly bears?: readonly (PrintedCard | Lay)[]
  /** Whose deck it came from, where that is not the seat it lies before. */
  readonly owner?: Seat
}

type Cards = readonly (PrintedCard | Lay)[]

/** What a seat has. Everything left out is empty; Sanity is 12. */
export interface SeatSetup {
  readonly name?: string
  readonly investigator?: Partial<InvestigatorCard>
  readonly deck?: readonly PrintedCard[]
  readonly hand?: readonly PrintedCard[]
  readonly discard?: readonly PrintedCard[]
  /** Top card first. The first is the Current Location, if it is a Location or a Travel Event and `spot` does not say otherwise. */
  readonly story?: readonly PrintedCard[]
  readonly spot?: Partial<Spot>
  readonly allies?: Cards
  /** Tomes, Artifacts and what else lies before the Investigator. */
  readonly assets?: Cards
  readonly events?: Cards
  readonly adventures?: Cards
  readonly goo?: Cards
  readonly threat?: Cards
  readonly sanity?: number
  readonly points?: number
  readonly semesters?: number
  /** Whatever else of {@link Player} matters. */
  readonly player?: Partial<Player>
}

export interface PositionSetup {
  readonly seats: readonly SeatSetup[]
  readonly seed?: number
  readonly round?: number
  readonly turn?: number
  readonly phase?: State['phase']
  readonly first?: Seat
  /** Whose Turn it is; the first seat, if not said. */
  readonly current?: Seat
  readonly mode?: 'campaign' | 'basic'
  readonly target?: number
  readonly lasting?: readonly Lasting[]
  /** What is to be done; if not said, the current player's Turn. */
  readonly agenda?: readonly Task[]
}

/** The position as described, before anything on its agenda was done. */
export function mythosPosition(setup: PositionSetup): State {
  const printed: PrintedCard[] = []
  const owner: Seat[] = []
  const play: Placed[] = []
  let clock = 0
  const round = setup.round ?? 1
  const turn = setup.turn ?? 10

  const number = (card: PrintedCard, seat: Seat): CardNo => {
    owner.push(seat)
    return printed.push(card) - 1
  }
  const lay = (seat: Seat, area: Area, each: PrintedCard | Lay, on?: CardNo): void => {
    const { lay: card, bears, owner: whose, ...rest } = 'lay' in each ? each : { lay: each }
    const no = number(card, whose ?? seat)
    const entry: Placed = { card: no, seat, area, faceDown: false, rotated: false, since: turn - 5, round, order: ++clock }
    play.push({ ...entry, ...(on === undefined ? {} : { on }), ...rest })
    for (const borne of bears ?? []) {
      const what = 'lay' in borne ? borne.lay : borne
      lay(seat, what.type === 'Spell' ? 'spell' : 'asset', borne, no)
    }
  }

  const players = setup.seats.map((seat, at): Player => {
    const pile = (cards: readonly PrintedCard[] = []) => cards.map((each) => number(each, at))
    const [top] = seat.story ?? []
    const onTop = top !== undefined && (top.type === 'Location' || top.travel === true)
    const spot: Spot | null =
      onTop || seat.spot !== undefined ? { crosswise: false, gateUsed: false, since: turn - 5, order: ++clock, ...seat.spot } : null
    return {
      sanity: seat.sanity ?? 12,
      points: seat.points ?? 0,
      deck: pile(seat.deck),
      hand: pile(seat.hand),
      discard: pile(seat.discard),
      story: pile(seat.story),
      spot,
      started: spot !== null,
      passes: 0,
      lostTurns: 0,
      lastTurn: -1,
      lobotomised: false,
      semesters: seat.semesters ?? 0,
      offers: [],
      happened: [],
      ...seat.player,
    }
  })
  const areas = { allies: 'ally', assets: 'asset', events: 'event', adventures: 'adventure', goo: 'goo', threat: 'threat' } as const
  setup.seats.forEach((seat, at) => {
    for (const [key, area] of Object.entries(areas) as [keyof typeof areas, Area][]) {
      for (const each of seat[key] ?? []) lay(at, area, each)
    }
  })
  const current = setup.current ?? 0
  return {
    sheet: {
      printed,
      owner,
      investigators: setup.seats.map((seat) => investigator(seat.investigator)),
      names: setup.seats.map((seat, at) => seat.name ?? `Player ${at + 1}`),
      mode: setup.mode ?? 'campaign',
      target: setup.target ?? 20,
      alternativeFirstCard: false,
      roundLimit: 100,
    },
    rng: seeded(setup.seed ?? 1),
    round,
    turn,
    clock,
    phase: setup.phase ?? 'card play',
    first: setup.first ?? 0,
    current,
    players,
    play,
    lasting: setup.lasting ?? [],
    recent: [],
    uses: [],
    agenda: setup.agenda ?? [{ do: 'main play', seat: current }],
  }
}

/** The number of a card of the position; of several alike, the `nth`. */
export function no(state: State, what: PrintedCard | string, nth = 0): CardNo {
  const found = state.sheet.printed.flatMap((each, at) => (each === what || each.title === what ? [at] : []))
  const card = found[nth]
  if (card === undefined) throw new Error(`The position has no ${typeof what === 'string' ? what : what.title} number ${nth}.`)
  return card
}

/** Where a card is now, in a word: its area, or the pile of its owner. */
export function whereIs(state: State, what: PrintedCard | string, nth = 0): Area | 'deck' | 'hand' | 'discard' | 'story' | 'nowhere' {
  const card = no(state, what, nth)
  const entry = state.play.find((each) => each.card === card)
  if (entry !== undefined) return entry.area
  for (const player of state.players) {
    for (const zone of ['deck', 'hand', 'discard', 'story'] as const) if (player[zone].includes(card)) return zone
  }
  return 'nowhere'
}

/** Titles of cards, for expectations that can be read. */
export const titles = (state: State, cards: readonly CardNo[]): string[] => cards.map((each) => state.sheet.printed[each]!.title)

export const sanityOf = (state: State): number[] => state.players.map((each) => each.sanity)

/** The events of one kind, without the kind. */
export function told<Was extends Event['was']>(events: readonly Event[], was: Was): Omit<Extract<Event, { was: Was }>, 'was'>[] {
  return events.flatMap((event) => {
    if (event.was !== was) return []
    const { was: _, ...rest } = event as Extract<Event, { was: Was }>
    return [rest]
  })
}
