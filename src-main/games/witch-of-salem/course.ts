/**
 * A position of Witch of Salem while an action is carried out on it: copied once, then written to. The small things that
 * happen over and over: Necron moves, sanity is lost, items come and go.
 */
import type { Seat } from '../../engine/game.ts'
import { below, shuffled } from '../../engine/random.ts'
import { greatOldOneOf, isFaceUp, kindsOf, nameOfItem, placeName, places, valuesOf } from './standing.ts'
import type { Happening, PlaceNo, Player, Question, Spot, State, Task } from './state.ts'
import { type Item, isMinor, minors } from './values.ts'

export type Course = {
  -readonly [Key in keyof Omit<State, 'players' | 'board' | 'agenda'>]: State[Key]
} & { players: Player[]; board: Spot[]; agenda: Task[]; readonly events: Happening[] }

export const courseOf = (state: State): Course => ({
  ...state,
  players: [...state.players],
  board: [...state.board],
  agenda: [...state.agenda],
  events: [],
})

export function closed({ events: _, ...state }: Course): State {
  return state
}

export const noCounsel: State['counsel'] = { hearing: null, proposals: [] }

export function ask(course: Course, question: Question): void {
  course.question = question
  course.counsel = noCounsel
}

export function change(course: Course, seat: Seat, part: Partial<Player>): void {
  course.players[seat] = { ...course.players[seat]!, ...part }
}

export function changeSpot(course: Course, place: PlaceNo, part: Partial<Spot>): void {
  course.board[place] = { ...course.board[place]!, ...part }
}

/** All lose together, at once, whatever is being resolved [WS-1, WS-84]. */
export function lose(course: Course, because: string): void {
  if (course.over !== null) return
  course.over = { scores: course.players.map(() => 0), because, points: null }
  course.question = null
  course.agenda = []
  course.events.push({ was: 'ended', because })
}

/** Forward he may reach the demon space, which wants all six revealed, or the rift [WS-71, WS-80, WS-81]; back he stops at 0 and reaches nothing [WS-E57]. */
export function moveNecron(course: Course, by: number, because: string): void {
  if (course.over !== null || by === 0) return
  const { demon, rift } = valuesOf(course).track
  const from = course.necron
  const to = Math.max(0, Math.min(rift, from + by))
  course.necron = to
  course.events.push({ was: 'Necron moved', from, to, because })
  if (by < 0) return
  if (to >= rift) lose(course, 'Lost: Necron has reached the dimensional rift.')
  else if (to >= demon && !isFaceUp(course)) lose(course, 'Lost: Necron has reached the demon, and the card of R’lyeh lies face down.')
}

/** Who reaches 0 is out at once [WS-79]. */
export function loseSanity(course: Course, seat: Seat, count: number, because: string): void {
  const { sanity, out } = course.players[seat]!
  if (course.over !== null || out) return
  const left = Math.max(0, sanity - count)
  change(course, seat, { sanity: left })
  course.events.push({ was: 'sanity changed', seat, by: left - sanity, sanity: left, because })
  if (left === 0) goMad(course, seat)
}

const mostSanity = 6

/** Never above 6, however little one started with [WS-57, WS-86]. */
export function gainSanity(course: Course, seat: Seat, count: number, because: string): void {
  const { sanity } = course.players[seat]!
  const now = Math.min(mostSanity, sanity + count)
  if (now === sanity) return
  change(course, seat, { sanity: now })
  course.events.push({ was: 'sanity changed', seat, by: now - sanity, sanity: now, because })
}

export const canGainSanity = ({ sanity }: Player): boolean => sanity < mostSanity

/** All items go to the discard, a ban ends, and one player alone is not enough [WS-77, WS-79, WS-82, WS-E43]. */
function goMad(course: Course, seat: Seat): void {
  const player = course.players[seat]!
  course.events.push({ was: 'gone mad', seat })
  course.itemDiscard = [...course.itemDiscard, ...player.items, ...(player.artifact === null ? [] : [player.artifact])]
  change(course, seat, { items: [], artifact: null, out: true, banning: false })
  if (player.banning) course.events.push({ was: 'ban ended', seat, whom: greatOldOneOf(course, course.centre).name })
  if (course.players.filter(({ out }) => !out).length <= 1) lose(course, 'Lost: only one investigator is left.')
}

/** To the item discard, not back into the bag [WS-32]. */
export function discard(course: Course, seat: Seat, item: Item): void {
  remove(course, seat, item)
  course.itemDiscard = [...course.itemDiscard, item]
  course.events.push({ was: 'discarded', seat, item })
}

/** Off the player's board, to wherever it goes. */
export function remove(course: Course, seat: Seat, item: Item): void {
  const { items } = course.players[seat]!
  if (isMinor(item)) change(course, seat, { items: items.toSpliced(items.indexOf(item), 1) })
  else change(course, seat, { artifact: null })
}

/** An artifact to its own space, anything else to a minor one [WS-9]. There must be room. */
export function receive(course: Course, seat: Seat, item: Item): void {
  const { items } = course.players[seat]!
  if (!isMinor(item)) return change(course, seat, { artifact: item })
  change(course, seat, { items: [...items, item].toSorted((a, b) => minors.indexOf(a) - minors.indexOf(b)) })
}

