/** The gold readings of Monsters, Great Old Ones and the Investigator among them, acted out. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { passesToEnd } from '../../../../src-main/games/mythos/player-numbers.ts'
import { subtypesOf, timeOf } from '../../../../src-main/games/mythos/standing.ts'
import { ally, enchanted, type Lay, location, monster, no, type SeatSetup, titles } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import type { Answer } from '../combat/fight.ts'
import {
  agree,
  away,
  combat,
  combatOfTwo,
  day,
  deed,
  event,
  gold,
  goldInvestigator,
  home,
  night,
  sparing,
  star,
  theft,
  toNextRound,
  two,
  worth,
} from './table.ts'

const balm = () => event('Balm', { sanity: 3 })
const arch = location('Arch', { subregion: 'Salem', gate: true, publicAttributes: ['Outside'] })
const wood = location('Wood', { subregion: 'Vermont', publicAttributes: ['Outside', 'Forest'] })
const field = location('Field', { subregion: 'Danvers', publicAttributes: ['Outside'] })
const yard = location('Yard', { subregion: 'Kingsport', publicAttributes: ['Outside', 'Cemetery'] })
const deck = () => Array.from({ length: 30 }, (_, at) => location(`Leaf ${at}`, { region: 'Europe', subregion: 'Paris' }))
const again = (id: string, nth = 2): PrintedCard => ({ ...gold(id), id: `${id} ${nth}` })
/** What may be played together with the first card, from this Hand. */
const joining = (first: PrintedCard, ...others: PrintedCard[]): string[] => {
  const t = two({ story: [arch], hand: [first, ...others] }).play(first, 'monster')
  return t.seat === 0 ? [...new Set(t.among)] : []
}
const god = (title: string, subtype: string) => monster(title, 0, { goo: true, subtype })

describe('Fire Vampires', () => {
  const id = 'ltd-fire-vampires'
  const vampires = () => gold(id)

  test('[ltd-fire-vampires clause 1, M11.15, M17.26] 1 more against an opponent in a Forest', () => {
    const lost = (mine: PrintedCard, theirs: PrintedCard) =>
      12 - combatOfTwo({ story: [mine], threat: [vampires()] }, { story: [theirs] }).sanity[1]!
    expect([lost(field, wood), lost(field, yard), lost(wood, field)]).toEqual([4, 3, 3])
    // Of several opponents it is the one they are directed at who counts.
    const against = (seat: number) =>
      combat({ seats: [{ story: [field], threat: [vampires()] }, { story: [wood] }, { story: [yard] }] }, (question) =>
        question.ask === 'which player' ? { do: 'choose player', seat } : undefined,
      ).sanity
    expect([against(1), against(2)]).toEqual([
      [12, 8, 12],
      [12, 12, 9],
    ])
  })
  test('[ltd-fire-vampires clause 2, M11.38, M11.39, M10.21] by Day they are Invisible, at Night they are not', () => {
    const lost = (theirs: SeatSetup) => 12 - combatOfTwo({ story: [field], threat: [vampires()] }, { story: [yard], ...theirs }).sanity[1]!
    expect([lost({ allies: [ally('Guard', 3)] }), lost({ allies: [ally('Guard', 3)], events: [night()] })]).toEqual([3, 0])
    // Who sees what is Invisible absorbs it; another Monster always does.
    expect([lost({ allies: [{ lay: ally('Seer', 2), bears: [enchanted('Blade', 1)] }] }), lost({ threat: [monster('Gug', 3)] })]).toEqual([
      0, 0,
    ])
  })
  test('[ltd-fire-vampires clause 3, M11.19, M11.20] they may be played together with Fire Vampires, and no others', () => {
    expect(joining(vampires(), again(id), monster('Gug', 2), gold('ltd-nightgaunts'))).toEqual(['Fire Vampires'])
    const t = two({ story: [arch], hand: [vampires(), again(id), again(id, 3)] })
    t.play(vampires().title, 'monster').choosePlay(vampires().title)
    // As many as there are, and only if one likes.
    expect([t.seat, t.offers('done')]).toEqual([0, true])
    t.done()
    expect([t.seat, t.state.play.filter((each) => each.area === 'threat').length, t.sanity[0]]).toEqual([1, 2, 10])
  })
})

