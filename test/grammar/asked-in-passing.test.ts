/** What an Adventure asks for in passing is an error at its place, and never lost in the story. */
import { describe, expect } from 'vitest'
import { readAdventure } from '../../grammar/adventure-text.ts'
import { knownWords } from '../../grammar/link.ts'
import { rule } from '../support/rule.ts'

const known = knownWords([
  { title: 'Earthquake', type: 'Event' },
  { title: 'Opal Whately Dunn', type: 'Ally', attributes: ['Bum', 'Cultist'] },
  { title: 'Old Mill', type: 'Location', region: 'Lovecraft Country' },
])
const self = { type: 'Adventure', title: 'Tale', subtype: null, sanity: null, target: null } as const

/** The words at which an error points; nothing where the story is read. */
const pointsAt = (story: string): string | undefined => {
  const reading = readAdventure(story, known, self)
  return reading.ok ? undefined : story.slice(reading.at, reading.at + reading.length)
}

describe('what is asked for in passing', () => {
  rule('M12.4', 'what stands apart from its alternative is not a second card', () => {
    expect(pointsAt('Hope for a BUM with a shovel, or an EARTHQUAKE.')).toBe('EARTHQUAKE')
    expect(pointsAt('Hope for a BUM or an EARTHQUAKE.')).toBeUndefined()
  })
  rule('M12.4', 'whoever bears a name is not the one card nearest to it', () => {
    expect(pointsAt('Some cousin named WHATELY brings the goat.')).toBe('WHATELY')
  })
  rule('M12.4', 'a card that costs Sanity is asked for with a number', () => {
    expect(pointsAt('An EARTHQUAKE. Something that costs you Sanity is waiting.')).toBe('Something that costs you')
    expect(pointsAt('An EARTHQUAKE. Bring one thing that costs you at least 1 Sanity.')).toBeUndefined()
  })
  rule('M12.4', 'what must be so of a card stands beside it', () => {
    expect(pointsAt('You come to a LOCATION. It must be an INSIDE one.')).toBe('It must be an INSIDE one')
  })
  rule('M12.4', 'a bracket tells how many cards there are', () => {
    expect(pointsAt('A CULTIST, a second CULTIST and a third (three cards).')).toBe('(three cards)')
    expect(pointsAt('A CULTIST, a second CULTIST and an EARTHQUAKE (three cards).')).toBeUndefined()
  })
  rule('M12.4', 'what it is worth is no part of the story', () => {
    expect(pointsAt('An EARTHQUAKE. This Adventure is worth 2 more points if it is late.')).toMatch(/^This Adventure is worth/)
  })
})
