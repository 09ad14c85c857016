/** What the keys do at the table, wherever the focus is (UX 3.1). Dialogs and menus keep their keys to themselves. */
import type { Choice, TableView } from '../../src-main/contract/table.ts'
import { settings } from '../state/settings.svelte.ts'
import { isPlain, isTyping, nextOffered, nextZone } from '../ui/keys.ts'
import { layOut } from './options.ts'

interface Hands {
  view(): TableView
  saving(): boolean
  handover(): (() => void) | undefined
  choose(choice: Choice): void
  undo(): void
  redo(): void
  show(seat: number): void
  open(what: 'all' | 'odds' | 'hint' | 'log' | 'tracker'): void
  unpin(): void
  hold(): void
}

/** Space on a button presses that button; anywhere else it is the main button. */
const isButton = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, input, select, summary') !== null

export function tableKeys(hands: Hands): (event: KeyboardEvent) => void {
  const letters: Readonly<Record<string, () => void>> = {
    u: hands.undo,
    a: () => hands.open('all'),
    o: () => hands.open('odds'),
    h: () => hands.open('hint'),
    l: () => hands.open('log'),
    t: () => hands.open('tracker'),
    i: hands.unpin,
  }

  function answer(choice: Choice): void {
    if (!hands.saving()) hands.choose(choice)
  }

  function pressed(event: KeyboardEvent): boolean {
    const { key } = event
    const layout = layOut(hands.view().choices)
    if (key === 'F6') nextZone(event.shiftKey ? -1 : 1)
    else if (key === 'Pause') hands.hold()
    else if (event.altKey && /^[1-9]$/.test(key)) hands.show(Number(key) - 1)
    else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') (event.shiftKey ? hands.redo : hands.undo)()
    else if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'y') hands.redo()
    else if (!isPlain(event)) return false
    else if (settings.letters && key.toLowerCase() === 'y' && layout.yes) answer(layout.yes)
    else if (settings.letters && key.toLowerCase() === 'n' && layout.no) answer(layout.no)
    else if (settings.letters && key.toLowerCase() === 'n') nextOffered(event.shiftKey ? -1 : 1)
    else if (key === 'Backspace') hands.undo()
    else if (key === 'Escape') document.querySelector<HTMLElement>('[data-prompt]')?.focus()
    else if (key === ' ' && !isButton(event.target)) {
      const handover = hands.handover()
      if (handover) handover()
      else if (layout.main) answer(layout.main)
    } else if (/^[1-9]$/.test(key)) {
      const choice = layout.numbered[Number(key) - 1]
      if (choice) answer(choice)
    } else if (settings.letters && letters[key.toLowerCase()]) letters[key.toLowerCase()]!()
    else return false
    return true
  }

  return (event) => {
    if (event.defaultPrevented || event.repeat || isTyping(event) || document.querySelector('dialog[open], :popover-open')) return
    if (pressed(event)) event.preventDefault()
  }
}
