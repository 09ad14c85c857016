/** A first game of Tides of Madness. */
import type { View } from '../../src-main/contract/tides-of-madness.ts'
import type { Guide, Moment } from './guide.ts'

const own = ({ view, seat }: Moment<View>) => view.places[seat]!
const asks = (ask: View['question']['ask']) => (moment: Moment<View>) => moment.view.question.ask === ask
const playing = asks('which card to play')

export const tidesGuide: Guide<View> = {
  lessons: [
    {
      id: 'draft',
      fits: playing,
      says: 'Choose a card to play; your opponent chooses at the same time, and neither sees the other’s choice. Then the hands change places: what you leave, they may take.',
      rules: 'TM-4, TM-5, TM-6',
    },
    {
      id: 'more madness',
      fits: asks('what Madness gives'),
      says: 'More Madness came to you in this round than to them. For that you take 4 points, or give one token back.',
      rules: 'TM-11, TM-12',
    },
    {
      id: 'dreamlands',
      fits: asks('which suit'),
      says: 'Dreamlands has taken a token from your opponent, and now stands for a suit of your choice in this round. Each choice says what you would score with it.',
      rules: 'TM-13, TM-14',
    },
    {
      id: 'keep',
      fits: asks('which card to keep'),
      says: 'You have your five cards back. One of them you keep: it stays in play to the end and scores every round, and brings its Madness every round.',
      rules: 'TM-30, TM-31, TM-35',
    },
    {
      id: 'discard',
      fits: asks('which card to discard'),
      says: 'Now choose one that leaves the game, face up. Then both draw two, and a new round begins with five cards each.',
      rules: 'TM-32, TM-34',
    },
    {
      id: 'scored',
      fits: (moment) => moment.view.question.ask === 'which card to keep',
      says: 'The round is scored: beneath each name stands card by card how the points came about. You find it again under “How it was scored”.',
      rules: 'TM-15, TM-26',
    },
    {
      id: 'last round',
      fits: (moment) => playing(moment) && moment.view.round === 3,
      says: 'The last round: nothing is kept after it. Whoever has more points then has won, unless somebody has nine tokens.',
      rules: 'TM-37, TM-16',
    },
    {
      id: 'last card',
      fits: (moment) => playing(moment) && own(moment).hand.length === 2,
      says: 'Two cards are left: play one, and the other goes to your opponent as their last. Think of what you give away as well.',
      rules: 'TM-7',
    },
    {
      id: 'what scores',
      fits: (moment) => playing(moment) && own(moment).played.length >= 1,
      says: 'A card says what it scores by: so many for each card of a suit, for a set of suits, or for having more of a suit than the other side. The number at its foot is what it is worth as things lie now.',
      rules: 'TM-18, TM-19, TM-22',
    },
    {
      id: 'known hand',
      fits: (moment) => playing(moment) && own(moment).played.length >= 1 && own(moment).hand.length > 2,
      says: 'You have held the hand that your opponent holds now: it lies open above. From here nothing in this round is unknown but what they choose.',
      rules: 'TM-9, TM-6',
    },
    {
      id: 'icons',
      fits: (moment) => playing(moment) && own(moment).hand.some((no) => moment.view.faces[no - 1]!.madness),
      says: 'Cards with the sign of Madness bring a token each at the end of the round. Nine tokens and you have lost, whatever your points.',
      rules: 'TM-10, TM-16',
    },
    {
      id: 'majorities',
      fits: (moment) => playing(moment) && own(moment).played.length >= 2,
      says: 'The strip in the middle counts suits, yours to theirs. Equal counts are no majority: one more card of a suit can turn points on both sides.',
      rules: 'TM-22, TM-23',
    },
  ],
  end: 'That was a whole game of Tides of Madness. The guide is switched off now; New match has it again.',
}
