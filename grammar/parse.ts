/**
 * The one way in: from the words of a card to what they mean. A text has exactly one meaning, or there is an
 * error that says where and what could stand there; no word is ever passed over.
 */

import nearley from 'nearley'
import { backwards, idleZero, noCount, noNumber, noneBefore, ownFoe, type StrangeNumber } from './amounts.ts'
import type { Amount, Condition, Cost, Filter, Limit, Op, Rule, Selector, Who } from './ast.ts'
import type { CardType } from './card.ts'
import compiled from './effect.ne'
import { insteadApart, otherKindApart, otherValueApart } from './elided.ts'
import { leftOut } from './left-out.ts'
import { isHeading, isUnknown, sentences, type Token, withoutFlavour, withSubjects } from './lexer.ts'
import type { KnownWords } from './link.ts'
import {
  atTheirTurns,
  countedThere,
  hasNoBearer,
  looseEnd,
  ofItself,
  ofOneWho,
  ofTheChosen,
  ofWhatIsGiven,
  ofWhatIsSeen,
  ofWhatIsTurnedUp,
  playsUnseen,
  speaksOfNone,
  takesOpenly,
  tied,
  withIt,
  withItsCost,
} from './loose-ends.ts'
import { carriedOff, chooses, costOfDoing, nobody } from './make/deeds.ts'
import { besides, type Doing, type Draft, does, lastDeed, type Mod, nonsense, type Remark, stable, swap } from './make/draft.ts'
import { limited, sameStat } from './make/moments.ts'
import { narrowedWay } from './make/permissions.ts'
import { operations, rulesOf } from './make/sentences.ts'
import { areApart } from './make/steps.ts'
import { meantBy } from './meant.ts'
import {
  withBearerNamed,
  withKindOfTitle,
  withOpenThreat,
  withPlaceForIt,
  withShownZone,
  withWayTold,
  withWhoIsThere,
  withZoneForIt,
} from './meant-by-it.ts'
import { choiceApart, choiceBehind, companyApart, conditionsApart, momentsApart, subjectApart, whilesApart } from './moments-apart.ts'
import { inGrammarsWords, turnWords } from './other-words.ts'
import {
  aimed,
  defendsNobody,
  harmsNobody,
  holdsForNone,
  isGod,
  joined,
  laidWherePlayed,
  ofThatPlayer,
  settle,
  settleThem,
  showsOne,
  speaksOfAim,
  speaksOfShown,
  strangeToAll,
  strangeToPhobia,
  tellsNoWay,
  thatOneIs,
  withoutMine,
} from './own-card.ts'
import { apart, halves, hasHead, rearranged } from './rearranged.ts'
import { otherShapes, withSubjectAgain } from './reshape.ts'
import {
  fromShownHand,
  withCancelledCard,
  withChosenFromHand,
  withChosenPlaced,
  withItForThis,
  withShownChoice,
  withSpellApart,
  withWhatIsStolen,
  withWhatSpares,
} from './set-right.ts'
import { newWord, newWords, textOf, word } from './tokens.ts'
import { byUse, nearestWording, tokenNames } from './wordings.ts'

export { readRecipe } from './recipe.ts'

/** A value, or why there is none: the place in characters from the start, what could follow (the usual first), what was probably meant. */
export type Reading<T> =
  | {
      readonly ok: true
      readonly value: T
      /** Stretches that tell a story and say nothing to the rules, if there are any: to be shown, not to be hidden. */
      readonly flavour?: readonly { readonly at: number; readonly length: number }[]
    }
  | {
      readonly ok: false
      readonly message: string
      readonly at: number
      readonly length: number
      readonly expected: readonly string[]
      readonly nearest?: string
      /** A clause that is read, and says most of what the clause around the place says. */
      readonly wording?: string
    }

/** The card whose text it is, as far as its words depend on it. */
export interface Self {
  readonly title: string
  readonly type: CardType | 'Investigator'
  readonly subtype?: string | null
  /** The target line of an Event, Spell or Artifact: whose cards are meant where the text does not say. */
  readonly target?: string | null
  /** The pentagram: a text that repeats it says nothing new. */
  readonly sanity?: number | 'variable' | null
}

/** No published text is half as long; a longer one is refused before it costs time. */
export const limits = { characters: 2_000, tokens: 300 } as const

const grammar = nearley.Grammar.fromCompiled(compiled)

/** The rules of a nonterminal that can begin with a token, by both: what cannot go on is not even begun. */
const beginning = new Map<string, readonly nearley.Rule[]>()

/** The grammar as it is seen from a place in a sentence, where the next token is known. */
function lookingAhead(nextToken: () => Token | undefined): nearley.Grammar {
  const { byName } = grammar as unknown as { readonly byName: Readonly<Record<string, readonly nearley.Rule[]>> }
  const open = new Proxy(byName, {
    get: (all, name: string) => {
      const token = nextToken()
      const key = token ? `${name} ${token.type} ${token.text}` : name
      let found = token?.type === 'name' || token?.type === 'number' ? undefined : beginning.get(key)
      if (!found) {
        found = (all[name] ?? []).filter(({ symbols: [first] }) => canBegin(first, token))
        if (token?.type === 'word' || token?.type === 'mark' || !token) beginning.set(key, found)
      }
      return found
    },
  })
  return Object.create(grammar, { byName: { value: open } }) as nearley.Grammar
}

function canBegin(symbol: unknown, token: Token | undefined): boolean {
  if (typeof symbol === 'string') return true
  if (token === undefined) return false
  return isLiteral(symbol) ? symbol.literal === token.text : (symbol as { readonly type: string }).type === token.type
}

/** The small words the grammar knows, each in its basic form. */
export const vocabulary: ReadonlySet<string> = new Set([
  ...compiled.ParserRules.flatMap((rule) => rule.symbols.flatMap((symbol) => (isLiteral(symbol) ? [symbol.literal] : []))),
  ...turnWords,
])

function isLiteral(symbol: unknown): symbol is { readonly literal: string } {
  return typeof symbol === 'object' && symbol !== null && 'literal' in symbol
}

