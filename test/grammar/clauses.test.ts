/** Which words a pattern cannot do without: by them it is ruled out before it is tried. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsNeeded } from '../../grammar/clauses.ts'

test.each([
  [/^you may walk (?:from|to) here$/, 'you may walk '],
  [/(?<=\bplay .+?)(?: ,)? regardless of region$/, ' regardless of region'],
  [/\b(?:bury|discard) \S+ cards?$/, ' card'],
  [/draw [a-z]+ cards*/, 'draw '],
  [/one|two/, ''],
  [/(?:one|two)/, ''],
  [/ab{2,3}cde/, 'cde'],
])('%s', (pattern, words) => expect(wordsNeeded(pattern).row).toBe(words))

test('what a pattern fits has the words that it needs', () => {
  const word = fc.constantFrom('bury', 'draw', 'card', 'one', 'two')
  const piece = fc.oneof(
    word,
    word.map((each) => `(?:${each})?`),
    fc.tuple(word, word).map(([a, b]) => `(?:${a}|${b})`),
    word.map((each) => `${each}?`),
    fc.constantFrom('\\b', '[a-z]', '\\S+', '.*?', '^', '(?= |$)'),
  )
  const said = fc.array(word, { maxLength: 6 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), said, (pieces, text) => {
      const pattern = new RegExp(pieces.join(' '))
      if (pattern.test(text)) expect(text).toContain(wordsNeeded(pattern).row)
    }),
  )
})