describe('Ghatanathoa', () => {
  const ghatanathoa = () => gold('ltd-ghatanathoa')
  const faceDown = (t: Table, seat: number) =>
    t.state.play.filter((each) => each.seat === seat && each.area === 'ally' && each.faceDown).length
  const crew = (name: string) => ['A', 'B', 'C'].map((each) => ally(`${name} ${each}`, 1))

  test('[ltd-ghatanathoa clause 1, M11.52, M19.11] at the start of each Turn one random Ally of each Investigator turns face-down', () => {
    const begun = (seat: number, goo: PrintedCard[], seed = 1) =>
      table({
        seed,
        seats: [
          { story: [home], goo, allies: crew('Mine') },
          { story: [away], allies: crew('Theirs') },
        ],
        agenda: [{ do: 'begin turn', seat }],
      })
    for (const seat of [0, 1]) {
      const t = begun(seat, [ghatanathoa()])
      expect([faceDown(t, 0), faceDown(t, 1)]).toEqual([1, 1])
    }
    expect([0, 1].map((seat) => faceDown(begun(0, []), seat))).toEqual([0, 0])
    const hit = (seed: number) =>
      titles(
        begun(0, [ghatanathoa()], seed).state,
        begun(0, [ghatanathoa()], seed)
          .state.play.filter((each) => each.faceDown && each.seat === 1)
          .map((each) => each.card),
      ).join()
    expect(new Set(Array.from({ length: 20 }, (_, seed) => hit(seed + 1))).size).toBe(3)
    // Turn after Turn: who has one Ally has none left standing, even if he turns him up again.
    const lone = table({
      seats: [
        { story: [home], goo: [ghatanathoa()] },
        { story: [away], allies: [ally('Lone', 1)] },
      ],
    }).untilTurnOf(1)
    expect(lone.entry('Lone').faceDown).toBe(true)
    lone.turnUp('Lone')
    expect([lone.seat, lone.entry('Lone').faceDown]).toEqual([0, true])
  })
  test('[ltd-ghatanathoa clause 2, M2.27, M17.4] no Investigator, its own player’s neither, gains Sanity while it is in play', () => {
    const ease = (seat: number, goo: (PrintedCard | Lay)[]) => {
      const t = two({ goo, hand: [balm()] }, { hand: [balm()] }).untilTurnOf(seat)
      return t.play('Balm').sanity[seat]
    }
    expect([ease(0, [ghatanathoa()]), ease(1, [ghatanathoa()])]).toEqual([12, 12])
    expect([ease(0, []), ease(1, [])]).toEqual([15, 15])
    // Losses are not stopped, and a Location gives nothing either.
    const bitter = event('Gall', { sanity: -3 })
    expect(two({ hand: [bitter] }, { goo: [ghatanathoa()] }).play('Gall').sanity[0]).toBe(9)
    const haven = location('Haven', { subregion: 'Dunwich', sanity: 4 })
    expect(two({ hand: [haven] }, { goo: [ghatanathoa()] }).play('Haven').sanity[0]).toBe(12)
  })
})

describe('Nightgaunts', () => {
  const id = 'ltd-nightgaunts'
  const gaunts = () => gold(id)

  test('[ltd-nightgaunts clause 1, M14.77, M14.78, M14.80] each card that gets to the defenders carries one random Defending Ally off', () => {
    const taken = (threat: PrintedCard[], theirs: SeatSetup, answer?: Answer) =>
      combatOfTwo({ threat, allies: [ally('Mine', 1)] }, theirs, answer)
    const guards = () => ({ allies: [ally('A', 9), ally('B', 9), ally('C', 9)] })
    const one = taken([gaunts()], guards())
    expect([one.discard(1).length, one.story(1).length, one.where('Mine'), one.sanity]).toEqual([
      1,
      1 + (one.story(1).length - 1),
      'ally',
      [12, 12],
    ])
    expect(taken([gaunts(), again(id)], guards()).discard(1)).toHaveLength(2)
    // Who absorbed nothing may be the one, who stayed at home never.
    const carried = (seed: number) =>
      combat({
        seed,
        seats: [
          { story: [home], threat: [gaunts()] },
          { story: [away], ...guards() },
        ],
      })
        .discard(1)
        .join()
    expect(new Set(Array.from({ length: 20 }, (_, seed) => carried(seed + 1)))).toEqual(new Set(['A', 'B', 'C']))
    const idle = taken([gaunts()], guards(), sparing())
    expect([idle.discard(1), idle.sanity[1]]).toEqual([[], 9])
    // Those that a Threat has stopped do nothing, and of two the one that is left carries one off.
    expect(taken([gaunts()], { ...guards(), threat: [monster('Gug', 3)] }).discard(1)).toEqual([])
    expect(taken([gaunts(), again(id)], { ...guards(), threat: [monster('Gug', 3)] }).discard(1)).toHaveLength(1)
  })
  test('[ltd-nightgaunts clause 2, M11.19, M11.20] they may be played together with Nightgaunts, and no others', () => {
    expect(joining(gaunts(), again(id), monster('Gug', 2), gold('ltd-fire-vampires'))).toEqual(['Nightgaunts'])
    expect(joining(gaunts(), monster('Gug', 2))).toEqual([])
  })
})

