/** M1: objects and zones, and who may see what. */
import { describe, expect, test } from 'vitest'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { attributesOf, subtypesOf, typeOf } from '../../../src-main/games/mythos/standing.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, mythosPosition, no, type PositionSetup, weapon } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'
import { standard, standardCards } from '../../support/standard-cards.ts'

const here = location('Bolton', { gate: true, attributes: ['City', 'Artifact', 'Tome'] })
const event = (title: string, more = {}) => card({ title, type: 'Event', anyDimension: true, ...more })
const phobia = (title: string, more = {}) => event(title, { subtype: 'Phobia', target: 'Opponent’s Investigator', ...more })

describe('cards and what is printed on them', () => {
  test('[M1.1, M1.9, M1.10] every card has one Type, and every Location is either Inside or Outside', () => {
    for (const each of standardCards()) {
      expect(['Adventure', 'Ally', 'Artifact', 'Event', 'Location', 'Monster', 'Spell', 'Tome']).toContain(each.type)
      for (const word of each.publicAttributes ?? []) expect(['Water', 'Forest', 'Cemetery', 'Inside', 'Outside']).toContain(word)
      if (each.type !== 'Location') continue
      const sides = each.publicAttributes?.filter((word) => word === 'Inside' || word === 'Outside')
      expect(sides, each.title).toHaveLength(1)
    }
  })

  rule('M1.2', 'an Investigator card is no playing card', () => {
    const { state } = table({ seats: [{ hand: [here] }, {}] })
    expect(state.sheet.printed.map((each) => each.type)).not.toContain('Investigator')
    expect(state.sheet.investigators).toHaveLength(2)
  })

  rule('M1.3, M1.5', 'cards are the same if their Titles are, whatever the spelling of accents, case and The', () => {
    const t = table({
      seats: [{ story: [here], allies: [ally('The Old Sailor', 1)], hand: [ally('old SAILÓR', 3), ally('Old Sailors', 1)] }, {}],
    })
    expect(t.against('old SAILÓR')).toEqual(['M7.8'])
    expect(t.against('Old Sailors')).toEqual([])
  })

  rule('M1.4', 'cards that share a Title keep their own numbers and words', () => {
    const [soldier, worker] = [monster('Mi-Go', 2, { attributes: ['Soldier'] }), monster('Mi-Go', 5, { attributes: ['Worker'] })]
    const { state } = table({ seats: [{ story: [here], threat: [soldier, worker] }, {}] })
    expect([0, 1].map((nth) => currentValue(state, no(state, 'Mi-Go', nth)))).toEqual([2, 5])
    expect([0, 1].map((nth) => attributesOf(state, no(state, 'Mi-Go', nth)))).toEqual([['Soldier'], ['Worker']])
  })

  rule('M1.6, M1.7, M1.8', 'the corner, the second label and the words under the Title are what the type says they are', () => {
    expect(standard('Deep One')).toMatchObject({ value: 1, subtype: 'Lesser Servitor' })
    expect(standard('Revelations of Glaaki')).toMatchObject({ spellCapacity: 1, languages: { list: ['English'] } })
    expect(standard('The Price')).toMatchObject({ points: 8, subtype: 'Corrupt Adventure' })
    expect(standard("Martin's Beach")).toMatchObject({ gate: true, region: 'Lovecraft Country', subregion: 'Miskatonic Valley' })
    expect(standard('Tulzscha').goo).toBe(true)
    expect(standard('Petrify')).toMatchObject({ icons: ['Folk'], target: "Opponent's Ally" })
    expect(standard('Luther Harden')).toMatchObject({ attributes: ['Steadfast', 'Police Detective'], subregion: 'Arkham' })
  })

  rule('M1.11', 'an effect that replaces attributes leaves the Dimension as it was', () => {
    const elsewhere = location('The Bazaar', { dimension: 'dreamlands', attributes: ['Tome'], gate: true })
    const plain = location('Bolton')
    const tiara = standard('Tiara of Opulent Fantasy')
    const dream = card({ title: 'Dream Book', type: 'Tome', dimension: 'dreamlands' })
    const waking = card({ title: 'Day Book', type: 'Tome', dimension: 'waking' })
    const t = table({ seats: [{ story: [plain], assets: [tiara], hand: [dream, waking] }, { story: [elsewhere] }] })
    t.use(tiara).untilTurnOf(0)
    expect(t.against(dream)).toEqual(['M6.15'])
    expect(t.against(waking)).toEqual([])
  })

  rule('M1.12', 'the Dot matters in decks alone', () => {
    const [one, two] = [card({ title: 'Orb', type: 'Artifact', unique: true }), card({ title: 'Orb', type: 'Artifact', unique: true })]
    const t = table({ seats: [{ story: [here], assets: [one], hand: [two] }, {}] })
    expect(t.against(two)).toEqual([])
  })

  rule('M1.13', 'the Subtype of a Monster is its class', () => {
    const classes = [
      'Lesser Servitor',
      'Greater Servitor',
      'Lesser Independent',
      'Greater Independent',
      'Living Dead',
      'Great Old One',
      'Outer God',
    ]
    for (const each of standardCards()) if (each.type === 'Monster') expect(classes).toContain(each.subtype)
  })
})

