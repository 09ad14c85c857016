/**
 * Starts the command line under plain Node, without a build: teaches Node the three kinds of import that the bundler
 * knows and Node does not (`.ne`, `?raw`, `?nodeWorker`), then hands over to cli.ts. Plain JavaScript, because it must be
 * able to say what is missing where nothing is installed yet.
 */
import { existsSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)

/** @param {string} message */
function leave(message) {
  console.error(message)
  process.exit(2)
}

if (!existsSync(new URL('../../node_modules/nearley', import.meta.url))) {
  leave('The libraries are not installed yet: run `npm run setup` first.')
} else if (major < 22 || (major === 22 && minor < 18)) {
  leave(`Story Deck needs Node 22.18 or newer, this is ${process.versions.node}: run \`npm run setup\` again, or install a newer Node.`)
} else {
  await import('./imports.ts')
  await import('./cli.ts')
}
