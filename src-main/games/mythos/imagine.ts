/**
 * Dealing again what a seat does not know.
 *
 * Deck lists are open at this table: every seat may know which cards the decks
 * hold, as the screen of a new match says. What nobody knows is the order of
 * the Mythos Decks; what a seat does not know besides are the Hands of others
 * and the cards in their Threats before they are revealed (M1.15, M1.16,
 * M1.19). Those are dealt again, each player's among themselves, and a Threat
 * is given nothing but what can lie in one. Cards that an open task names have
 * been announced and stay where they are.
 */
import type { PrintedCard } from '../../../grammar/card.ts'
import type { Seat } from '../../engine/game.ts'
import type { Rng } from '../../engine/random.ts'
import { redeal } from '../../engine/secrets.ts'
import { keepsHandOpen, keepsThreatOpen } from './bans.ts'
import { ownerOf, printed } from './places.ts'
import { isRevealed } from './select.ts'
import type { Away, CardNo, Gone, Placed, State } from './state.ts'
import type { Task } from './tasks.ts'

export function imagine(state: State, seat: Seat, rng: Rng): State {
  const [top] = state.agenda
  // What somebody else was shown alone (M1.44) is named to nobody else.
  const secret = top?.do === 'ask' && top.seat !== seat && 'secret' in top.question && top.question.secret === true ? top : undefined
  const announced = namedBy(secret === undefined ? state.agenda : state.agenda.slice(1))
  for (const each of state.dictated ?? []) if (each.by === seat) announced.add(each.card)
  if (top?.do === 'ask' && top.seat === seat && 'ctx' in top.resume) for (const card of top.resume.ctx.looked ?? []) announced.add(card)
  // Who discards down chooses among the whole Hand, which names nothing.
  const discarding =
    top?.do === 'ask' && top.seat !== seat && top.question.ask === 'which card' && top.resume.do === 'discard step' ? top : undefined
  if (discarding !== undefined) for (const card of state.players[discarding.seat]!.hand) announced.delete(card)

  const becomes = new Map<CardNo, CardNo>()
  let next = rng
  const players = state.players.slice()
  for (const owner of players.keys()) {
    const player = players[owner]!
    const hands = owner === seat || keepsHandOpen(state, owner) ? [] : player.hand.filter((card) => !announced.has(card))
    const deck = player.deck.filter((card) => !announced.has(card))
    const threat = owner === seat ? [] : hiddenThreat(state, owner, seat).filter((card) => !announced.has(card))
    const aside = hiddenAside(state, owner, seat).filter((card) => !announced.has(card))
    const places = [
      { size: threat.length, fits: (card: CardNo) => couldBeThreat(printed(state, card)) },
      { size: hands.length },
      { size: deck.length },
      ...(aside.length > 0 ? [{ size: aside.length }] : []),
    ]
    let dealt: CardNo[][]
    ;[dealt, next] = redeal(next, [...threat, ...hands, ...deck, ...aside], places)
    for (const [place, truly] of [threat, hands, deck, aside].entries()) {
      truly.forEach((card, at) => {
        becomes.set(card, dealt[place]![at]!)
      })
    }
    const swapped = (cards: readonly CardNo[]) => cards.map((card) => becomes.get(card) ?? card)
    players[owner] = { ...player, hand: owner === seat ? player.hand : swapped(player.hand), deck: swapped(player.deck) }
  }
  const now = (card: CardNo) => becomes.get(card) ?? card
  const { dictated } = state
  return {
    ...state,
    rng: next,
    players,
    play: state.play.map((entry) => (entry.area === 'threat' && becomes.has(entry.card) ? { ...entry, card: now(entry.card) } : entry)),
    recent: state.recent.map((each) => ({ ...each, card: now(each.card) })),
    ...(state.gone === undefined ? {} : { gone: wentAnew(state.gone, now) }),
    ...(state.lastCombat === undefined ? {} : { lastCombat: wentAnew(state.lastCombat, now) }),
    ...(state.away === undefined ? {} : { away: state.away.map((each) => ({ ...each, card: now(each.card) })) }),
    ...(dictated === undefined ? {} : { dictated: dictated.map((each) => ({ ...each, card: now(each.card) })) }),
    ...(secret === undefined ? {} : { agenda: [shownAnew(secret, now), ...state.agenda.slice(1)] }),
    ...(discarding === undefined
      ? {}
      : {
          agenda: [
            { ...discarding, question: { ...discarding.question, among: players[discarding.seat]!.hand } } as Task,
            ...state.agenda.slice(1),
          ],
        }),
  }
}

