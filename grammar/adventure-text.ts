/**
 * The text of an Adventure: a story that asks for cards, and beside it, on a few, what is done when it is played. The sentences that
 * say so are told by the moment they name; they are read as Special Effects, and the rest as the story it is.
 */

import { askedInPassing } from './asked-in-passing.ts'
import type { Recipe, Rule } from './ast.ts'
import type { KnownWords } from './link.ts'
import { readEffects } from './parse.ts'
import { fault, type Reading, type Self } from './reading.ts'
import { readRecipe } from './recipe.ts'

/** What an Adventure asks for, and what it does when it is played. */
export interface AdventureText {
  readonly recipe: Recipe
  readonly rules: readonly Rule[]
  /** Where in the text it is said what is done, if anything is. */
  readonly told?: { readonly at: number; readonly length: number }
}

const playing = String.raw`(?:(?:you|your Investigator)\s+(?:have\s+|has\s+)?)?(?:play|plays|played|playing|complete|completes|completed|completing)`
const adventure = String.raw`(?:this|the)\s+(?:Adventure|card|story)(?:\s+(?:card|is\s+(?:played|completed)))?`
const moment = String.raw`(?:(?:when|whenever|once|after|as|upon|at\s+the\s+(?:time|moment)(?:\s+when)?|immediately\s+(?:after|upon|when))\s+(?:${playing}\s+${adventure}|${adventure})|(?:when|once|after)\s+(?:played|completed))`
const sentence = /[^.!?;]*[^.!?;\s][^.!?;]*[.!?;]*/gu
const atHead = new RegExp(String.raw`^[\s("“]*(?:and\s+|in\s+addition,?\s+)?${moment}\s*,?:?`, 'iu')
const atEnd = new RegExp(String.raw`,?\s*${moment}\s*(?=[.!?;]*\s*$)`, 'iu')

/** A sentence behind one of these goes on with what is done. */
const goesOn = /^[\s("“]*(?:Then|Also|In\s+addition|If|Otherwise|You\s+(?:may|must)|It|They|This)\b(?![^.!?;]*\p{Lu}{2})/u

/** What goes on with a deed is whole. */
const nothingCut = { 0: '', index: 0 }

const blanks = (text: string): string => ' '.repeat(text.length)

/** Whether a sentence tells what is done. */
function isOrder(said: string, at: { readonly 0: string; readonly index: number }, known: KnownWords, self: Self): boolean {
  return readEffects(said.slice(0, at.index) + said.slice(at.index + at[0].length), known, self).ok
}

/** What the text of an Adventure means. An error points at its place in the whole text. */
export function readAdventure(text: string, known: KnownWords, self: Self): Reading<AdventureText> {
  let story = text
  let told = blanks(text)
  let isDeed = false
  for (const { 0: said, index } of text.matchAll(sentence)) {
    const at: { readonly 0: string; readonly index: number } | undefined =
      atHead.exec(said) ?? atEnd.exec(said) ?? (isDeed && goesOn.test(said) ? nothingCut : undefined)
    isDeed = at !== undefined
    if (!at) continue
    // "Your SANITY must be below TEN when you play this Adventure": capitals ask for something, and nothing is done.
    const isAsked = /\p{Lu}{2}/u.test(said) && /\b(?:must|have|has|is|are|in play|if)\b/iu.test(said) && !isOrder(said, at, known, self)
    if (isAsked) {
      story = story.slice(0, index + at.index) + (goesOn.test(said) ? at[0] : blanks(at[0])) + story.slice(index + at.index + at[0].length)
      isDeed = false
      continue
    }
    const deed = said.slice(0, at.index) + blanks(at[0]) + said.slice(at.index + at[0].length)
    if (!/\p{L}/u.test(deed)) continue
    story = story.slice(0, index) + blanks(said) + story.slice(index + said.length)
    told = told.slice(0, index) + deed + told.slice(index + said.length)
  }
  const recipe = readRecipe(story, known)
  if (!recipe.ok) return recipe
  const asked = askedInPassing(story, recipe.value)
  if (asked) return asked
  if (told.trim() === '') return { ok: true, value: { recipe: recipe.value, rules: [] } }
  const at = told.search(/\S/u)
  const length = told.trimEnd().length - at
  const rules = readEffects(told, known, self)
  if (!rules.ok) return rules
  return rules.value.every((rule) => rule.kind === 'on' && rule.on === 'played')
    ? { ok: true, value: { recipe: recipe.value, rules: rules.value, told: { at, length } } }
    : fault('What an Adventure says besides its story is done when it is played, and nothing else.', at, length)
}
