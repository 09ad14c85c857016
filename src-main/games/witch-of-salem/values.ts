/**
 * What is printed on the pieces of Witch of Salem: places, track, creatures, Great Old Ones and events, all of it data. The
 * rulebook does not print most of it, so values.json says of each where it comes from, and an options file of the same form
 * can put other values in its place; here is what such a file must look like.
 */
import * as z from 'zod'
import { BadOptions } from '../../engine/game.ts'
import own from './values.json' with { type: 'json' }

/** Minor items, in the order they are listed. */
export const minors = ['glasses', 'necronomicon', 'elixir', 'dagger'] as const
export type Minor = (typeof minors)[number]

/** Artifacts are told apart by colour alone; two of each [WS-E38]. */
export const colours = ['red', 'green', 'blue'] as const
export type Colour = (typeof colours)[number]

export type Item = Minor | Colour

export const isMinor = (item: Item): item is Minor => (minors as readonly string[]).includes(item)

const minor = z.enum(minors)
const count = z.int().min(1).max(6)
const name = z.string().min(1).max(60)
const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/i, 'expected letters, digits and hyphens')
const source = z.string().max(300).optional()

const price = z.union([
  z.null(),
  z.strictObject({ pay: z.enum(['sanity', 'Necron']), count }),
  z.strictObject({ pay: z.enum(['a creature card', 'an event card']) }),
])

/** What a creature does when activated, or an event. `arrow` is the red arrow: what is missing moves Necron [WS-30, WS-E10]. */
const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move Necron'), by: z.int().min(-10).max(10) }),
  z.strictObject({ do: z.literal('move Necron to his picture') }),
  z.strictObject({
    do: z.literal('give up'),
    item: z.enum([...minors, 'minor', 'artifact']),
    count: z.int().min(1).max(12),
    arrow: z.boolean(),
  }),
  z.strictObject({ do: z.literal('everybody loses sanity'), count }),
  z.strictObject({ do: z.literal('somebody loses sanity'), count }),
  z.strictObject({ do: z.literal('everybody gains sanity'), count }),
  z.strictObject({ do: z.literal('shuffle the tiles') }),
  z.strictObject({ do: z.literal('clear the first items') }),
  z.strictObject({ do: z.literal('bring a shadow') }),
  z.strictObject({ do: z.literal('turn up a creature card') }),
  z.strictObject({ do: z.literal('draw an item') }),
  z.strictObject({ do: z.literal('beat at the Witch') }),
  z.strictObject({ do: z.literal('exchange freely') }),
  z.strictObject({ do: z.literal('reveal a Great Old One') }),
  z.strictObject({ do: z.literal('look at a tile') }),
])

const text = z.union([
  z.strictObject({ when: z.enum(['activated', 'laid', 'round ends']), moves: count }),
  z.strictObject({ passage: count }),
  z.strictObject({ rolls: z.int().min(2).max(4) }),
  z.strictObject({ trading: z.literal(false) }),
])

const differ = (all: readonly { readonly id: string }[]) => new Set(all.map((each) => each.id)).size === all.length
const noTwoAlike = 'expected ids that differ'

const sections = {
  about: z.string().optional(),
  places: z
    .array(z.strictObject({ name, artifact: z.enum(colours), prices: z.tuple([price, price, price]), source }))
    .length(6, 'expected the six places 1 to 6'),
  track: z
    .strictObject({
      demon: z.int().min(1),
      rift: z.int().min(2).max(200),
      pictures: z.array(z.int().min(1)).max(200),
      source,
    })
    .refine(({ demon, rift }) => demon < rift, 'expected the demon space before the rift')
    .refine(({ rift, pictures }) => pictures.every((each, at) => each < rift && each > (pictures[at - 1] ?? 0)), {
      message: 'expected spaces before the rift, in rising order',
      path: ['pictures'],
    }),
  creatures: z
    .array(
      z.strictObject({
        id,
        name,
        beat: z.union([z.strictObject({ have: z.array(minor).min(1).max(3) }), z.strictObject({ discard: z.literal('artifact') })]),
        effect,
        source,
      }),
    )
    .length(12, 'expected twelve creatures')
    .refine(differ, noTwoAlike)
    .refine(
      (all) => all.every((each) => each.id !== 'necron' && each.id !== 'robert-craven'),
      'expected no creature called necron or robert-craven',
    ),
  greatOldOnes: z
    .array(
      z.strictObject({ id, name, need: z.union([z.enum(['three equal', 'three different']), z.array(minor).length(3)]), text, source }),
    )
    .length(6, 'expected six Great Old Ones')
    .refine(differ, noTwoAlike),
  events: z
    .array(z.strictObject({ id, name, witch: z.int().min(0).max(6), effect, source }))
    .length(12, 'expected twelve events')
    .refine(differ, noTwoAlike),
}

const whole = z.strictObject(sections)
/** Whoever replaces some of it replaces a whole section; the other sections stay. */
const part = whole.partial()

export type Values = z.infer<typeof whole>
export type Creature = Values['creatures'][number]
export type Effect = z.infer<typeof effect>
export type GreatOldOne = Values['greatOldOnes'][number]
export type EventCard = Values['events'][number]
export type Price = z.infer<typeof price>

export const ours: Values = whole.parse(own)

/** The values of an options file in the place of ours. Throws {@link BadOptions} that names each place and what belongs there. */
export function replaced(given: unknown): Values {
  const read = part.safeParse(given)
  if (read.success) {
    const said = Object.fromEntries(Object.entries(read.data).filter(([, section]) => section !== undefined))
    return { ...ours, ...said }
  }
  const faults = read.error.issues.map(faultOf)
  const more = faults.length > mostFaults ? ` And ${faults.length - mostFaults} more.` : ''
  throw new BadOptions(`The values cannot be used. ${faults.slice(0, mostFaults).join(' ')}${more}`)
}

const mostFaults = 5

type Issue = z.core.$ZodIssue

/** "creatures, entry 4, effect, by: expected a number." Of alternatives the one that went furthest is told. */
function faultOf(issue: Issue): string {
  const deep = deepest(issue)
  const where = deep.path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(', ')
  const expected = deep.message.replace(/^Invalid (?:input|option|key): /, '')
  return `${where === '' ? 'The file' : where}: ${expected}.`
}

function deepest(issue: Issue): { readonly path: readonly PropertyKey[]; readonly message: string } {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue
  const inner = issue.errors.flatMap((issues) => issues.slice(0, 1).map(deepest)).toSorted((a, b) => b.path.length - a.path.length)
  const [furthest] = inner
  if (furthest === undefined) return issue
  if (furthest.path.length > 0) return { path: [...issue.path, ...furthest.path], message: furthest.message }
  return { path: issue.path, message: [...new Set(inner.map(({ message }) => message.replace(/^Invalid input: /, '')))].join(', or ') }
}
