/** `npm run soak`: the laws over a thousand matches of each game, or as many as the first argument says. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [matches = '1000', ...only] = process.argv.slice(2)

// More games join by files of their own, so the folder is the list; a name given after the number chooses among them.
const filters = only.length > 0 ? only.map((name) => `test/laws/${name}`) : ['test/laws']
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', 'test/vitest.config.ts', '--project', 'unit', ...filters], {
  cwd: root,
  env: { ...process.env, LAWS_MATCHES: matches },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
