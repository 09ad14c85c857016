/** PDF in all alphabets that the app has type for: the letters are there, have room, and can be copied out; what cannot be printed is told. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import type { Face } from '../../src-main/contract/mythos.ts'
import { bookFile } from '../../src-main/keeper/chronicle-files.ts'
import { printedCards } from '../../src-main/keeper/deck-print.ts'
import { fontFile, unpacked } from '../../src-main/keeper/font-file.ts'
import { type Block, pdf } from '../../src-main/keeper/pdf.ts'

const latin = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

/** What a reader copies out of the pages, by the fonts' own tables; and the names of the fonts. */
async function read(bytes: Uint8Array): Promise<{ readonly text: string; readonly fonts: ReadonlySet<string> }> {
  const book = await PDFDocument.load(bytes)
  const fonts = new Set<string>()
  const text = book.getPages().map(({ node }) => {
    const known = new Map(
      node
        .Resources()!
        .lookup(PDFName.of('Font'), PDFDict)
        .entries()
        .map(([name]) => {
          const font = node.Resources()!.lookup(PDFName.of('Font'), PDFDict).lookup(name, PDFDict)
          fonts.add(font.lookup(PDFName.of('BaseFont'), PDFName).decodeText().replace(/-\d+$/, ''))
          return [name.decodeText(), lettersOf(font)] as const
        }),
    )
    const content = node.Contents()!
    const streams = content instanceof PDFArray ? content.asArray().map((each) => book.context.lookup(each)) : [content]
    const words: string[] = []
    let font = (hex: string) => hex
    for (const [, name, hex] of streams
      .map((each) => latin(each as PDFRawStream))
      .join('\n')
      .matchAll(/\/(\S+) [\d.]+ Tf|<([0-9A-F]*)> Tj/g)) {
      if (name !== undefined) font = known.get(name)!
      else words.push(font(hex!))
    }
    return words.join('')
  })
  return { text: text.join('\n'), fonts }
}

/** From codes to letters: by the table that is embedded for it, or as Western Europe writes. */
function lettersOf(font: PDFDict): (hex: string) => string {
  const table = font.lookup(PDFName.of('ToUnicode'))
  if (!(table instanceof PDFRawStream)) return (hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))
  const map = new Map([...latin(table).matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/gi)].map(([, code, point]) => [code!, point!]))
  const letter = (code: string) =>
    Buffer.from(map.get(code) ?? '003F', 'hex')
      .swap16()
      .toString('utf16le')
  return (hex) => hex.match(/.{4}/g)!.map(letter).join('')
}

const blocks = (...texts: readonly string[]): readonly Block[] => [
  { is: 'title', text: texts[0]! },
  ...texts.map((text): Block => ({ is: 'text', text })),
  { is: 'own', text: texts.at(-1)! },
]

describe('[issue 7, 2] the chronicle as PDF', () => {
  test.each([
    ['Polish', 'Zażółć gęślą jaźń, Łucja Wałęsa'],
    ['Greek', 'Νυχτερινός δρόμος, Ἑλένη'],
    ['Cyrillic', 'Съешь ещё этих булок, Їжакевич'],
    ['Vietnamese', 'Nguyễn Thị Diệu'],
    ['all of them', 'Łucja, Ἑλένη and Щукин went to the Café'],
  ])('%s is printed as it is written', async (_name, words) => {
    const { bytes, lacks } = await pdf(blocks(words), 'a4')
    const { text, fonts } = await read(bytes)
    expect(text).toContain(words)
    expect([...fonts]).toEqual(['AlegreyaSans'])
    expect(lacks).toBe(false)
  })

  test('what every reader has letters for takes no font along', async () => {
    const { bytes } = await pdf(blocks('Café “Zum Löwen” – 5 €'), 'a4')
    const { text, fonts } = await read(bytes)
    expect(text).toContain('Café “Zum Löwen” – 5 €')
    expect([...fonts].every((each) => each.startsWith('Times'))).toBe(true)
  })

  test('what no type is there for is told, in the file and beside it', async () => {
    const book = { title: '狐の夜 and Łucja', notes: '', chapters: [] }
    const made = await bookFile(book, 'pdf')
    expect(made.note).toMatch(/^Some letters could not be printed and stand as “\?”.*Markdown and HTML files have them\.$/)
    const { text } = await read(Buffer.from(made.base64!, 'base64'))
    expect(text).toContain('??? and Łucja')
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Some letters could not be printed')
    expect((await bookFile(book, 'html')).note).toBeUndefined()
    expect((await bookFile({ ...book, title: 'Why? Łucja' }, 'pdf')).note).toBeUndefined()
  })

  test('long lines of other alphabets stay on the paper', async () => {
    const { bytes } = await pdf(blocks('Щука '.repeat(80), 'Ω'.repeat(200)), 'a4')
    const { text } = await read(bytes)
    expect([...text.matchAll(/Щука/g)].length).toBe(160)
    expect(text.replaceAll('\n', '').length).toBeGreaterThan(800)
  })
})

test('cards to cut out have the letters of their titles', async () => {
  const face = {
    title: 'Księżycowy Dom',
    type: 'Location',
    text: 'Kończ.',
    attributes: ['Miasto'],
    publicAttributes: [],
    icons: [],
    requirements: [],
  }
  const { base64, note } = await printedCards('Łódź', [{ face: face as unknown as Face, copies: 1 }], 'a4')
  const { text } = await read(Buffer.from(base64!, 'base64'))
  expect(text).toContain('Księżycowy Dom')
  expect(text).toContain('Kończ.')
  expect(note).toBeUndefined()
})

test('a font file is read: its letters, their widths, its measures', () => {
  const at = fileURLToPath(
    new URL('../../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff', import.meta.url),
  )
  const font = fontFile(unpacked(readFileSync(at)), 'Type')
  expect(font.unitsPerEm).toBe(1000)
  expect(font.characterSet).toContain('A'.codePointAt(0))
  expect(font.characterSet).not.toContain('Щ'.codePointAt(0))
  const [i, m] = ['i', 'm'].map((each) => font.glyphForCodePoint(each.codePointAt(0)!))
  expect(m!.advanceWidth).toBeGreaterThan(2 * i!.advanceWidth)
  expect(font.glyphForCodePoint(0x72d0).id).toBe(0)
  expect(font.ascent).toBeGreaterThan(font.capHeight)
  expect(() => unpacked(Buffer.from('no font at all, but long enough for a header of one'))).toThrow('no font of the form WOFF')
})
