/**
 * Two sentences of which the second only makes sense with the first, put as the grammar has both: rows on the two of them with a stop
 * between, as the paraphrases are rows on one.
 */

import { apartAtStop, type Clause, putAsMeant } from './clauses.ts'
import type { Token } from './lexer.ts'
import { chosenAndLater, chosenForLater } from './paraphrases/chosen-for-later.ts'
import { ifSo } from './paraphrases/if-so.ts'
import { countedOfThose } from './paraphrases/in-the-last-combat.ts'
import { turnedBackForIt } from './paraphrases/its-gate-again.ts'
import { bothAsLong } from './paraphrases/neither-of-both.ts'
import { seenAndPutBack } from './paraphrases/one-more-of-them.ts'
import { tiesApart } from './paraphrases/ties.ts'
import { protectedFrom } from './paraphrases/what-would-befall.ts'
import { beginsWithIt } from './paraphrases/within-a-use.ts'
import type { Self } from './reading.ts'
import { newWord, newWords, piecesOf } from './tokens.ts'

const fate = '(?:flip (?:it|them) face-down|return (?:it|them) to your hand|discard (?:it|them))'

/** Told of Allies who are out of a Combat, which says nothing new: that they do not defend, are not lost, go home, and have no others in their place. */
const isOut =
  "(?:(?:they|it|that ally|each of them|each) (?:(?:do|can|may|will) not defend(?: in (?:this|the) combat)?|is not (?:bury|lose)|cannot is (?:bury|lose)|neither add to the (?:defense|defence) nor is (?:bury|lose)|neither defend nor is (?:bury|lose)|return to (?:(?:their|your opponent 's|its) )?(?:investigator|player|owner)(?: (?:at the end of|after) combat)?)|no other ally may take (?:that ally 's|their|its|the ally 's) place)"

/** When something is so, or for what it is counted. */
const asked = '(?:at night|by night|by day|during the (?:day|night)|(?:if|when|while|for each) [^,.;:()]+?)'

const itsWeapon = "(?:the|any|its|their|that ally 's|the ally 's) weapon"
const borneByIt =
  '(?: (?:that |which )?(?:it|they|that ally|the ally) (?:bear|bore|borne|hold|carry|have|use)| (?:that is )?(?:hold|bear|borne|carry|use|assign|give)(?: (?:by|to))? (?:it|they|them|that ally|the ally)| (?:on|with) (?:it|them))?'
const ifAny =
  '(?:(?: ,)? if (?:any|there is (?:1|any|a weapon)|(?:it|they|that ally|the ally) (?:have|bear|hold|carry) (?:1|any|a weapon|such a 1)))?'
/** One Ally that goes back to a Hand, with nothing told yet of what he bears. */
const oneReturned =
  '(?<one>(?:(?!\\band its\\b|\\bhold by\\b)[^.;:])*?\\breturn (?:1|a|any 1) (?:(?!\\band its\\b)[^.;:])*?\\bally\\b(?:(?!\\band its\\b)[^.;:])*?\\bhand)'

