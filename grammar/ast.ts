/**
 * The rule objects: what the words of a card mean, as plain data.
 *
 * The grammar builds them, the engine carries them out, `print.ts` says them
 * again. Everything here survives JSON, is readonly and calls nothing. A new
 * verb is one member here, one rule in the grammar, one `case` in the engine;
 * the compiler finds the missing one.
 *
 * Words: *you* is the player of the card; the *affected* player is the one an
 * Event such as a Phobia lies on; the *host* is the Ally (or Tome) that bears
 * this card; *here* is this card as a Location.
 */

import type { CardType, Dimension, Hazard, Icon, Language, PublicAttribute } from './card.ts'

// ---------------------------------------------------------------- who, which, where, how many

/**
 * Whose cards, or which players, a phrase speaks of. `opponent` is one opponent,
 * chosen where no Battle or earlier target fixes him (M17.26); `each` includes
 * the player of the card, `eachOpponent` does not (M17.27); `actor` is the one
 * whose play, turn or Pass set the clause off; `unaffected` is every player but the affected one.
 */
export type Who =
  | 'you'
  | 'opponent'
  | 'eachOpponent'
  | 'each'
  | 'owner'
  | 'affected'
  | 'unaffected'
  | 'mostSanity'
  | 'leastSanity'
  | 'actor'

/**
 * Where a card is looked for. `play` is everything around the Investigators and
 * the Current Locations (M1.25) without Threats; `threat` is a whole Threat,
 * `directedThreat` the part of it aimed at the other side of a Battle;
 * `deckTop` and `deckBottom` are so many cards of a Mythos Deck from that end, `deck` is all of it, searched through; `aside` is where an earlier step of the same effect put it.
 */
export type Zone = 'play' | 'threat' | 'directedThreat' | 'story' | 'hand' | 'deckTop' | 'deckBottom' | 'deck' | 'discard' | 'aside'

/** Which cards: all given fields must hold. An empty filter is "any card". */
export interface Filter {
  /** Titles, in any version; an array means any one of them. `self` is this card's own Title. */
  readonly title?: string | readonly string[]
  /** Words the Title must contain: a family name. */
  readonly titleHas?: string
  /** A word no library knows: an attribute, a Subtype or a place of the card, or words of its Title. */
  readonly called?: string
  readonly type?: CardType | readonly CardType[]
  /** Of the type that was named for this. */
  readonly ofNamedType?: true
  /** With the Title that was named for this. */
  readonly ofNamedTitle?: true
  /** Subtypes (Event kinds, Monster classes, Weapon kinds, Adventure families); an array means any one. */
  readonly subtype?: string | readonly string[]
  /** Attributes that must all be borne. "Steadfast", "City", "Mi-Go Leader". */
  readonly attr?: readonly string[]
  /** Attributes of which one is enough. */
  readonly anyAttr?: readonly string[]
  readonly pub?: readonly PublicAttribute[]
  readonly gate?: boolean
  readonly exotic?: boolean
  readonly region?: string
  readonly subregion?: string
  readonly dimension?: Dimension
  readonly icon?: Icon
  readonly language?: Language
  /** Whether it knows any language, one besides English, or one that your Investigator knows. */
  readonly speaks?: 'any' | 'foreign' | 'yours'
  /** `printed`: whatever else changes it; `than`: lower, or higher, than that of this card; `rank`: no such card beside the same player is worth more, or less. */
  readonly value?: {
    readonly max?: number
    readonly min?: number
    readonly odd?: boolean
    readonly withoutWeapon?: boolean
    readonly printed?: boolean
    readonly than?: 'lower' | 'higher'
    readonly rank?: 'highest' | 'lowest'
  }
  /** As the one card that the steps before have moved or flipped, that was aimed at or given for it: of its Title or Type, or worth as much (`also`: or less, or more). */
  readonly asThat?: { readonly same: 'title' | 'type' | 'value'; readonly also?: 'less' | 'more' }
  /** Whether the pentagram is a loss. */
  readonly costsSanity?: boolean
  /** Printed with the Subregion, or Region, that your Current Location is in: an Ally who comes from there. */
  readonly native?: 'subregion' | 'region'
  readonly faceDown?: boolean
  /** Whether the card is a Defending Ally. */
  readonly defending?: boolean
  readonly invisible?: boolean
  /** Where the player is with whom it lies: an Ally who is Outside. */
  readonly at?: Filter
  /** Whether it is a Travel Event. */
  readonly travel?: boolean
  /** What the card must bear or hold: an Ally with a Weapon. */
  readonly bears?: Filter
  /** How many such cards it bears or holds: a Tome with more than two Spells. */
  readonly bearsMany?: { readonly is: Filter; readonly min?: number; readonly max?: number }
  /** What is so of the player with whom it lies, who is the `actor` that is asked about: Allies of players who are walking. */
  readonly whose?: Condition
  /** Where it is found as an Ally (M7.1, M7.2): at this Location (the Title `self`), or at one with just these attributes in your Region. */
  readonly foundAt?: Filter
  /** What the card must be held by: a Spell in a Tome. */
  readonly borneBy?: Filter
  /** The so-manieth of its kind that its player has played (a Spell: cast) in this Round or Turn; `after`: any later one. */
  readonly order?: Order
  /** Whether it was buried, or discarded, in this Round; with `goneIn`, from play in the last Combat that is over. */
  readonly gone?: 'bury' | 'discard'
  readonly goneIn?: 'lastCombat'
  /** A Location in another Region (Subregion, Dimension) than its player is in, or came from when it was played. */
  readonly elsewhere?: 'region' | 'subregion' | 'dimension'
  /** How many pennies lie on it: so many or more, so many or fewer; both are told of an exact number. */
  readonly pennies?: { readonly min?: number; readonly max?: number }
  /** Whose deck it comes from, wherever it lies by now (M1.24). */
  readonly owner?: 'you' | 'opponent'
  /** What its own text does, any of it: Spells that Summon or Control Monsters. */
  readonly does?: readonly ('summon' | 'control')[]
  /** Whether it attacks as one that was Summoned (M9.37), or fights in a Threat as one that is Controlled (M9.48). */
  readonly fightsAs?: 'summoned' | 'controlled'
  /** Whom it attacks, one of whom that is so: he is the `actor` that is asked about. */
  readonly attacks?: { readonly who: 'each' | 'eachOpponent'; readonly if: Condition }
  readonly not?: Filter
  readonly or?: readonly Filter[]
}

export interface Order {
  readonly nth: number
  readonly this: 'round' | 'turn'
  readonly after?: true
  /** Counted over all players, not over those of its own alone. */
  readonly all?: true
}

/** How the cards that pass are cut down to those that are meant. */
export type Pick = 'all' | 'random' | 'choose' | 'top' | 'lowest'

