/**
 * Guides through a first game: what is asked and why, told at the table when it happens. A lesson fits a kind of question
 * or something that has come to pass, never a certain deal, so that every match can be the first.
 */
import type { GameId, GameView, TableView } from '../../src-main/contract/table.ts'
import { diceGuide } from './cthulhu-dice.ts'
import { pocketGuide } from './pocket-madness.ts'
import { tidesGuide } from './tides-of-madness.ts'
import { witchGuide } from './witch-of-salem.ts'

/** The table as a seat sees it while it decides. */
export interface Moment<View> {
  readonly view: View
  readonly seat: number
  /** Whether the log tells of something that came of this rule. */
  readonly told: (rule: string) => boolean
}

export interface Lesson<View> {
  readonly id: string
  readonly fits: (moment: Moment<View>) => boolean
  readonly says: string
  /** Numbers of rules, with commas between. */
  readonly rules: string
}

/** In the order of what to learn first. */
export interface Guide<View> {
  readonly lessons: readonly Lesson<View>[]
  /** When the match is over. */
  readonly end: string
}

export type ViewOf<Game extends GameId> = Extract<GameView, { readonly game: Game }>['view']

const guides: { readonly [Game in GameView['game']]?: Guide<ViewOf<Game>> } = {
  'cthulhu-dice': diceGuide,
  'pocket-madness': pocketGuide,
  'tides-of-madness': tidesGuide,
  'witch-of-salem': witchGuide,
}

/** The game names its guide and its view alike, so that the two belong together. */
const guideOf = (game: GameId) => (guides as { readonly [game in string]?: Guide<never> })[game]

export const hasGuide = (game: GameId): boolean => guideOf(game) !== undefined

/** What a lesson comes to on the screen. */
export type Told = Pick<Lesson<never>, 'id' | 'says' | 'rules'>

/** The lessons that fit the seat's decision and are not learned yet, the first one to be told first. */
export function lessonsFor({ view, seat, log }: TableView, learned: ReadonlySet<string>): readonly Told[] {
  const told = (rule: string) => log.some((line) => line.rule?.split(/,\s*/).includes(rule) ?? false)
  const moment: Moment<never> = { view: view.view as never, seat, told }
  return guideOf(view.game)?.lessons.filter((lesson) => !learned.has(lesson.id) && lesson.fits(moment)) ?? []
}

export const farewell = (game: GameId): string | undefined => guideOf(game)?.end
