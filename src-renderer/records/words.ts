/** Records and series in sentences. */
import type { CompanyRecord, Series } from '../../src-main/contract/records.ts'

/** "Most points". */
export const bestOf = ({ what, best }: NonNullable<CompanyRecord['points']>): string => `${best === 'most' ? 'Most' : 'Fewest'} ${what}`

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** "Played 12 times. Anna has won 7 of them, the last 3 in a row; Ben 5." */
export function inWords({ played, standings }: CompanyRecord): string {
  const won = standings
    .filter((each) => each.won > 0)
    .map(({ name, won, streak }, at) => {
      const count = at === 0 ? `${name} has won ${played === 1 ? 'it' : `${won} of them`}` : `${name} ${won}`
      return streak > 1 ? `${count}, the last ${streak} in a row` : count
    })
  return `Played ${times(played)}. ${won.length === 0 ? 'Nobody has won' : won.join('; ')}.`
}

const few = 3

/** "Series: Anna 2, Ben 1"; nothing, while there is but one match or none of it is over. */
export function seriesInWords({ matches, over, won, wins, winner }: Series): string | undefined {
  if (winner !== undefined) return `Series: ${winner} has won it`
  if (wins !== undefined && over === 0) return `Series: first to ${wins} wins`
  if (matches < 2 || over === 0) return undefined
  const winners = won.filter((each) => each.won > 0)
  if (winners.length === 0) return `Series: ${over} played, nobody has won`
  // Of many at a table those who have won nothing yet need not be told.
  const told = won.length > few ? winners : won
  const end = wins === undefined ? '' : `, first to ${wins}`
  return `Series: ${told.map(({ name, won }) => `${name} ${won}`).join(', ')}${end}`
}
