/**
 * Play styles: what a deck is judged by and a match is begun with. The styles themselves are data that the games bring
 * (`bind`) or a person makes; here they are kept, and handed to the judge as laws (view `deck_judged`).
 */
import { randomUUID } from 'node:crypto'
import { cleanName } from './deck-file.ts'
import { limits } from './limits.ts'
import { type Db, write } from './open.ts'
import { ShelfError } from './shelf-error.ts'

/** How decks are judged, as far as it differs from the book; `most`, `sets` and a limit that is not there do not limit. */
export interface DeckLaw {
  readonly least?: number
  readonly most?: number
  readonly copies?: number
  /** Whether a Uniqueness Dot limits a card to one copy. */
  readonly dots?: boolean
  readonly points?: number
  /** Codes of the only sets. */
  readonly sets?: readonly string[]
}

/** What a style says of matches, and the numbers in which its deck check differs from the book's. */
export interface StyleTerms {
  readonly mode: 'campaign' | 'basic'
  readonly target: number
  readonly houseRules: readonly string[]
  readonly alternativeFirstCard?: boolean | undefined
  readonly seatLimit?: number | undefined
  readonly least?: number | undefined
  readonly most?: number | undefined
  readonly copies?: number | undefined
  readonly points?: number | undefined
  readonly sets?: readonly string[] | undefined
}

export interface ShippedStyle {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly terms: StyleTerms
}

export interface KeptStyle extends ShippedStyle {
  /** A person made it, and may change it. */
  readonly own: boolean
}

interface Row {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly terms: string
  readonly law: string
  readonly own: 0 | 1
}

const parts = ['copies', 'dots', 'least', 'most', 'points', 'sets'] as const

/** The name of a law: what it says, always in the same words. */
export function lawName(law: DeckLaw): string {
  return JSON.stringify(Object.fromEntries(parts.flatMap((part) => (law[part] === undefined ? [] : [[part, law[part]]]))))
}

export function styleShelf(db: Db) {
  const all = db.prepare<[], Row>('select id, name, says, terms, law, own from play_style order by own, no, name collate nocase, id')
  const one = db.prepare<[string], Row>('select id, name, says, terms, law, own from play_style where id = ?')
  const putLaw = db.prepare<[string]>('insert into deck_law (law) values (?) on conflict do nothing')
  const put = db.prepare<[string, string, string, string, string, number, number]>(
    `insert into play_style (id, name, says, terms, law, own, no) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set name = excluded.name, says = excluded.says, terms = excluded.terms, law = excluded.law,
                                    own = excluded.own, no = excluded.no`,
  )
  const setLaw = db.prepare<[string, string]>('update play_style set law = ? where id = ?')
  const drop = db.prepare<[string]>('delete from play_style where id = ?')
  const judgedBy = db.prepare<[string], string>('select name from deck where style = ? and removed_at is null order by name').pluck()

  let lawOf: (terms: StyleTerms) => DeckLaw = ({ mode, target: _t, houseRules: _h, ...numbers }) => ({
    ...(mode === 'basic' && { points: 0 }),
    ...(numbers as DeckLaw),
  })

  function keep({ id, name, says, terms }: ShippedStyle, own: boolean, no: number): void {
    const law = lawName(lawOf(terms))
    const json = JSON.stringify(terms)
    const there = one.get(id)
    const same = there?.name === name && there.says === says && there.terms === json && there.law === law && there.own === Number(own)
    if (same && own) return
    putLaw.run(law)
    put.run(id, name, says, json, law, Number(own), no)
  }

  const kept = ({ terms, law: _, own, ...row }: Row): KeptStyle => ({ ...row, terms: JSON.parse(terms) as StyleTerms, own: own === 1 })

  const find = (id: string): KeptStyle | undefined => {
    const row = one.get(id)
    return row && kept(row)
  }

  return {
    /** Brings in the styles of the app, and says what terms come to for decks: the house rules are the games' to read. */
    bind(shipped: readonly ShippedStyle[], law: (terms: StyleTerms) => DeckLaw): void {
      lawOf = law
      write(db, () => {
        const ids = new Set(shipped.map(({ id }) => id))
        for (const row of all.all()) {
          if (row.own === 0 && !ids.has(row.id)) drop.run(row.id)
          const anew = lawName(lawOf(kept(row).terms))
          if (row.own === 0 || anew === row.law) continue
          putLaw.run(anew)
          setLaw.run(anew, row.id)
        }
        for (const [no, each] of shipped.entries()) keep(each, false, no)
      })
    },
    /** Those of the app first, in its order, then a person's own by name. */
    list: (): KeptStyle[] => all.all().map(kept),
    find,
    /** A law by its name, on the shelf from now on, so that decks can be judged by it. */
    law(law: DeckLaw): string {
      const name = lawName(law)
      write(db, () => putLaw.run(name))
      return name
    },
    /** Keeps a style of a person's own; without an id a new one. Answers the id. */
    save(style: Omit<ShippedStyle, 'id'> & { readonly id?: string | undefined }): string {
      const id = style.id ?? randomUUID()
      const there = one.get(id)
      if (style.id !== undefined && there === undefined) throw gone()
      if (there?.own === 0)
        throw new ShelfError('ready_style', `The play style "${there.name}" comes with Story Deck.`, 'Save it as a new one.')
      const name = cleanName(style.name)
      const taken = all.all().some((each) => each.id !== id && each.name.toLowerCase() === name.toLowerCase())
      if (taken) throw new ShelfError('bad_name', `There is a play style called "${name}" already.`, 'Give it another name.')
      if (there === undefined && all.all().length >= limits.styles)
        throw new ShelfError('too_big', `There are ${limits.styles} play styles already.`, 'Remove one first.')
      const { least, most } = style.terms
      if (least !== undefined && most !== undefined && least > most)
        throw new ShelfError('bad_field', `A deck of at least ${least} and at most ${most} cards cannot be.`, 'Change one of the two.')
      write(db, () => keep({ id, name, says: style.says, terms: style.terms }, true, 0))
      return id
    },
    remove(id: string): void {
      const there = one.get(id)
      if (there === undefined) throw gone()
      if (there.own === 0) throw new ShelfError('ready_style', `The play style "${there.name}" comes with Story Deck and stays.`)
      const [deck, ...more] = judgedBy.all(id)
      if (deck !== undefined) {
        const others = more.length === 0 ? '' : more.length === 1 ? ' and another deck' : ` and ${more.length} more decks`
        throw new ShelfError('in_use', `"${there.name}" judges ${deck}${others}.`, 'Give them another play style first.')
      }
      write(db, () => drop.run(id))
    },
  }
}

const gone = () => new ShelfError('not_found', 'This play style is not there any more.', 'Choose another one.')

export type StyleShelf = ReturnType<typeof styleShelf>
