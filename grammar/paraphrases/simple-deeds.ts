/** Deeds in everyday words: what is taken out of a pile one looks through, everybody but oneself, one player picked, this card or so much Sanity. */

import type { Clause } from '../clauses.ts'

const what = '(?<n>1|#|a|any 1|any #|up to #|any) (?<k>(?:(?!in\\b|from\\b|out\\b|and\\b|or\\b|of\\b)[^,:;() ]+ ){0,2}?(?!card$)[^,:;() ]+)'
const take = '(?:take|choose|pick|select|remove)'
const toHand =
  '(?: (?:from|out of) it)?(?: (?:and|to) (?:put|place|add)(?: (?:it|them))? (?:in|into|to) your hand| (?:into|in|to) your hand| for your hand)?'
const search = '(?:look|search|go|leaf|sort) through'
const end = '(?=$| ,|:)'

export const simpleDeeds: readonly Clause[] = [
  // "Look through your Mythos Deck and take one Ally."
  [
    new RegExp(`\\b${search} your (?:whole |entire )?mythos deck and ${take} ${what}${toHand}${end}`),
    'search your mythos deck for <n> <k> and put it into your hand',
  ],
  [new RegExp(`\\b${search} your discard pile and ${take} ${what}${toHand}${end}`), 'return <n> <k> from your discard pile to your hand'],
  [
    /\b(?:take|pick up) the top card of your discard pile(?: (?:into|in|to) your hand)?(?=$| ,|:)/,
    'return the top card of your discard pile to your hand',
  ],
  [
    new RegExp(
      `\\b${take} ${what} (?:out of|from) your story deck(?: (?:into|in|to) your hand| and (?:put|place|add) it (?:into|in|to) your hand)?${end}`,
    ),
    'return <n> <k> in your story deck to your hand',
  ],
  // "Look through your Discard Pile and take any one card."
  [
    new RegExp(
      `\\b(?:look (?:through|over|into)|search(?: through)?) your (?<pile>discard pile|story deck) (?:and|, then|then|for) (?:then )?(?:(?:take|choose|pick|select|retrieve) )?(?:any )?(?<n>1|#|a) (?<k>[a-z_]+)(?: (?:from it|of your choice))?(?: (?:into|in|to) your hand| and (?:put|place|add|take) it (?:into|in|to) your hand)?${end}`,
    ),
    'return <n> <k> in your <pile> to your hand',
  ],
  // "You may play a new Location": every Location that is played is a new one.
  [/(?<=\byou (?:may|must|can) (?:then |immediately )?)play a new location(?=$| ,)/, ' play a location'],
  // "Everyone but you loses 1 Sanity", "choose any player to lose 1 Sanity".
  [
    /\b(?:everyone|everybody|all player|each player|every player|all investigator) (?:but|except|other than) you(?:r investigator)?(?= )/,
    'each opponent',
  ],
  [/\b(?:everyone|everybody) else(?= )/, 'each opponent'],
  [
    /\b(?:choose|select|pick|name) (?:a|any|1|any 1) (?<who>player|opponent) to (?=(?:lose|draw|gain|discard|flip|bury|skip|reveal)\b)/,
    '1 <who> of your choice must ',
  ],
  [
    /\b(?:choose|select|pick|name) (?:a|any|1|any 1) (?<who>player|opponent) ,? ?(?:who|and (?:they|that player|that opponent)) (?:must |then )?(?=(?:lose|draw|gain|discard|flip|bury|skip|reveal)\b)/,
    '1 <who> of your choice must ',
  ],
  // "Bury this card unless you pay 1 Sanity."
  [
    /\b(?<how>bury|discard|flip) THIS(?: face-down)? unless you (?:pay|lose|spend) (?<n>#|1) sanity(?: point)?(?=$| ,)/,
    'either lose <n> sanity or <how> this card',
  ],
  [
    /\b(?<how>bury|discard) THIS (?:and|together with) (?<n>1|another) (?:other )?(?<k>ally|artifact|tome|event|spell)(?: of yours)?(?=$| ,)/,
    '<how> this card , then <how> 1 of your other <k>',
  ],
  // "Your opponent's Threat is returned to his or her Hand."
  [
    /\b(?<whose>your opponent 's|your|each opponent 's) (?:entire |whole )?threat is return to (?:their|your|its owner 's|the) hand(?=$| ,)/,
    'return each card in <whose> threat to the hand',
  ],
  [
    /\breturn (?<whose>your opponent 's|your|each opponent 's) (?:entire |whole )?threat to (?:their|your|its owner 's|the) hand(?=$| ,)/,
    'return each card in <whose> threat to the hand',
  ],
  [/(?<=\bfor each adventure )(?:that )?you have complete(?=$| ,)/, 'you have in play'],
]
