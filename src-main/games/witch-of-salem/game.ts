/**
 * Witch of Salem, the whole game: investigators of Arkham look for portals and close them, hold a Great Old One in a ban, and
 * hope to be done before Necron is. What is printed is in values.ts, the cards in cards.ts, a turn in turn.ts, what a seat
 * knows in knowledge.ts.
 */
import { BadOptions, type Game, type Outcome, type Seat, type Step } from '../../engine/game.ts'
import { namesOf } from '../../engine/names.ts'
import { below, pickOne, type Seed, seeded, shuffled } from '../../engine/random.ts'
import {
  beginExchange,
  cravenCard,
  creatureCards,
  endRound,
  giveUp,
  isWanted,
  named,
  necronCard,
  offerExchange,
  putAside,
  turnUpCreature,
  turnUpEvent,
} from './cards.ts'
import { ask, type Course, closed, courseOf, discard, look, loseSanity, moveNecron, noCounsel, receive } from './course.ts'
import { imagine, type View, view } from './knowledge.ts'
import { worth } from './prospects.ts'
import { dropsFor, group, kindsOf, leader, places, uncovered } from './standing.ts'
import { type Action, type Event, type Options, type Spot, type State, type Task, type Tile, university } from './state.ts'
import { appeal } from './temptations.ts'
import {
  beatHere,
  beginTurn,
  encounter,
  fight,
  go,
  isActive,
  moves,
  offerItems,
  offers,
  say,
  settleTrade,
  statements,
  take,
  takings,
  trade,
  use,
  uses,
} from './turn.ts'
import { colours, type Item, minors, ours, replaced } from './values.ts'
import { describe, tell } from './words.ts'

const copiesOfMinors = 7
const copiesOfArtifacts = 2
const everyItem: readonly Item[] = [
  ...minors.flatMap((item) => Array<Item>(copiesOfMinors).fill(item)),
  ...colours.flatMap((item) => Array<Item>(copiesOfArtifacts).fill(item)),
]
const everyTile: readonly Tile[] = ['portal', 'portal', 'portal', 'portal', 'wall', 'wall', 'wall', 'wall']

const sanities = [6, 5, 4]
const necronStarts = [0, 3]

function checked(options: Options): void {
  const { players, first = 'random', sanity = 6, necron = 0, withoutPairs = 0 } = options
  if (!(Number.isInteger(players) && players >= 2 && players <= 4)) throw new BadOptions('Witch of Salem is for 2 to 4 investigators.')
  if (first !== 'random' && !(Number.isInteger(first) && first >= 0 && first < players)) {
    throw new BadOptions('The start player has no seat at this table.')
  }
  if (!sanities.includes(sanity)) throw new BadOptions('Investigators start with 6, 5 or 4 sanity.')
  if (!necronStarts.includes(necron)) throw new BadOptions('Necron starts on space 0 or on space 3.')
  if (withoutPairs !== 0 && withoutPairs !== 1) throw new BadOptions('One pair of creatures can be left out, or none.')
}

/**
 * Great Old Ones, creature and event cards, and tiles are shuffled and laid out, two tiles leave the game unseen
 * [WS-2, WS-3, WS-4, WS-7]; everybody is at the university with all location cards, and the Witch too [WS-5, WS-6]; an item for
 * each, three for each place [WS-9, WS-10]. Difficulties can be combined freely [WS-86, WS-87, WS-88, WS-89].
 */
function setup(options: Options, seed: Seed): State {
  checked(options)
  const { players, first = 'random', sanity = 6, necron = 0, withoutPairs = 0 } = options
  const own = options.values === undefined ? null : replaced(options.values)
  const { creatures, greatOldOnes, events, track } = own ?? ours
  if (necron >= track.demon) throw new BadOptions('Necron would start on the demon space or behind it.')
  let rng = seeded(seed)
  const shuffle = <T>(things: readonly T[]): T[] => {
    let order: T[]
    ;[order, rng] = shuffled(rng, things)
    return order
  }
  const [starter, begun] = first === 'random' ? below(rng, players) : [first, rng]
  rng = begun
  let leftOut: string | null = null
  if (withoutPairs === 1) {
    const [pair, next] = pickOne(rng, creatures)
    leftOut = pair.id
    rng = next
  }
  const pairs = creatures.filter(({ id }) => id !== leftOut)
  const gods = shuffle(greatOldOnes.map(({ id }) => id))
  const creatureDeck = shuffle([...pairs.flatMap(({ id }) => [id, id]), necronCard, cravenCard])
  const eventDeck = shuffle(events.map(({ id }) => id)).slice(putAside)
  const tiles = shuffle(everyTile)
  const items = shuffle(everyItem)
  const spot = (place: number): Spot => ({
    creature: null,
    items: place === university ? [] : items.slice(players + (place - 1) * 3, players + place * 3),
    tile: place === university ? null : tiles[place - 1]!,
    artifact: null,
  })
  const start: State = {
    names: namesOf(players, options.names),
    values: own,
    oneLeads: options.oneLeads ?? false,
    round: 1,
    starter,
    players: Array.from({ length: players }, () => ({
      sanity,
      items: [],
      artifact: null,
      at: university,
      played: [],
      banning: false,
      out: false,
    })),
    board: [university, ...places].map(spot),
    witch: university,
    necron,
    creatureDeck,
    creatureDiscard: [],
    leftOut,
    eventDeck,
    eventDiscard: [],
    edges: gods.slice(0, 5),
    centre: gods[5]!,
    revealed: 1,
    shadow: null,
    gone: [],
    bag: items.slice(players + 18).toSorted(),
    itemDiscard: [],
    known: Array.from({ length: players + 1 }, () => Array<boolean>(7).fill(false)),
    mixed: [],
    remembered: Array.from({ length: players }, () => ({ portals: 0, walls: 0 })),
    said: Array<null>(players).fill(null),
    turn: null,
    rolls: [],
    question: null,
    counsel: noCounsel,
    agenda: [{ task: 'begin the round' }],
    turnedUp: false,
    over: null,
    rng,
  }
  const course = courseOf(start)
  for (let seat = 0; seat < players; seat++) receive(course, seat, items[seat]!)
  settle(course)
  return closed(course)
}

