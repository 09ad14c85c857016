/** M6: being somewhere, walking, travel, Islands, Exotic Locations, losing and moving Locations. */
import { describe, expect, test } from 'vitest'
import type { Condition, Filter, Op, Route } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { dimensionNow, regionNow, subregionNow } from '../../../src-main/games/mythos/places.ts'
import { publicsAround } from '../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'
import { standard } from '../../support/standard-cards.ts'

const event = (title: string, more: Partial<PrintedCard> = {}) => card({ title, type: 'Event', anyDimension: true, ...more })
const does = (title: string, ...ops: Op[]) => event(title, { rules: [{ kind: 'on', on: 'played', do: ops }] })
const travel = (
  title: string,
  subtype: string,
  region: 'same' | 'different' | 'any' | 'subregion' | 'city',
  when: 'now' | 'laterTurn',
  more: Partial<PrintedCard> = {},
) =>
  event(title, {
    subtype,
    travel: true,
    publicAttributes: ['Outside'],
    rules: [{ kind: 'on', on: 'played', do: [{ travel: { region, placed: 'rightSideUp' }, when }] }],
    ...more,
  })
const car = () => travel('Car', 'Travel by Land', 'same', 'now')
const plane = () => travel('Airplane', 'Travel by Air', 'different', 'now')
const galleon = () => travel('Sky Galleon', 'Travel by Air', 'different', 'laterTurn')
const steamer = () => travel('Tramp Steamer', 'Travel by Sea', 'any', 'laterTurn')
const dream = (title: string, region: string, subregion: string, more: Partial<PrintedCard> = {}) =>
  location(title, { dimension: 'dreamlands', region, subregion, ...more })

const bolton = location('Bolton', { gate: true })
const arkham = (title: string, more: Partial<PrintedCard> = {}) => location(title, more)
const salem = location('Salem Inn', { subregion: 'Salem' })
const museum = location('British Museum', { region: 'Europe', subregion: 'London' })
const at = (story: PrintedCard[], hand: PrintedCard[], more: Partial<SeatSetup> = {}) =>
  table({ seats: [{ story, hand, ...more }, { story: [location('Elsewhere', { subregion: 'Boston' })] }] })
const spot = (t: Table, seat = 0) => t.state.players[seat]!.spot

describe('being somewhere', () => {
  rule('M6.1, M6.3, M6.4', 'the top Location right-side-up is Current; its effects are for its own player’s cards', () => {
    const society = location('Society', { rules: [{ kind: 'static', effect: { value: 1, of: { is: { type: 'Ally' } } } }] })
    const t = table({
      seats: [
        { story: [society, bolton], allies: [ally('Mine', 1)] },
        { story: [bolton], allies: [ally('Theirs', 1)] },
      ],
    })
    expect(['Mine', 'Theirs'].map((each) => currentValue(t.state, no(t.state, each)))).toEqual([2, 1])
    const beneath = table({ seats: [{ story: [bolton, society], allies: [ally('Mine', 1)] }, {}] })
    expect(currentValue(beneath.state, no(beneath.state, 'Mine'))).toBe(1)
  })

  test('[MX3, M7.1, M6.30, M6.2] an Ally needs its Subregion, which a walker is not in', () => {
    const barzai = ally('Barzai', 1, { dimension: 'dreamlands', foundAt: { region: 'The West', subregion: 'Ulthar' } })
    const bridge = dream('The Bridge', 'The West', 'Ulthar')
    const tears = dream('The Street of Tears', 'The West', 'Dylath-Leen')
    expect(at([bridge], [barzai]).against(barzai)).toEqual([])
    expect(at([tears], [barzai]).against(barzai)).toEqual(['M7.1'])
    expect(at([bridge, tears], [barzai], { spot: { crosswise: true } }).against(barzai)).toEqual(['M6.2'])
  })

  test('[MX39, M6.29, M6.30, M6.5, M6.7] a walker is Outside and never Inside; the other public attributes apply', () => {
    const asylum = location('Sanitarium', { publicAttributes: ['Water', 'Forest', 'Inside'] })
    const outside = standard('Agoraphobia')
    const inside: PrintedCard = {
      ...outside,
      id: 'x',
      title: 'Claustrophobia',
      rules: [
        {
          kind: 'on',
          on: 'turnStart',
          if: { at: { pub: ['Inside'] }, who: 'affected', top: true },
          do: [{ sanity: 5, who: 'affected', sign: -1 }],
        },
      ],
    }
    const begin = (crosswise: boolean) =>
      table({
        seats: [
          { story: [asylum, bolton], spot: { crosswise } },
          {
            events: [
              { lay: outside, affects: 0 },
              { lay: inside, affects: 0 },
            ],
          },
        ],
        agenda: [{ do: 'begin turn', seat: 0 }],
      })
    expect([begin(true).sanity[0], begin(false).sanity[0]]).toEqual([11, 7])
    expect(publicsAround(begin(true).state, 0)).toEqual(['Outside', 'Water', 'Forest'])
    expect(publicsAround(begin(false).state, 0)).toEqual(['Water', 'Forest', 'Inside'])
  })

  /** What a Friend of 1 is worth at a place and while walking there, where he gains 1 if his player is at such a place. */
  const valuesAt = (top: PrintedCard, place: Filter) =>
    [false, true].map((crosswise) => {
      const { state } = at([top, salem], [], {
        spot: { crosswise },
        allies: [ally('Friend', 1)],
        assets: [
          card({
            title: 'Flag',
            type: 'Artifact',
            rules: [{ kind: 'static', if: { at: place }, effect: { value: 1, of: { is: { type: 'Ally' } } } }],
          }),
        ],
      })
      return currentValue(state, no(state, 'Friend'))
    })

  rule('M6.7', 'a condition on the Current Location fails while walking', () => {
    expect(valuesAt(bolton, { attr: ['City'] })).toEqual([2, 1])
  })

  rule('M6.7', 'a public attribute is asked of the Current Location, or of wherever one is', () => {
    const pond = arkham('Pond', { attributes: ['Country'], publicAttributes: ['Outside', 'Water'] })
    expect(valuesAt(pond, { pub: ['Water'] }), 'in a Water Location').toEqual([2, 2])
    expect(valuesAt(pond, { pub: ['Water'], type: 'Location' }), 'the Current Location is one').toEqual([2, 1])
    expect(valuesAt(pond, { or: [{ attr: ['City'] }, { pub: ['Water'], type: 'Location' }] })).toEqual([2, 1])
    expect(valuesAt(pond, { attr: ['Country'], not: { pub: ['Forest'] } }), 'no attribute of its own is a walker’s').toEqual([2, 1])
    expect(valuesAt(pond, { not: { pub: ['Forest'] } })).toEqual([2, 2])
  })

  rule('MX43, M6.8, M17.1, M17.29', 'one may not move to another copy of the place one is at', () => {
    const copy = arkham('Bolton', { subregion: 'Salem', attributes: ['Country'] })
    expect([at([bolton], [copy]).against(copy, 'walk'), at([bolton], [copy]).against(copy, 'arrive')]).toEqual([['M6.8'], ['M6.8']])
    const route = table({ seats: [{ story: [bolton], hand: [car(), copy, salem] }, { story: [salem] }] }).play('Car')
    expect(route.among).toEqual(['Bolton', 'Salem Inn'])
  })
})

