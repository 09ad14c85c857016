/** A semicolon that ends a sentence as a stop does: "Draw two cards; then, bury this card". */

/** What a sentence opens with that may be said of all its parts: a moment, a while, a condition. */
const head = /^(?:as long as|at|by|during|each time|every time|if|in|on|once|unless|until|when|whenever|while|after|before|as)\b/i

/** What a part ends with that is said of it alone: "add 1 at Night; bury this card ...". */
const tail = /\b(?:if|unless|when|whenever|while|at night|by day|during)\b[^,]*$/i

/** What goes on with the part before it, whatever stands at its head. */
const goesOn = /^(?:if|it|he|she|they|otherwise|that|then|these|this|those|when)\b/

/** What is done with the rest is done whether or not one has taken something: "you may put one in your Hand; reshuffle the rest". */
const ofTheRest =
  /^(?:then )?(?:reshuffle|shuffle|discard|bury|return|put|place) (?:the (?:rest|others|other cards)|your (?:Mythos )?Deck)\b/i

/** What leaves out who it speaks of: "ignore Sanity loss; may use the Gate". */
const leansOn = /^(?:may|can|must) (?!not\b|only\b)/

/**
 * What would be taken for a deed at the price of the one before it, or told of another card: "lose 1 Sanity; if you are Outside, discard one card",
 * "choose one Ally; that Ally is flipped", "draw one card; draw two more at Night".
 */
const byItself =
  /^(?:if\b|you may\b|(?:that|the chosen) (?:Ally|Artifact|Tome|Weapon|Spell|Monster|Event|card)\b(?! (?:is|must be) (?:buried|discarded|flipped)(?:[.;]|$))|(?:draw|lose|gain) (?:\w+|an?) (?:more|additional|further)\b|(?:then )?(?:bury|discard) this card at the end of\b)/i

/** What is done with cards that were looked at: those, and none of the Hand. */
const ofThoseSeen = (before: string, behind: string): boolean =>
  /\blook(?:s)? at\b/i.test(before) &&
  /^(?:then )?(?:you may )?(?:discard|bury|put|place|return|take|keep|draw) (?:one|two|any|it|them|all|each|up to)\b/i.test(behind)

/** "Pay 2 Sanity and choose one Ally; flip that Ally": the chosen one, and no Ally that this card lies on. */
const ofTheChosen = (before: string, behind: string): boolean =>
  /\b(?:pay|lose|spend)\b[^;]*\b(?:choose|select|pick)s? (?:one|an?|any one)\b/i.test(before) &&
  /^(?:then )?(?:flip|bury|discard|return) (?:that|the chosen) (?:Ally|Artifact|Tome|Weapon|Spell|Monster|Event|card)\b/i.test(behind)

/** "Draw one card; draw two more at Night", "As your Turn, flip one Ally; you may ...": done then, too, but by itself. */
const alsoThen = (before: string, behind: string): boolean =>
  /^(?:(?:draw|lose|gain) \w+ (?:more|additional|further)\b|(?:then )?(?:bury|discard) this card at the end of\b)/i.test(behind) ||
  (/^as your turn\b/i.test(before) && (/^you may\b/i.test(behind) || ofThoseSeen(before, behind) || ofTheChosen(before, behind)))

/** "Add 2 points to Ally's value; 3 if Ally is a Soldier": another number of the same sentence, as behind a comma. */
const figure =
  /^; (?:or )?(?:\d+|one|two|three|four|five|six)(?: points?| Sanity(?: points?)?| cards?)? (?:if|when|while|at|against|during|in)\b/i

/**
 * A text with such semicolons as stops, each sign at its old place; nothing where there are none. It `isSure` where the words before each would
 * else be a condition, or the price, of what stands behind it; elsewhere it is tried where the text cannot be read as it stands.
 */
export function stopsForSemicolons(text: string): { readonly text: string; readonly isSure: boolean } | undefined {
  let [full, begun, depth, isSure] = ['', 0, 0, true]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '(') depth++
    if (sign === ')') depth--
    // What the game writes with a capital wherever it stands: "...; Bury him only if ...".
    const next = /^; (\p{Ll}|[A-Z](?=(?<=B)ury\b|(?<=D)iscard\b|(?<=F)lip\b|(?<=B)ypass(?:es)?\b))/u.exec(text.slice(at, at + 12))?.[1]
    const [before, behind] = [text.slice(begun, at), text.slice(at + 2)]
    // "At Night, each Ghoul adds 1; each Zombie adds 2": both at Night, so that is no second sentence.
    const isApart =
      next !== undefined && depth === 0 && !leansOn.test(behind) && (!head.test(before) || goesOn.test(behind) || alsoThen(before, behind))
    if (depth === 0 && figure.test(text.slice(at, at + 40))) {
      full += ','
      isSure = false
      continue
    }
    if (isApart) {
      full += `. ${next.toUpperCase()}`
      at += 2
      begun = at
      isSure &&=
        byItself.test(behind) ||
        ofThoseSeen(before, behind) ||
        ofTheChosen(before, behind) ||
        (/\byou may\b/i.test(before) && ofTheRest.test(behind)) ||
        (!head.test(before) && tail.test(before) && !goesOn.test(behind))
      continue
    }
    full += sign
    if (/[.!?]/.test(sign)) begun = at + 2
  }
  return full === text ? undefined : { text: full, isSure }
}
