/** The texts of Adventures that say, beside their story, what is done when they are played. */
import { describe, expect, test } from 'vitest'
import { readAdventure } from '../../grammar/adventure-text.ts'
import { knownWords } from '../../grammar/link.ts'
import { sayRule } from '../../grammar/print.ts'
import { sayCondition, saySlot } from '../../grammar/print-recipe.ts'
import { allCards } from '../support/all-cards.ts'

const known = knownWords(allCards())
const read = (text: string) => readAdventure(text, known, { type: 'Adventure', title: 'The Tale' })

/** What is asked for, what else must be so, and what is done. */
function understood(text: string) {
  const told = read(text)
  if (!told.ok) return told.message
  const { recipe, rules } = told.value
  return [recipe.slots.map(saySlot), recipe.conditions.map((each) => sayCondition(each, recipe)), rules.map((rule) => sayRule(rule, known))]
}

describe('what must be so when it is played', () => {
  test.each([
    ['A TOME burns. Your SANITY must be below TEN when you play this Adventure.', ['Tome'], ['Sanity below 10']],
    ['If you have a TOME in play when this Adventure is played, rejoice.', ['Tome'], ['Tome is in play']],
  ])('[M12.36] %s', (text, slots, conditions) => {
    expect(understood(text)).toEqual([slots, conditions, []])
  })
})

describe('what is done when it is played', () => {
  test.each([
    ['A TOME burns. When you play this Adventure, draw two cards.', 'When played: draw 2 cards.'],
    ['A TOME burns. Once you have completed this Adventure you may Bury one Phobia affecting your Investigator.', undefined],
    ['A TOME burns. Draw two cards when you complete this card.', 'When played: draw 2 cards.'],
    ['When played, your opponent loses 2 Sanity points. A TOME burns.', 'When played: your opponent loses 2 Sanity.'],
    ['A TOME burns. Upon completing this Adventure, gain 2 Sanity. Then draw one card.', 'When played: gain 2 Sanity, then draw 1 card.'],
  ])('[M12.47] %s', (text, done) => {
    const [slots, conditions, rules] = understood(text) as readonly string[][]
    expect([slots, conditions]).toEqual([['Tome'], []])
    expect(rules).toEqual([done ?? 'When played, you may: bury one Phobia Event that affects you.'])
  })

  test('[M12.47] where it is said is told, and an error in it points at its place in the whole text', () => {
    const text = 'A TOME burns. When you play this Adventure, draw two cards.'
    expect(read(text)).toMatchObject({ ok: true, value: { told: { at: text.indexOf('draw'), length: 'draw two cards.'.length } } })
    const wrong = 'A TOME burns. When you play this Adventure, blorb two cards.'
    expect(read(wrong)).toMatchObject({ ok: false, at: wrong.indexOf('blorb') })
  })

  test('[M12.47] what would hold for good, or happen at another time, is refused', () => {
    expect(understood('A TOME burns. When you play this Adventure, all of your Allies add 1.')).toMatch(/when it is played/)
    expect(understood('A TOME burns. Whenever you play an Event, draw one card.')).toMatch(/cannot be told in its story/)
  })

  test('[M12.24, M12.27] a story that merely speaks of a play is a story', () => {
    expect(understood('When you play the violin, a TOME falls from the shelf. You complete the tune.')).toEqual([['Tome'], [], []])
  })
})

describe('what restricts a requirement', () => {
  test.each([
    ['[M12.31] a Type in small letters, counted in capitals', 'You rest at TWO Locations in KINGSPORT.', ['two Kingsport Locations'], []],
    ['[M12.31] in a place with an article', 'You rest at TWO Locations in THE DREAMLANDS.', ['two Dreamlands Locations'], []],
    ['[M12.27] and not where its number is story', 'After two locations you find a TOME.', ['Tome'], []],
    [
      '[M12.32] or others',
      'THREE DEEP ONES or other SERVITOR MONSTERS (3 cards) rise.',
      ['three Deep One or Lesser Servitors or Greater Servitors'],
      [],
    ],
    [
      '[M12.46] within it',
      'A TOME written in LATIN, and ONE SPELL within it.',
      ['Tome written in Latin', 'Spell'],
      ['Spell lies in Tome written in Latin'],
    ],
    [
      '[M12.46] the Spell must be in that Tome',
      'A TOME, and a SPELL (the Spell must be in that Tome).',
      ['Tome', 'Spell'],
      ['Spell lies in Tome'],
    ],
    [
      '[M12.20] an Adventure that must be completed',
      'After A HEROIC RESCUE (you must have completed that Adventure) a TOME burns.',
      ['A Heroic Rescue (completed)', 'Tome'],
      [],
    ],
    [
      '[M12.25] any card with this name, said otherwise',
      'You ask an old MARSH (a card with this name in the title), who reads a TOME.',
      ['card with Marsh in its title', 'Tome'],
      [],
    ],
    [
      '[M12.28] what a Title begins with, where no other Title has it',
      'They found the TIARA under the ECLIPSE.',
      ['Tiara of Opulent Fantasy', 'Eclipse of the Sun'],
      [],
    ],
    [
      '[M12.25] any card with that word',
      'By the light of the MOON (any card with that word in its title) you read a TOME.',
      ['card with Moon in its title', 'Tome'],
      [],
    ],
  ] as const)('%s', (_rule, text, slots, conditions) => {
    expect(understood(text)).toEqual([slots, conditions, []])
  })

  test.each([
    ['TWO DOCTORS smile, one of them with a Gate behind him.', 'one'],
    ['THREE HOUSES call, one in the Waking World and the other in the Dreamlands.', 'one'],
    ['A TRAVEL EVENT of a third kind.', 'of'],
    ['An ALLY that costs no Sanity.', 'that'],
    ['A HOUSE LOCATION in Samarkand.', 'Samarkand'],
    ['You buy a TOME. The seller, all in black and very old (he must be in your Story Deck), is gone.', 'he must'],
  ])('[M12.26] what restricts a card and cannot be told is refused: %s', (text, at) => {
    expect(read(text)).toMatchObject({ ok: false, at: text.indexOf(at) })
  })

  test('[M12.20] that it must be completed is said of an Adventure alone', () => {
    expect(read('A WEAPON (you must have completed that Adventure).').ok).toBe(false)
  })
})
