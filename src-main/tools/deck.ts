/**
 * `deck check FILE`: judges a deck list by the same view that judges the decks of the app, by a play style and house rules.
 * A deck is legal when no rule of M3 is broken and every line of its list was understood; a warning (too few Adventure
 * points for a campaign, M3.9 and M3.13) is listed but leaves it legal. `deck write FILE --format F`: the list in another
 * format, nothing lost that the format can hold. `deck compare A B`: what one has more of than the other, by Title.
 *
 * Exit status: 0 legal, written, the same; 1 not legal, not the same; 2 (a Complaint) unreadable.
 */
import { basename } from 'node:path'
import { readBroughtFile } from '../../db/brought-file.ts'
import type { SourceCard } from '../../db/cards-file.ts'
import { isLegal } from '../../db/deck-faults.ts'
import type { Note, Section, Unresolved } from '../../db/deck-file.ts'
import type { JudgedFault } from '../../db/deck-fixes.ts'
import { formatOf } from '../../db/deck-lists.ts'
import type { DeckSheet } from '../../db/deck-room.ts'
import { limits } from '../../db/limits.ts'
import { type ListFormat, listFormats } from '../../db/list-lines.ts'
import { decodeText } from '../../db/normalised.ts'
import { openShelf, type Shelf } from '../../db/shelf.ts'
import { shippedCards } from '../../db/shipped.ts'
import { lawOf, worded } from '../games/mythos/deck-law.ts'
import { cannotAgree } from '../games/mythos/house-rules.ts'
import { playStyles } from '../games/mythos/play-styles.ts'
import { Complaint, complaining, options, readNamed } from './input.ts'

const formats = listFormats.join('|')
const usage =
  'usage: deck check FILE.deck [--style STYLE] [--house RULE ...] [--cards FILE ...] [--json], ' +
  `deck write FILE --format ${formats} [--cards FILE ...], or deck compare FILE FILE [--cards FILE ...]`

/** What a check answers, as `--json` prints it. */
export interface DeckCheck {
  readonly legal: boolean
  readonly cards: number
  readonly adventurePoints: number
  readonly faults: readonly JudgedFault[]
  readonly unresolved: readonly Unresolved[]
  /** Lines that were understood, but not by the strict rule. */
  readonly notes: readonly Note[]
}

/** How a deck is to be judged: the id of a play style, and house rules beside its own. */
export interface Judging {
  readonly style?: string | undefined
  readonly house?: readonly string[] | undefined
}

const ownTitles = () => shippedCards().map(({ named }) => named)

/** The cards of `--cards` files, in any form the app reads; what is wrong with single cards is said on the error stream, since the rest still counts. */
export function broughtCards(files: readonly string[]): SourceCard[] {
  return files.flatMap((file) => {
    const name = basename(file)
    const { cards, faults, errata } = complaining(() => readBroughtFile(readNamed(file, limits.setBytes), name, ownTitles()))
    for (const { at, message } of faults) console.error(`${at}: ${message}`)
    if (errata.length > 0) console.error(`${name}: its errata are passed over here; the app takes them in.`)
    return [...cards]
  })
}

/** Judges the text of a deck list in any format, with the app's cards and those brought along. */
export function checkDeck(
  text: string,
  file: string,
  cards: readonly SourceCard[],
  { style = 'campaign', house = [] }: Judging = {},
): DeckCheck {
  const shelf = openShelf({ cards })
  try {
    const { id, unresolved, notes } = taken(shelf, text, file)
    const judged = judgedBy(shelf, id, style, house)
    const { cards: count, adventurePoints, faultList } = judged
    const faults = faultList.map((fault) => worded(fault, house))
    return { legal: isLegal(faults) && unresolved.length === 0, cards: count, adventurePoints, faults, unresolved, notes }
  } finally {
    shelf.close()
  }
}

/** The deck by a play style, with house rules beside those of the style. */
function judgedBy(shelf: Shelf, id: number, style: string, house: readonly string[]): DeckSheet {
  shelf.styles.bind(playStyles, lawOf)
  const known = shelf.styles.find(style)
  if (known === undefined)
    throw new Complaint(`There is no play style "${style}". There are: ${playStyles.map((each) => each.id).join(', ')}.`)
  const houseRules = [...new Set([...known.terms.houseRules, ...house])]
  const asked = shelf.styles.save({ name: 'As asked', says: '', terms: { ...known.terms, houseRules } })
  return shelf.deckRoom.edit(id, shelf.deckRoom.open(id).at, { changes: [{ do: 'style', style: asked }] })
}

/** Keeps a list. A `.deck` file or a plain list is read as leniently as can be; of other formats nothing is guessed. */
function taken(
  shelf: Shelf,
  text: string,
  file: string,
): { readonly id: number; readonly unresolved: readonly Unresolved[]; readonly notes: readonly Note[] } {
  const format = formatOf(text, file)
  if (format === 'gccg' || format === 'text') return shelf.decks.import(text, { name: nameOf(file) })
  const { id } = shelf.lists.take({ name: file, text, format })
  const unresolved = shelf.lists.read({ name: file, text, format }).lines.flatMap(({ as, no, text, message = '', proposals }) => {
    const suggestions = proposals.map(({ title, set }) => `${title} (${set})`)
    return as === 'unknown' || as === 'unsure' ? [{ line: no, text, message, suggestions }] : []
  })
  return { id, unresolved, notes: [] }
}

