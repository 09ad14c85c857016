/**
 * Card sets of the GCCG plug-in: one XML file a set, 18 attributes a card. What a title bar says in its own small grammar
 * (occupations, languages, places, the two cards of a Great Old One) is taken apart here; whether the facts make sense is
 * normalised.ts' business, as for every card a person brings.
 *
 * Note [What of XML is read]: tags, attributes, comments, the five entities every XML has, and characters by number. A
 * document type may name a DTD, which is never fetched; one that declares something itself is refused, since entities
 * can stand for other files or for gigabytes. So is everything else a card set does not need.
 */
import { SaxesParser } from 'saxes'
import type { CardType, FoundAt, Languages, PublicAttribute, Requirement } from '../grammar/card.ts'
import { foldTitle } from '../grammar/titles.ts'
import { type FileFault, publicAttributes, type ReadCards, writePlace } from './cards-file.ts'
import { limits } from './limits.ts'
import { type RawCard, readRawCards } from './normalised.ts'
import { ShelfError } from './shelf-error.ts'

/** A card by its name, as far as a Great Old One's title bar may mean it. */
export interface KnownTitle {
  readonly title: string
  readonly type: string
}

/** The set a file holds. */
export interface BroughtSet {
  readonly code: string
  readonly name: string
}

// ---------------------------------------------------------------- title bars

/** "Terrible Old Man, The" in its natural form. */
function naturalTitle(name: string): string {
  const rest = /^(.+), The$/.exec(name)?.[1]
  return rest ? `The ${rest}` : name
}

/** A name as it stands in an id: `seven-cryptical-books-of-hsan`. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** "English, Latin & Greek"; "No Languages"; "Greek or Latin". */
function languagesOf(value: string): Languages {
  if (value === '' || /^No Languages?$/i.test(value)) return { mode: 'none', list: [] }
  if (/^All Languages?$/i.test(value)) return { mode: 'all', list: [] }
  const parts = value.split(/\s*(?:,|&|\band\b|\bor\b)\s*/).filter(Boolean)
  return { mode: /\bor\b/.test(value) ? 'or' : 'and', list: parts }
}

/** Occupations of two words; every other pair of words is an occupation and what kind of one: "M.U. Professor". */
const institutions = ['M.U.']

/** "Corrupt Cultist & Scholar, Living Dead, Knows English" as attributes and languages. */
function barOf(bar: string): { readonly attributes: readonly string[]; readonly languages: Languages } {
  const [, before = '', known] = /^(.*?)(?:,?\s*\bKnows\s+(.*))?$/s.exec(bar)!
  const attributes = before.split(/\s*[,&]\s*/).flatMap((part) => {
    const [, alignment, rest = ''] = /^(Steadfast|Corrupt)?\s*(.*)$/s.exec(part)!
    const institution = institutions.find((each) => rest.startsWith(`${each} `))
    return [alignment, institution, institution ? rest.slice(institution.length + 1) : rest]
  })
  return { attributes: attributes.filter((each): each is string => Boolean(each)), languages: languagesOf(known ?? '') }
}

const isPublic = (word: string): word is PublicAttribute => publicAttributes.some((each) => each === word)

/** Attributes as a selector has them: the five public ones apart, and the Gate, which is none. */
function selectorOf(words: readonly string[]): Pick<FoundAt, 'attributes' | 'publicAttributes' | 'gate'> {
  const attributes = words.filter((each) => !isPublic(each) && !/^(non-)?Gate$/i.test(each))
  const publics = words.filter(isPublic)
  const gate = words.find((each) => /^(non-)?Gate$/i.test(each))
  return {
    ...(publics.length > 0 && { publicAttributes: publics }),
    ...(attributes.length > 0 && { attributes }),
    ...(gate !== undefined && { gate: !/^non-/i.test(gate) }),
  }
}

/** Where an Ally is met (M7.1, M7.2): "Arkham", "Any City", "Any non-Gate Location", "Innsmouth Past", "Arkham or Kingsport". */
export function placeOf(region: string, subregion: string): FoundAt {
  const [first, ...others] = subregion.split(/\s+or\s+/)
  if (others.length > 0) return { anyOf: [first!, ...others].map((each) => placeOf(region, each)) }
  const within = region === '' ? {} : { region }
  if (subregion === '') return within
  const any = /^Any\s+(.*?)(?:\s*\bLocations?)?$/i.exec(subregion)?.[1]
  if (any !== undefined) return { ...within, ...selectorOf(any.split(/\s*\/\s*/).filter(Boolean)) }
  const past = /^(.+) Past$/.exec(subregion)?.[1]
  return past === undefined ? { ...within, subregion } : { ...within, subregion: past, past: true }
}

