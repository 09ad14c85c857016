/**
 * A Region that somebody names: "Name a Region. Every player whose Investigator is there ...". The text is read with one Region in its
 * place that it does not speak of else, and what was read of that one is then said of the one that is named.
 */

import { namedRegion, type Op, type Rule } from './ast.ts'
import { does, stable } from './make/draft.ts'
import { withoutNaming } from './named-type.ts'
import { type Fault, fault } from './reading.ts'
import { inTurn, type Rewording, reworded } from './rewording.ts'

const told =
  /\b(?:name|declare|announce|call out|choose|pick|select) (?:a|any|one|any one|some) (?:single )?Region(?: of your choice)?(?=[.,;:]| and\b)/i

/** The controlled wording has its deeds in brackets. */
const controlled = /\bname a Region: \(/i

const that = '(?:that|this|the same|the (?:so )?(?:named|chosen|declared|announced|selected)) Region'
const there =
  /\b((?:players?|opponents?|Investigators?|Ally|Allies|Monsters?)(?: (?:who|that|which) (?:is|are))?|(?:whose )?Investigators? (?:is|are)|(?:who|that) (?:is|are)) there\b/gi

export interface NamedRegion {
  readonly as: Rewording
  readonly standIn: string
}

/** The text with a Region of its own in the place of what is named; nothing where none is. */
export function withRegionForNamed(text: string): NamedRegion | undefined {
  if (controlled.test(text) || !told.test(text)) return undefined
  const standIn = ['South Pacific', 'Middle East'].find((each) => !text.includes(each))
  const bare = standIn && withoutNaming(text, told)
  if (!bare) return undefined
  const as = inTurn(text, [
    () => bare,
    (so) => reworded(so, new RegExp(`\\b(?:anywhere )?(in|to|from|of) ${that}`, 'gi'), (_said, [where]) => `${where} ${standIn}`),
    (so) => reworded(so, there, (_said, [who]) => `${who} in ${standIn}`),
  ])
  return as && { as, standIn }
}

/** The rules with the named Region for the one that stood in for it; an error where it is not said when it is named. */
export function ofNamedRegion(rules: readonly Rule[], { standIn }: NamedRegion, text: string): readonly Rule[] | Fault {
  const speaks = (part: unknown): boolean => stable(part).includes(`"${standIn}"`)
  const meant = rules.filter(speaks)
  const [rule, more] = meant
  const untold = fault('It is not said when this Region is named, or what for.', 0, text.length)
  if (!rule || more || !does(rule)) return untold
  const { do: ops, ...head } = rule
  const own = JSON.parse(JSON.stringify(ops).replaceAll(`"region":"${standIn}"`, `"region":"${namedRegion}"`)) as typeof ops
  if (speaks(head) || speaks(own)) return untold
  const named: Op = { name: 'region', do: own }
  return rules.map((each) => (each === rule ? { ...rule, do: [named] } : each))
}
