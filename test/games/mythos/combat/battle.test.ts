/** Battles: the Cosmic Battle, Allies, Assault, loss (M14.29 to M14.80) and the examples about them. */
import { describe, expect } from 'vitest'
import type { Rule } from '../../../../grammar/ast.ts'
import type { PrintedCard } from '../../../../grammar/card.ts'
import type { State } from '../../../../src-main/games/mythos/state.ts'
import { ally, card, enchanted, location, monster, no, sanityOf, titles, told, weapon, whereIs } from '../../../support/mythos.ts'
import { rule } from '../../../support/rule.ts'
import { beforeCombat, fight, fightOn, firstOf, pick, when } from './fight.ts'

const serpent = monster('Serpent People', 3)
const leng = monster('Man of Leng', 1)
const karakal = monster('Minion of Karakal', 3, { subtype: 'Greater Servitor' })
const migo = monster('Mi-Go', 2)

const absorbed = (events: Parameters<typeof told>[0]) => told(events, 'absorbed').map((each) => `${each.title} ${each.points}`)
const storyOf = (state: State, seat: number) => titles(state, state.players[seat]!.story)

describe('the Cosmic Battle', () => {
  rule('MX73, M14.39, M14.47, M14.73, M14.81', 'the lower total loses the difference, and all Monsters are buried', () => {
    const played = fight({
      seats: [
        { sanity: 10, threat: [serpent, serpent, leng] },
        { sanity: 10, threat: [karakal, migo] },
      ],
    })
    expect(told(played.events, 'cosmic battle')).toEqual([{ a: 0, b: 1, totals: [7, 5] }])
    expect(sanityOf(played.state)).toEqual([10, 8])
    expect(played.state.play).toEqual([])
    expect(played.state.players.map((each) => each.story.length)).toEqual([3, 2])
  })

  rule('MX74, M14.50, M14.18', 'equal totals leave nothing, and the Allies return', () => {
    const played = fight({
      seats: [
        { story: [location('Here')], threat: [serpent, migo], allies: [ally('Webb', 2)] },
        { story: [location('There')], threat: [karakal, migo], allies: [ally('Hooper', 3)] },
      ],
    })
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([5, 5])
    expect(sanityOf(played.state)).toEqual([12, 12])
    expect([whereIs(played.state, 'Webb'), whereIs(played.state, 'Hooper')]).toEqual(['ally', 'ally'])
    expect(absorbed(played.events).filter((each) => /Webb|Hooper/.test(each))).toEqual([])
  })

  rule('MX29, M14.48, M14.47', 'a Monster that absorbed its all stays to the end of Combat, and only what remains hurts', () => {
    const played = fight({ seats: [{ threat: [monster('Deep One', 1)] }, { threat: [monster('Flying Polyp', 5)] }] })
    expect(sanityOf(played.state)).toEqual([8, 12])
    const was = played.events.map((each) => each.was)
    expect(was.indexOf('buried')).toBeGreaterThan(was.lastIndexOf('sanity changed'))
    expect([whereIs(played.state, 'Deep One'), whereIs(played.state, 'Flying Polyp')]).toEqual(['story', 'story'])
  })

  rule('M14.49', 'a Directed Threat that meets no Threat keeps its whole total', () => {
    const played = fight({ seats: [{ threat: [serpent, leng] }, {}] })
    expect(sanityOf(played.state)).toEqual([12, 8])
  })

  const tome = (title: string): PrintedCard =>
    card({
      title,
      type: 'Tome',
      rules: [
        {
          kind: 'static',
          if: { threatHas: { subtype: 'Living Dead' }, side: 'own' },
          effect: { threatValue: 1, of: 'yourThreat' },
        },
      ],
    })
  const zombies = monster('Zombies', 1, { subtype: 'Living Dead' })

  rule('MX76, M14.40, M14.46, M9.8, M9.9', 'Tomes give one bonus, which is used up before any Monster', () => {
    const played = fight(
      {
        seats: [{ threat: [zombies, serpent], assets: [tome('Cultes Des Goules'), tome('Unaussprechlichen Kulten')] }, { threat: [migo] }],
      },
      pick('Zombies'),
    )
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([5, 2])
    expect(absorbed(played.events)).toEqual(['Threat bonus 1', 'Zombies 1', 'Mi-Go 2'])
    expect(told(played.events, 'points left')).toEqual([{ seat: 0, against: 1, points: 3, titles: ['Serpent People'] }])
    expect(sanityOf(played.state)).toEqual([12, 9])
  })

  rule('M14.40, M17.18', 'what changes every Threat changes those of both sides', () => {
    const fog = card({
      title: 'Fog',
      type: 'Event',
      subtype: 'Storm',
      rules: [{ kind: 'static', effect: { threatValue: -2, of: 'eachThreat' } }],
    })
    const totals = (events: PrintedCard[]): unknown => {
      const played = fight({ seats: [{ threat: [monster('Ghoul', 4)], events }, { threat: [monster('Gug', 3)] }] })
      return told(played.events, 'cosmic battle')[0]!.totals
    }
    expect([totals([]), totals([fog])]).toEqual([
      [4, 3],
      [2, 1],
    ])
  })

  rule('M9.8', 'Tomes that help different Monsters are not cumulative either', () => {
    const deep: PrintedCard = {
      ...tome('Cthaat Aquadingen'),
      rules: [{ kind: 'static', if: { threatHas: { title: 'Deep One' }, side: 'own' }, effect: { threatValue: 1, of: 'yourThreat' } }],
    }
    const played = fight({ seats: [{ threat: [zombies, monster('Deep One', 1)], assets: [tome('Cultes'), deep] }, {}] })
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([3, 0])
  })

  rule('M14.41', 'a bonus to particular Monsters is part of those Monsters', () => {
    const machine = card({
      title: 'Speech Machine',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { value: 1, of: { is: { title: 'Mi-Go', type: 'Monster' } } } }],
    })
    const played = fight({ seats: [{ threat: [migo, migo], assets: [machine] }, { threat: [serpent] }] })
    expect(absorbed(played.events)).toEqual(['Mi-Go 3', 'Serpent People 3'])
    expect(sanityOf(played.state)).toEqual([12, 9])
  })

  const police = location('Arkham Police Department', {
    rules: [{ kind: 'static', if: { at: { title: 'self' } }, effect: { threatValue: -1, of: 'threatsAgainstYou' } }],
  })

  rule('M14.42', 'a reduction is taken from the bonus first, then from a Monster of its owner’s choice', () => {
    const seats = (assets: PrintedCard[]) => ({
      seats: [
        { threat: [zombies, serpent], assets },
        { story: [police], threat: [leng] },
      ],
    })
    const withBonus = fight(seats([tome('Cultes')]), pick('Serpent People'))
    expect(told(withBonus.events, 'cosmic battle')[0]!.totals).toEqual([4, 1])
    expect(absorbed(withBonus.events)).toEqual(['Serpent People 1', 'Man of Leng 1'])
    // Reduced to 0, Zombies have nothing left to absorb with.
    const without = fight(seats([]), pick('Zombies'))
    expect(told(without.events, 'cosmic battle')[0]!.totals).toEqual([3, 1])
    expect(absorbed(without.events)).toEqual(['Serpent People 1', 'Man of Leng 1'])
  })

  rule('M17.18', 'the same reduction by the same card counts once', () => {
    const ward = card({
      title: 'Ward',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { threatValue: -1, of: 'threatsAgainstYou' } }],
    })
    const played = fight({ seats: [{ threat: [serpent] }, { story: [police], assets: [ward, ward] }] })
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([1, 0])
  })

  rule('M14.43', 'a bonus goes to one Directed Threat of choice that has such a Monster', () => {
    const seats = [{ sanity: 5, threat: [zombies, zombies, serpent], assets: [tome('Cultes')] }, { name: 'Bob' }, { name: 'Cid' }]
    const direct = when(/^At whom is/, (_question, _seat, state) => ({
      do: 'choose player',
      seat: state.play.filter((each) => each.against !== undefined).length === 1 ? 2 : 1,
    }))
    // Zombies go to Bob, Zombies to Cid, Serpent People to Bob.
    const first = fight(
      { seats },
      firstOf(
        direct,
        when(/bonus/, () => ({ do: 'yes' })),
      ),
    )
    expect(told(first.events, 'cosmic battle').map((each) => each.totals[0])).toEqual([5, 1])
    const second = fight(
      { seats },
      firstOf(
        direct,
        when(/bonus/, () => ({ do: 'no' })),
      ),
    )
    expect(told(second.events, 'cosmic battle').map((each) => each.totals[0])).toEqual([4, 2])
  })

  const devourer = (title: string): PrintedCard =>
    monster(title, 3, {
      rules: [
        {
          kind: 'on',
          on: 'survivedCosmicBattle',
          do: [{ move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'random' }, to: 'bury' }],
        },
      ],
    })
  const curio = (title: string) => card({ title, type: 'Artifact' })

  rule('MX79, M14.46, M14.51, M14.76', 'the owner decides which Monster survives', () => {
    const seats = [{ threat: [devourer('Minion'), serpent] }, { threat: [monster('Byakhee', 4)], assets: [curio('Lamp')] }]
    const spared = fight({ seats }, pick('Serpent People'))
    const eaten = fight({ seats }, pick('Minion'))
    expect([sanityOf(spared.state)[1], sanityOf(eaten.state)[1]]).toEqual([10, 10])
    expect(whereIs(spared.state, 'Lamp')).toBe('story')
    expect(whereIs(eaten.state, 'Lamp')).toBe('asset')
  })

  rule('MX24, M14.78, M14.76, M14.51', 'the effect happens once for each survivor', () => {
    const minion = devourer('Minion')
    const seats = (points: number) => [
      { threat: [minion, minion] },
      { threat: [monster('Byakhee', points)], assets: [curio('Lamp'), curio('Ring'), curio('Box')] },
    ]
    const one = fight({ seats: seats(4) })
    expect(sanityOf(one.state)[1]).toBe(10)
    expect(one.state.play.filter((each) => each.area === 'asset')).toHaveLength(2)
    const two = fight({ seats: seats(2) })
    expect(two.state.play.filter((each) => each.area === 'asset')).toHaveLength(1)
  })

  rule('M14.52', 'a card of value 0 survives if its side has a point left or met no attack', () => {
    const penguins: PrintedCard = { ...devourer('Penguins'), value: 0 }
    const lamp = { assets: [curio('Lamp')] }
    expect(whereIs(fight({ seats: [{ threat: [penguins] }, lamp] }).state, 'Lamp')).toBe('story')
    expect(whereIs(fight({ seats: [{ threat: [penguins, leng] }, { ...lamp, threat: [serpent] }] }).state, 'Lamp')).toBe('asset')
    expect(whereIs(fight({ seats: [{ threat: [penguins, serpent] }, { ...lamp, threat: [leng] }] }).state, 'Lamp')).toBe('story')
  })

  rule('MX88, M17.21, M17.22, M17.19', 'halving rounds each card by itself', () => {
    const halved: Rule = {
      kind: 'static',
      effect: {
        value: 0,
        how: 'half',
        of: { is: { subtype: ['Lesser Independent', 'Lesser Servitor'] }, in: 'directedThreat', of: 'opponent' },
      },
    }
    const stone = card({ title: 'Star Stone of Mnar', type: 'Artifact', rules: [halved] })
    const played = fight({ seats: [{ threat: [serpent, leng, karakal] }, { assets: [stone] }] })
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([6, 0])
  })

  rule('M10.19, M10.20, M14.81', 'a Threat Event fights as a Monster of value 0 and is buried', () => {
    const event = card({ title: 'Mob', type: 'Event', subtype: 'Threat' })
    const played = fight({ seats: [{ threat: [event, leng] }, {}] })
    expect(told(played.events, 'threat revealed')[0]!.titles).toEqual(['Mob', 'Man of Leng'])
    expect(sanityOf(played.state)[1]).toBe(11)
    expect(whereIs(played.state, 'Mob')).toBe('story')
  })

  rule('M7.27, M7.28, M7.29', 'an Ally in a Threat has its printed value and none of its words', () => {
    const cultist = ally('Cultist', 2, {
      attributes: ['Cultist', 'Corrupt'],
      rules: [{ kind: 'static', effect: { value: 5, of: { ref: 'self' } } }],
    })
    const prayers = card({
      title: 'Prayers',
      type: 'Artifact',
      rules: [
        { kind: 'static', effect: { value: 1, of: { is: { type: 'Ally' } } } },
        { kind: 'static', effect: { value: 3, of: { is: { subtype: 'Lesser Independent' } } } },
      ],
    })
    const played = fight({ seats: [{ threat: [cultist], assets: [prayers] }, {}] })
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([5, 0])
    expect(whereIs(played.state, 'Cultist')).toBe('story')
  })
})