const nameOf = (file: string) => file.replace(/\.(?:deck|txt|md|markdown|csv|json)$/i, '')

function say({ legal, cards, adventurePoints, faults, unresolved, notes }: DeckCheck): void {
  console.log(`${legal ? 'Legal' : 'Not legal'}: ${cards === 1 ? '1 card' : `${cards} cards`}, Adventures of ${adventurePoints} points.`)
  for (const { rule, severity, message, cards, fixes, noFix } of faults) {
    console.log(`${severity === 'warning' ? 'Warning' : 'Fault'} [${rule}] ${message}`)
    for (const { title, copies, card } of cards) console.log(`  ${copies} ${title} (${card})`)
    for (const { label } of fixes) console.log(`  Way out: ${label}.`)
    if (noFix !== undefined) console.log(`  ${noFix}`)
  }
  for (const { line, text, message, suggestions } of unresolved) {
    console.log(`Line ${line}: ${text}: ${message}${suggestions.length > 0 ? ` Near: ${suggestions.join('; ')}.` : ''}`)
  }
  for (const { line, text, card, message } of notes) console.log(`Line ${line}: ${text}: ${message} (${card})`)
}

/** A list in another format. What was not understood goes along as it is, and is told on the error stream. */
export function writtenDeck(text: string, file: string, cards: readonly SourceCard[], format: ListFormat): string {
  const shelf = openShelf({ cards })
  try {
    const list = { name: file, text, format: formatOf(text, file) }
    for (const { as, no, text: line, message, proposals } of shelf.lists.read(list).lines) {
      if (as !== 'unknown' && as !== 'unsure') continue
      const near = proposals.length > 0 ? ` Near: ${proposals.map(({ title, set }) => `${title} (${set})`).join('; ')}.` : ''
      console.error(`Line ${no}: ${line.trim()}: ${message ?? ''} It is kept as it is.${near}`)
    }
    return shelf.lists.write(shelf.lists.take(list).id, format).text
  } finally {
    shelf.close()
  }
}

const sectionNames: Readonly<Record<Section, string>> = { deck: 'Deck', investigators: 'Investigators', maybe: 'Maybe' }

/** Lines that say what the second deck has more and less of; none, where they are the same. */
export function comparedDecks(
  a: readonly [text: string, file: string],
  b: readonly [text: string, file: string],
  cards: readonly SourceCard[],
): string[] {
  const shelf = openShelf({ cards })
  try {
    const [first, second] = [a, b].map(([text, file]) => taken(shelf, text, file).id)
    const { rows } = shelf.deckRoom.compare({ deck: first! }, { deck: second! })
    return rows.flatMap(({ section, title, a, b }) => {
      if (a === b) return []
      return [`${b > a ? '+' : '-'}${Math.abs(b - a)} ${title} (${sectionNames[section]}: ${a}, ${b})`]
    })
  } finally {
    shelf.close()
  }
}

/** Runs `deck ...`; answers the exit status, or throws a Complaint. */
export async function run(args: string[]): Promise<number> {
  if (args[0] === 'plan' || args[0] === 'cover') return (await import('./deck-thought.ts')).run(args)
  const { positionals, values } = options({
    args,
    allowPositionals: true,
    options: {
      cards: { type: 'string', multiple: true, default: [] },
      house: { type: 'string', multiple: true, default: [] },
      style: { type: 'string' },
      format: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const quarrel = cannotAgree(values.house)
  if (quarrel !== undefined) throw new Complaint(quarrel)
  const [command, file, other, ...more] = positionals
  const wanted = { check: 1, write: 1, compare: 2 }[command ?? '']
  if (wanted === undefined || file === undefined || more.length > 0 || (other === undefined ? 1 : 2) !== wanted) throw new Complaint(usage)
  const format = listFormats.find((each) => each === values.format)
  if (command === 'write' && format === undefined) throw new Complaint(`--format is one of: ${listFormats.join(', ')}.`)
  const brought = broughtCards(values.cards)
  const list = (path: string): [text: string, file: string] => {
    const name = basename(path)
    return [decodeText(readNamed(path, limits.deckBytes), name), name]
  }
  if (command === 'write') {
    process.stdout.write(complaining(() => writtenDeck(...list(file), brought, format!)).replace(/\n*$/, '\n'))
    return 0
  }
  if (command === 'compare') {
    const lines = complaining(() => comparedDecks(list(file), list(other!), brought))
    for (const line of lines) console.log(line)
    if (lines.length === 0) console.log('The same cards.')
    return lines.length === 0 ? 0 : 1
  }
  const check = complaining(() => checkDeck(...list(file), brought, { style: values.style, house: values.house }))
  // Every fault with the same fields: one about the whole deck has no card.
  if (values.json) console.log(JSON.stringify({ ...check, faults: check.faults.map((each) => ({ ...each, card: each.card ?? null })) }))
  else say(check)
  return check.legal ? 0 : 1
}
