/**
 * Which rules carried what happened: one entry for every kind of event, so that no line of the log stands without one.
 * Where the same thing happens by different rules, what was being done at the moment decides (a card is buried after
 * Combat, by being worth nothing, or because a text says so).
 */
import type { Event, Origin, Task } from './state.ts'

type During = Task['do'] | undefined
type From = Partial<Origin>
type Named<Was extends Event['was']> = Extract<Event, { readonly was: Was }>

/** The rules behind an event, the one to look up first in front. */
export function rulesOf(event: Event & Partial<Origin>): readonly string[] {
  const rules = carried[event.was] as (event: Event, from: From) => string | readonly string[]
  const found = rules(event, event)
  return typeof found === 'string' ? [found] : found
}

type Table = { readonly [Was in Event['was']]: (event: Named<Was>, from: From) => string | readonly string[] }

/** The compiler asks for every kind of event; the tests ask whether every number is one of the book. */
const carried: Table = {
  'match begun': () => 'M4.1',
  'round begun': () => ['M4.7', 'M4.5'],
  drew: (_, { during }) => drawn(during),
  played: ({ how }) => playing[how],
  arrived: () => 'M6.27',
  passed: () => ['M5.9', 'M13.1'],
  'lost turn': () => ['M5.22', 'M5.6'],
  'sanity changed': ({ by }, { during }) => sanity(by, during),
  buried: (_, from) => buried(from),
  discarded: (event, { during }) => discarded(event, during),
  'returned to hand': (_, { during }) => (during === 'bury the lost' ? 'M14.83' : 'M1.34'),
  flipped: ({ face }, { during }) => flipped(face, during),
  used: (_, { during }) => (during === undefined ? 'M5.4' : ['M8.6', 'M5.4']),
  cast: () => ['M9.24', 'M5.5'],
  'took effect': () => 'M19.7',
  revealed: (_, { during }) => (during === 'summon' ? 'M9.34' : 'M19.17'),
  shuffled: (_, { during }) => (during === 'new hand' ? 'M4.4' : 'M1.43'),
  moved: (_, { during }) => moved(during),
  attacked: (_, { during }) => (during === 'attack' ? ['M14.87', 'M9.37'] : 'M14.87'),
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
  'battle over': () => 'M14.73',
  stayed: () => ['M14.83', 'M14.84'],
  'combat over': () => ['M14.81', 'M14.86'],
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

function sanity(by: number, during: During): string | readonly string[] {
  // Nothing was moved: the points are above the maximum, or below 0.
  if (by === 0) return ['M2.13', 'M2.14']
  switch (during) {
    case 'lose sanity':
      return ['M14.73', 'M14.74']
    case 'attack':
      return ['M14.87', 'M2.26']
    case 'carry out':
      return ['M2.19', 'M2.18']
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

function buried({ during, area }: From): string | readonly string[] {
  switch (during) {
    case 'bury the lost':
      return area === 'ally' ? ['M14.82', 'M14.85'] : ['M14.81', 'M14.85']
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

function discarded({ from }: Named<'discarded'>, during: During): string {
  switch (during) {
    case 'discard step':
      return from === 'hand' ? 'M15.4' : 'M1.30'
    case 'carry out':
      return 'M6.34'
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
  if (during === 'summon') return 'M9.35'
  if (during === 'lose cards' || during === 'after loss') return 'M6.61'
  return 'M17.7'
}

/** All kinds of events. */
export const toldKinds = Object.keys(carried) as readonly Event['was'][]
