/** Tables as the Keeper would tell them: one for each thing a table can look like. */

import type { View as DiceView } from '../../src-main/contract/cthulhu-dice.ts'
import type { AreaView, CombatView, View } from '../../src-main/contract/mythos.ts'
import type { Choice, LogLine, SeatInfo, TableView, WhyNot } from '../../src-main/contract/table.ts'
import { faces, piece } from './faces.ts'

const seats: readonly SeatInfo[] = [
  { seat: 0, name: 'Anna', kind: 'human' },
  { seat: 1, name: 'Miss Peabody', kind: 'bot' },
]

const hand = [
  faces.gazette,
  faces.caverns,
  faces.long,
  faces.revolver,
  faces.pnakotic,
  faces.sign,
  faces.deep,
  faces.horror,
  faces.phobia,
  faces.night,
  faces.horrorTale,
  faces.alone,
  faces.train,
].map((each) => piece(each, { id: `hand-${each.id}` }))

const investigator = {
  title: 'Gifted Musician',
  education: 12,
  sanityMax: 20,
  hand: 13,
  handMin: 3,
  handMax: 5,
  languages: 'English',
  text: '',
}

const own: AreaView = {
  seat: 0,
  name: 'Anna',
  investigator,
  sanity: 12,
  points: 7,
  story: [piece(faces.supply), piece(faces.hill), piece(faces.long), piece(faces.hospital), piece(faces.deep)],
  gateUsed: false,
  place: {
    title: 'Arkham Mystical Supply',
    walking: false,
    region: 'Lovecraft Country',
    subregion: 'Arkham',
    dimension: 'waking',
    attributes: ['Water', 'Inside', 'City', 'Business', 'Artifact'],
  },
  threat: [piece(faces.zombie, { id: 'own-zombie', faceDown: true }), piece(faces.deep, { id: 'own-deep', faceDown: true })],
  goo: [],
  allies: [
    piece(faces.detective, { id: 'ally-detective' }),
    piece(faces.dagger, { on: 'ally-detective' }),
    piece(faces.allen, { id: 'ally-allen' }),
  ],
  assets: [
    piece(faces.necronomicon, { id: 'tome' }),
    piece(faces.sign, { id: 'spell', on: 'tome' }),
    piece(faces.water, { on: 'tome', faceDown: true }),
    piece(faces.crystal, { rotated: true, pennies: 3 }),
  ],
  events: [piece(faces.night)],
  adventures: [piece(faces.alone)],
  discard: [piece(faces.train), piece(faces.phobia)],
  deckCount: 31,
  handCount: 13,
  hand,
  passes: 0,
  lostTurns: 0,
  lobotomised: false,
  minimum: 3,
  maximum: 5,
}

const other: AreaView = {
  ...own,
  seat: 1,
  name: 'Miss Peabody',
  investigator: { ...investigator, title: 'Bored Clerk', education: 14, handMin: 5, handMax: 7 },
  sanity: 5,
  points: 13,
  story: [piece(faces.caverns, { crosswise: true }), piece(faces.gazette), piece(faces.zombie)],
  place: { walking: true, subregion: 'Kingsport', attributes: ['Outside'] },
  threat: [
    piece(undefined, { id: 'their-1', faceDown: true }),
    piece(undefined, { id: 'their-2', faceDown: true }),
    piece(undefined, { id: 'their-3', faceDown: true }),
  ],
  goo: [piece(faces.dagon)],
  allies: [piece(faces.long, { id: 'their-ally' })],
  assets: [],
  events: [piece(faces.phobia, { affects: 1 })],
  adventures: [],
  discard: [],
  handCount: 8,
  passes: 1,
}
const { hand: _, ...others } = other

const view: View = {
  game: 'mythos',
  viewer: 0,
  mode: 'campaign',
  target: 20,
  round: 3,
  phase: 'card play',
  time: 'night',
  first: 1,
  current: 0,
  passesToEnd: 2,
  areas: [own, others],
  prompt: 'Your Turn: make a play.',
  tracker: [
    {
      adventure: 'hand-arkham-horror',
      title: 'Arkham Horror',
      points: 8,
      met: false,
      slots: [
        { phrase: 'Press', count: 1, filled: [] },
        { phrase: 'Tome', count: 1, filled: ['Necronomicon'] },
        { phrase: 'Steadfast', count: 2, filled: ['Police Detective'] },
      ],
      conditions: [{ text: 'in Arkham', met: true }],
    },
    {
      adventure: 'hand-alone-in-the-world',
      title: 'Alone in the World',
      points: 7,
      met: true,
      slots: [
        { phrase: 'Outside', count: 1, filled: ['Central Hill'] },
        { phrase: 'Phobia', count: 1, filled: ['Claustrophobia'] },
      ],
      conditions: [{ text: 'at Night', met: true }],
    },
  ],
}

