/** Where a word of the glossary stands in the book, and what it says apart from the rules it cites. */
import type { Place } from '../rules/looking-up.svelte.ts'

const prefix = 'glossary:'

export const glossaryPlace = (word: string): Place => ({ game: 'mythos', paragraph: `${prefix}${word}` })

/** Whether a paragraph is the glossary or a word in it. */
export const isGlossary = (paragraph: string | undefined): boolean => paragraph === 'glossary' || paragraph?.startsWith(prefix) === true

/** The word that is looked up, if one is. */
export const wordLookedUp = (paragraph: string | undefined): string | undefined =>
  paragraph?.startsWith(prefix) ? paragraph.slice(prefix.length) : undefined

/** What a glossary entry says, without the rules in brackets behind it. */
export const without = (says: string): string => says.replaceAll(/\s*\((?:M[\dXI.]+(?:,\s*)?)+\)/g, '').trim()