/** One item out of the bag; if it is empty, the discard is put into it first [WS-63, WS-E38, WS-E41]. Nothing, if both are empty [WS-E40]. */
export function draw(course: Course): Item | undefined {
  if (course.bag.length === 0) {
    if (course.itemDiscard.length === 0) return undefined
    course.bag = course.itemDiscard.toSorted()
    course.itemDiscard = []
  }
  let at: number
  ;[at, course.rng] = below(course.rng, course.bag.length)
  const item = course.bag[at]!
  course.bag = course.bag.toSpliced(at, 1)
  return item
}

/** Three new items, as far as there are any, where the last one has gone [WS-63]. */
export function refill(course: Course, place: PlaceNo): void {
  if (course.board[place]!.items.some((each) => each !== null)) return
  const items = [draw(course) ?? null, draw(course) ?? null, draw(course) ?? null]
  const drawn = items.filter((each) => each !== null)
  if (drawn.length === 0) return
  changeSpot(course, place, { items })
  course.events.push({ was: 'refilled', place: placeName(course, place), items: drawn })
}

/** A creature goes to the discard, a shadow out of the game [WS-52]. */
export function beat(course: Course, place: PlaceNo, seat: Seat | null): void {
  const { creature } = course.board[place]!
  if (creature !== null) {
    changeSpot(course, place, { creature: null })
    course.creatureDiscard = [...course.creatureDiscard, creature]
    const whom = valuesOf(course).creatures.find(({ id }) => id === creature)!.name
    course.events.push({ was: 'beaten', whom, place: placeName(course, place), seat, isShadow: false })
  } else if (course.shadow !== null) {
    const whom = greatOldOneOf(course, course.shadow).name
    course.gone = [...course.gone, course.shadow]
    course.shadow = null
    course.events.push({ was: 'beaten', whom, place: placeName(course, place), seat, isShadow: true })
  }
}

/** The next face-down card: edges in rising order, R'lyeh last [WS-56]. Nothing, if there is none [WS-E53]. */
export function reveal(course: Course): boolean {
  if (isFaceUp(course)) return false
  const edge = course.revealed
  const id = course.edges[edge] ?? course.centre
  course.revealed++
  course.events.push({ was: 'revealed', whom: greatOldOneOf(course, id).name, edge: edge + 1 })
  return true
}

/** One sees the tile and nobody else does; that somebody looked is seen by all [WS-54, WS-55]. */
export function look(course: Course, seat: Seat, place: PlaceNo): void {
  // Where one person leads all, what one of them sees all know, and there is nothing to tell [WS-E56].
  for (const viewer of course.oneLeads ? course.known.keys() : [seat]) learn(course, viewer, [place])
  course.events.push({ was: 'looked', seat, place: placeName(course, place), tile: course.board[place]!.tile!, open: course.oneLeads })
  if (!course.oneLeads) course.agenda.unshift({ task: 'say', seat })
}

export function learn(course: Course, viewer: number, at: readonly PlaceNo[]): void {
  course.known = course.known.with(
    viewer,
    course.known[viewer]!.map((knows, place) => knows || at.includes(place)),
  )
}

/** Tiles without an artifact change places; what was known of them is out of date, all but how many of each kind there were [WS-27, WS-E14]. */
export function shuffleTiles(course: Course): void {
  const loose = places.filter((place) => course.board[place]!.artifact === null)
  if (loose.length < 2) {
    course.events.push({ was: 'no effect', what: 'Ghost' })
    return
  }
  course.remembered = course.known.slice(0, -1).map((known, seat) => {
    const seen = loose.filter((place) => known[place])
    const portals = seen.filter((place) => course.board[place]!.tile === 'portal').length
    return carriedOver(course, seat, loose, { portals, walls: seen.length - portals })
  })
  const [tiles, next] = shuffled(
    course.rng,
    loose.map((place) => course.board[place]!.tile),
  )
  course.rng = next
  for (const [at, place] of loose.entries()) changeSpot(course, place, { tile: tiles[at]! })
  course.known = course.known.map((known) => known.map((knows, place) => knows && !loose.includes(place)))
  course.mixed = loose
  course.said = course.said.map(() => null)
  course.events.push({ was: 'tiles shuffled', places: loose.length })
}

/** What was remembered of an earlier shuffle holds on, but for tiles that have been covered since: an unseen one could be of either kind. */
function carriedOver(
  course: Course,
  seat: Seat,
  loose: readonly PlaceNo[],
  seen: State['remembered'][number],
): State['remembered'][number] {
  const before = course.remembered[seat]!
  const covered = course.mixed.filter((place) => !loose.includes(place))
  const lostOf = (tile: Spot['tile']) => covered.filter((place) => !course.known[seat]![place] || course.board[place]!.tile === tile).length
  return {
    portals: Math.max(seen.portals, before.portals - lostOf('portal')),
    walls: Math.max(seen.walls, before.walls - lostOf('wall')),
  }
}

/** Every kind of item a player has, for those who must be told. */
export const itemsAsText = (player: Player): string =>
  kindsOf(player)
    .map((item) => nameOfItem[item])
    .join(', ')
