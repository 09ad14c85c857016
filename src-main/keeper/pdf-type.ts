/**
 * What letters of a PDF are set in. Text that the built-in fonts of every reader have letters for (Western Europe) is set in Times;
 * where anything else is to be written, all of it is set in the app's own type, which is embedded with the alphabets that are used:
 * Latin with all its accents, Greek, Cyrillic. What no font here has is written with the letter beneath its accents, or as a mark.
 */
import { type PDFDocument, type PDFFont, type PDFPage, type RGB, StandardFonts } from '@cantoo/pdf-lib'
import { fontFile, unpacked } from './font-file.ts'

/** Stands for a letter that cannot be written. */
const mark = '?'

/** Text of one style. */
export interface Style {
  /** The text with letters that there are. */
  writable(text: string): string
  width(text: string, size: number): number
  draw(page: PDFPage, text: string, at: { readonly x: number; readonly y: number; readonly size: number; readonly color: RGB }): void
}

export interface Type {
  readonly plain: Style
  readonly bold: Style
  readonly slanted: Style
  /** Whether a letter of the texts cannot be written. */
  readonly lacks: boolean
}

type StyleName = 'plain' | 'bold' | 'slanted'
const names: readonly StyleName[] = ['plain', 'bold', 'slanted']
const times = { plain: StandardFonts.TimesRoman, bold: StandardFonts.TimesRomanBold, slanted: StandardFonts.TimesRomanItalic } as const

interface Known {
  readonly font: PDFFont
  readonly has: ReadonlySet<number>
}

/** The type for all these texts. */
export async function typeFor(book: PDFDocument, texts: readonly string[]): Promise<Type> {
  const all = [...new Set(texts.join('').normalize('NFC'))].filter((each) => !/\s/.test(each)).map((each) => each.codePointAt(0)!)
  const usual = await embedded(async (name) => [await book.embedFont(times[name])])
  const hasAll = (known: readonly Known[]) => all.every((point) => known.some(({ has }) => has.has(point)))
  if (hasAll(usual.plain)) return asType(usual, false)
  const { letters } = await import('./pdf-letters.ts')
  book.registerFontkit({ create: (bytes: Uint8Array) => fontFile(Buffer.from(bytes), 'AlegreyaSans') as never })
  const own = await embedded((name) =>
    Promise.all(
      letters[name]
        .map((address) => unpacked(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')))
        // An alphabet that is not used is not taken along; the first one has the signs.
        .filter((file, no) => no === 0 || fontFile(file, '').characterSet.some((point) => all.includes(point)))
        .map((file) => book.embedFont(file)),
    ),
  )
  return asType(own, style(own.plain).writable(texts.join('')).split(mark).length !== texts.join('').split(mark).length)
}

type Embedded = Readonly<Record<StyleName, readonly Known[]>>

async function embedded(fonts: (name: StyleName) => Promise<readonly PDFFont[]>): Promise<Embedded> {
  const of = async (name: StyleName) => (await fonts(name)).map((font): Known => ({ font, has: new Set(font.getCharacterSet()) }))
  const [plain, bold, slanted] = await Promise.all(names.map(of))
  return { plain: plain!, bold: bold!, slanted: slanted! }
}

const asType = ({ plain, bold, slanted }: Embedded, lacks: boolean): Type => ({
  plain: style(plain),
  bold: style(bold),
  slanted: style(slanted),
  lacks,
})

function style(known: readonly Known[]): Style {
  const has = (letter: string) => known.some((each) => each.has.has(letter.codePointAt(0)!))

  function writable(text: string): string {
    return [...text.normalize('NFC')]
      .map((each) => {
        if (has(each)) return each
        const bare = [...each.normalize('NFKD')].filter(has).join('')
        return bare === '' ? (/\s/.test(each) ? ' ' : mark) : bare
      })
      .join('')
  }

  /** The text in pieces that one font has all letters of; one that goes on is not left without need. */
  function* pieces(text: string): Generator<{ readonly font: PDFFont; readonly text: string }> {
    let now: Known | undefined
    let piece = ''
    for (const letter of writable(text)) {
      const point = letter.codePointAt(0)!
      const next = now?.has.has(point) ? now : known.find((each) => each.has.has(point))!
      if (next !== now && now !== undefined) {
        yield { font: now.font, text: piece }
        piece = ''
      }
      now = next
      piece += letter
    }
    if (now !== undefined) yield { font: now.font, text: piece }
  }

  return {
    writable,
    width: (text, size) => [...pieces(text)].reduce((sum, { font, text }) => sum + font.widthOfTextAtSize(text, size), 0),
    draw(page, text, { x, y, size, color }) {
      let at = x
      for (const piece of pieces(text)) {
        page.drawText(piece.text, { x: at, y, size, font: piece.font, color })
        at += piece.font.widthOfTextAtSize(piece.text, size)
      }
    },
  }
}
