/**
 * What a position of Mythos consists of: plain data, every physical card in
 * exactly one zone, and all that is still to be done as a list of tasks.
 *
 * What is printed on the cards stands on the {@link Sheet}, which every
 * position of a match shares and no rule changes.
 */
import type { Duty, Filter, Op, Route, Rule, Waiver, Who } from '../../../grammar/ast.ts'
import type { CardType, Dimension, InvestigatorCard, PrintedCard } from '../../../grammar/card.ts'
import type { Outcome, Seat } from '../../engine/game.ts'
import type { Rng } from '../../engine/random.ts'

/** A physical card of this match: its place in {@link Sheet.printed}. */
export type CardNo = number

/** What a match is played with; the same object in every position of it. */
export interface Sheet {
  readonly printed: readonly PrintedCard[]
  /** Whose deck each card came from (M1.24). */
  readonly owner: readonly Seat[]
  /** One a seat (M2.1). */
  readonly investigators: readonly InvestigatorCard[]
  readonly names: readonly string[]
  readonly mode: 'campaign' | 'basic'
  /** Adventure points that end a campaign (M16.6, M16.7). */
  readonly target: number
  /** The alternative first card (M16.22). */
  readonly alternativeFirstCard: boolean
  /** Investigators that a text may exchange one of the table for (M2.9). */
  readonly spareInvestigators?: readonly InvestigatorCard[]
  /** Seats that are offered to concede (M5.28). */
  readonly mayConcede?: readonly Seat[]
  /** What settles that two count as equally educated, where that is not one roll for the whole match (M2.5, M2.6). */
  readonly sameEducation?: SameEducation
  /** The ids of the house rules that are in force. */
  readonly houseRules?: readonly string[]
  /** Whether a glance ends by itself, as its card says (M1.44). */
  readonly timedGlances?: boolean
  /** After this many Rounds the match ends where it stands: no match lasts for ever. */
  readonly roundLimit: number
}

/** Who counts as more educated among equals: by a roll for all of the match, by one each Round, or whoever sits further to the right. */
export type SameEducation = 'once' | 'each Round' | 'seats'

export interface State {
  readonly sheet: Sheet
  readonly rng: Rng
  /** From 1 (M15.1). */
  readonly round: number
  /** Counts Turns of the whole match; what happened "this Turn" bears its number. */
  readonly turn: number
  /** Counts comings into play, so that the last one dominates (M17.2). */
  readonly clock: number
  readonly phase: 'setup' | 'card play' | 'combat' | 'end of round'
  /** Who goes first this Round (M4.7), and whose Turn it is. */
  readonly first: Seat
  readonly current: Seat
  readonly players: readonly Player[]
  /** Cards in play around Investigators and in Threats, in the order they came (M1.25). Locations lie on Story Decks. */
  readonly play: readonly Placed[]
  /** Effects that outlive their moment. */
  readonly lasting: readonly Lasting[]
  /** What was played or cast in this Round, newest last (M5.24, M5.25). */
  readonly recent: readonly Recent[]
  /** What effects of this Round have changed, where a card of the match may answer them. */
  readonly journal?: readonly Noted[]
  /** What players owe on their next Turn (M19.4). */
  readonly owed?: readonly Owed[]
  /** Plays that others have chosen for a player's next Turn (M19.3). */
  readonly dictated?: readonly Dictated[]
  /** Cards that a text has taken away for a while. */
  readonly away?: readonly Away[]
  /** Day or Night when it was last looked, so that a change is noticed. */
  readonly lastTime?: 'day' | 'night'
  /** How often a limited rule was used. */
  readonly uses: readonly Use[]
  readonly combat?: Combat
  /** An attack outside Combat, while it goes on. */
  readonly attack?: Attack
  /** What is to be done, next thing first. A question on top stops the game. */
  readonly agenda: readonly Task[]
  readonly over?: Outcome
}

