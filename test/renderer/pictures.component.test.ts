/** A person's own scans: chosen, looked at before anything is taken, shown on the faces of cards, and never asked for a hidden card. */
import { ORPCError } from '@orpc/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Api } from '../../src-main/contract/contract.ts'
import type { Face } from '../../src-main/contract/mythos.ts'
import { hand } from '../../src-renderer/around/handing.svelte.ts'
import CardFace from '../../src-renderer/cards/CardFace.svelte'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { planOf } from '../../src-renderer/pictures/plan.ts'
import { recallScans, showScans } from '../../src-renderer/pictures/scans.svelte.ts'
import { fromFiles, madeReady } from '../../src-renderer/pictures/taking.ts'
import Settings from '../../src-renderer/settings/Settings.svelte'
import { hush, messages } from '../../src-renderer/state/messages.svelte.ts'
import { settings } from '../../src-renderer/state/settings.svelte.ts'

beforeAll(() => page.viewport(1280, 720))
afterEach(() => {
  showScans({ pictures: [] })
  settings.faces = 'scans'
  hush()
})

const face: Face = {
  ...{
    id: 'aa-lamp',
    title: 'The Old Lamp',
    type: 'Artifact',
    unique: false,
    dimension: 'waking',
    anyDimension: false,
    gate: false,
    goo: false,
  },
  ...{ attributes: [], publicAttributes: [], icons: [], requirements: [], text: 'Gives light.', owner: 0 },
}
const name = (no: number) => `${String(no).padStart(64, '0')}.png`

/** A picture as a camera would make it. */
async function picture(wide: number, high: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(wide, high)
  const pen = canvas.getContext('2d')!
  pen.fillStyle = 'teal'
  pen.fillRect(0, 0, wide, high)
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
}
const inBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''))
/** A picture is unpacked by the browser, in its own time. */
const patient = { timeout: 15_000 }
const scan = () => document.querySelector<HTMLImageElement>('img[data-scan]')

function keeperWith(get: Api['pictures']['get'], pictures = [{ card: 'aa-lamp', title: 'The Old Lamp', file: name(1) }]): Api {
  const keeper = cannedKeeper({})
  const state = async () => ({ largest: 600_000, mostCarried: 1, folder: '/pictures', pictures, bytes: 1, unused: { count: 0, bytes: 0 } })
  return { ...keeper, pictures: { ...keeper.pictures, state, get } } as Api
}

test('a card with a scan shows it over its text face, which is still what is heard; the setting takes it away at once', async () => {
  const base64 = inBase64(await picture(60, 84))
  await recallScans(keeperWith(async () => ({ mime: 'image/png', base64 })))
  await render(CardFace, { face, size: 'zoom' })
  await expect.poll(() => scan()?.classList.contains('shown'), patient).toBe(true)
  expect(scan()?.alt).toBe('')
  expect(document.querySelector('article')?.textContent).toContain('Gives light.')
  settings.faces = 'text'
  await expect.poll(scan, patient).toBeNull()
})

test('a missing scan, and one that is no picture, leave the text face', async () => {
  const get = vi.fn(async ({ file }: { readonly file: string }) => {
    if (file === name(3)) throw new ORPCError('not_found', { message: 'That picture is not there any more.' })
    return { mime: 'image/png', base64: btoa('no picture') }
  })
  const broken = { ...face, id: 'aa-broken', title: 'A Broken Lamp' }
  await recallScans(
    keeperWith(get as never, [
      { card: 'aa-lamp', title: 'The Old Lamp', file: name(3) },
      { card: 'aa-broken', title: 'A Broken Lamp', file: name(2) },
    ]),
  )
  await render(CardFace, { face })
  await render(CardFace, { face: broken })
  await expect.poll(() => get.mock.calls.length, patient).toBe(2)
  await expect.poll(scan, patient).toBeNull()
  await expect.element(page.getByText('A Broken Lamp')).toBeVisible()
})

test('a scan is asked for by the face that is shown, and by no other card', async () => {
  const base64 = inBase64(await picture(6, 8))
  const get = vi.fn(async () => ({ mime: 'image/png', base64 }))
  const others = Array.from({ length: 50 }, (_, no) => ({ card: `aa-${no}`, title: `Hidden ${no}`, file: name(no + 10) }))
  await recallScans(keeperWith(get as never, [...others, { card: 'aa-lamp', title: 'The Old Lamp', file: name(4) }]))
  // On a table a face has a name of its own, and its Title.
  await render(CardFace, { face: { ...face, id: 'p17' } })
  await expect.poll(() => scan()?.classList.contains('shown'), patient).toBe(true)
  expect(get.mock.calls).toEqual([[{ file: name(4) }]])
})

