/** The book of rules of a game, as a window shows it. */
import type { GameId } from './table.ts'

export interface Rulebook {
  readonly game: GameId
  readonly title: string
  /** What stands before the first chapter. */
  readonly preface: readonly string[]
  readonly chapters: readonly RuleChapter[]
  readonly glossary: readonly GlossaryPart[]
}

export interface RuleChapter {
  /** As it is called in an address: "M14", "setting-up". */
  readonly id: string
  readonly title: string
  readonly notes: readonly string[]
  readonly sections: readonly RuleSection[]
}

export interface RuleSection {
  readonly title?: string
  readonly rules: readonly NumberedRule[]
}

export interface NumberedRule {
  /** "M14.45". Rules are cited by it. */
  readonly id: string
  /** A ruling settles what the rulebook leaves open; an answer is the publisher's. */
  readonly kind: 'rule' | 'ruling' | 'answer'
  readonly text: string
  /** A worked example: what there is, what is done, what must come of it. */
  readonly example?: { readonly state: string; readonly action: string; readonly expected: string }
  /** Worked examples that show this rule. */
  readonly shownBy: readonly string[]
  /** How many cards have something on them that this rule is behind. */
  readonly cards: number
}

export interface GlossaryPart {
  readonly title: string
  readonly words: readonly GlossaryWord[]
  readonly tables: readonly { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }[]
  readonly notes: readonly string[]
}

/** A word of the rules, and what it means. */
export interface GlossaryWord {
  /** "Bury", or several with commas between: "City, Country". What it is said of may stand behind it: "Rotated (Artifact)". */
  readonly word: string
  /** With the rules it comes from. */
  readonly says: string
  /** Whether the book writes it with a capital inside a sentence. */
  readonly capital: boolean
  /** What finds cards for it in the library. */
  readonly cards?: string
}

/** A card that has something on it that a rule is behind. */
export interface RuleUse {
  readonly card: string
  readonly title: string
  readonly type: string
  readonly set: string
  readonly because: string
  readonly text: string
}

/** A switch that a table may agree on: how it is played, and the rules of the book that do not hold then as they are written. */
export interface HouseRule {
  readonly id: string
  readonly name: string
  readonly says: string
  readonly overrules: readonly string[]
  /** Ids of those that cannot hold together with it. */
  readonly excludes: readonly string[]
}
