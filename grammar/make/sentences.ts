/**
 * From the parts of a sentence to its rules: moment, condition, cost, deeds and how long.
 */

import type { Condition, Cost, Duration, Filter, Happening, Limit, Op, Rule, Selector, Static, Trigger, Who } from '../ast.ts'
import type { Token } from '../lexer.ts'
import { ofCards } from './bans.ts'
import { byHim, those } from './cards.ts'
import { defendingThen, here, ofThatPlayer } from './conditions.ts'
import { byActor, costOfDoing, doneBy, isYourChoice, mine, nobody, ofKind, ofThoseThere } from './deeds.ts'
import { besides, type Draft, given, type Item, type Marked, type Mod, nonsense, stable, type Theirs, unsaid } from './draft.ts'
import { asked, cardPlayed, type Feat, limited, ofItsThreat } from './moments.ts'
import { aGate, speaksOfCancelling, standing } from './values.ts'

/** Operations of a bracket, each static effect for as long as it says. */
export function block(items: readonly Item[]): readonly Op[] | object {
  return operations(items) ?? nonsense
}

/** Items as operations: what holds for a while is started; undefined where the while is missing. */
export function operations(items: readonly Item[], otherwise?: Duration): readonly Op[] | undefined {
  const ops: Op[] = []
  for (const item of items) {
    if ('op' in item) {
      ops.push(item.op)
      continue
    }
    const until = item.until ?? otherwise
    if (until === undefined) return undefined
    if ('effect' in item) ops.push({ start: { kind: 'static', effect: item.effect }, until })
    else if ('rule' in item) ops.push({ start: item.rule, until })
    else {
      const rules = rulesOf(item.sentence)
      if (typeof rules === 'string' || rules.length !== 1) return undefined
      ops.push({ start: rules[0]!, until })
    }
  }
  return ops
}

export function instead(
  of: Extract<Rule, { kind: 'instead' }>['of'],
  items: readonly Item[],
  may: boolean,
  cost?: readonly Cost[],
): Rule | object {
  const ops = operations(items)
  if (!ops) return nonsense
  return { kind: 'instead', of, ...(may ? { optional: true } : {}), ...(cost ? { cost } : {}), do: ops }
}

/** Two surroundings as one; nonsense where they contradict each other. */
export function merge(one: Mod, other: Mod): Mod | object {
  for (const [key, value] of Object.entries(other)) {
    const there = one[key as keyof Mod]
    // Two costs are two costs, even where they are the same.
    if (key !== 'if' && there !== undefined && (key === 'cost' || stable(there) !== stable(value))) return nonsense
  }
  if (!one.if || !other.if) return { ...one, ...other }
  const partsOf = (when: Condition): readonly Condition[] => ('all' in when ? when.all : [when])
  const first = partsOf(one.if)
  // "While this is your Current Location, you may use this Gate": that one is here is asked once.
  const more = partsOf(other.if).filter((part) => !first.some((each) => stable(each) === stable(part)))
  return { ...one, ...other, if: more.length > 0 ? { all: [...first, ...more] } : one.if }
}

/** "When you are at a City, ..." asks. "Whenever your opponent casts a Spell this Round" waits for it, and does not ask whether he has. */
export function askedWhen([said, when]: readonly [Token, Condition], _at: number, reject: object): Mod | object {
  return 'done' in when && /^whenever$/i.test(said.written) ? reject : { if: when }
}

/** What stands at the head of a sentence, and goes on without a comma or a colon. */
const unclosed = new WeakSet<object>()

export function goesOnAtOnce([mods]: readonly [Mod]): Mod {
  const own = { ...mods }
  unclosed.add(own)
  return own
}

/** "If an Artifact was lost this Round, ...": when it was lost is told, and not for how long what is said holds. */
export function leadsOn([all, each]: readonly [readonly Mod[], Mod], _at: number, reject: object): readonly Mod[] | object {
  const last = all.at(-1)
  const isWhen = last !== undefined && unclosed.has(last) && typeof last.on === 'object' && asked.has(last.on)
  return isWhen && each.until !== undefined && Object.keys(each).length === 1 ? reject : [...all, each]
}

/**
 * "Each player loses 1 Sanity each time he passes": the moment is that of whoever does it, and befalls him. "One more card" at the
 * start of a Round is what is drawn then anyway; at another moment it is a card like any other.
 */
function ofThemselves(mod: Mod, items: readonly Item[]): readonly [Mod, readonly Item[]] | undefined {
  const isExtra = items.some((each) => 'op' in each && 'extra' in each.op)
  if (isExtra && mod.on === 'roundStart') return undefined
  const plain = isExtra ? (JSON.parse(JSON.stringify(items).replaceAll(',"extra":true', '')) as readonly Item[]) : items
  const when = JSON.stringify(mod.on ?? '')
  if (!when.includes(nobody)) return [mod, ofTheOneAsked(mod, plain)]
  const whose = new Set(plain.map((each) => ('op' in each && 'who' in each.op ? each.op.who : undefined)))
  const [who] = whose
  if (whose.size !== 1) return undefined
  // "Lose 1 Sanity when casting a Spell": when you cast one.
  if (who === 'you') return [{ ...mod, on: JSON.parse(when.replaceAll(nobody, '"you"')) as Trigger }, plain]
  if (who !== 'each' && who !== 'eachOpponent' && who !== 'opponent' && who !== 'affected') return undefined
  const on = JSON.parse(when.replaceAll(nobody, JSON.stringify(who))) as Trigger
  return [{ ...mod, on }, plain.map((each) => ('op' in each ? { op: { ...each.op, who: 'actor' } as Op } : each))]
}

/** "If your opponent is Outside, flip all of his Allies": his of whom the condition speaks. */
function ofTheOneAsked({ if: when, on }: Mod, items: readonly Item[]): readonly Item[] {
  const said = stable(when ?? {})
  const isFoe =
    /"(?:who|of)":"opponent"/.test(said) && !/"(?:who|of)":"(?!opponent")/.test(said) && (on === undefined || typeof on === 'string')
  return isFoe ? (JSON.parse(JSON.stringify(items).replaceAll(nobody, '"opponent"')) as readonly Item[]) : items
}