describe('bypassing', () => {
  const skeletons = monster('Skeletons', 1, {
    subtype: 'Living Dead',
    rules: [{ kind: 'static', effect: { bypass: 'threat', may: true } }],
  })

  rule('MX77, M11.41, M11.40, M14.53, M14.74', 'who bypasses the Threat neither inflicts nor absorbs there, and both lose at once', () => {
    const played = fight({
      seats: [
        { sanity: 9, threat: [skeletons, skeletons] },
        { sanity: 9, threat: [serpent] },
      ],
    })
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([0, 3])
    expect(sanityOf(played.state)).toEqual([6, 7])
  })

  rule('M14.74, M14.8', 'both can lose their last Sanity in one Battle', () => {
    const played = fight({
      seats: [
        { sanity: 3, threat: [skeletons, skeletons] },
        { sanity: 2, threat: [serpent] },
      ],
    })
    expect(sanityOf(played.state)).toEqual([0, 0])
    expect(played.state.over).toBeDefined()
  })

  rule('M11.43', 'a Monster that bypassed the Cosmic Battle has survived it', () => {
    const thief: PrintedCard = {
      ...skeletons,
      rules: [
        ...skeletons.rules,
        {
          kind: 'on',
          on: 'survivedCosmicBattle',
          do: [{ move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'random' }, to: 'bury' }],
        },
      ],
    }
    const played = fight({ seats: [{ threat: [thief] }, { threat: [serpent], assets: [card({ title: 'Lamp', type: 'Artifact' })] }] })
    expect(whereIs(played.state, 'Lamp')).toBe('story')
  })

  rule('M11.40, M11.42', 'who bypasses some Monsters fights the others', () => {
    const elder = monster('Elder Things', 2, {
      rules: [{ kind: 'static', effect: { bypass: { type: 'Monster', not: { title: 'Shoggoth' } }, may: true } }],
    })
    // The Shoggoth meets the Elder Things, the Man of Leng does not.
    const played = fight({ seats: [{ threat: [elder] }, { threat: [monster('Shoggoth', 1), leng] }] })
    expect(absorbed(played.events)).toEqual(['Elder Things 1', 'Shoggoth 1'])
    expect(sanityOf(played.state)).toEqual([11, 11])
    const past = fight({ seats: [{ threat: [elder] }, { threat: [leng] }] })
    expect(told(past.events, 'cosmic battle')[0]!.totals).toEqual([0, 1])
    expect(sanityOf(past.state)).toEqual([11, 10])
  })

  rule('M14.58, M11.42', 'an Ally that is bypassed absorbs nothing of that Monster', () => {
    const sly = monster('Sly One', 2, { rules: [{ kind: 'static', effect: { bypass: { title: 'Webb' }, may: true } }] })
    const played = fight({ seats: [{ threat: [sly] }, { allies: [ally('Webb', 5), ally('Hooper', 1)] }] })
    expect(absorbed(played.events)).toEqual(['Hooper 1'])
    expect(sanityOf(played.state)[1]).toBe(11)
    expect(whereIs(played.state, 'Webb')).toBe('ally')
  })

  rule('M14.44', 'the bonus of a Threat is neither Invisible nor bypassing', () => {
    const call = card({ title: 'Call', type: 'Artifact', rules: [{ kind: 'static', effect: { threatValue: 2, of: 'yourThreat' } }] })
    const played = fight({
      seats: [{ threat: [monster('Stalker', 1, { invisible: true })], assets: [call] }, { allies: [ally('Webb', 5)] }],
    })
    expect(absorbed(played.events)).toEqual(['Webb 2'])
    expect(sanityOf(played.state)[1]).toBe(11)
  })
})

