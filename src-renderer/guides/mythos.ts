/**
 * A first campaign of Mythos, in the order in which its rules are learned best: what one is after, how to be somewhere, who
 * and what comes along, how Rounds and Combats go, how it ends.
 */
import type { AreaView, Face, Piece, View } from '../../src-main/contract/mythos.ts'
import type { Guide, Lesson, Moment } from './guide.ts'

type Now = Moment<View>

const own = ({ view, seat }: Now): AreaView => view.areas[seat]!
const playing = ({ view }: Now): boolean => view.phase === 'card play'
const asked =
  (...rules: readonly string[]) =>
  ({ rule }: Now): boolean =>
    rule !== undefined && rules.includes(rule)

/** The cards of the Hand with which something of this kind can be done now. */
const offered = (moment: Now, is: (face: Face) => boolean): readonly string[] =>
  (own(moment).hand ?? [])
    .filter(({ face, id }) => face && is(face) && moment.choices.some(({ on }) => on === id))
    .map(({ id }: Piece) => id)

const type =
  (...wanted: readonly string[]) =>
  (face: Face): boolean =>
    wanted.includes(face.type)
const travels = ({ type, subtype }: Face): boolean => type === 'Event' && (subtype?.startsWith('Travel') ?? false)
const staysEvent = (face: Face): boolean => face.type === 'Event' && !travels(face)

const isSomewhere = (moment: Now): boolean => own(moment).story.length > 0
const current = (moment: Now): Face | undefined => (own(moment).place.walking ? undefined : own(moment).story[0]?.face)
const tracked = ({ view }: Now) => view.tracker

/** A lesson about cards of the Hand that can be played now. */
const about = (is: (face: Face) => boolean): Pick<Lesson<View>, 'fits' | 'points'> => ({
  fits: (moment) => playing(moment) && offered(moment, is).length > 0,
  points: (moment) => ({ pieces: offered(moment, is) }),
})

