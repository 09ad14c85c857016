/** What changed in a deck, in words: the lines of its history, and the name of an edit that was given none. */
import type { Section } from './deck-file.ts'
import type { Change, Patch } from './deck-state.ts'

const into: Readonly<Record<Section, string>> = { deck: 'the deck', investigators: 'Investigators', maybe: 'Maybe' }

type CardChange = Extract<Change, { what: 'card' }>

const quoted = (text: string) => `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`

function ofCard(section: Section, by: number, title: string): string {
  if (by > 0) return `Added ${by} ${title}${section === 'deck' ? '' : ` to ${into[section]}`}`
  return `Took out ${-by} ${title}${section === 'deck' ? '' : ` from ${into[section]}`}`
}

/** One card, in all its sections: what goes out of one and into another was moved. */
function ofCards(changes: readonly CardChange[]): string[] {
  const left = changes.map(({ section, title, before, after }) => ({ section, title, by: (after?.copies ?? 0) - (before?.copies ?? 0) }))
  const said: string[] = []
  for (const from of left) {
    for (const to of left) {
      const moved = Math.min(-from.by, to.by)
      if (moved <= 0) continue
      said.push(`Moved ${moved} ${from.title} from ${into[from.section]} to ${into[to.section]}`)
      from.by += moved
      to.by -= moved
    }
  }
  return [...said, ...left.flatMap(({ section, by, title }) => (by === 0 ? [] : [ofCard(section, by, title)]))]
}

function ofOther(change: Exclude<Change, CardChange>, style: (id: string) => string): string {
  switch (change.what) {
    case 'name':
      return `Renamed to ${quoted(String(change.after))}`
    case 'notes':
      return change.after === '' ? 'Cleared the notes' : 'Wrote notes'
    case 'style':
      return `Judged by ${style(String(change.after))}`
    case 'tags':
      return change.after.length === 0 ? 'Took off all tags' : `Tagged ${[...change.after].join(', ')}`
    case 'ignored':
      return change.after.length > change.before.length ? 'Ignored a remark' : 'Heeds a remark again'
    case 'line':
      if (change.after === undefined) return `Dropped the line ${quoted(change.before?.text.trim() ?? '')}`
      return change.before === undefined
        ? `Took in the line ${quoted(change.after.text.trim())}`
        : `Changed the line ${quoted(change.after.text.trim())}`
    case 'mark': {
      const { title, before, after } = change
      if ((before?.note ?? '') !== (after?.note ?? '')) return after?.note ? `Noted on ${title}` : `Cleared the note on ${title}`
      return after === undefined || after.tags.length === 0 ? `Took the tags off ${title}` : `Tagged ${title}: ${after.tags.join(', ')}`
    }
  }
}

/** A sentence for each thing that changed. `style` names a play style. */
export function inWords(patch: Patch, style: (id: string) => string): string[] {
  const cards = patch.filter((each): each is CardChange => each.what === 'card')
  const others = patch.filter((each): each is Exclude<Change, CardChange> => each.what !== 'card')
  return [...[...Map.groupBy(cards, ({ card }) => card).values()].flatMap(ofCards), ...others.map((each) => ofOther(each, style))]
}

/** The name of an edit: what it did, or the first of it. */
export function editName(words: readonly string[]): string {
  const [first = 'Put in another order', ...more] = words
  const rest = more.length === 0 ? '' : more.length === 1 ? ' and one more change' : ` and ${more.length} more changes`
  return `${first.slice(0, 200 - rest.length)}${rest}`
}
