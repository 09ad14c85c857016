/**
 * Whether the window stands still while a bot thinks, in the built app (`npm run build` first) and a real browser: from one's own
 * press until one is asked again, the longest task of the window's main thread, by the clock of that thread, so that other work of the
 * machine does not count. What a bot does at the end of its thinking is drawn within that time, and one's own answer too.
 */
import type { Deadline } from '../line.ts'
import { atTable } from '../table.ts'

interface TraceEvent {
  readonly ph: string
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args: { readonly name?: string }
  /** Microseconds of the thread's own time; of the clock on the wall, where there is no such. */
  readonly tdur?: number
  readonly dur?: number
}

/** Milliseconds. */
function longestTask(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const windows = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread))
  const tasks = events.filter((each) => each.ph === 'X' && each.name === 'ThreadControllerImpl::RunTask' && windows.has(thread(each)))
  if (tasks.length === 0) throw new Error('The browser told of no task of the window.')
  return Math.max(...tasks.map(({ tdur, dur = 0 }) => tdur ?? dur)) / 1000
}

export const line: Deadline = {
  name: 'The longest task of the window’s main thread while a bot thinks and acts',
  aim: 'never more than 50 ms',
  budgetMs: 50,
  answers: 10,
  async prepare() {
    const { page, answered, close } = await atTable({ players: 2, others: 'bot', botBudgetMs: 500, playedBefore: 12 })
    const browser = page.context().browser()!
    return [
      {
        name: 'Story Deck',
        async measured() {
          await browser.startTracing(page, { categories: ['toplevel'] })
          await answered()
          await page.locator('.prompt.mine, dialog[open]').first().waitFor()
          await page.waitForTimeout(50)
          return longestTask(await browser.stopTracing())
        },
        close,
      },
    ]
  },
}
