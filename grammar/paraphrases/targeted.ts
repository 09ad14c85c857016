/** Who may not aim at whom: "opponents may not choose this card as the target of any Spell". */

import type { Clause } from '../clauses.ts'

const not = '(?:may not|cannot|can not|may never|can never)'
const foes = '(?:(?:your |a |the |any |all )?opponents?)'
const anybody = '(?:(?:any |all |each )?(?:player|investigator)|you)'
const cards = '(?:any of |all of |1 of )?your (?:other )?(?:[^,:;() ]+ )?(?:ally|artifact|tome|monster|cultist)'
const aimed = `(?<whom>THIS|it|they|(?:you|your investigator)(?: (?:or|and|nor) ${cards})?|${cards})`
const head = '^(?<head>(?:(?:while|until|for|during) [^,:;()]+ , )?)'
const by = '(?:(?:a|any|their|all) )?(?<what>(?:event|spell|phobia|artifact|card)(?: or (?:event|spell|phobia|artifact))?)'
const long = '(?<for>(?: (?:until|for|while|during|at night|by day|this round|here) ?[^,:;()]*)?)$'

const spared = (who: string, what: string, never: string): readonly Clause[] => [
  [
    new RegExp(`${head}${who} ${never} (?:choose|select|pick|make) ${aimed} (?:as |to is )?(?:the |a )?target (?:of|for) ${by}${long}`),
    `<head> <whom> may not is choose as the target of ${what}<for>`,
  ],
  [new RegExp(`${head}${who} ${never} target ${aimed} with ${by}${long}`), `<head> <whom> may not is choose as the target of ${what}<for>`],
  [
    new RegExp(
      `${head}${who} ${never} (?:play|cast) ${by} (?:on|against|at) (?!(?:you|your investigator)(?= |$)(?! or| and))${aimed}${long}`,
    ),
    `<head> <whom> may not is choose as the target of ${what}<for>`,
  ],
]

/** "Neither you nor your Allies may be the target of Spells", "you and your Allies may not be targeted by Events": it is said of both. */
const bothSpared = (lead: string, joint: string, never: string): Clause => [
  new RegExp(
    `${head}${lead}(?<whom>you|your investigator) ${joint} (?<also>${cards}) ${never} is (?:choose (?:as|to is) )?(?:the |a )?target (?:of|by|for) (?<what>[^,:;()]+?)${long}`,
  ),
  '<head> <whom> may not is the target of <what> <for> . <head> <also> may not is the target of <what> <for>',
]

/** "No Event may be played on your Allies": by those who play against you. */
const noneOn = (lead: string, never: string): Clause => [
  new RegExp(
    `${head}${lead}${by} ${never} is (?:play|cast)(?: by (?:${foes}|any opponent))? (?:on|against|at) (?!(?:you|your investigator)(?= |$)(?! or| and))${aimed}${long}`,
  ),
  "<head> <whom> may not is choose as the target of a opponent 's <what> <for>",
]

/** The same of the Ally who bears this card. */
const bearerSpared = (who: string, what: string, never: string): readonly Clause[] => [
  [
    new RegExp(
      `${head}${who} ${never} (?:choose|select|pick|make) (?:the bearer|(?:this|that|the|its) ally|its bearer) (?:as |to is )?(?:the |a )?target (?:of|for) ${by}${long}`,
    ),
    `<head> the bearer may not is choose as the target of ${what}<for>`,
    ['Artifact'],
  ],
]

export const targeted: readonly Clause[] = [
  noneOn('no ', '(?:may|can)'),
  noneOn('', not),
  bothSpared('', '(?:and|or)', not),
  bothSpared('neither ', 'nor', '(?:may|can)'),
  ...bearerSpared(foes, "a opponent 's <what> ", not),
  ...bearerSpared(anybody, 'any <what> ', not),
  ...spared(foes, "a opponent 's <what> ", not),
  ...spared('no opponent', "a opponent 's <what> ", '(?:may|can)'),
  ...spared(anybody, 'any <what> ', not),
  ...spared('(?:no player|no investigator|nobody|no 1)', 'any <what> ', '(?:may|can)'),
]
