/** What leaves the window: files to be saved, and lists for the clipboard. */
import type { MadeFile } from '../../src-main/contract/decks.ts'

/** Offers a text to be saved under a name, as the browser does it. */
export function saveText(fileName: string, text: string, mime = 'text/plain'): void {
  save(fileName, new Blob([text], { type: `${mime};charset=utf-8` }))
}

/** Offers a file that the Keeper made, text or bytes. */
export function saveFile({ fileName, mime, text, base64 }: MadeFile): void {
  if (base64 === undefined) return saveText(fileName, text ?? '', mime)
  save(fileName, new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: mime }))
}

/** Offers bytes to be saved. */
export function saveBytes(fileName: string, pieces: Uint8Array<ArrayBuffer>[], mime: string): void {
  save(fileName, new Blob(pieces, { type: mime }))
}

function save(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

/** Throws a sentence that says what to do, where the system does not let the window at its clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    throw new Error('The clipboard cannot be reached from here. Save it as a file instead.', { cause: error })
  }
}

/** What the clipboard holds, if the window may look. */
export async function pastedText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return undefined
  }
}

/** Rows of cells as CSV (RFC 4180). */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/[",\n\r]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(','))
    .join('\r\n') + '\r\n'
