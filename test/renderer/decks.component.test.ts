/** The deck builder with a canned Keeper: cards in and out by keys, drops and menus, and what is told of each. */
import { ORPCError } from '@orpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Api } from '../../src-main/contract/contract.ts'
import Decks from '../../src-renderer/decks/Decks.svelte'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { hush, messages } from '../../src-renderer/state/messages.svelte.ts'

/** The least window the app is made for. */
beforeEach(async () => {
  await page.viewport(1280, 720)
  hush()
})

/** A deck that can be edited, on a Keeper that notes the edits. */
async function builder(deck = 3, more: Partial<Api['deckRoom']> = {}, library: Partial<Api['library']> = {}) {
  const canned = cannedKeeper({})
  const edit = vi.fn(canned.deckRoom.edit)
  const api: Api = { ...canned, deckRoom: { ...canned.deckRoom, edit, ...more }, library: { ...canned.library, ...library } }
  const { container } = await render(Decks, { api, deck })
  container.style.height = '700px'
  await expect.element(page.getByLabelText('Name of the deck')).toBeVisible()
  await expect.element(pool()).toBeVisible()
  return { api, edit }
}

const pool = () => page.getByRole('listbox', { name: 'Cards found' })
const search = () => page.getByRole('textbox', { name: 'Search the library' })
const line = (card: string, section = 'deck') => document.querySelector<HTMLElement>(`[data-card="${card}"][data-section="${section}"]`)
const main = (card: string, section = 'deck') => line(card, section)?.querySelector<HTMLElement>('[data-main]')
const count = (card: string, section = 'deck') => Number(line(card, section)?.querySelector('.count b')?.textContent ?? 0)
const changes = (edit: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
  edit.mock.calls.flatMap(([asked]) => (asked as { edit: { changes: readonly unknown[] } }).edit.changes)

async function find(words: string) {
  await search().fill(words)
  await expect.element(pool().getByRole('option').first()).toHaveAttribute('aria-setsize', '1')
  ;(pool().element() as HTMLElement).focus()
}

test('in the pool Enter adds one, a digit sets, − takes one out, Shift+Enter goes to Maybe', async () => {
  const { edit } = await builder()
  await find('moonless')
  const card = 'moonless-night'
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => count(card)).toBe(1)
  await userEvent.keyboard('3')
  await expect.poll(() => count(card)).toBe(3)
  await userEvent.keyboard('-')
  await expect.poll(() => count(card)).toBe(2)
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.poll(() => count(card, 'maybe')).toBe(1)
  expect(changes(edit)).toEqual([
    { do: 'set', section: 'deck', card, copies: 1 },
    { do: 'set', section: 'deck', card, copies: 3 },
    { do: 'set', section: 'deck', card, copies: 2 },
    { do: 'set', section: 'maybe', card, copies: 1 },
  ])
  await search().fill('')
})

test('a key after Enter is for the cards that were searched for, however late they come', async () => {
  const canned = cannedKeeper({})
  let isLate = false
  const answered: string[] = []
  const { edit } = await builder(
    3,
    {},
    {
      search: async (asked) => {
        if (isLate) await new Promise((resolve) => setTimeout(resolve, 300))
        answered.push(asked.query)
        return canned.library.search(asked)
      },
    },
  )
  isLate = true
  await search().fill('moonless')
  await search().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(search(), { message: 'no key reaches the list found before' }).toHaveFocus()
  await expect.element(pool()).toHaveFocus()
  await userEvent.keyboard('3')
  await expect.poll(() => count('moonless-night')).toBe(3)
  expect(changes(edit)).toEqual([{ do: 'set', section: 'deck', card: 'moonless-night', copies: 3 }])
  // Whoever types on stays in the line.
  await search().click()
  await userEvent.keyboard('{End}{Backspace}{Enter}{Backspace}')
  await vi.waitFor(() => expect(answered.at(-1)).toBe('moonle'))
  await expect.element(search()).toHaveFocus()
  await search().fill('')
})

