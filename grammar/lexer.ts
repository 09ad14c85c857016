/**
 * Cuts a card text into sentences of tokens: known names, numbers, the small words of the grammar in their
 * basic form, and punctuation. What it does not know becomes an `unknown` token, which no rule takes: better a
 * loud error than a card that quietly does half of what it says.
 */

import { distance } from 'fastest-levenshtein'
import moo from 'moo'
import { withJoinedNames } from './joined-names.ts'
import { familyName, familySense, fold, foldedWords, isNearlyKnown, type KnownWords, type Sense } from './link.ts'
import type { Self } from './reading.ts'
import { textOf } from './tokens.ts'

export interface Token {
  readonly type: TokenType
  /** What literals of the grammar are compared with: a basic form in small letters, or a punctuation mark. */
  readonly text: string
  /** As written. */
  readonly written: string
  readonly value: number
  readonly senses: readonly Sense[]
  readonly at: number
  readonly length: number
}

/** The token types a grammar may name as `%type`; every other token is met by its text. */
export const tokenTypes = ['name', 'self', 'family', 'quoted', 'number', 'word', 'mark', 'strange', 'unknown'] as const
export type TokenType = (typeof tokenTypes)[number]

/** nearley asks its lexer which `%types` there are; the tokens themselves are fed one by one. */
export const lexer = { has: (type: string): boolean => (tokenTypes as readonly string[]).includes(type) }

const raw = moo.compile({
  space: { match: /\s+/u, lineBreaks: true },
  number: /\d+(?![\p{L}\p{N}])/u,
  word: /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/u,
  quoted: /["“][^"“”\n]*["”]/u,
  mark: /[.,:;!?()/&+\-–—'’]/u,
  other: /./u,
})

/** Several words that are one to the grammar. */
export const phrases: Readonly<Record<string, string>> = {
  'his or her': 'their',
  'her or his': 'their',
  'he or she': 'they',
  'she or he': 'they',
  'him or her': 'them',
  'her or him': 'them',
  'face down': 'face-down',
  'face up': 'face-up',
  'right side up': 'right-side-up',
  'right-side up': 'right-side-up',
  'can not': 'cannot',
  'sub region': 'subregion',
  'at once': 'immediately',
  'as long as': 'while',
  'so long as': 'while',
  'as well': 'also',
  'as well as': 'and',
  'in addition to': 'besides',
  'will not': 'cannot',
  'shall not': 'cannot',
  'in addition': 'also',
  'other than': 'except',
  'if able': 'also',
  'if possible': 'also',
  'whenever possible': 'also',
  'when possible': 'also',
  'in a row': 'also',
  'his own': 'their',
  'her own': 'their',
  'their own': 'their',
}

/** Words that say nothing to the rules wherever they stand: order and urgency go without saying. */
export const fillers: ReadonlySet<string> = new Set([
  'also',
  'then',
  'immediately',
  'now',
  'still',
  'currently',
  'please',
  'just',
  'thereby',
  'poor',
  'immediate',
  'afterwards',
  'afterward',
  'thereafter',
  'entire',
  'always',
  'will',
  'shall',
])

/** Forms that no rule of inflection finds. */
export const forms: Readonly<Record<string, string>> = {
  're-use': 'reuse',
  're-used': 'reuse',
  an: 'a',
  are: 'is',
  be: 'is',
  was: 'is',
  were: 'is',
  been: 'is',
  being: 'is',
  has: 'have',
  had: 'have',
  his: 'their',
  her: 'their',
  him: 'them',
  he: 'they',
  she: 'they',
  lost: 'lose',
  written: 'write',
  did: 'do',
  drawn: 'draw',
  drew: 'draw',
  chosen: 'choose',
  chose: 'choose',
  taken: 'take',
  made: 'make',
  took: 'take',
  given: 'give',
  gave: 'give',
  held: 'hold',
  kept: 'keep',
  paid: 'pay',
  left: 'leave',
  put: 'put',
  known: 'know',
  knew: 'know',
  borne: 'bear',
  worn: 'wear',
  wore: 'wear',
  "can't": 'cannot',
  whenever: 'when',
  beginning: 'start',
  'sub-region': 'subregion',
  'sub-regions': 'subregion',
  points: 'point',
  these: 'this',
  those: 'that',
  until: 'until',
  till: 'until',
  every: 'each',
  upon: 'on',
  onto: 'on',
  opposite: 'opposing',
  opposed: 'opposing',
  dies: 'lose',
  fought: 'fight',
  began: 'begin',
  does: 'do',
  select: 'choose',
  pick: 'choose',
  picked: 'choose',
  picks: 'choose',
  whilst: 'while',
  read: 'read',
  understood: 'understand',
  stolen: 'steal',
  stole: 'steal',
  reshuffle: 'shuffle',
  reshuffles: 'shuffle',
  reshuffled: 'shuffle',
  reshuffling: 'shuffle',
  begun: 'begin',
  spent: 'spend',
  shown: 'show',
  found: 'find',
  came: 'come',
  brought: 'bring',
  following: 'follow',
  playable: 'play',
  usable: 'use',
  castable: 'cast',
  topmost: 'top',
  'top-most': 'top',
  uppermost: 'top',
}

const numbers: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
}

/** The form of a word that the grammar uses, if it uses any: "buries", "buried" and "burying" are "bury". */
export function basic(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  const small = word.toLowerCase().replace(/’/g, "'")
  const candidates = [small, forms[small] ?? small]
  if (small.endsWith('s')) candidates.push(small.slice(0, -1))
  if (small.endsWith('es')) candidates.push(small.slice(0, -2))
  if (small.endsWith('ies')) candidates.push(`${small.slice(0, -3)}y`)
  if (small.endsWith('ied')) candidates.push(`${small.slice(0, -3)}y`)
  if (small.endsWith('ed')) candidates.push(small.slice(0, -1), small.slice(0, -2), small.slice(0, -3))
  if (small.endsWith('ing')) candidates.push(small.slice(0, -3), `${small.slice(0, -3)}e`, small.slice(0, -4))
  // "Noted" is no form of "not".
  return candidates.find((each, index) => (vocabulary.has(each) || fillers.has(each)) && (index < 2 || !uninflected.has(each)))
}

/** Two words of the grammar that were written as one: "storydeck". */
export function twoWords(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const [a, b] = [word.slice(0, at), word.slice(at)]
    if (vocabulary.has(a) && basic(b, vocabulary) !== undefined) return `${a} ${b}`
  }
  return undefined
}

/** The ways a basic form may be spelled, as `basic` finds it again. */
export function spellings(base: string): readonly string[] {
  const stem = base.replace(/e$/, '')
  const many = base.endsWith('y') ? [`${base.slice(0, -1)}ies`, `${base.slice(0, -1)}ied`] : [`${base}s`, `${stem}ed`]
  return [base, ...many, `${stem}ing`]
}

export const numberWords: readonly string[] = Object.keys(numbers)

interface Piece {
  readonly type: string
  readonly text: string
  readonly at: number
}

/**
 * The sentences of a text, each ending with its stop (which is not among the tokens). `vocabulary` is what the
 * literals of the grammar are.
 */
