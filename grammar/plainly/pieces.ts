/** Pieces of clauses that the tables beside this one have in common: numbers, Sanity, what goes or stays, a moment. */

/** Words within one clause. */
export const some = '[^,:;()]+?'

/** Where a clause begins, and where it ends. */
export const from = '(?<=^|[,:;] )'

export const n = '(?<n>#|1)'

export const sanity = 'sanity(?: point)?'

export const more = '(?: (?:more|extra|additional|(?:besides|in addition to|on top of) .+))?'

export const castThence = '(?:when|each time) (?:you )?(?:cast|casting) (?:a|any) spell (?:from|in|of) THIS'

export const costsLess = `(?:it cost|(?:you )?(?:must )?(?:pay|spend)) ${n} (?:(?:less|fewer) ${sanity}|${sanity} (?:less|fewer))`

export const stays = '(?: while THIS is in play)?'

export const goes = '(?<how>bury|discard)'

export const takes = '(?:carry off|carry away|make off with|take|steal|eat|destroy|devour|grab|swallow)'

export const thusGone = `\\( ${goes} (?:it|them|that card|the card) \\)`

export const such = `(?<what>(?:a|any|another|each)(?: other)? ${some})`

/** Where one is: "here", "Underground", "at a City". */
export const place = '(?:here|inside|outside|underground|underwater|walk|(?:at|in) [^,:;()]+?)'

export const begin = '(?:begin|start)'

export const once =
  '(?:immediately )?(?:on|upon|when|after|once|as|as soon as|the moment(?: that| when)?|at the moment(?: that| when)?|the instant(?: that)?)'

export const idle =
  '(?:take no action|do nothing|not act|not do anything|take no (?:turn|play)|neither (?:play (?:a|any) card|play) nor pass|neither pass nor play(?: (?:a|any) card)?)'

export const rather = '(?:instead of|rather than) (?:is )?bury(?: it| THIS| they)?(?: (?:after|in|during|at the end of) combat)?'

export const kept =
  '(?:you may )?(?:begin the next round with (?:THIS|it) in your threat|return (?:THIS|it) to your hand|discard (?:THIS|it))'

export const untouched =
  '(?:THIS|it|they) (?:have )?(?:absorb|lose|suffer|take) (?:no (?:point|loss|damage|value)|nothing)(?: (?:in|during) (?:the |that |this )?combat)?'

export const inFull =
  '(?:THIS|it|they) (?:have )?(?:absorb|take|lose|suffer) (?:its|their) full (?:card )?value(?: (?:in|during) (?:the )?combat)?'

export const wholly: Readonly<Record<string, string>> = {
  'begin the next round with (?:THIS|it) in your threat': 'it remain in your threat',
  'return (?:THIS|it) to your hand': 'return this card to your hand instead',
  'discard (?:THIS|it)': 'discard this card instead',
}

export const standing = '\\b(?:in (?:the )?place of|instead of|count as|(?:substitute|stand in|stand) for|serve as|use as|replace)'

export const told = '(?:(?:need|require|call for|ask for) )?(?:to complete|for|in|by|when (?:you )?complete) (?:[^,:;]+ )?adventure'

export const asked = '(?<asked>if|while|when|unless)'

export const itself = '(?:it|they|THIS)'

export const ends = '(?= ,|$)'
