/** M12: which cards may meet a requirement, and when a recipe is met. Small recipes, few cards. */
import { describe, expect, test } from 'vitest'
import type { Kind, Recipe, RecipeCondition, Slot } from '../../../grammar/ast.ts'
import type { Languages } from '../../../grammar/card.ts'
import { type Evidence, fits, isMet, matchRecipe, type Situation } from '../../../src-main/games/mythos/adventure.ts'
import { rule } from '../../support/rule.ts'

const english: Languages = { mode: 'and', list: ['English'] }
const now: Situation = { sanity: 10, time: 'day', languages: english, happened: [] }

function slot(kinds: Kind | readonly Kind[], more: Partial<Slot> = {}): Slot {
  return { phrase: '', at: 0, count: 1, distinctTitles: false, anyOf: Array.isArray(kinds) ? kinds : [kinds as Kind], ...more }
}

function recipe(slots: readonly Slot[], ...conditions: RecipeCondition[]): Recipe {
  return { slots, conditions }
}

let lastKey = 0
/** A card of its own with each call; two calls with one Title are two copies. */
function card(title: string, facts: Partial<Evidence> = {}): Evidence {
  return { key: ++lastKey, version: title, titles: [title], type: 'Location', zone: 'story', ...facts }
}

const location = (title: string, ...attributes: string[]) => card(title, { attributes })
const monster = (title: string, subtype: string, value = 2) => card(title, { type: 'Monster', subtypes: [subtype], value })
const ally = (title: string, ...attributes: string[]) => card(title, { type: 'Ally', zone: 'play', attributes })
const attribute = (...attributes: string[]): Kind => ({ attributes })
const place = (...attributes: string[]): Kind => ({ type: 'Location', attributes })
const aMonster: Kind = { type: 'Monster' }
const cemetery: Kind = { type: 'Location', publicAttributes: ['Cemetery'] }
const aGate: Kind = { type: 'Location', gate: true }
const aTome: Kind = { type: 'Tome' }
const aSpell: Kind = { type: 'Spell' }
const met = (wanted: Recipe, cards: readonly Evidence[], situation = now) => isMet(wanted, cards, situation)

describe('what a card must not be, and what it must be worth', () => {
  rule('M12.26', '"none of them Corrupt": a card that is one of these kinds does not serve', () => {
    const wanted = recipe([slot({ type: 'Ally', not: [attribute('Corrupt'), attribute('Cultist')] }, { count: 2 })])
    const [ann, bert] = [ally('Ann', 'Steadfast', 'Author'), ally('Bert', 'Artist')]
    expect(met(wanted, [ann, ally('Cyril', 'Corrupt', 'Author'), ally('Dora', 'Cultist')])).toBe(false)
    expect(met(wanted, [ann, bert])).toBe(true)
  })
  rule('M12.26', '"worth at least 3": a card of less, or of no value, does not serve', () => {
    const wanted = recipe([slot({ ...aMonster, valueAtLeast: 3 })])
    expect(met(wanted, [monster('Rat Thing', 'Lesser Independent', 2), card('Value of None', { type: 'Monster' })])).toBe(false)
    expect(met(wanted, [monster('Ghast', 'Greater Independent', 3)])).toBe(true)
  })
})

