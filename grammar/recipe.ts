/**
 * Reads what an Adventure asks for out of its story (M12.24 to M12.37): capitalised phrases are cards of their
 * own, small words right beside them restrict them, everything else is story. A capitalised phrase that is no
 * word of any card is an error; a phrase with two meanings is one too.
 */

import nearley from 'nearley'
import rules from './adventure.ne'
import type { Far, Island, Near, Option, Phrase, Quality } from './adventure-actions.ts'
import { type Meaning, readWords, type Word } from './adventure-lexer.ts'
import { most, shortened } from './amounts.ts'
import type { Kind, Recipe, RecipeCondition, Slot } from './ast.ts'
import type { CardType } from './card.ts'
import { fold, type KnownWords, nearestKnown, nearestWhole, sensesOf } from './link.ts'
import { isBook, isFamily, mayBeShortFor } from './near-titles.ts'
import type { Reading } from './reading.ts'

/** Longer stories are refused before they are cut into words: no published one has a quarter of it. */
const longestStory = 4000

/** No requirement is longer; without a limit, a long list would be read to its end from each of its words. */
const longestStretch = 40

/** A place in the story that cannot be read. */
class Unread extends Error {
  readonly words: readonly [first: Word, last: Word]
  readonly nearest: string | undefined
  constructor(message: string, first: Word, last: Word = first, nearest?: string) {
    super(message)
    this.words = first.at <= last.at ? [first, last] : [last, first]
    this.nearest = nearest
  }
}

/** A slot before it is known what the slots around it are. */
interface Draft {
  readonly from: number
  readonly to: number
  readonly slot: Slot | undefined
  /** What else the same cards are asked for by: "TWO ALLIES, one of whom must be a PRIEST" are an Ally and a Priest. */
  readonly rest: readonly Slot[]
  readonly conditions: readonly RecipeCondition[]
  readonly far: readonly Far[]
  /** What its phrase alone asks for, without what restricts it. */
  readonly bare: readonly Kind[]
  /** "a different LIBRARY": than the one before. */
  readonly other: boolean
  /** "Another LIBRARY", "TWO other LIBRARIES": none of those that are named before. */
  readonly besides: boolean
  /** "contains a SPELL". */
  readonly held: boolean
  readonly types: ReadonlySet<CardType>
}

/**
 * What a story asks for, or the first place where it cannot be told. An empty story (the blank Adventure) asks
 * for nothing.
 */
export function readRecipe(story: string, known: KnownWords): Reading<Recipe> {
  if (story.length > longestStory)
    return unread(`The story is longer than ${longestStory} characters. Shorten it.`, longestStory, story.length - longestStory)
  if (story.trim() === '') return { ok: true, value: { slots: [], conditions: [] } }
  try {
    const words = withBracketsNear(readWords(story, known, literals))
    const drafts = readDrafts(story, words, known)
    checkRest(words, drafts, known)
    checkPlaces(words, drafts)
    checkBrackets(words, drafts)
    checkRestrictions(words, drafts)
    const doing = effect.exec(story)
    if (doing) return unread('What an Adventure does when it is played cannot be told in its story.', doing.index, doing[0].length)
    const recipe = withTypes(relate(words, inBracketsAgain(words, drafts)), known)
    if (recipe.slots.length + recipe.conditions.length > 0) return { ok: true, value: recipe }
    return unread('This story asks for no card. Write what it asks for in capital letters.', 0, story.length)
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    const [first, last] = error.words
    return unread(error.message, first.at, last.end - first.at, error.nearest)
  }
}

function unread(message: string, at: number, length: number, nearest?: string): Reading<Recipe> {
  const expected = ['a Title', 'a card type', 'a subtype', 'an attribute', 'a place']
  return { ok: false, message, at, length, expected, ...(nearest === undefined ? {} : { nearest }) }
}

// ---------------------------------------------------------------- the grammar at work

/** The words that stand in the grammar itself. */
const literals: ReadonlySet<string> = new Set(
  rules.ParserRules.flatMap((rule) =>
    (rule.symbols as readonly unknown[]).flatMap((each) =>
      typeof each === 'object' && each !== null && 'literal' in each ? [String(each.literal)] : [],
    ),
  ),
)

const grammar = nearley.Grammar.fromCompiled(rules)

/** All that can be read from a place on, the longest stretch first: how many words, and what they are. */
function stretches(words: readonly Word[], from: number): readonly (readonly [to: number, islands: readonly Island[]])[] {
  const queue: Word[] = []
  const lexer = {
    reset: () => {},
    next: () => queue.shift() as unknown as nearley.Token | undefined,
    save: () => ({}) as nearley.LexerState,
    formatError: () => '',
    has: () => true,
  }
  const parser = new nearley.Parser(grammar, { lexer, keepHistory: false })
  // That the next word does not fit is the normal end of a stretch; nearley would write a page about it.
  Object.assign(parser, { reportError: () => '' })
  const found: (readonly [number, readonly Island[]])[] = []
  for (let to = from; to < Math.min(words.length, from + longestStretch); to++) {
    queue.push(words[to]!)
    try {
      parser.feed('')
    } catch (error) {
      // An error of nearley itself tells how far it came; another one is a fault of an action.
      if (error instanceof Error && 'offset' in error) break
      throw error
    }
    const islands = parser.results as readonly Island[]
    if (islands.length > 0) found.unshift([to + 1, islands])
  }
  return found
}

function readDrafts(story: string, words: readonly Word[], known: KnownWords): Draft[] {
  try {
    return draftsOf(story, words, known)
  } catch (error) {
    // A word that nobody knows explains more than what is left of the phrase without it.
    const lost = words.findIndex((each) => each.type === 'unknown')
    if (lost < 0 || !(error instanceof Unread)) throw error
    throw unknownWords(words, lost, lost, known)
  }
}

function draftsOf(story: string, words: readonly Word[], known: KnownWords): Draft[] {
  const drafts: Draft[] = []
  let at = 0
  while (at < words.length) {
    const draft = isStart(words[at]!) ? firstThatBinds(story, words, at, known, drafts) : undefined
    if (draft) drafts.push(draft)
    at = draft?.to ?? at + 1
  }
  return drafts
}

function isStart(word: Word): boolean {
  return ['title', 'trait', 'lone', 'name', 'number', 'word', 'mention'].includes(word.type)
}

/** The longest stretch that makes sense; words that only look as if they belonged to a phrase are left to the story. */
function firstThatBinds(
  story: string,
  words: readonly Word[],
  from: number,
  known: KnownWords,
  earlier: readonly Draft[],
): Draft | undefined {
  for (const [to, islands] of stretches(words, from)) {
    const drafts = new Map<string, Draft>()
    for (const island of islands) {
      const draft = draftOf(story, words, from, to, island, known, earlier)
      if (draft)
        drafts.set(JSON.stringify([draft.slot, draft.rest, draft.conditions, draft.far, draft.other, draft.besides, draft.held]), draft)
    }
    const [draft, second] = drafts.values()
    if (second) throw new Unread('This can be read in two ways. The grammar is at fault, not the card.', words[from]!, words[to - 1]!)
    if (draft) {
      checkNumbers(story, words.slice(from, to))
      return draft
    }
  }
  return undefined
}

