/** What a new match is made of, before the Keeper has a say in it. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { PlayStyle } from '../../src-main/contract/decks.ts'
import type { Choosing, GameInfo } from '../../src-main/contract/games.ts'
import type { Settings } from '../../src-main/contract/settings.ts'
import type { DeckSummary, GameId, NewSeat } from '../../src-main/contract/table.ts'
import { gameLook } from '../ui/game-looks.ts'

/** What `matches.begin` takes, from the contract itself. */
export type Wanted = Parameters<Api['matches']['begin']>[0]

/** A seat as it stands in the form: a deck and an Investigator may be chosen and not be needed. */
export interface Seat {
  name: string
  kind: NewSeat['kind']
  deck: number | undefined
  /** Undefined for the first candidate of the deck. */
  investigator: string | undefined
}

export interface Setup {
  game: GameId
  seats: Seat[]
  mode: 'campaign' | 'basic'
  target: number
  /** As typed; empty for a seed of chance. */
  seed: string
  botBudgetMs: number
  undoPastRevealed: boolean
  alternativeFirstCard: boolean
  sameEducation?: 'once' | 'each Round' | 'seats' | undefined
  /** Ids of house rules. */
  houseRules?: string[] | undefined
  timedGlances?: boolean | undefined
  /** How many seats there may be. */
  seatLimit?: number | undefined
  /** What decks are judged by; the book, if nothing is said. */
  playStyle?: string | undefined
  /** Light games: what was chosen, by the ids of the game's choices. */
  variant?: Record<string, string> | undefined
}

const rivals = ['Miss Peabody', 'Dr. Armitage Crane', 'Old Zadok', 'The Librarian', 'Professor Rice'] as const

/** A game by its id. Until the Keeper has told of its games, anything from 2 to 6 may sit down. */
export const infoOf = (games: readonly GameInfo[], id: GameId): Pick<GameInfo, 'seats' | 'choices'> =>
  games.find((each) => each.id === id) ?? { seats: { min: 2, max: 6 }, choices: [] }

/** What there is to choose with so many at the table. */
export const choicesFor = ({ choices }: Pick<GameInfo, 'choices'>, players: number): readonly Choosing[] =>
  choices.filter((each) => each.players?.includes(players) ?? true)

/** What was chosen otherwise than usual, of what there is to choose. */
function chosen(
  { variant = {}, seats }: Setup,
  choices: readonly Choosing[],
): { readonly id: string; readonly caption: string; readonly value: string; readonly text: string }[] {
  return choicesFor({ choices }, seats.length).flatMap(({ id, caption, answers }) => {
    const answer = answers.find(({ value }) => value === variant[id])
    return answer === undefined || answer === answers[0] ? [] : [{ id, caption, ...answer }]
  })
}

export function newSeat(at: number, decks: readonly DeckSummary[]): Seat {
  const deck = decks.length === 0 ? undefined : decks[at % decks.length]!.id
  return { name: at === 0 ? 'Player' : rivals[(at - 1) % rivals.length]!, kind: at === 0 ? 'human' : 'bot', deck, investigator: undefined }
}

export function usualSetup(decks: readonly DeckSummary[]): Setup {
  return {
    game: 'mythos',
    seats: [newSeat(0, decks), newSeat(1, decks)],
    mode: 'campaign',
    target: 20,
    seed: '',
    botBudgetMs: 1_000,
    undoPastRevealed: false,
    alternativeFirstCard: false,
    sameEducation: 'once',
    houseRules: [],
    timedGlances: false,
    seatLimit: 6,
    variant: {},
  }
}

/** A light game at once: a person against one bot, or against two where there is room, as it is usually played. */
export function lightNow({ id, seats }: Pick<GameInfo, 'id' | 'seats'>, kind: Seat['kind'] = 'bot'): Wanted {
  const players = Math.max(seats.min, Math.min(seats.max, 3))
  const sitting = Array.from({ length: players }, (_, at) => ({ ...newSeat(at, []), ...(at > 0 && { kind }) }))
  return wanted({ ...usualSetup([]), game: id, seats: sitting })
}

/** The last set-up once more; a deck that is gone gives way to another, and a play style to the book. */
export function setupAgain(
  last: Settings['setup'],
  decks: readonly DeckSummary[],
  games: readonly GameInfo[],
  styles: readonly Pick<PlayStyle, 'id'>[],
): Setup {
  if (last === undefined) return usualSetup(decks)
  const { min, max } = infoOf(games, last.game).seats
  const seats = Array.from({ length: Math.min(max, Math.max(min, last.seats.length)) }, (_, at): Seat => {
    const { name, kind, deck, investigator } = last.seats[at] ?? newSeat(at, decks)
    const known = decks.some(({ id }) => id === deck)
    return { name, kind, deck: known ? deck : newSeat(at, decks).deck, investigator: known ? investigator : undefined }
  })
  const playStyle = styles.some(({ id }) => id === last.playStyle) ? last.playStyle : undefined
  return { ...last, seats, playStyle }
}