describe('Allies', () => {
  const threat = [monster('Byakhee', 4)]
  const allies = [ally('Webb', 2), ally('Angel', 1), ally('Dunsany', 2)]
  const inOrder = (...order: string[]) => when(/absorbs next/, pick(...order))

  rule('MX75, M14.55, M14.82, M14.18, M14.54', 'the order of Allies decides who is lost', () => {
    const all = fight({ seats: [{ threat }, { allies }] }, inOrder('Angel', 'Webb', 'Dunsany'))
    expect(absorbed(all.events)).toEqual(['Angel 1', 'Webb 2', 'Dunsany 1'])
    expect(storyOf(all.state, 1).sort()).toEqual(['Angel', 'Dunsany', 'Webb'])
    const two = fight({ seats: [{ threat }, { allies }] }, inOrder('Dunsany', 'Webb', 'Angel'))
    expect(absorbed(two.events)).toEqual(['Dunsany 2', 'Webb 2'])
    expect(whereIs(two.state, 'Angel')).toBe('ally')
    expect([sanityOf(all.state)[1], sanityOf(two.state)[1]]).toEqual([12, 12])
  })

  rule('M14.63, M14.13', 'an Ally that was not committed takes no part', () => {
    const played = fight(
      { seats: [{ threat }, { allies }] },
      when(/Which Ally do you commit/, () => ({ do: 'done' })),
    )
    expect(sanityOf(played.state)[1]).toBe(8)
    expect(played.state.play).toHaveLength(3)
  })

  rule('M14.14', 'an Ally absorbs nothing from another opponent', () => {
    const played = fight(
      { seats: [{ threat: [leng] }, { allies: [ally('Webb', 2)] }, { threat: [serpent] }] },
      firstOf(
        when(/At whom is/, () => ({ do: 'choose player', seat: 1 })),
        when(/What does Webb/, (question) =>
          question.ask === 'which way' ? { do: 'choose way', way: question.ways.indexOf('Defend against Player 1') } : undefined,
        ),
      ),
    )
    expect(absorbed(played.events)).toEqual(['Webb 1'])
    expect(sanityOf(played.state)).toEqual([12, 9, 12])
  })

  const vampire = monster('Vampire', 3, { subtype: 'Living Dead', invisible: true })

  rule('MX78, M11.38, M8.31, M14.57, M14.18', 'only who can see an Invisible Monster absorbs its points', () => {
    const armed = { lay: ally('Webb', 2), bears: [enchanted('Enchanted Knife', 1)] }
    const played = fight(
      { seats: [{ threat: [vampire] }, { allies: [ally('Hooper', 3), armed] }] },
      when(/What does Webb/, () => ({ do: 'choose way', way: 0 })),
    )
    expect(absorbed(played.events)).toEqual(['Webb 3'])
    expect(storyOf(played.state, 1).sort()).toEqual(['Enchanted Knife', 'Webb'])
    expect(whereIs(played.state, 'Hooper')).toBe('ally')
    expect(sanityOf(played.state)[1]).toBe(12)
  })

  rule('M14.57, M14.73', 'the account says who absorbed what of which, and why the rest is lost', () => {
    const played = fight({ seats: [{ threat: [vampire, leng] }, { allies: [ally('Hooper', 3)] }] })
    const [, second] = told(played.events, 'battle over')[0]!.accounts
    const [name] = played.state.sheet.names
    expect(second.lines.map(({ what, how, comes }) => `${what} ${how} ${comes}`)).toEqual([
      `Cosmic total of ${name} 3 of Vampire and 1 of Man of Leng -4`,
      'Hooper absorbs 1 of Man of Leng 1',
    ])
    expect(second).toMatchObject({ sum: -3, because: 'Hooper (2 free) cannot absorb what is not seen or passes by.' })
    const alone = fight({ seats: [{ threat: [leng] }, {}] })
    expect(told(alone.events, 'battle over')[0]!.accounts[1].because).toBe('Nobody stands here to absorb.')
  })

  rule('M11.39', 'between Threats being Invisible changes nothing', () => {
    const played = fight({ seats: [{ threat: [vampire] }, { threat: [serpent] }] })
    expect(sanityOf(played.state)).toEqual([12, 12])
  })

  rule('M14.59, M14.60', 'points are taken so that the most are absorbed', () => {
    const armed = { lay: ally('Webb', 1), bears: [enchanted('Enchanted Knife', 0)] }
    // Webb alone sees the Vampire; were he to take a point of the Serpent People, two would be lost.
    const seats = [{ threat: [monster('Wisp', 1, { invisible: true }), leng] }, { allies: [armed, ally('Hooper', 1)] }]
    const played = fight({ seats })
    expect(absorbed(played.events)).toEqual(['Webb 1', 'Hooper 1'])
    expect(sanityOf(played.state)[1]).toBe(12)
  })

  rule('M14.56', 'a Defending Ally cannot be held back', () => {
    const asked: string[] = []
    const played = fight({ seats: [{ threat }, { allies: [ally('Webb', 2)] }] }, (question) => {
      if ('prompt' in question) asked.push(question.prompt)
      return undefined
    })
    expect(asked.some((each) => /absorb/.test(each))).toBe(false)
    expect(absorbed(played.events)).toEqual(['Webb 2'])
  })

  const command: Rule = {
    kind: 'static',
    if: { role: 'defending' },
    effect: {
      value: 1,
      of: { is: { type: 'Ally', attr: ['Steadfast'], defending: true }, others: true },
      limit: { stacking: 'no', group: 'Command' },
    },
  }
  const norrys = ally('Norrys', 3, { rules: [command] })

  rule('MX80, M14.61', 'Command Abilities are not cumulative', () => {
    const marsh = ally('Marsh', 1, { attributes: ['Corrupt'] })
    const played = fight({
      seats: [{ threat: [monster('Horde', 11)] }, { allies: [norrys, ally('Carter', 2, { rules: [command] }), ally('Webb', 2), marsh] }],
    })
    expect(absorbed(played.events)).toEqual(['Norrys 4', 'Carter 3', 'Webb 3', 'Marsh 1'])
    expect(sanityOf(played.state)[1]).toBe(12)
  })

  rule('M14.62', 'a Command reaches only those who defend in the same Battle', () => {
    const played = fight(
      { seats: [{ threat: [leng] }, { allies: [norrys, ally('Webb', 2), ally('Gilman', 2)] }, { threat: [monster('Horde', 9)] }] },
      firstOf(
        when(/At whom is/, () => ({ do: 'choose player', seat: 1 })),
        when(/What does (Webb|Norrys)/, (question) =>
          question.ask === 'which way' ? { do: 'choose way', way: question.ways.indexOf('Defend against Player 3') } : undefined,
        ),
        when(/What does Gilman/, (question) =>
          question.ask === 'which way' ? { do: 'choose way', way: question.ways.indexOf('Defend against Player 1') } : undefined,
        ),
      ),
    )
    expect(absorbed(played.events)).toEqual(['Gilman 1', 'Norrys 3', 'Webb 3'])
    expect(played.state.combat).toBeUndefined()
    expect(sanityOf(played.state)[1]).toBe(9)
  })

  rule('M14.83, M14.77', 'an Ally is lost to a card only where a point of it has reached the Allies', () => {
    const hungry = (value: number) =>
      monster('Hungry', value, {
        rules: [
          {
            kind: 'instead',
            of: { wouldBeBuried: { is: { type: 'Ally' }, of: 'opponent', pick: 'all' }, inCombat: true, from: { title: 'self' } },
            do: [{ move: { ref: 'cause' }, to: 'discard' }],
          },
        ],
      })
    const webb = ally('Webb', 3)
    const against = (value: number, ...others: ReturnType<typeof monster>[]) =>
      fight({ seats: [{ allies: [webb] }, { threat: [hungry(value), ...others] }] })
    expect(whereIs(against(1).state, 'Webb')).toBe('discard')
    // A card without a point left has killed nobody.
    expect(whereIs(against(0, monster('Thing', 1)).state, 'Webb')).toBe('story')
  })

  rule('M14.84, M14.83', 'an Ally that is buried only for its full value stays when it absorbed less', () => {
    const houdini = ally('Houdini', 2, {
      rules: [{ kind: 'instead', of: { wouldBeBuried: { ref: 'self' }, inCombat: true, fullLoss: false }, do: [] }],
    })
    const against = (points: number) => fight({ seats: [{ threat: [monster('Thing', points)] }, { allies: [houdini] }] })
    expect(whereIs(against(1).state, 'Houdini')).toBe('ally')
    expect(told(against(1).events, 'stayed')).toHaveLength(1)
    expect(whereIs(against(2).state, 'Houdini')).toBe('story')
  })
})

