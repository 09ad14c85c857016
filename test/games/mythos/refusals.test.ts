/** Why a play is refused: every reason has its rule, and what would make the play legal where something would. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { pickOne, seeded } from '../../../src-main/engine/random.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { objections, waysOf } from '../../../src-main/games/mythos/requirements.ts'
import { whyNot, whyPiece } from '../../../src-main/games/mythos/why.ts'
import { randomTable } from '../../support/all-cards.ts'
import { ally, card, location, monster, no, type PositionSetup, type SeatSetup, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const bolton = location('Bolton', { gate: true, attributes: ['City', 'Artifact', 'Tome'] })
const plain = location('Quiet Street')
const ahead = { story: [location('Ahead'), plain], spot: { crosswise: true } }
const artifact = card({ title: 'Orb', type: 'Artifact', anyDimension: true })
const tome = (more: Partial<PrintedCard> = {}) =>
  card({ title: 'Book', type: 'Tome', anyDimension: true, spellCapacity: 1, icons: ['Eye'], ...more })
const spell = (icon = 'Eye') => card({ title: 'Whisper', type: 'Spell', anyDimension: true, icons: [icon] })
const event = (title: string, more: Partial<PrintedCard> = {}) => card({ title, type: 'Event', anyDimension: true, ...more })
const tale = card({
  title: 'Tale',
  type: 'Adventure',
  recipe: { slots: [{ phrase: 'A TOME', at: 0, count: 1, distinctTitles: false, anyOf: [{ type: 'Tome' }] }], conditions: [] },
})
const god = card({
  title: 'Old God',
  type: 'Monster',
  anyDimension: true,
  goo: true,
  requirements: [{ phrase: 'Star', type: 'Event', subtype: 'Star' }],
})
const barred = event('Curfew', { rules: [{ kind: 'forbid', who: 'each', what: { play: { type: 'Ally' } } }] })
const phobia = () => event('Fear', { subtype: 'Phobia', target: 'Opponent’s Investigator' })

/** The rule, the reason, the remedy; then the card and what its player has. */
type Case = readonly [rule: string, why: string, remedy: string, hand: PrintedCard, has: Partial<SeatSetup>, theirs?: Partial<SeatSetup>]