/** What the Special Effects of a card mean, clause by clause; `self` is the card, where it is known. */
export function readEffects(text: string, known: KnownWords, self?: Self): Reading<readonly Rule[]> {
  if (text.length > limits.characters) {
    return fault(
      `A text may have ${limits.characters} characters, this one has ${text.length}.`,
      limits.characters,
      text.length - limits.characters,
    )
  }
  const cut = sentences(text, known, vocabulary, self)
    .map((each) => withWhoIsThere(ofBearer(withKindOfTitle(each, self), self)))
    .map((each) => withItForThis(each) ?? each)
    .map((each) => withChosenFromHand(each) ?? each)
  const shown = withOpenThreat(
    withShownChoice(withWhatIsStolen(withWhatSpares(withBearerNamed(cut.flatMap(withSpellApart), self).flatMap(defenceApart)))),
  )
  const whole = withWayTold(withCancelledCard(withChosenPlaced(shown)))
  const parts = withWhenUsed(withUseTold(withLasting(withWhatIsChosen(withWhatIsFound(whole), self)), self))
  const tokens = parts.reduce((sum, each) => sum + each.length, 0)
  if (tokens > limits.tokens) return fault(`A text may have ${limits.tokens} words, this one has ${tokens}.`, 0, text.length)
  let rules: readonly Rule[] = []
  let when = moment(self)
  const flavour: { readonly at: number; readonly length: number }[] = []
  /** What a sentence has chosen for the next one to deal with. */
  let aimAt: Selector | undefined
  /** Where the rules begin: only before them whole sentences may be a story. */
  let begun: Token | undefined
  /** Whether an opponent was chosen, who is "that player" from then on. */
  let isFoeChosen = false
  /** What a use of this card costs, told before what it does. */
  let price: number | undefined
  /** What must be so of the opponent that was chosen. */
  let foeIf: Condition | undefined
  /** A Turn's use of an Artifact, of which it must yet be said what it costs: else it could be used without end. */
  let use: { readonly rule: Rule; readonly fault: Fault } | undefined
  /** What a use costs that is still to be told. */
  let costFirst: readonly Cost[] | undefined
  const open = [...parts]
  /** How many rules the sentence before has told. */
  let lately = 0
  /** The words of the sentences that are read. */
  const said: Token[] = []
  for (let sentence = open.shift(); sentence !== undefined; sentence = open.shift()) {
    const { tokens, flavour: told } = withoutFlavour(sentence, text, vocabulary, begun === undefined)
    const shownPart = withShownZone(fromShownHand(tokens, said), said)
    let part = withPlaceForIt(shownPart) ?? withZoneForIt(shownPart) ?? shownPart
    flavour.push(...told)
    if (part.length === 0 || isHeading(part, self)) continue
    begun ??= part[0]
    // "Add 1 if you are Outside, or 2 if it is also Night": both, or Night alone?
    const also = /\bor \S+(?: more)?(?: points?)? (?:if|while|when) it is also\b/i.exec(text.slice(part[0]!.at, part.at(-1)!.at))
    if (also) return fault('It is not said whether both must be so: say "and".', part[0]!.at + also.index, also[0].length)
    // "Every player who passed" is of what is over, and says of no time how far back: "who passes" is of what is to come.
    const over =
      /\b(?:each|every|any|all) (?:player|opponent|investigator)s? who (?:has |have )?(?:passed\b|(?:played|cast|drew|discarded|completed|used)\b(?!.*\bth(?:is|e present) (?:round|turn)\b))/i.exec(
        text.slice(part[0]!.at, part.at(-1)!.at + part.at(-1)!.length),
      )
    if (over)
      return fault(
        'It is not said what is asked of the past: "who passes" is of what is to come.',
        part[0]!.at + over.index,
        over[0].length,
      )
    const strange = noCount(part) ?? backwards(part) ?? ownFoe(part)
    if (strange) return faultIn(strange)
    const isAtOnce =
      self?.type === 'Event' || self?.type === 'Spell' || /\b(?:immediately|at once|now)\b/i.test(text.slice(part[0]!.at, part.at(-1)!.at))
    const makesSense = (draft: Draft): boolean =>
      draft.remark !== undefined || showsOne(rules.at(-1)) || typeof rulesOf(draft, when) !== 'string'
    const saysOf = (draft: Draft): string => (draft.remark ? stable(draft) : stable(rulesOf(draft, when)))
    const readAs = (tokens: readonly Token[], isQuick = true): Reading<Draft> =>
      readInShapes(withSubjects(inGrammarsWords(tokens)), known, makesSense, (draft) => rank(draft, isAtOnce), saysOf, isQuick)
    const inAnotherOrder = (fits: (draft: Draft) => boolean): Reading<Draft> | undefined => {
      for (const order of rearranged(part, said, self)) {
        const each = readAs(order)
        if (each.ok && fits(each.value)) return each
      }
      return undefined
    }
    const other2 = otherwise(part, rules, lately, self, readAs)
    if (other2) {
      said.push(...part)
      lately = other2.length - rules.length
      rules = other2
      continue
    }
    const eachTime = doneSo(part)
    if (eachTime) {
      // What is paid each time is the price; what else is done belongs to the deed.
      const asPrice = [...eachTime, ...newWords('each time you do', eachTime[0]!)]
      const more = readAs(asPrice).ok ? undefined : alsoDone(rules, readAs(eachTime))
      if (more) {
        said.push(...part)
        lately = 0
        rules = more
        continue
      }
      part = asPrice
    }
    const apartFrom = [otherKindApart(part), subjectApart(part), subjectApart(part, true)]
    const each = apartFrom.find((both) => both?.every((half) => readAs(half).ok))
    if (each) {
      open.unshift(...each)
      continue
    }
    let reading = readAs(part)
    if (reading.ok && !makesSense(reading.value)) {
      // What makes no sense as it stands may in another order.
      reading = inAnotherOrder(makesSense) ?? reading
    }
    // "Each player with more than five cards must discard one" is no other number where none went before.
    const there = reading.ok ? reading.value.remark?.there : undefined
    if (there && !moreThere(rules, there)) reading = inAnotherOrder(({ remark }) => !remark?.there) ?? reading
    if (aimAt && reading.ok && !reading.value.remark && !speaksOfThat(reading.value)) reading = inAnotherOrder(speaksOfThat) ?? reading
    if (!reading.ok) {
      // Read in another order, or as two sentences, of which the first sets nothing off that the second could belong to.
      const other = inAnotherOrder(() => true)
      const two = other ? undefined : halves(part)
      const first = two && readAs(two[0])
      if (
        two &&
        first?.ok &&
        (isBare(first.value) || hasHead(two[1]) || two[1][0]?.text === 'otherwise' || two[1][1]?.text === 'otherwise')
      ) {
        open.unshift(...two)
        continue
      }
      const moments = other
        ? undefined
        : (momentsApart(part) ??
          companyApart(part) ??
          conditionsApart(part) ??
          whilesApart(part) ??
          otherValueApart(part) ??
          insteadApart(part) ??
          choiceApart(part) ??
          (when && choiceBehind(part)))
      if (moments?.every((each) => readAs(each).ok || rearranged(each, said, self).some((order) => readAs(order).ok))) {
        open.unshift(...moments)
        continue
      }
      const both = other ? undefined : bothAlone(part, readAs)
      if (both) {
        open.unshift(...both)
        continue
      }
      // What could have stood there is told by the whole grammar.
      if (!other) {
        const told = readAs(part, false)
        return told.ok ? fault('This cannot be read.', part[0]!.at, part[0]!.length) : told
      }
      reading = other
    }
    said.push(...part)
    if (!reading.ok) return reading
    const torn = belongsToBoth(part, reading.value, readAs)
    if (torn)
      return fault('It is not said whether this holds for both: make two sentences of it, or say it at the head.', torn.at, torn.length)
    const idle = idleZero(reading.value, part)
    if (idle) return faultIn(idle)
    const { remark } = reading.value
    if (remark?.aim) {
      if (aimAt || rules.length > 0) return fault('It is not said what is done with this.', part[0]!.at, part[0]!.length)
      aimAt = remark.aim
      continue
    }
    if (remark?.cost && rules.length === 0 && !costFirst) {
      costFirst = remark.cost
      continue
    }
    if (remark?.threatEvent && (self?.type !== 'Event' || (self.subtype ?? 'Threat') !== 'Threat'))
      return fault('Only a Threat Event is played to a Threat.', part[0]!.at, part[0]!.length)
    if (remark?.usesGate && self && self.type !== 'Monster' && !(self.type === 'Event' && self.subtype === 'Threat'))
      return fault('It is not said what the Gate is used for.', part[0]!.at, part[0]!.length)
    // An Ally or Artifact has places of its own already.
    if (/^play at\b/.test(textOf(part)) && self && self.type !== 'Event' && self.type !== 'Spell')
      return fault('It is not said whether this is played there alone ("only") or there as well ("may be").', part[0]!.at, part[0]!.length)
    // Of the card that bears this one it does not go without saying.
    const fateOf = remark?.heldFate
    if (fateOf && rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect && rule.effect.attachedTo.type === fateOf))
      return fault('That its bearer is lost with this card cannot be told.', part[0]!.at, part[0]!.length)
    if (fateOf !== undefined) continue
    if (remark?.window) {
      when = { window: remark.window }
      rules = rules.map((each) => onlyThen(each, remark.window!))
    }
    if (remark?.moment) when = { on: remark.moment }
    if (remark?.price !== undefined) {
      if (rules.length > 0 || price !== undefined) return fault('It is not said what is used for this.', part[0]!.at, part[0]!.length)
      price = remark.price
      continue
    }
    if (remark?.foe) isFoeChosen = true
    if (remark?.foeIf) foeIf = remark.foeIf
    const { at } = part[0]!
    // "Then" goes on with what was done last.
    const goesOn = /\bthen,?\s*$/i.test(text.slice(0, at)) && !remark && !spent(reading.value) ? momentOf(rules.at(-1)) : undefined
    const length = part.at(-1)!.at + part.at(-1)!.length - at
    const plain = remark ? reading.value : settleThem(reading.value, self)
    const spoken = price === undefined || remark ? plain : pricedAt(plain, price)
    if (!spoken) return fault('It is not said what is used for this.', at, length)
    if (!remark) price = undefined
    const aimed2 = aimAt && !remark ? ofTheAim(spoken, aimAt) : spoken
    if (!aimed2) return fault('It is not said which card is meant.', at, length)
    const draft = aimAt && !remark ? { ...aimed2, mod: { ...spoken.mod, target: aimAt } } : spoken
    if (!remark && aimAt) {
      if (spoken.mod.target || !speaksOfThat(spoken)) return fault('It is not said what is done with what was chosen.', at, length)
      aimAt = undefined
    }
    const bought = remark ? undefined : boughtBy(rules.at(-1), draft)
    if (bought) {
      rules = [...rules.slice(0, -1), bought]
      continue
    }
    const shown = rules.at(-1)
    // "Cancel any Spell just cast. Bury this card": what an answer costs a card that stays.
    const isAnswered = shown?.kind === 'action' && typeof shown.window === 'object' && !shown.cost
    const stays = self !== undefined && self.type !== 'Event' && self.type !== 'Spell'
    const isUsed =
      self?.type === 'Artifact' &&
      ((shown?.kind === 'action' && !shown.cost && (shown.window !== 'turn' || shown.limit)) || (shown?.kind === 'instead' && !shown.cost))
    const paid = (use || (isAnswered && stays) || isUsed) && !remark ? spent(draft) : undefined
    const isAboutIt = !remark && ((showsOne(shown) && stable(draft).includes('"ref":"it"')) || speaksOfShown(shown, draft))
    // "Cancel a Spell just cast by your opponent. Bury that card. Draw one card": all of it when that is answered.
    const isAboutCause =
      !remark &&
      shown?.kind === 'action' &&
      typeof shown.window === 'object' &&
      draft.items.every((each) => 'op' in each) &&
      // What becomes of this card itself goes without saying.
      (!stable(draft).includes('{"ref":"self"}') || /\{"ref":"cause"\}|"thatOne"/.test(stable(draft))) &&
      (self?.type === 'Spell' || self?.type === 'Event' || /"ref":"(?:cause|thatOne)"/.test(stable(draft)))
    const then: Pick<Mod, 'on' | 'window'> | undefined = isAboutCause
      ? { window: shown.window }
      : isAboutIt
        ? shown.kind === 'on'
          ? { on: shown.on }
          : { window: shown.window }
        : !remark && isUsedSo(draft.mod, self)
          ? { window: 'turn' as const }
          : (goesOn ?? when)
    const isThen = /\bthen,?\s*$/i.test(text.slice(0, at)) || /^(?:\S+ ){1,3}then\b/i.test(text.slice(at, at + length))
    const further = !remark && !paid && !spent(draft) ? wentOn(rules, draft, isThen, when === undefined) : undefined
    if (further) {
      rules = further
      continue
    }
    const gone = remark ? undefined : bothGo(rules, draft)
    if (gone) {
      rules = gone
      continue
    }
    // What was cancelled is "it".
    const clear = isAboutCause ? swap(draft, '{"ref":"it"}', '{"ref":"cause"}') : draft
    let more = remark ? remarked(rules, remark, lately) : paid ? remarked(rules, { cost: [paid] }, lately) : rulesOf(clear, then)
    if (typeof more === 'string' && !remark && self?.type === 'Artifact' && draft.items.every((each) => 'op' in each)) {
      // "When ..., draw one card. Bury this card": then; by itself it is no use of it.
      const gone = spent(draft)
      const last = rules.at(-1)
      if (gone && last?.kind === 'on' && last.on !== 'played') {
        rules = [...rules.slice(0, -1), { ...last, do: [...last.do, ...operations(draft.items)!] }]
        continue
      }
      if (gone && !(last?.kind === 'action' && last.window === 'turn'))
        return fault(`"${quoted(text.slice(at, at + length))}": ${more}`, at, length)
      const used = rulesOf(draft, { window: 'turn' })
      if (typeof used !== 'string' && used.length === 1) {
        // What takes the card itself away is done but once.
        if (!/"(?:move|give)":\{"ref":"self"\}/.test(stable(used)))
          use = { rule: used[0]!, fault: fault(`"${quoted(text.slice(at, at + length))}": ${more}`, at, length) }
        more = used
      }
    }
    // "Flip this card. It is Night until the end of the Round": that is what it is used for.
    if (costFirst && !remark && self?.type === 'Artifact' && !(typeof more !== 'string' && more[0]?.kind === 'action')) {
      const used = rulesOf(draft, { window: 'turn' })
      if (typeof used !== 'string' && used.length === 1 && used[0]!.kind === 'action') more = used
    }
    if (costFirst && typeof more !== 'string' && !remark) {
      const [only] = more
      if (only?.kind !== 'action' || more.length > 1) return fault('It is not said what this costs is for.', at, length)
      more = [{ ...only, cost: [...(only.cost ?? []), ...costFirst] }]
      costFirst = undefined
      use = undefined
    }
    if (paid || remark?.cost) use = undefined
    if (
      typeof more !== 'string' &&
      !remark &&
      looksElsewhere(rules.at(-1)) &&
      (more.some(discardsOpenly) || (!saysWhence(part) && more.some(takesTheirs)))
    )
      return fault('It is not said whose Hand this comes from: the one just looked at?', at, length)
    const later = !remark && !paid && typeof more !== 'string' ? laterThan(rules, more, draft) : undefined
    if (later) {
      rules = later
      continue
    }
    if (typeof more === 'string') {
      // What makes no rule as one sentence may make two.
      const two = halves(part)
      const first = two && readAs(two[0])
      if (two && first?.ok && (isBare(first.value) || hasHead(two[1])) && readAs(two[1]).ok) {
        open.unshift(...two)
        continue
      }
      const both = bothAlone(part, readAs)
      if (both) {
        open.unshift(...both)
        continue
      }
      return fault(`"${quoted(text.slice(at, at + length))}": ${more}`, at, length)
    }
    if (isFoeChosen && !remark) more = more.map(ofTheChosen)
    if (foeIf && !remark) more = more.map((each) => ofOneWho(each, foeIf!))
    const implied = !remark && draft.mod.on === undefined && draft.mod.window === undefined
    const before = rules.length
    const earlier = rules
    rules = remark || paid ? more : joined(rules, more, implied)
    // A use is yours to make anyway; what goes on within it and is left to you has to be told.
    if (!remark && draft.mod.optional && before > 0 && rules.length === before && more[0]?.kind === 'action') {
      const left = more.map(optionalThen)
      if (left.includes(undefined))
        return fault(
          `"${quoted(text.slice(at, at + length))}": This cannot be left to you here; what can is to move, play or give a card.`,
          at,
          length,
        )
      rules = joined(earlier, left as readonly Rule[], implied)
    }
    if (!remark) lately = rules.length - before
    if (stable(rules).includes('"again"')) {
      // Of what went before, what tells a value; other clauses may stand between.
      const told = rules.flatMap((each) =>
        each.kind === 'static' && 'value' in each.effect && !stable(each).includes('"again"') ? [each] : [],
      )
      const last = rules.at(-2)?.kind === 'static' ? told.at(-1) : rules.at(-2)
      const isOther = last?.kind === 'static' && 'value' in last.effect && !stable(last).includes('"again"')
      const isWeapon = self?.type === 'Artifact' && (self.subtype === 'Weapon' || self.subtype === 'Enchanted Weapon')
      // A card that fights and says no more speaks of its own value.
      if (
        !isOther &&
        !(
          !rules.slice(0, -1).some((each) => each.kind === 'static' && 'value' in each.effect && !stable(each).includes('"again"')) &&
          (self?.type === 'Ally' || self?.type === 'Monster' || isWeapon)
        )
      )
        return fault('It is not said to what this is added.', at, length)
      const of: Selector = isOther ? last.effect.of : isWeapon ? { ref: 'host' } : { ref: 'self' }
      rules = swap(rules, '{"ref":"again"}', JSON.stringify(of))
    }
  }
  if (aimAt) return fault('It is not said what is done with what is chosen.', 0, text.length)
  if (price !== undefined) return fault('It is not said what is used for this.', 0, text.length)
  if (costFirst) return fault('It is not said what this costs is for.', 0, text.length)
  if (use && rules.some((each) => stable(each) === stable(use!.rule))) return use.fault
  rules = eitherWay(rules)
  rules = rules.map((each) => ofWhatIsGiven(each, rules))
  rules = rules.map(ofHandCard).map(ofItself).map(withItsCost).map(ofWhatIsSeen)
  if (stable(rules).includes('"ref":"it"')) {
    const bound = withIt(rules)
    if (!bound) return fault('It is not said which card "it" is.', 0, text.length)
    rules = bound
  }
  if (rules.some((each) => each.kind === 'action' && turnsUp(each.do) && stable(each.cost ?? []).includes('{"self":"flip"}')))
    return fault('It is not said what is used for this.', 0, text.length)
  // Face-up, it has nothing to turn.
  rules = rules.map((each) => (each.kind === 'action' && turnsUp(each.do) ? { ...each, faceDown: true } : each))
  // Lots are drawn for each player apart.
  const pooled = /\bamong all (?:the )?(?:players|investigators)\b|\b(?:of|from) any players\b/i.exec(text)
  if (pooled && stable(rules).includes('"of":"each","pick":"random"'))
    return fault('Here lots are drawn for each player apart: say "of each player" if that is meant.', pooled.index, pooled[0].length)
  if (rules.some(countsNothing)) return fault('It is not said which step this counts.', 0, text.length)
  // "This Ally" is an Ally, and what is given to one is no Event, Spell or place.
  const isGiven = stable(rules)
  if (self && self.type !== 'Ally' && self.type !== 'Monster' && isGiven.includes('"to":{"ref":"self"}'))
    return fault('It is not said to which Ally this is given.', 0, text.length)
  if (self && (self.type === 'Spell' || self.type === 'Location') && isGiven.includes('"give":{"ref":"self"}'))
    return fault('It is not said what is given.', 0, text.length)
  if (rules.some((rule) => stable(rule).includes('"role":"inHand"') && !tellsOfHand(rule)))
    return fault('A card in a Hand does something only when a Round or the game begins.', 0, text.length)
  if (self && !isGod(self) && rules.some(staysLonger)) return fault('Only a Great Old One stays for some Rounds alone.', 0, text.length)
  if (stable(rules).includes('"of":"shown"')) {
    // What happens at another moment than the look does not find that Hand open.
    if (
      rules.some((rule) => stable(rule).includes('"of":"shown"') && !stable(rule).includes('"look"') && !stable(rule).includes('"reveal"'))
    )
      return fault('It is not said when this happens to the Hand that was looked at.', 0, text.length)
    if (!rules.some(looksElsewhereSomewhere)) return fault('It is not said whose cards these are.', 0, text.length)
    rules = swap(rules, '"of":"shown"', '"of":"opponent"')
  }
  const counted = countedThere(rules)
  if (!counted) return fault('It is not said whose cards these are.', 0, text.length)
  rules = counted
  if (rules.some(playsUnseen)) return fault('It is not said which card "it" is.', 0, text.length)
  if (self && rules.some((rule) => /"revealedIs":/.test(stable(rule)) && !/"reveal":/.test(stable(rule))))
    return fault('It is not said which card was revealed.', 0, text.length)
  // What was looked at or turned up is known within its clause alone.
  if (rules.some((rule) => /"ref":"looked"/.test(stable(rule)) && !/"look":/.test(stable(rule))))
    return fault('It is not said which card "it" is.', 0, text.length)
  if (flavour.length > 0 && begun === undefined) {
    const [{ at, length }] = flavour as [(typeof flavour)[number]]
    const isQuoted = flavour.every((each) => /["”]$/.test(text.slice(each.at, each.at + each.length)))
    if (!isQuoted || (self !== undefined && mustDo.has(self.type)))
      return fault('No rule can be read in this text, only a story.', at, length)
  }
  const whose = said.some((_, index) => isOwnTurn(said, index)) ? atTheirTurns(rules, self) : rules
  if (!whose) return fault('It is not said at whose Turn this happens to whom.', 0, text.length)
  rules = tied(laidWherePlayed(withoutHeading(whose), self), self)
  const loose = looseEnd(rules, self)
  if (loose) return fault(loose, 0, text.length)
  rules = rules.map(ofWhatIsTurnedUp)
  const aim = aimed(rules, self)
  if (typeof aim === 'string') return fault(aim, 0, text.length)
  if (strangeToPhobia(aim, self)) return fault('Under a Phobia it is not said so whose opponent or Adventure is meant.', 0, text.length)
  if (strangeToAll(aim, self)) return fault('It is not said who must be there: this concerns every player.', 0, text.length)
  if (defendsNobody(aim, self)) return fault('It is not said which Ally defends.', 0, text.length)
  const befallen = self ? ofThatPlayer(aim) : aim
  if (!befallen) return fault('It is not said which player "that player" is.', 0, text.length)
  const settled = settle(befallen, self)
  if (self && hasNoBearer(settled, self)) return fault('It is not said who bears this card, or which Ally "that Ally" is.', 0, text.length)
  if (stable(settled).includes(`"${carriedOff}"`)) return fault('It is not said what becomes of the cards carried off.', 0, text.length)
  if (stable(settled).includes(nobody)) return fault('It is not said whose cards "their" means.', 0, text.length)
  if (harmsNobody(settled, self))
    return fault('It is not said whose card is harmed: add "of your opponent" or "of any player".', 0, text.length)
  if (tellsNoWay(settled, self))
    return fault('It is not said how one comes here: "You may walk to this Location from ..."?', 0, text.length)
  if (/\buse (?:it|them|that)\b/i.test(text) && settled.some((rule) => 'do' in rule && ridesSummoned(rule.do)))
    return fault('A Monster that is Summoned attacks: that it carries you instead cannot be told.', 0, text.length)
  if (holdsForNone(settled, self)) return fault('It is not said for which card this holds: "each", or the bearer?', 0, text.length)
  if (settled.length === 0 && text.trim() !== '' && self !== undefined && mustDo.has(self.type))
    return fault(
      `This says nothing that ${self.type === 'Event' ? 'an' : 'a card of type'} ${self.type} does not do anyway.`,
      0,
      text.length,
    )
  if (speaksOfNone(settled)) return fault('It is not said which card or player is meant.', 0, text.length)
  const begunThen = self ? begunOnArrival(settled, self) : settled
  if (!begunThen) return fault('It is not said when this begins: "As your Turn", "When played" or another moment.', 0, text.length)
  return { ok: true, value: withoutMine(begunThen), ...(flavour.length > 0 ? { flavour } : {}) }
}

/** Whether all that is done is to turn this card face-up. */
const turnsUp = (ops: readonly Op[]): boolean => stable(ops) === stable([{ flip: { ref: 'self' }, face: 'up' }])

/**
 * "If ..., draw two cards. Otherwise, lose 1": what is so, or is done, where the one condition of the sentence before is not so. Nothing
 * where that sentence has told more than one thing, or hangs on more than one.
 */
function otherwise(
  part: readonly Token[],
  rules: readonly Rule[],
  lately: number,
  self: Self | undefined,
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (part[0]?.text !== 'otherwise' || lately !== 1 || !last || !('if' in last) || !last.if || 'all' in last.if) return undefined
  if (('limit' in last && last.limit) || ('until' in last && last.until)) return undefined
  const rest = part.slice(part[1]?.text === ',' ? 2 : 1)
  // "Otherwise it is Invisible": this card, of which the sentence before was told.
  const isOfThis = /"ref":"self"/.test(stable(last)) && (self?.type === 'Monster' || self?.type === 'Ally')
  const [it] = rest
  const subject =
    it?.text === 'it' && isOfThis
      ? [
          { ...it, text: 'this', written: 'this' },
          { ...it, text: 'card', written: 'card' },
        ]
      : []
  const reading = readAs(subject.length > 0 ? [...subject, ...rest.slice(1)] : rest)
  if (!reading.ok || reading.value.remark || !isBare(reading.value)) return undefined
  if (last.kind === 'static') {
    const more = rulesOf(reading.value, undefined)
    if (typeof more === 'string' || more.length !== 1 || more[0]?.kind !== 'static' || more[0].if || more[0].until) return undefined
    // "Otherwise subtract 1": of what the sentence before adds to.
    const of = 'value' in last.effect ? stable(last.effect.of) : undefined
    const said = stable(more[0]).includes('{"ref":"again"}')
    if (said && of === undefined) return undefined
    const other = said ? swap(more[0], '{"ref":"again"}', of!) : more[0]
    return [...rules, { ...other, if: { not: last.if } } as Rule]
  }
  if (!does(last) || ('optional' in last && last.optional) || ('target' in last && last.target)) return undefined
  // What turned up or was looked at has its own "otherwise".
  if ('if' in last.do.at(-1)!) return undefined
  const { if: when, ...plain } = last
  const others = (ops: readonly Op[]): readonly Rule[] => [
    ...rules.slice(0, -1),
    { ...plain, do: [{ if: when, do: last.do, else: ops }] } as Rule,
  ]
  const held = last.kind === 'on' && last.on === 'threatRevealed' ? rulesOf(reading.value, undefined) : 'not so'
  if (typeof held !== 'string' && held.length === 1 && held[0]!.kind === 'static' && !held[0]!.if && !held[0]!.until)
    return others([{ start: held[0]!, until: 'combat' }])
  const more = rulesOf(reading.value, last.kind === 'on' ? { on: last.on } : { window: last.window })
  const [only] = typeof more === 'string' ? [] : more
  if (!only || only.kind !== last.kind || typeof more === 'string' || more.length > 1 || only.if || only.cost) return undefined
  return 'optional' in only && only.optional ? undefined : others(only.do)
}

/** "Each time you do so, discard one card", "lose 1 Sanity each time": what is done, of a sentence that is about what another has told. */
function doneSo(part: readonly Token[]): readonly Token[] | undefined {
  const head = /^(?:each time|when|any time) (?:that )?(?:you|your investigator) do (?:so|this) , /.exec(`${textOf(part)} `)?.[0].trim()
  if (head) return part.slice(head.split(' ').length)
  const tail = / (?:each|every) time(?: (?:that )?(?:you|your investigator) do(?: (?:so|this))?)?$| when you do (?:so|this)$/
    .exec(textOf(part))?.[0]
    .trim()
  const rest = tail ? part.slice(0, part.length - tail.split(' ').length) : []
  // "You may draw two cards, but lose 1 Sanity each time" tells both by itself.
  const isOwn = rest[0]?.text === 'you' && /^(?:lose|pay|spend|discard)$/.test(rest[1]?.text ?? '')
  if (isOwn && rest.length > 2) return rest.slice(1)
  const isWhole = rest.some(({ text }) => /^[,;:(]$/.test(text)) || /(?:^| )may .* (?:and|but|to) /.test(textOf(rest))
  return rest.length > 1 && !isWhole ? rest : undefined
}

/** The rules with what is done besides, each time that the deed of the last one is; undefined where that is none of yours to do. */
function alsoDone(rules: readonly Rule[], reading: Reading<Draft>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const isYours = last?.kind === 'action' || (last?.kind === 'on' && last.optional)
  const ops = reading.ok && !reading.value.remark && isBare(reading.value) ? operations(reading.value.items) : undefined
  return isYours && does(last) && ops && ops.length > 0 ? [...rules.slice(0, -1), { ...last, do: [...last.do, ...ops] }] : undefined
}

/** "Each of his Turns", or "each Turn that he is ...": a Turn of whoever is spoken of. */
function isOwnTurn(said: readonly Token[], at: number): boolean {
  const words = said.slice(at, at + 5).map(({ text }) => text)
  const own = /^turn (?:(?:that|if|when|while|in which|during which) )?(?:they (?:is|start|begin|spend)|their current)\b/
  return /^their turn\b/.test(words.join(' ')) || own.test(words.join(' '))
}

/** Whether a sentence says nothing of when, if or for what: what follows it stands for itself. */
const isBare = ({ mod, remark }: Draft): boolean =>
  remark ? remark.aim !== undefined || remark.foe !== undefined : Object.keys(mod).length === 0

/**
 * "No Tome may be played, and each Phobia loses ...": two sentences in one, of which each holds for itself, under the same condition if there
 * is one; only where nothing else is said that might belong to one of them or to both.
 */
function bothAlone(
  part: readonly Token[],
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): readonly (readonly Token[])[] | undefined {
  for (const { head, first, second: behind } of apart(part)) {
    let second = behind
    // "You draw one more card, but lose 1 Sanity each time you pass": who does the one does the other.
    const isYours = isBareVerb(first[0]) || first[0]?.text === 'you' || (first[0]?.text === 'your' && first[1]?.text === 'investigator')
    const isDeed = isBareVerb(second[0]) && isYours && /^(?:gain|lose|draw|discard)$/.test(second[0]?.text ?? '')
    if (isBareVerb(second[0]) && !isDeed) continue
    // "Your Investigator ..., but loses 1 Sanity each time he passes": it is you.
    if (isDeed && first[0]?.text === 'your')
      second = second.map((token) => (token.text === 'they' ? { ...token, text: 'you', written: 'you' } : token))
    const [one, two] = [readAs(first), readAs(second)]
    const holds = one.ok && !one.value.remark && isBare(one.value) && one.value.items.every((each) => !('op' in each))
    if (!holds || !two.ok || two.value.remark || two.value.mod.if || two.value.mod.limit || two.value.mod.until) continue
    const sentences = [first, second].map((each) => [...head, ...each])
    if (
      head.length === 0 ||
      sentences.every((each) => readAs(each).ok || rearranged(each, [], undefined).some((other) => readAs(other).ok))
    )
      return sentences
  }
  return undefined
}

/**
 * "All Ghouls add 1, and no player may cast Spells at Night": only the Spells, or both? Where each half stands for itself, and the
 * condition is the last word of the second, no reading is the right one.
 */
function belongsToBoth(
  part: readonly Token[],
  { mod, items }: Draft,
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): Token | undefined {
  if (!mod?.if || !items || items.length < 2 || hasHead(part)) return undefined
  for (const { head, first, second } of apart(part)) {
    // "Add 2 to this card, and add 1 to it at Night" says both in full.
    const isFull = /^(?:add|subtract)$/.test(second[0]?.text ?? '') && second.some(({ text }) => text === 'to' || text === 'from')
    if (head.length > 0 || (isBareVerb(second[0]) && !isFull)) continue
    const [one, two] = [readAs(first), readAs(second)]
    const isTorn = one.ok && two.ok && isBare(one.value) && two.value.mod.if && stable(two.value.mod.if) === stable(mod.if)
    if (isTorn && !hasHead(second)) return second.at(-1)
  }
  return undefined
}

/** A verb without its subject goes on with that of the words before it. */
const isBareVerb = (token: Token | undefined): boolean =>
  token === undefined || /^(?:gain|lose|add|subtract|is|may|cannot|must|have|become|join|bypass|draw|discard|bury|flip)$/.test(token.text)

/** "Search your Mythos Deck for one Spell. Put it in your Hand.": what is done with what is found belongs to the search. */
function withWhatIsFound(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const [first, second] = part
    const goesOn =
      before?.some((each) => each.text === 'search' || each.text === 'recover') &&
      first &&
      dealt.has(first.text) &&
      /^(?:it|them)$/.test(second?.text ?? '')
    const shuffles = before?.some((each) => each.text === 'search') && first?.text === 'shuffle'
    // "Look at the top three cards of your Mythos Deck. Return them in any order."
    const arranges =
      before?.some((each) => each.text === 'look') &&
      first &&
      dealt.has(first.text) &&
      second?.text === 'them' &&
      part.some((each) => each.text === 'order')
    if (before && (goesOn || shuffles || arranges))
      result[result.length - 1] = [...before, { ...first, type: 'word', text: 'and', written: first.written }, ...part]
    else result.push(part)
  }
  return result
}

/** "This Ally", on what is given to an Ally, is that one. */
function ofBearer(part: readonly Token[], self: Self | undefined): readonly Token[] {
  if (self?.type !== 'Artifact') return part
  return part.map((token, at) => (token.text === 'this' && part[at + 1]?.text === 'ally' ? word('that', token) : token))
}

/** "Your Current Location becomes a City. This lasts until the end of the Round.": said of the sentence before. */
function withLasting(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const [head] = lasting.exec(textOf(part)) ?? []
    const isOpen = before && !before.some(({ text }) => /^(?:until|for|while|during|when|[;:])$/.test(text))
    if (!head || !isOpen) result.push(part)
    else result[result.length - 1] = [...before, ...part.slice(head.trim().split(' ').length)]
  }
  return result
}