/** A way to find cards. Left out: any card, yours, in play, all of them. */
export interface Selector {
  readonly is?: Filter
  readonly of?: Who
  readonly in?: Zone
  readonly pick?: Pick
  /** Who picks with `choose`; you, if not said (M17.25). */
  readonly by?: Who
  readonly n?: Amount
  /** "up to n". */
  readonly upTo?: boolean
  /** With `choose` or `random`: as long as one of these is among them, it goes before any other. */
  readonly first?: Filter
  /** Of those that pass, the ones alone that are of the highest value, or of the lowest. */
  readonly extreme?: 'highest' | 'lowest'
  /**
   * Instead of a search: this card; what the effect aims at; the Ally that
   * bears this card; what this card bears; the cards just revealed, or looked at, as far as the effect has not yet moved
   * them (with `pick` only some of them); the card whose play, loss or effect set this off, and what holds that card; the Current Location
   * (top card); what the steps before this one have moved; what they have drawn.
   */
  readonly ref?: 'self' | 'target' | 'host' | 'attached' | 'revealed' | 'looked' | 'cause' | 'holder' | 'location' | 'thus' | 'drawn'
  /** Only what this very card bears or holds: a Weapon of the target; whose it is does not matter then. */
  readonly borneBy?: 'self' | 'target' | 'host' | 'cause'
  /** All but this card. */
  readonly others?: boolean
  /** In a Story Deck, of the cards below the top one alone. */
  readonly belowTop?: true
  /** Only cards on the other side of the same Battle (M18.4). */
  readonly opposing?: boolean
  /** In your Directed Threats, of the one alone that is aimed at one opponent, chosen where nothing else fixes him (M17.26). */
  readonly against?: 'opponent'
  /** Events that lie on this player, whoever owns them: a Phobia affecting you. */
  readonly affecting?: Who
  /** And the same for every other player in the same place (M18.6), or at such a Location, with `same` there alone; `top`: with such a card on top, as who is on a Travel Event. */
  readonly spread?: 'region' | 'subregion' | 'city' | { readonly at: Filter; readonly top?: true; readonly same?: 'region' | 'subregion' }
  /** Of those other players alone: what befalls the first one was told by itself. */
  readonly spreadOnly?: true
}

/** What somebody (you, if not said) has done of late, or what of his has gone. */
export interface Past {
  readonly done: Done
  readonly is: Filter
  readonly who?: Who
  readonly this: Lately
}

export type Amount =
  | number
  /** So much for each, or for `every` so many full; `after`: so many first ones count for nothing; `most`: in all no more than that, whichever way it counts. */
  | { readonly per: Selector; readonly times?: number; readonly every?: number; readonly after?: number; readonly most?: number }
  /** So much for each penny, or for `every` so many full, that lies on these cards. */
  | { readonly pennies: Selector; readonly times?: number; readonly every?: number; readonly most?: number }
  /** So much for each such card that he (you, if not said) has played, cast or lost of late. */
  | { readonly past: Past; readonly times?: number; readonly most?: number }
  /** So much for each of these players, or for each of them of whom it is so: he is the `actor` that is asked about. */
  | { readonly players: 'each' | 'eachOpponent'; readonly if?: Condition; readonly times?: number; readonly most?: number }
  /** `sanityAboveMax`: what a player has beyond the maximum; `sanityThus`: what the steps before have moved in this effect, `playersThus` for how many players. */
  /** `printedValue`: that of the card alone, whatever changes it, and also while it lies face-down (M1.6). */
  /** `cost`: what the pentagram of a card takes, as it is printed; `whose`: of a number that is a player's, if not yours. */
  | {
      readonly of: 'value' | 'printedValue' | 'cost' | 'sanity' | 'sanityAboveMax' | 'sanityThus' | 'playersThus' | 'handMax' | 'handMin'
      readonly card?: Selector
      readonly whose?: Who
    }
  | { readonly half: Amount | 'count'; readonly round?: 'up' | 'down' }
  | { readonly twice: Amount }
  /** As much less: what is lost of a value, where that is no plain number or count. */
  | { readonly less: Amount }
  /** As much as that, and no more than so much. */
  | { readonly least: readonly [Amount, number] }
  /** What that comes to over so much: nothing where it is no more. */
  | { readonly beyond: readonly [Amount, number] }
  | { readonly steps: readonly { readonly upTo?: number; readonly n: number }[]; readonly by: 'sanity' }
  | { readonly chosen: readonly [min: number, max: number] }
  /** As many cards as a Hand lacks of so many, his who draws them. */
  | { readonly handTo: number }
  /** In a selector: so many that this number is left. */
  | { readonly allBut: number }

// ---------------------------------------------------------------- rules

/** One clause of a card. */
export type Rule =
  /** Holds for as long as the card is in play and face-up (and the condition holds). */
  | { readonly kind: 'static'; readonly if?: Condition; readonly effect: Static; readonly until?: Duration }
  /** Happens at a moment. */
  | {
      readonly kind: 'on'
      readonly on: Trigger
      readonly if?: Condition
      readonly optional?: boolean
      readonly cost?: readonly Cost[]
      readonly target?: Selector
      readonly do: readonly Op[]
      readonly limit?: Limit
    }
  /** Something its player may do: as a Turn (M5.4, M5.7), by casting (M5.5), in Combat (M14.19), or as an answer. */
  | {
      readonly kind: 'action'
      /** `anyTime`: on a Turn of one's own, which it does not take up, and in Combat. */
      readonly window: 'turn' | 'combat' | 'cast' | 'anyTime' | Reaction
      /** A Turn after the Turn of arrival here (M19.1, M19.2), or the second such Turn or a later one; or after this card came into play. */
      readonly stayed?: 'here' | 'hereTwice' | 'withThis'
      readonly if?: Condition
      readonly cost?: readonly Cost[]
      readonly target?: Selector
      readonly do: readonly Op[]
      readonly limit?: Limit
      /** Can be taken while this card lies face-down, which otherwise gives nothing (M1.35). */
      readonly faceDown?: boolean
    }
  /** Must hold for this card to be played. */
  | { readonly kind: 'require'; readonly needs: Condition }
  | { readonly kind: 'permit'; readonly permit: Permit; readonly if?: Condition; readonly limit?: Limit; readonly until?: Duration }
  | { readonly kind: 'forbid'; readonly who: Who; readonly what: Act; readonly if?: Condition; readonly until?: Duration }
  | { readonly kind: 'oblige'; readonly who: Who; readonly what: Duty; readonly if?: Condition; readonly until?: Duration }
  /** Something happens in place of something else (M19.7). */
  | {
      readonly kind: 'instead'
      readonly of: Happening
      readonly if?: Condition
      readonly optional?: boolean
      readonly cost?: readonly Cost[]
      readonly do: readonly Op[]
      /** Counted over all cards of this Title: one of them is kept, not each. */
      readonly limit?: Limit
    }

/** An answer to what was done since your own last Turn of this Round (M5.24, M5.25). */
export interface Reaction {
  readonly after: 'played' | 'cast' | 'playedOrCast' | 'used' | 'loss'
  readonly of: Filter
  readonly by: Who
  /** Or turned in its place, as a Location is on arrival: then the play is answered as a whole, with all its cards that are meant. */
  readonly orTurned?: boolean
  /** Only what was laid on you, or has changed something of yours; or what has befallen such cards of yours. */
  readonly on?: 'you' | OfYours | readonly OfYours[]
  /** Only what has made you lose one of these: such a card in play, one of your Hand, or Sanity; `to`: which of both fates it was. */
  readonly lost?: { readonly what: readonly (Filter | 'hand' | 'sanity')[]; readonly to?: 'bury' | 'discard' }
}

