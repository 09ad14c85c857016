/**
 * The task of covering as an integer program: a column for the copies of each card and for whether it works, one for each
 * Adventure, and a flow of cards to requirements. That something works because it works itself is left out at first and
 * cut off where an answer relies on it (see Note [Cards that hold each other up]); so every bound is one of the true task.
 *
 * Note [Cards that hold each other up]: the rows say that of each need of a card one way is chosen. A set of cards whose
 * needs are met by one another alone keeps those rows, and yet none of them can ever be played. When an answer holds such
 * a set, a row says of it: if one of them works, something outside meets a need that they all fail now.
 */
import type { RecipeCondition, Slot } from '../../../../grammar/ast.ts'
import type { Languages, PrintedCard } from '../../../../grammar/card.ts'
import { fits } from '../adventure.ts'
import { foldTitle } from '../places.ts'
import type { CoverAnswer, CoverTask } from './cover-task.ts'
import { isCard } from './faces.ts'
import { cardAt } from './holding.ts'
import { fitsSlot, readerOf, standing } from './plan.ts'
import type { Way } from './support.ts'
import { present, unmet, working } from './working.ts'

/** Lower and upper bound of a sum of columns. */
export interface Row {
  readonly lower: number
  readonly upper: number
  readonly columns: readonly number[]
  readonly factors: readonly number[]
}

export interface CoverModel {
  readonly cost: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  readonly whole: readonly boolean[]
  readonly rows: readonly Row[]
  /** What a solution says. */
  readonly read: (values: ArrayLike<number>) => CoverAnswer
  /** The columns of an answer that say it whole; the rest follows and is left to the solver. */
  readonly write: (answer: CoverAnswer, completed: readonly number[]) => ReadonlyMap<number, number>
  /** The Adventures that a solution counts, by number. */
  readonly told: (values: ArrayLike<number>) => readonly number[]
  /** Cuts off an answer that holds itself up. How many rows that took: none where it does not. */
  readonly cutLoops: (answer: CoverAnswer) => number
  /** Cuts off completing an Adventure with just these cards. */
  readonly cutTelling: (adventure: number, answer: CoverAnswer) => void
}

type Different = Extract<RecipeCondition, { kind: 'different' }>
type Contained = Extract<RecipeCondition, { kind: 'contained' }>