const lasting = /^(?:(?:it|this|the effect|this effect|these effect) )?(?:last|lasts) (?=until |for the )/

/** "Use during Combat. Draw one card.": what follows is done in Combat, and "May be used once per Round." limits what follows. */
function withUseTold(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const [head, next, ...rest] = parts
  const isUsed = self?.type === 'Artifact' || self?.type === 'Ally' || self?.type === 'Tome'
  if (!isUsed || !head || !next) return parts
  const said = textOf(head.map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
  if (inCombat.test(said) && !next.some(({ text }) => text === 'combat'))
    return [[...['in', 'combat', ','].map((each) => newWord(each, next[0]!)), ...next], ...rest]
  return soOften.test(said) && isUse.test(next[0]!.text)
    ? [next, head.slice(head.findIndex(({ type, text }) => type === 'number' || text === 'once' || text === 'twice')), ...rest]
    : parts
}

const inCombat =
  /^(?:(?:you )?(?:(?:may |can )?(?:only )?(?:is )?use(?: only)?|use)(?: this (?:card|artifact|weapon|tome|ally))?|this (?:card|artifact|tome|ally) (?:may|can) (?:only )?is use(?: only)?)(?: only)? (?:in|during) (?:any |a )?combat$/

/** How what is done begins, rather than what holds. */
const isUse =
  /^(?:as|on|you|discard|bury|pay|spend|draw|flip|rotate|look|reveal|gain|lose|search|exchange|take|recover|return|play|shuffle|choose|cancel)$/

const soOften =
  /^(?:this (?:card|artifact|weapon|tome|ally) )?(?:(?:may|can) (?:only )?is )?use(?: this (?:card|artifact|tome|ally))?(?: only| no more than)? (?:once|twice|\S+ time) (?:(?:per|each|a|every|during each|in each) )(?:round|turn|game)$/

/** "Use this card when you would lose Sanity. Reduce the loss by 2 points.": when that is so, it does what follows. */
function withWhenUsed(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const first = before && before[0]!.text === 'use' ? before.findIndex(({ text }) => /^(?:when|if|that)$/.test(text)) : -1
    // "At the moment when you would ...".
    const isMoment = before && first > 4 && textOf(before.slice(first - 3, first)) === 'at the moment'
    const head = isMoment ? first - 3 : before?.[first]?.text === 'that' ? -1 : first
    const isThis = before && (head === 2 ? before[1]!.type === 'self' : head === 3 && before[1]!.text === 'this')
    if (!before || !isThis || before.some(({ text }) => text === ',' || text === ':')) result.push(part)
    else result[result.length - 1] = [...before.slice(head), { ...part[0]!, type: 'mark', text: ',', written: ',', senses: [] }, ...part]
  }
  return result
}

