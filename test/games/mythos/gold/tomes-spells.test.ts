/** The gold readings of Tomes, Spells and the last of the Weapons, acted out. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { sanityMaximum } from '../../../../src-main/games/mythos/player-numbers.ts'
import { typeOf } from '../../../../src-main/games/mythos/standing.ts'
import { ally, card, investigator, type Lay, location, monster, no, type SeatSetup, titles, weapon } from '../../../support/mythos.ts'
import { type Table, table } from '../../../support/mythos-table.ts'
import { type Answer, firstOf } from '../combat/fight.ts'
import { away, combat, combatOfTwo, gold, home, phobia, sparing, theft, toNextRound, two, worth } from './table.ts'

const icons = ['Cthulhu', 'Death', 'Dream', 'Eye', 'Folk', 'Water', 'Yellow Sign'] as const
const idol = (title = 'Idol') => card({ title, type: 'Artifact', anyDimension: true })
const bones = (title: string, value = 2) => monster(title, value, { subtype: 'Living Dead' })
const night = card({
  title: 'Dusk',
  type: 'Event',
  subtype: 'Night',
  anyDimension: true,
  rules: [{ kind: 'static', effect: { time: 'night' } }],
})
const inside = location('Cellar', { subregion: 'Salem', publicAttributes: ['Inside'] })
const outside = location('Meadow', { subregion: 'Kingsport', publicAttributes: ['Outside'] })

/** A Tome that takes every Spell, with these in it. */
const bookWith = (...bears: readonly (PrintedCard | Lay)[]): Lay => ({
  lay: card({ title: 'Book', type: 'Tome', spellCapacity: 4, icons: [...icons], anyDimension: true }),
  bears,
})
/** One Spell in a Tome of the first seat, whose Turn it is. */
const holding = (spell: PrintedCard, mine: SeatSetup = {}, theirs: SeatSetup = {}): Table =>
  two({ ...mine, assets: [bookWith(spell), ...(mine.assets ?? [])] }, theirs)
const castRule = (t: Table, spell: PrintedCard, rule: number): Table => t.take({ do: 'cast', card: no(t.state, spell), rule })
const rulesOf = (t: Table, spell: PrintedCard): number[] =>
  t.legal.flatMap((each) => (each.do === 'cast' && each.card === no(t.state, spell) ? [each.rule] : []))
/** Casts it as soon as Combat offers that, by this rule of its. */
const casting =
  (spell: PrintedCard, rule = 0): Answer =>
  (question, _seat, state) =>
    question.ask === 'what to cast or use' && state.play.some((each) => each.card === no(state, spell) && !each.faceDown)
      ? { do: 'cast', card: no(state, spell), rule }
      : undefined

