/**
 * The one way in: from the words of a card to what they mean. A text has exactly one meaning, or there is an
 * error that says where and what could stand there; no word is ever passed over.
 */

import { advised } from './advice.ts'
import { onceThatIsOver } from './afterwards.ts'
import { backwards, idleZero, noCount, ownFoe } from './amounts.ts'
import { sameElsewhere } from './and-also.ts'
import { asItsLineMeans, asItsLineSays } from './as-its-line-says.ts'
import { asksOfGone } from './asked-of-it.ts'
import type { Condition, Cost, Filter, Op, Rule, Selector, Static } from './ast.ts'
import { atItsAttack } from './at-its-attack.ts'
import { putBothOrLast } from './both-or-last.ts'
import { asides, readBesides } from './by-the-way.ts'
import { withOwnThings } from './called.ts'
import type { Uncoloured } from './colour/painted.ts'
import { withoutColour } from './colour.ts'
import { inFull } from './contractions.ts'
import { insteadApart, otherKindApart, otherValueApart } from './elided.ts'
import {
  alsoDone,
  askedThen,
  bothGo,
  boughtBy,
  discardsOpenly,
  doneOrNot,
  doneSo,
  ifNotOfWhich,
  insteadWentOn,
  isUsedSo,
  laterThan,
  looksElsewhere,
  madeSooner,
  momentOf,
  ofTheAim,
  onlyThen,
  optionalThen,
  otherwise,
  paidInstead,
  pricedAt,
  saysWhence,
  speaksOfThat,
  spent,
  takesTheirs,
  timeOf,
  wentOn,
  wentOnAt,
} from './goes-on.ts'
import { askedOfThoseGone } from './gone-so.ts'
import { isHeading, sentences, type Token, withoutFlavour, withSubjects } from './lexer.ts'
import { fold, type KnownWords } from './link.ts'
import { ofOneWho, ofTheChosen } from './loose-ends.ts'
import { costOfDoing, doingOfCost } from './make/deeds.ts'
import { type Draft, does, type Item, lastDeed, type Mod, type Remark, stable, swap } from './make/draft.ts'
import { paidToPlay } from './make/replacements.ts'
import { asPriced, noWhile, operations, rulesOf } from './make/sentences.ts'
import { withPlaceForIt, withShownZone, withThatThreat, withTomeForIt, withZoneForIt } from './meant-by-it.ts'
import {
  choiceApart,
  choiceBehind,
  companyApart,
  conditionsApart,
  gateUsesApart,
  momentsApart,
  subjectApart,
  whilesApart,
} from './moments-apart.ts'
import { namedInFull, surnameForBoth } from './named-before.ts'
import { ofNamedRegion, withRegionForNamed } from './named-region.ts'
import { withNamedType, withTypeForNamed } from './named-type.ts'
import { doneThere, thereOf } from './on-the-other-turn.ts'
import { rank, readInShapes, vocabulary } from './one-sentence.ts'
import { askedOfPlayer, cardsOf, narrowedTo, onlyOn, tellingThose } from './only-on.ts'
import { inGrammarsWords } from './other-words.ts'
import { waitedFor } from './own-card/as-soon-as.ts'
import { joined, showsOne, speaksOfShown } from './own-card/joined.ts'
import { isGod } from './own-card/of-everybody.ts'
import { settleThem } from './own-card/them.ts'
import { paraphrased } from './paraphrase.ts'
import { toldInPennies } from './pennies.ts'
import { kindIfSo } from './plain-words/another-kind-if.ts'
import { thenAtItsEnd } from './plain-words/fates.ts'
import { ofItself } from './plain-words/of-itself.ts'
import { inUsualWords, ofAnotherKind } from './plain-words/usual-words.ts'
import { inPlainWords } from './plain-words.ts'
import { plainlyApart } from './plainly.ts'
import { ofThose, pointingBack, saidBeforeAll, whoStays } from './pointing-back.ts'
import { pricesTold } from './price-told.ts'
import { type Fault, fault, faultIn, isUsable, limits, quoted, type Reading, type Self } from './reading.ts'
import { hasHead } from './rearranged/heads-first.ts'
import { ofThisAlly } from './rearranged/who-he-is.ts'
import { apart, halves, rearranged } from './rearranged.ts'
import { moreThere } from './remarked/others-too.ts'
import { buriesSummoned } from './remarked/what-went.ts'
import { remarked } from './remarked.ts'
import { inTurn, placed } from './rewording.ts'
import { isMood } from './scenes.ts'
import { otherFigureApart, sameDeedAgain, unlikeForUnlike } from './second-figures.ts'
import { stopsForSemicolons } from './semicolons.ts'
import { fromShownHand, outOfShownHand } from './set-right/which-card.ts'
import { newWords, piecesOf, textOf, tokensIn } from './tokens.ts'
import { toldAsOne } from './told-as-one.ts'
import { belongsToBoth, bothAlone, isBare, isBareVerb } from './two-in-one.ts'
import { wholeText } from './whole-text.ts'

export { vocabulary } from './one-sentence.ts'
export { limits, type Reading, type Self } from './reading.ts'
export { readRecipe } from './recipe.ts'

/** When something is done, if nothing more is said of it. */
type Moment = Pick<Mod, 'on' | 'window'>

/** How far a text is read: its rules so far, and what its sentences have left for those behind them. */
interface Progress {
  readonly text: string
  readonly known: KnownWords
  readonly self: Self | undefined
  /** The sentences that are still to be read. */
  readonly open: (readonly Token[])[]
  /** The words of the sentences that are read. */
  readonly said: Token[]
  /** Stretches that tell a story. */
  readonly flavour: { readonly at: number; readonly length: number }[]
  rules: readonly Rule[]
  /** How many rules the sentence before has told. */
  lately: number
  /** How many rules of the deed told last: as many as the moments at which it is done, whose sentences share their number. */
  together: number
  figure: Token | undefined
  /** When the card does what its text merely says to do. */
  when: Moment | undefined
  /** Whether the sentence at hand is of something done at once, and not allowed for good. */
  isAtOnce: boolean
  /** Where the rules begin: only before them whole sentences may be a story. */
  begun: Token | undefined
  /** What a sentence has chosen for the next one to deal with. */
  aim: Selector | undefined
  /** Whether an opponent was chosen, who is "that player" from then on. */
  isFoeChosen: boolean
  /** What must be so of the opponent that was chosen. */
  foeIf: Condition | undefined
  /** What a use of this card costs, told before what it does: in Sanity, */
  price: number | undefined
  /** or in other things. */
  costFirst: readonly Cost[] | undefined
  /** A Turn's use of an Artifact, of which it must yet be said what it costs: else it could be used without end. */
  use: { readonly rule: Rule; readonly fault: Fault } | undefined
  /** Whether no other words are tried for what cannot be read. */
  readonly plainly: boolean
  /** What has been said with other words already, and where: what comes to the same words again is said with none. */
  readonly reworded: Set<string>
}

/**
 * What the Special Effects of a card mean, clause by clause; `self` is the card, where it is known. `plainly` tries no other words for what
 * cannot be read: that is sooner done, and good enough to see how far a text is read.
 */
export function readEffects(
  text: string,
  known: KnownWords,
  self?: Self,
  { plainly = false }: { readonly plainly?: boolean } = {},
): Reading<readonly Rule[]> {
  const read = readInFull(text, known, self, { plainly })
  if (read.ok || plainly) return read
  const besides = (left: string): Reading<readonly Rule[]> => readInFull(left, known, self)
  return readBesides(text, read, besides, (left) => asides(left, known, vocabulary, self)) ?? advised(read, text, self)
}

/** What a text means with all its words. */
function readInFull(
  text: string,
  known: KnownWords,
  self?: Self,
  { plainly = false }: { readonly plainly?: boolean } = {},
): Reading<readonly Rule[]> {
  const named = withTypeForNamed(text, self)
  if (named) {
    const reading = placed(named.as, readInFull(named.as.text, known, self, { plainly }))
    const rules = reading.ok ? withNamedType(reading.value, named, text) : reading
    return 'ok' in rules ? rules : { ...reading, ok: true, value: rules }
  }
  const region = withRegionForNamed(text)
  if (region) {
    const reading = placed(region.as, readInFull(region.as.text, known, self, { plainly }))
    const rules = reading.ok ? ofNamedRegion(reading.value, region, text) : reading
    return 'ok' in rules ? rules : { ...reading, ok: true, value: rules }
  }
  const those = ofThose(text, self) ?? whoStays(text)
  if (those) return placed(those, readInFull(those.text, known, self, { plainly }))
  const lined = asItsLineSays(text, self)
  if (lined) {
    const asLined = readInFull(lined.text, known, self, { plainly })
    return placed(lined, asLined)
  }
  const asks = askedOfPlayer(text, self)
  if (asks) return placed(asks, readInFull(asks.text, known, self, { plainly }))
  const only = onlyOn(text, self)
  const aimedAt = only && cardsOf(readInFull(tellingThose(only), known, undefined, { plainly }), only)
  if (only && aimedAt) {
    const rest = placed(only.rest, readInFull(only.rest.text, known, self, { plainly }))
    const narrowed = rest.ok ? narrowedTo(rest.value, aimedAt, only, self) : undefined
    // Where nothing is chosen, the sentence may ask it of the card that is answered.
    if (rest.ok && narrowed) return { ...rest, value: narrowed }
  }
  const chosen = plainly ? undefined : saidBeforeAll(text, self)
  const first = chosen && readInWords(chosen.text, known, self, plainly)
  if (chosen && first?.ok && first.value.every(aimsItself)) return placed(chosen, first)
  const read = readInWords(text, known, self, plainly)
  const told = read.ok ? withWait(read, text, self) : read
  // What the words as they stand leave open no other words settle.
  if (told.ok || read.ok || plainly) return told
  for (const other of pointingBack(text, self)) {
    const back = readInWords(other.text, known, self, plainly)
    if (back.ok && back.value.every(aimsItself)) return placed(other, back)
  }
  const meant = asItsLineMeans(text, self)
  const asMeant = meant && readInWords(meant.text, known, self, plainly)
  if (meant && asMeant?.ok) return placed(meant, asMeant)
  if (self?.type !== 'Spell' || self.untold || !told.message.includes(noWhile)) return told
  const asLong = readInFull(text, known, { ...self, untold: 'round' })
  // What is wrong besides is the better advice.
  return asLong.ok || !asLong.message.includes(noWhile) ? asLong : told
}

/** What a text waits for, told by its own words: in plainer ones it may be asked once. */
function withWait(read: Extract<Reading<readonly Rule[]>, { ok: true }>, text: string, self: Self | undefined): Reading<readonly Rule[]> {
  const value = waitedFor(read.value, self, text)
  return typeof value === 'string' ? fault(value, 0, text.length) : { ...read, value }
}

/** Whether what a rule does with the target is done with one that it chooses itself. */
const aimsItself = (rule: Rule): boolean => !stable(rule).includes('"ref":"target"') || (does(rule) && rule.target !== undefined)

