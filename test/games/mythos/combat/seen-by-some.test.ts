/** A Monster that says itself who sees it: those alone absorb its points, and are not helped against another (M11.38, M14.57). */
import { describe, expect, it } from 'vitest'
import { ally, location, monster, sanityOf } from '../../../support/mythos.ts'
import { says } from '../../../support/mythos-texts.ts'
import { fight } from './fight.ts'

const [here, there] = [location('Bolton'), location('Elsewhere', { subregion: 'Boston' })]
const mite = says('Mite', 'Monster', 'Invisible except to Dreamers.', { value: 3, subtype: 'Lesser Independent' })
const other = monster('Other', 3, { subtype: 'Lesser Independent', invisible: true })
const lost = (threat: typeof mite, guard: ReturnType<typeof ally>): number =>
  12 -
  sanityOf(
    fight({
      seats: [
        { story: [here], threat: [threat] },
        { story: [there], allies: [guard] },
      ],
    }).state,
  )[1]!

describe('[M11.38, M14.57] who sees a Monster by its own text', () => {
  const [dreamer, guard] = [ally('Randolph', 3, { attributes: ['Dreamer'] }), ally('Guard', 3)]
  it('absorbs it, and nobody else does', () => expect([lost(mite, dreamer), lost(mite, guard)]).toEqual([0, 3]))
  it('does not see another Monster for that', () => expect(lost(other, dreamer)).toBe(3))
})
