/** The gold readings of Allies and their Weapons in Combat, acted out. */
import { describe, expect, test } from 'vitest'
import { ally, location, monster, no, type SeatSetup, weapon } from '../../../support/mythos.ts'
import { type Answer, firstOf } from '../combat/fight.ts'
import { agree, away, combat, combatOfTwo, deed, gold, home, sparing, theft, toNextRound, two, worth } from './table.ts'

describe('Albert Shiny', () => {
  const albert = () => gold('ltd-albert-shiny')
  const shoggoth = () => gold('ltd-shoggoth')
  const beast = () => monster('Beast', 2)
  /** Albert does not defend; his words are used or not. */
  const shiny = (use: boolean): Answer => (use ? firstOf(sparing(), agree) : sparing())
  const asked = (mine: SeatSetup, theirs: SeatSetup) => {
    let count = 0
    combatOfTwo(mine, theirs, (question, seat, state) => {
      if (question.ask === 'whether') count++
      return sparing()(question, seat, state)
    })
    return count
  }

  test('[ltd-albert-shiny clause 2, M14.34, M14.35] a Shoggoth that attacks his player may be discarded when it is revealed', () => {
    const used = combatOfTwo({ allies: [albert()] }, { threat: [shoggoth(), beast()] }, shiny(true))
    // The Beast goes on.
    expect([used.sanity, used.discard(1), used.story(1)]).toEqual([[10, 12], ['Shoggoth'], ['Away', 'Beast']])
    const left = combatOfTwo({ allies: [albert()] }, { threat: [shoggoth(), beast()] }, shiny(false))
    expect([left.sanity, left.discard(1)]).toEqual([[4, 12], []])
    // There must be a Shoggoth, in a Threat against his own player, and he face-up.
    expect(asked({ allies: [albert()] }, { threat: [shoggoth()] })).toBe(1)
    expect(asked({ allies: [albert()] }, { threat: [beast()] })).toBe(0)
    expect(asked({ allies: [albert()], threat: [shoggoth()] }, { threat: [beast()] })).toBe(0)
    expect(asked({ allies: [{ lay: albert(), faceDown: true }] }, { threat: [shoggoth()] })).toBe(0)
    expect(asked({ allies: [ally('Webb', 1)] }, { threat: [shoggoth()] })).toBe(0)
    const others = combat(
      { seats: [{ story: [home], allies: [albert()] }, { story: [away], threat: [shoggoth()] }, { story: [location('Hill')] }] },
      firstOf(agree, sparing(), (question) =>
        question.ask === 'which player' && question.among.includes(2) ? { do: 'choose player', seat: 2 } : undefined,
      ),
    )
    expect([others.sanity, others.discard(1)]).toEqual([[12, 12, 6], []])
  })

  test('[ltd-albert-shiny clause 3, M15.3] at the end of the Round in which he did so he is buried', () => {
    // With cards to discard, so that it is asked between the Combat and the end of the Round.
    const hand = [ally('Held', 1), ally('Other', 1), ally('Third', 1), ally('Fourth', 1)]
    const used = combatOfTwo({ allies: [albert()], hand }, { threat: [shoggoth()] }, shiny(true))
    expect(used.where('Albert Shiny')).toBe('ally')
    expect([toNextRound(used).where('Albert Shiny'), used.story(0)]).toEqual(['story', ['Home', 'Albert Shiny']])
    for (const threat of [[shoggoth()], [beast()], []]) {
      const unused = toNextRound(combatOfTwo({ allies: [albert()] }, { threat }, shiny(false)))
      expect(unused.where('Albert Shiny')).toBe('ally')
    }
  })
})

