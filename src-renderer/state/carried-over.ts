/**
 * What the Keeper sends is the whole state each time, most of it as it was. Parts that have not changed stay the very same
 * objects, so that nothing that shows them has to look at them again.
 */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** What an entry of a list is called, wherever in the list it lies; nothing, where its place is its only name. */
function nameOf(each: unknown): unknown {
  return isRecord(each) ? (each['id'] ?? each['no'] ?? each['key']) : undefined
}

function list(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const named = new Map(before.flatMap((each) => (nameOf(each) === undefined ? [] : [[nameOf(each), each] as const])))
  const kept = after.map((each, at) => carriedOver(named.get(nameOf(each)) ?? before[at], each))
  return kept.length === before.length && kept.every((each, at) => each === before[at]) ? before : kept
}

function record(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = Object.keys(after)
  const kept = Object.fromEntries(names.map((name) => [name, carriedOver(before[name], after[name])]))
  const isSame = names.length === Object.keys(before).length && names.every((name) => name in before && kept[name] === before[name])
  return isSame ? before : kept
}

/** `after` as it is, made of the parts of `before` that are the same in it; `before` itself, if all of it is. Both are plain data. */
export function carriedOver<T>(before: unknown, after: T): T {
  if (before === after || !isRecord(before) || !isRecord(after)) return after
  if (Array.isArray(after)) return Array.isArray(before) ? (list(before, after) as T) : after
  return Array.isArray(before) ? after : (record(before, after) as T)
}
