/** M9: Tomes, Spells and casting. */
import { describe, expect, test } from 'vitest'
import type { Act } from '../../../grammar/ast.ts'
import type { Icon, PrintedCard } from '../../../grammar/card.ts'
import { maximum } from '../../../src-main/games/mythos/player-numbers.ts'
import { castingCost } from '../../../src-main/games/mythos/using.ts'
import { ally, card, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

const library = location('Library', { attributes: ['City', 'Tome'] })
const plain = location('Quiet Street')
const at = (story: PrintedCard[], hand: PrintedCard[], more: Partial<SeatSetup> = {}) =>
  table({ seats: [{ story, hand, ...more }, { story: [location('Elsewhere', { subregion: 'Boston' })] }] })
const tome = (title: string, capacity: number, icons: string[], more: Partial<PrintedCard> = {}) =>
  card({ title, type: 'Tome', anyDimension: true, spellCapacity: capacity, icons, ...more })
const spell = (title: string, icon = 'Eye', more: Partial<PrintedCard> = {}) =>
  card({
    title,
    type: 'Spell',
    anyDimension: true,
    icons: [icon],
    sanity: -1,
    rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }],
    ...more,
  })
const reads = (list: string[], mode: 'and' | 'or' = 'and') => ({ languages: { mode, list } })
const deck = () => [ally('First Drawn', 1), ally('Next Drawn', 1), ally('Last Drawn', 1)]
/** An Artifact that forbids something of the card it aims at, until the end of the Round. */
const seal = (title: string, what: Act) =>
  card({
    title: 'Seal',
    type: 'Artifact',
    anyDimension: true,
    rules: [
      {
        kind: 'action',
        window: 'turn',
        target: { is: { title }, n: 1, pick: 'choose' },
        do: [{ start: { kind: 'forbid', who: 'each', what }, until: 'round' }],
      },
    ],
  })