const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]

function actors(state: State): readonly Seat[] {
  const seat = asked(state)
  return seat === undefined ? [] : alone[seat]!
}

/** Who answers: for the group its leader, unless he hears another one first [WS-29, WS-E11]. */
function asked(state: State): Seat | undefined {
  const { question, turn, counsel } = state
  if (state.over !== null || question === null) return undefined
  if (isForGroup(question)) return counsel.hearing ?? leader(state)
  if ('seat' in question) return question.seat
  return question.ask === 'whether to agree' ? question.offer.to : turn!
}

export function isForGroup({ ask }: NonNullable<State['question']>): boolean {
  switch (ask) {
    case 'what to give up':
    case 'who loses sanity':
    case 'who draws':
    case 'who looks':
    case 'whether to exchange':
    case 'who takes it':
      return true
    default:
      return false
  }
}

function legal(state: State, seat: Seat): readonly Action[] {
  if (asked(state) !== seat) return []
  const answers = answersOf(state, seat)
  if (!isForGroup(state.question!) || state.counsel.hearing !== null) return answers
  // Each other one may be heard once.
  const heard = state.counsel.proposals.map((each) => each.seat)
  const others = group(state).filter((each) => each !== seat && !heard.includes(each))
  return [...answers, ...others.map((each): Action => ({ do: 'hear', seat: each }))]
}

function answersOf(state: State, seat: Seat): Action[] {
  const question = state.question!
  switch (question.ask) {
    case 'where to go':
      return moves(state, seat)
    case 'whether to trade':
      return [...offers(state, seat), { do: 'trade nothing' }]
    case 'whether to agree':
      return [{ do: 'agree' }, { do: 'refuse' }]
    case 'whether to fight':
      return [{ do: 'beat' }, { do: 'let it be' }]
    case 'what to use':
      return [...uses(state, seat), { do: 'use nothing' }]
    case 'what to take':
      return [...takings(state, seat), { do: 'take nothing' }]
    case 'what to say':
      return statements(state, seat)
    case 'which tile':
      return uncovered(state).map((at) => ({ do: 'look', at }))
    case 'what to keep':
      return [...dropsFor(state.players[seat]!, question.item), null].map((drop) => ({ do: 'make room', drop }))
    case 'what to give up':
      return group(state).flatMap((from) =>
        kindsOf(state.players[from]!)
          .filter((item) => isWanted(item, question.item))
          .map((item): Action => ({ do: 'give up', seat: from, item })),
      )
    case 'who loses sanity':
    case 'who draws':
    case 'who looks':
      return group(state).map((each) => ({ do: 'name', seat: each }))
    case 'whether to exchange':
      return [{ do: 'exchange' }, { do: 'exchange nothing' }]
    case 'who takes it':
      return group(state)
        .filter((each) => question.dealt[each]!.length < 3)
        .map((each) => ({ do: 'name', seat: each }))
  }
}

function apply(state: State, seat: Seat, action: Action): Step<State, Event> {
  const course = courseOf(state)
  const { hearing, proposals } = state.counsel
  if (action.do === 'hear') {
    course.counsel = { hearing: action.seat, proposals }
  } else if (hearing !== null && isForGroup(state.question!)) {
    course.counsel = { hearing: null, proposals: [...proposals, { seat, action }] }
    course.events.push({ was: 'proposed', seat, text: describe(state, seat, action).text })
  } else {
    course.question = null
    course.counsel = noCounsel
    carryOut(course, state, seat, action)
    settle(course)
  }
  return { state: closed(course), events: course.events.map((each) => ({ ...each, names: state.names })) }
}

