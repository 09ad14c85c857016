/** A few cards of the Standard Game as a seat sees them: their facts, and a text short enough for a gallery. */
import type { Face, Piece } from '../../src-main/contract/mythos.ts'

const blank: Omit<Face, 'id' | 'title' | 'type'> = {
  unique: false,
  dimension: 'waking',
  anyDimension: false,
  gate: false,
  attributes: [],
  publicAttributes: [],
  icons: [],
  goo: false,
  requirements: [],
  text: '',
  owner: 0,
}

type Facts = Partial<Face> & Pick<Face, 'title' | 'type'>

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')

const face = (facts: Facts): Face => ({ ...blank, id: slug(facts.title), ...facts })

const arkham = { region: 'Lovecraft Country', subregion: 'Arkham' } as const

export const faces = {
  gazette: face({
    title: 'Arkham Gazette',
    type: 'Location',
    attributes: ['City', 'Business', 'Press', 'Tome'],
    publicAttributes: ['Water', 'Inside'],
    ...arkham,
  }),
  supply: face({
    title: 'Arkham Mystical Supply',
    type: 'Location',
    gate: true,
    attributes: ['City', 'Business', 'Artifact'],
    publicAttributes: ['Water', 'Inside'],
    ...arkham,
  }),
  hospital: face({
    title: 'Bellevue Hospital',
    type: 'Location',
    unique: true,
    sanity: 5,
    attributes: ['City', 'Sanitarium'],
    publicAttributes: ['Water', 'Inside'],
    region: 'Lovecraft Country',
    subregion: 'New York',
    text: 'You lose your next Turn.\nOnce a Turn while you are here: bury a Phobia that affects you.',
  }),
  caverns: face({
    title: 'Caverns Beneath The Old Church',
    type: 'Location',
    sanity: -1,
    gate: true,
    attributes: ['City', 'Underground', 'Tome'],
    publicAttributes: ['Water', 'Cemetery', 'Inside'],
    region: 'Lovecraft Country',
    subregion: 'Kingsport',
  }),
  hill: face({
    title: 'Central Hill',
    type: 'Location',
    attributes: ['City', 'Site', 'Tome'],
    publicAttributes: ['Water', 'Cemetery', 'Outside'],
    region: 'Lovecraft Country',
    subregion: 'Kingsport',
  }),
  long: face({
    title: 'Frank Belknap Long',
    type: 'Ally',
    value: 2,
    currentValue: 2,
    attributes: ['Steadfast', 'Author'],
    foundAt: 'New York',
    languages: 'English & Glyphs',
    region: 'Lovecraft Country',
    subregion: 'New York',
  }),
  allen: face({
    title: 'Dr. Allen',
    type: 'Ally',
    unique: true,
    sanity: -1,
    value: 2,
    currentValue: 3,
    attributes: ['Corrupt', 'Cultist'],
    foundAt: 'Providence',
    languages: 'English & Glyphs',
    region: 'Lovecraft Country',
    subregion: 'Providence',
    text: 'May hold one Spell.',
  }),
  detective: face({
    title: 'Police Detective',
    type: 'Ally',
    value: 1,
    currentValue: 1,
    attributes: ['Steadfast', 'Police Detective'],
    foundAt: 'any City',
    languages: 'English',
    region: 'Lovecraft Country',
    text: 'Command: your other Defending Allies get +1.',
  }),
  revolver: face({
    title: '.32 Revolver',
    type: 'Artifact',
    subtype: 'Weapon',
    anyDimension: true,
    valueBonus: 1,
    text: 'An Ally carries it.',
  }),
  dagger: face({
    title: 'Enchanted Dagger',
    type: 'Artifact',
    subtype: 'Enchanted Weapon',
    anyDimension: true,
    valueBonus: 2,
    text: 'Its bearer sees the Invisible and may join a Threat.',
  }),
  crystal: face({
    title: 'Shining Trapezohedron',
    type: 'Artifact',
    unique: true,
    anyDimension: true,
    sanity: -2,
    text: 'Rotate it: look at the Hand of an opponent.',
  }),
  necronomicon: face({
    title: 'Necronomicon',
    type: 'Tome',
    unique: true,
    anyDimension: true,
    sanity: -2,
    languages: 'Latin',
    spellCapacity: 3,
    icons: ['Cthulhu', 'Death', 'Eye'],
  }),
  pnakotic: face({
    title: 'Pnakotic Manuscripts',
    type: 'Tome',
    anyDimension: true,
    languages: 'English',
    spellCapacity: 2,
    icons: ['Folk', 'Yellow Sign'],
  }),
  sign: face({
    title: 'Elder Sign',
    type: 'Spell',
    subtype: 'Eye',
    anyDimension: true,
    sanity: -2,
    icons: ['Eye'],
    text: 'Bury every Monster with a value of 2 or less from one Directed Threat.',
  }),
  water: face({
    title: 'Contact Deep Ones',
    type: 'Spell',
    subtype: 'Water',
    anyDimension: true,
    sanity: -1,
    icons: ['Water'],
    text: 'Play a Deep One from your Hand into your Threat, whatever the Gate.',
  }),
  deep: face({
    title: 'Deep One',
    type: 'Monster',
    subtype: 'Lesser Servitor',
    anyDimension: true,
    value: 1,
    currentValue: 1,
    text: 'Joins with any number of Deep Ones.',
  }),
  horror: face({
    title: 'Hunting Horror',
    type: 'Monster',
    subtype: 'Greater Servitor',
    anyDimension: true,
    sanity: -1,
    value: 3,
    currentValue: 4,
    attributes: ['Invisible'],
    text: 'At Night: +1.',
  }),
  zombie: face({ title: 'Walking Corpse', type: 'Monster', subtype: 'Living Dead', anyDimension: true, value: 2, currentValue: 2 }),
  dagon: face({
    title: 'Azathoth',
    type: 'Monster',
    subtype: 'Outer God',
    anyDimension: true,
    unique: true,
    sanity: -3,
    goo: true,
    requirements: ['a Gate Location', 'a Star Event'],
    text: 'At the end of each Round: every opponent loses 2 Sanity.',
  }),
  phobia: face({
    title: 'Claustrophobia',
    type: 'Event',
    subtype: 'Phobia',
    anyDimension: true,
    text: 'The player may not go to Inside Locations.',
  }),
  night: face({
    title: 'Moonless Night',
    type: 'Event',
    subtype: 'Night',
    anyDimension: true,
    text: 'It is Night until the end of the Round.',
  }),
  train: face({
    title: 'Boston & Maine Railroad',
    type: 'Event',
    subtype: 'Travel by Land',
    anyDimension: true,
    publicAttributes: ['Outside'],
    text: 'Travel to any City of your Region.',
  }),
  dream: face({
    title: 'The Enchanted Wood',
    type: 'Location',
    dimension: 'dreamlands',
    gate: true,
    attributes: ['Country', 'Site'],
    publicAttributes: ['Forest', 'Outside'],
    region: 'The West',
    subregion: 'Ulthar',
  }),
  horrorTale: face({
    title: 'Arkham Horror',
    type: 'Adventure',
    subtype: 'Heroic Adventure',
    sanity: 3,
    points: 8,
    text: 'The PRESS has it first: a TOME is missing from a LIBRARY in ARKHAM, and a STEADFAST friend with it.',
  }),
  alone: face({
    title: 'Alone in the World',
    type: 'Adventure',
    subtype: 'Mythos Experience',
    sanity: 2,
    points: 7,
    text: 'On an OUTSIDE place at NIGHT, with a PHOBIA for company.',
  }),
} satisfies Record<string, Face>

let count = 0

/** A piece with a name of its own. */
export function piece(of: Face | undefined, how: Partial<Piece> = {}): Piece {
  const id = how.id ?? `${of?.id ?? 'hidden'}-${count++}`
  return { faceDown: false, rotated: false, crosswise: false, ...(of && { face: { ...of, id } }), ...how, id }
}