describe('Lightning Gun', () => {
  const arsenal = location('Arsenal', { attributes: ['City', 'Artifact'], subregion: 'Salem' })
  const armed = (gun: PrintedCard, title = 'Webb', value = 2): Lay => ({ lay: ally(title, value), bears: [gun] })
  /** Its bearer goes into the Threat instead of defending. */
  const charging: Answer = (question) =>
    question.ask === 'which way' && question.ways.some((each) => each.startsWith('Join the Threat'))
      ? { do: 'choose way', way: question.ways.findIndex((each) => each.startsWith('Join the Threat')) }
      : undefined

  test('[msgs-lightning-gun clause 1, M8.17, M8.18] its bearer is worth 1 more, nobody else; who has a Weapon is given no other', () => {
    const gun = gold('msgs-lightning-gun')
    const t = two({ story: [arsenal], hand: [gun], allies: [ally('Webb', 2), ally('Olmstead', 2)] }, { allies: [ally('Foe', 2)] })
    t.play(gun).choose('Olmstead')
    expect(['Webb', 'Olmstead', 'Foe'].map((each) => worth(t.state, each))).toEqual([2, 3, 2])
    // Only as long as it is borne.
    const other = { ...gold('msgs-lightning-gun'), id: 'second gun' }
    const again = two({ story: [arsenal], hand: [other], allies: [armed(gun), ally('Olmstead', 2)] }).play(other)
    expect([again.question?.ask, again.entry(other).on]).toEqual(['what to play', no(again.state, 'Olmstead')])
    expect(two({ story: [arsenal], hand: [other], allies: [armed(gun)] }).offers('play', other)).toBe(false)
    expect(two({ story: [arsenal], hand: [gun] }).against(gun)).toEqual(['M8.15'])
  })

  test.each(['bury', 'discard'] as const)('[M8.19] Lightning Gun and its Ally: %s', (how) => {
    const gun = gold('msgs-lightning-gun')
    const deed = theft({ type: 'Ally' }, how)
    const take = (whom: string) =>
      two({ hand: [deed] }, { allies: [armed(gun), ally('Olmstead', 2)] })
        .play(deed)
        .choose(whom)
    const pile = how === 'bury' ? 'story' : 'discard'
    expect([take('Webb').where('Webb'), take('Webb').where(gun)]).toEqual([pile, pile])
    expect([take('Olmstead').where('Webb'), take('Olmstead').where(gun)]).toEqual(['ally', 'asset'])
  })
  test('[msgs-lightning-gun clause 2, M8.19, M14.82] an Ally lost in Combat takes it along, one who absorbed nothing keeps it', () => {
    const gun = gold('msgs-lightning-gun')
    const fought = combatOfTwo({ threat: [monster('Ghoul', 1)] }, { allies: [armed(gun)] })
    expect([fought.where('Webb'), fought.where(gun)]).toEqual(['story', 'story'])
    const spared = combatOfTwo({ threat: [monster('Ghoul', 1)] }, { allies: [armed(gun)] }, sparing())
    expect([spared.where('Webb'), spared.where(gun)]).toEqual(['ally', 'asset'])
  })

  test('[msgs-lightning-gun clause 3, M14.75] a loss it has caused buries one random Artifact of that opponent, and only such a loss', () => {
    const gun = gold('msgs-lightning-gun')
    const mine = { allies: [armed(gun)], assets: [idol('Mine')] }
    const theirs = (more: SeatSetup = {}): SeatSetup => ({ assets: [idol('One'), idol('Two')], ...more })
    const left = (t: Table) =>
      titles(
        t.state,
        t.state.play.filter((each) => each.area === 'asset').map((each) => each.card),
      ).toSorted()
    const hit = combatOfTwo(mine, theirs(), charging)
    expect([hit.sanity, left(hit).length, left(hit).includes('Mine'), hit.story(1).length]).toEqual([[12, 9], 2, true, 2])
    // It goes by luck.
    const gone = (seed: number) =>
      combat(
        {
          seed,
          seats: [
            { story: [home], ...mine },
            { story: [away], ...theirs() },
          ],
        },
        charging,
      )
        .story(1)
        .at(-1)
    expect(new Set(Array.from({ length: 12 }, (_, seed) => gone(seed + 1)))).toEqual(new Set(['One', 'Two']))
    // What Allies absorb is a loss as well.
    const absorbed = combatOfTwo(mine, theirs({ allies: [ally('Guard', 3)] }), charging)
    expect([absorbed.sanity[1], absorbed.where('Guard'), left(absorbed).length]).toEqual([12, 'story', 2])
    // Nothing gets through the Cosmic Battle; or it only defends, or stays at home.
    expect(left(combatOfTwo(mine, theirs({ threat: [monster('Gug', 3)] }), charging))).toEqual(['Mine', 'One', 'Two'])
    expect(left(combatOfTwo(mine, theirs({ threat: [monster('Ghoul', 1)] }))).includes('One')).toBe(true)
    expect(left(combatOfTwo(mine, theirs({ threat: [monster('Ghoul', 1)] })))).toEqual(['Mine', 'One', 'Two'].toSorted())
    expect(left(combatOfTwo({ ...mine, threat: [monster('Gug', 3)] }, theirs(), sparing()))).toEqual([
      'Lightning Gun',
      'Mine',
      'One',
      'Two',
    ])
  })
})