/** A text as it stands, or else in plainer words. */
function readInWords(text: string, known: KnownWords, self: Self | undefined, plainly: boolean): Reading<readonly Rule[]> {
  const later = onceThatIsOver(text)
  if (later) return placed(later, readInWords(later.text, known, self, plainly))
  const stops = stopsForSemicolons(text)
  const apart = stops?.isSure ? readInWords(stops.text, known, self, plainly) : undefined
  if (apart?.ok) return apart
  const own =
    self &&
    inTurn(text, [
      (so) => surnameForBoth(so, known),
      (so) => namedInFull(so, known, self),
      (so) => toldInPennies(so, self),
      (so) => ofItself(so, self),
      (so) => ofAnotherKind(so, self),
    ])
  const said = own?.text ?? text
  const read = (so: string): Reading<readonly Rule[]> => readWritten(so, known, self, plainly)
  const plain = inPlainWords(said, self)
  const first = plain && placed(plain, read(plain.text))
  const slip = first?.ok ? slipperyIn(plain!.text) : slipperyIn(said)
  if (slip) {
    const there = first?.ok ? placed(plain!, slip) : slip
    return own ? placed(own, there) : there
  }
  const written = first?.ok ? first : read(said)
  const usual = written.ok || plainly ? undefined : inUsualWords(plain?.text ?? said)
  const best = usual && placed(usual, read(usual.text))
  const other = best && plain ? placed(plain, best) : best
  const told = other?.ok ? other : written
  if (!own) return told
  // An error speaks of the words that were written.
  const asWritten = told.ok ? told : read(text)
  return asWritten.ok ? placed(own, told) : asWritten
}

/** What would be read wrongly as it is written, where it cannot be put plainly. */
const slippery: readonly (readonly [said: RegExp, why: string])[] = [
  // "Draw one card; at Night draw two": as two deeds it would be three cards at Night.
  [sameElsewhere, 'It is not said whether the second is done besides or instead: say ", or ... at Night".'],
  // What stands in for another card is used in another way than on a Turn.
  [
    /\bin (?:the )?place of [^.]*\bneeded\b[^.]*\. (?!(?:Then,? )?(?:Bury|Discard|Flip)\b)[^.]+\. (?:Then,? )?(?:Bury|Discard|Flip) this card (?:when|after|once) (?:it is |being )?used\b/gi,
    'It is not said whether this is done where the card stands in for another: say "When so used, ...".',
  ],
  // Several at once are no moment: cards go from a Hand one by one.
  [
    /\b(?:when|whenever|each time|every time) you discards? (?:two|three|\d+) cards?\b[^.,;:]*,/gi,
    'Cards are discarded one by one; as a price say "you may discard two cards to ...".',
  ],
  // As long as it is the first of a Round is not for good.
  [
    /\bthe first [^.;:]*? plays? [^.;:]*?\b(?:is|are) (?:then |at once )?(?:turned|made) \p{Lu}\p{Ll}+/giu,
    'It is not said how long it is so: say "When a player plays ..., that Ally gains the ... attribute until ...".',
  ],
  // Two ends at once: one of them would be left out.
  [
    /\buntil the end of (?:the|this|that) (?:Round|Combat|Turn) (?:while|as long as|so long as) (?:you|he|she|he or she|they|your opponent) (?:remains?|stays?)\b/gi,
    'It is not said which of the two ends it: say "until the end of the Round or until ...".',
  ],
  // What the Spells of a Tome suffer beside it is no remark where they suffer another fate.
  [
    /\b(?:Discard this Tome\b[^.]*\. (?:Any|The|All|Each) Spells? (?:in|on|held by) (?:it|this Tome) (?:is|are) Buried|Bury this Tome\b[^.]*\. (?:Any|The|All|Each) Spells? (?:in|on|held by) (?:it|this Tome) (?:is|are) Discarded)\b/gi,
    'The Spells of a Tome are lost with it in the same way (M9.12): another fate cannot be told.',
  ],
  // "One Ally or Artifact, which must be Corrupt": the last of them, or both?
  [
    /\b(?:or|and) (?:Ally|Artifact|Tome|Weapon|Spell|Monster|Event|Location|card)\b[^.;:()]*, (?:which|who) must (?:not )?be (?:an? )?(?!\w+ed\b)\p{Lu}/gu,
    'It is not said of which of them this must be so: say it before each.',
  ],
  // "Each player draws one card, but you draw two if it is Night": one otherwise, or none?
  [
    /\b(?:each|every|all) (?:players?|Investigators?)\b[^.;:,]* (lose|gain|draw|discard)s? [^.;:,]*(?:, but|;| but) (?:you|yours|your Investigator) \1s? [^.;:]*\b(?:if|while|when|at Night|by Day)\b/gi,
    'It is not said whether this is done besides or instead: make two sentences of it.',
  ],
  // "Each player draws one card; at Night you draw two": so is this.
  [
    /\b(?:each|every|all) (?:other )?(?:players?|Investigators?)\b[^.;:]*; (?:at Night|by Day|if [^.;:,]+|while [^.;:,]+),? you (?:lose|gain|draw|discard)\b/gi,
    'It is not said whether this is done besides or instead: make two sentences of it.',
  ],
  // "Each player draws two cards; your opponent draws only one": one of them has less, and not so much besides.
  [
    /\b(?:each|every|all) (?:players?|Investigators?)\b[^.;:,]* (lose|gain|draw|discard)s? [^.;:]*?[;,] (?:and |but |while )?(?:your|target|that) opponent \1s? (?:only|just) /gi,
    'It is not said what the others do: say "you draw two cards, your opponent draws one".',
  ],
  // Each of them would choose among his own.
  [
    /\b(?:each|every|all) (?:other )?(?:players?|Investigators?)\b[^.;:]*\(\s*(?:(?:your|an|the) )?opponent['’]?s['’]? choice\s*\)/gi,
    'It is not said who chooses here: say "of his or her choice", or name who does.',
  ],
  // "If it is an Ally, gain 2. If it is a Monster, it attacks you. Then discard it": a Monster alone, or any card that was turned up?
  [
    /\bif it is [^.;:]+, [^.]+\. If it is an? [^.;:]+, it attacks [^.]+\.(?: Allies may (?:not )?defend[^.]*\.)? Then,? (?:discard|bury) it\b/gi,
    'It is not said whether any card that was turned up goes so, or this one alone: say "discard any other card".',
  ],
  // "Play one Artifact. Its Sanity cost is reduced by 1": the cost of this card it is not.
  [
    /\bplay (?:one|an?|any|two|three|up to \w+) [^.;:]+[.;] (?:Its|Their) (?:Sanity )?costs? (?:is|are) (?:reduced|lowered|decreased|increased|raised|doubled|halved)\b/gi,
    'It is not said that this card costs less: say "..., regardless of cost", or of which cards it holds and for how long.',
  ],
  // "Discard one Ally, or an Artifact if it is Night": as a condition of both nothing would be done by Day.
  [kindIfSo, 'It is not said whether this must be so for both: make two sentences of it, "... If it is Night, you may ... instead".'],
  [thenAtItsEnd, 'It is not said whether this is done at once or at that end: make a sentence of it, "At the end of Combat, ...".'],
]

function slipperyIn(text: string): Fault | undefined {
  for (const [said, why] of slippery) {
    const [found] = text.matchAll(said)
    if (found) return fault(why, found.index, found[0].length)
  }
  return undefined
}

/** A text as its sentences are written: with semicolons for stops, and words that are written as one in full, where that is needed. */
function readWritten(text: string, known: KnownWords, self: Self | undefined, plainly: boolean): Reading<readonly Rule[]> {
  const atStops = stopsForSemicolons(text)
  const apart = atStops && readAsWritten(atStops.text, known, self, plainly)
  if (atStops?.isSure && apart?.ok) return apart
  const reading = readAsWritten(text, known, self, plainly)
  if (reading.ok) return reading
  if (apart?.ok) return apart
  const full = inFull(text)
  const other = full && readWritten(full.text, known, self, plainly)
  return other?.ok ? placed(full!, other) : reading
}

function readAsWritten(text: string, known: KnownWords, self: Self | undefined, plainly: boolean): Reading<readonly Rule[]> {
  if (text.length > limits.characters) {
    return fault(
      `A text may have ${limits.characters} characters, this one has ${text.length}.`,
      limits.characters,
      text.length - limits.characters,
    )
  }
  const torn = andMoreThen(text)
  if (torn) return torn
  const open = [...toldAsOne(sentences(text, known, vocabulary, self), self)]
  const tokens = open.reduce((sum, each) => sum + each.length, 0)
  if (tokens > limits.tokens) return fault(`A text may have ${limits.tokens} words, this one has ${tokens}.`, 0, text.length)
  const read: Progress = {
    text,
    known,
    self,
    open,
    said: [],
    flavour: [],
    rules: [],
    lately: 0,
    together: 0,
    figure: undefined,
    when: moment(self),
    isAtOnce: false,
    begun: undefined,
    aim: undefined,
    isFoeChosen: false,
    foeIf: undefined,
    price: undefined,
    costFirst: undefined,
    use: undefined,
    plainly,
    reworded: new Set(),
  }
  for (let sentence = open.shift(); sentence !== undefined; sentence = open.shift()) {
    const before = { ...read, said: [...read.said], flavour: [...read.flavour], open: [...open] }
    const wrong = readPart(read, sentence)
    if (!wrong) continue
    const story = storyIn(sentence, text, before.begun === undefined)
    if (!story) return wrong
    read.said.splice(0, Number.POSITIVE_INFINITY, ...before.said)
    read.flavour.splice(0, Number.POSITIVE_INFINITY, ...before.flavour, story.flavour)
    open.splice(0, Number.POSITIVE_INFINITY, ...(story.left.length > 0 ? [story.left] : []), ...before.open)
    const { said: _, flavour: __, open: ___, ...rest } = before
    Object.assign(read, rest)
  }
  return leftOver(read) ?? wholeText(read)
}

/** What of a sentence that cannot be read is mere mood, all of it or what stands before its colon, and what is left to be read. */
function storyIn(
  sentence: readonly Token[],
  text: string,
  isFirst: boolean,
): { readonly flavour: { readonly at: number; readonly length: number }; readonly left: readonly Token[] } | undefined {
  const colon = sentence.findIndex((each) => each.text === ':')
  const story = colon > 1 ? sentence.slice(0, colon) : sentence
  const last = story.at(-1)!
  const isWhole = colon > 1 ? colon < sentence.length - 1 : /[.!…]/.test(text[last.at + last.length] ?? '')
  if (!isWhole || !isMood(story, isFirst)) return undefined
  const [{ at }] = story as readonly [Token]
  return { flavour: { at, length: last.at + last.length - at }, left: colon > 1 ? sentence.slice(colon + 1) : [] }
}

/** When a card does what its text merely says to do. */
function moment(self: Self | undefined): Moment | undefined {
  if (self?.type === 'Event' || self?.type === 'Adventure') return { on: 'played' }
  if (self?.type === 'Location') return { on: 'arrived' }
  if (self?.type === 'Spell') return { window: 'cast' }
  if (self && isGod(self)) return { on: 'played' }
  return undefined
}

/** What a sentence has told for a later one, and none has come. */
function leftOver({ text, aim, price, costFirst, use, rules }: Progress): Fault | undefined {
  if (aim) return fault('It is not said what is done with what is chosen.', 0, text.length)
  if (price !== undefined) return fault(nothingUsed, 0, text.length)
  if (costFirst) return fault(costsNothing, 0, text.length)
  return use && rules.some((each) => stable(each) === stable(use.rule)) ? use.fault : undefined
}

const nothingUsed = 'It is not said what is used for this.'
const costsNothing = 'It is not said what this costs is for.'
const costsTwice = 'This card cannot be flipped and lost for the same: say in one sentence what each is for.'

const isOfItself = (cost: Cost): boolean => typeof cost === 'object' && 'self' in cost