describe('Regions and Dimensions', () => {
  rule('MX6, M6.13, M6.21, M6.12, M6.22, M6.9, M6.10', 'another Region needs travel; New Aeon is one Region', () => {
    expect(at([bolton], [museum]).why(museum).reasons).toMatchObject([
      { rule: 'M6.13', remedy: 'Play a Travel Event that leads to another Region.' },
    ])
    const un = location('United Nations', { dimension: 'new-aeon', region: 'New Aeon', subregion: 'New York' })
    const tower = location('Eiffel Tower', { dimension: 'new-aeon', region: 'New Aeon', subregion: 'Paris' })
    expect(at([un], [tower]).ways(tower)).toEqual(['walk'])
  })

  rule('M6.14, M6.11', 'another Dimension needs a card that permits it', () => {
    const inn = dream('White Whale Inn', 'Lovecraft Country', 'Arkham')
    expect(at([bolton], [inn]).against(inn, 'walk')).toEqual(['M6.14'])
    const gate = card({
      title: 'Silver Key',
      type: 'Artifact',
      rules: [{ kind: 'permit', permit: { route: { walkTo: { dimension: 'dreamlands' } } } }],
    })
    expect(at([bolton], [inn], { assets: [gate] }).ways(inn)).toEqual(['walk'])
  })

  test('[M19.8] a Location that may be walked to from such a place is, although it lies elsewhere', () => {
    const way = (from: string) =>
      location('Stair', {
        region: 'The East',
        subregion: 'Celephais',
        rules: [{ kind: 'permit', permit: { route: { walkTo: { title: 'self' } } }, if: { at: { title: from } } }],
      })
    const shop = location('Shop')
    const [open, shut] = [way('Shop'), way('Mill')]
    expect(at([shop], [open]).ways(open)).toEqual(['walk'])
    expect(at([shop], [shut]).against(shut, 'walk')).toEqual(['M6.13'])
  })

  test('[M19.8] a card that says so of itself is played beyond its Dimension, where it says', () => {
    const here = location('Shop')
    const waived = (from: string) =>
      card({
        title: 'Shell',
        type: 'Artifact',
        dimension: 'dreamlands',
        rules: [{ kind: 'permit', permit: { play: { title: 'self' }, waive: ['dimension'] }, if: { at: { title: from } } }],
      })
    const [open, shut] = [waived('Shop'), waived('Mill')]
    expect(at([here], [open]).against(open)).not.toContain('M6.15')
    expect(at([here], [shut]).against(shut)).toContain('M6.15')
  })

  test('[MX48, M6.6, M6.23, M6.14] Subregions of one name in two Dimensions are two, so one walks', () => {
    const shop = location('Chelsea Book Shop', { subregion: 'New York' })
    const tower = location('Chrysler Building', { dimension: 'new-aeon', region: 'Lovecraft Country', subregion: 'New York' })
    const gate = card({
      title: 'Key',
      type: 'Artifact',
      rules: [{ kind: 'permit', permit: { route: { walkTo: { dimension: 'new-aeon' } } } }],
    })
    expect(at([shop], [tower], { assets: [gate] }).ways(tower)).toEqual(['walk'])
  })

  rule('M6.15, M6.16, M6.17', 'a card with an indicator needs its Dimension; without one it goes anywhere, except an Ally', () => {
    const bazaar = dream('Bazaar', 'The East', 'Celephais', { gate: true, attributes: ['City', 'Artifact'] })
    const shell = card({ title: 'Shell', type: 'Artifact', dimension: 'dreamlands' })
    const plain = card({ title: 'Plain', type: 'Artifact', anyDimension: true })
    const waking = ally('Waker', 1)
    const here = location('Shop', { attributes: ['City', 'Artifact'] })
    expect(at([here], [shell, plain]).against(shell)).toEqual(['M6.15'])
    expect([at([here], [plain]).against(plain), at([bazaar], [plain]).against(plain), at([bazaar], [shell]).against(shell)]).toEqual([
      [],
      [],
      [],
    ])
    expect(at([bazaar], [waking]).why(waking).reasons).toMatchObject([{ rule: 'M6.17', remedy: 'Travel there.' }])
  })

  test('[MX13, M6.18, M6.15, M19.8] waiving attributes waives neither Dimension nor language nor cost', () => {
    const cache = event('Discover Secret Cache', {
      rules: [{ kind: 'on', on: 'played', do: [{ play: { type: ['Tome', 'Artifact'] }, waive: ['attribute'], optional: true }] }],
    })
    const papyrus = card({ title: 'Papyrus', type: 'Tome', dimension: 'dreamlands' })
    const greek = card({ title: 'Greek Book', type: 'Tome', anyDimension: true, languages: { mode: 'and', list: ['Greek'] } })
    const dear = card({ title: 'Dear Book', type: 'Tome', anyDimension: true, sanity: -20 })
    const orb = card({ title: 'Orb', type: 'Artifact', anyDimension: true })
    const t = at([bolton], [cache, papyrus, greek, dear, orb]).play(cache)
    expect(t.among).toEqual(['Orb'])
    const walking = at([bolton, salem], [cache, orb], { spot: { crosswise: true } }).play(cache)
    expect(walking.choosePlay(orb).where(orb)).toBe('asset')
  })
})

