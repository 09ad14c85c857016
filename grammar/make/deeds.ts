/**
 * What is done: cards that move, Sanity, cards drawn, played, shown or chosen.
 */

import type { Amount, Condition, Cost, Destination, Duration, Filter, Op, Rule, Selector, Static, Waiver, Who, Zone } from '../ast.ts'
import type { CardType, Hazard } from '../card.ts'
import { anyOf, byHim, fromHand, handCount, onePaid, selector } from './cards.ts'
import { at, isNot, isOwnersPile } from './conditions.ts'
import { asOpponents, type Change, type Item, type Marked, nonsense, type Otherwise, type Price, stable, type Theirs } from './draft.ts'
import { bearable, plurals } from './nouns.ts'
import { costOf, flowsSo, isSpell, noAttack, priced } from './values.ts'

/** "Their" is whoever does it; until that is known it stands as `they`, which is nobody. */
export const nobody = '"they"'

/** How much, or how many, an operation is about. */
function amountOf(op: Op): Amount | 'pentagram' | undefined {
  return 'sanity' in op ? op.sanity : 'draw' in op ? op.draw : 'exchange' in op ? op.exchange : 'move' in op ? op.move.n : undefined
}

/** What another player than you does. */
export function doneBy(who: Who, said: Op): Op | object {
  // "All players lose 1 Sanity for each Phobia that affects them": each counts his own.
  // "Each player buries his lowest Ally": the lowest of his own, not of all.
  const isExtreme = ('move' in said && said.move.extreme !== undefined) || ('flip' in said && said.flip.extreme !== undefined)
  if ((who === 'each' || who === 'eachOpponent') && (isExtreme || /"(?:they|actor)"/.test(JSON.stringify(amountOf(said) ?? 0)))) {
    const own = doneBy('actor', said)
    return own === nonsense ? nonsense : { forEach: who, do: [own as Op] }
  }
  const op = JSON.parse(JSON.stringify(said).replaceAll(nobody, JSON.stringify(who)).replaceAll('"chooser"', JSON.stringify(who))) as Op
  if (who === 'you') return op
  if ('sanity' in op) return { ...op, who }
  if ('draw' in op || 'exchange' in op) return { ...op, who }
  if ('skip' in op || 'extraTurn' in op || 'passNext' in op) return { ...op, who }
  if ('turnTop' in op) return op.who === who ? op : nonsense
  if ('gateUses' in op || 'travelOn' in op || ('passes' in op && op.passes === 'declare')) return nonsense
  // "Your opponent suffers an attack of 3 points."
  if ('attack' in op && op.attack === 'you' && 'value' in op.with) return { ...op, attack: who }
  // What several show, all see.
  if ('look' in op && op.look.of === who && op.look.in === 'hand' && (who === 'each' || who === 'eachOpponent')) return { reveal: op.look }
  if ('look' in op) return op.look.of === who ? op : nonsense
  // What he shows himself he picks himself.
  if ('reveal' in op) {
    if (op.reveal.of !== who) return nonsense
    return op.reveal.pick === 'choose' && op.reveal.by === undefined ? { reveal: { ...op.reveal, by: who } } : op
  }
  if ('shuffle' in op) return (op.who as string) === 'they' || op.who === who ? { ...op, who } : nonsense
  if ('start' in op && op.start.kind === 'static' && 'stat' in op.start.effect && op.start.effect.stat === 'draw' && !op.start.effect.who)
    return { ...op, start: { ...op.start, effect: { ...op.start.effect, who } } }
  // "A", done by either: he chooses.
  if ('choose' in op && op.by === 'you') return chooses(who, op.choose)
  const what = 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
  // "Each opponent discards one of your cards": whether he or you choose it is not his own doing with what is his.
  if (what && 'mine' in what) return nonsense
  // "He exchanges Hands with you": you are the one to whom he is an opponent.
  if ('exchangeHands' in op) return who === 'opponent' && (op.exchangeHands as string) === 'you' ? { exchangeHands: who } : nonsense
  // "Your opponent buries one Phobia", "each player buries one of his Phobias": one that affects him, whoever has played it.
  if ('move' in op && isPhobia(op.move) && op.to === 'bury' && !op.move.in && isHisOrNobodys(said)) {
    const { of: _of, ...phobia } = op.move
    const own = { ...op, move: { ...phobia, affecting: who } }
    return who === 'each' || who === 'eachOpponent'
      ? { forEach: who, do: [doneBy('actor', { ...own, move: { ...own.move, affecting: 'actor' } }) as Op] }
      : doneBy(who, own)
  }
  // "A Phobia affecting his Investigator".
  if (what?.ref === undefined && what?.affecting === who && what.of === undefined && who !== 'each' && who !== 'eachOpponent')
    return 'move' in op ? { ...op, move: { ...what, by: who } } : nonsense
  // "Force that opponent to discard one Weapon found there": in the Hand just looked at.
  if ((what?.of as string | undefined) === 'shown' && who === 'opponent') return op
  // "Discards his Current Location".
  if (what?.ref === 'location' && what.of === who) return op
  if (!what || what.ref !== undefined || (what.of !== undefined && what.of !== who) || what.affecting !== undefined) return nonsense
  // "Each opponent must bury one Ally of your choice": one of each, and not one among those of all.
  if ((who === 'each' || who === 'eachOpponent') && what.pick === 'choose' && what.by === 'you') {
    const { by: _, ...rest } = what
    const own = { ...rest, of: 'actor' as const }
    return { forEach: who, do: ['move' in op ? { ...op, move: own } : ({ ...op, flip: own } as Op)] }
  }
  // Who is told to do it himself picks himself, unless it is said (M17.25 is of what is done to him).
  const picks = what.pick === 'choose' && what.by === undefined ? { by: who } : {}
  return 'move' in op ? { ...op, move: { ...what, of: who, ...picks } } : { ...op, flip: { ...what, of: who, ...picks } }
}

/** Whether what is moved is said to be of him who does it, or of nobody. */
const isHisOrNobodys = (op: Op): boolean => {
  const { of, affecting } = 'move' in op ? op.move : {}
  return [of, affecting].every((each) => each === undefined || (each as string) === 'they')
}

const isPhobia = ({ is, pick }: Selector): boolean => is?.type === 'Event' && is.subtype === 'Phobia' && pick !== undefined

const forcedOn = new WeakSet<object>()

/** Another is made to do it; what you are made to do is said to you. */
export function forced(who: Who, op: Op): Op | object {
  const done = who === 'you' ? nonsense : doneBy(who, op)
  if (done !== nonsense) forcedOn.add(done)
  return done
}

/** The one or the other. "Force your opponent to discard one card or lose 1 Sanity": it is he who loses it. */
export function either(a: Op, b: Op): readonly (readonly Op[])[] | object {
  const isLoss =
    ('sanity' in b && b.sign === -1 && b.who === 'you') || ('move' in b && (b.to === 'bury' || b.to === 'discard') && !b.move.of)
  return forcedOn.has(a) && isLoss ? nonsense : [[a], [b]]
}

/** "Draw one card, or your opponent loses 2 Sanity": you choose. */
export const orHe = (a: Op, b: Op | object): Op | object =>
  b === nonsense || 'choose' in b ? nonsense : { choose: [[a], [b as Op]], by: 'you' }

/** "Bury one Event, or your opponent may not play any Ally on his next Turn": you choose, and what is barred is barred for one opponent. */
export function orBarred(a: Op, start: Rule, said: Duration): Op | object {
  if (start.kind !== 'forbid' || start.who !== 'opponent') return nonsense
  // "On his or her next Turn": of the one who is barred.
  const whose = typeof said === 'object' && 'turnOf' in said ? (said.turnOf as string) : undefined
  const until: Duration = typeof said === 'object' && whose === 'they' ? { ...said, turnOf: 'opponent' } : said
  return { choose: [[a], [{ start, until }]], by: 'you' }
}

