/** The table of commands and the names of presses, without a window. */
import { expect, test } from 'vitest'
import { commands, meet } from '../../src-renderer/keys/commands.ts'
import { inAria, inSigns, isOfText, isSingle, pressOf } from '../../src-renderer/keys/press.ts'

interface Pressed {
  readonly key: string
  readonly code?: string
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly altKey?: boolean
  readonly shiftKey?: boolean
  readonly altGraph?: boolean
}

const press = ({ altGraph = false, ...event }: Pressed) =>
  pressOf({ code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, getModifierState: () => altGraph, ...event } as never)

test('UX 3.1: no two commands that can meet have the same usual key', () => {
  const found: string[] = []
  commands.forEach((one, i) => {
    for (const other of commands.slice(i + 1)) {
      if (meet(one, other))
        for (const key of one.keys) if (other.keys.some((each) => each === key)) found.push(`${key}: ${one.id}, ${other.id}`)
    }
  })
  expect(found).toEqual([])
})

test('every command has a name of its own, and no more keys than are kept', () => {
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
  expect(Math.max(...commands.filter(({ fixed }) => fixed === undefined).map(({ keys }) => keys.length))).toBeLessThanOrEqual(6)
  expect(Math.max(...commands.map(({ id }) => id.length))).toBeLessThanOrEqual(40)
})

test('a press has one name, whatever the keyboard', () => {
  expect(press({ key: 'z', ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+Z')
  expect(press({ key: 'z', metaKey: true })).toBe('Ctrl+Z')
  expect(press({ key: '?', shiftKey: true })).toBe('?')
  expect(press({ key: '?', shiftKey: false })).toBe('?')
  expect(press({ key: 'N', shiftKey: true })).toBe('Shift+N')
  expect(press({ key: ' ' })).toBe('Space')
  expect(press({ key: '+', ctrlKey: true })).toBe('Ctrl++')
  expect(press({ key: '−' })).toBe('-')
  expect(press({ key: 'я', code: 'KeyZ', ctrlKey: true })).toBe('Ctrl+Z')
  expect(press({ key: '@', ctrlKey: true, altKey: true, altGraph: true })).toBe('@')
  expect(press({ key: 'Shift', shiftKey: true })).toBeUndefined()
})

test('WCAG 2.1.4: letters, digits and signs are single, whatever needs Ctrl or prints nothing is not', () => {
  expect(['N', 'Shift+N', '?', '+', '1', 'я'].map(isSingle)).toEqual([true, true, true, true, true, true])
  expect(['Ctrl+N', 'Space', 'F6', 'Ctrl++', 'Delete'].map(isSingle)).toEqual([false, false, false, false, false])
})

test('a text field keeps what it needs, and only that', () => {
  for (const key of ['N', '?', 'Space', 'Delete', 'Home', 'Shift+Enter', 'Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+Y', 'Ctrl+V', 'Ctrl+ArrowLeft']) {
    expect([key, isOfText(key)]).toEqual([key, true])
  }
  for (const key of ['Ctrl+K', 'Ctrl+D', 'Ctrl+Shift+V', 'F6', 'Shift+F6', 'F1', 'Ctrl++', 'Alt+1']) {
    expect([key, isOfText(key)]).toEqual([key, false])
  }
})

test('keys are shown in signs and told in the words of ARIA', () => {
  expect(['Ctrl++', 'Alt+ArrowLeft', '-'].map(inSigns)).toEqual(['Ctrl++', 'Alt+←', '−'])
  expect(['Ctrl++', 'Alt+ArrowLeft', 'N'].map(inAria)).toEqual(['Control+Plus', 'Alt+ArrowLeft', 'N'])
})
