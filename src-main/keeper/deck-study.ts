/**
 * What is thought about a deck, as the window is told it: doubts, plan, jobs and charts. The library is read into one
 * pool that lasts until its cards change; what is printed on a card is parsed once for its hash.
 */
import type { CardShelf } from '../../db/cards.ts'
import type { DeckCards } from '../../db/deck-cards.ts'
import type { CardRef, DeckChart, DeckPlan, DeckStudy, Doubt, PlannedAdventure } from '../contract/decks.ts'
import { chartsOf } from '../games/mythos/deck/charts.ts'
import { doubtsOf } from '../games/mythos/deck/doubts.ts'
import type { Face } from '../games/mythos/deck/faces.ts'
import { type Held, type Holding, holdingOf } from '../games/mythos/deck/holding.ts'
import { jobsOf } from '../games/mythos/deck/jobs.ts'
import { conditionsOf, needsOf, type Plan, planOf, readerOf, shared } from '../games/mythos/deck/plan.ts'
import { type Support, supportOf } from '../games/mythos/deck/support.ts'

/** All cards of the library that can be played, as one pool. */
export interface Pool {
  readonly support: Support
  /** Ids by number, and numbers by id. */
  readonly ids: readonly string[]
  readonly byId: ReadonlyMap<string, number>
  /** Numbers of the playing cards of sets that are on. */
  readonly offered: readonly number[]
  readonly setOf: readonly string[]
}

/** The pool of a library as it is now: made anew when a card was added, changed, or switched on or off. */
export function poolOf(cards: CardShelf): () => Pool {
  const parsed = new Map<string, Face>()
  let key = ''
  let pool: Pool | undefined
  return () => {
    const all = cards.all().filter(({ printed }) => printed !== undefined)
    const now = all.map(({ id, printed, off }) => `${id}:${printed}:${off === true}`).join()
    if (pool !== undefined && key === now) return pool
    const faces = all.map(({ printed: hash }) => {
      let face = parsed.get(hash!)
      if (face === undefined) {
        face = cards.printed(hash!)!
        parsed.set(hash!, face)
      }
      return face
    })
    const ids = all.map(({ id }) => id)
    key = now
    pool = {
      support: supportOf(faces),
      ids,
      byId: new Map(ids.map((id, no) => [id, no])),
      offered: all.flatMap(({ off, type }, no) => (off === true || type === 'Investigator' ? [] : [no])),
      setOf: all.map(({ setCode }) => setCode),
    }
    return pool
  }
}

/** A deck of the shelf in the numbers of a pool; cards that cannot be played are left out. */
export function deckIn(pool: Pool, { cards }: Pick<DeckCards, 'cards'>): Holding {
  const counted = new Map<number, number>()
  const investigators: number[] = []
  for (const { section, copies, card } of cards) {
    const no = pool.byId.get(card)
    if (no === undefined || section === 'maybe') continue
    const isInvestigator = pool.support.faces[no]!.type === 'Investigator'
    if (section === 'investigators' && isInvestigator) investigators.push(no)
    if (section === 'deck' && !isInvestigator) counted.set(no, (counted.get(no) ?? 0) + copies)
  }
  return holdingOf(
    pool.support,
    [...counted].map(([no, copies]) => ({ no, copies })),
    investigators,
  )
}

/** How many cards that would help are named. */
const named = 12

/** What is known of a deck at one state of it. */
export function study(pool: Pool, holding: Holding, at: number): DeckStudy {
  const plan = planOf(holding)
  const jobs = jobsOf(holding, plan)
  return {
    at,
    doubts: doubtsOf(holding, plan, pool.offered).map(
      ({ helps, cards, ...doubt }): Doubt => ({
        ...doubt,
        cards: cards.map((held) => refOf(pool, held)),
        helps: helps.slice(0, named).map(({ no }) => refOf(pool, { no })),
        helping: helps.length,
      }),
    ),
    plan: planSaid(pool, holding, plan),
    jobs: holding.cards.flatMap(({ no }) => {
      const job = jobs.get(no)
      return job === undefined || job === '' ? [] : [{ card: pool.ids[no]!, job }]
    }),
    charts: chartsOf(holding).map((chart): DeckChart => chart),
  }
}

export function refOf({ ids, support }: Pool, { no, copies }: { readonly no: number; readonly copies?: Held['copies'] }): CardRef {
  const { title, type } = support.faces[no]!
  return { card: ids[no]!, title, type, ...(copies !== undefined && { copies }) }
}

function planSaid(pool: Pool, holding: Holding, plan: Plan): DeckPlan {
  const { support } = pool
  const reader = readerOf(support, plan.scenario?.beginning.investigator ?? holding.investigators[0])
  const works = plan.scenario?.works ?? holding.works
  return {
    adventures: plan.tellings.map((telling): PlannedAdventure => {
      const copies = holding.cards.find(({ no }) => no === telling.no)?.copies ?? 1
      const face = support.faces[telling.no]!
      return {
        ...refOf(pool, { no: telling.no, copies }),
        points: 'points' in face ? (face.points ?? 0) : 0,
        needs: needsOf(holding, telling, works, reader).map(({ filled, ...need }) => ({
          ...need,
          filled: filled.map(({ works: does, ...held }) => ({ ...refOf(pool, held), works: does })),
        })),
        conditions: conditionsOf(telling),
        completable: telling.completable,
        matched: telling.match.assignment.map(({ slot, key }) => {
          const no = telling.card(key)
          return { need: slot, card: pool.ids[no]!, title: support.faces[no]!.title }
        }),
        shares: plan.tellings.map((other) => shared(support, telling, other, reader)),
      }
    }),
    reachable: plan.points,
    order: plan.order.map((no) => pool.ids[no]!),
  }
}