/** Cards of yours that somebody may have done something to. */
export type OfYours = 'yourAllies' | 'yourArtifacts' | 'yourTomes' | 'yourThreat'

export type Trigger =
  | 'played'
  | 'arrived'
  /** This Location was the Current Location, and its player has gone on from there. */
  | 'departed'
  | 'turnStart'
  | 'turnEnd'
  | 'roundStart'
  | 'roundEnd'
  /** In Combat, while all Threats are still face-down. */
  | 'beforeReveal'
  | 'threatRevealed'
  | 'survivedCosmicBattle'
  /** Survived so far that a point of it reached the Allies Defend step (M14.77). */
  | 'reachedDefenders'
  | 'combatEnded'
  /** Combat begins: nothing is committed yet (M14.1). */
  | 'combatBegins'
  /** This card, or its bearer, is committed as a Defending Ally (M14.13). */
  | 'defends'
  | 'gameStart'
  /** Day gives way to Night. */
  | 'timeChanged'
  /** Night gives way to Day. */
  | 'dayBreaks'
  /** This card (or its bearer) took part in a loss of an opponent's Allies or Sanity, in a Battle or an attack outside Combat. */
  | 'dealtLoss'
  /** The same, of the opponent's Sanity alone. */
  | 'dealtSanity'
  | 'adventureDone'
  /** The condition of the rule comes to be so; or it is so when the card comes into play. */
  | 'asSoonAs'
  /** `through`: by the Gate of this Location, which is used for it. */
  /** `on`: laid on you, as a Phobia is; `into`: laid in this very card, as a Spell in a Tome. */
  | {
      readonly cardPlayed: Filter
      readonly by: Who
      readonly through?: 'here'
      readonly on?: 'you' | 'affected'
      readonly into?: 'self' | Filter
    }
  /** A player draws from his Mythos Deck; heard once for each card. */
  | { readonly drew: Who }
  /** A player's Sanity goes up, or down, by whatever it is; `from`: by such a card, or in a Battle. */
  | { readonly sanity: 'gained' | 'lost'; readonly by: Who; readonly from?: Filter | 'combat' }
  /** `by`: only by the doing of such a player, who is the `actor`; else he is the `actor` whose card it was, where it is another's. `from`: only by such a card. */
  | { readonly cardLeft: Selector; readonly to?: 'bury' | 'discard'; readonly by?: Who; readonly from?: Filter }
  | { readonly passed: Who }
  /** A card in play, or in a Threat, goes back to a Hand; `by`: by the doing of such a player. */
  | { readonly cardReturned: Selector; readonly by?: Who }
  /** A card goes from the Hand of such a player without being played: as a price, by an effect, at the end of the Round (M15.4). `by` as with `cardLeft`. */
  | { readonly fromHand: Filter; readonly of: Who; readonly to: 'bury' | 'discard'; readonly by?: Who }
  /** A player's discards are shuffled into his Mythos Deck (M15.23, M15.24), for whatever reason. */
  | { readonly reshuffled: Who }
  /** A player looks at the Hand of such another; he is the `actor`. */
  | { readonly handSeen: Who; readonly by: Who }
  /** Such a card is laid with such a bearer: as it is played, or when it is handed over (M8.2, M8.15). */
  | { readonly given: Selector; readonly to: Selector }
  /** An Ally is committed as a Defending Ally (M14.13). */
  | { readonly defended: Selector }
  /**
   * A Threat directed at such a player is turned up (M14.32), or he is attacked outside of Combat; `with`: heard once for each such card in it, or,
   * `together`, once for all of them.
   */
  | { readonly attacked: Who; readonly with?: Filter; readonly together?: true }
  /** A player Summons such a Monster (M9.34); `on`: against you. */
  | { readonly summoned: Filter; readonly by: Who; readonly on?: 'you' }
  /** What such a card of such a player does is called off; `by`: by such a player; `from`: by such a card. */
  | { readonly cancelled: Filter; readonly of: Who; readonly by?: Who; readonly from?: Filter }
  /** A Turn of such a player begins, or ends; he is the `actor`. `turnStart` and `turnEnd` are those of one's own. */
  | { readonly turnStarts: Who }
  | { readonly turnEnds: Who }
  /** A player uses the Gate of his Current Location; with `at`, of such a one. */
  | { readonly gateUsed: Who; readonly at?: Filter }
  /** A penny is placed on such a card, or is removed; `last`: one is removed, and none is left. Heard once for all that go, or come, at once. */
  | { readonly penny: 'placed' | 'removed' | 'last'; readonly on: Selector }
  /** A card in play is turned over. */
  | { readonly cardFlipped: Selector; readonly face?: 'down' | 'up' }
  /** `from`: a Spell that this card holds; `is`: such a Spell. */
  | { readonly spellCast: Who; readonly is?: Filter; readonly from?: 'self' }
  /** A player uses such a card for what it says; to cast a Spell, or to bear a Weapon, is no use. */
  | { readonly used: Filter; readonly by: Who }
  /** A player completes an Adventure (of such a family); `adventureDone` is any of your own. */
  | { readonly completed: Who; readonly is?: Filter }
  /** A player plays the first card of a Threat (not one that joins it). */
  | { readonly newThreat: Who }
  /** A player plays cards to a Threat that he has already: they join it. */
  | { readonly threatGrew: Who }
  /** A player arrives at such a Location, this one or another (M6.5); `onFoot`: as the one that lies crosswise is turned, by whatever does so or as his Turn. */
  | { readonly arrivedAt: Filter; readonly by: Who; readonly onFoot?: true | 'asTurn' }
  /** A player rotates a Location in his Story Deck: begins to walk, or arrives (M6.5). */
  | { readonly locationTurned: Who }
  /** A player begins to walk, to such a Location: it is played crosswise (M6.20). */
  | { readonly walked: Who; readonly to?: Filter }
  /** A player goes on from such a Location to one that is none, or begins to walk there. */
  | { readonly leftFrom: Filter; readonly by: Who }

export type Done = 'played' | 'cast' | 'lost' | 'buried' | 'discarded' | 'gateUsed' | 'passed'

/** `sinceTurn`: since his last Turn whose card says so, and in this Round. `lastCombat`: in the last one that is over, for what was lost alone. */
export type Lately = 'round' | 'turn' | 'sinceTurn' | 'lastCombat'