/** "Each player may bury one Ally or discard two cards": the one, or the other, or neither. */
export function mayDoEither(who: Who, choices: readonly (readonly Op[])[]): Op | object {
  return mayDo(who, [{ choose: choices, by: 'you' }])
}

/** "Look at your opponent's Hand", "his Mythos Deck": all that is in it, where no top is spoken of. */
export const wholePile = (of: Who, zone: Zone): Selector | object =>
  selector({ pick: 'all' }, [{ of, in: zone === 'deckTop' ? 'deck' : zone }])

/** The same of several deeds in a row. */
export function eachDoesAt(who: 'each' | 'eachOpponent', when: Condition | object, said: readonly Op[]): Op | object {
  const ops = said.map((op) => doneBy('actor', op))
  if (when === nonsense || ops.includes(nonsense)) return nonsense
  return { forEach: who, do: [{ if: when as Condition, do: (ops as readonly Op[]).map((op) => pickedBy('actor', op)) }] }
}

export function optional(op: Op): Op | object {
  return 'move' in op || 'play' in op || 'travel' in op || 'give' in op ? { ...op, optional: true } : nonsense
}

/** "Look at one opponent's Hand or Threat": at the one or the other, as you like. */
export function lookAtEither(of: Who | 'they', seconds?: number): Op | object {
  if (of === 'you' || of === 'they') return nonsense
  const looks = (['hand', 'threat'] as const).map(
    (zone): Op => ({
      look: { in: zone, pick: 'all', of },
      ...(seconds === undefined ? {} : { seconds }),
    }),
  )
  return { choose: looks.map((each) => [each]), by: 'you' }
}

/** Spreads an operation to the other players in the same place (M18.6). */

export function spread(op: Op, over: NonNullable<Selector['spread']>): Op | object {
  if ('move' in op) return { ...op, move: { ...op.move, spread: over } }
  if ('flip' in op) return { ...op, flip: { ...op.flip, spread: over } }
  return nonsense
}

/** A card goes to its own player's place unless it is said whose. */
export function whose(op: { readonly move: Selector; readonly to: Destination }, who: Who): Op {
  return who === 'you' ? op : { ...op, whose: who }
}

/** A place of its own until it is said what becomes of the cards. */
export const carriedOff = 'carriedOff'

/** Bare plurals mean all of them where they concern everybody. */
export function everyEvent(is: Filter): Op | object {
  return is.type === 'Event' && plurals.has(is) ? { move: { ...anyOf(is), pick: 'all' }, to: 'bury' } : nonsense
}

/** "One player's Threat" is that of the player you choose, yourself not excepted. */
export function onePlayers(to: 'bury' | 'discard', base: Selector, zone: NonNullable<Selector['in']>): Op | object {
  const theirs = selector(base, [{ of: 'opponent', in: zone }])
  const yours = selector(base, [{ of: 'you', in: zone }])
  return { choose: [[{ move: theirs, to }], [{ move: yours, to }]], by: 'you' }
}

/** A number of cards of the Threat that the condition speaks of. */
export function ofThatThreat(
  op: { readonly move: Selector; readonly to: Destination } | { readonly control: Selector | object; readonly until: 'combat' },
): object {
  return 'move' in op ? { ...op, move: { ...op.move, in: 'thatThreat' } } : { ...op, control: { ...op.control, in: 'thatThreat' } }
}

/** One Monster that is held attacks. */
export function attackFromHand(by: Selector, attack: Who, alliesMayDefend = false): Op | object {
  const isHeld =
    by.in === 'hand' &&
    (by.of ?? 'you') === 'you' &&
    by.n === 1 &&
    by.is !== undefined &&
    (by.is.type ?? 'Monster') === 'Monster' &&
    !by.upTo
  return isHeld ? { attack, with: by, alliesMayDefend } : nonsense
}

/** The card just revealed attacks; whether Allies may defend is said by another sentence. */
export function attackedBy(attack: Who): Op {
  return { attack, with: { ref: 'revealed' }, alliesMayDefend: false }
}

/** One of two looks, each with its value, until the Combat is over. */
export function eitherShown(of: Selector, looks: readonly (readonly [visible: boolean, value: number])[]): Op {
  const holds = (effect: Static): Op => ({ start: { kind: 'static', effect }, until: 'combat' })
  return { choose: looks.map(([visible, value]) => [holds({ visible, of }), holds({ value, of, how: 'set' })]), by: 'you' }
}

/** A Current Location goes one way if it bears an attribute, and another if not. */
export function placeLost(who: Who, to: 'bury' | 'discard', is: Filter, other: 'bury' | 'discard'): Op | object {
  if (who !== 'you' && who !== 'opponent') return nonsense
  const move: Selector = who === 'you' ? { ref: 'location' } : { ref: 'location', of: who }
  const condition = at(is, who)
  return condition === nonsense ? nonsense : { if: condition as Condition, do: [{ move, to }], else: [{ move, to: other }] }
}

export function orAttacked(who: Who, playNext: Filter, value: Amount): Op {
  if (who === 'each' || who === 'eachOpponent') return { forEach: who, do: [orAttacked('actor', playNext, value)] }
  return { orElse: [{ attack: who, with: { value }, alliesMayDefend: false }], unless: { playNext }, who }
}

export function wholeHand(to: 'bury' | 'discard', of: Who): Op {
  return { move: selector({ in: 'hand', pick: 'all' }, [{ of }]) as Selector, to }
}

export function halfHand(to: 'bury' | 'discard', of: Who, share: Pick<Selector, 'n' | 'pick'>): Op {
  return { move: selector({ in: 'hand', ...share }, [{ of }]) as Selector, to }
}

/** "Another" is one. */
export function oneFor(n: number): Op | object {
  return n === 1 ? { exchange: 1 } : nonsense
}

/** That one card goes which was chosen before, whoever lets it go. */
const isThatEnd = (op: Op): boolean =>
  'move' in op &&
  (op.to === 'bury' || op.to === 'discard') &&
  Object.keys(op.move).length === 1 &&
  /^(?:it|target)$/.test(op.move.ref ?? '')

/** Cards go back to whoever owns them; of cards of others it may be said whose Hand that is. */
export function toHandOf(move: Selector, of: Who): Op | object {
  return move.of === of ? { move, to: 'hand' } : nonsense
}

const isOwnEnd = (op: Op): boolean =>
  'move' in op && op.move.ref === 'self' && (op.to === 'bury' || op.to === 'discard') && op.move.of === undefined

/** What one of several deeds a player chooses to do. */
export function chooses(who: Who, said: readonly (readonly Op[])[]): Op | object {
  const choose: (readonly Op[])[] = []
  // Of this card there is but one, whoever lets it go; what he gives for it is told, too.
  const isPriced = said.flat().length > 1
  // Of several players each does his own.
  const doer = who === 'each' || who === 'eachOpponent' ? 'actor' : who
  for (const ops of said) {
    const done = ops.map((each) => (isPriced && (isOwnEnd(each) || isThatEnd(each)) ? each : doneBy(doer, each)))
    if (done.includes(nonsense)) return nonsense
    // Who chooses what he does picks the cards for it, too.
    choose.push((done as readonly Op[]).map((op) => pickedBy(doer, op)))
  }
  return { choose, by: who }
}

/** "Your opponent may discard one card": he does so, or nothing. Of several players each decides for himself. */
export function mayDo(who: Who, done: readonly Op[]): Op | object {
  return who === 'you' ? nonsense : chooses(who, [done, []])
}

/** "Each opponent at a City Location may ...": those of whom it is so decide for themselves. */
export function eachMay(who: 'each' | 'eachOpponent', when: Condition | object, done: readonly Op[]): Op | object {
  const decides = chooses('actor', [done, []])
  if (when === nonsense || decides === nonsense) return nonsense
  return { forEach: who, do: [{ if: when as Condition, do: [decides as Op] }] }
}

