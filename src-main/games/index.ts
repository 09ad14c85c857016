/**
 * The games of this table, by id.
 *
 * This is the one place to add a game to: what is listed here can be played,
 * replayed and asked about its rules; the bots need not be told.
 */
import type { AnyGame, Outlook, Seat } from '../engine/game.ts'
import { type Choosing, series, whoBegins } from './choices.ts'
import { cthulhuDice, type Event as DiceEvent, type Options as DiceOptions, type State as DiceState } from './cthulhu-dice/game.ts'
import { broken as brokenDice } from './cthulhu-dice/invariants.ts'
import * as dice from './cthulhu-dice/table.ts'
import { agreed } from './mythos/agreed.ts'
import { type Annals, firstAnnals, type Happened, remember } from './mythos/annals/annals.ts'
import { ruleOfQuestion } from './mythos/citations.ts'
import { sayClause } from './mythos/clauses.ts'
import { counsel } from './mythos/counsel.ts'
import type { Cause } from './mythos/events.ts'
import { mythos } from './mythos/game.ts'
import { overruling } from './mythos/house-rules.ts'
import { broken } from './mythos/invariants.ts'
import { kindOf, type LineKind } from './mythos/line-kinds.ts'
import { askingPiece, glanceOf, isShown, prompt as mythosPrompt } from './mythos/look.ts'
import { motive } from './mythos/motive.ts'
import { printed } from './mythos/places.ts'
import { preference } from './mythos/preference.ts'
import type { Action as MythosAction, State as MythosState } from './mythos/state.ts'
import type { Told } from './mythos/tell.ts'
import { rulesTold } from './mythos/told-rules.ts'
import type { View as MythosView } from './mythos/view.ts'
import { whyPiece } from './mythos/why.ts'
import { pocketMadness } from './pocket-madness/game.ts'
import { broken as brokenPocket } from './pocket-madness/invariants.ts'
import type { View as PocketView } from './pocket-madness/knowledge.ts'
import type { Event as PocketEvent, State as PocketState } from './pocket-madness/state.ts'
import * as pocket from './pocket-madness/table.ts'
import type { Reckoning } from './reckoning.ts'
import { tidesOfMadness } from './tides-of-madness/game.ts'
import { broken as brokenTides } from './tides-of-madness/invariants.ts'
import type { View as TidesView } from './tides-of-madness/knowledge.ts'
import type { Event as TidesEvent, State as TidesState } from './tides-of-madness/state.ts'
import * as tides from './tides-of-madness/table.ts'
import { witchOfSalem } from './witch-of-salem/game.ts'
import { broken as brokenWitch } from './witch-of-salem/invariants.ts'
import type { Event as WitchEvent, State as WitchState } from './witch-of-salem/state.ts'
import * as witch from './witch-of-salem/table.ts'