/** One sentence: what it adds to the rules, or what is wrong with it. One that is several goes back to be read one by one. */
function readPart(read: Progress, sentence: readonly Token[]): Fault | undefined {
  const { tokens, flavour } = withoutFlavour(sentence, read.text, vocabulary, read.begun === undefined)
  const own = withTomeForIt(withOwnThings(withOtherCaster(read, tokens), read.self, vocabulary, read.said), read.self)
  const shown = withThatThreat(withShownZone(fromShownHand(outOfShownHand(own), read.said), read.said), read.said)
  const part = putBothOrLast(unlikeForUnlike(ifNotPlayed(read, withPlaceForIt(shown) ?? withZoneForIt(shown) ?? shown)), read.self)
  read.flavour.push(...flavour)
  if (part.length === 0 || isHeading(part, read.self)) return undefined
  read.begun ??= part[0]
  const strange =
    alsoThen(read, part) ??
    ofThePast(read, part) ??
    pricedForOthers(part) ??
    fromShownOrPlay(part) ??
    usedByWhom(read, part) ??
    bearerThere(read, part) ??
    buriedSometimes(read, part) ??
    twiceATurn(part) ??
    ifNotToldOfWhich(read, part) ??
    biggerWhere(part) ??
    sameAsWhich(read, part) ??
    noCount(part) ??
    notAttacked(part) ??
    backwards(part) ??
    ownFoe(part)
  if (strange) return 'ok' in strange ? strange : faultIn(strange)
  const paidFirst = soloCost(read, part)
  if (paidFirst) {
    read.said.push(...part)
    read.costFirst = [paidFirst]
    return undefined
  }
  const sooner = madeSooner(read.rules.at(-1))
  const isOfIt = /(?:[.;] )then,?\s*$/i.test(read.text.slice(0, part[0]!.at)) || /^if you do(?: so)? ,/.test(textOf(part))
  if (sooner && isOfIt) read.rules = [...read.rules.slice(0, -1), sooner]
  read.isAtOnce = isAtOnce(read, part)
  const next = (each: readonly Token[]): Reading<Draft> => firstRead(read, each) ?? readInOtherWords(read, each) ?? readAs(read, each)
  const others = otherwise(part, read.rules, read.lately, read.self, next) ?? doneOrNot(part, read.rules, read.self, next)
  if (others) {
    read.said.push(...part)
    read.lately = others.length - read.rules.length
    read.rules = others
    return undefined
  }
  const deed = doneSo(part)
  if (!deed) return readWhole(read, part)
  // What is paid each time is the price; what else is done belongs to the deed.
  const asPrice = [...deed, ...newWords('each time you do', deed[0]!)]
  const more = readAs(read, asPrice).ok ? undefined : alsoDone(read.rules, readAs(read, deed))
  if (!more) return readWhole(read, asPrice)
  read.said.push(...part)
  read.lately = 0
  read.rules = more
  return undefined
}

/** "He cannot do so", of a duty: of what he must play, that he has no such card. */
const cannotDo =
  /^if (?:they|that player|that opponent|your opponent|the opponent) (?:cannot|can not|is unable to|is not able to|is unable)(?: (?:do (?:so|this|it)|play (?:one|it|either|such a card|any|so)|comply|go|leave|obey))? , /

/** "He must play a Location next; otherwise, he loses 3 Sanity": where he does not. */
function ifNotPlayed({ rules }: Progress, part: readonly Token[]): readonly Token[] {
  const last = rules.at(-1)
  const isBound = last?.kind === 'oblige' && typeof last.what === 'object' && 'playNext' in last.what
  const cannot = cannotDo.exec(textOf(part))?.[0].trim().split(' ').length
  if (!isBound || !(cannot || part[0]?.text === 'otherwise') || part.length < 3) return part
  return [
    ...newWords(cannot ? 'if they cannot not ,' : 'if they do not ,', part[0]!),
    ...part.slice(cannot ?? (part[1]?.text === ',' ? 2 : 1)),
  ]
}

/** "Cancel a Spell just cast. The caster loses 1 Sanity": of the Spell that was called off, not of the one that does so. */
function withOtherCaster({ rules, text }: Progress, part: readonly Token[]): readonly Token[] {
  const last = rules.at(-1)
  const isCalledOff = last?.kind === 'action' && typeof last.window === 'object' && last.do.some((op) => 'cancel' in op)
  if (!isCalledOff) return part
  return part.flatMap((each) =>
    each.text === 'you' && /^(?:the )?caster\b/i.test(text.slice(each.at)) ? newWords('that player', each) : [each],
  )
}

/** "Add 1 if you are Outside, or 2 if it is also Night": both, or Night alone? */
function alsoThen({ text }: Progress, part: readonly Token[]): Fault | undefined {
  const [from, to] = [part[0]!.at, part.at(-1)!.at]
  const also =
    /(?:\bor|,) (?:by )?(?:\d+|one|two|three|four|five|six|another|an?)\b[^.;:,]{0,25} (?:if|while|when) [^.;:,]*?\b(?:also|as well|too)\b/i.exec(
      text.slice(from, to),
    )
  return also ? fault('It is not said whether both must be so: say "and".', from + also.index, also[0].length) : undefined
}

/** "If Ally is in your Threat", on what an Ally bears: he alone cannot be asked of so, and "an Ally" would be any. */
const bearerThere = ({ self }: Progress, part: readonly Token[]): Fault | undefined =>
  self?.type === 'Artifact' &&
  /\b(?:if|while|when|unless) (?:(?:the |that )?ally is (?:not )?)?in (?:your|the|a|any) threat\b/.test(textOf(part))
    ? wrongAt(part, 'It is not said whether the bearer must be there, or any Ally: say "an Ally" if that is meant.')
    : undefined

/** "Bury each Spell after it is cast, unless you are at a Library": what becomes of it there? That it is Buried goes without saying. */
const buriedSometimes = ({ self }: Progress, part: readonly Token[]): Fault | undefined => {
  const said = textOf(part)
  const isOfSpells =
    /\bbury (?:(?:each|the|any|all|that|its|their) )?spell (?:[^,]* )?(?:after|once|when) (?:it|they|that spell) (?:is|have is) cast\b/.test(
      said,
    )
  const isSometimes = /^(?:if|while|unless|at night|by day)\b|\bcast (?:, )?(?:if|while|unless|except)\b/.test(said)
  return self?.type === 'Ally' && isOfSpells && isSometimes && !/\bflip\b|\bin (?:which|that) case\b/.test(said)
    ? wrongAt(part, 'It is not said what else becomes of the Spell: is it flipped face-down?')
    : undefined
}

/** "While you are here, you may play a second Ally on the same Turn": one more than a Turn allows, of which no rule of ours tells. */
const twiceATurn = (part: readonly Token[]): Fault | undefined =>
  /^(?:while|if|when|each time|as long as) .*\bplay (?:a second|another|a other|1 more|a extra|a additional) .*\b(?:on|in|during) (?:the same|that|each) turn\b/.test(
    textOf(part),
  )
    ? wrongAt(part, 'It cannot be told that more than one card is played on a Turn for as long as something is so.')
    : undefined

/** "Add 1 to Ghouls while you are here, and 2 if it is Night": 2 in all, or 2 besides? A number that is not larger comes on top. */
function andMoreThen(text: string): Fault | undefined {
  const said =
    /\b(?:adds?|subtracts?) (\d+|one|two|three)\b[^.;:()]* (?:while|when|if) [^.,;:()]+,( and (\d+|one|two|three)(?: points?)? (?:if|while|when|at night|by day)\b)/i.exec(
      text,
    )
  const size = (word: string): number => Number(word) || ['one', 'two', 'three'].indexOf(word.toLowerCase()) + 1
  const more = said && size(said[3]!) > size(said[1]!) ? said : undefined
  return more
    ? fault(
        'It is not said whether the second number is meant instead of the first: say "or", or make two sentences of it.',
        more.index + more[0].length - more[2]!.length + 1,
        more[2]!.length - 1,
      )
    : undefined
}

/** "If it is Night, your opponent may bury one Ally. If not, ...": if it is not Night, or if he does not? */
const ifNotToldOfWhich = ({ rules }: Progress, part: readonly Token[]): Fault | undefined =>
  ifNotOfWhich(part, rules)
    ? wrongAt(part, 'It is not said whether this is so if the condition is not met, or if it is not done: say "if he does not".')
    : undefined

/** "Bury one Event. No card with the same Title may be played": that of this card, or of the one that was buried? */
const sameAsWhich = ({ rules }: Progress, part: readonly Token[]): Fault | undefined => {
  const last = rules.at(-1)
  const isOfAnother = last !== undefined && does(last) && last.do.some((op) => 'move' in op && op.move.ref !== 'self')
  return isOfAnother &&
    /^no (?:other )?(?:card|event|ally|artifact|tome|spell|monster|location) (?:of|with) the same title\b/.test(textOf(part))
    ? wrongAt(part, 'It is not said whose Title is meant: that of this card, or of the one before.')
    : undefined
}

/** "Monsters in target Threat lose 1; Greater Servitors lose 2": those there alone, and 2 instead of the 1? */
const biggerWhere = (part: readonly Token[]): Fault | undefined =>
  /^(?:[^,:;]+ , )?(?:(?:each|all) )?(?:of the )?monster (?:in|of) [^,:;]*\bthreat (?:lose|gain|add|subtract) \S+(?: point)?(?: each)?(?: ,| ;) (?:and |but )?(?!your |the |those )[^,:;]+? (?:lose|gain|add|subtract) \S+(?: point)?(?: each)?(?: instead)?$/.test(
    textOf(part),
  ) && !/\b(?:threat|play)\b.*\b(?:threat|play)\b/.test(textOf(part))
    ? wrongAt(part, 'It is not said where those of the second number lie, and whether it is meant instead of the first.')
    : undefined

/** "This Tome may only be used by an Author": nobody is given a Tome to use it, and who reads it is no matter of the rules. */
const usedByWhom = ({ self }: Progress, part: readonly Token[]): Fault | undefined =>
  self?.type === 'Tome' && /\b(?:may|can) (?:only is|is only|is) use(?: only)? by\b/.test(textOf(part))
    ? wrongAt(part, 'A Tome is used by its player: whom it is given to, or who must be in play, is to be said so.')
    : undefined

/** "Your opponent may draw one card by burying one Ally": his price, and what a card costs is its player's. */
const pricedForOthers = (part: readonly Token[]): Fault | undefined =>
  /^(?:(?:your|each|every|any|a|target) )?(?:other )?(?:opponent|player|investigator)s? may (?!use (?:a|any|the|their) gate |only )(?!.* only by ).+ by (?:bury|discard|flip|pay|spend|lose|use)\b/.test(
    textOf(part),
  )
    ? wrongAt(part, 'A price is paid by the player of this card: what another one pays cannot be told so.')
    : undefined

/** "Your opponent reveals his Hand and discards all Weapons": those of the Hand, or those in play? */
const fromShownOrPlay = (part: readonly Token[]): Fault | undefined =>
  /^(?:[^:]*: )?(?:(?:your|each|every|any|that|target) )?(?:other )?(?:opponent|player|investigator)s? (?:must )?(?:reveal|show) their hand(?: ,)? (?:and|then|and then) (?:must )?(?:discard|bury) (?!.*\b(?:in|from|among|there|of|it|them|held)\b)/.test(
    textOf(part),
  )
    ? wrongAt(part, 'It is not said from where this comes: from the Hand that is shown? Say "in it".')
    : undefined

/** "Every player who played an Ally" is of what is over, and says of no time how far back; of a Pass that still stands it is plain: "who has passed". */
function ofThePast({ text }: Progress, part: readonly Token[]): Fault | undefined {
  const { at } = part[0]!
  const over =
    /\b(?:each|every|any|all) (?:player|opponent|investigator)s? who (?!(?:has|have) passed\b)(?:has |have )?(?:passed|played|cast|drew|discarded|completed|used)\b(?!.*\bth(?:is|e present) (?:round|turn)\b)/i.exec(
      text.slice(at, part.at(-1)!.at + part.at(-1)!.length),
    )
  return over
    ? fault('It is not said what is asked of the past: "who passes" is of what is to come.', at + over.index, over[0].length)
    : undefined
}

