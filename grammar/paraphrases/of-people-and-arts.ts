/**
 * What Allies and Spells do, told another way: what this card does beside others of its kind, what may be neither done nor done, two kinds
 * of cards in two places, and what is counted of what somebody has.
 */

import type { Clause } from '../clauses.ts'

const thing = '(?:a|the|any|1|another) [^,:;()]+?'

export const ofPeopleAndArts: readonly Clause[] = [
  // "He and all other Professors see Invisible Monsters": he does, and so do they.
  [
    /^(?<head>(?:(?:while|if|when|at|during|in) [^,:;()]+ , )?)(?:THIS|they|it) and (?<others>(?:all|each|every|any)(?: of)?(?: your)? other [^,:;()]+?) (?:each |all )?(?:can |may )?(?<verb>(?:see|gain|lose|add|is|cannot|may not|have|count) [^:;()]+)$/,
    '<head> this card <verb> . <head> <others> <verb>',
    ['Ally', 'Monster'],
  ],
  // "You have a Cultist in play or a Ghoul in your Threat": either is a question of its own.
  [
    new RegExp(`\\b(?<head>if|while|unless) you have (?<a>${thing}) in play(?: ,)? or (?:have )?(?<b>${thing}) in your threat(?= ,|$)`),
    '<head> you have <a> in play or your threat contain <b>',
  ],
  [
    new RegExp(`\\b(?<head>if|while|unless) you have (?<a>${thing}) in your threat(?: ,)? or (?:have )?(?<b>${thing}) in play(?= ,|$)`),
    '<head> your threat contain <a> or you have <b> in play',
  ],
  [
    new RegExp(`\\b(?<head>if|while) you have (?<a>${thing}) in play and (?:have )?(?<b>${thing}) in your threat(?= ,|$)`),
    '<head> you have <a> in play and your threat contain <b>',
  ],
  // "May neither defend, join a Threat, nor cast Spells".
  [
    /\b(?<may>may|can) neither (?<a>[^,:;()]+?) , (?<b>[^,:;()]+?)(?: ,)? nor (?<c>[^,:;()]+?)(?<until>(?: (?:for the (?:remainder|rest) of|until the end of|during|in|while) [^,:;()]+)?)$/,
    '<may> not <a> , <b> or <c> <until>',
  ],
  [
    /\b(?<may>may|can) neither (?<a>[^,:;()]+?)(?: ,)? nor (?<c>[^,:;()]+?)(?<until>(?: (?:for the (?:remainder|rest) of|until the end of|during|in|while) [^,:;()]+)?)$/,
    '<may> not <a> or <c> <until>',
  ],
  // "May not play or rotate any Location": neither of the two.
  [
    /^(?<head>(?:[^,;:()]+ , )?)(?<who>[^,;:()]*?(?:opponent|player|investigator|you)) (?<not>may not|cannot|can not|may) (?:play or (?:rotate|turn)|(?:rotate|turn) or play) (?<one>(?:any |a |another )?)location(?<until>(?: [^,;:()]+)?)$/,
    '<head> <who> <not> play <one> location <until> . <head> <who> <not> rotate location <until>',
  ],
  // "For each Artifact your opponent has, to a maximum of 3": has in play.
  [
    /(?<=\bfor (?:each|every) (?!(?:point|card|penny|phobia|epidemic)\b)(?:(?!in\b)[^,:;() ]+ )+?(?:(?:your |that |the )?opponent|you|they) have)(?= ,| \(|$)/,
    ' in play',
  ],
  // "For each Tome you have face-down".
  [
    /(?<=\bfor (?:each|every) )(?<what>(?:[^,:;() ]+ )?(?:ally|artifact|tome|weapon)) (?<who>you|your opponent) have (?:lie |lying )?(?<face>face-down|face-up)(?: in play)?(?= ,| \(|$)/,
    '<face> <what> <who> have',
  ],
  // ---------------------------------------------------------------- Spells and who holds them
  // "May hold one Spell less" is a smaller Capacity.
  [
    /(?<who>(?:(?:the )?target|each of [^,:;()]+?|each|all|every) [^,:;()]*?tome|THIS)(?<of>(?: of [^,:;()]+?)?) (?:can |may )?(?:only )?(?:hold|contain|carry) (?<n>1|#) (?:(?:less|fewer) spell|spell (?:less|fewer))(?: than (?:usual|before|normal|it otherwise would))?(?=$| ,| while | until | for | at | by | during )/,
    'the spell capacity of <who> <of> is reduce by <n>',
  ],
  // Nobody can cast one that nobody may use.
  [
    /^(?<head>(?:[^,:;()]+ , )?)(?:(?:the )?target spell (?:may not|cannot|can not) is (?:cast|use)|(?:nobody|no player|no 1|no investigator) (?:may|can) (?:cast|use) (?:the )?target spell)(?=$| until | for | during | in | while )/,
    '<head> the target cannot is use',
    ['Spell', 'Event'],
  ],
  [
    /^(?:neither (?:its|their) (?:owner|holder) nor (?:a|any|their|its|1 of their) ally|neither (?:its|their) (?:owner|player) nor (?:anyone|anybody) else) (?:may|can) (?:cast|use) (?:it|that spell|target spell|the spell)(?=$| until | for | during | in | while )/,
    'the target cannot is use',
    ['Spell'],
  ],
  // A Spell is cast in Combat as well as on a Turn, and says no more by it (M9.21).
  [/(?: ,)? (?:even|also) (?:during|in)(?: the)? combat$/, '', ['Spell']],
  // ---------------------------------------------------------------- what goes with a card to a Hand
  [
    /\breturn (?<n>a|1|#|any 1) (?<what>(?:(?!(?:and|or|of|to|with)\b)[^,:;() ]+ )*?ally)(?<of>(?: of [^,:;() ]+(?: [^,:;() ]+)?)?)(?: ,| \()? (?:and|with|along with|together with) (?:all|any|each|every|the) (?:(?:attach|attached) card|card (?:attach|attached|assign|give)(?: to (?:it|they|that ally))?|card (?:it|they) (?:hold|bear|carry))(?: ,| \))? to (?<hand>(?:your|their|its owner 's|your opponent 's|opponent 's|its player 's|the owner 's) hand)$/,
    'choose <n> <what> <of> : return each card hold by the target to <hand> , return the target to <hand>',
  ],
  // ---------------------------------------------------------------- Turns and prices
  [
    /(?<=\bexchange (?:a|1|any 1) (?:(?!for\b)[^,:;() ]+ )+in your hand for )another (?:1 )?(?:from|in|out of) (?=your (?:discard pile|story deck))/,
    '1 from ',
  ],
  [/\bdiscard (?<n>1|#) (?:additional|further|more|extra) card(?= from your hand| in your hand| of your choice|$)/, 'discard <n> card'],
  // ---------------------------------------------------------------- where something is played
  [/(?<=\bregardless of )(?:that|the|this) (?:location|place) 's (?=attribute\b)/, ''],
  [
    /^(?:(?:you )?may (?:play THIS|is play)) (?<as>as (?:a |your )?ally) (?<so>(?:if|while) [^,:;()]+?) \( (?:it |this )?use (?:a |the |its )?gate \)$/,
    'may is play <as> , use gate , <so>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- Spells cast at somebody, and what becomes of the caster
  // "When your opponent casts a Spell on one of your Allies, you may bury this card to cancel it": an answer to that casting.
  [
    /^(?:if|when) (?:your |a |any |1 )?opponent (?:cast|have cast|have just cast) (?<what>(?:a|any) (?:[^,:;() ]+ )?spell) (?:on|upon|at|against) (?<whom>(?:1|any|any 1|a) of your (?:ally|artifact|tome)|you) , (?<may>(?:you may )?)(?<price>(?:bury|discard|flip) THIS|(?:pay|spend|lose) (?:#|1) sanity(?: point)?) (?:to|and) (?:cancel|prevent|undo|nullify) (?:it|they|that spell|the spell|that card|its effect|the effect)$/,
    '<may> <price> to cancel <what> cast by your opponent at <whom>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // "Flip this card face-down after she casts it": a Spell of hers, which stays where it is if it says so.
  [
    /^flip (?:THIS|they|it)(?<face>(?: face-down)?) (?:after|when|once|each time|every time) (?:THIS|they|it) (?:cast|have cast) (?:it|that spell|the spell|a spell|any spell)(?: ;| ,| , and| , but| and| but) (?:the|that) spell is not bury(?: or discard)?$/,
    'when you cast a spell from this card : flip this card face-down . do not flip each spell hold by this card after it is cast',
    ['Ally'],
  ],
  [
    /^(?:when|after|once|each time) (?:THIS|they|it) (?:cast|have cast) (?:it|that spell|the spell|a spell|any spell) , (?=(?:flip|bury|discard|you|lose|gain|draw) )/,
    'when you cast a spell from this card , ',
    ['Ally'],
  ],
  // "The Spell is not buried after it is cast".
  [
    /^(?:the|that|each|this) spell (?:(?:so )?(?:know|hold) )?is not bury(?: (?:after|when|once) (?:it is cast|(?:THIS|they|it) cast it|use|cast))?$/,
    'do not flip each spell hold by this card after it is cast',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what is worth so much
  [
    /(?<=\b(?:THIS|they|it|their|its) (?:'s )?(?:total )?value )(?:reach|have reach|rise to|come to|grow to|climb to|get to)(?= (?:#|1)(?: or (?:more|higher|greater))?\b)/,
    'is ',
  ],
  // "2 points if ..., or 1 point if ... (not both)": the second only where the first is not so.
  [
    /(?<=^(?:(?:add|subtract) [^:;]*\bTHIS\b|THIS (?:gain|lose|add))[^:;]*\bor (?:#|1)(?: point)?(?: \S+){0,4} (?:if|while|when|at|by|during) [^:;()]+?)(?:(?: ,)? \( (?:but )?(?:not both|never both|these is not cumulative|not cumulative) \)| , (?:but )?(?:not|never) both| but (?:not|never) both)$/,
    '',
  ],
  // ---------------------------------------------------------------- Spells that change hands
  [
    /\b(?:transfer|move|pass|give|hand) (?:the|its|their|any|that) spell(?: (?:hold by (?:it|THIS|they)|(?:it|they|THIS) (?:hold|know|have|contain)))? to (?:1|any 1|a|any)(?: other)?(?: of your)? tome$/,
    'give each spell hold by this card to 1 tome',
    ['Ally', 'Artifact'],
  ],
  // ---------------------------------------------------------------- on top of a deck
  [
    /\b(?:place|put|set|return|lay) (?<what>(?:1|a|#) (?:(?!(?:from|of|in)\b)[^,:;() ]+ )*?(?:ally|artifact|tome|weapon|monster)(?: of your opponent)?) (?:on (?:the )?top of|on to|onto|atop) (?<whose>your opponent 's|opponent 's|its owner 's|their) mythos deck$/,
    'put <what> on <whose> mythos deck',
  ],
]
