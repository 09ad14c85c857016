/**
 * What this engine can carry out. The compiler sees to it that every construct
 * of the rule objects has its place in the engine; rule objects that come from
 * elsewhere, such as a file of another version, are looked at here before a
 * match begins, so that none fails in the middle of it.
 */
import type { Condition, Op, Rule, Static, Trigger } from '../../../grammar/ast.ts'
import { knownStatics } from './standing.ts'

/** Every key of the members of a union. */
type Words<Union> = Union extends Union ? keyof Union : never

/** Words that only say more about what another word names. */
type Details =
  | (
      | 'to'
      | 'whose'
      | 'optional'
      | 'back'
      | 'of'
      | 'who'
      | 'sign'
      | 'price'
      | 'cost'
      | 'face'
      | 'upTo'
      | 'seconds'
      | 'from'
      | 'into'
      | 'times'
      | 'waive'
      | 'when'
      | 'only'
      | 'except'
    )
  | (
      | 'with'
      | 'alliesMayDefend'
      | 'allow'
      | 'until'
      | 'also'
      | 'for'
      | 'by'
      | 'unless'
      | 'do'
      | 'else'
      | 'card'
      | 'gateShut'
      | 'now'
      | 'as'
      | 'n'
      | 'there'
      | 'pays'
      | 'others'
      | 'which'
      | 'gains'
      | 'goes'
      | 'on'
      | 'most'
      | 'spread'
    )

const operations = {
  move: true,
  sanity: true,
  flip: true,
  pennies: true,
  draw: true,
  exchange: true,
  exchangeHands: true,
  reveal: true,
  look: true,
  arrange: true,
  shuffle: true,
  play: true,
  travel: true,
  toTop: true,
  popStory: true,
  turnTop: true,
  travelOn: true,
  attack: true,
  summonOrControl: true,
  control: true,
  cancel: true,
  redirect: true,
  dictate: true,
  newInvestigator: true,
  swap: true,
  give: true,
  skip: true,
  extraTurn: true,
  passNext: true,
  gateUses: true,
  passes: true,
  extendGOO: true,
  choose: true,
  forEach: true,
  alike: true,
  name: true,
  orElse: true,
  moveSpells: true,
  if: true,
  start: true,
  become: true,
} as const satisfies Record<Exclude<Words<Op>, Details>, true>

const conditions = {
  at: true,
  inPlay: true,
  time: true,
  threatHas: true,
  lies: true,
  affectedBy: true,
  role: true,
  lostInCombat: true,
  revealedIs: true,
  canSurvive: true,
  same: true,
  number: true,
  more: true,
  foremost: true,
  done: true,
  wentSo: true,
  card: true,
  knows: true,
  walking: true,
  gateSpent: true,
  cameBy: true,
  passesEnd: true,
  investigator: true,
  all: true,
  any: true,
  not: true,
} as const satisfies Record<
  Exclude<
    Words<Condition>,
    | 'who'
    | 'himself'
    | 'top'
    | 'bottom'
    | 'odd'
    | 'of'
    | 'others'
    | 'atLeast'
    | 'side'
    | 'moreThan'
    | 'thanOf'
    | 'as'
    | 'min'
    | 'max'
    | 'than'
    | 'least'
    | 'alone'
    | 'is'
    | 'this'
    | 'in'
  >,
  true
>

/** The moments, each with what in the engine is that moment. */
const moments = {
  played: 'a card is placed',
  arrived: 'a Location becomes Current',
  departed: 'a Current Location is left',
  turnStart: 'a Turn begins',
  turnEnd: 'a Turn ends',
  roundStart: 'a Round begins',
  roundEnd: 'the Discard step is over',
  beforeReveal: 'the Battles begin',
  threatRevealed: 'Threats are turned up',
  survivedCosmicBattle: 'the additional effects of a Battle',
  reachedDefenders: 'the additional effects of a Battle',
  combatEnded: 'the Battles are over',
  combatBegins: 'Combat begins',
  defends: 'Allies are committed',
  gameStart: 'the first Round begins',
  timeChanged: 'Day and Night change',
  dayBreaks: 'Day and Night change',
  dealtLoss: 'the additional effects of a Battle',
  dealtSanity: 'the additional effects of a Battle',
  adventureDone: 'an Adventure is completed',
  asSoonAs: 'the state is looked at',
} as const satisfies Record<Extract<Trigger, string>, string>

const happenings = {
  cardPlayed: true,
  cardLeft: true,
  cardFlipped: true,
  penny: true,
  gateUsed: true,
  passed: true,
  cardReturned: true,
  fromHand: true,
  reshuffled: true,
  handSeen: true,
  given: true,
  defended: true,
  attacked: true,
  summoned: true,
  cancelled: true,
  turnStarts: true,
  turnEnds: true,
  spellCast: true,
  completed: true,
  newThreat: true,
  threatGrew: true,
  locationTurned: true,
  arrivedAt: true,
  walked: true,
  leftFrom: true,
  drew: true,
  used: true,
  sanity: true,
} as const satisfies Record<
  Exclude<
    Words<Exclude<Trigger, string>>,
    'by' | 'of' | 'to' | 'through' | 'on' | 'into' | 'from' | 'with' | 'together' | 'is' | 'face' | 'at' | 'onFoot'
  >,
  true
>

const kinds = {
  static: true,
  on: true,
  action: true,
  require: true,
  permit: true,
  forbid: true,
  oblige: true,
  instead: true,
} as const satisfies Record<Rule['kind'], true>

/** The first part of a rule that this engine does not know, in its own words; nothing, as it should be. */
export function beyondEngine(rule: Rule): string | undefined {
  if (!(rule.kind in kinds)) return `a clause of the kind "${String(rule.kind)}"`
  if ('if' in rule && rule.if !== undefined) {
    const found = beyondConditions(rule.if)
    if (found !== undefined) return found
  }
  switch (rule.kind) {
    case 'static':
      return beyondStatics(rule.effect)
    case 'on': {
      const known = typeof rule.on === 'string' ? rule.on in moments : Object.keys(rule.on).some((word) => word in happenings)
      return known ? beyondOps(rule.do) : `the moment ${JSON.stringify(rule.on)}`
    }
    case 'action':
    case 'instead':
      return beyondOps(rule.do)
    case 'require':
      return beyondConditions(rule.needs)
    default:
      return undefined
  }
}

const beyondStatics = (effect: Static): string | undefined =>
  Object.keys(effect).some((word) => knownStatics.includes(word)) ? undefined : `the effect ${JSON.stringify(effect)}`

function beyondConditions(condition: Condition): string | undefined {
  const inner = 'all' in condition ? condition.all : 'any' in condition ? condition.any : 'not' in condition ? [condition.not] : []
  if (!Object.keys(condition).some((word) => word in conditions)) return `the condition ${JSON.stringify(condition)}`
  return inner.map(beyondConditions).find((each) => each !== undefined)
}

function beyondOps(ops: readonly Op[]): string | undefined {
  for (const op of ops) {
    if (!Object.keys(op).some((word) => word in operations)) return `the step ${JSON.stringify(op)}`
    const inner =
      'if' in op
        ? [...op.do, ...(op.else ?? [])]
        : 'choose' in op
          ? op.choose.flat()
          : 'forEach' in op || 'name' in op
            ? op.do
            : 'alike' in op
              ? op.alike
              : 'orElse' in op
                ? op.orElse
                : 'travel' in op
                  ? (op.there ?? [])
                  : []
    const found = beyondOps(inner) ?? ('start' in op ? beyondEngine(op.start) : undefined)
    if (found !== undefined) return found
  }
  return undefined
}
