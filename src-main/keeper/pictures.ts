/**
 * A person's own scans of cards, in a folder beside the store: each file is named by its hash, and one list says which card shows
 * which. They are no part of the store, so that its backups stay small; the list lies with the files, so that both go together.
 */
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ShelfError } from '../../db/shelf-error.ts'
import type { Named } from '../../db/titles.ts'
import { largestPicture, mostCarried, mostPictures, type NameMatch, type PicturesState, type Printed } from '../contract/pictures.ts'
import { pictureNames } from './picture-names.ts'
import { refusal } from './refuse.ts'

export type Kind = 'png' | 'jpg' | 'webp'

const mimes: Readonly<Record<Kind, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

/** What a file is by its first bytes, whatever it is called; nothing else is kept. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  const has = (at: number, ...wanted: readonly number[]) => wanted.every((each, i) => bytes[at + i] === each)
  if (has(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (has(0, 0xff, 0xd8, 0xff)) return 'jpg'
  return has(0, 0x52, 0x49, 0x46, 0x46) && has(8, 0x57, 0x45, 0x42, 0x50) ? 'webp' : undefined
}

const listSchema = z.strictObject({
  version: z.literal(1),
  shown: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}\.(png|jpg|webp)$/)),
})

function parsed(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'))
  } catch {
    return undefined
  }
}

export interface Change {
  readonly card: string
  readonly file: string | null
}

export interface PictureSources {
  readonly dataDir: string
  /** All cards of the library, as it is now. */
  readonly cards: () => readonly Named[]
  /** One of them. */
  readonly card: (id: string) => Named | undefined
}

export type Pictures = ReturnType<typeof pictureRoom>

