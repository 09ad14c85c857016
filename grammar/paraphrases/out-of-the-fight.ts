/** Defending Allies who defend no longer: they flee, are withdrawn, taken back or stay out of it, whoever says who they are. */

import type { Clause } from '../clauses.ts'

const fight = '(?:(?:the|this|that|your|their) )?(?:combat|battle|fight|fighting|defense|defence)'
/** What tells by itself that one takes no part. */
const out = [
  `take no (?:further |more )?part in ${fight}`,
  `(?:is|must is|may is) (?:withdraw|withdrawn|remove|exclude|excused?|drive|driven|send|pull|take|draw)(?: away| home| back| off)? (?:from|out of) ${fight}`,
  `(?:leave|leaves|quits?|deserts?|abandons?) ${fight}`,
  `(?:drop|stay|stand|keep|sit|back|bow)s? out of ${fight}`,
  `(?:(?:withdraw|retire|retreat|flee)s?|(?:run|walk|slip|steal)s?(?: away| out)?) from ${fight}`,
  `(?:no longer|can no longer|may no longer|will no longer) (?:defend|fight|take part in ${fight}|participate in ${fight})`,
]
/** What tells it of Defending Allies. */
const away =
  '(?:(?:run|walk|wander|slip|steal|fly|flie|go|slink|crawl|drift|stroll|stagger|stumble)s? (?:away|off|home)(?: (?:to|into|with|after) (?!your\\b|the ally|their hand)[^,:;()]+?)?|flees?(?: in [^,:;()]+?)?|(?:drop|forget)s? everything and [^,:;()]+?|withdraws?|deserts?|falls? asleep)'
const nor =
  '(?: (?:,|;|and|, and|and so|: (?:it|they|that ally)|; (?:it|they|that ally)) (?:(?:may|do|can|will|must) not|cannot|no longer) defend(?: (?:in |during )?(?:the |this )?combat| against THIS| you)?)'
const said = `(?:${away}${nor}|(?:${out.join('|')})${nor}?)`

const sel = '(?:1|#|a|any|each|all|every|the|up to #|any number|any number of|target|that|1 of|# of)'
const allies = `(?<who>${sel} (?:(?!\\b(?:may|must|if|when|who|choose|and) )[^,:;()])*?\\bally\\b(?:(?!\\b(?:may|must|if|when|who|choose|and) )[^,:;()])*?|your opponent 's (?:(?!\\b(?:may|must|if|when|who|choose|and) )[^,:;()])*?\\bally)`
const defending = `(?<who>(?:${sel}|your opponent 's) (?:(?!\\b(?:may|must|if|when|who|choose|and) )[^,:;()])*?\\b(?:defending ally|ally (?:who |that )?(?:is )?(?:defend|defending))\\b(?:(?!\\b(?:may|must|if|when|who|choose|and) )[^,:;()])*?(?: \\( [^()]*\\bweapon \\))?)`
const begin = '(?<=^(?:[^;()]+ [,:] )?)'
const over = 'may not defend until the end of combat'
const whoHas = '(?<o>your opponent|each opponent|the opponent|that player|target player|the attack player)'

