/** An owner's own file for a game: it bears the game's name and lies in the data folder. What it says is for the game to judge. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { refusal } from './refuse.ts'

const mostBytes = 1024 * 1024

/** What the file says, as JSON. Throws a refusal that names the file, if there is none or it cannot be read. */
export function ownFile(dataDir: string, game: string): unknown {
  const name = `${game}.json`
  const file = join(dataDir, name)
  const refused = (why: string) =>
    refusal('bad_options', `${why} The page About says where the data folder is, the rules what belongs into the file.`)
  let text: string
  try {
    if (statSync(file).size > mostBytes) throw refused(`The file ${name} in the data folder is larger than 1 MB.`)
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw refused(`There is no file ${name} in the data folder.`)
    throw error
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw refused(`The file ${name} in the data folder is not valid JSON.`)
  }
}
