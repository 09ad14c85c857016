/** Which card is meant by "it", "the target", "another", and what may not be left open there. */

import type { Filter, Op, Rule, Static } from '../ast.ts'
import { isOne, pickedIn } from '../goes-on.ts'
import { fold, type KnownWords } from '../link.ts'
import {
  appliedAnyway,
  ifItShows,
  looseEnd,
  ofItself,
  ofWhatIsAsked,
  ofWhatIsSeen,
  ofWhatSetItOff,
  speaksOfNone,
  withIt,
  withItsCost,
} from '../loose-ends.ts'
import { does, stable, swap } from '../make/draft.ts'
import { aimed } from '../own-card/aimed.ts'
import { holdsForNone } from '../own-card/left-open.ts'
import { settle } from '../own-card/settled.ts'
import { type Fault, fault, type Self } from '../reading.ts'
import { tellsOfHand } from './moments.ts'
import { has, notWhich, type Step, type Told } from './step.ts'

export const whatIsSpokenOf: Step = (rules) =>
  rules
    .map(ifItShows)
    .map(ofWhatIsAsked)
    .map(ofHandCard)
    .map(ofItself)
    .map(appliedAnyway)
    .map(ofWhatSetItOff)
    .map(withItsCost)
    .map(ofWhatIsSeen)

/** "If this card is in your Hand ..., discard it": this card, where no other has been turned up. */
const ofHandCard = (rule: Rule): Rule =>
  tellsOfHand(rule) && !/"(?:reveal|look)":/.test(stable(rule)) ? swap(rule, '{"ref":"it"}', '{"ref":"self"}') : rule

export const itIsKnown: Step = (rules) => (has(rules, /"ref":"it"/) ? (withIt(rules) ?? notWhich) : rules)

