/** Which choices the main button, the digits and the pieces offer. */
import { expect, test } from 'vitest'
import type { Choice } from '../../src-main/contract/table.ts'
import { layOut } from '../../src-renderer/table/options.ts'

const free = (text: string): Choice => ({ key: text, text })
const onPiece = (text: string): Choice => ({ key: text, text, on: `piece of ${text}` })

test('the only choice is on the main button, and nowhere else', () => {
  expect(layOut([onPiece('Go to Arkham')])).toEqual({ main: onPiece('Go to Arkham'), numbered: [], count: 1 })
})

test('passing is on the main button, wherever it stands in the list', () => {
  const { main, numbered } = layOut([onPiece('Go to Arkham'), free('Rest'), free('Pass')])
  expect(main).toEqual(free('Pass'))
  expect(numbered).toEqual([free('Rest'), onPiece('Go to Arkham')])
})

test('a choice on a piece is never the main button among others, even if it begins with such a word', () => {
  expect(layOut([{ ...onPiece('Continue'), on: 'card' }, free('Rest')]).main).toBeUndefined()
})

test('a word that only begins like Pass does not make a main button', () => {
  expect(layOut([free('Passage to Rome'), free('Rest')]).main).toBeUndefined()
})

test('with more than six choices only those without a piece are numbered, and every choice still counts', () => {
  const pieces = Array.from({ length: 6 }, (_, i) => onPiece(`Play ${i}`))
  const { numbered, count } = layOut([...pieces, free('Rest'), free('Pass')])
  expect(numbered).toEqual([free('Rest')])
  expect(count).toBe(8)
})

test('there are never more than nine numbers', () => {
  const { numbered, main } = layOut(Array.from({ length: 15 }, (_, i) => free(`Option ${i}`)))
  expect(numbered).toHaveLength(9)
  expect(main).toBeUndefined()
})
