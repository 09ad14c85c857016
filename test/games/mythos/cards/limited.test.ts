/**
 * The cards of the Limited set, as their texts were read: for each construct a
 * table of positions and what comes of them, and the gold readings acted out.
 */
import { describe, expect, test } from 'vitest'
import type { Op } from '../../../../grammar/ast.ts'
import type { PrintedCard } from '../../../../grammar/card.ts'
import type { Seat } from '../../../../src-main/engine/game.ts'
import { joins } from '../../../../src-main/games/mythos/joining.ts'
import { handSize, maximum, minimum, sanityMaximum } from '../../../../src-main/games/mythos/player-numbers.ts'
import { languagesKnown } from '../../../../src-main/games/mythos/reading.ts'
import { isInvisible } from '../../../../src-main/games/mythos/sight.ts'
import { capacity } from '../../../../src-main/games/mythos/spell-places.ts'
import { attributesOf, publicsAround, timeOf } from '../../../../src-main/games/mythos/standing.ts'
import type { State } from '../../../../src-main/games/mythos/state.ts'
import { currentValue } from '../../../../src-main/games/mythos/values.ts'
import { shipped as ltd, shippedInvestigator } from '../../../support/all-cards.ts'
import { ally, card, location, monster, no, type SeatSetup, weapon } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import { rule } from '../../../support/rule.ts'
import { standard } from '../../../support/standard-cards.ts'
import { type Answer, fight, fightOn } from '../combat/fight.ts'

const bolton = location('Bolton', { gate: true })
const filler = () => monster('Filler', 1)
const two = (mine: SeatSetup, theirs: SeatSetup = {}, more: Parameters<typeof table>[0] | object = {}) =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [bolton], ...theirs },
    ],
    ...more,
  })
const worthOf = (state: State, title: string) => currentValue(state, no(state, title))
const site = (pub: 'Water' | 'Forest' | 'Cemetery' | 'Inside' | 'Outside') =>
  location(`${pub} Place`, { publicAttributes: pub === 'Inside' || pub === 'Outside' ? [pub] : ['Outside', pub] })
const anyTome = card({
  title: 'Plain Book',
  type: 'Tome',
  icons: ['Cthulhu', 'Death', 'Dream', 'Eye', 'Folk', 'Water', 'Yellow Sign'],
  spellCapacity: 4,
  anyDimension: true,
})
const night = card({
  title: 'Any Night',
  type: 'Event',
  subtype: 'Night',
  anyDimension: true,
  rules: [{ kind: 'static', effect: { time: 'night' } }],
})
const fear = card({ title: 'Some Fear', type: 'Event', subtype: 'Phobia', anyDimension: true })
const sunlight = () => ltd('Direct Sunlight')

describe('Locations', () => {
  const asylums = [
    ...[
      'Arkham Sanitarium',
      'Asylum for the Deranged',
      'Christchurch Cemetery',
      'Church of Starry Wisdom',
      'Conanicut Island Private Hospital',
    ],
    ...[
      'Esoteric Order of Dagon',
      'Faith Baptist Church',
      'First Baptist Church',
      'The Lowell Street Cafe',
      'Massachusetts State Hospital',
    ],
    ...['Sefton Asylum', 'Thurston’s Tavern'],
  ].map((title) => title.replace('’', "'"))
  test.each(asylums)('[M19.1, M10.15] %s: a Turn there buries one Phobia, not on the Turn of arrival', (title) => {
    const here = ltd(title)
    const other = { ...fear, title: 'Other Fear', id: 'other-fear' }
    const theirs = { events: [fear, other].map((lay) => ({ lay, affects: 0 })) }
    const t = two({ story: [here] }, theirs)
    t.use(here).choose('Some Fear')
    expect([t.where('Some Fear'), t.where('Other Fear'), t.seat]).toEqual(['story', 'event', 1])
    expect(two({ story: [here], spot: { since: 10 } }, theirs).offers('use', here)).toBe(false)
  })

  const raising: readonly [place: string, ally: PrintedCard][] = [
    ['The Arkham Advertiser', ally('Newsman', 1, { attributes: ['Steadfast', 'Reporter'] })],
    ['Innsmouth Courier', ally('Newsman', 1, { attributes: ['Steadfast', 'Reporter'] })],
    ['Brown University John Hay Library', ally('Teacher', 1, { attributes: ['Steadfast', 'Professor'] })],
    ['Brown University John Hay Library', ally('Pupil', 1, { attributes: ['Steadfast', 'Student'] })],
    ['The Marsh Mansion', ally('Obed Marsh', 1)],
    ['Marsh Refining Co.', ally('Obed Marsh', 1)],
    ['Martense Mansion', monster('Martense Kin', 1)],
    ['The Waite House', ally('Ephraim Waite', 1)],
  ]
  test.each(raising)('[M6.4] %s raises its player’s %j by 1, nobody else’s and no others', (place, fit) => {
    const plain = ally('Nobody', 1)
    const lay = fit.type === 'Monster' ? { threat: [fit] } : { allies: [fit, plain] }
    const { state } = two({ story: [ltd(place)], ...lay }, { allies: [{ ...fit, title: `${fit.title}`, id: 'theirs' }] })
    expect(worthOf(state, fit.title)).toBe(2)
    expect(currentValue(state, no(state, fit.title, 1))).toBe(1)
    if (fit.type !== 'Monster') expect(worthOf(state, 'Nobody')).toBe(1)
    expect(worthOf(two({ ...lay }).state, fit.title)).toBe(1)
  })

  const gates: readonly [place: string, needs: PrintedCard | undefined][] = [
    ['197 E. Pickman Street', undefined],
    ['Church of Starry Wisdom', card({ title: 'Some Star', type: 'Event', subtype: 'Star', anyDimension: true })],
    ['Esoteric Order of Dagon', card({ title: 'Some Storm', type: 'Event', subtype: 'Storm', anyDimension: true })],
  ]
  test.each(gates)('[M11.11] %s: its Gate serves again for its Sanity cost', (place, needs) => {
    const here = ltd(place)
    const ghoul = monster('Ghoul', 1)
    const fee = -(here.sanity as number)
    const used: SeatSetup = { story: [here], spot: { gateUsed: true }, hand: [ghoul], sanity: 12 }
    expect(two(used, needs === undefined ? {} : { events: [needs] }).play(ghoul, 'monster').sanity[0]).toBe(12 - fee)
    if (needs !== undefined) expect(two(used).against(ghoul, 'monster')).toEqual(['M11.3'])
  })

  const arriving = (title: string, deck: PrintedCard[], more: SeatSetup = {}) =>
    two({
      story: [ltd(title), bolton],
      spot: { crosswise: true, beneath: { gateUsed: false, since: 1, order: 1 } },
      deck,
      ...more,
    }).arrive()
  test.each(['Arkham Sanitarium', 'Asylum for the Deranged'])(
    '[M19.17] %s: a Monster on top of the deck attacks, anything else is discarded',
    (title) => {
      const gain = ltd(title).sanity as number
      const before = 10
      const bitten = arriving(title, [monster('Ghoul', 3)], { sanity: before })
      expect([bitten.sanity[0], bitten.discard(0)]).toEqual([Math.min(20, before + gain) - 3, ['Ghoul']])
      const defended = arriving(title, [monster('Ghoul', 3)], { sanity: before, allies: [ally('Webb', 3)] })
      defended.choose('Webb')
      expect([defended.sanity[0], defended.where('Webb')]).toEqual([before + gain, 'story'])
      expect(arriving(title, [ally('Friend', 1)], { sanity: before }).sanity[0]).toBe(before + gain)
    },
  )
  rule('M19.17', 'Massachusetts State Hospital: the pentagram of the revealed card counts once, besides its own', () => {
    const gain = ltd('Massachusetts State Hospital').sanity as number
    expect(gain).toBe(4)
    expect(arriving('Massachusetts State Hospital', [ally('Dear', 1, { sanity: -3 })], { sanity: 5 }).sanity[0]).toBe(6)
    expect(arriving('Massachusetts State Hospital', [ally('Good', 1, { sanity: 2 })], { sanity: 5 }).sanity[0]).toBe(11)
  })
  rule('M5.22', 'Conanicut Island Private Hospital: the next Turn is lost, and is no Pass', () => {
    const t = arriving('Conanicut Island Private Hospital', [], { sanity: 5 })
    expect([t.sanity[0], t.state.players[0]!.lostTurns]).toEqual([10, 1])
    t.pass()
    expect([t.seat, t.state.players.map((each) => each.passes)]).toEqual([1, [0, 1]])
  })
  rule('M6.60', 'Sefton Asylum: one random card of the Story Deck is discarded, never the place itself', () => {
    for (let seed = 1; seed < 6; seed++) {
      const t = table({
        seed,
        seats: [
          { story: [ltd('Sefton Asylum'), bolton, filler(), ally('Dead', 1)], spot: { crosswise: true }, sanity: 5 },
          { story: [bolton] },
        ],
      }).arrive()
      expect([t.story(0)[0], t.story(0).length, t.discard(0).length]).toEqual(['Sefton Asylum', 3, 1])
    }
  })
})

