/**
 * `npm test`: build, types and lint side by side, then the vitest tests, then the end-to-end tests; nothing is left out
 * because something before it failed. Ends with one line, `N passed, N failed, N skipped`, in which build, types and
 * lint count as one each, and with exit code 1 if anything failed.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser, installBrowser, noBrowser } from './browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, 'test-results')
const total = { passed: 0, failed: 0, skipped: 0 }

/** The script behind a command of an installed package, so that it is run by this Node and no other. */
function command(name: string, bin = name): string {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  return join(dirname(manifest), typeof bins === 'string' ? bins : bins[bin]!)
}

/** Runs a script with this Node; whether it ended well, and what it said, which is shown at once if `live`. */
function run(script: string, args: readonly string[], live: boolean, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  })
  let said = ''
  child.stdout?.on('data', (data: Buffer) => (said += data))
  child.stderr?.on('data', (data: Buffer) => (said += data))
  return new Promise<{ ok: boolean; said: string }>((resolve) => child.on('close', (code) => resolve({ ok: code === 0, said })))
}

const noColour = { NO_COLOR: '1' }

async function check(title: string, script: string, args: readonly string[]): Promise<boolean> {
  const { ok, said } = await run(script, args, false, noColour)
  total[ok ? 'passed' : 'failed'] += 1
  console.log(`${ok ? 'passed' : 'FAILED'}: ${title}${ok ? '' : `\n${stripVTControlCharacters(said)}`}`)
  return ok
}

/** Counts tests that could not even be begun as one failure. */
function fail(title: string, why: string): void {
  total.failed += 1
  console.log(`FAILED: ${title}: ${why}`)
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'))
  } catch {
    return undefined
  }
}

interface VitestReport {
  readonly success: boolean
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { status: string; name: string; assertionResults: readonly { fullName: string; status: string }[] }[]
}

async function vitest(projects: readonly string[]): Promise<void> {
  const args = ['run', '--config', 'test/vitest.config.ts', ...projects.flatMap((each) => ['--project', each])]
  const { ok } = await run(
    command('vitest'),
    [...args, '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
    true,
    noColour,
  )
  const report = read('vitest.json') as VitestReport | undefined
  const failed = report?.numFailedTests ?? 0
  total.passed += report?.numPassedTests ?? 0
  total.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  // A file that cannot be loaded, or an error outside of all tests, fails no test; it must fail the run all the same.
  total.failed += ok ? failed : Math.max(1, failed)
  for (const file of report?.testResults ?? []) {
    for (const each of file.assertionResults) {
      if (each.status === 'skipped' || each.status === 'pending' || each.status === 'todo') console.log(`skipped: ${each.fullName}`)
    }
  }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string; readonly annotations: readonly { type: string; description?: string }[] }[]
  }[]
}
interface PlaywrightReport extends Suite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

/** One line for each skipped test, with the reason it gave. */
function tellSkipped({ suites = [], specs = [] }: Suite): void {
  for (const { title, tests } of specs) {
    for (const { status, annotations } of tests) {
      if (status === 'skipped')
        console.log(`skipped: ${title}: ${annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'}`)
    }
  }
  suites.forEach(tellSkipped)
}

async function playwright(): Promise<void> {
  // Not NO_COLOR: Playwright's workers warn about it, each of them.
  const { ok } = await run(command('@playwright/test', 'playwright'), ['test', '--config', 'test/playwright.config.ts'], true, {
    FORCE_COLOR: '0',
  })
  const report = read('playwright.json') as PlaywrightReport | undefined
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  total.passed += expected
  // A test that passes only when it is tried again has failed.
  total.failed += ok ? unexpected + flaky : Math.max(1, unexpected + flaky)
  total.skipped += skipped
  if (report) tellSkipped(report)
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const browser = findBrowser() ?? installBrowser()
const [built] = await Promise.all([
  check('build', command('electron-vite'), ['build', '--logLevel', 'warn']),
  check('types', command('svelte-check'), ['--fail-on-warnings', '--output', 'human']),
  check('lint', command('@biomejs/biome', 'biome'), ['check', '--error-on-warnings']),
])
await vitest(browser === undefined ? ['unit'] : ['unit', 'component'])
if (browser === undefined) fail('tests in a browser', noBrowser)
else if (!built) fail('end-to-end tests', 'there is no build to test.')
else await playwright()
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
