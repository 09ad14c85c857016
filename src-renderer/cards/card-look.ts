/** How kinds of cards look: letter, shape, colour and symbol, so that no card is known by its colour alone. Knows words, no titles. */
import type { Face } from '../../src-main/contract/mythos.ts'
import type { SymbolName } from '../ui/symbol-names.ts'

export interface Kind {
  readonly letter: string
  /** An outline on a field of 20 by 20. */
  readonly shape: string
  readonly symbol: SymbolName
}

/** The nine types. Their colours are in CardFace, under the same names. */
export const kinds: Readonly<Record<string, Kind>> = {
  Adventure: {
    letter: 'V',
    shape: 'M10 .8l2.8 6.1l6.7.7l-5 4.5l1.4 6.6L10 15.3l-5.9 3.4l1.4-6.6l-5-4.5l6.7-.7z',
    symbol: 'scroll-unfurled',
  },
  Ally: { letter: 'A', shape: 'M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17', symbol: 'person' },
  Artifact: { letter: 'R', shape: 'M5.5 2h9L19 10l-4.5 8h-9L1 10z', symbol: 'scarab-beetle' },
  Event: { letter: 'E', shape: 'M10 1l9.5 17H.5z', symbol: 'lightning-storm' },
  Location: { letter: 'L', shape: 'M2 2h16v16H2z', symbol: 'village' },
  Monster: { letter: 'M', shape: 'M10 .5L19.5 10L10 19.5L.5 10z', symbol: 'tentacles-skull' },
  Spell: { letter: 'S', shape: 'M10 1l9 6.7L15.6 18H4.4L1 7.7z', symbol: 'pentacle' },
  Tome: { letter: 'T', shape: 'M4 1h12v18l-6-3.5L4 19z', symbol: 'spell-book' },
  Investigator: { letter: 'I', shape: 'M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2z', symbol: 'sherlock-holmes' },
}

export const kindOf = (type: string): Kind => kinds[type] ?? { letter: '?', shape: 'M2 2h16v16H2z', symbol: 'info' }

/**
 * Roughly how broad a word is, in the height of its letters; a little too much rather than too little. A window cannot
 * count on hyphenation, for which not every build of the browser has its dictionaries.
 */
export function breadthOf(word: string): number {
  let sum = 0.08
  for (const letter of word) sum += breadths.find(([letters]) => letters.test(letter))?.[1] ?? 0.53
  return sum
}