describe('Tomes', () => {
  rule('M9.1, M9.2', 'need a Tome Location and somebody who reads the language', () => {
    const book = tome('Book', 1, ['Eye'], reads(['Greek']))
    expect(at([plain], [book], { investigator: reads(['Greek']) }).why(book).reasons).toMatchObject([
      { rule: 'M9.1', remedy: 'Go to a Location with the Tome attribute.' },
    ])
    expect(at([library], [book]).why(book).reasons).toEqual([
      { rule: 'M9.1', why: 'Nobody of yours can read Greek.', remedy: 'Bring an Ally who knows the language.' },
    ])
    expect(at([library], [book], { investigator: reads(['Greek']) }).against(book)).toEqual([])
    expect(at([library], [book], { allies: [{ lay: ally('Greek', 1, reads(['Greek'])), faceDown: true }] }).against(book)).toEqual(['M9.1'])
  })

  test('[MX25, M9.3, M9.2] two languages joined by "and" need both, though different people may know each', () => {
    const voynich = tome('The Voynich Manuscript', 3, ['Eye'], reads(['Greek', 'Latin']))
    const investigator = reads(['English', 'Latin'])
    expect(at([library], [voynich], { investigator }).against(voynich)).toEqual(['M9.1'])
    expect(at([library], [voynich], { investigator, allies: [ally('Scholar', 1, reads(['Greek']))] }).against(voynich)).toEqual([])
  })

  test('[MX26, M9.4, M9.5] joined by "or" any one is enough; once in play it stays usable', () => {
    const pnakotic = tome('Pnakotic Manuscripts', 2, ['Eye'], reads(['Atlantean', 'Hyperborean'], 'or'))
    expect(at([library], [pnakotic], { allies: [ally('Reader', 1, reads(['Hyperborean']))] }).against(pnakotic)).toEqual([])
    const t = at([library], [spell('Whisper')], { assets: [pnakotic] }).play('Whisper')
    expect(t.entry('Whisper').on).toBe(no(t.state, pnakotic))
  })

  rule('M9.6', 'hold no more Spells than their capacity, and the reason says so', () => {
    const t = at([plain], [spell('Another')], { assets: [{ lay: tome('Book', 1, ['Eye']), bears: [spell('Held')] }] })
    expect(t.why('Another').reasons).toMatchObject([{ rule: 'M9.6', why: 'The Tome is full.' }])
  })

  rule('M9.7', 'if the capacity falls, the owner buries Spells of choice', () => {
    const lens = card({
      title: 'Lens',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { stat: 'spellCapacity', by: 1, of: { is: { type: 'Tome' } } } }],
    })
    const theft = card({
      title: 'Theft',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Artifact' }, of: 'opponent' }, to: 'bury' }] }],
    })
    const t = table({
      seats: [
        { story: [plain], hand: [theft] },
        { story: [plain], assets: [lens, { lay: tome('Book', 2, ['Eye']), bears: [spell('One'), spell('Two'), spell('Three')] }] },
      ],
    }).play(theft)
    expect([t.seat, t.among]).toEqual([1, ['One', 'Two', 'Three']])
    t.choose('Two')
    expect(['One', 'Two', 'Three'].map((each) => t.where(each))).toEqual(['spell', 'story', 'spell'])
  })

  rule('M9.8, M9.9', 'benefits of Tomes are not cumulative: the largest applies', () => {
    const wise = (title: string, by: number) => tome(title, 0, [], { rules: [{ kind: 'static', effect: { stat: 'handMax', by } }] })
    const { state } = at([library], [], { assets: [wise('Small Book', 1), wise('Great Book', 3)] })
    expect(maximum(state, 0)).toBe(8)
  })

  rule('M9.10', 'any number of Tomes, of one Title too', () => {
    const book = tome('Book', 1, ['Eye'])
    expect(at([library], [book], { assets: [tome('Book', 1, ['Eye']), tome('Book', 1, ['Eye'])] }).against(book)).toEqual([])
  })

  rule('M9.11', 'one given to an Ally acts with it as one card and still takes Spells', () => {
    const porter = ally('Porter', 1, { rules: [{ kind: 'static', effect: { carries: { type: 'Tome' } } }] })
    const t = at([plain], [tome('Book', 1, ['Eye']), spell('Whisper')], { allies: [porter] })
      .play('Book')
      .done()
      .untilTurnOf(0)
      .play('Whisper')
    expect([t.entry('Book').on, t.entry('Whisper').on]).toEqual([no(t.state, porter), no(t.state, 'Book')])
  })

  rule('M9.12', 'when a Tome is lost its Spells are lost in the same way', () => {
    const theft = card({
      title: 'Theft',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Tome' }, of: 'opponent' }, to: 'discard' }] }],
    })
    const t = table({
      seats: [
        { story: [plain], hand: [theft] },
        { story: [plain], assets: [{ lay: tome('Book', 2, ['Eye']), bears: [spell('Held')] }] },
      ],
    }).play(theft)
    expect(t.discard(1).sort()).toEqual(['Book', 'Held'])
  })

  rule('M9.13, M9.22', 'a face-down Tome takes no Spells and none is cast from it; nor is a face-down Spell', () => {
    const t = at([plain], [spell('Another')], {
      deck: deck(),
      assets: [{ lay: tome('Book', 2, ['Eye']), faceDown: true, bears: [spell('Held')] }],
    })
    expect([t.against('Another'), t.offers('cast', 'Held')]).toEqual([['M9.15'], false])
    const asleep = at([plain], [], {
      deck: deck(),
      assets: [{ lay: tome('Book', 2, ['Eye']), bears: [{ lay: spell('Held'), faceDown: true }] }],
    })
    expect(asleep.offers('cast', 'Held')).toBe(false)
  })
})

rule('M5.8, M9.22, M1.38', 'a Spell that was cast stays face-down when what holds it is turned down and up again', () => {
  const nap = card({
    title: 'Nap',
    type: 'Event',
    anyDimension: true,
    rules: [{ kind: 'on', on: 'played', do: [{ flip: { is: { type: 'Tome' }, of: 'you' }, face: 'down' }] }],
  })
  const book = tome('Book', 2, ['Eye'])
  const t = at([plain], [nap], { deck: deck(), assets: [{ lay: book, bears: [{ lay: spell('Cast'), faceDown: true }, spell('Fresh')] }] })
    .play(nap)
    .untilTurnOf(0)
  expect(t.offers('cast')).toBe(false)
  t.turnUp(book).untilTurnOf(0)
  expect([t.offers('cast', 'Cast'), t.offers('cast', 'Fresh')]).toEqual([false, true])
})