test('a large picture is made small enough to be kept, a small one stays as it is, and what is no picture says so', async () => {
  const small = await picture(60, 84)
  const [one, large, bad] = fromFiles([
    new File([small], 'small.png'),
    new File([await picture(3_000, 4_200)], 'large.png'),
    new File(['<svg/>'], 'bad.png'),
    new File(['x'], 'notes.txt'),
  ])
  expect(await madeReady(one!, 600_000)).toBe(inBase64(small))
  const bytes = Uint8Array.from(atob(await madeReady(large!, 600_000)), (each) => each.charCodeAt(0))
  const { width, height } = await createImageBitmap(new Blob([bytes]))
  expect([width, height]).toEqual([1_000, 1_400])
  await expect(madeReady(bad!, 600_000)).rejects.toThrow('damaged, or no picture')
})

test('a file that names its printing goes before one that names the Title, and no card is shown by two', () => {
  const source = (file: string) => ({ name: file, bytes: async () => new Uint8Array() })
  const [a, b] = [
    { card: 'aa', title: 'Lamp', set: 'AA' },
    { card: 'bb', title: 'Lamp', set: 'BB' },
  ]
  const plan = planOf(['lamp.png', 'lamp (AA).png', 'again.png', 'la.png', 'x.png'].map(source), [
    { name: 'lamp.png', cards: [a, b], unsure: [] },
    { name: 'lamp (AA).png', cards: [a], unsure: [] },
    { name: 'again.png', cards: [a, b], unsure: [] },
    { name: 'la.png', cards: [], unsure: [a] },
    { name: 'x.png', cards: [], unsure: [] },
  ])
  expect(plan.sure.map((each) => [each.source.name, each.cards.map(({ card }) => card)])).toEqual([
    ['lamp (AA).png', ['aa']],
    ['lamp.png', ['bb']],
  ])
  expect(plan.doubled.map((each) => [each.source.name, each.by])).toEqual([['again.png', 'lamp (AA).png']])
  expect([plan.unsure.length, plan.none.length]).toEqual([1, 1])
})

test('issue 7, point 6: pictures are looked at first, an unsure one is chosen by hand, and Undo gives back what was shown', async () => {
  const keeper = keeperWith(async () => ({ mime: 'image/png', base64: '' }), [])
  const keep = vi.fn(async ({ cards }: { readonly cards: readonly string[] }) => ({ before: cards.map((card) => ({ card, file: null })) }))
  const assign = vi.fn(async () => ({ before: [] }))
  const lamp = { card: 'aa-lamp', title: 'The Old Lamp', set: 'AA' }
  const quay = { card: 'aa-quay', title: 'Quay 13', set: 'AA' }
  const match: Api['pictures']['match'] = async ({ names }) =>
    names.map((each) => ({ name: each, cards: each.startsWith('lamp') ? [lamp] : [], unsure: each.startsWith('qu') ? [quay] : [] }))
  await render(Settings, { api: { ...keeper, pictures: { ...keeper.pictures, match, keep, assign } } as never })
  const bytes = await picture(60, 84)
  const input = document.querySelector<HTMLInputElement>('input[webkitdirectory]')!
  const files = new DataTransfer()
  for (const file of ['lamp.png', 'quay.png', 'holiday.jpg']) files.items.add(new File([bytes], file))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => document.body.textContent, patient).toContain('1 file matched')
  expect(keep).not.toHaveBeenCalled()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'quay.png' }), 'aa-quay')
  await page.getByRole('button', { name: 'Take in 2 pictures' }).click()
  await expect.poll(() => messages.current?.text, patient).toBe('2 cards have a picture of yours.')
  expect(keep.mock.calls.map(([{ cards }]) => cards)).toEqual([['aa-lamp'], ['aa-quay']])
  messages.current?.undo?.()
  await expect.poll(() => assign.mock.calls.length, patient).toBe(1)
  expect(assign).toHaveBeenCalledWith({
    pictures: [
      { card: 'aa-lamp', file: null },
      { card: 'aa-quay', file: null },
    ],
  })
})

test('UX 3.6: pictures that are dropped anywhere are looked at together in the settings', async () => {
  const match: Api['pictures']['match'] = async ({ names }) => names.map((each) => ({ name: each, cards: [], unsure: [] }))
  const keeper = keeperWith(async () => ({ mime: 'image/png', base64: '' }), [])
  await render(Settings, { api: { ...keeper, pictures: { ...keeper.pictures, match } } })
  const bytes = await picture(6, 8)
  await hand([new File([bytes], 'one.png'), new File([bytes], 'two.png')])
  await expect.poll(() => document.body.textContent, patient).toContain('Without a card: 2')
})
