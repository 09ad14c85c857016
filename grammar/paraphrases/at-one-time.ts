/** How many at one time, how often in a Round and how much less one: numbers that are told with a few words more than the grammar has. */

import type { Clause } from '../clauses.ts'

const together = '(?:(?: ,)? (?:at (?:the same|1|a|any 1|any) time|at once|simultaneously|together))?'
const never = '(?:may not|cannot|may never|can never|must never|is never)'
const gone = '(?:discard|bury|flip)'
const sameMany = '(?:(?:a|the) (?:equal|same|like) (?:number|amount)(?: of)?|(?:that|as|so) (?:many|much))'
const rest = '(?:regardless of [^.,;:()]+|without [^.,;:()]+|ignoring [^.,;:()]+|even (?:if|though|when) [^.,;:()]+|as if [^.,;:()]+)'
const gate = '(?:the |a |its )?gate(?: attribute)?'
const here = '(?:this location|THIS|the location|it|this place)'

export const atOneTime: readonly Clause[] = [
  // "Your Investigator may not be affected by more than two Phobias at the same time."
  [
    new RegExp(`(?<=^|, )(?:you|your investigator) ${never} (?:is )?affected by more than (?<n>#|1) phobia${together}$`),
    'no more than <n> phobia may affect you',
  ],
  [
    new RegExp(`(?<=^|, )(?:no (?:more than (?<n>#|1) phobia may affect (?<who>you|your investigator)))${together}$`),
    'no more than <n> phobia may affect you',
  ],
  [
    new RegExp(`(?<=^|, )no (?:player|investigator) (?:may|can) is affected by more than (?<n>#|1) phobia${together}$`),
    'no more than <n> phobia may affect each player',
  ],
  [
    new RegExp(`(?<=^|, )(?:more than (?<n>#|1) phobia) ${never} affect (?:you|your investigator)${together}$`),
    'no more than <n> phobia may affect you',
  ],
  // "You may play one Priest each Round regardless of Region": how often stands behind it all.
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?you (?:may|can) play )(?<n>1|a|#) (?<what>[^.,;:()]+?) (?:(?:in|during) )?(?<often>each (?:round|turn)|once (?:each|per|a) (?:round|turn)|per (?:round|turn)) (?<rest>${rest})$`,
    ),
    '<n> <what> <rest> <often>',
  ],
  // "You may keep up to two cards above your Maximum."
  [
    /\b(?:keep|hold|retain|have) (?:up to )?(?<n>#|1)(?: more| extra| additional)? card(?: in (?:your )?hand)? (?:above|over|beyond|in excess of|more than|on top of) your maximum(?: hand size)?(?= ,|$)/,
    'keep <n> card more than your maximum',
  ],
  // "Discard your Hand and draw an equal number of new cards, less one."
  [
    new RegExp(
      `\\b(?<what>${gone} (?:(?:your|all(?: of)? your|any number of|as many(?: of your)?)(?: (?:entire|whole|card|#|other))*(?: hand| in your hand| from your hand| card)?(?: (?:in|from) your hand)?))(?: ,)?(?: and(?: then)?| , then| to) draw ${sameMany}(?: new| other| fresh)? card(?: ,)? (?:less|minus|but) (?:1|a card|1 card)(?: (?:less|fewer|card))?(?=$| , once )`,
    ),
    '<what> and draw 1 card for each card so move beyond the first',
  ],
  [
    new RegExp(
      `\\b(?<what>${gone} (?:(?:your|all(?: of)? your|any number of|as many(?: of your)?)(?: (?:entire|whole|card|#|other))*(?: hand| in your hand| from your hand| card)?(?: (?:in|from) your hand)?))(?: ,)?(?: and(?: then)?| , then| to) draw (?:1|a) (?:card )?(?:fewer|less)(?: card)? than (?:you (?:have )?(?:so )?${gone}|(?:is |that )?${gone})$`,
    ),
    '<what> and draw 1 card for each card so move beyond the first',
  ],
  [
    new RegExp(
      `^(?:then )?draw ${sameMany}(?: new| other| fresh)? card(?: ,)? (?:less|minus|but) (?:1|a card|1 card)(?: (?:less|fewer|card))?$`,
    ),
    'draw 1 card for each card so move beyond the first',
  ],
  [
    new RegExp(`^(?:then )?draw (?:1|a) (?:card )?(?:fewer|less)(?: card)? than (?:you (?:have )?(?:so )?${gone}|(?:is |that )?${gone})$`),
    'draw 1 card for each card so move beyond the first',
  ],
  // "You may play Ghouls here as if this Location featured the Gate attribute": by that one Gate, once.
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?)(?:you (?:may|can) )play (?<what>[^.,;:()]+?) here as (?:if|though) ${here} (?:feature|have|bear|contain|have have) ${gate}$`,
    ),
    'you may play <what> here without a gate , once a visit',
    ['Location'],
  ],
  // "You may not have both this card and Legrand in play at the same time."
  [
    new RegExp(
      `(?<=^|, )you (?:may not|cannot|may never) have (?:both )?THIS and (?<b>[^.,;:() ]+(?: (?!in\\b)[^.,;:() ]+){0,3}?) in play${together}$`,
    ),
    'this card may not is play if you have <b> in play . you may not play <b>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(
      `(?<=^|, )you (?:may not|cannot|may never) have (?:both )?(?<b>[^.,;:() ]+(?: (?!in\\b)[^.,;:() ]+){0,3}?) and THIS in play${together}$`,
    ),
    'this card may not is play if you have <b> in play . you may not play <b>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(
      `^(?:THIS and (?<b>[^.,;:() ]+(?: [^.,;:() ]+){0,3}?)|(?<c>[^.,;:() ]+(?: [^.,;:() ]+){0,3}?) and THIS) (?:may not|cannot|may never) both is in play${together}$`,
    ),
    'this card may not is play if you have <b> <c> in play . you may not play <b> <c>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // "While the Captain is in play, you need not walk between two Water Locations": so it is anyway.
  [/^while (?:the )?THIS is in play , (?=you (?:need not|do not (?:have|need) to) walk )/, '', ['Ally', 'Artifact', 'Tome']],
  // "Walk between two Locations that both feature the Water attribute."
  [
    /\bbetween (?:any )?# (?<what>location|(?:[^.,;:() ]+ )+?location) (?:that|which) (?:both|each|all) (?:feature|have|bear) (?<attr>[^.;:()]+?)(?= ,|$)/,
    'between <what> with <attr>',
  ],
  // "No player may Pass unless there is no other legal play": where nothing else is possible, one passes anyway.
  [
    /(?<=\b(?:may not|cannot|no (?:player|investigator|opponent) (?:may|can)) pass\b[^.,;:()]*?)(?: ,)? (?:unless|except when|except if) (?:there is|they have|you have) (?:no (?:other|alternative)(?: legal| possible)?(?: play| move| option| choice)?(?: possible| available| left| open to (?:him|them|you))?|nothing else (?:to do|they (?:can|may) do|you (?:can|may) do))$/,
    '',
  ],
  // "Each time you flip a card, and each time a card of yours is flipped by an opponent": whoever does it.
  [
    new RegExp(
      `(?<when>each time|when|whenever) you (?<how>${gone}) (?:a|1|any|1 of your) (?<what>[^.,;:() ]+)(?: ,)? (?:and|or)(?: (?:each time|when|whenever))? (?:a|1|any) \\k<what> of yours is \\k<how> by (?:a|your|any|1) opponent`,
    ),
    '<when> 1 of your <what> is <how>',
  ],
]
