/** A broken grammar file is refused with its place, when it is compiled and not when a card is read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compileNearley, included } from '../../grammar/compile-ne.ts'

const folder = mkdtempSync(join(tmpdir(), 'story-deck-ne-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function grammar(text: string): string {
  const file = join(folder, 'toy.ne')
  writeFileSync(file, text)
  return file
}

test('a syntax error names line and column', () => {
  expect(() => compileNearley(grammar('a -> "x"\nb = "y"\n'))).toThrow(/toy\.ne: .*line 2 col 3/)
})

test('a rule that leads to no rule is an error, not a warning', () => {
  expect(() => compileNearley(grammar('a -> nowhere\n'))).toThrow(/nowhere/)
})

test('a name that two files of a grammar use for rules of their own is an error', () => {
  writeFileSync(join(folder, 'chapter.ne'), 'kept -> "x"\n')
  expect(() => compileNearley(grammar('@include "chapter.ne"\na -> kept\nkept -> "y"\n'))).toThrow(
    '"kept" is a rule of toy.ne and of chapter.ne',
  )
})

test('a file that stops within a rule is an error', () => {
  expect(() => compileNearley(grammar('a ->'))).toThrow(/toy\.ne/)
})

test('the tokens a grammar names are told, to be compared with the lexer', () => {
  expect(compileNearley(grammar('@lexer lexer\na -> %word %stop\n'))).toContain('export const tokens = ["word","stop"]')
})

test('included files are known, so that a change to them is noticed', () => {
  expect(included(grammar('@include "names.ne"\na -> name\n'))).toEqual([join(folder, 'names.ne')])
})
