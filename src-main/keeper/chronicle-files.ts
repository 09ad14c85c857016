/** A chronicle to take along: as Markdown, as a page of HTML that needs nothing else, and as PDF. Names of persons are theirs to choose, so all is escaped. */
import { fileName } from '../../db/deck-file.ts'
import type { Chronicle, ChronicleEntry } from '../contract/campaigns.ts'
import type { MadeFile } from '../contract/decks.ts'
import { type Block, lacksLetters, pdf } from './pdf.ts'

export type BookFormat = 'markdown' | 'html' | 'pdf'

/** One match, or all of a campaign in the order they were played. */
export interface Book {
  readonly title: string
  readonly notes: string
  readonly chapters: readonly Chronicle[]
}

const foot = 'Told by Story Deck, an unofficial table for the Mythos card game.'

/** What an entry says, in its order: what is told, unless the player's words stand in its place; then those. */
const paragraphsOf = ({ told, own, instead }: ChronicleEntry): readonly { readonly text: string; readonly own: boolean }[] => [
  ...(instead && own !== undefined ? [] : told.map((text) => ({ text, own: false }))),
  ...(own === undefined ? [] : own.split(/\n{2,}/).map((text) => ({ text, own: true }))),
]

const headOf = ({ adventure, who, points, round }: ChronicleEntry) =>
  `${adventure} – ${who}, ${points} ${points === 1 ? 'point' : 'points'}, Round ${round}`

/** The book as a list of blocks, whatever it is written as. */
function blocks({ title, notes, chapters }: Book): Block[] {
  return [
    { is: 'title', text: title },
    ...split(notes).map((text): Block => ({ is: 'own', text })),
    ...chapters.flatMap((chapter): Block[] => [
      ...(chapters.length > 1 || chapter.title !== title ? [{ is: 'head' as const, text: chapter.title }] : []),
      ...split(chapter.foreword).map((text): Block => ({ is: 'own', text })),
      ...chapter.opening.map((text): Block => ({ is: 'text', text })),
      ...chapter.entries.flatMap((entry): Block[] => [
        { is: 'subhead', text: headOf(entry) },
        ...paragraphsOf(entry).map(({ text, own }): Block => ({ is: own ? 'own' : 'text', text })),
      ]),
      ...chapter.ending.map((text): Block => ({ is: 'text', text })),
    ]),
    { is: 'foot', text: foot },
  ]
}

const split = (text: string) => text.split(/\n{2,}/).filter((each) => each.trim() !== '')

export async function bookFile(book: Book, format: BookFormat): Promise<MadeFile> {
  const name = fileName(book.title, 'chronicle')
  const all = blocks(book)
  if (format === 'markdown') return { fileName: `${name}.md`, mime: 'text/markdown', text: markdown(all) }
  if (format === 'html') return { fileName: `${name}.html`, mime: 'text/html', text: html(book.title, all) }
  const { bytes, lacks } = await pdf(all, 'a4')
  const note = `${lacksLetters} The Markdown and HTML files have them.`
  return { fileName: `${name}.pdf`, mime: 'application/pdf', base64: Buffer.from(bytes).toString('base64'), ...(lacks && { note }) }
}

// ---------------------------------------------------------------- Markdown

/** Marks that Markdown would take for its own. */
const plain = (text: string) => text.replace(/([\\`*_{}[\]<>#|])/g, '\\$1')

function markdown(all: readonly Block[]): string {
  const line = ({ is, text }: Block): string => {
    const said = plain(text)
    switch (is) {
      case 'title':
        return `# ${said}`
      case 'head':
        return `## ${said}`
      case 'subhead':
        return `### ${said}`
      // A player's own words are set apart.
      case 'own':
        return said.replace(/^/gm, '> ')
      case 'foot':
        return `---\n\n*${said}*`
      default:
        return said
    }
  }
  return `${all.map(line).join('\n\n')}\n`
}

// ---------------------------------------------------------------- HTML

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (each) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[each]!)

const tags: Readonly<Record<Block['is'], readonly [string, string]>> = {
  title: ['<h1>', '</h1>'],
  head: ['<h2>', '</h2>'],
  subhead: ['<h3>', '</h3>'],
  text: ['<p>', '</p>'],
  own: ['<blockquote>', '</blockquote>'],
  foot: ['<footer>', '</footer>'],
}

function html(title: string, all: readonly Block[]): string {
  const body = all.map(({ is, text }) => `${tags[is][0]}${escaped(text).replace(/\n/g, '<br>')}${tags[is][1]}`).join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
body { max-width: 38rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.6 Georgia, serif; color: #221c14; background: #fbf7ee }
h1, h2, h3 { line-height: 1.2; font-weight: normal }
h1 { font-size: 2.2rem; border-bottom: 3px double #8a6d3b; padding-bottom: .4rem }
h3 { margin-top: 2rem }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid #8a6d3b; font-style: italic }
footer { margin-top: 3rem; border-top: 1px solid #8a6d3b; padding-top: .5rem; font-size: .85rem; color: #5c5140 }
</style>
<body>
${body}
</body>
</html>
`
}
