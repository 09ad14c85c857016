/** What goes on until so many are left, or held: "discards cards from his Hand until only three remain", "draws until he has six". */

import type { Clause } from '../clauses.ts'

const cards = '(?:(?:any |the |their |your )?card)(?: of (?:their|your) choice)?'
const ofHand = '(?: (?:from|in|out of) (?:(?:their|your|the) )?hand)?'
const n = '(?:only |just |but |no more than |exactly )?(?<n>#|1)(?: card)?'
const left =
  '(?:left|remain|is left|is leave|leave|in (?:(?:their|your) )?hand|remain in (?:(?:their|your) )?hand|left in (?:(?:their|your) )?hand|is left in (?:(?:their|your) )?hand)'

export const untilSoMany: readonly Clause[] = [
  [
    /\b(?<do>bury|discard|flip) (?:all )?(?:of )?(?<whose>your|their) (?<what>(?!card\b)[^,;:()]+?)(?<by>(?: of (?:their|your) (?:own )?choice)?) until (?:only |just |but |no more than |at most |exactly )?(?<n>#|1)(?: of them)? (?:remain|left|is left|is leave|stay)(?: in play)?$/,
    '<do> all but <n> of <whose> <what> <by>',
  ],
  [
    /\b(?<do>bury|discard|flip) (?!(?:#|1|a|any|all|your|their)\b)(?<what>(?!card\b)[^,;:()]+?)(?<by>(?: of (?:their|your) (?:own )?choice)?) until (?:only |just |but |no more than |at most |exactly )?(?<n>#|1)(?: of them)? (?:remain|left|is left|is leave|stay)(?: in play)?$/,
    '<do> all but <n> <what> <by>',
  ],
  [
    new RegExp(
      `\\bdiscard ${cards}${ofHand} until (?:(?:they|you) (?:have|hold|keep|is left with|have left)|(?:they|you) is down to|their hand hold|your hand hold) ${n}(?: ${left})?(?=$| ,| and | or )`,
    ),
    'discard down to <n> card',
  ],
  [
    new RegExp(
      `\\bdiscard ${cards}${ofHand} until (?:there is )?${n}(?: is)?(?: of (?:them|they))? ${left}(?: in (?:their|your) hand)?(?=$| ,| and | or )`,
    ),
    'discard down to <n> card',
  ],
  // "Your opponent draws until he has six."
  [
    /\bdraw (?:(?:any |more )?card )?until (?<who>they|you) (?:have|hold) (?<n>#)(?: card)?(?: in (?:(?:their|your) )?hand)?(?=$| ,)/,
    'draw card until <who> have <n> in hand',
  ],
  // "It lasts until the end of the next Round or until another Storm is played; then, bury it": whichever comes first.
  [
    /^(?:THIS|THING|it) (?:last|remain(?: in play)?|stay(?: in play)?|is in play|continue|persist|endure) until the end of (?<round>(?:the next|the|this) round)(?: ,)? or (?:until )?(?<x>[^,;:()]+ is (?:play|cast|bury|discard))(?: [;,])*(?: (?:then )?bury (?:THIS|it))?$/,
    'this card remain in play until the end of <round> . bury this card when <x>',
    ['Event'],
  ],
  [
    /^(?:THIS|THING|it) (?:last|remain(?: in play)?|stay(?: in play)?|is in play|continue|persist|endure) until (?<x>[^,;:()]+ is (?:play|cast|bury|discard))(?: ,)? or (?:until )?the end of (?<round>(?:the next|the|this) round)(?: [;,])*(?: (?:then )?bury (?:THIS|it))?$/,
    'this card remain in play until the end of <round> . bury this card when <x>',
    ['Event'],
  ],
  [
    /^(?:THIS|THING|it) (?:last|remain(?: in play)?|stay(?: in play)?|is in play|continue|persist|endure) until the end of (?<round>(?:the next|the|this) round)(?: ,)? or (?:until )?(?<x>[^,;:()]+ is (?:play|cast|bury|discard))(?: [;,])* (?:then )?discard (?:THIS|it)$/,
    'discard this card at the end of <round> . discard this card when <x>',
    ['Event'],
  ],
]
