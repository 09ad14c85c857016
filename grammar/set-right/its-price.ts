/** What is a price: this card itself, a Turn, both costs, told before what is done for it. */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { selfAt, textAt, textOf, word, words, wordsAt } from '../tokens.ts'

/** "Flip this card and your opponent loses 2": what this card does with itself is the price of what befalls another. */
export function withOwnPrice(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Artifact' && self?.type !== 'Tome' && self?.type !== 'Ally') return undefined
  const count = /^(?:flip|bury|discard)$/.test(textAt(sentence, 0)) ? selfAt(sentence, 1) : 0
  const turned = textAt(sentence, count + 1) === 'face-down' ? count + 2 : count + 1
  const and = textAt(sentence, turned) === ',' ? turned + 1 : turned
  const isOther = /^(?:your opponent|each opponent|a opponent|1 opponent|each player|each other|that opponent)$/.test(
    wordsAt(sentence, and + 1, 2),
  )
  if (count === 0 || textAt(sentence, and) !== 'and' || !isOther) return undefined
  return [...sentence.slice(0, count + 1), { ...sentence[and]!, type: 'mark', text: ':', written: ':' }, ...sentence.slice(and + 1)]
}

/** "Flip this card to ... Cannot be flipped face-up again": this card, which alone was flipped. */
export function withItselfFlipped(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const isBare = /^(?:cannot|may not|can not) is flip face-up$/.test(textOf(sentence).replace(/ again$/, ''))
  const flips = before.flatMap(({ text }, index) => (text === 'flip' ? [index] : []))
  const isOwn = flips.length === 1 && selfAt(before, flips[0]! + 1) > 0
  return isBare && isOwn ? [...words('this card', sentence[0]!), ...sentence] : undefined
}

/** "When revealed, it buries one Ally of your opponent": what this card brings about is done. */
export function withoutDoer(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Monster' && self?.type !== 'Event' && self?.type !== 'Spell') return undefined
  const mark = sentence.findIndex(({ text }, index) => text === ',' && /^(?:it|this)$/.test(sentence[index + 1]?.text ?? ''))
  const from = sentence[mark + 1]?.text === 'it' ? mark + 2 : sentence[mark + 2]?.text === 'card' ? mark + 3 : -1
  const isHead = /^(?:when|if|each|before|after|at|while|unless)$/.test(sentence[0]?.text ?? '')
  if (mark < 1 || !isHead || !/^(?:bury|discard|flip)$/.test(sentence[from]?.text ?? '')) return undefined
  // What is done to something is told; "it discards" alone could be a player.
  return sentence[from + 1]?.type === 'number' || sentence[from + 1]?.text === 'each' || sentence[from + 1]?.text === 'all'
    ? [...sentence.slice(0, mark + 1), ...sentence.slice(from)]
    : undefined
}

const causes = /^(?:cancel|add|double|bury|discard|draw|look|prevent|lose|gain|flip|return|take|reduce|cause|make|choose|search)$/