/** "One opponent whose Current Location is a City": what befalls him does so if that is so. */
export function oneWho(when: Condition | object, said: Op): Op | object {
  return ofOneWho(when, doneBy('opponent', said))
}

/** "Bury one Ally of an opponent who is at a City Location": of his, as you choose. */
export function ofOneWho(when: Condition | object, op: Op | object): Op | object {
  // "The opponent with the most Sanity" tells which of them it is, and asks nothing of one.
  if (when === nonsense || op === nonsense || 'foremost' in when) return nonsense
  return { if: asOpponents(when), do: [op as Op] }
}

/**
 * "Bury one Ally of any opponent in the same Region": what is said of the player whose cards they are is asked before the deed, wherever
 * in it they stand. Nothing where it is said of several players, or of none that a deed is done to.
 */
export function ofThoseThere(op: Op): Op | undefined {
  const told: Theirs[] = []
  if (!stable(op).includes('"theirs"')) return op
  const parts = ['do', 'else', 'orElse', 'choose'] as const
  const deeper = parts.filter((part) => part in op)
  if (deeper.length > 0) {
    const whole: Record<string, unknown> = { ...op }
    for (const part of deeper) {
      const ops = (op as unknown as Record<string, readonly (Op | readonly Op[])[]>)[part]!
      const put = ops.map((each) => (Array.isArray(each) ? each.map((one: Op) => ofThoseThere(one)) : ofThoseThere(each as Op)))
      if (put.flat().includes(undefined)) return undefined
      whole[part] = put
    }
    return stable(whole).includes('"theirs"') ? undefined : (whole as unknown as Op)
  }
  const plain = JSON.parse(
    JSON.stringify(op, (_key, each: unknown) => {
      if (typeof each !== 'object' || each === null || !('theirs' in each)) return each
      const { theirs, ...rest } = each as Selector & { readonly theirs: Theirs }
      const whose = rest.of ?? rest.affecting
      const crowd = theirs.each ?? (whose === 'eachOpponent' ? whose : undefined)
      told.push({ ...theirs, ...(crowd ? { each: crowd } : whose === 'opponent' ? {} : { if: nonsense }) })
      return crowd && whose !== 'actor' ? { ...rest, ...(rest.of ? { of: 'actor' } : { affecting: 'actor' }) } : rest
    }),
  ) as Op
  const [only, other] = told
  if (!only || other || only.if === nonsense) return undefined
  const when = only.if as Condition | undefined
  // "Each player in the same Region as your opponent" is told as a spread from him.
  if (only.each && /"as":"opponent"/.test(stable(when ?? 0))) return undefined
  if (only.each) return { forEach: only.each, do: [when ? { if: when, do: [plain] } : plain] }
  return when && (ofOneWho(when, plain) as Op)
}

/** "Bury one Ally of each player": you choose it, and so what follows is yours to do as well. */
export const isYourChoice = (op: Op): boolean =>
  'forEach' in op &&
  op.do.every((each) => {
    const what = 'move' in each ? each.move : 'flip' in each ? each.flip : 'pennies' in each ? each.on : undefined
    return what?.of === 'actor' && what.pick === 'choose' && what.by === undefined
  })

/** "Draw one card for each opponent in the same Region": once for each of whom it is so. */
export function forPeers(op: Op, { each, if: when }: Theirs): Op | object {
  if (when === nonsense || each === undefined) return nonsense
  return { forEach: each, do: [when ? { if: when as Condition, do: [op] } : op] }
}

/** A Monster is Summoned; against an opponent of whom something must be so, if that is told. */
export function summoned(is: Filter, at: Condition | object | undefined): Op | object {
  const op: Op = { summonOrControl: is, allow: ['summon'] }
  return at ? ofOneWho(at, op) : op
}

/** Whether it is so many cards from one end of a Mythos Deck. */
const isEndOfDeck = ({ in: zone }: Selector): boolean => zone === 'deckTop' || zone === 'deckBottom'

/** "Flip one Ally" turns it face-down; what this card pays with itself is a cost. */
export function flipped(flip: Selector): Op | object {
  const isHidden = isEndOfDeck(flip) || flip.in === 'deck' || flip.in === 'hand'
  return flip.ref === 'self' || isHidden || stable(flip).includes('"faceDown"') ? nonsense : { flip, face: 'down' }
}

/** A deed for which he who does it picks the cards. */
export function pickedBy(who: Who, op: Op): Op {
  const open = (what: Selector): boolean => what.pick === 'choose' && what.by === undefined && who !== 'you'
  if ('move' in op && open(op.move)) return { ...op, move: { ...op.move, by: who } }
  return 'flip' in op && open(op.flip) ? { ...op, flip: { ...op.flip, by: who } } : op
}

/** "Any Artifact is buried", "is flipped": each of them, for nobody picks one; "in play" is anybody's. */
export function eachOfAny(of: Selector): Selector {
  const { n: _, ...each } = of as Marked
  if (!each.any || (each.pick !== 'choose' && each.pick !== 'all')) return of
  return { ...each, ...(each.table && each.of === undefined ? { of: 'each' } : {}), pick: 'all' } as Selector
}

/** "All Artifacts are buried": not what happens to this card or its bearer, of which that is a condition. */
export function passive(move: Selector, to: 'bury' | 'discard'): Op | object {
  return move.ref === 'self' || move.ref === 'host' ? nonsense : { move: eachOfAny(move), to }
}

/** Something done as the price of what follows it: as a cost, if it can be one. */
export function costOfDoing(op: Op): Cost | undefined {
  if ('sanity' in op && op.sign === -1 && op.who === 'you' && op.sanity !== 'pentagram') return { sanity: op.sanity }
  if ('pennies' in op && op.sign === -1 && op.pennies !== 'all')
    return { pennies: op.pennies, ...(op.on.ref === 'self' ? {} : { from: op.on }) }
  if ('flip' in op && op.face === 'down')
    return op.flip.ref === 'self' ? { self: 'flip' } : op.flip.ref ? undefined : { other: op.flip, how: 'flip' }
  if (!('move' in op) || (op.to !== 'bury' && op.to !== 'discard') || op.optional) return undefined
  if (op.move.ref === 'self') return { self: op.to }
  const isMine = op.move.of === undefined && op.move.affecting === undefined && op.move.pick !== 'all'
  return op.move.ref === undefined && isMine ? { other: onePaid(op.move), how: op.to } : undefined
}

/** A price as something that is done; the use of a Gate is none. */
export function doingOfCost(cost: Cost): Op | undefined {
  if (cost === 'gate') return undefined
  if ('sanity' in cost) return cost.sanity === 'ofThisCard' ? undefined : { sanity: cost.sanity, who: 'you', sign: -1, price: true }
  if ('pennies' in cost) return { pennies: cost.pennies, on: cost.from ?? { ref: 'self' }, sign: -1 }
  const what: Selector = 'self' in cost ? { ref: 'self' } : cost.other
  const how = 'self' in cost ? cost.self : cost.how
  if (how === 'rotate') return undefined
  return how === 'flip' ? { flip: what, face: 'down' } : { move: what, to: how }
}

/** What is brought up lies in a Story Deck. */
export function ofStory(toTop: Selector): Op | object {
  return toTop.in === 'story' ? { toTop } : nonsense
}

/** "Travel to any Location in your Story Deck": it comes to the top. */
export function toPlaceBelow(is: Filter, of: Who | 'they'): Op | object {
  const place =
    of === 'you' && (is.type === 'Location' || is.type === undefined)
      ? selector({ is, n: 1, pick: 'choose', in: 'story' }, [{ of }])
      : nonsense
  return place === nonsense ? nonsense : ofStory(place as Selector)
}

/** The top card goes, and what lies above such a Location is buried; "a Location" alone is told otherwise. */
export function clearedTo(popStory: Who, until: Filter, to: 'bury' | 'discard', gateShut?: true): Op | object {
  const isPlace = until.type === 'Location' && Object.keys(until).length > 1
  return isPlace ? { popStory, to, ...(gateShut ? { gateShut } : {}), until } : nonsense
}

