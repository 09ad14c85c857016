/** What a text keeps out of a Threat: Monsters on a Turn, and what would join it in Combat; the rest of a Hand is played as ever. */
import { expect, test } from 'vitest'
import type { Rule } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'

const gate = location('Gate House', { gate: true })
const shut = (rule: Partial<Extract<Rule, { kind: 'forbid' }>> = {}) =>
  card({
    title: 'Shut',
    type: 'Artifact',
    rules: [{ kind: 'forbid', who: 'eachOpponent', what: { play: { type: 'Monster' }, to: 'threat' }, ...rule }],
  })
const ghoul = monster('Ghoul', 2)
const friend = ally('Friend', 1, { anyDimension: true })
const seats = (...assets: PrintedCard[]) =>
  table({
    seats: [
      { story: [gate], hand: [ghoul, friend] },
      { story: [gate], assets },
    ],
  })

test('[M10.26, M1.25] no Monster comes into the Threat of whom it binds, and an Ally is played as ever', () => {
  expect(seats().against(ghoul)).toEqual([])
  expect(seats(shut()).against(ghoul)).toEqual(['M10.26'])
  expect(seats(shut()).against(friend)).toEqual([])
  expect(seats(shut({ who: 'you' })).against(ghoul)).toEqual([])
  expect(seats(shut({ what: { play: {}, to: 'threat' } })).against(friend)).toEqual([])
})

test('[M14.26] nor does what would join it from the Hand in Combat', () => {
  const late = monster('Late', 1, { rules: [{ kind: 'permit', permit: { commit: 'threat' } }] })
  const fights = (...assets: PrintedCard[]) =>
    table({
      seats: [
        { story: [gate], hand: [late], threat: [ghoul] },
        { story: [gate], assets },
      ],
    })
      .pass()
      .pass()
  expect(fights().offers('use', late)).toBe(true)
  expect(fights(shut()).offers('use', late)).toBe(false)
})
