/**
 * A test that carries the numbers of the rules it proves.
 *
 * The numbers are read off the test's name by `npm run rules`, so they stand in
 * brackets before the sentence: `[CD-24, CD-26] …`.
 */
import { test } from 'vitest'

export function rule(ids: string, sentence: string, proof: () => void | Promise<void>): void {
  test(`[${ids}] ${sentence}`, proof)
}
