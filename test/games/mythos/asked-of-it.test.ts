/** What is asked of a card once it was picked and buried, discarded or flipped: by its attributes and its value, and what befalls it then. */
import { describe, expect } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { two } from '../../support/two-places.ts'

const says = saying(knownWords([]))
const corrupt = (title: string, value: number) => ally(title, value, { attributes: ['Corrupt'] })
const steadfast = (title: string, value: number) => ally(title, value, { attributes: ['Steadfast'] })

describe('a card that was just flipped', () => {
  const fall = says('Fall', 'Event', 'Flip one Ally of your opponent face-down. If that Ally is Corrupt, your opponent loses 2 Sanity.')
  const played = (friend: ReturnType<typeof ally>) => two({ hand: [fall] }, { allies: [friend], sanity: 9 }).play(fall)

  rule('M17.24', 'is asked for what it showed', () => {
    const met = played(corrupt('Friend', 2))
    expect([met.sanity[1], met.entry('Friend').faceDown]).toEqual([7, true])
    const spared = played(steadfast('Friend', 2))
    expect([spared.sanity[1], spared.entry('Friend').faceDown]).toEqual([9, true])
  })

  rule('M17.24', 'is what is buried after that', () => {
    const worse = says('Worse', 'Event', 'Flip one Ally of your opponent face-down. If it is Corrupt, bury it.')
    const fate = (friend: ReturnType<typeof ally>) =>
      two({ hand: [worse] }, { allies: [friend] })
        .play(worse)
        .where('Friend')
    expect([fate(corrupt('Friend', 2)), fate(steadfast('Friend', 2))]).toEqual(['story', 'ally'])
  })
})

describe('a card that was just lost', () => {
  const toll = says('Toll', 'Event', 'Discard one Ally of your opponent. If its value is 3 or more, your opponent loses 1 Sanity.')
  const sanityAfter = (value: number) => two({ hand: [toll] }, { allies: [ally('Friend', value)], sanity: 9 }).play(toll).sanity[1]

  rule('M17.24', 'is asked for its value', () => {
    expect([sanityAfter(2), sanityAfter(3), sanityAfter(4)]).toEqual([9, 8, 8])
  })

  rule('M17.24', 'is the one that was picked, and no other', () => {
    const t = two({ hand: [toll] }, { allies: [ally('Small', 1), ally('Tall', 5)], sanity: 9 })
      .play(toll)
      .choose('Small')
    expect([t.sanity[1], t.where('Small'), t.where('Tall')]).toEqual([9, 'discard', 'ally'])
  })

  rule('M17.24', 'is asked on an Ally, too, at the moment it speaks of', () => {
    const spy = says('Spy', 'Ally', 'When you play this card, bury one Ally of your opponent. If that Ally is Corrupt, draw one card.')
    const inHand = (friend: ReturnType<typeof ally>) =>
      two({ hand: [{ ...spy, value: 1 }], deck: [monster('Ghoul', 1)] }, { allies: [friend] })
        .play('Spy')
        .where('Ghoul')
    expect([inHand(corrupt('Friend', 2)), inHand(steadfast('Friend', 2))]).toEqual(['hand', 'deck'])
  })
})

describe('whose a card was that was just lost', () => {
  const gust = says(
    'Gust',
    'Event',
    'Bury one Ally in play. If it was yours, draw one card. If it belonged to your opponent, lose 1 Sanity.',
  )
  const blown = (title: string) =>
    two({ hand: [gust], allies: [ally('Mine', 1)], deck: [monster('Ghoul', 1)], sanity: 9 }, { allies: [ally('Theirs', 1)] })
      .play(gust)
      .choose(title)

  rule('M1.24', 'is told by the deck it came from', () => {
    const mine = blown('Mine')
    expect([mine.sanity[0], mine.where('Ghoul')]).toEqual([9, 'hand'])
    const theirs = blown('Theirs')
    expect([theirs.sanity[0], theirs.where('Ghoul')]).toEqual([8, 'deck'])
  })
})

describe('what counts the points of a card over so many', () => {
  const toll = says('Toll', 'Event', 'Bury one of your Allies. Gain 1 Sanity for each point of its value above two.')
  const gained = (value: number) => two({ hand: [toll], allies: [ally('Friend', value)], sanity: 9 }).play(toll).sanity[0]

  rule('M17.24', 'is nothing where there are no more', () => {
    expect([gained(1), gained(2), gained(3), gained(5)]).toEqual([9, 9, 10, 12])
  })
})

describe('a card that was just drawn', () => {
  const omen = says('Omen', 'Event', 'Draw one card. If it is a Monster, discard it and lose 1 Sanity. Otherwise, draw another card.')
  const drawn = (first: ReturnType<typeof ally>) => two({ hand: [omen], deck: [first, ally('Next', 1)], sanity: 9 }).play(omen)

  rule('M17.24', 'is asked what it is, and is the one that goes', () => {
    const met = drawn(monster('Ghoul', 1))
    expect([met.sanity[0], met.where('Ghoul'), met.where('Next')]).toEqual([8, 'discard', 'deck'])
    const spared = drawn(ally('Friend', 1))
    expect([spared.sanity[0], spared.where('Friend'), spared.where('Next')]).toEqual([9, 'hand', 'hand'])
  })

  rule('M17.24', 'may be shown for what it gives', () => {
    const luck = says('Luck', 'Event', 'Draw one card. If it is an Ally, you may show it and gain 1 Sanity.')
    const t = two({ hand: [luck], deck: [ally('Friend', 1)], sanity: 9 })
      .play(luck)
      .chooseWay(0)
    expect([t.sanity[0], t.where('Friend')]).toEqual([10, 'hand'])
  })
})

describe('what others in the same Region must flip', () => {
  rule('M18.6', 'each of them picks', () => {
    const plague = says(
      'Plague',
      'Event',
      'Your opponent must flip one random Ally face-down. Each other player also in the same Region must flip one Ally.',
      { subtype: 'Epidemic' },
    )
    const rest = () => [monster('Filler', 1)]
    const t = table({
      seats: [
        { story: [location('Rome', { region: 'Europe', subregion: 'Rome' })], hand: [plague, ...rest()] },
        { story: [location('Bolton')], hand: rest(), allies: [ally('Bert', 1)] },
        { story: [location('Salem', { subregion: 'Salem' })], hand: rest(), allies: [ally('Cleo', 1), ally('Carl', 1)] },
      ],
    }).play('Plague')
    if (t.seat === 0) t.choosePlayer(1)
    expect([t.seat, t.among.toSorted()]).toEqual([2, ['Carl', 'Cleo']])
    t.choose('Cleo')
    expect(['Bert', 'Cleo', 'Carl'].map((title) => t.entry(title).faceDown === true)).toEqual([true, true, false])
  })
})

describe('another card that is played', () => {
  const inn = {
    ...location('Inn'),
    rules: says('Inn', 'Location', 'When you arrive here, return one of your Allies to your Hand, then play another Ally.').rules,
  }

  rule('M17.24', 'is none that was just returned to the Hand', () => {
    const host = { region: 'Lovecraft Country', subregion: 'Arkham' }
    const t = two({ hand: [inn, ally('Stranger', 1, host)], allies: [ally('Guest', 1, host)] }, {}).play(inn)
    expect([t.where('Guest'), t.question]).toMatchObject(['hand', { ask: 'which play' }])
    expect(t.among).toEqual(['Stranger'])
  })
})
