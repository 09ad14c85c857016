/**
 * What a rule does and when, in single words to search by: every operation, standing effect, permission and moment of
 * the rule objects has its word here. A new verb of the language fails to compile until it has one too.
 */
import type { Act, Duty, Happening, Op, Permit, Rule, Static, Trigger } from './ast.ts'

export interface Deed {
  readonly value: string
  readonly also: readonly string[]
}

const deed = (value: string, ...also: readonly string[]): Deed => ({ value, also })

/** Everything `does:` knows. */
export const deeds = [
  deed('gain-sanity', 'heal'),
  deed('lose-sanity', 'harm', 'insanity'),
  deed('draw'),
  deed('discard'),
  deed('bury', 'kill'),
  deed('take', 'return', 'fetch'),
  deed('flip', 'turn'),
  deed('exchange'),
  deed('penny', 'pennies', 'counters', 'tokens'),
  deed('reveal'),
  deed('look', 'peek'),
  deed('search', 'find'),
  deed('shuffle'),
  deed('play', 'free-play'),
  deed('travel'),
  deed('attack'),
  deed('summon'),
  deed('control'),
  deed('cancel', 'counter'),
  deed('redirect'),
  deed('dictate', 'force'),
  deed('skip'),
  deed('pass'),
  deed('value', 'bonus', 'strengthen', 'weaken'),
  deed('threat-value', 'threat'),
  deed('hand', 'maximum', 'minimum'),
  deed('maximum-sanity', 'max-sanity'),
  deed('education'),
  deed('cost', 'cheaper'),
  deed('attribute'),
  deed('treat-as', 'become', 'change'),
  deed('time', 'day', 'night'),
  deed('see', 'invisible', 'visible'),
  deed('bypass'),
  deed('join', 'joins'),
  deed('gate', 'gates'),
  deed('hold', 'hold-spells', 'carry'),
  deed('language', 'languages', 'read'),
  deed('protect', 'immune', 'survive', 'save'),
  deed('stand-in', 'counts-as', 'substitute', 'wild'),
  deed('copy'),
  deed('forbid', 'ban', 'prevent'),
  deed('oblige', 'must'),
  deed('permit', 'allow'),
  deed('require'),
  deed('replace', 'instead'),
  deed('investigator'),
  deed('move', 'give', 'swap'),
] as const satisfies readonly Deed[]

/** Everything `when:` knows. */
export const moments = [
  deed('played', 'play'),
  deed('arrival', 'arrived', 'arrive'),
  deed('turn', 'action'),
  deed('combat'),
  deed('cast'),
  deed('always', 'standing'),
  deed('turn-start'),
  deed('round-start'),
  deed('round-end'),
  deed('reveal', 'revealed'),
  deed('cosmic-battle'),
  deed('combat-end'),
  deed('game-start'),
  deed('adventure', 'adventure-done'),
  deed('time-changes'),
  deed('answer', 'reaction', 'after'),
  deed('loss', 'lost', 'leaves'),
  deed('pass', 'passed'),
] as const satisfies readonly Deed[]

type Word = (typeof deeds)[number]['value']
type Moment = (typeof moments)[number]['value']

/** Operations that one word tells; the others need a look at what they move, or hold operations themselves. */
const ops = {
  flip: 'flip',
  pennies: 'penny',
  draw: 'draw',
  exchange: 'exchange',
  exchangeHands: 'exchange',
  reveal: 'reveal',
  look: 'look',
  arrange: 'look',
  shuffle: 'shuffle',
  play: 'play',
  travel: 'travel',
  toTop: 'search',
  popStory: 'discard',
  turnTop: 'travel',
  travelOn: 'travel',
  attack: 'attack',
  control: 'control',
  cancel: 'cancel',
  redirect: 'redirect',
  dictate: 'dictate',
  newInvestigator: 'investigator',
  swap: 'move',
  give: 'move',
  skip: 'skip',
  extraTurn: 'skip',
  passNext: 'pass',
  gateUses: 'gate',
  passes: 'pass',
  extendGOO: 'time',
  moveSpells: 'move',
  become: 'treat-as',
} as const satisfies Readonly<Record<string, Word>>

