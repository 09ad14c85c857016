/**
 * Who is to be thanked, and on what terms: every package that went into the build, by its own word (package.json and licence file).
 * Written while the app is built, so that nobody has to keep a list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export interface Licence {
  readonly name: string
  readonly version: string
  /** By its SPDX name, as the package has it. */
  readonly licence: string
  /** The words of the licence, where the package brings them. */
  readonly text: string
}

export interface LicencesOptions {
  /** Packages that are used and not bundled: those beside the bundle, and those whose data alone is taken. */
  readonly beside?: readonly string[]
  /** Lists of builds that came before, to be joined to this one. */
  readonly join?: readonly string[]
}

/** Builds and tests are run in the project's folder. */
const modules = join(process.cwd(), 'node_modules')
const fileName = 'licences.json'

/** The folder of the package that a module is of; undefined for one of ours. */
function packageOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').split('?', 1)[0]!
  const at = path.lastIndexOf('/node_modules/')
  if (at < 0) return undefined
  const [first = '', second = ''] = path.slice(at + '/node_modules/'.length).split('/')
  return join(path.slice(0, at), 'node_modules', first.startsWith('@') ? join(first, second) : first)
}

function licenceOf(folder: string): Licence | undefined {
  const about = join(folder, 'package.json')
  if (!existsSync(about)) return undefined
  const { name, version, license } = JSON.parse(readFileSync(about, 'utf8')) as Readonly<Record<string, unknown>>
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying|ofl)(\.|-|$)/i.test(each))
  return {
    name: String(name),
    version: String(version),
    licence: typeof license === 'string' ? license : 'see its text',
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  }
}

/** The licences of the packages that these modules are of, by name; each once. */
export function licencesOf(ids: Iterable<string>, { beside = [], join: lists = [] }: LicencesOptions = {}): readonly Licence[] {
  const folders = new Set([...[...ids].flatMap((id) => packageOf(id) ?? []), ...beside.map((name) => join(modules, name))])
  const found = [...folders].flatMap((folder) => licenceOf(folder) ?? [])
  const before = lists.filter((file) => existsSync(file)).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Licence[])
  const all = new Map([...before, ...found].map((each) => [`${each.name} ${each.version}`, each]))
  return [...all.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

export function licences(options: LicencesOptions = {}): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(licencesOf(this.getModuleIds(), options), undefined, 1)}\n` })
    },
  }
}