test('in the deck + and − count, M moves to Maybe and back, and the focus stays with the cards', async () => {
  await builder()
  main('elder-sign')!.focus()
  await userEvent.keyboard('++')
  await expect.poll(() => count('elder-sign')).toBe(4)
  await userEvent.keyboard('m')
  await expect.poll(() => count('elder-sign', 'maybe')).toBe(4)
  expect(count('elder-sign')).toBe(0)
  await expect.poll(() => (document.activeElement as HTMLElement).closest('[data-card]')).not.toBeNull()
  main('elder-sign', 'maybe')!.focus()
  await userEvent.keyboard('m')
  await expect.poll(() => count('elder-sign')).toBe(4)
})

test('Delete removes with a way back, which brings the note back too', async () => {
  await builder()
  const card = 'caverns-beneath-the-old-church'
  main(card)!.focus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => line(card)).toBeNull()
  await expect.poll(() => messages.current?.text).toMatch(/was removed from the deck/)
  messages.current!.undo!()
  await expect.poll(() => count(card)).toBe(2)
  expect(line(card)!.textContent).toContain('Only until the Necronomicon is out.')
})

test('after further edits Undo of a removal puts back that card alone', async () => {
  await builder()
  main('elder-sign')!.focus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => messages.current?.undo).toBeDefined()
  const { undo } = messages.current!
  main('deep-one')!.focus()
  await userEvent.keyboard('2')
  await expect.poll(() => count('deep-one')).toBe(2)
  await expect.element(page.getByText('All changes saved').first()).toBeVisible()
  undo!()
  await expect.poll(() => count('elder-sign')).toBe(2)
  expect(count('deep-one')).toBe(2)
})

test('undo and redo by keys say what they took back and made again', async () => {
  await builder()
  main('deep-one')!.focus()
  await userEvent.keyboard('4')
  await expect.poll(() => count('deep-one')).toBe(4)
  await expect.element(page.getByRole('button', { name: /^Undo: −2 Deep One/ })).toBeEnabled()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => count('deep-one')).toBe(6)
  await expect.poll(() => messages.current?.text).toBe('Taken back: −2 Deep One.')
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(() => count('deep-one')).toBe(4)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => count('deep-one')).toBe(6)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.poll(() => count('deep-one')).toBe(4)
})

test('[M3.4] a card over its limit is marked at its row and explained, and stays', async () => {
  await builder()
  expect(line('deep-one')!.className).toContain('wrong')
  expect(main('deep-one')!.getAttribute('aria-label')).toMatch(/6 of 4, over the limit/)
  expect(line('deep-one')!.textContent).toContain('at most 4 of one Title')
})

test('the edit is shown before the Keeper answers, and edits are sent one after the other', async () => {
  const canned = cannedKeeper({})
  let under = 0
  let most = 0
  const gate = Promise.withResolvers<void>()
  const slow: Api['deckRoom']['edit'] = async (asked) => {
    most = Math.max(most, ++under)
    await gate.promise
    under--
    return canned.deckRoom.edit(asked)
  }
  await builder(3, { ...canned.deckRoom, edit: slow })
  main('deep-one')!.focus()
  await userEvent.keyboard('3')
  expect(count('deep-one')).toBe(3)
  await userEvent.keyboard('-')
  await userEvent.keyboard('-')
  expect(count('deep-one')).toBe(1)
  await expect.element(page.getByText('Saving …')).toBeVisible()
  gate.resolve()
  await expect.element(page.getByText('All changes saved').first()).toBeVisible()
  expect(most).toBe(1)
  expect(count('deep-one')).toBe(1)
})

