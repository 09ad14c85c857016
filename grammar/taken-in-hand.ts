/**
 * What may, or may not, be done with the card that was just taken into a Hand: "return one Ally to your Hand. You may play it at once",
 * "you may not play it again this Round", "he may not play that card".
 */

import { inTurn, type Rewording, reworded } from './rewording.ts'

/** Several cards, and this one, are no card that "it" would be. */
const noOne =
  '(?!\\b(?:two|three|four|five|six|\\d+|all|each|every|up to|any number|both|them|these|those|cards|this (?:card|Ally|Artifact|Tome|Spell|Event|Weapon))\\b)'
const taken = `\\b(?:returns?|puts?|takes?|adds?|brings?|moves?|places?)\\b(?:${noOne}[^.;])*? (?:in)?to`
/** "Return to your Hand the lowest Event of your Story Deck", too. */
const behind = `(?: (?:the|one|an?|any)\\b(?:${noOne}[^.;,])*)?`
const own = `${taken} your Hand${behind}`
const theirs = `${taken} (?:his or her|his|her|their|its owner['’]s|that player['’]s|(?:your |that )?opponent['’]s) Hand`
const drawn = '(?<!\\bplayer |\\bopponent |\\bInvestigator )\\bdraws? (?:one|a|1) card(?: from your Mythos Deck)?'
const severalDrawn =
  '(?<!\\bplayer |\\bopponent |\\bInvestigator )\\bdraws? (?:two|three|four|five|\\d) (?:new |extra |additional )?cards(?: from your Mythos Deck)?'
const on = '(?:[.;](?: Then,?)?|,? (?:and|but)|, then)'
const it =
  '(?:it|him or her|him|her|(?:that|the|this)(?: very| same)? (?:card|Ally|Artifact|Tome|Spell|Event|Weapon|Monster|Location|Adventure)(?: so (?:returned|taken|drawn|found|chosen))?)'
const soon = '(?: (?:at once|immediately|now|right away|(?:on |in |during )?(?:this|the same|that) (?:very )?Turn))?'
const atOnce = '(?:(?:then|also|now|immediately|at once) )?'
const ifLegal =
  '(?:,? (?:if|provided(?: that)?|so long as|as long as) (?:(?:you|it) (?:could|can|may|would|are able to|is able to) (?:legally |normally )?(?:do so|play it|do this|be played|be legally played)(?: legally| normally)?|(?:(?:it|this|that|doing so) (?:is|would be) )?(?:legal|possible|allowed|legally playable|a legal play)))?'
const ends = '(?=[.;]|$)'
const soLong =
  '((?:this|in this|in the same|for the rest of (?:the|this)|for the remainder of (?:the|this)|during this|until the end of (?:the|this)|until the next|(?:on |in |during )?(?:this|the same)) (?:Round|Turn))'

const untilThen = (while_: string): string => `until the end of the ${/Turn$/.test(while_) ? 'Turn' : 'Round'}`