export type Condition =
  /** Asked of `eachOpponent` (of `each`, too, where it is what he has), a condition is so of every one of them; of any other `who` one is enough. */
  /**
   * The Current Location passes; with `top`, the top card, so also while walking (M6.5, M6.7). `{title:'self'}` is "here". Public
   * attributes, Region and Dimension alone are those of wherever he is (M6.30); with the `type` Location, those of his Current Location, as
   * which a Travel Event acts (M6.39).
   */
  | {
      readonly at: Filter
      readonly who?: 'you' | 'opponent' | 'eachOpponent' | 'either' | 'affected' | 'unaffected' | 'actor'
      readonly top?: boolean
    }
  /** `moreThan`: he has more of them in play than that player, who may be himself, has of them, or `thanOf` other cards. */
  | {
      readonly inPlay: Filter
      readonly of?: Who | 'anyone'
      readonly others?: boolean
      readonly atLeast?: number
      readonly moreThan?: Who
      readonly thanOf?: Filter
    }
  | { readonly time: 'day' | 'night' }
  /** So many Events (left out: one) lie on him, whoever has played them: Phobias. */
  | { readonly affectedBy: Filter; readonly who?: Who; readonly atLeast?: number }
  /**
   * So many such cards (left out: one) lie in a Story Deck or among discards, which all may look through (M1.29), or in a Hand; with `top`,
   * the top card is one, with `bottom` the lowest.
   */
  | {
      readonly lies: Filter
      readonly in: 'story' | 'discard' | 'hand'
      readonly of?: Who
      readonly atLeast?: number
      readonly top?: true
      readonly bottom?: true
    }
  | {
      readonly threatHas: Filter
      /** `each`: that of any player, whoever it is. */
      readonly side: 'own' | 'opposing' | 'affected' | 'actor' | 'each'
      readonly others?: boolean
      readonly moreThan?: number
    }
  | {
      readonly role:
        | 'defending'
        | 'hostDefending'
        | 'summoned'
        | 'controlled'
        | 'ally'
        | 'inThreat'
        | 'faceDown'
        | 'inCombat'
        | 'inHand'
        | 'fought'
        | 'lost'
    }
  /**
   * In this Combat, a card of this kind was lost, or so many of them (`who`: by that player, and not by just anybody); above, `fought`: this
   * card or its bearer took part in it, `lost`: it goes at its end, or has gone.
   */
  | { readonly lostInCombat: Filter; readonly who?: 'you' | 'opponent' | 'affected'; readonly atLeast?: number }
  | { readonly revealedIs: Filter }
  | { readonly canSurvive: Hazard; readonly who?: Who }
  /** He (you, if not said) is at a place that is the same as that of one of those. */
  | { readonly same: 'title' | 'subregion' | 'region' | 'city' | 'dimension'; readonly as: Who; readonly who?: Who }
  /** `sanityLost`: in this Combat; `odd`: whether the number is odd, or even. */
  | {
      readonly number: 'sanity' | 'sanityLost' | 'hand' | 'education' | 'passes' | 'points'
      readonly min?: number
      readonly max?: number
      readonly odd?: boolean
      readonly who?: Who
    }
  /** As many Passes stand as end the Round. */
  | { readonly passesEnd: true }
  /** He has more of something than that player: Sanity, cards in Hand, points of Adventures, or cards in his Threat. */
  | { readonly more: 'sanity' | 'hand' | 'points' | 'threat' | 'education'; readonly who: Who; readonly than: Who }
  /** None of those has more of it than he, or (`least`) less; `cards`: of such cards in play. Several may share this, if it is not `alone`. */
  | {
      readonly foremost: 'sanity' | 'hand' | 'points' | 'threat' | 'education' | { readonly cards: Filter }
      readonly least?: true
      readonly alone?: true
      readonly who: Who
      readonly than: 'each' | 'eachOpponent' | 'unaffected'
    }
  /**
   * He has played so many such cards (left out: one), or cast such Spells, in this Round or Turn; so many of his that lay in play are gone,
   * or just those that were buried, or discarded; he has used a Gate, or
   * passed, whether that Pass still stands or not.
   */
  | (Past & { readonly atLeast?: number })
  /** Such a card, or so many of them, went or were turned in the steps of the clause before this one. */
  | { readonly wentSo: Filter; readonly atLeast?: number }
  /** A card that was spoken of is such a card. */
  | { readonly card: Selector; readonly is: Filter }
  /** He can read a language, by what his Allies know, too (M9.2); `himself`: as his Investigator does. */
  | { readonly knows: Language; readonly who?: Who; readonly himself?: true }
  /** He is walking: a Location lies crosswise on his Story Deck. */
  | { readonly walking: true; readonly who?: Who }
  /** The Gate of his Current Location has been used: the card is turned to face his opponent (M1.41). */
  | { readonly gateSpent: true; readonly who?: Who }
  /** What he has come to his Current Location by: such a card lies right below it on his Story Deck (M6.48). */
  | { readonly cameBy: Filter; readonly who?: Who }
  | { readonly investigator: string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }

export type Cost =
  | { readonly sanity: Amount | 'ofThisCard' }
  | { readonly self: 'bury' | 'discard' | 'flip' | 'rotate' }
  | { readonly other: Selector; readonly how: 'bury' | 'discard' | 'flip' }
  /** So many pennies are removed from this card, or from another that is meant. */
  | { readonly pennies: Amount; readonly from?: Selector }
  | 'gate'

export type Duration =
  | 'round'
  /** From the start of the next Round, before its draw, to its end. */
  | 'nextRound'
  /** From now on to the end of the next Round. */
  | 'throughNextRound'
  | 'game'
  | 'combat'
  | 'nextCombat'
  | 'turn'
  /** To the beginning of your next Turn. */
  | 'yourNextTurn'
  /** To the end of your next Turn. */
  /** As long as this card lies face-down. */
  | 'whileFaceDown'
  /** As long as the one card that it holds for stays in play. */
  | 'whileInPlay'
  /** As long as this card stays in play, or is also face-up. */
  | 'whileThisStays'
  | 'whileThisFaceUp'
  /** As long as the Location it began at stays the top card. */
  | 'whileHere'
  | { readonly cardPlayed: Filter; readonly by?: Who }
  /** To the next time that such a Spell has been cast. */
  | { readonly spellCast: Filter; readonly by?: Who }
  /** To the next time that it becomes Day, or Night, and to the next Event that brings it, which may be so already. */
  | { readonly time: 'day' | 'night' }
  /** To the next time that he would gain or lose Sanity, which is still affected. */
  | { readonly sanity: 'gained' | 'lost'; readonly by: Who }
  /** To the end of his next Turn (`turns`: of the so-manieth of his next ones), or to its beginning. */
  | { readonly turnOf: Who; readonly turns?: number }
  | { readonly nextTurnOf: Who }
  /** To the next time that this is so, which it may be already. */
  | { readonly so: Condition }
  | { readonly all: readonly Duration[] }

export type Limit =
  /** `visit`: until one comes to the Location anew; `shared`: counted together with what else of this card is so limited. */
  /** `last`: with the last of these uses the card itself goes. */
  | {
      readonly times: number
      readonly per: 'turn' | 'round' | 'card' | 'game' | 'visit'
      readonly shared?: true
      readonly last?: 'bury' | 'discard'
    }
  /**
   * Whether benefits add up against M17.10; `group` names whose benefits are compared ("Command", "lowers Minimum"), and `among` of what
   * Types the cards are that change such a number, where they are not those of this card's Type alone.
   */
  | { readonly stacking: 'no' | 'yes'; readonly group?: string; readonly among?: 'all' | readonly CardType[] }
  | { readonly floor: number }
  /** This adds to what is printed on a card only as much as makes it that. */
  | { readonly ceiling: number }

// ---------------------------------------------------------------- effects that hold