const statics = {
  value: 'value',
  threatValue: 'threat-value',
  attribute: 'attribute',
  attributesOf: 'attribute',
  cannotBecome: 'forbid',
  cannotBe: 'forbid',
  absorbs: 'oblige',
  addsNothing: 'value',
  unlowered: 'value',
  noEffects: 'forbid',
  sanityChange: 'protect',
  treatAs: 'treat-as',
  time: 'time',
  visible: 'see',
  sees: 'see',
  bypass: 'bypass',
  join: 'join',
  gateReuse: 'gate',
  holdsSpells: 'hold',
  carries: 'hold',
  cannotBear: 'forbid',
  useFee: 'pay',
  toll: 'pay',
  keeps: 'keep',
  attachedTo: 'hold',
  languages: 'language',
  weapons: 'hold',
  immuneTo: 'protect',
  excluded: 'protect',
  survives: 'protect',
  countsAs: 'stand-in',
  standsIn: 'stand-in',
  copies: 'copy',
  staysFaceDown: 'flip',
  onceCast: 'cast',
} as const satisfies Readonly<Record<string, Word>>

type With<Key> = Key extends string ? { readonly [K in Key]: unknown } : never
type Untold =
  | Exclude<
      Op,
      With<keyof typeof ops | 'move' | 'sanity' | 'summonOrControl' | 'choose' | 'name' | 'forEach' | 'alike' | 'orElse' | 'if' | 'start'>
    >
  | Exclude<Static, With<keyof typeof statics | 'stat'>>
/** Names the operations and standing effects that have no word yet. */
const told: [Untold] extends [never] ? true : Untold = true
void told

const destinations = {
  bury: 'bury',
  discard: 'discard',
  hand: 'take',
  play: 'take',
  threat: 'move',
  aside: 'move',
  storyTop: 'move',
  deckTop: 'move',
  deckBottom: 'move',
} as const satisfies Readonly<Record<Extract<Op, { readonly move: unknown }>['to'], Word>>

const stats = {
  handMin: 'hand',
  handMax: 'hand',
  draw: 'draw',
  sanityMax: 'maximum-sanity',
  education: 'education',
  spellCapacity: 'hold',
  cost: 'cost',
  castingCost: 'cost',
  passesToEnd: 'pass',
  phobiaLimit: 'protect',
} as const satisfies Readonly<Record<Extract<Static, { readonly stat: unknown }>['stat'], Word>>

function inTable<Value>(table: Readonly<Record<string, Value>>, of: object): Value[] {
  return Object.keys(table).flatMap((key) => (key in of ? [table[key]!] : []))
}

function ofOp(op: Op): Word[] {
  if ('move' in op) return [destinations[op.to]]
  if ('sanity' in op) return [op.sign > 0 ? 'gain-sanity' : 'lose-sanity']
  if ('summonOrControl' in op) return [...op.allow]
  if ('choose' in op) return op.choose.flat().flatMap(ofOp)
  if ('forEach' in op || 'name' in op) return op.do.flatMap(ofOp)
  if ('alike' in op) return op.alike.flatMap(ofOp)
  if ('travel' in op) return ['travel', ...(op.there ?? []).flatMap(ofOp)]
  if ('orElse' in op) return [...op.orElse.flatMap(ofOp), ...ofDuty(op.unless)]
  if ('if' in op) return [...op.do, ...(op.else ?? [])].flatMap(ofOp)
  if ('start' in op) return [...wordsOfRule(op.start).does]
  const words = inTable<Word>(ops, op)
  return 'popStory' in op && op.to === 'bury' ? ['bury'] : words
}

function ofStatic(effect: Static): Word[] {
  return 'stat' in effect ? [stats[effect.stat]] : inTable<Word>(statics, effect).slice(0, 1)
}

