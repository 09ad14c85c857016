/** M19: wordings that many cards share. */
import { describe, expect } from 'vitest'
import type { Op, Rule, Waiver } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { ally, card, location, type SeatSetup, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'

const bolton = location('Bolton', { attributes: ['City', 'Artifact'] })
const event = (title: string, ...rules: Rule[]) => card({ title, type: 'Event', anyDimension: true, rules })
const does = (title: string, ...ops: Op[]) => event(title, { kind: 'on', on: 'played', do: ops })
const at = (hand: PrintedCard[], theirs: Partial<SeatSetup> = {}, mine: Partial<SeatSetup> = {}) =>
  table({
    seats: [
      { story: [bolton], hand, ...mine },
      { story: [bolton], ...theirs },
    ],
  })

describe('losing and protecting', () => {
  const theft = () => does('Theft', { move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'discard' })
  const orb = () => card({ title: 'Orb', type: 'Artifact' })
  const guard = () => standard('The Terrible Old Man')

  rule('M19.7', 'a protection replaces the loss at the moment of the loss, on another’s Turn, if its player wants', () => {
    const t = at([theft()], { assets: [orb()], allies: [guard()] }).play('Theft')
    expect([t.seat, t.question?.ask]).toEqual([1, 'whether'])
    t.yes()
    expect([t.where('Orb'), t.where('The Terrible Old Man'), t.where('Theft')]).toEqual(['asset', 'story', 'story'])
    const refused = at([theft()], { assets: [orb()], allies: [guard()] })
      .play('Theft')
      .no()
    expect([refused.where('Orb'), refused.where('The Terrible Old Man')]).toEqual(['discard', 'ally'])
  })
  rule('M19.7', 'not for what its own player does', () => {
    const sale = does('Sale', { move: { is: { type: 'Artifact' }, of: 'you' }, to: 'discard' })
    const t = at([sale], {}, { assets: [orb()], allies: [guard()] }).play('Sale')
    expect([t.where('Orb'), t.seat]).toEqual(['discard', 1])
  })
})

describe('choosing and counting', () => {
  rule('M19.11', 'a random Ally is any of them, face-up or face-down', () => {
    const gone = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const panic = does('Panic', { move: { is: { type: 'Ally' }, of: 'opponent', pick: 'random', n: 1 }, to: 'bury' })
      const t = table({
        seed,
        seats: [
          { story: [bolton], hand: [panic] },
          { story: [bolton], allies: [ally('Up', 1), { lay: ally('Down', 1), faceDown: true }] },
        ],
      }).play(panic)
      for (const each of ['Up', 'Down']) if (t.where(each) === 'story') gone.add(each)
    }
    expect([...gone].sort()).toEqual(['Down', 'Up'])
  })
  rule('M19.13', 'up to so many points means the current value, with Weapons unless they are left out', () => {
    const hit = (withoutWeapon: boolean) => {
      const blow = event('Blow', {
        kind: 'on',
        on: 'played',
        target: {
          is: { type: 'Ally', value: { max: 2, ...(withoutWeapon ? { withoutWeapon } : {}) } },
          of: 'opponent',
          pick: 'choose',
          n: 1,
        },
        do: [{ move: { ref: 'target' }, to: 'bury' }],
      })
      return at([blow], { allies: [{ lay: ally('Armed', 2), bears: [weapon('Gun', 2)] }] }).against(blow)
    }
    expect([hit(false), hit(true)]).toEqual([['M10.3'], []])
  })
  rule('M19.13', 'a value lower than that of this card is compared with its current value', () => {
    const sold: Rule = {
      kind: 'on',
      on: 'played',
      do: [{ move: { is: { type: 'Ally', value: { than: 'lower' } }, of: 'opponent' }, to: 'bury' }],
    }
    const trader = ally('Trader', 2, { rules: [sold] })
    const t = at([trader], { allies: [ally('Weak', 1), ally('Even', 2), ally('Strong', 3)] }).play(trader)
    expect(['Weak', 'Even', 'Strong'].map((each) => t.where(each))).toEqual(['story', 'ally', 'ally'])
  })
  rule('M19.16', 'a card that also counts as another does so for the purpose named', () => {
    const solstice = (rules: Rule[]) => card({ title: 'Midsummer', type: 'Event', subtype: 'Day', rules })
    const cave = location('Cave', { gate: true, attributes: ['Underground'] })
    const call = (rules: Rule[]) =>
      table({ seats: [{ story: [cave], hand: [standard('Tulzscha')], events: [solstice(rules)] }, {}] }).against('Tulzscha')
    expect([call([]), call([{ kind: 'static', effect: { countsAs: 'Solstice' } }])]).toEqual([['M11.46'], []])
  })
})

