/** What the target line of an Event or Spell lets it aim at, by its own words and by those the text has for it. */

import type { Filter, Selector } from '../ast.ts'
import type { CardType } from '../card.ts'
import { stable } from '../make/draft.ts'

const aimLine =
  /^(?:(?<whose>(?:(?:an|one|any) )?opponent[’']s|one|an|a|any|your|target) )?(?:(?<kind>defending|steadfast|corrupt|invisible) )?(?<first>ally|monster|artifact|tome|spell)(?: or (?<second>ally|monster|artifact|tome|spell))?(?: card|[’']s value)?$/i

/** Any other line that tells whose one card it is, by what it is called there. */
export const otherLine =
  /^(?:(?<whose>(?:(?:an|one|any) )?opponent[’']s|one|an|a|any|your) )(?<noun>(?!.*\b(?:investigators?|opponents?|players?|threats?|hands?|decks?|pile|card|locations?|gate)\b)[a-z]+(?: [a-z]+)*)$/i

/** Kinds of cards that are no type by themselves, as a target line names them. */
const kindsAimedAt: Readonly<Record<string, Filter>> = {
  event: { type: 'Event' },
  weapon: { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'] },
  phobia: { type: 'Event', subtype: 'Phobia' },
  'great old one': { type: 'Monster', subtype: 'Great Old One' },
}

/** A target line that begins with an opponent, whoever is meant. */
export const ofAnOpponent = /^(?:(?:an|one|any) )?opponent/i

const isOpponents = (whose: string): boolean => /opponent/i.test(whose)

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1).toLowerCase()

/** A target line that names one Location: the Current Location of somebody, for no other is in play (M1.25). */
const placeLine = /^(?<whose>(?:(?:an|one|any) )?opponent[’']s|one|an|a|any|your|target) (?:current )?location(?: in play)?$/i

/** What the text calls the target, where the line has the same word for it: "target Cultist" by "One Cultist". */
function ofOtherLine(line: string, spoken: Selector | undefined): Selector | undefined {
  const { whose = '', noun = '' } = otherLine.exec(line)?.groups ?? {}
  if (!noun) return undefined
  const kind = kindsAimedAt[noun.toLowerCase()]
  const isNamed = spoken?.is !== undefined && stable(spoken.is).toLowerCase().includes(`"${noun.toLowerCase()}"`)
  const is = kind && (!spoken?.is || [spoken.is.type ?? []].flat().includes(kind.type as CardType)) ? { ...kind, ...spoken?.is } : undefined
  const of = isOpponents(whose) ? ({ of: 'opponent' } as const) : /your/i.test(whose) ? {} : ({ of: 'each' } as const)
  if (!is && !isNamed) return undefined
  return { is: is ?? spoken!.is!, n: 1, pick: 'choose', ...of }
}

/** Which card a target line lets an Event or Spell aim at, where it is one card. */
function targetOf(line: string | null | undefined): Selector | undefined {
  const { whose: place } = placeLine.exec(line ?? '')?.groups ?? {}
  if (place) {
    const of = isOpponents(place) ? ({ of: 'opponent' } as const) : /your/i.test(place) ? {} : ({ of: 'each' } as const)
    return { is: { type: 'Location' }, n: 1, pick: 'choose', ...of }
  }
  const { whose = '', kind = '', first, second } = aimLine.exec(line ?? '')?.groups ?? {}
  if (!first) return undefined
  const types = [first, ...(second ? [second] : [])].map((each) => capital(each) as CardType)
  const trait = /^(?:defending|invisible)$/i.test(kind) ? { [kind.toLowerCase()]: true } : kind ? { attr: [capital(kind)] } : {}
  const is: Filter = { type: types.length === 1 ? types[0]! : types, ...trait }
  const of = isOpponents(whose) ? ({ of: 'opponent' } as const) : /your/i.test(whose) ? {} : ({ of: 'each' } as const)
  return { is, n: 1, pick: 'choose', ...of }
}

/** What is aimed at: the card that the target line tells, of the kind that the text says ("target Living Dead Monster"). */
export function aimOf(line: string | null | undefined, spoken: Selector | undefined): Selector | undefined {
  const told = targetOf(line)
  const other = line && !told ? ofOtherLine(line, spoken) : undefined
  if (other) return other
  if (!line || !spoken) return line ? told : spoken
  const isOfCards = told !== undefined || /^(?:(?:an|one|any) )?opponent[’']s investigator$/i.test(line)
  const types = (each: Selector | undefined): readonly CardType[] => [each?.is?.type ?? []].flat()
  const isOther = types(told).length > 0 && types(spoken).some((each) => !types(told).includes(each))
  if (!isOfCards || isOther) return undefined
  // "Target Ally" is anybody's by itself, and one of yours where the line says so.
  if (/^your /i.test(line)) {
    const { of, ...own } = spoken
    return of === undefined || of === 'each' ? { ...own, is: { ...told?.is, ...spoken.is } } : undefined
  }
  if ('mine' in spoken && ofAnOpponent.test(line)) return undefined
  return {
    ...spoken,
    is: { ...told?.is, ...spoken.is },
    ...(ofAnOpponent.test(line) ? { of: 'opponent' as const } : {}),
  }
}
