/**
 * Reads ZIP files, as far as pictures need it: the list at the end of the file, and one entry at a time, unpacked by the browser.
 * Everything in such a file may be wrong or meant badly, so nothing in it is believed: places and sizes are checked, and unpacking
 * stops at the largest size that is wanted, whatever the file says.
 */

/** What is wrong with the file, in a sentence fit to show. */
export class ZipError extends Error {}

export interface ZipEntry {
  readonly name: string
  /** Unpacks it. Throws a ZipError if it is broken, or larger than `most` bytes. */
  bytes(most: number): Promise<Uint8Array<ArrayBuffer>>
}

/** More entries are not looked at. */
export const mostEntries = 20_000

const broken = (why: string) =>
  new ZipError(`This ZIP file is broken: ${why}. Nothing was taken in. Pack the pictures anew, or choose their folder.`)

const signs = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const

async function view(file: Blob, from: number, length: number): Promise<DataView> {
  if (from < 0 || length < 0 || from + length > file.size) throw broken('a part of it is missing')
  return new DataView(await file.slice(from, from + length).arrayBuffer())
}

/** The record at the end that says where the list is; behind it there may be a remark. */
async function findEnd(file: Blob): Promise<DataView> {
  const length = Math.min(file.size, 22 + 0xffff)
  const tail = await view(file, file.size - length, length)
  for (let at = length - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) === signs.end && at + 22 + tail.getUint16(at + 20, true) === length)
      return new DataView(tail.buffer, at, 22)
  }
  throw new ZipError('This is no ZIP file, or its end is missing. Nothing was taken in.')
}

/** The files in it, in their order; folders are left out. Throws a ZipError. */
export async function readZip(file: Blob): Promise<readonly ZipEntry[]> {
  const end = await findEnd(file)
  const [count, size, from] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)]
  if (from === 0xffffffff || count === 0xffff)
    throw new ZipError('This ZIP file is of the kind for more than 4 GB. Pack the pictures in smaller parts, or choose their folder.')
  if (count > mostEntries)
    throw new ZipError(`This ZIP file has ${count} entries; at most ${mostEntries} are looked at. Pack the pictures in smaller parts.`)
  const list = await view(file, from, size)
  const entries: ZipEntry[] = []
  let at = 0
  for (let no = 0; no < count; no++) {
    if (at + 46 > size || list.getUint32(at, true) !== signs.entry) throw broken('its list ends too early')
    const [flags, method, packed] = [list.getUint16(at + 8, true), list.getUint16(at + 10, true), list.getUint32(at + 20, true)]
    const [nameLength, extra, remark] = [list.getUint16(at + 28, true), list.getUint16(at + 30, true), list.getUint16(at + 32, true)]
    const place = list.getUint32(at + 42, true)
    if (at + 46 + nameLength > size) throw broken('its list ends too early')
    const name = nameIn(new Uint8Array(list.buffer, list.byteOffset + at + 46, nameLength), flags)
    at += 46 + nameLength + extra + remark
    if (!name.endsWith('/')) entries.push({ name, bytes: (most) => unpack(file, { flags, method, packed, place }, most) })
  }
  return entries
}

/** Names are in UTF-8 where a flag says so; elsewhere in whatever their maker had, of which the plain letters are common. */
function nameIn(bytes: Uint8Array, flags: number): string {
  const utf8 = new TextDecoder('utf-8', { fatal: (flags & 0x800) === 0 })
  try {
    return utf8.decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

interface Packed {
  readonly flags: number
  readonly method: number
  readonly packed: number
  readonly place: number
}

async function unpack(file: Blob, { flags, method, packed, place }: Packed, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (flags & 1) throw new ZipError('It is locked with a password.')
  if (method !== 0 && method !== 8) throw new ZipError('It is packed in a way that is not known here.')
  const head = await view(file, place, 30)
  if (head.getUint32(0, true) !== signs.local) throw broken('an entry is not where its list says')
  const from = place + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  if (from + packed > file.size) throw broken('a part of it is missing')
  const slice = file.slice(from, from + packed)
  return gather(method === 0 ? slice.stream() : slice.stream().pipeThrough(new DecompressionStream('deflate-raw')), most)
}

/** All of a stream, as long as it is no more than it may be. */
async function gather(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > most) throw new ZipError(`It is larger than ${Math.round(most / 1_000_000)} MB when unpacked.`)
      parts.push(value)
    }
  } catch (error) {
    await reader.cancel().catch(() => {})
    throw error instanceof ZipError ? error : broken('an entry cannot be unpacked')
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
