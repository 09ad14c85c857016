/** What is yet to be done in a match, and what is asked meanwhile: the tasks of an agenda, plays, and questions to a seat. */
import type { Filter, Op, Route, Rule, Waiver } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import type { Bonus } from './combat-state.ts'
import type { CardNo, Ctx, Placed } from './state.ts'

/** What has changed Sanity: a card, or a Battle with those that attacked in it; `points`: what all of them had to attack with, and each that is told apart. */
export interface SanityDoer {
  readonly card?: CardNo
  readonly inBattle?: true
  readonly attackers?: readonly CardNo[]
  readonly points?: { readonly all: number; readonly each: readonly { readonly card: CardNo; readonly value: number }[] }
}

/**
 * One way to play a card from the Hand. `how` says as what; host, opponent and
 * target are asked for afterwards where there is a choice.
 */
export type How =
  /** A Location: right-side-up, or crosswise. */
  | 'arrive'
  | 'walk'
  | 'ally'
  | 'monster'
  | 'asset'
  | 'spell'
  | 'event'
  /** A Travel Event onto the Story Deck. */
  | 'travel'
  | 'goo'
  | 'adventure'

export interface Play {
  readonly card: CardNo
  readonly how: How
  readonly on?: CardNo
  readonly against?: Seat
  /** What it costs, where that is chosen in playing it. */
  readonly cost?: number
}

export type Question =
  | { readonly ask: 'what to play' }
  /** Cast, use or decline in Combat (M14.19). */
  | { readonly ask: 'what to cast or use' }
  | {
      readonly ask: 'which card'
      readonly prompt: string
      readonly among: readonly CardNo[]
      /** How many are still to be chosen; each is asked for by itself. */
      readonly more: number
      readonly mayStop: boolean
      readonly secret?: boolean
    }
  | { readonly ask: 'which player'; readonly prompt: string; readonly among: readonly Seat[] }
  | { readonly ask: 'whether'; readonly prompt: string; readonly about?: CardNo }
  /** `secret`: it shows the asked seat what others may not know (M1.44). */
  | {
      readonly ask: 'which way'
      readonly prompt: string
      readonly ways: readonly string[]
      readonly secret?: boolean
      readonly seconds?: number
    }
  | { readonly ask: 'how many'; readonly prompt: string; readonly min: number; readonly max: number }
  /** A play inside another (M5.17), or another card to join (M11.19). */
  | {
      readonly ask: 'which play'
      readonly prompt: string
      readonly among: readonly Play[]
      readonly mayStop: boolean
      readonly secret?: boolean
    }

