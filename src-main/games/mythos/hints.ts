/**
 * What an answer brings about: one sentence for every card, player, way, number, yes and no that a question leaves open,
 * from the task that asked and the words of the clause behind it. Nothing is told here that the question does not show
 * already to the seat that is asked (M1.19).
 */
import type { Destination, Op, Rule } from '../../../grammar/ast.ts'
import type { Seat } from '../../engine/game.ts'
import { openQuestion } from './agenda.ts'
import { sayClause, sayStep } from './clauses.ts'
import { investigatorOf, printed, title } from './places.ts'
import { handSize } from './player-numbers.ts'
import type { Action, CardNo, State } from './state.ts'
import type { Asked, Question, Task } from './tasks.ts'

/** An answer to a question; plays and uses have hints of their own. */
export type Answer = Extract<Action, { do: 'choose' | 'choose player' | 'choose way' | 'choose number' | 'yes' | 'no' | 'done' }>

/** What an answer to the open question does; of one that was not offered there is nothing to say. */
export function answerHint(state: State, answer: Answer): string | undefined {
  const open = openQuestion(state)
  if (open === undefined) return undefined
  const { question, resume, seat } = open
  if (question.ask === 'what to cast or use') return 'You cast and use nothing now; when all decline in a row, the Battles begin.'
  if (!('ctx' in resume)) return undefined
  const found = told({ state, seat, question, task: resume }, answer)
  return found === undefined ? undefined : clean(found)
}

/** A Title may end with a full stop. */
const clean = (text: string) => text.replace(/\.\./g, '.')

interface Asking<T = Asked> {
  readonly state: State
  readonly seat: Seat
  readonly question: Question
  readonly task: T
}

type In<Do extends Task['do']> = Asking<Extract<Asked, { do: Do }>>

const name = ({ state }: Asking<unknown>, card: CardNo): string => title(state, card)

const player = ({ state }: Asking<unknown>, seat: Seat): string => state.sheet.names[seat]!

function told(asking: Asking, answer: Answer): string | undefined {
  const { task } = asking
  switch (task.do) {
    case 'new hand':
      return answer.do === 'yes'
        ? 'Your Hand is shuffled into your Mythos Deck, and you draw as many cards anew.'
        : 'You keep the Hand that you have drawn.'
    case 'gather':
      return gathering({ ...asking, task }, answer)
    case 'carry out':
    case 'use':
    case 'trigger':
      return beginning({ ...asking, task }, answer)
    case 'summon':
      return summoning({ ...asking, task }, answer)
    case 'control':
      return controlling({ ...asking, task }, answer)
    case 'effect':
      return effect({ ...asking, task }, answer)
    case 'name opponent':
      return answer.do === 'choose player'
        ? `${player(asking, answer.seat)} is the one that is meant${purpose(asking, task.afterwards)}`
        : undefined
    case 'lose cards':
      return losing({ ...asking, task }, answer)
    case 'lay in order':
      if (answer.do === 'choose')
        return `${name(asking, answer.card)} is ${task.to === 'bury' ? 'buried' : 'discarded'} before the rest of them.`
      return answer.do === 'choose way' && answer.way === 0
        ? 'They lie in the order in which they lay: the bearer first, then what it bore.'
        : 'You name them one by one.'
    case 'attack':
      if (answer.do === 'choose') return `${name(asking, answer.card)} absorbs what it can of this attack, and is buried for it.`
      return 'Nobody else stands in the way; what is not absorbed costs you Sanity.'
    default:
      return inCombat(asking, answer) ?? atRoundEnd(asking, answer)
  }
}

// ---------------------------------------------------------------- playing, using, casting

