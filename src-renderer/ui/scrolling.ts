/**
 * Places that scroll, for whoever has no mouse: while there is more than fits, the place itself is a stop for Tab, and the
 * arrows scroll it. While all of it fits it is none.
 */

/** An attachment; `name` is what the place is called, where it is not named already. */
export function scrolls(name?: string) {
  return (node: HTMLElement): (() => void) => {
    /** A list stays a list: its items would belong to nothing. */
    const isList = node.matches('ol, ul')
    const isNamed = node.hasAttribute('aria-label') || node.hasAttribute('aria-labelledby')
    let isWaiting = false

    function look(): void {
      isWaiting = false
      const isMore = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
      if (isMore === (node.tabIndex === 0)) return
      if (!isMore) {
        // Whoever stands on it stays.
        if (document.activeElement === node) return
        node.removeAttribute('tabindex')
      } else node.tabIndex = 0
      if (name === undefined || isNamed) return
      if (isMore) {
        if (!isList) node.setAttribute('role', 'group')
        node.setAttribute('aria-label', name)
      } else {
        if (!isList) node.removeAttribute('role')
        node.removeAttribute('aria-label')
      }
    }

    function changed(): void {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(look)
    }

    const sizes = new ResizeObserver(changed)
    sizes.observe(node)
    const content = new MutationObserver(changed)
    content.observe(node, { childList: true, subtree: true, characterData: true })
    changed()
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }
}