describe('putting Spells into play', () => {
  test('[MX16, M9.14] the icon decides, whatever other icons the Tome shows', () => {
    const [eltdown, cultus] = [tome('Eltdown Shards', 2, ['Folk', 'Eye']), tome('Cultus Maleficarum', 2, ['Yellow Sign'])]
    expect(at([plain], [spell('Elder Sign')], { assets: [eltdown] }).against('Elder Sign')).toEqual([])
    expect(at([plain], [spell('Elder Sign')], { assets: [cultus] }).why('Elder Sign').reasons).toEqual([
      { rule: 'M9.14', why: 'The Spell Icon does not match.', remedy: 'Play a Tome with the Eye icon.' },
    ])
  })

  rule('M9.15, M9.16, M9.17', 'adding one is a Turn, anywhere, and costs nothing', () => {
    const t = at([plain], [spell('Whisper'), spell('Second')], { assets: [tome('Book', 2, ['Eye'])] }).play('Whisper')
    expect([t.seat, t.sanity[0], t.where('Second')]).toEqual([1, 12, 'hand'])
    expect(at([plain], [spell('Whisper')]).why('Whisper').reasons).toMatchObject([{ rule: 'M9.15' }])
  })

  test('[MX53, M9.18, M9.14, M9.6, M9.19] with the Tome any number that match, up to its capacity', () => {
    const voynich = tome('The Voynich Manuscript', 3, ['Yellow Sign', 'Eye'])
    const spells = [
      spell('Elder Sign'),
      spell('Create Gate'),
      spell('Bless'),
      spell('Green Mist', 'Dream'),
      spell('Song of Hastur', 'Yellow Sign'),
    ]
    const t = at([library], [voynich, ...spells]).play(voynich)
    expect(t.among).toEqual(['Elder Sign', 'Create Gate', 'Bless', 'Song of Hastur'])
    t.choosePlay('Elder Sign').choosePlay('Song of Hastur').choosePlay('Create Gate')
    expect([t.seat, t.where('Bless'), t.where('Green Mist'), t.sanity[0]]).toEqual([1, 'hand', 'hand', 12])
    expect(['Elder Sign', 'Create Gate', 'Song of Hastur'].map((each) => t.entry(each).on)).toEqual(
      [0, 1, 2].map(() => no(t.state, voynich)),
    )
  })

  rule('M9.20', 'a Spell in play stays with its holder', () => {
    const t = at([plain], [], {
      assets: [{ lay: tome('Book', 2, ['Eye']), bears: [spell('Held')] }, tome('Other', 2, ['Eye'])],
      deck: deck(),
    })
    expect(t.legal.map((each) => each.do)).toEqual(['cast', 'pass'])
  })
})