const cases: Case[] = [
  [
    'M2.21',
    'You cannot afford the Sanity cost of 3.',
    'Gain Sanity first.',
    ally('Dear', 1, { sanity: -3 }),
    { story: [bolton], sanity: 2 },
  ],
  ['M4.15', 'Your first card must be a Location.', 'Play a Location, or Pass.', ally('Friend', 1), {}],
  [
    'M6.13',
    'This is another Region; you need travel.',
    'Play a Travel Event that leads to another Region.',
    location('Paris', { region: 'Europe' }),
    { story: [bolton] },
  ],
  [
    'M6.14',
    'This is another Dimension.',
    'A card must permit the change.',
    location('Ulthar', { dimension: 'dreamlands' }),
    { story: [bolton] },
  ],
  [
    'M6.15',
    'The top card of your Story Deck is not of this card’s Dimension.',
    'Travel to that Dimension.',
    event('Vision', { anyDimension: false, dimension: 'dreamlands' }),
    { story: [bolton] },
  ],
  [
    'M6.17',
    'This Ally belongs to the Waking World.',
    'Travel there.',
    ally('Waker', 1),
    { story: [location('Ulthar', { dimension: 'dreamlands' })] },
  ],
  [
    'M6.51',
    'You cannot walk to, from or between Islands.',
    'Travel by Sea.',
    location('Island', { attributes: ['Island'] }),
    { story: [bolton] },
  ],
  [
    'M6.54',
    'This Exotic Location needs its own way in.',
    'Enter it by the way that its text names.',
    location('Moon', { exotic: true, region: 'Exotic Location' }),
    { story: [bolton] },
  ],
  ['M6.8', 'You are already at this Location.', 'Play another Location.', location('Bolton', { subregion: 'Salem' }), { story: [bolton] }],
  ['M6.2', 'You are walking and have no Current Location.', 'Arrive first.', ally('Local', 1, { foundAt: { subregion: 'Arkham' } }), ahead],
  ['M6.33', 'You are walking: this needs the Gate of a Location.', 'Arrive first.', monster('Ghoul', 1), ahead],
  ['M6.33', 'You are walking: this needs an attribute of a Location.', 'Arrive first.', artifact, ahead],
  [
    'M7.1',
    'The Ally is not found here.',
    'Found at: Salem, Lovecraft Country.',
    ally('Local', 1, { foundAt: { region: 'Lovecraft Country', subregion: 'Salem' } }),
    { story: [bolton] },
  ],
  [
    'M7.2',
    'The Ally is not found here.',
    'Found at: Library.',
    ally('Reader', 1, { foundAt: { attributes: ['Library'] } }),
    { story: [bolton] },
  ],
  [
    'M7.8',
    'You already have this Ally in play.',
    'That one must be lost first.',
    ally('Friend', 1),
    { story: [bolton], allies: [ally('Friend', 1)] },
  ],
  ['M8.1', 'Your Location is not an Artifact Location.', 'Go to a Location with the Artifact attribute.', artifact, { story: [plain] }],
  ['M9.1', 'Your Location is not a Tome Location.', 'Go to a Location with the Tome attribute.', tome(), { story: [plain] }],
  [
    'M9.1',
    'Nobody of yours can read Greek and Latin.',
    'Bring an Ally who knows the language.',
    tome({ languages: { mode: 'and', list: ['Greek', 'Latin'] } }),
    { story: [bolton] },
  ],
  ['M8.15', 'No Ally of yours can carry this.', 'Play an Ally first.', weapon('Gun', 1), { story: [bolton] }],
  [
    'M8.17',
    'Each of your Allies already has a Weapon.',
    'Play another Ally.',
    weapon('Gun', 1),
    { story: [bolton], allies: [{ lay: ally('Armed', 1), bears: [weapon('Knife', 1)] }] },
  ],
  ['M9.14', 'The Spell Icon does not match.', 'Play a Tome with the Death icon.', spell('Death'), { story: [bolton], assets: [tome()] }],
  [
    'M9.6',
    'The Tome is full.',
    'Cast and lose a Spell there, or play another Tome.',
    spell(),
    { story: [bolton], assets: [{ lay: tome(), bears: [card({ title: 'Held', type: 'Spell', icons: ['Eye'] })] }] },
  ],
  ['M9.15', 'You have nothing in play that can hold a Spell.', 'Play a Tome, or an Ally who knows Spells.', spell(), { story: [bolton] }],
  [
    'M10.3',
    'There is no legal target.',
    'Wait until there is something for it to act on.',
    event('Blow', {
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'bury' }] }],
    }),
    { story: [bolton] },
  ],
  ['M11.1', 'There is no Gate here.', 'Go to a Location with a Gate.', monster('Ghoul', 1), { story: [plain] }],
  [
    'M11.3',
    'You have already used this Gate.',
    'Go to another Location with a Gate.',
    monster('Ghoul', 1),
    { story: [bolton], spot: { gateUsed: true } },
  ],
  [
    'M11.51',
    'You already have a Great Old One or Outer God.',
    'Wait until that one has left.',
    god,
    { story: [bolton], goo: [monster('Elder God', 0, { goo: true })] },
  ],
  ['M11.46', 'Its requirements are not met by your own active cards: Star.', 'Bring them into play.', god, { story: [bolton] }],
  [
    'M10.5',
    'That player is already affected by an Event of this Title.',
    'The other one must leave play first.',
    phobia(),
    { story: [bolton], events: [{ lay: phobia(), affects: 1 }] },
  ],
  [
    'M10.5',
    'You are already affected by an Event of this Title.',
    'The other one must leave play first.',
    event('Rain', { subtype: 'Storm' }),
    { story: [bolton], events: [event('Rain', { subtype: 'Storm' })] },
  ],
  [
    'M10.26',
    'Curfew forbids this.',
    'Curfew must leave play, or its words no longer apply.',
    ally('Friend', 1),
    { story: [bolton] },
    { events: [barred] },
  ],
  ['M12.43', 'The recipe is not complete.', 'See what is missing in the requirement tracker.', tale, { story: [bolton] }],
  [
    'M12.7',
    'You have already completed this Adventure.',
    'Nothing makes it legal again.',
    tale,
    { story: [bolton], adventures: [tale], assets: [tome()] },
  ],
  [
    'M7.26',
    'As a Monster it is played where it could be played as an Ally.',
    'Found at: Salem.',
    ally('Cultist', 1, { attributes: ['Cultist'], foundAt: { subregion: 'Salem' } }),
    { story: [bolton] },
  ],
]