describe('going and finding', () => {
  rule('M19.10', '"as if walking" places the Location crosswise, and it is reached by a later rotation', () => {
    const path = does('Hidden Path', { travel: { region: 'any', placed: 'walking' }, when: 'now' })
    const museum = location('British Museum', { region: 'Europe', subregion: 'London', sanity: 2 })
    const t = at([path, museum]).play(path).choosePlay(museum)
    expect([t.state.players[0]!.spot?.crosswise, t.sanity[0]]).toEqual([true, 12])
    expect(t.untilTurnOf(0).arrive().sanity[0]).toBe(14)
  })
  rule('M19.10', 'travel of which the Sanity is ignored costs nothing, and gives nothing where that is ignored, too', () => {
    const sanityAfter = (sanity: number, free?: 'loss' | 'either') => {
      const path = does('Hidden Path', { travel: { region: 'any', placed: 'rightSideUp', ...(free ? { free } : {}) }, when: 'now' })
      const museum = location('British Museum', { region: 'Europe', subregion: 'London', sanity })
      return at([path, museum]).play(path).choosePlay(museum).sanity[0]
    }
    expect([sanityAfter(-2), sanityAfter(-2, 'loss'), sanityAfter(2, 'loss'), sanityAfter(2, 'either')]).toEqual([10, 12, 14, 12])
  })
  rule('M19.9', 'who would not come from here may, in the Region', () => {
    const train = standard('Train')
    const salem = ally('Salemite', 1, { foundAt: { region: 'Lovecraft Country', subregion: 'Salem' } })
    const parisian = ally('Parisian', 1, { foundAt: { region: 'Europe', subregion: 'Paris' } })
    const t = at([salem, parisian], {}, { story: [train, bolton] }).use(train)
    expect(t.among).toEqual(['Salemite'])
  })
  rule('M19.9', 'what waives the Region waives the place within it, for a deed and for good', () => {
    const salem = ally('Salemite', 1, { foundAt: { region: 'Lovecraft Country', subregion: 'Salem' } })
    const parisian = ally('Parisian', 1, { foundAt: { region: 'Europe', subregion: 'Paris' } })
    const dreamer = ally('Dreamer', 1, { dimension: 'dreamlands', foundAt: { region: 'The West', subregion: 'Ulthar' } })
    const call = does('Call', { play: { type: 'Ally' }, from: 'hand', waive: ['region'] })
    expect(at([call, salem, parisian, dreamer]).play(call).among).toEqual(['Salemite', 'Parisian'])
    const beacon = (...waive: Waiver[]) =>
      card({ title: 'Beacon', type: 'Artifact', rules: [{ kind: 'permit', permit: { play: { type: 'Ally' }, waive } }] })
    const refused = (...waive: Waiver[]) => {
      const t = at([salem, parisian, dreamer], {}, { assets: [beacon(...waive)] })
      return [salem, parisian, dreamer].map((each) => t.against(each))
    }
    expect(refused('region')).toEqual([[], [], ['M6.15']])
    expect(refused('region', 'dimension')).toEqual([[], [], []])
    expect(refused('dimension')).toEqual([['M7.1'], ['M7.1'], []])
    expect(refused('place')).toEqual([[], ['M7.1'], ['M6.15', 'M7.1']])
  })
  rule('M19.15', 'who can survive Space at that moment pays nothing', () => {
    const moon = location('Moon', {
      rules: [{ kind: 'on', on: 'turnStart', if: { not: { canSurvive: 'Space' } }, do: [{ sanity: 5, who: 'you', sign: -1 }] }],
    })
    const helm = card({ title: 'Helm', type: 'Artifact', rules: [{ kind: 'static', effect: { survives: ['Space'] } }] })
    const begin = (assets: PrintedCard[]) =>
      table({ seats: [{ story: [moon], assets }, {}], agenda: [{ do: 'begin turn', seat: 0 }] }).sanity[0]
    expect([begin([]), begin([helm])]).toEqual([7, 12])
  })
  rule('M19.17', 'a revealed card has only the effect that the revealing card states, and goes where it says', () => {
    const gift = location('Gift', { rules: [{ kind: 'on', on: 'arrived', do: [{ sanity: 9, who: 'you', sign: 1 }] }], sanity: -2 })
    const t = table({
      seats: [{ story: [standard('Waterbury State Hospital'), bolton], spot: { crosswise: true }, deck: [gift, bolton] }, {}],
    }).arrive()
    expect([t.sanity[0], t.where(gift)]).toEqual([12 + 4 - 2, 'discard'])
  })
  rule('M19.18, M8.8', 'a card recovered into play applies its pentagram and must be legal to have', () => {
    const dear = card({ title: 'Dear Orb', type: 'Artifact', anyDimension: true, sanity: -2 })
    const gun = weapon('Gun', 1)
    const alien = card({ title: 'Alien', type: 'Artifact', dimension: 'new-aeon' })
    const t = at([], {}, { story: [standard('Namquit Point'), dear, gun, alien] }).use('Namquit Point')
    expect(t.among).toEqual(['Dear Orb'])
    t.choosePlay(dear)
    expect([t.where(dear), t.where(gun), t.where(alien), t.sanity[0]]).toEqual(['asset', 'story', 'story', 12 - 2 - 2])
  })
  rule('M19.20, M15.3', '"for the remainder of the Round" includes Combat', () => {
    const zeal = event('Zeal', { kind: 'static', effect: { value: 2, of: { is: { type: 'Ally' } } }, until: 'round' })
    const t = at([zeal], { investigator: { hand: 0 } }, { allies: [ally('Friend', 1)], investigator: { hand: 0 } }).play(zeal)
    t.pass().pass()
    if (t.question?.ask === 'what to play') t.pass()
    expect([t.state.phase, t.where(zeal)]).toEqual(['combat', 'event'])
  })
})