export function sentences(text: string, known: KnownWords, vocabulary: ReadonlySet<string>, self?: Self): Token[][] {
  const pieces: Piece[] = []
  raw.reset(text)
  for (const each of raw) {
    // 'Announces "Pass."': what is said is the word itself, and its stop ends the sentence.
    const pass = each.type === 'quoted' ? /^["“](Pass(?:es)?)([.!]?)["”]$/.exec(each.text) : null
    if (pass) pieces.push({ type: 'word', text: pass[1]!, at: each.offset + 1 })
    if (pass?.[2]) pieces.push({ type: 'mark', text: '.', at: each.offset + 1 + pass[1]!.length })
    if (!pass && each.type !== 'space') pieces.push({ type: each.type ?? 'other', text: each.text, at: each.offset })
  }
  const selfTitle = self ? fold(self.title) : undefined
  const result: Token[][] = []
  let sentence: Token[] = []
  for (let i = 0; i < pieces.length; ) {
    const taken = take(text, pieces, i, known, vocabulary, selfTitle)
    i += taken.pieces
    const depth = sentence.filter((each) => each.text === '(').length - sentence.filter((each) => each.text === ')').length
    for (const token of taken.tokens) {
      // "Mutiny! and Treason have no effect": the mark is part of a Title.
      if (/^[!?]$/.test(token.text) && /^(?:name|self|family)$/.test(sentence.at(-1)?.type ?? '') && /^\p{Ll}/u.test(pieces[i]?.text ?? ''))
        continue
      const isStop = depth === 0 && token.type === 'mark' && stops.test(token.text)
      if (isToo(token, sentence, pieces[i]?.text)) sentence.push({ ...token, type: 'word', text: 'too' })
      else if (isNoMore(token, sentence, pieces[i]?.text)) sentence.push({ ...token, type: 'word', text: 'only' })
      else if (!isStop && !isIdle(token, sentence)) sentence.push(token)
      if (isStop || isEnded(sentence)) {
        // Of "..., if possible." only the comma is left.
        if (sentence.at(-1)?.text === ',') sentence.pop()
        if (sentence.length > 0) result.push(sentence)
        sentence = []
      }
    }
  }
  if (sentence.at(-1)?.text === ',') sentence.pop()
  if (sentence.length > 0) result.push(sentence)
  return withJoinedNames(result, text, known)
}

const stops = /^[.!?]$/

