/**
 * Which card a picture's file name means: by its Title without case, accents, punctuation and article; with its set, if that is
 * written; without numbers that scanners and shops put around it.
 */
import { type Named, titleIndex } from '../../db/titles.ts'
import { foldTitle } from '../../grammar/titles.ts'

export interface Understood<Card> {
  readonly cards: readonly Card[]
  readonly unsure: readonly Card[]
}

/** Ways to read a name, the most literal first: each is tried until one means a card. */
function readings(name: string, sets: ReadonlySet<string>): readonly string[] {
  const bare = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[A-Za-z]{3,4}$/, '')
    .normalize('NFC')
    .replaceAll(/[_+]|%20/g, ' ')
    .replaceAll(/\[([^\]]*)\]/g, '($1)')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const found: string[] = []
  for (const text of [bare, bare.replaceAll(/\s*-\s*/g, ' ')]) {
    const noNumbers = text
      .replace(/^\(?#?\d{1,4}\)?[\s.)-]+/, '')
      .replace(/[\s-]*(?:\(\d{1,4}\)|#?\d{1,4}|v\d|copy|scan|front)$/i, '')
      .trim()
    for (const each of [text, noNumbers]) found.push(each, ...withSet(each, sets), each.replace(/\s*\([^()]*\)$/, ''))
  }
  return [...new Set(found)].filter((each) => each !== '')
}

/** A set at the beginning or the end, put where the index knows it: `MSGS 012 Title`, `Title - MSGS`. */
function withSet(text: string, sets: ReadonlySet<string>): readonly string[] {
  const words = text.split(/[\s()-]+/).filter((each) => each !== '')
  const [first = '', last = ''] = [words[0]?.toUpperCase(), words.at(-1)?.toUpperCase()]
  const found: string[] = []
  if (words.length > 1 && sets.has(last)) found.push(`${text.replace(/[\s(-]+[\p{L}\p{N}]+\)?$/u, '')} (${last})`)
  if (words.length > 1 && sets.has(first)) {
    found.push(`${text.replace(/^\(?[\p{L}\p{N}]+[\s)-]+/u, '').replace(/^#?\d{1,4}[\s.-]+/, '')} (${first})`)
  }
  return found
}

/** Reads names against these cards. A Title that is printed several times means all its printings, unless the set is said. */
export function pictureNames<Card extends Named>(cards: readonly Card[]): (name: string) => Understood<Card> {
  const index = titleIndex(cards)
  const sets = new Set(cards.map(({ setCode }) => setCode.toUpperCase()))

  return (name) => {
    const texts = readings(name, sets)
    for (const text of texts) {
      const meant = index.find(text)
      if (meant === undefined) continue
      const all = [meant.card, ...meant.others]
      const isOne = all.every(({ title }) => foldTitle(title) === foldTitle(meant.card.title))
      // The beginning of a Title is a guess, and so is what several Titles may mean.
      return isOne && !meant.readings.includes('shortened') ? { cards: all, unsure: [] } : { cards: [], unsure: all }
    }
    return { cards: [], unsure: texts[0] === undefined ? [] : index.nearest(texts[0]) }
  }
}
