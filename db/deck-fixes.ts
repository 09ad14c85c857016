/**
 * Ways out of what is wrong with a deck: for each fault edits that, once made, remove it, the least intrusive first. Where
 * nothing on the shelf can help, it is said why.
 */
import type { DeckEdit, OneDeckEdit } from './deck-edits.ts'
import type { FaultOfCards } from './deck-faults.ts'
import type { SheetRow } from './deck-room.ts'
import { limits } from './limits.ts'
import type { Db } from './open.ts'

/** What it would do, in words, and the edit that does it. */
export interface DeckFix {
  readonly label: string
  readonly edit: DeckEdit
}

export interface JudgedFault extends FaultOfCards {
  readonly fixes: readonly DeckFix[]
  /** Why there is none. */
  readonly noFix?: string
}

interface Law {
  readonly least: number
  readonly most: number | null
  readonly copies: number
  readonly dots: 0 | 1
  readonly points: number
  readonly sets: string | null
}

/** A card that could come into the deck. */
interface Candidate {
  readonly card: string
  readonly title: string
  readonly folded: string
  readonly type: string
  readonly set: string
  readonly dotted: 0 | 1
  readonly points: number | null
}

const fix = (label: string, changes: readonly OneDeckEdit[]): DeckFix => ({ label, edit: { label, changes } })

