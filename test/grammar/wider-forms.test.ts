/** The same said of any cards, players and moments: what texts of other sets say, and what is understood, in words. */
import { describe, expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import { readEffects, type Self } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

const kinds: Readonly<Record<string, Pick<Self, 'type' | 'subtype'>>> = {
  location: { type: 'Location' },
  ally: { type: 'Ally' },
  artifact: { type: 'Artifact' },
  weapon: { type: 'Artifact', subtype: 'Weapon' },
  tome: { type: 'Tome' },
  spell: { type: 'Spell' },
  event: { type: 'Event' },
  phobia: { type: 'Event', subtype: 'Phobia' },
  monster: { type: 'Monster', subtype: 'Lesser Servitor' },
  god: { type: 'Monster', subtype: 'Great Old One' },
  investigator: { type: 'Investigator' },
}

function read(kind: string, text: string) {
  return readEffects(text, known, { title: 'Widow Pruett', target: null, ...kinds[kind]! })
}

/** What a text on a card of some kind is understood as. */
function understood(kind: string, text: string): string {
  const reading = read(kind, text)
  return reading.ok ? reading.value.map((rule) => sayRule(rule, known)).join(' ') : reading.message
}

const table: readonly (readonly [chapter: string, texts: readonly (readonly [kind: string, text: string, meaning: string])[]])[] = [
  [
    'in ordinary words',
    [
      [
        'ally',
        'Has both the Professor and Soldier attributes.',
        'This card gains the Professor attribute. This card gains the Soldier attribute.',
      ],
      ['location', 'Lose 1 Sanity if this card is played during the Day.', 'When you arrive here, if it is Day: lose 1 Sanity.'],
      [
        'location',
        'Lose 1 Sanity when you arrive, unless you have a Weapon in play.',
        'When you arrive here, unless you have a Weapon in play: lose 1 Sanity.',
      ],
      ['location', 'Cannot be entered by walking.', 'You must reach this card by Travel Event.'],
      ['location', 'This Location may only be left by walking.', 'You must leave here by walking.'],
      ['location', 'While you are here, any Epidemic is ignored.', 'While you are here, you are not affected by Epidemic Events.'],
      ['location', 'You may play Artifacts regardless of your Region.', 'You may play Artifacts regardless of Region.'],
      [
        'ally',
        'While you are in the same Subregion as an opponent, add 1 to this card.',
        'While you and your opponent are in the same subregion, this card gains 1.',
      ],
      ['ally', 'While it is Day, this card has no value.', 'While it is Day, the value of this card is 0.'],
      ['ally', 'Add 2 to this card at Night, or 1 by Day.', 'While it is Night, this card gains 2. While it is Day, this card gains 1.'],
      [
        'ally',
        'Add 3 points to this card if you are at a Forest Location, or 1 point if you are Outside.',
        'While you are at a Forest Location, this card gains 3. While you are at an Outside Location and not (you are at a Forest Location), this card gains 1.',
      ],
      ['ally', 'Discard this card at the end of any Round.', 'At the end of the Round: discard this card.'],
      ['artifact', 'The cost of playing Tomes is reduced by 1 Sanity point.', 'The Sanity cost of each Tome loses 1.'],
      ['artifact', 'You may walk to any Location in the same Region.', 'You may travel to a new Location in the same Region, walking.'],
      [
        'artifact',
        'Lose 2 Sanity at the start of each Round or discard this card.',
        'At the start of each Round: you choose: (lose 2 Sanity) or (discard this card).',
      ],
      ['artifact', 'You may use this card as your Turn to draw one card, once a Round.', 'As your Turn: draw 1 card, once a Round.'],
      ['tome', 'Any Spell cast from this Tome costs 1 less Sanity.', 'The casting cost of each Spell held by this card loses 1.'],
      ['spell', 'Go to any Location in a different Region.', 'When cast: travel right-side-up to a new Location in a different Region.'],
      [
        'spell',
        'Bury one Monster worth no more than 2 points in target Directed Threat.',
        "When cast: bury one Monster of value 2 or less in your opponent's Directed Threat.",
      ],
      [
        'event',
        'Bury one Ally with a value of at most 3 of your opponent.',
        'When played: bury one Ally of value 3 or less of your opponent.',
      ],
      [
        'event',
        'Your opponent must bury his or her lowest value Ally.',
        'When played: bury one Ally of your opponent with the lowest value.',
      ],
      ['event', 'All Gates are closed until the end of the Round.', 'When played: (no player may use Gates) until the end of the Round.'],
      ['event', 'While this card is in play, one additional Pass is needed to end the Round.', '1 more Passes are needed to end a Round.'],
      [
        'phobia',
        'Lose 1 Sanity at the beginning of each Turn that you are not Outside.',
        'At the start of each Turn, unless the affected player is at an Outside Location: the affected player loses 1 Sanity.',
      ],
      ['monster', 'Each time this Monster causes a Sanity loss, draw one card.', 'When this card causes a loss: draw 1 card.'],
      ['monster', 'Cannot be Controlled by any other player.', 'This card cannot be controlled.'],
      ['monster', 'Subtract 1 point when Controlled.', 'While this card is controlled, this card loses 1.'],
      [
        'monster',
        'While in your Threat, all other Ghouls in your Threat add 1.',
        'While this card is in a Threat, each other Ghoul in your Threat gains 1.',
      ],
      ['monster', 'Allies defending against this Monster lose 1 point each.', 'Each opposing Ally loses 1.'],
      ['monster', 'May join any Threat which contains a Deep One.', 'Joins Deep Ones.'],
      [
        'phobia',
        'Lose 2 Sanity points each time you complete an Adventure.',
        'When the affected player completes an Adventure: the affected player loses 2 Sanity.',
      ],
      ['phobia', 'Whenever you draw a card, lose 1 Sanity.', 'When the affected player draws a card: the affected player loses 1 Sanity.'],
      [
        'phobia',
        'Each time you gain Sanity, discard one card.',
        "When the affected player gains Sanity: discard one card in the affected player's Hand.",
      ],
      ['ally', 'When your opponent completes an Adventure, draw one card.', 'When your opponent completes an Adventure: draw 1 card.'],
      [
        'event',
        'Whenever any player completes an Adventure, that player loses 1 Sanity.',
        'When any player completes an Adventure: that player loses 1 Sanity.',
      ],
      [
        'location',
        'While you are here, you may pay 1 Sanity to draw one card.',
        'As your Turn, if you are here, pay 1 Sanity: draw 1 card.',
      ],
      [
        'location',
        'While this is your Current Location, you may use its Gate to summon a Ghoul, which attacks your opponent.',
        'As your Turn, if you are here, use the Gate: summon one Ghoul.',
      ],
      [
        'weapon',
        "Adds 1 to Ally's value. Flip this card to add 2 points to Ally's value for the remainder of Combat.",
        'The bearer gains 1. This card is given to an Ally, whose fate it shares. In Combat, flip this card: the bearer gains 2 until the end of Combat.',
      ],
      ['event', 'Bury the Ally with the lowest value in play.', 'When played: bury one Ally of any player with the lowest value.'],
      [
        'location',
        'All your Gangsters have their value raised by 2 points while you stay at this Location.',
        'While you are here, each card called "Gangsters" gains 2.',
      ],
      ['location', 'Your Ghouls each gain 1 while you remain here.', 'While you are here, each Ghoul gains 1.'],
      [
        'location',
        'As your Turn here, you may pay 1 Sanity to look at the hand of any opponent.',
        "As your Turn, if you are here, pay 1 Sanity: look at each card in your opponent's Hand.",
      ],
      ['location', 'Unless it is Night, you may not enter this Location.', 'This card may only be played if it is Night.'],
      [
        'location',
        'You may not enter this Location if you have a Soldier in play.',
        'This card may not be played if you have a Soldier card in play.',
      ],
      [
        'location',
        'Counts as both a Forest and a Cemetery.',
        'This card gains the Forest attribute. This card gains the Cemetery attribute.',
      ],
      [
        'location',
        'You may not walk to or from this Location.',
        'You must reach this card by Travel Event. You must leave here by Travel Event.',
      ],
      [
        'location',
        'While this is your Current Location, Monsters in Directed Threats against you are never Invisible.',
        "While you are here, each Monster in each opponent's Directed Threat is visible.",
      ],
      ['location', 'You need a Tome in play to play this card.', 'This card may only be played if you have a Tome in play.'],
      [
        'location',
        'While this card is the top card of your Story Deck, your Minimum is reduced by one.',
        'While this card is the top card of your Story Deck, your Minimum loses 1.',
      ],
      [
        'location',
        'Lose 2 Sanity at the beginning of each additional Turn that you stay here.',
        'At the start of each Turn, if you are here: lose 2 Sanity.',
      ],
      ['location', 'While you are here, Allies cannot be turned Corrupt.', 'While you are here, each Ally cannot become Corrupt.'],
      ['ally', 'Refuses to defend against Ghouls.', 'This card bypasses Ghouls.'],
      ['ally', 'Can only defend against Lesser Servitors.', 'This card bypasses Monsters except Lesser Servitor Monster.'],
      ['ally', 'Able to sense Invisible Monsters.', 'This card sees Invisible cards.'],
      ['ally', 'He may never carry a Weapon.', 'This card may not bear Weapons.'],
      ['ally', 'Joins with other Gangsters and with Deep Ones.', 'Joins cards called "Gangsters" or Deep Ones.'],
      [
        'ally',
        'Flip this card as your Turn to give another Ally 2 points until the end of Combat.',
        'As your Turn, flip this card: one other Ally gains 2 until the end of Combat.',
      ],
      ['ally', 'As your Turn, you may flip this card face-down and draw one card.', 'As your Turn, flip this card: draw 1 card.'],
      ['ally', 'Lose 1 Sanity at the end of each Round if this card is in play.', 'At the end of the Round: lose 1 Sanity.'],
      ['ally', 'Adds 1 to the value of each other Professor that you have in play.', 'Each other Professor card gains 1.'],
      ['artifact', 'While this card is in play, your Education is considered to be 2 points higher.', 'Your Education gains 2.'],
      [
        'artifact',
        'May be used only if it is Night. Flip this card to gain 2 Sanity.',
        'As your Turn, if it is Night, flip this card: gain 2 Sanity.',
      ],
      [
        'artifact',
        'Flip this card to ignore all Phobias that affect you until the end of the Round.',
        'As your Turn, flip this card: you are not affected by Phobia Events until the end of the Round.',
      ],
      ['artifact', 'Ignore all Epidemics while this card is in play.', 'You are not affected by Epidemic Events.'],
      [
        'weapon',
        "Add 2 to Ally's value. Bury this card at the end of any Combat in which it was used.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. At the end of Combat, if this card has fought: bury this card.',
      ],
      [
        'weapon',
        'Adds 2 points. The Ally may defend against Invisible Monsters.',
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. The bearer sees Invisible cards.',
      ],
      [
        'artifact',
        'As your Turn, flip this card to recover one Event from your Story Deck and return it to your Hand.',
        'As your Turn, flip this card: return one Event in your Story Deck to the Hand.',
      ],
      ['spell', 'Cast only by Day. Draw two cards.', 'When cast, if it is Day: draw 2 cards.'],
      [
        'spell',
        'Until the end of the Round no player may cast Spells.',
        'When cast: (no player may cast Spells) until the end of the Round.',
      ],
      [
        'spell',
        'Your Investigator and Allies cannot be affected by Epidemics until the end of the Round.',
        'When cast: you are not affected by Epidemic Events until the end of the Round, then each Ally is not affected by Epidemic Events until the end of the Round.',
      ],
      [
        'spell',
        'Look at the top four cards of your Mythos Deck. Put them back in any order.',
        'When cast: arrange the top 4 cards of your Mythos Deck.',
      ],
      ['event', 'Target player discards one card from Hand.', "When played: discard one card in your opponent's Hand."],
      ['event', 'There is no Combat at the end of this Round.', 'When played: each player skips Combat.'],
      [
        'event',
        'Travel to a new Location in any Region. The new Location must have the Underground attribute.',
        'When played: travel right-side-up to a new Underground Location in any Region.',
      ],
      [
        'event',
        'Immediately play a new Location anywhere in the world. It must be a House.',
        'When played: travel right-side-up to a new House Location in any Region.',
      ],
      [
        'event',
        'Opponent must choose: either discard two cards, or lose 2 Sanity.',
        "When played: your opponent chooses: (discard two cards in your opponent's Hand of your opponent's choice) or (your opponent loses 2 Sanity).",
      ],
      ['event', "Return all Tomes in play to their owners' Hands.", 'When played: return each Tome of any player to the Hand.'],
      ['event', 'Bury any other Storm Event in play.', 'When played: bury each other Storm Event of any player.'],
      ['event', 'Gain Sanity equal to the number of Tomes you have in play.', 'When played: gain 1 Sanity for each Tome.'],
      ['phobia', 'You may not use Gates while this card affects you.', 'The affected player may not use Gates.'],
      ['monster', 'Invisible unless opponent is Inside.', 'Unless your opponent is at an Inside Location, this card is Invisible.'],
      ['monster', 'Bypasses Allies and attacks the Investigator directly.', 'This card bypasses Allies.'],
      [
        'monster',
        'Value is equal to the number of Phobias your opponent has in play.',
        'The value of this card is 1 for each Phobia Event of your opponent.',
      ],
      ['monster', 'Before Monsters are revealed, draw one card.', 'Before Threats are revealed: draw 1 card.'],
    ],
  ],
  [
    'roles, revealed Threats, theft and who stands for whom',
    [
      ['location', 'You may travel to this Location only by Travel by Sea.', 'You must reach this card by Travel by Sea Event.'],
      ['location', 'You may leave this Location only by Sea Travel.', 'You must leave here by Travel by Sea Event.'],
      ['location', 'You may enter this Location only by means of Travel by Air.', 'You must reach this card by Travel by Air Event.'],
      ['location', 'Only a Travel by Land Event may be used to reach this Location.', 'You must reach this card by Travel by Land Event.'],
      ['location', 'You may only travel here with a Travel by Space Event.', 'You must reach this card by Travel in Space Event.'],
      [
        'location',
        'You may use this Gate to play any Ghoul as an Ally. You must pay any Sanity cost of playing that Monster.',
        'While you are here, you may play Ghouls as an Ally for the use of its Gate.',
      ],
      [
        'monster',
        'If Controlled or Summoned, this card gains 2 points.',
        'While this card is summoned or this card is controlled, this card gains 2.',
      ],
      [
        'monster',
        'If this card is Summoned or Controlled, add 1 to its value.',
        'While this card is summoned or this card is controlled, this card gains 1.',
      ],
      ['monster', 'Reduce each Threat attacking your Investigator by 3 points.', 'Each Threat directed against you loses 3.'],
      [
        'monster',
        'Add 2 points to this card each time that a Storm Event is played, for the remainder of the Round.',
        'When any player plays a Storm Event: this card gains 2 until the end of the Round.',
      ],
      [
        'monster',
        'Increase the value of this card by 1 each time you play a Spell, until the end of the Round.',
        'When you play a Spell: this card gains 1 until the end of the Round.',
      ],
      [
        'monster',
        'If this card survives Combat, it is Discarded rather than Buried.',
        'If this card would be buried in Combat without full loss, instead: discard this card.',
      ],
      [
        'monster',
        'Return this card to your Hand if it survives Combat.',
        'If this card would be buried in Combat without full loss, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'If it survives Combat, you may return this card to your Hand instead of Burying it.',
        'If this card would be buried in Combat without full loss, you may instead: return this card to the Hand.',
      ],
      ['ally', 'Your Cultists can fight against Invisible Monsters.', 'Each Cultist card sees Invisible cards.'],
      [
        'artifact',
        'Give this card to one of your Allies. The bearer is able to see Invisible Monsters.',
        'This card is given to an Ally. The bearer sees Invisible cards.',
      ],
      [
        'ally',
        'While these old guards are in play, gain 1 Sanity at the start of each Round. They may not become Corrupt.',
        'At the start of each Round: gain 1 Sanity. This card cannot become Corrupt.',
      ],
      ['ally', 'While this old woman remains in play, draw one additional card at the start of each Round.', 'You draw 1 more card.'],
      ['ally', 'Add 2 to Mrs. Pruett at Night.', 'While it is Night, this card gains 2.'],
      ['ally', 'You cannot Bury this card to satisfy an Epidemic.', 'You may not bury this card by Epidemic Events.'],
      ['ally', 'This card may not be Buried to satisfy the effects of an Epidemic.', 'No player may bury this card by Epidemic Events.'],
      ['ally', 'Protects you from theft.', 'You are not affected by theft.'],
      ['tome', 'Protects your Tomes from theft.', 'Each Tome is not affected by theft.'],
      [
        'ally',
        'Protection from theft of Artifacts. When you would lose an Artifact, you may Bury this card instead.',
        'If you would lose an Artifact, you may instead: bury this card.',
      ],
      [
        'ally',
        'Remain an additional Turn at any City Location and cause one Phobia affecting you to be Discarded.',
        'As your Turn, having stayed here, if you are at a City Location: discard one Phobia Event that affects you.',
      ],
      [
        'event',
        'Cause two random Allies of your opponent to be turned face-down.',
        'When played: flip two random Allies of your opponent face-down.',
      ],
      [
        'god',
        'Each Investigator loses 2 Sanity at the beginning of each Turn that he or she is at a Water Location.',
        'At the start of each Turn: if that player is at a Water Location: (that player loses 2 Sanity).',
      ],
      [
        'god',
        'Each player buries one Ally at the start of each Turn in which he is at a Cemetery Location.',
        "At the start of each Turn: if that player is at a Cemetery Location: (bury one Ally of that player of that player's choice).",
      ],
      [
        'spell',
        "Reveal one opponent's Threat. It stays face-up for the rest of the Round.",
        "When cast: look at each card in your opponent's Threat, then (your opponent must keep their Threat face-up) until the end of the Round.",
      ],
      [
        'artifact',
        'As your Turn, Bury this card to force one opponent to reveal his or her Threat. All cards in that Threat remain revealed until the end of Combat.',
        "As your Turn, bury this card: look at each card in your opponent's Threat, then (your opponent must keep their Threat face-up) until the end of Combat.",
      ],
      [
        'event',
        'Each opponent must reveal his or her Threat. It stays face-up for the rest of the Round.',
        "When played: look at each card in each opponent's Threat, then (each opponent must keep their Threat face-up) until the end of the Round.",
      ],
      [
        'tome',
        'All your Spells with the Eye symbol are not affected by cards that cancel Spells.',
        'No player may cancel your Spells with the Eye icon.',
      ],
      ['tome', 'Draw one card each time you cast a Spell of the Eye.', 'When you cast a Spell with the Eye icon: draw 1 card.'],
      ['event', 'This Event is unaffected by Spells that cancel Events.', 'No player may cancel this card by Spells.'],
      ['artifact', 'This card can substitute for the Silver Key in all Adventures.', 'This card counts as "Silver Key" for Adventures.'],
      [
        'artifact',
        'When you complete an Adventure, this card may be used in place of Howard Lovecraft.',
        'This card counts as "Howard Lovecraft" for Adventures.',
      ],
    ],
  ],
  [
    'any cards',
    [
      ['ally', 'Add 1 point to the value of all your other Professors.', 'Each other Professor card gains 1.'],
      [
        'location',
        'Allies with the Doctor attribute add 1 point to their value while this is your current Location.',
        'While you are here, each Doctor Ally gains 1.',
      ],
      [
        'location',
        'Monsters in Threats attacking you while you are here are reduced by 1 point each.',
        "While you are here, each Monster in each opponent's Directed Threat loses 1.",
      ],
      ['artifact', 'Monsters you play at Night add 1 point to their value.', 'While it is Night, each Monster gains 1.'],
      ['location', 'As your Turn: play one Location without a Gate.', 'As your Turn: play one Location without a Gate.'],
      [
        'location',
        'As your Turn, having stayed here: you choose: (shuffle your Mythos Deck and discards) or (shuffle your Mythos Deck and discards).',
        'As your Turn, having stayed here: you choose: (shuffle your Mythos Deck and discards) or (shuffle your Mythos Deck and discards).',
      ],
      ['monster', 'All other Ghouls in the Threat add 1 to their value.', 'Each other Ghoul in your Threat gains 1.'],
      ['god', 'Each Monster attacking with this card gains 1 point.', 'Each other Monster in your Directed Threat gains 1.'],
      [
        'spell',
        'Reduce the value of an attacking Monster to 1. This card may be cast during Combat.',
        "When cast: the value of one Monster in your opponent's Directed Threat is 1 until the end of Combat.",
      ],
      [
        'weapon',
        'Ally equipped with this card adds 2 points to his or her value. One Weapon per Ally.',
        'The bearer gains 2. This card is given to an Ally, whose fate it shares.',
      ],
      [
        'weapon',
        'Only a Doctor or a Professor may carry this Artifact. Adds 3 points to the Ally’s value.',
        'This card is given to a Doctor card or Professor card, whose fate it shares. The bearer gains 3.',
      ],
      ['monster', 'Bypasses Combat with Allies who have no Weapon.', 'This card bypasses Allies without a Weapon.'],
      ['monster', 'Only Allies with Weapons may defend against this Monster.', 'This card bypasses Allies without a Weapon.'],
      ['ally', 'Doubles the value of any Weapon she carries.', 'Double each Weapon held by this card.'],
      [
        'tome',
        'The Sanity cost of Spells cast from this Tome is reduced by 1.',
        'The casting cost of each Spell held by this card loses 1.',
      ],
      ['spell', 'Flip target Ally of your opponent face-down.', 'When cast, choose one Ally of your opponent: flip the target face-down.'],
    ],
  ],
  [
    'any moment and while',
    [
      [
        'location',
        'You may use this Gate only if you control a Tome.',
        'While you are here and not (you have a Tome in play), you may not use Gates.',
      ],
      [
        'event',
        'Lose 1 Sanity at the start of each Round in which you have fewer than 3 cards in hand.',
        'At the start of each Round, if you have 2 or fewer cards in Hand: lose 1 Sanity.',
      ],
      [
        'event',
        'Until the end of the next Round, all Ghouls add 2 to their value.',
        'When played: each Ghoul gains 2 until the end of the next Round.',
      ],
      [
        'spell',
        'Target Ally loses the Steadfast attribute and becomes Corrupt until the end of the Round.',
        'When cast, choose one Ally of any player: the target loses the Steadfast attribute until the end of the Round, then the target gains the Corrupt attribute until the end of the Round.',
      ],
      [
        'event',
        'Opponents cannot play Events during the Day while this card is in play.',
        'While it is Day, each opponent may not play an Event.',
      ],
      [
        'ally',
        'When he enters play, search your Mythos Deck for one Tome and put it into your hand. Shuffle your deck.',
        'When played: return one Tome in your whole Mythos Deck to the Hand, then shuffle your Mythos Deck.',
      ],
      [
        'ally',
        'When this Ally is played, draw two cards. Then discard one card.',
        'When played: draw 2 cards, then discard one card in your Hand.',
      ],
      [
        'ally',
        'If this Ally defends alone, add 3 points to his value.',
        'While this card is a Defending Ally and not (you have another Defending Ally in play), this card gains 3.',
      ],
      [
        'monster',
        'At the end of Combat, you may return this Monster to your hand instead of burying it.',
        'If this card would be buried in Combat, you may instead: return this card to the Hand.',
      ],
    ],
  ],
  [
    'comparing, counting, choosing',
    [
      [
        'artifact',
        'Your opponent may not play Spells as long as you have more Allies than he does.',
        'While you have more Allies in play than your opponent, your opponent may not play a Spell.',
      ],
      [
        'event',
        'If you have fewer Adventure points than an opponent, gain 4 Sanity points. Otherwise, lose 2.',
        'When played: if your opponent has more Adventure points than you: (gain 4 Sanity) otherwise (lose 2 Sanity).',
      ],
      [
        'event',
        'Gain 1 Sanity for each Steadfast Ally you have in play, up to a maximum of 5.',
        'When played: gain 1 Sanity for each Steadfast Ally (up to 5).',
      ],
      [
        'spell',
        'Add 2 to the value of target Ally until the end of the Round. If the Ally is Corrupt, add 4 instead.',
        'When cast, choose one Ally of any player: if the target is a Corrupt card: (the target gains 4 until the end of the Round) otherwise (the target gains 2 until the end of the Round).',
      ],
      ['event', 'Choose one: gain 3 Sanity, or draw 3 cards.', 'When played: you choose: (gain 3 Sanity) or (draw 3 cards).'],
      [
        'spell',
        'Opponent must discard half of the cards in his hand, rounded up.',
        "When cast: discard half (rounded up) of the cards in your opponent's Hand.",
      ],
      [
        'spell',
        'Take one Monster from your discard pile and add it to your Threat face-down.',
        'When cast: put one Monster in your discard pile into your Threat.',
      ],
      ['spell', 'Move the top card of your Story Deck to your hand.', 'When cast: return the top card of your Story Deck to the Hand.'],
    ],
  ],
  [
    'as the constructs of older sets may be worded',
    [
      [
        'monster',
        'If not buried in Combat, begin the next Round with this card in your Threat.',
        'If this card would be buried in Combat without full loss, instead: put this card into your Threat.',
      ],
      [
        'spell',
        'Cast immediately after an opponent casts a Spell. That Spell is cancelled.',
        'After your opponent cast a Spell: cancel that.',
      ],
      [
        'ally',
        "When you lose an Ally through the action of an opponent's card, you may bury this card to cancel that loss.",
        'After your opponent made you lose an Ally, bury this card: cancel that.',
      ],
      ['event', 'Whenever any player passes, he loses 1 Sanity.', 'When any player passes: that player loses 1 Sanity.'],
      [
        'event',
        'Any Investigator who passes this Round loses 2 Sanity points.',
        'When played: (when any player passes: that player loses 2 Sanity) until the end of the Round.',
      ],
      ['event', 'When Night falls, each player loses 1 Sanity.', 'When Day gives way to Night: each player loses 1 Sanity.'],
      [
        'location',
        'Remain here for one additional Turn and bury any one Phobia that affects you or another player.',
        'As your Turn, having stayed here: bury one Phobia Event that affects each player.',
      ],
      [
        'spell',
        'In Combat, one Defending Ally of your opponent is reduced to 0 points.',
        'In Combat: the value of one Defending Ally of your opponent is 0 until the end of Combat.',
      ],
      [
        'monster',
        "Add 3 to this card's value if your opponent's Investigator is Underground.",
        'While your opponent is at an Underground Location, this card gains 3.',
      ],
      [
        'monster',
        'Value is 5 at Night, and 3 during the Day.',
        'While it is Night, the value of this card is 5. While it is Day, the value of this card is 3.',
      ],
      [
        'monster',
        "This card's value is 4 if you are in the Dreamlands, otherwise it is 2.",
        'While you are at a Location of the Dreamlands, the value of this card is 4. Unless you are at a Location of the Dreamlands, the value of this card is 2.',
      ],
      [
        'ally',
        'Command: all other Steadfast Allies defending with him add 1 to their value.',
        'Each other Defending Steadfast Ally gains 1, not cumulative with other Command abilities.',
      ],
      [
        'location',
        'Each Artist defending you adds 1 point while you are at this Location.',
        'While you are here, each Defending Artist card gains 1.',
      ],
      [
        'ally',
        "Add 1 point to this card's value for each of your other Police Allies.",
        'This card gains 1 for each other Ally with "Police" in its Title.',
      ],
      ['tome', 'Add 1 to your Threat for each Deep One it contains.', 'Your Threat gains 1 for each Deep One in your Threat.'],
      ['tome', 'Add 3 points to your Threat if it contains any Mi-Go.', 'While your Threat contains Mi-Go, your Threat gains 3.'],
      [
        'location',
        'You may use this Gate again, paying its Sanity cost each time.',
        'The Gate here may be used again for the Sanity cost of this card.',
      ],
      [
        'ally',
        'Raises your Maximum by 1. Not cumulative with other Allies who raise your Maximum.',
        'Your Maximum gains 1, not cumulative with what else raises your Maximum.',
      ],
      ['event', 'All Monsters cost 1 additional Sanity point to play.', 'The Sanity cost of each Monster gains 1.'],
      ['event', 'No Location has a Gate.', 'Each Location of any player loses the Gate attribute.'],
      [
        'event',
        'It is now Night until another Day or Night Event is played.',
        'When played: (it is Night) until a Day or Night Event is played.',
      ],
      ['event', 'Remains in play until another Storm is played.', 'When any player plays a Storm Event: bury this card.'],
      ['tome', 'Give this card to an Ally, who can then know two Spells.', 'This card is given to an Ally. The bearer holds two Spells.'],
      [
        'artifact',
        'Assign to any one Ally. If the Ally is lost, this card is also lost.',
        'This card is given to an Ally, whose fate it shares.',
      ],
      [
        'artifact',
        'May be used in place of one of the cards required to play any Great Old One.',
        'This card counts as any one card that a Great Old One needs, and is buried for it.',
      ],
      [
        'monster',
        'You may use any Gate in the Dreamlands to play this card as an Ally.',
        'This card may be played as an Ally at a Gate Location of the Dreamlands for the use of its Gate.',
      ],
      [
        'location',
        'You may walk to any other City Location in the Dreamlands from here.',
        'While you are here, you may walk to a City Location of the Dreamlands.',
      ],
      [
        'location',
        'On a later Turn, you may travel to any Location in the Dreamlands, right-side-up.',
        'When you arrive here: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension on a later Turn.',
      ],
      ['location', 'You must walk when leaving this Location.', 'You must leave here by walking.'],
      ['location', 'This Location can be reached only by Travel by Sea.', 'You must reach this card by Travel by Sea Event.'],
      [
        'event',
        "On your opponent's next Turn he must play a Location or lose 2 Sanity.",
        'When played: unless your opponent plays a Location next: (your opponent loses 2 Sanity).',
      ],
      [
        'monster',
        'This card is only buried in Combat if it absorbs its full value.',
        'If this card would be buried in Combat without full loss, it stays in play instead.',
      ],
      ['ally', 'Instead of being buried, this card is discarded.', 'If this card would be buried, instead: discard this card.'],
      [
        'ally',
        'If this card would be buried, return it to your hand.',
        'If this card would be buried, instead: return this card to the Hand.',
      ],
      [
        'artifact',
        'Instead of paying the Sanity cost of a Spell, you may bury this card.',
        'If you would pay for a Spell, you may instead: bury this card.',
      ],
      [
        'monster',
        'After Combat, this card remains in your Threat.',
        'If this card would be buried in Combat, instead: put this card into your Threat.',
      ],
      [
        'location',
        'When you arrive, reveal the top card of your Mythos Deck. If it is a Monster, it attacks you; Allies may defend.',
        'When you arrive here: reveal the top card of your Mythos Deck, then if the revealed card is a Monster: (attack you with the revealed card (Allies may defend)).',
      ],
      ['location', 'Each player who arrives here must bury one of his Allies.', 'When you arrive here: bury one Ally.'],
      [
        'event',
        'When played, all Travel Events on top of Story Decks are buried.',
        "When played: bury the top Travel Event of each player's Story Deck.",
      ],
      [
        'event',
        'At the start of each of his Turns, the affected player loses 1 Sanity if he is at a Water Location.',
        'At the start of each Turn: if the affected player is at a Water Location: (the affected player loses 1 Sanity).',
      ],
      [
        'phobia',
        'When played, and at the beginning of each of your Turns, lose 2 Sanity points if your Current Location is Inside.',
        'When played, if the affected player is at an Inside Location: the affected player loses 2 Sanity. At the start of each Turn, if the affected player is at an Inside Location: the affected player loses 2 Sanity.',
      ],
      [
        'monster',
        'Subtract 2 points if opposed by a Professor.',
        'While the opposing Threat contains a Professor card or your opponent has a Defending Professor card in play, this card loses 2.',
      ],
      [
        'monster',
        'Loses 2 points when opposed by an Ally with an Enchanted Weapon.',
        'While your opponent has a Defending Ally with an Enchanted Weapon in play, this card loses 2.',
      ],
      [
        'monster',
        'For each of these that survives the Cosmic Battle, your opponent must bury one Ally at random.',
        'When this card survives the Cosmic Battle: bury one random Ally of your opponent.',
      ],
      [
        'monster',
        "Each one that survives to affect your opponent's Allies or Investigator causes him to lose 1 additional Sanity.",
        'When this card reaches the defenders: your opponent loses 1 Sanity.',
      ],
      [
        'monster',
        'At the end of Combat, discard this card instead of burying it.',
        'If this card would be buried in Combat, instead: discard this card.',
      ],
      ['artifact', '2 Sanity: Draw one card.', 'As your Turn, pay 2 Sanity: draw 1 card.'],
      [
        'artifact',
        'Bury: Travel to any Location in any Region.',
        'As your Turn, bury this card: travel right-side-up to a new Location in any Region.',
      ],
      [
        'artifact',
        'Discard this card to cancel one Spell your opponent has just cast.',
        'After your opponent cast a Spell, discard this card: cancel that.',
      ],
      [
        'artifact',
        'Use one Gate: play any Dreamlands Monster.',
        'As your Turn, use the Gate: play one Monster of the Dreamlands regardless of the Gate and Dimension.',
      ],
      [
        'spell',
        "Move one Monster at random from your opponent's Threat to yours.",
        "When cast: put one random Monster in your opponent's Threat into your Threat.",
      ],
      ['spell', 'Return to play one Ally from your Story Deck.', 'When cast: put one Ally in your Story Deck into play.'],
      ['spell', 'Exchange one Ally in play with one Ally in your hand.', 'When cast: replace one Ally by one Ally in your Hand.'],
      ['spell', 'Opponent loses a Turn.', 'When cast: your opponent loses the next Turn.'],
      [
        'spell',
        'Transfer one Phobia from yourself to your opponent.',
        'When cast: let one Phobia Event that affects you affect your opponent.',
      ],
      [
        'spell',
        'Immediately attack one opponent with 4 points. Allies may defend.',
        'When cast: attack your opponent with value 4 (Allies may defend).',
      ],
      [
        'spell',
        'Your opponent is attacked by 3 points. Allies may not defend.',
        'When cast: attack your opponent with value 3 (Allies may not defend).',
      ],
      [
        'event',
        "Discard the top card of each opponent's Story Deck. If it is not a Location, repeat until a Location is revealed.",
        "When played: clear each opponent's Story Deck down to a Location, discard the top card.",
      ],
      [
        'event',
        "Bury the top card of target opponent's Story Deck, then bury cards until a Location is revealed.",
        "When played: clear your opponent's Story Deck down to a Location, bury the top card.",
      ],
      [
        'event',
        "Half of each player's Allies (rounded up) are buried at random.",
        'When played: bury half (rounded up) of the Allies of each player at random.',
      ],
      ['event', 'It takes one additional Pass to end the Round.', '1 more Passes are needed to end a Round.'],
      ['event', 'All Threats must be kept face-up.', 'Each player must keep their Threat face-up.'],
      [
        'event',
        'All Exotic Locations must be reached by Travel by Sea or Air.',
        'Each player must reach an Exotic Location by Travel by Air or Travel by Sea Event.',
      ],
      [
        'god',
        'All Investigators who are Outside lose 3 Sanity when this card is revealed.',
        'When revealed: for each player: (if that player is at an Outside Location: (that player loses 3 Sanity)).',
      ],
      ['god', 'No Sanity may be gained while this card is in play.', 'No player may gain Sanity.'],
      [
        'location',
        'As your Turn, if you have been here since your last Turn, bury one Phobia.',
        'As your Turn, having stayed here: bury one Phobia Event that affects you.',
      ],
      [
        'location',
        'Any Cultist may be played here, no matter where he is found.',
        'While you are here, you may play Cultist cards regardless of place.',
      ],
      [
        'location',
        'You may play any Dreamlands Ally through this Gate.',
        'As your Turn, if you are here, use the Gate: play one Ally of the Dreamlands regardless of Dimension.',
      ],
      ['location', 'Discard this card when you leave.', 'When you leave here: discard this card.'],
      ['ally', 'Value is increased by 2 if you are in Kingsport.', 'While you are at a Kingsport Location, this card gains 2.'],
      ['ally', '+2 at Night.', 'While it is Night, this card gains 2.'],
      ['ally', '+1 for each other Student you have in play.', 'This card gains 1 for each other Student card.'],
      ['ally', 'Cannot become Corrupt.', 'This card cannot become Corrupt.'],
      [
        'ally',
        'Pay 1 Sanity during Combat to add 3 points to this Ally.',
        'In Combat, pay 1 Sanity: this card gains 3 until the end of Combat.',
      ],
      [
        'ally',
        'Flip this card in Combat to add 2 to another Ally who is defending.',
        'In Combat, flip this card: one other Defending Ally gains 2 until the end of Combat.',
      ],
      [
        'artifact',
        'Ally gains 2 points, or 4 points against Ghouls.',
        'Unless the opposing Threat contains Ghoul, the bearer gains 2. While the opposing Threat contains Ghoul, the bearer gains 4.',
      ],
      [
        'artifact',
        'Play this card on one of your Allies. He gains the Soldier attribute.',
        'This card is given to an Ally. The bearer gains the Soldier attribute.',
      ],
      [
        'artifact',
        'Attach to any Tome. That Tome may hold two additional Spells.',
        'This card is given to a Tome. The Spell capacity of the bearer gains 2.',
      ],
      [
        'artifact',
        "Flip this card: add 2 to one Ally's value as long as this card remains face-down.",
        'As your Turn, flip this card: one Ally gains 2 while this card stays face-down.',
      ],
      [
        'artifact',
        'Bury this card to end the Round immediately.',
        'As your Turn, bury this card: count this as the Pass that ends the Round.',
      ],
      ['monster', 'Value halved by Day.', 'While it is Day, halve this card.'],
      ['monster', 'Your opponent may not defend with Corrupt Allies.', 'Each Corrupt Ally of your opponent cannot be defending.'],
      ['monster', 'Cannot be blocked by Allies of value 2 or less.', 'This card bypasses Allies of value 2 or less.'],
      ['monster', 'Joins all other Mi-Go cards.', 'Joins Mi-Go.'],
      ['monster', 'When revealed in Combat at Night, add 2.', 'When revealed, if it is Night: this card gains 2 until the end of Combat.'],
      [
        'monster',
        'If revealed while your opponent is Outside, add 3 points.',
        'When revealed, if your opponent is at an Outside Location: this card gains 3 until the end of Combat.',
      ],
      ['monster', 'Does not require a Gate.', 'This card may be played regardless of the Gate.'],
      [
        'monster',
        'Needs no Gate to be played if you are at a Water Location.',
        'While you are at a Water Location, this card may be played regardless of the Gate.',
      ],
      ['monster', 'Requires the use of a Forest Gate.', 'This card may only be played if you are at a Forest Gate Location.'],
    ],
  ],
  [
    'Current Locations given up, what a Hand or Threat contains',
    [
      [
        'event',
        'Each opponent must bury his or her Current Location unless it is Outside.',
        "When played: for each opponent: (if not (that player is at an Outside Location): (bury that player's Current Location)).",
      ],
      [
        'event',
        'Your opponent discards his Current Location if it has the Forest attribute.',
        "When played: if your opponent is at a Forest Location: (discard your opponent's Current Location).",
      ],
      ['event', 'Each player buries her Current Location.', "When played: bury each player's Current Location."],
      [
        'spell',
        "Bury your opponent's Current Location. If the card revealed is not a Location, bury it. Repeat until a Location is revealed. Ignore Sanity gain/loss; no Gate use.",
        "When cast: bury your opponent's Current Location, without Gate use.",
      ],
      [
        'event',
        'Your opponent must bury one Ally if he is not at a Kingsport Location.',
        'When played: if not (your opponent is at a Kingsport Location): (bury one Ally of your opponent).',
      ],
      [
        'monster',
        'While Summoned or Controlled, this card adds 2.',
        'While this card is summoned or this card is controlled, this card gains 2.',
      ],
      [
        'monster',
        'If Controlled or Summoned, use this card as a Travel Card (Air) to any Location.',
        'While this card is summoned or this card is controlled, you may travel to a new Location in any Region, right-side-up.',
      ],
      [
        'monster',
        'Bury this card only if it absorbs its full card value in Combat.',
        'If this card would be buried in Combat without full loss, it stays in play instead.',
      ],
      [
        'monster',
        'Only Buried if it suffers its full value in Combat.',
        'If this card would be buried in Combat without full loss, it stays in play instead.',
      ],
      [
        'ally',
        'You may stay with this Ally at any Forest Location for one Turn to gain 1 Sanity.',
        'As your Turn, having kept this card, if you are at a Forest Location: gain 1 Sanity.',
      ],
      [
        'ally',
        'Remain with this card in any Arkham Location for one Turn and draw two cards.',
        'As your Turn, having kept this card, if you are at an Arkham Location: draw 2 cards.',
      ],
      [
        'spell',
        'Look at the Threat of one opponent. If it contains fewer than three cards, your opponent loses 1 Sanity.',
        "When cast: look at each card in your opponent's Threat, then if not (the opposing Threat contains more than two cards): (your opponent loses 1 Sanity).",
      ],
      [
        'spell',
        "Look at your opponent's Threat. If there are four or more cards in it, discard two at random.",
        "When cast: look at each card in your opponent's Threat, then if the opposing Threat contains more than three cards: (discard two random cards in your opponent's Threat).",
      ],
      [
        'spell',
        'Look at the Hand of one opponent. If it contains at least six cards, bury one at random.',
        "When cast: look at each card in your opponent's Hand, then if your opponent has 6 or more cards in Hand: (bury one random card in your opponent's Hand).",
      ],
      [
        'event',
        "Look at an opponent's Threat. Discard one of those cards at random.",
        "When played: look at each card in your opponent's Threat, then discard one random card in your opponent's Threat.",
      ],
      [
        'event',
        "Look at your opponent's Hand. If she has more than five cards, discard one at random.",
        "When played: look at each card in your opponent's Hand, then if your opponent has 6 or more cards in Hand: (discard one random card in your opponent's Hand).",
      ],
      [
        'ally',
        "While your opponent's Hand contains more than five cards, this card gains 1.",
        'While your opponent has 6 or more cards in Hand, this card gains 1.',
      ],
    ],
  ],
  [
    'who may not use a Weapon, the one way here',
    [
      ['event', 'Bury all Night or other Day Events in play.', 'When played: bury each other Day or Night Event of any player.'],
      [
        'weapon',
        "Add 3 to Ally's value. May not be used by a Cultist or a Sailor.",
        'The bearer gains 3. This card is given to an Ally except (Cultist card or card called "Sailor"), whose fate it shares.',
      ],
      [
        'weapon',
        "Corrupt Allies cannot use this Weapon. Add 2 to Ally's value.",
        'This card is given to an Ally except Corrupt Ally, whose fate it shares. The bearer gains 2.',
      ],
      ['location', 'You may travel here only by walking.', 'You must reach this card by walking.'],
      ['location', 'You can leave this Location only by a Travel by Air Event.', 'You must leave here by Travel by Air Event.'],
      [
        'monster',
        'If Summoned or Controlled, use this card as a Travel Card (Air or Space) to any Location, including Space.',
        'While this card is summoned or this card is controlled, you may travel to a new Location in any Region, right-side-up.',
      ],
      [
        'event',
        'No Forest Location has the Gate attribute while this card is in play.',
        'Each Forest Location of any player loses the Gate attribute.',
      ],
      [
        'event',
        'No Priest has the Steadfast attribute while this card is in play.',
        'Each Priest card of any player loses the Steadfast attribute.',
      ],
      [
        'artifact',
        'Bury this card, as your Turn, to play a new Location in the same Subregion right-side-up on top of your Story Deck, even if already Walking.',
        'As your Turn, bury this card: travel right-side-up to a new Location in the same Subregion.',
      ],
    ],
  ],
  [
    'whom it befalls',
    [
      [
        'event',
        'Travel by Sea. Immediately play a new Location in any Region right-side-up.',
        'When played: travel right-side-up to a new Location in any Region.',
      ],
      ['event', 'This is a Storm Event. Monsters add 1 while this card is in play.', 'Each Monster gains 1.'],
      ['event', 'Bury up to two of your own Monsters.', 'When played: bury up to two Monsters.'],
      [
        'event',
        'Each player with more than five cards in Hand must discard one.',
        "When played: for each player: (if that player has 6 or more cards in Hand: (discard one card in that player's Hand of that player's choice)).",
      ],
      [
        'event',
        'Each opponent who knows Greek loses 1 Sanity.',
        'When played: for each opponent: (if that player knows Greek: (that player loses 1 Sanity)).',
      ],
      [
        'event',
        'Every player with no Tome in play loses 2 Sanity.',
        'When played: for each player: (if not (that player has a Tome in play): (that player loses 2 Sanity)).',
      ],
      [
        'event',
        'Choose one opponent who has an Artifact in play. That opponent must flip one Artifact.',
        'When played: if your opponent has an Artifact in play: (flip one Artifact of your opponent face-down).',
      ],
      ['event', 'Choose an opponent, who must discard two cards.', "When played: discard two cards in your opponent's Hand."],
      [
        'event',
        'Each opponent may discard one card.',
        "When played: each opponent may: (discard one card in that player's Hand of that player's choice).",
      ],
      [
        'event',
        "Randomly choose one of your opponent's Artifacts. Bury it.",
        'When played, choose one random Artifact of your opponent: bury the target.',
      ],
      ['event', 'Bury one Ally of your opponent who bears a Weapon.', 'When played: bury one Ally with a Weapon of your opponent.'],
      ['ally', 'Whenever another player completes an Adventure, draw one card.', 'When your opponent completes an Adventure: draw 1 card.'],
      ['event', 'Play when your opponent plays an Ally. Flip that Ally.', 'After your opponent played an Ally: flip that card face-down.'],
    ],
  ],
  [
    'uses with a price, Threats of many, where the bearer is',
    [
      [
        'weapon',
        "Add 3 points to Ally's value. If the bearer is in the Dreamlands, discard this card when your opponent plays a Monster.",
        'The bearer gains 3. This card is given to an Ally, whose fate it shares. When your opponent plays a Monster, if the bearer is at a Location of the Dreamlands: discard this card.',
      ],
      [
        'ally',
        "Add 2 points to this card's value against a Threat containing a Ghoul.",
        'While the opposing Threat contains Ghoul, this card gains 2.',
      ],
      [
        'ally',
        'Add 3 to this card while defending against a Threat of two or more Monsters.',
        'While this card is a Defending Ally and the opposing Threat contains more than one Monster, this card gains 3.',
      ],
      [
        'ally',
        "Bury this card when Monsters are revealed if your opponent's Threat includes a Ghoul.",
        'When revealed, if the opposing Threat contains Ghoul: bury this card.',
      ],
      ['ally', 'All Tomes you have in play can hold two more Spells than indicated.', 'The Spell capacity of each Tome gains 2.'],
      ['ally', 'When chosen as a Defending Ally, draw one card.', 'When this card is committed to defend: draw 1 card.'],
      [
        'artifact',
        'Costs 1 Sanity point to use. Draw one card. Rotate this card after use.',
        'As your Turn, pay 1 Sanity and rotate this card: draw 1 card.',
      ],
      [
        'artifact',
        'Place this card with a Corrupt Ally; it adds 2 points to his or her value.',
        'This card is given to a Corrupt Ally. The bearer gains 2.',
      ],
      ['location', 'As your Turn, spend 2 Sanity points and draw three cards.', 'As your Turn, pay 2 Sanity: draw 3 cards.'],
      [
        'location',
        'You may use this Gate again if a Ghoul is in play as your Ally.',
        'While you have Ghoul Ally in play, the Gate here may be used again.',
      ],
      ['tome', 'When played, lose 1 Sanity for each Spell in it.', 'When played: lose 1 Sanity for each Spell held by this card.'],
      ['event', 'It is Night until the next Day Event is played.', 'When played: (it is Night) until a Day Event is played.'],
      ['event', 'Lose Sanity equal to the number of Allies your Investigator has in play.', 'When played: lose 1 Sanity for each Ally.'],
      [
        'monster',
        'If opponent has no Defending Allies, add 2 to this card.',
        'Unless your opponent has a Defending Ally in play, this card gains 2.',
      ],
      [
        'monster',
        'Add 2 points if a Professor is among the opposing Defending Allies.',
        'While your opponent has a Defending Professor Ally in play, this card gains 2.',
      ],
      [
        'god',
        'At the end of each Round that this card is in play, each Investigator must discard one card.',
        "At the end of the Round: discard one card in each player's Hand of each player's choice.",
      ],
      ['god', 'All Monsters of 2 or 3 points add 1 point to their value.', 'Each Monster of value 2 to 3 of any player gains 1.'],
      [
        'phobia',
        'Lose 1 Sanity whenever you add a Monster to your Threat.',
        'When the affected player plays a Monster: the affected player loses 1 Sanity.',
      ],
    ],
  ],
  [
    'one or the other, costs said first, cards just shown or answered',
    [
      [
        'location',
        'You may remain here for one Turn to draw one card, but lose 2 Sanity each time you do so.',
        'As your Turn, having stayed here: draw 1 card, then lose 2 Sanity.',
      ],
      [
        'location',
        'You need not pay the Sanity cost of any Artifact that you play while you are here.',
        'While you are here, the Sanity cost of each Artifact is 0.',
      ],
      [
        'location',
        'Ghouls may be played at this Location without the use of a Gate.',
        'While you are here, you may play Ghouls regardless of the Gate.',
      ],
      [
        'location',
        'Any Soldier adds 1 point to his card value while you are here and you are in Combat.',
        'While you are here and this card is in Combat, each Soldier card gains 1.',
      ],
      ['location', 'Ghouls in any Threat attacking you are not Invisible.', "Each Ghoul in each opponent's Directed Threat is visible."],
      [
        'ally',
        'Add one to the Minimum number of cards that you may keep in your Hand, or three if it is Night.',
        'Unless it is Night, your Minimum gains 1. While it is Night, your Minimum gains 3.',
      ],
      [
        'ally',
        "Reduce your opponent's Maximum by 1, or 2 if it is Night.",
        "Unless it is Night, your opponent's Maximum loses 1. While it is Night, your opponent's Maximum loses 2.",
      ],
      [
        'ally',
        'May use three Weapons at once. If this card is Buried, all Weapons suffer the same fate.',
        'This card may bear three Weapons.',
      ],
      [
        'ally',
        'Cannot be made Corrupt. Can see Invisible Monsters and may defend against them as if they were Visible.',
        'This card cannot become Corrupt. This card sees Invisible cards.',
      ],
      ['ally', 'Reduce by 2 points the Sanity cost of each Tome that you play.', 'The Sanity cost of each Tome loses 2.'],
      [
        'ally',
        'This Soldier may Discard one Weapon of your opponent each time that a Night Event is played.',
        'When any player plays a Night Event, you may: discard one Weapon of your opponent.',
      ],
      ['ally', 'As your Turn, you may Flip this card face-down and draw two cards.', 'As your Turn, flip this card: draw 2 cards.'],
      [
        'artifact',
        'Costs 2 points of Sanity to use. Draw two cards. Bury this card after use.',
        'As your Turn, pay 2 Sanity and bury this card: draw 2 cards.',
      ],
      ['artifact', 'May be Discarded to draw three cards.', 'As your Turn, discard this card: draw 3 cards.'],
      [
        'artifact',
        'May be Buried at any time to cancel the effects of an Event that was just played by your opponent. That Event is also Discarded.',
        'After your opponent played an Event, bury this card: cancel that, then discard that card.',
      ],
      [
        'weapon',
        "Add 3 points to Ally's value, or 5 points if the Ally is Corrupt. One Weapon per Ally.",
        'Unless the bearer is a Corrupt card, the bearer gains 3. While the bearer is a Corrupt card, the bearer gains 5. This card is given to an Ally, whose fate it shares.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value and 1 additional point against Deep Ones. One Weapon per Ally.",
        'Unless the opposing Threat contains Deep One, the bearer gains 2. While the opposing Threat contains Deep One, the bearer gains 3. This card is given to an Ally, whose fate it shares.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value. One Weapon per Ally. Lose 2 Sanity points each time that this Weapon is used in Combat.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. At the end of Combat, if this card has fought: lose 2 Sanity.',
      ],
      [
        'tome',
        'While this Tome is in play, increase the total value of your Threat by 2 points if any Ghouls are part of it.',
        'While your Threat contains Ghoul, your Threat gains 2.',
      ],
      [
        'tome',
        'As your Turn, you may Bury this card and all Spells in it to draw two cards.',
        'As your Turn, bury this card: draw 2 cards.',
      ],
      [
        'spell',
        'Your opponent must choose between discarding two cards and losing 4 Sanity points.',
        "When cast: your opponent chooses: (discard two cards in your opponent's Hand of your opponent's choice) or (your opponent loses 4 Sanity).",
      ],
      [
        'spell',
        'Increase the value of each Ghoul in your Threat by 2 points until the end of Combat. If cast at Night, increase it by 4 points instead.',
        'When cast: if it is Night: (each Ghoul in your Threat gains 4 until the end of Combat) otherwise (each Ghoul in your Threat gains 2 until the end of Combat).',
      ],
      [
        'spell',
        'Cancel an Event as it is being played. Discard both cards.',
        'After any player played an Event: cancel that, then discard that card, then discard this card.',
      ],
      [
        'event',
        'Your opponent reveals his or her Hand. Choose one Artifact in it, which must be Buried. Then, Bury this card.',
        "When played: look at each card in your opponent's Hand, then bury one Artifact in your opponent's Hand.",
      ],
      [
        'event',
        'Flip face-down all Weapons of your opponent until the end of the Round.',
        'When played: flip each Weapon of your opponent face-down.',
      ],
      ['event', 'Skip the next Combat. All Threats remain in play until the following Round.', 'When played: each player skips Combat.'],
      [
        'phobia',
        'Lose 1 Sanity at the start of each Turn. This Phobia may not be Buried at a City Location.',
        'At the start of each Turn: the affected player loses 1 Sanity. While the affected player is at a City Location, the affected player may not bury this card.',
      ],
      ['monster', 'Halve the value of this card (round up) if it is Night.', 'While it is Night, halve this card.'],
      [
        'monster',
        "When revealed, randomly choose two cards from your opponent's Hand and Bury them.",
        "When revealed: bury two random cards in your opponent's Hand.",
      ],
      [
        'monster',
        'Cannot be the target of Spells. Add 1 point if another Ghoul is in the same Threat.',
        'This card is not affected by Spells. While your Threat contains other Ghoul, this card gains 1.',
      ],
      [
        'monster',
        'When this card is revealed, Flip face-down one Tome of your choice held by a Defending Ally.',
        'When revealed: flip one Tome in a Defending Ally of your opponent face-down.',
      ],
      [
        'monster',
        'You may play this card as an Ally at any Forest Location (uses Gate). Lose 2 Sanity points at the end of each Round while it is in play as an Ally.',
        'This card may be played as an Ally at a Forest Location for the use of its Gate. At the end of the Round, if this card is an Ally: lose 2 Sanity.',
      ],
      ['god', 'While this card is in play, all players draw two cards fewer at the end of each Round.', 'Each player draws 2 fewer cards.'],
      [
        'artifact',
        "As your Turn: look at the top two cards of any player's Mythos Deck.",
        "As your Turn: you choose: (look at the top 2 cards of your Mythos Deck) or (look at the top 2 cards of your opponent's Mythos Deck).",
      ],
    ],
  ],
  [
    'Sanity changed and spared, attacks called off, plays counted',
    [
      [
        'artifact',
        'Your Investigator cannot lose more than 4 Sanity points in any one Combat.',
        'Your Sanity losses are at most 4 in one Combat.',
      ],
      ['artifact', 'You cannot lose more than 2 Sanity at a time.', 'Your Sanity losses are at most 2.'],
      ['ally', 'You lose no Sanity from Phobias.', 'Your Sanity losses by Phobia Events are 0.'],
      ['ally', 'You lose 1 less Sanity point from Events.', 'Your Sanity losses by Events lose 1.'],
      ['location', 'While you are here, you cannot lose Sanity in Combat.', 'While you are here, your Sanity losses in Combat are 0.'],
      ['location', 'While you are here, reduce all your Sanity losses by 1.', 'While you are here, your Sanity losses lose 1.'],
      ['god', 'Whenever a player gains Sanity, he gains 2 points less.', "Each player's Sanity gains lose 2."],
      ['god', 'All losses of Sanity are doubled.', "Each player's Sanity losses are doubled."],
      ['god', 'Each player gains only half as much Sanity.', "Each player's Sanity gains are halved."],
      ['phobia', 'Whenever you lose Sanity, lose 1 additional point.', "The affected player's Sanity losses gain 1."],
      [
        'event',
        'Prevent your next loss of Sanity this Round.',
        'When played: your Sanity losses are 0 until the end of the Round and until you next lose Sanity.',
      ],
      [
        'event',
        'The next time your opponent would gain Sanity, the gain is halved.',
        "When played: your opponent's Sanity gains are halved until your opponent next gains Sanity.",
      ],
      [
        'ally',
        'Bury this Ally to prevent the loss of up to 3 Sanity points.',
        'If you would lose Sanity, you may bury this card to prevent up to 3 of that.',
      ],
      [
        'artifact',
        'You may discard this card at any time to avoid any loss of Sanity in Combat.',
        'If you would lose Sanity in Combat, you may discard this card to prevent that.',
      ],
      [
        'artifact',
        'If your Investigator would lose Sanity from an Event, you may bury this card instead.',
        'If you would lose Sanity by Events, you may instead: bury this card.',
      ],
      [
        'artifact',
        'If you would lose Sanity, you may flip this card to prevent up to 2 points of that loss.',
        'If you would lose Sanity, you may flip this card to prevent up to 2 of that.',
      ],
      [
        'event',
        'Your opponent loses 4 Sanity. Gain as many Sanity points as your opponent lost.',
        'When played: your opponent loses 4 Sanity, then gain as much as the Sanity so moved Sanity.',
      ],
      [
        'spell',
        'Each other player loses 2 Sanity. You draw one card for each player that lost Sanity in this way.',
        'When cast: each opponent loses 2 Sanity, then draw as much as the number of players so moved cards.',
      ],
      [
        'event',
        'Discard any two Artifacts of your opponent. Gain 2 Sanity for each Artifact so discarded.',
        'When played: discard two Artifacts of your opponent, then gain 2 Sanity for each Artifact so moved.',
      ],
      [
        'event',
        'Bury up to three of your Allies. Draw one card for each Ally buried in this way.',
        'When played: bury up to three Allies, then draw 1 card for each Ally so moved.',
      ],
      [
        'event',
        'Your opponent may play no more than two cards next Round.',
        'When played: (your opponent may not play more than two cards a Round) during the next Round.',
      ],
      ['god', 'No player may play more than one Monster per Round.', 'No player may play more than one Monster a Round.'],
      [
        'event',
        'Your opponent may not play Spells on his or her next Turn.',
        "When played: (your opponent may not play a Spell) until the end of your opponent's next Turn.",
      ],
      ['ally', 'Opponents may not look at your hand.', 'Each opponent may not see your Hand.'],
      [
        'event',
        'The next attack against you this Round is cancelled.',
        "When played: each Monster in your opponent's Directed Threat cannot be attacking until the end of Combat.",
      ],
      [
        'artifact',
        'Bury this card in Combat to cancel the attack of one Ghoul.',
        "In Combat, bury this card: one Ghoul in your opponent's Directed Threat cannot be attacking until the end of Combat.",
      ],
      [
        'location',
        "You may discard this card at any time to cancel one Monster's attack against you.",
        "At any time, discard this card: one Monster in your opponent's Directed Threat cannot be attacking until the end of Combat.",
      ],
      ['god', 'Ghouls may not attack.', 'Each Ghoul of any player cannot be attacking.'],
      ['monster', 'May not attack by Day.', 'While it is Day, this card cannot be attacking.'],
      [
        'spell',
        "May only be cast during Combat. All Weapons of your opponent's Allies add nothing to their value until the end of Combat.",
        'In Combat: each Weapon in an Ally of your opponent adds nothing until the end of Combat.',
      ],
      [
        'location',
        "While you are here, your opponent's Weapons add nothing.",
        'While you are here, each Weapon of your opponent adds nothing.',
      ],
      ['event', "Discard one Weapon held by an opponent's Ally.", 'When played: discard one Weapon in an Ally of your opponent.'],
      [
        'phobia',
        'Lose 2 Sanity points at the end of each Round in which you have not played a Monster.',
        'At the end of the Round, unless the affected player has played a Monster this Round: the affected player loses 2 Sanity.',
      ],
      ['ally', 'If you have played a Tome this Round, add 3 to this card.', 'While you have played a Tome this Round, this card gains 3.'],
      [
        'artifact',
        'Ignore the Sanity cost of the first Tome you play each Round.',
        'Unless you have played a Tome this Round, the Sanity cost of each Tome is 0.',
      ],
      [
        'ally',
        'The first Spell you cast each Round costs 1 less Sanity.',
        'Unless you have cast a Spell this Round, the casting cost of each Spell loses 1.',
      ],
      [
        'event',
        'The next Artifact you play this Round costs no Sanity.',
        'When played: the Sanity cost of each Artifact is 0 until the end of the Round and until you plays an Artifact.',
      ],
      [
        'ally',
        'The first time each Round that your opponent casts a Spell, gain 1 Sanity.',
        'When your opponent casts a Spell: gain 1 Sanity, once a Round.',
      ],
      [
        'event',
        'Play when an opponent completes an Adventure. Your opponent discards two cards at random.',
        "After your opponent played an Adventure: discard two random cards in your opponent's Hand.",
      ],
      [
        'event',
        "Play this card on an opponent's Ally. That Ally may not defend while this card is in play.",
        'When played: give this card to one Ally of your opponent. The bearer cannot be defending.',
      ],
      [
        'event',
        'Play this card on one Ally. That Ally adds 2 points to its value.',
        'When played: give this card to one Ally. The bearer gains 2.',
      ],
    ],
  ],
  [
    'what was found, moved or laid on somebody',
    [
      [
        'event',
        'Reveal the top four cards of your Mythos Deck. Put two in your Hand and discard the rest.',
        'When played: reveal the top 4 cards of your Mythos Deck, then return two cards among the revealed cards to the Hand, then discard the revealed card.',
      ],
      [
        'spell',
        'Look at the top six cards of your Mythos Deck. Put one of them in your Hand and the others back in any order.',
        'When cast: look at the top 6 cards of your Mythos Deck, then return one card among the cards looked at to the Hand, then arrange the card looked at.',
      ],
      [
        'event',
        'Reveal the top five cards of your Mythos Deck. Discard all Events among them.',
        'When played: reveal the top 5 cards of your Mythos Deck, then discard the revealed card (Event).',
      ],
      [
        'event',
        'Bury up to two of your Tomes. Draw three cards for each Tome buried this way.',
        'When played: bury up to two Tomes, then draw 3 cards for each Tome so moved.',
      ],
      [
        'event',
        'Every player with more than four cards in Hand must discard down to four.',
        "When played: for each player: (if that player has 5 or more cards in Hand: (discard all but 4 of the cards in that player's Hand of that player's choice)).",
      ],
      [
        'location',
        'While you are here, no opponent may play a Phobia on you.',
        'While you are here, each opponent may not play a Phobia Event on you.',
      ],
      [
        'ally',
        'Any Phobia played on your Investigator is immediately discarded.',
        'When any player plays a Phobia Event on you: discard that card.',
      ],
      [
        'artifact',
        'Discard this card to cancel the effects of a Spell that was just cast against your Investigator or your Allies.',
        'After any player cast a Spell against you, discard this card: cancel that.',
      ],
      [
        'event',
        'Cancel the use of an Artifact used since your last Turn. That Artifact is buried.',
        'After any player used an Artifact: cancel that, then bury that card.',
      ],
      [
        'event',
        'Draw two cards. You may not play an Ally on your next Turn.',
        'When played: draw 2 cards, then (you may not play an Ally) until the end of your next Turn.',
      ],
      ['event', 'Steal one Tome from your opponent.', 'When played: put one Tome of your opponent into your play area.'],
      [
        'spell',
        'Take control of one Ally of your opponent until the end of the Round.',
        'When cast: put one Ally of your opponent into your play area, back until the end of the Round.',
      ],
      [
        'event',
        'Bury one Weapon held by any of your opponent’s Allies, but not the Ally.',
        'When played: bury one Weapon in an Ally of your opponent.',
      ],
      [
        'phobia',
        'Lose 1 Sanity each time you play an Artifact or cast a Spell.',
        'When the affected player plays an Artifact: the affected player loses 1 Sanity. When the affected player casts a Spell: the affected player loses 1 Sanity.',
      ],
      ['artifact', 'Rotate this card when used. Draw one card.', 'As your Turn, rotate this card: draw 1 card.'],
      [
        'monster',
        'Adds 1 point for each Cultist committed against it.',
        'This card gains 1 for each Defending Cultist card of your opponent.',
      ],
      [
        'monster',
        'Half strength against any opponent with a Current Location Inside.',
        'While your opponent is at an Inside Location, halve this card.',
      ],
      [
        'monster',
        'Add 2 points to this card if attacking an Investigator who has a Phobia.',
        'While your opponent has a Phobia Event in play, this card gains 2.',
      ],
      [
        'monster',
        'After Combat, you may pay 2 Sanity to return this card to your Threat instead of burying it.',
        'If this card would be buried in Combat, you may instead pay 2 Sanity: put this card into your Threat.',
      ],
      [
        'ally',
        'Add 3 to the value of this card while you are in a Forest, but subtract 2 from its value during the Day, to a minimum of 1.',
        'While you are at a Forest Location, this card gains 3. While it is Day, this card loses 2, not below 1.',
      ],
      [
        'ally',
        'Subtract two from the Minimum and add one to the Maximum number of cards that you may keep in your Hand.',
        'Your Minimum loses 2. Your Maximum gains 1.',
      ],
      [
        'ally',
        'You may remain in any Country Location for one Turn and bury one Phobia.',
        'As your Turn, having stayed here, if you are at a Country Location: bury one Phobia Event that affects you.',
      ],
      ['ally', 'Your Investigator can resist Radiation.', 'You can survive Radiation.'],
      ['ally', 'You lose no Sanity when arriving at Water Locations.', 'The Sanity cost of each Water Location is 0.'],
      [
        'spell',
        'Draw one card. If cast at Night, this Spell costs no Sanity.',
        'When cast: draw 1 card. While it is Night, the casting cost of this card is 0.',
      ],
      [
        'tome',
        'Spells in this Tome cost 2 less Sanity to cast at Night, to a minimum of 1.',
        'While it is Night, the casting cost of each Spell held by this card loses 2, not below 1.',
      ],
      ['location', 'You must walk to this Location, even from another City.', 'You must reach this card by walking.'],
      [
        'location',
        'Travel by Sea Events may be played here even during a Storm.',
        'While you are here, you may play Travel by Sea Events regardless of Storms.',
      ],
      ['location', 'Discard this Location when you leave it.', 'When you leave here: discard this card.'],
      [
        'weapon',
        'Add 2 points to Ally’s value. Does not count against the limit of one Weapon per Ally.',
        'The bearer gains 2. This card is given to an Ally, whose fate it shares, besides Weapons.',
      ],
      [
        'weapon',
        'Add 3 points to Ally’s value. The Ally must be Corrupt.',
        'The bearer gains 3. This card is given to a Corrupt Ally, whose fate it shares.',
      ],
      [
        'tome',
        'Any Student or Scholar may read this Tome regardless of language.',
        'While you have a Scholar card or Student card in play, this card may be played regardless of language.',
      ],
      ['tome', 'Gain 1 Sanity each time a Spell is cast from this Tome.', 'When any player casts a Spell from this card: gain 1 Sanity.'],
      [
        'event',
        'Choose one Steadfast Ally of your opponent. That Ally is yours until the end of the Round.',
        'When played, choose one Steadfast Ally of your opponent: put the target into your play area, back until the end of the Round.',
      ],
      [
        'event',
        'Your opponent reveals his or her Hand. Discard two Events from it.',
        "When played: look at each card in your opponent's Hand, then discard two Events in your opponent's Hand.",
      ],
      [
        'spell',
        'Cancel one Event that was just played by an opponent. You may not cast this Spell on a Phobia.',
        'After your opponent played an Event except Phobia Event: cancel that.',
      ],
      ['spell', 'Turn one face-down Ally face-up.', 'When cast: flip one face-down Ally face-up.'],
      [
        'spell',
        'Bury target Monster in an opponent’s Threat with a value of 3 or less.',
        "When cast, choose one Monster of value 3 or less in your opponent's Threat: bury the target.",
      ],
      ['ally', 'Cannot be the target of opponents’ Spells.', "This card is not affected by each opponent's Spells."],
      ['ally', 'Can know up to three Spells, which must show the Eye icon.', 'This card holds three Eye Spells.'],
      [
        'monster',
        'You may play this card at any Country Location without using a Gate.',
        'While you are at a Country Location, this card may be played regardless of the Gate.',
      ],
      [
        'monster',
        'When this Monster causes Sanity loss, your opponent draws one card fewer at the beginning of the next Round.',
        'When this card causes a loss: your opponent draws 1 fewer card during the next Round.',
      ],
      [
        'god',
        'At the end of each Combat, every player must choose one of his or her Artifacts and bury it, or lose 1 Sanity.',
        "At the end of Combat: each player chooses: (bury one Artifact of that player of that player's choice) or (that player loses 1 Sanity).",
      ],
    ],
  ],
  [
    'who is bound, and moments apart',
    [
      [
        'event',
        'Each player must discard two cards, if possible.',
        "When played: discard two cards in each player's Hand of each player's choice.",
      ],
      [
        'event',
        'No player may play Monsters while at a Village Location.',
        'While that player is at a Village Location, no player may play a Monster.',
      ],
      ['event', 'No Tomes may be played at any City Location.', 'While that player is at a City Location, no player may play a Tome.'],
      [
        'event',
        'Artifacts may not be played at Water Locations.',
        'While that player is at a Water Location, no player may play an Artifact.',
      ],
      [
        'event',
        'Until the end of the Round, no player may cast Spells at a Location with the Church attribute.',
        'When played: (while that player is at a Church Location, no player may cast Spells) until the end of the Round.',
      ],
      [
        'event',
        'Investigators in the Dreamlands may not gain Sanity. Bury this card if any Storm Event is played.',
        'While that player is at a Location of the Dreamlands, no player may gain Sanity. When any player plays a Storm Event: bury this card.',
      ],
      ['event', 'No Investigator who has a Ghoul in play may use Gates.', 'While that player has Ghoul in play, no player may use Gates.'],
      ['location', 'No Monsters may be played here.', 'While you are here, you may not play a Monster.'],
      [
        'artifact',
        'Your opponent may not cast Spells while at a Port Location.',
        'While that player is at a Port Location, your opponent may not cast Spells.',
      ],
      [
        'event',
        "Randomly flip three of your opponent's Artifacts face-down.",
        'When played: flip three random Artifacts of your opponent face-down.',
      ],
      [
        'event',
        "Return one of your opponent's Allies to its owner's Hand at random.",
        'When played: return one random Ally of your opponent to the Hand.',
      ],
      [
        'event',
        'Take one Tome from your Discard Pile and add that Tome to your Hand. Then, Bury this card.',
        'When played: return one Tome in your discard pile to the Hand.',
      ],
      [
        'event',
        'Choose one Ally from your Story Deck, other than a Cultist, and place it in your Hand.',
        'When played: return one Ally except Cultist card in your Story Deck to the Hand.',
      ],
      [
        'phobia',
        'Lose 2 Sanity points each time you draw a card or play a Tome.',
        'When the affected player draws a card: the affected player loses 2 Sanity. When the affected player plays a Tome: the affected player loses 2 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity point each time you arrive at a Water Location, and when this card is played if you are already there.',
        'When the affected player arrives at a Water Location: the affected player loses 1 Sanity. When played, if the affected player is at a Water Location: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity each time you pass, and 2 each time you play a Ghoul.',
        'When the affected player passes: the affected player loses 1 Sanity. When the affected player plays Ghoul: the affected player loses 2 Sanity.',
      ],
      [
        'phobia',
        'Each time you play a Monster, and at the end of each Round, lose 1 Sanity point.',
        'When the affected player plays a Monster: the affected player loses 1 Sanity. At the end of the Round: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity point each time you play a Forest Location, and at the beginning of each Round that you begin in one.',
        'When the affected player plays a Forest Location: the affected player loses 1 Sanity. At the start of each Round, if the affected player is at a Forest Location: the affected player loses 1 Sanity.',
      ],
      [
        'spell',
        'Control a Ghoul. The casting cost is reduced by 1 point if you have a Cultist in play.',
        'When cast: control one Ghoul. While you have a Cultist card in play, the casting cost of this card loses 1.',
      ],
    ],
  ],
  [
    'one card of whom two things are said',
    [
      [
        'event',
        'One of your Allies gains 2 and may not defend until the end of the Round.',
        'When played, choose one Ally: the target gains 2 until the end of the Round, then the target cannot be defending until the end of the Round.',
      ],
      [
        'event',
        'One random Ally of your opponent loses 2 and becomes Corrupt until the end of the Round.',
        'When played, choose one random Ally of your opponent: the target loses 2 until the end of the Round, then the target gains the Corrupt attribute until the end of the Round.',
      ],
      [
        'spell',
        'One Monster in your Threat gains 3 and becomes Invisible until the end of Combat.',
        'When cast, choose one Monster in your Threat: the target gains 3 until the end of Combat, then the target is Invisible until the end of Combat.',
      ],
      [
        'event',
        'Any one Ally of your opponent loses 1 until the end of the Round. That Ally may not defend until the end of the Round.',
        'When played, choose one Ally of your opponent: the target loses 1 until the end of the Round, then the target cannot be defending until the end of the Round.',
      ],
      [
        'artifact',
        'As your Turn, flip this card: one of your Allies gains 1 and becomes Steadfast until the end of the Round.',
        'As your Turn, choose one Ally, flip this card: the target gains 1 until the end of the Round, then the target gains the Steadfast attribute until the end of the Round.',
      ],
      [
        'phobia',
        'Lose 1 Sanity point at the end of each Round for every two Artifacts you have in play.',
        'At the end of the Round: the affected player loses 1 Sanity for each 2 Artifacts of the affected player.',
      ],
    ],
  ],
  [
    'what cannot be buried, both players spoken of again',
    [
      ['monster', 'This card cannot be Buried by Spells.', 'No player may bury this card by Spells.'],
      ['monster', "May not be Buried by your opponent's Events.", 'Each opponent may not bury this card by Events.'],
      ['ally', 'Your other Allies cannot be Buried by any Spell.', 'No player may bury each other Ally by Spells.'],
      [
        'monster',
        'When revealed, your opponent chooses either to flip one Defending Ally face-down or to lose 2 Sanity.',
        "When revealed: your opponent chooses: (flip one Defending Ally of your opponent of your opponent's choice face-down) or (your opponent loses 2 Sanity).",
      ],
      [
        'event',
        'Your opponent must choose either to lose 2 Sanity or to bury one Ally.',
        "When played: your opponent chooses: (your opponent loses 2 Sanity) or (bury one Ally of your opponent of your opponent's choice).",
      ],
      [
        'god',
        'Deep Ones and Ghouls add 1 point to their card value in every Threat.',
        "Each Deep One or Ghoul in each player's Threat gains 1.",
      ],
      ['god', 'Ghouls lose 1 point in any Threat.', "Each Ghoul in each player's Threat loses 1."],
      ['tome', 'May contain one Spell of any icon in addition to its listed Spells.', 'This card holds one Spell of any icon.'],
      [
        'monster',
        "Add 2 points to this card's value if both you and your opponent are in City Locations. Bury when revealed if neither is.",
        'While you are at a City Location and your opponent is at a City Location, this card gains 2. When revealed, unless you or your opponent is at a City Location: bury this card.',
      ],
      [
        'monster',
        'This card gains 3 if both you and your opponent are Inside. Discard this card when revealed if neither is.',
        'While you are at an Inside Location and your opponent is at an Inside Location, this card gains 3. When revealed, unless you or your opponent is at an Inside Location: discard this card.',
      ],
      [
        'tome',
        'If this Tome is lost, lose 2 Sanity points for each Spell in it.',
        'When this card is lost: lose 2 Sanity for each Spell held by this card.',
      ],
    ],
  ],
  [
    'who walks, and what goes without saying',
    [
      [
        'event',
        'If your opponent is Walking, he or she must Discard two cards.',
        "When played, if your opponent is walking: discard two cards in your opponent's Hand.",
      ],
      ['ally', 'This card gains 2 while you are walking.', 'While you are walking, this card gains 2.'],
      [
        'phobia',
        'Lose 2 Sanity points at the end of each Round if you are still walking.',
        'At the end of the Round, if the affected player is walking: the affected player loses 2 Sanity.',
      ],
      [
        'event',
        'Each player who is walking must discard one card.',
        "When played: for each player: (if that player is walking: (discard one card in that player's Hand of that player's choice)).",
      ],
      ['event', 'No player may play Artifacts while walking.', 'While that player is walking, no player may play an Artifact.'],
      ['spell', 'You may cast this Spell only while you are walking. Gain 2 Sanity.', 'When cast, if you are walking: gain 2 Sanity.'],
      [
        'event',
        'Cancel an Event that was just played on you. Your opponent must Discard it.',
        'After any player played an Event against you: cancel that, then discard that card.',
      ],
      [
        'spell',
        'Cancel a Spell just cast by your opponent. Bury it.',
        'After your opponent cast a Spell: cancel that, then bury that card.',
      ],
      [
        'spell',
        'Cancel one Spell just cast by an opponent. That opponent does not regain the Sanity spent.',
        'After your opponent cast a Spell: cancel that.',
      ],
      ['event', 'Panic! Each player loses 1 Sanity.', 'When played: each player loses 1 Sanity.'],
      [
        'ally',
        'All Monsters with the subtype Greater Servitor lose 1 point while you are here.',
        'While you are here, each Greater Servitor Monster loses 1.',
      ],
      [
        'event',
        'Each player passes two cards of his or her choice to the Discard Pile, starting with you.',
        "When played: discard two cards in each player's Hand of each player's choice.",
      ],
      [
        'event',
        'While this Night is in play, no Ally may be played at a Port.',
        'While that player is at a Port Location, no player may play an Ally.',
      ],
      [
        'phobia',
        'Lose 1 Sanity point each time you draw a card or add a Spell to a Tome.',
        'When the affected player draws a card: the affected player loses 1 Sanity. When the affected player plays a Spell: the affected player loses 1 Sanity.',
      ],
    ],
  ],
  [
    'otherwise, lost in Combat, and prices at a moment',
    [
      [
        'location',
        'While you are here, each Directed Threat attacking you loses 1 point unless it contains a Ghoul.',
        'While you are here and not (the opposing Threat contains Ghoul), each Threat directed against you loses 1.',
      ],
      [
        'ally',
        'Return this card to your Hand when lost in Combat during the Day.',
        'When this card is lost, if this card is in Combat and it is Day: return this card to the Hand.',
      ],
      [
        'ally',
        'Discard this card instead of Burying it when lost in Combat at Night.',
        'While it is Night, if this card would be buried in Combat, instead: discard this card.',
      ],
      [
        'ally',
        'If this card is lost in Combat at Night, Discard it instead.',
        'While it is Night, if this card would be buried in Combat, instead: discard this card.',
      ],
      [
        'ally',
        'This card is not Buried if lost in Combat by Day. Discard it instead.',
        'While it is Day, if this card would be buried in Combat, instead: discard this card.',
      ],
      [
        'ally',
        'Is not Buried in Combat at Night. Return this card to your Hand instead.',
        'While it is Night, if this card would be buried in Combat, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'This card is Invisible at Night. Otherwise it adds 2 points to its value.',
        'While it is Night, this card is Invisible. Unless it is Night, this card gains 2.',
      ],
      [
        'monster',
        'Bury this card when revealed if it is Day. Otherwise add 2 points to its value.',
        'When revealed: if it is Day: (bury this card) otherwise (this card gains 2 until the end of Combat).',
      ],
      [
        'monster',
        'If it is Night when this card is revealed, Bury one random Ally of your opponent. Otherwise, this card adds 2 points.',
        'When revealed: if it is Night: (bury one random Ally of your opponent) otherwise (this card gains 2 until the end of Combat).',
      ],
      [
        'monster',
        'If your opponent is in a Forest, this card is Invisible. Otherwise, all Ghouls add 1 point.',
        'While your opponent is at a Forest Location, this card is Invisible. Unless your opponent is at a Forest Location, each Ghoul gains 1.',
      ],
      [
        'event',
        'If it is Night, draw two cards. Otherwise, lose 1 Sanity point.',
        'When played: if it is Night: (draw 2 cards) otherwise (lose 1 Sanity).',
      ],
      [
        'event',
        'If your opponent has a Ghoul in play, your opponent loses 2 Sanity. Otherwise your opponent must Discard one card.',
        "When played: if your opponent has Ghoul in play: (your opponent loses 2 Sanity) otherwise (discard one card in your opponent's Hand).",
      ],
      [
        'location',
        'At the start of each Turn, if you have a Ghoul in play, lose 1 Sanity. Otherwise, gain 1 Sanity.',
        'At the start of each Turn: if you have Ghoul in play: (lose 1 Sanity) otherwise (gain 1 Sanity).',
      ],
      [
        'phobia',
        'At the start of each Turn, if it is Night, lose 1 Sanity. Otherwise, Discard one card.',
        "At the start of each Turn: if it is Night: (the affected player loses 1 Sanity) otherwise (discard one card in the affected player's Hand).",
      ],
      [
        'artifact',
        'As your Turn, Flip this card to draw two cards if it is Night. Otherwise, draw one card.',
        'As your Turn, flip this card: if it is Night: (draw 2 cards) otherwise (draw 1 card).',
      ],
      [
        'ally',
        "If you are at a City Location, add 2 points to this card's value. Otherwise subtract 1 point.",
        'While you are at a City Location, this card gains 2. Unless you are at a City Location, this card loses 1.',
      ],
      [
        'ally',
        'Add 1 point to the value of this card while either Randolph Carter or Sir Gaunt is in play.',
        'While you have Randolph Carter in play or you have a card called "Sir Gaunt" in play, this card gains 1.',
      ],
      ['ally', 'Knows Latin, Greek & Tsath-Yo.', 'You speak Latin, Greek and Tsath-Yo.'],
      [
        'ally',
        'You may Discard this card at the moment Threats are revealed to Bury one Ghoul in the opposing Threat.',
        "When revealed, you may discard this card: bury one Ghoul in your opponent's Threat.",
      ],
      [
        'ally',
        'You may Flip this card at the moment that a Spell is cast by your opponent to cancel that Spell.',
        'When your opponent casts a Spell, you may flip this card: cancel that.',
      ],
      [
        'ally',
        'Bury this card when Threats are revealed to cancel one attack from a Ghoul.',
        "When revealed, bury this card: one Ghoul in your opponent's Directed Threat cannot be attacking until the end of Combat.",
      ],
      [
        'ally',
        'You may Bury this card to cancel an attack by a Greater Servitor.',
        "In Combat, bury this card: one Greater Servitor Monster in your opponent's Directed Threat cannot be attacking until the end of Combat.",
      ],
      [
        'monster',
        'If Controlled, you may play this card as an Ally at any Forest Location instead of adding it to your Threat.',
        'While this card is controlled, this card may be played as an Ally at a Forest Location.',
      ],
      [
        'event',
        'Choose one Monster in your Hand and play it as part of an existing Threat.',
        'When played, unless not (your Threat contains a card): play one Monster from your Hand.',
      ],
      [
        'event',
        'Immediately play one Ghoul from your Hand into an existing Threat, without using a Gate.',
        'When played, unless not (your Threat contains a card): play one Ghoul from your Hand regardless of the Gate.',
      ],
      [
        'event',
        'Cancel a Spell just cast by your opponent, then Discard both cards.',
        'After your opponent cast a Spell: cancel that, then discard that card, then discard this card.',
      ],
      [
        'event',
        'Cancel an Event just played by an opponent, then Bury both cards.',
        'After your opponent played an Event: cancel that, then bury that card, then bury this card.',
      ],
      [
        'event',
        'Each Investigator must play a new Location on his or her next Turn or lose 2 Sanity points.',
        'When played: unless each player plays a Location next: (each player loses 2 Sanity).',
      ],
      [
        'event',
        'Your opponent must play a new Location next Turn or Discard two cards.',
        "When played: unless your opponent plays a Location next: (discard two cards in your opponent's Hand).",
      ],
      ['ally', 'Your Soldiers add 1 additional point.', 'Each Soldier card gains 1.'],
      ['ally', 'Each of your Weapons adds 1 extra point against Ghouls.', 'While the opposing Threat contains Ghoul, each Weapon gains 1.'],
      [
        'monster',
        'When revealed, this card Buries one random Ally of your opponent.',
        'When revealed: bury one random Ally of your opponent.',
      ],
      [
        'monster',
        'When revealed, it steals two Artifacts. Your opponent must Bury those Artifacts.',
        'When revealed: bury two Artifacts of your opponent.',
      ],
      [
        'monster',
        "Each Zoog surviving to affect your opponent's Allies or Investigator steals one Artifact chosen at random. Your opponent must Bury that Artifact.",
        'When this card reaches the defenders: bury one random Artifact of your opponent.',
      ],
      [
        'event',
        'Flip one random Ally of your opponent face-down. Each other player whose Investigator is in the same Region is similarly affected.',
        'When played: flip one random Ally of your opponent face-down, and the same for each other player in the same region.',
      ],
    ],
  ],
  [
    'found in Hands, lots and Travel',
    [
      [
        'location',
        'You may travel from here to any Island Location, as if you had played a Travel Event.',
        'While you are here, you may travel to a new Island Location in any Region, right-side-up.',
      ],
      [
        'location',
        'Each Directed Threat attacking you loses 2 points unless that Threat contains a Ghoul.',
        'Unless the opposing Threat contains Ghoul, each Threat directed against you loses 2.',
      ],
      [
        'ally',
        'As your Turn, Discard this card to play any Storm Event from your Story Deck as if it was in your Hand.',
        'As your Turn, discard this card: play one Storm Event from your Story Deck.',
      ],
      ['ally', 'This card may not be chosen at random by any card.', 'This card is left out of random choices.'],
      [
        'artifact',
        'Can be used in place of any one Tome needed to complete an Adventure.',
        'This card counts as any one Tome that an Adventure needs.',
      ],
      [
        'spell',
        'All Ghouls in target Threat become Visible.',
        "When cast: each Ghoul in your opponent's Threat is visible until the end of Combat.",
      ],
      [
        'spell',
        'Target opponent must reveal his or her Hand and Discard two Events of your choice.',
        "When cast: look at each card in your opponent's Hand, then discard two Events in your opponent's Hand.",
      ],
      [
        'event',
        'Your opponent must show you his or her Hand and Discard one Ally of your choice.',
        "When played: look at each card in your opponent's Hand, then discard one Ally in your opponent's Hand.",
      ],
      [
        'ally',
        'When lost in Combat at Night, this card is not Buried. Return it to your Hand instead.',
        'While it is Night, if this card would be buried in Combat, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'If lost in Combat, this card is not Buried. Discard it instead.',
        'If this card would be buried in Combat, instead: discard this card.',
      ],
      [
        'artifact',
        'Flip this card face-down to draw one card. As your Turn, Flip this card face-up.',
        'As your Turn, flip this card: draw 1 card. As your Turn, face-down: flip this card face-up.',
      ],
      ['ally', 'Joins King Yolande.', 'Joins cards called "King Yolande".'],
    ],
  ],
  [
    'lots in a Hand that is shown',
    [
      [
        'spell',
        'Your opponent must reveal his or her Hand and Discard one Spell at random.',
        "When cast: look at each card in your opponent's Hand, then discard one random Spell in your opponent's Hand.",
      ],
      [
        'location',
        'Reduce each Directed Threat attacking you by 1 point if that Threat contains a Ghoul.',
        'While the opposing Threat contains Ghoul, each Threat directed against you loses 1.',
      ],
    ],
  ],
  [
    'bearers, prices and both players',
    [
      [
        'weapon',
        "Add 2 points to Ally's value. If the Ally is Buried in Combat, return this card to your Hand.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. When the bearer is buried, if this card is in Combat: return this card to the Hand.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value. If the bearer is lost, gain 1 Sanity.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. When the bearer is lost: gain 1 Sanity.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value. If Ally is Discarded, you may pay 2 Sanity to return this Weapon to your Hand.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. When the bearer is discarded, you may pay 2 Sanity: return this card to the Hand.',
      ],
      [
        'weapon',
        "Add 1 point to Ally's value. If Ally is Buried, also Bury this Weapon.",
        'The bearer gains 1. This card is given to an Ally, whose fate it shares.',
      ],
      [
        'artifact',
        'Give this card to one of your Scholars. The bearer gains 2. If the Ally is lost, Discard this card.',
        'This card is given to a Scholar Ally. The bearer gains 2. When the bearer is lost: discard this card.',
      ],
      [
        'artifact',
        'Give this card to any one Ally in play. That Ally can read Latin and Greek.',
        'This card is given to an Ally. The bearer knows Latin and Greek.',
      ],
      [
        'artifact',
        "Assign this card to one of your Allies. That Ally may not be affected by your opponent's Spells.",
        "This card is given to an Ally. The bearer is not affected by each opponent's Spells.",
      ],
      [
        'artifact',
        "Place this card with one Tome. That Tome's Spell Capacity is increased by two. If that Tome is lost, so is this card.",
        'This card is given to a Tome, whose fate it shares. The Spell capacity of the bearer gains 2.',
      ],
      [
        'artifact',
        'Give this card to any Tome that you have in play. The Spell Capacity of that Tome is increased by one.',
        'This card is given to a Tome. The Spell capacity of the bearer gains 1.',
      ],
      [
        'weapon',
        "Add 3 points to Ally's value. Discard this card after it is used in Combat.",
        'The bearer gains 3. This card is given to an Ally, whose fate it shares. At the end of Combat, if this card has fought: discard this card.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value. This card does not count against the limit of one Weapon per Ally.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares, besides Weapons.',
      ],
      [
        'artifact',
        'Flip this card to draw two cards. You may then put one card from your Hand into your discard pile.',
        'As your Turn, flip this card: draw 2 cards, then optionally discard one card in your Hand.',
      ],
      [
        'artifact',
        'Flip this card to draw two cards. Then your opponent gains 1 Sanity.',
        'As your Turn, flip this card: draw 2 cards, then your opponent gains 1 Sanity.',
      ],
      [
        'artifact',
        'Bury this card to draw two cards. Your opponent loses 2 Sanity.',
        'As your Turn, bury this card: draw 2 cards, then your opponent loses 2 Sanity.',
      ],
      [
        'ally',
        'As your Turn, pay 1 Sanity to draw one card. Then, if it is Night, gain 1 Sanity.',
        'As your Turn, pay 1 Sanity: draw 1 card, then if it is Night: (gain 1 Sanity).',
      ],
      [
        'monster',
        "When this card survives to reach your opponent's Allies or Investigator, that opponent misses his or her next Turn (play no cards and do not Pass).",
        'When this card reaches the defenders: your opponent loses the next Turn.',
      ],
      ['monster', 'Joins cards with the same Title.', 'Joins cards of the same Title.'],
      ['monster', 'Bypasses cards of the same Title.', 'This card bypasses cards of the same Title.'],
      [
        'monster',
        "Add 2 points to this card's value while you and your opponent are both Outside.",
        'While you are at an Outside Location and your opponent is at an Outside Location, this card gains 2.',
      ],
      [
        'monster',
        'This card is Invisible if neither player is at a City Location.',
        'Unless you or your opponent is at a City Location, this card is Invisible.',
      ],
      ['monster', 'Discard this card if it is revealed while it is Day.', 'When revealed, if it is Day: discard this card.'],
      [
        'monster',
        'You may pay 2 Sanity to return this card to your Hand instead of being Buried.',
        'If this card would be buried, you may instead pay 2 Sanity: return this card to the Hand.',
      ],
      ['monster', 'While in play as an Ally it may hold two Spells.', 'While this card is an Ally, holds two Spells.'],
      [
        'monster',
        'May only be defended against by Corrupt Allies or by Allies whose own value is 3 or less.',
        'This card bypasses Allies except (Ally of value 3 or less not counting Weapons or Corrupt Ally).',
      ],
      [
        'monster',
        'When revealed, choose one Defending Ally of your opponent. Bury that Ally together with any Weapon it bears.',
        'When revealed, choose one Defending Ally of your opponent: bury the target.',
      ],
      ['monster', 'When revealed, discard all Weapons opposing this card.', 'When revealed: discard each opposing Weapon.'],
      [
        'monster',
        'If this card survives the Cosmic Battle, randomly Discard one Artifact of your opponent.',
        'When this card survives the Cosmic Battle: discard one random Artifact of your opponent.',
      ],
      [
        'monster',
        'If you have a Spell with the Eye icon in play, this card may be played at any Forest Location without using a Gate.',
        'While you have a Spell with the Eye icon in play and you are at a Forest Location, this card may be played regardless of the Gate.',
      ],
      ['tome', 'When played, gain 1 Sanity for each Spell it contains.', 'When played: gain 1 Sanity for each Spell held by this card.'],
      [
        'god',
        'While this card is in play, no Spells may be cast, and each player loses 1 Sanity at the end of each Round.',
        'No player may cast Spells. At the end of the Round: each player loses 1 Sanity.',
      ],
      [
        'ally',
        "At Night, this card gains 2, and your opponent's Allies may not defend.",
        'While it is Night, this card gains 2. While it is Night, each Ally of your opponent cannot be defending.',
      ],
      ['artifact', 'You can survive Underwater, as can your Allies.', 'You can survive Underwater.'],
      [
        'artifact',
        'As your Turn, take one Ally from your discard pile and shuffle it into your Mythos Deck, together with this card.',
        'As your Turn: put one Ally in your discard pile on its Mythos Deck, then put this card on its Mythos Deck, then shuffle your Mythos Deck.',
      ],
      [
        'event',
        'Choose one Ally of your opponent. Discard that Ally, along with any Weapon he or she bears.',
        'When played, choose one Ally of your opponent: discard the target.',
      ],
    ],
  ],
  [
    'what is flipped, shown and counted',
    [
      [
        'event',
        "Look at your opponent's Hand. Choose one Artifact that he or she must Discard.",
        "When played: look at each card in your opponent's Hand, then discard one Artifact in your opponent's Hand.",
      ],
      [
        'event',
        'Your opponent must show you his or her Hand. Choose two Spells to be buried.',
        "When played: look at each card in your opponent's Hand, then bury two Spells in your opponent's Hand.",
      ],
      [
        'event',
        'Target Tome is turned face-down until the end of Combat.',
        'When played, choose one Tome of any player: flip the target face-down, then (at the end of Combat: flip the target face-up) until the end of Combat.',
      ],
      [
        'event',
        'Flip one Ally of your opponent face-down. He or she may not be flipped face-up until the end of the next Round.',
        'When played, choose one Ally of your opponent: flip the target face-down, then the target cannot be flipped face-up until the end of the next Round.',
      ],
      [
        'event',
        'Bury one Tome of your opponent. Any other players in the same Region are similarly affected.',
        'When played: bury one Tome of your opponent, and the same for each other player in the same region.',
      ],
      [
        'event',
        'Play this card into your Threat (uses a Gate). When revealed, each opposing Ally loses 1 point of value.',
        'When revealed: each opposing Ally loses 1 until the end of Combat.',
      ],
      [
        'event',
        'No Combat takes place this Round. All Threats remain there until the next Combat.',
        'When played: each player skips Combat.',
      ],
      [
        'event',
        'On a following Turn, play any Forest Location in the same Dimension, right-side-up on top of your Story Deck.',
        'When played: travel right-side-up to a new Forest Location in any Region of the same Dimension on a later Turn.',
      ],
      [
        'event',
        'On a following Turn, play a new City Location in the same or in any other Region, right-side-up on top of your Story Deck.',
        'When played: travel right-side-up to a new City Location in any Region on a later Turn.',
      ],
      ['event', 'You may also play one Cultist on the same Turn.', 'When played, you may: play one Cultist card.'],
      [
        'spell',
        'You may only cast this Spell while you are Outside. Draw two cards.',
        'When cast, if you are at an Outside Location: draw 2 cards.',
      ],
      ['ally', 'This card gains 1 for every three Spells you have in play.', 'This card gains 1 for each 3 Spells.'],
      [
        'event',
        'Flip any number of your Artifacts face-down. Draw one card for each Artifact flipped in this way.',
        'When played: flip any number of Artifacts face-down, then draw 1 card for each Artifact so moved.',
      ],
      [
        'event',
        'Bury any number of your Tomes. Gain 2 Sanity for each Tome buried in this way, up to 6.',
        'When played: bury any number of Tomes, then gain 2 Sanity for each Tome so moved (up to 6).',
      ],
      [
        'event',
        'Put the top card of your Discard Pile on top of your Mythos Deck.',
        'When played: put the top card of your discard pile on its Mythos Deck.',
      ],
      [
        'event',
        'Your opponent must bury the top card of his or her Discard Pile.',
        "When played: bury the top card of your opponent's discard pile.",
      ],
    ],
  ],
  [
    'places: gates again, Turns spent, what is said in passing',
    [
      [
        'ally',
        'Add 1 to this card while you are in a Village. If you are in a Village that has the Gate attribute, add 3 points instead.',
        'While you are at a Village Location and not (you are at a Village Gate Location), this card gains 1. While you are at a Village Gate Location, this card gains 3.',
      ],
      [
        'ally',
        'Add 2 to this card at Night, and subtract 1 from its value during the Day.',
        'While it is Night, this card gains 2. While it is Day, this card loses 1.',
      ],
      [
        'ally',
        'As your Turn, Flip this card and look at the top three cards of your Mythos Deck. You may Discard any or all of them.',
        'As your Turn, flip this card: look at the top 3 cards of your Mythos Deck, then optionally discard the card looked at.',
      ],
      [
        'ally',
        'Add 2 to this card if a Ghoul is part of the Threat attacking you.',
        'While the opposing Threat contains Ghoul, this card gains 2.',
      ],
      [
        'ally',
        'At the moment that you would lose a Tome, you may choose to Discard this card instead.',
        'If you would lose a Tome, you may instead: discard this card.',
      ],
      [
        'ally',
        'Remain with this Ally for an additional Turn in any City Location and bury one Phobia. Then, Flip this card.',
        'As your Turn, having kept this card, if you are at a City Location, flip this card: bury one Phobia Event that affects you.',
      ],
      [
        'ally',
        'As your Turn, you may Bury this card and recover one Tome from your Discard Pile. Place it in your Hand.',
        'As your Turn, bury this card: return one Tome in your discard pile to the Hand.',
      ],
      [
        'ally',
        'If this card would be Buried after Combat, you may pay 1 Sanity to Flip it face-down instead.',
        'If this card would be buried in Combat, you may instead pay 1 Sanity: flip this card face-down.',
      ],
      [
        'artifact',
        'Discard this card to cancel an Event just played on one of your Allies.',
        'After any player played an Event against you, discard this card: cancel that.',
      ],
      [
        'location',
        'At the beginning of each Turn that you are here, reveal the top card of your Mythos Deck. If it is an Event, lose 1 Sanity. Discard the revealed card.',
        'At the start of each Turn, if you are here: reveal the top card of your Mythos Deck, then if the revealed card is an Event: (lose 1 Sanity), then discard the revealed card.',
      ],
      [
        'location',
        'You may remain here for one Turn at Night and draw one card.',
        'As your Turn, having stayed here, if it is Night: draw 1 card.',
      ],
      [
        'location',
        'If this is your Current Location at the end of the Round, you may keep one card more than your Maximum.',
        'While you are here, your Maximum gains 1.',
      ],
      [
        'location',
        'While you are here, Invisible Monsters attacking you are considered to be Visible.',
        "While you are here, each Invisible Monster in your opponent's Directed Threat is visible.",
      ],
      [
        'location',
        'This Gate may only be used at Night, or if you have a Tome in play.',
        'While you are here and not (it is Night or you have a Tome in play), you may not use Gates.',
      ],
      [
        'location',
        'When you arrive here you may immediately play one Tome, even if neither you nor your Allies know its language.',
        'When you arrive here, you may: play one Tome regardless of language.',
      ],
      [
        'location',
        "While you are here you may play any Student, regardless of that Ally's Subregion.",
        'While you are here, you may play Student cards regardless of place.',
      ],
      [
        'location',
        'May use this Gate more than once. Pay 2 Sanity for each subsequent Gate use.',
        'The Gate here may be used again for 2 Sanity.',
      ],
      ['location', 'You must walk out of this Location, even if you hold a Travel Event.', 'You must leave here by walking.'],
      [
        'location',
        "While you are here, Weapons add nothing to the value of your opponent's Allies.",
        'While you are here, each Weapon in an Ally of your opponent adds nothing.',
      ],
      [
        'location',
        'No Phobia may be played on your Investigator while you are here. Phobias that already affect you are not removed.',
        'While you are here, each opponent may not play a Phobia Event on you.',
      ],
      ['location', 'Your Allies may not carry Weapons while you are here.', 'While you are here, each Ally may not bear Weapons.'],
    ],
  ],
  [
    'what may not be flipped, used or lost in full',
    [
      ['ally', 'This card may not be Flipped face-down by any card.', 'This card cannot be flipped.'],
      [
        'weapon',
        'This Ally gains 2. This Ally cannot be Flipped.',
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. The bearer cannot be flipped.',
      ],
      ['ally', 'Your other Allies may not be Flipped.', 'Each other Ally cannot be flipped.'],
      ['tome', 'May hold two Spells of any icon.', 'This card holds two Spells of any icon.'],
      ['artifact', 'Can know one Spell of any icon.', 'This card holds one Spell of any icon.'],
      [
        'monster',
        'Bypasses Combat with all Ghouls in your opponent’s Threat. Add 2 points to its value for each Ghoul bypassed.',
        "This card bypasses Ghouls. This card gains 2 for each Ghoul in your opponent's Threat.",
      ],
      ['monster', 'Bypasses all Deep Ones in the opposing Threat.', 'This card bypasses Deep Ones.'],
      ['artifact', 'You may read any Tome in Latin.', 'You may play Tomes that knows Latin regardless of language.'],
      [
        'artifact',
        'You may read any Tome in Latin, but you must pay 2 additional Sanity points to play it.',
        'You may play Tomes that knows Latin regardless of language for 2 Sanity.',
      ],
      [
        'artifact',
        'Use this card when you would lose Sanity. Reduce the loss by 2 points, then Discard this card.',
        'If you would lose Sanity, you may discard this card to prevent up to 2 of that.',
      ],
      [
        'artifact',
        'If you would lose Sanity from a Phobia, you may bury this card to reduce that loss by up to 2 points.',
        'If you would lose Sanity by Phobia Events, you may bury this card to prevent up to 2 of that.',
      ],
      ['ally', 'Your Hand is increased by two cards at the beginning of each Round.', 'You draw 2 more cards.'],
      [
        'monster',
        'Half value (round up) while your opponent has a Tome in play.',
        'While your opponent has a Tome in play, halve this card.',
      ],
      ['monster', 'Half strength (round up) by Day.', 'While it is Day, halve this card.'],
      [
        'monster',
        'Only Steadfast Allies may defend against this card. Corrupt Allies defend against other Monsters as usual.',
        'This card bypasses Allies except Steadfast card.',
      ],
      [
        'monster',
        'This Monster may not be Controlled, nor may it be Summoned.',
        'This card cannot be controlled. This card cannot be summoned.',
      ],
      ['god', 'The Minimum number of cards that each player may keep in Hand is increased by one.', "Each player's Minimum gains 1."],
      [
        'weapon',
        "Add 2 points to Ally's value. May only be used Outside.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. Unless you are at an Outside Location, this card adds nothing.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value. May not be used at Night.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. While it is Night, this card adds nothing.',
      ],
      [
        'weapon',
        "Add 1 point to Ally's value; Ally is now Corrupt. Add 2 additional points at Night.",
        'The bearer gains 1. This card is given to an Ally, whose fate it shares. The bearer gains the Corrupt attribute. While it is Night, the bearer gains 2.',
      ],
    ],
  ],
  [
    'plays that somebody makes, at whose place',
    [
      [
        'location',
        'Monsters may be played without a Gate while you are here.',
        'While you are here, you may play Monsters regardless of the Gate.',
      ],
      [
        'location',
        'You may play Scholar Allies at any Site Location.',
        'While you are at a Site Location, you may play Scholar Allies regardless of place.',
      ],
      [
        'ally',
        'Subtract one from the Minimum and add two to the Maximum number of cards that you may keep in your Hand. Not cumulative with other Allies.',
        'Your Minimum loses 1, not cumulative with what else lowers your Minimum. Your Maximum gains 2, not cumulative with what else raises your Maximum.',
      ],
      [
        'monster',
        'When revealed, you may Discard one card from your Hand to add 2 points to this card.',
        'When revealed, you may discard one card in your Hand: this card gains 2 until the end of Combat.',
      ],
    ],
  ],
  [
    'what is left to you, and what lies there for everybody',
    [
      [
        'ally',
        'Draw one additional card at the beginning of each Round. Not cumulative with other Allies that increase the number of cards drawn.',
        'You draw 1 more card, not cumulative with what else raises your draw.',
      ],
      [
        'ally',
        'As your Turn, look at the top card of your Mythos Deck. Bury it if you wish.',
        'As your Turn: look at the top card of your Mythos Deck, then optionally bury the card looked at.',
      ],
      ['spell', 'Bury one Storm Event in play.', 'When cast: bury one Storm Event of any player.'],
      [
        'spell',
        'Draw two cards. You may bury one Phobia.',
        'When cast: draw 2 cards, then optionally bury one Phobia Event that affects you.',
      ],
      [
        'artifact',
        'As your Turn, flip this card: look at the top card of your Mythos Deck. You may place it on the bottom.',
        "As your Turn, flip this card: look at the top card of your Mythos Deck, then optionally put the card looked at on the bottom of its owner's Mythos Deck.",
      ],
    ],
  ],
  [
    'in other words still',
    [
      [
        'ally',
        'While this card is in play, add one to the Minimum number of cards that you must keep in your Hand.',
        'Your Minimum gains 1.',
      ],
      [
        'ally',
        'Reduces the Sanity cost of each Spell cast by your Investigator by 1 point, to a minimum of 1.',
        'The casting cost of each Spell loses 1, not below 1.',
      ],
      [
        'monster',
        "Add 1 to this card for each Spell in play beside your opponent's Investigator, to a maximum of 3 points.",
        'This card gains 1 for each Spell of your opponent (up to 3).',
      ],
      [
        'event',
        'All of your Corrupt Allies increase their value by 2 points for the remainder of this Round.',
        'When played: each Corrupt Ally gains 2 until the end of the Round.',
      ],
      [
        'spell',
        'Bury one Ally of your opponent with a value of 2 points or less.',
        'When cast: bury one Ally of value 2 or less of your opponent.',
      ],
      [
        'spell',
        'Cancel a Spell that was just cast by your opponent and bury that Spell.',
        'After your opponent cast a Spell: cancel that, then bury that card.',
      ],
      [
        'spell',
        'You may immediately play any Location in your present Region right-side-up on top of your Story Deck.',
        'When cast: travel right-side-up to a new Location in the same Region.',
      ],
      [
        'location',
        'While you are here, your Current Location is considered to have the Gate attribute.',
        'While you are here, your Current Location gains the Gate attribute.',
      ],
      [
        'location',
        'You may remain here for one Turn and return one Flipped Spell to its face-up position.',
        'As your Turn, having stayed here: flip one face-down Spell face-up.',
      ],
      [
        'tome',
        'Spells cast from this Tome at Night cost no Sanity points.',
        'While it is Night, the casting cost of each Spell held by this card is 0.',
      ],
      [
        'event',
        'Randomly choose one Weapon held by an Ally of your opponent. That Weapon is Buried, but the Ally is unaffected.',
        'When played, choose one random Weapon in an Ally of your opponent: bury the target.',
      ],
      [
        'artifact',
        'Use this card when your Investigator would lose Sanity in Combat. Reduce the loss by up to 2 points, then Bury this card.',
        'If you would lose Sanity in Combat, you may bury this card to prevent up to 2 of that.',
      ],
    ],
  ],
  [
    'beside your Investigator, found there, absorbed by',
    [
      [
        'ally',
        'If two or more Scholars are in play beside your Investigator, this card gains 2.',
        'While you have at least two Scholar cards in play, this card gains 2.',
      ],
      [
        'ally',
        'If no Student is in play by your Investigator, this card loses 1.',
        'Unless you have a Student card in play, this card loses 1.',
      ],
      ['ally', 'If at least three Ghouls are in play, this card gains 1.', 'While at least three Ghouls are in play, this card gains 1.'],
      [
        'ally',
        'While defending, each other Soldier who defends in the same Battle adds 1 point.',
        'While this card is a Defending Ally, each other Defending Soldier card gains 1.',
      ],
      [
        'ally',
        'Once each Turn, at the moment that your Investigator loses Sanity because of an Event, you may reduce the loss by 2 points.',
        'If you would lose Sanity by Events, you may prevent up to 2 of that, once a Turn.',
      ],
      [
        'ally',
        'You may play Tomes at any Location that has the City or Church attribute.',
        'While you are at a Church or City Location, you may play Tomes regardless of attribute.',
      ],
      [
        'ally',
        'You may play Travel by Air Events from any Location, even if it does not bear the Port attribute.',
        'You may play Travel by Air Events regardless of attribute.',
      ],
      [
        'ally',
        'At the end of each Round you may look at the top card of your Mythos Deck and bury it if you wish.',
        'At the end of the Round, you may: look at the top card of your Mythos Deck, then optionally bury the card looked at.',
      ],
      [
        'ally',
        'You may discard this card when another of your Allies is lost.',
        'When one other Ally is lost, you may: discard this card.',
      ],
      [
        'ally',
        'Protection against theft of Tomes. If you would lose a Tome, you may flip this card face-down instead.',
        'If you would lose a Tome, you may instead: flip this card face-down.',
      ],
      [
        'ally',
        "As your Turn, flip this card to look through an opponent's Hand. You may then force that opponent to Discard one Tome found there.",
        "As your Turn, flip this card: look at each card in your opponent's Hand, then optionally discard one Tome in your opponent's Hand.",
      ],
      [
        'spell',
        'May only be cast in Combat, before Threats are revealed. Discard one random Monster attacking you.',
        "In Combat: discard one random Monster in your opponent's Directed Threat.",
      ],
      [
        'investigator',
        'Instead of Passing, you may draw one card one time in each Round. Doing so costs you 1 Sanity.',
        'As your Turn, pay 1 Sanity: draw 1 card, once a Round.',
      ],
      [
        'monster',
        'If Sanity loss caused by this Monster affects your opponent, he or she discards one card.',
        "When this card causes a loss: discard one card in your opponent's Hand.",
      ],
      [
        'monster',
        'May not be absorbed by Allies without Tomes. Joins Dholes.',
        'This card bypasses Allies without a Tome. Joins cards called "Dholes".',
      ],
      [
        'monster',
        'Weapons do not add to the value of Allies defending against this card.',
        'Each opposing Weapon in a Defending Ally of your opponent adds nothing.',
      ],
      [
        'artifact',
        'As your Turn, flip this card: look at the top four cards of your Mythos Deck, take one into your Hand, and replace the rest in any order.',
        'As your Turn, flip this card: look at the top 4 cards of your Mythos Deck, then return one card among the cards looked at to the Hand, then arrange the card looked at.',
      ],
      [
        'artifact',
        'Use this card at the moment when you would lose Sanity in Combat. Reduce the loss by up to 2 points, then discard this card.',
        'If you would lose Sanity in Combat, you may discard this card to prevent up to 2 of that.',
      ],
      [
        'artifact',
        'Bury this card to cause all Invisible Monsters in one Directed Threat to become Visible until the end of Combat.',
        "In Combat, bury this card: each Invisible Monster in your opponent's Directed Threat is visible until the end of Combat.",
      ],
      [
        'spell',
        'Each Ghoul in one Directed Threat loses 1 until the end of Combat.',
        "When cast: each Ghoul in your opponent's Directed Threat loses 1 until the end of Combat.",
      ],
      [
        'weapon',
        "Add 2 points to Ally's value. May be given to an Ally who already has another Weapon. If Ally is Buried, this card suffers the same fate.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares, besides Weapons.',
      ],
      [
        'tome',
        'As your Turn, discard one Spell from this Tome to gain 1 Sanity. You may do this only at a Church.',
        'As your Turn, if you are at a Church Location, discard one Spell held by this card: gain 1 Sanity.',
      ],
    ],
  ],
  [
    'what Events, places and Phobias say',
    [
      ['monster', 'Joins Star Vampires.', 'Joins cards called "Star Vampires".'],
      [
        'phobia',
        'Lose 1 Sanity each time any other player in your Region plays an Event.',
        'When any unaffected player plays an Event, if the affected player and that player are in the same Region: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 2 Sanity points at the end of the Round if an opponent has more Sanity than you.',
        'At the end of the Round, if any unaffected player has more Sanity than the affected player: the affected player loses 2 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity at the beginning of each Turn that any opponent has a larger Threat than yours.',
        'At the start of each Turn, if any unaffected player has more cards in Threat than the affected player: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity point at the beginning of each Combat if your Threat is empty.',
        "At the start of Combat, unless the affected player's Threat contains a card: the affected player loses 1 Sanity.",
      ],
      [
        'event',
        'Each player draws one card for each City Location in his or her Story Deck.',
        "When played: for each player: (that player draws 1 card for each City Location in that player's Story Deck).",
      ],
      ['event', 'Bury any one Tome of your opponent with a Sanity cost.', 'When played: bury one Tome that costs Sanity of your opponent.'],
      [
        'event',
        'Look at the top four cards of your Mythos Deck and rearrange them in any order.',
        'When played: arrange the top 4 cards of your Mythos Deck.',
      ],
      ['location', 'You cannot walk here.', 'You must reach this card by Travel Event.'],
      ['location', 'No opponent may direct Threats against you while you are here.', 'While you are here, you may not be attacked.'],
      [
        'event',
        'If you have fewer than two Allies, draw one card.',
        'When played, unless you have at least two Allies in play: draw 1 card.',
      ],
      [
        'location',
        'Lose 2 Sanity when you arrive here if you are alone.',
        'When you arrive here, unless you have an Ally in play: lose 2 Sanity.',
      ],
      [
        'event',
        'If you have no Monsters in your Threat, draw two cards.',
        'When played, unless your Threat contains a Monster: draw 2 cards.',
      ],
      [
        'event',
        'If your opponent has more cards in his or her Threat than you, draw two cards.',
        'When played, if your opponent has more cards in Threat than you: draw 2 cards.',
      ],
      [
        'phobia',
        'Lose 2 Sanity points if you end the Round at an Outside Location.',
        'At the end of the Round, if the affected player is at an Outside Location: the affected player loses 2 Sanity.',
      ],
      ['phobia', 'Bury this card if you complete an Adventure.', 'When the affected player completes an Adventure: bury this card.'],
      [
        'phobia',
        'Lose 1 Sanity point for each Spell you cast.',
        'When the affected player casts a Spell: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity each time you bury an Ally.',
        'When one Ally of the affected player is buried: the affected player loses 1 Sanity.',
      ],
      [
        'event',
        'Your opponent may play only Locations on his or her next Turn.',
        "When played: (your opponent may not play a card except Location) until the end of your opponent's next Turn.",
      ],
      [
        'event',
        'While this card is in play, no player may walk to a Country Location.',
        'Each player must reach a Country Location by Travel Event.',
      ],
      [
        'event',
        'Shuffle up to three cards from the bottom of your Story Deck into your Mythos Deck.',
        'When played: put the lowest a chosen 0 to 3 cards in your Story Deck on its Mythos Deck, then shuffle your Mythos Deck.',
      ],
      [
        'event',
        'Return the bottom two cards of your Story Deck to your hand.',
        'When played: return the lowest 2 cards in your Story Deck to the Hand.',
      ],
      ['event', 'Spells cast by any player cost 1 additional Sanity point.', 'The casting cost of each Spell of any player gains 1.'],
      [
        'event',
        'Play only on an opponent in a City Location. Opponent loses 2 Sanity.',
        'When played: if your opponent is at a City Location: (your opponent loses 2 Sanity).',
      ],
      [
        'event',
        'Can only be used against an opponent in a Port Location. Opponent loses his or her next Turn.',
        'When played: if your opponent is at a Port Location: (your opponent loses the next Turn).',
      ],
      [
        'event',
        'For the rest of this Round, your Monsters may be played without a Gate.',
        'When played: (you may play Monsters regardless of the Gate) until the end of the Round.',
      ],
      [
        'event',
        'Living Dead may be played at any Location with the Cemetery attribute as if it had a Gate.',
        'While you are at a Cemetery Location, you may play Living Dead Monsters regardless of the Gate.',
      ],
      [
        'event',
        'Choose an Ally in your Hand and play it regardless of Subregion.',
        'When played: play one Ally from your Hand regardless of place.',
      ],
      [
        'location',
        'At the end of each of your Turns in which you are outside, lose 1 Sanity.',
        'At the end of each Turn, if you are at an Outside Location: lose 1 Sanity.',
      ],
      [
        'event',
        'Camel drivers quarrel endlessly. Your opponent discards one card.',
        "When played: discard one card in your opponent's Hand.",
      ],
      ['location', 'The porters search every merchant. Lose 1 Sanity point.', 'When you arrive here: lose 1 Sanity.'],
      [
        'location',
        'Gain 3 Sanity points, but one random Ally of yours must be discarded.',
        'When you arrive here: gain 3 Sanity, then discard one random Ally.',
      ],
    ],
  ],
  [
    'who must discard, what would be lost, two numbers and otherwise',
    [
      ['god', 'No Phobia may be Buried while this card is in play.', 'No player may bury each Phobia Event of any player.'],
      [
        'event',
        'Phobias may not be Buried. Bury this card at the end of the Round.',
        'No player may bury each Phobia Event of any player. At the end of the Round: bury this card.',
      ],
      [
        'location',
        'No Travel by Land Events may be played by you while this is your Current Location.',
        'While you are here, you may not play a Travel by Land Event.',
      ],
      ['ally', 'All other Priests that you have in play as Allies add 1 point.', 'Each other Priest Ally gains 1.'],
      ['ally', 'If any Ghoul is in play as an Ally, this card adds 2.', 'While you have Ghoul Ally in play, this card gains 2.'],
      ['ally', 'Add 2 points to her value for each Student that you have in play as an Ally.', 'This card gains 2 for each Student Ally.'],
      ['event', 'Discard the Tome closest to the top of your Story Deck.', 'When played: discard the top Tome of your Story Deck.'],
      [
        'tome',
        'Increase the total value of your Threat by 1 point if Zoogs or any Great Old One is part of your Threat.',
        'While your Threat contains a card called "Zoogs" or Great Old One Monster, your Threat gains 1.',
      ],
      ['ally', 'This Ally counts as Corrupt while it is Night.', 'While it is Night, this card gains the Corrupt attribute.'],
      [
        'location',
        'Each Investigator in the same Region as this Location may not use Gates while this is your Current Location.',
        'While you are here and you and that player are in the same Region, no player may use Gates.',
      ],
      [
        'location',
        'Draw two extra cards at the beginning of each Round that you begin here.',
        'While you are here, you draw 2 more cards.',
      ],
      [
        'spell',
        'Target Ally may not take part in any Combat this Round.',
        'When cast, choose one Ally of any player: the target cannot be defending until the end of the Round.',
      ],
      ['monster', 'Cannot be opposed by Defending Allies who have no Weapon.', 'This card bypasses Defending Allies without a Weapon.'],
      [
        'monster',
        'If Students were lost in Combat with this card, your opponent also loses 2 Sanity points.',
        'At the end of Combat, if any Student card was lost in this Combat: your opponent loses 2 Sanity.',
      ],
      [
        'ally',
        "Once per Round you may look at two cards chosen randomly from an opponent's Hand.",
        "As your Turn: look at two random cards in your opponent's Hand, once a Round.",
      ],
      [
        'ally',
        'If this card is lost in Combat, return it to your Hand instead.',
        'If this card would be buried in Combat, instead: return this card to the Hand.',
      ],
      [
        'weapon',
        "Add 4 points to Ally's value if Ally is a Police Detective, otherwise add 1 point.",
        'The bearer (Police Detective card) gains 4. This card is given to an Ally, whose fate it shares. Unless the bearer is a Police Detective card, the bearer gains 1.',
      ],
      [
        'monster',
        "Add 2 points to this card's value while it is Night, and 1 point if your opponent is in Kingsport.",
        'While it is Night, this card gains 2. While your opponent is at a Kingsport Location, this card gains 1.',
      ],
      [
        'artifact',
        'You draw one extra card at the beginning of each Round but lose 2 Sanity points each time you Pass.',
        'You draw 1 more card. When you pass: lose 2 Sanity.',
      ],
      [
        'event',
        'For the remainder of this Round your opponent may not play Monsters at any Forest Location.',
        'When played: (while that player is at a Forest Location, your opponent may not play a Monster) until the end of the Round.',
      ],
      ['event', 'Choose one Artifact that your opponent must Discard.', 'When played: discard one Artifact of your opponent.'],
      [
        'event',
        'On a following Turn, play a new Water Location in a different Region, walking, on top of your Story Deck.',
        'When played: travel walking to a new Water Location in a different Region on a later Turn.',
      ],
      [
        'tome',
        'As your turn, Bury this Tome to cause all Investigators to lose 1 Sanity point.',
        'As your Turn, bury this card: each player loses 1 Sanity.',
      ],
      ['spell', 'Return one face-down Tome to face-up position.', 'When cast: flip one face-down Tome face-up.'],
      [
        'monster',
        "When revealed, choose one of your opponent's Defending Allies and Bury his or her Weapon.",
        'When revealed: bury one Weapon in a Defending Ally of your opponent.',
      ],
      [
        'monster',
        'You may Summon this card only at a Location with the Cemetery attribute.',
        'This card may only be played if you are at a Cemetery Location.',
      ],
      [
        'ally',
        'All of your Scholars and Authors may be played regardless of attributes.',
        'You may play Author cards or Scholar cards regardless of attribute.',
      ],
      [
        'ally',
        'Travel by Land Events may be played at any City Location.',
        'While you are at a City Location, you may play Travel by Land Events regardless of place.',
      ],
      ['spell', 'Return all of your Tomes to face-up position.', 'When cast: flip each Tome face-up.'],
      [
        'ally',
        'Subtract 2 points from the value of this card at Night. Add 1 point if he has a Weapon.',
        'While it is Night, this card loses 2. While this card bears a Weapon, this card gains 1.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value. When this harpoon is Buried, lose 1 Sanity.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. When this card is buried: lose 1 Sanity.',
      ],
      ['ally', 'Joins any one Sailor.', 'Joins cards called "Sailor".'],
      [
        'location',
        'Players in the same Region may not cast Spells.',
        'While you and that player are in the same Region, no player may cast Spells.',
      ],
    ],
  ],
  [
    'where one is, and what stays how long',
    [
      ['location', 'Phobias may not be played on you here.', 'While you are here, each opponent may not play a Phobia Event on you.'],
      [
        'location',
        'No Phobia may be played on you while at this Location.',
        'While you are here, each opponent may not play a Phobia Event on you.',
      ],
      [
        'event',
        'Each opponent in your Region loses 1 Sanity point.',
        'When played: for each opponent: (if you and that player are in the same Region: (that player loses 1 Sanity)).',
      ],
      [
        'event',
        'Each other player who is in your Subregion must discard one card.',
        "When played: for each opponent: (if you and that player are in the same subregion: (discard one card in that player's Hand of that player's choice)).",
      ],
      [
        'phobia',
        'Lose 1 Sanity point at the beginning of any Turn in which you are walking.',
        'At the start of each Turn, if the affected player is walking: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Bury this card at the beginning of any Round in which you have 15 or more Sanity.',
        'At the start of each Round, if the affected player has 15 or more Sanity: bury this card.',
      ],
      ['location', 'Any player here may, as his or her Turn, draw one card.', 'As your Turn: draw 1 card.'],
      [
        'location',
        'Each player at this Location may bury one Artifact to gain 2 Sanity points as his or her Turn.',
        'As your Turn, bury one Artifact: gain 2 Sanity.',
      ],
      ['location', 'Draw one extra card at the beginning of each Round that you are here.', 'While you are here, you draw 1 more card.'],
      [
        'event',
        'This card remains in play until the end of the Round. No player may gain Sanity.',
        'At the end of the Round: bury this card. No player may gain Sanity.',
      ],
      [
        'event',
        'Play this card when you are at a Water Location. Draw two cards.',
        'This card may only be played if you are at a Water Location. When played: draw 2 cards.',
      ],
      [
        'event',
        'Play this card while walking. Draw two cards.',
        'This card may only be played if you are walking. When played: draw 2 cards.',
      ],
      [
        'event',
        'Bury one Ally of your opponent worth more than 3 points.',
        'When played: bury one Ally of value 4 or more of your opponent.',
      ],
      [
        'event',
        'Bury one Ally of your opponent with a value less than 3.',
        'When played: bury one Ally of value 2 or less of your opponent.',
      ],
      [
        'event',
        'Bury all Artifacts in play that are worth 1 point or less.',
        'When played: bury each Artifact of value 1 or less of any player.',
      ],
      ['event', 'Cancel the effects of one Spell just cast against you.', 'After any player cast a Spell against you: cancel that.'],
      ['location', 'You must have a Tome in play to come here.', 'This card may only be played if you have a Tome in play.'],
      ['location', 'If at Night, lose 2 Sanity points.', 'When you arrive here, if it is Night: lose 2 Sanity.'],
      ['location', 'When you arrive here, if by Day, gain 1 Sanity.', 'When you arrive here, if it is Day: gain 1 Sanity.'],
      [
        'location',
        'Spells of the Eye icon cost 1 less Sanity to cast here.',
        'While you are here, the casting cost of each Spell with the Eye icon loses 1.',
      ],
      [
        'phobia',
        'Lose 1 Sanity at the start of each Round, unless you discard one Artifact.',
        "At the start of each Round: the affected player chooses: (discard one Artifact of the affected player of the affected player's choice) or (the affected player loses 1 Sanity).",
      ],
      ['phobia', 'You must spend 1 Sanity point to play any Ally.', 'The Sanity cost of each Ally of the affected player gains 1.'],
      [
        'event',
        'Both you and your opponent must discard one Artifact.',
        'When played: discard one Artifact, then discard one Artifact of your opponent.',
      ],
      ['event', 'You and your opponent must each bury one Ally.', 'When played: bury one Ally, then bury one Ally of your opponent.'],
      ['event', 'If your hand is empty, draw five cards.', 'When played, if you have 0 or fewer cards in Hand: draw 5 cards.'],
      [
        'event',
        'Bury one Ally of your opponent. Any other players in the same Region must also bury one Ally.',
        'When played: bury one Ally of your opponent, and the same for each other player in the same region.',
      ],
      [
        'event',
        'Bury one random Ally of your opponent. Any other player whose Investigator is in the same Region must also bury one random Ally.',
        'When played: bury one random Ally of your opponent, and the same for each other player in the same region.',
      ],
      [
        'event',
        'The affected player must discard one card at the beginning of each Round. Bury this card when that player arrives at a City Location.',
        "At the start of each Round: discard one card in the affected player's Hand. When the affected player arrives at a City Location: bury this card.",
      ],
      [
        'event',
        "Take one card at random from your opponent's hand and place it in his or her Discard pile.",
        "When played: discard one random card in your opponent's Hand.",
      ],
      ['phobia', 'You may not play any Ally with a value greater than 3.', 'The affected player may not play an Ally of value 4 or more.'],
    ],
  ],
  [
    'whose card it is, and counts up to a most',
    [
      ['event', 'Bury one Great Old One in play.', 'When played: bury one Great Old One Monster of any player.'],
      ['event', "Return one Ally in play to its owner's hand.", 'When played: return one Ally of any player to the Hand.'],
      ['spell', 'Discard any one Artifact in play.', 'When cast: discard one Artifact of any player.'],
      ['event', 'Bury one Artifact or Tome in play.', 'When played: bury one Artifact or Tome of any player.'],
      [
        'phobia',
        'As your Turn, you may discard one Tome from play to bury this card.',
        'As your Turn, discard one Tome of the affected player: bury this card.',
      ],
      [
        'location',
        'As your Turn, you may bury one of your Allies here to discard a Phobia affecting your Investigator.',
        'As your Turn, bury one Ally: discard one Phobia Event that affects you.',
      ],
      [
        'event',
        'Your opponent may not play Spells until this card is Buried. Bury this card at the end of the Round.',
        'Your opponent may not play a Spell. At the end of the Round: bury this card.',
      ],
      [
        'event',
        'Cancel a Spell just cast by an opponent, and bury that Spell.',
        'After your opponent cast a Spell: cancel that, then bury that card.',
      ],
      [
        'event',
        'Both you and your opponent must discard one Ally in play.',
        'When played: discard one Ally, then discard one Ally of your opponent.',
      ],
    ],
  ],
  [
    'counts at a moment, up to a most',
    [
      [
        'phobia',
        'Lose 1 Sanity point at the end of each Round for each Tome you have in play, to a maximum of 2 points.',
        'At the end of the Round: the affected player loses 1 Sanity for each Tome of the affected player (up to 2).',
      ],
      [
        'phobia',
        'Lose 1 Sanity point at the beginning of each Round for each Ghoul in your Story Deck, up to 3.',
        "At the start of each Round: the affected player loses 1 Sanity for each Ghoul in the affected player's Story Deck (up to 3).",
      ],
    ],
  ],
  [
    'what must lie in play, and who opposes',
    [
      [
        'spell',
        'You must have any Student in play to cast this Spell. Draw one card.',
        'When cast, if you have a Student card in play: draw 1 card.',
      ],
      [
        'artifact',
        'You must have a Soldier in play. Discard this card to draw two cards.',
        'As your Turn, if you have a Soldier card in play, discard this card: draw 2 cards.',
      ],
      [
        'spell',
        'Choose one Tome of your opponent and flip it face-down for the rest of the Round.',
        'When cast, choose one Tome of your opponent: flip the target face-down, then (at the end of the Round: flip the target face-up) until the end of the Round.',
      ],
      [
        'monster',
        'Defending Allies lose 2 points each when opposing this Monster.',
        'Each opposing Defending Ally of your opponent loses 2.',
      ],
      ['tome', 'Can contain up to two Spells.', 'The Spell capacity of this card is 2.'],
      [
        'weapon',
        "Add 1 point to Ally's value, 3 points if Ally is a Police Detective.",
        'The bearer (card except Police Detective card) gains 1. This card is given to an Ally, whose fate it shares. The bearer (Police Detective card) gains 3.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value, or 3 points if Ally is a Soldier or a Doctor.",
        'Unless the bearer is a Doctor card or Soldier card, the bearer gains 2. This card is given to an Ally, whose fate it shares. The bearer (Doctor card or Soldier card) gains 3.',
      ],
      ['ally', 'Add 1 point for each Monster in opposing Threat.', "This card gains 1 for each Monster in your opponent's Threat."],
      [
        'artifact',
        'When you would lose Sanity because of a Monster, reduce the loss by 1 point. Discard this card after use.',
        'If you would lose Sanity in Combat, you may discard this card to prevent up to 1 of that.',
      ],
      [
        'location',
        'Lose 1 Sanity point on arrival unless you have any Soldier or Doctor in play as an Ally.',
        'When you arrive here, unless you have a Doctor or Soldier Ally in play: lose 1 Sanity.',
      ],
    ],
  ],
  [
    'once cast, and how often; what absorbed nothing',
    [
      [
        'ally',
        'Can know any one Spell. Return the Spell to your Hand after it is cast, but lose 2 Sanity points.',
        'Holds one Spell. Return each Spell held by this card to your Hand after it is cast. When you cast a Spell from this card: lose 2 Sanity.',
      ],
      [
        'ally',
        'Can know up to two Spells. Discard each Spell after it is cast.',
        'Holds two Spells. Discard each Spell held by this card after it is cast.',
      ],
      [
        'ally',
        'Can know any three Spells, but may cast only two of them in each Round. Bury Spell after it is cast.',
        'Holds three Spells. You may not cast more than two Spells from this card a Round.',
      ],
      ['tome', 'Spells cast from this Tome are not turned face-down.', 'Do not flip each Spell held by this card after it is cast.'],
      ['tome', 'Bury each Spell after it is cast.', 'Bury each Spell held by this card after it is cast.'],
      ['tome', 'No more than two Spells may be cast each Turn.', 'No player may cast more than two Spells a Turn.'],
      [
        'spell',
        'Draw two cards. Return this card to your Hand after it is cast.',
        'When cast: draw 2 cards. Return this card to your Hand after it is cast.',
      ],
      [
        'spell',
        'Draw two cards. Return it to your Hand after it is cast.',
        'When cast: draw 2 cards. Return this card to your Hand after it is cast.',
      ],
      [
        'god',
        'No player may cast more than one Spell each Turn. No Investigator may gain Sanity.',
        'No player may cast more than one Spell a Turn. No player may gain Sanity.',
      ],
      ['location', 'You may cast only one Spell each Round.', 'You may not cast more than one Spell a Round.'],
      [
        'monster',
        'Return this Monster to your Hand after Combat if it absorbed no points.',
        'If this card would be buried in Combat without any loss, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'Do not Bury this card after Combat if it did not absorb any points. Instead, it remains in your Threat for the next Round.',
        'If this card would be buried in Combat without any loss, it stays in play instead.',
      ],
      [
        'spell',
        'Reduce the total value of one Threat directed at you by 3 points.',
        'When cast: one Threat directed against you loses 3 until the end of Combat.',
      ],
      [
        'weapon',
        "Add 1 point to Ally's value. Before Monsters are revealed, you may discard this Weapon to reduce target Directed Threat by 2 points.",
        'The bearer gains 1. This card is given to an Ally, whose fate it shares. Before Threats are revealed, you may discard this card: one Threat directed against you loses 2 until the end of Combat.',
      ],
      [
        'tome',
        'Spells cast from this Tome during a Storm cost one less Sanity point.',
        'While any player has a Storm Event in play, the casting cost of each Spell held by this card loses 1.',
      ],
      [
        'monster',
        'If Summoned, you may use this card as Travel by Sea to any Location in the same Region.',
        'While this card is summoned, you may travel to a new Location in the same Region, right-side-up.',
      ],
      [
        'ally',
        'Counts as a Corrupt Ally if it is Night, and otherwise as a Steadfast Ally.',
        'While it is Night, this card gains the Corrupt attribute. Unless it is Night, this card gains the Steadfast attribute.',
      ],
      [
        'ally',
        'Joins other Deep One Hybrids. Add 1 point to the value of this card for each other Deep One Hybrid you have in play.',
        'Joins cards called "Deep One Hybrids". This card gains 1 for each other card called "Deep One Hybrid".',
      ],
    ],
  ],
  [
    'new places in the same Region, who is in a Threat',
    [
      [
        'event',
        'Play a new Location with the Forest attribute, right-side-up on top of your Story Deck.',
        'When played: travel right-side-up to a new Forest Location in the same Region.',
      ],
      [
        'monster',
        'While in a Threat, all other Ghouls in the same Threat add 2 points to their value.',
        'While this card is in a Threat, each other Ghoul in your Threat gains 2.',
      ],
      ['artifact', 'This card makes all of your Ghouls Invisible at Night.', 'While it is Night, each Ghoul is Invisible.'],
      [
        'event',
        'Bury one Steadfast Ally of up to 2 points (including Weapon) of your opponent.',
        'When played: bury one Steadfast Ally of value 2 or less of your opponent.',
      ],
      [
        'location',
        'Each Investigator in the same Region as this Location may not pass while this is your Current Location.',
        'While you are here and you and that player are in the same Region, no player may pass.',
      ],
    ],
  ],
  [
    'second halves that leave out what the first has said, and who is affected by what',
    [
      [
        'event',
        'Discard two cards or bury one.',
        'When played: you choose: (discard two cards in your Hand) or (bury one card in your Hand).',
      ],
      [
        'event',
        'Your opponent must discard one Artifact or bury two.',
        "When played: your opponent chooses: (discard one Artifact of your opponent of your opponent's choice) or (bury two Artifacts of your opponent of your opponent's choice).",
      ],
      ['event', 'You lose 2 Sanity points, your opponent only one.', 'When played: lose 2 Sanity, then your opponent loses 1 Sanity.'],
      ['event', 'You draw one card, and each opponent two.', 'When played: draw 1 card, then each opponent draws 2 cards.'],
      [
        'event',
        'Your opponent discards three cards, you two.',
        "When played: discard three cards in your opponent's Hand, then discard two cards in your Hand.",
      ],
      ['ally', 'Your Allies add 2, your Monsters 1.', 'Each Ally gains 2. Each Monster gains 1.'],
      ['ally', 'Deep Ones add 2 points, Ghouls 1.', 'Each Deep One gains 2. Each Ghoul gains 1.'],
      ['ally', 'Add 2 by Night, 1 by Day.', 'Unless it is Day, this card gains 2. While it is Day, this card gains 1.'],
      [
        'artifact',
        'As your Turn, flip this card: gain 1 Sanity by Day, 3 at Night.',
        'As your Turn, flip this card: if it is Night: (gain 3 Sanity) otherwise (gain 1 Sanity).',
      ],
      ['ally', 'Add 2 at any Port.', 'While you are at a Port Location, this card gains 2.'],
      ['ally', 'Add 1 in the Dreamlands.', 'While you are at a Location of the Dreamlands, this card gains 1.'],
      ['monster', 'Adds 2 at Night in a Cemetery.', 'While it is Night and you are at a Cemetery Location, this card gains 2.'],
      [
        'event',
        'Gain 2 Sanity points, or 4 at a Library.',
        'When played: if you are at a Library Location: (gain 4 Sanity) otherwise (gain 2 Sanity).',
      ],
      [
        'event',
        'Draw two cards, or three if you have a Tome in play.',
        'When played: if you have a Tome in play: (draw 3 cards) otherwise (draw 2 cards).',
      ],
      [
        'event',
        'Your opponent discards one card, or three by Night.',
        "When played: if it is Night: (discard three cards in your opponent's Hand) otherwise (discard one card in your opponent's Hand).",
      ],
      [
        'location',
        'When you arrive here, discard one card or bury two.',
        'When you arrive here: you choose: (discard one card in your Hand) or (bury two cards in your Hand).',
      ],
      [
        'event',
        'Bury two Monsters or one Artifact of your opponent.',
        'When played: you choose: (bury two Monsters of your opponent) or (bury one Artifact of your opponent).',
      ],
      ['event', 'Your opponent loses 3 Sanity, you lose only one.', 'When played: your opponent loses 3 Sanity, then lose 1 Sanity.'],
      ['ally', 'Add 2 if you are affected by a Phobia.', 'While you are affected by a Phobia Event, this card gains 2.'],
      ['ally', 'Lose 1 while two or more Phobias affect you.', 'While you are affected by at least two Phobia Events, this card loses 1.'],
      [
        'event',
        'If your opponent is not affected by any Phobia, he loses 2 Sanity.',
        'When played, unless your opponent is affected by a Phobia Event: your opponent loses 2 Sanity.',
      ],
      [
        'event',
        'Any player who is affected by a Phobia discards one card.',
        "When played: for each player: (if that player is affected by a Phobia Event: (discard one card in that player's Hand of that player's choice)).",
      ],
      [
        'event',
        'Each player with no Ghouls in his Threat gains 1 Sanity.',
        "When played: for each player: (if not (that player's Threat contains Ghoul): (that player gains 1 Sanity)).",
      ],
      [
        'event',
        'Each opponent who has two or more Artifacts loses 2 Sanity.',
        'When played: for each opponent: (if that player has at least two Artifacts in play: (that player loses 2 Sanity)).',
      ],
      [
        'event',
        'Each player having no Tome in play draws one card.',
        'When played: for each player: (if not (that player has a Tome in play): (that player draws 1 card)).',
      ],
    ],
  ],
  [
    'room for Spells by kind, and cards that stand for any one of a type',
    [
      ['tome', 'Can contain two additional Water Spells.', 'This card holds two Water Spells.'],
      ['tome', 'May contain only two Spells.', 'The Spell capacity of this card is 2.'],
      ['tome', 'May hold up to two Spells with the Eye icon.', 'This card holds two Eye Spells.'],
      ['artifact', 'Can know two Folk or Water Spells.', 'This card holds two Folk or Water Spells.'],
      ['artifact', 'Two Eye Spells may be stored in this Artifact.', 'This card holds two Eye Spells.'],
      ['tome', 'No more than one Spell may be placed in this Tome.', 'The Spell capacity of this card is 1.'],
      ['ally', 'Knows two Folk Spells and one Eye Spell.', 'This card holds two Folk Spells. This card holds one Eye Spell.'],
      ['ally', 'Each of your Tomes may hold one additional Water Spell.', 'Each Tome holds one Water Spell.'],
      [
        'weapon',
        'The bearer can know one Eye Spell.',
        'The bearer holds one Eye Spell. This card is given to an Ally, whose fate it shares.',
      ],
      ['tome', 'Holds one more Spell than its printed number.', 'The Spell capacity of this card gains 1.'],
      [
        'location',
        'While you are here, your Tomes can each hold one more Folk Spell.',
        'While you are here, each Tome holds one Folk Spell.',
      ],
      [
        'tome',
        'May contain one additional Eye Spell if your Current Location is a Library.',
        'While you are at a Library Location, this card holds one Eye Spell.',
      ],
      [
        'artifact',
        'May be used as any one Tome when completing an Adventure.',
        'This card counts as any one Tome that an Adventure needs.',
      ],
      [
        'ally',
        'This card may stand in for any one Ally that an Adventure requires.',
        'This card counts as any one Ally that an Adventure needs.',
      ],
      [
        'artifact',
        'You may use this card as any one Spell when you complete an Adventure.',
        'This card counts as any one Spell that an Adventure needs.',
      ],
      [
        'artifact',
        'May replace any one Monster needed for an Adventure. Bury this card when so used.',
        'This card counts as any one Monster that an Adventure needs, and is buried for it.',
      ],
      [
        'artifact',
        'Bury this card to use it as any one Artifact when completing an Adventure.',
        'This card counts as any one Artifact that an Adventure needs, and is buried for it.',
      ],
      [
        'artifact',
        'Counts as any one card for the purpose of completing an Adventure.',
        'This card counts as any one card that an Adventure needs.',
      ],
      [
        'artifact',
        'Can substitute for any one Event in an Adventure, but is then buried.',
        'This card counts as any one Event that an Adventure needs, and is buried for it.',
      ],
    ],
  ],
  [
    'Spells of one kind, and cards turned over',
    [
      [
        'ally',
        'Gain 1 Sanity each time you cast a Folk or Water Spell.',
        'When you cast a Spell with the Folk icon or Spell with the Water icon: gain 1 Sanity.',
      ],
      ['ally', 'If this card is flipped face-down, lose 1 Sanity.', 'When this card is flipped face-down: lose 1 Sanity.'],
      ['ally', 'When this Ally is turned face-down, draw one card.', 'When this card is flipped face-down: draw 1 card.'],
      ['ally', 'When you flip this card, draw one card.', 'When this card is flipped: draw 1 card.'],
      [
        'ally',
        'While you have a Yellow Sign Tome in play, this card gains 1.',
        'While you have a Tome with the Yellow Sign icon in play, this card gains 1.',
      ],
      ['artifact', 'All your Travel cards are unaffected by Storm Events.', 'Each Travel card is not affected by Storm Events.'],
      ['artifact', 'Each time this card is flipped face-down, lose 1 Sanity.', 'When this card is flipped face-down: lose 1 Sanity.'],
      ['artifact', 'Each time you cast a Death Spell, gain 1 Sanity.', 'When you cast a Spell with the Death icon: gain 1 Sanity.'],
      ['artifact', 'Each time you cast a Folk Spell, gain 1 Sanity.', 'When you cast a Spell with the Folk icon: gain 1 Sanity.'],
      [
        'artifact',
        'Folk and Water Spells cost 1 less Sanity to cast.',
        'The casting cost of each Spell with the Folk icon or Spell with the Water icon loses 1.',
      ],
      ['artifact', 'When a Tome is flipped, gain 1 Sanity.', 'When one Tome is flipped: gain 1 Sanity.'],
      ['artifact', 'When your Allies are flipped, gain 1 Sanity.', 'When each Ally is flipped: gain 1 Sanity.'],
      [
        'artifact',
        'Whenever a Dream Spell is cast by any player, draw one card.',
        'When any player casts a Spell with the Dream icon: draw 1 card.',
      ],
      [
        'artifact',
        'Whenever a Spell of the Death icon is cast by any player, draw one card.',
        'When any player casts a Spell with the Death icon: draw 1 card.',
      ],
      [
        'artifact',
        'Whenever an opponent casts a Cthulhu Spell, gain 1 Sanity.',
        'When your opponent casts a Spell with the Cthulhu icon: gain 1 Sanity.',
      ],
      ['artifact', 'Your Death Spells cost 1 less Sanity to cast.', 'The casting cost of each Spell with the Death icon loses 1.'],
      ['artifact', 'Your Travel cards are not affected by Storm Events.', 'Each Travel card is not affected by Storm Events.'],
      [
        'event',
        'Bury all Folk, Eye and Death Spells in play.',
        'When played: bury each Spell with the Folk icon, Spell with the Eye icon or Spell with the Death icon of any player.',
      ],
      ['event', 'Bury one Folk Spell of your opponent when played.', 'When played: bury one Spell with the Folk icon of your opponent.'],
      [
        'event',
        'Each player must discard all Eye or Death Spells when played.',
        'When played: discard each Spell with the Eye icon or Spell with the Death icon of any player.',
      ],
      ['event', 'No Cthulhu Spells may be cast while this card is in play.', 'No player may cast Spells with the Cthulhu icon.'],
      [
        'event',
        'Take one Water Spell from your discard pile into your Hand when played.',
        'When played: return one Spell with the Water icon in your discard pile to the Hand.',
      ],
      [
        'event',
        "When an opponent's Ally is turned face-up, he loses 1 Sanity.",
        'When one Ally of your opponent is flipped face-up: your opponent loses 1 Sanity.',
      ],
      [
        'event',
        'Your opponent may not cast Water Spells until the end of the Round.',
        'When played: (your opponent may not cast Spells with the Water icon) until the end of the Round.',
      ],
      [
        'location',
        'Death Spells may not be cast while this is your Current Location.',
        'While you are here, no player may cast Spells with the Death icon.',
      ],
      ['location', 'No Death Spells can be cast at this Location.', 'While you are here, you may not cast Spells with the Death icon.'],
      [
        'phobia',
        'Lose 1 Sanity each time one of your Allies turns face-down.',
        'When one Ally of the affected player is flipped face-down: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity when an Ally of yours is flipped face-down.',
        'When one Ally of the affected player is flipped face-down: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 2 Sanity points each time that one of your Allies is Flipped face-down.',
        'When one Ally of the affected player is flipped face-down: the affected player loses 2 Sanity.',
      ],
      [
        'phobia',
        'When your opponent casts a Death Spell, lose 1 Sanity.',
        'When any unaffected player casts a Spell with the Death icon: the affected player loses 1 Sanity.',
      ],
      ['phobia', 'You may not cast Spells of the Eye icon.', 'The affected player may not cast Spells with the Eye icon.'],
      ['phobia', 'You may not cast any Cthulhu Spell.', 'The affected player may not cast Spells with the Cthulhu icon.'],
      ['spell', 'Cancel a Folk Spell just cast by your opponent.', 'After your opponent cast a Spell with the Folk icon: cancel that.'],
    ],
  ],
  [
    'cards in the order in which they are played, and counts beyond the first',
    [
      ['location', 'The second Monster you play each Round adds 1.', 'Each Monster (the second of the Round) gains 1.'],
      ['ally', 'The first Ally you play each Turn gains 1.', 'Each Ally (the first of the Turn) gains 1.'],
      [
        'ally',
        'The second Artifact you play in a Round costs no Sanity.',
        'While you have played an Artifact this Round and not (you have played at least two Artifacts this Round), the Sanity cost of each Artifact is 0.',
      ],
      [
        'ally',
        'The first Spell of a Round costs 2 Sanity less.',
        'Unless you have cast a Spell this Round, the casting cost of each Spell loses 2.',
      ],
      [
        'ally',
        'Each Spell after the first cast in a Round costs 1 additional Sanity point.',
        'While you have cast a Spell this Round, the casting cost of each Spell gains 1.',
      ],
      [
        'ally',
        'Each Ally you play after the first in a Round costs 1 more Sanity.',
        'While you have played an Ally this Round, the Sanity cost of each Ally gains 1.',
      ],
      [
        'location',
        'After the second Event of a Round, each player loses 1 Sanity.',
        'When any player plays an Event (the second of the Round by any player): each player loses 1 Sanity.',
      ],
      [
        'ally',
        'When your opponent plays his second Event in a Round, he loses 1 Sanity.',
        'When your opponent plays an Event (the second of the Round): your opponent loses 1 Sanity.',
      ],
      [
        'ally',
        'Draw one card when you play your third Ally in the same Round.',
        'When you play an Ally (the third of the Round): draw 1 card.',
      ],
      [
        'ally',
        'If you have played two or more Events this Round, add 1.',
        'While you have played at least two Events this Round, this card gains 1.',
      ],
      [
        'ally',
        'The first time you lose Sanity in a Round, lose 1 point less.',
        'If you would lose Sanity, prevent up to 1 of that, once a Round.',
      ],
      ['ally', 'Draw one card the first time each Round you play an Artifact.', 'When you play an Artifact: draw 1 card, once a Round.'],
      [
        'ally',
        'For each Ghoul after the first in your Threat, add 1.',
        'This card gains 1 for each Ghoul in your Threat beyond the first.',
      ],
      [
        'ally',
        'Add 1 for every Ghoul beyond the first in your Threat.',
        'This card gains 1 for each Ghoul in your Threat beyond the first.',
      ],
      ['ally', 'Adds 1 for each of your Tomes beyond the first.', 'This card gains 1 for each Tome beyond the first.'],
      [
        'event',
        'Gain 1 Sanity for each Ally you have in play after the first.',
        'When played: gain 1 Sanity for each Ally beyond the first.',
      ],
    ],
  ],
  [
    'costs doubled, halved or spared, and as an amount',
    [
      [
        'event',
        'Play one Ally from your Discard Pile. No Sanity is lost.',
        'When played: play one Ally from your discard pile regardless of cost.',
      ],
      [
        'event',
        'Bring one Location in your Story Deck to its top. Ignore its Sanity gain or loss.',
        'When played: bring one Location in your Story Deck to the top of its Story Deck.',
      ],
      [
        'event',
        'Return one Ally from your Story Deck to play. No Sanity cost is paid.',
        'When played: play one Ally from your Story Deck regardless of attribute, place, language and cost.',
      ],
      [
        'event',
        'Play one Ally from your Hand. Do not pay the Sanity cost of that Ally.',
        'When played: play one Ally from your Hand regardless of cost.',
      ],
      [
        'event',
        'Tomes cost twice their normal Sanity cost until the end of the Round.',
        'When played: the Sanity cost of each Tome is doubled until the end of the Round.',
      ],
      ['ally', 'The Sanity cost of each Tome is halved.', 'The Sanity cost of each Tome is halved.'],
      [
        'location',
        "Your opponent's Spells cost twice as much Sanity to cast while you are here.",
        'While you are here, the casting cost of each Spell of your opponent is doubled.',
      ],
      [
        'event',
        'For the rest of the Round, your opponent must pay twice the Sanity cost of each Spell he or she casts.',
        'When played: the casting cost of each Spell of your opponent is doubled until the end of the Round.',
      ],
      ['artifact', 'Tomes and Artifacts cost half their Sanity to play.', 'The Sanity cost of each Artifact or Tome is halved.'],
      [
        'ally',
        'When this Ally is Discarded, gain Sanity equal to half its Sanity cost.',
        'When this card is discarded: gain half of the Sanity cost of this card Sanity.',
      ],
      [
        'event',
        'Bury one Artifact of your opponent. Gain Sanity equal to twice its Sanity cost.',
        'When played: bury one Artifact of your opponent, then gain twice the Sanity cost of the card so moved Sanity.',
      ],
      [
        'event',
        "Bury one of your opponent's Allies. Gain half its Sanity cost, rounded down.",
        'When played: bury one Ally of your opponent, then gain half of the Sanity cost of the card so moved (rounded down) Sanity.',
      ],
      [
        'location',
        'When you arrive here, lose Sanity equal to twice the number of Phobias affecting you.',
        'When you arrive here: lose twice (1 for each Phobia Event that affects you) Sanity.',
      ],
      [
        'event',
        'Choose one Tome of your opponent and Bury it. Your opponent loses twice its Sanity cost.',
        'When played: bury one Tome of your opponent, then your opponent loses twice the Sanity cost of the card so moved Sanity.',
      ],
    ],
  ],
  [
    'others, protection, choices and what is yours',
    [
      ['ally', 'All Farmers and Defending Priests add 1.', 'Each Farmer card or Defending Priest card gains 1.'],
      ['ally', 'All Priests and Farmers defending add 1.', 'Each Defending Farmer card or Defending Priest card gains 1.'],
      ['ally', 'Allies may not be buried by an Epidemic.', 'No player may bury each Ally by Epidemic Events.'],
      [
        'ally',
        'At the start of each Round, discard one card or bury this card.',
        'At the start of each Round: you choose: (discard one card in your Hand) or (bury this card).',
      ],
      [
        'ally',
        'Bury this card to cancel a Phobia just played on you.',
        'After any player played a Phobia Event against you, bury this card: cancel that.',
      ],
      [
        'ally',
        'Discard one card at the start of each Round, or bury this card.',
        'At the start of each Round: you choose: (discard one card in your Hand) or (bury this card).',
      ],
      [
        'ally',
        'Discard this Ally if your Sanity falls below 5.',
        'When you lose Sanity, if you have 4 or fewer Sanity: discard this card.',
      ],
      ['ally', 'Each Defending Priest and Farmer gains 1.', 'Each Defending Priest card or Farmer card gains 1.'],
      [
        'ally',
        'Each Priest or Farmer defending with this card gains 1.',
        'Each other Defending Farmer card or Defending Priest card gains 1.',
      ],
      [
        'ally',
        'If a Phobia is played on you, you may bury this card instead.',
        'When any player plays a Phobia Event on you, you may bury this card: cancel that.',
      ],
      [
        'ally',
        'If your Sanity falls below 5, Discard this Ally.',
        'When you lose Sanity, if you have 4 or fewer Sanity: discard this card.',
      ],
      ['ally', 'This Ally is not affected by Epidemics.', 'This card is not affected by Epidemic Events.'],
      [
        'ally',
        'When a Phobia is played upon your Investigator, you may cancel it by burying this card.',
        'When any player plays a Phobia Event on you, you may bury this card: cancel that.',
      ],
      [
        'ally',
        'When a Phobia would be played on your Investigator, you may Bury this card instead.',
        'When any player plays a Phobia Event on you, you may bury this card: cancel that.',
      ],
      [
        'ally',
        'You must discard one card at the start of each Round or bury this card.',
        'At the start of each Round: you choose: (discard one card in your Hand) or (bury this card).',
      ],
      ['ally', 'Your Investigator is protected from Phobias.', 'You are not affected by Phobia Events.'],
      ['artifact', 'Each Travel card of yours is not affected by Storm Events.', 'Each Travel card is not affected by Storm Events.'],
      ['artifact', 'Protects against Storms.', 'You are not affected by Storm Events.'],
      ['artifact', 'Storms do not affect you.', 'You are not affected by Storm Events.'],
      ['artifact', 'You are not affected by Storms.', 'You are not affected by Storm Events.'],
      ['artifact', 'You are protected from Storms.', 'You are not affected by Storm Events.'],
      ['event', 'All Locations cost 1 additional Sanity point to play.', 'The Sanity cost of each Location gains 1.'],
      [
        'event',
        'All Outside Locations cost 1 additional Sanity point to arrive at while this card is in play.',
        'The Sanity cost of each Outside Location gains 1.',
      ],
      [
        'event',
        'Cancel an Event just played by your opponent. Bury that Event.',
        'After your opponent played an Event: cancel that, then bury that card.',
      ],
      ['event', 'Cancel an Event just played by your opponent. Then, Bury this card.', 'After your opponent played an Event: cancel that.'],
      ['event', 'Cancel an Event that was just played against you.', 'After any player played an Event against you: cancel that.'],
      ['event', 'Cancel the effects of an Event that was just played.', 'After any player played an Event: cancel that.'],
      [
        'event',
        "Choose one Monster in your opponent's Threat that he must discard.",
        "When played: discard one Monster in your opponent's Threat.",
      ],
      ['event', 'Each Location costs 1 additional Sanity point.', 'The Sanity cost of each Location gains 1.'],
      ['event', 'Each Location costs 1 more Sanity to visit.', 'The Sanity cost of each Location gains 1.'],
      [
        'event',
        'Each player must bury one Ally when this card is played, or lose 3 Sanity.',
        "When played: each player chooses: (bury one Ally of that player of that player's choice) or (that player loses 3 Sanity).",
      ],
      ['event', 'Exchange Hands with your opponent.', 'When played: exchange Hands with your opponent.'],
      ['event', "Exchange your Hand with your opponent's Hand.", 'When played: exchange Hands with your opponent.'],
      ['event', 'Flip one of your Allies face-down to draw two cards.', 'When played, flip one Ally: draw 2 cards.'],
      ['event', 'Gain control of one Artifact of your opponent.', 'When played: put one Artifact of your opponent into your play area.'],
      [
        'event',
        'If a Full Moon Event is in play, gain 1 Sanity.',
        'When played, if any player has Full Moon Event in play: gain 1 Sanity.',
      ],
      ['event', 'If the Full Moon is in play, gain 1 Sanity.', 'When played, if any player has Full Moon in play: gain 1 Sanity.'],
      [
        'event',
        "Look at your opponent's Threat. He must discard one Monster of up to 2 points.",
        "When played: look at each card in your opponent's Threat, then discard one Monster of value 2 or less of your opponent.",
      ],
      [
        'event',
        'Move one Artifact of your opponent to your side of the table. Then, Bury this card.',
        'When played: put one Artifact of your opponent into your play area.',
      ],
      [
        'event',
        'Reveal the top card of your Mythos Deck. If it has the Water attribute, gain 1 Sanity.',
        'When played: reveal the top card of your Mythos Deck, then if the revealed card is a Water card: (gain 1 Sanity).',
      ],
      [
        'event',
        'Reveal the top card of your Mythos Deck. If it is a Full Moon, gain 1 Sanity.',
        'When played: reveal the top card of your Mythos Deck, then if the revealed card is Full Moon: (gain 1 Sanity).',
      ],
      ['event', 'Steal one Artifact from your opponent.', 'When played: put one Artifact of your opponent into your play area.'],
      ['event', 'Take control of one Artifact of your opponent.', 'When played: put one Artifact of your opponent into your play area.'],
      [
        'event',
        'Target Ally loses 2 permanently.',
        'When played, choose one Ally of any player: the target loses 2 for the rest of the game.',
      ],
      ['event', 'Weapons add nothing while this card is in play.', 'Each Weapon adds nothing.'],
      ['event', 'While it is Full Moon, gain 1 Sanity.', 'When played, if any player has Full Moon in play: gain 1 Sanity.'],
      [
        'event',
        'Your opponent loses 1 Sanity point each time he arrives at an Outside Location while this card is in play.',
        'When your opponent arrives at an Outside Location: that player loses 1 Sanity.',
      ],
      [
        'event',
        'Your opponent must discard one Monster of up to 2 points in his Threat.',
        "When played: discard one Monster of value 2 or less in your opponent's Threat.",
      ],
      [
        'god',
        'All Investigators must discard down to 4 cards at the end of each Round.',
        "At the end of the Round: discard all but 4 of the cards in each player's Hand of each player's choice.",
      ],
      [
        'god',
        'At the beginning of each Round each Investigator must Bury one Ally or lose 3 Sanity points.',
        "At the start of each Round: each player chooses: (bury one Ally of that player of that player's choice) or (that player loses 3 Sanity).",
      ],
      [
        'god',
        'Each Investigator must Bury one Ally, Artifact or Tome at the beginning of each Round, or lose 3 Sanity points.',
        "At the start of each Round: each player chooses: (bury one Ally, Artifact or Tome of that player of that player's choice) or (that player loses 3 Sanity).",
      ],
      [
        'location',
        'Add 1 to each Ally while a City Location is your Current Location.',
        'While you are at a City Location, each Ally gains 1.',
      ],
      [
        'location',
        'Draw one card when you arrive here or gain 1 Sanity.',
        'When you arrive here: you choose: (draw 1 card) or (gain 1 Sanity).',
      ],
      [
        'location',
        'If you are here when a Monster is discarded, gain 1 Sanity.',
        'When one Monster is discarded, if you are here: gain 1 Sanity.',
      ],
      [
        'location',
        'If you are here when a Storm Event is Buried, lose 2 Sanity points.',
        'When one Storm Event is buried, if you are here: lose 2 Sanity.',
      ],
      ['location', 'No Ally of yours may be buried by Epidemics.', 'No player may bury each Ally by Epidemic Events.'],
      ['location', 'No Ghouls of yours may defend.', 'Each Ghoul cannot be defending.'],
      ['location', 'This Location bears the Water attribute.', 'This card gains the Water attribute.'],
      [
        'location',
        'This Location has the Water attribute while any Storm Event is in play.',
        'While any player has a Storm Event in play, this card gains the Water attribute.',
      ],
      [
        'location',
        'While a Storm Event is in play, this card bears the Water attribute.',
        'While any player has a Storm Event in play, this card gains the Water attribute.',
      ],
      ['location', 'While it is Full Moon, each Ally gains 1.', 'While any player has Full Moon in play, each Ally gains 1.'],
      [
        'location',
        'While this is your Current Location, no Ally of yours may be Buried.',
        'While you are here, no player may bury each Ally.',
      ],
      ['location', 'Your Allies may not be buried.', 'No player may bury each Ally.'],
      ['monster', 'Add 1 if any Water Location is your Current Location.', 'While you are at a Water Location, this card gains 1.'],
      ['monster', 'Add 1 if there is no other Monster in your Threat.', 'Unless your Threat contains other Monster, this card gains 1.'],
      ['monster', 'Add 1 if this Location is your Current Location.', 'While you are here, this card gains 1.'],
      [
        'monster',
        'After Combat, return this card to your Hand instead of burying it if you are at a Water Location.',
        'While you are at a Water Location, if this card would be buried in Combat, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'After Combat, return this card to your Hand instead of burying it.',
        'If this card would be buried in Combat, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'Card value is 1 if no other Ghouls are part of this Threat.',
        'Unless your Threat contains other Ghoul, the value of this card is 1.',
      ],
      ['monster', 'Each player loses 1 Sanity when this card is revealed.', 'When revealed: each player loses 1 Sanity.'],
      [
        'monster',
        'If you are at a Water Location, return this card to your Hand instead of burying it.',
        'While you are at a Water Location, if this card would be buried, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'Instead of Burying it, return this card to your Hand after Combat.',
        'If this card would be buried in Combat, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'Instead of being buried, return this card to your Hand after Combat if you are at a Water Location.',
        'While you are at a Water Location, if this card would be buried in Combat, instead: return this card to the Hand.',
      ],
      ['monster', "Lose 1 Sanity point when this card is revealed, whichever player's Threat it is in.", 'When revealed: lose 1 Sanity.'],
      ['monster', 'Lose 1 Sanity point when this card is revealed.', 'When revealed: lose 1 Sanity.'],
      ['monster', 'Return this card to your Hand after Combat.', 'At the end of Combat: return this card to the Hand.'],
      [
        'monster',
        'Return this card to your Hand instead of burying it if you are at a Water Location.',
        'While you are at a Water Location, if this card would be buried, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'While you are at a Water Location, return this card to your Hand after Combat instead of burying it.',
        'While you are at a Water Location, if this card would be buried in Combat, instead: return this card to the Hand.',
      ],
      [
        'phobia',
        'Lose 1 Sanity each time one of your Allies is Buried.',
        'When one Ally of the affected player is buried: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity point each time that you cast a Spell, and each time that a Spell is cast by any opponent.',
        'When the affected player casts a Spell: the affected player loses 1 Sanity. When any unaffected player casts a Spell: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 2 Sanity at the end of each Round, or discard one Tome.',
        "At the end of the Round: the affected player chooses: (the affected player loses 2 Sanity) or (discard one Tome of the affected player of the affected player's choice).",
      ],
      [
        'spell',
        'Target Ally becomes Corrupt permanently.',
        'When cast, choose one Ally of any player: the target gains the Corrupt attribute for the rest of the game.',
      ],
      [
        'spell',
        'Target Ally is Steadfast for the rest of the game.',
        'When cast, choose one Ally of any player: the target gains the Steadfast attribute for the rest of the game.',
      ],
      [
        'spell',
        'Target Ally is Steadfast permanently.',
        'When cast, choose one Ally of any player: the target gains the Steadfast attribute for the rest of the game.',
      ],
      [
        'tome',
        'Can also hold any one Dream Spell if you have a Poet as an Ally in play.',
        'While you have a Poet Ally in play, this card holds one Dream Spell.',
      ],
      ['tome', 'Can also hold one Dream Spell.', 'This card holds one Dream Spell.'],
      ['tome', 'Can contain one Dream Spell.', 'This card holds one Dream Spell.'],
      [
        'tome',
        'Contains one Dream Spell if you have a Poet or Artist as an Ally.',
        'While you have an Artist or Poet Ally in play, this card holds one Dream Spell.',
      ],
      [
        'tome',
        'Contains one additional Spell if you have a Poet or Artist as an Ally.',
        'While you have an Artist or Poet Ally in play, the Spell capacity of this card gains 1.',
      ],
      [
        'weapon',
        "Add 1 point to Ally's value, 2 points against Living Dead.",
        'Unless the opposing Threat contains a Living Dead Monster or Living Dead card, the bearer gains 1. This card is given to an Ally, whose fate it shares. While the opposing Threat contains a Living Dead Monster or Living Dead card, the bearer gains 2.',
      ],
      [
        'weapon',
        "Add 1 to Ally's value, 2 against Ghouls.",
        'Unless the opposing Threat contains Ghoul, the bearer gains 1. This card is given to an Ally, whose fate it shares. While the opposing Threat contains Ghoul, the bearer gains 2.',
      ],
      [
        'weapon',
        "Add 1 to Ally's value, or 2 against Ghouls.",
        'Unless the opposing Threat contains Ghoul, the bearer gains 1. This card is given to an Ally, whose fate it shares. While the opposing Threat contains Ghoul, the bearer gains 2.',
      ],
    ],
  ],
  [
    'what is looked for and given to an Ally',
    [
      [
        'ally',
        'When this card is played, you may search your Mythos Deck for one Weapon and assign it to this Ally.',
        'When played, you may: give one Weapon in your whole Mythos Deck to this card.',
      ],
      [
        'event',
        'Search your Discard Pile for one Weapon and attach it to one of your Allies.',
        'When played: give one Weapon in your discard pile to one Ally.',
      ],
      [
        'event',
        'Return one Weapon from your Discard Pile to play, assigned to one of your Allies.',
        'When played: give one Weapon in your discard pile to one Ally.',
      ],
      [
        'location',
        'As your Turn, you may take one Weapon from your Story Deck and assign it to one of your Allies.',
        'As your Turn: give one Weapon in your Story Deck to one Ally.',
      ],
      [
        'spell',
        'Give one Artifact in your Story Deck to one of your Allies.',
        'When cast: give one Artifact in your Story Deck to one Ally.',
      ],
      [
        'event',
        'Return one Ally from your Story Deck to play. Do not pay its Sanity cost.',
        'When played: play one Ally from your Story Deck regardless of attribute, place, language and cost.',
      ],
      [
        'event',
        'Return one Ally from your Discard Pile to play. No Sanity is lost.',
        'When played: play one Ally from your discard pile regardless of attribute, place, language and cost.',
      ],
    ],
  ],
  [
    'what may not be cancelled',
    [
      ['event', 'Gain 2 Sanity. May not be cancelled.', 'When played: gain 2 Sanity. No player may cancel this card.'],
      [
        'spell',
        'Draw one card. This card may not be cancelled by your opponent.',
        'When cast: draw 1 card. Your opponent may not cancel this card.',
      ],
      ['event', 'Draw two cards. Cannot be cancelled by Spells.', 'When played: draw 2 cards. No player may cancel this card by Spells.'],
      ['location', 'While you are here, your Spells may not be cancelled.', 'While you are here, no player may cancel your Spells.'],
      ['ally', 'Spells cast by you cannot be cancelled by your opponent.', 'Your opponent may not cancel your Spells.'],
      [
        'ally',
        'Your opponent may not cancel Spells that you cast while this card is in play.',
        'Your opponent may not cancel your Spells.',
      ],
      ['ally', 'No player may cancel your Events.', 'No player may cancel your Events.'],
      [
        'event',
        'No Spell may be cancelled for the rest of the Round.',
        'When played: (no player may cancel a Spell) until the end of the Round.',
      ],
    ],
  ],
  [
    'what becomes of a card that was turned up',
    [
      [
        'event',
        'Reveal the top card of your Mythos Deck. If it is an Ally, you may play it immediately, regardless of Region. Otherwise bury it.',
        'When played: reveal the top card of your Mythos Deck, then if the revealed card is an Ally: (optionally play one card from your Mythos Deck regardless of Region) otherwise (bury the revealed card).',
      ],
      [
        'event',
        'Reveal the top card of your Mythos Deck. If it is a Monster, add it to your Threat. Discard any other card revealed.',
        'When played: reveal the top card of your Mythos Deck, then if the revealed card is a Monster: (put the revealed card into your Threat) otherwise (discard the revealed card).',
      ],
      [
        'location',
        'As your Turn, reveal the top card of your Mythos Deck. If it is a Tome, you may put it into play. Any other card is discarded.',
        'As your Turn: reveal the top card of your Mythos Deck, then if the revealed card is a Tome: (optionally put the revealed card into play) otherwise (discard the revealed card).',
      ],
      [
        'event',
        'Look at the top card of your Mythos Deck. If it is a Spell, add it to your Hand. Otherwise bury it.',
        'When played: look at the top card of your Mythos Deck, then if the card looked at is a Spell: (return the card looked at to the Hand) otherwise (bury the card looked at).',
      ],
      [
        'event',
        'Look at the top card of your Mythos Deck. You may play it.',
        'When played: look at the top card of your Mythos Deck, then optionally play one card from your Mythos Deck.',
      ],
      [
        'event',
        'Reveal the top two cards of your Mythos Deck. Draw all Spells among them. Discard any other card.',
        'When played: reveal the top 2 cards of your Mythos Deck, then return the revealed card (Spell) to the Hand, then discard the revealed card.',
      ],
      [
        'event',
        'Reveal the top card of your Mythos Deck. If it is an Artifact, draw it; otherwise it is buried.',
        'When played: reveal the top card of your Mythos Deck, then if the revealed card is an Artifact: (return the revealed card to the Hand) otherwise (bury the revealed card).',
      ],
    ],
  ],
  [
    'one card for another: lost in its place, exchanged for it, twice as many',
    [
      [
        'ally',
        'Bury this card instead of another Ally that would be lost in Combat.',
        'If any other Ally would be buried in Combat, you may instead: bury this card.',
      ],
      [
        'ally',
        'You may discard this card instead of one of your other Allies that would be buried.',
        'If any other Ally would be buried, you may instead: discard this card.',
      ],
      [
        'ally',
        'You may bury this card in place of another of your Allies that would be lost in Combat.',
        'If any other Ally would be buried in Combat, you may instead: bury this card.',
      ],
      [
        'artifact',
        'Bury this card instead of an Ally that would be buried in Combat.',
        'If any Ally would be buried in Combat, you may instead: bury this card.',
      ],
      [
        'artifact',
        'Discard this card instead of any one of your Allies that would be buried.',
        'If any Ally would be buried, you may instead: discard this card.',
      ],
      [
        'ally',
        'This card may be buried instead of any other Ally that would be buried.',
        'If any other Ally would be buried, you may instead: bury this card.',
      ],
      [
        'event',
        'Exchange a card of your Hand with one Ally in your Discard Pile.',
        'When played: replace one card in your Hand by one Ally in your discard pile.',
      ],
      [
        'event',
        'Swap one card in your Hand with the top card of your Discard Pile.',
        'When played: replace one card in your Hand by the top card of your discard pile.',
      ],
      [
        'event',
        'You may exchange any card of your Hand for a Tome in your discards.',
        'When played, you may: replace one card in your Hand by one Tome in your discard pile.',
      ],
      [
        'event',
        "Trade one of your Artifacts for one of your opponent's Artifacts.",
        'When played: replace one Artifact by one Artifact of your opponent.',
      ],
      [
        'event',
        "Bury one Ghoul in your opponent's Threat. If it is Night, bury two.",
        "When played: if it is Night: (bury two Ghouls in your opponent's Threat) otherwise (bury one Ghoul in your opponent's Threat).",
      ],
      [
        'spell',
        "Bury one random Lesser Servitor in opponent's Threat. If cast at a Water Location, bury two.",
        "When cast: if you are at a Water Location: (bury two random Lesser Servitor Monsters in your opponent's Threat) otherwise (bury one random Lesser Servitor Monster in your opponent's Threat).",
      ],
      [
        'event',
        'Discard one Artifact of your opponent. If you are at a City, discard two instead.',
        'When played: if you are at a City Location: (discard two Artifacts of your opponent) otherwise (discard one Artifact of your opponent).',
      ],
    ],
  ],
  [
    'Gates that are used, the next Round, Tomes by language',
    [
      ['ally', 'If you have a 2 point Monster in play, add 1.', 'While you have a Monster of value 2 in play, this card gains 1.'],
      ['ally', 'If you have a Latin Tome in play, add 1.', 'While you have a Tome that knows Latin in play, this card gains 1.'],
      ['ally', 'When you play a Tome written in Latin, gain 1 Sanity.', 'When you play a Tome that knows Latin: gain 1 Sanity.'],
      [
        'ally',
        'When you play a member of the Marsh family, gain 1 Sanity.',
        'When you play a card with "Marsh" in its Title: gain 1 Sanity.',
      ],
      [
        'artifact',
        'Draw one card for each Tome written in Latin in play when played.',
        'When played: draw 1 card for each Tome that knows Latin of any player.',
      ],
      [
        'artifact',
        'Draw one card for each member of the Marsh family in play when played.',
        'When played: draw 1 card for each card with "Marsh" in its Title of any player.',
      ],
      ['artifact', 'Each time you use a Gate, lose 1 Sanity.', 'When you use a Gate: lose 1 Sanity.'],
      ['artifact', 'When you use a Gate at a City Location, gain 1 Sanity.', 'When you use a Gate at a City Location: gain 1 Sanity.'],
      [
        'artifact',
        'You may discard one Ally who knows Latin from your Hand to gain 1 Sanity.',
        'As your Turn, discard one Ally that knows Latin in your Hand: gain 1 Sanity.',
      ],
      [
        'artifact',
        'You may discard one Tome in Latin from your Hand to gain 1 Sanity.',
        'As your Turn, discard one Tome that knows Latin in your Hand: gain 1 Sanity.',
      ],
      [
        'event',
        'At the beginning of the next Round, your opponent discards two cards.',
        "When played: (at the start of each Round: discard two cards in your opponent's Hand) during the next Round.",
      ],
      [
        'event',
        'At the start of the next Round, draw one card.',
        'When played: (at the start of each Round: draw 1 card) during the next Round.',
      ],
      [
        'event',
        'At the start of the next Round, each player draws one additional card.',
        'When played: each player draws 1 more card during the next Round.',
      ],
      [
        'event',
        'At the start of the next Round, your opponent draws two fewer cards.',
        'When played: your opponent draws 2 fewer cards during the next Round.',
      ],
      ['event', 'Bury one 2 point Monster of your opponent when played.', 'When played: bury one Monster of value 2 of your opponent.'],
      ['event', 'Bury one Latin Tome of your opponent when played.', 'When played: bury one Tome that knows Latin of your opponent.'],
      [
        'event',
        'Each player loses 1 Sanity at the start of the next Round.',
        'When played: (at the start of each Round: each player loses 1 Sanity) during the next Round.',
      ],
      [
        'event',
        'Each time a Gate is used by your opponent, he loses 1 Sanity.',
        'When your opponent uses a Gate: your opponent loses 1 Sanity.',
      ],
      [
        'event',
        'Lose 2 Sanity. At the beginning of the next Round, gain 4 Sanity.',
        'When played: lose 2 Sanity, then (at the start of each Round: gain 4 Sanity) during the next Round.',
      ],
      ['event', 'No Ally who knows Latin may be played while this card is in play.', 'No player may play an Ally that knows Latin.'],
      ['event', 'No Tome in Latin may be played while this card is in play.', 'No player may play a Tome that knows Latin.'],
      [
        'event',
        'No member of the Marsh family may be played while this card is in play.',
        'No player may play a card with "Marsh" in its Title.',
      ],
      [
        'event',
        'Search your Mythos Deck for one Ally who knows Latin and put it into your Hand.',
        'When played: return one Ally that knows Latin in your whole Mythos Deck to the Hand.',
      ],
      [
        'event',
        'Search your Mythos Deck for one Tome in Latin and put it into your Hand.',
        'When played: return one Tome that knows Latin in your whole Mythos Deck to the Hand.',
      ],
      ['event', 'Whenever a player uses a Gate, that player loses 1 Sanity.', 'When any player uses a Gate: that player loses 1 Sanity.'],
      [
        'event',
        'Your opponent draws two fewer cards at the start of the next Round.',
        'When played: your opponent draws 2 fewer cards during the next Round.',
      ],
      ['location', 'Each time you use this Gate, draw one card.', 'When you use this Gate: draw 1 card.'],
      ['location', 'Whenever any player uses this Gate, he loses 1 Sanity.', 'When any player uses this Gate: that player loses 1 Sanity.'],
      ['phobia', 'Lose 1 Sanity each time you use a Gate.', 'When the affected player uses a Gate: the affected player loses 1 Sanity.'],
      [
        'phobia',
        'Lose 1 Sanity each time your opponent plays a 2 point Monster.',
        'When any unaffected player plays a Monster of value 2: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity each time your opponent plays a Latin Tome.',
        'When any unaffected player plays a Tome that knows Latin: the affected player loses 1 Sanity.',
      ],
      [
        'spell',
        'When the next Round begins, gain 2 Sanity.',
        'When cast: (at the start of each Round: gain 2 Sanity) during the next Round.',
      ],
    ],
  ],
  [
    'prices of travel, and what lies closest to the top',
    [
      [
        'event',
        'Return the Ally closest to the top of your Story Deck to play. Pay any Sanity costs for that Ally.',
        'When played: put the top Ally of your Story Deck into play.',
      ],
      [
        'event',
        'Play one Ally from your Discard Pile. You must pay its Sanity cost.',
        'When played: play one Ally from your discard pile.',
      ],
      [
        'location',
        'From this Location you may travel to any Dreamlands Location. Pay 2 Sanity points each time you do so.',
        'As your Turn, if you are here, pay 2 Sanity: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'ally',
        'You may travel to any Location in another Region. Pay 1 Sanity each time you do so.',
        'As your Turn, pay 1 Sanity: travel right-side-up to a new Location in a different Region.',
      ],
      ['location', 'As your Turn, you may draw one card. You may do this only once per Round.', 'As your Turn: draw 1 card, once a Round.'],
      ['ally', 'May not be chosen at random.', 'This card is left out of random choices.'],
    ],
  ],
  [
    'so many in play, and double values',
    [
      [
        'ally',
        'If you have three or more Allies in play, this card gains 2.',
        'While you have at least three Allies in play, this card gains 2.',
      ],
      ['ally', 'If you have at least three Allies, this card gains 2.', 'While you have at least three Allies in play, this card gains 2.'],
      [
        'ally',
        'If your opponent has three or more Allies, this card gains 2.',
        'While your opponent has at least three Allies in play, this card gains 2.',
      ],
      ['ally', 'If you have two or fewer Allies, this card gains 2.', 'Unless you have at least three Allies in play, this card gains 2.'],
      ['ally', 'If you have more than two Tomes, this card gains 2.', 'While you have at least three Tomes in play, this card gains 2.'],
      ['ally', 'If you know Latin, this card gains 2.', 'While you know Latin, this card gains 2.'],
      ['ally', 'If your Investigator knows Latin, this card gains 2.', 'While you know Latin, this card gains 2.'],
      ['ally', 'If your Investigator speaks Latin, this card gains 2.', 'While you know Latin, this card gains 2.'],
      [
        'ally',
        'If your opponent has a Ghoul in his Threat, this card gains 2.',
        'While the opposing Threat contains Ghoul, this card gains 2.',
      ],
      ['ally', 'This card is worth twice its value at Night.', 'While it is Night, double this card.'],
      ['ally', 'The value of each of your Allies is doubled.', 'Double each Ally.'],
      ['ally', 'If there are no other Allies in play, this card gains 2.', 'Unless you have another Ally in play, this card gains 2.'],
      ['ally', 'If you have no other Ally in play, this card gains 2.', 'Unless you have another Ally in play, this card gains 2.'],
    ],
  ],
  [
    'protection, Adventures forbidden, another Phobia',
    [
      [
        'location',
        'As your Turn, search your Mythos Deck for one Tome, show it to all players, and place it in your Hand.',
        'As your Turn: return one Tome in your whole Mythos Deck to the Hand.',
      ],
      [
        'location',
        'As your Turn, search your Mythos Deck for one Tome and show it to your opponent. Place it in your Hand.',
        'As your Turn: return one Tome in your whole Mythos Deck to the Hand.',
      ],
      [
        'ally',
        'As your Turn, Flip this card and gain 2 Sanity points. Turn it face-up again at the end of the Round.',
        'As your Turn, flip this card: gain 2 Sanity.',
      ],
      [
        'phobia',
        'Bury this card if your opponent plays another Phobia on your Investigator.',
        'When any unaffected player plays a Phobia Event on the affected player: bury this card.',
      ],
      [
        'phobia',
        'Bury this card when another Phobia is played on you.',
        'When any player plays a Phobia Event on the affected player: bury this card.',
      ],
      ['monster', 'Protected from all Spells.', 'This card is not affected by Spells.'],
      ['ally', 'Protected from all Events and Spells.', 'This card is not affected by Events or Spells.'],
      [
        'event',
        'Your opponent may not complete an Adventure until the end of the next Round.',
        'When played: (your opponent may not play an Adventure) until the end of the next Round.',
      ],
      ['event', 'Your opponent may not complete Adventures while this card is in play.', 'Your opponent may not play an Adventure.'],
      ['monster', 'Protected from Spells.', 'This card is not affected by Spells.'],
      ['artifact', 'Protects from Storms.', 'You are not affected by Storm Events.'],
      ['artifact', 'Protects against all Phobias.', 'You are not affected by Phobia Events.'],
      [
        'event',
        'Your opponent may not complete any Adventures this Round.',
        'When played: (your opponent may not play an Adventure) until the end of the Round.',
      ],
    ],
  ],
  [
    'what goes for everything, and what is said shortly',
    [
      ['ally', 'Your Allies cannot be turned Corrupt by any effect.', 'Each Ally cannot become Corrupt.'],
      ['ally', 'Is not turned Corrupt by any card.', 'This card cannot become Corrupt.'],
      [
        'location',
        'No Epidemic has any effect on you or your Allies while you are here.',
        'While you are here, you are not affected by Epidemic Events. While you are here, each Ally is not affected by Epidemic Events.',
      ],
      [
        'event',
        'Storm Events do not affect you or your Allies until the end of the Round.',
        'When played: you are not affected by Storm Events until the end of the Round, then each Ally is not affected by Storm Events until the end of the Round.',
      ],
      ['ally', 'No Spell has any effect on this card.', 'This card is not affected by Spells.'],
      ['tome', 'Storms have no effect on your Investigator.', 'You are not affected by Storm Events.'],
      [
        'location',
        'As your Turn, you may discard one Tome (and any Spells in it) to draw two cards.',
        'As your Turn, discard one Tome: draw 2 cards.',
      ],
      [
        'weapon',
        "Add 3 to Ally's value. Discard after use in Combat; Ally survives.",
        'The bearer gains 3. This card is given to an Ally, whose fate it shares. At the end of Combat, if this card has fought: discard this card.',
      ],
      ['weapon', 'Bury after use in Combat (the Ally survives).', 'At the end of Combat, if this card has fought: bury this card.'],
      ['weapon', 'Is discarded after use in Combat.', 'At the end of Combat, if this card has fought: discard this card.'],
      [
        'location',
        'When this card is played, each opponent in the same Subregion loses 2 Sanity.',
        'When played: for each opponent: (if you and that player are in the same subregion: (that player loses 2 Sanity)).',
      ],
      [
        'event',
        'Each player whose Current Location is in your Region must discard one card.',
        "When played: for each player: (if you and that player are in the same Region: (discard one card in that player's Hand of that player's choice)).",
      ],
      [
        'event',
        'Can only be used if you and your opponent have Current Locations in the same Region. Draw one card.',
        'This card may only be played if you and your opponent are in the same Region. When played: draw 1 card.',
      ],
      [
        'artifact',
        'As your Turn, flip this card to look at the top three cards of your Mythos Deck. Discard one of them and put the rest back in the same order.',
        'As your Turn, flip this card: look at the top 3 cards of your Mythos Deck, then discard one card among the cards looked at.',
      ],
      ['artifact', 'Invisible Monsters are Visible to this Ally.', 'The bearer sees Invisible cards.'],
      ['ally', 'All Invisible Monsters are Visible to your Allies.', 'Each Ally sees Invisible cards.'],
      [
        'phobia',
        'At the beginning of your Turn, lose 1 Sanity if the top card of your Story Deck is a City Location or features the Water attribute.',
        "At the start of each Turn, if the top card of the affected player's Story Deck is a City Location or the top card of the affected player's Story Deck is a Water Location: the affected player loses 1 Sanity.",
      ],
      [
        'ally',
        'While your Current Location features the Water attribute or is a Forest Location, add 1.',
        'While you are at a Water Location or you are at a Forest Location, this card gains 1.',
      ],
    ],
  ],
  [
    'turned, taken, chosen there and told once for both',
    [
      [
        'event',
        'Take the bottom card of your Story Deck and place it in your Hand. Lose any Sanity points indicated on it.',
        'When played: return the lowest card in your Story Deck to the Hand, then lose as much as the Sanity cost of the card so moved Sanity.',
      ],
      [
        'spell',
        'Return the top card of your discard pile to your Hand. Lose the Sanity indicated on that card.',
        'When cast: return the top card of your discard pile to the Hand, then lose as much as the Sanity cost of the card so moved Sanity.',
      ],
      [
        'monster',
        'When revealed, bury one Tome of your opponent. If he or she has none, add 2 to this card instead.',
        'When revealed: if not (your opponent has a Tome in play): (this card gains 2 until the end of Combat) otherwise (bury one Tome of your opponent).',
      ],
      [
        'event',
        'Bury one random Weapon or Tome of your opponent. If he has none, he loses 2 Sanity instead.',
        'When played: if not (your opponent has a Weapon or Tome in play): (your opponent loses 2 Sanity) otherwise (bury one random Weapon or Tome of your opponent).',
      ],
      [
        'event',
        'Bury one Ally of your opponent. If he has none in play, draw two cards instead.',
        'When played: if not (your opponent has an Ally in play): (draw 2 cards) otherwise (bury one Ally of your opponent).',
      ],
      [
        'event',
        "Look at your opponent's hand and choose one Event. He or she must discard it.",
        "When played: look at each card in your opponent's Hand, then discard one Event in your opponent's Hand.",
      ],
      [
        'event',
        'Your opponent must reveal his or her hand. Choose one Ally. Your opponent must bury it.',
        "When played: look at each card in your opponent's Hand, then bury one Ally in your opponent's Hand.",
      ],
      [
        'spell',
        "Turn one of your opponent's Steadfast Allies Corrupt until the end of the Round.",
        'When cast: one Steadfast Ally of your opponent gains the Corrupt attribute until the end of the Round.',
      ],
      [
        'artifact',
        'As your Turn, pay 1 Sanity to turn one Ally of your opponent Corrupt until the end of the Round.',
        'As your Turn, pay 1 Sanity: one Ally of your opponent gains the Corrupt attribute until the end of the Round.',
      ],
      [
        'event',
        'Make one of your Corrupt Allies Steadfast until the end of the Round.',
        'When played: one Corrupt Ally gains the Steadfast attribute until the end of the Round.',
      ],
      [
        'ally',
        'Add 1 to this card at Night, and 1 point (cumulative) if your opponent is Outside.',
        'While it is Night, this card gains 1. While your opponent is at an Outside Location, this card gains 1.',
      ],
      [
        'monster',
        'Add 2 to the value of this card at Night, and another point if your opponent is at a Forest Location.',
        'While it is Night, this card gains 2. While your opponent is at a Forest Location, this card gains 1.',
      ],
      ['artifact', 'Increase the value of your Ghouls, and of your Cultists, by 1 point each.', 'Each Ghoul or Cultist card gains 1.'],
      ['ally', 'Your Soldiers and your Police Detectives add 1 to their value.', 'Each Police Detective card or Soldier card gains 1.'],
      ['ally', 'This Aviator adds 2 to his value at Night.', 'While it is Night, this card gains 2.'],
      [
        'ally',
        'You may spend 1 Sanity point when this Ally is chosen to Defend to add 3 points to his value until the end of Combat.',
        'When this card is committed to defend, you may pay 1 Sanity: this card gains 3 until the end of Combat.',
      ],
      [
        'tome',
        'You may pay 1 Sanity each time you cast a Spell from this Tome to draw one card.',
        'When you cast a Spell from this card, you may pay 1 Sanity: draw 1 card.',
      ],
      [
        'event',
        'Bury this card at the end of the Round, or when any player casts a Spell.',
        'At the end of the Round: bury this card. When any player casts a Spell: bury this card.',
      ],
      [
        'ally',
        'You may play Artifacts regardless of Region. You may not use this ability while you have more than one other Ally.',
        'Unless you have at least two other Allies in play, you may play Artifacts regardless of Region.',
      ],
      [
        'ally',
        'Add 2 to this card at Night. This ability may not be used if you are at a Church Location.',
        'While it is Night and not (you are at a Church Location), this card gains 2.',
      ],
      [
        'location',
        'As your Turn, you may discard one card to draw one card. This ability may only be used at Night.',
        'As your Turn, if it is Night, discard one card in your Hand: draw 1 card.',
      ],
      [
        'location',
        'As your Turn, you may bury one Ally to gain 3 Sanity. You may only use this ability if your opponent has a Tome in play.',
        'As your Turn, if your opponent has a Tome in play, bury one Ally: gain 3 Sanity.',
      ],
      ['location', 'Monsters played here do not require a Gate.', 'While you are here, you may play Monsters regardless of the Gate.'],
      [
        'location',
        'Deep Ones played here into your Threat do not use the Gate.',
        'While you are here, you may play Deep Ones regardless of the Gate.',
      ],
      [
        'event',
        "Your opponent's Police Detectives and Reporters change sides, and are placed with your Allies until the end of this Round.",
        'When played: put each Police Detective or Reporter Ally of your opponent into your play area, back until the end of the Round.',
      ],
      [
        'event',
        'Take control of all Soldiers of your opponent until the end of the Round.',
        'When played: put each Soldier Ally of your opponent into your play area, back until the end of the Round.',
      ],
      ['event', 'Take control of one Soldier of your opponent.', 'When played: put one Soldier Ally of your opponent into your play area.'],
      [
        'spell',
        'Choose one Location in your Story Deck and immediately place it right-side-up on top of the Story Deck. Ignore Sanity gain/loss; may use Gate.',
        'When cast: bring one Location in your Story Deck to the top of its Story Deck.',
      ],
      [
        'event',
        'Take one Location in your Story Deck and move it to the top of your Story Deck.',
        'When played: bring one Location in your Story Deck to the top of its Story Deck.',
      ],
      ['ally', 'Add 2 while you have at least two other Allies.', 'While you have at least two other Allies in play, this card gains 2.'],
      [
        'location',
        'Cultists played here into your Threat do not use the Gate.',
        'While you are here, you may play Cultist cards regardless of the Gate.',
      ],
    ],
  ],
  [
    'places, Threats and persons meant by their words',
    [
      ['ally', 'Joins Dr. Soames and Prof. Rice.', 'Joins cards called "Dr. Soames" or cards called "Prof. Rice".'],
      [
        'ally',
        'While Mrs. Eliza Orne is in play, add 1 to this card.',
        'While you have a card called "Mrs. Eliza Orne" in play, this card gains 1.',
      ],
      [
        'ally',
        'When this card is Buried, discard one card. Joins Capt. Brewer.',
        'When this card is buried: discard one card in your Hand. Joins cards called "Capt. Brewer".',
      ],
      [
        'monster',
        'Invisible at Night. Joins Dimensional Stalkers.',
        'While it is Night, this card is Invisible. Joins cards called "Dimensional Stalkers".',
      ],
      ['location', 'The night porter looks the other way. Gain 2 Sanity.', 'When you arrive here: gain 2 Sanity.'],
      ['location', 'The Dean is a personal friend. Gain 2 Sanity.', 'When you arrive here: gain 2 Sanity.'],
      ['event', 'When your opponent says "Pass", he or she loses 2 Sanity.', 'When your opponent passes: your opponent loses 2 Sanity.'],
      [
        'phobia',
        'If a Travel Event is the top card of your Story Deck, your Maximum loses 1.',
        "While the top card of the affected player's Story Deck is a Travel Event, the affected player's Maximum loses 1.",
      ],
      [
        'location',
        'As your Turn you may Flip one of your Allies face-down to play an Artifact and a Tome together.',
        'As your Turn, flip one Ally: play one Artifact, then play one Tome.',
      ],
      [
        'location',
        'When you arrive here, each opponent in the same Region must discard one card.',
        "When you arrive here: for each opponent: (if you and that player are in the same Region: (discard one card in that player's Hand of that player's choice)).",
      ],
      [
        'event',
        "Cancel a Spell just cast by your opponent. Bury that Spell in its owner's Story Deck, then Bury this card.",
        'After your opponent cast a Spell: cancel that, then bury that card, then bury this card.',
      ],
      [
        'event',
        'Cancel the effects of an Event played by an opponent since your last Turn, then Discard both cards.',
        'After your opponent played an Event: cancel that, then discard that card, then discard this card.',
      ],
      [
        'event',
        "Your opponent's Allies may not fight this Round.",
        'When played: each Ally of your opponent cannot be defending until the end of the Round.',
      ],
      [
        'event',
        "Look at your opponent's Threat. You may choose one Monster up to 2 points in value that your opponent must Discard. Then, Bury this card.",
        "When played: look at each card in your opponent's Threat, then optionally discard one Monster of value 2 or less in your opponent's Threat.",
      ],
      [
        'event',
        "Bury your opponent's Current Location if it is a City, otherwise lose 1 Sanity.",
        "When played: if your opponent is at a City Location: (bury your opponent's Current Location) otherwise (lose 1 Sanity).",
      ],
      [
        'event',
        "Look at your opponent's Current Location. Discard your Current Location unless it bears the Church attribute.",
        "When played: look at your opponent's Current Location. When played, unless you are at a Church Location: discard your Current Location.",
      ],
      [
        'event',
        'Play up to two Allies from your Hand who could be played in your current Region. Pay any Sanity costs.',
        'When played: optionally play one Ally from your Hand regardless of place, then optionally play one Ally from your Hand regardless of place.',
      ],
      [
        'event',
        "Until the end of the Round no Artifacts other than Weapons add points to an Ally's value.",
        'When played: each Artifact except Weapon of any player adds nothing until the end of the Round.',
      ],
      [
        'ally',
        'If your Sanity falls below 5, this Ally leaves you; Discard him.',
        'When you lose Sanity, if you have 4 or fewer Sanity: discard this card.',
      ],
      ['ally', 'This nurse adds 1 at Night.', 'While it is Night, this card gains 1.'],
      [
        'ally',
        'You may Discard any Ghouls that attack you at the moment that they are revealed.',
        "When revealed, you may: discard each Ghoul in your opponent's Directed Threat.",
      ],
      [
        'monster',
        'Protected from all Spells that Summon or Control Monsters.',
        'This card cannot be summoned. This card cannot be controlled.',
      ],
      [
        'artifact',
        "Flip this card to look at your opponent's Story Deck and bury one Ally in it.",
        "As your Turn, flip this card: look at each card in your opponent's Story Deck, then bury one Ally in your opponent's Story Deck.",
      ],
      [
        'artifact',
        "Flip this card: place one card in your opponent's Hand on top of your opponent's Discard Pile.",
        "As your Turn, flip this card: discard one card in your opponent's Hand.",
      ],
      ['weapon', 'Discard this flame-thrower after use in Combat.', 'At the end of Combat, if this card has fought: discard this card.'],
      [
        'event',
        'Your opponent loses his or her next two Turns.',
        'When played: your opponent loses the next Turn, then your opponent loses the next Turn.',
      ],
      [
        'location',
        'Gain 3 Sanity, but skip your next two Turns.',
        'When you arrive here: gain 3 Sanity, then lose your next Turn, then lose your next Turn.',
      ],
      [
        'event',
        'Bury one random Ally of each Investigator in the same Region as your opponent, including your own.',
        'When played: bury one random Ally of your opponent, and the same for each other player in the same region.',
      ],
      [
        'event',
        'Flip one random Artifact of each player in the same Subregion as your opponent.',
        'When played: flip one random Artifact of your opponent face-down, and the same for each other player in the same subregion.',
      ],
      [
        'location',
        'All Students may be played here, even if they could not be found in this Subregion.',
        'While you are here, you may play Student cards regardless of place.',
      ],
    ],
  ],
  [
    'others in the Region, who has none, what else it is',
    [
      [
        'event',
        'Each player who is not in your Region loses 1 Sanity.',
        'When played: for each player: (if not (you and that player are in the same Region): (that player loses 1 Sanity)).',
      ],
      [
        'event',
        'Each opponent whose Current Location is in a different Region draws one card.',
        'When played: for each opponent: (if not (you and that player are in the same Region): (that player draws 1 card)).',
      ],
      [
        'location',
        'Each other player in this Subregion loses 1 Sanity when you arrive here.',
        'When you arrive here: for each opponent: (if you and that player are in the same subregion: (that player loses 1 Sanity)).',
      ],
      [
        'monster',
        'When revealed, your opponent must bury one Steadfast Ally. If he has none, this card gains 3 instead.',
        'When revealed: if not (your opponent has a Steadfast Ally in play): (this card gains 3 until the end of Combat) otherwise (bury one Steadfast Ally of your opponent).',
      ],
      [
        'spell',
        'Bury one Artifact or Tome of your opponent. If there are none, gain 2 Sanity instead.',
        'When cast: if not (your opponent has an Artifact or Tome in play): (gain 2 Sanity) otherwise (bury one Artifact or Tome of your opponent).',
      ],
      [
        'event',
        "Gain control of one of your opponent's Allies with a value of 2 or less until the end of the Round.",
        'When played: put one Ally of value 2 or less of your opponent into your play area, back until the end of the Round.',
      ],
      [
        'event',
        'One Reporter of your opponent joins you until the end of the Round.',
        'When played: put one Reporter Ally of your opponent into your play area, back until the end of the Round.',
      ],
      [
        'ally',
        'Steadfast while you have Howard Lovecraft in play; otherwise he is Corrupt.',
        'While you have Howard Lovecraft in play, this card gains the Steadfast attribute. Unless you have Howard Lovecraft in play, this card gains the Corrupt attribute.',
      ],
      ['ally', 'Is Corrupt unless you have a Tome in play.', 'Unless you have a Tome in play, this card gains the Corrupt attribute.'],
      [
        'ally',
        'Steadfast at Night; otherwise Corrupt.',
        'While it is Night, this card gains the Steadfast attribute. Unless it is Night, this card gains the Corrupt attribute.',
      ],
      [
        'ally',
        'This Ally is Corrupt at Night, otherwise Steadfast.',
        'While it is Night, this card gains the Corrupt attribute. Unless it is Night, this card gains the Steadfast attribute.',
      ],
      ['ally', 'Corrupt while you are at a Church Location.', 'While you are at a Church Location, this card gains the Corrupt attribute.'],
      [
        'ally',
        'If opponent plays a Phobia on your Investigator, you may Bury this card instead. Your opponent must then Bury his or her card.',
        'When your opponent plays a Phobia Event on you, you may bury this card: cancel that, then bury that card.',
      ],
      [
        'artifact',
        'When an opponent plays a Phobia on you, you may flip this card face-down instead.',
        'When your opponent plays a Phobia Event on you, you may flip this card: cancel that.',
      ],
      [
        'ally',
        'When chosen to Defend, you may discard one card to add 2 to this card until the end of Combat.',
        'When this card is committed to defend, you may discard one card in your Hand: this card gains 2 until the end of Combat.',
      ],
      [
        'weapon',
        "Add 4 to Ally's value. Bury this card when its Ally is buried.",
        'The bearer gains 4. This card is given to an Ally, whose fate it shares. When the bearer is buried: bury this card.',
      ],
      [
        'ally',
        'Add 1 by Day, and 2 more if you are Outside.',
        'While it is Day, this card gains 1. While you are at an Outside Location, this card gains 2.',
      ],
      [
        'event',
        'Your opponent must bury one Ally. If he has none, he loses 1 Sanity.',
        'When played: if not (your opponent has an Ally in play): (your opponent loses 1 Sanity) otherwise (bury one Ally of your opponent).',
      ],
    ],
  ],
  [
    'cards in a Story Deck, Turns spent, joins and what is not cumulative',
    [
      [
        'ally',
        "Add 1 while two or more Spells are in your opponent's Story Deck.",
        "While your opponent's Story Deck contains at least two Spells, this card gains 1.",
      ],
      [
        'location',
        'As your Turn, pay 1 Sanity to look at the top four cards of your Mythos Deck, then replace them in any order.',
        'As your Turn, pay 1 Sanity: arrange the top 4 cards of your Mythos Deck.',
      ],
      [
        'tome',
        'When your opponent completes a Mythos Experience Adventure, draw one card.',
        'When your opponent completes a Mythos Experience Adventure: draw 1 card.',
      ],
      [
        'artifact',
        'During Combat, flip this card to bury one Monster in a Directed Threat.',
        "In Combat, flip this card: bury one Monster in each opponent's Directed Threat.",
      ],
      ['ally', 'Joins any Priest, Herbert West, and any other Doctor.', 'Joins Priest cards, Herbert West or Doctor cards.'],
      [
        'location',
        'While you are here, each of your Tomes holds one more Spell. Not cumulative with other cards that increase the Spell capacity of Tomes.',
        'While you are here, the Spell capacity of each Tome gains 1, not cumulative with "raises Spell capacity".',
      ],
      [
        'artifact',
        'Draw one additional card at the beginning of each Round. Not cumulative with other cards that raise your draw.',
        'You draw 1 more card, not cumulative with what else raises your draw.',
      ],
      [
        'spell',
        'Each Threat directed against you loses 1 until the end of Combat. Not cumulative with other Circles.',
        'When cast: each Threat directed against you loses 1 until the end of Combat, not cumulative with "circle".',
      ],
      [
        'location',
        'You must spend your next Turn with the night nurse (playing no cards, and not Passing).',
        'When you arrive here: lose your next Turn.',
      ],
      [
        'monster',
        'You may play this card as an Ally in any Forest/Gate Location (uses Gate).',
        'This card may be played as an Ally at a Forest Gate Location for the use of its Gate.',
      ],
      [
        'location',
        'As your Turn, pay 1 Sanity and place one Location in your Story Deck on top of your Story Deck, right-side up.',
        'As your Turn, pay 1 Sanity: bring one Location in your Story Deck to the top of its Story Deck.',
      ],
      [
        'event',
        'Each City Location loses the Water and Cemetery attributes while this card is in play.',
        'Each City Location loses the Water attribute. Each City Location loses the Cemetery attribute.',
      ],
      [
        'location',
        'You may play this card after playing a Travel by Sea Event, on the same Turn, even if you are in another Region.',
        'This card may be played right after a Travel by Sea Event regardless of Region.',
      ],
    ],
  ],
  [
    'played by a Title, and buried by few',
    [
      [
        'ally',
        'When this card is Buried, you may immediately play Howard Lovecraft from your Hand, regardless of Region.',
        'When this card is buried, you may: play one Howard Lovecraft from your Hand regardless of Region.',
      ],
      ['ally', 'This card may not be Buried except by Spells.', 'No player may bury this card by cards except Spell.'],
      [
        'spell',
        'Your Investigator is protected from attack until the end of the Round.',
        'When cast: (you may not be attacked) until the end of the Round.',
      ],
      [
        'artifact',
        'Can be used in place of any one Tome needed to play an Adventure.',
        'This card counts as any one Tome that an Adventure needs.',
      ],
    ],
  ],
  [
    'both walks, bearers of a printed value, who may not there, what is left out, a choice besides',
    [
      [
        'weapon',
        "Add 3 points to the Ally's value, but that Ally may not defend at Night.",
        'The bearer gains 3. This card is given to an Ally, whose fate it shares. While it is Night, the bearer cannot be defending.',
      ],
      [
        'weapon',
        "Add 2 to Ally's value, but Ally may not defend by Day.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. While it is Day, the bearer cannot be defending.',
      ],
      ['monster', 'Bury this card if revealed during the Night.', 'When revealed, if it is Night: bury this card.'],
      ['monster', 'Half strength in any Forest Location.', 'While you are at a Forest Location, halve this card.'],
      ['monster', 'Half strength in the Dreamlands.', 'While you are at a Location of the Dreamlands, halve this card.'],
      [
        'event',
        'Bury any Train cards on top of any Story Deck (return to former Location).',
        "When played: bury the top Train of each player's Story Deck.",
      ],
      [
        'location',
        'You may remain here for one Turn and recover any one Ghoul from your discard pile to your Hand.',
        'As your Turn, having stayed here: return one Ghoul in your discard pile to the Hand.',
      ],
      [
        'event',
        'No Monsters may be played by any player whose Investigator is at a Forest Location.',
        'While that player is at a Forest Location, no player may play a Monster.',
      ],
      [
        'event',
        'No Spells may be cast by players at a City Location.',
        'While that player is at a City Location, no player may cast Spells.',
      ],
      [
        'event',
        'No Gates may be used by any player who is at a Water Location.',
        'While that player is at a Water Location, no player may use Gates.',
      ],
      [
        'location',
        'You must walk to this Location, and you must walk out of it, too.',
        'You must reach this card by walking. You must leave here by walking.',
      ],
      [
        'location',
        'Your opponent chooses one Ally that you have in play and you must bury it.',
        "When you arrive here: bury one Ally of your opponent's choice.",
      ],
      [
        'location',
        'As your Turn, you may play any Forest Location in this Region right-side-up on top of this card, even if you would otherwise have to walk.',
        'As your Turn: travel right-side-up to a new Forest Location in the same Region.',
      ],
      [
        'location',
        'As your Turn, you may play one Monster who would not normally come from this Region.',
        'As your Turn: play one Monster regardless of Region.',
      ],
      [
        'weapon',
        "Add 4 to Ally's value. Only for Allies with a printed value of 2 or less.",
        'The bearer gains 4. This card is given to an Ally of value 2 or less not counting Weapons, whose fate it shares.',
      ],
      [
        'weapon',
        "Add 1 to Ally's value. Only for Steadfast Allies.",
        'The bearer gains 1. This card is given to a Steadfast Ally, whose fate it shares.',
      ],
      [
        'location',
        'All Ghouls and all Steadfast Cultists add 1 point to their value while this is your Current Location.',
        'While you are here, each Ghoul or Steadfast Cultist card gains 1.',
      ],
      [
        'location',
        'All Students and Scholars add 1 point to their value while you are here. At Night they do not.',
        'While you are here and not (it is Night), each Scholar card or Student card gains 1.',
      ],
      ['ally', 'All other Students add 1 to their value. Not at Night.', 'Unless it is Night, each other Student card gains 1.'],
      [
        'location',
        'All Monsters add 1 to their value while you are here. This does not apply to Ghouls.',
        'While you are here, each Monster except Ghoul gains 1.',
      ],
      [
        'location',
        'You may use this Gate more than once while you have a Corrupt Cultist in play, but must bury one such Cultist for each subsequent Gate use.',
        'While you have a Corrupt Cultist card in play, the Gate here may be used again for this cost (bury one Corrupt Cultist card).',
      ],
      [
        'ally',
        'If this card is buried or discarded, each opponent loses 1 Sanity and you may draw one card.',
        'When this card is lost: each opponent loses 1 Sanity. When this card is lost, you may: draw 1 card.',
      ],
      [
        'location',
        'When you arrive here, your opponent discards one card and you may bury one Phobia that affects you.',
        "When you arrive here: discard one card in your opponent's Hand. When you arrive here, you may: bury one Phobia Event that affects you.",
      ],
      ['ally', 'This card may carry two Weapons. Add the value of both.', 'Carries two Weapons.'],
      [
        'location',
        'Your opponent chooses one Ally that you have in play, which you must bury.',
        "When you arrive here: bury one Ally of your opponent's choice.",
      ],
    ],
  ],
  [
    'what stays longer, is still in the Hand, or turns elsewhere',
    [
      [
        'event',
        'Each Phobia affecting you affects any other Investigator instead, until the end of the Round.',
        'When played: let each Phobia Event that affects you affect your opponent until the end of the Round.',
      ],
      [
        'event',
        "For the remainder of the Round, all Phobias that affect your Investigator also affect your opponent's Investigator.",
        'When played: let each Phobia Event that affects you affect your opponent too until the end of the Round.',
      ],
      [
        'spell',
        'Transfer any one Phobia from your Investigator to another Investigator.',
        'When cast: let one Phobia Event that affects you affect your opponent.',
      ],
      [
        'event',
        'Any one Great Old One that you have in play remains in play for another Round. Then, Bury this card.',
        'When played: keep your Great Old One 1 more Round.',
      ],
      [
        'artifact',
        'As your Turn, Bury this card to keep any one of your Great Old Ones in play for two additional Rounds.',
        'As your Turn, bury this card: keep your Great Old One 2 more Rounds.',
      ],
      [
        'god',
        'Remains in play for an additional Round if you have a Priest in play.',
        'At the end of Combat, if you have a Priest card in play: keep your Great Old One 1 more Round, once a card.',
      ],
      [
        'god',
        'If a Train is in your Story Deck, this card remains in play for one additional Round.',
        'At the end of Combat, if your Story Deck contains Train: keep your Great Old One 1 more Round, once a card.',
      ],
      [
        'monster',
        'Bury this card at the end of Combat only if it absorbs its full card value; otherwise, it stays in play.',
        'If this card would be buried in Combat without full loss, it stays in play instead.',
      ],
      [
        'monster',
        'Unless this Monster absorbs its whole card value during Combat, it remains in your Threat rather than being Buried.',
        'If this card would be buried in Combat without full loss, it stays in play instead.',
      ],
      [
        'monster',
        'You may keep this card in your Threat for the following Round instead of Burying it.',
        'If this card would be buried in Combat, you may instead: put this card into your Threat.',
      ],
      [
        'monster',
        'If Controlled, this Monster begins the next Round in your Threat.',
        'While this card is controlled, if this card would be buried in Combat, instead: put this card into your Threat.',
      ],
      [
        'event',
        'Choose one Lesser Servitor Monster in your Threat. Begin the next Round with this Monster in your Threat, instead of Burying it at the end of Combat.',
        'When played, choose one Lesser Servitor Monster in your Threat: (if the target would be buried in Combat, instead: put the target into your Threat) until the end of the Round.',
      ],
      [
        'event',
        'Start the next Round with one Monster of your choice from your discard pile in your Threat.',
        'When played: (at the start of each Round: put one Monster in your discard pile into your Threat) during the next Round.',
      ],
      [
        'location',
        'You may spend 2 Sanity points and use this Gate to play a Ghoul as an Ally.',
        'While you are here, you may play Ghouls as an Ally for this cost (use the Gate and pay 2 Sanity).',
      ],
      [
        'location',
        'By paying 1 Sanity point, you may use this Gate to play any Deep One as an Ally.',
        'While you are here, you may play Deep Ones as an Ally for this cost (use the Gate and pay 1 Sanity).',
      ],
      [
        'monster',
        'You may lose 1 Sanity point and use any Gate at a Cemetery Location to play this Monster as an Ally.',
        'This card may be played as an Ally at a Cemetery Gate Location for this cost (use the Gate and pay 1 Sanity).',
      ],
      [
        'monster',
        'Use the Gate of any Water Location to play this card as an Ally.',
        'This card may be played as an Ally at a Water Gate Location for the use of its Gate.',
      ],
      ['monster', 'No Gate at a Forest Location may be used.', 'While that player is at a Forest Location, no player may use Gates.'],
      [
        'god',
        'No player may cast Spells. Investigators with a Priest in play are not affected by this card.',
        'Unless that player has a Priest card in play, no player may cast Spells.',
      ],
      [
        'god',
        'All Investigators lose 2 Sanity points at the start of each Turn that they are in Kingsport.',
        'At the start of each Turn: if that player is at a Kingsport Location: (that player loses 2 Sanity).',
      ],
      [
        'event',
        'Each opponent must Bury one Artifact. Opponents in the same City as you must Bury two.',
        "When played: for each opponent: (if you and that player are in the same City: (bury two Artifacts of that player of that player's choice) otherwise (bury one Artifact of that player of that player's choice)).",
      ],
      [
        'event',
        'Each other player loses 1 Sanity point. Opponents whose Current Location is in the same Region as yours lose 3 instead.',
        'When played: for each opponent: (if you and that player are in the same Region: (that player loses 3 Sanity) otherwise (that player loses 1 Sanity)).',
      ],
      ['event', 'Randomly choose two Allies that each opponent must Bury.', 'When played: bury two random Allies of each opponent.'],
      [
        'event',
        'If your opponent is in the same City as you, he or she loses 2 Sanity points.',
        'When played, if you and your opponent are in the same City: your opponent loses 2 Sanity.',
      ],
      [
        'event',
        'On a later Turn, play any new Dreamlands Location. If you are in the Waking World, you must first lose 2 Sanity points.',
        'When played: if you are at a Location of the Waking World: (lose 2 Sanity), then travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension on a later Turn.',
      ],
      [
        'event',
        'Either gain 3 Sanity points if it is Night, or draw two cards if it is Day.',
        'When played: if it is Night: (gain 3 Sanity) otherwise (if it is Day: (draw 2 cards)).',
      ],
      [
        'event',
        'If you are in the Dreamlands, play a new Location in the Waking World. If you are in the Waking World, play a new Location in the Dreamlands. Place it right-side up on top of your Story Deck.',
        'When played: if you are at a Location of the Dreamlands: (travel right-side-up to a new Location of the Waking World in any Region of any Dimension) otherwise (if you are at a Location of the Waking World: (travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension)).',
      ],
      [
        'event',
        'Take any Location in your Story Deck and place it on top, right-side up. Ignore Sanity gain/loss; may use Gate.',
        'When played: bring one Location in your Story Deck to the top of its Story Deck.',
      ],
      [
        'event',
        'Choose any Kingsport Location in your Story Deck. Shuffle the rest of your Story Deck and place this Location on top, right-side up.',
        'When played, choose one Kingsport Location in your Story Deck: bring the target to the top of its Story Deck, then shuffle your Story Deck.',
      ],
      [
        'event',
        "Bury the top card of your opponent's Story Deck. Repeat until a Water Location is revealed. Then, Bury this card.",
        "When played: clear your opponent's Story Deck down to a Water Location, bury the top card.",
      ],
      [
        'event',
        'If this card is in your Hand at the start of the game, you may Discard it and draw three cards.',
        'At the start of the game, if this card is in your Hand, you may: discard this card, then draw 3 cards.',
      ],
      [
        'event',
        'If you have this card in your Hand at the beginning of the game, look at the top card of your Mythos Deck. Then, Discard both cards.',
        'At the start of the game, if this card is in your Hand: look at the top card of your Mythos Deck, then discard the card looked at, then discard this card.',
      ],
      [
        'event',
        'If this card is in your opening Hand, gain 1 Sanity point and Discard this card.',
        'At the start of the game, if this card is in your Hand: gain 1 Sanity, then discard this card.',
      ],
      [
        'spell',
        'Target opponent must immediately play a Water Location, or Discard two cards.',
        "When cast: unless your opponent plays a Water Location next: (discard two cards in your opponent's Hand).",
      ],
      [
        'event',
        'Your opponent must either play a Tome or lose 1 Sanity point.',
        'When played: unless your opponent plays a Tome next: (your opponent loses 1 Sanity).',
      ],
      [
        'event',
        'Target opponent must Bury two Allies, or else lose 4 Sanity points.',
        "When played: your opponent chooses: (bury two Allies of your opponent of your opponent's choice) or (your opponent loses 4 Sanity).",
      ],
      [
        'location',
        'Reveal the top card of your Mythos Deck. If it is a Weapon, the beggars make off with it (Discard the card). Any other card is placed in your Hand.',
        'When you arrive here: reveal the top card of your Mythos Deck, then if the revealed card is a Weapon: (discard the revealed card) otherwise (return the revealed card to the Hand).',
      ],
      [
        'location',
        'When you arrive here, the urchins snatch one random Tome (Discard the card).',
        'When you arrive here: discard one random Tome.',
      ],
    ],
  ],
  [
    'what a head, an aside or a second number tells',
    [
      [
        'ally',
        'Add one to the Maximum and to the Minimum number of cards that you may keep in your Hand while this card is in play.',
        'Your Maximum gains 1. Your Minimum gains 1.',
      ],
      [
        'artifact',
        'As your Turn, bury this card to play any Ally from your Hand, regardless of your Current Location.',
        'As your Turn, bury this card: play one Ally from your Hand regardless of place.',
      ],
      [
        'location',
        'As your Turn, pay 1 Sanity to return the Tome nearest the bottom of your Story Deck to play.',
        'As your Turn, pay 1 Sanity: put the lowest Tome in your Story Deck into play.',
      ],
      [
        'ally',
        'If you would pay Sanity to play an Outer God, you may discard this card instead.',
        'If you would pay for an Outer God Monster, you may instead: discard this card.',
      ],
      [
        'weapon',
        'Add 3 points to the value of any Soldier. One Weapon per Ally.',
        'The bearer gains 3. This card is given to a Soldier Ally, whose fate it shares.',
      ],
      ['monster', 'As an Ally, can know any two Spells.', 'While this card is an Ally, holds two Spells.'],
      [
        'location',
        'Gain 1 Sanity each Turn that you remain here with a Priest.',
        'As your Turn, having stayed here, if you have a Priest card in play: gain 1 Sanity.',
      ],
      [
        'location',
        'All Deep Ones add 1 point to their value while this is your Current Location, or 3 points if it is Night.',
        'While you are here and not (it is Night), each Deep One gains 1. While you are here and it is Night, each Deep One gains 3.',
      ],
      [
        'location',
        'You may remain here for one Turn and draw one card, but must then discard one random card from your Hand.',
        'As your Turn, having stayed here: draw 1 card, then discard one random card in your Hand.',
      ],
      [
        'location',
        'After playing a Tome here, you may play another Tome.',
        'When you play a Tome, if you are here, you may: play one Tome.',
      ],
      [
        'location',
        'You may remain here for one Turn and bury one Phobia, or two Phobias if you have a Doctor in play.',
        'As your Turn, having stayed here: if you have a Doctor card in play: (bury two Phobia Events that affect you) otherwise (bury one Phobia Event that affects you).',
      ],
      [
        'phobia',
        'Lose 1 Sanity each time you play an Ally who does not know Latin.',
        'When the affected player plays an Ally except card that knows Latin: the affected player loses 1 Sanity.',
      ],
      [
        'event',
        'Immediately play a new Location in the same Subregion right-side up on top of your Story Deck.',
        'When played: travel right-side-up to a new Location in the same Subregion.',
      ],
      [
        'event',
        'While this card is in play, Spells that Summon or Control Monsters cost 1 less Sanity to cast.',
        'The casting cost of each Spell that summon or control Monsters loses 1.',
      ],
      ['event', "Bury your opponent's Ally of lowest value.", 'When played: bury one Ally of your opponent with the lowest value.'],
      [
        'event',
        "Immediately play one Artifact from your Story Deck, regardless of the Location's attributes.",
        'When played: play one Artifact from your Story Deck regardless of attribute.',
      ],
      [
        'god',
        'At the beginning of each Round each Investigator must bury one Ally, or else lose 2 Sanity points.',
        "At the start of each Round: each player chooses: (bury one Ally of that player of that player's choice) or (that player loses 2 Sanity).",
      ],
      [
        'ally',
        'While this card is in play, each Spell that you cast from a Tome costs 1 less Sanity, to a minimum of 1.',
        'The casting cost of each Spell in a Tome loses 1, not below 1.',
      ],
      [
        'spell',
        'Immediately play any Forest Location, regardless of its Region, right-side up on top of your Story Deck.',
        'When cast: travel right-side-up to a new Forest Location in any Region.',
      ],
      [
        'tome',
        'As your Turn, and if a Poet is among your Allies, flip this card to bury one Phobia affecting your Investigator.',
        'As your Turn, if you have a Poet Ally in play, flip this card: bury one Phobia Event that affects you.',
      ],
    ],
  ],
  [
    'Gates for Allies, and where they are',
    [
      [
        'monster',
        'May be played as an Ally, using a Gate in the Dreamlands.',
        'This card may be played as an Ally at a Gate Location of the Dreamlands for the use of its Gate.',
      ],
      [
        'monster',
        'May be played as an Ally by using any Gate in the Dreamlands.',
        'This card may be played as an Ally at a Gate Location of the Dreamlands for the use of its Gate.',
      ],
      [
        'monster',
        'You may play this card as an Ally in any Cemetery/Gate Location (uses Gate).',
        'This card may be played as an Ally at a Cemetery Gate Location for the use of its Gate.',
      ],
      [
        'monster',
        'You may play this card as an Ally in Kingsport, using a Gate.',
        'This card may be played as an Ally at a Gate Kingsport Location for the use of its Gate.',
      ],
    ],
  ],
  [
    'what is cancelled, chosen there, replaced, assigned later',
    [
      ['location', 'You may travel to this Location only by Air.', 'You must reach this card by Travel by Air Event.'],
      ['location', 'You can enter this Location only by walking.', 'You must reach this card by walking.'],
      [
        'ally',
        'On a later Turn you may assign to this Ally one Artifact card, which suffers any fate that she suffers.',
        'Carries one Artifact.',
      ],
      ['ally', 'You may assign one Artifact to this card on a later Turn.', 'Carries one Artifact.'],
      ['ally', 'On a later Turn you may assign this Ally one Tome or Artifact.', 'Carries one Artifact or Tome.'],
      [
        'monster',
        'Never buried. Discard this card after Combat.',
        'If this card would be buried, it stays in play instead. At the end of Combat: discard this card.',
      ],
      ['monster', 'You may have any number of Ghouls in play as Allies.', 'You may have any number of Ghouls in play.'],
      [
        'location',
        'Students add 2 points to their value while you are here. Cumulative with other cards that raise the value of Students.',
        'While you are here, each Student card gains 2, cumulative.',
      ],
      [
        'ally',
        'Ghouls in your Threat add 1 point. Cumulative with other Allies that raise their value.',
        'Each Ghoul in your Threat gains 1, cumulative.',
      ],
      [
        'spell',
        'Cancel one Spell that your opponent has cast since your last Turn. Your opponent must bury the card.',
        'After your opponent cast a Spell: cancel that, then bury that card.',
      ],
      [
        'event',
        'Cancel the effects of one Artifact or Event that your opponent played since your last Turn. He must then bury the card.',
        'After your opponent played an Artifact or Event: cancel that, then bury that card.',
      ],
      [
        'tome',
        'As your Turn, bury this card and choose one Spell from your Story Deck. Place that Spell in your Hand.',
        'As your Turn: bury this card, then return one Spell in your Story Deck to the Hand.',
      ],
      [
        'location',
        'When you arrive here, you may choose one Ally in your Story Deck. Place that Ally in your Hand.',
        'When you arrive here, you may: return one Ally in your Story Deck to the Hand.',
      ],
      [
        'event',
        'Choose two Allies in your discard pile. Place them in your Hand.',
        'When played: return two Allies in your discard pile to the Hand.',
      ],
      [
        'location',
        'Randomly discard two cards from your Hand and replace them with new cards drawn from your Mythos Deck.',
        'When you arrive here: discard two random cards in your Hand, then draw 2 cards.',
      ],
      [
        'spell',
        'Discard three random cards and replace them with new cards.',
        'When cast: discard three random cards in your Hand, then draw 3 cards.',
      ],
      [
        'location',
        'When you arrive here, discard two cards from your Hand and replace them with new cards.',
        'When you arrive here: exchange 2 cards.',
      ],
    ],
  ],
  [
    'excluded cards, answers on you, two done at once',
    [
      [
        'event',
        'On a later Turn, play any Exotic Location right-side-up on top of your Story Deck.',
        'When played: travel right-side-up to a new Exotic Location in any Region on a later Turn.',
      ],
      [
        'event',
        'On a following Turn, you may play any new Forest Location, in any Region, right-side up on top of your Story Deck.',
        'When played: travel right-side-up to a new Forest Location in any Region on a later Turn.',
      ],
      [
        'event',
        'During a subsequent Turn, you may travel to any Exotic Location.',
        'When played: travel right-side-up to a new Exotic Location in any Region on a later Turn.',
      ],
      ['location', 'Exotic Locations cannot be played.', 'No player may play an Exotic Location.'],
      [
        'location',
        'At any time that you are at a Forest Location, you may walk to this Location.',
        'While you are at a Forest Location, you may walk to this Location.',
      ],
      [
        'location',
        'At any time when a Travel by Air Event is the top card of your Story Deck, you may walk to this Location.',
        'While the top card of your Story Deck is a Travel by Air Event, you may walk to this Location.',
      ],
      [
        'ally',
        'May be played in the Waking World or in the Dreamlands.',
        'While you are at a Location of the Waking World or Location of the Dreamlands, this card may be played regardless of Dimension.',
      ],
      [
        'artifact',
        'May be played either in the Dreamlands or the Waking World.',
        'While you are at a Location of the Dreamlands or Location of the Waking World, this card may be played regardless of Dimension.',
      ],
      [
        'artifact',
        'Bury this Artifact to play one Ally regardless of your Current Location.',
        'As your Turn, bury this card: play one Ally regardless of place.',
      ],
      [
        'location',
        'Discard one random card in your Story Deck, excluding this card.',
        'When you arrive here: discard one random other card in your Story Deck.',
      ],
      ['event', 'Bury all Artifacts in play, excluding Weapons.', 'When played: bury each Artifact except Weapon of any player.'],
      ['ally', 'All of your Allies other than this one add 1.', 'Each other Ally gains 1.'],
      ['event', 'Bury all Events in play, except for this one.', 'When played: bury each other Event of any player.'],
      [
        'spell',
        'Reduce the value of one opposing Monster by 3 points, to a minimum of 1, until the end of Combat. May only be cast during Combat.',
        'In Combat: (one opposing Monster loses 3, not below 1) until the end of Combat.',
      ],
      ['spell', 'Opponent loses 1 Sanity. This Spell may only be cast in Combat.', 'In Combat: your opponent loses 1 Sanity.'],
      [
        'spell',
        'One Ally of your opponent loses 2, but not below 1, until the end of Combat.',
        'When cast: (one Ally of your opponent loses 2, not below 1) until the end of Combat.',
      ],
      [
        'spell',
        'Control one Lesser Servitor. If used at Night, you may Control a Greater Servitor as well.',
        'When cast: control one Lesser Servitor Monster. When cast, if it is Night: control one Greater Servitor Monster.',
      ],
      [
        'spell',
        'Opponent loses 1 Sanity, or 2 Sanity if cast during the Day.',
        'When cast: if it is Day: (your opponent loses 2 Sanity) otherwise (your opponent loses 1 Sanity).',
      ],
      [
        'event',
        'Play this card when an opponent has just played a Storm Event on you. Cancel its effects and Discard it.',
        'After your opponent played a Storm Event against you: cancel that, then discard that card.',
      ],
      [
        'event',
        'Play this card immediately after an opponent has cast a Spell against you. Cancel the effects of that Spell and Bury it.',
        'After your opponent cast a Spell against you: cancel that, then bury that card.',
      ],
      [
        'event',
        'Play this card when a Phobia has just been played on you. Cancel that Phobia.',
        'After any player played a Phobia Event against you: cancel that.',
      ],
      [
        'event',
        'Cancel the effects of an Event played on you since your last Turn and Discard it.',
        'After any player played an Event against you: cancel that, then discard that card.',
      ],
      [
        'event',
        'Draw two cards. Play after an opponent plays a Phobia on you.',
        'After your opponent played a Phobia Event against you: draw 2 cards.',
      ],
      [
        'ally',
        'As your Turn, Flip this card and one Steadfast Ally of your opponent face-down.',
        'As your Turn, flip this card: flip one Steadfast Ally of your opponent face-down.',
      ],
      [
        'tome',
        'As your Turn, Discard this card (plus any Artifact) and draw three cards.',
        'As your Turn, discard this card and discard one Artifact: draw 3 cards.',
      ],
      [
        'ally',
        "As your Turn, Bury this Ally along with one Monster in opponent's Threat.",
        "As your Turn: bury this card, then bury one Monster in your opponent's Threat.",
      ],
      [
        'artifact',
        'Discard this card plus one of your Allies to gain 4 Sanity.',
        'As your Turn, discard this card and discard one Ally: gain 4 Sanity.',
      ],
      ['event', 'Each of your Allies adds 1 point this Combat.', 'When played: each Ally gains 1 until the end of Combat.'],
      ['event', 'Opponent suffers an immediate loss of 1 Sanity.', 'When played: your opponent loses 1 Sanity.'],
    ],
  ],
  [
    'questions, and what one must survive',
    [
      [
        'location',
        'Feeling brave? As your Turn, you may spend 1 Sanity point to draw one card from your Mythos Deck.',
        'As your Turn, pay 1 Sanity: draw 1 card.',
      ],
      [
        'monster',
        'Not affected by Weapons, except for Enchanted Weapons.',
        'This card is not affected by Weapons except Enchanted Weapon.',
      ],
      [
        'ally',
        'If your Investigator or any of your Allies knows Greek, Spells cost 1 less Sanity to cast.',
        'While you know Greek, the casting cost of each Spell loses 1.',
      ],
      [
        'location',
        'At the beginning of your Turn, you must be able to survive Underwater or lose 3 Sanity points.',
        'At the start of each Turn: if not (you can survive Underwater): (lose 3 Sanity).',
      ],
      [
        'monster',
        'Joins Byakhee, Ghouls and other Living Dead.',
        'Joins cards with "Byakhees" in its Title, Ghouls, Living Dead Monsters or Living Dead cards.',
      ],
      [
        'monster',
        "When Threats are revealed, you may take control of one random Ghoul in an opponent's Directed Threat and add it to your own Threat for this Combat.",
        "When revealed, you may: take control of one random Ghoul in your opponent's Directed Threat until the end of Combat.",
      ],
    ],
  ],
  [
    'what a limit is said of, and Monsters that are Allies',
    [
      [
        'ally',
        'While this card is in play, subtract one from the Minimum number of cards that you may keep in your Hand. Draw one additional card at the beginning of each Round. Not cumulative with other Allies that lower your Minimum.',
        'Your Minimum loses 1, not cumulative with what else lowers your Minimum. You draw 1 more card.',
      ],
      [
        'ally',
        'While this card is in play, draw one additional card at the beginning of each Round. Subtract one from the Minimum number of cards that you may keep in your Hand. Not cumulative with other Allies that lower your Minimum.',
        'You draw 1 more card. Your Minimum loses 1, not cumulative with what else lowers your Minimum.',
      ],
      ['monster', 'Add 1 point to the value of this card for each Ghoul in play as an Ally.', 'This card gains 1 for each Ghoul Ally.'],
      [
        'monster',
        'Add 1 point to the value of this card if any Ghoul is in play as an Ally.',
        'While you have Ghoul Ally in play, this card gains 1.',
      ],
      [
        'monster',
        'Add 1 point to the value of this card if Howard Lovecraft is in play as an Ally.',
        'While you have Howard Lovecraft in play, this card gains 1.',
      ],
    ],
  ],
  [
    'attacks that are suffered, cards that were turned up',
    [
      [
        'event',
        'Your opponent suffers an attack of 4 points. Allies may defend.',
        'When played: attack your opponent with value 4 (Allies may defend).',
      ],
      [
        'event',
        'If your opponent is at a City Location, he or she suffers an immediate attack worth 5 points. Allies may defend.',
        'When played, if your opponent is at a City Location: attack your opponent with value 5 (Allies may defend).',
      ],
      [
        'event',
        'Your opponent suffers a 2 point attack. Allies may defend.',
        'When played: attack your opponent with value 2 (Allies may defend).',
      ],
      [
        'event',
        'An immediate attack of 4 points is made on your opponent. Allies may defend.',
        'When played: attack your opponent with value 4 (Allies may defend).',
      ],
      [
        'location',
        'Reveal the top three cards of your Mythos Deck. Apply any Sanity gain or loss indicated in the pentagrams on the cards, then Discard them.',
        'When you arrive here: reveal the top 3 cards of your Mythos Deck, then apply the pentagram of the revealed card, then discard the revealed card.',
      ],
      [
        'location',
        'Gain 3 Sanity points, but reveal the top two cards of your Mythos Deck, then Discard them.',
        'When you arrive here: gain 3 Sanity, then reveal the top 2 cards of your Mythos Deck, then discard the revealed card.',
      ],
      [
        'location',
        'Reveal the top two cards of your Mythos Deck. Discard both cards.',
        'When you arrive here: reveal the top 2 cards of your Mythos Deck, then discard the revealed card.',
      ],
    ],
  ],
  [
    'two places of one player, and what goes with a Tome',
    [
      [
        'monster',
        "May only be played if your opponent's Current Location is Underground or in the Dreamlands.",
        'This card may only be played if your opponent is at an Underground Location or your opponent is at a Location of the Dreamlands.',
      ],
      [
        'monster',
        'Add 1 if your opponent is in a Cemetery or in Kingsport.',
        'While your opponent is at a Cemetery Location or your opponent is at a Kingsport Location, this card gains 1.',
      ],
      [
        'monster',
        'Add 1 if you are in a Cemetery or in Kingsport.',
        'While you are at a Cemetery Location or you are at a Kingsport Location, this card gains 1.',
      ],
      [
        'tome',
        'As your Turn, Discard this card (plus any Spell) and draw three cards from your Mythos Deck.',
        'As your Turn: discard this card, then draw 3 cards.',
      ],
    ],
  ],
  [
    'the larger of two numbers, and fates apart',
    [
      [
        'monster',
        'Add 1 point to the value of this card if your opponent is in a Forest Location, or 3 points if any Storm is in play.',
        'While your opponent is at a Forest Location and not (any player has a Storm Event in play), this card gains 1. While any player has a Storm Event in play, this card gains 3.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value, or 4 points if Ally is Outside. One Weapon per Ally.",
        'The bearer (card except card who is Outside) gains 2. The bearer (card who is Outside) gains 4. This card is given to an Ally, whose fate it shares.',
      ],
      [
        'weapon',
        "Add 1 point to Ally's value. One Weapon per Ally. If Ally is lost, place this card in your Discard Pile.",
        'The bearer gains 1. This card is given to an Ally. When the bearer is lost: discard this card.',
      ],
    ],
  ],
  [
    'one card looked at, what survives, the next draw',
    [
      [
        'event',
        "Look at one random card in your opponent's Hand. If it is an Ally, Discard it.",
        "When played: look at one random card in your opponent's Hand, then if the card looked at is an Ally: (discard the card looked at).",
      ],
      [
        'event',
        "Look at one random card in your opponent's Threat. If it is a Ghoul, you may Bury it; otherwise return it face-down.",
        "When played: look at one random card in your opponent's Threat, then if the card looked at is Ghoul: (optionally bury the card looked at).",
      ],
      [
        'event',
        "Randomly choose one card in your opponent's Hand and look at it. If it is a Spell, Bury it.",
        "When played: look at one random card in your opponent's Hand, then if the card looked at is a Spell: (bury the card looked at).",
      ],
      [
        'event',
        "Choose one card in your opponent's Threat and look at it. Discard it if it is a Ghoul.",
        "When played: look at one card in your opponent's Threat, then if the card looked at is Ghoul: (discard the card looked at).",
      ],
      [
        'monster',
        "Each Widow Pruett surviving to affect your opponent's Allies or Investigator gives you 2 Sanity points.",
        'When this card reaches the defenders: gain 2 Sanity.',
      ],
      [
        'monster',
        'Each Widow Pruett that survives the Cosmic Battle causes your opponent to lose 1 Sanity.',
        'When this card survives the Cosmic Battle: your opponent loses 1 Sanity.',
      ],
      [
        'monster',
        'If this card survives the Cosmic Battle, it causes your opponent to lose 2 Sanity.',
        'When this card survives the Cosmic Battle: your opponent loses 2 Sanity.',
      ],
      ['monster', 'Joins Ghouls, and with Serpent People.', 'Joins Ghouls or Serpent Peoples.'],
      ['location', 'Lose 2 Sanity points for each use of this Gate.', 'When you use this Gate: lose 2 Sanity.'],
      ['event', 'Bury one Spell from any of your Tomes.', 'When played: bury one Spell in a Tome.'],
      [
        'location',
        "You may play Artifacts here regardless of this Location's attributes.",
        'While you are here, you may play Artifacts regardless of attribute.',
      ],
      [
        'tome',
        'You may read this Tome without knowing the proper Language if you have any Priest in play.',
        'While you have a Priest card in play, this card may be played regardless of language.',
      ],
      [
        'ally',
        'While this card is in play, add one to the number of Spells that each of your Tomes may hold.',
        'The Spell capacity of each Tome gains 1.',
      ],
      [
        'event',
        'At the beginning of the next Round, your opponent draws one card fewer than usual, and you draw two cards more.',
        'When played: your opponent draws 1 fewer card during the next Round, then you draw 2 more cards during the next Round.',
      ],
      [
        'event',
        'At the start of the next Round each player draws one additional card.',
        'When played: each player draws 1 more card during the next Round.',
      ],
      [
        'event',
        'Your opponent draws one fewer card during the next Round, and you draw one more card.',
        'When played: your opponent draws 1 fewer card during the next Round, then you draw 1 more card during the next Round.',
      ],
      ['ally', 'Adds 1 more point to his value while you are at a City Location.', 'While you are at a City Location, this card gains 1.'],
      [
        'event',
        'Travel to any City Location in the same Region. Your Allies may not Defend until you leave that Location.',
        'When played: travel right-side-up to a new City Location in the same Region, then each Ally cannot be defending while you stay there.',
      ],
      [
        'event',
        'Your opponent must choose one of his or her Allies to be turned face-down.',
        "When played: flip one Ally of your opponent of your opponent's choice face-down.",
      ],
      [
        'monster',
        'When revealed, if both players have a Deep One in their Threats, bury this card.',
        'When revealed, if your Threat contains Deep One and the opposing Threat contains Deep One: bury this card.',
      ],
      [
        'ally',
        'Add one to your Maximum. Cumulative with Locations that raise your Maximum.',
        'Your Maximum gains 1, cumulative with what else raises your Maximum.',
      ],
      ['event', 'Cold rain rolls in from the sea. Your opponent loses 1 Sanity.', 'When played: your opponent loses 1 Sanity.'],
      ['event', 'The train is late again. Your opponent loses 1 Sanity.', 'When played: your opponent loses 1 Sanity.'],
      ['monster', 'Feeds on nightmares. Joins Ghouls.', 'Joins Ghouls.'],
      [
        'weapon',
        "Add 2 points to Ally's value. The smoke attracts vermin: at the end of Combat, lose 1 Sanity.",
        'The bearer gains 2. This card is given to an Ally, whose fate it shares. At the end of Combat: lose 1 Sanity.',
      ],
    ],
  ],
  [
    'words apart from what they belong to, and what is in it',
    [
      [
        'event',
        "None of your opponent's Monsters may attack this Round.",
        'When played: each Monster of your opponent cannot be attacking until the end of the Round.',
      ],
      [
        'location',
        'While you are here none of your Steadfast Allies may Defend.',
        'While you are here, each Steadfast Ally cannot be defending.',
      ],
      [
        'event',
        'None of your Ghouls may Defend until the end of the Round.',
        'When played: each Ghoul cannot be defending until the end of the Round.',
      ],
      [
        'event',
        'None of your Allies with a printed value of more than 4 may Defend until the end of the Round.',
        'When played: each Ally of value 5 or more not counting Weapons cannot be defending until the end of the Round.',
      ],
      [
        'event',
        'Bury one Ally of your opponent with a printed value of less than 3 points.',
        'When played: bury one Ally of value 2 or less not counting Weapons of your opponent.',
      ],
      [
        'event',
        'Bury one Ally of your opponent whose value is more than 3 points.',
        'When played: bury one Ally of value 4 or more of your opponent.',
      ],
      [
        'location',
        'You must have three or more Allies in play to travel to this Location.',
        'This card may only be played if you have at least three Allies in play.',
      ],
      [
        'location',
        'Your Investigator must have at least one Tome in play to enter this Location.',
        'This card may only be played if you have a Tome in play.',
      ],
      [
        'spell',
        'Summon or Control a Lesser Servitor Monster. You must have at least two Ghouls in play as Allies to cast this Spell.',
        'When cast, if you have at least two Ghouls Allies in play: summon or control one Lesser Servitor Monster.',
      ],
      [
        'ally',
        'Add 2 points to the value of this card while any player has two or more Ghouls in play as Allies.',
        'While you have at least two Ghouls Allies in play or your opponent has at least two Ghouls Allies in play, this card gains 2.',
      ],
      [
        'phobia',
        'Lose 1 Sanity point each time that a Priest is played as an Ally by your opponent.',
        'When any unaffected player plays a Priest Ally: the affected player loses 1 Sanity.',
      ],
      [
        'phobia',
        'Lose 2 Sanity points each time that you play a Soldier as an Ally.',
        'When the affected player plays a Soldier Ally: the affected player loses 2 Sanity.',
      ],
      ['ally', 'Whenever a Phobia is played on any Investigator, gain 1 Sanity.', 'When any player plays a Phobia Event: gain 1 Sanity.'],
      ['event', 'Turn face-down one Ally of your opponent.', 'When played: flip one Ally of your opponent face-down.'],
      ['event', 'Flip face-up all of your Allies that are face-down.', 'When played: flip each Ally face-up.'],
      [
        'event',
        'Your opponent chooses two of his or her Allies to be turned face-down.',
        "When played: flip two Allies of your opponent of your opponent's choice face-down.",
      ],
      [
        'event',
        'Choose one Ally of your opponent to be Flipped face-down until the end of Combat.',
        'When played, choose one Ally of your opponent: flip the target face-down, then (at the end of Combat: flip the target face-up) until the end of Combat.',
      ],
      ['event', 'Bury one Ally, even one of your own.', 'When played: bury one Ally of any player.'],
      ['event', 'Discard any one Tome in play (even your own).', 'When played: discard one Tome of any player.'],
      ['event', 'Bury one Ally of your opponent (Corrupt or not).', 'When played: bury one Ally of your opponent.'],
      [
        'event',
        'Flip face-down one Ally of your opponent, whether or not he is Defending.',
        'When played: flip one Ally of your opponent face-down.',
      ],
      ['ally', 'If this card is Buried for any reason, lose 2 Sanity.', 'When this card is buried: lose 2 Sanity.'],
      [
        'event',
        'Bury any one Ally of your opponent that does not carry any Weapon.',
        'When played: bury one Ally without a Weapon of your opponent.',
      ],
      [
        'monster',
        'You may play this card as an Ally at any Forest Location. May not carry Weapons as an Ally.',
        'This card may be played as an Ally at a Forest Location. While this card is an Ally, this card may not bear Weapons.',
      ],
      [
        'location',
        'You may use this Gate more than once, but must Flip one Priest face-down for each subsequent Gate use.',
        'The Gate here may be used again for this cost (flip one Priest card).',
      ],
      [
        'event',
        'Your opponent must reveal his Hand and lose 1 Sanity point for each Spell in it.',
        "When played: look at each card in your opponent's Hand, then your opponent loses 1 Sanity for each Spell in your opponent's Hand.",
      ],
      [
        'event',
        "Look at your opponent's Threat. Your opponent loses 1 Sanity for each Ghoul in it.",
        "When played: look at each card in your opponent's Threat, then your opponent loses 1 Sanity for each Ghoul in your opponent's Threat.",
      ],
      ['ally', 'All Priests that you have in play, including this card, add 1 point to their value.', 'Each Priest card gains 1.'],
    ],
  ],
  [
    'who is not affected, one of a kind and another, cards fewer than usual',
    [
      [
        'location',
        'If this is your current Location at the start of a Round, flip one random Ally face-down. Mi-Go are not affected.',
        'At the start of each Round, if you are here: flip one random Ally except Mi-Go face-down.',
      ],
      [
        'god',
        'Each time that any player plays a Tome or casts a Spell, that player must flip one of his or her Allies face-down. Corrupt Allies are not affected.',
        'When any player plays a Tome: flip one Ally except Corrupt Ally of that player face-down. When any player casts a Spell: flip one Ally except Corrupt Ally of that player face-down.',
      ],
      ['god', 'No player may play Allies. Cultists are exempt.', 'No player may play an Ally except Cultist card.'],
      [
        'god',
        'All Allies lose 1 point. Corrupt Allies are not affected. No Investigator may gain Sanity.',
        'Each Ally except Corrupt Ally of any player loses 1. No player may gain Sanity.',
      ],
      [
        'event',
        'Bury one Ally of your opponent. Steadfast Allies are excluded.',
        'When played: bury one Ally except Steadfast Ally of your opponent.',
      ],
      [
        'monster',
        'Add 2 to the value of this card if your Threat contains Ghouls and another Monster.',
        'While your Threat contains Ghoul and your Threat contains a Monster except Ghoul, this card gains 2.',
      ],
      [
        'monster',
        'Card value is 4 if Ghouls and Mi-Go are part of your Threat.',
        'While your Threat contains Ghoul and your Threat contains Mi-Go, the value of this card is 4.',
      ],
      [
        'tome',
        'Add 2 to the value of your Threat if Ghouls and any other Monster are part of your Threat.',
        'While your Threat contains Ghoul and your Threat contains a Monster except Ghoul, your Threat gains 2.',
      ],
      [
        'monster',
        "If this card survives to affect your opponent's Allies or Investigator, it also causes that player to lose 1 Sanity.",
        'When this card reaches the defenders: your opponent loses 1 Sanity.',
      ],
      ['event', 'Whenever a Spell is cast, the caster loses 1 Sanity.', 'When any player casts a Spell: that player loses 1 Sanity.'],
      [
        'event',
        'Look at the top four cards of your Mythos Deck. Place one in your Hand, bury one in your Story Deck, and discard the others.',
        'When played: look at the top 4 cards of your Mythos Deck, then return one card among the cards looked at to the Hand, then bury one card among the cards looked at, then discard the card looked at.',
      ],
      [
        'location',
        'Lose 1 Sanity, but draw one card fewer than usual at the beginning of the next Round.',
        'When you arrive here: lose 1 Sanity, then you draw 1 fewer card during the next Round.',
      ],
      [
        'location',
        'Draw one card less than normal at the start of the next Round.',
        'When you arrive here: you draw 1 fewer card during the next Round.',
      ],
      [
        'spell',
        "Immediately play a new Gate Location right-side up, regardless of Region. You must still pay that Location's Sanity cost.",
        'When cast: travel right-side-up to a new Gate Location in any Region.',
      ],
      [
        'ally',
        "Add 2 points to this card's value when defending against Cultists.",
        'While this card is a Defending Ally and the opposing Threat contains a Cultist card, this card gains 2.',
      ],
      ['ally', 'Adds 1 against any Cultist.', 'While the opposing Threat contains a Cultist card, this card gains 1.'],
      [
        'location',
        'You may remain here for one Turn and gain 1 Sanity point for each Doctor or Priest among your Allies.',
        'As your Turn, having stayed here: gain 1 Sanity for each Doctor or Priest Ally.',
      ],
    ],
  ],
  [
    'the way to another Dimension, who was Summoned, this card and all others',
    [
      [
        'artifact',
        'As your Turn, bury this card to enter the Dreamlands. On a later Turn, play any Dreamlands Location.',
        'As your Turn, bury this card: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension on a later Turn.',
      ],
      [
        'artifact',
        'Bury this card as your Turn. On a later Turn you may play any Dreamlands Location right-side-up.',
        'As your Turn, bury this card: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension on a later Turn.',
      ],
      [
        'artifact',
        'As your Turn, bury this card to send your Investigator into the Waking World. During any subsequent Turn, you may play a new Waking World Location right-side-up.',
        'As your Turn, bury this card: travel right-side-up to a new Location of the Waking World in any Region of any Dimension on a later Turn.',
      ],
      [
        'location',
        'As your Turn, you may use this Gate. On a later Turn, play any new Dreamlands Location.',
        'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension on a later Turn.',
      ],
      [
        'location',
        'As your Turn, use this Gate to travel to the Dreamlands. On a following Turn, you may play any new Dreamlands Location right-side-up on top of your Story Deck.',
        'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension on a later Turn.',
      ],
      [
        'artifact',
        'As your Turn, flip this card to reach the Waking World. On a later Turn play any Waking World Location.',
        'As your Turn, flip this card: travel right-side-up to a new Location of the Waking World in any Region of any Dimension on a later Turn.',
      ],
      [
        'event',
        'On any later Turn of this Round, your Investigator may travel to any Island Location.',
        'When played: travel right-side-up to a new Island Location in any Region on a later Turn.',
      ],
      [
        'event',
        'As your next Turn, play any new Dreamlands Location right-side-up.',
        'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension as your next Turn.',
      ],
      [
        'spell',
        'On your next Turn you may travel to any Forest Location.',
        'When cast: travel right-side-up to a new Forest Location in any Region as your next Turn.',
      ],
      [
        'event',
        'On a later Turn, play a new Location in the Dreamlands right-side-up on top of your Story Deck, regardless of Region.',
        'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension on a later Turn.',
      ],
      [
        'event',
        'On a later Turn, play any Forest Location right-side-up on top of your Story Deck, regardless of Region or Dimension.',
        'When played: travel right-side-up to a new Forest Location in any Region of any Dimension on a later Turn.',
      ],
      [
        'location',
        'You may use this Gate to play any Location in either Dimension.',
        'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location in any Region of any Dimension.',
      ],
      [
        'ally',
        'May be played at any Church in the Dreamlands or in the Waking World.',
        'While you are at a Church Location of the Dreamlands or Church Location of the Waking World, this card may be played regardless of place and Dimension.',
      ],
      [
        'location',
        'May use this Gate to play any Dreamlands Location.',
        'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'location',
        'If it is Night, may use this Gate to play any Dreamlands Location.',
        'As your Turn, if it is Night and you are here, use the Gate: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      ['ally', 'May bury one Phobia affecting you as your Turn.', 'As your Turn: bury one Phobia Event that affects you.'],
      [
        'location',
        'You may use this Gate to summon one Ghoul from your Hand, which attacks your opponent immediately. Allies may defend.',
        'As your Turn, if you are here, use the Gate: summon one Ghoul.',
      ],
      [
        'location',
        'As your Turn, you may use this Gate to summon a Byakhee from your Hand. It attacks one opponent immediately. Allies may defend. Then, bury the Byakhee.',
        'As your Turn, if you are here, use the Gate: summon one card with "Byakhees" in its Title.',
      ],
      [
        'spell',
        'Summon one Greater Servitor. It attacks one opponent immediately, but Allies may defend.',
        'When cast: summon one Greater Servitor Monster.',
      ],
      [
        'spell',
        'Summon one Lesser Servitor, which attacks your opponent (Allies may defend).',
        'When cast: summon one Lesser Servitor Monster.',
      ],
      [
        'event',
        'Attack one opponent immediately with a value of 3 points. Allies may defend.',
        'When played: attack your opponent with value 3 (Allies may defend).',
      ],
      [
        'artifact',
        'Can be used in the place of any one card needed to play a Great Old One.',
        'This card counts as any one card that a Great Old One needs, and is buried for it.',
      ],
      [
        'ally',
        'This card and all other Soldiers are excluded when determining the results of an Epidemic.',
        'This card is left out of Epidemics. Each other Soldier card is left out of Epidemics.',
      ],
      [
        'ally',
        'This card and all other Scientists add 1 point to their value while you are at a Business Location.',
        'While you are at a Business Location, this card gains 1. While you are at a Business Location, each other card called "Scientists" gains 1.',
      ],
      [
        'monster',
        'This card and each other Byakhee in your Threat add 1 point.',
        'This card gains 1. Each other card with "Byakhees" in its Title in your Threat gains 1.',
      ],
      [
        'artifact',
        'Place this card with an Ally. That Ally can survive in Space.',
        'This card is given to an Ally. The bearer is not affected by Space.',
      ],
      [
        'monster',
        'When revealed in a Directed Threat, discard one random Artifact of that opponent.',
        'When revealed: discard one random Artifact of your opponent.',
      ],
      [
        'monster',
        'When revealed as part of your Threat, bury one random Ally of your opponent.',
        'When revealed: bury one random Ally of your opponent.',
      ],
      [
        'location',
        'If you are here at the end of Combat, one of your Great Old Ones remains for an additional Round.',
        'At the end of Combat, if you are here: keep your Great Old One 1 more Round.',
      ],
      [
        'ally',
        'During Combat, you may add this card to your Defending Allies after Threats are revealed.',
        'This card may join the defence late.',
      ],
      ['ally', 'Once Threats are revealed, this card may be added to your Defending Allies.', 'This card may join the defence late.'],
      [
        'ally',
        'If you would lose a Tome or Spell, you may bury this card instead. Your opponent must then bury the card used.',
        'If your opponent would make you lose a Spell or Tome, you may instead: bury this card, then bury that card.',
      ],
      [
        'ally',
        'If you would lose an Artifact, you may discard this card instead. Your opponent must then bury the card that caused the loss.',
        'If your opponent would make you lose an Artifact, you may instead: discard this card, then bury that card.',
      ],
      [
        'monster',
        'If Controlled, you may travel on this card to any Coastal Location.',
        'While this card is controlled, you may travel to a new Location called "Coastal" in any Region, right-side-up.',
      ],
      [
        'event',
        'Your opponent is attacked with a value of 4 points. Allies may defend.',
        'When played: attack your opponent with value 4 (Allies may defend).',
      ],
      [
        'event',
        'One opponent is attacked immediately, with a card value of 2.',
        'When played: attack your opponent with value 2 (Allies may not defend).',
      ],
    ],
  ],
  [
    'ways here and on, Gates used again, the same City',
    [
      [
        'location',
        'You may travel to or from this Location only by Travel by Land.',
        'You must reach this card by Travel by Land Event. You must leave here by Travel by Land Event.',
      ],
      [
        'location',
        'You must travel to and from this Location by walking or by a Travel by Sea Event.',
        'You must reach this card by Travel by Sea Event or by walking. You must leave here by Travel by Sea Event or by walking.',
      ],
      [
        'location',
        'This Location may be entered or left only by a Travel by Sea Event.',
        'You must reach this card by Travel by Sea Event. You must leave here by Travel by Sea Event.',
      ],
      ['location', 'You may leave only by a Travel by Land Event.', 'You must leave here by Travel by Land Event.'],
      ['location', 'You must leave by walking.', 'You must leave here by walking.'],
      ['location', 'You may travel away from this Location only by Travel by Air.', 'You must leave here by Travel by Air Event.'],
      [
        'location',
        'You may reach this Location only by walking or by a Travel by Air Event.',
        'You must reach this card by Travel by Air Event or by walking.',
      ],
      [
        'location',
        'You may leave this Location only by a Travel by Land Event or by walking.',
        'You must leave here by Travel by Land Event or by walking.',
      ],
      ['location', 'You may play this card only from a Forest Location.', 'This card may only be played if you are at a Forest Location.'],
      [
        'location',
        'This card may only be played from the Dreamlands.',
        'This card may only be played if you are at a Location of the Dreamlands.',
      ],
      [
        'location',
        'You may play this card from any Outside Location, regardless of Region.',
        'While you are at an Outside Location, you may walk to this Location.',
      ],
      [
        'artifact',
        'Bury this card instead of paying any Sanity cost for playing a Tome.',
        'If you would pay for a Tome, you may instead: bury this card.',
      ],
      ['ally', 'Must defend in each Combat in which you are attacked.', 'You must defend with this card.'],
      [
        'ally',
        'Bury this card only if she takes her full card value during Combat.',
        'If this card would be buried in Combat without full loss, it stays in play instead.',
      ],
      [
        'event',
        "Bury one Ally of your opponent. Your opponent loses 1 Sanity point for each point of that Ally's value.",
        'When played, choose one Ally of your opponent: bury the target, then your opponent loses as much as the value of the target Sanity.',
      ],
      [
        'event',
        'Play a new Location in the same Dreamlands Region right-side-up on top of your Story Deck.',
        'When played: travel right-side-up to a new Location of the Dreamlands in the same Region.',
      ],
      [
        'event',
        'Bring the Location closest to the top of your Story Deck to the top, ignoring Sanity gain/loss.',
        'When played: bring the top Location of your Story Deck to the top of its Story Deck.',
      ],
      [
        'event',
        'Your opponent must bury one Ally of up to 2 points in value.',
        'When played: bury one Ally of value 2 or less of your opponent.',
      ],
      [
        'ally',
        'This card may be added to the Defending Allies during Combat, even after all Threats have been revealed.',
        'This card may join the defence late.',
      ],
      [
        'location',
        'Treat this Location as if it were in the Dreamlands for the purpose of playing Allies.',
        'While you are here, you may play Allies of the Dreamlands regardless of Dimension.',
      ],
      [
        'monster',
        'Add 1 to this card each time a Night Event is played on a Day Event, until the end of the Round.',
        'When Day gives way to Night: this card gains 1 until the end of the Round.',
      ],
      [
        'location',
        'Look at the top three cards of your Mythos Deck, then put them back in the same order.',
        'When you arrive here: look at the top 3 cards of your Mythos Deck.',
      ],
      [
        'location',
        'You may play a new Location in the same Region right after this card.',
        'When played, you may: travel right-side-up to a new Location in the same Region.',
      ],
      [
        'location',
        'You may play a new Location immediately after this card, in the same Turn, if it is in the same Region.',
        'When played, you may: travel right-side-up to a new Location in the same Region.',
      ],
      ['ally', 'Can know any two Spells. Bury Spells in your Story Deck after they are cast.', 'Holds two Spells.'],
      ['tome', 'At Night this Tome may not contain Spells.', 'While it is Night, the Spell capacity of this card is 0.'],
      [
        'tome',
        'This Tome can contain no Spells while you have a Priest in play.',
        'While you have a Priest card in play, the Spell capacity of this card is 0.',
      ],
      [
        'ally',
        'You may use the Gate of any Water Location again for 1 Sanity.',
        'The Gate of each Water card may be used again for 1 Sanity.',
      ],
      ['ally', 'You may use the Gate of any Kingsport Location more than once.', 'The Gate of each Kingsport card may be used again.'],
      [
        'event',
        'All Gates may be used more than once for 3 Sanity points per additional use.',
        'The Gate of each Gate Location of any player may be used again by any player for 3 Sanity.',
      ],
      [
        'event',
        'Play a new Location in the same City right-side-up on top of your Story Deck.',
        'When played: travel right-side-up to a new Location in the same City.',
      ],
      [
        'artifact',
        'As your Turn, bury this card to travel to a new Location in the same City.',
        'As your Turn, bury this card: travel right-side-up to a new Location in the same City.',
      ],
      ['artifact', 'Your Maximum gains 1, not cumulative with the Silver Key.', 'Your Maximum gains 1, not cumulative with "Silver Key".'],
      ['location', 'You may walk to any Forest Location in the Dreamlands.', 'You may walk to a Forest Location of the Dreamlands.'],
      [
        'event',
        'Your opponent suffers an attack worth 2 points. If he or she is at a City Location, your opponent suffers an attack worth 4 points instead. Allies may defend.',
        'When played: if your opponent is at a City Location: (attack your opponent with value 4 (Allies may defend)) otherwise (attack your opponent with value 2 (Allies may defend)).',
      ],
    ],
  ],
  [
    'where deeds are done, Threats of any player, and what Gates serve',
    [
      ['ally', 'Add 1 point to the value of this card in any Water Location.', 'While you are at a Water Location, this card gains 1.'],
      ['ally', 'This card gains 2 in any Forest Location.', 'While you are at a Forest Location, this card gains 2.'],
      [
        'location',
        "Immediately play a Spell or Artifact regardless of the current Location's attributes.",
        'When you arrive here: play one Artifact or Spell regardless of attribute.',
      ],
      [
        'artifact',
        'As your Turn, Discard this card and play a new City Location in any Region and any Dimension right-side up on top of your Story Deck.',
        'As your Turn: discard this card, then travel right-side-up to a new City Location in any Region of any Dimension.',
      ],
      [
        'spell',
        'Target Ally loses 3 points, to a 1 point minimum, for the remainder of this Combat.',
        'When cast, choose one Ally of any player: (the target loses 3, not below 1) until the end of Combat.',
      ],
      [
        'ally',
        'Add 2 to the value of this card while you have any other Cultist in play.',
        'While you have another Cultist card in play, this card gains 2.',
      ],
      [
        'event',
        "Randomly choose one of your opponent's Artifacts (Defending or not) and Discard it.",
        'When played: discard one random Artifact of your opponent.',
      ],
      [
        'monster',
        'Instead of Burying this card, begin the next Round with this card in your Threat.',
        'If this card would be buried in Combat, instead: put this card into your Threat.',
      ],
      [
        'event',
        'Immediately play any Steadfast Ally from your Hand regardless of where that Ally is found.',
        'When played: play one Steadfast Ally from your Hand regardless of place.',
      ],
      [
        'location',
        'You may travel to this Location only by playing a Travel by Air Event.',
        'You must reach this card by Travel by Air Event.',
      ],
      ['event', 'Discard all Ghouls in each Threat.', "When played: discard each Ghoul in each player's Threat."],
      [
        'ally',
        'As your Turn, you may look at the top card of your Mythos Deck and either replace it or Bury it.',
        'As your Turn: look at the top card of your Mythos Deck, then you choose: (put the card looked at on its Mythos Deck) or (bury the card looked at).',
      ],
      ['event', 'If any Threat contains a Ghoul, gain 2 Sanity.', "When played, if any player's Threat contains Ghoul: gain 2 Sanity."],
      [
        'event',
        "If there is no Ghoul in any player's Threat, draw one card.",
        "When played, unless any player's Threat contains Ghoul: draw 1 card.",
      ],
      [
        'event',
        'Each Investigator loses 1 Sanity point whenever he or she plays an Artifact in a City Location.',
        'When any player plays an Artifact, if that player is at a City Location: that player loses 1 Sanity.',
      ],
      [
        'event',
        'Whenever any player casts a Spell while in the Dreamlands, he gains 1 Sanity.',
        'When any player casts a Spell, if that player is at a Location of the Dreamlands: that player gains 1 Sanity.',
      ],
      [
        'ally',
        'Draw one card whenever an opponent casts a Spell at a Church.',
        'When your opponent casts a Spell, if that player is at a Church Location: draw 1 card.',
      ],
      [
        'monster',
        'You may play this card as an Ally at any Forest/Gate Location at Night (uses Gate).',
        'While it is Night, this card may be played as an Ally at a Forest Gate Location for the use of its Gate.',
      ],
      [
        'location',
        'Corrupt Allies may be played at this Location regardless of where they are found (uses Gate).',
        'While you are here, you may play Corrupt Allies regardless of place for the use of its Gate.',
      ],
      [
        'location',
        'As your Turn, you may use the Gate to play a new Dreamlands Location right-side up.',
        'As your Turn, if you are here, use the Gate: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'event',
        'You may play any Ghoul regardless of where it is found (uses Gate).',
        'You may play Ghouls regardless of place for the use of its Gate.',
      ],
      ['location', 'You may walk to any Location in the Yuggoth.', 'You may walk to a Location called "Yuggoth".'],
    ],
  ],
  [
    'places of those who are bound, Spells that are buried, exact values',
    [
      [
        'event',
        'No new Monsters may be played for the remainder of the Round.',
        'When played: (no player may play a Monster) until the end of the Round.',
      ],
      [
        'monster',
        'This card may not be played while Lucy Walters is in play.',
        'This card may not be played if you have a card called "Lucy Walters" in play.',
      ],
      [
        'artifact',
        'Give this card to one Ally. It suffers any fate which that Ally suffers.',
        'This card is given to an Ally, whose fate it shares.',
      ],
      ['location', 'If you are here at the start of each Round, draw one extra card.', 'While you are here, you draw 1 more card.'],
      ['ally', 'Can know one Water Spell. Bury the Spell in your Story Deck when it is cast.', 'This card holds one Water Spell.'],
      ['ally', 'May know any one Spell, which is buried after it is cast.', 'Holds one Spell.'],
      ['ally', 'Can hold two Spells of any type; Bury each Spell when used.', 'Holds two Spells.'],
      [
        'event',
        'Your opponent must Bury his or her highest-value Ally.',
        'When played: bury one Ally of your opponent with the highest value.',
      ],
      [
        'artifact',
        'If any Tome that you have in play would be Buried, you may Bury this card in its place.',
        'If any Tome would be buried, you may instead: bury this card.',
      ],
      [
        'monster',
        'Survives Combat unless it absorbs points equal to its full card value.',
        'If this card would be buried in Combat without full loss, it stays in play instead.',
      ],
      ['event', 'Bury one Ally of your opponent with a value of 3.', 'When played: bury one Ally of value 3 of your opponent.'],
      [
        'location',
        'No player may gain Sanity or cast Spells at this Location.',
        'While you are here, you may not gain Sanity. While you are here, you may not cast Spells.',
      ],
      [
        'event',
        'No player may cast Spells or play Artifacts while Outside.',
        'While that player is at an Outside Location, no player may cast Spells. While that player is at an Outside Location, no player may play an Artifact.',
      ],
      [
        'event',
        'Your opponents may not cast Spells or use Gates while in the Dreamlands.',
        'While that player is at a Location of the Dreamlands, each opponent may not cast Spells. While that player is at a Location of the Dreamlands, each opponent may not use Gates.',
      ],
      [
        'event',
        'Each player in Space loses 5 Sanity points unless able to survive in Space.',
        'When played: for each player: (if that player is at a Space Location and not (that player can survive Space): (that player loses 5 Sanity)).',
      ],
    ],
  ],
  [
    'such players again, attacks of two strengths, cards needed',
    [
      [
        'event',
        'Your opponent suffers an attack worth 3 points, or 5 points if he or she is at a Forest Location. Allies may defend.',
        'When played: if your opponent is at a Forest Location: (attack your opponent with value 5 (Allies may defend)) otherwise (attack your opponent with value 3 (Allies may defend)).',
      ],
      [
        'event',
        'Your opponent suffers an immediate attack worth 2 points, or 4 points if he or she is at an Underground Location.',
        'When played: if your opponent is at an Underground Location: (attack your opponent with value 4 (Allies may not defend)) otherwise (attack your opponent with value 2 (Allies may not defend)).',
      ],
      [
        'event',
        'Your opponent loses 1 Sanity, or 3 Sanity if he or she is at a City Location.',
        'When played: if your opponent is at a City Location: (your opponent loses 3 Sanity) otherwise (your opponent loses 1 Sanity).',
      ],
      [
        'spell',
        'Play this Spell when an opponent has just cast a Spell. That Spell is cancelled and buried.',
        'After your opponent cast a Spell: cancel that, then bury that card.',
      ],
      [
        'spell',
        'Play this Spell when an opponent has just cast a Spell. That Spell has no effect and is Buried.',
        'After your opponent cast a Spell: cancel that, then bury that card.',
      ],
      [
        'location',
        'You may walk to this Location from any other Kingsport Location.',
        'While you are at a Kingsport Location, you may walk to this Location.',
      ],
      [
        'event',
        'This card can be used in the place of any one of the cards needed to play a Great Old One.',
        'This card counts as any one card that a Great Old One needs, and is buried for it.',
      ],
      [
        'artifact',
        'This card counts as any one of the cards needed to play a Great Old One.',
        'This card counts as any one card that a Great Old One needs, and is buried for it.',
      ],
      [
        'event',
        'Each Investigator who is in a Water Location loses 1 Sanity point. If it is Night, each such Investigator loses 3 Sanity points instead.',
        'When played: if it is Night: (for each player: (if that player is at a Water Location: (that player loses 3 Sanity))) otherwise (for each player: (if that player is at a Water Location: (that player loses 1 Sanity))).',
      ],
      [
        'event',
        'Each player at a Forest Location loses 2 Sanity. If a Storm Event is in play, each such player loses 4 Sanity instead.',
        'When played: if any player has a Storm Event in play: (for each player: (if that player is at a Forest Location: (that player loses 4 Sanity))) otherwise (for each player: (if that player is at a Forest Location: (that player loses 2 Sanity))).',
      ],
      [
        'artifact',
        'As your Turn, Flip this card to play any Dreamlands Location from the Waking World, regardless of Region.',
        'As your Turn, if you are at a Location of the Waking World, flip this card: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'artifact',
        'As your Turn, bury this card to play a new Dreamlands Location from the Waking World regardless of Region.',
        'As your Turn, if you are at a Location of the Waking World, bury this card: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
    ],
  ],
  [
    'Gates used again for some alone and by anybody, no Monster Invisible, discarded instead',
    [
      [
        'location',
        "May use this Gate more than once, but only to play Deep Ones or Ghouls. Must pay this card's Sanity cost for each subsequent Gate use.",
        'The Gate here may be used again to play Deep Ones or Ghouls for the Sanity cost of this card.',
      ],
      [
        'location',
        "You may use this Gate more than once for Cultists, but must pay this card's Sanity cost for each subsequent Gate use.",
        'The Gate here may be used again to play Cultist cards for the Sanity cost of this card.',
      ],
      [
        'location',
        'You may use this Gate again to play Ghouls at a cost of 1 Sanity.',
        'The Gate here may be used again to play Ghouls for 1 Sanity.',
      ],
      ['location', 'You may use this Gate more than once to play Monsters.', 'The Gate here may be used again to play Monsters.'],
      [
        'location',
        'This Gate may be used again by any player to play Cultists for 1 Sanity.',
        'The Gate here may be used again by any player to play Cultist cards for 1 Sanity.',
      ],
      [
        'god',
        'Any Gate may be used more than once by any player at a cost of 1 Sanity point. No Investigator may gain Sanity.',
        'The Gate of each Gate Location of any player may be used again by any player for 1 Sanity. No player may gain Sanity.',
      ],
      [
        'god',
        'Any player may use any Gate again for 1 Sanity.',
        'The Gate of each Gate Location of any player may be used again by any player for 1 Sanity.',
      ],
      [
        'location',
        'While you are here, your Allies are discarded instead of buried.',
        'While you are here, if any Ally would be buried, instead: discard that card.',
      ],
      [
        'location',
        'Allies that you lose while here are discarded instead of buried.',
        'While you are here, if any Ally would be buried, instead: discard that card.',
      ],
      [
        'location',
        'While you are here, if one of your Allies would be buried, discard it instead.',
        'While you are here, if one Ally would be buried, instead: discard that card.',
      ],
      [
        'location',
        'No Monster attacking your Investigator is Invisible while this is your Current Location.',
        "While you are here, each Monster in your opponent's Directed Threat is visible.",
      ],
      ['location', 'No Ghoul in your Threat is Invisible.', 'Each Ghoul in your Threat is visible.'],
      [
        'location',
        'You may play any Ally who does not know English here, regardless of Region or Subregion.',
        'While you are here, you may play Allies except card that knows English regardless of Region and place.',
      ],
      [
        'location',
        'You may play here any Artist, regardless of Subregion.',
        'While you are here, you may play Artist cards regardless of place.',
      ],
      [
        'location',
        'You may play here a Priest without paying its Sanity cost.',
        'While you are here, you may play Priest cards regardless of cost.',
      ],
      [
        'location',
        'You must walk to and from this Location; Travel Events do not reach it.',
        'You must reach this card by walking. You must leave here by walking.',
      ],
      [
        'location',
        'Cultists that you play as Monsters at this Location add 2 points to their value during Combat.',
        'When you play a Cultist card through this Gate: that card gains 2 for the rest of the game.',
      ],
      [
        'location',
        'Cultists that you play as Monsters here add 1 point to their value.',
        'When you play a Cultist card through this Gate: that card gains 1 for the rest of the game.',
      ],
      [
        'ally',
        'You may play Deep Ones at any Water Location, even if it does not have a Gate.',
        'While you are at a Water Location, you may play Deep Ones regardless of the Gate.',
      ],
      [
        'ally',
        'You may play Ghouls at any Cemetery, even if it does not have the Gate attribute.',
        'While you are at a Cemetery Location, you may play Ghouls regardless of the Gate.',
      ],
    ],
  ],
  [
    'who defends, and words behind a way',
    [
      [
        'spell',
        "Randomly choose and Flip face-down one of your opponent's Artifacts.",
        'When cast: flip one random Artifact of your opponent face-down.',
      ],
      ['ally', 'Add 1 point to the value of each other Cultist who defends.', 'Each other Defending Cultist card gains 1.'],
      [
        'ally',
        'While defending, this card adds 1 point to each other Cultist that defends.',
        'While this card is a Defending Ally, each other Defending Cultist card gains 1.',
      ],
      [
        'event',
        'Play a new Dreamlands Location right-side up, regardless of the Region or Dimension of your Current Location.',
        'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'artifact',
        'As your Turn, Flip this card face-down to play a new City Location in a different Region on top of your Story Deck.',
        'As your Turn, flip this card: travel right-side-up to a new City Location in a different Region.',
      ],
      [
        'artifact',
        'During Combat, Bury this card to place one Ghoul from your Hand into your Threat.',
        'In Combat, bury this card: put one Ghoul in your Hand into your Threat.',
      ],
      [
        'artifact',
        'As your Turn, Bury this card to play any Travel by Air card from your Hand at any Location.',
        'As your Turn, bury this card: play one Travel by Air Event from your Hand regardless of place.',
      ],
      ['ally', 'May be added to your Defending Allies at the moment that Threats are revealed.', 'This card may join the defence late.'],
      ['monster', 'May be added to your Threat when Threats are revealed.', 'This card may join the Threat late.'],
      [
        'monster',
        'Discard this card when Threats are revealed if any Cultist is a Defending Ally.',
        'When revealed, if any player has a Defending Cultist card in play: discard this card.',
      ],
      [
        'monster',
        'Bury this card if a Cultist is a Defending Ally when Threats are revealed.',
        'When revealed, if any player has a Defending Cultist card in play: bury this card.',
      ],
      [
        'event',
        'Play a new Dreamlands Location, regardless of the Region or Dimension of your Current Location.',
        'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'event',
        'Play a new Dreamlands Location regardless of the Region or Dimension of your Current Location.',
        'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'event',
        'Play a new Dreamlands Location right-side up regardless of the Region or Dimension of your Current Location.',
        'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'event',
        'Play a new Dreamlands Location right-side up, regardless of Region or Dimension.',
        'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'event',
        'Play a new City Location right-side up, regardless of Region.',
        'When played: travel right-side-up to a new City Location in any Region.',
      ],
    ],
  ],
  [
    'whom a Monster fights',
    [
      [
        'monster',
        'If this card survives the Cosmic Battle, that player loses 1 Sanity.',
        'When this card survives the Cosmic Battle: your opponent loses 1 Sanity.',
      ],
      [
        'monster',
        "When this card survives to affect your opponent's Allies or Investigator, that player must discard one random card.",
        "When this card reaches the defenders: discard one random card in your opponent's Hand.",
      ],
    ],
  ],
  [
    'joined with each other',
    [
      ['tome', 'Any two Lesser Independents may join each other.', 'Each Lesser Independent Monster joins Lesser Independent Monsters.'],
      [
        'tome',
        'While in play, you may Join any two Lesser Independents to each other, even if their texts do not say so.',
        'Each Lesser Independent Monster joins Lesser Independent Monsters.',
      ],
      ['monster', 'Lesser Independents may Join one another.', 'Each Lesser Independent Monster joins Lesser Independent Monsters.'],
      ['ally', 'Cultists may Join this card.', 'Joins Cultist cards.'],
      ['ally', 'Steadfast Cultists may join this card.', 'Joins Steadfast Cultist cards.'],
      ['ally', 'Any Cultist may be joined with this card.', 'Joins Cultist cards.'],
      ['monster', 'Joins other Ghouls, Deep Ones and any Shoggoth.', 'Joins Deep Ones, Ghouls or Shoggoths.'],
      ['monster', 'Can be joined to any Ghoul or other Deep One.', 'Joins Deep Ones or Ghouls.'],
      ['monster', 'May not be joined with other Monsters.', 'This card may not join Monsters.'],
      ['monster', 'All Ghouls join with Deep Ones.', 'Each Ghoul joins Deep Ones.'],
      ['monster', 'Ghouls join Deep Ones.', 'Each Ghoul joins Deep Ones.'],
      ['monster', 'Joins any Deep One as well as other Shoggoths.', 'Joins Deep Ones or Shoggoths.'],
      ['monster', 'Never joins other Monsters.', 'This card may not join Monsters.'],
      ['monster', 'Joins any Monster in the same Threat.', 'Joins Monsters.'],
      ['monster', 'May join a Threat with a Ghoul.', 'Joins Ghouls.'],
      ['monster', 'May join any Threat with a Ghoul.', 'Joins Ghouls.'],
      ['ally', 'Your Cultists may join one another.', 'Each Cultist card joins Cultist cards.'],
      ['monster', 'Joins Cats.', 'Joins cards called "Cats".'],
      ['monster', 'Joins Cats and other Zoogs.', 'Joins cards called "Cats" or cards called "Zoogs".'],
      ['ally', 'Joins any one Cultist.', 'Joins Cultist cards.'],
      ['ally', 'Joins another Cultist.', 'Joins Cultist cards.'],
    ],
  ],
  [
    'what cards cost, and where',
    [
      ['tome', 'Each Folk Spell costs no Sanity.', 'The casting cost of each Spell with the Folk icon is 0.'],
      ['tome', 'Each Folk Spell you cast costs no Sanity.', 'The casting cost of each Spell with the Folk icon is 0.'],
      ['tome', 'Each Folk Spell costs 1 less Sanity to cast.', 'The casting cost of each Spell with the Folk icon loses 1.'],
      ['tome', 'Any Folk Spell costs 1 less Sanity to cast.', 'The casting cost of each Spell with the Folk icon loses 1.'],
      [
        'tome',
        'Each Folk Spell cast from this Tome costs no Sanity.',
        'The casting cost of each Spell with the Folk icon held by this card is 0.',
      ],
      ['tome', 'Each Spell you cast from this Tome costs no Sanity.', 'The casting cost of each Spell held by this card is 0.'],
      [
        'tome',
        'Spells cast from this Tome while you are Underground cost 1 less Sanity.',
        'While you are at an Underground Location, the casting cost of each Spell held by this card loses 1.',
      ],
      [
        'tome',
        'Spells cast from this Tome while it is Night cost 1 less Sanity.',
        'While it is Night, the casting cost of each Spell held by this card loses 1.',
      ],
      [
        'tome',
        'Spells cast from this Tome while at a City cost 1 less Sanity.',
        'While you are at a City Location, the casting cost of each Spell held by this card loses 1.',
      ],
      ['ally', 'Spells cost 1 less Sanity point to cast.', 'The casting cost of each Spell loses 1.'],
      ['ally', 'Each Spell you cast costs 1 Sanity less.', 'The casting cost of each Spell loses 1.'],
      [
        'tome',
        'Each Yellow Sign Spell you cast from this Tome costs no Sanity.',
        'The casting cost of each Spell with the Yellow Sign icon held by this card is 0.',
      ],
      [
        'tome',
        'Spells cast from this Tome while you are Underground cost 1 Sanity point less, to a minimum of zero.',
        'While you are at an Underground Location, the casting cost of each Spell held by this card loses 1, not below 0.',
      ],
      [
        'tome',
        'Spells cast from this Tome cost 1 less while you are Underground.',
        'While you are at an Underground Location, the casting cost of each Spell held by this card loses 1.',
      ],
      ['tome', 'Spells cast from this Tome cost 1 Sanity point less.', 'The casting cost of each Spell held by this card loses 1.'],
      ['tome', 'Spells in this Tome cost 1 less.', 'The casting cost of each Spell held by this card loses 1.'],
      [
        'tome',
        'Any Folk Spell cast by you from this Tome costs nothing.',
        'The casting cost of each Spell with the Folk icon held by this card is 0.',
      ],
      [
        'location',
        'Travel in Space cards cost no Sanity to play from here.',
        'While you are here, the Sanity cost of each Travel in Space Event is 0.',
      ],
      [
        'location',
        'Travel by Sea cards cost no Sanity when played here.',
        'While you are here, the Sanity cost of each Travel by Sea Event is 0.',
      ],
      [
        'location',
        'Travel by Sea cards cost 1 less Sanity to play from this Location.',
        'While you are here, the Sanity cost of each Travel by Sea Event loses 1.',
      ],
      ['location', 'Tomes cost 1 less Sanity here.', 'While you are here, the Sanity cost of each Tome loses 1.'],
      ['ally', 'All Cultists played by you cost no Sanity points.', 'The Sanity cost of each Cultist card is 0.'],
      ['ally', 'All Cultists you play cost 1 additional Sanity point to play.', 'The Sanity cost of each Cultist card gains 1.'],
      ['event', "Your opponent's Spells cost 1 additional Sanity to cast.", 'The casting cost of each Spell of your opponent gains 1.'],
      ['event', 'Spells cast by your opponent cost 1 additional Sanity.', 'The casting cost of each Spell of your opponent gains 1.'],
      ['event', 'All Spells cast by any player cost 1 more Sanity.', 'The casting cost of each Spell of any player gains 1.'],
      ['event', 'Monsters cost you 1 more Sanity when played.', 'The Sanity cost of each Monster gains 1.'],
      [
        'ally',
        'Allies played at any City Location cost 1 less Sanity.',
        'While you are at a City Location, the Sanity cost of each Ally loses 1.',
      ],
      [
        'ally',
        'Artifacts cost 1 Sanity less to play while you are at a City.',
        'While you are at a City Location, the Sanity cost of each Artifact loses 1.',
      ],
      [
        'ally',
        'Spells cast while you are Underground cost 1 less Sanity.',
        'While you are at an Underground Location, the casting cost of each Spell loses 1.',
      ],
      ['ally', 'Your Tomes cost 1 less Sanity point when they are played.', 'The Sanity cost of each Tome loses 1.'],
      ['ally', 'Locations cost 1 less Sanity to enter.', 'The Sanity cost of each Location loses 1.'],
    ],
  ],
  [
    'names that no library holds',
    [
      [
        'ally',
        'Add 1 point to the value of this card while Agent Marcus Tull is in play. Joins Agent Marcus Tull.',
        'While you have a card called "Agent Marcus Tull" in play, this card gains 1. Joins cards called "Agent Marcus Tull".',
      ],
      ['ally', 'Sister Agnes adds 1 point.', 'Each card called "Sister Agnes" gains 1.'],
      ['ally', 'Joins Captain Urquhart.', 'Joins cards called "Captain Urquhart".'],
      ['ally', 'Agents add 1 point.', 'Each card called "Agents" gains 1.'],
      ['monster', 'Zoogs in your Threat add 1 point.', 'Each card called "Zoogs" in your Threat gains 1.'],
    ],
  ],
  [
    'ways told in any order',
    [
      [
        'event',
        'Immediately play a new Location in the same Region right-side-up.',
        'When played: travel right-side-up to a new Location in the same Region.',
      ],
      [
        'event',
        'Immediately play a new Location right-side-up.',
        'When played: travel right-side-up to a new Location in the same Region.',
      ],
      [
        'event',
        'Immediately play a new Location anywhere in the New Aeon, right-side-up.',
        'When played: travel right-side-up to a new Location of the New Aeon in any Region of any Dimension.',
      ],
      [
        'event',
        'Immediately play a new Location anywhere in the Dreamlands right-side-up on top of your Story Deck.',
        'When played: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'ally',
        'Bury this card to immediately play a new Location in any subregion of the New Aeon right-side-up.',
        'As your Turn, bury this card: travel right-side-up to a new Location of the New Aeon in any Region of any Dimension.',
      ],
      [
        'ally',
        'Bury this card to immediately play a new Location in any New Aeon subregion right-side-up.',
        'As your Turn, bury this card: travel right-side-up to a new Location of the New Aeon in any Region of any Dimension.',
      ],
      [
        'ally',
        'Bury this card as your Turn and immediately play a new Location in any New Aeon Region right-side-up.',
        'As your Turn, bury this card: travel right-side-up to a new Location of the New Aeon in any Region of any Dimension.',
      ],
      [
        'spell',
        'Immediately play a new Location in the Dreamlands right-side-up on top of your Story Deck, no matter where you are.',
        'When cast: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'spell',
        'Immediately play any Dreamlands Location right-side-up, regardless of Dimension.',
        'When cast: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'spell',
        'Play one Water Location from your Hand right-side-up, regardless of Region.',
        'When cast: travel right-side-up to a new Water Location in any Region.',
      ],
      [
        'spell',
        'Play a Forest Location right-side-up in any Region.',
        'When cast: travel right-side-up to a new Forest Location in any Region.',
      ],
      [
        'artifact',
        'Bury this card to travel to any Forest Location from your Hand right-side-up, regardless of Region or Dimension.',
        'As your Turn, bury this card: travel right-side-up to a new Forest Location in any Region of any Dimension.',
      ],
      [
        'event',
        'On a later Turn, play a new Water Location anywhere in the Dreamlands right-side-up.',
        'When played: travel right-side-up to a new Water Location of the Dreamlands in any Region of any Dimension on a later Turn.',
      ],
      [
        'event',
        'Play a new City Location from your Hand right-side-up.',
        'When played: travel right-side-up to a new City Location in the same Region.',
      ],
      [
        'spell',
        'Travel to a new Location anywhere in the same Region, right-side-up.',
        'When cast: travel right-side-up to a new Location in the same Region.',
      ],
      ['event', 'Play any one Exotic Location right-side-up.', 'When played: travel right-side-up to a new Exotic Location in any Region.'],
      [
        'ally',
        'Bury this card to immediately play a new Location in any Dreamlands subregion right-side-up.',
        'As your Turn, bury this card: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'event',
        'Immediately play a new Location anywhere right-side-up.',
        'When played: travel right-side-up to a new Location in any Region.',
      ],
      [
        'event',
        'Immediately play a new Location anywhere in the world right-side-up.',
        'When played: travel right-side-up to a new Location in any Region.',
      ],
      ['ally', 'Flip this card as your Turn and draw one card.', 'As your Turn, flip this card: draw 1 card.'],
      ['ally', 'Bury this card as your Turn, and gain 2 Sanity.', 'As your Turn, bury this card: gain 2 Sanity.'],
    ],
  ],
  [
    'what is chosen, and then dealt with',
    [
      [
        'monster',
        'When revealed, choose one Defending Ally of your opponent and Flip that card face-down.',
        'When revealed: flip one Defending Ally of your opponent face-down.',
      ],
      [
        'monster',
        'When revealed, choose one Defending Ally of your opponent and bury that Ally.',
        'When revealed: bury one Defending Ally of your opponent.',
      ],
      [
        'event',
        "Choose one of your opponent's Artifacts and return that Artifact to his Hand.",
        'When played: return one Artifact of your opponent to the Hand.',
      ],
      ['event', 'Choose up to two of your Allies and flip those Allies face-up.', 'When played: flip up to two Allies face-up.'],
      [
        'event',
        'Your opponent must choose one of his Allies and bury that card.',
        "When played: bury one Ally of your opponent of your opponent's choice.",
      ],
      [
        'event',
        "Randomly choose one of your opponent's Allies and discard that Ally.",
        'When played: discard one random Ally of your opponent.',
      ],
      [
        'event',
        'Choose one Event in your Discard Pile and place that card on top of your Mythos Deck.',
        'When played: put one Event in your discard pile on its Mythos Deck.',
      ],
      ['spell', "Choose one Monster in your opponent's Threat and control that Monster.", 'When cast: control one Monster.'],
      [
        'event',
        'Your opponent chooses two of his Allies and discards those Allies.',
        "When played: discard two Allies of your opponent of your opponent's choice.",
      ],
      ['event', 'You may choose one of your Allies and bury that Ally.', 'When played, you may: bury one Ally.'],
      [
        'event',
        'Each player chooses one of his Allies and flips that Ally face-down.',
        "When played: flip one Ally of any player of each player's choice face-down.",
      ],
    ],
  ],
  [
    'through this Gate, and by you',
    [
      [
        'location',
        'Any Monster that you play by using this Gate is Invisible for the remainder of the Round.',
        'When you play a Monster through this Gate: that card is Invisible until the end of the Round.',
      ],
      [
        'location',
        'Monsters played through this Gate are Invisible for the remainder of the Round.',
        'When you play a Monster through this Gate: that card is Invisible until the end of the Round.',
      ],
      [
        'location',
        'Monsters played through this Gate are Invisible.',
        'When you play a Monster through this Gate: that card is Invisible for the rest of the game.',
      ],
      [
        'location',
        'All Ghouls you play with this Gate add 1 to their value.',
        'When you play Ghoul through this Gate: that card gains 1 for the rest of the game.',
      ],
      [
        'location',
        'Monsters played using this Gate lose 1 point.',
        'When you play a Monster through this Gate: that card loses 1 for the rest of the game.',
      ],
      [
        'location',
        'Any Monster played through this Gate may not be Controlled.',
        'When you play a Monster through this Gate: that card cannot be controlled for the rest of the game.',
      ],
      [
        'event',
        'Return one Event out of your Discard Pile to your Hand.',
        'When played: return one Event in your discard pile to the Hand.',
      ],
      [
        'event',
        'Take one Event out of your Discard Pile and put it in your Hand.',
        'When played: return one Event in your discard pile to the Hand.',
      ],
      [
        'event',
        'Take any one Event out of your Discard Pile and put it in your Hand.',
        'When played: return one Event in your discard pile to the Hand.',
      ],
      [
        'event',
        'Take one Event of your choice out of your Discard Pile and put it in your Hand.',
        'When played: return one Event in your discard pile to the Hand.',
      ],
      [
        'event',
        'Take one Event of your choice from your Discard Pile and put it in your Hand.',
        'When played: return one Event in your discard pile to the Hand.',
      ],
      [
        'location',
        'Any Monster that you play through this Gate is Invisible.',
        'When you play a Monster through this Gate: that card is Invisible for the rest of the game.',
      ],
      [
        'location',
        'Any Monster you play by using this Gate is Invisible.',
        'When you play a Monster through this Gate: that card is Invisible for the rest of the game.',
      ],
      [
        'location',
        'Any Monster you play through this Gate is Invisible.',
        'When you play a Monster through this Gate: that card is Invisible for the rest of the game.',
      ],
      ['ally', 'Each Monster you play adds 1 point.', 'Each Monster gains 1.'],
      ['ally', 'Monsters you play add 1 point.', 'Each Monster gains 1.'],
      ['ally', 'Monsters played by you add 1 point.', 'Each Monster gains 1.'],
      ['ally', 'Each Monster played by you adds 1.', 'Each Monster gains 1.'],
      [
        'location',
        'Any Ghoul you play through this Gate is Invisible.',
        'When you play Ghoul through this Gate: that card is Invisible for the rest of the game.',
      ],
      [
        'location',
        'Each Monster you play through this Gate is Invisible.',
        'When you play a Monster through this Gate: that card is Invisible for the rest of the game.',
      ],
      [
        'location',
        'A Monster played through this Gate is Invisible.',
        'When you play a Monster through this Gate: that card is Invisible for the rest of the game.',
      ],
      [
        'location',
        'Any Monster played through this Gate may not be Controlled.',
        'When you play a Monster through this Gate: that card cannot be controlled for the rest of the game.',
      ],
    ],
  ],
  [
    'losses that an opponent causes',
    [
      [
        'ally',
        "At the moment when an opponent's Event would cause you to lose another Ally, you may bury this card instead.",
        'If your opponent would make you lose an Ally by an Event, you may instead: bury this card.',
      ],
      [
        'ally',
        "If an opponent's card would cause you to lose an Ally, you may bury this card instead.",
        'If your opponent would make you lose an Ally, you may instead: bury this card.',
      ],
      [
        'ally',
        'If an opponent plays a card that would cause you to lose a Tome, you may bury this card instead.',
        'If your opponent would make you lose a Tome, you may instead: bury this card.',
      ],
      [
        'ally',
        'If a card played by an opponent makes you lose a Tome, bury this card instead.',
        'If your opponent would make you lose a Tome, instead: bury this card.',
      ],
      [
        'artifact',
        'If a Spell of your opponent would force you to lose an Artifact, you may discard this card instead.',
        'If your opponent would make you lose an Artifact by a Spell, you may instead: discard this card.',
      ],
      [
        'artifact',
        'If one of your Allies would be buried in Combat, bury this card instead.',
        'If one Ally would be buried in Combat, instead: bury this card.',
      ],
      [
        'artifact',
        'Give this card to an Ally. If that Ally would be buried, bury this card instead.',
        'This card is given to an Ally. If the bearer would be buried, instead: bury this card.',
      ],
      [
        'ally',
        'If your opponent would cause you to lose one of your Tomes, you may bury this card instead.',
        'If your opponent would make you lose a Tome, you may instead: bury this card.',
      ],
    ],
  ],
  [
    'both at once, and no such card',
    [
      [
        'event',
        'Take any one Event of your choice out of your Discard Pile and put it in your Hand. Then, Discard this card.',
        'When played: return one Event in your discard pile to the Hand, then discard this card.',
      ],
      ['ally', 'You may use Space/Gate Locations more than once.', 'The Gate of each Space Gate card may be used again.'],
      [
        'ally',
        'You may use a Forest/Gate Location more than once while this card is in play.',
        'The Gate of each Forest Gate card may be used again.',
      ],
      [
        'event',
        'Each Investigator who cannot survive Radiation and is Outside loses 1 Sanity point.',
        'When played: for each player: (if not (that player can survive Radiation) and that player is at an Outside Location: (that player loses 1 Sanity)).',
      ],
      [
        'event',
        'Each Investigator who is Outside and cannot survive Radiation loses 1 Sanity.',
        'When played: for each player: (if that player is at an Outside Location and not (that player can survive Radiation): (that player loses 1 Sanity)).',
      ],
      [
        'event',
        'Each player who has a Tome in play and is at a City Location draws one card.',
        'When played: for each player: (if that player has a Tome in play and that player is at a City Location: (that player draws 1 card)).',
      ],
      ['artifact', 'You may play no Steadfast Allies while this card is in play.', 'You may not play a Steadfast Ally.'],
      [
        'ally',
        'Whenever you play a Night Event, you may immediately play one other card.',
        'When you play a Night Event, you may: play one card.',
      ],
      [
        'spell',
        'Immediately play a new Location in the Dreamlands right-side-up on your Story Deck, no matter where you are.',
        'When cast: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
    ],
  ],
  [
    'whom it befalls where he is not named again, and who has more than you',
    [
      [
        'god',
        'All Investigators lose 2 Sanity at the end of each Round unless Inside.',
        'At the end of the Round: for each player: (if not (that player is at an Inside Location): (that player loses 2 Sanity)).',
      ],
      [
        'tome',
        'Flip this Tome face-down each time a Spell in it is cast.',
        'When you cast a Spell from this card: flip this card face-down.',
      ],
      ['tome', 'This Tome may hold one Spell more at Night.', 'While it is Night, the Spell capacity of this card gains 1.'],
      [
        'phobia',
        'Lose 1 Sanity at the end of each Turn that you remain at an Outside Location.',
        'At the end of each Turn, if the affected player is at an Outside Location: the affected player loses 1 Sanity.',
      ],
      ['ally', 'Add 2 if you have no other Cultists.', 'Unless you have another Cultist card in play, this card gains 2.'],
      ['tome', 'Increases your Maximum by 1 for each Spell it holds.', 'Your Maximum gains 1 for each Spell held by this card.'],
      [
        'ally',
        'Bury this card if you arrive at a City Location at Night.',
        'When you arrive at a City Location, if it is Night: bury this card.',
      ],
      ['artifact', 'Use as your Turn to draw one card, then bury this card.', 'As your Turn: draw 1 card, then bury this card.'],
      [
        'phobia',
        'Lose 1 Sanity each time you play a Location that is Outside.',
        'When the affected player plays an Outside Location: the affected player loses 1 Sanity.',
      ],
      ['location', 'As your Turn, you may draw one card. You lose 1 Sanity each time.', 'As your Turn, pay 1 Sanity: draw 1 card.'],
      [
        'event',
        'Unless you are Outside, lose 1 Sanity at Night.',
        'When played, if not (you are at an Outside Location) and it is Night: lose 1 Sanity.',
      ],
      [
        'event',
        'Your opponent loses his or her next Turn unless at an Inside Location.',
        'When played: if not (your opponent is at an Inside Location): (your opponent loses the next Turn).',
      ],
      [
        'event',
        'Each opponent loses 1 Sanity if Outside.',
        'When played: for each opponent: (if that player is at an Outside Location: (that player loses 1 Sanity)).',
      ],
      [
        'event',
        'If at a City Location, each player discards one card.',
        "When played: for each player: (if that player is at a City Location: (discard one card in that player's Hand of that player's choice)).",
      ],
      [
        'spell',
        'Each opponent buries one Ally unless in Lovecraft Country.',
        "When cast: for each opponent: (if not (that player is at a Lovecraft Country Location): (bury one Ally of that player of that player's choice)).",
      ],
      [
        'monster',
        'When revealed, your opponent must discard one card if at an Outside Location.',
        "When revealed: if your opponent is at an Outside Location: (discard one card in your opponent's Hand).",
      ],
      [
        'event',
        'Your opponent loses 2 Sanity, or 3 if at a City Location.',
        'When played: if your opponent is at a City Location: (your opponent loses 3 Sanity) otherwise (your opponent loses 2 Sanity).',
      ],
      [
        'event',
        'Each opponent loses 1 Sanity if alone.',
        'When played: for each opponent: (if not (that player has an Ally in play): (that player loses 1 Sanity)).',
      ],
      [
        'event',
        'Each player discards one card unless walking.',
        "When played: for each player: (if not (that player is walking): (discard one card in that player's Hand of that player's choice)).",
      ],
      [
        'god',
        'At the start of each Turn, each player loses 1 Sanity unless at a City Location.',
        'At the start of each Turn: for each player: (if not (that player is at a City Location): (that player loses 1 Sanity)).',
      ],
      [
        'event',
        'Each opponent loses 1 Sanity if he has 5 or more Sanity.',
        'When played: for each opponent: (if that player has 5 or more Sanity: (that player loses 1 Sanity)).',
      ],
      [
        'spell',
        'Each Investigator whose Sanity is greater than yours loses 2 Sanity points.',
        'When cast: for each player: (if that player has more Sanity than you: (that player loses 2 Sanity)).',
      ],
      [
        'spell',
        'All opponents with less Sanity than you must discard one card.',
        "When cast: for each opponent: (if you have more Sanity than that player: (discard one card in that player's Hand of that player's choice)).",
      ],
      [
        'spell',
        'Each opponent with more cards in his Hand than you discards one card.',
        "When cast: for each opponent: (if that player has more cards in Hand than you: (discard one card in that player's Hand of that player's choice)).",
      ],
      [
        'spell',
        'Each player who has more Allies than you buries one Ally.',
        "When cast: for each player: (if that player has more Allies in play than you: (bury one Ally of that player of that player's choice)).",
      ],
      [
        'spell',
        'Your opponent loses 2 Sanity if his Sanity is greater than yours.',
        'When cast: if your opponent has more Sanity than you: (your opponent loses 2 Sanity).',
      ],
      [
        'spell',
        'Each opponent loses 2 Sanity unless his Sanity is lower than yours.',
        'When cast: for each opponent: (if not (you have more Sanity than that player): (that player loses 2 Sanity)).',
      ],
    ],
  ],
  [
    'what is done each time, given for something, and answered either way',
    [
      [
        'artifact',
        'When your opponent plays a Monster, draw one card. Bury this card.',
        'When your opponent plays a Monster: draw 1 card, then bury this card.',
      ],
      [
        'artifact',
        'At the start of each Round, draw one card. Discard this card.',
        'At the start of each Round: draw 1 card, then discard this card.',
      ],
      [
        'artifact',
        'In Combat, one of your Allies gains 2. Bury this card.',
        'In Combat, bury this card: one Ally gains 2 until the end of Combat.',
      ],
      [
        'artifact',
        'If you would lose Sanity, reduce the loss by 2. Bury this card.',
        'If you would lose Sanity, you may bury this card to prevent up to 2 of that.',
      ],
      ['artifact', 'You may cancel any Spell just cast. Bury this card.', 'After any player cast a Spell, bury this card: cancel that.'],
      [
        'event',
        'You may cancel any Event or Spell just played or cast.',
        'After any player played or cast an Event or Spell: cancel that.',
      ],
      ['ally', 'Can hold one Spell, which must be a Folk Spell.', 'This card holds one Folk Spell.'],
      [
        'artifact',
        'Give to an Ally. If that Ally is flipped face-down, discard this card.',
        'This card is given to an Ally. When the bearer is flipped face-down: discard this card.',
      ],
      [
        'god',
        'Each player with no Allies loses 2 Sanity at the end of each Round.',
        'At the end of the Round: for each player: (if not (that player has an Ally in play): (that player loses 2 Sanity)).',
      ],
      [
        'event',
        'Each player who cast a Spell this Round loses 1 Sanity.',
        'When played: for each player: (if that player has cast a Spell this Round: (that player loses 1 Sanity)).',
      ],
      [
        'location',
        'If you arrive here without an Ally, lose 2 Sanity.',
        'When you arrive here, unless you have an Ally in play: lose 2 Sanity.',
      ],
      ['location', 'You may play no Tomes while you are here.', 'While you are here, you may not play a Tome.'],
      [
        'spell',
        'Your opponent may play no Allies until the end of the Round.',
        'When cast: (your opponent may not play an Ally) until the end of the Round.',
      ],
      [
        'spell',
        'Each opponent who has more Sanity than you may not gain Sanity until the end of the Round.',
        'When cast: (while that player has more Sanity than you, each opponent may not gain Sanity) until the end of the Round.',
      ],
      ['monster', 'May be played through any Gate, used or unused.', 'This card may be played regardless of the use of the Gate.'],
      ['artifact', "Your opponent's Allies lose 1 while at an Outside Location.", 'Each Ally who is Outside of your opponent loses 1.'],
      ['location', 'As your Turn, you may draw one card. Lose 1 Sanity each time you do so.', 'As your Turn, pay 1 Sanity: draw 1 card.'],
      ['location', 'As your Turn, you may draw one card. Each time you do so, lose 1 Sanity.', 'As your Turn, pay 1 Sanity: draw 1 card.'],
      [
        'location',
        'As your Turn, you may draw one card. When you do so, your opponent gains 1 Sanity.',
        'As your Turn: draw 1 card, then your opponent gains 1 Sanity.',
      ],
      [
        'ally',
        'As your Turn, you may draw one card. Discard one card each time you do so.',
        'As your Turn: draw 1 card, then discard one card in your Hand.',
      ],
      [
        'location',
        'As your Turn, you may remain here and return one Spell from your Discard pile to your Hand. Lose 1 Sanity point each time.',
        'As your Turn, having stayed here, pay 1 Sanity: return one Spell in your discard pile to the Hand.',
      ],
      [
        'location',
        "May use this Gate more than once, but must pay this card's Sanity cost each time.",
        'The Gate here may be used again for the Sanity cost of this card.',
      ],
      ['artifact', 'As your Turn, draw one card. Bury when used.', 'As your Turn, bury this card: draw 1 card.'],
      [
        'spell',
        "Bury one of your own Allies: gain Sanity points equal to that Ally's value.",
        'When cast, choose one Ally: bury the target, then gain as much as the value of the target Sanity.',
      ],
      [
        'artifact',
        'As your Turn, bury one of your Allies to gain Sanity equal to its value.',
        'As your Turn, choose one Ally: bury the target, then gain as much as the value of the target Sanity.',
      ],
      [
        'event',
        "Bury one of your Monsters: your opponent loses Sanity equal to that Monster's value.",
        'When played, choose one Monster: bury the target, then your opponent loses as much as the value of the target Sanity.',
      ],
      [
        'location',
        'Reveal the top card of your Mythos Deck. Apply any Sanity loss indicated on the card, then discard it.',
        'When you arrive here: reveal the top card of your Mythos Deck, then lose as much as the Sanity cost of the revealed card Sanity, then discard the revealed card.',
      ],
      [
        'event',
        "Cancel the effects of a Great Old One or Spell that was just played or cast. Bury the card in its owner's Story Deck, then Bury this card.",
        'After any player played or cast a Great Old One Monster or Spell: cancel that, then bury that card, then bury this card.',
      ],
      [
        'artifact',
        'Bury this card to cancel any Event or Spell just played or cast by an opponent.',
        'After your opponent played or cast an Event or Spell, bury this card: cancel that.',
      ],
      [
        'event',
        'Cancel one Event just played by your opponent. Discard the Event and draw one card.',
        'After your opponent played an Event: cancel that, then discard that card, then draw 1 card.',
      ],
      ['monster', 'Bury this card if it is revealed during the Day.', 'When revealed, if it is Day: bury this card.'],
      ['monster', 'When this card is revealed, bury it if it is Day.', 'When revealed, if it is Day: bury this card.'],
      ['ally', 'If this card is flipped face-down, bury it.', 'When this card is flipped face-down: bury this card.'],
      ['artifact', 'Flip this card face-down if one of your Tomes is lost.', 'When one Tome is lost: flip this card face-down.'],
      ['artifact', 'If you lose a Tome, flip this card face-down.', 'When one Tome is lost: flip this card face-down.'],
      ['ally', 'As your Turn at a Library, you may draw one card.', 'As your Turn, if you are at a Library Location: draw 1 card.'],
      [
        'location',
        'At the moment you arrive, Flip one random Ally of yours face-down due to the altitude.',
        'When you arrive here: flip one random Ally face-down.',
      ],
      [
        'location',
        'When you arrive, flip one of your Allies face-down because of the cold.',
        'When you arrive here: flip one Ally face-down.',
      ],
      [
        'location',
        'You must walk to this Location, or arrive by Travel by Air.',
        'You must reach this card by Travel by Air Event or by walking.',
      ],
      [
        'location',
        'You may play this card only if you can survive Underwater. Lose 5 Sanity at the beginning of each Turn that you cannot.',
        'This card may only be played if you can survive Underwater. At the start of each Turn, unless you can survive Underwater: lose 5 Sanity.',
      ],
    ],
  ],
  [
    'what an Ally is given, Spells that cost nothing, and ways without walking',
    [
      [
        'artifact',
        'Give to any Cultist. That Cultist can know one Spell. Bury Spell when cast.',
        'This card is given to a Cultist Ally. The bearer holds one Spell.',
      ],
      [
        'artifact',
        'Give to an Ally, who may not be Flipped face-down by any Monster. Same fate as Ally.',
        'This card is given to an Ally, whose fate it shares. The bearer cannot be flipped by Monsters.',
      ],
      [
        'artifact',
        'Give to a Soldier, who may not become Corrupt.',
        'This card is given to a Soldier Ally. The bearer cannot become Corrupt.',
      ],
      [
        'artifact',
        'Give this card to a Cultist. If the Cultist is lost, so is this card.',
        'This card is given to a Cultist Ally, whose fate it shares.',
      ],
      [
        'artifact',
        'Give this card to an Ally. If that Ally is lost, this card is discarded.',
        'This card is given to an Ally. When the bearer is lost: discard this card.',
      ],
      [
        'weapon',
        "Add 2 to Ally's value. If Ally is lost, this card is discarded.",
        'The bearer gains 2. This card is given to an Ally. When the bearer is lost: discard this card.',
      ],
      ['ally', 'Cannot be flipped by Events or Spells.', 'This card cannot be flipped by Events or Spells.'],
      ['ally', 'Your other Allies cannot be flipped face-down by Monsters.', 'Each other Ally cannot be flipped by Monsters.'],
      ['ally', 'Can know any two Spells. Bury each in your Story Deck after it is cast.', 'Holds two Spells.'],
      [
        'ally',
        'Can know one Spell. Discard it after it is cast.',
        'Holds one Spell. Discard each Spell held by this card after it is cast.',
      ],
      [
        'monster',
        'Can know any one Spell, which may be cast during Combat without Sanity cost.',
        'Holds one Spell. While this card is in Combat, the casting cost of each Spell held by this card is 0.',
      ],
      [
        'ally',
        'Can know one Spell, which costs no Sanity to cast.',
        'Holds one Spell. The casting cost of each Spell held by this card is 0.',
      ],
      ['tome', 'Can hold any Spell regardless of icon.', 'This card holds Spells of any icon.'],
      ['artifact', 'Each of your Tomes may hold Spells of any icon.', 'Each Tome holds Spells of any icon.'],
      ['tome', 'Spells in this Tome may be of any icon.', 'This card holds Spells of any icon.'],
      [
        'location',
        'While you are here, each of your Tomes may hold one more Spell. If you leave, bury the additional Spell.',
        'While you are here, the Spell capacity of each Tome gains 1.',
      ],
      [
        'artifact',
        'Each of your Tomes may hold one additional Spell. Not cumulative with other cards that allow additional Spells.',
        'The Spell capacity of each Tome gains 1, not cumulative with "raises Spell capacity".',
      ],
      [
        'ally',
        'Draw one additional card from your Mythos Deck at the beginning of each Round that this card is in play. Not cumulative with other Allies that allow extra draws.',
        'You draw 1 more card, not cumulative with what else raises your draw.',
      ],
      [
        'location',
        'Draw one additional card at the beginning of each Round that this is your Current Location.',
        'While you are here, you draw 1 more card.',
      ],
      ['ally', 'You may have any number of Ghouls in play at one time.', 'You may have any number of Ghouls in play.'],
      [
        'ally',
        'While you have a copy of the Necronomicon in play, this card gains 1.',
        'While you have a card with "Necronomicon" in its Title in play, this card gains 1.',
      ],
      [
        'ally',
        'While your Current Location is any Library, add 1 point to the value of this card and of all your other Professors.',
        'While you are at a Library Location, this card gains 1. While you are at a Library Location, each other Professor card gains 1.',
      ],
      [
        'ally',
        'Add 1 to the value of this card and each of your Cultists if it is Night.',
        'While it is Night, this card gains 1. While it is Night, each other Cultist card gains 1.',
      ],
      ['ally', 'This fanatic must be chosen as a Defending Ally in each Combat.', 'You must defend with this card.'],
      [
        'ally',
        'The old guide and two other Allies of your choice are excluded when determining the results of an Epidemic.',
        'This card and two other Allies of your choice are left out of Epidemics.',
      ],
      [
        'artifact',
        'Can be used in the place of any one card needed to play Hastur. Bury when used.',
        'This card counts as any one card that Hastur needs, and is buried for it.',
      ],
      [
        'event',
        'Immediately play one Professor or Student from your Hand, who would not normally come from this Location.',
        'When played: play one Professor card or Student card from your Hand regardless of place.',
      ],
      [
        'event',
        'Play one Ally from your Hand even if he cannot be found here.',
        'When played: play one Ally from your Hand regardless of place.',
      ],
      [
        'event',
        'For the remainder of this Round, you may play Cultists from your Hand at any City Location, regardless of sub-region.',
        'When played: (while you are at a City Location, you may play Cultist cards regardless of place) until the end of the Round.',
      ],
      [
        'monster',
        'At Night, may be played through a Gate that you have already used.',
        'While it is Night, this card may be played regardless of the use of the Gate.',
      ],
      [
        'monster',
        'May be played through a Gate that has already been used this Round.',
        'This card may be played regardless of the use of the Gate.',
      ],
      [
        'god',
        'All Gates may be used any number of times without additional cost while this card is in play.',
        'The Gate of each Gate Location of any player may be used again by any player.',
      ],
      [
        'artifact',
        'The Gate of any Arkham Location may be used any number of times.',
        'The Gate of each Arkham Location may be used again.',
      ],
      [
        'ally',
        'While this card is in play, you need not walk between Locations in the Middle East. Play each new one right-side-up on top of your Story Deck.',
        'While you are at a Middle East Location, you may travel to a new Middle East Location in the same Region, right-side-up.',
      ],
      [
        'artifact',
        'Your Investigator need not walk within Lovecraft Country.',
        'While you are at a Lovecraft Country Location, you may travel to a new Lovecraft Country Location in the same Region, right-side-up.',
      ],
      [
        'spell',
        'Move one Phobia that affects you to any other Investigator.',
        'When cast: let one Phobia Event that affects you affect your opponent.',
      ],
    ],
  ],
  [
    'uses counted, the one or the other, longer stays',
    [
      [
        'spell',
        "Flip one opponent's Artifact face-down. If the Artifact is a Weapon, Bury it instead.",
        'When cast, choose one Artifact of your opponent: if the target is a Weapon: (bury the target) otherwise (flip the target face-down).',
      ],
      [
        'spell',
        'Flip one Artifact of your opponent face-down. If it is a Weapon, bury it instead.',
        'When cast, choose one Artifact of your opponent: if the target is a Weapon: (bury the target) otherwise (flip the target face-down).',
      ],
      [
        'event',
        'Discard one random Ally of your opponent. If that Ally is Steadfast, flip it face-down instead.',
        'When played, choose one random Ally of your opponent: if the target is a Steadfast card: (flip the target face-down) otherwise (discard the target).',
      ],
      [
        'spell',
        'Bury one Monster of your opponent. If it is not a Lesser Servitor, discard it instead.',
        'When cast, choose one Monster of your opponent: if not (the target is a Lesser Servitor Monster): (discard the target) otherwise (bury the target).',
      ],
      [
        'artifact',
        'As your Turn, bury this card and flip one Ally of your opponent face-down. If it is a Cultist, discard it instead.',
        'As your Turn, choose one Ally of your opponent: bury this card, then if the target is a Cultist card: (discard the target) otherwise (flip the target face-down).',
      ],
      [
        'event',
        'Do not play this card while any Storm Event is in play. Draw one card.',
        'This card may not be played if any player has a Storm Event in play. When played: draw 1 card.',
      ],
      [
        'event',
        'Do not play this card if you have a Cultist in play. Draw one card.',
        'This card may not be played if you have a Cultist card in play. When played: draw 1 card.',
      ],
      [
        'phobia',
        'Lose 2 Sanity points when you play any Travel by Air card, and at the beginning of each Turn that a Travel by Air card is on top of your Story Deck.',
        "When the affected player plays a Travel by Air Event: the affected player loses 2 Sanity. At the start of each Turn, if the top card of the affected player's Story Deck is a Travel by Air Event: the affected player loses 2 Sanity.",
      ],
      [
        'event',
        'All Passes announced so far this Round are voided, and you may immediately play a second card. Then, Bury this card.',
        'When played: void all Passes. When played, you may: play one card.',
      ],
      ['event', 'All Passes made this Round are void.', 'When played: void all Passes.'],
      ['event', 'Gain 2 Sanity, and you may draw one card.', 'When played: gain 2 Sanity. When played, you may: draw 1 card.'],
      [
        'artifact',
        'As your Turn, use the Gate at your Current Location and place one Mi-Go from your Story Deck in your Threat.',
        'As your Turn, use the Gate: put one Mi-Go in your Story Deck into your Threat.',
      ],
      ['artifact', "As your Turn, use your Current Location's Gate to gain 2 Sanity.", 'As your Turn, use the Gate: gain 2 Sanity.'],
      [
        'spell',
        'All Investigators in City Locations, including yours, lose their next Turn.',
        'When cast: for each player: (if that player is at a City Location: (that player loses the next Turn)).',
      ],
      [
        'artifact',
        'As your Turn, discard one card and draw one from your Mythos Deck. May be used once per Round. You must have an Ally who knows Binary.',
        'As your Turn, if you have an Ally that knows Binary in play: discard one card in your Hand, then draw 1 card, once a Round.',
      ],
      [
        'ally',
        'As your Turn, draw one card. Each of your Ghouls adds 1. May be used once per Round.',
        'As your Turn: draw 1 card, once a Round. Each Ghoul gains 1.',
      ],
      ['ally', 'As your Turn, draw one card. This card may be used twice per Round.', 'As your Turn: draw 1 card, twice a Round.'],
      [
        'event',
        'Each player who Passes while this card is in play loses 1 Sanity point. Bury this card at the end of the Round.',
        'When any player passes: that player loses 1 Sanity. At the end of the Round: bury this card.',
      ],
      [
        'location',
        'While this is your Current Location, each opponent who plays a Night Event loses 1 Sanity point.',
        'When each opponent plays a Night Event, if you are here: that player loses 1 Sanity.',
      ],
      [
        'god',
        'Each player who casts a Spell must bury one Ally.',
        "When any player casts a Spell: bury one Ally of that player of that player's choice.",
      ],
      ['god', 'Each Investigator who uses a Gate loses 1 Sanity.', 'When any player uses a Gate: that player loses 1 Sanity.'],
      ['ally', 'Any opponent who draws a card loses 1 Sanity.', 'When each opponent draws a card: that player loses 1 Sanity.'],
      [
        'artifact',
        'As your Turn, Flip this card and play any one Ally from your Hand as if you were in his or her subregion.',
        'As your Turn, flip this card: play one Ally from your Hand regardless of place.',
      ],
      ['ally', 'You may play any Cultist as if you were in its Region.', 'You may play Cultist cards regardless of Region.'],
      [
        'ally',
        'You may play Weapons at Location cards that do not have the Artifact attribute while Widow Pruett is in play.',
        'You may play Weapons regardless of attribute.',
      ],
      [
        'location',
        'You must travel to and from this Location by Sea or Underwater.',
        'You must reach this card by Travel Underwater or Travel by Sea Event. You must leave here by Travel Underwater or Travel by Sea Event.',
      ],
      [
        'god',
        'It is Day. Bury all Night Events; none may be played.',
        'It is Day. When played: bury each Night Event of any player. No player may play a Night Event.',
      ],
      [
        'monster',
        'Add 1 to this card for each other Widow Pruett in your Threat.',
        'This card gains 1 for each other card called "Widow Pruett" in your Threat.',
      ],
      [
        'ally',
        'Can be played in the Waking World at any Miskatonic Valley Location.',
        'While you are at a Miskatonic Valley Location of the Waking World, this card may be played regardless of Dimension.',
      ],
      [
        'spell',
        'Any one Great Old One in play remains for one additional Round.',
        'When cast: keep one Great Old One Monster of any player in play for 1 more Round.',
      ],
      [
        'god',
        'All other Great Old Ones and Outer Gods now in play remain for one additional Round.',
        'When played: keep each other Great Old One or Outer God Monster of any player in play for 1 more Round.',
      ],
      [
        'event',
        'One Great Old One of your opponent remains in play for another Round.',
        'When played: keep one Great Old One Monster of your opponent in play for 1 more Round.',
      ],
      [
        'spell',
        'Choose one Great Old One in play. That Great Old One remains in play for one additional Round.',
        'When cast, choose one Great Old One Monster of any player: keep the target in play for 1 more Round.',
      ],
      [
        'ally',
        'You may have up to three copies of this card in play. Each adds 1 point to its value for every other Widow Pruett you have in play.',
        'You may have up to 3 copies of this card in play. This card gains 1 for each other card called "Widow Pruett".',
      ],
      [
        'ally',
        'Each copy adds 1 point to its value for each other copy you have in play.',
        'This card gains 1 for each other card of the same Title.',
      ],
      ['ally', 'Up to two copies of this card may be in play.', 'You may have up to 2 copies of this card in play.'],
      [
        'ally',
        'Spend 2 Sanity points as your Turn to Bury one Phobia affecting your Investigator, wherever you are. May be used once per Round.',
        'As your Turn, pay 2 Sanity: bury one Phobia Event that affects you, once a Round.',
      ],
      ['ally', 'You may play any Cultist, wherever you are.', 'You may play Cultist cards regardless of place.'],
      [
        'event',
        'Opponent must Bury half (round up) of his or her Allies, randomly chosen, unless opponent can survive Radiation. Bury this card at the end of the Round.',
        'When played, unless your opponent can survive Radiation: bury half (rounded up) of the Allies of your opponent at random. At the end of the Round: bury this card.',
      ],
      ['event', 'Bury one Ally of your opponent (randomly chosen).', 'When played: bury one random Ally of your opponent.'],
      [
        'ally',
        'While your Current Location is in Washington D.C., subtract two from the Minimum number of cards that you may keep in your Hand. Not cumulative with other Allies that lower your Minimum.',
        'While you are at a Washington D.C. Location, your Minimum loses 2, not cumulative with what else lowers your Minimum.',
      ],
      [
        'ally',
        'This card may only be played in Washington D.C. Add 1 to this card at Night.',
        'This card may only be played if you are at a Washington D.C. Location. While it is Night, this card gains 1.',
      ],
      [
        'phobia',
        'Lose 1 Sanity point each time you play or use an Artifact.',
        'When the affected player plays an Artifact: the affected player loses 1 Sanity. When the affected player uses an Artifact: the affected player loses 1 Sanity.',
      ],
      ['god', 'Each player who uses an Artifact loses 1 Sanity.', 'When any player uses an Artifact: that player loses 1 Sanity.'],
      [
        'location',
        'While you are here, whenever an Artifact is used, gain 1 Sanity.',
        'When any player uses an Artifact, if you are here: gain 1 Sanity.',
      ],
      [
        'tome',
        'As your Turn, Bury this Tome and any Spells in it. Each opponent with 15 or more Sanity points loses 3, those with 8 to 14 lose 2, and any others lose 1.',
        'As your Turn, bury this card: for each opponent: (if that player has 15 or more Sanity: (that player loses 3 Sanity) otherwise (if that player has 8 to 14 Sanity: (that player loses 2 Sanity) otherwise (that player loses 1 Sanity))).',
      ],
      [
        'event',
        'Each player with 10 or more Sanity loses 2, and all others gain 1.',
        'When played: for each player: (if that player has 10 or more Sanity: (that player loses 2 Sanity) otherwise (that player gains 1 Sanity)).',
      ],
      [
        'ally',
        'You may walk from any New Aeon Water Location to a Dreamlands Location while Widow Pruett is in play.',
        'While you are at a Water Location of the New Aeon, you may walk to a Location of the Dreamlands.',
      ],
      [
        'event',
        'Randomly choose one Ally that your opponent must Discard. Any other players whose Investigators are in the same subregion as target lose one Ally as well. Then, Bury this card.',
        'When played: discard one random Ally of your opponent, and the same for each other player in the same subregion.',
      ],
      ['god', 'While this card is in play, all Sanity gains are losses instead.', "Each player's Sanity gains are losses instead."],
      ['phobia', 'All your Sanity gains are losses instead.', "The affected player's Sanity gains are losses instead."],
      [
        'event',
        'All Sanity gains become losses until the end of the Round.',
        "When played: each player's Sanity gains are losses instead until the end of the Round.",
      ],
      [
        'artifact',
        'As your Turn, pay 1 Sanity and draw one card. You must have a Scientist Ally.',
        'As your Turn, if you have an Ally called "Scientist" in play, pay 1 Sanity: draw 1 card.',
      ],
      [
        'event',
        'It is now Night. Bury any Day or Night Event in play. No Artifact may be used at City Locations while this card is in play. Bury this card if any Day or Night Event is played.',
        'It is Night. When played: bury each Day or Night Event of any player. While that player is at a City Location, no player may use Artifacts. When any player plays a Day or Night Event: bury this card.',
      ],
      ['ally', 'Counts as a Yithian for any Adventure that requires one.', 'This card counts as "Yithian" for Adventures.'],
      [
        'event',
        'Reveal the top card of your Mythos Deck. If it is Corrupt, lose 2 Sanity.',
        'When played: reveal the top card of your Mythos Deck, then if the revealed card is a Corrupt card: (lose 2 Sanity).',
      ],
    ],
  ],
  [
    'moments between a price and a deed, other piles',
    [
      [
        'tome',
        'You may Discard this Tome at the beginning of your Turn to draw one card.',
        'At the start of each Turn, you may discard this card: draw 1 card.',
      ],
      [
        'artifact',
        'You may bury this card at the end of any Round to gain 1 Sanity.',
        'At the end of the Round, you may bury this card: gain 1 Sanity.',
      ],
      [
        'location',
        'Cultists may be played here from your Story Deck.',
        'While you are here, you may play Cultist cards from your Story Deck.',
      ],
      [
        'location',
        'You may play Cultists from your Discard Pile here.',
        'While you are here, you may play Cultist cards from your discard pile.',
      ],
      ['event', 'Each player loses 1 Sanity at this time.', 'When played: each player loses 1 Sanity.'],
      [
        'monster',
        "If your opponent's top card is a Travel Event, add 2 points.",
        "While the top card of your opponent's Story Deck is a Travel Event, this card gains 2.",
      ],
    ],
  ],
  [
    'heads of what is used, names in the plural, places in one word',
    [
      [
        'artifact',
        "Give this card to an Ally. That Ally is not affected by Monsters' Special Effects.",
        'This card is given to an Ally. The bearer is not affected by Monsters.',
      ],
      ['ally', 'Not affected by the Special Effects of Monsters.', 'This card is not affected by Monsters.'],
      ['ally', "Your Allies are not affected by Great Old Ones' Special Effects.", 'Each Ally is not affected by Great Old One Monsters.'],
      ['ally', "Immune to a Monster's Special Effects.", 'This card is not affected by Monsters.'],
      ['ally', 'Your Ghouls are excluded from an Epidemic.', 'Each Ghoul is left out of Epidemics.'],
      ['ally', 'Ghouls are not counted when determining the effects of an Epidemic.', 'Each Ghoul is left out of Epidemics.'],
      ['ally', 'Ghouls do not count in an Epidemic.', 'Each Ghoul is left out of Epidemics.'],
      [
        'ally',
        "Zoogs are excluded (as if they weren't present) when determining the results of an Epidemic.",
        'Each card called "Zoogs" is left out of Epidemics.',
      ],
      ['ally', 'Gugs may not be Controlled.', 'Each card called "Gugs" cannot be controlled.'],
      [
        'location',
        'Moon-Beasts may be played here as Allies, using this Gate.',
        'While you are here, you may play cards called "Moon-Beasts" as an Ally for the use of its Gate.',
      ],
      [
        'location',
        'You may play Ghouls here as Allies, using this Gate.',
        'While you are here, you may play Ghouls as an Ally for the use of its Gate.',
      ],
      ['location', 'Ghouls may be played here as Allies.', 'While you are here, you may play Ghouls as an Ally.'],
      [
        'ally',
        'Bury this card on your Turn to play a new Location anywhere in the Dreamlands right-side-up on top of your Story Deck.',
        'As your Turn, bury this card: travel right-side-up to a new Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'artifact',
        'Bury this card on your Turn and immediately play a new Water Location in any Region of the Dreamlands.',
        'As your Turn, bury this card: travel right-side-up to a new Water Location of the Dreamlands in any Region of any Dimension.',
      ],
      [
        'tome',
        'Discard this Tome on your Turn and recover one Spell from your Story Deck. Place it in your Hand.',
        'As your Turn, discard this card: return one Spell in your Story Deck to the Hand.',
      ],
      [
        'tome',
        "Flip this card and one opponent's Spell in play is Flipped face-down also.",
        'As your Turn, flip this card: flip one Spell of your opponent face-down.',
      ],
      [
        'tome',
        'Flip this card and flip one Spell of your opponent face-down.',
        'As your Turn, flip this card: flip one Spell of your opponent face-down.',
      ],
      ['artifact', 'Flip this card face-down on your Turn and draw one card.', 'As your Turn, flip this card: draw 1 card.'],
      [
        'phobia',
        'Lose 1 Sanity point each time any player plays a Cat, and 1 point at the beginning of each Turn that you are in Kingsport.',
        'When any player plays a card called "Cat": the affected player loses 1 Sanity. At the start of each Turn, if the affected player is at a Kingsport Location: the affected player loses 1 Sanity.',
      ],
      [
        'event',
        'Choose one Corrupt Ally of your opponent who is at a Water Location. Bury that Ally.',
        'When played, choose one Corrupt Ally who is at a Water Location of your opponent: bury the target.',
      ],
      [
        'event',
        'Choose one Ally of your opponent who is Outside. Bury that Ally.',
        'When played, choose one Ally who is Outside of your opponent: bury the target.',
      ],
      [
        'location',
        "You may use this Gate more than once but must pay this card's Sanity cost each time.",
        'The Gate here may be used again for the Sanity cost of this card.',
      ],
      [
        'location',
        'You may use this Gate more than once, but you must pay its Sanity cost again.',
        'The Gate here may be used again for the Sanity cost of this card.',
      ],
      [
        'event',
        "You may use Gates that you have already used, but must pay the Location's Sanity cost again. Bury this card when another Star is played.",
        'The Gate of each Gate Location may be used again for the Sanity cost of this card. When any player plays a Star Event: bury this card.',
      ],
      [
        'ally',
        'If an opponent plays a card that would cause you to lose a Tome, you may Bury this card instead. Your opponent must then Bury his or her card.',
        'If your opponent would make you lose a Tome, you may instead: bury this card, then bury that card.',
      ],
      [
        'ally',
        'As your Turn, Discard one other of your Allies and draw three cards from your Mythos Deck.',
        'As your Turn: discard one other Ally, then draw 3 cards.',
      ],
      [
        'ally',
        'You may Bury this card instead of paying the Sanity cost of a Spell that you cast.',
        'If you would pay for a Spell, you may instead: bury this card.',
      ],
      [
        'ally',
        'You may Bury this card instead of paying the Sanity cost of any one Spell you cast.',
        'If you would pay for a Spell, you may instead: bury this card.',
      ],
      [
        'tome',
        'May be played in the Dreamlands without regard to the Tome attribute. You must still know the Language.',
        'While you are at a Location of the Dreamlands, this card may be played regardless of attribute.',
      ],
      ['ally', 'Joins other Ghouls, even those that are Monsters.', 'Joins Ghouls.'],
      [
        'event',
        'Each player at an Underground Location suffers an attack worth 3 points. Allies may defend.',
        'When played: for each player: (if that player is at an Underground Location: (attack that player with value 3 (Allies may defend))).',
      ],
      [
        'event',
        'Every Investigator who is Underground is attacked for 3 points. Allies may defend.',
        'When played: for each player: (if that player is at an Underground Location: (attack that player with value 3 (Allies may defend))).',
      ],
      [
        'spell',
        'One Phobia affecting your Investigator now affects any opponent you choose.',
        'When cast: let one Phobia Event that affects you affect your opponent.',
      ],
      [
        'location',
        'When this becomes your Current Location, reveal the top card of your Mythos Deck. If it is a Location you may play it immediately, otherwise Discard it.',
        'When you arrive here: reveal the top card of your Mythos Deck, then if the revealed card is a Location: (optionally play one card from your Mythos Deck) otherwise (discard the revealed card).',
      ],
      [
        'artifact',
        'Use during Combat. Discard this card and Bury one random Monster in a Directed Threat attacking you.',
        "In Combat: discard this card, then bury one random Monster in your opponent's Directed Threat.",
      ],
      ['artifact', 'Use only in Combat. Bury this card to draw a card.', 'In Combat, bury this card: draw 1 card.'],
      ['artifact', 'May be used in Combat. Discard this card to draw a card.', 'In Combat, discard this card: draw 1 card.'],
      [
        'artifact',
        'May be used once per Round. Discard one card from your Hand and draw one from your Mythos Deck.',
        'As your Turn: discard one card in your Hand, then draw 1 card, once a Round.',
      ],
      ['artifact', 'May be used only once per Turn. Pay 1 Sanity to draw a card.', 'As your Turn, pay 1 Sanity: draw 1 card, once a Turn.'],
      [
        'spell',
        'Summon or Control a Greater Independent Monster. You must be Underground.',
        'When cast, if you are at an Underground Location: summon or control one Greater Independent Monster.',
      ],
      [
        'event',
        'Play only if Underground. Draw one card.',
        'This card may only be played if you are at an Underground Location. When played: draw 1 card.',
      ],
      [
        'event',
        'You must be Outside to play this card. Draw one card.',
        'This card may only be played if you are at an Outside Location. When played: draw 1 card.',
      ],
      [
        'artifact',
        'You must be Inside. Bury this card to draw one card.',
        'As your Turn, if you are at an Inside Location, bury this card: draw 1 card.',
      ],
      [
        'event',
        'Your Current Location must be a City Location. Draw one card.',
        'This card may only be played if you are at a City Location. When played: draw 1 card.',
      ],
      [
        'event',
        'Play only Outside. Draw one card.',
        'This card may only be played if you are at an Outside Location. When played: draw 1 card.',
      ],
      [
        'spell',
        'All Zoogs you have in play add 2 points this Round, but lose 1 point in the next.',
        'When cast: each card called "Zoogs" gains 2 until the end of the Round, then each card called "Zoogs" loses 1 during the next Round.',
      ],
      [
        'spell',
        'All your Ghouls add 2 points this Round and 1 point in the next.',
        'When cast: each Ghoul gains 2 until the end of the Round, then each Ghoul gains 1 during the next Round.',
      ],
      ['artifact', 'Increase by 1 point the value of all your Ghouls, whether Monsters or Allies.', 'Each Ghoul gains 1.'],
      [
        'weapon',
        "Add 1 point to Ally's value. Randolph Carter adds 2 points instead.",
        'Unless the bearer is Randolph Carter, the bearer gains 1. This card is given to an Ally, whose fate it shares. While the bearer is Randolph Carter, the bearer gains 2.',
      ],
      [
        'weapon',
        "Add 1 point to Ally's value. If borne by a Soldier, add 2 points instead.",
        'Unless the bearer is a Soldier card, the bearer gains 1. This card is given to an Ally, whose fate it shares. While the bearer is a Soldier card, the bearer gains 2.',
      ],
      [
        'spell',
        'Each of your Ghouls gains 1 point. Lasts until the end of the Round.',
        'When cast: each Ghoul gains 1 until the end of the Round.',
      ],
      [
        'event',
        'Travel by Sea cards on top of any Story Deck are Buried (return to former Location; no Gate use).',
        "When played: bury the top Travel by Sea Event of each player's Story Deck, without Gate use.",
      ],
      ['ally', 'May hold one Spell with the Dream or Eye icon.', 'This card holds one Dream or Eye Spell.'],
      [
        'artifact',
        'While this card is in play you may walk to the Gate of Deeper Slumber from any Waking World Location.',
        'While you are at a Location of the Waking World, you may walk to a Location called "Gate of Deeper Slumber".',
      ],
      ['ally', 'Not affected by Spells cast by an opponent.', "This card is not affected by each opponent's Spells."],
      ['ally', 'Your Allies are not affected by Events played by opponents.', "Each Ally is not affected by each opponent's Events."],
      [
        'spell',
        'Target opponent must Discard his or her Current Location. Bury any non-Location cards until a Location is revealed.',
        "When cast: discard your opponent's Current Location.",
      ],
      [
        'event',
        'Through a Gate, place this card face-down in your Threat. When revealed, your opponent must choose to Bury one Defending Ally or to lose 2 Sanity points. If no Allies are defending, he or she must instead Bury one Artifact chosen at random. Then, Bury this card.',
        "When revealed: if not (your opponent has a Defending Ally in play): (bury one random Artifact of your opponent) otherwise (your opponent chooses: (bury one Defending Ally of your opponent of your opponent's choice) or (your opponent loses 2 Sanity)).",
      ],
    ],
  ],
  [
    'whom one summons, where one plays and walks, and whose Turn it is',
    [
      ['spell', 'Summon or Control Nightgaunts.', 'When cast: summon or control one Nightgaunts.'],
      ['spell', 'Summon or Control Ghouls or Byakhee.', 'When cast: summon or control one Ghoul or card with "Byakhees" in its Title.'],
      ['spell', 'Summon Nightgaunts or Control Ghouls.', 'When cast: you choose: (summon one Nightgaunts) or (control one Ghoul).'],
      [
        'location',
        'As your Turn, you may use this Gate to Summon Ghouls and attack an opponent anywhere. Then, Bury the Ghouls.',
        'As your Turn, if you are here, use the Gate: summon one Ghoul.',
      ],
      [
        'event',
        'Playable only if you have a Cat as an Ally. Immediately play a Location in a different Region of the Dreamlands.',
        'This card may only be played if you have an Ally called "Cat" in play. When played: travel right-side-up to a new Location of the Dreamlands in a different Region of any Dimension.',
      ],
      [
        'event',
        'Play at a Port. Draw two cards.',
        'This card may only be played if you are at a Port Location. When played: draw 2 cards.',
      ],
      ['event', 'Play at Night only. Draw two cards.', 'This card may only be played if it is Night. When played: draw 2 cards.'],
      [
        'event',
        'Only to be played at a Cemetery. Draw two cards.',
        'This card may only be played if you are at a Cemetery Location. When played: draw 2 cards.',
      ],
      ['event', 'Play by Day. Draw one card.', 'This card may only be played if it is Day. When played: draw 1 card.'],
      [
        'ally',
        'May be played at any Water Location, whether in the Waking World or the Dreamlands.',
        'While you are at a Water Location of the Waking World or Water Location of the Dreamlands, this card may be played regardless of place and Dimension.',
      ],
      [
        'location',
        'You may walk here from any Forest, whether in the Dreamlands or in the Waking World.',
        'While you are at a Forest Location of the Dreamlands or Forest Location of the Waking World, you may walk to this Location.',
      ],
      [
        'location',
        'You may walk here from any Ruins, even those in the Waking World.',
        'While you are at a Ruins Location, you may walk to this Location.',
      ],
      [
        'location',
        'You may walk to this Location from any Forest, even in another Region.',
        'While you are at a Forest Location, you may walk to this Location.',
      ],
      [
        'god',
        'Investigators may only walk to new Locations; no Travel Events may be played.',
        'Each player must reach a Location by walking. No player may play a Travel Event.',
      ],
      ['god', 'New Locations may only be reached by walking.', 'Each player must reach a Location by walking.'],
      [
        'event',
        'Until the end of the Round, each player may only walk to new Locations.',
        'When played: (each player must reach a Location by walking) until the end of the Round.',
      ],
      ['location', 'Leave only by Travel by Sea or Air.', 'You must leave here by Travel by Air or Travel by Sea Event.'],
      ['location', 'Leave this Location only by walking or Travel by Land.', 'You must leave here by Travel by Land Event or by walking.'],
      ['location', 'Enter only by Travel by Sea.', 'You must reach this card by Travel by Sea Event.'],
      [
        'spell',
        'You may immediately attack one opponent as if with a Monster worth 4 points. Allies may defend.',
        'When cast: attack your opponent with value 4 (Allies may defend).',
      ],
      [
        'spell',
        'Attack your opponent as though with a Monster of value 3 (Allies may defend).',
        'When cast: attack your opponent with value 3 (Allies may defend).',
      ],
      [
        'ally',
        'If this Ally is due to be Buried in Combat, Discard her instead.',
        'If this card would be buried in Combat, instead: discard this card.',
      ],
      [
        'ally',
        'If this card would be buried, return her to your Hand.',
        'If this card would be buried, instead: return this card to the Hand.',
      ],
      [
        'ally',
        'If this card would be buried in Combat, you may pay 1 Sanity to discard her instead.',
        'If this card would be buried in Combat, you may instead pay 1 Sanity: discard this card.',
      ],
      [
        'spell',
        'Choose one of your Allies. That Ally may not be chosen as the target of Spells or Events for the rest of the Round.',
        'When cast, choose one Ally: the target is not affected by Events or Spells until the end of the Round.',
      ],
      ['ally', 'This card may not be targeted by Spells.', 'This card is not affected by Spells.'],
      [
        'event',
        'No Spells may be cast by any player until the end of the Round.',
        'When played: (no player may cast Spells) until the end of the Round.',
      ],
      ['event', 'Tomes may not be used by any player.', 'No player may use Tomes.'],
      [
        'artifact',
        'Flip this card. It is Night until the end of the Round.',
        'As your Turn, flip this card: (it is Night) until the end of the Round.',
      ],
      [
        'artifact',
        'Flip this card face-down. It is now Day for the remainder of the Round. Bury any Night Event in play.',
        'As your Turn, flip this card: (it is Day) until the end of the Round, then bury each Night Event of any player.',
      ],
      [
        'location',
        'No Spells may be cast for the rest of the Round.',
        'When you arrive here: (no player may cast Spells) until the end of the Round.',
      ],
      [
        'ally',
        "At the start of each of your opponent's Turns, he loses 1 Sanity.",
        'At the start of each Turn of your opponent: your opponent loses 1 Sanity.',
      ],
      [
        'event',
        "At the start of each opponent's Turn, that player discards one card.",
        "At the start of each Turn of each opponent: discard one card in that player's Hand.",
      ],
      [
        'event',
        'Each player loses 1 Sanity at the start of each of his Turns until the end of the Round.',
        'When played: (at the start of each Turn of any player: that player loses 1 Sanity) until the end of the Round.',
      ],
      [
        'ally',
        'Opponents lose 1 Sanity at the end of each of their Turns.',
        'At the end of each Turn of each opponent: that player loses 1 Sanity.',
      ],
      [
        'location',
        'Each player here loses 1 Sanity at the start of each of his Turns.',
        'At the start of each Turn of any player: if that player is at this Location: (that player loses 1 Sanity).',
      ],
      [
        'event',
        'Your opponent loses 1 Sanity at the start of each Turn that he is Outside.',
        'At the start of each Turn of your opponent, if that player is at an Outside Location: that player loses 1 Sanity.',
      ],
    ],
  ],
  [
    'who has none, where one is, what stands or lies in for another',
    [
      [
        'monster',
        'Instead of Burying it, return this card to your Hand at the end of Combat if it absorbed no points.',
        'If this card would be buried in Combat without any loss, instead: return this card to the Hand.',
      ],
      [
        'monster',
        'If it absorbed no points, return this card to your Hand at the end of Combat instead of burying it.',
        'If this card would be buried in Combat without any loss, instead: return this card to the Hand.',
      ],
      [
        'tome',
        'As your Turn, Bury this card (and any Spells in it) and shuffle your Story Deck. Return your Current Location to the top.',
        'As your Turn: bury this card, then shuffle your Story Deck.',
      ],
      [
        'ally',
        'Ghouls in a Directed Threat bypass this Ally.',
        "Each Ghoul in each opponent's Directed Threat bypasses cards of the same Title.",
      ],
      ['ally', 'Opposing Ghouls bypass this Ally.', 'Each opposing Ghoul bypasses cards of the same Title.'],
      ['ally', 'Ghouls may bypass this Ally.', 'Each Ghoul of any player bypasses cards of the same Title.'],
      [
        'spell',
        "One player's Current Location now bears the Cemetery attribute. Lasts until any Day or Night Event is played.",
        "When cast: you choose: (your Current Location gains the Cemetery attribute until a Day or Night Event is played) or (your opponent's Current Location gains the Cemetery attribute until a Day or Night Event is played).",
      ],
      [
        'spell',
        "Any player's Current Location has the City attribute until any Day Event is played.",
        "When cast: you choose: (your Current Location gains the City attribute until a Day Event is played) or (your opponent's Current Location gains the City attribute until a Day Event is played).",
      ],
      [
        'spell',
        "Your opponent's Current Location bears the Cemetery attribute until the end of the Round.",
        "When cast: your opponent's Current Location gains the Cemetery attribute until the end of the Round.",
      ],
      [
        'monster',
        'When Threat is revealed, choose one Defending Ally. That Ally may not absorb any points this Combat.',
        'When revealed, choose one Defending Ally of your opponent: the target cannot absorb points until the end of Combat.',
      ],
      [
        'monster',
        'When revealed, one Defending Ally may not absorb points in this Combat.',
        'When revealed: one Defending Ally of your opponent cannot absorb points until the end of Combat.',
      ],
      ['monster', 'May not absorb points.', 'This card cannot absorb points.'],
      [
        'ally',
        'May be used in the place of any one card needed to play a Great Old One. Discard this card if so used.',
        'This card counts as any one card that a Great Old One needs, and is discarded for it.',
      ],
      [
        'location',
        'You may play two Artifacts at the same time here, provided that you pay all costs for both. During each additional Turn that you remain here you may Bury one Phobia affecting your Investigator.',
        'As your Turn, if you are here: play one Artifact, then play one Artifact. As your Turn, having stayed here: bury one Phobia Event that affects you.',
      ],
      [
        'location',
        'You may play two Artifacts as one Turn here.',
        'As your Turn, if you are here: play one Artifact, then play one Artifact.',
      ],
      ['ally', 'You may play two Allies as one Turn.', 'As your Turn: play one Ally, then play one Ally.'],
      [
        'event',
        'Each player in a Forest Location must Flip face-down one random Ally. If you have none, lose 1 Sanity point instead. Then, Bury this card.',
        'When played: for each player: (if that player is at a Forest Location: (if not (that player has an Ally in play): (that player loses 1 Sanity) otherwise (flip one random Ally of that player face-down))).',
      ],
      [
        'event',
        'Each player must bury one Tome. If you have none, you must lose 2 Sanity instead.',
        "When played: for each player: (if not (that player has a Tome in play): (that player loses 2 Sanity) otherwise (bury one Tome of that player of that player's choice)).",
      ],
      [
        'event',
        'Each player must discard one Artifact. If a player has none, he loses 1 Sanity.',
        "When played: for each player: (if not (that player has an Artifact in play): (that player loses 1 Sanity) otherwise (discard one Artifact of that player of that player's choice)).",
      ],
      [
        'event',
        'Each player must bury one Artifact. Each player with no Artifacts in play loses 1 Sanity instead.',
        "When played: for each player: (if not (that player has an Artifact in play): (that player loses 1 Sanity) otherwise (bury one Artifact of that player of that player's choice)).",
      ],
      [
        'phobia',
        'Bury one Ally at the start of each Round. If you have none, lose 1 Sanity instead.',
        'At the start of each Round: if not (the affected player has an Ally in play): (the affected player loses 1 Sanity) otherwise (bury one Ally of the affected player).',
      ],
      [
        'location',
        'When you arrive here, bury one Ally. If you have none, lose 1 Sanity instead.',
        'When you arrive here: if not (you have an Ally in play): (lose 1 Sanity) otherwise (bury one Ally).',
      ],
      [
        'artifact',
        'When a Directed Threat attacking you is revealed, you may Bury this card to make all its Invisible Monsters visible until the end of Combat.',
        "When revealed, you may bury this card: each Invisible Monster in each opponent's Directed Threat is visible until the end of Combat.",
      ],
      [
        'artifact',
        'When a Threat attacking you is revealed, you may discard this card to bury one Monster in it.',
        "When revealed, you may discard this card: bury one Monster in each opponent's Directed Threat.",
      ],
    ],
  ],
  [
    'only so, in brackets and otherwise, what is not one word',
    [
      [
        'location',
        'As your Turn once per Round, you may discard one card and draw one. You must have an Artifact in play.',
        'As your Turn, if you have an Artifact in play: discard one card in your Hand, then draw 1 card, once a Round.',
      ],
      ['ally', 'Your opponent may not look at your Hand by any means.', 'Your opponent may not see your Hand.'],
      ['ally', 'No more than one Phobia may affect you at a time.', 'Your Phobia limit is 1.'],
      ['ally', 'You may hold one additional card in your Hand.', 'Your Maximum gains 1.'],
      [
        'artifact',
        'Whenever you lose Sanity, you may flip this card to lose 1 point less.',
        'If you would lose Sanity, you may flip this card to prevent up to 1 of that.',
      ],
      ['artifact', 'The bearer cannot be Controlled or stolen.', 'The bearer cannot be controlled. The bearer is not affected by theft.'],
      [
        'artifact',
        'If it is Night, this card may be flipped face-down to gain 2 Sanity.',
        'As your Turn, if it is Night, flip this card: gain 2 Sanity.',
      ],
      [
        'weapon',
        'Adds 3 points against Invisible Monsters, otherwise 1 point.',
        'While the opposing Threat contains an Invisible Monster, the bearer gains 3. This card is given to an Ally, whose fate it shares. Unless the opposing Threat contains an Invisible Monster, the bearer gains 1.',
      ],
      [
        'weapon',
        "Add 2 points to Ally's value (3 points against Servitors).",
        'Unless the opposing Threat contains a Servitor Monster, the bearer gains 2. This card is given to an Ally, whose fate it shares. While the opposing Threat contains a Servitor Monster, the bearer gains 3.',
      ],
      ['weapon', 'Bury this Weapon after Combat if it was used.', 'At the end of Combat, if this card has fought: bury this card.'],
      [
        'spell',
        'Travel immediately to any Location in your Story Deck.',
        'When cast: bring one Location in your Story Deck to the top of its Story Deck.',
      ],
      [
        'spell',
        'Bring one Monster in your Story Deck into your Threat.',
        'When cast: put one Monster in your Story Deck into your Threat.',
      ],
      [
        'spell',
        'Until the end of the next Round your opponent may play no Events.',
        'When cast: (your opponent may not play an Event) until the end of the next Round.',
      ],
      [
        'event',
        'All Outside Investigators lose 1 Sanity point.',
        'When played: for each player: (if that player is at an Outside Location: (that player loses 1 Sanity)).',
      ],
      ['event', 'Until this card is buried, no player may use the Gate at any Location.', 'No player may use Gates.'],
      [
        'event',
        'Play at Night only. Each player in a City must bury one Ally or lose 2 Sanity points.',
        'This card may only be played if it is Night. When played: for each player: (if that player is at a City Location: (that player chooses: (bury one Ally of that player) or (that player loses 2 Sanity))).',
      ],
      [
        'phobia',
        'Your Allies may not defend you while you are Inside.',
        'While the affected player is at an Inside Location, each Ally of the affected player cannot be defending.',
      ],
      ['location', 'As your Turn, after staying here, gain 2 Sanity.', 'As your Turn, having stayed here: gain 2 Sanity.'],
      [
        'monster',
        'May not be Summoned. May be Controlled only at Night.',
        'This card cannot be summoned. While it is Day, this card cannot be controlled.',
      ],
      [
        'monster',
        'After Combat, return this card to your Threat instead of burying it.',
        'If this card would be buried in Combat, instead: put this card into your Threat.',
      ],
      [
        'ally',
        'If you are attacked by Deep Ones, this Ally must defend.',
        'While the opposing Threat contains Deep One, you must defend with this card.',
      ],
      ['artifact', 'This card may be used twice per game. As your Turn, gain 3 Sanity.', 'As your Turn: gain 3 Sanity, twice a Game.'],
      [
        'artifact',
        "Once during each Round, you may look at the top card of any player's Mythos Deck.",
        "As your Turn: you choose: (look at the top card of your Mythos Deck) or (look at the top card of your opponent's Mythos Deck), once a Round.",
      ],
      [
        'weapon',
        'May be used by Corrupt Allies only. Adds 2 points.',
        'This card is given to a Corrupt Ally, whose fate it shares. The bearer gains 2.',
      ],
      [
        'spell',
        "Cancel a Monster's attack.",
        "When cast: one Monster in your opponent's Directed Threat cannot be attacking until the end of Combat.",
      ],
      ['spell', 'Your opponent must bury the Ally of his choice.', "When cast: bury one Ally of your opponent of your opponent's choice."],
      ['event', 'Travel Events may not be used.', 'No player may play a Travel Event.'],
      ['phobia', 'You may play no more than one Ally per Round.', 'The affected player may not play more than one Ally a Round.'],
      ['location', 'Spells cast here cost nothing.', 'While you are here, the casting cost of each Spell is 0.'],
      ['monster', 'Bury this card at the end of the Round even if it did not attack.', 'At the end of the Round: bury this card.'],
      [
        'monster',
        'When revealed, one random Defending Ally may not defend in this Combat.',
        'When revealed: one random Defending Ally of your opponent cannot be defending until the end of Combat.',
      ],
      ['ally', 'May be played on the same Turn as another Scholar.', 'Joins Scholar cards.'],
      ['ally', 'Joins Scholars. May be played on the same Turn as other Priests.', 'Joins Scholar cards. Joins Priest cards.'],
    ],
  ],
  [
    'one or the other, places waived, whom it passes by',
    [
      [
        'spell',
        "Look at the top card of each opponent's Mythos Deck. You may choose to have any of them Discarded.",
        "When cast: look at the top card of each opponent's Mythos Deck, then optionally discard the card looked at.",
      ],
      [
        'artifact',
        "Flip this card to look at the top three cards of your opponent's Mythos Deck. You may Bury any of them.",
        "As your Turn, flip this card: look at the top 3 cards of your opponent's Mythos Deck, then optionally bury the card looked at.",
      ],
      [
        'ally',
        "As your Turn, look at the top card of your opponent's Mythos Deck. You may choose to have it Discarded.",
        "As your Turn: look at the top card of your opponent's Mythos Deck, then optionally discard the card looked at.",
      ],
      [
        'artifact',
        'Flip this card to Discard up to two cards and draw as many from your Mythos Deck.',
        'As your Turn, flip this card: exchange up to 2 cards.',
      ],
      [
        'spell',
        'Each player Discards up to two cards and draws as many from his or her Mythos Deck.',
        'When cast: each player exchanges up to 2 cards.',
      ],
      [
        'location',
        'While this is your Current Location, as your Turn you may draw two cards. May be used only once per Round.',
        'As your Turn, if you are here: draw 2 cards, once a Round.',
      ],
      [
        'spell',
        'Summon or Control a Lesser Servitor. If your Current Location features the Water attribute, you may Summon or Control a Greater Servitor instead.',
        'When cast: if you are at a Water Location: (you choose: (summon or control one Greater Servitor Monster) or (summon or control one Lesser Servitor Monster)) otherwise (summon or control one Lesser Servitor Monster).',
      ],
      [
        'spell',
        'Control a Lesser Independent. At Night, you may Control a Greater Independent instead.',
        'When cast: if it is Night: (you choose: (control one Greater Independent Monster) or (control one Lesser Independent Monster)) otherwise (control one Lesser Independent Monster).',
      ],
      [
        'spell',
        'Summon a Lesser Servitor, or a Greater Servitor if your Current Location features the Gate attribute.',
        'When cast: if you are at a Gate Location: (you choose: (summon one Greater Servitor Monster) or (summon one Lesser Servitor Monster)) otherwise (summon one Lesser Servitor Monster).',
      ],
      [
        'spell',
        'Control any Ghoul, or any Greater Servitor if it is Night.',
        'When cast: if it is Night: (you choose: (control one Greater Servitor Monster) or (control one Ghoul)) otherwise (control one Ghoul).',
      ],
      [
        'spell',
        'Increase the value of one Steadfast Ally by 2 points, or by 3 points if your Current Location is Country, until the end of the Round.',
        'When cast: if you are at a Country Location: (one Steadfast Ally gains 3 until the end of the Round) otherwise (one Steadfast Ally gains 2 until the end of the Round).',
      ],
      [
        'spell',
        'One Steadfast Ally gains 2, or 3 if your Current Location is Country, until the end of the Round.',
        'When cast: if you are at a Country Location: (one Steadfast Ally gains 3 until the end of the Round) otherwise (one Steadfast Ally gains 2 until the end of the Round).',
      ],
      [
        'spell',
        'Increase the value of one Steadfast Ally by 2 points until the end of the Round, or by 3 points if your Current Location is Country.',
        'When cast: if you are at a Country Location: (one Steadfast Ally gains 3 until the end of the Round) otherwise (one Steadfast Ally gains 2 until the end of the Round).',
      ],
      [
        'phobia',
        'Lose 1 Sanity point each time you cast a Spell from a Tome, and lose 2 Sanity points each time you play a Tome.',
        'When the affected player casts a Spell in a Tome: the affected player loses 1 Sanity. When the affected player plays a Tome: the affected player loses 2 Sanity.',
      ],
      [
        'phobia',
        'Lose 1 Sanity point each time you cast a Spell from any Tome, and 2 Sanity points each time you play a Tome.',
        'When the affected player casts a Spell in a Tome: the affected player loses 1 Sanity. When the affected player plays a Tome: the affected player loses 2 Sanity.',
      ],
      [
        'tome',
        'Spells in this Tome are not Flipped face-down after casting.',
        'Do not flip each Spell held by this card after it is cast.',
      ],
      [
        'tome',
        'Spells cast from this Tome cost 1 additional Sanity point, but are not Flipped face-down after casting.',
        'The casting cost of each Spell held by this card gains 1. Do not flip each Spell held by this card after it is cast.',
      ],
      [
        'tome',
        'Spells cast from this Tome cost 2 less Sanity points, but are Buried after casting.',
        'The casting cost of each Spell held by this card loses 2. Bury each Spell held by this card after it is cast.',
      ],
      [
        'monster',
        'Ghouls in your Threat add 1 point to their value, but may not join Deep Ones.',
        'Each Ghoul in your Threat gains 1. Each Ghoul in your Threat may not join Deep Ones.',
      ],
      [
        'monster',
        'While it is Night, Ghouls add 1 point, and may not join Deep Ones.',
        'While it is Night, each Ghoul gains 1. While it is Night, each Ghoul may not join Deep Ones.',
      ],
      ['monster', 'Ghouls add 1 point, and joins Deep Ones.', 'Each Ghoul gains 1. Joins Deep Ones.'],
      ['ally', 'Students gain 1, and bypass Ghouls.', 'Each Student card gains 1. Each Student card bypasses Ghouls.'],
      ['ally', 'Each of your Students gains 1, but may not defend.', 'Each Student card gains 1. Each Student card cannot be defending.'],
      [
        'event',
        "While this card is in play, any Gate may be used more than once by paying its Location's Sanity cost again. Bury any other Star Event in play.",
        'The Gate of each Gate Location of any player may be used again by any player for the Sanity cost of this card. When played: bury each other Star Event of any player.',
      ],
      [
        'event',
        "While this card is in play, any player may use a Gate more than once by paying the Location's Sanity cost each time.",
        'The Gate of each Gate Location of any player may be used again by any player for the Sanity cost of this card.',
      ],
      [
        'event',
        'All Gates may be used again for 1 Sanity.',
        'The Gate of each Gate Location of any player may be used again by any player for 1 Sanity.',
      ],
      [
        'ally',
        'As long as this card is a Defending Ally, it raises the value of all other Defending Student Allies by 1 point each. Not cumulative with any other Command Ability.',
        'While this card is a Defending Ally, each other Defending Student Ally gains 1, not cumulative with other Command abilities.',
      ],
      [
        'ally',
        'While chosen as a Defending Ally, Pruett increases the card value of each other Soldier Defending Ally by 1 point.',
        'While this card is a Defending Ally, each other Defending Soldier Ally gains 1.',
      ],
      [
        'event',
        'Choose one Artifact or Tome not held by an Ally that your opponent must Discard, then Bury this card.',
        'When played: discard one Artifact or Tome except card in an Ally of your opponent.',
      ],
      [
        'event',
        'Opponent must Discard one Artifact that no Ally holds. Bury this card.',
        'When played: discard one Artifact except card in an Ally of your opponent.',
      ],
      ['tome', 'You may play Travel by Sea at any Location.', 'You may play Travel by Sea Events regardless of place.'],
      [
        'ally',
        'You may play Travel by Sea Events from any Location, even one that does not feature the Water attribute.',
        'You may play Travel by Sea Events regardless of attribute.',
      ],
      [
        'ally',
        'You may play Travel by Air Events at any Location, even those without the Port attribute.',
        'You may play Travel by Air Events regardless of attribute.',
      ],
      [
        'artifact',
        'You need not walk between Locations in the same sub-region.',
        'You may travel to a new Location in the same Subregion, right-side-up.',
      ],
      [
        'ally',
        'You do not have to walk to Locations in the same Region.',
        'You may travel to a new Location in the same Region, right-side-up.',
      ],
      ['ally', 'You need never walk within the same city.', 'You may travel to a new Location in the same City, right-side-up.'],
      [
        'ally',
        'Cartographer. As your Turn, you may Flip this card and play a new Location in the same Region, right-side-up, on top of your Story Deck.',
        'As your Turn, flip this card: travel right-side-up to a new Location in the same Region.',
      ],
      [
        'event',
        "Torn apart in broad daylight! Bury opponent's random Ally who knows or holds any Spell. Then, Bury this card.",
        'When played: bury one random Ally with a Spell of your opponent.',
      ],
      ['event', 'Bury one Ally of your opponent who knows a Spell.', 'When played: bury one Ally with a Spell of your opponent.'],
      ['ally', 'Each of your Allies who holds a Weapon adds 1.', 'Each Ally with a Weapon gains 1.'],
      [
        'monster',
        'You may play this card as an Ally at any Location featuring both the Water and Gate attributes (uses Gate).',
        'This card may be played as an Ally at a Water Gate Location for the use of its Gate.',
      ],
      [
        'location',
        'While this card is your Current Location, you may play any Tome even if you do not know its language, by paying 2 additional Sanity points.',
        'While you are here, you may play Tomes regardless of language for 2 Sanity.',
      ],
      [
        'event',
        'No one may walk from one Country Location to another.',
        'While that player is at a Country Location, each player must reach a Country Location by Travel Event.',
      ],
      [
        'event',
        'No Investigator may walk between Country Locations.',
        'While that player is at a Country Location, each player must reach a Country Location by Travel Event.',
      ],
      [
        'event',
        'No one may walk from a City Location to a Country Location.',
        'While that player is at a City Location, each player must reach a Country Location by Travel Event.',
      ],
      [
        'event',
        'Opponents may not walk from Country Locations.',
        'While that player is at a Country Location, each opponent may not walk.',
      ],
      [
        'artifact',
        'Increase your maximum Sanity by 3, but you may not gain Sanity from Locations.',
        'Your maximum Sanity gains 3. Your Sanity gains by Locations are 0.',
      ],
      ['ally', 'You cannot gain Sanity from Tomes.', 'Your Sanity gains by Tomes are 0.'],
      ['god', 'No Sanity may be gained from Locations.', "Each player's Sanity gains by Locations are 0."],
      [
        'event',
        'Play at any City Location. On a later Turn, play any City Location in any Region, right-side up.',
        'This card may only be played if you are at a City Location. When played: travel right-side-up to a new City Location in any Region on a later Turn.',
      ],
      ['ally', 'Never included when one of your Allies must be chosen at random.', 'This card is left out of random choices.'],
      ['ally', 'This card is never included when Allies are chosen at random.', 'This card is left out of random choices.'],
      [
        'ally',
        'Each of your Tomes can hold one additional Spell. If this card is lost, Bury the additional Spells.',
        'The Spell capacity of each Tome gains 1.',
      ],
      [
        'event',
        'Bury all Cultists of one opponent whose Current Location is a Port or features the Water attribute. Then, Bury this card.',
        'When played: bury each Cultist card who is at either a Port Location or Water Location of your opponent.',
      ],
      [
        'event',
        'Bury one Ally of any opponent whose Investigator is at a City.',
        'When played: bury one Ally who is at a City Location of your opponent.',
      ],
      [
        'event',
        'Opponent loses 2 Sanity if your Current Location is a Port and features the Water attribute.',
        'When played, if you are at a Port Location and you are at a Water Location: your opponent loses 2 Sanity.',
      ],
      [
        'spell',
        'All Deep Ones in your Threat add 1 point to their value for each Water Location in your Story Deck, up to 3 points, until the end of Combat.',
        'When cast: each Deep One in your Threat gains 1 for each Water Location in your Story Deck (up to 3) until the end of Combat.',
      ],
      ['monster', 'Bypasses Allies of 2 points in value.', 'This card bypasses Allies of value 2.'],
      [
        'location',
        'Travel to or from this Location only by Sea or Underwater.',
        'You must reach this card by Travel Underwater or Travel by Sea Event. You must leave here by Travel Underwater or Travel by Sea Event.',
      ],
      ['location', 'Travel from this Location only by Air or by Sea.', 'You must leave here by Travel by Air or Travel by Sea Event.'],
      [
        'location',
        'Travel to and from this Location only by Land or by walking.',
        'You must reach this card by Travel by Land Event or by walking. You must leave here by Travel by Land Event or by walking.',
      ],
      [
        'ally',
        'You may Bury this card instead of paying the Sanity cost of any Monster that you play.',
        'If you would pay for a Monster, you may instead: bury this card.',
      ],
      [
        'artifact',
        'Discard this card instead of paying the Sanity cost of any one Tome that you play.',
        'If you would pay for a Tome, you may instead: discard this card.',
      ],
      [
        'monster',
        'Add 2 points to the value of this card if Night of the Black Tide is in play.',
        'While any player has a card called "Night of the Black Tide" in play, this card gains 2.',
      ],
      [
        'monster',
        'Instead of Burying it, begin the next Round with one Widow Pruett card in your Threat.',
        'If this card would be buried in Combat, instead: put this card into your Threat, once a Round.',
      ],
      ['monster', 'Joins other Widow Pruetts.', 'Joins cards called "Widow Pruetts".'],
      [
        'artifact',
        "Spend 1 Sanity point to look at one opponent's Hand or Threat for 15 seconds. Flip this card face-down after use.",
        "As your Turn, pay 1 Sanity and flip this card: you choose: (look at each card in your opponent's Hand for 15 seconds) or (look at each card in your opponent's Threat for 15 seconds).",
      ],
      [
        'weapon',
        "Add 2 points to Ally's value. Lesser Servitors must Bypass this Ally. One Weapon per Ally.",
        'The bearer gains 2. Each Lesser Servitor Monster of any player bypasses cards with a card of the same Title. This card is given to an Ally, whose fate it shares.',
      ],
      ['ally', 'All Deep Ones must Bypass Widow Pruett.', 'Each Deep One of any player bypasses cards of the same Title.'],
      [
        'ally',
        'Lesser Independents cannot Bypass this Ally.',
        'Each Lesser Independent Monster of any player may not bypass cards of the same Title.',
      ],
      ['ally', 'May not know Spells.', 'The Spell capacity of this card is 0.'],
      [
        'location',
        'Reveal the top card of your Mythos Deck. If it is a Monster, it attacks you immediately, and your Allies may defend you. Any other card applies its Sanity gain or loss to you. In either case, Discard the card revealed.',
        'When you arrive here: reveal the top card of your Mythos Deck, then if the revealed card is a Monster: (attack you with the revealed card (Allies may defend)) otherwise (apply the pentagram of the revealed card), then discard the revealed card.',
      ],
      [
        'weapon',
        "Adds 1 point to its bearer's value, and 1 more point if your Current Location is Outside. Only one Weapon per Ally. If the Ally is Buried or Discarded, so is this Weapon.",
        'Unless you are at an Outside Location, the bearer gains 1. While you are at an Outside Location, the bearer gains 2. This card is given to an Ally, whose fate it shares.',
      ],
      [
        'ally',
        'Worth 2 additional points if you have any Necronomicon in play. May join any Whateley.',
        'While you have a card with "Necronomicon" in its Title in play, this card gains 2. Joins cards with "Whateley" in its Title.',
      ],
      [
        'artifact',
        'Pay 1 Sanity and Flip this card: until the end of the Round, all Cultists in your Threat gain 1 point.',
        'As your Turn, pay 1 Sanity and flip this card: each Cultist card in your Threat gains 1 until the end of the Round.',
      ],
      [
        'location',
        "This Location's Gate may be used to play any Deep One as an Ally.",
        'While you are here, you may play Deep Ones as an Ally for the use of its Gate.',
      ],
      [
        'location',
        "At Night, this Gate may be used more than once, but you must pay this card's Sanity cost for each additional use.",
        'While it is Night, the Gate here may be used again for the Sanity cost of this card.',
      ],
      [
        'location',
        "If any Elder Thing is in play, this Gate may be used more than once, but this card's Sanity cost must be paid for each additional use.",
        'While you have Elder Things in play, the Gate here may be used again for the Sanity cost of this card.',
      ],
      [
        'spell',
        'For the remainder of this Round, target opponent must walk to any Location he plays.',
        'When cast: (your opponent must reach a Location by walking) until the end of the Round.',
      ],
      [
        'ally',
        "At a University, add 1 point to this card's value. Joins other Students.",
        'While you are at a University Location, this card gains 1. Joins Student cards.',
      ],
      [
        'ally',
        'If Pruett is Buried in Combat, she returns to your Hand instead.',
        'If this card would be buried in Combat, instead: return this card to the Hand.',
      ],
      [
        'artifact',
        'Bury this card when Threats are revealed to Bury one random Elder Thing in any Directed Threat attacking you.',
        "When revealed, bury this card: bury one random Elder Things in your opponent's Directed Threat.",
      ],
      [
        'spell',
        'Bury one random Monster in any Threat attacking you.',
        "When cast: bury one random Monster in your opponent's Directed Threat.",
      ],
      [
        'god',
        'All Ghouls add 1 point to their value, and may not be Controlled.',
        'Each Ghoul of any player gains 1. Each Ghoul of any player cannot be controlled.',
      ],
      ['ally', 'Students gain 1, and bypass Ghouls.', 'Each Student card gains 1. Each Student card bypasses Ghouls.'],
      ['monster', 'Joins Star Spawn.', 'Joins cards called "Star Spawn".'],
      [
        'event',
        'Bury all Cultists of one opponent who is at a Port or Water Location.',
        'When played: bury each Cultist card who is at either a Port Location or Water Location of your opponent.',
      ],
      [
        'event',
        'Each opponent whose Current Location features the Forest attribute loses 1 Sanity.',
        'When played: for each opponent: (if that player is at a Forest Location: (that player loses 1 Sanity)).',
      ],
    ],
  ],
  [
    'who joins, what both cards are and what is let go',
    [
      ['tome', 'Your Ghouls join one another.', 'Each Ghoul joins Ghouls.'],
      ['tome', 'All Ghouls join one another.', 'Each Ghoul joins Ghouls.'],
      [
        'event',
        'Cancel one Event played since your last Turn. Discard both Events.',
        'After any player played an Event: cancel that, then discard that card, then discard this card.',
      ],
      [
        'event',
        'Cancel the effect of one Event played since your last Turn. Both Events are Discarded.',
        'After any player played an Event: cancel that, then discard that card, then discard this card.',
      ],
      [
        'ally',
        'When this card is buried, you may immediately play Squire Tam from your Hand, regardless of Location.',
        'When this card is buried, you may: play one card called "Squire Tam" from your Hand regardless of place.',
      ],
      [
        'ally',
        'When this card is buried, you may immediately play one Ally from your Hand, regardless of Location.',
        'When this card is buried, you may: play one Ally from your Hand regardless of place.',
      ],
      ['ally', 'Add 2 if you have Nasht the Elder in play.', 'While you have a card called "Nasht the Elder" in play, this card gains 2.'],
      [
        'tome',
        'May hold one additional Spell if you have Barzai the Wise in play.',
        'While you have a card called "Barzai the Wise" in play, the Spell capacity of this card gains 1.',
      ],
      [
        'monster',
        'When revealed, your opponent may lose 2 Sanity and bury this card.',
        'When revealed: your opponent may: (your opponent loses 2 Sanity, then bury this card).',
      ],
      [
        'monster',
        'Your opponent may choose either to Bury this card and lose 2 Sanity points when revealed, or let it attack as normal.',
        'When revealed: your opponent may: (bury this card, then your opponent loses 2 Sanity).',
      ],
      [
        'monster',
        'When revealed, any opponent may pay 2 Sanity to bury this card.',
        'When revealed: your opponent may: (your opponent loses 2 Sanity, then bury this card).',
      ],
    ],
  ],
  [
    'one price for all, there, and what stays face-down',
    [
      [
        'artifact',
        'Flip this card and your opponent loses his or her next Turn. (Play no cards, do not Pass.) Cannot be Flipped face-up again.',
        'As your Turn, flip this card: your opponent loses the next Turn. This card cannot be flipped face-up.',
      ],
      [
        'artifact',
        'Bury this card, and each opponent discards one card.',
        "As your Turn, bury this card: discard one card in each opponent's Hand of each opponent's choice.",
      ],
      ['ally', 'Flip this card and your opponent loses 2 Sanity.', 'As your Turn, flip this card: your opponent loses 2 Sanity.'],
      [
        'phobia',
        'Lose 1 Sanity point at the beginning of each Turn that you are Underground. You may not use Gates there.',
        'At the start of each Turn, if the affected player is at an Underground Location: the affected player loses 1 Sanity. While the affected player is at an Underground Location, the affected player may not use Gates.',
      ],
      [
        'phobia',
        'Lose 1 Sanity at the start of each Turn that you are at a Water Location. You may not cast Spells there.',
        'At the start of each Turn, if the affected player is at a Water Location: the affected player loses 1 Sanity. While the affected player is at a Water Location, the affected player may not cast Spells.',
      ],
      [
        'event',
        'Lose 5 Sanity points at the beginning of each Turn that this is your top card unless you can survive in Space.',
        'At the start of each Turn, if this card is the top card of your Story Deck and not (you can survive Space): lose 5 Sanity.',
      ],
      [
        'artifact',
        'If you would lose Sanity to a Phobia, you may bury this card instead.',
        'If you would lose Sanity by Phobia Events, you may instead: bury this card.',
      ],
      [
        'artifact',
        'Your Investigator can survive in Space and Underwater while this card is in play. Does not affect Allies.',
        'You can survive Space and Underwater.',
      ],
    ],
  ],
  [
    'taken for a while, of an opponent somewhere',
    [
      [
        'spell',
        'Bury one random Ally of an opponent whose Current Location is in the same subregion as yours.',
        'When cast: if you and your opponent are in the same subregion: (bury one random Ally of your opponent).',
      ],
      [
        'spell',
        'Bury one random Ally of an opponent at a City Location.',
        'When cast: if your opponent is at a City Location: (bury one random Ally of your opponent).',
      ],
      [
        'event',
        'Flip one Artifact of an opponent who is Outside face-down.',
        'When played: flip one Artifact who is Outside of your opponent face-down.',
      ],
      [
        'event',
        'Take one Ally of your opponent and put it into your play area until the end of the Round.',
        'When played: put one Ally of your opponent into your play area, back until the end of the Round.',
      ],
      [
        'event',
        'Steal one Ally of your opponent until the end of the Round.',
        'When played: put one Ally of your opponent into your play area, back until the end of the Round.',
      ],
      [
        'event',
        'Bury one Priest or Cultist of up to 3 points of your opponent.',
        'When played: bury one Cultist card of value 3 or less or Priest card of value 3 or less of your opponent.',
      ],
      [
        'location',
        'As your Turn, you may exchange one of your Artifacts in play for one in your Hand.',
        'As your Turn: replace one Artifact by one Artifact in your Hand.',
      ],
      [
        'artifact',
        'Give this card to one Ally. While that Ally remains in play, your Investigator and Allies can survive in Space. If Ally is lost, also lose this card.',
        'This card is given to an Ally, whose fate it shares. You can survive Space.',
      ],
      [
        'event',
        'You were home all along. All Passes announced so far this Round are voided, and you may immediately play a second card. Then, Bury this card.',
        'When played: void all Passes. When played, you may: play one card.',
      ],
      ['event', 'You were fast asleep. Draw one card.', 'When played: draw 1 card.'],
    ],
  ],
  [
    'whoever does it, whosesoever it is, stays and Gates that cost',
    [
      [
        'event',
        'Your opponent must show his or her Hand to all players when played.',
        "When played: reveal each card in your opponent's Hand.",
      ],
      [
        'artifact',
        "As your Turn, bury the top card of any one player's Story Deck.",
        "As your Turn: you choose: (bury the top card of your Story Deck) or (bury the top card of your opponent's Story Deck).",
      ],
      [
        'event',
        "Bury the top Event of any player's Story Deck when played.",
        "When played: you choose: (bury the top Event of your Story Deck) or (bury the top Event of your opponent's Story Deck).",
      ],
      [
        'artifact',
        'As your Turn, you may turn any Artifact in play face-down.',
        'As your Turn: flip one Artifact of any player face-down.',
      ],
      ['tome', 'As your Turn, flip this Tome to bury one Ally in play.', 'As your Turn, flip this card: bury one Ally of any player.'],
      [
        'location',
        'As your Turn, use this Gate to bury one Artifact in play.',
        'As your Turn, if you are here, use the Gate: bury one Artifact of any player.',
      ],
      ['monster', 'When revealed, bury one Ally in play.', 'When revealed: bury one Ally of any player.'],
      [
        'event',
        'Subtract 2 from one Ally in play until the end of Combat when played.',
        'When played: one Ally of any player loses 2 until the end of Combat.',
      ],
      [
        'artifact',
        'As your Turn, add 2 to any one Ally in play until the end of the Round.',
        'As your Turn: one Ally of any player gains 2 until the end of the Round.',
      ],
      [
        'event',
        "Return any Artifact in play to its owner's Hand when played.",
        'When played: return one Artifact of any player to the Hand.',
      ],
      [
        'event',
        'Your opponent must randomly discard one card when played.',
        "When played: discard one random card in your opponent's Hand.",
      ],
      [
        'event',
        "Randomly choose and discard one of your opponent's cards when played.",
        "When played: discard one random card in your opponent's Hand.",
      ],
      ['event', 'Randomly discard two of your cards when played.', 'When played: discard two random cards in your Hand.'],
      [
        'phobia',
        'Each time you play a Monster, randomly discard one card.',
        "When the affected player plays a Monster: discard one random card in the affected player's Hand.",
      ],
      [
        'event',
        "Randomly flip one of your opponent's Allies face-down when played.",
        'When played: flip one random Ally of your opponent face-down.',
      ],
      [
        'event',
        'Your opponent must bury one Phobia when played.',
        "When played: bury one Phobia Event that affects your opponent of your opponent's choice.",
      ],
      [
        'event',
        'Each player must bury one Phobia when played.',
        "When played: for each player: (bury one Phobia Event that affects that player of that player's choice).",
      ],
      [
        'event',
        'Each opponent may bury one Phobia when played.',
        "When played: each opponent may: (bury one Phobia Event that affects that player of that player's choice).",
      ],
      ['event', 'Each opponent must reveal his or her Hand when played.', "When played: reveal each card in each opponent's Hand."],
      [
        'phobia',
        'Whenever you arrive at a City Location, you must reveal your Hand.',
        "When the affected player arrives at a City Location: reveal each card in the affected player's Hand.",
      ],
      [
        'god',
        'Each time a player passes, he or she must bury one Ally.',
        "When any player passes: bury one Ally of that player of that player's choice.",
      ],
      [
        'god',
        'Each time a player passes, he or she must discard one card from his or her Hand.',
        "When any player passes: discard one card in that player's Hand of that player's choice.",
      ],
      ['god', 'Any player who casts a Spell must exchange one card.', 'When any player casts a Spell: that player exchanges 1 card.'],
      [
        'god',
        'Any player who casts a Spell must discard one card and lose 1 Sanity.',
        "When any player casts a Spell: discard one card in that player's Hand of that player's choice, then that player loses 1 Sanity.",
      ],
      [
        'god',
        'Any player who casts a Spell must bury one Ally or discard two cards.',
        "When any player casts a Spell: that player chooses: (bury one Ally of that player of that player's choice) or (discard two cards in that player's Hand of that player's choice).",
      ],
      ['event', 'Your opponent must shuffle his or her Story Deck when played.', "When played: shuffle your opponent's Story Deck."],
      [
        'event',
        'Each opponent at a City Location must shuffle his or her Story Deck when played.',
        "When played: for each opponent: (if that player is at a City Location: (shuffle that player's Story Deck)).",
      ],
      ['spell', 'Your opponent must exchange Hands with you.', 'When cast: exchange Hands with your opponent.'],
      [
        'event',
        'Your opponent must draw one fewer card at the start of the next Round when played.',
        'When played: your opponent draws 1 fewer card during the next Round.',
      ],
      ['event', 'Each player must pay 1 Sanity when played.', 'When played: each player loses 1 Sanity.'],
      [
        'artifact',
        'As your Turn, bury this card to make each opponent lose 1 Sanity.',
        'As your Turn, bury this card: each opponent loses 1 Sanity.',
      ],
      [
        'artifact',
        'As your Turn, bury this card to compel your opponent to either bury one Ally or lose 3 Sanity.',
        "As your Turn, bury this card: your opponent chooses: (bury one Ally of your opponent of your opponent's choice) or (your opponent loses 3 Sanity).",
      ],
      [
        'artifact',
        'As your Turn, bury this card to force each opponent to discard one card or lose 1 Sanity.',
        "As your Turn, bury this card: each opponent chooses: (discard one card in that player's Hand of that player's choice) or (that player loses 1 Sanity).",
      ],
      [
        'event',
        'Each opponent who has an Ally in play must discard one card and lose 1 Sanity when played.',
        "When played: for each opponent: (if that player has an Ally in play: (discard one card in that player's Hand of that player's choice, then that player loses 1 Sanity)).",
      ],
      [
        'event',
        'Choose one opponent, who must bury one Ally or discard two cards when played.',
        "When played: your opponent chooses: (bury one Ally of your opponent of your opponent's choice) or (discard two cards in your opponent's Hand of your opponent's choice).",
      ],
      [
        'event',
        'Each player may bury one Ally or discard two cards when played.',
        "When played: each player may: (that player chooses: (bury one Ally of that player of that player's choice) or (discard two cards in that player's Hand of that player's choice)).",
      ],
      [
        'event',
        'Your opponent loses 3 Sanity unless he or she chooses to bury one Ally when played.',
        "When played: your opponent chooses: (bury one Ally of your opponent of your opponent's choice) or (your opponent loses 3 Sanity).",
      ],
      [
        'event',
        'Any one opponent of your choice must discard two cards when played.',
        "When played: discard two cards in your opponent's Hand.",
      ],
      [
        'event',
        'Your opponent must bury either one Ally or one Artifact when played.',
        "When played: your opponent chooses: (bury one Ally of your opponent of your opponent's choice) or (bury one Artifact of your opponent of your opponent's choice).",
      ],
      [
        'event',
        'Each player must discard either one Tome or two cards when played.',
        "When played: each player chooses: (discard one Tome of that player of that player's choice) or (discard two cards in that player's Hand of that player's choice).",
      ],
      ['location', 'As your Turn, use this Gate and draw one card.', 'As your Turn, if you are here, use the Gate: draw 1 card.'],
      [
        'location',
        'As your Turn, you may use this Gate and Bury one Artifact to draw two cards from your Mythos Deck.',
        'As your Turn, if you are here, use the Gate and bury one Artifact: draw 2 cards.',
      ],
      [
        'location',
        'You may bury one of your Allies and use this Gate to draw three cards.',
        'As your Turn, if you are here, use the Gate and bury one Ally: draw 3 cards.',
      ],
      [
        'tome',
        'Remain at any Temple for a Turn with this Tome in play and bury one Phobia affecting your Investigator.',
        'As your Turn, having kept this card, if you are at a Temple Location: bury one Phobia Event that affects you.',
      ],
      [
        'tome',
        'Spend a Turn at a Library with this Tome to draw two cards.',
        'As your Turn, having kept this card, if you are at a Library Location: draw 2 cards.',
      ],
      [
        'artifact',
        'Remain for a Turn at any City Location while this card is in play to gain 1 Sanity.',
        'As your Turn, having kept this card, if you are at a City Location: gain 1 Sanity.',
      ],
      [
        'monster',
        'Each time this Monster survives the Cosmic Battle, your opponent must discard one card.',
        "When this card survives the Cosmic Battle: discard one card in your opponent's Hand.",
      ],
      [
        'monster',
        'Whenever this Monster survives a Cosmic Battle, bury one Ally of your opponent.',
        'When this card survives the Cosmic Battle: bury one Ally of your opponent.',
      ],
      ['location', 'Any player arriving here must bury one card in play.', 'When you arrive here: bury one card.'],
      [
        'location',
        'Any player arriving here must discard one card and lose 1 Sanity.',
        'When you arrive here: discard one card in your Hand, then lose 1 Sanity.',
      ],
      [
        'event',
        "Shuffle any player's Story Deck when played.",
        "When played: you choose: (shuffle your Story Deck) or (shuffle your opponent's Story Deck).",
      ],
      [
        'event',
        "Reveal the top card of any player's Mythos Deck when played.",
        "When played: you choose: (reveal the top card of your Mythos Deck) or (reveal the top card of your opponent's Mythos Deck).",
      ],
      [
        'artifact',
        'As your Turn, you may exchange one card in your Hand for one new card from your Mythos Deck.',
        'As your Turn: exchange 1 card.',
      ],
      ['artifact', 'When you pass, draw an additional card.', 'When you pass: draw 1 card.'],
      ['event', 'Take one Tome from an opponent when played.', 'When played: put one Tome of your opponent into your play area.'],
    ],
  ],
  [
    'what is said of a player, whoever he is',
    [
      [
        'ally',
        'While your opponent is in a different Region, this card gains 1.',
        'Unless you and your opponent are in the same Region, this card gains 1.',
      ],
      [
        'monster',
        "Add 2 to this card's value if your opponent's Current Location is in the same Region as yours.",
        'While you and your opponent are in the same Region, this card gains 2.',
      ],
      [
        'monster',
        'Invisible while no Investigator is in the Dreamlands.',
        'Unless you or your opponent is at a Location of the Dreamlands, this card is Invisible.',
      ],
      [
        'event',
        'Play only if all players are Outside. Draw two cards.',
        'This card may only be played if you are at an Outside Location and each opponent is at an Outside Location. When played: draw 2 cards.',
      ],
      [
        'event',
        'If your opponent is in another Dimension, draw two cards.',
        'When played, unless you and your opponent are in the same Dimension: draw 2 cards.',
      ],
      [
        'spell',
        'May only be cast while your Current Location has a Gate. Gain 2 Sanity points.',
        'When cast, if you are at a Gate Location: gain 2 Sanity.',
      ],
      [
        'artifact',
        'As your Turn, if your Current Location features no Gate, you may flip this card to draw one card.',
        'As your Turn, if you are at a Location without a Gate, flip this card: draw 1 card.',
      ],
      [
        'ally',
        'While you are Outside and have a Tome in play, this card gains 1.',
        'While you are at an Outside Location and you have a Tome in play, this card gains 1.',
      ],
      [
        'ally',
        'Add 2 while your opponent has exactly two Allies in play.',
        'While your opponent has at least two Allies in play and not (your opponent has at least three Allies in play), this card gains 2.',
      ],
      [
        'event',
        "If your opponent's Hand is empty, draw two cards.",
        'When played, if your opponent has 0 or fewer cards in Hand: draw 2 cards.',
      ],
      [
        'event',
        'If you hold more cards than your opponent, your opponent draws two cards.',
        'When played, if you have more cards in Hand than your opponent: your opponent draws 2 cards.',
      ],
      [
        'event',
        'Each player who does not know Latin loses 2 Sanity points.',
        'When played: for each player: (if not (that player knows Latin): (that player loses 2 Sanity)).',
      ],
      [
        'event',
        'Each opponent who is in a different Region loses 2 Sanity points.',
        'When played: for each opponent: (if not (you and that player are in the same Region): (that player loses 2 Sanity)).',
      ],
      [
        'event',
        'All Investigators who know Latin or Greek draw one card.',
        'When played: for each player: (if that player knows Latin or that player knows Greek: (that player draws 1 card)).',
      ],
      [
        'event',
        'Each player with no cards in Hand draws two cards.',
        'When played: for each player: (if that player has 0 or fewer cards in Hand: (that player draws 2 cards)).',
      ],
      [
        'event',
        'Each Investigator whose Current Location has a Gate loses 2 Sanity points.',
        'When played: for each player: (if that player is at a Gate Location: (that player loses 2 Sanity)).',
      ],
      [
        'event',
        'Your opponent loses 2 Sanity points if he has no cards in his Hand.',
        'When played: if your opponent has 0 or fewer cards in Hand: (your opponent loses 2 Sanity).',
      ],
      [
        'event',
        'Your opponent loses 2 Sanity points unless he knows Latin.',
        'When played: if not (your opponent knows Latin): (your opponent loses 2 Sanity).',
      ],
      [
        'location',
        'While no other player is here, your Maximum Sanity gains 3.',
        'Unless your opponent is at this Location, your maximum Sanity gains 3.',
      ],
      [
        'phobia',
        'If you have a Tome and are at a City Location, lose 2 Sanity points at the start of each Turn.',
        'At the start of each Turn, if the affected player has a Tome in play and the affected player is at a City Location: the affected player loses 2 Sanity.',
      ],
      [
        'ally',
        'While neither you nor your opponent has a Tome in play, this card gains 1.',
        'Unless any player has a Tome in play, this card gains 1.',
      ],
      [
        'ally',
        'While no opponent is affected by a Phobia, this card gains 1.',
        'Unless your opponent is affected by a Phobia Event, this card gains 1.',
      ],
      [
        'monster',
        'If any player has fewer than 10 Sanity points, this card gains 2.',
        'While you have 9 or fewer Sanity or your opponent has 9 or fewer Sanity, this card gains 2.',
      ],
      [
        'event',
        'If no player has cast a Spell this Round, draw three cards.',
        'When played, unless any player has cast a Spell this Round: draw 3 cards.',
      ],
      [
        'ally',
        'While you and your opponent are both Underground, this card gains 1.',
        'While you are at an Underground Location and your opponent is at an Underground Location, this card gains 1.',
      ],
      [
        'event',
        'If each opponent has an Ally in play, draw two cards.',
        'When played, if each opponent has an Ally in play: draw 2 cards.',
      ],
    ],
  ],
]

describe.each(table)('wider forms: %s', (_chapter, texts) => {
  it.each(texts)('%s: %s', (kind, text, meaning) => {
    expect(understood(kind, text)).toBe(meaning)
    const reading = read(kind, text)
    if (!reading.ok) throw new Error(reading.message)
    for (const rule of reading.value) expect(readEffects(sayRule(rule, known), known)).toEqual({ ok: true, value: [rule] })
  })
})
