/** How a bot at a table may play: by how long it thinks. What it thinks with is the same for all, and so is what it may know. */
import type { BotStyle } from '../contract/campaigns.ts'

interface Style extends BotStyle {
  /** For one decision, in milliseconds; what the table agreed on, if not said. */
  readonly budgetMs?: number
}

const styles: readonly Style[] = [
  { id: 'usual', name: 'Usual', says: 'Thinks for as long as the table agreed on.' },
  { id: 'hasty', name: 'Hasty', says: 'Decides in a fifth of a second, and overlooks things.', budgetMs: 200 },
  { id: 'careful', name: 'Careful', says: 'Thinks every decision over for two seconds.', budgetMs: 2_000 },
]

export const botStyles: readonly BotStyle[] = styles.map(({ id, name, says }) => ({ id, name, says }))

/** How long a bot of this style may think; `agreed` for one that is unknown or has no time of its own. */
export function budgetOf(style: string | null | undefined, agreed: number): number {
  return styles.find(({ id }) => id === style)?.budgetMs ?? agreed
}
