/** A book of rules with a little of everything, for the gallery and for tests of the Rules screen. */
import type { NumberedRule, Rulebook } from '../../src-main/contract/rules.ts'

const rule = (id: string, text: string, more: Partial<NumberedRule> = {}): NumberedRule => ({
  id,
  kind: 'rule',
  text,
  shownBy: [],
  cards: 0,
  ...more,
})

export const rulebook: Rulebook = {
  game: 'mythos',
  title: 'Mythos',
  preface: ['One line a rule. A number is never used twice.'],
  chapters: [
    {
      id: 'M1',
      title: 'Objects and zones',
      notes: [],
      sections: [
        { title: 'Zones', rules: [rule('M1.19', 'Cards in a Threat lie face-down until they are revealed in Combat.', { cards: 1 })] },
        {
          title: 'Moving cards',
          rules: [rule('M1.29', 'To bury a card is to put it at the bottom of its owner’s Story Deck.', { shownBy: ['MX4'] })],
        },
      ],
    },
    {
      id: 'M14',
      title: 'Combat',
      notes: [],
      sections: [
        {
          title: 'Cosmic Battle',
          rules: [
            rule('M14.45', 'Each side absorbs points equal to the other side’s Cosmic total; see M1.19.'),
            rule('M14.48', 'Cards that absorbed their full value are not buried before the rest of the Battle.', { kind: 'answer' }),
          ],
        },
      ],
    },
    {
      id: 'worked-examples',
      title: 'Worked examples',
      notes: [],
      sections: [
        {
          rules: [
            rule('MX4', 'A Cultist played as a Monster (M1.29)', {
              example: { state: 'A holds a Corrupt Cultist.', action: 'A plays it to the Threat.', expected: 'Legal. The Gate is used.' },
            }),
          ],
        },
      ],
    },
  ],
  glossary: [
    {
      title: 'Words',
      words: [{ word: 'Bury', says: 'Put at the bottom of the owner’s Story Deck. (M1.29)', capital: false, cards: 'does:bury' }],
      tables: [{ head: ['Dimension', 'Region'], rows: [['Waking World', 'Europe']] }],
      notes: [],
    },
  ],
}