/** What has gone, told of others in its place. */
const wentAnew = (gone: readonly Gone[], now: (card: CardNo) => CardNo): Gone[] =>
  gone.map((each) => ({
    ...each,
    card: now(each.card),
    ...(each.was === undefined ? {} : { was: { ...each.was, card: now(each.was.card) } }),
  }))

/** A question about cards that only the asked seat was shown, about others in their place. */
function shownAnew(open: Extract<Task, { do: 'ask' }>, now: (card: CardNo) => CardNo): Task {
  const { question, resume } = open
  const seen =
    'ctx' in resume && resume.ctx.looked !== undefined
      ? ({ ...resume, ctx: { ...resume.ctx, looked: resume.ctx.looked.map(now) } } as Task)
      : resume
  if (question.ask === 'which play') {
    return { ...open, resume: seen, question: { ...question, among: question.among.map((each) => ({ ...each, card: now(each.card) })) } }
  }
  if (question.ask === 'which card') return { ...open, resume: seen, question: { ...question, among: question.among.map(now) } }
  return { ...open, resume: seen }
}

/** An owner's cards in Threats that `seat` does not know. */
function hiddenThreat(state: State, owner: Seat, seat: Seat): CardNo[] {
  return state.play.filter((entry) => ownerOf(state, entry.card) === owner && isHiddenFrom(state, entry, seat)).map((entry) => entry.card)
}

/** What was set aside unseen out of an owner's Mythos Deck, or out of his Hand, which he knows himself (M1.15, M1.16). */
function hiddenAside(state: State, owner: Seat, seat: Seat): CardNo[] {
  const isUnseen = ({ from, aside }: Away): boolean => aside && (from === 'deck' || (from === 'hand' && owner !== seat))
  return (state.away ?? []).filter((each) => isUnseen(each) && ownerOf(state, each.card) === owner).map(({ card }) => card)
}

/** Whether a card in play is one that `seat` may not know: it knows its own Threat, and what was taken out of it (M1.19, M9.48). */
export function isHiddenFrom(state: State, entry: Placed, seat: Seat | undefined): boolean {
  return seat !== entry.seat && seat !== ownerOf(state, entry.card) && isHidden(state, entry)
}

/** Whether a card in play is one that not everybody may know (M1.19). Who bears a Weapon was seen going there. */
export function isHidden(state: State, entry: Placed): boolean {
  return (
    entry.area === 'threat' &&
    !isRevealed(state, entry.card) &&
    !keepsThreatOpen(state, entry.seat) &&
    !state.play.some((each) => each.on === entry.card)
  )
}

function couldBeThreat(card: PrintedCard): boolean {
  if (card.type === 'Monster') return card.goo !== true
  if (card.type === 'Ally') return card.attributes?.includes('Cultist') === true
  return card.type === 'Event' && card.subtype === 'Threat'
}

/** Every card that a task or a question names. */
function namedBy(agenda: readonly Task[]): Set<CardNo> {
  const named = new Set<CardNo>()
  const add = (cards: readonly CardNo[] | undefined) => {
    for (const card of cards ?? []) named.add(card)
  }
  const look = (task: Task): void => {
    if (task.do === 'ask') {
      if (task.question.ask === 'which card') add(task.question.among)
      if (task.question.ask === 'which play') add(task.question.among.map((play) => play.card))
      look(task.resume)
    }
    if ('plays' in task) add(task.plays.map((play) => play.card))
    if ('cards' in task) add(task.cards)
    if ('card' in task && task.card !== undefined) named.add(task.card)
    if ('afterwards' in task) look(task.afterwards)
    if ('done' in task && task.do !== 'lobotomy step') add(task.done)
    if ('ctx' in task) {
      const { source, cause, along, target, revealed, aside, drawn, picks } = task.ctx
      for (const card of [source, cause]) if (card !== undefined) named.add(card)
      add(along)
      add(target)
      add(revealed)
      add(aside)
      add(drawn)
      add(task.ctx.thus?.cards)
      if (task.do === 'commit monsters' || task.do === 'gather' || task.do === 'summon') add(picks)
    }
  }
  for (const task of agenda) look(task)
  return named
}
