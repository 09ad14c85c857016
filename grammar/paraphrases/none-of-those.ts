/** Bans on what cards of such a kind do, or on what is done with them, told of "no" such card. */

import type { Clause } from '../clauses.ts'

const may = '(?:may|can)'
/** Whose they are, or in whose Threat they fight: what a kind is told by. */
const side =
  "(?:of (?:your|the|any|each|a) (?:opponents?|players?)|of opponents?|in (?:your|any|each|a|the opposing|the|target|that)(?: (?:opponent|player) 's)?(?: directed)? threat(?: (?:that is )?(?:direct|directed) (?:at|against) (?:you|your investigator)| attack you)?)"
const deed = '(?=(?:attack|defend|absorb|join|is (?:bury|discard|flip|summon|control)|bear|affect)\\b)'
const tail = '(?<long>(?: (?:this round|until|for the|while|at night|by day|during|unless|if|at|in)\\b[^,:;()]*)?)$'

export const noneOfThose: readonly Clause[] = [
  // "No Ghoul in your opponent's Threat may attack", "no Ally of your opponent may defend": those may not.
  [new RegExp(`(?<=^|, )no (?<what>[^,:;()]+? ${side}) ${may} ${deed}`), 'each <what> may not '],
  [new RegExp(`(?<=^|, )none of (?<what>the [^,:;()]+? ${side}) ${may} ${deed}`), 'each <what> may not '],
  [
    new RegExp(`(?<=^|, )no (?<what>[^,:;()]+?) ${may} (?=(?:absorb (?:any )?points?|defend against (?!THIS|this)))`),
    'each <what> may not ',
  ],
  // "No Spell in target Tome may be cast": from it.
  [
    new RegExp(
      `(?<=^|, )no (?<what>(?:[^,:;() ]+ )?spell) (?:in|within|hold by|know by|of) (?<from>target (?:tome|ally|artifact)|the target|that (?:tome|ally|artifact)|THIS|this card) ${may} is (?:cast|use)(?=$| )`,
    ),
    'no <what> may is cast from <from>',
  ],
  // "No Artifact of your opponent may be used": by him.
  [
    new RegExp(`(?<=^|, )no (?<what>[^,:;()]+?) of (?:(?:your|the|any|each) )?opponents? ${may} is (?<how>use|cast)(?=$| )`),
    'your opponent may not <how> <what>',
  ],
  // ---------------------------------------------------------------- told of what is done
  [
    new RegExp(
      `(?<=^|, )no card ${may} is draw(?: (?:from|off) (?:any|a|either|all) mythos deck| by (?:any|either) (?:player|investigator))?(?=$| )`,
    ),
    'no player may draw card',
  ],
  [
    new RegExp(`(?<=^|, )no adventure ${may} is (?:complete|play)(?: by (?:any|either) (?:player|investigator))?(?=$| )`),
    'no player may complete adventure',
  ],
  [
    new RegExp(`(?<=^|, )no (?<what>[^,:;()]*\\bcultists?|[^,:;()]*\\bally) ${may} is play as (?:a )?monsters?(?=$| )`),
    'no <what> may is add to any threat',
  ],
  [/(?<=^|, )(?<what>[^,:;()]*\bcultists?) (?:may not|cannot) is play as (?:a )?monsters?(?=$| )/, '<what> may not is add to any threat'],
  [
    new RegExp(
      `(?<=^|, )(?<who>no (?:player|investigator|opponent) ${may}|[^,:;()]+? (?:may not|cannot)) play (?:a |any )?(?<what>(?:[^,:;() ]+ )?cultists?) as (?:a )?monsters?(?=$| )`,
    ),
    '<who> add <what> to any threat',
  ],
  [
    new RegExp(
      `(?<=^|, )no (?<what>[^,:;()]*\\bspell) ${may} is (?:use|cast) to (?<a>summon|control)(?: or (?<b>summon|control))? (?:a |any )?monsters?(?=$| )`,
    ),
    'no <what> that <a> monster may is cast',
  ],
  [
    /(?<=^|, )(?<what>[^,:;()]*\bspell) (?:may not|cannot) is (?:use|cast) to (?<a>summon|control) (?:a |any )?monsters?(?=$| )/,
    'no <what> that <a> monster may is cast',
  ],
  [new RegExp(`(?<=^|, )no (?<what>[^,:;()]+?) ${may} is play (?=through this gate(?:$| ))`), 'you may not play <what> ', ['Location']],
  [new RegExp(`(?<=^|, )no gate ${may} is use (?<at>(?:at|in) (?!combat)[^,:;()]+?)${tail}`), 'no player may use gate <at> <long>'],
  [new RegExp(`(?<=^|, )no sanity ${may} is gain (?<at>(?:at|in) (?!combat)[^,:;()]+?)${tail}`), 'no player may gain sanity <at> <long>'],
  [
    new RegExp(
      `(?<=^|, )no (?<what>(?!location|gate|sanity|card)[^,:;()]+?) ${may} attack (?<at>in (?:the )?(?:dreamlands|waking world|new aeon)|at (?:a|any) [^,:;()]+? location)${tail}`,
    ),
    'no <what> may attack any player <at> <long>',
  ],
]
