/** What may be played from where it lies, told of the card in its pile: "if this card is in your Discard Pile, you may play it". */

import type { Clause } from '../clauses.ts'

const itself = '(?:THIS|it)'
const pile = '(?<pile>discard pile|story deck)'
const may = '(?:may|can)'
const again = '(?: again| once more| anew)?'
const paid = '(?:pay|spend|lose) (?<n>#|1) sanity(?: point)?'
const rest = '(?<rest>(?: (?:at|in|if|while|when|during|by|for|regardless|without|, regardless)\\b[^,:;()]*)?)$'

export const fromItsPile: readonly Clause[] = [
  [
    new RegExp(
      `^(?:if|when|while|as long as) ${itself} is in your ${pile} , (?:you ${may} play ${itself}|${itself} ${may} is play)${again}(?: from there)?(?: as if (?:it|THIS) is in your hand)?(?: as your turn)?${rest}`,
    ),
    'this card may is play from your <pile> <rest>',
  ],
  [
    new RegExp(`^(?:if|when|while) ${itself} is in your ${pile} , you ${may} ${paid} to play ${itself}${again}(?: from there)?$`),
    'this card may is play from your <pile> for <n> sanity',
  ],
  [new RegExp(`^(?:you ${may} )?${paid} to play THIS${again} from your ${pile}$`), 'this card may is play from your <pile> for <n> sanity'],
  [
    new RegExp(`^(?:as your turn , )?(?:you ${may} play THIS|THIS ${may} is play)${again} from your ${pile}(?: as your turn)?${rest}`),
    'this card may is play from your <pile> <rest>',
  ],
  [
    new RegExp(
      `^(?:(?:if|once|when|after) (?:${itself} is )?(?:discard|bury) , )(?:you ${may} play ${itself}|${itself} ${may} is play)${again} from your ${pile}(?: as your turn)?${rest}`,
    ),
    'this card may is play from your <pile> <rest>',
  ],
  // From the Hand it may be played anyway.
  [
    new RegExp(`(?<=^(?:THIS )?${may} is play|^you ${may} play THIS) from (?:either )?your hand or (?:from )?(?:your )?${pile}`),
    ' from your <pile>',
  ],
]
