/**
 * What `cards constructs` found no test to miss: rules of shipped cards that could be gone without any test failing,
 * and pieces of rules that stand on few cards. Each is acted out with what it must not do beside what it does.
 */
import { describe, expect, test } from 'vitest'
import type { Filter, Op } from '../../../../grammar/ast.ts'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { joins } from '../../../../src-main/games/mythos/joining.ts'
import { handSize } from '../../../../src-main/games/mythos/player-numbers.ts'
import { capacity } from '../../../../src-main/games/mythos/spell-places.ts'
import { publicsAround, timeOf } from '../../../../src-main/games/mythos/standing.ts'
import type { State } from '../../../../src-main/games/mythos/state.ts'
import { currentValue } from '../../../../src-main/games/mythos/values.ts'
import { shipped } from '../../../support/all-cards.ts'
import { ally, card, location, monster, no, type SeatSetup, weapon } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import { rule } from '../../../support/rule.ts'
import { fight, fightOn } from '../combat/fight.ts'

const ltd = (title: string, nth = 0) => shipped(title, 'LTD', nth)
const msgs = (title: string, nth = 0) => shipped(title, 'MSGS', nth)

const bolton = location('Bolton', { gate: true, attributes: ['City', 'Artifact'] })
const salem = location('Salem', { subregion: 'Salem' })
const two = (mine: SeatSetup, theirs: SeatSetup = {}, more: object = {}): Table =>
  table({
    seats: [
      { story: [bolton], ...mine },
      { story: [salem], ...theirs },
    ],
    ...more,
  })
const event = (title: string, ...ops: Op[]) =>
  card({ title, type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: ops }] })
const weather = (title: string, subtype: string) => card({ title, type: 'Event', subtype, anyDimension: true })
const dark = (): PrintedCard => ({ ...weather('Long Dark', 'Night'), rules: [{ kind: 'static', effect: { time: 'night' } }] })
const filler = () => monster('Filler', 1)
/** Whoever is asked in which order his cards go says any. */
function inAnyOrder(t: Table): void {
  while (t.question?.ask === 'which card' && /first/.test(t.question.prompt)) t.choose(t.among[0]!)
}

describe('given to an Ally', () => {
  test.each([
    ['Mi-Go Braincase', ltd],
    ["Dr. Hammond's Nerve & Brain Tablets", msgs],
  ] as const)('[M8.3] %s needs an Ally to be played, lies with him, and goes with him', (title, from) => {
    const gift = from(title)
    expect(two({ hand: [gift] }).against(gift)).toEqual(['M8.3'])
    const t = two(
      { hand: [gift, filler()], allies: [ally('Webb', 2)] },
      { hand: [event('Blow', { move: { is: { type: 'Ally' }, of: 'opponent' }, to: 'bury' })] },
    )
    t.play(gift)
    if (t.question?.ask === 'which card') t.choose('Webb')
    expect(t.entry(gift).on).toBe(no(t.state, 'Webb'))
    t.play('Blow')
    expect([t.where('Webb'), t.where(gift)]).toEqual(['story', 'story'])
  })
})

describe('joining', () => {
  const pairs: readonly [one: PrintedCard, other: PrintedCard, how: 'ally' | 'monster'][] = [
    [msgs('Dr. Allen'), ally('Gomes', 1), 'ally'],
    [msgs('Gomes'), ally('Dr. Allen', 1), 'ally'],
    [msgs('Howard Lovecraft'), ally('Mrs. Sonia Lovecraft', 1), 'ally'],
    [msgs('Mrs. Sonia Lovecraft'), ally('Howard Lovecraft', 1), 'ally'],
    [msgs('Hunting Horror'), monster('Hunting Horror', 1), 'monster'],
    [msgs('Hunting Horror', 1), monster('Hunting Horror', 1), 'monster'],
    [msgs('Insect from Shaggai'), monster('Insect from Shaggai', 1), 'monster'],
    [msgs('Insect from Shaggai', 1), monster('Insect from Shaggai', 1), 'monster'],
    [msgs('Mi-Go', 1), monster('Mi-Go', 1), 'monster'],
    [msgs('Mi-Go'), monster('Mi-Go', 1), 'monster'],
  ]
  test.each(pairs.map(([one, other, how]) => [one.title, one.id, other.title, one, other, how] as const))(
    '[M11.20, M11.25] %s (%s) Joins %s by its own text, and nothing that it does not name',
    (_title, _id, _other, one, other, how) => {
      const stranger = how === 'ally' ? ally('Stranger', 1) : monster('Stranger', 1)
      const { state } = two({ hand: [one, other, stranger] })
      const [first, second, third] = state.players[0]!.hand
      const with_ = (card: number | undefined) => joins(state, 0, { card: first!, how }, { card: card!, how })
      expect([with_(second), with_(third)]).toEqual([true, false])
    },
  )
})

