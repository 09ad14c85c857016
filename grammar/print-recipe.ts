/**
 * Says a recipe again in plain words: as a list of requirements that reads back to the same recipe, and slot by
 * slot for labels. The story it came from is not kept in a recipe and not told here.
 */

import type { Kind, Recipe, RecipeCondition, Slot } from './ast.ts'
import type { Dimension } from './card.ts'

const numbers =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const dimensions: Readonly<Record<Dimension, string>> = { waking: 'Waking World', dreamlands: 'Dreamlands', 'new-aeon': 'New Aeon' }

type Different = Extract<RecipeCondition, { kind: 'different' }>

/** How cards differ, among themselves and from another. */
const differing: Readonly<Record<Different['by'], readonly [several: string, one: string]>> = {
  subregion: ['located in different cities or towns', 'in a different city'],
  region: ['located in different Regions', 'in a different Region'],
  subtype: ['of different subtypes', 'of a different subtype'],
  language: ['in different languages', 'in a different language'],
  icon: ['with different icons', 'with a different icon'],
  title: ['of different titles', 'of a different title'],
  version: ['of different versions', 'of a different version'],
}

const happened: Readonly<Record<string, string>> = { 'Investigator exchanged': 'you REROLLED YOUR INVESTIGATOR' }

/** How the words that ask for a card are written: in capitals in a story, plainly on a label. */
type Write = (words: string) => string

const inCapitals: Write = (words) => words.toUpperCase()
const plainly: Write = (words) => words

/** More than one of what a phrase ends with. Titles stay as they are, and so does what has a plural of its own. */
function plural(words: string): string {
  if (/man$|\P{L}$/iu.test(words)) return words
  if (/fe$/i.test(words)) return `${words.slice(0, -2)}ves`
  if (/[^aeiou]y$/i.test(words)) return `${words.slice(0, -1)}ies`
  return /(?:s|x|ch|sh)$/i.test(words) ? `${words}es` : `${words}s`
}

function phrase(kind: Kind, several: boolean, write: Write): string {
  const said = [
    kind.dimension && dimensions[kind.dimension],
    kind.region,
    kind.subregion,
    ...(kind.attributes ?? []),
    ...(kind.publicAttributes ?? []),
    kind.type === 'Tome' || kind.type === 'Spell' ? kind.icon : undefined,
    kind.subtype,
    kind.travel ? 'Travel' : undefined,
    // A subtype tells the Type, but for one that is an attribute too; a completed Adventure is named by its Title.
    (kind.subtype && kind.subtype !== 'Living Dead') || (kind.type === 'Adventure' && kind.title) ? undefined : kind.type,
  ].filter((each) => each !== undefined)
  const last = said.pop()
  if (last !== undefined) said.push(several ? plural(last) : last)
  const near = [
    kind.gate === undefined ? '' : kind.gate ? 'with a Gate' : 'without a Gate',
    kind.language === undefined ? '' : kind.type === 'Tome' ? `written in ${kind.language}` : `who knows ${kind.language}`,
    kind.languageNot === undefined ? '' : `in a language other than ${kind.languageNot}`,
    kind.languageUnknownToInvestigator ? 'in a language your Investigator does not know' : '',
    kind.regionNot === undefined ? '' : `outside ${kind.regionNot}`,
    kind.subregionNot === undefined ? '' : `outside ${kind.subregionNot}`,
    kind.past === undefined ? '' : `from the Past of ${kind.past}`,
    kind.target === undefined ? '' : `that affects ${kind.target}`,
    kind.titleIncludes === undefined ? '' : `with ${kind.titleIncludes.map(write).join(' or ')} in its title`,
    kind.titleNot === undefined ? '' : `other than ${write(kind.titleNot)}`,
    kind.valueAtLeast === undefined ? '' : `with a value of at least ${kind.valueAtLeast}`,
    ...narrowest(kind.not ?? []).map((each) => excluded(each, several, write)),
  ].filter((each) => each !== '')
  const title = kind.title === undefined ? [] : [several ? kind.title.replace(/^(?:the|an?) /i, '') : kind.title]
  const head = write([...title, ...said].join(' ')) || 'card'
  return [head, ...near].join(' ')
}

/** What a card must not be. */
function excluded(kind: Kind, several: boolean, write: Write): string {
  const { language, dimension, valueAtLeast, costsSanityAtLeast } = kind
  if (costsSanityAtLeast !== undefined) return `that does not cost you at least ${costsSanityAtLeast} Sanity`
  const are = several ? 'that are not' : 'that is not'
  if (language !== undefined) return `${are} written in ${language}`
  if (valueAtLeast !== undefined) return `${are} worth at least ${valueAtLeast} points`
  const place = kind.subregion ?? kind.region ?? (dimension && `the ${dimensions[dimension]}`)
  if (place !== undefined && Object.keys(kind).length === 1) return `outside ${place}`
  return `${are} ${phrase(kind, false, write)}`
}

/** Weapons are Enchanted Weapons as well. */
function narrowest(kinds: readonly Kind[]): readonly Kind[] {
  return kinds.some(({ subtype }) => subtype === 'Weapon') ? kinds.filter(({ subtype }) => subtype !== 'Enchanted Weapon') : kinds
}

