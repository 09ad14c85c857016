/**
 * `rules`: which rules of each game have code, which have a test, and which
 * numbers are cited that no rule has.
 *
 * A rule is a line of a game's RULES.md that begins with its number. Code cites
 * it anywhere in a source file; a test carries it in its name: `rule('CD-24',
 * ...)` or `test('[CD-24] ...')`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Entry, games } from '../games/index.ts'
import { Complaint, options } from './input.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Coverage {
  readonly game: string
  readonly released: boolean
  readonly rules: readonly string[]
  readonly code: readonly string[]
  readonly tests: readonly string[]
  readonly withoutCode: readonly string[]
  readonly withoutTest: readonly string[]
  /** Cited, but no rule. */
  readonly unknown: readonly { readonly id: string; readonly file: string }[]
}

/** The text of a source file, by its path below the root. */
export type Sources = ReadonlyMap<string, string>

export async function run(args: string[]): Promise<number> {
  const { values: said } = options({ args, options: { json: { type: 'boolean', default: false } } })
  // The command line has no rules of its own, only examples of their numbers; and who points to a rule does not carry it out.
  const code = sources('{src-main/!(tools),grammar,db}/**/*.{ts,sql,ne}', ['src-main/games/mythos/citations.ts'])
  const tests = sources('test/**/*.ts')
  const found = [...games.values()].map((entry) => coverage(entry, rulesOf(entry), code, tests))
  for (const each of found) process.stdout.write(`${said.json ? JSON.stringify(each) : asText(each)}\n`)
  return found.some((each) => each.released && gaps(each) > 0) ? 1 : 0
}

function sources(pattern: string, without: readonly string[] = []): Sources {
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', ...without] }).toSorted()
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

function rulesOf({ game }: Entry): string {
  const file = join(root, 'src-main', 'games', game.id, 'RULES.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export function coverage({ game, released }: Pick<Entry, 'game' | 'released'>, text: string, code: Sources, tests: Sources): Coverage {
  const rules = numbers(text)
  const known = new Set(rules)
  const cited = citations(rules)
  const inCode = [...code].flatMap(([file, source]) => cited(source).map((id) => ({ id, file })))
  const inTests = [...tests].flatMap(([file, source]) =>
    named(source)
      .flatMap(cited)
      .map((id) => ({ id, file })),
  )
  const has = (where: readonly { readonly id: string }[]) => {
    const ids = new Set(where.map(({ id }) => id))
    return (rule: string) => ids.has(rule)
  }
  return {
    game: game.id,
    released,
    rules,
    code: rules.filter(has(inCode)),
    tests: rules.filter(has(inTests)),
    withoutCode: rules.filter((rule) => needsCode(rule) && !has(inCode)(rule)),
    withoutTest: rules.filter((rule) => !has(inTests)(rule)),
    unknown: [...inCode, ...inTests].filter(({ id }) => !known.has(id)),
  }
}

/** The numbers at the beginning of the lines of a RULES.md. None may be used twice. */
function numbers(text: string): string[] {
  const found = [...text.matchAll(/^(?:[-*] )?(?:\*\*)?([A-Z]+(?:-[A-Z]*)?\d+(?:\.\d+)?)(?:\*\*)?\s+\S/gm)].map(([, id]) => id!)
  const twice = found.find((id, at) => found.indexOf(id) !== at)
  if (twice !== undefined) throw new Complaint(`The number ${twice} stands for two rules.`)
  return found
}

/** Examples (CD-X1) and invariants (MI1) are there to be proved; no line of code carries them out. */
const needsCode = (rule: string) => !/^(?:[A-Z]+-|M)[XI]\d/.test(rule)

/** Finds every number in a text that looks like those of this game, whatever its digits. */
function citations(rules: readonly string[]): (text: string) => string[] {
  const shapes = new Set(rules.map((rule) => rule.replaceAll('.', '\\.').replaceAll(/\d+/g, '\\d+')))
  if (shapes.size === 0) return () => []
  // Longest first, so that M12.3 is not read as a rule M12.
  const alternatives = [...shapes].toSorted((a, b) => b.length - a.length).join('|')
  const pattern = new RegExp(`(?<![\\w.-])(?:${alternatives})(?![\\w-]|\\.\\d)`, 'g')
  return (text) => [...new Set(text.match(pattern))]
}

/** The parts of a test file that name rules: the first words of `rule(...)`, and brackets at the beginning of a name. */
function named(source: string): string[] {
  return [...source.matchAll(/\brule\(\s*['"`]([^'"`]+)['"`]/g), ...source.matchAll(/['"`]\[([^\]'"`]+)\]/g)].map(([, ids]) => ids!)
}

const gaps = ({ withoutCode, withoutTest, unknown }: Coverage) => withoutCode.length + withoutTest.length + unknown.length

function asText(found: Coverage): string {
  const { game, released, rules, code, tests, withoutCode, withoutTest, unknown } = found
  const head = `${game}${released ? '' : ' (not released)'}: ${rules.length} rules, ${code.length} in code, ${tests.length} with a test`
  const lists: [string, readonly string[]][] = [
    ['without code', withoutCode],
    ['without a test', withoutTest],
    ['cited, but no rule', unknown.map(({ id, file }) => `${id} in ${file}`)],
  ]
  return [head, ...lists.filter(([, ids]) => ids.length > 0).map(([what, ids]) => `  ${what}: ${ids.join(', ')}`)].join('\n')
}
