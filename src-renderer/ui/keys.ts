/** Keys: which presses are meant for the window and not for what has the focus, and how to move among pieces with the arrows. */

/** Whether letters typed now are text. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['button', 'checkbox', 'radio', 'range', 'submit', 'file'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
}

/** A press without Ctrl, Alt or Cmd. Shift is allowed, for `?`. */
export const isPlain = (event: KeyboardEvent) => !event.ctrlKey && !event.metaKey && !event.altKey

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const spots = (within: Element) => [...within.querySelectorAll<HTMLElement>('[data-spot]')].filter((each) => each.offsetParent !== null)

/** How far `to` is from `from` when one goes `way`; what lies aside counts double. Infinite for what lies elsewhere. */
function distance(from: DOMRect, to: DOMRect, way: Way): number {
  const across = to.left + to.width / 2 - (from.left + from.width / 2)
  const down = to.top + to.height / 2 - (from.top + from.height / 2)
  const sideways = way === 'ArrowLeft' || way === 'ArrowRight'
  const along = sideways ? across : down
  const forward = way === 'ArrowRight' || way === 'ArrowDown' ? along : -along
  const aside = Math.abs(sideways ? down : across)
  return forward <= 4 || aside > forward * 4 ? Number.POSITIVE_INFINITY : forward + 2 * aside
}

function nearest(from: HTMLElement, candidates: readonly HTMLElement[], way: Way): HTMLElement | undefined {
  const here = from.getBoundingClientRect()
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const each of candidates) {
    if (each === from) continue
    const far = distance(here, each.getBoundingClientRect(), way)
    if (far < least) [best, least] = [each, far]
  }
  return best
}

/**
 * Makes an element one zone of a board: one stop for Tab, arrows inside, and on to the next zone at its edge. Everything
 * in it that can be stood on bears `data-spot`.
 */
export function zone(node: HTMLElement): () => void {
  function settle(): void {
    const all = spots(node)
    const stop = all.find((each) => each.tabIndex === 0) ?? all[0]
    for (const each of all) each.tabIndex = each === stop ? 0 : -1
  }

  function focused(event: FocusEvent): void {
    const on = event.target
    if (!(on instanceof HTMLElement) || on.dataset['spot'] === undefined) return
    for (const each of spots(node)) each.tabIndex = each === on ? 0 : -1
  }

  function pressed(event: KeyboardEvent): void {
    const on = event.target
    if (!(on instanceof HTMLElement) || on.dataset['spot'] === undefined || !isPlain(event)) return
    const to = target(node, on, event.key)
    if (to === undefined) return
    event.preventDefault()
    to.focus()
    to.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const watch = new MutationObserver(settle)
  watch.observe(node, { childList: true, subtree: true })
  node.dataset['zone'] = ''
  node.addEventListener('focusin', focused)
  node.addEventListener('keydown', pressed)
  settle()
  return () => {
    watch.disconnect()
    node.removeEventListener('focusin', focused)
    node.removeEventListener('keydown', pressed)
  }
}

function target(within: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  switch (key) {
    case 'Home':
      return spots(within)[0]
    case 'End':
      return spots(within).at(-1)
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return nearest(from, spots(within), key) ?? nearest(from, spots(within.closest('[data-zones]') ?? within), key)
    default:
      return undefined
  }
}

/** Puts the focus into the next zone (or the one before), at the place that was last stood on. */
export function nextZone(step: 1 | -1): void {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')].filter((each) => spots(each).length > 0)
  if (zones.length === 0) return
  const at = zones.findIndex((each) => each.contains(document.activeElement))
  const zone = zones[(at < 0 ? (step > 0 ? 0 : -1) : at + step + zones.length) % zones.length] ?? zones.at(-1)!
  const all = spots(zone)
  const place = all.find((each) => each.tabIndex === 0) ?? all[0]
  place?.focus()
}

/** Puts the focus on the next piece with which something can be done. */
export function nextOffered(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-offered]')].filter((each) => each.offsetParent !== null)
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