/** The attribute or Title of a place to go to that cards bear, and no Location: "play an Author regardless of Region" is no journey. */
function leadsNowhere(draft: Draft, { bearers, senses }: KnownWords): string | undefined {
  const routes = [...stable(draft).matchAll(/"is":(\{[^{}]*\}),"placed":/g)].map(([, is]) => JSON.parse(is!) as Filter)
  const named = routes.flatMap(({ attr = [], anyAttr = [] }) => [...attr, ...anyAttr])
  const titles = routes.flatMap(({ title = [] }) => title)
  const isOther = (each: string): boolean => {
    const called = (senses.get(fold(each)) ?? []).filter(({ kind }) => kind === 'title')
    return called.length > 0 && called.every((sense) => 'type' in sense && sense.type !== 'Location')
  }
  return named.find((each) => bearers.get(fold(each))?.has('Location') === false) ?? titles.find(isOther)
}

/** "This card cannot be attacked": whom a Monster meets in Combat is no matter of one card; "cannot be attacking" is. */
function notAttacked(part: readonly Token[]): Fault | undefined {
  const at = part.findIndex(
    ({ text, written }, index) =>
      text === 'attack' && /ed$/i.test(written) && /(?:^| )(?:cannot|may not) is $/.test(`${textOf(part.slice(0, index))} `),
  )
  const isOfPlayer =
    /\b(?:you|investigator|player|opponent|owner)(?: (?:who is )?(?:here|(?:at|in) this location))? (?:cannot|may not)\b/.test(
      textOf(part.slice(0, at + 1)),
    )
  return at >= 0 && !isOfPlayer ? wrongAt(part, 'That a card is not attacked cannot be told.') : undefined
}

/** "You may play one Ghoul as an Ally, provided that its value is 3": none was picked before it is played. */
const asksItsValue = /"revealedIs":\{"value":/

/** "Here" is at a Location, or on the way with a Travel Event: "the Gate" on a Monster is that of wherever its player is. */
const isNoPlace = (self: Self | undefined, draft: Draft): boolean =>
  self !== undefined && self.type !== 'Location' && self.type !== 'Event' && stable(draft).includes('"at":{"title":"self"}')

/** Whether what is read makes rules, where it stands. */
const makesSense = ({ rules, when, known, lately, self }: Progress, draft: Draft): boolean =>
  leadsNowhere(draft, known) === undefined &&
  !isNoPlace(self, draft) &&
  !(draft.mod?.if !== undefined && asksItsValue.test(stable(draft.mod.if)) && draft.items.every((each) => !('op' in each))) &&
  (draft.remark !== undefined ||
    showsOne(rules.at(-1)) ||
    typeof rulesOf(draft, when) !== 'string' ||
    (lately === 1 && wentOnAt(rules, draft) !== undefined))

/** What is played or cast is done, and so is what is said to be done now. */
const isAtOnce = ({ self, text }: Progress, part: readonly Token[]): boolean =>
  self?.type === 'Event' ||
  self?.type === 'Adventure' ||
  self?.type === 'Spell' ||
  /\b(?:immediately|at once|now)\b/i.test(text.slice(part[0]!.at, part.at(-1)!.at))

/** A row of words as one sentence at this place of the text; `isQuick` gives up without telling what could have stood there. */
function readAs(read: Progress, tokens: readonly Token[], isQuick = true): Reading<Draft> {
  const said = withSubjects(inGrammarsWords(tokens))
  // "(No Pass.)": of what goes without saying no word is left.
  if (said.length === 0) return { ok: true, value: { items: [], mod: {}, remark: {} } }
  return readInShapes(
    said,
    read.known,
    (draft) => makesSense(read, draft),
    (draft) => rank(draft, read.isAtOnce) - (namesItself(draft, read.self) ? 0.5 : 0),
    (draft) => (draft.remark ? stable(draft) : stable(rulesOf(ofTheSeen(read.rules.at(-1), draft), read.when))),
    isQuick,
  )
}

/**
 * Whether this card's own name is taken for a name among others: all that bear the Title, a word of it, or whoever bears this card. Where the words
 * may as well mean the card itself, that is meant: "any number of Ghouls" on Ghouls, "defending with Tull" on Hiram Tull.
 */
function namesItself(draft: Draft, self: Self | undefined): boolean {
  if (self === undefined) return false
  const own = ` ${fold(self.title)} `
  return [...stable(draft).matchAll(/"(?:title(?:Has)?|called)":"([^"]+)"|"(?:bears|cardPlayed)":\{"title":"(self)"\}/g)].some(
    ([, named, borne]) => borne !== undefined || own.includes(` ${fold(named!)} `),
  )
}

/** "Bury this card." before all else, on a card in play: what follows is done at that price. */
function soloCost({ self, rules, open, costFirst, price, aim }: Progress, part: readonly Token[]): Cost | undefined {
  const said = part.map(({ type, text }) => (type === 'self' ? 'this card' : text)).join(' ')
  const how = /^(bury|discard) this (?:card|ally|artifact|tome)$/.exec(said)?.[1]
  const isFirst = rules.length === 0 && open.length > 0 && !costFirst && price === undefined && !aim
  if (!how || !isFirst || !isUsable(self)) return undefined
  return { self: how as 'bury' | 'discard' }
}

/** A sentence that stands by itself, or two of them told as one. */
function readWhole(read: Progress, part: readonly Token[]): Fault | undefined {
  const kinds = [otherKindApart(part), subjectApart(part), subjectApart(part, true)]
  const both = kinds.find((halves) => halves?.every((half) => readAs(read, half).ok))
  if (both) return putBack(read, both)
  const orIf = part.findIndex((_, at) => /^or , (?:if|while|unless)$/.test(textOf(part.slice(at, at + 3))))
  // "He loses 1 Sanity or, if it is Night, discards a card": said in any other order, both would be asked for that.
  if (orIf > 0) return fault('It is not said who chooses here: make two sentences of it.', part[orIf]!.at, part[orIf]!.length)
  const ordered = inSomeOrder(read, part)
  if (!ordered) return undefined
  const asked = ordered.ok ? ifTheLast(read, part, ordered.value) : undefined
  const reading: Reading<Draft> = asked ? { ok: true, value: asked } : ordered
  const others = reading.ok && makesSense(read, reading.value) ? undefined : inOtherWords(read, part)
  if (others) return putBack(read, others)
  if (!reading.ok && isUncoloured(read, part)) return undefined
  const ofFoe = !reading.ok && part[0]!.text === 'they' && isFoesStory(read)
  if (ofFoe) return putBack(read, [[...newWords('your opponent', part[0]!), ...part.slice(1)]])
  const stops = reading.ok && atSemicolon(read, part, reading.value)
  if (stops) return putBack(read, stops)
  read.said.push(...part)
  if (!reading.ok) return reading
  const doubtful = askedOfWhich(read, part, reading.value)
  if (doubtful)
    return fault(
      'It is not said whether this holds for both: make two sentences of it, or say it at the head.',
      doubtful.at,
      doubtful.length,
    )
  const torn = belongsToBoth(part, reading.value, (each) => readAs(read, each))
  if (torn)
    return fault('It is not said whether this holds for both: make two sentences of it, or say it at the head.', torn.at, torn.length)
  const nowhere = leadsNowhere(reading.value, read.known)
  if (nowhere) return wrongAt(part, `No Location is called "${nowhere}".`)
  const idle = idleZero(reading.value, part)
  if (idle) return faultIn(idle)
  const { remark } = reading.value
  const noted = remark && note(read, part, remark)
  if (noted) return noted === 'told' ? undefined : noted
  // An Ally or Artifact has places of its own already.
  if (/^play at\b/.test(textOf(part)) && read.self && read.self.type !== 'Event' && read.self.type !== 'Spell')
    return fault('It is not said whether this is played there alone ("only") or there as well ("may be").', part[0]!.at, part[0]!.length)
  const { price, aim } = read
  const wrong = remark ? takeRemark(read, part, remark) : takeDeed(read, part, reading.value)
  // What can be read and makes no rule may mean one in other words.
  const meant = wrong && inOtherWords(read, part)
  if (!meant) return wrong
  Object.assign(read, { price, aim })
  read.said.splice(-part.length)
  return putBack(read, meant)
}

const asksIf = /^(?:if|unless|while)$/

/** "Draw one card; discard two if you are in Arkham", "lose 1 Sanity, or discard two cards if it is Night": a condition behind the second half, of which nobody knows whether it is asked for the first. */
function askedOfWhich({ text }: Progress, part: readonly Token[], { mod, items }: Draft): Token | undefined {
  if (!mod?.if) return undefined
  // "Lose 1 Sanity each time you pass, and at the start of each Round if it is Night".
  const isTwin = mod.twin !== undefined && stable(mod.twin.if ?? {}) === stable(mod.if)
  if (
    isTwin &&
    /^(?!when|whenever|at|if|each time)[^.;]*, and [^.;,]* (?:if|unless|while) [^.;,]*$/i.test(text.slice(part[0]!.at, endOf(part)))
  )
    return part.findLast(({ text }) => asksIf.test(text))
  const asked = part.findLastIndex(({ text }) => asksIf.test(text))
  const orElse = part.findIndex(({ text }, at) => text === ',' && part[at + 1]?.text === 'or')
  const second = secondDeedAt(part)?.stop ?? -1
  const stop = orElse >= 0 ? orElse : second
  // A moment at the head is one of both, and no condition of the one behind.
  if (stop < 1 || asked < stop || hasHead(part) || part.slice(0, stop).some(({ text }) => asksIf.test(text))) return undefined
  const isTwo = stop === second ? items.length > 1 : items.some((item) => 'op' in item && 'choose' in item.op)
  return isTwo && !/^(?:it (?!is (?:night|day)\b)|they\b|that\b|the\b|this\b)/.test(textOf(part.slice(asked + 1))) ? part[asked] : undefined
}

/** Where a second deed begins that has a condition of its own behind it: "draw two cards, and lose 1 Sanity if it is Night". */
function secondDeedAt(part: readonly Token[]): { readonly stop: number; readonly asked: number } | undefined {
  const asked = part.findLastIndex(({ text }) => asksIf.test(text))
  const begins = (at: number): boolean => {
    if (part[at]!.text === ';') return true
    if (part[at]!.text !== ',') return false
    const isJoined = /^(?:and|but)$/.test(part[at + 1]?.text ?? '')
    // "Then" is passed over behind a comma.
    const isThen = (part[at + 1]?.at ?? 0) - part[at]!.at - part[at]!.length > 1
    return (isThen || isJoined) && !asksIf.test(part[isJoined ? at + 2 : at + 1]?.text ?? '')
  }
  const stop = part.findLastIndex((_, at) => at < asked && begins(at))
  return stop < 1 || part.slice(0, stop).some(({ text }) => asksIf.test(text)) ? undefined : { stop, asked }
}

/** "Draw two cards, and lose 1 Sanity if it is Night": behind a comma the condition is asked for the second deed alone. */
function ifTheLast(read: Progress, part: readonly Token[], { mod, items, remark }: Draft): Draft | undefined {
  if (remark || !mod?.if || mod.twin || !items.every((item) => 'op' in item)) return undefined
  const second = secondDeedAt(part)
  const first = second && readAs(read, part.slice(0, second.stop))
  if (!first?.ok || first.value.remark || first.value.mod.if) return undefined
  const count = first.value.items.length
  if (count === 0 || count >= items.length || stable(items.slice(0, count)) !== stable(first.value.items)) return undefined
  const { if: asked, ...others } = mod
  const ops = items.slice(count).map(({ op }) => op)
  return { mod: others, items: [...items.slice(0, count), { op: { if: asked, do: ops } }] }
}

/**
 * The sentence without one stretch of its colour: of the ways to cut one out, the first that leaves what can be read, by itself or without
 * another such stretch; where none does, the likeliest.
 */
