/**
 * A click at the table, in the built app (`npm run build` first) and a real browser, with the mouse: from the event of the press that
 * gives an answer of one's own until the page has handed over the frame with the position after it, and of what that time is made:
 * the press, until it is on the wire; Keeper and wire, until the answer is in the page; the page, until its document shows it; its
 * frame, until that is laid out and ready to be painted. All such presses count, those on pieces and on options of the menu of a piece
 * too; no press that merely opens a menu, or lets others go on. The others at the table play by rule of thumb and at once, so that what
 * they do falls into the same time. The tables have been played at before: there is something on them.
 */
import type { Answerer, Deadline } from '../line.ts'
import { atTable } from '../table.ts'

async function clicks(players: number): Promise<Answerer> {
  const { answered, close } = await atTable({ players, others: 'quick', playedBefore: 60 })
  return { name: `Story Deck, a table of ${players}`, measured: answered, close }
}

export const line: Deadline = {
  name: 'A click at a table of Mythos, until the new position is drawn',
  aim: 'p95 within 100 ms, animation apart',
  budgetMs: 100,
  answers: 20,
  prepare: async () => [await clicks(2), await clicks(4)],
}
