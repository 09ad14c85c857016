/** A first set of cards, fast: one Adventure after the other, each with what it still lacks and what that needs to be played. */
import type { Slot } from '../../../../grammar/ast.ts'
import { foldTitle } from '../places.ts'
import { type Checked, type CoverTask, check, pruned } from './cover-task.ts'
import { cardAt } from './holding.ts'
import { fitsSlot, readerOf } from './plan.ts'
import type { Way } from './support.ts'
import { present, type Works, working } from './working.ts'

/** A set in the making. */
interface Draft {
  readonly copies: number[]
  readonly works: Works
}

/**
 * Sets of cards that do what is asked, as far as any is found this way: one for each Investigator and Region that was
 * tried, each without cards it can do without. The best is the last.
 */
export function* greedy(task: CoverTask): Generator<Checked> {
  let best: Checked | undefined
  for (const area of task.areas) {
    for (const investigator of task.investigators) {
      const found = attempt(task, investigator, area)
      if (found === undefined || (best !== undefined && found.size >= best.size)) continue
      best = pruned(task, found)
      yield best
    }
  }
}

function attempt(task: CoverTask, investigator: number, area: number): Checked | undefined {
  const { support } = task
  const start = settle(
    task,
    task.have.map((have, no) => Math.max(have, task.keep.includes(no) ? 1 : 0)),
    investigator,
    area,
  )
  let draft = start
  for (const no of task.keep)
    draft =
      (cardAt(support, no).type === 'Adventure' ? draft : made(task, draft, no, pricesFrom(task, draft.works, area), investigator, area)) ??
      draft
  const adventures = support.faces.flatMap((_, no) => {
    const card = support.faces[no]!
    return card.type === 'Adventure' && 'recipe' in card && card.recipe !== undefined && Math.max(task.available[no]!, task.have[no]!) > 0
      ? [no]
      : []
  })
  const told = new Set<string>()
  let points = 0
  for (const no of task.keep.filter((each) => adventures.includes(each))) {
    const after = completing(task, draft, no, pricesFrom(task, draft.works, area), investigator, area)
    if (after === undefined) return undefined
    draft = after
    told.add(foldTitle(cardAt(support, no).title))
    points += cardAt(support, no).points ?? 0
  }
  while (points < task.points) {
    let next: { no: number; draft: Draft; price: number } | undefined
    const prices = pricesFrom(task, draft.works, area)
    for (const no of adventures) {
      const card = cardAt(support, no)
      if (told.has(foldTitle(card.title))) continue
      const after = completing(task, draft, no, prices, investigator, area)
      if (after === undefined) continue
      const worth = Math.min(card.points ?? 0, task.points - points)
      const price = (count(after) - count(draft)) / Math.max(1, worth)
      if (next === undefined || price < next.price) next = { no, draft: after, price }
    }
    if (next === undefined) return undefined
    draft = next.draft
    told.add(foldTitle(cardAt(support, next.no).title))
    points += cardAt(support, next.no).points ?? 0
  }
  const found = check(task, { copies: draft.copies, investigator })
  return found.good ? found : undefined
}

const count = ({ copies }: Draft): number => copies.reduce((sum, each) => sum + each, 0)

function settle(task: CoverTask, copies: number[], investigator: number, area: number, from?: Works): Draft {
  const { support } = task
  const numbers = copies.flatMap((each, no) => (each > 0 ? [no] : []))
  return { copies, works: working(support, present(support, numbers, { investigator, area }), from) }
}

/** A draft with more copies of some cards. */
function added(task: CoverTask, draft: Draft, more: Iterable<number>, investigator: number, area: number): Draft {
  const copies = [...draft.copies]
  let isNew = false
  for (const no of more) {
    if (no >= copies.length) continue
    isNew ||= draft.works[no] !== 1
    copies[no]!++
  }
  return isNew ? settle(task, copies, investigator, area, draft.works) : { copies, works: draft.works }
}

/** A draft with one more copy of a card, and with what that needs to be played. */
function made(task: CoverTask, draft: Draft, no: number, prices: Prices, investigator: number, area: number): Draft | undefined {
  if (draft.works[no] === 1) return added(task, draft, [no], investigator, area)
  const needed = chain(task, prices, draft, no)
  const after = needed && added(task, draft, needed, investigator, area)
  return after?.works[no] === 1 ? after : undefined
}

/** For each number what it would take in cards to make it work, roughly, and by which ways. */
interface Prices {
  readonly price: Float64Array
  readonly by: readonly (readonly Way[] | undefined)[]
}

/** Reckoned from below: what works costs nothing, a way the sum of its members, a card itself and the cheapest way for each need. */
function pricesFrom(task: CoverTask, works: Works, area: number): Prices {
  const { support, available, have } = task
  const price = new Float64Array(support.size).fill(Number.POSITIVE_INFINITY)
  const by: (readonly Way[] | undefined)[] = Array.from({ length: support.size })
  for (let no = 0; no < support.size; no++) if (works[no] === 1) price[no] = 0
  price[support.areas[area]!.start] = 0
  const places = new Set(task.areas.map((at) => support.areas[at]!.no))
  const open: number[] = []
  for (let no = 0; no < support.size; no++) {
    const face = support.faces[no]
    const may = face === undefined ? places.has(no) : face.type !== 'Investigator' && Math.max(available[no]!, have[no]!) > 0
    if (may && price[no] !== 0) open.push(no)
  }
  for (let changed = true; changed; ) {
    changed = false
    for (const no of open) {
      let sum = no < support.faces.length ? 1 : 0
      const ways: Way[] = []
      for (const need of support.needs[no]!) {
        let least = Number.POSITIVE_INFINITY
        let best: Way | undefined
        for (const way of need.ways) {
          let cost = 0
          for (const each of way) cost += price[each]!
          if (cost < least) {
            least = cost
            best = way
            if (cost === 0) break
          }
        }
        sum += least
        if (best === undefined) break
        ways.push(best)
      }
      if (sum < price[no]!) {
        price[no] = sum
        by[no] = ways
        changed = true
      }
    }
  }
  return { price, by }
}