/** The cards for which something holds. */
const heldOf = (item: Item): Selector | undefined =>
  'effect' in item && 'of' in item.effect && typeof item.effect.of === 'object' ? item.effect.of : undefined

/** What holds for cards of yours that can defend. */
function isOfYourAllies(item: Item): boolean {
  const { is, of } = heldOf(item) ?? {}
  return of === undefined && is !== undefined && (is.type === 'Ally' || (is.type === undefined && is.attr !== undefined))
}

const partsOf = (condition: Condition): readonly Condition[] => ('all' in condition ? condition.all : [condition])

/** "All Students add 1 while defending", "when defending, your Students add 1": those of them who defend. */
function ofDefenders(items: readonly Item[]): readonly Item[] | undefined {
  const result = items.map((item): Item | undefined => {
    const of = heldOf(item)
    if (!('effect' in item) || !of?.is || of.pick !== 'all' || of.in !== undefined) return undefined
    return { ...item, effect: { ...item.effect, of: { ...of, is: { ...of.is, defending: true } } } as typeof item.effect }
  })
  return result.includes(undefined) ? undefined : (result as readonly Item[])
}

/**
 * "Your opponent's Allies lose 1 while Outside": those of whom the player is there. The same items where no such place is told; nothing
 * where it cannot be told of them.
 */
function ofTheirPlace(before: readonly Mod[], after: readonly Mod[], items: readonly Item[]): readonly Item[] | undefined {
  const places = after.flatMap((each) => (each.if && ofThatPlayer(each.if) ? [each.if] : []))
  const place = places[0] && 'not' in places[0] ? places[0].not : places[0]
  const foes = /^(?:opponent|eachOpponent)$/
  const isFoes = items.some(
    (each) =>
      'effect' in each &&
      (('who' in each.effect && foes.test(String(each.effect.who))) ||
        ('of' in each.effect && typeof each.effect.of === 'object' && foes.test(String(each.effect.of.of)))),
  )
  if (!place || !isFoes || ('at' in place && place.at.title === 'self')) return items
  if (places.length > 1 || !('at' in place) || [...before, ...after].filter((each) => each.if).length > 1) return undefined
  const isNot = 'not' in places[0]!
  const told = items.map((each): Item | undefined => {
    if (
      !('effect' in each) ||
      !('value' in each.effect) ||
      each.effect.of.pick !== 'all' ||
      each.effect.of.is?.at ||
      each.effect.of.is?.not
    )
      return undefined
    const is = { ...each.effect.of.is, ...(isNot ? { not: { at: place.at } } : { at: place.at }) }
    return { ...each, effect: { ...each.effect, of: { ...each.effect.of, is } } }
  })
  return told.includes(undefined) ? undefined : (told as readonly Item[])
}

const isSelf = (of: unknown): boolean => typeof of === 'object' && of !== null && 'ref' in of && of.ref === 'self'

const onlyThens = new WeakSet<object>()

/** "Only if it is Night": at no other time. */
export const onlyThen = (when: Condition): Mod => onlyOf({ if: when })

export function onlyOf(mod: Mod): Mod {
  onlyThens.add(mod)
  return mod
}

/** Puts together what stands before and behind the core; a sentence with two moments is nonsense. */
/** "Draw one card, but not more than two cards in the same Round": twice a Round. */
function asOften({ n, per, what }: NonNullable<Mod['inAll']>, items: readonly Item[]): Limit | undefined {
  const [item, ...more] = items
  const op = item && 'op' in item && more.length === 0 ? item.op : undefined
  const each = op && 'draw' in op && what !== 'sanity' ? op.draw : op && 'sanity' in op && what !== 'draw' ? op.sanity : undefined
  const times = typeof each === 'number' ? n / each : 0
  return Number.isInteger(times) && times > 0 ? { times, per } : undefined
}

/** "In Combat, when one of your Allies is lost, ...": no use, but a moment of a Combat. */
function heardInCombat(mod: Mod): Mod {
  if (mod.on === undefined || mod.window !== 'combat' || mod.cost || mod.target) return mod
  const { window: _, ...rest } = mod
  if (typeof rest.on === 'string') return rest
  const inCombat: Condition = { role: 'inCombat' }
  const { twin } = rest
  const there = (when: Condition | undefined): Condition => (when ? besides(inCombat, when) : inCombat)
  return { ...rest, if: there(rest.if), ...(twin ? { twin: { ...twin, if: there(twin.if) } } : {}) }
}

/** "Half strength in Direct Sunlight", with what is asked for. */
const isHalfThen = (rule: Rule): boolean =>
  rule.kind === 'static' && rule.if !== undefined && 'value' in rule.effect && rule.effect.how === 'half' && rule.effect.of.ref === 'self'

/** What is told of an Event by where its player is. */
const isLaidAt = (is: unknown): boolean => typeof is === 'object' && (is as Filter).type === 'Event' && (is as Filter).at !== undefined