describe('walking', () => {
  const pillars = dream('The Street of Pillars', 'The East', 'Celephais')
  const temple = dream('Temple of the Great Ones', 'The East', 'Rinar', { sanity: 5 })

  test('[MX7, M6.26, M6.27, M6.22] between two cities one walks, and arrives with a later Turn', () => {
    const t = at([pillars], [temple])
    expect(t.ways(temple)).toEqual(['walk'])
    t.play(temple)
    expect([t.sanity[0], spot(t)?.crosswise]).toEqual([12, true])
    t.untilTurnOf(0).arrive()
    expect([t.sanity[0], spot(t)?.crosswise]).toEqual([17, false])
  })

  rule('MX8, M6.25', 'where one of the two is Country one walks within a Subregion too', () => {
    for (const [from, to] of [
      ['Country', 'Country'],
      ['Country', 'City'],
      ['City', 'Country'],
    ]) {
      const [one, two] = [
        dream('Gate of Slumber', 'The West', 'Oukranos Wilds', { attributes: [from!] }),
        dream('The Enchanted Wood', 'The West', 'Oukranos Wilds', { attributes: [to!] }),
      ]
      expect(at([one], [two]).ways(two)).toEqual(['walk'])
    }
  })

  rule('MX9, M6.23, M6.24', 'within a city the Location is entered at once, and walking is not offered', () => {
    const house = dream("Hesper Payne's House", 'The East', 'Rinar')
    const t = at([temple], [house])
    expect([t.ways(house), t.against(house, 'walk')]).toEqual([['arrive'], ['M6.24']])
    expect(spot(t.play(house))?.crosswise).toBe(false)
  })

  rule('M6.26', 'whoever must walk cannot just be there', () => {
    expect(at([bolton], [salem]).against(salem, 'arrive')).toEqual(['M6.26'])
  })

  rule('M6.28, M6.36', 'one may walk as long as one likes, and cannot just turn back', () => {
    const t = at([salem, bolton], [], { spot: { crosswise: true } })
    t.pass()
    t.state = { ...t.state, players: t.state.players.map((each) => ({ ...each, passes: 0 })) }
    t.untilTurnOf(0)
    expect(t.legal.map((each) => each.do).sort()).toEqual(['arrive', 'pass'])
  })

  rule(
    'M6.31, M6.32',
    'a walker may play Events, cast, use, add Spells, flip, complete Adventures, and play Allies whose place fits',
    () => {
      const spell = (title: string) =>
        card({ title, type: 'Spell', anyDimension: true, icons: ['Eye'], rules: [{ kind: 'action', window: 'cast', do: [{ draw: 1 }] }] })
      const orb = card({ title: 'Orb', type: 'Artifact', rules: [{ kind: 'action', window: 'turn', do: [{ draw: 1 }] }] })
      const book = card({ title: 'Book', type: 'Tome', spellCapacity: 2, icons: ['Eye'] })
      const tale = card({
        title: 'Tale',
        type: 'Adventure',
        points: 1,
        recipe: { slots: [{ phrase: 'A PLACE', at: 0, count: 1, distinctTitles: false, anyOf: [{ type: 'Location' }] }], conditions: [] },
      })
      const captain = ally('Captain', 1, { foundAt: { publicAttributes: ['Outside'] } })
      const t = at([salem, bolton], [does('News', { draw: 1 }), spell('New One'), tale, captain], {
        spot: { crosswise: true },
        deck: [bolton, salem],
        assets: [{ lay: book, bears: [spell('Old One')] }, orb],
        allies: [{ lay: ally('Sleeper', 1), faceDown: true }],
      })
      expect(t.legal.map((each) => each.do).sort()).toEqual(['arrive', 'cast', 'pass', 'play', 'play', 'play', 'play', 'turn up', 'use'])
    },
  )

  rule('MX40, M6.31, M7.2, M7.3, M7.4', 'a public attribute may be met while walking, one under a Title not', () => {
    const wharf = location('Wharf', { publicAttributes: ['Water', 'Inside'], attributes: ['City'], subregion: 'Salem' })
    const captain = ally('The Captain', 1, { foundAt: { publicAttributes: ['Water'] } })
    const webb = ally('Webb', 1, { foundAt: { attributes: ['City'] } })
    const t = at([wharf, bolton], [captain, webb], { spot: { crosswise: true } })
    expect([t.against(captain), t.against(webb)]).toEqual([[], ['M6.2']])
    const indoors = ally('Clerk', 1, { foundAt: { publicAttributes: ['Inside'] } })
    expect(at([wharf, bolton], [indoors], { spot: { crosswise: true } }).against(indoors)).toEqual(['M6.2'])
  })

  rule('MX41, M6.33, M6.2', 'no Monster, Tome or Artifact can be played while walking', () => {
    const hill = location("Hangman's Hill", { gate: true, subregion: 'Salem', attributes: ['Tome', 'Artifact'] })
    const cards = [
      monster('Ghoul', 1),
      card({ title: 'Book', type: 'Tome', anyDimension: true }),
      card({ title: 'Orb', type: 'Artifact', anyDimension: true }),
    ]
    const t = at([hill, bolton], cards, { spot: { crosswise: true } })
    expect(cards.map((each) => t.against(each))).toEqual([['M6.33'], ['M6.33'], ['M6.33']])
    expect(t.why('Ghoul').reasons[0]).toMatchObject({ rule: 'M6.33', remedy: 'Arrive first.' })
  })

  rule('MX10, M6.34, M6.35', 'a redirected walk is crosswise even within the first city, and the former goal is discarded', () => {
    const causeway = location('The Causeway', { subregion: 'Kingsport' })
    const light = location('North Point Lighthouse', { subregion: 'Kingsport', attributes: ['Country'] })
    const powder = location('Old Brick Powderhouse', { subregion: 'Kingsport' })
    const t = at([light, causeway], [powder], { spot: { crosswise: true } })
    expect(t.ways(powder)).toEqual(['walk'])
    t.play(powder)
    expect([t.discard(0), t.story(0), spot(t)?.crosswise]).toEqual([
      ['North Point Lighthouse'],
      ['Old Brick Powderhouse', 'The Causeway'],
      true,
    ])
  })

  rule('M6.34', 'the new goal must be legal from where the walk began', () => {
    expect(at([salem, bolton], [museum], { spot: { crosswise: true } }).against(museum, 'walk')).toEqual(['M6.13'])
  })

  rule('M6.37', 'who takes a Travel Event instead discards the crosswise card and travels from the former Location', () => {
    const t = at([salem, bolton], [steamer()], { spot: { crosswise: true } }).play('Tramp Steamer')
    expect([t.discard(0), t.story(0), spot(t)?.crosswise]).toEqual([['Salem Inn'], ['Tramp Steamer', 'Bolton'], false])
  })
})

