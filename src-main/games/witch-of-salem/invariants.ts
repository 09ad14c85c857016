/** What holds at every position of Witch of Salem: where it does not, the rules as written here are at fault. */
import { cravenCard, necronCard, putAside } from './cards.ts'
import { greatOldOnes, isFaceUp, places, valuesOf } from './standing.ts'
import { rlyeh, type State, university } from './state.ts'
import { colours, type Item, isMinor, minors } from './values.ts'

/** The law that a position breaks, in a sentence. */
export function broken(state: State): string | undefined {
  return itemsLost(state) ?? creaturesLost(state) ?? cardsLost(state) ?? playersWrong(state) ?? courseWrong(state)
}

/** 7 of each minor item, 2 artifacts of each colour; each of them is somewhere, and nowhere twice. */
function itemsLost({ players, board, bag, itemDiscard, question, turnedUp }: State): string | undefined {
  const all: (Item | null)[] = [...bag, ...itemDiscard]
  for (const { items, artifact } of players) all.push(...items, artifact)
  for (const { items, artifact } of board) all.push(...items, artifact)
  if (question?.ask === 'what to keep') all.push(question.item)
  for (const item of [...minors, ...colours]) {
    const count = all.filter((each) => each === item).length
    if (count !== (isMinor(item) ? 7 : 2)) return `There are ${count} of ${item}.`
  }
  if (board[university]!.items.length > 0 || board[university]!.artifact !== null) return 'Something lies at the university.'
  // 2, 3 or 4 of the six tiles are portals, whatever the Ghost does [WS-7].
  const portals = board.filter(({ tile }) => tile === 'portal').length
  if (portals < 2 || portals > 4) return `There are ${portals} portals.`
  return turnedUp && board.every(({ artifact }) => artifact === null) ? 'The university was closed before any portal was.' : undefined
}

/** Twelve pairs, or eleven; one of each special card, and Necron's always in the deck [WS-E5]. At most one creature of a kind on the board [WS-19]. */
function creaturesLost(state: State): string | undefined {
  const { creatureDeck, creatureDiscard, board, leftOut } = state
  const laid = board.flatMap(({ creature }) => (creature === null ? [] : [creature]))
  if (new Set(laid).size < laid.length) return 'A creature lies on the board twice.'
  // Neither at the university nor on R'lyeh [WS-17].
  if (board[university]!.creature !== null) return 'A creature is at the university.'
  if (laid.includes(necronCard) || laid.includes(cravenCard)) return 'A card that is never laid lies on the board [WS-37].'
  const all = [...creatureDeck, ...creatureDiscard, ...laid]
  for (const { id } of valuesOf(state).creatures) {
    const count = all.filter((each) => each === id).length
    if (count !== (id === leftOut ? 0 : 2)) return `There are ${count} cards of ${id}.`
  }
  // The game may end while Necron's card is on its way back into the deck.
  if (state.over === null && !creatureDeck.includes(necronCard)) return 'Necron is not in the deck.'
  return all.filter((each) => each === cravenCard).length === 1 ? undefined : 'Robert Craven is lost.'
}

/** Six Great Old Ones, and as many events as are played with [WS-2, WS-4, WS-70]. */
function cardsLost(state: State): string | undefined {
  const { edges, centre, shadow, gone, eventDeck, eventDiscard, revealed } = state
  const gods = [...edges, centre, shadow, ...gone].filter((each) => each !== null)
  if (gods.length !== greatOldOnes || new Set(gods).size !== greatOldOnes) return `There are ${gods.length} Great Old Ones.`
  if (revealed < 1 || revealed > greatOldOnes) return `${revealed} Great Old Ones are revealed.`
  // Only what is revealed can be a shadow, or have been one [WS-64, WS-67].
  if (edges.some((each, edge) => each === null && edge >= revealed)) return 'A shadow came from a card that lay face down.'
  const events = new Set([...eventDeck, ...eventDiscard])
  const played = valuesOf(state).events.length - putAside
  return events.size === played && eventDeck.length + eventDiscard.length === played ? undefined : `There are ${events.size} event cards.`
}

function playersWrong({ players, revealed, known, board }: State): string | undefined {
  for (const { sanity, items, out, banning, at, played } of players) {
    if (sanity < 0 || sanity > 6) return `Somebody has ${sanity} sanity.`
    // Who has none is out, and has nothing any more [WS-79].
    if (out !== (sanity === 0)) return 'Somebody without sanity plays on, or somebody with sanity does not.'
    if (items.length > 3) return 'Somebody has more than three minor items.'
    if (banning && (revealed < greatOldOnes || at !== rlyeh)) return 'Somebody bans whom nobody knows, or from elsewhere.'
    if (at === rlyeh && !banning && !out) return 'Somebody is at R’lyeh and does not ban.'
    if (new Set(played).size < played.length) return 'Somebody has played a location card twice.'
    if (at === university && played.length > 0) return 'Somebody at the university has not all cards in hand.'
  }
  if (players.filter(({ banning }) => banning).length > 1) return 'More than one bans.'
  // What an onlooker knows everybody knows.
  const all = known.at(-1)!
  if (known.some((knows) => places.some((place) => all[place] && !knows[place] && board[place]!.artifact === null))) {
    return 'An onlooker knows more than a player.'
  }
  return undefined
}

/** Whatever ends the game ends it at once [WS-80, WS-81, WS-82, WS-84]. */
function courseWrong(state: State): string | undefined {
  const { over, question, necron, players, agenda, witch, round } = state
  const { demon, rift } = valuesOf(state).track
  if ((over === null) !== (question !== null)) return 'Nothing is asked, and the game goes on; or it is over, and something is.'
  if (necron < 0 || necron > rift) return `Necron is on space ${necron}.`
  if (witch < university || witch > places.length) return `The Witch is at ${witch}.`
  if (round < 1) return `It is round ${round}.`
  if (over !== null) return agenda.length === 0 ? undefined : 'The game is over, and something is still to be done.'
  if (necron === rift) return 'Necron is at the rift, and the game goes on.'
  if (necron >= demon && !isFaceUp(state)) return 'Necron is past the demon, the card of R’lyeh lies face down, and the game goes on.'
  return players.filter(({ out }) => !out).length > 1 ? undefined : 'One player is left, and the game goes on.'
}