export interface Player {
  readonly sanity: number
  /** The Investigator, where it was exchanged in play (M2.9); the {@link Sheet} has the first one. */
  readonly investigator?: InvestigatorCard
  /** Victory Points of completed Adventures. */
  readonly points: number
  /** The Mythos Deck, top card first; its order is known to nobody (M1.15). */
  readonly deck: readonly CardNo[]
  readonly hand: readonly CardNo[]
  readonly discard: readonly CardNo[]
  /** The Story Deck, top card first (M1.45); its last card is the bottom, where cards are buried (M1.29). */
  readonly story: readonly CardNo[]
  /**
   * How the top card of the Story Deck lies. Nothing while no Location or Travel
   * Event was placed there: then the Story Deck holds buried cards alone (M4.10, M6.63).
   */
  readonly spot: Spot | null
  /** Whether a Location was ever played (M4.13), and where the player last was (M6.65). */
  readonly started: boolean
  readonly lastRegion?: string
  readonly lastDimension?: Dimension
  /** Standing Passes: 0, 1, or more where more are required (M13.2, M13.9). */
  readonly passes: number
  /** Turns still to be lost (M5.21, M15.34). */
  readonly lostTurns: number
  /** The number of this player's last Turn, -1 before the first. */
  readonly lastTurn: number
  readonly lobotomised: boolean
  /** Who counts as more educated among equals: the higher (M2.6). */
  readonly semesters: number
  /** Permissions for a later Turn: travel that was offered (M5.18). */
  readonly offers: readonly Offer[]
  /** What a recipe may ask to have happened in this chapter. */
  readonly happened: readonly string[]
}

/** The top of a Story Deck. */
export interface Spot {
  /** Walking there (M6.22). */
  readonly crosswise: boolean
  /** The Gate has been used (M1.41). */
  readonly gateUsed: boolean
  /** The Turn in which the card took this position. */
  readonly since: number
  /** Its place in the order of play: a Location counts as played when it becomes Current (M17.3). */
  readonly order: number
  /** Nothing beneath it is where its player came from: the story was cleared round a Travel Event (M16.18). The Region is remembered. */
  readonly alone?: true
  /** While walking: whether the Gate of the Location beneath had been used. */
  readonly beneath?: { readonly gateUsed: boolean; readonly since: number; readonly order: number }
}

/** Where a card in play lies, which is what it acts as (M1.40). */
export type Area = 'ally' | 'asset' | 'spell' | 'event' | 'adventure' | 'goo' | 'threat'

/** Allies have no place of their own: they are where their Investigator is (M7.11). */
export interface Placed {
  readonly card: CardNo
  /** The player among whose cards it lies; in a Threat its controller (M1.42). */
  readonly seat: Seat
  readonly area: Area
  readonly faceDown: boolean
  /** Used and not yet ready (M8.9); a Great Old One after its first Round (M11.55). */
  readonly rotated: boolean
  /** What bears or holds it: the Ally of a Weapon, the Tome of a Spell (M1.38). */
  readonly on?: CardNo
  /** The Investigator an Event lies on, where that is not its own player's (M10.14). */
  readonly affects?: Seat
  /** The Turn, the Round and the place in the order of play of its coming. */
  readonly since: number
  readonly round: number
  readonly order: number
  /** For which opponent a Threat card is meant, once committed (M14.10). */
  readonly against?: Seat
  /** It was put among the Allies by a text that says its words stay valid. */
  readonly keepsText?: boolean
  /** Acts as another Type for a while, and where it belongs afterwards. */
  readonly becomes?: { readonly from: Area; readonly as: CardType; readonly until: Ending }
  /** An Event that affects somebody else for a while, and whom afterwards. */
  readonly redirected?: { readonly from?: Seat; readonly until: Ending }
  /** An Event whose text names its own end is buried then (M10.10). */
  readonly ends?: Ending
}

