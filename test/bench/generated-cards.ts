/** As many cards as wanted for a bench: the app's own, over and over, with other Titles and numbers. The same every time. */
import type { SourceCard } from '../../db/cards-file.ts'
import { shippedCards } from '../../db/shipped.ts'
import { below, type Rng, seeded } from '../../src-main/engine/random.ts'

const first =
  'Ashen Bitter Crooked Drowned Eldest Fallow Gilded Hollow Ivory Jagged Kindly Lonely Moonlit Nameless Oaken Pallid Quiet Restless Sunken Twisted Unwept Vacant Withered Yawning'.split(
    ' ',
  )
const second =
  'Abbey Bridge Chapel Diary Engine Farmhouse Gardener Harbour Inn Journal Keeper Lantern Mirror Notary Orchard Painter Quarry Road Sexton Tower Undertaker Vault Whaler Yard'.split(
    ' ',
  )
const third =
  'Aylesbury Bolton Dunwich Essex Falcon Georgetown Hampden Ipswich Jericho Kettle Lowell Meadow Newburyport Orne Peabody Rowley Saltonstall Topsfield Upton Wenham'.split(
    ' ',
  )

/** With these beside the app's own there are `count` cards. */
export function generatedCards(count: number): SourceCard[] {
  const models = shippedCards().filter(({ facts }) => facts !== undefined && facts.type !== 'Investigator')
  let luck: Rng = seeded(1926)
  const pick = <T>(from: readonly T[]): T => {
    let at: number
    ;[at, luck] = below(luck, from.length)
    return from[at]!
  }
  const wanted = Math.max(0, count - shippedCards().length)
  return Array.from({ length: wanted }, (_, no) => {
    const model = models[no % models.length]!
    const title = `${pick(first)} ${pick(second)} of ${pick(third)}${no < 9_600 ? '' : ` ${no}`}`
    const id = `gen-${no}`
    const facts = model.facts!
    const value = 'value' in facts && facts.value !== undefined ? { value: 1 + pick([0, 1, 2, 3, 4, 5]) } : {}
    return {
      ...model,
      named: { ...model.named, id, title, setCode: 'DRM' },
      facts: { ...facts, ...value, id, title, setCode: 'DRM' },
      at: `generated ${no}`,
    }
  })
}
