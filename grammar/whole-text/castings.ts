/** Spells and what answers a play: all that one does at one casting, and what becomes of a Tome. */

import type { Condition, Op, Rule } from '../ast.ts'
import { besides, does, stable } from '../make/draft.ts'
import { noWhile } from '../make/sentences.ts'
import { areApart } from '../make/steps.ts'
import { has, type Step } from './step.ts'

export const castOutOfCombat: Step = (rules, { self }) => (self?.type === 'Spell' ? outOfCombat(rules) : rules)

/** "This Spell may not be cast in Combat": asked of each casting, for a Spell is cast both as a Turn and there. */
function outOfCombat(rules: readonly Rule[]): readonly Rule[] {
  const never = stable({ not: { role: 'inCombat' } })
  const isSaid = (rule: Rule): boolean => rule.kind === 'require' && stable(rule.needs) === never
  if (!rules.some(isSaid)) return rules
  return rules.flatMap((rule): readonly Rule[] => {
    if (isSaid(rule)) return []
    return rule.kind === 'action' && rule.window === 'cast' ? [{ ...rule, if: besides(rule.if, JSON.parse(never) as Condition) }] : [rule]
  })
}

export const castOnce: Step = (rules, { self }) => (self?.type === 'Spell' ? onceCast(rules) : rules)

/** "At the end of Combat, bury one of your Allies", on a Spell: of the Combat or Round it is cast in, and not of each for as long as it lies there. */
function onceCast(rules: readonly Rule[]): readonly Rule[] | string {
  const cast = rules.map((rule): Rule | undefined => {
    if (rule.kind !== 'on' || (typeof rule.on === 'object' && 'cardLeft' in rule.on && rule.on.cardLeft.ref === 'self')) return rule
    const until = untilThen.get(rule.on)
    return until && { kind: 'action', window: 'cast', do: [{ start: rule, until }] }
  })
  return cast.includes(undefined) ? noWhile : (cast as readonly Rule[])
}

const untilThen: ReadonlyMap<unknown, 'combat' | 'round'> = new Map([
  ['combatBegins', 'combat'],
  ['beforeReveal', 'combat'],
  ['threatRevealed', 'combat'],
  ['combatEnded', 'combat'],
  ['roundEnd', 'round'],
])

export const spellsOfAKeptTome: Step = (rules, { text }) =>
  spellsGo.test(text) &&
  has(rules, /"to":"(?:hand|deckTop|deckBottom)"/) &&
  !/"to":"(?:bury|discard)"/.test(stable(rules).replaceAll(ownEnd, ''))
    ? 'What becomes of the Spells in a Tome that is not lost cannot be told.'
    : rules

/** Of a Tome that is lost it goes without saying (M9.12), and of one that goes elsewhere it does not. */
const spellsGo =
  /\bSpells? (?:held |placed |kept )?(?:in|by|on) (?:the|that|this|such a) Tome,? (?:is|are|must be) (?:also )?(?:discarded|buried|lost)\b/i

const ownEnd = '"move":{"ref":"self"},"to":"bury"'

export const spellBefore: Step = (rules, { text }) =>
  thatSpell.test(text) ? rules.map((rule, at) => ofThatKind(rule, rules[at - 1])) : rules

const thatSpell = /\b(?:that|the) Spell\b[^.;]*\bafter\b/i

/** "Can also find one Cthulhu Spell. Bury that Spell after it is cast": of what else is held there nothing is said. */
function ofThatKind(rule: Rule, before: Rule | undefined): Rule {
  if (rule.kind !== 'static' || !('onceCast' in rule.effect) || rule.effect.of.borneBy !== 'self') return rule
  const room = before?.kind === 'static' && 'holdsSpells' in before.effect ? before.effect.icon : undefined
  if (typeof room !== 'string' || room === 'any' || stable(rule.effect.of.is) !== '{"type":"Spell"}') return rule
  return { ...rule, effect: { ...rule.effect, of: { ...rule.effect.of, is: { type: 'Spell', icon: room } } } }
}

