/** Ways told in other words: on foot from here and back, through this Gate, from another Dimension. */

import type { Clause } from '../clauses.ts'

const here = '(?:here|THIS|this (?:location|place))'
const world = '(?:waking world|dreamlands|new aeon)'

// "You need not walk between City Locations": from one of that kind to another. One walks within a Region alone (M6.21), which so goes without saying.
const unwalked =
  '^(?:you|your investigator) (?:(?:need not|do not (?:have|need) to|need never|never (?:need|have) to) walk (?:when (?:you )?travel )?|(?:may|can) (?:travel|move|go) (?=(?:.* )?without walk\\b)(?:without walk )?)'
const kind =
  '(?<kind>(?!(?:any|another|other|new|such|the|a|1|#|all|each)\\b)(?:(?!(?:of|in|or|and|from|to|with|at|location)\\b)[^,:;() ]+ ){1,3}?)location'
const within = ' (?:of|in|within) '
const near = `${within}(?:the same|your(?: current)?|1(?: and the same)?) (?<near>region|subregion|city)(?: as (?:your current location|you))?`
const named = `${within}(?:the )?(?<named>(?!same\\b|your\\b|1\\b|play\\b|region\\b)[^,:;() ]+)`
const fromOneToAnother = [
  `between (?:any |different |the |all )?(?:# (?:different )?)?${kind}`,
  `from (?:a|any|1) ${kind} to (?:another|a other|any other|1 other|a new)(?: \\k<kind>location| 1)?`,
]
const notWalked: readonly Clause[] = fromOneToAnother.flatMap((way): readonly Clause[] =>
  (
    [
      ['', '<kind>', 'region'],
      [near, '<kind>', '<near>'],
      [named, '<named> <kind>', 'region'],
    ] as const
  ).map(([where, place, same]) => [
    new RegExp(`${unwalked}${way}${where}(?<so>(?: ,)? (?:while|if|at night|by day|during the day)\\b[^,:;]*)?(?: without walk)?$`),
    `while you is at a ${place} location , you may travel to a new ${place} location in the same ${same} right-side-up <so>`,
  ]),
)

export const ways: readonly Clause[] = [
  ...notWalked,
  // ---------------------------------------------------------------- on foot
  [/(?<=\bwalk [^;:]*?\blocation) (?:on|at|within|throughout|upon) (?:the )?(?=[a-z_]{4,}(?: ,|$| and\b| or\b))/, ' in '],
  [new RegExp(`(?<=^from ${here} ,? ?)(?:1|anyone|any player|any investigator) (?:may|can) walk(?= )`), 'you may walk', ['Location']],
  [
    new RegExp(`^(?:to )?walk(?:ing)? from ${here} (?:leads?|takes?|brings?|carry)(?: you| your investigator)? to (?=(?:a|any|the) )`),
    'you may walk from here to ',
    ['Location'],
  ],
  [
    /^(?:you|your investigator) (?:may|can) walk (?<way>[^,;]+?)(?: ,)? (?<until>(?:until the end of (?:the|this) (?:round|turn)|for the (?:rest|remainder) of (?:the|this) round))$/,
    '<until> , you may walk <way>',
    ['Event', 'Spell', 'Artifact'],
  ],
  [
    new RegExp(
      `^you (?:may|can) walk (?:from ${here} to (?<a>[^,;]+?)|to (?<b>[^,;]+?) from ${here})(?: ,)? (?:or|and)(?: also)? (?:back )?from (?:any |each |all |every )?such (?:a )?(?:location|place|1)(?: back)?(?: to)? ${here}$`,
    ),
    'you may walk from here to <a> <b> and back',
    ['Location'],
  ],
  [
    new RegExp(`^you (?:may|can) walk from ${here} to (?<a>[^,;]+?)(?: ,)? (?:or|and)(?: also)? from \\k<a> (?:back )?(?:to )?${here}$`),
    'you may walk from here to <a> and back',
    ['Location'],
  ],
  [
    /(?<=\b(?:play|travel(?: from (?:here|THIS))? to) [^;:]*?)(?: ;| ,)(?: and)? (?:then )?(?:place|put|lay|set) (?:it|they|that location|the location|this) right-side-up(?: on(?: top of)? your story deck)?$/,
    ' right-side-up',
  ],
  [
    /(?<=\bplay THIS (?:on|in) the same turn as [^,;]+?)(?: ,)? (?:immediately |directly |right )?after (?:you (?:have )?)?play(?:ing)? (?:it|they|the \S+|that (?:card|event))$/,
    '',
    ['Location', 'Event'],
  ],
  [
    /(?<=\bplay THIS (?:on|in) the same turn as [^,;]+?)(?: ,)? (?:immediately |directly |right )?after (?:it|that (?:card|event))$/,
    '',
    ['Location', 'Event'],
  ],
  [/^once (?:you is )?(?:here|there|inside|arrive) ,? ?(?=you (?:may|can|must) (?!leave\b))/, '', ['Location']],
  // ---------------------------------------------------------------- from another Dimension
  [
    new RegExp(
      `^(?:you (?:may|can) play THIS|(?:THIS |it )?(?:may|can) is play)(?: ,)? (?:even )?(?:(?:while|when|if)(?: you is| your investigator is)? in|from) the (?<world>${world})(?: ,)? (?:if|while|when|provided(?: that)?|as long as|so long as)(?: you is at)? (?:your current location is |your current location (?:have|show|feature) |a |you is )(?<kind>inside|outside|underground)(?: location)?$`,
    ),
    'you may walk to this location from any <kind> location in the <world>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- through a Gate, and from here
  [
    /^(?:as your turn ,? ?)?(?:you may )?(?:use (?:this|the|its) gate(?: ,)? (?:and|to)(?: ,)? (?:as if (?:by )?walk(?:ing)?(?: ,)? (?:play|travel to)|walk to|play , as if walk ,)|walk(?: ,)? through this gate(?: ,)? to) (?:a|any|any 1) (?<where>[^,;]+)$/,
    'as your turn , use this gate to travel to any <where> , walk',
    ['Location'],
  ],
  [
    /^(?:as your turn ,? ?)?(?:you may )?use (?:this|the|its) gate to play (?:a|any|any 1) (?<where>[^,;]*\blocation\b[^,;]*?)(?: ,)? as if (?:by )?walk(?:ing)?$/,
    'as your turn , use this gate to travel to any <where> , walk',
    ['Location'],
  ],
  [/(?<=\bmay travel )from (?:here|THIS|this location) (?=to (?:a|any) )/, '', ['Location']],
  [
    /(?<=\bplay (?:a|any)[^;:]*? (?:region|dimension|dreamlands|waking world|new aeon))(?: ,| \()? include space(?: location)?(?: \))?(?: ,)?(?<rest> .*|)$/,
    ' <rest> as by space',
  ],
]
