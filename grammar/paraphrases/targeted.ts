/** Who may not aim at whom: "opponents may not choose this card as the target of any Spell". */

import type { Clause } from '../clauses.ts'

const not = '(?:may not|cannot|can not|may never|can never)'
const foes = '(?:(?:your |a |the |any |all )?opponents?)'
const anybody = '(?:(?:any |all |each )?(?:player|investigator)|you)'
const aimed = '(?<whom>THIS|it|they|(?:any of |all of |1 of )?your (?:other )?(?:[^,:;() ]+ )?(?:ally|artifact|tome|monster|cultist))'
const by = '(?:(?:a|any|their|all) )?(?<what>(?:event|spell|phobia|artifact|card)(?: or (?:event|spell|phobia|artifact))?)'
const long = '(?<for>(?: (?:until|for|while|during|at night|by day) ?[^,:;()]*)?)$'

const spared = (who: string, what: string, never: string): readonly Clause[] => [
  [
    new RegExp(
      `^(?<head>(?:while [^,:;()]+ , )?)${who} ${never} (?:choose|select|pick|make) ${aimed} (?:as |to is )?(?:the |a )?target (?:of|for) ${by}${long}`,
    ),
    `<head> <whom> may not is choose as the target of ${what}<for>`,
  ],
  [
    new RegExp(`^(?<head>(?:while [^,:;()]+ , )?)${who} ${never} target ${aimed} with ${by}${long}`),
    `<head> <whom> may not is choose as the target of ${what}<for>`,
  ],
]

/** The same of the Ally who bears this card. */
const bearerSpared = (who: string, what: string, never: string): readonly Clause[] => [
  [
    new RegExp(
      `^(?<head>(?:while [^,:;()]+ , )?)${who} ${never} (?:choose|select|pick|make) (?:the bearer|(?:this|that|the|its) ally|its bearer) (?:as |to is )?(?:the |a )?target (?:of|for) ${by}${long}`,
    ),
    `<head> the bearer may not is choose as the target of ${what}<for>`,
    ['Artifact'],
  ],
]

export const targeted: readonly Clause[] = [
  ...bearerSpared(foes, "a opponent 's <what> ", not),
  ...bearerSpared(anybody, 'any <what> ', not),
  ...spared(foes, "a opponent 's <what> ", not),
  ...spared('no opponent', "a opponent 's <what> ", '(?:may|can)'),
  ...spared(anybody, 'any <what> ', not),
  ...spared('(?:no player|no investigator|nobody|no 1)', 'any <what> ', '(?:may|can)'),
]