/** A Monster that Combat does not bury: it lies in its Threat when the next Round begins. */
export function keptForNext(card: Selector | object): Op {
  const wouldBeBuried = card as Selector
  return { start: { kind: 'instead', of: { wouldBeBuried, inCombat: true }, do: [{ move: wouldBeBuried, to: 'threat' }] }, until: 'round' }
}

/** A Monster that lies in one's Threat when the next Round begins, from where it is then. */
export function broughtNext(move: Selector): Op | object {
  const isMine = (move.of ?? 'you') === 'you' && move.ref === undefined && typeof move.n === 'number'
  const isElsewhere = move.in === 'story' || move.in === 'hand' || move.in === 'discard'
  return isMine && isElsewhere && move.is?.type === 'Monster' ? atNextRound({ move, to: 'threat' }) : nonsense
}

/** What is searched for in one's own Story Deck comes to its top. */
export function upFrom(of: Who | 'they', found: Selector): Op | object {
  return (of === 'you' || of === 'they') && found.is?.type === 'Location' ? { toTop: { ...found, in: 'story' } } : nonsense
}

/** What the card just turned up gives or takes. */
export const shownPentagram: Op = { sanity: 'pentagram', of: { ref: 'revealed' }, who: 'you', sign: 1 }

/** "The top card of your Mythos Deck is revealed": what no other has seen yet. */
export function turnedUp(reveal: Selector): Op | object {
  return isEndOfDeck(reveal) && reveal.ref === undefined ? { reveal } : nonsense
}

/** "Until an Artifact is revealed": of a deck of which it is known whose it is. */
export const turnedUpUntil = (of: Who | 'they', until: Filter): Op | object =>
  of === 'you' ? { reveal: { in: 'deckTop' }, until } : of === 'they' ? nonsense : { reveal: { in: 'deckTop', of }, until }

/** A Hand shown to you by whoever holds it. */
export const shownHand = { look: { in: 'hand', pick: 'all', of: 'they' } } as unknown as Op

/** What was found is shown to all. */
export const shownFound: Op = { reveal: { ref: 'thus' } }

/** A type of card is named, none of those. */
export function typeNamed({ type, ...more }: Filter, ops: unknown): Op | object {
  if (type === undefined || Object.keys(more).length > 0) return nonsense
  return { name: 'type', except: [type].flat().toSorted(), do: ops as readonly Op[] }
}

/** A card is named by its Title: any, or one of a type. */
export function titleNamed({ type, ...more }: Filter, ops: unknown): Op | object {
  if (Array.isArray(type) || Object.keys(more).length > 0) return nonsense
  return { name: 'title', ...(type === undefined ? {} : { of: type as CardType }), do: ops as readonly Op[] }
}

/** To you alone, or to all. */
export function shownTo(whom: Who): Op | object {
  const isAll = whom === 'each' || whom === 'eachOpponent'
  return isAll ? ({ reveal: { in: 'hand', pick: 'all', of: 'they' } } as unknown as Op) : whom === 'you' ? shownHand : nonsense
}

export const exchangeAny: Op = { exchange: handCount, upTo: true }

export const exchangeAll: Op = { exchange: handCount }

/** What ends with an "or" that takes in all that is told behind it: "or lose 1 Sanity and discard two cards". */
const toldOpen = new WeakSet<object>()

/** Of "bury one Ally or lose 1 Sanity and discard two cards" nobody knows whether both do the last. */
export function takesInAll(last: object | undefined, sep: string | null): boolean {
  if (last === undefined || !('op' in last)) return false
  const op = last.op as Op
  return toldOpen.has(op) || (sep === 'and' && 'choose' in op && op.choose.every((ops) => ops.length === 1))
}

/** "Must play a Location next, or loses 3 Sanity": what befalls him who does not, and of several players nobody else. */
export function orSuffers(who: Who, playNext: Filter, ops: readonly Op[]): Op | object {
  if (who === 'each' || who === 'eachOpponent') {
    const his = orSuffers('actor', playNext, ops)
    const told = { forEach: who, do: [his as Op] }
    toldOpen.add(told)
    return his === nonsense ? nonsense : told
  }
  const done = ops.map((op) => doneBy(who, op))
  if (done.includes(nonsense)) return nonsense
  // What one opponent does himself he picks the cards for; "bury two of his Allies" is not done by him.
  const isHis = (op: Op): boolean => (who === 'opponent' || who === 'actor') && !stable(op).includes('"of":"opponent"')
  const orElse = (done as Op[]).map((op, at) => (isHis(ops[at]!) ? pickedBy(who, op) : op))
  const told = { orElse, unless: { playNext }, who }
  toldOpen.add(told)
  return told
}

/** The same of those of several players of whom something is so when they are told to. */
export function orSuffersAt(who: 'each' | 'eachOpponent', when: Condition | object, playNext: Filter, ops: readonly Op[]): Op | object {
  const his = orSuffers('actor', playNext, ops)
  if (when === nonsense || his === nonsense) return nonsense
  const told = { forEach: who, do: [{ if: when as Condition, do: [his as Op] }] }
  toldOpen.add(told)
  return told
}

/** What befalls those of several players of whom something is so; each picks for himself. */
export function eachAt(who: 'each' | 'eachOpponent', when: Condition | object, said: Op): Op | object {
  const op = doneBy('actor', said)
  if (when === nonsense || op === nonsense) return nonsense
  return { forEach: who, do: [{ if: when as Condition, do: [pickedBy('actor', op as Op)] }] }
}

export function unlessAt(who: Who, said: Op, is: Filter): Op | object {
  if (who === 'each' || who === 'eachOpponent') return eachAt(who, isNot(at(is, 'actor')), said)
  const [when, op] = [isNot(at(is, who)), doneBy(who, said)]
  return when === nonsense || op === nonsense ? nonsense : { if: when as Condition, do: [op as Op] }
}

/** Cards at the top of a Mythos Deck can be put in another order; others lie as they lie. */
export function arranged(arrange: Selector): Op | object {
  return arrange.in === 'deckTop' && typeof arrange.n === 'number' && arrange.n > 1 ? { arrange } : nonsense
}

export function searched(of: Who | 'they', found: Selector, to: 'bury' | 'discard' | 'hand'): Op | object {
  if (of === 'opponent' && to !== 'hand') return { move: { ...found, in: 'deck', of }, to }
  return of === 'you' || of === 'they' ? { move: { ...found, in: 'deck' }, to } : nonsense
}

export function searchedDiscards(of: Who | 'they', found: Selector, to: 'bury' | 'discard' | 'hand'): Op | object {
  return (of === 'you' || of === 'they') && to !== 'discard' ? { move: { ...found, in: 'discard' }, to } : nonsense
}

export function sanityOr(who: Who, n: number, sign: 1 | -1, more: Otherwise): Op | object {
  if (more.if === nonsense || (who !== 'you' && who !== 'opponent' && who !== 'affected' && !('time' in more.if))) return nonsense
  return { if: more.if as Condition, do: [{ sanity: more.n, who, sign }], else: [{ sanity: n, who, sign }] }
}

/** Of each of several players the one number or the other, as it is of him. */
export function eachSanityOr(
  who: 'each' | 'eachOpponent',
  there: Condition | object | undefined,
  sign: 1 | -1,
  n: number,
  other: number,
  when: Condition | object,
): Op | object {
  if (there === nonsense || when === nonsense) return nonsense
  const flow = (sanity: number): Op => ({ sanity, who: 'actor', sign })
  const either: Op = { if: when as Condition, do: [flow(other)], else: [flow(n)] }
  return { forEach: who, do: [there === undefined ? either : { if: there as Condition, do: [either] }] }
}

export function foeSanityOr(sign: 1 | -1, n: number, other: number, when: Condition | object): Op | object {
  if (when === nonsense) return nonsense
  const flow = (sanity: number): Op => ({ sanity, who: 'opponent', sign })
  return { if: asOpponents(when), do: [flow(other)], else: [flow(n)] }
}

