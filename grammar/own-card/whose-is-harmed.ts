/** Whose cards are buried, taken, forbidden or aimed at where it is not said: an opponent's, yours, or nobody's. */

import type { Filter, Op, Rule, Selector, Who } from '../ast.ts'
import { afflicts } from '../card.ts'
import { type Marked, stable } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import { isOpen, type Json, rebuild } from './of-everybody.ts'
import { ofAnOpponent, otherLine } from './target-line.ts'

/** Not to bury Phobias is an act of its own, whichever they are; by such cards alone, it is told of those that affect you. */
export function settleForbidden(object: Record<string, Json>): Record<string, Json> {
  if (object.kind !== 'forbid' || typeof object.what !== 'object' || object.what === null || !('bury' in object.what)) return object
  const { is, pick, of, ref } = object.what.bury as Selector
  const isPhobia = is?.type === 'Event' && is.subtype === 'Phobia' && Object.keys(is).length === 2
  if (!isPhobia || pick === undefined || (of !== undefined && of !== 'affected') || ref !== undefined) return object
  if (!('by' in object.what)) return { ...object, what: 'buryPhobias' }
  return { ...object, what: { ...object.what, bury: { is, pick, affecting: of ?? 'you' } as Json } }
}

/** To bury, or discard, a Phobia is to be rid of one that affects you: whose card it is does not matter. */
export function settleBuried(object: Record<string, Json>): Record<string, Json> {
  if (!('move' in object) || (object.to !== 'bury' && object.to !== 'discard')) return object
  const selector = object.move as Selector
  const isPhobia = selector.is?.type === 'Event' && selector.is.subtype === 'Phobia' && selector.pick !== undefined
  const open = selector.affecting === undefined && selector.in === undefined
  if (!isPhobia || !open || (selector.of !== undefined && selector.of !== 'affected')) return object
  const { of: affecting = 'you', ...move } = selector
  return { ...object, move: { ...move, affecting } }
}

/** What is taken out of another's Hand and put in a Hand goes to yours: in his it was. */
export function settleTaken(object: Record<string, Json>): Record<string, Json> {
  const { in: zone, of } = (object.move ?? {}) as Selector
  const isTaken = object.to === 'hand' && object.whose === undefined && zone === 'hand' && (of === 'opponent' || of === 'eachOpponent')
  return isTaken ? { ...object, whose: 'you' } : object
}

/** "Bury one Ally. If it is Night, discard it instead": what is chosen for the one or the other. */
const aimsEitherWay = (object: Record<string, Json>): boolean =>
  typeof object.target === 'object' &&
  /"do":\[\{"do":\[[^\]]*"ref":"target"[^\]]*\],"else":\[[^\]]*"ref":"target"/.test(
    stable(object.do === undefined ? null : { do: object.do }),
  )

/** Operations that nobody means to do to his own cards by choice. */
export const hostile = (object: Record<string, Json>): Selector | undefined =>
  'move' in object && (object.to === 'bury' || object.to === 'discard')
    ? (object.move as Selector)
    : 'flip' in object && object.face === 'down'
      ? (object.flip as Selector)
      : 'value' in object && (object.how === 'half' || (typeof object.value === 'number' && object.value < 0))
        ? ofAllies(object.of as Selector | undefined)
        : 'cannotBe' in object &&
            /^(?:attacking|defending|fighting)$/.test(String(object.cannotBe)) &&
            (object.of as Selector).pick === 'choose'
          ? (object.of as Selector)
          : 'noEffects' in object && (object.of as Selector).pick === 'choose'
            ? (object.of as Selector)
            : aimsEitherWay(object) || harmsAim(object) || harmsTheAim(object)
              ? (object.target as unknown as Selector)
              : undefined

/** "Flip one Ally. That Ally ...", "Increase the value of one Ally by 3. Bury that Ally ...": what is chosen, for the first that is done to it. */
function aimsFirst({ target, do: ops }: Record<string, Json>): boolean {
  if (typeof target !== 'object' || !Array.isArray(ops)) return false
  const isTarget = (of: Selector | undefined): boolean => of?.ref === 'target' && Object.keys(of).length === 1
  // What it bears goes before it.
  const first = (ops as Op[]).find((op) => !('move' in op && op.move.borneBy === 'target'))
  if (!first) return false
  if ('flip' in first) return first.face === 'down' && isTarget(first.flip)
  if ('move' in first) return /^(?:bury|discard|hand)$/.test(first.to) && isTarget(first.move)
  return 'start' in first && first.start.kind === 'static' && 'value' in first.start.effect && isTarget(first.start.effect.of)
}