describe('values that depend', () => {
  const jewelry = () => ltd('Jewelry of the Deep Ones')
  type Position = { readonly mine?: SeatSetup; readonly theirs?: SeatSetup }
  const marsh = ally('Obed Marsh', 1)
  const cases: readonly [title: string, area: 'allies' | 'threat', bonus: number, when: Position][] = [
    ['Abigail Winthrop Marsh', 'allies', 2, { mine: { allies: [marsh] } }],
    ['Ann White', 'allies', 1, { mine: { allies: [ally('Mercy Dexter', 1)] } }],
    ['Ann White', 'allies', 1, { mine: { allies: [ally('Rhoby Harris', 1)] } }],
    ['Mercy Dexter', 'allies', 1, { mine: { allies: [ally('Ann White', 1)] } }],
    ['Rhoby Harris', 'allies', 1, { mine: { allies: [ally('Mercy Dexter', 1)] } }],
    ['Barnabas Marsh', 'allies', 1, { mine: { assets: [jewelry()] } }],
    ['Jeremiah Brewster', 'allies', 1, { mine: { assets: [jewelry()] } }],
    ['Robert Marsh', 'allies', 1, { mine: { assets: [jewelry()] } }],
    ['Charles Dexter Ward', 'allies', 2, { mine: { allies: [ally('Cult', 1, { attributes: ['Corrupt', 'Cultist'] })] } }],
    ['Edward Pickman Derby', 'allies', 1, { mine: { allies: [ally('Asenath Waite Derby', 1)] } }],
    ['George Birch', 'allies', 1, { mine: { story: [site('Cemetery')] } }],
    ['Deep One', 'threat', 1, { theirs: { story: [site('Water')] } }],
    ['Elder Things', 'threat', 2, { theirs: { story: [site('Water')] } }],
    ['Fire Vampires', 'threat', 1, { theirs: { story: [site('Forest')] } }],
    ['Ghoul', 'threat', 1, { theirs: { story: [site('Cemetery')] } }],
    ['Pack of Rat Things', 'threat', 1, { theirs: { story: [site('Inside')] } }],
    ['Martense Kin', 'threat', 2, { theirs: { events: [night] } }],
    ['Martense Kin', 'threat', 2, { mine: { story: [location('Camp', { subregion: 'Catskill Mountains' })] } }],
    ['Skeletons', 'threat', 1, { theirs: { events: [night] } }],
    ['Skeletons', 'threat', 1, { mine: { story: [site('Cemetery')] } }],
    ['Zombies', 'threat', 1, { theirs: { story: [site('Cemetery')] } }],
    ['Zombies', 'threat', 1, { mine: { events: [night] } }],
    ['Vampire', 'threat', 1, { mine: { events: [night] } }],
    ['Father Dagon', 'threat', 1, { mine: { assets: [jewelry()] } }],
    ['Mother Hydra', 'threat', 1, { mine: { assets: [jewelry()] } }],
    ['Formless Spawn', 'threat', 1, { mine: { threat: [{ ...ltd('Formless Spawn'), id: 'second' }] } }],
  ]
  test.each(cases)('[M7.15, M11.13] %s in %s gains %d', (title, area, bonus, { mine = {}, theirs = {} }) => {
    const self = ltd(title)
    const dry = location('Dry', { publicAttributes: ['Outside'] })
    const lay = (seat: SeatSetup): SeatSetup => ({ story: [dry], ...seat, [area]: [self, ...(seat[area] ?? [])] })
    const bare = two(lay({}), { story: [dry] }).state
    const met = two(lay(mine), { story: [dry], ...theirs }).state
    expect(worthOf(met, title) - worthOf(bare, title)).toBe(bonus)
    expect(worthOf(bare, title)).toBe(self.value)
  })
  rule('M17.16', 'Deep One: water and Jewelry add up, with the Jewelry’s own point', () => {
    const { state } = two({ threat: [ltd('Deep One')], assets: [jewelry()] }, { story: [site('Water')] })
    expect(worthOf(state, 'Deep One')).toBe(ltd('Deep One').value! + 3)
  })

  const opposing: readonly [title: string, other: PrintedCard, value: (own: number) => number][] = [
    ['Shoggoth', ltd('Elder Things'), (own) => own + 2],
    ['Flying Polyp', monster('Unseen', 1, { invisible: true }), (own) => own + 1],
    ['Shantaks', ltd('Nightgaunts'), () => 2],
  ]
  test.each(opposing)('[M14.37] %s opposed by a certain Monster', (title, other, value) => {
    const seen: number[] = []
    fight(
      {
        seats: [
          { story: [bolton], threat: [ltd(title)] },
          { story: [bolton], threat: [other] },
        ],
      },
      (_question, _seat, state) => {
        if (state.combat?.step === 'battles') seen.push(worthOf(state, title))
        return undefined
      },
    )
    const end = fight({
      seats: [
        { story: [bolton], threat: [ltd(title)] },
        { story: [bolton], threat: [other] },
      ],
    })
    const battle = end.events.find((each) => each.was === 'cosmic battle')
    expect(battle).toBeDefined()
    const own = value(ltd(title).value!)
    expect(seen.every((each) => each === own)).toBe(true)
    // Elder Things bypass Monsters but for Shoggoths; nothing else here does.
    expect((battle as { totals: readonly number[] }).totals[0]).toBe(own)
  })

  const tomes: readonly [tome: string, member: PrintedCard][] = [
    ['Cthaat Aquadingen', ltd('Deep One')],
    ['Cthaat Aquadingen', ltd('Father Dagon')],
    ['Cultes Des Goules', ltd('Vampire')],
    ['Unaussprechlichen Kulten', ltd('Vampire')],
  ]
  test.each(tomes)('[M14.40] %s adds a point to a Threat with the right Monster', (tome, member) => {
    const dry = location('Dry', { publicAttributes: ['Outside'] })
    const against = (threat: PrintedCard[]) =>
      fight({ seats: [{ story: [dry], assets: [ltd(tome)], threat }, { story: [dry] }] }).state.players[1]!.sanity
    expect(against([member])).toBe(12 - member.value! - 1)
    expect(against([monster('Other', 2)])).toBe(10)
  })
})

