/**
 * `npm run bench`: every line of the bench, ratios first.
 *
 * A line is a file in `lines/`; to add one, add a file. The engines we compare
 * with have a package.json of their own here and are installed on the first
 * run. Names given on the command line choose lines; `--json` prints JSON.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Line } from './line.ts'
import { measure, type Result } from './measure.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const { values: said, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    milliseconds: { type: 'string', default: '400' },
  },
})

if (!existsSync(`${here}node_modules/boardgame.io`)) {
  console.error('Installing the engines to compare with, once …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) console.error('They could not be installed; lines that need them are left out.')
}

const results: Result[] = []
for (const file of readdirSync(`${here}lines`).toSorted()) {
  if (positionals.length > 0 && !positionals.some((each) => file.startsWith(each))) continue
  const { line }: { line: Line } = await import(new URL(`lines/${file}`, import.meta.url).href)
  const result = await measure(line, Number(said.rounds), Number(said.milliseconds))
  results.push(result)
  if (!said.json) console.log(table(result))
}
if (said.json) console.log(JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, results }))

function table({ line, unit, aim, measured, skipped }: Result): string {
  const head = `\n${line}\n  aim: ${aim}`
  if (skipped !== undefined) return `${head}\n  left out: ${skipped}`
  const rows = measured.map(({ name, median, least, most, ratio }) => [
    name,
    `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)}`,
    `${count(median)} ${unit}/s (${count(least)} to ${count(most)})`,
  ])
  const width = Math.max(...rows.map(([name]) => name!.length))
  const lines = rows.map(([name, ratio, rates]) => `  ${name!.padEnd(width)}  ours is ${ratio!.padStart(5)} times this   ${rates}`)
  return [head, ...lines].join('\n')
}

function count(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
}
