/** The lines of a result: headings of groups, and rows of one card or several, as many as stand side by side. */
import type { LibraryAnswer } from '../../src-main/contract/library.ts'

export type Line =
  | { readonly is: 'group'; readonly key: string; readonly name: string | undefined; readonly count: number }
  /** Cards `from` to just before `to` of the result. */
  | { readonly is: 'cards'; readonly key: string; readonly from: number; readonly to: number }

export function linesOf({ total, groups }: Pick<LibraryAnswer, 'total' | 'groups'>, across: number): readonly Line[] {
  const lines: Line[] = []
  let at = 0
  const fill = (end: number) => {
    for (; at < end; at = Math.min(at + across, end)) lines.push({ is: 'cards', key: `c${at}`, from: at, to: Math.min(at + across, end) })
  }
  for (const [no, { name, count }] of groups.entries()) {
    lines.push({ is: 'group', key: `g${no}`, name, count })
    fill(at + count)
  }
  fill(total)
  return lines
}

/** Where one gets from a place by a key; in faces up and down go from row to row, and keep the column where they can. */
export function moved(lines: readonly Line[], from: number, key: string, perPage: number): number | undefined {
  const rows = lines.filter((each) => each.is === 'cards')
  const last = rows.at(-1)
  if (last === undefined) return undefined
  const row = rows.findIndex(({ to }) => from < to)
  const column = from - rows[row]!.from
  const inRow = (no: number) => {
    const there = rows[Math.max(0, Math.min(no, rows.length - 1))]!
    return Math.min(there.from + column, there.to - 1)
  }
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'ArrowRight':
      return Math.min(last.to - 1, from + 1)
    case 'ArrowUp':
      return row === 0 ? from : inRow(row - 1)
    case 'ArrowDown':
      return row === rows.length - 1 ? from : inRow(row + 1)
    case 'PageUp':
      return inRow(row - perPage)
    case 'PageDown':
      return inRow(row + perPage)
    case 'Home':
      return 0
    case 'End':
      return last.to - 1
    default:
      return undefined
  }
}