/** Where an Ally is found that tells no more than its region bar does, in the words of a card file. */
export const foundByBar = (region = '', subregion = ''): string | undefined =>
  region === '' && subregion === '' ? undefined : writePlace(placeOf(region, subregion))

const typeWords: readonly CardType[] = ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster']
const eventKinds: readonly string[] = ['Day', 'Night', 'Star', 'Storm', 'Epidemic', 'Phobia', 'Threat']

/**
 * One of the two cards a Great Old One needs (M11.46): "Outside/Country/Gate Location", "Storm", "Waxing Moon". A word that
 * is neither a Title nor a kind of Event can only be what an Event is said to be; the rulebook knows one such: a Solstice.
 */
function requirementOf(phrase: string, titles: ReadonlyMap<string, KnownTitle>): Requirement {
  const [, words, typed] = /^(.+?)\s+(\w+?)s?$/.exec(phrase) ?? []
  const type = typeWords.find((each) => each === typed)
  if (type !== undefined) return { phrase, type, ...selectorOf(words!.split(/\s*\/\s*/)) }
  const card = titles.get(foldTitle(phrase))
  const event = { phrase, type: 'Event' as const }
  if (card !== undefined) return { phrase, type: typeWords.find((each) => each === card.type) ?? 'Event', title: card.title }
  return eventKinds.includes(phrase) ? { ...event, subtype: phrase } : { ...event, attributes: [phrase] }
}

// ---------------------------------------------------------------- numbers and letters

/** A whole number, nothing for an empty field, or the text itself, for normalised.ts to refuse. */
function numberOf(value: string): number | string | null {
  if (value === '') return null
  return /^[+-]?\d{1,4}$/.test(value) ? Number(value) : value
}

const publicLetters: Readonly<Record<string, PublicAttribute>> = { W: 'Water', F: 'Forest', C: 'Cemetery', I: 'Inside', O: 'Outside' }
const iconLetters: Readonly<Record<string, string>> = {
  W: 'Water',
  F: 'Folk',
  C: 'Cthulhu',
  D: 'Death',
  E: 'Eye',
  Y: 'Yellow Sign',
  Dr: 'Dream',
}

/** What letters stand for, one after the other; a letter that stands for nothing stays itself. */
function spell(letters: string, meanings: Readonly<Record<string, string>>): readonly string[] {
  return (letters.match(/Dr|\S/g) ?? []).map((each) => meanings[each] ?? each)
}

const dimensionMarks: Readonly<Record<string, string>> = { '': 'waking', '{DRM}': 'dreamlands', '{NAE}': 'new-aeon' }

/** Text in one line, with the quotation marks of a typewriter. */
function plain(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}

// ---------------------------------------------------------------- cards

/** A `card` element as it stands. */
interface Element {
  readonly line: number
  readonly name: string
  readonly text: string
  readonly keys: ReadonlyMap<string, string>
}

const knownKeys = new Set(
  'set rarity type subtype value gate private public region subregion education san sanmax hand handmin handmax dimension unique'.split(
    ' ',
  ),
)