describe('joining', () => {
  const cases: readonly [title: string, joins: readonly string[]][] = [
    ['Deep One', ['Deep One', 'Shoggoth', 'Father Dagon', 'Mother Hydra']],
    ['Elder Things', ['Elder Things']],
    ['Father Dagon', ['Mother Hydra', 'Deep One', 'Shoggoth']],
    ['Mother Hydra', ['Father Dagon', 'Deep One', 'Shoggoth']],
    ['Fire Vampires', ['Fire Vampires']],
    ['Formless Spawn', ['Formless Spawn']],
    ['Ghasts', ['Ghasts']],
    ['Ghoul', ['Ghoul']],
    ['Giant Albino Penguins', ['Ghoul', 'Shantaks', 'Gnoph Keh']],
    ["Goody Fowler's Ghost", ['Skeletons', 'Vampire', 'Zombies']],
    ['Martense Kin', ['Martense Kin']],
    ['Mi-Go', ['Mi-Go']],
    ['Nightgaunts', ['Nightgaunts']],
    ['Pack of Rat Things', ['Pack of Rat Things']],
    ['Serpent People', ['Serpent People', 'Shotgun']],
    ['Shoggoth', ['Deep One', 'Father Dagon', 'Mother Hydra']],
    ['Skeletons', ['Vampire', 'Zombies', 'Skeletons']],
    ['Vampire', ['Zombies', 'Skeletons']],
    ['Zombies', ['Zombies', 'Vampire']],
  ]
  test.each(cases)('[M11.19, M11.25] %s Joins what its text names, and no Ghatanathoa', (title, partners) => {
    for (const partner of [...partners, 'Ghatanathoa']) {
      const other = { ...ltd(partner), id: `other ${partner}` }
      const { state } = two({ hand: [ltd(title), other] })
      const play = (nth: number) => ({ card: state.players[0]!.hand[nth]!, how: 'monster' as const })
      const may = partner !== 'Ghatanathoa' || title === 'Giant Albino Penguins'
      expect([partner, joins(state, 0, play(0), play(1))]).toEqual([partner, may])
    }
  })
})

describe('Artifacts and Tomes', () => {
  const weapons: readonly [title: string, bonus: number, corrupt: boolean][] = [
    ['Dynamite', 6, false],
    ['Elephant Gun', 3, false],
    ['Mist Projector', 3, true],
    ["Paracelsus' Sword", 2, false],
    ['Shotgun', 2, false],
    ['Tommygun', 3, true],
  ]
  test.each(weapons)('[M8.18, M8.19, M8.22] %s: its bearer gains %d once, shares its fate with it', (title, bonus, corrupt) => {
    const gun = ltd(title)
    const kill: Op = { move: { is: { type: 'Ally' } }, to: 'bury' }
    const blow = card({ title: 'Blow', type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: [kill] }] })
    const t = two({ hand: [blow], allies: [{ lay: ally('Webb', 1), bears: [gun] }] })
    expect(worthOf(t.state, 'Webb')).toBe(1 + bonus)
    expect(attributesOf(t.state, no(t.state, 'Webb'))).toEqual([corrupt ? 'Corrupt' : 'Steadfast'])
    t.play(blow)
    expect([t.where('Webb'), t.where(gun)]).toEqual(['story', 'story'])
  })
  rule('M14.83', 'Dynamite and its bearer are discarded after a Combat in which they fought', () => {
    const bearer = { lay: ally('Webb', 1), bears: [ltd('Dynamite')] }
    const end = fight({
      seats: [
        { story: [bolton], allies: [bearer] },
        { story: [bolton], threat: [monster('Ghoul', 2)] },
      ],
    })
    expect(end.state.players[0]!.discard).toHaveLength(2)
    expect(end.state.players[0]!.sanity).toBe(12)
  })
  rule('M2.12', 'Enchanted Cane: 5 more Sanity at most, and what is above the maximum goes with it', () => {
    const thief = ltd('Thieves in your Attic')
    const t = two({ hand: [thief] }, { assets: [ltd('Enchanted Cane')], sanity: 24 })
    expect(sanityMaximum(t.state, 1)).toBe(25)
    expect(t.play(thief).sanity[1]).toBe(20)
  })
  rule('M8.12, M9.2', 'The Brazen Head holds a Spell and speaks three languages', () => {
    const { state } = two({ assets: [ltd('The Brazen Head')] })
    expect(capacity(state, no(state, 'The Brazen Head'))).toBe(1)
    expect([...(languagesKnown(state, 0) as Set<string>)].sort()).toEqual(['Chinese', 'English', 'Greek', 'Latin'])
  })
  rule('M7.19', 'Mi-Go Braincase: its bearer holds a Spell', () => {
    const { state } = two({ allies: [{ lay: ally('Webb', 1), bears: [ltd('Mi-Go Braincase')] }] })
    expect(capacity(state, no(state, 'Webb'))).toBe(1)
  })
  rule('M9.6', 'Book of Dzyan: one Spell more while Aldebaran is in play', () => {
    const aldebaran = card({ title: 'Aldebaran Moves in the Sky', type: 'Event', subtype: 'Star', anyDimension: true })
    const own = ltd('Book of Dzyan').spellCapacity!
    const room = (theirs: SeatSetup) => {
      const { state } = two({ assets: [ltd('Book of Dzyan')] }, theirs)
      return capacity(state, no(state, 'Book of Dzyan'))
    }
    expect([room({}), room({ events: [aldebaran] })]).toEqual([own, own + 1])
  })
  rule('M9.28', 'Chime of Tezchaptl cancels an opponent’s Spell that was just cast', () => {
    const wrack = ltd('Wrack')
    const t = two(
      { assets: [{ lay: anyTome, bears: [wrack] }], hand: [filler()] },
      { assets: [ltd('Chime of Tezchaptl')], allies: [ally('Webb', 1)], hand: [filler()] },
    ).cast(wrack)
    expect(t.entry('Webb').faceDown).toBe(true)
    t.use('Chime of Tezchaptl')
    expect([t.entry('Webb').faceDown, t.entry('Chime of Tezchaptl').faceDown]).toEqual([false, true])
  })
  test.each(['Seal of Isis', 'K.J. Hooper', 'Raymond Legrasse'])(
    '[M19.7] %s is buried instead of an Artifact, and the thief with it',
    (title) => {
      const guard = ltd(title)
      const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
      const lay = guard.type === 'Ally' ? { allies: [guard], assets: [idol] } : { assets: [idol, guard] }
      for (let seed = 1; seed < 5; seed++) {
        const thief = ltd('Thieves in your Attic')
        const t = two({ hand: [thief] }, lay, { seed }).play(thief)
        if (t.question?.ask !== 'whether') continue // luck took the Seal itself
        t.yes()
        expect([t.where(guard), t.where(idol), t.where(thief)]).toEqual(['story', 'asset', 'story'])
      }
    },
  )
  rule('M19.7', 'Seal of Isis: a Spell in a Tome is protected, one with an Ally is not', () => {
    const spell = card({ title: 'Charm', type: 'Spell', icons: ['Eye'], anyDimension: true })
    const burn = card({
      title: 'Burn',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Spell' }, of: 'opponent' }, to: 'bury' }] }],
    })
    expect(two({ hand: [burn] }, { assets: [ltd('Seal of Isis'), { lay: anyTome, bears: [spell] }] }).play(burn).question?.ask).toBe(
      'whether',
    )
    const knower = ally('Knower', 1, { rules: [{ kind: 'static', effect: { holdsSpells: 1 } }] })
    expect(
      two({ hand: [burn] }, { assets: [ltd('Seal of Isis')], allies: [{ lay: knower, bears: [spell] }] })
        .play(burn)
        .where(spell),
    ).toBe('story')
  })
  test.each(['Sphere of Nath', 'Wave of Oblivion', 'Earthquake'])(
    '[M6.60, M6.62] %s takes the place of an opponent’s Story Deck away',
    (title) => {
      const what = ltd(title)
      const theirs: SeatSetup = { story: [location('Hill'), filler(), bolton], spot: { gateUsed: true } }
      const t =
        what.type === 'Event'
          ? two({ hand: [what] }, theirs).play(what)
          : what.type === 'Spell'
            ? two({ assets: [{ lay: anyTome, bears: [what] }] }, theirs).cast(what)
            : two({ assets: [what] }, theirs).use(what)
      expect(t.story(1)[0]).toBe('Bolton')
      expect(t.state.players[1]!.spot?.gateUsed).toBe(false)
      expect(t.discard(1)).toEqual(title === 'Earthquake' ? [] : ['Hill'])
      expect(t.sanity[1]).toBe(12)
      if (what.type === 'Artifact') expect(t.where(what)).toBe('story')
    },
  )
  rule('M12.45', 'Shining Trapezohedron stands for one card that a Great Old One needs', () => {
    const goo = ltd('Ithaqua')
    const t = two({ hand: [goo], assets: [ltd('Shining Trapezohedron')] })
    const needs = goo.requirements!.length
    expect(t.against(goo).includes('M11.46')).toBe(needs > 1)
  })
  rule('M17.21', 'Star Stone of Mnar halves lesser Monsters of one Threat before they are revealed', () => {
    const end = (subtype: string) =>
      fight({
        seats: [
          { story: [bolton], assets: [ltd('Star Stone of Mnar')] },
          { story: [bolton], threat: [monster('X', 4, { subtype })] },
        ],
      }).state.players[0]!.sanity
    expect([end('Lesser Servitor'), end('Lesser Independent'), end('Greater Servitor')]).toEqual([10, 10, 8])
  })
  rule('M11.38', 'The Ultra-Violet: Invisible Monsters against you are visible, and worth a point more', () => {
    const end = (assets: PrintedCard[], more: Partial<PrintedCard>) =>
      fight({
        seats: [
          { story: [bolton], assets, allies: [ally('Webb', 5)] },
          { story: [bolton], threat: [monster('X', 3, more)] },
        ],
      }).state.players[0]!.sanity
    expect(end([], { invisible: true })).toBe(9)
    const lit = fight({
      seats: [
        { story: [bolton], assets: [ltd('The Ultra-Violet')], allies: [ally('Webb', 5)] },
        { story: [bolton], threat: [monster('X', 3, { invisible: true }), monster('Y', 1)] },
      ],
    })
    expect(lit.state.players[0]!.sanity).toBe(12)
    expect(lit.events.find((each) => each.was === 'cosmic battle')).toMatchObject({ totals: [0, 5] })
  })
  rule('M2.9', 'Call of Cthulhu exchanges the Investigator while a Waning Moon is in play', () => {
    const call = ltd('Call of Cthulhu')
    const t = two({ assets: [call], events: [ltd('Waning Moon')] })
    const state = { ...t.state, sheet: { ...t.state.sheet, spareInvestigators: [shippedInvestigator('Pragmatic Hobo')] } }
    const used = table(state).use(call).chooseWay(0)
    expect([used.state.players[0]!.investigator?.title, used.where(call)]).toEqual(['Pragmatic Hobo', 'discard'])
    expect(two({ assets: [call] }).offers('use', call)).toBe(false)
  })
  rule('M19.3', 'Ring of Eibon: 2 Sanity, a look at a Hand, and a say in its next play', () => {
    const t = two({ assets: [ltd('Ring of Eibon')], hand: [filler()] }, { hand: [ally('Webb', 1, { foundAt: {} }), filler()] })
    t.use('Ring of Eibon').chooseWay(0).choosePlay('Webb')
    expect([t.sanity[0], t.entry('Ring of Eibon').faceDown, t.legal.length]).toEqual([10, true, 1])
  })
})