/** To the Hand of whoever takes it; what lies in another's pile goes back to its owner. */
export function toOwnHand(move: Selector, who: Who | 'they'): Op | object {
  // Out of his Hand or his piles into yours, where it is told so.
  const isHis = move.of === 'opponent' && (move.in === 'hand' || move.in === 'discard' || move.in === 'story')
  if (who === 'you' && isHis) return { move, to: 'hand', whose: 'you' }
  const isOwn = (who === 'you' || who === 'they') && (move.of === undefined || move.of === 'you')
  return isOwn ? { move, to: 'hand' } : nonsense
}

/** "Draw one Ally from your discard pile": what is told by its kind is no top card of a Mythos Deck. */
export function drawnOut(move: Selector): Op | object {
  // Off his Mythos Deck, or blindly out of his Hand.
  const isTop = isEndOfDeck(move) && typeof move.n === 'number' && (move.is === undefined || Object.keys(move.is).length === 0)
  if (move.of === 'opponent' && (isTop || (move.in === 'hand' && move.pick === 'random'))) {
    const { pick: _, by: __, ...top } = move
    return { move: isTop ? top : move, to: 'hand', whose: 'you' }
  }
  const isSearched = move.in === 'deckTop' && move.is !== undefined && Object.keys(move.is).length > 0 && move.pick !== 'all'
  const from: Selector = isSearched ? { ...move, in: 'deck' } : move
  const isOwn = from.of === undefined || from.of === 'you'
  // A draw is from the top.
  if (move.in === 'deckBottom') return isOwn && isTop ? { move, to: 'hand' } : nonsense
  if (move.in === 'deckTop' && !isSearched)
    return isOwn && typeof move.n === 'number' && move.n > 1 && move.pick === undefined ? { draw: move.n } : nonsense
  return isSearched && isOwn ? { move: from, to: 'hand' } : takenFrom(from, 'hand')
}

/** "Your opponent must give you one card in his or her Hand": of his choice, if it is not said whose. */
export function givenUp(said: Selector, of: Who): Op | object {
  const move = JSON.parse(JSON.stringify(said).replaceAll(nobody, JSON.stringify(of))) as Selector
  if (move.ref !== undefined || (move.of !== undefined && move.of !== of)) return nonsense
  const by = move.pick === 'choose' && move.by === undefined ? { by: of } : {}
  const { by: told, ...rest } = move
  const theirs: Selector = { ...rest, of, ...(told === undefined || told === 'you' ? {} : { by: told }), ...by }
  return move.in === 'hand' ? { move: theirs, to: 'hand', whose: 'you' } : stolen(theirs)
}

/** "Give one of your Artifacts to your opponent": beside his Investigator, or into his Hand, as where it was. */
export function handedOver(move: Selector, to: Who): Op | object {
  const isMine = (move.of ?? 'you') === 'you' && move.ref === undefined && typeof move.n === 'number'
  if (!isMine || to !== 'opponent') return nonsense
  if (move.in === 'hand') return { move, to: 'hand', whose: to }
  const types = [move.is?.type].flat()
  const isHeld = move.in === undefined && types.every((each) => each === 'Artifact' || each === 'Tome' || each === 'Ally')
  return isHeld ? { move, to: 'play', whose: to } : nonsense
}

/** "Return all of your face-down Allies face-up". */
export function upAgain(flip: Selector): Op | object {
  if (flip.is?.faceDown !== true) return nonsense
  return { flip, face: 'up' }
}

/** "Randomly choose one Ally of your opponent and bury it". */
export function randomly(of: Selector, to: 'bury' | 'discard' | 'hand'): Op | object {
  const lot = byLot(of)
  return lot === nonsense ? nonsense : meets(lot, { to })
}

export function randomlyTurned(of: Selector): Op | object {
  return meets(byLot(of), { face: 'down' })
}

/** What becomes of a card: where it goes, and to whose Hand; or which way it lies from then on. */
type Doom =
  | { readonly to: 'bury' | 'discard' | 'hand'; readonly of?: Who | 'they' }
  | { readonly face: 'up' | 'down' }
  | { readonly reveal: true }

/** "Choose one Ally to flip", "and return it to its owner's Hand". */
export function meets(card: Selector | object, doom: Doom): Op | object {
  if (card === nonsense) return nonsense
  const move = card as Selector
  if ('face' in doom) return { flip: move, face: doom.face }
  if ('reveal' in doom) return { reveal: move }
  if (doom.to !== 'hand') return { move: doom.to === 'discard' ? fromHand(move) : move, to: doom.to }
  // What another owns does not go back to your Hand, nor what is yours to his.
  const whose = move.of ?? 'you'
  const isElsewhere = doom.of === 'you' ? whose !== 'you' : doom.of === 'opponent' && whose !== 'opponent'
  return isElsewhere ? nonsense : { move, to: 'hand' }
}

/** "Choose one Weapon that your opponent must discard": one of his, and you choose. */
export function mustMeet(card: Selector | object, of: Who, doom: Doom): Op | object {
  if (card === nonsense) return nonsense
  const move = card as Selector
  // Of the Hand just looked at.
  if (of === 'opponent' && (move.of as string | undefined) === 'shown') return meets(move, doom)
  const isOpen = move.ref === undefined && (move.of === undefined || move.of === of) && move.by === undefined && move.pick !== 'all'
  return isOpen ? meets({ ...move, of }, doom) : nonsense
}

/** Drawn by lot instead of picked. */
export function byLot(of: Selector): Selector | object {
  const isOpen = of.ref === undefined && of.n !== undefined && (of.pick === 'choose' || of.pick === 'random')
  if (!isOpen) return nonsense
  // Lots are drawn for each player apart: from "a Directed Threat attacking you" one card goes in all.
  const isOfOne = of.pick === 'choose' && of.in === 'directedThreat' && of.of === 'eachOpponent'
  return { ...of, pick: 'random', ...(isOfOne ? { of: 'opponent' } : {}) }
}

/** A card goes back to whoever owns it; "its owner" leaves open whose it is, unless that is said. */
export function backToHand(move: Marked, of: Who | 'they'): Op | object {
  const isOpen =
    move.pick !== undefined &&
    [move.of, move.in, move.ref, move.borneBy, move.affecting, move.table, move.mine].every((each) => each === undefined)
  if (of !== 'owner' || !isOpen) return { move, to: 'hand' }
  // By lot, or by halves, it would be so many of each player's.
  const isCounted = move.pick !== 'random' && typeof (move.n ?? 1) === 'number'
  return isCounted && isOfAParty(move.is ?? {}) ? { move: { ...move, of: 'each' }, to: 'hand' } : nonsense
}

/** Whether all that is told of lies with players, and nothing of it in a Threat: "one Ally or Artifact". */
const isOfAParty = ({ type, attr, anyAttr, or }: Filter): boolean =>
  or?.every(isOfAParty) ?? (type === undefined ? (attr ?? anyAttr) !== undefined : ![type].flat().includes('Monster'))

/** "Choose one Artifact of your opponent and put it into your Hand": out of his hands into yours. */
export function intoHand(move: Marked, whose: Who | 'they'): Op {
  const isTaken = whose === 'you' && move.of !== undefined && move.of !== 'you'
  return { move, to: 'hand', ...(isTaken ? { whose } : {}) }
}

/** "Another card" is any; "another Ally" may be any but this one. */
export const playAnother = (play: Filter): Op => ({ play, others: true })

/** Those of several players of whom one thing is so and another is not. */
export function eachUnless(who: 'each' | 'eachOpponent', when: Condition | object, said: Op, spared: Condition): Op | object {
  if (when === nonsense) return nonsense
  return eachAt(who, { all: [when as Condition, { not: spared }] }, said)
}