export function pictureRoom({ dataDir, cards, card }: PictureSources) {
  const folder = join(dataDir, 'pictures')
  const listFile = join(folder, 'pictures.json')
  let shown = new Map<string, string>()
  let trouble: string | undefined
  read()

  /** A list that cannot be read hides the pictures, and is left as it is until pictures are taken in anew. */
  function read(): void {
    if (!existsSync(listFile)) return
    try {
      shown = new Map(Object.entries(listSchema.parse(JSON.parse(readFileSync(listFile, 'utf8'))).shown))
    } catch {
      trouble = listFile
    }
  }

  /** Whole or not at all, and on the disk before it is answered. */
  function write(name: string, bytes: Uint8Array): void {
    try {
      mkdirSync(folder, { recursive: true })
      const making = join(folder, `${name}.part`)
      const handle = openSync(making, 'w')
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at)
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      renameSync(making, join(folder, name))
    } catch {
      throw refusal(
        'bad_options',
        `The picture could not be written into ${folder}. Look whether there is room, and whether the folder may be written to.`,
      )
    }
  }

  function keepList(next: ReadonlyMap<string, string>): void {
    if (trouble !== undefined) renameSync(trouble, `${trouble}.damaged`)
    trouble = undefined
    write('pictures.json', Buffer.from(JSON.stringify({ version: 1, shown: Object.fromEntries([...next].sort()) })))
    shown = new Map(next)
  }

  function known(card: string, all: ReadonlySet<string>): void {
    if (!all.has(card))
      throw refusal('bad_options', `There is no card ${card.slice(0, 80)} in the library any more. Choose the pictures again.`)
  }

  function assign(changes: readonly Change[]): readonly Change[] {
    const all = new Set(cards().map(({ id }) => id))
    const next = new Map(shown)
    const before = changes.map(({ card }) => ({ card, file: shown.get(card) ?? null }))
    for (const { card, file } of changes) {
      if (file === null) next.delete(card)
      else {
        known(card, all)
        if (!existsSync(join(folder, file))) throw refusal('bad_options', 'That picture is no longer kept. Choose its file again.')
        next.set(card, file)
      }
    }
    if (next.size > mostPictures) throw refusal('bad_options', `More than ${mostPictures} pictures are not kept. Nothing was changed.`)
    keepList(next)
    return before
  }

  const sizeOf = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0
  const files = () => (existsSync(folder) ? readdirSync(folder).filter((each) => /^[0-9a-f]{64}\.(png|jpg|webp)$/.test(each)) : [])

  function unused(): readonly string[] {
    const wanted = new Set(shown.values())
    return files().filter((each) => !wanted.has(each))
  }

  function state(): PicturesState {
    const left = unused()
    const sum = (all: Iterable<string>) => [...all].reduce((bytes, each) => bytes + sizeOf(each), 0)
    return {
      largest: largestPicture,
      mostCarried,
      folder,
      // A card that is not in the library now may be again.
      pictures: [...shown].flatMap(([id, file]) => {
        const named = card(id)
        return named === undefined ? [] : [{ card: id, title: named.title, file }]
      }),
      bytes: sum(new Set(shown.values())),
      unused: { count: left.length, bytes: sum(left) },
    }
  }

  return {
    state,
    /** Bytes of the pictures that cards show. */
    bytes: () => state().bytes,
    match(names: readonly string[]): readonly NameMatch[] {
      const understand = pictureNames(cards())
      const told = ({ id, title, setCode }: Named): Printed => ({ card: id, title, set: setCode })
      return names.map((name) => {
        const { cards: sure, unsure } = understand(name)
        return { name, cards: sure.slice(0, 20).map(told), unsure: unsure.slice(0, 20).map(told) }
      })
    },
    keep(wanted: readonly string[], base64: string): readonly Change[] {
      const bytes = Buffer.from(base64, 'base64')
      const kind = kindOf(bytes)
      if (kind === undefined) throw refusal('bad_options', 'That is no picture. PNG, JPEG and WebP are taken in.')
      if (bytes.length > largestPicture) throw refusal('bad_options', 'That picture is too large. It is made smaller before it is sent.')
      const all = new Set(cards().map(({ id }) => id))
      for (const each of wanted) known(each, all)
      const file = `${createHash('sha256').update(bytes).digest('hex')}.${kind}`
      if (sizeOf(file) !== bytes.length) write(file, bytes)
      return assign(wanted.map((card) => ({ card, file })))
    },
    assign,
    get(file: string): { readonly mime: string; readonly base64: string } {
      const path = join(folder, file)
      const bytes = existsSync(path) ? readFileSync(path) : undefined
      const kind = bytes && kindOf(bytes)
      // A file that somebody else put there, or damaged, is as good as none.
      if (bytes === undefined || kind === undefined || bytes.length > largestPicture)
        throw new ShelfError('not_found', 'That picture is not there any more.')
      return { mime: mimes[kind], base64: bytes.toString('base64') }
    },
    /** The pictures that cards show, and the list of which shows which, to be taken along. */
    *all(): Generator<{ readonly name: string; readonly bytes: Uint8Array }> {
      if (shown.size === 0) return
      for (const name of new Set(shown.values())) if (sizeOf(name) > 0) yield { name, bytes: readFileSync(join(folder, name)) }
      yield { name: 'pictures.json', bytes: readFileSync(listFile) }
    },
    /** What was taken along comes back: a card shows what it showed then, others what they show now. What is no picture stays out. */
    bringer() {
      let list: Buffer | undefined
      return {
        bring(name: string, bytes: Uint8Array): void {
          if (name === 'pictures.json') list = Buffer.from(bytes)
          const kind = kindOf(bytes)
          if (kind === undefined || bytes.length > largestPicture) return
          if (name === `${createHash('sha256').update(bytes).digest('hex')}.${kind}` && sizeOf(name) !== bytes.length) write(name, bytes)
        },
        show(): void {
          const read = list && listSchema.safeParse(parsed(list))
          if (!read?.success) return
          const found = Object.entries(read.data.shown).filter(([, file]) => sizeOf(file) > 0)
          keepList(new Map([...shown, ...found].slice(-mostPictures)))
        },
      }
    },
    clean(): PicturesState {
      for (const each of unused()) rmSync(join(folder, each), { force: true })
      return state()
    },
  }
}
