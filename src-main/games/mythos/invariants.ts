/** Laws that every position keeps (MI1 to MI17), cheap enough to be looked at in play. */
import type { Seat } from '../../engine/game.ts'
import { overfull } from './costs.ts'
import { foldTitle, isSettled, ownerOf, printed, title } from './places.ts'
import { passesToEnd, sanityMaximum } from './player-numbers.ts'
import type { State } from './state.ts'

/** The first law a position breaks, in words; nothing, as it should be. */
export function broken(state: State): string | undefined {
  return conservation(state) ?? sanityLaw(state) ?? copies(state) ?? spells(state) ?? passing(state) ?? pennies(state)
}

/** Each physical card is in exactly one zone, and in its owner's where it lies in a pile (MI1, MI2). */
function conservation(state: State): string | undefined {
  const seen = new Uint8Array(state.sheet.printed.length)
  const see = (card: number) => {
    seen[card]!++
  }
  for (const [seat, player] of state.players.entries()) {
    for (const pile of [player.deck, player.hand, player.discard, player.story]) {
      for (const card of pile) {
        see(card)
        if (ownerOf(state, card) !== seat) return `[MI2] ${title(state, card)} lies in another player's pile.`
      }
    }
  }
  for (const entry of state.play) see(entry.card)
  for (const [card, times] of seen.entries()) {
    if (times > 1) return `[MI1] ${title(state, card)} is in two places.`
    if (times === 0 && !isAside(state, card)) return `[MI1] ${title(state, card)} is nowhere.`
  }
  return undefined
}

/** Set aside by an effect that goes on. */
function isAside(state: State, card: number): boolean {
  if (state.away?.some((each) => each.card === card && each.aside) === true) return true
  return state.agenda.some((task) => {
    const inner = task.do === 'ask' ? task.resume : task
    return 'ctx' in inner && inner.ctx.aside?.includes(card) === true
  })
}

function sanityLaw(state: State): string | undefined {
  for (const [seat, player] of state.players.entries()) {
    if (player.sanity < 0 || player.sanity > Math.max(sanityMaximum(state, seat), 20))
      return `[MI3] Seat ${seat} has ${player.sanity} Sanity.`
    if (player.sanity === 0 && state.over === undefined) return '[MI3] Somebody has no Sanity left, and the match goes on.'
  }
  return undefined
}

/**
 * One Ally, Great Old One and completed Adventure of a Title for each player
 * (MI5); one Event of a Title on each (MI6). While an Event still takes effect,
 * the copy that it removes (M10.7), or the one that is not yet buried, may lie
 * beside it.
 */
function copies(state: State): string | undefined {
  const settled = isSettled(state)
  const seen = new Set<string>()
  for (const entry of state.play) {
    const { area, seat } = entry
    const whose: Seat = area === 'event' ? (entry.affects ?? seat) : seat
    if (area !== 'ally' && area !== 'goo' && area !== 'adventure' && (area !== 'event' || !settled)) continue
    const key = `${area} ${whose} ${foldTitle(title(state, entry.card))}`
    if (seen.has(key)) return `[${area === 'event' ? 'MI6' : 'MI5'}] ${title(state, entry.card)} is there twice.`
    seen.add(key)
  }
  return undefined
}

function spells(state: State): string | undefined {
  for (const entry of state.play) {
    if (
      printed(state, entry.card).type === 'Tome' &&
      entry.area === 'asset' &&
      overfull(state, entry.card) > 0 &&
      state.agenda[0]?.do !== 'ask'
    ) {
      return `[MI7] ${title(state, entry.card)} holds too many Spells.`
    }
  }
  return undefined
}

function passing(state: State): string | undefined {
  if (state.phase !== 'card play' || !isSettled(state)) return undefined
  const standing = state.players.reduce((sum, player) => sum + player.passes, 0)
  return standing < passesToEnd(state) ? undefined : '[MI10] Enough Passes stand, and card play goes on.'
}

function pennies(state: State): string | undefined {
  const lying = [...state.play.map((entry) => entry.pennies), ...state.players.map(({ spot }) => spot?.pennies)]
  const wrong = lying.find((each) => each !== undefined && (!Number.isInteger(each) || each < 1))
  return wrong === undefined ? undefined : `[MI17] ${wrong} pennies lie on a card.`
}
