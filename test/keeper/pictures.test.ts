/** Scans of a person's own: which card a file is of, what is kept of it, and the way back. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pictureNames } from '../../src-main/keeper/picture-names.ts'
import { type PictureSources, pictureRoom } from '../../src-main/keeper/pictures.ts'

const card = (id: string, setCode: string, title: string) => ({ id, setCode, title, name: title.replace(/^The (.*)$/, '$1, The') })
const cards = [
  card('aa-old-lamp', 'AA', 'The Old Lamp'),
  card('bb-old-lamp', 'BB', 'The Old Lamp'),
  card('aa-eclat', 'AA', 'Éclat d’Æon'),
  card('aa-mi-go', 'AA', 'Mi-Go Hunter'),
  card('aa-mi-go-2', 'AA', 'Mi-Go Hunter'),
  card('aa-quay', 'AA', 'Quay 13'),
  card('aa-harbour-1', 'AA', 'Harbour Master'),
]
const png = (...more: readonly number[]) => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...more])
const text = (bytes: Buffer) => bytes.toString('base64')

describe('issue 7, point 6: the name of a file is matched with a Title', () => {
  const understand = pictureNames(cards)
  const meant = (name: string) => understand(name).cards.map(({ id }) => id)

  test('whatever its case, accents, punctuation, folder, ending and the place of the article', () => {
    for (const name of [
      'The Old Lamp (AA).png',
      'scans/old lamp, the [aa].JPG',
      'THE_OLD_LAMP_(AA).webp',
      'the-old-lamp-aa.png',
      'AA 012 The Old Lamp.jpg',
    ]) {
      expect([name, meant(name)]).toEqual([name, ['aa-old-lamp']])
    }
    for (const name of ['eclat d aeon.png', 'Eclat d’Aeon 2.jpg', '017 - éclat d’æon.png'])
      expect([name, meant(name)]).toEqual([name, ['aa-eclat']])
  })

  test('without a set all printings are meant, and a number that is part of the Title is left in it', () => {
    expect(meant('The Old Lamp.png')).toEqual(['aa-old-lamp', 'bb-old-lamp'])
    expect(meant('mi-go hunter.png')).toEqual(['aa-mi-go', 'aa-mi-go-2'])
    expect(meant('Quay 13.png')).toEqual(['aa-quay'])
  })

  test('a beginning is a guess, a slip names what is near, and what is nothing like any Title means nothing', () => {
    expect([meant('harbour.png'), understand('harbour.png').unsure.map(({ id }) => id)]).toEqual([[], ['aa-harbour-1']])
    expect(understand('Harbor Mastr.png').unsure.map(({ id }) => id)).toContain('aa-harbour-1')
    expect(understand('IMG_20240101_1200.png')).toEqual({ cards: [], unsure: [] })
    expect(understand('.png')).toEqual({ cards: [], unsure: [] })
  })
})

describe('issue 7, point 6: pictures are kept beside the store', () => {
  let dataDir: string
  const room = (more: Partial<PictureSources> = {}) =>
    pictureRoom({ dataDir, cards: () => cards, card: (id) => cards.find((each) => each.id === id), ...more })
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  test('a picture is kept by its hash, found by its cards, and there again at the next start', () => {
    const first = room()
    expect(first.keep(['aa-old-lamp', 'bb-old-lamp'], text(png(1)))).toEqual([
      { card: 'aa-old-lamp', file: null },
      { card: 'bb-old-lamp', file: null },
    ])
    const { pictures } = room().state()
    expect(pictures.map(({ card: id, title }) => [id, title])).toEqual([
      ['aa-old-lamp', 'The Old Lamp'],
      ['bb-old-lamp', 'The Old Lamp'],
    ])
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(1)
    expect(room().get(pictures[0]!.file)).toEqual({ mime: 'image/png', base64: text(png(1)) })
  })

  test('what was shown before is answered, and given back it is shown again', () => {
    const pictures = room()
    pictures.keep(['aa-quay'], text(png(1)))
    const old = pictures.state().pictures[0]!.file
    const before = pictures.keep(['aa-quay'], text(png(2)))
    expect(before).toEqual([{ card: 'aa-quay', file: old }])
    expect(pictures.state().unused.count).toBe(1)
    pictures.assign(before)
    expect(pictures.state().pictures).toEqual([{ card: 'aa-quay', title: 'Quay 13', file: old }])
    pictures.assign([{ card: 'aa-quay', file: null }])
    expect(pictures.state()).toMatchObject({ pictures: [], unused: { count: 2 } })
    expect(pictures.clean().unused).toEqual({ count: 0, bytes: 0 })
  })

  test('only PNG, JPEG and WebP by their first bytes are kept, whatever they are called; nothing else leaves a trace', () => {
    const pictures = room()
    for (const bytes of [Buffer.from('<svg onload=alert(1)>'), Buffer.from('GIF89a'), Buffer.alloc(0), Buffer.from('RIFF1234WAVE')]) {
      expect(() => pictures.keep(['aa-quay'], text(bytes))).toThrow('That is no picture.')
    }
    expect(() => pictures.keep(['zz-none'], text(png(1)))).toThrow('There is no card zz-none')
    expect(pictures.state()).toMatchObject({ pictures: [], unused: { count: 0 } })
  })

  test('all of an assignment or nothing: a file that is gone changes no card', () => {
    const pictures = room()
    pictures.keep(['aa-quay'], text(png(1)))
    const { file } = pictures.state().pictures[0]!
    expect(() =>
      pictures.assign([
        { card: 'aa-quay', file: null },
        { card: 'aa-eclat', file: `${'0'.repeat(64)}.png` },
      ]),
    ).toThrow('no longer kept')
    expect(pictures.state().pictures.map((each) => each.file)).toEqual([file])
  })

  test('a damaged list hides the pictures and is set aside, not overwritten; a damaged picture is as good as none', () => {
    const pictures = room()
    pictures.keep(['aa-quay'], text(png(1)))
    const { file } = pictures.state().pictures[0]!
    const folder = join(dataDir, 'pictures')
    writeFileSync(join(folder, 'pictures.json'), '{"version":1,"shown":{"aa-quay":"../../shelf.db"}}')
    const again = room()
    expect(again.state().pictures).toEqual([])
    again.keep(['aa-eclat'], text(png(2)))
    expect(readFileSync(join(folder, 'pictures.json.damaged'), 'utf8')).toContain('shelf.db')
    expect(readdirSync(folder)).toContain(file)
    writeFileSync(join(folder, file), 'no picture')
    expect(() => again.get(file)).toThrow('not there any more')
  })
})
