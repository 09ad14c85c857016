/** ZIP files, good and bad, as pictures come in them. */
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readZip } from '../../src-renderer/pictures/zip.ts'

interface Made {
  readonly name: string
  readonly body: Buffer
  readonly method?: 0 | 8
  readonly flags?: number
  /** What the list says of its place. */
  readonly place?: number
}

/** A ZIP file, written by hand so that anything in it can be wrong. */
function zip(files: readonly Made[], { count = files.length, remark = '' } = {}): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, body, method = 8, flags = 0x800, place } of files) {
    const named = Buffer.from(name)
    const packed = method === 8 ? deflateRawSync(body) : body
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(named.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(body.length, 24)
    entry.writeUInt16LE(named.length, 28)
    entry.writeUInt32LE(place ?? at, 42)
    parts.push(local, named, packed)
    list.push(entry, named)
    at += 30 + named.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(remark.length, 20)
  return Buffer.concat([...parts, ...list, end, Buffer.from(remark)]) as Buffer<ArrayBuffer>
}

const read = (bytes: Buffer<ArrayBuffer>) => readZip(new Blob([bytes]))
const words = async (bytes: Promise<Uint8Array>) => Buffer.from(await bytes).toString()

test('files are read, packed or as they are, with names beyond ASCII, in folders, behind a remark', async () => {
  const entries = await read(
    zip(
      [
        { name: 'scans/', body: Buffer.alloc(0), method: 0 },
        { name: 'scans/Éclat.png', body: Buffer.from('one') },
        { name: 'two.jpg', body: Buffer.from('two'), method: 0 },
      ],
      { remark: 'made by hand' },
    ),
  )
  expect(entries.map(({ name }) => name)).toEqual(['scans/Éclat.png', 'two.jpg'])
  expect([await words(entries[0]!.bytes(10)), await words(entries[1]!.bytes(10))]).toEqual(['one', 'two'])
})

test('a bomb is unpacked no further than is wanted, whatever the file says of its size', async () => {
  const [bomb] = await read(zip([{ name: 'bomb.png', body: Buffer.alloc(30_000_000) }]))
  await expect(bomb!.bytes(1_000_000)).rejects.toThrow('larger than 1 MB')
})

test('a file cut off anywhere is refused with a reason, and never read past its end', async () => {
  const whole = zip([{ name: 'a.png', body: Buffer.from('abc'.repeat(100)), method: 0 }])
  for (let cut = 0; cut < whole.length; cut += 7) {
    await expect(read(whole.subarray(0, cut) as Buffer<ArrayBuffer>), `cut at ${cut}`).rejects.toThrow(/ZIP file/)
  }
})

test('places that lead elsewhere, round in a circle or behind the end are refused at the entry', async () => {
  const entries = await read(
    zip([
      { name: 'a.png', body: Buffer.from('abc') },
      { name: 'b.png', body: Buffer.from('abc'), place: 3 },
      { name: 'c.png', body: Buffer.from('abc'), place: 0xfffffff0 },
      { name: 'd.png', body: Buffer.from('abc'), place: 0 },
    ]),
  )
  await expect(entries[1]!.bytes(100)).rejects.toThrow('not where its list says')
  await expect(entries[2]!.bytes(100)).rejects.toThrow('missing')
  // Two names for one place are two small files, and no more than that.
  expect(await words(entries[3]!.bytes(100))).toBe('abc')
})

test('more entries than the list has, a password and a ZIP in a ZIP are told', async () => {
  await expect(read(zip([{ name: 'a.png', body: Buffer.from('abc') }], { count: 2 }))).rejects.toThrow('ends too early')
  await expect(read(zip([], { count: 20_001 }))).rejects.toThrow('20001 entries')
  const [locked] = await read(zip([{ name: 'a.png', body: Buffer.from('abc'), flags: 1 }]))
  await expect(locked!.bytes(100)).rejects.toThrow('password')
  const inner = zip([{ name: 'a.png', body: Buffer.from('abc') }])
  const outer = await read(zip([{ name: 'inner.zip', body: inner }]))
  expect(outer.map(({ name }) => name)).toEqual(['inner.zip'])
})

test('ten thousand entries are listed', async () => {
  const many = Array.from({ length: 10_000 }, (_, no) => ({ name: `card ${no}.png`, body: Buffer.from('x'), method: 0 as const }))
  expect((await read(zip(many))).length).toBe(10_000)
})
