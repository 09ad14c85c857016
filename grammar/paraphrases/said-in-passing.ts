/** Small words of leave and company: "draw another", "unless accompanied by a Priest", "knows neither Latin nor Greek", "though you may use them". */

import type { Clause } from '../clauses.ts'

const who = '(?<who>you|your opponent|they|your investigator|that player)'
const company = '(?:accompany|escort|guard|protect|attend)(?:ed)?'
const one = '(?<what>(?:a|any|1|1 of your|a [^,:;() ]+) [^,:;()]+?)'
const lone = '(?: who| in play)?'
/** A Monster's company is its Threat. */
const ofYours = ['Ally', 'Location', 'Artifact', 'Tome', 'Event', 'Spell', 'Investigator'] as const

export const saidInPassing: readonly Clause[] = [
  [/(?<=\bdraw )(?:another|1 more|a new)(?: 1)?$/, 'another card'],
  [/(?<=\bdraw )(?:another)(?: 1)?(?= instead$)/, 'another card'],
  [new RegExp(`\\b(?<if>if|unless|while) (?:you is )?${company} by ${one}${lone}$`), '<if> you have <what> in play', ofYours],
  [new RegExp(`^(?<if>if|unless|while) (?:you is )?${company} by ${one}${lone} ,`), '<if> you have <what> in play ,', ofYours],
  [
    new RegExp(`\\b(?<if>if|while|unless) ${who} (?:know|speak|read) neither (?<a>[^,:;() ]+) nor (?<b>[^,:;() ]+)(?=$| ,)`),
    '<if> <who> do not know <a> and <who> do not know <b>',
  ],
  // What may be done with what is there already is not forbidden with its being played.
  [
    /(?<=\bmay not (?:play|is play) [^,:;()]+) ,? ?(?:though|although|but) (?:you|they|those in play|any in play) may (?:still )?(?:use (?:it|they|them|those)|is use)$/,
    '',
  ],
  [
    /^(?:(?:each|every|any|a|all) (?:opponents?|other player|other investigator)|opponents) who (?:arrive|come)(?: here| at THIS| at this location| to this location) (?<deed>(?:must |may )?(?:lose|gain|draw|discard|bury|flip) [^:;()]+)$/,
    'when your opponent arrive here , your opponent <deed>',
    ['Location'],
  ],
  [
    /^(?<when>when|each time) (?:(?:a|your|any|the) opponent|another player|another investigator) (?:come|arrive|enter) (?:here|to THIS|to this location|at this location|at THIS|this location)(?: (?:while|when) you (?:is|remain|stay) (?:still |already )?(?:here|there))?(?= ,)/,
    '<when> your opponent arrive here',
    ['Location'],
  ],
]
