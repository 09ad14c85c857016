/** Who comes through a Gate and who does not, and what needs none: told of the cards, of the Gate, or of whoever plays them. */

import type { Clause } from '../clauses.ts'

const here: Clause[2] = ['Location']
const may = '(?:may|can)'
const mayNot = '(?:may not|cannot|may never|do not|never)'
const gate = "(?:this|the|its|this location 's|THIS 's) gate(?: here)?"
const through = `(?:through|by|via|by use of|by use|use|from|at) ${gate}`
/** What comes through it: cards, and no player who uses it. */
const what =
  '(?:(?:any|all|each|a) )?(?<what>(?!(?:THIS|you|it|they|no|any|all|each|a|only|once)\\b|(?:your |each )?(?:player|investigator|opponent|people)\\b)(?:(?!may\\b|cannot\\b|can\\b)[^,:;()])+?)'
const comes = `(?:is play ${through}|(?:come|pass|enter|arrive|go|emerge) ${through}|use ${gate}|is use ${gate})`
const time = '(?:at night|by night|by day|at day|during|while|when|if|unless)\\b'
const head = `(?<head>(?:${time}[^,:;()]* , )?)`
const tail = `(?<tail>(?: ${time}[^,:;()]*)?)$`
/** What is played as an Ally, and how that is gone on with. */
const asAlly = '(?<=\\bplay\\b(?:(?!\\bdo not\\b)[^:;])*? as (?:a )?ally(?:(?! as )[^:;()])*?)'
const anyGate = '(?:a |the |its |any |that )?gate'
const itself = '(?:it|THIS|they)'
const noGate = `(?:(?:need|require|use) no gate|do not (?:need|require|use) ${anyGate}|is play without(?: use| need)? ${anyGate})`
const where =
  '(?<where>(?:(?:at|in|on) (?:a|any|all|the|each)\\b|(?:at|in) (?!(?:addition|order|spite|fact|place|your)\\b)|if|while|when|during|by)[^,:;()]*?)'
const monster: Clause[2] = ['Monster']
const onlySo = '<head> you may not play a monster except <what> through this gate <tail>'
const notSo = '<head> you may not play <what> through this gate <tail>'

