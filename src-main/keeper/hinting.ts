/**
 * "What would you do?": what a bot would do in the place of a seat, from what that seat knows, and why. The game says what an
 * action is good for where it plans (`Entry.counsel`), and the bot what it found better in the games that it imagined; elsewhere the
 * odds of the choices say it.
 */
import type { Weighed } from '../bot/decide.ts'
import type { Tried } from '../bot/mcts.ts'
import { ruleOfThumb } from '../bot/quick.ts'
import type { Thinker } from '../bot/think.ts'
import type { Odds, Seat } from '../engine/game.ts'
import { type Rng, split } from '../engine/random.ts'
import type { Entry } from '../games/index.ts'

export interface Hint {
  readonly action: unknown
  readonly reason: string
  readonly rule?: string
}

/** What to do now, and why. Where only the odds could tell, it rejects if they are not there in time. */
export async function hintFor({ game, counsel, preference }: Entry, state: unknown, seat: Seat, thinker: Thinker, rng: Rng): Promise<Hint> {
  const actions = game.legal(state, seat)
  if (actions.length === 1) return { action: actions[0], reason: 'There is nothing else that you could do.' }
  if (counsel === undefined) return byOdds(await thinker.weigh(game, state, seat, rng), (action) => game.describe(state, seat, action).text)
  const [luck, rest] = split(rng)
  const thought = await thinker.decide(game, state, seat, luck)
  // What luck has to decide is no advice: what tempts at first sight is one.
  const late = thought.by === 'luck'
  const action = late ? ruleOfThumb(game, state, seat, rest)[0] : thought.action
  const found = counsel(state, seat, action)
  if (late)
    return { action, ...found, reason: `There was no time to think it through; at first sight: ${found?.reason ?? 'this tempts most.'}` }
  const weighed = byTrial(thought.tried, (each) => game.describe(state, seat, each).text, preference)
  return { action, ...found, reason: [found?.reason, weighed].filter(Boolean).join(' ') }
}

/** So many games are too few to compare with. */
const few = 4

/** What the search found: how the choice did beside the one it tried most often of the others. */
export function byTrial(
  [mine, next]: readonly Tried<unknown>[],
  named: (action: unknown) => string,
  preference: Entry['preference'],
): string {
  if (mine === undefined) return ''
  if (next === undefined || next.playouts < few)
    return `Of the games imagined, ${mine.playouts} began with it: nothing else promised enough to be tried as often.`
  const tried = `In the games imagined, ${mine.playouts} with it and ${next.playouts} with “${named(next.action)}”`
  const clearly = mine.earned - next.earned > Math.hypot(mine.error, next.error)
  if (!clearly) return `${tried}, the two fared about alike.`
  const why = preference?.(mine.outlook, next.outlook)
  return `${tried}, it did better${why === undefined ? '' : `: ${why}`}.`
}

const same = 1e-9

/** The choice with the best chance; where being foreseen would cost something, the one that is to be taken most often. */
export function byOdds({ odds, by, playouts }: Weighed<unknown>, named: (action: unknown) => string): Hint {
  const mixed = odds.some(({ share }) => share !== undefined)
  const rank = ({ chance, share = 0 }: Odds<unknown>) => (mixed ? share : chance)
  const [best, next] = odds.toSorted((a, b) => rank(b) - rank(a))
  if (best === undefined) throw new Error('Nothing can be chosen.')
  const how = by === 'exact' ? 'if everybody plays well' : `by ${playouts ?? 0} imagined games`
  const { action } = best
  if (mixed)
    return { action, reason: `Nobody should foresee you: choose by lot, this one ${percent(best.share ?? 0)} of the time, ${how}.` }
  const chance = `Your chance is ${percent(best.chance)} with it`
  if (next === undefined || best.chance - next.chance < same)
    return { action, reason: `${chance}, ${how}, and no choice has a better one.` }
  const than = ` and ${percent(next.chance)} with the next best, “${named(next.action)}”`
  return { action, reason: `${chance}${than}, ${how}.` }
}

const percent = (share: number) => `${(share * 100).toFixed(share > 0.0995 ? 0 : 1)} %`
