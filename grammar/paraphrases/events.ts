/** What Events say: what they call off, whom else they befall, what they do to Threats, Passes and Phobias, and how long they last. */

import type { Clause } from '../clauses.ts'
import type { Self } from '../reading.ts'

const event: readonly Self['type'][] = ['Event']
const player = '(?:player|investigator|opponent)'
const foe = '(?:your opponent|the opponent|that opponent|target opponent|opponent|(?:a|1|any|any 1|another) (?:opponent|player))'
const ofEvent =
  '(?:last|burn|blow|shine|rage|glow|endure|persist|linger|hang|continue|gleam|blaze|howl|reign|rule|prevail|hold|stand|wink|twinkle|sparkle|flicker|flare|pulse|smou?lder|beat|fall|pour|drift|roar|thunder)s?'

// ---------------------------------------------------------------- how long it holds, and when it is played
const lasting: readonly Clause[] = [
  [
    /(?<=\b(?:when|if|whenever) (?:a|any) (?:(?!\bis\b)[^,;:])+?)(?: ,)? or (?:another|a other|any other) (?<kind>[^,;:]+?)(?: ,)? (?=is play)/,
    ' or <kind> ',
  ],
  [
    new RegExp(
      `\\b(?:while|as long as|so long as) (?:(?:the|this) )?(?:THIS|THING|it|they|event|(?:(?!\\b(?:any|a|each|no|1|your|opponent|all)\\b)\\S+ ){0,2}(?:star|night|day|storm|dusk|dawn|moon|sun|wind|gale|snow|rain|flood|fever|plague|sickness|fog|blizzard)) (?:still )?(?:${ofEvent}|(?:is|remain|stay) (?:up|in the sky|overhead|above|aloft|ascendant|upon (?:you|we|us)))(?=$| ,)`,
    ),
    'while this card is in play',
    event,
  ],
  // Whoever is seen, and is worth more: the number stands first.
  [
    /^(?<head>(?:(?:while|if) [^,]+ , )?)(?<who>[^,]+?) is (?:never|no longer|not) invisible(?: ,)? (?:and|but) (?<add>(?:add|gain|lose|subtract) (?:#|1) ?[^,]*?)(?=$| ,)/,
    '<head> <who> <add> and is visible',
  ],
  [
    /^(?<head>(?:(?:while|if) [^,]+ , )?)(?<who>[^,]+?) is (?<how>visible|invisible)(?: ,)? (?:and|but) (?<add>(?:add|gain|lose|subtract) (?:#|1) ?[^,]*?)(?=$| ,)/,
    '<head> <who> <add> and is <how>',
  ],
  // An attribute by its bare name.
  [
    /(?<=\blocation\b[^,]*) gain (?:the )?(?!sanity|value|#|1|a |no )(?<x>\S+)(?: (?:attribute|symbol))?(?: ,)? and lose (?:the )?(?!sanity|value|#|1|a |no )(?<y>\S+)(?: (?:attribute|symbol))?$/,
    ' gain the <x> attribute and lose the <y> attribute',
  ],
  [
    /(?<=\blocation\b[^,]*) lose (?:the )?(?!sanity|value|#|1|a |no )(?<x>\S+)(?: (?:attribute|symbol))?(?: ,)? and gain (?:the )?(?!sanity|value|#|1|a |no )(?<y>\S+)(?: (?:attribute|symbol))?$/,
    ' lose the <x> attribute and gain the <y> attribute',
  ],
  [
    /(?<=^(?:all|each|every|any|no) (?:[^,]* )?location\b[^,]*) (?<how>gain|lose) (?!sanity|value|the|#|1|a |no |any )(?<x>\S+)$/,
    ' <how> the <x> attribute',
    event,
  ],
  [
    /^(?:this|it|THIS) (?:is|count as|is consider) (?:also )?(?:consider |deem |call |to be )?a (?<what>(?!day|night|star|storm|phobia|epidemic|threat|travel|invisible|visible|unique)\S+)(?: card| event)?$/,
    'this card count as a <what>',
    event,
  ],
  [
    /\badd (?:nothing|no (?:point|bonus)) to (?:the (?:card )?(?:value|strength|total) of )?(?:(?:the|their|its|any|a) )?(?:ally|bearer|holder|wielder|user|owner|hand|they|it)(?: (?:who|that|which) (?:carry|bear|hold|use|wield|have) (?:they|it|them))?(?: 's (?:card )?value)?(?=$| ,)/,
    'add nothing',
  ],
  // A bury that is told with its moment, and another one behind it.
  [
    /^(?<a>(?:bury|discard) [^;]+?)(?: ,)? (?<when>when THIS is play) ; (?<b>(?:bury|discard) THIS (?:if|when|as soon as) .+)$/,
    '<when> , <a> . <b>',
    event,
  ],
  [/^(?<a>(?:bury|discard) [^;]+) ; (?<b>(?:bury|discard) THIS (?:if|when|as soon as|at) .+)$/, '<a> . <b>', event],
  [
    /(?<=^(?:.* )?each (?:player|investigator|opponent) [^,]*) ,? ?(?:begin|start|commence) with (?:you|yourself|your opponent|the player of THIS)$/,
    '',
  ],
  [/(?<=^(?:.* )?each (?:player|investigator) [^,]*) \( ?(?:begin|start|commence) with (?:you|yourself) ?\)$/, ''],
  [
    /(?<=\b(?:each|all|every) (?:player|investigator)(?: [^,]*?)?) ?,? ?\(? ?(?:(?:you|yourself|yours|you too) include|include (?:you|yourself|yours|your own)) ?\)? ?,?(?= (?:must|lose|gain|bury|discard|flip|draw|return|shuffle) )/,
    '',
  ],
]

// ---------------------------------------------------------------- whom else it befalls
const others = `(?:all|each|every|any) other(?: (?:player|investigator|opponent))?(?: (?:who|that|which) (?:is|are))?|(?:all|each|every|any) (?:player|investigator|opponent) else`
const spread = '(?:region|subregion|sub-region|city)'
const asHe =
  '(?: (?:as|with) (?:(?:the )?target(?: player| opponent)?|(?:that|the|your|target) (?:opponent|player|investigator)|they|it|the (?:first )?victim))?'
const there = `(?:in|within|at) the same (?<where>${spread})${asHe}`
const hisToo =
  '(?:must (?:also )?(?:do (?:so|it|likewise|the same|this|that)(?: too| also| as well| likewise)?|follow suit|suffer (?:likewise|the same(?: (?:fate|loss))?|in the same (?:way|manner))|be (?:treat|affect) (?:likewise|in the same way|the same way))|(?:do|suffer) (?:the same(?: (?:fate|loss))?|likewise)|follow suit|share (?:that|this|their|the|the same) (?:fate|loss|misfortune)|is (?:also|too) affect|is affect (?:too|also|as well)|is (?:similarly|likewise|equally) affect(?:ed)?|is (?:treat|strike|afflict|hit) (?:likewise|similarly|in the same way|the same way))(?: too| as well| also)?'
const similarly = 'all other player in the same <where> is similarly affected'
const befalling: readonly Clause[] = [
  // "Can only be used against an Investigator who is Outside": against an opponent.
  [
    /^(?:(?:(?:THIS|it) )?(?:may|can) (?:only is|is) (?:use|play)(?: only)?|(?:use|play) (?:THIS )?only) (?:against|on) (?:a|any|1) (?:investigator|player) (?:who )?(?<is>is|have|know) (?<so>[^,:;]+)$/,
    'this card may only is play if your opponent <is> <so>',
    ['Event'],
  ],
  [
    /^(?:(?:(?:THIS|it) )?(?:may|can) (?:only is|is) (?:use|play)(?: only)?|(?:use|play) (?:THIS )?only) (?:against|on) (?:a|any|1) (?:investigator|player) (?<so>(?:at|in|inside|outside|underground)\b[^,:;]*)$/,
    'this card may only is play if your opponent is <so>',
    ['Event'],
  ],
  // "Must bury either one Ally or else all his Artifacts": one or the other, as he likes.
  [
    /^(?<who>your opponent|a opponent|target opponent) (?:must )?(?<how>bury|discard) (?:either )?(?<a>(?:(?! (?:you|your|as|whichever)\b)[^,:;()])+?)(?: ,)? or(?: else)? (?<b>(?:all|each|every|1|#|a)(?:(?! (?:you|your|as|whichever)\b)[^,:;()])+)$/,
    '<who> must either <how> <a> or <how> <b>',
    ['Event', 'Spell', 'Monster'],
  ],
  // "May not Pass next Turn and must play a Location": both on that Turn.
  [
    /^(?<who>your opponent|a opponent|target opponent|each opponent|each player) (?:may not|cannot) pass (?:(?:on|during|in) )?(?:(?:the|their) )?next turn(?: ,)? (?:and|but) (?:they )?must play (?<what>[^,;:]+?)(?: next)?(?<else>(?: ,)? or (?:they )?lose (?:1|#|a) [^,;:]+|)$/,
    '<who> may not pass during their next turn . <who> must play <what> next <else>',
    ['Event', 'Spell', 'Monster'],
  ],
  [/(?<=\b(?:may not|cannot) pass )(?:(?:on|in) )?(?:(?:the|their) )?next turn(?=$| ,)/, 'during their next turn'],
  // "Place this card in your Threat at any Underground Location (uses Gate)".
  ...(
    [
      ['(?: \\( (?:use|use up|need|require) (?:the |its |a )?gate \\)|(?: ,)? use (?:the|its|that) gate)', 'use the gate to'],
      ['', ''],
    ] as const
  ).map(
    ([gate, use]): Clause => [
      new RegExp(
        `^(?:place|put|play|lay) THIS(?: face-down)? in(?:to)? your threat(?: face-down)?(?: ,)? (?:while )?(?:at|in) (?:a|any) (?<where>[^,;:()]+? location)${gate}$`,
      ),
      `this card may only is play at a <where> . ${use} place this card in your threat`,
      event,
    ],
  ),
  [
    /^(?:place|put|play|lay) THIS(?: face-down)? in(?:to)? your threat(?: face-down)? \( use (?:the |its |a )?gate \)$/,
    'use the gate to place this card in your threat',
    event,
  ],
  // "Discard one Ally of your opponent, of your choice": it is yours anyway (M17.25).
  [
    /(?<=^(?!.*\b(?:each|random|randomly)\b)[^:;()]*\b(?:1|#)(?: \S+){1,7}?) , of your (?:own )?(?:choice|choosing)(?: ,)?(?= |$)/,
    '',
    ['Event', 'Spell'],
  ],
  // "Choose an Ally in play (3 points or less, not counting Weapons)".
  [
    /\b(?<what>ally|artifact|weapon|monster|cultist)(?<whose>(?: of your opponent| in play)*) \( (?:(?:with )?(?:a )?(?:value of )?)(?<n>#|1)(?: points?)? or (?:less|fewer)(?: points?)?(?: (?:of|in) value)?(?: ,)?(?<bare> not count weapon)? \)/,
    '<what> of value <n> or less <bare> <whose>',
  ],
  [
    /\b(?<what>ally|artifact|weapon|monster|cultist)(?<whose>(?: of your opponent| in play)*) \( (?:(?:with )?(?:a )?(?:value of )?)(?<n>#|1)(?: points?)? or more(?: points?)?(?: (?:of|in) value)?(?: ,)?(?<bare> not count weapon)? \)/,
    '<what> of value <n> or more <bare> <whose>',
  ],
  // "With 2 or fewer points of value".
  [/\b(?:with|of|worth) (?<n>#|1) or (?:fewer|less|lower) points? (?:of|in) value\b/, 'of value <n> or less'],
  [/\b(?:with|of|worth) (?<n>#|1) or (?:more|higher) points? (?:of|in) value\b/, 'of value <n> or more'],
  // "Bury one Ally of 2 or fewer points and Flip one other".
  [
    /(?<=\b(?:bury|discard|flip) (?:1|#|a)(?: random)? (?<what>ally|artifact|tome|weapon)\b[^,;:()]* and (?:then )?(?:bury|discard|flip) )(?<!\brandomly (?:bury|discard) (?:1|#) ally and (?:then )?flip )(?:1 other|another)(?= face-down|$)/,
    '1 other <what>',
  ],
  [new RegExp(`^(?<a>.+?)(?: [,;] and| and|;| [,;]) so (?:must|do|is) (?:${others}) ${there}$`), `<a> . ${similarly}`],
  [
    new RegExp(
      `^(?<a>.+?)(?: [,;] and| and| ;| : | ,)(?: then)? (?:${others}|all ${player}) (?:(?:who|that|which) (?:is|are) )?${there} ${hisToo}$`,
    ),
    `<a> . ${similarly}`,
  ],
  [new RegExp(`^(?:and |so )?(?:${others}) (?:(?:who|that|which) (?:is|are) )?${there} ${hisToo}$`), similarly],
  [new RegExp(`^all ${player} ${there.replace(`${asHe}`, asHe.slice(0, -1))} ${hisToo}$`), similarly],
  [
    new RegExp(
      `^(?:the same|this|that|it|the (?:effect|disease|sickness|plague|illness|infection|fever|panic) (?:also )?)(?: also| then)? (?:(?:happen|apply|occur|befall|spread|extend|go|affect|strike)s?)(?: also)?(?: to| for)? (?:${others}) ${there}(?: as well| too| also)?$`,
    ),
    similarly,
    event,
  ],
  [new RegExp(`^(?:likewise|similarly|so) (?:for|with) (?:${others}) ${there}$`), similarly, event],
  // "The Allies of any other Investigator there are similarly affected": his, as those of the first.
  [new RegExp(`^(?:the |all )?ally of (?:${others}) ${there} is similarly affected$`), similarly, event],
]

// ---------------------------------------------------------------- what has just been done, and is called off
const fate = '(?:bury|discard)'
const cancelled = '(?:cancel|negate|void|nullify|undo|annul)'
const since = '(?: ,)? since (?:your|their) last turn(?: ,)?'
const sinceThen = '(?:, )?since (?:your|their) last turn(?: ,)? '
const none =
  '(?:is (?:void|nullify|negate|annul|undo|undone|without effect|of no effect|of no avail|cancel|call off)|have no effect|do nothing|comes? to nothing|fails?|fizzles?|is wasted?)'
const calledOff: readonly Clause[] = [
  // "If the next card is not a Location, Bury it also, until a Location is revealed."
  [
    /(?<=\b(?:bury|discard) it(?: (?:also|too|as well))?) ?,? (?:and so on )?until (?=a location [^,;:]*is (?:reveal|turn up|find)$)/,
    ' . repeat until ',
  ],
  [
    /^(?<play>(?:you may )?play THIS )(?:only )?(?:right|just|directly|straight|at once|as soon as) after (?=(?:your|a|1|any|the|that|another) (?:opponent|player) )/,
    '<play> after ',
    event,
  ],
  [
    /^(?<head>(?:[^,:]+ , )?)(?:negate|nullify|annul|undo|countermand|call off|thwart|counter|counteract|void) (?=(?:the (?:effect|use|play)|all (?:the )?effect|a |1 |any |that |it\b|its ))(?![^,]*\bpass\b)/,
    '<head> cancel ',
    event,
  ],
  [
    new RegExp(
      `^(?<what>(?:the|that|this|a|any|1|any 1) (?:card|event|spell|artifact|monster|ally|phobia|tome|location))(?<done>(?: just)? (?:play|cast|use) by ${foe})?(?: then)? ${none}(?<more>(?: and| , and) (?:is )?(?:then )?(?:bury|discard))?$`,
    ),
    '<what> <done> is cancel <more>',
    event,
  ],
  [
    /^(?<what>(?:that|the) (?:card|event|spell|artifact|monster|ally|phobia|tome)|it) (?:is |must be )?(?:then )?(?:place|put|go|return|send)s? (?:in|into|to|on) (?:its|their|the) (?:owner 's|opponent 's|player 's)? ?story deck$/,
    'bury it',
    event,
  ],
  [
    /^(?<what>(?:that|the) (?:card|event|spell|artifact|monster|ally|phobia|tome)|it) (?:is |must be )?(?:then )?(?:place|put|go|return|send)s? (?:in|into|to|on) (?:its|their|the) (?:owner 's|opponent 's|player 's)? ?discard pile$/,
    'discard it',
    event,
  ],
  [
    new RegExp(
      `^(?:the|a|any|1|any 1) (?<what>card|event|spell|artifact|monster|ally|phobia|tome) (?<done>(?:just )?(?:play|cast|use) by ${foe})(?: then)? ${none}(?: ,)? and (?:is )?(?:then )?(?<how>bury|discard)$`,
    ),
    'cancel a <what> <done> . <how> it',
    event,
  ],
  [
    new RegExp(
      `^(?:the|a|any|1|any 1) (?<what>card|event|spell|artifact|monster|ally|phobia|tome) (?<done>(?:just )?(?:play|cast|use) by ${foe})(?: then)? ${none}$`,
    ),
    'cancel a <what> <done>',
    event,
  ],
  // "Play when an opponent has just played an Artifact: cancel it."
  [
    new RegExp(
      `^(?:(?:you may )?play (?:THIS )?)(?:only )?(?<when>(?:when|after|as soon as|immediately after|right after|just after) (?:${foe}|any player|a player) (?:have |has )?(?:just )?(?:play|cast|use) [^,:]+?)(?: ,| :| to| and| in order to) (?<deed>(?:cancel|negate|void|nullify|undo|annul) .+)$`,
    ),
    '<when> , <deed>',
    event,
  ],
  // "Cancel ...; that Event is Discarded", "... ; its owner buries it".
  [
    new RegExp(
      `^(?<a>(?:.* )?${cancelled} [^;]+?)(?: ;| ,|, and| and| , and) (?:that|this|the) (?<what>card|event|spell|artifact|ally|monster|tome|phobia|location)(?: itself)? is (?:then |also |at once |immediately )?(?<how>${fate})(?: by its owner| in its owner 's story deck)?$`,
    ),
    '<a> . <how> that <what>',
  ],
  [
    new RegExp(`^(?<a>(?:.* )?${cancelled} [^;]+?)(?: ;| , and| and| ,) it is (?:then |also )?(?<how>${fate})(?: by its owner)?$`),
    '<a> . <how> it',
  ],
  [
    new RegExp(
      `^(?<a>(?:.* )?${cancelled} [^;]+?)(?: ;| , and| and| ,) (?:its (?:owner|player|caster)|${foe}|that player|they) (?:must )?(?:then )?(?<how>${fate})s? (?<it>it|that (?:card|event|spell|artifact|phobia)|the card)$`,
    ),
    '<a> . <how> <it>',
  ],
  [new RegExp(`^its (?:owner|player|caster) (?:must )?(?:then )?(?<how>${fate}) (?:it|that card|the card)$`), '<how> it', event],
  // "If an opponent has, since your last Turn, played an Event, cancel it": what is called off was done before.
  [
    new RegExp(
      `^(?:if|when|after|as soon as|immediately after|just after|right after) ${foe} (?:have |has )?(?:just )?(?:${sinceThen})?(?:just )?(?<did>play|cast|use) (?<what>(?:a|1|any) [^,]+?)(?:${since})? ,? (?:then )?(?:you (?:may|can) )?(?:play THIS (?:to|and) )?${cancelled} (?:it|they|that (?:card|event|spell|artifact|phobia|play)|(?:its|the|all its) effect(?: of (?:it|that (?:card|event|spell)))?)$`,
    ),
    'cancel <what> <did> by your opponent',
    event,
  ],
  [
    new RegExp(
      `^(?:if|when|after|as soon as|immediately after|just after|right after) ${foe} (?:have |has )?(?:just )?(?:${sinceThen})?(?:just )?(?<did>play|cast|use) (?<what>(?:a|1|any) [^,]+?)(?:${since})? ,? (?:then )?(?:you (?:may|can) )?(?:play THIS (?:to|and) )?${cancelled} (?:it|they|that (?:card|event|spell|artifact|phobia|play)|(?:its|the|all its) effect)(?: ,)? and (?<how>${fate}) (?<it>it|that (?:card|event|spell|artifact|phobia))$`,
    ),
    'cancel <what> <did> by your opponent . <how> <it>',
    event,
  ],
  // What was played is taken back with all that came of it.
  [
    /(?<=^(?:.* )?)(?<who>your opponent|opponent|that opponent|that player|they|its (?:owner|player)|each player)(?: must| then)? (?:return|go back|goes back|go|reverts?|is send back|is put back)(?: back)? to (?:(?:their|the|his) )?(?:former|previous|last|old|earlier) (?:current )?location\b/,
    'they return to their former location',
    event,
  ],
  [/(?<=\b(?:bury|discard) [^.]*)(?: ,)? and (?<a>they return to their former location(?: \( [^)]+ \))?)$/, ' . <a>', event],
  [/(?<=^they return to their former location) \( (?<a>no gate use)(?: ,| ;| and) (?<b>[^,;()]+) \)$/, ' ( <b> , <a> )', event],
  [
    /^(?:the|that|this) spell (?:fails?|fizzles?|is waste|is wasted|is lose|have no effect|comes? to nothing|do nothing|is without effect)(?: ,)? and is (?<how>bury|discard)(?: (?:rather than|instead of|and not) (?:is )?flip(?: face-down)?)?/,
    'that spell is cancel and <how>',
    event,
  ],
  [
    /^(?:the|that|this) spell (?:fails?|fizzles?|is waste|is wasted|have no effect|comes? to nothing|do nothing|is without effect)$/,
    'that spell is cancel',
    event,
  ],
  [
    /(?<=\bspell is cancel and (?:bury|discard))(?: ,)? (?:though|although|but|even though|and|yet) (?:its caster|the caster|its player|they) (?:(?:have|must|do) )?(?:still )?(?:pay|lose) (?:the|its|any|that) sanity(?: point)?(?: cost)?$/,
    ' . its sanity cost is pay',
    event,
  ],
]

// ---------------------------------------------------------------- Threat Events
const revealed = '(?:reveal|turn up|turn face-up|turn over|expose|uncover|flip face-up|unmask)'
const threats: readonly Clause[] = [
  [
    /^play (?:THIS )?(?:face-down )?(?:in|into|to|within|as part of) your threat(?: face-down)?(?: ,)? ?\(? ?(?:by )?(?:use|through|via|with|by way of|by mean of|employ|require)(?: the)? ?(?:use of )?(?:a |1 |its |the |any |your )?(?<rest>(?:[a-z_]+ )?gate)(?: to do so)? ?\)?$/,
    'play this card face-down in your threat ( use gate )',
    event,
  ],
  [
    new RegExp(
      `^(?:(?:when|as|once|as soon as) |(?:at the (?:moment|time)|the (?:moment|instant)) (?:that |when )?)(?:your |this |the |all |all the |its )?threat (?:is |are )?(?:${revealed})(?= ,)`,
    ),
    'when reveal',
    ['Event', 'Monster'],
  ],
  [
    /\b(?<is>(?:defending )?ally|card|monster) (?<of>of up to (?:#|1) point )?(?:on|from|of) the (?:other|opposing|opposite|enemy|far) side\b/,
    'opposing <is> <of>',
    ['Event', 'Monster'],
  ],
  [/(?<=^when reveal , )THIS may (?=(?:either )?(?:bury|discard|flip) )/, 'you may ', ['Event', 'Monster']],
  [
    /(?<=\b(?:bury|flip|discard) (?:1|#) (?<what>(?:opposing )?(?:defending )?ally) (?:of up to (?:1|#) point )?(?<of>(?:of your opponent )?),? ?or (?:bury|flip|discard) 1) of any value(?= |$)/,
    ' <what> <of> ',
    ['Event', 'Monster'],
  ],
]

// ---------------------------------------------------------------- one of several
const choices: readonly Clause[] = [
  [/^(?<head>(?:.* )?choose 1 (?:: )?)(?<a>[^,]+) , or (?<b>[^,]+) , or (?<c>[^,]+)$/, '<head> <a> , <b> , or <c>', event],
  [/^(?<head>(?:.* )?choose 1 (?:: )?)(?<a>[^,]+) or (?<b>[^,]+) , or (?<c>[^,]+)$/, '<head> <a> , <b> , or <c>', event],
  [
    /(?<=^(?:.* )?choose (?:either )?)to (?<a>[^,]+?) ,? or (?:else )?to (?:force|make|compel|cause) (?<who>your opponent|that opponent|that player|the opponent) (?:to )?(?<b>.+)$/,
    '1 : <a> , or your opponent <b>',
    event,
  ],
  [
    /(?<=^(?:.* )?)choose (?:either|whether) to (?<a>[^,]+?) ,? or (?:else )?(?:to )?(?<b>(?:bury|discard|flip|gain|lose|draw|take|return) .+)$/,
    'choose 1 : <a> , or <b>',
    event,
  ],
  [/(?<=\b(?:hold|contain|bear|carry|have) )at least (?:1|a)(?= (?:spell|weapon|artifact|tome|card|\S+_\S+)\b)/, 'a'],
  [/\b(?:or|, or) else (?=(?:bury|discard|flip|lose|return|draw|pay|play) )/, 'or '],
  [
    /\b(?<how>bury|discard|flip|return) (?<a>(?:(?!\b(?:must|reveal|show|in (?:their|your) hand)\b)[^,])+?)(?: ,)? (?:along|together) with (?<b>(?:1|a|#|each|all|any) (?!spell|card|everything|weapon).+)$/,
    '<how> <a> , and <how> <b>',
  ],
  [
    /(?<=^(?:they|that player|that opponent) must play [^,]+) (?:as|on|in|during|for|with) their (?:very )?next turn(?: if (?:possible|able|they can))?$/,
    ' next',
    event,
  ],
  [
    /^(?<who>they|your opponent|that opponent|that player|the opponent) (?:must )?(?<a>(?:lose|discard|bury|flip|draw|gain) [^,]+?)(?: ,)? and must (?<b>(?:immediately )?(?:play|travel) .+)$/,
    '<who> <a> . <who> must <b>',
    event,
  ],
]

// ---------------------------------------------------------------- Allies taken for a while, cards looked for, what goes down to a Location
const home =
  "(?: back)?(?: home| to (?:its|their|the) (?:former |rightful |original |own |proper )?(?:owner|side|master|place|player)| to (?:your|that|the) opponent(?: 's side)?)?"
const taken: readonly Clause[] = [
  // "Choose one Phobia affecting you; it now affects your opponent instead."
  [
    /^choose (?<what>(?:1|#|a|any|any 1) phobia(?: event)? (?:(?:that|which) )?affect (?:you|your investigator)) [;,]? ?(?:and )?(?:it|that phobia|the phobia) (?:now |then )?affect (?<who>your opponent|a opponent|any opponent)(?: 's investigator)?(?= instead|$)/,
    '<what> affect <who>',
  ],
  [
    /\bkeep (?<n>1|#|a|any 1) (?<what>(?:(?!\b(?:and|from|of|in)\b)[^,])+?) (?:you (?:may )?(?:find|see) (?:there|among (?:they|them))|there|(?:from )?among (?:they|them|those|those card))(?=$| ,| and )/,
    'put <n> <what> among them into your hand',
  ],
  [
    new RegExp(
      `^(?:(?:at the end of (?:the|this|that) round|then|after that|afterwards|thereafter) ,? ?)?(?:the|that|this) (?<is>ally|artifact) (?:is (?:return|give|send)|goes|go|returns?|come|reverts?)${home}(?<end> and THIS is bury| and bury THIS| , and bury THIS)?$`,
    ),
    'return the <is>',
    event,
  ],
  [
    new RegExp(
      `^(?:(?:at the end of (?:the|this|that) round|then|after that|afterwards|thereafter) ,? ?)?(?:it|they) (?:is (?:return|give|send)|goes|go|returns?|come|reverts?)${home}(?: and THIS is bury| and bury THIS| , and bury THIS)?$`,
    ),
    'return the ally',
    event,
  ],
  [
    new RegExp(
      `^(?:at the end of (?:the|this|that) round ,? )(?:return|give|send) (?:it|they|them|the ally|that ally)${home}(?: and THIS is bury| and bury THIS| , and bury THIS)?$`,
    ),
    'return the ally',
    event,
  ],
  // "Spend 2 Sanity points, and one Ally of your opponent joins you."
  [
    /^(?:pay|spend|expend) (?<n>#|1) sanity(?: point)?(?: ,)? and (?<deed>(?!(?:pay|spend|lose|bury|discard|flip|use) )[^:]+)$/,
    'pay <n> sanity : <deed>',
    event,
  ],
  [/^search (?:through )?the top (?<n>#) card of your mythos deck$/, 'look at the top <n> card of your mythos deck'],
  [
    /^(?:search|look through|look at|examine|go through) (?:through )?the top (?<n>#) card of your mythos deck for (?<what>(?:a|1|any|any 1) [^,]+?)(?: ,)?(?: and)? (?:put|take|place|add|draw) (?:it|they|1) (?:in|into|to) your hand(?: ,)? and (?<rest>(?:shuffle|discard|return|put|place) .+)$/,
    'look at the top <n> card of your mythos deck . put <what> among them into your hand and <rest>',
  ],
  [
    /^(?:search|look through|look at|examine|go through) (?:through )?the top (?<n>#) card of your mythos deck for (?<what>(?:a|1|any|any 1) [^,]+?)(?: ,)?(?: and)? (?:put|take|place|add|draw) (?:it|they|1) (?:in|into|to) your hand$/,
    'look at the top <n> card of your mythos deck . put <what> among them into your hand',
  ],
  [
    /\b(?:put|take|place|add|keep|choose) (?<n>1|#|a|any 1) (?<what>(?:(?!\b(?:and|from|of|in)\b)[^,])+?) (?:(?:that |which )?you (?:may )?(?:find|see|discover)(?: there| in it| among they| among them)?|(?:find |lie )?there|(?:from )?(?:among|out of) (?:they|them|those|those card|these)|from (?:they|them|those|those card|these)) (?:(?:and|,) (?:put|place|take) it )?(?:in|into|to) your hand\b/,
    'put <n> <what> among them into your hand',
  ],
  [
    /^(?<who>each opponent|each player|each other player|your opponent|that opponent|a opponent|1 opponent) (?:must )?(?<how>discard|bury) the top card of their story deck(?: ,)?(?: and)? (?:continue to )?bury (?:more |further |additional |all |each |any )?(?:card|top card)(?: from it| of it| below it| beneath it)? until (?:(?:a|the next|another|the first) location (?:is (?:on top|on the top|at the top|reveal|uncover|visible|face-up|reach|find|turn up)|(?:appear|show|come up|come to the top|turn up|lie on top)s?)|(?:they|that player) (?:reach|reveal|find|uncover|come to)(?:es)? a location)$/,
    "<how> the top card of <who> 's story deck , bury card until a location is reveal",
  ],
  [
    /^(?<how>discard|bury) the (?:top|topmost) card of (?<whose>[^,;:()]+? story deck)(?: ,)? and (?:then )?(?:go on|continue|keep on|keep) (?:to )?bury(?: card)? until (?:a|the next|another|the first) location (?:is (?:on top|on the top|at the top|reveal|uncover|visible|face-up|reach|find|turn up)|(?:appear|show|come up|turn up|lie on top)s?)$/,
    '<how> the top card of <whose> , bury card until a location is reveal',
  ],
  // "Opponent neither gains nor loses Sanity and may use the Gate there".
  [
    /^(?:they|you|your opponent|the opponent|opponent|that (?:player|opponent)) (?:(?:neither gain nor lose|gain or lose no) sanity|do not gain or lose (?:any )?sanity)(?: (?:for|by) (?:it|this|that))?(?: ,)?(?: and| but)?(?: they)? (?:may|can) use (?:the|its|that) gate(?: there)?$/,
    'ignore its sanity gain or loss . its gate may is use',
    ['Event', 'Spell'],
  ],
]

// ---------------------------------------------------------------- Phobias
const points = 'sanity(?: point)?'
const always = 'at the start of each (?:of your )?turn'
const phobias: readonly Clause[] = [
  [
    new RegExp(
      `^lose (?<n>1|#) ${points}(?: (?:now|at once|immediately|right away|when THIS is play|when play|as soon as THIS is play))?(?: ,)? and (?:again |another # |once more |# more )?(?<when>${always})(?: ,)? (?<if>(?:if|when|while) .+)$`,
    ),
    'when play , and <when> , lose <n> sanity <if>',
    event,
  ],
  [
    new RegExp(
      `^lose (?<n>1|#) ${points}(?: (?:now|at once|immediately|right away|when THIS is play|when play|as soon as THIS is play))?(?: ,)? and (?:again )?(?<when>${always}) (?:that|in which|on which) (?<if>(?:you|it|your) .+)$`,
    ),
    'when play , and <when> , lose <n> sanity if <if>',
    event,
  ],
  [
    /\bfor each (?<what>turn|round) (?:that |which )?you (?<does>begin|start|end|finish) (?<how>with|without|while|in|at|on|outside|inside|underground|underwater)\b/,
    'each time you <does> a <what> <how>',
    event,
  ],
  [
    /(?<=^(?:.* )?)each time (?:that )?you (?:begin|start) a(?: (?:turn|round))? (?<how>with(?:out)?) (?<what>[^,]+?) in play$/,
    'at the start of each turn that you have <what> in play',
    event,
  ],
  [
    /^(?:this phobia|THIS) (?:may|can) (?:only is (?:bury|remove|cure|lift)|is (?:bury|remove|cure|lift) only|is only (?:bury|remove|cure|lift)) (?<at>(?:at|in|while (?:you is )?(?:at|in)) .+)$/,
    'you may not bury this card unless you is <at>',
    event,
  ],
  [
    /^(?:this phobia |THIS |it )?(?:may not|cannot|may never|can never) is (?:bury|remove|cure|lift)(?: while (?:you|the affected (?:player|investigator)) is)? (?<at>(?:at|in) (?!combat|this|the (?:same|round|game)|any way|response).+)$/,
    'this card may not is bury while you is <at>',
    event,
  ],
  [
    /(?<=\b(?:when|each time|any time)(?: that)? )(?<who>you|any player|a player|your opponent|an opponent|a opponent) (?<how>travel_by_\w+)(?=$| ,)/,
    '<who> play a <how>',
    event,
  ],
  [
    /^(?<when>(?:when|each time|any time)(?: that)? (?:you|your investigator|the affected player) cast (?:a|any) spell) , (?:it|that spell|the spell|the casting) cost (?:you |they )?(?:an? )?(?<n>1|#) (?:(?:additional|extra|more|further) )?sanity(?: point)?(?: more| extra)?$/,
    'each spell you cast cost <n> additional sanity',
    event,
  ],
  [/(?<=\blose (?:1|#) )(?:additional|extra|further) (?=sanity\b)/, '', event],
  [/\bfor (?=each (?:[^,]+ )?(?:that |which )?(?:is )?play by )/, 'for ', event],
  [
    /(?<=\beach [^,]+) (?:,|\() ?or (?:any )?other (?<what>[^,]+? (?:card|event)) ?(?:,|\))?(?= (?:that )?(?:is )?play by )/,
    ' or <what>',
    event,
  ],
  [
    /\bthe number of (?:(?:their|his or her|its) phobia|phobia (?:they|that player) (?:have|suffer|suffer from))\b/,
    'the number of phobia affect them',
    event,
  ],
  [/\bthe number of (?:your phobia|phobia you (?:have|suffer|suffer from))\b/, 'the number of phobia affect you'],
]

// ---------------------------------------------------------------- Passes, Hands and what is counted there
const counted: readonly Clause[] = [
  [/\bif there (?:is|are) (?<n>#|1) or (?<how>fewer|more|less) card in your hand\b/, 'if you have <n> or <how> card in your hand'],
  [
    /\bif your hand (?:hold|contain|have|number|number at most|consist of) (?<n>#|1) or (?<how>fewer|more|less) card\b/,
    'if you have <n> or <how> card in your hand',
  ],
  [/\bif you hold (?<n>#|1) or (?<how>fewer|more|less) card(?: in your hand)?(?= |$)/, 'if you have <n> or <how> card in your hand'],
  [
    / who (?:would|do|can|could|may)(?: not| never)? (?:normally|usually|ordinarily) (?:not )?(?:come from|is find at|is play at|is find in|live at|is meet at) your current location(?= |,)/,
    '',
    event,
  ],
  [
    /(?<=\bregion) ,? so long as both (?:is|are|lie) in the same dimension (?:,|and) (?:and )?(?=(?:if )?your current location )/,
    ' if ',
    event,
  ],
]

// ---------------------------------------------------------------- said with fewer words, or with more
const sayings: readonly Clause[] = [
  // "Your opponent chooses: bury two Allies, or lose 4 Sanity."
  [
    /^(?<who>your opponent|each player|each opponent|each other player|that player|that opponent|they) (?:must |may )?choose(?: 1(?: of)?)?(?: either| whether to)?(?: :)? (?:either )?(?:to )?(?<a>(?:bury|discard|flip|lose|gain|draw)\b[^,:]*?)(?: ,)? or (?:to )?(?<b>(?:bury|discard|flip|lose|gain|draw)\b[^:]+)$/,
    '<who> must either <a> or <b>',
    event,
  ],
  [/\b(?:at|on|to|under|underneath) the bottom of (?:that|the same|this) deck\b/, 'on the bottom of their mythos deck'],
  [
    /\buse your gate (?:once (?:more|again)|1 (?:additional|more|further|extra) time|again|a second time)\b/,
    'use the gate of your current location once more',
    event,
  ],
  [
    /\byour hand (?:may|can) (?:hold|contain|have|number) (?<n>#|1) (?:additional|more|extra|further) card\b/,
    'your maximum is increase by <n>',
  ],
  // "May neither A nor B", "may not A, nor B": two things that are forbidden.
  [
    /^(?<head>(?:(?:until|for|while|if|as long as) [^,]+ , )?)(?<who>(?:your opponent|that opponent|that player|no player|each player|each opponent|you|they|all player|any player)(?: [^,]*?)?) (?:may|can) neither (?<a>(?:play|cast|use|gain|pass|draw|bury|travel|walk)\b[^,]*?)(?: ,)? nor (?<b>(?:play|cast|use|gain|pass|draw|bury|travel|walk)\b[^,]*?)(?: ,)?(?<until> (?:until|for the (?:rest|remainder)|while|this (?:round|turn|combat)|as long as|(?:on|in|during) (?:their|your|its|the|this|that player 's) (?:next )?(?:turn|round|combat)|at night|by day)\b.*|)$/,
    '<head> <who> may not <a> <until> . <head> <who> may not <b> <until>',
  ],
  [
    /^(?<head>(?:(?:until|for|while|if|as long as) [^,]+ , )?)(?<who>(?:your opponent|that opponent|that player|you|they)) (?:(?:may|can) not|cannot) (?<a>(?:play|cast|use|gain|pass|draw|bury|travel|walk)\b[^,]*?)(?: ,)? (?:nor|and also not|and neither) (?:(?:may|can) (?:they|you) )?(?<b>(?:play|cast|use|gain|pass|draw|bury|travel|walk)\b[^,]*?)(?: ,)?(?<until> (?:until|for the (?:rest|remainder)|while|this (?:round|turn|combat)|as long as|(?:on|in|during) (?:their|your|its|the|this|that player 's) (?:next )?(?:turn|round|combat)|at night|by day)\b.*|)$/,
    '<head> <who> may not <a> <until> . <head> <who> may not <b> <until>',
  ],
  // "Lose 1 Sanity each time you Pass, or 2 if it is Night."
  [
    /^(?<lose>(?:your opponent |each player |the affected player )?lose) (?<a>#|1) sanity(?: point)? (?<when>(?:each time|when|at the start of|at the end of) [^,]+?)(?: ,)? or (?<b>#|1)(?: (?:sanity|sanity point|point))? (?<if>(?:if|when|while) .+)$/,
    '<when> , <lose> <a> sanity , or <b> <if>',
  ],
  [
    /\bbury (?:all|any|each|every)(?: other)? (?<a>day|night|star|storm)(?: event)? (?:and|or) (?:all |any |every |each )?(?:other )?(?<b>day|night|star|storm)(?: event)? in play(?=$|,| )/,
    'bury any other <a> or <b> event in play',
    event,
  ],
  [
    /\b(?:remove|take|put) THIS (?:from|out of) (?:play|the table|the game)(?= (?:when|if|as soon as|each time|at)|$)/,
    'bury this card',
    event,
  ],
  [
    /^(?<who>each (?:player|investigator)(?: [^,]*?)?) (?<when>at the (?:start|end) of their turn) (?<deed>(?:must |lose|gain|discard|bury|flip).+)$/,
    '<when> , <who> <deed>',
    event,
  ],
  [
    /^at the (?<end>start|end) of (?:each player 's|each investigator 's|any player 's|every player 's) turn ,? ?(?:that player|they|that investigator) (?<deed>(?:must |lose|gain|discard|bury|flip)[^,]*?) if (?:they is |that player is )?(?<at>(?:at|in|on|outside|inside|underground|underwater)\b[^,]*)$/,
    'at the <end> of their turn , each player who is <at> <deed>',
    event,
  ],
  [
    /(?<=^if your opponent [^,]+ , (?:bury|discard|flip) )(?<n>1|all|each|any|#) of their (?<what>[^,;]+?) (?:at random|choose at random|choose randomly)/,
    '<n> random <what> of your opponent',
  ],
  [/(?<=^if your opponent [^,]+ , (?:bury|discard|flip) )(?<n>1|all|each|any|#) of their (?<what>[^,; ]+)/, '<n> <what> of your opponent'],
  // "If it is Night, you may play this card and announce a Pass": only then may it be played.
  [
    /^if (?<if>[^,]+?) , or (?:if )?(?<or>[^,]+?) , (?:you may |then )?(?:play THIS(?: and)? (?:announce |declare |call |say |claim )?(?:a |your )?pass|play THIS as (?:a|your) pass)$/,
    'play this card only if <if> or <or> . play this card and declare a pass',
    event,
  ],
  [
    /^if (?<if>[^,]+?) , (?:you may |then )?(?:play THIS(?: and)? (?:announce |declare |call |say |claim )?(?:a |your )?pass|play THIS as (?:a|your) pass)$/,
    'play this card only if <if> . play this card and declare a pass',
    event,
  ],
  [
    /(?<=^(?:this|that|the|your) pass end the round)(?: ,)? (?:(?:even if|even though|although|whether or not) (?:it is )?(?:the only|the first|no other|nobody else|no one else|another player|only)\b.*|(?:regardless of|no matter) (?:how many |what |the |any )?(?:other |number of )?(?:other )?pass.*)$/,
    '',
    event,
  ],
  [/^(?:you may )?play THIS (?:as|when you make) (?:a|your) pass$/, 'play this card and declare a pass', event],
  [/\bhalf (?:the |their |your |all )?card (?:in|of) (?=(?:their|your|your opponent 's|his) hand\b)/, 'half of the card in '],
  [/\bskip (?:the |this |next )?combat (?:step|phase|part)?(?: ?(?:of|in|for|at the end of) (?:this|the) round)?$/, 'skip combat', event],
  [/\b(?:and|,) (?<how>put|place|add|take) (?<it>it|they|them) (?<into>in|into|to|with) yours$/, 'and <how> <it> in your hand'],
  [
    /\b(?:move|bring|lure|transfer|win|shift|draw) (?<what>(?:1|a|any 1|#) [^,]+?) (?:over )?to your (?:own )?side\b/,
    'take control of <what>',
    event,
  ],
  [/(?<=\bshuffle [^,]*) back (?=into (?:your|their) mythos deck)/, ' '],
  [
    /\b(?<n>1|a|any 1) card (?<where>(?:in|from|of) your (?:story deck|discard pile|hand))? ?(?:that|which) is (?:not|no) (?:a )?(?<what>location|ally|event|monster|spell|tome|artifact)\b(?: (?=in|from))?/,
    '<n> card other than a <what> <where>',
  ],
  [
    /\b(?<who>(?:each|any|every|all|no)(?: other)? (?:player|investigator|opponent)) (?:currently |presently |now )?(?<where>underground|underwater|outside|inside|outdoors|indoors)(?= (?:must|lose|gain|may|discard|bury|flip|draw|cannot|return|skip)\b)/,
    '<who> who is <where>',
  ],
  [
    /^(?<head>(?:[^,]+ , )?)you (?:may|can) (?:have|hold|keep|place|put|store|fit|carry) (?<n>1|#|a) (?:additional|extra|more|further) spell (?:in|inside|within|on) (?:each|every|any|all)(?: of your)? tome$/,
    '<head> each tome may hold <n> additional spell',
  ],
  [
    /^you may (?<deed>discard (?:1|#|up to #|a) card(?: (?:in|from) your hand)?) (?<when>at the (?:start|end) of each (?:round|turn))(?: ,)? (?<more>and (?:draw|replace) .+)$/,
    '<when> , you may <deed> <more>',
  ],
  [
    /^before (?:the |your )?(?:first (?:turn|round)(?: of (?:the|a|each) (?:game|match))?|(?:game|match|play) (?:begin|start))(?= ,)/,
    'at the start of the game',
  ],
]

export const events: readonly Clause[] = [
  // "For the rest of the Round, each player who plays an Artifact must lose 1 Sanity or discard one card": at each of these plays.
  [
    /^(?<for>(?:for|until|during|in) (?:the )?(?:rest|remainder|end)? ?(?:of )?(?:the|this) round)(?: ,)? (?:each|every|any|all) (?:player|investigator) (?:who|that) (?<how>play|cast) (?<what>[^,;:()]+?) must (?<do>[^;:()]+)$/,
    '<for> , when any player <how> <what> , that player must <do>',
    ['Event', 'Spell'],
  ],
  ...lasting,
  ...befalling,
  ...calledOff,
  ...threats,
  ...choices,
  ...taken,
  ...phobias,
  ...counted,
  ...sayings,
]