/** The whole number a seed field holds; undefined if it is empty, `false` if it is something else. */
export function seedOf(text: string): number | undefined | false {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const seed = Number(trimmed)
  return Number.isInteger(seed) && seed >= -(2 ** 31) && seed < 2 ** 31 ? seed : false
}

/** How it is played, in short: whatever is not as usual is named, and what ends the match always. */
export function summary(setup: Setup, choices: readonly Choosing[] = []): string {
  const { game, mode, target, alternativeFirstCard, seats, botBudgetMs, undoPastRevealed } = setup
  const { houseRules = [], sameEducation = 'once', timedGlances = false, seatLimit = 6 } = setup
  const said = [
    game === 'mythos' && (mode === 'campaign' ? `campaign to ${target} Adventure points` : 'basic game: the first Adventure ends it'),
    game === 'mythos' && alternativeFirstCard && 'the alternative first card',
    game === 'mythos' && sameEducation !== 'once' && 'equal Education settled otherwise than by one roll',
    game === 'mythos' && timedGlances && 'glances end by themselves',
    game === 'mythos' && seatLimit < 6 && `${seatLimit} seats at most`,
    game === 'mythos' && houseRules.length > 0 && (houseRules.length === 1 ? '1 house rule' : `${houseRules.length} house rules`),
    ...chosen(setup, choices).map(({ caption, text }) => `${caption}: ${text}`),
    seats.some(({ kind }) => kind === 'bot') &&
      `bots think for ${botBudgetMs / 1_000} ${botBudgetMs === 1_000 ? 'second' : 'seconds'} at most`,
    setup.seed.trim() !== '' && `seed ${setup.seed.trim()}`,
    undoPastRevealed && 'taking back reaches past what was revealed',
  ]
  return said.filter((each) => each !== false).join(' · ') || 'as usual'
}

/** What is missing before the match can begin, in a sentence; the Keeper still has the last word. */
export function lacking(setup: Setup, decks: readonly DeckSummary[]): string | undefined {
  if (!setup.seats.some(({ kind }) => kind === 'human')) return 'Somebody has to sit at this table: let at least one seat be a person’s.'
  if (setup.seats.some(({ name }) => name.trim() === '')) return 'Every seat needs a name.'
  if (seedOf(setup.seed) === false) return 'The seed is a whole number, or empty for chance.'
  if (setup.game !== 'mythos') return undefined
  if (!Number.isInteger(setup.target) || setup.target < 1 || setup.target > 200)
    return 'A campaign ends at a whole number of points from 1 to 200.'
  const { seatLimit = 6 } = setup
  if (setup.seats.length > seatLimit) return `There are ${setup.seats.length} seats, and the limit is ${seatLimit}.`
  const without = setup.seats.find(({ deck }) => !decks.some(({ id }) => id === deck))
  return without && `Choose a deck for ${without.name}.`
}

export function wanted(setup: Setup, choices: readonly Choosing[] = []): Wanted {
  const seed = seedOf(setup.seed)
  const [first, ...others] = setup.seats.map(({ name }) => name.trim())
  const common = {
    game: setup.game,
    title:
      `${first} ${gameLook(setup.game).together ? 'with' : 'against'} ${others.length > 3 ? `${others.length} others` : others.join(', ')}`.slice(
        0,
        200,
      ),
    botBudgetMs: setup.botBudgetMs,
    undoPastRevealed: setup.undoPastRevealed,
    ...(typeof seed === 'number' && { seed }),
  }
  if (setup.game !== 'mythos') {
    const variant = Object.fromEntries(chosen(setup, choices).map(({ id, value }) => [id, value]))
    return { ...common, seats: setup.seats.map(({ name, kind }) => ({ name, kind })), ...(Object.keys(variant).length > 0 && { variant }) }
  }
  const seats = setup.seats.map(({ name, kind, deck, investigator }) => ({
    name,
    kind,
    ...(deck !== undefined && { deck }),
    ...(investigator !== undefined && { investigator }),
  }))
  const { mode, target, alternativeFirstCard, sameEducation, houseRules = [], timedGlances, seatLimit, playStyle } = setup
  return {
    ...common,
    seats,
    mode,
    target,
    alternativeFirstCard,
    ...(sameEducation !== undefined && { sameEducation }),
    ...(houseRules.length > 0 && { houseRules }),
    ...(timedGlances !== undefined && { timedGlances }),
    ...(seatLimit !== undefined && { seatLimit }),
    ...(playStyle !== undefined && { playStyle }),
  }
}

/** The terms of a play style laid on a set-up; without one, what was chosen stays and decks are judged by the book. */
export function inStyle(setup: Setup, style: PlayStyle | undefined): Setup {
  if (style === undefined) return { ...setup, playStyle: undefined }
  const { mode, target, houseRules, alternativeFirstCard = false, seatLimit = 6 } = style
  return { ...setup, playStyle: style.id, mode, target, houseRules: [...houseRules], alternativeFirstCard, seatLimit }
}

/** You against a bot, each with one of the first two ready decks. */
export function playNow(ready: readonly DeckSummary[]): Wanted {
  return wanted({ ...usualSetup(ready) })
}
