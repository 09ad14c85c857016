/** What the Keeper remembers of how a person wants the window to be: the same whichever window asks, and at whatever address. */
import * as z from 'zod'
import { gameId, seatKinds, variant } from './games.ts'

/** The last set-up of a new match, as it stood in the form. */
const setup = z.strictObject({
  game: gameId,
  seats: z
    .array(
      z.strictObject({
        name: z.string().max(200),
        kind: z.enum(seatKinds),
        deck: z.int().min(1).optional(),
        investigator: z.string().max(200).optional(),
      }),
    )
    .min(1)
    .max(20),
  mode: z.enum(['campaign', 'basic']),
  target: z.int().min(1).max(200),
  /** As typed. */
  seed: z.string().max(40),
  botBudgetMs: z.int().min(50).max(10_000),
  undoPastRevealed: z.boolean(),
  alternativeFirstCard: z.boolean(),
  sameEducation: z.enum(['once', 'each Round', 'seats']).optional(),
  houseRules: z.array(z.string().max(40)).max(40).optional(),
  timedGlances: z.boolean().optional(),
  seatLimit: z.int().min(2).max(6).optional(),
  /** What decks are judged by: an id of `deckRoom.styles`. */
  playStyle: z.string().max(40).optional(),
  variant: variant.optional(),
})

/** All of them; each is absent until it was set. */
export const settings = z.strictObject({
  theme: z.enum(['system', 'dark', 'light', 'contrast', 'parchment']).optional(),
  /** In the size the system has. */
  textSize: z.number().min(0.5).max(3).optional(),
  /** Whether single letters are shortcuts. */
  letters: z.boolean().optional(),
  /** As the system has it, or always still. */
  motion: z.enum(['system', 'still']).optional(),
  sounds: z.boolean().optional(),
  /** How long a bot's move stays before the next one: not at all, a moment, long enough to read, or until one goes on. */
  pace: z.enum(['at once', 'brisk', 'calm', 'step']).optional(),
  /** Whether what a bot does is told with a reason. */
  reasons: z.boolean().optional(),
  /** Whether what leaves but one choice is chosen without asking. */
  skipSingle: z.boolean().optional(),
  /** Whether a card that is pointed at is shown large by itself. */
  hover: z.boolean().optional(),
  /** What is shown large: the card, or its words in plain type. */
  zoom: z.enum(['card', 'text']).optional(),
  /** What a card shows where a person has a scan of it. */
  faces: z.enum(['scans', 'text']).optional(),
  /** How much of the window's width is beside the table (percent); 0: as much as is usual. */
  side: z.int().min(0).max(60).optional(),
  /** Keys that are not the usual ones, by command; none where a command has no key. */
  keys: z
    .record(z.string().min(1).max(40), z.array(z.string().min(1).max(40)).max(6))
    .refine((keys) => Object.keys(keys).length <= 200, 'More than 200 commands.')
    .optional(),
  /** What was chosen last in the list of commands, the newest first. */
  recent: z.array(z.string().min(1).max(120)).max(12).optional(),
  setup: setup.optional(),
  /** The games whose guide is not wanted any more. */
  unguided: z.array(gameId).max(20).optional(),
  /** The matches that the guide goes along with because somebody wished to learn by them, the newest last. */
  guided: z.array(z.string().min(1).max(64)).max(20).optional(),
  /** What was learned, by match and seat, the newest last; of which game, and by whom, for their next matches. */
  lessons: z
    .array(
      z.strictObject({
        match: z.string().min(1).max(64),
        seat: z.int().min(0).max(19),
        learned: z.array(z.string().max(40)).max(80),
        game: gameId.optional(),
        who: z.string().max(200).optional(),
      }),
    )
    .max(20)
    .optional(),
})

export type Settings = z.infer<typeof settings>
