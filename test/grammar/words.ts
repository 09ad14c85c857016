/** A small library of names for tests of texts, made up but for a few well-known ones. */
import { knownWords, type Named } from '../../grammar/link.ts'

const cards: readonly Named[] = [
  { title: 'Deep One', type: 'Monster', subtype: 'Lesser Servitor' },
  { title: 'Shoggoth', type: 'Monster', subtype: 'Lesser Servitor' },
  { title: 'Ghoul', type: 'Monster', subtype: 'Lesser Independent' },
  { title: 'Insect from Shaggai', type: 'Monster', subtype: 'Lesser Independent' },
  { title: 'Howard Lovecraft', type: 'Ally', attributes: ['Steadfast', 'Author'], subregion: 'Providence', region: 'Lovecraft Country' },
  { title: 'Robert Marsh', type: 'Ally', attributes: ['Corrupt', 'Cultist'] },
  { title: 'Barnabas Marsh', type: 'Ally', attributes: ['Corrupt', 'Cultist'] },
  {
    title: 'The Terrible Old Man',
    type: 'Ally',
    attributes: ['Steadfast', 'Seaman'],
    languages: { mode: 'and', list: ['English', 'Greek'] },
  },
  { title: 'Dr. Allen', type: 'Ally', attributes: ['Corrupt', 'Scholar'] },
  { title: 'Train', type: 'Event', subtype: 'Travel by Land', travel: true } as Named,
  { title: 'Speech Machine', type: 'Artifact' },
  { title: 'Kingsport Head', type: 'Location', attributes: ['Country'], subregion: 'Kingsport', region: 'Lovecraft Country' },
]

export const known = knownWords(cards)