describe('Zombies', () => {
  const id = 'ltd-zombies'
  const zombies = () => gold(id)
  const dawn = () => gold('ltd-dawn-of-a-new-day')

  test('[ltd-zombies clause 1, M14.35] revealed while anybody’s Dawn of a New Day is in play they are buried at once', () => {
    const met = (mine: SeatSetup, theirs: SeatSetup = {}) =>
      combatOfTwo({ story: [field], threat: [zombies()], ...mine }, { story: [field, away], ...theirs })
    const elsewhere = { story: [away] }
    const gone = met({ events: [dawn()] }, elsewhere)
    expect([gone.sanity[1], gone.story(0).at(-1)]).toEqual([12, 'Zombies'])
    expect(met({}, { ...elsewhere, events: [dawn()] }).sanity[1]).toBe(12)
    // Another Day does not trouble them, and lying in the Threat they do not mind the Dawn.
    expect(met({ events: [day()] }, elsewhere).sanity[1]).toBe(11)
    expect(two({ threat: [zombies()], events: [dawn()] }).where('Zombies')).toBe('threat')
  })
  test('[ltd-zombies clause 2, M17.17] 1 more at Night, or with either player in a Cemetery', () => {
    const strength = (mine: SeatSetup, theirs: SeatSetup = {}) =>
      12 - combatOfTwo({ story: [field], threat: [zombies()], ...mine }, { story: [away], ...theirs }).sanity[1]!
    expect(strength({})).toBe(1)
    expect([strength({ events: [night()] }), strength({}, { events: [night()] })]).toEqual([2, 2])
    expect([strength({ story: [yard] }), strength({}, { story: [yard] })]).toEqual([2, 2])
    // A third player's Cemetery is none of it.
    const third = combat({ seats: [{ story: [field], threat: [zombies()] }, { story: [away] }, { story: [yard] }] }, (question) =>
      question.ask === 'which player' ? { do: 'choose player', seat: 1 } : undefined,
    )
    expect(third.sanity).toEqual([12, 11, 12])
  })
  test('[ltd-zombies clause 3, M14.83, M14.86] when Allies were lost in the Combat, one Zombies card stays in the Threat for the next Round', () => {
    const fought = (threat: PrintedCard[], theirs: SeatSetup, answer?: Answer) =>
      combatOfTwo({ threat, deck: deck() }, { deck: deck(), ...theirs }, answer)
    const staying = (t: Table) => t.state.play.filter((each) => each.area === 'threat' && each.seat === 0).length
    const t = fought([zombies()], { allies: [ally('Webb', 1)] })
    expect([t.where('Webb'), t.where('Zombies')]).toEqual(['story', 'threat'])
    // Lying there as Threats lie, it fights in the next Round's Combat.
    const next = toNextRound(t)
    expect([next.where('Zombies'), next.entry('Zombies').against]).toEqual(['threat', undefined])
    expect(toNextRound(next).sanity[1]).toBe(11)
    // One of several; no other Monster.
    const two_ = fought([zombies(), again(id), monster('Gug', 2)], { allies: [ally('Webb', 1)] })
    expect([staying(two_), two_.where('Gug')]).toEqual([1, 'story'])
    // Any Ally will do, its own player's too, but one must have been lost.
    const own = combatOfTwo({ threat: [zombies()], allies: [ally('Mine', 1)] }, { threat: [monster('Gug', 3)] })
    expect([own.where('Mine'), own.where('Zombies')]).toEqual(['story', 'threat'])
    expect(fought([zombies()], { allies: [ally('Webb', 1)] }, sparing()).where('Zombies')).toBe('story')
    expect(fought([zombies()], {}).where('Zombies')).toBe('story')
  })
  test('[ltd-zombies clause 4, M11.26] they may be played together with other Living Dead', () => {
    const dead = monster('Bones', 1, { subtype: 'Living Dead' })
    // Between two others the text of one must say so as well.
    expect(joining(zombies(), again(id), monster('Gug', 2)).toSorted()).toEqual(['Zombies'])
    expect(joining(zombies(), dead, monster('Gug', 2))).toEqual(['Bones'])
    expect(joining(zombies(), gold('ltd-skeletons'))).toEqual(['Skeletons'])
  })
})

