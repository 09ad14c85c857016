/** M9.23, M10.3: what is done in one case alone is nothing to use a card for in another, as far as its player can know. */
import { expect, test } from 'vitest'
import type { Op, Rule } from '../../../grammar/ast.ts'
import { ally, card } from '../../support/mythos.ts'
import { two } from '../../support/two-places.ts'

const inTown = (...ops: readonly Op[]): Op => ({ if: { at: { title: 'Bolton' } }, do: ops })
const loss: Op = { move: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'bury' }
const using = (...ops: readonly Op[]): Rule => ({ kind: 'action', window: 'turn', do: ops })
const offered = (...ops: readonly Op[]): boolean => {
  const tool = card({ title: 'Tool', type: 'Artifact', anyDimension: true, rules: [using(...ops)] })
  return two({ assets: [tool] }, { hand: [ally('Kin', 1)], allies: [ally('Guard', 1)] }).offers('use', 'Tool')
}
const elsewhere = (...ops: readonly Op[]): Op => ({ if: { at: { title: 'Quay' } }, do: ops })

test('[M17.28] a use whose only deed is done elsewhere finds nothing to do here', () => {
  expect([offered(inTown(loss)), offered(elsewhere(loss))]).toEqual([true, false])
})

test('[M17.28] what is done besides in any case is something to do', () => {
  expect(offered(elsewhere(loss), { draw: 1 })).toBe(true)
  expect(offered({ if: { at: { title: 'Quay' } }, do: [loss], else: [{ draw: 1 }] })).toBe(true)
})

test('[M17.28] what befalls players, and picks no cards, may befall nobody', () => {
  expect(offered(elsewhere({ sanity: 1, who: 'opponent', sign: -1 }))).toBe(true)
})

test('[M1.16] what hangs on a hidden Hand tells nobody what is in it', () => {
  const hidden = (type: 'Ally' | 'Tome'): Op => ({ if: { lies: { type }, in: 'hand', of: 'opponent' }, do: [loss] })
  expect([offered(hidden('Ally')), offered(hidden('Tome'))]).toEqual([true, true])
})
