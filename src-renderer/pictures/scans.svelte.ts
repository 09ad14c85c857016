/**
 * A person's own scans as the faces of cards: which card has one, and the pictures themselves, asked of the Keeper over the wire
 * when a face is shown. They come as data, so that the page loads nothing from anywhere. A card that may not be seen has no face,
 * and is never asked for.
 */
import { SvelteMap } from 'svelte/reactivity'
import type { Api } from '../../src-main/contract/contract.ts'
import type { PicturesState } from '../../src-main/contract/pictures.ts'
import { folded } from '../keys/wanted.ts'
import { settings } from '../state/settings.svelte.ts'

interface Named {
  readonly id: string
  readonly title: string
}

/** So many pictures stay in memory: more than any screen shows at once. */
const most = 160
/** So many are asked for at once: the wire has other things to carry. */
const atOnce = 3

let keeper: Api | undefined
let byCard = $state.raw<ReadonlyMap<string, string>>(new Map())
let byTitle = $state.raw<ReadonlyMap<string, string>>(new Map())
/** By file; empty where a picture is missing or broken. */
const sources = new SvelteMap<string, string>()
let waiting: string[] = []
const asked = new Set<string>()

/** Asks which cards have scans; again after that was changed. Without an answer every card has its text face. */
export async function recallScans(api: Api): Promise<void> {
  keeper = api
  try {
    showScans(await api.pictures.state())
  } catch {
    showScans({ pictures: [] })
  }
}

export function showScans({ pictures }: Pick<PicturesState, 'pictures'>): void {
  byCard = new Map(pictures.map(({ card, file }) => [card, file]))
  byTitle = new Map(pictures.map(({ title, file }) => [folded(title), file]))
  for (const [file, source] of sources) if (source === '') sources.delete(file)
}

/** The file of a face: of its very printing, else of its Title, since a table tells no printings apart. */
export function scanOf({ id, title }: Named): string | undefined {
  if (settings.faces !== 'scans') return undefined
  return byCard.get(id) ?? byTitle.get(folded(title))
}

/** What an image shows; nothing until it is there, and nothing at all if it is not. */
export const sourceOf = (file: string | undefined): string | undefined => (file === undefined ? undefined : sources.get(file) || undefined)

/** A picture that cannot be shown is as good as none. */
export const isBroken = (file: string) => void sources.set(file, '')

/** Has a picture brought, unless it is there or on its way. */
export function want(file: string): void {
  if (sources.has(file) || asked.has(file) || waiting.includes(file)) return
  waiting.push(file)
  next()
}

function next(): void {
  while (asked.size < atOnce && waiting.length > 0) {
    // What was wanted last is what is looked at now.
    const file = waiting.pop()!
    waiting = waiting.slice(-most)
    asked.add(file)
    void bring(file)
  }
}

async function bring(file: string): Promise<void> {
  try {
    const { mime, base64 } = await keeper!.pictures.get({ file })
    const [oldest] = sources.keys()
    if (sources.size >= most && oldest !== undefined) sources.delete(oldest)
    sources.set(file, `data:${mime};base64,${base64}`)
  } catch {
    sources.set(file, '')
  } finally {
    asked.delete(file)
    next()
  }
}
