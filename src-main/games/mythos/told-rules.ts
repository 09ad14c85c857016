/**
 * Which rules carried what happened: one entry for every kind of event, so that no line of the log stands without one.
 * Where the same thing happens by different rules, what was being done at the moment decides (a card is buried after
 * Combat, by being worth nothing, or because a text says so).
 */
import { citationsOfClause } from './citations.ts'
import type { Event, Origin, Road } from './events.ts'
import { isInvestigator, printed } from './places.ts'
import type { State } from './state.ts'
import type { Task } from './tasks.ts'

type During = Task['do'] | undefined
type From = Partial<Origin>
type Named<Was extends Event['was']> = Extract<Event, { readonly was: Was }>

/** The rules behind an event, the one to look up first in front. */
export function rulesOf(event: Event & Partial<Origin>): readonly string[] {
  const rules = carried[event.was] as (event: Event, from: From) => string | readonly string[]
  const found = rules(event, event)
  return typeof found === 'string' ? [found] : found
}

/** The same, and a rule behind the clause of the card whose doing it was: the first one that is not named already. */
export function rulesTold(event: Event & Partial<Origin>, state: State): readonly string[] {
  const rules = rulesOf(event)
  const { cause } = event
  const clause = cause?.clause === undefined ? undefined : printed(state, cause.card).rules[cause.clause]
  if (clause === undefined) return rules
  const cited = citationsOfClause(clause, isInvestigator(cause!.card) ? undefined : cause!.type).map(({ rule }) => rule)
  const more = cited.find((each) => !rules.includes(each))
  return more === undefined ? rules : [...rules, more]
}

type Table = { readonly [Was in Event['was']]: (event: Named<Was>, from: From) => string | readonly string[] }

/** The compiler asks for every kind of event; the tests ask whether every number is one of the book. */
const carried: Table = {
  'match begun': () => 'M4.1',
  'round begun': () => ['M4.7', 'M4.5'],
  drew: (_, { during }) => drawn(during),
  played: ({ how, road }) => (how === 'arrive' && road !== undefined ? roads[road] : playing[how]),
  arrived: () => 'M6.27',
  passed: () => ['M5.9', 'M13.1'],
  'lost turn': () => ['M5.22', 'M5.6'],
  'sanity changed': ({ by }, from) => sanity(by, from),
  buried: (_, from) => buried(from),
  discarded: (event, from) => discarded(event, from),
  'laid in order': ({ to }) => ['M1.32', to === 'bury' ? 'M1.29' : 'M1.30'],
  'returned to hand': (_, { during }) => (during === 'bury the lost' ? 'M14.83' : 'M1.34'),
  pennies: () => 'M1.46',
  flipped: ({ face }, { during }) => flipped(face, during),
  used: (_, { cause, step }) => used(cause?.type, step !== undefined),
  cast: (_, { step }) => ['M9.24', step === undefined ? 'M5.5' : 'M14.19'],
  'took effect': () => 'M19.7',
  'took hold': ({ skips }) => (skips === undefined ? 'M17.1' : { turn: ['M5.22', 'M5.21'], combat: 'M13.15', discardStep: 'M17.1' }[skips]),
  undone: () => ['M19.6', 'M9.28'],
  revealed: (_, { during }) => (during === 'summon' ? 'M9.34' : 'M19.17'),
  named: () => 'M17.25',
  shuffled: (_, { during }) => (during === 'new hand' ? 'M4.4' : 'M1.43'),
  moved: ({ becomes }, { during }) => (becomes === undefined ? moved(during) : ['M1.40', 'M17.1']),
  attacked: ({ points }, { during }) => (points === 0 ? ['M11.13', 'M14.87'] : during === 'attack' ? ['M14.87', 'M9.37'] : 'M14.87'),
  'combat begun': () => ['M13.14', 'M14.1'],
  committed: ({ what }) => (what === 'threat' ? ['M14.9', 'M14.10'] : ['M14.13', 'M14.14']),
  declined: () => ['M14.19', 'M14.21'],
  'battle begun': () => ['M14.29', 'M14.31'],
  'threat revealed': () => 'M14.32',
  'cosmic battle': () => ['M14.39', 'M14.45'],
  absorbed: (_, from) => absorbed(from),
  assault: () => ['M14.64', 'M14.69'],
  declared: () => 'M11.44',
  'points left': () => ['M14.54', 'M14.47'],
  'battle over': ({ lost: [a, b] }) => (a > 0 && b > 0 ? ['M14.73', 'M14.74'] : 'M14.73'),
  stayed: () => ['M14.83', 'M14.84'],
  'combat over': () => ['M14.86', 'M15.1'],
  announced: () => 'M9.47',
  taken: () => ['M9.48', 'M9.45'],
  'combat skipped': () => 'M13.15',
  'adventure completed': () => 'M12.4',
  'story deck cleared': () => 'M16.14',
  lobotomised: () => ['M15.12', 'M15.14'],
  reshuffled: ({ why }) => shuffledBack[why],
  'discarded down': () => 'M15.4',
  'nothing happened': (_, { during }) => (during === 'trigger' || during === 'use' ? ['M17.28', 'M5.15'] : nothing(during)),
  looked: () => 'M1.44',
  dictated: () => 'M19.3',
  conceded: () => 'M5.28',
  'investigator exchanged': () => 'M2.9',
  ended: ({ rule }) => rule,
}