const log: readonly LogLine[] = [
  { no: 41, round: 2, text: 'The Round ends. Anna keeps 5 cards, Miss Peabody 7.', rule: 'M15.4' },
  { no: 42, round: 3, text: 'Hands are filled.' },
  { no: 43, round: 3, seat: 1, text: 'Miss Peabody plays Moonless Night. It is Night.' },
  { no: 44, round: 3, seat: 0, text: 'Anna joins Police Detective at Arkham Mystical Supply.', rule: 'M7.1' },
  {
    no: 45,
    round: 3,
    seat: 1,
    text: 'Miss Peabody puts a card into her Threat through the Gate.',
    because: { reason: '3 cards of Miss Peabody will go into the Combat to come.', rule: 'M14.9' },
  },
  { no: 46, round: 3, seat: 0, text: 'Anna plays Necronomicon and pays 2 Sanity; 12 are left.', rule: 'M2.21' },
  {
    no: 47,
    round: 3,
    seat: 1,
    text: 'Miss Peabody passes.',
    rule: 'M13.2',
    because: { reason: 'Miss Peabody has no card left in Hand.', rule: 'M1.16' },
  },
]

const choices: readonly Choice[] = [
  { key: 'pass', text: 'Pass', role: 'pass', hint: 'Two Passes in a row end the card play.' },
  { key: 'flip', text: 'Turn a face-down card up' },
  { key: 'gazette', text: 'Go to Arkham Gazette', on: 'hand-arkham-gazette' },
  { key: 'revolver', text: 'Give the .32 Revolver to Dr. Allen', on: 'hand-32-revolver' },
  { key: 'deep-threat', text: 'Put Deep One into your Threat', hint: 'Uses the Gate of Arkham Mystical Supply.', on: 'hand-deep-one' },
  { key: 'deep-join', text: 'Put Deep One into your Threat together with Hunting Horror', on: 'hand-deep-one' },
  { key: 'cast', text: 'Cast Elder Sign for 2 Sanity', on: 'spell' },
  { key: 'alone', text: 'Complete Alone in the World', hint: '7 Adventure points and 2 Sanity.', on: 'hand-alone-in-the-world' },
  { key: 'phobia', text: 'Play Claustrophobia on Miss Peabody', on: 'hand-claustrophobia' },
  { key: 'night', text: 'Play Moonless Night', on: 'hand-moonless-night' },
  { key: 'rest', text: 'Rest at the fire', on: 'tome' },
]

export const turn: TableView = {
  match: 'm1',
  title: 'Anna against Miss Peabody',
  seat: 0,
  seats,
  at: 14,
  moves: 31,
  actors: [0],
  prompt: 'Your Turn: make a play.',
  choices,
  view: { game: 'mythos', view },
  log,
  terms: [
    { text: 'A campaign to 20 Adventure points.', rule: 'M16.6' },
    { text: 'The first card of each player is a Location.', rule: 'M4.15' },
    { text: 'With the Flip step every used Gate can be used once more.', rule: 'M11.7, M15.10', house: 'Gates open again' },
  ],
  undo: { can: true },
  redo: { can: false, why: 'Nothing was taken back.' },
}

export const thinking: TableView = {
  ...turn,
  actors: [1],
  choices: [],
  prompt: 'Waiting for Miss Peabody.',
  thinking: { seat: 1, forMs: 600, budgetMs: 2_000 },
  undo: { can: false, why: 'Something was revealed since.' },
}

const combat: CombatView = {
  step: 'battles',
  order: [1, 0],
  battles: [
    {
      step: 'defend',
      assault: false,
      now: true,
      a: {
        seat: 0,
        threat: [
          { piece: piece(faces.zombie, { id: 'fight-zombie', against: 1 }), value: 2, left: 0, absorbed: 2 },
          { piece: piece(faces.deep, { id: 'fight-deep', against: 1 }), value: 1, left: 0, absorbed: 1 },
        ],
        defenders: [
          { piece: piece(faces.detective, { id: 'fight-detective' }), value: 3, absorbed: 0 },
          { piece: piece(faces.allen, { id: 'fight-allen' }), value: 3, absorbed: 0 },
        ],
        bonus: 1,
        total: 4,
        lost: 0,
        account: {
          lines: [
            { what: 'Cosmic total of Miss Peabody', how: '4 of Hunting Horror and 2 of Deep One', comes: -6, rule: 'M14.39' },
            { what: 'The bonus of the Threat', how: 'absorbs 1 of Hunting Horror', comes: 1, rule: 'M14.40' },
            { what: 'Walking Corpse', how: 'absorbs 2 of Hunting Horror', comes: 2, rule: 'M14.45' },
            { what: 'Deep One', how: 'absorbs 1 of Deep One', comes: 1, rule: 'M14.45' },
          ],
        },
      },
      b: {
        seat: 1,
        threat: [
          { piece: piece(faces.horror, { id: 'fight-horror', against: 0 }), value: 4, left: 2, absorbed: 2 },
          { piece: piece(faces.deep, { id: 'fight-deep-2', against: 0 }), value: 2, left: 0, absorbed: 2 },
        ],
        defenders: [],
        bonus: 0,
        total: 6,
        lost: 0,
        account: {
          lines: [
            {
              what: 'Cosmic total of Anna',
              how: '2 of Walking Corpse, 1 of Deep One and 1 as a bonus',
              comes: -4,
              rule: 'M14.39',
            },
            { what: 'Hunting Horror', how: 'absorbs 2 of Walking Corpse', comes: 2, rule: 'M14.45' },
            { what: 'Deep One', how: 'absorbs 1 of Deep One and 1 of the bonus', comes: 2, rule: 'M14.45' },
          ],
        },
      },
    },
  ],
}

