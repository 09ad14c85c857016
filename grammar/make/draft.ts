/**
 * What is passed from one chapter of the builders to the next: a sentence before the ones around it are looked at, its parts,
 * and the small tools that all use. The grammar of effects (`../effect.ne`) calls the builders by the name of their chapter.
 */

import nearley from 'nearley'
import type {
  Act,
  Amount,
  Condition,
  Cost,
  Duration,
  Filter,
  Limit,
  Op,
  Reaction,
  Route,
  Rule,
  Selector,
  Static,
  Trigger,
  Waiver,
  Who,
  Zone,
} from '../ast.ts'
import type { CardType, Dimension } from '../card.ts'
import type { Token } from '../lexer.ts'
import { ofIt } from './cards.ts'

/** A selector of which it is not settled yet what "any" means, or of which it was said that the cards are yours, in play, or one by its Title. */
export type Marked = Selector & {
  readonly any?: true
  readonly mine?: true
  readonly table?: true
  readonly named?: true
  readonly theirs?: Theirs
  /** The one that is meant is one alone: "the highest". */
  readonly ofOne?: true
}

/** "Any number of Spells": places for more than a deck has. */
export const boundless = 99

/** What surrounds the core of a sentence. */
export interface Mod {
  readonly if?: Condition
  readonly on?: Trigger
  readonly window?: 'turn' | 'combat' | 'cast' | 'anyTime' | Reaction
  /** "After your opponent plays an Ally": the moment, where nothing is given for what is done. */
  readonly atOnce?: Trigger
  readonly stayed?: 'here' | 'hereTwice' | 'withThis'
  readonly cost?: readonly Cost[]
  readonly target?: Selector
  readonly limit?: Limit
  readonly until?: Duration
  readonly optional?: true
  readonly faceDown?: true
  /** The moment is one after what the clause before it does: "at the end of that Round". */
  readonly later?: true
  /** The moment is one of the next Round, or of your next Turn. */
  readonly next?: 'round' | 'turn'
  /** "Bury this card to ...": what is paid for something is left to you. */
  readonly offered?: true
  /** "You may" without a colon: what is buried first is then a cost. */
  readonly bare?: true
  /** In all no more than so much: "1 for each Cultist, up to 5". */
  readonly most?: number
  /** In so long, what is drawn, or gained and lost, comes to no more than so much. */
  readonly inAll?: { readonly n: number; readonly per: 'turn' | 'round' | 'game' | 'card' | 'visit'; readonly what?: 'draw' | 'sanity' }
  /** The same is done at a second moment. */
  readonly twin?: { readonly on: Trigger; readonly if?: Condition }
}

/** One thing a sentence does, states or rules. */
export type Item =
  | { readonly op: Op }
  | { readonly effect: Static; readonly until?: Duration }
  | { readonly rule: Rule; readonly until?: Duration }
  | { readonly sentence: Draft; readonly until: Duration }

