/**
 * What a position of Mythos consists of: plain data, every physical card in
 * exactly one zone, and all that is still to be done as a list of tasks
 * (`tasks.ts`). What a Combat consists of is in `combat-state.ts`, what is told
 * of a step in `events.ts`.
 *
 * What is printed on the cards stands on the {@link Sheet}, which every
 * position of a match shares and no rule changes.
 */
import type { Condition, Duty, Filter, Op, Rule, Who } from '../../../grammar/ast.ts'
import type { CardType, Dimension, InvestigatorCard, PrintedCard } from '../../../grammar/card.ts'
import type { Outcome, Seat } from '../../engine/game.ts'
import type { Rng } from '../../engine/random.ts'
import type { Attack, Combat } from './combat-state.ts'
import type { How, Task } from './tasks.ts'

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
  /** What was buried or discarded in this Round. */
  readonly gone?: readonly Gone[]
  /** What was buried or discarded in the last Combat that is over. */
  readonly lastCombat?: readonly Gone[]
  /** Who has used a Gate in this Round, and when. */
  readonly gates?: readonly { readonly by: Seat; readonly turn: number }[]
  /** Who has passed in this Round, and when, whether that Pass still stands or not. */
  readonly passed?: readonly { readonly by: Seat; readonly turn: number }[]
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
  /** Of the rules that are carried out as soon as something is so, those of which it was so when it was last looked. */
  readonly soSince?: readonly string[]
  /** How often a limited rule was used. */
  readonly uses: readonly Use[]
  /** Whose cards are that have changed hands, by card. */
  readonly owners?: Readonly<Record<CardNo, Seat>>
  readonly combat?: Combat
  /** An attack outside Combat, while it goes on. */
  readonly attack?: Attack
  /** What is to be done, next thing first. A question on top stops the game. */
  readonly agenda: readonly Task[]
  readonly over?: Outcome
}

/** A card that was buried or discarded, and how it lay if it was in play. */
export interface Gone {
  readonly card: CardNo
  readonly to: 'bury' | 'discard'
  readonly was?: Placed
  readonly turn?: number
  readonly inCombat?: true
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
  /** Turns to be had right after this one. */
  readonly extraTurns?: number
  /** So many of the next Turns are Passes. */
  readonly mustPass?: number
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
  /** Further uses of it: each in a Round alone, or as long as the card stays here. */
  readonly furtherUses?: readonly (number | 'here')[]
  /** How often it has been used again where a text allows that anyway. */
  readonly reused?: number
  /** How often of that in such a Round. */
  readonly reusedIn?: { readonly round: number; readonly n: number }
  /** How many pennies lie on the card, where there are any. */
  readonly pennies?: number
  /** The Turn in which the card took this position. */
  readonly since: number
  /** Its place in the order of play: a Location counts as played when it becomes Current (M17.3). */
  readonly order: number
  /** Nothing beneath it is where its player came from: the story was cleared round a Travel Event (M16.18). The Region is remembered. */
  readonly alone?: true
  /** While walking: whether the Gate of the Location beneath had been used. */
  readonly beneath?: Pick<Spot, 'gateUsed' | 'since' | 'order' | 'furtherUses' | 'reused' | 'reusedIn' | 'pennies'>
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
  /** How many pennies lie on it, where there are any. */
  readonly pennies?: number
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
  | { readonly at: 'next turn of'; readonly seat: Seat }
  /** `next`: of the next one that is fought, and not of one that is skipped. */
  | { readonly at: 'end of combat'; readonly round: number; readonly next?: true }
  | { readonly at: 'sanity changed'; readonly went: 'gained' | 'lost'; readonly by: Who; readonly ctx: Ctx }
  /** The end of the next Turn of these players that begins after `turn`; with `more`, of so many further ones after that. */
  | { readonly at: 'end of turn of'; readonly by: Who; readonly ctx: Ctx; readonly turn: number; readonly more?: number }
  | { readonly at: 'end of round'; readonly round: number }
  | { readonly at: 'face up'; readonly card: CardNo }
  | { readonly at: 'left here'; readonly seat: Seat; readonly card: CardNo }
  | { readonly at: 'card gone'; readonly card: CardNo }
  /** The card is gone, or lies face-down. */
  | { readonly at: 'turned down'; readonly card: CardNo }
  | { readonly at: 'card played'; readonly filter: Filter; readonly ctx: Ctx; readonly by: Who }
  /** Such a Spell has been cast, and not the one that speaks. */
  | { readonly at: 'spell cast'; readonly filter: Filter; readonly ctx: Ctx; readonly by: Who }
  | { readonly at: 'time comes'; readonly time: 'day' | 'night' }
  | { readonly at: 'it is so'; readonly so: Condition; readonly ctx: Ctx }
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
  readonly was: 'played' | 'cast' | 'used' | 'turned' | 'lost'
  readonly card: CardNo
  readonly by: Seat
  readonly turn: number
  /** Of a Spell: what held it. */
  readonly from?: CardNo
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
  /** Whose it was, where a rule is open to others than the player of the card. */
  readonly by?: Seat
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
  /** Who bears the card whose text this is, though it may be gone by now: where he is saved by it. */
  readonly host?: CardNo
  /** What that card bore, if it was lost. */
  readonly bore?: readonly CardNo[]
  /** Cards that were chosen as its price: "another" is none of these. */
  readonly paid?: readonly CardNo[]
  /** Cards chosen for its price so far: a list for each cost that asks for some. */
  readonly given?: readonly (readonly CardNo[])[]
  /** Other cards of the play that is answered, where the whole play is. */
  readonly along?: readonly CardNo[]
  readonly actor?: Seat
  /** What set this off is a Pass of the actor's, which is none that was before. */
  readonly passing?: true
  /** Something that holds, and is plain to see: of what lies hidden from its player it counts nothing. */
  readonly openly?: true
  /** The number chosen for an amount that is to be chosen. */
  readonly chosen?: number
  readonly revealed?: readonly CardNo[]
  /** Whether a Summoned Monster carries its player instead of attacking, once that is said. */
  readonly travels?: boolean
  /** Hidden cards that the player was just shown. */
  readonly looked?: readonly CardNo[]
  readonly aside?: readonly CardNo[]
  /** What this effect has drawn. */
  readonly drawn?: readonly CardNo[]
  /** What the steps of this effect have moved: cards, and Sanity, for each player whose Sanity they moved. */
  readonly thus?: { readonly cards: readonly CardNo[]; readonly sanity: readonly number[]; readonly flipped?: readonly CardNo[] }
  /** Answers to the question just asked, for the step that asked it. */
  readonly picks?: readonly number[]
  /** Whether the asking is over: "done", or as many as there may be. */
  readonly answered?: boolean
}

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