test('[ltd-randolph-carter clause 1, M14.61, M14.62] every other Steadfast Ally who defends with him gains 1', () => {
  const carter = () => gold('ltd-randolph-carter')
  const [a, b] = [() => ally('A', 1), () => ally('B', 1)]
  const corrupt = () => ally('C', 1, { attributes: ['Corrupt'] })
  /** How many of ten points his side absorbs. */
  const absorbs = (allies: SeatSetup['allies'], answer?: Answer) =>
    combatOfTwo({ allies: allies ?? [] }, { threat: [monster('X', 11)] }, answer).sanity[0]! - 1
  const leaving =
    (title: string): Answer =>
    (question, _seat, state) => {
      if (question.ask !== 'which card' || state.combat?.step !== 'commit allies') return undefined
      const open = question.among.filter((each) => state.sheet.printed[each]!.title !== title)
      return open.length > 0 ? { do: 'choose', card: open[0]! } : { do: 'done' }
    }
  expect([absorbs([a(), b(), corrupt()]), absorbs([carter(), a(), b(), corrupt()]), absorbs([carter()])]).toEqual([3, 7, 2])
  // Not while he does not defend, not who does not defend, and not from a Threat or face-down.
  expect(absorbs([carter(), a(), b()], leaving('Randolph Carter'))).toBe(2)
  expect(absorbs([carter(), a(), b()], leaving('A'))).toBe(4)
  expect(absorbs([{ lay: carter(), faceDown: true }, a(), b()])).toBe(2)
  // Another command is nothing more, whoever of them gives it.
  const other = { ...carter(), id: 'other-commander', title: 'Other Commander' }
  expect(absorbs([carter(), other, a(), b()])).toBe(10)
  expect(absorbs([carter(), { ...other, rules: [] }, a(), b()])).toBe(9)
  // The others must defend in the same Battle.
  const apart = (where: string) =>
    combat(
      {
        seats: [
          { story: [home], allies: [carter(), a()] },
          { story: [away], threat: [monster('X', 4)] },
          { story: [location('Hill')], threat: [monster('Y', 4)] },
        ],
      },
      (question) => {
        if (question.ask === 'which player' && question.among.includes(0)) return { do: 'choose player', seat: 0 }
        if (question.ask !== 'which way' || !/What does (A|Randolph)/.test(question.prompt)) return undefined
        const against = question.prompt.includes('Randolph') ? 'Player 2' : where
        return { do: 'choose way', way: question.ways.findIndex((way) => way.includes(against)) }
      },
    ).sanity[0]
  expect([apart('Player 2'), apart('Player 3')]).toEqual([8, 7])
  // An opponent's Allies gain nothing by him.
  const mixed = combatOfTwo({ allies: [carter()], threat: [monster('X', 3)] }, { allies: [a(), b()] })
  expect(mixed.sanity).toEqual([12, 11])
})

test('[msgs-harry-houdini clause 1, M14.84] he stays if he absorbed less than his full value in Combat', () => {
  const houdini = () => gold('msgs-harry-houdini')
  const after = (points: number, armed = false) =>
    combatOfTwo({ allies: [{ lay: houdini(), bears: armed ? [weapon('Whip', 2)] : [] }] }, { threat: [monster('X', points)] }).where(
      'Harry Houdini',
    )
  expect([after(1), after(2), after(3)]).toEqual(['ally', 'story', 'story'])
  // The full value is the current one.
  expect([after(3, true), after(4, true)]).toEqual(['ally', 'story'])
  // Others go for a single point.
  expect(combatOfTwo({ allies: [ally('Webb', 2)] }, { threat: [monster('X', 1)] }).where('Webb')).toBe('story')
  // Outside Combat he is like everybody else.
  const mob = deed({ attack: 'opponent', with: { value: 1 }, alliesMayDefend: true })
  expect(
    two({ hand: [mob] }, { allies: [houdini()] })
      .play(mob)
      .choose('Harry Houdini')
      .where('Harry Houdini'),
  ).toBe('story')
  expect(
    two({ hand: [theft({ type: 'Ally' }, 'bury')] }, { allies: [houdini()] })
      .play('Deed')
      .where('Harry Houdini'),
  ).toBe('story')
})

