/**
 * `npm run soak`: the laws over a thousand matches of each game, or as many as the first argument says.
 * `npm run soak -- 100000 tides-of-madness --every 100`: names after the number choose games; laws that cost much (what a seat
 * may know, what is saved, what the door lets in) are asked at every hundredth position on average, all others at every one.
 * `npm run soak -- kill 200`: a process that plays campaigns, builds a deck and writes notes, killed at two hundred random moments;
 * names after the number choose other tests that kill, `kill` those of every game by itself.
 * `npm run soak -- census`: random campaigns of Mythos over all cards, and what became of each; see census-run.ts.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const said = process.argv.slice(2)
const [matches = '1000', ...names] = said
const at = names.indexOf('--every')
const every = at < 0 ? {} : { LAWS_EVERY: names[at + 1] ?? '1' }
const rest = at < 0 || matches === 'census' ? names : names.toSpliced(at, 2)

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

/** More games join by files of their own, so the folder is the list; names given after the number choose among them. */
function theLaws(): readonly string[] {
  const filters = rest.length > 0 ? rest.map((name) => `test/laws/${name}`) : ['test/laws']
  return [vitest, 'run', '--config', 'test/vitest.config.ts', '--project', 'unit', ...filters]
}

function theKills(): readonly string[] {
  const names = said.slice(2)
  const filters = (names.length > 0 ? names : ['evening-kill']).map((name) => `test/keeper/${name}`)
  return [vitest, 'run', '--config', 'test/vitest.config.ts', '--project', 'unit', ...filters]
}

const theCensus = ['--import', './src-main/tools/imports.ts', 'test/laws/census-run.ts', ...rest]

const run = matches === 'census' ? theCensus : matches === 'kill' ? theKills() : theLaws()
const kills = matches === 'kill' ? { STORY_DECK_KILLS: said[1] ?? '200' } : {}

const { status } = spawnSync(process.execPath, run, {
  cwd: root,
  env: { ...process.env, LAWS_MATCHES: matches, ...every, ...kills },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