export function sentence(before0: readonly Mod[], items1: readonly Item[], after0: readonly Mod[]): Draft | object {
  const items0 = ofWhoseTheyAre(items1)
  if (!items0 || stable([before0, after0]).includes('"theirs"')) return nonsense
  const before = ofItsThreat(before0, items0)
  const after = ofItsThreat(after0, items0)
  if (!before || !after) return nonsense
  let mod: Mod = {}
  let said = items0
  for (const each of ofWhoeverDoes([...before, ...after])) {
    const merged = merge(mod, each)
    if (merged === nonsense) return nonsense
    // What is said behind two moments is said of both.
    mod = mod.twin && each.if && !each.twin ? { ...merged, twin: { ...mod.twin, if: besides(mod.twin.if, each.if) } } : merged
  }
  // "On your next Turn, your opponent may not walk for the rest of the Round": one while is not the other.
  const { until } = mod
  if (
    until &&
    before0.some((each) => each.until) &&
    items0.some((each) => 'until' in each && each.until && stable(each.until) !== stable(until))
  )
    return nonsense
  mod = heardInCombat(mod)
  // "When any player arrives here, that player loses 1 Sanity": at a Location of his own, which says so to him.
  if (mod.on === 'arrived' && mod.twin && stable(items0).includes('"actor"')) return nonsense
  if (mod.inAll) {
    const { inAll, ...others } = mod
    const limit = asOften(inAll, said)
    if (!limit || mod.limit) return nonsense
    mod = { ...others, limit }
  }
  // "Use this Gate to play one Ghoul as an Ally": a leave to play it so, by the Gate that it takes anyway.
  if (mod.cost?.includes('gate') && items0.some((each) => 'op' in each && stable(each.op).includes('"as":"ally"'))) return nonsense
  // "Your Tomes cost 1 less and may be played anywhere": they may, and not this card.
  const others = items0.findIndex(
    (each) => 'effect' in each && 'of' in each.effect && each.effect.of !== undefined && !isSelf(each.effect.of),
  )
  const ownPlay = items0.findLastIndex(
    (each) => 'rule' in each && each.rule.kind === 'permit' && 'play' in each.rule.permit && each.rule.permit.play.title === 'self',
  )
  if (others >= 0 && ownPlay > others) return nonsense
  if (after.some((each) => each.faceDown)) return nonsense
  // "Visible, and half strength, in Direct Sunlight": what is said of both is not asked of the second alone.
  if (items0.slice(1).some((each) => 'rule' in each && isHalfThen(each.rule)) && !('rule' in items0[0]!) && !mod.if) return nonsense
  // "You are immune to Phobias in the Dreamlands": while you are there; a card that is played at you lies with nobody yet.
  if (items0.some((each) => 'effect' in each && 'immuneTo' in each.effect && isLaidAt(each.effect.immuneTo))) return nonsense
  // "You may play Monsters only while you are Outside" bids nobody to play one; it forbids that elsewhere.
  const isPlay = items0.some((each) => 'op' in each && ofKind.has(each.op))
  if (isPlay && mod.on === undefined && mod.window === undefined && !mod.cost && [...before, ...after].some((each) => onlyThens.has(each)))
    return nonsense
  const { offered, ...plain } = mod
  mod = offered && plain.on !== undefined && plain.on !== 'played' ? { ...plain, optional: true } : plain
  // "He" is whoever set this off, of several who may have.
  const isOfOne = mod.on === undefined || typeof mod.on === 'string' || !/"(?:each|eachOpponent)"/.test(stable(mod.on))
  if (isOfOne && items0.some((each) => 'op' in each && byHim.has(each.op))) return nonsense
  if (mod.most !== undefined) {
    const { most, ...others } = mod
    const capped = withMost(said, most)
    if (!capped) return nonsense
    mod = others
    said = capped
  }
  // A while behind what is done is that of the whole rule, which sets off at a moment.
  const isDone = items0.every((each) => 'op' in each && ('sanity' in each.op || 'draw' in each.op || 'exchange' in each.op))
  // Behind a count and its limit it is that of what holds.
  const isHeld = after.some((each) => each.most !== undefined) && items0.every((each) => 'effect' in each)
  if (after.some((each) => each.until) && (mod.on === undefined || !isDone) && !isHeld) return nonsense
  // "Each Investigator loses 2 Sanity unless protected from Space" looks at each of them.
  const isOfMany = items0.some((each) => 'op' in each && ('forEach' in each.op || ('who' in each.op && each.op.who !== 'you')))
  if (isOfMany && [...before, ...after].some((each) => each.if && (unsaid.has(each.if) || ('not' in each.if && unsaid.has(each.if.not)))))
    return nonsense
  // "Unless you are Outside at Night": unless both are so, or at Night unless the one is?
  const isTime = (each: Mod | undefined): boolean => each?.if !== undefined && Object.keys(each).length === 1 && 'time' in each.if
  if ([before, after].some((mods) => mods.some((each, at) => each.if && 'not' in each.if && isTime(mods[at + 1])))) return nonsense
  const last0 = items0.at(-1)
  const isUnless = last0 && 'op' in last0 && ('if' in last0.op || 'forEach' in last0.op) && /"if":\{"not":/.test(stable(last0.op))
  if (isUnless && isTime(after[0])) return nonsense
  // "Each opponent loses 1 Sanity if he has five or more" looks at each of them, and so does it where one is.
  const whose = items0.map((each) =>
    'op' in each ? ('who' in each.op ? each.op.who : 'move' in each.op ? each.op.move.of : 'flip' in each.op ? each.op.flip.of : '') : '',
  )
  const isTheirs = whose.some((who) => /^(?:each|eachOpponent|opponent)$/.test(String(who)))
  if (isTheirs && typeof mod.on !== 'object' && after.some((each) => each.if && /"who":"actor"/.test(stable(each.if)))) return nonsense
  // "No player may cast Spells while at a City Location" looks at each of them, too.
  const bans = items0.flatMap((each) => ('rule' in each && each.rule.kind === 'forbid' ? [each] : []))
  // What may not be done to you, or to cards, is told of where you are.
  const isOnYou = bans.some(({ rule }) => rule.kind === 'forbid' && typeof rule.what === 'object' && 'on' in rule.what)
  const isOfCards = bans.some(({ rule }) => ofCards.has(rule))
  const around = [...before, ...after]
  const [lone, ...further] = around.filter((each) => each.if && ofThatPlayer(each.if) && (around.length === 1 || after.includes(each)))
  const isHere = lone?.if && 'at' in lone.if && lone.if.at.title === 'self' && after.length === 0
  const theirPlace = lone?.if && further.length === 0 && !isOnYou && !isOfCards && !isHere ? ofThatPlayer(lone.if) : undefined
  const areOthers = bans.length === items0.length && bans.every(({ rule }) => rule.kind === 'forbid' && rule.who !== 'you')
  if (theirPlace && bans.length > 0 && areOthers) {
    if (bans.some(({ rule }) => 'if' in rule && rule.if)) return nonsense
    const { if: _if, ...others } = mod
    const left = around.reduce<Condition | undefined>((all, each) => (each.if && each !== lone ? besides(all, each.if) : all), undefined)
    mod = left ? { ...others, if: left } : others
    said = bans.map((ban): Item => ({ ...ban, rule: { ...ban.rule, if: theirPlace } as Rule }))
  }
  // "No player loses Sanity while at a City Location": he who is there.
  const isOfEach = (each: Item): boolean =>
    'effect' in each && 'sanityChange' in each.effect && /^(?:each|eachOpponent)$/.test(String(each.effect.who))
  if (theirPlace && lone && after.includes(lone) && items0.every(isOfEach)) {
    if (around.filter((each) => each.if).length > 1) return nonsense
    mod = { ...mod, if: theirPlace }
  }
  const elsewhere = ofTheirPlace(before, after, said)
  if (elsewhere === undefined) return nonsense
  if (elsewhere !== said) {
    const { if: _if, ...others } = mod
    mod = others
    said = elsewhere
  }
  const asked = [...before, ...after].flatMap((each) => (each.if ? [each.if] : []))
  const isDefending = (each: Mod): boolean => each.if !== undefined && partsOf(each.if).some((part) => defendingThen.has(part))
  const theirs = after.some(isDefending) || (before.some(isDefending) && said.every(isOfYourAllies)) ? ofDefenders(said) : undefined
  if (theirs) {
    const { if: _if, ...others } = mod
    const left = asked.flatMap(partsOf).filter((each) => !defendingThen.has(each))
    const so = left.reduce<Condition | undefined>((all, each) => besides(all, each), undefined)
    mod = so ? { ...others, if: so } : others
    said = theirs
  }
  const told = ofThemselves(mod, said)
  if (told === undefined) return nonsense
  ;[mod, said] = told
  const items = resolved(said, mod.if)
  if (!items || (mod.on !== undefined && mod.window !== undefined)) return nonsense
  const { bare, ...rest } = mod
  const [first] = items
  // "You may discard this card and draw" pays with the card; it does not do two things.
  if (bare && !mod.cost && items.length > 1 && first && 'op' in first && 'move' in first.op && first.op.move.ref === 'self') return nonsense
  return { mod: items.every(isHeldOff) ? whileFighting(rest) : rest, items }
}

/** What keeps something from happening, and so is no use; but one that is picked, or so for a while, is done to it. */
const isHeldOff = (item: Item): boolean =>
  !('until' in item && item.until) &&
  (('rule' in item && item.rule.kind === 'forbid') ||
    ('effect' in item && ('cannotBe' in item.effect || 'immuneTo' in item.effect) && item.effect.of?.pick !== 'choose'))

/** "In Combat, your Allies may not be buried by Events": while there is Combat. */
function whileFighting(mod: Mod): Mod {
  if (mod.window !== 'combat' || mod.cost || mod.on !== undefined || mod.optional || mod.until) return mod
  const { window: _, ...rest } = mod
  return { ...rest, if: besides(mod.if, { role: 'inCombat' }) }
}

/** What is said of the players whose cards are meant: asked before a deed, and of each card where something holds for all of theirs. */
function ofWhoseTheyAre(items: readonly Item[]): readonly Item[] | undefined {
  if (!stable(items).includes('"theirs"')) return items
  const put = items.map((item): Item | undefined => {
    if ('op' in item) {
      const op = ofThoseThere(item.op)
      return op && { ...item, op }
    }
    if (!('effect' in item) || !('of' in item.effect)) return stable(item).includes('"theirs"') ? undefined : item
    const { theirs, ...of } = (item.effect.of ?? {}) as Selector & { readonly theirs?: Theirs }
    const place = theirs?.if as Condition | undefined
    if (!place || place === nonsense || of.pick !== 'all') return undefined
    const isPlace = 'at' in place && !place.top && place.at.title !== 'self' && !of.is?.at
    const isOfSomebody = theirs?.each !== undefined || of.of !== undefined
    const whose = isPlace ? { at: place.at } : of.is?.whose || !isOfSomebody ? undefined : { whose: place }
    const told = whose && { ...of, is: { ...of.is, ...whose }, of: theirs?.each ?? 'eachOpponent' }
    if (!told) return undefined
    return { ...item, effect: { ...item.effect, of: told } as Static }
  })
  return put.includes(undefined) || stable(put).includes('"theirs"') ? undefined : (put as readonly Item[])
}

/** "Whenever any player casts a Spell while at a City": where he is who does it, if that is said right behind. */
function ofWhoeverDoes(mods: readonly Mod[]): readonly Mod[] {
  return mods.map((mod, index) => {
    const on = mods[index - 1]?.on
    const isOther = typeof on === 'object' && /"(?:each|eachOpponent|opponent|they)"/.test(stable(Object.values(on)))
    const theirs = isOther && mod.if && Object.keys(mod).length === 1 ? ofThatPlayer(mod.if) : undefined
    return theirs ? { if: theirs } : mod
  })
}

/** "Up to 5" behind what is counted: there is one count, and no more than that of it. */
function withMost(items: readonly Item[], most: number): readonly Item[] | undefined {
  const counts: object[] = []
  // Pennies are counted on certain cards; a card that has so many of them is no count.
  const tellsCards = (what: unknown): boolean =>
    typeof what === 'object' && what !== null && ('ref' in what || 'is' in what || 'in' in what)
  const isCount = (each: object): boolean =>
    ('per' in each && typeof each.per === 'object') || ('pennies' in each && !('sign' in each) && tellsCards(each.pennies))
  const changed = JSON.parse(JSON.stringify(items), (_key, each: unknown) => {
    if (typeof each !== 'object' || each === null || !isCount(each)) return each
    counts.push(each)
    return { ...each, most }
  }) as readonly Item[]
  return counts.length === 1 && !('most' in counts[0]!) ? changed : undefined
}

/** What a later part of a sentence says "each affected", "new ones" or just a number of, taken from an earlier part or the condition. */
function resolved(items: readonly Item[], when: Condition | undefined): readonly Item[] | undefined {
  const result: Item[] = []
  for (const item of items) {
    // Who does what follows "each player at such a place loses 1 Sanity and" is not to be told from its verb.
    const before = result.at(-1)
    const isSelf = 'op' in item && 'move' in item.op && item.op.move.ref === 'self'
    if (before && 'op' in before && 'forEach' in before.op && !isSelf && !isYourChoice(before.op)) return undefined
    // Where nobody else is named, you are the one who chooses.
    let text = JSON.stringify(item).replaceAll('"chooser"', '"you"')
    if (text.includes('"those"')) {
      const before = result.at(-1)
      const of =
        before && 'effect' in before && 'of' in before.effect
          ? before.effect.of
          : before && 'op' in before && 'move' in before.op
            ? before.op.move
            : undefined
      if (!of || typeof of !== 'object') return undefined
      const isPlay = text.includes('"play":{"ref":"those"}')
      text = text.replaceAll(JSON.stringify(those), JSON.stringify(isPlay ? of.is : of))
    }
    // What was only looked at is not what was turned up.
    const [looked] = result.flatMap((each) => ('op' in each && 'look' in each.op ? [each.op.look] : []))
    if (looked?.in === 'deckTop' && looked.n === 1 && 'op' in item && 'sanity' in item.op && item.op.of?.ref === 'revealed')
      text = text.replace('"ref":"revealed"', '"ref":"looked"')
    // Who has just looked at another's Hand discards from there.
    const [seen] = result.flatMap((each) => ('op' in each && 'look' in each.op ? [each.op.look] : []))
    if (seen?.in === 'hand' && seen.of !== undefined && 'op' in item && 'move' in item.op) {
      const { move } = item.op as { readonly move: Marked }
      if (move.in === 'hand' && move.of === undefined && !move.mine)
        text = text.replace('"in":"hand"', `"in":"hand","of":${JSON.stringify(seen.of)}`)
    }
    if (text.includes('"thatThreat"')) {
      const side = when && 'threatHas' in when ? when.side : undefined
      if (side === undefined) return undefined
      text = text.replaceAll('"in":"thatThreat"', side === 'opposing' ? '"in":"threat","of":"opponent"' : '"in":"threat"')
    }
    result.push(text === JSON.stringify(item) ? item : (JSON.parse(text) as Item))
  }
  return result
}

/** "In Combat, flip this card to ...": what costs something, or is done so often, while there is Combat is a use of that. */
function usedInFight(mod: Mod, isDone: boolean): Mod {
  const isCounted = isDone && mod.limit !== undefined && 'times' in mod.limit
  if ((!mod.cost && !isCounted) || mod.on !== undefined || mod.window !== undefined || !mod.if || mod.twin) return mod
  const all = 'all' in mod.if ? mod.if.all : [mod.if]
  const left = all.filter((each) => !('role' in each && each.role === 'inCombat'))
  if (left.length === all.length) return mod
  const { if: _, ...rest } = mod
  return { ...rest, window: 'combat', ...(left.length === 0 ? {} : { if: left.length === 1 ? left[0]! : { all: left } }) }
}

const skipsCombat = (item: Item): boolean => 'op' in item && 'skip' in item.op && item.op.skip === 'combat'

/** What is wrong with what something done at once would begin, where no while is told. */
export const noWhile = 'It is not said how long this holds: add "until the end of the Round" or another while.'

/** "Your Maximum is 2 higher at the end of this Round": what is counted then alone holds to the end of it. */
const countsAtTheEnd = (item: Item): boolean =>
  'effect' in item && 'stat' in item.effect && (item.effect.stat === 'handMin' || item.effect.stat === 'handMax')

export function rulesOf({ mod: told, items: said }: Draft, moment?: Pick<Mod, 'on' | 'window'>): readonly Rule[] | string {
  if (told.on === 'roundEnd' && !told.until && (moment?.on === 'played' || moment?.window === 'cast') && said.every(countsAtTheEnd)) {
    const { on: _, ...rest } = told
    return rulesOf({ mod: { ...rest, until: 'round' }, items: said }, moment)
  }
  const mod = usedInFight(
    told,
    said.every((each) => 'op' in each),
  )
  const isMoment = mod.on !== undefined || mod.window !== undefined || moment?.on === 'played' || moment?.window !== undefined
  const items = isMoment ? asLong(said) : said
  const { if: when, cost, target, limit, optional: may, faceDown, stayed, twin } = mod
  const bare = mod.on === undefined && mod.window === undefined && !twin
  const holds = items.filter((each) => !('op' in each) && !('until' in each && each.until !== undefined))
  // What a card does when it comes, and what holds as long as it is there, may stand in one sentence.
  if (bare && moment?.on === 'played' && !mod.until && holds.length > 0 && holds.length < items.length) {
    const parts = [rulesOf({ mod, items: items.filter((each) => !holds.includes(each)) }, moment), rulesOf({ mod, items: holds })]
    return parts.find((each) => typeof each === 'string') ?? parts.flatMap((each) => each as readonly Rule[])
  }
  // "During the next Combat, if ...": whether it is so is asked then.
  if (bare && moment?.on === 'played' && mod.until && when && holds.length === items.length && !cost && !target && !may && !limit) {
    const rules = items.map((each) => standingRule(each, { if: when }))
    const fault = rules.find((each) => typeof each === 'string')
    return fault ?? [{ kind: 'on', on: 'played', do: (rules as Rule[]).map((start) => ({ start, until: mod.until! })) }]
  }
  if (twin) {
    const { twin: _twin, if: _if, ...rest } = mod
    const first = rulesOf({ mod: { ...rest, ...(when ? { if: when } : {}) }, items }, moment)
    const second = rulesOf({ mod: { ...rest, ...twin }, items }, moment)
    return typeof first === 'string' ? first : typeof second === 'string' ? second : [...first, ...second]
  }
  const idle = mod.on === undefined && mod.window === undefined
  // What a Spell costs is asked before it does anything.
  const isOwnPrice = (each: Item): boolean =>
    ('effect' in each && 'stat' in each.effect && /^(?:castingC|c)ost$/.test(each.effect.stat) && each.effect.of?.ref === 'self') ||
    ('rule' in each && each.rule.kind === 'static' && 'onceCast' in each.rule.effect) ||
    ('rule' in each && speaksOfCancelling(each.rule))
  if (idle && moment?.window === 'cast' && !mod.until && items.every(isOwnPrice)) {
    const rules = items.map((each) => standingRule(each, mod))
    return rules.find((each) => typeof each === 'string') ?? (rules as Rule[])
  }
  // A Spell holds nothing by itself; an Event that names a while starts what it says.
  const isPaidFor = cost !== undefined && items.every((each) => 'until' in each && each.until !== undefined)
  const isStarted =
    isPaidFor || moment?.window !== undefined
      ? items.every((each) => !('rule' in each && each.rule.kind === 'require'))
      : moment?.on === 'beforeReveal' ||
        (moment?.on === 'played' && (mod.until !== undefined || items.every((each) => 'until' in each && each.until !== undefined)))
  if (idle && !isStarted && items.every((each) => !('op' in each))) {
    const reuse = items.length === 1 && items.every((each) => 'effect' in each && 'gateReuse' in each.effect)
    if ((cost && !reuse) || target || faceDown || stayed) return 'This costs or aims at something, but it is not said when it is done.'
    const rules = items.map((each) => standingRule(each, mod))
    const fault = rules.find((each) => typeof each === 'string')
    return fault ?? (rules as Rule[])
  }
  // What costs something is a choice, and so an action: in Combat if it acts on a Threat there, else as a Turn.
  const isFought = /"directedThreat"|"until":"combat"/.test(stable(items))
  // "While you are here, you may pay 1 Sanity to ..." is no part of the arrival.
  const isWhileHere = moment?.on === 'arrived' && (cost || may) && when !== undefined && stable(when).includes('{"at":{"title":"self"}}')
  const isThroughGate = moment?.on === 'arrived' && cost?.includes('gate')
  // What hangs on losses in a Combat is settled when that is over.
  const isAfterCombat = moment === undefined && !cost && stable(when ?? {}).includes('"lostInCombat"')
  // "There is no Combat while ...": asked as each one is to begin.
  const isWhileSo = moment === undefined || (moment.on === 'arrived' && stable(when ?? {}).includes('{"at":{"title":"self"}}'))
  const isNoCombat = isWhileSo && when !== undefined && !cost && !may && !target && items.every(skipsCombat)
  const implied: Pick<Mod, 'on' | 'window'> = isAfterCombat
    ? { on: 'combatEnded' }
    : isNoCombat
      ? { on: 'combatBegins' }
      : isWhileHere || isThroughGate
        ? { window: 'turn' }
        : (moment ?? (cost ? { window: isFought ? 'combat' : 'turn' } : {}))
  const { on, window } = idle ? implied : mod
  if (on === undefined && window === undefined)
    return 'It is not said when this is done: begin with "When played:", "As your Turn:" or another moment.'
  const inBattle =
    on === 'threatRevealed' ||
    on === 'combatBegins' ||
    window === 'combat' ||
    (items.some((each) => 'effect' in each && actsOnThreat(each.effect)) &&
      items.every((each) => 'effect' in each && (actsOnThreat(each.effect) || goesOnWith(each.effect))))
  if (limit && ('floor' in limit || 'ceiling' in limit)) {
    // How low something may go limits what holds for a while, and not how often it is begun.
    const bounded = items.map((each) => boundedItem(each, limit) ?? each)
    if (bounded.every((each, at) => each === items[at]) || items.some((each) => 'op' in each)) return 'This cannot be limited so.'
    const { limit: _, ...others } = told
    return rulesOf({ mod: others, items: bounded }, moment)
  }
  const isOfOneGate = items.some((each) => 'effect' in each && 'gateReuse' in each.effect && each.effect.of === aGate)
  if (isOfOneGate) return 'It is not said which Gate serves again: say "any Gate", or whose.'
  // A Defending Ally there is in Combat alone; "in Combat, ..." tells when it is done.
  const isOfDefender =
    !(typeof on === 'object' && 'attacked' in on) &&
    !stable(when ?? {}).includes('"inCombat"') &&
    items.every((each) => 'effect' in each && 'value' in each.effect && each.effect.of.is?.defending === true)
  const ops = operations(
    items,
    mod.until ??
      (inBattle || isOfDefender ? 'combat' : items.every((each) => 'effect' in each && turnsOne(each.effect)) ? 'whileInPlay' : undefined),
  )
  if (!ops) return noWhile
  const common = given({ if: when, cost, target, limit } as Mod)
  // An Event or a Spell lies nowhere to wait: it is an answer.
  const isDoneThen =
    mod.atOnce && !cost && !target && !ops.some((op) => 'cancel' in op) && moment?.on !== 'played' && moment?.window !== 'cast'
  if (isDoneThen) return [{ kind: 'on', on: mod.atOnce!, ...common, ...(may ? { optional: true } : {}), do: ops } as Rule]
  if (window !== undefined) {
    if (mod.until && items.every((each) => 'op' in each)) return 'What is done at once holds for no while.'
    return [{ kind: 'action', window, ...given({ stayed, faceDown } as Mod), ...common, do: ops } as Rule]
  }
  if (mod.next && on !== undefined) return inTheNext(mod, ops, moment, mod.next === 'turn' ? { turnOf: 'you' } : 'nextRound')
  // "Until the end of the Round, whenever ...": the whole rule holds for a while. A card is played once.
  if (mod.until && mod.on !== undefined && mod.on !== 'played' && moment && moment.on !== mod.on)
    return inTheNext(mod, ops, moment, mod.until)
  if (mod.until && items.every((each) => 'op' in each)) return 'What is done at once holds for no while.'
  if (faceDown || stayed || on === undefined) return 'Only an action can be taken while a card lies face-down or after staying.'
  return [{ kind: 'on', on, ...common, ...(may ? { optional: true } : {}), do: ops } as Rule]
}

/** "As your Turn, discard two cards and bury one Phobia": who has no two cards to give gets nothing for them. What a colon sets apart is done step by step. */
export function asPriced(rule: Rule): Rule {
  if (rule.kind !== 'action' || rule.window !== 'turn' || rule.cost || rule.target) return rule
  const [price, ...gained] = rule.do
  const paid = price && isPrice(price, gained) ? costOfDoing(price) : undefined
  return paid ? { ...rule, cost: [paid], do: gained } : rule
}

function isPrice(first: Op, gained: readonly Op[]): boolean {
  const given = 'move' in first ? first.move : 'flip' in first && first.face === 'down' ? first.flip : undefined
  const isGiven = given !== undefined && given.ref === undefined && typeof given.n === 'number' && given.pick === 'choose' && !given.of
  // Nobody keeps a Phobia: to be rid of it is no price, and may be what is paid for.
  const isKeptOf = (of: Selector | undefined): boolean => of?.in === 'hand' || ![of?.is?.type].flat().includes('Event')
  const isLost = (op: Op): boolean => costOfDoing(op) !== undefined && isKeptOf('move' in op ? op.move : undefined)
  const isKept = isKeptOf(given)
  return isGiven && isKept && gained.length > 0 && !gained.some(isLost) && !/"ref":"(?!self|host)\w+"/.test(stable(gained))
}

/** What is done at a moment of the next Round, or of a while, begins to hold when the card is played, or used. */
function inTheNext(
  { on, if: when, cost, target, limit, optional: may }: Mod,
  ops: readonly Op[],
  moment: Pick<Mod, 'on' | 'window'> | undefined,
  until: Duration,
) {
  const rule = { kind: 'on', on: on!, ...given({ if: when } as Mod), ...(may ? { optional: true } : {}), do: ops } as Rule
  const begins: Op = { start: rule, until }
  if (target || limit) return 'What is done in the next Round or Turn cannot be aimed or limited so.'
  if (moment?.window !== undefined) return [{ kind: 'action', window: moment.window, ...given({ cost } as Mod), do: [begins] } as Rule]
  if (cost) return [{ kind: 'action', window: 'turn', cost, do: [begins] } as Rule]
  if (moment?.on === undefined) return 'It is not said before which Round or Turn this is done.'
  return [{ kind: 'on', on: moment.on, do: [begins] } as Rule]
}

/** "Loses 2 and becomes Corrupt until the end of the Round": both for so long. */
function asLong(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1)
  const until = last && 'until' in last ? last.until : undefined
  const isOpen = (each: Item): boolean => !('op' in each) && !('until' in each && each.until !== undefined)
  if (until === undefined || !items.some(isOpen) || !items.every((each) => !('op' in each))) return items
  return items.map((each) => (isOpen(each) ? ({ ...each, until } as Item) : each))
}