describe('Travel Events', () => {
  const bazaar = dream('The Great Bazaar', 'The East', 'Celephais')
  const ulthar = dream('The Bridge', 'The West', 'Ulthar', { sanity: 1 })

  test('[MX28, M6.38, M6.39, M6.41, M6.19, M6.20, M5.18, M11.12] a Travel Event on top is the Current Location', () => {
    const t = at([bazaar], [galleon(), ulthar]).play('Sky Galleon')
    expect([t.story(0), spot(t)?.crosswise, t.seat]).toEqual([['Sky Galleon', 'The Great Bazaar'], false, 1])
    expect([publicsAround(t.state, 0), dimensionNow(t.state, 0), regionNow(t.state, 0), subregionNow(t.state, 0)]).toEqual([
      ['Outside'],
      'dreamlands',
      'The East',
      undefined,
    ])
    t.untilTurnOf(0)
    const ghoul = at([galleon(), bazaar], [monster('Ghoul', 1)])
    expect(ghoul.against('Ghoul')).toEqual(['M11.1'])
    t.offer('Sky Galleon').choosePlay(ulthar)
    expect([t.story(0)[0], spot(t)?.crosswise, t.sanity[0]]).toEqual(['The Bridge', false, 13])
  })

  test('[MX47, M6.42, M6.48, M2.20] immediate travel is one Turn, and both pentagrams apply', () => {
    const society = location('Arkham Historical Society', { sanity: 1 })
    const costly = { ...car(), sanity: -2 }
    const t = at([bolton], [costly, society], { sanity: 10 }).play(costly).choosePlay(society)
    expect([t.seat, t.sanity[0], t.story(0), spot(t)?.crosswise]).toEqual([1, 9, ['Arkham Historical Society', 'Car', 'Bolton'], false])
  })

  rule('M6.43, M6.44', 'a Travel Event may stay alone, and what it offered at once is not offered again', () => {
    const t = at([bolton], [car(), salem]).play('Car').done()
    expect(t.story(0)).toEqual(['Car', 'Bolton'])
    t.untilTurnOf(0)
    expect([t.offers('take offer'), t.ways(salem)]).toEqual([false, ['walk']])
    const none = at([bolton], [car()]).play('Car')
    expect([none.story(0), none.seat]).toEqual([['Car', 'Bolton'], 1])
  })

  test('[MX11, M6.45, M6.46, M6.43, M6.39] who gives travel up discards the Event and walks in the former Region', () => {
    const street = dream('The Street of Pillars', 'The East', 'Celephais')
    const t = at([travel('Ship of Clouds', 'Travel by Air', 'different', 'now'), bazaar], [street, ulthar])
    expect([t.ways(street), t.ways(ulthar)]).toEqual([['walk'], []])
    t.play(street)
    expect([t.discard(0), t.story(0), spot(t)?.crosswise]).toEqual([
      ['Ship of Clouds'],
      ['The Street of Pillars', 'The Great Bazaar'],
      true,
    ])
    expect(at([car(), bolton], [salem]).ways(salem)).toEqual(['walk'])
  })

  rule('M6.40, M6.47', 'the card says whether the Region must, may or must not change; by land it never does', () => {
    expect(at([bolton], [car(), museum, salem]).play('Car').among).toEqual(['Salem Inn'])
    expect(at([bolton], [plane(), museum, salem]).play('Airplane').among).toEqual(['British Museum'])
    const any = at([bolton], [steamer(), museum, salem]).play('Tramp Steamer').untilTurnOf(0).offer('Tramp Steamer')
    expect(any.among).toEqual(['British Museum', 'Salem Inn'])
  })

  rule('M6.49', 'a Travel Event that asks for something cannot be played without it', () => {
    const cats = { ...car(), title: 'Cats', rules: [...car().rules, { kind: 'require' as const, needs: { inPlay: { titleHas: 'Cat' } } }] }
    expect(at([bolton], [cats]).against(cats)).toEqual(['M17.1'])
    expect(at([bolton], [cats], { allies: [ally('Black Cat', 1)] }).against(cats)).toEqual([])
  })

  rule(
    'M6.38, M6.48, M6.20, M6.45',
    'another one replaces it on top: it stays beneath, and one still travels from the former Location',
    () => {
      const t = at([bolton], [steamer(), { ...steamer(), title: 'Clipper' }, salem])
      t.play('Tramp Steamer').untilTurnOf(0).play('Clipper')
      expect([t.story(0), regionNow(t.state, 0)]).toEqual([['Clipper', 'Tramp Steamer', 'Bolton'], 'Lovecraft Country'])
      t.untilTurnOf(0)
      expect([t.offers('take offer', 'Tramp Steamer'), t.ways(salem)]).toEqual([false, ['walk']])
      t.play(salem)
      expect([t.story(0), t.discard(0)]).toEqual([['Salem Inn', 'Tramp Steamer', 'Bolton'], ['Clipper']])
    },
  )

  rule('M6.50', 'a second one of the same Title cannot be played while the first is on top', () => {
    const again = car()
    expect(at([car(), bolton], [again]).against(again)).toEqual(['M6.50'])
  })
})