describe('N’gah-Kthun', () => {
  const ngah = () => gold('msgs-ngah-kthun')
  const farm = location('Farm', { subregion: 'Vermont', gate: true, attributes: ['Country'] })
  const worker = () => gold('msgs-mi-go-1')
  const plainMiGo = (more: Partial<PrintedCard> = {}) => monster('Mi-Go', 2, more)
  const title = ngah().title

  test('[msgs-ngah-kthun clause 1, M11.28, M11.29, M11.31] it may be an Ally at a Country Location with a Gate, which that uses', () => {
    const t = two({ story: [farm], hand: [ngah(), monster('Gug', 1)] })
    expect(t.ways(title).toSorted()).toEqual(['ally', 'monster'])
    t.play(title, 'ally')
    expect([t.where(title), t.entry(title).faceDown, t.state.players[0]!.spot?.gateUsed]).toEqual(['ally', false, true])
    expect(t.untilTurnOf(0).against('Gug', 'monster')).toEqual(['M11.3'])
    // Not in a City, not without a Gate, not where it has been used.
    const ways = (mine: SeatSetup) => two({ hand: [ngah()], ...mine }).ways(title)
    expect(ways({ story: [arch] })).toEqual(['monster'])
    expect(ways({ story: [location('Heath', { attributes: ['Country'] })] })).toEqual([])
    expect(ways({ story: [farm], spot: { gateUsed: true } })).toEqual([])
  })
  test('[msgs-ngah-kthun clause 2, M11.27, M11.31] while it is an Ally, its player’s other Mi-Go may be Allies in the same way', () => {
    const place = { ...farm, title: 'Other Farm' }
    const led = () =>
      two({ story: [farm, place], hand: [ngah(), plainMiGo(), monster('Gug', 2)] })
        .play(title, 'ally')
        .done()
    // The same Gate serves only once.
    expect(led().untilTurnOf(0).against('Mi-Go', 'ally')).toEqual(['M11.3'])
    const leader: Lay = { lay: ngah(), keepsText: true }
    const at = (mine: SeatSetup, theirs: SeatSetup = {}) => two({ story: [farm], hand: [plainMiGo(), monster('Gug', 2)], ...mine }, theirs)
    const t = at({ allies: [leader] })
    expect([t.ways('Mi-Go').toSorted(), t.ways('Gug')]).toEqual([['ally', 'monster'], ['monster']])
    t.play('Mi-Go', 'ally')
    expect([t.where('Mi-Go'), t.state.players[0]!.spot?.gateUsed]).toEqual(['ally', true])
    // Each published version.
    expect(at({ allies: [leader], hand: [worker()] }).ways('Mi-Go')).toContain('ally')
    // Not without it, not with it in the Threat, in the Hand, face-down or an opponent's; not elsewhere.
    for (const mine of [{}, { threat: [ngah()] }, { hand: [plainMiGo(), ngah()] }, { allies: [{ ...leader, faceDown: true }] }]) {
      expect(at(mine).ways('Mi-Go')).toEqual(['monster'])
    }
    expect(at({}, { allies: [leader] }).ways('Mi-Go')).toEqual(['monster'])
    expect(at({ allies: [leader], story: [arch] }).ways('Mi-Go')).toEqual(['monster'])
    expect(at({ allies: [leader], spot: { gateUsed: true } }).ways('Mi-Go')).toEqual([])
  })
  test('[msgs-ngah-kthun clause 3, M11.30] as an Ally it keeps its text, which other Monsters lose', () => {
    const raise = [{ kind: 'static', effect: { value: 1, of: { is: { title: 'Webb' }, pick: 'all' } } }] as const
    const t = two({ story: [farm], hand: [ngah(), plainMiGo()], allies: [ally('Webb', 1)] })
      .play(title, 'ally')
      .done()
    // Its words are in force: at another Gate of this kind Mi-Go may be Allies.
    const on = { ...t.state, players: t.state.players.map((each) => ({ ...each, spot: each.spot && { ...each.spot, gateUsed: false } })) }
    expect(table(on).untilTurnOf(0).ways('Mi-Go')).toContain('ally')
    // One that is an Ally by its leave is without its words.
    const raising = plainMiGo({ rules: raise })
    const silent = two({ story: [farm], hand: [raising], allies: [{ lay: ngah(), keepsText: true }, ally('Webb', 1)] })
    expect(worth(silent.play(raising, 'ally').state, 'Webb')).toBe(1)
    expect(worth(two({ threat: [raising], allies: [ally('Webb', 1)] }).state, 'Webb')).toBe(2)
  })
  test('[msgs-ngah-kthun clause 4, M11.20, M11.25] it may be played together with Mi-Go, and no others', () => {
    expect(joining(ngah(), worker(), monster('Gug', 2))).toEqual(['Mi-Go'])
    expect(joining(plainMiGo(), ngah())).toEqual([title])
    expect(joining(monster('Gug', 2), ngah())).toEqual([])
  })
})