export function mine(op: Op): Op {
  const own = (of: Selector): Selector => (of.ref === undefined && of.of === undefined ? ({ ...of, mine: true } as Selector) : of)
  return 'move' in op ? { ...op, move: own(op.move) } : 'flip' in op ? { ...op, flip: own(op.flip) } : op
}

export function searchedStory(of: Who | 'they', found: Selector, to: 'bury' | 'discard' | 'hand'): Op | object {
  return (of === 'you' || of === 'they') && to === 'hand' ? { move: { ...found, in: 'story' }, to } : nonsense
}

/** What is searched for and comes into play at once. */
export function searchedInto(of: Who | 'they', found: Selector, zone: 'deck' | 'discard'): Op | object {
  return of === 'you' || of === 'they' ? { move: { ...found, in: zone }, to: 'play' } : nonsense
}

/** What another has comes to you, and stays. */
export function stolen(move: Selector, back?: Duration): Op | object {
  const isAll = move.pick === 'all' && move.n === undefined
  if (move.of !== 'opponent' || !(isAll || typeof move.n === 'number') || move.in !== undefined) return nonsense
  // Who bears an attribute and lies beside an Investigator is an Ally.
  const { is } = move
  if ((is?.attr ?? is?.called) && is?.type === undefined && !is?.or) return stolen({ ...move, is: { ...is, type: 'Ally' } }, back)
  const isBorne = (each: Filter): boolean => (each.attr ?? each.anyAttr ?? each.called) !== undefined && each.type === undefined
  if (is && is.type === undefined && (is.or ? is.or.every(isBorne) : is.anyAttr))
    return stolen({ ...move, is: { ...is, type: 'Ally' } }, back)
  const types = [move.is?.type].flat()
  return types.every((each) => each === 'Artifact' || each === 'Tome' || each === 'Ally')
    ? { move, to: 'play', whose: 'you', ...(back ? { back } : {}) }
    : nonsense
}

/** "Exchange one of your Artifacts in play for one in your Hand": for another of its kind. */
export function handedFor(theirs: Selector, n: number): Op | object {
  const isOwn = (theirs.of === undefined || theirs.of === 'you') && theirs.is?.type !== undefined
  const one = { is: theirs.is ?? {}, n: 1, pick: 'choose' } as const
  return isOwn && n === 1 && theirs.n === 1 ? swapped(one, { ...one, in: 'hand' }) : nonsense
}

/** To the bottom of its owner's Mythos Deck. */
export function toBottom(move: Selector | object, of: Who | 'they'): Op | object {
  const card = fromHand(move as Selector)
  return isOwnersPile(card, of) ? { move: card, to: 'deckBottom' } : nonsense
}

/** To the top of its owner's Mythos Deck. */
export function toDeckTop(move: Selector | object, of: Who | 'they'): Op | object {
  const card = fromHand(move as Selector)
  return isOwnersPile(card, of) ? { move: card, to: 'deckTop' } : nonsense
}

/** "Your opponent's next Turn must be a Pass". */
export function nextPass(who: Who | 'they'): Op | object {
  return who === 'they' ? nonsense : { passNext: true, who }
}

/** Taken from where it lies, and put elsewhere: what lies in a Mythos Deck is searched for, and told otherwise. */
export function takenFrom(move: Selector, to: 'play' | 'hand'): Op | object {
  const isOwn = move.of === undefined || move.of === 'you'
  return isOwn && (move.in === 'discard' || move.in === 'story') && move.ref === undefined ? { move, to } : nonsense
}

/** "Go back to any Location in your Story Deck". */
export function backTo(to: Selector): Op | object {
  return to.in === 'story' && (to.of === undefined || to.of === 'you') && to.is?.type === 'Location' ? { toTop: to } : nonsense
}

/** "Remove" is said of what lies on somebody: it is buried. */
export function removed(move: Selector): Op | object {
  return move.is?.type === 'Event' && move.pick !== undefined && move.in === undefined ? { move, to: 'bury' } : nonsense
}

/** Into the pile where what is lost goes anyway. */
export function intoPile(move: Selector, of: Who | 'they', to: 'bury' | 'discard'): Op | object {
  const card = fromHand(move)
  return isOwnersPile(card, of) && card.pick !== 'top' && card.in !== (to === 'bury' ? 'story' : 'discard') ? { move: card, to } : nonsense
}

/** A Hand that another shows. */
export function shown(of: Who | 'they'): Op | object {
  return of === 'you' || of === 'they' || of === 'owner' ? nonsense : { look: { in: 'hand', pick: 'all', of } }
}

/** What befalls unless somebody does something else: his is the choice. */
export function boughtOff(op: Op, who: Who, other: Op): Op | object {
  if (who !== 'opponent') return nonsense
  const price = doneBy(who, other)
  // What he gives up for it he picks himself.
  return price === nonsense ? nonsense : { choose: [[pickedBy(who, price as Op)], [op]], by: who }
}

/** Each of several players at a place chooses for himself, and picks the cards for it. */
export function eachChooses(who: 'each' | 'eachOpponent', when: Condition | object, all: readonly (readonly Op[])[]): Op | object {
  const choice = chooses('actor', all)
  return when === nonsense || choice === nonsense ? nonsense : { forEach: who, do: [{ if: when as Condition, do: [choice as Op] }] }
}

/** A Threat shown to you by whose it is. */
export const shownThreat = { look: { in: 'threat', pick: 'all', of: 'they' } } as unknown as Op

/** Into play, with its owner if nobody is named: beside your Investigator comes to you what is another's, too. */
export function intoPlay(move: Selector, whose: Who | 'they' | undefined): Op | object {
  const isOwners =
    whose === undefined || whose === 'owner' || move.ref === 'self' || (move.ref === undefined && (move.of ?? 'you') === whose)
  // What lies in play with an opponent is there already, and beside whom his other cards come is not said.
  if (isOwners && whose === undefined && move.of === 'opponent' && move.ref === undefined) return nonsense
  if (isOwners) return { move, to: 'play' }
  return whose === 'they' ? nonsense : { move, to: 'play', whose }
}

type Brought = { readonly to: 'threat' | 'hand' | 'play' | 'deckTop' | 'deckBottom' | 'storyTop'; readonly whose?: Who | 'they' }

/** A card that is chosen first, and where it then goes. */
export function broughtTo(card: Selector | object, { to, whose }: Brought): Op | object {
  if (card === nonsense) return nonsense
  const move = card as Selector
  // What lies in the Story Deck already comes to its top (M6.69), which is told elsewhere.
  if (to === 'storyTop' && move.in === 'story') return nonsense
  if (move.ref !== undefined || move.pick === undefined || move.pick === 'all') return nonsense
  if (to === 'play') return intoPlay(move, whose)
  if (to === 'deckTop') return move.in === 'story' ? nonsense : onDeck(move, whose ?? 'you')
  if (to === 'deckBottom') return toBottom(move, whose ?? 'you')
  if (to === 'threat') return whose === 'you' || whose === undefined ? { move, to } : whose === 'they' ? nonsense : { move, to, whose }
  // Cards go to the Hand of whoever owns them.
  return whose === 'you' || whose === 'they' || whose === move.of ? { move, to } : nonsense
}

/** On top of the Mythos Deck of whoever owns the card. */
export function onDeck(move: Selector, whose: Who | 'they'): Op | object {
  const own = whose === 'they' || whose === 'owner' || (move.of ?? 'you') === whose
  return own ? { move: fromHand(move), to: 'deckTop' } : nonsense
}

/** What comes into play from elsewhere is paid for, as it is anyway. */
export const paidFor = (op: Op): Op | object =>
  ('move' in op && op.to === 'play' && op.move.in !== undefined) || 'play' in op ? op : nonsense

/** "Your opponent loses 1 Sanity if he has a Tome": asked of whoever it befalls. */
export function ifThey(who: Who, said: Op, when: Condition | object): Op | object {
  if (when === nonsense || who === 'you' || who === 'actor' || who === 'owner' || who === 'mostSanity' || who === 'leastSanity')
    return nonsense
  if (who === 'each' || who === 'eachOpponent') return eachAt(who, when, said)
  const op = doneBy(who, said)
  const theirs = JSON.parse(JSON.stringify(when).replaceAll('"actor"', JSON.stringify(who))) as Condition
  return op === nonsense ? nonsense : { if: theirs, do: [op as Op] }
}

