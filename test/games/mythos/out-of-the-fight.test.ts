/** Allies who are committed, and then taken out of the Combat by a text. */
import { describe, expect, it } from 'vitest'
import { ally } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const beast = (text: string) => says('Beast', 'Monster', text, { value: 3, subtype: 'Lesser Independent' })

describe('[M14.14] a Defending Ally that takes no part any more', () => {
  const left = (text: string) => {
    const { state } = fight({ seats: [{ threat: [beast(text)] }, { allies: [ally('Webb', 2)], sanity: 9 }] })
    const webb = state.play.find((entry) => entry.area === 'ally')
    return [state.players[1]!.sanity, webb !== undefined]
  }

  it('absorbs nothing and is not buried', () => {
    expect(left('Joins Ghouls.')).toEqual([8, false])
    expect(left('When revealed, randomly choose one Defending Ally, who runs away.')).toEqual([6, true])
    expect(left('When revealed, all Defending Allies without a Weapon flee and do not defend.')).toEqual([6, true])
    expect(left('When revealed, each Defending Ally of value 1 flees and does not defend.')).toEqual([8, false])
  })
})
