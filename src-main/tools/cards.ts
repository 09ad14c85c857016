/**
 * `cards`: how many of the cards that come with the app are read; each unread one is named.
 *
 * `cards read [--cards FILE ...]`: reads card texts, a JSON line `{"id","type","subtype","title","text"}` each, with or
 * without what else the words go by (`attributes`, `publicAttributes`, `region`, `subregion`, `languages`, `icons`, `sanity`,
 * `target`, as in a set file), and answers a JSON line each: `{"id","ok":true,"rules":[...]}` (with `"flavour"`, the places that tell a story, if any), or `{"id","ok":false,"message","at","length"}` with the
 * place in the text. The rules of an Adventure begin with its recipe, `{"kind":"recipe","slots":[...],"conditions":[...]}`; behind it stands what it does when it is played, if anything.
 * Names are known from the cards of the app, from `--cards` files (in any form the app reads), and from the lines themselves:
 * their Titles, Subtypes, attributes, places, languages and icons.
 *
 * `cards constructs [--json]`: what the effects are made of, and what is proved of it (constructs.ts).
 *
 * Exit status: 0 done, 1 some shipped card is unread, or some construct unproved, 2 (a Complaint) not to be done as asked.
 */
import { text as allOf } from 'node:stream/consumers'
import type { SourceCard } from '../../db/cards-file.ts'
import { toldFacts } from '../../db/normalised.ts'
import { shippedCards } from '../../db/shipped.ts'
import { readAdventure } from '../../grammar/adventure-text.ts'
import type { Rule } from '../../grammar/ast.ts'
import type { CardType } from '../../grammar/card.ts'
import { type KnownWords, knownWords, type Named } from '../../grammar/link.ts'
import { type Reading, readEffects, type Self } from '../../grammar/parse.ts'
import { printConstructs } from './constructs.ts'
import { broughtCards } from './deck.ts'
import { Complaint, options } from './input.ts'

const usage = 'cards [read [--cards FILE ...] | constructs [--json]]'

/** A text as it comes in. */
interface Line {
  readonly id: string
  readonly type: CardType | 'Investigator'
  readonly title: string
  readonly text: string
  readonly facts: ReturnType<typeof toldFacts.parse>
}

const types: ReadonlySet<string> = new Set([
  'Location',
  'Ally',
  'Artifact',
  'Tome',
  'Spell',
  'Event',
  'Monster',
  'Adventure',
  'Investigator',
])

/** A line that cannot be read as a text at all. */
interface Damaged {
  readonly id: string | null
  readonly fault: string
}

/** A line of the input, or what is wrong with it. */
function lineOf(json: string, number: number): Line | Damaged {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { id: null, fault: `Line ${number} is not JSON.` }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { id: null, fault: `Line ${number} is not a JSON object.` }
  const { id, type, title, text } = value as Record<string, unknown>
  const damaged = (fault: string): Damaged => ({ id: typeof id === 'string' ? id : null, fault: `Line ${number} ${fault}` })
  for (const [name, field] of Object.entries({ id, type, title, text })) {
    if (typeof field !== 'string') return damaged(`has no "${name}".`)
  }
  if (!types.has(type as string)) return damaged(`has the type "${type}"; there are: ${[...types].join(', ')}.`)
  const facts = toldFacts.safeParse(value)
  if (!facts.success) {
    const { path, message } = facts.error.issues[0]!
    return damaged(`has something else in "${path.join('.')}" than a set file has there: ${message}.`)
  }
  // Every field has just been looked at.
  return { id, type, title, text, facts: facts.data } as Line
}

/** The facts of a card that its words go by, if the library has any. */
function factsOf(cards: readonly SourceCard[]): readonly (Named & Self & { readonly id: string })[] {
  return cards.flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : []))
}

function readText(self: Self, text: string, known: KnownWords): Reading<readonly object[]> {
  if (self.type !== 'Adventure') return readEffects(text, known, self)
  const told = readAdventure(text, known, self)
  return told.ok ? { ok: true, value: [{ kind: 'recipe', ...told.value.recipe }, ...told.value.rules] } : told
}