/** Whatever is done to what it aims at: by a line that tells of an opponent's, it is none of one's own. */
const isAimed = ({ target, do: ops }: Record<string, Json>): boolean => typeof target === 'object' && Array.isArray(ops)

/** "Flip one Ally and all Artifacts it bears": what is chosen with all it has. */
const harmsAim = (object: Record<string, Json>): boolean =>
  typeof object.target === 'object' &&
  /"face":"down","flip":\{[^}]*"borneBy":"target"|"borneBy":"target"[^}]*\}[^}]*\},"face":"down"/.test(stable(object.do ?? null))

/** "Choose one Artifact. Bury it.": as "bury one Artifact" says it; what is done besides may be what it is given for. */
function harmsTheAim({ target, if: asked, optional, do: ops }: Record<string, Json>): boolean {
  if (typeof target !== 'object' || !Array.isArray(ops) || asked !== undefined || optional === true) return false
  const [only, more] = ops as Op[]
  return only !== undefined && !more && 'move' in only && /^(?:bury|discard)$/.test(only.to) && stable(only.move) === '{"ref":"target"}'
}

/** Of a Monster in Combat it goes without saying on which side it is. */
const ofAllies = (of: Selector | undefined): Selector | undefined => (of?.is?.type === 'Ally' ? of : undefined)

/** "Bury one Great Old One in play", "Subtract 2 from one Ally in play": whosesoever it is; what is paid with, counted or exchanged is one's own. */
export function settleTable(object: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(object).map(([key, each]) => [
      key,
      !/^(?:other|per|for)$/.test(key) && isOnTable(each) ? { ...each, of: 'each' } : each,
    ]),
  )
}

function isOnTable(value: Json): value is Record<string, Json> {
  const { table, pick, mine, of, in: zone, ref, affecting, borneBy } = (value ?? {}) as Record<string, Json>
  return (
    table === true &&
    pick === 'choose' &&
    (zone ?? 'play') === 'play' &&
    [mine, of, ref, affecting, borneBy].every((each) => each === undefined)
  )
}

/** "One Student", "Cultists of 2 points or less": told by what only persons are, where the line speaks of Allies. */
function tellsOfPersons({ or, ...is }: Filter): boolean {
  const isBare = Object.keys(is).every(
    (key) => key === 'attr' || key === 'anyAttr' || key === 'value' || key === 'defending' || key === 'bears',
  )
  return isBare && (or ? or.every(tellsOfPersons) : is.attr !== undefined || is.anyAttr !== undefined || is.value !== undefined)
}

/** An Event or Spell that names no owner means cards of the player on its target line. */
export function settleTarget(object: Record<string, Json>, target: string): Record<string, Json> {
  const key =
    'move' in object
      ? 'move'
      : 'flip' in object
        ? 'flip'
        : 'value' in object || 'noEffects' in object || ('attribute' in object && 'of' in object)
          ? 'of'
          : aimsEitherWay(object) || aimsFirst(object) || (ofAnOpponent.test(target) && isAimed(object))
            ? 'target'
            : undefined
  const selector = key && (object[key] as Selector)
  const types = [selector?.is?.type ?? []].flat()
  const isWeapon = /weapon/i.test(String(selector?.is?.subtype))
  const noun = /^(?:one|an|any)/i.test(target) ? otherLine.exec(target)?.groups?.['noun']?.toLowerCase() : undefined
  const isNoun = noun !== undefined && selector?.is !== undefined && stable(selector.is).toLowerCase().includes(`"${noun}"`)
  const of: Who | undefined = ofAnOpponent.test(target)
    ? 'opponent'
    : isNoun || /(?:^|\bor )(?:one|an|any) (?:ally|artifact|tome|spell)/i.test(target)
      ? 'each'
      : undefined
  // Of other cards than Allies the line tells only where it names them.
  const isTold = (type: string): boolean =>
    /^(?:Ally|Artifact|Tome|Spell)$/.test(type) &&
    new RegExp(`\\b${type === 'Artifact' && isWeapon ? '(?:Artifact|Weapon)' : type}`, 'i').test(target)
  const isPerson = selector?.is !== undefined && /\ball(?:y|ies)\b/i.test(target) && tellsOfPersons(selector.is)
  const isNamed = isNoun || isPerson || (types.length > 0 && (types.every((type) => type === 'Ally') || types.every(isTold)))
  // "All Allies", where the line speaks of those of an opponent.
  const isAllOfHis =
    selector?.pick === 'all' && /^(?:(?:an|one|any) )?opponent[’']s (?:\S+ )?(?:allies|artifacts|tomes|spells|weapons)$/i.test(target)
  const isPicked = selector?.pick === 'choose' || selector?.pick === 'random' || isAllOfHis
  // "Up to two Artifacts in play", where the line speaks of your own.
  const isYours = /^(?:(?:one|any|all|some) (?:of )?)?your (?!opponent|investigator|story|mythos|hand|threat)/i.test(target)
  if (isYours && key && isPicked && isNamed && isOnTable(selector)) return { ...object, [key]: { ...selector, mine: true } }
  if (of === undefined || !key || !isPicked || !isNamed || (selector as Marked).mine) return object
  const isOpen = selector.of === undefined && selector.affecting === undefined && selector.in === undefined
  return isOpen ? { ...object, [key]: { ...selector, of } } : object
}

export type Open = Selector & { readonly mine?: true }

/** All cards of a kind, of which it is not said whose they are, or where. */
export const isNobodys = (of: Open | undefined): of is Open =>
  of?.pick === 'all' && of.of === undefined && of.ref === undefined && of.in === undefined && !of.mine && !of.opposing

/** "Weapons add nothing": whosever they are, for nobody means his own alone. */
export function ofWorthless(object: Record<string, Json>): Record<string, Json> {
  const of = object.of as Open | undefined
  return 'addsNothing' in object && isNobodys(of) && of.borneBy === undefined
    ? { ...object, of: { ...of, of: 'each' } as unknown as Json }
    : object
}

/** "Bury one Ally or lose your next Turn": where the one harms you so does the other, and is done to your own cards. */
function withoutOwnDuties<T>(said: T): T {
  const harms = (op: Op): boolean => ('skip' in op && op.who === 'you') || ('sanity' in op && op.who === 'you' && op.sign < 0)
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    const { choose, by } = value as { readonly choose?: readonly (readonly Op[])[]; readonly by?: Who }
    if (choose !== undefined && by === 'you' && choose.some((ops) => ops.some(harms))) return { choose: [], by }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, within(each)]))
  }
  return within(said) as T
}