export function goes(move: Selector, to: 'bury' | 'discard'): Op | object {
  return move.ref === undefined && move.pick !== undefined && move.pick !== 'all' ? { move, to } : nonsense
}

/** From a Threat of another into your own. */
export function toYours(move: Selector): Op | object {
  return move.in === 'threat' || move.in === 'directedThreat' ? { move, to: 'threat' } : nonsense
}

/**
 * One card of your Hand and a random one of an opponent's: yours is chosen first, so that nobody chooses by what he gets. Whichever is named
 * first, each goes to the other Hand.
 */
function betweenHands(one: Selector, other: Selector): Op | undefined {
  const isHand = (each: Selector): boolean => each.in === 'hand' && each.ref === undefined && each.n === 1
  if (!isHand(one) || !isHand(other)) return undefined
  const isYours = (each: Selector): boolean => each.of === undefined || each.of === 'you'
  const [mine, theirs] = isYours(one) ? [one, other] : [other, one]
  const isChosen = mine.by === undefined || mine.by === 'you'
  if (!isYours(mine) || !isChosen || theirs.of !== 'opponent' || theirs.pick !== 'random') return undefined
  return { swap: mine, for: theirs }
}

/** One card takes the place of another, of which one is not in play. */
export function swapped(theirs: Selector, swap: Selector): Op | object {
  const hands = betweenHands(theirs, swap)
  if (hands) return hands
  const isPile = (each: Selector): boolean =>
    each.ref === undefined && (each.in === 'hand' || each.in === 'discard' || each.in === 'deckTop')
  const isThreat = (each: Selector): boolean => each.in === 'threat' || each.in === 'directedThreat'
  const isCard = (each: Selector): boolean =>
    each.ref !== undefined ||
    (each.pick === 'top' && (each.in === 'discard' || each.in === 'deckTop') && (each.n === undefined || each.n === 1)) ||
    ((each.is !== undefined || isPile(each) || isThreat(each)) && each.n === 1 && each.pick !== 'all')
  // What lies in two piles changes places where both are one's own, and not within one.
  const arePiles = isPile(theirs) && isPile(swap) && (theirs.in === swap.in || theirs.of !== undefined || swap.of !== undefined)
  // The top card of a Mythos Deck is seen by nobody before it has changed places with one of the Hand.
  const tops = [theirs, swap].filter((each) => each.in === 'deckTop')
  const isUnseen = tops.length > 0 && ![theirs, swap].some((each) => each.in === 'hand' && each.pick === 'choose')
  if (!isCard(theirs) || !isCard(swap) || arePiles || isUnseen) return nonsense
  return theirs.in === 'deckTop' ? { swap: theirs, for: swap } : { swap, for: theirs }
}

/** Phobias and the like that affect you affect another. */
export function redirected(redirect: Selector, to: Who, until?: Duration, also?: true): Op | object {
  const isAffecting = redirect.is?.type === 'Event' && redirect.affecting !== undefined
  return isAffecting || isThatEvent(redirect) ? { redirect, to, ...(also ? { also } : {}), ...(until ? { until } : {}) } : nonsense
}

/** "That Phobia": the one that was just laid on somebody. */
const isThatEvent = ({ ref, is }: Selector): boolean => (ref as string | undefined) === 'thatOne' && is?.type === 'Event'

/** "That Phobia affects its owner instead": whoever has just played it. */
export function turnedBack(redirect: Selector, until?: Duration): Op | object {
  return isThatEvent(redirect) ? { redirect, to: 'actor', ...(until ? { until } : {}) } : nonsense
}

/** "From yourself": those that affect you. */
export function fromYou(redirect: Selector, to: Who): Op | object {
  return redirect.affecting === undefined && redirect.of === undefined ? redirected({ ...redirect, affecting: 'you' }, to) : nonsense
}

export function atRandom(move: Selector, to: 'bury' | 'discard'): Op | object {
  return move.ref === undefined && move.pick === 'choose' && move.by === undefined ? { move: { ...move, pick: 'random' }, to } : nonsense
}

/** What was cast, played or lost is cancelled; its Type says which it was. */
export function cancelThat([, , is]: readonly [unknown, unknown, Filter]): Op | object {
  return [is.type].flat().every((each) => each === 'Spell' || each === 'Event' || each === undefined) && is.attr === undefined
    ? { cancel: 'cause' }
    : nonsense
}

/** "He loses 1 Sanity", "each player who passes must bury one Ally": whoever set the clause off, of his own, of his choice. */
export function byActor(said: Op): Op | object {
  const isCards = 'move' in said || 'flip' in said
  if (isCards && ('move' in said ? said.move : said.flip).ref !== undefined && !stable(said).includes(nobody)) return nonsense
  const done = doneBy('actor', said)
  if (done === nonsense) return nonsense
  const op = pickedBy('actor', done as Op)
  byHim.add(op)
  return op
}

/** "All Investigators, including you": all of them are meant anyway, and opponents alone cannot be said so. */
export const allAndYou = (who: Who, op: Op | object): Op | object => (who === 'each' ? op : nonsense)

interface Tier {
  readonly range?: object
  readonly went: 'gained' | 'lost'
  readonly n: number
}

/** "Those with 8 to 14 lose 2, and any others lose 1": each by the Sanity he has, which it is asked of all before any is lost. */
export function tiered(who: Who, tiers: readonly Tier[]): Op | object {
  if (tiers.slice(0, -1).some(({ range }) => range === undefined) || (who !== 'each' && who !== 'eachOpponent')) return nonsense
  const sanity = ({ went, n }: Tier): Op => ({ sanity: n, who: 'actor', sign: went === 'lost' ? -1 : 1 })
  const chosen = tiers.reduceRight<readonly Op[]>((otherwise, tier) => {
    if (tier.range === undefined) return [sanity(tier)]
    const when = { number: 'sanity', ...tier.range, who: 'actor' } as Condition
    return [{ if: when, do: [sanity(tier)], ...(otherwise.length > 0 ? { else: otherwise } : {}) }]
  }, [])
  return { forEach: who, do: chosen }
}

/** A Spell that this very card is to hold, or the one that was played. */
export function laidInto(is: Filter, n: number, from: 'hand' | 'story' | 'discard' = 'hand', into: 'self' | 'cause' = 'self'): Op | object {
  if (is.type !== 'Spell' || n !== 1) return nonsense
  return { play: is, ...(from === 'hand' ? {} : { from }), into }
}

/** Great Old Ones stay for so many Rounds more: your own, or any. */
export function godsStay(of: Selector, extendGOO: number): Op | object {
  if (of.ref === 'target' || (of.ref as string) === 'thatOne') return { extendGOO, of }
  const kinds = [of.is?.subtype].flat()
  if (of.ref || of.in || of.is?.type !== 'Monster' || !kinds.every((each) => each === 'Great Old One' || each === 'Outer God'))
    return nonsense
  if (of.of === 'you' || 'mine' in of) return of.others ? nonsense : { extendGOO }
  return { extendGOO, of: { ...of, of: of.of ?? 'each' } }
}

/** What is searched for, and where it then goes. */
export function foundFor(of: Who | 'they', found: Selector, zone: 'deck' | 'discard', to: Brought): Op | object {
  return of === 'you' || of === 'they' ? broughtTo({ ...found, in: zone }, to) : nonsense
}

/** So many cards more or fewer when the next Round begins. */
export function nextDraw(who: Who, by: number): Op {
  return { start: { kind: 'static', effect: { stat: 'draw', by, ...(who === 'you' ? {} : { who }) } }, until: 'nextRound' }
}

