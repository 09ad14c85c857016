/**
 * Says rule objects again, in the controlled wording: one sentence a rule, which reads back to the same rule.
 * Players see these sentences beside a card's own text; authors see in them what the grammar has understood.
 */

import type {
  Act,
  Amount,
  Condition,
  Cost,
  Destination,
  Duration,
  Duty,
  Filter,
  Happening,
  Limit,
  Op,
  Past,
  Permit,
  Reaction,
  Route,
  Rule,
  Selector,
  Static,
  Trigger,
  Waiver,
  Who,
  Zone,
} from './ast.ts'
import type { CardType } from './card.ts'
import { type KnownWords, sensesOf } from './link.ts'
import { boundless } from './make/draft.ts'

/** The sentence of one rule. A Title that `known` does not hold is put in quotation marks. */
export function sayRule(rule: Rule, known: KnownWords): string {
  const sentence = speaker(known).clause(rule)
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`
}

/** One operation, as a step of an effect: "bury one Ally". */
export function sayOp(op: Op, known: KnownWords): string {
  return speaker(known).step(op)
}

const ordinals: readonly string[] = ['', 'first', 'second', 'third', 'fourth', 'fifth']

/** When something was done that is remembered. */
const sayLately = { round: 'this Round', turn: 'this Turn', sinceTurn: 'since your last Turn', lastCombat: 'in the last Combat' } as const

const subjects: Readonly<Record<Who, string>> = {
  you: 'you',
  opponent: 'your opponent',
  eachOpponent: 'each opponent',
  each: 'each player',
  owner: 'its owner',
  affected: 'the affected player',
  unaffected: 'any unaffected player',
  mostSanity: 'the sanest player',
  leastSanity: 'the least sane player',
  actor: 'that player',
}

/** What players have more or less of. */
const stocks = {
  sanity: 'Sanity',
  hand: 'cards in Hand',
  points: 'Adventure points',
  threat: 'cards in Threat',
  education: 'Education',
} as const

const possessives: Readonly<Record<Who, string>> = {
  you: 'your',
  opponent: "your opponent's",
  eachOpponent: "each opponent's",
  each: "each player's",
  owner: "its owner's",
  affected: "the affected player's",
  unaffected: "any unaffected player's",
  mostSanity: "the sanest player's",
  leastSanity: "the least sane player's",
  actor: "that player's",
}

const zones: Readonly<Record<Exclude<Zone, 'aside'>, string>> = {
  play: 'play area',
  threat: 'Threat',
  directedThreat: 'Directed Threat',
  story: 'Story Deck',
  hand: 'Hand',
  deckTop: 'Mythos Deck',
  deckBottom: 'Mythos Deck',
  deck: 'whole Mythos Deck',
  discard: 'discard pile',
}

const moments: Readonly<Record<Extract<Trigger, string>, string>> = {
  played: 'when played',
  arrived: 'when you arrive here',
  departed: 'when you leave here',
  turnStart: 'at the start of each Turn',
  turnEnd: 'at the end of each Turn',
  roundStart: 'at the start of each Round',
  roundEnd: 'at the end of the Round',
  beforeReveal: 'before Threats are revealed',
  threatRevealed: 'when revealed',
  survivedCosmicBattle: 'when this card survives the Cosmic Battle',
  reachedDefenders: 'when this card reaches the defenders',
  combatEnded: 'at the end of Combat',
  combatBegins: 'at the start of Combat',
  defends: 'when this card is committed to defend',
  gameStart: 'at the start of the game',
  timeChanged: 'when Day gives way to Night',
  dayBreaks: 'when Night gives way to Day',
  dealtLoss: 'when this card causes a loss',
  dealtSanity: 'when this card causes Sanity loss',
  adventureDone: 'when you complete an Adventure',
  asSoonAs: 'as soon as',
}

const refs: Readonly<Record<NonNullable<Selector['ref']>, string>> = {
  self: 'this card',
  target: 'the target',
  host: 'the bearer',
  attached: 'what this card bears',
  revealed: 'the revealed card',
  looked: 'the card looked at',
  cause: 'that card',
  holder: 'what holds that card',
  thus: 'the cards so moved',
  drawn: 'the card so drawn',
  location: 'Current Location',
}

const lastings: Readonly<Record<Extract<Duration, string>, string>> = {
  round: 'until the end of the Round',
  nextRound: 'during the next Round',
  throughNextRound: 'until the end of the next Round',
  game: 'for the rest of the game',
  combat: 'until the end of Combat',
  nextCombat: 'during the next Combat',
  turn: 'until the end of the Turn',
  yourNextTurn: 'until your next Turn',
  whileFaceDown: 'while this card stays face-down',
  whileInPlay: 'until that card leaves play',
  whileThisStays: 'while this card stays in play',
  whileThisFaceUp: 'until this card is face-down',
  whileHere: 'while you stay there',
}

/** "Other cards of its Type that lower your Minimum", "other Allies and Artifacts that raise your draw". */
function sayGroup(group: string, among: 'all' | readonly CardType[] | undefined): string {
  if (group === 'Command') return 'other Command abilities'
  const [, how, stat] = /^(raise|lower)s (Minimum|Maximum|draw|Spell capacity)$/.exec(group) ?? []
  if (!how || !stat) return `"${group}"`
  const cards = among === undefined ? 'cards of its Type' : among === 'all' ? 'cards' : among.map((type) => plural(type, 2)).join(' and ')
  return `other ${cards} that ${how} ${stat === 'Spell capacity' ? 'the Spell capacity of Tomes' : `your ${stat}`}`
}

const roles = {
  defending: 'this card is a Defending Ally',
  hostDefending: 'the bearer is a Defending Ally',
  summoned: 'this card is summoned',
  controlled: 'this card is controlled',
  ally: 'this card is an Ally',
  inThreat: 'this card is in a Threat',
  inHand: 'this card is in your Hand',
  inCombat: 'this card is in Combat',
  faceDown: 'this card is face-down',
  fought: 'this card has fought',
  lost: 'this card was lost in this Combat',
} as const

const stats = {
  handMin: 'Minimum',
  handMax: 'Maximum',
  sanityMax: 'maximum Sanity',
  education: 'Education',
  phobiaLimit: 'Phobia limit',
  spellCapacity: 'Spell capacity',
  cost: 'Sanity cost',
  castingCost: 'casting cost',
} as const

const waivers: Readonly<Record<Waiver, string>> = {
  attribute: 'attribute',
  place: 'place',
  region: 'Region',
  dimension: 'Dimension',
  gate: 'the Gate',
  gateUsed: 'the use of the Gate',
  language: 'language',
  storm: 'Storms',
  island: 'Islands',
  cost: 'cost',
  gain: 'Sanity gain',
  named: 'name',
  needed: 'the cards it needs',
  oneNeeded: 'one of the cards it needs',
}

const owners = { you: 'yours', opponent: "your opponent's" } as const
const elsewhere = { region: 'Region', subregion: 'Subregion', dimension: 'Dimension' } as const
const tongues = { any: 'a Language', foreign: 'a Language except English', yours: 'one of your Languages' } as const
const dimensions = { waking: 'Waking World', dreamlands: 'Dreamlands', 'new-aeon': 'New Aeon' } as const

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** "The Underworld" behind an article of another: "an Underworld Location". */
const withoutArticle = (place: string): string => place.replace(/^The /, '')

/** What a value is at least, where that is all that is said of it. */
const leastOf = (effect: Static): number | undefined =>
  'value' in effect && effect.value === 0 && effect.how === undefined && effect.limit && 'floor' in effect.limit
    ? effect.limit.floor
    : undefined

const count = (n: number): string => (n > 0 ? (small[n] ?? String(n)) : String(n))

const list = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

/** What of yours was aimed at. */
function sayHit(on: NonNullable<Reaction['on']>): string {
  const said = {
    you: 'you',
    yourAllies: 'one of your Allies',
    yourArtifacts: 'one of your Artifacts',
    yourTomes: 'one of your Tomes',
    yourThreat: 'your Threat',
  }
  return list(typeof on === 'string' ? [said[on]] : on.map((each) => said[each]), 'or')
}

/** What says rules with the names of `known`. */
function speaker(known: KnownWords): { clause(rule: Rule): string; step(op: Op): string } {
  function sayClause(rule: Rule): string {
    switch (rule.kind) {
      case 'static':
        return `${sayWhile(rule.if)}${sayStatic(rule.effect)}${rule.until ? ` ${sayDuration(rule.until)}` : ''}${sayLimitOf(rule.effect)}`
      case 'on': {
        const leads =
          rule.on === 'asSoonAs' && rule.if
            ? [`${sayTrigger(rule.on)} ${sayCondition(rule.if)}`]
            : [sayTrigger(rule.on), ...sayAim(rule.target), ...sayWhen(rule.if)]
        const cost = rule.cost
          ? [...(rule.optional ? ['you may'] : []), sayCosts(rule.cost)].join(' ')
          : rule.optional
            ? 'you may'
            : undefined
        return `${[...leads, ...(cost ? [cost] : [])].join(', ')}: ${sayOps(rule.do)}${sayLimit(rule.limit)}`
      }
      case 'action': {
        const leads = [sayWindow(rule), ...(rule.faceDown ? ['face-down'] : []), ...sayAim(rule.target), ...sayWhen(rule.if)]
        return `${[...leads, ...(rule.cost ? [sayCosts(rule.cost)] : [])].join(', ')}: ${sayOps(rule.do)}${sayLimit(rule.limit)}`
      }
      case 'require':
        return 'not' in rule.needs
          ? `this card may not be played if ${sayCondition(rule.needs.not)}`
          : `this card may only be played if ${sayCondition(rule.needs)}`
      case 'permit':
        return `${sayWhile(rule.if)}${sayPermit(rule.permit)}${rule.until ? ` ${sayDuration(rule.until)}` : ''}${sayLimit(rule.limit)}`
      case 'forbid':
        return `${sayWhile(rule.if)}${sayForbid(rule.who, rule.what)}${rule.until ? ` ${sayDuration(rule.until)}` : ''}`
      case 'oblige':
        return `${sayWhile(rule.if)}${subjects[rule.who]} ${sayDuty(rule.what)}${rule.until ? ` ${sayDuration(rule.until)}` : ''}`
      case 'instead': {
        const lead = `${sayWhile(rule.if)}if ${sayHappening(rule.of)}`
        if ('wouldLoseSanity' in rule.of && rule.do.length === 0) {
          const price = rule.cost ? `${sayCosts(rule.cost)} to ` : ''
          const { upTo, left, repeated } = rule.of
          const share =
            left === 'half'
              ? 'half of that'
              : left !== undefined
                ? `all but ${left} of that`
                : upTo === undefined
                  ? 'that'
                  : repeated
                    ? `${upTo} of that at a time`
                    : `up to ${upTo} of that`
          return `${lead}, ${rule.optional ? 'you may ' : ''}${price}prevent ${share}${sayLimit(rule.limit)}`
        }
        if (rule.do.length === 0) {
          const way = rule.cost ? `you may ${sayCosts(rule.cost)} to keep it in play` : `it ${rule.optional ? 'may stay' : 'stays'} in play`
          return `${lead}, ${way} instead${sayLimit(rule.limit)}`
        }
        return `${lead}, ${rule.optional ? 'you may instead' : 'instead'}${rule.cost ? ` ${sayCosts(rule.cost)}` : ''}: ${sayOps(rule.do)}${sayLimit(rule.limit)}`
      }
    }
  }

  // ---------------------------------------------------------------- around a sentence

  function sayWhile(condition: Condition | undefined): string {
    if (!condition) return ''
    return 'not' in condition ? `unless ${sayCondition(condition.not)}, ` : `while ${sayCondition(condition)}, `
  }

  function sayWhen(condition: Condition | undefined): string[] {
    if (!condition) return []
    return ['not' in condition ? `unless ${sayCondition(condition.not)}` : `if ${sayCondition(condition)}`]
  }

  function sayAim(target: Selector | undefined): string[] {
    return target ? [`choose ${saySelector(target)}`] : []
  }

  function sayWindow(rule: Extract<Rule, { kind: 'action' }>): string {
    const { window } = rule
    if (window === 'turn') {
      const stays = { here: ', having stayed here', hereTwice: ', having stayed here for two Turns', withThis: ', having kept this card' }
      return `as your Turn${rule.stayed === undefined ? '' : stays[rule.stayed]}`
    }
    if (window === 'combat') return 'in Combat'
    if (window === 'anyTime') return 'at any time'
    if (window === 'cast') return 'when cast'
    const did = {
      played: window.orTurned ? 'played or turned' : 'played',
      // "After you cast" would be the moment.
      cast: window.by === 'you' ? 'have cast' : 'cast',
      playedOrCast: 'played or cast',
      used: 'used',
      loss: 'made you lose',
    }[window.after]
    return `after ${anybody(window.by)} ${did} ${sayOne(window.of)}${window.on ? ` against ${sayHit(window.on)}` : ''}${sayLost(window.lost)}`
  }

  function sayLost(lost: Reaction['lost']): string {
    if (!lost) return ''
    const what = lost.what.map((each) => (each === 'sanity' ? 'Sanity' : each === 'hand' ? 'a card in your Hand' : sayOne(each)))
    return ` that made you ${lost.to ?? 'lose'} ${what.join(' or ')}`
  }

  function sayTrigger(trigger: Trigger): string {
    if (typeof trigger === 'string') return moments[trigger]
    if ('cardPlayed' in trigger)
      return `when ${anybody(trigger.by)} ${does(trigger.by, 'play')} ${sayOne(trigger.cardPlayed)}${trigger.through ? ' through this Gate' : ''}${trigger.into ? ` into ${trigger.into === 'self' ? 'this card' : sayOne(trigger.into)}` : ''}${trigger.on === 'affected' ? ' on the affected player' : trigger.on ? ' on you' : ''}`
    if ('sanity' in trigger) {
      const cause = trigger.from === undefined ? '' : trigger.from === 'combat' ? ' from Combat' : ` from ${sayOne(trigger.from)}`
      return `when ${anybody(trigger.by)} ${does(trigger.by, trigger.sanity === 'lost' ? 'lose' : 'gain')} Sanity${cause}`
    }
    if ('used' in trigger) return `when ${anybody(trigger.by)} ${does(trigger.by, 'use')} ${sayOne(trigger.used)}`
    if ('cardReturned' in trigger)
      return `when ${saySelector(trigger.cardReturned)} is returned to a Hand${trigger.by ? ` by ${anybody(trigger.by)}` : ''}`
    if ('fromHand' in trigger) {
      const { to, by } = trigger
      const own = `${does(trigger.of, to)} ${sayOne(trigger.fromHand)} in ${trigger.of === 'you' ? 'your' : 'his'} Hand`
      return by === undefined
        ? `when ${anybody(trigger.of)} ${own}`
        : `when ${anybody(by)} ${does(by, 'make')} ${anybody(trigger.of)} ${to} ${sayOne(trigger.fromHand)} in ${trigger.of === 'you' ? 'your' : 'his'} Hand`
    }
    if ('reshuffled' in trigger)
      return `when ${anybody(trigger.reshuffled)} ${does(trigger.reshuffled, 'reshuffle')} ${trigger.reshuffled === 'you' ? 'your' : 'his'} Mythos Deck`
    if ('handSeen' in trigger)
      return `when ${anybody(trigger.by)} ${does(trigger.by, 'look')} at ${trigger.handSeen === 'you' ? 'your Hand' : `the Hand of ${anybody(trigger.handSeen)}`}`
    if ('given' in trigger) return `when ${saySelector(trigger.given)} is given to ${saySelector(trigger.to)}`
    if ('defended' in trigger) return `when ${saySelector(trigger.defended)} is committed to defend`
    if ('attacked' in trigger)
      return `when ${anybody(trigger.attacked)} ${trigger.attacked === 'you' ? 'are' : 'is'} attacked${trigger.with ? ` by ${trigger.together ? `one or more ${sayNoun(trigger.with, 2)}` : sayOne(trigger.with)}` : ''}`
    if ('summoned' in trigger)
      return `when ${anybody(trigger.by)} ${does(trigger.by, 'summon')} ${sayOne(trigger.summoned)}${trigger.on ? ' against you' : ''}`
    if ('cancelled' in trigger) {
      const { of, by, from } = trigger
      const what = `${sayOne(trigger.cancelled)} of ${of === 'you' ? 'yours' : anybody(of)}`
      return by ? `when ${anybody(by)} ${does(by, 'cancel')} ${what}` : `when ${what} is cancelled${from ? ` by ${sayOne(from)}` : ''}`
    }
    if ('drew' in trigger) return `when ${anybody(trigger.drew)} ${does(trigger.drew, 'draw')} a card`
    if ('turnStarts' in trigger) return `at the start of each Turn of ${anybody(trigger.turnStarts)}`
    if ('turnEnds' in trigger) return `at the end of each Turn of ${anybody(trigger.turnEnds)}`
    if ('passed' in trigger) return `when ${anybody(trigger.passed)} ${trigger.passed === 'you' ? 'pass' : 'passes'}`
    if ('completed' in trigger)
      return `when ${anybody(trigger.completed)} ${does(trigger.completed, 'complete')} ${trigger.is === undefined ? 'an Adventure' : sayOne(trigger.is)}`
    if ('spellCast' in trigger) {
      const spell = trigger.is === undefined ? 'a Spell' : sayOne(trigger.is)
      return `when ${anybody(trigger.spellCast)} ${does(trigger.spellCast, 'cast')} ${spell}${trigger.from ? ' from this card' : ''}`
    }
    if ('gateUsed' in trigger) {
      const { at } = trigger
      const gate = at === undefined ? 'a Gate' : at.title === 'self' ? 'this Gate' : `a Gate at ${saySite(at, true)}`
      return `when ${anybody(trigger.gateUsed)} ${does(trigger.gateUsed, 'use')} ${gate}`
    }
    if ('penny' in trigger) {
      const what =
        trigger.penny === 'last'
          ? 'the last penny is removed from'
          : trigger.penny === 'placed'
            ? 'a penny is placed on'
            : 'a penny is removed from'
      return `when ${what} ${saySelector(trigger.on)}`
    }
    if ('cardFlipped' in trigger)
      return `when ${saySelector(trigger.cardFlipped)} is flipped${trigger.face === undefined ? '' : ` face-${trigger.face}`}`
    if ('threatGrew' in trigger)
      return `when ${anybody(trigger.threatGrew)} ${does(trigger.threatGrew, 'add')} a card to an existing Threat`
    if ('newThreat' in trigger) return `when ${anybody(trigger.newThreat)} ${does(trigger.newThreat, 'begin')} a new Threat`
    if ('locationTurned' in trigger) return `when ${anybody(trigger.locationTurned)} ${does(trigger.locationTurned, 'turn')} a Location`
    if ('walked' in trigger)
      return `when ${anybody(trigger.walked)} ${does(trigger.walked, 'begin')} to walk${trigger.to ? ` to ${saySite(trigger.to, true)}` : ''}`
    if ('leftFrom' in trigger)
      return `when ${anybody(trigger.by)} ${does(trigger.by, 'leave')} ${sayAround(trigger.leftFrom) ?? saySite(trigger.leftFrom, true)}`
    if ('arrivedAt' in trigger) {
      const { arrivedAt } = trigger
      // "Arrive in the Dreamlands" would be from another Dimension.
      const where = arrivedAt.region !== undefined && sayAround(arrivedAt) ? `in ${arrivedAt.region}` : `at ${saySite(arrivedAt, true)}`
      const onFoot = trigger.onFoot ? ` by walking${trigger.onFoot === 'asTurn' ? ' for a Turn' : ''}` : ''
      return `when ${anybody(trigger.by)} ${does(trigger.by, 'arrive')} ${where}${onFoot}`
    }
    const went = trigger.to === 'bury' ? 'buried' : trigger.to === 'discard' ? 'discarded' : 'lost'
    if (trigger.by && trigger.from === undefined)
      return `when ${anybody(trigger.by)} ${does(trigger.by, 'make')} you ${trigger.to ?? 'lose'} ${saySelector(trigger.cardLeft)}`
    return `when ${saySelector(trigger.cardLeft)} is ${went}${trigger.from ? ` by ${sayOne(trigger.from)}` : ''}`
  }

  function sayLimit(limit: Limit | undefined): string {
    if (!limit) return ''
    if ('times' in limit) {
      const times = limit.times === 1 ? 'once' : limit.times === 2 ? 'twice' : `${count(limit.times)} times`
      return `, ${times} a ${{ turn: 'Turn', round: 'Round', game: 'Game', card: 'card', visit: 'visit' }[limit.per]}${limit.shared ? ' in all' : ''}${limit.last ? ` (${limit.last === 'bury' ? 'buried' : 'discarded'} at last)` : ''}`
    }
    if ('floor' in limit) return `, not below ${limit.floor}`
    if ('ceiling' in limit) return `, not above ${limit.ceiling}`
    const group = limit.group === undefined ? '' : ` with ${sayGroup(limit.group, limit.among)}`
    return `, ${limit.stacking === 'no' ? 'not cumulative' : 'cumulative'}${group}`
  }

  function sayLimitOf(effect: Static): string {
    return 'limit' in effect && leastOf(effect) === undefined ? sayLimit(effect.limit) : ''
  }

  function sayDuration(until: Duration): string {
    if (typeof until === 'string') return lastings[until]
    if ('all' in until) return until.all.map((each) => sayDuration(each)).join(' and ')
    if ('sanity' in until) return `until ${anybody(until.by)} next ${does(until.by, until.sanity === 'lost' ? 'lose' : 'gain')} Sanity`
    if ('time' in until) return `until it is ${until.time === 'day' ? 'Day' : 'Night'}`
    if ('nextTurnOf' in until) return `until the start of ${possessives[until.nextTurnOf]} next Turn`
    if ('so' in until) {
      const so = sayCondition(until.so)
      // A Dimension at the end of a sentence would be the place of all of it.
      return `until ${/\bin the (?:Dreamlands|Waking World|New Aeon)$/.test(so) ? `(${so})` : so}`
    }
    if ('turnOf' in until)
      return `until the end of ${possessives[until.turnOf]} next ${until.turns === undefined ? 'Turn' : `${until.turns} Turns`}`
    if ('spellCast' in until) {
      const spell = sayOne(until.spellCast)
      return until.by === undefined ? `until ${spell} is cast` : `until ${anybody(until.by)} ${does(until.by, 'cast')} ${spell}`
    }
    const is = sayOne(until.cardPlayed)
    return until.by === undefined ? `until ${is} is played` : `until ${anybody(until.by)} ${does(until.by, 'play')} ${is}`
  }

  // ---------------------------------------------------------------- conditions and costs

  function sayCondition(condition: Condition): string {
    if ('all' in condition) return condition.all.map((each) => sayPart(each)).join(' and ')
    if ('any' in condition) return condition.any.map((each) => sayPart(each)).join(' or ')
    if ('not' in condition) return `not (${sayCondition(condition.not)})`
    if ('at' in condition) return sayPlace(condition)
    if ('inPlay' in condition) {
      const { of = 'you', others, atLeast, moreThan, thanOf } = condition
      const who = of === 'anyone' ? 'any player' : subjects[of]
      const has = (one: Who | 'anyone'): string => (one === 'you' ? 'have' : 'has')
      if (moreThan !== undefined && thanOf !== undefined) {
        const rival = moreThan === of ? '' : `${subjects[moreThan]} ${has(moreThan)} `
        return `${who} ${has(of)} more ${others ? 'other ' : ''}${sayNoun(condition.inPlay, 2)} in play than ${rival}${sayNoun(thanOf, 2)} in play`
      }
      if (moreThan !== undefined)
        return `${who} ${has(of)} more ${others ? 'other ' : ''}${sayNoun(condition.inPlay, 2)} in play than ${subjects[moreThan]}`
      const least = atLeast === undefined ? '' : `at least ${count(atLeast)} `
      const other = others ? (atLeast === undefined ? 'another ' : 'other ') : ''
      if (of === 'anyone' && atLeast !== undefined)
        return `${least}${other}${sayNoun(condition.inPlay, atLeast)} ${atLeast === 1 ? 'is' : 'are'} in play`
      if (condition.inPlay.title === 'self' && !others && Object.keys(condition).length <= 2)
        return `${who} ${of === 'you' ? 'have' : 'has'} this card in play`
      return `${who} ${of === 'you' ? 'have' : 'has'} ${least}${other}${atLeast === undefined && !others ? sayOne(condition.inPlay) : sayNoun(condition.inPlay, atLeast ?? 1)} in play`
    }
    if ('time' in condition) return `it is ${condition.time === 'day' ? 'Day' : 'Night'}`
    if ('lies' in condition) {
      const { of = 'you', atLeast } = condition
      const pile = { story: 'Story Deck', discard: 'discard pile', hand: 'Hand' }[condition.in]
      if (condition.top || condition.bottom)
        return `the ${condition.top ? 'top' : 'bottom'} card of ${possessives[of]} ${pile} is ${sayOne(condition.lies)}`
      const what = atLeast === undefined ? sayOne(condition.lies) : `at least ${count(atLeast)} ${sayNoun(condition.lies, atLeast)}`
      return `${possessives[of]} ${pile} contains ${what}`
    }
    if ('affectedBy' in condition) {
      const { who = 'you', atLeast } = condition
      const most =
        atLeast === undefined ? sayOne(condition.affectedBy) : `at least ${count(atLeast)} ${sayNoun(condition.affectedBy, atLeast)}`
      return `${who === 'each' ? 'any player' : subjects[who]} ${who === 'you' ? 'are' : 'is'} affected by ${most}`
    }
    if ('threatHas' in condition) {
      const { side, others, moreThan } = condition
      const more = moreThan === undefined ? '' : `more than ${count(moreThan)} `
      return `${side === 'own' ? 'your' : side === 'affected' ? "the affected player's" : side === 'actor' ? "that player's" : side === 'each' ? "any player's" : 'the opposing'} Threat contains ${more}${others ? 'other ' : ''}${moreThan === undefined && !others ? sayOne(condition.threatHas) : sayNoun(condition.threatHas, moreThan ?? 1)}`
    }
    if ('lostInCombat' in condition && condition.who)
      return `${subjects[condition.who]} ${condition.who === 'you' ? 'have' : 'has'} lost ${condition.atLeast === undefined ? sayOne(condition.lostInCombat) : `${count(condition.atLeast)} or more ${sayNoun(condition.lostInCombat, condition.atLeast)}`} in this Combat`
    if ('lostInCombat' in condition) return `any ${sayNoun(condition.lostInCombat)} was lost in this Combat`
    if ('role' in condition) return roles[condition.role]
    if ('revealedIs' in condition) return `the revealed card is ${sayOne(condition.revealedIs)}`
    if ('canSurvive' in condition) return `${subjects[condition.who ?? 'you']} can survive ${condition.canSurvive}`
    if ('same' in condition) {
      const what = { title: 'Location', subregion: 'subregion', region: 'Region', city: 'City', dimension: 'Dimension' }[condition.same]
      return `${subjects[condition.who ?? 'you']} and ${subjects[condition.as]} are ${condition.same === 'title' ? 'at' : 'in'} the same ${what}`
    }
    if ('card' in condition && condition.is.at && Object.keys(condition.is).length === 1)
      return `${saySelector(condition.card)} is ${saySpot(condition.is.at)}`
    if ('card' in condition && condition.is.bears && Object.keys(condition.is).length === 1)
      return `${saySelector(condition.card)} bears ${sayOne(condition.is.bears)}`
    if ('card' in condition && condition.card.ref === 'self' && condition.is.borneBy && Object.keys(condition.is).length === 1)
      return `this card is known by ${sayOne(condition.is.borneBy)}`
    if ('card' in condition && condition.is.pennies && Object.keys(condition.is).length === 1)
      return `${saySelector(condition.card)} holds ${sayPenniesThere(condition.is.pennies)}`
    if ('card' in condition && condition.is.owner && Object.keys(condition.is).length === 1)
      return `${condition.card.ref === 'thus' ? 'the card so moved' : saySelector(condition.card)} is ${owners[condition.is.owner]}`
    if ('card' in condition && condition.card.ref === 'self' && isOfValue(condition.is))
      return `the value of this card is ${sayRange(condition.is.value!)}`
    if ('card' in condition && condition.card.ref === 'target' && isOfValue(condition.is))
      return `the target's value is ${sayRange(condition.is.value!)}`
    if ('wentSo' in condition)
      return condition.atLeast === undefined
        ? `any ${sayNoun(condition.wentSo)} is so moved`
        : `${count(condition.atLeast)} or more ${sayNoun(condition.wentSo, condition.atLeast)} are so moved`
    if ('card' in condition && condition.card.ref === 'drawn') return `the card so drawn is ${sayOne(condition.is)}`
    if ('card' in condition && condition.card.ref === 'thus') return `the card so moved is ${sayOne(condition.is)}`
    if ('card' in condition) return `${saySelector(condition.card)} is ${sayOne(condition.is)}`
    if ('knows' in condition && condition.himself) return `${possessives[condition.who ?? 'you']} Investigator knows ${condition.knows}`
    if ('knows' in condition)
      return `${subjects[condition.who ?? 'you']} ${(condition.who ?? 'you') === 'you' ? 'know' : 'knows'} ${condition.knows}`
    if ('gateSpent' in condition) return `the Gate of ${possessives[condition.who ?? 'you']} Current Location has been used`
    if ('walking' in condition) return `${subjects[condition.who ?? 'you']} ${(condition.who ?? 'you') === 'you' ? 'are' : 'is'} walking`
    if ('cameBy' in condition)
      return `${subjects[condition.who ?? 'you']} ${(condition.who ?? 'you') === 'you' ? 'have' : 'has'} come by ${sayOne(condition.cameBy)}`
    if ('investigator' in condition) return `your Investigator is ${condition.investigator}`
    if ('passesEnd' in condition) return 'the Passes end the Round'
    if ('more' in condition) {
      return `${subjects[condition.who]} ${condition.who === 'you' ? 'have' : 'has'} more ${stocks[condition.more]} than ${subjects[condition.than]}`
    }
    if ('foremost' in condition) {
      const { foremost, least, alone, who, than } = condition
      const what = typeof foremost === 'object' ? `${sayNoun(foremost.cards, 2)} in play` : stocks[foremost]
      const rank = !least ? 'most' : foremost === 'sanity' || foremost === 'education' ? 'lowest' : 'fewest'
      const among = than === 'each' ? 'all players' : than === 'unaffected' ? 'all unaffected players' : 'your opponents'
      return `${subjects[who]} ${who === 'you' ? 'have' : 'has'} the ${rank} ${what} of ${among}${alone ? ' alone' : ''}`
    }
    if ('done' in condition) {
      const who = condition.who ?? 'you'
      const { atLeast } = condition
      const many = atLeast === undefined ? sayOne(condition.is) : `at least ${count(atLeast)} ${sayNoun(condition.is, atLeast)}`
      const has = `${who === 'each' ? 'any player' : subjects[who]} ${who === 'you' ? 'have' : 'has'}`
      const when = sayLately[condition.this]
      if (condition.done === 'passed') return `${has} passed ${when}`
      if (condition.done === 'gateUsed') return `${has} used a Gate ${when}`
      if (condition.done !== 'buried' && condition.done !== 'discarded') return `${has} ${condition.done} ${many} ${when}`
      const part = atLeast === undefined ? 'one' : `at least ${count(atLeast)}`
      return `${part} of ${who === 'each' ? "any player's" : possessives[who]} ${sayNoun(condition.is, 2)} ${atLeast === undefined ? 'was' : 'were'} ${condition.done} ${when}`
    }
    const range = sayRange(condition)
    if (condition.number === 'passes' && condition.who === undefined) return `${range} Passes are declared`
    const who = condition.who ?? 'you'
    if (condition.number === 'passes') return `${subjects[who]} ${who === 'you' ? 'have' : 'has'} declared ${range} Passes`
    if (condition.number === 'sanityLost')
      return `${subjects[who]} ${who === 'you' ? 'have' : 'has'} lost ${condition.max === 0 ? 'no' : range} Sanity in this Combat`
    if (condition.odd !== undefined)
      return `${subjects[who]} ${who === 'you' ? 'have' : 'has'} an ${condition.odd ? 'odd' : 'even'} number of ${condition.number === 'hand' ? 'cards in Hand' : 'Sanity points'}`
    return `${subjects[who]} ${who === 'you' ? 'have' : 'has'} ${range} ${{ sanity: 'Sanity', hand: 'cards in Hand', education: 'Education', points: 'Adventure points' }[condition.number]}`
  }

  /** A condition among others. */
  function sayPart(condition: Condition): string {
    return 'all' in condition || 'any' in condition ? `(${sayCondition(condition)})` : sayCondition(condition)
  }

  /** How many pennies lie on a card. */
  function sayPenniesThere(pennies: NonNullable<Filter['pennies']>): string {
    if (pennies.max === 0) return 'no pennies'
    return `${sayRange(pennies)} pennies`
  }

  function sayRange({ min, max }: { readonly min?: number; readonly max?: number }): string {
    if (min === undefined) return `${max} or fewer`
    if (max === undefined) return `${min} or more`
    return min === max ? `exactly ${min}` : `${min} to ${max}`
  }

  function sayPlace(condition: Extract<Condition, { at: Filter }>): string {
    const { at, who = 'you', top } = condition
    if (who !== 'either' && top && at.title === 'self' && Object.keys(at).length === 1)
      return `this card is the top card of ${possessives[who]} Story Deck`
    if (top) return `the top card of ${who === 'either' ? "any player's" : possessives[who]} Story Deck is ${saySite(at, true)}`
    if (at.title === 'self' && who === 'you') return 'you are here'
    if (isOfCurrent(at)) {
      const isBare = at.not !== undefined && Object.keys(at).length === 2
      const what = isBare ? `not ${saySite(at.not!, true)}` : saySite(at, true)
      return `${who === 'either' ? "either player's" : possessives[who]} Current Location is ${what}`
    }
    const whose = who === 'either' ? 'you or your opponent is' : who === 'you' ? 'you are' : `${subjects[who]} is`
    return `${whose} ${sayWhereabouts(at)}`
  }

  /** Where somebody is: at a place, or in a Region or Dimension, wherever there. */
  function sayWhereabouts(at: Filter): string {
    const places = at.or ?? [at]
    const isAround = places.some((each) => sayAround(each) !== undefined)
    if (!isAround || Object.keys(at).length > 1) return `at ${saySite(at, true)}`
    return `in ${list(
      places.map((each) => sayAround(each) ?? saySite(each, true)),
      'or',
    )}`
  }

  /** A Region or a Dimension by its name alone. */
  function sayAround({ region, dimension, ...more }: Filter): string | undefined {
    if (Object.keys(more).length > 0 || (region === undefined) === (dimension === undefined)) return undefined
    return region ?? `the ${dimensions[dimension!]}`
  }

  /** Whether a place is asked of as a Current Location alone (M6.7). */
  function isOfCurrent(at: Filter): boolean {
    return at.or ? at.or.some(isOfCurrent) : at.type === 'Location'
  }

  /** Where somebody is. */
  function saySpot(at: Filter): string {
    const [only] = at.pub ?? []
    if (Object.keys(at).length === 1 && at.pub?.length === 1 && (only === 'Outside' || only === 'Inside')) return only
    return sayWhereabouts(at)
  }

  /** A filter for Locations, with the noun that conditions leave out. */
  function saySite(filter: Filter, isOne = false): string {
    if (filter.or)
      return list(
        filter.or.map((each, no) => saySite(each, isOne && no === 0)),
        'or',
      )
    if (filter.title === 'self') return 'this Location'
    const site: Filter = filter.title !== undefined || filter.type !== undefined ? filter : { ...filter, type: 'Location' }
    return isOne ? sayOne(site) : sayNoun(site)
  }

  function sayCosts(costs: readonly Cost[]): string {
    return costs.map((each) => sayCost(each)).join(' and ')
  }

  function sayCost(cost: Cost): string {
    if (cost === 'gate') return 'use the Gate'
    if ('sanity' in cost) return cost.sanity === 'ofThisCard' ? 'pay the Sanity cost of this card' : `pay ${sayAmount(cost.sanity)} Sanity`
    if ('self' in cost) return `${cost.self} this card`
    if ('pennies' in cost) return `remove ${sayPennies(cost.pennies)} from ${saySelector(cost.from ?? { ref: 'self' })}`
    return `${cost.how} ${saySelector(cost.other)}`
  }

  function sayPaying(cost: readonly Cost[] | undefined): string {
    if (!cost) return ''
    const [only, ...more] = cost
    if (more.length === 0 && only === 'gate') return ' for the use of its Gate'
    if (more.length === 0 && typeof only === 'object' && 'sanity' in only) {
      return only.sanity === 'ofThisCard' ? ' for the Sanity cost of this card' : ` for ${sayAmount(only.sanity)} Sanity`
    }
    return ` for this cost (${sayCosts(cost)})`
  }

  // ---------------------------------------------------------------- amounts

  function sayAmount(amount: Amount): string {
    if (typeof amount === 'number') return String(amount)
    if ('per' in amount) {
      return `${amount.times ?? 1} for each ${sayCounted(amount.per, amount.every)}${sayAfter(amount)}${sayMost(amount)}`
    }
    if ('pennies' in amount)
      return `${amount.times ?? 1} for each ${amount.every === undefined ? 'penny' : `${amount.every} pennies`} on ${saySelector(amount.pennies)}${sayMost(amount)}`
    if ('players' in amount) return `${amount.times ?? 1} for each ${sayPeople(amount)}`
    if ('past' in amount) return `${amount.times ?? 1} for each ${sayPast(amount.past)}${sayMost(amount)}`
    if ('half' in amount) {
      if (amount.half === 'count') throw new Error('Half of a count stands only in a selector.')
      return `half of ${sayMeasure(amount.half)}${amount.round ? ` (rounded ${amount.round})` : ''}`
    }
    if ('least' in amount) return `${sayAmount(amount.least[0])} (up to ${amount.least[1]})`
    if ('handTo' in amount) return `up to a Hand of ${amount.handTo}`
    if ('beyond' in amount) return `${sayAmount(amount.beyond[0])} beyond ${amount.beyond[1]}`
    if ('twice' in amount) return `twice ${sayMeasure(amount.twice)}`
    if ('less' in amount) return `less by ${sayAmount(amount.less)}`
    if ('allBut' in amount) return `all but ${amount.allBut} of the`
    if ('chosen' in amount) return `a chosen ${amount.chosen[0]} to ${amount.chosen[1]}`
    if ('steps' in amount) {
      return `by Sanity (${amount.steps.map(({ n, upTo }) => (upTo === undefined ? `${n} above` : `${n} up to ${upTo}`)).join(', ')})`
    }
    return `as much as ${sayMeasure(amount)}`
  }

  /** So many pennies; "2 pennies for each Ally", not "2 for each Ally pennies". */
  function sayPennies(n: Amount): string {
    const said = sayAmount(n)
    if (typeof n === 'object' && 'per' in n) return said.replace(/^\S+/, (times) => `${times} ${times === '1' ? 'penny' : 'pennies'}`)
    return `${said} ${n === 1 ? 'penny' : 'pennies'}`
  }

  /** Such a card that somebody has played or lost of late. */
  function sayPast({ who = 'you', done, is, this: when }: Past): string {
    if (done === 'buried' || done === 'discarded') {
      return who === 'each'
        ? `${sayNoun(is)} ${done} ${sayLately[when]}`
        : `of ${possessives[who]} ${sayNoun(is, 2)} ${done} ${sayLately[when]}`
    }
    const subject = who === 'each' ? 'any player' : subjects[who]
    return `${sayNoun(is)} ${subject} ${who === 'you' ? 'have' : 'has'} ${done} ${sayLately[when]}`
  }

  /** Each of some players, or of those of whom something is so. */
  function sayPeople({ players, if: so, ...rest }: Extract<Amount, { players: unknown }>): string {
    const one = players === 'each' ? 'player' : 'opponent'
    if (so === undefined) return `${one}${sayMost(rest)}`
    if ('same' in so) {
      const what = { title: 'Location', subregion: 'subregion', region: 'Region', city: 'City', dimension: 'Dimension' }[so.same]
      return `${one} who is ${so.same === 'title' ? 'at' : 'in'} the same ${what} as you${sayMost(rest)}`
    }
    return `${one} ${sayWho(so)}${sayMost(rest)}`
  }

  /** "(Attacking any player who is at a Water Location)". */
  function sayVictim({ who, if: so }: NonNullable<Filter['attacks']>): string {
    const one = who === 'each' ? 'player' : 'opponent'
    const told = sayWho(so)
    return `(attacking any ${one}${/^(?:who|whose) /.test(told) ? ` ${told}` : `, if ${sayCondition(so)}`})`
  }

  /** "Who is at a Water Location": what is so of one of them. */
  function sayWho(so: Condition): string {
    const said = sayCondition(so)
    return said.startsWith("that player's ") ? said.replace("that player's", 'whose') : said.replace('that player', 'who')
  }

  /** So many cards; "2 cards for each Ally", not "2 for each Ally cards". */
  function sayDrawn(n: Amount): string {
    const said = sayAmount(n)
    if (typeof n === 'object' && ('per' in n || 'past' in n || 'pennies' in n))
      return said.replace(/^\S+/, (times) => `${times} ${times === '1' ? 'card' : 'cards'}`)
    return typeof n === 'object' && 'handTo' in n ? `cards ${said}` : `${said} ${n === 1 ? 'card' : 'cards'}`
  }

  const sayAfter = ({ after }: { readonly after?: number }): string => (after === undefined ? '' : ` beyond the ${ordinals[after]}`)

  function sayMeasure(amount: Amount): string {
    if (typeof amount === 'object' && 'of' in amount) {
      if (amount.of === 'value') return amount.card ? `the value of ${saySelector(amount.card)}` : 'its value'
      if (amount.of === 'printedValue') return `the printed value of ${saySelector(amount.card ?? { ref: 'self' })}`
      if (amount.of === 'cost')
        return `the Sanity cost of ${amount.card?.ref === 'thus' ? 'the card so moved' : saySelector(amount.card ?? { ref: 'self' })}`
      return {
        sanity: `${possessives[amount.whose ?? 'you']} Sanity`,
        sanityAboveMax: `${possessives[amount.whose ?? 'you']} Sanity above the maximum`,
        sanityThus: 'the Sanity so moved',
        playersThus: 'the number of players so moved',
        handMax: `${possessives[amount.whose ?? 'you']} Maximum`,
        handMin: `${possessives[amount.whose ?? 'you']} Minimum`,
      }[amount.of]
    }
    return `(${sayAmount(amount)})`
  }

  function sayCounted(selector: Selector, every?: number): string {
    const many = every === undefined ? '' : `${every} `
    const noun = sayNoun(selector.is ?? {}, every ?? 1)
    if (selector.ref === 'thus') return `${many}${noun} so moved`
    if (selector.ref === 'revealed' || selector.ref === 'looked' || selector.ref === 'drawn')
      return `${many}${noun} among ${sayThose(selector.ref)}`
    const row = sayTopRow(selector)
    if (row !== undefined) return `${many}${noun} among ${row}`
    return `${many}${selector.others ? 'other ' : ''}${selector.opposing ? 'opposing ' : ''}${noun}${sayWhere(selector)}`
  }

  /** Several cards at the top of a Story Deck. */
  const sayTopRow = ({ pick, in: zone, n, of = 'you' }: Selector): string | undefined =>
    pick === 'top' && zone === 'story' && typeof n === 'number' && n > 1
      ? `the top ${count(n)} cards of ${possessives[of]} Story Deck`
      : undefined

  /** A gain or loss: the verb, and the amount without its sign. */
  function sayChange(by: Amount): string {
    if (typeof by === 'number') return by < 0 ? `loses ${-by}` : `gains ${by}`
    if (('per' in by || 'players' in by || 'past' in by || 'pennies' in by) && (by.times ?? 1) < 0)
      return `loses ${sayAmount({ ...by, times: -by.times! })}`
    if ('less' in by) return `loses ${sayAmount(by.less)}`
    return `gains ${sayAmount(by)}`
  }

  // ---------------------------------------------------------------- cards

  function sayTitle(title: string): string {
    return sensesOf(known, title).some((each) => each.kind === 'title') ? title : `"${title}"`
  }

  /** Several cards of one Title: Monsters are spoken of in the plural. */
  function sayTitles(title: string): string {
    const isKind = sensesOf(known, title).some((each) => each.kind === 'title' && each.type === 'Monster')
    return isKind && !/ (?:of|from|in) |(?:s|x|Go|Spawn|[Mm]en)$/.test(title) ? `${title}s` : sayTitle(title)
  }

  /** One card of a kind, with its article; a Title is a name and has none. */
  function sayOne(filter: Filter): string {
    return isNamed(filter) ? sayNoun(filter) : withArticle(sayNoun(filter))
  }

  /** A filter as a noun, with "or" between alternatives. */
  function sayNoun(filter: Filter, n = 1): string {
    // "An Ally who knows Latin or Greek": said once of the Type.
    if (
      filter.or?.every((each) => each.language !== undefined && Object.keys(each).length === 1) &&
      Object.keys(filter).length === 2 &&
      filter.type
    ) {
      const known = list(
        filter.or.map((each) => each.language!),
        'or',
      )
      return `${sayPlain({ type: filter.type }, n)} that ${n === 1 ? 'knows' : 'know'} ${known}`
    }
    if (filter.or) {
      // What is said of the last would be said of all.
      const isValued = (each: Filter): number => (each.value === undefined ? 1 : 0)
      const { or, ...ofAll } = filter
      const all = or.map((each): Filter => ({ ...ofAll, ...each })).sort((a, b) => isValued(a) - isValued(b))
      return list(
        all.map((each) => sayNoun(each, n)),
        'or',
      )
    }
    const alternatives = sayAlternatives(filter)
    if (!alternatives) return sayPlain(filter, n)
    const [first] = alternatives
    // Where only the Type stands beside the alternatives, it is said once: "Day or Night Event".
    if (first && Object.keys(first).length === 2 && first.type !== undefined && Object.keys(filter).length === 2) {
      const words = alternatives.map((each) => sayPlain(each, n))
      const head = sayPlain({ type: first.type }, n)
      return words.every((each) => each.endsWith(` ${head}`))
        ? `${list(
            words.map((each) => each.slice(0, -head.length - 1)),
            'or',
          )} ${head}`
        : list(words, 'or')
    }
    return list(
      alternatives.map((each) => sayNoun(each, n)),
      'or',
    )
  }

  /** A filter with several values in a field, as one filter for each value. */
  function sayAlternatives(filter: Filter): readonly Filter[] | undefined {
    const { title, type, subtype, anyAttr, ...rest } = filter
    if (title !== undefined && typeof title !== 'string') return title.map((each) => ({ ...filter, title: each }))
    if (type !== undefined && typeof type !== 'string') return type.map((each) => ({ ...filter, type: each }))
    if (subtype !== undefined && typeof subtype !== 'string' && !group(subtype))
      return subtype.map((each) => ({ ...filter, subtype: each }))
    if (!anyAttr) return undefined
    return anyAttr.map((each) => ({ ...rest, ...(type === undefined ? {} : { type }), attr: [each] }))
  }

  function sayPlain(filter: Filter, n: number): string {
    if (filter.title === 'self' && Object.keys(filter).length === 1) return `${plural('card', n)} of the same Title`
    const { title, type, subtype, attr = [], pub = [] } = filter
    const words: string[] = []
    if (filter.faceDown !== undefined) words.push(filter.faceDown ? 'face-down' : 'face-up')
    if (filter.invisible !== undefined) words.push(filter.invisible ? 'Invisible' : 'visible')
    if (filter.defending) words.push('Defending')
    if (filter.exotic) words.push('Exotic')
    if (filter.travel) words.push('Travel')
    words.push(...attr, ...pub)
    if (filter.gate) words.push('Gate')
    if (filter.subregion !== undefined) words.push(withoutArticle(filter.subregion))
    if (filter.region !== undefined) words.push(withoutArticle(filter.region))
    if (typeof title === 'string') words.push(n === 1 || typeof type === 'string' ? sayTitle(title) : sayTitles(title))
    const isWeapon = type === 'Artifact' && subtype !== undefined
    if (subtype !== undefined) {
      const kind = typeof subtype === 'string' ? subtype : (group(subtype) ?? '')
      words.push(isWeapon ? plural(kind, n) : kind)
    }
    // "Mythos Experience" is an Adventure, a "Heroic Adventure" says so itself.
    const saysType = typeof subtype === 'string' && subtype.endsWith(` ${String(type)}`)
    if (typeof type === 'string' && !isWeapon && !saysType) words.push(plural(type, n))
    else if (words.length === 0 || (!isWeapon && typeof title !== 'string')) words.push(plural('card', n))
    return `${words.join(' ')}${sayTraits(filter)}`
  }

  function sayTraits(filter: Filter): string {
    const { bears, not, value, language } = filter
    const traits: string[] = []
    if (filter.titleHas !== undefined) traits.push(`with "${filter.titleHas}" in its Title`)
    if (filter.called !== undefined) traits.push(`called "${filter.called}"`)
    if (bears) traits.push(`with ${withArticle(sayNoun(bears))}`)
    if (filter.borneBy) traits.push(filter.borneBy.title === 'self' ? 'in this card' : `in ${withArticle(sayNoun(filter.borneBy))}`)
    if (filter.pennies) traits.push(`with ${sayPenniesThere(filter.pennies)}`)
    if (filter.gate === false) traits.push('without a Gate')
    if (filter.exotic === false) traits.push('that is not Exotic')
    if (filter.travel === false) traits.push('that is no Travel Event')
    if (filter.defending === false) traits.push('not defending')
    if (value) {
      const { min, max, odd, withoutWeapon, than } = value
      const worth = value.printed ? 'of printed value' : 'of value'
      if (min !== undefined && min === max) traits.push(`${worth} ${min}`)
      else if (min !== undefined && max !== undefined) traits.push(`${worth} ${min} to ${max}`)
      else if (max !== undefined) traits.push(`${worth} ${max} or less`)
      else if (min !== undefined) traits.push(`${worth} ${min} or more`)
      if (odd !== undefined) traits.push(odd ? 'of odd value' : 'of even value')
      if (than !== undefined) traits.push(`of ${than} value than this card`)
      if (withoutWeapon) traits.push('not counting Weapons')
    }
    // Behind what it is worth: said after a place, that would be the place's.
    if (filter.at && isOfCurrent(filter.at))
      traits.push(`whose Current Location is ${filter.at.or ? 'either ' : ''}${saySite(filter.at, true)}`)
    else if (filter.at) traits.push(`who is ${filter.at.or ? saySpot(filter.at).replace(/^at /, 'at either ') : saySpot(filter.at)}`)
    if (filter.does !== undefined) traits.push(`that ${filter.does.join(' or ')} Monsters`)
    if (filter.asThat) traits.push(sayAsThat(filter.asThat))
    if (filter.ofNamedType) traits.push('of the named type')
    if (filter.ofNamedTitle) traits.push('of the named Title')
    if (filter.costsSanity !== undefined) traits.push(filter.costsSanity ? 'that costs Sanity' : 'that costs no Sanity')
    if (filter.native !== undefined) traits.push(`from your current ${filter.native === 'region' ? 'Region' : 'Subregion'}`)
    if (filter.dimension !== undefined) traits.push(`of the ${dimensions[filter.dimension]}`)
    if (filter.icon !== undefined) traits.push(`with the ${filter.icon} icon`)
    if (language !== undefined) traits.push(`that knows ${language}`)
    if (filter.speaks !== undefined) traits.push(`who knows ${tongues[filter.speaks]}`)
    if (filter.bearsMany) traits.push(`that contains ${sayRange(filter.bearsMany)} ${sayNoun(filter.bearsMany.is, 2)}`)
    if (filter.foundAt)
      traits.push(
        filter.foundAt.title === 'self' ? 'who could be played here' : `who could be played at ${withArticle(sayNoun(filter.foundAt))}`,
      )
    if (filter.whose) traits.push(`(if ${sayCondition(filter.whose)})`)
    if (filter.fightsAs !== undefined) traits.push(`(${filter.fightsAs})`)
    if (filter.gone !== undefined)
      traits.push(
        `(${filter.gone === 'bury' ? 'buried' : 'discarded'} ${filter.goneIn === undefined ? 'this Round' : 'in the last Combat'})`,
      )
    if (filter.attacks) traits.push(sayVictim(filter.attacks))
    if (filter.elsewhere !== undefined) traits.push(`(in another ${elsewhere[filter.elsewhere]})`)
    if (filter.owner !== undefined) traits.push(`of ${owners[filter.owner]}`)
    if (filter.order) {
      const { nth, this: when, after, all } = filter.order
      const time = when === 'round' ? 'Round' : 'Turn'
      if (nth === 0) traits.push(`(${filter.type === 'Spell' ? 'cast' : 'played'} this ${time})`)
      else traits.push(`(${after ? 'after ' : ''}the ${ordinals[nth]} of the ${time}${all ? ' by any player' : ''})`)
    }
    if (not) {
      const { bears: borne, ...others } = not
      traits.push(
        borne && Object.keys(others).length === 0
          ? Object.keys(borne).join() === 'called'
            ? `that does not bear ${withArticle(sayNoun(borne))}`
            : `without ${withArticle(sayNoun(borne))}`
          : not.or
            ? `except (${sayNoun(not)})`
            : `except ${sayNoun(not)}`,
      )
    }
    return traits.map((each) => ` ${each}`).join('')
  }

  function saySelector(selector: Selector): string {
    const { ref, is, of = 'you', pick, n = 1, upTo, others, opposing } = selector
    if (ref === 'location') return `${possessives[of]} Current Location`
    if (ref !== undefined && selector.extreme !== undefined)
      return pick === 'choose'
        ? `${sayMany(n)} of ${refs[ref]} with the ${selector.extreme} value`
        : `the ${selector.extreme} of ${refs[ref]}`
    if (ref !== undefined && (pick === 'choose' || pick === 'random'))
      return `${upTo ? 'up to ' : ''}${sayMany(n)} ${pick === 'random' ? 'random ' : ''}${sayNoun(is ?? {}, n === 1 ? 1 : 2)} among ${sayThose(ref)}${selector.by === 'opponent' ? " of your opponent's choice" : ''}`
    if (ref !== undefined) return is ? `${refs[ref]} (${sayNoun(is)})` : refs[ref]
    if (pick === 'top' && selector.in === 'discard')
      return `the top ${typeof n === 'number' && n > 1 ? `${count(n)} cards` : 'card'} of ${possessives[of]} discard pile`
    const row = sayTopRow(selector)
    if (row !== undefined) return is ? `each ${sayNoun(is)} among ${row}` : row
    if (pick === 'top') return `the top ${sayNoun(is ?? {})} of ${possessives[of]} Story Deck`
    if (pick === 'lowest')
      return `the lowest ${n === 1 ? '' : `${sayAmount(n)} `}${sayNoun(is ?? {}, n === 1 ? 1 : 2)} in ${possessives[of]} Story Deck`
    if (selector.in === 'deckTop' || selector.in === 'deckBottom')
      return `the ${selector.in === 'deckTop' ? 'top' : 'bottom'} ${n === 1 ? '' : `${sayAmount(n)} `}${n === 1 ? 'card' : 'cards'} of ${possessives[of]} Mythos Deck`
    const other = `${others ? 'other ' : ''}${opposing ? 'opposing ' : ''}`
    if (pick === 'all') return `each ${other}${sayNoun(is ?? {})}${sayWhere(selector)}`
    if (isHalf(n) && pick === 'random')
      return `${sayShare(n as Exclude<Amount, number>)} ${other}${sayNoun(is ?? {}, 2)}${sayWhere(selector)} at random`
    if (upTo && typeof n === 'object' && 'allBut' in n && n.allBut === 0)
      return `any number of ${other}${sayNoun(is ?? {}, 2)}${sayWhere(selector)}`
    const random = pick === 'random' ? 'random ' : ''
    // "One Ally for each Tome", and not "1 for each Tome Ally".
    if (typeof n === 'object' && 'per' in n && n.most === undefined && other === '') {
      const { times = 1 } = n
      const each = ` for each ${sayCounted(n.per, n.every)}${sayAfter(n)}`
      return `${upTo ? 'up to ' : ''}${count(times)} ${random}${sayNoun(is ?? {}, times)}${sayWhere(selector)}${each}`
    }
    const many = typeof n === 'number' ? count(n) : sayShare(n)
    return `${upTo ? 'up to ' : ''}${many} ${random}${other}${sayNoun(is ?? {}, typeof n === 'number' ? n : isHalf(n) || 'allBut' in n ? 2 : 1)}${sayWhere(selector)}`
  }

  const sayMany = (n: Amount): string => (typeof n === 'number' ? count(n) : sayShare(n))

  /** Several cards that were spoken of. */
  const sayThose = (ref: NonNullable<Selector['ref']>): string => refs[ref].replace(/card\b/, 'cards')

  function sayShare(n: Exclude<Amount, number>): string {
    if ('half' in n && n.half === 'count') return `half ${n.round ? `(rounded ${n.round}) ` : ''}of the`
    return sayAmount(n)
  }

  function sayWhere({
    of,
    in: zone,
    by,
    affecting,
    borneBy,
    extreme,
    pick,
    n,
    spread,
    spreadOnly,
    belowTop,
    against,
    first,
  }: Selector): string {
    if (spreadOnly && spread !== undefined) {
      const there =
        typeof spread === 'string'
          ? `in the same ${spread} as target`
          : `${sayStanding(spread)}${spread.same ? ` in the same ${spread.same}` : ''} besides target`
      return ` of each other player ${there}${by === undefined ? '' : " of that player's choice"}`
    }
    const parts: string[] = []
    const isMany = pick !== 'all' && n !== undefined && n !== 1
    const isAnyones = pick === 'choose' && by === undefined
    if (borneBy !== undefined) parts.push(`held by ${refs[borneBy]}`)
    if (zone === 'play' && of === 'each' && pick === 'choose') parts.push(`in play of ${anybody(of)}`)
    // Of one card among all of them: "in each opponent's" would be one of each.
    else if (zone === 'directedThreat' && of === 'eachOpponent' && pick === 'choose') parts.push('in a Directed Threat attacking you')
    else if (against !== undefined) parts.push('in one of your Directed Threats')
    else if (zone !== undefined && zone !== 'aside')
      parts.push(
        `in ${isAnyones && of === 'each' ? 'any' : possessives[of ?? 'you']} ${zones[zone]}${belowTop ? ' except the top card' : ''}`,
      )
    else if (of === 'eachOpponent' && isAnyones) parts.push('of your opponents')
    else if (of !== undefined) parts.push(`of ${pick === 'random' ? subjects[of] : anybody(of)}`)
    if (zone === 'aside') parts.push('that is set aside')
    if (affecting !== undefined) parts.push(`that ${isMany ? 'affect' : 'affects'} ${subjects[affecting]}`)
    if (extreme !== undefined) parts.push(`with the ${extreme} value`)
    if (by !== undefined) parts.push(`of ${possessives[by]} choice`)
    return `${parts.map((each) => ` ${each}`).join('')}${first === undefined ? '' : `, ${sayNoun(first, 2)} first`}`
  }

  // ---------------------------------------------------------------- what is done

  function sayOps(ops: readonly Op[]): string {
    return ops.map((each) => sayStep(each)).join(', then ')
  }

  function sayBlock(ops: readonly Op[]): string {
    return `(${sayOps(ops)})`
  }

  function sayStep(op: Op): string {
    if ('if' in op) return `if ${sayCondition(op.if)}: ${sayBlock(op.do)}${op.else ? ` otherwise ${sayBlock(op.else)}` : ''}`
    if ('choose' in op && op.choose.length === 2 && op.choose[1]!.length === 0) return `${subjects[op.by]} may: ${sayBlock(op.choose[0]!)}`
    if ('choose' in op)
      return `${subjects[op.by]} ${op.by === 'you' ? 'choose' : 'chooses'}: ${op.choose.map((each) => sayBlock(each)).join(' or ')}`
    if ('name' in op && op.name === 'title')
      return `name the Title of ${op.of ? `${/^[AE]/.test(op.of) ? 'an' : 'a'} ${op.of}` : 'a card'}: ${sayBlock(op.do)}`
    if ('name' in op && op.name === 'region') return `name a Region: ${sayBlock(op.do)}`
    if ('name' in op) return `name a type of card${op.except ? ` except ${sayNoun({ type: op.except })}` : ''}: ${sayBlock(op.do)}`
    if ('forEach' in op) return `for ${subjects[op.forEach]}: ${sayBlock(op.do)}`
    if ('alike' in op) return `for your opponent and each other player ${sayThereabouts(op.spread)}: ${sayBlock(op.alike)}`
    if ('orElse' in op) return `unless ${sayDone(op.who, op.unless)}: ${sayBlock(op.orElse)}`
    if ('start' in op) return sayStart(op.start, op.until)
    const found = 'move' in op ? op.move : 'flip' in op ? op.flip : undefined
    const spread = found?.spreadOnly ? undefined : found?.spread
    const again = spread === undefined ? '' : `, and the same for each other player ${sayThereabouts(spread)}`
    const back = 'back' in op && op.back !== undefined ? `, back ${sayDuration(op.back)}` : ''
    const choice = 'optional' in op && op.optional ? 'optionally ' : ''
    const gate = 'gateShut' in op && op.gateShut ? ', without Gate use' : ''
    return `${choice}${sayAct(op)}${gate}${back}${again}`
  }

  const sayStanding = ({ at, top }: Exclude<NonNullable<Selector['spread']>, string>): string =>
    top ? `on ${sayOne(at)}` : `at ${saySite(at, true)}`

  function sayThereabouts(spread: NonNullable<Selector['spread']>): string {
    if (typeof spread === 'string') return `in the same ${spread}`
    return `${sayStanding(spread)}${spread.same ? ` in the same ${spread.same}` : ''}`
  }

  function sayStart(rule: Rule, until: Duration): string {
    const bare = rule.kind === 'static' && !('time' in rule.effect) && !rule.if && !rule.until && sayLimitOf(rule.effect) === ''
    return `${bare ? sayStatic(rule.effect) : `(${sayClause(rule)})`} ${sayDuration(until)}`
  }

  /** Who does it, and the verb in the form that goes with him. */
  function sayBy(who: Who | undefined, verb: string, rest: string): string {
    if (who === undefined || who === 'you') return `${verb} ${rest}`
    const subject = who === 'unaffected' ? 'each unaffected player' : subjects[who]
    return `${subject} ${verb}${verb === 'apply' ? '' : 's'} ${rest}`.replace('apply ', 'applies ')
  }

  function sayAct(
    op: Exclude<
      Op,
      | { if: Condition }
      | { choose: unknown }
      | { name: unknown }
      | { forEach: unknown }
      | { alike: unknown }
      | { orElse: unknown }
      | { start: unknown }
    >,
  ): string {
    if ('move' in op) return sayMove(saySelector(op.move), op.to, op.whose, op.move.ref === undefined && op.move.of === undefined)
    if ('sanity' in op) {
      if (op.sanity !== 'pentagram') {
        const amount = sayAmount(op.sanity)
        const share = /^half of [^(]*(?:your|'s) Sanity\b(?! cost)/.test(amount)
        if (typeof op.sanity === 'object' && 'of' in op.sanity && op.sanity.of === 'sanityAboveMax')
          return sayBy(op.who, op.sign === 1 ? 'gain' : 'lose', 'all Sanity above your maximum')
        if (typeof op.sanity === 'object' && 'past' in op.sanity)
          return sayBy(
            op.who,
            op.sign === 1 ? 'gain' : 'lose',
            `${op.sanity.times ?? 1} Sanity for each ${sayPast(op.sanity.past)}${sayMost(op.sanity)}`,
          )
        if (typeof op.sanity === 'object' && 'pennies' in op.sanity)
          return sayBy(op.who, op.sign === 1 ? 'gain' : 'lose', amount.replace(/^\S+/, '$& Sanity'))
        if (typeof op.sanity === 'object' && 'per' in op.sanity)
          return sayBy(
            op.who,
            op.sign === 1 ? 'gain' : 'lose',
            `${op.sanity.times ?? 1} Sanity for each ${sayCounted(op.sanity.per, op.sanity.every)}${sayAfter(op.sanity)}${sayMost(op.sanity)}`,
          )
        return sayBy(op.who, op.sign === 1 ? 'gain' : 'lose', `${share ? amount : `${amount} Sanity`}${op.price ? ' as a price' : ''}`)
      }
      return sayBy(op.who, op.sign === 1 ? 'apply' : 'lose', `the pentagram of ${saySelector(op.of ?? { ref: 'self' })}`)
    }
    if ('flip' in op) return `flip ${saySelector(op.flip)} face-${op.face}`
    if ('pennies' in op) {
      const [verb, where] = op.sign === 1 ? ['place', 'on'] : ['remove', 'from']
      const most = op.most === undefined ? '' : ` (up to ${op.most} in all)`
      return `${verb} ${op.pennies === 'all' ? 'all pennies' : sayPennies(op.pennies)} ${where} ${saySelector(op.on)}${most}`
    }
    if ('draw' in op) return sayBy(op.who, 'draw', sayDrawn(op.draw))
    if ('exchange' in op)
      return sayBy(op.who, 'exchange', `${op.upTo ? 'up to ' : ''}${sayAmount(op.exchange)} ${op.exchange === 1 ? 'card' : 'cards'}`)
    if ('exchangeHands' in op) return `exchange Hands with ${subjects[op.exchangeHands]}`
    if ('reveal' in op && op.until)
      return `reveal cards from the top of ${possessives[op.reveal.of ?? 'you']} Mythos Deck until ${withArticle(sayNoun(op.until))} is revealed`
    if ('reveal' in op) return `reveal ${op.reveal.ref === 'thus' ? 'the card so moved' : saySelector(op.reveal)}`
    if ('look' in op) return `look at ${saySelector(op.look)}${op.seconds === undefined ? '' : ` for ${op.seconds} seconds`}`
    if ('arrange' in op) return `arrange ${saySelector(op.arrange)}`
    if ('shuffle' in op) {
      const what = { story: 'Story Deck', deck: 'Mythos Deck', 'deck+discard': 'Mythos Deck and discards' }[op.shuffle]
      return `shuffle ${possessives[op.who]} ${what}`
    }
    if ('play' in op) {
      const isTop = op.from === 'deckTop' && op.times === undefined && Object.keys(op.play).length === 0
      const from = op.from === undefined || op.from === 'aside' || isTop ? '' : ` from your ${zones[op.from]}`
      const many = isTop
        ? 'the top card of your Mythos Deck'
        : op.which
          ? Object.keys(op.play).length === 0
            ? sayMeant(op.which)
            : `one ${sayNoun(op.play)} so ${op.which.ref === 'drawn' ? 'drawn' : 'moved'}`
          : op.times === 'any'
            ? `any number of ${sayNoun(op.play, 2)}`
            : `${op.others ? 'another' : 'one'} ${sayNoun(op.play)}`
      return `play ${many}${from}${op.as ? ' as an Ally' : ''}${op.into ? ` into ${op.into === 'self' ? 'this' : 'that'} card` : ''}${
        op.waive
          ? ` regardless of ${list(
              op.waive.map((each) => waivers[each]),
              'and',
            )}`
          : ''
      }`
    }
    if ('travel' in op) {
      const when = { now: '', laterTurn: ' on a later Turn', nextTurn: ' as your next Turn' }[op.when]
      return `travel ${op.travel.placed === 'walking' ? 'walking' : 'right-side-up'} to ${sayDestination(op.travel)}${when}${sayPaying(op.cost)}${op.there ? `, and there: ${sayBlock(op.there)}` : ''}`
    }
    if ('toTop' in op) return `bring ${saySelector(op.toTop)} to the top of its Story Deck${op.pays ? ', paying its Sanity cost' : ''}`
    if ('travelOn' in op) return 'travel on in this Turn'
    if ('turnTop' in op)
      return `turn ${possessives[op.who]} ${op.turnTop === 'upright' ? 'crosswise Location right-side-up' : 'Current Location crosswise'}`
    if ('popStory' in op)
      return `clear ${possessives[op.popStory]} Story Deck down to ${op.until ? sayOne(op.until) : 'a Location'}, ${op.to} the top card`
    if ('attack' in op) {
      const by = 'value' in op.with ? `value ${sayAmount(op.with.value)}` : saySelector(op.with)
      const whom = op.only === 'allies' ? `only the Allies of ${subjects[op.attack]}` : subjects[op.attack]
      return `attack ${whom} with ${by} (Allies may ${op.alliesMayDefend ? '' : 'not '}defend)`
    }
    if ('summonOrControl' in op) {
      const gains = op.gains === undefined ? [] : [`gains ${op.gains}`]
      const goes =
        op.goes === undefined
          ? []
          : [op.goes === 'hand' ? 'returns to your Hand after its attack' : 'goes to your discard pile after its attack']
      const told = [...gains, ...goes].join(' but ')
      return `${op.allow.join(' or ')} one ${sayNoun(op.summonOrControl)}${told === '' ? '' : ` which ${told}`}`
    }
    if ('control' in op) return `take control of ${saySelector(op.control)} until the end of Combat`
    if ('cancel' in op) return 'cancel that'
    if ('redirect' in op) {
      const also = op.also ? ' too' : ''
      return `let ${saySelector(op.redirect)} affect ${subjects[op.to]}${also}${op.until ? ` ${sayDuration(op.until)}` : ''}`
    }
    if ('dictate' in op) return `choose the next play of ${subjects[op.dictate]} from that Hand`
    if ('newInvestigator' in op)
      return op.newInvestigator === 'any'
        ? 'exchange your Investigator for a new one'
        : 'exchange your Investigator for one of another Education'
    if ('swap' in op) return `replace ${saySelector(op.for)} by ${saySelector(op.swap)}`
    if ('give' in op) return `give ${saySelector(op.give)} to ${saySelector(op.to)}${op.pays ? ', paying its Sanity cost' : ''}`
    if ('skip' in op) {
      if (op.now) return sayBy(op.who, 'lose', 'that Turn')
      const what = { turn: op.who === 'you' ? 'your next Turn' : 'the next Turn', combat: 'Combat', discardStep: 'the discard step' }[
        op.skip
      ]
      return sayBy(op.who, op.skip === 'turn' ? 'lose' : 'skip', what)
    }
    if ('extraTurn' in op) return sayBy(op.who, 'take', `${sayAmount(op.extraTurn)} more Turn${op.extraTurn === 1 ? '' : 's'}`)
    if ('gateUses' in op) {
      const often = op.gateUses === 1 ? 'once more' : `${op.gateUses} more times`
      return `use the Gate of your Current Location ${often}${op.until ? ' this Round' : ''}`
    }
    if ('passes' in op) {
      if (op.passes === 'end') return 'count this as the Pass that ends the Round'
      if (op.passes === 'declare') return 'make a Pass'
      const many = op.n === undefined ? 'all Passes' : `${count(op.n)} ${op.n === 1 ? 'Pass' : 'Passes'}`
      return `void ${many}${op.who === undefined ? '' : ` of ${subjects[op.who]}`}`
    }
    if ('extendGOO' in op) {
      const long = `${op.extendGOO} more ${op.extendGOO === 1 ? 'Round' : 'Rounds'}`
      return op.of ? `keep ${saySelector(op.of)} in play for ${long}` : `keep your Great Old One ${long}`
    }
    if ('moveSpells' in op) return 'move your Spells among their holders'
    if ('passNext' in op)
      return sayBy(op.who, 'pass', op.who === 'you' ? 'as your next Turn' : 'as the next Turn').replace('passs', 'passes')
    return `turn ${saySelector(op.card)} into ${withArticle(op.become)} ${sayDuration(op.until)}`
  }

  function sayMove(what: string, to: Destination, whose: Who | undefined, isYours: boolean): string {
    const theirs = whose === undefined ? undefined : possessives[whose]
    switch (to) {
      case 'bury':
      case 'discard':
        return `${to} ${what}`
      case 'aside':
        return `set ${what} aside`
      case 'hand':
        return theirs ? `put ${what} into ${theirs} Hand` : `return ${what} to the Hand`
      case 'play':
        return theirs ? `put ${what} into ${theirs} play area` : `put ${what} into play`
      case 'threat':
        return `put ${what} into ${theirs ?? 'your'} Threat`
      case 'storyTop':
        return theirs ? `put ${what} on ${theirs} Story Deck` : `put ${what} back on top`
      case 'deckTop':
        return `put ${what} on ${theirs ?? 'its'} Mythos Deck`
      case 'deckBottom':
        return `put ${what} on the bottom of ${theirs ?? (isYours ? 'your' : `its owner's`)} Mythos Deck`
    }
  }

  /** "a new Forest Location in the same Region". */
  function sayDestination(route: Route): string {
    const region = {
      same: 'in the same Region',
      different: 'in a different Region',
      any: 'in any Region',
      subregion: 'in the same Subregion',
      city: 'in the same City',
      opponentsRegion: 'in the same Region as your opponent',
      opponentsSubregion: 'in the same Subregion as your opponent',
    }[route.region].replace(/^in (?=.* Region$)/, route.elsewhere ? 'in a different Subregion of ' : 'in ')
    const said = { same: ' of the same Dimension', any: ' of any Dimension', different: ' of a different Dimension' }
    const dimension = route.dimension === undefined ? '' : said[route.dimension]
    const spared = { loss: ' without its Sanity loss', either: ' without its Sanity gain or loss' }
    const means = `${route.as ? ` as by ${sayOne(route.as)}` : ''}${route.free ? spared[route.free] : ''}`
    // What several kinds of place leave out is said of all of them.
    if (route.is?.or && route.is.not) {
      const { not, ...site } = route.is
      return `a new ${saySite(site)} ${region}${dimension}${means}, except ${saySite(not, true)}`
    }
    return `a new ${route.is ? saySite(route.is) : 'Location'} ${region}${dimension}${means}`
  }

  // ---------------------------------------------------------------- what holds

  /** What somebody does that he gives something for. */
  const sayTolled = (done: Extract<Static, { toll: unknown }>['for']): string => {
    if (typeof done === 'string') return { arrive: 'rotate Locations', walk: 'walk', pass: 'pass', gate: 'use a Gate' }[done]
    return 'cast' in done ? `cast ${sayNoun(done.cast, 2)}` : `play ${sayNoun(done, 2)}`
  }

  function sayStatic(effect: Static): string {
    if ('value' in effect) {
      const of = effect.of.ref === 'thus' && !effect.of.is ? 'each of those flipped' : saySelector(effect.of)
      if (effect.how === 'half') return `halve ${of}${roundsDown(effect.value) ? ' (round down)' : ''}`
      if (effect.how === 'double') return `double ${of}`
      if (effect.how === 'set') return `the value of ${of} is ${sayAmount(effect.value)}`
      const least = leastOf(effect)
      if (least !== undefined) return `the value of ${of} is at least ${least}`
      return `${of} ${sayChange(effect.value)}`
    }
    if ('threatValue' in effect) {
      const against = effect.of === 'threatsAgainstYou' ? ' directed against you' : ''
      const of = effect.of === 'yourThreat' ? 'your Threat' : `${effect.from ? 'one' : 'each'} Threat${against}`
      return `${of} ${sayChange(effect.threatValue)}`
    }
    if ('stat' in effect) return sayStat(effect)
    if ('attribute' in effect) return `${saySelector(effect.of)} ${effect.give ? 'gains' : 'loses'} the ${effect.attribute} attribute`
    if ('attributesOf' in effect)
      return `${saySelector(effect.of)} has the attributes of ${saySelector(effect.attributesOf)} instead of its own`
    if ('cannotBecome' in effect) return `${saySelector(effect.of)} cannot become ${effect.cannotBecome}`
    if ('cannotBe' in effect)
      return `${saySelector(effect.of)} cannot ${effect.cannotBe === 'absorbing' ? 'absorb points' : effect.cannotBe === 'fighting' ? 'take part in Combat' : `be ${effect.cannotBe}`}${effect.by ? ` ${effect.cannotBe === 'absorbing' ? 'from' : 'by'} ${sayNoun(effect.by, 2)}` : ''}`
    if ('absorbs' in effect)
      return `${saySelector(effect.of)} absorbs ${typeof effect.absorbs === 'number' ? `no more than ${effect.absorbs} ${effect.absorbs === 1 ? 'point' : 'points'}` : `points ${effect.absorbs}`}`
    if ('unlowered' in effect)
      return `the value of ${saySelector(effect.of)} may not be lowered${effect.by ? ` by ${sayNoun(effect.by, 2)}` : ''}`
    if ('noEffects' in effect) return `${saySelector(effect.of)} has no Special Effects`
    if ('useFee' in effect) {
      const used = effect.for === 'gate' ? 'a Gate' : effect.for === 'thisGate' ? 'this Gate' : sayNoun(effect.for, 2)
      return `using ${used} costs ${anybody(effect.who)} ${sayAmount(effect.useFee)} Sanity`
    }
    if ('keeps' in effect)
      return `you may keep ${effect.keeps === 'any' ? `any number of ${sayNoun(effect.for, 2)}` : `${count(effect.keeps)} ${sayNoun(effect.for, effect.keeps)}`} above your Maximum`
    if ('toll' in effect) return `${subjects[effect.who]} may ${sayTolled(effect.for)} only${sayPaying(effect.toll)}`
    if ('addsNothing' in effect) return `${saySelector(effect.of)} adds nothing`
    if ('sanityChange' in effect) return saySanityChange(effect)
    if ('treatAs' in effect) {
      const of = saySelector(effect.of)
      return effect.as === 'time' ? `${of} acts as at ${effect.treatAs === 'day' ? 'Day' : 'Night'}` : `${of} counts as ${effect.treatAs}`
    }
    if ('time' in effect) {
      const { who, reach } = effect
      const time = { day: 'Day', night: 'Night', neither: 'neither Day nor Night' }[effect.time]
      if (who === undefined) return `it is ${time}`
      const [allies, own] = who === 'you' ? ['your Allies', 'your Threat'] : ['their Allies', 'their Threat']
      const named = { party: [subjects[who], allies], threat: [own], attackers: ['all Threats directed at you'] }
      return `it is ${time} for ${list(reach === undefined ? [subjects[who]] : reach.flatMap((each) => named[each]), 'and')}`
    }
    if ('visible' in effect) return `${saySelector(effect.of)} is ${effect.visible ? 'visible' : 'Invisible'}`
    if ('sees' in effect) return `${saySelector(effect.of)} sees ${effect.sees === 'self' ? 'this card' : 'Invisible cards'}`
    if ('bypass' in effect) {
      const { not, value } = typeof effect.bypass === 'string' ? {} : effect.bypass
      if (not?.value?.rank !== undefined) return `only the Ally with the ${not.value.rank} value may defend against this card`
      if (value?.rank !== undefined) return `the Ally with the ${value.rank} value may not defend against this card`
      const what =
        typeof effect.bypass === 'string'
          ? { threat: 'the opposing Threat', self: 'this card', host: 'the bearer' }[effect.bypass]
          : sayNoun(effect.bypass, 2)
      return `${saySelector(effect.of ?? { ref: 'self' })} ${effect.may ? 'bypasses' : 'may not bypass'} ${what}`
    }
    if ('join' in effect) {
      if (effect.upTo !== undefined)
        return `${effect.of ? `${saySelector(effect.of)} ` : ''}joins ${effect.upTo === 1 ? '' : 'up to '}${count(effect.upTo)} ${sayNoun(effect.join, effect.upTo)}`
      if (effect.most !== undefined) return sayTogether(effect, effect.most)
      if (effect.may && !effect.of) return `joins ${sayNoun(effect.join, 2)}`
      return `${saySelector(effect.of ?? { ref: 'self' })} ${effect.may ? 'joins' : 'may not join'} ${sayNoun(effect.join, 2)}`
    }
    if ('gateReuse' in effect) {
      return `${effect.of ? `the Gate of ${saySelector(effect.of)}` : 'the Gate here'} may be used ${effect.times === undefined ? 'again' : effect.times === 1 ? 'once more' : `${count(effect.times)} more times`}${effect.anew ? ' each Round' : ''}${effect.who ? ' by any player' : ''}${effect.for ? ` to play ${sayNoun(effect.for, 2)}` : ''}${sayPaying(effect.cost)}`
    }
    if ('onceCast' in effect) {
      const spells = saySelector(effect.of)
      if (effect.onceCast === 'hand') return `return ${spells} to your Hand after it is cast`
      if (effect.onceCast === 'flip') return `flip ${spells} face-down after it is cast`
      return effect.onceCast === 'stays' ? `do not flip ${spells} after it is cast` : `${effect.onceCast} ${spells} after it is cast`
    }
    if ('holdsSpells' in effect) {
      const of = effect.of || effect.icon !== undefined ? `${saySelector(effect.of ?? { ref: 'self' })} ` : ''
      const noun = effect.holdsSpells === 1 ? 'Spell' : 'Spells'
      const icons = [effect.icon ?? []].flat().join(' or ')
      const spells = effect.icon === undefined ? noun : effect.icon === 'any' ? `${noun} of any icon` : `${icons} ${noun}`
      return `${of}holds ${effect.holdsSpells === 0 && effect.icon === 'any' ? '' : effect.holdsSpells === boundless ? 'any number of ' : `${count(effect.holdsSpells)} `}${spells}${effect.only ? ' only' : ''}`
    }
    if ('carries' in effect)
      return `carries ${effect.n === undefined ? '' : `${count(effect.n)} `}${sayNoun(effect.carries, effect.n ?? 1)}`
    if ('attachedTo' in effect) {
      const slots = effect.slots === undefined ? '' : ` as ${count(effect.slots)} Weapons`
      return `this card is given to ${withArticle(sayNoun(effect.attachedTo))}${effect.orYou ? ' or kept by you' : ''}${slots}${effect.sharesFate ? ', whose fate it shares' : ''}${effect.uncounted ? ', besides Weapons' : ''}`
    }
    if ('languages' in effect && effect.of)
      return `${saySelector(effect.of)} knows ${effect.languages === 'all' ? 'all languages' : list(effect.languages, 'and')}`
    if ('weapons' in effect) {
      const many = effect.weapons === 'any' ? 'any number of' : count(effect.weapons)
      const { not, ...such } = effect.oneOf ?? {}
      const isNot = not !== undefined && Object.keys(such).length === 0
      const one = effect.oneOf ? ` if one of them is ${isNot ? 'not ' : ''}${withArticle(sayNoun(isNot ? not : effect.oneOf))}` : ''
      const all = effect.allOf ? ` if all of them are ${sayNoun(effect.allOf, 2)}` : ''
      return `${saySelector(effect.of ?? { ref: 'self' })} may bear ${many} Weapons${one}${all}`
    }
    if ('languages' in effect) return `you speak ${effect.languages === 'all' ? 'all languages' : list(effect.languages, 'and')}`
    if ('immuneTo' in effect) {
      const { immuneTo, of } = effect
      if (typeof immuneTo === 'object' && immuneTo.not !== undefined && Object.keys(immuneTo).length === 1 && !effect.aimed)
        return `${of ? saySelector(of) : 'you'} can only be affected by ${sayNoun(immuneTo.not, 2)}`
      const what =
        typeof immuneTo === 'object'
          ? `${effect.by ? `${possessives[effect.by]} ` : ''}${sayNoun(immuneTo, 2)}`
          : ({ theft: 'theft', storyDeckEffects: 'effects on the Story Deck', GreatOldOnes: 'the power of Great Old Ones' }[
              immuneTo as string
            ] ?? immuneTo)
      return effect.aimed
        ? `${of ? saySelector(of) : 'you'} cannot be the target of ${what}`
        : `${of ? `${saySelector(of)} is` : 'you are'} not affected by ${what}`
    }
    if ('excluded' in effect) {
      const of = saySelector(effect.of ?? { ref: 'self' })
      const plus =
        effect.plus === undefined ? '' : ` and ${count(effect.plus)} other ${effect.plus === 1 ? 'Ally' : 'Allies'} of your choice`
      return `${of}${plus} ${plus ? 'are' : 'is'} left out of ${{ epidemic: 'Epidemics', random: 'random choices' }[effect.excluded as string] ?? sayNoun(effect.excluded as Filter, 2)}${effect.by ? ' of each opponent' : ''}`
    }
    if ('survives' in effect) return `you can survive ${effect.survives.join(' and ')}`
    if ('countsAs' in effect) {
      const purpose = effect.for && { GreatOldOne: 'Great Old Ones', Location: 'Locations', Adventure: 'Adventures' }[effect.for]
      return `this card counts as "${effect.countsAs}"${purpose ? ` for ${purpose}` : ''}`
    }
    if ('standsIn' in effect) {
      const what = { GreatOldOne: 'a Great Old One', Location: 'a Location', Adventure: 'an Adventure' }[effect.for]
      const other = effect.kind !== undefined ? [effect.kind].flat().join(' or ') : effect.standsIn === 'anyOne' ? 'card' : effect.standsIn
      return `this card counts as any one ${other} that ${effect.needs?.title ?? effect.needs?.titleHas ?? (effect.needs?.subtype ? 'an Outer God' : what)} needs${effect.stays ? '' : `, and is ${effect.lost === 'discard' ? 'discarded' : 'buried'} for it`}`
    }
    if ('cannotBear' in effect) return `${saySelector(effect.of ?? { ref: 'self' })} may not bear ${sayNoun(effect.cannotBear, 2)}`
    if ('copies' in effect) {
      const many = effect.copies === 'any' ? 'any number of' : `up to ${effect.copies} copies of`
      return `you may have ${many} ${effect.of.is?.title === 'self' ? 'this card' : sayNoun(effect.of.is ?? {}, 2)} in play`
    }
    return `${saySelector(effect.of)} cannot be flipped face-up${effect.staysFaceDown === 'flipStep' ? ' in the Flip step' : ''}`
  }

  function saySanityChange({ sanityChange, by, how, who = 'you', from, per }: Extract<Static, { sanityChange: string }>): string {
    const what = `${possessives[who]} Sanity ${sanityChange === 'lost' ? 'losses' : 'gains'}${sayFrom(from)}`
    if (how === 'double') return `${what} are doubled`
    if (how === 'half') return `${what} are halved`
    if (how === 'set') return `${what} are ${sayAmount(by)}`
    if (how === 'turned') return `${what} are ${sanityChange === 'lost' ? 'gains' : 'losses'} instead`
    if (how === 'most') return `${what} are at most ${sayAmount(by)}${per === 'combat' ? ' in one Combat' : ''}`
    return `${what} ${sayChange(by).replace(/^(gain|lose)s/, '$1')}`
  }

  /** By which cards Sanity is gained or lost. */
  function sayFrom(from: Filter | 'combat' | undefined): string {
    if (from === undefined) return ''
    if (from === 'combat') return ' in Combat'
    // "By Night Events" would begin as "by Night" does.
    const isOfTime = [from.subtype].flat().some((each) => each === 'Day' || each === 'Night')
    return ` ${isOfTime ? 'from' : 'by'} ${from.title === 'self' ? 'this card' : sayNoun(from, 2)}`
  }

  function sayTogether({ join, of, who, cost }: Extract<Static, { join: Filter }>, most: number): string {
    if (of === undefined) return `${count(most)} of this card may be played together`
    const one = of.is ?? {}
    const what =
      JSON.stringify(one) === JSON.stringify(join) ? `${count(most)} ${sayNoun(join, most)}` : `${sayOne(one)} and ${sayOne(join)}`
    return `${subjects[who ?? 'you']} may play ${what} together${sayPaying(cost)}`
  }

  function sayStat(effect: Extract<Static, { stat: string }>): string {
    const { stat, by, how, who = 'you', of } = effect
    const amount = sayAmount(by)
    if (stat === 'passesToEnd')
      return how === 'set' ? `${amount} Passes are needed to end a Round` : `${amount} more Passes are needed to end a Round`
    if (stat === 'draw') {
      const verb = who === 'you' ? 'draw' : 'draws'
      if (how === 'set') return `${subjects[who]} ${verb} exactly ${amount} cards`
      const fewer = typeof by === 'number' && by < 0
      return `${subjects[who]} ${verb} ${fewer ? `${-by} fewer` : `${amount} more`} ${by === 1 || by === -1 ? 'card' : 'cards'}`
    }
    const owner = of ? `the ${stats[stat]} of ${saySelector(of)}` : `${possessives[who]} ${stats[stat]}`
    if (how === 'half' || how === 'double') return `${owner} is ${how === 'half' ? 'halved' : 'doubled'}`
    if (how === 'most') return `${owner} is at most ${amount}`
    return how === 'set' ? `${owner} is ${amount}` : `${owner} ${sayChange(by)}`
  }

  // ---------------------------------------------------------------- what may, must and must not be

  function sayPermit(permit: Permit): string {
    if ('rightAfter' in permit)
      return `this card may be played right after ${sayOne(permit.rightAfter)}${permit.waive ? ' regardless of Region' : ''}${permit.do ? `: if so, ${sayOps(permit.do)}` : ''}`
    if ('sooner' in permit) return `${subjects[permit.who ?? 'you']} may play the new Location right after ${sayOne(permit.sooner)}`
    if ('playAs' in permit) {
      const what = permit.of === 'self' ? 'this card may be played' : `${subjects[permit.who ?? 'you']} may play ${sayNoun(permit.of, 2)}`
      const at = permit.at ? ` at ${saySite(permit.at, true)}` : ''
      const role = `${permit.playAs === 'ally' ? 'an Ally' : 'a Monster'}${permit.only ? ' only' : ''}`
      const gate = permit.gateIfAny ? ' for the use of its Gate, if any' : permit.noGate ? ' without using a Gate' : ''
      return `${what} as ${role}${at}${gate}${sayPaying(permit.cost)}${permit.keepsText ? ', keeping its Special Effects' : ''}`
    }
    if ('play' in permit) {
      const from = permit.from === undefined || permit.from === 'aside' ? '' : ` from your ${zones[permit.from]}`
      const waived = list(
        permit.waive.map((each) => waivers[each]),
        'and',
      )
      const freed = permit.waive.length > 0 ? ` regardless of ${waived}` : ''
      if (permit.play.title === 'self' && Object.keys(permit.play).length === 1)
        return `this card may be played${from}${freed}${sayPaying(permit.cost)}`
      return `${subjects[permit.who ?? 'you']} may play ${sayNoun(permit.play, 2)}${from}${freed}${sayPaying(permit.cost)}`
    }
    if ('commit' in permit) {
      if (permit.commit === 'assault') return 'your Allies may assault your opponent'
      return `this card may join the ${permit.commit === 'defence' ? 'defence' : 'Threat'} ${permit.revealed ? 'once Threats are revealed' : 'late'}${sayPaying(permit.cost)}`
    }
    if ('walkTo' in permit.route) return `you may walk to ${saySite(permit.route.walkTo, true)}`
    const { placed } = permit.route
    if (permit.route.is?.title === 'self' && permit.route.region === 'same') return 'you need not walk to this Location'
    if (permit.route.is?.title === 'self') return 'you may travel to this Location, right-side-up'
    return `you may travel to ${sayDestination(permit.route)}, ${placed === 'walking' ? 'walking' : 'right-side-up'}`
  }

  function sayForbid(who: Who, what: Act): string {
    const subject = who === 'each' ? 'no player may' : `${subjects[who]} may not`
    return `${subject} ${sayForbidden(what)}`
  }

  function sayForbidden(what: Act): string {
    if (typeof what === 'string') {
      return {
        gainSanity: 'gain Sanity',
        drawCards: 'draw cards',
        drawForRound: 'draw cards at the start of each Round',
        useGates: 'use Gates',
        castSpells: 'cast Spells',
        pass: 'pass',
        buryPhobias: 'bury Phobias',
        walk: 'walk',
        arrive: 'rotate Locations',
        beAttacked: 'be attacked',
        beThreatened: 'be threatened',
        seeHand: 'see your Hand',
      }[what]
    }
    if ('play' in what && what.moreThan !== undefined)
      return `play more than ${count(what.moreThan)} ${sayNoun(what.play, what.moreThan)} a ${what.per === 'turn' ? 'Turn' : 'Round'}`
    if ('play' in what && what.to) return `add ${sayOne(what.play)} to a Threat`
    if ('play' in what && what.into) return `play ${sayOne(what.play)} into ${sayHolder(what.into)}`
    if ('play' in what && what.which) return `play ${sayMeant(what.which)}`
    if ('play' in what && what.onTop) return `play ${sayOne(what.play)} on top of ${sayOne(what.onTop)}`
    if ('play' in what) return `play ${sayOne(what.play)}${what.on ? ' on you' : ''}${what.through ? ' through this Gate' : ''}`
    if ('cast' in what) {
      const { cast, moreThan, per, from } = what
      const held = from ? ` from ${sayHolder(from)}` : ''
      if (moreThan === undefined) return `cast ${sayNoun(cast, 2)}${held}`
      return `cast more than ${count(moreThan)} ${sayNoun(cast, moreThan)}${held} a ${per === 'turn' ? 'Turn' : 'Round'}`
    }
    if ('defendWith' in what) return `defend with more than ${count(what.moreThan)} ${sayNoun(what.defendWith, what.moreThan)}`
    if ('beAttackedBy' in what) return `be attacked by ${sayThese(what.beAttackedBy)}`
    if ('join' in what) return `join ${sayNoun(what.join)}`
    if ('flipDown' in what) return `flip ${saySelector(what.flipDown)} face-down${what.by ? ` by ${sayNoun(what.by, 2)}` : ''}`
    if ('gateOf' in what) return `use the Gate of ${saySelector(what.gateOf)}`
    if ('flipUp' in what) return `flip ${saySelector(what.flipUp)} face-up`
    if ('affect' in what) return `affect ${sayNoun(what.affect)}`
    if ('use' in what) return `use ${what.which ? saySelector(what.which) : sayNoun(what.use, 2)}`
    if ('cancel' in what) {
      const { cancel, of, by } = what
      const what_ = cancel.title === 'self' ? 'this card' : of ? `${possessives[of]} ${sayNoun(cancel, 2)}` : sayOne(cancel)
      return `cancel ${what_}${by ? ` by ${sayNoun(by, 2)}` : ''}`
    }
    if ('bury' in what)
      return `${what.orDiscarded === 'only' ? 'discard ' : what.orDiscarded ? 'bury or discard ' : 'bury '}${saySelector(what.bury)}${what.by ? ` by ${sayNoun(what.by, 2)}` : ''}`
    const by = (means: Filter | 'walk'): string => (means === 'walk' ? 'walking' : sayNoun(means))
    if ('reachBy' in what) return `reach ${what.to ? saySite(what.to, true) : 'this card'} by ${by(what.reachBy)}`
    if ('leaveBy' in what) return `leave here by ${by(what.leaveBy)}`
    return `travel by ${sayNoun(what.travelBy)}`
  }

  /** The one card that was moved or drawn just before, or another that is pointed at. */
  const sayMeant = (card: Selector): string => (card.ref === 'thus' ? 'the card so moved' : saySelector(card))

  const sayHolder = (of: 'self' | Selector): string => (of === 'self' ? 'this card' : saySelector(of))

  const sayThese = (is: Filter): string => (is.title === 'self' ? 'this card' : sayNoun(is, 2))

  function sayDuty(duty: Duty): string {
    if (duty === 'playOrDiscard') return 'must play or discard a card'
    if (duty === 'defend') return 'must defend'
    if (duty === 'threatFaceUp') return 'must keep their Threat face-up'
    if (duty === 'handFaceUp') return 'must keep their Hand face-up'
    if ('defendWith' in duty) return `must defend with ${saySelector(duty.defendWith)}`
    if ('directAt' in duty) return `must direct ${sayThese(duty.with)} at ${subjects[duty.directAt]}`
    if ('playNext' in duty) return `must play ${sayOne(duty.playNext)} next`
    const by = (means: Filter | 'walk'): string => (means === 'walk' ? 'walking' : sayNoun(means))
    if ('leaveBy' in duty) {
      const there = duty.walkTo ? ` to ${saySite(duty.walkTo, true)}` : ''
      return `must leave here by ${by(duty.leaveBy)}${duty.orWalk ? ' or by walking' : ''}${there}`
    }
    const to = duty.to ? saySite(duty.to, true) : 'this card'
    const from = duty.walkFrom ? ` from ${saySite(duty.walkFrom, true)}` : ''
    return `must reach ${to} by ${by(duty.reachBy)}${duty.exceptTravel ? ' or by Travel Events' : duty.orWalk ? ' or by walking' : ''}${from}`
  }

  /** That somebody does what he must. */
  function sayDone(who: Who, duty: Duty): string {
    if (duty === 'playOrDiscard' && who !== 'you') return `${subjects[who]} plays or discards a card`
    const [verb, ...rest] = sayDuty(duty)
      .replace(/^must /, '')
      .split(' ')
    const form = who === 'you' ? verb : verb === 'reach' ? 'reaches' : `${verb}s`
    return `${subjects[who]} ${[form, ...rest].join(' ')}`
  }

  function sayHappening(of: Happening): string {
    if ('wouldLoseSanity' in of)
      return `you would lose ${of.atLeast === undefined ? '' : `${of.atLeast} or more `}Sanity${sayFrom(of.from)}`
    if ('wouldPay' in of) return `you would pay for ${sayOne(of.wouldPay)}`
    if ('wouldLose' in of) {
      const lost = sayOne(of.wouldLose)
      const from = of.from ? ` by ${sayOne(of.from)}` : ''
      if (of.by === undefined) return `you would lose ${lost}${from}`
      return `${of.by === 'each' ? 'any player' : subjects[of.by]} would make you lose ${lost}${from}`
    }
    const full = of.unhurt ? ' without any loss' : of.fullLoss === undefined ? '' : of.fullLoss ? ' with full loss' : ' without full loss'
    const { wouldBeBuried: lost } = of
    const said = lost.pick === 'all' && lost.ref === undefined ? saySelector(lost).replace(/^each /, 'any ') : saySelector(lost)
    const doing = of.from
      ? ` by ${of.from.title === 'self' ? 'this card' : sayOne(of.from)}${of.by ? ' of your opponent' : ''}`
      : of.by
        ? ' by your opponent'
        : ''
    const taken = of.absorbedBy === undefined ? '' : ` absorbed by ${of.absorbedBy === 'self' ? 'this card' : 'the bearer'}`
    const gone = of.orDiscarded === 'only' ? 'discarded' : `buried${of.orDiscarded ? ' or discarded' : ''}`
    return `${said} would be ${gone}${of.inCombat ? ' in Combat' : ''}${taken}${full}${doing}`
  }

  return { clause: sayClause, step: sayStep }
}

/** In all no more than so much. */
const sayMost = ({ most }: { readonly most?: number }): string => (most === undefined ? '' : ` (up to ${most})`)

/** The word that stands for several subtypes, if one does. */
function group(subtypes: readonly string[]): string | undefined {
  const words: Readonly<Record<string, string>> = {
    'Enchanted Weapon|Weapon': 'Weapon',
    'Greater Servitor|Lesser Servitor': 'Servitor',
    'Greater Independent|Lesser Independent': 'Independent',
    'Lesser Independent|Lesser Servitor': 'Lesser',
    'Greater Independent|Greater Servitor': 'Greater',
  }
  return words[[...subtypes].sort().join('|')]
}

/** A verb in the form that goes with whoever does it. */
const does = (who: Who, verb: string): string => (who === 'you' ? verb : `${verb}s`)

/** Whoever it is: "each player" does it in turn, "any player" is each by himself. */
const anybody = (who: Who): string => (who === 'each' ? 'any player' : subjects[who])

const roundsDown = (n: Amount): boolean => typeof n === 'object' && 'half' in n && n.round === 'down'

const isHalf = (n: Amount): boolean => typeof n === 'object' && 'half' in n && n.half === 'count'

/** Whether it is a Title that comes first. */
function isNamed({ or, title }: Filter): boolean {
  return or?.[0] ? isNamed(or[0]) : title !== undefined
}

/** A noun with its article, as it is spoken: "an M.U. Professor", "a University". */
/** Whether nothing but a value is asked for. */
const isOfValue = ({ value, ...more }: Filter): boolean =>
  value !== undefined &&
  Object.keys(more).length === 0 &&
  !value.odd &&
  !value.withoutWeapon &&
  !value.printed &&
  (value.min ?? value.max) !== undefined

function withArticle(noun: string): string {
  return `${/^(?:[aeiou](?!ni)|M\.U\.)/i.test(noun) ? 'an' : 'a'} ${noun}`
}

function plural(noun: string, n: number): string {
  if (n === 1) return noun
  return noun === 'Ally' ? 'Allies' : `${noun}s`
}

/** "Of the same value as that card, or less". */
const sayAsThat = ({ same, also }: NonNullable<Filter['asThat']>): string =>
  same === 'value' && also !== undefined
    ? `of the same or ${also === 'less' ? 'lower' : 'higher'} value as that`
    : `of the same ${same} as that`
