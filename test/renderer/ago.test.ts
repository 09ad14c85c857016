/** How long ago something was, in words. */
import { expect, test } from 'vitest'
import { ago } from '../../src-renderer/ui/ago.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const told = (time: string) => ago(time, now)

test('moments, minutes, hours and days have their own words, and long ago is a date', () => {
  expect(told('2026-11-20T11:59:30Z')).toBe('just now')
  expect(told('2026-11-20T11:45:00Z')).toBe('15 minutes ago')
  expect(told('2026-11-20T09:00:00Z')).toBe('3 hours ago')
  expect(told('2026-11-19T10:00:00Z')).toBe('yesterday')
  expect(told('2026-10-01T12:00:00Z')).toBe('October 1, 2026')
})

test('a time that is none is no reason to say nonsense', () => {
  expect(told('soon')).toBe('just now')
})
