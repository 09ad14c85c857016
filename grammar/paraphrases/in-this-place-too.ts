/** What stands where something shorter usually does: another cause behind the first; what a card is from then on, the same Turn. */

import type { Clause } from '../clauses.ts'

const nobody = '(?:no sanity(?: point)?)'
const inCombat = '(?:(?:in|during) (?:(?:this|the|that) )?combat)'
const sameTurn = '(?:on |in |during )?the (?:same|very same|very) turn(?: (?:that|in which|on which|during which|when|as))?'
const attack =
  "(?:(?:any of |any )?(?:its|THIS 's|the) points?|(?:any )?points? (?:of|from) (?:THIS|it|its attack|this attack|the attack)|(?:THIS|it|this attack|its attack|the attack)|attack)"

export const inThisPlaceToo: readonly Clause[] = [
  // "By Storm Events or by Monsters": either of them.
  [
    /(?<=\b(?:bury|discard|lose|flip|cancel|affect|affected) by [^,:;()]*?) (?<and>or|nor|and) by (?=[^,:;()]+$|[^,:;()]+ (?:while|until|if|,) )/,
    ' or ',
  ],
  [/(?<=\b(?:your|all|any) [^,:;()]*?)is not (?<how>bury|discard) by (?=[^,:;()]+$)/, 'may not is <how> by '],
  // A Combat in which nobody lost any.
  [
    new RegExp(
      `\\b(?<if>if|unless) ${nobody} (?:is|was|were|have is) lose(?: by (?:anyone|anybody|either player|any (?:player|investigator)))? ${inCombat}`,
    ),
    '<if> each player lose no sanity in this combat',
  ],
  [
    new RegExp(
      `\\b(?<if>if|unless) (?:no (?:player|investigator)|neither (?:player|investigator)|nobody|no 1) (?:have )?lose (?:any )?sanity(?: point)?(?: ${inCombat})(?=$| ,)`,
    ),
    '<if> each player lose no sanity in this combat',
  ],
  [
    /^(?<at>after|at the end of) combat , if (?:no (?:player|investigator)|neither (?:player|investigator)|nobody|no 1) (?:have )?lose (?:any )?sanity(?: point)? ,/,
    '<at> combat , if each player lose no sanity in this combat ,',
  ],
  // "Begin each Round with one card fewer": so many are drawn.
  [
    /^(?:you )?(?:begin|start) (?:each|every) round with (?<n>#|1) (?:card (?<more>fewer|less)|(?<few>fewer|less) card)(?: (?:in (?:your )?hand|than usual|than normal))?$/,
    'draw <n> fewer card at the start of each round',
    ['Investigator', 'Ally', 'Artifact', 'Tome', 'Location', 'Event'],
  ],
  // What this card is from then on.
  [
    /\b(?<while>while|as long as|so long as) (?<it>it|they|THIS) (?:remain|stay|continue to is) (?=(?:a |an )?(?:ally|monster|corrupt|steadfast|face-up|face-down)\b)/,
    '<while> <it> is ',
  ],
  // "Two Allies of the same opponent": a deed has one of them anyway.
  [
    /(?<=\b(?:flip|bury|discard|return) (?:any )?# [^,:;()]+?) of (?:the same|a single|1 and the same) opponent(?=$| (?:face-down|if|at night|by day)\b)/,
    ' of your opponent',
  ],
  [
    /(?<=^(?:flip|bury|discard|return) (?:any )?1 (?<what>[a-z_]+)(?: card)?(?: of (?:your|a) opponent)?(?: face-down)? , or )(?<when>at night|by day) (?:any )?(?<n>#) \1(?: card)?(?: of (?:the same|a single|1) opponent)?$/,
    '<n> <when>',
  ],
  // "Unless it is a Day or Night Event", of what is answered.
  [
    /^cancel (?:the effect of )?(?:a|any|1) (?<what>event|spell) (?:just )?(?<done>cast|play)(?: ,)? unless it is (?<not>(?:a|any) [^,:;()]+)$/,
    'cancel the effect of a <what> except <not> <done>',
    ['Spell', 'Event'],
  ],
  [
    /^cancel (?:the effect of )?(?:a|any|1) (?<what>event|spell|card|artifact|ally|monster|tome) (?!(?:just )?(?:cast|play)(?: ,)? unless)(?<how>[^,:;()]+?)(?: ,)? unless it is (?<not>(?:a|any) [^,:;()]+)$/,
    'cancel the effect of a <what> , except <not> , <how>',
    ['Spell', 'Event'],
  ],
  [
    /^cancel (?:the effect of )?(?:a|any|1) (?<what>event|spell|card|artifact|ally|monster|tome) (?!(?:just )?(?:cast|play)(?: ,)? unless)(?<how>[^,:;()]+?)(?: ,)? unless it is (?<not>(?:a|any) [^,:;()]+)$/,
    'cancel the effect of a <what> except <not> <how>',
    ['Spell', 'Event'],
  ],
  [
    /^cancel (?:the effect of )?(?:a|any|1) (?<what>event|spell|card|artifact|ally|monster|tome)(?: ,)? unless it is (?<not>(?:a|any) [^,:;()]+)$/,
    'cancel the effect of a <what> except <not>',
    ['Spell', 'Event'],
  ],
  // Who alone absorbs what it does.
  [
    new RegExp(`^only (?<who>(?!THIS|it|they)[^,:;()]+?) (?:can|may) (?:absorb|take|suffer|defend against) ${attack}$`),
    'only <who> may defend against this card',
    ['Monster'],
  ],
  [
    new RegExp(`^no (?<who>(?!player|investigator|opponent)[^,:;()]+?) (?:can|may) (?:absorb|take|suffer) ${attack}$`),
    'this card bypass <who>',
    ['Monster'],
  ],
  [
    new RegExp(`^(?<who>(?!THIS|it|they|no |only )[^,:;()]+?) (?:cannot|may not|can never|can not) (?:absorb|take|suffer) ${attack}$`),
    'this card bypass <who>',
    ['Monster'],
  ],
  // "Right-side-up on the same Turn in which you played it crosswise": as one begins to walk.
  [
    new RegExp(
      `^(?<head>(?:[^,:;()]+ , )?)(?<may>you may )?(?:rotate|turn) (?:a|any|your|the|1) (?:new )?location right-side-up ${sameTurn} (?:you )?(?:have )?(?:play|place) (?:it|that location) crosswise$`,
    ),
    '<head> when you play a location crosswise , <may> rotate it right-side-up in the same turn',
    ['Investigator', 'Ally', 'Artifact', 'Tome'],
  ],
  [
    new RegExp(`^(?<head>(?:[^,:;()]+ , )?)(?<may>you may )arrive ${sameTurn} (?:you )?(?:have )?begin (?:to walk|walk|a walk)$`),
    '<head> when you play a location crosswise , <may> rotate it right-side-up in the same turn',
    ['Investigator', 'Ally', 'Artifact', 'Tome'],
  ],
  // What a Combat uses up, of the Weapon and of him who bears it.
  [
    /^flip (?:both )?(?:the )?(?:ally and (?:the |this )?weapon|weapon and (?:the )?ally)(?: face-down)? (?=after )/,
    'flip both this card and ally face-down ',
    ['Artifact'],
  ],
  // "The target Threat": that of the opponent it is aimed at.
  [
    /(?<=^(?:[^:;()]* )?(?:discard|bury|return|flip) [^,:;()]*\b(?:from|in|of) )(?:the )?target threat(?= |$)/,
    "your opponent 's threat",
    ['Event', 'Spell'],
  ],
  [/\bfor each (?<what>[^,:;()]+?) (?:that|which|who) you have in play\b/, 'for each <what> you have in play'],
  [
    /^(?<each>for each [^,:;()]+? in play) (?=(?:your opponent|that opponent|each player|you|(?:randomly )?(?:discard|bury)|draw|gain|lose) )/,
    '<each> , ',
  ],
  [
    /^for each (?<what>[^,:;()]+? you have in play) , (?<does>(?:(?:randomly )?(?:discard|bury)|draw|gain|lose) [^,:;()]+?) , (?<most>(?:to|up to) a maximum of (?:#|1)(?: (?:card|point|sanity))?)$/,
    '<does> for each <what> , <most>',
  ],
  // "No player may rotate crosswise Locations right-side-up": nobody arrives on foot.
  [
    /\b(?<ban>(?:no (?:player|investigator|opponent)|nobody) may|(?:your opponent|each opponent|each player|you) (?:may not|cannot)) (?:rotate|turn) (?:(?:a|any|the|their|your) )?(?:crosswise )?location(?: right-side-up)?(?=$| )/,
    '<ban> rotate a location',
  ],
  [
    /\bplayer (?:may not|cannot) (?:rotate|turn) (?:(?:a|any|the|their) )?(?:crosswise )?location(?: right-side-up)?(?=$| )/,
    'no player may rotate a location',
  ],
  // "Discard it plus any Spell", of a Tome: what it holds goes with it anyway.
  [
    /^(?<turn>(?:as your turn , )?(?:you may )?)discard (?:THIS|it) (?:plus|with|and|together with|along with) (?:any|all|the|its) spell(?: (?:in it|it hold|in THIS))?(?=$| )/,
    '<turn> discard this card',
    ['Tome'],
  ],
  // "Only in the Waking World, and only at a House or at Night": each of them is asked.
  [
    /^(?<can>(?:you )?(?:may|can) only (?:is )?(?:play|use|cast)(?: THIS)?|(?:play|use|cast)(?: THIS)? only) (?<a>(?:in|at|on|while|during|by|if) (?:(?! or )[^,:;()])+?)(?: ,)? (?:and|but) only (?<b>(?:in|at|on|while|during|by|if) [^,:;()]+)$/,
    '<can> <a> . <can> <b>',
  ],
]
