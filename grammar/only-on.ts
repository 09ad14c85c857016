/**
 * What alone a card may be played, cast or used on, or what not: "May only be cast on a Corrupt Ally", "May not be played on an Underground
 * Location", "Use only against an opponent in Boston". It asks something of whom the rest of the text chooses (M17.25), so the rest is read
 * without that sentence, and what it chooses is told to be such a one.
 */

import type { Condition, Filter, Rule, Selector } from './ast.ts'
import { types } from './link.ts'
import { nonsense, stable } from './make/draft.ts'
import { bothBorne } from './make/nouns.ts'
import { type Fault, fault, type Reading, type Self } from './reading.ts'
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

/** The text with what it asks of a player as a condition of being played; nothing where it asks nothing of one. */
export function askedOfPlayer(text: string, self: Self | undefined): Rewording | undefined {
  const found = told.exec(text)
  const { whom, only, only2, order, not, cannot } = found?.groups ?? {}
  const [, like, so] = player.exec(whom ?? '') ?? []
  if (!found || !whom || (like === undefined && so === undefined)) return undefined
  const isOnly = only !== undefined || only2 !== undefined || order !== undefined
  // The grammar has the first of these by itself.
  if (isOnly || !(not || cannot)) return undefined
  const row = asked.find(([said]) => so !== undefined && said.test(so))
  const condition = like ? `is ${like}` : row && so!.replace(row[0], row[1])
  if (condition === undefined || (like && so)) return undefined
  // A Spell is played into a Tome before it is cast: what is asked then is asked as it is cast (M9.21).
  const isOfSpell = self?.type === 'Spell'
  const isNot = condition.replace(/^is /, 'is not ').replace(/^has (?:an?|any) /, 'has no ')
  if (isOfSpell && isNot === condition) return undefined
  const put = isOfSpell ? `May only be cast on an opponent who ${isNot}. ` : `This card may not be played if your opponent ${condition}. `
  return edited(text, [{ at: found.index, length: found[0].length, put }])
}

/** What only may, or may not, be chosen: the rest of the text, and the words for those cards. */
export interface OnlyOn {
  readonly rest: Rewording
  readonly whom: string
  readonly isNot: boolean
  readonly at: number
  readonly length: number
}

/** The text without the sentence that says what it may only, or not, be played on; nothing where none does. */
export function onlyOn(text: string, self: Self | undefined): OnlyOn | undefined {
  const found = told.exec(text)
  const { whom, only, only2, order, not, cannot } = found?.groups ?? {}
  if (!found || !whom || player.test(whom) || !/^(?:Event|Spell|Artifact)$/.test(self?.type ?? '')) return undefined
  const isOnly = only !== undefined || only2 !== undefined || order !== undefined
  const isNot = not !== undefined || cannot !== undefined
  if (isOnly === isNot) return undefined
  const rest = edited(text, [{ at: found.index, length: found[0].length, put: '' }])
  return (
    rest && { rest, whom: whom.replace(/^(?:an?|any|one|another|all|each) /i, ''), isNot, at: found.index, length: found[0].trim().length }
  )
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
const isChoice = (value: object): value is Selector =>
  'pick' in value &&
  (value.pick === 'choose' || value.pick === 'random') &&
  !('in' in value && /^(?:hand|deck|discard)$/.test(String(value.in)))

const notWhich = 'It is not said which of the cards this is asked of.'

/**
 * The rules with what they choose told to be such cards.
 * Errors: where nothing of that type is chosen, or more than one thing is.
 */
export function narrowedTo(rules: readonly Rule[], those: Filter, on: OnlyOn, self: Self | undefined): readonly Rule[] | Fault {
  const { type, ...like } = those
  if (type === 'Location') {
    const who = /^Opponent/i.test(self?.target ?? '') ? ({ who: 'opponent' } as const) : {}
    const needs: Condition = { at: like, ...who }
    const isOfPlace = stable(rules).includes('"ref":"location"')
    return isOfPlace ? [{ kind: 'require', needs: on.isNot ? { not: needs } : needs }, ...rules] : fault(notWhich, on.at, on.length)
  }
  const meant: Filter = on.isNot ? { not: those } : like
  const told = new Set<string>()
  let failed = false
  const put = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(put)
    if (typeof value !== 'object' || value === null) return value
    if (isChoice(value) && value.is && (type === undefined || stable(value.is.type) === stable(type) || value.is.type === undefined)) {
      told.add(stable(value))
      const is = bothBorne(value.is, meant)
      if (is === nonsense) failed = true
      return { ...value, is: type === undefined ? is : { ...is, type } }
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, put(each)]))
  }
  const narrowed = put(rules) as readonly Rule[]
  return failed || told.size !== 1 ? fault(notWhich, on.at, on.length) : narrowed
}
