/**
 * Cards that lie in one of two piles, or come to the top of a Story Deck or off it: "one Storm Event from your Discard Pile or Story Deck",
 * "any Location in the same Region from your Story Deck", "an opponent who remains on a Train. Bury that card".
 */

import { like, type Row } from '../rewording.ts'

const pile = '(Discard Pile|Story Deck|Mythos Deck|Hand)'
const word = "\\p{Lu}[\\p{L}’'-]*"
const kind = `((?:${word} (?:by |or |of )?)*(?:${word}|card))`
const back = '(?: \\((?:return|go(?:es)? back)s? to (?:his or her |the )?(?:former|previous) Location\\))?'
const noGain =
  '(\\. Ignore (?:any |all )?Sanity (?:loss|gain)(?:/| or | and )(?:gain|loss)(?:[;,.] ?(?:and )?no Gate use|; ?(?:the )?Gate may not be used)?)'
const rideOn = '(?:is|remains|stays|travels|rides|is (?:still|traveling|travelling|riding|currently))'

export const fromPileToTop: readonly Row[] = [
  // "Recover one Storm Event from your Discard Pile or Story Deck and immediately play it"
  [
    new RegExp(
      `\\b((?:you may )?(?:immediately )?)(?:recover|take|choose|retrieve|select|pick|remove|return|find) (one|an?|any(?: one)?) ${kind} (?:from|in) your ${pile} or (?:(?:from|in) )?(?:your )?${pile}(?: to your Hand)?,? (?:and|then|and then) (?:immediately |at once )?play it(?: immediately| at once)?(?=[.;,]|$)`,
      'giu',
    ),
    (said, [may, n, what, one, other]) => like(said, `${may}play ${n} ${what} from your ${one} or play ${n} ${what} from your ${other}`),
  ],
  [
    new RegExp(
      `(?<=\\b(?:[Pp]lay|to play) )(one|an?|any(?: one)?) ${kind} (?:from|in) your (Discard Pile|Story Deck) or (?:(?:from|in) )?(?:your )?(Discard Pile|Story Deck)(?=[.;]|$)`,
      'gu',
    ),
    (_, [n, what, one, other]) => `${n} ${what} from your ${one} or play ${n} ${what} from your ${other}`,
  ],
  // "Choose any Location in the same Region from your Story Deck and place it right-side-up on top of your Story Deck"
  [
    new RegExp(
      `\\b(?:choose|take|select|pick|find|search your Story Deck for) (one|an?|any(?: one)?) ((?:${word} )*)Location(?: (?:in|of|from) (?:the same|your|your current) (Region|Subregion))?(?: (?:from|in) your Story Deck)?(?: (?:in|of|from) (?:the same|your|your current) (Region|Subregion))?(?: (?:from|in) your Story Deck)?,? and (?:place|put|move|lay) it(?: right-side-up)? (?:on|to) (?:the )?top(?: of (?:your Story Deck|it))?(?=[.;]|$)`,
      'giu',
    ),
    (said, [n, sort, near, far]) =>
      /\b(?:from|in|search) your Story Deck\b/i.test(said) && (near ?? far) !== undefined
        ? like(said, `place ${n} ${sort}Location from your ${near ?? far} in your Story Deck on top of your Story Deck`)
        : said,
  ],
  [/(?<=\bLocation (?:from|in) your Story Deck,? and (?:place|put|move|lay) it) right-side-up(?= on top of your Story Deck)/giu, () => ''],
  // "Used against an opponent who remains on a Train or Steamer": that lies on top of his Story Deck.
  [
    new RegExp(
      `\\bonly be (?:used|played) (?:against|on) (?:an|your|any) opponent who ${rideOn} (?:on|aboard) (an? ${word}(?: (?:by )?${word})*(?: or (?:an? )?${word}(?: (?:by )?${word})*)?)(?=\\. (?:Bury|Discard) that card\\b)`,
      'gu',
    ),
    (_, [what]) => `only be used if the top card of your opponent's Story Deck is ${what}`,
  ],
  [
    new RegExp(
      `(?<=\\bonly be used if the top card of your opponent's Story Deck is (an? [^.]*)\\. (?:Then,? )?)(Bury|Discard) that card${back}`,
      'gu',
    ),
    (_, [what, how]) => `${how} ${what} on top of opponent's Story Deck`,
  ],
  // "... and one random Ally. Ignore Sanity loss/gain; no Gate use": at the Location below.
  [
    new RegExp(
      `\\b(Bury|Discard) ([^.;]*\\bopponent(?:['’]s)? Story Deck)${back},? and ((?:one|two|an?)(?: random)? Ally|(?:one|two)(?: random)? Allies)(?: of (?:your opponent|his or hers))?${noGain}(?=[.;]|$)`,
      'gu',
    ),
    (_, [how, what, who, more]) => `${how} ${what}${more}. ${how} ${who} of your opponent`,
  ],
  // "One Ally (opponent picks which) is Discarded"
  [
    /(?<=^|[.;] )(One|Two|An?) ((?:\p{Lu}[\p{L}-]* )*)(Ally|Allies|Artifacts?|Tomes?|Weapons?|Spells?)(?: of (?:your|the) opponent)? \((?:your |the )?opponent (?:picks|chooses|selects|decides|may choose)(?: which(?: one)?)?\) (?:(?:drowns?|dies?|falls?|perish(?:es)?|flees?|vanish(?:es)?|disappears?|freezes?|starves?) and )?(?:is|are) (?:then )?(Discarded|Buried|Flipped)(?: face-down)?(?=[.;]|$)/giu,
    (_, [n, sort, what, how]) =>
      `Your opponent must ${{ discarded: 'Discard', buried: 'Bury', flipped: 'Flip' }[how!.toLowerCase()]} ${n!.toLowerCase()} ${sort}${what}`,
  ],
  // "Rotate your crosswise Location right-side-up, then you may play one card there on the same Turn"
  [
    new RegExp(
      `(?<=\\b[Rr]otate your crosswise Location right-side-up)(?:,? (?:and )?then|,? and|[.;] Then,?) you may (?:(?:also|immediately) )*play (one|an?|another|one more) ${kind}(?: there| from your Hand)?(?:,? (?:on|in|during) (?:the|that) same Turn| immediately| at once)?(?=[.;]|$)`,
      'gu',
    ),
    (_, [n, what]) => `. Then you may immediately play ${/^an|^one m/.test(n!) && n !== 'an' ? 'one' : n} ${what} from your Hand`,
  ],
  // What is shuffled again is the deck alone.
  [
    /(?<=\b[Rr]e-?shuffle (?:your|his or her|the) Mythos Deck)\. (?:All |Your |The |Any )?[Dd]iscards (?:remain|stay|are left) in (?:your|the|his or her) [Dd]iscard [Pp]ile(?=[.;]|$)/gu,
    () => '',
  ],
  // What waives an attribute waives no language.
  [
    /(?<=\bmay play Tomes\b[^.]*\b(?:regardless of|attributes?\b)[^.]*)\. You(?: or your Allies)? must still (?:know|read|understand) (?:the|their|its) (?:proper |required |right |necessary )?Languages?(?=[.;]|$)/gu,
    () => '',
  ],
]
