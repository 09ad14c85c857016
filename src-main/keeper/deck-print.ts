/**
 * A deck on paper: as a list, as a sheet of what its Adventures ask for, or as cards in true size to cut out, 63 by 88
 * millimetres, with our own words and no art.
 */
import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { fileName } from '../../db/deck-file.ts'
import type { DeckPlan, DeckSheet, MadeFile } from '../contract/decks.ts'
import type { Face } from '../contract/mythos.ts'
import { type Block, lacksLetters, linesOf, type Made, type Paper, papers, pdf } from './pdf.ts'
import { type Style, type Type, typeFor } from './pdf-type.ts'

export type Printed = 'list' | 'requirements' | 'proxies'

const notice = 'Made with Story Deck, an unofficial table for the Mythos card game. Own words, no original art.'

/** Types in the order of a list. */
const order = ['Investigator', 'Location', 'Ally', 'Artifact', 'Tome', 'Spell', 'Event', 'Monster', 'Adventure']

type Row = DeckSheet['rows'][number]

const fileNameOf = (name: string, what: Printed) =>
  `${fileName(name)} ${{ list: 'list', requirements: 'requirements', proxies: 'cards' }[what]}.pdf`

async function made(name: string, what: Printed, file: Promise<Made>): Promise<MadeFile> {
  const { bytes, lacks } = await file
  return {
    fileName: fileNameOf(name, what),
    mime: 'application/pdf',
    base64: Buffer.from(bytes).toString('base64'),
    ...(lacks && { note: lacksLetters }),
  }
}

/** The list by section and type, with counts. */
export function printedList(
  { name, cards, adventurePoints, investigators, rows, notes, faultList }: DeckSheet,
  paper: Paper,
): Promise<MadeFile> {
  const sections = [
    ['Deck', rows.filter(({ section }) => section === 'deck')],
    ['Investigators', rows.filter(({ section }) => section === 'investigators')],
    ['Maybe', rows.filter(({ section }) => section === 'maybe')],
  ] as const
  const line = ({ count, title, subtype, set, points }: Row) =>
    `${count} × ${title}${subtype === undefined ? '' : ` – ${subtype}`}${points === undefined ? '' : `, ${points} points`} (${set})`
  const blocks: Block[] = [
    { is: 'title', text: name },
    {
      is: 'text',
      text: `${cards} cards, ${adventurePoints} Adventure points${investigators.length === 0 ? '' : `; ${investigators.join(', ')}`}.`,
    },
    ...faultList.map(({ message, rule }): Block => ({ is: 'own', text: `${message} (${rule})` })),
    ...sections.flatMap(([section, all]): Block[] =>
      all.length === 0
        ? []
        : [
            { is: 'head', text: section },
            ...[...Map.groupBy(all, ({ type }) => type)]
              .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
              .flatMap(([type, some]): Block[] => [
                { is: 'subhead', text: `${type} (${some.reduce((sum, { count }) => sum + count, 0)})` },
                {
                  is: 'text',
                  text: some
                    .toSorted((a, b) => a.title.localeCompare(b.title))
                    .map(line)
                    .join('\n'),
                },
              ]),
          ],
    ),
    ...(notes.trim() === ''
      ? []
      : [
          { is: 'head' as const, text: 'Notes' },
          { is: 'own' as const, text: notes },
        ]),
    { is: 'foot', text: notice },
  ]
  return made(name, 'list', pdf(blocks, paper))
}

/** What each Adventure asks for, with a box for each card, and the cards of the deck that can fill it. */
export function printedRequirements({ name }: DeckSheet, plan: DeckPlan, paper: Paper): Promise<MadeFile> {
  const blocks: Block[] = [
    { is: 'title', text: `${name}: what the Adventures ask for` },
    ...(plan.adventures.length === 0 ? [{ is: 'text' as const, text: 'There is no Adventure in this deck.' }] : []),
    ...plan.adventures.flatMap(({ title, points, needs, conditions }): Block[] => [
      { is: 'subhead', text: `${title}, ${points} points` },
      ...needs.map(({ label, count, filled, missing }): Block => {
        const by = filled.map((each) => each.title).join(', ')
        return {
          is: 'text',
          text: `${'[  ] '.repeat(Math.min(count, 12))}${label}: ${by || 'no card of this deck'}${missing > 0 && by ? `; ${missing} missing` : ''}`,
        }
      }),
      ...conditions.map(({ label }): Block => ({ is: 'own', text: label })),
    ]),
    { is: 'foot', text: notice },
  ]
  return made(name, 'requirements', pdf(blocks, paper))
}

