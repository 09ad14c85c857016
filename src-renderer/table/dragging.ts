/**
 * Dragging a piece by the pointer onto what may have it. The board marks that with `data-drop` while the piece is lifted; Escape
 * and every other place end it, and nothing has happened. Whatever can be dragged can be done by keys as well.
 */

interface Hands {
  /** Whether there is anywhere to put it now. */
  may(): boolean
  lift(): void
  /** `where` is what the place bears in `data-drop`. */
  drop(where: string): void
  end(): void
}

/** So far the pointer must go before a press is a drag (px). */
const slack = 8

/** An attachment for a piece. A press without a drag stays a press. */
export function drags({ may, lift, drop, end }: Hands) {
  return (node: HTMLElement): (() => void) => {
    let from: { readonly x: number; readonly y: number } | undefined
    let ghost: HTMLElement | undefined

    function down(event: PointerEvent): void {
      if (event.button !== 0 || event.pointerType === 'touch' || !may()) return
      from = { x: event.clientX, y: event.clientY }
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', stop)
      addEventListener('keydown', key, true)
    }

    function move(event: PointerEvent): void {
      if (from === undefined) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (ghost === undefined) {
        if (Math.hypot(x, y) < slack) return
        ghost = shadowOf(node)
        lift()
      }
      ghost.style.translate = `${x}px ${y}px`
      event.preventDefault()
    }

    function up(event: PointerEvent): void {
      const dragged = ghost !== undefined
      const where = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')?.dataset['drop']
      if (dragged) swallowClick()
      stop()
      if (dragged && where !== undefined) drop(where)
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || ghost === undefined) return
      event.preventDefault()
      event.stopPropagation()
      stop()
      swallowClick()
    }

    function stop(): void {
      from = undefined
      if (ghost !== undefined) end()
      ghost?.remove()
      ghost = undefined
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
      removeEventListener('keydown', key, true)
    }

    node.addEventListener('pointerdown', down)
    return () => {
      node.removeEventListener('pointerdown', down)
      stop()
    }
  }
}

/** The piece as it is carried: for the eye alone, and never in the way of the pointer. */
function shadowOf(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect()
  const shadow = node.cloneNode(true) as HTMLElement
  for (const name of ['id', 'data-piece', 'data-spot', 'data-offered', 'aria-label']) shadow.removeAttribute(name)
  shadow.setAttribute('aria-hidden', 'true')
  shadow.tabIndex = -1
  Object.assign(shadow.style, {
    position: 'fixed',
    zIndex: 'var(--layer-zoom)',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    opacity: '0.85',
    pointerEvents: 'none',
  })
  // Beside the piece, so that it looks the same; what a board counts are pieces in their places.
  document.querySelector('.table, body')!.append(shadow)
  return shadow
}

/** The press that a drag ends with is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}