/** When something that lasts is over. */
export type Ending =
  | { readonly at: 'end of turn'; readonly turn: number }
  | { readonly at: 'end of combat'; readonly round: number }
  | { readonly at: 'end of round'; readonly round: number }
  | { readonly at: 'face up'; readonly card: CardNo }
  | { readonly at: 'left here'; readonly seat: Seat; readonly card: CardNo }
  | { readonly at: 'card gone'; readonly card: CardNo }
  | { readonly at: 'card played'; readonly filter: Filter; readonly ctx: Ctx; readonly by: Who }
  | { readonly at: 'first of'; readonly endings: readonly Ending[] }

/** A rule that holds without (or beyond) its card (DESIGN 5.1). */
export interface Lasting {
  readonly rule: Rule
  readonly ctx: Ctx
  readonly until: Ending
  readonly order: number
  /** The Round in which it begins, where that is still to come. */
  readonly begins?: number
  /** The card whose effect it is, where that is not the card that speaks. */
  readonly by?: CardNo
}

/**
 * What others may still answer (M5.24, M5.25). `card` was played, cast or
 * turned by a seat; or it has made `of` lose a card.
 */
export interface Recent {
  readonly was: 'played' | 'cast' | 'turned' | 'lost'
  readonly card: CardNo
  readonly by: Seat
  readonly turn: number
  /** Of a loss: who lost, and how the lost card lay. */
  readonly of?: { readonly seat: Seat; readonly placed: Placed }
  /** Another card's effect has changed it since (M5.27): it is Just Played no more. */
  readonly touched?: boolean
}

/** A card that comes back: to where it lay in play, or to the pile it was in. */
export interface Away {
  readonly card: CardNo
  readonly from: Placed | 'hand' | 'story' | 'deck' | 'discard'
  readonly until: Ending
  /** Nothing of it lies anywhere meanwhile. */
  readonly aside: boolean
}

/** This very play is the next one of a seat, as far as it is legal then (M19.3). */
export interface Dictated {
  readonly seat: Seat
  readonly by: Seat
  readonly card: CardNo
  readonly how: How
  readonly since: number
}

export type Pile = 'hand' | 'discard' | 'deck' | 'story'

/** A change that can be reversed. */
export type Change =
  | { readonly changed: 'sanity'; readonly seat: Seat; readonly by: number }
  | { readonly changed: 'lost turns'; readonly seat: Seat; readonly by: number }
  /** A card in play lies in another way, or elsewhere in play. */
  | { readonly changed: 'lie'; readonly from: Placed; readonly to: Placed }
  /** A card in play went to a pile, or is gone. */
  | { readonly changed: 'lost'; readonly placed: Placed; readonly to: Pile | undefined }
  /** A card went from one pile to another one, or into play. */
  | { readonly changed: 'pile'; readonly card: CardNo; readonly seat: Seat; readonly from: Pile; readonly to: Pile | 'play' }
  /** A Story Deck lost its place, or its order. */
  | {
      readonly changed: 'story'
      readonly seat: Seat
      readonly story: readonly CardNo[]
      readonly spot: Spot | null
      readonly to: Spot | null
    }

export interface Noted {
  /** The card whose effect it was. */
  readonly source: CardNo
  readonly change: Change
}

/** Do this on your next Turn, or suffer that (M19.4). */
export interface Owed {
  readonly seat: Seat
  readonly what: Duty
  readonly orElse: readonly Op[]
  readonly ctx: Ctx
  /** The Turn in which it was laid on the player. */
  readonly since: number
}

export interface Use {
  readonly card: CardNo
  /** Which of the card's rules. */
  readonly rule: number
  readonly turn: number
  readonly round: number
}

/** A play that was offered for a following Turn. */
export interface Offer {
  readonly card: CardNo
  readonly rule: number
  readonly op: Op
  readonly since: number
}

