/** Files of any form, damaged in any way: cards and remarks, or a refusal fit to show; the same for the same file, and soon. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBroughtFile } from '../../db/brought-file.ts'
import { ShelfError } from '../../db/shelf-error.ts'

const attr = (key: string, value: string) => `<attr key="${key}" value="${value}"/>`
const whole: readonly (readonly [name: string, text: string])[] = [
  [
    'x.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ccg-setinfo SYSTEM "../gccg-set.dtd">\n<ccg-setinfo name="N" abbrev="N"><cards>
<card name="Old Man, The" text="A &amp; B">${attr('type', 'Ally')}${attr('value', '2')}${attr('private', 'Corrupt Cultist &amp; Scholar, Knows English')}${attr('subregion', 'Any City')}</card>
<card name="G" text="">${attr('type', 'Monster')}${attr('value', '{GOO}')}${attr('private', 'Outside/Gate Location, Storm')}</card></cards></ccg-setinfo>`,
  ],
  [
    'x.json',
    '{"setCode":"X","cards":[{"id":"a","setCode":"X","title":"A","type":"Event","unique":false,"dimension":"waking","text":"Draw one card."}],"errata":[{"card":"a","field":"text","value":"","source":"S","date":"2026-01-01"}]}',
  ],
  ['x.csv', 'title,set,type,text,gate\n"A, the first",X,Event,"one\n""two""",\nB,X,Location,,x\n'],
  ['x.cards', '# a comment\nid a\ntitle A\nset X\ntype Ally\nfound region R; attribute City | past yes\n      more\n\nid b\ntext'],
]
const scraps = [
  '<',
  '>',
  '"',
  '&',
  ';',
  '{',
  '}',
  '[',
  ']',
  ',',
  '\n',
  '\0',
  '\r',
  '\uFEFF',
  ' ',
  '<!DOCTYPE',
  '&lol;',
  '<![CDATA[',
  '__proto__',
  '\\',
  'é',
  '🂡',
  '-',
  '1e999',
  'null',
]

/** A file with pieces cut out, doubled and put in. */
const damaged = fc
  .tuple(
    fc.constantFrom(...whole),
    fc.array(fc.tuple(fc.nat(), fc.nat(40), fc.oneof(fc.constantFrom(...scraps), fc.string({ maxLength: 8 }))), { maxLength: 6 }),
  )
  .map(([[name, text], cuts]) => {
    const broken = cuts.reduce((before, [at, length, scrap]) => {
      const from = at % (before.length + 1)
      return before.slice(0, from) + scrap + before.slice(from + length)
    }, text)
    return [name, new TextEncoder().encode(broken)] as const
  })

function outcome(bytes: Uint8Array, name: string): unknown {
  try {
    return readBroughtFile(bytes, name)
  } catch (error) {
    if (error instanceof ShelfError) return { code: error.code, message: error.message, hint: error.hint }
    throw error
  }
}

test('[S28] [S24] every file is read or refused, in words, and twice the same', () => {
  fc.assert(
    fc.property(damaged, ([name, bytes]) => {
      const once = outcome(bytes, name)
      expect(outcome(bytes, name)).toEqual(once)
      if (typeof once === 'object' && once !== null && 'message' in once) expect(String(once.message).length).toBeLessThanOrEqual(300)
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 500) },
  )
})

test('[S28] bytes of any kind are read or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('x', 'x.xml', 'x.csv', 'x.cards', 'x.json'), (bytes, name) => {
      outcome(bytes, name)
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 500) },
  )
})
