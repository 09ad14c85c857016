/** Cards of another Dimension that some card allows here: where they are found lies there, and is not asked for. */
import { describe, expect } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, location, monster } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { saying } from '../../support/mythos-texts.ts'
import { rule } from '../../support/rule.ts'

/** Words that Allies alone bear. */
const says = saying(knownWords([{ title: 'Somebody', type: 'Ally', attributes: ['Poet', 'Seaman', 'Author'] }]))

const wharf = (text: string) =>
  says('The Onyx Wharf', 'Location', text, {
    dimension: 'dreamlands',
    region: 'The South',
    subregion: 'Dylath-Leen',
    attributes: ['City'],
    publicAttributes: ['Water'],
  })
const seaman = (title: string, more = {}) =>
  ally(title, 1, { attributes: ['Steadfast', 'Seaman'], foundAt: { region: 'Lovecraft Country', subregion: 'Innsmouth' }, ...more })

const rulesAgainst = (text: string, ...hand: readonly ReturnType<typeof ally>[]) => {
  const t = table({ seats: [{ story: [wharf(text)], hand: [...hand, monster('Filler', 1)] }, { story: [location('Bolton')] }] })
  return hand.map(({ title }) => t.against(title))
}

describe('"Waking World Seamen may be played here", on a Location of the Dreamlands', () => {
  const text = 'Waking World Seamen may be played here.'
  rule('M6.17', 'neither their Dimension nor their Region and Subregion, which lie in it, stand against it', () => {
    expect(rulesAgainst(text, seaman('Old Zeke'))).toEqual([[]])
  })
  rule('M6.17', 'others of that Dimension stay where they belong', () => {
    const [author] = rulesAgainst(text, ally('An Author', 1, { attributes: ['Steadfast', 'Author'] }))
    expect(author).toContain('M6.17')
  })
  rule('M7.1', 'Seamen of the Dreamlands are found where they are found', () => {
    const barzai = seaman('Barzai', { dimension: 'dreamlands', region: 'The West', foundAt: { region: 'The West', subregion: 'Ulthar' } })
    expect(rulesAgainst(text, barzai)).toEqual([['M7.1']])
  })
})

describe('"Poets and Artists of the Waking World may be played as Allies here"', () => {
  rule('M6.17', 'Allies they are anyway: what is allowed is that they come from elsewhere', () => {
    const poet = ally('A Poet', 1, { attributes: ['Steadfast', 'Poet'], foundAt: { region: 'Lovecraft Country', subregion: 'Kingsport' } })
    expect(rulesAgainst('Waking World Poets may be played as Allies here.', poet)).toEqual([[]])
  })
})