test('an edit of an older state is refused, told, and the deck is shown as it is', async () => {
  let isStale = true
  const canned = cannedKeeper({})
  await builder(3, {
    ...canned.deckRoom,
    edit: async (asked) => {
      if (!isStale) return canned.deckRoom.edit(asked)
      isStale = false
      throw new ORPCError('CONFLICT', { status: 409, message: 'The deck was changed meanwhile.' })
    },
  })
  main('deep-one')!.focus()
  await userEvent.keyboard('1')
  await expect.poll(() => messages.current?.text).toBe('The deck was changed meanwhile.')
  await expect.poll(() => count('deep-one')).toBe(6)
  await userEvent.keyboard('2')
  await expect.poll(() => count('deep-one')).toBe(2)
})

test('what could not be sent is kept, said, and sent again', async () => {
  let isBroken = true
  const canned = cannedKeeper({})
  await builder(3, {
    ...canned.deckRoom,
    edit: async (asked) => {
      if (isBroken) throw new Error('The connection to Story Deck was lost.')
      return canned.deckRoom.edit(asked)
    },
  })
  main('deep-one')!.focus()
  await userEvent.keyboard('3')
  await expect.element(page.getByText(/Could not save: The connection/)).toBeVisible()
  expect(count('deep-one')).toBe(3)
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('All changes saved').first()).toBeVisible()
  expect(count('deep-one')).toBe(3)
})

test('the menu of a card has each command with its key, and gives the focus back', async () => {
  await builder()
  main('elder-sign')!.focus()
  main('elder-sign')!.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 0 }))
  const menu = page.getByRole('menu', { name: 'Elder Sign' })
  await expect.element(menu).toBeVisible()
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const keys = new Map(items.map((each) => [each.querySelector('span')?.textContent, each.querySelector('kbd')?.textContent]))
  expect(keys).toEqual(
    new Map([
      ['Add one', 'Enter'],
      ['One less', '−'],
      ['Move to Maybe', 'M'],
      ['Move one to Maybe', 'Shift+M'],
      ['Remove', 'Delete'],
      ['Note on the card', 'A'],
      ['See it large', 'Space'],
      ['Cards for it', undefined],
      ['Show it in the library', undefined],
    ]),
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  expect(document.activeElement).toBe(main('elder-sign'))
  main('elder-sign')!.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 0 }))
  await menu.getByRole('menuitem', { name: /^Move to Maybe/ }).click()
  await expect.poll(() => count('elder-sign', 'maybe')).toBe(2)
})

/** What a mouse does, without the mouse. */
function drag(from: Element, to: Element) {
  const dataTransfer = new DataTransfer()
  const fire = (on: Element, type: string) => on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  fire(from, 'dragstart')
  return {
    over: () => !fire(to, 'dragover'),
    drop() {
      fire(to, 'drop')
      fire(from, 'dragend')
    },
  }
}

test('letters typed in the pool go to the Title that begins so, and are no keys of the cards meanwhile', async () => {
  await builder()
  await search().fill('')
  await expect.element(pool().getByRole('option').nth(3)).toBeVisible()
  ;(pool().element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}walking')
  const chosen = () => pool().getByRole('option', { selected: true }).element().getAttribute('aria-label')
  await expect.poll(chosen).toMatch(/^Walking Corpse/)
  await userEvent.keyboard('{Home}{Shift>}a{/Shift}')
  await expect.poll(chosen).toMatch(/^A/)
  await userEvent.keyboard('rkham m')
  await expect.poll(chosen).toMatch(/^Arkham Mystical Supply/)
  expect(document.querySelector('dialog')).toBeNull()
})

test('a card is dragged from the pool into the deck; what may not take it does not light up', async () => {
  await builder()
  await find('moonless')
  const card = pool().getByRole('option').first().element()
  const deck = document.querySelector('[aria-label="Cards of the deck"]')!
  const investigators = document.querySelector('section[aria-label="Investigators"]')!
  const away = drag(card, investigators)
  expect(away.over()).toBe(false)
  await expect.poll(() => deck.className).toContain('lit')
  expect(investigators.className).not.toContain('lit')
  away.drop()
  expect(count('moonless-night')).toBe(0)
  const into = drag(card, deck)
  expect(into.over()).toBe(true)
  into.drop()
  await expect.poll(() => count('moonless-night')).toBe(1)
  await expect.poll(() => deck.className).not.toContain('lit')
  await search().fill('')
})

