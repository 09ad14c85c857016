/** Which choices the main button, the digits and the pieces offer. */
import { expect, test } from 'vitest'
import type { Choice } from '../../src-main/contract/table.ts'
import { layOut } from '../../src-renderer/table/options.ts'

const free = (text: string, role?: Choice['role']): Choice => ({ key: text, text, ...(role && { role }) })
const onPiece = (text: string): Choice => ({ key: text, text, on: `piece of ${text}` })
const pass = free('Pass', 'pass')

test('the only choice is on the main button, and nowhere else', () => {
  expect(layOut([onPiece('Go to Arkham')])).toEqual({
    main: onPiece('Go to Arkham'),
    numbered: [],
    yes: undefined,
    no: undefined,
    count: 1,
  })
})

test('passing is on the main button, wherever it stands in the list', () => {
  const { main, numbered } = layOut([onPiece('Go to Arkham'), free('Rest'), pass])
  expect(main).toEqual(pass)
  expect(numbered).toEqual([free('Rest'), onPiece('Go to Arkham')])
})

test.each(['pass', 'done', 'decline'] as const)('what goes on without doing more is the main button by its role: %s', (role) => {
  expect(layOut([free('Rest'), free('Weiter', role)]).main).toEqual(free('Weiter', role))
})

test('words make no main button: without a role there is none among several', () => {
  expect(layOut([free('Pass'), free('Done'), free('Rest')]).main).toBeUndefined()
})

test('a choice on a piece is never the main button among others, whatever its role', () => {
  expect(layOut([{ ...onPiece('Continue'), role: 'done' }, free('Rest')]).main).toBeUndefined()
})

test('yes and no have keys of their own, and neither is the main button', () => {
  const { main, yes, no, numbered } = layOut([free('Yes', 'yes'), free('No', 'no')])
  expect(main).toBeUndefined()
  expect([yes, no]).toEqual([free('Yes', 'yes'), free('No', 'no')])
  expect(numbered).toEqual([yes, no])
})

test('with more than six choices only those without a piece are numbered, and every choice still counts', () => {
  const pieces = Array.from({ length: 6 }, (_, i) => onPiece(`Play ${i}`))
  const { numbered, count } = layOut([...pieces, free('Rest'), pass])
  expect(numbered).toEqual([free('Rest')])
  expect(count).toBe(8)
})

test('there are never more than nine numbers', () => {
  const { numbered, main } = layOut(Array.from({ length: 15 }, (_, i) => free(`Option ${i}`)))
  expect(numbered).toHaveLength(9)
  expect(main).toBeUndefined()
})