/** "When revealed, choose one Defending Ally. Flip that Ally face-down.": what is chosen at a moment is dealt with then. */
function withWhatIsChosen(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const comma = before?.findLastIndex(({ text }) => text === ',') ?? -1
    const isOpen =
      self?.type === 'Monster' &&
      before !== undefined &&
      /^(?:when|before|after)$/.test(before[0]!.text) &&
      comma > 0 &&
      before[comma + 1]?.text === 'choose' &&
      !before.slice(comma).some(({ text }) => text === 'and' || text === ':')
    if (!isOpen) result.push(part)
    else result[result.length - 1] = [...before, { ...before[comma]!, text: ':', written: ':' }, ...part]
  }
  return result
}

const dealt: ReadonlySet<string> = new Set(['put', 'place', 'add', 'take', 'return', 'replace', 'show', 'bury', 'discard'])

/** "It attacks you; Allies may defend": what is said of the defence is a sentence of its own. */
function defenceApart(part: readonly Token[]): readonly (readonly Token[])[] {
  const attack = part.findIndex(({ text }) => text === 'attack')
  if (attack >= 0 && part.slice(attack).some(({ text }) => text === 'with')) return [part]
  const summons = part.some(({ text }) => text === 'summon')
  const inBrackets = summons
    ? part.findIndex(({ text }, index) => text === '(' && /^\( ally may defend \)$/.test(textOf(part.slice(index))))
    : -1
  if (inBrackets > 0) return [part.slice(0, inBrackets), part.slice(inBrackets + 1, -1)]
  const at = part.findIndex(({ text }, index) => (text === ';' || text === ',') && aboutDefence.test(textOf(part.slice(index + 1))))
  return at < 1 || !part.slice(0, at).some(({ text }) => text === 'attack') ? [part] : [part.slice(0, at), part.slice(at + 1)]
}

const aboutDefence =
  /^(?:and |but )?(?:(?:your|their|your opponent 's) )?ally (?:may|cannot|may not) defend(?: (?:you|them|your investigator))?$/

/** "Add 3 against Ghouls. Otherwise, add 1": the one number while it is so, the other while it is not. */
function addedOtherwise(rules: readonly Rule[], value: Amount | object): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (value === nonsense || last?.kind !== 'static' || !('value' in last.effect) || last.effect.how) return undefined
  // "If Ally is a Soldier" says of which Allies it holds.
  const { of } = last.effect
  if (!last.if && of?.ref === 'host' && of.is)
    return [
      ...rules,
      {
        ...last,
        if: { not: { card: { ref: 'host' }, is: of.is } },
        effect: { ...last.effect, of: { ref: 'host' }, value: value as Amount },
      },
    ]
  if (!last.if) return undefined
  return [...rules, { ...last, if: { not: last.if }, effect: { ...last.effect, value: value as Amount } }]
}

/** "If the Ally is Corrupt, add 4 instead": the one or the other, as it is so or not. */
function insteadWhere(
  rules: readonly Rule[],
  { insteadIf, insteadOp, insteadMay, insteadAdd, insteadEffect }: Remark,
): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!last || !insteadIf) return undefined
  if (last.kind === 'static') {
    if (insteadAdd === undefined || !('value' in last.effect) || last.effect.how) return undefined
    // Of the bearer nothing is said where it is not he that the number is added to.
    if ('card' in insteadIf && insteadIf.card.ref === 'host' && last.effect.of?.ref !== 'host') return undefined
    const effect = { ...last.effect, value: insteadAdd }
    return [...rules.slice(0, -1), { ...last, if: besides(last.if, { not: insteadIf }) }, { ...last, if: insteadIf, effect }]
  }
  if (!does(last)) return undefined
  const op = last.do.at(-1)
  if (!op || 'if' in op) return undefined
  const aimed = insteadOp && insteadOfThat(rules, last, op, insteadIf, insteadOp)
  if (aimed) return [...rules.slice(0, -1), aimed]
  const isValue = 'start' in op && op.start.kind === 'static' && 'value' in op.start.effect && !op.start.effect.how
  // What a Monster does when revealed holds in that Combat.
  const begun: Op | undefined =
    insteadEffect && last.kind === 'on' && last.on === 'threatRevealed'
      ? { start: { kind: 'static', effect: insteadEffect }, until: 'combat' }
      : undefined
  const other: Op | undefined =
    insteadAdd === undefined
      ? (insteadOp ?? begun)
      : isValue && 'start' in op && op.start.kind === 'static'
        ? { ...op, start: { ...op.start, effect: { ...op.start.effect, value: insteadAdd } as typeof op.start.effect } }
        : undefined
  if (!other) return undefined
  const done: Op = insteadMay ? { choose: [[other], [op]], by: 'you' } : other
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { if: insteadIf, do: [done], else: [op] }] }]
}

