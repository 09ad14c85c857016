/** A thread like the app's, but for toys; some games make it late, end it, or drive it to nonsense. */
import { parentPort } from 'node:worker_threads'
import { serve } from '../../../src-main/bot/worker.ts'
import type { AnyGame } from '../../../src-main/engine/game.ts'
import { sealed } from '../../support/sealed.ts'

const toys: Record<string, AnyGame> = {
  sealed,
  late: {
    ...sealed,
    legal: () => {
      for (;;);
    },
  },
  throwing: {
    ...sealed,
    apply: () => {
      throw new Error('No such rule.')
    },
  },
  dying: { ...sealed, apply: () => process.exit(3) },
  nonsense: { ...sealed, legal: () => [{ do: 'cheat' }] },
  hungry: {
    ...sealed,
    apply: () => {
      const heap: unknown[] = []
      for (;;) heap.push(new Array(100_000).fill(heap.length))
    },
  },
}

if (parentPort !== null) serve(parentPort, (id) => toys[id])