export type Task =
  | { readonly do: 'ask'; readonly seat: Seat; readonly question: Question; readonly resume: Task }
  // the Round and its Turns
  | { readonly do: 'begin round' }
  /** Where the table allows it, a first Hand may be shuffled back once (M4.4). */
  | { readonly do: 'new hand'; readonly seats: readonly Seat[]; readonly ctx: Ctx }
  | { readonly do: 'begin turn'; readonly seat: Seat }
  /** `lost`: the Turn is one that a card takes away. */
  | { readonly do: 'main play'; readonly seat: Seat; readonly lost?: true }
  | { readonly do: 'end turn'; readonly seat: Seat }
  // playing cards
  | { readonly do: 'gather'; readonly seat: Seat; readonly plays: readonly Play[]; readonly nested?: Nested; readonly ctx: Ctx }
  /** `spared` are cards whose cost another thing was done for (M2.29), `kept` those for which that was refused. */
  | {
      readonly do: 'carry out'
      readonly seat: Seat
      readonly plays: readonly Play[]
      readonly nested?: Nested
      readonly spared: readonly CardNo[]
      readonly kept: readonly CardNo[]
      readonly ctx: Ctx
    }
  /** The crosswise Location is turned right-side-up; `asTurn`: as his Turn, and not by what a card does. */
  | { readonly do: 'arrive'; readonly seat: Seat; readonly asTurn?: true }
  | { readonly do: 'settle played'; readonly seat: Seat; readonly plays: readonly Play[]; readonly vehicle?: CardNo }
  | {
      readonly do: 'use'
      readonly seat: Seat
      readonly card: CardNo
      readonly rule: number
      readonly ctx: Ctx
      readonly cast: boolean
      readonly stage?: Stage
      /** Whether another thing is done instead of paying for it (M2.29); not said before it is asked. */
      readonly spared?: boolean
    }
  /** A cast Spell turns face-down, or is buried by the Ally or Artifact that cast it (M9.24, M7.23). */
  | { readonly do: 'after cast'; readonly card: CardNo }
  /** A Monster from the Hand attacks at once (M9.37). */
  | {
      readonly do: 'summon'
      readonly seat: Seat
      readonly ctx: Ctx
      readonly filter: Filter
      readonly card?: CardNo
      readonly gains?: number
      /** Where the Monster goes after its attack, where it is not buried (M9.41). */
      readonly goes?: 'hand' | 'discard'
    }
  // effects
  | { readonly do: 'effect'; readonly ops: readonly Op[]; readonly ctx: Ctx }
  /** `order`: since when the rule was in force; what has gone meanwhile says nothing any more (M14.36, M17.9). */
  | {
      readonly do: 'trigger'
      readonly card: CardNo
      readonly rule: number
      readonly ctx: Ctx
      readonly order?: number
      readonly stage?: Stage
      readonly detached?: Rule
    }
  /** Several opponents (`among` them, where not all) could be meant: the answer becomes the opponent of the task that waits (M17.26). */
  | { readonly do: 'name opponent'; readonly ctx: Ctx; readonly afterwards: Task; readonly among?: readonly Seat[] }
  /** Sanity is to be lost, and somebody may be spared it: `refused` are the rules that were not used. */
  | {
      readonly do: 'spare sanity'
      readonly seat: Seat
      readonly points: number
      readonly why: string
      readonly cause: SanityDoer
      readonly ctx: Ctx
      readonly refused: readonly string[]
    }
  /** Cards are to be lost: replacements are asked for first (M19.7). */
  | {
      readonly do: 'lose cards'
      readonly cards: readonly CardNo[]
      /** Owners who are still to say in which order theirs are buried (M1.32). */
      readonly unordered?: readonly Seat[]
      readonly to: 'bury' | 'discard'
      readonly ctx: Ctx
      /** In which order they lie is settled elsewhere. */
      readonly laid?: true
      /** Protections that were refused for a card: those of one rule of a card. */
      readonly refused: readonly { readonly by: CardNo; readonly rule: number; readonly card: CardNo }[]
      /** How the cards beneath are uncovered, where the top card of a Story Deck is lost. */
      readonly story?: { readonly gateShut?: boolean; readonly until?: Filter }
      /** It is an Ally who has no value left (M7.16). */
      readonly worthless?: true
    }
  /** Cards of one owner that were lost together lie as their owner likes (M1.32). */
  | {
      readonly do: 'lay in order'
      readonly seat: Seat
      readonly cards: readonly CardNo[]
      readonly to: 'bury' | 'discard'
      readonly ctx: Ctx
      readonly choosing?: true
      /** They are named in their order already. */
      readonly named?: true
    }
  /** `was` is how it lay, with what it bore. */
  | {
      readonly do: 'after loss'
      readonly card: CardNo
      readonly seat: Seat
      readonly to: 'bury' | 'discard'
      readonly was: readonly Placed[]
      readonly ctx: Ctx
    }
  | { readonly do: 'bury finished event'; readonly card: CardNo }
  | { readonly do: 'check state' }
  /** The story of an Adventure that was played is told (M16.14). */
  | { readonly do: 'end chapter'; readonly seat: Seat }
  | { readonly do: 'draw'; readonly seat: Seat; readonly count: number }
  /** An attack outside Combat (M14.87). */
  | {
      readonly do: 'attack'
      readonly on: Seat
      readonly points: number
      /** What it is worth more in this attack. */
      readonly gains?: number
      readonly by?: CardNo
      readonly isSummoned?: true
      readonly alliesMayDefend: boolean
      readonly onlyAllies: boolean
      readonly ctx: Ctx
      readonly defenders: readonly CardNo[]
      readonly asked: boolean
    }
  /** Control of a Monster of a class (M9.45); `card` has been taken and is asked where it joins (M9.49). */
  | {
      readonly do: 'control'
      readonly seat: Seat
      readonly filter: Filter
      readonly card?: CardNo
      /** What it is worth more in this Combat. */
      readonly gains?: number
      /** `card` could carry its controller there (M9.42). */
      readonly route?: Route
      readonly ctx: Ctx
    }
  // Combat, step by step (M14.1, M14.2)
  /** `isAsked`: what skips Combat at its start has been asked. */
  | { readonly do: 'combat'; readonly isAsked?: true }
  | { readonly do: 'commit monsters'; readonly seat: Seat; readonly ctx: Ctx }
  /** `ally` has been chosen and is asked what it does. */
  | { readonly do: 'commit allies'; readonly seat: Seat; readonly ally?: CardNo; readonly ctx: Ctx }
  | { readonly do: 'cast step'; readonly seat: Seat }
  | { readonly do: 'begin battles' }
  | { readonly do: 'next battle'; readonly ctx: Ctx }
  /** Cards are turned up, then declarations are made (M11.44), then effects happen; `done` are cards seen to in that stage. */
  | {
      readonly do: 'reveal'
      readonly at: number
      readonly stage?: 'declare' | 'effects'
      readonly seats: readonly Seat[]
      readonly done: readonly CardNo[]
      readonly ctx: Ctx
    }
  /** Threats are turned up, and Allies may join the defence whose text lets them do so then; `refused` are those that do not. */
  | { readonly do: 'join revealed'; readonly at: number; readonly refused: readonly CardNo[]; readonly ctx: Ctx }
  /** `refused` are bonuses kept for another Battle; `asking` is the one in question. */
  | {
      readonly do: 'cosmic battle'
      readonly at: number
      readonly stage: 'reckon' | 'fight'
      readonly refused: readonly Bonus[]
      readonly asking?: Bonus
      readonly ctx: Ctx
    }
  /** In which order a side's cards absorb (M14.46, M14.55), or take a reduction (M14.42). */
  | {
      readonly do: 'absorb'
      readonly at: number
      readonly stage: 'reduce' | 'cosmic' | 'defend'
      readonly seat: Seat
      readonly order: readonly CardNo[]
      readonly ctx: Ctx
    }
  | { readonly do: 'allies defend'; readonly at: number }
  | { readonly do: 'lose sanity'; readonly at: number }
  | {
      readonly do: 'additional effects'
      readonly at: number
      readonly seats: readonly Seat[]
      readonly done: readonly CardNo[]
      readonly ctx: Ctx
    }
  | { readonly do: 'end battle'; readonly at: number }
  | { readonly do: 'end of combat' }
  /** `cards` are still to be buried by the first of the seats, to lie in that `order`, if one was chosen; `choosing` while it is. */
  | {
      readonly do: 'bury the lost'
      readonly seats: readonly Seat[]
      readonly cards?: readonly CardNo[]
      readonly choosing?: readonly CardNo[]
      readonly order?: readonly CardNo[]
      /** Protections of the first of the cards that were refused. */
      readonly refused?: readonly string[]
      /** Protections that held when the burying began, for it is done at once (M14.3). */
      readonly held?: readonly string[]
      readonly ctx: Ctx
    }
  | { readonly do: 'close combat' }
  // the End of the Round (M15.1)
  | { readonly do: 'discard step'; readonly seats: readonly Seat[]; readonly ctx: Ctx }
  | { readonly do: 'round effects end' }
  | { readonly do: 'flip step' }
  | { readonly do: 'lobotomy step'; readonly seats: readonly Seat[]; readonly ctx: Ctx; readonly done: readonly Seat[] }
  | { readonly do: 'reshuffle step'; readonly seats: readonly Seat[]; readonly ctx: Ctx; readonly exempt: readonly Seat[] }