/** "You may bury this card when Threats are revealed to cancel ...": the moment comes first, and the price before what is done for it. */
export function withMomentBeforePrice(sentence: readonly Token[]): readonly Token[] | undefined {
  const may = sentence[0]?.text === 'you' && sentence[1]?.text === 'may' ? 2 : 0
  const isPrice = /^(?:bury|discard|flip|pay|spend|lose)$/.test(sentence[may]?.text ?? '')
  const isEach = (index: number): boolean => sentence[index]?.text === 'each' && sentence[index + 1]?.text === 'time'
  const when = sentence.findIndex(({ text }, index) => index > may + 1 && (text === 'when' || isEach(index)))
  const moment = sentence.findIndex(
    ({ text }, index) =>
      text === 'at' &&
      sentence
        .slice(index, index + 3)
        .map((each) => each.text)
        .join() === 'at,the,moment',
  )
  const border = sentence.findIndex((_, index) => index > may + 1 && /^at the (?:start|end) of$/.test(wordsAt(sentence, index, 4)))
  const then = sentence.findIndex(({ text }, index) => index > border + 3 && text === 'to' && causes.test(sentence[index + 1]?.text ?? ''))
  if (isPrice && border > may + 1 && when < 0 && then > 0 && !sentence.slice(0, then).some(({ text }) => /^[,:;(]$/.test(text))) {
    const comma = words(',', sentence[border]!)
    return [...sentence.slice(border, then), ...comma, ...sentence.slice(0, border), ...sentence.slice(then)]
  }
  const isMoment = moment > 0 && (when < 0 || moment < when)
  const from = isMoment ? moment : when
  const start = isMoment ? moment + (/^(?:that|when)$/.test(sentence[moment + 3]?.text ?? '') ? 4 : 3) : when + (isEach(when) ? 2 : 1)
  const to = sentence.findIndex(({ text }, index) => index > start && text === 'to' && causes.test(sentence[index + 1]?.text ?? ''))
  if (!isPrice || from < may + 2 || to < 0 || sentence.slice(0, to).some(({ text }) => /^[,:;(]$/.test(text))) return undefined
  const near = sentence[from]!
  return [word('when', near), ...sentence.slice(start, to), ...words(',', near), ...sentence.slice(0, from), ...sentence.slice(to)]
}

/** What cannot be where a Turn is spent: a deed, a condition, a number of something. */
const noPlace: ReadonlySet<string> = new Set('bury discard draw lose gain play pass flip pay if while unless when until each'.split(' '))

/** "You must spend next Turn in a drugged stupor (playing no cards, and not Passing)": wherever it is spent, that Turn is lost. */
export function withTurnSpent(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => text === 'must' && sentence[index + 1]?.text === 'spend')
  const turn = sentence.findIndex(({ text }, index) => index > at && text === 'turn')
  const said = sentence.slice(at + 2, turn).map(({ text }) => text)
  const subject = sentence[at - 1]
  if (at < 1 || !subject || !/^(?:your |their |the )?next$/.test(said.join(' '))) return undefined
  const open = sentence.findIndex(({ text }, index) => index > turn && text === '(')
  const close = sentence.findIndex(({ text }, index) => index > open && text === ')')
  const inside = sentence.slice(open + 1, close).map(({ text }) => text)
  if (open < 0 || close < 0 || !/^play no card (?:, )?(?:and |do |or )*not pass$/.test(inside.join(' '))) return undefined
  if (sentence.slice(turn + 1, open).some(({ text, type }) => noPlace.has(text) || type === 'number' || text === ',')) return undefined
  const owner = word(subject.text === 'you' ? 'your' : 'their', subject)
  return [...sentence.slice(0, at), word('lose', subject), owner, word('next', subject), sentence[turn]!, ...sentence.slice(close + 1)]
}

/** What one does with one's own, for which the card itself is the price. */
const bought: ReadonlySet<string> = new Set(
  'play draw gain look take return recover search shuffle flip discard bury choose reveal travel'.split(' '),
)

/** "Bury this card on your Turn and play a new Location": this card is what it costs. */
export function withPriceOfTurn(sentence: readonly Token[]): readonly Token[] | undefined {
  const lead = /^(?:as|on|during) your turn , /.exec(textOf(sentence.slice(0, 4)) + ' ') ? 4 : 0
  const own = selfAt(sentence, lead + 1)
  if (!/^(?:bury|discard|flip)$/.test(textAt(sentence, lead)) || own === 0) return undefined
  let at = lead + 1 + own
  if (textAt(sentence, at) === 'face-down') at++
  const isThen = /^(?:as|on|during) your turn$/.test(wordsAt(sentence, at, 3))
  if (isThen) at += 3
  if (textAt(sentence, at) === ',') at++
  if (textAt(sentence, at) !== 'and' || !bought.has(textAt(sentence, at + 1)) || (!isThen && textAt(sentence, lead) !== 'flip'))
    return undefined
  // What becomes of this card later, or of what comes with it, is no price.
  return [...sentence.slice(0, at), word('to', sentence[at]!), ...sentence.slice(at + 1)]
}

/** "Flip this card and one Spell of your opponent is flipped, too": it is flipped for that. */
export function withFlippedToo(sentence: readonly Token[]): readonly Token[] | undefined {
  const verb = textAt(sentence, 0)
  const own = selfAt(sentence, 1)
  if (!/^(?:bury|discard|flip)$/.test(verb) || own === 0) return undefined
  const and = textAt(sentence, own + 1) === 'face-down' ? own + 2 : own + 1
  const at = sentence.findIndex(
    ({ text }, index) => index > and && text === 'is' && /^(?:bury|discard|flip)$/.test(textAt(sentence, index + 1)),
  )
  if (textAt(sentence, and) !== 'and' || sentence[and + 1]?.type !== 'number' || at < and + 3) return undefined
  const rest = sentence.slice(at + 2).filter(({ text }) => !/^(?:also|too)$/.test(text) && text !== ',')
  if (!/^(?:|face-down)$/.test(textOf(rest))) return undefined
  return [...sentence.slice(0, and), word('to', sentence[and]!), sentence[at + 1]!, ...sentence.slice(and + 1, at), ...rest]
}

/** "You may play two Artifacts at the same time here, provided that you pay for both": as one Turn, with what each costs. */
export function withTwoAtOnce(sentence: readonly Token[]): readonly Token[] | undefined {
  const may = wordsAt(sentence, 0, 3) === 'you may play' ? 3 : -1
  const said = textOf(sentence)
  const once = / (?:at the same time|at once|(?:in|as|on|during) (?:1|one|a|the same|your|a single|one single) turn)(?= |$)/.exec(said)
  if (may < 0 || sentence[may]?.type !== 'number' || sentence[may]!.value < 2 || !once) return undefined
  const at = said.slice(0, once.index).split(' ').length
  const count = once[0].trim().split(' ').length
  const rest = sentence.slice(at + count)
  const own = textAt(rest, 0) === 'here' ? 1 : 0
  if (!bothPaid.test(textOf(rest.slice(own)))) return undefined
  return [...words('as your turn ,', sentence[0]!), ...sentence.slice(0, at), ...rest.slice(0, own)]
}

const bothPaid =
  /^(?:,? ?(?:provided|if|but) (?:that )?you (?:must )?(?:pay|meet) (?:all|the|any|all of the|all the) (?:sanity )?(?:cost|requirement)s?(?: (?:for|of) (?:both|each|all|them|each of them|both of them))?)?$/
