/** Why a card that lies on the table cannot be used, turned, arrived at or played from there now (M5.3 to M5.8): by where it lies, and as what. */
import type { Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { bannedBy, isForbidden } from './bans.ts'
import { canPayTolls } from './costs.ts'
import { canArrive, elsewhere, offerPlays, staysFaceDown } from './options.ts'
import { isInvestigator, isTravelling, isWalking, ownerOf, printed, topCard } from './places.ts'
import { fewest, nameOf, type Refusal } from './reasons.ts'
import { objections, waysOf } from './requirements.ts'
import { matches } from './select.ts'
import { placedAt } from './standing.ts'
import type { CardNo, Placed, State } from './state.ts'
import { type Moment, objectionsToUses } from './using.ts'

/**
 * Everything that speaks against doing something with a card that a seat sees on the
 * table; of several things that could be done the one with the fewest objections.
 */
export function againstUse(state: State, seat: Seat, card: CardNo): readonly Refusal[] {
  const entry = placedAt(state, card)
  const whose = isInvestigator(card) ? ownerOf(state, card) : (entry?.seat ?? ownerOf(state, card))
  if (whose !== seat) return [others(entry)]
  const when = momentOf(state, seat)
  const ways = [...objectionsToUses(state, seat, card, when), ...turnings(state, card, entry, when), ...journeys(state, seat, card, when)]
  if (entry === undefined && !isInvestigator(card)) ways.push(...plays(state, seat, card, when))
  return ways.length === 0 ? [nothingToUse(state, card, entry)] : fewest(ways)
}

/** What could be done if it were one's decision: what takes a Turn, unless Combat is on. */
function momentOf(state: State, seat: Seat): Moment {
  const open = openQuestion(state)
  return open?.seat === seat && open.question.ask === 'what to cast or use' ? 'combat' : 'turn'
}

function others(entry: Placed | undefined): Refusal {
  const remedy = 'Only its own player can use it; a card of yours may act on it.'
  if (entry?.area === 'threat') return { rule: 'M1.42', why: 'It fights in the Threat of somebody else.', remedy }
  return { rule: 'M1.24', why: 'It is a card of somebody else.', remedy }
}

const notInCombat = (what: string): Refusal => ({
  rule: 'M14.7',
  why: `${what} takes a Turn, and in Combat there are none.`,
  remedy: 'Wait for your next Turn.',
})

/** Turning a face-down card up (M5.8). */
function turnings(state: State, card: CardNo, entry: Placed | undefined, when: Moment): Refusal[][] {
  if (entry === undefined || !entry.faceDown || entry.area === 'threat') return []
  if (entry.area === 'spell')
    return [[{ rule: 'M5.8', why: 'Spells are not turned up by a play.', remedy: 'It turns face-up at the End of the Round.' }]]
  const found: Refusal[] = []
  if (when === 'combat') found.push(notInCombat('Turning a card up'))
  if (entry.on !== undefined) found.push({ rule: 'M1.38', why: 'It turns together with what bears it.', remedy: 'Turn its bearer up.' })
  else if (staysFaceDown(state, card))
    found.push({ rule: 'M15.11', why: 'A text keeps it face-down.', remedy: 'That text must leave play, or no longer apply.' })
  else if (isForbidden(state, entry.seat, 'flipUp', card))
    found.push({ rule: 'M17.7', why: 'A text forbids to turn it up.', remedy: 'That text must leave play, or no longer apply.' })
  return [found]
}

/** Arriving (M5.3), and going on with what travel has offered (M6.40). */
function journeys(state: State, seat: Seat, card: CardNo, when: Moment): Refusal[][] {
  const ways: Refusal[][] = []
  if (topCard(state, seat) === card && isWalking(state, seat)) {
    const found: Refusal[] = []
    if (when === 'combat') found.push(notInCombat('Arriving'))
    const banned = bannedBy(state, seat, 'arrive')
    if (banned !== undefined)
      found.push({
        rule: 'M17.7',
        why: `${nameOf(state, banned)} forbids to rotate it.`,
        remedy: 'That text must leave play, or no longer apply.',
      })
    else if (!canPayTolls(state, seat, 'arrive'))
      found.push({ rule: 'M2.23', why: 'You do not have the cards that a text asks for arriving.', remedy: 'Draw such cards first.' })
    else if (!canArrive(state, seat, card))
      found.push({ rule: 'M2.24', why: 'You cannot afford what this Location costs on arrival.', remedy: 'Gain Sanity first.' })
    ways.push(found)
  }
  const offers = state.players[seat]!.offers.filter((each) => each.card === card)
  for (const offer of offers) {
    const found: Refusal[] = []
    if (when === 'combat') found.push(notInCombat('Travelling on'))
    if (offer.since >= state.turn)
      found.push({ rule: 'M5.18', why: 'What it offers is for a following Turn.', remedy: 'Travel on from your next Turn on.' })
    else if (offerPlays(state, seat, offer).length === 0)
      found.push({ rule: 'M6.40', why: 'No Location of your Hand is one that it leads to.', remedy: 'Draw such a Location, or walk on.' })
    ways.push(found)
  }
  if (offers.length === 0 && topCard(state, seat) === card && isTravelling(state, seat))
    ways.push([{ rule: 'M6.44', why: 'It leads nowhere any more.', remedy: 'Walk within the Region, or travel by another Event.' }])
  return ways
}

/** Playing a card of a pile, where a text lets one do so. */
function plays(state: State, seat: Seat, card: CardNo, when: Moment): Refusal[][] {
  if (topCard(state, seat) === card) return []
  const fromHand: Refusal = { rule: 'M5.2', why: 'Cards are played from your Hand.', remedy: 'It must come to your Hand first.' }
  const open = elsewhere(state, seat).filter(
    ({ cards, nested }) => cards.includes(card) && matches(state, card, nested.filter ?? {}, { you: seat }),
  )
  if (open.length === 0) return [[fromHand]]
  const ways = open.flatMap(({ nested }) => waysOf(state, card).map((how) => [...objections(state, seat, { card, how }, nested)]))
  return when === 'combat' ? ways.map((each) => [notInCombat('Playing a card'), ...each]) : ways
}

/** There is nothing that it could be used for, by where it lies. */
function nothingToUse(state: State, card: CardNo, entry: Placed | undefined): Refusal {
  const itself = 'What it says holds by itself; nothing need be done for it.'
  switch (entry?.area) {
    case 'threat':
      return { rule: 'M14.9', why: 'It waits in your Threat for Combat.', remedy: 'You direct it at an opponent when Combat begins.' }
    case 'adventure':
      return { rule: 'M12.6', why: 'This Adventure is completed.', remedy: 'It has scored; nothing more is to be done with it.' }
    case 'event':
      return { rule: 'M10.10', why: 'An Event in play is not used.', remedy: itself }
    case 'goo':
      return { rule: 'M11.52', why: 'A Great Old One is not used.', remedy: itself }
    case 'ally':
      return { rule: 'M5.7', why: 'It offers no action.', remedy: 'It may be committed in Combat; what it says holds by itself.' }
    case 'asset':
      return printed(state, card).type === 'Tome'
        ? { rule: 'M5.7', why: 'A Tome is not used: its Spells are cast.', remedy: 'Cast a Spell that it holds, or add one.' }
        : { rule: 'M5.4', why: 'It names nothing that it could be used for.', remedy: itself }
    default:
      return { rule: 'M5.7', why: 'It offers no action.', remedy: itself }
  }
}
