/**
 * Everything that can be done by a key, in one table: the sheet, the settings, the list of commands, the tooltips and the
 * handlers all read it. Data alone; what the keys are at present is in `bound.svelte.ts`, what a command does on the screen
 * that is shown in `offers.ts`.
 *
 * A key is written as `Ctrl+Shift+Z`, `N`, `?`, `ArrowLeft`, `Space`: see `pressOf`. Ctrl is Cmd on a Mac.
 */

/** Where a key holds. What holds everywhere can be given to no other command; two screens do not disturb each other. */
export const places = {
  everywhere: 'Everywhere',
  lists: 'In lists',
  library: 'In the library',
  decks: 'In decks',
  workshop: 'In the workshop',
  table: 'At the table',
  replay: 'In a replay',
  rules: 'In the rules',
} as const

export type PlaceOfKeys = keyof typeof places

export interface Command {
  readonly id: string
  readonly where: PlaceOfKeys
  readonly words: string
  /** As long as nobody has changed them. */
  readonly keys: readonly string[]
  /** Cannot be changed: how its keys are shown. */
  readonly fixed?: string
  /** Holds only while that other command has nothing to do, so both may have the same key. */
  readonly unless?: string
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

const table = [
  { id: 'go.library', where: 'everywhere', words: 'Library', keys: ['Ctrl+1'] },
  { id: 'go.decks', where: 'everywhere', words: 'Decks', keys: ['Ctrl+2'] },
  { id: 'go.workshop', where: 'everywhere', words: 'Workshop', keys: ['Ctrl+3'] },
  { id: 'go.new', where: 'everywhere', words: 'New match', keys: ['Ctrl+4'] },
  { id: 'go.table', where: 'everywhere', words: 'Table', keys: ['Ctrl+5'] },
  { id: 'go.campaigns', where: 'everywhere', words: 'Campaigns', keys: ['Ctrl+6'] },
  { id: 'go.rules', where: 'everywhere', words: 'Rules', keys: ['Ctrl+7'] },
  { id: 'go.settings', where: 'everywhere', words: 'Settings', keys: ['Ctrl+8', 'Ctrl+,'] },
  { id: 'go.home', where: 'everywhere', words: 'Home', keys: ['Ctrl+9'] },
  { id: 'go.collection', where: 'everywhere', words: 'Collection', keys: [] },
  { id: 'go.imports', where: 'everywhere', words: 'Imports', keys: [] },
  { id: 'palette', where: 'everywhere', words: 'Find anything: cards, decks, rules, commands', keys: ['Ctrl+K'] },
  { id: 'search', where: 'everywhere', words: 'Search on this screen', keys: ['/', 'Ctrl+F'] },
  { id: 'help', where: 'everywhere', words: 'The rules of what has the focus', keys: ['F1'] },
  { id: 'words', where: 'everywhere', words: 'The words of what has the focus, and what they mean', keys: ['Shift+F1'] },
  { id: 'sheet', where: 'everywhere', words: 'The sheet of all keys', keys: ['?'] },
  { id: 'undo', where: 'everywhere', words: 'Undo', keys: ['Ctrl+Z'] },
  { id: 'redo', where: 'everywhere', words: 'Do again what was undone', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { id: 'save', where: 'everywhere', words: 'All is saved; of a deck, name a version', keys: ['Ctrl+S'] },
  { id: 'new', where: 'everywhere', words: 'New: a deck, a card, a campaign, a match', keys: ['Ctrl+N'] },
  { id: 'open', where: 'everywhere', words: 'Open a file', keys: ['Ctrl+O'] },
  { id: 'print', where: 'everywhere', words: 'Print', keys: ['Ctrl+P'] },
  { id: 'duplicate', where: 'everywhere', words: 'Duplicate', keys: ['Ctrl+D'] },
  { id: 'list.copy', where: 'everywhere', words: 'Copy as a list', keys: ['Ctrl+Shift+C'] },
  { id: 'list.paste', where: 'everywhere', words: 'Paste a list', keys: ['Ctrl+Shift+V'] },
  { id: 'text.larger', where: 'everywhere', words: 'Larger text', keys: ['Ctrl++', 'Ctrl+='] },
  { id: 'text.smaller', where: 'everywhere', words: 'Smaller text', keys: ['Ctrl+-'] },
  { id: 'text.usual', where: 'everywhere', words: 'Text as large as usual', keys: ['Ctrl+0'] },
  { id: 'full', where: 'everywhere', words: 'Full screen, and back', keys: ['F11'] },
  { id: 'report', where: 'everywhere', words: 'Report a problem', keys: [] },
  { id: 'fixed.tab', where: 'everywhere', words: 'Next control, the one before', keys: ['Tab', 'Shift+Tab'], fixed: 'Tab  Shift+Tab' },
  { id: 'fixed.escape', where: 'everywhere', words: 'Close what lies on top', keys: ['Escape'], fixed: 'Esc' },

  {
    id: 'lists.move',
    where: 'lists',
    words: 'Move',
    keys: [...arrows, 'Home', 'End', 'PageUp', 'PageDown'],
    fixed: '↑ ↓ ← →  Home  End  PgUp  PgDn',
  },
  { id: 'lists.open', where: 'lists', words: 'Do what is usual: open, read on, add', keys: ['Enter'], fixed: 'Enter' },
  { id: 'lists.large', where: 'lists', words: 'The card, large', keys: ['Space'], fixed: 'Space' },
  {
    id: 'lists.type',
    where: 'lists',
    words: 'To the Title that begins so; a letter that is a key begins one with Shift',
    keys: [],
    fixed: 'A … Z',
  },
  { id: 'lists.menu', where: 'lists', words: 'Menu, as with the right button', keys: ['Shift+F10', 'ContextMenu'], fixed: 'Shift+F10' },

  { id: 'library.printings', where: 'library', words: 'To the printings of the card', keys: ['P'] },
  { id: 'library.errata', where: 'library', words: 'To the errata of the card', keys: ['E'] },

  { id: 'decks.count', where: 'decks', words: 'So many of the card', keys: ['0', ...digits], fixed: '0 … 9' },
  { id: 'decks.enter', where: 'decks', words: 'Add one to the deck', keys: ['Enter'], fixed: 'Enter' },
  { id: 'decks.add', where: 'decks', words: 'One more', keys: ['+', '='] },
  { id: 'decks.less', where: 'decks', words: 'One less', keys: ['-'] },
  { id: 'decks.maybe', where: 'decks', words: 'Add to Maybe', keys: ['Shift+Enter'] },
  { id: 'decks.move', where: 'decks', words: 'Move between deck and Maybe, all of them', keys: ['M'] },
  { id: 'decks.moveOne', where: 'decks', words: 'Move one between deck and Maybe', keys: ['Shift+M'] },
  { id: 'decks.remove', where: 'decks', words: 'Take the card out', keys: ['Delete'] },
  { id: 'decks.note', where: 'decks', words: 'Note on the card', keys: ['A'] },
  { id: 'decks.panel', where: 'decks', words: 'From the pool to the deck, to what is said of it', keys: ['F6'] },
  { id: 'decks.panelBack', where: 'decks', words: 'The same way back', keys: ['Shift+F6'] },

  { id: 'workshop.mend', where: 'workshop', words: 'Take the first replacement', keys: ['Ctrl+.'] },

  { id: 'table.main', where: 'table', words: 'The main button, always at the same place', keys: ['Space'] },
  { id: 'table.options', where: 'table', words: 'The numbered options', keys: digits, fixed: '1 … 9' },
  { id: 'table.yes', where: 'table', words: 'Yes, where that is asked', keys: ['Y'] },
  { id: 'table.no', where: 'table', words: 'No, where that is asked', keys: ['N'] },
  { id: 'table.all', where: 'table', words: 'All choices in one list', keys: ['A'] },
  { id: 'table.odds', where: 'table', words: 'The odds of each choice, from what you know', keys: ['O'] },
  { id: 'table.hint', where: 'table', words: 'What a bot would do in your place, and why', keys: ['H'] },
  { id: 'table.back', where: 'table', words: 'Take back', keys: ['U', 'Backspace'] },
  { id: 'table.next', where: 'table', words: 'To the next piece that offers something', keys: ['N'], unless: 'table.no' },
  { id: 'table.previous', where: 'table', words: 'To the piece before that offers something', keys: ['Shift+N'] },
  { id: 'table.zone', where: 'table', words: 'Next zone', keys: ['F6'] },
  { id: 'table.zoneBack', where: 'table', words: 'The zone before', keys: ['Shift+F6'] },
  { id: 'table.pieces', where: 'table', words: 'Piece to piece', keys: [...arrows, 'Home', 'End'], fixed: '↑ ↓ ← →  Home  End' },
  { id: 'table.do', where: 'table', words: 'Do what can be done with the piece, or ask why not', keys: ['Enter'], fixed: 'Enter' },
  { id: 'table.zoom', where: 'table', words: 'Hold to see the card large', keys: ['Z'] },
  { id: 'table.keep', where: 'table', words: 'Keep the card in view, put it away', keys: ['I'] },
  { id: 'table.why', where: 'table', words: 'Why the piece can be used, or cannot', keys: ['W'] },
  { id: 'table.log', where: 'table', words: 'Log', keys: ['L'] },
  { id: 'table.tracker', where: 'table', words: 'Requirements of Adventures', keys: ['T'] },
  { id: 'table.map', where: 'table', words: 'Map: who is where, and where cards of your Hand belong', keys: ['M'] },
  { id: 'table.hold', where: 'table', words: 'Let the bots wait, and go on', keys: ['Pause'] },
  { id: 'table.pass', where: 'table', words: 'Pass until something happens', keys: ['F4'] },
  { id: 'table.far', where: 'table', words: 'Fast forward to your decision', keys: ['F'] },
  { id: 'table.seats', where: 'table', words: 'Look at the area of a seat', keys: digits.map((each) => `Alt+${each}`), fixed: 'Alt+1 … 6' },

  { id: 'replay.play', where: 'replay', words: 'Play, stop', keys: ['Space'] },
  { id: 'replay.step', where: 'replay', words: 'One step on', keys: ['ArrowRight'] },
  { id: 'replay.stepBack', where: 'replay', words: 'One step back', keys: ['ArrowLeft'] },
  { id: 'replay.turn', where: 'replay', words: 'One Turn on', keys: ['Shift+ArrowRight'] },
  { id: 'replay.turnBack', where: 'replay', words: 'One Turn back', keys: ['Shift+ArrowLeft'] },
  { id: 'replay.key', where: 'replay', words: 'To the next key moment', keys: ['Ctrl+ArrowRight'] },
  { id: 'replay.keyBack', where: 'replay', words: 'To the key moment before', keys: ['Ctrl+ArrowLeft'] },
  { id: 'replay.first', where: 'replay', words: 'To the beginning', keys: ['Home'] },
  { id: 'replay.last', where: 'replay', words: 'To the end', keys: ['End'] },
  { id: 'replay.faster', where: 'replay', words: 'Faster', keys: ['+', '='] },
  { id: 'replay.slower', where: 'replay', words: 'Slower', keys: ['-'] },
  { id: 'replay.note', where: 'replay', words: 'Note on this step', keys: ['N'] },
  { id: 'replay.playOn', where: 'replay', words: 'Play on from here', keys: ['B'] },

  { id: 'rules.back', where: 'rules', words: 'Back', keys: ['Alt+ArrowLeft'] },
  { id: 'rules.forward', where: 'rules', words: 'Forward', keys: ['Alt+ArrowRight'] },
] as const satisfies readonly Command[]

export type CommandId = (typeof table)[number]['id']

export const commands: readonly (Command & { readonly id: CommandId })[] = table

const byId = new Map<string, Command & { readonly id: CommandId }>(commands.map((each) => [each.id, each]))

/** The command of that name; one that another edition knew is none. */
export const commandNamed = (id: string) => byId.get(id)

/** Whether two commands can be wanted at the same time, so that one key for both would be a clash. */
export function meet(a: Command, b: Command): boolean {
  if (a.id === b.id || a.unless === b.id || b.unless === a.id) return false
  return a.where === b.where || a.where === 'everywhere' || b.where === 'everywhere'
}