/** No number that something is asked for by is larger than anything in the game, or below nothing. */
function checkNumbers(story: string, words: readonly Word[]): void {
  for (const word of words) {
    if (word.number === undefined) continue
    if (word.number > most) throw new Unread(`"${shortened(word.value)}" is more than there is of anything: at most ${most}.`, word)
    if (/(?:^|[\s("“])[-−]$/u.test(story.slice(0, word.at)))
      throw new Unread(`There is no "-${shortened(word.value)}" of anything: write how many, from 1 on.`, word)
  }
}

// ---------------------------------------------------------------- what a stretch asks for

/** "From the CATACOMBS, an AMULET or a TOME": one place by name, and then one of two cards. */
function beginsElsewhere(before: Word | undefined, options: readonly Option[]): boolean {
  const [first, ...others] = options.map(({ phrase }) => phrase.parts[0])
  return (
    others.length > 1 &&
    /^(?:from|at|in|to|near|through|past)$/.test(before?.text ?? '') &&
    first?.type === 'title' &&
    first.meanings.some((each) => each.kind === 'title' && each.type === 'Location') &&
    first.article === 'the' &&
    others.every((each) => each?.article === 'a' || each?.article === 'an')
  )
}

function draftOf(
  story: string,
  words: readonly Word[],
  from: number,
  to: number,
  island: Island,
  known: KnownWords,
  earlier: readonly Draft[],
): Draft | undefined {
  const phrase = story.slice(words[from]!.at, words[to - 1]!.end)
  const nothing = {
    from,
    to,
    slot: undefined,
    rest: [],
    conditions: [],
    far: [],
    bare: [],
    other: false,
    besides: false,
    held: false,
    types: new Set<CardType>(),
  }
  const place = { phrase, at: words[from]!.at }
  switch (island.is) {
    case 'requirement': {
      if (beginsElsewhere(words[from - 1], island.options)) return undefined
      const options = placedOptions(island.options, words, from)
      const anyOf = options && kindsOfOptions(options, known)
      const kinds = anyOf && restrictAll(anyOf.kinds, island.far, known)
      if (!kinds) return undefined
      checkPlay(words, from, island)
      const { number, different, loose, besides = false } = island.quantity ?? {}
      checkHead(kinds, words[from]!, words[to - 1]!)
      // "After two Locations" is story: without a phrase in capitals the number must stand in them.
      if (island.options.some(({ phrase }) => phrase.parts.length === 0) && number?.capital !== true) return undefined
      if (number && !counts(number, loose === true, words.slice(from, to), island.options)) return undefined
      const inBrackets = island.far.find((each) => each.far === 'count')
      // "A HOUSE in a PROVIDENCE LOCATION (one card)"
      const isSame = inBrackets?.number?.number === 1 && inBrackets.cards && earlier.at(-1)?.to === from - 1
      if (isSame && /^(?:in|at|of|inside)$/.test(words[from - 1]!.text))
        throw new Unread(
          'That two phrases are one card cannot be told: write them as one, "HOUSE in Providence".',
          words[from]!,
          words[to - 1]!,
        )
      // "TOMES in THREE different languages" are three.
      const spread = island.far.find((each) => each.far === 'differ' && each.number !== undefined)
      const bracketed = inBrackets?.number?.number ?? (spread?.far === 'differ' ? spread.number?.number : undefined)
      const isSpreadOverSome = number && !inBrackets && bracketed !== undefined && bracketed < number.number!
      // "From one STATION to another (TWO DIFFERENT CARDS)" is the first of as many.
      const isOneOfMore = inBrackets && words.slice(from, to + mostBetween).some(({ text }) => text === 'another')
      const isFirst = isOneOfMore && number && !number.capital && number.number === 1
      if (number && bracketed !== undefined && bracketed !== number.number && !isSpreadOverSome && !isFirst)
        throw new Unread(`"${phrase}" gives two different numbers.`, words[from]!, words[to - 1]!)
      // "(3 cards)" may only add up a list, which is seen later.
      const isOwnNumber = !inBrackets?.cards || inBrackets.different
      const count = (isFirst ? bracketed : number?.number) ?? (isOwnNumber ? bracketed : undefined) ?? 1
      if (count < 1) throw new Unread(`"${phrase}" asks for no card.`, words[from]!, words[to - 1]!)
      const differ = count > 1 && ((different === true && number !== undefined) || inBrackets?.different === true)
      // "If different stands before one single Title, it means different versions" of it.
      const versions = differ && kinds.length === 1 && kinds[0]!.title !== undefined
      // "A SPEAKEASY, and before CLOSING TIME you had seen another (TWO DIFFERENT CARDS)": hardly of that Title.
      if (versions && isOneOfMore && earlier.length > 0)
        throw new Unread(
          `It is not said whether the other is a second "${phrase}", or one of what stands before it.`,
          words[from]!,
          words[to - 1]!,
        )
      const isCompleted = kinds.some((each) => each.type === 'Adventure')
      const zone = isCompleted ? 'completed' : island.far.find((each) => each.far === 'zone')?.zone
      const parts = partsOf(kinds, isSpreadOverSome ? [bracketed, count - bracketed] : [count], island.far, known)
      if (!parts) return undefined
      const [slot, ...rest] = parts.map(
        ({ count, anyOf }): Slot => ({
          ...place,
          count,
          distinctTitles: differ && !versions && parts.length === 1,
          anyOf,
          ...(zone ? { zone } : {}),
        }),
      )
      const far: Far[] = versions ? [...island.far, { far: 'differ', by: 'version' }] : [...island.far]
      const other = different === true && number === undefined && !lastPart(island.options).plural
      if (differ && rest.length > 0) far.push({ far: 'differ', by: versions ? 'version' : 'title' })
      const bare =
        kindsOfOptions(
          options.map(({ near: _, ...each }) => ({ ...each, near: [] })),
          known,
        )?.kinds ?? []
      return { ...nothing, slot: slot!, rest, far, bare, other, besides, held: island.held === true, types: anyOf.types }
    }
    case 'choice': {
      const anyOf = kindsOfOptions(island.options, known)
      if (!anyOf) return undefined
      const count = island.number.number!
      if (count > 1 && anyOf.kinds.some((each) => each.title === undefined))
        throw new Unread('Several of a list can be asked for only where the list is one of Titles.', words[from]!, words[to - 1]!)
      if (count >= anyOf.kinds.length)
        throw new Unread(`A list of ${anyOf.kinds.length} offers no choice of ${count}.`, words[from]!, words[to - 1]!)
      return { ...nothing, slot: { ...place, count, distinctTitles: count > 1, anyOf: anyOf.kinds }, types: anyOf.types }
    }
    case 'thing': {
      const cost = { costsSanityAtLeast: island.atLeast }
      // A thing is what an Investigator carries about.
      const anyOf: Kind[] =
        island.thing.text === 'card'
          ? [cost]
          : [
              { type: 'Artifact', ...cost },
              { type: 'Tome', ...cost },
            ]
      return { ...nothing, slot: { ...place, count: island.number.number!, distinctTitles: false, anyOf } }
    }
    case 'sum': {
      const anyOf = kindsOfOptions(island.options, known)
      const kinds = anyOf && restrictAll(anyOf.kinds, island.far, known)
      if (!kinds) return undefined
      const zone = island.far.find((each) => each.far === 'zone')?.zone
      if (kinds.length > 1 || island.far.some((each) => each.far !== 'zone' && each.far !== 'costs'))
        throw new Unread('Points are added up over one kind of card, in play or in the Story Deck.', words[from]!, words[to - 1]!)
      // "a MONSTER worth 3 points" is one card.
      if (island.behind && !lastPart(island.options).plural) return undefined
      const sum = { kind: 'sum' as const, of: kinds[0]!, what: island.what, atLeast: island.number.number! }
      return { ...nothing, conditions: [zone === 'storyDeck' ? { ...sum, zone } : sum] }
    }
    case 'again': {
      const before = earlier.findLast((each) => each.slot !== undefined)
      if (!before || !followsOn(words.slice(before.to, from).map(({ text }) => text)) || before.bare.length === 0) return undefined
      const start = island.near.length > 0 ? before.bare : before.slot!.anyOf
      const kinds = island.near.reduce<readonly Kind[] | undefined>((all, near) => all && restrict(all, near, nowhere, known), start)
      if (!kinds) return undefined
      const slot: Slot = { ...place, count: island.number.number!, distinctTitles: false, anyOf: kinds }
      return { ...nothing, slot, bare: before.bare, types: before.types }
    }
    case 'sanity':
      if (!island.said.some((each) => each.capital || /\d/.test(each.value))) return undefined
      return { ...nothing, conditions: [{ kind: 'sanityBelow', points: island.below }] }
    case 'time': {
      const time = island.when.meanings.find((each) => each.kind === 'subtype' && (each.name === 'Day' || each.name === 'Night'))
      if (!time) return undefined
      return { ...nothing, conditions: [{ kind: 'time', is: time.name === 'Day' ? 'day' : 'night' }] }
    }
    case 'event':
      return island.said.capital ? { ...nothing, conditions: [{ kind: 'event', what: island.what }] } : undefined
    case 'refused':
      throw new Unread(island.why, words[from]!, words[to - 1]!)
    case 'member': {
      const title = island.title.meanings.find((each) => each.kind === 'title' && each.type === 'Adventure')
      return title && { ...nothing, conditions: [{ kind: 'memberOf', title: title.name }] }
    }
  }
}

/** Whether nothing but a way on stands between: "and one with the icon of the Eye", "to a second one". */
function followsOn(between: readonly string[]): boolean {
  return between.length > 0 && between.length < 4 && between.some((each) => each !== ',') && between.every((each) => wayOn.has(each))
}

const wayOn = new Set(', and then to from into also finally'.split(' '))

/** The options with the place that "there" is, or nothing if none was spoken of. */
function placedOptions(options: readonly Option[], words: readonly Word[], from: number): readonly Option[] | undefined {
  if (!options.some(({ near }) => near.some((each) => each.near === 'there'))) return options
  const place = words.slice(0, from).findLast((each) => placeOf(each) !== undefined || isLocation(each))
  const isPlace = place !== undefined && placeOf(place) !== undefined
  const all = options.map(({ near, ...option }): Option | undefined => {
    const there = near.find((each) => each.near === 'there')
    if (there?.near !== 'there') return { ...option, near }
    if (!isPlace && there.word) throw new Unread('No place is named before this.', there.word)
    if (!isPlace) return undefined
    return {
      ...option,
      near: near.map((each): Near => (each === there ? { near: 'in', how: { ...place, text: 'in' }, what: place } : each)),
    }
  })
  return all.every((each) => each !== undefined) ? all : undefined
}

const isLocation = (word: Word): boolean => word.meanings.some((each) => each.kind === 'title' && each.type === 'Location')

/** "The TOME you found in KINGSPORT must be in play" speaks of the Tome. */
function checkPlay(words: readonly Word[], from: number, { options, far }: Extract<Island, { is: 'requirement' }>): void {
  const isAt = /^(?:in|at|from|near|to)$/.test(words[from - 1]?.text ?? '')
  if (isAt && far.some((each) => each.far === 'inPlay') && options.every(({ phrase }) => phrase.parts.at(-1)?.type === 'lone'))
    throw new Unread('It cannot be told which card must be in play.', words[from]!)
}

/** So many cards of these kinds. */
interface Part {
  readonly count: number
  readonly anyOf: readonly Kind[]
}

/**
 * The cards of a requirement by what is said of some of them: at least two that cost Sanity are two that do, and the
 * rest. Nothing if it says nothing of them.
 */
function partsOf(kinds: readonly Kind[], counts: readonly number[], far: readonly Far[], known: KnownWords): Part[] | undefined {
  const parts: Part[] = counts.map((count) => ({ count, anyOf: kinds }))
  let isSaid = false
  for (const each of far) {
    if (each.far === 'none') {
      const left = each.qualities.reduce<readonly Kind[] | undefined>((all, quality) => all && without(all, quality, known), kinds)
      if (!left || parts.length > 1) return undefined
      parts.splice(0, 1, { ...parts[0]!, anyOf: left })
    }
    if (each.far !== 'some' && each.far !== 'atMost' && each.far !== 'ofEach') continue
    // Two sayings may be of the same cards or of others.
    if (isSaid || parts.length > 1) return undefined
    isSaid = true
    const { count, anyOf } = parts[0]!
    const apart: (Part | undefined)[] =
      each.far === 'ofEach'
        ? anyOf.map((kind) => ({ count: 1, anyOf: [kind] }))
        : each.far === 'atMost'
          ? [partOf(count - each.number.number!, without(anyOf, each.quality, known))]
          : each.some.map(({ number, quality }) => partOf(number.number!, qualified(anyOf, quality, known)))
    if (apart.some((part) => part === undefined)) return undefined
    const asked = apart.reduce((sum, part) => sum + part!.count, 0)
    if (asked > count || (each.far === 'some' && each.whole && asked < count)) return undefined
    parts.splice(0, 1, ...(apart as Part[]).filter((part) => part.count > 0))
    if (count > asked) parts.push({ count: count - asked, anyOf })
  }
  return parts
}

function partOf(count: number, anyOf: readonly Kind[] | undefined): Part | undefined {
  return anyOf && anyOf.length > 0 && count >= 0 ? { count, anyOf } : undefined
}

const nowhere: Phrase = { parts: [] }

/** The kinds that have a quality as well. */
function qualified(kinds: readonly Kind[], quality: Quality, known: KnownWords): readonly Kind[] | undefined {
  if ('costs' in quality) return product(kinds, [{ costsSanityAtLeast: quality.costs }])
  if ('near' in quality) return restrict(kinds, quality.near, nowhere, known)
  const options = qualitiesOf(quality.options, kinds, known)
  return options && unique(product(kinds, options))
}

/** What a quality says of cards of these kinds. */
function qualitiesOf(options: readonly Option[], kinds: readonly Kind[], known: KnownWords): readonly Kind[] | undefined {
  const bare = options.length === 1 && options[0]!.near.length === 0 && options[0]!.phrase.parts.length > 0
  const types = [...new Set(kinds.map(({ type }) => type))]
  // "none of them Corrupt" of Allies, "one of them City" of Locations: an attribute of that Type.
  const own = bare && types.length === 1 && types[0] !== undefined ? ofType(options[0]!.phrase.parts, types[0], known) : []
  return own.length > 0 && !options[0]!.phrase.kind ? own : kindsOfOptions(options, known)?.kinds
}

/** The kinds but for cards that have a quality. */
function without(kinds: readonly Kind[], quality: Quality, known: KnownWords): readonly Kind[] | undefined {
  if ('costs' in quality) return kinds.map((kind) => ruledOut(kind, [{ costsSanityAtLeast: quality.costs }]))
  if ('near' in quality) {
    const { near } = quality
    if (near.near === 'gate') return restrict(kinds, { ...near, is: !near.is }, nowhere, known)
    if (near.near === 'notIn') return restrict(kinds, near, nowhere, known)
    if (near.near === 'in' && placeOf(near.what) !== undefined) return restrict(kinds, { near: 'notIn', what: near.what }, nowhere, known)
    const found = kinds.map((kind) => {
      const type = kind.type ? { type: kind.type } : {}
      const not = restrict([type], near, nowhere, known)
      return not && ruledOut(kind, not)
    })
    return found.every((each) => each !== undefined) ? found : undefined
  }
  const not = qualitiesOf(quality.options, kinds, known)
  return not && not.length > 0 ? kinds.map((kind) => ruledOut(kind, not)) : undefined
}

/** Without the Type where both say it: "an Ally that is not Corrupt". */
function ruledOut(kind: Kind, not: readonly Kind[]): Kind {
  const bare = not.map(
    ({ type, ...rest }): Kind => (type === undefined || (type === kind.type && Object.keys(rest).length > 0) ? rest : { type, ...rest }),
  )
  return { ...kind, not: [...(kind.not ?? []), ...bare] }
}

/** "STEADFAST" alone is no card: more likely it says something about another one. */
function checkHead(kinds: readonly Kind[], first: Word, last: Word): void {
  const side = (each: Kind) => each.attributes?.find((attribute) => attribute === 'Steadfast' || attribute === 'Corrupt')
  // Nor is a place one or the other.
  if (kinds.length > 0 && kinds.every((each) => each.type === 'Location' && side(each) !== undefined))
    throw new Unread(`A Location is not "${side(kinds[0]!)!.toUpperCase()}": an ALLY is, or an occupation.`, first, last)
  const [only, ...more] = kinds
  const [attribute, ...others] = only?.attributes ?? []
  if (more.length > 0 || others.length > 0 || Object.keys(only!).length > 1) return
  if (attribute === 'Steadfast' || attribute === 'Corrupt')
    throw new Unread(`Say what must be "${attribute.toUpperCase()}": an ALLY, or an occupation.`, first, last)
}

function lastPart(options: readonly Option[]): Word {
  const { parts, kind } = options.at(-1)!.phrase
  return kind ?? parts.at(-1)!
}

const isBelonging = (word: Word): boolean => word.type === 'title' && /['’`]s?$/i.test(word.value)

/** Whether a number counts this phrase: not one that only stands before it in the story ("after two days a MONSTER"). */
function counts(number: Word, loose: boolean, words: readonly Word[], options: readonly Option[]): boolean {
  const start = words.indexOf(number)
  const isBare = options.every(({ phrase }) => phrase.parts.length === 0)
  const heads = isBare ? ['kind'] : ['title', 'trait', 'lone', 'name']
  const first = words.findIndex((each, at) => at > start && heads.includes(each.type))
  const between = words.slice(start + 1, first + 1)
  // "Three of DR. FROST'S patients" are not three doctors.
  const isOf = between.some((each) => each.text === 'of')
  if (isOf && isBelonging(lastPart(options))) return false
  if (!isOf && between.some((each) => each.article !== undefined)) return false
  return !loose || number.capital || lastPart(options).plural
}

// ---------------------------------------------------------------- what the words of a phrase stand for

/** Both kinds in one, if a card can be both. */
function merge(a: Kind, b: Kind): Kind | undefined {
  const both: Record<string, unknown> = { ...a }
  for (const [key, value] of Object.entries(b)) {
    const there = both[key]
    if (there === undefined || there === value) both[key] = value
    else if (Array.isArray(there) && Array.isArray(value)) both[key] = [...new Set([...there, ...value])]
    else return undefined
  }
  return both as Kind
}

function product(a: readonly Kind[], b: readonly Kind[]): Kind[] {
  return a.flatMap((one) => b.flatMap((two) => merge(one, two) ?? []))
}

function unique(kinds: readonly Kind[]): Kind[] {
  return [...new Map(kinds.map((each) => [JSON.stringify(Object.entries(each).sort()), each])).values()]
}

/** Several alternatives: "PRESS or SOCIETY LOCATION" says LOCATION once for both. */
function kindsOfOptions(
  options: readonly Option[],
  known: KnownWords,
): { kinds: readonly Kind[]; types: ReadonlySet<CardType> } | undefined {
  const types = new Set<CardType>()
  const all: Kind[] = []
  const last = options.at(-1)!.phrase
  checkAdjectives(options, known)
  for (const { phrase, near, apart } of options.map((each, at) => inOtherPlace(each, options.slice(0, at)))) {
    const thatWord = near.find((each) => each.near === 'thatWord')
    const full =
      !apart && sharesHead(phrase, last) ? kindsOf({ ...phrase, parts: [...phrase.parts, last.parts.at(-1)!] }, known) : undefined
    let kinds: readonly Kind[] | undefined = thatWord ? kindsWithWord(phrase, thatWord.kind) : (full ?? kindsOf(phrase, known))
    // "ARTIFACT or TOME from the Dreamlands": of bare Types both are.
    const isBare = options.every((each) => each.phrase.parts.every((part) => part.meanings.some(({ kind }) => kind === 'type')))
    const shared = isBare && !apart && near.length === 0 ? options.at(-1)!.near.filter((each) => each.near === 'in') : []
    for (const each of [...near, ...shared]) kinds = kinds && restrict(kinds, each, phrase, known)
    // "from the Past of Arkham" is one place.
    const past = near.findIndex((each) => each.near === 'in' && each.what.text === 'past')
    const next = near[past + 1]
    if (past >= 0 && next?.near === 'in' && next.how.text === 'of') return undefined
    if (!kinds || kinds.length === 0) return undefined
    for (const kind of kinds) if (kind.type) types.add(kind.type)
    for (const part of phrase.parts) for (const each of part.meanings) if (each.kind === 'title') types.add(each.type)
    all.push(...kinds)
  }
  return { kinds: unique(all), types }
}

/** "A HOUSE in BOSTON or ARKHAM": in the other place too it is a House that is asked for, and not any Location there. */
function inOtherPlace(option: Option, before: readonly Option[]): Option {
  const isPlace = ({ phrase, near, apart }: Option): boolean =>
    phrase.parts.length === 1 && !phrase.kind && near.length === 0 && !apart && placeOf(phrase.parts[0]!) !== undefined
  const first = isPlace(option) ? before.findLast((each) => !isPlace(each)) : undefined
  const placed = first?.near.find((each) => each.near === 'in' && placeOf(each.what) !== undefined)
  if (!first || placed?.near !== 'in' || first.near.at(-1) !== placed) return option
  return { ...first, near: [...first.near.slice(0, -1), { ...placed, what: option.phrase.parts[0]! }] }
}

/** "NECRONOMICON (any card with that word in its title)": all that have the words of the phrase in their Titles. */
function kindsWithWord({ parts, kind, by }: Phrase, type: Word | undefined): readonly Kind[] | undefined {
  if (parts.length === 0 || kind || by || parts.some((each) => each.possessive)) return undefined
  const includes = { titleIncludes: [parts.map(properName).join(' ')] }
  const of = type && typeOf(type.text)
  return [of ? { type: of, ...includes } : includes]
}

/** What sort of an adjective a word is, if it is one. */
function adjective(word: Word): string | undefined {
  if (word.type !== 'trait' && word.type !== 'lone') return undefined
  if (['steadfast', 'corrupt'].includes(word.text)) return 'alignment'
  if (['city', 'country', 'town', 'village'].includes(word.text)) return 'setting'
  return word.meanings.find(({ kind }) => ['public', 'subregion', 'region', 'dimension', 'icon', 'language', 'attribute'].includes(kind))
    ?.kind
}

/**
 * Whether the last alternative says for this one too what it is: "PRESS or SOCIETY LOCATION", "CITY or COUNTRY
 * HOUSE". Both must begin alike, or the first is one of its own: "LIBRARY or COUNTRY HOUSE".
 */
function sharesHead(phrase: Phrase, last: Phrase): boolean {
  const [word, ...more] = phrase.parts
  if (phrase === last || phrase.kind || more.length > 0 || last.parts.length !== 2) return false
  // "TOME or PRESS LOCATION": a Type needs nothing to follow.
  if (word!.meanings.some(({ kind }) => kind === 'type')) return false
  const sort = adjective(word!)
  const isType = last.parts[1]!.meanings.some(({ kind }) => kind === 'type')
  return sort !== undefined && sort === adjective(last.parts[0]!) && (sort !== 'attribute' || isType)
}

/**
 * "STEADFAST AUTHOR or SCHOLAR": whether the scholar must be steadfast cannot be told, so it is refused. Not so
 * "STEADFAST ALLY or DOCTOR", where a Type stands against an attribute.
 */
function checkAdjectives([first, ...others]: readonly Option[], known: KnownWords): void {
  const [word, ...head] = first!.phrase.parts
  if (head.length === 0 || !['alignment', 'setting', 'subregion', 'region', 'dimension'].includes(adjective(word!) ?? '')) return
  const isType = (part: Word) => part.meanings.some(({ kind }) => kind === 'type')
  for (const { phrase, apart } of others) {
    if (apart) continue
    const [only, ...more] = phrase.parts
    if (more.length > 0 || only!.type !== 'trait' || isType(only!) !== isType(head.at(-1)!)) continue
    if (kindsOf({ parts: [word!, only!] }, known)) {
      throw new Unread(
        `It cannot be told whether "${only!.value}" must be "${word!.value}" too. Say it for each, or write "or else".`,
        word!,
        only!,
      )
    }
  }
}

/** The kinds a phrase stands for; nothing if these words do not make one phrase. */
function kindsOf(phrase: Phrase, known: KnownWords): readonly Kind[] | undefined {
  const { parts, kind, by } = phrase
  // Nobody describes one card by so many words; trying costs time.
  if (parts.length > 6) return undefined
  // "SAMUEL WINSOR'S SHOTGUN" is the man and the weapon.
  if (parts.slice(0, -1).some((each) => each.possessive)) return undefined
  if (by) {
    if (!parts[0]!.meanings.some((each) => each.kind === 'flag' && each.name === 'Travel')) return undefined
    return titleKinds(by)
  }
  const titles = parts.filter((each) => each.type === 'title')
  const names = parts.filter((each) => each.type === 'name')
  const rest = parts.filter((each) => each.type !== 'title' && each.type !== 'name')
  if (titles.length + names.length > 1) return undefined
  if (kind) {
    // Small letters: "WATER Locations" is one phrase, "MONSTER stories" or "ARKHAM GAZETTE location" need not be.
    if (titles.length > 0) return undefined
    const type = typeOf(kind.text)
    const kinds = type && ofType(rest, type, known)
    if (!kinds || kinds.length === 0) return undefined
    if (names[0] && !isFamily(known, names[0].value) && !isBook(known, names[0].value)) return undefined
    return names[0] ? product(kinds, [{ titleIncludes: [properName(names[0])] }]) : kinds
  }
  if (titles[0]) return withTitle(titles[0], rest, known)
  if (names[0]) return withName(names[0], rest, known)
  return ofClasses(rest, known)
}

function titleKinds(word: Word): Kind[] {
  const titles = word.meanings.filter((each) => each.kind === 'title')
  const playable = titles.filter((each) => each.type !== 'Adventure')
  return playable[0] ? [{ title: playable[0].name }] : [{ type: 'Adventure', title: titles[0]!.name }]
}

/** "CALL OF CTHULHU TOME", "TYPHOID EPIDEMIC": a Title with its Type or subtype. */
function withTitle(title: Word, rest: readonly Word[], known: KnownWords): readonly Kind[] {
  let kinds: readonly Kind[] = titleKinds(title)
  for (const word of rest) {
    const types = title.meanings.flatMap((each) => (each.kind === 'title' ? [each.type] : []))
    const said = word.meanings.flatMap((each): Kind[] => {
      if (each.kind === 'type' && types.includes(each.name)) return [{ type: each.name }]
      if (each.kind === 'subtype' && types.includes(each.of)) return each.names.map((subtype) => ({ subtype }))
      return []
    })
    if (said.length === 0) {
      throw new Unread(
        `No card titled "${title.value}" is known to be "${word.value}" too. Part them by small words if they are two cards.`,
        title,
        word,
        nearestKnown(known, `${title.value} ${word.value}`),
      )
    }
    kinds = product(kinds, said)
  }
  return kinds
}

function properName(word: Word): string {
  return word.text.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}

/** A family name, or a word that Tomes have in their Titles. Other words of Titles mean nothing alone (M12.29). */
function withName(name: Word, rest: readonly Word[], known: KnownWords): readonly Kind[] | undefined {
  const includes: Kind = { titleIncludes: [properName(name)] }
  const type = isFamily(known, name.value) ? 'Ally' : isBook(known, name.value) ? 'Tome' : undefined
  if (type === undefined) return undefined
  if (rest.length === 0) return [{ type, ...includes }]
  const kinds = ofClasses(rest, known)
  return kinds && product(kinds, [includes])
}

function typeOf(text: string): CardType | undefined {
  return (['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster', 'Adventure'] as const).find((each) => fold(each) === text)
}

/** A phrase of Types, subtypes, attributes and places (M12.33: one card has them all). */
function ofClasses(parts: readonly Word[], known: KnownWords): readonly Kind[] | undefined {
  const last = parts.at(-1)!
  const head = last.meanings.find((each) => each.kind === 'type')
  if (head) {
    // Before LOCATION, "TOME" and "ARTIFACT" are attributes of the Location; alone they are Types.
    const kinds = ofType(parts.slice(0, -1), head.name, known)
    if (kinds.length > 0) return unique(kinds)
    if (parts.slice(0, -1).some((each) => each.meanings.some(({ kind }) => kind === 'type'))) return undefined
  }
  const found: Kind[] = []
  const untyped = all(parts, undefined, known)
  if (untyped.length > 0 && parts.some((each) => each.meanings.some(({ kind }) => kind === 'attribute'))) found.push(...untyped)
  else found.push(...ofType(parts, 'Location', known))
  for (const type of ['Monster', 'Artifact', 'Event', 'Adventure'] as const) {
    const named = (each: Meaning) =>
      (each.kind === 'subtype' && each.of === type) || (each.kind === 'flag' && each.name === 'Travel' && type === 'Event')
    if (parts.some((part) => part.meanings.some(named))) found.push(...ofType(parts, type, known))
  }
  return found.length > 0 ? unique(found) : undefined
}

function ofType(parts: readonly Word[], type: CardType, known: KnownWords): readonly Kind[] {
  return product([{ type }], all(parts, type, known))
}

function all(parts: readonly Word[], type: CardType | undefined, known: KnownWords): readonly Kind[] {
  return parts.reduce<readonly Kind[]>((kinds, part) => product(kinds, meaningFor(part, type, known)), [{}])
}

/** What a word says of a card of this Type; nothing if it says nothing. The most special sense counts. */
function meaningFor(word: Word, type: CardType | undefined, known: KnownWords): readonly Kind[] {
  for (const kind of ['subtype', 'public', 'attribute', 'flag', 'subregion', 'region', 'dimension', 'icon', 'language'] as const) {
    for (const meaning of word.meanings) {
      if (meaning.kind !== kind) continue
      const said = meaningOf(meaning, type, known)
      if (said.length > 0) return said
    }
  }
  return []
}

function meaningOf(meaning: Meaning, type: CardType | undefined, known: KnownWords): readonly Kind[] {
  const isSomewhere = type === undefined || type === 'Location' || type === 'Ally'
  switch (meaning.kind) {
    case 'subtype':
      return meaning.of === type ? meaning.names.map((subtype) => ({ subtype })) : []
    case 'public':
      return type === 'Location' || type === 'Event' ? [{ publicAttributes: [meaning.name] }] : []
    case 'attribute': {
      const bearers = known.bearers.get(fold(meaning.name)) ?? new Set<CardType>()
      const compound = [...known.bearers].filter(([each]) => each.endsWith(` ${fold(meaning.name)}`)).flatMap(([, types]) => [...types])
      const types = new Set([...bearers, ...compound])
      if (types.size === 0) return type === 'Location' || type === 'Ally' || type === undefined ? [{ attributes: [meaning.name] }] : []
      const isElse = [...types].some((each) => each !== 'Location')
      // What Allies bear, some Monsters bear as well (and may not be among those at hand).
      const may = type === undefined || type === 'Ally' || type === 'Monster' ? isElse : types.has(type)
      return may ? [{ attributes: [meaning.name] }] : []
    }
    case 'flag':
      if (meaning.name === 'Gate' && type === 'Location') return [{ gate: true }]
      return meaning.name === 'Travel' && type === 'Event' ? [{ travel: true }] : []
    case 'subregion':
      return isSomewhere ? [{ subregion: meaning.name }] : []
    case 'region':
      return isSomewhere ? [{ region: meaning.name }] : []
    case 'dimension':
      return [{ dimension: meaning.name }]
    case 'icon':
      return type === 'Tome' || type === 'Spell' ? [{ icon: meaning.name }] : []
    case 'language':
      return type === 'Tome' || type === 'Ally' || type === 'Monster' ? [{ language: meaning.name }] : []
    default:
      return []
  }
}

// ---------------------------------------------------------------- what restricts a phrase

function placeOf(word: Word): Kind | undefined {
  for (const kind of ['subregion', 'region', 'dimension'] as const) {
    const meaning = word.meanings.find((each) => each.kind === kind)
    if (meaning) return { [kind]: meaning.name }
  }
  return undefined
}

function nameOf(word: Word, kind: Meaning['kind']): string | undefined {
  return word.meanings.find((each) => each.kind === kind)?.name
}

/** All kinds with this restriction; nothing if it says nothing of one of them, so that the words belong to the story. */
function restrict(kinds: readonly Kind[], near: Near, phrase: Phrase, known: KnownWords): readonly Kind[] | undefined {
  const each = (may: (kind: Kind) => boolean, more: Kind | undefined) => (more && kinds.every(may) ? product(kinds, [more]) : undefined)
  const isPlace = (kind: Kind) => kind.type === 'Location'
  const hasTongue = (kind: Kind) => kind.type === undefined || kind.type === 'Tome' || kind.type === 'Ally' || kind.type === 'Monster'
  const isTome = (kind: Kind) => kind.type === 'Tome'
  switch (near.near) {
    case 'gate':
      return each((kind) => isPlace(kind) || (kind.type === undefined && phrase.parts.some((part) => part.type === 'title')), {
        gate: near.is,
      })
    case 'in': {
      const language = nameOf(near.what, 'language')
      if (near.how.text === 'in' && language !== undefined) return each(isTome, { language })
      // "A SPELL of Water" shows that sign.
      const icon = nameOf(near.what, 'icon')
      if (near.how.text === 'of' && icon !== undefined && kinds.every((kind) => isTome(kind) || kind.type === 'Spell'))
        return product(kinds, [{ icon }])
      // An Ally is from a place; one that is met in it asks for the place as well.
      const isFrom = near.how.text === 'from' || near.how.text === 'of'
      // Whatever bears the sign of a Dimension is from there.
      const dimension = nameOf(near.what, 'dimension')
      if (dimension !== undefined && isFrom && kinds.every(({ title }) => title === undefined)) return product(kinds, [placeOf(near.what)!])
      return each(
        (kind) => isPlace(kind) || (isFrom && kind.title === undefined && (kind.type === 'Ally' || kind.type === undefined)),
        placeOf(near.what),
      )
    }
    case 'notIn': {
      // Outside one place and another.
      const isMore = kinds.some((kind) => kind.regionNot !== undefined || kind.subregionNot !== undefined)
      if (isMore && placeOf(near.what) !== undefined) return kinds.map((kind) => ruledOut(kind, [placeOf(near.what)!]))
      const regionNot = nameOf(near.what, 'region')
      const languageNot = nameOf(near.what, 'language')
      if (regionNot !== undefined) return each(isPlace, { regionNot })
      const subregionNot = nameOf(near.what, 'subregion')
      if (subregionNot !== undefined) return each(isPlace, { subregionNot })
      const dimension = nameOf(near.what, 'dimension')
      if (dimension !== undefined) return kinds.map((kind) => ruledOut(kind, [placeOf(near.what)!]))
      return languageNot === undefined ? undefined : each(isTome, { languageNot })
    }
    case 'knows': {
      const language = nameOf(near.what, 'language')
      return language === undefined ? undefined : each(hasTongue, { language })
    }
    case 'otherLanguage': {
      const languageNot = nameOf(near.what, 'language')
      return languageNot === undefined ? undefined : each(hasTongue, { languageNot })
    }
    case 'either': {
      const found = near.each.map((one) => restrict(kinds, one, phrase, known))
      return found.every((one) => one !== undefined) ? found.flat() : undefined
    }
    case 'unknownLanguage':
      return each(hasTongue, { languageUnknownToInvestigator: true })
    case 'icon': {
      const icon = nameOf(near.what, 'icon')
      return icon === undefined ? undefined : each((kind) => isTome(kind) || kind.type === 'Spell', { icon })
    }
    case 'notTitle':
      return each((kind) => kind.title === undefined, { titleNot: nameOf(near.title, 'title') ?? '' })
    case 'target':
      return each((kind) => kind.type === 'Event' || kind.type === 'Spell' || kind.type === 'Artifact', { target: near.target })
    case 'worth':
      // "MONSTERS worth 20 points" are added up.
      if (!near.each && phrase.parts.length > 0 && (phrase.kind ?? phrase.parts.at(-1)!).plural) return undefined
      return each((kind) => kind.type === undefined || kind.type === 'Monster' || kind.type === 'Ally', { valueAtLeast: near.atLeast })
    case 'there':
      return undefined
    case 'not':
      return near.qualities.reduce<readonly Kind[] | undefined>((all, quality) => all && without(all, quality, known), kinds)
    case 'thatWord':
      return kinds
    case 'titleHas': {
      const type = near.kind && typeOf(near.kind.text)
      return each((kind) => kind.title === undefined, { ...(type && { type }), titleIncludes: near.words.map(properName) })
    }
    case 'past': {
      const past = nameOf(near.where, 'subregion')
      return past === undefined ? undefined : each((kind) => kind.type === 'Ally' || kind.type === undefined, { past })
    }
  }
}

function restrictAll(kinds: readonly Kind[], far: readonly Far[], known: KnownWords): readonly Kind[] | undefined {
  let found: readonly Kind[] = kinds
  for (const each of far) {
    // "(you must have completed that Adventure)" is said of nothing else.
    if (each.far === 'zone' && each.zone === 'completed' && !found.every(({ type }) => type === 'Adventure')) return undefined
    if (each.far === 'costs') found = product(found, [{ costsSanityAtLeast: each.atLeast }])
    if (each.far === 'placed') {
      const placed = restrict(found, { near: 'in', how: each.how, what: each.what }, nowhere, known)
      if (!placed) return undefined
      found = placed
    }
    if (each.far === 'are') {
      const options = kindsOfOptions(each.options, known)
      if (!options) return undefined
      // What no Location can be is asked of none: "CHURCH that is AUTHOR".
      const isOfPlace = found.every(({ type }) => type === 'Location') && options.kinds.every(({ type, attributes }) => !type && attributes)
      const isNone = ({ phrase: { parts } }: Option): boolean =>
        parts.every((each) => adjective(each) !== 'alignment') && all(parts, 'Location', known).length === 0
      if (isOfPlace && each.options.some(isNone)) return undefined
      found = product(found, options.kinds)
    }
    if (each.far === 'find') {
      // What may be found at a Location is an attribute of it.
      const attributes = each.options.flatMap(({ phrase, near }) => (near.length > 0 ? [] : all(phrase.parts, 'Location', known)))
      if (attributes.length < each.options.length || !found.every((kind) => kind.type === 'Location')) return undefined
      found = product(found, attributes)
    }
    // "in DIFFERENT CITIES", in capitals, asks for the attribute as well.
    if (each.far === 'differ' && each.city) found = product(found, [{ attributes: ['City'] }])
    if (
      each.far === 'differ' &&
      ['subregion', 'region'].includes(each.by) &&
      !found.every((kind) => kind.type === 'Location' || kind.type === 'Ally')
    )
      return undefined
    if (each.far === 'inTome') {
      if (!found.every((kind) => kind.type === 'Spell' || kind.title !== undefined)) return undefined
      // "in a TOME", in capitals, asks for a Tome of its own.
      if (each.tome?.capital && !each.that) return undefined
    }
  }
  return found.length > 0 ? unique(found) : undefined
}

// ---------------------------------------------------------------- what is left over

/** Words that say nothing in capitals either, outside a phrase. */
const silent = new Set(
  'and or of in on at to from for with by both either that who which while you it is are must be he she they then now not'.split(' '),
)

/** "Every capitalised phrase is a requirement" (M12.24): none may be passed over, and none taken apart. */
function checkRest(words: readonly Word[], drafts: readonly Draft[], known: KnownWords): void {
  const ownerOf = words.map((_, at) => drafts.findIndex((each) => each.from <= at && at < each.to))
  for (const [at, word] of words.entries()) {
    const owner = ownerOf[at]!
    if (owner < 0 && word.capital && !(word.type === 'story') && !(word.type === 'word' && silent.has(word.text))) {
      let first = at
      let last = at
      while (first > 0 && words[first]!.glued && ownerOf[first - 1]! < 0 && words[first - 1]!.capital) first--
      while (words[last + 1]?.glued && words[last + 1]!.capital && ownerOf[last + 1]! < 0) last++
      throw unknownWords(words, first, last, known)
    }
    const before = words[at - 1]
    if (!before?.capital || !word.capital || !word.glued) continue
    // "At MIDNIGHT TWO CULTISTS break in": a number begins something else.
    const isCounted = word.type === 'number' && before.type !== 'number' && drafts[owner]?.from === at
    const isSplit = owner >= 0 && ownerOf[at - 1]! >= 0 && owner !== ownerOf[at - 1] && !before.possessive && !isCounted
    const next = words[at + 1]
    const isGlue =
      owner < 0 && word.text !== 'and' && ownerOf[at - 1]! >= 0 && next?.capital === true && next.glued && ownerOf[at + 1]! >= 0
    if (isSplit) throw unknownWords(words, at - 1, at, known)
    if (isGlue) throw unknownWords(words, at - 1, at + 1, known)
  }
  for (const [no, draft] of drafts.entries()) {
    const between = words.slice(draft.to, drafts[no + 1]?.from ?? draft.to)
    const among = between.findIndex(
      ({ text }, at) => text === 'among' && /^(?:them|these|those|which|whom)$/.test(between[at + 1]?.text ?? ''),
    )
    // A card of its own would come on top of them (M12.35).
    if (among >= 0 && draft.conditions.some(({ kind }) => kind === 'sum'))
      throw new Unread(
        'A card among those that add up cannot be asked for: each card meets one requirement.',
        between[among]!,
        between[among + 1]!,
      )
    if (between.length === 1 && between[0]!.text === '/')
      throw new Unread(
        'A slash joins what one card must be. Write "or" between alternatives.',
        words[draft.from]!,
        words[drafts[no + 1]!.to - 1]!,
      )
    // "Corrupt a DETECTIVE or arrange an AMBUSH": one of two, and more words between them than tell which is which.
    const other = between.findIndex((each) => each.text === 'or')
    const isLoose =
      other === 0 && between.length > 1 && between.length < 5 && between.every(({ type }) => type === 'word' || type === 'story')
    if (isLoose && draft.slot && drafts[no + 1]?.slot)
      throw new Unread('Alternatives stand side by side: "a DETECTIVE or an AMBUSH".', words[draft.from]!, words[drafts[no + 1]!.to - 1]!)
    const or = between.find((each) => each.text === 'or')
    if (or && between.every((each) => each === or || [',', '(', ')'].includes(each.text)))
      throw new Unread(
        'Alternatives must have the same number. Write them as one requirement, or as two without "or".',
        words[draft.from]!,
        words[drafts[no + 1]!.to - 1]!,
      )
  }
}

/** What an Adventure does when it is played; a recipe has no place for it. */
const effect = new RegExp(
  [
    String.raw`\b(?:when|after|once|upon|if)\b[^.;]*\b(?:play|complet)\w*\s+this (?:adventure|card|story)\b`,
    String.raw`\b(?:draw|discard|gain|lose|bury|score)s?\s+(?:up to\s+)?(?:an?|one|two|three|four|five|\d+|all|your)\s+(?:[a-z]+\s+){0,2}?(?:cards?|sanity|victory points?|points? of sanity)\b`,
  ].join('|'),
  'i',
)

/** Words of a bracket that may restrict what stands before it. */
const restricting = new Set('must not neither nor only with without in than least most same different cannot value count affect'.split(' '))

const smallWords = new Set(['in', 'with', 'without', 'than', 'only', 'of', 'and', 'or', 'you', 'it', 'to', 'from'])

/** "DOCTOR sickens too (he must be in your Story Deck)": a bracket that speaks of the card a few words before stands right behind it. */
function withBracketsNear(words: readonly Word[]): readonly Word[] {
  const open = words.findIndex(
    ({ text }, at) =>
      text === '(' && speaksOfIt(words.slice(at + 1, at + 8)) && /^(?:story|said|kind|word)$/.test(words[at - 1]?.type ?? ''),
  )
  const end = words.findIndex(({ text }, at) => at > open && text === ')')
  if (open < 0 || end < 0) return words
  const last = words
    .slice(0, open)
    .findLastIndex(({ type, text }) => type === 'title' || type === 'trait' || /^[^\p{L}\p{N},]$/u.test(text))
  const isNear = last >= 0 && open - last <= mostBetween && words[last]!.type !== 'mark'
  const rest = withBracketsNear(words.slice(end + 1))
  return isNear
    ? [...words.slice(0, last + 1), ...words.slice(open, end + 1), ...words.slice(last + 1, open), ...rest]
    : [...words.slice(0, end + 1), ...rest]
}

/** Whether a bracket that begins so says something of the card before it: "it must", "none of them", "not in Arkham", "of different", "two different cards". */
function speaksOfIt([first, second, ...more]: readonly Word[]): boolean {
  if (first?.type === 'number' && second?.text === 'different' && /^(?:card|location)$/.test(more[0]?.text ?? '')) return true
  if (/^(?:he|she|it|they|who|which|each|both|all|none|neither)$/.test(first?.text ?? '')) return true
  const isRelated = [second, ...more].some((each) => each?.text === 'different' || each?.text === 'same')
  return (first?.text === 'not' && /^(?:in|from)$/.test(second?.text ?? '')) || (/^(?:no|in|of|from)$/.test(first?.text ?? '') && isRelated)
}

/** A bracket speaks of what so many words before it named at most. */
const mostBetween = 12

/** "LOCATION in Washington": a place that nobody knows restricts the card all the same. */
function checkPlaces(words: readonly Word[], drafts: readonly Draft[]): void {
  for (const { to, slot } of drafts) {
    const [how, where] = [words[to], words[to + 1]]
    if (!/^(?:in|within|inside)$/.test(how?.text ?? '') || where === undefined || !/^(?:story|said)$/.test(where.type) || where.capital)
      continue
    if (/^\p{Lu}/u.test(where.value) && slot?.anyOf.every(({ type }) => type === 'Location'))
      throw new Unread(`No place is called "${where.value}" in this library.`, where)
  }
}

/** A bracket right behind a phrase explains it; one that seems to restrict it in words unknown here is refused. */
function checkBrackets(words: readonly Word[], drafts: readonly Draft[]): void {
  for (const [at, { text }] of words.entries()) {
    if (text !== '(' || drafts.some(({ from, to }) => from <= at && at < to)) continue
    const inside = words.slice(
      at + 1,
      words.findIndex((each, place) => place > at && each.text === ')'),
    )
    // "(it is a TOME costing you 2 Sanity)" asks for a card of its own.
    const isRead = (place: number): boolean => drafts.some(({ from, to }) => from <= place && place < to)
    const isLeft = (what: RegExp): boolean => inside.some((each, place) => what.test(each.text) && !isRead(at + 1 + place))
    const isOfIt = /^(?:he|she|it|they|who|which|each|both)$/.test(inside[0]?.text ?? '')
    if (isLeft(isOfIt ? /^(?:must|cost|costing)$/ : /^must$/) && (isOfIt || isLeft(/^(?:worth|point|deck|cost|play)$/)))
      throw new Unread('It cannot be told of which card this is said.', inside[0]!, inside.at(-1)!)
  }
  for (const { to } of drafts) {
    if (words[to]?.text !== '(') continue
    const end = words.findIndex((each, at) => at > to && each.text === ')')
    const inside = words.slice(to + 1, end < 0 ? words.length : end)
    const isOwn = drafts.some((each) => each.from > to && each.from < to + 1 + inside.length)
    // "(in chalk)" is only a story.
    const isOfGame = inside.some(({ text, type }) => type !== 'story' && !smallWords.has(text))
    if (!isOwn && inside.some((each) => restricting.has(each.text) && (isOfGame || !smallWords.has(each.text))))
      throw new Unread('It cannot be told how these words restrict the card before them.', inside[0]!, inside.at(-1)!)
  }
}

const respects = '(?:city|town|village|subregion|region|subtype|class|kind|type|language|icon|symbol|version|title|name|dimension)'

/** What restricts cards wherever it is said (M12.26); it is never only a story. */
const binding = new RegExp(
  [
    String.raw`\bdifferent (?:dreamland |waking world |new aeon )?${respects}\b`,
    String.raw`\bof (?:a|the|one|same|different)? ?(?:same|different) ${respects}\b`,
    String.raw`\b(?:no (?:two|2)|none of (?:they|them|these)) (?:of them )?(?:is |are |be )?(?:alike|of|with|the same)\b`,
    String.raw`\b(?:all|each) (?:of them )?different\b`,
    String.raw`\b(?:from|in|of) (?:a )?(?:different|separate|another) (?:tome|book|volume)\b`,
    // "Three ALLIES of different occupations": in what, cannot be told.
    String.raw`^of (?:\S+ )?(?:different|various|separate) \S+`,
    String.raw`\b(?:none|neither) of (?:they|them|these)\b`,
    String.raw`\b(?:all|both|each|they|them|who) (?:\S+ ){0,3}(?:steadfast|corrupt)\b`,
    String.raw`\bnot (?:the )?(?:same|alike)\b`,
    String.raw`^without one\b`,
    String.raw`\blanguage (?:that|which) (?:none|no)\b`,
    String.raw`\b(?:icon|symbol|sign) of\b`,
    String.raw`\b(?:only )?in past\b`,
    String.raw`\bin (?:these|those|both) (?:tome|book|volume)\b`,
    String.raw`\bin (?:your )?story deck\b`,
    String.raw`\bworth (?:at least|\d+|(?:two|three|four|five|six|seven|eight|nine|ten) )`,
    String.raw`\bboth (?:of )?(?:english|french|latin|greek|german|first|second) .*version`,
  ].join('|'),
)

/** Words behind a card, up to the next one or the end of their sentence, that restrict it in a way that was not read. */
function checkRestrictions(words: readonly Word[], drafts: readonly Draft[]): void {
  for (const [no, { to, slot }] of drafts.entries()) {
    if (slot === undefined) continue
    const next = drafts[no + 1]?.from ?? words.length
    const stop = words.findIndex(({ text }, at) => at >= to && /^[.!?]$/.test(text))
    const rest = words.slice(to, Math.min(next, stop < 0 ? words.length : stop))
    const said = rest.map(({ text }) => text).join(' ')
    // "A SPELL of Water", "an ALLY met in the Dreamlands": a name of the game right behind it is no colour.
    const [of, what, named] = rest
    const isNamed = /^(?:of|from|bearing|showing)$/.test(of?.text ?? '') && what?.type === 'mention'
    // "LOCATIONS that were City or Town": attributes that are written like names.
    const isSuch = /^(?:that|which|who)$/.test(of?.text ?? '') && /^(?:is|are|was|were|wa)$/.test(what?.text ?? '')
    // "any TOME but the Necronomicon": what is excepted.
    const excepted = /^(?:but|except|save)$/.test(of?.text ?? '') ? what : of?.text === 'other' && what?.text === 'than' ? named : undefined
    const isExcepted = excepted?.type === 'story' && /^\p{Lu}/u.test(excepted.value)
    if (binding.test(said) || isNamed || isExcepted || (isSuch && /^\p{Lu}/u.test(named?.value ?? '')))
      throw new Unread('It cannot be told how these words restrict the card before them.', rest[0]!, rest.at(-1)!)
  }
}

/** An error names so many Titles at most. */
const mostNamed = 4

function unknownWords(words: readonly Word[], first: number, last: number, known: KnownWords): Unread {
  const said = words
    .slice(first, last + 1)
    .map((each) => each.value)
    .join(' ')
  const isNumber = words.slice(first, last + 1).every((each) => each.type === 'number')
  // "FOUR different CITI LOCATIONS": what is not known is what they are.
  const counted = isNumber ? words.findIndex(({ type, capital }, at) => at > last && type === 'unknown' && capital) : -1
  if (counted > 0 && words.slice(last + 1, counted).every(({ type, capital }) => !capital && /^(?:word|story)$/.test(type)))
    return unknownWords(words, counted, counted, known)
  const several = isNumber ? [] : mayBeShortFor(known, said)
  if (several.length > 1 && several.length <= mostNamed) {
    const named = several.map((each) => `"${each}"`).join(' or ')
    return new Unread(`"${said}" may be ${named}. Write the whole Title.`, words[first]!, words[last]!)
  }
  const nearest = nearestKnown(known, said) ?? nearestWhole(known, said)
  const meant = nearest === undefined ? '' : ` Is "${nearest.toUpperCase()}" meant?`
  return new Unread(
    `No card is known by "${said}".${meant} What asks for no card is written in small letters.`,
    words[first]!,
    words[last]!,
    nearest,
  )
}

// ---------------------------------------------------------------- what ties requirements together

/** "A WEAPON up each sleeve (TWO WEAPONS)", "one of your ALLIES (WIFE or WIDOW)": a bracket that says again, and closer, what stands before it. */
function inBracketsAgain(words: readonly Word[], drafts: readonly Draft[]): readonly Draft[] {
  const told: Draft[] = []
  for (const draft of drafts) {
    const before = told.at(-1)
    const { from, to, slot } = draft
    const end = words.findIndex(({ text }, at) => at >= to && text === ')')
    const isBracket = words[from - 1]?.text === '(' && end >= 0
    const isNear = before !== undefined && from - before.to <= mostBetween && !words.slice(before.to, from).some(({ text }) => text === '.')
    if (isBracket && words.slice(to, end).some(({ text }) => /^th[eo]se$/.test(text)))
      throw new Unread('It cannot be told how these words restrict the cards before them.', words[from]!, words[end - 1]!)
    const same = isBracket && end === to && isNear && slot ? saidCloser(before.slot, slot) : undefined
    if (before && same) told[told.length - 1] = { ...before, slot: same, far: [...before.far, ...draft.far] }
    else told.push(draft)
  }
  return told
}

/** A requirement as its bracket has it: so many of the same, or who of that Type it must be. */
function saidCloser(slot: Slot | undefined, inBrackets: Slot): Slot | undefined {
  if (!slot) return undefined
  const isSame = JSON.stringify(slot.anyOf) === JSON.stringify(inBrackets.anyOf)
  if (isSame && slot.count === 1 && inBrackets.count > 1)
    return { ...slot, count: inBrackets.count, distinctTitles: inBrackets.distinctTitles }
  const [kind, more] = slot.anyOf
  const isBare = kind?.type !== undefined && !more && Object.keys(kind).length === 1
  const isCloser = inBrackets.anyOf.every(({ type, ...rest }) => (type ?? kind?.type) === kind?.type && Object.keys(rest).length > 0)
  return isBare && isCloser && inBrackets.count === 1
    ? { ...slot, anyOf: inBrackets.anyOf.map((each) => ({ ...each, type: kind.type! })) }
    : undefined
}

function relate(words: readonly Word[], drafts: readonly Draft[]): Recipe {
  const slots: Slot[] = []
  const conditions: RecipeCondition[] = []
  const asking = drafts.filter((each) => each.slot !== undefined)
  const slotOf = asking.map((_, no) => asking.slice(0, no).reduce((sum, { rest }) => sum + 1 + rest.length, 0))
  for (const draft of drafts) {
    conditions.push(...draft.conditions)
    if (!draft.slot) continue
    const at = slots.length
    slots.push(countedInBrackets(draft, drafts, words), ...draft.rest)
    const slot = slots[at]!
    const own = [at, ...draft.rest.map((_, no) => at + 1 + no)]
    for (const each of draft.far) {
      if (each.far === 'inPlay') for (const slot of own) conditions.push({ kind: 'inPlayNow', slot })
      if (each.far === 'unlike') {
        const before = comparable(slots, at)
        if (before !== undefined) addToGroup(conditions, before, at, each.by)
      }
      if (each.far === 'differ') {
        // "FIVE LOCATIONS in at least three cities": three of them are.
        const isOfSome = each.number !== undefined && each.number.number! < own.reduce((sum, no) => sum + slots[no]!.count, 0)
        const isSeveral = slot.count > 1 || own.length > 1
        const isOf = (other: Draft) => [...other.types].some((type) => draft.types.has(type))
        const alike = asking.slice(0, asking.indexOf(draft)).findLastIndex(isOf)
        const before = isSeveral ? undefined : (comparable(slots, at) ?? (alike < 0 ? undefined : slotOf[alike]))
        if (isSeveral) conditions.push({ kind: 'different', slots: isOfSome ? [at] : own, by: byOf(slot, each.by) })
        else if (before === undefined)
          throw new Unread('No card is asked for before this that it could differ from.', words[draft.from]!, words[draft.to - 1]!)
        else addToGroup(conditions, before, at, each.by)
      }
    }
    if (draft.besides) {
      const named = namedBefore(draft, asking)
      for (const no of own) slots[no] = { ...slots[no]!, anyOf: slots[no]!.anyOf.map((kind) => excepting(kind, named)) }
    }
    if (draft.other) {
      const before = comparable(slots, at)
      if (before !== undefined) addToGroup(conditions, before, at, 'title')
    }
    const tome = tomeOf(draft, asking.indexOf(draft), asking, words)
    const tomeSlot = tome === undefined ? undefined : slotOf[tome]!
    if (tomeSlot !== undefined) for (const spellSlot of own) conditions.push({ kind: 'contained', spellSlot, tomeSlot })
  }
  return { slots, conditions }
}

/** "TWO PHOBIAS of different kinds" are of one subtype anyhow: they have different Titles. */
function byOf({ anyOf }: Slot, by: Extract<RecipeCondition, { kind: 'different' }>['by']): typeof by {
  const subtypes = new Set(anyOf.map(({ subtype }) => subtype))
  return by === 'subtype' && subtypes.size === 1 && !subtypes.has(undefined) ? 'title' : by
}

/** Of which types the cards are that are asked for without one: a card may stand for any one of a type (M12.45). */
function withTypes(recipe: Recipe, known: KnownWords): Recipe {
  const typesOf = ({ type, title, attributes, publicAttributes, gate }: Kind): readonly CardType[] => {
    if (type !== undefined) return []
    if (title !== undefined)
      return sensesOf(known, title).flatMap((each) => (each.kind === 'title' && each.type !== 'Adventure' ? [each.type] : []))
    if (publicAttributes !== undefined || gate) return ['Location']
    return (attributes ?? []).flatMap((each) => [...(known.bearers.get(fold(each)) ?? [])])
  }
  const slots = recipe.slots.map((slot): Slot => {
    const types = [...new Set(slot.anyOf.flatMap(typesOf))].sort()
    return types.length === 0 ? slot : { ...slot, types }
  })
  return { ...recipe, slots }
}

/** "(3 cards)" counts the phrase before it, unless it only adds up the list that it ends. */
function countedInBrackets(draft: Draft, drafts: readonly Draft[], words: readonly Word[]): Slot {
  const slot = draft.slot!
  const bracket = draft.far.find((each) => each.far === 'count')
  const number = bracket?.number?.number
  if (number === undefined || slot.count > 1) return slot
  let total = slot.count
  let no = drafts.indexOf(draft)
  while (no > 0 && words.slice(drafts[no - 1]!.to, drafts[no]!.from).every((each) => each.text === ',' || each.text === 'and')) {
    no--
    total += drafts[no]!.slot?.count ?? 0
    if (total === number) return slot
  }
  return { ...slot, count: number }
}

/** The nearest slot before that asks for the same kind of card. */
function comparable(slots: readonly Slot[], at: number): number | undefined {
  const earlier = slots.slice(0, at).map((_, no) => at - 1 - no)
  const same = (no: number) => slots[no]!.anyOf.some((a) => slots[at]!.anyOf.some((b) => JSON.stringify(a) === JSON.stringify(b)))
  const like = (no: number) =>
    slots[no]!.anyOf.some((a) => slots[at]!.anyOf.some((b) => a.type === b.type && a.title === undefined && merge(a, b) !== undefined))
  return earlier.find(same) ?? earlier.find(like)
}

/** The cards of the same types that are asked for by Title before this. */
function namedBefore(draft: Draft, asking: readonly Draft[]): readonly Kind[] {
  const earlier = asking.slice(0, asking.indexOf(draft)).filter(({ types }) => [...types].some((type) => draft.types.has(type)))
  return earlier.flatMap(({ slot }) => (slot?.anyOf ?? []).flatMap(({ title }) => (title === undefined ? [] : [{ title }])))
}

/** What is asked for by its Title may be a second copy of it. */
const excepting = (kind: Kind, named: readonly Kind[]): Kind =>
  named.length === 0 || kind.title !== undefined ? kind : { ...kind, not: [...(kind.not ?? []), ...named] }

function addToGroup(
  conditions: RecipeCondition[],
  before: number,
  at: number,
  by: Extract<RecipeCondition, { kind: 'different' }>['by'],
): void {
  const there = conditions.findIndex((each) => each.kind === 'different' && each.by === by && each.slots.includes(before))
  const group = conditions[there]
  if (group?.kind === 'different') conditions[there] = { ...group, slots: [...group.slots, at] }
  else conditions.push({ kind: 'different', slots: [before, at], by })
}

/** The requirement for the Tome in which the Spell of this draft must lie, if it must (M12.46). */
function tomeOf(draft: Draft, at: number, asking: readonly Draft[], words: readonly Word[]): number | undefined {
  const isTome = (each: Draft) => each.types.has('Tome')
  if (!draft.types.has('Spell')) return undefined
  const inTome = draft.far.find((each) => each.far === 'inTome')
  if (inTome) {
    const found = asking.slice(0, at).findLastIndex(isTome)
    if (found < 0)
      throw new Unread('No Tome is asked for before this.', inTome.tome ?? words[draft.from]!, inTome.tome ?? words[draft.to - 1]!)
    return found
  }
  // "In that Tome a SPELL": said before it.
  const lead = words.slice(asking[at - 1]?.to ?? 0, draft.from).map((each) => each.text)
  if (/(?:^| )(?:in|within|inside|from) (?:(?:that|this|same|very) )*(?:tome|book|volume)$/.test(lead.join(' '))) {
    const found = asking.slice(0, at).findLastIndex(isTome)
    if (found >= 0) return found
  }
  if (draft.held) {
    // "The tome also contains a SPELL": what holds it is what was last spoken of.
    const before = asking[at - 1]
    const since = words.slice(before?.to ?? 0, draft.from)
    const speaksOfTome = since.some((each) => /^(?:tome|book|volume)$/.test(each.text)) || since.at(-1)?.text === 'it'
    if (!speaksOfTome && !(before && isTome(before))) return undefined
    const found = asking.slice(0, at).findLastIndex(isTome)
    return found < 0 ? undefined : found
  }
  // "ONE SPELL from it", "a SPELL out of DAVENPORT'S MONOGRAPH".
  const [how, of, it] = words.slice(draft.to, draft.to + 3).map(({ text }) => text)
  const isOut = how === 'out' && of === 'of'
  const whence = isOut ? it : /^(?:in|from|within|inside)$/.test(how ?? '') ? of : undefined
  const earlier = asking.slice(0, at).findLastIndex(isTome)
  if (whence === 'it' && earlier >= 0) return earlier
  if (isOut && asking[at + 1] && isTome(asking[at + 1]!) && asking[at + 1]!.from === draft.to + 2) return at + 1
  // "In his TOME are TWO SPELLS": the Tome right before.
  const before = asking[at - 1]
  const verb = before ? words.slice(before.to, draft.from) : []
  if (before && isTome(before) && verb.length === 1 && /^(?:is|are|was|were|lie|lay|stand|stood|rest|await|wait)$/.test(verb[0]!.text)) {
    if (/^(?:in|within|inside)$/.test(words[before.from - 1]?.text ?? '')) return at - 1
  }
  // "a SPELL in a TOME": the Tome that comes next.
  const next = asking[at + 1]
  const between = next ? words.slice(draft.to, next.from) : []
  return next && isTome(next) && between.length === 1 && /^(?:in|within|inside|from)$/.test(between[0]!.text) ? at + 1 : undefined
}
