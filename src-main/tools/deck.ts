/**
 * `deck check FILE.deck [--cards FILE ...] [--house RULE ...] [--json]`: judges a deck list by the same view that judges the decks of
 * the app. A deck is legal when no rule of M3 is broken and every line of its list was understood; a warning (too few
 * Adventure points for a campaign, M3.9 and M3.13) is listed but leaves it legal.
 *
 * Exit status: 0 legal, 1 not legal, 2 (a Complaint) unreadable.
 */
import { basename } from 'node:path'
import { readBroughtFile } from '../../db/brought-file.ts'
import type { SourceCard } from '../../db/cards-file.ts'
import { type DeckFault, isLegal } from '../../db/deck-faults.ts'
import type { Note, Unresolved } from '../../db/deck-file.ts'
import { limits } from '../../db/limits.ts'
import { decodeText } from '../../db/normalised.ts'
import { openShelf } from '../../db/shelf.ts'
import { shippedCards } from '../../db/shipped.ts'
import { lawOf } from '../games/mythos/deck-law.ts'
import { cannotAgree } from '../games/mythos/house-rules.ts'
import { Complaint, complaining, options, readNamed } from './input.ts'

const usage = 'usage: deck check FILE.deck [--cards FILE ...] [--house RULE ...] [--json]'

/** What a check answers, as `--json` prints it. */
export interface DeckCheck {
  readonly legal: boolean
  readonly cards: number
  readonly adventurePoints: number
  readonly faults: readonly DeckFault[]
  readonly unresolved: readonly Unresolved[]
  /** Lines that were understood, but not by the strict rule. */
  readonly notes: readonly Note[]
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

/** Judges the text of a deck list with the app's cards and those brought along, by the house rules of those ids. */
export function checkDeck(text: string, name: string, cards: readonly SourceCard[], house: readonly string[] = []): DeckCheck {
  const shelf = openShelf({ cards })
  try {
    const { id, unresolved, notes } = shelf.decks.import(text, { name })
    const faults = shelf.decks.faults(id, shelf.styles.law(lawOf({ mode: 'campaign', houseRules: house })))
    return { legal: isLegal(faults) && unresolved.length === 0, ...shelf.decks.totals(id), faults, unresolved, notes }
  } finally {
    shelf.close()
  }
}

function say({ legal, cards, adventurePoints, faults, unresolved, notes }: DeckCheck): void {
  console.log(`${legal ? 'Legal' : 'Not legal'}: ${cards === 1 ? '1 card' : `${cards} cards`}, Adventures of ${adventurePoints} points.`)
  for (const { rule, severity, message } of faults) console.log(`${severity === 'warning' ? 'Warning' : 'Fault'} [${rule}] ${message}`)
  for (const { line, text, message, suggestions } of unresolved) {
    console.log(`Line ${line}: ${text}: ${message}${suggestions.length > 0 ? ` Near: ${suggestions.join('; ')}.` : ''}`)
  }
  for (const { line, text, card, message } of notes) console.log(`Line ${line}: ${text}: ${message} (${card})`)
}

/** Runs `deck ...`; answers the exit status, or throws a Complaint. */
export async function run(args: string[]): Promise<number> {
  const { positionals, values } = options({
    args,
    allowPositionals: true,
    options: {
      cards: { type: 'string', multiple: true, default: [] },
      house: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  })
  const quarrel = cannotAgree(values.house)
  if (quarrel !== undefined) throw new Complaint(quarrel)
  const [command, file, ...more] = positionals
  if (command !== 'check' || file === undefined || more.length > 0) throw new Complaint(usage)
  const brought = broughtCards(values.cards)
  const name = basename(file)
  const check = complaining(() =>
    checkDeck(decodeText(readNamed(file, limits.deckBytes), name), name.replace(/\.deck$/i, ''), brought, values.house),
  )
  // Every fault with the same fields: one about the whole deck has no card.
  if (values.json) console.log(JSON.stringify({ ...check, faults: check.faults.map((each) => ({ ...each, card: each.card ?? null })) }))
  else say(check)
  return check.legal ? 0 : 1
}
