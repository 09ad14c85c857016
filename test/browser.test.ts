/** The browser for the tests is the one that was named, or one that is there. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { findBrowser } from './browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'story-deck-browser-'))
const program = join(folder, 'chromium')
writeFileSync(program, '')

test('the one that was named is taken, and if it is not there no other', () => {
  expect(findBrowser({ STORY_DECK_CHROMIUM: program })).toBe(program)
  expect(findBrowser({ STORY_DECK_CHROMIUM: join(folder, 'none'), PATH: folder })).toBeUndefined()
})

test.skipIf(process.platform !== 'linux' || existsSync(chromium.executablePath()))('one on the path is found', () => {
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(program)
  expect(findBrowser({ PATH: '/nowhere' })).toBeUndefined()
})