export function coverModel(task: CoverTask): CoverModel {
  const { support, available, have } = task
  const { faces } = support
  const cost: number[] = []
  const lower: number[] = []
  const upper: number[] = []
  const whole: boolean[] = []
  const rows: Row[] = []
  const infinite = Number.POSITIVE_INFINITY

  function column(most: number, isWhole: boolean, price = 0, least = 0): number {
    cost.push(price)
    lower.push(least)
    upper.push(most)
    whole.push(isWhole)
    return cost.length - 1
  }
  function row(least: number, most: number, terms: Iterable<readonly [column: number, factor: number]>): void {
    const summed = new Map<number, number>()
    for (const [at, factor] of terms) summed.set(at, (summed.get(at) ?? 0) + factor)
    rows.push({ lower: least, upper: most, columns: [...summed.keys()], factors: [...summed.values()] })
  }

  // ---------------------------------------------------------------- what there is, and what works

  const limit = (no: number) => Math.max(available[no]!, have[no]!)
  const usable = faces.flatMap((face, no) => (isCard(face) && limit(no) > 0 ? [no] : []))
  /** Copies, and whether it works; the latter also of Investigators, Regions and starts. */
  const copies = new Map<number, number>()
  const works = new Map<number, number>()
  for (const no of usable) {
    const least = Math.max(have[no]!, task.keep.includes(no) ? 1 : 0)
    copies.set(no, column(limit(no), true, 1, least))
    if (cardAt(support, no).type !== 'Adventure') works.set(no, column(1, true))
  }
  const who = task.investigators.map((no) => [no, column(1, true)] as const)
  for (const [no, at] of who) works.set(no, at)
  row(
    1,
    1,
    who.map(([, at]) => [at, 1]),
  )
  const starts = task.areas.map((at) => {
    const start = column(1, true)
    works.set(support.areas[at]!.start, start)
    return start
  })
  row(
    1,
    1,
    starts.map((at) => [at, 1]),
  )
  for (const at of task.areas) works.set(support.areas[at]!.no, column(1, true))
  // A story begins with a Location there, even where nothing else would ask for one (M4.15).
  for (const [at, area] of task.areas.entries()) {
    row(0, infinite, [
      [works.get(support.areas[area]!.no)!, 1],
      [starts[at]!, -1],
    ])
  }

  const joint = new Map<string, number>()
  /** A column that is 1 only where all of a way works; that of a way of one is its own. */
  function wayColumn(way: Way): number | undefined {
    const members = way.map((each) => works.get(each))
    if (members.some((each) => each === undefined)) return undefined
    if (members.length === 1) return members[0]
    const key = [...way].sort((a, b) => a - b).join()
    let at = joint.get(key)
    if (at === undefined) {
      at = members.length === 0 ? column(1, false, 0, 1) : column(1, false)
      for (const each of members)
        row(0, infinite, [
          [each!, 1],
          [at, -1],
        ])
      joint.set(key, at)
    }
    return at
  }

  for (const [no, at] of [...works]) {
    const of = copies.get(no)
    if (of !== undefined) {
      // What works is there; what is new works.
      row(0, infinite, [
        [of, 1],
        [at, -1],
      ])
      if (have[no] === 0)
        row(-infinite, 0, [
          [of, 1],
          [at, -limit(no)],
        ])
    }
    for (const { ways } of support.needs[no]!) {
      const open = new Set(ways.flatMap((way) => wayColumn(way) ?? []))
      row(0, infinite, [...[...open].map((each) => [each, 1] as const), [at, -1]])
    }
  }
  for (const same of Map.groupBy(usable, (no) => foldTitle(cardAt(support, no).title)).values()) {
    const before = same.reduce((sum, no) => sum + have[no]!, 0)
    const could = same.reduce((sum, no) => sum + limit(no), 0)
    const most = Math.max(task.copies, before)
    if (could > most)
      row(
        0,
        most,
        same.map((no) => [copies.get(no)!, 1]),
      )
  }
  if (task.most !== undefined)
    row(
      0,
      task.most,
      usable.map((no) => [copies.get(no)!, 1]),
    )

  // ---------------------------------------------------------------- Adventures

  const reader = readerOf(support, task.investigators.length === 1 ? task.investigators[0] : undefined)
  /** How many copies of a card can be used: none, where it is there and does not work. */
  const serving = new Map<number, number>()
  for (const no of usable) {
    const at = copies.get(no)!
    const lives = works.get(no)
    if (lives === undefined || have[no] === 0) {
      serving.set(no, at)
      continue
    }
    const used = column(limit(no), false)
    row(0, infinite, [
      [at, 1],
      [used, -1],
    ])
    row(0, infinite, [
      [lives, limit(no)],
      [used, -1],
    ])
    serving.set(no, used)
  }
  const stories = usable.filter((no) => {
    const { type, recipe } = cardAt(support, no)
    return type === 'Adventure' && recipe !== undefined
  })
  const done = new Map<number, number>()
  for (const no of stories) {
    const at = column(1, true, 0, task.keep.includes(no) ? 1 : 0)
    done.set(no, at)
    row(0, infinite, [
      [copies.get(no)!, 1],
      [at, -1],
    ])
  }
  row(
    task.points,
    infinite,
    stories.map((no) => [done.get(no)!, Math.min(cardAt(support, no).points ?? 0, task.points)]),
  )
  for (const same of Map.groupBy(stories, (no) => foldTitle(cardAt(support, no).title)).values()) {
    if (same.length > 1)
      row(
        0,
        1,
        same.map((no) => [done.get(no)!, 1]),
      )
  }
  for (const no of stories) layOut(no)

  /** The flow of cards to the requirements of an Adventure: cards that all of them see alike are one class. */
  function layOut(story: number): void {
    const { recipe } = cardAt(support, story)
    const { slots, conditions } = recipe!
    const at = done.get(story)!
    const groups: { readonly slots: readonly number[]; readonly by: Different['by'] }[] = [
      ...slots.flatMap((slot, place) => (slot.distinctTitles ? [{ slots: [place], by: 'title' as const }] : [])),
      ...conditions.filter((each): each is Different => each.kind === 'different'),
    ]
    const held = conditions.filter((each): each is Contained => each.kind === 'contained')
    const inPairs = new Set(held.flatMap(({ tomeSlot, spellSlot }) => [tomeSlot, spellSlot]))
    const sums = conditions.filter((each) => each.kind === 'sum')
    const exchange = conditions.some(({ kind }) => kind === 'event')
    if (exchange) {
      const by = usable.filter((no) => support.offers[no]!.exchangesInvestigator)
      const others = conditions.some((each) => each.kind === 'event' && !/exchanged/.test(each.what))
      if (!others) row(0, infinite, [...by.map((no) => [works.get(no)!, 1] as const), [at, -1]])
    }
    const fitting = new Map<number, readonly number[]>()
    for (const no of usable) {
      if (no === story) continue
      const card = cardAt(support, no)
      const into = slots.flatMap((slot, place) => (mayFill(card, slot, reader) ? [place] : []))
      const worths = sums.map((sum) => worth(card, sum, reader))
      if (into.length > 0 || worths.some((each) => each > 0)) fitting.set(no, into)
    }
    const classes = Map.groupBy(fitting.keys(), (no) => {
      const card = cardAt(support, no)
      const into = fitting.get(no)!
      const marks = groups.map((group) => (group.slots.some((slot) => into.includes(slot)) ? mark(card, group.by) : ''))
      const own = into.some((slot) => inPairs.has(slot)) ? `#${no}` : ''
      const isStory = card.type === 'Adventure' ? `!${no}` : ''
      return `${into.join()}|${marks.join(';')}|${sums.map((sum) => worth(card, sum, reader)).join()}|${own}${isStory}`
    })
    const flows = slots.map((): (readonly [column: number, factor: 1])[] => [])
    const marked = groups.map(() => new Map<string, (readonly [number, number])[]>())
    const reaching = sums.map((): (readonly [number, number])[] => [])
    const bySlot = slots.map(() => new Map<number, number>())
    for (const members of classes.values()) {
      const first = members[0]!
      const card = cardAt(support, first)
      const into = fitting.get(first)!
      const out: (readonly [number, number])[] = []
      for (const place of into) {
        const flow = column(slots[place]!.count, false)
        flows[place]!.push([flow, 1])
        bySlot[place]!.set(first, flow)
        out.push([flow, -1])
        for (const [no, group] of groups.entries()) {
          if (!group.slots.includes(place)) continue
          const said = mark(card, group.by)
          // Cards that say several things there are left to the check of the answer.
          if (said === '') continue
          const same = marked[no]!.get(said) ?? []
          marked[no]!.set(said, same)
          same.push([flow, 1])
        }
      }
      for (const [no, sum] of sums.entries()) {
        const each = worth(card, sum, reader)
        if (each === 0) continue
        const flow = column(infinite, false)
        out.push([flow, -1])
        reaching[no]!.push([flow, each])
      }
      row(0, infinite, [...members.map((no) => [card.type === 'Adventure' ? done.get(no)! : serving.get(no)!, 1] as const), ...out])
    }
    for (const [place, { count }] of slots.entries()) row(0, infinite, [...flows[place]!, [at, -count]])
    for (const same of marked.flatMap((each) => [...each.values()])) if (same.length > 1 || groups.length > 0) row(-infinite, 1, same)
    for (const [no, sum] of sums.entries()) row(0, infinite, [...reaching[no]!, [at, -sum.atLeast]])
    for (const { tomeSlot, spellSlot } of held) {
      const tomes = bySlot[tomeSlot]!
      const pairs: (readonly [number, number])[] = []
      const byTome = new Map<number, (readonly [number, number])[]>()
      for (const [spell, flow] of bySlot[spellSlot]!) {
        const own: (readonly [number, number])[] = []
        for (const way of support.needs[spell]!.find(({ rule }) => rule === 'M9.14')?.ways ?? []) {
          if (way.length !== 1 || !tomes.has(way[0]!)) continue
          const pair = column(1, false)
          own.push([pair, 1])
          pairs.push([pair, 1])
          byTome.set(way[0]!, [...(byTome.get(way[0]!) ?? []), [pair, 1]])
        }
        row(0, infinite, [...own, [flow, -1]])
      }
      for (const [tome, flow] of tomes) row(0, infinite, [...(byTome.get(tome) ?? []), [flow, -1]])
      row(-infinite, 1, pairs)
    }
  }

  // ---------------------------------------------------------------- solutions

  const isOn = (values: ArrayLike<number>, at: number) => values[at]! > 0.5

  function read(values: ArrayLike<number>): CoverAnswer {
    const counted = faces.map((_, no) => (copies.has(no) ? Math.round(values[copies.get(no)!]!) : have[no]!))
    const chosen = who.find(([, at]) => isOn(values, at))?.[0]
    return { copies: counted, investigator: chosen }
  }

  /** What works of an answer if it begins where most of it does. */
  function settled({ copies: counted, investigator }: CoverAnswer) {
    const numbers = counted.flatMap((each, no) => (each > 0 ? [no] : []))
    const all = task.areas.map((area) => ({ area, works: working(support, present(support, numbers, { investigator, area })) }))
    const size = (each: Uint8Array) => each.reduce((sum, one) => sum + one, 0)
    return all.reduce((best, each) => (size(each.works) > size(best.works) ? each : best))
  }

  return {
    cost,
    lower,
    upper,
    whole,
    rows,
    read,
    write(answer, completed) {
      const { area, works: lives } = settled(answer)
      const start = support.areas[area]!.start
      const values = new Map<number, number>()
      for (const [no, at] of copies) values.set(at, answer.copies[no]!)
      for (const [no, at] of works) values.set(at, lives[no] === 1 && (no < faces.length || no === start || !isStart(no)) ? 1 : 0)
      for (const [no, at] of who) values.set(at, no === (answer.investigator ?? who[0]![0]) ? 1 : 0)
      for (const [no, at] of done) values.set(at, completed.includes(no) ? 1 : 0)
      return values
    },
    told: (values) => stories.filter((no) => isOn(values, done.get(no)!)),
    cutLoops(answer) {
      const { works: lives } = settled(answer)
      const fallen = [...works.keys()].filter((no) => {
        const there = no >= faces.length ? !isStart(no) : isCard(faces[no]!) && answer.copies[no]! > 0
        return there && lives[no] !== 1
      })
      const set = new Set(fallen)
      const outside = new Set<number>()
      for (const no of fallen) {
        const need = unmet(support, no, lives)[0]
        for (const way of need?.ways ?? []) {
          const at = way.some((each) => set.has(each)) ? undefined : wayKnown(way)
          if (at !== undefined) outside.add(at)
        }
      }
      const hanging = fallen.filter((no) => no < faces.length && answer.copies[no]! > have[no]!)
      for (const no of hanging) row(0, infinite, [...[...outside].map((at) => [at, 1] as const), [works.get(no)!, -1]])
      return hanging.length
    },
    cutTelling(story, answer) {
      const terms: (readonly [number, number])[] = [[done.get(story)!, -1]]
      for (const [no, at] of copies) {
        const had = answer.copies[no]!
        if (no === story || had >= upper[at]!) continue
        if (had === 0) {
          terms.push([at, 1])
          continue
        }
        // 1 only where there is one more than in the answer.
        const more = column(1, true)
        row(0, infinite, [
          [at, 1],
          [more, -(had + 1)],
        ])
        terms.push([more, 1])
      }
      row(0, infinite, terms)
    },
  }

  function isStart(no: number): boolean {
    return support.areas.some(({ start }) => start === no)
  }
  function wayKnown(way: Way): number | undefined {
    return way.length === 1 ? works.get(way[0]!) : joint.get([...way].sort((a, b) => a - b).join())
  }
}