describe('Phobias when they are played', () => {
  const cases: readonly [title: string, struck: SeatSetup, spared: SeatSetup][] = [
    ['Bacteriophobia', { assets: [card({ title: 'Idol', type: 'Artifact' })] }, { allies: [ally('Webb', 1)] }],
    ['Bacteriophobia', { assets: [card({ title: 'Book', type: 'Tome' })] }, {}],
    ['Eosophobia', {}, { events: [dark()] }],
    ['Scotophobia', { events: [dark()] }, {}],
  ]
  test.each(cases)('[M10.14] %s costs the one it is played on 1 Sanity at once, if it finds what it fears', (title, struck, spared) => {
    const fear = ltd(title)
    const of = (theirs: SeatSetup) => {
      const t = two({ hand: [fear, filler()] }, theirs).play(fear)
      return [t.sanity, t.entry(fear).affects]
    }
    expect(of(struck)).toEqual([[12, 11], 1])
    expect(of(spared)).toEqual([[12, 12], 1])
  })
})

describe('Storms', () => {
  const endings: readonly [title: string, ends: readonly string[], stays: readonly string[]][] = [
    ['Drought', ['Storm'], ['Star']],
    ['Hurricane', ['Day', 'Night'], ['Star']],
    ['Powerful Storms', ['Day', 'Night'], ['Star']],
  ]
  test.each(endings)('[M10.22] %s is buried when %j is played, by whomever, and not for %j', (title, ends, stays) => {
    for (const subtype of [...ends, ...stays]) {
      const mine = two({ hand: [weather('Sky', subtype), filler()], events: [ltd(title)] }).play('Sky')
      const theirs = two({ hand: [weather('Sky', subtype), filler()] }, { events: [ltd(title)] }).play('Sky')
      const fate = ends.includes(subtype) ? 'story' : 'event'
      expect([subtype, mine.where(title), theirs.where(title)]).toEqual([subtype, fate, fate])
    }
  })
  rule('M6.60', 'Hurricane and Powerful Storms reach only what is on top of a Story Deck', () => {
    for (const title of ['Hurricane', 'Powerful Storms']) {
      const flight = (name: string) => card({ title: name, type: 'Event', subtype: 'Travel by Air', travel: true, anyDimension: true })
      const t = two({ hand: [ltd(title), filler()] }, { story: [flight('Balloon'), salem, flight('Old Balloon'), bolton] }).play(title)
      expect(t.story(1), title).toEqual(['Salem', 'Old Balloon', 'Bolton', 'Balloon'])
    }
  })
})