const breadths: readonly (readonly [RegExp, number])[] = [
  [/[ijltfrI'’.,!:;()-]/, 0.37],
  [/[MW]/, 1],
  [/[mw]/, 0.88],
  [/\p{Lu}/u, 0.74],
]

/** What a word among a card's attributes or in its subtype looks like; the first that is found decides. */
const emblems: readonly (readonly [RegExp, SymbolName])[] = [
  [/Tomb|Crypt/, 'tombstone'],
  [/Library/, 'bookshelf'],
  [/Museum/, 'greek-temple'],
  [/Church|Priest/, 'church'],
  [/Sanitarium|Hospital/, 'hospital'],
  [/Underground|Cave/, 'cave-entrance'],
  [/Station|Train|Land/, 'steam-locomotive'],
  [/Press/, 'newspaper'],
  [/University|Professor|Scholar/, 'graduate-cap'],
  [/Island/, 'island'],
  [/House/, 'spooky-house'],
  [/Castle|Palace/, 'castle'],
  [/Village|Town/, 'village'],
  [/Business|Shop/, 'shop'],
  [/Site/, 'stone-tablet'],
  [/Sea|Ship|Water/, 'sailboat'],
  [/Air/, 'biplane'],
  [/Detective|Police/, 'police-badge'],
  [/Cultist/, 'cultist'],
  [/Author|Journalist|Writer/, 'quill-ink'],
  [/Explorer/, 'compass'],
  [/Gentleman|Private Eye|Friend/, 'fedora'],
  [/Enchanted/, 'sacrificial-dagger'],
  [/Weapon/, 'revolver'],
  [/Living Dead/, 'raise-zombie'],
  [/Servitor/, 'fish-monster'],
  [/Independent/, 'alien-stare'],
  [/Great Old One|Outer God/, 'gooey-eyed-sun'],
  [/Phobia/, 'semi-closed-eye'],
  [/Night/, 'moon'],
  [/Day/, 'sun'],
  [/Star/, 'star-formation'],
  [/Storm/, 'heavy-rain'],
  [/Epidemic/, 'plague-doctor-profile'],
  [/Threat/, 'bat-wing'],
  [/City/, 'modern-city'],
]

type Worded = Pick<Face, 'type' | 'subtype' | 'attributes' | 'publicAttributes'>

/** The emblem in the middle of a card that has no picture. */
export function emblemOf({ type, subtype, attributes, publicAttributes }: Worded): SymbolName {
  if (type === 'Adventure' || type === 'Tome') return kindOf(type).symbol
  if (type === 'Spell') return iconSign(subtype ?? '') ?? kindOf(type).symbol
  const words = [...attributes, subtype ?? ''].join(', ')
  const found = emblems.find(([word]) => word.test(words))?.[1]
  if (found !== undefined && found !== 'modern-city') return found
  if (publicAttributes.includes('Cemetery')) return 'graveyard'
  return found ?? (publicAttributes.includes('Forest') ? 'forest' : kindOf(type).symbol)
}

const publicSigns: Readonly<Record<string, SymbolName>> = {
  Water: 'water-drop',
  Forest: 'pine-tree',
  Cemetery: 'tombstone',
  Inside: 'door',
  Outside: 'exit-door',
}

export const publicSign = (attribute: string): SymbolName | undefined => publicSigns[attribute]

const iconSigns: Readonly<Record<string, SymbolName>> = {
  Folk: 'footprint',
  Water: 'water-drop',
  Eye: 'eye-of-horus',
  'Yellow Sign': 'spiral-arrow',
  Cthulhu: 'curled-tentacle',
  Death: 'death-skull',
  Dream: 'moon',
}

/** The sign of a Spell Icon (M9.14). */
export const iconSign = (icon: string): SymbolName | undefined => iconSigns[icon]

/** Subtype and type, between them `mark`; a subtype that ends with the type, as "Heroic Adventure", says both. */
export function typeLine({ subtype, type }: Pick<Face, 'subtype' | 'type'>, mark: ' ' | ' · '): string {
  if (!subtype) return type
  return subtype.split(' ').at(-1) === type ? subtype : `${subtype}${mark}${type}`
}

/** A card in one breath, for those who hear it: what stands on its face, in the order in which it is read. */
export function saying(face: Face): string {
  const value = face.currentValue ?? face.value
  return [
    face.title,
    typeLine(face, ' '),
    face.unique && 'unique',
    value !== undefined && `value ${value}`,
    face.valueBonus !== undefined && `value +${face.valueBonus}`,
    face.points !== undefined && `${face.points} points`,
    face.gate && 'Gate',
    typeof face.sanity === 'number' && sanityWords(face),
    face.subregion,
    ...face.attributes,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Green gain, red loss, yellow casting cost (M2.18). */
export function pentagramOf({ type, sanity }: Pick<Face, 'type' | 'sanity'>): 'gain' | 'loss' | 'casting' | undefined {
  if (sanity === undefined || sanity === 0) return undefined
  if (type === 'Spell') return 'casting'
  return sanity === 'variable' || sanity > 0 ? 'gain' : 'loss'
}

function sanityWords(face: Face): string {
  const points = Math.abs(Number(face.sanity))
  const words = { gain: 'gain', loss: 'costs', casting: 'costs to cast' } as const
  const which = pentagramOf(face)
  return which === undefined ? '' : `${words[which]} ${points} Sanity`
}