describe('Tomes', () => {
  const spare = (title: string, education: number, more = {}) => investigator({ title, education, ...more })
  const calling = (mine: SeatSetup, theirs: SeatSetup = {}, more: SeatSetup[] = []) => {
    const t = table({
      seats: [
        { story: [home], investigator: { education: 5 }, ...mine },
        { story: [away], investigator: { education: 7 }, ...theirs },
        ...more,
      ],
    })
    const spareInvestigators = [
      spare('Student', 6),
      spare('Peer', 5),
      spare('Equal', 7),
      spare('Scholar', 9),
      spare('Frail', 3, { sanityMax: 8 }),
    ]
    return table({ ...t.state, sheet: { ...t.state.sheet, spareInvestigators } })
  }

  test('[ltd-call-of-cthulhu clause 1, M2.9] as a Turn under a Waning Moon it goes with its Spells and another Investigator comes, the Sanity stays', () => {
    const call = gold('ltd-call-of-cthulhu')
    const moon = gold('ltd-waning-moon')
    const charm = card({ title: 'Charm', type: 'Spell', icons: ['Folk'], anyDimension: true })
    const at = (mine: SeatSetup, theirs: SeatSetup = {}) => calling({ assets: [{ lay: call, bears: [charm] }], ...mine }, theirs)
    const t = at({ events: [moon] }).use(call)
    // Not one of the Education of an opponent's Investigator; that of the one who goes is free. And not the same one again.
    expect(t.question).toMatchObject({ ask: 'which way', ways: ['Peer (Education 5)', 'Scholar (Education 9)', 'Frail (Education 3)'] })
    t.chooseWay(1)
    expect([t.state.players[0]!.investigator?.title, t.state.players[1]!.investigator, t.sanity]).toEqual(['Scholar', undefined, [12, 12]])
    expect([t.where(call), t.where(charm), t.seat]).toEqual(['discard', 'discard', 1])
    // What is above the new maximum cannot be kept.
    const frail = at({ events: [moon] })
      .use(call)
      .chooseWay(2)
    expect([sanityMaximum(frail.state, 0), frail.sanity[0]]).toEqual([8, 8])
    // Anybody's Moon will do; another Moon, one in the Hand or one that lies face-down will not.
    expect(at({}, { events: [moon] }).offers('use', call)).toBe(true)
    expect(at({ events: [gold('ltd-waxing-moon')] }).offers('use', call)).toBe(false)
    expect(at({ hand: [moon] }).offers('use', call)).toBe(false)
    expect(at({ events: [{ lay: moon, faceDown: true }] }).offers('use', call)).toBe(false)
    expect(calling({ events: [moon], assets: [{ lay: call, faceDown: true }] }).offers('use', call)).toBe(false)
    expect(calling({ events: [moon] }, { assets: [call] }).offers('use')).toBe(false)
  })

  test('[ltd-cultes-des-goules clause 1, M14.40, M9.8] a Threat with Living Dead is worth 1 more, once, and none without them', () => {
    const tome = () => gold('ltd-cultes-des-goules')
    const total = (threat: PrintedCard[], assets: (PrintedCard | Lay)[] = [tome()], theirs: SeatSetup = {}) =>
      12 - combatOfTwo({ assets, threat }, theirs).sanity[1]!
    expect([total([bones('A')]), total([bones('A'), bones('B')]), total([bones('A'), monster('Gug', 3)])]).toEqual([3, 5, 6])
    expect([total([monster('Gug', 3)]), total([])]).toEqual([3, 0])
    expect(total([bones('A')], [tome(), { ...tome(), id: 'second' }])).toBe(3)
    expect(total([bones('A')], [{ lay: tome(), faceDown: true }])).toBe(2)
    // It is one's own Threat that is raised, and an opponent's Tome raises nothing of it.
    expect(total([bones('A')], [], { assets: [tome()] })).toBe(2)
    // The point is no part of a Monster: each is worth what it was.
    expect(worth(two({ assets: [tome()], threat: [bones('A')] }).state, 'A')).toBe(2)
    // With two Directed Threats one of them has it.
    const split = combat(
      { seats: [{ story: [home], assets: [tome()], threat: [bones('A'), bones('B')] }, { story: [away] }, { story: [inside] }] },
      (question, _seat, state) =>
        question.ask === 'which player' && state.combat?.step === 'commit monsters'
          ? { do: 'choose player', seat: state.play.some((each) => each.against === 1) ? 2 : 1 }
          : undefined,
    )
    expect(split.sanity.slice(1).toSorted()).toEqual([10, 9].toSorted())
  })
})