export const mythosGuide: Guide<View> = {
  atOnce: 3,
  lessons: [
    {
      id: 'aim',
      title: 'The aim',
      fits: () => true,
      says: 'You win by Adventures: each that you complete scores its points. The number at the laurels ends this campaign; a whole one goes to 20.',
      rules: 'M12.4, M16.6, M16.7',
      points: () => ({ place: 'your Investigator' }),
    },
    {
      id: 'adventure',
      title: 'What an Adventure asks for',
      fits: (moment) => tracked(moment).length > 0,
      says: 'An Adventure in your Hand is a story with capitalised words, and for each you need a card on the table. The list beside the table ticks them off.',
      rules: 'M12.1, M12.24',
      points: () => ({ place: 'what Adventures ask for', tab: 'tracker' }),
    },
    {
      id: 'first place',
      title: 'Being somewhere',
      fits: (moment) => playing(moment) && !isSomewhere(moment) && offered(moment, type('Location')).length > 0,
      says: 'First be somewhere: play any Location of your Hand. Wherever you begin, you are there at once.',
      rules: 'M4.16, M6.1',
      points: (moment) => ({ pieces: offered(moment, type('Location')) }),
    },
    {
      id: 'turn',
      title: 'A Turn',
      fits: (moment) => playing(moment) && moment.at > 0,
      says: 'A Turn is one play: a card, a use, an arrival, or a Pass; then it is the other’s. What can be done glows; press any other card and it says why not.',
      rules: 'M5.1, M5.2',
      points: () => ({ place: 'what is asked' }),
    },
    {
      id: 'hand',
      title: 'The Hand',
      fits: (moment) => playing(moment) && moment.at > 0,
      says: 'Your Hand is seen by you alone. What you play is not replaced until the Round is over, so play what helps your Adventures most.',
      rules: 'M1.16, M15.31',
      points: () => ({ place: 'your Hand' }),
    },
    {
      id: 'story deck',
      title: 'The Story Deck',
      fits: isSomewhere,
      says: 'Your Story Deck tells where you have been: the top card is where you are, used up cards are buried beneath. All of it counts for Adventures; your Hand does not.',
      rules: 'M1.29, M12.2, M12.15',
      points: () => ({ place: 'your Story Deck' }),
    },
    {
      id: 'travel',
      title: 'Cars, trains and ships',
      ...about(travels),
      says: 'A Travel Event takes you to a far place in one go, with no walking. Play it; then you are asked for the Location.',
      rules: 'M6.38, M6.41',
    },
    {
      id: 'journey',
      title: 'Walking',
      fits: (moment) => playing(moment) && isSomewhere(moment) && offered(moment, type('Location')).length > 0,
      says: 'To another Location one mostly walks: this Turn sets out, a later one arrives. Only inside one Subregion, City to City, you are there at once.',
      rules: 'M6.22, M6.23, M6.26',
      points: (moment) => ({ pieces: offered(moment, type('Location')) }),
    },
    {
      id: 'arrive',
      title: 'Arriving',
      fits: (moment) => own(moment).place.walking,
      says: 'You are walking: the card lies crosswise, and you have no Current Location. Press it and arrive, or do something that can be done on the way.',
      rules: 'M6.2, M6.27',
      points: () => ({ place: 'your Story Deck' }),
    },
    {
      id: 'region',
      title: 'Regions and attributes',
      fits: (moment) => playing(moment) && moment.at > 1 && current(moment) !== undefined,
      says: 'A Location has a Region (the colour of its bar), a Subregion (the name in it) and attributes such as City or Tome. They decide what can be played there.',
      rules: 'M6.3, M6.9, M6.10',
      points: () => ({ place: 'your Story Deck' }),
    },
    {
      id: 'dimension',
      title: 'Dimensions',
      fits: ({ view }) => new Set(view.areas.flatMap(({ place }) => place.dimension ?? [])).size > 1,
      says: 'Somebody is in another Dimension: the Dreamlands have a moon, the New Aeon an ankh, the Waking World nothing. Places of one name in two Dimensions are two places.',
      rules: 'M6.6, M6.11',
    },
    {
      id: 'sanity',
      title: 'Sanity',
      fits: (moment) => (own(moment).hand ?? []).some(({ face }) => face?.sanity !== undefined) && moment.at > 1,
      says: 'The pentagram moves your Sanity: green gains, red costs when the card is played, yellow is paid when a Spell is cast. At 0 the campaign is over.',
      rules: 'M2.18, M2.16',
      points: () => ({ place: 'your Investigator' }),
    },
    {
      id: 'ally',
      title: 'Allies',
      ...about(type('Ally')),
      says: 'An Ally joins you where the bar of the card says: in its Region and Subregion, or wherever the attribute named there holds. Allies go wherever you go.',
      rules: 'M7.1, M7.2, M7.11',
    },
    {
      id: 'things',
      title: 'Artifacts and Tomes',
      ...about(type('Artifact', 'Tome')),
      says: 'An Artifact is found where the Location has Artifact, a Tome where it has Tome and somebody can read it. A Weapon goes to an Ally.',
      rules: 'M8.1, M9.1, M9.2',
    },
    {
      id: 'spell',
      title: 'Spells',
      ...about(type('Spell')),
      says: 'A Spell is put into a Tome that shows its icon, at no cost. Casting it later costs the yellow number.',
      rules: 'M9.14, M9.15, M9.24',
    },
    {
      id: 'event',
      title: 'Events',
      ...about(staysEvent),
      says: 'An Event can be played anywhere, unless it says otherwise. A Phobia stays with the opponent until something cures it.',
      rules: 'M10.1, M10.14',
    },
    {
      id: 'gate',
      title: 'Gates',
      fits: (moment) => playing(moment) && current(moment)?.gate === true && !own(moment).gateUsed,
      says: 'The swirl on this Location is a Gate: here you may put a Monster into your Threat. Each player may use it once.',
      rules: 'M11.1, M11.3',
      points: () => ({ place: 'your Story Deck' }),
    },
    {
      id: 'monster',
      title: 'Monsters and the Threat',
      ...about(type('Monster')),
      says: 'Put a Monster into your Threat: it lies face-down, and only you know it. All of your Threat attacks when this Round’s card play is over.',
      rules: 'M11.2, M1.19, M14.9',
    },
    {
      id: 'their threat',
      title: 'Somebody else’s Threat',
      fits: ({ view, seat }) => view.areas.some((each) => each.seat !== seat && each.threat.length > 0),
      says: 'Your opponent has a Threat now, and it will come for you. Monsters and Allies of your own absorb it; what is left costs Sanity.',
      rules: 'M14.45, M14.55, M14.73',
    },
    {
      id: 'great old one',
      title: 'Great Old Ones',
      fits: ({ view }) => view.areas.some(({ goo }) => goo.length > 0),
      says: 'A Great Old One is on the table. It needs two things in play and a Gate, and its words hold against all others.',
      rules: 'M11.45, M11.46',
    },
    {
      id: 'filled',
      title: 'One card for each word',
      fits: (moment) => tracked(moment).some(({ slots }) => slots.some(({ filled }) => filled.length > 0)),
      says: 'Something of your Adventure is ticked. Each word needs a card of its own, and one card never serves for two.',
      rules: 'M12.40, M12.43',
      points: () => ({ place: 'what Adventures ask for', tab: 'tracker' }),
    },
    {
      id: 'pass',
      title: 'Passing',
      fits: (moment) => playing(moment) && moment.at > 3 && moment.choices.some(({ role }) => role === 'pass'),
      says: 'If nothing helps, Pass. When somebody Passes while another Pass stands, the card play is over; a Pass stands until its player plays something.',
      rules: 'M5.9, M13.1, M13.2',
      points: () => ({ place: 'what is asked' }),
    },
    {
      id: 'commit',
      title: 'Combat: who stands where',
      fits: (moment) => moment.view.combat?.step === 'commit allies',
      says: 'Combat. Threats are aimed at opponents first. Now say which Allies stand before you: they absorb, and those who did are buried afterwards.',
      rules: 'M14.1, M14.13, M14.82',
      points: () => ({ place: 'the Combat' }),
    },
    {
      id: 'cast',
      title: 'Combat: Spells and Artifacts',
      fits: (moment) => moment.view.combat?.step === 'cast',
      says: 'Before the Battles each casts one Spell or uses one Artifact in turn, until all decline.',
      rules: 'M14.19, M14.21',
      points: () => ({ place: 'the Combat' }),
    },
    {
      id: 'battle',
      title: 'Combat: absorbing',
      fits: (moment) => moment.told('M14.39'),
      says: 'There was a Battle: Monsters absorb one another, point for point. What one side has left goes against Allies, then against Sanity. The log counts it for you.',
      rules: 'M14.39, M14.45, M14.73',
      points: () => ({ place: 'the log', tab: 'log' }),
    },
    {
      id: 'buried',
      title: 'After Combat',
      fits: (moment) => moment.told('M14.81') || moment.told('M14.82'),
      says: 'Every card of a Threat and every Ally who absorbed is buried in its Story Deck. It does not fight again, but it counts for Adventures.',
      rules: 'M14.81, M14.82, M12.13',
      points: () => ({ place: 'your Story Deck' }),
    },
    {
      id: 'discard',
      title: 'End of the Round: discarding',
      fits: asked('M15.4', 'M15.5'),
      says: 'The Round is over. Keep no more than your Maximum; what no Adventure of yours asks for makes room for new cards.',
      rules: 'M15.1, M15.4, M15.5',
      points: () => ({ place: 'your Hand' }),
    },
    {
      id: 'lobotomy',
      title: 'The Voluntary Lobotomy',
      fits: asked('M15.12'),
      says: 'Once in a game you may forget and begin anew, for 1 Sanity. With a story that goes well, decline.',
      rules: 'M15.12, M15.14',
      points: () => ({ place: 'what is asked' }),
    },
    {
      id: 'reshuffle',
      title: 'Reshuffling',
      fits: asked('M15.23'),
      says: 'For 1 Sanity your discards go back into the Mythos Deck. That is worth it only if you need one of them again.',
      rules: 'M15.23, M15.24',
      points: () => ({ place: 'the Mythos Deck and the Discard Pile' }),
    },
    {
      id: 'new round',
      title: 'A new Round',
      fits: (moment) => playing(moment) && moment.view.round > 1,
      says: 'A new Round: Hands are full again, and whoever has least Sanity goes first. Your cards on the table have stayed.',
      rules: 'M15.31, M4.5, M4.7',
      points: () => ({ place: 'your Hand' }),
    },
    {
      id: 'madness',
      title: 'Near madness',
      fits: (moment) => moment.view.areas.some(({ sanity }) => sanity <= 6),
      says: 'Somebody is near madness. At 0 the campaign ends at once for all, and points and Sanity together say who has won.',
      rules: 'M2.16, M16.6, M16.8',
      points: () => ({ place: 'your Investigator' }),
    },
    {
      id: 'complete',
      title: 'Completing an Adventure',
      fits: (moment) => playing(moment) && offered(moment, type('Adventure')).length > 0,
      says: 'Everything is there: play the Adventure. It scores at once, and its green pentagram gives Sanity.',
      rules: 'M12.1, M12.4',
      points: (moment) => ({ pieces: offered(moment, type('Adventure')) }),
    },
    {
      id: 'chapter',
      title: 'A new chapter',
      fits: (moment) => moment.told('M16.14'),
      says: 'An Adventure is completed: its player’s Story Deck is cleared but for the Current Location, and the discards come back. Allies, Tomes and the rest stay.',
      rules: 'M16.14, M16.15, M16.17',
      points: () => ({ place: 'completed Adventures' }),
    },
  ],
  end: 'That was a campaign, if a short one: a whole one goes to 20 Adventure points, with several Adventures for each.',
  next: [
    { text: 'Build a deck', to: '#/decks' },
    { text: 'Play a whole campaign', to: '#/campaigns' },
    { text: 'Try a light game', to: '#/home' },
  ],
}