/** The text in which the card that was just taken or drawn is called so. */
export function takenInHand(text: string): Rewording | undefined {
  const played = (how: string, card: string) => (so: string) =>
    reworded(
      so,
      new RegExp(
        `(${how})${on} you may(?: then| also| now| immediately| at once)? play ${it}${soon}${ifLegal}( regardless of [^.;,]+)?${soon}${ends}`,
        'giu',
      ),
      (_, [first, free = '']) => `${first}, then optionally play ${card}${free}`,
    )
  // "If it is Night, you may play that Ally at once, wherever he is normally found".
  const playedWhen = (how: string, card: string) => (so: string) =>
    reworded(
      so,
      new RegExp(
        `(${how})${on} (if (?!${it} (?!is (?:still |now )?(?:Night|Day)\\b(?! (?:or|Event))))[^.;:,]+), you may(?: then| also| now| immediately| at once)? play ${it}${soon}${ifLegal}( regardless of [^.;,]+|,? (?:wherever|no matter where) (?:it|he or she|he|she) (?:is|may be|can be) (?:normally |usually )?(?:found|played))?${soon}${ends}`,
        'giu',
      ),
      (_, [first, when, free = '']) =>
        `${first}, then ${when!.toLowerCase()}: (optionally play ${card}${/wherever|no matter/i.test(free) ? ' regardless of place and Region' : free})`,
    )
  // "Draw one card. If it is an Ally, you may play it at once".
  // "If it is Night" asks of no card.
  const noTime = '(?!(?:Night|Day|now|still|not (?:Night|Day))\\b(?! (?:or|Event)))'
  const playedIf = (how: string, card: string) => (so: string) =>
    reworded(
      so,
      new RegExp(
        `(${how})[.;,] (?:and )?(?:if ${it} (?:is|proves to be|turns out to be) ${noTime}([^.;:,]+?), you may ${atOnce}play ${it}(${soon})${ifLegal}( regardless of [^.;,]+)?${soon}|you may ${atOnce}play ${it}(${soon})( regardless of [^.;,]+?)?,? if ${it} is ${noTime}([^.;:,]+?))${ends}`,
        'giu',
      ),
      (_, [first, one, , free = '', , freed = '', other]) =>
        `${first}, then if ${card} is ${one ?? other}: (optionally play ${card}${one === undefined ? freed : free})`,
    )
  // "Draw two cards. If either of them is an Ally, you may play it at once": one of them, if there is such a one.
  const playedOne = (how: string, so: string) => (text: string) =>
    reworded(
      text,
      new RegExp(
        `(${how})[.;,] (?:and )?(?:if (?:(?:either|any|one|at least one|one or more)(?: of (?:them|these|those|these cards|those cards|the cards|the two))?(?: cards)? (?:is|are)|(?:you (?:draw|drew|take|took)|there is)(?= an?\\b)) (?:an? )?([^.;:,]+?)(?: (?:so drawn|among them|this way|in this way|is drawn))?, you may ${atOnce}play (?:${it}|that one|one(?: of them)?)(${soon})${ifLegal}( regardless of [^.;,]+)?${soon}|if (?:an?|any) ([^.;:,]+?) (?:is|was) (?:so )?drawn(?: this way| in this way)?, you may ${atOnce}play ${it}(${soon})${ifLegal}( regardless of [^.;,]+)?${soon}|you may ${atOnce}play one (?:(\\p{Lu}[^.;:,]*?) )?(?:from among them|among them|of them|from these|of these|of those|so drawn)(${soon})( regardless of [^.;,]+?)?(?:,? if (?:it|that card) is (?:an? )?([^.;:,]+?))?)${ends}`,
        'giu',
      ),
      (_, [first, a, , freeA = '', b, , freeB = '', c, , freeC = '', d]) =>
        `${first}, then optionally play one ${a ?? b ?? c ?? d ?? 'card'} ${so}${freeA}${freeB}${freeC}`,
    )
  const kept = (how: string, card: string, who: string) => (so: string) =>
    reworded(
      so,
      new RegExp(`(${how})${on} (?:${who}) (?:may not|cannot|can not) (?:again play ${it}|play ${it}(?: again)?) ${soLong}${ends}`, 'giu'),
      (_, [first, while_]) => `${first}, then ${/^you$/.test(who) ? 'you may not' : 'no player may'} play ${card} ${untilThen(while_!)}`,
    )
  const barred = (how: string, card: string) => (so: string) =>
    reworded(
      so,
      new RegExp(`(${how})${on} ${it} (?:may not|cannot|can not) be played(?: again)? ${soLong}${ends}`, 'giu'),
      (_, [first, while_]) => `${first}, then no player may play ${card} ${untilThen(while_!)}`,
    )
  const moved = 'the card so moved'
  return inTurn(text, [
    played(own, moved),
    playedWhen(own, moved),
    playedWhen(drawn, 'the card so drawn'),
    played(drawn, 'the card so drawn'),
    playedIf(own, moved),
    playedIf(drawn, 'the card so drawn'),
    playedOne(severalDrawn, 'so drawn'),
    kept(own, moved, 'you'),
    kept(drawn, 'the card so drawn', 'you'),
    kept(theirs, moved, 'he or she|he|she|your opponent|that player|that opponent|its owner'),
    barred(own, moved),
    barred(drawn, 'the card so drawn'),
    barred(theirs, moved),
  ])
}
