/**
 * What is legal in a deck and yet cannot work, and what may not: with its reason, its rule, and the cards of the library
 * that would help.
 */

import type { Languages } from '../../../../grammar/card.ts'
import { saySlot } from '../../../../grammar/print-recipe.ts'
import { type Evidence, isMet } from '../adventure.ts'
import { foldTitle } from '../places.ts'
import { isWeapon } from './faces.ts'
import { anyInvestigator, cardAt, type Held, type Holding, investigatorAt } from './holding.ts'
import { faceEvidence, fitsSlot, type Plan, queryOf, readerOf, type Telling } from './plan.ts'
import type { Need } from './support.ts'
import { present, unmet, type Works, working } from './working.ts'

export interface Help {
  readonly no: number
  /** How many doubts it would end. */
  readonly ends: number
}

export interface Found {
  readonly id: string
  readonly level: 'cannot' | 'hint'
  readonly cards: readonly Held[]
  readonly message: string
  readonly rule: string
  readonly helps: readonly Help[]
  readonly query?: string
}

type Bare = Omit<Found, 'helps'> & {
  /** What would have to be so of a deck with one more card. */
  readonly ended?: (works: Works) => boolean
  /** Cards that fill what is missing, where no single one ends it. */
  readonly filling?: readonly number[]
}

/**
 * All doubts about a deck, those that cannot work first.
 *
 * @param offered the cards of the pool that may be proposed
 */
export function doubtsOf(holding: Holding, plan: Plan, offered: readonly number[]): readonly Found[] {
  const bare = [...notPlayable(holding), ...notCompletable(holding, plan, offered), ...hints(holding, plan)]
  const helps = helping(holding, bare, offered)
  return bare.map(({ ended: _, filling: __, ...doubt }, at) => ({ ...doubt, helps: helps[at]! }))
}

const article = (count: number) => (count === 1 ? 'needs' : 'need')

/** "Ammi Pierce", "3 Allies", "4 cards". */
function sayCards({ support }: Holding, cards: readonly Held[]): string {
  const titles = [...new Set(cards.map(({ no }) => cardAt(support, no).title))]
  if (titles.length === 1) return titles[0]!
  if (titles.length === 2) return titles.join(' and ')
  const types = [...new Set(cards.map(({ no }) => cardAt(support, no).type))]
  return `${titles.length} ${types.length === 1 ? plurals[types[0]!] : 'cards'}`
}

const plurals = {
  Location: 'Locations',
  Ally: 'Allies',
  Artifact: 'Artifacts',
  Tome: 'Tomes',
  Spell: 'Spells',
  Event: 'Events',
  Monster: 'Monsters',
  Adventure: 'Adventures',
} as const

// ---------------------------------------------------------------- cards that cannot be played