/** The words that a line makes known. */
function namedBy({ type, title, facts }: Line): Named {
  const told = Object.entries(facts).filter(([name, value]) => value !== null && name !== 'sanity' && name !== 'target')
  // An Investigator names no card; the caller has left them out.
  return { type: type as CardType, title, ...Object.fromEntries(told) }
}

function say(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

async function read(files: readonly string[]): Promise<number> {
  const cards = factsOf([...shippedCards(), ...broughtCards(files)])
  const lines = (await allOf(process.stdin)).split('\n').map((json, index) => ({ json: json.trim(), number: index + 1 }))
  const input = lines.filter(({ json }) => json !== '').map(({ json, number }) => ({ json, line: lineOf(json, number) }))
  const named = input.flatMap(({ line }) => ('fault' in line || line.type === 'Investigator' ? [] : [namedBy(line)]))
  const known = knownWords([...cards, ...named])
  const byId = new Map(cards.map((card) => [card.id, card]))
  for (const { json, line } of input) {
    if ('fault' in line) {
      say({ id: line.id, ok: false, message: line.fault, at: 0, length: json.length })
      continue
    }
    const { id, type, title, text, facts } = line
    const there = byId.get(id)?.title === title ? byId.get(id) : undefined
    const { subtype = null, sanity = there?.sanity ?? null, target = there?.target ?? null } = facts
    const reading = readText({ type, title, subtype, sanity, target }, text, known)
    if (reading.ok) say({ id: line.id, ok: true, rules: reading.value, flavour: reading.flavour })
    else
      say({
        id: line.id,
        ok: false,
        message: reading.message,
        at: reading.at,
        length: reading.length,
        nearest: reading.nearest ?? reading.wording,
      })
  }
  return 0
}

/** Reads a card that comes with the app. */
function readShipped({ named, facts, fault, text }: SourceCard, known: KnownWords): Reading<readonly object[]> | undefined {
  const subtype = facts && 'subtype' in facts ? facts.subtype : undefined
  const card = facts && facts.type !== 'Investigator' ? facts : undefined
  const { type, title } = named
  const self = { type, title, subtype: subtype ?? null, sanity: card?.sanity ?? null, target: card?.target ?? null }
  return fault === undefined ? readText(self, text, known) : undefined
}

/** Reads what comes with the app. */
function count(): number {
  const cards = shippedCards()
  const known = knownWords(factsOf(cards))
  let unread = 0
  for (const card of cards) {
    const reading = readShipped(card, known)
    if (reading?.ok) continue
    unread++
    process.stdout.write(`${card.named.title} (${card.named.id}): ${reading?.message ?? card.fault}\n`)
  }
  process.stdout.write(`${cards.length} cards, ${cards.length - unread} read, ${unread} unread.\n`)
  return unread === 0 ? 0 : 1
}

/** What the cards that come with the app are made of. */
async function constructs(json: boolean): Promise<number> {
  const cards = shippedCards()
  const known = knownWords(factsOf(cards))
  const read = cards.flatMap((card) => {
    // The story of an Adventure has no effects, but a recipe.
    const reading = card.named.type === 'Adventure' ? undefined : readShipped(card, known)
    if (!reading?.ok) return []
    const { facts } = card
    const told = facts && facts.type !== 'Investigator' ? { subtype: facts.subtype ?? null, invisible: facts.invisible } : {}
    return [{ id: card.named.id, ...told, rules: reading.value as readonly Rule[] }]
  })
  return printConstructs(read, json)
}

export async function run(args: string[]): Promise<number> {
  const { positionals, values } = options({
    args,
    allowPositionals: true,
    options: { cards: { type: 'string', multiple: true }, json: { type: 'boolean', default: false } },
  })
  const [verb, ...more] = positionals
  if (more.length > 0 || (verb !== undefined && verb !== 'read' && verb !== 'constructs'))
    throw new Complaint(`I do not know "${(more[0] ?? verb)!}". Usage: ${usage}`)
  if (values.json && verb !== 'constructs') throw new Complaint(`--json goes with "cards constructs". Usage: ${usage}`)
  if (verb === 'read') return read(values.cards ?? [])
  if (verb === 'constructs' && !values.cards) return constructs(values.json)
  if (values.cards) throw new Complaint(`--cards goes with "cards read". Usage: ${usage}`)
  return count()
}