export interface Entry {
  readonly game: AnyGame
  readonly title: string
  /** Whether its rules are complete. `npm run rules` fails on a gap in a released game. */
  readonly released: boolean
  /** One line: what it is, how long it takes, how many play. */
  readonly summary: string
  /** What can be chosen before a match; each answer is an option of the game by the same name. */
  readonly choices?: readonly Choosing[]
  /** What to sit down with, where nothing but the number of players matters; absent, where decks do. */
  options?(players: number): unknown
  /** How many rounds, or turns, have come to their end. */
  rounds(state: unknown): number
  /** What each seat has in the end, where the game counts something, and whether many or few of it are good. */
  readonly points?: { readonly what: string; readonly best: 'most' | 'fewest'; of(state: unknown): readonly number[] }
  /** All win together, or lose. */
  readonly together?: true
  /** What the next match of a series is played with, after one that was played with `options`; the same, if not said. */
  again?(options: unknown, scores: readonly number[]): unknown
  /** The open question in words, for a seat that must answer it. */
  prompt?(state: unknown, seat: Seat): string
  /** The rule to look up about the open question, for a seat that must answer it. */
  ruleOf?(state: unknown, seat: Seat): string | undefined
  /** Whose Turn it is, where the game has Turns. */
  turnOf?(state: unknown): Seat | undefined
  /** One view of the whole table from those of all seats, with everything open that one of them may see. */
  openView?(views: readonly unknown[]): unknown
  /** What is remembered of a match beyond its end, where there is a story to tell of it: made move by move. Plain data. */
  readonly annals?: {
    first(state: unknown): unknown
    remember(annals: unknown, happened: { readonly before: unknown; readonly events: readonly unknown[]; readonly after: unknown }): unknown
  }
  /** One line about a position that everybody may read: how far it is, who leads. */
  standing?(state: unknown): string
  /** Whether an event showed somebody what was hidden: taking back stops there. That luck was drawn need not be said. */
  reveals?(event: unknown): boolean
  /** Whose doing an event was, the round that it began, the rules and the card it came from, as far as `listener` may know: where that is not plain from the move that led to it. `state` is the position after it. */
  about?(event: unknown, state: unknown, listener: Seat): About
  /** Whether one person leads every seat, so that nothing is hidden between them. */
  open?(state: unknown): boolean
  /** What was agreed on before the match. */
  terms?(state: unknown): readonly Agreed[]
  /** After how many seconds what `seat` is shown is over. */
  glance?(state: unknown, seat: Seat): number | undefined
  /** The piece of its view that asks `seat` the open question: what is being played, or the card whose text it is. */
  asking?(state: unknown, seat: Seat): string | undefined
  /** Whether the open question itself shows `seat` something hidden: then it is to be seen, though there be only one answer. */
  shows?(state: unknown, seat: Seat): boolean
  /** A law of the game that a position breaks, in a sentence; the table stops there. Cheap enough to be asked after every move. */
  brokenLaw?(state: unknown): string | undefined
  /** Why `seat` may not play a piece of its view now; nothing, if it is no such piece. */
  why?(state: unknown, seat: Seat, piece: string): Why | undefined
  /** What an action is good for, in a sentence, from what `seat` knows; nothing, where only trying tells. For games whose bots plan. */
  counsel?(state: unknown, seat: Seat, action: unknown): Counsel | undefined
  /** What speaks for an event as a deed of whoever's doing it was, from what everybody at the table can see: nothing that a Hand would tell. */
  motive?(event: unknown, move: { readonly before: unknown; readonly after: unknown }): Counsel | undefined
  /** What comes of one choice that does not come of another, by what a bot saw at the ends of its playouts (`Game.outlook`). */
  preference?(one: Outlook, other: Outlook): string | undefined
}

/** A thing agreed on, with the rules it is about, and the house rule it is. */
export interface Agreed {
  readonly text: string
  readonly rule?: string
  readonly house?: string
}

export interface About {
  readonly seat?: Seat
  readonly round?: number
  /** One number, or several with commas between. */
  readonly rule?: string
  /** The house rule that stands in the place of one of them. */
  readonly house?: string
  readonly card?: SpokenBy
  /** What was counted, line by line. */
  readonly reckonings?: readonly Reckoning[]
  /** A moment that one goes back to look at again. */
  readonly key?: true
  /** What it is about, for a log that can be sifted. */
  readonly kind?: LineKind
}

/** The card whose text did something: its clause, counted from 1, and what that says. */
export interface SpokenBy {
  readonly id: string
  readonly title: string
  readonly clause?: number
  readonly words?: string
}

/** What speaks for an action, and the rule to look up about it. */
export interface Counsel {
  readonly reason: string
  readonly rule?: string
}

/** All that speaks against a play, and the piece's own words. */
export interface Why {
  readonly title: string
  readonly legal: boolean
  readonly reasons: readonly { readonly rule: string; readonly why: string; readonly remedy?: string; readonly house?: string }[]
  readonly clauses: readonly string[]
}

