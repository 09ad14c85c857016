/**
 * The annals told in English: an Adventure as the tale of how it came about, Round by Round, and how a match began and
 * ended. The same annals give the same words. All words are ours; of the cards only their names are used.
 */
import type { Annals, Chapter, Scene, SeatAnnals } from './annals.ts'

type Was<W extends Scene['was']> = Extract<Scene, { readonly was: W }>

// ---------------------------------------------------------------- pieces of English

/** "Ada", "Ada and Bea", "Ada, Bea and Cyrus". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']

/** "third"; from the thirteenth on in figures. */
export function ordinal(n: number): string {
  const word = ordinals[n - 1]
  if (word !== undefined) return word
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

const points = (n: number) => `${n} Adventure ${n === 1 ? 'point' : 'points'}`

/** A name at the end of a sentence may bring a full stop of its own. */
const sentence = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`

/** One and the same for the same place in the same story, and not always the same. */
function varied(ways: readonly string[], seed: string, no: number): string {
  let sum = no
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return ways[sum % ways.length]!
}

/** Names that come twice are counted: "two of Deep One" is no English, so the name stands once with its number. */
function counted(titles: readonly string[]): string[] {
  const numbers = ['', 'twice', 'three times', 'four times']
  const found = Map.groupBy(titles, (each) => each)
  return [...found].map(([title, all]) => (all.length === 1 ? title : `${title} ${numbers[all.length - 1] ?? `${all.length} times`}`))
}

// ---------------------------------------------------------------- a Round of somebody's story

const only = <W extends Scene['was']>(scenes: readonly Scene[], was: W) => scenes.filter((each): each is Was<W> => each.was === was)

/** What was done on the way in one Round, in sentences. */
function roundTold(
  who: string,
  scenes: readonly Scene[],
  seed: string,
  so: { readonly begins: boolean; readonly alone: boolean },
): string[] {
  const round = scenes[0]!.round
  const say = (ways: readonly string[]) => varied(ways, seed, round)
  const way = road(who, scenes, round, say, so.begins)
  const rest = [
    ...company(who, scenes, say, so.alone),
    ...doings(who, scenes, say),
    ...only(scenes, 'battle').flatMap((each) => fight(who, each, say)),
    ...losses(who, scenes, say),
  ]
  // A Round that is not named by its road is named by what came first in it.
  const [first, ...others] = rest
  const dated = way.length > 0 || first === undefined ? rest : [`in the ${ordinal(round)} Round ${first}`, ...others]
  return [...way, ...dated].map(sentence)
}

type Say = (ways: readonly string[]) => string

/** Where the road led, with what carried one there, and whether by night. */
function road(who: string, scenes: readonly Scene[], round: number, say: Say, isFirst: boolean): string[] {
  const stops: string[] = []
  let carried: string | undefined
  let night = false
  for (const each of scenes) {
    if (each.was === 'journey') carried = each.title
    if (each.was !== 'place') continue
    const falls = each.night === true && !night
    night = each.night === true
    stops.push(`${falls ? 'after dark ' : ''}${each.title}${carried === undefined ? '' : ` by way of ${carried}`}`)
    carried = undefined
  }
  if (stops.length === 0) return carried === undefined ? [] : [`${carried} set ${who} on the road in the ${ordinal(round)} Round`]
  const there = `to ${listed(stops)}`.replace(/^to after dark /, 'after dark to ')
  if (isFirst)
    return [
      say([
        `it began in the ${ordinal(round)} Round, when ${who} came ${there}`,
        `the story opens in the ${ordinal(round)} Round: ${who} came ${there}`,
      ]),
    ]
  return [
    say([
      `the ${ordinal(round)} Round brought ${who} ${there}`,
      `in the ${ordinal(round)} Round the road led ${there}`,
      `by the ${ordinal(round)} Round ${who} had come ${there}`,
    ]),
  ]
}

/** Who joined, and what was found. */
function company(who: string, scenes: readonly Scene[], say: Say, alone: boolean): string[] {
  const allies = only(scenes, 'ally').map(({ title }) => title)
  const things = [...only(scenes, 'artifact'), ...only(scenes, 'tome')].map(({ title }) => title)
  const spells = only(scenes, 'spell').map(({ title }) => title)
  const great = only(scenes, 'great').map(({ title }) => title)
  return [
    ...(allies.length === 0
      ? []
      : [
          say([
            `${listed(allies)} joined the search`,
            alone ? `${who} was no longer alone: ${listed(allies)} came along` : `${listed(allies)} came along as well`,
            `${listed(allies)} stood by ${who} from then on`,
          ]),
        ]),
    ...(things.length === 0
      ? []
      : [
          say([
            `${listed(things)} came to hand`,
            `${who} found ${listed(things)}`,
            `among what was found ${things.length === 1 ? 'was' : 'were'} ${listed(things)}`,
          ]),
        ]),
    ...(spells.length === 0 ? [] : [say([`${who} copied out ${listed(spells)}`, `between the lines stood ${listed(spells)}`])]),
    ...(great.length === 0 ? [] : [say([`then ${listed(great)} was called, and came`, `${who} had called on ${listed(great)}`])]),
  ]
}

/** What was cast, and what befell whom. */
function doings(who: string, scenes: readonly Scene[], say: Say): string[] {
  const events = only(scenes, 'event')
  const own = events.filter(({ by, against }) => by === undefined && against === undefined).map(({ title }) => title)
  const sent = Map.groupBy(
    events.filter(({ against }) => against !== undefined),
    ({ against }) => against!,
  )
  const suffered = Map.groupBy(
    events.filter(({ by }) => by !== undefined),
    ({ by }) => by!,
  )
  const cast = counted(only(scenes, 'cast').map(({ title }) => title))
  return [
    ...(cast.length === 0 ? [] : [say([`${who} cast ${listed(cast)}`, `aloud, ${who} spoke ${listed(cast)}`])]),
    ...(own.length === 0
      ? []
      : [say([`${listed(own)} came to pass`, `then came ${listed(own)}`, `those were the days of ${listed(own)}`])]),
    ...[...sent].map(([against, all]) => {
      const what = listed(all.map(({ title }) => title))
      return say([`against ${against} ${who} set ${what}`, `${against} had to reckon with ${what}`])
    }),
    ...[...suffered].map(([by, all]) => {
      const what = listed(all.map(({ title }) => title))
      return say([`${by} answered with ${what}`, `${what} came from ${by}`, `${by} did not look on, and sent ${what}`])
    }),
  ]
}

/** A Battle from one side. */
function fight(who: string, { against, met, sent, lost, cost }: Was<'battle'>, say: Say): string[] {
  const told: string[] = []
  if (met.length > 0) {
    const came = listed(counted(met))
    const price = lost === 0 ? say([`${who} held out`, 'it was beaten back', 'nothing of it got through']) : `it cost ${who} ${lost} Sanity`
    told.push(
      say([
        `out of the dark that belonged to ${against} came ${came}, and ${price}`,
        `at night ${came} came for ${who}, from ${against}; ${price}`,
      ]),
    )
  } else if (lost > 0) told.push(`the night against ${against} cost ${who} ${lost} Sanity`)
  if (sent.length > 0) {
    const went = listed(counted(sent))
    told.push(
      cost === 0
        ? say([`${went} went out against ${against}, in vain`, `${against} withstood ${went}`])
        : say([`${went} went out against ${against}, who lost ${cost} Sanity by it`, `${against} met ${went}, and lost ${cost} Sanity`]),
    )
  }
  return told
}

/** Who was lost, and what else took its toll. */
function losses(who: string, scenes: readonly Scene[], say: Say): string[] {
  const fell = only(scenes, 'fell').map(({ title }) => title)
  const named = new Set(scenes.flatMap((each) => ('title' in each && !('by' in each && each.by !== undefined) ? [each.title] : [])))
  // What one's own cards cost is their price, and no story.
  const shaken = Map.groupBy(
    only(scenes, 'shaken').filter(
      ({ why }) => !named.has(why) && !['Reshuffle', 'A card for the Threat', 'Cost', 'Voluntary Lobotomy'].includes(why),
    ),
    ({ why }) => why,
  )
  return [
    ...(fell.length === 0
      ? []
      : [say([`${listed(fell)} did not come back`, `${listed(fell)} ${fell.length === 1 ? 'was' : 'were'} lost`])]),
    ...[...shaken].map(([why, all]) => `${why} took ${all.reduce((sum, { by }) => sum + by, 0)} Sanity from ${who}`),
    ...(only(scenes, 'lobotomy').length > 0
      ? [
          say([
            'there was one cure left, and it was taken: the Voluntary Lobotomy',
            `${who} went under the knife of the Voluntary Lobotomy`,
          ]),
        ]
      : []),
  ]
}

/** Scenes in paragraphs: a new one begins where a few sentences have been told. */
function paragraphs(who: string, scenes: readonly Scene[], seed: string, isFirst: boolean): string[] {
  const rounds = [...Map.groupBy(scenes, ({ round }) => round).values()]
  const told: string[][] = [[]]
  let [begins, alone] = [isFirst, isFirst]
  for (const each of rounds) {
    const sentences = roundTold(who, each, seed, { begins, alone })
    if (sentences.length > 0) begins = false
    if (each.some(({ was }) => was === 'ally')) alone = false
    if (told.at(-1)!.length > 0 && told.at(-1)!.length + sentences.length > 6) told.push([])
    told.at(-1)!.push(...sentences)
  }
  return told.filter((each) => each.length > 0).map((each) => each.join(' '))
}

// ---------------------------------------------------------------- whole stories

const sameWords = (a: string, b: string) =>
  a.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') === b.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What the Adventure asked for, and what met it. */
function answered(filled: Chapter['filled']): string[] {
  const met = filled.filter(({ cards }) => cards.length > 0)
  if (met.length === 0) return []
  const [named, meant] = [[] as string[], [] as string[]]
  for (const { phrase, cards } of met) {
    if (cards.length === 1 && sameWords(phrase, cards[0]!.title)) named.push(cards[0]!.title)
    else meant.push(`“${phrase}” was ${listed(counted(cards.map(({ title }) => title)))}`)
  }
  return [
    ...(named.length === 0 ? [] : [`${listed(named)} ${named.length === 1 ? 'was' : 'were'} in it by name.`]),
    ...(meant.length === 0 ? [] : [sentence(meant.join('; '))]),
  ]
}

/** An Adventure as it came about: the way there, and what met its phrases. */
export function tellChapter({ name }: Pick<SeatAnnals, 'name'>, chapter: Chapter, isFirst: boolean): readonly string[] {
  const { title, points: worth, round, total, scenes, filled } = chapter
  const seed = `${name}${title}`
  const done = varied(
    [
      `so, in the ${ordinal(round)} Round, ${title} was told to its end`,
      `in the ${ordinal(round)} Round all the threads lay together, and ${title} was told`,
      `the ${ordinal(round)} Round saw the end of it: ${name} completed ${title}`,
    ],
    seed,
    round,
  )
  const score = total === worth ? `${points(worth)}` : `${points(worth)}, ${total} in all`
  return [...paragraphs(name, scenes, seed, isFirst), [sentence(`${done}, for ${score}`), ...answered(filled)].join(' ')]
}

/** How a match began: who sat down, and as whom. */
export function tellOpening({ seats }: Annals): readonly string[] {
  const who = seats.map(({ name, investigator }) => `${name}, the ${investigator.replace(/^The /i, '')}`)
  return [`${who.length === 1 ? who[0] : `${who.slice(0, -1).join('; ')}; and ${who.at(-1)}`}: these were the ones who asked too much.`]
}

/** How a match ended, or how far it has come. */
export function tellEnding({ seats, rounds, because }: Annals): readonly string[] {
  if (because === undefined) {
    const standing = seats.map(({ name, points: n, sanity }) => `${name} has ${points(n)} and ${sanity} Sanity`)
    return [
      rounds === 0
        ? 'The first Round is not over yet.'
        : sentence(`after ${rounds} ${rounds === 1 ? 'Round' : 'Rounds'} ${listed(standing)}, and the story goes on`),
    ]
  }
  const mad = seats.filter((each) => each.mad)
  const fate = mad.map(
    ({ name, madBy }) =>
      `the mind of ${name} gave way${madBy === undefined ? '' : madBy === 'Battle' ? ' in a Battle' : ` through ${madBy}`}`,
  )
  const unfinished = seats.filter(({ chapters }) => chapters.length === 0).map(({ name }) => name)
  return [
    [
      ...(fate.length === 0 ? [] : [sentence(listed(fate))]),
      ...(unfinished.length === 0 || unfinished.length === seats.length
        ? []
        : [sentence(`no Adventure of ${listed(unfinished)} came to its end`)]),
      because,
    ].join(' '),
  ]
}
