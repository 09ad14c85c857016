/**
 * Text on pages, as PDF: headings, paragraphs and quotations, broken into lines and pages.
 *
 * @cantoo/pdf-lib is used because it is the fork of pdf-lib that is kept up, writes PDF without a browser, and needs no
 * native code. Its built-in fonts know the letters of Western Europe; what they lack is written with the letter beneath its
 * accents, or as a question mark.
 */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

export interface Block {
  readonly is: 'title' | 'head' | 'subhead' | 'text' | 'own' | 'foot'
  readonly text: string
}

export type Paper = 'a4' | 'letter'

/** In points: 72 an inch. */
export const papers: Readonly<Record<Paper, readonly [number, number]>> = { a4: [595.28, 841.89], letter: [612, 792] }

interface Look {
  readonly font: 'plain' | 'bold' | 'slanted'
  readonly size: number
  readonly before: number
  readonly indent: number
}

const looks: Readonly<Record<Block['is'], Look>> = {
  title: { font: 'bold', size: 22, before: 0, indent: 0 },
  head: { font: 'bold', size: 16, before: 22, indent: 0 },
  subhead: { font: 'bold', size: 12.5, before: 16, indent: 0 },
  text: { font: 'plain', size: 11, before: 7, indent: 0 },
  own: { font: 'slanted', size: 11, before: 7, indent: 16 },
  foot: { font: 'slanted', size: 8.5, before: 24, indent: 0 },
}

const margin = 64
const leading = 1.36
const ink = rgb(0.13, 0.11, 0.08)

/** The text with letters that a font has. */
export function writable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet())
  return [...text.normalize('NFC')]
    .map((each) => {
      if (known.has(each.codePointAt(0)!)) return each
      const bare = [...each.normalize('NFKD')].filter((part) => known.has(part.codePointAt(0)!)).join('')
      return bare === '' ? (/\s/.test(each) ? ' ' : '?') : bare
    })
    .join('')
}

/** Lines no wider than `width`. A word that is wider by itself is broken. */
export function linesOf(font: PDFFont, text: string, size: number, width: number): string[] {
  const fits = (words: string) => font.widthOfTextAtSize(words, size) <= width
  const lines: string[] = []
  for (const given of text.split('\n')) {
    let line = ''
    for (const word of writable(font, given).split(/\s+/)) {
      let rest = word
      while (rest !== '' && !fits(rest)) {
        let cut = rest.length - 1
        while (cut > 1 && !fits(rest.slice(0, cut))) cut--
        if (line !== '') lines.push(line)
        line = ''
        lines.push(rest.slice(0, cut))
        rest = rest.slice(cut)
      }
      const longer = line === '' ? rest : `${line} ${rest}`
      if (fits(longer)) line = longer
      else {
        lines.push(line)
        line = rest
      }
    }
    lines.push(line)
  }
  return lines
}

/** The blocks on as many pages as they take, numbered at the foot. */
export async function pdf(blocks: readonly Block[], paper: Paper): Promise<Uint8Array> {
  const book = await PDFDocument.create()
  book.setTitle(blocks.find(({ is }) => is === 'title')?.text ?? 'Story Deck')
  book.setCreator('Story Deck')
  const fonts = {
    plain: await book.embedFont(StandardFonts.TimesRoman),
    bold: await book.embedFont(StandardFonts.TimesRomanBold),
    slanted: await book.embedFont(StandardFonts.TimesRomanItalic),
  }
  const [width, height] = papers[paper]
  let page: PDFPage | undefined
  let y = 0
  const turn = (): PDFPage => {
    page = book.addPage([width, height])
    y = height - margin
    return page
  }
  for (const { is, text } of blocks) {
    const { font: name, size, before, indent } = looks[is]
    const font = fonts[name]
    const lines = linesOf(font, text, size, width - 2 * margin - indent)
    // A heading does not stand alone at the foot of a page.
    const least = is === 'head' || is === 'subhead' ? size * leading * (lines.length + 3) : size * leading
    if (page === undefined || y - before - least < margin) turn()
    else y -= before
    for (const line of lines) {
      if (y - size * leading < margin) turn()
      y -= size * leading
      page!.drawText(line, { x: margin + indent, y, size, font, color: ink })
    }
  }
  if (page === undefined) turn()
  const pages = book.getPages()
  for (const [no, each] of pages.entries()) {
    const said = `${no + 1} / ${pages.length}`
    each.drawText(said, { x: (width - fonts.plain.widthOfTextAtSize(said, 9)) / 2, y: margin / 2, size: 9, font: fonts.plain, color: ink })
  }
  return book.save()
}
