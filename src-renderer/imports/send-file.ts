/** The way of a file to the Keeper: in pieces, so that no message is too large, and refused by its size before any is sent. */
import type { Api } from '../../src-main/contract/contract.ts'

/** Bytes as text, as a message can hold them. */
function base64(bytes: Uint8Array): string {
  let text = ''
  // A call takes only so many arguments.
  for (let from = 0; from < bytes.length; from += 8_192) text += String.fromCharCode(...bytes.subarray(from, from + 8_192))
  return btoa(text)
}

/** The browser cannot read a folder, nor a file that is gone, and says so in its own words. */
async function bytesOf(piece: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await piece.arrayBuffer())
  } catch (cause) {
    throw new Error('This is a folder, or a file that cannot be read. Nothing was changed. Choose another file.', { cause })
  }
}

/**
 * Sends a file as long as it is wanted, and answers the name under which it then lies there; `begun` is told that one first.
 * `beside`: files that lie there already and will be looked at together with it.
 */
export async function sendFile(
  api: Api,
  file: File,
  signal?: AbortSignal,
  begun: (upload: string) => void = () => {},
  beside: string[] = [],
): Promise<string> {
  const { upload, piece } = await api.imports.begin({ name: file.name, size: file.size, ...(beside.length > 0 && { beside }) })
  begun(upload)
  for (let from = 0, no = 0; from < file.size && signal?.aborted !== true; from += piece, no++) {
    await api.imports.send({ upload, no, data: base64(await bytesOf(file.slice(from, from + piece))) })
  }
  return upload
}