describe('worked examples', () => {
  rule('MX2, M12.39, M12.40, M12.26, M12.27', 'three words need three cards, and each restricts its own card only', () => {
    const wanted = recipe([slot(place('Lighthouse')), slot(place('Port')), slot({ type: 'Location', dimension: 'dreamlands' })])
    const lighthouse = location('North Point Lighthouse', 'Lighthouse')
    const cliffs = card('The Cliffs of Glass', { dimension: 'dreamlands', attributes: ['Country', 'Port'] })
    expect(met(wanted, [lighthouse, cliffs])).toBe(false)
    const inn = card('The White Whale Inn', { dimension: 'dreamlands', attributes: ['City'] })
    expect(met(wanted, [lighthouse, cliffs, inn])).toBe(true)
    // Here the Port did not have to be in the Dreamlands; with the modifier it has to.
    const port = location('Innsmouth Harbour', 'Port')
    expect(met(wanted, [lighthouse, port, inn])).toBe(true)
    const restricted = recipe([slot({ ...place('Port'), dimension: 'dreamlands' })])
    expect(met(restricted, [port])).toBe(false)
    expect(met(restricted, [cliffs])).toBe(true)
  })

  rule('MX61, M12.16, M11.53', 'a Great Old One in play is one card for one requirement; a Monster counts when buried', () => {
    const wanted = recipe([
      slot([
        { ...aMonster, subtype: 'Great Old One' },
        { ...aMonster, subtype: 'Outer God' },
      ]),
      slot(aMonster),
    ])
    const nodens = card('Nodens', { type: 'Monster', subtypes: ['Great Old One'], zone: 'play' })
    expect(met(wanted, [nodens])).toBe(false)
    expect(met(wanted, [nodens, monster('Gug', 'Lesser Independent')])).toBe(true)
  })

  rule('MX62, M12.43', 'a greedy assignment fails where another one holds', () => {
    const wanted = recipe([slot(place('Library')), slot(cemetery), slot(aGate)])
    const library = location('The Athenaeum', 'Library')
    const hill = card("Copp's Hill Burying Ground", { publicAttributes: ['Cemetery'], gate: true })
    const field = card("Potter's Field", { publicAttributes: ['Cemetery'] })
    const found = matchRecipe(wanted, [hill, library, field], now)
    expect(found.met).toBe(true)
    expect(found.assignment).toEqual([
      { slot: 0, unit: 0, key: library.key },
      { slot: 1, unit: 0, key: field.key },
      { slot: 2, unit: 0, key: hill.key },
    ])
  })

  rule('MX63, M12.41, M12.42', 'copies fill several requirements, unless their subtypes must differ', () => {
    const cards = [1, 2, 3].map(() => monster('Zombies', 'Living Dead')).concat(monster('Gug', 'Lesser Independent'))
    expect(met(recipe([slot(aMonster, { count: 3 })]), cards.slice(0, 3))).toBe(true)
    const different = recipe([slot(aMonster, { count: 4 })], { kind: 'different', slots: [0], by: 'subtype' })
    expect(met(different, cards)).toBe(false)
    expect(matchRecipe(different, cards, now).missing).toEqual([{ slot: 0, count: 2 }])
  })

  rule('MX64, M12.29', 'a word that stands only in a Title is no attribute', () => {
    const wanted = recipe([slot(place('Temple'))])
    const karnak = location('Great Temple at Karnak', 'Country', 'Site', 'Tome', 'Artifact')
    expect(met(wanted, [karnak])).toBe(false)
    expect(met(wanted, [karnak, location('Temple of the Great Ones', 'City', 'Temple')])).toBe(true)
  })

  rule('MX65, M12.17, M1.36', 'a face-down card counts as printed', () => {
    const wanted = recipe([slot(attribute('Priest')), slot(place('Library'))])
    const priest = ally('Samuel Winsor', 'Steadfast', 'Priest')
    expect(met(wanted, [priest])).toBe(false)
    expect(met(wanted, [priest, location('The Athenaeum', 'Library')])).toBe(true)
  })

  rule('MX66, M1.39, M12.14', 'an Ally and the Weapon it bears are two cards', () => {
    const weapon: Kind[] = [
      { type: 'Artifact', subtype: 'Weapon' },
      { type: 'Artifact', subtype: 'Enchanted Weapon' },
    ]
    const wanted = recipe([slot(weapon), slot({ type: 'Ally', attributes: ['Steadfast'] }, { count: 2 })])
    const shotgun = card('Shotgun', { type: 'Artifact', subtypes: ['Weapon'], zone: 'play' })
    expect(met(wanted, [ally('K.J. Hooper', 'Steadfast', 'Police Detective'), shotgun, ally('Luther Harden', 'Steadfast')])).toBe(true)
  })

  rule('MX67, M12.20', 'a completed Adventure counts where an Adventure is asked for, and nowhere else', () => {
    const wanted = recipe([slot({ type: 'Adventure', subtype: 'Mythos Experience' }, { zone: 'completed' })])
    const done = card('The Interesting Shop', { type: 'Adventure', subtypes: ['Mythos Experience'], zone: 'completed' })
    expect(met(wanted, [])).toBe(false)
    expect(met(wanted, [done])).toBe(true)
    expect(met(recipe([slot({ title: 'The Interesting Shop' })]), [done])).toBe(false)
    expect(met(recipe([slot({ title: 'The Interesting Shop' }, { zone: 'completed' })]), [done])).toBe(true)
  })
})

