/** A card shows what is printed on it, to the eye and to the ear. */
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Face } from '../../src-main/games/mythos/view.ts'
import CardFace from '../../src-renderer/cards/CardFace.svelte'
import { pentagramOf, saying, typeLine } from '../../src-renderer/cards/card-look.ts'
import { faces } from '../../src-renderer/gallery/faces.ts'

async function card(face: Face, size: 'tile' | 'hand' | 'zoom' = 'zoom'): Promise<HTMLElement> {
  const { container } = await render(CardFace, { face, size })
  return container.querySelector<HTMLElement>('article')!
}

const corner = async (face: Face) => (await card(face)).querySelector('.corner')

test('[M1.6] the upper left corner is a value, a bonus, points or room for Spells, and empty on an Event', async () => {
  expect((await corner(faces.detective))?.textContent).toBe('1')
  expect((await corner(faces.revolver))?.textContent).toBe('+1')
  expect((await corner(faces.horrorTale))?.textContent).toBe('8')
  expect((await corner(faces.necronomicon))?.textContent).toBe('3')
  expect(await corner(faces.night)).toBeNull()
})

test('[M1.6] a Gate, a Great Old One and a Spell have a sign there, and a Location without a Gate has none', async () => {
  expect((await corner(faces.supply))?.querySelector('svg')).not.toBeNull()
  expect((await corner(faces.dagon))?.querySelector('svg')).not.toBeNull()
  expect((await corner(faces.sign))?.querySelector('svg')).not.toBeNull()
  expect(await corner(faces.gazette)).toBeNull()
})

test('[M7.15] a value that is not the printed one is shown as it is now, and marked', async () => {
  const changed = await corner(faces.allen)
  expect(changed?.textContent).toBe('3')
  expect(changed?.classList).toContain('changed')
  expect((await corner(faces.detective))?.classList).not.toContain('changed')
})

test('[M2.18] the pentagram is a gain, a loss, or what a Spell costs, with its sign', async () => {
  const shown = async (face: Face) => {
    const svg = (await card(face)).querySelector('.sanity svg')
    return [svg?.classList[0], svg?.querySelector('text')?.textContent]
  }
  expect(await shown(faces.hospital)).toEqual(['gain', '+5'])
  expect(await shown(faces.caverns)).toEqual(['loss', '−1'])
  expect(await shown(faces.sign)).toEqual(['casting', '−2'])
  expect((await card(faces.gazette)).querySelector('.sanity')).toBeNull()
  expect(pentagramOf({ type: 'Tome', sanity: 'variable' })).toBe('gain')
})

test('[M1.12, M6.11] dot and Dimension Indicator are there where they are printed, and only there', async () => {
  expect((await card(faces.necronomicon)).querySelector('.dot')).not.toBeNull()
  expect((await card(faces.deep)).querySelector('.dot')).toBeNull()
  expect((await card(faces.dream)).querySelector('.dimension svg')?.getAttribute('aria-label')).toBe('Dreamlands')
  expect((await card(faces.hill)).querySelector('.dimension')).toBeNull()
})

test('[M1.7] Region and Subregion stand in the colour bar, and the Subtype beside the Type', async () => {
  const location = await card(faces.hill)
  expect(location.querySelector('.region')?.textContent).toBe('Lovecraft Country · Kingsport')
  expect(location.querySelector('.band')?.textContent).toContain('Location')
  const weapon = await card(faces.revolver)
  expect(weapon.querySelector('.region')).toBeNull()
  expect(weapon.querySelector('.band')?.textContent).toContain('Weapon · Artifact')
})

test('no two types share letter, shape or colour', async () => {
  const looks = new Map<string, string[]>()
  for (const face of [faces.hill, faces.long, faces.crystal, faces.night, faces.deep, faces.sign, faces.pnakotic, faces.alone]) {
    const shown = await card(face, 'tile')
    looks.set(face.type, [
      shown.querySelector('.band svg text')!.textContent!,
      shown.querySelector('.band svg path')!.getAttribute('d')!,
      getComputedStyle(shown).getPropertyValue('--type'),
    ])
  }
  expect(looks.size).toBe(8)
  for (const at of [0, 1, 2]) expect(new Set([...looks.values()].map((look) => look[at])).size).toBe(8)
})

test('a card is said in the order it is read', () => {
  expect(saying(faces.allen)).toBe('Dr. Allen, Ally, unique, value 3, costs 1 Sanity, Providence, Corrupt, Cultist')
  expect(saying(faces.sign)).toBe('Elder Sign, Eye Spell, costs to cast 2 Sanity')
})

test('no word of a title is ever broken or runs out of the card, on the narrowest face too', async () => {
  await Promise.all(['700 12px "Alegreya Sans"', '400 12px "IM Fell English"'].map((font) => document.fonts.load(font)))
  const long = [
    'Whateley',
    'Newburyport Historical Society',
    'Bartholomew Montgomery',
    'WWWMMMWWW',
    'Miskatonic-Antiquarian',
    'Illimitable',
  ]
  for (const size of ['tile', 'hand'] as const) {
    for (const title of long) {
      const shown = await card({ ...faces.detective, title, unique: true }, size)
      // As narrow as a card of a full Hand leaves it.
      shown.querySelector('header')!.style.paddingRight = '2em'
      const words = shown.querySelector<HTMLElement>('.title > span')!
      expect(words.scrollWidth, `${title} on a ${size}`).toBeLessThanOrEqual(words.clientWidth)
      const text = words.firstChild!
      for (const [word] of title.matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange()
        const start = text.textContent!.indexOf(word)
        range.setStart(text, start)
        range.setEnd(text, start + word.length)
        expect(new Set([...range.getClientRects()].map(({ top }) => top)).size, `lines of ${word} on a ${size}`).toBe(1)
      }
    }
  }
})

test('the large card shows all its words: none must be scrolled to, none is cut off', async () => {
  const face = { ...faces.alone, text: 'A long story that goes on and on. '.repeat(24), requirements: ['Location', 'Ally', 'Monster'] }
  const shown = await card(face)
  const words = shown.querySelector<HTMLElement>('.words')!
  expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight)
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(shown.querySelector('footer')!.getBoundingClientRect().top + 1)
  expect(shown.scrollHeight).toBeLessThanOrEqual(shown.clientHeight)
})

test('a subtype that says the type is not told twice', async () => {
  expect(typeLine({ subtype: 'Heroic Adventure', type: 'Adventure' }, ' · ')).toBe('Heroic Adventure')
  expect(typeLine({ subtype: 'Mythos Experience', type: 'Adventure' }, ' · ')).toBe('Mythos Experience · Adventure')
  expect(typeLine({ type: 'Ally' }, ' ')).toBe('Ally')
  const heroic: Face = { ...faces.horrorTale, subtype: 'Heroic Adventure' }
  expect((await card(heroic)).querySelector('.band')?.textContent?.trim()).toMatch(/Heroic Adventure$/)
  expect((await card(heroic)).textContent).not.toContain('Adventure · Adventure')
  expect(saying(heroic)).not.toContain('Adventure Adventure')
})
