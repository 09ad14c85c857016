/** What a scene is, and what is none: a rule in unusual words is never passed over, whoever or whatever it speaks of. */
import { expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import { readEffects } from '../../grammar/parse.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

const maybeRules = [
  'Priests are immune to harm here.',
  'Ghouls may pass freely.',
  'No one dies here.',
  'Any Spells must be found anew.',
  'Your Allies sleep until morning.',
  'The Gate has been sealed.',
  'Ghouls hide from the sun.',
  'Monsters fear this place.',
  'Phobias are forgotten here.',
  'Soldiers guard you.',
  'Police are not welcome here.',
  'Cultists keep the Gate.',
  'Cultists watch you.',
  'Deep Ones have been seen as Allies.',
  'Deep Ones walk among you.',
  'An Ally has come back.',
  'Your Allies have gone mad.',
  'Cthulhu has risen.',
  'Ghouls were driven out.',
  'All roads lead to Ulthar.',
  'Nightgaunts ferry you to Ulthar.',
  'The Mi-Go borrow your brain.',
  'Gangsters rob your opponent.',
  'A Ghoul replaces your friend.',
  'All Ghouls flee.',
  'Allies desert you.',
  'None may stand before him.',
  'Planes are suspended.',
] as const

it.each(maybeRules)('is no scene: %s', (told) => {
  const reading = readEffects(`${told} As your Turn, draw one card.`, known, { type: 'Location', title: 'Widow Pruett', target: null })
  expect(reading.ok && (reading.flavour ?? []).length > 0).toBe(false)
})

it('what has been done earlier in a Round, and how one has come here, is not asked of what is still to come', () => {
  const read = (type: 'Event' | 'Location', text: string) => readEffects(text, known, { type, title: 'Widow Pruett', target: null })
  expect(read('Event', 'If you lost Sanity this Round, gain 2 Sanity.').ok).toBe(false)
  expect(read('Location', 'When you walk here, draw one card.').ok).toBe(false)
})

/** What sounds like colour and bears on the rules: behind it stands a rule that can be read, so that it alone is refused. */
const soundsLikeColour = [
  ['Monster', 'Weapons are no use against flies.'],
  ['Monster', 'A Great Old One does not listen.'],
  ['Monster', 'Only the afflicted can see it.'],
  ['Monster', 'Bullets do not harm it.'],
  ['Monster', 'Regrows what it loses.'],
  ['Monster', 'It hunts in pairs.'],
  ['Monster', 'Flees from fire.'],
  ['Monster', 'Stronger by moonlight.'],
  ['Monster', 'Afraid of dogs.'],
  ['Monster', 'It sleeps.'],
  ['Monster', 'Hides.'],
  ['Ally', 'Never leaves the house.'],
  ['Ally', 'Hates Priests and will not work beside one.'],
  ['Ally', 'He sleeps by day.'],
  ['Ally', 'Bows to no Corrupt master.'],
  ['Ally', 'Keeps two guns.'],
  ['Ally', 'They have a cure for it.'],
  ['Ally', 'He has no use for Weapons.'],
  ['Ally', 'Once a Round he prays.'],
  ['Location', 'Nobody leaves.'],
  ['Location', 'Nobody comes here twice.'],
  ['Location', 'Everybody pays.'],
  ['Location', 'Everybody passes through the Gate.'],
  ['Location', 'Strangers are not admitted.'],
  ['Location', 'Whoever enters grows weaker.'],
  ['Location', 'When played from the Hand it sings.'],
  ['Event', 'Ships at sea ride it out.'],
  ['Event', 'There is room for four.'],
  ['Event', 'Everyone stays indoors.'],
  ['Event', 'Nobody speaks.'],
] as const

it.each(soundsLikeColour)('is no colour, on a card of type %s: %s', (type, told) => {
  const reading = readEffects(`${told} Each player loses 1 Sanity when this card is played.`, known, {
    type,
    title: 'Widow Pruett',
    target: null,
  })
  expect(reading.ok && (reading.flavour ?? []).length > 0).toBe(false)
})

it('a gist before a colon says nothing that the rule behind it does not, and an end in colour has that of the rule', () => {
  const read = (text: string) => readEffects(text, known, { type: 'Ally', title: 'Widow Pruett', target: null })
  expect(read('No one finds him in a Storm: while a Storm is in play, this card may not be the target of any Event.').ok).toBe(true)
  expect(read('No one finds him in a Church: while a Storm is in play, this card may not be the target of any Event.').ok).toBe(false)
  expect(read('If it becomes Day, he crumbles to dust; discard this card.').ok).toBe(true)
  expect(read('If it becomes Day, he sleeps; flip him.').ok).toBe(false)
})
