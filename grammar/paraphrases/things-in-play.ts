/** What Tomes, Artifacts, Weapons and Locations say of themselves: what they hold, who reads and bears them, what they cost, and what holds there. */

import type { Clause } from '../clauses.ts'

const tome: Clause[2] = ['Tome']
const thing: Clause[2] = ['Artifact', 'Tome']
const arms: Clause[2] = ['Artifact']
const place: Clause[2] = ['Location']
const cannot = '(?:may not|cannot|can never|may never)'
const spellOfIt =
  '(?:(?:any|each|all|a) )?(?:spell (?:(?:(?:that |which )?(?:is )?cast|(?:(?:that|which) you |you )cast) )?(?:from|in|within|out of) (?:THIS|here|it))'
const asked = '(?= (?:if|while|unless|as long as|during|at|in|by)\\b|$)'

/** As long as something is so. */
const soLong = '(?:(?:if|while|as long as|unless) (?!THIS|it (?!is (?:night|day)\\b))[^,;:()]+|at night|by day|during the (?:day|night))'

export const thingsInPlay: readonly Clause[] = [
  // ---------------------------------------------------------------- Spells in it
  [
    new RegExp(
      `^(?:cast|casting|to cast) ${spellOfIt} cost (?:you )?(?<n>#|1|a) (?<how>additional|more|less|fewer) sanity(?: point)?${asked}`,
    ),
    'each spell cast from this card cost <n> <how> sanity',
    thing,
  ],
  [
    new RegExp(`^(?:cast|casting|to cast) ${spellOfIt} cost (?:you )?(?:no sanity|nothing)${asked}`),
    'spell cast from this card cost no sanity',
    thing,
  ],
  [
    /^(?:the )?spell (?:(?:in|within|inside|hold by|of) (?:THIS|it)|within|inside) (?:is|must is) (?<how>discard|bury|return to your hand)(?: ,? (?:and )?not [a-z]+| ,? instead of [a-z]+(?: it| them)?| rather than [a-z]+(?: it| them)?)? ,? (?:if|when) (?:THIS|it) is (?:lose|bury|discard|bury or discard)$/,
    'when this card is lose , <how> each spell hold by this card',
    tome,
  ],
  // ---------------------------------------------------------------- who reads it
  [
    /^(?:(?:may|can) is (?:read|use|understand|play) (?:in|by (?:those|anyone|any investigator|anybody|a investigator) who (?:know|read|speak)) |write in )(?:either )?(?<one>[a-z_]+) (?:or|and in) (?:in )?(?<other>[a-z_]+)$/,
    'you must know <one> or <other> to play this card',
    tome,
  ],
  [
    /^(?:both )?(?<one>[a-z_]+) and (?<other>[a-z_]+) must(?: both)? is (?:know|read|speak|understand) (?:in order )?to (?:read|play|use|understand) THIS$/,
    'you must know <one> and <other> to play this card',
    tome,
  ],
  [
    /^you (?:may not|cannot) play THIS unless (?:1 of your ally|a ally of yours|some ally of yours|(?:someone|somebody)(?: you have in play as ally)?) (?:can |is able to )?(?:read|know|speak|understand) (?<which>[a-z_]+)$/,
    'this card may only is play if 1 of your ally know <which>',
    thing,
  ],
  [
    /(?<=^|, )(?<who>you|your investigator|bearer|the bearer|this card|THIS) (?:know|read|speak|understand) (?<which>[a-z_]+) (?:besides|on top of|as well as) (?:(?:their|your|the|any) )?(?:other )?language(?: (?:they|you) (?:already )?know)?$/,
    ' <who> know <which>',
  ],
  // ---------------------------------------------------------------- where it is found, and what it costs there
  [
    /^(?:THIS )?(?:can only is|may only is|can is|is only to is|is only|is to is) (?:find|discover|come by|acquired|obtained|dug up|unearthed|recovered)(?: only)? (?<where>(?:at|in|by|underground|underwater|outside|inside)\b.*)$/,
    'this card may only is play <where>',
    thing,
  ],
  [
    /^(?:THIS )?cost (?:you )?(?:no sanity|nothing)(?: to play)? (?:if|when|while) (?:it is )?play (?<where>(?:at|in)\b[^,:;()]+)$/,
    'this card cost no sanity if you is <where>',
  ],
  [
    /^(?:THIS )?cost (?<n>#|1|a) (?<how>additional |more |less |fewer )?sanity(?: point)?(?<more> more| less)? (?:to play )?(?:if|when|while) (?:it is )?play (?<where>(?:at|in)\b[^,:;()]+)$/,
    'this card cost <n> <how> <more> sanity if you is <where>',
  ],
  [/^THIS cost nothing to play (?<so>(?:if|while|at|by|in|during)\b[^,:;()]+)$/, 'this card cost no sanity <so>'],
  // ---------------------------------------------------------------- who bears it
  [
    /^(?:the )?(?:ally|one|1|person) (?:(?:who|that|which) )?(?:hold|bear|carry|own|use|wield|have|wear|possess) THIS (?=[a-z_])/,
    'bearer ',
    thing,
  ],
  [
    /^(?:the )?bearer (?:become|is) (?<what>[a-z_]+) while (?:they|it) (?:wield|use|carry|bear|hold|wear|have) (?:THIS|it)$/,
    'bearer is <what>',
    thing,
  ],
  [
    /^(?:a|any|the) (?:same )?ally (?:may|can) (?:bear|carry|hold|use) (?:this|THIS|it) (?:besides|as well as|on top of) (?:another|a second|any other|a) weapon$/,
    'bearer may bear 1 additional weapon',
    arms,
  ],
  [
    /^(?:protect|guard|shield|defend|save) (?:1|a|any 1) ally (?:from|against) (?<what>[^,:;()]+)$/,
    'bearer is not affected by <what>',
    arms,
  ],
  // ---------------------------------------------------------------- against whom
  [
    /^(?:THIS )?(?:add|gain|is worth) (?<n>#|1|a) point against (?<whom>[^,:;()]+?) (?:and|,|;|but) (?:only |just )?(?<m>#|1|a) (?:point )?against (?:each other|everything else|all other|all else|any other|anything else|all the other|other|each other) ?(?:monster|card|threat)?$/,
    'add <m> point . add <n> point against <whom> instead',
    arms,
  ],
  // ---------------------------------------------------------------- what is lost
  [
    new RegExp(
      `^(?<who>you|your investigator) ${cannot} lose more than (?<n>#|1|a) (?:sanity(?: point)?|point of sanity) (?:from|to|by|because of|due to) any (?:single|1) (?<what>[^,:;()]+)$`,
    ),
    '<who> cannot lose more than <n> sanity from any <what>',
  ],
  [
    /^your ally (?:of|with) (?:(?:a )?value (?:of )?)?(?<n>#|1) (?:point(?: value)? )?(?:is|is worth|count as|have a value of) (?<m>#|1) (?:point )?instead$/,
    'your ally of value <n> have a value of <m>',
  ],
  [
    /^(?<whose>your|all your|each of your) (?<what>[^,:;()]+?) (?:may not|cannot) is (?:choose|pick|select|named|take) as (?:the |a )?target (?:of|for|by) (?<by>[^,:;()]+)$/,
    '<whose> <what> may not is the target of <by>',
  ],
  [/(?<=^if [^:;()]+ , you may bury THIS) in (?:its|their|his|her) place$/, ' instead'],
  [/(?<=^if )(?:a|any) card would cause you to lose (?=[^,:;()]+ , you may\b)/, ' you would lose '],
  // ---------------------------------------------------------------- a Location, to those who are there
  [/\b(?:its|THIS 's) gate\b/, ' this gate ', place],
  [/(?<=\b(?:while|if) )(?:this|THIS|it) is their current location\b/, ' you is here', place],
  [
    /^it is (?<time>day|night) for (?:you and your ally|you alone|you|your investigator(?: and (?:your )?ally)?) (?=while you\b)/,
    'it is <time> ',
    place,
  ],
  [
    /^it cost (?:you )?(?<n>#|1|a) (?:additional |extra )?sanity(?: point)? to (?:play|cast) (?:a|any) (?<what>[^,:;()]+?) (?:here|at THIS|while you is (?:here|at THIS))$/,
    'while you is here , the sanity cost of each <what> gain <n>',
    place,
  ],
  [
    /^(?:all |any |each |your )?(?:sanity )?loss (?:of sanity )?(?:due to|because of|from|cause by|by) (?<what>[^,:;()]+?) is (?:reduce|decrease|lower|lessen) by (?<n>#|1|a)(?: point| sanity point| sanity)? (?<so>while you is here)$/,
    'you lose <n> less sanity from <what> <so>',
    place,
  ],
  // "If you have an Artifact and a Tome": both in play.
  [
    /(?<=\b(?:if|while|unless|when|and) )(?<who>you|they|your opponent|the opponent|any player|a opponent|each player) have (?<a>(?:a|1|any|at least #|# or more|#) [^,;:()]+?)(?: in play)? and (?<b>(?:a|1|any|at least #|# or more|#) [^,;:()]+?)(?: in play)?(?=$| ,)/,
    '<who> have <a> in play and <who> have <b> in play',
  ],
  [
    /(?<=\b(?:if|while|unless|as long as) (?:you|they|your opponent|the opponent|any player|a opponent|each player) )control (?=(?:more|fewer|no|at least|the most|#|a) )/,
    'have ',
  ],
  [/\bit is (?:a |the )?(?<moon>full_moon|full moon|new moon|waxing moon|waning moon)(?=$| ,| and| or)/, '<moon> is in play'],
  // "Not buried in Combat if you are Outside", "survives Combat at Night": it stays as long as that is so.
  ...(['(?:is )?not bury(?: (?<combat>(?:in|after) combat))?', 'survive (?<combat>combat)'] as const).flatMap(
    (kept, at): readonly Clause[] => {
      const stays = `<if> , if this card would is bury ${at === 0 ? '' : 'in '}<combat> , it stay in play instead`
      return [
        [new RegExp(`^(?:(?:THIS|it|they) )?${kept}(?: ,)? (?<if>${soLong})$`), stays, ['Monster', 'Ally']],
        [new RegExp(`^(?<if>${soLong}) , (?:THIS|it|they) ${kept}$`), stays, ['Monster', 'Ally']],
      ]
    },
  ),
]
