/**
 * What alone a card may be played, cast or used on, or what not: "May only be cast on a Corrupt Ally", "May not be played on an Underground
 * Location", "Use only against an opponent in Boston". It asks something of whom the rest of the text chooses (M17.25), so the rest is read
 * without that sentence, and what it chooses is told to be such a one.
 */

import type { Condition, Filter, Rule, Selector } from './ast.ts'
import { types } from './link.ts'
import { nonsense, stable } from './make/draft.ts'
import { bothBorne } from './make/nouns.ts'
import { rebuild } from './own-card/of-everybody.ts'
import type { Reading, Self } from './reading.ts'
import { edited, type Rewording } from './rewording.ts'

const told =
  /(?:^|(?<=[.;!?] ))(?:(?:This (?:card|Event|Spell|Artifact|Weapon|Phobia)|It) )?(?:(?:(?:may|can) (?<only>only )?(?<not>not |never )?be|(?<cannot>cannot be)) (?:played|cast|used)(?<only2> only)?|(?<order>Play|Use|Cast)(?: this (?:card|Event|Spell|Artifact))?(?: only)) (?:on|against|upon) (?<whom>[^.;:,()]+)\. ?/i

/** Who is no card: told of an opponent, it is a condition. */
const player =
  /^(?:(?:an?|any|your|target|one) )?(?:(?<like>\p{Lu}\p{Ll}+) )?(?:opponents?|opposing Investigators?|Investigators?|players?)(?: (?<so>.+))?$/u

/** What is asked of a player in words behind him, as a condition has it. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/^(?:who|that) (?=(?:is|has|have|are)\b)/, ''],
  [/^with (?=(?:an?|any|no|one|two|three|\w+ or)\b)/, 'has '],
  [/^(?=(?:in|at|on|affected|currently|not)\b)/, 'is '],
]

interface Said {
  readonly whom: string
  readonly isNot: boolean
  readonly at: number
  readonly length: number
}

/** Of whom such a sentence asks, and where it stands: what only may be chosen, or (`isNot`) may not. */
function saidIn(text: string): Said | undefined {
  const found = told.exec(text)
  const { whom, only, only2, order, not, cannot } = found?.groups ?? {}
  const isOnly = only !== undefined || only2 !== undefined || order !== undefined
  const isNot = not !== undefined || cannot !== undefined
  return found && whom && isOnly !== isNot ? { whom, isNot, at: found.index, length: found[0].length } : undefined
}

/** The text with what it asks of a player as a condition of being played; nothing where it asks nothing of one. */
export function askedOfPlayer(text: string, self: Self | undefined): Rewording | undefined {
  const said = saidIn(text)
  const [, like, so] = player.exec(said?.whom ?? '') ?? []
  // What only may be so of him the grammar has by itself.
  if (!said?.isNot || (like === undefined) === (so === undefined)) return undefined
  const row = asked.find(([words]) => so !== undefined && words.test(so))
  const condition = like ? `is ${like}` : row && so!.replace(row[0], row[1])
  if (condition === undefined) return undefined
  // A Spell is played into a Tome before it is cast: what is asked then is asked as it is cast (M9.21).
  const isOfSpell = self?.type === 'Spell'
  const isNot = condition.replace(/^is /, 'is not ').replace(/^has (?:an?|any) /, 'has no ')
  if (isOfSpell && isNot === condition) return undefined
  const put = isOfSpell ? `May only be cast on an opponent who ${isNot}. ` : `This card may not be played if your opponent ${condition}. `
  return edited(text, [{ ...said, put }])
}

/** What only may, or may not, be chosen: the rest of the text, and the words for those cards. */
export interface OnlyOn {
  readonly rest: Rewording
  readonly whom: string
  readonly isNot: boolean
}

/** The text without the sentence that says what it may only, or not, be played on; nothing where none does. */
export function onlyOn(text: string, self: Self | undefined): OnlyOn | undefined {
  const said = saidIn(text)
  if (!said || player.test(said.whom) || !/^(?:Event|Spell|Artifact)$/.test(self?.type ?? '')) return undefined
  const rest = edited(text, [{ ...said, put: '' }])
  return rest && { rest, whom: said.whom.replace(/^(?:an?|any|one|another|all|each) /i, ''), isNot: said.isNot }
}

/** The sentence that tells those cards alone, to be read for what they are. */
export const tellingThose = ({ whom }: OnlyOn): string =>
  `When played, discard ${new RegExp(`^(?:[^ ]+ )*(?:${types.join('|')}|card)\\b`).test(whom) ? 'each' : 'all'} ${whom}.`

/** The cards that such a sentence tells. */
export function cardsOf(reading: Reading<readonly Rule[]>, { isNot }: OnlyOn): Filter | undefined {
  if (!reading.ok || reading.value.length !== 1) return undefined
  const [rule] = reading.value
  const op = rule && 'do' in rule && rule.do.length === 1 ? rule.do[0] : undefined
  if (!op || !('move' in op) || ('if' in rule! && rule.if)) return undefined
  const { is, pick, of, ...more } = op.move
  const isPlain = pick === 'all' && is && (of === undefined || of === 'each') && Object.keys(more).length === 0
  // "Allies who are Inside" is asked of where their player is, which the grammar has by itself.
  return isPlain && (isNot || !Object.keys(is).every((key) => key === 'type' || key === 'at')) ? is : undefined
}

/** What is chosen among many. */
const isChoice = (value: object): boolean =>
  'pick' in value &&
  (value.pick === 'choose' || value.pick === 'random') &&
  !('in' in value && /^(?:hand|deck|discard)$/.test(String(value.in)))

/** The rules with what they choose told to be such cards; nothing where nothing of that type is chosen, or more than one thing is. */
export function narrowedTo(rules: readonly Rule[], those: Filter, { isNot }: OnlyOn, self: Self | undefined): readonly Rule[] | undefined {
  const { type, ...like } = those
  if (type === 'Location') {
    const who = /^Opponent/i.test(self?.target ?? '') ? ({ who: 'opponent' } as const) : {}
    const needs: Condition = { at: like, ...who }
    const isOfPlace = stable(rules).includes('"ref":"location"')
    return isOfPlace ? [{ kind: 'require', needs: isNot ? { not: needs } : needs }, ...rules] : undefined
  }
  const meant: Filter = isNot ? { not: those } : like
  const chosen = new Set<string>()
  let failed = false
  const narrowed = rebuild(rules, (object) => {
    if (!isChoice(object)) return object
    const { is } = object as Selector
    if (!is || (type !== undefined && is.type !== undefined && stable(is.type) !== stable(type))) return object
    chosen.add(stable(object))
    const both = bothBorne(is, meant)
    if (both === nonsense) failed = true
    return { ...object, is: type === undefined ? both : { ...both, type } }
  })
  return failed || chosen.size !== 1 ? undefined : (narrowed as readonly Rule[])
}
