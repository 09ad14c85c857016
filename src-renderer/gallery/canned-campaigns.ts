/** The campaign manager's, the replay's and the data's part of the canned Keeper: one campaign with two matches, and backups. */
import { AsyncIteratorClass } from '@orpc/client'
import type { CampaignInList, CampaignPage, Chronicle } from '../../src-main/contract/campaigns.ts'
import type { Api } from '../../src-main/contract/contract.ts'
import type { DataState } from '../../src-main/contract/data.ts'
import type { Replay } from '../../src-main/contract/replays.ts'
import { turn } from './tables.ts'

const day = 86_400_000
const before = (ms: number) => new Date(Date.now() - ms).toISOString()

const inList: CampaignInList = {
  id: 1,
  name: 'The long winter',
  players: ['Anna', 'Miss Peabody'],
  target: 20,
  beganAt: before(40 * day),
  playedAt: before(day),
  matches: 2,
  open: 'm1',
  standing: 'Anna 7 points, 9 Sanity; Miss Peabody 13 points, 4 Sanity. 2 matches.',
  openQuestion: 'Round 3, Anna decides',
  over: false,
  archived: false,
}

const over: CampaignInList = {
  id: 2,
  name: 'Kitchen table',
  players: ['Anna', 'Bert'],
  target: 20,
  beganAt: before(200 * day),
  playedAt: before(150 * day),
  matches: 1,
  standing: 'Bert has 21 points of completed Adventures. Bert wins. 1 match played.',
  over: true,
  winner: 'Bert',
  archived: true,
}

const seats = (points: readonly [number, number], sanity: readonly [number, number]) =>
  inList.players.map((name, at) => ({
    name,
    deck: at === 0 ? 'Standard: Steadfast' : 'Standard: Corrupt',
    points: points[at]!,
    sanity: sanity[at]!,
    mad: sanity[at] === 0,
    won: at === 1,
    adventures: [{ title: 'A Night at Kingsport', points: points[at]!, round: 4 }],
  }))

const page: CampaignPage = {
  ...inList,
  notes: 'Thursdays, after supper.',
  terms: [{ text: 'A match is played to 20 Adventure points.', rule: 'M16.6' }],
  agreed: { target: 20, houseRules: [] },
  tie: { text: 'The highest total of Adventure points and Sanity wins; of equals, whoever has more Adventure points.', rule: 'M16.10' },
  standings: [
    {
      name: 'Miss Peabody',
      kind: 'bot',
      investigator: 'Gifted Musician',
      deck: { id: 2, name: 'Standard: Corrupt' },
      points: 13,
      sanity: 4,
      total: 17,
      adventures: 2,
      mad: false,
      won: 1,
      place: 1,
    },
    {
      name: 'Anna',
      kind: 'human',
      investigator: 'Bored Clerk',
      deck: { id: 1, name: 'Standard: Steadfast' },
      points: 7,
      sanity: 9,
      total: 16,
      adventures: 1,
      mad: false,
      won: 0,
      place: 2,
    },
  ],
  history: [
    {
      no: 2,
      match: 'm1',
      beganAt: before(2 * day),
      playedAt: before(day),
      over: false,
      rounds: 2,
      seats: seats([7, 13], [9, 4]),
      notes: '',
    },
    {
      no: 1,
      paper: 5,
      beganAt: before(30 * day),
      playedAt: before(30 * day),
      over: true,
      because: 'Miss Peabody has 22 points.',
      rounds: 9,
      seats: seats([11, 22], [0, 6]),
      notes: 'With cardboard.',
    },
  ],
  album: [{ title: 'A Night at Kingsport', points: 7, by: 'Anna', match: 'm1', round: 4 }],
}

const chronicle: Chronicle = {
  match: 'm1',
  title: 'The long winter',
  foreword: '',
  opening: ['Anna, the Bored Clerk; and Miss Peabody, the Gifted Musician: these were the ones who asked too much.'],
  entries: [
    {
      no: 0,
      seat: 0,
      who: 'Anna',
      adventure: 'A Night at Kingsport',
      points: 7,
      round: 4,
      told: ['It began in the first Round, when Anna came to Kingsport Head.', 'So, in the fourth Round, the story was told to its end.'],
      own: 'We had run out of tea by then.',
      instead: false,
      filled: [{ phrase: 'TOME', cards: [{ title: 'Letter From A Friend', type: 'Tome' }] }],
    },
  ],
  ending: ['After 2 Rounds the story goes on.'],
}

