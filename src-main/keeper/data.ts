/** What a person can do with all of their data: look how sound it is, go back to a backup, take everything along, empty the bin. */
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { BinShelf } from '../../db/bin.ts'
import { putCarried, takeCarried } from '../../db/carried.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import { type DataShelf, pieceOf } from '../../db/store-care.ts'
import type { Binned, DataState, DataTrouble } from '../contract/data.ts'
import type { HostNews, Recent } from '../contract/host.ts'
import { mostCarried } from '../contract/pictures.ts'
import type { Pictures } from './pictures.ts'
import { refusal } from './refuse.ts'

/** What the host is, and what it can do for the person beside the window. */
export interface HostPowers {
  readonly kind: 'desktop' | 'browser'
  readonly can: readonly string[]
  readonly cannot: readonly string[]
  /** What comes to the window from outside: commands of menus, files that were opened. */
  readonly desk?: {
    news(signal?: AbortSignal): AsyncGenerator<HostNews>
    read(file: number, from: number): { readonly base64: string; readonly done: boolean } | undefined
  }
  /** Shows the data folder in the system's own way. */
  openFolder?(): void
  /** Puts the places visited last into the lists that a system keeps. */
  remember?(recents: readonly Recent[]): void
  /** Shows the keys of commands, by their ids, in menus. */
  showKeys?(keys: Readonly<Record<string, string>>): void
}

export interface DataSources {
  readonly dataDir: string
  readonly care: DataShelf
  readonly bin: BinShelf
  readonly host: HostPowers
  /** Brings back a card of the workshop. */
  readonly restoreCard: (card: string) => void
  readonly pictures: Pick<Pictures, 'all' | 'bytes' | 'bringer'>
  /** Closes everything and opens it again: what lies ready then takes the place of the data. */
  readonly restart: (() => void) | undefined
}

/** Bytes of one piece of the export, before base 64; three of them make four letters. */
const piece = 384 * 1024
/** A file to restore from may have so many bytes (RELIABILITY L8). */
const largest = 200 * 1024 * 1024

