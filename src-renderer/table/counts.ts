/** What was counted in the rounds of a match, gathered from its log. */
import type { LogLine, Reckoning } from '../../src-main/contract/table.ts'

export interface Count {
  readonly round: number
  /** One a seat, in the order of the seats. */
  readonly reckonings: readonly Reckoning[]
  readonly rules: string
}

/** The last round comes last. */
export function countsIn(log: readonly LogLine[]): readonly Count[] {
  const counted = log.filter(({ reckonings }) => reckonings !== undefined)
  return [...Map.groupBy(counted, ({ round = 0 }) => round)].map(([round, lines]) => ({
    round,
    reckonings: lines.flatMap(({ reckonings = [] }) => reckonings).toSorted((a, b) => a.seat - b.seat),
    rules: [...new Set(lines.flatMap(({ rule }) => rule?.split(/,\s*/) ?? []))].join(', '),
  }))
}

/** With its sign: "+3", "−4", "0". */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
