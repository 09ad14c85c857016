/**
 * The campaign that one learns by: on the real table, with the two Standard decks, against a bot that plays by rule of thumb.
 * Whoever completes one Adventure has reached the end. The deal was picked among thousands because what comes first in it
 * are a journey, a Monster, a Combat, an Ally and a Tome, with an Adventure in Hand from the beginning.
 */
import type { DeckSummary } from '../../src-main/contract/table.ts'
import { usualSetup, type Wanted, wanted } from '../new-match/setup.ts'

export const firstCampaignSeed = 1266

/** The smallest Adventure of the Standard decks is worth this. */
export const firstCampaignTarget = 5

/** What `matches.begin` takes. */
export function firstCampaign(ready: readonly DeckSummary[]): Wanted {
  const usual = usualSetup(ready)
  const [person, rival] = usual.seats
  const setup = {
    ...usual,
    seats: [person!, { ...rival!, kind: 'quick' as const }],
    target: firstCampaignTarget,
    seed: String(firstCampaignSeed),
    // What the hint may take: a newcomer should not wait for it.
    botBudgetMs: 600,
    undoPastRevealed: true,
  }
  return { ...wanted(setup), title: 'First campaign' }
}
