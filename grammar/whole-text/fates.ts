/** What becomes of cards: turned, lent, returned, kept or gone, once and not twice. */

import { asItIsUsed } from '../as-it-is-used.ts'
import type { Op, Rule, Selector } from '../ast.ts'
import { isOne } from '../goes-on.ts'
import { heldBeforeGone } from '../gone-so.ts'
import { tied } from '../loose-ends.ts'
import { does, stable, swap } from '../make/draft.ts'
import { turnsOne } from '../make/sentences.ts'
import { laidWherePlayed } from '../own-card/aimed.ts'
import { ofAnyWithPennies, penniesOnIt, whenSoManyLie, whenTheLastGoes } from '../pennies.ts'
import type { Self } from '../reading.ts'
import { has, notWhich, type Step } from './step.ts'

export const soManyPennies: Step = (rules, { self }) => (self ? rules.map(whenSoManyLie) : rules)

export const turnedWhenPlayed: Step = (rules, { self }) =>
  self?.type === 'Event' && !rules.some(isAttached) ? rules.map(turnedForGood) : rules

/** "Target Ally becomes Corrupt", on an Event: he is turned when it is played, and stays so when it is gone. */
function turnedForGood(rule: Rule): Rule {
  // Whom it lies on it turns as long as it lies there.
  if (rule.kind !== 'static' || rule.if || !turnsOne(rule.effect) || /"ref":"(?!target")/.test(stable(rule.effect))) return rule
  return { kind: 'on', on: 'played', do: [{ start: rule, until: 'whileInPlay' }] }
}

export const isAttached = (rule: Rule): boolean => rule.kind === 'static' && 'attachedTo' in rule.effect

export const othersThanWentBack: Step = (rules) => rules.map(othersThanReturned)

/** "Play another Ally", where none was put into the Hand before: any. */
function othersThanReturned(rule: Rule): Rule {
  if (!does(rule) || !stable(rule.do).includes('"others":true,"play"')) return rule
  const isPut = (op: Op | undefined): boolean => op !== undefined && 'move' in op && op.to === 'hand'
  const ops = rule.do.map((op, at): Op => {
    if (!('play' in op) || !op.others || rule.do.slice(0, at).some(isPut)) return op
    const { others: _, ...any } = op
    return any
  })
  return { ...rule, do: ops }
}

export const whenItComesBack: Step = (rules) => (rules.some(isAsideForever) ? 'It is not said when what is set aside comes back.' : rules)

/** What is set aside comes back at some time, or is dealt with in the same clause. */
const isAsideForever = (rule: Rule): boolean =>
  does(rule) &&
  rule.do.some((op) => 'move' in op && op.to === 'aside' && op.back === undefined) &&
  !has(rule.do, /"(?:in|from)":"aside"|"to":"(?:storyTop|deckTop|deckBottom|hand|play)"/)

export const penniesThere: Step = (rules) => rules.map(penniesOnIt)

export const lastPennyGoes: Step = (rules, { self }) => (self ? ofAnyWithPennies(rules.map(whenTheLastGoes)) : rules)

export const whichStaysFaceDown: Step = (rules, { self }) =>
  /^(?:Event|Spell|Location)$/.test(self?.type ?? '') && has(rules, /"of":\{"ref":"self"\},"staysFaceDown"/)
    ? 'It is not said which card stays face-down.'
    : rules

