/** Whatever can be meant can be said: a rule object, said in words and read again, is the same rule object. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type {
  Act,
  Amount,
  Condition,
  Cost,
  Duration,
  Duty,
  Filter,
  Limit,
  Op,
  Permit,
  Reaction,
  Rule,
  Selector,
  Static,
  Trigger,
  Who,
} from '../../grammar/ast.ts'
import { stable } from '../../grammar/make/draft.ts'
import { joinable } from '../../grammar/make/nouns.ts'
import { readEffects } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'
import { known } from './words.ts'

const one = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
/** Fields of which each may be missing. */
const some = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.record(fields, { requiredKeys: [] }) as never
const both = <A extends object, B extends object>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>): fc.Arbitrary<A & B> =>
  fc.tuple(a, b).map(([x, y]) => ({ ...x, ...y }))

const who = one<Who>('you', 'opponent', 'eachOpponent', 'each', 'owner', 'affected', 'unaffected', 'mostSanity', 'leastSanity', 'actor')
const theirs = one<Who>('opponent', 'eachOpponent', 'each', 'affected')
const n = fc.integer({ min: 1, max: 9 })

const borne = one<Filter>({ type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'] }, { type: 'Tome' }, { title: 'Speech Machine' })
const ally: fc.Arbitrary<Filter> = some<Filter>({
  type: one('Ally'),
  attr: one(['Steadfast'], ['Corrupt'], ['Corrupt', 'Cultist']),
  faceDown: fc.boolean(),
  defending: fc.boolean(),
  bears: borne,
  value: one<NonNullable<Filter['value']>>(
    { max: 3 },
    { min: 2 },
    { min: 1, max: 4 },
    { odd: true },
    { max: 2, withoutWeapon: true },
    { min: 3, printed: true },
    { than: 'lower' },
  ),
  costsSanity: fc.boolean(),
  native: one('subregion', 'region'),
  pennies: one<NonNullable<Filter['pennies']>>({ min: 2 }, { max: 0 }, { min: 1, max: 3 }),
  subregion: one('Kingsport'),
  language: one('Greek'),
}).map((filter) => ({ ...filter, type: 'Ally' as const }))
const site: fc.Arbitrary<Filter> = some<Filter>({
  attr: one(['City'], ['Country', 'House'], ['Tome']),
  pub: one(['Water'], ['Forest', 'Outside']),
  gate: fc.boolean(),
  exotic: fc.boolean(),
  subregion: one('Kingsport', 'Providence'),
  region: one('Lovecraft Country'),
  dimension: one('dreamlands', 'waking', 'new-aeon'),
}).filter((filter) => Object.keys(filter).length > 0)
const other = one<Filter>(
  { type: 'Spell', does: ['summon', 'control'] },
  { type: 'Event', subtype: 'Phobia' },
  { type: 'Event', subtype: ['Day', 'Night'] },
  { type: 'Event', subtype: 'Travel by Land', title: 'Train' },
  { type: 'Monster', subtype: ['Lesser Servitor', 'Greater Servitor'] },
  { type: 'Monster', subtype: 'Great Old One' },
  { type: ['Artifact', 'Spell', 'Tome'] },
  { type: 'Artifact', subtype: 'Enchanted Weapon' },
  { title: 'Deep One' },
  { title: ['Deep One', 'Shoggoth'] },
  { title: 'Dr. Allen' },
  { titleHas: 'Marsh' },
  { title: 'The Nameless Lamplighter' },
  { anyAttr: ['Professor', 'Student'] },
  { type: 'Ally', anyAttr: ['Corrupt', 'Steadfast'] },
  { or: [{ title: 'Ghoul' }, { attr: ['Mi-Go Leader'] }] },
  { type: 'Monster', invisible: true },
  { type: 'Spell', icon: 'Eye' },
  { travel: true },
  { type: 'Ally', not: { bears: { type: 'Tome' } } },
  { type: 'Monster', not: { title: 'Shoggoth' } },
  { type: 'Spell', borneBy: { type: 'Tome' } },
  { type: 'Monster', order: { nth: 2, this: 'round' } },
  { type: 'Ally', order: { nth: 0, this: 'round', after: true } },
  { type: 'Monster', gone: 'bury' },
  { type: 'Event', order: { nth: 3, this: 'round', all: true } },
  { type: 'Ally', attr: ['Corrupt'], order: { nth: 1, this: 'turn', after: true } },
  { or: [{ type: 'Artifact' }, { type: 'Spell', borneBy: { type: 'Ally' } }] },
)
const filter = fc.oneof(
  ally,
  other,
  site.map((each) => ({ ...each, type: 'Location' as const })),
)

const where = fc.oneof(
  some<Selector>({ of: theirs, affecting: one<Who>('you', 'opponent', 'affected') }),
  some<Selector>({ of: theirs, in: one('threat', 'directedThreat', 'story', 'hand', 'discard') }),
)
const counted: fc.Arbitrary<Selector> = both(
  fc.record({ is: filter, pick: one('all') }),
  both(where, some<Selector>({ others: one(true) })),
)
/** "A Spell that summons Monsters in your Threat": the Monsters are there, for no Spell lies in a Threat. */
const liesThere = ({ is, in: zone }: Selector): boolean => !(zone === 'threat' && is?.does)
/** "In each opponent's Hand" is one of each, told for one after the other; of one card among those of all nobody speaks so. */
const isOfOne = ({ pick, by, of, in: zone }: Selector): boolean =>
  !(pick === 'choose' && by === undefined && of === 'eachOpponent' && zone !== undefined && zone !== 'directedThreat')
const search: fc.Arbitrary<Selector> = fc
  .oneof(
    both(counted, some<Selector>({ opposing: one(true) })),
    both(
      fc.record({ is: filter, pick: one('random', 'choose'), n }),
      both(where, some<Selector>({ others: one(true), opposing: one(true), upTo: one(true) })),
    ),
    both(fc.record({ is: filter, pick: one('choose'), n, by: theirs }), some<Selector>({ of: theirs })),
    fc.record({ is: filter, pick: one('all'), borneBy: one('self', 'target', 'host', 'cause') }),
    fc.record({ is: filter, pick: one('choose', 'random'), n, borneBy: one('target', 'host') }),
    both(
      fc.record({ is: filter, n: one<Amount>({ half: 'count', round: 'up' }, { half: 'count' }), pick: one('random', 'choose') }),
      some<Selector>({ of: theirs }),
    ),
    both(fc.record({ is: filter, in: one('story'), pick: one('top', 'lowest') }), some<Selector>({ of: theirs })),
    both(fc.record({ is: filter, in: one('story'), pick: one('lowest'), n: one(2, 3) }), some<Selector>({ of: theirs })),
    both(
      fc.record({ is: filter, in: one('story'), pick: one('random', 'choose'), n, belowTop: one(true as const) }),
      some<Selector>({ of: theirs }),
    ),
    both(fc.record({ in: one('deckTop'), n }), some<Selector>({ of: theirs })),
    both(fc.record({ in: one('hand'), n, pick: one('random', 'choose') }), some<Selector>({ of: theirs })),
    both(fc.record({ ref: one('revealed'), pick: one('random', 'choose'), n }), some<Selector>({ is: filter, upTo: one(true) })),
    both(fc.record({ is: filter, pick: one('choose'), n: fc.record({ allBut: n }) }), where),
    both(fc.record({ is: filter, pick: one('choose'), n: one({ allBut: 0 }), upTo: one(true) }), where),
    both(fc.record({ in: one('discard'), pick: one('top') }), some<Selector>({ of: theirs })),
  )
  .filter((each) => liesThere(each) && isOfOne(each))
const ref: fc.Arbitrary<Selector> = fc.oneof(
  one<Selector>(...(['self', 'target', 'host', 'attached', 'revealed', 'cause', 'location'] as const).map((each) => ({ ref: each }))),
  fc.record({ ref: one('location'), of: theirs }),
)
// Whom a card will affect is not known yet where it is paid for.
const isPricedSo = (of: Selector): boolean => of.pick !== 'choose' && of.pick !== 'random' && of.affecting === undefined
const isOfSpells = ({ is }: Selector): boolean => stable(is ?? null).includes('"Spell"')
const selector = fc.oneof(search, ref)

const amount: fc.Arbitrary<Amount> = fc.oneof(
  { weight: 5, arbitrary: n },
  fc.record({ per: both(fc.record({ ref: one('revealed') }), some<Selector>({ is: filter })) }),
  both(
    fc.record({ per: counted }),
    some({ times: fc.integer({ min: 2, max: 4 }), every: fc.integer({ min: 2, max: 3 }), most: fc.integer({ min: 5, max: 9 }) }),
  ),
  both(
    fc.record({ pennies: one<Selector>({ ref: 'self' }, { ref: 'target' }) }),
    some({ times: fc.integer({ min: 2, max: 4 }), every: fc.integer({ min: 2, max: 3 }), most: fc.integer({ min: 5, max: 9 }) }),
  ),
  both(fc.record({ per: counted, after: one(1, 2) }), some({ times: one(2, 3), most: one(6) })),
  one<Amount>(
    { of: 'sanity' },
    { of: 'sanity', whose: 'opponent' },
    { of: 'sanityAboveMax' },
    { of: 'handMax' },
    { of: 'handMin' },
    { of: 'value', card: { ref: 'target' } },
    { of: 'printedValue', card: { ref: 'target' } },
  ),
  one<Amount>({ of: 'cost', card: { ref: 'self' } }, { twice: { of: 'cost', card: { ref: 'self' } } }),
  one<Amount>({ half: { of: 'value', card: { ref: 'self' } } }, { half: { of: 'handMax' }, round: 'down' }),
  one<Amount>({ chosen: [0, 2] }, { by: 'sanity', steps: [{ n: 1, upTo: 5 }, { n: 2, upTo: 9 }, { n: 3 }] }),
)
const headcount: fc.Arbitrary<Amount> = both(
  fc.record({ players: one('each', 'eachOpponent') }),
  some<{ if: Condition; times: number; most: number }>({
    if: one<Condition>(
      { at: { type: 'Location', pub: ['Water'] }, who: 'actor' },
      { inPlay: { type: 'Tome' }, of: 'actor' },
      { knows: 'Greek', who: 'actor' },
      { walking: true, who: 'actor' },
      { same: 'region', as: 'actor' },
      { number: 'sanity', min: 10, who: 'actor' },
    ),
    times: one(2, 3),
    most: one(6),
  }),
)
const signed: fc.Arbitrary<Amount> = fc.oneof(
  amount,
  headcount,
  n.map((each) => -each),
)

const atom: fc.Arbitrary<Condition> = fc.oneof(
  both(
    fc.record({ at: site }),
    some<{ who: 'opponent' | 'eachOpponent' | 'either' | 'affected' | 'unaffected' }>({
      who: one('opponent', 'eachOpponent', 'either', 'affected', 'unaffected'),
    }),
  ),
  both(fc.record({ at: site, top: one(true) }), some<{ who: 'opponent' | 'affected' }>({ who: one('opponent', 'affected') })),
  one<Condition>(
    { at: { title: 'self' } },
    { time: 'day' },
    { time: 'night' },
    { knows: 'Greek' },
    { knows: 'Greek', who: 'opponent' },
    { investigator: 'female' },
    { gateSpent: true },
    { gateSpent: true, who: 'opponent' },
  ),
  both(
    fc.record({ inPlay: filter, of: one('anyone', 'opponent', 'each', 'affected') }),
    some<{ others: boolean; atLeast: number }>({ others: one(true), atLeast: n }),
  ),
  fc.record({ inPlay: filter }),
  fc.record({
    inPlay: one<Filter>({ type: 'Artifact' }, { type: 'Ally' }),
    moreThan: one<Who>('you', 'opponent'),
    thanOf: one<Filter>({ type: 'Tome' }),
  }),
  fc.record({ inPlay: one({ title: 'self' }), of: one<Who>('opponent', 'affected') }),
  fc.record({ knows: one('Greek'), who: one<Who>('opponent', 'actor') }),
  both(fc.record({ knows: one('Greek'), himself: one(true) }), some<{ who: Who }>({ who: one('opponent') })),
  both(
    fc.record({ threatHas: filter, side: one('own', 'opposing', 'affected', 'actor', 'each') }),
    some<{ others: boolean; moreThan: number }>({ others: one(true), moreThan: n }),
  ),
  fc.record({
    role: one('defending', 'hostDefending', 'summoned', 'controlled', 'ally', 'inThreat', 'faceDown', 'inCombat', 'fought', 'lost'),
  }),
  fc.record({ lostInCombat: filter }),
  fc.record({
    card: one<Selector>({ ref: 'self' }, { ref: 'target' }),
    is: one<Filter>({ pennies: { min: 3 } }, { pennies: { max: 0 } }, { pennies: { min: 2, max: 2 } }),
  }),
  both(
    fc.record({
      lies: one<Filter>({ type: 'Tome' }, { type: 'Event', subtype: 'Phobia' }),
      in: one('story' as const, 'discard' as const),
    }),
    some<{ of: Who; atLeast: number }>({ of: one<Who>('opponent', 'affected', 'each'), atLeast: one(2, 3) }),
  ),
  both(
    fc.record({ lies: one<Filter>({ type: 'Tome' }), in: one('hand' as const) }),
    some<{ of: Who; atLeast: number }>({ of: one<Who>('opponent', 'affected'), atLeast: one(2, 3) }),
  ),
  both(
    fc.record({ lies: one<Filter>({ type: 'Tome' }), in: one('discard' as const), top: one(true as const) }),
    some<{ of: Who }>({ of: one<Who>('opponent', 'affected') }),
  ),
  both(
    fc.record({
      foremost: fc.oneof(
        one('sanity' as const, 'hand' as const, 'education' as const),
        fc.record({ cards: one<Filter>({ type: 'Ally' }) }),
      ),
      who: one<Who>('actor'),
      than: one('each' as const, 'eachOpponent' as const),
    }),
    some<{ least: true; alone: true }>({ least: one(true as const), alone: one(true as const) }),
  ),
  both(
    fc.record({ number: one('sanity' as const, 'hand' as const), odd: one(true, false) }),
    some<{ who: Who }>({ who: one<Who>('opponent', 'actor') }),
  ),
  both(
    fc.record({ affectedBy: one<Filter>({ type: 'Event', subtype: 'Phobia' }, { type: 'Event' }) }),
    some<{ who: Who; atLeast: number }>({ who: one<Who>('opponent', 'affected', 'actor', 'each'), atLeast: one(2, 3) }),
  ),
  both(
    fc.record({ done: one('played'), is: filter, this: one('round', 'turn') }),
    some<{ who: Who; atLeast: number }>({ who: one<Who>('opponent', 'affected', 'actor'), atLeast: one(2, 3) }),
  ),
  both(
    fc.record({ done: one('passed'), is: one<Filter>({}), this: one('round', 'turn', 'sinceTurn') }),
    some<{ who: Who }>({ who: one<Who>('opponent', 'eachOpponent', 'actor') }),
  ),
  fc.record({ done: one('cast'), is: one<Filter>({ type: 'Spell' }, { type: 'Spell', icon: 'Eye' }), this: one('round', 'turn') }),
  both(
    fc.record({ more: one<'sanity' | 'hand' | 'points' | 'threat'>('sanity', 'hand', 'points', 'threat') }),
    one<{ than: Who; who: Who }>({ who: 'you', than: 'opponent' }, { who: 'you', than: 'eachOpponent' }, { who: 'opponent', than: 'you' }),
  ),
  fc.record({
    card: one<Selector>({ ref: 'target' }, { ref: 'host' }, { ref: 'cause' }),
    is: one<Filter>({ type: 'Ally', attr: ['Corrupt'] }, { title: 'Deep One' }, { bears: { type: 'Tome' } }),
  }),
  both(fc.record({ walking: one<true>(true) }), some<{ who: Who }>({ who: one<Who>('opponent', 'affected', 'actor') })),
  fc.record({ revealedIs: filter }),
  both(fc.record({ canSurvive: one('Space', 'Underwater', 'Radiation') }), some<{ who: Who }>({ who: one<Who>('opponent', 'affected') })),
  fc.record({ same: one('title', 'subregion', 'region', 'city', 'dimension'), as: one<Who>('opponent', 'eachOpponent', 'affected') }),
  fc.record({ same: one('title', 'subregion', 'region', 'city'), as: one<Who>('unaffected', 'actor'), who: one<Who>('affected') }),
  both(
    fc.record({ number: one('sanity', 'hand', 'education'), min: n }),
    some<{ max: number; who: Who }>({ max: fc.integer({ min: 10, max: 20 }), who: one<Who>('opponent', 'affected') }),
  ),
  both(fc.record({ number: one('passes'), max: n }), some<{ who: Who }>({ who: one<Who>('you', 'opponent', 'affected') })),
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 4, arbitrary: atom },
  fc.tuple(atom, atom).map(([a, b]) => ({ all: [a, b] })),
  fc.tuple(atom, atom).map(([a, b]) => ({ any: [a, b] })),
  fc.tuple(atom, atom, atom).map(([a, b, c]) => ({ all: [a, { any: [b, c] }] })),
  atom.map((a) => ({ not: a })),
)

const cost: fc.Arbitrary<Cost> = fc.oneof(
  fc.record({ sanity: n }),
  one<Cost>({ sanity: 'ofThisCard' }, 'gate'),
  fc.record({ self: one('bury', 'discard', 'flip', 'rotate') }),
  fc.record({ pennies: n }),
  fc.record({ pennies: n, from: one<Selector>({ ref: 'target' }) }),
  fc.record({ other: search, how: one('bury', 'discard', 'flip') }),
)
// One Gate cannot be used twice for the same.
const costs = fc.uniqueArray(cost, { minLength: 1, maxLength: 2, selector: (each) => JSON.stringify(each) })
const duration: fc.Arbitrary<Duration> = fc.oneof(
  one<Duration>('round', 'nextRound', 'throughNextRound', 'game', 'combat', 'nextCombat', 'turn', 'whileFaceDown', 'whileHere', {
    all: ['whileFaceDown', 'whileHere'],
  }),
  both(fc.record({ cardPlayed: other }), some<{ by: Who }>({ by: theirs })),
  both(fc.constant({ spellCast: { type: 'Spell' } } as const), some<{ by: Who }>({ by: theirs })),
  fc.record({ sanity: one('gained', 'lost'), by: one<Who>('you', 'opponent', 'eachOpponent', 'each', 'affected') }),
  fc.record({ turnOf: one<Who>('you', 'opponent', 'eachOpponent', 'each', 'affected') }),
  fc.record({ turnOf: one<Who>('you', 'opponent', 'eachOpponent', 'each', 'affected'), turns: fc.integer({ min: 2, max: 9 }) }),
  fc.record({ time: one('day', 'night') }),
)
const times: fc.Arbitrary<Limit> = fc.record({ times: n, per: one('turn', 'round', 'card', 'game') })
const limit: fc.Arbitrary<Limit> = fc.oneof(
  times,
  fc.record({ floor: n }),
  both(
    fc.record({ stacking: one('no', 'yes') }),
    some<{ group: string }>({ group: one('lowers Minimum', 'raises Maximum', 'raises draw', 'Command', 'Dreamers') }),
  ),
  one<Limit>(
    { stacking: 'no', group: 'raises Maximum', among: 'all' },
    { stacking: 'no', group: 'lowers Minimum', among: ['Ally', 'Artifact'] },
  ),
)

const bare: fc.Arbitrary<Static> = fc.oneof(
  fc.record({ value: signed, of: selector }),
  fc.record({ value: n, of: selector, how: one('set') }),
  fc.record({ threatValue: signed, of: one('yourThreat', 'threatsAgainstYou') }),
  both(fc.record({ time: one('day', 'night', 'neither') }), some<{ who: Who }>({ who: one<Who>('you', 'opponent', 'each', 'affected') })),
  one<Static>(
    { time: 'night', who: 'you', reach: ['party', 'attackers'] },
    { time: 'day', who: 'you', reach: ['attackers'] },
    { time: 'neither', who: 'opponent', reach: ['party'] },
  ),
  fc.record({ threatValue: signed, of: one('threatsAgainstYou'), from: one('opponent') }),
  both(
    fc.record({ stat: one('handMin', 'handMax', 'sanityMax', 'education', 'phobiaLimit'), by: signed }),
    some<{ who: Who }>({ who: theirs }),
  ),
  fc.record({ stat: one('spellCapacity'), by: signed, of: search }),
  // What one of several costs, as one likes, is no price; and what a Spell costs is what its casting does.
  fc
    .record({ stat: one('cost', 'castingCost'), by: signed, of: search.filter(isPricedSo) })
    .filter(({ stat, of }) => stat !== 'cost' || !isOfSpells(of)),
  one<Static>(
    { stat: 'cost', by: 2, how: 'half', of: { is: { type: 'Tome' }, pick: 'all' } },
    { stat: 'castingCost', by: 2, how: 'double', of: { is: { type: 'Spell' }, pick: 'all', of: 'opponent' } },
  ),
  fc.record({ stat: one('handMin', 'draw', 'passesToEnd'), by: n, how: one('set') }),
  fc.record({ stat: one('handMin', 'handMax', 'sanityMax'), by: fc.integer({ min: 0, max: 9 }), how: one('most') }),
  fc.record({ stat: one('draw'), by: fc.integer({ min: 1, max: 9 }).chain((each) => one(each, -each)), who: theirs }),
  fc.record({ attribute: one('Church', 'Water', 'Steadfast'), give: fc.boolean(), of: selector }),
  fc.record({ attributesOf: ref, of: ref }),
  fc.record({ cannotBecome: one('Corrupt'), of: selector }),
  fc.record({ treatAs: one('Lesser Servitor', 'Great Old One'), of: selector, as: one('subtype') }),
  fc.record({ treatAs: one('Artifact', 'Location'), of: selector, as: one('type') }),
  fc.record({ treatAs: one('day', 'night'), of: selector, as: one('time') }),
  fc.record({ time: one('day', 'night') }),
  fc.record({ visible: fc.boolean(), of: selector }),
  fc.record({ sees: one('invisible'), of: selector }),
  fc.record({ bypass: fc.oneof(other, one('threat')), may: fc.boolean() }),
  fc.record({
    bypass: one('self', 'host'),
    may: fc.boolean(),
    of: fc.record({ is: one<Filter>({ type: 'Monster' }), pick: one('all'), of: one<Who>('each') }),
  }),
  // No Event of the sky joins anything: such words are refused.
  both(fc.record({ join: filter.filter((is) => joinable(is) !== undefined), may: fc.boolean() }), some<{ of: Selector }>({ of: search })),
  both(
    one(
      { join: { title: 'Deep One' }, may: true, of: { is: { title: 'Deep One' }, pick: 'all' }, most: 3 },
      { join: { type: 'Tome' }, may: true, of: { is: { type: 'Artifact' }, pick: 'all' }, most: 2 },
    ),
    some({ who: one('each', 'eachOpponent'), cost: one([{ sanity: 1 }]) }),
  ),
  fc.record({ join: one({ title: 'self' }), may: one(true), most: one(2, 3) }),
  fc.record({ keeps: one<number | 'any'>(1, 2, 'any'), for: one<Filter>({ type: 'Artifact' }, { type: ['Artifact', 'Tome'] }) }),
  fc.record({
    toll: one(
      [{ other: { pick: 'choose', in: 'hand', n: 1 }, how: 'discard' }],
      [{ other: { is: { type: 'Ally' }, pick: 'choose', n: 1 }, how: 'bury' }],
    ),
    for: one<Filter | 'arrive' | 'walk' | 'pass' | 'gate' | { cast: Filter }>(
      { type: 'Artifact' },
      { type: 'Event', subtype: 'Night' },
      'arrive',
      'walk',
      'pass',
      'gate',
      { cast: { type: 'Spell' } },
    ),
    who: one<Who>('you', 'opponent', 'each', 'eachOpponent'),
  }),
  both(
    fc.record({ gateReuse: one(true) }),
    some<{ cost: Cost[]; of: Selector; for: Filter; who: 'each' }>({ cost: costs, of: search, for: filter, who: one('each') }),
  ),
  both(
    fc.record({ holdsSpells: n }),
    some<{ icon: string | readonly string[]; of: Selector }>({
      icon: one<string | readonly string[]>('Eye', 'Folk', 'any', ['Eye', 'Folk']),
      // Which of them can know one, nobody picks.
      of: search.filter(({ pick }) => pick !== 'choose'),
    }),
  ),
  fc.record({ holdsSpells: n, icon: one<string | readonly string[]>('Eye', ['Eye', 'Folk']), only: one<true>(true) }),
  both(fc.record({ carries: filter }), some<{ n: number }>({ n })),
  both(
    fc.record({ attachedTo: filter, sharesFate: fc.boolean() }),
    some<{ slots: number; uncounted: true }>({ slots: n, uncounted: one(true) }),
  ),
  fc.record({ languages: one<readonly string[] | 'all'>('all', ['Greek'], ['English', 'Greek']) }),
  both(
    fc.record({ immuneTo: fc.oneof(other, one('theft', 'storyDeckEffects', 'GreatOldOnes', 'Space')) }),
    some<{ of: Selector }>({ of: search }),
  ),
  both(fc.record({ immuneTo: other, by: one('eachOpponent') }), some<{ of: Selector }>({ of: search })),
  both(
    fc.record({ immuneTo: one<Filter>({ type: 'Event' }, { type: 'Spell' }, { type: ['Artifact', 'Tome'] }), aimed: one<true>(true) }),
    some<{ by: 'eachOpponent' }>({ by: one('eachOpponent') }),
  ),
  both(fc.record({ immuneTo: other, of: search, aimed: one<true>(true) }), some<{ by: 'eachOpponent' }>({ by: one('eachOpponent') })),
  fc.record({
    useFee: n,
    for: one<Filter | 'gate' | 'thisGate'>('gate', 'thisGate', { type: 'Artifact' }),
    who: one<Who>('you', 'opponent', 'each'),
  }),
  both(fc.record({ excluded: one('epidemic', 'random'), of: selector }), some<{ plus: number }>({ plus: n })),
  fc.record({ survives: one(['Space'], ['Space', 'Radiation']) }),
  both(fc.record({ countsAs: one('Solstice') }), some<{ for: 'GreatOldOne' }>({ for: one('GreatOldOne') })),
  fc.record({ copies: one('any'), of: fc.record({ is: other, pick: one('all') }) }),
  fc.record({ staysFaceDown: one<true | 'flipStep'>(true, 'flipStep'), of: selector }),
  fc.record({ onceCast: one('hand', 'bury', 'discard', 'stays'), of: one({ is: { type: 'Spell' }, pick: 'all', borneBy: 'self' }) }),
  fc.record({ standsIn: one('anyOne'), for: one('GreatOldOne', 'Location', 'Adventure') }),
  both(
    fc.record({ standsIn: one('anyOne', 'Location', 'Tome', 'Ally'), for: one('Adventure') }),
    some<{ stays: true }>({ stays: one<true>(true) }),
  ),
  both(fc.record({ cannotBear: other }), some<{ of: Selector }>({ of: search })),
  fc.record({
    cannotBe: one('attacking'),
    of: fc.oneof(ref, fc.record({ is: one<Filter>({ type: 'Monster' }, { title: 'Deep One' }), pick: one('all') })),
  }),
  fc.record({
    cannotBe: one('defending', 'fighting', 'controlled', 'summoned', 'flipped'),
    of: fc.oneof(
      ref,
      both(
        fc.record({ is: one<Filter>({ type: 'Monster' }, { title: 'Deep One' }, { type: 'Ally' }), pick: one('all') }),
        some({ of: theirs }),
      ),
    ),
  }),
  fc.record({ noEffects: one(true), of: fc.oneof(ref, fc.record({ is: filter, pick: one('all') })) }),
  fc.record({ addsNothing: one(true), of: fc.oneof(ref, fc.record({ is: filter, pick: one('all') })) }),
  both(
    fc.record({ unlowered: one(true), of: fc.oneof(ref, fc.record({ is: filter, pick: one('all') })) }),
    some({ by: one<Filter>({ type: 'Spell' }, { type: 'Event' }) }),
  ),
  both(
    fc.record({
      sanityChange: one('gained', 'lost'),
      from: one<Filter | 'combat' | undefined>({ type: 'Event', subtype: 'Phobia' }, { type: 'Event' }, 'combat', undefined),
    }),
    both(
      fc.oneof(
        fc.record({ by: n.chain((each) => one(each, -each)) }),
        fc.record({ by: one(2), how: one('half', 'double') }),
        fc.record({ by: fc.integer({ min: 0, max: 9 }), how: one('set') }),
        both(fc.record({ by: n, how: one('most') }), some<{ per: 'combat' }>({ per: one('combat') })),
      ),
      some<{ who: Who }>({ who: theirs }),
    ),
  ).map(({ from, ...rest }) => ({ ...rest, ...(from === undefined ? {} : { from }) })),
) as fc.Arbitrary<Static>
const effect: fc.Arbitrary<Static> = fc.oneof(
  { weight: 3, arbitrary: bare },
  fc.record({ value: signed, of: selector, limit }),
  fc.record({ stat: one('handMin', 'handMax'), by: signed, limit }),
) as fc.Arbitrary<Static>

const route = both(
  fc.record({
    region: one('same', 'different', 'any', 'subregion', 'city', 'opponentsRegion', 'opponentsSubregion'),
    placed: one('rightSideUp', 'walking'),
  }),
  some<{ is: Filter; dimension: 'same' | 'any' | 'different' }>({
    is: site.filter(({ dimension, ...rest }) => dimension === undefined && Object.keys(rest).length > 0),
    dimension: one('same', 'any', 'different'),
  }),
)
/** What travel leads to may cost or give no Sanity, where one arrives at once. */
const freeRoute = route.chain((each) =>
  each.placed === 'walking'
    ? fc.constant(each)
    : fc.oneof(
        fc.constant(each),
        one('loss', 'either').map((free) => ({ ...each, free })),
      ),
)
const waive = one<readonly ('attribute' | 'place' | 'region' | 'gateUsed' | 'needed' | 'oneNeeded')[]>(
  ['attribute'],
  ['place', 'region'],
  ['attribute', 'place', 'gateUsed'],
  ['needed'],
  ['oneNeeded'],
)
/** An Ally asks for no attribute of a Location that could be waived by itself: where he is found is his place (M7.2, M19.9). */
const isWaiver = ({ play, waive: waived }: { readonly play: Filter; readonly waive?: readonly string[] }): boolean =>
  play.type !== 'Ally' || waived?.join() !== 'attribute'
const plain: fc.Arbitrary<Op> = fc.oneof(
  both(
    fc.record({ move: selector, to: one('bury', 'discard', 'hand', 'play', 'threat', 'aside', 'storyTop') }),
    some<{ optional: true; back: Duration }>({ optional: one(true), back: one('round', 'combat') }),
  ),
  fc.record({
    move: fc
      .tuple(
        search.filter(({ ref: shown }) => shown === undefined),
        one<NonNullable<Selector['spread']>>(
          'region',
          { at: { pub: ['Water'] } },
          { at: { pub: ['Inside'] }, same: 'subregion' },
          { at: { type: 'Event', subtype: 'Travel by Sea' }, top: true },
        ),
      )
      .map(([each, spread]) => ({ ...each, spread })),
    to: one('bury', 'discard'),
  }),
  fc.record({ move: selector, to: one('hand', 'play', 'storyTop', 'deckTop', 'threat'), whose: theirs }),
  fc.record({ sanity: amount, who, sign: one(1, -1) }),
  fc.record({ sanity: n, who, sign: one(-1), price: one<true>(true) }),
  fc.record({ sanity: one('pentagram'), of: ref, who, sign: one(1, -1) }),
  fc.record({ flip: selector, face: one('down', 'up') }),
  both(fc.record({ pennies: n, on: selector, sign: one(1) }), some<{ most: number }>({ most: n })),
  fc.record({ pennies: fc.oneof(n, one<'all'>('all')), on: selector, sign: one(-1) }),
  fc.record({
    give: fc.record({
      is: borne.filter(({ type }) => type !== undefined),
      in: one('deck', 'discard', 'story', 'hand'),
      pick: one('choose'),
      n: one(1),
    }),
    to: one<Selector>({ ref: 'self' }, { is: { type: 'Ally' }, n: 1, pick: 'choose' }),
  }),
  both(fc.record({ draw: amount }), some<{ who: Who }>({ who: theirs })),
  both(fc.record({ exchange: n }), some<{ who: Who; upTo: boolean }>({ who: theirs, upTo: one(true) })),
  fc.record({ reveal: search }),
  fc.record({ reveal: one<Selector>({ in: 'deckTop' }, { in: 'deckTop', of: 'opponent' }), until: filter }),
  both(fc.record({ look: search }), some<{ seconds: number }>({ seconds: n })),
  fc.record({ shuffle: one('story', 'deck', 'deck+discard'), who }),
  both(fc.record({ play: filter }), some({ from: one('hand', 'discard', 'story'), waive, optional: one(true) })).filter(isWaiver),
  fc.record({ play: one({}), which: one<Selector>({ ref: 'target' }), optional: one(true) }),
  both(fc.record({ travel: freeRoute, when: one('now', 'laterTurn', 'nextTurn') }), some({ optional: one(true) })),
  both(
    fc.record({
      travel: freeRoute,
      when: one('laterTurn', 'nextTurn'),
      there: one<readonly Op[]>([{ draw: 1 }], [{ shuffle: 'story', who: 'you' }, { draw: 2 }]),
    }),
    some({ optional: one(true) }),
  ),
  fc.record({ toTop: search }),
  fc.record({ popStory: who, to: one('bury', 'discard') }),
  fc.record({ turnTop: one('upright', 'crosswise'), who }),
  one<Op>({ travelOn: true }),
  fc.record({ popStory: who, to: one('bury', 'discard'), gateShut: one(true) }),
  fc.record({
    popStory: who,
    to: one('bury', 'discard'),
    until: one({ type: 'Location', dimension: 'waking' }, { type: 'Location', pub: ['Water'] }),
  }),
  both(
    fc.record({ attack: who, with: fc.oneof(selector, fc.record({ value: n })), alliesMayDefend: fc.boolean() }),
    some({ only: one('allies') }),
  ),
  fc.record({ summonOrControl: filter, allow: one(['summon'], ['control'], ['summon', 'control']) }),
  fc.record({ summonOrControl: filter, allow: one(['summon'], ['summon', 'control']), goes: one('hand', 'discard') }),
  fc.record({ summonOrControl: filter, allow: one(['summon'], ['summon', 'control']), gains: one(1, 2), goes: one('hand', 'discard') }),
  fc.record({ control: selector, until: one('combat') }),
  one(
    { cancel: 'cause' },
    { passes: 'end' },
    { passes: 'void' },
    { passes: 'void', n: 1 },
    { passes: 'void', who: 'opponent' },
    { passes: 'void', who: 'eachOpponent', n: 2 },
    { extendGOO: 1 },
    { moveSpells: true },
  ),
  both(fc.record({ redirect: search, to: who }), some({ also: one(true), until: duration })),
  fc.record({ dictate: who }),
  one({ newInvestigator: 'otherEducation' }, { newInvestigator: 'any' }),
  fc.record({ swap: selector, for: selector }),
  both(fc.record({ give: ref, to: search }), some({ optional: one(true) })),
  one<Op>({
    give: { is: { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'] }, n: 1, pick: 'choose', in: 'story' },
    to: { is: { type: 'Ally' }, n: 1, pick: 'choose' },
    pays: true,
  }),
  fc.record({ skip: one('turn', 'combat', 'discardStep'), who }),
  fc.record({ become: one('Artifact', 'Location', 'Monster'), card: selector, until: one('round', 'combat') }),
  fc.record({ start: bare.map((each) => ({ kind: 'static' as const, effect: each })), until: duration }),
) as fc.Arbitrary<Op>

const alliesMeant = one<Selector>(
  { is: { type: 'Ally' }, n: 1, pick: 'choose' },
  { is: { type: 'Ally', attr: ['Corrupt'] }, of: 'opponent', n: 1, pick: 'choose' },
  { is: { type: 'Ally' }, of: 'each', n: 1, pick: 'choose' },
)
const cardsMeant = fc.oneof(alliesMeant, one<Selector>({ ref: 'self' }, { is: { type: 'Monster' }, n: 1, pick: 'choose' }))

const trigger: fc.Arbitrary<Trigger> = fc.oneof(
  one<Trigger>('played', 'arrived', 'turnStart', 'roundStart', 'roundEnd', 'threatRevealed', 'survivedCosmicBattle'),
  one<Trigger>(
    'beforeReveal',
    'reachedDefenders',
    'combatEnded',
    'gameStart',
    'timeChanged',
    'dayBreaks',
    'dealtLoss',
    'dealtSanity',
    'adventureDone',
  ),
  // What is laid on a player is an Event or a Spell.
  fc.record({
    cardPlayed: fc.constant<Filter>({ type: 'Spell' }),
    by: theirs,
    into: one<'self' | Filter>('self', { type: 'Tome' }, { type: 'Ally', attr: ['Professor'] }),
  }),
  both(fc.record({ cardPlayed: filter, by: who }), some({ on: one('you') })).filter(
    (each) =>
      !('on' in each) || ![(each.cardPlayed as Filter).type].flat().some((type) => /^(?:Artifact|Tome|Ally|Location)$/.test(type ?? '')),
  ),
  // What goes from a Hand is told as a discard from there, and not as a loss.
  both(
    fc.record({ cardLeft: selector.filter((each) => each.in !== 'hand') }),
    some<{ to: 'bury' | 'discard' }>({ to: one('bury', 'discard') }),
  ),
  fc.record({ passed: who }),
  fc.record({ turnStarts: one<Who>('opponent', 'eachOpponent', 'each', 'unaffected') }),
  fc.record({ turnEnds: one<Who>('opponent', 'eachOpponent', 'each', 'unaffected') }),
  fc.record({ penny: one('placed', 'removed', 'last'), on: selector }),
  both(fc.record({ cardFlipped: selector }), some<{ face: 'down' | 'up' }>({ face: one('down', 'up') })),
  both(fc.record({ spellCast: who }), some({ from: one('self') })),
  fc.record({ spellCast: who, is: one<Filter>({ type: 'Spell', icon: 'Folk' }, { type: 'Spell', icon: 'Yellow Sign' }) }),
  fc.record({ completed: one<Who>('opponent', 'eachOpponent', 'each', 'affected') }),
  fc.record({ newThreat: who }),
  fc.record({ threatGrew: who }),
  fc.record({ locationTurned: who }),
  fc.record({ walked: who }),
  fc.record({ walked: who, to: one<Filter>({ pub: ['Outside'] }, { attr: ['City'] }) }),
  fc.record({ gateUsed: who }),
  fc.record({ reshuffled: who }),
  fc.record({ attacked: who }),
  fc.record({ attacked: who, with: one<Filter>({ type: 'Monster' }, { titleHas: 'Ghoul' }) }),
  fc.record({ attacked: who, with: one<Filter>({ type: 'Monster' }, { titleHas: 'Ghoul' }), together: fc.constant(true as const) }),
  fc.record({
    fromHand: one<Filter>({}, { type: 'Monster' }, { type: 'Ally', attr: ['Corrupt'] }),
    of: one<Who>('you', 'opponent', 'each'),
    to: one('bury', 'discard'),
  }),
  fc.record({
    fromHand: one<Filter>({}, { type: 'Ally' }),
    of: one<Who>('you'),
    to: one('bury', 'discard'),
    by: one<Who>('opponent', 'eachOpponent'),
  }),
  fc.record({ handSeen: one<Who>('you'), by: one<Who>('opponent', 'eachOpponent', 'each') }),
  fc.record({ handSeen: one<Who>('opponent', 'eachOpponent'), by: one<Who>('you') }),
  both(fc.record({ cardReturned: cardsMeant }), some<{ by: Who }>({ by: one<Who>('you', 'opponent', 'each') })),
  fc.record({ defended: alliesMeant }),
  fc.record({
    given: one<Selector>({ ref: 'self' }, { is: { type: 'Artifact' }, n: 1, pick: 'choose' }),
    to: one<Selector>({ is: { type: 'Ally' }, n: 1, pick: 'choose' }, { is: { type: 'Ally', attr: ['Corrupt'] }, n: 1, pick: 'choose' }),
  }),
  both(
    fc.record({
      summoned: one<Filter>({ type: 'Monster' }, { type: 'Monster', subtype: 'Greater Servitor' }),
      by: one<Who>('opponent', 'each'),
    }),
    some<{ on: 'you' }>({ on: one('you') }),
  ),
  fc.record({ summoned: one<Filter>({ type: 'Monster' }), by: one<Who>('you') }),
  both(
    fc.record({ cancelled: one<Filter>({ type: 'Spell' }, { type: 'Event' }), of: one<Who>('you', 'each') }),
    one<object>({}, { by: 'opponent' }, { from: { type: 'Artifact' } }, { from: { type: 'Artifact', owner: 'opponent' } }),
  ),
) as fc.Arbitrary<Trigger>

const duty = fc.constantFrom<Duty>(
  'playOrDiscard',
  'defend',
  'threatFaceUp',
  'handFaceUp',
  { playNext: { travel: true } },
  { leaveBy: 'walk' },
  { leaveBy: 'walk', walkTo: { attr: ['City'] } },
  { leaveBy: { type: 'Event', subtype: 'Travel by Land' }, orWalk: true, walkTo: { subregion: 'Innsmouth' } },
  { defendWith: { ref: 'target' } },
  { defendWith: { is: { type: 'Ally' }, pick: 'all' } },
  { leaveBy: { type: 'Event', subtype: 'Travel by Land' } },
  { leaveBy: { type: 'Event', subtype: 'Travel by Land' }, orWalk: true },
  { reachBy: { type: 'Event', subtype: 'Travel by Land' }, orWalk: true },
  { reachBy: 'walk', to: { attr: ['City'] }, exceptTravel: true },
  { reachBy: { title: 'Train', type: 'Event', subtype: 'Travel by Land' } },
)

const nested: fc.Arbitrary<Op> = fc.oneof(
  { weight: 6, arbitrary: plain },
  both(fc.record({ if: condition, do: fc.array(plain, { minLength: 1, maxLength: 2 }) }), some({ else: fc.tuple(plain) })),
  fc.record({ choose: fc.array(fc.tuple(plain), { minLength: 2, maxLength: 3 }), by: who }),
  fc.record({ orElse: fc.tuple(plain), unless: duty, who }),
  fc.record({ start: fc.record({ kind: one('on'), on: one<Trigger>('combatEnded', 'roundEnd'), do: fc.tuple(plain) }), until: duration }),
  fc.record({ start: fc.record({ kind: one('forbid'), who, what: one('gainSanity', 'castSpells') }), until: duration }),
) as fc.Arbitrary<Op>
const counting: fc.Arbitrary<readonly Op[]> = fc.oneof(
  fc.tuple(
    fc.record({ move: search.filter(({ by }) => by !== 'each' && by !== 'eachOpponent'), to: one('bury', 'discard') }),
    fc.oneof(
      fc.record({
        sanity: fc.record({ per: both(fc.record({ ref: one('thus') }), some<{ is: Filter }>({ is: filter })) }),
        who: one('you'),
        sign: one(1, -1),
      }),
      fc.record({ draw: fc.record({ per: fc.record({ ref: one('thus') }), times: fc.integer({ min: 2, max: 3 }) }) }),
    ),
  ),
  fc.tuple(
    fc.record({ sanity: n, who: one('opponent', 'each'), sign: one(-1) }),
    fc.record({ sanity: fc.record({ of: one('sanityThus', 'playersThus') }), who: one('you'), sign: one(1) }),
  ),
) as fc.Arbitrary<readonly Op[]>
const ops = fc.oneof({ weight: 6, arbitrary: fc.array(nested, { minLength: 1, maxLength: 3 }) }, counting)

const permit: fc.Arbitrary<Permit> = fc.oneof(
  both(fc.record({ rightAfter: filter }), some<{ waive: readonly ['region'] }>({ waive: one(['region'] as const) })),
  both(fc.record({ play: filter, waive }).filter(isWaiver), some({ from: one('story', 'discard'), cost: costs })),
  both(
    fc.record({ play: one<Filter>({ type: 'Monster' }, { type: 'Artifact' }), waive: one(['gate'], ['cost'], ['attribute']) }),
    some({ who: one('each', 'eachOpponent') }),
  ),
  both(
    fc.record({ sooner: one<Filter>({ type: 'Event', subtype: 'Travel by Sea' }, { title: 'Train' }) }),
    some({ who: one('each', 'eachOpponent') }),
  ),
  fc.record({ play: filter, waive: one([]), from: one('story', 'discard') }),
  both(
    fc.record({ playAs: one('ally', 'monster'), of: fc.oneof(other, one('self')) }),
    some({ at: site, cost: costs, keepsText: one(true) }),
  ),
  both(fc.record({ playAs: one('ally', 'monster'), of: other, who: one('each', 'eachOpponent') }), some({ at: site })),
  both(fc.record({ playAs: one('ally', 'monster'), of: fc.oneof(other, one('self')), gateIfAny: one(true) }), some({ at: site })),
  fc.record({ playAs: one('monster'), of: one('self'), at: site, only: one(true) }),
  fc.record({ route: fc.oneof(route, fc.record({ walkTo: site })) }),
  fc.record({ commit: one('defence', 'threat', 'assault') }),
  both(fc.record({ commit: one('defence'), revealed: one<true>(true) }), some<{ cost: Cost[] }>({ cost: costs })),
) as fc.Arbitrary<Permit>

const happening = fc.oneof(
  both(fc.record({ wouldLose: filter }), some({ by: one<Who>('opponent', 'eachOpponent', 'each'), from: filter })),
  both(
    fc.record({ wouldBeBuried: selector }),
    one(
      {},
      { inCombat: true, from: { title: 'self' } },
      { orDiscarded: true },
      { orDiscarded: 'only' },
      { by: 'opponent' },
      { inCombat: true },
      { inCombat: true, fullLoss: false },
      { inCombat: true, fullLoss: true },
      { inCombat: true, unhurt: true },
    ),
  ),
  fc.record({ wouldPay: filter }),
)

/** Whom a Monster fights is the opponent; it is not said of "that player". */
const isOfFoe = (rule: object): boolean =>
  !('on' in rule && 'do' in rule) ||
  !['survivedCosmicBattle', 'reachedDefenders', 'dealtLoss', 'dealtSanity'].includes(rule.on as string) ||
  !stable(rule.do).includes('"actor"')

/** What turns this card up again is used while it lies face-down, whether that is said or not. */
const isUsable = (rule: object): boolean =>
  'faceDown' in rule || !('do' in rule) || stable(rule.do) !== stable([{ flip: { ref: 'self' }, face: 'up' }])

/** "That card" is asked of where a card has set the clause off, and nowhere else. */
const isAskedOfACard = (rule: Rule): boolean => {
  const isOfNone = (rule.kind === 'on' && typeof rule.on === 'string') || (rule.kind === 'action' && typeof rule.window === 'string')
  return !isOfNone || !stable('if' in rule ? (rule.if ?? null) : null).includes('"card":{"ref":"cause"}')
}

/** No card is played in Combat (M13.14): to demand it is to forbid the card. */
const isPlayedOutOfCombat = (rule: Rule): boolean => rule.kind !== 'require' || !/"role":"(?:inCombat|fought)"/.test(stable(rule.needs))

/** Of what is put into a Threat it is told whence, and of what is set aside when it comes back. */
const isHalfTold = (op: Op): boolean =>
  'move' in op &&
  ((op.to === 'aside' && op.back === undefined) ||
    // Beside whom an opponent's card comes into play is not said.
    (op.to === 'play' && op.move.of === 'opponent' && !op.move.ref && op.whose === undefined) ||
    (op.to === 'threat' && !op.move.ref && !op.move.in && [undefined, 'Monster'].includes(op.move.is?.type as 'Monster')))

/** Whether any move of a rule is told by halves, however deep it stands. */
const tellsHalf = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('move' in value && 'to' in value && isHalfTold(value as Op)) || Object.values(value).some(tellsHalf))

/** Of what several players have each moved of their own it is not told how it is counted. */
const countsOfEach = (ops: readonly Op[]): boolean =>
  stable(ops).includes('"ref":"thus"') && ops.some((op) => 'move' in op && /"(?:by|of)":"each(?:Opponent)?"/.test(stable(op.move)))

/** "The target" of a rule that has none is what was chosen first. */
const choosesItsTarget = (rule: Rule): boolean =>
  'do' in rule && !('target' in rule) && stable(rule).includes('"borneBy":"target"') && /"pick":"(?:choose|random)"/.test(stable(rule.do))

/** "Take control of an Ally until the end of Combat, then bury it": what stands behind that is done then. */
const outlastsControl = (ops: readonly Op[]): boolean =>
  ops.some((op, at) => 'control' in op && 'until' in op && ops.slice(at + 1).some((next) => 'flip' in next || 'move' in next))

/** What was turned face-down to do it lies face-down, and is not asked whether it does. */
const asksWhatItTurned = (rule: Rule): boolean =>
  'do' in rule && 'cost' in rule && stable(rule.cost ?? null).includes('"flip"') && stable(rule.do).includes('"role":"faceDown"')

/** "To the Hand" is to that of its owner, unless a Hand was spoken of before. */
const speaksOfAHand = (rule: Rule): boolean =>
  'do' in rule &&
  'target' in rule &&
  rule.target?.in === 'hand' &&
  rule.do.some((op) => 'move' in op && op.to === 'hand' && op.move.in === 'deckTop')

/** What stands behind a journey of another Turn is done there, and told with it (`there`). */
const isPastItsJourney = (ops: readonly Op[]): boolean => ops.slice(0, -1).some((op) => 'travel' in op && op.when !== 'now')

/** Whose Day or Night Event is lost does not matter (M10.22): that one's own is meant cannot be said of it. */
function losesCommon(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, each]: [string, Selector]) => {
    const isOneOf = (key === 'wouldBeBuried' || key === 'cardLeft') && each.pick === 'choose'
    const isLost = (isOneOf || (key === 'move' && each.in === undefined)) && each.of === undefined
    return (isLost && [each.is?.subtype].flat().includes('Day')) || losesCommon(each)
  })
}