/** Whether a card, as printed or standing for any other, may fill a requirement. */
const mayFill = (card: PrintedCard, slot: Slot, reader: Languages): boolean =>
  fitsSlot(card, slot, reader) ||
  (card.type !== 'Adventure' && fits({ key: 0, zone: 'story', current: true, ...standing(card) }, slot, reader))

function worth(card: PrintedCard, sum: Extract<RecipeCondition, { kind: 'sum' }>, reader: Languages): number {
  const slot: Slot = { phrase: '', at: 0, count: 1, distinctTitles: false, anyOf: [sum.of] }
  if (!fitsSlot(card, slot, reader)) return 0
  if (sum.what === 'value') return card.value ?? 0
  return typeof card.sanity === 'number' ? Math.max(0, -card.sanity) : 0
}

/** What cards of a group must differ in, where that is one thing; nothing for one that bears several. */
function mark(card: PrintedCard, by: Different['by']): string {
  const one = (list: readonly string[]) => (list.length === 1 ? list[0]! : '')
  switch (by) {
    case 'title':
      return card.type === 'Location' ? `${foldTitle(card.title)}|${card.subregion ?? ''}` : foldTitle(card.title)
    case 'version':
      return card.id
    case 'subregion':
      return card.subregion ?? card.region ?? ''
    case 'region':
      return (card.exotic === true ? card.title : card.region) ?? ''
    case 'subtype':
      return card.subtype ?? ''
    case 'language':
      return one(card.languages?.list ?? [])
    case 'icon':
      return one(card.icons ?? [])
  }
}
