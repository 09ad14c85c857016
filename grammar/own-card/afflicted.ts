/** A Phobia speaks to the player it affects: whose deeds, numbers and opponents are told there. */

import type { Rule, Selector, Who } from '../ast.ts'
import { afflicts } from '../card.ts'
import { doers, doneTo } from '../doers.ts'
import { stable, swap } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import { type Json, rebuild } from './of-everybody.ts'

/** "Bury this card when that player arrives at a City": the affected player, where the text speaks of him; nothing where it does not. */
export function ofThatPlayer(rules: readonly Rule[]): readonly Rule[] | undefined {
  const isOpen = (rule: Rule): boolean => rule.kind === 'on' && typeof rule.on === 'object' && Object.values(rule.on).includes('actor')
  if (!rules.some(isOpen)) return rules
  if (!stable(rules).includes('"affected"')) return undefined
  return rules.map((rule) => (isOpen(rule) && rule.kind === 'on' ? { ...rule, on: swap(rule.on, '"actor"', '"affected"') } : rule))
}

const foe: ReadonlySet<Json> = new Set(['opponent', 'eachOpponent'])

/** Words of moments, and of conditions too, that tell whose deed or state it is. */
const momentWords = [...doers, ...doneTo] as const

/** Moments that tell of cards whose deed or Hand it is. */
const cardMoments = ['cardPlayed', 'used', 'arrivedAt', 'leftFrom', 'fromHand', 'summoned', 'cancelled'] as const

const subjectWords = ['by', 'of', 'who', 'as', 'than', 'moreThan', ...momentWords] as const

/** Conditions that ask it of a player, who is you where nobody is named. */
export const askedOf = ['at', 'number', 'walking', 'done', 'affectedBy', 'canSurvive', 'knows', 'gateSpent', 'cameBy'] as const

/** Whose doing or state is told: of a Phobia's opponents it is any other player's than the affected one's. */
function ofUnaffected(object: Record<string, Json>): Record<string, Json> {
  const isAsked =
    [...askedOf, ...cardMoments, 'inPlay', 'same', 'more', 'foremost', 'lies'].some((word) => word in object) ||
    object.sanity === 'lost' ||
    object.sanity === 'gained' ||
    momentWords.some((word) => word in object)
  if (isAsked && !('who' in object && 'sign' in object))
    return Object.fromEntries(
      Object.entries(object).map(([key, each]) => [key, foe.has(each) && subjectWords.some((word) => word === key) ? 'unaffected' : each]),
    )
  for (const moment of ['cardLeft', 'cardFlipped', 'cardReturned', 'defended'] as const)
    if (moment in object && (object[moment] as Selector).of === 'opponent')
      return { ...object, [moment]: { ...(object[moment] as Selector), of: 'unaffected' } }
  // All of them are meant, whoever is affected.
  if (object.who === 'eachOpponent' && 'sign' in object) return { ...object, who: 'unaffected' }
  return object
}

/** Numbers that are a player's: yours, if not said whose. */
const yourNumbers: ReadonlySet<string> = new Set(['sanity', 'sanityAboveMax', 'handMax', 'handMin'])

/** What he is told to do with a card of his, he picks it for. */
function pickedByHim(object: Record<string, Json>): Record<string, Json> {
  const verb = 'move' in object ? 'move' : 'flip' in object ? 'flip' : undefined
  const what = verb && (object[verb] as Record<string, Json>)
  const isHis = what?.pick === 'choose' && what.of === 'affected' && (what.by === undefined || what.by === 'you')
  return isHis ? { ...object, [verb!]: { ...what, by: 'affected' } } : object
}

/** A Phobia speaks to the player it affects. */
export function settlePhobia(said: Record<string, Json>): Record<string, Json> {
  const object = pickedByHim(ofUnaffected(said))
  if (object.on === 'adventureDone') return { ...object, on: { completed: 'affected' } }
  if (object.moreThan === 'you') return settlePhobia({ ...object, moreThan: 'affected' })
  if (askedOf.some((word) => word in object) && object.who === undefined) return { ...object, who: 'affected' }
  if (typeof object.of === 'string' && yourNumbers.has(object.of) && object.whose === undefined) return { ...object, whose: 'affected' }
  if ('lies' in object && object.of === undefined) return { ...object, of: 'affected' }
  if ('inPlay' in object && object.of === undefined) return { ...object, of: 'affected' }
  if ('more' in object && (object.than === 'you' || object.who === 'you'))
    return { ...object, who: object.who === 'you' ? 'affected' : object.who, than: object.than === 'you' ? 'affected' : object.than }
  if (('sanityChange' in object || 'more' in object) && object.who === undefined) return { ...object, who: 'affected' }
  if (object.who === 'you' || (('draw' in object || 'exchange' in object) && object.who === undefined))
    return { ...object, who: 'affected' }
  if ('threatHas' in object && object.side === 'own') return { ...object, side: 'affected' }
  if ('same' in object && object.who === undefined) return { ...object, who: 'affected' }
  if ('stat' in object && object.who === undefined && object.of === undefined) return { ...object, who: 'affected' }
  if ('choose' in object && object.by === 'you') return { ...chosenBy(object, 'affected'), by: 'affected' }
  if ('cardPlayed' in object && object.on === 'you') return settlePhobia({ ...object, on: 'affected' })
  const isMoment =
    cardMoments.some((word) => word in object) || 'handSeen' in object || object.sanity === 'lost' || object.sanity === 'gained'
  if (isMoment && object.by === 'you') return settlePhobia({ ...object, by: 'affected' })
  if (('fromHand' in object || 'cancelled' in object) && object.of === 'you') return { ...object, of: 'affected' }
  for (const key of momentWords) if (object[key] === 'you') return { ...object, [key]: 'affected' }
  const isOwn = 'pick' in object ? object.in !== 'aside' : /^(?:deckTop|deckBottom|deck|hand|story|discard)$/.test(String(object.in))
  if (isOwn && object.of === undefined && object.affecting === undefined && object.ref === undefined) return { ...object, of: 'affected' }
  return object
}

/** Who chooses what he does picks the cards for it, too. */
function chosenBy(object: Record<string, Json>, by: Who): Record<string, Json> {
  return rebuild(object, (each) => (each.pick === 'choose' && each.of === by && each.by === undefined ? { ...each, by } : each)) as Record<
    string,
    Json
  >
}

/** What a Phobia cannot say of the player it affects: his opponents are not yours. */
export function strangeToPhobia(rules: readonly Rule[], self: Self | undefined): boolean {
  if (self?.type !== 'Event' || !afflicts(self)) return false
  // What is in the other Threat is told of you, and in a Battle.
  if (rules.some((rule) => 'if' in rule && rule.if !== undefined && asksTheirThreat.test(stable(rule.if)))) return true
  if (stable(rules).includes('"affected"')) return false
  return rules.some((rule) => /"(?:opponent|eachOpponent)"|"owner":"you"/.test(stable(rebuild(rule, settlePhobia))))
}

const asksTheirThreat = /"side":"opposing"/

/** Whether a clause says itself whom it befalls. Who only fulfils its condition is not yet whom it befalls. */
export function namesAffected(rule: Rule): boolean {
  const { if: _if, ...rest } = rule as Rule & { readonly if?: unknown }
  return stable(rest).includes('"affected"')
}
