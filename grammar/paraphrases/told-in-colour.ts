/**
 * What a rule says with a word of the scene where the game has one of its own: "while hacking through a Forest Location", "the Padre refuses
 * if ...", "they may not be awakened".
 */

import type { Clause } from '../clauses.ts'

const ing =
  '(?!(?:defend|attack|walk|cast|play|be|oppos|dur|resolv|us|hold|bear|carry|absorb|regard|includ|exclud|accord|follow|noth|someth|anyth|everyth)ing\\b)[a-z-]+ing'
/** Where one goes along doing so. */
const along = '(?:through|across|over|along|among|amid|beneath|up|down|about|around|in|on|at)'

export const toldInColour: readonly Clause[] = [
  [new RegExp(`\\b(?<when>while|if|when) ${ing} ${along} (?<where>(?:a|any|the) [^,:;() ]+ location)(?= |$)`), '<when> you is at <where>'],
  [
    new RegExp(`\\b(?<when>while|if) you is ${ing} ${along} (?<where>(?:a|any|the) [^,:;() ]+ location)(?= |$)`),
    '<when> you is at <where>',
  ],
  [
    /^(?:THIS|the THIS|THING|it|they) (?:refuse|decline|balk|baulk|demur|will not (?:do so|help|serve|oblige|comply|obey))s?(?: to (?:do so|do it|help|serve|oblige|comply|obey))?(?: you)? (?=if |when |while |as long as |at |by )/,
    'this card may not is use ',
  ],
  [
    /\b(?<may>may not|cannot|can not) is (?:awaken|awakened|wake|waken|wakened|revive|revived|rouse|roused)(?= |$)/,
    '<may> is flip face-up',
  ],
]
