/**
 * The words cards are known by: Titles, attributes, subtypes, Regions, languages, icons. Texts name cards
 * with them; the grammar asks here what a capitalised word stands for, and what was probably meant where it
 * stands for nothing.
 */

import { distance } from 'fastest-levenshtein'
import { namedRegion } from './ast.ts'
import type { CardType, PrintedCard, PublicAttribute } from './card.ts'
import { elsewhere } from './title-aliases.ts'

/** One thing a word can stand for. `name` is the word as cards print it. */
export type Sense =
  /** `common`: a Great Old One, which is there for all players; `phobia`: one, which lies on whom it afflicts; `travel`: a Travel Event. */
  | {
      readonly kind: 'title'
      readonly name: string
      readonly type: CardType
      readonly common?: true
      readonly phobia?: true
      readonly travel?: true
      readonly apart?: true
    }
  | { readonly kind: 'type'; readonly name: CardType }
  /** `of` is the card type that has this subtype; "Weapon" and "Servitor" stand for more than one `names`. */
  | { readonly kind: 'subtype'; readonly name: string; readonly names: readonly string[]; readonly of: CardType }
  /** `monsters`: Monsters are called so by a word of their Titles, and bear no attributes (M1.8): "Army of Cats" are Cats. */
  | { readonly kind: 'attribute'; readonly name: string; readonly monsters?: true }
  | { readonly kind: 'public'; readonly name: PublicAttribute }
  | { readonly kind: 'region'; readonly name: string }
  | { readonly kind: 'subregion'; readonly name: string }
  | { readonly kind: 'language'; readonly name: string }
  | { readonly kind: 'icon'; readonly name: string }
  | { readonly kind: 'hazard'; readonly name: string }
  /** A word that several Titles may share. */
  /** `type`: where all cards of these words in their Titles are Events. */
  | { readonly kind: 'family'; readonly name: string; readonly type?: 'Event' }
  /** A word with a capital that is in no library. */
  | { readonly kind: 'strange'; readonly name: string }
  /** A property with a field of its own. */
  | { readonly kind: 'flag'; readonly name: 'Gate' | 'Exotic' | 'Invisible' | 'Defending' | 'Travel' }

export interface KnownWords {
  /** Folded word or phrase to what it can stand for. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>
  /** Folded Titles, to tell whether some words are part of one. */
  readonly titles: readonly string[]
  /** Titles that contain a stop or comma, folded: only these may run across one in a text. */
  readonly dotted: ReadonlySet<string>
  /** Folded attribute to the types of cards that bear it: one that only Locations bear asks for a Location. */
  readonly bearers: ReadonlyMap<string, ReadonlySet<CardType>>
  /** The first words of all entries: where none of them stands, no name begins. */
  readonly starts: ReadonlySet<string>
  /** Words in the longest entry. */
  readonly longest: number
}

/** What of a card makes words known. */
export type Named = Pick<PrintedCard, 'title' | 'type'> &
  Partial<Pick<PrintedCard, 'subtype' | 'attributes' | 'publicAttributes' | 'region' | 'subregion' | 'languages' | 'icons'>>

const irregular: Readonly<Record<string, string>> = { wives: 'wife', men: 'man', women: 'woman', children: 'child', people: 'people' }