/** What a sentence says about the clause before it. */
export interface Remark {
  /** What is said to be paid for playing, or casting, this very card. */
  readonly toPlay?: true
  readonly limit?: Limit
  /** How often this card may be used: of its one use, wherever that was told. */
  readonly usedAtMost?: Limit
  readonly window?: 'combat' | Reaction
  /** What is used as a Turn may be used then, too; `anyTime`: then, and it takes no Turn. */
  readonly alsoWindow?: 'combat' | 'anyTime'
  /** What was saved stays in play, as it does anyway. */
  readonly sparedThere?: Filter
  /** What may be played as ever. */
  readonly asEver?: Filter
  /** An Artifact that is no Weapon, as its Type says anyway. */
  readonly noWeapon?: true
  /** A Defending Ally that was turned face-down or lost takes no part in Combat, as he does not anyway (M1.35). */
  readonly outOfCombat?: true
  /** Also done in place of the loss. */
  readonly also?: Op
  /** Goes on until a Location is on top. */
  readonly popStory?: true
  /** And is done again until then. */
  readonly repeats?: true
  /** Whom nothing before this concerns. */
  readonly spared?: { readonly who: Who; readonly if: Condition | object }
  /** Done before what went before. */
  readonly first?: Op
  /** So many (and not as many as the others) of the cards, or points, just told, for those of whom something is so. */
  readonly there?: {
    readonly who: Who
    readonly if: Condition | object
    readonly n: number
    readonly to?: 'bury' | 'discard'
    readonly gains?: true
  }
  /** Where there is none of what was told, nothing happens, as it does not anyway. */
  readonly noneSuch?: true
  /** Goes on to such a Location. */
  readonly until?: Filter
  /** The Location that shows then does not serve with its Gate. */
  readonly gateShut?: true
  readonly spread?: NonNullable<Selector['spread']>
  readonly spreadOnly?: true
  /** What was taken under control goes back when Combat is over, as it does anyway. */
  readonly controlEnds?: true
  /** What was just played costs no Sanity, or what was moved neither costs nor gives any. */
  readonly freely?: 'loss' | 'either'
  /** The Sanity cost of what was told may be bought off for so much. */
  readonly boughtFor?: number
  /** Said of what may as well be free without it. */
  readonly asUsual?: true
  /** Only Allies are lost to the attack just told. */
  readonly alliesAlone?: true
  /** What was just brought into play is paid for, as it is anyway. */
  readonly paid?: true
  /** Where one is stays on top of a Story Deck that was shuffled, as it does anyway. */
  readonly keepsPlace?: true
  /** What happens at a moment happens then once more. */
  readonly again?: { readonly may?: true; readonly if?: Condition | object }
  /** What need not be met for what was just played. */
  readonly waived?: Waiver
  /** A Location that has come to the top of a Story Deck is one's Current Location, and its Gate may be used, as it may anyway (M6.62, M6.69). */
  readonly nowThere?: true
  /** With a new Investigator the Sanity stays, as it does anyway. */
  readonly sanityKept?: true
  /** What was exchanged goes where the other card came from, as it does anyway. */
  readonly swappedTo?: Zone
  /** The language of what may be played so must be known, as it must anyway. */
  readonly knows?: true
  /** What is added where the condition before it does not hold. */
  readonly elseAdd?: Amount | object
  /** Of all players or opponents you are left out. */
  readonly notYou?: true
  /** The same with another number alone: what was added is added, what was taken away taken away. */
  readonly elseNumber?: number
  /** What was taken for a while goes back, as it does anyway. */
  readonly givenBack?: true
  /** How the Location lies that one travels to. */
  readonly placed?: Route['placed']
  /** What the Location must be that one travels to. */
  readonly goesTo?: Filter | object
  /** Where the way that was opened leads as well. */
  readonly goesToo?: Filter | object
  readonly exceptTravel?: true
  /** What a lost Turn is, as it is anyway. */
  readonly turnIsLost?: true
  /** The bearer of what has just gone is not touched, as he is not anyway. */
  readonly bearerStays?: true
  /** What is not buried stays where it lies, as it does anyway. */
  readonly staysThere?: true
  /** How a Threat Event is played anyway, and no other Event. */
  readonly threatEvent?: true
  /** That it uses a Gate, as Monsters and Threat Events do anyway (M10.18, M11.5). */
  readonly usesGate?: true
  readonly keepsText?: true
  /** Who was Summoned attacks, and is buried after that, as it is anyway. */
  readonly summoned?: true | Filter
  /** Of which opponent it must be so that who was Summoned attacks. */
  readonly summonedAt?: Condition | object
  /** Allies may defend against the attack before it, and what follows that. */
  readonly defended?: true
  readonly next?: Op
  /** Done where the condition before it does not hold. */
  readonly otherwise?: Op
  /** And after that. */
  readonly otherwiseThen?: Op
  /** Of those that were turned up, whichever are left. */
  readonly rest?: true
  /** Where cards that were carried off go. */
  readonly carriedOff?: 'bury' | 'discard'
  /** Nobody may play what the clause before it speaks of. */
  readonly neither?: true
  readonly cost?: readonly Cost[]
  /** When alone that is its price. */
  readonly costIf?: Condition
  /** Done if what the clause before it leaves to choose was done: which is then what it costs. */
  readonly ifDone?: Op
  /** Befalls a player who does not do what the clause before it bids him. */
  readonly ifNotDone?: readonly Op[]
  /** Who can do what he must is not left to choose that instead. */
  readonly ifUnable?: true
  /** To play this card is to Pass. */
  readonly declares?: true
  /** What this card may be used for instead of its price, where that is so; or must be. */
  readonly otherPrice?: {
    readonly if: Condition | object
    readonly how: 'bury' | 'discard' | 'flip'
    readonly of: 'bury' | 'discard' | 'flip'
    readonly must?: true
  }
  /** That what an Ally bears is not lost with him. */
  readonly kept?: true
  /** That it is no use in Combat. */
  readonly notFought?: true
  /** The moment of Combat at which the use just told is had. */
  readonly usedAt?: 'beforeReveal' | 'threatRevealed'
  /** Where the way that was just told may lead besides, where that is so. */
  readonly farther?: { readonly if?: Condition | object; readonly to: Partial<Route> }
  /** One may go the way that was just told in the same Turn already, where that is so, or for so much Sanity. */
  readonly sooner?: { readonly if?: Condition; readonly sanity?: number }
  /** Done or added in place of what the clause before it says, where this is so. */
  readonly insteadIf?: Condition
  readonly insteadOp?: Op
  /** What is done besides that. */
  readonly insteadMore?: Op
  /** It is left to you whether it is done instead. */
  readonly insteadMay?: true
  readonly insteadAdd?: number
  /** So many instead, of the cards or points with which the same was done. */
  readonly insteadMany?: { readonly did: 'bury' | 'discard' | 'flip' | 'draw' | 'lose' | 'return'; readonly n: number | 'all' }
  /** So many more, or fewer, of the cards that are drawn instead. */
  readonly insteadDrawn?: number
  /** Of the two things of which one is chosen, both may be done where this is so. */
  readonly bothIf?: Condition | object
  /** What begins to hold instead, in Combat. */
  readonly insteadEffect?: Static
  /** As much is lost or gained otherwise: "Otherwise, lose 2". */
  readonly otherwiseSanity?: { readonly n: number; readonly sign: 1 | -1 }
  readonly by?: Who
  /** What the next clause aims at. */
  readonly aim?: Selector
  /** What the others must do who share the place. */
  readonly same?: Op
  /** What they lose, as the one lost it. */
  readonly lost?: { readonly n: number; readonly is: Filter }
  /** Whom the next sentences call "that opponent". */
  /** What each use of this card costs, which is said before what it does. */
  readonly price?: number
  readonly foe?: Who
  /** What this card holds, a card of this type, is lost with it, as it is anyway. */
  readonly heldFate?: CardType | null
  /** That it is done with a card of whomever. */
  readonly onEither?: true
  /** That this card is not played otherwise, where it was said when it may be. */
  readonly onlySo?: true
  /** That he is back where he was, once his Travel Event or Location is gone (`called`: called off). */
  readonly backThere?: 'called' | 'gone'
  /** And that he loses his next Turn. */
  readonly idle?: true
  /** What is so of the opponent that is chosen. */
  readonly foeIf?: Condition
  /** Only while this is so does what the sentence before says hold. */
  readonly heldIf?: Condition | object
  /** That Spells for which there is no more room are buried, once one is gone from here. */
  readonly excess?: true
  /** Cards that the clause before it does not answer. */
  readonly except?: Filter
  /** By what is done to the others: "may not be buried in this way". */
  readonly exceptOf?: 'bury' | 'discard' | 'flip' | 'cancel' | 'summon' | 'control' | 'hand' | 'play'
  /** Cards that are dealt with otherwise than the deed before it does with them all (`not`: that deed, said again). */
  readonly unlike?: { readonly is: Filter; readonly how: 'bury' | 'discard' | 'flip'; readonly not?: 'bury' | 'discard' | 'flip' }
  /** Cards that are left out where the words before count cards. */
  readonly uncounted?: Filter
  /** When what the clause before says does not hold. */
  readonly notWhile?: Condition | object
  /** Where nothing comes of what the clause before says. */
  readonly ignoredIf?: Condition | object
  /** When the next sentence is done. */
  readonly moment?: Trigger
}