describe('who sees what', () => {
  const secret = ally('Hidden Hand', 1)
  const lurker = monster('Lurker', 3)
  const god = monster('Old God', 0, { goo: true })
  const spell = card({ title: 'Known Spell', type: 'Spell', icons: ['Eye'] })
  const tome = card({ title: 'Open Book', type: 'Tome', spellCapacity: 2, icons: ['Eye'] })
  const buried = location('Old Place')
  const setup = {
    seats: [
      {
        hand: [secret],
        deck: [location('Unknown One'), location('Unknown Two')],
        discard: [ally('Thrown Away', 1)],
        story: [here, buried],
        threat: [lurker],
        goo: [god],
        assets: [{ lay: tome, bears: [spell] }],
        adventures: [card({ title: 'Done Deed', type: 'Adventure', points: 3 })],
        events: [event('Lasting Rain', { subtype: 'Storm' })],
        allies: [ally('Friend', 1)],
      },
      {},
    ],
  }
  const seen = (viewer?: number) => mythos.view(table(setup).state, viewer)

  rule('M1.14', 'each player has all these zones', () => {
    const [mine] = seen(0).areas
    const counts = [
      mine!.deckCount,
      mine!.hand,
      mine!.discard,
      mine!.story,
      mine!.threat,
      mine!.allies,
      mine!.assets,
      mine!.adventures,
      mine!.events,
    ]
    expect(counts.map((each) => (typeof each === 'number' ? each : each?.length))).toEqual([2, 1, 1, 2, 1, 1, 2, 1, 1])
  })

  rule('M1.15', 'the order of the Mythos Deck is hidden from everybody', () => {
    for (const viewer of [undefined, 0, 1]) expect(JSON.stringify(seen(viewer))).not.toContain('Unknown')
    expect(seen(0).areas[0]!.deckCount).toBe(2)
  })

  rule('M1.16', 'a Hand is hidden from opponents, but not its number', () => {
    expect(JSON.stringify(seen(0))).toContain('Hidden Hand')
    for (const viewer of [undefined, 1]) {
      expect(JSON.stringify(seen(viewer))).not.toContain('Hidden Hand')
      expect(seen(viewer).areas[0]!.handCount).toBe(1)
    }
  })

  rule('M1.17, M1.18, M1.23', 'Discard Piles, Story Decks and held Spells are open to all', () => {
    const theirs = seen(1).areas[0]!
    expect(theirs.discard.map((each) => each.face?.title)).toEqual(['Thrown Away'])
    expect(theirs.story.map((each) => each.face?.title)).toEqual(['Bolton', 'Old Place'])
    expect(theirs.assets.map((each) => each.face?.title)).toEqual(['Open Book', 'Known Spell'])
  })

  rule('M1.19, M1.20', 'a Threat is hidden but for its number, except from its owner', () => {
    expect(seen(0).areas[0]!.threat.map((each) => each.face?.title)).toEqual(['Lurker'])
    expect(seen(1).areas[0]!.threat).toMatchObject([{ faceDown: true }])
    expect(JSON.stringify(seen(1))).not.toContain('Lurker')
  })

  rule('M1.21, M1.22', 'a Great Old One lies face-up beside the Threat and is not one of its cards', () => {
    expect(seen(1).areas[0]!.goo.map((each) => each.face?.title)).toEqual(['Old God'])
    expect(seen(1).areas[0]!.threat).toHaveLength(1)
  })

  rule('M1.19, M2.19', 'nor does what it cost give the name away', () => {
    const young = standard('Dark Young')
    for (const events of [[], [event('Gloom', { rules: [{ kind: 'forbid', who: 'each', what: 'gainSanity' }] })]]) {
      const dear = events.length === 0 ? young : { ...young, sanity: 1 }
      const t = table({ seats: [{ story: [here], hand: [dear], events }, { story: [here] }] }).play(dear, 'monster')
      const told = (seat?: number) => t.events.map((each) => mythos.tell({ ...each, names: t.state.sheet.names }, seat)).join(' ')
      expect([told(1), told()].join()).not.toContain('Dark Young')
      expect(told(0)).toContain('Dark Young')
    }
  })

  rule('M1.19', 'what was put into a Threat is told without a name to others', () => {
    const t = table({ seats: [{ story: [here], hand: [lurker] }, {}] })
    t.play(lurker, 'monster')
    const told = (seat: number) => t.events.map((each) => mythos.tell({ ...each, names: t.state.sheet.names }, seat)).join(' ')
    expect(told(0)).toContain('Lurker')
    expect(told(1)).not.toContain('Lurker')
  })
})