function mostReadable(read: Progress, part: readonly Token[], isFirst: boolean): Uncoloured | undefined {
  const [next] = read.open
  const ways = (tokens: readonly Token[]) => withoutColour(tokens, read.text, vocabulary, read.self, { isFirst, next })
  const rest = ({ tokens, goesOn }: Uncoloured): readonly Token[] => (goesOn && next ? [...tokens, ...next] : tokens)
  const [likeliest, ...others] = ways(part)
  if (!likeliest || others.length === 0 || likeliest.tokens.length === 0) return likeliest
  const all = [likeliest, ...others].filter(({ tokens }) => tokens.length > 0)
  const reads = (way: Uncoloured): boolean => isReadable(read, rest(way))
  return all.find(reads) ?? all.find((way) => [...ways(way.tokens)].some((each) => each.tokens.length > 0 && reads(each))) ?? likeliest
}

/** Whether a sentence that cannot be read paints the scene: what is left of it is read next, and where it is but a head, with the sentence behind it. */
function isUncoloured(read: Progress, part: readonly Token[]): boolean {
  const isFirst = read.begun === part[0]
  const left = mostReadable(read, part, isFirst)
  if (!left) return false
  read.flavour.push(...left.flavour)
  if (isFirst) read.begun = undefined
  const next = left.goesOn ? read.open.shift() : undefined
  if (left.tokens.length > 0) read.open.unshift([...left.tokens, ...(next ?? [])])
  return true
}

/** "Your opponent's eyelids grow heavy. He loses ...": whether the story so far is told of an opponent. */
const isFoesStory = ({ text, rules, flavour }: Progress): boolean => {
  const last = flavour.at(-1)
  return rules.length === 0 && last !== undefined && /^your opponent\b/i.test(text.slice(last.at, last.at + last.length))
}

/** Sentences to be read next, one by one. */
function putBack(read: Progress, parts: readonly (readonly Token[])[]): undefined {
  read.open.unshift(...parts)
  return undefined
}

/** A sentence as it stands, or in another order of its words; nothing where it is several sentences, which are put back. */
function inSomeOrder(read: Progress, part: readonly Token[]): Reading<Draft> | undefined {
  const orders = (fits: (draft: Draft) => boolean): Reading<Draft> | undefined => {
    for (const order of rearranged(part, read.said, read.self)) {
      const each = readAs(read, order)
      if (each.ok && fits(each.value)) return each
    }
    return undefined
  }
  const again = sameDeedAgain(part)
  const cases = again?.every((each) => isReadable(read, each)) ? again : twoCases(read, part)
  if (cases) return putBack(read, cases)
  let reading = readAs(read, part)
  // What makes no sense as it stands may in another order.
  if (reading.ok && !makesSense(read, reading.value)) reading = orders((draft) => makesSense(read, draft)) ?? reading
  // "Each player with more than five cards must discard one" is no other number where none went before.
  const there = reading.ok ? reading.value.remark?.there : undefined
  if (there && !moreThere(read.rules, there)) reading = orders(({ remark }) => !remark?.there) ?? reading
  if (read.aim && reading.ok && !reading.value.remark && !speaksOfThat(reading.value)) reading = orders(speaksOfThat) ?? reading
  const own = reading.ok && isOpenThem(reading.value, read.self) ? ofThisAlly(part, read.said, read.self) : undefined
  const ofOneself = own && readAs(read, own)
  if (ofOneself?.ok) return ofOneself
  if (reading.ok) return reading
  const paid = atItsPrice(read, part)
  if (paid) return paid
  const other = orders(() => true)
  if (other) return other
  const parts = inHalves(read, part, true) ?? atSeveralMoments(read, part) ?? bothAlone(part, (each) => readAs(read, each))
  if (parts) return putBack(read, parts)
  // What could have stood there is told by the whole grammar.
  const told = readAs(read, part, read.plainly)
  return told.ok ? fault('This cannot be read.', part[0]!.at, part[0]!.length) : told
}

/** Whether it is left open who "they" are of whom a sentence speaks. */
const isOpenThem = (draft: Draft, self: Self | undefined): boolean =>
  stable(draft).includes('{"ref":"them"}') && stable(settleThem(draft, self)).includes('{"ref":"them"}')

/** A sentence that cannot be read, said with other words. */
function inOtherWords(read: Progress, part: readonly Token[]): readonly (readonly Token[])[] | undefined {
  if (read.plainly) return undefined
  const bare = withoutPlay(read, part)
  const form =
    formRead(read, part) ??
    (bare === part ? undefined : formRead(read, bare)) ??
    apartInOtherWords(read, bare) ??
    figuresInOtherWords(read, bare)
  const said = form && `${part[0]!.at} ${form.map(textOf).join(' . ')}`
  if (said === undefined || read.reworded.has(said)) return undefined
  read.reworded.add(said)
  return form
}

/** "Add 1 at Night": told of this card, and of no others. */
const isOfThisAlone = (rule: Rule): boolean =>
  rule.kind === 'static' && 'value' in rule.effect && rule.effect.of.ref === 'self' && typeof rule.effect.value === 'number'

/** A form of a sentence in other words that can be read here. */
function formRead(read: Progress, part: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const known = new Map<string, number>()
  return paraphrased(part, read.self, {
    isAlone:
      read.self?.type === 'Monster' &&
      read.rules.length > 0 &&
      read.rules.every(isOfThisAlone) &&
      // "Add 1 if any Ghouls are in play. They ...": perhaps those.
      !/\b\p{Lu}\p{Ll}*s\b/u.test(read.text.slice(0, part[0]!.at)),
    reach: (sentence) => {
      const said = textOf(sentence)
      const before = known.get(said)
      if (before !== undefined) return before
      const asItStands = readAs(read, sentence)
      // What is done otherwise is read with the sentence before it.
      const rest = asItStands.ok || sentence[0]?.text !== 'otherwise' ? [] : sentence.slice(sentence[1]?.text === ',' ? 2 : 1)
      const reading = rest.length > 0 ? readAs(read, rest) : asItStands
      // What was chosen, or answered, before makes sense with what is done with it.
      const isOfThat = (draft: Draft): boolean =>
        !draft.remark && ((read.aim !== undefined && speaksOfThat(draft)) || isAboutCause(read.rules.at(-1), draft, read.self))
      const isWhole = reading.ok && (makesSense(read, reading.value) || isOfThat(reading.value))
      const far = reading.ok ? (isWhole ? Number.POSITIVE_INFINITY : read.text.length) : reading.at
      known.set(said, far)
      return far
    },
    reads: (sentence) =>
      isReadable(read, sentence) ||
      atItsPrice(read, sentence) !== undefined ||
      otherFigureApart(sentence)?.every((each) => isReadable(read, each)) === true,
  })
}

/**
 * "All Ghouls add 1, and any player who passes loses 1 Sanity": two sentences, of which one can be read in other words alone; where
 * nothing is said that might belong to one of them or to both.
 */
function apartInOtherWords(read: Progress, part: readonly Token[]): readonly (readonly Token[])[] | undefined {
  type Told = readonly (readonly [sentence: readonly Token[], draft: Draft])[]
  const worded = (sentence: readonly Token[]): Told | undefined => {
    const asItStands = firstRead(read, sentence)
    if (asItStands) return [[sentence, asItStands.value]]
    const form = formRead(read, sentence)
    const told = (form ?? []).flatMap((each): Told => {
      const reading = firstRead(read, each)
      return reading ? [[each, reading.value]] : []
    })
    return form && told.length === form.length ? told : undefined
  }
  const isOwn = ({ mod, remark }: Draft): boolean => !remark && !mod.if && !mod.limit && !mod.until
  const isHeld = ({ mod, items }: Draft): boolean => mod.on === undefined && items.every((each) => !('op' in each))
  for (const { head, first, second } of apart(part)) {
    const one = isBareVerb(second[0]) ? undefined : worded(first)
    if (!one?.every(([, draft]) => isBare(draft))) continue
    const two = worded(second)
    if (!two?.every(([, draft]) => isOwn(draft))) continue
    const both = [...one, ...two]
    const sentences = both.map(([each]) => [...head, ...each])
    if (head.length === 0) return sentences
    if (both.every(([, draft]) => isHeld(draft)) && sentences.every((each) => isReadable(read, each))) return sentences
  }
  return undefined
}

/** What goes on with the sentence before, said with other words in one sentence. */
function readInOtherWords(read: Progress, part: readonly Token[]): Extract<Reading<Draft>, { ok: true }> | undefined {
  const [form, more] = read.plainly ? [] : (formRead(read, part) ?? [])
  return form && !more ? firstRead(read, form) : undefined
}

/** "Add 2, and 2 more when any Ghouls are in the Threat attacking": the one figure and the other, of which one is told in other words. */
function figuresInOtherWords(read: Progress, part: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const figures = otherFigureApart(part)
  return figures?.every((each) => isReadable(read, each) || formRead(read, each) !== undefined) ? figures : undefined
}

/** "While this card is in play all Ghouls add 1": what lies in play says so while it does. */
function withoutPlay({ self }: Progress, part: readonly Token[]): readonly Token[] {
  const pieces = piecesOf(part, self)
  const head = /^while (?:THIS|it) (?:is|remain) in play(?: ,)?(?= )/.exec(pieces.said)
  const stays = self?.type === 'Event' || self?.type === 'Ally' || self?.type === 'Artifact' || self?.type === 'Tome'
  return head && stays ? part.slice(tokensIn(pieces, head[0])) : part
}

/** What is done for a price, wherever and however that is told. */
function atItsPrice(read: Progress, part: readonly Token[]): Reading<Draft> | undefined {
  for (const told of pricesTold(part, read.self)) {
    const each = firstRead(read, told)
    if (each && (each.value.mod?.cost || each.value.mod?.stayed) && makesSense(read, each.value)) return each
  }
  return undefined
}

/** "If it is a Spell, take it, otherwise bury it and lose 1 Sanity": both are done in that case alone, which is a sentence of its own. */
function twoCases(read: Progress, part: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const isOtherwise = (said: readonly Token[]): boolean => said[0]?.text === 'otherwise' || textOf(said.slice(0, 3)) === 'if not ,'
  const from = part.findIndex((_, index) => isOtherwise(part.slice(index, index + 3)))
  const two = from > 0 && part.slice(from).some(({ text }) => text === 'and') ? halves(part) : undefined
  return two && isOtherwise(two[1]) && isReadable(read, two[0]) ? two : undefined
}

/** The first order of a row of words that can be read, as it stands or rearranged; no order is tried behind it. */
function firstRead(read: Progress, part: readonly Token[]): Extract<Reading<Draft>, { ok: true }> | undefined {
  const asItStands = readAs(read, part)
  if (asItStands.ok) return asItStands
  for (const order of rearranged(part, read.said, read.self)) {
    const reading = readAs(read, order)
    if (reading.ok) return reading
  }
  return undefined
}

/** Whether a row of words is a sentence, as it stands or in another order. */
const isReadable = (read: Progress, part: readonly Token[]): boolean => firstRead(read, part) !== undefined

/** Two sentences, of which the first sets nothing off that the second could belong to. */
function inHalves(read: Progress, part: readonly Token[], isOtherwise = false): readonly (readonly Token[])[] | undefined {
  const two = halves(part)
  const first = two && readAs(read, two[0])
  if (!two || !first?.ok) return undefined
  const [next, second] = two[1]
  const goesOn = isOtherwise && (next?.text === 'otherwise' || second?.text === 'otherwise')
  // "Look at the top card of your Mythos Deck; you may bury it": of what was seen.
  const isOfShown =
    /\b(?:look at|reveal) /.test(textOf(two[0])) &&
    /^you may (?:bury|discard|play|take|return|put|place) (?:it|them)\b/.test(textOf(two[1]))
  return isBare(first.value) || hasHead(two[1]) || goesOn || isOfShown ? two : undefined
}

