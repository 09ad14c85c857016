/**
 * Where and when something is so that holds of a card or of its player, told as a place, a Weapon borne or a battle alone, before or behind
 * it: "In Boston, you know Latin", "can know one Spell in the Dreamlands or at Night", "becomes Corrupt while bearing a Weapon".
 */

import type { Clause } from '../clauses.ts'

/** A Monster lies in a Threat, and so at no place that goes without saying: yours, or that of whom it attacks. */
const ofYours: Clause[2] = ['Ally', 'Artifact', 'Tome', 'Event']
const it = '(?:THIS|it|they)'
const fights: Clause[2] = ['Ally', 'Monster']

/** What holds of this card or of you, and is no deed: it has no place but yours. */
const quality =
  '(?:is (?!bury|discard|play|put)|become|gain|lose the|lose (?:#|1) point|may not|cannot|can know|know|join|see|bypass|bear|may bear|can bear|have|add|subtract|count)'
const ofYou =
  '(?:know|may keep|may not|cannot|is immune|is protect|have protection|can survive|may survive|draw (?:#|1) (?:more|additional)|see|may play|may use|may have any number|lose (?:no|# less|1 less) sanity in combat)'
const changed = '(?:add|subtract|gain|lose|cost|know|is (?:increase|reduce|raise|lower))'
/** Rules that name nobody but you and what is yours. */
const rules = [
  `${it} ${quality}`,
  `you ${ofYou}`,
  'your (?:spell|maximum|minimum|hand maximum|maximum sanity)',
  'your investigator (?:can|may) survive',
  `your (?!opponent\\b)(?:[^,:;()]+? )?(?:each )?${changed}`,
  '(?:all(?: of)? |each(?: of)? )your ',
  'your (?:ally|threat) ',
  '(?:all |other )(?!player|opponent|investigator|other)[^,:;()]+? (?:add|gain)',
  '(?:all )?(?:tome|spell|artifact|weapon|ally|event|card|monster) cost you',
  '(?:each |all )?(?:directed )?threat (?:direct|against)',
  'no threat may is direct(?:ed)? at you',
  'monster (?:(?:may not|cannot) attack|attack) you',
  'any weapon ',
  "its value|THIS 's value|the value of THIS|value is",
  'cost (?:#|1) (?:more|less)',
  '(?:add|subtract) (?:#|1) (?:point )?(?:to|from) |(?:raise|increase|reduce) (?:the value|your)|treat THIS',
  'can know|know|join|may is (?:join|give)|become|gain|lose|may not|cannot|see|bypass|count as|protection|immune|double|halve|half|invisible|visible',
]
const held = `(?:${rules.join('|')})`
const behind = `(?<=^${held}\\b ?(?:(?!(?:if|when|while|unless|until|during|except|opponent|player|investigator|on|or)\\b)(?:at you|at the start of each round|(?!at\\b)[^:;() ]+) )*?)`

/** Not a part of the game's table, nor a moment. */
const noPlace =
  '(?!(?:(?:a|any|the|all|each|your|this|that|opposing|same) )*(?:hand|play|combat|threat|story|mythos|deck|pile|discard|round|turn|night|day|start|end|time|moment|once|least|most|front|place|addition|value|point|any_time|same|defence|defense|response|return|here|it|they|them|which|case)\\b)'
const article = '(?:a |any |the |all |each |every )?'
const place = `${noPlace}${article}[a-z_.'-]+(?: (?!at\\b|in\\b|on\\b|if\\b|while\\b|when\\b|and\\b|or\\b)[a-z_.'-]+){0,3}`
const places = `${place}(?: , ${place})*(?: ,)?(?: or (?:at |in |on )?${place})?`
const hour = '(?:(?:at|by|during the) )(?<hour>night|day)'
const bare = '(?:underground|outside|inside|underwater)'

