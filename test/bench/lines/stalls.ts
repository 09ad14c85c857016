/**
 * Whether anything has to wait while a bot thinks: the longest piece of work of the Keeper's own thread in each decision, by the clock of
 * that thread, so that other work of the machine does not count.
 */
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { evenings } from '../evenings.ts'
import type { Deadline } from '../line.ts'

/** Milliseconds of processor time that this thread has had. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The most that the thread worked between two times at which anybody else could have had it, in milliseconds. */
async function longestPiece(goesOn: () => boolean): Promise<number> {
  let longest = 0
  while (goesOn()) {
    const before = worked()
    await setImmediate()
    longest = Math.max(longest, worked() - before)
  }
  return longest
}

export const line: Deadline = {
  name: 'The longest piece of work of the Keeper’s thread while a bot thinks and acts',
  aim: 'never more than 50 ms; beside a thread with nothing to do, which shows what the machine adds',
  budgetMs: 50,
  answers: 12,
  async prepare() {
    const evening = evenings()
    const open = await evening.open()
    const { api } = open
    const ready = (await api.decks.list()).filter((each) => each.ready)
    const begin = async () => {
      const seats = (['human', 'bot'] as const).map((kind, seat) => ({ name: ['Ada', 'Bea'][seat]!, kind, deck: ready[seat]!.id }))
      return (await api.matches.begin({ game: 'mythos', seats, botBudgetMs: 500, target: 200 })).match
    }
    let match = await begin()
    let count = 0
    /** Acts for the person until it is the bot's turn. */
    async function untilBot(): Promise<void> {
      for (;;) {
        const { actors, at, choices, outcome } = await api.table.look({ match, seat: 0 })
        if (outcome !== undefined) match = await begin()
        else if (!actors.includes(0)) return
        else {
          const answers = choices.filter(({ role }) => role !== 'concede')
          await api.table.act({ match, seat: 0, at, choice: answers[(count++ * 7) % answers.length]!.key })
        }
      }
    }
    return [
      {
        name: 'Story Deck',
        ready: untilBot,
        measured: async () => {
          const before = (await api.table.look({ match, seat: 0 })).moves
          let over = false
          const answered = (async () => {
            for (;;) {
              const { moves, outcome } = await api.table.look({ match, seat: 0 })
              if (moves > before || outcome !== undefined) break
              await wait(40)
            }
            over = true
          })()
          const longest = await longestPiece(() => !over)
          await answered
          return longest
        },
        async close() {
          await open.close()
          evening.remove()
        },
      },
      {
        name: 'a thread with nothing to do',
        measured() {
          const until = performance.now() + 400
          return longestPiece(() => performance.now() < until)
        },
      },
    ]
  },
}
