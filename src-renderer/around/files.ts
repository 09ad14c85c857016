/** Files on their way between host, Keeper and disk, in pieces that a message can hold. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { HostNews } from '../../src-main/contract/host.ts'
import { saveBytes } from '../ui/files.ts'

/** Bytes of one piece on its way to the Keeper. */
const piece = 400_000

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))

/** A file that was opened from outside, whole. */
export async function fetched(api: Api, { file, name }: Extract<HostNews, { is: 'file' }>): Promise<File> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0, done = false; !done; ) {
    const part = await api.host.read({ file, from })
    const bytes = bytesOf(part.base64)
    pieces.push(bytes)
    from += bytes.length
    done = part.done
  }
  return new File(pieces, name)
}

/** Sends a file with all data to take the place of what is there; `far` is told from 0 to 1. Nothing is changed before the last piece. */
export async function sendAll(api: Api, file: File, far: (share: number) => void): Promise<void> {
  for (let from = 0; from === 0 || from < file.size; from += piece) {
    const bytes = new Uint8Array(await file.slice(from, from + piece).arrayBuffer())
    const base64 = btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''))
    await api.data.restoreFile({ from, base64, done: from + piece >= file.size })
    far(Math.min(1, (from + piece) / file.size))
  }
}

interface Part {
  readonly fileName: string
  readonly total: number
  readonly base64: string
  readonly done: boolean
}

/** Saves a file that comes piece by piece; `far` is told from 0 to 1. Answers the last piece. */
export async function savePieces<P extends Part>(next: (from: number) => Promise<P>, far: (share: number) => void = () => {}): Promise<P> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; ; ) {
    const part = await next(from)
    pieces.push(bytesOf(part.base64))
    from += pieces.at(-1)!.length
    far(part.total === 0 ? 1 : from / part.total)
    if (part.done) {
      saveBytes(part.fileName, pieces, 'application/octet-stream')
      return part
    }
  }
}

/** The match that lies in a report of a problem, as a file of its own. Throws where there is none. */
export async function reportedMatch(file: File): Promise<File> {
  const { match } = JSON.parse(await file.text()) as { readonly match?: unknown }
  if (match === undefined) throw new Error(`${file.name} is a report without a match. There is nothing in it to open.`)
  return new File([JSON.stringify(match)], file.name)
}
