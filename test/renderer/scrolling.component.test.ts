/** Places that scroll: a stop for Tab while there is more than fits, with a name, and what they were before. */
import { afterEach, expect, test } from 'vitest'
import { scrolls } from '../../src-renderer/ui/scrolling.ts'

afterEach(() => document.body.replaceChildren())

/** A low box with much in it. */
function box(tag: 'ol' | 'div'): HTMLElement {
  const node = document.createElement(tag)
  Object.assign(node.style, { height: '40px', overflow: 'auto' })
  for (let item = 0; item < 20; item++)
    node.append(Object.assign(document.createElement(tag === 'ol' ? 'li' : 'p'), { textContent: 'Line' }))
  document.body.append(node)
  return node
}

test('a place that scrolls is a stop for Tab and has a name', async () => {
  const node = box('div')
  const end = scrolls('Moments')(node)
  await expect.poll(() => node.tabIndex).toBe(0)
  expect([node.getAttribute('role'), node.getAttribute('aria-label')]).toEqual(['group', 'Moments'])
  node.replaceChildren()
  await expect.poll(() => node.getAttribute('role')).toBeNull()
  end()
})

test('a list that scrolls stays a list', async () => {
  const node = box('ol')
  const end = scrolls('Moments')(node)
  await expect.poll(() => node.tabIndex).toBe(0)
  expect([node.getAttribute('role'), node.getAttribute('aria-label')]).toEqual([null, 'Moments'])
  end()
})