/** Cards that no way to begin lets one play, those with the same reason together. */
function notPlayable(holding: Holding): Bare[] {
  const { support, cards, works, scenarios } = holding
  const groups = new Map<string, { need: Need; cards: Held[] }>()
  for (const held of cards) {
    if (works[held.no] === 1) continue
    // What each story lacks; together they may have it, and yet no story has all.
    const best = scenarios.toSorted((a, b) => unmet(support, held.no, a.works).length - unmet(support, held.no, b.works).length)[0]
    const need = unmet(support, held.no, best?.works ?? works)[0]!
    const key = `${need.rule}:${need.wants}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { need, cards: [held] })
    else group.cards.push(held)
  }
  return [...groups].map(([key, { need, cards: listed }]): Bare => {
    const verb = article(new Set(listed.map(({ no }) => cardAt(support, no).title)).size)
    return {
      id: key.slice(0, 300),
      level: 'cannot',
      cards: listed,
      message: `${sayCards(holding, listed)} ${verb} ${need.wants}. Nothing that works in the deck gives that.`,
      rule: need.rule,
      ...(need.query !== undefined && { query: need.query }),
      ended: (after) => listed.some(({ no }) => after[no] === 1),
      filling: need.ways.flatMap((way) =>
        way.length === 1 ? [way[0]!] : way.filter((each) => works[each] !== 1).length === 1 ? way.filter((each) => works[each] !== 1) : [],
      ),
    }
  })
}

// ---------------------------------------------------------------- Adventures that cannot be completed

function notCompletable(holding: Holding, plan: Plan, offered: readonly number[]): Bare[] {
  const { support, cards } = holding
  const reader = readerOf(support, plan.scenario?.beginning.investigator ?? holding.investigators[0])
  return plan.tellings.flatMap((telling): Bare[] => {
    if (telling.completable) return []
    const adventure = cardAt(support, telling.no)
    const missing = telling.match.missing.map(({ slot, count }) => ({ slot: telling.recipe.slots[slot]!, count }))
    const failed = telling.conditions.filter(({ met }) => met === 'no').length
    if (missing.length + failed === 0) return []
    const said = missing.slice(0, 3).map(({ slot, count }) => (count === slot.count ? saySlot(slot) : `${count} more of ${saySlot(slot)}`))
    const more = missing.length > 3 ? ` and ${missing.length - 3} more` : ''
    const lacks =
      said.length > 0 ? `nothing that works in the deck is left for ${said.join('; ')}${more}` : 'a condition of its recipe cannot hold'
    const gained = mayGain(holding, telling, reader)
    return [
      {
        id: `M12.43:${foldTitle(adventure.title)}`,
        level: gained ? 'hint' : 'cannot',
        cards: cards.filter(({ no }) => foldTitle(cardAt(support, no).title) === foldTitle(adventure.title)),
        message: gained
          ? `${adventure.title} can be completed only with attributes that cards give to others in play: ${lacks}.`
          : `${adventure.title} cannot be completed: ${lacks}.`,
        rule: 'M12.43',
        ...(missing[0] && { query: queryOf(missing[0].slot) }),
        filling: offered.filter((no) => missing.some(({ slot }) => no !== telling.no && fitsSlot(cardAt(support, no), slot, reader))),
      },
    ]
  })
}

/**
 * Whether a recipe may be met nevertheless, since cards of the deck make others what they are not (M12.23): asked of cards
 * that are all that they might become at once.
 */
function mayGain({ support, cards, works }: Holding, { recipe, no: story }: Telling, reader: Languages): boolean {
  const able = cards.filter(({ no }) => works[no] === 1)
  const given = able.map(({ no }) => support.offers[no]!)
  const attributes = given.flatMap((each) => each.attributes.map(({ attribute }) => attribute))
  const subtypes = given.flatMap((each) => each.givenSubtypes)
  const types = given.flatMap((each) => each.givenTypes)
  if (attributes.length + subtypes.length + types.length === 0 && !given.some((each) => each.copiesAttributes)) return false
  // One that may become any Type or bear what any other bears is taken for whatever is needed.
  const anything = types.length > 0 || given.some((each) => each.copiesAttributes)
  const evidence = able.flatMap(({ no, copies }, at) => {
    const card = cardAt(support, no)
    const face = faceEvidence(card)
    return Array.from(
      { length: no === story ? 0 : copies },
      (_, copy): Evidence => ({
        ...face,
        key: at * 1_000 + copy,
        zone: card.type === 'Adventure' ? 'completed' : 'story',
        current: true,
        attributes: [...(face.attributes ?? []), ...attributes],
        publicAttributes: [...(face.publicAttributes ?? []), ...publics.filter((each) => attributes.includes(each))],
        subtypes: [...(face.subtypes ?? []), ...subtypes],
        ...(anything && card.type !== 'Adventure' && { substitutes: ['any'] }),
      }),
    )
  })
  const conditions = recipe.conditions.filter(({ kind }) => kind === 'sum')
  return isMet({ slots: recipe.slots, conditions }, evidence, { sanity: 0, time: 'day', languages: reader, happened: [] })
}

const publics = ['Water', 'Forest', 'Cemetery', 'Inside', 'Outside'] as const

// ---------------------------------------------------------------- hints

function hints(holding: Holding, plan: Plan): Bare[] {
  return [
    ...regionsApart(holding),
    ...readersApart(holding),
    ...tooManySpells(holding),
    ...tooManyWeapons(holding),
    ...phobias(holding, plan),
  ]
}

/** Regions in which one can begin, but to which none of the deck's cards leads (M6.13). */
function regionsApart(holding: Holding): Bare[] {
  const { support, cards, scenarios } = holding
  const starts = [...new Set(scenarios.map(({ beginning }) => beginning.area))]
  if (starts.length < 2) return []
  const inside = (area: number) => cards.filter(({ no }) => support.needs[support.areas[area]!.no]![0]!.ways.some(([each]) => each === no))
  const main = starts.reduce((most, each) => (inside(each).length > inside(most).length ? each : most))
  return starts.flatMap((area): Bare[] => {
    const { region, no: place } = support.areas[area]!
    const reached = scenarios.some(({ beginning, works }) => beginning.area !== area && works[place] === 1)
    if (area === main || reached) return []
    const from = scenarios.find(({ beginning }) => beginning.area === main)!
    return [
      {
        id: `M6.13:apart:${region}`.slice(0, 300),
        level: 'hint',
        cards: inside(area),
        message: `No card of the deck leads from ${support.areas[main]!.region} to ${region}: its Locations serve only if the story begins there.`,
        rule: 'M6.13',
        query: 't:event is:travel',
        ended: (after) => after !== from.works && after[place] === 1,
      },
    ]
  })
}

/** What works with some of the Investigators only, or with certain ones where none is named (M9.2). */
function readersApart(holding: Holding): Bare[] {
  const { support, cards, investigators, scenarios, works } = holding
  const numbers = cards.map(({ no }) => no)
  const worksWithout = (area: number) => working(support, present(support, numbers, { investigator: undefined, area }, []))
  const groups = new Map<string, { need: Need; cards: Held[]; who: readonly number[] }>()
  for (const held of cards) {
    if (works[held.no] !== 1 || scenarios.length === 0) continue
    const failing = investigators.filter(
      (who) => !scenarios.some(({ beginning, works: own }) => beginning.investigator === who && own[held.no] === 1),
    )
    const bare = worksWithout(scenarios[0]!.beginning.area)
    if (investigators.length === 0 ? bare[held.no] === 1 : failing.length === 0) continue
    const own = investigators.length === 0 ? bare : scenarios.find(({ beginning }) => beginning.investigator === failing[0])!.works
    const need = unmet(support, held.no, own)[0]
    // A card that lacks another card that lacks a reader is told of with that one.
    if (need === undefined || !need.rule.startsWith('M9.')) continue
    const key = `${need.rule}:${need.wants}:reader`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { need, cards: [held], who: failing })
    else group.cards.push(held)
  }
  return [...groups].map(([key, { need, cards: listed, who }]): Bare => {
    const verb = article(new Set(listed.map(({ no }) => cardAt(support, no).title)).size)
    const names = who.map((no) => investigatorAt(support, no).title)
    const why =
      who.length === 0
        ? 'Choose the Investigator by that.'
        : `${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and others' : ''} cannot do it alone.`
    return {
      id: key.slice(0, 300),
      level: 'hint',
      cards: listed,
      message: `${sayCards(holding, listed)} ${verb} ${need.wants}. ${why}`,
      rule: need.rule,
      ...(need.query !== undefined && { query: need.query }),
      filling: need.ways.flatMap((way) => (way.length === 1 && support.faces[way[0]!]!.type === 'Ally' ? [way[0]!] : [])),
    }
  })
}