describe('casting', () => {
  const blast = (more: Partial<PrintedCard> = {}) =>
    spell('Blast', 'Eye', {
      rules: [
        {
          kind: 'action',
          window: 'cast',
          target: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose', n: 1 },
          do: [{ move: { ref: 'target' }, to: 'bury' }],
        },
      ],
      ...more,
    })
  const casting = (what: PrintedCard, more: Partial<SeatSetup> = {}, allies: PrintedCard[] = [ally('One', 1), ally('Two', 1)]) =>
    table({
      seats: [
        { story: [plain], assets: [{ lay: tome('Book', 2, ['Eye']), bears: [what] }], deck: deck(), ...more },
        { story: [plain], allies },
      ],
    })

  rule('M9.23', 'a Spell that needs a target can be cast only if there is one', () => {
    expect([casting(blast()).offers('cast'), casting(blast(), {}, []).offers('cast')]).toEqual([true, false])
  })

  rule('M9.24, M9.25', 'pay, name the target, apply, turn face-down', () => {
    const t = casting(blast()).cast('Blast')
    expect([t.sanity[0], t.question?.ask, t.entry('Blast').faceDown]).toEqual([11, 'which card', false])
    t.choose('Two')
    expect([t.where('Two'), t.entry('Blast').faceDown, t.seat]).toEqual(['story', true, 1])
  })

  rule('M9.24, M2.21, M2.22', 'it cannot be cast for more than one has, and with the last point it has no effect', () => {
    expect(casting(blast({ sanity: -3 }), { sanity: 2 }).offers('cast')).toBe(false)
    const t = casting(blast(), { sanity: 1 }).cast('Blast')
    expect([t.sanity[0], t.state.over === undefined, t.where('One')]).toEqual([0, false, 'ally'])
  })

  rule('M9.26, M7.22, M8.13', 'what raises casting costs raises only what the Investigator pays', () => {
    const veil = card({ title: 'Veil', type: 'Event', rules: [{ kind: 'static', effect: { stat: 'castingCost', by: 2, who: 'each' } }] })
    const mage = ally('Mage', 1, { rules: [{ kind: 'static', effect: { holdsSpells: 1 } }] })
    const { state } = casting(blast(), { events: [veil], allies: [{ lay: mage, bears: [spell('Other')] }] })
    expect([castingCost(state, 0, no(state, 'Blast')), castingCost(state, 0, no(state, 'Other'))]).toEqual([3, 0])
  })

  rule('M9.27', 'an instant effect is done at once; a continuing one goes on', () => {
    const glow = spell('Glow', 'Eye', {
      rules: [{ kind: 'action', window: 'cast', do: [{ start: { kind: 'static', effect: { stat: 'handMax', by: 2 } }, until: 'round' }] }],
    })
    const t = casting(glow).cast('Glow')
    expect(maximum(t.state, 0)).toBe(7)
    expect(casting(spell('Instant')).cast('Instant').hand(0)).toEqual(['First Drawn'])
  })

  rule('M10.26', 'a card may forbid casting', () => {
    const hush = card({ title: 'Hush', type: 'Event', rules: [{ kind: 'forbid', who: 'each', what: 'castSpells' }] })
    expect(casting(blast(), { events: [hush] }).offers('cast')).toBe(false)
  })

  rule('M10.26', 'or casting of one kind of Spell, and no other', () => {
    const hush = card({
      title: 'Hush',
      type: 'Event',
      rules: [{ kind: 'forbid', who: 'each', what: { cast: { type: 'Spell', icon: 'Eye' } } }],
    })
    expect(casting(spell('Glow', 'Eye'), { events: [hush] }).offers('cast')).toBe(false)
    expect(casting(spell('Wave', 'Water'), { events: [hush] }).offers('cast')).toBe(true)
  })

  rule('M10.26', 'a Tome may be shut: to such Spells by its own text, or as what another card aims at', () => {
    const shut = tome('Shut', 2, ['Eye', 'Water'], {
      rules: [{ kind: 'forbid', who: 'each', what: { play: { type: 'Spell', icon: 'Eye' }, into: 'self' } }],
    })
    expect(at([plain], [spell('Glow', 'Eye')], { assets: [shut] }).why('Glow').reasons).toMatchObject([{ rule: 'M10.26' }])
    expect(at([plain], [spell('Wave', 'Water')], { assets: [shut] }).against('Wave')).toEqual([])
    const of = { ref: 'target' } as const
    const sealed = (what: Act) => {
      const books = ['Book', 'Other'].map((title) => ({ lay: tome(title, 2, ['Eye']), bears: [spell(`In ${title}`)] }))
      return at([plain], [spell('New')], { assets: [seal('Book', what), ...books] })
        .use('Seal')
        .untilTurnOf(0)
    }
    const cast = sealed({ cast: { type: 'Spell' }, from: of })
    expect([cast.offers('cast', 'In Book'), cast.offers('cast', 'In Other')]).toEqual([false, true])
    const laid = sealed({ play: { type: 'Spell' }, into: of }).play('New')
    expect(laid.entry('New').on).toBe(no(laid.state, 'Other'))
  })

  rule('M10.26, M7.22', 'what all Allies of a player know may be kept from being cast, and his Tomes serve as before', () => {
    const mage = (title: string) => ally(title, 1, { rules: [{ kind: 'static', effect: { holdsSpells: 1 } }] })
    const t = (text: string) =>
      at([plain], [], {
        events: [says('Stupor', 'Event', text)],
        allies: [{ lay: mage('Mage'), bears: [spell('Known')] }],
        assets: [{ lay: tome('Book', 1, ['Eye']), bears: [spell('Written')] }],
      })
    const offered = (text: string) => ['Known', 'Written'].map((title) => t(text).offers('cast', title))
    expect(offered('While this card is in play, your Allies may not cast Spells.')).toEqual([false, true])
    expect(offered("While this card is in play, your opponent's Allies may not cast Spells.")).toEqual([true, true])
  })

  rule('M10.26', 'what another card aims at may not be used', () => {
    const bell = card({
      title: 'Bell',
      type: 'Artifact',
      anyDimension: true,
      rules: [{ kind: 'action', window: 'turn', do: [{ draw: 1 }] }],
    })
    const t = at([plain], [], { assets: [seal('Bell', { use: {}, which: { ref: 'target' } }), bell], deck: deck() })
    expect(t.offers('use', 'Bell')).toBe(true)
    expect(t.use('Seal').untilTurnOf(0).offers('use', 'Bell')).toBe(false)
  })

  rule('M9.24', 'a card may hear of the casting of one kind of Spell, and of no other', () => {
    const ear = card({
      title: 'Ear',
      type: 'Event',
      rules: [{ kind: 'on', on: { spellCast: 'you', is: { type: 'Spell', icon: 'Eye' } }, do: [{ sanity: 1, who: 'you', sign: -1 }] }],
    })
    const lost = (cast: PrintedCard, title: string) => {
      const t = casting(cast, { events: [ear] })
      const before = t.sanity[0]!
      return before - t.cast(title).sanity[0]! - castingCost(t.state, 0, no(t.state, title))
    }
    expect([lost(spell('Glow', 'Eye'), 'Glow'), lost(spell('Wave', 'Water'), 'Wave')]).toEqual([1, 0])
  })
})

