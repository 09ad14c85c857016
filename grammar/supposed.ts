/** "If one of your Allies is buried, draw one card": what is supposed to befall a card is a moment, where nothing told before could have done it. */

import type { Token } from './lexer.ts'
import { textOf, word, words } from './tokens.ts'

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
// What you bury or discard yourself is what something is done for.
const supposed = new RegExp(
  `^if (?!you (?:bury|discard)\\b)(?!.*\\b(?:would|have|not|this round|this turn|may|must)\\b)(?:${befalls}|${loses}|${makes})[^,:;()]*$`,
)

/** "When this card is buried, gain 2 Sanity. If it is discarded, lose 1 instead": the other fate of the same card, and what then is done. */
function otherFate(sentence: readonly Token[], before: readonly Token[] | undefined): readonly Token[] | undefined {
  const ownFate = before && /^(?:when|if) .*? ?is (bury|discard) , /.exec(textOf(before))?.[1]
  const isOwn =
    before?.slice(1, 4).some(({ type, text }) => type === 'self' || text === 'this') && !before.some(({ text }) => text === 'would')
  const told = /^(?:if|when) (?:(?:[a-z]+ ){1,3}is )?(bury|discard)(?: instead)? , ((?:you )?(lose|gain|draw) .+?)(?: instead)?$/.exec(
    textOf(sentence),
  )
  const isIt = sentence.slice(1, 3).some(({ type, text }) => type === 'self' || /^(?:this|it|they|bury|discard)$/.test(text))
  const comma = sentence.findIndex(({ text }) => text === ',')
  if (!isOwn || !isIt || !ownFate || !told || told[1] === ownFate) return undefined
  const near = sentence[0]!
  const rest = sentence.slice(comma).filter(({ text }) => text !== 'instead')
  const isBare = rest.at(-1)?.type === 'number' && told[3] !== 'draw' && before!.some(({ text }) => text === 'sanity')
  return [...words(`when this card is ${told[1]}`, near), ...rest, ...(isBare ? words('sanity', rest.at(-1)!) : [])]
}

/** The sentences with such a condition as a moment. */
export function withMomentSupposed(sentences: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return sentences.map((sentence, index) => {
    const fate = otherFate(sentence, sentences[index - 1])
    if (fate) return fate
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
    const isOther = /\b(?:instead|otherwise|if|unless|when|then|not|next round|remain|stay|keep|rather)\b/.test(rest)
    if (isPast || isOther || !supposed.test(textOf(told))) return sentence
    const isAsked = sentences.slice(0, index).some((each) => moves.test(textOf(each))) || (!isFirst && itself.test(rest))
    return isAsked ? sentence : [...sentence.slice(0, at), word('when', sentence[at]!), ...sentence.slice(at + 1)]
  })
}