/** Whether an Event or Spell harms a card of which it is not said whose it is. */
export function harmsNobody(rules: readonly Rule[], self: Self | undefined): boolean {
  // A Location may well ask something of who comes there, and a Travel Event of who is on it; of other cards it must be said.
  if (!self || self.type === 'Location' || self.type === 'Investigator' || self.subtype?.startsWith('Travel')) return false
  let found = false
  rebuild(rules.map(withoutOwnDuties), (object) => {
    const what = hostile(object)
    // One by lot among everybody's cards would be one of each player's.
    const isAnybodys = what?.pick === 'random' && (what as Marked & { readonly table?: true }).table && what.of === undefined
    if (isAnybodys && !(what as Marked).mine && !afflicts(self)) found = true
    // "All Cultists are buried", by an Event: nobody plays it to bury his own, nor says that it is everybody's.
    const isPlayed = self.type === 'Event' || self.type === 'Spell' || self.type === 'Monster'
    const isOfNobody = what?.pick === 'all' && what.is !== undefined && !('value' in object) && isPlayed
    if (isOfNobody && stable({ ...what, is: null }) === '{"is":null,"pick":"all"}') found = true
    // "Bury any other Moon Event": one's own Events are nothing one plays an Event against.
    const isEvent = what?.is?.type === 'Event' && what.is.subtype !== 'Phobia' && what.pick === 'choose' && !(what as Marked).mine
    if (isEvent && self.type === 'Event' && isOpen(what as Record<string, Json>)) found = true
    // "Bury Howard Lovecraft": whoever has him.
    const isByTitle = (what as Marked | undefined)?.named && what?.of === undefined && what?.in === undefined
    if (isByTitle && !(what as Marked).mine && /^(?:Event|Spell|Monster)$/.test(self.type)) found = true
    if (
      (what?.pick === 'choose' || (what?.pick === 'random' && (self.type === 'Monster' || what.is?.borneBy !== undefined))) &&
      what.is &&
      [what.is.type, ...(what.is.or ?? []).map(({ type }) => type)].some(
        (type) => type === 'Ally' || type === 'Monster' || type === 'Artifact' || type === 'Tome' || type === 'Spell',
      )
    ) {
      const said = what as Marked
      // "One Monster among them": of the cards that were turned up or looked at.
      const isOfSeen = said.ref === 'revealed' || said.ref === 'looked'
      const isOpen =
        !isOfSeen &&
        said.of === undefined &&
        said.affecting === undefined &&
        said.in === undefined &&
        !said.borneBy &&
        !said.opposing &&
        !said.table
      if (isOpen && !said.mine) found = true
    }
    return object
  })
  return found
}
