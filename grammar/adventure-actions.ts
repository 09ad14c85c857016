/**
 * What the grammar of Adventures builds: the parts of a requirement as they are said, before it is known what
 * their words stand for. `recipe.ts` finds that out.
 */

import type { Word } from './adventure-lexer.ts'
import type { RecipeCondition } from './ast.ts'

type By = Extract<RecipeCondition, { kind: 'different' }>['by']

/** "TWO", "4 different", "a different", "at least three". */
export interface Quantity {
  readonly number?: Word
  readonly different?: true
  /** "TWO other LOCATIONS", "another TOME": than those named before. */
  readonly besides?: true
  /** The number stands before words of the story: it counts only a plural. */
  readonly loose?: true
}

/** "STEADFAST AUTHOR", "FOREST/COUNTRY LOCATIONS". */
export interface Phrase {
  readonly parts: readonly Word[]
  /** The Type in small letters: "WATER Locations". */
  readonly kind?: Word
  /** Where the Title by itself is meant: "TRAVEL BY CAR". */
  readonly by?: Word
}

/** Restricts the phrase right before it. */
export type Near =
  | { readonly near: 'gate'; readonly is: boolean }
  | { readonly near: 'in'; readonly how: Word; readonly what: Word }
  | { readonly near: 'notIn' | 'knows' | 'otherLanguage' | 'icon'; readonly what: Word }
  | { readonly near: 'either'; readonly each: readonly Near[] }
  | { readonly near: 'unknownLanguage' }
  | { readonly near: 'notTitle'; readonly title: Word }
  | { readonly near: 'titleHas'; readonly words: readonly Word[]; readonly kind?: Word }
  /** "(any card with that word in its title)": the phrase is no Title, but a word of some. */
  | { readonly near: 'thatWord'; readonly kind?: Word }
  | { readonly near: 'past'; readonly where: Word }
  | { readonly near: 'target'; readonly target: string }
  | { readonly near: 'worth'; readonly atLeast: number; readonly each?: true }
  /** "there", "in that Region": the place spoken of before. */
  | { readonly near: 'there'; readonly word?: Word }
  | { readonly near: 'not'; readonly qualities: readonly Quality[] }

/** Restricts all the cards of a requirement. */
export type Far =
  | { readonly far: 'costs'; readonly atLeast: number }
  | { readonly far: 'are' | 'find'; readonly options: readonly Option[] }
  | { readonly far: 'zone'; readonly zone: 'storyDeck' | 'completed' }
  | { readonly far: 'inPlay' }
  | { readonly far: 'differ'; readonly by: By; readonly city?: Word; readonly number?: Word }
  /** "in cities different from those before" */
  /** "in four different Dreamlands Regions" */
  | { readonly far: 'placed'; readonly how: Word; readonly what: Word }
  /** Several in one bracket. */
  | { readonly far: 'all'; readonly each: readonly Far[] }
  | { readonly far: 'unlike'; readonly by: By }
  /** "at least two of them STEADFAST", "no more than one of them in English" */
  | { readonly far: 'some'; readonly some: readonly Some[]; readonly whole?: true }
  | { readonly far: 'atMost'; readonly number: Word; readonly quality: Quality }
  | { readonly far: 'none'; readonly qualities: readonly Quality[] }
  /** "at least one of each" of the alternatives. */
  | { readonly far: 'ofEach' }
  | { readonly far: 'count'; readonly number?: Word; readonly different: boolean; readonly cards: boolean }
  | { readonly far: 'inTome'; readonly tome?: Word; readonly that?: true }

/** What some or none of several cards must be. */
export type Quality = { readonly options: readonly Option[] } | { readonly near: Near } | { readonly costs: number }

export interface Some {
  readonly number: Word
  readonly quality: Quality
}

export interface Option {
  readonly phrase: Phrase
  readonly near: readonly Near[]
  /** Parted by "or else": no word of one alternative belongs to another. */
  readonly apart?: true
}

/** A stretch of the story that asks for something. */
export type Island =
  | {
      readonly is: 'requirement'
      readonly quantity?: Quantity
      readonly options: readonly Option[]
      readonly far: readonly Far[]
      /** "contains a SPELL": of the Tome before. */
      readonly held?: true
    }
  | { readonly is: 'choice'; readonly number: Word; readonly options: readonly Option[] }
  | { readonly is: 'thing'; readonly number: Word; readonly thing: Word; readonly atLeast: number }
  | {
      readonly is: 'sum'
      readonly number: Word
      readonly what: 'value' | 'sanityCost'
      readonly options: readonly Option[]
      readonly far: readonly Far[]
      /** "MONSTERS worth 20 points": the number stands behind. */
      readonly behind?: true
    }
  /** "and one with the icon of the Eye": cards of the sort asked for before. */
  | { readonly is: 'again'; readonly number: Word; readonly near: readonly Near[] }
  | { readonly is: 'sanity'; readonly below: number; readonly said: readonly Word[] }
  | { readonly is: 'time'; readonly when: Word }
  | { readonly is: 'event'; readonly what: string; readonly said: Word }
  | { readonly is: 'member'; readonly title: Word }
  /** Understood, but nothing that a recipe can ask for. */
  | { readonly is: 'refused'; readonly word: Word; readonly why: string }

/** Drops what an optional part left out: `exactOptionalPropertyTypes` tells "absent" from "undefined". */
export function given<T extends object>(parts: { [K in keyof T]: T[K] | undefined | null }): T {
  return Object.fromEntries(Object.entries(parts).filter(([, each]) => each !== undefined && each !== null)) as T
}

export function requirement(quantity: Quantity | null, options: readonly Option[], far: readonly Far[], held?: true): Island {
  const flat = (each: Far): readonly Far[] => (each.far === 'all' ? each.each.flatMap(flat) : [each])
  const all = far.flatMap(flat)
  return given<Extract<Island, { is: 'requirement' }>>({ is: 'requirement', quantity, options, far: all, held })
}

/** What Locations, Tomes or Monsters may differ in, by the word for it. */
export function differ(word: Word): Far {
  const by: Readonly<Record<string, By>> = {
    city: 'subregion',
    town: 'subregion',
    village: 'subregion',
    place: 'subregion',
    subregion: 'subregion',
    region: 'region',
    subtype: 'subtype',
    class: 'subtype',
    kind: 'subtype',
    type: 'subtype',
    language: 'language',
    tongue: 'language',
    icon: 'icon',
    symbol: 'icon',
    version: 'version',
    printing: 'version',
    title: 'title',
    name: 'title',
  }
  const respect = by[word.text]
  if (respect === undefined)
    throw new Error(`The grammar of Adventures names "${word.text}" as a respect to differ in; its action does not know it.`)
  return given<Extract<Far, { far: 'differ' }>>({
    far: 'differ',
    by: respect,
    city: word.capital && word.text === 'city' ? word : undefined,
  })
}

/** Words of one phrase side by side. An article or a possessive in small letters begins another: "in a CITY a TOME" asks for two cards (M12.40). */
export function beside([all, each]: readonly [readonly Word[], Word], _at: number, reject: unknown): readonly Word[] | unknown {
  return each.article === undefined ? [...all, each] : reject
}

/** "Latin TOME": a language, an icon or a Dimension in small letters says something of the word that it is joined to, and of no other. */
export function spokenOf([mention, part]: readonly [Word, Word], _at: number, reject: unknown): readonly Word[] | unknown {
  const says = mention.meanings.some(({ kind }) => kind === 'language' || kind === 'icon' || kind === 'dimension')
  return says && part.glued && part.article === undefined && part.type !== 'title' && part.type !== 'name' ? [mention, part] : reject
}
