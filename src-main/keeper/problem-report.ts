/**
 * A report of a problem as one file that a person may send to somebody: their words, what this app is, and, if they sit on the
 * seats of all persons or it is over, the match; where errors happened, never what they said. No name of a folder, no key, no other
 * match (S60).
 */
import { arch, platform } from 'node:process'
import { version } from './about.ts'
import type { RememberingLog } from './log.ts'
import type { matchList } from './match-list.ts'
import { refusal } from './refuse.ts'
import { type Caller, mayTakeAlong, type Tables } from './tables.ts'

export function problemReports(
  list: Pick<ReturnType<typeof matchList>, 'write'>,
  tables: Tables,
  recovery: string | undefined,
  log: Pick<RememberingLog, 'recent'>,
) {
  return {
    write(
      caller: Caller,
      { match, words }: { readonly match?: string | undefined; readonly words: string },
    ): { readonly fileName: string; readonly text: string } {
      if (match !== undefined && !mayTakeAlong(caller, tables.peek(match))) {
        throw refusal(
          'secret',
          'Before it is over, only who sits on the seats of all persons may take a match along.',
          'Write the report without it.',
        )
      }
      const played = match === undefined ? undefined : (JSON.parse(list.write(match).text) as unknown)
      const notice = match === undefined ? undefined : tables.peek(match).notice
      const report = {
        format: 'story-deck-report',
        version: 1,
        app: version,
        system: { platform, arch, node: process.versions.node },
        at: new Date().toISOString(),
        words,
        errors: log.recent(),
        ...(recovery !== undefined && { recovery }),
        ...(notice !== undefined && { notice }),
        ...(played !== undefined && { match: played }),
      }
      return { fileName: `story-deck-report-${report.at.slice(0, 10)}.json`, text: `${JSON.stringify(report, undefined, 1)}\n` }
    },
  }
}
