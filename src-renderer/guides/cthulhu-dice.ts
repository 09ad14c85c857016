/** A first game of Cthulhu Dice. */
import type { Face, View } from '../../src-main/contract/cthulhu-dice.ts'
import type { Guide, Moment } from './guide.ts'

const rolled = (face: Face) => (moment: Moment<View>) => moment.view.rolls.some((roll) => roll.face === face)
const mine = ({ view, seat }: Moment<View>) => view.cultists.filter((each) => each.seat === seat)

export const diceGuide: Guide<View> = {
  lessons: [
    {
      id: 'curse',
      fits: ({ view }) => view.question.ask === 'whom to curse',
      says: 'You are the Caster: point at somebody who is still sane. You roll against them, then they roll against you. Whoever alone has sanity left in the end has won.',
      rules: 'CD-6, CD-8, CD-9',
    },
    {
      id: 'eye',
      fits: ({ view }) => view.question.ask === 'what the Eye sees',
      says: 'The Eye lets its roller have any other result. A Tentacle always serves the Caster, whoever rolls it; an Elder Sign gives you a token back, if Cthulhu has one.',
      rules: 'CD-18, CD-14, CD-16',
    },
    {
      id: 'mad',
      fits: (moment) => mine(moment).every(({ sanity }) => sanity === 0),
      says: 'You are mad, and not out: you still cast on your turn, and nobody can curse you. Only an Elder Sign brings you back; roll for it.',
      rules: 'CD-11, CD-12, CD-22',
    },
    {
      id: 'yellow sign',
      fits: rolled('yellow sign'),
      says: 'A Yellow Sign was rolled: the one it was rolled against lost a token to Cthulhu’s pool in the middle. Five of the twelve faces do that.',
      rules: 'CD-13',
    },
    {
      id: 'tentacle',
      fits: rolled('tentacle'),
      says: 'A Tentacle was rolled: the Caster took a token from the Victim. It is good to be Caster, for the Victim’s own Tentacle helps the Caster too.',
      rules: 'CD-14, CD-E15',
    },
    {
      id: 'elder sign',
      fits: rolled('elder sign'),
      says: 'An Elder Sign was rolled: the roller took a token back out of Cthulhu’s pool. There is no upper limit to sanity.',
      rules: 'CD-16, CD-E13',
    },
    {
      id: 'cthulhu',
      fits: rolled('cthulhu'),
      says: 'Cthulhu himself was rolled: everybody lost a token to the pool. If that leaves nobody sane at the end of a turn, Cthulhu wins.',
      rules: 'CD-17, CD-25',
    },
    {
      id: 'one left',
      fits: (moment) => mine(moment).reduce((sum, { sanity }) => sum + sanity, 0) === 1,
      says: 'Your last token. Whom you curse answers with the same die; who has much sanity left outlasts you, so weaken the strongest.',
      rules: 'CD-9, CD-21',
    },
    {
      id: 'pool',
      fits: ({ view }) => view.pool > 0 && view.cultists.some(({ sanity }) => sanity === 0),
      says: 'Tokens only move: between cultists, and in and out of the pool. The mad stay in the circle and keep rolling, so the pool is worth watching.',
      rules: 'CD-20, CD-11',
    },
  ],
  end: 'That was a whole game of Cthulhu Dice. The guide is switched off now; New match has it again.',
}
