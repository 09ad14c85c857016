/** Cards of Hands and Decks: what was looked at, turned up, drawn, searched or shown. */

import type { Op, Rule, Selector } from '../ast.ts'
import { isDrawnFromPlay, ofWhatIsTurnedUp, playsUnseen, withDrawn } from '../loose-ends.ts'
import { does, stable, swap } from '../make/draft.ts'
import { rebuild } from '../own-card/of-everybody.ts'
import { has, notWhich, notWhose, type Step } from './step.ts'

export const lookedAtFirst: Step = (rules, { text }) => (/\blook(?:s|ing)? at\b/i.test(text) ? rules.map(lookedFirst) : rules)

/** "Look at the top three cards. Replace them in any order, or shuffle": one chooses when one has seen them. */
function lookedFirst(rule: Rule): Rule {
  if (!does(rule)) return rule
  const ops = rule.do.flatMap((op): readonly Op[] => {
    const ways = 'choose' in op ? op.choose : []
    // Where all ways are to arrange cards, what is chosen is whose.
    const put = ways.some((way) => !has(way, /"arrange":/)) ? ways.flat().find((each) => 'arrange' in each) : undefined
    return put ? [{ look: put.arrange }, op] : [op]
  })
  return { ...rule, do: ops }
}

const looksAtTop = (op: Op | undefined): boolean =>
  op !== undefined && 'look' in op && (op.look.in === 'deckTop' || op.look.in === 'deckBottom')

/** A card that goes to the Hand, as one of those just seen. */
const ofThose = (op: Op): Op =>
  'move' in op ? ({ ...op, move: { ...op.move, ref: 'looked' }, ...(op.move.is && { whose: 'you' }) } as Op) : op

const isPlayed = (rule: Rule | undefined): rule is Extract<Rule, { kind: 'on' }> => rule?.kind === 'on' && rule.on === 'played' && !rule.if

/** Whether the second rule takes one of the cards that the first one has looked at. */
const takesOfThose = (first: Rule | undefined, then: Rule | undefined): boolean =>
  isPlayed(first) && isPlayed(then) && then.optional === true && looksAtTop(first.do.at(-1)) && isDrawnFromPlay(then.do[0]!)

/** "Look at the top five cards of your Mythos Deck. You may place one Tome in your Hand, and reshuffle the others": one of those. */
export const oneOfThoseSeen: Step = (rules) => {
  const one = (op: Op, at: number, ops: readonly Op[]): Op => (isDrawnFromPlay(op) && looksAtTop(ops[at - 1]) ? ofThose(op) : op)
  const within = rules.map((rule): Rule => (does(rule) ? ({ ...rule, do: rule.do.map(one) } as Rule) : rule))
  return within.flatMap((rule, at): readonly Rule[] => {
    const then = within[at + 1]
    if (takesOfThose(within[at - 1], rule)) return []
    if (!takesOfThose(rule, then) || !does(rule) || !does(then)) return [rule]
    const [taken, ...more] = then.do
    return [{ ...rule, do: [...rule.do, { ...ofThose(taken!), optional: true }, ...more] } as Rule]
  })
}

export const backAsTheyLay: Step = (rules, { text }) => (inSomeOrder.test(text) ? rules : rules.map(asTheyLay))

const inSomeOrder = /\border\b|\bas you (?:like|wish|choose|please|see fit)\b|\b(?:re)?arrange\b/i

/** "Look at the top three cards. Discard one; replace the others": as they lay, for no word gives leave to order them. */
function asTheyLay(rule: Rule): Rule {
  if (!does(rule)) return rule
  const isIdle = (op: Op, at: number): boolean => 'arrange' in op && op.arrange.ref === 'looked' && at > 0
  return rule.do.some(isIdle) ? { ...rule, do: rule.do.filter((op, at) => !isIdle(op, at)) } : rule
}

export const searchedDeck: Step = (rules) => rules.map(searched)

/** "One Tome from your Mythos Deck": it is looked for in all of it; the top card is any card. */
function searched(rule: Rule): Rule {
  const told = stable(rule)
  const meant = told.replaceAll(
    /"in":"deckTop"(?=,"is":\{[^{}]*\},(?:"mine":true,)?"n":(?:\d+|"any"),(?:"of":"you",)?"pick":"choose")/g,
    '"in":"deck"',
  )
  return meant === told ? rule : (JSON.parse(meant) as Rule)
}

export const whoseDeckIsSearched: Step = (rules) =>
  has(rules, searchedOfOthers) ? 'It is not said who looks through that Mythos Deck.' : rules

