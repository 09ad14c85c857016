/** Whether the bot answers in time: Mythos, a thread that thinks, and decisions from all over random campaigns. */
import { setTimeout as wait } from 'node:timers/promises'
import { anything } from '../../../src-main/bot/random.ts'
import { thinker } from '../../../src-main/bot/think.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import type { State } from '../../../src-main/games/mythos/state.ts'
import startBot from '../../../src-main/keeper/bot-worker.ts?nodeWorker'
import { mythosOptions } from '../../../src-main/tools/mythos-options.ts'
import type { Deadline } from '../line.ts'

const budgetMs = 500

/** One decision in so many of a campaign is put to the bot: far enough apart to be of different kinds. */
const every = 23

export const line: Deadline = {
  name: 'The bot’s answer, Mythos for two',
  aim: 'every answer within its budget, and none left to luck; beside a timer set to three quarters of it',
  budgetMs,
  answers: 12,
  async prepare() {
    const positions = decisions(200)
    let asked = 0
    const bot = thinker(startBot, { milliseconds: budgetMs })
    return [
      {
        name: 'Story Deck',
        async answer() {
          const state = positions[asked++ % positions.length]!
          const { by } = await bot.decide(mythos, state, mythos.actors(state)[0]!, seeded(1))
          return by === 'luck' ? 'luck' : 'thought'
        },
        close: () => bot.close(),
      },
      {
        name: 'a timer',
        async answer() {
          await wait(budgetMs * 0.75)
          return 'thought'
        },
      },
    ]
  },
}

/** So many positions in which there is something to decide, campaign after campaign. */
function decisions(count: number): State[] {
  const found: State[] = []
  const options = mythosOptions({ players: 2, decks: [], cards: [], investigators: [] })
  for (let seed = 1; found.length < count; seed++) {
    let luck = seeded(~seed)
    let state = mythos.setup(options, seed)
    let open = 0
    for (let [seat] = mythos.actors(state); seat !== undefined; [seat] = mythos.actors(state)) {
      if (mythos.legal(state, seat).length > 1 && open++ % every === 0) found.push(state)
      const [action, next] = anything(mythos, state, seat, luck)
      luck = next
      state = mythos.apply(state, seat, action).state
    }
  }
  return found
}
