/** Combat with the cards of the Standard Game, where their words touch it. */
import { describe, expect, test } from 'vitest'
import { legal } from '../../../../src-main/games/mythos/options.ts'
import { ally, card, location, monster, no, sanityOf, titles, told, whereIs } from '../../../support/mythos.ts'
import { standard } from '../../../support/standard-cards.ts'
import { type Answer, beforeCombat, fight, fightOn, firstOf, when } from './fight.ts'

const join = (who: string): Answer =>
  when(new RegExp(`What does ${who}`), (question) =>
    question.ask === 'which way' ? { do: 'choose way', way: question.ways.findIndex((each) => /Join/.test(each)) } : undefined,
  )
const useAll: Answer = (question, seat, state) =>
  question.ask === 'what to cast or use' ? (legal(state, seat).find((each) => each.do !== 'done') ?? { do: 'done' }) : undefined

const plain = (value: number) => monster(`Thing of ${value}`, value)

describe('Standard Monsters', () => {
  test('[M11.15] Dark Young are Invisible to an opponent in a Forest', () => {
    const against = (pub: 'Forest' | 'Water') =>
      fight({
        seats: [
          { threat: [standard('Dark Young')] },
          { story: [location('Place', { publicAttributes: ['Outside', pub] })], allies: [ally('Webb', 5)] },
        ],
      })
    expect(sanityOf(against('Forest').state)[1]).toBe(8)
    expect(sanityOf(against('Water').state)[1]).toBe(12)
  })

  test('[M14.78] each Mi-Go that reaches the defenders steals an Artifact', () => {
    const lamp = (title: string) => card({ title, type: 'Artifact' })
    const thief = standard('Mi-Go', 0)
    const played = fight({ seats: [{ threat: [thief, thief] }, { assets: [lamp('Lamp'), lamp('Ring'), lamp('Box')], threat: [plain(1)] }] })
    const thieves = thief.rules.some((rule) => rule.kind === 'on') ? 1 : 0
    expect(played.state.players[1]!.story.length).toBe(1 + 2 * thieves)
    expect(thieves).toBe(1)
  })

  test('[M14.34] the Martin’s Beach Monster turns two Allies face-down, and they do not defend', () => {
    const played = fight({
      seats: [{ threat: [standard('The Martin’s Beach Monster'.replace('’', "'"))] }, { allies: [ally('Webb', 3), ally('Hooper', 3)] }],
    })
    expect(told(played.events, 'flipped').filter((each) => each.face === 'down')).toHaveLength(2)
    expect(sanityOf(played.state)[1]).toBe(8)
  })

  test('[M14.38] a Servitor of the Outer Gods grows while a Great Old One is in play, for this Combat', () => {
    const played = fight({ seats: [{ threat: [standard('Servitor of the Outer Gods')], goo: [standard('Tulzscha')] }, {}] })
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([8, 0])
    expect(played.state.lasting).toEqual([])
  })

  test('[M9.51, M14.83] the Yithian takes a Defending Ally’s place in its own Threat', () => {
    const seats = [{ threat: [standard('Yithian')] }, { allies: [ally('Webb', 4)] }]
    const swapped = fight(
      { seats },
      when(/Yithian/, () => ({ do: 'yes' })),
    )
    expect(told(swapped.events, 'cosmic battle')[0]!.totals).toEqual([4, 0])
    expect(sanityOf(swapped.state)).toEqual([12, 8])
    expect(titles(swapped.state, swapped.state.players[1]!.story)).toEqual(['Webb'])
    expect(whereIs(swapped.state, 'Yithian')).toBe('story')
    const stayed = fight(
      { seats },
      when(/Yithian/, () => ({ do: 'no' })),
    )
    expect(sanityOf(stayed.state)).toEqual([12, 12])
  })
})

