/** Who defends beside whom, and against what: conditions of a Battle, told of others than the player. */

import type { Clause } from '../clauses.ts'

const allies = ['Ally', 'Artifact'] as const
const head = '(?<=\\b(?:if|when|while|whenever|unless|and|or) )'
const it = '(?:THIS|it|they)'
const kind = '(?<k>(?:(?!is\\b|the\\b|your\\b|of\\b|in\\b)[^,:;() ]+ ){0,2}?(?!is\\b|of\\b|in\\b|yours\\b)[^,:;() ]+)'
const defends =
  '(?:(?:is )?also (?:defend|defending)|is defending(?: too| as well| also)?|defend(?: too| as well| also)?|take part in the (?:same )?defen[sc]e)'
const ofYours = '(?: (?:of yours|that you have in play))?'
const beside = '(?:(?:together |along |side by side )?with|beside|alongside|next to)'
const opposed = '(?:attack|is attack)(?: (?:you|your investigator|it|THIS|they))?'
const bear = '(?:carry|bear|hold|have|use|wield)'

export const sideBySide: readonly Clause[] = [
  // "If another Cultist is also defending", "if there is another Defending Cultist", "when it defends together with a Cultist".
  [
    new RegExp(`${head}(?:another|(?:at least )?(?:1|a) other) ${kind}${ofYours} ${defends}(?=$| ,)`),
    'you have another defending <k> in play',
    allies,
  ],
  [new RegExp(`${head}no other ${kind}${ofYours} ${defends}(?=$| ,)`), 'you have no other defending <k> in play', allies],
  [
    new RegExp(`${head}there is (?:another|(?:at least )?1 other) defending ${kind}(?=$| ,)`),
    'you have another defending <k> in play',
    allies,
  ],
  [new RegExp(`${head}another defending ally${ofYours} is (?:a |1 )?${kind}(?=$| ,)`), 'you have another defending <k> in play', allies],
  [
    new RegExp(`${head}(?:${it} (?:is )?)?(?:defend|defending) ${beside} (?:a|another|1|any|at least 1)(?: other)? ${kind}(?=$| ,)`),
    'this card is a defending ally and you have another defending <k> in play',
    ['Ally'],
  ],
  [
    new RegExp(
      `${head}(?:${it} )?(?:is )?(?:defend|defending) (?:by (?:itself|themselves|himself|herself)|without any other ally|on its own)(?=$| ,)`,
    ),
    'this card is defending alone',
    ['Ally'],
  ],
  // "If a Ghoul is attacking you", "if any attacking Monster is Invisible".
  [/\bthe attack threat (?=(?:contain|include|have|hold) )/, 'the opposing threat ', allies],
  [
    new RegExp(`${head}(?<n>a|any|1|at least 1|2 or more|at least #) ${kind} ${opposed}(?=$| ,)`),
    'the opposing threat contain <n> <k>',
    allies,
  ],
  [
    new RegExp(`${head}(?:any|a|1|1 of the|any of the|at least 1)(?: of)?(?: the)? attack monster is (?<n>a|1) ${kind}(?=$| ,)`),
    'the opposing threat contain <n> <k>',
    allies,
  ],
  [
    new RegExp(`${head}(?:any|a|1|1 of the|any of the|at least 1)(?: of)?(?: the)? attack monster is (?<k>invisible|corrupt)(?=$| ,)`),
    'the opposing threat contain a <k> monster',
    allies,
  ],
  [new RegExp(`${head}attack by (?<n>a|any|1) ${kind}(?=$| ,)`), 'the opposing threat contain <n> <k>', allies],
  // Whether somebody is armed.
  [
    new RegExp(
      `${head}(?:${it} (?:${bear} no|(?:do not|is not) (?:${bear}|carrying|bearing|holding|using) (?:a|any))|without (?:a|any)) weapon(?=$| ,)`,
    ),
    'this card bear no weapon',
    ['Ally'],
  ],
  [
    new RegExp(`${head}(?:1|any|a)(?: of your)?(?: other)? ally${ofYours} have (?<w>a|any) (?=weapon(?:$| ,))`),
    'you have a ally with <w> ',
    allies,
  ],
]
