/** The one menu of the window: what it does by key, where it lies, and where the focus goes after it. */
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Spot } from '../../src-renderer/table/desk.svelte.ts'
import PieceMenu from '../../src-renderer/table/PieceMenu.svelte'

beforeAll(() => page.viewport(1280, 720))

/** A piece with two choices and its menu. */
async function laidOut() {
  const element = document.createElement('button')
  element.textContent = 'Piece'
  element.style.cssText = 'position: fixed; left: 200px; top: 100px; width: 80px; height: 100px'
  document.body.append(element)
  element.focus()
  const spot = { id: 'card-1', label: 'Nodens', element, zoom: () => {}, asks: true } as unknown as Spot
  const choices = [
    { key: 'a', text: 'Play it', hint: 'It gains you 2 Sanity.' },
    { key: 'b', text: 'Bury it' },
  ]
  const desk = { choicesOn: () => choices, choose: vi.fn(), pin: vi.fn(), ask: vi.fn(), layOut: vi.fn(), menu: spot }
  const { unmount } = await render(PieceMenu, { desk: desk as never, spot })
  return { element, desk, choices, unmount }
}

test('[UX 3.1] the choices of a piece have digits and their hints, and lie beside it', async () => {
  const { desk, choices, element } = await laidOut()
  const menu = page.getByRole('menu', { name: 'Nodens' })
  await expect.element(menu.getByRole('menuitem', { name: /^Play it.*It gains you 2 Sanity\..*1$/ })).toHaveFocus()
  expect(menu.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(element.getBoundingClientRect().right)
  await userEvent.keyboard('2')
  expect(desk.choose.mock.calls).toEqual([[choices[1]]])
  expect(desk.layOut).toHaveBeenCalledWith(undefined)
  element.remove()
})

test('[UX 3.3] the arrows go round, and what else can be done stands apart', async () => {
  const { desk, element, unmount } = await laidOut()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('menuitem', { name: /^Why it can be used/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(desk.ask).toHaveBeenCalledOnce()
  await unmount()
  expect(document.activeElement).toBe(element)
  element.remove()
})
