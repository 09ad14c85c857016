/**
 * Printed cards beside the words of texts: whether a card, as printed, may be one that a filter speaks of, and which
 * attributes it would have to be given for that. What only a position can tell is taken to be possible.
 */
import type { Filter } from '../../../../grammar/ast.ts'
import type { FoundAt, InvestigatorCard, PrintedCard } from '../../../../grammar/card.ts'
import { foldTitle, isOfSubtype, regionOfCard } from '../places.ts'
import { doesAny } from '../select.ts'

export type Face = PrintedCard | InvestigatorCard

export const isCard = (face: Face): face is PrintedCard => face.type !== 'Investigator'

export const isWeapon = (face: Face): boolean =>
  face.type === 'Artifact' && (face.subtype === 'Weapon' || face.subtype === 'Enchanted Weapon')

export const isCultist = (face: Face): boolean => face.type === 'Ally' && face.attributes?.includes('Cultist') === true

/** The word by which a Gate is told among attributes. */
export const gate = 'Gate'

const listed = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? (one as readonly T[]) : [one as T])

/** A compound attribute is also what its last word says (M12.25). */
export const bears = (own: readonly string[] | undefined, wanted: string): boolean =>
  own?.some((each) => each === wanted || each.endsWith(` ${wanted}`)) === true

const folded = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const titleHas = (title: string, words: string): boolean => {
  const [whole, family] = [folded(title), folded(words).trimEnd()]
  return whole.includes(`${family} `) || whole.includes(`${family}s `)
}

/** The attributes a card lacks to be such a card; nothing, where no attribute would make it one. */
export type Lack = readonly string[] | undefined

const none: readonly string[] = []

/**
 * What a printed card lacks to pass a filter.
 *
 * @param source the card whose text it is, for "this card"
 * @param type what the card acts as, where that is not its printed Type
 */
export function lacks(face: PrintedCard, filter: Filter, source?: Face, type: string = face.type): Lack {
  if (filter.type !== undefined && !(listed(filter.type) as readonly string[]).includes(type)) return undefined
  if (filter.title !== undefined) {
    const own = foldTitle(face.title)
    const self = source === undefined ? undefined : foldTitle(source.title)
    if (!listed(filter.title).some((each) => (each === 'self' ? self === own : foldTitle(each) === own))) return undefined
  }
  if (filter.titleHas !== undefined && !titleHas(face.title, filter.titleHas)) return undefined
  if (filter.exotic !== undefined && (face.exotic === true) !== filter.exotic) return undefined
  if (filter.region !== undefined && regionOfCard(face) !== filter.region) return undefined
  if (filter.subregion !== undefined && face.subregion !== filter.subregion) return undefined
  if (filter.dimension !== undefined && face.dimension !== filter.dimension) return undefined
  if (filter.icon !== undefined && !(face.icons ?? []).includes(filter.icon)) return undefined
  if (filter.language !== undefined && !(face.languages?.list ?? []).includes(filter.language)) return undefined
  if (filter.costsSanity !== undefined && (typeof face.sanity === 'number' && face.sanity < 0) !== filter.costsSanity) return undefined
  if (filter.does !== undefined && !doesAny(face.rules, filter.does)) return undefined
  if (filter.travel !== undefined && (face.travel === true) !== filter.travel) return undefined
  if (filter.gate === false && face.gate === true) return undefined
  const lacking: string[] = []
  if (filter.subtype !== undefined) {
    const wanted = listed(filter.subtype)
    if (
      !wanted.some((each) => isOfSubtype(face.subtype ?? '', each)) &&
      !(face.rules.some(countingAs(wanted)) || actsAsMonster(face, type))
    )
      return undefined
  }
  for (const each of filter.attr ?? []) if (!bears(face.attributes, each)) lacking.push(each)
  for (const each of filter.pub ?? []) if (face.publicAttributes?.includes(each) !== true) lacking.push(each)
  if (filter.gate === true && face.gate !== true) lacking.push(gate)
  if (filter.anyAttr !== undefined && !filter.anyAttr.some((each) => bears(face.attributes, each))) lacking.push(filter.anyAttr[0]!)
  if (filter.or !== undefined) {
    const ways = filter.or.flatMap((each) => {
      const way = lacks(face, each, source, type)
      return way === undefined ? [] : [way]
    })
    if (ways.length === 0) return undefined
    lacking.push(...ways.reduce((least, each) => (each.length < least.length ? each : least)))
  }
  if (filter.not !== undefined && isSurely(face, filter.not, source, type)) return undefined
  return lacking.length === 0 ? none : lacking
}

/** An Ally among Monsters has a class that its text does not show (M7.27). */
const actsAsMonster = (face: PrintedCard, type: string): boolean => type === 'Monster' && face.type === 'Ally'

const countingAs =
  (wanted: readonly string[]) =>
  (rule: PrintedCard['rules'][number]): boolean =>
    rule.kind === 'static' && 'countsAs' in rule.effect && wanted.includes(rule.effect.countsAs)

/** Whether a card passes a filter whatever happens: it says nothing but what never changes. */
function isSurely(face: PrintedCard, filter: Filter, source: Face | undefined, type: string): boolean {
  const { title, titleHas: has, type: types, travel, exotic, ...rest } = filter
  return Object.keys(rest).length === 0 && lacks(face, filter, source, type) !== undefined
}

/** Whether a printed card may pass a filter at all, given whatever attributes. */
export const may = (face: PrintedCard, filter: Filter, source?: Face, type?: string): boolean =>
  lacks(face, filter, source, type) !== undefined

/** A place as an Ally is found at it, as a filter of Locations; several where any one is enough (M7.1, M7.2). */
export function placesOf(foundAt: FoundAt | undefined): readonly FoundAt[] {
  if (foundAt === undefined) return [{}]
  return foundAt.anyOf === undefined ? [foundAt] : foundAt.anyOf.flatMap(placesOf)
}

/** In words: "Innsmouth, Lovecraft Country". */
export function sayPlace(place: FoundAt): string {
  const words = [
    place.subregion,
    place.region === place.subregion ? undefined : place.region,
    ...(place.attributes ?? []),
    ...(place.publicAttributes ?? []),
    place.gate === undefined ? undefined : place.gate ? 'with a Gate' : 'without a Gate',
  ].filter((each) => each !== undefined)
  return words.length === 0 ? 'any Location' : words.join(', ')
}
