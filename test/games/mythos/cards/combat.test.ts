/** The cards of the Standard set that act in Combat, as their texts were read. */
import { describe, expect } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import type { Question } from '../../../../src-main/games/mythos/tasks.ts'
import { ally, card, location, monster, no, type PositionSetup, type SeatSetup, sanityOf, told, whereIs } from '../../../support/mythos.ts'
import type { Played } from '../../../support/mythos-play.ts'
import { rule } from '../../../support/rule.ts'
import { standard } from '../../../support/standard-cards.ts'
import { type Answer, fight } from '../combat/fight.ts'

const [here, there] = [location('Bolton'), location('Elsewhere', { subregion: 'Boston' })]
const seats = (a: Partial<SeatSetup>, b: Partial<SeatSetup>): PositionSetup => ({
  seats: [
    { story: [here], ...a },
    { story: [there], ...b },
  ],
})
const brute = (value: number, title = 'Brute') => monster(title, value, { subtype: 'Greater Independent' })
const lost = ({ state }: Played) => sanityOf(state).map((each) => 12 - each)
const titleOf = (question: Question, state: Played['state']) =>
  'among' in question && question.ask === 'which card' ? question.among.map((each) => state.sheet.printed[each]!.title) : []
/** Commits no Ally. */
const sparing: Answer = (question, _seat, state) =>
  question.ask === 'which card' && question.mayStop && state.combat?.step === 'commit allies' ? { do: 'done' } : undefined
/** Casts or uses what is offered, once. */
const acting = (seat: number): Answer => {
  let done = false
  return (question, who, state) => {
    if (question.ask !== 'what to cast or use' || who !== seat || done) return undefined
    done = true
    const own = state.play.flatMap((each) => {
      const at = state.sheet.printed[each.card]!.rules.findIndex((each_) => each_.kind === 'action')
      return each.seat === seat && at >= 0 ? [{ card: each.card, rule: at, spell: state.sheet.printed[each.card]!.type === 'Spell' }] : []
    })[0]!
    return own.spell ? { do: 'cast', card: own.card, rule: own.rule } : { do: 'use', card: own.card, rule: own.rule }
  }
}

