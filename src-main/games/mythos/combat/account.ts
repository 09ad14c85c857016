/**
 * The reckoning of one side of a Battle, line by line: what came against it, which card absorbed what of which, and why the
 * rest is lost. The lines add up to the Sanity lost. Whatever they name has been revealed.
 */
import type { ReckonedLine } from '../../reckoning.ts'
import { type Battle, type Points, type Side, type Took, wholeThreat } from '../combat-state.ts'
import { title } from '../places.ts'
import type { State } from '../state.ts'

export interface Account {
  readonly lines: readonly (ReckonedLine & { readonly rule: string })[]
  /** Why something is lost, if it is. */
  readonly because?: { readonly text: string; readonly rule: string }
}

/** The account of one side, as far as the Battle has come. */
export function accountOf(state: State, battle: Battle, which: 0 | 1): Account {
  const [own, rival] = [battle.sides[which], battle.sides[which === 0 ? 1 : 0]]
  const name = state.sheet.names[which === 0 ? battle.b : battle.a]!
  const comes = (points: readonly Points[], how: string, rule: string) =>
    points.filter(({ value }) => value > 0).map(({ card, value }) => ({ what: title(state, card), how, comes: -value, rule }))
  const hasDefended = battle.step !== 'waiting' && battle.step !== 'reveal' && battle.step !== 'cosmic'
  const lines = [
    ...(rival.cosmicTotal > 0
      ? [{ what: `Cosmic total of ${name}`, how: summands(state, rival), comes: -rival.cosmicTotal, rule: 'M14.39' }]
      : []),
    ...absorbed(state, own, 'cosmic', 'M14.45'),
    ...(hasDefended
      ? comes(
          rival.values.filter(({ card }) => rival.bypassing.includes(card)),
          'passes by the Threat',
          'M14.53',
        )
      : []),
    ...(hasDefended && rival.assaults ? comes(rival.defenders, 'attacks in the Assault', 'M14.67') : []),
    ...absorbed(state, own, 'defend', 'M14.55'),
  ]
  return own.lost === 0 ? { lines } : { lines, because: { text: whyLost(state, own, rival), rule: 'M14.73' } }
}

function summands(state: State, side: Side): string {
  const cards = side.values.filter(({ card, value }) => value > 0 && !side.bypassing.includes(card))
  const bonus = side.bonus > 0 ? [`${side.bonus} as a bonus`] : []
  return list([...cards.map(({ card, value }) => `${value} of ${title(state, card)}`), ...bonus])
}

function absorbed(state: State, { took }: Side, stage: Took['stage'], rule: string): (ReckonedLine & { rule: string })[] {
  const parts = took.filter((each) => each.stage === stage)
  return [...Map.groupBy(parts, ({ by }) => by)].map(([by, of]) => ({
    what: by === wholeThreat ? 'The bonus of the Threat' : title(state, by),
    how: `absorbs ${list(of.map((each) => `${each.points} of ${each.of === wholeThreat ? 'the bonus' : title(state, each.of)}`))}`,
    comes: of.reduce((sum, { points }) => sum + points, 0),
    rule: by === wholeThreat ? 'M14.40' : rule,
  }))
}

/** Those who could have absorbed more, had they met those points, are named (M14.57, M14.58, M14.72). */
function whyLost(state: State, own: Side, rival: Side): string {
  const absorbers = [...(rival.assaults ? own.left : []), ...own.defenders]
  const free = absorbers.flatMap(({ card, value }) => {
    const room = value - own.took.reduce((sum, each) => (each.by === card && each.stage === 'defend' ? sum + each.points : sum), 0)
    return room > 0 ? [`${title(state, card)} (${room} free)`] : []
  })
  if (free.length > 0) return `${list(free)} cannot absorb what is not seen or passes by.`
  return absorbers.some(({ value }) => value > 0) ? 'Whoever stands here has absorbed as much as can be.' : 'Nobody stands here to absorb.'
}

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
