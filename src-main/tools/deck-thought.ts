/**
 * `deck plan FILE`: which Adventures a deck can complete and with what, what cannot work in it, and what would help.
 * `deck cover --points N`: a smallest set of cards for so many points of Adventures; how far the search is goes to the
 * error stream, and an interrupt (Ctrl+C) keeps the best so far.
 *
 * Exit status: 0 when all Adventures can be completed, or a set was found; 1 when not; 2 (a Complaint) unreadable.
 */
import { basename } from 'node:path'
import { cardLanguage } from '../../db/language.ts'
import { limits } from '../../db/limits.ts'
import { decodeText } from '../../db/normalised.ts'
import { openShelf, type Shelf } from '../../db/shelf.ts'
import { foldTitle } from '../../grammar/titles.ts'
import { coverThread } from '../keeper/cover-thread.ts'
import makeCoverer from '../keeper/cover-worker.ts?nodeWorker'
import { covering, coverJob } from '../keeper/deck-cover.ts'
import { deckIn, type Pool, poolOf, study } from '../keeper/deck-study.ts'
import { broughtCards } from './deck.ts'
import { Complaint, complaining, options, readNamed, wholeNumber } from './input.ts'

const usage =
  'usage: deck plan FILE [--cards FILE ...] [--json], or deck cover --points N [--deck FILE] [--keep CARD ...] [--avoid CARD ...] ' +
  '[--region REGION ...] [--investigator NAME] [--most N] [--set CODE ...] [--seconds N] [--cards FILE ...] [--json]'

/** Runs `deck plan` and `deck cover`; answers the exit status, or throws a Complaint. */
export async function run(args: string[]): Promise<number> {
  const { positionals, values } = options({
    args,
    allowPositionals: true,
    options: {
      points: { type: 'string' },
      deck: { type: 'string' },
      keep: { type: 'string', multiple: true, default: [] },
      avoid: { type: 'string', multiple: true, default: [] },
      region: { type: 'string', multiple: true },
      investigator: { type: 'string' },
      most: { type: 'string' },
      set: { type: 'string', multiple: true },
      seconds: { type: 'string' },
      cards: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  })
  const [command, file, ...more] = positionals
  if (more.length > 0 || (command === 'plan') !== (file !== undefined)) throw new Complaint(usage)
  const shelf = openShelf({ cards: broughtCards(values.cards), language: cardLanguage })
  try {
    const pool = poolOf(shelf.cards)()
    if (command === 'plan') return plan(shelf, pool, file!, values.json)
    const most = values.most === undefined ? {} : { most: wholeNumber('most', values.most, 0, 1, 500) }
    const wanted = {
      points: wholeNumber('points', values.points, 20, 1, 200),
      from: 'library' as const,
      keep: values.keep.map((each) => called(pool, each)),
      avoid: values.avoid.map((each) => called(pool, each)),
      seconds: wholeNumber('seconds', values.seconds, 60, 1, 600),
      ...most,
      ...(values.region !== undefined && { regions: values.region }),
      ...(values.set !== undefined && { sets: values.set }),
      ...(values.investigator !== undefined && { investigator: called(pool, values.investigator) }),
    }
    const begun = values.deck === undefined ? undefined : shelf.deckCards(imported(shelf, values.deck))
    return await cover(
      pool,
      complaining(() => coverJob(pool, wanted, begun, () => undefined)),
      values.json,
    )
  } finally {
    shelf.close()
  }
}

function imported(shelf: Shelf, file: string): number {
  const name = basename(file)
  return complaining(() => shelf.decks.import(decodeText(readNamed(file, limits.deckBytes), name), { name }).id)
}

/** The id of a card by its id or Title; of several printings the first. */
function called({ ids, support, byId }: Pool, name: string): string {
  const no = byId.get(name) ?? support.faces.findIndex(({ title }) => foldTitle(title) === foldTitle(name))
  const id = ids[no]
  if (id === undefined) throw new Complaint(`No card is called "${name}".`)
  return id
}

function plan(shelf: Shelf, pool: Pool, file: string, json: boolean): number {
  const list = shelf.deckCards(imported(shelf, file))
  const found = study(pool, deckIn(pool, list), list.at)
  const all = found.plan.adventures.every(({ completable }) => completable)
  if (json) console.log(JSON.stringify({ doubts: found.doubts, plan: found.plan, jobs: found.jobs }))
  else {
    const count = found.plan.adventures.filter(({ completable }) => completable).length
    console.log(`${count} of ${found.plan.adventures.length} Adventures can be completed, for ${found.plan.reachable} points.`)
    for (const { title, points, needs, conditions, matched, completable } of found.plan.adventures) {
      console.log(`${completable ? 'Can be completed' : 'Cannot be completed'}: ${title}, ${points} points`)
      for (const [at, { label, missing }] of needs.entries()) {
        const by = matched.filter(({ need }) => need === at).map(({ title: filler }) => filler)
        console.log(`  ${label}: ${by.join(', ') || 'nothing'}${missing > 0 ? ` (${missing} missing)` : ''}`)
      }
      for (const { label, met } of conditions) console.log(`  ${label}: ${met}`)
    }
    for (const { level, rule, message, helps } of found.doubts) {
      const help =
        helps.length === 0
          ? ''
          : ` Would help: ${helps
              .slice(0, 5)
              .map(({ title }) => title)
              .join('; ')}.`
      console.log(`${level === 'cannot' ? 'Cannot work' : 'Hint'} [${rule}] ${message}${help}`)
    }
  }
  return all ? 0 : 1
}

async function cover(pool: Pool, job: Parameters<typeof covering>[1], json: boolean): Promise<number> {
  const thread = coverThread((how = {}) => makeCoverer(how))
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.once('SIGINT', interrupt)
  try {
    let last: Awaited<ReturnType<ReturnType<typeof covering>['next']>>['value']
    for await (const step of covering(pool, job, thread, stop.signal)) {
      console.error(`${(step.ms / 1000).toFixed(1)} s: ${step.says}`)
      last = step
    }
    if (last?.best === undefined) return 1
    if (json) console.log(JSON.stringify(last))
    else {
      console.log(last.says)
      for (const { title, points } of last.best.adventures) console.log(`${title}, ${points ?? 0} points`)
      for (const { title, copies, job: serves, new: isNew } of last.best.cards)
        console.log(`${copies} ${title}${isNew ? '' : ' (there)'}${serves === '' ? '' : `: ${serves}`}`)
      if (last.best.investigator !== undefined) console.log(`Investigator: ${last.best.investigator.title}`)
    }
    return 0
  } finally {
    process.removeListener('SIGINT', interrupt)
    await thread.close()
  }
}