/** A word without its number: "Marshes", "Zombies" and "Allies" fold to what "Marsh", "Zombie" and "Ally" fold to. */
function singular(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return known
  if (word.length < 4) return word
  if (/(?:wol|el|cal|hal|dwar|whar|scar|thie)ves$/.test(word)) return `${word.slice(0, -3)}f`
  if (/(?:wi|kni)ves$/.test(word)) return `${word.slice(0, -3)}fe`
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y`
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (/[^aeo]vae$|(?:alg|nebul)ae$/.test(word)) return word.slice(0, -1)
  if (/[^o]uli$/.test(word)) return `${word.slice(0, -1)}us`
  if (/[^o]men$/.test(word) && word.length > 5) return `${word.slice(0, -2)}an`
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return singular(word.slice(0, -1))
  return word
}

/** The words of a phrase without case, accents, punctuation and number; the article at its head and an inverted one are gone. */
export function foldedWords(phrase: string): readonly string[] {
  const words = phrase
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`]s\b/g, 's')
    .replace(/['’`]/g, '')
    .replace(/, (?:the|a|an)$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((each) => each !== '')
  if (words.length > 1 && /^(?:the|a|an)$/.test(words[0]!)) words.shift()
  return words.map(singular)
}

export function fold(phrase: string): string {
  return foldedWords(phrase).join(' ')
}

/** Title in natural order: "Terrible Old Man, The" is "The Terrible Old Man". */
function naturalTitle(title: string): string {
  const inverted = /^(.*), (The|A|An)$/i.exec(title)
  return inverted ? `${inverted[2]} ${inverted[1]}` : title
}

export const types: readonly CardType[] = ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster', 'Adventure']
const publicAttributes: readonly PublicAttribute[] = ['Water', 'Forest', 'Cemetery', 'Inside', 'Outside']

/** The words of the rulebook itself, known with no card at hand (M1, M7, M8, M10, M11). */
const subtypes: Readonly<Partial<Record<CardType, readonly string[]>>> = {
  Event: [
    'Phobia',
    'Philia',
    'Day',
    'Night',
    'Star',
    'Storm',
    'Epidemic',
    'Threat',
    'Travel by Land',
    'Travel by Air',
    'Travel by Sea',
    'Travel by Air and Sea',
    'Travel by Cats',
    'Travel in Space',
    'Travel Underwater',
  ],
  Monster: [
    'Lesser Servitor',
    'Greater Servitor',
    'Lesser Independent',
    'Greater Independent',
    'Living Dead',
    'Great Old One',
    'Outer God',
  ],
  Artifact: ['Weapon', 'Enchanted Weapon'],
}

/** By what one travels. */
export const travels: readonly string[] = subtypes.Event!.filter((each) => each.startsWith('Travel'))

/** Attributes that cards of the game bear, known whichever cards are at hand: a text may speak of a Professor before one is in the library. */
const attributes = [
  'Artist',
  'Author',
  'Bum',
  'Business',
  'Church',
  'City',
  'Corrupt',
  'Country',
  'Cultist',
  // A compound attribute is also what its last word says (M12.25).
  'Detective',
  'Doctor',
  'Dreamer',
  'Entertainer',
  'Explorer',
  'Farmer',
  'Friend',
  'Gentleman',
  'Government',
  'House',
  'Housekeeper',
  'Inventor',
  'Island',
  'Lair',
  'Leader',
  'Library',
  'Lighthouse',
  'Living Dead',
  'M.U.',
  'Mi-Go Leader',
  'Mosque',
  'Museum',
  'Palace',
  'Poet',
  'Police Detective',
  'Port',
  'Press',
  'Priest',
  'Private Eye',
  'Professor',
  'Reporter',
  'Ruins',
  'Sanitarium',
  'Scholar',
  'Seaman',
  'Sister',
  'Site',
  'Society',
  'Soldier',
  'Space',
  'Station',
  'Steadfast',
  'Student',
  'Temple',
  'Tomb',
  'Town',
  'Underground',
  'Undertaker',
  'Underwater',
  'University',
  'Village',
  'Widow',
  'Wife',
  'Worker',
]

/** The places named on published cards: Regions, and the Subregions of each. */
const places: Readonly<Record<string, readonly string[]>> = {
  'Lovecraft Country':
    'Arkham, Boston, Catskill Mountains, Conanicut, Danvers, Dunwich, Greenwood, Innsmouth, Kingsport, Miskatonic Valley, New York, Providence, Salem, Vermont'.split(
      ', ',
    ),
  Europe: 'Averoigne, Cerveteri, Exham, Huntingdon, London, Paris, Rome, Salisbury, Scotland, Turin, Vienna'.split(', '),
  'Middle East': ['Alexandria', 'Cairo', 'Giza', 'Luxor', 'Tel El-Amarna'],
  'South Pacific': [],
  // Where an Ally is from who is marked so (M7.6); no Location lies there.
  Past: [],
  'The East': ['Celephais', 'Ilek-Vad', 'Rinar'],
  'The West': ['Dylath-Leen', 'Edge of the World', 'Mnar', 'Oukranos Wilds', 'Ulthar'],
  'The North': [],
  'The South': ['The Isles'],
  'The Underworld': ['Gug City', 'The Wildlands'],
  'New Aeon': 'Cape Canaveral, French Guiana, Groom Lake, Montignac, Moscow, Oakland, Washington D.C., Yucca Mountain'.split(', '),
}

/** The Dimensions have names of their own in the grammar: no Region is called so where one is meant. */
const dimensions: ReadonlySet<string> = new Set(['Dreamlands', 'The Dreamlands', 'New Aeon', 'Waking World', 'The Waking World'])

/** The languages that cards are written in, or know. */
export const languages = [
  'English',
  'Latin',
  'Greek',
  'French',
  'German',
  'Italian',
  'Arabic',
  'Chinese',
  'Glyphs',
  'Hyperborean',
  'Atlantean',
  'Binary',
]

/** The icons that Spells bear, and Tomes for the Spells they hold. */
export const iconNames = ['Water', 'Folk', 'Cthulhu', 'Death', 'Eye', 'Yellow Sign', 'Dream']

/** Words that stand for several subtypes: a Servitor is lesser or greater, an Enchanted Weapon is a Weapon. */
const groups: readonly { readonly name: string; readonly names: readonly string[]; readonly of: CardType }[] = [
  { name: 'Weapon', names: ['Weapon', 'Enchanted Weapon'], of: 'Artifact' },
  { name: 'Servitor', names: ['Lesser Servitor', 'Greater Servitor'], of: 'Monster' },
  { name: 'Lesser', names: ['Lesser Independent', 'Lesser Servitor'], of: 'Monster' },
  { name: 'Greater', names: ['Greater Independent', 'Greater Servitor'], of: 'Monster' },
  { name: 'Independent', names: ['Lesser Independent', 'Greater Independent'], of: 'Monster' },
]

/** Other printed forms of a word. */
const spellings: readonly (readonly [form: string, of: string])[] = [
  ['Forested', 'Forest'],
  ['Corrupted', 'Corrupt'],
  ['Artefact', 'Artifact'],
  ['Cemetary', 'Cemetery'],
  ['Graveyard', 'Cemetery'],
  ['Undead', 'Living Dead'],
  ['Catskills', 'Catskill Mountains'],
  ['Travel by Space', 'Travel in Space'],
  ['Travel through Space', 'Travel in Space'],
  ['Space Travel', 'Travel in Space'],
  ['Underwater Travel', 'Travel Underwater'],
  ['Land Travel', 'Travel by Land'],
  ['Air Travel', 'Travel by Air'],
  ['Sea Travel', 'Travel by Sea'],
  // "Lesser" alone would be of both classes.
  ...['Servitor', 'Independent'].flatMap((of) =>
    ['or', 'and'].flatMap((and) => [[`Lesser ${and} Greater ${of}`, of] as const, [`Greater ${and} Lesser ${of}`, of] as const]),
  ),
]

/** Collects the words of these cards beside the rulebook's own. */
export function knownWords(cards: Iterable<Named>): KnownWords {
  const senses = new Map<string, Sense[]>()
  const titles = new Set<string>()
  const dotted = new Set<string>()
  const bearers = new Map<string, Set<CardType>>()
  const starts = new Set<string>()
  let longest = 1
  function learn(phrase: string, sense: Sense): void {
    const words = foldedWords(phrase)
    if (words.length === 0) return
    const key = words.join(' ')
    const there = senses.get(key) ?? []
    if (there.some((each) => each.kind === sense.kind && each.name === sense.name && typeOf(each) === typeOf(sense))) return
    senses.set(key, [...there, sense])
    starts.add(words[0]!)
    longest = Math.max(longest, words.length)
  }
  for (const name of types) learn(name, { kind: 'type', name })
  for (const name of publicAttributes) learn(name, { kind: 'public', name })
  for (const name of ['Gate', 'Exotic', 'Invisible', 'Defending', 'Travel'] as const) learn(name, { kind: 'flag', name })
  for (const name of ['Space', 'Underwater', 'Radiation']) learn(name, { kind: 'hazard', name })
  const monsters = [...cards].flatMap(({ type, title }) => (type === 'Monster' ? [` ${fold(title)} `] : []))
  const ofAllies = new Set([...cards].flatMap(({ type, attributes }) => (type === 'Ally' ? (attributes ?? []).map(fold) : [])))
  const asked = new Set<string>()
  function learnAttribute(name: string): void {
    // Many cards bear the same: whether Monsters are called so is looked up once.
    if (asked.has(name)) return
    asked.add(name)
    const word = ` ${fold(name)} `
    const isOfMonsters = ofAllies.has(fold(name)) && monsters.some((title) => title !== word && title.includes(word))
    learn(name, { kind: 'attribute', name, ...(isOfMonsters ? { monsters: true as const } : {}) })
  }
  for (const name of ['Artifact', 'Tome', ...attributes]) learnAttribute(name)
  for (const name of languages) learn(name, { kind: 'language', name })
  learn(namedRegion, { kind: 'region', name: namedRegion })
  for (const [region, subregions] of Object.entries(places)) {
    if (!dimensions.has(region)) learn(region, { kind: 'region', name: region })
    for (const name of subregions) learn(name, { kind: 'subregion', name })
  }
  for (const name of iconNames) learn(name, { kind: 'icon', name })
  for (const each of groups) learn(each.name, { kind: 'subtype', ...each })
  for (const each of groups.slice(1)) learn(`Lesser or Greater ${each.name}`, { kind: 'subtype', ...each })
  for (const [a, ...others] of [
    ['Air', 'Land', 'Sea'],
    ['Land', 'Air', 'Sea'],
    ['Sea', 'Air', 'Land'],
  ])
    for (const b of others)
      learn(`Travel by ${a} or ${b}`, {
        kind: 'subtype',
        name: `Travel by ${a} or ${b}`,
        names: [`Travel by ${a}`, `Travel by ${b}`].sort(),
        of: 'Event',
      })
  const grouped = new Set(groups.map((each) => fold(each.name)))
  function learnSubtype(name: string, of: CardType): void {
    if (!grouped.has(fold(name))) learn(name, { kind: 'subtype', name, names: [name], of })
  }
  for (const [of, names] of Object.entries(subtypes)) for (const name of names) learnSubtype(name, of as CardType)
  const borne = new Set([...attributes, ...[...cards].flatMap((card) => card.attributes ?? [])].map(fold))
  for (const card of cards) {
    const title = naturalTitle(card.title)
    // "One Ghoul", where some bear that attribute and the Ghoul itself does not.
    const isApart = borne.has(fold(title)) && !card.attributes?.some((each) => fold(each) === fold(title))
    const isCommon = card.subtype === 'Great Old One' || card.subtype === 'Outer God'
    const told = {
      ...(isCommon ? { common: true as const } : {}),
      ...(card.subtype === 'Phobia' ? { phobia: true as const } : {}),
      ...(card.type === 'Event' && card.subtype?.startsWith('Travel') ? { travel: true as const } : {}),
      ...(isApart ? { apart: true as const } : {}),
    }
    learn(title, { kind: 'title', name: title, type: card.type, ...told })
    // "Voormis": of a word that ends so the plural cannot be told from one as "Anubis" is.
    if (/[^aeiou]i$/.test(title)) learn(`${title}s`, { kind: 'title', name: title, type: card.type, ...told })
    titles.add(fold(title))
    if (/[.,:;!?]/.test(title)) dotted.add(fold(title))
    if (card.subtype && card.type !== 'Spell') learnSubtype(card.subtype, card.type)
    for (const name of card.attributes ?? []) {
      learnAttribute(name)
      const last = name.split(' ').at(-1)!
      for (const each of attributes.includes(last) ? new Set([name, last]) : [name])
        bearers.set(fold(each), (bearers.get(fold(each)) ?? new Set()).add(card.type))
    }
    // "Exotic Location" on a colour bar is no place among others: each such card is one by itself (M6.53).
    if (card.region && !dimensions.has(card.region) && !/^Exotic /.test(card.region))
      learn(card.region, { kind: 'region', name: card.region })
    if (card.subregion && !/^(?:Any|Exotic)(?: |$)/.test(card.subregion)) learn(card.subregion, { kind: 'subregion', name: card.subregion })
    for (const name of card.languages?.list ?? []) learn(name, { kind: 'language', name })
    for (const name of card.icons ?? []) learn(name, { kind: 'icon', name })
  }
  for (const { title, type } of elsewhere) {
    learn(title, { kind: 'title', name: title, type })
    titles.add(fold(title))
  }
  for (const [form, of] of spellings) {
    for (const sense of senses.get(fold(of)) ?? []) if (sense.kind !== 'title') learn(form, sense)
  }
  // "Any Australian Location": what no card is called otherwise is of the place, and no word of a Title.
  for (const sense of [...senses.values()].flat())
    if (sense.kind === 'region' || sense.kind === 'subregion')
      for (const form of adjectivesOf(sense.name)) if (!senses.has(fold(form))) learn(form, sense)
  return { senses, titles: [...titles], dotted, bearers, starts, longest }
}

/** What is told of a place by one word, as far as its name shows it: "European", "Australian", "Roman", "Bostonian". */
function adjectivesOf(place: string): readonly string[] {
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(place)) return []
  const stem = place.slice(0, -1)
  if (place.endsWith('a')) return [`${place}n`, `${stem}ese`]
  if (place.endsWith('e')) return [`${place}an`, `${stem}an`]
  return place.endsWith('y') ? [`${stem}ian`] : [`${place}ian`, `${place}ese`]
}

function typeOf(sense: Sense): CardType | undefined {
  return sense.kind === 'title' ? sense.type : sense.kind === 'subtype' ? sense.of : undefined
}

/** What a word or phrase, in any spelling and number, can stand for; nothing if unknown. */
export function sensesOf(known: KnownWords, phrase: string): readonly Sense[] {
  return known.senses.get(fold(phrase)) ?? []
}

/** Whether these words stand, in this order and together, in some Title. */
export function isPartOfTitle(known: KnownWords, phrase: string): boolean {
  const part = ` ${fold(phrase)} `
  return known.titles.some((title) => ` ${title} `.includes(part))
}

/** The words as Titles print them, if they stand together in some Title: a family name, a shortened Title. */
export function familyName(known: KnownWords, phrase: string): string | undefined {
  const part = fold(phrase)
  if (part === '' || !isPartOfTitle(known, phrase)) return undefined
  const titled = [...known.senses.values()].flat().filter((sense) => sense.kind === 'title')
  // Cards are of a family sooner than the stories told of it.
  for (const sense of titled.toSorted((a, b) => Number(a.type === 'Adventure') - Number(b.type === 'Adventure'))) {
    if (!` ${fold(sense.name)} `.includes(` ${part} `)) continue
    const words = sense.name.split(' ')
    for (let from = 0; from < words.length; from++) {
      // An article folds to nothing: "Marsh" is a word of The Marsh Mansion, "The Marsh" is not.
      if (/^(?:the|an?|\P{L}+)$/iu.test(words[from]!)) continue
      for (let to = from + 1; to <= words.length; to++)
        if (fold(words.slice(from, to).join(' ')) === part) return words.slice(from, to).join(' ')
    }
  }
  return undefined
}

/** The sense of such words: "Aldebaran" is of Events alone, and "Police" are those who are Police Detectives, whose Titles do not say so; "Police cards", or a Police Location, are those whose Titles do. */
export function familySense(known: KnownWords, phrase: string, isOfTitles: boolean): Sense | undefined {
  const name = familyName(known, phrase)
  if (name === undefined) return undefined
  const all = [...known.senses.values()].flat()
  const titled = all.filter((sense) => sense.kind === 'title' && sense.type !== 'Adventure')
  const those = titled.filter((sense) => ` ${fold(sense.name)} `.includes(` ${fold(name)} `))
  const borne = all.find((sense) => sense.kind === 'attribute' && fold(sense.name).startsWith(`${fold(name)} `))
  const bearers = borne && known.bearers.get(fold(borne.name))
  if (!isOfTitles && borne && bearers && !those.some((sense) => sense.kind === 'title' && bearers.has(sense.type))) return borne
  const areEvents = those.length > 0 && those.every((sense) => sense.kind === 'title' && sense.type === 'Event')
  return { kind: 'family', name, ...(areEvents ? { type: 'Event' as const } : {}) }
}

/** The known word nearest to an unknown one, if any is near enough to have been meant. */
export function nearestKnown(known: KnownWords, phrase: string, also: Iterable<string> = []): string | undefined {
  const wanted = fold(phrase)
  let best: string | undefined
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1
  function consider(key: string, name: string): void {
    if (Math.abs(key.length - wanted.length) >= least) return
    const apart = distance(key, wanted)
    if (apart < least) {
      least = apart
      best = name
    }
  }
  for (const [key, senses] of known.senses) consider(key, senses[0]!.name)
  for (const word of also) consider(word, word)
  return best
}

/** A slip for a word that cards are known by is an error, not a name of its own. */
export function isNearlyKnown(word: string, known: KnownWords): boolean {
  if (word.length < 3) return false
  // Two letters off, a short word is another one.
  const far = word.length < 8 ? 1 : 2
  const letters = (each: string): string => [...each].sort().join('')
  const own = letters(word)
  // Two letters may have changed places.
  const near = (key: string): boolean =>
    Math.abs(key.length - word.length) <= far &&
    // Whoever slips rarely misses the first letter, and many a name differs from a Title in just that one.
    ((key[0] === word[0] && distance(key, word) <= far) || (key.length === word.length && letters(key) === own))
  for (const [key, senses] of known.senses) {
    // Of three letters many a Title differs in one, and few words of the game.
    if (word.length === 3 && senses.every((each) => each.kind === 'title')) continue
    if (near(key)) return true
    if (word.length === 3) continue
    // Of four letters a part of a Title may well differ in one, as "Leng" does from "Long"; one too many is a slip.
    const isOther = (part: string): boolean => word.length === 4 && part.length === 4 && part !== word && letters(part) !== own
    if (key.includes(' ') && key.split(' ').some((each) => each.length > 2 && !isOther(each) && near(each))) return true
  }
  return false
}

/** Words that names of several words are made of, folded, each with the names it is in. */
const parts = new WeakMap<KnownWords, ReadonlyMap<string, readonly Sense[]>>()

function partsOf(known: KnownWords): ReadonlyMap<string, readonly Sense[]> {
  const before = parts.get(known)
  if (before) return before
  const found = new Map<string, Sense[]>()
  for (const [key, senses] of known.senses) {
    if (key.includes(' ')) for (const part of key.split(' ')) found.set(part, [...(found.get(part) ?? []), ...senses])
  }
  parts.set(known, found)
  return found
}

/**
 * A name of several words that one of these words was meant for a part of: "Detectiv" is near to "Police Detective".
 * `unknown` are the words of the phrase that may be a slip.
 */
export function nearestWhole(known: KnownWords, phrase: string, unknown = phrase): string | undefined {
  for (const word of foldedWords(unknown)) {
    if (word.length < 4 || known.senses.has(word)) continue
    const far = word.length < 6 ? 1 : 2
    let best: { readonly part: string; readonly senses: readonly Sense[]; readonly apart: number } | undefined
    for (const [part, senses] of partsOf(known)) {
      if (part.length < 4 || Math.abs(part.length - word.length) > far) continue
      const apart = distance(part, word)
      if (apart <= far && apart < (best?.apart ?? far + 1)) best = { part, senses, apart }
    }
    if (!best) continue
    const whole = known.senses.get(fold(phrase).replace(word, best.part))?.[0]
    // A word that only Titles have is told as it stands in them.
    const kind = best.senses.find((each) => each.kind !== 'title')
    return whole?.name ?? kind?.name ?? familyName(known, best.part)
  }
  return undefined
}