function gathering(asking: In<'gather'>, answer: Answer): string | undefined {
  const { question, task } = asking
  const card = task.plays.at(-1)?.card
  if (card === undefined) {
    return task.nested?.route === undefined
      ? 'You play nothing by this; the offer is gone.'
      : 'You travel no further now; the place you have stays.'
  }
  const played = name(asking, card)
  switch (answer.do) {
    case 'choose player':
      return `${played} is laid on ${player(asking, answer.seat)}, and acts on that player.`
    case 'choose number':
      return answer.number === 0 ? `${played} costs you nothing.` : `You pay ${answer.number} Sanity for ${played}.`
    case 'choose':
      return task.plays.at(-1)?.how === 'spell'
        ? `${name(asking, answer.card)} holds ${played}, from where it can be cast.`
        : `${name(asking, answer.card)} bears ${played}; what happens to the one happens to both.`
    case 'done':
      return question.ask === 'which play'
        ? `${played} is played as it is; nothing else Joins it.`
        : `${played} lies beside your Investigator.`
    default:
      return undefined
  }
}

/** A rule that is wanted or not, aims, or is paid; or a card that may be had without paying for it (M2.29). */
function beginning(asking: In<'carry out' | 'use' | 'trigger'>, answer: Answer): string | undefined {
  const { state, question, task } = asking
  if (question.ask === 'whether' && task.do !== 'trigger') {
    const spared = question.about === undefined ? '' : name(asking, question.about)
    return answer.do === 'yes'
      ? `${spared} is used, and nothing is paid. ${clauses(asking, question.about, 'instead')}`
      : 'You pay the Sanity that it costs.'
  }
  if (task.do === 'carry out') return undefined
  const own = name(asking, task.card)
  const rule = task.do === 'trigger' && task.detached !== undefined ? task.detached : printed(state, task.card).rules[task.rule]
  const says = rule === undefined ? '' : ` ${own}: ${sayClause(state, rule)}`
  switch (answer.do) {
    case 'yes':
      return `The effect of ${own} takes place.${says}`
    case 'no':
      return `${own} does nothing this time.`
    case 'choose':
      return task.stage === 'pay'
        ? `It is paid with ${name(asking, answer.card)}.${says}`
        : `It is aimed at ${name(asking, answer.card)}.${says}`
    case 'choose number':
      return `${answer.number} is paid, and is the number that the effect works with.${says}`
    case 'choose player':
      return `${own} fights in the Battle with ${player(asking, answer.seat)}.${says}`
    case 'choose way':
      return `${own} is the answer to this.${says}`
    case 'done':
      return `No more is named.${says}`
  }
}

function summoning(asking: In<'summon'>, answer: Answer): string | undefined {
  const { task } = asking
  if (answer.do === 'choose') return `${name(asking, answer.card)} is revealed from your Hand, attacks at once, and is buried.`
  if (answer.do === 'choose way' && task.card !== undefined) return riding(asking, task.card, answer.way, 'attacks an opponent at once')
  return undefined
}

function controlling(asking: In<'control'>, answer: Answer): string | undefined {
  const { task } = asking
  const card = task.card === undefined ? undefined : name(asking, task.card)
  if (answer.do === 'choose player') return `${card ?? 'It'} joins your Threat against ${player(asking, answer.seat)}.`
  if (answer.do !== 'choose way') return undefined
  return task.card === undefined
    ? 'Its owner says how many Monsters of the kind are in it; one of them, drawn by lot, fights for you.'
    : riding(asking, task.card, answer.way, 'fights for you in this Combat')
}

const riding = (asking: Asking<unknown>, card: CardNo, way: number, fights: string) =>
  way === 1 ? `${name(asking, card)} carries you to another Location, and lies beneath it.` : `${name(asking, card)} ${fights}.`

// ---------------------------------------------------------------- effects

