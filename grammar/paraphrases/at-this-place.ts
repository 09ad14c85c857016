/** What is so at one Location and of it alone: how one comes and goes, what is played there, what it stands for, and what it spares. */

import type { Clause } from '../clauses.ts'

const here: Clause[2] = ['Location']
const atHere = '(?:here|(?:at|in) (?:THIS|this location|this place))'
const anybody = '(?:a|any|each|every) (?:player|investigator)'
const travel = '(?:travel_(?:by|in|through)_\\S+|[^,:;() ]+ (?:event|card)|walk)'

export const atThisPlace: readonly Clause[] = [
  [
    /^(?<what>travel(?:_\S+)?(?: event)?) (?:cannot|may not|can never|will not|do not) (?:take|bring|carry|lead|get) (?:you|a investigator|anyone) (?:here|to THIS)$/,
    'you may not reach this card by <what>',
    ['Location'],
  ],
  // "You must walk to this Location; no Travel Event will take you here."
  [
    /^no (?<what>travel(?:_\S+)?(?: \S+)?) (?:(?:will|can|may) )?(?:ever )?(?:take|bring|carry|lead|get) (?:you|a investigator|anyone) (?:here|to THIS)$/,
    'you may not reach this card by <what>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- coming and going
  [
    /^(?:you may )?(?:come|travel) (?:to THIS |here )from any (?:region|location)(?: (?:in|of) the world)?(?: without (?:play(?:ing)? |use (?:of )?)?(?:a|any) travel(?: event| card)?)?$/,
    'you may travel to this location right-side-up',
    here,
  ],
  [
    /(?<=\byou may travel to [^,:;()]*\blocation) (?:in|of) the (?:whole |entire )?world(?: without (?:play |use (?:of )?)?(?:a|any) travel(?: event| card)?)?$/,
    ' in any region',
  ],
  [/(?<=\byou may travel to [^,:;()]*\blocation [^,:;()]*?) ?without (?:play |use (?:of )?)?(?:a|any) travel(?: event| card)?$/, ''],
  [
    new RegExp(`^(?<by>${travel}) is the only way (?:in or out|in and out|to (?:come|enter) (?:or|and) (?:to )?(?:go|leave))$`),
    'this location may only is reach by <by> . you may only leave here by <by>',
    here,
  ],
  [
    new RegExp(`^the only way (?:in or out|in and out) is (?:by )?(?<by>${travel})$`),
    'this location may only is reach by <by> . you may only leave here by <by>',
    here,
  ],
  [new RegExp(`^the only way (?:in|here) is (?:by )?(?<by>${travel})$`), 'this location may only is reach by <by>', here],
  [new RegExp(`^the only way (?:out|away) is (?:by )?(?<by>${travel})$`), 'you may only leave here by <by>', here],
  [
    new RegExp(`^(?<by>${travel}) is the only way (?:in|here|to come here|to (?:enter|reach) (?:THIS|it))$`),
    'this location may only is reach by <by>',
    here,
  ],
  [new RegExp(`^(?<by>${travel}) is the only way (?:out|away|to leave(?: THIS| here| it)?)$`), 'you may only leave here by <by>', here],
  [
    /\b(?:if|when|each time) you (?:leave|depart from) (?:THIS|here|this location) (?:by walk|on foot)(?= ,|$)/,
    'when you leave here , if you is walk',
    here,
  ],
  [
    /\b(?:if|when|each time) you walk (?:from|away from|out of) (?:THIS|here|this location)(?= ,|$)/,
    'when you leave here , if you is walk',
    here,
  ],
  [
    /^no (?:player|investigator) may leave(?: (?:THIS|here|this location))?(?= |$)/,
    'while you is here , you may not play travel_event or location',
    here,
  ],
  [
    /\b(?:you|your investigator) (?:may not|cannot) (?:leave|depart)(?: (?:from )?(?:THIS|here|this location))? (?:until|before) (?=(?:it is|you have|you is|your \S+ (?:is|have|contain)|no|there is)\b)/,
    'while you is here , you may not play travel_event or location unless ',
    here,
  ],
  [
    /\b(?:you|your investigator) (?:may not|cannot) (?:leave|depart)(?: (?:from )?(?:THIS|here|this location))?(?= (?:while|if|unless|at night|by day|as long as)\b|$)/,
    'while you is here , you may not play travel_event or location',
    here,
  ],
  [/\bwhen (?:THIS|this location) (?:become|is) your (?:new )?current location\b/, 'when you arrive here', here],
  [
    /^(?:you|your investigator) may (?:only leave|leave only)(?: (?:from )?(?:THIS|here|this location)(?: only)?)? (?:if|while|when) (?=[^,:;()]+$)/,
    'while you is here , you may not play travel_event or location unless ',
    here,
  ],
  [
    /^(?:you|your investigator) may (?:only leave|leave only)(?: (?:from )?(?:THIS|here|this location)(?: only)?)? (?:at|by|during(?: the)?) (?<time>night|day)$/,
    'while you is here , you may not play travel_event or location unless it is <time>',
    here,
  ],
  [
    /^(?:(?:you (?:may )?)?play THIS|THIS (?:is|may is|can is) play) right-side-up(?: ,)?(?: (?:even|although|though)(?: (?:though|if))? (?:it|THIS) is [^,:;()]+| without walk(?: (?:here|to (?:it|THIS)))?)?$/,
    'you need not walk to this location',
    here,
  ],
  // ---------------------------------------------------------------- what is played there
  [
    /(?: ,)? even (?:if|though|when) (?:no 1|nobody|none|neither you nor any 1|neither you nor any|neither you nor 1) ?(?:(?:in|of|among) (?:your (?:party|company|ally|group|side|following)|you)|else|you have|in play)? (?:can |is able to )?(?:know|read|understand|speak)(?: a word of)? (?:it|they|its language|that language|the language|them|their language)(?= |$)/,
    ' regardless of language',
  ],
  [
    /\bregardless of (?:the |its |their )?(?<what>region|subregion|dimension|language) (?:(?:that is )?(?:print|give|name|show|list|indicate) )?(?:on|of) (?:the|that|its|their|his or her) card(?= |$)/,
    'regardless of <what>',
  ],
  [
    /^(?:if|when|whenever) (?:you play )?(?:a |any |1 )?(?<what>(?!THIS)[^,:;()]+?) (?:is play )?(?<at>through this gate|here|at THIS) , you (?:lose|pay) no sanity(?: (?:for|to play) (?:it|they|that card))?$/,
    'each <what> play <at> cost no sanity',
    here,
  ],
  [
    /(?<=\b(?:may not|cannot) is play [^,:;()]*?) ?, but (?:those|any|card|the 1|ally|[^,:;() ]+) (?:who |that )?(?:is )?already (?:in play|there|here) (?:may (?:remain|stay)(?: in play)?|is not affected|(?:remain|stay)(?: in play)?)$/,
    '',
  ],
  [
    /^no more than (?<n>1|#) (?<what>[^,:;()]+?) (?:may|can) is play here (?<per>(?:per|each|a|every|in a) (?:round|turn))$/,
    'while you is here , you may not play more than <n> <what> <per>',
    here,
  ],
  [
    /^(?<what>[^,:;()]+?) (?:do not )?(?:cost|take|use) (?:you )?no turn to (?:is )?play here(?: ?[;,] ?)?(?:you may (?:immediately |at once )?(?:play (?:a second|another|1 more|1 additional) card|take another turn))?$/,
    'when you play a <what> here , you may play 1 card',
    here,
  ],
  [
    /^your (?<what>[^,:;()]+?) may is play as (?<as>monster|ally) here(?<rest>(?: [^,:;()]+)?)$/,
    'you may play <what> here as <as> <rest>',
    here,
  ],
  [/(?<=\bas (?:monster|ally) .*)\bwithout (?:use (?:of )?)?(?:the|this) gate\b/, 'without use a gate'],
  [
    /\bany adventure (?:that )?you (?:play|complete) (?<at>here|(?:at|in) (?:THIS|this location)) (?:give|bring|earn|is worth) (?:you )?(?<n>#|1|a) (?:extra |additional |more )?(?:point of )?sanity(?: point)?(?: more)?$/,
    'when you complete a adventure here , gain <n> sanity',
    here,
  ],
  [
    /(?<=\bplay [^,:;()]*?)from your discard pile through this gate(?: as if (?:they|it) is in your hand)?/,
    'from your discard pile here',
    here,
  ],
  [/(?<=\bfrom your (?:discard pile|story deck)[^,:;()]*?) ?as if (?:they|it) (?:is|come) (?:in|from) your hand$/, ''],
  // ---------------------------------------------------------------- what it stands for
  [
    /^(?<head>(?:(?:while|if|at|by|during) [^:;()]+? , )?)(?<who>THIS|it|this location)? ?(?<so>is|have|gain|count as|is consider|function as|serve as) both (?:a |the )?(?<a>[^,:;()]+?) and (?:a |the )?(?<b>[^,:;() ]+)(?<tail>(?: (?:location|attribute))?(?: (?:when|while|if|at|by|during|for) [^:;()]+)?)$/,
    '<head> this location <so> a <a> <tail> . <head> this location <so> a <b> <tail>',
    here,
  ],
  [
    /^(?:THIS )?(?<so>count|(?:may|can) is use|(?:may|can) is count|function|serve|is (?:consider|treat)) as (?:either )?(?:a )?(?<a>(?!(?:either|monster|ally|tome|artifact|spell|weapon|event)\b)[^,:;() ]+)(?: location)? or (?:a )?(?<b>(?!(?:monster|ally|tome|artifact|spell|weapon|event)\b)[^,:;() ]+)(?: location)? ?(?:for (?:the )?(?:purpose of |sake of )?(?:any |a |your )?adventure|(?:when|while|in) (?:you )?(?:play|complete|fulfil|fulfill) (?:a|any|your) adventure|in (?:a|any|your) adventure)?$/,
    'count as a <a> for adventure . count as a <b> for adventure',
    ['Location', 'Artifact', 'Tome', 'Ally'],
  ],
  [/(?<=^(?:THIS )?count as [^,:;()]+ for (?:any )?adventure) only$/, ''],
  // ---------------------------------------------------------------- what it spares and what it brings
  [
    /^(?:all |any )?sanity (?:point )?(?:that )?(?:is )?(?:you )?(?<went>gain|lose) (?:here|at THIS) (?=is )/,
    'your sanity <went> here ',
    here,
  ],
  [/(?<=^your sanity )lose (?=here is )/, 'loss ', here],
  [/(?<=^your sanity (?:gain|loss)) here (?<how>is [^:;()]+)$/, ' <how> here', here],
  [
    /(?<=\byou (?:may )?remain here for 1 turn (?:and|to) discard [^,:;()]+) (?:instead of|rather than) (?:bury|be bury)(?: (?:it|they|them))?$/,
    '',
    here,
  ],
  [
    /^(?<gain>(?:gain|lose) 1 sanity(?: point)?) (?<at>.*\beach turn\b[^,:;()]*?)(?: ,)? (?:up to|to) a?(?:maximum of |total of )?(?<n>#) (?:sanity |point |sanity point )?(?:in all|in total|altogether|per visit|a visit|each visit)$/,
    '<at> , <gain> , <n> time a visit',
    here,
  ],
  [new RegExp(`^(?<what>[^,:;()]+?) (?:have|has) no effect on ${anybody} ${atHere}$`), 'you is not affected by <what> here', here],
  [
    /^(?:the )?effect of (?:all |any )?(?<what>[^,:;()]+?) on you is ignore here(?: ,? but (?:they|it) (?:is not|stay|remain|do not) [^,:;()]+)?$/,
    'ignore the effect of all <what> here',
    here,
  ],
  [
    /^your hand(?: size)? is (?:increase|raise) by (?<n>#|1)(?: card)? (?<so>while|if) (?<when>[^,:;()]+?) at the (?:start|beginning) of (?:the|each|a) round$/,
    'while <when> , you draw <n> more card at the start of each round',
    here,
  ],
  [
    new RegExp(
      `^(?:each |all |any )?(?<who>(?!THIS|this|your)[^,:;()]+?) (?<how>(?:gain|add|lose|subtract|is|have) [^,:;()]+?) (?:(?:when|while) (?:they |it )?attack|against) (?:you|${anybody}|(?:the )?investigator) ${atHere}$`,
    ),
    'each <who> attack you here <how>',
    here,
  ],
  [new RegExp(`^(?<what>(?!THIS)[^,:;()]+?) (?:have|has) no (?:effect|power) ${atHere}$`), 'you is not affected by <what> here', here],
  [
    /^(?:your )?(?<what>[^,:;()]*?ally) (?:who |that )?defend(?:ing)? you here (?=(?:gain|add|lose|subtract|is|have|may|cannot)\b)/,
    'while you is here , each of your defending <what> ',
    here,
  ],
  [
    /^(?:each |all |any )?(?:directed )?threat direct(?:ed)? (?:at|against) you here (?=(?:gain|add|lose|subtract|is)\b)/,
    'while you is here , each threat directed against you ',
    here,
  ],
  [/^(?:to )?use (?:this|the) gate(?: here)? cost (?:you )?(?<n>#|1) sanity(?: point)?$/, 'when you use this gate , lose <n> sanity', here],
  [
    /^(?:while you is here (?:, )?)?(?:you|your investigator) (?:is|count) (?:consider|treat|count|as)*(?: as| to is| as if you is)? ?(?<where>inside|outside|underground|underwater)(?: (?:here|while you is here|as long as you (?:is|remain|stay) here))?$/,
    'this location is consider <where>',
    here,
  ],
  [
    /^no (?<what>(?:[^,:;() ]+ )?(?:ally|artifact|tome|weapon|spell)) (?:may|can) is lose here$/,
    'your <what> may not is bury or discard here',
    here,
  ],
  [
    /^(?:you|your investigator) (?:may not|cannot) lose more than (?<n>#|1) sanity(?: point)? here in (?:any )?1 combat$/,
    'while you is here , you may not lose more than <n> sanity in any 1 combat',
    here,
  ],
  [
    /^(?<n>1) (?:additional|more|extra|further|second) monster may is play (?:here|through this gate)$/,
    'this gate may is use once more',
    here,
  ],
  [
    /^(?<n>#) (?:additional|more|extra|further) monster may is play (?:here|through this gate)$/,
    'this gate may is use <n> more time',
    here,
  ],
  [/\bturn (?:that )?you stay here\b/, 'turn you remain here', here],
  [/(?<=\bturn you (?:remain|stay) here) during (?:the )?(?<time>night|day)$/, ' while it is <time>', here],
]