describe('Spells for one’s own Hand and Spells', () => {
  test('[ltd-chant-of-thoth clause 1, M9.24] up to four cards of the Hand are discarded and as many drawn, no more and nobody else’s', () => {
    const chant = gold('ltd-chant-of-thoth')
    const hand = () => ['A', 'B', 'C', 'D', 'E'].map((title) => location(title))
    const deck = () => ['V', 'W', 'X', 'Y', 'Z'].map((title) => location(title))
    const t = holding(chant, { hand: hand(), deck: deck() }, { hand: [location('Theirs')], deck: deck() }).cast(chant)
    t.choose('A', 'B', 'C', 'D')
    expect([t.hand(0).toSorted(), t.discard(0).toSorted(), t.state.players[0]!.deck.length]).toEqual([
      ['E', 'V', 'W', 'X', 'Y'],
      ['A', 'B', 'C', 'D'],
      1,
    ])
    expect([t.hand(1), t.discard(1), t.sanity, t.entry(chant).faceDown, t.seat]).toEqual([['Theirs'], [], [11, 12], true, 1])
    const fewer = holding(chant, { hand: hand(), deck: deck() }).cast(chant).choose('C').done()
    expect([fewer.hand(0).length, fewer.discard(0)]).toEqual([5, ['C']])
    const none = holding(chant, { hand: hand(), deck: deck() }).cast(chant).done()
    expect([none.discard(0), none.state.players[0]!.deck.length]).toEqual([[], 5])
    // Spent, it waits for the end of the Round.
    expect(t.untilTurnOf(0).offers('cast', chant)).toBe(false)
  })

  test('[ltd-voorish-sign clause 1, M9.14, M9.20] Spells move among one’s own Tomes and Allies who may hold them, as many as one likes', () => {
    const sign = gold('ltd-voorish-sign')
    const spell = (title: string, icon: 'Eye' | 'Water') => card({ title, type: 'Spell', icons: [icon], anyDimension: true })
    const tome = (title: string, icon: 'Eye' | 'Water', spellCapacity: number, ...bears: PrintedCard[]): Lay => ({
      lay: card({ title, type: 'Tome', icons: [icon], spellCapacity, anyDimension: true }),
      bears,
    })
    const knower = ally('Knower', 1, { rules: [{ kind: 'static', effect: { holdsSpells: 1 } }] })
    const position = (hand: PrintedCard[] = []) =>
      two(
        {
          hand,
          assets: [
            { lay: card({ title: 'Sign Book', type: 'Tome', icons: ['Folk'], spellCapacity: 1, anyDimension: true }), bears: [sign] },
            tome('Eye Book', 'Eye', 2, spell('Gaze', 'Eye'), spell('Glance', 'Eye')),
            tome('Empty Eye', 'Eye', 1),
            tome('Sea Book', 'Water', 2),
          ],
          allies: [knower, ally('Plain', 1)],
        },
        { assets: [tome('Their Eye', 'Eye', 2, spell('Stare', 'Eye'))] },
      ).cast(sign)
    const t = position([spell('Held', 'Eye')])
    // Neither what is in the Hand nor what an opponent has, and it need not move anything.
    expect([t.among.toSorted(), t.offers('done')]).toEqual([['Gaze', 'Glance', sign.title].toSorted(), true])
    t.choose('Gaze')
    // Not to a Tome of other icons, to an Ally who can know none, to an opponent or to the Hand.
    expect(t.among.toSorted()).toEqual(['Empty Eye', 'Knower'])
    t.choose('Knower')
    // Another one, but not to a holder that is full.
    t.choose('Glance')
    expect(t.entry('Gaze').on).toBe(no(t.state, 'Knower'))
    if (t.question?.ask === 'which card' && t.among.includes('Empty Eye')) t.choose('Empty Eye')
    expect([t.entry('Glance').on, t.where('Held'), t.where('Stare')]).toEqual([no(t.state, 'Empty Eye'), 'hand', 'spell'])
    // And back from the Ally to a Tome with room, which counts the icon again.
    t.choose('Gaze')
    if (t.among.includes('Eye Book')) t.choose('Eye Book')
    expect(t.entry('Gaze').on).toBe(no(t.state, 'Eye Book'))
    t.done()
    expect([t.sanity[0], t.seat]).toEqual([11, 1])
    const unmoved = position().done()
    expect([unmoved.entry('Gaze').on, unmoved.seat]).toEqual([no(unmoved.state, 'Eye Book'), 1])
  })
})

