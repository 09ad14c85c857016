/** What becomes of an Event once it is played, as its printed text says (M10.8 to M10.10, M10.14). */
import { afflicts, type PrintedCard } from '../../../grammar/card.ts'

const lastingKinds: readonly (string | undefined)[] = ['Phobia', 'Philia', 'Day', 'Night', 'Star', 'Storm']

/** Whether an Event goes on, or is buried once its effect is complete. */
export function goesOn({ subtype, rules }: PrintedCard): boolean {
  if (lastingKinds.includes(subtype)) return true
  return rules.some((rule) => {
    if (rule.kind === 'on') return rule.on !== 'played'
    if (rule.kind === 'require') return false
    // What becomes of it then is no reason to stay.
    if (rule.kind === 'instead') return !('wouldBeBuried' in rule.of && rule.of.wouldBeBuried.ref === 'self')
    if (rule.kind === 'action') return typeof rule.window !== 'object'
    return !(rule.kind === 'static' && ('join' in rule.effect || 'countsAs' in rule.effect))
  })
}

/** Whether it lies on an opponent: a Phobia or Philia, or one that goes on and speaks of the player it affects. */
export const liesOnOpponent = (face: PrintedCard): boolean =>
  afflicts(face) || (/^Opponent.s Investigator/.test(face.target ?? '') && goesOn(face))
