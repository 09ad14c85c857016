/**
 * What comes to the window from outside of it: commands of menus, and files that were opened with the app. It waits here until a
 * window listens, so that a file that starts the app is not lost; a file is read piece by piece, when the window asks for it.
 */
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { filePiece, type HostNews } from '../contract/host.ts'

/** Kinds of files that can be opened from outside; what is in one is looked at by the window. */
export const fileKinds = ['deck', 'storymatch', 'storydeck', 'json', 'cards', 'csv', 'xml', 'txt', 'md', 'zip'] as const

/** A file may have so many bytes (RELIABILITY L8). */
const largest = 200 * 1024 * 1024

/** How much may wait for a window. */
const mostWaiting = 100

export type HostDesk = ReturnType<typeof hostDesk>

/** `opened` is told of each file that was opened, for the lists that a system keeps. */
export function hostDesk(opened: (path: string) => void = () => {}) {
  const waiting: HostNews[] = []
  const files = new Map<number, { readonly path: string; readonly bytes: number }>()
  let count = 0
  /** Wakes whoever listens. */
  let wake = () => {}

  function say(news: HostNews): void {
    waiting.push(news)
    waiting.splice(0, waiting.length - mostWaiting)
    wake()
  }

  return {
    say,

    /** A file was opened with the app. One that cannot be read is told to the person, with its name alone. */
    bring(path: string): void {
      const name = basename(path)
      const found = statSync(path, { throwIfNoEntry: false })
      if (found === undefined) return say({ is: 'trouble', text: `The file ${name} is not there any more.` })
      if (!found.isFile()) return say({ is: 'trouble', text: `${name} is no file. Open a deck, a match or a set of cards.` })
      if (found.size > largest) return say({ is: 'trouble', text: `${name} is larger than 200 MB, which is too much for Story Deck.` })
      files.set(++count, { path, bytes: found.size })
      opened(path)
      say({ is: 'file', file: count, name, bytes: found.size })
    },

    /** What was said and not yet heard, then everything that is said, until the signal. The newest listener is the one who hears. */
    async *news(signal?: AbortSignal): AsyncGenerator<HostNews> {
      let over = false
      // A window that was loaded anew listens again, and its old self must not take away what is said.
      wake()
      const mine = () => wake === awaken
      let next = Promise.withResolvers<void>()
      const awaken = () => next.resolve()
      wake = awaken
      const stop = () => {
        over = true
        awaken()
      }
      signal?.addEventListener('abort', stop, { once: true })
      try {
        while (!over && mine()) {
          const news = waiting.shift()
          if (news !== undefined) yield news
          else {
            await next.promise
            next = Promise.withResolvers<void>()
          }
        }
      } finally {
        signal?.removeEventListener('abort', stop)
      }
    },

    /** A piece of a file that was told of; nothing, if there is no such file or it is gone. */
    read(file: number, from: number): { readonly base64: string; readonly done: boolean } | undefined {
      const known = files.get(file)
      if (known === undefined) return undefined
      const bytes = Buffer.alloc(Math.max(0, Math.min(filePiece, known.bytes - from)))
      let read = 0
      try {
        const handle = openSync(known.path, 'r')
        try {
          read = readSync(handle, bytes, 0, bytes.length, from)
        } finally {
          closeSync(handle)
        }
      } catch {
        files.delete(file)
        return undefined
      }
      const done = read < bytes.length || from + read >= known.bytes
      if (done) files.delete(file)
      return { base64: bytes.toString('base64', 0, read), done }
    },
  }
}

/** The files among the words of a command line: what begins with a dash is for somebody else, and so is what is no known kind. */
export function filesIn(words: readonly string[], folder: string): string[] {
  return words
    .filter((word) => !word.startsWith('-') && fileKinds.some((kind) => extname(word).toLowerCase() === `.${kind}`))
    .map((word) => resolve(folder, word))
}
