/**
 * What was probably meant by a word that nobody knows: the nearest spelling of a word of the game in any of its forms, the
 * nearest name a card goes by, or what this game calls the thing that other games call so.
 */

import { distance } from 'fastest-levenshtein'
import { basic, forms, numberWords, spellings, twoWords } from './lexer.ts'
import { fold, type KnownWords, nearestKnown, nearestWhole } from './link.ts'

/** Words of other games, in their basic form, and what cards of this one say. */
const sayings: Readonly<Record<string, string>> = {
  prevent: 'cancel',
  counter: 'cancel',
  negate: 'cancel',
  nullify: 'cancel',
  undo: 'cancel',
  destroy: 'bury',
  kill: 'bury',
  slay: 'bury',
  eliminate: 'bury',
  sacrifice: 'bury',
  banish: 'bury',
  defeat: 'bury',
  eject: 'discard',
  tap: 'flip',
  exhaust: 'flip',
  untap: 'flip',
  heal: 'gain',
  recuperate: 'gain',
  damage: 'lose',
  wound: 'lose',
  graveyard: 'discard pile',
  minion: 'Ally',
  character: 'Ally',
  equip: 'give',
  attach: 'give',
  unable: 'may not',
  prohibit: 'may not',
  retrieve: 'return',
  regain: 'gain',
}

/** Words as one may write them: the basic forms of the grammar with their endings, and those that no ending explains. */
let written: readonly { readonly form: string; readonly base: string }[] | undefined

function allWritten(vocabulary: ReadonlySet<string>): readonly { readonly form: string; readonly base: string }[] {
  written ??= [
    ...[...vocabulary].filter((each) => /^\p{L}[\p{L}-]+$/u.test(each)).flatMap((base) => spellings(base).map((form) => ({ form, base }))),
    ...Object.entries(forms).map(([form, base]) => ({ form, base })),
    ...numberWords.map((form) => ({ form, base: 'a number' })),
  ]
  return written
}

/**
 * The nearest that may have been meant by `phrase`; `word` is the word of it that is unknown. Of equally near words one that
 * could stand at this place (`expected`, as an error tells it) comes first. Nothing, where nothing is near.
 */
export function meantBy(
  phrase: string,
  word: string,
  known: KnownWords,
  vocabulary: ReadonlySet<string>,
  expected: readonly string[],
  isName: boolean,
): string | undefined {
  const small = word.toLowerCase().replaceAll('’', "'")
  const base = basic(word, foreign)
  if (base !== undefined) return sayings[base]
  const two = twoWords(small, vocabulary)
  if (two !== undefined) return two
  const far = Math.max(1, Math.floor(small.length / 4))
  let best: { readonly form: string; readonly apart: number } | undefined
  for (const { form, base } of allWritten(vocabulary)) {
    if (Math.abs(form.length - small.length) > far) continue
    const fits = expected.includes(`"${base}"`) || expected.includes(base)
    const apart = between(form, small) - (fits ? 0.5 : 0)
    if (apart <= far && apart < (best?.apart ?? far + 1)) best = { form, apart }
  }
  const named = nearestKnown(known, phrase) ?? nearestKnown(known, word) ?? swapped(known, phrase) ?? nearestWhole(known, phrase, word)
  const title = named === undefined ? undefined : { name: named, apart: fromName(fold(named), fold(phrase)) }
  // A word in the middle that has a capital is rather a name, several are one; any other is rather a word.
  if (best && !(isName && title && (title.apart <= best.apart + 0.5 || /\s/.test(phrase)))) return best.form
  return title && (isName || title.apart <= far) ? title.name : undefined
}

/** Whether a word that nobody knows is rather a word of the game with two letters exchanged, or a long one with a letter amiss. */
export const isSlip = (word: string, vocabulary: ReadonlySet<string>): boolean =>
  allWritten(vocabulary).some(({ form }) => {
    const apart = Math.abs(form.length - word.length) > 1 ? 2 : between(form, word)
    return apart === 1 && (word.length > 5 || letters(form) === letters(word))
  })

const foreign: ReadonlySet<string> = new Set(Object.keys(sayings))

/** The letters of a word, whatever their order. */
export const letters = (word: string): string => [...word].sort().join('')

/** Two neighbours exchanged are one slip of the pen. */
function between(one: string, other: string): number {
  const apart = distance(one, other)
  return apart === 2 && one.length === other.length && letters(one) === letters(other) ? 1 : apart
}

/** A word may stand for a longer name that it is part of. */
const fromName = (name: string, phrase: string): number => Math.min(...[name, ...name.split(' ')].map((each) => between(each, phrase)))

/** A known name with two letters exchanged. */
function swapped(known: KnownWords, phrase: string): string | undefined {
  const wanted = fold(phrase)
  for (const [key, [sense]] of known.senses) if (sense && key.length === wanted.length && between(key, wanted) === 1) return sense.name
  return undefined
}
