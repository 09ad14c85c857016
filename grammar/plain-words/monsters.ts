/** Monsters and Great Old Ones: Summoned or Controlled, seen or not, played as an Ally. */

import { like, type Row } from '../rewording.ts'

/** "Invisible until it has fed. If your opponent loses an Ally in Combat with it, it is Visible": what that means is told behind it. */
export const invisibleUntilFed: Row = [
  /\bInvisible(?: until (?:it|he|she|they) (?:has|have|is|are) \p{Ll}+([.;] (?:If|When|Once|As soon as)\b[^.;:]*, )|([.;] (?:If|When|Once|As soon as)\b[^.;:]* this (?:card|Monster|creature), ))(?:it|he|she) (?=(?:is|becomes) (?:then |now )?Visible\b(?!, and\b))/gu,
  (_, [fed, met]) => `Invisible${fed ?? met}this card `,
]

/** "You may play this card as an Ally. Bury it at the moment that ...": this card, of which alone was spoken. */
export const playedAsAnAlly: Row = [
  /(?<=\byou may play this card as an Ally(?: \(uses Gate\))?[.;] )(Bury|Discard|Return) it(?=,? (?:wherever|when|if|as soon as|at|to)\b)/gu,
  (_, [how]) => `${how} this card`,
]

export const survivesCosmicBattle: Row = [
  /(?<=^|[.;] )If (?:it|this card) survives the Cosmic Battle,/gu,
  () => 'When this card survives the Cosmic Battle,',
]

/** "A Great Old One or Outer God that you play at this Gate is Buried one Round later than usual." */
export const buriedARoundLater: Row = [
  /(?<=^|[.;] )(?:A|An|Any|Each|Every|The)? ?((?:Great Old One|Outer God)s?(?: or (?:an? )?(?:Outer God|Great Old One)s?)?) (?:(?:that|which) )?(?:you )?play(?:ed)? (?:here|at this Gate|through this Gate|with this Gate|by this Gate) (?:(?:is|are) Buried (one|two|a) Rounds? later(?: than (?:usual|normal))?|(?:remains?|stays?|lasts?)(?: in play)? (?:for )?(one|two|an|a) (?:(?:Rounds? longer(?: than (?:usual|normal))?)|(?:additional|extra|more|further) Rounds?))(?=[.;]|$)/giu,
  (_, [god, later, longer]) =>
    `When you play a ${god!.replace(/s\b/g, '')} through this Gate, keep your Great Old One in play for ${/^two$/i.test(later ?? longer ?? '') ? 'two more Rounds' : 'one more Round'}`,
]

/** "Summon two (pay the Sanity cost of both)": what a Monster costs is paid anyway (M9.35). */
export const bothPaid: Row = [
  /(?<=\b(?:Summon|Control)\b[^.;:()]*) \((?:but |and )?(?:you )?(?:must |have to |still )?(?:pay|paying) (?:the |their |its |each |both )?(?:Sanity )?costs?(?: (?:of|for) (?:both|each|all|either|it|them)(?: of them| Monsters?)?)?(?: as usual)?\)/giu,
  () => '',
]

/** "Summon a Ghoul. If used at Night, you may Summon two": the one or the two, where that is so. */
export const twoIfAtNight: Row = [
  /(?<=^|[.;:] )(summon or control|control or summon|summon|control) (?:one|an?|any one) ([^.;:,]+?)(?:[.;] (?:You may (?:instead )?(summon or control|summon|control) two(?: of them| such Monsters| instead)*,? (?:if|when|while) ([^.;:,]+?)|(?:If|When|While) ([^.;:,]+?), (?:you (?:may )?)?(?:instead )?(summon or control|summon|control) two(?: of them| such Monsters| instead)*)|, or two,? (?:if|when|while) ([^.;:,]+?))(?=[.;]|$)/giu,
  (said, [deed, what, late, ifLate, ifFirst, early, ifTail]) => {
    const so = (ifLate ?? ifFirst ?? ifTail)!
      .replace(/^(?:this card is |it is |this Spell is )?(?:used|cast) (?:while|if|when) /iu, '')
      .replace(/^(?:this card is |it is |this Spell is )?(?:used|cast) (?:at|by|during) (Night|Day)$/iu, 'it is $1')
    const one = `${deed!.toLowerCase()} one ${what}`
    const each = `${(late ?? early ?? deed!).toLowerCase()} one ${what}`
    return like(said, `if ${so}: you choose: (${one}) or (${each}, then ${each}). Otherwise, ${one}`)
  },
]

/** "That Ally adds 1 and ignores Invisible Monsters": it is that Ally who does. */
export const ignoresInvisible: Row = [
  /(?<=\b(?:That|The|Target) (?:Ally|Monster)\b[^.;:]*?),? and ignores (?=\p{Lu})/giu,
  () => ' and is not affected by ',
]

/** "Summon or Control a Lesser Servitor. At Night you may Summon or Control a Greater Servitor instead." */
export const greaterInstead: Row = [
  /\b(Summon or Control|Control or Summon|Summon|Control) (an? [^.;:,]+)\. If ([^.;:,]+?),? (?:you may )?(instead )?\1 (an? [^.;:,]+?)( instead)?(?=\.|$)/giu,
  (said, [calls, one, so, before, other, behind]) =>
    before || behind
      ? `If ${so}: (you choose: (${calls!.toLowerCase()} ${other}) or (${calls!.toLowerCase()} ${one})) otherwise (${calls!.toLowerCase()} ${one})`
      : said,
]

export const lesserOrGreater: Row = [
  /\b(Servitors?|Independents?) \((?:Lesser (?:or|and) Greater|Greater (?:or|and) Lesser)\)/gu,
  (_, [kind]) => kind!,
]

/** "Any Monster that attacks you is Visible": whichever it is. */
export const thatAttacksYou: Row = [
  /(?<=^|[.;:] |, )any ((?:Invisible |Visible )?[^.;:,]*?\bMonster\b[^.;:,]*? is (?:Visible|Invisible))(?=[.;,]|$)/giu,
  (said, [what]) => like(said, `each ${what}`),
]

/** "Add 1 to the value of this card for each ... They bypass ...": those that are told of themselves. */
export const toldOfThemselves: Row = [
  /(?<=(?:^|[.;] )Add \w+ (?:points? )?to (?:the value of this card|this card['’]s value|its value|their value)\b[^.;:]*\. )(?:They|It|He|She) (may )?[Bb]ypass(?:es)? /gu,
  (_, [may]) => `This card ${may ? 'may bypass' : 'bypasses'} `,
]

/** A Monster needs nothing of a place but its Gate. */
export const noPlaceButItsGate: readonly Row[] = [
  [
    /(?<=\b(?:Monsters?\b|play (?:one|an?|any(?: one)?) [^.;:,]+? from your Hand)[^.;:]*?),? without (?:using )?(?:a|the|its|any) Gate,? (?:and )?(?:at|in) (?:any|whatever|every) Location(?=[.;,]|$)/giu,
    () => ' without a Gate',
  ],
  [
    /(?<=\bif (?:it|that card|the card) is a Monster, (?:you may )?)(?:place|put|play) it (?:in|into|in to) your Threat,? without (?:using |(?:the )?use of )?(?:a|the|its|any) Gate(?=[.;,]| \()/giu,
    () => 'play it without using a Gate',
  ],
]