/** A sentence may end inside a quotation, or stand in brackets as a whole. */
function isEnded(sentence: readonly Token[]): boolean {
  const last = sentence.at(-1)
  if (last?.type === 'quoted') return /[.!?]["”]$/.test(last.written)
  return sentence[0]?.text === '(' && last?.text === ')' && stops.test(sentence.at(-2)?.text ?? '')
}

/** Words without weight, and the comma that follows one: "Then, ...", "each player must, if possible, ...". */
function isIdle(token: Token, before: readonly Token[]): boolean {
  return (token.type === 'word' && fillers.has(token.text)) || (token.text === ',' && /^(?:,|must|may)$/.test(before.at(-1)?.text ?? ','))
}

/** "You have just two Allies": two, and no more. */
const isNoMore = (token: Token, before: readonly Token[], next = ''): boolean =>
  token.text === 'just' && before.at(-1)?.text === 'have' && /^(?:\d+|one|two|three|four|five|six|seven)$/i.test(next)

/** "Phobias affecting you also affect your opponent": to affect one player more is not to affect another instead. */
function isToo(token: Token, before: readonly Token[], next: string | undefined): boolean {
  const isSaid = /^(?:also|as well)$/i.test(token.written) && before.some(({ written }) => /^phobias?$/i.test(written))
  return isSaid && (/^affects?$/i.test(next ?? '') || before.filter(({ text }) => text === 'affect').length > 1)
}

/** What no grammar takes for a word of its own: a name that no library holds, or a word nobody knows. */
export const isUnknown = (token: Token | undefined): boolean => token?.type === 'unknown' || token?.type === 'strange'

/** A word nobody knows that has no capital: no name of a card. */
const isCalm = (token: Token): boolean => isUnknown(token) && !/^\p{Lu}/u.test(token.written)

/** A plural, as it is written: "Ghouls", "Allies"; no Title that ends so by itself. */
export const isPlural = ({ written }: Token): boolean =>
  (/(?:s|s['’])$/.test(written) && !/(?:ss|us|is)$/.test(written)) ||
  /(?:Dead|People|Folk|[^Ii]men)$|^(?:Men|Women|Children) of /.test(written)

/** Words that have no forms. */
const uninflected: ReadonlySet<string> = new Set(['not', 'no', 'on', 'as', 'in', 'it', 'at', 'or', 'by', 'is', 'up', 'please'])

/** Words that rules share with stories: where a stretch has no other known word, no rule is in it. */
export const plain: ReadonlySet<string> = new Set(
  'a the this that your you it old its they their them is of on in at to from for by with and or as up down into while when there here have able place table city not never entity creature go read visit search enter follow walk come leave reach hold carry every all who due out over under far away back long way other time look know have work upon never again once sea through across near late early along'.split(
    ' ',
  ),
)

/** Words of rules that no rule of ours has: where one stands, a sentence is not taken for a story. */
const unruly: ReadonlySet<string> = new Set(
  'immun invulnerabl indestructibl invincibl unaffect unharm ignor prevent negat nullif counter doubl tripl twic steal stol sacrific destroy eliminat kill slain swap trad borrow copy copi duplicat remov forfeit skip extr initiativ limit unlimit alway unabl permanent exempt reroll replac resist protect shield block absorb heal recover regain restor wound damag captur imprison banish resurrect reviv transform combin merg doubt half third quarter belonging propert regenerat immobil exorcis holder owner wielder enem foe person people everyone everybody anyone anybody nobody someone somebody both becom'.split(
    ' ',
  ),
)

export const isUnruly = (word: string): boolean => {
  // A personal friend is no player, and a Trader may be an Ally.
  if (word === 'personal' || word === 'trader' || word === 'traders') return false
  for (let length = 3; length <= word.length; length++) if (unruly.has(word.slice(0, length)) && word.length - length <= 4) return true
  return false
}

/** Small words that no card ever writes with a capital in the middle of a sentence. */
const small: ReadonlySet<string> = new Set(
  'trade whole long least lower higher less fewer more most again other another every where those these their there which while until without within though whose normal usual proper'.split(
    ' ',
  ),
)

/** "Dimensional" is made of "dimension", and is no slip for it. */
const isDerived = (word: string, from: string): boolean =>
  word.startsWith(from) && /^(?:al|ar|ary|ic|ist|ism|ian|ous|less|ful)$/.test(word.slice(from.length))

/** A word that may be a slip of the pen for one of the grammar: better an error than a rule taken for a story. */
export function isNearly(word: string, vocabulary: ReadonlySet<string>, isCapital = false): boolean {
  if (word.length < 5) return false
  const far = word.length < 8 ? 1 : 2
  // Whoever slips rarely misses the first letter.
  for (const each of vocabulary)
    if (
      each[0] === word[0] &&
      !plain.has(each) &&
      !(isCapital && (small.has(each) || isDerived(word, each))) &&
      Math.abs(each.length - word.length) <= far &&
      distance(each, word) <= far
    )
      return true
  return false
}

function isStory(tokens: readonly Token[], vocabulary: ReadonlySet<string>, also: (token: Token) => boolean = () => false): boolean {
  const strange = tokens.filter((each) => isUnknown(each))
  return (
    strange.length > 0 &&
    strange.every((each) => /^\p{L}/u.test(each.text) && !isUnruly(each.text) && !isNearly(each.text, vocabulary)) &&
    tokens.every(
      (each) =>
        isUnknown(each) ||
        (each.type === 'word' && (plain.has(each.text) || /^every$/i.test(each.written))) ||
        each.type === 'mark' ||
        also(each),
    )
  )
}

export interface Told {
  /** What is left to be read; nothing where all of it is a story. */
  readonly tokens: readonly Token[]
  /** What was passed over as a story, in characters of the text. */
  readonly flavour: readonly { readonly at: number; readonly length: number }[]
}

/** "The Dean is a ...": of whom it is told. */
const isWho = ([head, who, is, a]: readonly Token[]): boolean =>
  head?.text === 'the' &&
  (who?.type === 'strange' || who?.type === 'family') &&
  /^\p{Lu}/u.test(who.written) &&
  is?.text === 'is' &&
  a?.text === 'a'

/** "The night watchman": a time of day within a word that is not of the game. */
const isCompound = (token: Token, next: Token | undefined): boolean =>
  /^(?:night|day)$/.test(token.written) && next !== undefined && isCalm(next)

/** What could be what befalls a card, in words of no rule: "Planes are grounded", "Sailors are hired here". */
export const befalls =
  /^(?:harmed|unharmed|grounded|barred|jailed|hired|hostile|hates?|strong|stronger|weaker|suspended|powerless|useless|immune|rebel|flee|admitted|cure|remedy|antidote|pairs?|packs?)$/

/**
 * Whether a sentence is shaped like a story: it tells of something ("The wind howls.", "Trepanning is fun!", "Generates a
 * freezing cold."). An order ("Blorb the fnord."), what a player does and what this card does are no story, whatever their words.
 */
function isTold(sentence: readonly Token[]): boolean {
  const [head, second, third] = sentence
  if (!head || !second || !third || sentence.some(({ text }) => befalls.test(text))) return false
  const verb = /^\p{L}{2,}s$/u
  // Of players only what they have: "your opponent's foul deeds".
  for (const [index, { text }] of sentence.entries()) if (text === 'opponent' && sentence[index + 1]?.text !== "'s") return false
  const calm = sentence.filter((each, index) => index > 1 && isCalm(each)).length
  // Capitals in the middle may be a Title that is in no library, save in what is yours ("Your Electro-Shock Therapy is a success.")
  // and of whom it is told what the game does not know ("The Dean is a personal friend.").
  const strange = sentence.filter((each, index) => index > 0 && isUnknown(each) && /^\p{Lu}/u.test(each.written))
  const isSomebody = isWho(sentence) && calm > 1 && strange.every((each) => each === second)
  if (strange.length > 0 && head.text !== 'your' && !isSomebody) return false
  // "You were home all along.": no rule tells what you were.
  if (head.text === 'you' && /^were$/i.test(second.written) && strange.length === 0) return sentence.some(isCalm)
  // "He is a hopeless gambler", "Old debts come due", "Grave robbers have been at work": what a rule speaks of has a capital.
  if (head.text === 'they' && second.text === 'is' && third.text === 'a' && calm > 1) return true
  if (isCalm(second) && (head.text === 'old' || (isUnknown(head) && /^(?:have|is)$/.test(third.text)))) return true
  // "Expedition supplies run low": no order has three words that the game does not know, and begins with them.
  if (isUnknown(head) && isUnknown(second) && isUnknown(third)) return true
  // "Drains the will.", "Feeds on fear.": what this card does, in words that no rule has.
  const tells = !/^(?:works|acts|applies|operates|functions|depends|succeeds|fails|extends|refers|relates|aids|helps)$/.test(head.text)
  const goesOn = second.text === 'a' || (tells && /^(?:the|its|their|in|on|upon|by|from|with)$/.test(second.text))
  if (isUnknown(head)) return second.text === 'is' || (verb.test(head.text) && !/ss$/.test(head.text) && goesOn)
  // "The victim sleeps" speaks of whom the card is played on.
  return second.text !== 'victim' && ['a', 'the', 'it', 'their', 'your', 'there', 'able'].includes(head.text)
}

const fears =
  /^(?:your opponent|the (?:affected|target) (?:player|investigator|opponent)|(?:the|your) victim|target opponent|you|he|she|he or she|your (?:opponent 's )?investigator|this (?:player|investigator))(?: simply| now| suddenly| has always| have always| ha[sd])? (?:(?:can ?not|ca n['’]t|can['’]t) (?:abide|endure|tolerate|face)|fear(?:s|ed)?|dread(?:s|ed)?|hate[sd]?|loathe[sd]?|detest(?:s|ed)?|abhor(?:s|red)?|(?:is|are|was) (?:now |deathly |mortally |morbidly |always )?(?:afraid|terrified|frightened|scared) of|ha(?:s|ve|d) (?:an?|always had an?) (?:\p{Ll}+ )?(?:fear|horror|dread|terror) of|tremble[sd]? at) (?:(?!\b(?:if|when|while|unless|must|may|who|whenever|each|lose[sd]?|gain|and)\b)[^,;:()\d])+$/iu

/**
 * Tells rules from stories. A sentence is passed over only if it can be shown to be a story: no word of it is a card, a
 * number or a word of the game, it tells of something, and it stands before all rules (`isFirst`) or in brackets. So does a
 * sentence that is all quotation. Inside a sentence, a reason ("due to ...", "because of ...") is passed over, a description behind or before a
 * card's own name, and a quotation in brackets. What is left must be read to the last word.
 */
export function withoutFlavour(sentence: readonly Token[], text: string, vocabulary: ReadonlySet<string>, isFirst: boolean): Told {
  const span = (tokens: readonly Token[]): Told['flavour'][number] => {
    const last = tokens.at(-1)!
    return { at: tokens[0]!.at, length: last.at + last.length - tokens[0]!.at }
  }
  const end = sentence.at(-1)!
  const isBracketed = sentence[0]!.text === '(' && end.text === ')'
  const isWhole = stops.test(text[end.at + end.length] ?? '') || isBracketed
  const isQuotation = sentence.length === 1 && end.type === 'quoted' && /[.!?…]["”]$/.test(end.written)
  if (isQuotation) return { tokens: [], flavour: [span(sentence)] }
  // "Radiation!": nobody is told to do anything.
  const isCry =
    sentence.length < 3 &&
    text[end.at + end.length] === '!' &&
    sentence.every(({ type }) => type === 'name' || type === 'family' || type === 'strange')
  const stop = text[end.at + end.length]
  const unknown = sentence.filter((each) => isUnknown(each)).length
  const isOutcry = stop === '!' && sentence.length < 3 && sentence.every(isUnknown) && isStory(sentence, vocabulary)
  // "Feeling lucky?": a rule asks nothing.
  const isQuestion = stop === '?' && isStory(sentence, vocabulary)
  // "Torn apart in broad daylight!": what has become of somebody is no order.
  const isShout =
    stop === '!' &&
    unknown > 1 &&
    isUnknown(sentence[0]!) &&
    /(?:ed|en|[rw]n|ght|ung)$/.test(sentence[0]!.written) &&
    isStory(sentence, new Set(), (each) => /^(?:day)?light$/.test(each.text))
  const isTrade = sentence.length === 1 && stop === '.' && sentence[0]!.type === 'unknown' && isProfession(sentence[0]!.written, vocabulary)
  // "Genetically engineered.": how somebody was made.
  const isMade =
    stop === '.' &&
    sentence.length === 2 &&
    sentence.every(isUnknown) &&
    /ly$/.test(sentence[0]!.written) &&
    /(?:ed|en)$/.test(sentence[1]!.written) &&
    isStory(sentence, vocabulary)
  // "Fear of stars.": what a Phobia is a fear of.
  const isFear = stop === '.' && sentence.length < 6 && /^Fears?$/.test(sentence[0]!.written) && sentence[1]?.text === 'of'
  // "Your opponent cannot abide cats.": no rule tells what somebody is afraid of, whatever is named for it.
  const isAfraid = /[.!]/.test(stop ?? '') && fears.test(sentence.map(({ written }) => written).join(' '))
  // "Ah, the smell of the sea!": what a cry begins with is said to nobody.
  const isSigh =
    /[.!]/.test(stop ?? '') &&
    /^(?:ah|oh|o|alas|hark|lo|aye|ho|egad)$/i.test(sentence[0]!.written) &&
    sentence[1]?.text === ',' &&
    sentence.length > 3 &&
    isStory(sentence.slice(2), new Set(), (each) => each.text === 'old')
  if (isFirst && (isCry || isOutcry || isQuestion || isShout || isTrade || isMade || isFear || isAfraid || isSigh))
    return { tokens: [], flavour: [span(sentence)] }
  // Of an opponent's belongings too, if more than one word tells that no rule is meant.
  const foe = (each: Token): boolean =>
    (unknown > 1 && (each.text === 'opponent' || each.text === "'s")) ||
    (each === sentence[1] && isWho(sentence)) ||
    isCompound(each, sentence[sentence.indexOf(each) + 1])
  const told = isBracketed ? isCalmAside(sentence) : isFirst && isTold(sentence)
  // "A veteran of three missions.", "A stair leads down from here.": no rule begins with a thing that is none of the game.
  const isScene =
    isFirst &&
    sentence[0]!.text === 'a' &&
    sentence.length > 1 &&
    isCalm(sentence[1]!) &&
    sentence.filter(isCalm).length > 1 &&
    isStory(sentence, new Set(), ({ type, text: each }) => type === 'number' || each === 'here')
  if (isWhole && (isScene || (isFirst && (isPast(sentence) || isCarried(sentence))))) return { tokens: [], flavour: [span(sentence)] }
  if (isWhole && told && sentence.length > 2 && isStory(sentence, vocabulary, foe)) return { tokens: [], flavour: [span(sentence)] }
  // "The noise attracts attention: draw one card.": a story up to the colon.
  const colon = sentence.findIndex(({ text: mark }) => mark === ':')
  const lead = sentence.slice(0, Math.max(colon, 0))
  if (lead.length > 2 && colon < sentence.length - 1 && isTold(lead) && isStory(lead, vocabulary))
    return { tokens: sentence.slice(colon + 1), flavour: [span(lead)] }
  const flavour: Told['flavour'][number][] = []
  const kept: Token[] = []
  for (let i = 0; i < sentence.length; ) {
    const to = storyEnd(sentence, i, vocabulary)
    // "Discard one card, due to the cold": the comma goes with the reason.
    if (to > i && kept.at(-1)?.text === ',' && (to === sentence.length || sentence[to]!.text === ',')) kept.pop()
    if (to > i) flavour.push(span(sentence.slice(i, to)))
    else kept.push(sentence[i]!)
    i = Math.max(to, i + 1)
  }
  while (kept[0]?.text === ',') kept.shift()
  return { tokens: kept, flavour }
}

/** "Carries its riders into deep water.": what it does with those whom the game does not know. */
function isCarried([deed, whose, whom, ...more]: readonly Token[]): boolean {
  if (!deed || !whose || !whom || !/^(?:Carries|Bears|Brings|Leads|Drags|Draws|Pulls|Leaves|Follows)$/.test(deed.written)) return false
  const scenery = /^(?:water|deep|dark|night|forest|house|mountain|land|sea|high|low|under|beneath)s?$/
  const asked = /^(?:if|while|when|every|all|once|at|until|unless|after|before)$/
  return (
    /^(?:its|his|her|their|the|off|away)$/i.test(whose.written) &&
    isCalm(whom) &&
    [deed, whose, whom, ...more].every(({ written, text }, at) => at === 0 || (/^\p{Ll}/u.test(written) && !asked.test(text))) &&
    isStory([whom, ...more], new Set(), ({ text, written }) => scenery.test(text) || scenery.test(written))
  )
}

const lived =
  /^(?:seen|heard|witnessed|glimpsed|beheld|endured|suffered|dreamed|dreamt|wandered|forgotten|grown|studied|spent|faced|read|known|learned|learnt|been|felt)$/
const untold = /^(?:too|much|many|more|far|ever|never|once|long|the|a|it|all|their|and|of|in|than|time|year|thing|or|to|which|that|what)$/

/** "Hesper has seen too much.": what has befallen whom the card is called after, with nothing in it that counts or names a card. */
function isPast([who, have, how, ...more]: readonly Token[]): boolean {
  if (who?.type !== 'self' || have?.text !== 'have' || !how || more.length === 0) return false
  const [deed, rest] = /^(?:never|long|often|already)$/i.test(how.written) ? [more[0]!, more.slice(1)] : [how, more]
  return lived.test(deed.written) && rest.length > 0 && rest.every((each) => isCalm(each) || untold.test(each.text))
}

/** "Cartographer.": what somebody is by trade, and no word for what he does in the game ("Defender."). */
function isProfession(written: string, vocabulary: ReadonlySet<string>): boolean {
  const trade = /^(\p{Lu}\p{Ll}{3,}?)(?:ist|ian|eer|er|or|man|woman|smith|wright|naut)$/u.exec(written)
  const stem = trade?.[1]?.toLowerCase()
  if (stem === undefined || isUnruly(written.toLowerCase()) || isNearly(written.toLowerCase(), vocabulary)) return false
  return ![stem, `${stem}e`, stem.slice(0, -1)].some((each) => vocabulary.has(each) && !plain.has(each))
}

/** "Travel by Sea." at the head of an Event, "This is a Storm Event.": the kind of card that it is anyway. */
export function isHeading(sentence: readonly Token[], self: Self | undefined): boolean {
  const told = sentence.findIndex((each) => each.text === 'a')
  const isTold = told > 0 && /^this (?:card |event |spell )?is$/.test(textOf(sentence.slice(0, told)))
  const [kind, head, ...more] = isTold ? sentence.slice(told + 1) : sentence
  const named = kind?.senses.find((each) => each.kind === 'subtype')
  // "Exotic.", "Island.": what the card shows by itself.
  if (self?.type === 'Location' && sentence.length === 1 && /^(?:exotic|island|underground|underwater)$/.test(sentence[0]!.text))
    return true
  if (self === undefined || named === undefined || named.kind !== 'subtype' || more.length > 0) return false
  if (head !== undefined && head.text !== 'card' && !head.senses.some((each) => each.kind === 'type' && each.name === self.type))
    return false
  return named.of === self.type && (self.subtype === undefined || self.subtype === null || named.names.includes(self.subtype))
}

/** An aside in brackets tells something ("You are safer in a city", "He has seen it"); it bids nothing. */
function isCalmAside(sentence: readonly Token[]): boolean {
  const [, head, second, third] = sentence
  if (head === undefined || second === undefined) return false
  const isLived = head.text === 'they' && second.text === 'have' && third !== undefined && isCalm(third)
  return isTold(sentence.slice(1, -1)) || (head.text === 'you' && second.text === 'is') || isLived
}

/** Where a stretch of story that begins at a word ends; the place itself if none does. */
function storyEnd(sentence: readonly Token[], from: number, vocabulary: ReadonlySet<string>): number {
  const here = sentence[from]!
  const next = sentence[from + 1]
  if (here.text === '(' && next?.type === 'quoted' && sentence[from + 2]?.text === ')') return from + 3
  const rest = sentence.findIndex((each, index) => index > from && each.text === ',')
  const because = /^(?:due to|because of|owing to|on account of)(?= )/.exec(`${textOf(sentence.slice(from, from + 3))} `)?.[0]
  if (because !== undefined) {
    const to = rest < 0 ? sentence.length : rest
    // A reason is no order, so no word of it can be a slip for one; "the killing frost" kills nobody.
    const reason = sentence.slice(from + because.split(' ').length, to)
    const told = reason.filter(({ written }, at) => !(/^\p{Ll}{3,}ing$/u.test(written) && reason[at + 1]?.type === 'unknown'))
    return isStory(told, new Set(), (each) => each.text === "'s") ? to : from
  }
  // "A noted escape artist, bury ...": a description before the first comma, with no word of place or time in it.
  if (from === 0 && here.text === 'a' && rest > 2 && sentence.slice(1, rest).every((each) => isCalm(each) || each.text === 'old')) {
    const isTwice = sentence.slice(1, rest).filter(isCalm).length > 1 && sentence[rest + 1]?.type === 'self'
    return isTwice || isStory(sentence.slice(0, rest), vocabulary) ? rest + 1 : from
  }
  // "Anna Tilton, curator of the Society, ...": behind a card's own name.
  if (here.text === ',' && sentence[from - 1]?.type === 'self' && next && isCalm(next) && rest > 0) {
    const named = (each: Token): boolean => each.type === 'family' || each.type === 'name'
    return isStory(sentence.slice(from + 1, rest), vocabulary, named) ? rest + 1 : from
  }
  return from
}

/** Whether a name of the library, or this card's own, begins with a word; none begins with an article. */
function beginsName(word: string, { starts }: KnownWords, selfTitle: string | undefined): boolean {
  if (/^(?:the|an?)$/i.test(word)) return false
  const [start] = foldedWords(word)
  // ".45 Automatic": a mark tells nothing of the word behind it.
  return start === undefined || starts.has(start) || selfTitle?.split(' ')[0] === start
}

function take(
  text: string,
  pieces: readonly Piece[],
  start: number,
  known: KnownWords,
  vocabulary: ReadonlySet<string>,
  selfTitle: string | undefined,
): { pieces: number; tokens: Token[] } {
  const first = pieces[start]!
  const make = (type: TokenType, form: string, count: number, more: Partial<Token> = {}): { pieces: number; tokens: Token[] } => {
    const last = pieces[start + count - 1]!
    const length = last.at + last.text.length - first.at
    return {
      pieces: count,
      tokens: [{ type, text: form, written: text.slice(first.at, first.at + length), value: 0, senses: [], at: first.at, length, ...more }],
    }
  }
  const spoken = (piece: Piece | undefined): boolean => piece?.type === 'word' || piece?.type === 'number'
  if (first.type === 'quoted') return make('quoted', 'quoted', 1)
  if (!spoken(first) && !(first.text === '.' && pieces[start + 1]?.type === 'number')) {
    return first.type === 'mark'
      ? make('mark', /[–—]/.test(first.text) ? '-' : first.text.replace('’', "'").replace('&', 'and'), 1)
      : make('unknown', first.text, 1)
  }

  // The longest run of words that is a name wins: "Deep One" before "Deep", "Travel by Land" before "Travel".
  let best: { count: number; key: string; senses: readonly Sense[]; self: boolean } | undefined
  const begins = beginsName(first.text, known, selfTitle)
  for (let end = start, words = 0; begins && end < pieces.length && words < known.longest + 1; end++) {
    const piece = pieces[end]!
    if (spoken(piece)) words++
    else if (!/^[-/&.,:'’!?]$/.test(piece.text)) break
    // An article ends a Title only where it is inverted: "Terrible Old Man, The".
    if ((!spoken(piece) && end > start) || /^(?:the|an?)$/.test(piece.text)) continue
    const run = text.slice(first.at, piece.at + piece.text.length)
    const key = fold(run)
    const whole = key !== '' && key === selfTitle
    const senses = known.senses.get(key) ?? []
    // "Your opponent's Threat" is what lies there; the kind of Event is called a Threat Event.
    if (key === 'threat' && !whole && !/^(?:events?|cards?)$/i.test(pieces[end + 1]?.text ?? '')) continue
    if (
      (senses.length > 0 || whole) &&
      !(/[.,:;!?]\s/.test(run) && !known.dotted.has(key) && !(whole && !/[.,:;!?]\s/.test(run.replace(shortened, '')))) &&
      mayBeName(first.text, senses, key, vocabulary)
    ) {
      best = { count: end - start + 1, key, senses, self: whole }
    }
  }
  // "In Washington D.C., ...": the last stop of such a name ends no sentence in the middle of one.
  const stop = best && pieces[start + best.count]
  if (best && stop?.text === '.' && /\.\p{Lu}$/u.test(text.slice(first.at, stop.at)) && goesOnBehind(pieces[start + best.count + 1]))
    best = { ...best, count: best.count + 1 }
  const called2 = best && ownBehind(pieces, start, best, known, vocabulary, selfTitle)
  if (called2) return make('self', called2.key, called2.count)
  const called = (count: number): { pieces: number; tokens: Token[] } => {
    const last = pieces[start + count - 1]!
    const name = text.slice(first.at, last.at + last.text.length).replace(/['’]s$/, '')
    const made = make('strange', name.toLowerCase(), count, { senses: [{ kind: 'strange', name }] })
    const [token] = made.tokens
    if (!token || !/['’]s$/.test(token.written)) return made
    const at = token.at + token.length - 2
    return { ...made, tokens: [{ ...token, written: token.written.slice(0, -2), length: token.length - 2 }, possessive(at)] }
  }
  // "Star Spawn": what a kind of Event stands before is no Event, but a name of two words.
  const isPrefix = best && !best.self && best.count === 1 && /^(?:star|storm)$/.test(best.key)
  if (isPrefix && /^\p{Lu}/u.test(first.text) && pieces[start + 1]?.type === 'word' && /^\p{Lu}/u.test(pieces[start + 1]!.text)) {
    const [next] = take(text, pieces, start + 1, known, vocabulary, selfTitle).tokens
    // "Star Event" and "Star card" are what they say; no other kind of card has this Subtype.
    const isOther = next?.type === 'name' && next.senses.every(({ kind }) => kind === 'attribute' || kind === 'family' || kind === 'title')
    if (next && (/^(?:family|strange|self)$/.test(next.type) || isOther) && !/\s/.test(next.written)) {
      const name = `${first.text} ${next.written}`
      return make('strange', name.toLowerCase(), 2, { senses: [{ kind: 'strange', name }] })
    }
  }
  // "Joins Crawling Garlands" on a Crawling Garland that no library holds: all of its Title.
  const ofTitle = /^(?:joins?|all|other|another|any|more|two|three|four)$/i.test(pieces[start - 1]?.text ?? '')
  if (best?.self && best.senses.length === 0 && ofTitle) return called(best.count)
  const event = best && !best.self && best.count === 1 ? eventRun(pieces, start, best.key) : 0
  if (event > 0) return called(event)
  const bearer = best && !best.self && best.count === 1 ? ownSurname(pieces, start, selfTitle) : 0
  if (bearer > 0) return make('self', fold(text.slice(first.at, pieces[start + 1]!.at + pieces[start + 1]!.text.length)), 2)
  const person = personRun(text, pieces, start, known, vocabulary)
  if (person > (best?.count ?? 0)) {
    const last = pieces[start + person - 1]!
    const named = foldedWords(text.slice(first.at, last.at + last.text.length).replace(/['’]s$/, ''))
    const own = (selfTitle ?? '').split(' ')
    // "Dr. Voss" is Helen Voss, where it stands on her card.
    const [, ...bare] = named
    const isOwn = bare.length > 0 && bare.every((each, no) => own.indexOf(each) > (no === 0 ? -1 : own.indexOf(bare[no - 1]!)))
    const made = called(person)
    return isOwn ? { ...made, tokens: made.tokens.map((each, no) => (no === 0 ? { ...each, type: 'self', senses: [] } : each)) } : made
  }
  if (best) {
    const made = make(best.self ? 'self' : 'name', best.key, best.count, { senses: best.senses })
    const [token] = made.tokens
    // "Ally's value" speaks of an Ally; the s of "King's Church" is part of the Title.
    if (!token || !/['’]s$/.test(token.written) || best.senses.some((each) => /['’]s$/.test(each.name))) return made
    const at = token.at + token.length - 2
    return { ...made, tokens: [{ ...token, written: token.written.slice(0, -2), length: token.length - 2 }, possessive(at)] }
  }

  if (first.type === 'number') return make('number', first.text, 1, { value: Number(first.text) })
  for (let count = 3; count > 1; count--) {
    const run = pieces.slice(start, start + count)
    if (run.length < count || !run.every(spoken)) continue
    const phrase = phrases[run.map((each) => each.text.toLowerCase()).join(' ')]
    if (phrase !== undefined) return make('word', phrase, count)
  }
  const short = shortTitle(pieces, start, selfTitle)
  if (short) return make('self', fold(short), short.split(' ').length)
  const small = first.text.toLowerCase()
  const number = numbers[small]
  // "Any Location of the Six Kingdoms": a number with a capital, amid a sentence, is part of a name.
  const isOfName = number !== undefined && /^\p{Lu}/u.test(first.text) && pieces[start - 1]?.text === 'the'
  const named = isOfName ? strangeRun(pieces, start + 1, known, vocabulary) : 0
  if (named > 0) return called(1 + named)
  if (number !== undefined) return make('number', small, 1, { value: number })
  const word = basic(first.text, vocabulary)
  if (word !== undefined) return make('word', word, 1)

  // A possessive: the word, and the mark on its own.
  const owner = /^(.*)['’]s$/.exec(first.text)
  if (owner) {
    const head = take(text.slice(0, first.at + owner[1]!.length), [{ ...first, text: owner[1]! }], 0, known, vocabulary, selfTitle).tokens
    const at = first.at + owner[1]!.length
    if (head.every((each) => each.type !== 'unknown')) {
      return { pieces: 1, tokens: [...head, possessive(at)] }
    }
  }
  // "Non-Unique": what follows is a word of its own.
  const denied = /^(non-)(\p{L}.*)$/iu.exec(first.text)
  if (denied) {
    const at = first.at + denied[1]!.length
    const { pieces: count, tokens } = take(
      text,
      [{ ...first, text: denied[2]!, at }, ...pieces.slice(start + 1)],
      0,
      known,
      vocabulary,
      selfTitle,
    )
    const non: Token = { type: 'word', text: 'non', written: denied[1]!, value: 0, senses: [], at: first.at, length: denied[1]!.length }
    if (tokens.every((each) => each.type === 'name')) return { pieces: count, tokens: [non, ...tokens] }
  }
  if (/^\p{Lu}/u.test(first.text)) {
    // A shortened Title of this card, or a name that several Titles share: the longest run of capitals that is part of one.
    for (let end = start + 3; end >= start; end--) {
      const run = pieces.slice(start, end + 1)
      if (run.length < end - start + 1 || !run.every((each) => each.type === 'word' && /^\p{Lu}/u.test(each.text))) continue
      const last = run.at(-1)!
      const phrase = text.slice(first.at, last.at + last.text.length)
      // "Ignatius Crull", on The Sermons of Ignatius Crull, is somebody else.
      const isOfHim = ['of', 'by', 'from'].some((each) => selfTitle?.endsWith(` ${each} ${fold(phrase)}`))
      const isSelf = selfTitle !== undefined && !isOfHim && (` ${selfTitle} `.includes(` ${fold(phrase)} `) || isOwnEnds(phrase, selfTitle))
      const isOfTitles =
        /^(?:cards?|locations?|events?|spells?|tomes?|artifacts?|monsters?|adventures?)$/i.test(pieces[end + 1]?.text ?? '') ||
        strangeRun(pieces, end + 1, known, vocabulary) > 0
      const family = familySense(known, phrase, isOfTitles)
      const senses: readonly Sense[] = family === undefined ? [] : [family]
      // "Agent Dolores Finch" is somebody else, though this card is an Agent, too.
      const isOther = isSelf && family === undefined && strangeRun(pieces, end + 1, known, vocabulary) > 0
      if (isOther) continue
      // "Joins Gugs" on the Gug Watcher, "a Cat" on the Leap of the Cats: a kind that its Title names, and not this card.
      const isKind =
        fold(phrase) !== selfTitle &&
        (pieces.slice(0, start + 1).some((_, no) => isOfKind(pieces, no, first)) ||
          // "Silas is ...": one of that name, and no more of them than "Thomas" are.
          (isOfNoneOfThem(phrase, selfTitle) && !/^(?:is|was|has|does)$/i.test(pieces[end + 1]?.text ?? '')))
      if (isSelf && isKind && family === undefined) return called(run.length)
      if (isSelf || family !== undefined)
        return make(isSelf && !isKind ? 'self' : family?.kind === 'attribute' ? 'name' : 'family', fold(phrase), run.length, { senses })
    }
  }
  const strange = strangeRun(pieces, start, known, vocabulary)
  if (strange > 0) return called(strange)
  return make('unknown', small, 1)
}

/** "Cats", on an Eccentric Cat Fancier, who is a Fancier: of its Title the head alone is what the card itself is one of. */
function isOfNoneOfThem(phrase: string, selfTitle: string | undefined): boolean {
  if (selfTitle === undefined || !/^\p{L}+[^s]s$/u.test(phrase)) return false
  const head = selfTitle.split(/ (?:of|from|in|the|at|with) /)[0]!
  return ` ${selfTitle} `.includes(` ${fold(phrase)} `) && !head.endsWith(fold(phrase))
}

/** "Dean Fitch", on the card of Dean Obadiah Fitch: its Title without names in the middle. */
function isOwnEnds(phrase: string, selfTitle: string): boolean {
  const [said, own] = [fold(phrase).split(' '), selfTitle.split(' ')]
  if (said.length < 2 || said.length >= own.length || said[0] !== own[0] || said.at(-1) !== own.at(-1)) return false
  let at = -1
  return said.every((word) => {
    at = own.indexOf(word, at + 1)
    return at >= 0
  })
}

/** "The Rest Home", on a house that is called so: the end of its Title behind "the", of which one word is a word of the game. */
function shortTitle(pieces: readonly Piece[], start: number, selfTitle: string | undefined): string | undefined {
  if (selfTitle === undefined || pieces[start - 1]?.text.toLowerCase() !== 'the') return undefined
  let end = start
  while (pieces[end]?.type === 'word' && /^\p{Lu}/u.test(pieces[end]!.text)) end++
  const said = pieces
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
  return end > start + 1 && selfTitle.endsWith(` ${fold(said)}`) ? said : undefined
}

/** "Night of the Black Tide": an Event that no library holds, and no kind of them. */
function eventRun(pieces: readonly Piece[], start: number, key: string): number {
  if (!/^(?:night|day|star|storm)$/.test(key) || pieces[start + 1]?.text !== 'of') return 0
  const from = /^(?:the|an?)$/.test(pieces[start + 2]?.text ?? '') ? start + 3 : start + 2
  let end = from
  while (pieces[end]?.type === 'word' && /^\p{Lu}/u.test(pieces[end]!.text)) end++
  return end > from ? end - start : 0
}

/** "Professor Voss", on the card of Helen Voss: what he is called by before his name. */
function ownSurname(pieces: readonly Piece[], start: number, selfTitle: string | undefined): number {
  const isRank = /^(?:Professor|Doctor|Sister|Captain|Inspector|Detective|Reverend|Judge|Nurse)$/.test(pieces[start]!.text)
  const name = pieces[start + 1]
  if (!isRank || selfTitle === undefined || name?.type !== 'word' || !/^\p{Lu}/u.test(name.text)) return 0
  return ` ${selfTitle} `.endsWith(` ${fold(name.text.replace(/['’]s$/, ''))} `) && !/['’]s$/.test(name.text) ? 2 : 0
}

/** Whether a word that begins a part of this card's Title stands there for all that are called so: "all Zoogs", "a Cat". */
function isOfKind(pieces: readonly Piece[], no: number, first: Piece): boolean {
  const { text } = pieces[no]!
  const ahead = headOf(pieces, no)?.text ?? ''
  if (fold(text) !== fold(first.text)) return false
  // "This is a Solstice card" is told of this one, and "while a Solstice card is in play" of any.
  if (pieces[no + 1]?.text === 'card')
    return /^(?:an?|any|another|other|each|every|no)$/i.test(ahead) && !/^(?:is|are|becomes?|as)$/i.test(pieces[no - 2]?.text ?? '')
  return (/s$/.test(text) && /^(?:joins?|all|other|your|summons?|controls?)$/i.test(ahead)) || /^(?:an?|any|another|other)$/i.test(ahead)
}

/** What stands before a word, or before the row of names that it ends: "your" of "your Sailors and Captains". */
function headOf(pieces: readonly Piece[], at: number): Piece | undefined {
  let from = at
  while (/^(?:and|or|,)$/.test(pieces[from - 1]?.text ?? '') && /^\p{Lu}.*s$/u.test(pieces[from - 2]?.text ?? '')) from -= 2
  return pieces[from - 1]
}

/** Whether a sentence goes on with this, and none begins with it. */
const goesOnBehind = (piece: Piece | undefined): boolean =>
  piece !== undefined && (/^[,;:)]$/.test(piece.text) || /^(?:\p{Ll}.*|Locations?|All(?:y|ies)|Artifacts?|Monsters?)$/u.test(piece.text))

/** "Sister Mary", on the card of Sister Mary Agnes: what she is called by, though every Sister is; nothing where the name is no part of the Title. */
function ownBehind(
  pieces: readonly Piece[],
  start: number,
  best: { readonly count: number; readonly key: string; readonly senses: readonly Sense[]; readonly self: boolean },
  known: KnownWords,
  vocabulary: ReadonlySet<string>,
  selfTitle: string | undefined,
): { readonly count: number; readonly key: string } | undefined {
  const own = (selfTitle ?? '').split(' ')
  if (best.self || best.count !== 1 || own[0] !== best.key || !best.senses.some(({ kind }) => kind === 'attribute')) return undefined
  let count = 1
  let last = 0
  for (let piece = pieces[start + 1]; piece?.type === 'word' && /^\p{Lu}/u.test(piece.text); piece = pieces[start + count]) {
    const word = fold(piece.text)
    const at = own.indexOf(word, last + 1)
    if (at < 0 || known.senses.has(word) || basic(piece.text, vocabulary) !== undefined) return undefined
    last = at
    count++
  }
  return count > 1 ? { count, key: own.slice(0, last + 1).join(' ') } : undefined
}

/** What persons are called by, cut short: its stop ends no sentence where a name follows. */
const shortened =
  /\b(?:Capt|Prof|Col|Gen|Maj|Rev|Insp|Hon|Adm|Det|Comdr|Supt|Gov|Sen|Mme|Mlle|\p{Lu}[b-df-hj-np-tv-xz]{1,4})\.(?=\s+\p{Lu})/gu

const startsShortened = new RegExp(`^(?:${shortened.source})`, 'u')

/** What persons are called by at length; some are attributes, too: "Agent Marcus Tull" is one man, "an Agent" is any. */
const ranks: ReadonlySet<string> = new Set(
  'agent professor doctor captain detective inspector sergeant lieutenant colonel general major father sister brother mother king queen prince princess lord lady sir baron madame uncle aunt sheriff deputy officer reverend bishop priest priestess nurse judge senator president mister mistress miss madam curator mayor dean constable warden pastor deacon parson goody goodman squire governor marshal commander'.split(
    ' ',
  ),
)

/** Where one of these stands before it, a rank is any holder of it: "each Agent". */
const counting = /^(?:an?|any|all|each|every|one|two|three|no|other|another|your|his|her|its|their|random|target)$/i

/** How many pieces from here on are a person's name behind such a word: "Capt. Elias Coffin"; 0 where none begins here. */
function personRun(text: string, pieces: readonly Piece[], start: number, known: KnownWords, vocabulary: ReadonlySet<string>): number {
  const [head, stop, name] = pieces.slice(start, start + 3)
  if (head && /^\p{Lu}/u.test(head.text) && ranks.has(head.text.toLowerCase()) && !counting.test(pieces[start - 1]?.text ?? '')) {
    const names = strangeRun(pieces, start + 1, known, vocabulary, true)
    return names > 0 ? 1 + names : 0
  }
  if (!head || !stop || name?.type !== 'word') return 0
  const isShort = startsShortened.test(text.slice(head.at, name.at + 1))
  return isShort ? 3 + strangeRun(pieces, start + 3, known, vocabulary, true) : 0
}

/** Capitals that are no name of a card, though no library knows them: words of the game for which there is no rule, and of talk. */
const nameless: ReadonlySet<string> = new Set(
  'unique unless random wounded injured dead insane sane captured permanent temporary basic advanced special additional extra first second third last next previous both none nobody everyone game rule rules note notes errata set sets owner controller turns rounds if when while upon during after before note costs cost adventure points point mission effect effects action actions phase step side target targets gates'.split(
    ' ',
  ),
)

/** Words that were looked at before, with each library. */
const strangers = new WeakMap<KnownWords, Map<string, boolean>>()

/** What follows a plural that is the subject of its sentence. */
const ofMany =
  /^(?:may|can|cannot|are|do|have|add|subtract|gain|lose|cost|join|in|you|your|that|who|which|from|attacking|defending|played|bypass|absorb)$/

/** "Zoogs add 1", "Zoogs and Ghouls add 1", "Moon-Beasts ...". */
function isNameAtHead(pieces: readonly Piece[], start: number): boolean {
  const [name, next, other, verb] = pieces.slice(start, start + 4).map(({ text }) => text)
  if (/\p{Ll}-\p{Lu}/u.test(name!)) return true
  const isOfMany =
    ofMany.test(next ?? '') || (/^(?:and|or)$/.test(next ?? '') && /^\p{Lu}.*s$/u.test(other ?? '') && ofMany.test(verb ?? ''))
  return /[^s]s$/.test(name!) && isOfMany
}

/** How many pieces from here on are words with a capital that may name a card of a set that is not here; 0 where none may. */
function strangeRun(pieces: readonly Piece[], start: number, known: KnownWords, vocabulary: ReadonlySet<string>, isPerson = false): number {
  const before = pieces[start - 1]
  // At the head of a sentence a capital tells nothing, unless it is of many who do or suffer something: "Zoogs add 1".
  const isHead = before === undefined || /^[.!?:"“”]$/.test(before.text)
  if (isHead && !isNameAtHead(pieces, start)) return 0
  const isStrange = (piece: Piece | undefined): boolean => {
    if (piece?.type !== 'word' || !/^\p{Lu}\p{Ll}/u.test(piece.text)) return false
    const word = fold(piece.text.replace(/['’]s$/, ''))
    const told = strangers.get(known) ?? new Map<string, boolean>()
    strangers.set(known, told)
    const before = told.get(piece.text)
    if (before !== undefined) return before
    const is =
      !known.senses.has(word) &&
      !nameless.has(piece.text.toLowerCase()) &&
      !isUnruly(word) &&
      basic(piece.text, vocabulary) === undefined &&
      numbers[piece.text.toLowerCase()] === undefined &&
      !isNearly(word, vocabulary, true) &&
      twoWords(word, vocabulary) === undefined &&
      !isNearlyKnown(word, known)
    told.set(piece.text, is)
    return is
  }
  let end = start
  // "Eliza Orne": a family of Titles behind a name that is in none.
  const isFamily = (piece: Piece | undefined): boolean =>
    piece?.type === 'word' &&
    /^\p{Lu}\p{Ll}/u.test(piece.text) &&
    !known.senses.has(fold(piece.text)) &&
    basic(piece.text, vocabulary) === undefined &&
    familyName(known, piece.text) !== undefined
  const joins = (at: number): boolean => end > start && /^(?:of|from)$/.test(pieces[at]?.text ?? '') && isStrange(pieces[at + 1])
  // "Barzai the Wise": a name behind "the", of which no library has one by itself.
  const byname = (at: number): boolean => {
    const word = pieces[at + 1]?.text ?? ''
    const isWord = /^\p{Lu}\p{Ll}/u.test(word) && !known.senses.has(fold(word)) && basic(word, vocabulary) === undefined
    return end > start && pieces[at]?.text === 'the' && isWord && numbers[word.toLowerCase()] === undefined
  }
  while (isStrange(pieces[end]) || joins(end) || byname(end) || ((end > start || isPerson) && isFamily(pieces[end])))
    end += byname(end) ? 2 : 1
  return end - start
}

function possessive(at: number): Token {
  return { type: 'word', text: "'s", written: "'s", value: 0, senses: [], at, length: 2 }
}

/** Titles begin with a capital or a digit; kinds of cards are also written small ("the weapon", "at night"). */
function mayBeName(first: string, senses: readonly Sense[], key: string, vocabulary: ReadonlySet<string>): boolean {
  if (/^[\p{Lu}\p{N}.]/u.test(first)) {
    // A small word of the grammar at the head of a sentence is not the Title of some card called so.
    return !(vocabulary.has(key) && senses.every((each) => each.kind === 'title'))
  }
  return senses.some((each) => each.kind === 'type' || each.kind === 'subtype' || each.kind === 'public' || each.kind === 'flag')
}

/** Who does something, where the verb behind it is to be his as well. */
const subjects: readonly string[] = [
  'your opponent',
  'opponent',
  'a opponent',
  'target opponent',
  'each opponent',
  'each other player',
  'each player',
  'each investigator',
  'that player',
  'the affected player',
  'all player',
  'all investigator',
  'all opponents',
  'your opponents',
]

const deeds: ReadonlySet<string> = new Set('lose gain draw discard bury flip exchange shuffle skip must return'.split(' '))

/**
 * "Your opponent loses 2 Sanity and discards one card": who does the first does the second, as the form of the verb tells;
 * behind "must" and after many it has no form, and follows without a comma; where no condition holds the first, with one as well.
 * The grammar is given the subject once more.
 */
export function withSubjects(sentence: readonly Token[]): readonly Token[] {
  const result: Token[] = []
  let subject: readonly Token[] = []
  let isMany = false
  let isFree = false
  for (const [index, token] of sentence.entries()) {
    const before = sentence[index - 1]
    if (token.text === '(') subject = []
    if (deeds.has(token.text) && token.type === 'word') {
      const own = subjectBefore(sentence, index)
      if (own.length > 0) {
        subject = own
        const head = sentence[index - own.length - 1]
        isMany = token.text === 'must' || /^(?:all|your opponents)/.test(textOf(own))
        isFree = isMany && (head === undefined || head.type === 'mark')
      } else if (
        subject.length > 0 &&
        (before?.text === 'and' || before?.text === ',') &&
        !isAsMany(sentence, index + 1) &&
        sentence[index + 1]?.type !== 'self' &&
        !/^(?:it|them|this)$/.test(sentence[index + 1]?.text ?? '')
      ) {
        const isHis = /s$/i.test(token.written) && !/ss$/i.test(token.written)
        const comma = before.text === ',' || sentence[index - 2]?.text === ','
        if (isHis || isFree || (isMany && !comma)) result.push(...subject)
        else subject = []
      }
    }
    result.push(token)
  }
  return result
}

/** "Discards his Hand and draws the same number": one deed. */
function isAsMany(sentence: readonly Token[], at: number): boolean {
  const said = sentence
    .slice(at, at + 3)
    .map((each) => each.text)
    .join(' ')
  return /^(?:the same number|a equal number|that many|as many)/.test(said)
}

function subjectBefore(sentence: readonly Token[], end: number): readonly Token[] {
  for (let count = 3; count > 0; count--) {
    const run = sentence.slice(Math.max(0, end - count), end)
    if (run.length === count && subjects.includes(textOf(run))) return run
  }
  return []
}
