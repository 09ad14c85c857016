/** A Keeper that says what it was given, for the gallery and for tests of screens. It keeps nothing. */
import { AsyncIteratorClass } from '@orpc/client'
import type { ImportNews, TakingNews } from '../../src-main/contract/cards.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import type { CompanyRecord } from '../../src-main/contract/records.ts'
import type { DeckSummary, HintStep, InvestigatorSummary, MatchSummary, TableView } from '../../src-main/contract/table.ts'
import type { BringingNews } from '../../src-main/contract/workshop.ts'
import * as brought from './brought.ts'
import { cannedCampaigns, cannedData, cannedHost, cannedReplays } from './canned-campaigns.ts'
import { cannedOwner } from './canned-collection.ts'
import { cannedRoom } from './canned-decks.ts'
import { cannedLibrary } from './canned-library.ts'
import { pocket, tides } from './light-tables.ts'
import { ownCards, readingOf, sheet } from './own-cards.ts'
import { rulebook } from './rulebook.ts'
import { dice, turn, whyNot } from './tables.ts'
import { witch } from './witch-tables.ts'

const hour = 3_600_000
const before = (ms: number) => new Date(Date.now() - ms).toISOString()

const matches: readonly MatchSummary[] = [
  {
    id: 'm1',
    game: 'mythos',
    title: turn.title,
    seats: turn.seats,
    beganAt: before(30 * hour),
    playedAt: before(hour / 4),
    moves: 31,
    standing: 'Round 3, card play. Anna 7 points, Miss Peabody 13. Anna is to decide.',
  },
  {
    id: 'm2',
    game: 'cthulhu-dice',
    title: dice.title,
    seats: dice.seats,
    beganAt: before(50 * hour),
    playedAt: before(26 * hour),
    moves: 9,
    standing: 'Turn 9. Anna casts.',
  },
  {
    id: 'm4',
    game: 'tides-of-madness',
    title: tides.title,
    seats: tides.seats,
    beganAt: before(3 * hour),
    playedAt: before(2 * hour),
    moves: tides.moves,
    standing: 'Round 2, Anna and Miss Peabody decide',
  },
  {
    id: 'm5',
    game: 'pocket-madness',
    title: pocket.title,
    seats: pocket.seats,
    beganAt: before(5 * hour),
    playedAt: before(4 * hour),
    moves: pocket.moves,
    standing: 'Round 1, Anna decides',
  },
  {
    id: 'm6',
    game: 'witch-of-salem',
    title: witch.title,
    seats: witch.seats,
    beganAt: before(7 * hour),
    playedAt: before(6 * hour),
    moves: witch.moves,
    standing: 'Anna decides',
  },
  {
    id: 'm3',
    game: 'mythos',
    title: 'The long winter',
    seats: turn.seats,
    beganAt: before(900 * hour),
    playedAt: before(800 * hour),
    moves: 420,
    standing: 'Round 11. Anna 21, Miss Peabody 15.',
    over: { because: 'Anna has 21 Adventure points and wins.' },
  },
]

const companies: readonly CompanyRecord[] = [
  {
    game: 'tides-of-madness',
    played: 12,
    playedAt: before(3 * hour),
    points: { what: 'points', best: 'most' },
    standings: [
      { name: 'Anna', played: 12, won: 7, best: 61, streak: 3, longestStreak: 4 },
      { name: 'Miss Peabody', played: 12, won: 5, best: 58, streak: 0, longestStreak: 2 },
    ],
  },
  {
    game: 'cthulhu-dice',
    played: 4,
    playedAt: before(26 * hour),
    standings: [
      { name: 'Anna', played: 4, won: 2, streak: 1, longestStreak: 1 },
      { name: 'Ben', played: 4, won: 1, streak: 0, longestStreak: 1 },
      { name: 'Miss Peabody', played: 4, won: 0, streak: 0, longestStreak: 0 },
      { name: 'Old Zadok', played: 4, won: 0, streak: 0, longestStreak: 0 },
    ],
  },
]

const steadfast: DeckSummary = {
  id: 1,
  name: 'Standard: Steadfast',
  ready: true,
  cards: 53,
  adventurePoints: 28,
  legal: true,
  faults: 0,
  investigators: ['Soulful Jazz Singer', 'Gifted Musician'],
}

const own: DeckSummary = {
  ...steadfast,
  id: 3,
  name: 'Whispers from Innsmouth',
  ready: false,
  cards: 49,
  adventurePoints: 15,
  legal: false,
  faults: 3,
}

const investigator = (title: string, sanityStart: number, education: number): InvestigatorSummary => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  education,
  sanityStart,
  sanityMax: 20,
  hand: 13,
  handMin: 3,
  handMax: 5,
  languages: 'English',
})