/** "Target Ally becomes Corrupt", done at a moment: he is so until something turns him again (M7.12), as long as he is in play. */
export const turnsOne = (effect: Static): boolean =>
  'attribute' in effect &&
  effect.give === true &&
  /^(?:Corrupt|Steadfast)$/.test(String(effect.attribute)) &&
  ('ref' in effect.of || effect.of.n === 1)

/** What holds for a while, and no further than so far; nothing where that is said of a deed. */
function boundedItem(item: Item, limit: Limit): Item | undefined {
  if ('effect' in item) {
    const effect = limited(item.effect, limit)
    return effect && { ...item, effect }
  }
  if (!('rule' in item) || item.rule.kind !== 'static') return undefined
  const effect = limited(item.rule.effect, limit)
  return effect && { ...item, rule: { ...item.rule, effect } }
}

/** What changes a Threat lasts as long as there are Threats: until the end of Combat (M14.38). */
function actsOnThreat(effect: Static): boolean {
  // A Directed Threat there is in Combat alone.
  const isDirected = 'of' in effect && typeof effect.of === 'object' && effect.of.in === 'directedThreat'
  return isDirected || 'threatValue' in effect || (('value' in effect || 'visible' in effect) && effect.of.in === 'threat')
}

/** "... and lose 1": of the cards spoken of before. */
const goesOnWith = (effect: Static): boolean =>
  'of' in effect && typeof effect.of === 'object' && /^(?:them|again)$/.test((effect.of.ref as string | undefined) ?? '')

