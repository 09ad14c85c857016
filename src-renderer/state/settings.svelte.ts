/** How this window looks and listens. The Keeper remembers it, since the address of a window may be another each time. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { Settings as Kept } from '../../src-main/contract/settings.ts'
import { complain } from './messages.svelte.ts'

export type Theme = NonNullable<Kept['theme']>

export const themes: readonly { readonly id: Theme; readonly name: string }[] = [
  { id: 'system', name: 'As the system' },
  { id: 'dark', name: 'Library at night' },
  { id: 'light', name: 'Library by day' },
  { id: 'parchment', name: 'Parchment' },
  { id: 'contrast', name: 'High contrast' },
]

export const textSizes = [0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2] as const

export interface Settings {
  theme: Theme
  textSize: number
  /** Whether single letters are shortcuts (WCAG 2.1.4). */
  letters: boolean
  /** `still`: nothing moves, whatever the system says. */
  motion: 'system' | 'still'
  /** Short sounds when somebody is asked, and when a match ends. */
  sounds: boolean
  /** How long a bot's move stays before the next one; `step`: until the person goes on. */
  pace: NonNullable<Kept['pace']>
  /** What a bot does is told with a reason. */
  reasons: boolean
  /** What leaves but one choice is chosen without asking. */
  skipSingle: boolean
  /** A card that is pointed at is shown large by itself. */
  hover: boolean
  /** What is shown large: the card, or its words in plain type. */
  zoom: 'card' | 'text'
  /** What a card shows where there is a scan of it. */
  faces: 'scans' | 'text'
  /** How much of the window's width is beside the table (percent); 0: as much as is usual. */
  side: number
  /** Keys that are not the usual ones, by the id of the command. */
  keys: Readonly<Record<string, readonly string[]>>
  /** What was chosen last in the list of commands, the newest first. */
  recent: readonly string[]
}

const usual: Settings = {
  theme: 'system',
  textSize: 1,
  letters: true,
  motion: 'system',
  sounds: false,
  pace: 'brisk',
  reasons: true,
  skipSingle: false,
  hover: true,
  zoom: 'card',
  faces: 'scans',
  side: 0,
  keys: {},
  recent: [],
}

export const settings = $state<Settings>({ ...usual })

/** Puts some settings back to what they were at first; answers what they were before. */
export function resetSettings(keys: readonly (keyof Settings)[]): Partial<Settings> {
  const before: Partial<Settings> = {}
  for (const key of keys) {
    Object.assign(before, { [key]: settings[key] })
    Object.assign(settings, { [key]: usual[key] })
  }
  return before
}

/** As the Keeper has them; nothing before it has answered. */
let kept: Settings | undefined

/** Takes over what the Keeper remembers, but for what was changed here meanwhile. */
export async function recallSettings(api: Api): Promise<void> {
  const told = await api.settings.get()
  const names = Object.keys(usual) as (keyof Settings)[]
  const known = Object.fromEntries(names.map((key) => [key, told[key] ?? usual[key]])) as unknown as Settings
  kept = known
  const here = $state.snapshot(settings)
  for (const key of names) {
    if (JSON.stringify(here[key]) === JSON.stringify(usual[key])) Object.assign(settings, { [key]: known[key] })
  }
}

/** Tells the Keeper what has changed here. */
async function tellChanges(api: Api, now: Settings): Promise<void> {
  if (kept === undefined || JSON.stringify(kept) === JSON.stringify(now)) return
  kept = now
  try {
    await api.settings.set(now as Kept)
  } catch (error) {
    complain(error)
  }
}

const light = matchMedia('(prefers-color-scheme: light)')
const strong = matchMedia('(prefers-contrast: more)')

function shown(theme: Theme): Exclude<Theme, 'system'> {
  if (theme !== 'system') return theme
  if (strong.matches) return 'contrast'
  return light.matches ? 'light' : 'dark'
}

/** Puts the settings on the page, now and whenever they or the system's change. Call once, where effects may live. */
export function applySettings(api: Api): void {
  const paint = () => {
    document.documentElement.dataset['theme'] = shown(settings.theme)
    document.documentElement.dataset['motion'] = settings.motion
    document.documentElement.style.setProperty('--text-size', String(settings.textSize))
  }
  $effect(() => {
    paint()
    void tellChanges(api, $state.snapshot(settings))
  })
  $effect(() => {
    for (const each of [light, strong]) each.addEventListener('change', paint)
    return () => {
      for (const each of [light, strong]) each.removeEventListener('change', paint)
    }
  })
}