describe('Circles of Thaol', () => {
  const lesser = (value = 2) => monster('Small', value)
  const greater = () => monster('Great', 4, { subtype: 'Greater Independent' })
  const servitor = () => monster('Slave', 2, { subtype: 'Lesser Servitor' })
  const stone = () => gold('ltd-star-stone-of-mnar')

  test('[ltd-circles-of-thaol clause 1, M9.34, M9.37, M9.45] it Summons or Controls one Lesser Independent Monster, and no other kind', () => {
    const spell = gold('ltd-circles-of-thaol')
    const t = holding(spell, { hand: [lesser(), servitor(), greater()] }).cast(spell)
    // The only one that fits comes by itself; it attacks, and is buried.
    expect([t.sanity, t.where('Small'), t.where('Slave'), t.where('Great')]).toEqual([[11, 10], 'story', 'hand', 'hand'])
    expect([t.story(0).at(-1), t.seat]).toEqual(['Small', 1])
    expect(holding(spell, { hand: [servitor(), greater()] }).offers('cast', spell)).toBe(false)
    // In Combat it takes a Monster over, which fights for its caster and goes back to its owner's Story Deck.
    const taken = combatOfTwo({ assets: [bookWith(spell)] }, { threat: [lesser()] }, casting(spell))
    expect([taken.sanity, taken.story(1).at(-1)]).toEqual([[11, 10], 'Small'])
    const others = combatOfTwo({ assets: [bookWith(spell)] }, { threat: [servitor()] }, casting(spell))
    expect(others.sanity).toEqual([9, 12])
    // One of two.
    const one = combatOfTwo({ assets: [bookWith(spell)] }, { threat: [lesser(), { ...lesser(3), title: 'Second' }] }, casting(spell))
    expect(one.events.filter((each) => each.was === 'taken')).toHaveLength(1)
  })

  test('[ltd-circles-of-thaol clause 2, M9.32] with the Star Stone of Mnar one Greater Independent is possible instead', () => {
    const spell = gold('ltd-circles-of-thaol')
    const hand = [greater(), servitor()]
    const t = castRule(holding(spell, { hand, assets: [stone()] }), spell, 1)
    expect([t.sanity, t.where('Great'), t.where('Slave')]).toEqual([[11, 8], 'story', 'hand'])
    // One or the other, not both: the Spell is spent.
    const both = castRule(holding(spell, { hand: [greater(), lesser()], assets: [stone()] }), spell, 1)
    expect([both.where('Small'), both.entry(spell).faceDown, both.seat]).toEqual(['hand', true, 1])
    // Without a Stone that is active there is no such choice.
    expect(rulesOf(holding(spell, { hand }), spell)).toEqual([])
    expect(rulesOf(holding(spell, { hand, assets: [{ lay: stone(), faceDown: true }] }), spell)).toEqual([])
    expect(rulesOf(holding(spell, { hand: [...hand, stone()] }), spell)).toEqual([])
    // Controlled as well.
    const under = (assets: PrintedCard[]) =>
      combatOfTwo({ assets: [bookWith(spell), ...assets] }, { threat: [greater()] }, casting(spell, assets.length)).sanity
    expect(under([stone()])).toEqual([11, 8])
    expect(combatOfTwo({ assets: [bookWith(spell), stone()] }, { threat: [servitor()] }, casting(spell, 1)).sanity[1]).toBe(12)
  })
})