describe('Allies', () => {
  rule('M15.4, M15.5', 'Ammi Pierce and Zadok Allen add up; Arthur Munroe and Harvey Walters do not', () => {
    const { state } = two({ allies: [ltd('Ammi Pierce'), ltd('Zadok Allen'), ltd('Arthur Munroe'), ltd('Harvey Walters')] })
    expect([maximum(state, 0), minimum(state, 0)]).toEqual([7, 2])
  })
  rule('M14.61', 'Randolph Carter raises other Steadfast Defending Allies while he defends', () => {
    const end = (allies: PrintedCard[]) =>
      fight({
        seats: [
          { story: [bolton], allies },
          { story: [bolton], threat: [monster('X', 20)] },
        ],
      }).state.players[0]!.sanity
    const carter = ltd('Randolph Carter')
    const others = [ally('A', 1), ally('B', 1), ally('C', 1, { attributes: ['Corrupt'] })]
    expect(end([carter, ...others])).toBe(Math.max(0, 12 - (20 - carter.value! - 5)))
  })
  rule('M7.8', 'Asenath and Ephraim are not in play together; when he is buried she may come', () => {
    const [asenath, ephraim] = [ltd('Asenath Waite Derby'), ltd('Ephraim Waite')]
    expect(two({ hand: [asenath], allies: [ephraim] }).against(asenath)).toContain('M17.1')
    expect(two({ hand: [ephraim], allies: [asenath] }).against(ephraim)).toContain('M17.1')
    const { state } = two({ allies: [ephraim] })
    expect(capacity(state, no(state, ephraim))).toBe(1)
    const blow = ltd('Beatrice Is Released From the Attic')
    const free = { ...asenath, foundAt: {} }
    const t = two({ hand: [blow] }, { allies: [{ lay: ephraim }], hand: [free] }).play(blow)
    expect([t.seat, t.question?.ask]).toEqual([1, 'whether'])
    t.yes().choosePlay(free)
    expect([t.where(ephraim), t.where(free)]).toEqual(['story', 'ally'])
  })
  rule('M8.4', 'Crawford Tillinghast is given an Artifact anywhere, one at a time', () => {
    const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
    const t = two({ allies: [ltd('Crawford Tillinghast')], hand: [idol, { ...idol, title: 'Other', id: 'other' }] }).play(idol)
    expect(t.entry(idol).on).toBe(no(t.state, 'Crawford Tillinghast'))
    expect(t.untilTurnOf(0).against('Other')).toContain('M8.1')
  })
  rule('M10.15', 'Howard Lovecraft cures in Providence, once kept for a Turn', () => {
    const howard = ltd('Howard Lovecraft')
    const at = (subregion: string, since?: number) =>
      two(
        { story: [location('Here', { subregion })], allies: [{ lay: howard, ...(since === undefined ? {} : { since }) }] },
        { events: [{ lay: fear, affects: 0 }] },
      )
    expect(at('Providence').use(howard).where(fear)).toBe('story')
    expect([at('Arkham').offers('use', howard), at('Providence', 10).offers('use', howard)]).toEqual([false, false])
  })
  rule('M14.33', 'Albert Shiny discards a Shoggoth that attacks, and is buried at the end of that Round; he bears no Weapon', () => {
    const albert = ltd('Albert Shiny')
    const yes: Answer = (question) => (question.ask === 'whether' && /Albert/.test(question.prompt) ? { do: 'yes' } : undefined)
    const end = fight(
      {
        seats: [
          { story: [bolton], allies: [albert] },
          { story: [bolton], threat: [ltd('Shoggoth')] },
        ],
      },
      yes,
    )
    expect(end.state.players[1]!.discard.map((each) => end.state.sheet.printed[each]!.title)).toEqual(['Shoggoth'])
    expect(end.state.players[0]!.sanity).toBe(12)
    const after = table({ ...end.state, agenda: [{ do: 'round effects end' }, { do: 'main play', seat: 0 }] })
    expect(after.where(albert)).toBe('story')
    const arsenal = location('Arsenal', { attributes: ['City', 'Artifact'] })
    expect(two({ story: [arsenal], hand: [weapon('Whip', 1)], allies: [albert] }).offers('play', 'Whip')).toBe(false)
  })
  rule('M18.6', 'Dr. Willett and one Ally of his player’s choice are left out of Epidemics', () => {
    const epidemic = ltd('Typhoid')
    const t = two({ hand: [epidemic] }, { allies: [ltd('Dr. Marinus Bicknell Willett'), ally('A', 1), ally('B', 1)] }).play(epidemic)
    expect([t.seat, t.among]).toEqual([1, ['A', 'B']])
    t.choose('A')
    expect([t.where('Dr. Marinus Bicknell Willett'), t.where('A'), t.where('B')]).toEqual(['ally', 'ally', 'story'])
  })
})