const entries: readonly Entry[] = [
  {
    game: cthulhuDice,
    title: 'Cthulhu Dice',
    summary: 'Everybody loses sanity; someone loses it last. Five minutes, 2 to 6 players.',
    released: true,
    choices: [
      {
        id: 'cultists',
        caption: 'Cultists',
        rule: 'CD-27',
        players: [2],
        answers: [
          { value: '1', text: '1 each: the basic game' },
          { value: '2', text: '2 each: Rival Cults', means: 2 },
          { value: '3', text: '3 each: Rival Cults', means: 3 },
        ],
      },
      whoBegins('First Caster', 'CD-4', 6),
      series,
    ],
    options: (players) => ({ players }),
    about: (event: DiceEvent) => dice.about(event),
    again: (options: DiceOptions, scores) => dice.again(options, scores),
    rounds: ({ turn }: DiceState) => turn - 1,
    prompt: (state: DiceState) => dice.prompt(state),
    ruleOf: (state: DiceState) => dice.ruleOf(state),
    standing: (state: DiceState) => dice.standing(state),
    brokenLaw: (state: DiceState) => brokenDice(state),
  },
  {
    game: pocketMadness,
    title: 'Pocket Madness',
    summary: 'Empty your hand by sets and runs; portals help, Madness does not. Half an hour, 2 to 4 players.',
    released: true,
    choices: [whoBegins('Start player', 'PM-8', 4), series],
    options: (players) => ({ players }),
    points: { what: 'Madness tokens', best: 'fewest', of: ({ players }: PocketState) => players.map(({ tokens }) => tokens) },
    rounds: ({ round, over }: PocketState) => (over === null ? round - 1 : round),
    prompt: (state: PocketState) => pocket.prompt(state),
    ruleOf: (state: PocketState) => pocket.ruleOf(state),
    standing: (state: PocketState) => pocket.standing(state),
    openView: (views: readonly PocketView[]) => ({ ...views[0]!, places: views.map(({ places }, seat) => places[seat]!) }),
    reveals: (event: PocketEvent) => pocket.reveals(event),
    about: (event: PocketEvent) => pocket.about(event),
    brokenLaw: (state: PocketState) => brokenPocket(state),
  },
  {
    game: tidesOfMadness,
    title: 'Tides of Madness',
    summary: 'Three rounds of passing hands: what you leave, your opponent takes. Twenty minutes, 2 players.',
    released: true,
    choices: [series],
    options: (players) => ({ players }),
    points: { what: 'points', best: 'most', of: ({ players }: TidesState) => players.map(({ points }) => points) },
    rounds: ({ round, over }: TidesState) => (over === null ? round - 1 : round),
    prompt: (state: TidesState, seat) => tides.prompt(state, seat),
    ruleOf: (state: TidesState) => tides.ruleOf(state),
    standing: (state: TidesState) => tides.standing(state),
    openView: (views: readonly TidesView[]) => ({ ...views[0]!, places: views.map(({ places }, seat) => places[seat]!) }),
    reveals: (event: TidesEvent) => tides.reveals(event),
    about: (event: TidesEvent, state: TidesState) => tides.about(event, state),
    brokenLaw: (state: TidesState) => brokenTides(state),
  },
  {
    game: witchOfSalem,
    title: 'Witch of Salem',
    summary: 'All together against Necron: find the portals of Arkham and close them in time. An hour, 2 to 4 investigators.',
    released: true,
    choices: [
      {
        id: 'sanity',
        caption: 'Sanity to start with',
        rule: 'WS-86',
        answers: [
          { value: '6', text: '6: the basic game' },
          { value: '5', text: '5: harder', means: 5 },
          { value: '4', text: '4: hardest', means: 4 },
        ],
      },
      {
        id: 'necron',
        caption: 'Necron starts on space',
        rule: 'WS-87',
        answers: [
          { value: '0', text: '0: the basic game' },
          { value: '3', text: '3: harder', means: 3 },
        ],
      },
      {
        id: 'withoutPairs',
        caption: 'Creatures',
        rule: 'WS-88',
        answers: [
          { value: '0', text: 'All twelve pairs' },
          { value: '1', text: 'One pair left out: harder', means: 1 },
        ],
      },
      whoBegins('Start player', 'WS-11', 4),
      {
        id: 'oneLeads',
        caption: 'Who leads the investigators',
        rule: 'WS-E56',
        answers: [
          { value: 'each', text: 'Each seat its own player' },
          { value: 'one', text: 'One person all of them: no secrets, no curtain', means: true },
        ],
      },
      {
        id: 'values',
        caption: 'What is printed on the pieces',
        answers: [
          { value: 'ours', text: 'As this table has it' },
          { value: 'file', text: 'As my own file says: witch-of-salem.json', file: true },
        ],
      },
    ],
    options: (players) => ({ players }),
    points: { what: 'points', best: 'most', of: ({ players, over }: WitchState) => players.map(() => over?.points ?? 0) },
    together: true,
    open: ({ oneLeads }: WitchState) => oneLeads,
    rounds: ({ round, over }: WitchState) => (over === null ? round - 1 : round),
    prompt: (state: WitchState, seat) => witch.prompt(state, seat),
    ruleOf: (state: WitchState) => witch.ruleOf(state),
    standing: (state: WitchState) => witch.standing(state),
    reveals: (event: WitchEvent) => witch.reveals(event),
    about: (event: WitchEvent, state: WitchState) => witch.about(event, state),
    brokenLaw: (state: WitchState) => brokenWitch(state),
  },
  {
    game: mythos,
    title: 'Mythos',
    summary: 'The card game: Investigators, Adventures, and what waits in the dark. 2 to 6 players.',
    released: true,
    points: { what: 'Adventure points', best: 'most', of: ({ players }: MythosState) => players.map(({ points }) => points) },
    rounds: ({ round, over }: MythosState) => (over === undefined ? round - 1 : round),
    prompt: (state: MythosState, seat) => mythosPrompt(state, seat),
    ruleOf: (state: MythosState, seat) => ruleOfQuestion(state, seat),
    standing: ({ round, players, sheet }: MythosState) =>
      `Round ${round}: ${players.map(({ points, sanity }, seat) => `${sheet.names[seat]} ${points} points, ${sanity} Sanity`).join('; ')}`,
    reveals: ({ was }: Told) => was === 'threat revealed' || was === 'revealed',
    about: (event: Told, state: MythosState, listener) => aboutMythos(event, state, listener),
    turnOf: ({ phase, current }: MythosState) => (phase === 'card play' ? current : undefined),
    openView: (views: readonly MythosView[]) => ({
      ...views[0]!,
      areas: views.map(({ areas }, seat) => areas[seat]!),
      tracker: views.flatMap(({ tracker }) => tracker),
    }),
    annals: {
      first: (state: MythosState) => firstAnnals(state),
      remember: (annals: Annals, happened: Happened) => remember(annals, happened),
    },
    terms: (state: MythosState) => agreed(state),
    glance: (state: MythosState, seat) => glanceOf(state, seat),
    shows: (state: MythosState, seat) => isShown(state, seat),
    asking: (state: MythosState, seat) => askingPiece(state, seat),
    brokenLaw: (state: MythosState) => broken(state),
    why: (state: MythosState, seat, piece) => whyPiece(state, seat, piece),
    counsel: (state: MythosState, seat, action: MythosAction) => counsel(state, seat, action),
    motive: (event: Told, { before, after }) => motive(event, { before: before as MythosState, after: after as MythosState }),
    preference,
  },
]

