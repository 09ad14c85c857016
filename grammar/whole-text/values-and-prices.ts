/** Values, figures and prices: of whom they are, of what they are asked, what costs nothing. */

import type { Condition, Cost, Op, Rule } from '../ast.ts'
import type { CardType } from '../card.ts'
import { isOne, pickedIn } from '../goes-on.ts'
import { fold } from '../link.ts'
import { besides, does, stable, swap } from '../make/draft.ts'
import { areApart } from '../make/steps.ts'
import { givenForNothing } from '../own-card/left-open.ts'
import { isGod } from '../own-card/of-everybody.ts'
import { type Fault, fault, type Self } from '../reading.ts'
import { has, notWhich, type Step, type Told } from './step.ts'

export const lostBelowMinimum: Step = (rules, { text }) =>
  gainsWhatIsLost.test(text) ? 'How much is lost below a minimum, and so gained, cannot be told.' : rules

/** "Loses 1, to a minimum of 1. One of your Allies gains the point lost": where nothing is lost, nothing is gained. */
const gainsWhatIsLost = /\bminimum\b.*\bgains? the points? (?:so )?lost\b/i

export const godHasNoValue: Step = (rules, { self }) =>
  self && isGod(self) && rules.some(isOwnWorth) ? 'A Great Old One has no value: it is not said what gains or loses.' : rules

const isOwnWorth = (rule: Rule): boolean => rule.kind === 'static' && 'value' in rule.effect && rule.effect.of.ref === 'self'

export const whatHasAValue: Step = (rules, { self }) =>
  self && has(rules, worthOfThings) ? 'Only Allies and Monsters have a value.' : rules

/** A value that is said of cards that have none: what a Weapon adds is its bearer's. */
const worthOfThings =
  /"of":\{(?:"extreme":"\w+",)?"is":\{(?:"(?!type|value)\w+":(?:"(?!\w* ?Weapon)[^"]*"|\[(?!"\w* ?Weapon)[^\]]*\]|\{[^{}]*\}|true|false),)*"type":"(?:Artifact|Tome|Spell|Event|Location)"[^{}]*\}[^{}]*\},"value":/

