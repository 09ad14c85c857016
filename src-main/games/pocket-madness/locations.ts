/** The seven locations and the seven portals of Pocket Madness, as data. */

/** What names a location, is printed on its cards, counts its copies, and names its portal: 6 to 12. */
export type LocationNo = number

/** What a sealed portal does [PM-26 to PM-32]. */
export type Power =
  | 'give cards'
  | 'opponents lose a card'
  | 'look and take'
  | 'another turn'
  | 'take from the deck'
  | 'opponents draw one'
  | 'pass'

export interface Location {
  readonly number: LocationNo
  readonly name: string
  readonly portal: string
  readonly power: Power
}

export const locations: readonly Location[] = [
  { number: 6, name: 'R’lyeh', portal: 'Cthulhu', power: 'give cards' },
  { number: 7, name: 'Arkham Asylum', portal: 'Azathoth', power: 'opponents lose a card' },
  { number: 8, name: 'Lomar', portal: 'Shub-Niggurath', power: 'look and take' },
  { number: 9, name: 'Innsmouth', portal: 'Dagon', power: 'another turn' },
  { number: 10, name: 'Valley of the Kings', portal: 'Nyarlathotep', power: 'take from the deck' },
  { number: 11, name: 'Dunwich', portal: 'Shoggoth', power: 'opponents draw one' },
  { number: 12, name: 'Underworld', portal: 'Gug', power: 'pass' },
]

/** What each power does, for a button and for the board. */
export const powers: Readonly<Record<Power, string>> = {
  'give cards': 'Give 1 or 2 of your cards to opponents.',
  'opponents lose a card': 'Each opponent loses 1 card by chance; it lies face up and is out of the round.',
  'look and take': 'Look at an opponent’s hand and take 1 card of it.',
  'another turn': 'When this turn is over, take another complete turn.',
  'take from the deck': 'Take any 1 card of the deck, face up or face down.',
  'opponents draw one': 'Until your next turn begins, opponents can only draw, and only 1 card.',
  pass: 'Your turn ends without an action.',
}

/** How many cards of each location, 6 to 12, somebody has. */
export type Counts = readonly number[]

export const kinds = locations.length
const lowest = locations[0]!.number

/** The place of a location in a list of counts. */
export const at = (number: LocationNo): number => number - lowest
export const numberAt = (place: number): LocationNo => place + lowest
export const none: Counts = Array<number>(kinds).fill(0)
export const sum = (counts: Counts): number => counts.reduce((all, each) => all + each, 0)
export const nameOf = (number: LocationNo): string => locations[at(number)]!.name
export const portalOf = (number: LocationNo): string => locations[at(number)]!.portal
export const powerOf = (number: LocationNo): Power => locations[at(number)]!.power

/** Every card by its number: as many of each as the number says. */
export const everyCard: readonly LocationNo[] = locations.flatMap(({ number }) => Array<LocationNo>(number).fill(number))

/** The cards behind counts, in order. */
export const listed = (counts: Counts): LocationNo[] => counts.flatMap((count, place) => Array<LocationNo>(count).fill(numberAt(place)))

export function counted(cards: readonly LocationNo[]): number[] {
  const counts = Array<number>(kinds).fill(0)
  for (const each of cards) counts[at(each)]!++
  return counts
}
