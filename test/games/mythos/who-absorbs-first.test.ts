/** Texts that say in which order Defending Allies absorb. */
import { describe, expect, it } from 'vitest'
import { title } from '../../../src-main/games/mythos/places.ts'
import { ally, monster } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

describe('[M14.55] the order in which Allies absorb', () => {
  /** Who is left of two Allies, and whether their player was asked; the plain answer takes the first of them. */
  const left = (first: string, second: string) => {
    let asked = false
    const guard = (name: string, text: string) => (text === '' ? ally(name, 2) : says(name, 'Ally', text, { value: 2 }))
    const allies = [guard('Webb', first), guard('Carter', second)]
    const { state } = fight({ seats: [{ threat: [monster('Ghoul', 2)] }, { allies, sanity: 9 }] }, (question) => {
      if (question.ask === 'which card' && /absorbs next/.test(question.prompt)) asked = true
      return undefined
    })
    return [state.play.filter(({ area }) => area === 'ally').map(({ card }) => title(state, card)), asked]
  }

  it('is their player’s, where none says anything of it', () => {
    expect(left('', '')).toEqual([['Carter'], true])
  })

  it('has one come before or behind the others', () => {
    expect(left('', 'Must absorb points before any of your other Defending Allies.')).toEqual([['Webb'], false])
    expect(left('This Ally absorbs points after your other Allies.', '')).toEqual([['Webb'], false])
  })
})
