/**
 * Second halves that go on with a deed in another form than the grammar has: "instead" in the middle of two deeds, what is returned
 * told as what it does, a value that goes over to another card, fates told of the cards and not of who brings them about.
 */

import type { Clause } from '../clauses.ts'

const would = '(?<when>(?:if|when|each time) [^:;()]*?\\bwould (?:otherwise )?(?:is |have to |lose |bury |discard )[^:;()]*?)'
const kind = '(?:ally|artifact|tome|weapon|spell|monster|card)'
const hand = "(?:your|its owner 's|their owner 's|its player 's|their player 's|their|the) hand"
const atEnd = ' (?:at the end of|after|in|during) (?:the )?combat'
const insteadOf = '(?:instead of|rather than) (?:is )?bury'

/** How cards go, told of them, and what is done with each. */
const fates: readonly (readonly [goes: string, done: string])[] = [
  [`(?:is )?return to (?:${hand}|hand)`, "return it to its owner 's hand"],
  ['is discard', 'discard it'],
  ['is flip face-down', 'flip it face-down'],
]
/** Whose they are, and how one of them is called. */
const whose: readonly (readonly [said: string, one: string])[] = [
  [
    '(?:all|each|every|any) (?:of the )?(?<what>(?!of\\b|your\\b|their\\b|other\\b|card\\b)[^,:;() ]+(?: (?!that\\b|which\\b|who\\b)[^,:;() ]+){0,2}?)',
    'any <what> of any player',
  ],
  ['your (?<what>[^,:;() ]+)', '1 of your <what>'],
]

const replacedFates: readonly Clause[] = whose.flatMap(([who, one]) =>
  fates.flatMap(([goes, done]): readonly Clause[] => {
    const does = one.startsWith('1') ? done.replace("its owner 's", 'your') : done
    return [
      // "All Ghouls are returned to their player's hand at the end of Combat instead of being buried."
      [new RegExp(`^(?<head>(?:[^,:;()]+ , )?)${who} ${goes} ${insteadOf}$`), `<head> if ${one} would is bury , ${does} instead`],
      [
        new RegExp(`^(?<head>(?:[^,:;()]+ , )?)${who} ${goes}${atEnd} ${insteadOf}$`),
        `<head> if ${one} would is bury in combat , ${does} instead`,
      ],
      [
        new RegExp(`^(?<head>(?:[^,:;()]+ , )?)${who} ${goes} ${insteadOf}${atEnd}$`),
        `<head> if ${one} would is bury in combat , ${does} instead`,
      ],
      // "Each Ghoul that would be buried at the end of Combat is returned to its owner's hand instead."
      [
        new RegExp(`^(?<head>(?:[^,:;()]+ , )?)${who} (?:that|which|who) would (?:otherwise )?is bury ${goes}(?: instead)?$`),
        `<head> if ${one} would is bury , ${does} instead`,
      ],
      [
        new RegExp(`^(?<head>(?:[^,:;()]+ , )?)${who} (?:that|which|who) would (?:otherwise )?is bury${atEnd} ${goes}(?: instead)?$`),
        `<head> if ${one} would is bury in combat , ${does} instead`,
      ],
    ]
  }),
)

const noun = '(?:[^,:;() ]+ )??(?:ally|artifact|tome|weapon|monster|spell|card|event|location|cultist)'
const own = 'of (?:your own|yours)(?= |$)(?! (?:ally|artifact|tome|weapon|monster|spell|card|event|location|hand|story|mythos))'

