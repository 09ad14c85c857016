/** What a line of the bench consists of: the same work, done by us and by others. */

/** Someone who does the work of a line. */
export interface Contestant {
  readonly name: string
  /** Does a piece of the work, some milliseconds long, and says how many units it was. */
  work(): number | Promise<number>
  /** What the next piece needs and is no part of it; done before each piece, off the clock. */
  ready?(): Promise<void>
  /** Puts away what was needed. */
  close?(): Promise<void>
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

/** Milliseconds by what they were spent on, in the order in which they were. */
export type Parts = Readonly<Record<string, number>>

/** What an answer took: what counts, and what follows it and is told beside it. */
export interface Spent {
  readonly counted: Parts
  readonly besides?: Parts
}

/** Someone who has to answer within a budget. */
export interface Answerer {
  readonly name: string
  /** Answers once; says whether the answer was thought of, or left to luck. */
  answer?(): Promise<'thought' | 'luck'>
  /** In the place of `answer`, where it is not the whole of it that counts: how many milliseconds count, or what they were spent on. */
  measured?(): Promise<number | Spent>
  /** What the next answer needs and is no part of it; done before each, off the clock. */
  ready?(): Promise<void>
  close?(): Promise<void>
}

/** A line that asks not how much is done in a time, but whether it is done in time. */
export interface Deadline {
  readonly name: string
  readonly aim: string
  readonly budgetMs: number
  /** How often each is asked in a round. */
  readonly answers: number
  /** Those who answer, ours first; or the reason why the line cannot be run here. */
  prepare(): Promise<readonly Answerer[] | string>
}

/** A line that asks how much there is of something at several points. */
export interface Levels {
  readonly name: string
  readonly unit: string
  readonly aim: string
  /** The points in order; or the reason why the line cannot be run here. */
  read(): Promise<readonly { readonly name: string; readonly value: number }[] | string>
}
