/** What can be chosen before a match of a light game: each a question with a few answers, each answer an option of the game. */

export interface Choosing {
  /** The option of the game's `setup` that it sets. */
  readonly id: string
  readonly caption: string
  readonly rule?: string
  /** The first is the usual one. `means` is what `setup` is given; nothing, if it is not to be told. */
  readonly answers: readonly Answer[]
  /** For these numbers of seats alone; for all, if not said. */
  readonly players?: readonly number[]
}

export interface Answer {
  readonly value: string
  readonly text: string
  readonly means?: unknown
  /** It stands for what an owner's file says, by the name of the game: whoever keeps the files looks it up. */
  readonly file?: true
}

/** Luck, or one of the seats. */
export const whoBegins = (caption: string, rule: string, most: number): Choosing => ({
  id: 'first',
  caption,
  rule,
  answers: [
    { value: 'random', text: 'Luck decides' },
    ...Array.from({ length: most }, (_, seat): Answer => ({ value: String(seat), text: `Seat ${seat + 1}`, means: seat })),
  ],
})

/** How many wins end a series of matches. It is kept with a game's options and passes from match to match; the Keeper counts, and no game looks at it. */
export const series: Choosing = {
  id: 'wins',
  caption: 'Series, by playing again',
  answers: [
    { value: 'open', text: 'As many matches as you like' },
    ...[2, 3, 4].map((wins): Answer => ({ value: String(wins), text: `First to ${wins} wins`, means: wins })),
  ],
}

/** The options whose answer is in a file. */
export const inFile = (choices: readonly Choosing[], chosen: Readonly<Record<string, string>>): readonly string[] =>
  choices.filter(({ id, answers }) => answers.some(({ value, file }) => file && value === chosen[id])).map(({ id }) => id)

/** The options that answers stand for. Throws an Error with a sentence fit to show if there is no such question or answer. */
export function optionsOf(choices: readonly Choosing[], chosen: Readonly<Record<string, string>>): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const [id, value] of Object.entries(chosen)) {
    const choosing = choices.find((each) => each.id === id)
    if (choosing === undefined) throw new Error(`There is nothing to choose called “${id}”.`)
    const answer = choosing.answers.find((each) => each.value === value)
    if (answer === undefined) throw new Error(`“${value}” is no answer to “${choosing.caption}”.`)
    if (answer.means !== undefined) options[id] = answer.means
  }
  return options
}
