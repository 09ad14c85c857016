/** The Adventures of the Standard set: each can be told with these cards, and not without any one of them. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../../grammar/card.ts'
import { location, type SeatSetup } from '../../../support/mythos.ts'
import { table } from '../../../support/mythos-table.ts'
import { rule } from '../../../support/rule.ts'
import { standard, standardCards } from '../../../support/standard-cards.ts'

const here = location('Nowhere in Particular', { subregion: 'Danvers', attributes: ['Country'] })

interface Told {
  /** In the Story Deck; "Title#1" is the second printing. */
  readonly story: readonly string[]
  /** A Tome in play and the Spell it holds. */
  readonly tome?: readonly [string, string]
  /** What must lie in play. */
  readonly events?: readonly string[]
}

const tales: Record<string, Told> = {
  'Alone in the World': {
    story: [
      'Agoraphobia',
      '.32 Revolver',
      'Ambush',
      'Central Hill',
      "King's Church Cemetary",
      'Gomes',
      'Servitor of the Outer Gods',
      'The Forgotten Crypt',
    ],
  },
  'Arkham Horror': {
    story: [
      'Chelsea Book Shop',
      'Downpour',
      'Samuel Winsor',
      'Faithful Hounds',
      'Deep One',
      'Dark Young',
      'Miskatonic University Commons',
      'Luther Harden',
      'Granny Orne',
      "Granny Orne's House",
      '.32 Revolver',
      'Arkham Gazette',
      'Penn Central Train Station',
    ],
  },
  "The Mystery at Martin's Beach": {
    story: [
      'Granny Orne',
      "Martin's Beach",
      "The Martin's Beach Monster",
      'Portaphobia',
      "Dr. Hammond's Nerve & Brain Tablets",
      'Cthulhu Rising',
    ],
  },
  'The Price': {
    story: ['Deep One', 'Gomes', 'Granny Orne', 'The Old Gibbett', "N'kai", 'Enchanted Knife', 'Tulzscha'],
  },
  'Questionable Judgement': {
    story: ['The Athenaeum', 'Red Hook', 'The Forgotten Crypt', 'Deep One', 'Gomes'],
    tome: ['Revelations of Glaaki', 'Petrify'],
  },
  'Searching for Laban Shrewsbury': {
    story: [
      'Letter From A Friend',
      'Laban Shrewsbury',
      'Arkham Police Department',
      'Luther Harden',
      'Hunting Horror',
      '.32 Revolver',
      'Evening',
      'Old Congregational Church',
    ],
  },
  'Two Cities and a Tale': {
    story: ['Central Hill', 'Train', 'Red Hook', 'Mrs. Sonia Lovecraft', 'Frank Belknap Long', 'Deep One'],
  },
  'Whispers in Darkness': {
    story: [
      'Henry W. Akeley',
      'Hutchinson Cipher',
      'Speech Machine',
      'Car',
      'Lonely Akeley Farmhouse',
      "N'gah-Kthun",
      'Governmental Cover-up',
    ],
  },
}

const canTell = (title: string, { story, tome }: Told) => {
  const tale = standard(title)
  const cards = story.map((each) => standard(each.split('#')[0]!, Number(each.split('#')[1] ?? 0)))
  const assets: SeatSetup['assets'] =
    tome === undefined ? [] : [{ lay: standard(tome[0]), bears: tome[1] === '' ? [] : [standard(tome[1])] }]
  const t = table({ seats: [{ story: [here, ...cards], assets, hand: [tale] }, { story: [here] }] })
  return t.against(tale).length === 0
}

describe('the recipes', () => {
  rule('M12.38', 'all eight were read', () => {
    expect(Object.keys(tales).sort()).toEqual(
      standardCards()
        .filter((each: PrintedCard) => each.type === 'Adventure')
        .map((each) => each.title)
        .sort(),
    )
  })
  test.each(Object.entries(tales))('[M12.1, M12.24, M12.43] %s', (title, told) => {
    expect(canTell(title, told)).toBe(true)
    for (const each of told.story)
      expect(canTell(title, { ...told, story: told.story.filter((other) => other !== each) }), `without ${each}`).toBe(false)
    if (told.tome !== undefined) {
      expect(canTell(title, { ...told, tome: [told.tome[0], ''] }), 'without its Spell').toBe(false)
      const { tome, ...without } = told
      expect(canTell(title, { ...without, story: [...without.story, ...tome!] }), 'with the Spell beside the Tome').toBe(false)
    }
  })
  rule('M12.42', 'Alone in the World wants two different cemeteries, Questionable Judgement gates in different cities', () => {
    const alone = tales['Alone in the World']!
    expect(
      canTell('Alone in the World', { story: alone.story.map((each) => (each === 'Central Hill' ? "King's Church Cemetary" : each)) }),
    ).toBe(false)
    const judgement = tales['Questionable Judgement']!
    expect(
      canTell('Questionable Judgement', {
        ...judgement,
        story: judgement.story.map((each) => (each === 'Red Hook' ? 'The House On Water Street' : each)),
      }),
    ).toBe(false)
  })
  rule('M12.4, M16.12', 'each scores its points and gains its Sanity', () => {
    for (const [title, told] of Object.entries(tales)) {
      const tale = standard(title)
      const assets: SeatSetup['assets'] = told.tome === undefined ? [] : [{ lay: standard(told.tome[0]), bears: [standard(told.tome[1])] }]
      const t = table({
        seats: [{ story: [here, ...told.story.map((each) => standard(each))], assets, hand: [tale] }, { story: [here] }],
      }).play(tale)
      expect([t.state.players[0]!.points, t.sanity[0]], title).toEqual([tale.points, 12 + (tale.sanity as number)])
      expect([t.story(0), t.where(tale)]).toEqual([['Nowhere in Particular'], 'adventure'])
    }
  })
})
