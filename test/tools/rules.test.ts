/** The counting of rules: what has code, what has a test, what is cited and does not exist. */
import { describe, expect, test } from 'vitest'
import { games } from '../../src-main/games/index.ts'
import { coverage } from '../../src-main/tools/rules.ts'

const game = { game: games.get('cthulhu-dice')!.game, released: true }
// The made-up game's numbers begin with QQ, so that this file proves no rule of a real one.
const rules = `# A game
- **QQ-1** The first rule; see QQ-9.
- **QQ-2** The second.
QQ-E1   An edge case.
- **QQ-X1** An example.
`
const file = (text: string) => new Map([['a.ts', text]])
const asRule = (ids: string) => `rule(${JSON.stringify(ids)}, 'says', () => {})`
const asTest = (ids: string) => `test(${JSON.stringify(`[${ids}] says`)}, () => {})`

describe('the rules command', () => {
  test('reads the numbers off the beginnings of lines', () => {
    expect(coverage(game, rules, file(''), file('')).rules).toEqual(['QQ-1', 'QQ-2', 'QQ-E1', 'QQ-X1'])
  })

  test('finds what has neither code nor test; an example needs no code', () => {
    const found = coverage(game, rules, file('/** Does it [QQ-1, QQ-E1]. */'), file(asRule('QQ-2') + asTest('QQ-X1')))
    expect(found.withoutCode).toEqual(['QQ-2'])
    expect(found.withoutTest).toEqual(['QQ-1', 'QQ-E1'])
    expect(found.code).toEqual(['QQ-1', 'QQ-E1'])
    expect(found.tests).toEqual(['QQ-2', 'QQ-X1'])
  })

  test('finds numbers that no rule has, in code and in tests', () => {
    const found = coverage(game, rules, file('// QQ-10, QQ-2'), file(asTest('QQ-E7, QQ-1')))
    expect(found.unknown).toEqual([
      { id: 'QQ-10', file: 'a.ts' },
      { id: 'QQ-E7', file: 'a.ts' },
    ])
  })

  test('does not take a comment for a test, nor part of a number for a number', () => {
    const found = coverage(game, rules, file('QQ-12 XQQ-1 QQ-1a'), file('// as QQ-1 says\nexpect(x).toBe(y)'))
    expect(found.tests).toEqual([])
    expect(found.code).toEqual([])
  })

  test('numbers with a point are read whole', () => {
    const found = coverage(game, '- **Q1.2** One.\n- **Q1.21** Two.\n', file('[Q1.21]'), file(asTest('Q1.2')))
    expect(found).toMatchObject({ code: ['Q1.21'], tests: ['Q1.2'], unknown: [] })
  })

  test('a number that stands for two rules is refused', () => {
    expect(() => coverage(game, '- **QQ-1** A.\n- **QQ-1** B.\n', file(''), file(''))).toThrow('The number QQ-1 stands for two rules.')
  })
})
