/**
 * `npm run bench`: every line of the bench, ratios first; some twenty minutes on a quiet machine.
 *
 * A line is a file in `lines/`; to add one, add a file. The engines we compare
 * with have a package.json of their own here and are installed on the first
 * run. `npm run bench -- NAME ...` runs the lines whose files begin so; `--json`
 * prints JSON. Several lines are run one after the other in processes of their
 * own, so that none is measured with what another left behind, and none holds up
 * the rest.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Deadline, Levels, Line } from './line.ts'
import { measure, type Result } from './measure.ts'
import { type Part, type PunctualResult, punctuality } from './punctual.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const { values: said, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    milliseconds: { type: 'string', default: '400' },
  },
})

// Others are measured as their users would run them, without the checks they make for developers.
process.env['NODE_ENV'] ??= 'production'

if (!existsSync(`${here}node_modules/boardgame.io`)) {
  console.error('Installing the engines to compare with, once …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) console.error('They could not be installed; lines that need them are left out.')
}

const lines = readdirSync(`${here}lines`).toSorted()
const chosen = lines.filter((file) => positionals.length === 0 || positionals.some((each) => file.startsWith(each)))
if (chosen.length === 0) {
  console.error(`There is no such line. There are: ${lines.map((file) => file.replace('.ts', '')).join(', ')}.`)
  process.exitCode = 2
}

interface LevelResult {
  readonly line: string
  readonly unit: string
  readonly aim: string
  readonly levels: readonly { readonly name: string; readonly value: number }[]
  /** Why the line could not be run. */
  readonly skipped?: string
}

type AnyResult = Result | PunctualResult | LevelResult

/** After so long a line is given up: something in it hangs. */
const mostMs = 600_000

const results: AnyResult[] = []
for (const [no, file] of chosen.entries()) {
  if (chosen.length > 1) console.error(`${no + 1} of ${chosen.length}: ${file.replace('.ts', '')}`)
  const result = chosen.length === 1 ? await run(file) : await runApart(file)
  results.push(result)
  if (!said.json) console.log('punctual' in result ? timetable(result) : 'levels' in result ? heights(result) : table(result))
}
if (said.json) console.log(JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, results }))
// Whatever a line has left open does not keep the bench from ending.
process.exit()

async function run(file: string): Promise<AnyResult> {
  const { line }: { line: Line | Deadline | Levels } = await import(new URL(`lines/${file}`, import.meta.url).href)
  return outcome(line).catch((error: unknown) => failed(line, error))
}

/** In a process of its own, which is ended with all that it has begun. */
async function runApart(file: string): Promise<AnyResult> {
  const { rounds, milliseconds } = said
  const args = [...process.execArgv, fileURLToPath(import.meta.url), file, '--json', '--rounds', rounds, '--milliseconds', milliseconds]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const timer = setTimeout(() => endAll(child), mostMs)
  const interrupted = () => {
    endAll(child)
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted)
  try {
    let printed = ''
    for await (const data of child.stdout) printed += data
    return (JSON.parse(printed) as { readonly results: readonly [AnyResult] }).results[0]
  } catch {
    return failed({ name: file, aim: `an end within ${mostMs / 60_000} minutes` }, new Error('It did not come to its end.'))
  } finally {
    clearTimeout(timer)
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted)
    endAll(child)
  }
}

function endAll({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody of them is there any more.
  }
}

async function outcome(line: Line | Deadline | Levels): Promise<Result | PunctualResult | LevelResult> {
  const rounds = Number(said.rounds)
  if ('read' in line) {
    const { name, unit, aim } = line
    const found = await line.read()
    return typeof found === 'string' ? { line: name, unit, aim, levels: [], skipped: found } : { line: name, unit, aim, levels: found }
  }
  return 'budgetMs' in line ? punctuality(line, rounds) : measure(line, rounds, Number(said.milliseconds))
}

/** The other lines are measured all the same. */
function failed({ name, aim }: Pick<Line, 'name' | 'aim'>, error: unknown): Result {
  process.exitCode = 1
  return { line: name, unit: '', aim, measured: [], skipped: error instanceof Error ? error.message : String(error) }
}

function table({ line, unit, aim, measured, skipped }: Result): string {
  const head = `\n${line}\n  aim: ${aim}`
  if (skipped !== undefined) return `${head}\n  left out: ${skipped}`
  const rows = measured.map(({ name, median, least, most, ratio }) => [
    name,
    `ours is ${count(ratio).padStart(5)} times this`,
    `${count(median)} ${unit}/s (${count(least)} to ${count(most)})`,
    `${count(1e6 / median)} µs each`,
  ])
  return [head, ...columns(rows)].join('\n')
}

function timetable({ line, aim, budgetMs, punctual, skipped }: PunctualResult): string {
  const head = `\n${line}, a budget of ${budgetMs} ms\n  aim: ${aim}`
  if (skipped !== undefined) return `${head}\n  left out: ${skipped}`
  const rows = punctual.map(({ name, inTime, byLuck, median, least, most, p95, p99 }) => [
    name,
    `${percent(inTime)} in time, ${percent(byLuck)} by luck`,
    `takes ${median.toFixed(3)} of the budget (${least.toFixed(3)} to ${most.toFixed(3)}), p95 ${p95.toFixed(3)}, p99 ${p99.toFixed(3)}`,
  ])
  const spent = punctual.flatMap(({ name, parts, besides }) => [
    ...(parts.length === 0 ? [] : [`  ${name}, at the median and p95: ${parts.map(partly).join('; ')}`]),
    ...(besides.length === 0 ? [] : [`  ${name}, beside that: ${besides.map(partly).join('; ')}`]),
  ])
  return [head, ...columns(rows), ...spent].join('\n')
}

function partly({ name, median, p95 }: Part): string {
  return `${name} ${count(median)} and ${count(p95)} ms`
}

function heights({ line, unit, aim, levels, skipped }: LevelResult): string {
  const head = `\n${line}\n  aim: ${aim}`
  if (skipped !== undefined) return `${head}\n  left out: ${skipped}`
  const [first] = levels
  const rows = levels.map(({ name, value }) => [
    name,
    `${count(value)} ${unit}`,
    `${count(value - (first?.value ?? 0))} ${unit} more than at first`,
  ])
  return [head, ...columns(rows)].join('\n')
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]!.length))) ?? []
  return rows.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at]!)).join('   ')}`.trimEnd())
}

function count(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share === 0 || share === 1 ? 0 : 1)} %`
}
