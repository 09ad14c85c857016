/**
 * The workshop's part of the store: cards that are being written, what of a form makes sense, and the way of a finished
 * card into the library. A form is kept as it was typed. The library holds the card as soon as its facts make sense, and
 * follows it from then on; whether it can be played is for its text to say.
 */
import { randomBytes } from 'node:crypto'
import type { InvestigatorCard, PrintedCard } from '../grammar/card.ts'
import { bears, blocks, type CardFacts, cardTypes, type InvestigatorFacts, needs, readWrittenCards, writeCard } from './cards-file.ts'
import { foundByBar } from './gccg.ts'
import { importCards, type Unread } from './import-cards.ts'
import { limits } from './limits.ts'
import { type Db, write } from './open.ts'
import { filePrinted } from './printed.ts'
import { ShelfError } from './shelf-error.ts'

export type WrittenType = keyof typeof bears

/** A card as it is typed: each fact in the notation of card files. */
export interface CardForm {
  readonly title: string
  readonly type: WrittenType
  readonly set: string
  readonly facts: Readonly<Record<string, string>>
  readonly text: string
}

/** A fact that makes no sense yet. `fact` is its key, or one of title, set, type, text. */
export interface FormFault {
  readonly fact: string
  readonly message: string
}

export interface Draft {
  readonly card: string
  readonly form: CardForm
  readonly changedAt: string
}

/** What a card was read as, or why it could not be. */
export type Outcome = PrintedCard | InvestigatorCard | Unread

/** Cards of the workshop have this origin. */
export const own = 'own'
/** Where a card goes that is in no set yet. */
export const firstSet = 'OWN'

export const writtenTypes: readonly WrittenType[] = [...cardTypes, 'Investigator']

/** The keys of the facts that a card of this type has and must have. A blank Adventure is a form, not a card (M3.11). */
export const factsOf = (type: WrittenType): { readonly keys: readonly string[]; readonly needed: readonly string[] } => ({
  keys: bears[type],
  needed: type === 'Adventure' ? [...needs[type], 'points'] : needs[type],
})

/** What this card must have. A Great Old One may be without a value; any other Monster fights with one. */
function neededFor({ type, facts }: CardForm): readonly string[] {
  const { needed } = factsOf(type)
  return type === 'Monster' && facts['goo'] !== 'yes' ? [...needed, 'value'] : needed
}

/** A text on one line: blanks for breaks, so that every place in it stays the place it was. */
export const onOneLine = (text: string) => text.replace(/[\r\n\t\v\f\u2028\u2029]/gu, ' ')

export interface ReadForm {
  /** There once they all make sense. */
  readonly facts?: CardFacts | InvestigatorFacts
  /** Those that do, for showing what there is so far. */
  readonly shown: Partial<CardFacts> | Partial<InvestigatorFacts>
  readonly faults: readonly FormFault[]
}

/**
 * What a form says: the facts, if they make sense, and what about them does not. Facts that its type does not have are
 * left alone: whoever tries another type and goes back has lost nothing.
 */
