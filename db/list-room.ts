/** Lists looked at before they are taken, taken as new decks or into one, and written: deck-lists.ts on the shelf. */
import { fileName, type Section } from './deck-file.ts'
import { type Chosen, namesChosen, readList, taken, withList, writeList } from './deck-lists.ts'
import type { DeckRoomShelf, DeckSheet } from './deck-room.ts'
import { deckStates } from './deck-state.ts'
import type { DeckShelf } from './decks.ts'
import { limits } from './limits.ts'
import type { ListFormat, ListLine, ListRead, ListToWrite } from './list-lines.ts'
import { type ListNames, listNames } from './list-names.ts'
import { type Db, write } from './open.ts'

/** A card as a proposal shows it. */
export interface ListedCardRef {
  readonly card: string
  readonly title: string
  readonly type: string
  readonly set: string
}

/** A list line by line, and the deck that it would be. */
export interface ListReading {
  readonly format: ListFormat
  readonly name: string
  readonly cards: number
  readonly adventurePoints: number
  readonly lines: readonly {
    readonly no: number
    readonly text: string
    readonly as: ListLine['as']
    readonly section?: Section
    readonly copies?: number
    readonly card?: ListedCardRef
    readonly message?: string
    readonly proposals: readonly ListedCardRef[]
  }[]
  readonly faultList: DeckSheet['faultList']
}

export interface ListToRead {
  readonly name: string
  readonly text: string
  readonly format?: ListFormat | undefined
}

export interface WrittenList {
  readonly fileName: string
  readonly mime: string
  readonly text: string
}

const files: Readonly<Record<ListFormat, readonly [ending: string, mime: string]>> = {
  gccg: ['deck', 'text/plain'],
  text: ['txt', 'text/plain'],
  markdown: ['md', 'text/markdown'],
  csv: ['csv', 'text/csv'],
  json: ['json', 'application/json'],
  code: ['code.txt', 'text/plain'],
}

export function listRoomShelf(db: Db, decks: DeckShelf, room: DeckRoomShelf) {
  const states = deckStates(db)
  const known = listNames(db)

  const refOf =
    ({ byId }: ListNames) =>
    (id: string): ListedCardRef[] => {
      const card = byId.get(id)
      return card === undefined ? [] : [{ card: id, title: card.title, type: card.type, set: card.setCode }]
    }

  /** Puts a list on the shelf as a deck; within the transaction of the caller. */
  function add(read: ListRead, names: ListNames, chosen: readonly Chosen[]): number {
    const { name, notes, style, tags, ignored, cards, lines, marks } = taken(read, names, chosen)
    const kept = lines.map(({ section, ...line }) => ({ ...line, ...(section === null ? {} : { section }) }))
    const id = decks.add({ name, cards, lines: kept }, notes)
    states.put(id, [
      { what: 'tags', before: [], after: tags },
      { what: 'ignored', before: [], after: ignored },
      ...(style === undefined ? [] : [{ what: 'style' as const, before: '', after: style }]),
      ...[...marks].map(([card, mark]) => ({ what: 'mark' as const, card, title: card, after: mark })),
    ])
    return id
  }

  return {
    /** What a list says. It is judged as the deck it would be, in a transaction that is taken back. */
    read({ name, text, format }: ListToRead): ListReading {
      const names = known.ask()
      const read = readList(text, names, { name, format })
      const ref = refOf(names)
      let seen: DeckSheet | undefined
      const back = new Error('taken back')
      try {
        write(db, () => {
          seen = room.open(add(read, names, []))
          throw back
        })
      } catch (error) {
        if (error !== back) throw error
      }
      return {
        format: read.format,
        name: seen!.name,
        cards: seen!.cards,
        adventurePoints: seen!.adventurePoints,
        lines: read.lines.map(({ no, text, as, section, copies, card, message, proposals }) => {
          const [meant] = card === undefined ? [] : ref(card)
          return {
            ...{ no, text, as, proposals: proposals.flatMap(ref) },
            ...(section !== undefined && { section }),
            ...(copies !== undefined && as !== 'comment' && { copies }),
            ...(meant !== undefined && { card: meant }),
            ...(message !== undefined && { message }),
          }
        }),
        faultList: seen!.faultList,
      }
    },

    /** Keeps a list as a new deck, or adds it to one as an edit of that. What was chosen is understood from then on. */
    take(
      list: ListToRead & {
        readonly chosen?: readonly Chosen[] | undefined
        readonly into?: { readonly deck: number; readonly at: number } | undefined
      },
    ): DeckSheet {
      const names = known.ask()
      const { chosen = [], into } = list
      const read = readList(list.text, names, list)
      const id = write(db, () => {
        let deck: number
        if (into === undefined) deck = add(read, names, chosen)
        else {
          deck = into.deck
          const added = taken(read, names, chosen)
          room.replace(deck, into.at, `Took in ${added.name}`.slice(0, limits.name), (state) => withList(state, added))
        }
        known.remember(namesChosen(read, chosen))
        return deck
      })
      return room.open(id)
    },

    write(deck: number, format: ListFormat): WrittenList {
      const names = known.ask()
      const { cards, ...state } = room.state(deck)
      const rows = cards.map((row) => ({ ...row, card: names.byId.get(row.card)! }))
      const list: ListToWrite = { ...state, cards: rows, totals: decks.totals(deck) }
      const [ending, mime] = files[format]
      return { fileName: `${fileName(state.name)}.${ending}`, mime, text: writeList(list, format, names) }
    },
  }
}
