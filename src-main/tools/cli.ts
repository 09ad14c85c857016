/**
 * The command line: finds the command, runs it, and turns its end into an exit code.
 *
 * 0 is what was hoped for, 1 what was found wanting (a deck with faults, a rule
 * without a test), 2 what could not be done as asked, 70 a mistake of ours. A
 * stack is never shown.
 */
import { BadOptions, IllegalAction } from '../engine/game.ts'
import { type Command, Complaint } from './input.ts'

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  play: () => import('./play.ts'),
  replay: () => import('./replay.ts'),
  tournament: () => import('./tournament.ts'),
  rules: () => import('./rules.ts'),
  cards: () => import('./cards.ts'),
  deck: () => import('./deck.ts'),
}

const usage = `Story Deck, at the command line:

  play GAME [--seats bot,quick,random,...] [--deck FILE ...] [--cards FILE ...] [--investigator NAME ...]
            [--seed N] [--games N] [--to POINTS] [--budget MS | --playouts N] [--save FILE.json] [--json]
            [--basic] [--alternative-first-card] [--same-education once|"each Round"|seats] [--seat-limit N]
            [--house RULE ...] [--any-deck] [--values FILE.json]
  replay FILE.json [--at N] [--json]
  tournament GAME [--seats bot,quick,random,...] [--choose ID=VALUE ...] [--matches N] [--seed N] [--playouts N] [--json]
  rules [--json]
  cards read [--cards FILE ...]
  cards constructs [--json]
  deck check FILE.deck [--style STYLE] [--house RULE ...] [--cards FILE ...] [--json]
  deck write FILE --format gccg|text|markdown|csv|json|code [--cards FILE ...]
  deck compare FILE FILE [--cards FILE ...]
  deck plan FILE [--cards FILE ...] [--json]
  deck cover --points N [--deck FILE] [--keep CARD ...] [--avoid CARD ...] [--region REGION ...] [--investigator NAME]
            [--most N] [--set CODE ...] [--seconds N] [--cards FILE ...] [--json]
`

async function main([name, ...args]: string[]): Promise<number> {
  if (name === 'help' || name === '--help' || args.includes('--help')) {
    process.stdout.write(usage)
    return 0
  }
  const known = Object.keys(commands).join(', ')
  if (name === undefined) throw new Complaint(`Say what to do: ${known}, or help.`)
  if (!Object.hasOwn(commands, name)) throw new Complaint(`There is no command "${name}". There are: ${known}.`)
  const { run } = await commands[name]!()
  return run(args)
}

function ended(error: unknown): number {
  const complaint = error instanceof Complaint || error instanceof BadOptions || error instanceof IllegalAction
  const message = error instanceof Error ? error.message : String(error)
  const [line] = message.split('\n')
  process.stderr.write(complaint ? `${line}\n` : `Something is wrong with Story Deck itself: ${line}\n`)
  return complaint ? 2 : 70
}

// Whoever reads our lines may have had enough of them: `cli play ... | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70))

process.exitCode = await main(process.argv.slice(2)).catch(ended)