export function deckFixes(db: Db) {
  const lawOf = db.prepare<[number], Law>(
    'select least, most, copies, dots, points, sets from deck_own_law join deck_law using (law) where deck = ?',
  )
  const listed = db.prepare<[number], Candidate & { readonly section: string; readonly copies: number }>(
    `select section, deck_card.copies, card.id as card, title, folded, type, set_code as "set", is_unique as dotted, card.points
       from deck_card join card on card.id = deck_card.card where deck = ? order by no`,
  )
  // What is offered and can be played, the Adventures of most points first; on a shelf that reads no texts, all that is offered.
  const adventures = db.prepare<[], Candidate>(
    `select card.id as card, title, folded, type, set_code as "set", is_unique as dotted, points from card
      where type = 'Adventure' and points > 0 and (printed is not null or not exists (select 1 from card where printed is not null))
        and not exists (select 1 from card_set where code = set_code and not is_on)
      order by points desc, load_order`,
  )

  /** The deck as it is, and how many more copies of a card it may take. */
  function room(deck: number) {
    const law = lawOf.get(deck)!
    const sets = law.sets === null ? undefined : (JSON.parse(law.sets) as string[])
    const rows = listed.all(deck)
    const inDeck = rows.filter(({ section, type }) => section === 'deck' && type !== 'Investigator')
    const free = ({ card, folded, dotted, set, type, points }: Candidate, taken: ReadonlyMap<string, number>): number => {
      if (type === 'Investigator' || (type === 'Adventure' && points === null) || (sets !== undefined && !sets.includes(set))) return 0
      const sum = (of: (row: Candidate) => boolean) =>
        inDeck.filter(of).reduce((all, { copies }) => all + copies, 0) +
        [...taken].reduce((all, [id, copies]) => all + (id === card ? copies : 0), 0)
      const ofTitle = law.copies - sum((row) => row.folded === folded)
      const ofCard = dotted === 1 && law.dots === 1 ? 1 - sum((row) => row.card === card) : limits.copies - sum((row) => row.card === card)
      return Math.max(0, Math.min(ofTitle, ofCard))
    }
    return { law, rows, inDeck, free }
  }

  function fillUp(deck: number, fault: FaultOfCards): DeckFix[] {
    const { rows, inDeck, free } = room(deck)
    const wanted = fault.wanted - fault.found
    const taken = new Map<string, number>()
    const changes: OneDeckEdit[] = []
    let missing = wanted
    for (const row of rows.filter(({ section }) => section === 'maybe')) {
      const copies = Math.min(missing, row.copies, freeOf(row))
      if (copies > 0) changes.push({ do: 'move', card: row.card, from: 'maybe', to: 'deck', copies })
      take(row, copies)
    }
    const fromMaybe = wanted - missing
    // A second copy of an Adventure brings no points: other cards first.
    for (const row of [...inDeck].sort((a, b) => Number(a.type === 'Adventure') - Number(b.type === 'Adventure'))) {
      const copies = Math.min(missing, freeOf(row))
      if (copies > 0) changes.push({ do: 'set', section: 'deck', card: row.card, copies: row.copies + (taken.get(row.card) ?? 0) + copies })
      take(row, copies)
    }
    function freeOf(row: Candidate) {
      const others = [...taken].filter(([id]) => id !== row.card && rows.find(({ card }) => card === id)?.folded === row.folded)
      return Math.max(0, free(row, taken) - others.reduce((all, [, copies]) => all + copies, 0))
    }
    function take({ card }: Candidate, copies: number) {
      if (copies > 0) taken.set(card, (taken.get(card) ?? 0) + copies)
      missing -= copies
    }
    if (missing > 0) return []
    const more = wanted - fromMaybe
    const label = [
      ...(fromMaybe > 0 ? [`take ${fromMaybe} from Maybe`] : []),
      ...(more > 0 ? [`add ${more === 1 ? 'one more copy' : `${more} more copies`} of what is there`] : []),
    ].join(' and ')
    return [fix(`Fill up: ${label}`, changes)]
  }

  function morePoints(deck: number, fault: FaultOfCards): DeckFix[] {
    const { rows, inDeck, free } = room(deck)
    const there = new Set(inDeck.map(({ folded }) => folded))
    const maybe = rows.filter(({ section, type, points }) => section === 'maybe' && type === 'Adventure' && points !== null)
    const known = new Set(maybe.map(({ card }) => card))
    const offered = [...maybe, ...adventures.all().filter(({ card }) => !known.has(card))].filter(
      (each) => !there.has(each.folded) && free(each, new Map()) > 0,
    )
    const titles = new Map(offered.toReversed().map((each) => [each.folded, each]))
    const candidates = offered.filter((each) => titles.get(each.folded) === each)
    const wanted = fault.wanted - fault.found
    const found: DeckFix[] = []
    // The first answer, then answers that do without the first card of those before.
    for (let from = 0; from < candidates.length && found.length < 3; from++) {
      const chosen: Candidate[] = []
      let points = 0
      for (const each of candidates.slice(from)) {
        if (points >= wanted) break
        chosen.push(each)
        points += each.points ?? 0
      }
      if (points < wanted) break
      const changes = chosen.map(
        ({ card }): OneDeckEdit =>
          known.has(card) ? { do: 'move', card, from: 'maybe', to: 'deck', copies: 1 } : { do: 'set', section: 'deck', card, copies: 1 },
      )
      found.push(fix(`Add ${chosen.map(({ title, points }) => `${title} (${points})`).join(', ')}`.slice(0, limits.name), changes))
    }
    return found
  }

  function fewerCards(deck: number, fault: FaultOfCards): DeckFix[] {
    const { inDeck } = room(deck)
    let surplus = fault.found - fault.wanted
    const changes: OneDeckEdit[] = []
    // An Adventure goes last: its points are wanted.
    for (const { card, copies } of inDeck.toReversed().sort((a, b) => Number(a.type === 'Adventure') - Number(b.type === 'Adventure'))) {
      const moved = Math.min(copies, surplus)
      if (moved > 0) changes.push({ do: 'move', card, from: 'deck', to: 'maybe', copies: moved })
      surplus -= moved
    }
    return [fix(`Move the last ${fault.found - fault.wanted} cards to Maybe`, changes)]
  }

  /** Takes copies away, from the last row first. */
  function without(fault: FaultOfCards, surplus: number): DeckFix[] {
    const parts: { readonly card: string; readonly left: number; readonly gone: number }[] = []
    let left = surplus
    for (const { card, copies } of fault.cards.toReversed()) {
      const gone = Math.min(copies, left)
      if (gone > 0) parts.push({ card, left: copies - gone, gone })
      left -= gone
    }
    const named = `${surplus} ${fault.card ?? ''}`.trim()
    return [
      fix(
        `Move ${named} to Maybe`,
        parts.map(({ card, gone }) => ({ do: 'move', card, from: 'deck', to: 'maybe', copies: gone })),
      ),
      fix(
        `Take out ${named}`,
        parts.map(({ card, left }) => ({ do: 'set', section: 'deck', card, copies: left })),
      ),
    ]
  }

  function elsewhere(fault: FaultOfCards, from: 'deck' | 'investigators', to: 'deck' | 'investigators'): DeckFix[] {
    return fault.cards.flatMap(({ card, title, copies }) => [
      fix(`Move ${title} to ${to === 'deck' ? 'the deck' : 'Investigators'}`, [{ do: 'move', card, from, to, copies }]),
      fix(`Take out ${title}`, [{ do: 'set', section: from, card, copies: 0 }]),
    ])
  }

  function fixesOf(deck: number, fault: FaultOfCards): DeckFix[] {
    switch (fault.rule) {
      case 'M3.1':
        return fillUp(deck, fault)
      case 'M3.2':
        return fewerCards(deck, fault)
      case 'M3.9':
        return morePoints(deck, fault)
      case 'M3.3':
        return elsewhere(fault, 'deck', 'investigators')
      case 'M1.2':
        return elsewhere(fault, 'investigators', 'deck')
      case 'M3.11':
        return without(fault, fault.found).toReversed()
      case 'M3.4':
      case 'M3.6':
      case 'M3.10':
        return without(fault, fault.found - fault.wanted)
      default:
        return []
    }
  }

  const whyNone: Readonly<Record<string, string>> = {
    'M3.1': 'Maybe and more copies of what is there do not fill it up: add cards of the library.',
    'M3.9': 'No Adventures of the library that the deck may still take come to so many points.',
  }

  return {
    /** The faults of a deck, each with its ways out. `rows` are those of the deck's sheet. */
    of(deck: number, faults: readonly FaultOfCards[], rows: readonly SheetRow[]): JudgedFault[] {
      const copies = new Map(rows.map(({ section, card, count }) => [`${section} ${card}`, count]))
      const full = ({ edit }: DeckFix) =>
        edit.changes.some((each) => each.do === 'move' && (copies.get(`${each.to} ${each.card}`) ?? 0) + each.copies > limits.copies)
      return faults.map((fault) => {
        const fixes = fixesOf(deck, fault).filter((each) => !full(each))
        if (fixes.length > 0) return { ...fault, fixes }
        return { ...fault, fixes, noFix: whyNone[fault.rule] ?? 'There is no room left in Maybe: take copies out by hand.' }
      })
    },
  }
}
