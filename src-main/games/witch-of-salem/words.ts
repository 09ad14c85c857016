/** How the choices of Witch of Salem read, what its cards say in words, and what the log says to whom. */
import type { Label, Seat } from '../../engine/game.ts'
import { countOf, creatureOf, greatOldOneOf, nameOfItem, placeName, valuesOf } from './standing.ts'
import { type Action, type Event, type LossFace, type Offer, type State, type Statement, university } from './state.ts'
import { passageCost } from './turn.ts'
import { type Creature, type Effect, type GreatOldOne, type Item, isMinor, type Price } from './values.ts'

const list = (items: readonly Item[]) => items.map((item) => nameOfItem[item]).join(' + ')
const spaces = (count: number) => `${count} space${count === 1 ? '' : 's'}`

export const beatText = ({ beat }: Pick<Creature, 'beat'>): string => ('have' in beat ? list(beat.have) : 'discard an artifact')

export function needText({ need }: Pick<GreatOldOne, 'need'>): string {
  if (need === 'three equal') return 'three equal minor items'
  return need === 'three different' ? 'three different minor items' : list(need)
}

export function priceText(price: Price): string {
  switch (price?.pay) {
    case undefined:
      return 'free'
    case 'sanity':
      return `${price.count} sanity`
    case 'Necron':
      return `Necron ${price.count}`
    case 'a creature card':
      return 'creature card'
    case 'an event card':
      return 'event card'
  }
}

export function forceText(text: GreatOldOne['text']): string {
  if ('passage' in text) return `The secret passage costs ${text.passage} sanity.`
  if ('rolls' in text) return `The loss die is rolled ${text.rolls === 2 ? 'twice' : `${text.rolls} times`}.`
  if ('trading' in text) return 'There is no trading.'
  switch (text.when) {
    case 'activated':
      return `Each activation of a creature moves Necron ${text.moves} more.`
    case 'laid':
      return `Each creature laid on a place moves Necron ${text.moves}.`
    case 'round ends':
      return `At the end of each round Necron moves ${text.moves}.`
  }
}

const several: Readonly<Record<Item | 'minor' | 'artifact', string>> = {
  glasses: 'Magic Glasses',
  necronomicon: 'Necronomicons',
  elixir: 'Elixirs',
  dagger: 'Daggers',
  red: 'red artifacts',
  green: 'green artifacts',
  blue: 'blue artifacts',
  minor: 'minor items',
  artifact: 'artifacts',
}
const one: typeof several = {
  ...nameOfItem,
  minor: 'minor item',
  artifact: 'artifact',
}

export function effectText(effect: Effect): string {
  switch (effect.do) {
    case 'move Necron':
      return effect.by < 0 ? `Necron moves back ${-effect.by}.` : `Necron moves ${effect.by}.`
    case 'move Necron to his picture':
      return 'Necron moves to the next space with his picture.'
    case 'give up': {
      const what = `${effect.count} ${effect.count === 1 ? one[effect.item] : several[effect.item]}`
      return `The group discards ${what}${effect.arrow ? '; red arrow: for what is missing Necron moves to his next picture' : ''}.`
    }
    case 'everybody loses sanity':
      return `Each player loses ${effect.count} sanity.`
    case 'somebody loses sanity':
      return `One player, named by the group, loses ${effect.count} sanity.`
    case 'everybody gains sanity':
      return `Each player gains ${effect.count} sanity.`
    case 'shuffle the tiles':
      return 'Portal tiles without an artifact are shuffled and laid out again, face down.'
    case 'clear the first items':
      return 'The leftmost item at each of the places 1 to 6 is discarded.'
    case 'bring a shadow':
      return 'A shadow appears at the university.'
    case 'turn up a creature card':
      return 'Turn up a creature card.'
    case 'draw an item':
      return 'One player, named by the group, draws an item from the bag.'
    case 'beat at the Witch':
      return 'The creature or shadow at the Witch’s new place is beaten.'
    case 'exchange freely':
      return 'Players may exchange minor items freely, wherever they are.'
    case 'reveal a Great Old One':
      return 'The next Great Old One is revealed.'
    case 'look at a tile':
      return 'One player, named by the group, looks at one portal tile.'
  }
}

const uses: Readonly<Record<Exclude<Item, 'red' | 'green' | 'blue'>, string>> = {
  glasses: 'You look at the portal tile here; nobody else does.',
  necronomicon: 'The next Great Old One is revealed.',
  elixir: 'You gain 1 sanity, 2 at the Witch’s place.',
  dagger: 'What stands here beside the Witch is beaten.',
}

const statementText: Readonly<Record<Statement, string>> = {
  'portals are open': 'Portals are still open.',
  'no more known': 'I know of no more open portals.',
  nothing: 'Say nothing.',
}