/** What an effect still does, in the words of its clause, with the card whose words they are. */
function steps(asking: Asking<unknown>, ops: readonly Op[], source: CardNo | undefined): string {
  const words = sentence(ops.map((op) => sayStep(asking.state, op)).join(', then '))
  return source === undefined ? ` ${words}.` : ` ${title(asking.state, source)}: ${words}.`
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function purpose(asking: Asking<unknown>, afterwards: Task): string {
  if (afterwards.do === 'effect') return `.${steps(asking, afterwards.ops, afterwards.ctx.source)}`
  if (afterwards.do === 'summon' && afterwards.card !== undefined) return `: ${name(asking, afterwards.card)} attacks.`
  if (afterwards.do !== 'trigger' && afterwards.do !== 'use') return '.'
  const rule =
    afterwards.do === 'trigger' && afterwards.detached !== undefined
      ? afterwards.detached
      : printed(asking.state, afterwards.card).rules[afterwards.rule]
  return rule === undefined ? '.' : `. ${name(asking, afterwards.card)}: ${sayClause(asking.state, rule)}`
}

function effect(asking: In<'effect'>, answer: Answer): string | undefined {
  const { task, question, state } = asking
  const [op] = task.ops
  const { source, chosen } = task.ctx
  if (op === undefined) return undefined
  const all = steps(asking, task.ops, source)
  switch (answer.do) {
    case 'choose':
      return `${chosenFor(asking, op, answer.card)}${all}`
    case 'done':
      return `No more is named; the effect goes on with what is named.${all}`
    case 'choose number':
      return `${answer.number} is the number that the effect works with.${all}`
    case 'choose way': {
      if ('look' in op) return 'You have seen enough, and the effect goes on.'
      const way = question.ask === 'which way' ? (question.ways[answer.way] ?? '') : ''
      if ('newInvestigator' in op)
        return `You go on with this Investigator in the place of ${investigatorOf(state, asking.seat).title}; your Sanity stays, up to the new maximum.`
      return source === undefined ? `This is done: ${way}.` : `${title(state, source)} has this done: ${way}.`
    }
    case 'choose player':
      return `${player(asking, answer.seat)} is the one that is meant.${all}`
    case 'yes':
      return `It is done.${all}`
    case 'no':
      return `It is not done${chosen === undefined ? '' : ' this time'}.${all}`
  }
}

const goes: Readonly<Record<Destination, string>> = {
  bury: 'is buried',
  discard: 'is discarded',
  hand: 'returns to the Hand of its owner',
  play: 'comes into play',
  threat: 'goes to the Threat',
  aside: 'is set aside for now',
  storyTop: 'goes on top of the Story Deck',
  deckTop: 'goes on top of the Mythos Deck',
  deckBottom: 'goes to the bottom of the Mythos Deck',
}

/** What happens to a card that is named for a step of an effect. */
function chosenFor(asking: In<'effect'>, op: Op, card: CardNo): string {
  const { state, task } = asking
  const named = name(asking, card)
  if (isLeftOut(op)) return `${named} is left out, and nothing happens to it.`
  if ('move' in op) return `${named} ${goes[op.to]}.`
  if ('flip' in op) return `${named} turns face-${op.face}.`
  if ('pennies' in op) return op.sign === 1 ? `The pennies are placed on ${named}.` : `The pennies on ${named} are removed.`
  if ('toTop' in op) return `${named} comes to the top of the Story Deck, and is the Current Location.`
  if ('control' in op) return `You take ${named}, and it fights for you.`
  if ('extendGOO' in op) return `${named} stays longer.`
  if ('become' in op) return `${named} is treated as ${/^[AEIOU]/.test(op.become) ? 'an' : 'a'} ${op.become}.`
  if ('redirect' in op) return `${named} comes to affect somebody else.`
  if ('swap' in op)
    return op.swap.ref === 'revealed' ? `${named} makes room for the other card.` : `${named} takes the place of another card.`
  if ('exchange' in op) return `${named} is discarded, and you draw another card for it.`
  if ('give' in op) return `${named} is the new bearer.`
  if ('attack' in op) return `${named} attacks.`
  if ('moveSpells' in op) {
    const [spell] = task.ctx.picks ?? []
    return spell === undefined
      ? `${named} goes to another holder, which you choose next.`
      : `${named} holds ${title(state, spell)} from now on.`
  }
  return `${named} is what is meant.`
}

/** Whether a card is named to be spared: where luck or all of them decide, nobody names what is hit. */
function isLeftOut(op: Op): boolean {
  if (!('move' in op)) return false
  return op.move.pick !== 'choose' && op.optional !== true
}

// ---------------------------------------------------------------- losing cards

function losing(asking: In<'lose cards'>, answer: Answer): string | undefined {
  const { task, question } = asking
  if (answer.do === 'choose')
    return `${name(asking, answer.card)} is ${task.to === 'bury' ? 'buried' : 'discarded'} before the rest of your cards.`
  return question.ask === 'whether' ? replacing(asking, answer, question.about, task.cards[0]) : undefined
}

/** A text that puts something in the place of a loss (M19.7). */
function replacing(asking: Asking<unknown>, answer: Answer, by: CardNo | undefined, lost: CardNo | undefined): string {
  const card = lost === undefined ? 'The card' : name(asking, lost)
  return answer.do === 'yes' ? `This happens instead. ${clauses(asking, by, 'instead')}` : `${card} is lost as it was to be.`
}

/** What a card has to say of a kind, in words; nothing where it has no clause of the kind. */
function clauses({ state }: Asking<unknown>, card: CardNo | undefined, kind: Rule['kind']): string {
  if (card === undefined) return ''
  const own = printed(state, card).rules.filter((rule) => rule.kind === kind)
  return own.length === 0 ? '' : `${title(state, card)}: ${own.map((rule) => sayClause(state, rule)).join(' ')}`
}

// ---------------------------------------------------------------- Combat

function inCombat(asking: Asking, answer: Answer): string | undefined {
  const { task, question } = asking
  switch (task.do) {
    case 'commit monsters':
      return answer.do === 'choose player'
        ? `It is directed at ${player(asking, answer.seat)}, and fights in the Battle of the two of you.`
        : undefined
    case 'commit allies':
      if (answer.do === 'choose') return `${name(asking, answer.card)} takes part in this Combat; it is buried if it absorbs a point.`
      if (answer.do === 'done') return 'No other Ally takes part; those left stay safe beside your Investigator.'
      return question.ask === 'which way' && answer.do === 'choose way' && question.ways[answer.way]!.startsWith('Defend')
        ? 'It absorbs what is left of the Threat after the Cosmic Battle; it is buried if it absorbs a point.'
        : 'It fights like a Monster, and is buried after the Battle.'
    case 'next battle':
      return answer.do === 'choose player' ? `Your Battle with ${player(asking, answer.seat)} is fought before your others.` : undefined
    case 'reveal':
    case 'additional effects':
      if (answer.do === 'choose') return `The effect of ${name(asking, answer.card)} comes before those of your other cards.`
      return question.ask === 'which way' && answer.do === 'choose way'
        ? `This holds for all of this Combat: ${question.ways[answer.way]!.toLowerCase()}.`
        : undefined
    case 'cosmic battle':
      return answer.do === 'yes' ? 'The bonus counts in this Battle, and in no other.' : 'The bonus is kept for another Battle.'
    case 'absorb':
      if (answer.do !== 'choose') return undefined
      return task.stage === 'reduce'
        ? `${name(asking, answer.card)} is reduced by as much as it can be before another is.`
        : `${name(asking, answer.card)} absorbs as many points as it can before another does.`
    case 'bury the lost':
      if (answer.do === 'choose') return `${name(asking, answer.card)} is buried next, above the cards that follow it.`
      if (answer.do === 'choose way')
        return answer.way === 0 ? 'They are buried one after the other, in the order in which they lie.' : 'You name them one by one.'
      return question.ask === 'whether' ? replacing(asking, answer, question.about, task.cards?.[0]) : undefined
    default:
      return undefined
  }
}

// ---------------------------------------------------------------- the End of the Round

function atRoundEnd(asking: Asking, answer: Answer): string | undefined {
  const { state, seat, task } = asking
  switch (task.do) {
    case 'discard step':
      return answer.do === 'choose' ? `${name(asking, answer.card)} goes to your Discard Pile.` : 'You keep the rest of your Hand.'
    case 'lobotomy step':
      return answer.do === 'yes'
        ? `You lose 1 Sanity; your Story Deck but for the place you are at, your Hand and your discards are shuffled into your Mythos Deck, and you draw ${handSize(state, seat)} cards.`
        : 'All stays as it is; you may undergo it at the end of another Round.'
    case 'reshuffle step':
      return answer.do === 'yes'
        ? 'Your discards are shuffled into your Mythos Deck before you draw.'
        : 'Your discards stay where they are, until your Mythos Deck runs out.'
    default:
      return undefined
  }
}