/** What an effect knows while it is carried out. */
export interface Ctx {
  /** The player of the card. */
  readonly you: Seat
  /** The card whose text this is. */
  readonly source?: CardNo
  /** Which of its rules. */
  readonly rule?: number
  /** The opponent it was aimed at, or met in a Battle. */
  readonly opponent?: Seat
  /** The player an Event lies on. */
  readonly affected?: Seat
  readonly target?: readonly CardNo[]
  /** The card that set this off, and the player whose play, Turn or Pass did. */
  readonly cause?: CardNo
  /** Other cards of the play that is answered, where the whole play is. */
  readonly along?: readonly CardNo[]
  readonly actor?: Seat
  /** The number chosen for an amount that is to be chosen. */
  readonly chosen?: number
  readonly revealed?: readonly CardNo[]
  /** Whether a Summoned Monster carries its player instead of attacking, once that is said. */
  readonly travels?: boolean
  /** Hidden cards that the player was just shown. */
  readonly looked?: readonly CardNo[]
  readonly aside?: readonly CardNo[]
  /** Answers to the question just asked, for the step that asked it. */
  readonly picks?: readonly number[]
  /** Whether the asking is over: "done", or as many as there may be. */
  readonly answered?: boolean
}

// ---------------------------------------------------------------- Combat

export interface Combat {
  readonly step: 'commit monsters' | 'commit allies' | 'cast' | 'battles' | 'bury'
  /** Lowest Sanity first, then to the left; fixed for the first three steps, and again for the Battles (M14.4 to M14.6). */
  readonly order: readonly Seat[]
  /** Which Battle each committed Ally defends in: against whom (M14.14). */
  readonly defenders: readonly Defender[]
  /** In the cast step: how many declined in a row (M14.21). */
  readonly declined: number
  readonly battles: readonly Battle[]
  /** The Battle that is fought now. */
  readonly at?: number
  /** Cards that absorbed at least one point, for burying afterwards (M14.82). */
  readonly absorbed: readonly Absorbed[]
  /** Cards that were lost in this Combat, as they lay. */
  readonly lost?: readonly Placed[]
  /** Bonuses for a Threat as a whole that have gone to one Directed Threat (M14.43). */
  readonly bonuses: readonly Bonus[]
}

/** Bonuses of one `kind` are not cumulative (M9.8, M17.10): they are given as one, and once. */
export interface Bonus {
  readonly seat: Seat
  readonly kind: string
  readonly against: Seat
}

/** A Summoned Monster or another card attacks outside Combat (M14.87). */
export interface Attack {
  readonly on: Seat
  readonly by?: CardNo
  /** The Allies that were chosen to defend. */
  readonly defenders: readonly CardNo[]
}

export interface Defender {
  readonly card: CardNo
  readonly against: Seat
}

export interface Absorbed {
  readonly card: CardNo
  readonly points: number
  /** Whether that was its full current value (M14.84). */
  readonly full: boolean
}

/** The meeting of two players (M14.29). */
export interface Battle {
  readonly a: Seat
  readonly b: Seat
  readonly step: 'waiting' | 'reveal' | 'cosmic' | 'defend' | 'loss' | 'effects' | 'done'
  readonly assault: boolean
  /** Each side's figures, in the order a, b. */
  readonly sides: readonly [Side, Side]
}

/** One side of a Battle. Points are what the side inflicts; cards absorb what the other inflicts. */
export interface Side {
  /** Current values of the revealed cards, reckoned after the reveal effects (M14.38). */
  readonly values: readonly Points[]
  /** Those among them that take no part in the Cosmic Battle (M11.40). */
  readonly bypassing: readonly CardNo[]
  /** Points given to the Directed Threat as a whole, used up first (M14.40). */
  readonly bonus: number
  /** Points to be taken off the cards, because the Directed Threat as a whole is reduced (M14.42). */
  readonly reduction: number
  readonly cosmicTotal: number
  /** What each card has left after the Cosmic Battle. */
  readonly left: readonly Points[]
  readonly bonusLeft: number
  /** The Allies committed in this Battle, with their current values (M14.38). */
  readonly defenders: readonly Points[]
  /** Whether its Allies attack as well (M14.67). */
  readonly assaults: boolean
  /** What the other side's Allies and Investigator must take: the Threat that is left, in an Assault the Allies too (M14.69). */
  readonly attack: number
  /** Points absorbed so far in this Battle, by card. */
  readonly absorbed: readonly Points[]
  /** Points absorbed by the bonus. */
  readonly bonusAbsorbed: number
  /** Points this side lost as Sanity. */
  readonly lost: number
}