export function readForm(id: string, form: CardForm): ReadForm {
  const { keys } = factsOf(form.type)
  const needed = neededFor(form)
  const said = (key: string) => onOneLine(form.facts[key] ?? '').trim()
  const written = keys.flatMap((key) => {
    const value = key === 'found' ? said(key) || (foundByBar(said('region'), said('subregion')) ?? '') : said(key)
    if (value === '') return []
    // Several requirements stand one a line.
    return key === 'requires' ? lines(form.facts[key]!).map((each) => ({ key, value: each })) : [{ key, value }]
  })
  const missing = needed.filter((key) => !written.some((each) => each.key === key))
  const faults: FormFault[] = missing.map((fact) => ({ fact, message: 'This is needed.' }))
  const title = onOneLine(form.title).trim()
  const set = onOneLine(form.set).trim()
  for (const [fact, value] of [
    ['title', title],
    ['set', set],
  ] as const) {
    if (value === '') faults.push({ fact, message: 'This is needed.' })
    else if (value.length > limits.name) faults.push({ fact, message: `This is longer than ${limits.name} characters.` })
  }
  // What is missing is told above, in fewer words; a stand-in shows what is wrong beside it.
  const standIns = missing.map((key) => ({ key, value: standIn(key) }))
  const block = [
    { key: 'id', value: id },
    { key: 'title', value: title.slice(0, limits.name) || '?' },
    { key: 'set', value: set.slice(0, limits.name) || '?' },
    { key: 'type', value: form.type },
    ...written,
    ...standIns,
    { key: 'text', value: onOneLine(form.text).trimEnd() },
  ].map((each, no) => ({ ...each, no }))
  const read = readWrittenCards([block], 'this card')
  for (const { line = 0, message } of read.faults) {
    const { key } = block[line] ?? { key: 'title' }
    faults.push({ fact: key === 'id' || key === 'type' ? 'text' : key, message: capital(message.replace(`${key}: `, '')) })
  }
  const facts = read.cards[0]?.facts
  if (faults.length === 0 && facts !== undefined) return { facts, shown: facts, faults }
  const faulty = new Set(faults.map(({ fact }) => fact))
  const sound = block.filter(({ key }) => !faulty.has(key) || ['title', 'set', 'text'].includes(key))
  const pieced = [...sound, ...needed.filter((key) => faulty.has(key)).map((key) => ({ key, value: standIn(key), no: 0 }))]
  const shown: Record<string, unknown> = { ...readWrittenCards([pieced], 'this card').cards[0]?.facts, title }
  for (const key of faulty) delete shown[fieldNames[key] ?? key]
  return { shown: { ...shown, title }, faults }
}

/** Facts that cards name otherwise than card files. */
const fieldNames: Readonly<Record<string, string>> = {
  public: 'publicAttributes',
  found: 'foundAt',
  capacity: 'spellCapacity',
  bonus: 'valueBonus',
  'sanity-start': 'sanityStart',
  'sanity-max': 'sanityMax',
  'hand-min': 'handMin',
  'hand-max': 'handMax',
}

const lines = (value: string) =>
  value
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const capital = (message: string) => message.charAt(0).toUpperCase() + message.slice(1)

/** Any value that a missing fact could have. */
function standIn(key: string): string {
  if (key === 'dimension') return 'waking'
  if (key === 'public') return 'Outside'
  if (key === 'languages') return 'none'
  if (key === 'found') return 'attribute City'
  return key === 'icons' ? 'Eye' : '1'
}

/** A card's facts as a form that says the same. */
export function formOf(card: CardFacts | InvestigatorFacts): CardForm {
  const facts: Record<string, string> = {}
  for (const line of writeCard(card).split('\n')) {
    const [, key, value] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (key === undefined || value === undefined || ['id', 'title', 'set', 'type', 'text', 'rarity'].includes(key)) continue
    facts[key] = facts[key] === undefined ? value : `${facts[key]}\n${value}`
  }
  return { title: card.title, type: card.type, set: card.setCode, facts, text: card.text }
}

/** A form as a block of a card file. What makes no sense yet is written all the same: it reads back as the same form. */
export function writeForm(id: string, form: CardForm): string {
  const { facts } = readForm(id, form)
  if (facts !== undefined) return writeCard(facts)
  const put = (key: string, value: string) => (value.trim() === '' ? [] : [`${key.padEnd(13)} ${onOneLine(value).trim()}`])
  return [
    ...put('id', id),
    ...put('title', form.title),
    ...put('set', form.set),
    ...put('type', form.type),
    ...factsOf(form.type).keys.flatMap((key) => (form.facts[key] ?? '').split('\n').flatMap((value) => put(key, value))),
    ...put('text', form.text),
  ].join('\n')
}