/** "Lose 1 Sanity; draw one card if you are in a City": what stands behind the second half is said of it alone. */
function atSemicolon(read: Progress, part: readonly Token[], { mod, items }: Draft): readonly (readonly Token[])[] | undefined {
  const two = (mod?.if ?? mod?.on) && items.length > 1 && !hasHead(part) ? halves(part) : undefined
  if (!two || part[two[0].length]?.text !== ';') return undefined
  const [first, second] = two.map((each) => readAs(read, each))
  const isOwn = first?.ok && second?.ok && isBare(first.value) && !first.value.remark && makesSense(read, first.value)
  return isOwn && !second.value.remark && !hasHead(two[1]) && (second.value.mod.if ?? second.value.mod.on) ? two : undefined
}

/** A deed at two moments, with another company or under another condition, as a sentence for each. */
function atSeveralMoments(read: Progress, part: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const parts =
    momentsApart(part) ??
    companyApart(part) ??
    conditionsApart(part) ??
    whilesApart(part) ??
    otherValueApart(part) ??
    insteadApart(part) ??
    choiceApart(part) ??
    gateUsesApart(part) ??
    (read.when && choiceBehind(part)) ??
    plainlyApart(part, read.self)
  const figures = parts?.every((each) => isReadable(read, each)) ? undefined : otherFigureApart(part)
  if (figures?.every((each) => isReadable(read, each))) return figures
  return parts?.every((each) => isReadable(read, each)) ? parts : undefined
}

/** What a remark leaves for the sentences behind it; 'told' where it says no more than that. */
function note(read: Progress, part: readonly Token[], remark: Remark): Fault | 'told' | undefined {
  const { self, rules } = read
  const wrong = (message: string): Fault => fault(message, part[0]!.at, part[0]!.length)
  if (remark.aim) {
    if (read.aim || rules.length > 0) return wrong('It is not said what is done with this.')
    read.aim = remark.aim
    return 'told'
  }
  if (remark.toPlay && self && self.type !== 'Event' && self.type !== 'Spell') {
    const paid = paidToPlay(remark.cost ?? [], self.type)
    if (!paid) return wrong('What is paid for playing this card cannot be told so.')
    read.rules = [...rules, ...paid]
    read.use = undefined
    return 'told'
  }
  if (remark.cost && rules.length === 0 && !read.costFirst) {
    read.costFirst = remark.cost
    return 'told'
  }
  if (remark.threatEvent && (self?.type !== 'Event' || (self.subtype ?? 'Threat') !== 'Threat'))
    return wrong('Only a Threat Event is played to a Threat.')
  if (remark.noWeapon)
    return self === undefined || (self.type === 'Artifact' && self.subtype !== 'Weapon' && self.subtype !== 'Enchanted Weapon')
      ? 'told'
      : wrong('This is a Weapon.')
  if (remark.usesGate && self && self.type !== 'Monster' && !(self.type === 'Event' && self.subtype === 'Threat'))
    return wrong('It is not said what the Gate is used for.')
  // Of the card that bears this one it does not go without saying.
  const fateOf = remark.heldFate
  if (fateOf && rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect && rule.effect.attachedTo.type === fateOf))
    return wrong('That its bearer is lost with this card cannot be told.')
  if (fateOf !== undefined) return 'told'
  if (remark.window) {
    read.when = { window: remark.window }
    read.rules = rules.map((each) => onlyThen(each, remark.window!))
  }
  if (remark.moment) read.when = { on: remark.moment }
  // "As your Turn, draw one card. This card costs 2 Sanity to use": of the use that was told before.
  if (remark.price !== undefined && rules.at(-1)?.kind === 'action')
    return takeRemark(read, part, { cost: [{ sanity: remark.price }] }) ?? 'told'
  if (remark.price !== undefined) {
    if (rules.length > 0 || read.price !== undefined) return wrong(nothingUsed)
    read.price = remark.price
    return 'told'
  }
  if (remark.foe) read.isFoeChosen = true
  if (remark.foeIf) read.foeIf = remark.foeIf
  return undefined
}

/** A sentence that only says more about the one before it. */
function takeRemark(read: Progress, part: readonly Token[], remark: Remark): Fault | undefined {
  // An Event binds once it is played; of any other card it would have to be told when.
  if (remark.ifNotDone && read.rules.at(-1)?.kind === 'oblige' && read.self?.type !== 'Event')
    return wrongOf(read, part, 'It is not said when this befalls him.')
  const [price, more] = remark.cost ?? []
  const own = price && !more && isOfItself(price) ? doingOfCost(price) : undefined
  const instead = own && paidInstead(read.rules.at(-1), { mod: {}, items: [{ op: own }] })
  if (instead) {
    read.rules = [...read.rules.slice(0, -1), instead]
    return undefined
  }
  const isOther = remark.alsoWindow === 'anyTime' && /\bas your turn\b/.test(textOf(read.said))
  // What is asked of the opponent who is chosen is asked of no other.
  const told = remark.spread && read.foeIf ? { ...remark, foeIf: read.foeIf } : remark
  const next = isOther
    ? 'It is not said whether a Turn is spent on this.'
    : uselessUnless(remarked(read.rules, told, remark.insteadIf ? read.together : read.lately), read, remark)
  if (remark.cost) read.use = undefined
  if (typeof next === 'string') return asTwo(read, part, next)
  read.rules = next
  return addedOnceMore(read, part)
}

/** "Has no effect on Ghouls", of a Weapon: where they attack it adds nothing, neither what it says nor what is printed in its corner. */
function uselessUnless(next: readonly Rule[] | string, { self, rules }: Progress, { except, heldIf }: Remark): readonly Rule[] | string {
  const isWeapon = self?.type === 'Artifact' && (self.subtype === 'Weapon' || self.subtype === 'Enchanted Weapon')
  if (typeof next !== 'string' || !isWeapon || !(except || heldIf)) return next
  const held = heldIf as Condition | undefined
  const inVain: Condition = except ? { threatHas: except, side: 'opposing' } : held && 'not' in held ? held.not : { not: held! }
  return [...rules, { kind: 'static', if: inVain, effect: { addsNothing: true, of: { ref: 'self' } } }]
}

/** "You can survive Underwater until the end of the Round. Your Deep Ones add 1": what a Spell does besides holds for as long. */
function forAsLong({ self, rules }: Progress, draft: Draft, then: Moment | undefined): readonly Rule[] | string | undefined {
  const last = rules.at(-1)
  const op = self?.type === 'Spell' && last && 'do' in last ? last.do.at(-1) : undefined
  const until = op && 'start' in op && (op.until === 'round' || op.until === 'combat') ? op.until : undefined
  return until && !draft.mod.until ? rulesOf({ ...draft, mod: { ...draft.mod, until } }, then) : undefined
}

/**
 * "Target Ally gains 2", on a Spell: it lies face-down until the end of the Round (M9.22), and what it makes holds as long as it lies there
 * (M17.9). In Combat that is to the end of it. What it calls somebody it may mean for good.
 */
function untilItsEnd({ self }: Progress, draft: Draft, then: Moment | undefined): readonly Rule[] | string | undefined {
  const isLasting = (effect: Static): boolean => 'attribute' in effect && effect.attribute !== 'Gate'
  const isHeld = (each: Item): boolean =>
    'op' in each || ('effect' in each && !isLasting(each.effect)) || ('rule' in each && /^(?:static|forbid)$/.test(each.rule.kind))
  if (!self?.untold || draft.mod.until || !draft.items.every(isHeld)) return undefined
  const isFought = stable(draft.mod.if ?? {}).includes('"inCombat"')
  return rulesOf({ ...draft, mod: { ...draft.mod, until: isFought ? 'combat' : self.untold } }, then)
}

/** "When you play this card, draw one card. Then add 1 to your Threat": that begins then, and does not hold for good. */
function begunThen(last: Rule | undefined, told: Draft): Draft {
  const { mod, items } = told
  const isHeld = items.every((each) => 'effect' in each) && mod.on === undefined && !mod.window
  if (!does(last) || !isHeld) return told
  const then = { ...told, mod: { ...mod, ...timeOf(last) } }
  const rules = rulesOf(then, undefined)
  const begun = typeof rules === 'string' ? undefined : rules[0]
  const { until: _, ...rest } = mod
  return does(begun) ? { mod: rest, items: begun.do.map((op) => ({ op })) } : then
}

/**
 * "Look at the top card of your Mythos Deck. If it is Night, you may discard it": what is done with the card that was seen, and only where
 * something else is so than what it is. Undefined where the sentence is of nothing that was seen.
 */
function takeDeedOfSeen(read: Progress, part: readonly Token[], told: Draft): 'told' | undefined {
  const last = read.rules.at(-1)
  const { if: when, ...mod } = told.mod
  const isOfIt = showsOne(last) && !last.target && /"ref":"it"/.test(stable(told.items)) && read.lately === 1
  if (!when || !isOfIt || /"revealedIs":|"ref":/.test(stable(when))) return undefined
  const { rules } = read
  if (takeDeed(read, part, { ...told, mod })) return undefined
  const next = read.rules.at(-1)
  const goesOn = read.rules.length === rules.length && does(next) && stable(next.do.slice(0, last.do.length)) === stable(last.do)
  const done = goesOn ? next.do.slice(last.do.length) : []
  read.rules = done.length > 0 ? [...rules.slice(0, -1), { ...last, do: [...last.do, { if: when, do: done }] }] : rules
  return done.length > 0 ? 'told' : undefined
}

/** "Look at the top card of your Mythos Deck. You may discard that card": the one that was seen, and "it" from then on. */
function ofTheSeen(last: Rule | undefined, draft: Draft): Draft {
  const op = showsOne(last) ? lastDeed(last) : undefined
  const seen = op && ('look' in op ? op.look : 'reveal' in op ? op.reveal : undefined)
  const isOne = seen?.n === 1 && (seen.in === 'deckTop' || seen.in === 'deckBottom' || seen.in === 'hand' || seen.in === 'threat')
  if (!isOne) return draft
  const { mod, items } = swap(draft, '{"ref":"cause"}', '{"ref":"it"}')
  const asked = (when: Condition): Condition =>
    'not' in when ? { not: asked(when.not) } : 'card' in when && (when.card.ref as string) === 'it' ? { revealedIs: when.is } : when
  return { ...draft, items, mod: mod.if ? { ...mod, if: asked(mod.if) } : mod }
}