describe('which cards fit a requirement', () => {
  rule('M12.25', 'a requirement names a Title, a Type, a Subtype, an attribute, a public attribute or a place', () => {
    const house = card('Crowninshield House', {
      attributes: ['City', 'House'],
      publicAttributes: ['Inside'],
      gate: true,
      region: 'Lovecraft Country',
      subregion: 'Arkham',
      dimension: 'waking',
      sanityCost: 1,
    })
    const yes: Kind[] = [
      { title: 'crowninshield house' },
      { type: 'Location' },
      { attributes: ['City', 'House'] },
      { publicAttributes: ['Inside'] },
      { gate: true },
      { region: 'Lovecraft Country' },
      { subregion: 'Arkham' },
      { dimension: 'waking' },
      { titleIncludes: ['House'] },
      { titleNot: 'Ward Mansion' },
      { regionNot: 'Europe' },
      { subregionNot: 'Boston' },
      { costsSanityAtLeast: 1 },
    ]
    const no: Kind[] = [
      { title: 'House' },
      { type: 'Ally' },
      { attributes: ['City', 'Church'] },
      { publicAttributes: ['Inside', 'Water'] },
      { gate: false },
      { region: 'Europe' },
      { subregion: 'Boston' },
      { dimension: 'dreamlands' },
      { titleIncludes: ['Crown'] },
      { titleNot: 'Crowninshield House' },
      { regionNot: 'Lovecraft Country' },
      { subregionNot: 'Arkham' },
      { costsSanityAtLeast: 2 },
      { subtype: 'House' },
      { travel: true },
      { icon: 'Water' },
      { target: 'All Investigators' },
      { language: 'English' },
      { past: 'Arkham' },
    ]
    for (const kind of yes) expect(fits(house, slot(kind), english), JSON.stringify(kind)).toBe(true)
    for (const kind of no) expect(fits(house, slot(kind), english), JSON.stringify(kind)).toBe(false)
  })

  rule('M12.25', 'a compound attribute counts by its last word, a Police Detective being a Detective', () => {
    const detective = ally('Luther Harden', 'Steadfast', 'Police Detective')
    expect(fits(detective, slot(attribute('Detective')), english)).toBe(true)
    expect(fits(detective, slot(attribute('Police Detective')), english)).toBe(true)
    expect(fits(detective, slot(attribute('Police')), english)).toBe(false)
    expect(fits(ally('A', 'M.U.', 'Professor'), slot(attribute('Professor')), english)).toBe(true)
  })

  rule('M12.26', 'languages restrict: known or written, another one than, or unknown to the Investigator', () => {
    const tome = (mode: 'and' | 'or', ...list: string[]) => card('Book', { type: 'Tome', languages: { mode, list } })
    const other = slot({ type: 'Tome', languageNot: 'English' })
    expect(fits(tome('and', 'English'), other, english)).toBe(false)
    expect(fits(tome('and', 'Latin'), other, english)).toBe(true)
    const latin = slot({ language: 'Latin' })
    expect(fits(tome('and', 'Latin', 'Greek'), latin, english)).toBe(true)
    expect(fits(ally('Polyglot'), latin, english)).toBe(false)
    expect(fits(card('Polyglot', { type: 'Ally', languages: { mode: 'all', list: [] } }), latin, english)).toBe(true)
    const strange = slot({ type: 'Tome', languageUnknownToInvestigator: true })
    expect(fits(tome('and', 'English'), strange, english)).toBe(false)
    expect(fits(tome('or', 'English', 'Greek'), strange, english)).toBe(false)
    expect(fits(tome('and', 'English', 'Greek'), strange, english)).toBe(true)
  })

  rule('M12.34', 'any version of a Title meets it, with or without the article', () => {
    const look = slot({ title: 'The Innsmouth Look' })
    expect(fits(card('Innsmouth Look', { version: 'another set' }), look, english)).toBe(true)
    expect(fits(card('Innsmouth'), look, english)).toBe(false)
  })

  rule('M12.32', 'one of the alternatives is enough', () => {
    const press = slot([place('Press'), place('Society')])
    expect(fits(location('Essex Institute', 'City', 'Society'), press, english)).toBe(true)
    expect(fits(location('Essex Institute', 'City'), press, english)).toBe(false)
  })

  rule('M12.33', 'several attributes are one card that has them all', () => {
    const both = recipe([slot(attribute('Steadfast', 'Author'))])
    expect(met(both, [ally('A', 'Steadfast', 'Poet'), ally('B', 'Corrupt', 'Author')])).toBe(false)
    expect(met(both, [ally('C', 'Steadfast', 'Author')])).toBe(true)
  })

  rule('M12.10, M12.13', 'the Current Location and buried cards lie in the Story Deck, cards in play do not', () => {
    const buried = slot(attribute('Doctor'), { zone: 'storyDeck' })
    expect(fits({ ...ally('Dr. Allen', 'Doctor'), zone: 'story' }, buried, english)).toBe(true)
    expect(fits(ally('Dr. Allen', 'Doctor'), buried, english)).toBe(false)
    expect(fits(card('Here', { attributes: ['Doctor'], current: true }), buried, english)).toBe(true)
  })

  rule('M12.45', 'a card that may serve as a needed card fills one requirement', () => {
    const key = card('Silver Key', { type: 'Artifact', zone: 'play', substitutes: ['Library'] })
    const anything = card('Dream', { type: 'Event', zone: 'play', substitutes: ['any'] })
    expect(fits(key, slot(place('Library')), english)).toBe(true)
    expect(fits(key, slot(place('City', 'Library')), english)).toBe(false)
    expect(fits(key, slot(place('Church')), english)).toBe(false)
    expect(met(recipe([slot(place('Library'), { count: 2 })]), [key])).toBe(false)
    expect(met(recipe([slot(place('Library')), slot(aMonster)]), [anything, key])).toBe(true)
    expect(met(recipe([slot(place('Library')), slot(aMonster), slot(aTome)]), [anything, key])).toBe(false)
  })
})