describe('Islands', () => {
  const sagoth = location('Bal Sagoth', { region: 'South Pacific', subregion: 'South Pacific', attributes: ['Island'] })
  const retoka = location('Retoka', {
    region: 'South Pacific',
    subregion: 'South Pacific',
    attributes: ['Island'],
    publicAttributes: ['Water', 'Outside'],
  })
  const coast = location('Coast', { region: 'South Pacific', subregion: 'South Pacific', attributes: ['City'] })

  test('[MX42, M6.51, M6.41, M6.52] neither on foot nor by land or air, but by sea', () => {
    const t = at([sagoth], [retoka, { ...car(), title: 'Camel' }, steamer()])
    expect(t.why(retoka).reasons).toMatchObject([{ rule: 'M6.51', remedy: 'Travel by Sea.' }])
    expect(at([sagoth], [{ ...car(), title: 'Camel' }, retoka]).play('Camel').seat).toBe(1)
    t.play('Tramp Steamer').untilTurnOf(0).offer('Tramp Steamer').choosePlay(retoka)
    expect([t.story(0)[0], spot(t)?.crosswise, regionNow(t.state, 0)]).toEqual(['Retoka', false, 'South Pacific'])
  })

  rule('M6.51', 'to and from an Island, and by air to another Region', () => {
    expect([at([coast], [retoka]).against(retoka, 'walk'), at([retoka], [coast]).against(coast, 'walk')]).toEqual([['M6.51'], ['M6.51']])
    expect(at([bolton], [plane(), retoka]).play('Airplane').seat).toBe(1)
  })

  rule('M6.51', 'Land and Air are all that it bars: not the Cats, and not what goes by Air and Sea', () => {
    const by = (subtype: string) =>
      at([bolton], [travel('Journey', subtype, 'different', 'now'), retoka])
        .play('Journey')
        .ways(retoka)
    expect([by('Travel by Cats'), by('Travel by Air and Sea'), by('Travel Underwater')]).toEqual([['arrive'], ['arrive'], ['arrive']])
    expect(at([bolton], [travel('Journey', 'Travel by Air', 'different', 'now'), retoka]).play('Journey').seat).toBe(1)
  })

  rule('M6.51', 'unless a text says otherwise', () => {
    const bridge = card({
      title: 'Bridge',
      type: 'Artifact',
      rules: [{ kind: 'permit', permit: { route: { walkTo: { attr: ['Island'] } } } }],
    })
    expect(at([coast], [retoka], { assets: [bridge] }).ways(retoka)).toEqual(['walk'])
  })

  rule('M6.51', 'by air, where the Event or a card in play says that it leads there', () => {
    const own = travel('Seaplane', 'Travel by Air', 'different', 'now', {
      rules: [
        ...travel('Seaplane', 'Travel by Air', 'different', 'now').rules,
        { kind: 'permit', permit: { play: { title: 'self' }, waive: ['island'] } },
      ],
    })
    expect(at([bolton], [own, retoka]).play('Seaplane').ways(retoka)).toEqual(['arrive'])
    const pilot = card({
      title: 'Pilot',
      type: 'Artifact',
      rules: [{ kind: 'permit', permit: { play: { type: 'Event', subtype: 'Travel by Air' }, waive: ['island'] } }],
    })
    expect(
      at([bolton], [plane(), retoka], { assets: [pilot] })
        .play('Airplane')
        .ways(retoka),
    ).toEqual(['arrive'])
  })
})

describe('Exotic Locations', () => {
  const moon = dream('Far Side of the Moon', 'Exotic Location', 'Exotic Location', { exotic: true, attributes: ['Space'], sanity: -2 })
  const bazaar = dream('The Great Bazaar', 'The East', 'Celephais')

  test('[MX12, M6.54, M6.55, M6.56, M6.15] one in Space is reached by what travels in Space, or the means a text names', () => {
    expect(at([bazaar], [moon]).against(moon, 'walk')).toEqual(['M6.54'])
    const pillars = dream('Basalt Pillars', 'The West', 'Edge of the World', {
      rules: [{ kind: 'permit', permit: { route: { walkTo: { title: 'Far Side of the Moon' } } } }],
    })
    expect(at([pillars], [moon]).ways(moon)).toEqual(['walk'])
    const shantak = travel('Shantaks', 'Travel in Space', 'different', 'now', { dimension: 'dreamlands' })
    const t = at([bazaar], [shantak, moon]).play('Shantaks').choosePlay(moon)
    expect([spot(t)?.crosswise, t.sanity[0]]).toEqual([false, 10])
  })

  rule('M6.56', 'a way that leads into Space, or goes through it, travels in Space', () => {
    const by = (route: Partial<Route>) =>
      card({
        title: 'Door',
        type: 'Artifact',
        rules: [{ kind: 'permit', permit: { route: { region: 'any', placed: 'rightSideUp', ...route } } }],
      })
    const here = [dream('The Great Bazaar', 'The East', 'Celephais')]
    const ways = (route: Partial<Route>) => at(here, [moon], { assets: [by(route)] }).ways(moon)
    expect(ways({})).toEqual([])
    expect(ways({ is: { attr: ['Space'] } })).toEqual(['arrive'])
    expect(ways({ as: { type: 'Event', subtype: ['Travel by Air', 'Travel in Space'] } })).toEqual(['arrive'])
    expect(ways({ as: { type: 'Event', subtype: 'Travel by Air' } })).toEqual([])
  })

  rule('M6.54', 'one Underwater is entered and left by what travels Underwater, and not by what travels in Space', () => {
    const deep = location('The Deep', { region: 'Exotic Location', subregion: 'Exotic Location', exotic: true, attributes: ['Underwater'] })
    const dive = travel('Diving Bell', 'Travel Underwater', 'different', 'now')
    const rocket = travel('Rocket', 'Travel in Space', 'different', 'now')
    const t = at([bolton], [dive, deep]).play('Diving Bell').choosePlay(deep)
    expect([t.story(0)[0], spot(t)?.crosswise]).toEqual(['The Deep', false])
    expect(at([bolton], [rocket, deep]).play('Rocket').seat).toBe(1)
    const leaving = at([deep], [dive, rocket, bolton])
    expect([leaving.ways(dive), leaving.ways(rocket), leaving.against(rocket)]).toEqual([['travel'], [], ['M6.54']])
    expect(leaving.play('Diving Bell').choosePlay(bolton).story(0)[0]).toBe('Bolton')
  })

  rule('M6.53', 'each Exotic Location is a Region of its own', () => {
    const t = at([moon], [])
    expect([regionNow(t.state, 0), subregionNow(t.state, 0)]).toEqual(['Far Side of the Moon', undefined])
    expect(at([moon], [bazaar]).against(bazaar, 'walk')).toEqual(['M6.54'])
  })

  test('[MX27, M6.55, M6.54] a further requirement must be met first', () => {
    const kadath = dream('Kadath', 'Exotic Location', 'Exotic Location', {
      exotic: true,
      rules: [
        { kind: 'require', needs: { inPlay: { type: 'Event', subtype: 'Star' }, of: 'anyone' } },
        { kind: 'oblige', who: 'you', what: { reachBy: { type: 'Event', subtype: 'Travel by Air' } } },
      ],
    })
    const star = event('Polaris', { subtype: 'Star' })
    const flight = travel('Flight', 'Travel by Air', 'different', 'now', { dimension: 'dreamlands' })
    expect(at([bazaar], [flight, kadath]).play('Flight').seat).toBe(1)
    expect(at([bazaar], [flight, kadath], { events: [star] }).play('Flight').among).toEqual(['Kadath'])
    expect(at([bazaar], [kadath], { events: [star] }).against(kadath, 'walk')).toEqual(['M6.54'])
    expect(at([bazaar], [kadath]).against(kadath, 'walk')).toContain('M6.55')
  })

  test('[M6.57, M6.58] Events that act on the top card do not touch it, an Artifact does', () => {
    const quake = (type: 'Event' | 'Artifact') =>
      card({
        title: 'Quake',
        type,
        anyDimension: true,
        rules: [
          type === 'Event'
            ? { kind: 'on', on: 'played', do: [{ popStory: 'opponent', to: 'bury' }] }
            : { kind: 'action', window: 'turn', do: [{ popStory: 'opponent', to: 'bury' }] },
        ],
      })
    const hit = (type: 'Event' | 'Artifact') => {
      const seats = [
        { story: [bolton], ...(type === 'Event' ? { hand: [quake(type)] } : { assets: [quake(type)] }) },
        { story: [moon, bazaar] },
      ]
      const t = table({ seats })
      return (type === 'Event' ? t.play('Quake') : t.use('Quake')).story(1)[0]
    }
    expect([hit('Event'), hit('Artifact')]).toEqual(['Far Side of the Moon', 'The Great Bazaar'])
  })
})

