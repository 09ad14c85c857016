/** Places told from where one is: "a Forest Location in this Region", "any Port in the same Subregion", Turns begun there, roads to and from. */

import type { Clause } from '../clauses.ts'

const yours = '(?:in|of|within|from) (?:this|the same|your|your current|your own|that same|your present)(?: same)?'
/** What stands behind such a place. */
const end =
  "(?=$| [,;:()]| (?:and|or|if|when|while|unless|lose|gain|draw|may|must|cannot|bury|discard|without|with|to|by|right-side-up|at|instead|for|on|until|each|is|'s)\\b)"
const begun =
  '(?:at|on) the start of (?:each|any|every|a)(?: of (?:your|their))? turn(?: (?:that|which|when|on which|in which))? (?<who>you|they)(?: may)? (?:start|begin)'

/** A place that is spoken of; of a card in play the same words tell where its player is. */
const aPlace =
  '(?<=\\b(?:location|(?:at|into|here to|leave|enter|reach|visit|(?:walk|travel|move|go) (?:to|from)) (?:a|any|another|any other|the|1|each)(?: (?!ally|player)[a-z_-]+){1,5}))'

const foes = "(?:(?:your|the|a|1) )?opponent 's"
/** The Current Locations of both, told as two places or as one thing that both have. */
const places = (joint: string): string =>
  `(?:your current location ${joint} (?:${foes}(?: current location)?|that of (?:your|the) opponent)|your ${joint} ${foes} current location|the current location of (?:both )?you ${joint} (?:your|the) opponent|you ${joint} ${foes} current location)`
const both = `(?:both )?${places('and')}`

export const whereOneIs: readonly Clause[] = [
  // "Your Current Location is anywhere outside of Arkham".
  [
    /\b(?:your current location is|you is|your investigator is) (?:(?:anywhere|somewhere|well|far) (?:outside(?: of)?|away from|out of|not in|but in)|outside of|out of|away from) (?=(?:a |the |any )?[a-z_]+(?: |$|,))/,
    'you is not in ',
  ],
  // "From any other Region of the Waking World".
  [
    /^(?:while THIS is in play , )?you may walk to (?<to>[^,:;()]+?) from (?:any other|another|any|other) region of the (?<world>waking world|dreamlands)$/,
    'while you is in the <world> , you may walk to <to> from any other region',
    ['Ally', 'Artifact', 'Tome'],
  ],
  // ---------------------------------------------------------------- both Current Locations
  [
    new RegExp(`\\b${both} is (?:both )?in the same (?<spread>region|subregion|dimension)\\b`),
    'you and your opponent is in the same <spread>',
  ],
  [new RegExp(`\\b${both} is (?:both |each )?(?<at>in|at|from|of) `), 'you and your opponent is both <at> '],
  [new RegExp(`\\b${both} is (?:both |each )?(?:a )?(?=[^,:;()]*\\blocation\\b)`), 'you and your opponent is both at '],
  [new RegExp(`\\b${both} is (?:both |each )?(?=[^,:;()]+)`), 'you and your opponent is both at '],
  [
    new RegExp(`\\b${both} (?:both |each )?(?:feature|have|bear|contain) (?:the |a )?(?<what>[^,:;()]+?)(?: attribute| symbol)?(?= ,|$)`),
    'you and your opponent is both at <what> location',
  ],
  [new RegExp(`\\bneither ${places('nor')} is (?<at>in|at) `), 'neither you nor your opponent is <at> '],
  [new RegExp(`\\bneither ${places('nor')} is a `), 'neither you nor your opponent is at a '],
  [new RegExp(`\\b(?:either )?${places('or')} is (?<at>in|at) `), 'you or your opponent is <at> '],
  [new RegExp(`\\b(?:either )?${places('or')} is a `), 'you or your opponent is at a '],
  [new RegExp(`${aPlace} ${yours} (?<what>region|subregion)${end}`), ' ( in your <what> )'],
  [
    new RegExp(`${aPlace} (?:in|of|from) (?:any other|another|a different|some other) (?<what>region|subregion)${end}`),
    ' ( in another <what> )',
  ],
  // "Who has not moved this Round": nobody comes to another place but by playing it.
  [/\b(?:have|do) not (?:move|travel)(?= this (?:round|turn)\b)/, 'have play no location'],
  [/\bhave (?:move|travel)(?= this (?:round|turn)\b)/, 'have play a location'],
  // "At the start of any Turn that you begin here".
  [new RegExp(`^(?<what>[^,;:()]+?) ${begun}(?<where> [^,;:()]+)$`), 'if <who> begin a turn <where> , <what>'],
  [new RegExp(`^${begun}(?<where> [^,;:()]+?) , (?<what>.+)$`), 'if <who> begin a turn <where> , <what>'],
  [
    /^(?:if|when) (?<who>you|they) begin a turn (?<where>here|inside|outside|underground|underwater) (?:and (?:have no|do not have (?:a|any))|without (?:a|any)) (?<which>[^,;:()]+?)(?: in play)? , (?<what>.+)$/,
    '<what> when <who> begin a turn <where> if <who> have no <which> in play',
  ],
  [
    /(?<=\bwhen (?<who>you|they) begin a turn (?:here|inside|outside|underground|underwater)) (?:and (?:have no|do not have (?:a|any))|without (?:a|any)) (?<which>[^,;:()]+?)(?: in play)?$/,
    ' if <who> have no <which> in play',
  ],
  [/(?<=\bas )though (?=(?:it|they|you|THIS) (?:is|were|have)\b)/, 'if '],
  [/(?<=\btreat (?:this location|THIS|it) as )if (?:it|this location) is (?=(?:a |an )?[a-z_]+$)/, ''],
  [/\ba location (?:name|call|entitle|title) (?=[a-z_])/, ''],
  // "A Port or Island or Cemetery".
  [/(?<=\b(?:a|any|each|one|your|other|another) )(?<a>[a-z_]+) or (?<b>[a-z_]+) or (?=[a-z_]+)/, '<a> , <b> or '],
  [/\bwalk (?:both )?to and from (?=(?!this\b|here\b|THIS\b))/, 'walk to or from '],
  // "You may play a Travel by Sea Event from here": any of them may be played there.
  [
    /(?<=\byou (?:may|can) play )(?:a|any|all) (?<what>[^,;:()]*travel[^,;:()]*?) from (?:this location|THIS|here)(?=$| ,)/,
    '<what> here',
    ['Location'],
  ],
  // "Travel by Land cards may not be played from this Location": there.
  [/(?<=\b(?:may|can|could)(?: not| only)? is play )from (?:this location|THIS|here)(?=$| ,)/, 'here', ['Location']],
  [/(?<=\bplay [^,;:()]+?) from (?:this location|THIS|here)(?=$| ,)/, ' here', ['Location']],
  [
    /^choose (?<one>1 opponent|a opponent|any opponent|1 player|any player) when you arrive(?: here)?$/,
    'when you arrive here , choose <one>',
    ['Location'],
  ],
  [
    /\byou need not (?:know|understand|speak|be able to read|read) the language of (?:a|any) tome to play (?:it|that tome) (?=here|at|while)/,
    'you may play tome without know their language ',
  ],
  [
    /(?<=\b(?:threat|monster|threat direct|monster direct)) (?:against|at) you at (?:this location|THIS|here)(?= )/,
    ' direct against you while you is here ',
    ['Location'],
  ],
]