const pairs: readonly Clause[] = [
  // "Return one of his Allies to his Hand. Bury the Weapon, if any": what he bore, by whatever words.
  [
    new RegExp(
      `^${oneReturned} (?:\\.|and|,) (?:then |and )?(?<how>bury|discard) ${itsWeapon}${borneByIt}${ifAny}(?: ,)? (?:and )?(?:then )?bury THIS$`,
    ),
    '<one> . <how> its weapon . bury this card',
    ['Event'],
  ],
  [
    new RegExp(`^${oneReturned} (?:\\.|and|,) (?:then |and )?(?<how>bury|discard) ${itsWeapon}${borneByIt}${ifAny}$`),
    '<one> . <how> its weapon',
  ],
  [
    new RegExp(`^${oneReturned} (?:\\.|and|,) ${itsWeapon}${borneByIt}${ifAny} (?:must )?is (?<how>bury|discard)$`),
    '<one> . <how> its weapon',
  ],
  ...countedOfThose,
  ...ifSo,
  ...beginsWithIt,
  ...chosenForLater,
  ...turnedBackForIt,
  ...tiesApart,
  ...protectedFrom,
  ...seenAndPutBack,
  // "Add 1 at Night. This bonus is doubled if ...": as much again, if both of it is so; and not twice what the card is worth.
  [
    new RegExp(
      `^(?<what>(?:(?:add|subtract) (?:#|1)(?: point)? (?:to|from) [^,.;:()]+?|[^,.;:()]+? (?:add|gain|lose|subtract) (?:#|1)(?: point)?(?: (?:to|from) (?:its|their) (?:card )?value)?)) (?<a>${asked}) \\. (?:this|the)(?: (?:bonus|increase|amount|addition|gain|loss))? (?:is )?double (?<b>(?!for )${asked})$`,
    ),
    '<what> <a> . <b> , <what> <a>',
    ['Ally', 'Monster', 'Artifact', 'Tome', 'Location', 'Event'],
  ],
  // "You must walk out of here. When you do, bury one random Ally."
  [
    /^(?<must>(?:you (?:must|may only|may|can only)|must) (?:walk out of (?:THIS|here|the [a-z]+)|(?:only )?leave (?:THIS|here) (?:only )?(?:by|on) (?:walk|foot))) \. when you do(?: so| this)? , (?<what>[^.]+)$/,
    '<must> . when you leave here , <what>',
    ['Location'],
  ],
  [
    /^(?<must>(?:you (?:must|may only)|must) (?:walk (?:here|to THIS)|arrive (?:here )?(?:by|on) (?:walk|foot))) \. when you do(?: so| this)? , (?<what>[^.]+)$/,
    '<must> . when you arrive here , <what>',
    ['Location'],
  ],
  // "Can see Invisible Monsters. ... one other Ally can also see them."
  [
    /^(?<a>[^.]*\bsee (?<what>invisible (?:monster|card))) \. (?<b>[^.]*\b(?:can|may) (?:also )?see )(?:they|them)(?<c>(?: (?:too|as well|also))?)$/,
    '<a> . <b> <what>',
  ],
  // "Protection from Phobias. When a Phobia would affect you, you may flip this card instead": the one only names what the other tells.
  [
    /^(?:(?:give|have|grant) )?protection (?:from|against) (?:all )?(?<what>[a-z_]+(?: [a-z_]+)?) \. (?<how>(?:at the (?:moment|time)(?: that| when)?|when|if|each time) (?:a|any) (?<same>\k<what>) would [^.]+)$/,
    '<how>',
    ['Ally', 'Artifact', 'Tome', 'Location', 'Event'],
  ],
  // "When a Phobia would affect you, you may flip this card instead. Your opponent must then bury his card": that Phobia.
  [
    /^(?<all>[^.]*\b(?:a|any) phobia would (?:affect|is play on|be play on|strike|is lay on) [^.]+) \. your opponent (?:must (?:then )?|then )?(?<how>bury|discard) (?:their|that|the|it|his) ?(?:card|phobia|event)?$/,
    '<all> . <how> that phobia',
  ],
  // "All Allies lose 1 point. Those left without any points are buried": as every Ally of 0 is.
  [
    /^(?<loss>(?!.*\b(?:monster|threat|card)\b)[^.;:()]*\bally\b[^.;:()]*\blose (?:#|1)(?: point)?\b[^.;:()]*) \. (?:any |all )?(?:those|ally|those ally)(?: who| that)? (?:(?:is |who is |that is )?(?:leave|then leave)|thus leave|(?:is )?(?:thus )?reduce|with) (?:(?:without|with no) (?:any )?point|with (?:0|a value of 0)(?: point)?|to (?:0|no)(?: point)?|(?:a )?(?:value of )?0(?: point)?|no point)(?: of value)? (?:is|must is) bury(?: at once| immediately)?$/,
    '<loss>',
    ['Event', 'Spell', 'Location', 'Artifact', 'Ally'],
  ],
  // "Flip this card as your Turn. Draw two cards."
  [
    /^(?<how>flip|rotate|bury|discard) THIS(?: face-down)? as your turn \. (?<what>(?:gain|draw|look|search|summon|reveal|return) [^;:()]+)$/,
    'as your turn , <how> this card : <what>',
    ['Artifact', 'Ally', 'Tome'],
  ],
  // "Lose 2 Sanity each time a Great Old One is played. If you played it, lose 3 instead": by others, and by oneself.
  [
    /^(?<loss>lose (?:#|1) sanity(?: point)?)(?: ,)? (?:each|every) time (?<what>(?:a|any) [^,;:()]+?) is (?<how>play|cast) \. (?:but )?if (?:you (?:yourself )?(?<same>play|cast)|you is the 1 who (?<too>play|cast)) (?:it|them|that (?:card|spell))(?: yourself)? , (?:you )?lose (?<n>#|1)(?: sanity)?(?: point)? instead$/,
    '<loss> each time any unaffected player <how> <what> . lose <n> sanity point each time you <how> <what>',
    ['Event'],
  ],
  [
    new RegExp(
      `^(?<head>(?:[^,.;:()]+ [,:] )?[^.;]*?\\bdefending ally\\b[^.;]*?(?:runs?|walk|walks|wanders?|flees?|slips?|steals?|withdraws?|withdrawn|away|take no (?:further |more )?part|not defend|the ally who do not defend|out of|from combat)\\b[^.;]*) \\. ${isOut}$`,
    ),
    '<head>',
    ['Monster', 'Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- what becomes of a Spell
  [
    new RegExp(
      `^(?<bury>bury (?:each |the |any |every |all |that )?spell (?:in your story deck )?(?:after|once|when) (?:it|they) (?:is|have is) cast) \\. (?:but )?(?:if|when|while) (?<so>[^,;:()]+) , (?:you may )?(?<fate>${fate}) instead$`,
    ),
    '<bury> , but if <so> , <fate> instead',
    ['Ally'],
  ],
  [
    new RegExp(
      `^(?<bury>bury (?:each |the |any |every |all |that )?spell (?:in your story deck )?(?:after|once|when) (?:it|they) (?:is|have is) cast) \\. (?:but )?(?:at|during|by)(?: the)? (?<time>night|day)(?: ,)? (?:you may )?(?<fate>${fate}) instead$`,
    ),
    '<bury> , but if it is <time> , <fate> instead',
    ['Ally'],
  ],
  // "Never Bury or Discard him. When he would suffer such a fate, shuffle him into your Mythos Deck": that instead.
  [
    /^(?:you )?never (?:bury or discard|discard or bury) THIS \. (?:if|when|whenever|should) (?:THIS|they|it) would (?:suffer (?:such a|that|this) fate|(?:otherwise )?is (?:lose|bury or discard|discard or bury)) , (?<what>[^,;:()]+?)(?: instead)?$/,
    'if this card would is lose , <what> instead',
  ],
  [
    /^(?:you )?never (?<how>bury|discard) THIS \. (?:if|when|whenever|should) (?:THIS|they|it) would suffer (?:such a|that|this) fate , (?<what>[^,;:()]+?)(?: instead)?$/,
    'if this card would is <how> , <what> instead',
  ],
  // "No Travel Events may be played here; you must walk": away, for one is there.
  [
    /^(?<no>no travel event (?:may|can) is play (?:here|at THIS)|(?:you )?(?:may not|cannot) play (?:any |a )?travel event (?:here|at THIS)) \. (?:so )?you (?:must|have to|can only) walk$/,
    '<no> . you must leave here by walk',
    ['Location'],
  ],
  // "Play only in Europe or the Middle East. On a later Turn, play a new Location in either Region": in one of those two.
  [
    /^(?<only>(?:you may )?play(?: THIS)? only in (?<a>(?:the )?[^,;:.() ]+) or (?:in )?(?<b>(?:the )?[^,;:.() ]+)) \. (?<head>[^;:.()]*?\bplay (?:a|any|1)(?: new)? [^,;:.()]*?location(?: card)?) in either (?:region|of (?:these|those)(?: #)?(?: region)?|1)(?= |$)/,
    '<only> . <head> in <a> or <b> ',
    ['Event'],
  ],
  // "Discard any other cards drawn": what is left of those that were turned up.
  [
    /^(?<put>(?:you may )?(?:put|place|take|add|return) all [^.;]+? among them (?:in|into|to) your hand|if either [^.;,]+ , (?:put|place|take|return|add) (?:it|that card) (?:in|into|to) your hand) \. (?:then )?(?<how>discard|bury) (?:any|all|the) other card (?:draw|see|turn up|look at|so see)$/,
    '<put> . <how> the others',
  ],
  // ---------------------------------------------------------------- what somebody must do, or let you do
  // "Your opponent must bury one Artifact. If he does not, draw two cards": you draw them.
  [
    /^(?<head>(?:[^,;:()]+ , )?)your opponent must (?<deed>(?:bury|discard|flip|lose) [^,;:()]+?) \. (?:otherwise|if they do not|if not) ,? ?(?:you )?(?:may )?(?<own>draw (?:#|1) card|gain (?:#|1) sanity(?: point)?)$/,
    '<head> <own> unless your opponent <deed>',
  ],
  // "Choose one of his Artifacts. That opponent must bury it or let you draw two cards".
  [
    /^(?<head>.*\bopponent\b[^;:()]* , )(?:you may )?choose (?:1 of their|1 of your opponent 's|1) (?<what>[^,;:()]+?)(?: of your opponent)? \. (?:that|your|the|target) opponent must (?:either )?(?<how>bury|discard|flip|return) (?:it|them|THING|(?:that|the) \S+)(?<rest>(?: face-down| to (?:its owner 's|their) hand)?)(?: ,)? or (?:(?:else )?you (?:may )?|(?:let|allow|permit) you (?:to )?)(?<own>(?:draw|gain) (?:#|1) [^,;:()]+)$/,
    '<head> choose 1 <what> of your opponent : your opponent choose : ( <how> the target <rest> ) or ( you <own> )',
  ],
  [
    /^(?<head>(?:[^,;:()]+ , )*)(?:you may )?choose 1(?: of your opponent 's)? (?<what>[^,;:()]+?)(?: of (?:your|a) opponent)? \. (?:that|your|the|target) opponent must (?:either )?(?<how>bury|discard|flip|return) (?:it|them|THING|(?:that|the) \S+)(?<rest>(?: face-down| to (?:its owner 's|their) hand)?)(?: ,)? or (?:(?:else )?you (?:may )?|(?:let|allow|permit) you (?:to )?)(?<own>(?:draw|gain) (?:#|1) [^,;:()]+)$/,
    '<head> choose 1 <what> of your opponent : your opponent choose : ( <how> the target <rest> ) or ( you <own> )',
  ],
  // "..., or discard one Ally. If it is Night, he must do both": both then, and otherwise the one or the other.
  [
    /^(?<head>(?:[^,;:()]+ , )?)(?<who>(?:your |a |the |target |that )?opponent|each player|each opponent) must (?:choose )?(?:either )?(?:to )?(?<a>(?:lose|discard|bury|flip|pay|return) (?:(?!\bor\b)[^,;:()])+?)(?: ,)? or (?:else )?(?:to )?(?<b>(?:lose|discard|bury|flip|pay|return) (?:(?:#|1) or (?:less|more|fewer)|(?!\bor\b)[^,;:()])+?) \. (?:but )?(?:if|when|while) (?<so>[^,;:()]+) , (?:your opponent|the opponent|that opponent|they|target opponent|that player|they all|each|each of them|every opponent|each opponent|each player) must do both$/,
    '<head> if <so> , <who> must <a> and <b> . otherwise , <who> must <a> or <b>',
  ],
  // ---------------------------------------------------------------- what is doubled, and what may be given up instead
  [
    /^(?<a>lose (?<n>1|#) sanity(?: point)?) if (?<if>[^,;:()]+?)(?: ,)? and (?<when>(?:each|every) time [^,;:()]+|when [^,;:()]+) \. double (?:this|these|the|such|both|both of these|all|all of these|both these) (?:sanity )?loss(?: of sanity)?(?: (?:if|while|when) you is)? (?<so>(?:in|at|on) (?!night|day)[^,;:()]+)$/,
    '<a> if <if> . <a> if you is <so> and <if> . <a> <when> . <a> <when> if you is <so>',
    ['Event'],
  ],
  [
    /^(?<a>lose (?<n>1|#) sanity(?: point)?) (?<when>(?:(?:each|every) time|when|at the (?:start|beginning|end) of) [^,;:()]+) \. double (?:this|these|the|such) (?:sanity )?loss(?: of sanity)?(?: (?:if|while|when) you is)? (?<so>(?:in|at|on) (?!night|day)[^,;:()]+)$/,
    '<a> <when> . <a> <when> if you is <so>',
    ['Event'],
  ],
  [
    /^(?<a>lose (?<n>1|#) sanity(?: point)?) (?<when>(?:(?:each|every) time|when|at the (?:start|beginning|end) of) [^,;:()]+) \. double (?:this|these|the|such) (?:sanity )?loss(?: of sanity)? (?:if|while|when) (?<so>[^,;:()]+)$/,
    '<a> <when> . <a> <when> if <so>',
    ['Event'],
  ],
  [
    /^(?<a>lose (?<n>1|#) sanity(?: point)?) (?<when>(?:(?:each|every) time|when|at the (?:start|beginning|end) of) [^,;:()]+) \. double (?:this|these|the|such) (?:sanity )?loss(?: of sanity)? (?:at|by|during)(?: the)? (?<time>night|day)$/,
    '<a> <when> . <a> <when> if it is <time>',
    ['Event'],
  ],
  // "Lose 1 Sanity for each Monster. If you have Danforth in play, you may bury him instead of losing these points".
  [
    /^(?<loss>(?:you )?lose [^.;:]* sanity(?: point)?[^.;:]*) \. if you have (?<what>[^,;:()]+?) in play , you may (?<how>bury|discard) (?:it|them|THING|that \S+)(?: ,)? (?:instead|(?:instead of|rather than) (?:lose|suffer|take) (?:these|this|those|that|any|the)(?: sanity)?(?: point| loss| sanity)?)$/,
    '<loss> . you may <how> <what> instead',
  ],
  // ---------------------------------------------------------------- who pays for a play, and what that does
  [
    /^(?<a>(?:(?:all |any |each |every )?player|anyone|each investigator|all investigator) must (?:spend|pay|lose) [^.;:]* to play (?<what>[^,;:()]+)) \. (?<how>bury|discard) (?:THIS|it) (?:if|when|as soon as|once) (?:they|anyone|any player|1|someone|a player) do(?: so| this)?$/,
    '<a> . when any player play <what> , <how> this card',
  ],
  [
    /^(?<head>(?:[^.;:]* )?(?:play|travel to)) (?:another|a new|any other) (?<a>(?:[^,;:()]+ )?location [^.;:]*) \. if (?:this|that|it|the new 1|the new location) is (?=(?:a|in) )/,
    '<head> a new <a> . if it is ',
  ],
  // "Flip this card after you play a Train. You may play the new Location on the same Turn": that is what it is flipped for.
  [
    /^(?<how>flip|bury|discard) THIS(?: face-down)? (?:immediately )?(?:after|when|whenever|each time) you play (?<what>(?:a|any) [^,.;:()]+) \. you may (?:then |immediately )?play the new location (?:(?:on|in) the same turn|immediately|at once)$/,
    '<how> this card when you play <what> to play the new location on the same turn',
    ['Artifact', 'Ally', 'Tome'],
  ],
  // "Swap one card of your Hand for the top card of your Mythos Deck. Discard the swapped card".
  [
    /\b(?:swap|exchange|trade|replace) (?<n>#|1) card (?:from|of|in) your hand (?:for|with) the top (?:# )?card (?:of|from) your mythos deck \. (?<how>discard|bury) the (?:swapped|swap|exchanged|exchange|traded|trade|replaced|replace) card$/,
    '<how> <n> card from your hand and draw <n> card',
  ],
  // ---------------------------------------------------------------- what is done with the opponent who was dealt with, and what hangs on it
  // "Look at one opponent's Threat. If that opponent has a Cat in play, ...".
  [
    /^(?<a>(?!(?:if|when|whenever|each time|after|once)\b)[^.]*\b(?:1|your|a|any|target|any 1) opponent\b[^.]*) \. (?<if>if|unless) (?:that|the|this) opponent have /,
    '<a> . <if> your opponent have ',
  ],
  // "Protection from cards that cause you to lose Tomes or Spells. When you would lose one, ...": one of those.
  [
    /^(?<head>protection from [^.]*\bcause you to (?<how>lose|bury|discard) (?<what>(?:(?!(?:of|in|from)\b)[^.,;:()])+) \. (?:(?:at the moment )?(?:when|if)|at the moment that) you would (?:otherwise )?)(?:lose|bury|discard) (?:1|any|1 of they|any of they|such a card) , /,
    '<head> <how> a <what> , ',
  ],
  // "If your opponent casts a Spell on one of your Allies, you may bury this card instead. The Spell has no effect".
  [
    /^(?:if|when) (?:your |a |any |1 )?opponent (?:cast|have cast|have just cast) (?<what>(?:a|any) (?:[^,:;() ]+ )?spell) (?:on|upon|at|against) (?<whom>(?:1|any|any 1|a) of your (?:ally|artifact|tome)|you) , (?<may>(?:you may )?)(?:choose to )?(?<price>(?:bury|discard|flip) THIS)(?: instead)? \. (?:THIS|they|it) (?:absorb|take|suffer) (?:the \S+|THING|it)(?: ,)? and (?:the|that) spell have no effect$/,
    '<may> <price> to cancel <what> cast by your opponent at <whom>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  [
    /^(?:if|when) (?:your |a |any |1 )?opponent (?:cast|have cast|have just cast) (?<what>(?:a|any) (?:[^,:;() ]+ )?spell) (?:on|upon|at|against) (?<whom>(?:1|any|any 1|a) of your (?:ally|artifact|tome)|you) , (?<may>(?:you may )?)(?:choose to )?(?<price>(?:bury|discard|flip) THIS)(?: instead)? \. (?:the|that) spell (?:then )?(?:have no effect|do nothing|is cancel|is without effect)$/,
    '<may> <price> to cancel <what> cast by your opponent at <whom>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // "Can know one Spell. After he casts a Spell, lose 1 Sanity": one of his.
  [
    /^(?<a>[^.]*\b(?:know|hold|learn) [^.]*\bspell\b[^.]*) \. (?:when|after|once|each time) (?:THIS|they|it) (?:cast|have cast) (?:a|any|the|that) spell , /,
    '<a> . when you cast a spell from this card , ',
    ['Ally'],
  ],
  // "Add 1 for each Cultist in the same Threat. After Combat, you may pay 1 Sanity to return it to your Hand": this card.
  [
    /^(?<a>(?:(?:add|subtract|increase|double|halve|reduce) [^.]*\b(?:THIS|THIS 's value)|THIS (?:gain|lose|is worth)) [^.]*) \. (?<when>(?:after|at the end of) combat , )(?<may>(?:you may )?)(?<cost>(?:(?:pay|spend|lose) (?:#|1) sanity(?: point)? (?:to|and) )?)return it (?<to>(?:to|into) your hand)$/,
    '<a> . <when> <may> <cost> return this card <to>',
    ['Monster'],
  ],
  // "Flipped Tomes do not count": those that lie face-down.
  [
    /^(?<a>[^.]*\bfor (?:each|every) [^.]*) \. flip (?<what>tome|ally|artifact|weapon|card|1|ones)(?: card)? (?:(?:do|is|can|may) not|cannot) count$/,
    '<a> . face-down <what> do not count',
  ],
  // "Carries off one random Defending Ally. Place that Ally on top of his Mythos Deck": so it is carried off.
  [
    /^(?<head>[^.]*?\b)(?:carry off|carry away|drag off|drag away|snatch away|snatch|seize|take away|abduct) (?<what>(?:1|a|#) (?:[^,.:;() ]+ )*?(?:ally|artifact|tome|card)) \. (?:then )?(?<how>place|put|return) (?:it|that ally|that artifact|that tome|that card|they) (?<where>(?:on|in|into|to|at|beneath|under) [^.:;()]*\b(?:deck|hand|pile))$/,
    '<head> <how> <what> <where>',
    ['Event', 'Spell', 'Location'],
  ],
  // "Draw two cards. The price: discard one Ally": paid for it.
  [
    /^(?<turn>as your turn\b[^,.:;]*) , (?<a>(?!flip THIS|bury THIS|discard THIS)[^.:;]+) \. the price : (?<price>(?:pay|lose|bury|flip) [^.:;,]+|discard (?!(?:1|#) (?:additional|further|more|extra|other)\b)[^.:;,]+)$/,
    '<turn> , <price> : <a>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^(?<a>[^.:;]+) \. the price : discard (?<n>1|#) (?:additional|further|more|extra) card(?<rest>(?: (?:from|in|of) [^.:;,]+)?)$/,
    '<a> , discard <n> card <rest>',
    ['Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^(?<a>(?:as your turn , |you may )(?!.*\b(?:opponent|player|(?:1|one) (?:of your )?(?:\S+ )?ally)\b)[^.]+) \. (?:THIS|they) (?:cannot|may not|can not|will not|do not|not) do (?:so|this|it) (?<so>(?:if|while|when) [^,;:()]+|at night|by day|during the (?:day|night))$/,
    '<a> . this may not is done <so>',
    ['Ally'],
  ],
  // "Choose one Ally of your opponent. Your opponent must bury that Ally in his Story Deck".
  [
    /^(?<head>(?:[^.;]*[,:] )?[^.;]*?(?:and )?choose (?:1|a|any 1) [^.;:,()]*?of (?:your|a|any|1) opponent) \. (?:your|that|target) opponent must (?<how>bury|discard|flip) (?:it|that ally|that card|that artifact|that tome|they)(?: in (?:their|its owner 's) (?:own )?story deck)?$/,
    '<head> : <how> the target',
  ],
  // ---------------------------------------------------------------- what what is so played costs
  [
    /^(?<head>(?:[^.:;]*, )?)you may play (?:a |any |all )?(?<what>ally|artifact|tome|weapon|event|monster)(?: card)? (?<at>at (?:a|any|all) [^.,:;()]+?location) (?<free>regardless of [^.,:;()]+) \. (?:each|they|each of (?:they|those|these)|these|each such \S+|such \S+|each \S+ so play|each \S+ play (?:so|there|in this way)) cost (?:you )?(?<n>1|#) (?:(?:less|fewer) sanity(?: point)?|sanity(?: point)? (?:less|fewer))(?: to play)?$/,
    '<head> you may play <what> <at> <free> . while you is <at> , <what> you play cost <n> sanity less to play',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- Turns on which nothing is played, uses that are none of Combat
  // "You may hide: take your Turn without playing a card and without Passing. No Event may be played on you until your next Turn".
  [
    /^(?<once>(?:1 time|once|# time) [^,;:()]+) , you may (?:[a-z]+ : )?(?:take|spend|use|skip) (?:your|a) turn without (?:play (?:a|any) card|pass)(?:(?: and|,|, and| or| nor) (?:without )?(?:pass|play (?:a|any) card))? \. (?<rest>[^.]+)$/,
    'as your turn , <once> , <rest>',
  ],
  [
    /^(?<use>(?:[^,;:()]+ , )?(?:you may )?(?:flip|discard|bury|rotate) THIS (?:to|and) [^;:()]+) \. (?:THIS |it |they )?(?:cannot|may not|can not) is use (?:during|in) combat$/,
    '<use>',
    ['Artifact', 'Ally', 'Tome'],
  ],
  // What lies in a Story Deck may be looked at by all: to take it is to show it.
  [
    /^(?<head>(?:[^;:()]* )?to )take (?<what>the (?:bottom|lowest) card of your story deck) \. if it is (?<is>[^,;:()]+?)(?: ,)? (?=you may (?:put|take|return) it)/,
    '<head> reveal <what> . if it is <is> , ',
  ],
  // What your opponent must do something to is his.
  [
    /^(?<head>(?:[^,;:()]+ , )*)choose 1 (?<what>(?:(?!\b(?:of|your|in|from|on|opponent|player|opposing)\b)[^,.;:()])*?\b(?:ally|artifact|tome|weapon|spell)\b(?:(?!\bof (?:your |a )?opponent\b)[^.;:()])*?) \. (?<then>(?:your|that|the|target) opponent must (?:either )?(?:flip|discard|bury|return|turn|rotate) (?:it|that \S+|the \S+) [^.]*|(?:your|that|the|target) opponent must (?:either )?(?:flip|discard|bury|return|turn|rotate) (?:it|that \S+|the \S+))$/,
    "<head> choose 1 of your opponent 's <what> . <then>",
    ['Spell', 'Event'],
  ],
  // A Location that is laid bare gives and takes no Sanity (M6.61).
  [
    /^(?<back>.*\breturn to (?:the |their |your |its )?former location(?: \))?) \. (?:then )?ignore (?:any |its |the |all )?sanity (?:(?:gain|loss) (?:\/|or|and) (?:gain|loss)|loss|gain)$/,
    '<back>',
  ],
  // ---------------------------------------------------------------- what is done in words that no rule has, and what comes of it
  // "You may remain here for one Turn to pray. If you pray, gain 2 Sanity".
  [
    /^(?<head>you may (?:remain here for 1 turn|spend a turn here|spend 1 turn here)) (?:to|and) (?<v>(?!bury|discard|draw|gain|lose|pay|return|flip|play|take|use|cast|put|place|search|look|reveal|shuffle|move|summon|control|travel|walk|leave)[a-z]+)(?: [^,;:()]+)? \. (?:if|when) you (?:\k<v>(?: (?:it|them|there|so|THING|the \S+))?|do(?: so| this)?) , (?:you may )?(?<b>(?:bury|discard|draw|gain|lose|return|flip|play|take) [^,;:()]+)$/,
    '<head> and <b>',
    ['Location'],
  ],
  // "Either bury one Phobia or read the marble tablets. If you read them, return one Seaman to your Hand".
  [
    /^(?<head>(?!.*\bor\b.*\bor\b)(?:[^;:()]*? )?)(?<a>(?:bury|discard|draw|gain|return|flip|play|take) (?:(?!\bor\b)[^,;:()])+?)(?: ,)? or (?<v>(?!bury|discard|draw|gain|lose|pay|return|flip|play|take|use|cast|put|place|search|look|reveal|shuffle|move|summon|control|travel|walk|leave)[a-z]+) (?:(?:the|a) |THING )?(?:(?!\bor\b)[^,;:()])*? ?\. (?:if|when) you (?:\k<v>(?: (?:it|them|there|so|THING|the \S+))?|do the latter)(?: instead)? , (?:you may )?(?<b>(?:bury|discard|draw|gain|lose|return|flip|play|take) [^,;:()]+)$/,
    '<head> <a> or <b>',
  ],
]

/** Sentences that say two things of the same, which later steps would take for one. */
const apart: readonly Clause[] = [
  ...bothAsLong,
  ...chosenAndLater,
  // "Draw one card if it is Night and each time a Night Event is played": now, if it is so, and each time.
  [
    /^(?<deed>(?:you |your opponent )?(?:lose|gain|draw) [^,:;()]+?) (?<a>if (?:(?!\b(?:when|unless|while|or)\b)[^,:;()])+?)(?: ,)? and(?: also| again)? (?<b>(?:each|every|any) time (?:(?!\b(?:if|unless|while)\b)[^,:;()])+)$/,
    '<deed> <a> . <deed> <b>',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // That it is the Investigator who is reached is told before any other words are found for it.
  [/^(?<if>if|when|whenever|each time) it survive (?=to (?:affect|reach|cause)\b)/, '<if> this card survive ', ['Monster']],
  [/(?<=\byou may [^;:()]+?)(?: ,)? but (?=if you do(?: so| this)? (?:at|when|while|during|by|and)\b)/, ' . '],
  [
    /^(?:(?<so>(?:if|while|when) [^,;:()]+) , )?(?:this|these|such|(?:both|all)(?: of)? these) (?:sanity )?loss(?: of sanity)? is double(?: (?<tail>(?:at|in|on|by|if|while|when|during) [^,;:()]+))?$/,
    'double this loss <so> <tail>',
    ['Event'],
  ],
  // "This card thaws: it attacks you for 3 points and Allies may defend".
  [
    /(?<=^|, )(?:THIS [a-z]+ : )?(?:it|THIS) attack (?<who>you|your opponent|that player) (?:for|with) (?<n>#|1) point(?:(?: ,)? (?:and|but) (?:your |their )?ally may defend)$/,
    '<who> is attack for <n> point . ally may defend',
    ['Artifact', 'Tome', 'Spell', 'Event'],
  ],
  [
    /(?<=^|, )(?:THIS [a-z]+ : )?(?:it|THIS) attack (?<who>you|your opponent|that player) (?:for|with) (?<n>#|1) point$/,
    '<who> is attack for <n> point',
    ['Artifact', 'Tome', 'Spell', 'Event'],
  ],
  // Whatever lies in a Story Deck under its top card was buried there.
  [
    /(?<=\b(?:ally|artifact|tome|weapon|spell|monster|card) (?:in|of|from) (?:your|their|a|any) (?:opponent 's )?story deck) (?:who|that|which) (?:is|have is) bury(?= |$)/,
    '',
  ],
  // "If a Travel by Air card is anywhere in your Story Deck, you may put it into your Hand".
  [
    /\bif (?:a|any|1) (?<what>[^,;:()]+?) is (?:anywhere )?in your story deck , you may (?:put|take|return) (?:it|that card) (?:in|into|to) your hand(?=$| and\b| ,)/,
    'you may put 1 <what> from your story deck into your hand',
  ],
  [
    /(?<=\b(?:ally|artifact|tome|monster) (?:in|of|from) your story deck ?,? and )(?:place|put|set) (?:it|them|that (?:ally|artifact|tome|monster)) (?:with|among|beside|to) your (?:other )?(?:ally|artifact|tome)(?: in play)?(?= |$)/,
    'put it into play ',
  ],
  [
    /(?<=\bmay not is (?:[^,;:()]+ , )?(?:bury|discard|flip) [^,;:()]+?)(?: ,)? and (?<so>(?:if|while|when) (?:they|it|that ally) (?:defend|is defending)) , /,
    ' . <so> , ',
  ],
  // "Every player must bury an Ally, unless that player has a Cultist in play".
  [
    /^(?<head>(?:[^,;:()]+ , )?)(?:every|each|all) player (?<deed>(?:must )?(?:lose|bury|discard|flip|pay|return) [^,;:()]+?)(?: ,)? unless (?:that player|they) have (?:a|any|at least 1) (?<x>[^,;:()]+?)(?<play>(?: in play)?)$/,
    '<head> each player who have no <x> <play> <deed>',
  ],
  // What is buried from a Hand is seen by all.
  [
    /^(?:show|reveal)(?: (?:to )?(?:all|every|each|the other) (?:other )?(?:player|opponent))? (?<what>(?:a|1|any|any 1) [^,;:()]+ (?:from|in) your hand)(?: to (?:all|every|each|the other) (?:other )?(?:player|opponent))?(?: ,)? (?:then|and|and then) bury (?:it|THING|that \S+)$/,
    'bury <what>',
    ['Event', 'Spell', 'Location'],
  ],
  // "If Rhan-Tegoth is in play, whoever played it": beside any player.
  [
    /(?<=\b(?:if|while|when|unless) )(?<what>(?!THIS\b|it\b|they\b)[^,;:()]+?) is in play(?: ,)? (?:whoever|whichever player|no matter who|regardless of who|never mind who) (?:play|have play|control|own|bring|have) (?:it|they|them)(?: into play)?(?=$| ,)/,
    'any player have <what> in play',
  ],
  [
    /^(?<while>(?:while THIS is in play , )?)(?<who>[^,;:()]+?) do not (?<keep>keep you from play|prevent you from play|keep you from use) (?<what>[^,;:()]+?)(?: ,)? (?:and|nor|or) (?:do (?:not |they )?)?(?<how>bury|discard) (?:the 1|the ones|those|any|ones|such \S+)(?: (?:that |which )?(?:you have (?:already )?play(?: already)?|(?:is )?(?:already )?in play))?$/,
    '<who> do not keep you from play <what> . <who> do not <how> your <what>',
  ],
]

const useAsTurn = /^(?:flip|rotate|bury|discard) THIS(?: face-down)? as your turn$/
const atATime = /^(?:by day|at night|in daylight|during the (?:day|night)|(?:if|when) it is (?:day|night)) ,(?! you may)[^;:()]+$/

/** "Flip this card as your Turn. By Day, gain 1 Sanity. At Night, draw one card", and nothing behind it: one use or the other, at the same price. */
function usesByTime(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const [use, ...cases] = parts.slice(-3)
  const isUse = cases.length === 2 && self !== undefined && /^(?:Artifact|Ally|Tome)$/.test(self.type)
  if (!use || !isUse || !useAsTurn.test(piecesOf(use, self).said) || !cases.every((each) => atATime.test(piecesOf(each, self).said)))
    return parts
  const near = use[0]!
  const told = cases.map((each): readonly Token[] => {
    const at = each.findIndex(({ text }) => text === ',')
    return [...newWords('as your turn ,', near), ...each.slice(0, at + 1), near, ...newWords('this card :', near), ...each.slice(at + 1)]
  })
  return [...parts.slice(0, -3), ...told]
}

/** Sentences of a text, two of them put together, or otherwise, where a row says so. */
export function inPairs(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  const split = (part: readonly Token[]): readonly (readonly Token[])[] => {
    const put = apart.reduce((sentence, row) => putAsMeant(row, sentence, piecesOf(sentence, self), self) ?? sentence, part)
    // What stands in brackets may have a stop of its own.
    return put === part ? [part] : apartAtStop(put, true)
  }
  for (const part of usesByTime(parts, self).flatMap(split)) {
    const before = result.at(-1)
    const both = before && part.length > 0 ? [...before, newWord('.', part[0]!), ...part] : []
    const pieces = piecesOf(both, self)
    // "Your opponent must reveal his hand. Choose one Ally. Your opponent must bury it": of those that were shown.
    const isShown = result.slice(0, -1).some((each) => each.some(({ text }) => text === 'hand' || text === 'deck'))
    const row =
      both.length === 0
        ? undefined
        : pairs.find(
            (each) => !(isShown && / choose 1 of your opponent 's <what> \./.test(each[1])) && putAsMeant(each, both, pieces, self),
          )
    if (row) result.splice(-1, 1, ...apartAtStop(putAsMeant(row, both, pieces, self)!, true))
    else result.push(part)
  }
  return result
}