/** "Flip one Artifact face-down. If it is a Weapon, bury it instead": the one card is chosen, and then the one done or the other. */
function insteadOfThat(rules: readonly Rule[], last: Doing, op: Op, when: Condition, other: Op): Rule | undefined {
  const chosen = 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
  if (!chosen || chosen.ref || !('target' in last || last.kind === 'on' || last.kind === 'action')) return undefined
  if (('target' in last && last.target) || chosen.n !== 1 || chosen.upTo || chosen.extreme || (chosen.by ?? 'you') !== 'you')
    return undefined
  if (chosen.pick !== 'choose' && chosen.pick !== 'random') return undefined
  // "The Ally" is the one that bears this card, where one does.
  if (rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect)) return undefined
  const kind = chosen.is?.type
  const isThat = ({ ref, is }: Selector): boolean =>
    (ref as string) === 'thatOne' ? is?.type === kind : ref === 'host' ? kind === 'Ally' : ref === 'target' || ref === 'cause'
  const about = (said: Condition): Condition | undefined => {
    if ('revealedIs' in said) return { card: { ref: 'target' }, is: said.revealedIs }
    if ('card' in said) return isThat(said.card) ? { card: { ref: 'target' }, is: said.is } : undefined
    const inner = 'not' in said ? about(said.not) : undefined
    return inner && { not: inner }
  }
  const so = about(when)
  const done = 'move' in other ? other.move : 'flip' in other ? other.flip : undefined
  if (!so || !done || !((done.ref as string) === 'it' || isThat(done))) return undefined
  const aim = { ref: 'target' } as const
  const instead = 'move' in other ? { ...other, move: aim } : { ...other, flip: aim }
  const otherwise = 'move' in op ? { ...op, move: aim } : { ...op, flip: aim }
  return { ...last, target: chosen, do: [...last.do.slice(0, -1), { if: so, do: [instead as Op], else: [otherwise as Op] }] } as Rule
}

/** "If ..., gain 4 Sanity. Otherwise, lose 2": of what the clause before it gains or loses. */
function otherwiseAsMuch(rules: readonly Rule[], { n, sign }: NonNullable<Remark['otherwiseSanity']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last) || !last.if || last.do.length !== 1) return undefined
  const [op] = last.do
  if (!op || !('sanity' in op) || op.of) return undefined
  const { if: when, ...rest } = last
  return [...rules.slice(0, -1), { ...rest, do: [{ if: when, do: [op], else: [{ sanity: n, who: op.who, sign }] }] } as Rule]
}

/** Cards that are played for what they say: a text of theirs that says nothing to the rules was not understood. */
const mustDo: ReadonlySet<Self['type']> = new Set(['Event', 'Spell', 'Artifact', 'Tome'])

/** When the last clause is done, if that is all that is said around its deeds. */
function momentOf(rule: Rule | undefined): Pick<Mod, 'on' | 'window'> | undefined {
  if (!does(rule)) return undefined
  if (rule.if || ('optional' in rule && rule.optional)) return undefined
  return rule.kind === 'on' ? { on: rule.on } : { window: rule.window }
}

/** Whether the last thing done was to look at the Hand of another. */
function looksElsewhere(rule: Rule | undefined): boolean {
  const op = lastDeed(rule)
  return op !== undefined && 'look' in op && (op.look.in === 'hand' || op.look.in === 'threat') && op.look.of !== undefined
}

/** Whether a rule speaks of its card in the Hand when a Round or the game begins. */
const tellsOfHand = (rule: Rule): boolean =>
  rule.kind === 'on' &&
  (rule.on === 'gameStart' || rule.on === 'roundStart') &&
  rule.if !== undefined &&
  'role' in rule.if &&
  !/"role":"inHand"/.test(stable(rule.do))

/** "If this card is in your Hand ..., discard it": this card, where no other has been turned up. */
const ofHandCard = (rule: Rule): Rule =>
  tellsOfHand(rule) && !/"(?:reveal|look)":/.test(stable(rule)) ? swap(rule, '{"ref":"it"}', '{"ref":"self"}') : rule

/** "If you are in the Waking World, play ... If you are in the Dreamlands, play ...": where one is before, and not after the first. */
function eitherWay(rules: readonly Rule[]): readonly Rule[] {
  const done: Rule[] = []
  for (const rule of rules) {
    const last = done.at(-1)
    const pair = last && oneOrOther(last, rule)
    if (pair) done[done.length - 1] = pair
    else done.push(rule)
  }
  return done
}

/** Two clauses of one moment, of which the first leads elsewhere and the second holds only where it does not. */
function oneOrOther(last: Rule, rule: Rule): Rule | undefined {
  if (last.kind !== 'on' || rule.kind !== 'on' || !last.if || !rule.if || !areApart(last.if, rule.if)) return undefined
  const { if: when, do: first, ...rest } = last
  const { if: other, do: second, ...more } = rule
  if (stable(rest) !== stable(more) || !first.some((op) => 'travel' in op)) return undefined
  return { ...rest, do: [{ if: when, do: first, else: [{ if: other, do: second }] }] }
}

/** Whether a rule keeps its own card for longer, as only a Great Old One can say. */
const staysLonger = (rule: Rule): boolean =>
  rule.kind === 'on' && rule.on === 'combatEnded' && rule.do.some((op) => 'extendGOO' in op) && rule.limit !== undefined

/** Whether a step counts what steps before it in its clause have moved, and none has, or several players each on his own. */
function countsNothing(rule: Rule): boolean {
  const ops = does(rule) || rule.kind === 'instead' ? rule.do : []
  const counts = (op: unknown, what: RegExp): boolean => what.test(stable(op))
  const each = (op: Op): boolean => 'forEach' in op || ('move' in op && (op.move.by === 'each' || op.move.by === 'eachOpponent'))
  if (ops.length === 0) return counts(rule, /"ref":"thus"|"(?:sanity|players)Thus"/)
  return ops.some((op, at) => {
    const before = ops.slice(0, at)
    if (counts(op, /"ref":"thus"/)) return !before.some((one) => 'move' in one || 'flip' in one) || before.some(each)
    return counts(op, /"(?:sanity|players)Thus"/) && !before.some((one) => 'sanity' in one)
  })
}

/** Whether the Hand of an opponent is looked at in a clause. */
function looksElsewhereSomewhere(rule: Rule): boolean {
  const ops = does(rule) ? rule.do : []
  return ops.some((op) => 'look' in op && op.look.in === 'hand' && op.look.of === 'opponent')
}

/** Whether it is said whose cards, or cards from where, are spoken of. */
const saysWhence = (part: readonly Token[]): boolean => part.some(({ text }) => /^(?:of|'s|from|in|that|its|it|them)$/.test(text))

/** Whether cards of the opponent go that lie in play. */
function takesTheirs(rule: Rule): boolean {
  const ops = does(rule) ? rule.do : []
  return ops.some((op) => 'move' in op && op.move.of === 'opponent' && op.move.in === undefined && op.move.ref === undefined)
}

/** Whether cards of some Hand are moved, and it goes without saying of whose. */
function discardsOpenly(rule: Rule): boolean {
  const ops = does(rule) ? rule.do : []
  return ops.some((op) => takesOpenly(op) || ('move' in op && op.move.in === 'hand' && op.move.of === undefined && !('mine' in op.move)))
}

/**
 * What was chosen in the sentence before is "it" in the next, and "that Monster" if it is one. "That Weapon" of an Ally that was
 * chosen for bearing one is what it bears; undefined where the card that is spoken of is of another kind.
 */
function ofTheAim(draft: Draft, aim: Selector): Draft | undefined {
  const isOther = /"ref":"host"/.test(stable(draft)) && aim.is?.type !== undefined && ![aim.is.type].flat().includes('Ally')
  const said = thatOneIs(draft, aim.is, { ref: 'target' })
  return isOther || said === undefined ? undefined : swap(said, '{"ref":"it"}', '{"ref":"target"}')
}

/** "Costs 2 Sanity to use. Draw two cards.": a use, as a Turn unless it is said when. */
function pricedAt({ mod, items, remark }: Draft, sanity: number): Draft | undefined {
  const isUse = mod.on === undefined && mod.cost === undefined
  return isUse ? { mod: { ...mod, window: mod.window ?? 'turn', cost: [{ sanity }] }, items, ...(remark && { remark }) } : undefined
}

const speaksOfThat = (draft: Draft): boolean => /"ref":"(?:target|them|host|it|thatOne)"|"borneBy":"(?:target|host)"/.test(stable(draft))

const whiles: ReadonlySet<unknown> = new Set(['round', 'nextRound', 'throughNextRound', 'combat', 'nextCombat', 'turn', 'yourNextTurn'])

/** "No Spells may be cast for the rest of the Round": at a Location from arrival on. What lies in play has no moment at which that begins. */
function begunOnArrival(rules: readonly Rule[], { type }: Self): readonly Rule[] | undefined {
  const isWhile = (rule: Rule): boolean => 'until' in rule && whiles.has(rule.until)
  if ((type !== 'Location' && type !== 'Ally' && type !== 'Artifact' && type !== 'Tome') || !rules.some(isWhile)) return rules
  if (type !== 'Location') return undefined
  return rules.map((rule): Rule => {
    if (!isWhile(rule)) return rule
    const { until, ...start } = rule as Extract<Rule, { kind: 'static' }>
    return { kind: 'on', on: 'arrived', do: [{ start, until: until! }] }
  })
}

/** "Bury this card as your Turn. All of your Allies gain 1 until ...": what is done so is the price of what follows. */
function boughtBy(last: Rule | undefined, { mod, items }: Draft): Rule | undefined {
  const { until, ...more } = mod
  if (last?.kind !== 'action' || last.cost || last.do.length !== 1 || Object.keys(more).length > 0) return undefined
  const cost = costOfDoing(last.do[0]!)
  const isOnlyDone = items.every((each) => 'op' in each)
  const ops = until && isOnlyDone ? undefined : operations(items, until)
  return cost && typeof cost === 'object' && 'self' in cost && ops ? { ...last, cost: [cost], do: ops } : undefined
}

/** "Draw two cards. You may bury one Phobia": what goes on within a use, and need not be done; nothing where it cannot be left. */
function optionalThen(rule: Rule): Rule | undefined {
  if (rule.kind !== 'action') return rule
  const left = rule.do.map(leftToYou)
  return left.includes(undefined) ? undefined : { ...rule, do: left as readonly Op[] }
}

/** "Then, bury this card": what a use costs that was told before. */
function spent({ mod, items }: Draft): Cost | undefined {
  const [only] = items
  if (Object.keys(mod).length > 0 || items.length !== 1 || !only || !('op' in only) || !('move' in only.op)) return undefined
  const { move, to } = only.op
  return move.ref === 'self' && (to === 'bury' || to === 'discard') ? { self: to } : undefined
}

/** "Once a Round you may ...": used as a Turn, by a card that stays. */
function isUsedSo({ limit, optional, on, window }: Mod, self: Self | undefined): boolean {
  const isCounted = limit !== undefined && 'times' in limit && (limit.per === 'round' || limit.per === 'game' || limit.per === 'visit')
  const stays = self?.type === 'Location' || self?.type === 'Ally' || self?.type === 'Artifact' || self?.type === 'Tome'
  return isCounted && stays && optional === true && on === undefined && window === undefined
}

/** What becomes later of a card that the clause before it aims at is part of that clause. */
function laterThan(rules: readonly Rule[], more: readonly Rule[], { mod }: Draft): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const [next] = more
  if (next?.kind !== 'on' || more.length !== 1 || !does(last)) return undefined
  const isLater = next.on === 'combatEnded' || next.on === 'roundEnd'
  if (!mod.later && !(isLater && speaksOfAim(next))) return undefined
  return [...rules.slice(0, -1), { ...last, do: [...last.do, { start: next, until: next.on === 'combatEnded' ? 'combat' : 'round' }] }]
}

/**
 * "Flip this card to look at ... Then draw one card": what goes on with what is paid for, or counted, is part of it, and so is what a
 * use does besides (`isUse`: the card does nothing by itself); undefined where the sentence stands for itself.
 */
function wentOn(rules: readonly Rule[], { mod, items }: Draft, isThen: boolean, isUse: boolean): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last) || !items.every((each) => 'op' in each)) return undefined
  const { if: when, optional, bare: _bare, ...rest } = mod
  const isBought = last.kind === 'action' && last.cost !== undefined
  if (Object.keys(rest).length > 0 || !(isThen ? isBought || last.limit : isBought && isUse && !when)) return undefined
  const ops = operations(items)
  const left = optional && ops ? ops.map(leftToYou) : ops
  if (!left || left.some((each) => each === undefined)) return undefined
  const more = left as readonly Op[]
  return [...rules.slice(0, -1), { ...last, do: [...last.do, ...(when ? [{ if: when, do: more }] : more)] }]
}