/** "As your Turn, discard any Spell in this Tome": what is picked is one. */
export const howManySpellsGo: Step = (rules, { text }) =>
  /\bAs your Turn,? (?:you may )?(?:discard|bury|return) any Spell (?:in|from|held by)\b/i.test(text) &&
  rules.some((rule) => rule.kind === 'action' && has([rule], /"move":\{[^{}]*"is":\{"type":"Spell"\}[^{}]*"pick":"all"/))
    ? 'It is not said how many Spells go: "one", or "all".'
    : rules

export const isThisKept: Step = (rules, { text }) =>
  /\bSpells?\b[^.;]*\binstead of (?:burying|discarding|losing) them\b/i.test(text) &&
  has(rules, /"wouldBe\w+":\{"ref":"self"\}/) &&
  !has(rules, /"do":\[\{"move":\{"ref":"self"/)
    ? 'It is not said whether this card is kept: "bury the Spells in it instead", or "when this card is lost, discard each Spell in it".'
    : rules

/** A Tome is written in a language; that somebody knows one by it must say who. */
export const whoKnowsTheLanguage: Step = (rules, { self, text }) =>
  self?.type === 'Tome' &&
  rules.some((rule) => rule.kind === 'static' && 'languages' in rule.effect) &&
  !/\b(?:you|investigators?|ally|allies|owner|reader|possessor)\b/i.test(text)
    ? 'It is not said who knows this language.'
    : rules

export const eventAnswers: Step = (rules, { self }) => (self?.type === 'Event' && !self.subtype ? rules.map(answering) : rules)

/** "When an opponent plays an Event, cancel it", on an Event that is done at once: it answers what was played before, for it lies nowhere to wait. */
function answering(rule: Rule): Rule {
  if (rule.kind !== 'on' || typeof rule.on !== 'object' || !rule.do.some((op) => 'cancel' in op)) return rule
  const { kind: _kind, on, optional: _optional, ...rest } = rule
  if ('cardPlayed' in on && on.by !== 'you' && !on.through)
    return { kind: 'action', window: { after: 'played', of: on.cardPlayed, by: on.by, ...(on.on === 'you' ? { on: 'you' } : {}) }, ...rest }
  if ('spellCast' in on && on.spellCast !== 'you' && !on.from)
    return { kind: 'action', window: { after: 'cast', of: on.is ?? { type: 'Spell' }, by: on.spellCast }, ...rest }
  return rule
}

/** "When cast ... When cast, if ..." says each time that it is a casting of its own. */
export const oneCasting: Step = (rules, { self, text }) =>
  self?.type === 'Spell' && !/\bwhen cast\b.*\bwhen cast\b/is.test(text) ? atOneCasting(rules, text) : rules

/** "Draw two cards. If it is Night, gain 1 Sanity": all that a Spell does is done when it is cast, and not the one or the other. */
function atOneCasting(rules: readonly Rule[], text: string): readonly Rule[] | string {
  const isBoth = /\b(?:as well|too|also|in addition|both)\b/i.test(text)
  const result: Rule[] = []
  for (const rule of rules) {
    const at =
      rule.kind === 'action' ? result.findLastIndex((each) => each.kind === 'action' && stable(each.window) === stable(rule.window)) : -1
    const isOther = at >= 0 && doesTheSame(result[at] as Casting, rule as Casting, isBoth)
    const both = at < 0 || isOther ? undefined : castTogether(result[at] as Casting, rule as Casting)
    if (both === 'unsaid') return 'It is not said whether both are done at one casting.'
    if (both) result[at] = both
    else result.push(rule)
  }
  return result
}

type Casting = Extract<Rule, { kind: 'action' }>

/** "Bury an Ally of value 1. At Night, bury one of value 2": the same deed done to another is done instead; and one casting summons once (M9.32). */
function doesTheSame(first: Casting, next: Casting, isBoth: boolean): boolean {
  const deeds = ({ do: ops }: Casting): readonly string[] =>
    ops.map((op) => stable([Object.keys(op).sort(), 'to' in op ? op.to : null, 'start' in op ? op.start : null]))
  const told = deeds(next)
  const isSummons = next.do.every((op) => 'summonOrControl' in op)
  return next.if !== undefined && (isSummons || !isBoth) && told.length > 0 && told.every((each) => deeds(first).includes(each))
}

/** What two clauses do as one; undefined where the one or the other is so. What the second has of its own, a price or an aim, may be of either. */
function castTogether(first: Casting, next: Casting): Casting | 'unsaid' | undefined {
  const [one, two] = [asked(first), asked(next)]
  const both = one.filter((each) => two.some((other) => stable(other) === stable(each)))
  const apart = (all: readonly Condition[]): readonly Condition[] =>
    all.filter((each) => !both.some((common) => stable(common) === stable(each)))
  const [own, other] = [apart(one), apart(two)]
  if (own.length > 0 && other.length > 0 && areApart(besides(undefined, ...own), besides(undefined, ...other))) return undefined
  if (next.cost || next.limit || next.stayed || (first.target && next.target)) return 'unsaid'
  const held = (when: readonly Condition[], ops: readonly Op[]): readonly Op[] =>
    when.length === 0 ? ops : [{ if: besides(undefined, ...when), do: ops }]
  const { if: _, target: _target, ...rest } = first
  const target = first.target ?? next.target
  return {
    ...rest,
    ...(both.length > 0 ? { if: besides(undefined, ...both) } : {}),
    ...(target ? { target } : {}),
    do: [...held(own, first.do), ...held(other, next.do)],
  }
}

export const asked = ({ if: when }: Casting): readonly Condition[] => (when === undefined ? [] : 'all' in when ? when.all : [when])

/** "Summon or Control a Ghoul. Increase the value of that Monster ...": it is the one that comes, and none that is aimed at besides. */
export const theOneCalled: Step = (rules, { self }) => {
  if (self?.type !== 'Spell') return rules
  return rules.some(isAskedOfTheCalled)
    ? 'What is asked of the Monster that is summoned or controlled cannot be told.'
    : rules.map(ofTheCalled)
}

/** What a Monster gains that a Spell calls: "Summon or Control a Ghoul. Increase the value of that Monster by 2 points at Night." */
function gainOfTheCalled(op: Op | undefined): { readonly gains: number; readonly so: Condition | undefined } | undefined {
  if (!op) return undefined
  if ('if' in op && !op.else && op.do.length === 1) {
    const found = gainOfTheCalled(op.do[0])
    return found && !found.so && !/"(?:target|cause)"/.test(stable(op.if)) ? { ...found, so: op.if } : undefined
  }
  if (!('start' in op) || op.start.kind !== 'static' || op.start.if || !('value' in op.start.effect)) return undefined
  const { value, of, how } = op.start.effect
  return typeof value === 'number' && of.ref === 'target' && how === undefined ? { gains: value, so: undefined } : undefined
}

/** "Summon or Control a Ghoul. Add 1 if that Monster is ...": the one that comes is no target, and nobody knows it before. */
const isAskedOfTheCalled = (rule: Rule): boolean =>
  does(rule) &&
  rule.do.some((op) => 'if' in op && stable(op.if).includes('"card":{"ref":"target"}') && stable(op.do).includes('"summonOrControl"'))

function ofTheCalled(rule: Rule): Rule {
  if (rule.kind !== 'action' || rule.target?.is?.type !== 'Monster' || rule.do.length !== 2) return rule
  const [call, more] = rule.do
  const gain = gainOfTheCalled(more)
  if (!call || !('summonOrControl' in call) || !gain) return rule
  const { target: _, ...untargeted } = rule
  const gaining: Op = { ...call, gains: gain.gains }
  return { ...untargeted, do: gain.so ? [{ if: gain.so, do: [gaining], else: [call] }] : [gaining] }
}
