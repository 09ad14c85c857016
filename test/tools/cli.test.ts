/** The command line as it is met: lines on stdout, one clear line on stderr, an exit code, never a stack. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Command, Complaint } from '../../src-main/tools/input.ts'
import * as play from '../../src-main/tools/play.ts'
import * as replay from '../../src-main/tools/replay.ts'

const start = fileURLToPath(new URL('../../src-main/tools/run.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'story-deck-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

function cli(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr, lines: stdout.split('\n').filter((line) => line !== '') }
}

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content))
  return path
}

/** What is said of a thing that cannot be done: one line without a path, and no output. */
async function refusal(command: Command, args: string[]): Promise<string> {
  const output = vi.spyOn(process.stdout, 'write')
  const error: unknown = await command.run(args).catch((thrown: unknown) => thrown)
  expect(output).not.toHaveBeenCalled()
  output.mockRestore()
  expect(error).toBeInstanceOf(Complaint)
  const { message } = error as Complaint
  expect(message).toMatch(/^\S[^\n]*\.$/)
  expect(message).not.toContain(folder)
  return message
}

const thin = 'Investigators\n1 Bored Clerk\n\nDeck\n5 Deep One\n'

test('tournament prints a table of kinds, or one line of JSON, and says on the other stream how far it is', () => {
  const { status, lines, stderr } = cli('tournament', 'tides-of-madness', '--seats', 'quick,random', '--matches', '20', '--json')
  expect(status).toBe(0)
  expect(stderr).toContain('20 of 20 matches')
  const table = JSON.parse(lines[0]!) as { readonly standings: readonly { readonly kind: string; readonly played: number }[] }
  expect(table).toMatchObject({ game: 'tides-of-madness', seats: ['quick', 'random'], matches: 20, seed: 1 })
  expect(table.standings.map(({ kind, played }) => [kind, played])).toEqual([
    ['quick', 20],
    ['random', 20],
  ])
})

