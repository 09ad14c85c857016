/** What the keys do at the table, wherever the focus is (UX 3.1). Which keys they are is in `keys/`. */
import type { Choice, TableView } from '../../src-main/contract/table.ts'
import type { Action, Offered } from '../keys/offers.ts'
import { nextOffered, nextZone } from '../ui/keys.ts'
import { layOut } from './options.ts'

interface Hands {
  view(): TableView
  saving(): boolean
  handover(): (() => void) | undefined
  choose(choice: Choice): void
  undo(): void
  redo(): void
  show(seat: number): void
  open(what: 'all' | 'odds' | 'hint' | 'log' | 'tracker' | 'map'): void
  unpin(): void
  hold(): void
  /** Bots take their time: what the main button does about it. */
  onward(): (() => void) | undefined
  /** A press now may have been meant for that. */
  resting(): boolean
  /** Bots go on without a pause until somebody is asked. */
  far(): void
  /** Passes until something happens. */
  pass(): void
}

/** Space on a button presses that button; anywhere else it is the main button. */
const isButton = (target: EventTarget | null | undefined) =>
  target instanceof HTMLElement && target.closest('button, a, input, select, summary') !== null

/** A key that is held down does nothing twice. */
const once =
  (act: (event?: KeyboardEvent) => unknown): Action =>
  (event) =>
    event?.repeat ? undefined : act(event)

export function tableActions(hands: Hands): () => Offered {
  function answer(choice: Choice): void {
    if (!hands.saving()) hands.choose(choice)
  }

  return () => {
    const layout = layOut(hands.view().choices)
    const { main, yes, no } = layout
    const press = hands.handover() ?? (main ? () => hands.resting() || answer(main) : hands.onward())
    return {
      // The bar must not scroll the page while there is nothing to press.
      'table.main': once((event) => (event?.key === ' ' && isButton(event.target) ? false : press?.())),
      'table.options': once((event) => {
        const choice = layout.numbered[Number(event?.key) - 1]
        if (choice) answer(choice)
      }),
      'table.yes': yes && once(() => answer(yes)),
      'table.no': no && once(() => answer(no)),
      'table.next': () => nextOffered(1),
      'table.previous': () => nextOffered(-1),
      'table.zone': () => nextZone(1),
      'table.zoneBack': () => nextZone(-1),
      'table.back': once(hands.undo),
      undo: once(hands.undo),
      redo: once(hands.redo),
      'table.all': once(() => hands.open('all')),
      'table.odds': once(() => hands.open('odds')),
      'table.hint': once(() => hands.open('hint')),
      'table.log': once(() => hands.open('log')),
      'table.tracker': once(() => hands.open('tracker')),
      'table.map': once(() => hands.open('map')),
      'table.keep': once(hands.unpin),
      'table.hold': once(hands.hold),
      'table.far': once(hands.far),
      'table.pass': main?.role === 'pass' ? once(hands.pass) : undefined,
      'table.seats': once((event) => hands.show(Number(event?.key) - 1)),
      'fixed.escape': () => document.querySelector<HTMLElement>('[data-prompt]')?.focus(),
    }
  }
}
