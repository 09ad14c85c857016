/** Words put into a sentence, and words looked at in a row: what the files share that say a sentence in another order or shape. */

import type { Token } from './lexer.ts'
import { type Sense, travels, types } from './link.ts'
import type { Self } from './reading.ts'

/** A word at the place of another, and written as that one is. */
export const word = (text: string, near: Token): Token => ({ ...near, type: 'word', text, value: 0, senses: [] })

/** A word or a number that was meant and not said; an error at it points at what was. */
export function meantWord(text: string, near: Token): Token {
  const isNumber = /^\d+$/.test(text)
  return { ...word(text, near), type: isNumber ? 'number' : 'word', value: isNumber ? Number(text) : 0 }
}

/** Kinds of cards are names to the grammar, also where a word for another puts them there (none does an Adventure), and so is what Allies are and do; a name of several words is put as one. */
const kindsOfCards: ReadonlyMap<string, Sense> = new Map<string, Sense>([
  ...types.filter((name) => name !== 'Adventure').map((name) => [name.toLowerCase(), { kind: 'type', name }] as const),
  ...['Corrupt', 'Steadfast'].map((name) => [name.toLowerCase(), { kind: 'attribute', name }] as const),
  ...travels.map((name) => [name.toLowerCase(), { kind: 'subtype', name, names: [name], of: 'Event' }] as const),
  ['travel event', { kind: 'flag', name: 'Travel' }],
  ['defending', { kind: 'flag', name: 'Defending' }],
  ['any weapon', { kind: 'subtype', name: 'Weapon', names: ['Weapon', 'Enchanted Weapon'], of: 'Artifact' }],
  ['enchanted weapon', { kind: 'subtype', name: 'Enchanted Weapon', names: ['Enchanted Weapon'], of: 'Artifact' }],
])

/** A word, or a comma, that was not written: beside another, so that an error can point there. */
export function newWord(text: string, near: Token): Token {
  const name = text.replaceAll('_', ' ')
  const sense = kindsOfCards.get(name)
  return {
    ...near,
    type: sense ? 'name' : text === ',' ? 'mark' : 'word',
    text: name,
    written: name,
    value: 0,
    senses: sense ? [sense] : [],
  }
}

/** What stands at a place, in its basic form; nothing beyond the ends. */
export const textAt = (sentence: readonly Token[], at: number): string => sentence[at]?.text ?? ''

/** So many words from a place on, in their basic forms, a space between them. */
export const wordsAt = (sentence: readonly Token[], at: number, count: number): string => textOf(sentence.slice(at, at + count))

/** Words in their basic forms, a space between them. */
export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')

/** Several words at the place of another, and written as that one is; a comma is a mark. */
export const words = (text: string, near: Token): readonly Token[] =>
  text.split(' ').map((each) => (each === ',' ? newWord(each, near) : word(each, near)))

/** Several words, or commas, that were not written. */
export const newWords = (text: string, near: Token): readonly Token[] => text.split(' ').map((each) => newWord(each, near))

/** How many words from here on name this card. */
export function selfAt(sentence: readonly Token[], at: number): number {
  if (sentence[at]?.type === 'self') return 1
  const isOwn =
    textAt(sentence, at) === 'this' && /^(?:card|ally|artifact|tome|weapon|event|monster|location|spell)$/.test(textAt(sentence, at + 1))
  return isOwn ? 2 : 0
}

/** Whether a word names cards: by a library, by a family, by a Title in quotation marks, or a name that no library holds. */
export const isNamed = (token: Token | undefined): boolean =>
  token?.type === 'name' || token?.type === 'family' || token?.type === 'strange' || token?.type === 'quoted'

export const isNumber = (token: Token | undefined): boolean => token?.type === 'number'

/** A sentence in pieces, each a word or this card by whatever it is called, and where it begins. */
export interface Pieces {
  readonly said: string
  /** The place in the sentence of each piece, and the end. */
  readonly places: readonly number[]
}

const ownNoun = /^(?:card|artifact|weapon|tome|event|location|monster|spell|creature|entity)$/

/** A thing by a word that is none of the game: "the amulet". */
const isThing = (token: Token | undefined): boolean => token?.type === 'unknown' && /^\p{Ll}[\p{Ll}-]+$/u.test(token.written)

export function piecesOf(sentence: readonly Token[], self: Self | undefined): Pieces {
  const said: string[] = []
  const places: number[] = []
  for (let at = 0; at < sentence.length; ) {
    const [{ type, text, value }, next] = [sentence[at]!, sentence[at + 1]]
    const isOwn = text === 'this' && (self?.type === 'Ally' ? /^(?:card|ally)$/ : ownNoun).test(isThing(next) ? 'card' : (next?.text ?? ''))
    const isCalled = text === 'the' && isThing(next)
    said.push(
      type === 'self' || isOwn
        ? 'THIS'
        : isCalled
          ? 'THING'
          : type === 'number'
            ? value < 2
              ? String(value)
              : '#'
            : text.replaceAll(' ', '_'),
    )
    places.push(at)
    at += isOwn || isCalled ? 2 : 1
  }
  return { said: said.join(' '), places: [...places, sentence.length] }
}

/** How many tokens the first so many characters of the pieces take. */
export const tokensIn = ({ places }: Pieces, begun: string): number => places[begun.trim() === '' ? 0 : begun.trim().split(' ').length] ?? 0
