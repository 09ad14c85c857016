/** What is given in exchange for something, and the Rounds and Combats in which something was so. */

import type { Clause } from '../clauses.ts'

const left = '(?:you (?:may|can) )?'
const gain = '(?:gain|draw|look|bury|discard|return|take|search|cancel|flip)'

export const inExchange: readonly Clause[] = [
  [/^(?<so>if|while|when) , and only \k<so> , /, '<so> '],
  [/(?<= )(?<so>if|while|when) , and only \k<so> , /, '<so> '],
  // ---------------------------------------------------------------- what is given in exchange
  // One's own Ally given for 2 Sanity brings them, an opponent's costs them.
  [
    /(?<=^(?:as your turn (?:, )?)?(?:you (?:may|can) )?(?:(?:draw|look|take|return|search|cancel)\b|(?:bury|discard|flip) [^,:;()]*\bopponent\b)[^:;]*?)(?: ,)? in (?:exchange|return) for (?=(?:#|1) (?:point of )?sanity\b[^,:;()]*$)/,
    ' for ',
  ],
  [
    new RegExp(
      `^(?<head>[^:;]*\\b${gain} [^:;]+?)(?: ,)? (?:in (?:exchange|return) for|at (?:the|a) (?:price|cost) of) (?<n>#|1) (?<what>[^,:;()]*?card) from your hand$`,
    ),
    '<head> by discard <n> <what> from your hand',
  ],
  [
    /^(?:in (?:exchange|return) for|at (?:the|a) (?:price|cost) of) (?<n>#|1) (?<what>[^,:;()]*?card) from your hand ,? ?/,
    'by discard <n> <what> from your hand , ',
  ],
  [
    new RegExp(
      `(?<=^(?:as your turn (?:, )?)?${left}(?:bury|discard|flip) (?![^,:;()]*\\b(?:opponent|player|target|any)\\b)[^,:;()]+?)(?: ,)? in (?:exchange|return) for (?<n>#|1) (?=(?:card|sanity)\\b[^,:;()]*$)`,
    ),
    ' in order to get <n> ',
  ],
  [/\bin order to get (?=(?:#|1) card\b)/, 'to draw '],
  [/\bin order to get (?=(?:#|1) sanity\b)/, 'to gain '],
  // "By burying two of your own": of the same kind.
  [/(?<=\b(?:opponent 's|opponent) (?<kind>ally|artifact|tome|weapon) by (?:bury|discard|flip) (?:#|1) of your) own\b/, ' <kind>'],
]

/** Which Rounds and Combats are meant, and more of one kind than another has of its own. */
export const ofThatMany: readonly Clause[] = [
  [
    /(?<= than (?:you|they|he|it|your opponent|(?:a|any|each|another) (?:opponent|player)) have (?:corrupt|steadfast|defending|face-up|face-down)) ones(?= |$)/,
    ' ally',
  ],
  // ---------------------------------------------------------------- a Round, or Combat, in which something was so
  [
    /\bat the end of (?:each|every|any|a|the) (?<span>round|combat)(?: step)? (?:in|during) which you (?:have )?(?:not lose (?:a|any)|lose no) (?<what>ally|tome|artifact|weapon)(?= ,|$)/,
    'at the end of the <span> , if you have not lose a <what> this <span>',
  ],
  [
    /\bat the end of (?:each|every|any|a|the) (?<span>round|combat)(?: step)? (?:in|during) which you (?:have )?lose (?:a|1) (?<what>ally|tome|artifact|weapon)(?= ,|$)/,
    'at the end of the <span> , if you have lose a <what> this <span>',
  ],
  [
    /\bat the end of (?:each|every|any|a|the) round (?:in|during) which you (?:have )?use no gate(?= ,|$)/,
    'at the end of the round , if you have not use a gate this round',
  ],
]