describe('Assault', () => {
  const society = location('Arkham Historical Society')
  const hooper = ally('Hooper', 3)
  const webb = ally('Webb', 2)

  rule('MX81, M14.69, M14.71, M14.30, M14.16, M14.67', 'at one Location Allies attack Allies', () => {
    const played = fight({
      seats: [
        { story: [society], allies: [hooper] },
        { story: [society], allies: [webb] },
      ],
    })
    expect(told(played.events, 'assault')).toEqual([{ a: 0, b: 1, totals: [3, 2] }])
    expect(absorbed(played.events)).toEqual(['Hooper 2', 'Webb 2'])
    expect(sanityOf(played.state)).toEqual([12, 11])
    expect([whereIs(played.state, 'Hooper'), whereIs(played.state, 'Webb')]).toEqual(['story', 'story'])
  })

  rule('MX82, M14.70, M14.69', 'Monsters that are left absorb Allies’ points', () => {
    const played = fight({
      seats: [
        { story: [society], allies: [hooper] },
        { story: [society], threat: [migo] },
      ],
    })
    expect(told(played.events, 'assault')[0]!.totals).toEqual([3, 2])
    expect(absorbed(played.events)).toEqual(['Hooper 2', 'Mi-Go 2'])
    expect(sanityOf(played.state)).toEqual([12, 11])
    expect(whereIs(played.state, 'Hooper')).toBe('story')
  })

  rule('MX83, M14.64, M14.30', 'the same Title in another Subregion is another place, and there is no Battle', () => {
    const cemetery = (subregion: string) => location('Christchurch Cemetery', { subregion })
    const played = fight({
      seats: [
        { story: [cemetery('Arkham')], allies: [hooper] },
        { story: [cemetery('Innsmouth')], allies: [webb] },
      ],
    })
    expect(told(played.events, 'battle begun')).toEqual([])
    expect([whereIs(played.state, 'Hooper'), whereIs(played.state, 'Webb')]).toEqual(['ally', 'ally'])
  })

  rule('M14.65', 'the same Title and Subregion in another Dimension is another place', () => {
    const dream = location('Arkham Historical Society', { dimension: 'new-aeon' })
    const played = fight({
      seats: [
        { story: [society], allies: [hooper] },
        { story: [dream], allies: [webb] },
      ],
    })
    expect(told(played.events, 'battle begun')).toEqual([])
  })

  rule('M14.66', 'players who walk or travel are never at the same place', () => {
    const walking = fight({
      seats: [
        { story: [society], spot: { crosswise: true }, allies: [hooper] },
        { story: [society], spot: { crosswise: true }, allies: [webb] },
      ],
    })
    const train = card({ title: 'Train', type: 'Event', subtype: 'Travel by Land', travel: true })
    const travelling = fight({
      seats: [
        { story: [train, society], allies: [hooper] },
        { story: [train, society], allies: [webb] },
      ],
    })
    for (const played of [walking, travelling]) expect(told(played.events, 'battle begun')).toEqual([])
  })

  rule('M14.68', 'effects on Threats do not touch Allies that attack', () => {
    const ward = card({
      title: 'Ward',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { threatValue: -2, of: 'threatsAgainstYou' } }],
    })
    const played = fight({
      seats: [
        { story: [society], allies: [hooper] },
        { story: [society], assets: [ward] },
      ],
    })
    expect(sanityOf(played.state)).toEqual([12, 9])
  })

  rule('M14.72', 'an Ally and a Monster it cannot see absorb none of each other’s points, so that both may lose', () => {
    const stalker = monster('Stalker', 2, { invisible: true })
    const played = fight({
      seats: [
        { story: [society], allies: [hooper] },
        { story: [society], threat: [stalker] },
      ],
    })
    expect(absorbed(played.events)).toEqual([])
    expect(sanityOf(played.state)).toEqual([10, 9])
    expect(whereIs(played.state, 'Hooper')).toBe('ally')
  })

  rule('M14.64, M14.67', 'a text lets its player’s Allies attack as if in the same place; the others only defend', () => {
    const ambush = card({
      title: 'Ambush',
      type: 'Event',
      rules: [{ kind: 'permit', permit: { commit: 'assault' }, if: { same: 'subregion', as: 'opponent' } }],
    })
    const seats = (subregion: string) => [
      { story: [location('Here')], events: [ambush], allies: [hooper] },
      { story: [location('There', { subregion })], allies: [webb] },
    ]
    const together = fight({ seats: seats('Arkham') })
    expect(told(together.events, 'assault')[0]!.totals).toEqual([3, 0])
    expect(sanityOf(together.state)).toEqual([12, 11])
    expect([whereIs(together.state, 'Hooper'), whereIs(together.state, 'Webb')]).toEqual(['ally', 'story'])
    expect(told(fight({ seats: seats('Boston') }).events, 'battle begun')).toEqual([])
  })
})