/** More Spells than places for them (M9.6). */
function tooManySpells(holding: Holding): Bare[] {
  const { support, cards, works } = holding
  const spells = cards.filter(({ no }) => works[no] === 1 && cardAt(support, no).type === 'Spell')
  const count = spells.reduce((sum, { copies }) => sum + copies, 0)
  let places = 0
  for (const { no, copies } of cards) {
    if (works[no] !== 1) continue
    places += copies * (cardAt(support, no).spellCapacity ?? 0)
    for (const { holdsSpells } of support.offers[no]!.holdsSpells) places += copies * holdsSpells
  }
  if (count <= places || places === 0) return []
  return [
    {
      id: 'M9.6:places',
      level: 'hint',
      cards: spells,
      message: `There are ${count} Spells, and ${places === 1 ? 'one place' : `${places} places`} for them in all Tomes, Allies and Artifacts.`,
      rule: 'M9.6',
      query: 't:tome',
    },
  ]
}

/** More Weapons than Allies who bear one each (M8.17). */
function tooManyWeapons(holding: Holding): Bare[] {
  const { support, cards, works } = holding
  const weapons = cards.filter(({ no }) => works[no] === 1 && isWeapon(cardAt(support, no)))
  const count = weapons.reduce((sum, { copies }) => sum + copies, 0)
  const allies = new Set(
    cards.flatMap(({ no }) => (works[no] === 1 && cardAt(support, no).type === 'Ally' ? [foldTitle(cardAt(support, no).title)] : [])),
  )
  if (count === 0 || count <= allies.size) return []
  return [
    {
      id: 'M8.17:bearers',
      level: 'hint',
      cards: weapons,
      message: `There are ${count} Weapons, and ${allies.size === 1 ? 'one Ally' : `${allies.size} different Allies`} to bear one each.`,
      rule: 'M8.17',
      query: 't:ally',
    },
  ]
}

