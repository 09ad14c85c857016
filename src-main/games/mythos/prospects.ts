/**
 * How well a seat stands in a match that is not over: the hint for bots whose
 * playouts are cut short (Game.worth). It judges an imagined position, so it
 * may look at everything in it.
 */
import type { Seat } from '../../engine/game.ts'
import { fitsAsPrinted } from './evidence.ts'
import { ownerOf, printed } from './places.ts'
import type { Action, CardNo, Sheet, State } from './state.ts'

/** What a requirement is worth that a card in the Hand could meet, beside one that is met. */
const inHand = 0.12

/** What a point of Sanity counts beside a point of an Adventure: both are points in the end, but Sanity comes and goes. */
const sanityPoint = 0.7

/** Between 0 (lost) and 1 (won). */
export function worth(state: State, seat: Seat): number {
  if (state.over !== undefined) return state.over.scores[seat]!
  let best = -Infinity
  for (let each = 0; each < state.players.length; each++) if (each !== seat) best = Math.max(best, prospects(state, each))
  return 1 / (1 + Math.exp((best - prospects(state, seat)) / 6))
}

/** Points earned, points in sight, and what keeps them: Sanity, Allies, Monsters on their way. */
function prospects(state: State, seat: Seat): number {
  const { points, sanity, hand, deck, discard } = state.players[seat]!
  // Nearly mad, the match may end at the next blow with what has been earned by then.
  let sum = points + sanityPoint * sanity - (sanity < 8 ? 0.1 * (8 - sanity) ** 2 : 0)
  // What lies discarded is out of the story, and costs Sanity to bring back.
  sum -= 0.012 * discard.length
  const laid = told(state, seat)
  // Whatever has been brought into the story may serve some Adventure yet to be drawn.
  sum += 0.1 * laid.length
  const counted = new Set<string>()
  for (const pile of [hand, deck, discard]) {
    for (const card of pile) {
      const face = printed(state, card)
      if (face.type !== 'Adventure' || face.recipe === undefined || counted.has(face.title)) continue
      counted.add(face.title)
      sum += (pile === hand ? 1 : 0.75) * inSight(state, seat, card, laid)
    }
  }
  for (const entry of state.play) {
    if (entry.seat !== seat) continue
    if (entry.area === 'ally' && !entry.faceDown) sum += 0.12 * (printed(state, entry.card).value ?? 0)
    else if (entry.area === 'threat') sum += 0.15 * (printed(state, entry.card).value ?? 0)
  }
  return sum
}

/**
 * The points of an Adventure by how much of its recipe is met; the last
 * requirements count most, since only all together score. An estimate: that a
 * card meets one requirement alone is left to the rules.
 */
function inSight(state: State, seat: Seat, card: CardNo, laid: readonly CardNo[]): number {
  const { recipe, points = 0 } = printed(state, card)
  const { hand } = state.players[seat]!
  let asked = 0
  let filled = 0
  for (const slot of recipe!.slots) {
    asked += slot.count
    let found = 0
    for (const each of laid) if (found < slot.count && fitsAsPrinted(state, each, slot, seat)) found++
    let held = 0
    for (const each of hand) if (found + held < slot.count && fitsAsPrinted(state, each, slot, seat)) held++
    filled += found + inHand * held
  }
  return asked === 0 ? 0 : 0.9 * points * (filled / asked) ** 1.5
}

/** The cards of a player that have been brought into the story. Those in a Threat will be, after Combat. */
function told(state: State, seat: Seat): CardNo[] {
  const { story, spot } = state.players[seat]!
  return [
    ...(spot?.crosswise === true ? story.slice(1) : story),
    ...state.play.filter((entry) => ownerOf(state, entry.card) === seat).map((entry) => entry.card),
  ]
}

// ---------------------------------------------------------------- what tempts

/** How much an action tempts, beside others that are open at the same time (Game.appeal). */
export function appeal(state: State, seat: Seat, action: Action): number {
  const [open] = state.agenda
  if (open?.do !== 'ask') return 1
  switch (action.do) {
    case 'concede':
      return 0
    case 'pass':
      return 0.15
    case 'play':
    case 'choose play':
      if (action.how === 'adventure') return 100
      return isWanted(state, seat, action.card) ? 4 : 1
    case 'arrive':
    case 'take offer':
      return 3
    case 'choose':
      // What serves no Adventure is the first to be let go.
      return open.resume.do === 'discard step' ? (isWanted(state, seat, action.card) ? 0.3 : 2) : 1
    case 'done':
      return open.resume.do === 'discard step' ? 6 : 1
    case 'yes':
      return open.resume.do === 'lobotomy step' ? 0.02 : open.resume.do === 'reshuffle step' ? 0.1 : 1
    default:
      return 1
  }
}

const wanted = new WeakMap<Sheet, Map<Seat, ReadonlySet<string>>>()

/** Whether a card may meet a requirement of some Adventure of its player's deck. */
function isWanted(state: State, seat: Seat, card: CardNo): boolean {
  const { sheet } = state
  let bySeat = wanted.get(sheet)
  if (bySeat === undefined) {
    bySeat = new Map()
    wanted.set(sheet, bySeat)
  }
  let found = bySeat.get(seat)
  if (found === undefined) {
    const own = sheet.printed.flatMap((_, each) => (sheet.owner[each] === seat ? [each] : []))
    const slots = own.flatMap((each) => sheet.printed[each]!.recipe?.slots ?? [])
    found = new Set(
      own.filter((each) => slots.some((slot) => fitsAsPrinted(state, each, slot, seat))).map((each) => sheet.printed[each]!.id),
    )
    bySeat.set(seat, found)
  }
  return found.has(printed(state, card).id) || printed(state, card).type === 'Adventure'
}