test('rows are dragged to Maybe and back, and onto the pool to be removed', async () => {
  await builder()
  drag(line('elder-sign')!, document.querySelector('section[aria-label="Maybe"]')!).drop()
  await expect.poll(() => count('elder-sign', 'maybe')).toBe(2)
  drag(line('elder-sign', 'maybe')!, document.querySelector('[aria-label="Cards of the deck"]')!).drop()
  await expect.poll(() => count('elder-sign')).toBe(2)
  drag(line('elder-sign')!, document.querySelector('[aria-label="Pool"]')!).drop()
  await expect.poll(() => line('elder-sign')).toBeNull()
})

test('F6 goes from the pool to the deck, to what is said of it, and round', async () => {
  await builder()
  const panel = () => document.activeElement?.closest('[data-panel]')?.getAttribute('aria-label')
  ;(pool().element() as HTMLElement).focus()
  await userEvent.keyboard('{F6}')
  expect(panel()).toBe('Deck')
  await userEvent.keyboard('{F6}')
  expect(panel()).toBe('About the deck')
  await userEvent.keyboard('{F6}')
  expect(panel()).toBe('Pool')
  await userEvent.keyboard('{Shift>}{F6}{/Shift}')
  expect(panel()).toBe('About the deck')
})

test('letters and digits typed into a field are text', async () => {
  const { edit } = await builder()
  await search().fill('')
  await search().click()
  await userEvent.keyboard('4m/')
  await expect.element(search()).toHaveValue('4m/')
  expect(edit).not.toHaveBeenCalled()
  await search().fill('')
})

test('a note and tags are put on a card by A', async () => {
  const { edit } = await builder()
  main('elder-sign')!.focus()
  await userEvent.keyboard('a')
  await page.getByLabelText('Note', { exact: true }).fill('Against the Deep Ones.')
  await page.getByLabelText(/^Tags/).fill('core, water')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect.poll(() => line('elder-sign')!.textContent).toMatch(/Against the Deep Ones\.[\s\S]*#core[\s\S]*#water/)
  expect(changes(edit)).toEqual([
    { do: 'note', card: 'elder-sign', note: 'Against the Deep Ones.' },
    { do: 'tag', card: 'elder-sign', tags: ['core', 'water'] },
  ])
})

test('a ready deck stays as it is and says what to do instead', async () => {
  const { edit } = await builder(1)
  await expect.element(page.getByText('This is a ready deck and stays as it is.')).toBeVisible()
  ;(pool().element() as HTMLElement).focus()
  await userEvent.keyboard('{F6}')
  expect((document.activeElement as HTMLElement).dataset['main'], 'its cards can be reached by keys').toBe('')
  main('elder-sign')!.focus()
  await userEvent.keyboard('9')
  await expect.poll(() => messages.current?.text).toMatch(/Duplicate it to change it/)
  expect(edit).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Duplicate to change it' }).click()
  await expect.poll(() => location.hash).toMatch(/#\/decks\/5$/)
  location.hash = ''
})

test('Ctrl+S says that all is saved and names a version', async () => {
  const canned = cannedKeeper({})
  const nameVersion = vi.fn(canned.deckRoom.nameVersion)
  await builder(3, { nameVersion })
  await userEvent.keyboard('{Control>}s{/Control}')
  const dialog = page.getByRole('dialog', { name: 'All changes saved' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByLabelText('Name of the version').fill('Before the league')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => nameVersion.mock.calls[0]?.[0]).toEqual({ deck: 3, name: 'Before the league' })
})