export const howItProtects: Step = (rules, { text }) =>
  guardsAgainstLoss.test(text) && !has(rules, /"would(?:Lose|BeBuried|Pay)/)
    ? 'It is not said how this protects: what is done instead?'
    : rules

/** What is only the head of the sentence that tells what is done instead. */
const guardsAgainstLoss = /\bprotection (?:from|against) (?:[^.;]*\b)?cards (?:that|which) (?:would )?(?:cause|make) you to lose\b/i

export const tiedAndLaid: Step = (rules, { self, text }) => tied(laidWherePlayed(withoutHeading(rules), self), self, text)

/** "You may bury one Ally to cancel it. Both cards are discarded": the Ally is gone, and this card was not spoken of. */
export const bothWhich: Step = (rules, { text }) =>
  /\bboth\b/i.test(text) && rules.some(goesForAnother) ? 'It is not said which two cards these are.' : rules

const goesForAnother = (rule: Rule): boolean =>
  rule.kind === 'on' &&
  (rule.cost ?? []).some((each) => typeof each === 'object' && 'other' in each) &&
  /"cancel":"cause".*"ref":"cause".*"move":\{"ref":"self"\}/.test(JSON.stringify(rule.do))

/** "If one of your Allies would be buried, you may discard two cards instead": cards are discarded from the Hand, there as everywhere. */
export const givenFromHand: Step = (rules) =>
  rules.map((rule) => (rule.kind === 'instead' ? { ...rule, do: rule.do.map(discardedFromHand) } : rule))

function discardedFromHand(op: Op): Op {
  if (!('move' in op) || op.to !== 'discard') return op
  const { n: _, pick, ...more } = op.move
  return pick !== undefined && pick !== 'all' && Object.keys(more).length === 0 ? { ...op, move: { ...op.move, in: 'hand' } } : op
}

/** "Protection from theft. When you would lose an Artifact, you may bury this card instead.": the one tells what the other does. */
function withoutHeading(rules: readonly Rule[]): readonly Rule[] {
  const isTold = rules.some((rule) => rule.kind === 'instead' && 'wouldLose' in rule.of)
  const isHeading = (rule: Rule): boolean => rule.kind === 'static' && 'immuneTo' in rule.effect && rule.effect.immuneTo === 'theft'
  return isTold ? rules.filter((rule) => !isHeading(rule)) : rules
}

/** "Each player discards one card. If you discarded a Monster, draw two": of the card that went, and no price. */
export const ofTheDiscarded: Step = (rules, { text }) =>
  /[.;] If you (?:have )?(?:discarded|buried) an?\b/i.test(text) &&
  rules.some((rule) => rule.kind === 'on' && rule.on === 'played' && rule.cost !== undefined)
    ? 'It is not said of which card this is asked: "if the card so discarded is a Monster".'
    : rules

export const targetInstead: Step = (rules, { self }) => (self?.target && oneTarget.test(self.target) ? orInstead(rules) : rules)

/** A target line that names one card. */
const oneTarget = /\b(?:Ally|Artifact|Tome|Spell|Event|Monster|Weapon|Location)$/i

/** "Flip one Ally of 1 point. At Night, flip any one Ally", aimed at one: the other of the two then, and not both. */
function orInstead(rules: readonly Rule[]): readonly Rule[] {
  /** All but which one is picked, where one is picked and nothing else done. */
  const bare = (rule: Rule | undefined): string | undefined => {
    if (!rule || !does(rule) || rule.do.length !== 1 || rule.cost || rule.target) return undefined
    const {
      do: [op],
      if: _,
      ...when
    } = rule
    const picked = op && ('move' in op ? op.move : 'flip' in op ? op.flip : undefined)
    if (!op || !picked || !isOne(picked) || picked.pick !== 'choose') return undefined
    const { is, ...whose } = picked
    return stable({ ...when, op: swap(op, JSON.stringify(picked), '{}'), whose, type: is?.type })
  }
  return rules.map((rule, at) => {
    const next = rules[at + 1]
    if (!next || !does(rule) || !does(next) || rule.if || !next.if) return rule
    const said = bare(rule)
    return said !== undefined && said === bare(next) ? ({ ...rule, if: { not: next.if } } as Rule) : rule
  })
}

export const goneAtTheEnd: Step = (rules, { self, text }) => rules.map((rule) => goneAfterwards(sparedTarget(rule, self, text), text))

/** "Target Ally does not absorb and may not be buried": he, and not the Event or Spell that is gone by then. */
function sparedTarget(rule: Rule, self: Self | undefined, text: string): Rule {
  if (!does(rule) || !rule.target || !/^(?:Event|Spell)$/.test(self?.type ?? '') || /\bthis card\b/i.test(text)) return rule
  const isSpared = (op: Op | undefined): boolean =>
    !!op && 'start' in op && op.start.kind === 'forbid' && has(op.start.what, /"ref":"self"/)
  const told = rule.do.map((op, at): Op => {
    const isBehind = isSpared(op) && at > 0 && has(rule.do[at - 1], /"ref":"target"/)
    return isBehind ? swap(op, '"ref":"self"', '"ref":"target"') : op
  })
  return { ...rule, do: told }
}

/**
 * "Increase the value of one Ally by 3 until the end of Combat. He is then flipped": when that while has ended. Done at once, it would
 * leave nothing of what he gains.
 */
function goneAfterwards(rule: Rule, text: string): Rule {
  if (!does(rule) || !thenGone.test(text)) return rule
  const told = rule.do.map((op, at): Op => {
    const before = rule.do[at - 1]
    const lasts = before && 'start' in before && (before.until === 'combat' || before.until === 'round') ? before.until : undefined
    const isGone =
      ('flip' in op && op.flip.ref === 'target' && op.face === 'down') ||
      ('move' in op && op.move.ref === 'target' && /^(?:bury|discard|hand)$/.test(String(op.to)))
    if (lasts === undefined || !isGone || !has(before, /"effect":\{"of":\{"ref":"target"\},"value"/)) return op
    return { start: { kind: 'on', on: lasts === 'combat' ? 'combatEnded' : 'roundEnd', do: [op] }, until: lasts }
  })
  return { ...rule, do: told }
}

const thenGone = /\b(?:(?:until the end|for the (?:remainder|rest)) of (?:(?:the|this) )?(?:Round|Combat))\b[^.;]*[.;,]? [^.;]*\bthen\b/i

/** "Bury one Ally. At Night, discard it instead of burying it", on an Event, which is buried as well. */
export const buriedAnyway: Step = (rules, { self, text }) =>
  (self?.type === 'Event' || self?.type === 'Spell') &&
  /\bdiscard(?:s|ed)? (?:it|them) (?:instead|rather)/i.test(text) &&
  has(rules, /"wouldBeBuried":\{"ref":"self"\}/) &&
  rules.some((rule) => does(rule) && rule.do.some((op) => 'move' in op && op.to === 'bury' && op.move.ref !== 'self'))
    ? notWhich
    : rules

export const anotherIsLost: Step = (rules, { self, text }) =>
  self?.type === 'Ally' && losesAnother.test(text) && rules.some(isOfAnyLoss) ? notAnother : rules

/** "When another of your Allies would be lost": not this one, which gives itself up for him. */
const losesAnother =
  /\b(?:an)?other (?:of your )?all(?:y|ies)\b[^.;]*\b(?:lost|lose)\b|\b(?:lost|lose)\b[^.;]*\b(?:an)?other (?:of your )?all(?:y|ies)\b/i

const isOfAnyLoss = (rule: Rule): boolean => rule.kind === 'instead' && 'wouldLose' in rule.of

const notAnother = 'That another card is lost, and not this one, cannot be told: "would be Buried" can.'

export const heldGoFirst: Step = (rules, { self }) => (self ? rules.map(heldFirst).map(heldBeforeGone) : rules)

/** "Bury target Ally. Any Artifact he holds is discarded": it goes, and is counted, before its bearer does, with whom it would else be lost. */
function heldFirst(rule: Rule): Rule {
  if (!does(rule)) return rule
  const isHeld = (op: Op | undefined): boolean => op !== undefined && !('flip' in op) && /"borneBy":"target"/.test(stable(op))
  const at = rule.do.findIndex(
    (op, index) => 'move' in op && op.move.ref === 'target' && /^(?:bury|discard|hand|deck)/.test(op.to) && isHeld(rule.do[index + 1]),
  )
  if (at < 0) return rule
  const behind = rule.do.slice(at + 1)
  const end = behind.findIndex((op) => !isHeld(op))
  const held = end < 0 ? behind : behind.slice(0, end)
  return { ...rule, do: [...rule.do.slice(0, at), ...held, rule.do[at]!, ...behind.slice(held.length)] } as Rule
}

export const lentForARound: Step = (rules) => rules.map(lentOnly)

/** "Your opponent must give you one Artifact. Return it at the end of the Round": it is yours for so long, and goes back where it lay. */
function lentOnly(rule: Rule): Rule {
  if (!does(rule) || !rule.do.some(isReturned)) return rule
  const isLent = (op: Op): boolean => 'move' in op && op.to === 'play' && ofTarget(op.move) && op.back === undefined
  if (rule.do.filter(isLent).length !== 1) return rule
  return { ...rule, do: rule.do.filter((op) => !isReturned(op)).map((op) => (isLent(op) ? ({ ...op, back: 'round' } as Op) : op)) }
}

const ofTarget = (of: Selector): boolean => of.ref === 'target'

/** What is done at the end of the Round with the card that was picked: it is returned, and nothing more said. */
function isReturned(op: Op): boolean {
  if (!('start' in op) || op.until !== 'round' || op.start.kind !== 'on' || op.start.on !== 'roundEnd') return false
  const [only, more] = op.start.do
  return only !== undefined && !more && 'move' in only && only.to === 'deckTop' && ofTarget(only.move)
}

export const returnedWhere: Step = (rules) =>
  rules.some(goesBackNowhere) ? 'It is not said where this is returned to: to its owner, to a Hand?' : rules

/** What was picked in play is put on no Mythos Deck by being returned. */
const goesBackNowhere = (rule: Rule): boolean =>
  does(rule) && rule.target !== undefined && rule.target.in === undefined && rule.do.some(isReturned)

export const turnsItself: Step = (rules) => rules.map(turnedItself)

/** "When your opponent plays a Great Old One, this card turns Corrupt": as long as this card stays, and not the one that was played. */
function turnedItself(rule: Rule): Rule {
  if (!does(rule) || rule.target) return rule
  const isOwn = (op: Op): boolean => 'start' in op && op.until === 'whileInPlay' && has(op.start, /"of":\{"ref":"self"\}/)
  return rule.do.every(isOwn) ? { ...rule, do: rule.do.map((op) => ({ ...op, until: 'whileThisStays' }) as Op) } : rule
}

export const whileItLiesFaceDown: Step = (rules, { self }) =>
  self && /^(?:Artifact|Tome|Ally)$/.test(self.type) ? rules.map(whileTurned) : rules

/** "At the start of each Turn pay 1 Sanity or flip this card face-up": while it lies face-down. */
function whileTurned(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.if || (rule.on !== 'turnStart' && rule.on !== 'roundStart' && rule.on !== 'roundEnd')) return rule
  const isTurning = (op: Op): boolean => 'flip' in op && op.flip.ref === 'self' && op.face === 'up'
  const isChosen = rule.do.some((op) => 'choose' in op && op.choose.some((way) => way.some(isTurning)))
  return isChosen ? { ...rule, if: { role: 'faceDown' } } : rule
}

export const oneUse: Step = (rules, { self, text }) => asItIsUsed(rules, text, self)

export const givenUpInCombat: Step = (rules, { self }) =>
  self && /^(?:Artifact|Tome|Ally)$/.test(self.type) ? rules.map(givenUpAtWill) : rules

/** "Bury this card when Threats are revealed and add 2 to your Threat": in which Combat is left to its player. */
function givenUpAtWill(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.optional || !rule.cost?.some((each) => typeof each === 'object' && 'self' in each)) return rule
  const { kind, on, if: when, cost, ...rest } = rule
  const isInCombat = on === 'threatRevealed' || on === 'beforeReveal' || on === 'combatBegins'
  return isInCombat ? { kind, on, ...(when ? { if: when } : {}), optional: true, cost, ...rest } : rule
}