/** The line of a card's target without its first word; other words than "Affects" are part of what it says. */
function targetOf(bar: string): string | null {
  const target = plain(bar)
    .replace(/^Affect'?s?\s+/i, '')
    .replace(/\.$/, '')
  return target === '' ? null : target
}

/** What the value means depends on the type (M1, FORMATS): a Card Value or two, a bonus, Spells, points. */
function cardValue(value: string): { readonly value: unknown; readonly values?: readonly number[] } {
  const two = /^(\d+)\/(\d+)$/.exec(value)
  if (!two) return { value: numberOf(value) }
  const values = [Number(two[1]), Number(two[2])]
  return { value: Math.max(...values), values }
}

function monster(key: (name: string) => string, titles: ReadonlyMap<string, KnownTitle>): object {
  const bar = plain(key('private'))
  if (key('value') === '{GOO}') {
    return {
      goo: true,
      requirements: bar
        .split(/\s*,\s*/)
        .filter(Boolean)
        .map((each) => requirementOf(each, titles)),
    }
  }
  const value = cardValue(key('value'))
  if (bar === '') return value
  if (/^Invisible$/i.test(bar)) return { ...value, invisible: true }
  if (/^Invisible During (?:the )?Day$/i.test(bar)) return { ...value, invisible: 'day' }
  if (/^Visible\s*\/\s*Invisi?ble$/i.test(bar)) return { ...value, invisible: 'choice' }
  return { ...value, ...barOf(bar) }
}

/** The facts of each type, as the normalised form names them. */
function factsOf(type: string, key: (name: string) => string, titles: ReadonlyMap<string, KnownTitle>): object {
  const place = { region: key('region') || null, subregion: key('subregion') || null }
  const publics = spell(key('public'), publicLetters)
  const bar = plain(key('private'))
  switch (type) {
    case 'Location': {
      const exotic = key('region') === 'Exotic Location'
      const attributes = bar.split(/\s*,\s*/).filter(Boolean)
      const subregion = place.subregion ?? (exotic ? key('region') : null)
      return { ...place, subregion, exotic, gate: key('gate') !== '', attributes, publicAttributes: publics }
    }
    case 'Ally':
      return { ...place, ...cardValue(key('value')), ...barOf(bar), foundAt: placeOf(key('region'), key('subregion')) }
    case 'Artifact': {
      const isBonus = /^[+-]/.test(key('value'))
      return { target: targetOf(bar), ...(isBonus ? { valueBonus: numberOf(key('value')) } : cardValue(key('value'))) }
    }
    case 'Tome':
      return { languages: languagesOf(bar), spellCapacity: numberOf(key('value')), icons: spell(key('public'), iconLetters) }
    case 'Spell':
      return { icons: key('subtype') === '' ? [] : [key('subtype')], target: targetOf(bar) }
    case 'Event': {
      const [target = '', ...attributes] = bar.split(/\s*,\s*/)
      return { target: targetOf(target), attributes, publicAttributes: publics, travel: /^Travel\b/.test(key('subtype')) }
    }
    case 'Monster':
      return monster(key, titles)
    case 'Adventure':
      return { points: numberOf(key('value')) }
    case 'Investigator':
      return {
        languages: languagesOf(bar.replace(/^Knows\s+/, '')),
        education: numberOf(key('education')),
        sanityStart: numberOf(key('san')),
        sanityMax: numberOf(key('sanmax')),
        hand: numberOf(key('hand')),
        handMin: numberOf(key('handmin')),
        handMax: numberOf(key('handmax')),
      }
    default:
      return {}
  }
}

function rawOf({ name, text, keys }: Element, id: string, set: BroughtSet, titles: ReadonlyMap<string, KnownTitle>): object {
  const key = (of: string) => (keys.get(of) ?? '').trim()
  const type = key('type')
  const mark = key('dimension')
  const dimension = dimensionMarks[mark] ?? mark
  const isPlaying = type !== 'Investigator'
  const san = key('san')
  // An Ally's and a Location's lack of an indicator is the Waking World (M6.11); on an Adventure it says nothing.
  const anywhere = isPlaying && mark === '' && !['Location', 'Ally', 'Adventure'].includes(type)
  return {
    id,
    setCode: set.code,
    title: naturalTitle(name),
    name,
    type,
    rarity: key('rarity').toLowerCase() || null,
    unique: key('unique') !== '',
    ...(isPlaying && {
      subtype: key('subtype') || null,
      dimension,
      anyDimension: anywhere,
      sanity: /^[+-]?\?$/.test(san) ? 'variable' : numberOf(san),
    }),
    ...factsOf(type, key, titles),
    text: plain(text),
  }
}

// ---------------------------------------------------------------- the file

const mended: readonly (readonly [sign: RegExp, what: string, hint: string])[] = [
  [/unclosed|unexpected end/i, 'it ends too early', 'Check that the file is whole.'],
  [/undefined entity/i, 'it uses an entity that no card set needs', 'Write the character itself.'],
  [/disallowed character/i, 'it holds a character that no XML may hold', 'Remove it, or choose another file.'],
]

/** The elements of a card set, in file order. Throws a ShelfError where the file as a whole cannot be read. */
function elementsOf(
  text: string,
  file: string,
): { readonly set: BroughtSet; readonly cards: readonly Element[]; readonly faults: readonly FileFault[] } {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  const cards: Element[] = []
  const faults: FileFault[] = []
  const open: string[] = []
  let set: BroughtSet | undefined
  let card: { line: number; name: string; text: string; keys: Map<string, string> } | undefined

  const refuse = (what: string, hint: string): never => {
    throw new ShelfError('bad_xml', `${file}, line ${parser.line}: ${what}.`, hint)
  }
  const fault = (line: number, message: string, at = `${file}, line ${line}`) => {
    if (faults.length < limits.fileFaults) faults.push({ at, line, message })
  }
  const hintToFormat = 'A card set of GCCG has a ccg-setinfo element with cards in it.'

  parser.on('error', (error) => {
    const known = mended.find(([sign]) => sign.test(error.message))
    // saxes puts the place before what it says.
    const said = error.message.replace(/^\S*?\d+:\d+:\s*/, '').replace(/\.$/, '')
    refuse(known?.[1] ?? `it is not valid XML (${said.slice(0, 120)})`, known?.[2] ?? 'Check that the file is whole.')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding))
      refuse(`it says that it is written in ${encoding.slice(0, 40)}`, 'Save it as UTF-8, and let its first line say so.')
  })
  parser.on('doctype', (doctype) => {
    // See Note [What of XML is read].
    if (/[[<]/.test(doctype))
      refuse('its document type declares things of its own, which is not allowed here', 'Remove what stands in its square brackets.')
  })
  // A tag may run over many lines; what it begins with is where it stands.
  let begun = 1
  parser.on('opentagstart', () => {
    begun = parser.line
  })
  const passedOver = (said: string) => {
    if (said.trim() !== '') fault(parser.line, 'Text that stands between the tags was passed over.')
  }
  parser.on('text', passedOver)
  parser.on('cdata', passedOver)
  parser.on('opentag', ({ name, attributes }) => {
    const value = (of: string) => (Object.hasOwn(attributes, of) ? attributes[of]! : '')
    const where = open.join('/')
    open.push(name)
    if (where === '' && name === 'ccg-setinfo') {
      const code = value('abbrev').trim()
      if (code === '') refuse('the set has no abbreviation', 'Give ccg-setinfo an "abbrev", like LTD.')
      set = { code: code.slice(0, limits.name), name: (value('name').trim() || code).slice(0, limits.name) }
    } else if (where === 'ccg-setinfo' && name === 'cards') return
    else if (where === 'ccg-setinfo/cards' && name === 'card') {
      if (cards.length >= limits.setCards)
        throw new ShelfError('too_big', `${file} holds more than ${limits.setCards} cards.`, 'Split the file.')
      card = { line: begun, name: plain(value('name')), text: value('text'), keys: new Map() }
    } else if (where === 'ccg-setinfo/cards/card' && name === 'attr' && card) {
      const key = value('key')
      const at = `${file}, line ${begun} "${card.name.slice(0, limits.name)}"`
      if (!knownKeys.has(key)) fault(begun, `"${key.slice(0, 40)}" is not known as an attribute of a card; it was passed over.`, at)
      else if (card.keys.has(key)) fault(begun, `"${key}" stands here twice; the first was taken.`, at)
      else card.keys.set(key, value('value'))
    } else refuse(`a card set has no "${name.slice(0, 40)}" here`, hintToFormat)
  })
  parser.on('closetag', ({ name }) => {
    open.pop()
    if (name === 'card' && card) {
      cards.push(card)
      card = undefined
    }
  })
  parser.write(text).close()
  if (set === undefined) return refuse('it holds no card set', hintToFormat)
  return { set, cards, faults }
}

