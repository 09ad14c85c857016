/**
 * Deck lists as a short code for messages and addresses: a version, the name, each card by the mark of its place, a
 * checksum; in letters that an address may hold. It holds cards alone, no lines and no notes.
 *
 * Note [How a code names cards]: by 32 bits of a hash over set, Title and number in the set. The order of loading would be
 * shorter, but it changes with every set that is brought in, and ids are whatever the file of a set says. Set and Title
 * are the same wherever the set is. Two cards of one mark are possible, if unlikely; then both are proposed.
 */
import { crc32 } from 'node:zlib'
import type { Section } from './deck-file.ts'
import { limits } from './limits.ts'
import { type ListLine, type ListRead, type ListToWrite, lineOf } from './list-lines.ts'
import { type ListNames, markOf } from './list-names.ts'
import { ShelfError } from './shelf-error.ts'

const version = 1
const sections: readonly Section[] = ['investigators', 'deck', 'maybe']

/** The bytes of a code, if its checksum is right. */
function bytesOf(text: string): Buffer | undefined {
  if (!/^[A-Za-z0-9_-]{12,}$/.test(text.trim())) return undefined
  const bytes = Buffer.from(text.trim(), 'base64url')
  return bytes.readUInt32BE(bytes.length - 4) === crc32(bytes.subarray(0, -4)) ? bytes : undefined
}

/** Whether a text is a code, of this version or another: a word that merely has its letters has not its checksum. */
export const isCode = (text: string): boolean => bytesOf(text) !== undefined

export function writeCodeList(list: ListToWrite, names: ListNames): string {
  const bytes: number[] = [version]
  const name = Buffer.from(list.name)
  bytes.push(...varint(name.length), ...name)
  for (const section of sections) {
    const rows = list.cards.filter((each) => each.section === section)
    const byCount = [...Map.groupBy(rows, ({ copies }) => copies)].sort(([a], [b]) => a - b)
    bytes.push(...varint(byCount.length))
    for (const [copies, same] of byCount) {
      bytes.push(...varint(copies), ...varint(same.length))
      for (const { card } of same) bytes.push(...word(markOf(names.placeOf(card))))
    }
  }
  return Buffer.from([...bytes, ...word(crc32(Uint8Array.from(bytes)))]).toString('base64url')
}

export function readCodeList(text: string, names: ListNames): ListRead {
  const bytes = bytesOf(text)
  if (bytes === undefined) throw broken()
  if (bytes[0]! > version) {
    const message = `The code is of version ${bytes[0]}; this Story Deck reads version ${version}.`
    throw new ShelfError('bad_version', message, 'Ask for the list as text.')
  }
  if (bytes[0] !== version) throw broken()
  const reader = reading(bytes.subarray(1, -4))
  const name = reader.bytes(reader.number()).toString('utf8')
  const lines: ListLine[] = []
  for (const section of sections) {
    for (let left = reader.number(); left > 0; left--) {
      const copies = reader.number()
      for (let kinds = reader.number(); kinds > 0; kinds--) {
        if (lines.length >= limits.deckKinds) throw broken()
        lines.push(one(lines.length + 1, section, copies, reader.bytes(4).readUInt32BE(0), names))
      }
    }
  }
  return { format: 'code', name: name === '' ? undefined : name, lines }
}

function one(no: number, section: Section, copies: number, mark: number, names: ListNames): ListLine {
  const [card, ...others] = names.ofMark(mark)
  const sign = mark.toString(16).padStart(8, '0')
  const text = card === undefined ? `${copies} [card ${sign}]` : `${copies} ${names.titles.write(card)}`
  const base = { no, text, section, copies }
  if (card === undefined) {
    return {
      ...base,
      as: 'unknown',
      under: section,
      message: 'The library has no card with this mark: its set may not be here.',
      proposals: [],
    }
  }
  return lineOf(base, card.title, { card, readings: others.length > 0 ? ['exact', 'first'] : ['exact'], others }, () => [])
}

function reading(bytes: Buffer) {
  let at = 0
  return {
    bytes(count: number): Buffer {
      if (at + count > bytes.length) throw broken()
      at += count
      return bytes.subarray(at - count, at)
    },
    number(): number {
      let value = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const byte = bytes[at++]
        if (byte === undefined) throw broken()
        value |= (byte & 0x7f) << shift
        if (byte < 0x80) return value
      }
      throw broken()
    },
  }
}

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)]
}

const word = (value: number) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]

const broken = () =>
  new ShelfError('bad_text', 'This is no share code, or a letter of it is missing or was changed.', 'Copy it again, whole.')