/** A sentence that does something, allows it or holds. */
function takeDeed(read: Progress, part: readonly Token[], said: Draft): Fault | undefined {
  const { self, text } = read
  const seen = ofTheSeen(read.rules.at(-1), said)
  const told = read.rules.length > 0 && momentOf(read.rules.at(-1), false) ? seen : atItsAttack(seen, part, self)
  if (takeDeedOfSeen(read, part, told)) return undefined
  const { at } = part[0]!
  const isBesides = /(?:^|[.;] )also,?\s*$/i.test(text.slice(0, at))
  const isThen = /\bthen,?\s*$/i.test(text.slice(0, at)) || /^if (?:\S+ ){1,4}then\b/i.test(text.slice(at, endOf(part)))
  // "Then" goes on with what was done last.
  const isDeed = told.items.every((each) => 'op' in each)
  const goesOn =
    (isThen || (isDeed && isWithinUse(read.rules.at(-1), self))) && !spent(told)
      ? momentOf(read.rules.at(-1), isThen && told.mod.if !== undefined)
      : undefined
  const last = read.rules.at(-1)
  const draft = withWhatIsLeft(read, part, settleThem(isThen ? begunThen(last, told) : told, self))
  if ('ok' in draft) return draft
  if (buriesSummoned(last, draft, part)) return undefined
  const bought = boughtBy(last, draft)
  if (bought) {
    read.rules = [...read.rules.slice(0, -1), bought]
    return undefined
  }
  const paid = paidBy(read, draft)
  const isCause = isAboutCause(last, draft, self)
  const isAboutIt = (showsOne(last) && stable(draft).includes('"ref":"it"')) || speaksOfShown(last, draft) || asksOfGone(last, draft)
  const then: Moment | undefined =
    (isCause || isAboutIt) && does(last) ? timeOf(last) : isUsedSo(draft.mod, self) ? { window: 'turn' } : (goesOn ?? read.when)
  const written = text.slice(at, endOf(part))
  // "If it is Night, also draw one card": by the same use, which was paid for.
  const isAlso =
    last?.kind === 'action' && draft.mod.if !== undefined && /^(?:if|at|by|while|when)\b[^,]*, (?:you may )?also\b/i.test(written)
  const isNext = isThen || isAlso || /^(?:\S+ ){1,3}then\b/i.test(written)
  const shared = placeShared(read, part, draft)
  if (typeof shared === 'string') return wrongOf(read, part, shared)
  const better = shared ?? betterStay(read.rules, draft)
  if (better) {
    read.rules = better
    return undefined
  }
  const ofThoseGone = paid ? undefined : askedOfThoseGone(read.rules, draft)
  if (ofThoseGone) {
    read.rules = ofThoseGone
    return undefined
  }
  const otherwiseDone = insteadWentOn(last, draft, isNext)
  if (otherwiseDone) {
    read.rules = [...read.rules.slice(0, -1), otherwiseDone]
    return undefined
  }
  const there = paid || spent(draft) ? undefined : doneThere(read.rules, draft, { isThen: isNext, said: `${written} ${textOf(part)}` })
  if (typeof there === 'string') return wrongOf(read, part, there)
  if (there) {
    read.rules = there
    return undefined
  }
  const further =
    (!paid && !spent(draft) ? wentOn(read.rules, draft, isNext || isWithinUse(last, self), read.when === undefined) : undefined) ??
    bothGo(read.rules, draft)
  if (further) {
    read.rules = further
    return undefined
  }
  // "At the end of each Round, draw one card. If it is Night, also lose 1 Sanity": then, and not when the card is played.
  const time = does(last) ? timeOf(last) : undefined
  const isApart = read.when !== undefined && read.lately === 1 && time !== undefined && stable(time) !== stable(read.when)
  // "When an opponent arrives here, draw one card. That opponent must bury one Ally": who came, and when he does.
  const isHis = isApart && isOfAnother(last) && /^(?:then )?that (?:opponent|player|investigator)\b/i.test(written)
  if (isHis && last?.kind === 'on' && last.optional && !last.cost && isDeed && Object.keys(draft.mod).length === 0)
    return wrongAt(part, 'It is not said whether this befalls that player in any case, or only if you do the other.')
  const besides =
    isApart && !spent(draft) && (isThen || isBesides || isHis || draft.mod.if || /\balso\b/i.test(written))
      ? wentOnAt(read.rules, draft, isThen)
      : undefined
  if (besides) {
    read.rules = besides
    return undefined
  }
  // What was cancelled is "it".
  const clear = isCause ? swap(draft, '{"ref":"it"}', '{"ref":"cause"}') : draft
  const bare = paid ? remarked(read.rules, { cost: [paid] }, read.lately) : rulesOf(clear, then)
  const asSaid = bare === noWhile ? (forAsLong(read, clear, then) ?? untilItsEnd(read, clear, then) ?? bare) : bare
  const plain = typeof asSaid === 'string' || draft.mod.on !== undefined ? asSaid : inItsTurn(asSaid, part)
  if (typeof plain === 'string' && self?.type === 'Artifact' && spent(draft) && last?.kind === 'on' && last.on !== 'played') {
    // "When ..., draw one card. Bury this card": then; by itself it is no use of it.
    read.rules = [...read.rules.slice(0, -1), { ...last, do: [...last.do, ...operations(draft.items)!] }]
    return undefined
  }
  // "When an opponent plays a Tome, he loses 2 Sanity. Then, bury this card": after that, as an Event that goes on until it happens.
  const end = self?.type === 'Event' && read.lately === 1 && !paid && isWaitedFor(last) ? spent(draft) : undefined
  if (end && does(last)) {
    if (read.rules.slice(0, -1).some(isWaitedFor)) return wrongOf(read, part, 'It is not said after which of them this is done.')
    const own = operations(draft.items)!
    // "The next time ..." has said that it is over then.
    const over = last.do.at(-1)!
    const isOver = 'move' in over && over.move.ref === 'self'
    read.rules = [...read.rules.slice(0, -1), { ...last, do: [...(isOver ? last.do.slice(0, -1) : last.do), ...own] }]
    return undefined
  }
  // What a card does by itself, and what it is used for, is told otherwise.
  const later = typeof plain === 'string' && read.lately === 1 && !paid && !read.costFirst ? wentOnAt(read.rules, clear, isThen) : undefined
  if (later) {
    read.rules = later
    return undefined
  }
  // "At the end of each Round, lose 1 Sanity. If your Sanity is below 5, discard this card": then, or at any moment?
  const isThenAsked = last?.kind === 'on' && /^(?:round|turn)(?:Start|End)$/.test(String(last.on)) && part[0]!.text === 'if'
  const soon = typeof plain === 'string' && !paid && !isThenAsked ? goneAsSoonAs(clear, self) : undefined
  if (soon) return addRules(read, part, draft, [soon], false)
  const use = asUse(read, part, draft, plain)
  const more = typeof use === 'object' && 'ok' in use ? use : withCostFirst(read, part, draft, use)
  if (typeof more === 'object' && 'ok' in more) return more
  if (paid) read.use = undefined
  if (typeof more === 'string') return asTwo(read, part, more)
  const cheaper = lostOtherwise(more)
  const priced = cheaper && last?.kind === 'action' ? remarked(read.rules, { otherPrice: cheaper }, read.lately) : undefined
  if (priced && typeof priced !== 'string') {
    read.rules = priced
    return undefined
  }
  // Where the use buries another card, "it" may be that one.
  if (cheaper && last?.kind === 'action' && /"to":"bury"/.test(stable(last.do)))
    return wrongOf(read, part, 'It is not said which card "it" is.')
  if (looksElsewhere(last) && (more.some(discardsOpenly) || (!saysWhence(part) && more.some(takesTheirs))))
    return wrongAt(part, 'It is not said whose Hand this comes from: the one just looked at?')
  const begun = paid ? undefined : begunByAnswer(last, more)
  if (begun) {
    read.rules = [...read.rules.slice(0, -1), begun]
    return undefined
  }
  const afterwards = paid ? undefined : laterThan(read.rules, more, draft)
  if (afterwards) {
    read.rules = afterwards
    return undefined
  }
  return addRules(read, part, draft, more, paid !== undefined) ?? addedOnceMore(read, part)
}

/** "Flip this card to void a Pass just announced. That player may not Pass on his next Turn": from that answer on. */
function begunByAnswer(last: Rule | undefined, [only, other]: readonly Rule[]): Rule | undefined {
  const isAnswer = does(last) && last.cost !== undefined && (last.kind === 'action' ? typeof last.window === 'object' : isOfAnother(last))
  const isHeld = only?.kind === 'forbid' || only?.kind === 'oblige' || only?.kind === 'static'
  if (!isAnswer || last.limit || other || !isHeld || only.if) return undefined
  const { until, ...start } = only
  const isSpan = typeof until === 'object' ? 'turnOf' in until || 'nextTurnOf' in until : until === 'round' || until === 'turn'
  return until && isSpan ? { ...last, do: [...last.do, { start, until }] } : undefined
}

/** Whether something is done when another player does a thing. */
const isOfAnother = (rule: Rule | undefined): boolean =>
  rule?.kind === 'on' && typeof rule.on === 'object' && /"(?:opponent|eachOpponent|each|unaffected)"/.test(stable(rule.on))

/** Whether something is done when another thing happens, which may be long after the card was played. */
const isWaitedFor = (rule: Rule | undefined): boolean =>
  rule?.kind === 'on' && (typeof rule.on === 'object' || /^(?:asSoonAs|timeChanged|dayBreaks|adventureDone)$/.test(rule.on))

/** Where a row of words ends in the text. */
const endOf = (part: readonly Token[]): number => part.at(-1)!.at + part.at(-1)!.length

/** What is asked, and done, on another Turn than the one on which it is said. */
function inItsTurn(rules: readonly Rule[], part: readonly Token[]): readonly Rule[] | string {
  const asked = askedThen(rules)
  // Between brackets each of two things to choose from has its own time.
  return typeof asked === 'string' ? asked : thereOf(asked, /: \( .+ \) or \( /.test(textOf(part)))
}

/** "As your Turn, draw one card. Lose 1 Sanity", at a Location: by that use of it, and not on arrival. */
const isWithinUse = (last: Rule | undefined, self: Self | undefined): boolean =>
  self?.type === 'Location' && last?.kind === 'action' && last.window === 'turn' && !last.stayed

const placeUnclear = 'It is not said whether the place is yours ("as you"), or that of the opponent before.'

/** "Your opponent must bury one Ally. Each other player in the same City must also bury one": the City is his, and he is none of the others. */
function placeShared({ rules, self }: Progress, part: readonly Token[], { mod, items }: Draft): readonly Rule[] | string | undefined {
  const said = textOf(part)
  const [only] = items
  const op = only && 'op' in only && items.length === 1 && Object.keys(mod).length === 0 ? only.op : undefined
  const isOthers = /^(?:each|any|all) other (?:player|investigator) .*\bin the same (?:region|subregion|city)\b(?! as you\b)/.test(said)
  if (!isOthers || !op || !('forEach' in op) || !stable(lastDeed(rules.at(-1)) ?? null).includes('"opponent"')) return undefined
  // Of an Epidemic all of this is told together at the end.
  if (self?.subtype === 'Epidemic') return undefined
  const [where, more] = op.do
  if (!where || more || !('if' in where) || !('same' in where.if) || where.else || where.do.length !== 1) return placeUnclear
  const [same] = where.do
  const spread = where.if.same
  if (!same || !('move' in same) || (spread !== 'region' && spread !== 'subregion' && spread !== 'city')) return placeUnclear
  const { by: _, ...moved } = same.move
  const told = remarked(rules, { spread, same: { ...same, move: moved } }, 1)
  return typeof told === 'string' ? placeUnclear : told
}

/** "You may remain here for a Turn and bury one Phobia. If it is Day, you may bury all of them": by the same stay, and not on arrival. */
function betterStay(rules: readonly Rule[], { mod, items }: Draft): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const { if: insteadIf, optional, bare: _, ...more } = mod
  const [only] = items
  if (last?.kind !== 'action' || !last.stayed || !insteadIf || Object.keys(more).length > 0 || !only || items.length > 1) return undefined
  const [before, insteadOp] = [lastDeed(last), 'op' in only ? only.op : undefined]
  if (!before || !insteadOp || !('move' in before) || !('move' in insteadOp)) return undefined
  const isPhobia = ({ is, of }: Selector): boolean => stable(is ?? {}) === stable({ type: 'Event', subtype: 'Phobia' }) && of === undefined
  const isSame = before.to === insteadOp.to && isPhobia(before.move) && isPhobia(insteadOp.move)
  const told = isSame ? remarked(rules, { insteadIf, insteadOp, ...(optional ? { insteadMay: true } : {}) }, 1) : undefined
  return typeof told === 'string' ? undefined : told
}

/** An error of a whole sentence. */
const wrongAt = (part: readonly Token[], message: string): Fault => {
  const { at } = part[0]!
  return fault(message, at, part.at(-1)!.at + part.at(-1)!.length - at)
}