export const actionText = (state: State, action: Action): string => textOf(state, action)

/** What every seat may read, so never what a tile is. */
function textOf(state: State, action: Action): string {
  const player = (each: Seat) => state.names[each]!
  switch (action.do) {
    case 'go':
      return `Go to ${placeName(state, action.to)}${action.by === 'passage' ? ' by the secret passage' : ''}.`
    case 'offer':
      return `${offerText(action.give, action.get)} ${player(action.to)}.`
    case 'trade nothing':
      return 'Trade nothing.'
    case 'agree':
      return 'Agree.'
    case 'refuse':
      return 'Refuse.'
    case 'beat':
      return 'Beat it.'
    case 'let it be':
      return 'Let it be.'
    case 'use':
      return isMinor(action.item) ? `Use ${nameOfItem[action.item]}.` : `Close the portal here with the ${nameOfItem[action.item]}.`
    case 'use nothing':
      return 'Use nothing.'
    case 'take': {
      const item = state.board[state.players[state.turn!]!.at]!.items[action.space]!
      return `Take ${nameOfItem[item]}${action.drop === null ? '' : `, discarding ${nameOfItem[action.drop]}`}.`
    }
    case 'take nothing':
      return 'Take nothing.'
    case 'say':
      return action.what === 'nothing' ? 'Say nothing.' : `Say: “${statementText[action.what]}”`
    case 'look':
      return `Look at the tile at ${placeName(state, action.at)}.`
    case 'make room':
      return action.drop === null ? 'Discard the drawn item.' : `Keep it, discarding ${nameOfItem[action.drop]}.`
    case 'give up':
      return `${player(action.seat)} discards ${nameOfItem[action.item]}.`
    case 'name':
      return `${player(action.seat)}.`
    case 'exchange':
      return 'Exchange minor items.'
    case 'exchange nothing':
      return 'Exchange nothing.'
    case 'hear':
      return `Hear what ${player(action.seat)} proposes.`
  }
}

function offerText(give: Item | null, get: Item | null): string {
  if (get === null) return `Give ${nameOfItem[give!]} to`
  return give === null ? `Ask ${nameOfItem[get]} of` : `Exchange ${nameOfItem[give]} for ${nameOfItem[get]} of`
}

type Besides = Omit<Label, 'text'>

/** The piece an action hangs from, and what it will do. */
function besides(state: State, seat: Seat, action: Action): Besides {
  const own = state.players[seat]!
  switch (action.do) {
    case 'go':
      return {
        on: `place-${action.to}`,
        ...(action.by === 'passage' && { hint: `It costs ${passageCost(state)} sanity.` }),
        ...(action.by === 'card' && action.to === university && { hint: 'You take all your location cards back.' }),
      }
    case 'offer':
      return { on: `player-${action.to}` }
    case 'beat': {
      const { creature } = state.board[own.at]!
      const hint = creature === null ? needText(greatOldOneOf(state, state.shadow!)) : beatText(creatureOf(state, creature))
      return { on: `place-${own.at}`, role: 'yes', hint: `${hint}.` }
    }
    case 'let it be':
      return { role: 'no' }
    case 'agree':
      return { role: 'yes' }
    case 'refuse':
      return { role: 'no' }
    case 'use':
      return { on: `item-${seat}-${action.item}`, hint: isMinor(action.item) ? uses[action.item] : closingHint(state, own.at) }
    case 'take': {
      const price = valuesOf(state).places[own.at - 1]!.prices[action.space]!
      return { on: `space-${own.at}-${action.space}`, hint: `Price: ${priceText(price)}.` }
    }
    case 'look':
      return { on: `place-${action.at}` }
    case 'make room':
      return action.drop === null ? { role: 'decline' } : { on: `item-${seat}-${action.drop}` }
    case 'give up':
      return { on: `item-${action.seat}-${action.item}`, hint: `Has ${countOf(state.players[action.seat]!, action.item)}.` }
    case 'name':
      return { on: `player-${action.seat}` }
    case 'trade nothing':
    case 'use nothing':
    case 'take nothing':
    case 'exchange nothing':
      return { role: 'done' }
    case 'say':
      return action.what === 'nothing' ? { role: 'decline' } : {}
    default:
      return {}
  }
}

const closingHint = (state: State, at: number) =>
  at === university ? 'All tiles are turned up, and the game is over.' : `The artifact stays on the tile at ${placeName(state, at)}.`

export const describe = (state: State, seat: Seat, action: Action): Label => ({
  text: textOf(state, action),
  ...besides(state, seat, action),
})

const faceText: Readonly<Record<LossFace, string>> = {
  glasses: 'Magic Glasses',
  necronomicon: 'Necronomicon',
  elixir: 'Elixir of Nus',
  dagger: 'Dagger of N’gaa',
  sanity: 'sanity',
  necron: 'Necron',
}

