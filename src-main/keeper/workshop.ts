/**
 * The workshop: what a form comes to while it is typed, keeping it, and the finished card's way into the library, into
 * decks and to a table. A card may be played as soon as its text is read; nobody has to permit it.
 */

import type { CardShelf } from '../../db/cards.ts'
import type { CardFacts, InvestigatorFacts } from '../../db/cards-file.ts'
import type { DeckList } from '../../db/deck-file.ts'
import type { DeckShelf } from '../../db/decks.ts'
import { limits } from '../../db/limits.ts'
import {
  type CardForm,
  type Draft,
  type FormFault,
  firstSet,
  formOf,
  type Outcome,
  readForm,
  type WorkshopShelf,
  writeForm,
} from '../../db/workshop.ts'
import type { InvestigatorCard, PrintedCard } from '../../grammar/card.ts'
import type { Named } from '../../grammar/link.ts'
import type { FormReading, OpenedCard, OwnCard, OwnSet, WorkshopSheet, WrittenType } from '../contract/workshop.ts'
import type { Wanted } from './begin.ts'
import { readOn, textProblem } from './card-text.ts'
import { faceOf } from './face.ts'
import { type OwnFiles, ownFiles } from './own-files.ts'
import { type Rater, rater } from './rating.ts'
import type { Reader, Words } from './reader.ts'
import type { Read } from './reading.ts'
import { refusal } from './refuse.ts'
import { lackedBy } from './trial.ts'
import { freshFacts, sheetOf } from './workshop-sheet.ts'

export interface Workshop {
  sheet(): WorkshopSheet
  list(): OwnCard[]
  open(card: string): OpenedCard
  /** A fresh card, or one that starts from another, of the workshop or of the library: that one can be played as it is. */
  begin(wanted: { readonly type?: WrittenType | undefined; readonly from?: string | undefined }): Promise<OpenedCard>
  read(card: string, form: CardForm): Promise<FormReading>
  save(card: string, form: CardForm): Promise<OwnCard>
  remove(card: string): { readonly removed: boolean; readonly decks: readonly string[] }
  restore(card: string): Promise<OwnCard>
  sets(): OwnSet[]
  switchSet(set: string, on: boolean): OwnSet[]
  write(cards: readonly string[] | undefined): { readonly fileName: string; readonly text: string }
  readonly files: OwnFiles
  /** Puts so many copies of a card into a deck; into a copy of it, if it comes with the app. */
  putIntoDeck(card: string, deck: number, copies: number): { readonly deck: number; readonly name: string; readonly before: number }
  /** A match with a copy of a deck that holds the card, against a bot. */
  trial(wanted: Trial): Wanted
}

export interface Trial {
  readonly card: string
  readonly deck: number
  readonly against: number
  readonly copies: number
  readonly mode: 'campaign' | 'basic'
}

/** The words of the library for the thread that reads. */
export function libraryWords(shelf: WorkshopShelf): () => Words {
  return () => ({
    edition: shelf.edition(),
    cards: () => shelf.facts().filter((each): each is CardFacts => each.type !== 'Investigator'),
    texts: shelf.texts,
  })
}

