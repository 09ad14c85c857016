/** What one clause after another does with the card that was chosen, turned up or would be lost. */
import { describe, expect, it } from 'vitest'
import { knownWords } from '../../../grammar/link.ts'
import { ally, location, monster } from '../../support/mythos.ts'
import { saying } from '../../support/mythos-texts.ts'
import { bolton, two } from '../../support/two-places.ts'

const says = saying(knownWords([]))

describe('[M14.87] an Ally that turns on its owner', () => {
  const betrayal = says(
    'Betrayal',
    'Event',
    'Choose one Corrupt Ally of your opponent. That Ally attacks him or her at once. The remaining Allies may defend. Bury the Ally afterward, and then Bury this card.',
  )
  const traitor = ally('Traitor', 4, { attributes: ['Corrupt'] })

  it('is met by the others alone, and buried', () => {
    const guard = ally('Guard', 1)
    const t = two({ hand: [betrayal] }, { allies: [traitor, guard], sanity: 9 }).play(betrayal)
    expect([t.seat, t.among]).toEqual([1, ['Guard']])
    t.choose('Guard')
    expect([t.sanity[1], t.where('Traitor'), t.where('Guard')]).toEqual([6, 'story', 'story'])
  })

  it('costs Sanity where nobody else is there', () => {
    const t = two({ hand: [betrayal] }, { allies: [traitor], sanity: 9 }).play(betrayal)
    expect([t.sanity[1], t.where('Traitor')]).toEqual([5, 'story'])
  })
})

describe('[M17.24] what is asked of the card that was chosen', () => {
  const test = says('Test of Faith', 'Event', 'Choose one Ally of your opponent. If it is Corrupt, bury it; otherwise flip it face-down.')
  const fateOf = (attributes: string[]) => {
    const t = two({ hand: [test] }, { allies: [ally('Friend', 2, { attributes })] }).play(test)
    return [t.where('Friend'), t.where('Friend') === 'ally' && t.entry('Friend').faceDown]
  }

  it('is done in the one case or in the other', () => {
    expect(fateOf(['Corrupt'])).toEqual(['story', false])
    expect(fateOf(['Steadfast'])).toEqual(['ally', true])
  })
})

describe('[M14.87] a Monster that is turned up', () => {
  const told =
    'Reveal the top card of your Mythos Deck. If it is a Monster, it attacks you immediately. Allies may defend you, then Bury the Monster. Discard any other card drawn.'
  const pit = { ...location('Pit'), rules: says('Pit', 'Location', told).rules }
  const arriving = (found: ReturnType<typeof ally>, allies = [ally('Guard', 1)]) =>
    two({ hand: [pit], deck: [found], allies, sanity: 9 }).play(pit)

  it('is buried after its attack, and any other card is discarded', () => {
    const met = arriving(monster('Ghoul', 3)).choose('Guard')
    expect([met.sanity[0], met.where('Ghoul'), met.where('Guard')]).toEqual([7, 'story', 'story'])
    const other = arriving(ally('Stranger', 2))
    expect([other.sanity[0], other.where('Stranger'), other.where('Guard')]).toEqual([9, 'discard', 'ally'])
  })
})

describe('[M5.17] one that was chosen is played from where it lies', () => {
  const recall = says(
    'Recall',
    'Event',
    'Choose one Ally in your Story Deck and play it regardless of Region. Discard it at the end of the Round.',
  )
  const begun = () =>
    two({ hand: [recall], story: [bolton, ally('Old Friend', 2), ally('Other', 1)], sanity: 9 })
      .play(recall)
      .choose('Old Friend')

  it('out of the Story Deck, and no other of it', () => {
    expect(begun().among).toEqual(['Old Friend'])
    expect(begun().choosePlay('Old Friend').where('Old Friend')).toBe('ally')
  })

  it('and gone when the Round has ended', () => {
    const t = begun().choosePlay('Old Friend').pass().pass().no()
    expect([t.where('Old Friend'), t.where('Other')]).toEqual(['discard', 'story'])
  })
})
