/** Deck lists as plain text, grouped by type with totals in comments, and as Markdown. Both read any list written by hand. */
import { type DeckReading, madeComment, readDeck, type Section, writtenTags } from './deck-file.ts'
import { type ListRead, type ListToWrite, linesOfText, proposing } from './list-lines.ts'
import type { ListNames } from './list-names.ts'

const sectionHeadings: readonly (readonly [Section, string])[] = [
  ['investigators', 'Investigators'],
  ['deck', 'Deck'],
  ['maybe', 'Maybe'],
]

/** In the order of a deck list: where one is, who one meets, what one has, what happens. */
const types: readonly (readonly [type: string, many: string])[] = [
  ['Investigator', 'Investigators'],
  ['Location', 'Locations'],
  ['Ally', 'Allies'],
  ['Artifact', 'Artifacts'],
  ['Tome', 'Tomes'],
  ['Spell', 'Spells'],
  ['Event', 'Events'],
  ['Monster', 'Monsters'],
  ['Adventure', 'Adventures'],
]

const totalsInWords = ({ totals: { cards, adventurePoints } }: ListToWrite): string =>
  `${cards === 1 ? '1 card' : `${cards} cards`}, ${adventurePoints === 1 ? '1 Adventure point' : `${adventurePoints} Adventure points`}`

/** The groups of a section, each with its copies; Investigators among Investigators need no heading. */
function groups(list: ListToWrite, section: Section, names: ListNames): { heading: string | undefined; lines: string[] }[] {
  const rows = list.cards.filter((each) => each.section === section)
  return types.flatMap(([type, many]) => {
    const same = rows.filter(({ card }) => card.type === type)
    if (same.length === 0) return []
    const count = same.reduce((sum, { copies }) => sum + copies, 0)
    const lines = same.map(({ card, copies }) => `${copies} ${names.titles.write(card)}${writtenTags(list.marks.get(card.id)?.tags ?? [])}`)
    return [{ heading: type === 'Investigator' && section === 'investigators' ? undefined : `${many}: ${count}`, lines }]
  })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Lines under a section, comments before and after cards; those under words of their own begin with these. */
function linesUnder(list: ListToWrite, section: string | null, kind?: 'comment' | 'unread'): string[] {
  return list.lines.filter((each) => each.section === section && (kind === undefined || each.kind === kind)).map(({ text }) => text.trim())
}

const foreignSections = (list: ListToWrite): string[] => [
  ...new Set(
    list.lines.flatMap(({ section }) => (section === null || sectionHeadings.some(([each]) => each === section) ? [] : [section])),
  ),
]

// ---------------------------------------------------------------- plain text

const marked: DeckReading = { plain: true, marked: true }

export function readTextList(text: string, names: ListNames, format: 'gccg' | 'text', fallback: string): ListRead {
  const read = readDeck(text, names.titles, { name: fallback, ...(format === 'text' && marked) })
  return { format, name: read.list.name, lines: linesOfText(read, proposing(names)) }
}

export function writeTextList(list: ListToWrite, names: ListNames): string {
  const blocks = [
    ['#', `# ${oneLine(list.name)}`, '#', madeComment(totalsInWords(list)), ...linesUnder(list, null)],
    ...sectionHeadings.flatMap(([section, heading]) => {
      const [comments, cards, unread] = [
        linesUnder(list, section, 'comment'),
        groups(list, section, names),
        linesUnder(list, section, 'unread'),
      ]
      if (comments.length + cards.length + unread.length === 0) return []
      return [
        [heading, ...comments],
        ...cards.map(({ heading, lines }) => [...(heading === undefined ? [] : [madeComment(heading)]), ...lines]),
        ...(unread.length > 0 ? [unread] : []),
      ]
    }),
    ...foreignSections(list).map((section) => linesUnder(list, section)),
  ]
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
}

// ---------------------------------------------------------------- Markdown

/**
 * Reads Markdown as the plain list that its lines say: bullets are cards, headings are sections, HTML comments and text
 * are comments, the quotation under "Notes" is the notes. Line numbers stay what they are.
 */
export function readMarkdownList(text: string, names: ListNames, fallback: string): ListRead {
  let name: string | undefined
  let inNotes = false
  const notes: string[] = []
  const plain = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((raw) => {
      const line = raw.trim()
      const [, level, heading] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? []
      if (level !== undefined && heading !== undefined) {
        inNotes = level.length > 1 && /^notes:?$/i.test(heading)
        if (inNotes) return ''
        if (level.length === 1 && name === undefined) {
          name = unescaped(heading)
          return ''
        }
        return level.length === 2 ? unescaped(heading) : ''
      }
      if (inNotes && (line.startsWith('>') || line === '')) {
        if (line !== '') notes.push(line.replace(/^> ?/, ''))
        return ''
      }
      const [, comment] = /^<!--\s?(.*?)\s?-->$/.exec(line) ?? []
      if (comment !== undefined) return commentLine(comment.replaceAll('-\\-', '--'))
      const [, item] = /^[-*+]\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line) ?? []
      if (item !== undefined) return unescaped(item)
      if (line === '' || /^(?:-{3,}|\*{3,}|_{3,})$/.test(line) || /^_\d.*_$/.test(line)) return ''
      // A list without bullets is a list as well.
      return /^\d+\s*[x×]?\s+\S/i.test(line) ? unescaped(line) : commentLine(line)
    })
  const only = plain.flatMap((line, index) => (line === '' ? [] : [{ no: index + 1, text: line, as: 'comment' as const, proposals: [] }]))
  if (name !== undefined && only.every((each) => each.text.startsWith('#'))) {
    return { format: 'markdown', name, ...(notes.length > 0 && { notes: notes.join('\n') }), lines: only }
  }
  const read = readDeck(plain.join('\n'), names.titles, { name: name ?? fallback, ...marked })
  return {
    format: 'markdown',
    name: name ?? read.list.name,
    ...(notes.length > 0 && { notes: notes.join('\n') }),
    lines: linesOfText(read, proposing(names)),
  }
}

const commentLine = (text: string) => (/^(?:#|\/\/|;)/.test(text) ? text : `# ${text}`)

/** Signs that Markdown would take for its own. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&')
const unescaped = (text: string) => text.replace(/\\([\\`*_[\]<>#-])/g, '$1')

export function writeMarkdownList(list: ListToWrite, names: ListNames): string {
  const comment = (text: string) => `<!-- ${text.replaceAll('--', '-\\-')} -->`
  const any = (section: string | null) =>
    list.lines
      .filter((each) => each.section === section)
      .map(({ kind, text }) => (kind === 'comment' ? comment(text.trim()) : `- ${escaped(text.trim())}`))
  const blocks = [
    [`# ${escaped(oneLine(list.name))}`],
    [`_${totalsInWords(list)}_`],
    ...(any(null).length > 0 ? [any(null)] : []),
    ...sectionHeadings.flatMap(([section, heading]) => {
      const cards = groups(list, section, names)
      const lines = any(section)
      if (cards.length + lines.length === 0) return []
      return [
        [`## ${heading}`],
        ...(lines.length > 0 ? [lines] : []),
        ...cards.flatMap(({ heading, lines }) => [
          ...(heading === undefined ? [] : [[`### ${heading}`]]),
          lines.map((each) => `- ${escaped(each)}`),
        ]),
      ]
    }),
    ...foreignSections(list).map((section) => any(section)),
    ...(list.notes.trim() === '' ? [] : [['## Notes'], list.notes.split(/\r\n|\n|\r/).map((line) => `> ${line}`)]),
  ]
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
}