/** The cards a card needs besides those of a draft, itself among them, by the cheapest ways; nothing, where it can never work. */
function chain({ support }: CoverTask, { price, by }: Prices, draft: Draft, no: number): readonly number[] | undefined {
  if (price[no] === Number.POSITIVE_INFINITY) return undefined
  const all = new Set<number>()
  const collect = (each: number): void => {
    if (draft.works[each] === 1 || all.has(each)) return
    all.add(each)
    const ways = by[each] ?? []
    for (const [at, { ways: open }] of support.needs[each]!.entries()) {
      if (open.some((way) => way.every((one) => draft.works[one] === 1))) continue
      for (const one of ways[at] ?? []) collect(one)
    }
  }
  collect(no)
  return [...all].filter((each) => each < support.faces.length && draft.copies[each] === 0)
}

/** A draft in which an Adventure can be completed, as far as its plain requirements go; what relates them is checked in the end. */
function completing(task: CoverTask, draft: Draft, no: number, prices: Prices, investigator: number, area: number): Draft | undefined {
  const { support } = task
  const { recipe } = cardAt(support, no)
  const reader = readerOf(support, investigator)
  const used = new Map<number, number>()
  const titles = new Map<Slot, Set<string>>()
  const adventure = [...draft.copies]
  if (adventure[no] === 0) adventure[no] = 1
  let now = settle(task, adventure, investigator, area)
  const slots = recipe!.slots.flatMap((slot) => Array<Slot>(slot.count).fill(slot))
  const fitting = new Map(recipe!.slots.map((slot) => [slot, candidates(task, slot, investigator)]))
  const isRelated = (at: Slot) =>
    recipe!.conditions.some((each) => each.kind === 'different' && each.slots.includes(recipe!.slots.indexOf(at)))
  for (const slot of slots.toSorted((a, b) => fitting.get(a)!.length - fitting.get(b)!.length)) {
    const taken = titles.get(slot) ?? new Set<string>()
    titles.set(slot, taken)
    const mark = (card: number) => {
      const { title, subregion } = cardAt(support, card)
      return isRelated(slot) ? (subregion ?? title) : foldTitle(title)
    }
    const differs = slot.distinctTitles || isRelated(slot)
    const open = fitting.get(slot)!.filter((card) => !(differs && taken.has(mark(card))))
    const isFree = (card: number) => now.works[card] === 1 && now.copies[card]! > (used.get(card) ?? 0)
    let best: { card: number; needed: readonly number[] } | undefined
    const free = open.find(isFree)
    if (free !== undefined) best = { card: free, needed: [] }
    for (const card of free === undefined ? open : []) {
      if (now.copies[card]! >= Math.max(task.available[card]!, task.have[card]!)) continue
      const needed = now.works[card] === 1 ? [card] : chain(task, prices, now, card)
      if (needed === undefined) continue
      if (best === undefined || needed.length < best.needed.length) best = { card, needed }
      if (needed.length <= 1) break
    }
    if (best === undefined) return undefined
    now = added(task, now, best.needed, investigator, area)
    if (now.works[best.card] !== 1) return undefined
    used.set(best.card, (used.get(best.card) ?? 0) + 1)
    taken.add(mark(best.card))
  }
  for (const condition of recipe!.conditions) {
    if (condition.kind !== 'sum') continue
    const slot: Slot = { phrase: '', at: 0, count: 1, distinctTitles: false, anyOf: [condition.of] }
    const worth = (card: number) => {
      const { value, sanity } = cardAt(support, card)
      return condition.what === 'value' ? (value ?? 0) : typeof sanity === 'number' ? Math.max(0, -sanity) : 0
    }
    let left = condition.atLeast
    for (const card of support.faces
      .flatMap((face, at) => ('text' in face && face.type !== 'Investigator' && fitsSlot(face, slot, reader) ? [at] : []))
      .toSorted((a, b) => worth(b) - worth(a))) {
      while (left > 0 && worth(card) > 0) {
        const spare = now.works[card] === 1 && now.copies[card]! > (used.get(card) ?? 0)
        if (!spare && now.copies[card]! >= Math.max(task.available[card]!, task.have[card]!)) break
        const after = spare ? now : made(task, now, card, prices, investigator, area)
        if (after === undefined) break
        now = after
        used.set(card, (used.get(card) ?? 0) + 1)
        left -= worth(card)
      }
    }
    if (left > 0) return undefined
  }
  return now
}

const known = new WeakMap<CoverTask, Map<Slot, readonly number[]>>()

function candidates(task: CoverTask, slot: Slot, investigator: number): readonly number[] {
  let bySlot = known.get(task)
  if (bySlot === undefined) {
    bySlot = new Map()
    known.set(task, bySlot)
  }
  let found = bySlot.get(slot)
  if (found === undefined) {
    const reader = readerOf(task.support, investigator)
    found = task.support.faces.flatMap((face, no) =>
      face.type !== 'Investigator' &&
      face.type !== 'Adventure' &&
      Math.max(task.available[no]!, task.have[no]!) > 0 &&
      fitsSlot(cardAt(task.support, no), slot, reader)
        ? [no]
        : [],
    )
    bySlot.set(slot, found)
  }
  return found
}