describe('Events', () => {
  const places: readonly [phobia: string, at: PrintedCard][] = [
    ['Claustrophobia', site('Inside')],
    ['Dendrophobia', site('Forest')],
    ['Hydrophobia', site('Water')],
  ]
  test.each(places)('[M10.17] %s: 1 Sanity when it is played there and at each Turn there, nothing elsewhere', (title, at) => {
    const phobia = ltd(title)
    const dry = location('Dry', { publicAttributes: ['Outside'] })
    const on = (story: PrintedCard[]) => two({ hand: [phobia] }, { story }).play(phobia)
    expect([on([at]).sanity[1], on([dry]).sanity[1]]).toEqual([10, 12])
  })
  const begin = (phobia: PrintedCard, mine: SeatSetup) =>
    table({
      seats: [
        { story: [bolton], ...mine },
        { story: [bolton], events: [{ lay: phobia, affects: 0 }] },
      ],
      agenda: [{ do: 'begin turn', seat: 0 }],
    })
  rule('M10.14', 'Iatrophobia: in a Sanitarium it hurts, and cannot be buried there', () => {
    const asylum = ltd('Arkham Sanitarium')
    const t = begin(ltd('Iatrophobia'), { story: [asylum] })
    expect([t.sanity[0], t.offers('use', asylum)]).toEqual([11, false])
    const church = ltd('First Baptist Church')
    const elsewhere = begin(ltd('Iatrophobia'), { story: [church] })
    expect([elsewhere.sanity[0], elsewhere.use(church).where('Iatrophobia')]).toEqual([12, 'story'])
  })
  rule('M10.14', 'Triskaidekaphobia: at exactly 13 cards in Hand', () => {
    const hands = [12, 13, 14].map((n) => begin(ltd('Triskaidekaphobia'), { hand: Array.from({ length: n }, filler) }).sanity[0])
    expect(hands).toEqual([12, 11, 12])
  })
  const acts: readonly [phobia: string, hand: PrintedCard, how: 'ally' | 'asset' | 'event', cost: number][] = [
    ['Demophobia', ally('Webb', 1, { foundAt: {} }), 'ally', 1],
    ['Bacteriophobia', card({ title: 'Idol', type: 'Artifact', anyDimension: true }), 'asset', 1],
    ['Scotophobia', night, 'event', 1],
    ['Eosophobia', sunlight(), 'event', 1],
    ['Demophobia', card({ title: 'Idol', type: 'Artifact', anyDimension: true }), 'asset', 0],
    ['Eosophobia', night, 'event', 0],
  ]
  test.each(acts)('[M10.14] %s and a play', (title, what, how, cost) => {
    const arsenal = location('Arsenal', { attributes: ['City', 'Artifact'] })
    const t = two({ story: [arsenal], hand: [what] }, { events: [{ lay: ltd(title), affects: 0 }] }).play(what, how)
    expect(t.sanity[0]).toBe(12 - cost)
  })
  rule('M10.14', 'Monophobia: for each Ally that is lost; Rhabdophobia: for each new Threat', () => {
    const blow = ltd('Beatrice Is Released From the Attic')
    expect(
      two({ hand: [blow], events: [{ lay: ltd('Monophobia'), affects: 1 }] }, { allies: [ally('Webb', 1)] }).play(blow).sanity,
    ).toEqual([12 + (blow.sanity as number), 11])
    const ghoul = monster('Ghoul', 1)
    expect(two({ hand: [ghoul], events: [{ lay: ltd('Rhabdophobia'), affects: 1 }] }).play(ghoul, 'monster').sanity).toEqual([12, 11])
  })
  rule('M15.30', 'Obsessive/Compulsive: 1 Sanity and a shuffle of everything, each Round', () => {
    const t = table({
      seats: [
        { story: [bolton], hand: Array.from({ length: 13 }, filler), deck: [filler()], discard: [filler(), filler()] },
        { story: [bolton], hand: Array.from({ length: 13 }, filler), events: [{ lay: ltd('Obsessive/Compulsive'), affects: 0 }] },
      ],
      agenda: [{ do: 'begin round' }],
    })
    expect([t.sanity[0], t.state.players[0]!.deck.length, t.discard(0)]).toEqual([11, 3, []])
  })

  const skies = ['Dawn of a New Day', 'Direct Sunlight', 'Eclipse of the Sun', 'Full Moon', 'New Moon', 'Waning Moon', 'Waxing Moon']
  test.each(skies)('[M10.23] %s buries the Night before it, and goes when the next Day or Night Event comes', (title) => {
    const sky = ltd(title)
    const t = two({ hand: [sky, filler()] }, { events: [night], hand: [{ ...night, title: 'Next Night', id: 'next' }] }).play(sky)
    expect(t.where('Any Night')).toBe('story')
    expect(t.where(sky)).toBe('event')
    t.play('Next Night')
    expect(t.where(sky)).toBe('story')
  })
  rule('M10.21', 'it is Day in Direct Sunlight, and at New Moon if no other Day Event says otherwise', () => {
    expect(timeOf(two({ events: [sunlight()] }).state)).toBe('day')
    const { state } = two({ events: [ltd('New Moon')] })
    expect(timeOf(state)).toBe('day')
  })
  rule('M1.9', 'Drought takes Water from every Location and buries Storms; Hurricane gives it', () => {
    const gale = card({ title: 'Gale', type: 'Event', subtype: 'Storm', anyDimension: true })
    const drought = ltd('Drought')
    const t = two({ story: [site('Water')], hand: [drought], events: [gale] }, { story: [site('Water')] }).play(drought)
    expect([publicsAround(t.state, 0), publicsAround(t.state, 1), t.where(gale)]).toEqual([['Outside'], ['Outside'], 'story'])
    const wet = two({ events: [ltd('Hurricane')] }).state
    expect([publicsAround(wet, 0), publicsAround(wet, 1)].every((each) => each.includes('Water'))).toBe(true)
  })
  const travels: readonly [storm: string, subtype: string, hit: boolean][] = [
    ['Hurricane', 'Travel by Air', true],
    ['Hurricane', 'Travel by Sea', true],
    ['Hurricane', 'Travel by Land', false],
    ['Powerful Storms', 'Travel by Air', true],
    ['Powerful Storms', 'Travel by Sea', false],
  ]
  test.each(travels)('[M6.71] %s and %s', (title, subtype, hit) => {
    const ride = card({ title: 'Ride', type: 'Event', subtype, travel: true, anyDimension: true })
    const storm = ltd(title)
    const t = two(
      { hand: [storm, filler()] },
      { story: [ride, location('Hill'), ride], hand: [{ ...ride, title: 'Next Ride', id: 'next' }] },
    ).play(storm)
    expect(t.story(1)[0]).toBe(hit ? 'Hill' : 'Ride')
    expect(t.offers('play', 'Next Ride')).toBe(!hit)
  })

  const takes: readonly [title: string, theirs: SeatSetup, gone: (t: Table) => boolean][] = [
    ['Amnesia', { hand: [filler()] }, (t) => t.discard(1).length === 1],
    ['Beatrice Is Released From the Attic', { allies: [ally('Webb', 4)] }, (t) => t.where('Webb') === 'story'],
    ['Harvey Reginald Opens Fire', { allies: [{ lay: ally('Webb', 2), bears: [weapon('Whip', 3)] }] }, (t) => t.where('Webb') === 'story'],
    ['Hound of the Tindalos', { story: [site('Inside')], allies: [ally('Webb', 9)] }, (t) => t.where('Webb') === 'story'],
    ['Influenza', { allies: [ally('Webb', 9)] }, (t) => t.where('Webb') === 'story'],
    ['Thieves in your Attic', { assets: [card({ title: 'Webb', type: 'Artifact' })] }, (t) => t.where('Webb') === 'story'],
    [
      'Catastrophic Failure',
      { allies: [{ lay: ally('Webb', 9), bears: [weapon('Whip', 3)] }] },
      (t) => t.where('Webb') === 'story' && t.where('Whip') === 'discard',
    ],
  ]
  test.each(takes)('[M10.8] %s takes what it says, and is buried', (title, theirs, gone) => {
    const what = ltd(title)
    const t = two({ hand: [what] }, theirs).play(what)
    expect([gone(t), t.where(what)]).toEqual([true, 'story'])
  })
  const spares: readonly [title: string, theirs: SeatSetup][] = [
    ['Beatrice Is Released From the Attic', { allies: [{ lay: ally('Webb', 4), bears: [weapon('Whip', 1)] }] }],
    ['Harvey Reginald Opens Fire', { allies: [ally('Webb', 3)] }],
    ['Hound of the Tindalos', { story: [site('Outside')], allies: [ally('Webb', 1)] }],
    ['Catastrophic Failure', { allies: [ally('Webb', 1)] }],
    ['Instability in the Mythos', { threat: [filler(), filler(), filler()] }],
  ]
  test.each(spares)('[M10.3] %s finds no target', (title, theirs) => {
    expect(two({ hand: [ltd(title)] }, theirs).offers('play', title)).toBe(false)
  })
  rule('M9.51', 'Instability in the Mythos: three of more than three are discarded; or two are taken, and buried by their owner', () => {
    const threat = () => ({ threat: [1, 2, 3, 4].map((n) => monster(`M${n}`, n)) })
    const thrown = ltd('Instability in the Mythos')
    const t = two({ hand: [thrown] }, threat()).play(thrown)
    // Luck has named them; in which order they lie on their pile is their owner's to say (M1.32).
    expect([t.seat, t.among.length]).toEqual([1, 3])
    while (t.question?.ask === 'which card') t.take(t.legal[0]!)
    expect([t.discard(1).length, t.state.play.filter((each) => each.area === 'threat').length]).toEqual([3, 1])
    const taken = ltd('Instability in the Mythos', 'LTD', 1)
    const u = two({ hand: [taken] }, threat()).play(taken)
    expect(u.state.play.filter((each) => each.area === 'threat' && each.seat === 0)).toHaveLength(2)
  })
  rule('M7.18', 'Children Have Nightmares: 2 less for every Ally of an opponent, 1 at least, until the Round is over', () => {
    const dream = ltd('Children Have Nightmares')
    const t = two({ hand: [dream] }, { allies: [ally('A', 5), ally('B', 2)] }).play(dream)
    expect([worthOf(t.state, 'A'), worthOf(t.state, 'B')]).toEqual([3, 1])
    const over = table({ ...t.state, agenda: [{ do: 'round effects end' }, { do: 'main play', seat: 0 }] })
    expect([worthOf(over.state, 'A'), over.where(dream)]).toEqual([5, 'story'])
  })
  rule('M15.33', 'Police Investigation: 4 cards fewer in the next Round, but not for K.J. Hooper', () => {
    const police = ltd('Police Investigation')
    const next = (theirs: SeatSetup) => {
      const t = two({ hand: [police] }, theirs).play(police)
      return handSize(table({ ...t.state, agenda: [{ do: 'round effects end' }, { do: 'begin round' }] }).state, 1)
    }
    expect([next({}), next({ allies: [ltd('K.J. Hooper')] })]).toEqual([9, 13])
  })
  rule('M13.10, M19.19', 'In the Nick of Time voids the Passes, and one more card may be played', () => {
    const nick = ltd('In the Nick of Time')
    const ghoul = monster('Ghoul', 1)
    const t = table({
      seats: [
        { story: [bolton], hand: [filler()], player: { passes: 1 } },
        { story: [bolton], hand: [nick, ghoul] },
      ],
      current: 1,
    }).play(nick)
    expect(t.state.players[0]!.passes).toBe(0)
    t.yes()
    expect([t.choosePlay(ghoul, 'monster').where(ghoul), t.seat]).toEqual(['threat', 0])
  })
  rule('M13.11', 'An Unexpected Calamity ends the Round by itself', () => {
    const calamity = ltd('An Unexpected Calamity')
    expect(two({ hand: [calamity] }).play(calamity).state.phase).toBe('end of round')
  })
  rule('M19.8', 'Discover Secret Cache: an Artifact or Tome at once, anywhere', () => {
    const cache = ltd('Discover Secret Cache')
    const idol = card({ title: 'Idol', type: 'Artifact', anyDimension: true })
    const greek = card({ title: 'Greek', type: 'Tome', anyDimension: true, languages: { mode: 'and', list: ['Greek'] } })
    const t = two({ hand: [cache, idol, greek] }).play(cache)
    expect(t.among).toEqual(['Idol'])
    expect([t.choosePlay(idol).where(idol), t.where(cache)]).toEqual(['asset', 'story'])
  })
  rule('M6.41, M6.42', 'Car travels at once, Train on a later Turn, and on the Train one Ally may be met', () => {
    const hill = location('Hill', { subregion: 'Dunwich' })
    const car = ltd('Car')
    expect(
      two({ hand: [car, hill] })
        .play(car)
        .choosePlay(hill)
        .story(0),
    ).toEqual(['Hill', 'Car', 'Bolton'])
    const train = ltd('Train')
    const met = ally('Met', 1, { foundAt: { region: 'Lovecraft Country', subregion: 'Salem' } })
    const t = two({ hand: [train, hill, met] }).play(train)
    expect(t.seat).toBe(1)
    t.untilTurnOf(0).use(train).choosePlay(met)
    expect(t.where(met)).toBe('ally')
    t.untilTurnOf(0)
    expect([t.offers('use', train), t.offer(train).choosePlay(hill).story(0)[0]]).toEqual([false, 'Hill'])
  })
  rule('M7.28', 'The Innsmouth Look: an opponent’s Ally fights in his own Threat as a Lesser Independent, and is buried', () => {
    const look = ltd('The Innsmouth Look')
    const t = two({ hand: [look] }, { allies: [ally('Webb', 3)] }).play(look)
    expect([t.entry('Webb').area, t.entry('Webb').seat, t.where(look)]).toEqual(['threat', 1, 'story'])
  })
  rule('M19.6', 'Yithian Mental Contact buries what was just played and undoes it', () => {
    const [contact, blow] = [ltd('Yithian Mental Contact'), ltd('Beatrice Is Released From the Attic')]
    const t = two({ hand: [blow, filler()] }, { hand: [contact, filler()], allies: [ally('Webb', 1)] }).play(blow)
    expect(t.where('Webb')).toBe('story')
    expect(t.play(contact).where('Webb')).toBe('ally')
  })
  rule('M19.5', 'Flee to Special Room saves the Allies that a card has taken', () => {
    const [flee, flu] = [ltd('Flee to Special Room'), ltd('Influenza')]
    const t = two({ hand: [flu, filler()] }, { hand: [flee, filler()], allies: [ally('Webb', 1)] }).play(flu)
    expect(t.play(flee).where('Webb')).toBe('ally')
  })
  rule('M19.4', 'Townsfolk Riot: a Travel Event or a Location next, or 5 points', () => {
    const riot = ltd('Townsfolk Riot')
    const hill = location('Hill', { subregion: 'Dunwich' })
    const on = () => two({ hand: [riot, filler()] }, { hand: [hill, filler()] }).play(riot)
    expect([on().play(hill).sanity[1], on().pass().sanity[1]]).toEqual([12, 7])
  })
})

