/** The laws as tests: a game joins by a line in a file of its own, such as `laws(tidesOfMadness, { ... })`. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Game } from '../../src-main/engine/game.ts'
import { allLaws, type Examination, examine, type Findings, type Law } from './examine.ts'

/** `LAWS_MATCHES` in the environment asks for more matches than the ordinary run. */
const asked = Number(process.env['LAWS_MATCHES']) || undefined

/** `LAWS_EVERY`: at every so many-th position laws that cost much are asked, on average. */
const every = Number(process.env['LAWS_EVERY']) || undefined

const aNight = 6 * 3_600_000

export function laws<Options, State, Action, View, Event>(
  game: Game<Options, State, Action, View, Event>,
  examination: Omit<Examination<Options>, 'matches'> & { readonly matches?: number },
): void {
  const matches = asked ?? examination.matches ?? 100
  describe(`${game.id} in ${matches} matches`, () => {
    let findings: Findings
    beforeAll(() => {
      findings = examine(game, { ...examination, matches, ...(every !== undefined && { every }) })
    }, aNight)

    test.each(allLaws.filter((law) => concerns(law)))('%s', (law) => {
      const { asked, broken } = findings.get(law)!
      expect(broken).toEqual([])
      expect(asked, 'a law nobody asked about proves nothing').toBeGreaterThan(0)
    })
  })

  /** Where nobody has a secret there is none to forget, and where no hint is given there is none to judge. */
  function concerns(law: Law): boolean {
    if (law === 'imagining forgets') return examination.secrets
    if (law === 'odds are told of every choice, and use nothing that the seat does not know') return game.odds !== undefined
    if (law === 'what the game itself says must hold does hold') return examination.broken !== undefined
    return law !== 'a position is worth something between losing and winning' || game.worth !== undefined
  }
}