/** The alternatives of a slot. In a story, short and long ones are kept apart by "or else": neither borrows a word of the other. */
function alternatives(slot: Slot, write: Write): string {
  const several = slot.count > 1
  const isWeapon = (kind: Kind) => kind.type === 'Artifact' && kind.subtype === 'Enchanted Weapon'
  const kinds = slot.anyOf.some((kind) => kind.subtype === 'Weapon') ? slot.anyOf.filter((kind) => !isWeapon(kind)) : slot.anyOf
  const bare = kinds.map(({ costsSanityAtLeast: _, ...kind }) => phrase(kind, several, write))
  const cost = slot.anyOf[0]?.costsSanityAtLeast
  const or = write === inCapitals && new Set(bare.map((each) => each.split(' ').length)).size > 1 ? ' or else ' : ' or '
  const chosen = `${bare.slice(0, -1).join(', ')} and ${bare.at(-1)!} (${numbers[slot.count]} of these ${numbers[bare.length] ?? bare.length})`
  const list = isChoice(slot) ? chosen : bare.join(or)
  return cost === undefined ? list : `${list} that costs you at least ${cost} Sanity`
}

/** "two of these three": several of a list of Titles. */
function isChoice(slot: Slot): boolean {
  return slot.count > 1 && slot.distinctTitles && slot.anyOf.length > slot.count && slot.anyOf.every((kind) => kind.title !== undefined)
}

function number(slot: Slot, different: boolean, write: Write): string {
  if (isChoice(slot)) return ''
  const count = slot.count === 1 ? '' : `${write(numbers[slot.count] ?? String(slot.count))} `
  // A card that may be anything is only counted: "one card that costs you Sanity".
  const isAny = slot.anyOf.length === 1 && Object.keys(slot.anyOf[0]!).every((key) => key === 'costsSanityAtLeast')
  return `${isAny && count === '' ? 'one ' : count}${slot.distinctTitles || different ? 'different ' : ''}`
}

/** A requirement as a label: "two different Cemetery Locations", "Tome in a language other than English". */
export function saySlot(slot: Slot): string {
  const said = `${number(slot, false, plainly)}${alternatives(slot, plainly)}`
  return slot.zone === 'storyDeck' ? `${said} (in your Story Deck)` : slot.zone === 'completed' ? `${said} (completed)` : said
}

/** A condition as a label: "Sanity below 6", "it is night". */
export function sayCondition(condition: RecipeCondition, recipe: Recipe): string {
  const slot = (at: number) => saySlot(recipe.slots[at]!)
  switch (condition.kind) {
    case 'contained':
      return `${slot(condition.spellSlot)} lies in ${slot(condition.tomeSlot)}`
    case 'different':
      return `${condition.slots.map(slot).join(', ')}: ${differing[condition.by][0]}`
    case 'sum': {
      const what = condition.what === 'value' ? 'points' : 'Sanity points'
      return `${condition.atLeast} ${what} worth of ${phrase(condition.of, true, plainly)}${condition.zone ? ' in your Story Deck' : ''}`
    }
    case 'sanityBelow':
      return `Sanity below ${condition.points}`
    case 'time':
      return `it is ${condition.is}`
    case 'event':
      return condition.what
    case 'inPlayNow':
      return `${slot(condition.slot)} is in play`
    case 'memberOf':
      return `member of ${condition.title}`
  }
}

function printCondition(condition: RecipeCondition): string | undefined {
  switch (condition.kind) {
    case 'sum': {
      const what = condition.what === 'value' ? 'points' : 'Sanity points'
      return `${condition.atLeast} ${what} worth of ${phrase(condition.of, true, inCapitals)}${condition.zone ? ' in your Story Deck' : ''}`
    }
    case 'sanityBelow':
      return `SANITY below ${condition.points} points`
    case 'time':
      return `it is ${condition.is.toUpperCase()}`
    case 'event':
      return happened[condition.what] ?? condition.what
    case 'memberOf':
      return `member of ${condition.title.toUpperCase()}`
    case 'contained':
    case 'different':
    case 'inPlayNow':
      return undefined
  }
}

function printSlot(recipe: Recipe, at: number): string {
  const slot = recipe.slots[at]!
  const groups = recipe.conditions.filter((each) => each.kind === 'different' && each.slots.includes(at)) as readonly Different[]
  const isLater = (group: Different) => group.slots.length > 1 && group.slots[0] !== at
  // Versions of one Title, and a card of another Title than an earlier one, are "different" before the phrase.
  const different = groups.some((each) => (each.by === 'version' && each.slots.length === 1) || (each.by === 'title' && isLater(each)))
  const relations = groups.flatMap((each) => {
    if (each.slots.length > 1) return isLater(each) && each.by !== 'title' ? [differing[each.by][1]] : []
    return each.by === 'version' ? [] : [differing[each.by][0]]
  })
  const bound = recipe.conditions.some((each) => each.kind === 'contained' && each.spellSlot === at) ? ['in that Tome'] : []
  const lies = slot.zone === 'storyDeck' ? ['(in your Story Deck)'] : []
  const now = recipe.conditions.some((each) => each.kind === 'inPlayNow' && each.slot === at) ? ['(must be in play)'] : []
  return [`${number(slot, different, inCapitals)}${alternatives(slot, inCapitals)}`, ...relations, ...bound, ...lies, ...now].join(' ')
}

/** A list of requirements that reads back to the same recipe; a Spell stands right behind the Tome it must lie in. */
export function printRecipe(recipe: Recipe): string {
  const order: number[] = []
  const isHeld = (at: number) => recipe.conditions.some((each) => each.kind === 'contained' && each.spellSlot === at)
  for (const at of recipe.slots.keys()) {
    if (isHeld(at)) continue
    order.push(at)
    for (const each of recipe.conditions) if (each.kind === 'contained' && each.tomeSlot === at) order.push(each.spellSlot)
  }
  const said = [...order.map((at) => printSlot(recipe, at)), ...recipe.conditions.flatMap((each) => printCondition(each) ?? [])]
  return said.length === 0 ? '' : `${said.join('; ')}.`
}
