/** Of several Directed Threats the one that is chosen, of several attackers what one of them costs, and who of several goes first. */
import { describe, expect } from 'vitest'
import { legal } from '../../../../src-main/games/mythos/options.ts'
import { ally, location, monster, sanityOf } from '../../../support/mythos.ts'
import { table } from '../../../support/mythos-table.ts'
import { says } from '../../../support/mythos-texts.ts'
import { rule } from '../../../support/rule.ts'
import { type Answer, fight, firstOf, when } from './fight.ts'

const [here, there, yonder] = [
  location('Bolton'),
  location('Elsewhere', { subregion: 'Boston' }),
  location('Yonder', { subregion: 'Salem' }),
]

describe('"in one of your Directed Threats"', () => {
  const lamp = says(
    'Lamp',
    'Artifact',
    'Flip this card in Combat to add 2 points to each Monster in one of your Directed Threats until the end of the Combat.',
  )
  const worm = (name: string, against: number) => ({ lay: monster(name, 1), against })

  rule('M17.26', 'is the one that is directed at the opponent who is chosen', () => {
    const use: Answer = (question, seat, state) =>
      question.ask === 'what to cast or use' ? legal(state, seat).find((each) => each.do === 'use') : undefined
    const at = (rival: number) =>
      sanityOf(
        fight(
          {
            seats: [
              { story: [here], assets: [lamp], threat: [worm('One', 1), worm('Two', 2)], sanity: 10 },
              { story: [there], sanity: 10 },
              { story: [yonder], sanity: 10 },
            ],
          },
          firstOf(
            use,
            when(/Which opponent/, () => ({ do: 'choose player', seat: rival })),
            when(/(?:whom|Whom|against)/, (question) =>
              question.ask === 'which player' ? { do: 'choose player', seat: question.among.at(-1)! } : undefined,
            ),
          ),
        ).state,
      )
    expect([at(1), at(2)]).toEqual([
      [10, 7, 9],
      [10, 9, 7],
    ])
  })
})

describe('"cannot cost your opponent more than 2 Sanity points"', () => {
  const phantom = (name: string) => says(name, 'Monster', 'Cannot cost your opponent more than 2 Sanity points.', { value: 5 })
  const lost = (...threat: ReturnType<typeof monster>[]): number =>
    12 -
    sanityOf(
      fight({
        seats: [
          { story: [here], threat },
          { story: [there], sanity: 12 },
        ],
      }).state,
    )[1]!

  rule('M14.73', 'is said of the points of that card alone', () => {
    expect([lost(phantom('One')), lost(phantom('One'), monster('Other', 3)), lost(phantom('One'), phantom('Two'))]).toEqual([2, 5, 4])
  })
})

describe('"Seamen first"', () => {
  const sailor = (name: string) => ally(name, 1, { attributes: ['Seaman'] })
  const mutiny = says('Mutiny', 'Event', 'Discard two Allies of your opponent. Seamen always go first.')
  const played = (...allies: ReturnType<typeof ally>[]) =>
    table({
      seats: [
        { story: [here], hand: [mutiny] },
        { story: [there], allies },
      ],
    }).play(mutiny)

  rule('M17.25', 'leaves a choice among those, and among the others once those go anyway', () => {
    const many = played(ally('Cook', 1), sailor('One'), sailor('Two'), sailor('Three'))
    expect([...many.among].sort()).toEqual(['One', 'Three', 'Two'])
    const few = played(ally('Cook', 1), ally('Poet', 1), sailor('One'))
    expect([...few.among].sort()).toEqual(['Cook', 'Poet'])
    const both = played(ally('Cook', 1), sailor('One'), sailor('Two'))
    // Both go: in what order is all that is left to their owner.
    expect([both.seat, ...[...both.among].sort()]).toEqual([1, 'One', 'Two'])
  })
})

describe('"while it is part of your Threat", of a Weapon', () => {
  rule('M8.24', 'is where its bearer is', () => {
    const blade = says(
      'Blade',
      'Artifact',
      "Add 2 points to Ally's value. While it is part of your Threat, each Ally defending against that Threat loses 1 point.",
      { subtype: 'Enchanted Weapon' },
    )
    const fought = (inThreat: boolean) =>
      fight(
        {
          seats: [
            { story: [here], allies: [{ lay: ally('Witch', 1), bears: [blade] }], sanity: 12 },
            { story: [there], allies: [ally('Guard', 3)], sanity: 12 },
          ],
        },
        when(/What does Witch/, () => ({ do: 'choose way', way: inThreat ? 1 : 0 })),
      )
    // The Guard of 3 is one of 2 then, and three points attack.
    expect([sanityOf(fought(true).state)[1], sanityOf(fought(false).state)[1]]).toEqual([11, 12])
  })
})
