/** What is remembered for the window: read with the contract's own checks, so that what another edition kept does no harm. */
import type { SettingShelf } from '../../db/settings.ts'
import { settings as all, type Settings } from '../contract/settings.ts'

export interface RememberedSettings {
  get(): Settings
  /** Keeps those that are given; answers all. */
  set(changed: Settings): Settings
}

export function rememberedSettings(shelf: SettingShelf): RememberedSettings {
  /** A value that is not understood is as good as none; it stays on the shelf. */
  function get(): Settings {
    const kept = shelf.all()
    const understood = Object.entries(kept).filter(([key, value]) => all.safeParse({ [key]: value }).success)
    return all.parse(Object.fromEntries(understood))
  }

  return {
    get,
    set(changed) {
      shelf.put(changed)
      return get()
    },
  }
}
