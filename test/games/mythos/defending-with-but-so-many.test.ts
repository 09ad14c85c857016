/** How many Allies somebody may commit as Defending Allies in one Combat. */
import { describe, expect, it } from 'vitest'
import { ally, monster } from '../../support/mythos.ts'
import { says } from '../../support/mythos-texts.ts'
import { fight } from './combat/fight.ts'

const sanityLeft = (text: string | undefined, allies = [ally('Webb', 2), ally('Hale', 2), ally('Cole', 2)]): number => {
  const events = text === undefined ? [] : [says('Panic', 'Event', text)]
  const t = fight({
    seats: [
      { threat: [monster('Ghoul', 6)], events },
      { allies, sanity: 12 },
    ],
  })
  return 12 - t.state.players[1]!.sanity
}

describe('[M14.13] no more Defending Allies than a text lets one commit', () => {
  it('are so many, whoever they are, and what they do not absorb is lost', () => {
    expect(sanityLeft(undefined)).toBe(0)
    expect(sanityLeft('While this card is in play, no player may defend with more than two Allies.')).toBe(2)
    expect(sanityLeft('While this card is in play, your opponent may choose no more than one Defending Ally.')).toBe(4)
  })

  it('are as many as he likes where the text is about somebody else', () => {
    expect(sanityLeft('While this card is in play, you may not defend with more than one Ally.')).toBe(0)
  })
})