describe('the time', () => {
  test.each([
    ['Dawn of the Solstice', msgs, 'events'],
    ['High Noon', msgs, 'events'],
    ['Tulzscha', msgs, 'goo'],
    ['New Moon', ltd, 'events'],
  ] as const)('[M10.21] %s: it is Day, although a Night came before', (title, from, area) => {
    const { state } = two({ events: [dark()] }, { [area]: [from(title)] })
    expect(timeOf(state)).toBe('day')
  })
  rule('M10.21, M10.24', 'New Moon says nothing of the time where another Day Event lies: that one does', () => {
    const before = [weather('Plain Day', 'Day'), dark(), ltd('New Moon')]
    expect(timeOf(two({}, { events: before }).state)).toBe('night')
    expect(timeOf(two({}, { events: [dark(), ltd('New Moon')] }).state)).toBe('day')
  })
  test.each([
    ['Full Moon', 'night'],
    ['Waning Moon', 'night'],
    ['Waxing Moon', 'night'],
    ['Dawn of a New Day', 'day'],
    ['Eclipse of the Sun', 'day'],
  ] as const)('[M10.21, M10.24] %s, whose words say nothing of it, makes it %s by its Subtype', (title, time) => {
    const other = weather('Earlier', time === 'day' ? 'Night' : 'Day')
    expect(timeOf(two({ events: [other, ltd(title)] }).state)).toBe(time)
    expect(timeOf(two({ events: [other, { lay: ltd(title), faceDown: true }] }).state)).not.toBe(time)
    expect(timeOf(two({ hand: [ltd(title)], events: [other] }).state)).not.toBe(time)
  })
  rule('M19.16', 'Dawn of the Solstice counts as a Solstice, High Noon does not', () => {
    const feast: Filter = { type: 'Event', subtype: 'Solstice' }
    const t = two(
      { hand: [event('End of the Feast', { move: { is: feast, of: 'each' }, to: 'bury' }), filler()] },
      { events: [msgs('Dawn of the Solstice'), msgs('High Noon')] },
    )
    t.play('End of the Feast')
    expect([t.where('Dawn of the Solstice'), t.where('High Noon')]).toEqual(['story', 'event'])
  })
})

describe('second versions', () => {
  const fear = (): PrintedCard => ({ ...weather('Some Fear', 'Phobia') })
  rule('M10.15, M19.1', 'the second Christchurch Cemetery buries a Phobia too, not another Event that lies on its player', () => {
    const here = ltd('Christchurch Cemetery', 1)
    const curse = weather('Curse', 'Curse')
    const events = [fear(), curse].map((lay) => ({ lay, affects: 0 }))
    const t = two({ story: [here] }, { events }).use(here)
    if (t.question?.ask === 'which card') {
      expect(t.among).toEqual(['Some Fear'])
      t.choose('Some Fear')
    }
    expect([t.where('Some Fear'), t.where(curse)]).toEqual(['story', 'event'])
  })
  rule('M7.15', 'the second Hunting Horror gains 1 by Day', () => {
    const horror = msgs('Hunting Horror', 1)
    const worth = (events: PrintedCard[]) => {
      const { state } = two({ threat: [horror] }, { events })
      return currentValue(state, no(state, horror))
    }
    expect([worth([]), worth([dark()])]).toEqual([horror.value! + 1, horror.value!])
  })
  rule('M14.55', 'the second Insect from Shaggai buries a Spell if it survives the Cosmic Battle', () => {
    const insect = msgs('Insect from Shaggai', 1)
    const spell = card({ title: 'Charm', type: 'Spell', icons: ['Eye'], anyDimension: true })
    const book = card({ title: 'Book', type: 'Tome', icons: ['Eye'], spellCapacity: 1, anyDimension: true })
    const lost = (threat: PrintedCard[]) => {
      const end = fight({
        seats: [
          { story: [bolton], threat: [insect] },
          { story: [salem], assets: [{ lay: book, bears: [spell] }], threat },
        ],
      })
      return end.state.play.every((each) => each.card !== no(end.state, spell))
    }
    expect([lost([]), lost([monster('X', 9)])]).toEqual([true, false])
  })
  rule('M6.43, M5.17', 'the second Train leaves on a later Turn, and brings an Ally aboard once', () => {
    const train = msgs('Train', 1)
    const far = location('Far', { subregion: 'Dunwich' })
    const t = two(
      { hand: [train, far, ally('A', 1, { foundAt: { subregion: 'Nowhere' } }), ally('B', 1, { foundAt: { subregion: 'Nowhere' } })] },
      { hand: [filler()] },
    ).play(train)
    expect([t.seat, t.story(0)[0]]).toEqual([1, 'Train'])
    t.untilTurnOf(0).use(train).choosePlay('A')
    expect(t.where('A')).toBe('ally')
    t.untilTurnOf(0)
    expect(t.offers('use', train)).toBe(false)
    expect([t.legal.some((each) => each.do === 'take offer'), t.ways('B')]).toEqual([true, []])
  })
})