describe('Standard Allies, Weapons and Spells', () => {
  test('[M14.84] Harry Houdini stays unless he takes his full value', () => {
    const against = (points: number) => fight({ seats: [{ threat: [plain(points)] }, { allies: [standard('Harry Houdini')] }] }).state
    expect(whereIs(against(1), 'Harry Houdini')).toBe('ally')
    expect(whereIs(against(2), 'Harry Houdini')).toBe('story')
  })

  test('[M8.20] the Cast-Iron Skillet goes to another Ally', () => {
    const from = beforeCombat({
      seats: [{ threat: [plain(3)] }, { allies: [{ lay: ally('Webb', 2), bears: [standard('Cast-Iron Skillet')] }, ally('Hooper', 1)] }],
    })
    const played = fightOn(
      from,
      firstOf(
        when(/commit/, (question) =>
          question.ask === 'which card' && question.among.includes(no(from, 'Webb'))
            ? { do: 'choose', card: no(from, 'Webb') }
            : { do: 'done' },
        ),
        when(/Skillet/, () => ({ do: 'yes' })),
      ),
    )
    expect(played.state.play.find((each) => each.card === no(from, 'Cast-Iron Skillet'))?.on).toBe(no(from, 'Hooper'))
  })

  test('[M14.75] the Lightning Gun destroys an Artifact when it hurts somebody', () => {
    const seats = (points: number) => [
      { allies: [{ lay: ally('Webb', 2), bears: [standard('Lightning Gun')] }] },
      { threat: [plain(points)], assets: [card({ title: 'Lamp', type: 'Artifact' })] },
    ]
    expect(whereIs(fight({ seats: seats(2) }, join('Webb')).state, 'Lamp')).toBe('story')
    expect(whereIs(fight({ seats: seats(3) }, join('Webb')).state, 'Lamp')).toBe('asset')
  })

  test('[M14.61, M1.38] the Two Scepters command the other Corrupt defenders, not their bearer', () => {
    const corrupt = { attributes: ['Corrupt'] }
    const played = fight(
      {
        seats: [
          { threat: [plain(20)] },
          {
            allies: [
              { lay: ally('Marsh', 2, corrupt), bears: [standard('The Two Scepters')] },
              ally('Gilman', 2, corrupt),
              ally('Webb', 2),
            ],
          },
        ],
      },
      when(/What does Marsh/, () => ({ do: 'choose way', way: 0 })),
    )
    expect(told(played.events, 'absorbed').map((each) => `${each.title} ${each.points}`)).toEqual(['Marsh 2', 'Gilman 3', 'Webb 2'])
  })

  test('[M14.23] the Faithful Hounds are discarded in the casting step to bury a Monster', () => {
    const played = fight(
      { seats: [{ threat: [plain(3)] }, { allies: [{ lay: ally('Webb', 1), bears: [standard('Faithful Hounds')] }] }] },
      firstOf(
        when(/commit/, () => ({ do: 'done' })),
        useAll,
      ),
    )
    expect(whereIs(played.state, 'Faithful Hounds')).toBe('discard')
    expect(sanityOf(played.state)[1]).toBe(12)
  })

  test('[M14.42] the Arkham Police Department weakens every Threat directed at who is there', () => {
    const played = fight({ seats: [{ threat: [plain(3)] }, { story: [standard('Arkham Police Department')] }] })
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([2, 0])
    expect(played.state.lasting).toEqual([])
  })

  const book = (...spells: string[]) => ({
    lay: card({ title: 'Book', type: 'Tome', spellCapacity: 4 }),
    bears: spells.map((each) => standard(each)),
  })

  test('[M14.19] Blasphemous Obeisance sends a card of the Threat back to the Hand', () => {
    const played = fight({ seats: [{ threat: [plain(3)] }, { assets: [book('Blasphemous Obeisance')] }] }, useAll)
    expect(titles(played.state, played.state.players[0]!.hand)).toEqual(['Thing of 3'])
    expect(told(played.events, 'battle begun')).toEqual([])
  })

  test('[M14.83] the Command of the Bloody Tongue has the Ally discarded that would be buried', () => {
    const played = fight(
      { seats: [{ threat: [plain(1)], assets: [book('Command of the Bloody Tongue')] }, { allies: [ally('Webb', 2)] }] },
      useAll,
    )
    expect(whereIs(played.state, 'Webb')).toBe('discard')
  })

  test('[M9.45, M9.49] the Dust of Suleiman takes a Lesser Independent over', () => {
    const played = fight({ seats: [{ threat: [plain(3)] }, { assets: [book('Dust of Suleiman')] }] }, useAll)
    expect(told(played.events, 'cosmic battle')[0]!.totals).toContain(3)
    expect(sanityOf(played.state)[0]).toBe(9)
    expect(titles(played.state, played.state.players[0]!.story)).toEqual(['Thing of 3'])
  })

  test('[M14.64] an Ambush lets Allies attack in the same Subregion', () => {
    const city = (title: string) => location(title, { attributes: ['City'] })
    const from = beforeCombat({
      seats: [
        { story: [city('Here')], allies: [ally('Webb', 3)], hand: [standard('Ambush')] },
        { story: [city('There')], allies: [ally('Hooper', 1)] },
      ],
    })
    const ambush = no(from, 'Ambush')
    const [played] = from.sheet.printed[ambush]!.rules
    const [start] = played?.kind === 'on' ? played.do : []
    if (start === undefined || !('start' in start)) throw new Error('An Ambush begins nothing.')
    const ready = {
      ...from,
      lasting: [
        { rule: start.start, ctx: { you: 0, source: ambush, opponent: 1 }, until: { at: 'end of combat', round: 1 } as const, order: 90 },
      ],
    }
    const fought = fightOn(ready)
    expect(told(fought.events, 'assault')[0]!.totals).toEqual([3, 0])
    expect(sanityOf(fought.state)).toEqual([12, 10])
    expect(fought.state.lasting).toEqual([])
  })
})
