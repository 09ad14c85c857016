/** What the canned Keeper thinks of a deck: something of each kind that the builder's tabs can show. */
import type { CardRef, DeckSheet, DeckStudy, PlannedNeed } from '../../src-main/contract/decks.ts'
import { faces } from './faces.ts'

const ref = ({ id, title, type }: (typeof faces)[keyof typeof faces], copies = 1): CardRef => ({ card: id, title, type, copies })
const works = (card: CardRef, can = true) => ({ ...card, works: can })

const need = (label: string, filled: PlannedNeed['filled'], count = 1): PlannedNeed => ({
  label,
  count,
  filled,
  missing: Math.max(0, count - filled.filter((each) => each.works).length),
  query: `fills:"${label.toUpperCase()}"`,
})

/** A study of these rows: it reckons types, and invents the rest. */
export function study(sheet: DeckSheet): DeckStudy {
  const inDeck = sheet.rows.filter(({ section }) => section === 'deck')
  const holds = (card: string) => inDeck.some((row) => row.card === card)
  const types = [...Map.groupBy(inDeck, ({ type }) => type)].map(([label, rows]) => ({
    label,
    values: [rows.reduce((sum, { count }) => sum + count, 0)],
  }))
  const adventures = [faces.horrorTale, faces.alone].filter(({ id }) => holds(id))
  return {
    at: sheet.at,
    doubts: [
      {
        id: 'tome-necronomicon',
        level: 'cannot',
        cards: [ref(faces.necronomicon)],
        message: 'Nobody of this deck reads Latin: neither the Investigators nor an Ally.',
        rule: 'M9.3',
        helps: [ref(faces.allen), ref(faces.long)],
        helping: 14,
        query: 'lang:latin',
      },
      {
        id: 'ally-long',
        level: 'cannot',
        cards: [ref(faces.long, 2)],
        message: 'The deck holds no Location in New York, where this Ally is found.',
        rule: 'M7.1',
        helps: [ref(faces.hospital)],
        helping: 6,
        query: 'sub:"New York" t:location',
      },
      {
        id: 'few-gates',
        level: 'hint',
        cards: [],
        message: 'Three of four Monsters need a Gate, and two Locations have one.',
        rule: 'M10.2',
        helps: [ref(faces.supply), ref(faces.caverns), ref(faces.dream)],
        helping: 9,
        query: 'is:gate',
      },
    ],
    plan: {
      adventures: adventures.map((face, at) => ({
        ...ref(face),
        points: face.points ?? 0,
        needs: [
          need('Press Location', [works(ref(faces.gazette, 2))]),
          need('Tome', [works(ref(faces.pnakotic, 2)), works(ref(faces.necronomicon), false)]),
          need('Library in Arkham', []),
          need('two Steadfast Allies', [works(ref(faces.detective, 2)), works(ref(faces.long))], 2),
        ].slice(0, 4 - at),
        conditions: [
          { label: 'it is Night', met: at === 0 ? 'yes' : 'open' },
          ...(at === 1 ? [{ label: 'a Phobia affects you', met: 'no' as const }] : []),
        ],
        completable: at === 1,
        matched: [
          { need: 0, card: faces.gazette.id, title: faces.gazette.title },
          { need: 1, card: faces.pnakotic.id, title: faces.pnakotic.title },
        ],
        shares: adventures.map((_, other) => (other === at ? 0 : 3)),
      })),
      reachable: adventures[1]?.points ?? 0,
      order: adventures.slice(1).map(({ id }) => id),
    },
    jobs: [
      { card: faces.gazette.id, job: 'Press Location for Arkham Horror' },
      { card: faces.pnakotic.id, job: 'Tome for both Adventures' },
      { card: faces.deep.id, job: 'holds Threats; joins its like' },
    ],
    charts: [
      { id: 'types', title: 'Types', says: 'How many cards of each type.', kind: 'bars', columns: ['Cards'], rows: types },
      {
        id: 'sanity',
        title: 'Sanity',
        says: 'What the cards give and take, by type.',
        kind: 'stacked',
        columns: ['gain', 'loss', 'casting'],
        rows: [
          { label: 'Adventure', values: [5, 0, 0] },
          { label: 'Location', values: [5, 1, 0] },
          { label: 'Spell', values: [0, 0, 3] },
          { label: 'Tome', values: [0, 2, 0] },
        ],
      },
      {
        id: 'places',
        title: 'Places and Allies',
        says: 'How many Locations of the deck each Ally can be found at.',
        kind: 'grid',
        columns: ['Arkham', 'Kingsport', 'New York', 'Providence'],
        rows: [
          { label: 'Police Detective', values: [2, 2, 1, 0] },
          { label: 'Dr. Allen', values: [0, 0, 0, 0] },
          { label: 'Frank Belknap Long', values: [0, 0, 1, 0] },
        ],
      },
    ],
  }
}
