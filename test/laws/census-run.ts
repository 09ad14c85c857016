/**
 * `npm run soak -- census 10000`: plays random campaigns up to that number and
 * reports what became of every card.
 *
 *     --file counts.json   keep the counts there, and go on from them the next time
 *     --json               print the counts instead of the table
 *     --random             all decks are wholly random
 *     --from 10001         the number of the first match, which decides the seeds; 1, if not said
 *     --helped earlier.json   go on where that run has ended, helping the cards it has played too rarely (helped.ts), until
 *                          there are none or the matches are at their end
 *     --match 17 --around id,id,id   play one match again, and tell what is wrong with it; with --helped, a helped one
 *
 * Ends with 0 if nothing was wrong, otherwise with 1.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allCards } from '../support/all-cards.ts'
import { beyondPool } from '../support/decks-around.ts'
import { type CardCount, type Census, count, enough, newCensus, playHelped, playOut, rareCards } from './census.ts'

/** Matches between two looks at the disk. */
const slice = 100

const { values: said, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string' },
    json: { type: 'boolean', default: false },
    match: { type: 'string' },
    around: { type: 'string', default: '' },
    random: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    helped: { type: 'string' },
  },
})

function run(matches: number, file: string | undefined): Census {
  const census = file !== undefined && existsSync(file) ? read(file) : begin()
  const began = performance.now()
  const before = census.moves
  while (census.next <= matches && (census.manner !== 'helped' || rareCards(census).length > 0)) {
    count(census)
    if (census.next % slice !== 0 && census.next <= matches) continue
    if (file !== undefined) keep(census, file)
    const seconds = (performance.now() - began) / 1000
    const few = Object.entries(census.cards).filter(([id, { played }]) => played + (census.earlier?.[id] ?? 0) < enough).length
    const rate = Math.round((census.moves - before) / seconds)
    console.error(
      `${census.matches} matches, ${census.moves} moves (${rate} a second), ${few} cards below ${enough}, ${census.troubles.length} troubles`,
    )
  }
  if (file !== undefined) keep(census, file)
  return census
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Census

const begin = () =>
  said.helped === undefined
    ? newCensus(said.random ? 'random' : 'mixed', { next: Number(said.from), cards: {} })
    : newCensus('helped', read(said.helped))

/** Whole or not at all, wherever the run is stopped. */
function keep(census: Census, file: string): void {
  writeFileSync(`${file}.new`, JSON.stringify(census))
  renameSync(`${file}.new`, file)
}

function again(match: number, ids: readonly string[]): void {
  const cards = allCards()
  const around = ids.map((id) => {
    const card = cards.find((each) => each.id === id)
    if (card === undefined) throw new Error(`There is no card ${id}.`)
    return card
  })
  if (said.helped === undefined) playOut(match, around, newCensus())
  else playHelped(match, around[0]!, newCensus('helped'))
  console.log(`Match ${match} comes to its end.`)
}

function report(census: Census): void {
  if (said.json) console.log(JSON.stringify(census))
  else console.log(table(census).join('\n'))
  process.exitCode = census.troubles.length === 0 ? 0 : 1
}

function table({ cards, investigators, bySeats, endings, troubles, earlier = {}, manner, ...census }: Census): string[] {
  if (manner === 'helped') return helpedTable({ cards, troubles, earlier, ...census })
  const rows = Object.entries(cards).sort(([a, one], [b, other]) => one.played - other.played || (a < b ? -1 : 1))
  const few = rows.filter(([, { played }]) => played < enough)
  return [
    `${census.matches} matches, ${census.moves} moves, ${census.ended} came to their end, the longest after ${census.longest} moves.`,
    ...Object.entries(bySeats).map(
      ([seats, { matches, moves, rounds }]) =>
        `  ${seats} seats: ${matches} matches of ${Math.round(moves / matches)} moves and ${(rounds / matches).toFixed(1)} Rounds`,
    ),
    `Ended by: ${Object.entries(endings)
      .map(([rule, times]) => `${rule} ${times}`)
      .join(', ')}.`,
    `Investigators sat down ${Math.min(...Object.values(investigators))} times or more.`,
    `${rows.length} cards, ${rows.length - few.length} played ${enough} times or more, ${rows.filter(([, { played }]) => played === 0).length} never.`,
    '',
    'card, played, in the Hand in so many Turns, could be played in, decks, built round it',
    ...rows.map(line),
    '',
    ...few.flatMap(why),
    ...allCards().flatMap(({ id, ...card }) =>
      beyondPool({ id, ...card }).map((phrase) => `${id}: no card there is can be its ${phrase}.`),
    ),
    ...troubles.map(({ match, around, message }) => `Match ${match} (round ${around.join(',') || 'nothing'}): ${message}`),
  ]
}

/** Of a run that helps: the cards it has helped, how often they were played before and now. */
function helpedTable({
  cards,
  troubles,
  earlier = {},
  ...census
}: Pick<Census, 'matches' | 'moves' | 'ended' | 'cards' | 'troubles' | 'earlier'>): string[] {
  return [
    `${census.matches} matches in which a card was helped, ${census.moves} moves, ${census.ended} came to their end.`,
    'card, played before, played now, in the Hand in so many Turns, could be played in, matches for its sake',
    ...Object.entries(cards)
      .filter(([id, { around }]) => around > 0 || (earlier[id] ?? 0) < enough)
      .map(([id, { played, held, open, around }]) =>
        [id.padEnd(44), ...[earlier[id] ?? 0, played, held, open, around].map((each) => String(each).padStart(7))].join(' '),
      ),
    ...Object.entries(cards).flatMap(([id, each]) => (each.played + (earlier[id] ?? 0) < enough ? why([id, each]) : [])),
    ...troubles.map(({ match, around, message }) => `Match ${match} (for ${around.join(',')}): ${message}`),
  ]
}

const line = ([id, { played, held, open, decks, around }]: readonly [string, CardCount]) =>
  [id.padEnd(44), ...[played, held, open, decks, around].map((each) => String(each).padStart(7))].join(' ')

function why([id, { played, held, open, refusals }]: readonly [string, CardCount]): string[] {
  const reasons = Object.entries(refusals).sort(([, a], [, b]) => b - a)
  return [
    `${id}: played ${played} times; in ${held - open} of ${held} Turns it could not be, because`,
    ...reasons.slice(0, 8).map(([reason, times]) => `  ${String(times).padStart(6)}  ${reason}`),
  ]
}

if (said.match === undefined) report(run(Number(positionals[0] ?? 1000), said.file))
else
  again(
    Number(said.match),
    said.around.split(',').filter((id) => id !== ''),
  )