describe('Monsters', () => {
  rule('M14.83', 'Elder Things are not buried by what would bury them in a Threat either', () => {
    const blast = event('Blast', { move: { is: { type: 'Monster' }, in: 'threat', of: 'opponent' }, to: 'bury' })
    const t = two({ hand: [blast, filler()] }, { threat: [ltd('Elder Things'), monster('X', 1)] }).play(blast)
    inAnyOrder(t)
    expect([t.where('Elder Things'), t.where('X')]).toEqual(['threat', 'story'])
  })
  rule('M14.48', 'Elder Things do not bypass a Shoggoth', () => {
    const against = (threat: PrintedCard[]) =>
      fight({
        seats: [
          { story: [bolton], threat: [{ ...ltd('Elder Things'), value: 2 }] },
          { story: [salem], threat },
        ],
      }).state.players[1]!.sanity
    expect([against([monster('Plain', 9)]), against([{ ...ltd('Shoggoth'), value: 9 }])]).toEqual([10, 12])
  })
  rule('M14.83, M14.86', 'Zombies: one of them stays in the Threat where an Ally was lost', () => {
    const zombies = [1, 2].map((nth) => ({ ...ltd('Zombies'), id: `zombies ${nth}`, rules: ltd('Zombies').rules }))
    const left = (allies: PrintedCard[]) =>
      fight({
        seats: [
          { story: [bolton], threat: zombies },
          { story: [salem], allies },
        ],
      }).state.play.filter((each) => each.area === 'threat').length
    expect([left([ally('Webb', 1)]), left([])]).toEqual([1, 0])
  })
  rule('M9.42', 'Shantaks that are controlled carry their player anywhere but Underground', () => {
    const calling = card({
      title: 'Calling',
      type: 'Artifact',
      anyDimension: true,
      rules: [
        {
          kind: 'action',
          window: 'combat',
          do: [{ summonOrControl: { type: 'Monster' }, allow: ['control'] }],
          limit: { times: 1, per: 'round' },
        },
      ],
    })
    const far = location('Paris', { region: 'Europe', subregion: 'Paris' })
    const deep = location('Deep Cave', { attributes: ['Underground'], publicAttributes: ['Inside'] })
    const ways = (hand: PrintedCard[]) => {
      let offered: readonly string[] = []
      const end = fight(
        {
          seats: [
            { story: [bolton], assets: [calling], hand },
            { story: [salem], threat: [ltd('Shantaks')] },
          ],
        },
        (question, _seat, state) => {
          if (
            question.ask === 'what to cast or use' &&
            offered.length === 0 &&
            !state.play.some((each) => each.card === no(state, calling) && each.faceDown)
          )
            return hand.length === state.players[0]!.hand.length ? { do: 'use', card: no(state, calling), rule: 0 } : undefined
          if (question.ask === 'which way' && /What does/.test(question.prompt)) {
            offered = question.ways
            return { do: 'choose way', way: question.ways.length - 1 }
          }
          if (question.ask === 'which play') return { do: 'choose play', card: no(state, far), how: 'arrive' }
          return undefined
        },
      )
      const [top] = end.state.players[0]!.story
      return [offered.length, end.state.sheet.printed[top!]!.title]
    }
    expect(ways([far])).toEqual([2, 'Paris'])
    expect(ways([deep])).toEqual([0, 'Bolton'])
  })
})

