/** Two words written as one: "you're Outside", "doesn't attack", "if it's Night". */

const whole: Readonly<Record<string, string>> = { "won't": 'do not', "can't": 'cannot', "shan't": 'do not' }

/** What "it's" begins a statement with; of anything else it is what belongs to it, misspelled. */
const stated =
  /^ (?:now |already |also |still |not )?(?:night|day|a|an|in play|in|at|on|your|cast|played|buried|discarded|lost|revealed|used|flipped|corrupt|invisible|inside|outside|face-(?:up|down))\b/i

/** "There isn't a Ghoul" is no Ghoul. */
const none = /^(?<verb>is|are|have|has)n['’]t (?:an?|any)$/i

const short =
  /\b(?:(?<who>you|they|we|it|he|she|there|who|that)['’](?<be>re|s|ve|ll)|(?:(?<=\bthere )(?:is|are)|have|has)n['’]t (?:an?|any)|(?<verb>\p{L}+)n['’]t)\b/giu

/** A text with such words in full, and where a place in it is in the text as it was written; nothing where there are none. */
export function inFull(text: string): { readonly text: string; readonly placeOf: (at: number) => number } | undefined {
  let [full, taken] = ['', 0]
  const grown: { readonly at: number; readonly by: number }[] = []
  for (const { 0: said, index, groups } of text.matchAll(short)) {
    const { who, be, verb } = groups!
    const isOwn = /^it['’]s$/i.test(said) && !stated.test(text.slice(index + said.length))
    if (isOwn) continue
    const other = who
      ? `${who} ${{ re: 'are', s: 'is', ve: 'have', ll: 'will' }[be!.toLowerCase()]}`
      : none.test(said)
        ? said.replace(none, '$<verb> no')
        : (whole[said.toLowerCase().replace('’', "'")] ?? `${verb} not`)
    full += text.slice(taken, index) + (/^\p{Lu}/u.test(said) ? other[0]!.toUpperCase() + other.slice(1) : other)
    taken = index + said.length
    grown.push({ at: full.length, by: other.length - said.length })
  }
  if (grown.length === 0) return undefined
  return {
    text: full + text.slice(taken),
    placeOf: (at) => at - grown.filter((each) => each.at <= at).reduce((sum, { by }) => sum + by, 0),
  }
}
