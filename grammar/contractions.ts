/** Two words written as one: "you're Outside", "doesn't attack", "if it's Night", "anytime". */

import { like, type Rewording, reworded } from './rewording.ts'

const whole: Readonly<Record<string, string>> = {
  "won't": 'do not',
  "can't": 'cannot',
  "shan't": 'do not',
  anytime: 'any time',
  everytime: 'every time',
}

/** What "it's" begins a statement with; of anything else it is what belongs to it, misspelled. */
const stated =
  /^ (?:now |already |also |still |not )?(?:night|day|a|an|in play|in|at|on|your|cast|played|buried|discarded|lost|revealed|used|flipped|corrupt|invisible|inside|outside|face-(?:up|down))\b/i

/** "There isn't a Ghoul" is no Ghoul. */
const none = /^(?<verb>is|are|have|has)n['’]t (?:an?|any)$/i

const short =
  /\b(?:(you|they|we|it|he|she|there|who|that)['’](re|s|ve|ll)|(?:(?<=\bthere )(?:is|are)|have|has)n['’]t (?:an?|any)|(\p{L}+)n['’]t|(?:any|every)time)\b/giu

/** A text with such words in full; nothing where there are none. */
export function inFull(text: string): Rewording | undefined {
  return reworded(text, short, (said, [who, be, verb], at) => {
    if (/^it['’]s$/i.test(said) && !stated.test(text.slice(at + said.length))) return said
    const other = who
      ? `${who} ${{ re: 'are', s: 'is', ve: 'have', ll: 'will' }[be!.toLowerCase()]}`
      : none.test(said)
        ? said.replace(none, '$<verb> no')
        : (whole[said.toLowerCase().replace('’', "'")] ?? `${verb} not`)
    return like(said, other)
  })
}
