/** Cards of a Threat that a text keeps from being buried when Combat is over. */
import { describe, expect, it } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { title } from '../../../src-main/games/mythos/places.ts'
import { ally, monster } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

describe('[M14.81] cards of a Threat', () => {
  const kept = (text: string, type: PrintedCard['type'] = 'Artifact') => {
    const keeper = says('Keeper', type, text)
    const threat = [monster('Ghoul', 1), monster('Ghoul', 1), monster('Byakhee', 2)]
    const { state } = fight(
      {
        seats: [
          { threat, assets: [keeper] },
          { allies: [ally('Webb', 1)], sanity: 9 },
        ],
      },
      (question) => (question.ask === 'whether' ? { do: 'yes' } : undefined),
    )
    const named = (cards: readonly number[]) => cards.map((each) => title(state, each)).filter((each) => each !== 'Keeper')
    return [
      named(state.play.filter((entry) => entry.area === 'threat').map(({ card }) => card)),
      named(state.players[0]!.hand),
      state.players[0]!.story.length,
    ]
  }

  it('are buried without such a text', () => {
    expect(kept('At Night, your Threat gains 1.')).toEqual([[], [], 3])
  })

  it('stay there for the next Round, all or so many of them', () => {
    expect(kept('Ghouls in your Threat are not Buried after Combat but remain in your Threat.')).toEqual([['Ghoul', 'Ghoul'], [], 1])
    expect(kept('At the end of Combat, leave one Ghoul in your Threat for the next Round.')).toEqual([['Ghoul'], [], 2])
  })

  it('go back to the Hand', () => {
    expect(kept('At the end of Combat, do not Bury any Ghouls from your Threat; return them to your Hand.')).toEqual([
      [],
      ['Ghoul', 'Ghoul'],
      1,
    ])
  })

  it('stay for a price that is paid when Combat ends', () => {
    const text = 'At the end of Combat, you may Bury this card to leave up to two Monsters in your Threat for the next Round.'
    expect(kept(text)[0]).toHaveLength(2)
  })

  it('do so only under the condition that is told', () => {
    expect(kept('If you lost Sanity in this Combat, return Ghouls in your Threat to your Hand instead of burying them.')[1]).toEqual([])
  })
})