describe('Spells against an opponent', () => {
  test('[ltd-curse-of-the-rat-thing clause 1, M17.26, M19.20] the Phobias he has put on others affect him too, until the Round is over', () => {
    const curse = gold('ltd-curse-of-the-rat-thing')
    const dread = () => gold('ltd-claustrophobia')
    const fear = gold('ltd-hydrophobia')
    const shore = location('Cave by the Sea', { subregion: 'Innsmouth', publicAttributes: ['Inside', 'Water'] })
    const hand = { hand: 13 }
    const position = () =>
      table({
        seats: [
          { story: [{ ...inside }], assets: [bookWith(curse)], sanity: 15, investigator: hand, deck: many(30) },
          { story: [shore], events: [{ lay: dread(), affects: 0 }], sanity: 15, investigator: hand, deck: many(30) },
          // Somebody else's Phobia on the caster is no business of the Spell's.
          { story: [outside], events: [{ lay: fear, affects: 0 }], sanity: 15, investigator: hand, deck: many(30) },
        ],
      })
    const t = position().cast(curse).choosePlayer(1)
    // It is the opponent's Turn at once: he is Inside, and by the Water, which he is not made to fear.
    expect([t.seat, t.sanity]).toEqual([1, [14, 14, 15]])
    t.untilTurnOf(2)
    expect(t.sanity).toEqual([14, 14, 15])
    // It still affects whom it lies on.
    t.untilTurnOf(0)
    expect(t.sanity).toEqual([13, 14, 15])
    t.untilTurnOf(1)
    expect(t.sanity).toEqual([13, 13, 15])
    // The next Round he is rid of it, and the caster is not.
    const next = toNextRound(t)
    const before = next.sanity
    next.untilTurnOf(1)
    const met = next.sanity
    next.untilTurnOf(2).untilTurnOf(0)
    expect([before[1]! - next.sanity[1]!, met[2]]).toEqual([0, 15])
    expect(next.entry(dread().title).affects).toBe(0)
    // Without the Spell he does not feel it.
    expect(position().untilTurnOf(1).sanity[1]).toBe(15)
    // Nobody who has played no Phobia can be meant.
    expect(holding(curse, { events: [{ lay: phobia('Mine'), affects: 1 }] }).offers('cast', curse)).toBe(false)
  })
  const many = (count: number) => Array.from({ length: count }, (_, at) => location(`Leaf ${at}`, { region: 'Europe', subregion: 'Paris' }))

  const pipes = () => gold('ltd-pipes-of-madness')
  const ranks = () => ({ allies: [1, 2, 3, 4].map((value) => ally(`Ally ${value}`, value)) })
  /** Whom it could take by a clause, as the events are. */
  const victims = (rule: number, events: PrintedCard[], theirs: SeatSetup = ranks()): string[] => {
    const spell = pipes()
    const t = holding(spell, { events, allies: [ally('Own', 1)] }, theirs)
    if (!rulesOf(t, spell).includes(rule)) return []
    castRule(t, spell, rule)
    if (t.question?.ask === 'which card') return t.among
    return titles(t.state, t.state.players[1]!.story.slice(1))
  }
  const moon = () => gold('ltd-full-moon')

  test('[ltd-pipes-of-madness clause 1, M19.13] by Day it buries an opponent’s Ally of value 1, Weapon and all', () => {
    expect([victims(0, []), victims(0, [night])]).toEqual([['Ally 1'], []])
    const armed = { allies: [{ lay: ally('Armed', 1), bears: [weapon('Whip', 1)] }] }
    expect(victims(0, [], armed)).toEqual([])
    const spell = pipes()
    const t = holding(spell, {}, { allies: [ally('One', 1), ally('Another', 1)] })
    t.cast(spell).choose('Another')
    expect([t.where('One'), t.story(1).at(-1), t.sanity]).toEqual(['ally', 'Another', [11, 12]])
  })
  test('[ltd-pipes-of-madness clause 2, M10.21] at Night it buries an Ally of value 2 at most', () => {
    expect([victims(1, [night]), victims(1, [])]).toEqual([['Ally 1', 'Ally 2'], []])
    expect(victims(1, [night, gold('ltd-direct-sunlight')])).toEqual([])
  })
  test('[ltd-pipes-of-madness clause 3] while the Full Moon is in play, whoever’s, it buries an Ally of value 3 at most', () => {
    expect([victims(2, [moon()]), victims(2, [night]), victims(2, [])]).toEqual([['Ally 1', 'Ally 2', 'Ally 3'], [], []])
    expect(victims(2, [], { ...ranks(), events: [moon()] })).toEqual(['Ally 1', 'Ally 2', 'Ally 3'])
    expect(victims(2, [gold('ltd-new-moon')])).toEqual([])
  })
})

