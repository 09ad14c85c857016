/** Constructs of the card language that few cards use, or none yet: each acted out with an invented card. */
import { describe, expect } from 'vitest'
import type { Duty, Rule } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { ally, card, location, monster, type PositionSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const bolton = location('Bolton', { gate: true })
const other = { story: [bolton] }
const artifact = (title: string, ...rules: Rule[]): PrintedCard => card({ title, type: 'Artifact', anyDimension: true, rules })
const event = (title: string, ...rules: Rule[]): PrintedCard => card({ title, type: 'Event', anyDimension: true, rules })
const play = (seat: PositionSetup['seats'][number], rival: PositionSetup['seats'][number] = other) =>
  table({ seats: [{ story: [bolton], ...seat }, rival] })

describe('standing for another card', () => {
  const jewel = (purpose: 'Location' | 'Adventure') => artifact('Jewel', { kind: 'static', effect: { standsIn: 'anyOne', for: purpose } })

  rule('M12.43, M12.45', 'it serves an Adventure in place of any one card, and is buried for it; where it is not needed it stays', () => {
    const tale = card({
      title: 'The Tale',
      type: 'Adventure',
      points: 5,
      recipe: {
        slots: ['Ally', 'Tome'].map((type, at) => ({
          phrase: type,
          at,
          count: 1,
          distinctTitles: false,
          anyOf: [{ type: type as 'Ally' | 'Tome' }],
        })),
        conditions: [],
      },
    })
    const told = (assets: PrintedCard[], allies: PrintedCard[] = [ally('Webb', 2)]) => play({ hand: [tale], allies, assets })
    expect(told([]).ways(tale)).toEqual([])
    const one = told([jewel('Adventure')]).play(tale)
    expect([one.state.players[0]!.points, one.where('Jewel')]).toEqual([5, 'deck']) // buried for it; then the story is cleared, and the discards are shuffled back
    expect(told([jewel('Adventure')], []).ways(tale)).toEqual([])
    const both = told([jewel('Adventure'), card({ title: 'Book', type: 'Tome', anyDimension: true })]).play(tale)
    expect(both.where('Jewel')).toBe('asset')
    expect(told([jewel('Location')]).ways(tale)).toEqual([])
  })

  rule('M6.55, M12.45', 'it serves the way to a Location that needs a card, and is buried for it', () => {
    const cave = location('Cave', { attributes: ['City'], rules: [{ kind: 'require', needs: { inPlay: { title: 'Lamp' }, of: 'you' } }] })
    const to = (...assets: PrintedCard[]) => play({ hand: [cave], assets })
    expect(to().against(cave)).toContain('M6.55')
    expect(to(artifact('Lamp')).ways(cave)).toEqual(['arrive'])
    const t = to(jewel('Location')).play(cave)
    expect([t.story(0)[0], t.where('Jewel')]).toEqual(['Cave', 'story'])
    expect(to(artifact('Lamp'), jewel('Location')).play(cave).where('Jewel')).toBe('asset')
  })
})

describe('left out of a random choice', () => {
  rule('M1.43', 'with the cards that its player names beside it', () => {
    const cloak: Rule = { kind: 'static', effect: { excluded: 'random', plus: 1 } }
    const lot = event('Lot', {
      kind: 'on',
      on: 'played',
      do: [{ move: { in: 'play', of: 'opponent', is: { type: 'Ally' }, pick: 'random', n: 1 }, to: 'bury' }],
    })
    const allies = [ally('Hidden', 2, { rules: [cloak] }), ally('Friend', 2), ally('Stranger', 2)]
    const t = play({ hand: [lot] }, { ...other, allies }).play(lot)
    expect([t.seat, t.among]).toEqual([1, ['Friend', 'Stranger']])
    t.choose('Friend')
    expect([t.where('Hidden'), t.where('Friend'), t.where('Stranger')]).toEqual(['ally', 'ally', 'story'])
  })
})

describe('do this or suffer that', () => {
  const threat = (unless: Duty): PrintedCard =>
    event('Threat', { kind: 'on', on: 'played', do: [{ orElse: [{ sanity: 3, sign: -1, who: 'opponent' }], unless, who: 'opponent' }] })
  /** Seat 1 owes it, and it is seat 1's Turn. */
  const owing = (unless: Duty, debtor: PositionSetup['seats'][number]) => {
    const first = threat(unless)
    return play({ hand: [first] }, { story: [bolton], ...debtor }).play(first)
  }

  rule('M19.4', 'a play or a discard is owed: either will do, and a discard is on offer', () => {
    const held = [ally('Webb', 2)]
    expect(owing('playOrDiscard', { hand: held }).pass().sanity[1]).toBe(9)
    const t = owing('playOrDiscard', { hand: held }).take({ do: 'discard', card: 1 + 1 })
    expect([t.where('Webb'), t.sanity[1]]).toEqual(['discard', 12])
  })

  rule('M19.4, M6.22', 'leaving on foot is owed: setting out will do', () => {
    const hill = location('Hill', { attributes: ['Country'] })
    expect(owing({ leaveBy: 'walk' }, { hand: [hill] }).play(hill, 'walk').sanity[1]).toBe(12)
    expect(owing({ leaveBy: 'walk' }, { hand: [hill] }).pass().sanity[1]).toBe(9)
  })

  rule('M19.4, M14.13', 'a defence is owed: it is seen in the next Combat', () => {
    const combat = (commits: boolean) => {
      const t = owing('defend', { allies: [ally('Webb', 2)] })
      expect(t.sanity[1]).toBe(12)
      t.pass().pass()
      while (t.state.phase === 'combat' && t.question?.ask === 'which card') {
        if (commits && t.among.includes('Webb')) t.choose('Webb')
        else t.done()
      }
      return t.sanity[1]
    }
    expect([combat(true), combat(false)]).toEqual([12, 9])
  })
})

describe('a route that a card in play opens', () => {
  const way: Rule = { kind: 'permit', permit: { route: { region: 'different', placed: 'rightSideUp' } } }
  const paris = location('Paris', { region: 'Europe', subregion: 'Paris' })

  rule('M6.13, M17.1', 'leads where no Travel Event is needed then', () => {
    expect(play({ hand: [paris] }).against(paris)).toEqual(['M6.13'])
    const t = play({ hand: [paris], allies: [ally('Pilot', 1, { rules: [way] })] })
    expect(t.ways(paris)).toEqual(['arrive'])
    expect(t.play(paris).story(0)[0]).toBe('Paris')
    // It is the opponent's: it opens nothing.
    expect(play({ hand: [paris] }, { ...other, allies: [ally('Pilot', 1, { rules: [way] })] }).ways(paris)).toEqual([])
  })
})

describe('a route to another Subregion', () => {
  const cart = card({
    title: 'Cart',
    type: 'Event',
    subtype: 'Travel by Land',
    anyDimension: true,
    rules: [{ kind: 'on', on: 'played', do: [{ travel: { region: 'same', elsewhere: true, placed: 'rightSideUp' }, when: 'now' }] }],
  })
  const at = (title: string, subregion: string): PrintedCard => location(title, { region: 'Lovecraft Country', subregion })

  rule('M6.47', 'leads to no Location of the one it begins in', () => {
    const t = play({ hand: [cart, at('Chapel', 'Arkham'), at('Quay', 'Boston')], story: [at('Mill', 'Arkham')] }).play('Cart')
    expect(t.question?.ask).toBeDefined()
    expect(t.among).toEqual(['Quay'])
  })
})

describe('a route to where an opponent is', () => {
  const at = (title: string, region: string, subregion: string): PrintedCard => location(title, { region, subregion })
  const led = (region: 'opponentsRegion' | 'opponentsSubregion', dimension?: 'any') =>
    card({
      title: 'Dream',
      type: 'Event',
      anyDimension: true,
      rules: [
        { kind: 'on', on: 'played', do: [{ travel: { region, placed: 'rightSideUp', ...(dimension ? { dimension } : {}) }, when: 'now' }] },
      ],
    })
  const places = [
    at('Paris', 'Europe', 'Paris'),
    at('Crypt', 'Europe', 'Averoigne'),
    at('Quay', 'Lovecraft Country', 'Boston'),
    location('Vale', { region: 'The North', subregion: 'The North', dimension: 'dreamlands' }),
  ]
  const from = (event: PrintedCard, there: PrintedCard) =>
    play({ hand: [event, ...places], story: [at('Mill', 'Lovecraft Country', 'Arkham')] }, { ...other, story: [there] }).play('Dream').among

  rule('M6.40', 'leads to his Region, or his Subregion, and to another Dimension where the card says so', () => {
    expect(from(led('opponentsRegion'), at('Opera', 'Europe', 'Paris'))).toEqual(['Paris', 'Crypt'])
    expect(from(led('opponentsSubregion'), at('Opera', 'Europe', 'Paris'))).toEqual(['Paris'])
    const peak = location('Peak', { region: 'The North', subregion: 'The North', dimension: 'dreamlands' })
    expect(from(led('opponentsRegion'), peak)).not.toContain('Vale')
    expect(from(led('opponentsRegion', 'any'), peak)).toEqual(['Vale'])
  })
})

describe('what takes a Turn', () => {
  const drawing = (type: 'Artifact' | 'Ally'): PrintedCard =>
    card({
      title: 'Orb',
      type,
      anyDimension: true,
      value: 2,
      rules: [{ kind: 'action', window: 'turn', do: [{ sanity: 1, sign: 1, who: 'you' }] }],
    })

  rule('M8.6, M14.25', 'is an opportunity in Combat, for an Artifact whose text does not forbid it, and for nothing else', () => {
    const inCombat = (type: 'Artifact' | 'Ally') => {
      const t = play({ [type === 'Ally' ? 'allies' : 'assets']: [drawing(type)], threat: [monster('Ghoul', 1)] }, { ...other, allies: [] })
      t.pass().pass()
      while (t.question !== undefined && t.question.ask !== 'what to cast or use' && t.state.phase === 'combat') t.done()
      return t.state.phase === 'combat' && t.offers('use', 'Orb')
    }
    expect([inCombat('Artifact'), inCombat('Ally')]).toEqual([true, false])
  })
})

describe('a Monster that was taken', () => {
  rule('M1.19, M1.42, M9.48', 'is known to who took it and to its owner, and to no third player', () => {
    const ghoul = monster('Ghoul', 2)
    const state = table({ seats: [{ threat: [{ lay: ghoul, owner: 1 }] }, other, other] }).state
    const faces = [0, 1, 2].map((viewer) => mythos.view(state, viewer).areas[0]!.threat[0]!.face?.title)
    expect([...faces, mythos.view(state).areas[0]!.threat[0]!.face?.title]).toEqual(['Ghoul', 'Ghoul', undefined, undefined])
  })
})

describe('one of two things', () => {
  const desertion = event('Desertion', {
    kind: 'on',
    on: 'played',
    do: [
      {
        choose: [
          [{ move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'choose', by: 'opponent', n: 2 }, to: 'bury' }],
          [{ sanity: 3, sign: -1, who: 'opponent' }],
        ],
        by: 'opponent',
      },
    ],
  })
  const rivalWith = (...assets: PrintedCard[]) => play({ hand: [desertion] }, { ...other, assets }).play(desertion)

  rule('M17.25', 'what cannot be done in full is no choice where the other can', () => {
    const both = rivalWith(artifact('Lamp'), artifact('Rope'))
    expect(both.question?.ask).toBe('which way')
    const poor = rivalWith(artifact('Lamp'))
    expect([poor.where('Lamp'), poor.sanity[1]]).toEqual(['asset', 9])
  })
})
