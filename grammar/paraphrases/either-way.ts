/** What is so either way, or neither way: two kinds forbidden or spared at once, whoever's it is, whether or not something is so. */

import type { Clause } from '../clauses.ts'

const kind = '(?:(?!of|in|at|or|nor|and)[^,:;() ]+ )*?[^,:;() ]+'
const doing = '(?:play|cast|use|draw|gain|attack|walk|summon|control|pass|bury|discard)'
const whosesoever =
  "(?:(?:whoever|whomever|whichever (?:player|investigator)) (?:own|control|have|play|hold|bear) (?:it|they|them)|(?:no matter|regardless of|whatever) (?:whose|who (?:own|control|have|play|hold) (?:it|they|them))(?: (?:it|they) (?:is|may is))?|whosever (?:it|they) (?:is|may is)|(?:it does|do) not matter whose|your(?: own)?s? or (?:your opponent 's|not))"

export const eitherWay: readonly Clause[] = [
  // "Must pay 1 Sanity point, or else bury this card".
  [/(?<=\bmust (?:pay|discard|bury|flip|lose) [^,;:()]+?)(?: ,)? or else(?: ,)? (?=\S)/, ' or '],
  [/(?<=^(?:[^:;()]* , )?no (?:player|investigator|opponent)\b[^:;()]*? may )either (?=[^:;()]+ or )/, ''],
  // "An Investigator who is Outside may neither use Artifacts nor cast Spells": the one and the other.
  [
    /^(?:(?:a|any|each|all) )?(?:investigator|player)(?<who>(?: who [^,:;()]+?)?) (?:may|can) neither (?<a>[^,:;()]+?) nor (?<b>[^,:;()]+?)(?=$| ,)/,
    'no player <who> may <a> or <b>',
  ],
  [/\b(?<may>may|can) neither (?<a>[^,:;()]+?)(?: ,)? nor (?=\S)/, '<may> not <a> or '],
  // ---------------------------------------------------------------- neither of two
  [
    new RegExp(
      `\\b(?<who>you|your opponent|each opponent|each player) (?:may|can) (?<do>${doing}) neither (?<a>${kind}) nor (?<b>${kind})(?= (?:at|in|by|while|if|until|this|for|here|during)\\b| ,|$)`,
    ),
    '<who> may not <do> <a> or <b>',
  ],
  [
    new RegExp(
      `(?<=^(?:[^:;()]+ , )?)neither (?<a>${kind}) nor (?<b>${kind}) (?:may|can) is (?<done>play|cast|use|bury|discard|flip|cancel)(?= |$)`,
    ),
    'no <a> or <b> may is <done>',
  ],
  [
    /\b(?<what>1|a|any 1|any|each|all|#) (?<who>(?:[a-z_]+ )?(?:ally|monster|artifact|tome|location|spell|event)(?: of (?:your opponent|any player|your))?) (?:that|which|who) is neither (?:a )?(?<a>[a-z_]+) nor (?:a )?(?<b>[a-z_]+)(?= |$)/,
    '<what> <who> except a <a> or <b>',
  ],
  // ---------------------------------------------------------------- you as well
  [
    /(?<=\b(?:each|every|all|any) (?:player|investigator)) (?:\( (?:yourself|you|yours|your own) (?:too |also )?include \)|, (?:yourself|you|yours|your own) include ,|\( (?:include|even) (?:you|yourself|yours) \))/,
    '',
  ],
  [/(?: ,)? (?:\( )?(?:you|yours|yourself|your own) (?:also )?(?:include|too|as well)(?: \))?$/, ' , include you'],
  // ---------------------------------------------------------------- whoever's it is
  [
    new RegExp(
      `(?<=\\b(?:1|a|any 1|any|#|each|all) (?:random )?(?:[a-z_]+ ){0,2}(?:ally|monster|artifact|tome|phobia|spell|event)(?: in play)?)(?: ,)? (?:\\( )?${whosesoever}(?: \\))?(?= ,|$)(?: ,(?! ))?`,
    ),
    ' of any player',
  ],
  // ---------------------------------------------------------------- whether or not
  [
    /(?<=^|, )(?:whether or not|no matter whether|whether) (?:it is|you is|your opponent is|there is|this is) [^,:;()]+?(?: or not)? , /,
    '',
  ],
  [/(?: ,)? (?:whether or not|no matter whether) (?:it is|you is|there is) (?:night|day|inside|outside|at night|by day)$/, ''],
  // ---------------------------------------------------------------- what it comes from
  [
    /(?<=\b(?:cannot|may not|never|can not) is (?:bury|discard|flip|lose|steal|affected)) (?:as (?:the|a) result of|because of|on account of|through|owing to|due to) (?=(?:a|any|the)? ?(?:epidemic|event|spell|monster|phobia|opponent)\b)/,
    ' by ',
  ],
  [
    /\b(?<if>if|when|each time) you (?:is|would is) (?:due|about|going|bound) to lose (?<what>sanity|# sanity|1 sanity)/,
    '<if> you would lose <what>',
  ],
  // ---------------------------------------------------------------- when it comes down
  [/^(?:once|as soon as|after|when) (?:you have|you) (?:just )?play THIS ,/, 'when play ,', ['Ally', 'Artifact', 'Tome']],
  [
    /\b(?:in (?:the )?place of|instead of) (?:your turn|take your turn|a turn|another play)(?= ,|$)/,
    'as your turn',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  // ---------------------------------------------------------------- elsewhere, nothing
  [
    /(?<=^(?:while|if|when) [^,:;()]+ , THIS (?:add|gain) (?:#|1)(?: point)?)(?: ,| ;)? (?:and |but )?(?:elsewhere|otherwise|at other time) ?,? ?(?:it|they|THIS) (?:add|gain) nothing$/,
    '',
    ['Ally', 'Monster'],
  ],
  // "His Investigator is Inside": he is.
  [/(?<=\b(?:if|while|unless) )their (?:own )?investigator (?=is )/, 'they '],
  // "Each player must discard one card, unless he is at a Church": of each of them, with or without a comma.
  [
    /(?<=^(?:[^:;()]+ , )?(?:each|every|any|your|all) (?:other )?(?:player|opponent|investigator)\b[^,:;()]*) , (?=(?:unless|if|while) (?:they|that player|that opponent) (?:is|have|do|know)\b)/,
    ' ',
  ],
]