describe('play', () => {
  test('a quick bot plays by rule of thumb, in no time worth counting', () => {
    const { status, lines } = cli('play', 'pocket-madness', '--seats', 'quick,quick', '--seed', '3', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(lines[0]!)).toMatchObject({ game: 'pocket-madness', seats: ['quick', 'quick'] })
  })

  test('[M3.1, M3.4, M3.9] a deck that breaks the rules is played where that is wanted, or agreed on', () => {
    const deck = file('any.deck', thin)
    expect(cli('play', 'mythos', '--deck', deck, '--any-deck').status).toBe(0)
    const agreed = ['small-decks', 'many-copies', 'any-adventures'].flatMap((id) => ['--house', id])
    expect(cli('play', 'mythos', '--deck', deck, ...agreed).status).toBe(0)
  })

  test('prints a JSON line for each game, in fields that stay', () => {
    const { status, lines, stderr } = cli(
      'play',
      'cthulhu-dice',
      '--seats',
      'random,random,random',
      '--seed',
      '5',
      '--games',
      '3',
      '--json',
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const games = lines.map((line) => JSON.parse(line))
    expect(games.map(({ seed }) => seed)).toEqual([5, 6, 7])
    for (const game of games) {
      expect(Object.keys(game)).toEqual(['game', 'seed', 'seats', 'outcome', 'moves', 'rounds', 'ms', 'hash'])
      expect(game).toMatchObject({ game: 'cthulhu-dice', seats: ['random', 'random', 'random'] })
      expect(Object.keys(game.outcome)).toEqual(['scores', 'because'])
      expect(game.outcome.scores).toHaveLength(3)
      expect(game.moves).toBeGreaterThanOrEqual(game.rounds)
      expect(game.rounds).toBeGreaterThan(0)
      expect(game.hash).toMatch(/^[0-9a-f]{16}$/)
    }
  })

  test('the same seed plays the same match', () => {
    const once = () =>
      cli('play', 'cthulhu-dice', '--seats', 'bot,random', '--playouts', '30', '--seed', '9', '--json').lines[0]!.replace(/"ms":\d+/, '')
    expect(once()).toBe(once())
  })

  test('bots think in their thread and within a budget', () => {
    // What is said on stderr depends on the machine: a bot that was late says so.
    const { status, lines } = cli('play', 'cthulhu-dice', '--seats', 'bot,bot', '--budget', '40')
    expect(status).toBe(0)
    expect(lines[0]).toMatch(/^Cthulhu Dice, seed 1: .* wins\. \(bot \d, bot \d; \d+ moves, \d+ rounds, \d+ ms\)$/)
  })

  test.each([
    [[], /^Say which game: .*cthulhu-dice/],
    [['chess'], /no game "chess"/],
    [['cthulhu-dice', 'twice'], /One game at a time/],
    [['cthulhu-dice', '--sead', '1'], /Unknown option '--sead'/],
    [['cthulhu-dice', '--seed'], /argument missing/],
    [['cthulhu-dice', '--seed', 'seven'], /whole number, not "seven"/],
    [['cthulhu-dice', '--seed', '1e999'], /whole number/],
    [['cthulhu-dice', '--seed', '2147483648'], /--seed must be at most 2147483647/],
    [['cthulhu-dice', '--seed', '2147483647', '--games', '2'], /--seed must be at most 2147483646/],
    [['cthulhu-dice', '--seed', '-2147483649'], /--seed must be at least -2147483648/],
    [['cthulhu-dice', '--budget', '-1'], /--budget must be at least 1/],
    [['cthulhu-dice', '--budget', '9999999999'], /--budget must be at most 3600000/],
    [['cthulhu-dice', '--to', '-1'], /--to must be at least 1/],
    [['cthulhu-dice', '--to', '5'], /takes no .*points/],
    [['mythos', '--to', '0'], /--to must be at least 1/],
    [['mythos', '--to', '201'], /--to must be at most 200/],
    [['mythos', '--deck', join(folder, 'none.deck')], /no file none\.deck/],
    [['mythos', '--deck', folder], /is a folder/],
    [['mythos', '--deck', file('empty.deck', '')], /empty/],
    [['mythos', '--cards', file('empty.json', '')], /empty\.json is empty\. Choose another file\./],
    [['mythos', '--cards', file('bytes.json', Uint8Array.of(0xff, 0xfe, 0))], /bytes\.json is written in UTF-16, not in UTF-8/],
    [['mythos', '--cards', '/dev/zero'], /zero is no file/],
    [['mythos', '--deck', 'a', '--deck', 'b', '--deck', 'c'], /2 seats, and 3 times --deck/],
    [['mythos', '--deck', file('thin.deck', thin)], /^thin\.deck may not be played: .+52\. \(M3\.1\).+\(M3\.4\).+\(M3\.9\) Say --any-deck/],
    [['mythos', '--deck', file('thin.deck', thin), '--house', 'small-decks'], /^thin\.deck may not be played: There are 5 copies/],
    [['mythos', '--same-education', 'never'], /--same-education is one of/],
    [['cthulhu-dice', '--house', 'gates-recover'], /takes no .*house rules/],
    [['mythos', '--investigator', 'Nobody'], /No Investigator of the deck is called "Nobody"/],
    [['cthulhu-dice', '--games', '0'], /at least 1/],
    [['cthulhu-dice', '--seats', 'bot'], /2 to 6 players, not 1/],
    [['cthulhu-dice', '--seats', 'bot,cat'], /"cat" cannot sit down/],
    [['cthulhu-dice', '--deck', 'a.deck'], /takes no decks/],
    [['cthulhu-dice', '--budget', '5', '--playouts', '5'], /exclude each other/],
    [['cthulhu-dice', '--save', 'x.json', '--games', '2'], /keeps one match/],
    [['cthulhu-dice', '--save', '/no/such/folder/x.json'], /x\.json cannot be written/],
  ])('refuses %j in one line', async (args, said) => {
    expect(await refusal(play, args)).toMatch(said)
  })
})

describe('replay', () => {
  const saved = join(folder, 'match.json')
  const played = JSON.parse(cli('play', 'cthulhu-dice', '--seats', 'random,random', '--seed', '4', '--save', saved, '--json').lines[0]!)
  const match = JSON.parse(readFileSync(saved, 'utf8'))

  test('plays a saved match to the position it ended in', () => {
    const { status, lines } = cli('replay', saved, '--json')
    expect(status).toBe(0)
    expect(JSON.parse(lines[0]!)).toMatchObject({
      game: 'cthulhu-dice',
      seed: 4,
      moves: played.moves,
      hash: played.hash,
      outcome: played.outcome,
      actors: [],
    })
  })

  test('refuses Mythos with cards that are damaged deep inside', async () => {
    const campaign = join(folder, 'campaign.json')
    cli('play', 'mythos', '--seats', 'random,random', '--to', '1', '--save', campaign)
    const whole = JSON.parse(readFileSync(campaign, 'utf8'))
    for (const card of whole.options.seats[0].deck) if (card.type === 'Adventure') card.recipe = { slots: 7 }
    expect(await refusal(replay, [file('damaged.json', whole)])).toMatch(/damaged\.json/)
  })

  test('stops at a move', () => {
    const at = JSON.parse(cli('replay', saved, '--at', '1', '--json').lines[0]!)
    expect(at).toMatchObject({ at: 1, moves: played.moves })
    expect(at.lines.length).toBeGreaterThan(0)
    expect(at.hash).not.toBe(played.hash)
    expect(cli('replay', saved, '--at', '0').stdout).toMatch(/^Cthulhu Dice, move 0 of \d+: Seat \d to act\. \([0-9a-f]{16}\)\n$/)
  })

  test('tells what happened, as the log does', () => {
    expect(cli('replay', saved).lines.at(-1)).toMatch(/wins\. \([0-9a-f]{16}\)$/)
    expect(cli('replay', saved).lines[0]).toMatch(/^Player \d curses Player \d\.$/)
  })

  test.each([
    ['nothing', [], /^Say which file/],
    ['a missing file', [join(folder, 'missing.json')], /no file missing\.json/],
    ['a folder', [folder], /is a folder/],
    ['two files', [saved, saved], /One file at a time/],
    ['what is no JSON', [file('text.json', 'Ph’nglui')], /text\.json is not JSON/],
    ['half a file', [file('half.json', JSON.stringify(match).slice(0, 40))], /half\.json is not JSON/],
    ['a list', [file('list.json', [])], /no saved match/],
    ['another game', [file('chess.json', { ...match, game: 'chess' })], /no game "chess"/],
    ['an older edition', [file('old.json', { ...match, edition: 0 })], /edition 0/],
    ['a seed that is none', [file('seed.json', { ...match, seed: '4' })], /seed is no whole number/],
    ['no moves', [file('no.json', { ...match, moves: undefined })], /no list of moves/],
    ['a move that is none', [file('none.json', { ...match, moves: [7] })], /its move 0 is none/],
    [
      'a move that was not possible',
      [file('cheat.json', { ...match, moves: [{ seat: 0, action: { do: 'choose', result: 'cthulhu' } }] })],
      /Move 0 of cheat\.json is not possible/,
    ],
    [
      'options of another game',
      [file('options.json', { ...match, options: null })],
      /cannot begin: its options are not those of cthulhu-dice/,
    ],
    [
      'options against the rules',
      [file('seven.json', { ...match, options: { players: 7 } })],
      /cannot begin: Cthulhu Dice is for 2 to 6 players/,
    ],
    ['a move beyond the end', [saved, '--at', '999'], /no move 999/],
    ['a move before the beginning', [saved, '--at', '-1'], /--at must be at least 0/],
    ['an unknown option', [saved, '--to', '3'], /Unknown option '--to'/],
    ['bytes', [file('bytes.json', Uint8Array.of(0xff, 0xfe, 0))], /bytes\.json is not JSON/],
    ['a device without end', ['/dev/zero'], /zero is no file/],
    ['what is too large', [file('large.json', ' '.repeat(21 * 1024 * 1024))], /large\.json is larger than 20 MB/],
    [
      'a move too deep to be looked at',
      [
        file(
          'deep.json',
          `${JSON.stringify({ ...match, moves: [] }).slice(0, -2)}{"seat":0,"action":${'['.repeat(1e5)}${']'.repeat(1e5)}}]}`,
        ),
      ],
      /The rules fail at move 0 of deep\.json, so it is damaged/,
    ],
  ])('refuses %s', async (_, args, said) => {
    expect(await refusal(replay, args)).toMatch(said)
  })
})

describe('the command line', () => {
  test.each([[['--help']], [['cards', '--help']], [['play', 'mythos', '--help']]])('names its commands after %j', (args) => {
    expect(cli(...args)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/play GAME.*replay FILE.*rules.*cards read.*deck check/s),
    })
  })

  test.each([
    [[], /^Say what to do: play, replay/],
    [['constructor'], /^There is no command "constructor"/],
    [['replay', join(folder, 'missing.json')], /^There is no file missing\.json/],
    [['play', 'cthulhu-dice', '--sead', '1'], /^Unknown option '--sead'/],
  ])('ends with 2 and one line after %j', (args, said) => {
    const { status, stdout, stderr } = cli(...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^\S[^\n]*\.\n$/)
    expect(stderr).toMatch(said)
  })
})