const rules: Readonly<Record<Rule['kind'], fc.Arbitrary<unknown>>> = {
  static: fc.oneof(
    both(fc.record({ kind: one('static'), effect }), some({ if: condition })),
    both(fc.record({ kind: one('static'), effect: bare, until: duration }), some({ if: condition })),
  ),
  on: both(
    fc.record({ kind: one('on'), on: trigger, do: ops }),
    some({ if: condition, optional: one(true), cost: costs, target: search, limit: times }),
  ).filter(isOfFoe),
  action: fc
    .oneof(
      both(
        fc.record({ kind: one('action'), window: one('turn', 'combat', 'cast'), do: ops }),
        some({ if: condition, cost: costs, target: search, limit: times, faceDown: one(true) }),
      ),
      fc.record({ kind: one('action'), window: one('turn'), stayed: one('here', 'withThis'), do: ops }),
      fc.record({
        kind: one('action'),
        window: fc.oneof(
          both(
            // Whoever uses a Spell has cast it.
            fc.oneof(
              fc.record({ after: one('played', 'cast', 'loss'), of: filter }),
              fc.record({ after: one('used'), of: filter.filter(({ type }) => type !== 'Spell') }),
            ),
            fc.record({ by: who }),
          ),
          fc.record({
            after: one('played', 'cast', 'used'),
            of: filter,
            by: who,
            on: one<NonNullable<Reaction['on']>>('you', 'yourAllies', 'yourThreat', ['yourArtifacts', 'yourThreat']),
          }),
          fc.record({
            after: one('played', 'cast'),
            of: filter,
            by: who,
            lost: one<NonNullable<Reaction['lost']>>(
              { what: [{ type: 'Artifact' }] },
              { what: [{ type: 'Ally' }, 'hand'] },
              { what: [{ type: ['Artifact', 'Tome'] }], to: 'bury' },
              { what: ['sanity'] },
              { what: ['hand'], to: 'discard' },
            ),
          }),
          fc.record({ after: one('played'), of: filter, by: who, orTurned: one(true) }),
          fc.record({ after: one('playedOrCast'), of: filter, by: who }),
        ),
        cost: costs,
        do: ops,
      }),
    )
    .filter(isUsable),
  require: fc.record({ kind: one('require'), needs: condition }),
  permit: both(fc.record({ kind: one('permit'), permit }), some({ if: condition, limit: times })),
  forbid: both(
    fc.record({
      kind: one('forbid'),
      who,
      what: fc.oneof(
        one(
          'gainSanity',
          'drawCards',
          'drawForRound',
          'useGates',
          'castSpells',
          'pass',
          'buryPhobias',
          'seeHand',
          'arrive',
          'beAttacked',
          'beThreatened',
        ),
        both(fc.record({ play: filter }), some({ on: one('you') })),
        fc.record({ play: filter, through: one('here') }),
        one<Act>({ play: { type: 'Location' }, onTop: { type: 'Event', subtype: 'Travel by Sea' } }),
        fc.record({ play: one({}), which: one<Selector>({ ref: 'target' }) }),
        fc.record({ defendWith: one({ type: 'Ally' as const }), moreThan: n }),
        both(fc.record({ play: filter, moreThan: n }), some<{ per: 'turn' }>({ per: one('turn') })),
        fc.record({ cast: one<Filter>({ type: 'Spell', icon: 'Folk' }) }),
        both(fc.record({ cast: one({ type: 'Spell' }), moreThan: n, per: one('round', 'turn') }), some({ from: one('self') })),
        fc.record({ join: filter }),
        fc.record({ flipUp: search }),
        // What lies face-down already is turned no further; half of them, or any number, are no cards in particular.
        fc.record({
          flipDown: search.filter(
            ({ is, n: some, upTo }) => is?.faceDown !== true && !upTo && (some === undefined || typeof some === 'number'),
          ),
        }),
        both(
          one<{ cancel: Filter; of?: Who }>(
            { cancel: { title: 'self' } },
            { cancel: { type: 'Spell' } },
            { cancel: { type: 'Event' }, of: 'you' },
          ),
          some<{ by: Filter }>({ by: one({ type: 'Spell' }, { type: 'Artifact' }) }),
        ),
        fc.record({ affect: filter }),
        fc.record({ travelBy: filter }),
        fc.constantFrom<Act>(
          { reachBy: 'walk' },
          { leaveBy: 'walk' },
          { reachBy: { type: 'Event', travel: true } },
          { leaveBy: { type: 'Event', subtype: 'Travel by Sea' } },
          { reachBy: 'walk', to: { attr: ['City'] } },
        ),
        both(fc.record({ bury: selector }), some<{ by: Filter }>({ by: one({ type: 'Spell' }, { type: 'Event' }) })),
      ),
    }),
    some({ if: condition, until: duration }),
  ),
  oblige: both(fc.record({ kind: one('oblige'), who, what: duty }), some({ if: condition, until: duration })),
  instead: fc.oneof(
    both(
      fc.record({ kind: one('instead'), of: happening, do: ops }),
      some({ if: condition, optional: one(true), cost: costs, limit: times }),
    ),
    both(fc.record({ kind: one('instead'), of: happening, do: one([]) }), some({ limit: times })),
    both(
      fc.record({
        kind: one('instead'),
        of: both(
          both(
            fc.record({ wouldLoseSanity: one(true) }),
            one<{ from?: Filter | 'combat' }>(
              {},
              { from: { type: 'Event', subtype: 'Phobia' } },
              { from: 'combat' },
              { from: { owner: 'opponent' } },
              { from: { type: 'Spell', owner: 'opponent' } },
            ),
          ),
          both(one<{ upTo?: number; left?: number | 'half' }>({}, { upTo: 3 }, { left: 2 }, { left: 'half' }), some({ atLeast: n })),
        ),
        do: one([]),
      }),
      one(
        {},
        { optional: true },
        { optional: true, cost: [{ self: 'bury' }] },
        { optional: true, cost: [{ sanity: 1 }, { self: 'flip' }], limit: { times: 1, per: 'round' } },
      ),
    ),
    fc.record({
      kind: one('instead'),
      of: one({ wouldLoseSanity: true }, { wouldLoseSanity: true, from: 'combat' }),
      optional: one(true),
      do: ops,
    }),
  ),
}

