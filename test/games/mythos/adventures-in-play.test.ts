/** M12: playing Adventures, and which cards count for them. How words are read and matched is proved in adventure.test.ts. */
import { describe, expect, test } from 'vitest'
import type { Kind, RecipeCondition, Rule, Slot } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { progress } from '../../../src-main/games/mythos/evidence.ts'
import { ally, card, location, monster, no, type SeatSetup, titles, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const bolton = location('Bolton')
const slot = (kind: Kind | readonly Kind[], count = 1, more: Partial<Slot> = {}): Slot => ({
  phrase: 'A CARD',
  at: 0,
  count,
  distinctTitles: false,
  anyOf: Array.isArray(kind) ? (kind as readonly Kind[]) : [kind as Kind],
  ...more,
})
const tale = (slots: readonly Slot[], conditions: readonly RecipeCondition[] = [], more: Partial<PrintedCard> = {}) =>
  card({ title: 'The Tale', type: 'Adventure', subtype: 'Quest', points: 5, sanity: 2, recipe: { slots, conditions }, ...more })
/** Whether a tale that asks for these can be told with what the seats have. */
const met = (wanted: PrintedCard, mine: Partial<SeatSetup>, theirs: Partial<SeatSetup> = {}) =>
  table({
    seats: [
      { story: [bolton], hand: [wanted], ...mine },
      { story: [bolton], ...theirs },
    ],
  }).against(wanted).length === 0

describe('playing an Adventure', () => {
  const easy = tale([slot({ type: 'Location' })])
  rule('M12.1, M12.4, M12.6, M12.9', 'a Turn: points and Sanity at once, then it lies face-up among the completed ones', () => {
    const t = table({ seats: [{ story: [bolton], hand: [easy] }, { story: [bolton] }] }).play(easy)
    expect([t.state.players[0]!.points, t.sanity[0], t.entry(easy).area, t.entry(easy).faceDown, t.seat]).toEqual([
      5,
      14,
      'adventure',
      false,
      1,
    ])
  })

  rule('M12.47', 'what it says is done when it is played is done before the Story Deck is cleared', () => {
    const book = card({ title: 'Book', type: 'Tome' })
    const recall: Rule = {
      kind: 'on',
      on: 'played',
      do: [{ move: { is: { type: 'Tome' }, in: 'story', pick: 'choose', n: 1 }, to: 'hand' }],
    }
    const told = (rules: readonly Rule[]) =>
      table({
        seats: [{ story: [bolton, book], hand: [tale([slot({ type: 'Tome' })], [], { rules })] }, { story: [bolton] }],
        mode: 'campaign',
      }).play('The Tale')
    const recalled = told([recall])
    expect([recalled.where('Book'), recalled.story(0), recalled.state.players[0]!.points, recalled.sanity[0]]).toEqual([
      'hand',
      ['Bolton'],
      5,
      14,
    ])
    expect(told([]).where('Book')).not.toBe('hand')
    // What is done may be nothing at all: the story is told all the same.
    const idle: Rule = { ...recall, do: [{ move: { is: { type: 'Artifact' }, in: 'story', pick: 'choose', n: 1 }, to: 'hand' }] }
    expect(told([idle]).story(0)).toEqual(['Bolton'])
  })

  rule('M10.26', 'unless a card forbids it', () => {
    const rules: Rule[] = [{ kind: 'forbid', who: 'you', what: { play: { type: 'Adventure' } } }]
    const ban = card({ title: 'Ban', type: 'Artifact', anyDimension: true, rules })
    expect([met(easy, {}), met(easy, { assets: [ban] }), met(easy, {}, { assets: [ban] })]).toEqual([true, false, true])
  })

  rule('M12.1, M12.43', 'only while every requirement is met, and the reason says so', () => {
    const hard = tale([slot({ type: 'Tome' })])
    const t = table({ seats: [{ story: [bolton], hand: [hard] }, {}] })
    expect(t.why(hard).reasons).toEqual([
      { rule: 'M12.43', why: 'The recipe is not complete.', remedy: 'See what is missing in the requirement tracker.' },
    ])
  })

  rule('M12.5', 'needs no particular place', () => {
    expect(met(easy, { story: [location('Ahead'), bolton], spot: { crosswise: true } })).toBe(true)
  })

  rule('M12.7', 'one of a Title in a game', () => {
    const again = tale([slot({ type: 'Location' })])
    const t = table({ seats: [{ story: [bolton], hand: [again], adventures: [easy] }, {}] })
    expect(t.why(again).reasons).toEqual([
      { rule: 'M12.7', why: 'You have already completed this Adventure.', remedy: 'Nothing makes it legal again.' },
    ])
    expect(met(again, {}, { adventures: [easy] })).toBe(true)
  })
})

describe('which cards count', () => {
  const library = location('The Athenaeum', { attributes: ['City', 'Library'] })
  const wantsLibrary = tale([slot({ type: 'Location', attributes: ['Library'] })])
  const orb = card({ title: 'Orb', type: 'Artifact' })
  const wantsOrb = tale([slot({ title: 'Orb' })])

  rule('M12.2, M12.10, M12.13', 'the Current Location, the Story Deck, and what lies around the Investigator', () => {
    expect(met(wantsLibrary, { story: [library] })).toBe(true)
    expect(met(wantsLibrary, { story: [bolton, orb, library] })).toBe(true)
    expect(met(wantsOrb, { assets: [orb] })).toBe(true)
  })
  test('[MX65, M12.11, M12.17, M12.18, M1.36, M1.26] a crosswise Location and the cards of others do not count, face-down ones do', () => {
    const wants = tale([slot({ attributes: ['Priest'] }), slot({ type: 'Location', attributes: ['Library'] })])
    const winsor = { lay: ally('Samuel Winsor', 1, { attributes: ['Steadfast', 'Priest'] }), faceDown: true }
    const theirs = { story: [library] }
    expect(met(wants, { story: [library, bolton], spot: { crosswise: true }, allies: [winsor] }, theirs)).toBe(false)
    const t = table({ seats: [{ story: [library, bolton], spot: { crosswise: true }, allies: [winsor], hand: [wants] }, theirs] })
      .arrive()
      .untilTurnOf(0)
    expect(t.against(wants)).toEqual([])
  })
  rule('M12.12', 'a Location whose Gate has been used counts', () => {
    expect(met(tale([slot({ gate: true })]), { story: [location('Reef', { gate: true })], spot: { gateUsed: true } })).toBe(true)
  })
  rule('M12.14, M1.39', 'what is held or borne counts like any other card', () => {
    const spell = card({ title: 'Whisper', type: 'Spell' })
    const wants = tale([slot({ type: 'Spell' }), slot({ subtype: 'Weapon' }), slot({ type: 'Ally' })])
    expect(
      met(wants, {
        assets: [{ lay: card({ title: 'Book', type: 'Tome' }), bears: [spell] }],
        allies: [{ lay: ally('Hooper', 3), bears: [weapon('Gun', 2)] }],
      }),
    ).toBe(true)
  })
  rule('M12.15', 'Hand, Mythos Deck and Discard Pile do not count', () => {
    expect([met(wantsOrb, { hand: [wantsOrb, orb] }), met(wantsOrb, { deck: [orb] }), met(wantsOrb, { discard: [orb] })]).toEqual([
      false,
      false,
      false,
    ])
  })
  rule('M12.16', 'nor does the Threat', () => {
    expect(met(tale([slot({ type: 'Monster' })]), { threat: [monster('Gug', 3)] })).toBe(false)
  })
  rule('M12.18, M12.19', 'neither another player’s card among mine, nor mine that another controls', () => {
    expect(met(wantsOrb, { assets: [{ lay: orb, owner: 1 }] })).toBe(false)
    expect(met(wantsOrb, {}, { assets: [{ lay: orb, owner: 0 }] })).toBe(false)
  })
  rule('MX67, M12.20, M12.21', 'a completed Adventure counts, the one being told does not', () => {
    const wants = tale([slot({ type: 'Adventure', subtype: 'Quest' })])
    expect(met(wants, {})).toBe(false)
    expect(met(wants, { adventures: [card({ title: 'The Interesting Shop', type: 'Adventure', subtype: 'Quest', points: 3 })] })).toBe(true)
  })
  rule('M12.22, M12.23', 'a card in play counts as it now is, a buried one as printed', () => {
    const idol = card({
      title: 'Idol',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { attribute: 'Corrupt', give: true, of: { is: { type: 'Ally' } } } }],
    })
    const corrupt = tale([slot({ type: 'Ally', attributes: ['Corrupt'] })])
    expect(met(corrupt, { assets: [idol], allies: [ally('Friend', 1)] })).toBe(true)
    expect(met(corrupt, { assets: [idol], story: [bolton, ally('Friend', 1)] })).toBe(false)
  })
  rule('M12.36', 'a requirement about the situation is looked at when it is told and uses up no card', () => {
    const night = card({ title: 'Dusk', type: 'Event', subtype: 'Night', rules: [{ kind: 'static', effect: { time: 'night' } }] })
    const dark = tale([slot({ subtype: 'Night' })], [{ kind: 'time', is: 'night' }])
    expect([met(dark, { events: [night] }), met(dark, { story: [bolton, night] })]).toEqual([true, false])
    const weak = tale([slot({ type: 'Location' })], [{ kind: 'sanityBelow', points: 5 }])
    expect([met(weak, { sanity: 4 }), met(weak, { sanity: 5 })]).toEqual([true, false])
  })
  rule('M12.46', 'a Spell in that Tome must be held by it', () => {
    const wants = tale([slot({ type: 'Spell' }), slot({ type: 'Tome' })], [{ kind: 'contained', spellSlot: 0, tomeSlot: 1 }])
    const spell = card({ title: 'Whisper', type: 'Spell' })
    const book = card({ title: 'Book', type: 'Tome' })
    expect(met(wants, { assets: [{ lay: book, bears: [spell] }] })).toBe(true)
    expect(met(wants, { assets: [book], allies: [{ lay: ally('Mage', 1), bears: [spell] }] })).toBe(false)
  })
})