/** What one may as well leave; to put cards in order is always left to you. */
function leftToYou(op: Op): Op | undefined {
  if ('arrange' in op) return op
  return 'move' in op || 'play' in op || 'travel' in op || 'give' in op ? { ...op, optional: true } : undefined
}

/** When a card does what its text merely says to do. */
function moment(self: Self | undefined): Pick<Mod, 'on' | 'window'> | undefined {
  if (self?.type === 'Event') return { on: 'played' }
  if (self?.type === 'Location') return { on: 'arrived' }
  if (self?.type === 'Spell') return { window: 'cast' }
  if (self && isGod(self)) return { on: 'played' }
  return undefined
}

/** "No Sanity is lost": what is played costs nothing; a card that is merely moved neither costs nor gives any (M6.69). */
function freely(rules: readonly Rule[], what: 'loss' | 'either'): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!op || !does(last)) return undefined
  if ('toTop' in op || 'popStory' in op) return rules
  const played = broughtIn(op) ?? op
  if (!('play' in played) || what === 'either' || played.waive?.includes('cost')) return undefined
  return [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { ...played, waive: [...(played.waive ?? []), 'cost'] }] }]
}

/** Whether the clause ends with a card that is played for its price. */
function isPaid(last: Rule | undefined): boolean {
  const op = lastDeed(last)
  if (op && 'move' in op) return op.to === 'play' && ['story', 'hand', 'discard'].includes(op.move.in ?? '')
  return op !== undefined && ('travel' in op || ('play' in op && !op.waive?.includes('cost')))
}

/** Whether such a Monster was Summoned by what was done last: of another it says something else. */
const isSummoned = (op: Op | undefined, said: true | Filter): boolean =>
  op !== undefined &&
  'summonOrControl' in op &&
  !op.allow.includes('control') &&
  (said === true || stable(said) === stable(op.summonOrControl))

/** Whether something was taken, and goes back when its time is over. */
const goesBack = (op: Op | undefined): boolean => op !== undefined && 'move' in op && op.back !== undefined

/** What is brought into play is played, wherever it may be found (M19.18). */
function broughtIn(op: Op): Extract<Op, { play: unknown }> | undefined {
  if (!('move' in op) || op.to !== 'play' || op.whose || op.back) return undefined
  const { is, in: from, of = 'you', pick, n = 1, mine: _mine, ...rest } = op.move as Selector & { readonly mine?: true }
  const isOne = of === 'you' && pick === 'choose' && n === 1 && Object.keys(rest).length === 0
  if (!is || !isOne || (from !== 'story' && from !== 'hand' && from !== 'discard')) return undefined
  return { play: is, from, waive: ['attribute', 'place', 'language'], ...(op.optional ? { optional: true } : {}) }
}

/** A sentence that only says more about the clause before it. */
function remarked(rules: readonly Rule[], remark: Remark, told: number): readonly Rule[] | string {
  const { limit, also, popStory, gateShut, spread, exceptTravel, keepsText, defended, next, otherwise, cost, same } = remark
  if (keepsText) return rules.map(withText)
  const nothing = 'There is nothing before this that it could belong to.'
  const last = rules.at(-1)
  if (remark.usedAtMost) return usedAtMost(rules, remark.usedAtMost) ?? nothing
  if (remark.staysThere) return last?.kind === 'instead' && last.do.length === 0 ? rules : nothing
  if (remark.paid) return isPaid(last) ? rules : nothing
  if (remark.keepsPlace) return stable(lastDeed(last) ?? null).includes('{"shuffle":"story","who":"you"}') ? rules : nothing
  // What is waived besides, the language is not.
  if (remark.knows) return last?.kind === 'permit' && 'play' in last.permit && !last.permit.waive.includes('language') ? rules : nothing
  if (remark.summoned) return isSummoned(lastDeed(last), remark.summoned) ? rules : nothing
  if (remark.freely) return freely(rules, remark.freely) ?? nothing
  if (remark.controlEnds) return last && /"control":|"allow":\["control"\]/.test(stable(last)) ? rules : nothing
  if (remark.givenBack) return goesBack(lastDeed(last)) ? rules : nothing
  if (remark.insteadIf) return insteadWhere(rules, remark) ?? nothing
  if (remark.otherwiseSanity) return otherwiseAsMuch(rules, remark.otherwiseSanity) ?? nothing
  if (remark.excess) return hasRoomHere(last) ? rules : nothing
  if (remark.heldIf) return heldOnly(rules, remark.heldIf as Condition, told) ?? nothing
  if (remark.elseNumber !== undefined) {
    const value = last?.kind === 'static' && 'value' in last.effect ? last.effect.value : undefined
    return typeof value === 'number' ? (addedOtherwise(rules, Math.sign(value) * remark.elseNumber) ?? nothing) : nothing
  }
  if (remark.elseAdd) return addedOtherwise(rules, remark.elseAdd) ?? nothing
  // How the new Location lies was told with the way there.
  if (remark.placed)
    return last && stable(last).includes(`"placed":"${remark.placed}"`) ? rules : 'It was said otherwise how the Location lies.'
  if (remark.goesTo) return goneTo(rules, remark.goesTo as Filter) ?? nothing
  if (remark.neither) {
    const op = last?.kind === 'on' ? last.do.at(-1) : undefined
    return op && 'move' in op && op.move.is ? [...rules, { kind: 'forbid', who: 'each', what: { play: op.move.is } }] : nothing
  }
  if (remark.spared) return sparing(rules, remark.spared) ?? nothing
  if (remark.first) return doneFirst(rules, remark.first) ?? nothing
  if (remark.there) return moreThere(rules, remark.there) ?? nothing
  if (remark.carriedOff) return sent(rules, remark.carriedOff) ?? nothing
  if (cost) {
    // What stands in for another card is buried for it anyway.
    if (last?.kind === 'static' && 'standsIn' in last.effect && stable(cost) === stable([{ self: 'bury' }])) {
      const { stays: _, ...effect } = last.effect
      return [...rules.slice(0, -1), { ...last, effect }]
    }
    if (last?.kind === 'static' && 'standsIn' in last.effect && stable(cost) === stable([{ self: 'discard' }])) {
      const { stays: _, ...effect } = last.effect
      return [...rules.slice(0, -1), { ...last, effect: { ...effect, lost: 'discard' } }]
    }
    // "You may use this Gate again. Pay 1 Sanity for each subsequent use."
    if (last?.kind === 'static' && 'gateReuse' in last.effect && !last.effect.cost)
      return [...rules.slice(0, -1), { ...last, effect: { ...last.effect, cost } }]
    // "Reduce the loss by 2. Bury this card after use."
    if (last?.kind === 'instead' && !last.cost) return [...rules.slice(0, -1), { ...last, optional: true, cost }]
    // "You may travel to ... Pay 2 Sanity each time you do so."
    if (last?.kind === 'permit' && 'route' in last.permit && !('walkTo' in last.permit.route) && !last.limit && !last.until) {
      const { permit, if: when } = last
      const travel = permit.route as Extract<Op, { travel: unknown }>['travel']
      return [...rules.slice(0, -1), { kind: 'action', window: 'turn', ...(when ? { if: when } : {}), cost, do: [{ travel, when: 'now' }] }]
    }
    return last?.kind === 'action' ? [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), ...cost] }] : nothing
  }
  if (defended || otherwise) {
    const changed = does(last) ? withBattle(last, defended, next, otherwise) : undefined
    if (!changed && remark.rest && otherwise && last && does(last) && /"(?:reveal|look)":/.test(stable(last.do)))
      return [...rules.slice(0, -1), { ...last, do: [...last.do, otherwise] }]
    return changed ? [...rules.slice(0, -1), changed] : nothing
  }
  if (remark.notWhile) {
    if (last?.kind !== 'static' || told !== 1 || remark.notWhile === nonsense) return nothing
    return [...rules.slice(0, -1), { ...last, if: besides(last.if, { not: remark.notWhile as Condition }) }]
  }
  if (remark.except) return leftOut(rules, remark.except, told) ?? nothing
  if (remark.ifDone) return paidFor(rules, remark.ifDone) ?? nothing
  if (remark.ifNotDone) return unlessDone(rules, remark.ifNotDone, remark.by) ?? nothing
  if (!limit && !also && !popStory && !gateShut && !spread && !exceptTravel) return rules
  if (remark.lost && !isSameLoss(last, remark.lost)) return nothing
  if (same && !isSame(last, same)) return 'The others are not affected in the same way, which cannot be told so.'
  // What is said of one of two numbers is said of the other, and so is it of the Minimum and Maximum told in one sentence.
  const twin = limit && last ? rules.at(-2) : undefined
  if (limit && last && twin && (isOneOrOther(twin, last) || (told === 2 && areStats(twin, last)))) {
    const pair = [withLimit(twin, limit), withLimit(last, limit)]
    return pair.some((each) => each === undefined) ? nothing : [...rules.slice(0, -2), ...(pair as Rule[])]
  }
  // "Not cumulative with other Allies that lower your Minimum" is said of what lowers it, if that is not what stands last.
  const group = limit && 'stacking' in limit ? limit.group : undefined
  const isOfGroup = (rule: Rule): boolean => group !== undefined && groupOfStat(rule) === group
  const before = last && group !== undefined && !isOfGroup(last) ? rules.findLastIndex(isOfGroup) : -1
  const meant = before < 0 ? undefined : withLimit(rules[before]!, limit!)
  if (meant) return rules.with(before, meant)
  const changed =
    last && (limit ? withLimit(last, limit) : also ? withAlso(last, also) : exceptTravel ? withTravel(last) : withLastOp(last, remark))
  return changed ? [...rules.slice(0, -1), changed] : nothing
}

/** Whether there is more room for Spells as long as one is here: what finds none after that is buried by the rules (M9.7). */
const hasRoomHere = (rule: Rule | undefined): boolean =>
  rule?.kind === 'static' &&
  (('stat' in rule.effect && rule.effect.stat === 'spellCapacity') || 'holdsSpells' in rule.effect) &&
  stable(rule.if ?? {}) === '{"at":{"title":"self"}}'

/** "You may not use this ability while ...": what the sentence before says holds only where that is not so. */
function heldOnly(rules: readonly Rule[], when: Condition | typeof nonsense, told: number): readonly Rule[] | undefined {
  const isGiven = (rule: Rule): boolean => rule.kind === 'static' && 'attachedTo' in rule.effect
  const meant = rules.slice(rules.length - told).filter((each) => !isGiven(each))
  const [last] = meant
  if (when === nonsense || meant.length !== 1 || !last || last.kind === 'require') return undefined
  // Whether a card may be played is no ability of it.
  if (last.kind === 'permit' && (!('play' in last.permit || 'route' in last.permit) || stable(last.permit).includes('"self"')))
    return undefined
  const all = [last.if, when as Condition].flatMap((each) => (each === undefined ? [] : 'all' in each ? each.all : [each]))
  const held: Rule = { ...last, if: all.length === 1 ? all[0]! : { all } }
  return rules.map((each) => (each === last ? held : each))
}

/** "May be used once a Round": of the one thing that a card is used for; undefined where it has several. */
function usedAtMost(rules: readonly Rule[], limit: Limit): readonly Rule[] | undefined {
  if (!('times' in limit)) return undefined
  const isUse = (rule: Rule): boolean =>
    rule.kind === 'action' || rule.kind === 'permit' || ((rule.kind === 'on' || rule.kind === 'instead') && rule.optional === true)
  const uses = rules.filter(isUse)
  const [use] = uses
  if (uses.length !== 1 || !use || ('limit' in use && use.limit)) return undefined
  const limited = withLimit(use, limit)
  return limited && rules.with(rules.indexOf(use), limited)
}

