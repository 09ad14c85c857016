/** "Afterwards" behind a sentence that holds for a while: once that is over, and not at once as elsewhere. */

import { type Rewording, reworded } from './rewording.ts'

const lasting =
  /(\b(?:until the end of|for the (?:rest|remainder) of|during) (?:the |this |that )?(combat|round)\b[^.;:()]*\. )(?:afterwards?|after that|thereafter),? (\p{L})/giu

/** A text in which the end of that while is told; nothing where there is none. */
export function onceThatIsOver(text: string): Rewording | undefined {
  return reworded(text, lasting, (_said, [before = '', span = '', first = '']) => {
    const end = /^round$/i.test(span) ? 'the Round' : 'Combat'
    return `${before}At the end of ${end}, ${first.toLowerCase()}`
  })
}
