/** "If that opponent is walking", behind a deed to one opponent or to a card of his: asked of him whom the deed is about. */

import type { Row } from '../rewording.ts'

const told = '((?:is|are|has|have) [^.;:,]+?)'
const end = '(?=[.;]|$)'
/** Kinds of cards, with what they are worth. */
const card =
  '((?:[\\p{L}-]+ ){0,3}?(?:Ally|Artifact|Tome|Spell|Weapon|Phobia|Event|Location|Monster|card)(?: (?:of|worth|with a value of) [^.;:,]*?points?(?: or (?:less|fewer|more))?)?)'
const him = 'that (?:opponent|player|Investigator)'

/** A sentence of one opponent that tells what befalls him, and of nothing that anybody does first; no other player is in it. */
const nobodyElse =
  '(?:(?!\\b(?:when(?:ever)?|each|every|any|all|after|before|if|unless|while|(?<!look )at|just|played|cast|cancel|declared|announced|passe[sd]|has|who|other|players?|Investigators?)\\b)[^.;:])*'
const ofOneFoe = `((?:^|[.] )${nobodyElse}\\b(?:your|target|the|one|an?) opponent\\b${nobodyElse}[.;] )that (?:player|Investigator) (?=(?:may|must|cannot|loses|discards|buries|draws|flips|skips)\\b)`

export const thatOpponent: readonly Row[] = [
  // "Your opponent loses 2 Sanity. That player may not Pass on his next Turn": of whom was just spoken.
  [new RegExp(ofOneFoe, 'giu'), (_, [before]) => `${before}He or she `],
  // "Discard one opponent's Ally of 1 point, if that opponent is in the same Subregion": one of an opponent who is.
  [
    new RegExp(`\\b(an?|one|any one|a single) opponent['’]s (random )?${card},? if ${him} ${told}${end}`, 'giu'),
    (_, [n, lot, what, so]) => `${/^any/i.test(n!) ? n : 'one'} ${lot ?? ''}${what} of an opponent who ${so}`,
  ],
  [
    new RegExp(`\\b(one|any one|an?) (random )?${card} of (?:an|one|any|any one) opponent,? if ${him} ${told}${end}`, 'giu'),
    (_, [n, lot, what, so]) => `${n} ${lot ?? ''}${what} of an opponent who ${so}`,
  ],
  // "Your opponent loses 2 Sanity, if that opponent is walking", "bury one of your opponent's Allies if that opponent is walking".
  [
    new RegExp(
      `(?<=^|[.;] )((?:(?!\\b(?:if|when|while|each|any|an|one|other|another) opponents?\\b)[^.;:,])*\\b[Yy]our opponent(?:['’]s)?\\b(?:(?!\\b(?:if|when|while|unless)\\b)[^.;:,])*?),? if that opponent ${told}${end}`,
      'gu',
    ),
    (_, [deed, so]) => `If your opponent ${so}, ${deed![0]!.toLowerCase()}${deed!.slice(1)}`,
  ],
]
