/** Where the library was left, so that one comes back to the same card in the same view. */

export interface Left {
  /** What was found, of which `at` is a place. */
  readonly query: string
  readonly at: number
  readonly way: 'list' | 'compact' | 'faces' | 'adventures'
  /** The card that was looked at instead of the one at that place. */
  readonly named: string | undefined
}

let last: Left = { query: '', at: 0, way: 'list', named: undefined }

export function leave(at: Left): void {
  last = at
}

/** Where one was; what is looked for now begins at its top. */
export function leftAt(query: string): Left {
  return last.query === query ? last : { query, at: 0, way: last.way, named: undefined }
}