/** Ids as the normalised files have them: set and name, numbered where a name occurs more than once in the set. */
function idsOf(cards: readonly Element[], { code }: BroughtSet): readonly string[] {
  const names = Map.groupBy(cards, ({ name }) => slug(name))
  const seen = new Map<string, number>()
  return cards.map(({ name }) => {
    const short = slug(name)
    const no = (seen.get(short) ?? 0) + 1
    seen.set(short, no)
    return `${slug(code)}-${short}${names.get(short)!.length > 1 ? `-${no}` : ''}`.slice(0, limits.name)
  })
}

/**
 * Reads a GCCG card set; `file` is the name used in messages, `known` the cards of the library, by which title bars may
 * name others. Throws a ShelfError where the file as a whole is unreadable; otherwise lists what is wrong card by card.
 */
export function readGccg(
  text: string,
  file: string,
  known: readonly KnownTitle[] = [],
): ReadCards & { readonly sets: readonly BroughtSet[] } {
  const { set, cards, faults } = elementsOf(text, file)
  const here = cards.map(({ name, keys }) => ({ title: naturalTitle(name), type: keys.get('type') ?? '' }))
  const titles = new Map([...known, ...here].map((each) => [foldTitle(each.title), each]))
  const ids = idsOf(cards, set)
  const raws = cards.map((card, index): RawCard => {
    const at = `${file}, line ${card.line} "${card.name.slice(0, limits.name)}"`
    return { raw: rawOf(card, ids[index]!, set, titles), at, line: card.line }
  })
  const read = readRawCards(raws)
  return { sets: [set], cards: read.cards, faults: [...faults, ...read.faults].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) }
}
