/**
 * Text on pages, as PDF: headings, paragraphs and quotations, broken into lines and pages; `pdf-type.ts` says in what letters.
 *
 * @cantoo/pdf-lib is used because it is the fork of pdf-lib that is kept up, writes PDF without a browser, and needs no
 * native code.
 */
import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { type Style, typeFor } from './pdf-type.ts'

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

/** Lines no wider than `width`. A word that is wider by itself is broken. */
export function linesOf(style: Style, text: string, size: number, width: number): string[] {
  const fits = (words: string) => style.width(words, size) <= width
  const lines: string[] = []
  for (const given of text.split('\n')) {
    let line = ''
    for (const word of style.writable(given).split(/\s+/)) {
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

/** A file, and whether it lacks letters that stand in the text. */
export interface Made {
  readonly bytes: Uint8Array
  readonly lacks: boolean
}

/** What is said of a file in which letters could not be written. */
export const lacksLetters = 'Some letters could not be printed and stand as “?”: this app has no type for them.'

/** The blocks on as many pages as they take, numbered at the foot. */
export async function pdf(blocks: readonly Block[], paper: Paper): Promise<Made> {
  const book = await PDFDocument.create()
  book.setTitle(blocks.find(({ is }) => is === 'title')?.text ?? 'Story Deck')
  book.setCreator('Story Deck')
  const type = await typeFor(
    book,
    blocks.map(({ text }) => text),
  )
  const [width, height] = papers[paper]
  let page: PDFPage | undefined
  let y = 0
  const turn = (): PDFPage => {
    page = book.addPage([width, height])
    y = height - margin
    return page
  }
  for (const { is, text } of [...blocks, ...(type.lacks ? [{ is: 'foot', text: lacksLetters } as const] : [])]) {
    const { font: name, size, before, indent } = looks[is]
    const style = type[name]
    const lines = linesOf(style, text, size, width - 2 * margin - indent)
    // A heading does not stand alone at the foot of a page.
    const least = is === 'head' || is === 'subhead' ? size * leading * (lines.length + 3) : size * leading
    if (page === undefined || y - before - least < margin) turn()
    else y -= before
    for (const line of lines) {
      if (y - size * leading < margin) turn()
      y -= size * leading
      style.draw(page!, line, { x: margin + indent, y, size, color: ink })
    }
  }
  if (page === undefined) turn()
  const pages = book.getPages()
  for (const [no, each] of pages.entries()) {
    const said = `${no + 1} / ${pages.length}`
    type.plain.draw(each, said, { x: (width - type.plain.width(said, 9)) / 2, y: margin / 2, size: 9, color: ink })
  }
  return { bytes: await book.save(), lacks: type.lacks }
}
