/**
 * Texts as cards of the time could say things, of which none is printed: moments, conditions, selectors, deeds, prices and
 * limits crossed with one another. Each means what the plain words beside it mean, and what `print.ts` says of it is
 * read back to the same rule objects. What is refused here must stay refused: it would be read wrongly.
 */
import { describe, expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import { stable } from '../../grammar/make/draft.ts'
import { readEffects, type Self } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

/** "Spell/Folk of Opponent's Ally": type, subtype and target line of a card. */
function card(kind: string): Self {
  const [, type, subtype, target] = /^(\w+)(?:\/(.+?))?(?: of (.+))?$/.exec(kind) ?? []
  return { title: 'Qwerty Foo', type: type as Self['type'], subtype: subtype ?? null, target: target ?? null }
}

const texts: readonly (readonly [kind: string, text: string, said: string])[] = [
  // What concerns all Investigators is of everybody's cards.
  [
    'Event of All Investigators',
    'Students may not defend this Round.',
    'When played: each Student card of any player cannot be defending until the end of the Round.',
  ],
  ['Event of All Investigators', 'While this card is in play, all Ghouls add 1 point to their value.', 'Each Ghoul of any player gains 1.'],
  [
    'Event of All Investigators',
    'Spells cast at a City Location cost 1 additional Sanity point.',
    'The casting cost of each Spell who is at a City Location of any player gains 1.',
  ],
  // What is forbidden here binds whoever is here.
  ['Location', 'No Investigator may gain Sanity here.', 'If you are here: you may not gain Sanity.'],
  // Turns of phrase that other sets may use.
  ['Location', 'As your Turn here, discard one card and replace it.', 'As your Turn, if you are here: exchange 1 card.'],
  [
    'Location',
    'Look at the top card of your Mythos Deck when you arrive here. You may discard it.',
    'When you arrive here: look at the top card of your Mythos Deck, then optionally discard the card looked at.',
  ],
  [
    'Location',
    'Use this Gate to play any Dreamlands Location, right-side up on top of your Story Deck.',
    'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
  ],
  ['Spell/Folk', 'Return one of your buried Allies to play.', 'When cast: put one Ally in your Story Deck into play.'],
  ['Location', 'When you leave this Location, lose 1 Sanity point.', 'When you leave here: lose 1 Sanity.'],
  [
    "Event/Phobia of Opponent's Investigator",
    'Lose 2 Sanity each time you arrive at a City.',
    'When the affected player arrives at a City Location: the affected player loses 2 Sanity.',
  ],
  ['Event', 'Take an extra Turn after this one.', 'When played: take 1 more Turn.'],
  [
    "Event of Opponent's Ally",
    'Bury one Ally of your opponent with the lowest value.',
    'When played: bury one Ally of your opponent with the lowest value.',
  ],
  [
    'Artifact',
    'Flip this card to add 2 to the value of one Ally until your next Turn.',
    'As your Turn, flip this card: one Ally gains 2 until your next Turn.',
  ],
  [
    'Artifact/Weapon',
    "Add 3 to Ally's value against Ghouls. Otherwise, add 1. One Weapon per Ally.",
    'While the opposing Threat contains Ghoul, the bearer gains 3. While not (the opposing Threat contains Ghoul), the bearer gains 1. This card is given to a Ally, whose fate it shares.',
  ],
  [
    'Location',
    'At the start of each Turn, each Investigator here loses 2 Sanity unless protected from Radiation.',
    'At the start of each Turn, if you are here and not (you can survive Radiation): lose 2 Sanity.',
  ],
  [
    'Ally',
    'Bury this card to save any other Ally from being buried.',
    'If each other Ally would be buried, you may instead: bury this card.',
  ],
  [
    'Location',
    'You may use this Gate to play Dreamlands Monsters.',
    'As your Turn, if you are here, use the Gate: play one Monster of the Dreamlands regardless of the Gate and Dimension.',
  ],
  [
    'Location',
    'You may remain here for one Turn and search your Discard Pile for one Tome. Place it in your Hand.',
    'As your Turn, having stayed here: return one Tome in your discard pile to the Hand.',
  ],
  ['Location', 'Spells cast here cost 1 additional Sanity point.', 'While you are here, the casting cost of each Spell gains 1.'],
  [
    'Location',
    'If your opponent is also here, each of you loses 1 Sanity.',
    'When you arrive here, if your opponent is at this Location: lose 1 Sanity, then your opponent loses 1 Sanity.',
  ],
  [
    'Monster/Lesser Servitor',
    'Not buried after Combat unless it absorbs its full value.',
    'If this card would be buried in Combat without full loss, it stays in play instead.',
  ],
  [
    'Spell/Folk',
    'Cast in Combat. Subtract 3 points from any one Monster attacking you.',
    "In Combat: one Monster in your opponent's Directed Threat loses 3 until the end of Combat.",
  ],
  [
    'Location',
    'When you arrive here, a Monster of value 3 attacks you. Allies may defend.',
    'When you arrive here: attack you with value 3 (Allies may defend).',
  ],
  [
    'Spell/Folk',
    'Bury one Ally of your opponent. May only be cast at Night.',
    'When cast, if it is Night: bury one Ally of your opponent.',
  ],
  [
    'Event',
    "Flip one of your opponent's Allies face-down until the end of the Round.",
    'When played, choose one Ally of your opponent: flip the target face-down, then (at the end of the Round: flip the target face-up) until the end of the Round.',
  ],
  [
    'Event',
    'Each player must lose 1 Sanity or discard one card.',
    "When played: each player chooses: (that player loses 1 Sanity) or (discard one card in that player's Hand of that player's choice).",
  ],
  ['Location', 'Choose an opponent. That player loses 1 Sanity.', 'When you arrive here: your opponent loses 1 Sanity.'],
  ['Spell/Folk', 'Summon one Ghoul. It attacks immediately. Allies may defend.', 'When cast: summon one Ghoul.'],
  [
    'Artifact',
    'During Combat, flip this card to discard one Monster in the opposing Threat at random.',
    "In Combat, flip this card: discard one random Monster in your opponent's Directed Threat.",
  ],
  [
    'Ally',
    'In Combat, this card gains 1 for each Ghoul in your Threat.',
    'While this card is in Combat, this card gains 1 for each Ghoul in your Threat.',
  ],
  ['Location', 'Pay 2 Sanity to draw one card.', 'When you arrive here, you may pay 2 Sanity: draw 1 card.'],
  [
    'Location',
    'You may Walk to this Location from any Kingsport Location.',
    'While you are at Kingsport Location, you may walk to this Location.',
  ],
  [
    'Location',
    'You may walk between this Location and Marsh Mansion.',
    'While you are here, you may walk to The Marsh Mansion. While you are at The Marsh Mansion, you may walk to this Location.',
  ],
  ['Location', 'You may only leave this Location by walking.', 'You must leave here by walking.'],
  ['Location', 'You may only reach this Location by walking.', 'You must reach this card by walking.'],
  ['Location', 'You must walk to this Location.', 'You must reach this card by walking.'],
  ['Location', 'You may only travel to this Location by Sea.', 'You must reach this card by Travel by Sea Event.'],
  ['Location', 'You can only travel here by Train.', 'You must reach this card by Train.'],
  ['Location', 'You must walk to and from this Location.', 'You must reach this card by walking. You must leave here by walking.'],
  ['Location', 'If you leave this Location, you must walk.', 'You must leave here by walking.'],
  [
    'Location',
    'You may use this Gate to play any Dreamlands Location.',
    'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
  ],
  [
    'Location',
    'You may use this Gate to play a Location in the Dreamlands.',
    'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
  ],
  [
    'Location',
    'You may use this Gate to travel to any Location in any Region.',
    'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location in any Region.',
  ],
  [
    'Location',
    'Use this Gate to immediately play a new Location in any Region.',
    'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location in any Region.',
  ],
  [
    'Event/Travel by Land of Your Investigator',
    'Immediately play a new Location in any Region of the Dreamlands, right-side up on top of your Story Deck.',
    'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
  ],
  [
    'Event/Travel by Land of Your Investigator',
    'Play a new Dreamlands Location right-side up on top of your Story Deck.',
    'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
  ],
  [
    'Event/Travel by Sea of Your Investigator',
    'On a later Turn, play a new Location in any Region bearing the Water attribute, right-side up on top of your Story Deck.',
    'When played: travel right-side-up to a new Water Location in any Region on a later Turn.',
  ],
  [
    'Event/Travel by Sea of Your Investigator',
    'On a following Turn, play a new Location in any Dreamlands Region, right-side up on top of your Story Deck.',
    'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension on a later Turn.',
  ],
  [
    'Location',
    'You may play Dreamlands Allies while this is your Current Location.',
    'While you are here, you may play Ally of the Dreamlands regardless of Dimension.',
  ],
  [
    'Location',
    'While this is your Current Location, you may play Allies from the Dreamlands.',
    'While you are here, you may play Ally of the Dreamlands regardless of Dimension.',
  ],
  [
    'Ally',
    'This Ally may be played in the Waking World.',
    'While you are in the Waking World, this card may be played regardless of Dimension.',
  ],
  ['Ally', 'You may play this card in any Dimension.', 'This card may be played regardless of Dimension.'],
  ['Ally', 'You may play this Ally in any Region.', 'This card may be played regardless of Region.'],
  ['Ally', 'This card may be played regardless of Region.', 'This card may be played regardless of Region.'],
  [
    'Ally',
    'May be played at any City Location.',
    'While you are at City Location, this card may be played regardless of place and Region.',
  ],
  ['Artifact', 'May be played in any Dimension.', 'This card may be played regardless of Dimension.'],
  ['Artifact', 'This Artifact may be played at any Location.', 'This card may be played regardless of attribute.'],
  ['Ally', 'Can only be played in the Dreamlands.', 'This card may only be played if you are in the Dreamlands.'],
  [
    'Event of Your Investigator',
    'Play this card only if your Current Location is in Arkham.',
    'This card may only be played if you are at Arkham Location.',
  ],
  [
    'Monster/Lesser Servitor',
    'You may use a Cemetery Gate to play this card as an Ally.',
    'This card may be played as an Ally at Cemetery Gate Location for the use of its Gate.',
  ],
  [
    'Monster/Lesser Servitor',
    'May be played as an Ally at any Cemetery Location (uses Gate).',
    'This card may be played as an Ally at Cemetery Location for the use of its Gate.',
  ],
  [
    'Monster/Lesser Servitor',
    'You may play Ghouls as Allies at any Cemetery Location (uses Gate).',
    'You may play Ghoul as an Ally at Cemetery Location for the use of its Gate.',
  ],
  ['Ally', 'While this card is in play, you may play Ghouls as Allies.', 'You may play Ghoul as an Ally.'],
  ['Ally', 'You may use a Gate to play any Ghoul as an Ally.', 'You may play Ghoul as an Ally at Gate Location for the use of its Gate.'],
  [
    'Monster/Greater Servitor',
    'If Summoned, you may immediately travel to any Location in the same Region.',
    'While this card is summoned, you may travel to a new Location in the same Region, right-side-up.',
  ],
  [
    'Monster/Greater Servitor',
    'If Controlled, use this card as a Travel Card (Air) to any Location.',
    'While this card is controlled, you may travel to a new Location in any Region as by a Travel by Air Event, right-side-up.',
  ],
  ['Artifact', 'Allows your Investigator to survive in Space.', 'You can survive Space.'],
  ['Artifact', 'You are protected from Radiation.', 'You can survive Radiation.'],
  [
    'Location',
    'If you cannot survive in Space, lose 5 Sanity points at the beginning of each Turn.',
    'At the start of each Turn, if not (you can survive Space): lose 5 Sanity.',
  ],
  [
    'Artifact',
    'As your Turn, you may bury this card instead of paying the Sanity cost of a Spell.',
    'If you would pay for Spell, you may instead: bury this card.',
  ],
  [
    'Artifact',
    'You may bury this card instead of paying the Sanity cost of any one Spell.',
    'If you would pay for Spell, you may instead: bury this card.',
  ],
  ['Ally', 'As your Turn, you may lose 1 Sanity point to draw one card.', 'As your Turn, pay 1 Sanity: draw 1 card.'],
  ['Ally', 'Once each Round, as your Turn, you may discard one card and draw another.', 'As your Turn: exchange 1 card, once a round.'],
  ['Location', 'While here, draw one additional card at the beginning of each Round.', 'While you are here, you draw 1 more cards.'],
  ['Location', 'Discard your Hand.', 'When you arrive here: discard each card in your Hand.'],
  ['Location', 'You must skip your next Turn.', 'When you arrive here: lose your next Turn.'],
  ['Location', 'Your next Turn is lost.', 'When you arrive here: lose your next Turn.'],
  ['Location', 'While you are here, Spells cost no Sanity.', 'While you are here, the casting cost of each Spell is 0.'],
  ['Location', 'While here, no Gates may be used.', 'While you are here, you may not use Gates.'],
  [
    'Location',
    "Reveal the top card of your opponent's Mythos Deck. If it is an Ally, put it into play. Otherwise discard it.",
    "When you arrive here: reveal the top card of your opponent's Mythos Deck, then if the revealed card is Ally: (put the revealed card into play) otherwise (discard the revealed card).",
  ],
  [
    'Location',
    'Reveal the top card of your Mythos Deck. If it is an Artifact or Tome, put it into your Hand. Discard any other card drawn.',
    'When you arrive here: reveal the top card of your Mythos Deck, then if the revealed card is Artifact or Tome: (return the revealed card to the Hand) otherwise (discard the revealed card).',
  ],
  ['Location', 'Each time you arrive here, lose 1 Sanity.', 'When you arrive here: lose 1 Sanity.'],
  ['Ally', "Add 2 points to this card's value while you are in the Dreamlands.", 'While you are in the Dreamlands, this card gains 2.'],
  [
    'Ally',
    'Add 1 point to the value of this card if your Current Location is in Arkham.',
    'While you are at Arkham Location, this card gains 1.',
  ],
  [
    'Ally',
    'Add 1 point to the value of this card for each other Cultist you have in play.',
    'This card gains 1 for each other Cultist card.',
  ],
  [
    'Ally',
    "This card's value is 5 while you have Howard Lovecraft in play.",
    'While you have Howard Lovecraft in play, the value of this card is 5.',
  ],
  ['Ally', 'If this card is chosen as a Defending Ally, add 2 to its value.', 'While this card is a Defending Ally, this card gains 2.'],
  ['Ally', 'This Ally is immune to Epidemics.', 'This card is not affected by Epidemic Event.'],
  ['Ally', 'Immune to Spells.', 'This card is not affected by Spell.'],
  ['Ally', 'Cannot be affected by Spells.', 'This card is not affected by Spell.'],
  [
    'Ally',
    'If this Ally would be Buried, return it to your Hand instead.',
    'If this card would be buried, instead: return this card to the Hand.',
  ],
  ['Ally', 'When this card is Buried or Discarded, lose 1 Sanity.', 'When this card is lost: lose 1 Sanity.'],
  ['Ally', 'Bury this card if Howard Lovecraft leaves play.', 'When one Howard Lovecraft is lost: bury this card.'],
  ['Ally', 'You may have any number of this Ally in play.', 'You may have any number of this card in play.'],
  ['Ally', 'You may have more than one copy of this Ally in play.', 'You may have any number of this card in play.'],
  ['Ally', 'Cannot use Weapons.', 'This card may not bear Weapon.'],
  ['Ally', 'Speaks Latin and Greek.', 'You speak Latin and Greek.'],
  ['Ally', 'Your Investigator knows Latin while this card is in play.', 'You speak Latin.'],
  ['Ally', 'Must be chosen as a Defending Ally.', 'You must defend with this card.'],
  ['Ally', 'Counts as a Cultist.', 'This card gains the Cultist attribute.'],
  [
    'Event of All Investigators',
    'There is no Combat this Round. Bury this card at the end of the Round.',
    'When played: each player skips Combat. At the end of the Round: bury this card.',
  ],
  ['Event of All Investigators', 'Skip the Combat step this Round.', 'When played: each player skips Combat.'],
  ["Event of Opponent's Investigator", 'Your opponent must skip his next Turn.', 'When played: your opponent loses the next Turn.'],
  [
    "Event of Opponent's Hand",
    'Your opponent must discard two cards of your choice.',
    "When played: discard two cards in your opponent's Hand.",
  ],
  [
    "Event of Opponent's Hand",
    'Opponent must discard half of his or her Hand (round up).',
    "When played: discard half (rounded up) of the card in your opponent's Hand of your opponent's choice.",
  ],
  [
    "Event of Opponent's Ally",
    "Choose one of your opponent's Allies. That Ally is flipped face-down.",
    'When played, choose one Ally of your opponent: flip the target face-down.',
  ],
  [
    "Event of Opponent's Artifact",
    'Bury any one Artifact or Tome of your opponent. Then, Bury this card.',
    'When played: bury one Artifact or Tome of your opponent.',
  ],
  [
    'Event of Your Investigator',
    'Gain 1 Sanity point for each Steadfast Ally you have in play. Then, bury this card.',
    'When played: gain 1 for each Steadfast Ally Sanity.',
  ],
  [
    'Event of Your Investigator',
    'Discard up to three cards and draw an equal number of cards from your Mythos Deck.',
    'When played: exchange up to 3 cards.',
  ],
  [
    'Event of Your Investigator',
    'You may immediately play an Artifact regardless of Region.',
    'When played, you may: play one Artifact regardless of Region.',
  ],
  [
    'Event of Your Investigator',
    'Choose one Ally in your Story Deck and return it to play. Then, Bury this card.',
    'When played: put one Ally in your Story Deck into play.',
  ],
  [
    'Event of Your Investigator',
    'Bury one Phobia affecting your Investigator or gain 2 Sanity points.',
    'When played: you choose: (bury one Phobia Event that affects you) or (gain 2 Sanity).',
  ],
  [
    'Event of Your Investigator',
    'Either draw two cards or gain 2 Sanity. Then, Bury this card.',
    'When played: you choose: (draw 2 cards) or (gain 2 Sanity).',
  ],
  [
    'Event of Your Investigator',
    'Keep your Great Old One in play for one more Round.',
    'When played: keep your Great Old One 1 more Round.',
  ],
  [
    "Event/Phobia of Opponent's Investigator",
    'Lose 1 Sanity point at the beginning of each Turn if you have more than six cards in your Hand.',
    'At the start of each Turn, if the affected player has 7 or more cards in Hand: the affected player loses 1 Sanity.',
  ],
  ["Event/Phobia of Opponent's Investigator", 'Subtract 1 from your Maximum.', "The affected player's Maximum loses 1."],
  ["Event/Phobia of Opponent's Investigator", 'You may not bury any Phobias.', 'The affected player may not bury Phobias.'],
  [
    'Spell/Folk of One Monster',
    "Return one Monster in any Threat to its owner's Hand.",
    'When cast: return one Monster in any Threat to the Hand.',
  ],
  [
    'Spell/Folk of Your Investigator',
    'Immediately travel to any Location in any Region.',
    'When cast: travel right-side-up to a new Location in any Region.',
  ],
  ['Monster/Lesser Servitor', 'May join any other Monster.', 'Joins Monster.'],
  ['Monster/Lesser Servitor', "Bypasses Combat with opponent's Threat.", 'This card bypasses the opposing Threat.'],
  [
    'Monster/Lesser Servitor',
    'If this card survives the Cosmic Battle, your opponent loses 1 Sanity point.',
    'When this card survives the Cosmic Battle: your opponent loses 1 Sanity.',
  ],
  ['Monster/Lesser Servitor', 'Cannot be affected by Weapons.', 'This card is not affected by Weapon.'],
  [
    'Monster/Great Old One',
    'All Gates may be used more than once while this card is in play. No Investigator may gain Sanity.',
    'The Gate of each Gate Location of each player may be used again by any player. No player may gain Sanity.',
  ],
  [
    'Monster/Great Old One',
    'Each player loses 2 Sanity points each time he or she passes. No Investigator may gain Sanity.',
    'When each player passes: that player loses 2 Sanity. No player may gain Sanity.',
  ],
  ['Artifact', 'Increase your Minimum and Maximum by one.', 'Your Minimum gains 1. Your Maximum gains 1.'],
  ['Artifact', 'You may see Invisible Monsters.', 'Each Ally sees Invisible cards.'],
  ['Artifact', 'Flip this card face-down to cancel one Event just played.', 'After each player played Event, flip this card: cancel that.'],
  ['Tome', 'All Spells in this Tome cost 1 less Sanity point to cast.', 'The casting cost of each Spell held by this card loses 1.'],
  ['Tome', 'This Tome can hold one additional Spell.', 'The Spell capacity of this card gains 1.'],
  ['Tome', 'Spells in this Tome cost no Sanity to cast.', 'The casting cost of each Spell held by this card is 0.'],
  ['Investigator', 'At the beginning of each Round, draw one extra card.', 'You draw 1 more cards.'],
  [
    'Event of Your Investigator',
    'Play a new Forest Location in any Region of the Dreamlands right-side up.',
    'When played: travel right-side-up to a new Forest Location of the Dreamlands in any Region of any Dimension.',
  ],
  [
    'Event of Opponent',
    "Bury all of your opponent's Allies with a value of 2 or less.",
    'When played: bury each Ally of value 2 or less of your opponent.',
  ],
  ['Event of Opponent', 'Your opponent buries all Corrupt Allies.', 'When played: bury each Corrupt Ally of your opponent.'],
  ['Event of Opponent', 'Your opponent must bury two Allies at random.', 'When played: bury two random Allies of your opponent.'],
  [
    'Event of Opponent',
    "Discard the top two cards of your opponent's Mythos Deck.",
    "When played: discard the top 2 cards of your opponent's Mythos Deck.",
  ],
  [
    'Event of Opponent',
    'Your opponent may not play Allies until the end of the Round.',
    'When played: (your opponent may not play Ally) until the end of the Round.',
  ],
  [
    'Event of Opponent',
    'Until the end of the Round, your opponent may not cast Spells.',
    'When played: (your opponent may not cast Spells) until the end of the Round.',
  ],
  [
    'Event of Opponent',
    'For the rest of the game, your Maximum is increased by 1.',
    'When played: your Maximum gains 1 for the rest of the game.',
  ],
  [
    'Event of Opponent',
    'Your opponent cannot use Gates this Round.',
    'When played: (your opponent may not use Gates) until the end of the Round.',
  ],
  [
    'Event of Opponent',
    "Your opponent's Maximum is reduced by 2 until the end of the Round.",
    "When played: your opponent's Maximum loses 2 until the end of the Round.",
  ],
  [
    'Event of Your Investigator',
    'All your Allies add 2 points to their value this Round.',
    'When played: each Ally gains 2 until the end of the Round.',
  ],
  ['Event of Your Investigator', 'Discard this card to draw two cards.', 'When played, discard this card: draw 2 cards.'],
  ['Event of Your Investigator', 'Shuffle your discard pile into your Mythos Deck.', 'When played: shuffle your Mythos Deck and discards.'],
  [
    'Event of Your Investigator',
    'Return one Spell from your discard pile to your Hand.',
    'When played: return one Spell in your discard pile to the Hand.',
  ],
  ['Event of Opponent', "Flip all of your opponent's Artifacts face-down.", 'When played: flip each Artifact of your opponent face-down.'],
  [
    'Event of Opponent',
    "Opponent's Allies lose 1 point each until the end of Combat.",
    'When played: each Ally of your opponent loses 1 until the end of Combat.',
  ],
  ['Spell/Folk of Opponent', 'Target opponent discards one card at random.', "When cast: discard one random card in your opponent's Hand."],
  ["Spell/Folk of Opponent's Ally", 'Bury target Ally.', 'When cast, choose one Ally of your opponent: bury the target.'],
  [
    'Spell/Folk of Ally',
    'Target Ally is Invisible until the end of Combat.',
    'When cast, choose one Ally of any player: the target is Invisible until the end of Combat.',
  ],
  ['Spell/Folk of Ally', 'Flip target Ally face-up.', 'When cast, choose one Ally of any player: flip the target face-up.'],
  [
    'Spell/Folk of Your Ally',
    'One Ally gains 2 points for each Tome you have in play until the end of Combat.',
    'When cast: one Ally gains 2 for each Tome until the end of Combat.',
  ],
  ['Spell/Folk of Threat', 'Your Threat gains 3 points.', 'When cast: your Threat gains 3 until the end of Combat.'],
  [
    "Spell/Folk of Opponent's Threat",
    'Each Monster in the opposing Threat loses 1 point.',
    "When cast: each Monster in your opponent's Directed Threat loses 1 until the end of Combat.",
  ],
  ['Spell/Folk', 'Cancel one Spell that was just cast.', 'After each player cast Spell: cancel that.'],
  ['Artifact', 'Whenever you cast a Spell, gain 1 Sanity.', 'When you casts a Spell: gain 1 Sanity.'],
  ['Artifact', 'When your opponent casts a Spell, you may draw a card.', 'When your opponent casts a Spell, you may: draw 1 card.'],
  ['Artifact', 'Your Cultists add 1 point to their value.', 'Each Cultist card gains 1.'],
  [
    'Artifact',
    "As your Turn, you may flip this card and discard two cards: bury one Monster in your opponent's Directed Threat.",
    "As your Turn, flip this card and discard two cards in your Hand: bury one Monster in your opponent's Directed Threat.",
  ],
  ['Artifact', 'Once per game, as your Turn, gain 3 Sanity.', 'As your Turn: gain 3 Sanity, once a game.'],
  ['Ally', 'Gain 1 Sanity at the beginning of each Round.', 'At the start of each Round: gain 1 Sanity.'],
  ['Ally', 'Lose 1 Sanity at the end of each Round.', 'At the end of the Round: lose 1 Sanity.'],
  [
    'Ally',
    'At the end of each Round, you may return this card to your Hand.',
    'At the end of the Round, you may: return this card to the Hand.',
  ],
  [
    'Ally',
    'While Howard Lovecraft and Dr. Allen are in play, add 2 to this card.',
    'While you have Howard Lovecraft in play and you have Dr. Allen in play, this card gains 2.',
  ],
  [
    'Ally',
    'While you have Howard Lovecraft or Dr. Allen in play, this card adds 1.',
    'While you have Dr. Allen or Howard Lovecraft in play, this card gains 1.',
  ],
  ['Ally', 'When this card is played, draw one card for each Student you have in play.', 'When played: draw 1 card for each Student card.'],
  [
    'Ally',
    'When played, return one Spell from your Story Deck to your Hand.',
    'When played: return one Spell in your Story Deck to the Hand.',
  ],
  ['Ally', 'If this card leaves play, each player draws a card.', 'When this card is lost: each player draws 1 card.'],
  ['Location', 'While you are here, you may not bury Phobias.', 'While you are here, you may not bury Phobias.'],
  [
    'Location',
    'When you arrive here, each player discards one card.',
    "When you arrive here: discard one card in each player's Hand of each player's choice.",
  ],
  ['Location', 'As your Turn, you may use this Gate to draw two cards.', 'As your Turn, if you are here, use the Gate: draw 2 cards.'],
  ['Location', 'No Gate may be used here.', 'While you are here, you may not use Gates.'],
  ['Location', 'You may remain here for one Turn and draw three cards.', 'As your Turn, having stayed here: draw 3 cards, once a visit.'],
  [
    'Location',
    'You may remain here for one Turn and Bury all Phobias affecting you.',
    'As your Turn, having stayed here: bury each Phobia Event that affects you.',
  ],
  ['Location', 'Stay here for one Turn and gain 2 Sanity.', 'As your Turn, having stayed here: gain 2 Sanity, once a visit.'],
  [
    'Location',
    'As your Turn, discard two cards to bury one Phobia.',
    'As your Turn, discard two cards in your Hand: bury one Phobia Event that affects you.',
  ],
  [
    'Monster/Lesser Servitor',
    'When revealed, your opponent must discard one Defending Ally or lose 2 Sanity.',
    "When revealed: your opponent chooses: (discard one Defending Ally of your opponent of your opponent's choice) or (your opponent loses 2 Sanity).",
  ],
  ['Monster/Lesser Servitor', 'Not affected by Spells or Weapons.', 'This card is not affected by Spell or Weapon.'],
  ['Monster/Lesser Servitor', 'Joins Ghouls. Does not join Deep Ones.', 'Joins Ghoul. This card may not join Deep One.'],
  [
    'Monster/Lesser Servitor',
    'When this card is lost, your opponent gains 1 Sanity.',
    'When this card is lost: your opponent gains 1 Sanity.',
  ],
  ['Monster/Lesser Servitor', 'Each Deep One in your Threat adds 1.', 'Each Deep One in your Threat gains 1.'],
  [
    'Monster/Lesser Servitor',
    'All other Ghouls in the same Threat add 1 point to their value.',
    'Each other Ghoul in your Threat gains 1.',
  ],
  ['Event/Star', 'Monsters cost 1 less Sanity while this card is in play.', 'The Sanity cost of each Monster of each player loses 1.'],
  ['Event/Star', 'All Spells cost 1 more Sanity point to cast.', 'The casting cost of each Spell of each player gains 1.'],
  ['Ally', 'When your opponent plays a Night Event, gain 1 Sanity.', 'When your opponent plays Night Event: gain 1 Sanity.'],
  ['Ally', 'Whenever any Ally is buried, gain 1 Sanity.', 'When one Ally of any player is buried: gain 1 Sanity.'],
  ['Ally', 'Whenever one of your Allies is buried, draw one card.', 'When one Ally is buried: draw 1 card.'],
  ['Ally', 'At the beginning of the Round, draw two cards.', 'At the start of each Round: draw 2 cards.'],
  ['Ally', 'During Combat, add 1 point to the value of this card.', 'While this card is in Combat, this card gains 1.'],
  ['Ally', 'As your Turn, move this card to your Threat.', 'As your Turn: put this card into your Threat.'],
  ['Ally', 'Can be played as a Monster.', 'This card may be played as a Monster.'],
  [
    'Ally',
    'Add 1 to your Maximum. Not cumulative with other Allies that raise your Maximum.',
    'Your Maximum gains 1, not cumulative with other cards of its Type that raise your Maximum.',
  ],
  ['Ally', 'While this card is in play, your Minimum is 0.', 'Your Minimum is 0.'],
  ['Ally', "Your Investigator's Education is increased by 2.", 'Your Education gains 2.'],
  ['Ally', 'Increases your Education by one.', 'Your Education gains 1.'],
  ['Ally', 'Increase your maximum Sanity by 5.', 'Your maximum Sanity gains 5.'],
  ['Ally', 'The maximum number of cards you may keep in your Hand is increased by 2.', 'Your Maximum gains 2.'],
  ['Ally', 'You may keep one additional card in your Hand.', 'Your Maximum gains 1.'],
  ['Ally', 'Can hold one Yellow Sign Spell.', 'This card holds one Yellow Sign Spell.'],
  ['Ally', 'Can know any one Folk Spell.', 'This card holds one Folk Spell.'],
  ['Ally', 'Protection from Spells.', 'You are not affected by Spell.'],
  ['Ally', 'Protection from Epidemics and Phobias.', 'You are not affected by Epidemic or Phobia Event.'],
  ['Ally', 'Your Investigator is not affected by Phobias.', 'You are not affected by Phobia Event.'],
  ['Ally', 'You are not affected by Storm Events.', 'You are not affected by Storm Event.'],
  ['Ally', 'Storms do not affect you.', 'You are not affected by Storm Event.'],
  ['Location', 'Can only be reached by Travel by Sea.', 'You must reach this card by Travel by Sea Event.'],
  [
    'Location',
    'You may travel from here to any Island Location regardless of Region.',
    'While you are here, you may travel to a new Island Location in any Region, right-side-up.',
  ],
  [
    'Location',
    'You may walk from this Location to any Location in the Dreamlands.',
    'While you are here, you may walk to Location of the Dreamlands.',
  ],
  ['Location', 'You may walk from here to any Dreamlands Location.', 'While you are here, you may walk to Location of the Dreamlands.'],
  [
    'Location',
    'Use this Gate to play Dreamlands Allies.',
    'As your Turn, if you are here, use the Gate: play one Ally of the Dreamlands regardless of Dimension.',
  ],
  ['Location', 'You may play Allies of any Dimension here.', 'While you are here, you may play Ally regardless of Dimension.'],
  [
    'Location',
    'You may play Allies from any Dimension at this Location.',
    'While you are here, you may play Ally regardless of Dimension.',
  ],
  [
    'Location',
    'While this is your Current Location, you may play Allies from any Region.',
    'While you are here, you may play Ally regardless of Region.',
  ],
  [
    'Location',
    'While here, you may play any Artifact regardless of Location attributes.',
    'While you are here, you may play Artifact regardless of attribute.',
  ],
  [
    'Location',
    'You may only play this card if you have Randolph Carter in play.',
    'This card may only be played if you have Randolph Carter in play.',
  ],
  [
    'Location',
    'Lose 3 Sanity points unless you have an Artifact in play.',
    'When you arrive here, if not (you have Artifact in play): lose 3 Sanity.',
  ],
  ['Location', 'Lose 3 Sanity points unless it is Day.', 'When you arrive here, if not (it is Day): lose 3 Sanity.'],
  [
    'Location',
    'You gain 3 Sanity if you have Howard Lovecraft in play.',
    'When you arrive here, if you have Howard Lovecraft in play: gain 3 Sanity.',
  ],
  ['Location', 'If you have a Tome in play, draw two cards.', 'When you arrive here, if you have Tome in play: draw 2 cards.'],
  ['Location', 'Bury all Phobias.', 'When you arrive here: bury each Phobia Event that affects you.'],
  ['Location', 'Upon arrival, bury one Phobia affecting you.', 'When you arrive here: bury one Phobia Event that affects you.'],
  ['Location', 'When you play this card, discard two cards.', 'When played: discard two cards in your Hand.'],
  [
    'Location',
    'All Monsters in your Threat are Invisible while this is your Current Location.',
    'While you are here, each Monster in your Threat is Invisible.',
  ],
  ['Location', 'Directed Threats against you lose 2 points.', 'Each Threat directed against you loses 2.'],
  ['Location', 'Reduce each Directed Threat attacking you by 2 points.', 'Each Threat directed against you loses 2.'],
  ['Location', 'While this is your Current Location, it is Night.', 'While you are here, it is Night.'],
  [
    'Event/Travel by Air of Your Investigator',
    'On a following Turn, play a new Location in any Region, right-side-up on top of your Story Deck.',
    'When played: travel right-side-up to a new Location in any Region on a later Turn.',
  ],
  [
    'Event/Travel by Air of Your Investigator',
    'Immediately play a new Location in a different Region, right-side up.',
    'When played: travel right-side-up to a new Location in a different Region.',
  ],
  [
    'Event/Travel by Land of Your Investigator',
    'Lose 2 Sanity points and immediately play a new Location in any Region.',
    'When played: lose 2 Sanity, then travel right-side-up to a new Location in any Region.',
  ],
  [
    'Event of Your Investigator',
    'Bring any one Location in your Story Deck to the top of your Story Deck.',
    'When played: bring one Location in your Story Deck to the top of its Story Deck.',
  ],
  [
    'Event of Your Investigator',
    'Move any Location from your Story Deck to the top.',
    'When played: bring one Location in your Story Deck to the top of its Story Deck.',
  ],
  [
    'Monster/Greater Servitor',
    'You may use this card as a Travel Card to any Location in the Dreamlands.',
    'You may travel to a new Location of the Dreamlands in any Region of any Dimension, right-side-up.',
  ],
  ['Monster/Greater Servitor', 'Cannot bypass Monsters.', 'This card may not bypass Monster.'],
  ['Monster/Greater Servitor', 'May bypass all Allies.', 'This card bypasses Ally.'],
  ['Monster/Greater Servitor', 'Bypasses Defending Allies.', 'This card bypasses Defending Ally.'],
  ['Monster/Greater Servitor', 'Bypasses all Monsters except Ghouls.', 'This card bypasses Monster except Ghoul.'],
  [
    'Monster/Greater Servitor',
    'Subtract 2 points from the value of this card unless it is Night.',
    'While not (it is Night), this card loses 2.',
  ],
  ['Monster/Greater Servitor', 'Add 2 points to the value of this card if Summoned.', 'While this card is summoned, this card gains 2.'],
  [
    'Monster/Great Old One',
    'Each Investigator loses 1 Sanity point at the beginning of each Turn. No Investigator may gain Sanity.',
    'At the start of each Turn: each player loses 1 Sanity. No player may gain Sanity.',
  ],
  [
    'Monster/Great Old One',
    'No Locations may be played. No Investigator may gain Sanity.',
    'No player may play Location. No player may gain Sanity.',
  ],
  ['Monster/Great Old One', 'All Locations lose the Gate attribute.', 'Each Location of each player loses the Gate attribute.'],
  ['Monster/Great Old One', 'All Monsters add 1 point to their value.', 'Each Monster of each player gains 1.'],
  ['Monster/Great Old One', 'All Deep Ones are Invisible.', 'Each Deep One of each player is Invisible.'],
  ['Monster/Great Old One', 'Investigators draw two fewer cards at the beginning of each Round.', 'Each player draws 2 fewer cards.'],
  [
    'Event of All Investigators',
    'Each player must Bury one of his or her Allies.',
    "When played: bury one Ally of each player of each player's choice.",
  ],
  ['Event of All Investigators', 'All players Bury one Ally.', "When played: bury one Ally of each player of each player's choice."],
  ['Event of All Investigators', 'Bury all Artifacts in play.', 'When played: bury each Artifact of each player.'],
  ['Event of All Investigators', 'Bury all Day Events in play.', 'When played: bury each Day Event of each player.'],
  [
    'Event of Opponent',
    'Your opponent must bury one Ally of his or her choice.',
    "When played: bury one Ally of your opponent of your opponent's choice.",
  ],
  [
    "Event of Opponent's Hand",
    "Look at your opponent's Hand and discard one card.",
    "When played: look at each card in your opponent's Hand, then discard one card in your opponent's Hand.",
  ],
  ['Ally', 'Allies add 1 point to their value.', 'Each Ally gains 1.'],
  ['Ally', 'Ghouls add 1 point to their value.', 'Each Ghoul gains 1.'],
  [
    'Ally',
    'At the start of each Round, your opponent must discard one card or lose 2 Sanity.',
    "At the start of each Round: your opponent chooses: (discard one card in your opponent's Hand of your opponent's choice) or (your opponent loses 2 Sanity).",
  ],
  ['Event of Your Investigator', 'Draw two additional cards.', 'When played: draw 2 cards.'],
  ['Location', 'Draw one extra card.', 'When you arrive here: draw 1 card.'],
  ['Event of Opponent', 'Your opponents lose 2 Sanity.', 'When played: each opponent loses 2 Sanity.'],
  ['Event of All', 'All Artifacts in play are buried.', 'When played: bury each Artifact of any player.'],
  ['Ally', "Your opponent's Allies lose 1 at Night.", 'While it is Night, each Ally of your opponent loses 1.'],
  [
    'Location',
    'As your Turn, you may discard one card. If you do, gain 1 Sanity.',
    'As your Turn, discard one card in your Hand: gain 1 Sanity.',
  ],
  [
    'Location',
    'Reveal the top card of your Mythos Deck. If it is an Artifact or Tome, put it into your Hand. Otherwise, discard it.',
    'When you arrive here: reveal the top card of your Mythos Deck, then if the revealed card is Artifact or Tome: (return the revealed card to the Hand) otherwise (discard the revealed card).',
  ],
  [
    'Event of Opponent',
    'Opponent discards half of his or her Hand (round up).',
    "When played: discard half (rounded up) of the card in your opponent's Hand of your opponent's choice.",
  ],
  [
    'Ally',
    'Add 2 to the value of this card unless your opponent is in a City Location.',
    'While not (your opponent is at City Location), this card gains 2.',
  ],
  [
    'Event of Opponent',
    'Bury one Ally of your opponent with a value of 3 or less.',
    'When played: bury one Ally of value 3 or less of your opponent.',
  ],
  [
    'Event of Opponent',
    'Bury one Ally of your opponent worth 3 points or less.',
    'When played: bury one Ally of value 3 or less of your opponent.',
  ],
  [
    'Event of Opponent',
    'Bury one non-Steadfast Ally of your opponent.',
    'When played: bury one Ally except Steadfast card of your opponent.',
  ],
  ['Location', 'All Allies in play add 1.', 'Each Ally of each player gains 1.'],
  ['Ally', 'Add 1 for each Ghoul in play to the value of this card.', 'This card gains 1 for each Ghoul of each player.'],
  [
    'Ally',
    'You may play Lovecraft Country Locations regardless of attribute.',
    'You may play Lovecraft Country Location regardless of attribute.',
  ],
  [
    'Event',
    'Your opponent loses 2 Sanity and discards one card.',
    "When played: your opponent loses 2 Sanity, then discard one card in your opponent's Hand of your opponent's choice.",
  ],
  [
    'Event',
    'Your opponent must lose 1 Sanity and discard one card.',
    "When played: your opponent loses 1 Sanity, then discard one card in your opponent's Hand of your opponent's choice.",
  ],
  ['Event', 'Your opponent loses 1 Sanity, then draw one card.', 'When played: your opponent loses 1 Sanity, then draw 1 card.'],
  [
    'Event',
    'Your opponent discards two cards and you draw two cards.',
    "When played: discard two cards in your opponent's Hand of your opponent's choice, then draw 2 cards.",
  ],
  [
    'Event',
    'All players lose 1 Sanity and discard one card.',
    "When played: each player loses 1 Sanity, then discard one card in each player's Hand of each player's choice.",
  ],
  [
    'Event',
    'Your opponent must choose one of his Allies and bury it.',
    "When played: bury one Ally of your opponent of your opponent's choice.",
  ],
  ['Ally', "This Ally's value is doubled at Night.", 'While it is Night, double this card.'],
  [
    'Event',
    'Each Investigator not in a City Location loses 2 Sanity.',
    'When played: for each player: (if not (that player is at City Location): (that player loses 2 Sanity)).',
  ],
  [
    'Event',
    'Your opponent loses 3 Sanity, or 5 at Night.',
    'When played: if it is Night: (your opponent loses 5 Sanity) otherwise (your opponent loses 3 Sanity).',
  ],
  [
    'Event',
    'All players lose 1 Sanity point for each Phobia affecting them.',
    'When played: for each player: (that player loses 1 for each Phobia Event that affects that player Sanity).',
  ],
  [
    'Event/Phobia',
    'Lose 1 Sanity when played, and at the start of each Turn, while at a Water Location.',
    'When played, if the affected player is at Water Location: the affected player loses 1 Sanity. At the start of each Turn, if the affected player is at Water Location: the affected player loses 1 Sanity.',
  ],
  [
    'Event/Phobia',
    'If affected Investigator has an Artifact in play, lose 1 Sanity point at the beginning of each Turn.',
    'At the start of each Turn, if the affected player has Artifact in play: the affected player loses 1 Sanity.',
  ],
  ['Location', 'All Locations with the Water symbol lose the Gate attribute.', 'Each Water Location loses the Gate attribute.'],
  [
    'Location',
    'Look at the top three cards of your Mythos Deck and put them back in any order.',
    'When you arrive here: arrange the top 3 cards of your Mythos Deck.',
  ],
  [
    'Location',
    "On arrival, look at the top card of your opponent's Mythos Deck. You may Bury it.",
    "When you arrive here: look at the top card of your opponent's Mythos Deck, then optionally bury the card looked at.",
  ],
  [
    'Event',
    'Search your Mythos Deck for one Tome and place it in your Hand. Reshuffle your Mythos Deck.',
    'When played: return one Tome in your whole Mythos Deck to the Hand, then shuffle your Mythos Deck.',
  ],
  ['Ally', 'Cannot be chosen as a Defending Ally.', 'This card cannot be defending.'],
  ['Ally', 'This Ally may not defend at Night.', 'While it is Night, this card cannot be defending.'],
  ['Monster/Greater Servitor', 'Cannot be Controlled.', 'This card cannot be controlled.'],
  ['Ally', 'Adds 2 points to her value at Night.', 'While it is Night, this card gains 2.'],
  [
    'Ally',
    "Add 2 to this card's value while defending against Ghouls.",
    'While this card is a Defending Ally and the opposing Threat contains Ghoul, this card gains 2.',
  ],
  [
    'Artifact/Weapon',
    'Ally adds 2 to his value, or 3 at Night.',
    'While not (it is Night), the bearer gains 2. This card is given to a Ally, whose fate it shares. While it is Night, the bearer gains 3.',
  ],
  ['Location', 'You may reuse this Gate by paying 2 Sanity points.', 'The Gate here may be used again for 2 Sanity.'],
  [
    'Location',
    'You may use this Gate to immediately Summon one Ghoul and attack your opponent.',
    'As your Turn, if you are here, use the Gate: summon one Ghoul.',
  ],
  [
    'Monster/Greater Servitor',
    'If this card survives Combat, it remains in your Threat for the next Round.',
    'If this card would be buried in Combat without full loss, instead: put this card into your Threat.',
  ],
  ['Monster/Greater Servitor', 'This Monster may be added to your Threat during Combat.', 'This card may join the Threat late.'],
  // Names that no library holds are taken as they stand.
  ['Monster/Lesser Independent', 'Joins other Zoogs.', 'Joins card called "Zoogs".'],
  ['Location', 'You may walk from here to any Ooth-Nargai Location.', 'While you are here, you may walk to Location called "Ooth-Nargai".'],
  ['Ally', 'Adds 1 to his value if your Investigator is in Ulthar.', 'While you are at Ulthar Location, this card gains 1.'],
  [
    'Location',
    'You may play Dreamlands Spells and Tomes here.',
    'While you are here, you may play Spell of the Dreamlands or Tome of the Dreamlands regardless of Dimension.',
  ],
  ['Location', 'Once per Round, you may draw a card.', 'As your Turn: draw 1 card, once a round.'],
  ['Ally', 'All Students add 1 while defending.', 'Each Defending Student card gains 1.'],
  [
    'Event/Phobia',
    'You must lose 1 Sanity or discard one card at the start of each Turn.',
    "At the start of each Turn: the affected player chooses: (the affected player loses 1 Sanity) or (discard one card in the affected player's Hand of the affected player's choice).",
  ],
  ['Event', 'Choose one opponent. That opponent loses 2 Sanity.', 'When played: your opponent loses 2 Sanity.'],
  // What stands at the end comes first, and what is done to a card is done.
  ['Location', 'Lose 2 Sanity if you have no Allies.', 'When you arrive here, unless you have an Ally in play: lose 2 Sanity.'],
  ['Artifact', 'Gain 1 Sanity each time you cast a Spell if it is Night.', 'When you cast a Spell, if it is Night: gain 1 Sanity.'],
  [
    'Ally',
    'Gain 2 Sanity if you are at a Cemetery when this Ally is buried.',
    'When this card is buried, if you are at a Cemetery Location: gain 2 Sanity.',
  ],
  ['Event', 'When this card is played, one Ally of your opponent must be buried.', 'When played: bury one Ally of your opponent.'],
  ['Tome', 'Lose 1 Sanity point at the end of each Round that this Tome is in play.', 'At the end of the Round: lose 1 Sanity.'],
  // What was answered is "that card" to what follows.
  [
    'Spell',
    'Cancel a Spell that was just cast by an opponent. That Spell is Buried.',
    'After your opponent cast a Spell: cancel that, then bury that card.',
  ],
  [
    'Monster',
    "Half strength if your opponent's current Location is Inside.",
    "While your opponent's Current Location is an Inside Location, halve this card.",
  ],
  ['Event', 'Each player draws two cards fewer than usual at the beginning of each Round.', 'Each player draws 2 fewer cards.'],
  [
    'Artifact',
    'As your Turn, you may search your Mythos Deck for one Tome, show it to your opponents, and place it in your Hand.',
    'As your Turn: return one Tome in your whole Mythos Deck to the Hand, then reveal the card so moved.',
  ],
  // A Great Old One concerns every player, but a Threat that is named is that one.
  ['Monster/Great Old One', 'All other Monsters in this Threat gain 2.', 'Each other Monster in your Threat gains 2.'],
]

describe('other words for the same', () => {
  it.each(texts)('%s: %s', (kind, text, said) => {
    const reading = readEffects(text, known, card(kind))
    if (!reading.ok) throw new Error(reading.message)
    const sentences = reading.value.map((rule) => sayRule(rule, known))
    // What stands beside it is plain wording: a sentence a rule, which means just this.
    const plain = said.split(/(?<=(?<!Dr)\.) (?=\p{Lu})/u).map((sentence) => readEffects(sentence, known))
    expect(plain.flatMap((each) => (each.ok ? [] : each.message))).toEqual([])
    expect(stable(plain.flatMap((each) => (each.ok ? each.value : [])))).toBe(stable(reading.value))
    const again = sentences.map((sentence) => {
      const back = readEffects(sentence, known)
      return back.ok ? back.value : back.message
    })
    expect(stable(again.flat())).toBe(stable(reading.value))
  })
})

describe('words that would be read wrongly', () => {
  it.each([
    // Whose opponent?
    ['Event/Phobia', 'Your opponent loses 1 Sanity point each time you Pass.'],
    // Which Ally, for good?
    ['Artifact', 'Add 2 points to the value of any one Ally.'],
    ['Ally', 'In Combat, you may discard this card to bury one Monster.'],
    ['Location', 'This Location may be played from any Region.'],
    // Which card?
    ['Event', 'Bury that card.'],
    // What no rule object can say is not said by half of it.
    ['Monster', 'Can only be affected by Enchanted Weapons.'],
    ['Event', 'That player loses 2 Sanity.'],
    ['Event', 'It attacks you. Allies may defend.'],
    ['Artifact', 'If you would lose Sanity, lose 1 point less.'],
    ['Artifact', 'You may cast each Spell twice.'],
    ['Event', "Choose one of your opponent's Allies. Draw two cards."],
    ['Event', "Choose one of your opponent's Allies."],
    ['Event', 'Draw two cards. If you do, lose 1 Sanity.'],
    ['Event/Storm', 'While at an Outside Location, Allies subtract 1 from their value.'],
    ['Artifact', 'Add 2 to this card while defending.'],
    ['Monster', 'Joins Gohuls.'],
    ['Ally', 'You may walk to Kingsport Head.'],
  ])('%s: %s', (kind, text) => {
    const reading = readEffects(text, known, card(kind))
    expect(reading, JSON.stringify(reading)).toMatchObject({ ok: false })
  })
})

it.each([
  ['No player may play Events other than Day or Night Events.', { type: 'Event', not: { type: 'Event', subtype: ['Day', 'Night'] } }],
  ['No player may play an Ally except a Student or a Professor.', { type: 'Ally', not: { anyAttr: ['Professor', 'Student'] } }],
])('what is left out of a kind is all that follows: %s', (text, play) => {
  const reading = readEffects(text, known, card('Monster/Great Old One'))
  expect(reading.ok && reading.value).toEqual([{ kind: 'forbid', who: 'each', what: { play } }])
})
