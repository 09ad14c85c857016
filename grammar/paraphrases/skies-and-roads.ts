/** What Travel Events, Phobias, Day and Night, Stars, Storms and Epidemics say at more length: the way there, what one suffers from, what hangs over all. */

import type { Clause } from '../clauses.ts'

const event = ['Event'] as const
const points = 'sanity(?: point)?'
const place = '(?:there|at (?:that|the new|your new) location)'
const thatTurn = '(?:on|in|during) (?:the|that) same turn'
const some = '(?:1|any 1)'

export const skiesAndRoads: readonly Clause[] = [
  // "You may stay aboard as long as you like, but if ...": no Turn is told on which one must go on.
  [
    /^you (?:may|can) (?:stay|remain|linger|ride|wait)(?: on)?(?: aboard| on board| here| on it)? (?:while|for while|so long as) you (?:like|please|wish|want|will)(?: ,)?(?: but| and)? (?=(?:if|when|at) )/,
    '',
  ],
  // "Even if a Storm Event would forbid it": what Storms forbid is done all the same.
  [
    /\beven (?:if|though|when|where|while) (?:(?:a|any|the|1|another|your opponent 's) )?storm(?: event| card)?(?: in play)? (?:would|may|might|should|do)?(?: (?:normally|otherwise|usually|ordinarily))? ?(?:forbid|prevent|prohibit|preclude|stop|prevent|hinder)(?: (?:it|them|this|that|you|such travel|such (?:a )?play|so|their play|its play))?(?: from (?:so )?(?:do so|do it|do this|play|play it|play them|travel))?(?= ,|$| and )/,
    'even if a storm is in play',
  ],
  // ---------------------------------------------------------------- on the way, and there
  // Where one has come to by the same card, all that is played is played there.
  [
    new RegExp(`^(?<may>you may )(?:also |then )?play (?<what>${some} [^,:;]+?) ${place}(?: ,)?(?: ${thatTurn})?$`),
    '<may> play <what> on the same turn',
    event,
  ],
  [
    new RegExp(
      `^(?<may>you may )(?:also |then )?play (?<what>${some} [^,:;]+?) that (?:can|could|may|might) is play ${place}(?: ,)?(?: ${thatTurn})?$`,
    ),
    '<may> play <what> on the same turn',
    event,
  ],
  [new RegExp(`^(?<may>you may )also (?<do>play ${some} [^,:;]+?)(?: ,)?(?<when> ${thatTurn})$`), '<may> <do> <when>', event],
  [/\b(?:on|in|during) that turn$/, 'on the same turn', event],
  [/(?<=\bwhile )you is (?:on|aboard) THIS(?=$| ,| you| no| your| all)/, 'this card is your current location', event],
  [/(?<=\bwhile )(?:on|aboard) THIS(?= ,)/, 'this card is your current location', event],
  [/^play THIS (?<from>from|on|in|at) (?<where>(?:any|a) [^,:;]+)$/, 'this card may only is play at <where>', event],
  [/^playable (?:only )?(?:from|at|in) (?<where>(?:any|a) [^,:;]+)$/, 'this card may only is play at <where>', event],
  // Either where one is or what time it is.
  [
    /^(?<head>THIS may only is play |play only |play THIS only |may only is play |you may play THIS only |playable only )(?:at |by |during (?:the )?)(?<time>night|day)(?: ,)? or (?<at>(?:when |while |if )?(?:you is )?(?:at|in) )(?<where>[^,:;]+)$/,
    'this card may only is play if it is <time> or you is at <where>',
    event,
  ],
  [
    /^(?<head>THIS may only is play |play only |play THIS only |may only is play |you may play THIS only |playable only )(?:at|in|from) (?<where>[^,:;]+?)(?: ,)? or (?:at |by |during (?:the )?)(?<time>night|day)$/,
    'this card may only is play if it is <time> or you is at <where>',
    event,
  ],
  [
    /^(?<head>on a later turn , |on your next turn , |immediately )?(?<play>play a new location )in (?<a>[^,;: ]+) or (?<b>[^,;: ]+)(?<rest> ,? ?right-side-up.*)?$/,
    '<head> play a new location of <a> or <b> in any region <rest>',
    event,
  ],
  [/\bno (?<what>[^,:;]+?) of yours (?:may|can) is (?:affected|affect) by\b/, 'all your <what> is not affected by', event],
  // ---------------------------------------------------------------- what one suffers from
  [
    new RegExp(`^lose (?<n>#|1) (?<p>${points}) more (?:for each spell (?:that )?you cast|each time (?:that )?you cast a spell)$`),
    'each spell you cast cost <n> sanity more',
    event,
  ],
  [
    /(?:,)? (?:in addition to|besides|on top of|over and above|as well as) (?:(?:any|its|the|all) )?(?:other |usual |normal |print )*(?:sanity )?(?:cost|loss|price)(?: of (?:the spell|it))?$/,
    '',
    event,
  ],
  [
    /\b(?:while|as long as|so long as) you (?:still )?(?:suffer from|is (?:afflicted (?:with|by)|subject to|under|affected by|affect by)) (?:THIS|this phobia|it)$|\b(?:while|as long as|so long as) you (?:still )?have this phobia$/,
    '',
    event,
  ],
  [
    /^(?:while|as long as|so long as) you (?:still )?(?:suffer from|is (?:afflicted (?:with|by)|subject to|under|affected by|affect by)) (?:THIS|this phobia|it) , |^(?:while|as long as|so long as) you (?:still )?have this phobia , /,
    '',
    event,
  ],
  [
    /(?<=\bat the end of )(?:each |any |a )?combat (?:in|during) which (?<who>you|your opponent|they) (?:have )?lose (?:1 or more|a|any) (?<what>[^,:;]+?)(?=$| ,)/,
    'combat if <who> have lose a <what> in that combat',
  ],
  [
    /(?<=\bat the start of )each turn (?:that|in which|on which) your hand (?:have|hold|contain) (?<n>(?:fewer|less|more) than #|# or (?:more|fewer|less)|exactly #) card$/,
    'each turn that you have <n> card in your hand',
  ],
  [
    /\b(?:if|when|while) your hand (?:have|hold) (?<n>(?:fewer|less|more) than #|# or (?:more|fewer|less)|exactly #) card(?=$| ,)/,
    'if you have <n> card in your hand',
  ],
  [
    /^(?:THIS |it |and )?(?:(?:may|can) is |is )?(?:count|treat|consider|bury|remove|remove or bury|bury or remove)(?: as if it is| exactly| just)? (?:as|like|in the same (?:manner|way|fashion) as) a(?:ny)?(?: other)? phobia(?: (?:when|where|whenever) phobia is (?:bury|remove)| for (?:the )?(?:purpose of )?[^,:;]*(?:bury|burying|remove|removing|removal)[^,:;]*)?$/,
    'this card count as a phobia',
    event,
  ],
  // ---------------------------------------------------------------- what is told of the way in a second sentence
  [
    /^(?:you may (?:bring|take) (?:along )?(?:with you )?|)(?:only|no more than|at most|up to) (?<n>1|#) ally (?:may|can) (?:accompany|come with|go with|travel with) you(?: (?:on|aboard) THIS| here)?(?: ,? ?(?:and|;) (?:all|the) other (?:is|must is) bury)?$/,
    'bury all but <n> of your ally',
    event,
  ],
  [
    /^you may (?:only )?(?:bring|take) (?:along )?(?:with you )?(?:only|no more than|at most) (?<n>1|#) (?:of your )?ally(?: with you| along| aboard)*(?: when you play THIS)?(?: ,? ?[;,]? ?(?:and )?bury (?:all|the) other| ; bury all other)?$/,
    'bury all but <n> of your ally',
    event,
  ],
  [/^bury all (?:of )?your ally (?:except|but|save|other than) (?<n>1|#)(?: of (?:they|them))?$/, 'bury all but <n> of your ally'],
  // ---------------------------------------------------------------- over all
  [
    /^(?<head>(?:while [^,]+ , )?)(?:all|any|each) (?<what>[^,:;]+?) may is (?:summon|play) without (?:the (?:use|need) of )?(?:a|any) gate$/,
    '<head> <what> may is play without a gate',
    ['Event', 'Monster'],
  ],
  [/\bmay is (?:summon|play) without (?:the use of|use|need) (?:a|any) gate\b/, 'may is play without a gate', ['Event', 'Monster']],
  [
    /\ball (?<where>[^,:;]+? location) subtract (?<n>#|1) from the value of (?:any|each|all) ally there\b/,
    'all ally at <where> subtract <n>',
    event,
  ],
  [
    /\b(?:each|all|any) ally at (?:a|any) (?<where>[^,:;]+? location) (?<how>add|subtract) (?<n>#|1) (?:to|from) (?:their|its|his) value\b/,
    'all ally at <where> <how> <n>',
    event,
  ],
  // What is counted by twos counts whole ones.
  [/(?<=\bfor (?:each|every) # [^,;:()]+)(?: ,)? \( round (?:down|off) \)$/, ''],
  // ---------------------------------------------------------------- what hangs over all
  [/^(?<head>(?:while [^,]+ , )?)all such card on top of (?<deck>[^,:;]+)/, '<head> bury such card on top of <deck>', event],
  [/\b(?<that>that|which) cost sanity to (?:play|cast|summon)\b/, '<that> cost sanity', event],
  [/\bremain in play (?:for )?1 round (?:more|longer) than (?:usual|normal|normally)\b/, 'remain in play for 1 additional round', event],
  [
    /\bmay is keep in play (?:for )?1 round (?:more|longer)(?: than (?:usual|normal|normally))?/,
    'remain in play for 1 additional round',
    event,
  ],
  [
    /\b(?<who>(?:each|all|any|a) (?:player|investigator)) may have (?<n>#|1) (?:more|additional|extra) card in (?:his|their|the) hand(?=$| while| for)/,
    "<who> 's maximum is increase by <n>",
    event,
  ],
  [
    /\b(?<a>subtract|add) (?<n>#|1) (?<to>to|from) the value of (?:each|any|all) (?<what>ally|monster)(?: who is| that is)? there$/,
    '<a> <n> <to> each <what> there',
    event,
  ],
  [/^each (?:player|investigator) whose (?=\S+ is in the same)/, 'each player whose ', event],
  [/\bmust do (?:likewise|the same|so too|so as well)$/, 'is similarly affected', event],
  [/\b(?:suffer|suffers) (?:likewise|the same|the same (?:fate|effect|loss)|in the same way)$/, 'is similarly affected', event],
]