/** A sentence, read, before the sentences around it are looked at. */
export interface Draft {
  readonly mod: Mod
  readonly items: readonly Item[]
  /** A sentence that only limits the one before it. */
  readonly remark?: Remark
}

/** What a post-processor gives when the words fit but make no sense together; nearley then drops that reading. */
export const nonsense: object = nearley.Parser.fail

export const first = <T>([each]: readonly [T]): T => each

export const push = <T>([all, each]: readonly [readonly T[], T]): readonly T[] => [...all, each]

export const nothing = (): null => null

/** A table of fields without those that are undefined. */
export function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

export type Word =
  | Token
  | { readonly faceDown: boolean }
  | { readonly invisible: false }
  | { readonly dimension: Dimension }
  | { readonly not: Filter }

/** A rule by which something is done: at a moment, or as an action. */
export type Doing = Extract<Rule, { readonly kind: 'on' | 'action' }>

export const does = (rule: Rule | undefined): rule is Doing => rule?.kind === 'on' || rule?.kind === 'action'

/** Whether two clauses are done at one moment. */
export const isSameMoment = (a: Doing, b: Doing): boolean =>
  a.kind === 'on' ? b.kind === 'on' && stable(a.on) === stable(b.on) : b.kind === 'action' && stable(a.window) === stable(b.window)

/** A condition, and what holds besides. */
export function besides(before: Condition | undefined, ...more: readonly Condition[]): Condition {
  const told = [...(before === undefined ? [] : 'all' in before ? before.all : [before]), ...more]
  // What is asked twice is asked once.
  const all = told.filter((each, at) => told.findIndex((other) => stable(other) === stable(each)) === at)
  return all.length === 1 ? all[0]! : { all }
}

