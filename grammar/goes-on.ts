/** A sentence that goes on with what the ones before it do: then, otherwise, each time, as the price of it, with the card that was chosen. */

import type { Condition, Cost, Op, Rule, Selector, Who } from './ast.ts'
import type { Token } from './lexer.ts'
import { askedOfTarget, takesOpenly } from './loose-ends.ts'
import { costOfDoing, doingOfCost } from './make/deeds.ts'
import { type Doing, type Draft, does, lastDeed, type Mod, stable, swap } from './make/draft.ts'
import { operations, rulesOf } from './make/sentences.ts'
import { speaksOfAim } from './own-card/aimed.ts'
import { thatOneIs } from './own-card/that-one.ts'
import type { Reading, Self } from './reading.ts'
import { newWords, textOf } from './tokens.ts'
import { isBare } from './two-in-one.ts'

/**
 * "If ..., draw two cards. Otherwise, lose 1": what is so, or is done, where the one condition of the sentence before is not so. Nothing
 * where that sentence has told more than one thing, or hangs on more than one.
 */
export function otherwise(
  part: readonly Token[],
  rules: readonly Rule[],
  lately: number,
  self: Self | undefined,
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const isNot = textOf(part.slice(0, 3)) === 'if not ,'
  if (!(isNot || part[0]?.text === 'otherwise') || lately > 1 || !last) return undefined
  if (!isNot && does(last)) {
    const third = elseAgain(restOf(part, isNot), rules, last, readAs)
    if (third) return third
  }
  if (lately !== 1) return undefined
  const number = otherNumber(restOf(part, isNot))
  if (number) return withOtherNumber(rules, last, number)
  if (!('if' in last) || !last.if || 'all' in last.if) return undefined
  if (('limit' in last && last.limit) || ('until' in last && last.until)) return undefined
  const rest = restOf(part, isNot)
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
  // "Return the Spell to your Hand after it is cast if it is Night, otherwise bury it": once it is cast, too (M9.24).
  const once = last.kind === 'static' && 'onceCast' in last.effect && rest[0] ? newWords('after it is cast', rest[0]) : []
  const other = readOfAsked([...(subject.length > 0 ? [...subject, ...rest.slice(1)] : rest), ...once], last.if, readAs)
  const reading = other.ok ? askedApart(other.value) : undefined
  if (!reading || reading.draft.remark || !isBare(reading.draft)) return undefined
  if (last.kind === 'static') {
    const more = rulesOf(reading.draft, undefined)
    if (typeof more === 'string' || more.length !== 1 || more[0]?.kind !== 'static' || more[0].if || more[0].until) return undefined
    // "Otherwise subtract 1": of what the sentence before adds to.
    const of = 'value' in last.effect ? stable(last.effect.of) : undefined
    const said = stable(more[0]).includes('{"ref":"again"}')
    if (said && of === undefined) return undefined
    const meant = said ? swap(more[0], '{"ref":"again"}', of!) : more[0]
    const isNotSo: Condition = { not: last.if }
    return [...rules, { ...meant, if: reading.if ? { all: [isNotSo, reading.if] } : isNotSo } as Rule]
  }
  if (!does(last) || ('optional' in last && last.optional)) return undefined
  // "Choose one Ally. If that Ally is Corrupt, bury that Ally. Otherwise, ...": done with the one that is chosen, too.
  const aim = 'target' in last ? last.target : undefined
  if (aim && !/^\{"card":\{"ref":"(?:target|host)"\}/.test(stable('not' in last.if ? last.if.not : last.if))) return undefined
  const ofAim = aim ? ofTheAim(reading.draft, aim) : reading.draft
  if (!ofAim) return undefined
  // What turned up or was looked at has its own "otherwise".
  if ('if' in last.do.at(-1)!) return undefined
  const done = doneWith(last, ofAim)
  const [first] = last.do
  const of = first && 'start' in first && 'effect' in first.start && 'value' in first.start.effect ? first.start.effect.of : undefined
  const ops = done && of ? swap(done, '{"ref":"again"}', stable(of)) : done
  return ops && withElse(rules, last, reading.if ? [{ if: reading.if, do: ops }] : ops)
}

/** "Otherwise, bury that card if it is Night": what is asked besides of the one thing that is then done, and what it is asked of. */
function askedApart(draft: Draft): { readonly draft: Draft; readonly if?: Condition } {
  const { if: asked, ...mod } = draft.mod ?? {}
  return asked && draft.items.length === 1 ? { draft: { ...draft, mod }, if: asked } : { draft }
}

/** "If your opponent is Outside, ... Otherwise, if he is in Arkham, ...": he of whom the first asks. */
function readOfAsked(rest: readonly Token[], asked: Condition, readAs: (tokens: readonly Token[]) => Reading<Draft>): Reading<Draft> {
  const isAsked = (at: number): boolean => /^(?:if|unless|while)$/.test(rest[at - 1]?.text ?? '')
  const isHim = (at: number): boolean => rest[at]!.text === 'they' && (at === 0 || isAsked(at))
  // "He loses 1 Sanity if at a Water Location": he is.
  const isBareHis = (at: number): boolean =>
    isAsked(at) && /^(?:at|in|on)$/.test(rest[at]!.text) && /^(?:they|your opponent)\b/.test(textOf(rest))
  const isOfFoe = /:"opponent"/.test(stable(asked)) && rest.some((_, at) => isHim(at) || isBareHis(at))
  const ofFoe = isOfFoe
    ? readAs(
        rest.flatMap((each, at) =>
          isHim(at) ? newWords('your opponent', each) : isBareHis(at) ? [...newWords('your opponent is', each), each] : [each],
        ),
      )
    : undefined
  return ofFoe?.ok ? ofFoe : readAs(rest)
}

/** "If A, ... Otherwise, if B, ... Otherwise, ...": what is done where neither is so. */
function elseAgain(
  rest: readonly Token[],
  rules: readonly Rule[],
  last: Doing,
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): readonly Rule[] | undefined {
  const [op, more] = last.do
  if (last.if || more || !op || !('if' in op) || op.else?.length !== 1) return undefined
  const [second] = op.else
  if (!second || !('if' in second) || second.else) return undefined
  const other = readOfAsked(rest, op.if, readAs)
  const ops = other.ok && !other.value.remark && isBare(other.value) ? doneWith(last, other.value) : undefined
  return ops && [...rules.slice(0, -1), { ...last, do: [{ ...op, else: [{ ...second, else: ops }] }] } as Rule]
}

/** What stands behind "otherwise". */
const restOf = (part: readonly Token[], isNot: boolean): readonly Token[] => part.slice(isNot ? 3 : part[1]?.text === ',' ? 2 : 1)

/** What is done if what the last rule asks is so, and what is done if it is not. */
function withElse(rules: readonly Rule[], { if: when, ...plain }: Doing, ops: readonly Op[]): readonly Rule[] {
  return [...rules.slice(0, -1), { ...plain, do: [{ if: when, do: plain.do, else: ops }] } as Rule]
}

interface OtherNumber {
  readonly n: number
  /** Of what it is: cards, points, or whatever it was before. */
  readonly of: 'card' | 'point' | undefined
}

/** "Otherwise two", "otherwise only one card": a number, and what is done with so many goes without saying. */
function otherNumber(rest: readonly Token[]): OtherNumber | undefined {
  const [number, ...unit] = rest[0]?.text === 'only' || rest[0]?.text === 'just' ? rest.slice(1) : rest
  const said = /^(?:(card)|(point|sanity|sanity point|point of sanity))?$/.exec(textOf(unit))
  if (number?.type !== 'number' || !said) return undefined
  return { n: number.value, of: said[1] ? 'card' : said[2] ? 'point' : undefined }
}

/** The same deed with another number; nothing where it has none, or is not one deed alone. */
function withOtherNumber(rules: readonly Rule[], last: Rule, { n, of }: OtherNumber): readonly Rule[] | undefined {
  if (!does(last) || last.do.length !== 1 || ('optional' in last && last.optional) || ('target' in last && last.target)) return undefined
  const [op] = last.do
  const asked = op && askedWithNumber(op, { n, of })
  if (asked) return [...rules.slice(0, -1), { ...last, do: [asked] } as Rule]
  const other = last.if && op && withNumber(op, n, of)
  return other && withElse(rules, last, [other])
}

/** "Each player loses 2 Sanity if he is Outside": what is asked as it is done, of each of them. */
function askedWithNumber(op: Op, { n, of }: OtherNumber): Op | undefined {
  if ('forEach' in op) {
    const [only, more] = op.do
    const asked = only && !more ? askedWithNumber(only, { n, of }) : undefined
    return asked && { ...op, do: [asked] }
  }
  if (!('if' in op) || op.else || op.do.length !== 1) return undefined
  const other = withNumber(op.do[0]!, n, of)
  return other && { ...op, else: [other] }
}

function withNumber(op: Op, n: number, of: OtherNumber['of']): Op | undefined {
  if (of !== 'card' && 'sanity' in op && typeof op.sanity === 'number') return { ...op, sanity: n }
  if (of === 'point') return undefined
  if ('draw' in op && typeof op.draw === 'number') return { ...op, draw: n }
  if ('exchange' in op && typeof op.exchange === 'number') return { ...op, exchange: n }
  if ('move' in op && typeof op.move.n === 'number') return { ...op, move: { ...op.move, n } }
  if ('flip' in op && typeof op.flip.n === 'number') return { ...op, flip: { ...op.flip, n } }
  return undefined
}

/** "If it is Night, your opponent may bury one Ally. If not, ...": if it is not Night, or if he does not? */
export function ifNotOfWhich(part: readonly Token[], rules: readonly Rule[]): boolean {
  const last = rules.at(-1)
  const isOpen = does(last) && last.if && last.do.some((op) => 'choose' in op && op.choose.some((each) => each.length === 0))
  return isOpen === true && textOf(part.slice(0, 3)) === 'if not ,'
}

/** "Your opponent may discard two cards. If he does, it loses 2": the Monster, and no card of a Hand. */
function ofThis(rest: readonly Token[], last: Doing, self: Self | undefined): readonly Token[] {
  const [it, verb] = rest
  const isFought = self?.type === 'Monster' && it?.text === 'it' && /^(?:add|gain|lose|subtract|have|is)$/.test(verb?.text ?? '')
  return isFought && last.kind === 'on' && last.on === 'threatRevealed' ? [...newWords('this card', it), ...rest.slice(1)] : rest
}

/** What holds once something is done, for as long as it says; what a Monster does when revealed holds in that Combat. */
function heldAfter(last: Doing, told: Draft): Op | undefined {
  if (last.kind !== 'on') return undefined
  const rules = rulesOf(told, undefined)
  const [only] = typeof rules === 'string' || rules.length !== 1 ? [] : rules
  if (only?.kind !== 'static' || only.if) return undefined
  const { until = last.on === 'threatRevealed' ? ('combat' as const) : undefined, ...start } = only
  return until && { start, until }
}

/** What a sentence does, done as part of a rule before it. */
function doneWith(last: Doing, told: Draft): readonly Op[] | undefined {
  const held = heldAfter(last, told)
  if (held) return [held]
  const more = rulesOf(told, timeOf(last))
  const [only] = typeof more === 'string' ? [] : more
  if (!only || only.kind !== last.kind || typeof more === 'string' || more.length > 1 || only.if || only.cost) return undefined
  return 'optional' in only && only.optional ? undefined : only.do
}

const whoMay = '(?:they|that player|that opponent|your opponent|the opponent|the player|you)'
const whoever = '(?:those|that|any|each|anyone|whoever|(?:that|any|each) (?:player|opponent|investigator)s?)'
const ifDone = new RegExp(
  `^(?:(?:(?:if|when) ${whoMay} do(?: so| this| that)?|if so|if (?:the \\S+|it|this|that) is pay) , |${whoever} who do(?: so)? (?!not ))`,
)
const ifNotDone = new RegExp(
  `^(?:(?:if ${whoMay} do not(?: do)?(?: so| this| that)?|if ${whoMay} (?:decline|refuse)s?|if not|otherwise|or else|if (?:the \\S+|it|this|that) is not pay)(?: ,)? |${whoever} who do not(?: do so)? )`,
)

/**
 * "Your opponent may discard one Artifact. If he does, gain 1 Sanity. If not, he loses 2 Sanity": what comes of it that he does what is
 * left to him, or does not. Where what is yours to do hangs on a condition, too, "otherwise" might be meant of that.
 */
export function doneOrNot(
  part: readonly Token[],
  rules: readonly Rule[],
  self: Self | undefined,
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const said = `${textOf(part)} `
  const isNot = !ifDone.test(said)
  const head = (isNot ? ifNotDone : ifDone).exec(said)?.[0].trim()
  const left = last && does(last) && head !== undefined ? leftTo(last, isNot) : undefined
  if (!left && !isNot && head !== undefined && does(last)) {
    const rest = ofThis(part.slice(head.split(' ').length), last, self)
    return heldForPrice(rest, rules, last, readAs) ?? comesOfIt(rest, rules, last, readAs)
  }
  if (!left || head === undefined || (left.by === 'you' && left.rule.if && /^(?:otherwise|if not|or else)/.test(head))) return undefined
  const { by, does: done } = left
  // "If you do, ..." of what another player may do would be something else.
  if (/\byou\b/.test(head) !== (by === 'you') && /\b(?:you|they|player|opponent)\b/.test(head)) return undefined
  const isOfWhom = /\bwho\b/.test(head)
  if (isOfWhom && by !== 'each' && by !== 'eachOpponent') return undefined
  const isBareHead = /^(?:if not|otherwise|or else)\b/.test(head)
  if (isBareHead && 'if' in left.rule && left.rule.if) return undefined
  const rest = ofThis(part.slice(head.split(' ').length), left.rule, self)
  const near = rest[0]
  // "If not, lose 2 Sanity": who does, he or you?
  const isOpen = by !== 'you' && !isOfWhom && isNot && /^(?:lose|discard|bury|flip) (?!this card\b|it\b)/.test(textOf(rest))
  if (!near || (isOpen && !/ (?:of|in) (?:your|that|the) /.test(textOf(rest)))) return undefined
  const him = by === 'opponent' ? 'your opponent' : by === 'you' ? 'you' : by === 'affected' ? 'the affected player' : 'that player'
  const reading = readAs(isOfWhom || near.text === 'they' ? [...newWords(him, near), ...(isOfWhom ? rest : rest.slice(1))] : rest)
  const ops = reading.ok && !reading.value.remark && isBare(reading.value) ? doneWith(left.rule, reading.value) : undefined
  if (!ops) return undefined
  const choose = isNot ? [done, ops] : [[...done, ...ops], []]
  const end: Op = left.within ? { if: left.within, do: [{ choose, by }] } : { choose, by }
  return [...rules.slice(0, -1), { ...left.rule, do: [...left.rule.do.slice(0, -1), end] } as Rule]
}

/** "You may discard one card. If you do, this card gains 2 until ...": what holds at the price of what is left to you. */
function heldForPrice(
  rest: readonly Token[],
  rules: readonly Rule[],
  last: Doing,
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): readonly Rule[] | undefined {
  const isLeft = last.kind === 'on' && last.optional && !last.cost && !last.target && last.do.length === 1
  const cost = isLeft ? costOfDoing(last.do[0]!) : undefined
  const reading = cost && rest.length > 0 ? readAs(rest) : undefined
  const held = reading?.ok && !reading.value.remark && isBare(reading.value) ? heldAfter(last, reading.value) : undefined
  return cost && held && [...rules.slice(0, -1), { ...last, cost: [cost], do: [held] } as Rule]
}

/** "You may draw one card. If you do, lose 1 Sanity": what comes of a deed that is left to you, and is no price that one could pay for it. */
function comesOfIt(
  rest: readonly Token[],
  rules: readonly Rule[],
  last: Doing,
  readAs: (tokens: readonly Token[]) => Reading<Draft>,
): readonly Rule[] | undefined {
  const isLeft = last.kind === 'on' && last.optional && !last.cost && !last.target && last.do.every((op) => costOfDoing(op) === undefined)
  const [pays] = /^(?:you must )?(?:pay|spend) (?=\S+ sanity(?: point)?$)/.exec(textOf(rest)) ?? []
  const paid = pays ? [...newWords('do so cost', rest[0]!), ...rest.slice(pays.trim().split(' ').length)] : rest
  const reading = isLeft && rest.length > 0 ? readAs(paid) : undefined
  // "If you do, flip this card": a price, as that it is buried is one.
  const cost = reading?.ok && isOnlyCost(reading.value.remark) ? reading.value.remark?.cost : undefined
  if (cost) return [...rules.slice(0, -1), { ...last, cost } as Rule]
  // That this card is lost is a price, whichever comes first.
  const isOwn = reading?.ok && !reading.value.remark && isBare(reading.value) && !spent(reading.value)
  const more = isOwn ? doneWith(last, reading.value) : undefined
  return more && [...rules.slice(0, -1), { ...last, do: [...last.do, ...more] }]
}

const isOnlyCost = (remark: Draft['remark']): boolean => remark?.cost !== undefined && Object.keys(remark).length === 1

/** What a rule leaves to a player at its end, and nothing else if he does not do it; the rule without what offers it. */
function leftTo(
  last: Doing,
  isNot: boolean,
): { readonly by: Who; readonly does: readonly Op[]; readonly rule: Doing; readonly within?: Condition } | undefined {
  const op = last.do.at(-1)
  // "If it is a Ghoul, you may discard it. If you do, ...": within what is done where that is so.
  if (op && 'if' in op && !op.else && !isNot && op.do.length === 1) {
    const [only] = op.do
    const { optional, ...deed } = { optional: undefined, ...only! }
    if (optional) return { by: 'you', does: [deed as Op], rule: last, within: op.if }
  }
  if (op && 'choose' in op && op.choose.length === 2 && op.choose[1]!.length === 0) return { by: op.by, does: op.choose[0]!, rule: last }
  const { optional, cost, ...plain } = { optional: undefined, cost: undefined, ...last }
  const paid = (cost ?? []).map(doingOfCost)
  // What is done at a price goes on by itself where it is paid; "if not" of a card that was turned up is of what it is.
  const isShown = last.do.some((each) => 'if' in each || 'reveal' in each || 'look' in each)
  if (!isNot || !optional || isShown || last.kind !== 'on' || paid.some((each) => each === undefined)) return undefined
  return { by: 'you', does: [...(paid as Op[]), ...last.do], rule: { ...plain, do: [{ choose: [], by: 'you' }] } as Doing }
}

/** "Each time you do so, discard one card", "lose 1 Sanity each time": what is done, of a sentence that is about what another has told. */
export function doneSo(part: readonly Token[]): readonly Token[] | undefined {
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
export function alsoDone(rules: readonly Rule[], reading: Reading<Draft>): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const isYours = last?.kind === 'action' || (last?.kind === 'on' && last.optional)
  const ops = reading.ok && !reading.value.remark && isBare(reading.value) ? operations(reading.value.items) : undefined
  return isYours && does(last) && ops && ops.length > 0 ? [...rules.slice(0, -1), { ...last, do: [...last.do, ...ops] }] : undefined
}

/** "On a later Turn, if it is Night, you may travel ...": that is asked on the later Turn, and not on arrival; an Event lies there and asks nothing then. */
export function askedThen(rules: readonly Rule[]): readonly Rule[] | string {
  const isLater = (rule: Rule): rule is Extract<Rule, { kind: 'on' }> =>
    rule.kind === 'on' && rule.if !== undefined && rule.do.some((op) => 'travel' in op && op.when === 'laterTurn')
  if (!rules.some(isLater)) return rules
  const asked = rules.map((rule): Rule | undefined => {
    if (!isLater(rule)) return rule
    const [op, more] = rule.do
    if (rule.on !== 'arrived' || more || !op || !('travel' in op) || rule.cost || rule.limit) return undefined
    return { kind: 'action', window: 'turn', stayed: 'here', if: rule.if!, do: [{ ...op, when: 'now' }] }
  })
  return asked.every((each) => each !== undefined) ? asked : 'It is not said whether this is asked now or on the later Turn.'
}

/** When the last clause is done, if that is all that is said around its deeds. */
export function momentOf(rule: Rule | undefined, isAsked = false): Pick<Mod, 'on' | 'window'> | undefined {
  if (!does(rule)) return undefined
  if (rule.if || ('optional' in rule && rule.optional && !(isAsked && rule.kind === 'on' && !rule.cost && !rule.limit))) return undefined
  return timeOf(rule)
}

/** When a clause is done: at its moment, or as its use. */
export const timeOf = (rule: Doing): Pick<Mod, 'on' | 'window'> => (rule.kind === 'on' ? { on: rule.on } : { window: rule.window })

/** Whether the last thing done was to look at the Hand of another. */
export function looksElsewhere(rule: Rule | undefined): boolean {
  const op = lastDeed(rule)
  return op !== undefined && 'look' in op && (op.look.in === 'hand' || op.look.in === 'threat') && op.look.of !== undefined
}

/** Whether it is said whose cards, or cards from where, are spoken of. */
export const saysWhence = (part: readonly Token[]): boolean => part.some(({ text }) => /^(?:of|'s|from|in|that|its|it|them)$/.test(text))

/** Whether cards of the opponent go that lie in play. */
export function takesTheirs(rule: Rule): boolean {
  const ops = does(rule) ? rule.do : []
  return ops.some((op) => 'move' in op && op.move.of === 'opponent' && op.move.in === undefined && op.move.ref === undefined)
}

/** Whether cards of some Hand are moved, and it goes without saying of whose. */
export function discardsOpenly(rule: Rule): boolean {
  const ops = does(rule) ? rule.do : []
  return ops.some((op) => takesOpenly(op) || ('move' in op && op.move.in === 'hand' && op.move.of === undefined && !('mine' in op.move)))
}

/**
 * What was chosen in the sentence before is "it" in the next, and "that Monster" if it is one. "That Weapon" of an Ally that was
 * chosen for bearing one is what it bears; undefined where the card that is spoken of is of another kind.
 */
export function ofTheAim(draft: Draft, aim: Selector): Draft | undefined {
  const isOther = /"ref":"host"/.test(stable(draft)) && aim.is?.type !== undefined && ![aim.is.type].flat().includes('Ally')
  const asked = askedOfTarget(draft)
  const said = thatOneIs(asked, aim.is, { ref: 'target' })
  return isOther || said === undefined ? undefined : swap(said, '{"ref":"it"}', '{"ref":"target"}')
}

/** "Costs 2 Sanity to use. Draw two cards.": a use, as a Turn unless it is said when. */
export function pricedAt({ mod, items, remark }: Draft, sanity: number): Draft | undefined {
  const isUse = mod.on === undefined && !mod.cost?.some((each) => typeof each === 'object' && 'sanity' in each)
  // What holds as long as it is flipped is begun by flipping it.
  const cost: readonly Cost[] = [
    { sanity },
    ...(mod.cost ?? []),
    ...(!mod.cost && lastsFlipped(mod, items) ? [{ self: 'flip' } as const] : []),
  ]
  return isUse ? { mod: { ...mod, window: mod.window ?? 'turn', cost }, items, ...(remark && { remark }) } : undefined
}

const lastsFlipped = ({ until }: Draft['mod'], items: Draft['items']): boolean =>
  until === 'whileFaceDown' || items.every((each) => 'until' in each && each.until === 'whileFaceDown')

export const speaksOfThat = (draft: Draft): boolean =>
  /"ref":"(?:target|them|host|it|thatOne)"|"borneBy":"(?:target|host)"/.test(stable(askedOfTarget(draft)))

/**
 * "Bury this card as your Turn. All of your Allies gain 1 until ...": what is done so is the price of what follows, and so is what is
 * left to you at a moment.
 */
export function boughtBy(last: Rule | undefined, { mod, items }: Draft): Rule | undefined {
  const { until, ...more } = mod
  const isYours = last?.kind === 'action' || (last?.kind === 'on' && last.optional === true)
  if (!isYours || last.do.length !== 1 || Object.keys(more).length > 0) return undefined
  // What was paid for turning it over is part of the price.
  if (last.cost && !lastsFlipped(mod, items)) return undefined
  const cost = costOfDoing(last.do[0]!)
  const isOnlyDone = items.every((each) => 'op' in each)
  const ops = until && isOnlyDone ? undefined : operations(items, until)
  return cost && typeof cost === 'object' && 'self' in cost && ops ? { ...last, cost: [...(last.cost ?? []), cost], do: ops } : undefined
}

/** "Draw two cards. You may bury one Phobia": what goes on within a use, and need not be done; nothing where it cannot be left. */
export function optionalThen(rule: Rule): Rule | undefined {
  if (rule.kind !== 'action') return rule
  const left = rule.do.map(leftToYou)
  if (left.includes(undefined)) return undefined
  // "You may discard it and draw one card": both of them or neither.
  const isOne = rule.do.length > 1 && !rule.do.some((op) => 'optional' in op || 'arrange' in op)
  return { ...rule, do: isOne ? [{ choose: [rule.do, []], by: 'you' }] : (left as readonly Op[]) }
}

/** "Then, bury this card": what a use costs that was told before. */
export function spent({ mod, items }: Draft): Cost | undefined {
  const [only] = items
  if (Object.keys(mod).length > 0 || items.length !== 1 || !only || !('op' in only) || !('move' in only.op)) return undefined
  const { move, to } = only.op
  return move.ref === 'self' && (to === 'bury' || to === 'discard') ? { self: to } : undefined
}

/** "Once a Round you may ...": used as a Turn, by a card that stays. */
export function isUsedSo({ limit, optional, on, window }: Mod, self: Self | undefined): boolean {
  const isCounted = limit !== undefined && 'times' in limit && (limit.per === 'round' || limit.per === 'game' || limit.per === 'visit')
  const stays = self?.type === 'Location' || self?.type === 'Ally' || self?.type === 'Artifact' || self?.type === 'Tome'
  return isCounted && stays && optional === true && on === undefined && window === undefined
}

/** Whether a single card is picked, and none that was spoken of. */
export const isOne = (of: Selector | undefined): boolean =>
  of !== undefined && of.n === 1 && (of.pick === 'choose' || of.pick === 'random') && !of.ref && !of.upTo

/** The card that is still in play when a deed is done to it: moved there, turned over, or changed for a while. */
export function pickedIn(op: Op): Selector | undefined {
  if ('move' in op) return op.to === 'threat' || op.to === 'play' ? op.move : undefined
  if ('flip' in op) return op.flip
  const held = 'start' in op && op.start.kind === 'static' ? op.start.effect : undefined
  return held && 'of' in held && typeof held.of === 'object' ? held.of : undefined
}

/** What becomes later of a card that the clause before it aims at is part of that clause. */
export function laterThan(rules: readonly Rule[], more: readonly Rule[], { mod }: Draft): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const [said] = more
  if (said?.kind !== 'on' || more.length !== 1 || !does(last)) return undefined
  // "Place one Monster in your Threat. Bury it after Combat": the one that was moved there.
  const isOfOne = isOne(last.target) || (last.do.length === 1 && !last.target && isOne(pickedIn(last.do[0]!)))
  const next = isOfOne ? swap(said, '{"ref":"it"}', '{"ref":"them"}') : said
  const isLater = next.on === 'combatEnded' || next.on === 'roundEnd'
  // "As your Turn, gain 2 Sanity. Bury this card at the end of the Round": of the Round in which it is used.
  const isUsedUp = last.kind === 'action' && !next.if && !next.optional && next.do.every((op) => 'move' in op && op.move.ref === 'self')
  if (!mod.later && !(isLater && (speaksOfAim(next) || isUsedUp))) return undefined
  return [...rules.slice(0, -1), { ...last, do: [...last.do, { start: next, until: next.on === 'combatEnded' ? 'combat' : 'round' }] }]
}

/**
 * "Flip this card to look at ... Then draw one card": what goes on with what is paid for, or counted, is part of it, and so is what a
 * use does besides (`isUse`: the card does nothing by itself); undefined where the sentence stands for itself.
 */
export function wentOn(rules: readonly Rule[], { mod, items }: Draft, isThen: boolean, isUse: boolean): readonly Rule[] | undefined {
  const last = rules.at(-1)
  if (!does(last) || !items.every((each) => 'op' in each)) return undefined
  const { if: when, optional: _optional, bare: _bare, ...rest } = mod
  const isBought = last.cost !== undefined
  const isUsed = last.kind === 'action' && !isOfThatOne({ mod, items })
  const isJourney = last.do.some((op) => 'travelOn' in op)
  const goesOn = isThen ? isBought || last.limit || isUsed || isJourney : isBought && isUse && !when
  const isOfSeen = !when && isOfWhatIsSeen(last, items)
  if (Object.keys(rest).length > 0 || !(goesOn || isOfSeen || (!mod.optional && isOfTheRest(last, { mod, items })))) return undefined
  return withMore(rules, last, mod, items)
}

/** "You may play the new Location at once. Then flip this card": each time that the leave is used. */
export function madeSooner(rule: Rule | undefined): Doing | undefined {
  if (rule?.kind !== 'permit' || !('sooner' in rule.permit) || rule.permit.who || rule.limit || rule.until) return undefined
  return {
    kind: 'on',
    on: { cardPlayed: rule.permit.sooner, by: 'you' },
    ...(rule.if ? { if: rule.if } : {}),
    optional: true,
    do: [{ travelOn: true }],
  }
}

/** The rules, of which the last does more. */
export function withMore(
  rules: readonly Rule[],
  last: Doing,
  { if: when, optional }: Mod,
  items: Draft['items'],
): readonly Rule[] | undefined {
  // What is done in Combat begins for as long as that is.
  const more = rulesOf({ mod: timeOf(last), items }, undefined)
  const ops = typeof more !== 'string' && more.length === 1 && does(more[0]) ? more[0].do : undefined
  const left = optional && ops ? ops.map(leftToYou) : ops
  if (!left || left.length === 0 || left.some((each) => each === undefined)) return undefined
  const done = left as readonly Op[]
  return [...rules.slice(0, -1), { ...last, do: [...last.do, ...(when ? [{ if: when, do: done }] : done)] }]
}

/** "Put one into your Hand. Bury the others": of the cards that were looked at, turned up or drawn in the sentence before, some or all. */
function isOfTheRest(last: Doing, draft: Draft): boolean {
  const said = stable(draft)
  const isSome = /"ref":"it"/.test(said) && !/(?<!"pick":"(?:all|choose)",)"ref":"it"/.test(said)
  return isSome && last.do.some((op) => 'look' in op || 'reveal' in op || 'draw' in op)
}

/** "Look at your opponent's Hand. You may discard one Monster from it": of what the sentence before has looked at, and only while that lies open. */
function isOfWhatIsSeen(last: Doing, items: Draft['items']): boolean {
  const look = last.do.at(-1)
  if (!look || !('look' in look) || !looksElsewhere(last)) return false
  return items.every((item) => {
    if (!('op' in item)) return false
    const what = 'move' in item.op ? item.op.move : 'flip' in item.op ? item.op.flip : undefined
    const isThere = what?.in === look.look.in && (what?.of === look.look.of || (what?.of as string | undefined) === 'shown')
    return what?.ref === undefined && isThere
  })
}

/** Whether a sentence speaks of a card that the one before it has shown or moved, and so of what became of it. */
const isOfThatOne = (draft: Draft): boolean => /"revealedIs":|"ref":"(?:it|revealed|looked|cause|thus|drawn)"/.test(stable(draft))

/**
 * "When you play this card, draw one card. If it is Night, gain 1 Sanity": of a sentence that says of no time when it is done, the moment
 * or use of the sentence before it. Nothing where that one may not be done at all: then the second might be its price, or come of it, or
 * be done in any case; nor where at some moment this card is lost if something is so, which may be meant for good. "Then" goes on with
 * what is done where something is so.
 */
export function wentOnAt(rules: readonly Rule[], { mod, items }: Draft, isThen = false): readonly Rule[] | undefined {
  const last = rules.at(-1)
  const { if: when, optional: _optional, bare: _bare, ...rest } = mod
  if (!does(last) || Object.keys(rest).length > 0 || !items.every((each) => 'op' in each)) return undefined
  const isAsked = last.if !== undefined && !('at' in last.if && last.if.at.title === 'self')
  const isOpen = (isAsked && !isThen) || ('optional' in last && last.optional && !last.cost)
  const losesItself = items.some((each) => 'op' in each && 'move' in each.op && each.op.move.ref === 'self')
  if (isOpen || (losesItself && when && last.kind === 'on') || isOfThatOne({ mod, items })) return undefined
  return withMore(rules, last, mod, items)
}

/** "You may discard this card instead. Then lose 1 Sanity", "if you do, lose 1 Sanity": what is done in place of something else goes on so. */
export function insteadWentOn(last: Rule | undefined, { mod, items }: Draft, isThen: boolean): Rule | undefined {
  const ops = isThen && last?.kind === 'instead' && last.do.length > 0 && Object.keys(mod).length === 0 ? operations(items) : undefined
  if (last?.kind !== 'instead' || !ops || ops.length === 0) return undefined
  // "Your opponent must then discard his card" tells whose card it was.
  const isTheirs = 'wouldLose' in last.of && ops.some((op) => 'move' in op && op.move.ref === 'cause')
  return { ...last, of: isTheirs ? { ...last.of, by: 'opponent' } : last.of, do: [...last.do, ...ops] }
}

/** "If this card would be buried, you may discard one card instead. Flip this card": the first is the price, and the second comes of it. */
export function paidInstead(last: Rule | undefined, { items }: Draft): Rule | undefined {
  if (last?.kind !== 'instead' || last.cost || !last.optional || last.do.length !== 1) return undefined
  const [cost, ops] = [costOfDoing(last.do[0]!), operations(items)]
  return cost && ops && !(typeof cost === 'object' && 'self' in cost) ? { ...last, cost: [cost], do: ops } : undefined
}

/** What one may as well leave; to put cards in order is always left to you. */
export function leftToYou(op: Op): Op | undefined {
  if ('arrange' in op) return op
  if ('move' in op || 'play' in op || 'travel' in op || 'give' in op) return { ...op, optional: true }
  // It is Summoned or Controlled where that can be done at all.
  if ('summonOrControl' in op) return op
  // A further use of a Gate is yours to make or not.
  if ('gateUses' in op) return op
  const isYours = !('who' in op) || op.who === undefined || op.who === 'you'
  const isExchange = 'swap' in op || 'exchange' in op || 'shuffle' in op
  const canBeLeft = isExchange || 'flip' in op || 'draw' in op || 'look' in op || ('sanity' in op && op.sign === 1)
  return canBeLeft && isYours ? { choose: [[op], []], by: 'you' } : undefined
}

/** "Discard both cards": the one that was turned up or looked at, and then this one. */
export function bothGo(rules: readonly Rule[], { mod, items }: Draft): readonly Rule[] | undefined {
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

/** "One Ally loses 2 until the end of Combat. May only be cast during Combat": what was said before is done then, too. */
export function onlyThen(rule: Rule, window: NonNullable<Mod['window']>): Rule {
  if (rule.kind === 'action' && rule.window === 'cast') return { ...rule, window }
  if (rule.kind !== 'on' || rule.on !== 'played' || rule.optional || typeof window !== 'object') return rule
  const { on: _, optional: __, ...rest } = rule
  return { ...rest, kind: 'action', window }
}