/** "The first time each Round that you lose Sanity, lose 1 less": so much of it is spared, so often. */
function sparedSo(effect: Extract<Static, { sanityChange: unknown }>, limit: Limit, rest: object): Rule | string {
  const { by, from, how = 'add' } = effect
  const isNone = how === 'set' && by === 0
  const isLess = how === 'add' && typeof by === 'number' && by < 0
  if (effect.sanityChange !== 'lost' || effect.who || effect.per || 'until' in rest || !(isNone || isLess))
    return 'This cannot be limited so.'
  const of: Happening = { wouldLoseSanity: true, ...(from === undefined ? {} : { from }), ...(isLess ? { upTo: -by } : {}) }
  return { kind: 'instead', of, do: [], limit, ...rest } as Rule
}

/** A rule that holds by itself. */
function standingRule(item: Item, mod: Mod): Rule | string {
  const { if: when, limit, optional: may } = mod
  if ('op' in item || 'sentence' in item) return 'It is not said when this is done.'
  const told = item.until ?? mod.until
  const untilSo = typeof told === 'object' && 'so' in told ? told.so : undefined
  // "It stays face-down until you are at a Cemetery": it is turned over for this time and again, and each time unless one is there.
  if (untilSo && 'effect' in item && 'staysFaceDown' in item.effect) {
    const { until: _, ...always } = item
    const { until: __, ...plain } = mod
    return standingRule(always, { ...plain, if: besides(when, { not: untilSo }) })
  }
  if (told === 'whileThisFaceUp' || untilSo) return 'It is not said when this begins.'
  // What a card says it says only as long as it is in play.
  const until = told === 'whileThisStays' ? undefined : told
  // A permission is a choice by itself.
  if (may && !('rule' in item && item.rule.kind === 'permit')) return 'What always holds cannot be chosen.'
  const rest = given({ if: when, until } as Mod)
  if ('effect' in item) {
    const said = mod.cost && 'gateReuse' in item.effect ? { ...item.effect, cost: mod.cost } : standing(item.effect)
    if (limit && 'times' in limit && 'sanityChange' in said) return sparedSo(said, limit, rest)
    const effect = limit ? limited(said, limit) : said
    return effect ? ({ kind: 'static', effect, ...rest } as Rule) : 'This cannot be limited so.'
  }
  const { rule } = item
  // "Spells you cast here cost 1 less, but not below 0": of what holds here.
  if (limit && 'floor' in limit && rule.kind === 'static') {
    const effect = limited(rule.effect, limit)
    const { limit: _, ...others } = mod
    return effect ? standingRule({ rule: { ...rule, effect } }, others) : 'This cannot be limited so.'
  }
  if (rule.kind === 'require') return when || until || limit ? 'What a play requires cannot depend on anything else.' : rule
  if (rule.kind === 'instead')
    return until ? 'A replacement cannot be limited so.' : ({ ...rule, ...given({ if: when, limit } as Mod) } as Rule)
  if (limit && rule.kind !== 'permit') return 'This cannot be limited so.'
  const own = 'if' in rule ? rule.if : undefined
  const both = own && when ? { if: besides(when, own) } : {}
  return { ...rule, ...rest, ...both, ...(limit ? { limit } : {}) } as Rule
}

