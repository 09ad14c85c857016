/** Abbreviations, brackets and little words that are written in more than one way. */

import type { Row } from '../rewording.ts'

export const withTheExceptionOf: Row = [/\bwith the exception of\b/giu, () => 'except']

/** "You may choose to draw", "he may elect to pay". */
export const mayChoose: readonly Row[] = [
  [/\b(may) (?:choose|elect|opt|decide) to (?!\w+ or\b)/gi, (_, [may]) => `${may} `],
  [/\b(may|must|can) (?:then |also )?choose whether to\b/gi, (_, [may]) => `${may}`],
]

/** "(even if face-down)", "(unless you are Outside)": a condition in brackets, behind what it is a condition of. */
export const conditionInBrackets: Row = [
  / \(((?:even if|if|unless|when|while|but only|only|including|except|at|in|on)\b[^()]*)\)(?=[.;,])/gi,
  (_, [what]) => `, ${what}`,
]

export const hisOrHer: Row = [/\b(his|her|him)\/(her|his|him)\b/gi, (_, [a]) => (/^him$/i.test(a!) ? 'him or her' : 'his or her')]

export const goo: Row = [/\bGOO(s?)\b/g, (_, [s]) => `Great Old One${s}`]

export const heOrShe: Row = [/\b(?:s\/he|he\/she)\b/gi, () => 'he or she']

export const points: Row = [/\bpts?\.(?= )/gi, () => 'points']