/** "Survives Combat unless ...; it returns to your Threat": what stays is told once, by where it goes. */
export function keptOnce(rules: readonly Rule[]): readonly Rule[] {
  const isSame = (a: Rule, b: Rule): boolean =>
    a.kind === 'instead' && b.kind === 'instead' && stable([a.of, a.if ?? null]) === stable([b.of, b.if ?? null])
  return rules.filter(
    (rule) =>
      !(rule.kind === 'instead' && rule.do.length === 0 && !rule.optional && rules.some((each) => each !== rule && isSame(each, rule))),
  )
}

/** "Flip this card to draw one card. It may be flipped face-up only at a Church": this card, where no other has been turned. */
export function turnedAgain(rules: readonly Rule[]): readonly Rule[] {
  const isOfIt = (rule: Rule): boolean =>
    rule.kind === 'static' && 'staysFaceDown' in rule.effect && /"ref":"(?:it|them)"/.test(stable(rule))
  if (!rules.some(isOfIt)) return rules
  const rest = stable(rules.filter((rule) => !isOfIt(rule)))
  const others = rest.replaceAll(/\{"self":"flip"\}|"flip":\{"ref":"self"\}/g, '')
  // Whatever else is chosen or turned could be meant as well.
  const isOther = /"flip":|"pick":"(?:choose|random)"|"target":|"attachedTo":/.test(others)
  if (isOther || others === rest) return rules
  return rules.map((rule) => (isOfIt(rule) ? swap(swap(rule, '"ref":"it"', '"ref":"self"'), '"ref":"them"', '"ref":"self"') : rule))
}
