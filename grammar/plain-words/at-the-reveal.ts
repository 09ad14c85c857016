/** What is done when Threats are revealed, and what one sees then: Invisible Monsters that are made Visible, and cards used for that. */

import { like, type Row } from '../rewording.ts'

const when = '(?:when|as|at the (?:moment|time) (?:that|when|in which)|as soon as|once) (?:the |all )?Threats are revealed'
const seen =
  "(?:(?:one|an?|any one|all|each|every|the|any) )?(?:Invisible )?Monsters?(?: (?:attacking you(?:r Investigator)?|in (?:an|your|any|the) opponent['’]s Directed Threat|in the Threat directed (?:at|against) you))"

export const atTheReveal: readonly Row[] = [
  // "Flip this card when Threats are revealed. One Invisible Monster attacking you is Visible for this Combat".
  [
    new RegExp(
      `(?<=^|[.;] )(?:You may )?(flip|discard|bury) (this card|it) ${when}[.;] (?=(?:Any )?(?:One|All|Each|Every|Any|An?) )`,
      'giu',
    ),
    (_, [how, it]) => `When Threats are revealed, you may ${how!.toLowerCase()} ${it}. If you do, `,
  ],
  // Of a Weapon that has told of its bearer only, "it" is the Weapon.
  [
    /(?<=\bAdd \d+ points? to (?:the )?Ally['’]s value[.;] (?:One Weapon per Ally[.;] )?)(When Threats are revealed, you may (?:discard|bury|flip)) it\b/giu,
    (_, [does]) => `${does} this card`,
  ],
  // No moment told: it is one of Combat.
  [
    new RegExp(
      `(?<=^|[.;] )(?:You may )?(flip|discard|bury) this card (?:and|to) (?:cause|make|let|render) (${seen})(?: to be| be| become)? Visible(?=[.;]|$| for| until)`,
      'giu',
    ),
    (_, [how, which]) => `In Combat, you may ${how!.toLowerCase()} this card and make ${like('m', which!)} Visible`,
  ],
  // "If Direct Sunlight is in play when this card is revealed, return it to your Hand": the card that is revealed, which was named last.
  [
    /(?<=^|[.;] )If ([^.;:,]+) (?:when|at the (?:moment|time)(?: that| when)?|as|once) (this card|this Monster) is revealed, (return|bury|discard) it( to (?:your|its owner['’]s) Hand)?(?=[.;]|$)/giu,
    (_, [so, own, deed, to = '']) => `When ${own} is revealed, if ${so}, ${deed!.toLowerCase()} ${own}${to}`,
  ],
]