describe('an Enchanted Weapon', () => {
  const wilmarth = { lay: ally('Wilmarth', 2), bears: [enchanted('Paracelsus’ Sword', 2)] }

  rule('MX84, M8.24, M8.25, M8.27, M8.30, M14.16', 'its bearer may form a Directed Threat, and both are buried', () => {
    const played = fight(
      {
        seats: [
          { sanity: 13, story: [location('Here')], allies: [wilmarth] },
          { sanity: 12, story: [location('There')], allies: [ally('Hooper', 3)] },
        ],
      },
      when(/What does Wilmarth/, (question) =>
        question.ask === 'which way' ? { do: 'choose way', way: question.ways.indexOf('Join the Threat against Player 2') } : undefined,
      ),
    )
    expect(told(played.events, 'cosmic battle')[0]!.totals).toEqual([0, 4])
    expect(absorbed(played.events)).toEqual(['Hooper 3'])
    expect(sanityOf(played.state)).toEqual([13, 11])
    expect(storyOf(played.state, 0).sort()).toEqual(['Here', 'Paracelsus’ Sword', 'Wilmarth'])
    expect(whereIs(played.state, 'Hooper')).toBe('story')
  })

  rule('M8.26, M14.14', 'its bearer cannot both defend and attack', () => {
    const chosen: string[] = []
    const played = fight({ seats: [{ allies: [wilmarth] }, { threat: [leng] }] }, (question) => {
      if ('prompt' in question && /Wilmarth|commit/.test(question.prompt)) chosen.push(question.prompt)
      return undefined
    })
    expect(chosen).toEqual(['Which Ally do you commit?', 'What does Wilmarth do?'])
    expect(played.state.combat).toBeUndefined()
  })

  rule('M8.32, M8.31, M8.23', 'a Weapon that an effect makes Enchanted is one while the effect lasts', () => {
    const rite = card({
      title: 'Rite',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { treatAs: 'Enchanted Weapon', as: 'subtype', of: { is: { title: 'Sabre' } } } }],
    })
    const seats = (assets: PrintedCard[]) => [
      { threat: [monster('Stalker', 2, { invisible: true })] },
      { allies: [{ lay: ally('Webb', 1), bears: [weapon('Sabre', 1)] }], assets },
    ]
    expect(absorbed(fight({ seats: seats([rite]) }).events)).toEqual(['Webb 2'])
    expect(absorbed(fight({ seats: seats([]) }).events)).toEqual([])
  })

  rule('M8.29, M8.28', 'in the Threat the Ally’s words are lost while the Weapon’s work', () => {
    const words: Rule = { kind: 'static', effect: { value: 1, of: { is: { subtype: 'Lesser Independent' } } } }
    const quiet = { lay: ally('Wilmarth', 2, { rules: [words] }), bears: [enchanted('Knife', 0)] }
    const loud = { lay: ally('Wilmarth', 2), bears: [enchanted('Knife', 0, { rules: [words] })] }
    const join = when(/What does Wilmarth/, () => ({ do: 'choose way', way: 1 }))
    const totals = [quiet, loud].map((each) => told(fight({ seats: [{ allies: [each] }, {}] }, join).events, 'cosmic battle')[0]!.totals[0])
    expect(totals).toEqual([2, 3])
  })

  rule('M14.75, M14.80, M8.29', 'a Weapon that causes loss has its effect, after the loss', () => {
    const gun = enchanted('Lightning Gun', 1, {
      rules: [{ kind: 'on', on: 'dealtLoss', do: [{ move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'random' }, to: 'bury' }] }],
    })
    const seats = (points: number) => [
      { allies: [{ lay: ally('Wilmarth', 2), bears: [gun] }] },
      { threat: [monster('Thing', points)], assets: [card({ title: 'Lamp', type: 'Artifact' })] },
    ]
    const join = when(/What does Wilmarth/, () => ({ do: 'choose way', way: 1 }))
    const hit = fight({ seats: seats(2) }, join)
    expect(whereIs(hit.state, 'Lamp')).toBe('story')
    const was = hit.events.map((each) => (each.was === 'buried' ? `buried ${each.title}` : each.was))
    expect(was.indexOf('buried Lamp')).toBeGreaterThan(was.indexOf('sanity changed'))
    expect(whereIs(fight({ seats: seats(3) }, join).state, 'Lamp')).toBe('asset')
    // Who only defends causes no loss.
    expect(whereIs(fight({ seats: seats(2) }).state, 'Lamp')).toBe('asset')
  })
})