describe('Spells', () => {
  const casting = (title: string, theirs: SeatSetup, mine: SeatSetup = {}) => {
    const spell = ltd(title)
    return two({ ...mine, assets: [{ lay: anyTome, bears: [spell] }, ...(mine.assets ?? [])] }, theirs).cast(spell)
  }
  rule('M9.24', 'Cloud Memory buries every Phobia; Wrack turns an Ally face-down; Chant of Thoth exchanges up to four', () => {
    expect(casting('Cloud Memory', { events: [{ lay: fear, affects: 0 }] }).where(fear)).toBe('story')
    expect(casting('Wrack', { allies: [ally('Webb', 9)] }).entry('Webb').faceDown).toBe(true)
    const t = casting('Chant of Thoth', {}, { hand: [location('A'), location('B')], deck: [filler(), filler()] })
    t.choose('A').done()
    expect([t.hand(0), t.discard(0)]).toEqual([['B', 'Filler'], ['A']])
  })
  rule('M17.20', 'Shrivelling: 2 less, 1 at least, and what the Ally bears is buried; Hands of Colubra: 2 more', () => {
    const t = casting('Shrivelling', { allies: [{ lay: ally('Webb', 2), bears: [weapon('Whip', 1)] }] })
    expect([worthOf(t.state, 'Webb'), t.where('Whip')]).toEqual([1, 'story'])
    expect(worthOf(casting('Hands of Colubra', { allies: [ally('Webb', 2)] }).state, 'Webb')).toBe(4)
  })
  rule('M19.13', 'Pipes of Madness: one point by Day, two at Night, three at Full Moon', () => {
    const pipes = ltd('Pipes of Madness')
    const canHit = (value: number, events: PrintedCard[]) =>
      two({ assets: [{ lay: anyTome, bears: [pipes] }], events }, { allies: [ally('Webb', value)] }).offers('cast', pipes)
    expect([1, 2].map((value) => canHit(value, []))).toEqual([true, false])
    expect([2, 3].map((value) => canHit(value, [night]))).toEqual([true, false])
    expect(canHit(3, [ltd('Full Moon')])).toBe(true)
    expect(casting('Pipes of Madness', { allies: [ally('Webb', 1)] }).where('Webb')).toBe('story')
  })
  rule('M9.32', 'Circles of Thaol: a Lesser Independent, and with the Star Stone a Greater one', () => {
    const great = monster('Great', 4, { subtype: 'Greater Independent' })
    const circles = ltd('Circles of Thaol')
    const may = (assets: PrintedCard[]) =>
      two({ assets: [{ lay: anyTome, bears: [circles] }, ...assets], hand: [great] }).offers('cast', circles)
    expect([may([]), may([ltd('Star Stone of Mnar')])]).toEqual([false, true])
    expect(casting('Circles of Thaol', {}, { hand: [monster('Small', 2)] }).sanity[1]).toBe(10)
  })
  const reductions: readonly [title: string, subtype: string, seat: Seat][] = [
    ['Barrier of Naach-Tith', 'Lesser Independent', 0],
    ['Barrier of Naach-Tith', 'Greater Independent', 0],
    ['Sign of Kish', 'Lesser Servitor', 0],
  ]
  test.each(reductions)('[M14.41] %s: 2 less for each %s', (title, subtype) => {
    const spell = ltd(title)
    const cast: Answer = (question, _seat, state) =>
      question.ask === 'what to cast or use' &&
      state.players[0]!.sanity === 12 &&
      state.play.some((each) => each.card === no(state, spell) && !each.faceDown)
        ? { do: 'cast', card: no(state, spell), rule: 0 }
        : undefined
    const free = { ...spell, sanity: 0 }
    const sanity = (what: PrintedCard, kind: string) =>
      fight(
        {
          seats: [
            { story: [bolton], assets: [{ lay: anyTome, bears: [what] }] },
            { story: [bolton], threat: [monster('A', 3, { subtype: kind }), monster('B', 4, { subtype: kind })] },
          ],
        },
        (q, s, state) =>
          q.ask === 'what to cast or use' && state.play.some((each) => each.card === no(state, what) && !each.faceDown)
            ? { do: 'cast', card: no(state, what), rule: 0 }
            : cast(q, s, state),
      ).state.players[0]!.sanity
    expect([sanity(free, subtype), sanity(free, 'Living Dead')]).toEqual([12 - 3, 12 - 7])
  })
  rule('M9.20', 'Voorish Sign moves Spells among Tomes and Allies', () => {
    const charm = card({ title: 'Charm', type: 'Spell', icons: ['Eye'], anyDimension: true })
    const other = { ...anyTome, title: 'Second Book', id: 'second' }
    const t = casting('Voorish Sign', {}, { assets: [{ lay: other, bears: [charm] }] })
    t.choose('Charm')
    if (t.question?.ask === 'which card' && t.among.includes('Plain Book')) t.choose('Plain Book')
    expect(t.entry('Charm').on).toBe(no(t.state, 'Plain Book'))
  })
  rule('M19.9', 'Keenness of Two Alike: an Ally of the Region is played wherever one is', () => {
    const near = ally('Near', 1, { foundAt: { region: 'Lovecraft Country', subregion: 'Salem' } })
    const far = ally('Far', 1, { foundAt: { region: 'Europe', subregion: 'Paris' } })
    const t = casting('Keenness of Two Alike', {}, { hand: [near, far] })
    expect(t.among).toEqual(['Near'])
    expect(t.choosePlay(near).where(near)).toBe('ally')
  })
  test.each(['Sign of Eibon', 'Nyhargo Dirge'])('[M9.24] %s buries a card of a Threat', (title) => {
    const t = casting(title, { threat: [monster('Bones', 1, { subtype: 'Living Dead' })] })
    expect(t.where('Bones')).toBe('story')
  })
  rule('M14.13', 'Black Binding: the Ally must take part in every Combat of the Round', () => {
    const t = casting('Black Binding', { allies: [ally('Webb', 1)] }, { threat: [monster('X', 4)] })
    const end = fightOn({ ...t.state, agenda: [{ do: 'combat' }] })
    expect(end.state.players[1]!.sanity).toBe(9)
  })
  rule('M10.14', 'Curse of the Rat-Thing: an opponent’s own Phobias hurt him too, until the Round is over', () => {
    const phobia = ltd('Claustrophobia')
    const t = casting('Curse of the Rat-Thing', { story: [site('Inside')], events: [{ lay: phobia, affects: 0 }] })
    expect(t.sanity[1]).toBe(11)
  })
})