/** The forms that a card file holds, sensible or not. Of what is no form at all it is said in which line it stands. */
export function readForms(text: string): {
  readonly forms: readonly { readonly id: string | undefined; readonly line: number; readonly form: CardForm }[]
  readonly faults: readonly { readonly line?: number; readonly message: string }[]
} {
  const faults: { line?: number; message: string }[] = []
  const forms: { id: string | undefined; line: number; form: CardForm }[] = []
  const { blocks: all } = blocks(text)
  for (const block of all.slice(0, limits.setCards)) {
    const value = (key: string) => block.find((each) => each.key === key)?.value
    const type = writtenTypes.find((each) => each === value('type'))
    const line = block[0]!.no
    const long = block.find((each) => each.value.length > limits.cardText)
    if (long !== undefined) faults.push({ line: long.no, message: `This is longer than ${limits.cardText} characters.` })
    else if (type === undefined) faults.push({ line, message: 'Here begins no card: there is no line “type” with the name of a type.' })
    else {
      const { keys } = factsOf(type)
      const facts: Record<string, string> = {}
      for (const { key, value } of block) {
        if (keys.includes(key)) facts[key] = facts[key] === undefined ? value : `${facts[key]}\n${value}`
        else if (!['id', 'title', 'set', 'type', 'rarity', 'text'].includes(key))
          faults.push({ line, message: `The ${type} has no fact “${key}”; it was left out.` })
      }
      forms.push({
        id: value('id'),
        line,
        form: { title: value('title') ?? '', type, set: value('set') ?? firstSet, facts, text: value('text') ?? '' },
      })
    }
  }
  if (all.length > limits.setCards) faults.push({ message: `Only the first ${limits.setCards} cards were read.` })
  return { forms, faults }
}

interface Row {
  readonly card: string
  readonly form: string
  readonly changedAt: string
}