/** A task that takes answers. */
export type Asked = Extract<Task, { readonly ctx: Ctx }>

/** How far a rule has come: whether it is wanted, what it aims at, what it costs (M5.15). */
export type Stage = 'target' | 'pay'

/** A play within a play: what need not hold for it (M5.17). */
export interface Nested {
  readonly waive: readonly Waiver[]
  /** The card whose text offers the play. */
  readonly source?: CardNo
  /** Only such cards. */
  readonly filter?: Filter
  /** Only these very cards. */
  readonly among?: readonly CardNo[]
  /** As an Ally, whatever it is. */
  readonly as?: 'ally'
  /** A Spell is laid there, and nowhere else. */
  readonly into?: CardNo
  /** From where, if not from the Hand. */
  readonly from?: 'hand' | 'story' | 'discard' | 'deckTop' | 'deck'
  /** The play is not offered but told. */
  readonly must?: boolean
  /** Another such play is offered when this one is made, or so many further ones. */
  readonly goesOn?: true | number
  /** What is done when the play is made. */
  readonly besides?: readonly Op[]
  /** A Location reached by this route. */
  readonly route?: Route
  /** Looked at without what cards in play permit: to see whether a permission is needed. */
  readonly plain?: boolean
  /** A Monster that carries the player there, and lies beneath it afterwards (M9.42). */
  readonly vehicle?: CardNo
}