/** "The new Location must have the Port attribute": of the way that the clause before it opens. */
function goneTo(rules: readonly Rule[], is: Filter): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (last?.kind === 'permit' && 'route' in last.permit && 'region' in last.permit.route) {
    const route = narrowedWay(last.permit.route, is)
    return route && [...rules.slice(0, -1), { ...last, permit: { ...last.permit, route } }]
  }
  const op = lastDeed(last)
  if (!op || !('travel' in op) || !does(last)) return undefined
  const travel = narrowedWay(op.travel, is)
  return travel && [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), { ...op, travel }] }]
}

/** "If you do, ...": what the clause before leaves to you is the price of it. */
function paidFor(rules: readonly Rule[], op: Op): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last)) return undefined
  const [only] = last.do
  const cost = last.do.length === 1 && only && (last.kind === 'action' || last.optional) ? costOfDoing(only) : undefined
  return cost && [...rules.slice(0, -1), { ...last, cost: [...(last.cost ?? []), cost], do: [op] }]
}

/** "If he does not, ...": who is bidden to do something chooses what befalls him otherwise. */
function unlessDone(rules: readonly Rule[], op: Op, by: Remark['by']): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const only = lastDeed(last)
  if (!only || !does(last)) return undefined
  const who = 'who' in only ? only.who : 'move' in only ? only.move.of : 'flip' in only ? only.flip.of : undefined
  if (who !== 'opponent' || (by !== undefined && by !== 'opponent' && (by as string) !== 'they')) return undefined
  const choice = chooses(who, [[only], [op]])
  return choice === nonsense ? undefined : [...rules.slice(0, -1), { ...last, do: [...last.do.slice(0, -1), choice as Op] }]
}

/** "Discard both cards": the one that was turned up or looked at, and then this one. */
function bothGo(rules: readonly Rule[], { mod, items }: Draft): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last) || Object.keys(mod).length > 0 || items.length !== 2) return undefined
  const [card, own] = items.map((each) => ('op' in each && 'move' in each.op ? each.op : undefined))
  if (card?.move.ref !== 'cause' || own?.move.ref !== 'self') return undefined
  const seen = last.do.some((op) => 'reveal' in op) ? 'revealed' : last.do.some((op) => 'look' in op) ? 'looked' : undefined
  // Of two cards that were turned up, they are both.
  const shown = last.do.flatMap((op) => ('reveal' in op ? [op.reveal.n ?? 1] : 'look' in op ? [op.look.n ?? 1] : []))
  const areTwo = shown.length === 1 && shown[0] === 2
  if (!areTwo && shown.some((n) => n !== 1)) return undefined
  return seen && [...rules.slice(0, -1), { ...last, do: [...last.do, { ...card, move: { ref: seen } }, ...(areTwo ? [] : [own])] }]
}

/** "Players who have a Priest in play are not affected": what is forbidden to all is not to them; of what is done it would have to be told whom. */
function sparing(rules: readonly Rule[], { who, if: when }: NonNullable<Remark['spared']>): readonly Rule[] | undefined {
  if (who !== 'each' || when === nonsense || rules.length === 0) return undefined
  const spared = rules.map((rule): Rule | undefined => {
    if (rule.kind !== 'forbid' || rule.who !== 'each') return undefined
    return { ...rule, if: besides(rule.if, { not: when as Condition }) }
  })
  return spared.includes(undefined) ? undefined : (spared as readonly Rule[])
}

/** "If you are in the Waking World, you must first lose 1 Sanity": before the deeds just told. */
function doneFirst(rules: readonly Rule[], first: Op): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last)) return undefined
  return [...rules.slice(0, -1), { ...last, do: [first, ...last.do] }]
}

/** "Each opponent buries one Ally. Opponents in the same Region as you must bury two": these instead. */
function moreThere(rules: readonly Rule[], { who, if: when, n, to }: NonNullable<Remark['there']>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const op = lastDeed(last)
  if (!op || when === nonsense || (who !== 'each' && who !== 'eachOpponent')) return undefined
  const one = numbered(op, who, to)
  const more = one && numbered(op, who, to, n)
  const loss: Op = { sanity: n, who: 'actor', sign: -1 }
  const other = one || to ? undefined : lossFor(op, who, when as Condition, loss)
  if (!more && !other) return undefined
  const each: Op = other ?? { forEach: who, do: [{ if: when as Condition, do: [more!], else: [one!] }] }
  return [
    ...rules.slice(0, -1),
    { ...(last as Extract<Rule, { kind: 'on' }>), do: [...(last as Extract<Rule, { kind: 'on' }>).do.slice(0, -1), each] },
  ]
}

/** "Each player buries one Ally. Each player with no Allies in play loses 1 Sanity instead": the one or the other, player by player. */
function lossFor(op: Op, who: 'each' | 'eachOpponent', when: Condition, loss: Op): Op | undefined {
  if ('forEach' in op) {
    const inner = op.do.at(-1)
    if (op.forEach !== who || !inner || op.do.length > 1) return undefined
    const isSome = 'if' in inner && !inner.else && inner.do.length === 1
    const deed = isSome ? inner.do[0]! : inner
    if (!('move' in deed || 'flip' in deed)) return undefined
    const either: Op = { if: when, do: [loss], else: [deed] }
    return { ...op, do: [isSome ? { ...inner, do: [either] } : either] }
  }
  const of = 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
  if (!of || of.of !== who || of.ref || of.in || of.n === undefined) return undefined
  const his: Selector = { ...of, of: 'actor', ...(of.by === who ? { by: 'actor' as const } : {}) }
  return { forEach: who, do: [{ if: when, do: [loss], else: ['move' in op ? { ...op, move: his } : ({ ...op, flip: his } as Op)] }] }
}

/** What all of these players do, as one of them does it, with another number. */
function numbered(op: Op, who: Who, to: 'bury' | 'discard' | undefined, n?: number): Op | undefined {
  if ('sanity' in op)
    return to === undefined && op.who === who && op.sign === -1 && typeof op.sanity === 'number' && !op.of
      ? { ...op, who: 'actor', sanity: n ?? op.sanity }
      : undefined
  if (!('move' in op) || op.to !== to || op.move.of !== who || typeof op.move.n !== 'number' || op.move.ref) return undefined
  const by = op.move.by === who ? { by: 'actor' as const } : {}
  return { ...op, move: { ...op.move, ...by, of: 'actor', n: n ?? op.move.n } }
}

/** Cards that were carried off go where it is said. */
function sent(rules: readonly Rule[], to: 'bury' | 'discard'): readonly Rule[] | undefined {
  const text = JSON.stringify(rules)
  return text.includes(`"${carriedOff}"`)
    ? (JSON.parse(text.replaceAll(`"to":"${carriedOff}"`, `"to":"${to}"`)) as readonly Rule[])
    : undefined
}

/** Whether others in the place do what the last clause does. */
function isSame(rule: Rule | undefined, same: Op): boolean {
  const op = lastDeed(rule)
  if (!op || !('move' in op) || !('move' in same) || op.to !== same.to) return false
  const { of: _of, ...one } = op.move
  const { of: _other, ...two } = same.move
  return stable(one) === stable(two)
}

/** "... lose one Ally as well": as many of the same as the one before them has lost. */
function isSameLoss(rule: Rule | undefined, { n, is }: NonNullable<Remark['lost']>): boolean {
  const op = lastDeed(rule)
  return (
    op !== undefined && 'move' in op && (op.to === 'bury' || op.to === 'discard') && op.move.n === n && stable(op.move.is) === stable(is)
  )
}

/** Allies may defend against the attack just told; what is done after it, and where none was made. */
function withBattle(rule: Doing, defended: true | undefined, next: Op | undefined, otherwise: Op | undefined): Rule | undefined {
  const last = rule.do.at(-1)
  const put = (op: Op): Rule => ({ ...rule, do: [...rule.do.slice(0, -1), op] })
  if (!last) return undefined
  if (otherwise) {
    const done = (op: Op | undefined): string => stable(op).replaceAll('{"ref":"it"}', '{"ref":"revealed"}')
    if (!('if' in last) || last.else) return undefined
    // What is done in both cases is done anyway.
    if (done(last.do.at(-1)) === done(otherwise))
      return { ...rule, do: [...rule.do.slice(0, -1), { ...last, do: last.do.slice(0, -1) }, otherwise] }
    return put({ ...last, else: [otherwise] })
  }
  // Who is Summoned attacks as any Monster does, and Allies defend against it (M9.40).
  if (defended && last && 'summonOrControl' in last) return next ? { ...rule, do: [...rule.do, next] } : rule
  const defend = (op: Op): Op | undefined => (defended && 'attack' in op ? { ...op, alliesMayDefend: true } : undefined)
  const more = next ? [next] : []
  if ('forEach' in last) {
    const each = withBattle({ ...rule, do: last.do }, defended, next, undefined)
    return each && put({ ...last, do: (each as Doing).do })
  }
  if ('if' in last || 'orElse' in last) {
    const inner = 'if' in last ? last.do : last.orElse
    const fight = inner.at(-1) && defend(inner.at(-1)!)
    if (!fight) return undefined
    const ops = [...inner.slice(0, -1), fight, ...more]
    if (!('if' in last)) return put({ ...last, orElse: ops })
    // The stronger attack and the weaker one are one that was told twice.
    const other = last.else?.at(-1)
    const both = other && 'attack' in other ? { else: [...last.else!.slice(0, -1), defend(other)!, ...more] } : {}
    return put({ ...last, do: ops, ...both })
  }
  const fight = defend(last)
  return fight && { ...rule, do: [...rule.do.slice(0, -1), fight, ...more] }
}

/** "2, or 3 at Night": one number while it is so, and the other while it is not. */
function isOneOrOther(one: Rule, other: Rule): boolean {
  return one.kind === 'static' && other.kind === 'static' && !!other.if && stable(one.if) === stable({ not: other.if })
}

/** "Subtract 1 from the Minimum and add 1 to the Maximum." */
const areStats = (...rules: readonly Rule[]): boolean => rules.every((rule) => rule.kind === 'static' && 'stat' in rule.effect)

/** "Summon one Byakhee. Use it as a Travel Card": the one in place of the other, which no deed says. */
const ridesSummoned = (ops: readonly Op[]): boolean =>
  ops.some((op, index) => 'summonOrControl' in op && 'travel' in (ops[index + 1] ?? {}))

/** With what else a change of a player's number would not add up: "lowers Minimum"; nothing for other rules. */
function groupOfStat(rule: Rule): string | undefined {
  const effect = rule.kind === 'static' ? limited(rule.effect, { stacking: 'no', group: sameStat }) : undefined
  return effect && 'limit' in effect && effect.limit && 'stacking' in effect.limit ? effect.limit.group : undefined
}

function withLimit(rule: Rule, limit: Limit): Rule | undefined {
  if (does(rule) || rule.kind === 'permit' || rule.kind === 'instead') return { ...rule, limit }
  const effect = rule.kind === 'static' ? limited(rule.effect, limit) : undefined
  return effect && rule.kind === 'static' ? { ...rule, effect } : undefined
}

function withAlso(rule: Rule, op: Op): Rule | undefined {
  // What was cancelled is still his card.
  if (rule.kind === 'on' && stable(rule.do) === stable([{ cancel: 'cause' }])) return { ...rule, do: [...rule.do, op] }
  if (rule.kind !== 'instead') return undefined
  // "Your opponent must then bury his card" tells whose card it was.
  const of = 'wouldLose' in rule.of ? { ...rule.of, by: 'opponent' as const } : rule.of
  return { ...rule, of, do: [...rule.do, op] }
}

/** A card that may be played in another role keeps its text there. */
function withText(rule: Rule): Rule {
  if (rule.kind !== 'permit' || !('playAs' in rule.permit) || rule.permit.of !== 'self') return rule
  return { ...rule, permit: { ...rule.permit, keepsText: true } }
}

function withTravel(rule: Rule): Rule | undefined {
  if (rule.kind !== 'oblige' || typeof rule.what !== 'object' || !('reachBy' in rule.what)) return undefined
  return { ...rule, what: { ...rule.what, exceptTravel: true } }
}