export function workshopShelf(db: Db, { now = () => new Date() }: { readonly now?: () => Date } = {}) {
  const all = db.prepare<[], Row>(
    'select card, form, changed_at as changedAt from draft where removed_at is null order by changed_at desc, card',
  )
  const one = db.prepare<[string], Row>('select card, form, changed_at as changedAt from draft where card = ? and removed_at is null')
  const insert = db.prepare<[string, string, string]>('insert into draft (card, form, changed_at) values (?, ?, ?)')
  const update = db.prepare<[string, string, string]>('update draft set form = ?, changed_at = ? where card = ? and removed_at is null')
  const setRemoved = db.prepare<[string | null, string, 0 | 1]>(
    'update draft set removed_at = ? where card = ? and (removed_at is null) = ?',
  )
  const taken = db
    .prepare<[string, string], number>('select (select count(*) from card where id = ?) + (select count(*) from draft where card = ?)')
    .pluck()
  const setOutcome = db.prepare<[string | null, string | null, string]>(
    `update card set printed = ?, unread = ? where id = ? and origin = '${own}'`,
  )
  const inLibrary = db.prepare<[string], { printed: string | null; unread: string | null }>(
    `select printed, unread from card where id = ? and origin = '${own}'`,
  )
  const decksWith = db
    .prepare<[string], string>('select distinct name from deck_card join deck on deck.id = deck where card = ? and removed_at is null')
    .pluck()
  const inAnyDeck = db.prepare<[string], number>('select count(*) from deck_card where card = ?').pluck()
  const away = db.prepare<[string]>(`delete from card where id = ? and origin = '${own}'`)
  const putSet = db.prepare<[string, string]>('insert into card_set (code, name, is_own, is_on) values (?, ?, 1, 0) on conflict do nothing')
  const sets = db.prepare<[], { code: string; on: 0 | 1; cards: number }>(
    `select code, is_on as "on", (select count(*) from card where set_code = code and origin = '${own}') as cards
       from card_set where is_own = 1 and code in (select set_code from card where origin = '${own}') order by code`,
  )
  const foreignSet = db.prepare<[string], number>(`select count(*) from card where set_code = ? and origin <> '${own}'`).pluck()
  const setSwitch = db.prepare<[0 | 1, string]>('update card_set set is_on = ? where code = ? and is_own = 1')
  const setOfCard = db.prepare<[string], string>('select set_code from card where id = ?').pluck()
  const words = db.prepare<[], string>('select facts from card where facts is not null order by load_order').pluck()
  const readable = db
    .prepare<[], string>("select distinct text from card where printed is not null and type <> 'Adventure' and text <> '' limit 3000")
    .pluck()
  const revision = db.prepare<[], number>('select revision from library').pluck()

  function checkForm(form: CardForm): CardForm {
    if (form.text.length > limits.draftText) throw new ShelfError('too_long', `A text can have at most ${limits.draftText} characters.`)
    return form
  }

  function draft({ card, form, changedAt }: Row): Draft {
    // Written by `begin` and `save` alone.
    return { card, form: JSON.parse(form) as CardForm, changedAt }
  }

  function open(card: string): Draft {
    const row = one.get(card)
    if (row === undefined) throw new ShelfError('not_found', 'This card is not in the workshop any more.', 'Choose another one.')
    return draft(row)
  }

  function freshId(): string {
    return `own-${randomBytes(6).toString('hex')}`
  }

  return {
    list: (): Draft[] => all.all().map(draft),
    open,
    find(card: string): Draft | undefined {
      const row = one.get(card)
      return row && draft(row)
    },
    /** Keeps a form under a new id, or under `id` where that is free. */
    begin(form: CardForm, id?: string): string {
      checkForm(form)
      return write(db, () => {
        const isFree = id !== undefined && /^[\w-]{1,80}$/.test(id) && taken.get(id, id) === 0
        const card = isFree ? id : freshId()
        insert.run(card, JSON.stringify(form), now().toISOString())
        return card
      })
    },
    save(card: string, form: CardForm): void {
      checkForm(form)
      const { changes } = write(db, () => update.run(JSON.stringify(form), now().toISOString(), card))
      if (changes === 0)
        throw new ShelfError('not_found', 'This card is not in the workshop any more.', 'Copy its text and begin a new one.')
    },
    /** Puts a card whose facts make sense into the library, or brings it up to date there; its set comes with it, switched off. */
    publish(facts: CardFacts | InvestigatorFacts, outcome: Outcome): void {
      write(db, () => {
        putSet.run(facts.setCode, facts.setCode === firstSet ? 'My own cards' : facts.setCode)
        const unique = facts.type !== 'Investigator' && facts.unique
        const points = facts.type === 'Investigator' ? undefined : facts.points
        const { id, setCode, title, type, text } = facts
        const named = { id, setCode, title, type, unique, ...(points !== undefined && { points }) }
        importCards(db, [{ named, facts, text, at: 'the workshop' }], undefined, own)
        if ('message' in outcome) setOutcome.run(null, JSON.stringify(outcome), id)
        else setOutcome.run(filePrinted(db)(outcome), null, id)
      })
    },
    /** A card of the library whose form makes no sense any more: it stays, and says so. */
    spoil(card: string, unread: Unread): void {
      write(db, () => setOutcome.run(null, JSON.stringify(unread), card))
    },
    /** Whether it is in the library, and why it cannot be played. */
    published(card: string): { readonly printed?: string; readonly unread?: Unread } | undefined {
      const row = inLibrary.get(card)
      if (row === undefined) return undefined
      return {
        ...(row.printed !== null && { printed: row.printed }),
        ...(row.unread !== null && { unread: JSON.parse(row.unread) as Unread }),
      }
    },
    /** Takes a card away. It can be restored; decks that hold it keep it and say that it is gone. */
    remove(card: string): void {
      write(db, () => {
        if (setRemoved.run(now().toISOString(), card, 1).changes === 0)
          throw new ShelfError('not_found', 'This card is not in the workshop any more.')
        if (inAnyDeck.get(card) === 0) away.run(card)
        else setOutcome.run(null, JSON.stringify({ message: 'This card was removed in the workshop.' } satisfies Unread), card)
      })
    },
    restore(card: string): Draft {
      const { changes } = write(db, () => setRemoved.run(null, card, 0))
      if (changes === 0) throw new ShelfError('not_found', 'There is no such card to restore.')
      return open(card)
    },
    decksWith: (card: string): string[] => decksWith.all(card),
    sets: () => sets.all().map(({ code, on, cards }) => ({ code, cards, on: on === 1 })),
    /** Whether somebody else's cards are in a set of this code. */
    isForeign: (code: string): boolean => foreignSet.get(code)! > 0,
    switchSet(code: string, on: boolean): void {
      const { changes } = write(db, () => setSwitch.run(on ? 1 : 0, code))
      if (changes === 0) throw new ShelfError('not_found', 'There is no such set of your own.')
    },
    setOf: (card: string): string | undefined => setOfCard.get(card),
    /** Facts of all cards, whose words the forms offer. */
    facts: (): (CardFacts | InvestigatorFacts)[] => words.all().map((json) => JSON.parse(json) as CardFacts | InvestigatorFacts),
    /** Texts that were read. */
    texts: (): string[] => readable.all(),
    /** Changes with every change of what cards say. */
    edition: (): number => revision.get()!,
  }
}

export type WorkshopShelf = ReturnType<typeof workshopShelf>