describe('Monsters', () => {
  rule('M14.34, M14.35, M1.37', 'The Martin’s Beach Monster turns two random Allies of the opponent face-down', () => {
    const allies = [ally('A', 1), ally('B', 1), ally('C', 1)]
    const after = fight(seats({ threat: [standard("The Martin's Beach Monster")] }, { allies }))
    // 4 points: the one Ally left absorbs 1.
    expect(lost(after)).toEqual([0, 3])
    expect(allies.filter((each) => whereIs(after.state, each) === 'story')).toHaveLength(1)
  })

  rule('M11.52, M14.34', 'Servitor of the Outer Gods gains 2 while a Great Old One is in play', () => {
    const god = monster('Old God', 0, { goo: true, subtype: 'Outer God' })
    expect(lost(fight(seats({ threat: [standard('Servitor of the Outer Gods')] }, {})))).toEqual([0, 6])
    expect(lost(fight(seats({ threat: [standard('Servitor of the Outer Gods')] }, { goo: [god] })))).toEqual([0, 8])
  })

  rule('M14.76, M14.51', 'Insect from Shaggai buries a Spell if it survives the Cosmic Battle', () => {
    const book = {
      lay: card({ title: 'Book', type: 'Tome', spellCapacity: 2, icons: ['Eye'] }),
      bears: [card({ title: 'Whisper', type: 'Spell', icons: ['Eye'] })],
    }
    const survived = fight(seats({ threat: [standard('Insect from Shaggai')] }, { assets: [book] }))
    expect([whereIs(survived.state, 'Whisper'), lost(survived)]).toEqual(['story', [0, 2]])
    const beaten = fight(seats({ threat: [standard('Insect from Shaggai')] }, { assets: [book], threat: [brute(2)] }))
    expect(whereIs(beaten.state, 'Whisper')).toBe('spell')
  })

  rule('M14.77', 'Mi-Go (Worker) buries an Artifact if a point of it gets through, the Soldier does not', () => {
    const orb = card({ title: 'Orb', type: 'Artifact' })
    expect(whereIs(fight(seats({ threat: [standard('Mi-Go')] }, { assets: [orb] })).state, 'Orb')).toBe('story')
    expect(whereIs(fight(seats({ threat: [standard('Mi-Go')] }, { assets: [orb], threat: [brute(2)] })).state, 'Orb')).toBe('asset')
    expect(whereIs(fight(seats({ threat: [standard('Mi-Go', 1)] }, { assets: [orb] })).state, 'Orb')).toBe('asset')
  })

  rule('M19.7', 'an Artifact that Mi-Go would bury is saved by a Police Detective', () => {
    const orb = card({ title: 'Orb', type: 'Artifact' })
    const saved = fight(
      seats({ threat: [standard('Mi-Go')] }, { assets: [orb], allies: [{ lay: standard('Luther Harden') }] }),
      (question, seat, state) => (question.ask === 'whether' ? { do: 'yes' } : sparing(question, seat, state)),
    )
    expect([whereIs(saved.state, 'Orb'), whereIs(saved.state, 'Luther Harden')]).toEqual(['asset', 'story'])
  })

  rule('M11.38, M14.57', 'Dark Young in a Forest is absorbed only by those who can see it', () => {
    const forest = location('Wood', { subregion: 'Boston', publicAttributes: ['Forest', 'Outside'] })
    const hit = (story: PrintedCard, armed: boolean) =>
      lost(
        fight(
          seats(
            { threat: [standard('Dark Young')] },
            { story: [story], allies: [{ lay: ally('Guard', 3), bears: armed ? [standard('Enchanted Knife')] : [] }] },
          ),
        ),
      )
    expect([hit(there, false), hit(forest, false), hit(forest, true)]).toEqual([
      [0, 1],
      [0, 4],
      [0, 0],
    ])
  })

  rule('M14.34, M1.42', 'Yithian may give itself up for a Defending Ally, which fights for its player and is buried', () => {
    const setup = () => seats({ threat: [standard('Yithian')] }, { allies: [ally('Guard', 4)] })
    const taken = fight(setup(), (question) => (question.ask === 'whether' ? { do: 'yes' } : undefined))
    expect([whereIs(taken.state, 'Yithian'), whereIs(taken.state, 'Guard'), lost(taken)]).toEqual(['story', 'story', [0, 4]])
    expect(taken.state.players[1]!.story).toContain(no(taken.state, 'Guard'))
    const kept = fight(setup())
    expect([whereIs(kept.state, 'Guard'), lost(kept)]).toEqual(['story', [0, 0]])
  })
})

describe('Allies and Weapons', () => {
  rule('M14.84', 'Harry Houdini is buried only for his full value', () => {
    const houdini = (points: number) =>
      whereIs(fight(seats({ threat: [brute(points)] }, { allies: [standard('Harry Houdini')] })).state, 'Harry Houdini')
    expect([houdini(1), houdini(2)]).toEqual(['ally', 'story'])
  })

  rule('M14.27, M8.8', 'Faithful Hounds: discarded, they bury a random Monster of the opponent', () => {
    const after = fight(
      seats({ threat: [brute(3)] }, { allies: [{ lay: ally('Guard', 1), bears: [standard('Faithful Hounds')] }] }),
      acting(1),
    )
    expect([whereIs(after.state, 'Faithful Hounds'), whereIs(after.state, 'Brute'), lost(after)]).toEqual(['discard', 'story', [0, 0]])
    expect(told(after.events, 'used')).toHaveLength(1)
  })

  rule('M8.29, M14.75', 'Lightning Gun: when it costs somebody Sanity, a random Artifact of that player is buried', () => {
    const gunman = { lay: ally('Gunman', 2), bears: [standard('Lightning Gun')] }
    const orb = card({ title: 'Orb', type: 'Artifact' })
    const attacking: Answer = (question) =>
      question.ask === 'which way'
        ? {
            do: 'choose way',
            way: Math.max(
              0,
              question.ways.findIndex((way) => /Threat|attack/i.test(way)),
            ),
          }
        : undefined
    const after = fight(seats({ allies: [gunman] }, { assets: [orb] }), attacking)
    expect([lost(after), whereIs(after.state, 'Orb')]).toEqual([[0, 3], 'story'])
  })

  rule('M14.61, M14.62', 'The Two Scepters: the other Corrupt Defending Allies gain 1', () => {
    const corrupt = (title: string) => ally(title, 1, { attributes: ['Corrupt'] })
    const led = { lay: corrupt('Leader'), bears: [standard('The Two Scepters')] }
    expect(lost(fight(seats({ threat: [brute(9)] }, { allies: [led, corrupt('Second'), ally('Good', 1)] })))).toEqual([0, 9 - (1 + 2 + 1)])
  })
})