describe('what is said is what was meant', () => {
  it.each(Object.entries(rules))(
    'in rules of the kind "%s"',
    async (_kind, arbitrary) => {
      await fc.assert(
        fc.property(arbitrary as fc.Arbitrary<Rule>, (rule) => {
          // What shows is asked behind the look, and not before it.
          fc.pre(
            !(
              stable('if' in rule ? (rule.if ?? null) : null).includes('revealedIs') &&
              /"(?:reveal|look)":/.test(stable('do' in rule && rule.do))
            ),
          )
          const said = sayRule(rule, known)
          // Rules beyond the length of a card's text are none of ours.
          fc.pre(said.length < 1000)
          // Threats are revealed in Combat and nowhere else (M14.2): to say so is to say nothing.
          fc.pre(rule.kind !== 'on' || rule.on !== 'threatRevealed' || !stable(rule.if ?? null).includes('"inCombat"'))
          // What time it is for each player it is.
          fc.pre(rule.kind !== 'static' || !('time' in rule.effect) || rule.effect.who !== 'each' || rule.if !== undefined)
          // On arrival no Threat opposes anybody (M14.2).
          fc.pre(rule.kind !== 'on' || rule.on !== 'arrived' || !stable(rule.if ?? null).includes('"side":"opposing"'))
          // A Turn is no Combat: what was lost in "this Combat" is refused there.
          fc.pre(rule.kind !== 'action' || rule.window !== 'turn' || !stable(rule.if ?? null).includes('"lostInCombat"'))
          fc.pre(
            !losesCommon(rule) &&
              !choosesItsTarget(rule) &&
              !asksWhatItTurned(rule) &&
              !speaksOfAHand(rule) &&
              !('do' in rule && (isPastItsJourney(rule.do) || countsOfEach(rule.do) || outlastsControl(rule.do))),
          )
          fc.pre(isAskedOfACard(rule) && isPlayedOutOfCombat(rule) && !tellsHalf(rule))
          const reading = readEffects(said, known)
          if (!reading.ok) throw new Error(`${said}\n${reading.message}`)
          if (stable(reading.value) !== stable([rule])) throw new Error(`${said}\nmeant ${stable([rule])}\nread  ${stable(reading.value)}`)
        }),
        // The same rules each time, so that a change is judged by what it changes; RUNS=1500 draws others, and ten times as many.
        process.env['RUNS'] ? { numRuns: Number(process.env['RUNS']) } : { numRuns: 150, seed: 1996 },
      )
    },
    120_000 + 400 * Number(process.env['RUNS'] ?? 0),
  )

  it.each<[string, Rule]>([
    [
      'While your opponent is at a Water Location, this card gains 1.',
      { kind: 'static', effect: { value: 1, of: { ref: 'self' } }, if: { at: { pub: ['Water'] }, who: 'opponent' } },
    ],
    [
      'While you have an Artifact or Tome in play, it is Night.',
      { kind: 'static', effect: { time: 'night' }, if: { inPlay: { type: ['Artifact', 'Tome'] } } },
    ],
    [
      'While you have Howard Lovecraft in play, it is Night.',
      { kind: 'static', effect: { time: 'night' }, if: { inPlay: { title: 'Howard Lovecraft' } } },
    ],
    [
      'While you and your opponent are in the same Region, it is Night.',
      { kind: 'static', effect: { time: 'night' }, if: { same: 'region', as: 'opponent' } },
    ],
    [
      'Unless it is Day, this card may not bear Weapons.',
      {
        kind: 'static',
        effect: { cannotBear: { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'] } },
        if: { not: { time: 'day' } },
      },
    ],
    ['This card may not be played if you know Greek.', { kind: 'require', needs: { not: { knows: 'Greek' } } }],
    ['This card is given to an Ally.', { kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: false } }],
    ['You speak Greek, Latin and Chinese.', { kind: 'static', effect: { languages: ['Greek', 'Latin', 'Chinese'] } }],
    ['Joins Monsters.', { kind: 'static', effect: { join: { type: 'Monster' }, may: true } }],
    ['No player may play a Storm Event.', { kind: 'forbid', who: 'each', what: { play: { type: 'Event', subtype: 'Storm' } } }],
    [
      'When any player plays an Adventure: draw 1 card, once a Round.',
      { kind: 'on', on: { cardPlayed: { type: 'Adventure' }, by: 'each' }, do: [{ draw: 1 }], limit: { times: 1, per: 'round' } },
    ],
    [
      'When played: bury half (rounded up) of the Allies of your opponent at random.',
      {
        kind: 'on',
        on: 'played',
        do: [{ move: { is: { type: 'Ally' }, n: { half: 'count', round: 'up' }, pick: 'random', of: 'opponent' }, to: 'bury' }],
      },
    ],
  ])('with its articles, in the right number: %s', (said, rule) => {
    expect(sayRule(rule, known)).toBe(said)
    const reading = readEffects(said, known)
    expect(stable(reading.ok ? reading.value : reading.message)).toBe(stable([rule]))
  })

  it('says a sentence that begins with a capital and ends with a stop', () => {
    expect(sayRule({ kind: 'static', effect: { time: 'night' } }, known)).toBe('It is Night.')
  })
})