/** "That Ally is yours until the end of the Round." */
export function nowYours(move: Selector, back?: Duration): Op | object {
  return move.ref === undefined || move.ref === 'self' ? nonsense : { move, to: 'play', whose: 'you', ...(back ? { back } : {}) }
}

/** Of one player, whoever he is: you choose. */
export function ofAnyPlayer(op: (who: Who) => Op): Op {
  const plain = (who: Who): Op => JSON.parse(JSON.stringify(op(who)).replaceAll(/,?"of":"you"|"is":\{\},/g, '')) as Op
  return { choose: [[plain('you')], [plain('opponent')]], by: 'you' }
}

/** So many top cards of somebody's Mythos Deck, of your choice whose, put back in another order. */
export const arrangedOfAny = (n: number): Op => ofAnyPlayer((of) => ({ arrange: { in: 'deckTop', n, of } }))

/** What one player does, whoever he is: you choose who. */
export function doneByOne(op: Op): Op | object {
  const [you, other] = [doneBy('you', op), doneBy('opponent', op)]
  if (you === nonsense || other === nonsense) return nonsense
  // Whose cards are meant goes without saying where they are yours.
  const plain = JSON.parse(JSON.stringify(you), (key, value) => (key === 'of' && value === 'you' ? undefined : value)) as Op
  return { choose: [[plain], [other as Op]], by: 'you' }
}

/** What was cancelled goes. */
export function causeIs(is: Filter, to: 'bury' | 'discard'): Op | object {
  const types = [is.type].flat()
  return types.every((each) => each === 'Spell' || each === 'Event') ? { move: { ref: 'cause' }, to } : nonsense
}

interface Next {
  readonly who: Who | 'they'
  readonly went: 'gained' | 'lost'
  readonly until?: Duration
  readonly from?: Filter | 'combat'
}

/** The next time alone, at the latest when it is said. */
export function nextFlow({ who, went, until, from }: Next, how: Change & { readonly went?: 'gained' | 'lost' }): Op | object {
  const effect = flowsSo(who, went, how, from)
  if (effect === nonsense || who === 'they') return nonsense
  const once: Duration = { sanity: went, by: who }
  return { start: { kind: 'static', effect: effect as Static }, until: until === undefined ? once : { all: [until, once] } }
}

/** As much as was lost before. */
export const gainsThus: Op = { sanity: { of: 'sanityThus' }, who: 'you', sign: 1 }

/** One Monster that attacks you attacks no more. */
export function callOff(of: Selector): Op | object {
  const aimed: Selector = of.ref === undefined && of.in === undefined ? { ...of, in: 'directedThreat', of: 'opponent' } : of
  const effect = aimed.of === 'you' ? nonsense : noAttack(aimed)
  return effect === nonsense ? nonsense : { start: { kind: 'static', effect: effect as Static }, until: 'combat' }
}

/** All that a player has directed at you. */
export function callOffThreat(until: Duration): Op {
  const of: Selector = { is: { type: 'Monster' }, in: 'directedThreat', of: 'opponent', pick: 'all' }
  return { start: { kind: 'static', effect: { cannotBe: 'attacking', of } }, until }
}

/** This card comes to lie on a card in play. */
export function laidOn(to: Selector): Op | object {
  const types = [to.is?.type].flat()
  const isOne = to.ref === undefined && to.n === 1 && to.pick !== 'all' && to.of !== undefined
  return isOne && types.every((each) => each === 'Ally' || each === 'Artifact' || each === 'Tome')
    ? { give: { ref: 'self' }, to }
    : nonsense
}

/** The next card that is told, and who plays or casts it. */
interface NextOne {
  readonly is: Filter
  readonly by?: Who
  readonly verb?: 'play' | 'cast'
  readonly until?: 'round' | 'turn'
}

/** What the next such card costs, at the latest in this Round where it is said. */
export function nextPlay({ is, by = 'you', verb, until }: NextOne, price: Price): Op | object {
  const isCast = verb === 'cast' || (verb === undefined && isSpell(is))
  // A Spell is put into play for nothing, and paid for when it is cast.
  if (isCast !== isSpell(is) || (by as string) === 'they') return nonsense
  const effect = isCast ? priced(is, price) : costOf(is, { ...(price as { readonly by: number }), verb: 'play' })
  if (effect === nonsense || !('of' in effect)) return nonsense
  const whose = by === 'you' ? effect : { ...effect, of: { ...(effect.of as Selector), of: by } }
  const once: Duration = isCast ? { spellCast: is, by } : { cardPlayed: is, by }
  return { start: { kind: 'static', effect: whose as Static }, until: until ? { all: [until, once] } : once }
}

/** "Your opponent chooses one Tome that you have in play, and you must discard it": of yours, as he chooses. */
export function ofFoesChoice(move: Selector, to: Destination): Op | object {
  const isYours = (move.of === 'you' || 'mine' in move) && move.pick === 'choose' && move.by === undefined && move.in === undefined
  return isYours ? { move: { ...move, by: 'opponent' }, to } : nonsense
}

/** "You may play it": the top card of one's own Mythos Deck, which was looked at or turned up just before. */
export const playIt = (waive?: readonly Waiver[]): Op => ({ play: {}, from: 'deckTop', ...(waive && waive.length > 0 ? { waive } : {}) })

/** "At the start of the next Round, draw one card": once, then. */
export function atNextRound(op: Op | object): Op | object {
  if (op === nonsense || 'start' in op) return nonsense
  // "Two cards more than usual" are drawn with the others.
  if ('extra' in op && 'draw' in op) return typeof op.draw === 'number' ? nextDraw('you', op.draw) : nonsense
  return { start: { kind: 'on', on: 'roundStart', do: [op as Op] }, until: 'nextRound' }
}

/** "Lose any Sanity indicated on that card": on the one just moved, if it costs any. */
export function costOfMoved(): Op {
  return { sanity: { of: 'cost', card: { ref: 'it' } as unknown as Selector }, who: 'you', sign: -1 }
}

/** One Weapon, Artifact or Tome that does not lie in play is given to an Ally of one's own. */
export function givenTo(give: Selector, to: Selector | object): Op | object {
  const bearer = to as Selector
  const isFound = give.pick === 'choose' && give.n === 1 && (give.of ?? 'you') === 'you' && bearable(give.is)
  const isElsewhere = give.in === 'deck' || give.in === 'discard' || give.in === 'story' || give.in === 'hand'
  const isAlly =
    bearer.ref === 'self' ||
    (bearer.is?.type === 'Ally' && bearer.n === 1 && bearer.pick === 'choose' && (bearer.of ?? 'you') === 'you' && !bearer.in)
  return isFound && isElsewhere && isAlly ? { give, to: bearer } : nonsense
}

/** What comes into play by it costs what it would cost from the Hand. */
export const givenAtCost = (op: Op | object): Op | object => ('give' in op ? { ...op, pays: true } : nonsense)

export function givenFrom(of: Who | 'they', zone: 'deck' | 'discard', found: Selector, to: Selector | object): Op | object {
  return of === 'you' ? givenTo({ ...found, in: zone }, to) : nonsense
}

/** "You must be able to survive Underwater or lose 5 Sanity": it is done where you cannot. */
export function unlessSurviving(canSurvive: Hazard, each: Item): Op | object {
  return 'op' in each ? { if: { not: { canSurvive } }, do: [each.op] } : nonsense
}

/** "Play Monsters": told of a kind, and of no number of them. */
export const ofKind = new WeakSet<object>()

export function playOfKind(play: Filter): Op {
  const op: Op = { play }
  ofKind.add(op)
  return op
}

/** The place on top of a Story Deck, turned the other way. */
export const topTurned = (turnTop: 'upright' | 'crosswise', who: Who): Op => ({ turnTop, who })

/** That of whichever player you like. */
export const anyTopTurned = (turnTop: 'upright' | 'crosswise'): Op => ({
  choose: [[{ turnTop, who: 'you' }], [{ turnTop, who: 'opponent' }]],
  by: 'you',
})