describe('Locations and Events', () => {
  rule('M14.42', 'Arkham Police Department takes 1 off each Threat directed against its player', () => {
    const police = standard('Arkham Police Department')
    expect(lost(fight(seats({ threat: [brute(3)] }, { story: [police] })))).toEqual([0, 2])
    expect(
      lost(
        fight(
          { seats: [{ story: [here], threat: [brute(3)] }, { story: [police] }, { story: [there], threat: [brute(2, 'Other')] }] },
          (question) => (question.ask === 'which player' ? { do: 'choose player', seat: 1 } : undefined),
        ),
      ),
    ).toEqual([0, 3, 0])
    expect(lost(fight(seats({ threat: [brute(3)], story: [police] }, {})))).toEqual([0, 3])
  })

  rule('M14.64, M14.67, M14.69', 'Ambush: in one city the player’s Allies attack, and the others only defend', () => {
    const ambush = standard('Ambush')
    const boston = location('Boston Common', { subregion: 'Boston' })
    const setup = (mine: PrintedCard, events = [ambush]): PositionSetup => ({
      ...seats({ story: [mine], allies: [ally('Raider', 3)] }, { allies: [ally('Guard', 1)] }),
      ...(events.length === 0
        ? {}
        : {
            lasting: ambush.rules.flatMap((each) =>
              each.kind === 'on'
                ? each.do.flatMap((op) =>
                    'start' in op
                      ? [{ rule: op.start, ctx: { you: 0, opponent: 1 }, until: { at: 'end of combat' as const, round: 1 }, order: 1 }]
                      : [],
                  )
                : [],
            ),
          }),
    })
    expect(setup(boston).lasting).toHaveLength(1)
    expect([lost(fight(setup(boston))), lost(fight(setup(here))), lost(fight(setup(boston, [])))]).toEqual([
      [0, 2],
      [0, 0],
      [0, 0],
    ])
  })
})

describe('Spells', () => {
  const book = (spell: string) => ({
    lay: card({ title: 'Book', type: 'Tome', spellCapacity: 2, icons: ['Folk', 'Water', 'Death'] }),
    bears: [standard(spell)],
  })

  rule('M14.35', 'Blasphemous Obeisance returns a random card of a Directed Threat to its Hand', () => {
    const after = fight(seats({ threat: [brute(3)] }, { assets: [book('Blasphemous Obeisance')] }), acting(1))
    expect([whereIs(after.state, 'Brute'), lost(after)]).toEqual(['hand', [0, 2]]) // the casting cost
  })

  rule('M14.83', 'Command of the Bloody Tongue: the chosen defender is discarded where it would be buried', () => {
    const casting = acting(0)
    const setup = seats(
      { threat: [brute(3)], assets: [book('Command of the Bloody Tongue')] },
      { allies: [ally('Guard', 2), ally('Other', 1)] },
    )
    const after = fight(setup, (question, seat, state) => {
      const chosen = titleOf(question, state)
      if (state.combat?.step === 'cast' && chosen.includes('Guard')) return { do: 'choose', card: no(state, 'Guard') }
      return casting(question, seat, state)
    })
    expect([whereIs(after.state, 'Guard'), whereIs(after.state, 'Other'), lost(after)]).toEqual(['discard', 'story', [1, 0]])
  })

  rule('M9.45, M9.48, M9.51', 'Dust of Suleiman Controls a Lesser Independent, which is buried by its owner', () => {
    const after = fight(seats({ threat: [standard('Mi-Go', 1)] }, { assets: [book('Dust of Suleiman')] }), acting(1))
    expect([lost(after), whereIs(after.state, 'Mi-Go', 0)]).toEqual([[2, 1], 'story'])
    expect(after.state.players[0]!.story).toContain(no(after.state, 'Mi-Go'))
    const none = fight(seats({ threat: [standard('Deep One')] }, { assets: [book('Dust of Suleiman')] }), acting(1))
    expect(lost(none)).toEqual([0, 2])
  })
})