/** An empty one has nothing. */
export function cannedCampaigns(empty = false): Api['campaigns'] {
  const list = empty ? [] : [inList, over]
  const same = async () => page
  let counters = { round: 3, seats: inList.players.map((name) => ({ name, sanity: 9, points: 7, adventures: [] })) }
  const states = [counters]
  const counted = () => ({ now: counters, canUndo: states.length > 1 })
  return {
    list: async () => list,
    styles: async () => [{ id: 'usual', name: 'Usual', says: 'Thinks for as long as the table agreed on.' }],
    create: async () => ({ campaign: 1, match: 'm1' }),
    open: async ({ campaign }) => ({ ...page, ...(list.find(({ id }) => id === campaign) ?? inList) }),
    nextMatch: async () => ({ match: 'm1' }),
    adopt: same,
    rename: async ({ name }) => ({ ...page, name }),
    note: async ({ notes }) => ({ ...page, notes }),
    noteMatch: same,
    archive: async ({ archived }) => ({ ...page, archived }),
    duplicate: async () => ({ ...page, id: 3, name: 'The long winter, once more' }),
    remove: async () => ({ removed: true }),
    restore: same,
    addPaper: same,
    changePaper: same,
    removePaper: async () => ({ ...page, history: page.history.filter(({ paper }) => paper === undefined) }),
    counters: async () => counted(),
    count: async ({ counters: now }) => {
      states.push(now as typeof counters)
      counters = now as typeof counters
      return counted()
    },
    uncount: async () => {
      if (states.length > 1) states.pop()
      counters = states.at(-1)!
      return counted()
    },
    statistics: async () => [
      {
        id: 'points',
        title: 'Adventure points by Round',
        says: 'The newest match, at the end of each Round; 0 is the beginning.',
        kind: 'line',
        columns: inList.players,
        rows: [0, 1, 2].map((round) => ({ label: String(round), values: [round * 3, round * 6] })),
      },
    ],
    leagues: async () => [],
    saveLeague: async ({ name, notes }) => ({ id: 1, name, notes, campaigns: [], rows: [] }),
    removeLeague: async () => ({ removed: true }),
    chronicle: async () => chronicle,
    writeEntry: async ({ own }) => ({ ...chronicle, foreword: own }),
    export: async () => ({ fileName: 'The long winter.md', mime: 'text/markdown', text: '# The long winter\n' }),
  }
}

const replay: Replay = {
  match: 'm1',
  title: 'The long winter',
  game: 'mythos',
  seats: [{ seat: 0, name: 'Anna' }],
  steps: 4,
  marks: [
    { step: 1, kind: 'round', text: 'Round 1' },
    { step: 2, kind: 'turn', text: 'Anna’s Turn', seat: 0 },
    { step: 3, kind: 'key', text: 'Anna completes A Night at Kingsport for 7 points, 7 in all.', seat: 0 },
  ],
  notes: [],
  all: { can: false, why: 'Hands are open once the match is over.' },
}

export function cannedReplays(): Api['replays'] {
  let known = replay
  return {
    open: async () => known,
    at: async ({ step }) => ({
      step,
      view: { ...turn, choices: [] },
      lines: step === 0 ? [] : [{ no: step, text: `What came of move ${step}.`, round: 1 }],
      ...(step > 0 && { move: { seat: 0, text: 'Go to Kingsport Head' } }),
    }),
    note: async ({ step, text }) => {
      known = { ...known, notes: text === '' ? [] : [{ step, text }] }
      return known
    },
    playOn: async () => ({ match: 'm2' }),
    readFile: async () => ({ game: 'Mythos', title: 'From afar', seats: ['Ada', 'Bea'], moves: 31, cards: { known: 60, unknown: 0 } }),
    takeFile: async () => ({ match: 'm1' }),
    report: async () => ({ fileName: 'story-deck-report.json', text: '{}' }),
  }
}

const state: DataState = {
  folder: '~/.config/story-deck',
  bytes: 2_400_000,
  backups: [
    { id: '000000000041', at: before(day), bytes: 2_300_000, holds: { decks: 3, matches: 12, campaigns: 2, cards: 0 }, sound: true },
    { id: '000000000040', at: before(2 * day), bytes: 2_200_000, holds: { decks: 2, matches: 11, campaigns: 1, cards: 0 }, sound: false },
  ],
  check: 'The data was sound at the start.',
  host: { kind: 'browser', can: ['print'], cannot: ['open the data folder'] },
}

export function cannedData(empty = false): Api['data'] {
  let bin = empty ? [] : [{ kind: 'deck' as const, id: '7', name: 'Old one', removedAt: before(3 * day) }]
  return {
    state: async () => (empty ? { ...state, backups: [] } : state),
    backUp: async () => state,
    restore: async () => state,
    restoreFile: async ({ from, base64 }) => ({ received: from + base64.length }),
    exportAll: async () => ({ fileName: 'story-deck.storydeck', total: 3, base64: 'YWJj', done: true }),
    bin: async () => bin,
    restoreFromBin: async () => {
      bin = []
      return bin
    },
    emptyBin: async () => {
      bin = []
      return { removed: 1 }
    },
    check: async () => ({ sound: true, says: 'Every page, row and index of the data is sound.' }),
    trouble: async () => ({}),
    settle: async () => state,
    damagedFile: async () => ({ fileName: 'damaged-story-deck.db', total: 3, base64: 'YWJj', done: true, files: 1 }),
  }
}

/** Nothing around the window but what was visited last. */
export function cannedHost(empty = false): Api['host'] {
  return {
    // Nothing is ever said.
    news: async () =>
      new AsyncIteratorClass(
        () => new Promise<IteratorResult<never, void>>(() => {}),
        async () => {},
      ),
    read: async () => ({ base64: 'YWJj', done: true }),
    openFolder: async () => ({ opened: false }),
    recents: async () =>
      empty
        ? []
        : [
            { kind: 'campaign' as const, id: '1', name: 'Autumn in Arkham', at: before(day) },
            { kind: 'deck' as const, id: '3', name: 'Professors and their books', at: before(2 * day) },
          ],
    keys: async () => ({ shown: false }),
  }
}