export type Static =
  | { readonly value: Amount; readonly of: Selector; readonly how?: 'add' | 'set' | 'half' | 'double'; readonly limit?: Limit }
  /** `from`: of the Threats against you that of one opponent alone, chosen when this begins to hold (M17.26). */
  | {
      readonly threatValue: Amount
      readonly of: 'yourThreat' | 'threatsAgainstYou' | 'eachThreat'
      readonly from?: 'opponent'
      readonly limit?: Limit
    }
  | {
      readonly stat:
        | 'handMin'
        | 'handMax'
        | 'draw'
        | 'sanityMax'
        | 'education'
        | 'spellCapacity'
        | 'cost'
        | 'castingCost'
        | 'passesToEnd'
        | 'phobiaLimit'
      readonly by: Amount
      /**
       * `double` and `half` (rounded up) of what a cost comes to otherwise; only costs are. `most`: a player's number is no more than so
       * much, whatever else changes it.
       */
      readonly how?: 'add' | 'set' | 'half' | 'double' | 'most'
      /** Whose number, or which cards' cost or capacity. */
      readonly who?: Who
      readonly of?: Selector
      readonly limit?: Limit
    }
  /** Sanity that such players pay each time that they use such a card, or a Gate (`thisGate`: that of this Location). */
  | { readonly useFee: Amount; readonly for: Filter | 'gate' | 'thisGate'; readonly who: Who }
  /** So many such cards of your Hand, or any number of them, you may keep at the end of a Round beyond your Maximum (M15.5). */
  | { readonly keeps: number | 'any'; readonly for: Filter }
  /**
   * What such players give first each time that they do such a thing, each of his own: they are told of him who does so. To play such a card, to cast such a
   * Spell or to use a Gate it is other cards (Sanity for that is a cost); to arrive on foot as a Turn, to begin to walk, or to pass, Sanity as well.
   */
  | {
      readonly toll: readonly Cost[]
      readonly for: Filter | 'arrive' | 'walk' | 'pass' | 'gate' | { readonly cast: Filter }
      readonly who: Who
    }
  | { readonly attribute: string; readonly give: boolean; readonly of: Selector }
  /** All attributes (not Title or Special Effects) of one Location are those of another. */
  | { readonly attributesOf: Selector; readonly of: Selector }
  | { readonly cannotBecome: string; readonly of: Selector }
  /** What these cards take no part in: a defence, an attack, either of them, absorbing points, being Summoned, or being Controlled by another; or that no effect turns them face-down. */
  /** `by`: only what such cards do. */
  | {
      readonly cannotBe: 'defending' | 'attacking' | 'fighting' | 'absorbing' | 'controlled' | 'summoned' | 'flipped'
      readonly of: Selector
      readonly by?: Filter
    }
  /** These cards absorb before all others on their side that can, or after them, whatever order their player likes (M14.55); or no more than so many points in a Combat, whatever they are worth. */
  | { readonly absorbs: 'first' | 'last' | number; readonly of: Selector }
  /** What these cards would add to the value of others they do not add. */
  | { readonly addsNothing: true; readonly of: Selector }
  /** What the text of these cards says does not hold and is not done: their Special Effects are ignored. */
  | { readonly noEffects: true; readonly of: Selector }
  /** What other cards, or such of them, would take from the value of these they do not take: no reduction, no half, no lower value set. */
  | { readonly unlowered: true; readonly of: Selector; readonly by?: Filter }
  /**
   * What a player's gains or losses of Sanity become; what he pays is no loss. `from`: those that such a card causes, or that a
   * Battle does. `most`: no more than so much, at once or in one Combat. `turned`: as much is lost instead of gained, or gained.
   */
  | {
      readonly sanityChange: 'gained' | 'lost'
      readonly by: Amount
      readonly how?: 'add' | 'set' | 'half' | 'double' | 'most' | 'turned'
      readonly who?: Who
      readonly from?: Filter | 'combat'
      readonly per?: 'combat'
    }
  | { readonly treatAs: string; readonly of: Selector; readonly as: 'subtype' | 'type' | 'time' | 'region' }
  /**
   * What time it is; for such players alone, whatever it is for others: then the condition is asked of each of them (the `actor`). `reach`:
   * of what is his, for so much of it (left out: `party` and `threat`): the Investigator with all around him, his Threat, and the Threats
   * directed at him.
   */
  | { readonly time: 'day' | 'night' | 'neither'; readonly who?: Who; readonly reach?: readonly ('party' | 'threat' | 'attackers')[] }
  | { readonly visible: boolean; readonly of: Selector }
  /** `self`: this very card, whatever else is Invisible to them. */
  | { readonly sees: 'invisible' | 'self'; readonly of: Selector }
  /** `self`: this very card, `host`: the Ally who bears it. */
  | { readonly bypass: Filter | 'threat' | 'self' | 'host'; readonly may: boolean; readonly of?: Selector }
  /**
   * The card Joins such cards (M11.20); `upTo`: no more of them in one play; `most`: no more than so many together; `who`: whoever plays them, and not
   * you alone (left out: he whose cards they are, as `of` tells); `cost`: what is paid for playing them so.
   */
  | {
      readonly join: Filter
      readonly may: boolean
      readonly of?: Selector
      readonly upTo?: number
      readonly most?: number
      readonly who?: 'each' | 'eachOpponent'
      readonly cost?: readonly Cost[]
    }
  /** `for`: to play such cards alone; `who`: any player, and not you alone; `times`: so often after the first use, as long as the Location stays, or in each Round (`anew`); `limit`: so often, whichever Gates they are. */
  | {
      readonly gateReuse: true
      readonly cost?: readonly Cost[]
      readonly of?: Selector
      readonly for?: Filter
      readonly who?: 'each'
      readonly times?: number
      readonly anew?: 'round'
      readonly limit?: Limit
    }
  /**
   * Room for Spells besides what is there, of such icons (left out: those of the other places); `only`: in place of what is printed.
   * None, of any icon: what is there takes Spells of whatever icon.
   */
  | { readonly holdsSpells: number; readonly icon?: Icon | 'any' | readonly Icon[]; readonly only?: true; readonly of?: Selector }
  /** May be given such a card from the Hand on a later Turn (M8.4), `n` at a time. */
  | { readonly carries: Filter; readonly n?: number }
  /** May not be given such a card (left out: this card). */
  | { readonly cannotBear: Filter; readonly of?: Selector }
  /** Is given to such a card when played; with `sharesFate`, lost with it (M8.3, M8.19); `uncounted`: besides the Weapons it may bear; `orYou`: or kept beside one's Investigator. */
  | { readonly attachedTo: Filter; readonly sharesFate: boolean; readonly slots?: number; readonly uncounted?: true; readonly orYou?: true }
  /** What you can read (left out), or what these cards know as if it were printed on them. */
  | { readonly languages: readonly Language[] | 'all'; readonly of?: Selector }
  /** So many Weapons one of these Allies (left out: this card) can be given, instead of one (M8.17); more than one if one of them is such, or if all are. */
  | { readonly weapons: number | 'any'; readonly of?: Selector; readonly oneOf?: Filter; readonly allOf?: Filter }
  /**
   * `by`: only what these players do with such cards; `aimed`: only where the card, or without `of` the player himself, would be chosen for
   * it, and not what is done to all, or by lot.
   */
  | {
      readonly immuneTo: Filter | 'theft' | 'storyDeckEffects' | 'GreatOldOnes' | Hazard
      readonly of?: Selector
      readonly by?: Who
      readonly aimed?: true
    }
  /** Not counted, chosen or changed by Epidemics, by such Events, or by lot; `by`: of the random choices that opponents' cards make. */
  | { readonly excluded: 'epidemic' | 'random' | Filter; readonly of?: Selector; readonly plus?: number; readonly by?: 'eachOpponent' }
  | { readonly survives: readonly Hazard[] }
  /** Counts also as a card that another card needs (M19.16). */
  | { readonly countsAs: string; readonly for?: 'GreatOldOne' | 'Location' | 'Adventure' }
  /**
   * Can stand for any one card (of a type) that another card needs, and is buried (or discarded) for it; `stays`: it is not, and so counts wherever it
   * lies. `needs`: for such a card alone; `kind`: only for one of that Subtype, a Star, or of one of those.
   */
  | {
      readonly standsIn: 'anyOne' | CardType
      readonly for: 'GreatOldOne' | 'Location' | 'Adventure'
      readonly stays?: true
      readonly lost?: 'discard'
      readonly needs?: Filter
      readonly kind?: string | readonly string[]
    }
  /** So many Allies of one Title a player may have in play. */
  | { readonly copies: number | 'any'; readonly of: Selector }
  /** Not turned up, neither by a play nor by itself; `flipStep`: only not in the Flip step, where all else is (M15.9). */
  | { readonly staysFaceDown: true | 'flipStep'; readonly of: Selector }
  /** What becomes of these Spells once they have been cast, instead of what their holder says (M9.24, M7.23); `stays`: they lie face-up as before; `flip`: they turn face-down, as in a Tome. */
  | { readonly onceCast: 'hand' | 'bury' | 'discard' | 'stays' | 'flip'; readonly of: Selector }

