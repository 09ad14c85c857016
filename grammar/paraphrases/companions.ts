/** What else is told of Allies: whom they lead, what they can do without, whose place they take, what they spare their Investigator. */

import type { Clause } from '../clauses.ts'

const own = '(?:THIS|they|it)'
const him = '(?:THIS|it|they|them|their)'
const spellcaster =
  '(?<who>each opponent|each player|your opponent|a opponent|any opponent|your opponents|opponents|each other player|any player)'
/** A card asks for another. */
const asked =
  '(?:(?:if|when|where|whenever|for|by) )?(?:a|any|another|any other|each)?(?: 1)? ?card(?: that| which)? (?:call for|require|need|ask for|mention|name)(?: (?:it|they|them|their|1|such a ally|that ally|that card))?'
const god = '(?:(?:a|any|your) )?great_old_one(?: (?:or|and) (?:(?:a|any) )?outer_god)?'
const combat = '(?:during|in|due to|because of|as a result of|by|through) combat'
const cannotBe = '(?:(?:may|can) never is|(?:may|can) not is|may not is|cannot is|cannot ever is|is never|is not)'
const lot = '(?:(?:choose|selected|select|pick|take|drawn) (?:at random|randomly|by lot)|randomly (?:choose|selected|select|pick))'

export const companions: readonly Clause[] = [
  // "While any opponent has a Corrupt Doctor among his or her Allies".
  [
    /(?<=\b(?:if|while|when|unless) (?<who>any opponent|your opponent|a opponent|any player|you) have )(?<what>(?:a|no|any|another|#|1) [^,:;()]+?) among (?:their|your) ally(?=$| ,)/,
    '<what> ally in play',
  ],
  // "Not cumulative with other Allies that do either."
  [
    /(?<=\bnot cumulative with [^,:;()]+ that do )(?:either(?: of (?:these|this|those|them))?|(?:the )?same|any of (?:these|this)|the like|likewise|(?:something )?similar)(?= |$)/,
    'so',
  ],
  // "While Howard Lovecraft is in play and face-down".
  [
    /\b(?<if>if|while|when) (?<who>(?!(?:THIS|it|they)\b)[^,:;() ]+(?: [^,:;() ]+)?) is (?:in play (?:and|but) (?<face>face-down)|(?<flip>face-down) in play|in play (?<lie>face-down))(?=$| ,)/,
    '<if> a <face> <flip> <lie> <who> is in play',
  ],
  // "You need not walk to a Ruins, Tomb or Cemetery Location in the same Region while this card is in play."
  [/(?<=\bneed not walk to [^:;()]*)(?: ,)? while THIS is in play$/, ''],
  [
    /^you need not walk to (?:(?:a|any) )?(?:new )?(?<what>\S+ , \S+(?: ,)? or \S+ location)(?<where> in (?:the same|your) (?:region|subregion))(?: as you)?$/,
    'you may travel to a new <what> <where> , right-side-up',
  ],
  [/(?<=^(?:place|put|play) it right-side-up)(?: ,)? as if you (?:have )?(?:come|travel|arrive|go|get there) by [^,:;()]+$/, ''],
  // "..., but if he is buried, both Weapons suffer the same fate": what an Ally bears is lost with him anyway (M8.3, M8.19).
  [
    /(?<=\b(?<what>weapon|artifact|tome|spell))(?: ,)? (?:but|and) (?:if|when) (?:(?:THIS|it|they) (?:is )?)?(?:ever )?(?:bury or discard|discard or bury|bury|discard|lose)(?: ,)? (?:both|the|all|its|their|those|these|that)(?: of them|(?: of (?:the|their|those))? \k<what>) (?:(?:must )?(?:also )?(?:suffer|share|meet) (?:the same|that|its|their) fate|is (?:also )?(?:bury|discard|lose)(?: (?:too|also|as well|with (?:THIS|it|them)))?)(?: too| as well)?$/,
    '',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- whom he leads
  [
    /\b(?<all>(?:all|each|any)(?: of)?(?: your)?|your) other (?<who>(?!ally\b)(?:(?!who|that|is|and|or|with|,)\S+ ){0,2}?\S+) (?:who|that) (?:is|serve as|is choose as) (?:also )?(?:a )?(?:defending ally|defender)(?= |$)/,
    '<all> other <who> defending ally',
    ['Ally'],
  ],
  [
    /(?<=^(?:while [^,]+ , )?(?:THIS|they|it) (?:raise|increase) the (?:card )?value of (?![^,]*\bthreat\b)[^,]+? by (?:#|1) point) (?:per card|each|a piece|per ally|for each of them)$/,
    '',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- whose place he takes
  [
    new RegExp(
      `^(?:${own} )?(?:(?:may|can) )?(?:also )?(?:is use in place of|is use as|is use instead of|take the place of|stand in for|substitute for|is substitute for|count as|serve as|pass for|is consider|is consider to is|is count as|replace) (?<what>(?!any |a |1 |#|the )[^,:;]+?)(?: ,)? ${asked}$`,
    ),
    'this card count as <what>',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Monster'],
  ],
  [
    new RegExp(
      `^(?:if|when|where|whenever) (?:a|any|another) card (?:call for|require|need|ask for) (?<what>(?!any |a |1 |#)[^,:;]+?) , (?:you may use ${him} (?:instead|in (?:their|its|that card 's) place)|${own} (?:may|can) (?:is use instead|take (?:their|its|that card 's) place))$`,
    ),
    'this card count as <what>',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  [
    new RegExp(
      `^(?:you may (?:bury|sacrifice|sacrificed|give up)(?: \\( bury \\))? ${him}|(?:${own} )?(?:may|can) is (?:sacrificed|sacrifice|bury|give up)(?: \\( bury \\))?) (?:in place of|instead of|in the place of|as) (?<what>any(?: 1)?|1|a) (?<kind>(?:(?!require|need|for)\\S+ )+?)(?:that is |which is )?(?:require|need) (?:to play|for|by|to bring in|in order to play|when you play|to put into play) (?<god>[^,:;]+)$`,
    ),
    'this card may is use as <what> <kind> that <god> require , and is bury for it',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  [
    new RegExp(
      `^for (?:the )?purpose of play ${god} , ${own} (?:is|may is) (?:also )?(?:consider|count|treat|regard)(?: to is| as)? (?:any 1|a|1|any) (?<kind>[^,:;]+?)(?: card)?(?: (?:that is )?(?:require|need)(?: for it)?)?$`,
    ),
    'this card count as a <kind> for great_old_one',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  [
    new RegExp(
      `^(?:${own} )?(?:(?:may|can) )?(?:also )?(?:count as|serve as|is consider|is consider to is|is count as|is use as|act as|pass for|take the place of) (?:any 1|a|1|any) (?<kind>(?!card\\b)[^,:;]+?)(?: card)?(?: (?:that is )?(?:require|need))? (?:when(?: you)?(?: is)? play|for (?:the )?purpose of play|for play|to play|when put into play) ${god}$`,
    ),
    'this card count as a <kind> for great_old_one',
    ['Ally', 'Artifact', 'Tome', 'Monster'],
  ],
  // ---------------------------------------------------------------- Spells
  [
    /^(?<knows>(?:(?:THIS|they|it) )?(?:(?:may|can) )?(?:know|hold|have|learn|contain) [^,:;]*?\bspell) ,? ?(?:but|and) (?:you must )?(?:then )?bury (?:the|each|that|this|any such|it|such a) ?(?:spell)? in your story deck (?:after|once|when) (?:cast(?:ing)? it|it (?:is|have is) cast|you (?:have )?cast it)$/,
    '<knows> . bury spell in your story deck after it is cast',
    ['Ally', 'Artifact'],
  ],
  [/^it may (?:contain|hold|have) (?=spell$|its spell$)/, 'the tome may contain ', ['Ally']],
  [
    /^if THIS is (?:ever )?(?:lose|bury|discard)(?: ,)? (?:all )?their spell is (?:also )?(?:lose|bury|discard)(?: (?:with (?:it|they|them|their)|as well|too))?$/,
    'if this card is lose , its spell is lose',
    ['Ally'],
  ],
  [
    new RegExp(
      `(?<=^(?:[^:]+ , )?)${spellcaster} must (?:first )?(?:spend|pay|lose) (?<n>#|1)(?: (?:extra|additional|more))? sanity(?: point)?(?: more)? (?:(?:in order )?to cast (?:a|any|each)|for each|for any|when they cast a|when cast a|each time they cast a) spell(?: (?:that )?they cast)?$`,
    ),
    'each spell of <who> cost <n> more sanity to cast',
  ],
  [
    new RegExp(
      `^${own} is (?:not|never) affected by (?:(?:any |a )?(?:card|effect)(?: or effect)? )that (?:would )?(?:change|alter|affect) ${him} (?:own )?allegiance$`,
    ),
    'this card cannot become corrupt . this card cannot become steadfast',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?:${own} )?${cannotBe} ${lot}(?: ,)? (?:(?:nor|or) (?:is )?(?:ever )?|(?:and|nor|or) (?:(?:may|can) (?:not|never) (?:is )?|cannot (?:is )?|is (?:not|never) |never |not ))affected by (?<what>[^,:;]+)$`,
    ),
    'this card may not is choose at random . this card is not affected by <what>',
    ['Ally'],
  ],
  [new RegExp(`^(?:${own} )?(?:is )?(?:${cannotBe}|never) ${lot}$`), 'this card may not is choose at random', ['Ally']],
  [
    new RegExp(
      `^(?:${own} )?(?:is )?(?:exclude|exempt|leave out|safe) (?:from|of) (?:any|all|each|every|a)? ?random (?:selection|choice|draw)(?: (?:of|among|between) (?:your )?(?:ally|card))?$`,
    ),
    'this card may not is choose at random',
    ['Ally'],
  ],
  [
    /^(?<me>THIS|this [a-z]+) , and (?<n>1|#) other ally (?:whom|that|which) you (?:name|choose|select|pick) , (?=is )/,
    '<me> and <n> other ally of your choice ',
    ['Ally'],
  ],
  [
    /\bwould is (?<how>bury|discard|lose|bury or discard|lose or discard) (?:due to|because of|as a result of|by|through) combat(?= |$)/,
    'would is <how> in combat',
    ['Ally', 'Monster'],
  ],
  [
    /^you may (?<how>bury|discard|flip) THIS to (?:ignore|escape|avoid|cancel|nullify|be spared|stop) (?:any|a|any 1|1) (?<what>[^,:;]+?) (?:that is |which is )?(?:play|cast) (?:on|against) (?:you|your investigator)$/,
    'when your opponent have play a <what> on you , you may <how> this card to cancel it',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:when|if|whenever|at the moment that) (?:a|any) (?<what>(?:phobia|epidemic)(?: event)?) would affect (?:you|your investigator) , you may (?:choose to )?(?<how>bury|discard|flip) THIS instead$/,
    'when your opponent have play a <what> on you , you may <how> this card to cancel it',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^the (?<what>phobia|event|epidemic|spell) is (?:then )?(?:also )?bury(?: as well| too| in its owner 's story deck)*$/,
    'that <what> is bury',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:at the moment (?:that|when) |when |whenever |if )(?:another of your|any other of your|1 of your other|another|any other|a other) ally would is (?<how>bury or discard|discard or bury|bury|discard|lose) (?:during|in) combat , you may (?:choose to )?(?<does>bury|discard) (?:THIS|this card) instead$/,
    'if another of your ally would is <how> in combat , you may <does> this card instead',
    ['Ally'],
  ],
  [
    /^(?:the|that) other ally (?:then )?remain in play(?: ,)?(?: (?:along with|together with|and so do|with) (?:anything|everything|all|whatever)(?: that)?(?: (?:that|the|this))?(?: ally| other ally| they| it)? (?:carry|bear|hold|have))?$/,
    'that ally remain in play',
    ['Ally'],
  ],
  // What is assigned to him is buried in Combat only with him: "it" is he.
  [
    /^(?:when|if|whenever) (?:it|they) would is (?<how>bury|discard|lose|bury or discard|discard or bury) (?:in|during|due to|because of|as a result of|by|through) combat , (?<may>(?:you may )?)(?<does>discard|flip|bury) (?:it|they|them|their|THIS) instead$/,
    'if this card would is <how> in combat , <may> <does> this card instead',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- when he defends
  [
    new RegExp(
      `^(?:${own} )?must (?:always )?defend(?: you| your investigator)? in (?:each|every|any|all) combat(?: ,)? (?:if|when|in which|where|whenever) (?:you have )?(?:any|a|1|your) (?:opponent 's (?:directed )?threat|directed threat|threat) (?:is )?direct(?:ed)? (?:against|at) (?:you|your investigator)$`,
    ),
    'this card must defend',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?:${own} )?(?:may|can)(?: also)? is add to (?:the|your) (?:defense|defence|defending ally|defender) ${combat}(?: ,)? after (?:all |the )?threat (?:is|have is) reveal(?: ,)? even (?:if|though) ${own} (?:is|have is) not (?:choose|commit|select)(?: (?:before|earlier|at first|until then|so far))?$`,
    ),
    'you may add this card to your defending ally once threat is reveal',
    ['Ally'],
  ],
  [
    /^bury THIS in combat only (?:if|when) (?:a|the|any|1) (?:attack|threat|attacker|monster) (?:absorb|take|use up|consume|exhaust) (?:all of )?(?:their|its|THIS 's) (?:full|entire|whole|complete) (?:card )?value$/,
    'bury this card in combat only if its full value is absorb',
    ['Ally'],
  ],
  [
    /^a (?:(?!(?:by|at|in|on|if|when|while|unless|without|with|only|once|during|after|before|for|until|against|night|day|daylight|alone)\b|ally|card|monster|artifact|tome|spell|event|location|investigator|player|opponent|turn|round|ghoul|cultist)[a-z-]+ ){1,5}, (?=bury (?:THIS|this card) )/,
    '',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what he can see, read, use
  [
    /^(?:when defending , )?(?:THIS |this ally |they |it )?(?:can |may )?see (?:any|all|every|each) invisible (?:monster|card)(?: ,)? and so (?:can|may|do) (?:the|all|your)? ?other ally who (?:defend|fight) (?:with|alongside|beside) (?:their|them|they|it|THIS)$/,
    'see invisible . while this card is a defending ally , each other defending ally see invisible monster',
    ['Ally'],
  ],
  [
    /(?<=^(?:when defending , )?(?:(?:THIS|they|it) )?(?:can |may )?see )(?:any|all|every|each|a) (?=invisible (?:monster|card)$)/,
    '',
    ['Ally', 'Artifact'],
  ],
  [
    /^(?:THIS|they|it) (?:can )?read (?:anything|everything)(?: : you is consider to know (?:all|every|any|each) language)?$/,
    'you know all language',
    ['Ally'],
  ],
  [/^(?:you|your investigator) is (?:then )?consider to (?=(?:know|read|speak|understand) )/, 'you ', ['Ally', 'Artifact', 'Tome']],
  [/\bbypass (?:all |any |each )?(?<a>[^,:;]+?)(?: ,)? and (?:all |any )?other (?<b>[^,:;]+)$/, 'bypass <a> and <b>', ['Ally']],
  // As a Monster he does nothing of what he says, unless it is said of him as one (M7.28).
  [
    /^when (?:(?:THIS|they|it) is )?reveal (?:as (?:a )?part of|in|with) (?:a|your|the) threat(?: as a monster)? , /,
    'while this card is in a threat , ',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- when and where he may be played
  [
    /\bthere is (?<what>(?:a|any|1) [^,:;]+?) on (?:the )?top of (?=(?:your|a|your opponent 's) story deck)/,
    '<what> is on top of ',
    ['Ally', 'Artifact', 'Investigator'],
  ],
  [
    /^(?:this card )?(?:require|need) (?<what>(?:a|any) [^,:;]+?) on top of your story deck (?:to is|in order to is|before it can is) play$/,
    'this card may only is play if <what> is on top of your story deck',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:THIS |they |it )?(?:cannot|may not) is play on the same side (?:as|with) (?<who>[^,:;]+)$/,
    'this card may not is play if you have <who> in play',
    ['Ally'],
  ],
  [
    /^only a? ?(?:investigator|player)s? who (?:have|possess) (?:already )?complete (?:at least 1|1 or more|a|any) adventure (?:can|may) play THIS$/,
    'this card may only is play if you have a adventure in play',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /\bif you have (?:already )?complete (?:at least 1|1 or more|a|any) adventure$/,
    'if you have a adventure in play',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/(?<=^(?:.* )?)(?:when|if) THIS (?:fight|defend|is in combat) (?:at|in) (?=(?:a|any) )/, 'while in combat and at ', ['Ally']],
  [
    /(?<=\b(?:gain|lose|add|subtract|double|halve) .*)(?:when|while|if) (?:they|it) (?:fight|is in combat) (?:at|in) (?=(?:a|any) )/,
    'while in combat and at ',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what he costs, and what is done for it
  [/^at the (?:cost|price|expense) of (?:1|a|your) turn , /, 'as your turn , ', ['Ally', 'Artifact', 'Tome']],
  [
    /\b(?:sacrifice|sacrificed) (?<who>THIS|this card|it)(?: \( bury (?:it|they|them|their) \))/,
    'bury <who>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^flip THIS face-up(?: again)? at the start of the next round$/,
    'at the start of each round , flip this card face-up',
    ['Ally', 'Artifact'],
  ],
  [
    /^(?:THIS |they |it )?(?:will )?(?:carry|take|bring|guide|lead|transport) you (?:at once |immediately )?to (?<where>(?:a|any) [^,:;]+) if you (?<how>bury|discard|flip) (?:it|they|them|their|THIS)$/,
    '<how> this card to travel to <where>',
    ['Ally', 'Artifact'],
  ],
  [
    /^(?<how>bury|discard|flip) THIS to have (?:it|they|them|their) (?:carry|take|bring|guide|lead|transport) you (?:at once |immediately )?to (?=(?:a|any) )/,
    '<how> this card to travel to ',
    ['Ally', 'Artifact'],
  ],
  // ---------------------------------------------------------------- how cards are lost
  [
    /^(?:each|any|all)(?:(?: of)? your ally (?:that |which )?(?:you )?(?:lose|is lose)| ally (?:that |which )?you lose) in combat (?:is )?discard (?:instead of|rather than) (?:is )?bury$/,
    'if 1 of your ally would is bury in combat , discard it instead',
    ['Ally', 'Artifact'],
  ],
  [
    /^(?:any|each|all) (?<what>[^,:;]+?) direct(?:ed)? (?:against|at) (?:you|your investigator) (?:must is|is) (?<how>discard|bury|flip) when(?: it is| they is)? reveal$/,
    'when reveal , <how> each <what> in the opposing directed threat',
    ['Ally', 'Artifact'],
  ],
  // ---------------------------------------------------------------- what does not touch him
  [
    /^(?:any|each|a|no) (?<what>spell|event|card|artifact|weapon) (?:that )?(?:target|aim at|direct at|direct against|cast on|cast at|cast against|play on|play against) THIS have no effect(?: on (?:it|they|them|their))?$/,
    'this card cannot is the target of <what>',
    ['Ally', 'Artifact', 'Monster'],
  ],
  [
    /^(?<what>(?:(?!player|investigator|opponent|you|they|it|this)[^ ,:;]+)(?: (?:and|or) [^ ,:;]+)?(?: event)?) (?:cannot|may not|do not|never) affect (?<who>THIS|your ally|your investigator)$/,
    '<who> is not affected by <what>',
    ['Ally', 'Artifact'],
  ],
  [
    /\bone less sanity (?:each time|when|whenever) (?:you|they|your investigator) (?:is|come under) attack(?:ed)?$/,
    '1 less sanity in combat',
    ['Ally', 'Artifact'],
  ],
  [
    /(?<=^(?:you|your investigator) lose (?:1|#) (?:less|fewer) sanity(?: point)? )(?:each time|when|whenever|if) (?:you|they|your investigator|it) (?:is|come under) attack(?:ed)?$/,
    'in combat',
    ['Ally', 'Artifact'],
  ],
  [
    /(?<=\b(?:know|hold|have|learn) [^,:;]*?\bspell) and (?:can |may )?cast it (?:for free|at no cost|at no sanity cost|for no sanity|without cost|without (?:pay|lose) sanity)$/,
    '',
    ['Ally'],
  ],
  [
    /^(?:your investigator|you) can survive (?<what>\S+) (?:while|as long as) (?:THIS|they|it) (?:remain|is|stay) in play and is (?:not flip|face-up)$/,
    'while this card is face-up , you can survive <what>',
    ['Ally', 'Artifact'],
  ],
  [
    /(?<=\b)(?:while|as long as) (?:THIS|they|it) (?:remain|is|stay) in play and (?:is )?(?:not flip|face-up|not face-down|unflipped)\b/,
    'while this card is face-up',
    ['Ally', 'Artifact'],
  ],
  // ---------------------------------------------------------------- two figures, two times
  [
    /^(?:THIS |they |it )(?:have|has) a value of (?<n>#|1) (?<when>(?:at|by|during|in) [^,:;]+?) and (?:a value of |of )?(?<m>#|1) (?<then>(?:at|by|during|in) [^,:;]+)$/,
    'this card have a value of <n> <when> . this card have a value of <m> <then>',
    ['Ally', 'Monster'],
  ],
  [
    /^you may (?<does>play [^,:;]+?) from (?:any|a) (?<where>(?:(?!location)[^ ,:;]+ ){1,2}location)$/,
    'while you is at a <where> , you may <does>',
    ['Ally', 'Artifact', 'Investigator'],
  ],
  [
    /^on the turn (?:after|follow) (?:THIS is play|you play THIS|play THIS|that on which THIS is play) , you may (?<does>[^,:;]+)$/,
    'when play , you may <does> as your next turn',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [/^you need not (?:pay|lose|spend)(?: any)? sanity to cast spell\b/, 'you pay no sanity to cast spell'],
  // ---------------------------------------------------------------- how he serves and what he holds
  [
    /^(?:(?:when|once|after|each time) )(?:the|that|its|his|this) spell (?:is|have is) cast , discard it (?:instead of|rather than) bury(?:ing)? it$/,
    'discard spell after it is cast',
    ['Ally', 'Artifact'],
  ],
  [
    /(?<=\b(?:if|while|when) )(?<what>(?:a|any|1|#)(?: or more)? [^,:;]+?) is (?:in|part of|among) the (?:directed|opposing) threat(?: (?:direct(?:ed)? )?(?:against|at) (?:you|your investigator))?(?= ,|$)/,
    'the opposing threat contain <what>',
    ['Ally'],
  ],
  [
    /(?<=\b(?:if|while|when) )(?:it is |THIS is |they is )?oppose(?:d)? by (?<n>#|1) or more (?<what>[^,:;]+?)(?= ,|$)/,
    'the opposing threat contain <n> or more <what>',
    ['Ally'],
  ],
  [/\b(?:if|while|when) (?:(?:THIS|they|it) )?(?:is )?oppos(?:e|ing) (?=(?:a|any) )/, 'while oppose by ', ['Ally']],
  [/(?<=while oppose by )any /, 'a '],
  [
    /(?<=^(?:.* )?you may )play (?<what>[^,:;]+?) (?:from|at|through|with|by) (?<gate>any gate|any [^,:;]* gate) as (?:a )?ally$/,
    'use <gate> to play <what> as ally',
    ['Ally', 'Artifact'],
  ],
  [/^play (?:THIS|this card) (?:at|in) (?=any )/, 'this card may is play at ', ['Ally', 'Artifact', 'Tome']],
  [
    /^(?:THIS |they |it )?add (?<n>#|1) to the number of card (?:that )?you draw at the start of each round$/,
    'draw <n> additional card at the start of each round',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^not cumulative with (?:any )?other (?<what>ally|artifact|tome|card) that (?:increase|raise|add to) (?:your draw|the number of card (?:that )?(?:you draw|draw))$/,
    'not cumulative with other <what> that increase the number of card you draw',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:THIS|you|your investigator) may (?:travel by|use|play|travel use) (?<what>travel_\S+)(?: event| card)? even (?:when|if|though) (?:(?:you|they|it) is )?not at (?:a|any) [^ ,:;]+ location$/,
    'you may play <what> at any location',
    ['Ally', 'Artifact', 'Investigator'],
  ],
  [
    /^(?:at the end of (?:any|each|every|a) combat (?:in|during) which|after (?:any|each|every|a) combat (?:in|during) which) (?:THIS|they|it) (?:is|have is|have serve as|serve as|is use as) a defending ally , (?<does>flip|bury|discard) (?:it|they|them|their|THIS)(?<how>(?: face-down)?)$/,
    'at the end of combat , if this card is a defending ally , <does> this card <how>',
    ['Ally'],
  ],
  [
    /^(?:if|when|whenever) either THIS or (?<who>[^,:;]+?) is (?<how>bury|discard|lose) , (?:then )?the other is (?:also )?(?<does>bury|discard|lose)(?: also| too| as well)?$/,
    'when this card is <how> , <does> <who> . when <who> is <how> , <does> this card',
    ['Ally', 'Artifact'],
  ],
  [/\bon the turn (?:in|on) which you play THIS$/, 'when play', ['Ally', 'Artifact', 'Tome']],
  [
    /^(?<may>you may play [^,:;]+?) on the same turn (?:that|in which|as|when) you play THIS$/,
    'when play , <may>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:THIS |they |it )?is consider both (?<a>(?:a )?[^ ,:;]+(?: [^ ,:;]+)?) and (?<b>(?:a )?[^ ,:;]+(?: [^ ,:;]+)?)$/,
    'this card is consider <a> . this card is consider <b>',
    ['Ally', 'Location', 'Monster'],
  ],
  [/^consider both (?=a )/, 'is consider both ', ['Ally', 'Monster']],
  [
    /^(?:during|in) combat , (?<does>(?:you may )?[^,:;]+? directed threat(?: against you| against your investigator)?) before (?:they|it) is reveal$/,
    'before threat is reveal , <does>',
    ['Ally', 'Artifact'],
  ],
  [/^your hand may (?:contain|hold) (?<n>#|1) more card than your maximum$/, 'add <n> to your maximum', ['Ally', 'Artifact']],
  [
    /^(?:if|when|whenever) (?:you|your investigator) is attack(?: while THIS is in play)? , you may (?:choose to )?(?<how>bury|discard|flip) (?:it|they|them|their|THIS) (?:and|to) (?:suffer|take|lose) no (?:sanity loss|loss of sanity|sanity) (?:from|in|by) (?:that|the|this) (?:attack|combat|battle)$/,
    'if you would lose sanity in combat , you may <how> this card instead',
    ['Ally', 'Artifact'],
  ],
  [/(?<=^you can survive [^,:;]+?)(?: ,)? and so (?:can|do|may) (?:all of |all |each of )?your ally$/, '', ['Ally', 'Artifact']],
  [
    /^(?<head>(?:THIS |they |it )?(?:cannot|may not) is) control , flip(?: face-down)? ,? ?or turn (?<how>corrupt|steadfast)(?: by (?:any|a) card)?$/,
    'cannot is control . this card cannot is flip . this card cannot become <how>',
    ['Ally'],
  ],
  [
    /^(?:(?:THIS|they|it) )?(?:cannot|may not) is (?<a>control|flip)(?: face-down)? (?:or|nor) turn (?<how>corrupt|steadfast)(?: by (?:any|a) card)?$/,
    'cannot is <a> . this card cannot become <how>',
    ['Ally'],
  ],
  [
    /^(?:(?:THIS|they|it) )?(?:cannot|may not) is (?<a>control|flip)(?: face-down)? (?:or|nor) (?<b>control|flip)$/,
    'cannot is <a> . cannot is <b>',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what becomes of him, and where he is of use
  [/(?<=\b(?:THIS|they|ally|it) )(?:die|dies|perish|is slain|is kill|is killed)(?= |$)/, 'is lose', ['Ally', 'Artifact']],
  [
    /^protection from (?<what>[^,:;]+?) (?:that|which) (?:would )?affect (?:you|your investigator) (?<where>(?:at|in) (?:a|any) [^,:;]+)$/,
    'while <where> , protection from <what>',
    ['Ally', 'Artifact'],
  ],
  [
    /^(?:THIS |they |it )?may is play even (?:if|when|though) (?:the location (?:required|require|need)|(?:their|its|the) (?:required |require )?location) is not in play$/,
    'this card may is play at any location',
    ['Ally'],
  ],
  [/^treat THIS as (?<what>invisible|visible) (?=(?:when|while|if) )/, 'this card is <what> ', ['Ally', 'Monster']],
  [/\bin (?:any|a|1|each) single combat\b/, 'in any 1 combat'],
  [
    /^you may (?:play|place|give|assign|put) (?<n>any 1|1|a|#) (?<kind>(?:[^ ,:;]+ )?)spell (?:on|to|with|under|beneath) THIS(?: (?:on|as) (?:a|any) later turn)?$/,
    'this card may know <n> <kind> spell',
    ['Ally'],
  ],
  [
    /^(?:you|your investigator) (?:can|may) (?:enter|visit|reach|travel to|go to|play) (?:any )?(?<what>underwater|space) location\b/,
    'you can survive <what>',
    ['Ally', 'Artifact'],
  ],
  [
    /^at the start of each round ,? ?draw (?<n>#|1) (?:more|additional|extra) card (?<when>(?:if|while|when) [^,:;]+)$/,
    '<when> , draw <n> additional card at the start of each round',
    ['Ally', 'Artifact', 'Investigator'],
  ],
  [
    /(?<=\bfor each (?:[^ ,:;]+ )?(?:artifact|tome|weapon|spell) )(?:carry|bear|hold|know|possess) by THIS$/,
    'that this card bear',
    ['Ally'],
  ],
  [
    /(?<=\b(?:if|while|when) )(?:THIS|it|they) is (?:the|your) only defending ally$/,
    'this card is a defending ally and you have no other defending ally',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what is said with other words anywhere
  [
    /^(?<how>flip|bury|discard) THIS(?: face-down)? as your turn(?=$| (?:to|and) )/,
    'as your turn , <how> this card',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^while (?<who>they|it|THIS|this card) is in play (?=(?!and |or |as |at |with |beside |in |on |under )[^ ,]+ )/,
    'while <who> is in play , ',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /\b(?<so>(?:while|if|when) you have (?:another|any other|a other|1 other|any) (?:[^ ,:;]+ ){1,2}?ally)(?=$| ,)/,
    '<so> in play',
    ['Ally'],
  ],
  [/ \( (?:a )?(?:weapon or not|weapon or otherwise|include (?:a )?weapon|even (?:a )?weapon) \)/, '', ['Ally']],
  [
    /^(?:the|this|that) artifact (?<fate>(?:suffer|share) [^,:;]+?)(?: ,)? (?:but|and) (?:may not|cannot|may never) is steal(?: from (?:their|them|it|they|THIS))?$/,
    'this artifact <fate> . what this card bear may not is steal',
    ['Ally'],
  ],
  [
    /^(?:the|this|that) (?:artifact|tome) (?:may not|cannot|may never) is steal(?: from (?:their|them|it|they|THIS))?$/,
    'what this card bear may not is steal',
    ['Ally'],
  ],
  [
    /\bplay (?<what>(?:a|any|1)(?: new)? )location(?<where>(?: (?:of|in) [^,:;]+?)?)(?<turn>(?: as your turn)?) ,? ?(?:provided|as long as|so long as)(?: that)? it is (?:also )?a (?<kind>[^ ,:;]+)(?: location)?$/,
    'play <what> <kind> location <where> <turn>',
  ],
  [
    /\b(?<which>(?:a|any|another|each|all|every|1|#|other|your)) (?<noun>ally|location|card|monster|artifact|event) (?:with|that have|who have|that bear|who bear) the (?<what>(?!same\b)[^ ,:;]+(?: or [^ ,:;]+)?) attribute(?= |$)/,
    '<which> <what> <noun>',
  ],
  // "Allies who have the Seaman attribute": of a kind that is told without a number, too.
  [
    /(?<!\bno )\b(?<noun>ally|monster|artifact|event) (?:that|who|which) (?:have|bear|feature|show|carry|display) the (?<what>(?!same\b)[^ ,:;]+) (?:attribute|symbol)(?= |$)/,
    '<what> <noun>',
  ],
  [/(?<=\b(?:it|they|THIS) is )not (?:flip|face-down|turn face-down)\b/, 'face-up', ['Ally']],
  [
    /^once (?:during|in|each|every|per|in each|during each|in the course of each) (?:the )?round , as your turn , (?=you may )/,
    'as your turn , once a round , ',
  ],
  [
    /^each round , the (?<nth>first|second) (?<what>[^,:;]+?) (?:that )?you (?<how>cast|play) (?=cost )/,
    'the <nth> <what> you <how> each round ',
  ],
  [/\bthat round$/, 'this round', ['Ally', 'Investigator', 'Artifact']],
  [/\bever (?=have |has |is |fall )/, '', ['Ally', 'Artifact', 'Monster']],
  [
    /^begin each round with (?<n>#|1) (?:additional|extra|more) card(?: in your hand)?$/,
    'draw <n> additional card at the start of each round',
    ['Ally', 'Artifact', 'Investigator'],
  ],
  [
    /^(?<how>raise|lower|increase|reduce|decrease) by (?<n>#|1)(?: point)?(?: each)? the (?:card )?value of (?<what>[^,:;]+)$/,
    '<how> the value of <what> by <n>',
  ],
  [
    /(?<=^(?:.* , )?you )(?:do not|never|need not) (?:lose|pay|spend)(?: any)? sanity (?:for|when play|to play) (?<what>(?:the )?(?:tome|artifact|ally|location|spell|event|monster))(?: (?:that )?you play)?(?= |$)/,
    'pay no sanity for <what>',
  ],
  [/(?<=^(?:.* )?can )survive (?<what>underwater|space) location\b/, 'survive <what>'],
  [
    /(?<=^(?:[^:]*? to |.*: ))prevent (?<who>your opponent|each opponent|a opponent|1 opponent) from cast(?:ing)? (?:any )?spell(?: (?:during|in|for|until the end of) (?:this|the rest of this|the) combat)$/,
    '<who> may not cast spell until the end of combat',
  ],
  [/^cannot is give (?=a weapon$|weapon$|any weapon$)/, 'this card may not bear ', ['Ally']],
  [
    /^(?:any|each) (?<what>artifact|tome|ally) that you play with (?:this ally|THIS|this card) in play cost (?:you )?(?<n>#|1) less sanity(?: point)?(?: ,)?(?: to a minimum of (?:zero|0)| but never less than (?:zero|0))?$/,
    '<what> that you play cost <n> less sanity',
    ['Ally'],
  ],
  [
    /\band (?:then )?either (?:keep|leave|put|return) it (?:there|back|on top|where it is|in place) or (?:place|put|move) it (?:on|to|at|under) the bottom(?: of (?:the|your|that) (?:mythos )?deck)?$/,
    ', then optionally put it on the bottom of your mythos deck',
  ],
  [
    /^at the start of each round , you may look at the top card of your mythos deck , then optionally put it on the bottom of your mythos deck$/,
    'at the start of each round , look at the top card of your mythos deck , then optionally put the card look at on the bottom of your mythos deck',
  ],
  [/\bwhatever your current location 's dimension(?: is)?$/, 'regardless of dimension'],
  [
    /\bwhatever (?:the )?(?<what>dimension|region|subregion)(?: of your current location)?(?: (?:you is|it is|they is) in| is)?$/,
    'regardless of <what>',
  ],
  [
    /\bplay (?<what>(?:a|any) location (?:anywhere )?(?:in|of) [^,:;()]+?) on top of your story deck(?: \( (?![^()]*\b(?:no|not|ignore|without|pay|sanity|crosswise|face-down|face-up|walk|gate|may|must|only|if|unless|effect|cost|attribute|region)\b)[^()]+ \))?$/,
    'travel to <what>',
  ],
  [
    /\b(?:optionally|then) choose 1 (?<what>event|artifact|ally|monster|card|spell|tome|location) (?:from that hand |there |in it )?(?:that|which) (?:they|that opponent|your opponent) must (?<how>discard|bury)$/,
    'optionally <how> 1 <what> from that hand',
    ['Ally', 'Artifact', 'Spell'],
  ],
  [
    /\bgain (?<n>#|1) (?:more|additional|extra) sanity(?: point)? than (?:is )?(?:show|print|state|indicate)(?: on (?:that card|it|the card))?$/,
    'gain <n> sanity',
    ['Ally', 'Artifact', 'Investigator'],
  ],
  [
    /^gain (?<n>#|1) (?:more|additional|extra) sanity(?: point)? (?:each time|when|whenever) you complete (?<what>[^,:;]+)$/,
    'when you complete <what> , gain <n> sanity',
    ['Ally', 'Artifact', 'Investigator'],
  ],
  [/^afterwards , (?=lose |gain |draw |bury |discard )/, 'then ', ['Investigator']],
  [
    /^you may (?:also )?(?:use|play) (?<what>travel_\S+(?: event)?) at any location , regardless of (?:the|any|their) (?:requirement|restriction|condition|attribute)s?(?: (?:on|of|print on) (?:those|these|the) card)?$/,
    'you may play <what> at any location',
    ['Ally', 'Artifact'],
  ],
  [
    /^join(?: with)? (?:all |any |other )?card (?:that|which|who) (?:have|bear|contain|include) (?<a>[^,:;]+?)(?: or \k<a>)? in (?:the|its|their) title$/,
    'join card with <a> in its title',
    ['Ally', 'Artifact', 'Monster'],
  ],
]
