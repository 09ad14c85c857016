/** Journeys told by where they begin and end: "moves from one Dimension to another", "from any City Location, as if walking", and who else is meant. */

import type { Clause } from '../clauses.ts'

const place = '(?<what>region|subregion|dimension)'
const goes = '(?:move|go|travel|pass|cross|journey|walk)'
const you = '(?:you|your investigator)'
const deed = '(?=(?:return|lose|gain|draw|bury|discard|flip|you|your|this|THIS|it|they|all|each)\\b)'
const ifWalking = '(?:(?: ,)? as (?:if|though)(?: (?:you|they)(?: is)?)?| ,) walk(?: (?:there|here|to it|to THIS|from there))?'

export const fromOneToAnother: readonly Clause[] = [
  [
    /\b(?:move|pass|transfer|hand|shift|exchange) (?:a|1|any 1) (?<what>[a-z_]*weapon|artifact) between (?:any )?# of your ally(?= |$)/,
    'give 1 <what> of your ally to another of your ally',
  ],
  // "Move a Weapon from one of your Allies to another".
  [
    /\b(?:move|pass|transfer|hand|shift|give) (?:a|1|any 1) (?<what>[a-z_]*weapon|artifact|spell) (?:from|of) (?:1|any) (?:of your )?ally(?: of yours)? to (?:another|a other|any other)(?: 1| of your ally| of they| of them| ally| ally of yours)?(?= |$)/,
    'give 1 <what> of your ally to another of your ally',
  ],
  [
    new RegExp(
      `\\b(?<when>when|if|each time) ${you} ${goes} from (?:1|any|a) ${place} (?:in)?to (?:another|a different(?: 1)?)(?: \\2)? ,`,
    ),
    '<when> you move to another <what> ,',
  ],
  [
    new RegExp(
      `\\b(?<when>when|if|each time) ${you} ${goes} from (?:1|any|a) ${place} (?:in)?to (?:another|a different(?: 1)?)(?: \\2)? ${deed}`,
    ),
    '<when> you move to another <what> , ',
  ],
  [
    new RegExp(`\\b(?<when>when|if|each time) ${you} ${goes} from (?:1|any|a) ${place} (?:in)?to (?:another|a different(?: 1)?)(?: \\2)?$`),
    '<when> you move to another <what>',
  ],
  [new RegExp(`\\b(?<when>when|if|each time) ${you} ${goes} between ${place}$`), '<when> you move to another <what>'],
  // What one may come to from there is walked to.
  [
    new RegExp(
      `^(?:you )?may (?:play THIS|is play|THIS is play|walk to THIS) (?<from>from [^:;()]+?)(?:(?: ,)? regardless of (?:region|subregion|its region))?${ifWalking}$`,
    ),
    'you may walk here <from>',
    ['Location'],
  ],
]
