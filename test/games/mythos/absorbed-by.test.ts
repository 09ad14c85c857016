/** What becomes of a Monster of which an Ally has absorbed points, and of how many Weapons of a kind he bears. */
import { describe, expect, it } from 'vitest'
import { bearersFor } from '../../../src-main/games/mythos/requirements/assets.ts'
import { ally, enchanted, monster, no, weapon } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { two } from '../../support/two-places.ts'
import { fight, pick } from './combat/fight.ts'

describe('[M14.81] a Monster of which points were absorbed', () => {
  const hunter = says('Hunter', 'Ally', 'Ghouls absorbed by this card are Discarded instead of Buried.', { value: 3 })
  const dirk = says('Dirk', 'Artifact', "Add 1 point to Ally's value. Monsters absorbed by this Ally are Discarded instead of Buried.", {
    subtype: 'Weapon',
  })
  const lies = (
    defender: Parameters<typeof fight>[0]['seats'][number],
    threat = [monster('Ghoul', 2), monster('Byakhee', 1)],
    first = 'Hunter',
  ) => {
    const { state } = fight({ seats: [{ threat }, { sanity: 15, ...defender }] }, pick(first))
    const named = (cards: readonly number[]) => cards.map((each) => state.sheet.printed[each]!.title)
    return [named(state.players[0]!.discard), named(state.players[0]!.story)]
  }

  it('goes where the text of that Ally says, and another is buried', () => {
    expect(lies({ allies: [hunter] })).toEqual([['Ghoul'], ['Byakhee']])
  })

  it('is buried where another Ally has absorbed it', () => {
    expect(lies({ allies: [hunter, ally('Guard', 3)] }, [monster('Ghoul', 2)], 'Guard')).toEqual([[], ['Ghoul']])
  })

  it('or where the text of what he bears says', () => {
    const armed = { lay: ally('Guard', 3), bears: [dirk] }
    expect(lies({ allies: [armed] })[0]!.toSorted()).toEqual(['Byakhee', 'Ghoul'])
  })
})

describe('[M8.17] of two Weapons', () => {
  const strong = says('Strong', 'Ally', 'May have two Weapons, but only one Enchanted Weapon.', { value: 1 })
  const mayBear = (borne: ReturnType<typeof weapon>, more: ReturnType<typeof weapon>) => {
    const t = two({ allies: [{ lay: strong, bears: [borne] }], hand: [more] })
    return bearersFor(t.state, 0, no(t.state, more.title)).length > 0
  }

  it('one alone may be an Enchanted Weapon', () => {
    expect(mayBear(weapon('Gun', 1), weapon('Knife', 1))).toBe(true)
    expect(mayBear(weapon('Gun', 1), enchanted('Blade', 1))).toBe(true)
    expect(mayBear(enchanted('Blade', 1), weapon('Gun', 1))).toBe(true)
    expect(mayBear(enchanted('Blade', 1), enchanted('Sword', 1))).toBe(false)
  })
})