describe('each reason', () => {
  const named = cases.map(([id, why, remedy, hand, has, theirs]) => ({ id, why, remedy, hand, has, theirs: theirs ?? {} }))
  test.each(named)('[$id] $why', ({ id, why, remedy, hand, has, theirs }) => {
    const t = table({
      seats: [
        { ...has, hand: [hand] },
        { story: [plain], ...theirs },
      ],
    })
    const asMonster = id === 'M7.26' // the other way to play a Cultist has an objection of its own
    const objections = asMonster ? t.reasons(hand, 'monster') : t.why(hand).reasons
    expect(objections).toContainEqual({ rule: id, why, remedy })
    expect(t.ways(hand)).toEqual([])
    expect(t.why(hand).legal).toBe(false)
  })

  rule('M6.54, M6.50, M4.14, M4.13, M4.18', 'travel and the first Location have reasons of their own', () => {
    const train = () => event('Train', { travel: true, subtype: 'Travel by Land' })
    const twice = train()
    expect(table({ seats: [{ story: [train(), bolton], hand: [twice] }, {}] }).why(twice).reasons).toEqual([
      { rule: 'M6.50', why: 'You are already travelling by this Event.', remedy: 'Travel on to a Location first.' },
    ])
    const first = train()
    expect(
      table({ seats: [{ hand: [first] }, {}] })
        .why(first)
        .reasons.map((each) => each.rule),
    ).toEqual(['M4.15', 'M4.14'])
    const moon = location('Moon', { exotic: true, region: 'Exotic Location' })
    expect(table({ seats: [{ hand: [moon] }, {}] }).why(moon).reasons).toEqual([
      {
        rule: 'M4.18',
        why: 'The first Location cannot be one that must be reached in a special way.',
        remedy: 'Play another Location first.',
      },
    ])
  })
})

describe('what is told', () => {
  rule('M5.2', 'all that speaks against a card, each rule once', () => {
    const dear = ally('Far and Dear', 1, { sanity: -20, foundAt: { subregion: 'Salem' } })
    const t = table({ seats: [{ story: [bolton], hand: [dear], allies: [ally('Far and Dear', 1)] }, {}] })
    expect(t.why(dear).reasons.map((each) => each.rule)).toEqual(['M7.1', 'M7.8', 'M2.21'])
  })

  rule('M5.16, M1.16', 'nothing is told of a card that is not in one’s own Hand', () => {
    const setup: PositionSetup = { seats: [{ story: [bolton], hand: [artifact] }, { hand: [tale] }] }
    const state = table(setup).state
    expect(whyPiece(state, 0, `card:${no(state, artifact)}`)).toMatchObject({ title: 'Orb', legal: true, reasons: [] })
    expect(whyPiece(state, 0, `card:${no(state, tale)}`)).toBeUndefined()
    expect(whyPiece(state, 0, 'nonsense')).toBeUndefined()
  })

  rule('M5.2', 'of several ways the one with the fewest objections', () => {
    const cultist = ally('Cultist', 1, { attributes: ['Corrupt', 'Cultist'], foundAt: { subregion: 'Arkham' } })
    const t = table({ seats: [{ story: [bolton], hand: [cultist], allies: [ally('Cultist', 1)] }, {}] })
    expect(t.why(cultist)).toMatchObject({ legal: true, reasons: [] })
  })

  rule('M5.2', 'what its text means is said with it', () => {
    const glad = event('Glad News', { rules: [{ kind: 'on', on: 'played', do: [{ sanity: 2, who: 'you', sign: 1 }] }] })
    expect(
      table({ seats: [{ story: [bolton], hand: [glad] }, {}] })
        .why(glad)
        .clauses.join(),
    ).toMatch(/gain 2 Sanity/)
  })
})

const rules = new URL('../../../src-main/games/mythos/RULES.md', import.meta.url)
const book = new Set([...readFileSync(rules, 'utf8').matchAll(/^- \*\*(M\d+\.\d+)\*\* /gm)].map(([, id]) => id!))

test('[M5.2] whatever is refused anywhere has a rule of the book, a reason, and what would make it legal', () => {
  const kinds = new Set<string>()
  const faults = new Set<string>()
  const isSentence = (text: string) => /^[A-Z].*[.]$/.test(text) && !text.includes('undefined')
  for (let seed = 1; seed <= 6; seed++) {
    let [options, luck] = randomTable(2 + (seed % 3), seeded(seed))
    options = { ...options, alternativeFirstCard: seed % 2 === 0 }
    let state = mythos.setup(options, seed)
    for (let moves = 0; moves < 2000; moves++) {
      const [seat] = mythos.actors(state)
      if (seat === undefined) break
      const refusals = state.players[seat]!.hand.flatMap((card) => [
        ...whyNot(state, seat, card).reasons,
        ...waysOf(state, card).flatMap((how) => objections(state, seat, { card, how })),
      ])
      for (const { rule, why, remedy } of refusals) {
        kinds.add(rule)
        if (!book.has(rule) || !isSentence(why) || !isSentence(remedy)) faults.add(`${rule}: ${why} / ${remedy}`)
      }
      let action: ReturnType<typeof mythos.legal>[number]
      ;[action, luck] = pickOne(luck, mythos.legal(state, seat))
      state = mythos.apply(state, seat, action).state
    }
  }
  expect([...faults]).toEqual([])
  expect(kinds.size).toBeGreaterThan(20)
}, 120_000)
