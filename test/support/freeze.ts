/** Makes writing to a position throw, however deep it is tried. For tests only: in play it would cost more than the rules. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) frozen(each)
  }
  return value
}
