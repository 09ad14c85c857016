/** What charts have in common: scales, numbers as they are written, the patterns and marks that tell series apart without colour. */
import type { DeckChart } from '../../src-main/contract/decks.ts'
import { seatColours, seatShapes } from './seat-looks.ts'

/** Series look different by pattern and mark first, by colour only besides. */
export const patterns = ['solid', 'diagonal', 'dots', 'cross', 'lines', 'bars'] as const
const markShapes = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  'M-4-4h8v8h-8z',
  'M0-5L5 4H-5z',
  'M0-5.5L5 0L0 5.5L-5 0z',
  'M-5-1.5h3.5V-5h3v3.5H5v3H1.5V5h-3V1.5H-5z',
] as const
const seriesColours = ['var(--brass)', 'var(--focus)', 'var(--good)', 'var(--alarm)', 'var(--ink-soft)', 'var(--ink)'] as const

/** How the series of a chart are drawn, by their number: seats as they are at the table, in a colour that can be seen on any ground. */
export interface SeriesLook {
  readonly colour: string
  /** About its middle; `scale` as it is drawn there. */
  readonly mark: string
  readonly scale?: string
}

const plain: readonly SeriesLook[] = seriesColours.map((colour, at) => ({ colour, mark: markShapes[at % markShapes.length]! }))
const seated: readonly SeriesLook[] = seatShapes.map((mark, seat) => ({
  colour: `color-mix(in srgb, ${seatColours[seat]} 62%, var(--ink))`,
  mark,
  scale: 'scale(0.55) translate(-10 -10)',
}))

export const looksOf = ({ seats }: Pick<DeckChart, 'seats'>): readonly SeriesLook[] => (seats ? seated : plain)

/** A chance is told in whole percents, but for those that are nearly none or nearly all. */
export function numberInWords(value: number, percent: boolean | undefined): string {
  if (!percent) return Number.isInteger(value) ? String(value) : value.toFixed(1)
  const of100 = value * 100
  const isNearEdge = (of100 > 0 && of100 < 1) || (of100 > 99 && of100 < 100)
  return `${of100.toFixed(isNearEdge ? 1 : 0)} %`
}

/** The ends of the scale: nothing is always on it. */
export function rangeOf({ rows, kind, percent }: DeckChart): { readonly least: number; readonly most: number } {
  if (percent && kind === 'line') return { least: 0, most: 1 }
  const sums = rows.map(({ values }) => values.reduce((sum, each) => sum + Math.max(0, each), 0))
  const all = kind === 'stacked' ? sums : rows.flatMap(({ values, high = [] }) => [...values, ...high])
  return { least: Math.min(0, ...(kind === 'stacked' ? [0] : all)), most: Math.max(percent ? 0.01 : 1, ...all) }
}

/** Where the scale has its lines: at whole numbers where all is counted, and never more than six of them. */
export function linesOf(chart: DeckChart): readonly number[] {
  const { least, most } = rangeOf(chart)
  if (chart.percent) return [0, 0.25, 0.5, 0.75, 1].map((part) => least + part * (most - least))
  const counted = chart.rows.every(({ values }) => values.every(Number.isInteger))
  const rough = (most - least) / 5
  const tens = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 5, 10].find((each) => each * tens >= rough)! * tens
  const step = counted ? Math.max(1, Math.ceil(nice)) : nice
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step + 1e-9) - first + 1 }, (_, at) => (first + at) * step)
}

/** The chart as rows of cells, the interval beside each number where there is one. */
export function tableOf({ columns, rows, percent }: DeckChart): readonly (readonly string[])[] {
  return [
    ['', ...columns],
    ...rows.map(({ label, values, low, high }) => [
      label,
      ...values.map((value, i) => {
        const interval =
          low?.[i] === undefined || high?.[i] === undefined ? '' : ` (${numberInWords(low[i], percent)}–${numberInWords(high[i], percent)})`
        return `${numberInWords(value, percent)}${interval}`
      }),
    ]),
  ]
}

/** As CSV: bare numbers, with columns of their own for the ends of an interval. */
export function cellsOf({ columns, rows }: DeckChart): readonly (readonly (string | number)[])[] {
  const hasInterval = rows.some(({ low }) => low !== undefined)
  return [
    ['', ...columns.flatMap((name) => (hasInterval ? [name, `${name}, low`, `${name}, high`] : [name]))],
    ...rows.map(({ label, values, low, high }) => [
      label,
      ...values.flatMap((value, i) => (hasInterval ? [value, low?.[i] ?? '', high?.[i] ?? ''] : [value])),
    ]),
  ]
}