describe('relations between requirements', () => {
  rule('M12.42', 'different means different Titles, and Locations of one Title in different Subregions differ', () => {
    const two = recipe([slot(cemetery, { count: 2, distinctTitles: true })])
    const at = (subregion: string) => card('Christchurch Cemetery', { publicAttributes: ['Cemetery'], subregion })
    expect(met(two, [at('Arkham'), at('Arkham')])).toBe(false)
    expect(met(two, [at('Arkham'), at('Kingsport')])).toBe(true)
    const monsters = recipe([slot(aMonster, { count: 2, distinctTitles: true })])
    expect(met(monsters, [monster('Mi-Go', 'Lesser Independent'), { ...monster('Mi-Go', 'Lesser Independent'), version: 'b' }])).toBe(false)
  })

  rule('M12.42', 'cards of several slots may have to differ: by subregion, version, language or icon', () => {
    const differ = (by: 'subregion' | 'version' | 'language' | 'icon', kind: Kind) =>
      recipe([slot(kind), slot(kind)], { kind: 'different', slots: [0, 1], by })
    const gate = (subregion: string) => card('G', { gate: true, subregion })
    expect(met(differ('subregion', aGate), [gate('Arkham'), gate('Arkham')])).toBe(false)
    expect(met(differ('subregion', aGate), [gate('Arkham'), gate('Salem')])).toBe(true)
    const horror = (version: string) => card('Hunting Horror', { type: 'Monster', version })
    expect(met(differ('version', aMonster), [horror('a'), horror('a')])).toBe(false)
    expect(met(differ('version', aMonster), [horror('a'), horror('b')])).toBe(true)
    const tome = (...list: string[]) => card('Book', { type: 'Tome', languages: { mode: 'and', list }, icons: list })
    // Latin for one and Greek for the other, whichever comes first.
    for (const by of ['language', 'icon'] as const) {
      expect(met(differ(by, aTome), [tome('Latin', 'Greek'), tome('Latin')])).toBe(true)
      expect(met(differ(by, aTome), [tome('Latin'), tome('Latin')])).toBe(false)
      expect(met(differ(by, aTome), [tome(), tome('Latin')])).toBe(false)
    }
  })

  rule('M12.46', 'a Spell in that Tome lies in the very Tome that is used', () => {
    const wanted = recipe([slot({ type: 'Tome', languageNot: 'English' }), slot(aSpell)], { kind: 'contained', spellSlot: 1, tomeSlot: 0 })
    const tome = (list: string) => card('Book', { type: 'Tome', zone: 'play', languages: { mode: 'and', list: [list] } })
    const spell = (heldIn?: Evidence) => card('Spell', { type: 'Spell', zone: 'play', ...(heldIn && { heldIn: heldIn.key }) })
    const [plain, latin, greek] = [tome('English'), tome('Latin'), tome('Greek')]
    expect(met(wanted, [plain, latin, spell(plain), spell()])).toBe(false)
    expect(met(wanted, [plain, latin, greek, spell(plain), spell(greek)])).toBe(true)
    const partial = matchRecipe(wanted, [plain, latin, spell(plain)], now)
    expect(partial.assignment).toEqual([{ slot: 0, unit: 0, key: latin.key }])
    expect(partial.missing).toEqual([{ slot: 1, count: 1 }])
  })

  rule('M12.35, M11.16', 'points are added up from cards that meet no other requirement', () => {
    const sum: RecipeCondition = { kind: 'sum', of: aMonster, what: 'value', atLeast: 9, zone: 'storyDeck' }
    const cards = [
      monster('Colour', 'Greater Independent', 6),
      monster('Ghoul', 'Lesser Independent', 3),
      monster('Zombies', 'Living Dead', 1),
    ]
    const found = matchRecipe(recipe([], sum), cards, now)
    expect(found.met).toBe(true)
    expect(found.added[0]!.length).toBeGreaterThanOrEqual(2)
    expect(met(recipe([], { ...sum, atLeast: 11 }), cards)).toBe(false)
    expect(met(recipe([], sum), [{ ...cards[0]!, zone: 'play' }, cards[1]!, cards[2]!])).toBe(false)
    // The one Monster that is not needed for the points must be the one in the slot.
    const withSlot = matchRecipe(recipe([slot(aMonster)], sum), cards, now)
    expect(withSlot.met).toBe(true)
    expect(withSlot.assignment).toEqual([{ slot: 0, unit: 0, key: cards[2]!.key }])
    const tooMuch = matchRecipe(recipe([slot(aMonster)], { ...sum, atLeast: 10 }), cards, now)
    expect([tooMuch.met, tooMuch.missing, tooMuch.failed.map((each) => each.kind)]).toEqual([false, [], ['sum']])
  })

  rule('M12.35', 'what is added up may be the Sanity cards cost', () => {
    const wanted = recipe([], { kind: 'sum', of: { type: 'Ally' }, what: 'sanityCost', atLeast: 3 })
    const costly = (sanityCost: number) => ({ ...ally('A'), sanityCost })
    expect(met(wanted, [costly(1), costly(1)])).toBe(false)
    expect(met(wanted, [costly(1), costly(2)])).toBe(true)
  })

  rule('M12.36, M12.37', 'Sanity, time and what happened are asked at the moment of play and use no card', () => {
    const wanted = recipe(
      [],
      { kind: 'sanityBelow', points: 6 },
      { kind: 'time', is: 'night' },
      { kind: 'event', what: 'something' },
      { kind: 'memberOf', title: 'The Theron-Marks Society' },
    )
    const right: Situation = { ...now, sanity: 5, time: 'night', happened: ['something'] }
    const member = card('The Theron-Marks Society', { type: 'Adventure', zone: 'completed' })
    expect(met(wanted, [member], right)).toBe(true)
    expect(met(wanted, [member], { ...right, sanity: 6 })).toBe(false)
    expect(matchRecipe(wanted, [], { ...now, sanity: 6 }).failed).toEqual(wanted.conditions)
  })

  rule('M12.36, M1.25', 'a card that must be in play is one in play or the Current Location', () => {
    const wanted = recipe([slot(place('Church'))], { kind: 'inPlayNow', slot: 0 })
    const church = location('First Baptist Church', 'Church')
    expect(met(wanted, [church])).toBe(false)
    expect(met(wanted, [{ ...church, current: true }])).toBe(true)
  })
})