describe('Monsters', () => {
  rule('M11.44', 'Colour Out of Space: visible and 6, or Invisible and 4; half in Direct Sunlight', () => {
    const lost = (way: number, mine: SeatSetup = {}) =>
      fight(
        {
          seats: [
            { story: [bolton], threat: [ltd('Colour Out of Space')], ...mine },
            { story: [bolton], allies: [ally('Webb', 9)] },
          ],
        },
        (question) => (question.ask === 'which way' ? { do: 'choose way', way } : undefined),
      ).state.players[1]!.sanity
    expect([lost(0), lost(1)]).toEqual([12, 8])
    expect(lost(1, { events: [sunlight()] })).toBe(10)
  })
  rule('M11.38', 'Fire Vampires are Invisible by Day, Goody Fowler’s Ghost and Vampire always', () => {
    const seen = (title: string, events: PrintedCard[]) => {
      const { state } = two({ threat: [ltd(title)], events })
      return isInvisible(state, no(state, title))
    }
    expect([
      seen('Fire Vampires', []),
      seen('Fire Vampires', [night]),
      seen("Goody Fowler's Ghost", [night]),
      seen('Vampire', [night]),
    ]).toEqual([true, false, true, true])
  })
  const shunning: readonly [title: string, event: string, to: 'story' | 'discard'][] = [
    ['Flying Polyp', 'Direct Sunlight', 'story'],
    ['Ghasts', 'Direct Sunlight', 'story'],
    ['Vampire', 'Direct Sunlight', 'discard'],
    ['Zombies', 'Dawn of a New Day', 'story'],
  ]
  test.each(shunning)('[M14.35] %s revealed in %s goes at once', (title, event, to) => {
    const end = fight({
      seats: [
        { story: [bolton], threat: [ltd(title)] },
        { story: [bolton], events: [ltd(event)] },
      ],
    })
    expect(end.state.players[1]!.sanity).toBe(12)
    expect(end.state.players[0]![to].map((each) => end.state.sheet.printed[each]!.title)).toContain(title)
  })
  rule('M11.41', 'Skeletons and Goody Fowler’s Ghost bypass the opposing Threat', () => {
    for (const title of ['Skeletons', "Goody Fowler's Ghost"]) {
      const dry = location('Dry', { publicAttributes: ['Outside'] })
      const end = fight({
        seats: [
          { story: [dry], threat: [ltd(title)] },
          { story: [dry], threat: [monster('X', 1)] },
        ],
      })
      expect(end.state.players.map((each) => each.sanity)).toEqual([11, 12 - ltd(title).value!])
    }
  })
  rule('M14.83', 'Elder Things bypass all but Shoggoths, and are discarded after Combat, never buried', () => {
    const dry = location('Dry', { publicAttributes: ['Outside'] })
    const end = fight({
      seats: [
        { story: [dry], threat: [ltd('Elder Things')] },
        { story: [dry], threat: [monster('X', 2)] },
      ],
    })
    expect(end.state.players.map((each) => each.sanity)).toEqual([10, 12 - ltd('Elder Things').value!])
    expect(end.state.players[0]!.discard).toHaveLength(1)
  })
  rule('M14.33', 'Gnoph Keh freezes one Defending Ally when it is revealed', () => {
    const end = fight({
      seats: [
        { story: [bolton], threat: [ltd('Gnoph Keh')] },
        { story: [bolton], allies: [ally('Webb', 20)] },
      ],
    })
    expect(end.state.players[1]!.sanity).toBe(12 - ltd('Gnoph Keh').value!)
  })
  rule('M14.77', 'Mi-Go steal an Artifact, Nightgaunts carry an Ally off, if they get so far', () => {
    const idol = card({ title: 'Idol', type: 'Artifact' })
    const stolen = fight({
      seats: [
        { story: [bolton], threat: [ltd('Mi-Go')] },
        { story: [bolton], assets: [idol] },
      ],
    })
    expect(stolen.state.play.some((each) => each.card === no(stolen.state, idol))).toBe(false)
    const kept = fight({
      seats: [
        { story: [bolton], threat: [ltd('Mi-Go')] },
        { story: [bolton], assets: [idol], threat: [monster('X', 9)] },
      ],
    })
    expect(kept.state.play.some((each) => each.card === no(kept.state, idol))).toBe(true)
    const gone = fight({
      seats: [
        { story: [bolton], threat: [ltd('Nightgaunts')] },
        { story: [location('Elsewhere')], allies: [ally('Webb', 20)] },
      ],
    })
    expect(gone.state.players[1]!.discard.map((each) => gone.state.sheet.printed[each]!.title)).toEqual(['Webb'])
  })
  rule('M2.18', 'Giant Albino Penguins: their player chooses what they cost', () => {
    const penguins = ltd('Giant Albino Penguins')
    expect(
      two({ hand: [penguins] })
        .play(penguins, 'monster')
        .take({ do: 'choose number', number: 2 }).sanity[0],
    ).toBe(10)
  })
  const gods = ['Ghatanathoa', 'Ithaqua', 'Nyarlathotep', 'Rhan Tegoth']
  test.each(gods)('[M17.4] %s: no Investigator may gain Sanity', (title) => {
    const feast = card({
      title: 'Feast',
      type: 'Event',
      anyDimension: true,
      sanity: 3,
      rules: [{ kind: 'on', on: 'played', do: [{ draw: 1 }] }],
    })
    expect(two({ hand: [feast], goo: [ltd(title)] }).play(feast).sanity[0]).toBe(12)
    expect(two({ hand: [feast] }, { goo: [ltd(title)] }).play(feast).sanity[0]).toBe(12)
  })
  rule('M11.52', 'Ghatanathoa turns an Ally of each Investigator at each Turn', () => {
    const allies = () => ({ allies: [ally('A', 1), ally('B', 1), ally('C', 1)] })
    const t = table({
      seats: [
        { story: [bolton], goo: [ltd('Ghatanathoa')], ...allies() },
        { story: [bolton], ...allies() },
      ],
      agenda: [{ do: 'begin turn', seat: 1 }],
    })
    expect([0, 1].map((seat) => t.state.play.filter((each) => each.seat === seat && each.faceDown).length)).toEqual([1, 1])
  })
  rule('M2.28', 'Nyarlathotep: Spells cost nothing to cast, for anybody', () => {
    const wrack = { ...ltd('Wrack'), sanity: -3 }
    const t = two({ assets: [{ lay: anyTome, bears: [wrack] }] }, { goo: [ltd('Nyarlathotep')], allies: [ally('Webb', 1)] }).cast(wrack)
    expect(t.sanity[0]).toBe(12)
  })
  rule('M19.7', 'Rhan Tegoth: Allies that would be lost become Living Dead and stay', () => {
    const blow = ltd('Beatrice Is Released From the Attic')
    const t = two({ hand: [blow], goo: [ltd('Rhan Tegoth')] }, { allies: [ally('Webb', 1)] }).play(blow)
    expect([t.where('Webb'), attributesOf(t.state, no(t.state, 'Webb')).includes('Living Dead')]).toEqual(['ally', true])
  })
  rule('M6.5', 'Ithaqua: 1 Sanity for whoever plays a Travel Event or turns a Location', () => {
    const ride = standard('Train')
    expect(two({ hand: [ride] }, { goo: [ltd('Ithaqua')] }).play(ride).sanity).toEqual([11, 12])
    const hill = location('Hill', { subregion: 'Dunwich' })
    expect(two({ hand: [hill] }, { goo: [ltd('Ithaqua')] }).play(hill).sanity).toEqual([11, 12])
  })
})

