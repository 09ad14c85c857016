/** A card's face before it is in anybody's deck: what is printed on it, for showing. */
import type { CardFacts, InvestigatorFacts } from '../../db/cards-file.ts'
import type { Face } from '../contract/mythos.ts'
import { sayPlace } from '../games/mythos/look.ts'

/** What is printed, as far as it is known: `type` and `title` always are. */
export function faceOf(id: string, type: CardFacts['type'] | 'Investigator', facts: Partial<CardFacts> | Partial<InvestigatorFacts>): Face {
  if (type === 'Investigator') return investigatorFace(id, facts as Partial<InvestigatorFacts>)
  const {
    title = '',
    text = '',
    unique = false,
    dimension = 'waking',
    attributes = [],
    publicAttributes = [],
    icons = [],
    ...more
  } = facts as Partial<CardFacts>
  const found = sayPlace(more.foundAt)
  const languages = more.languages?.list.join(more.languages.mode === 'or' ? ' or ' : ', ')
  return {
    id,
    title,
    type,
    unique,
    dimension,
    anyDimension: more.anyDimension === true,
    gate: more.gate === true,
    goo: more.goo === true,
    attributes,
    publicAttributes,
    icons,
    requirements: (more.requirements ?? []).map(({ phrase }) => phrase),
    text,
    owner: 0,
    ...(more.subtype !== undefined && { subtype: more.subtype }),
    ...(more.sanity !== undefined && { sanity: more.sanity }),
    ...(more.region !== undefined && { region: more.region }),
    ...(more.subregion !== undefined && { subregion: more.subregion }),
    ...(found !== undefined && { foundAt: found }),
    ...(more.value !== undefined && { value: more.value }),
    ...(more.valueBonus !== undefined && { valueBonus: more.valueBonus }),
    ...(languages && { languages }),
    ...(more.spellCapacity !== undefined && { spellCapacity: more.spellCapacity }),
    ...(more.points !== undefined && { points: more.points }),
  }
}

/** What no other card has is told in words. */
function investigatorFace(id: string, { title = '', text = '', ...more }: Partial<InvestigatorFacts>): Face {
  const told = [
    more.education === undefined ? '' : `Education ${more.education}.`,
    more.sanityStart === undefined ? '' : `Sanity ${more.sanityStart}${more.sanityMax === undefined ? '' : `, at most ${more.sanityMax}`}.`,
    more.hand === undefined ? '' : `A Hand of ${more.hand}.`,
    more.languages === undefined ? '' : `Languages: ${more.languages.mode === 'all' ? 'all' : more.languages.list.join(', ') || 'none'}.`,
  ]
  return {
    ...{ id, title, type: 'Investigator', unique: false, dimension: 'waking', anyDimension: false, gate: false, goo: false, owner: 0 },
    ...{ attributes: [], publicAttributes: [], icons: [], requirements: [] },
    text: [...told, text].filter((each) => each !== '').join('\n'),
  }
}
