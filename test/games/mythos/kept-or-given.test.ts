/**
 * Artifacts that are given to an Ally or kept, what may be turned up at some places alone, the Tome a cancelled Spell was cast from,
 * Spells that are not cast in Combat and do all they say at one casting.
 */
import { describe, expect, it } from 'vitest'
import { ally, location, monster, no, type SeatSetup } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { says } from '../../support/mythos-texts.ts'

const bolton = location('Bolton', { gate: true, attributes: ['Church', 'Artifact', 'Tome'] })
const wood = location('Wood', { publicAttributes: ['Forest'] })
const two = (mine: SeatSetup, theirs: SeatSetup = {}): Table =>
  table({ seats: [mine, theirs].map((each) => ({ story: [bolton], ...each })) })

describe('an Artifact for an Ally or for oneself', () => {
  const suit = says('Suit', 'Artifact', 'Give this card to an Ally or to your Investigator. The wearer can survive Radiation.')
  const webb = ally('Webb', 2)

  it('[M8.3] is given to an Ally, or kept beside the Investigator', () => {
    const played = () => two({ hand: [suit], allies: [webb] }).play(suit)
    expect(played().choose(webb).entry(suit).on).toBe(no(played().state, webb))
    expect(played().done().entry(suit).on).toBeUndefined()
  })

  it('[M8.3] needs no Ally', () => {
    const t = two({ hand: [suit] })
    expect(t.offers('play', suit)).toBe(true)
    expect(t.play(suit).entry(suit).on).toBeUndefined()
  })
})

describe('a card that may be turned up at some places alone', () => {
  const lens = says('Lens', 'Artifact', 'Flip this card to draw one card. You may flip it face-up again only at a Church.')
  const lies = (story: ReturnType<typeof location>) => two({ story: [story], assets: [{ lay: lens, faceDown: true }] })

  it('[M5.8] is turned up there, and nowhere else', () => {
    expect([bolton, wood].map((each) => lies(each).offers('turn up', lens))).toEqual([true, false])
  })
})

describe('the Tome from which a cancelled Spell was cast', () => {
  const hex = says('Hex', 'Spell', 'Your opponent loses 2 Sanity.', { icons: ['Eye'] })
  const book = says('Book', 'Tome', '', { icons: ['Eye'], spellCapacity: 1 })
  const chime = says(
    'Chime',
    'Artifact',
    'Flip this card to cancel a Spell just cast by an opponent. If the Spell was cast from a Tome, flip that Tome face-down.',
  )

  it('[M9.28] is turned face-down', () => {
    const t = two({ assets: [{ lay: book, bears: [hex] }] }, { assets: [chime] }).cast(hex)
    const before = t.sanity[1]!
    t.use(chime)
    expect([t.entry(book).faceDown, t.sanity[1]]).toEqual([true, before + 2])
  })
})

describe('casting', () => {
  const book = says('Book', 'Tome', '', { icons: ['Eye'], spellCapacity: 1 })
  const casts = (text: string, story = bolton) => {
    const spell = says('Art', 'Spell', text, { icons: ['Eye'] })
    return two({ sanity: 8, story: [story], assets: [{ lay: book, bears: [spell] }], deck: [monster('One', 1), monster('Two', 1)] })
  }

  it('[M9.24] does all that the Spell says', () => {
    const text = 'Draw one card. If you are at a Forest, gain 1 Sanity.'
    const [there, elsewhere] = [wood, bolton].map((each) => {
      const t = casts(text, each)
      const [before, held] = [t.sanity[0]!, t.hand(0).length]
      t.cast('Art')
      return [t.sanity[0]! - before, t.hand(0).length - held]
    })
    expect(there).toEqual([elsewhere![0]! + 1, 1])
    expect(elsewhere![1]).toBe(1)
  })

  it('[M5.5] outside of Combat, where it says so', () => {
    expect(casts('Not to be cast in Combat. Draw one card.').offers('cast', 'Art')).toBe(true)
  })
})
