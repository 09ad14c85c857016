/**
 * The places of a Mythos table, by Region and Subregion: where everybody is and has been, and what the viewer's own Hand could
 * play there. Made of the view alone: every Story Deck is open (M1.18), the Hand is the viewer's.
 */
import type { Face, Piece, View } from '../../../src-main/contract/mythos.ts'

export interface MapPlace {
  readonly title: string
  readonly attributes: readonly string[]
  /** Seats whose Current Location it is, who are on the way to it, and who have been there; each in one of the lists. */
  readonly here: readonly number[]
  readonly coming: readonly number[]
  readonly been: readonly number[]
  /** Cards of it in the viewer's Hand. */
  readonly inHand: readonly string[]
}

export interface MapSubregion {
  /** Empty where the Region has none. */
  readonly name: string
  readonly places: readonly MapPlace[]
  /** Titles of Allies in the viewer's Hand that are found there (M7.1). */
  readonly allies: readonly string[]
}

export interface MapRegion {
  readonly name: string
  readonly dimension: Dimension
  /** Whether the viewer is in it; nothing, before a first place is gone to (M4.16). Another Region takes travel (M6.13). */
  readonly mine?: boolean
  readonly subregions: readonly MapSubregion[]
}

export interface TableMap {
  readonly regions: readonly MapRegion[]
  /** Allies in the viewer's Hand that are found at no place of the map, and where they are. */
  readonly allies: readonly { readonly title: string; readonly foundAt: string }[]
}

export type Dimension = keyof typeof dimensions
/** As the view names them where somebody is. */
export const dimensions = { waking: 'Waking World', dreamlands: 'Dreamlands', 'new-aeon': 'New Aeon' } as const satisfies Readonly<
  Record<Face['dimension'], string>
>

interface Seen {
  readonly face: Face
  readonly seat?: number
  readonly how: 'here' | 'coming' | 'been' | 'in hand'
  readonly id: string
}

const isPlace = ({ face }: Piece) => face?.type === 'Location'

function seenOf({ areas, viewer }: View): Seen[] {
  const seen: Seen[] = []
  for (const { seat, story, place, hand } of areas) {
    const [latest] = story.filter(isPlace)
    for (const piece of story.filter(isPlace)) {
      const isNow = piece === latest && place.title === piece.face!.title
      seen.push({ face: piece.face!, seat, id: piece.id, how: piece === latest && piece.crosswise ? 'coming' : isNow ? 'here' : 'been' })
    }
    if (seat === viewer) for (const piece of hand?.filter(isPlace) ?? []) seen.push({ face: piece.face!, id: piece.id, how: 'in hand' })
  }
  return seen
}

/** An Exotic Location is a Region of its own (M6.53). */
const regionOf = ({ region, title }: Face): string => region ?? title
const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name, 'en')

export function mapOf(view: View): TableMap {
  const mine = view.areas.find(({ seat }) => seat === view.viewer)
  const allies = (mine?.hand ?? []).flatMap(({ face }) =>
    face?.type === 'Ally' && face.foundAt !== undefined ? [{ title: face.title, foundAt: face.foundAt }] : [],
  )
  const placed = new Set<string>()
  const regions = [...Map.groupBy(seenOf(view), ({ face }) => `${face.dimension}|${regionOf(face)}`).values()].map((all): MapRegion => {
    const [{ face }] = all as [Seen]
    const name = regionOf(face)
    const subregions = [...Map.groupBy(all, (each) => each.face.subregion ?? '')].map(([subregion, there]): MapSubregion => {
      const found = allies.filter(({ foundAt }) => foundAt === subregion)
      for (const each of found) placed.add(each.title)
      const places = [...Map.groupBy(there, (each) => each.face.title)].map(([title, same]) => placeOf(title, same))
      return {
        name: subregion,
        allies: found.map(({ title }) => title),
        places: places.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
      }
    })
    const here = mine?.place
    return {
      name,
      dimension: face.dimension,
      ...(here?.region === undefined ? {} : { mine: here.region === name && here.dimension === dimensions[face.dimension] }),
      subregions: subregions.toSorted(byName),
    }
  })
  return {
    regions: regions.toSorted((a, b) => Number(b.mine ?? false) - Number(a.mine ?? false) || byName(a, b)),
    allies: allies.filter(({ title }) => !placed.has(title)),
  }
}

/** Where somebody is is not told again as where they have been. */
function placeOf(title: string, seen: readonly Seen[]): MapPlace {
  const seats = (how: Seen['how']) => [...new Set(seen.flatMap((each) => (each.how === how && each.seat !== undefined ? [each.seat] : [])))]
  const [here, coming] = [seats('here'), seats('coming')]
  return {
    title,
    attributes: seen[0]!.face.attributes,
    here,
    coming,
    been: seats('been').filter((seat) => !here.includes(seat) && !coming.includes(seat)),
    inHand: seen.flatMap(({ how, id }) => (how === 'in hand' ? [id] : [])),
  }
}