describe('Weapons', () => {
  const arsenal = location('Arsenal', { attributes: ['City', 'Artifact'], subregion: 'Dunwich' })
  const given = (id: string, allies: SeatSetup['allies'], more: SeatSetup = {}) =>
    two({ story: [arsenal], hand: [gold(id)], allies: allies ?? [], ...more })
  /** It raises its bearer and nobody else, and no Ally has two. */
  function raises(id: string, bonus: number): void {
    const what = gold(id)
    const t = given(
      id,
      [ally('Webb', 1), ally('Armed', 1)].map((lay, at) => ({ lay, bears: at === 1 ? [weapon('Whip', 1)] : [] })),
    ).play(what.title)
    expect(['Webb', 'Armed'].map((each) => worth(t.state, each))).toEqual([1 + bonus, 2])
    expect(t.entry(what.title).on).toBe(no(t.state, 'Webb'))
    // Who has a Weapon is given no other, and who lies face-down none.
    expect(given(id, [{ lay: ally('Armed', 1), bears: [weapon('Whip', 1)] }]).against(what.title)).toEqual(['M8.17'])
    expect(given(id, [{ lay: ally('Webb', 1), faceDown: true }]).offers('play')).toBe(false)
    // Lost, it raises nobody.
    const gone = two({ hand: [theft({ type: 'Artifact' })] }, { allies: [{ lay: ally('Webb', 1), bears: [what] }] }).play('Deed')
    expect(worth(gone.state, 'Webb')).toBe(1)
  }

  test('[ltd-dynamite clause 1, M8.17, M8.18] its bearer gains 6', () => raises('ltd-dynamite', 6))
  test('[msgs-cast-iron-skillet clause 1, M8.17, M8.18] its bearer gains 1', () => raises('msgs-cast-iron-skillet', 1))

  test('[ltd-dynamite clause 2, M8.19] it is buried with its bearer', () => {
    const lose = (title: string) =>
      two(
        { hand: [theft({ title }, 'bury')] },
        { allies: [{ lay: ally('Webb', 1), bears: [gold('ltd-dynamite')] }, ally('Other', 1)] },
      ).play('Deed')
    expect(['Webb', 'Dynamite'].map((each) => lose('Webb').where(each))).toEqual(['story', 'story'])
    expect(['Webb', 'Dynamite'].map((each) => lose('Other').where(each))).toEqual(['ally', 'asset'])
    // The bearer does not go with the Weapon.
    expect(['Webb', 'Dynamite'].map((each) => lose('Dynamite').where(each))).toEqual(['ally', 'story'])
  })

  test('[ltd-dynamite clause 3, M14.83] used in Combat, it and its bearer are discarded afterwards', () => {
    const bearer = () => ({ lay: ally('Webb', 1), bears: [gold('ltd-dynamite')] })
    for (const points of [2, 7, 9]) {
      const t = combatOfTwo({ allies: [bearer(), ally('Other', 1)] }, { threat: [monster('X', points)] })
      expect([t.discard(0).sort(), t.sanity[0]]).toEqual([['Dynamite', 'Webb'], points === 9 ? 11 : 12])
      expect(t.where('Other')).toBe(points < 8 ? 'ally' : 'story')
    }
    // He stayed with his Investigator: nothing was used.
    const spared = combatOfTwo({ allies: [bearer()] }, { threat: [monster('X', 2)] }, sparing())
    expect([spared.sanity[0], spared.where('Webb'), spared.where('Dynamite')]).toEqual([10, 'ally', 'asset'])
    // Nobody attacked: there was no Battle to use it in.
    const idle = combatOfTwo({ allies: [bearer()], threat: [] }, {})
    expect([idle.where('Webb'), idle.where('Dynamite')]).toEqual(['ally', 'asset'])
  })

  test('[msgs-cast-iron-skillet clause 2, M8.20] where it would be buried, it may go to another of one’s Allies', () => {
    const skillet = 'Cast-Iron Skillet'
    const armed = () => ({ lay: ally('Webb', 1), bears: [gold('msgs-cast-iron-skillet')] })
    const fight = (others: SeatSetup['allies'], answer: Answer = agree) =>
      combatOfTwo({ allies: [armed(), ...(others ?? [])] }, { threat: [monster('X', 2)], allies: [ally('Theirs', 1)] }, answer)
    const t = fight([ally('Heir', 1)])
    expect([t.where('Webb'), t.where(skillet), t.entry(skillet).on]).toEqual(['story', 'asset', no(t.state, 'Heir')])
    expect(worth(t.state, 'Heir')).toBe(2)
    // It may go with its bearer.
    expect(fight([ally('Heir', 1)], () => undefined).where(skillet)).toBe('story')
    // Nobody else can take it: one who has a Weapon, lies face-down, or is an opponent's.
    expect(fight([]).where(skillet)).toBe('story')
    expect(fight([{ lay: ally('Armed', 1), bears: [weapon('Whip', 1)] }]).where(skillet)).toBe('story')
    expect(fight([{ lay: ally('Asleep', 1), faceDown: true }]).where(skillet)).toBe('story')
    // The same when an opponent's card buries it alone; but not when it is discarded.
    const lose = (to: 'bury' | 'discard') =>
      two({ hand: [theft({ type: 'Artifact' }, to)] }, { allies: [armed(), ally('Heir', 1)] }).play('Deed')
    const saved = lose('bury').yes()
    if (saved.question?.ask === 'which card') saved.choose('Heir')
    expect([saved.entry(skillet).on, saved.where('Webb')]).toEqual([no(saved.state, 'Heir'), 'ally'])
    const gone = lose('discard')
    expect([gone.question?.ask, gone.where(skillet)]).toEqual(['what to play', 'discard'])
  })
})
