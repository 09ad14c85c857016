/** How this window looks and listens. The Keeper remembers it, since the address of a window may be another each time. */
import type { Api } from '../../src-main/contract/contract.ts'
import type { Settings as Kept } from '../../src-main/contract/settings.ts'
import { complain } from './messages.svelte.ts'

export type Theme = NonNullable<Kept['theme']>

export const themes: readonly { readonly id: Theme; readonly name: string }[] = [
  { id: 'system', name: 'As the system' },
  { id: 'dark', name: 'Library at night' },
  { id: 'parchment', name: 'Parchment' },
  { id: 'contrast', name: 'High contrast' },
]

export const textSizes = [0.9, 1, 1.15, 1.3, 1.5, 1.75, 2] as const

interface Settings {
  theme: Theme
  textSize: number
  /** Whether single letters are shortcuts (WCAG 2.1.4). */
  letters: boolean
}

const usual: Settings = { theme: 'system', textSize: 1, letters: true }

export const settings = $state<Settings>({ ...usual })

/** As the Keeper has them; nothing before it has answered. */
let kept: Settings | undefined

/** Takes over what the Keeper remembers, but for what was changed here meanwhile. */
export async function recallSettings(api: Api): Promise<void> {
  const { theme = usual.theme, textSize = usual.textSize, letters = usual.letters } = await api.settings.get()
  kept = { theme, textSize, letters }
  if (settings.theme === usual.theme) settings.theme = theme
  if (settings.textSize === usual.textSize) settings.textSize = textSize
  if (settings.letters === usual.letters) settings.letters = letters
}

/** Tells the Keeper what has changed here. */
async function tellChanges(api: Api, now: Settings): Promise<void> {
  if (kept === undefined || JSON.stringify(kept) === JSON.stringify(now)) return
  kept = now
  try {
    await api.settings.set(now)
  } catch (error) {
    complain(error)
  }
}

const light = matchMedia('(prefers-color-scheme: light)')
const strong = matchMedia('(prefers-contrast: more)')

function shown(theme: Theme): Exclude<Theme, 'system'> {
  if (theme !== 'system') return theme
  if (strong.matches) return 'contrast'
  return light.matches ? 'parchment' : 'dark'
}

/** Puts the settings on the page, now and whenever they or the system's change. Call once, where effects may live. */
export function applySettings(api: Api): void {
  const paint = () => {
    document.documentElement.dataset['theme'] = shown(settings.theme)
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