export const secondHalves: readonly Clause[] = [
  // "One Ally of your own", "another Artifact of yours".
  [new RegExp(`\\b(?:another|1 other|a different) (?<what>${noun}) ${own}`), '1 of your other <what>'],
  [new RegExp(`\\b(?:a|any 1|any) (?<what>${noun}) ${own}`), '1 of your <what>'],
  [new RegExp(`\\b(?<n>1|#) (?<what>${noun}) ${own}`), '<n> of your <what>'],
  [new RegExp(`\\b(?<n>all|each) (?<what>${noun}) ${own}`), '<n> of your <what>'],
  [
    new RegExp(
      `(?<=\\b(?:opponent|player|investigator|they) (?:must |may |each )?(?:bury|discard|flip|lose|return|reveal) (?:1|#|a|another) ${noun}) of their(?: own)?(?= ,|$)`,
    ),
    '',
  ],
  [new RegExp(`\\b(?<n>1|#) other (?<what>${noun}) ${own}`), '<n> of your other <what>'],
  // "Discard one of your Artifacts, then return another from your Discard Pile": of the same kind.
  [
    new RegExp(
      `(?<first>\\b(?:bury|discard|flip|return) 1 (?:of your )?(?<what>${noun})(?: face-down)?(?: (?:and|,|, and))) (?<do>return|take|put) (?<another>another)(?= (?:from|in) your )`,
    ),
    '<first> <do> <another> <what>',
  ],
  // On what an Ally bears, he is that Ally.
  [
    new RegExp(
      `^(?:if|when|each time) (?:that|the) ally would (?<gone>(?:otherwise )?(?:is )?(?:bury|discard|lose)(?: in combat)?) , (?<a>(?:you may )?(?:bury|discard) THIS)(?: instead)?(?: ,)? and return (?:they|them|it|ally|the ally|that ally) to (?<hand>${hand})(?: instead)?$`,
    ),
    'if the bearer would <gone> , <a> and return the bearer to <hand> instead',
    ['Artifact'],
  ],
  [/^(?<if>if|when) that ally (?=would (?:otherwise )?is (?:bury|discard|lose)\b)/, '<if> the bearer ', ['Artifact']],
  // "When ..., bury this card instead and draw one card", "discard him instead, and the Artifact returns to your Hand".
  [
    new RegExp(
      `^${would} , (?<a>(?:you may )?(?:bury|discard|flip) THIS(?: face-down)?) instead(?: ,)? and (?:then )?(?:the|that) ${kind} (?:is )?return to (?<hand>${hand})$`,
    ),
    '<when> , <a> and return it to <hand> instead',
  ],
  [
    new RegExp(
      `^${would} , (?<a>(?:you may )?(?:bury|discard|flip) THIS(?: face-down)?) instead(?: ,)? and (?:then )?(?<b>(?:return|draw|gain|lose|flip) [^,:;()]+)$`,
    ),
    '<when> , <a> and <b> instead',
  ],
  [
    /(?<=\bwould is (?:bury|discard|lose)\b[^:;()]* , (?:you may )?)flip THIS (?=and (?:gain|draw|lose|return|bury|discard) )/,
    'flip this card face-down ',
  ],
  // ---------------------------------------------------------------- fates told of the cards
  ...replacedFates,
  [
    new RegExp(
      `^(?<who>(?:all|each) [^,:;()]+?) (?<a>(?:add|subtract|gain|lose) (?:#|1)(?: point)?(?: (?:to|from) (?:their|its) value)?) and (?<b>(?:is )?(?:return|discard|flip) [^,:;()]+ ${insteadOf}[^,:;()]*)$`,
    ),
    '<who> <a> . <who> <b>',
  ],
  // ---------------------------------------------------------------- how something is lost, told behind it
  [
    /^(?<who>(?:(?:your|target|each|that) opponent|each player|you|they) )(?:must )?lose (?<what>(?:1|#|a|any|all|each) (?:[^,:;()]+ )?(?:ally|artifact|tome|weapon|spell|card)(?: [^,:;()]+)?) \( (?<how>bury|discard) (?:it|they|them)(?: instead)? \)$/,
    '<who> <how> <what>',
  ],
  [
    /^(?<who>(?:(?:your|target|each|that) opponent|each player|they) )(?:must )?lose (?<what>(?:1|#|a|any|all|each) (?:[^,:;()]+ )?(?:ally|artifact|tome|weapon|spell)(?: [^,:;()]+)?) \( return (?:it|they|them) to (?:its |their )?owner 's hand \)$/,
    '<who> return <what> to their hand',
  ],
  // ---------------------------------------------------------------- Spells that somebody knows
  [
    /\b(?:any|all|each)(?: of the)? spell (?:(?:that|which) )?(?:target ally|the target|that ally|the ally) (?:know|hold|have)\b/,
    'each spell hold by the target',
    ['Event', 'Spell'],
  ],
  [
    /\b(?:any|all|each)(?: of the)? spell know by (?:target ally|the target|that ally)(?= |$)/,
    'each spell hold by the target',
    ['Event', 'Spell'],
  ],
  [
    /\b(?<n>any|all|each)(?: of the)? spell know by (?:(?:any|all) )?(?:ally of your opponent|your opponent 's ally)(?= |$)/,
    'each spell in a ally of your opponent',
  ],
  // ---------------------------------------------------------------- what one is worth goes over to another
  ...(
    [
      ['ally', 'ally'],
      ['tome', 'tome'],
      ['artifact', 'artifact'],
      ['weapon', 'weapon'],
      ['(?:monster|lesser_servitor|greater_servitor|lesser_independent|greater_independent|servitor|independent)', 'monster'],
    ] as const
  ).flatMap(([said, one]): readonly Clause[] => {
    const adds = `(?<deed>\\b(?:bury|discard|return) (?:1|a|any 1) (?:[^,:;()]+ )?${said}(?: [^,:;()]+)?)(?: ,)? (?:and|to) (?:then )?add (?:its|their|that ${kind} 's|the ${kind} 's) (?:card )?value to (?:the (?:card )?value of )?`
    const gains = `gain as much as the value of that ${one}`
    return [
      [
        new RegExp(`${adds}(?<to>THIS|(?:1|any 1) (?!monster\\b|of your monster\\b)[^,:;()]+?)(?: 's value)?(?= (?:until|for)\\b)`),
        `<deed> and <to> ${gains}`,
      ],
      // A Monster that is worth more in Combat lies in a Threat.
      [
        new RegExp(`${adds}(?:1|any 1) (?:monster of yours?|of your monster)(?: 's value)?(?= (?:until|for)\\b)`),
        `<deed> and 1 monster in your threat ${gains}`,
      ],
    ]
  }),
  // "All Ghouls in all Threats lose 2, and none may be added to any Threat": no Ghoul.
  [
    /^(?<head>(?:(?:until|for|while) [^,;:()]+ , )?)(?:all |each )?(?<what>(?!THIS|it\b|they\b|you\b)[^,;:() ]+) (?<rest>[^;:()]*?)(?: ,)? and none (?<may>(?:may|can) [^,;:()]+)$/,
    '<head> all <what> <rest> . <head> no <what> <may>',
  ],
]