describe('losing and moving Locations', () => {
  const quake = () => does('Earthquake', { popStory: 'opponent', to: 'bury' })
  const sinkhole = () => does('Sinkhole', { popStory: 'opponent', to: 'discard' })
  const struck = (event_: PrintedCard, story: PrintedCard[], more: Partial<SeatSetup> = {}) =>
    table({
      seats: [
        { story: [salem], hand: [event_] },
        { story, ...more },
      ],
    }).play(event_)
  const beach = location("Martin's Beach", { gate: true, subregion: 'Miskatonic Valley', sanity: 3 })

  test('[MX44, M6.60, M6.61, M6.62, M11.8, M1.29] the cards beneath are buried until a Location shows', () => {
    const t = struck(quake(), [bolton, { ...car(), title: 'Train' }, beach, monster('Zombies', 1)], { spot: { gateUsed: true } })
    expect([t.story(1), t.sanity[1], spot(t, 1)]).toEqual([
      ["Martin's Beach", 'Zombies', 'Bolton', 'Train'],
      12,
      expect.objectContaining({ crosswise: false, gateUsed: false }),
    ])
  })

  test('[M6.60, M6.62, M17.1] a Location that goes back to the Hand lays the next one bare, whose Gate a text may keep shut', () => {
    const forgotten = (more: { readonly gateShut?: true }) =>
      struck(does('Forgetting', { move: { in: 'story', of: 'opponent', pick: 'top' }, to: 'hand', ...more }), [
        bolton,
        { ...car(), title: 'Train' },
        beach,
      ])
    const [open, shut] = [forgotten({}), forgotten({ gateShut: true })]
    expect([open.story(1), open.hand(1)]).toEqual([["Martin's Beach", 'Train'], ['Bolton']])
    expect([spot(open, 1)?.gateUsed, spot(shut, 1)?.gateUsed]).toEqual([false, true])
  })

  test('[MX45, M6.64] burying the only Location does nothing', () => {
    const t = struck(quake(), [bolton])
    expect([t.story(1), spot(t, 1) === null]).toEqual([['Bolton'], false])
  })

  test('[MX45, M6.65, M6.66, M6.63] when it is discarded, one is Outside in the last Region', () => {
    const shop = location('Arkham Rare Books', { attributes: ['Country'] })
    const t = struck(sinkhole(), [bolton], { hand: [shop, museum] })
    expect([t.discard(1), spot(t, 1), publicsAround(t.state, 1), regionNow(t.state, 1), dimensionNow(t.state, 1)]).toEqual([
      ['Bolton'],
      null,
      ['Outside'],
      'Lovecraft Country',
      'waking',
    ])
    expect([t.ways(shop), t.against(museum, 'arrive'), t.against(museum, 'walk')]).toEqual([['arrive'], ['M6.13'], ['M6.13']])
    expect(spot(t.play(shop), 1)?.crosswise).toBe(false)
  })

  rule('M6.68', 'with buried cards but no Location beneath it is the same', () => {
    const buried = struck(quake(), [bolton, monster('Zombies', 1)])
    expect(buried.story(1)).toEqual(['Bolton', 'Zombies'])
    const discarded = struck(sinkhole(), [bolton, monster('Zombies', 1)])
    expect([discarded.story(1), spot(discarded, 1)]).toEqual([['Zombies'], null])
  })

  rule('M6.66', 'another Dimension is no nearer than before', () => {
    const inn = dream('Inn', 'Lovecraft Country', 'Arkham')
    const t = struck(sinkhole(), [bolton], { hand: [inn] })
    expect(t.against(inn, 'arrive')).toEqual(['M6.14'])
  })

  test('[MX46, M6.67] losing the card one walks to brings the former Location back, without its pentagram', () => {
    const t = struck(quake(), [location('Peck Valley Cemetery'), location('Aylesbury', { sanity: 1 })], {
      spot: { crosswise: true, beneath: { gateUsed: true, since: 1, order: 1 } },
    })
    expect([t.story(1), spot(t, 1)?.crosswise, t.sanity[1]]).toEqual([['Aylesbury', 'Peck Valley Cemetery'], false, 12])
  })

  test('[MX49, M6.69, M6.70] a Location moved to the top is Current with a fresh Gate, wherever it lies', () => {
    const village = location('Greenwich Village', { dimension: 'new-aeon', region: 'New Aeon', subregion: 'New York' })
    const house = location('The Strange High House', { gate: true, subregion: 'Kingsport', sanity: 2 })
    const warp = { ...does('Create Time Warp', { toTop: { is: { type: 'Location' }, in: 'story', pick: 'choose', n: 1 } }), sanity: -2 }
    const t = at([village, house], [warp], { sanity: 8, spot: { gateUsed: true } }).play(warp)
    if (t.question?.ask === 'which card') t.choose(house)
    expect([t.sanity[0], t.story(0)[0], spot(t)?.gateUsed, dimensionNow(t.state, 0), regionNow(t.state, 0)]).toEqual([
      6,
      'The Strange High House',
      false,
      'waking',
      'Lovecraft Country',
    ])
  })

  rule('M6.69', 'its pentagram is ignored unless the card says otherwise', () => {
    const dear = location('Dear House', { sanity: -3 })
    const kind = location('Kind House', { sanity: 3 })
    const moved = (place: PrintedCard, pays?: true) => {
      const op: Op = { toTop: { is: { title: place.title }, in: 'story', pick: 'choose', n: 1 }, ...(pays ? { pays } : {}) }
      const warp = does('Warp', op)
      return at([salem, place], [warp], { sanity: 8 }).play(warp).sanity[0]
    }
    expect([moved(dear), moved(dear, true), moved(kind, true)]).toEqual([8, 5, 8])
  })

  rule('M6.70', 'it ignores the limits of walking, and a crosswise card is given up', () => {
    const warp = does('Warp', { toTop: { is: { title: 'British Museum' }, in: 'story', pick: 'choose', n: 1 } })
    const t = at([salem, bolton, museum], [warp], { spot: { crosswise: true } }).play(warp)
    expect([t.story(0)[0], spot(t)?.crosswise, regionNow(t.state, 0), t.discard(0)]).toEqual([
      'British Museum',
      false,
      'Europe',
      ['Salem Inn'],
    ])
  })

  rule('M6.71', 'a Travel Event that a storm buries brings its player back', () => {
    const t = struck(quake(), [car(), bolton])
    expect([t.story(1), spot(t, 1)?.crosswise]).toEqual([['Bolton', 'Car'], false])
  })
})

