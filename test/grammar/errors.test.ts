/** What an error says: where it went wrong, what was probably meant, what usually stands there. No slip becomes a name. */
import { expect, it } from 'vitest'
import { knownWords } from '../../grammar/link.ts'
import { readEffects, readRecipe } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'

const known = knownWords([
  { title: 'Constable Pike', type: 'Ally', attributes: ['Steadfast', 'Policeman', 'Police Detective'] },
  { title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' },
  { title: 'The Birds & Byakhees', type: 'Event' },
  { title: 'Kingsport Head', type: 'Location', subregion: 'Kingsport', attributes: ['Country', 'Lighthouse'] },
])
const fault = (text: string, type: 'Event' | 'Ally' | 'Spell' | 'Artifact' = 'Ally') => {
  const reading = readEffects(text, known, { title: 'Widow Pruett', type })
  if (reading.ok) throw new Error(`${text} was read as ${JSON.stringify(reading.value)}`)
  return { ...reading, place: text.slice(reading.at, reading.at + reading.length) }
}

/** Each place where a card may be named by a word that no library holds. */
const places = [
  'Each # gains 1.',
  'Each of your # gains 1.',
  'Each # Ally gains 1.',
  'Joins #.',
  'While you are at a # Location, this card gains 1.',
  'While you are in #, this card gains 1.',
  'While you have a # in play, this card gains 1.',
  'While your Threat contains a #, this card gains 1.',
  'This card gains 1 for each # in play.',
  'When your opponent plays a #, draw one card.',
  'This card is Invisible to #.',
  'When played: bury one # of your opponent.',
]
const slips = [
  ['Policman', 'Policeman'],
  ['Lcoation', 'Location'],
  ['Gohul', 'Ghoul'],
  ['Detectiv', 'Detective'],
  ['Lighthuose', 'Lighthouse'],
  ['Kingsprot', 'Kingsport'],
  ['Steadfats', 'Steadfast'],
  ['Byakhe', 'Byakhees'],
  ['Storydeck', 'story deck'],
] as const

it.each(slips)('"%s" is a slip for %s wherever a name may stand, and never a name', (slip, meant) => {
  let refused = 0
  for (const place of places) {
    const text = place.replace('#', slip)
    const reading = readEffects(text, known, { title: 'Widow Pruett', type: 'Ally' })
    expect(reading.ok, text).toBe(false)
    if (!reading.ok && reading.nearest === meant && text.slice(reading.at, reading.at + reading.length) === slip) refused++
  }
  // Some of these places take no card of another kind at all, and say so before they come to the word.
  expect(refused).toBeGreaterThanOrEqual(places.length - 3)
})

it.each([
  'All Zoogs lose 1.',
  'Joins Zoogs.',
  'While at a Desert Location, this card gains 1.',
  'While you are in Zanzibar, this card gains 1.',
])('a name that is near to nothing stays one: %s', (text) => {
  expect(JSON.stringify(readEffects(text, known, { title: 'Widow Pruett', type: 'Ally' }))).toMatch(/"called":"(?:Zoogs?|Desert|Zanzibar)"/)
})

it('a slip in a story is told with the name it is part of', () => {
  expect(readRecipe('You meet a DETECTIV in a LIBRARY.', known)).toMatchObject({
    ok: false,
    at: 11,
    length: 8,
    nearest: 'Detective',
  })
})

it('a clause that cannot be read is told with the nearest that can', () => {
  expect(fault('When played: draw two from.', 'Event')).toMatchObject({ place: 'from', wording: 'draw two cards' })
  expect(fault('This card gains until Round.')).toMatchObject({ place: 'until', wording: 'This card gains 2 until the end of the Round' })
  expect(fault('When played: confiscate one Ally of your opponent.', 'Event')).toMatchObject({
    place: 'confiscate',
    wording: expect.stringContaining('one Ally of your opponent'),
  })
})

it('what could stand at a place is told shortly, the usual first', () => {
  const { message, expected } = fault('When played: draw two from.', 'Event')
  expect(expected[0]).toBe('"card"')
  expect(fault('This card gains until Round.').expected[0]).toBe('a number')
  const [, listed = ''] = /It could go on with: ([^.]*)/.exec(fault('When played: the the.', 'Event').message) ?? []
  expect(listed.split(', ').length).toBeLessThanOrEqual(6)
  expect(message.length).toBeLessThanOrEqual(300)
})

it('whatever is written, an error stays short', () => {
  for (const text of [
    'Bury',
    'Gain 2 Sanity and.',
    'Xyzzy plugh, at the start of each Round of a Turn.',
    `Bury one ${'Lcoation '.repeat(30)}.`,
  ])
    expect(fault(text, 'Event').message.length, text).toBeLessThanOrEqual(300)
})

it.each(['When played: draw 1 card until the end of the Round.', 'Draw 1 card until the end of the Round when played.'])(
  '"%s" is refused, rather than its end left out',
  (text) => expect(fault(text, 'Event').message).toContain('What is done at once holds for no while'),
)

it('[M17.24] what would be half a reading is an error: what may be left, from which Hand, at whose Turn', () => {
  const spell = (text: string) => readEffects(text, known, { title: 'Widow Pruett', type: 'Spell', subtype: 'Folk' })
  expect(spell('Draw two cards. You may lose 1 Sanity.')).toMatchObject({ ok: false, message: expect.stringContaining('left to you') })
  expect(spell('Your opponent must reveal his or her Hand and discard one Spell.')).toMatchObject({
    ok: false,
    message: expect.stringContaining('from where this comes'),
  })
  expect(fault('Each player loses 1 Sanity and your opponent draws one card at the start of each of his or her Turns.').message).toContain(
    'at whose Turn',
  )
  expect(fault('No Spells may be cast for the rest of the Round.').message).toContain('when this begins')
})

it('what a part of its own Title calls by many is a kind of card, and not this one', () => {
  const says = (title: string, type: 'Monster' | 'Location' | 'Event' | 'Ally', text: string) => {
    const reading = readEffects(text, known, { title, type, subtype: null })
    return reading.ok ? reading.value.map((rule) => sayRule(rule, known)).join(' ') : reading.message
  }
  expect(says('Gug Watcher', 'Monster', 'Joins Gugs.')).toBe('Joins cards called "Gugs".')
  expect(says('Crawling Garland', 'Monster', 'Joins Crawling Garlands.')).toBe('Joins cards called "Crawling Garlands".')
  expect(says('Wood of the Zoogs', 'Location', 'Use this Gate to Summon Zoogs and attack your opponent. Then, bury the Zoogs.')).toBe(
    'As your Turn, if you are here, use the Gate: summon one card called "Zoogs".',
  )
  expect(says('Leap of the Cats', 'Event', 'Playable only if you have a Cat as an Ally. Draw two cards.')).toContain('an Ally called "Cat"')
  expect(says('Sir Hugh of Nithrel', 'Ally', 'When Sir Hugh is buried, draw one card.')).toBe('When this card is buried: draw 1 card.')
})

it('what may hold for one half of a sentence or for both is an error', () => {
  expect(fault('All Ghouls add 1, and no player may cast Spells at Night.', 'Event').message).toMatch(/^It is not said whether this holds/)
})

it.each([
  ['Allies add 1, Steadfast Allies 2.', 'a Steadfast Ally would count twice'],
  ['This card knows Latin and adds 1 at any City.', 'the place may belong to both'],
  ['Gain 1 Sanity and draw one card by Day, 2 by Night.', 'two of what'],
  ['Each player loses 1 Sanity, your opponent 2.', 'he is one of them'],
  ['Each of your Allies adds 1 unless it contains a Ghoul.', 'it speaks of no Threat'],
  ['When played: bury two random Artifacts among all players.', 'two in all, or two of each'],
  ['If you are at a City and it is Night, draw two cards when played. Otherwise, draw one card.', 'which of the two is not so'],
  ['One of your Allies adds 2 points this Round, but loses 1 point in the next.', 'the same Ally, or another'],
  ['Discard one Tome when played. You must know its language.', 'which Tome it may be'],
  ['If no Allies are defending, lose 1 Sanity at the end of Combat.', 'whose Allies'],
  ['When played: each opponent loses 2 Sanity and discards one card unless at a City Location.', 'the place may belong to both'],
  ['When played: if at a City Location, each player discards one card and loses 1 Sanity.', 'the place may belong to both'],
  ['When played: lose 1 Sanity unless you are Outside at Night.', 'unless both are so, or at Night unless the one is'],
  ['Draw a card if it is Day, or two if you are also Inside.', 'both, or the second alone'],
  ['Can know any Spell regardless of icon.', 'how many'],
  ['Lose 1 Sanity each time you do so.', 'so is what'],
  ['Force your opponent to bury one of your Phobias when played.', 'which Phobia, and who chooses'],
  ['When played: each opponent who has a Tome in play loses 1 Sanity and discards one of your cards.', 'who chooses'],
  ['Force your opponent to discard one card or draw one card when played.', 'who draws'],
  ['When played: randomly choose one Ally in play and bury it.', 'one, or one of each player'],
  ['Your opponent may draw one card by burying one Ally.', 'who pays'],
  ['Any player may draw one card by paying 1 Sanity.', 'who pays'],
])('[G1] "%s" is refused: %s', (text) => {
  for (const type of ['Event', 'Ally'] as const) expect(fault(text, type).length).toBeGreaterThan(0)
})

it('[M6.43] that a journey of another Turn must be made is refused: it may be left alone', () => {
  const must = 'As your next Turn you must play a new City Location, which may be in any Region, right-side-up.'
  expect(fault(must, 'Event').message).toBe('That one must travel on another Turn cannot be told: "As your next Turn, you may play ..."?')
})

it('[M9.37] what a Summoned Monster does besides attacking is not guessed at', () => {
  const carries = fault('Summon one Ghoul. Use it as a Travel Card to any Location in the Dreamlands.', 'Spell')
  expect(carries.message).toContain('that it carries you instead cannot be told')
})

it('[M8.19] what this card bears is lost with it, but not what bears this card', () => {
  const tome = readEffects('Place this card with one of your Tomes. If this card is lost, the Tome is lost.', known, {
    title: 'Clasp',
    type: 'Artifact',
  })
  expect(tome.ok ? 'read' : tome.message).toBe('That its bearer is lost with this card cannot be told.')
  expect(readEffects('Carries one Tome. If this card is lost, the Tome is lost.', known, { title: 'Scribe', type: 'Ally' }).ok).toBe(true)
})

it('[G1] what goes on at another moment, or of other cards, is not told of this card', () => {
  const read = (text: string, type: 'Tome' | 'Location') => {
    const reading = readEffects(text, known, { title: 'Widow Pruett', type, subtype: null, target: null })
    return reading.ok ? 'read' : reading.message
  }
  const folio = 'Spells cast from this Tome cost 1 additional Sanity point, but may not be cancelled by your opponent.'
  expect(read(folio, 'Tome')).toBe('read')
  expect(read(folio, 'Location')).not.toBe('read')
  // By the use just told, at a Location as elsewhere.
  const parlour =
    "As your Turn, you may lose 1 Sanity point to look at one opponent's Hand. Any Phobia that you find there must be Discarded."
  expect(read(parlour, 'Location')).toBe('read')
})

it('"If any" by itself leaves nothing to be read, and that is an error', () => {
  expect(fault('If any', 'Event').message).toMatch(/cannot end after "any"/)
})

it.each([
  ['All Ghouls are Steadfast. Each adds 1 to its value.', 'Ally', 'whose value "each" is'],
  ['Choose two Allies. Each loses 1.', 'Event', 'of two that were chosen'],
  ['Each loses 1 Sanity.', 'Event', 'nobody was named'],
  ['Put one Monster into your Threat.', 'Spell', 'from where'],
  ["Add 2 to Ally's value if Ally is in your Threat.", 'Artifact', 'the bearer, or any Ally'],
  ['Your opponent must bury one of your Allies.', 'Event', 'none of them is his'],
  ['Your opponent must discard one Event from your Story Deck.', 'Event', 'his is another'],
  ['Each opponent, including you, loses 2 Sanity.', 'Event', 'you are none'],
  ["Reveal the top card of each player's Mythos Deck. Discard all Monsters.", 'Event', 'those turned up, or those in play'],
  ['Each player reveals the top card of his or her Mythos Deck and applies its pentagram.', 'Event', 'his own, or you all of them'],
  ['Flip one card in your Hand.', 'Event', 'no face that others see'],
  ['As your Turn, draw one card. As your Turn, gain 1 Sanity. May be used once per Round.', 'Ally', 'one use, or both'],
] as const)('[G1] "%s" is refused: %s, %s', (text, type, _why) => {
  expect(fault(text, type).length).toBeGreaterThan(0)
})

it('what is in the other Threat is told of a player and not of a Phobia, and "any other player" of you alone', () => {
  const phobia = readEffects('If your opponent has a Ghoul in his Threat, lose 2 Sanity points at the start of each Turn.', known, {
    title: 'Dread',
    type: 'Event',
    subtype: 'Phobia',
  })
  expect(phobia.ok).toBe(false)
  expect(fault('Each player who has more Sanity than any other player loses 2 Sanity when played.', 'Event').message).not.toBe('')
})

it.each(['You may play Monsters here.', 'Ghouls may be played at this Location.', 'You may play Spells here.'])(
  '[M19.8] "%s" does not say what need not be so',
  (text) => {
    expect(readEffects(text, known, { title: 'Widow Hill', type: 'Location', subtype: null }).ok).toBe(false)
  },
)

it('what an Artifact calls itself by is no slip of the pen, and its bearer alone may be in a Threat', () => {
  expect(fault('If this wepaon is lost, lose 1 Sanity.', 'Artifact').message).toContain('weapon')
  expect(fault('The bearer is treated as a Monster while in a Threat.', 'Artifact').message).toContain('bearer')
})

it('no card has been turned up where this one is still in the Hand', () => {
  expect(fault('If this card is in your Hand at the start of the game, gain its pentagram.').message).toContain('which card')
})

it('what a card is given up for at a moment is said with it', () => {
  const given = 'When your opponent plays a Monster, you may bury this card.'
  for (const text of [`${given} At the end of the Round, draw one card.`, `${given} Your other Allies add 1.`])
    expect(fault(text, 'Ally').message).toBe('It is not said what this card is given up for.')
})

it('[M10.8] an Event that stays and is buried "if ..." is so as soon as it is true; one that is done at once is buried anyway', () => {
  for (const end of ['Bury this card if you have no Allies in play.', 'Discard this card if your Sanity is 3 or less.'])
    expect(readEffects(`You may not walk. ${end}`, known, { title: 'Luck', type: 'Event' })).toMatchObject({
      ok: true,
      value: [{ kind: 'forbid' }, { kind: 'on', on: 'asSoonAs' }],
    })
  expect(readEffects('Draw one card. Bury this card if you have no Allies in play.', known, { title: 'Luck', type: 'Event' }).ok).toBe(true)
})

it('a loss of yours on a Day or Night Event is laid on nobody in particular, and on a Star or Storm on whoever it is', () => {
  const text = 'Lose 1 Sanity each time you arrive at a City Location.'
  const read = (subtype: string) => readEffects(text, known, { title: 'Long Night', type: 'Event', subtype })
  expect(read('Night')).toMatchObject({ ok: false, message: expect.stringContaining('whom this concerns') })
  const meant = readEffects('When any player arrives at a City Location: that player loses 1 Sanity.', known)
  expect(read('Storm')).toEqual(meant)
})

it('[M17.24] "other Allies" on what is no Ally are other than those before, or it is not said other than which', () => {
  const told = (text: string) => readEffects(text, known, { title: 'Widow Pruett', type: 'Event', subtype: 'Star' })
  expect(told('Each other Ally loses 1 until the end of the Round.')).toMatchObject({
    ok: false,
    message: expect.stringContaining('other than which'),
  })
  expect(
    JSON.stringify(told('Steadfast Allies gain 1 until the end of the Round. Other Allies lose 1 until the end of the Round.')),
  ).toContain('"not":{"type":"Ally","attr":["Steadfast"]}')
})

it('[M17.24] a Monster that buries a random card does not tell whose', () => {
  const told = (text: string) => readEffects(text, known, { title: 'Widow Pruett', type: 'Monster', subtype: 'Lesser Servitor' })
  expect(told('When revealed, bury one random Ally.')).toMatchObject({
    ok: false,
    message: expect.stringContaining('whose card is harmed'),
  })
  expect(told('When revealed, bury one random Ally of your opponent.').ok).toBe(true)
})

it('tells who bears an Event, whose Ally is weakened and when a stay begins', () => {
  const said = (text: string, type: 'Event' | 'Ally' | 'Spell' | 'Artifact') => fault(text, type).message
  expect([
    said('Bury one Ally in play. That Ally becomes Corrupt.', 'Event'),
    said('Play one Ally from your Story Deck. That Ally becomes Corrupt.', 'Event'),
    said('Halve the value of one Ally until the end of Combat.', 'Spell'),
    said('Your Current Location gains a Gate until you leave.', 'Artifact'),
  ]).toEqual([
    'It is not said who bears this card, or which Ally "that Ally" is.',
    'It is not said who bears this card, or which Ally "that Ally" is.',
    'It is not said whose card is harmed: add "of your opponent" or "of any player".',
    'It is not said when this begins: "As your Turn", "When played" or another moment.',
  ])
})

it('[M14.84] several, or an Ally named besides, are not this card nor its bearer, who would be lost for the full value alone', () => {
  const refused = (text: string, type: 'Ally' | 'Artifact') => !readEffects(text, known, { title: 'Widow Pruett', type }).ok
  expect([
    refused('Your Students add 1. They are not buried unless they absorb their full value.', 'Ally'),
    refused('Give this card to an Ally. One of your other Allies adds 1. He is not buried unless he absorbs his full value.', 'Artifact'),
    refused('Give this card to an Ally. He is not buried unless he absorbs his full value.', 'Artifact'),
  ]).toEqual([true, true, false])
})

it('players are not kept out of cards', () => {
  expect(fault('Each player discards all Tomes, except those who have a Student.', 'Event').place).toBe('those')
})

it('what is played at its price is no price of this card, and nobody says of this card what he says of others', () => {
  const refused = (text: string, type: 'Ally' | 'Artifact' | 'Event') => !readEffects(text, known, { title: 'Widow Pruett', type }).ok
  expect([
    refused('Your Tomes cost no Sanity and may be played at any Location.', 'Artifact'),
    refused('Your Allies add 1 and may be used as Monsters.', 'Ally'),
    refused('Until the end of the Round, Monsters may be played at any Location by paying 1 additional Sanity.', 'Event'),
    refused('As your Turn, discard this card to draw two cards if your Sanity is 3 or less.', 'Artifact'),
  ]).toEqual([true, true, true, false])
})

it('others who share a place share it with the opponent before them, or with you where that is said', () => {
  const { message, place } = fault('Your opponent loses 2 Sanity. Each other player in the same Region loses 1 Sanity.', 'Event')
  expect(message).toMatch(/It is not said whether the place is yours/)
  expect(place).toMatch(/^Each other player/)
  const said = 'Your opponent loses 2 Sanity. Each other player in the same Region as you loses 1 Sanity.'
  expect(readEffects(said, known, { title: 'Widow Pruett', type: 'Event' }).ok).toBe(true)
})

it('[M6.14] two worlds of which one alone is told the kind of place are refused, and so is a text that stays valid in no other role', () => {
  const refused = (text: string, type: 'Ally' | 'Location' | 'Monster') => !readEffects(text, known, { title: 'Widow Pruett', type }).ok
  expect([
    refused('May be played at any Waking World or New Aeon Church Location.', 'Ally'),
    refused('May be played at any Church Location in the Waking World or the New Aeon.', 'Ally'),
    refused('You may use this Gate to play one Ghoul as an Ally. This Special Effects box remains valid.', 'Location'),
    refused('Add 1 point to its value at Night. This effect is valid while this card is an Ally.', 'Monster'),
    refused('May be played as an Ally at any City Location. Its Special Effects remain valid.', 'Monster'),
  ]).toEqual([true, false, true, true, false])
})

it('what a later Turn asks is not asked when an Event is played, and who was just buried bears nothing', () => {
  const refused = (text: string, type: 'Artifact' | 'Event') => !readEffects(text, known, { title: 'Widow Pruett', type }).ok
  expect([
    refused('On a following Turn, if you have a Scholar in play, you may play a new Location in any Region, right-side-up.', 'Event'),
    refused('On a following Turn, you may play a new Location in any Region, right-side-up.', 'Event'),
    refused('As your Turn, bury one Ally of your opponent. That Ally may not be flipped face-up.', 'Artifact'),
  ]).toEqual([true, false, true])
})

it('what befalls those who stay is no use of a Turn, and what must be there to play a card cannot be missing', () => {
  const refused = (text: string, type: 'Event' | 'Location') => !readEffects(text, known, { title: 'Widow Pruett', type }).ok
  expect([
    refused('If you stay here for a Turn, Bury one of your Allies.', 'Location'),
    refused('Each Turn that you remain here, Discard one card from your Hand.', 'Location'),
    refused('If you remain here for a Turn, you must Discard one of your Allies.', 'Location'),
    refused('If you stay here for a Turn, you may Bury one of your Allies.', 'Location'),
    refused('If you stay here for a Turn, Discard one Tome to draw two cards.', 'Location'),
    refused('Play this card while you have a Great Old One in play. Draw one card if there is no Great Old One in play.', 'Event'),
  ]).toEqual([true, true, true, false, false, true])
})

it('what goes from a Hand that is shown, or from play, must be said', () => {
  const { message } = fault('Your opponent reveals his Hand and discards all Weapons.', 'Event')
  expect(message).toMatch(/from where this comes/)
})

it('a Turn that somebody else loses is no Turn of yours', () => {
  const refused = (text: string, type: 'Event' | 'Artifact') => !readEffects(text, known, { title: 'Widow Pruett', type }).ok
  expect([
    refused('Instead of playing a card, your opponent must bury one Ally.', 'Event'),
    refused('Instead of playing a card, each player must discard one card.', 'Event'),
    refused('Instead of playing a card, your opponent discards one card.', 'Artifact'),
    refused('Instead of playing a card, you may bury this card: your opponent loses 1 Sanity.', 'Artifact'),
  ]).toEqual([true, true, true, false])
})

it('what other games have and this one has not is told so, and what is missing', () => {
  const message = (text: string, type: 'Monster' | 'Location' | 'Tome' | 'Spell' | 'Event' | 'Ally', subtype?: string) => {
    const reading = readEffects(text, known, { title: 'Widow Pruett', type, ...(subtype ? { subtype } : {}) })
    return reading.ok ? '' : reading.message
  }
  expect([
    message('Each Ally that defends against this card is buried.', 'Monster'),
    message('Bury this card if it is Night.', 'Event', 'Phobia'),
    message('Can only be cast at Night.', 'Spell'),
    message('When played, search your Mythos Deck for a Tome.', 'Tome'),
    message('Get an Ally back from your Story Deck.', 'Spell'),
    message('The first Spell you cast here costs no Sanity.', 'Location'),
    message('You may use the Gate without paying Sanity.', 'Location'),
    message('Your opponent gives you one card.', 'Event'),
    message('Take control of an Ally until the end of the Round.', 'Event'),
    message('In Combat, gain 1 Sanity.', 'Event'),
  ]).toEqual([
    expect.stringMatching(/begin with "When revealed:"/),
    expect.stringMatching(/when this card goes, and not what it does/),
    expect.stringMatching(/when it may be cast, and not what it does/),
    expect.stringMatching(/what becomes of the card that is found/),
    expect.stringMatching(/where the card goes/),
    expect.stringMatching(/of what this is the first/),
    expect.stringMatching(/costs no Sanity anyway/),
    expect.stringMatching(/where the card comes from/),
    expect.stringMatching(/whose card is taken/),
    expect.stringMatching(/played as a Turn/),
  ])
})
