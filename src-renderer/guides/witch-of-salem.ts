/** A first game of Witch of Salem. */
import type { View } from '../../src-main/contract/witch-of-salem.ts'
import type { Guide, Moment } from './guide.ts'

const own = ({ view, seat }: Moment<View>) => view.players[seat]!
const here = (moment: Moment<View>) => moment.view.places[own(moment).at]
const asks = (ask: NonNullable<View['question']>['ask']) => (moment: Moment<View>) => moment.view.question?.ask === ask
const happened = (rule: string) => (moment: Moment<View>) => moment.told(rule)

export const witchGuide: Guide<View> = {
  lessons: [
    {
      id: 'goal',
      fits: asks('where to go'),
      says: 'You win or lose together: close every open portal, hold the Great Old One of R’lyeh in a ban, then close the university, before Necron is at the end of his track. Play a location card to go somewhere; your cards come back at the university.',
      rules: 'WS-39, WS-44, WS-83',
    },
    {
      id: 'reveal',
      fits: (moment) => moment.view.revealed < 6 && own(moment).items.includes('necronomicon'),
      says: 'A Necronomicon reveals the next Great Old One. All six must lie face up before Necron is on the demon’s space, half way along the track, or all is lost.',
      rules: 'WS-56, WS-71',
    },
    {
      id: 'take',
      fits: asks('what to take'),
      says: 'Take one item of your place, if you like. What stands below its space is the price; the left one is free. Used items are gone, so take what serves you next.',
      rules: 'WS-60, WS-62',
    },
    {
      id: 'tile',
      fits: (moment) => asks('what to use')(moment) && own(moment).items.includes('glasses') && here(moment)?.tile === null,
      says: 'Magic Glasses show you the portal tile here, and nobody else. Half of the tiles are walls, and an artifact laid on a wall loses the game in the end.',
      rules: 'WS-54, WS-7, WS-83',
    },
    {
      id: 'silence',
      fits: asks('what to say'),
      says: 'What you saw you may not tell. Two sentences are allowed; who knows of no more open portals has looked at walls, and that the table marks for all.',
      rules: 'WS-55',
    },
    {
      id: 'artifact',
      fits: (moment) => asks('what to use')(moment) && own(moment).artifact !== null,
      says: 'An artifact closes a portal of its own colour: the sign beside the tile says which. Two of each colour are all there are.',
      rules: 'WS-59, WS-E37, WS-E38',
    },
    {
      id: 'fight',
      fits: asks('whether to fight'),
      says: 'Who has the two items of a creature may beat it and keeps them. Fewer creatures mean fewer steps when Necron’s card turns up.',
      rules: 'WS-50, WS-33',
    },
    {
      id: 'die',
      fits: (moment) => moment.view.rolls.length > 0,
      says: 'Where a creature is, or a shadow at the university, the loss die is rolled on you: an item, a sanity, or a step of Necron. At the Witch’s place you are spared.',
      rules: 'WS-47, WS-48, WS-49',
    },
    {
      id: 'give up',
      fits: asks('what to give up'),
      says: 'A creature was turned up that lay on the board already, so it acts. The group gives what it asks for together; you may hear what others propose.',
      rules: 'WS-19, WS-29, WS-E11',
    },
    {
      id: 'shadow',
      fits: (moment) => moment.view.shadow !== null && happened('WS-64')(moment),
      says: 'A Great Old One has come to the university as a shadow. Its text is in force until it is beaten with its three items, or by a Dagger beside the Witch.',
      rules: 'WS-68, WS-50, WS-58',
    },
    {
      id: 'ban',
      fits: (moment) => moment.view.centre !== null,
      says: 'The card of R’lyeh is up: somebody with its three items goes there by the secret passage and stays, for a sanity each turn. Do that last, when all else is closed and another stands ready with an artifact.',
      rules: 'WS-74, WS-75, WS-78',
    },
  ],
  end: 'That was a whole game of Witch of Salem. The guide is switched off now; New match has it again.',
}
