/** What befalls cards, Hands, decks and players, and where one comes from, as moments in other words. */

import type { Clause } from '../clauses.ts'

const at = '(?:when|if|each time|once|after)'
const who = '(?:you|your opponent|a opponent|any opponent|each opponent|any player|each player|another player|a player|any other player)'
const one = '(?:you|any|a|1|your|each|another|that|the|THIS)'
const world = '(?:the (?:dreamlands|waking world)|(?:the )?new aeon)'
const hand = "(?<hand>(?:your|their|its owner 's|your opponent 's|a opponent 's|any player 's|a player 's|a) hand)"
const again = '(?: again)?'

// ---------------------------------------------------------------- cards that go back, that are thrown away, that are given
const cards: readonly Clause[] = [
  // "Each time that you play an Epidemic on an opponent, he or she must also Bury one additional Ally."
  [
    /^(?<when>(?:when|each time|any time)(?: that)? you play (?:a|any) (?:[^,:;() ]+ )?(?:epidemic|phobia)(?: event)?) (?:on|against) (?:a|any|your|1|another) (?:opponent|player)(?: 's investigator| 's ally)? , (?:(?:they|that player|that opponent|your opponent) )(?<does>[^:;()]+)$/,
    '<when> , your opponent <does>',
  ],
  [
    /^(?<when>(?:when|each time|any time)(?: that)? you play (?:a|any) (?:[^,:;() ]+ )?(?:epidemic|phobia)(?: event)?) (?:on|against) (?:a|any|your|1|another) (?:opponent|player)(?: 's investigator| 's ally)? , (?!(?:they|that player|that opponent|your opponent)\b)/,
    '<when> , ',
  ],
  [
    /(?<=^(?:when|each time|any time)\b[^:;()]* , [^,:;()]*\b(?:bury|discard|flip|lose) (?:1|#|a) )(?:additional|extra|further) (?=ally|artifact|tome|weapon|spell|card)/,
    '',
  ],
  [
    new RegExp(
      `(?<=^${at} ${one}\\b[^,:;]*) (?:(?:is|have) (?:take|put|place|bring|move|send|return|come)(?: back)?|(?:come|go) back|is send home)${again} (?:to|into|in) ${hand}(?= |,|$)`,
    ),
    ' is return to <hand>',
  ],
  [
    new RegExp(`(?<=^${at} ${who} )(?:take|put|bring|send|get)(?: back)? (?<what>[^,:;]+?)(?: back)? (?:to|into|in) ${hand}(?= ,|$)`),
    'return <what> to <hand>',
  ],
  [
    new RegExp(
      `(?<=^${at} ${who} )(?:throw away|get rid of|give up|drop|part with|lose|must discard|have to discard) (?<what>[^,:;]+? (?:from|in|out of) (?:your|their) hand)(?= ,|$)`,
    ),
    'discard <what>',
  ],
  [
    new RegExp(
      `(?<=^${at} (?:a|any|1) [^,:;]*?)(?: is| have) (?:lose|throw away|put)(?: onto (?:your|their) discard pile)? (?<from>(?:from|out of) (?:your|their|your opponent 's|any player 's) hand)(?= ,|$)`,
    ),
    ' is discard <from>',
  ],
  [
    new RegExp(
      `(?<=^${at} (?:a|any|1|your|THIS)\\b[^,:;]*) (?:is (?:arm|equip|provide|furnish|present|supply) with|receives?|get|obtains?|acquires?|accepts?|come by) (?=(?:a|any|1|another) [^,:;]*?(?:weapon|artifact|tome)(?: ,|$))`,
    ),
    ' is give ',
  ],
  [
    new RegExp(
      `(?<=^${at} (?:a |any |1 |THIS |this )[^,:;]*?)is (?:hand(?: over)?|attach|entrust|pass(?: on)?|allot|play|place|put|lay|transfer)(?: (?:on|onto|upon|to|with)) (?=(?:a |any |1 of your |1 of your opponent 's |your |another |THIS |this )(?:[^,:;]*)ally\\b)`,
    ),
    'is give to ',
  ],
  [
    new RegExp(
      `(?<=^${at} ${who} )(?:hand|attach|entrust|arm|equip) (?<what>(?:a|any|1|THIS) [^,:;]*?(?:weapon|artifact|tome)) (?:on|onto|upon|to) (?=(?:a |any |1 of |your |THIS ))`,
    ),
    'give <what> to ',
  ],
  [
    new RegExp(
      `(?<=^${at} ${who} )(?:arm|equip|provide|furnish) (?<whom>(?:a|any|1|THIS)\\b[^,:;]*?) with (?=(?:a|any|1|another) [^,:;]*?(?:weapon|artifact|tome)(?: ,|$))`,
    ),
    'give <whom> ',
  ],
]

// ---------------------------------------------------------------- the Mythos Deck, and a Hand
const decks: readonly Clause[] = [
  [
    new RegExp(
      `^(?<at>${at}) (?<who>${who}) (?:turn over|flip over|recycle|use up and shuffle|shuffle back) (?:your|their) discard pile(?: (?:to|and) (?:form|make|become) (?:a|your|their) new mythos deck)?(?= ,)`,
    ),
    '<at> <who> shuffle their discard pile into their mythos deck',
  ],
  [
    new RegExp(
      `^(?<at>${at}) (?<who>${who}) (?:have to |must )?(?:re-shuffle|shuffle again|make up anew|renew|rebuild|replenish) (?:your|their) (?:mythos )?deck(?= ,)`,
    ),
    '<at> <who> shuffle their discard pile into their mythos deck',
  ],
  [
    new RegExp(
      `(?<=^${at} )(?<whose>your|your opponent 's|any player 's|a opponent 's|a player 's) (?:discard pile|discard) (?:is|have) (?:turn over|recycle|shuffle)(?: back)?(?: (?:into|to) (?:(?:your|their) )?(?:mythos )?deck)?(?= ,)`,
    ),
    '<whose> discard pile is shuffle into <whose> mythos deck',
  ],
  [
    new RegExp(
      `(?<=^${at} ${who} )(?:(?:is )?(?:see|view|inspect|examine|peek at|glance at|spy on|look through|peer at|get to see)) (?=(?:your|your opponent 's|a opponent 's|any player 's|another player 's|each other 's) hand(?: ,|$))`,
    ),
    'look at ',
  ],
  [new RegExp(`(?<=^${at} your hand is )(?:see|view|inspect|examine) by (?=${who} ?(?:,|$))`), 'look at by '],
]

// ---------------------------------------------------------------- who is attacked, and who defends
const battle: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^${at} ${one}\\b[^,:;]*?)(?<!THIS) (?:take part in (?:a |the |your )?defen[sc]e|(?:is|become) (?:choose|commit|name|use|send)(?: (?:as|to is|to))? (?:a )?(?:defend|defender|defence|the defence)(?: ally)?)(?= ,|$)`,
    ),
    ' defend',
  ],
  [
    new RegExp(
      `^(?<at>${at}) (?<who>${who}) (?:commit|choose|use|send|name) (?<what>(?:a|1|any) [^,:;]*?ally[^,:;]*?)(?: to defend| as (?:a )?defend(?:ing)? ally| as (?:a )?defender)(?= ,)`,
    ),
    '<at> <what> defend',
  ],
  [
    new RegExp(
      `(?<=^${at} )(?<what>(?:a|any|1) [^,:;]+?) (?:make a attack (?:on|against|upon)|assail|set on|fall on|strike at|is direct (?:at|against)|come at) (?=you(?:r investigator)? ?(?:,|$))`,
    ),
    '<what> attack ',
  ],
]

// ---------------------------------------------------------------- what is called off, and who is summoned
const calledOff: readonly Clause[] = [
  [
    new RegExp(
      `(?<=^${at} (?:a|any|1|your|another) [^,:;]*?\\b(?:spell|event|artifact|card|phobia)\\b[^,:;]*?)is (?:cancel out|call off|countered|negated?|annulled|nullified|foiled|undone|thwarted|stop)(?= ,| by | with | through |$)`,
    ),
    'is cancel',
  ],
  [
    new RegExp(
      `(?<=^${at} ${who} )(?:cancel out|call off|counters?|negates?|annuls?|nullify|nullifies|foils?|undo|thwarts?) (?=(?:a|any|1|your|another) [^,:;]*?\\b(?:spell|event)\\b)`,
    ),
    'cancel ',
  ],
  [
    new RegExp(
      `(?<=^${at} ${who} )(?:calls?|calls? up|calls? forth|conjures?|conjures? up|summon up|invokes?) (?=(?:a|any|1|another) [^,:;]*?\\b(?:monster|servitor|independent|ghoul)\\b)`,
    ),
    'summon ',
  ],
]

// ---------------------------------------------------------------- where one comes from, Passes, and the weather
const others: readonly Clause[] = [
  [
    new RegExp(
      `^(?<at>${at}) (?<who>${who}) (?:leave|depart from|go from|pass from|travel from|cross from|move from) ${world} (?:for|to|into|and enter) (?<to>${world})(?= ,)`,
    ),
    '<at> <who> arrive in <to>',
  ],
  [
    new RegExp(
      `(?<=^${at} ${who} )(?:(?:cross(?:es|ed)?|pass|steps?|go|come|descends?|journeys?|wanders?)(?: over)? (?:into|in to|to)|sets? foot in|visits?) (?=${world} ?(?:,|$))`,
    ),
    'arrive in ',
  ],
  [
    /^(?:on|upon|when|after) (?:your )?(?:awake|awaken|wake|wake up|return|awakening|waking)(?: up)? from the dreamlands(?= ,)/,
    'when you leave the dreamlands',
  ],
  [new RegExp(`(?<=^${at} ${who} )(?:awake|awaken|wake|wake up|return)(?: up)? from the dreamlands(?= ,)`), 'leave the dreamlands'],
  [
    new RegExp(
      `(?<=^${at} ${who} )(?:changes? (?:your |their |the )?|(?:move|go|pass|cross|come|travel)(?: over)? (?:in)?to (?:a |another )(?:new |different |other )?|enter (?:a |another )(?:new |different )|leave (?:your|their|the) (?:current )?(?=(?:region|subregion) for another))(?<what>region|subregion|dimension)(?: for another(?: (?:1|region|subregion))?)?(?= ,)`,
    ),
    'arrive at a location of another <what>',
  ],
  [
    /^(?:when|each time|after|if) (?:the |a )(?:1|first) pass (?:of|in) (?:a|the|each|any) round is (?:announce|declare|make|say)d? (?<do>, .+)$/,
    'when any player pass <do> once a round',
  ],
  [
    new RegExp(
      `(?<=^${at} )(?:a|any|the) (?<what>storm|day event|night event|star|epidemic|phobia)(?: event)? (?:end|is over|is replace|is gone|cease|blow over|die down|stop|is dispel|is remove|go away)(?= ,)`,
    ),
    'any <what> leave play',
  ],
]

export const befallen: readonly Clause[] = [...cards, ...decks, ...battle, ...calledOff, ...others]
