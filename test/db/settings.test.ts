/** Settings come back as they were kept, whatever they are. */
import { expect, test } from 'vitest'
import { openInMemory } from '../../db/open.ts'
import { settingShelf } from '../../db/settings.ts'
import { rememberedSettings } from '../../src-main/keeper/settings.ts'

const shelf = () => settingShelf(openInMemory().db)

test('a later value takes the place of an earlier one, and others stay', () => {
  const settings = shelf()
  settings.put({ theme: 'dark', size: 1.3 })
  settings.put({ theme: { own: ['green'] }, nothing: undefined })
  expect(settings.all()).toEqual({ theme: { own: ['green'] }, size: 1.3 })
})

test('too much at once is refused, and then nothing of it is kept', () => {
  const settings = shelf()
  expect(() => settings.put({ theme: 'dark', big: 'x'.repeat(20_000) })).toThrow()
  expect(settings.all()).toEqual({})
})

test('what another edition kept, or what is not understood, is passed over and stays where it is', () => {
  const kept = shelf()
  kept.put({ theme: 'neon', letters: false, voice: 'Vincent' })
  expect(rememberedSettings(kept).get()).toEqual({ letters: false })
  expect(rememberedSettings(kept).set({ theme: 'dark' })).toEqual({ letters: false, theme: 'dark' })
  expect(kept.all()).toHaveProperty('voice', 'Vincent')
})