export const outOfTheFight: readonly Clause[] = [
  // "Randomly choose one Defending Ally, who runs away."
  ...[`(?:${said}|${away})`].flatMap((gone): Clause[] => [
    [
      new RegExp(
        `${begin}(?:randomly |at random )choose (?<n>1|#|a) (?:of )?(?<who>[^,:;()]*?\\bdefending ally\\b[^,:;()]*?)(?: ,)? (?:who|which|that|; that ally|: that ally|and that ally) ${gone}$`,
      ),
      `<n> random <who> ${over}`,
    ],
    [
      new RegExp(
        `${begin}choose (?<n>1|#|a) (?<lot>random )?(?:of )?(?<who>[^,:;()]*?\\bdefending ally\\b[^,:;()]*?)(?: ,)? (?:who|which|that|; that ally|: that ally|and that ally) ${gone}$`,
      ),
      `<n> <lot> <who> ${over}`,
    ],
    [new RegExp(`${begin}${defending} ${gone}$`), `<who> ${over}`],
  ]),
  [new RegExp(`${begin}${allies} ${said}$`), `<who> ${over}`],
  [new RegExp(`${begin}(?<who>they|it|that ally) (?:${out.join('|')})$`), `<who> ${over}`],
  // "Your opponent must take back one Defending Ally of his or her own choice."
  [
    new RegExp(
      `${begin}${whoHas} must (?:withdraw|remove|take back|call back|pull back|recall|send away|dismiss|excuse) (?<n>1|#|a) (?:of their )?(?:defending )?(?<who>ally)(?: of their (?:own )?choice)?(?: (?:from|out of) ${fight})?$`,
    ),
    `<n> defending <who> of <o> of <o> 's choice ${over}`,
  ],
  // "Target Defending Ally walks away: return him to the ranks of the Allies who do not defend."
  [
    new RegExp(
      `${begin}${defending} (?:${away}|${out.join('|')}) (?:,|:|;|and) (?:and )?(?:is )?(?:return|send|put|go back)(?: it| they| that ally| them)?(?: back)? (?:to|among|with|beside) (?:(?:the rank|THING) of )?(?:the |their |your opponent 's |your )?(?:other )?(?:ally who (?:do|is) not (?:defend|defending)|investigator|player)$`,
    ),
    `<who> ${over}`,
  ],
  [
    new RegExp(
      `${begin}(?:withdraw|remove|take back|call back|pull back|recall|send away|dismiss|excuse) ${defending}(?: (?:from|out of) ${fight})?$`,
    ),
    `<who> ${over}`,
  ],
  [
    new RegExp(
      `${begin}return ${defending} (?:to|among|with|beside) (?:(?:the rank|THING) of )?(?:the |their |your opponent 's |your )?(?:other )?ally who (?:do|is) not (?:defend|defending)$`,
    ),
    `<who> ${over}`,
  ],
  // "Any number of your Defending Allies were elsewhere all evening: withdraw them from Combat."
  [
    new RegExp(
      `${begin}${defending} [^,:;()]+ : (?:withdraw|remove|take back|call back|pull back|recall|send away|dismiss|excuse) (?:it|they|them|that ally)(?: (?:from|out of) ${fight})?$`,
    ),
    `<who> ${over}`,
  ],
  [
    /(?<=\b(?:random|choose|remove|withdraw|flip|discard|bury|return|target|1|#|each|all) )ally (?:(?:who|that) )?(?:is )?(?:defend|defending) against you(?= |$)/,
    'defending ally of your opponent',
    ['Spell', 'Event', 'Artifact', 'Monster'],
  ],
  [
    /\bwhen (?:the|a) (?:directed )?threat (?:with|contain|include|that contain|that include|in which|which contain) THIS(?: is| lie)? is reveal(?=$| ,)/,
    'when reveal',
    ['Monster'],
  ],
  [
    new RegExp(`^(?:(?:in|during) (?:any |each )?combat , )?THIS (?:may|can) (?:${out.join('|')}|withdraws?)$`),
    `in combat , once a round : this card ${over}`,
    ['Ally'],
  ],
  // "During Combat this Ally may stay out of the fight to add 1 point to one of your Defending Allies."
  [
    new RegExp(
      `^(?:(?:in|during) (?:any |each )?combat , )?THIS (?:may|can) (?:(?:choose|decide) to )?(?:(?:stay|keep|stand|sit) out of ${fight}|not defend|take no part in ${fight}) (?:to|in order to|and) (?<does>[^,:;()]+)$`,
    ),
    'in combat , once a round : this card may not defend until the end of combat , <does> until the end of combat',
    ['Ally'],
  ],
]