function offered({ give, get }: Offer, from: string, to: string): string {
  if (get === null) return `${nameOfItem[give!]} from ${from} to ${to}`
  return give === null ? `${nameOfItem[get]} from ${to} to ${from}` : `${nameOfItem[give]} of ${from} for ${nameOfItem[get]} of ${to}`
}

/** A tile that was looked at is told to the one who looked, and to nobody else [WS-55]. */
export function tell(event: Event, seat?: Seat): string | undefined {
  const player = (each: Seat) => event.names[each]!
  switch (event.was) {
    case 'begun':
      return `Round ${event.round} begins.`
    case 'turned up':
      return `A creature card is turned up: ${event.card}.`
    case 'laid':
      return `${event.creature} is laid at ${event.place}.`
    case 'not laid':
      return `Every place holds a creature: ${event.creature} is discarded.`
    case 'activated':
      return `${event.creature} is on the board already and is activated.`
    case 'Necron moved':
      return `Necron moves ${event.to < event.from ? 'back ' : ''}${spaces(Math.abs(event.to - event.from))}, to ${event.to} (${event.because}).`
    case 'reshuffled':
      return event.what === 'creatures'
        ? 'The creature discard is shuffled into the deck.'
        : 'All event cards are shuffled; four are put aside.'
    case 'called home':
      return 'The Witch and all figures go to the university; all location cards are taken back.'
    case 'gone':
      return `${player(event.seat)} goes to ${event.to}${event.passage ? ' by the secret passage' : ''}.`
    case 'taken back':
      return `${player(event.seat)} takes all location cards back.`
    case 'sanity changed':
      return `${player(event.seat)} ${event.by < 0 ? 'loses' : 'gains'} ${Math.abs(event.by)} sanity and has ${event.sanity} (${event.because}).`
    case 'gone mad':
      return `${player(event.seat)} has gone mad and is out of the game.`
    case 'banning':
      return `${player(event.seat)} bans ${event.whom}.`
    case 'ban ended':
      return `${event.whom} is no longer banned.`
    case 'offered':
      return `${player(event.offer.from)} offers: ${offered(event.offer, player(event.offer.from), player(event.offer.to))}.`
    case 'traded':
      return `${player(event.offer.to)} agrees.`
    case 'refused':
      return `${player(event.offer.to)} refuses.`
    case 'rolled':
      return `${player(event.seat)} meets ${event.whom} and rolls: ${faceText[event.face]}.`
    case 'discarded':
      return `${player(event.seat)} discards ${nameOfItem[event.item]}.`
    case 'beaten':
      return `${event.seat === null ? 'Robert Craven' : player(event.seat)} beats ${event.isShadow ? 'the shadow of ' : ''}${event.whom} at ${event.place}.`
    case 'used':
      return `${player(event.seat)} uses ${isMinor(event.item) ? '' : 'the '}${nameOfItem[event.item]} at ${event.place}.`
    case 'looked':
      return `${player(event.seat)} looks at the tile at ${event.place}${seat === event.seat || event.open ? `: a ${event.tile}` : ''}.`
    case 'said':
      return `${player(event.seat)}: “${statementText[event.what]}”`
    case 'revealed':
      return `${event.whom} is revealed ${event.edge > 5 ? 'on R’lyeh' : `at edge ${event.edge}`}.`
    case 'closed':
      return `${player(event.seat)} lays the ${nameOfItem[event.artifact]} on the portal at ${event.place}.`
    case 'taken':
      return `${player(event.seat)} takes ${nameOfItem[event.item]} at ${event.place}.`
    case 'refilled':
      return `New items at ${event.place}: ${event.items.map((item) => nameOfItem[item]).join(', ')}.`
    case 'drawn':
      return `${player(event.seat)} draws ${nameOfItem[event.item]} from the bag.`
    case 'shadow came':
      return `The shadow of ${event.whom} appears at the university${event.instead === null ? '' : ` in the place of ${event.instead}`}.`
    case 'event':
      return `Event: ${event.name}. The Witch is at ${event.witch}.`
    case 'tiles shuffled':
      return `${event.places} portal tiles are shuffled and laid out again, face down.`
    case 'proposed':
      return `${player(event.seat)} proposes: ${event.text}`
    case 'exchanged': {
      const hands = event.hands.map((items, each) => `${player(each)}: ${items.map((item) => nameOfItem[item]).join(', ') || 'none'}`)
      return `Minor items are exchanged. ${hands.join('; ')}.`
    }
    case 'no effect':
      return `${event.what} has no effect.`
    case 'tiles turned up':
      return `All tiles are turned up. ${event.tiles.join('; ')}.`
    case 'ended':
      return event.because
  }
}
