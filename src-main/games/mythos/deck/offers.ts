/**
 * What a printed card may do for other cards of its deck, once it works: let them be played elsewhere, lead to other
 * Regions, hold Spells, read languages, bear Weapons. Read from its rule objects, whatever the moment and the condition:
 * what a text might do at some time counts. Never changes for a printing, so it is found out once.
 */
import type { Filter, Op, Permit, Route, Rule, Static, Waiver } from '../../../../grammar/ast.ts'
import type { Face } from './faces.ts'

/** A play that a text allows although something is not met. */
export interface Waived {
  readonly is: Filter
  readonly waive: readonly Waiver[]
}

export interface Offers {
  readonly waived: readonly Waived[]
  readonly routes: readonly Route[]
  /** Locations that may be walked to, whatever their Region. */
  readonly walkTo: readonly Filter[]
  readonly playAs: readonly Extract<Permit, { playAs: unknown }>[]
  /** Monsters that are played at once, without a Gate. */
  readonly summons: readonly Filter[]
  /** Cards that are put into play without being played. */
  readonly brings: readonly Filter[]
  readonly attributes: readonly Extract<Static, { attribute: unknown }>[]
  /** Makes one card's attributes another's: any attribute may come of it. */
  readonly copiesAttributes: boolean
  readonly holdsSpells: readonly Extract<Static, { holdsSpells: unknown }>[]
  readonly carries: readonly Filter[]
  readonly languages: readonly Extract<Static, { languages: unknown }>['languages'][]
  readonly standsIn: readonly Extract<Static, { standsIn: unknown }>['for'][]
  /** The Investigator may become another one. */
  readonly exchangesInvestigator: boolean
  /** Subtypes that cards may come to count as for a while, and Types that they may become. */
  readonly givenSubtypes: readonly string[]
  readonly givenTypes: readonly string[]
  /** Phobias may be buried. */
  readonly buriesPhobias: boolean
}

type Found = { -readonly [key in keyof Offers]: Offers[key] extends readonly (infer Each)[] ? Each[] : Offers[key] }

const known = new WeakMap<Face, Offers>()

export function offersOf(face: Face): Offers {
  let offers = known.get(face)
  if (offers === undefined) {
    const found: Found = {
      waived: [],
      routes: [],
      walkTo: [],
      playAs: [],
      summons: [],
      brings: [],
      attributes: [],
      copiesAttributes: false,
      holdsSpells: [],
      carries: [],
      languages: [],
      standsIn: [],
      exchangesInvestigator: false,
      givenSubtypes: [],
      givenTypes: [],
      buriesPhobias: false,
    }
    for (const rule of face.rules) read(rule, found)
    known.set(face, found)
    offers = found
  }
  return offers
}

/** Reads a rule, and those that it begins in its turn. */
function read(part: unknown, found: Found): void {
  if (typeof part !== 'object' || part === null) return
  if (Array.isArray(part)) {
    for (const each of part) read(each, found)
    return
  }
  if ('kind' in part) {
    // What is forbidden or demanded is no offer.
    if (part.kind === 'forbid' || part.kind === 'oblige') return
    if (part.kind === 'permit') return readPermit((part as Extract<Rule, { kind: 'permit' }>).permit, found)
    if (part.kind === 'static') return readStatic((part as Extract<Rule, { kind: 'static' }>).effect, found)
  }
  readOp(part as Op, found)
  for (const each of Object.values(part)) read(each, found)
}

function readPermit(permit: Permit, found: Found): void {
  if ('play' in permit) found.waived.push({ is: permit.play, waive: permit.waive })
  if ('playAs' in permit) found.playAs.push(permit)
  if ('route' in permit) {
    if ('walkTo' in permit.route) found.walkTo.push(permit.route.walkTo)
    else found.routes.push(permit.route)
  }
}

function readStatic(effect: Static, found: Found): void {
  if ('attribute' in effect && effect.give) found.attributes.push(effect)
  if ('attributesOf' in effect) found.copiesAttributes = true
  if ('treatAs' in effect && effect.as === 'subtype') found.givenSubtypes.push(effect.treatAs)
  if ('treatAs' in effect && effect.as === 'type') found.givenTypes.push(effect.treatAs)
  if ('holdsSpells' in effect) found.holdsSpells.push(effect)
  if ('carries' in effect) found.carries.push(effect.carries)
  if ('languages' in effect) found.languages.push(effect.languages)
  if ('standsIn' in effect && !effect.stays) found.standsIn.push(effect.for)
}

function readOp(op: Op, found: Found): void {
  // A Filter has words in common with the steps, but none of these pairs.
  if ('play' in op && typeof op.play === 'object') found.waived.push({ is: op.play, waive: op.waive ?? [] })
  if ('travel' in op && typeof op.travel === 'object') found.routes.push(op.travel)
  if ('summonOrControl' in op && op.allow.includes('summon')) found.summons.push(op.summonOrControl)
  if ('become' in op && 'card' in op) found.givenTypes.push(op.become)
  if ('newInvestigator' in op) found.exchangesInvestigator = true
  if ('move' in op && typeof op.move === 'object') {
    if (op.to === 'play' || op.to === 'storyTop') found.brings.push(op.move.is ?? {})
    if ((op.to === 'bury' || op.to === 'discard') && isPhobia(op.move.is)) found.buriesPhobias = true
  }
}

const isPhobia = (is: Filter | undefined): boolean => is?.subtype !== undefined && [is.subtype].flat().includes('Phobia')