describe('Investigators', () => {
  const exchanging: readonly [title: string, most: number][] = [
    ['Adventurous Dilettante', 2],
    ['Cleric of Fading Faith', 1],
    ['Respected New England Doctor', 1],
    ['Staid University Professor', 1],
    ['The Unfortunate Nephew', 1],
  ]
  test.each(exchanging)('[M2.8] %s exchanges up to %d once a Round', (title, most) => {
    const t = two({
      investigator: shippedInvestigator(title),
      hand: [location('A'), location('B'), location('C')],
      deck: [filler(), filler(), filler()],
    })
    t.take(t.legal.find((each) => each.do === 'use')!)
    for (let n = 0; n < most; n++) t.take(t.legal.find((each) => each.do === 'choose')!)
    expect([t.discard(0).length, t.hand(0).length, t.seat]).toEqual([most, 3, 1])
    expect(t.untilTurnOf(0).legal.some((each) => each.do === 'use')).toBe(false)
  })
  rule('M2.8', 'Pragmatic Hobo begs a card each Turn, may not Pass, and plays or discards', () => {
    const t = table({
      seats: [
        { story: [bolton], investigator: shippedInvestigator('Pragmatic Hobo'), deck: [filler(), location('Paris', { region: 'Europe' })] },
        { story: [bolton] },
      ],
      agenda: [{ do: 'begin turn', seat: 0 }],
    })
    expect([t.hand(0), t.offers('pass'), t.offers('discard', 'Filler')]).toEqual([['Filler'], false, true])
  })
})
