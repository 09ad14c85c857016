/** What the map beside the table shows: where everybody is, goes and was, and where cards of one's own Hand belong (UX 4.4). */
import { describe, expect, test } from 'vitest'
import type { AreaView, Face, Piece, View } from '../../src-main/contract/mythos.ts'
import { mapOf } from '../../src-renderer/boards/mythos/map.ts'
import { turn } from '../../src-renderer/gallery/tables.ts'

const canned = turn.view.view as View
const [someArea] = canned.areas as [AreaView]
const someFace = canned.areas.flatMap(({ story }) => story).find(({ face }) => face?.type === 'Location')!.face!

const location = (title: string, more: Partial<Face> = {}): Face => ({
  ...someFace,
  id: title,
  title,
  region: 'Lovecraft Country',
  subregion: 'Arkham',
  dimension: 'waking',
  ...more,
})
const ally = (title: string, foundAt: string): Face => ({ ...location(title), type: 'Ally', foundAt })
const piece = (face: Face, crosswise = false): Piece => ({ id: face.id, face, faceDown: false, rotated: false, crosswise })

const area = (seat: number, story: readonly Piece[], place: Partial<AreaView['place']> = {}, hand: readonly Face[] = []): AreaView => {
  const { hand: _hand, ...rest } = someArea
  return {
    ...rest,
    seat,
    story,
    place: { walking: story[0]?.crosswise === true, attributes: [], ...(story[0]?.face && { title: story[0].face.title }), ...place },
    ...(seat === 0 && { hand: hand.map((face) => piece(face)) }),
  }
}
const atTable = (...areas: readonly AreaView[]): View => ({ ...canned, viewer: 0, areas })
const inCountry = { region: 'Lovecraft Country', dimension: 'Waking World' }

const hill = location('Hill')
const crypt = location('Crypt', { subregion: 'Kingsport' })
const souk = location('Souk', { region: 'Middle East', subregion: 'Cairo' })

describe('the map', () => {
  test('[M1.18] tells where everybody is, walks to and has been, one thing of each', () => {
    const { regions } = mapOf(
      atTable(area(0, [piece(hill), piece(crypt), piece(hill)], inCountry), area(1, [piece(crypt, true), piece(hill)], inCountry)),
    )
    expect(regions).toHaveLength(1)
    const places = regions[0]!.subregions.flatMap((each) => each.places)
    expect(places.find(({ title }) => title === 'Hill')).toMatchObject({ here: [0], coming: [], been: [1] })
    expect(places.find(({ title }) => title === 'Crypt')).toMatchObject({ here: [], coming: [1], been: [0] })
  })

  test('[M6.13, M4.16] one’s own Region comes first; another takes travel, but for who has gone nowhere yet', () => {
    const away = mapOf(
      atTable(area(0, [piece(souk)], { region: 'Middle East', dimension: 'Waking World' }), area(1, [piece(hill)], inCountry)),
    )
    expect(away.regions.map(({ name, mine }) => [name, mine])).toEqual([
      ['Middle East', true],
      ['Lovecraft Country', false],
    ])
    const [fresh] = mapOf(atTable(area(0, []), area(1, [piece(hill)], inCountry))).regions
    expect(fresh).not.toHaveProperty('mine')
  })

  test('[M6.6, M6.53] a Region of another Dimension is another one, and an Exotic Location one of its own', () => {
    const dream = location('Dream Hill', { dimension: 'dreamlands' })
    const { region: _region, subregion: _subregion, ...exotic } = location('Sunken City')
    const { regions } = mapOf(
      atTable(area(0, [piece(dream), piece(hill), piece(exotic)], { region: 'Lovecraft Country', dimension: 'Dreamlands' })),
    )
    expect(regions.map(({ name, dimension, mine }) => [name, dimension, mine])).toEqual([
      ['Lovecraft Country', 'dreamlands', true],
      ['Lovecraft Country', 'waking', false],
      ['Sunken City', 'waking', false],
    ])
  })

  test('[M7.1] places and Allies of one’s own Hand stand where they belong, nobody else’s do', () => {
    const mine = area(0, [piece(hill)], inCountry, [crypt, ally('Keeper of Crypts', 'Kingsport'), ally('Stranger', 'Any City')])
    const theirs: AreaView = { ...area(1, [piece(hill)], inCountry), hand: [piece(souk)] }
    const { regions, allies } = mapOf(atTable(mine, theirs))
    expect(regions.map(({ name }) => name)).toEqual(['Lovecraft Country'])
    const kingsport = regions[0]!.subregions.find(({ name }) => name === 'Kingsport')
    expect(kingsport).toMatchObject({ allies: ['Keeper of Crypts'], places: [{ title: 'Crypt', here: [], been: [], inHand: ['Crypt'] }] })
    expect(allies).toEqual([{ title: 'Stranger', foundAt: 'Any City' }])
  })
})