describe('a route to another Dimension', () => {
  rule('M6.14', 'leads there, and to no Location of this one', () => {
    const route = { region: 'any', dimension: 'different', placed: 'rightSideUp' } as const
    const gate = card({
      title: 'Silver Key',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ travel: route, when: 'now' }] }],
    })
    const bridge = dream('The Bridge', 'The West', 'Ulthar')
    expect(at([bolton], [gate, bridge, salem]).play('Silver Key').among).toEqual(['The Bridge'])
  })
})

describe('a route within the Subregion', () => {
  rule('M6.40', 'leads to no other Subregion, and from nowhere to none', () => {
    const bicycle = travel('Bicycle', 'Travel by Land', 'subregion', 'now')
    const t = at([arkham('Inn')], [bicycle, salem, arkham('Library')]).play('Bicycle')
    expect(t.among).toEqual(['Library'])
    expect(at([], [bicycle, salem]).offers('play', 'Bicycle')).toBe(false)
  })
})

describe('a route within the City', () => {
  rule('M6.47, M6.23', 'leads to a City Location of the same Subregion and no further', () => {
    const tram = travel('Tram', 'Travel by Land', 'city', 'now')
    const [inn, library] = [arkham('Inn', { attributes: ['City'] }), arkham('Library', { attributes: ['City'] })]
    const farm = arkham('Farm', { attributes: ['Country'] })
    expect(at([inn], [tram, library, farm, salem]).play('Tram').among).toEqual(['Library'])
    expect(at([farm], [tram, library]).against(library, 'arrive')).not.toEqual([])
  })
})

