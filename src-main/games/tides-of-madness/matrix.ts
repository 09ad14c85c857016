/** Two players choose at once, and what one wins the other loses: the best lots to throw, and what they are worth (von Neumann). */

export interface Solved {
  /** How often the row player takes each row, and the column player each column. */
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  /** What the row player may expect. */
  readonly value: number
}

/** Below this a number is nothing. */
const tiny = 1e-12

/**
 * `gains[row * columns + column]` is what the row player wins. A choice that is best whatever the other does is found at
 * sight; otherwise by the simplex method, by Bland's rule, so that it ends.
 */
export function solved(gains: ArrayLike<number>, rows: number, columns: number): Solved {
  return saddle(gains, rows, columns) ?? simplex(gains, rows, columns)
}

/** Each player names one choice that neither regrets. */
function saddle(gains: ArrayLike<number>, rows: number, columns: number): Solved | undefined {
  let least = -Infinity
  let row = 0
  for (let each = 0; each < rows; each++) {
    let worst = Infinity
    for (let column = 0; column < columns; column++) worst = Math.min(worst, gains[each * columns + column]!)
    if (worst > least) {
      least = worst
      row = each
    }
  }
  for (let column = 0; column < columns; column++) {
    let most = -Infinity
    for (let each = 0; each < rows; each++) most = Math.max(most, gains[each * columns + column]!)
    if (most <= least) return { rows: pure(rows, row), columns: pure(columns, column), value: least }
  }
  return undefined
}

const pure = (count: number, at: number): number[] => Array.from({ length: count }, (_, each) => (each === at ? 1 : 0))

/**
 * With all gains above nothing, the column player wants weights y, of the greatest sum, with gains · y at most 1 in each row.
 * Their sum is one over the value; the row player's weights are the prices of the rows in the end.
 */
function simplex(gains: ArrayLike<number>, rows: number, columns: number): Solved {
  let low = Infinity
  for (let at = 0; at < rows * columns; at++) low = Math.min(low, gains[at]!)
  const lift = 1 - low
  const width = columns + rows + 1
  const right = width - 1
  /** A line for each row, and the last for what is to be made great. */
  const table = Array.from({ length: rows + 1 }, (_, line) => {
    const cells = new Float64Array(width)
    for (let column = 0; column < columns; column++) cells[column] = line < rows ? gains[line * columns + column]! + lift : -1
    if (line < rows) {
      cells[columns + line] = 1
      cells[right] = 1
    }
    return cells
  })
  const basis = Array.from({ length: rows }, (_, line) => columns + line)
  const goal = table[rows]!
  for (;;) {
    let enters = 0
    while (enters < right && goal[enters]! >= -tiny) enters++
    if (enters === right) break
    let leaves = -1
    for (let line = 0; line < rows; line++) {
      const slope = table[line]![enters]!
      if (slope <= tiny) continue
      const reach = table[line]![right]! / slope
      const best = leaves < 0 ? Infinity : table[leaves]![right]! / table[leaves]![enters]!
      if (reach < best - tiny || (reach < best + tiny && basis[line]! < basis[leaves]!)) leaves = line
    }
    pivot(table, leaves, enters)
    basis[leaves] = enters
  }
  const sum = goal[right]!
  const y = new Array<number>(columns).fill(0)
  for (const [line, column] of basis.entries()) if (column < columns) y[column] = Math.max(0, table[line]![right]!) / sum
  const x = Array.from({ length: rows }, (_, row) => Math.max(0, goal[columns + row]!) / sum)
  return { rows: x, columns: y, value: 1 / sum - lift }
}

function pivot(table: readonly Float64Array[], line: number, column: number): void {
  const own = table[line]!
  const by = own[column]!
  for (let at = 0; at < own.length; at++) own[at]! /= by
  for (const other of table) {
    if (other === own) continue
    const times = other[column]!
    if (times === 0) continue
    for (let at = 0; at < own.length; at++) other[at]! -= times * own[at]!
  }
}
