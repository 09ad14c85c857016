/** Texts of which a part would be lost, or meant of other cards or players than it says: none of them may be read as if it said less. */
import { describe, expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import { readEffects, type Self } from '../../grammar/parse.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

const kinds = {
  ally: { type: 'Ally' },
  artifact: { type: 'Artifact' },
  spell: { type: 'Spell' },
  event: { type: 'Event' },
  monster: { type: 'Monster', subtype: 'Lesser Servitor' },
} as const satisfies Readonly<Record<string, Pick<Self, 'type' | 'subtype'>>>

const texts: Readonly<Record<string, readonly (readonly [kind: keyof typeof kinds, text: string])[]>> = {
  'they are the cards before, and so is "it" beside what an Ally carries': [
    ['ally', 'Your Students add 1 at Night. They may never be chosen at random.'],
    ['ally', 'Your other Allies add 1. They must defend in each Combat if a Threat is directed against you.'],
    ['ally', 'Your Cultists add 1 at Night. They cannot be controlled or flipped.'],
    ['ally', 'Your Cultists add 1. They count as a Deep One for playing a Great Old One.'],
    ['ally', 'Your Students have a value of 2. They have a value of 3 by Day and 5 at Night.'],
    ['ally', 'Your Ghouls are Invisible. They are considered both Greater Servitors and Lesser Servitors.'],
    ['ally', 'Your Students add 1. If they would be buried in Combat, you may discard them instead.'],
    ['ally', 'Your Students add 1. They will carry you to any Port Location if you bury them.'],
    ['ally', 'Your Students add 1. They may be played even if the required Location is not in play.'],
    ['monster', 'All Ghouls in your Threat add 1. They have a value of 3 at Night and 5 in Combat.'],
    ['ally', 'Your Students add 1. They must defend.'],
    ['ally', 'Your Students add 1. They know Latin.'],
    ['ally', 'Your Students add 1. If they would be buried in Combat, discard them instead.'],
    ['ally', 'Your Professors know Latin. They can read anything.'],
    ['ally', 'Carries one Artifact. It has a value of 2 by Day and 4 at Night.'],
    ['ally', 'Carries one Weapon. It counts as a Cultist for playing a Great Old One.'],
    ['ally', 'Carries one Artifact. It will carry you to any Port if you discard it.'],
    ['ally', 'Carries one Weapon. It may be sacrificed instead of any Artifact needed to play Cthulhu.'],
  ],
  'what may be meant of two things, or of nothing before it': [
    ['event', 'If you are at a City, you may draw two cards. Otherwise, lose 1 Sanity.'],
    ['event', 'Lose 1 Sanity or bury the top card of your Story Deck. No Gate use.'],
    ['event', 'Draw one card. No Gate use.'],
    ['monster', 'When revealed, bury one Ally of value 1.'],
    ['monster', 'If this card survives the Cosmic Battle, you may bury one Corrupt Ally and draw two cards.'],
    ['artifact', 'At the start of your next Turn, draw two cards.'],
    ['event', 'Draw one card. That card returns to its owner’s Hand.'],
  ],
  'who chooses, who cannot, and what nobody may do on no lost Turn': [
    ['event', "Look at your opponent's Hand. He may not Pass on this Turn."],
    ['event', 'Each opponent draws one card. They may not play a card or Pass.'],
    ['event', 'Draw two cards. You may not pass or play any card in this Turn.'],
    ['event', 'Draw two cards. No card may be played during this Turn.'],
    ['event', 'All players draw one card. No cards can be played on that Turn.'],
    ['event', 'Your opponent loses 2 Sanity or discards one Ally, whichever you prefer.'],
    ['event', 'Your opponent discards one Ally or one Artifact as you wish.'],
    ['event', 'Each player loses 2 Sanity or buries an Ally, as you prefer.'],
    ['event', 'Draw two cards or bury one Phobia, whichever your opponent chooses.'],
    ['event', 'Bury one Ally of your opponent or lose 2 Sanity, as your opponent chooses.'],
    ['event', 'Discard one Weapon or Tome of your opponent, whichever your opponent chooses.'],
    ['event', 'Flip one Ally or Artifact, as your opponent chooses.'],
    ['event', 'Your opponent must bury two Allies. If he cannot, he loses 3 Sanity.'],
    ['event', 'There is no Combat this Round. No Threat is kept.'],
    ['event', 'There is no Combat this Round. No Threat is carried over to the next Round.'],
    ['event', 'Skip Combat this Round. No Threats remain.'],
  ],
  'what befalls a player in words of a rule, and how often, is no story': [
    ['event', 'Every night the mist claims one Ally of your opponent. Bury that Ally.'],
    ['event', 'Each night something drags away one Ally of your opponent. Bury that Ally.'],
    ['event', 'Again and again the mist swallows one Ally of your opponent. Bury that Ally.'],
    ['event', 'Your opponent is restrained from moving. Draw one card.'],
    ['event', 'Your opponent is deterred from leaving. Draw one card.'],
    ['event', 'Your opponent is dissuaded from moving. Draw one card.'],
    ['ally', 'You are guarded from the dead. At the start of each Round, draw one card.'],
    ['ally', 'You are hidden from sight. Adds 1 at Night.'],
    ['artifact', 'You are concealed from the dead. As your Turn, draw one card.'],
    ['event', 'Your opponent is exiled from the city. Draw one card.'],
    ['event', 'Your opponent is confined to his house. Draw one card.'],
    ['event', 'Your opponent is disarmed. Draw one card.'],
    ['event', 'Your opponent is jailed for a week. Draw one card.'],
    ['event', 'You are entitled to a second chance. Draw one card.'],
  ],
  'what is aimed at, spared, counted or waived': [
    ['ally', 'As your Turn, take one Spell from your Discard Pile into your Hand and cast it for free.'],
    ['ally', 'As your Turn, flip one Spell face-up and cast it at no Sanity cost.'],
    ['event', 'All Allies with any Weapon lose their value until the end of the Round.'],
    ['event', 'Each Ally who carries any Weapon is worth nothing this Round.'],
    ['event', 'All Weapons and Allies lose their value for the rest of the Round.'],
    ['event', 'If one of your Allies was buried since your last Turn, draw two cards.'],
    ['event', 'If you discarded an Ally since your last Turn, draw two cards.'],
    ['artifact', 'All Allies lost in Combat are discarded instead of buried.'],
    ['ally', 'All Allies lost in Combat are discarded instead of buried.'],
    ['artifact', 'Bury this card to prevent your opponent from casting a Spell.'],
    ['artifact', 'As your Turn, bury this card to prevent each opponent from casting any Spells.'],
    ['artifact', 'As your Turn, bury this card to play any Location in the Dreamlands on top of your Story Deck (crosswise).'],
    ['artifact', 'As your Turn, bury this card to play any Location in the Dreamlands on top of your Story Deck (do not use its Gate).'],
    ['spell', 'Each Monster loses 2 until the end of Combat, but may be reduced below 1.'],
    ['spell', 'All Allies lose 2 until the end of Combat, and may fall below 1.'],
    ['spell', 'Each of your Corrupt Allies gains 2 until the end of Combat. Lose 1 Sanity for each Ally that benefits.'],
    ['spell', 'Each of your Ghouls is Invisible until the end of Combat. Lose 1 Sanity for each Monster that benefits.'],
    ['spell', 'All Deep Ones gain 1 until the end of Combat. Lose 1 Sanity for each card that benefits.'],
    ['event', 'Every Day Event is buried. Draw one card for each Event that is affected.'],
    ['artifact', 'As your Turn, flip one of your Allies to draw a card. You may flip it face-up again for 1 Sanity on a later Turn.'],
    ['ally', 'Widow Pruett may not be chosen at random and may be affected by Night Events.'],
    ['ally', 'Widow Pruett is never affected by any event that changes her allegiance.'],
    ['artifact', 'When a Spell is cast, discard it instead of burying it.'],
    ['artifact', 'Each time a Spell is cast, discard it instead of burying it.'],
    ['ally', 'Widow Pruett may not be used on the same side as Howard Lovecraft.'],
    ['ally', 'When any Night Event would affect you, you may bury Widow Pruett instead.'],
    ['event', 'Choose one Location played by your opponent. He loses 2 Sanity.'],
    ['ally', 'A coward without a weapon, bury Widow Pruett at the end of Combat.'],
    ['ally', 'A sleeper by day, bury Widow Pruett at the end of Combat.'],
    ['artifact', 'As your Turn, return one Artifact from your Discard Pile to play. Bury it after use.'],
    ['ally', 'As your Turn, flip this card: you may look at the Threat of your opponent while this card remains face-down.'],
    ['event', 'Your opponent discards one Ally. Opponent neither gains nor loses Sanity and may use the Gate there.'],
  ],
  'what does not add up with others, and how somebody is disposed, are told of something': [
    ['ally', 'When played, gain 2 Sanity. Not cumulative with other Allies.'],
    ['ally', 'Ghouls are friendly to you.'],
    ['ally', 'Deep Ones are friendly to you. You may play Mi-Go as Allies.'],
  ],
  'a card is not flipped and lost for one and the same, nor compared with other Types than its own': [
    ['artifact', 'Flip this card. As your Turn, bury this card to draw two cards.'],
    ['artifact', 'Flip this card. On a later Turn you may draw two cards, then Bury this card.'],
    ['ally', 'Your Maximum gains 1. Not cumulative with any other Location.'],
    ['monster', 'Bypasses all Allies in the opposing Threat.'],
  ],
  'both suffer a fate where two are told of, and others are left where some went': [
    ['ally', 'Joins Ghouls. If he is lost, both suffer the same fate.'],
    ['ally', 'If he is lost, they suffer the same fate.'],
    [
      'event',
      'Reveal the top three cards of your Mythos Deck. Take one Location among them into your Hand and discard the rest. If none of them is a Location, lose 1 Sanity.',
    ],
    ['event', 'Your opponent flips one Ally face-down; the others are discarded.'],
    ['ally', 'Protection from cards that would cause you to lose Allies outside of Combat. Adds 1 at Night.'],
  ],
  'what is done "or, if" something is so is not asked of the other, and "and two" is neither two nor three': [
    ['event', 'Your opponent loses 1 Sanity or, if he is Underground, discards two cards.'],
    ['event', 'Gain 1 Sanity, and 2 if it is Night.'],
  ],
  'what is done again until a Location shows is done to a Story Deck': [
    ['event', 'Bury one Ally of your opponent. Repeat until a Location is revealed.'],
    ['event', "Discard the top card of your opponent's Story Deck. Repeat until a Location is revealed."],
  ],
  'of what is left to another it is said what happens if he does not, and who it happens to': [
    ['event', 'Your opponent may discard one Artifact. If not, lose 2 Sanity.'],
    ['event', 'Your opponent may discard one Artifact. If you do not, he loses 2 Sanity.'],
    ['event', 'If it is Night, your opponent may bury one Ally. If not, he loses 2 Sanity.'],
    ['event', 'All players at a City discard one card. Those so affected may not Pass this Round.'],
  ],
  'a second figure is meant of the same cards, and a greater one instead of the first': [
    ['spell', 'Each Monster in target Threat loses 1 point; Greater Servitors lose 2.'],
    ['spell', 'Each Monster in your Threat gains 1 point, Ghouls gain 2.'],
    ['ally', 'Ghouls cost 1 less Sanity to play. At Night they cost 2 less.'],
    ['spell', 'Your Allies add 2 until the end of Combat. They are Invisible until the end of Combat.'],
    ['event', 'Flip all Allies but one.'],
  ],
  'whose card is harmed must be told': [['spell', 'Flip one Ally and any Weapon, Artifact or Spell he or she holds.']],
}

describe.each(Object.entries(texts))('refused: %s', (_, told) => {
  it.each(told)('%s: %s', (kind, text) => {
    expect(readEffects(text, known, { title: 'Widow Pruett', target: null, ...kinds[kind] }).ok).toBe(false)
  })
})