export function dataRoom({ dataDir, care, bin, host, restoreCard, restart, pictures }: DataSources) {
  let arriving: Buffer[] = []
  let packed: { readonly folder: string; readonly file: string; readonly fileName: string; readonly total: number } | undefined

  const state = (): DataState => ({ folder: dataDir, ...care.facts(), host })

  function forget(): void {
    if (packed !== undefined) rmSync(packed.folder, { recursive: true, force: true })
    packed = undefined
  }

  /** In the data folder, which is its owner's alone; elsewhere only where nothing can be written there. */
  const folderFor = (what: string): string =>
    mkdtempSync(care.trouble.readOnly === undefined ? join(dataDir, what) : join(tmpdir(), `story-deck-${what}`))

  function trouble(): DataTrouble | undefined {
    const { readOnly, damage } = care.trouble
    if (readOnly === undefined) return undefined
    if (damage === undefined) return { kind: 'read only', ...readOnly }
    const { shows, read, backup, missing } = damage
    return {
      kind: 'damaged',
      ...readOnly,
      shows,
      copy: care.damagedFiles().length > 0,
      ...(read !== undefined && { read }),
      ...(backup !== undefined && { backup }),
      ...(missing !== undefined && { missing }),
    }
  }

  /** A copy of the whole store, packed, in a folder of its own inside the data folder. */
  async function pack(withPictures: boolean) {
    forget()
    if (withPictures && pictures.bytes() > mostCarried)
      throw refusal('bad_options', 'These are too many pictures for one file. Copy the folder “pictures” beside the data yourself.')
    const folder = folderFor('export-')
    try {
      const plain = join(folder, 'copy.db')
      care.copyTo(plain)
      if (withPictures) putCarried(plain, pictures.all())
      const file = join(folder, 'copy.gz')
      await pipeline(createReadStream(plain), createGzip(), createWriteStream(file))
      rmSync(plain)
      packed = { folder, file, fileName: `story-deck-${new Date().toISOString().slice(0, 10)}.storydeck`, total: statSync(file).size }
      return packed
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }

  function goBack(stage: () => void): DataState {
    if (restart === undefined) throw refusal('bad_options', 'Data cannot be exchanged here while it is open.')
    stage()
    const now = state()
    // The answer goes out first.
    setTimeout(restart, 200).unref()
    return now
  }

  /** A file that `exportAll` made takes the place of the data; what there was becomes a backup. */
  async function restoreFile(bytes: Buffer): Promise<DataState> {
    const folder = folderFor('import-')
    try {
      const [given, plain] = [join(folder, 'given.gz'), join(folder, 'copy.db')]
      writeFileSync(given, bytes)
      let size = 0
      const counted = async function* (source: AsyncIterable<Buffer>) {
        for await (const each of source) {
          size += each.length
          if (size > largest) throw new ShelfError('too_big', 'This file is larger than 200 MB when unpacked. Nothing was changed.')
          yield each
        }
      }
      try {
        await pipeline(createReadStream(given), createGunzip(), counted, createWriteStream(plain))
      } catch (error) {
        if (error instanceof ShelfError) throw error
        throw new ShelfError(
          'bad_text',
          'This is no file with all data of a Story Deck. Nothing was changed.',
          'Choose one that “Export everything” has made.',
        )
      }
      return goBack(() => {
        const bringer = pictures.bringer()
        takeCarried(plain, ({ name, bytes }) => bringer.bring(name, bytes))
        care.stageFile(plain)
        bringer.show()
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  return {
    async state(): Promise<DataState> {
      await care.lookAtBackups()
      return state()
    },
    trouble: (): { readonly trouble?: DataTrouble } => {
      const found = trouble()
      return found === undefined ? {} : { trouble: found }
    },
    settle(how: 'go on with what is read' | 'begin anew' | 'try again'): DataState {
      if (how === 'try again') return goBack(() => {})
      if (care.trouble.damage === undefined) throw refusal('bad_options', 'The data is not damaged, so nothing has to take its place.')
      return goBack(how === 'begin anew' ? care.stageEmpty : care.stageRead)
    },
    damagedFile(file: number, from: number) {
      const files = care.damagedFiles()
      const found = files[file]
      if (found === undefined) throw refusal('bad_options', 'There is no damaged file here.')
      const { name, bytes } = found
      const part = found.piece(from, piece)
      const done = from + part.length >= bytes
      return { fileName: `damaged-${name}`, total: bytes, base64: part.toString('base64'), done, files: files.length }
    },
    backUp(): DataState {
      care.backUp()
      return state()
    },
    restore: (backup: string): DataState => goBack(() => care.stageRestore(backup)),

    /** Everything in one file, piece by piece; the first piece makes it. */
    async exportAll(
      from: number,
      withPictures = false,
    ): Promise<{ readonly fileName: string; readonly total: number; readonly base64: string; readonly done: boolean }> {
      const made = from === 0 || packed === undefined ? await pack(withPictures) : packed
      if (from >= made.total && from > 0) throw refusal('bad_options', 'There is no such piece of the file.')
      const bytes = pieceOf(made.file, from, piece)
      const done = from + bytes.length >= made.total
      if (done) forget()
      return { fileName: made.fileName, total: made.total, base64: bytes.toString('base64'), done }
    },
    /** A file of `exportAll` comes in, piece by piece. */
    async receive({ from, base64, done }: { readonly from: number; readonly base64: string; readonly done: boolean }) {
      if (from === 0) arriving = []
      const before = arriving.reduce((sum, each) => sum + each.length, 0)
      const bytes = Buffer.from(base64, 'base64')
      if (from !== before || before + bytes.length > largest) {
        arriving = []
        throw new ShelfError('bad_field', 'The file did not arrive whole. Nothing was changed.', 'Choose it again.')
      }
      arriving.push(bytes)
      const received = before + bytes.length
      if (!done) return { received }
      const whole = Buffer.concat(arriving)
      arriving = []
      return { received, state: await restoreFile(whole) }
    },

    bin: (): readonly Binned[] => bin.list(),
    restoreFromBin(kind: Binned['kind'], id: string): readonly Binned[] {
      if (kind === 'card') restoreCard(id)
      else bin.restore(kind, id)
      return bin.list()
    },
    emptyBin: () => ({ removed: bin.empty() }),
    check: () => care.check(),
    close: forget,
  }
}
