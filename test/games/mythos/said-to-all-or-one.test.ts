/** What lies over all players is said to each of them (M10.22, M10.25, M11.52), and a Phobia to him on whom it lies (M10.14). */
import { describe, expect, it, test } from 'vitest'
import type { Rule } from '../../../grammar/ast.ts'
import { ally, card, location, monster, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { bolton, quay, two } from '../../support/two-places.ts'

const thing = (title: string) => card({ title, type: 'Artifact', anyDimension: true })
const tool = (text: string) => says('Tool', 'Artifact', `As your Turn: ${text}.`)
const hill = location('Hill', { subregion: 'Kingsport' })
const three = (first: SeatSetup, second: SeatSetup = {}, third: SeatSetup = {}): Table =>
  table({
    seats: [
      { story: [bolton], sanity: 20, ...first },
      { story: [quay], sanity: 20, ...second },
      { story: [hill], sanity: 20, ...third },
    ],
  })
const god = (text: string): SeatSetup => ({ goo: [says('Dreamer', 'Monster', text, { subtype: 'Great Old One', goo: true })] })
const star = (text: string): SeatSetup => ({ events: [says('Comet', 'Event', text, { subtype: 'Star' })] })
const fear = (text: string) => says('Fear', 'Event', text, { subtype: 'Phobia', target: "Opponent's Investigator" })

describe.each([
  ['[M11.52] a Great Old One', god],
  ['[M10.25] a Star', star],
])('%s', (_, over) => {
  it('offers a use to every player, so often to each', () => {
    const t = two(over('As your Turn, once a Round, pay 1 Sanity: draw one card.'), { deck: [thing('Map')] })
    const [use] = t.legal.filter((each) => each.do === 'use')
    t.take(use!)
    expect([t.seat, t.sanity[0], t.legal.filter((each) => each.do === 'use')]).toEqual([1, 11, [use]])
    t.take(use!).pass()
    expect([t.sanity, t.offers('use')]).toEqual([[11, 11], false])
  })

  it('spares every player', () => {
    const spared = over('If you would lose Sanity, you may discard one card from your Hand instead.')
    const t = two({ assets: [tool('lose 2 Sanity')], hand: [thing('Map')] }, spared).use('Tool')
    expect([t.seat, t.question?.ask]).toEqual([0, 'whether'])
    expect(t.yes().sanity).toEqual([12, 12])
  })

  it('speaks to the Threats of a Battle between others (M14.33)', () => {
    const t = three(over('When Monsters are revealed, each player loses 1 Sanity.'), { threat: [monster('Beast', 0)] })
    t.pass().pass().choosePlayer(2)
    expect(t.sanity).toEqual([19, 19, 19])
  })
})

describe('[M10.14] a Phobia', () => {
  it('spares him on whom it lies, and nobody else', () => {
    const text = 'If you would lose an Ally, lose 1 Sanity instead.'
    const knife = { allies: [ally('Guard', 1)], assets: [tool('bury one of your Allies')] }
    const his = two(knife, { events: [{ lay: fear(text), affects: 0 }] }).use('Tool')
    expect([his.where('Guard'), his.sanity]).toEqual(['ally', [11, 12]])
    const anothers = two({ ...knife, events: [{ lay: fear(text), affects: 1 }] }).use('Tool')
    expect([anothers.where('Guard'), anothers.sanity]).toEqual(['story', [12, 12]])
  })

  it('leaves to him what he may do at a moment, who pays for it', () => {
    const t = two({ events: [{ lay: fear('At the start of your Turn, you may pay 2 Sanity to bury this card.'), affects: 1 }] }).pass()
    expect([t.seat, t.question?.ask]).toEqual([1, 'whether'])
    expect([t.yes().sanity, t.where('Fear')]).toEqual([[12, 10], 'story'])
  })

  it('speaks in his Battles, not in those of who has played it', () => {
    const events = [{ lay: fear('When Monsters are revealed, lose 1 Sanity.'), affects: 1 }]
    const t = three({ events }, { threat: [monster('Beast', 0)] })
      .pass()
      .pass()
      .choosePlayer(2)
    expect(t.sanity).toEqual([20, 19, 20])
  })

  it('waits for what it names: "as soon as" (M10.17)', () => {
    const events = [{ lay: fear('As soon as you have fewer than 5 Sanity, discard one card from your Hand.'), affects: 0 }]
    const t = two({ sanity: 6, assets: [tool('lose 2 Sanity')], hand: [thing('Map')] }, { events }).use('Tool')
    expect(t.discard(0)).toEqual(['Map'])
  })
})

test.each(['Great Old One', 'Night', null])(
  '[M10.9] of what is over all, or done at once, it is not said for whom it waits: %s',
  (subtype) => {
    const type = subtype === 'Great Old One' ? 'Monster' : 'Event'
    const text = 'As soon as you have fewer than 5 Sanity, discard one card from your Hand.'
    expect(() => says('Fear', type, text, subtype === null ? {} : { subtype })).toThrow('for whom, and how long')
  },
)

test.each(['lose 2 Sanity', 'pay 2 Sanity to draw one card'])('[M5.15] "as soon as" is at once, whatever makes it so: %s', (deed) => {
  const weak = says('Weak', 'Ally', 'As soon as you have fewer than 5 Sanity, bury this card.', { value: 1 })
  const t = two({ sanity: 6, allies: [weak], assets: [says('Tool', 'Artifact', `As your Turn, ${deed}.`)], deck: [thing('Map')] })
  expect(t.use('Tool').where('Weak')).toBe('story')
})

test('[M13.14] the end of a Turn comes before Combat, also of the last one', () => {
  const horn = says('Horn', 'Artifact', 'As your Turn, flip this card: each of your Allies gains 2 until the end of your next Turn.')
  const t = two({ allies: [ally('Guard', 1)], assets: [horn] }, { threat: [monster('Beast', 2)] })
  t.use('Horn').pass().pass()
  expect(t.choose('Guard').sanity).toEqual([11, 12])
})

test('[M9.39] a Summoned Monster does what it does for a loss, for which no Cosmic Battle is fought', () => {
  const text = 'Each time this Monster causes a loss of Sanity, your opponent discards one card.'
  const beast = says('Beast', 'Monster', text, { subtype: 'Lesser Servitor', value: 2 })
  const tome = card({ title: 'Codex', type: 'Tome', anyDimension: true, spellCapacity: 1, icons: ['Moon'] })
  const rite = says('Rite', 'Spell', 'When cast: Summon one Lesser Servitor.', { icons: ['Moon'] })
  const t = two({ assets: [{ lay: tome, bears: [rite] }], hand: [beast] }, { hand: [thing('Map')] }).cast('Rite')
  expect([t.sanity, t.discard(1), t.where('Beast')]).toEqual([[12, 10], ['Map'], 'story'])
})

describe('[M1.16] one looks at the Hands of several', () => {
  const eye = says('Eye', 'Artifact', 'As your Turn, look at the Hand of each opponent.')

  it('but not into one that a card keeps shut', () => {
    const vault = says('Vault', 'Artifact', 'No player may look at your Hand.')
    const t = three({ assets: [eye] }, { hand: [thing('Map')] }, { hand: [thing('Lamp')], assets: [vault] }).use('Eye')
    expect(t.question).toMatchObject({ prompt: 'You look at: Map.' })
  })

  it('and each of them hears of it', () => {
    const spy = says('Spy', 'Ally', 'When an opponent looks at your Hand, draw one card.', { value: 1 })
    const t = three({ assets: [eye] }, { hand: [thing('Map')] }, { hand: [thing('Lamp')], allies: [spy], deck: [thing('Rope')] })
    expect(t.use('Eye').chooseWay(0).hand(2)).toEqual(['Lamp', 'Rope'])
  })
})

test('[M17.7] whose Special Effects are ignored says nothing when it is played', () => {
  const hush: Rule = { kind: 'static', effect: { noEffects: true, of: { is: { type: 'Artifact' }, of: 'each', pick: 'all' } } }
  const codex = says('Codex', 'Artifact', 'When played: draw one card.')
  const seat = { hand: [codex], deck: [thing('Map')] }
  expect(two(seat).play('Codex').hand(0)).toEqual(['Map'])
  expect(
    two(seat, { events: [card({ title: 'Hush', type: 'Event', subtype: 'Star', rules: [hush] })] })
      .play('Codex')
      .hand(0),
  ).toEqual([])
})

test.each(['Great Old One', 'Star'])('[M11.52] whose cards are meant is said of what is over all: %s', (subtype) => {
  const type = subtype === 'Star' ? 'Event' : 'Monster'
  expect(() => says('Comet', type, 'When one of your Allies is buried, lose 1 Sanity.', { subtype })).toThrow('each player, or you alone')
  const each = says('Comet', type, 'When an Ally of any player is buried, that player loses 1 Sanity.', {
    subtype,
    goo: type === 'Monster',
  })
  const over = type === 'Event' ? { events: [each] } : { goo: [each] }
  const t = three({ assets: [tool('bury one Ally of your opponent')] }, { allies: [ally('Guard', 1)] }, over)
  expect(t.use('Tool').sanity).toEqual([20, 19, 20])
})