describe('matching', () => {
  rule('M12.39, M12.40, M12.41', 'one card for one requirement; copies may fill several', () => {
    const two = tale([slot({ type: 'Artifact' }, 2)])
    const orb = () => card({ title: 'Orb', type: 'Artifact' })
    expect([met(two, { assets: [orb()] }), met(two, { assets: [orb(), orb()] })]).toEqual([false, true])
  })
  rule('M12.44', 'the tracker shows one assignment of cards', () => {
    const wants = tale([slot({ type: 'Artifact' }), slot({ type: 'Tome' })])
    const { state } = table({ seats: [{ story: [bolton], hand: [wants], assets: [card({ title: 'Orb', type: 'Artifact' })] }, {}] })
    const found = progress(state, 0, no(state, wants))!
    expect([found.met, found.assignment.map((each) => [each.slot, titles(state, [each.key])[0]])]).toEqual([false, [[0, 'Orb']]])
  })
  rule('M12.8', 'a card that served once may serve again while it is in play', () => {
    const [one, two] = [tale([slot({ title: 'Orb' })], [], { title: 'One' }), tale([slot({ title: 'Orb' })], [], { title: 'Two' })]
    const t = table({
      seats: [{ story: [bolton], hand: [one, two], assets: [card({ title: 'Orb', type: 'Artifact' })] }, { story: [bolton] }],
    })
      .play(one)
      .untilTurnOf(0)
      .play(two)
    expect(t.state.players[0]!.points).toBe(10)
  })
  rule('M12.38', 'one whose recipe could not be read is never complete', () => {
    const { recipe: _, ...blank } = tale([])
    expect(met(blank, {})).toBe(false)
  })
})
