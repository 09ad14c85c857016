/** How this window looks and listens, kept on this machine: no matter for the Keeper. */

export type Theme = 'system' | 'dark' | 'parchment' | 'contrast'

export const themes: readonly { readonly id: Theme; readonly name: string }[] = [
  { id: 'system', name: 'As the system' },
  { id: 'dark', name: 'Library at night' },
  { id: 'parchment', name: 'Parchment' },
  { id: 'contrast', name: 'High contrast' },
]

export const textSizes = [0.9, 1, 1.15, 1.3, 1.5] as const

interface Settings {
  theme: Theme
  textSize: number
  /** Whether single letters are shortcuts (WCAG 2.1.4). */
  letters: boolean
}

/** A store that may be forbidden or full; then nothing is kept, and that is all. */
export function recall<T>(key: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(`story-deck.${key}`) ?? '{}') as Partial<T>
  } catch {
    return {}
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`story-deck.${key}`, JSON.stringify(value))
  } catch {}
}

const start: Settings = { theme: 'system', textSize: 1, letters: true, ...recall<Settings>('settings') }

export const settings = $state<Settings>(start)

const light = matchMedia('(prefers-color-scheme: light)')
const strong = matchMedia('(prefers-contrast: more)')

function shown(theme: Theme): Exclude<Theme, 'system'> {
  if (theme !== 'system') return theme
  if (strong.matches) return 'contrast'
  return light.matches ? 'parchment' : 'dark'
}

/** Puts the settings on the page, now and whenever they or the system's change. Call once, where effects may live. */
export function applySettings(): void {
  const paint = () => {
    document.documentElement.dataset['theme'] = shown(settings.theme)
    document.documentElement.style.setProperty('--text-size', String(settings.textSize))
  }
  $effect(() => {
    paint()
    remember('settings', $state.snapshot(settings))
  })
  $effect(() => {
    for (const each of [light, strong]) each.addEventListener('change', paint)
    return () => {
      for (const each of [light, strong]) each.removeEventListener('change', paint)
    }
  })
}