/** "Flip this card to flip one Ally face-down. You may flip it face-up again for 1 Sanity": the one or the other. */
export const flippedBackWhich: Step = (rules, { text }) =>
  /\b(?:flip|turn) it (?:back )?face-up\b/i.test(text) &&
  has(rules, /"flip":\{"ref":"self"\},"face":"up"|"face":"up","flip":\{"ref":"self"\}/) &&
  has(rules, /"flip":\{(?!"ref":"self")/)
    ? notWhich
    : rules

/** "Target Steadfast Ally is Corrupt, and target Corrupt Ally is Steadfast": one Ally is aimed at, and is not both. */
export const oneOrTheOtherOfIt: Step = (rules) =>
  rules.some((rule) => does(rule) && ['Corrupt', 'Steadfast'].every((each) => rule.do.some((op) => makesTarget(op, each))))
    ? notWhich
    : rules

const makesTarget = (op: Op, trait: string): boolean =>
  'start' in op && stable(op.start).includes(`"attribute":"${trait}","give":true,"of":{"ref":"target"}`)

export const whichStepCounts: Step = (rules) => (rules.some(countsNothing) ? 'It is not said which step this counts.' : rules)

/** Whether a step counts what steps before it in its clause have moved, and none has, or several players each on his own. */
function countsNothing(rule: Rule): boolean {
  const ops = does(rule) || rule.kind === 'instead' ? rule.do : []
  const counts = (op: unknown, what: RegExp): boolean => what.test(stable(op))
  const each = (op: Op): boolean => 'forEach' in op || ('move' in op && (op.move.by === 'each' || op.move.by === 'eachOpponent'))
  // What is asked before anything is done has nothing to count.
  if ('if' in rule && counts(rule.if, /"wentSo":/)) return true
  if (ops.length === 0) return counts(rule, /"ref":"(?:thus|drawn)"|"wentSo":|"(?:sanity|players)Thus"/)
  const isFounded = (told: readonly Op[]): boolean => !countsNothing({ kind: 'on', on: 'played', do: told })
  return ops
    .flatMap((op) => ('name' in op ? op.do : [op]))
    .some((op, at, all) => {
      const before = all.slice(0, at)
      // What each of them does himself he counts himself.
      if ('forEach' in op && isFounded(op.do)) return false
      if ('choose' in op && op.choose.every(isFounded)) return false
      if (counts(op, /"ref":"drawn"/)) return !before.some((one) => 'draw' in one)
      if (counts(op, /"ref":"thus"|"wentSo":/)) return !before.some((one) => 'move' in one || 'flip' in one) || before.some(each)
      return counts(op, /"(?:sanity|players)Thus"/) && !before.some((one) => 'sanity' in one)
    })
}

export const whichTypeNamed: Step = (rules) =>
  has(rules.map(withoutNamed), /"ofNamed(?:Type|Title)":true/) ? 'It is not said which type, or which card, was named.' : rules

/** A rule without what it does with cards of a type that it has named. */
const withoutNamed = (rule: Rule): Rule => (does(rule) ? { ...rule, do: rule.do.filter((op) => !('name' in op)) } : rule)

export const itsVictim: Step = (rules, { known }) => rules.map((each) => ofItsVictim(each, known))

/** "Bury Scotophobia": the one that affects you; whose card it is does not matter. */
function ofItsVictim(rule: Rule, { senses }: KnownWords): Rule {
  if (!does(rule)) return rule
  const isPhobia = ({ title, ...more }: Filter): boolean =>
    typeof title === 'string' &&
    Object.keys(more).length === 0 &&
    senses.get(fold(title))?.some((sense) => sense.kind === 'title' && sense.phobia) === true
  const told = rule.do.map((op): Op => {
    if (!('move' in op) || op.to !== 'bury' || op.move.ref || !op.move.is || !isPhobia(op.move.is)) return op
    const { of, in: zone, affecting } = op.move
    return (of ?? zone ?? affecting) ? op : { ...op, move: { ...op.move, affecting: 'you' } }
  })
  return stable(told) === stable(rule.do) ? rule : ({ ...rule, do: told } as Rule)
}

/** Nothing but a play, a loss or an answer has set it off that such a card was in. */
export const setOffByNone: Step = (rules) => {
  const told = rules.map(askedOfChosen)
  return told.some(asksOfNone) ? notWhich : told
}

/** Whether a rule answers no card: done at a moment, or as a Turn. */
const answersNone = (rule: Rule): boolean =>
  (rule.kind === 'on' && typeof rule.on === 'string') || (rule.kind === 'action' && typeof rule.window === 'string')

/** "Choose one card. If that card is Corrupt, bury it, otherwise discard it": the one that was chosen, where none has set it off. */
const askedOfChosen = (rule: Rule): Rule =>
  does(rule) && answersNone(rule) && rule.target?.n === 1 && !/"start":/.test(stable(rule.do))
    ? swap(rule, '"card":{"ref":"cause"}', '"card":{"ref":"target"}')
    : rule

/** Whether "that card" is asked of where no card has set the clause off. */
const asksOfNone = (rule: Rule): boolean =>
  does(rule) &&
  answersNone(rule) &&
  has([rule.if ?? [], /"start":/.test(stable(rule.do)) ? [] : rule.do], /"if":\{"card":\{"ref":"cause"\}|^\[\{"card":\{"ref":"cause"\}/)

/** Of an Artifact it tells whom it may be given to. */
export const anySuchOne: Step = (rules, { text, self }) =>
  self?.type !== 'Artifact' && anyOfThem.test(text.replace(askedIn, '')) ? rules.map(ofAnySuch) : rules

/** What is asked first, or waited for: there "any" stands for one. */
const askedIn = /\b(?:if|unless|while|when|whenever) [^,.;]*,/gi

/** "Any Ghoul is Invisible": whichever it is. */
const anyOfThem = /\bany (?!(?:one|number|two|three|other|player|opponent|investigator|icon)\b)/i

/** What holds for as long as this card lies there holds for each such card, and for none that was picked. */
function ofAnySuch(rule: Rule): Rule {
  if (rule.kind !== 'static' || rule.until || !('of' in rule.effect) || typeof rule.effect.of !== 'object') return rule
  const { of } = rule.effect
  if (of.pick !== 'choose' || of.n !== 1 || of.ref !== undefined || of.upTo) return rule
  const { n: _, ...each } = of
  return { ...rule, effect: { ...rule.effect, of: { ...each, pick: 'all' } } as Static }
}

export const whichMustNotBe: Step = (rules, { text }) =>
  notSo.test(text) && rules.some(does) ? 'It is not said which card must not be so: "one Ally that is not ...".' : rules

/** "Return one Ally to your Hand. Not Living Dead.": of what was picked, and not of this card. */
const notSo = /[.;] Not (?!cumulative\b|more\b|affected\b|playable\b|usable\b|to be\b)\p{Lu}[\p{L} ]*\.?$/u

export const looseEnds: Step = (rules, { self }) => looseEnd(rules, self) ?? rules

export const aimedAt: Step = (rules, { self, text }) => aimed(rules, self, text)

export const monsterAimsAtNone: Step = (rules, { self }) =>
  self?.type === 'Monster' && rules.some((rule) => does(rule) && !rule.target && rule.do.some(aimsAtNone)) ? notWhich : rules

/** What is done with a card that nothing has chosen. */
const aimsAtNone = (op: Op): boolean => ('move' in op && op.move.ref === 'target') || ('flip' in op && op.flip.ref === 'target')

export const settled: Step = (rules, { self }) => settle(rules, self)

export const otherThanWhich: Step = (rules, { self }) =>
  self && othersThanNone(rules, self) ? 'It is not said other than which: "except ..."?' : rules

/** Whether values are told of other Allies than this card, which is none. */
const othersThanNone = (rules: readonly Rule[], { type }: Self): boolean =>
  // What an Ally bears speaks of others than him.
  /^(?:Event|Spell|Location|Monster)$/.test(type) &&
  rules.some((rule) =>
    has(
      'do' in rule ? { ...rule, do: rule.do.filter((_, at) => !isOtherThanOne(rule.do.slice(0, at))) } : 'effect' in rule ? rule : [],
      /"(?:of|move)":\{[^{}]*"is":\{[^{}]*"type":"Ally"[^{}]*\}[^{}]*"others":true|"others":true[^{}]*"is":\{[^{}]*"type":"Ally"/,
    ),
  )

/** "Flip one of your Allies, then discard another": other than the one that was flipped. */
const isOtherThanOne = (before: readonly Op[]): boolean =>
  before.some((each) => ('move' in each || 'flip' in each) && /"type":"Ally"/.test(stable(each)))

export const whichOfThem: Step = (rules, { text }) =>
  rules.some(aimsApart) && !/\bthe target\b/i.test(text) ? 'It is not said which of them is meant.' : rules

/** One of two is picked in the deed itself, and what comes then is said of one that was chosen besides. */
function aimsApart(rule: Rule): boolean {
  if (!does(rule) || !rule.target) return false
  const at = rule.do.findIndex((op) => 'choose' in op && !stable(op).includes('"ref":"target"'))
  return at === 0 && rule.do.slice(1).some((op) => stable(op).includes('"ref":"target"'))
}

/** "During Combat, choose one Defending Ally. Bury him at the end of Combat": when he is chosen, and by what use? */
export const chosenWhen: Step = (rules, { self }) =>
  (self?.type === 'Artifact' || self?.type === 'Tome') && rules.some(isChosenLate) ? 'It is not said when this is chosen.' : rules

const isChosenLate = (rule: Rule): boolean =>
  rule.kind === 'on' && rule.on === 'combatEnded' && rule.target !== undefined && stable(rule.if ?? null) === '{"role":"inCombat"}'

/** "Flip one other Ally to draw one card. If that Ally is Steadfast, ...": asked of the one given for it, who is not told apart then. */
export const askedOfThePrice: Step = (rules, { text }) =>
  /\bif (?:that|the) Ally is\b/i.test(text) && rules.some(asksItself) ? 'It is not said which Ally "that Ally" is.' : rules

const asksItself = (rule: Rule): boolean =>
  rule.kind === 'action' &&
  (rule.cost ?? []).some((cost) => typeof cost === 'object' && 'other' in cost && [cost.other.is?.type].flat().includes('Ally')) &&
  /"card":\{"ref":"(?:self|host)"\}/.test(stable(rule.do))

const ownPhobias = /\bPhobias? (?:that |which )?(?:you (?:have )?played|played by you|you own|of yours)\b/i

/** "Phobias played by you may not be buried at a Church": of all of them, and by whom, it would else be told. */
export const whosePhobias: Step = (rules, { text, self }) => {
  const bars = rules.filter((rule) => rule.kind === 'forbid' && /"buryPhobias"|"bury":\{"is":\{"subtype":"Phobia"/.test(stable(rule.what)))
  if (bars.length > 0 && ownPhobias.test(text)) return 'It is not said whose Phobias are meant: those that affect somebody.'
  const isOfNone = (rule: Rule): boolean =>
    rule.kind === 'forbid' &&
    rule.who === 'each' &&
    rule.if !== undefined &&
    'at' in rule.if &&
    rule.if.who === undefined &&
    rule.if.at.title !== 'self'
  return self?.type !== 'Location' && bars.some(isOfNone) ? 'It is not said who is there: "no player may bury Phobias at ..."?' : rules
}

export const heldForWhich: Step = (rules, { self }) =>
  holdsForNone(rules, self) ? 'It is not said for which card this holds: "each", or the bearer?' : rules

export const saysNothing: Step = (rules, { self, text }) =>
  rules.length === 0 && text.trim() !== '' && self !== undefined && mustDo.has(self.type)
    ? `This says nothing that ${self.type === 'Event' ? 'an' : 'a card of type'} ${self.type} does not do anyway.`
    : rules

/** Cards that are played for what they say: a text of theirs that says nothing to the rules was not understood. */
const mustDo: ReadonlySet<Self['type']> = new Set(['Event', 'Spell', 'Artifact', 'Tome'])

export const whichCardOrPlayer: Step = (rules) => (speaksOfNone(rules) ? 'It is not said which card or player is meant.' : rules)

export const asksOfAnother: Step = (rules) => (rules.some(asksAnother) ? notWhich : rules)

/** A value that is asked of a card that is chosen anew. */
const asksAnother = (rule: Rule): boolean => does(rule) && rule.if !== undefined && has(rule.if, asksOfTarget)

const asksOfTarget = /"card":\{"ref":"target"\},"is":\{"value"/

/** "Summon a Ghoul. If Controlled, ..." on a Spell: it is the Ghoul that is. */
export const ownRole: Step = (rules, { self }) =>
  self && /^(?:Spell|Event|Artifact|Tome|Location)$/.test(self.type) && rules.some(asksOwnRole)
    ? 'It is not said which card is meant: this one is no Monster.'
    : rules

/** Whether it is asked whether this very card was summoned or controlled. */
const asksOwnRole = (rule: Rule): boolean => has(rule, /\{"role":"(?:controlled|summoned)"\}/)

/** "Flip one Ally. If the target Ally is a Dreamer, ...": the one that is flipped is the target. */
export const flippedIsTarget: Step = (rules) => rules.map(pickedAsTarget)

/** "The target Location loses the Inside attribute and is an Outside Location": no Spell is a Location, and so the target is. */
export const looksOfTarget: Step = (rules, { self }) =>
  self?.type === 'Spell'
    ? rules.map((rule) => {
        if (!does(rule) || rule.target?.is?.type !== 'Location') return rule
        return {
          ...rule,
          do: rule.do.map((op) => ('start' in op && isLookOfThis(op.start) ? swap(op, '{"ref":"self"}', '{"ref":"target"}') : op)),
        }
      })
    : rules

const isLookOfThis = (rule: Rule): boolean => rule.kind === 'static' && 'attribute' in rule.effect && rule.effect.of?.ref === 'self'

/** The card that the first deed picks and the target of all that follows are one, where nothing tells them apart. */
function pickedAsTarget(rule: Rule): Rule {
  if (!does(rule) || !rule.target || !isOne(rule.target)) return rule
  const [first, ...rest] = rule.do
  const picked = first && pickedIn(first)
  const isTarget = (part: unknown): boolean => stable(part).includes('"ref":"target"')
  if (!picked || stable(picked) !== stable(rule.target) || !rest.some(isTarget) || isTarget(first)) return rule
  return { ...rule, do: [swap(first!, JSON.stringify(picked), '{"ref":"target"}'), ...rest] }
}

/** "Target Ally loses 3. If its value is 0, discard it": asked of the one that the sentence before aims at, once that is done. */
export function ofOneTarget(rules: readonly Rule[]): readonly Rule[] {
  const result: Rule[] = []
  for (const rule of rules) {
    const last = result.at(-1)
    const isOfIt = does(last) && does(rule) && last.target && rule.if && has(rule.if, asksOfTarget) && isAlike(last, rule)
    if (isOfIt) result[result.length - 1] = { ...last, do: [...last.do, { if: rule.if!, do: rule.do }] }
    else result.push(rule)
  }
  const aims = result.filter((rule) => 'target' in rule && rule.target !== undefined)
  return aims.length === 1 ? result.map(askedOnceChosen) : result
}

/** "Choose one Ally. If its value is 2 or less, bury it": asked of the one card that this text aims at, once it is chosen. */
function askedOnceChosen(rule: Rule): Rule {
  if (!does(rule) || !rule.target || rule.if === undefined || !('card' in rule.if) || !has(rule.if, asksOfTarget)) return rule
  const { if: asked, ...always } = rule
  return { ...always, do: [{ if: asked, do: rule.do }] }
}

/** Whether both are done at one moment, to the same card, and the second has no price of its own. */
function isAlike(last: Rule, next: Rule): boolean {
  const { do: _, if: when, ...first } = last as Extract<Rule, { kind: 'on' }>
  const { do: _do, if: _if, ...second } = next as Extract<Rule, { kind: 'on' }>
  return when === undefined && stable(first) === stable(second)
}

/** A story alone is none that was meant, where it is not told in quotation marks or the card is played for what it says. */
export function storyAlone(rules: readonly Rule[], { text, self, flavour, begun }: Told): readonly Rule[] | Fault {
  const [first] = flavour
  if (!first || begun !== undefined) return rules
  const isQuoted = flavour.every((each) => /["”]$/.test(text.slice(each.at, each.at + each.length)))
  return !isQuoted || (self !== undefined && mustDo.has(self.type))
    ? fault('No rule can be read in this text, only a story.', first.at, first.length)
    : rules
}
