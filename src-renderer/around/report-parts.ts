/**
 * What is shown of a report before it is saved: everything but the match itself, of which only what everybody at the table knows.
 * Whoever looks over a shoulder at this learns no Hand, no seed and no order of a deck.
 */

interface Report {
  readonly app: string
  readonly system: { readonly platform: string; readonly arch: string; readonly node: string }
  readonly words: string
  readonly recovery?: string
  readonly notice?: string
  readonly errors?: readonly string[]
  readonly match?: {
    readonly title: string
    readonly game: string
    readonly seats: readonly { readonly name: string }[]
    readonly moves: readonly unknown[]
  }
}

export interface ReportPart {
  readonly name: string
  readonly says: string
}

export function partsOfReport(text: string): readonly ReportPart[] {
  const { app, system, words, recovery, notice, errors = [], match } = JSON.parse(text) as Report
  return [
    { name: 'Your words', says: words.trim() === '' ? 'none' : words },
    { name: 'Story Deck', says: `version ${app}, on ${system.platform} ${system.arch}, Node ${system.node}` },
    ...(recovery === undefined ? [] : [{ name: 'At the start', says: recovery }]),
    ...(notice === undefined ? [] : [{ name: 'At the table', says: notice }]),
    { name: 'Errors', says: errors.length === 0 ? 'none in the log' : errors.join('\n') },
    {
      name: 'Match',
      says:
        match === undefined
          ? 'none'
          : `${match.title}: ${match.seats.map(({ name }) => name).join(', ')}, ${match.moves.length} ${match.moves.length === 1 ? 'move' : 'moves'}, with the seed and all that is hidden`,
    },
  ]
}
