/**
 * A font file as it is served to browsers (WOFF), as what a PDF embeds: its tables unpacked, and of them what is asked of a font
 * when text is set: which letters it has, and how wide they are. TrueType outlines with a `cmap` of format 4 or 12, which ours have.
 */
import { inflateSync } from 'node:zlib'

/** As much of a font as @cantoo/pdf-lib asks for when it embeds one. */
export interface FontFile {
  readonly postscriptName: string
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly xHeight: number
  readonly italicAngle: number
  readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number }
  readonly head: { readonly macStyle: { readonly italic: boolean } }
  readonly cff: false
  /** The code points of its letters, in order. */
  readonly characterSet: readonly number[]
  glyphForCodePoint(point: number): Glyph
  layout(text: string): { readonly glyphs: readonly Glyph[] }
}

interface Glyph {
  readonly id: number
  readonly codePoints: readonly number[]
  readonly advanceWidth: number
}

interface Table {
  readonly tag: string
  readonly bytes: Buffer
  readonly checksum: number
}

/** The same font as a plain TrueType file. Throws where the bytes are no WOFF. */
export function unpacked(woff: Buffer): Buffer {
  const tables = tablesOf(woff)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + 16 * tables.length)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * 16, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [no, { tag, bytes, checksum }] of tables.entries()) {
    const at = 12 + 16 * no
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    offset += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}

function tablesOf(woff: Buffer): readonly Table[] {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no font of the form WOFF.')
  return Array.from({ length: woff.readUInt16BE(12) }, (_, no) => {
    const at = 44 + 20 * no
    const [offset, packed, whole] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.toString('latin1', at, at + 4),
      bytes: packed < whole ? inflateSync(bytes, { maxOutputLength: 4_000_000 }) : bytes,
      checksum: woff.readUInt32BE(at + 16),
    }
  })
}

/** What is asked of a font, read from a plain TrueType file. */
export function fontFile(file: Buffer, postscriptName: string): FontFile {
  const table = (wanted: string): Buffer => {
    for (let no = 0; no < file.readUInt16BE(4); no++) {
      const at = 12 + 16 * no
      if (file.toString('latin1', at, at + 4) !== wanted) continue
      return file.subarray(file.readUInt32BE(at + 8), file.readUInt32BE(at + 8) + file.readUInt32BE(at + 12))
    }
    throw new Error(`The font ${postscriptName} has no table ${wanted}.`)
  }
  const [head, hhea, hmtx, os2, post] = ['head', 'hhea', 'hmtx', 'OS/2', 'post'].map(table) as [Buffer, Buffer, Buffer, Buffer, Buffer]
  const glyphs = glyphsOf(table('cmap'))
  const metrics = hhea.readUInt16BE(34)
  const glyphForCodePoint = (point: number): Glyph => {
    const id = glyphs.get(point) ?? 0
    return { id, codePoints: [point], advanceWidth: hmtx.readUInt16BE(4 * Math.min(id, metrics - 1)) }
  }
  return {
    postscriptName,
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    capHeight: os2.readInt16BE(88),
    xHeight: os2.readInt16BE(86),
    italicAngle: post.readInt32BE(4) / 65_536,
    bbox: { minX: head.readInt16BE(36), minY: head.readInt16BE(38), maxX: head.readInt16BE(40), maxY: head.readInt16BE(42) },
    head: { macStyle: { italic: (head.readUInt16BE(44) & 2) !== 0 } },
    cff: false,
    characterSet: [...glyphs.keys()].sort((a, b) => a - b),
    glyphForCodePoint,
    layout: (text) => ({ glyphs: [...text].map((each) => glyphForCodePoint(each.codePointAt(0)!)) }),
  }
}

/** Glyphs by code points. */
function glyphsOf(cmap: Buffer): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (let no = 0; no < cmap.readUInt16BE(2); no++) {
    const sub = cmap.subarray(cmap.readUInt32BE(8 + 8 * no))
    const format = sub.readUInt16BE(0)
    if (format === 4) readSegments(sub, found)
    else if (format === 12) readGroups(sub, found)
  }
  return found
}

/** Format 4: up to 65,535, in segments. */
function readSegments(sub: Buffer, into: Map<number, number>): void {
  const count = sub.readUInt16BE(6) / 2
  const [ends, starts] = [14, 16 + 2 * count]
  const [deltas, ranges] = [starts + 2 * count, starts + 4 * count]
  for (let no = 0; no < count; no++) {
    const [end, start] = [sub.readUInt16BE(ends + 2 * no), sub.readUInt16BE(starts + 2 * no)]
    const [delta, range] = [sub.readUInt16BE(deltas + 2 * no), sub.readUInt16BE(ranges + 2 * no)]
    for (let point = start; point <= end && point < 0xffff; point++) {
      const bare = range === 0 ? point : sub.readUInt16BE(ranges + 2 * no + range + 2 * (point - start))
      const id = bare === 0 ? 0 : (bare + delta) & 0xffff
      if (id !== 0) into.set(point, id)
    }
  }
}

/** Format 12: any, in groups. */
function readGroups(sub: Buffer, into: Map<number, number>): void {
  for (let no = 0; no < sub.readUInt32BE(12); no++) {
    const at = 16 + 12 * no
    const [start, end, first] = [sub.readUInt32BE(at), sub.readUInt32BE(at + 4), sub.readUInt32BE(at + 8)]
    for (let point = start; point <= end; point++) into.set(point, first + point - start)
  }
}