describe('Petrify', () => {
  const guard = (): Lay => ({
    lay: ally('Guard', 3, { rules: [{ kind: 'static', effect: { languages: ['Greek'] } }] }),
    bears: [weapon('Gun', 1)],
  })
  const deck = () => Array.from({ length: 20 }, (_, at) => location(`Leaf ${at}`, { region: 'Europe', subregion: 'Paris' }))
  const petrified = (theirs: SeatSetup = {}, mine: SeatSetup = {}) => {
    const spell = gold('msgs-petrify')
    return holding(spell, { deck: deck(), ...mine }, { allies: [guard(), ally('Other', 1)], deck: deck(), ...theirs })
      .cast(spell)
      .choose('Guard')
  }

  test('[msgs-petrify clause 1, M1.38, M15.3] the Ally lies face-down among the Artifacts with what he bears, until the Round is over', () => {
    const t = petrified({}, { allies: [ally('Mine', 1)] })
    const lies = (state: Table) => (['Guard', 'Gun', 'Other'] as const).map((each) => [state.entry(each).area, state.entry(each).faceDown])
    expect(lies(t)).toEqual([
      ['asset', true],
      ['asset', true],
      ['ally', false],
    ])
    expect(typeOf(t.state, no(t.state, 'Guard'))).toBe('Artifact')
    // As an Artifact it defends nobody and can be stolen as one, and only as one.
    const fought = combatOfTwo({}, {})
    expect(fought.sanity).toEqual([12, 12])
    const thief = theft({ type: 'Artifact' })
    const stealing = petrified({}, { hand: [thief] })
      .untilTurnOf(0)
      .play(thief)
    expect(stealing.among).toContain('Guard')
    stealing.choose('Guard')
    expect([stealing.where('Guard'), stealing.where('Gun')]).toEqual(['discard', 'discard'])
    const blow = theft({ type: 'Ally' })
    expect(
      petrified({}, { hand: [blow] })
        .untilTurnOf(0)
        .play(blow)
        .where('Other'),
    ).toBe('discard')
    // In this Combat he is not there; in the next Round he is an Ally again.
    const committing: Answer = (question, _seat, state) =>
      question.ask === 'which card' && state.combat?.step === 'commit allies' ? { do: 'choose', card: question.among[0]! } : undefined
    const round = toNextRound(petrified({}, { threat: [monster('Gug', 3)] }), committing)
    expect([round.sanity[1], round.where('Other')]).toEqual([10, 'story'])
    expect([round.entry('Guard').area, round.entry('Guard').faceDown, round.entry('Gun').on, round.entry('Gun').faceDown]).toEqual([
      'ally',
      false,
      no(round.state, 'Guard'),
      false,
    ])
    expect([typeOf(round.state, no(round.state, 'Guard')), worth(round.state, 'Guard')]).toEqual(['Ally', 4])
    // Only an opponent's Ally.
    expect(holding(gold('msgs-petrify'), { allies: [ally('Mine', 1)] }).offers('cast')).toBe(false)
  })

  test('[msgs-petrify clause 2, M5.8, M15.11] meanwhile he cannot be turned face-up, as another card that lies face-down can', () => {
    const t = petrified({ allies: [guard(), { lay: ally('Other', 1), faceDown: true }] }).untilTurnOf(1)
    expect([t.offers('turn up', 'Other'), t.offers('turn up', 'Guard')]).toEqual([true, false])
    const rouse = card({
      title: 'Rouse',
      type: 'Event',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'played', do: [{ flip: { is: {}, of: 'you', pick: 'all' }, face: 'up' }] }],
    })
    const roused = petrified({ hand: [rouse] })
      .untilTurnOf(1)
      .play(rouse)
    expect([roused.entry('Guard').faceDown, roused.entry('Gun').faceDown]).toEqual([true, true])
  })
})

