/** Pictures on their way in: found in a folder or a ZIP file, looked at, and made small enough to be kept. */
import { readZip, ZipError } from './zip.ts'

/** A picture that somebody has chosen, not yet read. */
export interface Source {
  readonly name: string
  bytes(): Promise<Uint8Array<ArrayBuffer>>
}

/** A picture file may have so many bytes. */
export const largestFile = 25_000_000
/** The sides of what is kept, in points: a card as large as a window shows it. */
const [mostWide, mostHigh] = [1_000, 1_400]
/** A picture of more points is not unpacked: it would fill the memory. */
const mostPoints = 80_000_000

const isPicture = (name: string) => /\.(png|jpe?g|webp)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name)

/** The pictures among the files of a folder or a choice. */
export function fromFiles(files: Iterable<File>): readonly Source[] {
  return [...files]
    .filter(({ name }) => isPicture(name))
    .map((file) => ({
      name: file.name,
      async bytes() {
        if (file.size > largestFile) throw new ZipError(`It is larger than ${largestFile / 1_000_000} MB.`)
        return new Uint8Array(await file.arrayBuffer())
      },
    }))
}

/** The pictures in a ZIP file. Throws a ZipError. */
export async function fromZip(file: Blob): Promise<readonly Source[]> {
  return (await readZip(file))
    .filter(({ name }) => isPicture(name))
    .map((entry) => ({ name: entry.name.replace(/^.*\//, ''), bytes: () => entry.bytes(largestFile) }))
}

/** How large the first bytes say a PNG is; others are asked once they are unpacked. */
function pointsOf(bytes: Uint8Array<ArrayBuffer>): number {
  const isPng = bytes.length > 24 && bytes[0] === 0x89 && bytes[1] === 0x50
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return isPng ? view.getUint32(16) * view.getUint32(20) : 0
}

/** A picture as it is kept, of at most `largest` bytes, in base 64. Throws an Error that says what is wrong with it. */
export async function madeReady(source: Source, largest: number): Promise<string> {
  const bytes = await source.bytes()
  if (pointsOf(bytes) > mostPoints) throw new ZipError('It has more points than can be shown.')
  let image: ImageBitmap
  try {
    image = await createImageBitmap(new Blob([bytes]))
  } catch {
    throw new ZipError('It cannot be shown: the file is damaged, or no picture.')
  }
  try {
    const share = Math.min(1, mostWide / image.width, mostHigh / image.height)
    // As it is, if it is small enough; a file of another kind that browsers show becomes one of ours.
    if (share === 1 && bytes.length <= largest && isKept(bytes)) return inBase64(new Blob([bytes]))
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(image.width * share)), Math.max(1, Math.round(image.height * share)))
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    for (const quality of [0.88, 0.7, 0.5]) {
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      if (blob.size <= largest) return inBase64(blob)
    }
    throw new ZipError('It cannot be made small enough.')
  } finally {
    image.close()
  }
}

function isKept(bytes: Uint8Array): boolean {
  const starts = (...first: readonly number[]) => first.every((each, i) => bytes[i] === each)
  return starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff) || starts(0x52, 0x49, 0x46, 0x46)
}

function inBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new ZipError('It could not be read.'))
    reader.readAsDataURL(blob)
  })
}
