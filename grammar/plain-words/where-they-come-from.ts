/** Of which place a card is: "Allies not native to Egypt", "an Artifact that comes from Africa", "unless he is a native of Boston". */

import type { Row } from '../rewording.ts'

const noun = '(?:Ally|Allies|Artifacts?|Tomes?|Weapons?|Monsters?|Spells?|Priests?|Cultists?|cards?)'
const whose =
  "(?: of (?:your opponents?|any opponent|an opponent|each opponent|your opponent['’]s|any player|each player|yours|his or hers)| in play| you have in play)?"
/** A place by its name, or one of two. */
const name = "(?:the )?\\p{Lu}[\\p{L}’'-]*(?: (?:of (?:the )?)?\\p{Lu}[\\p{L}’'-]*)*"
const place = `(?!(?:the )?(?:Current|Region|Subregion|Dimension|Story|Mythos|Discard|Hand|Threat)\\b)(${name}(?:,? (?:or|and|nor) (?:(?:to|of|from|in) )?${name})?)`
const who = '(?:,? (?:who|that|which))'
const are = '(?:is|are|was|were)'
const come = '(?:come|comes|came|hail|hails|hailed|originate|originates|stem|stems)'
const does = '(?:do|does|did)'
/** "Native to", "who is a native of", "who hails from". */
const native = `(?:(?:${who} ${are} )?(?:a native of|natives of|native to|indigenous to|originally from)|${who} ${are} (?:born in|from)|${who} (?:originally )?${come} (?:originally )?from|(?:hailing|coming|originating|stemming) from)`
const foreign = `(?:(?:${who} ${are} )?not (?:a native of|natives of|native to|indigenous to|originally from)|${who} ${are} not (?:born in|from)|${who} ${does} not ${come} from|not (?:born in|from|hailing from|coming from)(?! (?:play|your|his|a|an|the (?:top|same))\\b))`

/** "He or she", as it is asked of one who was spoken of. */
const he = '(?:he or she|it|that (?:Ally|card|Artifact|Monster)|the (?:Ally|card|Artifact|Monster|target|bearer))'
const two = /^(.*?),? (?:and|or|nor) (?:(?:to|of|from|in) )?(.*)$/u
/** "Allies from Boston or Allies from Arkham": a word that nobody knows has its kind beside it. */
const comingFrom = (kind: string, places: string): string => places.replace(two, `$1 or ${kind} from $2`).replace(/^/u, `${kind} from `)
/** "Except Boston and Arkham Allies": neither. */
const exceptFrom = (kind: string, places: string): string =>
  two.test(places)
    ? `except ${places.replace(two, `$1 ${kind} and $2 ${kind}`)}`
    : `except ${/s$/u.test(kind) ? '' : 'any '}${kind} from ${places}`

const where = '(?:in|at) (?:an? |the |any )?\\p{Lu}[\\p{L}’-]*(?: (?:of (?:the )?)?\\p{Lu}[\\p{L}’-]*)*|Outside|Inside'

export const whereTheyComeFrom: readonly Row[] = [
  // "Each opponent in a Water Location must bury one Ally. Priests are discarded instead": one Ally of each who is there.
  [
    new RegExp(
      `\\b([Ee]ach (?:other )?(?:opponent|player|Investigator)) (?:(?:who|whose Investigator) is )?(${where}) (must (?:randomly )?(?:bury|discard) (?:one|an?)(?: random)? Ally)(?=[.;] (?:All |Any |But )?[^.;:,]*?\\b(?:is|are) (?:buried|discarded|flipped(?: face-down)?|Buried|Discarded|Flipped(?: face-down)?) instead\\b)`,
      'giu',
    ),
    (_, [each, there, deed]) => `${each} ${deed} who is ${there!.replace(/^in (?=an? )/iu, 'at ')}`,
  ],
  // "Allies not native to Egypt": all others.
  [new RegExp(`\\b(${noun})(${whose}) ?${foreign} ${place}`, 'gu'), (_, [kind, of, where]) => `${kind}${of} ${exceptFrom(kind!, where!)}`],
  [new RegExp(`\\b(${noun})(${whose}) ?${native} ${place}`, 'gu'), (_, [kind, of, where]) => `${comingFrom(kind!, where!)}${of}`],
  // "If it is native to the Dreamlands".
  [
    new RegExp(
      `(?<=\\b(?:if|If|unless|Unless|while|While|when|When) (?:${he}) ${are} )(not )?(?:a native of|native to|indigenous to|originally from|born in|from) ${place}(?=[.,;:]| (?:and|or)\\b|$)`,
      'gu',
    ),
    (_, [not = '', where]) => `${not}a ${comingFrom('card', where!)}`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:if|If|unless|Unless|while|While) (?:${he}) )(?:${come} (?:originally )?from|${does} not ${come} from) ${place}(?=[.,;:]| (?:and|or)\\b|$)`,
      'gu',
    ),
    (said, [where]) => `is ${/\bnot\b/u.test(said) ? 'not ' : ''}a ${comingFrom('card', where!)}`,
  ],
]