export const throughTheGate: readonly Clause[] = [
  [
    /\bthe gate of (?:a|each|every|1) (?<what>(?!the\b)[^,:;()]*?location) (?=a second time|again|once more|1 more time|twice|more than once)/,
    'the gate of any <what> ',
  ],
  // "Each use after the first requires that you discard an Ally": so much each time.
  [
    /(?<=\bgate\b[^;:()]*?)(?: ,| ;)? (?:but|and) (?:each|every|any) (?:(?:further|additional|extra|subsequent|later|other|such|new) use|use after the first|time after the first|use but the first|later use)(?: of (?:it|the gate))? (?:require|demand) (?:that )?(?:you (?:to )?)?(?<deed>(?:discard|bury|flip|pay|spend|lose) [^,;:()]+)$/,
    ' , but you must <deed> each time',
  ],
  [
    /(?<=\bgate\b[^;:()]*?)(?: ,| ;)? (?:but|and) (?:each|every|any) (?:time|use) (?:after|but|beyond|except) the first ,? ?you must (?<deed>(?:discard|bury|flip|pay|spend|lose) [^,;:()]+)$/,
    ' , but you must <deed> each time',
  ],
  // "Place one Monster in your Threat (uses Gate)": for the use of it; what is played so tells it by itself.
  [
    /^(?<head>(?:(?:if|while) [^,:;()]+ , )?(?:as your turn ,? ?)?)(?:you may )?(?<do>(?!(?:if|while|as|you|play)\b)[^:;()]+?) \( (?:this )?use (?:the |a |its )?gate \)$/,
    '<head> use the gate : <do>',
    ['Event', 'Location'],
  ],
  // ---------------------------------------------------------------- who alone comes through it
  [new RegExp(`^${head}only ${what} ${may} ${comes}${tail}`), onlySo, here],
  [new RegExp(`^${head}${what} only ${may} ${comes}${tail}`), onlySo, here],
  [
    new RegExp(`^${head}no (?:other )?monster (?:except|but|other than|save|besides|apart from) ${what} ${may} ${comes}${tail}`),
    onlySo,
    here,
  ],
  [
    new RegExp(
      `^${head}(?:you may )?(?:${gate} ${may} )?(?:only (?:is )?use|(?:is )?use only)(?: ${gate})?(?: only)? (?:for|by|to play|to bring in|to summon) ${what}${tail}`,
    ),
    onlySo,
    here,
  ],
  [new RegExp(`^${head}you ${may} use ${gate} only (?:for|by|to play|to bring in) ${what}${tail}`), onlySo, here],
  [new RegExp(`^${head}you ${may} (?:only play|play only) ${what} ${through}${tail}`), onlySo, here],
  // "Deep Ones do not use the Gate when played": they need none, where those who may not use it are kept away.
  [
    new RegExp(
      `^${head}(?<what>(?!THIS|it\\b|they\\b|you\\b|your\\b|no\\b)[^,:;()]+?) do not use (?:the|this|its) gate(?: when (?:(?:they|it) is )?play(?: here)?)?$`,
    ),
    '<head> <what> play here do not use the gate',
    here,
  ],
  // ---------------------------------------------------------------- who does not
  [new RegExp(`^${head}${what} ${mayNot} ${comes}${tail}`), notSo, here],
  [new RegExp(`^${head}no ${what} ${may} ${comes}${tail}`), notSo, here],
  [new RegExp(`^${head}${gate} ${mayNot} is use (?:for|by|to play|to bring in) ${what}${tail}`), notSo, here],
  [new RegExp(`^${head}you ${mayNot} play ${what} ${through}${tail}`), notSo, here],
  [new RegExp(`^${head}you ${mayNot} use ${gate} (?:for|to play|to bring in) ${what}${tail}`), notSo, here],
  // ---------------------------------------------------------------- what needs none, and what is said of it behind a time
  [
    new RegExp(
      `${asAlly} ?(?:\\( (?:${itself} )?(?:do not (?:use|need|require)|without(?: use)?|no|use no|need no) ${anyGate}(?: (?:is )?(?:need|require|use|necessary))? \\)|(?:, )?without (?:use |need )?${anyGate}|, (?:which|this|and(?: this| it| they)?) do not (?:use|need|require) ${anyGate}|, and no gate is (?:need|use|require))(?= |$)`,
    ),
    ' without use a gate',
  ],
  [new RegExp(`${asAlly} ?, (?:which|this|and(?: this| it| they)?) use ${anyGate}$`), ' ( use gate )'],
  [
    new RegExp(
      `(?<=\\bplay as (?:a )?ally)(?<when> (?:${time}|in the dreamlands|in the waking world)[^,:;()]*?)(?: ,)? (?:\\( (?:this )?use ${anyGate} \\)|(?:by )?use ${anyGate}|through ${anyGate})$`,
    ),
    ' ( use gate ) <when>',
  ],
  [
    new RegExp(
      `(?<=\\bplay (?:[^,:;()]+ )?as (?:a )?ally)(?<when> (?:${time}|in the dreamlands|in the waking world)[^,:;()]*?) without use a gate$`,
    ),
    ' without use a gate <when>',
  ],
  [
    /(?<=\bmay is play as (?:a )?ally(?: \( use gate \)| without use a gate)? )in (?<world>the dreamlands|the waking world)$/,
    'if you is in <world>',
  ],
  [
    /(?<=\bmay play [^,:;()]+ as (?:a )?ally(?: \( use gate \)| without use a gate)? )in (?<world>the dreamlands|the waking world)$/,
    'if you is in <world>',
  ],
  // ---------------------------------------------------------------- either a Monster or an Ally
  [/(?<=\bplay (?:[^,:;()]+ )?as )your ally\b/, 'a ally'],
  [/(?<=\b(?:may|can) (?:is )?)(?:bring|put) (?:(?<what>[^,:;()]+?) )?into play(?= as (?:a |your )?ally\b)/, 'play <what>'],
  [
    /^(?:(?:THIS|it) )?(?:may|can) is (?:either )?(?:a monster or )?a ally (?:if|when) (?:it is )?play(?= )/,
    'this card may is play as a ally',
  ],
  [
    /(?<=\bplay (?:THIS )?)(?:either )?as (?:either )?(?:a monster or (?:as )?(?:a |your )?ally|(?:a |your )?ally or (?:as )?a monster)\b/,
    'as a ally',
    ['Monster'],
  ],
  [/^(?:instead of|rather than) (?:as )?a monster , (?=(?:THIS|it|you) )/, '', ['Monster']],
  [
    /^(?:if|when) play (?<when>(?:at|in|during|while) [^,:;()]+) , (?:THIS|it) (?:may|can) is a ally$/,
    'this card may is play as a ally <when>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- Monsters that need none, there or then
  [
    new RegExp(
      `^(?:(?:THIS|it|you) )?(?:may|can) (?:is play|play THIS) ${where} ?(?:, )?without(?: use| need| the need for| the use of)? ${anyGate}$`,
    ),
    'this card may is play without a gate <where>',
    monster,
  ],
  [
    new RegExp(
      `^(?:(?:THIS|it|you) )?(?:may|can) (?:is play|play THIS) ${where} ?(?:\\( no gate (?:is )?(?:need|require|use|necessary) \\)|\\( (?:it |THIS )?(?:do not (?:need|use|require) ${anyGate}|(?:need|use|require) no gate|without(?: use)? ${anyGate}) \\))$`,
    ),
    'this card may is play without a gate <where>',
    monster,
  ],
  [
    new RegExp(`^(?:(?:THIS|it|play THIS) )?${noGate}(?: (?:when|if) (?:it is |THIS is )?play)? ${where}$`),
    'this card may is play without a gate <where>',
    monster,
  ],
  [
    new RegExp(`^(?:when|if) (?:THIS is |it is )?play ${where} , (?:THIS|it) ${noGate}$`),
    'this card may is play without a gate <where>',
    monster,
  ],
  [new RegExp(`^${where} , (?:THIS |it |play THIS )?${noGate}$`), 'this card may is play without a gate <where>', monster],
  [
    new RegExp(`^${where} , (?:you (?:may|can) play THIS|(?:THIS|it) (?:may|can) is play) without(?: use| need)? ${anyGate}$`),
    'this card may is play without a gate <where>',
    monster,
  ],
  [
    new RegExp(`^${where} , no gate is (?:need|require|use|necessary)(?: to play THIS| for THIS| by THIS)?$`),
    'this card may is play without a gate <where>',
    monster,
  ],
  [new RegExp(`^(?:(?:THIS|it|play THIS) )?do not (?:need|require|use) ${anyGate}$`), 'this card may is play without a gate', monster],
]
