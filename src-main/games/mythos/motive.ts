/**
 * What speaks for something that a player has just done, as whoever sees the table could tell: a reason beside the line of the
 * log that tells it. Hands, Mythos Decks and Threats are not looked into (M1.15, M1.16, M1.19), but for how many cards they hold;
 * the player's own reckoning is `counsel.ts`, and for those alone who may see with that player's eyes.
 */
import type { Seat } from '../../engine/game.ts'
import type { Counsel } from './counsel.ts'
import type { Event } from './events.ts'
import { fitsAsPrinted, progress } from './evidence.ts'
import { pentagram } from './pentagram.ts'
import { currentLocation, ownerOf, printed, title } from './places.ts'
import { passesToEnd, sanityMaximum } from './player-numbers.ts'
import { isAfflicted, isCure } from './prospects.ts'
import type { CardNo, State } from './state.ts'

/** A move: the position before it and the one it led to. */
interface Move {
  readonly before: State
  readonly after: State
}

/** So little Sanity is soon lost. */
const little = 4
/** So few cards of a Mythos Deck are soon drawn. */
const few = 8

/** What speaks for an event as a deed of the player whose doing it was; nothing where it was none, or where only a Hand could tell. */
export function motive(event: Event, move: Move): Counsel | undefined {
  const { before, after } = move
  switch (event.was) {
    case 'played':
      return forPlayed(event, move)
    case 'arrived': {
      const here = currentLocation(after, event.seat)
      return here === undefined ? undefined : (forAim(after, event.seat, here) ?? forPlace(after, event.seat, here))
    }
    case 'passed':
      return forPass(event.seat, move)
    case 'used':
    case 'cast':
      return isAfflicted(before, event.seat) && !isAfflicted(after, event.seat)
        ? { reason: `It rids ${name(after, event.seat)} of what others had laid there.`, rule: 'M10.15' }
        : undefined
    case 'committed':
      return event.what === 'ally' ? forDefending(event.seat, event.against, after) : forDirecting(event.seat, event.against, after)
    case 'lobotomised':
      return forNewCards(before, event.seat, 'M15.18')
    case 'reshuffled':
      return event.why === 'wanted' ? forNewCards(before, event.seat, 'M15.23') : undefined
    default:
      return undefined
  }
}

