/** What the target line of an Event or Spell tells of its text: whose card it is, and which one "the victim", "this Ally" and "target Weapon" are. */
import { describe, expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import type { CardType } from '../../grammar/card.ts'
import { knownWords } from '../../grammar/link.ts'
import { readEffects } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

function read(type: CardType, target: string, text: string): string | undefined {
  const reading = readEffects(text, known, { title: 'Widow Pruett', type, target })
  return reading.ok ? reading.value.map((rule) => sayRule(rule, known)).join(' ') : undefined
}

const hisWeapon = 'When cast, choose one Weapon of your opponent: discard the target.'
const hisAlly = 'When cast, choose one Ally of your opponent: the target loses 2 until the end of Combat.'
const bare = 'When cast, choose one Ally of your opponent: discard each Weapon held by the target.'

const texts: readonly (readonly [target: string, text: string, meaning: string])[] = [
  [
    'An Ally',
    'Increase the value of one Ally by 3 points for the remainder of this Round. Bury that Ally at the end of the Round.',
    'When cast, choose one Ally of any player: the target gains 3 until the end of the Round, then (at the end of the Round: bury the target) until the end of the Round.',
  ],
  [
    "Opponent's Ally",
    "Return one Ally in the Dreamlands to opponent's Hand. Bury any Artifact held by that Ally.",
    'When cast, choose one Ally who is in the Dreamlands of your opponent: bury each Artifact held by the target, then return the target to the Hand.',
  ],
  [
    "Opponents' Travel Events",
    'Bury Travel by Air or Sea cards on top of any Story Deck.',
    "When cast: bury the top Travel by Air or Travel by Sea Event of each opponent's Story Deck.",
  ],
  [
    'One Monster',
    'Summon or Control a Ghoul. Increase the value of that Monster by 2 points at Night.',
    'When cast: if it is Night: (summon or control one Ghoul which gains 2) otherwise (summon or control one Ghoul).',
  ],
  [
    'One Monster',
    'Summon or Control a Ghoul. Increase the value of that Monster by 2 points.',
    'When cast: summon or control one Ghoul which gains 2.',
  ],
  ["Opponent's Weapon", 'Discard target Weapon.', hisWeapon],
  ["One opponent's Weapon", 'The Weapon is Discarded.', hisWeapon],
  ["Opponent's Weapon", 'Discard the Weapon.', hisWeapon],
  ["Opponent's Ally", 'Target Ally loses 2 until the end of Combat.', hisAlly],
  ["One opponent's Ally", 'The victim loses 2 until the end of Combat.', hisAlly],
  ["Opponent's Ally", 'The chosen Ally loses 2 until the end of Combat.', hisAlly],
  ["An opponent's Ally", 'This Ally loses 2 until the end of Combat.', hisAlly],
  [
    "Opponent's Ally",
    'Flip one Ally card face-down. If the target Ally is a Student, he or she may not be Flipped face-up until the end of the next Round.',
    'When cast, choose one Ally of your opponent: flip the target face-down, then if the target is a Student card: (the target cannot be flipped face-up until the end of the next Round).',
  ],
  [
    "Opponent's Ally",
    'Flip one Ally of up to 2 points face-down. At Night, flip any one Ally face-down.',
    'When cast, unless it is Night: flip one Ally of value 2 or less of your opponent face-down. When cast, if it is Night: flip one Ally of your opponent face-down.',
  ],
  [
    "Opponent's Ally",
    'Target Ally does not defend and may not be Buried or Discarded this Round.',
    'When cast, choose one Ally of your opponent: the target cannot be defending until the end of the Round, then (no player may bury or discard the target) until the end of the Round.',
  ],
  [
    "Opponent's Ally",
    'Bury one Ally of 3 or more points (excluding Weapons).',
    'When cast: bury one Ally of value 3 or more not counting Weapons of your opponent.',
  ],
  ["Opponent's Ally", 'Discard any Weapon held by target Ally.', bare],
  ["Opponent's Ally", 'The Weapon held by that Ally is Discarded.', bare],
  ["Opponent's Ally", "Discard target Ally's Weapon.", bare],
  ["Opponent's Ally", 'Flip face-down.', 'When cast, choose one Ally of your opponent: flip the target face-down.'],
  ["Opponent's Spell", 'Bury target Spell.', 'When cast, choose one Spell of your opponent: bury the target.'],
  ['One Phobia', 'Bury target Phobia.', 'When cast, choose one Phobia Event of any player: bury the target.'],
  ['One Cultist', 'Bury target Cultist.', 'When cast, choose one Cultist card of any player: bury the target.'],
  ['Your Weapon', 'Target Weapon adds 2 this Round.', 'When cast, choose one Weapon: the target gains 2 until the end of the Round.'],
  ["Opponent's Ally", 'Bury one Student.', 'When cast: bury one Student card of your opponent.'],
  ["Opponent's Allies", 'Flip all Students.', 'When cast: flip each Student card of your opponent face-down.'],
  ['One Ally', 'Bury one Student.', 'When cast: bury one Student card of any player.'],
  ['Your Ally', 'Bury one Student.', 'When cast: bury one Student card.'],
  ['One Living Dead', 'Discard one Living Dead Ally.', 'When cast: discard one Living Dead Ally of any player.'],
  ["Opponent's Allies", 'Bury all Corrupt Allies.', 'When cast: bury each Corrupt Ally of your opponent.'],
  [
    "Opponent's Allies",
    'All Corrupt Allies lose 1 until the end of Combat.',
    'When cast: each Corrupt Ally of your opponent loses 1 until the end of Combat.',
  ],
]

describe('the target line', () => {
  it.each(texts)('%s: %s', (target, text, meaning) => {
    expect(read('Spell', target, text)).toBe(meaning)
  })

  it('never makes another kind of card the target than it names', () => {
    expect(read('Spell', 'One Monster', 'Discard target Weapon.')).toBeUndefined()
    expect(read('Spell', 'One Ghoul', 'Bury target Cultist.')).toBeUndefined()
  })
})

describe('[M9.45] a Monster that comes by Control', () => {
  it('is not known before it comes, so that nothing can be asked of it', () => {
    const text = 'Summon or Control a Ghoul or Byakhee Monster. Add 1 to its value if that Monster is a Ghoul.'
    expect(read('Spell', 'One Monster', text)).toBeUndefined()
  })
})

describe('the target line of an Artifact', () => {
  it.each([
    ["Opponent's Ally", 'Flip this card: target Ally loses 2 until the end of the Round.', 'choose one Ally of your opponent'],
    ["Opponent's Ally", 'Rotate this card during Combat. Target Ally loses 2.', 'choose one Ally of your opponent'],
    ['Your Ally', 'Flip this card: target Ally gains 2 until the end of the Round.', 'choose one Ally,'],
    ['An Ally', 'Flip this card: target Ally gains 2 until the end of the Round.', 'choose one Ally of any player'],
    ["Opponent's Tome", 'Flip this card to flip target Tome face-down.', 'choose one Tome of your opponent'],
  ] as const)('[M10.4] tells whose card the target is: %s', (target, text, meaning) => {
    expect(read('Artifact', target, text)).toContain(meaning)
  })
})

describe('[M17.27] an Event that is laid on all', () => {
  it.each([
    [
      'Discard one card each time you arrive at a City Location.',
      "When any player arrives at a City Location: discard one card in that player's Hand of that player's choice.",
    ],
    ['Draw one card each time you play an Ally.', 'When any player plays an Ally: that player draws 1 card.'],
    ['Lose 1 Sanity each time you walk.', 'When any player begins to walk: that player loses 1 Sanity.'],
    ['Zombies may be played without using a Gate.', 'Each player may play Zombies regardless of the Gate.'],
    [
      'Ghouls may be played at any Cemetery Location without using a Gate.',
      'While that player is at a Cemetery Location, each player may play Ghouls regardless of the Gate.',
    ],
  ])('befalls whoever does so, and allows it to everybody: %s', (text, meaning) => {
    expect(read('Event', 'All Investigators', text)).toBe(meaning)
  })

  it('leaves to its player what it tells him to do', () => {
    expect(read('Event', 'All Investigators', 'When you play this card, draw one card.')).toBe('When played: draw 1 card.')
  })
})
