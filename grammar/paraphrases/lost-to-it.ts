/** What becomes of Allies who are lost to a Monster, in place of being buried: "Allies who absorb points from this card are discarded, not buried". */

import type { Clause } from '../clauses.ts'

const kind =
  "(?:(?:all|any|each|a|every|the) )?(?:your opponent 's )?(?:(?:opposing|defending) )*(?<who>(?:(?!defending\\b|opposing\\b|all\\b|any\\b|each\\b|when\\b|if\\b)[^,:;() ]+ ){0,2}?ally)"
const by = '(?<by>(?!your\\b|you\\b|this\\b|way\\b)[^,:;()]+?)'
const itself = '(?<by>THIS|it|they)'
/** "Who absorbs points from it", "lost to it", "that are buried in Combat against it". */
const struck =
  '(?:(?:who|that|which) )?(?:(?:have )?absorb(?: (?:a|any|1|1 or more|the|some|at least 1))? (?:point|damage|loss)(?: of damage)? (?:from|of|by)|(?:(?:is|have is|would is) )?(?:lose|bury|fall|kill|slain|defeat)(?: in (?:this |the )?combat)? (?:to|by|against|because of|due to|through|with))'
const bearing = '(?: ,)?(?: (?:along with|together with|with) (?:(?:all|any|the) )?(?:of )?(?:their|its|the)? ?(?:weapon|artifact|card)s?)?'
const rather =
  '(?:(?: ,)? (?:instead of|rather than|and not|not|but not)(?: is)?(?: bury| lose)?|(?: ,)? instead(?: of (?:is )?bury(?: (?:it|they|them))?)?)'
const later = '(?: (?:at the end of|after) (?:the |this )?combat)?'

/** How it is told of them, and as a deed; and what the grammar has for it. */
const fates: readonly (readonly [told: string, done: string, meant: string])[] = [
  ['is discard', 'discard', 'discard it'],
  ['is (?:flip|turn)(?: face-down)?', 'flip', 'flip it face-down'],
  [
    "(?:is )?return to (?:(?:their|its|the)(?: respective)? )?(?:(?:owner|player|investigator|opponent) 's |your opponent 's )?hand",
    'return',
    "return it to its owner 's hand",
  ],
]

/** A card of one's own opponent, where a Monster says so; of anybody, on other cards. */
const lost = (victim: string, of: string, meant: string): string => `<lead> if ${victim} would is bury in combat by ${of} , ${meant}`
const theirs = "any of your opponent 's <who>"
const anybodys = 'any <who> of any player'
const others = ['Event', 'Location', 'Artifact', 'Tome', 'Ally', 'Spell'] as const
const lead = '^(?<lead>(?:(?:at night|by day|by night|while|if)\\b[^,:;()]* , )?)'

function befalling(victim: string, source: string, of: string, on: Clause[2] & {}): readonly Clause[] {
  return [
    ...fates.flatMap(([told, done, meant]): readonly Clause[] => [
      [
        new RegExp(`${lead}${kind} ${struck} ${source} (?:must )?${told}${later}${bearing}${rather}${bearing}$`),
        lost(victim, of, `${meant} instead`),
        on,
      ],
      [new RegExp(`${lead}${kind} ${struck} ${source} ${told}${bearing}$`), lost(victim, of, `${meant} instead`), on],
      [
        new RegExp(
          `${lead}${kind} ${struck} ${source} (?:is )?not (?:bury|lose)${later}(?: ,)? but (?:is )?${told.replace(/^is /, '')}(?: instead)?$`,
        ),
        lost(victim, of, `${meant} instead`),
        on,
      ],
      [
        new RegExp(
          `${lead}(?:if|when|each time) ${kind} ${struck} ${source} , (?:${done} (?:that ally|it|they|them)(?: face-down| to (?:its|their)(?: (?:owner|player) 's)? hand)?|(?:that ally|it|they) ${told})${rather}$`,
        ),
        lost(victim, of, `${meant} instead`),
        on,
      ],
    ]),
    [
      new RegExp(`${lead}${kind} ${struck} ${source} (?:is|must) not (?:is )?(?:bury|lose)${later}$`),
      lost(victim, of, 'it is not bury'),
      on,
    ],
    [new RegExp(`${lead}discard ${kind} ${struck} ${source}${rather}${bearing}$`), lost(victim, of, 'discard it instead'), on],
  ]
}

export const lostToIt: readonly Clause[] = [
  ...befalling(theirs, itself, 'this card', ['Monster']),
  ...befalling(theirs, by, '<by>', ['Monster']),
  ...befalling(anybodys, by, '<by>', others),
]
