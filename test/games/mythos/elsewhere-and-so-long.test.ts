/** Locations in another place than the one before, what lasts as long as its card or until somebody is somewhere, how far a value is raised, Spells laid into the Tome just played. */
import { describe, expect } from 'vitest'
import { ally, card, location, no } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'
import { bolton, two, worth } from '../../support/two-places.ts'

const salem = location('Salem', { subregion: 'Salem' })
const rome = location('Rome', { region: 'Europe', subregion: 'Rome' })
const flight = () => says('Flight', 'Event', 'Travel to any Location in any Region.')

describe('a Location in another place than the one before', () => {
  const lost = (text: string, goal: typeof rome) => {
    const fear = says('Fear', 'Artifact', text)
    const t = two({ assets: [fear], hand: [flight(), goal], sanity: 10 }).play('Flight')
    return t.choosePlay(goal).sanity[0]
  }

  rule('M6.9', 'is told by the Region it was reached from', () => {
    const text = 'Lose 1 Sanity each time you play a Location in another Region.'
    expect([lost(text, rome), lost(text, salem)]).toEqual([9, 10])
  })

  rule('M6.10', 'or by the Subregion, which another Region has, too', () => {
    const text = 'Lose 1 Sanity each time you play a Location in a new subregion.'
    const near = location('Near')
    expect([lost(text, rome), lost(text, salem), lost(text, near)]).toEqual([9, 9, 10])
  })

  rule('M10.26', 'may be forbidden, and no other', () => {
    const border = says('Border', 'Event', 'No player may play a Location in another Region until the end of the Round.')
    const t = two({ hand: [border, ally('Filler', 1)] }, { hand: [flight(), rome, location('Pier', { subregion: 'Pier' })] })
    t.play(border).play('Flight')
    expect(t.among).toEqual(['Pier'])
  })
})

describe('what lasts as long as its card', () => {
  const frail = says('Frail', 'Event', 'Bury one of your Allies.')
  const drowsy = says('Drowsy', 'Event', 'Flip one of your Allies face-down.')
  const nadya = (text: string) => says('Nadya', 'Ally', text, { region: 'Lovecraft Country', subregion: 'Arkham', value: 1 })
  const weakened = (text: string, end: typeof frail) => {
    const t = two({ hand: [nadya(text), end] }, { allies: [ally('Bert', 3)], hand: [says('Idle', 'Event', 'Draw one card.')] }).play(
      'Nadya',
    )
    const before = worth(t, 'Bert')
    t.play('Idle').play(end)
    return [before, worth(t, 'Bert')]
  }

  rule('M17.9', 'is over when the card is gone', () => {
    const text = 'When played, choose one Ally of your opponent. That Ally loses 1 while this card remains in play.'
    expect([weakened(text, frail), weakened(text, drowsy)]).toEqual([
      [2, 3],
      [2, 2],
    ])
  })

  rule('M1.35', 'or turned face-down, where that is said', () => {
    const text = 'When played, choose one Ally of your opponent. That Ally loses 1 while this card remains in play face-up.'
    expect([weakened(text, frail), weakened(text, drowsy)]).toEqual([
      [2, 3],
      [2, 3],
    ])
  })
})

describe('what lasts until somebody is somewhere', () => {
  const bert = ally('Bert', 3)
  const flights = [0, 1, 2].map((each) => says(`Flight ${each}`, 'Event', 'Travel to any Location in any Region.'))
  const lull = says('Lull', 'Event', 'Draw one card.')
  /** What Bert is worth before his player goes on, there, and one place farther. */
  const along = (text: string, from: typeof rome, ...places: (typeof rome)[]) => {
    const t = two(
      { hand: [says('Gloom', 'Event', text), lull, ally('Ada', 1)] },
      { story: [from], allies: [bert], hand: [...places, ...flights] },
    ).play('Gloom')
    const worths = [worth(t, 'Bert')]
    for (const [no, each] of places.entries()) {
      t.play(`Flight ${no}`).choosePlay(each, 'arrive')
      worths.push(worth(t, 'Bert'))
      if (no < 2) t.play(no === 0 ? 'Lull' : 'Ada')
    }
    return worths
  }
  const wood = (title: string) => location(title, { attributes: ['Country'] })
  const until = (what: string) => `Each Ally of your opponent loses 1 until ${what}.`

  rule('M17.9', 'is over once he is there, and for good', () => {
    expect(along(until('he is at a City Location'), wood('Copse'), wood('Grove'), location('Town'))).toEqual([2, 2, 3])
    expect(along(until('he is at a City Location'), wood('Copse'), location('Town'), wood('Grove'))).toEqual([2, 3, 3])
  })

  rule('M17.9', 'does not begin where he is there already', () => {
    expect(along(until('he is at a City Location'), location('Hamlet'), wood('Grove'))).toEqual([3, 3])
  })

  rule('M17.9', 'or until he has something, which may be so of another player', () => {
    expect(along(until('you have an Ally in play'), wood('Copse'), wood('Grove'), wood('Glade'), wood('Dell'))).toEqual([2, 2, 2, 3])
  })
})

describe('a raise up to a value', () => {
  rule('M7.15', 'adds to what is printed no more than makes it that', () => {
    const many = (places: number) => {
      const hester = says('Hester', 'Ally', 'Add 1 to the value of this card for each Location in your Story Deck, up to a value of 5.', {
        value: 2,
      })
      const story = [bolton, ...Array.from({ length: places - 1 }, (_each, at) => location(`Place ${at}`))]
      return worth(two({ story, allies: [hester] }), 'Hester')
    }
    expect([1, 3, 6].map(many)).toEqual([3, 5, 5])
  })
})

describe('a Spell laid into the Tome just played', () => {
  rule('M9.14', 'lies there, and not in what offers it', () => {
    const tome = (title: string) => card({ title, type: 'Tome', anyDimension: true, spellCapacity: 2, icons: ['Eye'] })
    const scholar = says('Scholar', 'Ally', 'Each time you play a Tome, you may place one Spell from your Discard Pile in that Tome.', {
      value: 1,
    })
    const whisper = card({ title: 'Whisper', type: 'Spell', anyDimension: true, icons: ['Eye'], sanity: -1 })
    const t = two({ allies: [scholar], assets: [tome('Old Book')], hand: [tome('New Book')], discard: [whisper] }).play('New Book')
    t.yes().choosePlay('Whisper')
    expect(t.entry('Whisper').on).toBe(no(t.state, 'New Book'))
  })
})

describe('Allies of this Region', () => {
  rule('M19.9', 'may come from any place in it, and from no other Region', () => {
    const inn = says('Inn', 'Location', 'While this is your Current Location you may play any Ally from this Region.', {
      region: 'Europe',
      subregion: 'Rome',
    })
    const found = (region: string, subregion: string) => ally(subregion, 1, { region, subregion, foundAt: { region, subregion } })
    const t = two({ story: [inn], hand: [found('Europe', 'Paris'), found('Lovecraft Country', 'Salem')] })
    expect([t.against('Paris'), t.against('Salem')]).toEqual([[], ['M7.1']])
  })
})
