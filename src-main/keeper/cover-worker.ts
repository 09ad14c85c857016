/** The thread in which smallest sets of cards are searched for (cover-thread.ts). Imported with `?nodeWorker`. */
import { parentPort } from 'node:worker_threads'
import { cardAt } from '../games/mythos/deck/holding.ts'
import { jobsOf } from '../games/mythos/deck/jobs.ts'
import { supportOf } from '../games/mythos/deck/support.ts'
import { solve } from './cover-solver.ts'
import type { CoverJob, Found, Said } from './cover-thread.ts'

if (parentPort === null) throw new Error('cover-worker.ts is started as a thread, not on its own.')
const port = parentPort
const say = (said: Said) => port.postMessage(said)

port.once('message', async ({ faces, patience, ...task }: CoverJob) => {
  try {
    const support = supportOf(faces)
    await solve({
      task: { ...task, support },
      patience,
      tell({ best, atLeast, state }) {
        const found = best === undefined ? undefined : toldOf(best)
        say({ say: 'step', atLeast, state, ...(found !== undefined && { found }) })
      },
    })
    say({ say: 'end' })
  } catch (error) {
    say({ say: 'trouble', message: error instanceof Error ? error.message : String(error) })
  }

  function toldOf({ answer, holding, plan, size, points }: Parameters<Parameters<typeof solve>[0]['tell']>[0]['best'] & object): Found {
    const jobs = jobsOf(holding, plan)
    return {
      size,
      points,
      cards: holding.cards.map(({ no, copies }) => ({ no, copies, job: jobs.get(no) ?? '', isNew: copies > task.have[no]! })),
      adventures: plan.order.filter((no) => cardAt(holding.support, no).type === 'Adventure'),
      ...(answer.investigator !== undefined && { investigator: answer.investigator }),
    }
  }
})
say({ say: 'ready' })