/** In place of a price. */
export function freed(cost: Cost, wouldPay: Filter): Draft | object {
  const self = typeof cost === 'object' && 'self' in cost ? cost.self : 'rotate'
  if (self === 'rotate') return nonsense
  const op: Op = self === 'flip' ? { flip: { ref: 'self' }, face: 'down' } : { move: { ref: 'self' }, to: self }
  return sentence([], [{ rule: { kind: 'instead', of: { wouldPay }, optional: true, do: [op] } }], [])
}

/** Who comes here does it, with his own cards: and the card speaks of its own player (M17.24). */
export function whoComes(...said: readonly Op[]): Draft | object {
  const done = said.map((op) => doneBy('you', op))
  if (done.includes(nonsense)) return nonsense
  const own = (op: Op): Op => mine(JSON.parse(JSON.stringify(op).replaceAll('"of":"you"', '"mine":true')) as Op)
  const ops = (done as readonly Op[]).map((op) => ('choose' in op ? { ...op, choose: op.choose.map((each) => each.map(own)) } : own(op)))
  return sentence(
    [{ on: 'arrived' }],
    ops.map((op) => ({ op })),
    [],
  )
}

/** "Remains in play until the end of the Round": then it is buried. */
export function untilThen(when: Mod): Draft | object {
  return sentence([when], [{ op: { move: { ref: 'self' }, to: 'bury' } }], [])
}

