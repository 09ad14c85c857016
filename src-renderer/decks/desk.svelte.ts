/**
 * What one can do with cards in the builder: every command once, for keys, buttons, menus and drops alike; and what lies
 * open over the deck.
 */
import type { CardRef, DeckRow, DeckSection, OneDeckEdit } from '../../src-main/contract/decks.ts'
import { say } from '../state/messages.svelte.ts'
import type { Building } from './building.svelte.ts'
import { type CardFacts, copiesOf, homeOf } from './edits.ts'

export const sectionNames: Readonly<Record<DeckSection, string>> = { deck: 'the deck', investigators: 'Investigators', maybe: 'Maybe' }

/** What a dragged card is held as: nothing else that is dragged over the screen is one. */
export const cardMime = 'application/x-story-deck-card'

/** A card where it stands: in the pool, or in a section of the deck. */
export interface Spot {
  readonly facts: CardFacts
  readonly section?: DeckSection
}

export type Where = DeckSection | 'pool'

/** What is held over the screen, and what can be laid open for one card. */
export interface Desk {
  readonly building: Building
  /** Why nothing can be changed, if so. */
  readonly fixed: string | undefined
  dragging: Spot | undefined
  menu: { readonly spot: Spot; readonly at: HTMLElement | { readonly x: number; readonly y: number } } | undefined
  noting: DeckRow | undefined
  /** The card that is looked at, large. */
  looked: string | undefined
  copies(spot: Spot): number
  set(spot: Spot, copies: number): void
  add(spot: Spot, copies?: number): void
  toMaybe(spot: Spot): void
  remove(spot: Spot): void
  move(spot: Spot, one?: boolean): void
  /** Whether what is dragged may be dropped there. */
  accepts(where: Where): boolean
  drop(where: Where): void
  /** Several cards in one edit. */
  addAll(cards: readonly CardRef[], label: string): Promise<boolean>
}

export function atDesk(building: Building): Desk {
  let dragging = $state.raw<Spot>()
  let menu = $state.raw<Desk['menu']>()
  let noting = $state.raw<DeckRow>()
  let looked = $state<string>()

  const fixed = $derived.by(() => {
    if (building.sheet?.ready) return 'This is a ready deck and stays as it is.'
    return building.sheet?.frozen ? 'This deck is frozen.' : undefined
  })
  const rows = () => building.sheet?.rows ?? []
  const sectionOf = ({ section, facts }: Spot): DeckSection => section ?? homeOf(facts.type)

  function change(label: string, changes: OneDeckEdit[], facts: readonly CardFacts[]): Promise<boolean> {
    if (fixed === undefined) return building.edit({ label, changes }, facts)
    say(`${fixed} ${building.sheet?.ready ? 'Duplicate it to change it.' : 'Thaw it to change it.'}`)
    return Promise.resolve(false)
  }

  function set({ facts, section }: Spot, wanted: number, label?: string): void {
    const where = sectionOf({ facts, ...(section && { section }) })
    const copies = Math.max(0, Math.min(99, wanted))
    const before = copiesOf(rows(), facts.card, where)
    if (copies === before) return
    const said = `${copies > before ? '+' : '−'}${Math.abs(copies - before)} ${facts.title}${where === 'maybe' ? ' in Maybe' : ''}`
    void change(label ?? said, [{ do: 'set', section: where, card: facts.card, copies }], [facts])
  }

  async function remove(spot: Spot): Promise<void> {
    const section = sectionOf(spot)
    const { facts } = spot
    const copies = copiesOf(rows(), facts.card, section)
    if (copies === 0) return
    const row = rows().find((each) => each.card === facts.card && each.section === section)!
    const isRemoved = await change(`Remove ${facts.title}`, [{ do: 'set', section, card: facts.card, copies: 0 }], [])
    if (!isRemoved) return
    const after = building.sheet?.at
    say(`${facts.title} was removed from ${sectionNames[section]}.`, () => {
      // Whatever was done since stays.
      if (building.sheet?.at === after) return void building.undo()
      const back: OneDeckEdit[] = [{ do: 'set', section, card: facts.card, copies }]
      if (row.note) back.push({ do: 'note', card: facts.card, note: row.note })
      if (row.tags?.length) back.push({ do: 'tag', card: facts.card, tags: [...row.tags] })
      void change(`Put ${facts.title} back`, back, [row])
    })
  }

  function moveTo({ facts, section }: Spot, to: DeckSection, copies: number): void {
    if (section === undefined || section === to || copies === 0) return
    void change(`${facts.title} to ${sectionNames[to]}`, [{ do: 'move', card: facts.card, from: section, to, copies }], [facts])
  }

  function accepts(where: Where): boolean {
    if (dragging === undefined || fixed !== undefined) return false
    const { facts, section } = dragging
    if (where === 'pool') return section !== undefined
    return where !== section && (where === 'maybe' || where === homeOf(facts.type))
  }

  const copies = (spot: Spot) => copiesOf(rows(), spot.facts.card, sectionOf(spot))
  return {
    building,
    get fixed() {
      return fixed
    },
    get dragging() {
      return dragging
    },
    set dragging(spot) {
      dragging = spot
    },
    get menu() {
      return menu
    },
    set menu(open) {
      menu = open
    },
    get noting() {
      return noting
    },
    set noting(row) {
      noting = row
    },
    get looked() {
      return looked
    },
    set looked(card) {
      looked = card
    },
    copies,
    set,
    add: (spot, more = 1) => set(spot, copies(spot) + more),
    toMaybe({ facts }) {
      set({ facts, section: 'maybe' }, copiesOf(rows(), facts.card, 'maybe') + 1)
    },
    remove: (spot) => void remove(spot),
    move(spot, one = false) {
      const { section, facts } = spot
      if (section === undefined) return
      moveTo(spot, section === 'maybe' ? homeOf(facts.type) : 'maybe', one ? 1 : copies(spot))
    },
    accepts,
    drop(where) {
      const held = dragging
      const isWelcome = accepts(where)
      dragging = undefined
      if (held === undefined || !isWelcome) return
      if (where === 'pool') return void remove(held)
      if (held.section === undefined) return set({ facts: held.facts, section: where }, copiesOf(rows(), held.facts.card, where) + 1)
      moveTo(held, where, copies(held))
    },
    addAll(cards, label) {
      const changes = cards.map(({ card, type, copies: more = 1 }): OneDeckEdit => {
        const section = homeOf(type)
        return { do: 'set', section, card, copies: Math.min(99, copiesOf(rows(), card, section) + more) }
      })
      return changes.length === 0 ? Promise.resolve(false) : change(label, changes, cards)
    },
  }
}