describe('Servitor of the Outer Gods', () => {
  const servitor = () => gold('msgs-servitor-of-the-outer-gods')

  test('[msgs-servitor-of-the-outer-gods clause 1, M14.34, M14.38] 2 more if a Great Old One or an Outer God is in play when it is revealed', () => {
    const lost = (mine: SeatSetup, theirs: SeatSetup = {}) => 12 - combatOfTwo({ threat: [servitor()], ...mine }, theirs).sanity[1]!
    expect(lost({})).toBe(6)
    for (const kind of ['Great Old One', 'Outer God']) {
      expect([lost({ goo: [god('God', kind)] }), lost({}, { goo: [god('God', kind)] })]).toEqual([8, 8])
    }
    // A Monster that is none is no God, nor is one in the Hand; and until it is revealed it is worth what it shows.
    expect(lost({ threat: [servitor(), monster('Gug', 1)], hand: [god('God', 'Outer God')] })).toBe(7)
    expect(worth(two({ threat: [servitor()], goo: [god('God', 'Outer God')] }).state, servitor().title)).toBe(6)
  })
  test('[msgs-servitor-of-the-outer-gods clause 2, M1.13] while it is in a Threat, all other Monsters of that Threat are Lesser Servitors', () => {
    const kinds = (mine: PrintedCard[], theirs: PrintedCard[] = []) => {
      const { state } = two({ threat: mine }, { threat: theirs })
      return Object.fromEntries(state.play.map((each) => [titles(state, [each.card])[0], subtypesOf(state, each.card)[0]]))
    }
    const lone = () => [monster('Gug', 3, { subtype: 'Greater Independent' }), monster('Bones', 1, { subtype: 'Living Dead' })]
    expect(kinds([servitor(), ...lone()], [monster('Foe', 1)])).toEqual({
      [servitor().title]: 'Greater Servitor',
      Gug: 'Lesser Servitor',
      Bones: 'Lesser Servitor',
      Foe: 'Lesser Independent',
    })
    expect(kinds(lone(), [servitor()])).toMatchObject({ Gug: 'Greater Independent', Bones: 'Living Dead' })
    // When it is gone they are what they were.
    const t = two(
      { hand: [deed({ move: { is: { title: servitor().title }, in: 'threat', of: 'opponent', pick: 'choose', n: 1 }, to: 'bury' })] },
      { threat: [servitor(), ...lone()] },
    )
    t.play('Deed')
    if (t.question?.ask === 'which card') t.choose(servitor().title)
    expect([t.where(servitor().title), subtypesOf(t.state, no(t.state, 'Gug'))[0]]).toEqual(['story', 'Greater Independent'])
    // As an Ally or in the Hand it does not count.
    expect(subtypesOf(two({ hand: [servitor()], threat: lone() }).state, 1)[0]).not.toBe('Lesser Servitor')
  })
})

