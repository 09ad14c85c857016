/** A press of a key as a name, and how that name is shown and told to those who hear it. Knows no command. */

const modifiers = [
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
  'ScrollLock',
  'Fn',
  'Dead',
  'Process',
  'Unidentified',
]

/**
 * The name of a press: `Ctrl+Shift+Z`, `N`, `?`, `Shift+F6`, `Space`. Cmd counts as Ctrl. Shift is named only with letters and
 * keys that print nothing: a `?` is the same press on every keyboard. Undefined for a modifier alone.
 */
export function pressOf(event: KeyboardEvent): string | undefined {
  if (modifiers.includes(event.key)) return undefined
  // AltGr arrives as Ctrl and Alt on some systems, and what it makes is a sign.
  const isSign = event.getModifierState('AltGraph')
  const [control, alt] = [!isSign && (event.ctrlKey || event.metaKey), !isSign && event.altKey]
  const key = latin(event, control || alt)
  const printed = key.length === 1 && key !== ' '
  const shift = event.shiftKey && (!printed || /\p{L}/u.test(key))
  return [control && 'Ctrl', alt && 'Alt', shift && 'Shift', nameOf(key)].filter(Boolean).join('+')
}

/** With Ctrl or Alt, a keyboard of other letters is read by the place of the key. */
function latin({ key, code }: KeyboardEvent, isCombined: boolean): string {
  return isCombined && key.length === 1 && key > '~' && code.startsWith('Key') ? code.slice(3) : key
}

function nameOf(key: string): string {
  if (key === ' ') return 'Space'
  if (key === '−') return '-'
  return key.length === 1 ? key.toUpperCase() : key
}

/** A single letter, digit or sign: what would be text in a field (WCAG 2.1.4). */
export const isSingle = (press: string) => /^(Shift\+)?.$/u.test(press)

/** Presses that a text field needs for itself. */
const ofText = /^(Ctrl\+(Shift\+)?([ACVXZY]|Backspace|Delete|Home|End|Arrow\w+)|Shift\+(?!F\d)\w+|(?!F\d)[^+]+)$/

/** Whether a press belongs to the field that is typed in. Ctrl+Shift+C and V are no text. */
export const isOfText = (press: string) => press !== 'Ctrl+Shift+C' && press !== 'Ctrl+Shift+V' && (isSingle(press) || ofText.test(press))

/** Presses that no page in a browser gets to see. */
const ofBrowser = new Set(['Ctrl+N', 'Ctrl+T', 'Ctrl+W', 'Ctrl+Shift+N', 'Ctrl+Shift+T', 'Ctrl+Shift+W', 'Ctrl+Tab', 'Ctrl+Shift+Tab'])
export const isOfBrowser = (press: string) => ofBrowser.has(press)

const shown: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  '-': '−',
}

/** The parts of a press; the plus sign is a key, too. */
const partsOf = (press: string) => press.match(/[^+]+|\+$/g) ?? [press]

const isMac = () => /Mac/.test(navigator.platform)

/** As it stands on keys: `Ctrl+←`. */
export function inSigns(press: string): string {
  return partsOf(press)
    .map((each) => (each === 'Ctrl' && isMac() ? 'Cmd' : (shown[each] ?? each)))
    .join('+')
}

/** As `aria-keyshortcuts` wants it. */
export function inAria(press: string): string {
  return partsOf(press)
    .map((each) => (each === 'Ctrl' ? (isMac() ? 'Meta' : 'Control') : each === '+' ? 'Plus' : each))
    .join('+')
}