// ---------------------------------------------------------------- operations

/** Where a moved card goes: `play` into its own area, `storyTop` right-side-up on its owner's Story Deck. */
export type Destination = 'bury' | 'discard' | 'hand' | 'play' | 'threat' | 'aside' | 'storyTop' | 'deckTop' | 'deckBottom'

export type Op =
  | {
      readonly move: Selector
      readonly to: Destination
      readonly whose?: Who
      readonly optional?: boolean
      readonly back?: Duration
      /** The Location that this lays bare on a Story Deck does not serve with its Gate, as it otherwise would (M6.62). */
      readonly gateShut?: boolean
    }
  /** `price`: paid rather than lost (M2.21): chosen by nobody who has less, and no text about losses changes it. */
  | { readonly sanity: Amount | 'pentagram'; readonly of?: Selector; readonly who: Who; readonly sign: 1 | -1; readonly price?: true }
  | { readonly flip: Selector; readonly face: 'down' | 'up' }
  /** Pennies are placed on cards (`most`: no more than so many then lie on each), or removed from them. */
  | { readonly pennies: Amount | 'all'; readonly on: Selector; readonly sign: 1 | -1; readonly most?: number }
  | { readonly draw: Amount; readonly who?: Who }
  /** You and this player change Hands; each owns from then on what he got, until the match is over. */
  | { readonly exchangeHands: Who }
  /** Discard from the Hand and draw as many. */
  | { readonly exchange: Amount; readonly upTo?: boolean; readonly who?: Who }
  /** `until`: one card of a Mythos Deck after the other, to the first that is such, or to its end. */
  | { readonly reveal: Selector; readonly until?: Filter }
  | { readonly look: Selector; readonly seconds?: number }
  /** Looked at, and put back where they lay in an order of your choice. */
  | { readonly arrange: Selector }
  | { readonly shuffle: 'story' | 'deck' | 'deck+discard'; readonly who: Who }
  /** At once, from the Hand (or another zone), with what it costs (M5.17). */
  /** `into`: a Spell that this very card is to hold, or the one that set this off; `times`: as many of them as he likes, one after the other; `others`: none that this clause has put into the Hand; `which`: only those that are meant. */
  | {
      readonly play: Filter
      readonly which?: Selector
      readonly times?: 'any'
      readonly from?: Zone
      readonly waive?: readonly Waiver[]
      readonly into?: 'self' | 'cause'
      /** As an Ally, also what is a Monster; it uses a Gate as it usually would (M11.31). */
      readonly as?: 'ally'
      readonly others?: true
      readonly optional?: boolean
    }
  /** `there`: done once that other Turn has led there, where it is not `now`; `cost`: what is paid on that Turn before one travels. */
  | {
      readonly travel: Route
      readonly when: 'now' | 'laterTurn' | 'nextTurn'
      readonly cost?: readonly Cost[]
      readonly there?: readonly Op[]
      readonly optional?: boolean
    }
  /** Where the Travel Event played in this Turn leads at a following one, one is at once: its Location is played now, for what that costs. */
  | { readonly travelOn: true }
  /** A Location of the Story Deck comes to its top (M6.69); it `pays` what its pentagram takes if the card says so. */
  | { readonly toTop: Selector; readonly pays?: true; readonly gateShut?: true }
  /** The Location that lies crosswise on his Story Deck is turned right-side-up, so that he arrives (M6.27); or his Current Location crosswise: he walks to it. */
  | { readonly turnTop: 'upright' | 'crosswise'; readonly who: Who }
  /** The top card of the Story Deck goes, then cards that are no Location are buried until one shows (M6.60). */
  /** `until`: it goes on to such a Location. */
  | { readonly popStory: Who; readonly to: 'bury' | 'discard'; readonly gateShut?: boolean; readonly until?: Filter }
  | {
      readonly attack: Who
      readonly only?: 'allies'
      readonly with: Selector | { readonly value: Amount }
      readonly alliesMayDefend: boolean
    }
  /** One Monster of the class (M9.32), worth `gains` points more in that attack, or in that Combat; `goes`: where one that was Summoned goes after its attack, which is buried else (M9.41). */
  | {
      readonly summonOrControl: Filter
      readonly allow: readonly ('summon' | 'control')[]
      readonly gains?: number
      readonly goes?: 'hand' | 'discard'
    }
  | { readonly control: Selector; readonly until: 'combat' }
  | { readonly cancel: 'cause' }
  /** Lets Events affect another player, or (`also`) a further one, for good or for a while. */
  | { readonly redirect: Selector; readonly to: Who; readonly also?: boolean; readonly until?: Duration }
  /** You say which legal play from the Hand that player makes next; it cannot be a Pass (M19.3). */
  | { readonly dictate: Who }
  /** Your Investigator is exchanged for another that nobody has, or one whose Education no other in play has; your Sanity stays. */
  | { readonly newInvestigator: 'otherEducation' | 'any' }
  /** One card takes the place of another, keeping its role in a Battle. */
  | { readonly swap: Selector; readonly for: Selector }
  /** A card is given to another bearer; one that comes into play by it `pays` what its pentagram takes if the card says so. */
  | { readonly give: Selector; readonly to: Selector; readonly optional?: boolean; readonly pays?: true }
  /** `now`: the very Turn that begins, which is then all that is done on it (M5.22). */
  | { readonly skip: 'turn' | 'combat' | 'discardStep'; readonly who: Who; readonly now?: true }
  /** The next Turn of these players is a Pass. */
  | { readonly passNext: true; readonly who: Who }
  /** After this Turn these players have another one before anybody else. */
  | { readonly extraTurn: Amount; readonly who: Who }
  /** So many further uses of the Gate of your Current Location, while it stays that (with `until`: in this Round alone). */
  | { readonly gateUses: number; readonly until?: 'round' }
  | { readonly passes: 'end' }
  /** This play is a Pass of yours as well, which stands beside others (M13.11). */
  | { readonly passes: 'declare' }
  /** Those of such players (left out: of all); `n`: no more than so many of each, and of nobody in particular the last that was declared. */
  | { readonly passes: 'void'; readonly who?: Who; readonly n?: number }
  /** `of`: not your own, but these, whoever has played them. */
  | { readonly extendGOO: number; readonly of?: Selector }
  | { readonly choose: readonly (readonly Op[])[]; readonly by: Who }
  /** A type of card is named aloud, none of those; what is done then may speak of it (`ofNamedType`). */
  | { readonly name: 'type'; readonly except?: readonly CardType[]; readonly do: readonly Op[] }
  /** A card is named aloud by its Title, of any type or of this one (`ofNamedTitle`). */
  | { readonly name: 'title'; readonly of?: CardType; readonly do: readonly Op[] }
  /** A Region is named aloud; what is done then speaks of it as `namedRegion`. */
  | { readonly name: 'region'; readonly do: readonly Op[] }
  /** Done for each of these players, one after the other; he is the `actor` of it. */
  | { readonly forEach: 'each' | 'eachOpponent'; readonly do: readonly Op[] }
  /** Done for the opponent, and then the same for each other player in the same place (M18.6), each of whom is the opponent in it. */
  | { readonly alike: readonly Op[]; readonly spread: NonNullable<Selector['spread']> }
  | { readonly orElse: readonly Op[]; readonly unless: Duty; readonly who: Who }
  | { readonly moveSpells: true }
  | { readonly if: Condition; readonly do: readonly Op[]; readonly else?: readonly Op[] }
  /** A rule begins to hold, for a while, and outlives the moment. */
  | { readonly start: Rule; readonly until: Duration }
  /** A card becomes another kind of card for a while. */
  | { readonly become: CardType; readonly card: Selector; readonly until: Duration }