/** What a rule does last. */
export const lastDeed = (rule: Rule | undefined): Op | undefined => (does(rule) ? rule.do.at(-1) : undefined)

/** The same with one piece of its JSON in place of another: what a word stands for, once that is known. */
export function swap<T>(value: T, from: string, to: string): T {
  const said = JSON.stringify(value)
  return said.includes(from) ? (JSON.parse(said.replaceAll(from, to)) as T) : value
}

/** What is asked of whoever is meant, of an opponent. */
export const asOpponents = <T>(value: T): T => swap(swap(value, '"side":"actor"', '"side":"opposing"'), '"actor"', '"opponent"')

/** What has been written out already: drafts and rules are made once and never changed, and asked for many times. */
const written = new WeakMap<object, string>()

/** JSON with sorted fields: equal meanings are equal strings. */
export function stable(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const known = written.get(value)
  if (known !== undefined) return known
  const said = Array.isArray(value)
    ? `[${value.map((each) => stable(each) ?? 'null').join(',')}]`
    : `{${Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, each]) => `${JSON.stringify(name)}:${stable(each)}`)
        .join(',')}}`
  written.set(value, said)
  return said
}

export type Someone = 'you' | 'opponent' | 'either' | 'affected' | 'actor'

/** Leaves out what goes without saying: "you". */
export function dropYou<T extends { readonly who?: unknown }>(fields: T): T {
  const { who, ...rest } = fields
  return who === 'you' || who === undefined ? (rest as T) : fields
}

export type Where = Partial<
  Pick<
    Marked,
    | 'of'
    | 'in'
    | 'pick'
    | 'by'
    | 'affecting'
    | 'spread'
    | 'spreadOnly'
    | 'opposing'
    | 'borneBy'
    | 'table'
    | 'extreme'
    | 'others'
    | 'belowTop'
    | 'against'
    | 'first'
  >
> & {
  /** Only Events lie on somebody. */
  readonly events?: true
  /** One of such Threats, whichever it is. */
  readonly single?: true
  /** Of any one player's, whoever it is. */
  readonly whichever?: true
  /** Told of Monsters alone. */
  readonly fightsAs?: Filter['fightsAs']
  readonly attacks?: Filter['attacks']
  /** Of several players, one of each, and not of any one. */
  readonly ofEach?: true
  /** What is so of the player whose they are: of the one that is meant, or (`each`) of each of whom it is so. */
  readonly theirs?: Theirs
}

export interface Theirs {
  readonly if?: Condition | object
  readonly each?: 'each' | 'eachOpponent'
}

/** A number that is yours, if it is not said whose it is. */
export function dropWhose<T extends { readonly whose?: unknown }>(fields: T): T {
  const { whose, ...rest } = fields
  return whose === 'you' ? (rest as T) : fields
}

/** Leaves out what goes without saying: "this card". */
export function dropSelf<T extends { readonly of?: Selector }>(fields: T): T {
  const { of, ...rest } = fields
  return of?.ref === 'self' ? (rest as T) : fields
}

/** Conditions of whoever the sentence speaks of, which is you where it speaks of nobody. */
export const unsaid = new WeakSet<object>()

export const speaksOfIt = (c: Condition): boolean =>
  ofIt.has(c) || ('not' in c ? speaksOfIt(c.not) : 'all' in c ? c.all.some(speaksOfIt) : 'any' in c && c.any.some(speaksOfIt))

/**
 * The rules a sentence stands for, or what is missing. `moment` is when something is done of which it is not
 * said when.
 */
export const isObject = (what: Act): what is Exclude<Act, string> => typeof what === 'object'

export interface Otherwise {
  readonly n: number
  readonly if: Condition | object
}

export type Change = Pick<Extract<Static, { sanityChange: unknown }>, 'by' | 'how' | 'per'>

export interface First {
  readonly is: Filter
  readonly done: 'played' | 'cast'
  readonly per: 'round' | 'turn'
  /** Which of them: the first, if not said; with `after`, each later one. */
  readonly nth?: number
  readonly after?: true
}

export type Price = { readonly by: number | object; readonly how?: 'set' | 'half' | 'double' }

/** Room for so many Spells: `more` than there is, or `only` so many; of some icons, or of any. */
export interface Room {
  readonly n: number
  readonly more?: true
  readonly only?: true
  /** All that a holder contains: its whole room, where no icon says that it is other room than the printed one. */
  readonly told?: true
  readonly icon?: string | readonly string[]
}

/** One card of an opponent's Hand or Threat that is looked at: "it" from then on. */
export const oneSeen = /"look":\{"in":"(?:hand|threat)","n":1,"of":"(?:opponent|they)","pick":"(?:random|choose)"\}/
