/**
 * What a seat is told of what happened, as a line of the log. Names of cards
 * that only their owner may know go to that owner alone (M1.15, M1.16, M1.19).
 */
import type { Seat } from '../../engine/game.ts'
import type { Event, Origin } from './events.ts'

/** An event with the names of the seats and where it came from, so that it can be told by itself. */
export type Told = Event & { readonly names: readonly string[] } & Partial<Origin>

/** One sentence for a seat (for none: for an onlooker); nothing, where it has not noticed anything. */
export function tell(event: Told, seat?: Seat): string | undefined {
  return sentence(event, seat)
    ?.replace(/\{(\d)\}/g, (_, at: string) => event.names[Number(at)] ?? 'Somebody')
    .replace(/\.\.$/, '.') // A Title may end with a full stop.
}

/** The sentence, with `{n}` for the name of seat n. */
function sentence(event: Event, seat: Seat | undefined): string | undefined {
  const own = 'seat' in event && event.seat === seat
  switch (event.was) {
    case 'match begun':
      return `The match begins: ${event.names.join(', ')}.`
    case 'round begun':
      return `Round ${event.round} begins. {${event.first}} goes first.`
    case 'drew':
      return own ? `{${event.seat}} draws ${event.printed.join(', ')}.` : `{${event.seat}} draws ${count(event.cards.length, 'card')}.`
    case 'played':
      return played(event, own)
    case 'arrived':
      return `{${event.seat}} arrives at ${event.title}.`
    case 'passed':
      return `{${event.seat}} Passes.`
    case 'lost turn':
      return `{${event.seat}} loses this Turn.`
    case 'sanity changed':
      if (event.by === 0) return `${event.why}: {${event.seat}} stays at ${event.now} Sanity.`
      return `${event.why}: {${event.seat}} ${event.by > 0 ? 'gains' : 'loses'} ${Math.abs(event.by)} Sanity, now ${event.now}.`
    case 'laid in order':
      return `{${event.seat}} ${event.to === 'bury' ? 'buries' : 'discards'} ${event.titles.join(', then ')}, in this order.`
    case 'buried':
      return `${event.title} is buried in the Story Deck of {${event.seat}}.`
    case 'discarded':
      return `${event.title} is discarded by {${event.seat}}.`
    case 'returned to hand':
      return event.secret && !own
        ? `A card returns to the Hand of {${event.seat}}.`
        : `${event.title} returns to the Hand of {${event.seat}}.`
    case 'flipped':
      return `${event.title} turns face-${event.face}.`
    case 'pennies': {
      const [many, way] = [Math.abs(event.by), event.by > 0 ? 'placed on' : 'removed from']
      return `${many === 1 ? '1 penny is' : `${many} pennies are`} ${way} ${event.title ?? 'a card'}, which has ${event.now === 0 ? 'none' : event.now} now.`
    }
    case 'used':
      return `{${event.seat}} uses ${event.title}.`
    case 'cast':
      return `{${event.seat}} casts ${event.title}.`
    case 'took effect':
      return `${event.title} takes effect.`
    case 'took hold':
      return tookHold(event)
    case 'undone':
      return `${event.title ?? 'A card'} is undone.`
    case 'revealed':
      return `{${event.seat}} reveals ${event.title} from ${event.from}.`
    case 'named':
      return `{${event.seat}} names a type of card: ${event.what}.`
    case 'shuffled':
      return `{${event.seat}} shuffles the ${event.what}.`
    case 'moved':
      return `${event.title} ${event.becomes === undefined ? `goes to ${event.to}` : `acts as ${event.becomes}: it lies ${event.to}`}.`
    case 'attacked':
      if (event.points === 0) return `${event.title} attacks {${event.seat}}, but is worth nothing now.`
      return `${event.title} attacks {${event.seat}} with ${count(event.points, 'point')}.`
    case 'combat begun':
      return 'Combat begins.'
    case 'committed':
      return committed(event, own)
    case 'declined':
      return `{${event.seat}} declines to cast or use anything.`
    case 'battle begun':
      return `{${event.a}} and {${event.b}} meet in Battle.`
    case 'threat revealed':
      return event.titles.length === 0 ? undefined : `{${event.seat}} reveals ${event.titles.join(', ')}.`
    case 'cosmic battle':
      return `Cosmic Battle: {${event.a}} ${event.totals[0]}, {${event.b}} ${event.totals[1]}.`
    case 'absorbed':
      return `${event.title} absorbs ${count(event.points, 'point')}.`
    case 'assault':
      return `Assault: {${event.a}} ${event.totals[0]}, {${event.b}} ${event.totals[1]}.`
    case 'declared':
      return `${event.title} is ${event.as.toLowerCase()}.`
    case 'announced':
      return `{${event.seat}} announces ${count(event.count, 'such Monster')} in the Threat against {${event.against}}.`
    case 'taken': {
      const known = !event.hidden || seat === event.seat || seat === event.from
      return `{${event.seat}} takes ${known ? event.title : 'a card'} from {${event.from}}, against {${event.against}}.`
    }
    case 'points left':
      return `${count(event.points, 'point')} of {${event.seat}} ${event.points === 1 ? 'is' : 'are'} left against {${event.against}}.`
    case 'battle over': {
      const [a, b] = event.lost
      if (a === 0 && b === 0) return `The Battle of {${event.a}} and {${event.b}} costs nobody Sanity.`
      return `The Battle of {${event.a}} and {${event.b}} is over: ${a} and ${b} Sanity lost.`
    }
    case 'stayed':
      return event.title === event.because ? `${event.title} is not buried.` : `${event.title} is not buried, because of ${event.because}.`
    case 'combat skipped':
      return 'There is no Combat this Round.'
    case 'combat over':
      return 'Combat is over.'
    case 'adventure completed':
      return `{${event.seat}} completes ${event.title} for ${count(event.points, 'point')}, ${event.total} in all.`
    case 'story deck cleared':
      return `The Story Deck of {${event.seat}} is cleared: ${count(event.cards, 'card')} discarded.`
    case 'lobotomised':
      return `{${event.seat}} undergoes the Voluntary Lobotomy.`
    case 'reshuffled':
      return `{${event.seat}} shuffles the discards into the Mythos Deck${event.paid ? ' for 1 Sanity' : ''}.`
    case 'discarded down':
      return `{${event.seat}} discards ${count(event.count, 'card')}.`
    case 'nothing happened':
      return `${event.title}: nothing happens, ${event.why}.`
    case 'looked':
      return event.seat === event.at ? `{${event.seat}} looks at hidden cards.` : `{${event.seat}} looks at hidden cards of {${event.at}}.`
    case 'dictated':
      return `{${event.seat}} says what {${event.of}} plays next.`
    case 'conceded':
      return `{${event.seat}} concedes.`
    case 'investigator exchanged':
      return `{${event.seat}} is ${event.title} now.`
    case 'ended':
      return event.because
    default:
      return undefined
  }
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`

function played(event: Extract<Event, { was: 'played' }>, own: boolean): string {
  const who = `{${event.seat}}`
  switch (event.how) {
    case 'monster':
      return own ? `${who} puts ${event.title} face-down into the Threat.` : `${who} puts a card face-down into the Threat.`
    case 'walk':
      return `${who} walks towards ${event.title}.`
    case 'arrive':
      return `${who} goes to ${event.title}.`
    case 'travel':
      return `${who} travels by ${event.title}.`
    case 'goo':
      return `${who} calls ${event.title}.`
    case 'adventure':
      return `${who} tells ${event.title}.`
    default: {
      const where = event.on === undefined ? '' : ` on ${event.on}`
      const whom = event.against === undefined ? '' : ` on {${event.against}}`
      return `${who} plays ${event.title}${where}${whom}.`
    }
  }
}

function tookHold({ seat, title, skips }: Extract<Event, { was: 'took hold' }>): string {
  switch (skips) {
    case 'turn':
      return `${title}: {${seat}} will lose a Turn.`
    case 'combat':
      return `${title}: {${seat}} will have no Combat.`
    case 'discardStep':
      return `${title}: {${seat}} will leave the Discard step out.`
    default:
      return `${title} takes effect.`
  }
}

function committed(event: Extract<Event, { was: 'committed' }>, own: boolean): string | undefined {
  if (event.what === 'threat') {
    return `{${event.seat}} directs ${own && event.titles.length > 0 ? event.titles.join(', ') : count(event.count, 'card')} at {${event.against}}.`
  }
  return `{${event.seat}} commits ${event.titles.join(', ')} against {${event.against}}.`
}
