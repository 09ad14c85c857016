/** "If one of your Allies is buried, draw one card": what is supposed to befall a card is a moment, where nothing told before could have done it. */

import type { Token } from './lexer.ts'
import { textOf, word } from './tokens.ts'

/** What a card may be lost or turned by, or brought to light. */
const moves =
  /\b(?:bury|discard|lose|flip|turn|reveal|look|draw|move|take|return|choose|put|place|give|exchange|attack|remove|destroy|search|shuffle)\b/
/** The same within one sentence. */
const itself = /\b(?:bury|discard|flip|lose (?!(?:1|#|all)? ?sanity))\b/

/** Somebody's card of a kind; of the bearer, or of this very card, it is told otherwise. */
const whose = "(?:a|any|1|one|your|opponent 's|another)"
const fate = '(?:bury|discard|lose|flip)'
const befalls = `${whose}\\b(?! card)[^,:;()]*? is ${fate}\\b`
const loses = `[^,:;()]*? (?:lose|bury|discard) ${whose} (?!sanity|card)`
const makes = `[^,:;()]*? (?:make you|cause you to|force you to) ${fate}\\b`
const supposed = new RegExp(`^if (?!.*\\b(?:would|have|not|this round|this turn|may|must)\\b)(?:${befalls}|${loses}|${makes})[^,:;()]*$`)

/** The sentences with such a condition as a moment. */
export function withMomentSupposed(sentences: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return sentences.map((sentence, index) => {
    const comma = sentence.findIndex(({ text }) => text === ',')
    const at = sentence.findIndex(({ text }) => text === 'if')
    const isFirst = at === 0 && comma > 0
    if (at < 0 || (at === 0 && !isFirst)) return sentence
    const told = isFirst ? sentence.slice(0, comma) : sentence.slice(at)
    const rest = textOf(isFirst ? sentence.slice(comma) : sentence.slice(0, at))
    const isPast = told.some(
      ({ written, text }, is) =>
        /^(?:was|were)$/i.test(written) || (/^lost$/i.test(written) && text === 'lose' && told[is - 1]?.text !== 'is'),
    )
    // What is kept for it is told of the end of a Combat.
    const isOther = /\b(?:instead|otherwise|if|unless|when|then|not|next round|remain|stay|keep)\b/.test(rest)
    if (isPast || isOther || !supposed.test(textOf(told))) return sentence
    const isAsked = sentences.slice(0, index).some((each) => moves.test(textOf(each))) || (!isFirst && itself.test(rest))
    return isAsked ? sentence : [...sentence.slice(0, at), word('when', sentence[at]!), ...sentence.slice(at + 1)]
  })
}
