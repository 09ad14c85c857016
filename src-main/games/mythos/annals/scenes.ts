/** Which events are scenes of somebody's story, and of whose: what an onlooker would tell afterwards. */
import type { Seat } from '../../../engine/game.ts'
import type { Event } from '../events.ts'
import { printed } from '../places.ts'
import type { CardNo, State } from '../state.ts'
import { placeOf, type Scene } from './annals.ts'

interface Around {
  readonly before: State
  readonly after: State
}

type Of<Was extends Event['was']> = Extract<Event, { readonly was: Was }>

/** The scenes that an event is, by seat: a Battle is one for both sides. */
export function sceneOf(event: Event, round: number, around: Around): readonly (readonly [Seat, Scene])[] {
  switch (event.was) {
    case 'arrived':
      return [[event.seat, { round, was: 'place', title: event.title, ...placeOf(around.after, event.seat, event.title) }]]
    case 'played':
      return played(event, round, around)
    case 'cast':
      return [[event.seat, { round, was: 'cast', title: event.title }]]
    case 'lobotomised':
      return [[event.seat, { round, was: 'lobotomy' }]]
    case 'sanity changed':
      return event.by < 0 && event.why !== 'Battle' ? [[event.seat, { round, was: 'shaken', by: -event.by, why: event.why }]] : []
    case 'buried':
    case 'discarded':
      return event.from !== 'hand' && wasAlly(around.before, event.card) ? [[event.seat, { round, was: 'fell', title: event.title }]] : []
    case 'battle over':
      return battle(event, round, around)
    default:
      return []
  }
}

function played(event: Of<'played'>, round: number, { before, after }: Around): readonly (readonly [Seat, Scene])[] {
  const { seat, how, title, card, against } = event
  const { names } = after.sheet
  switch (how) {
    case 'arrive':
      return [[seat, { round, was: 'place', title, ...placeOf(after, seat, title) }]]
    case 'travel':
      return [[seat, { round, was: 'journey', title }]]
    case 'ally':
      return [[seat, { round, was: 'ally', title }]]
    case 'goo':
      return [[seat, { round, was: 'great', title }]]
    case 'spell':
      return [[seat, { round, was: 'spell', title }]]
    case 'asset':
      return [[seat, { round, was: printed(before, card).type === 'Tome' ? 'tome' : 'artifact', title }]]
    case 'event': {
      const victim = against !== undefined && against !== seat ? against : undefined
      const own: readonly [Seat, Scene] = [seat, { round, was: 'event', title, ...(victim !== undefined && { against: names[victim]! }) }]
      return victim === undefined ? [own] : [own, [victim, { round, was: 'event', title, by: names[seat]! }]]
    }
    default:
      // Walking is told with the arrival; a Monster lies hidden; an Adventure ends the chapter.
      return []
  }
}

const wasAlly = (state: State, card: CardNo): boolean => state.play.some((each) => each.card === card && each.area === 'ally')

/** The Monsters are those of the Threats as they lay revealed when the Battle was decided. */
function battle({ a, b, lost }: Of<'battle over'>, round: number, { before, after }: Around): readonly (readonly [Seat, Scene])[] {
  const names = after.sheet.names
  const fought = (from: Seat, against: Seat) =>
    before.play.flatMap(({ card, seat, area, faceDown, against: meant }) =>
      area === 'threat' && seat === from && !faceDown && (meant ?? against) === against ? [printed(before, card).title] : [],
    )
  const [ofA, ofB] = [fought(a, b), fought(b, a)]
  if (ofA.length === 0 && ofB.length === 0 && lost[0] === 0 && lost[1] === 0) return []
  return [
    [a, { round, was: 'battle', against: names[b]!, met: ofB, sent: ofA, lost: lost[0], cost: lost[1] }],
    [b, { round, was: 'battle', against: names[a]!, met: ofA, sent: ofB, lost: lost[1], cost: lost[0] }],
  ]
}