function carryOut(course: Course, { question }: State, seat: Seat, action: Action): void {
  switch (action.do) {
    case 'go':
      return go(course, seat, action)
    case 'offer': {
      const offer = { from: seat, to: action.to, give: action.give, get: action.get }
      course.events.push({ was: 'offered', offer })
      return ask(course, { ask: 'whether to agree', offer })
    }
    case 'agree':
    case 'refuse':
      if (question?.ask === 'whether to agree') settleTrade(course, question.offer, action.do === 'agree')
      return
    case 'beat':
      return beatHere(course, seat)
    case 'use':
      return use(course, seat, action.item)
    case 'take':
      return take(course, seat, action)
    case 'say':
      return say(course, seat, action.what)
    case 'look':
      return look(course, seat, action.at)
    case 'make room':
      if (question?.ask !== 'what to keep') return
      if (action.drop === null) {
        course.itemDiscard = [...course.itemDiscard, question.item]
        course.events.push({ was: 'discarded', seat, item: question.item })
      } else {
        discard(course, seat, action.drop)
        receive(course, seat, question.item)
      }
      return
    case 'give up':
      return discard(course, action.seat, action.item)
    case 'name':
      return named(course, question!, action.seat)
    case 'exchange':
      return beginExchange(course)
    default:
      // Nothing traded, fought, used, taken or exchanged: the next step follows.
      return
  }
}

/** A position in which something is on the agenda and nothing asked, when all of it is done up to the next question. */
export function settled(state: State): Step<State, Event> {
  const course = courseOf(state)
  settle(course)
  return { state: closed(course), events: course.events.map((each) => ({ ...each, names: state.names })) }
}

/** Does what is on the agenda, up to the next question, or to the end. */
function settle(course: Course): void {
  while (course.over === null && course.question === null) {
    const task = course.agenda.shift()
    if (task === undefined) throw new Error('Nothing is on the agenda of Witch of Salem.')
    perform(course, task)
  }
  if (course.over !== null) {
    course.question = null
    course.agenda = []
  }
}

function perform(course: Course, task: Task): void {
  switch (task.task) {
    case 'begin the round': {
      // Creature cards one after another, a turn for each, one event [WS-12, WS-14].
      course.events.push({ was: 'begun', round: course.round })
      const cards = creatureCards(course.players.length, course.round)
      course.agenda = [...Array<Task>(cards).fill({ task: 'turn up a creature' }), { task: 'next turn', no: 0 }]
      return
    }
    case 'turn up a creature':
      return turnUpCreature(course)
    case 'next turn':
      return nextTurn(course, task.no)
    case 'trade':
      return whoeverActs(course, trade)
    case 'encounter':
      return whoeverActs(course, encounter)
    case 'fight':
      return whoeverActs(course, fight)
    case 'use':
      return whoeverActs(course, (_, seat) => {
        if (uses(course, seat).length > 0) ask(course, { ask: 'what to use' })
      })
    case 'take':
      return whoeverActs(course, offerItems)
    case 'pay':
      return whoeverActs(course, (_, seat) => pay(course, seat, task.price))
    case 'turn up an event':
      return turnUpEvent(course)
    case 'end the round':
      endRound(course)
      course.round++
      course.agenda = [{ task: 'begin the round' }]
      return
    case 'give up':
      return giveUp(course, task)
    case 'exchange':
      return offerExchange(course)
    case 'say':
      return ask(course, { ask: 'what to say', seat: task.seat })
  }
}

function whoeverActs(course: Course, step: (course: Course, seat: Seat) => void): void {
  if (isActive(course)) step(course, course.turn)
}

/** Clockwise from the start player, who stays the same [WS-11]. The event follows, whoever is out or banning [WS-E44]. */
function nextTurn(course: Course, no: number): void {
  const players = course.players.length
  if (no === players) {
    course.turn = null
    course.rolls = []
    course.agenda = [{ task: 'turn up an event' }, { task: 'end the round' }]
    return
  }
  course.agenda.unshift({ task: 'next turn', no: no + 1 })
  beginTurn(course, (course.starter + no) % players)
}

/** After taking [WS-62]; the last sanity may go, and the item with it [WS-E18]. */
function pay(course: Course, seat: Seat, price: Extract<Task, { readonly task: 'pay' }>['price']): void {
  switch (price?.pay) {
    case 'sanity':
      return loseSanity(course, seat, price.count, 'the price')
    case 'Necron':
      return moveNecron(course, price.count, 'the price')
    case 'a creature card':
      return turnUpCreature(course)
    case 'an event card':
      return turnUpEvent(course)
    default:
      return
  }
}

const outcome = ({ over }: State): Outcome | undefined => (over === null ? undefined : { scores: over.scores, because: over.because })

export const witchOfSalem: Game<Options, State, Action, View, Event> = {
  id: 'witch-of-salem',
  edition: 2,
  seats: { min: 2, max: 4 },
  setup,
  actors,
  legal,
  apply,
  view,
  outcome,
  imagine,
  describe,
  tell,
  worth,
  appeal,
  // A round or two: further on it is the luck of the cards that is seen, and no plan.
  foresight: 24,
}
