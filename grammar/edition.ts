/**
 * The edition of the card language, for whoever keeps what was read: it changes with every word of every file in this folder. A number
 * raised by hand would be forgotten one day, and texts would keep what an older grammar made of them. Files that decide nothing (how rules
 * are said, how the grammar is compiled) are counted as well: to read once more than needed does no harm.
 *
 * It is made when the app is built: `import edition from '../grammar/parse.ts?edition'`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = new URL('./', import.meta.url)

/** Every file below a folder that the edition is made of, as a path. */
export const editionFiles = (folder: URL = here): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|ne)$/.test(name))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => fileURLToPath(new URL(name, folder)))

export function edition(folder: URL = here): string {
  const made = createHash('sha256')
  for (const file of editionFiles(folder)) made.update(readFileSync(file)).update('\n')
  return made.digest('hex')
}