export interface Points {
  readonly card: CardNo
  readonly value: number
}

// ---------------------------------------------------------------- what is to be done

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
  | { readonly do: 'main play'; readonly seat: Seat }
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
  | { readonly do: 'summon'; readonly seat: Seat; readonly ctx: Ctx; readonly filter: Filter; readonly card?: CardNo }
  // effects
  | { readonly do: 'effect'; readonly ops: readonly Op[]; readonly ctx: Ctx }
  | {
      readonly do: 'trigger'
      readonly card: CardNo
      readonly rule: number
      readonly ctx: Ctx
      readonly stage?: Stage
      readonly detached?: Rule
    }
  /** Several opponents (`among` them, where not all) could be meant: the answer becomes the opponent of the task that waits (M17.26). */
  | { readonly do: 'name opponent'; readonly ctx: Ctx; readonly afterwards: Task; readonly among?: readonly Seat[] }
  /** Cards are to be lost: replacements are asked for first (M19.7). */
  | {
      readonly do: 'lose cards'
      readonly cards: readonly CardNo[]
      /** Owners who are still to say in which order theirs are buried (M1.32). */
      readonly unordered?: readonly Seat[]
      readonly to: 'bury' | 'discard'
      readonly ctx: Ctx
      /** Protections that were refused for a card. */
      readonly refused: readonly { readonly by: CardNo; readonly card: CardNo }[]
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
  | { readonly do: 'draw'; readonly seat: Seat; readonly count: number }
  /** An attack outside Combat (M14.87). */
  | {
      readonly do: 'attack'
      readonly on: Seat
      readonly points: number
      readonly by?: CardNo
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
      /** `card` could carry its controller there (M9.42). */
      readonly route?: Route
      readonly ctx: Ctx
    }
  // Combat, step by step (M14.1, M14.2)
  | { readonly do: 'combat' }
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
  /** `cards` are still to be buried by the first of the seats; `choosing` while their order is being chosen. */
  | {
      readonly do: 'bury the lost'
      readonly seats: readonly Seat[]
      readonly cards?: readonly CardNo[]
      readonly choosing?: readonly CardNo[]
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
  /** From where, if not from the Hand. */
  readonly from?: 'hand' | 'story' | 'discard'
  /** The play is not offered but told. */
  readonly must?: boolean
  /** A Location reached by this route. */
  readonly route?: Route
  /** Looked at without what cards in play permit: to see whether a permission is needed. */
  readonly plain?: boolean
  /** A Monster that carries the player there, and lies beneath it afterwards (M9.42). */
  readonly vehicle?: CardNo
}

// ---------------------------------------------------------------- what a seat may do

export type Action =
  | { readonly do: 'play'; readonly card: CardNo; readonly how: How }
  /** Rotate a crosswise Location right-side-up (M5.3). */
  | { readonly do: 'arrive' }
  /** Use an Artifact, or an action of an Ally, a Location or an Investigator (M5.4, M5.7); `rule` is its place in the card's rules. */
  | { readonly do: 'use'; readonly card: CardNo; readonly rule: number }
  | { readonly do: 'cast'; readonly card: CardNo; readonly rule: number }
  /** A play that was offered on an earlier Turn. */
  | { readonly do: 'take offer'; readonly card: CardNo; readonly rule: number }
  /** Turn a face-down card face-up (M5.8). */
  | { readonly do: 'turn up'; readonly card: CardNo }
  | { readonly do: 'pass' }
  /** Discard a card of the Hand, where a text offers that in place of a play. */
  | { readonly do: 'discard'; readonly card: CardNo }
  /** Give the match up (M5.28). */
  | { readonly do: 'concede' }
  /** Answers. */
  | { readonly do: 'choose'; readonly card: CardNo }
  | { readonly do: 'choose play'; readonly card: CardNo; readonly how: How }
  | { readonly do: 'choose player'; readonly seat: Seat }
  | { readonly do: 'choose way'; readonly way: number }
  | { readonly do: 'choose number'; readonly number: number }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  /** No more; or, in Combat, decline. */
  | { readonly do: 'done' }

// ---------------------------------------------------------------- what happened

/** Why discards are shuffled back: because their owner wants it (M15.23), the Mythos Deck ran out (M15.24), an Adventure was completed (M16.17), a card says so (M15.30). */
export type Reshuffling = 'wanted' | 'ran out' | 'completed' | 'told'

/** Where an event came from: what was being done, and the clause of the card whose doing it was. */
export interface Origin {
  readonly during: Task['do']
  /** The stage of it, where it has several; of cards that are played, how. */
  readonly stage?: string
  /** The step of Combat in which it was. */
  readonly step?: Combat['step']
  /** Where the card it is about lay in play before. */
  readonly area?: Area
  readonly cause?: Cause
}

/** As the first place of all (M4.16), or the first after all were lost (M6.66); in one city (M6.23); travelling (M6.41); or as a text says. */
export type Road = 'first' | 'again' | 'city' | 'travel' | 'text'

export interface Cause {
  readonly card: CardNo
  readonly title: string
  readonly type: CardType
  /** Its place in the card's rules, where one of them is meant. */
  readonly clause?: number
  /** It lies where it is known to this seat alone (M1.19). */
  readonly only?: Seat
}

/**
 * What happened, with the amounts that really moved. A card that a seat may
 * not know is named in an event all the same: events stay with the Keeper, and
 * `tell.ts` decides what each seat hears.
 */
export type Event =
  | { readonly was: 'match begun'; readonly names: readonly string[] }
  | { readonly was: 'round begun'; readonly round: number; readonly first: Seat }
  | { readonly was: 'drew'; readonly seat: Seat; readonly cards: readonly CardNo[]; readonly printed: readonly string[] }
  | {
      readonly was: 'played'
      readonly seat: Seat
      readonly card: CardNo
      readonly how: How
      readonly title: string
      readonly on?: string
      readonly against?: Seat
      /** How a Location is reached that lies right-side-up at once. */
      readonly road?: Road
    }
  | { readonly was: 'arrived'; readonly seat: Seat; readonly title: string }
  | { readonly was: 'passed'; readonly seat: Seat }
  | { readonly was: 'lost turn'; readonly seat: Seat }
  | { readonly was: 'sanity changed'; readonly seat: Seat; readonly by: number; readonly now: number; readonly why: string }
  | { readonly was: 'buried' | 'discarded'; readonly seat: Seat; readonly card: CardNo; readonly title: string; readonly from: string }
  | { readonly was: 'returned to hand'; readonly seat: Seat; readonly card: CardNo; readonly title: string; readonly from: string }
  | { readonly was: 'flipped'; readonly seat: Seat; readonly card: CardNo; readonly title: string; readonly face: 'up' | 'down' }
  | { readonly was: 'used' | 'cast'; readonly seat: Seat; readonly title: string; readonly clause: number }
  | { readonly was: 'took effect'; readonly seat: Seat; readonly title: string; readonly clause: number }
  /** A text does what nothing is seen of yet: a rule holds from now on, or something is to be left out when its time comes. */
  | {
      readonly was: 'took hold'
      readonly seat: Seat
      readonly title: string
      readonly skips?: 'turn' | 'combat' | 'discardStep'
    }
  /** What it did is taken back; no Title where it lies face-down (M1.19). */
  | { readonly was: 'undone'; readonly seat: Seat; readonly title?: string }
  | { readonly was: 'revealed'; readonly seat: Seat; readonly title: string; readonly from: string }
  | { readonly was: 'shuffled'; readonly seat: Seat; readonly what: string }
  /** `becomes`: what it acts as there (M1.40). */
  | { readonly was: 'moved'; readonly seat: Seat; readonly title: string; readonly to: string; readonly becomes?: string }
  | { readonly was: 'attacked'; readonly seat: Seat; readonly title: string; readonly points: number }
  | { readonly was: 'combat begun' }
  | {
      readonly was: 'committed'
      readonly seat: Seat
      readonly against: Seat
      readonly count: number
      readonly what: 'threat' | 'ally'
      readonly titles: readonly string[]
    }
  | { readonly was: 'declined'; readonly seat: Seat }
  | { readonly was: 'battle begun'; readonly a: Seat; readonly b: Seat }
  | { readonly was: 'threat revealed'; readonly seat: Seat; readonly against: Seat; readonly titles: readonly string[] }
  | { readonly was: 'cosmic battle'; readonly a: Seat; readonly b: Seat; readonly totals: readonly [number, number] }
  | { readonly was: 'absorbed'; readonly seat: Seat; readonly title: string; readonly points: number }
  | { readonly was: 'assault'; readonly a: Seat; readonly b: Seat; readonly totals: readonly [number, number] }
  /** A Monster that may be this or that was declared when it was revealed (M11.44). */
  | { readonly was: 'declared'; readonly seat: Seat; readonly title: string; readonly as: string }
  /** Points that are left after the Cosmic Battle attack the Allies and the Investigator of a seat (M14.54). */
  | {
      readonly was: 'points left'
      readonly seat: Seat
      readonly against: Seat
      readonly points: number
      readonly titles: readonly string[]
    }
  /** What each side lost as Sanity. */
  | { readonly was: 'battle over'; readonly a: Seat; readonly b: Seat; readonly lost: readonly [number, number] }
  /** A text keeps a card that would have been buried (M14.83). */
  | { readonly was: 'stayed'; readonly seat: Seat; readonly title: string; readonly because: string }
  | { readonly was: 'combat over' }
  /** How many Monsters of the class that is to be Controlled are in a Directed Threat (M9.47). */
  | { readonly was: 'announced'; readonly seat: Seat; readonly against: Seat; readonly count: number }
  /** A card fights for another player now (M9.48). Where it lay hidden, nobody but the two players concerned learns which. */
  | {
      readonly was: 'taken'
      readonly seat: Seat
      readonly from: Seat
      readonly card: CardNo
      readonly title: string
      readonly against: Seat
      readonly hidden: boolean
    }
  | { readonly was: 'combat skipped' }
  | { readonly was: 'adventure completed'; readonly seat: Seat; readonly title: string; readonly points: number; readonly total: number }
  | { readonly was: 'story deck cleared'; readonly seat: Seat; readonly cards: number }
  | { readonly was: 'lobotomised'; readonly seat: Seat }
  | { readonly was: 'reshuffled'; readonly seat: Seat; readonly paid: boolean; readonly why: Reshuffling }
  | { readonly was: 'discarded down'; readonly seat: Seat; readonly count: number }
  | { readonly was: 'nothing happened'; readonly seat: Seat; readonly title: string; readonly why: string }
  /** A glance at hidden cards (M1.44): what they are is told to nobody. */
  | { readonly was: 'looked'; readonly seat: Seat; readonly at: number }
  | { readonly was: 'dictated'; readonly seat: Seat; readonly of: Seat }
  | { readonly was: 'conceded'; readonly seat: Seat }
  | { readonly was: 'investigator exchanged'; readonly seat: Seat; readonly title: string }
  | { readonly was: 'ended'; readonly because: string; readonly rule: string }
