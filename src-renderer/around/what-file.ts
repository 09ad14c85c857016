/** What a file is that somebody drops or opens: by its beginning, and by its name where that could be several things. */

/**
 * A list of cards; a match; all data of a Story Deck; cards of a set; counts of a collection; scans of cards; a report of a
 * problem, with a match in it.
 */
export type FileKind = 'list' | 'match' | 'data' | 'cards' | 'counts' | 'pictures' | 'report'

/** So much of a file is looked at, in bytes; what is said of a JSON file stands at its beginning. */
const beginning = 4_096

/** What the file may be, the likeliest first; nothing, if it is nothing that is known here. */
export async function kindsOf(file: Pick<File, 'name' | 'slice'>): Promise<readonly FileKind[]> {
  const bytes = new Uint8Array(await file.slice(0, beginning).arrayBuffer())
  const ending = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1] ?? ''
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return ['data']
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return ['pictures']
  if (['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'].includes(ending)) return ['pictures']
  if (bytes.includes(0)) return []
  const text = new TextDecoder()
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('{') || text.startsWith('[')) return ofJson(text)
  if (text.startsWith('<')) return ['cards']
  if (ending === 'cards') return ['cards']
  if (ending === 'csv') return ofTable(text)
  return ['deck', 'dek', 'txt', 'md', 'markdown'].includes(ending) ? ['list'] : []
}

function ofJson(text: string): readonly FileKind[] {
  const format = /"format"\s*:\s*"([^"]*)"/.exec(text)?.[1]
  if (format === 'story-deck-match') return ['match']
  if (format === 'story-deck-report') return ['report']
  if (format === 'story-deck/deck') return ['list']
  return format === undefined ? ['cards'] : []
}

function ofTable(text: string): readonly FileKind[] {
  const headings = text
    .split(/\r?\n/, 1)[0]!
    .toLowerCase()
    .split(/[,;\t]/)
  const has = (...words: readonly string[]) => headings.some((each) => words.includes(each.replace(/["\s]/g, '')))
  if (has('owned')) return ['counts', 'list', 'cards']
  return has('count', 'quantity', 'qty', 'copies') ? ['list', 'counts', 'cards'] : ['cards', 'counts', 'list']
}

/** What can be dropped, for whoever dropped something else. */
export const whatCanBe =
  'Drop a deck or a list of cards (.deck, .txt, .md, .csv, .json), a match or a report (.storymatch, .json), cards of a set (.cards, .xml, .csv, .json), or all data (.storydeck).'
