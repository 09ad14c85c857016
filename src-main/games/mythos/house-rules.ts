/**
 * House rules: what a table may agree to play otherwise than the book, as named switches. Each says which rules it
 * overrules, and what it changes: at the table ({@link Customs}), and in the judging of decks ({@link DeckCustoms}).
 * Engine, deck check and citations ask here; none of them knows a house rule by name.
 */

/** What the book leaves to a table, or a table takes from it. The usual values are the book's. */
export interface Customs {
  /** What shuffling the discards back costs, wanted or not (M15.23, M15.24). */
  readonly reshuffleCosts: number
  /** How often each player may undergo the Voluntary Lobotomy (M15.12). */
  readonly lobotomies: 'never' | 'once' | 'every Round'
  /** Whether used Gates can be used again in the next Round (M11.7). */
  readonly gatesRecover: boolean
  /** Whether a player without Sanity may have the highest total (M16.11). */
  readonly madMayWin: boolean
  /** Whether a first Hand may be shuffled back once, and another one drawn (M4.4). */
  readonly newHand: boolean
}

/** What of the construction of decks (M3) is judged otherwise. */
export interface DeckCustoms {
  /** Rules that are not asked for. */
  readonly waived: readonly string[]
  /** How many cards of one Title there may be, where that is fewer than usual (M3.4). */
  readonly copies?: number
}

export interface HouseRule {
  readonly id: string
  readonly name: string
  /** One sentence: how it is played. */
  readonly says: string
  /** The rules of the book that do not hold as they are written. */
  readonly overrules: readonly string[]
  readonly table?: Partial<Customs>
  readonly deck?: Partial<DeckCustoms>
  /** House rules that cannot hold together with it. */
  readonly excludes?: readonly string[]
}

const byTheBook: Customs = { reshuffleCosts: 1, lobotomies: 'once', gatesRecover: false, madMayWin: true, newHand: false }

export const houseRules: readonly HouseRule[] = [
  {
    id: 'small-decks',
    name: 'Decks of any size',
    says: 'A deck may hold fewer than 52 cards.',
    overrules: ['M3.1'],
    deck: { waived: ['M3.1'] },
  },
  {
    id: 'many-copies',
    name: 'Any number of copies',
    says: 'A deck may hold more than four cards of one Title.',
    overrules: ['M3.4', 'M3.5'],
    deck: { waived: ['M3.4'] },
    excludes: ['one-of-each'],
  },
  {
    id: 'one-of-each',
    name: 'One of each',
    says: 'A deck holds no Title twice.',
    overrules: ['M3.4', 'M3.7', 'M3.8', 'M3.12'],
    deck: { copies: 1 },
    excludes: ['many-copies'],
  },
  {
    id: 'dots-ignored',
    name: 'Uniqueness Dots do not matter',
    says: 'A card with a Uniqueness Dot may be in a deck as often as another one.',
    overrules: ['M1.12', 'M3.6', 'M3.8'],
    deck: { waived: ['M3.6'] },
  },
  {
    id: 'any-adventures',
    name: 'Adventures of any total',
    says: 'The Adventures of a campaign deck need not add up to 20 points.',
    overrules: ['M3.9'],
    deck: { waived: ['M3.9'] },
  },
  {
    id: 'new-hand',
    name: 'A second first Hand',
    says: 'Before the first Round each player may once shuffle the Hand back and draw another.',
    overrules: ['M4.4'],
    table: { newHand: true },
  },
  {
    id: 'gates-recover',
    name: 'Gates open again',
    says: 'With the Flip step every used Gate can be used once more.',
    overrules: ['M11.7', 'M15.10'],
    table: { gatesRecover: true },
  },
  {
    id: 'no-lobotomy',
    name: 'No Lobotomy',
    says: 'Nobody may undergo the Voluntary Lobotomy.',
    overrules: ['M15.12'],
    table: { lobotomies: 'never' },
    excludes: ['lobotomy-again'],
  },
  {
    id: 'lobotomy-again',
    name: 'Lobotomy every Round',
    says: 'The Voluntary Lobotomy may be undergone in every Round.',
    overrules: ['M15.12'],
    table: { lobotomies: 'every Round' },
    excludes: ['no-lobotomy'],
  },
  {
    id: 'free-reshuffle',
    name: 'Shuffling costs nothing',
    says: 'The discards are shuffled into the Mythos Deck without spending Sanity.',
    overrules: ['M15.23', 'M15.24', 'M15.28'],
    table: { reshuffleCosts: 0 },
  },
  {
    id: 'madness-loses',
    name: 'Madness loses',
    says: 'A player whose Sanity has reached 0 cannot win.',
    overrules: ['M16.11', 'M16.2', 'M16.8'],
    table: { madMayWin: false },
  },
]

const known = new Map(houseRules.map((each) => [each.id, each]))

/** The house rules of those ids, as they are listed above; ids that there are not are passed over. */
export const chosenRules = (ids: readonly string[] = []): readonly HouseRule[] => houseRules.filter(({ id }) => ids.includes(id))

/** What cannot be agreed on, in a sentence; nothing, where it can. */
export function cannotAgree(ids: readonly string[]): string | undefined {
  for (const id of ids) {
    const rule = known.get(id)
    if (rule === undefined) return `There is no house rule "${id}". There are: ${houseRules.map((each) => each.id).join(', ')}.`
    const other = rule.excludes?.find((each) => ids.includes(each))
    if (other !== undefined) return `The house rules "${rule.name}" and "${known.get(other)!.name}" exclude each other. Choose one.`
  }
  return undefined
}

const reckoned = new WeakMap<readonly string[], Customs>()

/** How a table plays that has agreed on those house rules. */
export function customs(ids: readonly string[] | undefined): Customs {
  if (ids === undefined || ids.length === 0) return byTheBook
  let found = reckoned.get(ids)
  if (found === undefined) {
    found = Object.assign({}, byTheBook, ...chosenRules(ids).flatMap(({ table }) => table ?? [])) as Customs
    reckoned.set(ids, found)
  }
  return found
}

/** How decks are judged by those house rules. */
export function deckCustoms(ids: readonly string[] | undefined): DeckCustoms {
  const chosen = chosenRules(ids).flatMap(({ deck }) => deck ?? [])
  const copies = chosen.flatMap((each) => each.copies ?? [])
  return { waived: chosen.flatMap((each) => each.waived ?? []), ...(copies.length === 0 ? {} : { copies: Math.min(...copies) }) }
}

/** The name of the house rule that stands in the place of a rule, if one does. */
export const overruling = (ids: readonly string[] | undefined, rule: string): string | undefined =>
  chosenRules(ids).find((each) => each.overrules.includes(rule))?.name
