/**
 * Guides through a first game: what is asked and why, told at the table when it happens. A lesson fits a kind of question
 * or something that has come to pass, never a certain deal, so that every match can be the first.
 */
import type { Choice, GameId, GameView, TableView } from '../../src-main/contract/table.ts'
import { diceGuide } from './cthulhu-dice.ts'
import { mythosGuide } from './mythos.ts'
import { pocketGuide } from './pocket-madness.ts'
import type { Pointer } from './pointing.ts'
import { tidesGuide } from './tides-of-madness.ts'
import { witchGuide } from './witch-of-salem.ts'

/** The table as a seat sees it while it decides. */
export interface Moment<View> {
  readonly view: View
  readonly seat: number
  /** How many actions this seat has taken. */
  readonly at: number
  readonly choices: readonly Choice[]
  /** The rule of what is asked, if there is one. */
  readonly rule: string | undefined
  /** Whether the log tells of something that came of this rule. */
  readonly told: (rule: string) => boolean
}

export interface Lesson<View> {
  readonly id: string
  /** In the list of all lessons; its id, if not said. */
  readonly title?: string
  readonly fits: (moment: Moment<View>) => boolean
  readonly says: string
  /** Numbers of rules, with commas between. */
  readonly rules: string
  /** What on the table it is about. */
  readonly points?: (moment: Moment<View>) => Pointer
}

/** In the order of what to learn first. */
export interface Guide<View> {
  readonly lessons: readonly Lesson<View>[]
  /** How many lessons are told at one decision at most; all that fit, if not said. */
  readonly atOnce?: number
  /** When the match is over. */
  readonly end: string
  /** Where one goes on from there. */
  readonly next?: readonly { readonly text: string; readonly to: string }[]
}

export type ViewOf<Game extends GameId> = Extract<GameView, { readonly game: Game }>['view']

const guides: { readonly [Game in GameView['game']]?: Guide<ViewOf<Game>> } = {
  mythos: mythosGuide,
  'cthulhu-dice': diceGuide,
  'pocket-madness': pocketGuide,
  'tides-of-madness': tidesGuide,
  'witch-of-salem': witchGuide,
}

/** The game names its guide and its view alike, so that the two belong together. */
const guideOf = (game: GameId) => (guides as { readonly [game in string]?: Guide<never> })[game]

export const hasGuide = (game: GameId): boolean => guideOf(game) !== undefined

/** What a lesson comes to on the screen. */
export interface Told {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly rules: string
  readonly points?: Pointer | undefined
}

const titled = ({ id, title, says, rules }: Lesson<never>): Told => ({
  id,
  title: title ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  says,
  rules,
})

/** The lessons that fit the seat's decision and are not learned yet, the first one to be told first. */
export function lessonsFor({ view, seat, at, choices, rule, log }: TableView, learned: ReadonlySet<string>): readonly Told[] {
  const told = (wanted: string) => log.some((line) => line.rule?.split(/,\s*/).includes(wanted) ?? false)
  const moment: Moment<never> = { view: view.view as never, seat, at, choices, rule, told }
  const guide = guideOf(view.game)
  const fitting = guide?.lessons.filter((lesson) => !learned.has(lesson.id) && lesson.fits(moment)) ?? []
  return fitting.slice(0, guide?.atOnce).map((lesson) => ({ ...titled(lesson), points: lesson.points?.(moment) }))
}

/** All lessons of a game, in their order, to be read again. */
export const lessonsOf = (game: GameId): readonly Told[] => guideOf(game)?.lessons.map(titled) ?? []

/** The lessons that lead to a rule. */
export const lessonsAbout = (game: GameId, rule: string): readonly Told[] =>
  lessonsOf(game).filter(({ rules }) => rules.split(/,\s*/).includes(rule))

export const farewell = (game: GameId): string | undefined => guideOf(game)?.end

export const whatNext = (game: GameId): NonNullable<Guide<never>['next']> => guideOf(game)?.next ?? []