const name = (state: State, seat: Seat) => state.sheet.names[seat]!
const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`

function forPlayed(event: Extract<Event, { was: 'played' }>, { before, after }: Move): Counsel | undefined {
  const { seat, card, how } = event
  // What lies in a Threat is known to its owner alone, but for the number of cards.
  if (how === 'monster') {
    return { reason: `${count(threatOf(after, seat), 'card')} of ${name(after, seat)} will go into the Combat to come.`, rule: 'M14.9' }
  }
  const { type, value = 0, points = 0 } = printed(after, card)
  if (how === 'adventure') return forCompleting(after, points)
  const aim = forAim(after, seat, card)
  const gain = forGain(before, after, seat, card)
  if (type === 'Location') return aim ?? gain ?? forPlace(after, seat, card)
  if (aim ?? gain) return aim ?? gain
  if (how === 'goo' && value > 0) return { reason: `It brings ${count(value, 'point')} into the Combat to come.`, rule: 'M14.39' }
  if (how === 'ally' && value > 0) {
    return { reason: `In Combat it absorbs up to ${count(value, 'point')} that would cost ${name(after, seat)} Sanity.`, rule: 'M14.55' }
  }
  const victim = after.play.find((entry) => entry.card === card)?.affects
  if (victim !== undefined && victim !== seat) {
    return { reason: `It troubles ${name(after, victim)} until it is got rid of.`, rule: 'M10.14' }
  }
  return undefined
}

const threatOf = (state: State, seat: Seat): number =>
  state.play.reduce((sum, entry) => sum + (entry.area === 'threat' && entry.seat === seat ? 1 : 0), 0)

function forCompleting({ sheet }: State, points: number): Counsel {
  const scores = `It scores ${count(points, 'point')}`
  return sheet.mode === 'basic'
    ? { reason: `${scores} and ends the match.`, rule: 'M16.1' }
    : { reason: `${scores} of the ${sheet.target} that end the match.`, rule: 'M16.6' }
}

/** An Adventure that everybody can see among the player's discards, and that a card has brought nearer. */
function forAim(after: State, seat: Seat, card: CardNo): Counsel | undefined {
  let best: { readonly reason: string; readonly missing: number } | undefined
  for (const adventure of after.players[seat]!.discard) {
    if (ownerOf(after, adventure) !== seat) continue
    const slot = printed(after, adventure).recipe?.slots.find((each) => fitsAsPrinted(after, card, each, seat))
    const found = slot && progress(after, seat, adventure)
    if (slot === undefined || found === undefined || !found.assignment.some(({ key }) => key === card)) continue
    const missing = found.missing.reduce((sum, each) => sum + each.count, 0)
    if (best !== undefined && best.missing <= missing) continue
    const rest = missing === 0 ? 'the last thing it needs' : `${missing} more ${missing === 1 ? 'card is' : 'cards are'} lacking`
    const told = title(after, adventure).replace(/\.$/, '')
    best = { missing, reason: `It counts as “${slot.phrase}” for ${told}, which lies among the discards: ${rest}.` }
  }
  return best && { reason: best.reason, rule: 'M12.2' }
}

function forGain(before: State, after: State, seat: Seat, card: CardNo): Counsel | undefined {
  const gain = Math.min(pentagram(before, seat, card), sanityMaximum(before, seat) - before.players[seat]!.sanity)
  return gain > 0 ? { reason: `It gives ${name(after, seat)} ${gain} Sanity.`, rule: 'M2.18' } : undefined
}

/** What a place lets its player do, by what is printed on it. */
function forPlace(after: State, seat: Seat, place: CardNo): Counsel | undefined {
  const { attributes = [], gate, rules } = printed(after, place)
  if (isAfflicted(after, seat) && rules.some(isCure)) {
    return { reason: `${name(after, seat)} can be rid there of what others have laid on the Investigator.`, rule: 'M10.15' }
  }
  if (gate === true) return { reason: 'Through its Gate Monsters can be played.', rule: 'M11.3' }
  if (attributes.includes('Artifact')) return { reason: 'Artifacts can be played there.', rule: 'M8.1' }
  return attributes.includes('Tome') ? { reason: 'Tomes can be played there.', rule: 'M9.1' } : undefined
}

function forPass(seat: Seat, { before, after }: Move): Counsel | undefined {
  const { mustPass = 0 } = before.players[seat]!
  if (mustPass > 0) return { reason: `${name(after, seat)} has to Pass this Turn.` }
  const standing = before.players.reduce((sum, { passes }) => sum + passes, 0)
  if (standing + 1 >= passesToEnd(before)) {
    const own = threatOf(before, seat)
    const others = before.players.reduce((sum, _, each) => sum + (each === seat ? 0 : threatOf(before, each)), 0)
    const threats = own + others === 0 ? '' : `; in the Threat lie ${own} of ${name(after, seat)} and ${others} of the others`
    return { reason: `It ends card play${threats}.`, rule: 'M13.1' }
  }
  return before.players[seat]!.hand.length === 0 ? { reason: `${name(after, seat)} has no card left in Hand.`, rule: 'M1.16' } : undefined
}

/** Why just this opponent: what everybody can see of who is weak, or ahead. */
function forDirecting(seat: Seat, against: Seat, { players, play, sheet }: State): Counsel | undefined {
  const target = players[against]!
  const victim = sheet.names[against]!
  if (target.sanity <= little) return { reason: `${victim} has only ${target.sanity} Sanity left.`, rule: 'M14.8' }
  const others = players.filter((_, each) => each !== seat && each !== against)
  if (others.length > 0 && others.every(({ points }) => points < target.points)) {
    return { reason: `${victim} is ahead with ${count(target.points, 'Adventure point')}.`, rule: 'M14.11' }
  }
  if (!play.some((entry) => entry.seat === against && entry.area === 'ally')) {
    return { reason: `${victim} has no Ally that could absorb it.`, rule: 'M14.55' }
  }
  return others.length > 0 && others.every(({ sanity }) => sanity > target.sanity)
    ? { reason: `${victim} has the least Sanity, ${target.sanity}.`, rule: 'M14.11' }
    : undefined
}

function forDefending(seat: Seat, against: Seat, { play, sheet }: State): Counsel | undefined {
  const coming = play.filter((entry) => entry.area === 'threat' && entry.seat === against && entry.against === seat).length
  if (coming === 0) return undefined
  const cards = coming === 1 ? '1 card comes' : `${coming} cards come`
  return { reason: `${cards} from ${sheet.names[against]}, and what an Ally absorbs costs no Sanity.`, rule: 'M14.55' }
}

function forNewCards({ players }: State, seat: Seat, rule: string): Counsel {
  const { deck, discard } = players[seat]!
  const left = `${deck.length <= few ? 'only ' : ''}${count(deck.length, 'card')}`
  return { reason: `The Mythos Deck had ${left} left, and ${discard.length} lay among the discards.`, rule }
}
