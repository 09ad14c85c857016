/** What a line of the bench consists of: the same work, done by us and by others. */

/** Someone who does the work of a line. */
export interface Contestant {
  readonly name: string
  /** Does a piece of the work, some milliseconds long, and says how many units it was. */
  work(): number
}

export interface Line {
  readonly name: string
  /** What is counted, in the plural: "games", "decisions". */
  readonly unit: string
  /** What we hope for, in words. The bench reports; it passes no judgement. */
  readonly aim: string
  /** The contestants, ours first; or the reason why the line cannot be run here. */
  prepare(): Promise<readonly Contestant[] | string>
}