describe('Command of the Bloody Tongue', () => {
  const aimed = (title: string, spell: PrintedCard): Answer =>
    firstOf(
      (question, _seat, state) =>
        question.ask === 'which card' && state.combat?.step === 'cast' && question.among.some((each) => titles(state, [each])[0] === title)
          ? { do: 'choose', card: no(state, title) }
          : undefined,
      casting(spell),
    )
  const fought = (points: number, theirs: SeatSetup, title = 'Guard') => {
    const spell = gold('msgs-command-of-the-bloody-tongue')
    return combatOfTwo({ assets: [bookWith(spell)], threat: [monster('Gug', points)] }, theirs, aimed(title, spell))
  }

  test('[msgs-command-of-the-bloody-tongue clause 1, M14.83, M14.82] the Defending Ally it names is discarded where he would be buried, for this Combat', () => {
    const guards = () => ({ allies: [{ lay: ally('Guard', 2), bears: [weapon('Gun', 1)] }, ally('Other', 1)] })
    const t = fought(4, guards())
    expect([t.where('Guard'), t.where('Gun'), t.where('Other'), t.sanity]).toEqual(['discard', 'discard', 'story', [11, 12]])
    expect(t.discard(1).toSorted()).toEqual(['Guard', 'Gun'])
    // The other one, if he is named.
    const other = fought(4, guards(), 'Other')
    expect([other.where('Guard'), other.where('Other')]).toEqual(['story', 'discard'])
    // Who would not be buried stays.
    const spell = gold('msgs-command-of-the-bloody-tongue')
    const unhurt = combatOfTwo(
      { hand: [theft({ type: 'Ally' }, 'bury')], assets: [bookWith(spell)], threat: [monster('Gug', 2)] },
      { allies: [ally('Guard', 2)], threat: [monster('Gast', 2)] },
      aimed('Guard', spell),
    )
    expect([unhurt.where('Guard'), unhurt.discard(1)]).toEqual(['ally', []])
    // It needs a Defending Ally of an opponent, and is for Combat alone.
    const idle = combatOfTwo({ assets: [bookWith(spell)], threat: [monster('Gug', 2)] }, guards(), sparing())
    expect(idle.entry(spell).faceDown).toBe(false)
    expect(holding(spell, { threat: [monster('Gug', 2)] }, guards()).offers('cast', spell)).toBe(false)
    // When that Combat is over, he is buried as anybody is.
    const later = table({ ...unhurt.state, phase: 'card play', agenda: [{ do: 'main play', seat: 0 }] }).play('Deed')
    expect(later.where('Guard')).toBe('story')
  })
})