/** A Keeper with two matches, three decks, and `tables` by match; an empty one has nothing. */
export function cannedKeeper(tables: Readonly<Record<string, TableView>>, empty = false): Api {
  const decks = [steadfast, { ...steadfast, id: 2, name: 'Standard: Corrupt' }, own]
  const table = (match: string) => tables[match] ?? turn
  return {
    games: {
      list: async () => [
        { id: 'mythos', title: 'Mythos', about: 'The card game. 2 to 6 players.', seats: { min: 2, max: 6 }, choices: [], rules: 300 },
        {
          id: 'cthulhu-dice',
          title: 'Cthulhu Dice',
          about: 'Five minutes, 2 to 6 players.',
          seats: { min: 2, max: 6 },
          choices: [],
          rules: 30,
        },
        {
          id: 'pocket-madness',
          title: 'Pocket Madness',
          about: 'Half an hour, 2 to 4 players.',
          seats: { min: 2, max: 4 },
          choices: [],
          rules: 46,
        },
        {
          id: 'tides-of-madness',
          title: 'Tides of Madness',
          about: 'Twenty minutes, 2 players.',
          seats: { min: 2, max: 2 },
          choices: [],
          rules: 40,
        },
      ],
    },
    about: async () => ({
      version: '0.1.0',
      notice: 'Story Deck is an unofficial companion to the Mythos collectible card game, made by people who still play it.',
      credits: ['Symbols: game-icons.net, CC BY 3.0.', 'Type: IM Fell English and Alegreya Sans, SIL Open Font License 1.1.'],
      dataFolder: '~/.config/story-deck',
    }),
    cards: {
      search: async () => [],
      investigators: async () => [
        investigator('Soulful Jazz Singer', 14, 11),
        investigator('Gifted Musician', 14, 12),
        investigator('Bored Clerk', 13, 14),
      ],
    },
    library: cannedLibrary(empty),
    deckRoom: cannedRoom(empty),
    collection: cannedOwner(!empty),
    campaigns: cannedCampaigns(empty),
    replays: cannedReplays(),
    data: cannedData(empty),
    host: cannedHost(empty),
    decks: {
      list: async () => (empty ? [] : decks),
      remove: async () => ({ removed: true }),
      restore: async () => own,
    },
    house: {
      list: async () => [
        { id: 'small-decks', name: 'Decks of any size', says: 'A deck may hold fewer than 52 cards.', overrules: ['M3.1'], excludes: [] },
        {
          id: 'gates-recover',
          name: 'Gates open again',
          says: 'With the Flip step every used Gate can be used once more.',
          overrules: ['M11.7', 'M15.10'],
          excludes: [],
        },
      ],
    },
    imports: {
      begin: async () => ({ upload: 'canned', piece: 393_216 }),
      send: async () => ({ received: 0 }),
      read: async () => told<ImportNews>({ at: 'file' }, { at: 'plan', plan: brought.plan, rows: brought.rows }),
      row: async ({ no }) => brought.detail(no),
      apply: async () => told<TakingNews>({ at: 'cards', done: 20, total: 43 }, { at: 'taken', taken: brought.taken }),
      cancel: async () => ({ cancelled: true }),
      list: async () => (empty ? [] : brought.done),
      undo: async () => ({ ...brought.taken, isUndone: true }),
    },
    sets: {
      list: async () => (empty ? brought.sets.slice(0, 2) : brought.sets),
      switch: async ({ set, isOn }) => brought.sets.map((each) => (each.code === set ? { ...each, isOn } : each)),
      export: async () => ({ fileName: 'FAN.cards', text: '', leftOut: 0 }),
    },
    errata: {
      list: async () => (empty ? [] : brought.errata),
      facts: async () => [
        { field: 'dimension', value: 'any' },
        { field: 'text', value: brought.errata[1]!.printed },
      ],
      look: async ({ field, value }) => brought.lookOf(field, value),
      affected: async ({ field }) => (field === 'text' ? brought.unfelt : brought.plan.affected),
      add: async (wanted) => ({ ...brought.errata[1]!, ...wanted, id: 3 }),
      change: async ({ erratum: _, ...wanted }) => ({ ...brought.errata[1]!, ...wanted, id: 4 }),
      remove: async () => [],
    },
    matches: {
      list: async () => (empty ? [] : matches),
      begin: async () => ({ match: 'm1' }),
      again: async ({ match }) => ({ match }),
      record: async () => (empty ? [] : companies),
      series: async () => ({
        matches: 4,
        over: 3,
        won: [
          { name: 'Anna', won: 2 },
          { name: 'Ben', won: 1 },
          { name: 'Miss Peabody', won: 0 },
          { name: 'Old Zadok', won: 0 },
        ],
      }),
      remove: async () => ({ removed: true }),
      export: async () => ({ fileName: 'match.json', text: '{}' }),
    },
    table: {
      look: async ({ match }) => table(match),
      watch: async ({ match }) => watched(table(match)),
      act: async ({ match }) => table(match),
      undo: async ({ match }) => table(match),
      redo: async ({ match }) => table(match),
      back: async ({ match }) => table(match),
      hurry: async ({ match }) => table(match),
      hold: async ({ match, held }) => ({ ...table(match), held }),
      why: async () => whyNot,
      odds: async ({ match }) => {
        const { choices, moves } = table(match)
        return { moves, by: 'search', playouts: 1_200, choices: choices.map(({ key }, at) => ({ key, chance: 0.625 / (at + 1) })) }
      },
      hint: async ({ match }) => {
        const { choices, moves } = table(match)
        const hint = { moves, choice: choices[0]!.key, reason: 'Arkham Horror needs it as “the ARKHAM GAZETTE”.', rule: 'M12.2' }
        return told<HintStep>({ thinkingMs: 1_000 }, { hint })
      },
      log: async () => [],
    },
    workshop: {
      sheet: async () => sheet,
      list: async () => (empty ? [] : ownCards),
      open: async ({ card }) => ownCards.find(({ id }) => id === card) ?? ownCards[0]!,
      begin: async ({ type }) => ownCards.find((each) => each.type === type) ?? ownCards[2]!,
      read: async ({ form }) => readingOf(form),
      save: async ({ card, form }) => {
        const { playable, why } = readingOf(form)
        const { title, type, set } = form
        return { id: card, title, type, set, changedAt: new Date().toISOString(), playable, ...(why !== undefined && { why }) }
      },
      remove: async () => ({ removed: true, decks: [] }),
      restore: async () => ownCards[0]!,
      sets: async () => [
        { code: 'NIGHT', cards: 0, on: true },
        { code: 'OWN', cards: 2, on: false },
      ],
      switchSet: async ({ set, on }) => [{ code: set, cards: 2, on }],
      export: async () => ({ fileName: 'own-cards.cards', text: '' }),
      look: async () => told<ImportNews>({ at: 'texts', done: 0, total: 1 }, { at: 'plan', plan: brought.ownPlan, rows: brought.ownRows }),
      row: async ({ no }) => brought.ownDetail(no),
      import: async () =>
        told<BringingNews>({ at: 'cards', done: 0, total: 1 }, { at: 'taken', taken: { added: ownCards.slice(0, 1), changed: [] } }),
      putIntoDeck: async ({ deck }) => ({ deck, name: own.name, before: 0 }),
      tryOut: async () => ({ match: 'm1' }),
    },
    rules: {
      list: async () => [
        { game: 'mythos', title: 'Mythos' },
        { game: 'cthulhu-dice', title: 'Cthulhu Dice' },
      ],
      read: async ({ game }) => (game === 'mythos' ? rulebook : { ...rulebook, game, title: 'Cthulhu Dice' }),
      words: async () => rulebook.glossary.flatMap(({ words }) => words),
      cards: async ({ rule }) => [
        {
          card: 'x',
          title: 'Deep One',
          type: 'Monster',
          set: 'Standard',
          because: `It has something to do with ${rule}.`,
          text: 'Joins any Water Monster.',
        },
      ],
    },
    pictures: {
      state: async () => ({
        largest: 600_000,
        mostCarried: 150_000_000,
        folder: '/home/anna/story-deck/pictures',
        pictures: [],
        bytes: 0,
        unused: { count: 0, bytes: 0 },
      }),
      match: async ({ names }) => names.map((name) => ({ name, cards: [], unsure: [] })),
      keep: async () => ({ before: [] }),
      assign: async () => ({ before: [] }),
      get: async () => ({ mime: 'image/png', base64: '' }),
      clean: async () => ({
        largest: 600_000,
        mostCarried: 150_000_000,
        folder: '/home/anna/story-deck/pictures',
        pictures: [],
        bytes: 0,
        unused: { count: 0, bytes: 0 },
      }),
    },
    settings: {
      get: async () => ({}),
      set: async (changed) => changed,
    },
  }
}

/** The present state, and then nothing ever changes. */
function watched(view: TableView): AsyncIteratorClass<TableView, unknown, void> {
  let told = false
  return new AsyncIteratorClass(
    async () => {
      if (told) await new Promise(() => {})
      told = true
      return { done: false, value: view }
    },
    async () => {},
  )
}

/** These, one after the other, and then the end. */
function told<T>(...all: readonly T[]): AsyncIteratorClass<T, unknown, void> {
  let next = 0
  return new AsyncIteratorClass<T, unknown, void>(
    async () => (next < all.length ? { done: false, value: all[next++]! } : { done: true, value: undefined }),
    async () => {},
  )
}