function ofPermit(permit: Permit): Word[] {
  if ('route' in permit) return ['travel']
  if ('playAs' in permit) return ['treat-as']
  return 'commit' in permit ? ['attack'] : ['play']
}

function ofAct(what: Act): Word[] {
  if (what === 'gainSanity') return ['gain-sanity']
  if (what === 'useGates' || (typeof what === 'object' && 'gateOf' in what)) return ['gate']
  if (what === 'drawCards' || what === 'drawForRound') return ['draw']
  if (what === 'walk' || what === 'arrive') return ['travel']
  if (what === 'beAttacked' || what === 'beThreatened') return ['attack', 'protect']
  if (typeof what === 'string') return []
  if ('travelBy' in what || 'reachBy' in what || 'leaveBy' in what) return ['travel']
  if ('cancel' in what) return ['protect']
  if ('defendWith' in what) return ['attack']
  if ('beAttackedBy' in what) return ['attack', 'protect']
  return 'bury' in what ? ['protect'] : 'join' in what ? ['join'] : []
}

function ofDuty(what: Duty): Word[] {
  if (what === 'playOrDiscard') return ['discard']
  if (typeof what === 'string') return []
  return 'reachBy' in what || 'leaveBy' in what ? ['travel'] : []
}

function ofHappening(of: Happening): Word[] {
  return 'wouldBeBuried' in of || 'wouldLose' in of || 'wouldLoseSanity' in of ? ['protect'] : ['cost']
}

const triggers = {
  played: 'played',
  arrived: 'arrival',
  departed: 'arrival',
  turnStart: 'turn-start',
  turnEnd: 'turn-start',
  roundStart: 'round-start',
  roundEnd: 'round-end',
  beforeReveal: 'combat',
  threatRevealed: 'reveal',
  survivedCosmicBattle: 'cosmic-battle',
  reachedDefenders: 'combat',
  combatEnded: 'combat-end',
  combatBegins: 'combat',
  defends: 'combat',
  gameStart: 'game-start',
  timeChanged: 'time-changes',
  dayBreaks: 'time-changes',
  dealtLoss: 'loss',
  dealtSanity: 'loss',
  adventureDone: 'adventure',
  asSoonAs: 'loss',
} as const satisfies Readonly<Record<Extract<Trigger, string>, Moment>>

function ofTrigger(on: Trigger): Moment {
  if (typeof on === 'string') return triggers[on]
  if ('cardLeft' in on) return 'loss'
  if ('completed' in on) return 'adventure'
  if ('turnStarts' in on) return 'turn-start'
  if ('turnEnds' in on) return 'turn-start'
  return 'passed' in on ? 'pass' : 'answer'
}

function windowsOf(window: Extract<Rule, { kind: 'action' }>['window']): readonly Moment[] {
  if (typeof window !== 'string') return ['answer']
  return window === 'anyTime' ? ['turn', 'combat'] : [window]
}

/** The words of one rule: what it does, and when. */
export function wordsOfRule(rule: Rule): { readonly does: readonly Word[]; readonly when: readonly Moment[] } {
  switch (rule.kind) {
    case 'static':
      return { does: ofStatic(rule.effect), when: ['always'] }
    case 'on':
      return { does: rule.do.flatMap(ofOp), when: [ofTrigger(rule.on)] }
    case 'action':
      return { does: rule.do.flatMap(ofOp), when: windowsOf(rule.window) }
    case 'require':
      return { does: ['require'], when: ['played'] }
    case 'permit':
      return { does: ['permit', ...ofPermit(rule.permit)], when: ['always'] }
    case 'forbid':
      return { does: ['forbid', ...ofAct(rule.what)], when: ['always'] }
    case 'oblige':
      return { does: ['oblige', ...ofDuty(rule.what)], when: ['always'] }
    case 'instead':
      return { does: ['replace', ...ofHappening(rule.of), ...rule.do.flatMap(ofOp)], when: ['loss'] }
  }
}