/** The Gate here is used to play such a card. */
export function playThrough(play: Filter): Draft | object {
  if (Object.keys(play).length === 0 || play.type === 'Location') return nonsense
  return sentence([{ window: 'turn', cost: ['gate'], if: here }], [{ op: { play } }], [])
}

/** Whoever does something, for as long as it is said. */
export function whoDoes(by: Who, did: Feat, said: Op, leads: readonly Mod[] = [], until?: Duration): Draft | object {
  const [op, told] = [byActor(said), did(by)]
  if (op === nonsense || told === nonsense) return nonsense
  const on = told as Trigger
  if (until === undefined) return sentence([...leads, { on }], [{ op: op as Op }], [])
  return sentence([], [{ rule: { kind: 'on', on, do: [op as Op] }, until }], [])
}

export function whoDoesAll(by: Who, did: Feat, said: readonly Op[]): Draft | object {
  const [ops, on] = [said.map(byActor), did(by)]
  if (ops.includes(nonsense) || on === nonsense) return nonsense
  return sentence(
    [{ on: on as Trigger }],
    (ops as readonly Op[]).map((op) => ({ op })),
    [],
  )
}

/** Buried when such a card is played. */
export function untilPlayed(is: Filter): Draft | object {
  const on = cardPlayed(is)
  return on === nonsense ? nonsense : sentence([{ on: on as Trigger }], [{ op: { move: { ref: 'self' }, to: 'bury' } }], [])
}

/** What is lost as soon as it is played: on you, or by somebody. */
export function lostWhenPlayed(
  is: Filter,
  to: 'bury' | 'discard',
  how: { readonly on: 'you' } | { readonly by: Who },
  leads: readonly Mod[] = [],
): Draft | object {
  const played = cardPlayed(is)
  if (played === nonsense) return nonsense
  const on = 'on' in how ? ({ cardPlayed: is, by: 'each', on: 'you' } as const) : { cardPlayed: is, by: how.by }
  return sentence([...leads, { on }], [{ op: { move: { ref: 'cause' }, to } }], [])
}

/** A Great Old One that is buried so many Rounds later than others, if something is so then. */
export function staysLonger(n: number, when?: Condition): Draft | object {
  const limit: Limit = { times: 1, per: 'card' }
  return sentence([{ on: 'combatEnded', limit, ...(when ? { if: when } : {}) }], [{ op: { extendGOO: n } }], [])
}