describe('in play and not in play', () => {
  const counting = card({
    title: 'Counting Room',
    type: 'Artifact',
    anyDimension: true,
    rules: [{ kind: 'static', effect: { stat: 'handMax', by: { per: { is: { type: 'Location' }, of: 'you' } } } }],
  })

  rule('M1.25, M1.26, M1.28', 'of the Locations only the top one that is right-side-up is in play', () => {
    const maximum = (crosswise: boolean) => {
      const t = table({ seats: [{ story: [here, location('Beneath')], spot: { crosswise }, assets: [counting] }, {}] })
      return mythos.view(t.state, 0).areas[0]!.maximum
    }
    expect([maximum(false), maximum(true)]).toEqual([6, 5])
  })

  rule('M1.27', 'a buried card is not in play', () => {
    const one = ally('Twin', 1)
    const t = table({ seats: [{ story: [here, ally('Twin', 1)], hand: [one] }, {}] })
    expect(t.against(one)).toEqual([])
  })
})

describe('moving and turning cards', () => {
  const shotgun = weapon('Shotgun', 2)
  const banner = card({
    title: 'Banner',
    type: 'Artifact',
    anyDimension: true,
    rules: [{ kind: 'static', effect: { value: 1, of: { is: { type: 'Ally' }, of: 'you' } } }],
  })
  const fear = phobia('Fear of Cats')
  const cure = card({
    title: 'Chapel',
    type: 'Location',
    region: 'Lovecraft Country',
    subregion: 'Arkham',
    attributes: ['City', 'Church'],
    publicAttributes: ['Inside'],
    rules: [
      {
        kind: 'action',
        window: 'turn',
        stayed: 'here',
        do: [{ move: { affecting: 'you', is: { subtype: 'Phobia' }, pick: 'choose', n: 1 }, to: 'bury' }],
      },
    ],
  })

  rule('M1.24, M1.29, M1.31, M1.45', 'a buried card goes face-up to the bottom of its owner’s Story Deck', () => {
    const t = table({ seats: [{ story: [cure] }, { story: [here, location('Beneath')], events: [{ lay: fear, affects: 0 }] }] })
    t.use(cure)
    expect(t.story(1)).toEqual(['Bolton', 'Beneath', 'Fear of Cats'])
    expect(t.story(0)).toEqual(['Chapel'])
  })

  rule('M1.32', 'when several cards of one owner are buried together, the owner chooses their order', () => {
    const orb = (title: string) => card({ title, type: 'Artifact' })
    const flood = event('Flood', {
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Artifact' }, of: 'each' }, to: 'bury' }] }],
    })
    const t = table({
      seats: [
        { story: [here], hand: [flood], assets: [orb('Mine')] },
        { story: [here], assets: [orb('One'), orb('Two'), orb('Three')] },
      ],
    }).play(flood)
    expect([t.seat, t.among]).toEqual([1, ['One', 'Two', 'Three']])
    t.choose('Three', 'One')
    expect([t.story(1), t.story(0)]).toEqual([
      ['Bolton', 'Three', 'One', 'Two'],
      ['Bolton', 'Mine', 'Flood'],
    ])
  })

  rule('M1.32', 'and so it is when they are discarded together', () => {
    const orb = (title: string) => card({ title, type: 'Artifact' })
    const theft = event('Theft', {
      rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: 'Artifact' }, of: 'opponent' }, to: 'discard' }] }],
    })
    const t = table({
      seats: [
        { story: [here], hand: [theft] },
        { story: [here], assets: [orb('One'), orb('Two')] },
      ],
    }).play(theft)
    expect([t.seat, t.among]).toEqual([1, ['One', 'Two']])
    t.choose('Two')
    expect(t.discard(1)).toEqual(['Two', 'One'])
  })

  describe('what is lost with its bearer', () => {
    const loss = (to: 'bury' | 'discard') =>
      event('Loss', {
        rules: [{ kind: 'on', on: 'played', do: [{ move: { is: { type: ['Ally', 'Tome'] }, of: 'opponent', pick: 'choose', n: 1 }, to }] }],
      })
    const lost = (to: 'bury' | 'discard', theirs: PositionSetup['seats'][number]) => {
      const gone = loss(to)
      const seats = [
        { story: [here], hand: [gone] },
        { story: [here], ...theirs },
      ]
      return table({ seats }, { orders: true }).play(gone)
    }
    const guarded = { allies: [{ lay: ally('Guard', 2), bears: [shotgun] }] }

    rule('M1.32, M1.38', 'goes with it at once, and their owner says which of them is buried first', () => {
      const t = lost('bury', guarded)
      expect([t.seat, t.among, t.where('Guard'), t.where('Shotgun')]).toEqual([1, ['Guard', 'Shotgun'], 'story', 'story'])
      expect(t.choose('Shotgun').story(1)).toEqual(['Bolton', 'Shotgun', 'Guard'])
      expect(lost('bury', guarded).choose('Guard').story(1)).toEqual(['Bolton', 'Guard', 'Shotgun'])
      expect(lost('discard', guarded).choose('Shotgun').discard(1)).toEqual(['Shotgun', 'Guard'])
    })

    rule('M1.32, M9.12', 'of more than two it is asked first whether their order matters', () => {
      const spell = (title: string) => card({ title, type: 'Spell', icons: ['Eye'] })
      const book = card({ title: 'Book', type: 'Tome', spellCapacity: 2, icons: ['Eye'] })
      const held = { assets: [{ lay: book, bears: [spell('One'), spell('Two')] }] }
      expect(lost('bury', held).chooseWay(0).story(1)).toEqual(['Bolton', 'Book', 'One', 'Two'])
      expect(lost('bury', held).chooseWay(1).choose('Two', 'Book').story(1)).toEqual(['Bolton', 'Two', 'Book', 'One'])
    })

    rule('M1.32, M7.16', 'Allies that become worthless at one moment are buried together', () => {
      const banner = card({
        title: 'Banner',
        type: 'Artifact',
        rules: [{ kind: 'static', effect: { value: 1, of: { is: { type: 'Ally' } }, how: 'add' } }],
      })
      const theft = event('Theft', {
        rules: [
          { kind: 'on', on: 'played', do: [{ move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'choose', n: 1 }, to: 'bury' }] },
        ],
      })
      const seats = [
        { story: [here], hand: [theft] },
        { story: [here], assets: [banner], allies: [ally('One', 0), ally('Two', 0)] },
      ]
      const t = table({ seats }, { orders: true }).play(theft)
      expect([t.seat, t.among]).toEqual([1, ['One', 'Two']])
      expect(t.choose('Two').story(1)).toEqual(['Bolton', 'Banner', 'Two', 'One'])
    })
  })

  rule('M1.30', 'a discarded card lies face-up on its owner’s Discard Pile, out of the story', () => {
    const other = location('Ulthar Inn', { subregion: 'Salem' })
    const t = table({
      seats: [{ story: [location('On the Road'), here], spot: { crosswise: true }, hand: [other], discard: [ally('Old Friend', 1)] }, {}],
    })
    t.play(other)
    expect(t.discard(0)).toEqual(['Old Friend', 'On the Road'])
    expect(t.story(0)).toEqual(['Ulthar Inn', 'Bolton'])
  })

  rule('M1.33, M1.34', 'a card that leaves play is what is printed on it again', () => {
    const corrupted = ally('Doctor', 2)
    const idol = card({
      title: 'Idol',
      type: 'Artifact',
      rules: [{ kind: 'static', effect: { attribute: 'Corrupt', give: true, of: { is: { type: 'Ally' } } } }],
    })
    const state = mythosPosition({
      seats: [
        { story: [here, ally('Buried', 1)], hand: [ally('Held', 1)], discard: [ally('Thrown', 1)], allies: [corrupted], assets: [idol] },
        {},
      ],
    })
    expect(['Doctor', 'Buried', 'Held', 'Thrown'].map((each) => attributesOf(state, no(state, each)))).toEqual([
      ['Corrupt'],
      ['Steadfast'],
      ['Steadfast'],
      ['Steadfast'],
    ])
  })

  rule('M1.35', 'a face-down card stays in play and gives nothing', () => {
    const value = (faceDown: boolean) => {
      const { state } = table({ seats: [{ story: [here], allies: [ally('Friend', 1)], assets: [{ lay: banner, faceDown }] }, {}] })
      return currentValue(state, no(state, 'Friend'))
    }
    expect([value(false), value(true)]).toEqual([2, 1])
  })

  rule('M1.37', 'a face-down Ally has no value', () => {
    const { state } = table({ seats: [{ story: [here], allies: [{ lay: ally('Friend', 3), faceDown: true }] }, {}] })
    expect(currentValue(state, no(state, 'Friend'))).toBe(0)
  })

  rule('M1.38, M8.19', 'an Ally and its Weapon are turned and lost together', () => {
    const midnight = standard('Midnight')
    const t = table({
      seats: [
        { story: [here], hand: [midnight] },
        { story: [here], allies: [{ lay: ally('Guard', 2), bears: [shotgun] }] },
      ],
    })
    t.play(midnight)
    expect([t.entry('Guard').faceDown, t.entry('Shotgun').faceDown]).toEqual([true, true])
  })

  rule('M1.40', 'a card’s Type follows the area it lies in, while its Subtype stays', () => {
    const { state } = table({
      seats: [
        { story: [here], allies: [monster('Tame Beast', 2)], threat: [ally('Cultist', 1, { attributes: ['Corrupt', 'Cultist'] })] },
        {},
      ],
    })
    expect([typeOf(state, no(state, 'Tame Beast')), subtypesOf(state, no(state, 'Tame Beast'))]).toEqual(['Ally', ['Lesser Independent']])
    expect(typeOf(state, no(state, 'Cultist'))).toBe('Monster')
  })

  rule('M1.41', 'a used Gate turns the Location, which stays Current', () => {
    const t = table({ seats: [{ story: [here], hand: [monster('Ghoul', 1)] }, {}] })
    t.play('Ghoul', 'monster')
    expect(mythos.view(t.state).areas[0]).toMatchObject({ gateUsed: true, place: { title: 'Bolton', walking: false } })
  })

  rule('M1.43', 'a random choice takes any of the cards, an Ally and its Weapon being one', () => {
    const panic = event('Panic', {
      rules: [
        {
          kind: 'on',
          on: 'played',
          do: [{ move: { is: { type: ['Ally', 'Artifact'] }, of: 'opponent', pick: 'random', n: 1 }, to: 'bury' }],
        },
      ],
    })
    const gone = new Map<string, number>()
    for (let seed = 0; seed < 60; seed++) {
      const armed = { lay: ally('Armed', 2), bears: [weapon('Gun', 1)] }
      const t = table({
        seed,
        seats: [
          { story: [here], hand: [panic] },
          { story: [here], allies: [armed, ally('Plain', 1)] },
        ],
      })
      t.play(panic)
      const lost = ['Armed', 'Gun', 'Plain'].filter((each) => t.where(each) === 'story').join('+')
      gone.set(lost, (gone.get(lost) ?? 0) + 1)
    }
    expect([...gone.keys()].sort()).toEqual(['Armed+Gun', 'Plain'])
    for (const times of gone.values()) expect(times).toBeGreaterThan(15)
  })
})