/** What turns a campaign. */
const keyEvents: ReadonlySet<Told['was']> = new Set(['adventure completed', 'lobotomised', 'conceded', 'investigator exchanged'])

function aboutMythos(event: Told, state: MythosState, listener: Seat): About {
  const rules = rulesTold(event, state)
  const house = rules.map((rule) => overruling(state.sheet.houseRules, rule)).find((each) => each !== undefined)
  const { cause } = event
  return {
    ...('seat' in event ? { seat: event.seat } : {}),
    ...(event.was === 'round begun' ? { round: event.round } : {}),
    rule: rules.join(', '),
    kind: kindOf(event),
    ...(keyEvents.has(event.was) && { key: true as const }),
    ...(event.was === 'battle over' && { reckonings: event.accounts }),
    ...(house === undefined ? {} : { house }),
    ...(cause === undefined || (cause.only !== undefined && cause.only !== listener) ? {} : { card: spokenBy(state, cause) }),
  }
}

function spokenBy(state: MythosState, { card, title, clause }: Cause): SpokenBy {
  const face = printed(state, card)
  const rule = clause === undefined ? undefined : face.rules[clause]
  return { id: face.id, title, ...(rule === undefined ? {} : { clause: clause! + 1, words: sayClause(state, rule) }) }
}

export const games: ReadonlyMap<string, Entry> = new Map(entries.map((each) => [each.game.id, each]))