describe('the whole recipe', () => {
  rule('M12.1', 'is met only if every requirement is', () => {
    const wanted = recipe([slot(aMonster), slot(aTome)])
    const found = matchRecipe(wanted, [monster('Ghoul', 'Lesser Independent')], now)
    expect([found.met, found.missing]).toEqual([false, [{ slot: 1, count: 1 }]])
  })

  test('that asks for nothing, the blank one, is never met', () => {
    expect(met(recipe([]), [])).toBe(false)
    expect(matchRecipe(recipe([]), [], now)).toMatchObject({ met: false, missing: [], failed: [] })
  })

  rule('M12.3, M12.8', 'does not ask in which order the cards come, and uses nothing up', () => {
    const wanted = recipe([slot(aMonster), slot(aGate)])
    const cards = Object.freeze([monster('Ghoul', 'Lesser Independent'), card('G', { gate: true })])
    expect(met(wanted, cards)).toBe(true)
    expect(met(wanted, cards.toReversed())).toBe(true)
  })

  rule('M12.31', 'a number makes that many requirements', () => {
    const wanted = recipe([slot(aMonster, { count: 2 })])
    const ghoul = monster('Ghoul', 'Lesser Independent')
    expect(met(wanted, [ghoul])).toBe(false)
    expect(matchRecipe(wanted, [ghoul], now).missing).toEqual([{ slot: 0, count: 1 }])
    expect(met(wanted, [ghoul, monster('Ghoul', 'Lesser Independent')])).toBe(true)
  })
})