const searchedOfOthers = /"in":"deckTop","is":\{[^{}]*\},[^{}]*"pick":"choose"/

export const whatWasDrawn: Step = (rules) => rules.map(withDrawn)

/** A card of a Hand or Threat that is merely put back lies where it lay. */
export const putBackWhereItLay: Step = (rules, { text }) => (/\bdecks?\b/i.test(text) ? rules : rules.map(leftWhereItLay))

/** "Look at one random card in his Hand; if it is no Monster, return it": what was only looked at has not been moved. */
function leftWhereItLay(rule: Rule): Rule {
  if (!does(rule) || !has(rule, /"(?:target|look)":\{[^{}]*(?:\{[^{}]*\}[^{}]*)*"in":"(?:hand|threat)"/) || !has(rule.do, /"to":"deckTop"/))
    return rule
  const isPutBack = (op: unknown): boolean => /^\{"move":\{"ref":"(?:target|looked)"\},"to":"deckTop"\}$/.test(stable(op))
  return JSON.parse(JSON.stringify(rule), (key, value) => {
    const kept = Array.isArray(value) ? value.filter((each) => !isPutBack(each)) : value
    return key === 'else' && Array.isArray(kept) && kept.length === 0 ? undefined : kept
  }) as Rule
}

export const playsTheUnseen: Step = (rules) => (rules.some(playsUnseen) ? notWhich : rules)

export const playedFromWhere: Step = (rules) =>
  rules.some(comesFromNowhere) ? 'It is not said where this card comes from: from your Hand?' : rules

/** "Put one Monster into your Threat", "your opponent may add one Ghoul to his Threat": none lies in play. */
const comesFromNowhere = (rule: Rule): boolean => does(rule) && movesFromNowhere(rule.do)

function movesFromNowhere(done: unknown): boolean {
  if (typeof done !== 'object' || done === null) return false
  if (Array.isArray(done)) return done.some(movesFromNowhere)
  const op = done as Op
  if (!('move' in op) || op.to !== 'threat') return Object.values(op).some(movesFromNowhere)
  if (op.move.ref || op.move.in || op.move.opposing || op.move.borneBy) return false
  const kinds = op.move.is?.or ?? [op.move.is ?? {}]
  return kinds.some(({ type }) => type === 'Monster') || kinds.every(({ type }) => type === undefined)
}

export const whichWasRevealed: Step = (rules, { self }) =>
  self && rules.some((rule) => has(rule, /"revealedIs":/) && !has(rule, /"reveal":/)) ? 'It is not said which card was revealed.' : rules

/** Of a card that is still in the Hand, none was turned up. */
export const noneRevealedYet: Step = (rules) =>
  rules.some((rule) => has(rule, /"role":"inHand"/) && has(rule, /"pentagram"/) && has(rule, /"ref":"revealed"/) && !has(rule, /"reveal":/))
    ? notWhich
    : rules

/** What was looked at or turned up is known within its clause alone. */
export const lookedAtWithin: Step = (rules) =>
  rules.some((rule) => has(rule, /"ref":"looked"/) && !has(rule, /"(?:look|arrange)":/)) ? notWhich : rules

export const fromTheTopCard: Step = (rules) => rules.map(ofWhatIsTurnedUp)

/** "Discard one card for each Student, and draw the same number". */
export const howManyDrawn: Step = (rules, { text }) =>
  /\b(?:discard|bury)s?\b[^.]*\bfor each\b[^.]*\bdraws? (?:the same number|as many|an equal number|that many)\b/i.test(text) &&
  has(rules, /"draw":1\b/)
    ? 'It is not said how many are drawn: "draw one card for each ...".'
    : rules

export const foundIsShown: Step = (rules, { text }) => (showsFound.test(text) ? rules.map(showingFound) : rules)

/** "Search your Mythos Deck for one Spell, show it to your opponent and put it in your Hand": of what one finds, all may see what it is. */
const showsFound =
  /\b(?:search|look through|go through|sort through|choose|take|pick|find|fetch|select|retrieve|get|remove)(?:es|s)?\b[^.;]*\bMythos Deck\b[^;]*?\b(?:show|reveal|display)(?:s|ing)? (?:it|them|this|that card|the card|those cards|the cards|each|that \p{Lu}\p{L}+|the \p{Lu}\p{L}+)\b/iu

/** A rule that shows what it has found. */
function showingFound(rule: Rule): Rule {
  if (!does(rule) || !rule.do.some(isFound) || rule.do.some((op) => 'reveal' in op)) return rule
  return { ...rule, do: rule.do.flatMap((op) => (isFound(op) ? [op, { reveal: { ref: 'thus' } as const }] : [op])) }
}

/** What is taken from among the whole Mythos Deck. */
const isFound = (op: Op): boolean => 'move' in op && op.move.in === 'deck' && op.to === 'hand'

export const drawnIsShown: Step = (rules, { text }) => (showsDrawn.test(text) ? rules.map(showingDrawn) : rules)

/** "Draw one card and show it to your opponent": all may see it, too. */
const showsDrawn =
  /\bdraws?\b[^.;]*?\b(?:and|then|,) (?:then )?(?:show|reveal|display)(?:s|ing)? (?:it|them|this|that card|the card|those cards|the cards)\b/iu

/** A rule that shows what it has drawn. */
function showingDrawn(rule: Rule): Rule {
  if (!does(rule) || rule.do.some((op) => 'reveal' in op)) return rule
  return { ...rule, do: rule.do.flatMap((op) => (isDrawn(op) ? [op, { reveal: { ref: 'drawn' } as const }] : [op])) }
}

const isDrawn = (op: Op): boolean => 'draw' in op && (op.who ?? 'you') === 'you'

/** "Look through his Hand. If you have a Reporter, choose one card in it": who looks in one step and chooses in another has seen nothing. */
export const chosenAmongTheSeen: Step = (rules) =>
  rules.some((rule, at) => choosesFromHand(rule) && rules.slice(0, at).some(looksElsewhereSomewhere))
    ? 'It is not said that you choose among the cards you have seen: say "If ..., look at the Hand of your opponent and choose one card in it".'
    : rules

/** Whether a card in an opponent's Hand is chosen. */
const choosesFromHand = (rule: Rule): boolean =>
  does(rule) &&
  rule.target?.in === 'hand' &&
  rule.target.pick === 'choose' &&
  rule.target.of !== undefined &&
  !rule.do.some((op) => 'look' in op)

/** Whether the Hand of an opponent is looked at in a clause. */
function looksElsewhereSomewhere(rule: Rule): boolean {
  const ops = does(rule) ? rule.do : []
  return ops.some((op) => 'look' in op && op.look.in === 'hand' && op.look.of === 'opponent')
}

export const chosenUnseenCard: Step = (rules) =>
  rules.some(chosenUnseen) ? 'What is chosen here would be chosen before it is seen.' : rules

/** "Look at his Hand. Choose one Event in it that he may not play", of a Spell, whose target is chosen before all else. */
const chosenUnseen = (rule: Rule): boolean =>
  does(rule) && rule.target?.in === 'hand' && 'look' in (rule.do[0] ?? {}) && has(rule.do, /"which":\{"ref":"target"\}/)

/** Face-up, a card has nothing to turn; and to turn it both ways is no use. */
export function turnedUp(rules: readonly Rule[]): readonly Rule[] | string {
  const turns = (rule: Rule): rule is Extract<Rule, { kind: 'action' }> => rule.kind === 'action' && turnsUp(rule.do)
  if (rules.some((each) => turns(each) && has(each.cost ?? [], /\{"self":"flip"\}/))) return 'It is not said what is used for this.'
  return rules.map((each) => (turns(each) ? { ...each, faceDown: true } : each))
}

/** Whether all that is done is to turn this card face-up. */
const turnsUp = (ops: readonly Op[]): boolean => stable(ops) === stable([{ flip: { ref: 'self' }, face: 'up' }])

/** What happens at another moment than the look does not find that Hand open. */
export function ofShownHand(rules: readonly Rule[]): readonly Rule[] | string {
  const shown = rules.filter((rule) => has(rule, /"of":"shown"/))
  if (shown.length === 0) return rules
  if (shown.some((rule) => !has(rule, /"(?:look|reveal)"/))) return 'It is not said when this happens to the Hand that was looked at.'
  return rules.some(looksElsewhereSomewhere) ? swap(rules, '"of":"shown"', '"of":"opponent"') : notWhose
}

const showsAndLoses =
  /\b(?:who|he or she|opponent) must (?:reveal|show|display)\b[^.;:]*?\band (?:then )?(?:must )?(?:discard|bury|flip)s? [^.;:]*\bof (?:them|those)\b/i

/** "One opponent, who must reveal all Cultists in his Hand and Discard one of them": which, he picks. */
export const picksOfHisOwn: Step = (rules, { text }) =>
  showsAndLoses.test(text)
    ? (rebuild(rules, (op) => {
        const move = op['move'] as Selector | undefined
        const isOpen = move?.pick === 'choose' && move.ref === 'revealed' && move.by === undefined
        return isOpen ? { ...op, move: { ...move, by: 'opponent' } } : op
      }) as readonly Rule[])
    : rules