const roads: Readonly<Record<Road, readonly string[]>> = {
  first: ['M4.16', 'M4.17'],
  again: ['M6.66'],
  city: ['M6.23', 'M5.2'],
  travel: ['M6.41'],
  text: ['M5.17', 'M17.1'],
}

function used(type: string | undefined, inCombat: boolean): readonly string[] {
  if (type === 'Location') return ['M19.2', 'M5.7']
  if (type === 'Ally') return [inCombat ? 'M14.7' : 'M5.7', 'M5.20']
  if (type === 'Artifact') return inCombat ? ['M14.19', 'M8.6'] : ['M5.4', 'M8.6']
  return [inCombat ? 'M14.19' : 'M5.7']
}

/** By how a card was played. */
const playing: Readonly<Record<Named<'played'>['how'], readonly string[]>> = {
  arrive: ['M6.23', 'M5.2'],
  walk: ['M6.22', 'M5.2'],
  ally: ['M7.1', 'M5.2'],
  monster: ['M11.2', 'M11.3'],
  asset: ['M5.2', 'M5.12'],
  spell: ['M9.15', 'M9.17'],
  travel: ['M6.38', 'M5.2'],
  goo: ['M11.46', 'M11.50'],
  adventure: ['M12.1', 'M12.6'],
  event: ['M10.1', 'M5.2'],
}

const shuffledBack: Readonly<Record<Named<'reshuffled'>['why'], readonly string[]>> = {
  wanted: ['M15.23', 'M15.29'],
  'ran out': ['M15.24', 'M15.25'],
  completed: ['M16.17'],
  told: ['M15.30'],
}

function drawn(during: During): string {
  switch (during) {
    case 'begin round':
      return 'M15.31'
    case 'new hand':
      return 'M4.4'
    case 'lobotomy step':
      return 'M15.18'
    default:
      return 'M5.13'
  }
}

function sanity(by: number, { during, stage }: From): string | readonly string[] {
  // Nothing was moved: the points are above the maximum, or below 0.
  if (by === 0) return ['M2.13', 'M2.14']
  switch (during) {
    case 'lose sanity':
      return 'M14.73'
    case 'attack':
      return ['M14.87', 'M2.26']
    case 'carry out':
      if (stage === 'adventure') return 'M12.4'
      return stage === 'arrive' || stage === 'walk' ? 'M2.20' : ['M2.19', 'M2.18']
    case 'use':
      return 'M2.23'
    case 'summon':
      return 'M9.35'
    case 'lobotomy step':
      return 'M15.14'
    case 'reshuffle step':
      return 'M15.23'
    case 'begin round':
    case 'draw':
      return 'M15.24'
    case 'settle played':
      return 'M2.20'
    case 'effect':
    case 'trigger':
      return by > 0 ? 'M2.13' : 'M2.26'
    default:
      // Turned right-side-up by the answer itself.
      return 'M2.20'
  }
}

function buried({ during, area, step, cause }: From): string | readonly string[] {
  // After the Battles what was in a Threat goes, and what absorbed, with all it bears.
  if (step === 'bury' && (during === 'lose cards' || during === 'bury the lost')) {
    return area === 'threat' ? ['M14.81', 'M14.85'] : ['M14.82', 'M14.85']
  }
  // A Summoned Monster has attacked, or an Ally stood in its way.
  if (during === 'lose cards' && area === 'threat' && step === undefined && cause === undefined) return 'M9.41'
  if (during === 'lose cards' && area === 'ally' && cause?.type === 'Monster' && cause.clause === undefined) return ['M9.38', 'M14.87']
  switch (during) {
    case 'check state':
      return 'M7.16'
    case 'bury finished event':
      return ['M10.8', 'M10.11']
    case 'after cast':
      return ['M7.23', 'M8.13']
    case 'close combat':
    case 'end of combat':
      return 'M11.56'
    case 'round effects end':
      return ['M15.3', 'M10.10']
    case 'attack':
      return ['M14.87', 'M9.41']
    default:
      return 'M1.29'
  }
}

function discarded({ from }: Named<'discarded'>, { during, stage, type }: From): string | readonly string[] {
  switch (during) {
    case 'discard step':
      return from === 'hand' ? 'M15.4' : 'M1.30'
    case 'settle played':
      // A Travel Event that is given up, or a crosswise card.
      if (type === 'Event') return 'M6.45'
      return stage === 'travel' ? 'M6.37' : ['M6.34', 'M6.35']
    default:
      return 'M1.30'
  }
}

function flipped(face: 'up' | 'down', during: During): string {
  if (during === 'flip step') return 'M15.9'
  if (during === 'after cast') return 'M9.24'
  if (during === undefined) return 'M5.8'
  return face === 'down' ? 'M1.35' : 'M19.12'
}

function moved(during: During): string {
  switch (during) {
    case 'lose cards':
    case 'after loss':
      return 'M6.60'
    case 'round effects end':
      return 'M19.20'
    default:
      return 'M17.1'
  }
}

function absorbed({ during, stage }: From): string | readonly string[] {
  if (during === 'attack') return ['M14.87', 'M9.38']
  return stage === 'cosmic' ? ['M14.45', 'M14.46'] : ['M14.55', 'M14.56']
}

function nothing(during: During): string {
  if (during === 'attack') return 'M11.58'
  if (during === 'summon') return 'M9.35'
  if (during === 'lose cards' || during === 'after loss') return 'M6.61'
  return 'M17.7'
}

/** All kinds of events. */
export const toldKinds = Object.keys(carried) as readonly Event['was'][]