/** "The value of the target is equal to the value of that Ally", where both are the one that was chosen. */
export const worthAnother: Step = (rules) =>
  has(rules, /"how":"set","of":\{"ref":"(\w+)"\},"value":(?:\{"least":\[)?\{"card":\{"ref":"\1"\},"of":"value"\}/)
    ? 'It is not said which two cards these are: as it stands one is worth as much as itself.'
    : rules

export const adventuresFixed: Step = (rules) =>
  has(rules, worthOfAdventures) ? 'How many points an Adventure is worth cannot be changed.' : rules

const worthOfAdventures =
  /"of":\{(?:"[a-z]+":(?:"[a-z]+"|true),)*"is":\{(?:"[a-z]+":(?:"[^"]*"|\[[^\]]*\]),)*"type":"Adventure"\}[^{}]*\},"value":/

export const valueOfPicked: Step = (rules, { self }) =>
  self && hasNoValue.test(self.type) ? (withValueOfPicked(rules) ?? notWhich) : rules

const hasNoValue = /^(?:Event|Spell|Location)$/

/** "Move one of your Allies to your Threat. Its value is 2": that of the card picked, for an Event has none; nothing where none was. */
function withValueOfPicked(rules: readonly Rule[]): readonly Rule[] | undefined {
  const told = rules.map((rule) => {
    const at = does(rule) ? rule.do.findIndex(changesOwnValue) : -1
    if (!does(rule) || at < 0 || has(rule, /"become":/)) return rule
    const isOfAlly = (op: Op): boolean => stable(op).includes('{"ref":"host"}')
    const ofTarget = (op: Op): Op =>
      changesOwnValue(op) ? swap(op, '{"ref":"self"}', '{"ref":"target"}') : swap(op, '{"ref":"host"}', '{"ref":"target"}')
    if (rule.target) return isOne(rule.target) ? { ...rule, do: rule.do.map(ofTarget) } : undefined
    const [first, ...rest] = rule.do
    const picked = at > 0 && rule.do.slice(1, at).every(isOfAlly) ? pickedIn(first!) : undefined
    if (!picked || !isOne(picked)) return undefined
    return { ...rule, target: picked, do: [swap(first!, JSON.stringify(picked), '{"ref":"target"}'), ...rest.map(ofTarget)] }
  })
  return told.includes(undefined) ? undefined : (told as readonly Rule[])
}

const changesOwnValue = (op: Op): boolean =>
  'start' in op && op.start.kind === 'static' && 'value' in op.start.effect && op.start.effect.of.ref === 'self'

/** "Discard one Ally. Draw as many cards as that Ally's value, including any Weapon": it has none any more. */
export const valueWithoutWeapon: Step = (rules, { text }) =>
  /\bvalue\b[^.;]*?(?<!\bnot )\b(?:including|counting|with|plus|and)\b[^.;]*\bWeapon/i.test(text) &&
  rules.some(
    (rule) =>
      does(rule) &&
      rule.do.some((op) => 'move' in op && /^(?:bury|discard|hand)$/.test(String(op.to))) &&
      /"card":\{"ref":"(?:target|thus)"\},"of":"value"/.test(stable(rule.do)),
  )
    ? 'The value of an Ally that has gone is without his Weapon.'
    : rules

export const givenUpFor: Step = (rules, { self }) =>
  givenForNothing(rules, self) ? 'It is not said what this card is given up for.' : rules

export const otherPrice: Step = (rules, { text }) =>
  /\bthis card instead\b|\b(?:flip|bury|discard) it instead\b/i.test(text) ? rules.flatMap(pricedOtherwise) : rules

/** "Bury this card to cancel a Spell. If you have the Key in play, flip this card instead": another price for the same, and not another deed. */
function pricedOtherwise(rule: Rule): readonly Rule[] {
  if ((rule.kind !== 'action' && rule.kind !== 'on') || rule.do.length !== 1) return [rule]
  const [op] = rule.do
  const price = rule.cost?.find((each) => typeof each === 'object' && 'self' in each)
  if (op === undefined || price === undefined || !('if' in op) || op.else === undefined || op.do.length !== 1) return [rule]
  const own = op.do[0]!
  const other =
    'flip' in own && own.flip.ref === 'self'
      ? 'flip'
      : 'move' in own && own.move.ref === 'self' && (own.to === 'bury' || own.to === 'discard')
        ? own.to
        : undefined
  if (other === undefined) return [rule]
  const when = (so: Condition): Condition => (rule.if ? { all: [rule.if, so] } : so)
  const cost = rule.cost!.map((each): Cost => (each === price ? { self: other } : each))
  return [
    { ...rule, if: when({ not: op.if }), do: op.else },
    { ...rule, if: when(op.if), cost, do: op.else },
  ]
}

export const paidOnTheTop: Step = (rules, { text }) => (paysForIt.test(text) ? rules.map(paidOnTop) : rules)

const paysForIt =
  /(?<!\b(?:not|never|without|need not|instead of|having to|have to) )\bpay(?:ing)? (?:(?:its|(?:that|the) (?:card|location)['’]s) (?:full |usual |normal )?sanity cost|the (?:full |usual |normal )?sanity cost of (?:that|the) (?:card|location))|\b(?:its|(?:that|the) (?:card|location)['’]s) (?:full |usual |normal )?sanity cost (?:must (?:still )?be|is still|is) paid/i

/** "Pay its Sanity cost" goes without saying behind a play; a Location that is merely moved is paid for only then (M6.69). */
const paidOnTop = (rule: Rule): Rule =>
  does(rule) && !has(rule, /"play":|"travel":|"to":"play"|"pays":/)
    ? { ...rule, do: rule.do.map((op) => ('toTop' in op ? { ...op, pays: true as const } : op)) }
    : rule

export const addsUpWith: Step = (rules, { self, text }) => (has(rules, /"stacking":/) ? amongTypes(rules, text, self) : rules)

/**
 * "Not cumulative with other Allies or Artifacts that raise your Maximum", "with other cards": of what Types those are whose changes of the
 * same number do not add up with this one; those of this card's Type where no other is named.
 */
function amongTypes(rules: readonly Rule[], text: string, self: Self | undefined): readonly Rule[] | string {
  const told = [...text.matchAll(addedUpWith)].map(({ groups }) => ({
    isNot: groups?.no !== undefined,
    among: typesAmong(groups?.kinds ?? '', self),
  }))
  const [first, ...more] = told
  if (first === undefined) return rules
  if (more.some((each) => JSON.stringify(each) !== JSON.stringify(first)))
    return 'With what cards this does not add up is told in more than one way.'
  const { isNot, among } = first
  if (among === undefined || (among === 'all' && !isNot)) return rules
  if (!isNot) return 'What this does can be told to add up with cards of its own Type, or with all.'
  return JSON.parse(JSON.stringify(rules), (_key, value: unknown) => {
    const limit = value as { readonly stacking?: string; readonly group?: string } | null
    const isOfNumber = /^(?:raises|lowers) (?:Minimum|Maximum|draw|Spell capacity)$/.test(limit?.group ?? '')
    return limit?.stacking === 'no' && isOfNumber ? { ...limit, among } : value
  }) as readonly Rule[]
}

const kindOfCards = `(?:cards? of (?:its|the same) type|cards?|all(?:y|ies)|locations?|artifacts?|tomes?|events?|spells?|monsters?)`

const addedUpWith = new RegExp(
  String.raw`\b(?<no>not |n't )?(?:to be )?(?:cumulative|combined?|add(?:ed)? up|stack) (?:together )?with (?:(?:any|all|another|each|your|the|those|that|effects?|abilit(?:y|ies)|bonus(?:es)?|benefits?|same|such|similar|other|of) )*(?<kinds>${kindOfCards}(?:(?:,| or| and) (?:any |all |other )*${kindOfCards})*)\b(?! capacity)(?!['’]s? command)`,
  'gi',
)

/** The Types named; nothing where they are those of this card, and all where cards are. */
function typesAmong(kinds: string, self: Self | undefined): 'all' | readonly CardType[] | undefined {
  const said = fold(kinds).replaceAll('allies', 'ally')
  if (/\bcards? of\b/.test(said)) return undefined
  if (/\bcards?\b/.test(said)) return 'all'
  const named = typeNames.filter((type) => new RegExp(`\\b${fold(type)}s?\\b`).test(said))
  return named.length === 1 && named[0] === self?.type ? undefined : named
}

const typeNames: readonly CardType[] = ['Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster']

export const eitherOfTwoFigures: Step = (rules) => rules.map(eitherFigure)

/** "Reduce the value of target Ally by 2 points, or by 4 points if it is Night": one use of which each half has its condition, and not none when it is Night. */
function eitherFigure(rule: Rule): Rule {
  if (!does(rule) || rule.if === undefined) return rule
  const all = 'all' in rule.if ? rule.if.all : [rule.if]
  for (const [at, op] of rule.do.entries()) {
    const own = 'if' in op ? all.filter((each) => areApart(each, op.if)) : []
    if (at === 0 || own.length === 0) continue
    const { if: _, ...rest } = rule
    const others = all.filter((each) => !own.includes(each))
    const first: Op = { if: besides(undefined, ...own), do: rule.do.slice(0, at) }
    return { ...rest, ...(others.length > 0 ? { if: besides(undefined, ...others) } : {}), do: [first, ...rule.do.slice(at)] } as Rule
  }
  return rule
}

/** A card that lies face-down has none of its attributes to be counted by (M1.35). */
export const countedFaceDown: Step = (rules, { text }) =>
  /\beven (?:if|when|though) (?:it is |he is |she is |they are |he or she is )?(?:lying )?(?:flipped )?face-down\b/i.test(text) &&
  rules.some((rule) => rule.kind === 'static' && has(rule.effect, /"(?:per|count)":/))
    ? 'Cards that lie face-down cannot be counted by what they are.'
    : rules

/** "As your Turn, lose 1 Sanity to draw one card. At Night, this costs no Sanity": the use, and not the card when it is played. */
export const freeAtSomeTimes: Step = (rules, { self, text }) =>
  self && (self.type === 'Investigator' || usedForNothing.test(text)) ? usesForNothing(rules, self.type === 'Investigator') : rules

const usedForNothing = /\b(?:this|this use|doing so|to do so|its use) costs (?:you )?no Sanity\b/i

/** What a use costs at some times and not at others, as two uses. */
function usesForNothing(rules: readonly Rule[], isCommand: boolean): readonly Rule[] | string {
  const isFree = (rule: Rule): rule is Extract<Rule, { kind: 'static' }> =>
    rule.kind === 'static' && has(rule.effect, /"stat":"(?:cost|castingCost)"/) && has(rule.effect, /"of":\{"ref":"self"\}/)
  const free = rules.find(isFree)
  if (!free) return rules
  const isPrice = (cost: Cost): boolean => typeof cost === 'object' && 'sanity' in cost
  const uses = rules.filter((rule) => rule.kind === 'action' && rule.cost?.some(isPrice))
  const when = free.if
  if (uses.length === 0 && !isCommand) return rules
  if (uses.length !== 1 || !when)
    return 'What a use costs at some times and not at others is told as two uses: "As your Turn, at Night, ...".'
  return rules.flatMap((rule): readonly Rule[] => {
    if (rule === free) return []
    if (rule !== uses[0] || rule.kind !== 'action') return [rule]
    const { cost, ...use } = rule
    const others = cost!.filter((each) => !isPrice(each))
    const limit = rule.limit && 'times' in rule.limit ? { limit: { ...rule.limit, shared: true as const } } : {}
    return [
      { ...rule, ...limit, if: besides(rule.if, { not: when }) },
      { ...use, ...limit, if: besides(rule.if, when), ...(others.length > 0 ? { cost: others } : {}) },
    ]
  })
}

/** "Choose one Ally. It loses 2, or 4 if it is Corrupt": asked of the one that is chosen, once he is, and of each figure by itself. */
export const askedOfChosen: Step = (rules, { text }) => (orAnother.test(text) ? rules.map(askedOfTheChosen) : rules)

/** A second figure in another case: "or 4 if it is Corrupt". */
const orAnother = /\bor (?:by )?(?:\d+|two|three|four|five|six)(?: points?)? (?:if|when|while)\b/i

/** What must be so of the chosen card is asked of it once it is chosen; a second case of it is asked by itself. */
function askedOfTheChosen(rule: Rule): Rule {
  if (!does(rule) || !rule.target || rule.if === undefined || !has(rule.if, /"card":\{"ref":"target"\}/)) return rule
  const { if: asked, ...always } = rule
  const cases = rule.do.filter((op) => 'if' in op && has(op.if, /"card":\{"ref":"target"\}/))
  const plain = rule.do.filter((op) => !cases.includes(op))
  return cases.length > 0 && plain.length > 0 ? { ...always, do: [{ if: asked, do: plain }, ...cases] } : rule
}

/** "Exchange one Artifact for one in your Hand (pay any Sanity cost)": what comes into play so is not paid for. */
export const exchangedForNothing: Step = (rules, { text }) =>
  /\bpay(?:ing)? (?:any|the|its|all) Sanity costs?\b/i.test(text) &&
  rules.some((rule) => has(rule, /"swap":/)) &&
  !has(rules, /"price":|"sanity":|"pays":/)
    ? 'What comes into play by an exchange costs nothing, and that it does cannot be told.'
    : rules

/** "Give one Weapon from your Hand to one of your Allies. Pay any Sanity costs": what comes into play so. */
export const itsPricePaid: Step = (rules, { text }) =>
  /\bpay(?:ing)? any Sanity costs?\b/i.test(text) ? rules.map(givenForItsPrice) : rules

/** A card that is given from the Hand, and paid for. */
function givenForItsPrice(rule: Rule): Rule {
  if (!does(rule)) return rule
  return { ...rule, do: rule.do.map((op) => ('give' in op && op.give.in === 'hand' ? { ...op, pays: true } : op)) }
}

/** "By 1 point each, or by 2 if they have Weapons. Not cumulative ...": neither figure is. */
export const neitherCumulative: Step = (rules, { text }) =>
  /\bor (?:by )?(?:\d|two|three|four)\b[^.;]*[.;] Not cumulative\b/i.test(text) ? rules.map(asLimitedAsNext) : rules

/** The first of two figures that hold in the same case, as little cumulative as the second. */
function asLimitedAsNext(rule: Rule, at: number, all: readonly Rule[]): Rule {
  const next = all[at + 1]
  if (rule.kind !== 'static' || !('value' in rule.effect) || rule.effect.limit !== undefined) return rule
  if (next?.kind !== 'static' || !('value' in next.effect) || next.effect.limit === undefined || !('stacking' in next.effect.limit))
    return rule
  return stable(rule.if ?? null) === stable(next.if ?? null) ? { ...rule, effect: { ...rule.effect, limit: next.effect.limit } } : rule
}

/** "Can be used in place of any card. Lose 1 Sanity. Bury this card when used": of that use, which costs nothing but the card. */
export const whenItStandsIn: Step = (rules, { text }) =>
  /\bwhen (?:it is )?used\b/i.test(text) &&
  !/\bas your turn\b/i.test(text) &&
  rules.some((rule) => rule.kind === 'static' && 'standsIn' in rule.effect) &&
  rules.some((rule) => rule.kind === 'action' && rule.window === 'turn')
    ? 'It is not said when this is done: of a card that stands in for another it can only be told what becomes of it.'
    : rules

/** "You need not pay the Sanity cost of this Artifact", on an Ally who carries it. */
export const costOfWhatIsCarried: Step = (rules, { self, text }) =>
  self?.type === 'Ally' &&
  /\bthis (?:Artifact|Tome|Weapon)\b/i.test(text) &&
  rules.some((rule) => rule.kind === 'static' && has(rule.effect, /"(?:cost|price)/) && has(rule.effect, /"of":\{"ref":"self"\}/))
    ? 'It is not said whose Sanity cost this is: what an Ally carries is paid for as it is played.'
    : rules

/** Lots are drawn for each player apart. */
export function pooled(rules: readonly Rule[], { text }: Told): readonly Rule[] | Fault {
  const all = /\bamong all (?:the )?(?:players|investigators)\b|\b(?:of|from) any players\b/i.exec(text)
  return all && has(rules, /"of":"each","pick":"random"/)
    ? fault('Here lots are drawn for each player apart: say "of each player" if that is meant.', all.index, all[0].length)
    : rules
}

/** "By 1 point, plus 1 point for each Cultist": both figures of one card count (M17.18). */
export const plusMoreForEach: Step = (rules, { text }) =>
  /\bplus (?:\d+|an?|one|two|three)(?: points?)? for (?:each|every)\b/i.test(text)
    ? rules.map(
        (rule): Rule =>
          does(rule) ? { ...rule, do: rule.do.map((op, at) => (addsMore(rule.do[at - 1], op) ? cumulative(op) : op)) } : rule,
      )
    : rules

const started = (op: Op | undefined) =>
  op && 'start' in op && op.start.kind === 'static' && 'value' in op.start.effect
    ? { value: op.start.effect.value, of: op.start.effect.of }
    : undefined

/** Whether a deed raises what the one before it has raised by a plain number, now for each of something. */
function addsMore(one: Op | undefined, other: Op): boolean {
  const [first, second] = [started(one), started(other)]
  return (
    typeof first?.value === 'number' &&
    typeof second?.value === 'object' &&
    'per' in second.value &&
    stable(first.of ?? null) === stable(second.of ?? null)
  )
}

const cumulative = (op: Op): Op =>
  'start' in op && op.start.kind === 'static' && 'value' in op.start.effect
    ? { ...op, start: { ...op.start, effect: { ...op.start.effect, limit: { stacking: 'yes' } } } }
    : op

/** "She adds 1 but may not carry Weapons while you are Underground": is the 1 added elsewhere, too? */
export const whileOfBoth: Step = (rules, { text }) => {
  const [first] = rules
  const isBare = first?.kind === 'static' && 'value' in first.effect && first.if === undefined
  return isBare && addsButMayNot.test(text)
    ? 'It is not said whether this holds for both: say it at the head, or make two sentences of it.'
    : rules
}

const addsButMayNot =
  /^[^.;:,]*\b(?:adds?|gains?|loses?|subtracts?) (?:\d+|one|two|three)(?: points?)?,? but (?:may not|cannot|can not)\b[^.;:,]*? (?:while|if|when|at Night|by Day)\b/i