/** A second figure, with a condition of its own. */
const figure = '(?<=(?:,|and|or|but|\\() (?:only )?(?:#|1)(?: more)?(?: point)?(?: \\( cumulative \\))? )'
const gains = "(?:add (?:#|1)(?: point)? to (?:the value of )?THIS(?: 's (?:card )?value)?|(?:THIS|it) (?:add|gain) (?:#|1)(?: point)?)"
const when = '(?:at night|by night|by day|during the (?:day|night)|(?:if|when|while) [^,:;()]+?)'
/** "To a total not above 6", "to a maximum of 5". */
const upTo =
  '(?: ,)? \\(?(?:to|up to|with) a (?:total|maximum)(?: (?:total|value|card value))?(?: of)?(?: (?:not (?:above|more than|over|exceed)|no (?:more|higher) than|at most))?'

export const whereItHolds: readonly Clause[] = [
  // ---------------------------------------------------------------- a place before it
  [new RegExp(`^(?:in|at|on) (?<where>${places}) , (?=${held})`), 'while you is at <where> , ', ofYours],
  [new RegExp(`^(?<where>${bare}(?: or ${bare})?) , (?=${held})`), 'while you is <where> , ', ofYours],
  [
    new RegExp(`^(?:in|at|on) (?<where>${places})(?: ,)? (?<or>or|and) ${hour} , (?=${held})`),
    'while you is at <where> <or> it is <hour> , ',
    ofYours,
  ],
  [new RegExp(`^(?<where>${bare})(?: ,)? (?<or>or|and) ${hour} , (?=${held})`), 'while you is <where> <or> it is <hour> , ', ofYours],
  [
    new RegExp(`^${hour} (?<or>or|and) (?:in|at|on) (?<where>${places}) , (?=${held})`),
    'while it is <hour> <or> you is at <where> , ',
    ofYours,
  ],
  [new RegExp(`^${hour} (?<or>or|and) (?:while )?(?<where>${bare}) , (?=${held})`), 'while it is <hour> <or> you is <where> , ', ofYours],
  // ---------------------------------------------------------------- a place behind it
  [new RegExp(`${behind}(?:in|at|on) (?<where>${places})$`), 'while you is at <where>', ofYours],
  [new RegExp(`${behind}(?<where>${bare}(?: or ${bare})?)$`), 'while you is <where>', ofYours],
  [new RegExp(`${behind}(?:in|at|on) (?<where>${places}) (?<or>or|and) ${hour}$`), 'while you is at <where> <or> it is <hour>', ofYours],
  [new RegExp(`${behind}${hour} (?<or>or|and) (?:in|at|on) (?<where>${places})$`), 'while it is <hour> <or> you is at <where>', ofYours],
  [new RegExp(`${behind}except (?:while |when )?(?:in|at|on) (?<where>${places})$`), 'unless you is at <where>', ofYours],
  [new RegExp(`^except (?:while |when )?(?:in|at|on) (?<where>${places}) , (?=${held})`), 'unless you is at <where> , ', ofYours],
  [
    new RegExp(`^(?<what>[^,:;()]+?) (?:may|can) is play (?<how>without (?:use )?(?:a|the|any) gate) (?:in|at) (?<where>${places})$`),
    'while you is at <where> , you may play <what> <how>',
    ofYours,
  ],
  // What is a Weapon no Investigator bears (M8.15): this Ally does, where none besides him is spoken of.
  [
    /(?<=^(?:you |your (?:spell|maximum|minimum|sanity) |(?:all )?(?:tome|spell|monster) |(?:add|subtract) (?:#|1) (?:to|from) (?:the|your) (?:maximum|minimum))(?:(?!ally\b|student\b|each\b)[^,:;() ]+ )*?)(?<head>if|while|when) (?:bear|carry|hold|wield|arm(?:ed)? with|equip(?:ped)? with) (?:any )?(?=[^,:;()]*weapon$)/,
    '<head> this card bear ',
    ['Ally'],
  ],
  [
    /^(?<head>if|while|when) (?:bear|carry|hold|wield|arm(?:ed)? with|equip(?:ped)? with) (?:any )?(?=[^,:;()]*weapon , (?:you|your (?:spell|maximum|minimum|sanity)|(?:all )?(?:tome|spell|monster)|(?:add|subtract) (?:#|1) (?:to|from) (?:the|your))\b(?!.*\bally\b))/,
    '<head> this card bear ',
    ['Ally'],
  ],
  // ---------------------------------------------------------------- what it bears
  [
    /^(?<head>if|while|when) (?:bear|carry|hold|wield|arm(?:ed)? with|equip(?:ped)? with) (?:any (?=.))?(?=[^,:;()]+ , (?:THIS|it)\b)/,
    '<head> this card bear ',
    ['Ally'],
  ],
  [
    /(?<=^(?:(?:THIS|it) |(?=(?:can|may|become|join|gain|lose|see|bypass|is|know|add (?:#|1) (?:point )?to (?:the value of )?THIS|protection|invisible|double|halve)\b))[^,:;()]*?)(?<head>if|while|when) (?:bear|carry|hold|wield|arm(?:ed)? with|equip(?:ped)? with) (?<any>any |)(?=[^,:;()]+$)/,
    '<head> this card bear ',
    ['Ally'],
  ],
  [new RegExp(`\\b(?<head>if|while|when|unless) (?:${it} is )?arm(?:ed)?(?=$| ,)`), '<head> this card bear a any_weapon', ['Ally']],
  [new RegExp(`\\b(?<head>if|while|when|unless) ${it} is (?:arm(?:ed)?|equip(?:ped)?) with `), '<head> this card bear ', ['Ally']],
  // ---------------------------------------------------------------- a battle
  [/^(?<what>[^:;]+?) (?:when|while|if) (?:(?:it|THIS) )?(?:is )?attack$/, 'when attack , <what>', ['Monster']],
  [
    /\b(?<head>if|while|when|unless) (?:(?:THIS|it) is )?(?:(?:alone|by itself|on its own)(?: in (?:a|the|your|its) threat)|the only (?:card|monster) in (?:a|the|your|its) threat)(?=$| ,)/,
    '<head> no other card is in your threat',
    fights,
  ],
  [
    /\bany opposing (?<what>monster) is (?<how>invisible|corrupt|face-down)(?=$| ,| and | or )/,
    'the opposing threat contain a <how> <what>',
    fights,
  ],
  [
    /\bany other (?<what>monster) in (?:the|your|its|the same) threat is (?<how>invisible)(?=$| ,)/,
    'another <how> <what> is in your threat',
    ['Monster'],
  ],
  [/\bversus (?=[a-z_#])/, 'against ', fights],
  [/\bagainst (?:all|any|each|every) (?:of the )?(?=[a-z_]+(?: [a-z_]+)?$)/, 'against ', fights],
  [
    /(?<=\b(?:value|strength) (?:of THIS )?(?:is|become) [^,:;()]+|\b(?:have|of) a value of [^,:;()]+|^(?:double|halve) (?:the|its) value(?: of THIS)?|^half (?:strength|value)) against (?<whom>(?:a |any |all )?[a-z_ ]*ally)$/,
    ' if opposing by <whom>',
    fights,
  ],
  [
    new RegExp(
      `(?<=^(?:add|THIS|it|gain|subtract)\\b[^:;()]*? )(?:when|while|if) (?:${it} (?:is )?)?defend(?:ing)? (?:in|at) (?<where>${places})$`,
    ),
    'while this card is defending and you is at <where>',
    ['Ally'],
  ],
  [/\b(?:THIS|it|they) (?:take|play) no part in (?:any |a )?combat\b/, 'this card may not take part in combat', fights],
  // ---------------------------------------------------------------- another figure
  [
    new RegExp(`(?<=\\byour opponent (?:is |'s )[^:;]*)${figure}(?:in|at|on) (?<where>${places})(?=$| \\)| ,)`),
    'if your opponent is at <where>',
    [...ofYours, 'Monster'],
  ],
  [new RegExp(`${figure}(?:in|at|on) (?<where>${places})(?=$| \\)| ,)`), 'if you is at <where>', ofYours],
  [
    new RegExp(
      `(?<=^(?:${gains}|its value is #) )(?:in|at|on) (?<where>${place})(?=(?: ,)? (?:or|and|but|\\() (?:only )?(?:#|1)(?: more)?(?: point)? )`,
    ),
    'if you is at <where>',
    ofYours,
  ],
  [new RegExp(`${figure}with (?<what>[^,:;()]+) in play(?=$| \\)| ,)`), 'if <what> is in play', [...ofYours, 'Monster']],
  [
    /^(?<what>(?:add (?:#|1)(?: point)? to (?:the value of )?THIS(?: 's value)?|(?:THIS|it) (?:add|gain) (?:#|1)(?: point)?)) with (?<who>[^,:;()]+) in play$/,
    '<what> while <who> is in play',
    fights,
  ],
  // "At Night and again in Boston", "at Night, and doubled in Boston": as much once more, in that case too or in that case besides.
  [new RegExp(`^(?<what>${gains}) (?<a>${when})(?: ,)? and again (?<b>${when})$`), '<what> <a> . <what> <b>', fights],
  [
    new RegExp(`^(?<what>${gains}) (?<a>${when})(?: ,)? and again (?:in|at|on) (?<where>${places})$`),
    '<what> <a> . <what> if you is at <where>',
    ofYours,
  ],
  [new RegExp(`^(?<what>${gains}) (?<a>${when})(?: ,)? and double (?<b>${when})$`), '<what> <a> . <b> , <what> <a>', fights],
  [
    new RegExp(`^(?<what>${gains}) (?<a>${when})(?: ,)? and double (?:in|at|on) (?<where>${places})$`),
    '<what> <a> . while you is at <where> , <what> <a>',
    ofYours,
  ],
  [
    /\bif (?<any>any|a) (?<what>[^,:;()]+?) is in play(?: ,)?(?: or| and| but)?(?: ,)? (?<n>#|1)(?: point)? if (?<k>#) or more is in play$/,
    'if <any> <what> is in play , or <n> point if <k> or more <what> is in play',
    fights,
  ],
  [new RegExp(`(?<=^${gains} [^:;()]*?)(?: ,)? but only (?<n>#|1)(?: point)? (?=${when}$)`), ' , or <n> point ', fights],
  [
    /^(?<what>[^,:;()]+?) for each (?<which>[^,:;()]+?) affect (?:both )?you (?:or|and) (?<who>your opponent)$/,
    '<what> for each <which> affect you . <what> for each <which> affect <who>',
    fights,
  ],
  // What it is worth in all, where nothing is counted: "add 2 to this card, to a maximum of 5".
  [
    new RegExp(`(?<=^(?!.*\\bfor (?:each|every)\\b)(?:[^:;()]*? )?(?:add|gain) (?:#|1)(?= )[^:;()]*?)${upTo} (?<n>#)(?: point)?$`),
    ' , not above <n>',
    fights,
  ],
  // ---------------------------------------------------------------- what goes without saying
  // Face-down it gives nothing anyway (M1.35).
  [
    new RegExp(`(?<=^(?:${gains}|${it} is (?:in)?visible)(?: ${when})?)(?: ,)? until (?:THIS|it) is (?:flip|turn)(?: face-down)?$`),
    '',
    fights,
  ],
  [/(?<=\bcost (?:you )?(?:#|1) (?:more|less|fewer)(?: sanity)?(?: point)?) to play(?=$| ,)/, ''],
  [
    /^become (?=(?:corrupt|steadfast|visible|invisible)(?:$| (?:and|at|in|if|while|when|during|by|against|until|unless|,)))/,
    'this card become ',
    fights,
  ],
  // "Becomes Visible, and half strength, if a Day Event is in play": both of them then.
  [
    /^(?:THIS |it )?(?:(?:is|become) )?(?<how>visible|invisible)(?: ,)? and (?:is )?(?:at )?(?:half (?:its )?(?:strength|value)|halve)(?: ,)? (?<so>(?:if|when|while|at|by|during|against|unless|in) [^:;()]+)$/,
    'this card is <how> <so> . half strength <so>',
    fights,
  ],
  [/^(?:card )?value (?:is |of )?(?<n>#|1)(?= (?:if|while|when|at|during|by|in|against|for|until|unless)\b)/, 'its value is <n>', fights],
]