describe('who takes part', () => {
  rule('M14.77, M14.78', 'an effect of reaching the Allies needs a point that gets there', () => {
    const gaunt = monster('Nightgaunts', 1, {
      rules: [
        {
          kind: 'on',
          on: 'reachedDefenders',
          do: [{ move: { is: { type: 'Ally', defending: true }, of: 'opponent', pick: 'random' }, to: 'discard' }],
        },
      ],
    })
    const seats = (opposing: PrintedCard[]) => [
      { threat: [gaunt, gaunt] },
      { allies: [ally('Webb', 5), ally('Hooper', 5)], threat: opposing },
    ]
    expect(fight({ seats: seats([]) }).state.players[1]!.discard).toHaveLength(2)
    const one = fight({ seats: seats([leng]) })
    expect(one.state.players[1]!.discard).toHaveLength(1)
    expect(fight({ seats: seats([serpent]) }).state.players[1]!.discard).toHaveLength(0)
  })

  rule('M14.75', 'what a loss of Sanity sets off needs one: points that an Ally absorbs are none', () => {
    const wamp = monster('Wamp', 2, {
      rules: [
        { kind: 'on', on: 'dealtSanity', do: [{ move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'random' }, to: 'discard' }] },
      ],
    })
    const lost = (value: number) =>
      fight({ seats: [{ threat: [wamp] }, { allies: [{ lay: ally('Webb', value), bears: [weapon('Revolver', 0)] }] }] }).state.players[1]!
        .discard
    expect(lost(1)).toHaveLength(1)
    expect(lost(4)).toHaveLength(0)
  })

  rule('M14.45', 'whom a text keeps from absorbing the points of some cards absorbs those of others', () => {
    const kept = {
      kind: 'static',
      effect: { cannotBe: 'absorbing', of: { is: { type: 'Ally' }, pick: 'all' }, by: { type: 'Monster', value: { min: 2 } } },
    } as const
    const webb = ally('Webb', 5, { rules: [kept] })
    const gug = monster('Gug', 3)
    const rat = monster('Rat', 1)
    const played = fight({ seats: [{ threat: [gug, rat] }, { allies: [webb] }] })
    expect(absorbed(played.events)).toEqual(['Webb 1'])
    expect(sanityOf(played.state)[1]).toBe(9)
  })

  rule('M14.80', 'an additional effect may take an Ally that has absorbed, and it goes where the effect sends it', () => {
    const gaunt = monster('Nightgaunts', 1, {
      rules: [
        {
          kind: 'on',
          on: 'reachedDefenders',
          do: [{ move: { is: { type: 'Ally', defending: true }, of: 'opponent', pick: 'random' }, to: 'discard' }],
        },
      ],
    })
    const played = fight({ seats: [{ threat: [gaunt] }, { allies: [ally('Webb', 2)] }] })
    expect(absorbed(played.events)).toEqual(['Webb 1'])
    expect(whereIs(played.state, 'Webb')).toBe('discard')
  })

  rule('M7.16, M7.17', 'a face-down Ally cannot be committed', () => {
    const played = fight({ seats: [{ threat: [leng] }, { allies: [{ lay: ally('Webb', 2), faceDown: true }] }] })
    expect(sanityOf(played.state)[1]).toBe(11)
    expect(told(played.events, 'committed').filter((each) => each.what === 'ally')).toEqual([])
  })

  rule('M8.18, M8.19, M14.82', 'a Weapon fights and is buried with its bearer', () => {
    const played = fight({ seats: [{ threat: [serpent] }, { allies: [{ lay: ally('Webb', 2), bears: [weapon('Revolver', 2)] }] }] })
    expect(absorbed(played.events)).toEqual(['Webb 3'])
    expect(storyOf(played.state, 1).sort()).toEqual(['Revolver', 'Webb'])
  })

  rule('M8.20', 'a Weapon whose text finds it another bearer outlives its Ally', () => {
    const skillet = weapon('Skillet', 1, {
      rules: [
        {
          kind: 'instead',
          of: { wouldBeBuried: { ref: 'self' } },
          optional: true,
          do: [{ give: { ref: 'self' }, to: { is: { type: 'Ally' }, pick: 'choose' } }],
        },
      ],
    })
    const noHooper = when(/Which Ally do you commit/, (question, seat, state) => pick('Webb')(question, seat, state) ?? { do: 'done' })
    const from = beforeCombat({
      seats: [
        { threat: [serpent] },
        {
          allies: [{ lay: ally('Webb', 2), bears: [skillet] }, ally('Hooper', 1)],
        },
      ],
    })
    const kept = fightOn(
      from,
      firstOf(
        noHooper,
        when(/Skillet/, () => ({ do: 'yes' })),
      ),
    )
    expect(whereIs(kept.state, 'Webb')).toBe('story')
    expect(kept.state.play.find((each) => each.card === no(kept.state, 'Skillet'))?.on).toBe(no(kept.state, 'Hooper'))
    const lost = fightOn(
      from,
      firstOf(
        noHooper,
        when(/Skillet/, () => ({ do: 'no' })),
      ),
    )
    expect(storyOf(lost.state, 1).sort()).toEqual(['Skillet', 'Webb'])
  })
})