/** A deck of some size in which nothing buries the Phobias that opponents lay on its player (M10.15). */
function phobias({ support, cards, works }: Holding, { points }: Plan): Bare[] {
  const buries = (no: number) => support.offers[no]!.buriesPhobias
  if (points === 0 || cards.some(({ no }) => works[no] === 1 && buries(no))) return []
  return [
    {
      id: 'M10.15:phobias',
      level: 'hint',
      cards: [],
      message: 'Nothing in the deck buries a Phobia: one that an opponent lays on you stays.',
      rule: 'M10.15',
      ended: (after) => after.some((each, no) => each === 1 && no < support.faces.length && buries(no)),
    },
  ]
}

// ---------------------------------------------------------------- help

/** What one more card would end, for every card that is offered: tried out. */
function helping(holding: Holding, doubts: readonly Bare[], offered: readonly number[]): Help[][] {
  const { support, cards, investigators, scenarios, works } = holding
  const helps = doubts.map((): Help[] => [])
  const asked = doubts.some(({ ended }) => ended !== undefined)
  if (!asked && doubts.every(({ filling }) => filling === undefined)) return helps
  const numbers = cards.map(({ no }) => no)
  const main = scenarios.toSorted((a, b) => count(b.works) - count(a.works))[0]
  const open = investigators.length === 0 ? anyInvestigator(support) : []
  const there = present(support, numbers, main?.beginning ?? { investigator: investigators[0], area: 0 }, open)
  const from = main?.works ?? works
  const ends = new Map<number, number>()
  const tried = new Map<number, readonly number[]>()
  for (const no of offered) {
    if (there[no] === 1) continue
    there[no] = 1
    // A first Location begins the story where it is.
    const starts = main === undefined ? support.areas.map(({ start }) => start) : []
    for (const start of starts) there[start] = 1
    const after = working(support, there, from)
    there[no] = 0
    if (after[no] !== 1) continue
    const ended = doubts.flatMap((doubt, at) => (doubt.ended?.(after) === true || doubt.filling?.includes(no) === true ? [at] : []))
    tried.set(no, ended)
    ends.set(no, ended.length)
  }
  for (const [no, ended] of tried) for (const at of ended) helps[at]!.push({ no, ends: ends.get(no)! })
  for (const [at, { filling = [] }] of doubts.entries()) {
    if (helps[at]!.length === 0) helps[at]!.push(...[...new Set(filling)].flatMap((no) => (offered.includes(no) ? [{ no, ends: 0 }] : [])))
    helps[at]!.sort((a, b) => b.ends - a.ends || (cardAt(support, a.no).title < cardAt(support, b.no).title ? -1 : 1))
  }
  return helps
}

const count = (works: Works): number => works.reduce((sum, each) => sum + each, 0)