// ---------------------------------------------------------------- what may, must, must not be done

export interface Route {
  /** `subregion`, `city`: the one the travel begins in; `opponentsRegion`, `opponentsSubregion`: the one that an opponent is in. */
  readonly region: 'same' | 'different' | 'any' | 'subregion' | 'city' | 'opponentsRegion' | 'opponentsSubregion'
  /** In another Subregion than the one the travel begins in. */
  readonly elsewhere?: true
  readonly is?: Filter
  readonly dimension?: 'same' | 'any' | 'different'
  readonly placed: 'rightSideUp' | 'walking'
  /** It counts as such travel, where that is asked for: "as if by Travel by Sea". */
  readonly as?: Filter
  /** The Sanity of the Location that is reached is not lost, or neither lost nor gained. */
  readonly free?: 'loss' | 'either'
}

/**
 * A requirement of a play that need not be met (M19.8, M19.9); `island`: such travel leads to Islands, too (M6.51); `needed`: none of the cards that a
 * Great Old One needs (M11.46), or that the card's own text asks for, have to be there, `oneNeeded`: all but one of them have to be.
 */
export type Waiver =
  | 'attribute'
  | 'place'
  | 'region'
  | 'dimension'
  | 'gate'
  | 'gateUsed'
  | 'language'
  | 'storm'
  | 'island'
  | 'cost'
  | 'gain'
  | 'named'
  | 'needed'
  | 'oneNeeded'

export type Permit =
  /** `who`: whose plays they are, where not yours alone; a limit is then one of each of them. */
  | {
      readonly play: Filter
      readonly waive: readonly Waiver[]
      readonly from?: Zone
      readonly cost?: readonly Cost[]
      readonly who?: 'each' | 'eachOpponent'
    }
  | {
      readonly playAs: 'ally' | 'monster'
      readonly of: Filter | 'self'
      readonly at?: Filter
      readonly cost?: readonly Cost[]
      readonly keepsText?: boolean
      /** A Gate is used where there is one, and none is needed. */
      readonly gateIfAny?: true
      /** No Gate is used, which a Monster else asks for in this role, too (M11.27, M11.31). */
      readonly noGate?: true
      /** As a Monster in such a place alone: a Cultist needs no leave to be one, and is bound by this (M7.26). */
      readonly only?: true
      /** Whose plays they are, where not yours alone. */
      readonly who?: 'each' | 'eachOpponent'
    }
  | { readonly route: Route | { readonly walkTo: Filter } }
  /** This card may be played in the same Turn right after such a card; a Location in whatever Region, if that is waived. */
  /** `do`: what is done as one makes use of that. */
  | { readonly rightAfter: Filter; readonly waive?: readonly ['region']; readonly do?: readonly Op[] }
  /** Where such a Travel Event leads on a later Turn, it may lead at once; `who`: whoever plays it, and not you alone. */
  | { readonly sooner: Filter; readonly who?: 'each' | 'eachOpponent' }
  /** In Combat, before Threats are turned up; with `revealed`, a defence alone, and once they are. */
  | { readonly commit: 'defence' | 'threat' | 'assault'; readonly cost?: readonly Cost[]; readonly revealed?: true }

