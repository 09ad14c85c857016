/** Reading every text of the shipped cards, effects and stories, with a grammar that was compiled once. */
import moo from 'moo'
import { shippedCards } from '../../../db/shipped.ts'
import { knownWords } from '../../../grammar/link.ts'
import { readEffects } from '../../../grammar/parse.ts'
import { readRecipe } from '../../../grammar/recipe.ts'
import type { Line } from '../line.ts'

export const line: Line = {
  name: 'Reading the texts of the Standard set',
  unit: 'texts',
  aim: 'a thousand cards well under a second; the limit is what cutting them into words takes',
  async prepare() {
    const cards = shippedCards().flatMap(({ facts, text }) => (facts === undefined ? [] : [{ facts, text }]))
    const known = knownWords(cards.flatMap(({ facts }) => (facts.type === 'Investigator' ? [] : [facts])))
    const printed = cards.filter(({ text }) => text !== '')
    const words = moo.compile({
      space: { match: /\s+/u, lineBreaks: true },
      word: /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/u,
      other: /./u,
    })
    return [
      {
        name: 'Story Deck, to rule objects',
        work() {
          for (const { facts, text } of printed) {
            const reading = facts.type === 'Adventure' ? readRecipe(text, known) : readEffects(text, known, facts)
            if (!reading.ok) throw new Error(`${facts.title}: ${reading.message}`)
          }
          return printed.length
        },
      },
      {
        name: 'moo alone, to words',
        work() {
          for (const { text } of printed) for (const _ of words.reset(text));
          return printed.length
        },
      },
    ]
  },
}