// ---------------------------------------------------------------- cards to cut out

/** In points: 63 by 88 millimetres. */
const [wide, high] = [(63 / 25.4) * 72, (88 / 25.4) * 72] as const
const inset = 9
const ink = rgb(0.13, 0.11, 0.08)
const faint = rgb(0.55, 0.5, 0.42)

export interface CardToPrint {
  readonly face: Face
  readonly copies: number
}

/** Nine to a page, in true size: printed without scaling, they fit into the sleeves of the game. */
export async function printedCards(name: string, cards: readonly CardToPrint[], paper: Paper): Promise<MadeFile> {
  const book = await PDFDocument.create()
  book.setTitle(name)
  book.setCreator('Story Deck')
  const type = await typeFor(
    book,
    cards.flatMap(({ face }) => ['•–', ...wordsOf(face)]),
  )
  const [width, height] = papers[paper]
  const [left, top] = [(width - 3 * wide) / 2, height - (height - 3 * high) / 2]
  const all = cards.flatMap(({ face, copies }) => Array<Face>(copies).fill(face))
  let page: PDFPage | undefined
  for (const [no, face] of all.entries()) {
    const at = no % 9
    if (at === 0) page = book.addPage([width, height])
    drawCard(page!, type, face, left + (at % 3) * wide, top - Math.floor(at / 3) * high)
  }
  if (page === undefined)
    type.plain.draw(book.addPage([width, height]), 'This deck holds no cards.', { x: left, y: top - 20, size: 12, color: ink })
  return made(
    name,
    'proxies',
    book.save().then((bytes) => ({ bytes, lacks: type.lacks })),
  )
}

/** Every word that is printed of a card. */
const wordsOf = (face: Face): readonly string[] => [face.title, face.type, face.subtype ?? '', ...factsOf(face), face.text]

function factsOf(face: Face): readonly string[] {
  return [
    face.points === undefined ? undefined : `${face.points} Adventure points`,
    face.value === undefined ? undefined : `Value ${face.value}`,
    face.valueBonus === undefined ? undefined : `Bonus +${face.valueBonus}`,
    face.sanity === undefined ? undefined : `Sanity ${typeof face.sanity === 'number' && face.sanity > 0 ? '+' : ''}${face.sanity}`,
    [face.region, face.subregion].filter((each) => each !== undefined).join(', ') || undefined,
    face.foundAt === undefined ? undefined : `Found: ${face.foundAt}`,
    [...face.attributes, ...face.publicAttributes].join(', ') || undefined,
    face.gate ? 'Gate' : undefined,
    face.languages === undefined ? undefined : `Languages: ${face.languages}`,
    face.spellCapacity === undefined ? undefined : `Holds ${face.spellCapacity} ${face.spellCapacity === 1 ? 'Spell' : 'Spells'}`,
    face.icons.join(', ') || undefined,
    ...face.requirements.map((each) => `Needs ${each}`),
  ].filter((each) => each !== undefined)
}

/** One card with its upper left corner at x and y. */
function drawCard(page: PDFPage, { plain, bold, slanted }: Type, face: Face, x: number, y: number): void {
  page.drawRectangle({ x, y: y - high, width: wide, height: high, borderColor: faint, borderWidth: 0.5 })
  const inner = wide - 2 * inset
  let down = y - inset
  const put = (text: string, style: Style, size: number, gap = 0) => {
    for (const line of linesOf(style, text, size, inner)) {
      if (down - size * 1.2 < y - high + inset) return
      down -= size * 1.2
      style.draw(page, line, { x: x + inset, y: down, size, color: ink })
    }
    down -= gap
  }
  put(face.unique ? `• ${face.title}` : face.title, bold, 11, 1)
  put([face.type, face.subtype, face.goo ? 'Great Old One' : undefined].filter((each) => each !== undefined).join(' – '), slanted, 8.5, 3)
  for (const fact of factsOf(face)) put(fact, plain, 8)
  down -= 3
  // A long text is set smaller until it has room.
  const room = down - (y - high + inset)
  const size = [8.5, 8, 7.5, 7, 6.5, 6].find((each) => linesOf(plain, face.text, each, inner).length * each * 1.2 <= room) ?? 5.5
  put(face.text, plain, size)
}