describe('single pieces', () => {
  rule('M14.64, M17.12', 'Ambush holds for the next Combat, and not for the one after', () => {
    const city = (title: string) => location(title, { attributes: ['City'], subregion: 'Arkham' })
    const t = table({
      seats: [
        { story: [city('Here')], allies: [ally('Webb', 3)], hand: [msgs('Ambush'), filler()] },
        { story: [city('There')], hand: [filler()] },
      ],
    }).play('Ambush')
    const first = fightOn({ ...t.state, agenda: [{ do: 'combat' }] })
    const second = fightOn({ ...first.state, phase: 'card play', agenda: [{ do: 'combat' }] })
    const assaults = (events: readonly { readonly was: string }[]) => events.filter((each) => each.was === 'assault').length
    expect([assaults(first.events), assaults(second.events)]).toEqual([1, 0])
  })
  rule('M5.24, M19.6', 'Yithian Mental Contact answers an arrival, too', () => {
    const contact = ltd('Yithian Mental Contact')
    const t = two(
      { story: [salem, bolton], spot: { crosswise: true, beneath: { gateUsed: false, since: 1, order: 1 } }, hand: [filler()] },
      { hand: [contact, filler()] },
    ).arrive()
    expect(t.ways(contact)).toHaveLength(1)
  })
  rule('M12.45, M11.46', 'Shining Trapezohedron stands for one of two cards that Ithaqua needs, and is buried for it', () => {
    const gale = weather('Gale', 'Storm')
    expect(two({ hand: [ltd('Ithaqua')], events: [gale] }).against('Ithaqua')).toEqual(['M11.46'])
    expect(two({ hand: [ltd('Ithaqua')], assets: [ltd('Shining Trapezohedron')] }).against('Ithaqua')).toEqual(['M11.46'])
    const t = two({ hand: [ltd('Ithaqua')], events: [gale], assets: [ltd('Shining Trapezohedron')] }).play('Ithaqua')
    expect([t.where('Ithaqua'), t.where('Shining Trapezohedron')]).toEqual(['goo', 'story'])
  })
  rule('M7.19', 'Asenath Waite Derby holds one Spell', () => {
    const { state } = two({ allies: [ltd('Asenath Waite Derby'), ally('Webb', 1)] })
    expect([capacity(state, no(state, 'Asenath Waite Derby')), capacity(state, no(state, 'Webb'))]).toEqual([1, 0])
  })
  rule('M9.14', 'Book of Dzyan: what it holds beside its own under Aldebaran is a Yellow Sign Spell', () => {
    const star = weather('Aldebaran Moves in the Sky', 'Star')
    const spell = (title: string, icon: 'Yellow Sign' | 'Eye' | 'Water') =>
      card({ title, type: 'Spell', icons: [icon], anyDimension: true })
    const library = location('Library', { attributes: ['City', 'Tome'], gate: true })
    const book = ltd('Book of Dzyan')
    const held = book.icons![0] as 'Water'
    const full = { lay: book, bears: [spell('First', held)] }
    const may = (icon: 'Yellow Sign' | 'Water', events: PrintedCard[]) =>
      two({ story: [library], hand: [spell('More', icon)], assets: [full], events }).ways('More').length > 0
    expect([may('Yellow Sign', [star]), may('Yellow Sign', []), may(held, [star])]).toEqual([true, false, false])
  })
  rule('M10.15, M5.19', 'Samuel Winsor buries a Phobia in a Church after a Turn there, however long he has been an Ally', () => {
    const church = location('Old Church', { attributes: ['City', 'Church'] })
    const fear = weather('Some Fear', 'Phobia')
    const may = (since: number) =>
      two(
        { story: [church], spot: { since }, allies: [{ lay: msgs('Samuel Winsor'), faceDown: true }] },
        { events: [{ lay: fear, affects: 0 }] },
      ).offers('use', 'Samuel Winsor')
    expect([may(3), may(10)]).toEqual([true, false])
  })
  rule(
    'M18.6, M18.7',
    'Typhoid takes half of the Allies, rounded up, also from others in the same City; Influenza one in the Region',
    () => {
      const allies = (...names: string[]) => ({ allies: names.map((name) => ally(name, 2)) })
      const at = (attributes: string[], subregion: string, region = 'Lovecraft Country') =>
        location(`Place ${subregion}`, { attributes, subregion, region })
      const left = (title: string, third: PrintedCard) => {
        const t = table({
          seats: [
            {
              story: [location('Away', { region: 'Europe', subregion: 'Paris' })],
              hand: [ltd(title), filler()],
              allies: [ally('Mine', 1)],
            },
            { story: [at(['City'], 'Arkham')], ...allies('A', 'B', 'C') },
            { story: [third], ...allies('D', 'E', 'F') },
          ],
        }).play(title)
        if (t.question?.ask === 'which player') t.choosePlayer(1)
        inAnyOrder(t)
        return [0, 1, 2].map((seat) => t.state.play.filter((each) => each.seat === seat && each.area === 'ally').length)
      }
      expect(left('Typhoid', { ...at(['City'], 'Arkham'), title: 'Same City' })).toEqual([1, 1, 1])
      expect(left('Typhoid', at(['City'], 'Salem'))).toEqual([1, 1, 3])
      expect(left('Typhoid', { ...at(['Country'], 'Arkham'), title: 'Fields' })).toEqual([1, 1, 3])
      expect(left('Influenza', at(['City'], 'Salem'))).toEqual([1, 2, 2])
      expect(left('Influenza', at(['City'], 'Paris', 'Europe'))).toEqual([1, 2, 3])
    },
  )
  rule('M17.21', 'half of an odd value: Star Stone of Mnar, Colour Out of Space', () => {
    const end = (value: number) =>
      fight({
        seats: [
          { story: [bolton], assets: [ltd('Star Stone of Mnar')] },
          { story: [salem], threat: [monster('X', value, { subtype: 'Lesser Servitor' })] },
        ],
      }).state.players[0]!.sanity
    expect([end(8), end(2)]).toEqual([8, 11])
  })
  rule('M19.6', 'Yithian Mental Contact undoes a walk, and no Adventure', () => {
    const contact = ltd('Yithian Mental Contact')
    const walked = two({ hand: [location('Hill', { subregion: 'Dunwich' }), filler()] }, { hand: [contact, filler()] }).play('Hill')
    expect(walked.ways(contact)).toHaveLength(1)
    const resting = two({ hand: [filler()] }, { hand: [contact, filler()] })
    resting.pass()
    expect(resting.ways(contact)).toEqual([])
  })
  rule('M7.8', 'Ephraim Waite, discarded, calls nobody', () => {
    const free = { ...ltd('Asenath Waite Derby'), foundAt: {} }
    const blow = event('Blow', { move: { is: { type: 'Ally' }, of: 'opponent' }, to: 'discard' })
    const t = two({ hand: [blow, filler()] }, { allies: [ltd('Ephraim Waite')], hand: [free, filler()] }).play(blow)
    expect([t.where('Ephraim Waite'), t.question?.ask, t.where(free)]).toEqual(['discard', 'what to play', 'hand'])
  })
  rule('M19.7', 'Rhan Tegoth keeps Allies that would be discarded too', () => {
    const blow = event('Blow', { move: { is: { type: 'Ally' }, of: 'opponent' }, to: 'discard' })
    const t = two({ hand: [blow, filler()], goo: [ltd('Rhan Tegoth')] }, { allies: [ally('Webb', 1)] }).play(blow)
    expect(t.where('Webb')).toBe('ally')
  })
  rule('M15.3', 'Police Investigation: the next Round is drawn four fewer, the one after as always', () => {
    const t = two({ hand: [ltd('Police Investigation'), filler()] }).play('Police Investigation')
    const later = (state: State) => table({ ...state, agenda: [{ do: 'round effects end' }, { do: 'begin round' }] })
    const next = later(t.state)
    const third = later(next.state)
    expect([handSize(t.state, 1), handSize(next.state, 1), handSize(next.state, 0), handSize(third.state, 1)]).toEqual([13, 9, 13, 13])
  })
  rule('M1.9', 'Hurricane makes every place wet, an Ally no Location', () => {
    const { state } = two({ events: [ltd('Hurricane')], allies: [ally('Webb', 1)] })
    expect([0, 1].map((seat) => publicsAround(state, seat).includes('Water'))).toEqual([true, true])
  })
  rule('M14.33', 'Gnoph Keh buries a Defending Ally, never one who keeps out of it', () => {
    for (let seed = 1; seed < 6; seed++) {
      const end = fight(
        {
          seed,
          seats: [
            { story: [bolton], threat: [{ ...ltd('Gnoph Keh'), value: 0 }] },
            { story: [salem], allies: [ally('Guard', 9), ally('Coward', 1), ally('Idler', 1), ally('Sleeper', 1)] },
          ],
        },
        (question, _seat, state) => {
          if (question.ask !== 'which card' || !/Which Ally/.test(question.prompt)) return undefined
          const guard = no(state, 'Guard')
          return question.among.includes(guard) ? { do: 'choose', card: guard } : { do: 'done' }
        },
      )
      const there = (title: string) => end.state.play.some((each) => each.card === no(end.state, title))
      expect([there('Guard'), there('Coward'), there('Idler'), there('Sleeper')]).toEqual([false, true, true, true])
    }
  })
  rule('M8.17', 'a Weapon in a Hand helps nobody', () => {
    const { state } = two({ hand: [weapon('Whip', 3)], allies: [ally('Webb', 1)] })
    expect(currentValue(state, no(state, 'Webb'))).toBe(1)
  })
})