/** "Protection from theft. When you would lose an Artifact, you may bury this card instead.": the one tells what the other does. */
function withoutHeading(rules: readonly Rule[]): readonly Rule[] {
  const isTold = rules.some((rule) => rule.kind === 'instead' && 'wouldLose' in rule.of)
  const isHeading = (rule: Rule): boolean => rule.kind === 'static' && 'immuneTo' in rule.effect && rule.effect.immuneTo === 'theft'
  return isTold ? rules.filter((rule) => !isHeading(rule)) : rules
}

/** The last thing done goes on down the Story Deck, opens no Gate there, or spreads to other players. */
function withLastOp(rule: Rule, remark: Remark): Rule | undefined {
  if (!does(rule)) return undefined
  const done = lastGoesOn(rule.do, remark)
  return done && { ...rule, do: done }
}

function lastGoesOn(ops: readonly Op[], remark: Remark): readonly Op[] | undefined {
  const op = ops.at(-1)
  if (!op) return undefined
  const { popStory, gateShut, spread, until } = remark
  let changed: Op | undefined
  // What is so of one player need not be so of those around him.
  if ('if' in op && !op.else && !spread) {
    const done = lastGoesOn(op.do, remark)
    changed = done && { ...op, do: done }
  } else if (popStory && 'move' in op && op.move.in === 'story' && op.move.pick === 'top' && (op.to === 'bury' || op.to === 'discard')) {
    changed = { popStory: op.move.of ?? 'you', to: op.to, ...(until ? { until } : {}) }
  } else if (popStory && !until && 'move' in op && op.move.ref === 'location' && (op.to === 'bury' || op.to === 'discard')) {
    // The rules go on down the Story Deck by themselves (M6.60).
    changed = op
  } else if (gateShut && ('popStory' in op || ('move' in op && (op.move.in === 'story' || op.move.ref === 'location'))))
    changed = { ...op, gateShut }
  else if (spread && 'move' in op) changed = { ...op, move: { ...op.move, spread } }
  else if (spread && 'flip' in op) changed = { ...op, flip: { ...op.flip, spread } }
  return changed && [...ops.slice(0, -1), changed]
}

/** A sentence as it stands, or else in another shape that says the same; an error is that of the sentence as it stands. */
function readInShapes(...[tokens, ...rest]: Parameters<typeof readSentence>): Reading<Draft> {
  const again = withSubjectAgain(tokens)
  const clear = again && readSentence(again, ...rest)
  if (clear?.ok) return clear
  const asItStands = readSentence(tokens, ...rest)
  if (asItStands.ok || tokens.some((each) => each.type === 'unknown')) return asItStands
  for (const shape of otherShapes(tokens)) {
    const reading = readSentence(shape, ...rest)
    if (reading.ok) return reading
  }
  return asItStands
}

/** nearley's parser, fed with ready tokens. */
function readSentence(
  tokens: readonly Token[],
  known: KnownWords,
  makesSense: (draft: Draft) => boolean,
  rankOf: (draft: Draft) => number,
  saysOf: (draft: Draft) => string,
  isQuick = false,
): Reading<Draft> {
  let next = 0
  const feed = {
    reset: (): void => undefined,
    save: (): Record<string, never> => ({}),
    next: (): Token | undefined => tokens[next++],
    formatError: (token: Token): string => token.text,
    has: (): boolean => true,
  }
  const parser = new nearley.Parser(isQuick ? lookingAhead(() => tokens[next]) : grammar, { lexer: feed as unknown as nearley.Lexer })
  try {
    parser.feed('')
  } catch (error) {
    // nearley tells a word that does not fit by an error with the token on it; any other error is a mistake of ours.
    const wrong = (error as { token?: Token }).token
    if (!wrong) throw error
    // A word that nobody knows is where it went wrong, even if a rule has let it pass as colour.
    const strange = tokens.slice(0, next).findIndex((each) => each.type === 'unknown')
    const place = strange < 0 ? next - 1 : strange
    const expected = byUse(expectedAt(parser, place), tokens[place - 1], vocabulary)
    return unfit(strange < 0 ? wrong : tokens[strange]!, tokens, expected, known)
  }
  const meanings = new Map(parser.results.map((each: Draft) => [stable(each), each]))
  // Where the words fit several ways, those that make no rule are none that was meant.
  const sensible = meanings.size > 1 ? [...meanings.values()].filter((each) => makesSense(each)) : []
  const left = sensible.length > 0 ? sensible : [...meanings.values()]
  const most = left.length > 1 ? Math.max(...left.map(rankOf)) : 0
  const best = left.length > 1 ? left.filter((each) => rankOf(each) === most) : left
  // What comes to the same rules has one meaning.
  const [only, other] = best.length > 1 ? [...new Map(best.map((each) => [saysOf(each), each])).values()] : best
  const end = tokens.at(-1)!
  if (!only) {
    const expected = byUse(expectedAt(parser, tokens.length), end, vocabulary)
    const { told, ...wording } = worded(end, tokens)
    return {
      ...fault(`The sentence cannot end after "${quoted(end.written)}".${told}${goOn(expected)}`, end.at, end.length),
      expected,
      ...wording,
    }
  }
  if (other) {
    const at = tokens[0]!.at
    return fault(
      `This has more than one meaning: ${[...meanings.keys()].join('  OR  ')}. The grammar is at fault, not the card.`,
      at,
      end.at + end.length - at,
    )
  }
  return { ok: true, value: only }
}

/**
 * "You may play any Ally regardless of Region" is done once where it is said when (`isAtOnce`, or a cost is paid for it), and
 * allowed for good where not. To play a Location is to travel.
 */
function rank({ mod, items, remark }: Draft, isAtOnce: boolean): number {
  // "Discard any other card" is what is left of those turned up, and no card that is picked.
  if (remark) return remark.rest ? 9 : 0
  const isDone = items.every((each) => 'op' in each)
  const once = isAtOnce || mod.window !== undefined || mod.cost !== undefined || mod.on !== undefined
  const isWay = items.some((each) => 'op' in each && 'travel' in each.op)
  // What could be a price is one: "flip this card face-down and draw one card".
  // "If Ally is buried, bury this card" is what sharing a fate means.
  const [first] = items
  const isFate = typeof mod.on === 'object' && 'cardLeft' in mod.on && mod.on.cardLeft.ref === 'host' && first && 'op' in first
  const isSame = isFate && stable(first.op) === stable({ move: { ref: 'self' }, to: (mod.on as { readonly to?: unknown }).to })
  // "Add 3, but he may not defend at Night": what stands behind "but" is said of the second alone.
  const last = items[1]
  const isBut =
    items.length === 2 && !mod.if && last !== undefined && 'rule' in last && last.rule.kind === 'static' && last.rule.if !== undefined
  // "Your opponent may lose 2 Sanity and bury this card": who may do the first may do the second, and need do neither.
  const isShared = items.some(
    (each) =>
      'op' in each &&
      'choose' in each.op &&
      each.op.by !== 'you' &&
      each.op.choose.length === 2 &&
      each.op.choose[0]!.length > 1 &&
      each.op.choose[1]!.length === 0,
  )
  return (
    (isDone === once ? 4 : 0) +
    (isShared ? 1 : 0) +
    (isWay ? 2 : 0) +
    (mod.cost || isBut ? 1 : 0) +
    (mod.cost && mod.on === 'defends' ? 1 : 0) -
    (isSame ? 8 : 0)
  )
}

type Fault = Extract<Reading<never>, { ok: false }>

/** An error of ours has at most so many characters. */
const longestMessage = 300

function fault(message: string, at: number, length: number): Fault {
  const told = message.length > longestMessage ? `${message.slice(0, longestMessage - 3)}...` : message
  return { ok: false, message: told, at, length, expected: [] }
}

/** Words of a text, as far as they fit into an error. */
function quoted(words: string): string {
  return words.length > 80 ? `${words.slice(0, 77)}...` : words
}

function faultIn({ message, from, to }: StrangeNumber): Fault {
  return fault(message, from.at, to.at + to.length - from.at)
}

/** What could stand at a place, as far as it fits into an error; the usual first. */
const mostTold = 6

function goOn(expected: readonly string[]): string {
  // Where any name may stand, it says nothing new that this card's own may.
  const isNamed = expected.includes(tokenNames['name']!)
  const told = isNamed ? expected.filter((each) => each !== tokenNames['self'] && each !== tokenNames['family']) : expected
  return told.length > 0 ? ` It could go on with: ${told.slice(0, mostTold).join(', ')}${told.length > mostTold ? ' ...' : ''}.` : ''
}

/** What could have stood at a place, in the words of the grammar. */
function expectedAt(parser: nearley.Parser, column: number): readonly string[] {
  // nearley keeps its states in fields that its types do not show.
  const { table } = parser as unknown as {
    table: readonly { scannable: readonly { rule: { symbols: readonly unknown[] }; dot: number }[] }[]
  }
  const symbols = (table[column]?.scannable ?? []).map(({ rule, dot }) => rule.symbols[dot])
  const words = symbols.map((each) => (isLiteral(each) ? `"${each.literal}"` : (tokenNames[(each as { type: string }).type] ?? '')))
  return [...new Set(words.filter((each) => each !== ''))].sort()
}

/** The error for a word that does not fit, or that nobody knows. */
function unfit(wrong: Token, tokens: readonly Token[], expected: readonly string[], known: KnownWords): Fault {
  const strange = noNumber(wrong, tokens) ?? (isUnknown(wrong) ? undefined : noneBefore(wrong, tokens))
  if (strange) return faultIn(strange)
  const { told, ...wording } = worded(wrong, tokens)
  if (!isUnknown(wrong)) {
    return {
      ...fault(`I cannot read this from "${quoted(wrong.written)}" on.${told}${goOn(expected)}`, wrong.at, wrong.length),
      expected,
      ...wording,
    }
  }
  const isName = /^\p{Lu}/u.test(wrong.written)
  // A misspelt word in the middle of a name is best recognised with its neighbours.
  const run = isName ? capitals(wrong, tokens) : [wrong]
  const at = run[0]!.at
  const length = run.at(-1)!.at + run.at(-1)!.length - at
  const written = run.map((each) => each.written).join(' ')
  const nearest = meantBy(written, wrong.written, known, vocabulary, expected, isName && wrong !== tokens[0])
  const meant = nearest === undefined ? told : ` Did you mean "${nearest}"?`
  const message =
    isName && wrong !== tokens[0]
      ? `No card is known by the word "${quoted(written)}".${meant}`
      : `I do not know the word "${quoted(wrong.written)}".${meant}${goOn(expected)}`
  const error = { ...fault(message, nearest === undefined ? wrong.at : at, nearest === undefined ? wrong.length : length), expected }
  return nearest === undefined ? { ...error, ...wording } : { ...error, nearest }
}

/** The known clause that comes nearest to the one a sentence cannot be read in. */
function worded(wrong: Token, tokens: readonly Token[]): { readonly told: string; readonly wording?: string } {
  const wording = nearestWording(wrong, tokens, vocabulary)
  return wording === undefined ? { told: '' } : { told: ` Nearest known wording: "${wording}".`, wording }
}

function capitals(wrong: Token, tokens: readonly Token[]): readonly Token[] {
  const here = tokens.indexOf(wrong)
  const isCapital = (each: Token | undefined): boolean => each !== undefined && each.type !== 'name' && /^\p{Lu}/u.test(each.written)
  let from = here
  let to = here
  while (isCapital(tokens[from - 1]) && from > 1) from--
  while (isCapital(tokens[to + 1])) to++
  return tokens.slice(from, to + 1)
}

/** "One Ally loses 2 until the end of Combat. May only be cast during Combat": what was said before is done then, too. */
function onlyThen(rule: Rule, window: NonNullable<Mod['window']>): Rule {
  if (rule.kind === 'action' && rule.window === 'cast') return { ...rule, window }
  if (rule.kind !== 'on' || rule.on !== 'played' || rule.optional || typeof window !== 'object') return rule
  const { on: _, optional: __, ...rest } = rule
  return { ...rest, kind: 'action', window }
}
