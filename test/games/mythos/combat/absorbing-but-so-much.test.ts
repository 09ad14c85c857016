/** A card that absorbs no more than so many points of a Combat, whatever it is worth (M14.46, M14.55). */
import { describe, expect, it } from 'vitest'
import { ally, location, monster, no, sanityOf } from '../../../support/mythos.ts'
import { says } from '../../../support/mythos-texts.ts'
import { fight } from './fight.ts'

const [here, there] = [location('Bolton'), location('Elsewhere', { subregion: 'Boston' })]
const lost = (threat: ReturnType<typeof monster>[], allies: ReturnType<typeof ally>[]): number =>
  12 -
  sanityOf(
    fight({
      seats: [
        { story: [here], threat },
        { story: [there], allies },
      ],
    }).state,
  )[1]!

describe('[M14.55] who absorbs no more than so much', () => {
  const spider = says('Spider', 'Monster', 'Each Defending Ally of your opponent may absorb only 1 point.', {
    value: 3,
    subtype: 'Lesser Independent',
  })
  const coward = says('Coward', 'Ally', 'This card can absorb at most 2 points.', { value: 4 })

  it('leaves the rest to others, or to the Investigator', () => {
    expect(lost([spider], [ally('Guard', 3)])).toBe(2)
    expect(lost([spider], [ally('Guard', 3), ally('Second', 3)])).toBe(1)
    expect(lost([monster('Ghoul', 3)], [coward])).toBe(1)
    expect(lost([monster('Ghoul', 3)], [coward, ally('Guard', 1)])).toBe(0)
  })

  it('is lost for it all the same', () => {
    const { state } = fight({
      seats: [
        { story: [here], threat: [monster('Ghoul', 3)] },
        { story: [there], allies: [coward] },
      ],
    })
    expect(state.players[1]!.story).toContain(no(state, 'Coward'))
  })
})
