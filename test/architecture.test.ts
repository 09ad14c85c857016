/** Who may import whom, what pure parts may not touch, and how files are named and begin. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Source {
  readonly file: string
  readonly text: string
}

const sources: readonly Source[] = globSync('{src-main,src-renderer,grammar,db,test}/**/*.{ts,mjs,svelte,ne,sql}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const under = (...folders: string[]) => sources.filter(({ file }) => folders.some((each) => file.startsWith(`${each}/`)))
const shipped = under('src-main', 'src-renderer', 'grammar', 'db')

/** The code of a file without its comments, line by line as before; strings are left, since imports are strings. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** Every place where one of the patterns occurs in the code, as `file:line: text`. */
function places(files: readonly Source[], pattern: RegExp): string[] {
  return files.flatMap(({ file, text }) =>
    code(text)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  )
}

interface Import {
  readonly file: string
  /** What the file names, as written. */
  readonly name: string
  /** Where that is, for a file of ours. */
  readonly to: string
  readonly typeOnly: boolean
}

function importsOf({ file, text }: Source): Import[] {
  const plain = code(text)
  const fixed = [...plain.matchAll(/^\s*(?:import\s+(?:([^'"()=]*?)\bfrom\s*)?|export\s+([^'"()=]*?)\bfrom\s*)['"]([^'"]+)['"]/gm)]
  const later = [...plain.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, name]) => ['', '', '', name!])
  return [...fixed, ...later].map(([, imported = '', exported = '', name]) => ({
    file,
    name: name!,
    to: name!.startsWith('.') ? join(dirname(file), name!).replaceAll('\\', '/') : '',
    typeOnly: /^\s*type\b/.test(imported || exported),
  }))
}

const imports = sources.flatMap(importsOf)
const ours = imports.filter(({ to }) => to !== '')

const mayImport: Readonly<Record<string, readonly string[]>> = {
  grammar: [],
  'src-main/engine': [],
  'src-main/bot': ['src-main/engine'],
  'src-main/games': ['src-main/engine', 'grammar'],
  'src-main/contract': ['src-main/games', 'src-main/engine'],
  db: ['grammar'],
  'src-main/keeper': ['src-main/engine', 'src-main/games', 'src-main/bot', 'src-main/contract', 'db', 'grammar'],
  'src-main/hosts': ['src-main/contract', 'src-main/keeper'],
  'src-main/tools': [
    'grammar',
    'db',
    'src-main/engine',
    'src-main/bot',
    'src-main/games',
    'src-main/contract',
    'src-main/keeper',
    'src-main/hosts',
  ],
  'src-renderer': ['src-main/contract'],
}

const part = (path: string) => Object.keys(mayImport).find((each) => path.startsWith(`${each}/`))

test.each(Object.entries(mayImport))('%s imports only what it may', (from, allowed) => {
  const strays = ours
    .filter(({ file }) => part(file) === from)
    .filter(({ to }) => part(to) !== from && !allowed.includes(part(to) ?? ''))
    .map(({ file, to }) => `${file} -> ${to}`)
  expect(strays).toEqual([])
})

test('every shipped file belongs to a part', () => {
  expect(shipped.filter(({ file }) => part(file) === undefined).map(({ file }) => file)).toEqual([])
})

test('the check of imports sees the ways in which one imports', () => {
  const text = `import { a } from './a.ts'\nimport './b.ts'\nexport { c } from './c.ts'\nimport type { D } from './d.ts'
import {\n  e,\n} from './e.ts'\nconst f = await import('./f.ts')\n// import './g.ts'\n/* import './h.ts' */\nimport rules, { tokens } from './i.ne'
export const j = new URL('./j.ts', import.meta.url)\nexport type { K } from './k.ts'\nexport * from './l.ts'`
  const seen = importsOf({ file: 'src-main/x/y.ts', text })
  expect(seen.map(({ to }) => basename(to)).sort()).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'i.ne', 'k.ts', 'l.ts'])
  expect(seen.filter(({ typeOnly }) => typeOnly).map(({ name }) => name)).toEqual(['./d.ts', './k.ts'])
})

test.each(['src-renderer', 'src-main/contract'])('%s takes types from other parts, never code', (from) => {
  const strays = ours.filter(({ file, to, typeOnly }) => part(file) === from && part(to) !== from && !typeOnly)
  expect(strays.map(({ file, to }) => `${file} -> ${to}`)).toEqual([])
})

test('no game imports another', () => {
  const game = (path: string) => /^src-main\/games\/([^/]+)\//.exec(path)?.[1]
  const strays = ours.filter(({ file, to }) => game(file) && game(to) && game(file) !== game(to))
  expect(strays.map(({ file, to }) => `${file} -> ${to}`)).toEqual([])
})

test('only the database opens SQLite, only the hosts know Electron', () => {
  const using = (name: string, home: string) =>
    imports.filter((each) => each.name === name && part(each.file) !== undefined && part(each.file) !== home).map(({ file }) => file)
  expect(using('better-sqlite3', 'db')).toEqual([])
  expect(using('electron', 'src-main/hosts')).toEqual([])
})

test('imports of our own files name the whole file', () => {
  const strays = ours.filter(({ name }) => !/\.(ts|m?js|svelte|ne|css|json)$|\?(raw|nodeWorker|edition)$/.test(name))
  expect(strays.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('[I-P4] neither engine, games, bots nor grammar have luck or a date of their own', () => {
  expect(
    places(under('src-main/engine', 'src-main/games', 'src-main/bot', 'grammar'), /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bDate\(/),
  ).toEqual([])
})

test('[I-P4 I-D1] neither engine nor games have a clock, a disk or a language of the machine', () => {
  const pure = under('src-main/engine', 'src-main/games')
  // Of node:crypto a hash is as pure as a sum; its luck is not.
  expect(places(pure, /\brandom(Bytes|UUID|Int|FillSync)\b|\bgetRandomValues\b/)).toEqual([])
  expect(
    places(pure, /\bperformance\.|\bsetTimeout\b|\bsetInterval\b|\bsetImmediate\b|\bIntl\.|\btoLocale|\blocaleCompare\b|\bprocess\./),
  ).toEqual([])
  expect(
    imports
      .filter(({ file, name }) => /^src-main\/(engine|games)\//.test(file) && name.startsWith('node:') && name !== 'node:crypto')
      .map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([])
})

test('[S29] nothing evaluates text as code', () => {
  expect(places(shipped, /\beval\(|\bnew Function\b|['"]node:vm['"]|\{@html\b/)).toEqual([])
})

test('[I-U5] no write is read back by stepping once: RETURNING has no place outside a transaction that ends', () => {
  expect(places(shipped, /\breturning\b.*\.get\(/i)).toEqual([])
})

test('files are named after a chapter, not after a kind of thing', () => {
  const vague = /^(utils?|helpers?|manager|managers|types?|common|shared|core|misc|lib|constants|index)\.(svelte\.)?(ts|mjs|svelte)$/
  const files = sources.filter(({ file }) => vague.test(basename(file)) && file !== 'src-main/games/index.ts')
  expect(files.map(({ file }) => file)).toEqual([])
  const odd = sources.filter(({ file }) => !/^[a-z0-9]+([-.][a-z0-9]+)*$|^[A-Z][A-Za-z0-9]*(\.svelte|\.svelte\.ts)$/.test(basename(file)))
  expect(odd.map(({ file }) => file)).toEqual([])
})

test('every file opens with what it is responsible for', () => {
  const opening: Readonly<Record<string, RegExp>> = { svelte: /^<!--/, ne: /^#/, sql: /^--/ }
  const silent = sources.filter(({ file, text }) => !(opening[file.split('.').at(-1)!] ?? /^(#!.*\n)?\/\*\*/).test(text))
  expect(silent.filter(({ file }) => !file.startsWith('test/fake/toy/')).map(({ file }) => file)).toEqual([])
})

test('classes are for errors', () => {
  expect(places(shipped, /^\s*(export\s+)?(abstract\s+)?class\s+(?!\w+\s+extends\s+\w*Error\b)/)).toEqual([])
})

test('every note that is cited is written, once', () => {
  const written = sources.flatMap(({ text }) => [...text.matchAll(/\bNote \[([^\]\n]+)\]:/g)].map(([, title]) => title!))
  const cited = sources.flatMap(({ text }) => [...text.matchAll(/\b[Ss]ee\s+(?:\*\s+)?Note \[([^\]\n]+)\]/g)].map(([, title]) => title!))
  expect(cited.filter((title) => !written.includes(title))).toEqual([])
  expect(written.filter((title, i) => written.indexOf(title) !== i)).toEqual([])
})
