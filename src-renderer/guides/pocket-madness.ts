/** A first game of Pocket Madness. */
import type { View } from '../../src-main/contract/pocket-madness.ts'
import type { Guide, Moment } from './guide.ts'

const own = ({ view, seat }: Moment<View>) => view.places[seat]!
const asks = (ask: View['question']['ask']) => (moment: Moment<View>) => moment.view.question.ask === ask
const acting = (moment: Moment<View>) => asks('what to do')(moment) && !moment.view.turn.acted && moment.view.turn.laying === null
const portals = ({ view, seat }: Moment<View>) => view.portals.filter((owner) => owner === seat)

export const pocketGuide: Guide<View> = {
  lessons: [
    {
      id: 'turn',
      fits: acting,
      says: 'A turn is one of three things: draw 1 to 3 cards, lay sets, or lay runs. You want an empty hand before the others have one; Madness tokens are bad, and ten of them end the game.',
      rules: 'PM-9, PM-34, PM-43',
    },
    {
      id: 'draw',
      fits: (moment) => acting(moment) && moment.view.deck.length > 0,
      says: 'The deck lies spread out: the next three are outlined, most of them face up. Say how many you draw before you see the ones face down.',
      rules: 'PM-6, PM-11',
    },
    {
      id: 'set',
      fits: (moment) => acting(moment) && own(moment).hand.some((count) => count >= 3),
      says: 'Three or more of one location are a set. Lay it, and the portal with its number is yours, even if an opponent had it.',
      rules: 'PM-16, PM-17',
    },
    {
      id: 'run',
      fits: (moment) => acting(moment) && own(moment).hand.every((count) => count > 0),
      says: 'One of each location, 6 to 12: that is a run. Laid, it gives every opponent Madness tokens, more with each run of the round.',
      rules: 'PM-18, PM-19',
    },
    {
      id: 'nearly a run',
      fits: (moment) => acting(moment) && own(moment).hand.filter((count) => count > 0).length >= 5,
      says: 'You have most of a run. Beneath your hand stands what you lack; look whether it comes up in the deck.',
      rules: 'PM-18',
    },
    {
      id: 'portal',
      fits: (moment) => asks('what to do')(moment) && portals(moment).length > 0,
      says: 'A portal is yours: seal it, before or after your action, and it does what it says, once; then it goes back to the pool. One portal a turn.',
      rules: 'PM-10, PM-23, PM-24',
    },
    {
      id: 'end of turn',
      fits: (moment) => asks('what to do')(moment) && moment.view.turn.acted,
      says: 'Your action is done. You may still seal a portal, or end the turn and keep it: but another’s set of that number takes it from you.',
      rules: 'PM-10, PM-25',
    },
    {
      id: 'lay more',
      fits: (moment) => asks('what to do')(moment) && moment.view.turn.laying !== null,
      says: 'Up to three sets, or up to three runs, are one action. Sets and runs never go together in a turn.',
      rules: 'PM-15, PM-18, PM-21',
    },
    {
      id: 'give',
      fits: asks('what to give'),
      says: 'Cthulhu takes cards off your hand: give one or two to opponents. If they were your last, the round is yours.',
      rules: 'PM-26, PM-35',
    },
    {
      id: 'look',
      fits: (moment) => asks('whose hand')(moment) || asks('which card')(moment),
      says: 'Shub-Niggurath shows you a whole hand and gives you one card of it. What you have seen stays noted beside that player.',
      rules: 'PM-28',
    },
    {
      id: 'pick',
      fits: asks('which place'),
      says: 'Nyarlathotep lets you take any card of the deck, wherever it lies. The gap closes, and the others keep their order.',
      rules: 'PM-30, PM-E2',
    },
    {
      id: 'bound',
      fits: ({ view, seat }) => view.bonds.some((each) => each !== seat),
      says: 'A Shoggoth binds you: until its player’s next turn you can only draw, and exactly one card.',
      rules: 'PM-31, PM-E5',
    },
    {
      id: 'last turns',
      fits: ({ view }) => view.lastTurns !== null,
      says: 'The deck is empty: everybody has one last turn. After it each different location in hand costs a token, so lay what you can.',
      rules: 'PM-39, PM-40, PM-41',
    },
    {
      id: 'who begins',
      fits: asks('who begins'),
      says: 'A round is over, and you have most tokens. For that you say who begins the next one.',
      rules: 'PM-46',
    },
    {
      id: 'next round',
      fits: (moment) => moment.told('PM-36') || moment.told('PM-41'),
      says: 'A new round: cards and portals are dealt anew, tokens stay. “How it was counted” tells where they came from. Fewest tokens win, once somebody has ten.',
      rules: 'PM-45, PM-44',
    },
  ],
  end: 'That was a whole game of Pocket Madness. The guide is switched off now; New match has it again.',
}