export function workshop(shelf: WorkshopShelf, cards: CardShelf, decks: DeckShelf, reader: Reader): Workshop {
  let sheet: { readonly edition: number; readonly sheet: WorkshopSheet } | undefined
  let rating: { readonly edition: number; readonly rater: Rater } | undefined
  /** Which form of a card is the newest, so that a slow reading never publishes an older one. */
  const newest = new Map<string, number>()

  function theRater(): Rater {
    const edition = shelf.edition()
    if (rating?.edition !== edition) {
      const playing = cards.all().flatMap(({ id, printed }) => {
        const card = printed === undefined || isOwn(id) ? undefined : cards.printed(printed)
        return card === undefined || card.type === 'Investigator' ? [] : [card]
      })
      rating = { edition, rater: rater(playing) }
    }
    return rating.rater
  }

  const isOwn = (id: string) => shelf.published(id) !== undefined

  function ownCard({ card, form, changedAt }: Draft): OwnCard {
    const { title, type, set } = form
    const published = shelf.published(card)
    const why = published === undefined ? 'It is not finished.' : published.unread?.message
    return {
      id: card,
      title: title.trim(),
      type,
      set,
      changedAt,
      playable: published?.printed !== undefined,
      ...(why !== undefined && { why }),
    }
  }

  /** A set that others have cards in cannot be one's own as well. */
  function foreignSet({ set }: CardForm): FormFault | undefined {
    if (!shelf.isForeign(set.trim())) return undefined
    return { fact: 'set', message: `${set.trim()} holds cards that are not yours. Give your cards a set of another name.` }
  }

  /** What a form's facts and text come to together. */
  async function understood(card: string, form: CardForm, others: readonly Named[] = []) {
    const { facts: all, shown, faults: bad } = readForm(card, form)
    const foreign = foreignSet(form)
    const faults = foreign === undefined ? bad : [...bad, foreign]
    const facts = foreign === undefined ? all : undefined
    const { title, type } = form
    const read = await readOn(reader, form.text, { title, type, facts: shown, others })
    const textFaults = read.faults
    const problem = faults[0] !== undefined ? 'Some facts are missing or make no sense yet.' : textProblem(type, form.text, read)
    return { facts, shown, faults, read, textFaults, problem }
  }

  /** The library's card as the form now is. */
  function publish(card: string, { facts, read, textFaults, problem }: Awaited<ReturnType<typeof understood>>): void {
    if (facts === undefined) {
      if (isOwn(card)) shelf.spoil(card, { message: problem! })
      return
    }
    const [fault] = textFaults
    const outcome: Outcome =
      problem === undefined
        ? printedCard(facts, read)
        : { message: problem, ...(fault !== undefined && { at: fault.at, length: fault.length, expected: fault.expected }) }
    shelf.publish(facts, outcome)
  }

  async function settle(card: string, form: CardForm): Promise<OwnCard> {
    const mine = (newest.get(card) ?? 0) + 1
    newest.set(card, mine)
    const now = await understood(card, form)
    if (newest.get(card) === mine && shelf.find(card) !== undefined) publish(card, now)
    return ownCard(shelf.open(card))
  }

  const files = ownFiles(shelf, cards, {
    async judge(card, form, others) {
      const { faults, textFaults, problem } = await understood(card, form, others)
      const bad = faults.map(({ fact, message }) => `${fact}: ${message}`).join(' ')
      const [fault] = textFaults
      return { problem: bad === '' ? problem : bad, fault: bad === '' ? fault : undefined }
    },
    announce(card, form) {
      const { facts } = readForm(card, form)
      if (facts !== undefined && foreignSet(form) === undefined) shelf.publish(facts, { message: 'Its text has not been read yet.' })
    },
    settle: (card, form) => settle(card, form),
  })

  function opened(card: string): OpenedCard {
    const draft = shelf.open(card)
    return { ...ownCard(draft), form: draft.form }
  }

  function startFrom(from: string): CardForm {
    const draft = shelf.find(from)
    if (draft !== undefined) return { ...draft.form, title: `${draft.form.title.trim()} (copy)`.slice(0, limits.name) }
    const facts = cards.facts(from)
    if (facts === undefined) throw refusal('bad_options', 'This card cannot be started from: its facts are not known.')
    // The blank Adventure is an invitation to write one (M3.11).
    if (facts.type === 'Adventure' && facts.points === undefined) return fresh('Adventure')
    return { ...formOf(facts), set: firstSet, title: `${facts.title} (own)`.slice(0, limits.name) }
  }

  function playable(card: string): { readonly form: CardForm } {
    const { form } = shelf.open(card)
    const { title } = form
    const published = shelf.published(card)
    if (published?.printed === undefined) {
      const why = published?.unread?.message ?? 'It is not finished.'
      throw refusal('bad_deck', `${title.trim() || 'This card'} cannot be played yet. ${why}`)
    }
    // Putting it to use is wanting its set.
    const set = shelf.setOf(card)
    if (set !== undefined && shelf.sets().some(({ code, on }) => code === set && !on)) shelf.switchSet(set, true)
    return { form }
  }

  /** The list of a deck with so many copies of a card. */
  function withCopies(deck: number, card: string, type: WrittenType, copies: number) {
    const list = decks.listOf(deck)
    const section = type === 'Investigator' ? ('investigators' as const) : ('deck' as const)
    const before = list.cards.find((each) => each.section === section && each.card === card)?.copies ?? 0
    const others = list.cards.filter((each) => each.section !== section || each.card !== card)
    const no = Math.max(0, ...list.cards.map((each) => each.no), ...list.lines.map((each) => each.no)) + 1
    // An Investigator who is tried out comes first: the first one plays.
    const placed = { section, card, copies, no }
    const all = copies === 0 ? others : type === 'Investigator' ? [{ ...placed, no: -1 }, ...others] : [...others, placed]
    const inOrder = all.toSorted((a, b) => a.no - b.no).map((each, at) => (type === 'Investigator' ? { ...each, no: at } : each))
    return { before, list: { ...list, cards: inOrder } }
  }

  /** The list of a deck with whatever it lacks of what an Adventure in it asks for, so that it can be completed. */
  function withAsked(list: DeckList, card: string, type: WrittenType): DeckList {
    const hash = cards.find(card)?.printed
    const printed = hash === undefined ? undefined : cards.printed(hash)
    if (type !== 'Adventure' || printed === undefined || printed.type === 'Investigator') return list
    const ofDeck = list.cards.filter(({ section }) => section === 'deck')
    const last = Math.max(0, ...list.cards.map(({ no }) => no), ...list.lines.map(({ no }) => no))
    const lacked = lackedBy(printed, ofDeck, cards).map((each, at) => ({ section: 'deck' as const, ...each, no: last + 1 + at }))
    const fuller = list.cards.map((each) => {
      const more = lacked.find((other) => each.section === 'deck' && other.card === each.card)
      return more ? { ...each, copies: each.copies + more.copies } : each
    })
    return { ...list, cards: [...fuller, ...lacked.filter((each) => !ofDeck.some((there) => there.card === each.card))] }
  }

  return {
    sheet() {
      reader.wake()
      const edition = shelf.edition()
      if (sheet?.edition !== edition) sheet = { edition, sheet: sheetOf(shelf.facts()) }
      return sheet.sheet
    },
    list: () => shelf.list().map(ownCard),
    open: opened,
    async begin({ type, from }) {
      const form = from === undefined ? fresh(type ?? 'Event') : startFrom(from)
      const card = shelf.begin(form)
      if (from !== undefined) await settle(card, form)
      return opened(card)
    },
    async read(card, form) {
      const { shown, faults, read, textFaults, problem } = await understood(card, form)
      const own = printedRecipe(form.type, read)
      const points = (shown as Partial<CardFacts>).points
      return {
        face: faceOf(card, form.type, { ...shown, title: form.title.trim(), text: form.text }),
        facts: faults,
        text: { steps: read.steps, conditions: read.conditions, faults: textFaults },
        playable: problem === undefined,
        ...(problem !== undefined && { why: problem }),
        ...(own !== undefined && { rating: theRater().rate(own, form.title, points) }),
      }
    },
    async save(card, form) {
      shelf.save(card, form)
      return settle(card, form)
    },
    remove(card) {
      newest.set(card, (newest.get(card) ?? 0) + 1)
      const inDecks = shelf.decksWith(card)
      shelf.remove(card)
      return { removed: true, decks: inDecks }
    },
    restore: (card) => settle(card, shelf.restore(card).form),
    sets: shelf.sets,
    switchSet(set, on) {
      shelf.switchSet(set, on)
      return shelf.sets()
    },
    write(wanted) {
      const all = shelf.list().filter(({ card }) => wanted === undefined || wanted.includes(card))
      const text = all
        .map(({ card, form }) => writeForm(card, form))
        .toSorted()
        .join('\n\n')
      const only =
        all.length === 1
          ? all[0]!.form.title
              .toLowerCase()
              .replace(/[^\p{L}\p{N}]+/gu, '-')
              .replace(/^-+|-+$/g, '')
              .slice(0, 60)
          : ''
      return { fileName: `${only || 'own-cards'}.cards`, text: `# Cards from the workshop of Story Deck.\n\n${text}\n` }
    },
    files,
    putIntoDeck(card, deck, copies) {
      const { form } = playable(card)
      const summary = decks.list().find(({ id }) => id === deck)
      const target = summary?.ready ? decks.copy(deck, `${summary.name} (own)`.slice(0, limits.name)) : deck
      const { before, list } = withCopies(target, card, form.type, copies)
      decks.change(target, list)
      return { deck: target, name: list.name, before }
    },
    trial({ card, deck, against, copies, mode }) {
      const { form } = playable(card)
      const { list: alone } = withCopies(deck, card, form.type, copies)
      const list = withAsked(alone, card, form.type)
      const name = `${list.name}, trying ${form.title.trim()}`.slice(0, limits.name)
      const there = decks.list().find((each) => each.name === name && !each.ready)
      if (there !== undefined) decks.change(there.id, { ...list, name })
      const seats = [
        { name: 'Player', kind: 'human' as const, deck: there?.id ?? decks.add({ ...list, name }) },
        { name: 'Miss Peabody', kind: 'bot' as const, deck: against },
      ]
      return { game: 'mythos', title: `Trying ${form.title.trim()}`.slice(0, limits.name), seats, mode }
    },
  }
}

const fresh = (type: WrittenType): CardForm => ({ title: '', type, set: firstSet, facts: freshFacts(type), text: '' })

/** A story that is wholly read. */
const printedRecipe = (type: WrittenType, read: Read) => (type === 'Adventure' ? read.recipe : undefined)

/** The card with what its text was read as; only for a text without faults. */
function printedCard(facts: CardFacts | InvestigatorFacts, { rules = [], recipe }: Read): PrintedCard | InvestigatorCard {
  if (facts.type === 'Investigator') return { ...facts, rules }
  return { ...facts, rules, ...(recipe !== undefined && { recipe }) }
}