describe('places for one kind of Spell alone', () => {
  const star = () => card({ title: 'Star', type: 'Event', subtype: 'Star', anyDimension: true })
  const dzyan = () =>
    card({
      title: 'Old Book',
      type: 'Tome',
      anyDimension: true,
      icons: ['Water'],
      spellCapacity: 1,
      rules: [{ kind: 'static', if: { inPlay: { subtype: 'Star' }, of: 'anyone' }, effect: { holdsSpells: 1, icon: 'Yellow Sign' } }],
    })
  const spell = (title: string, ...icons: Icon[]) => card({ title, type: 'Spell', anyDimension: true, icons })
  const site = location('Library', { attributes: ['City', 'Tome'] })
  const at = (hand: PrintedCard[], bears: PrintedCard[], events = [star()]) =>
    table({
      seats: [
        { story: [site], hand: [...hand, monster('Filler', 1)], assets: [{ lay: dzyan(), bears }], events },
        { story: [site], hand: [monster('Other', 1)] },
      ],
    })

  rule('M9.6, M9.14', 'the further place takes its icon alone, and what lies there makes room for the Tome’s own', () => {
    const [tide, mask, both] = [spell('Tide', 'Water'), spell('Mask', 'Yellow Sign'), spell('Both', 'Water', 'Yellow Sign')]
    expect(at([mask], [tide]).ways(mask)).toEqual(['spell'])
    expect(at([tide], [mask]).ways(tide)).toEqual(['spell'])
    expect(at([spell('More', 'Water')], [tide]).ways('More')).toEqual([])
    expect(at([spell('More', 'Yellow Sign')], [mask]).ways('More')).toEqual([])
    // One that shows both icons makes way for what has but one place.
    expect([at([tide], [both]).ways(tide), at([mask], [both]).ways(mask)]).toEqual([['spell'], ['spell']])
    expect(at([mask], [], []).ways(mask)).toEqual([])
    expect(at([mask], [tide], []).ways(mask)).toEqual([])
  })

  rule('M9.7, M9.14', 'when the place goes, the Spell goes that no other place takes', () => {
    const night = card({
      title: 'Clouds',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { subtype: 'Star' } }, to: 'bury' }] }],
    })
    const t = at([night], [spell('Mask', 'Yellow Sign'), spell('Tide', 'Water')]).play(night)
    expect([t.where('Mask'), t.where('Tide'), t.seat]).toEqual(['story', 'spell', 1])
  })

  rule('M9.18', 'a Tome that is played with Spells has the place already', () => {
    const t = table({
      seats: [
        { story: [site], hand: [dzyan(), spell('Mask', 'Yellow Sign'), spell('Tide', 'Water'), spell('Wave', 'Water')], events: [star()] },
        { story: [site] },
      ],
    }).play('Old Book')
    expect(t.among.toSorted()).toEqual(['Mask', 'Tide', 'Wave'])
    t.choosePlay('Tide')
    expect(t.among).toEqual(['Mask'])
  })

  rule('M9.7, M7.19', 'an Ally who can hold no Spell any more loses the one he holds', () => {
    const case_ = card({
      title: 'Case',
      type: 'Artifact',
      anyDimension: true,
      rules: [
        { kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: true } },
        { kind: 'static', effect: { holdsSpells: 1, of: { ref: 'host' } } },
      ],
    })
    const theft = card({
      title: 'Theft',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Artifact' }, of: 'opponent' }, to: 'bury' }] }],
    })
    const t = table({
      seats: [
        { story: [site], hand: [theft, monster('Filler', 1)] },
        { story: [site], allies: [{ lay: ally('Webb', 1), bears: [case_, spell('Charm', 'Eye')] }], hand: [monster('Other', 1)] },
      ],
    }).play(theft)
    expect([t.where('Case'), t.where('Charm'), t.where('Webb')]).toEqual(['story', 'story', 'ally'])
  })
})
