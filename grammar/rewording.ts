/** A text written anew in places, and where each place of it stands in the text as it was. */

export interface Rewording {
  readonly text: string
  readonly placeOf: (at: number) => number
}

/** The words that stand in the place of what was found, told its groups and where it stands; the same words again leave it as it is. */
type Put = (found: string, groups: readonly (string | undefined)[], at: number) => string

/** The text with all that a pattern finds put in other words; nothing where that changes nothing. */
export function reworded(text: string, pattern: RegExp, put: Put): Rewording | undefined {
  let [full, taken] = ['', 0]
  const grown: { readonly at: number; readonly by: number }[] = []
  for (const found of text.matchAll(pattern)) {
    const [said, ...groups] = found
    const other = put(said, groups, found.index)
    if (other === said) continue
    full += text.slice(taken, found.index) + other
    taken = found.index + said.length
    grown.push({ at: full.length, by: other.length - said.length })
  }
  if (grown.length === 0) return undefined
  const placeOf = (at: number): number => at - grown.filter((each) => each.at <= at).reduce((sum, { by }) => sum + by, 0)
  return { text: full + text.slice(taken), placeOf }
}

/** One rewording after the other, as one; nothing where none changes anything. */
export function inTurn(text: string, all: readonly ((text: string) => Rewording | undefined)[]): Rewording | undefined {
  return all.reduce<Rewording | undefined>((so, next) => {
    const more = next(so?.text ?? text)
    return more && so ? { text: more.text, placeOf: (at) => so.placeOf(more.placeOf(at)) } : (more ?? so)
  }, undefined)
}