describe('Tulzscha', () => {
  const tulzscha = () => gold('msgs-tulzscha')
  const cave = location('Cave', { subregion: 'Salem', gate: true, attributes: ['Underground'] })
  const called = (mine: SeatSetup = {}, theirs: SeatSetup = {}) =>
    two(
      { story: [cave], hand: [tulzscha(), ...(mine.hand ?? [])], events: [gold('msgs-dawn-of-the-solstice'), ...(mine.events ?? [])] },
      theirs,
    ).play('Tulzscha', 'goo')

  test('[msgs-tulzscha clause 1, M10.21, M17.4] while it is in play it is Day, whatever was or will be played', () => {
    const under = (goo: (PrintedCard | Lay)[], events: PrintedCard[]) => timeOf(two({ goo }, { events }).state)
    expect([under([], [night()]), under([tulzscha()], [night()]), under([tulzscha()], [])]).toEqual(['night', 'day', 'day'])
    // A Night that is laid over it later changes nothing, and when it is gone that Night is there.
    const dusk: Lay = { lay: night(), order: 99 }
    const t = two({ hand: [theft({ title: 'Tulzscha' })] }, { goo: [tulzscha()], events: [dusk] })
    expect([timeOf(t.state), timeOf(t.play('Deed').state)]).toEqual(['day', 'night'])
  })
  test('[msgs-tulzscha clause 2, M11.52, M11.54] played, it buries the Day and Night Events of everybody, and stays without its Solstice', () => {
    const t = called({ events: [star()] }, { events: [night()] })
    expect(['Dawn of the Solstice', 'Dusk', 'Comet', 'Tulzscha'].map((each) => t.where(each))).toEqual(['story', 'story', 'event', 'goo'])
    expect([t.story(0), t.story(1)]).toEqual([
      ['Cave', 'Dawn of the Solstice'],
      ['Away', 'Dusk'],
    ])
  })
  test('[msgs-tulzscha clause 3, M10.26] while it is in play nobody can play a Day or Night Event', () => {
    const hand = () => [night(), day(), event('Comet', { subtype: 'Star' })]
    for (const seat of [0, 1]) {
      const t = two({ goo: [tulzscha()], hand: hand() }, { hand: hand() }).untilTurnOf(seat)
      expect([t.offers('play', 'Dusk'), t.offers('play', 'Noon'), t.offers('play', 'Comet')]).toEqual([false, false, true])
      expect(t.against('Dusk')).toEqual(['M10.26'])
    }
    expect(two({ hand: hand() }).against('Dusk')).toEqual([])
  })
  test('[msgs-tulzscha clause 4, M13.9] three Passes have to stand before card play ends', () => {
    const passing = (goo: PrintedCard[], hand: PrintedCard[] = []) => two({ goo, deck: deck(), hand }, { deck: deck() })
    const t = passing([tulzscha()])
    expect(passesToEnd(t.state)).toBe(3)
    t.pass().pass()
    expect([t.state.phase, t.seat, t.question?.ask]).toEqual(['card play', 0, 'what to play'])
    expect(t.pass().state.phase).not.toBe('card play')
    expect(passing([]).pass().pass().state.phase).not.toBe('card play')
    // A Turn that is no Pass takes one's own Passes back.
    const broken = passing([tulzscha()], [balm()]).pass().pass().play('Balm')
    expect([broken.seat, broken.state.players.map((each) => each.passes)]).toEqual([1, [0, 1]])
    broken.pass()
    expect([broken.state.phase, broken.pass().state.phase === 'card play']).toEqual(['card play', false])
  })
  test('[msgs-tulzscha clause 5, M2.27, M17.4] no Investigator, its own player’s neither, gains Sanity', () => {
    for (const seat of [0, 1]) {
      const ease = (goo: PrintedCard[]) =>
        two({ goo, hand: [balm()] }, { hand: [balm()] })
          .untilTurnOf(seat)
          .play('Balm').sanity[seat]
      expect([ease([tulzscha()]), ease([])]).toEqual([12, 15])
    }
  })
})