describe('the only way on', () => {
  const leftBy = (orWalk?: true): PrintedCard => {
    const leaveBy = { type: 'Event', subtype: 'Travel by Sea' } as const
    return location('Isle', { rules: [{ kind: 'oblige', who: 'you', what: { leaveBy, ...(orWalk ? { orWalk } : {}) } }] })
  }
  rule('M6.54', 'a Location that is left only by one kind of travel is not left on foot, unless it says so', () => {
    const hill = arkham('Hill', { attributes: ['Country'] })
    expect(at([leftBy()], [hill]).against(hill, 'walk')).toEqual(['M6.54'])
    expect(at([leftBy(true)], [hill]).ways(hill)).toEqual(['walk'])
    expect(at([leftBy(true)], [car()]).against('Car')).toEqual(['M6.54'])
    expect(at([leftBy()], [steamer()]).against('Tramp Steamer')).toEqual([])
    // It binds nobody who has gone on.
    expect(at([bolton, leftBy()], [hill]).ways(hill)).toEqual(['walk'])
  })
  rule('M6.54', 'a Location that is reached on foot from some places alone is not walked to from others', () => {
    const isle = location('Isle', {
      rules: [
        {
          kind: 'oblige',
          who: 'you',
          what: { reachBy: { type: 'Event', subtype: 'Travel by Sea' }, orWalk: true, walkFrom: { attr: ['Underground'] } },
        },
      ],
    })
    const [cave, hill] = [location('Cave', { attributes: ['Underground'] }), location('Hill', { attributes: ['Country'] })]
    expect(at([cave], [isle]).ways(isle)).toEqual(['walk'])
    expect(at([hill], [isle]).against(isle, 'walk')).toEqual(['M6.54'])
  })
  rule('M17.1, M6.14', 'a Location that opens a way to itself is reached from such a place, right-side-up and beyond its Dimension', () => {
    const stairway = (from: string): PrintedCard =>
      dream('Stairway', 'The West', 'Ulthar', {
        rules: [
          {
            kind: 'permit',
            permit: { route: { region: 'any', dimension: 'any', is: { title: 'self' }, placed: 'rightSideUp' } },
            if: { at: { attr: [from] } },
          },
        ],
      })
    const house = location('House', { attributes: ['House'] })
    const [open, shut] = [stairway('House'), stairway('Temple')]
    expect(at([house], [open]).ways(open)).toEqual(['arrive'])
    expect(at([house], [shut]).ways(shut)).toEqual([])
  })
  rule('M6.54', 'a Location that is not left by one kind of travel is left by any other, and on foot', () => {
    const hill = arkham('Hill', { attributes: ['Country'] })
    const leaveBy = { type: 'Event', travel: true, not: { type: 'Event', subtype: 'Travel by Sea' } } as const
    const isle = location('Isle', { rules: [{ kind: 'oblige', who: 'you', what: { leaveBy, orWalk: true } }] })
    expect(at([isle], [steamer()]).against('Tramp Steamer')).toEqual(['M6.54'])
    expect(at([isle], [car()]).against('Car')).toEqual([])
    expect(at([isle], [hill]).ways(hill)).toEqual(['walk'])
  })
  rule('M6.54', 'nobody walks between places of a kind where a card forbids it, and elsewhere everybody does', () => {
    const country = { type: 'Location', attr: ['Country'] } as const
    const blizzard = card({
      title: 'Blizzard',
      type: 'Event',
      subtype: 'Storm',
      anyDimension: true,
      rules: [
        {
          kind: 'forbid',
          who: 'each',
          what: { reachBy: 'walk', to: country },
          if: { at: { attr: ['Country'] }, who: 'actor' },
        },
      ],
    })
    const [hill, farm] = ['Hill', 'Farm'].map((title) => arkham(title, { attributes: ['Country'] })) as [PrintedCard, PrintedCard]
    const storm = (here: PrintedCard, there: PrintedCard): Table =>
      table({
        seats: [
          { story: [here], hand: [there] },
          { story: [bolton], events: [blizzard] },
        ],
      })
    expect(storm(hill, farm).against(farm, 'walk')).toEqual(['M6.54'])
    expect([storm(bolton, farm).against(farm, 'walk'), storm(hill, bolton).against(bolton, 'walk')]).toEqual([[], []])
  })
  rule('M19.8, M19.9', 'a Travel Event asks for no place of its own where that is waived; Region and time it still asks for', () => {
    const sailor = (...waive: ('attribute' | 'place')[]) =>
      ally('Sailor', 1, { foundAt: {}, rules: [{ kind: 'permit', permit: { play: { type: 'Event', subtype: 'Travel by Sea' }, waive } }] })
    const ship = (needs: Condition) => travel('Ship', 'Travel by Sea', 'any', 'laterTurn', { rules: [{ kind: 'require', needs }] })
    const refused = (needs: Condition, ...waive: ('attribute' | 'place')[]) =>
      at([bolton], [ship(needs)], waive.length > 0 ? { allies: [sailor(...waive)] } : {}).against('Ship')
    const wet: Condition = { at: { pub: ['Water'] } }
    expect([refused(wet), refused(wet, 'attribute'), refused(wet, 'place')]).toEqual([['M17.1'], [], []])
    expect([refused({ at: { subregion: 'Boston' } }, 'attribute'), refused({ at: { subregion: 'Boston' } }, 'place')]).toEqual([
      ['M17.1'],
      [],
    ])
    expect(refused({ at: { region: 'Europe' } }, 'attribute', 'place')).toEqual(['M17.1'])
    expect(refused({ all: [wet, { time: 'night' }] }, 'attribute', 'place')).toEqual(['M17.1'])
  })
  rule('M6.54', 'a Location that is reached by one kind of travel is reached on foot where its text adds that', () => {
    const port = (orWalk?: true): PrintedCard =>
      arkham('Port', {
        rules: [
          { kind: 'oblige', who: 'you', what: { reachBy: { type: 'Event', subtype: 'Travel by Sea' }, ...(orWalk ? { orWalk } : {}) } },
        ],
      })
    expect(at([bolton], [port()]).against('Port', 'walk')).toEqual(['M6.54'])
    expect(at([bolton], [port(true)]).ways('Port')).toHaveLength(1)
  })
  rule('M6.54', 'what bars one way to a Location leaves every other way open', () => {
    const quay = (reachBy: Filter | 'walk') =>
      arkham('Quay', { subregion: 'Kingsport', rules: [{ kind: 'forbid', who: 'you', what: { reachBy } }] })
    const harbour = (...by: [kind: string, reachBy: Filter | 'walk']) =>
      at([bolton], [travel('Journey', by[0], 'same', 'now'), salem, quay(by[1])]).play('Journey').among
    expect(at([bolton], [quay('walk')]).against('Quay', 'walk')).toEqual(['M6.54'])
    expect(at([bolton], [quay({ type: 'Event', subtype: 'Travel by Sea' })]).against('Quay', 'walk')).toEqual([])
    expect(harbour('Travel by Sea', 'walk')).toEqual(['Salem Inn', 'Quay'])
    expect(harbour('Travel by Sea', { type: 'Event', subtype: 'Travel by Sea' })).toEqual(['Salem Inn'])
    expect(harbour('Travel by Land', { type: 'Event', subtype: 'Travel by Sea' })).toEqual(['Salem Inn', 'Quay'])
    expect(harbour('Travel by Land', { type: 'Event', travel: true })).toEqual(['Salem Inn'])
    const flies: PrintedCard = card({
      title: 'Carpet',
      type: 'Artifact',
      anyDimension: true,
      rules: [{ kind: 'action', window: 'turn', do: [{ travel: { region: 'same', placed: 'rightSideUp' }, when: 'now' }] }],
    })
    const t = at([bolton], [quay('walk')], { assets: [flies] })
    expect(t.take(t.legal.find((each) => each.do === 'use')!).among).toEqual(['Quay'])
  })
  rule('M6.54', 'what bars one way away from a Location leaves every other way open', () => {
    const pit = (leaveBy: Filter | 'walk') => arkham('Pit', { rules: [{ kind: 'forbid', who: 'you', what: { leaveBy } }] })
    expect(at([pit('walk')], [salem]).against(salem, 'walk')).toEqual(['M6.54'])
    expect(at([pit('walk')], [car()]).against('Car')).toEqual([])
    expect(at([pit({ type: 'Event', subtype: 'Travel by Land' })], [car()]).against('Car')).toEqual(['M6.54'])
    expect(at([pit({ type: 'Event', subtype: 'Travel by Land' })], [salem]).ways(salem)).toEqual(['walk'])
  })
  rule('M6.54', 'a Location is bound to one way in for only as long as its text says', () => {
    const bound = (time: 'day' | 'night'): PrintedCard =>
      arkham('Port', {
        rules: [{ kind: 'oblige', who: 'you', if: { time }, what: { reachBy: { type: 'Event', subtype: 'Travel by Sea' } } }],
      })
    expect(at([bolton], [bound('day')]).ways('Port')).toEqual([])
    expect(at([bolton], [bound('night')]).ways('Port')).toHaveLength(1)
  })
  rule('M6.54', 'what goes by Air and Sea goes by Air, and by Sea', () => {
    const by = (subtype: string): PrintedCard =>
      location('Quay', { region: 'Europe', rules: [{ kind: 'oblige', who: 'you', what: { reachBy: { type: 'Event', subtype } } }] })
    const ways = (wanted: string, subtype = 'Travel by Air and Sea') =>
      at([bolton], [travel('Journey', subtype, 'different', 'now'), museum, by(wanted)]).play('Journey').among
    expect([ways('Travel by Air'), ways('Travel by Sea'), ways('Travel by Land')]).toEqual([
      ['British Museum', 'Quay'],
      ['British Museum', 'Quay'],
      ['British Museum'],
    ])
    expect(ways('Travel by Air and Sea', 'Travel by Sea')).toEqual(['British Museum'])
  })
})