export const fight: TableView = {
  ...turn,
  prompt: 'Two points of Hunting Horror are left. Which Ally absorbs first?',
  choices: [
    { key: 'detective', text: 'Police Detective absorbs 2', on: 'fight-detective' },
    { key: 'allen', text: 'Dr. Allen absorbs 2', on: 'fight-allen' },
  ],
  view: { game: 'mythos', view: { ...view, phase: 'combat', combat } },
}

export const commit: TableView = {
  ...turn,
  prompt: 'Commit your Monsters: whom does Walking Corpse attack?',
  choices: [{ key: 'one', text: 'Miss Peabody', on: 'own-zombie' }],
  view: { game: 'mythos', view: { ...view, phase: 'combat', combat: { step: 'commit monsters', order: [1, 0], battles: [] } } },
}

export const over: TableView = {
  ...turn,
  actors: [],
  choices: [],
  prompt: 'Anna has 22 Adventure points and wins.',
  undo: { can: false, why: 'The match is over.' },
  outcome: { scores: [22, 13], because: 'Anna has 22 Adventure points and wins.' },
}

const diceView: DiceView = {
  players: 4,
  cultists: ['Anna', 'Ben', 'Miss Peabody', 'Old Zadok'].map((_, i) => ({
    id: `cultist-${i}`,
    name: `Player ${i + 1}`,
    seat: i,
    sanity: [3, 2, 0, 5][i]!,
  })),
  pool: 2,
  turn: 9,
  caster: 0,
  question: { ask: 'whom to curse' },
  rolls: [
    { roller: 3, target: 2, face: 'tentacle' },
    { roller: 2, target: 3, face: 'yellow sign' },
  ],
  gone: [],
}

export const dice: TableView = {
  ...turn,
  match: 'm2',
  title: 'Cthulhu Dice',
  seats: [
    { seat: 0, name: 'Anna', kind: 'human' },
    { seat: 1, name: 'Ben', kind: 'human' },
    { seat: 2, name: 'Miss Peabody', kind: 'bot' },
    { seat: 3, name: 'Old Zadok', kind: 'random' },
  ],
  prompt: 'Whom do you curse?',
  choices: [
    { key: '1', text: 'Curse Ben.', on: 'cultist-1' },
    { key: '3', text: 'Curse Old Zadok.', on: 'cultist-3' },
  ],
  view: { game: 'cthulhu-dice', view: diceView },
  log: [
    { no: 0, text: 'Old Zadok curses Miss Peabody.', seat: 3 },
    {
      no: 1,
      text: 'Old Zadok rolls Tentacle. Old Zadok gains 1 sanity. Miss Peabody loses 1 sanity and goes mad.',
      seat: 3,
      rule: 'CD-14',
    },
  ],
}

export const diceEye: TableView = {
  ...dice,
  prompt: 'The Eye: which result do you choose?',
  choices: (['yellow sign', 'tentacle', 'elder sign', 'cthulhu'] as const).map((each) => ({
    key: each,
    text: `Choose ${each}.`,
    on: `face-${each}`,
  })),
  view: {
    game: 'cthulhu-dice',
    view: { ...diceView, question: { ask: 'what the Eye sees', roller: 0, victim: 1 }, rolls: [{ roller: 0, target: 1, face: 'eye' }] },
  },
}

export const whyNot: WhyNot = {
  piece: 'hand-frank-belknap-long',
  title: 'Frank Belknap Long',
  legal: false,
  reasons: [
    {
      rule: 'M7.1',
      why: 'The Ally is not found in this Subregion.',
      remedy: 'Go to a Location in New York: Bellevue Hospital is in your Hand.',
    },
    { rule: 'M5.12', why: 'You have joined an Ally this Turn already.', remedy: 'Wait for your next Turn.' },
  ],
  clauses: ['He is found in New York.', 'He knows English and Glyphs, so he can read a Tome in either.'],
}