describe('Yithian', () => {
  const yithian = () => gold('msgs-yithian')
  const met = (theirs: SeatSetup, answer: Answer = agree, seed = 1, mine: SeatSetup = {}) =>
    combat(
      {
        seed,
        seats: [
          { story: [home], threat: [yithian()], ...mine },
          { story: [away], ...theirs },
        ],
      },
      answer,
    )

  test('[msgs-yithian clause 1, M14.34, M14.36] revealed, it may be buried so that a random Defending Ally fights for its player in this Combat', () => {
    const t = met({ allies: [ally('Guard', 4)] })
    // The Ally's own value attacks, and no longer defends.
    expect([t.sanity, t.story(0).at(-1)]).toEqual([[12, 8], 'Yithian'])
    // If it is not wanted, it fights itself and the Ally defends.
    const kept = met({ allies: [ally('Guard', 4)] }, () => undefined)
    expect([kept.sanity, kept.where('Guard')]).toEqual([[12, 12], 'story'])
    // The others go on defending; luck says who goes.
    const lost = (seed: number) => met({ allies: [ally('Two', 2), ally('Five', 5)] }, agree, seed).sanity[1]
    expect(new Set(Array.from({ length: 16 }, (_, seed) => lost(seed + 1)))).toEqual(new Set([12, 9]))
    // Only a Defending Ally of the opponent.
    const idle = met(
      { allies: [ally('Guard', 4)] },
      (question, seat, state) => sparing()(question, seat, state) ?? agree(question, seat, state),
    )
    expect([idle.sanity[1], idle.where('Guard')]).toEqual([9, 'ally'])
    expect(met({}, agree, 1, { allies: [ally('Mine', 4)] }).where('Mine')).toBe('ally')
  })
  test('[msgs-yithian clause 2, M1.24, M1.42] at the end of Combat that Ally is buried in its owner’s Story Deck', () => {
    // The points meet nobody, so nothing else would bury the Ally.
    const t = met({ allies: [ally('Guard', 4)] })
    expect([t.story(1), t.where('Guard'), t.story(0).includes('Guard')]).toEqual([['Away', 'Guard'], 'story', false])
    // Who defended and absorbed nothing is free to go home.
    const others = met({ allies: [ally('Guard', 4)], threat: [monster('Gug', 9)] }, () => undefined)
    expect(others.where('Guard')).toBe('ally')
  })
})

describe('Pragmatic Hobo', () => {
  const hobo = () => goldInvestigator('ltd-pragmatic-hobo')
  const foreign = (title: string) => location(title, { region: 'Europe', subregion: 'Paris' })
  const begun = (mine: SeatSetup, seat = 0) =>
    table({
      seats: [
        { story: [home], investigator: hobo(), sanity: 12, ...mine },
        { story: [away], deck: [foreign('Theirs')] },
      ],
      agenda: [{ do: 'begin turn', seat }],
    })

  test('[ltd-pragmatic-hobo clause 1, M5.14] at the start of each of his Turns he draws one card', () => {
    const t = begun({ hand: [foreign('Held')], deck: [foreign('First'), foreign('Second'), foreign('Third')] })
    expect([t.hand(0).length, t.state.players[0]!.deck.length]).toEqual([2, 2])
    t.take({ do: 'discard', card: no(t.state, 'Held') })
    // Not at the start of an opponent's, who draws nothing either.
    expect([t.seat, t.hand(0).length, t.hand(1)]).toEqual([1, 1, []])
    expect([t.pass().hand(0).length, t.state.players[0]!.deck.length]).toEqual([2, 1])
  })
  test('[ltd-pragmatic-hobo clause 2, M5.10, M13.12] he may not Pass, his opponents may', () => {
    const t = begun({ hand: [balm()], deck: [foreign('First')] })
    expect(t.offers('pass')).toBe(false)
    expect(t.play('Balm').offers('pass')).toBe(true)
    // A card that makes a Pass is no way out (M13.11, M17.7).
    const calamity = gold('ltd-an-unexpected-calamity')
    expect([begun({ hand: [calamity] }).against(calamity), two({ hand: [calamity] }).against(calamity)]).toEqual([['M5.10'], []])
    // Without a play or a card even he must (M5.11).
    expect(begun({}).legal).toEqual([{ do: 'pass' }])
  })
  test('[ltd-pragmatic-hobo clause 3, M2.8] he plays, or else discards one card of his choice, which is his Turn', () => {
    const t = begun({ hand: [balm(), foreign('Held')], deck: [foreign('First')] })
    expect(t.legal.map((each) => each.do).toSorted()).toEqual(['discard', 'discard', 'discard', 'play'])
    t.take({ do: 'discard', card: no(t.state, 'Held') })
    expect([t.discard(0), t.hand(0), t.seat, t.sanity]).toEqual([['Held'], ['Balm', 'First'], 1, [12, 12]])
    // Who plays discards nothing, and nobody else may discard instead of playing.
    const played = begun({ hand: [balm()], deck: [foreign('First')] }).play('Balm')
    expect([played.discard(0), played.offers('discard')]).toEqual([[], false])
  })
})