export type Act =
  /**
   * With `moreThan`, the first so many of a Round or Turn may be played; `on`: as a card that is laid on you; `to`: into a Threat, in Combat as
   * well; `through`: by the Gate of this Location; `into`: Spells, to be held by this card or another that is meant; `which`: the one that is meant;
   * `onTop`: a Location, where it would lie on top of such a card.
   */
  | {
      readonly play: Filter
      readonly which?: Selector
      readonly moreThan?: number
      readonly per?: 'round' | 'turn'
      readonly on?: 'you'
      readonly to?: 'threat'
      readonly through?: 'here'
      readonly into?: 'self' | Selector
      readonly onTop?: Filter
    }
  /** With `moreThan`, the first so many Spells of such a kind in a Round or Turn may be cast; `from`: those that this card or another that is meant holds. */
  | { readonly cast: Filter; readonly moreThan?: number; readonly per?: 'round' | 'turn'; readonly from?: 'self' | Selector }
  /** To commit more than so many such Allies as Defending Allies in one Combat (M14.13). */
  | { readonly defendWith: Filter; readonly moreThan: number }
  | 'gainSanity'
  /** No card comes to his Hand by drawing, whatever makes him draw; so neither at the beginning of a Round. */
  | 'drawCards'
  /** His Hand is not filled at the beginning of a Round; what else makes him draw does so. */
  | 'drawForRound'
  | 'useGates'
  /** The Gate of a Location that is meant, and no other. */
  | { readonly gateOf: Selector }
  | 'castSpells'
  | 'pass'
  | 'buryPhobias'
  | 'walk'
  /** The Location that lies crosswise on his Story Deck is not turned right-side-up by a Turn of his: who is walking does not arrive (M6.27). */
  | 'arrive'
  /** Threats cannot be directed at him, and no effect attacks him. */
  | 'beAttacked'
  /** Threats cannot be directed at him; an effect may attack him all the same. */
  | 'beThreatened'
  /** These cards are not directed at him, and do not attack him by what they do (a card `self`: this one). */
  | { readonly beAttackedBy: Filter }
  /** His Hand is not open to those of whom this is said. */
  | 'seeHand'
  | { readonly join: Filter }
  | { readonly flipUp: Selector }
  /** `by`: with such cards. */
  | { readonly flipDown: Selector; readonly by?: Filter }
  | { readonly affect: Filter }
  | { readonly travelBy: Filter }
  /** Such Locations (this card, if not said) are not reached on foot, or by such Travel Events; whatever else leads there does so still. */
  | { readonly reachBy: Filter | 'walk'; readonly to?: Filter }
  /** He does not leave his Current Location on foot, or by such Travel Events. */
  | { readonly leaveBy: Filter | 'walk' }
  /** Their uses and castings are not open to him; `which`: those of the one that is meant. */
  | { readonly use: Filter; readonly which?: Selector }
  /** To call off what such cards do (a card `self`: this one), those of these players alone; `by`: with such cards. */
  | { readonly cancel: Filter; readonly of?: Who; readonly by?: Filter }
  /** `by`: by such cards, and by others all the same; `orDiscarded`: neither this nor to discard it, or only the latter. */
  | { readonly bury: Selector; readonly by?: Filter; readonly orDiscarded?: true | 'only' }

export type Duty =
  | { readonly playNext: Filter }
  | 'playOrDiscard'
  | 'defend'
  /** These Allies must take part in every Battle they can. */
  | { readonly defendWith: Selector }
  /** Such Locations are reached only by such Travel Events, or only by walking; Travel Events still serve where `exceptTravel`. */
  /** `orWalk`: or on foot; `walkFrom`: on foot from such Locations alone. */
  | {
      readonly reachBy: Filter | 'walk'
      readonly to?: Filter
      readonly exceptTravel?: boolean
      readonly orWalk?: true
      readonly walkFrom?: Filter
    }
  /** `walkTo`: on foot to such Locations alone. */
  | { readonly leaveBy: Filter | 'walk'; readonly orWalk?: true; readonly walkTo?: Filter }
  | 'threatFaceUp'
  /** His Hand lies open to everybody, with what comes to it meanwhile. */
  | 'handFaceUp'
  /** These cards of his (a card `self`: this one) are directed at such an opponent, if there is one, and at no other. */
  | { readonly directAt: Who; readonly with: Filter }

export type Happening =
  /** You would lose such a card; `by` tells whose doing it must be, `from` what card's. */
  | { readonly wouldLose: Filter; readonly by?: Who; readonly from?: Filter }
  /** `absorbedBy`: after this card, or the Ally that bears it, has absorbed points of theirs in that Combat. */
  /** These cards would be buried; `from`: by such a card, in Combat by its points, with `by` one of an opponent; `fullLoss: false` means: in Combat without having absorbed their full value; `unhurt`: without any point. */
  | {
      readonly wouldBeBuried: Selector
      readonly by?: 'opponent'
      readonly from?: Filter
      /** Or discarded, or (`only`) discarded and not buried. */
      readonly orDiscarded?: boolean | 'only'
      readonly inCombat?: boolean
      readonly absorbedBy?: 'self' | 'host'
      readonly fullLoss?: boolean
      readonly unhurt?: true
    }
  | { readonly wouldPay: Filter }
  /**
   * You would lose Sanity (`atLeast`: so much or more at once), by such a card or in a Battle. `upTo`: so much
   * of it is spared, and not all; `left`: no more than so much of it is lost, or half of it, rounded up; `repeated`: what is left may be
   * spared by it anew.
   */
  | {
      readonly wouldLoseSanity: true
      readonly atLeast?: number
      readonly from?: Filter | 'combat'
      readonly upTo?: number
      readonly left?: number | 'half'
      readonly repeated?: true
    }

// ---------------------------------------------------------------- Adventure recipes

/** One kind of card a requirement may be met by: all fields must hold (ADVENTURES section 5 of the catalogue). */
export interface Kind {
  readonly title?: string
  readonly titleNot?: string
  readonly titleIncludes?: readonly string[]
  readonly type?: CardType
  readonly subtype?: string
  readonly travel?: boolean
  readonly attributes?: readonly string[]
  readonly publicAttributes?: readonly PublicAttribute[]
  readonly gate?: boolean
  readonly region?: string
  readonly regionNot?: string
  readonly subregion?: string
  readonly subregionNot?: string
  readonly dimension?: Dimension
  readonly language?: Language
  readonly languageNot?: Language
  readonly languageUnknownToInvestigator?: boolean
  readonly icon?: Icon
  readonly costsSanityAtLeast?: number
  readonly valueAtLeast?: number
  readonly target?: string
  readonly past?: string
  /** It is of none of these kinds: "none of them Corrupt". */
  readonly not?: readonly Kind[]
}

/** One capitalised phrase: `count` cards of their own (M12.24, M12.40). */
export interface Slot {
  /** The phrase as it stands in the story, and where (characters from the start), so that it can be marked. */
  readonly phrase: string
  readonly at: number
  readonly count: number
  /** Whether its cards must differ in Title (M12.42). */
  readonly distinctTitles: boolean
  readonly anyOf: readonly Kind[]
  readonly zone?: 'storyDeck' | 'completed'
  /** Of which types the cards are that it asks for without naming one: by Title, or by what they bear. */
  readonly types?: readonly CardType[]
}

export type RecipeCondition =
  /** The Spell of one slot lies in the Tome of another (M12.46). */
  | { readonly kind: 'contained'; readonly spellSlot: number; readonly tomeSlot: number }
  | {
      readonly kind: 'different'
      readonly slots: readonly number[]
      readonly by: 'title' | 'subregion' | 'region' | 'subtype' | 'language' | 'icon' | 'version'
    }
  /** Cards whose values add up, each used for nothing else (M12.35). */
  | {
      readonly kind: 'sum'
      readonly of: Kind
      readonly what: 'value' | 'sanityCost'
      readonly atLeast: number
      readonly zone?: 'storyDeck'
    }
  | { readonly kind: 'sanityBelow'; readonly points: number }
  | { readonly kind: 'time'; readonly is: 'day' | 'night' }
  | { readonly kind: 'event'; readonly what: string }
  | { readonly kind: 'inPlayNow'; readonly slot: number }
  | { readonly kind: 'memberOf'; readonly title: string }

export interface Recipe {
  readonly slots: readonly Slot[]
  readonly conditions: readonly RecipeCondition[]
}

/** What the Region that is named is called where it is not known yet which one that will be. */
export const namedRegion = 'The Named Region'