/** An error of a whole sentence, with its words. */
function wrongOf({ text }: Progress, part: readonly Token[], message: string): Fault {
  const { at } = part[0]!
  const length = part.at(-1)!.at + part.at(-1)!.length - at
  return fault(`"${quoted(text.slice(at, at + length))}": ${message}`, at, length)
}

/** What makes no rule as one sentence may make two, which are put back; else it is what is wrong with it. */
function asTwo(read: Progress, part: readonly Token[], message: string): Fault | undefined {
  const two = inHalves(read, part)
  const both = two && readAs(read, two[1]!).ok ? two : bothAlone(part, (each) => readAs(read, each))
  return both ? putBack(read, both) : wrongOf(read, part, message)
}

/** What is said, at the price and of the card that were told before it. */
function withWhatIsLeft(read: Progress, part: readonly Token[], told: Draft): Draft | Fault {
  const { price, aim } = read
  const priced = price === undefined ? told : pricedAt(told, price)
  if (!priced) return wrongAt(part, nothingUsed)
  read.price = undefined
  if (!aim) return priced
  const aimed = ofTheAim(priced, aim)
  if (!aimed) return wrongAt(part, 'It is not said which card is meant.')
  if (priced.mod.target || !speaksOfThat(priced)) return wrongAt(part, 'It is not said what is done with what was chosen.')
  read.aim = undefined
  const { on, ...mod } = aimed.mod
  const until = on === 'roundEnd' ? 'round' : on === 'combatEnded' ? 'combat' : undefined
  const later =
    until && read.self?.type === 'Event' && Object.keys(mod).every((key) => key === 'bare') ? operations(aimed.items) : undefined
  // "Choose two cards. Return them at the end of the Round": an Event chooses when it is played.
  if (until && later)
    return { items: [{ op: { start: { kind: 'on', on: on as 'roundEnd', do: later }, until } }], mod: { ...mod, target: aim } }
  return { ...aimed, mod: { ...aimed.mod, target: aim } }
}

/** "Bury this card": the price of what was told before, where that has none and could be done without end. */
function paidBy({ rules, self, use }: Progress, draft: Draft): Cost | undefined {
  const last = rules.at(-1)
  // What is done instead at a price has that already, and what else befalls this card comes of it.
  if (last?.kind === 'instead' && last.do.length === 1 && costOfDoing(last.do[0]!) !== undefined) return undefined
  const isFree = (last?.kind === 'action' || last?.kind === 'instead') && !last.cost
  // "Cancel any Spell just cast. Bury this card": what an answer costs a card that stays.
  const stays = self !== undefined && self.type !== 'Event' && self.type !== 'Spell'
  const isAnswered = last?.kind === 'action' && typeof last.window === 'object' && stays
  const isUsed =
    self?.type === 'Artifact' && (last?.kind === 'instead' || (last?.kind === 'action' && (last.window !== 'turn' || last.limit)))
  // "As your Turn, pay 1 Sanity to draw one card. Bury this card": by itself it would be no use of it.
  const isTurn =
    stays && last?.kind === 'action' && typeof last.window === 'string' && last.window !== 'cast' && !last.cost?.some(isOfItself)
  // "You may use this card to travel by Air to any Location. Then discard it": each such journey costs it. A Monster lies on the Story Deck then (M9.42).
  const isJourney = stays && /^(?:Ally|Artifact|Tome)$/.test(self.type) && last?.kind === 'permit' && 'route' in last.permit
  return use || (isFree && (isAnswered || isUsed)) || isTurn || isJourney
    ? spent(isJourney ? swap(draft, '{"ref":"it"}', '{"ref":"self"}') : draft)
    : undefined
}

/** "Cancel a Spell just cast by your opponent. Bury that card. Draw one card": all of it when that is answered. */
function isAboutCause(last: Rule | undefined, draft: Draft, self: Self | undefined): boolean {
  if (last?.kind !== 'action' || typeof last.window !== 'object' || !draft.items.every((each) => 'op' in each)) return false
  const said = stable(draft)
  const isCancelled = last.do.some((op) => 'cancel' in op) && /"revealedIs":/.test(said)
  const isOfThat = isCancelled || /"ref":"(?:cause|holder|thatOne)"/.test(said)
  // What becomes of this card itself goes without saying.
  return self?.type === 'Spell' || self?.type === 'Event' ? isOfThat || !said.includes('{"ref":"self"}') : isOfThat
}

/** "If it is Day, discard it rather than burying it", behind a use that it is buried for: another price of that use. */
function lostOtherwise([only, other]: readonly Rule[]): Remark['otherPrice'] {
  if (only?.kind !== 'instead' || other || !only.if || only.cost || !('wouldBeBuried' in only.of)) return undefined
  const isPlain = stable(only.of) === stable({ wouldBeBuried: { ref: 'self' } })
  if (!isPlain || stable(only.do) !== stable([{ move: { ref: 'self' }, to: 'discard' }])) return undefined
  return { if: only.if, how: 'discard', of: 'bury', ...(only.optional ? {} : { must: true as const }) }
}

/**
 * "Bury this card if you have no other Allies", "if it is Night, flip this card": a condition alone, at whatever moment it comes to be so. A
 * Monster lies face-down until it is revealed, and is gone then; what a Great Old One waits for is not said so.
 */
function goneAsSoonAs({ mod, items }: Draft, self: Self | undefined): Rule | undefined {
  const { if: so, ...others } = mod
  const isMonster = self?.type === 'Monster'
  if (!so || Object.keys(others).length > 0 || (isMonster && isGod(self))) return undefined
  // "As soon as it holds four pennies": no card is played with pennies on it, and whatever is done waits for them.
  const waits = 'card' in so && so.card.ref === 'self' && so.is.pennies?.min !== undefined
  const done = items.flatMap((each) => ('op' in each && !('start' in each.op) ? [each.op as Op] : []))
  if (waits && !isMonster && done.length === items.length) return { kind: 'on', on: 'asSoonAs', if: so, do: done }
  const [only, more] = items
  if (more) return undefined
  if (!only || !('op' in only)) return undefined
  const { op } = only
  const isGone = 'move' in op && op.move.ref === 'self' && /^(?:bury|discard|hand)$/.test(String(op.to))
  const isTurned = !isMonster && 'flip' in op && op.flip.ref === 'self'
  return isGone || isTurned ? { kind: 'on', on: isMonster ? 'threatRevealed' : 'asSoonAs', if: so, do: [op] } : undefined
}

/** What an Artifact does is what one uses it for, as a Turn, where it is not said when. */
function asUse(read: Progress, part: readonly Token[], draft: Draft, more: readonly Rule[] | string): readonly Rule[] | string | Fault {
  if (typeof more !== 'string' || read.self?.type !== 'Artifact' || !draft.items.every((each) => 'op' in each)) return more
  const last = read.rules.at(-1)
  const isLost = spent(draft.mod.if ? { ...draft, mod: {} } : draft)
  if (isLost && !(last?.kind === 'action' && last.window === 'turn' && !draft.mod.if)) return wrongOf(read, part, more)
  const used = rulesOf(draft, { window: 'turn' })
  if (typeof used === 'string' || used.length !== 1) return more
  // What takes the card itself away is done but once.
  if (!/"(?:move|give)":\{"ref":"self"\}/.test(stable(used))) read.use = { rule: used[0]!, fault: wrongOf(read, part, more) }
  return used
}

/** "Flip this card. It is Night until the end of the Round": that is what it is used for. */
function withCostFirst(
  read: Progress,
  part: readonly Token[],
  draft: Draft,
  more: readonly Rule[] | string,
): readonly Rule[] | string | Fault {
  const { costFirst } = read
  if (!costFirst) return more
  const isUse = (rules: readonly Rule[] | string): boolean => typeof rules !== 'string' && rules[0]?.kind === 'action'
  const asTurn = isUsable(read.self) && !isUse(more) ? rulesOf(draft, { window: 'turn' }) : ''
  const used = isUse(asTurn) && asTurn.length === 1 ? asTurn : more
  if (typeof used === 'string') return used
  const [only] = used
  // An Event is played for it.
  const isPlayed = only?.kind === 'on' && only.on === 'played' && read.self?.type === 'Event'
  if (!(only?.kind === 'action' || isPlayed) || used.length > 1) return wrongAt(part, costsNothing)
  if (only.cost?.some(isOfItself) && costFirst.some(isOfItself)) return wrongAt(part, costsTwice)
  read.costFirst = undefined
  read.use = undefined
  return [{ ...only, cost: [...(only.cost ?? []), ...costFirst] }]
}

/** Adds what a sentence tells to the rules; the price of the last of them, they have in themselves already. */
function addRules(read: Progress, part: readonly Token[], draft: Draft, told: readonly Rule[], isPrice: boolean): Fault | undefined {
  const { foeIf, isFoeChosen, rules: before } = read
  const isApart = read.text.slice(part[0]!.at, endOf(part)).includes(':')
  const priced = isApart ? told : told.map(asPriced)
  const place = /\bin the same (?:region|subregion|city|dimension)\b(?! as\b)/.test(textOf(part)) ? 'his' : undefined
  const chosen = isFoeChosen ? priced.map((each) => ofTheChosen(each, place)) : priced
  // "Each other player", of him or of you?
  if (isFoeChosen && place && /"forEach":"eachOpponent"/.test(stable(chosen))) return wrongAt(part, placeUnclear)
  const more = foeIf ? chosen.map((each) => ofOneWho(each, foeIf)) : chosen
  const implied = draft.mod.on === undefined && draft.mod.window === undefined
  read.rules = isPrice ? more : joined(before, more, implied)
  // A use is yours to make anyway; what goes on within it and is left to you has to be told.
  const goesOn = read.rules.length === before.length ? more[0]?.kind === 'action' : isCast(more[0]) && before.some(isCast)
  if (draft.mod.optional && before.length > 0 && goesOn) {
    const left = more.map(optionalThen)
    if (left.includes(undefined)) return wrongOf(read, part, 'This cannot be left to you here; what can is to move, play or give a card.')
    read.rules = joined(before, left as readonly Rule[], implied)
  }
  read.lately = read.rules.length - before.length
  const figure = part.find(({ type }) => type === 'number')
  read.together = (figure !== undefined && figure === read.figure ? read.together : 0) + read.lately
  read.figure = figure
  return undefined
}

/** What a Spell does when it is cast, all of it by one casting. */
const isCast = (rule: Rule | undefined): boolean => rule?.kind === 'action' && rule.window === 'cast'

/** A rule that changes the value of cards. */
type ValueRule = Extract<Rule, { kind: 'static' }> & { readonly effect: Extract<Static, { value: unknown }> }

/** "Add 1 more at Night": to what the sentence before adds; other clauses may stand between. A card that fights adds to itself. */
function addedOnceMore(read: Progress, part: readonly Token[]): Fault | undefined {
  const { rules, self } = read
  const isAgain = (rule: Rule): boolean => stable(rule).includes('"again"')
  if (!rules.some(isAgain)) return undefined
  const addsToOne = (rule: Rule | undefined): rule is ValueRule => rule?.kind === 'static' && 'value' in rule.effect && !isAgain(rule)
  const last = rules.at(-2)?.kind === 'static' ? rules.findLast(addsToOne) : rules.at(-2)
  const isWeapon = self?.type === 'Artifact' && (self.subtype === 'Weapon' || self.subtype === 'Enchanted Weapon')
  const isOfItself = !rules.slice(0, -1).some(addsToOne) && (self?.type === 'Ally' || self?.type === 'Monster' || isWeapon)
  if (!addsToOne(last) && !isOfItself) return wrongAt(part, 'It is not said to what this is added.')
  const of: Selector = addsToOne(last) ? last.effect.of : isWeapon ? { ref: 'host' } : { ref: 'self' }
  read.rules = swap(rules, '{"ref":"again"}', JSON.stringify(of))
  return undefined
}
