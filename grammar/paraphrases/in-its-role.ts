/** What a card is played as, and the Threat that it is in then: "when you play this card as an Ally", "those who defend against that Threat". */

import type { Clause } from '../clauses.ts'

const whenever = '(?:when|whenever|each time|the moment|as soon as|once)'
const own = '(?:THIS|it|they)'
const isIn = '(?:in|(?:a |now )?part of|among|include in|hold in)'
const inDirected = `(?:${own} is )?${isIn} (?:a|1 of your|any|your|any of your|the) directed threat`
const inThreat = `(?:${own} is )?${isIn} (?:your|a|any|its|the) threat`
const played = `(?:you (?:play|bring|put|use) ${own}(?: into play)?|${own} (?:is (?:play|put into play|use)|come into play|enter play))`
const fromHand = '(?: from your hand)?'

export const inItsRole: readonly Clause[] = [
  // ---------------------------------------------------------------- what it is played as
  [
    new RegExp(`^${whenever} ${played} as (?:a|your|1 of your) ally${fromHand} ,`),
    'when you play this card , if this card is a ally ,',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^${whenever} ${played} (?:as a monster|in your threat|as part of your threat)${fromHand} ,`),
    'when you play this card , if this card is in a threat ,',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^(?<do>[^,;:]+?)(?: ,)? ${whenever} ${played} as (?:a|your|1 of your) ally${fromHand}$`),
    'when you play this card , if this card is a ally , <do>',
    ['Ally', 'Monster'],
  ],
  [
    new RegExp(`^(?<do>[^,;:]+?)(?: ,)? ${whenever} ${played} (?:as a monster|in your threat|as part of your threat)${fromHand}$`),
    'when you play this card , if this card is in a threat , <do>',
    ['Ally', 'Monster'],
  ],
  // ---------------------------------------------------------------- the Threat it is in
  // Who defends against the Threat of a card defends against that card.
  [
    new RegExp(
      `(?<=\\b(?:while|when|if|as long as|whenever) (?:${inDirected}|${inThreat})\\b.*)(?:who |that |which )?(?:is )?defend(?:ing)? against (?:that|this|its|the|your|THIS 's) (?:directed )?threat(?= |$)`,
    ),
    'that defend against this card',
    ['Monster', 'Ally', 'Artifact'],
  ],
  [
    /(?:who |that |which )?(?:is )?defend(?:ing)? against (?:this|its|THIS 's|the same) (?:directed )?threat(?= |$)/,
    'that defend against this card',
    ['Monster'],
  ],
  [
    new RegExp(`(?<=\\b(?:while|when|if|as long as|whenever) )${inDirected}(?=$| ,)`),
    'this card is in a threat and this card is in combat',
    ['Monster', 'Ally', 'Artifact'],
  ],
  [
    new RegExp(`(?<=\\b(?:while|when|if|as long as|whenever) )${inThreat}(?=$| ,)`),
    'this card is in a threat',
    ['Artifact', 'Ally', 'Monster'],
  ],
]
