/** Places and journeys: where "here" is, how one comes there, what a Gate is used for, what is played where. */

import type { Condition, Filter, Op, Rule, Waiver } from '../ast.ts'
import { afflicts } from '../card.ts'
import { isOfSomeWorlds, metHere } from '../loose-ends.ts'
import { besides, does, stable, swap } from '../make/draft.ts'
import { anywhere } from '../make/permissions.ts'
import { stayedThere } from '../on-the-other-turn.ts'
import { tellsNoPlace, tellsNoWay } from '../own-card/left-open.ts'
import { atCurrentOnes, isGod, rebuild } from '../own-card/of-everybody.ts'
import { paidThere } from '../own-card/over-all.ts'
import type { Self } from '../reading.ts'
import { has, type Step } from './step.ts'

export const nearThem: Step = (rules) => rules.map(nearBy)

/** "May be played at any Port in this Region": the place is free, and not the Region, which is wherever one is. */
function nearBy(rule: Rule): Rule {
  if (rule.kind !== 'permit' || !rule.if || !('at' in rule.if) || !('play' in rule.permit)) return rule
  const places = rule.if.at.or ?? [rule.if.at]
  if (!places.every((each) => each.native !== undefined)) return rule
  const plain = places.map(({ native: _, ...where }) => where)
  const at = rule.if.at.or ? { ...rule.if.at, or: plain } : plain[0]!
  return { ...rule, if: { ...rule.if, at }, permit: { ...rule.permit, waive: rule.permit.waive.filter((each) => each !== 'region') } }
}

export const metAsSaid: Step = (rules, { self }) => {
  const met = rules.map((each) => metHere(each, self))
  return met.every((each) => each !== undefined)
    ? met
    : 'It is not said what need not be so for them to be played here: "regardless of ..."?'
}

export const dimensionOfEach: Step = (rules) =>
  rules.some(isOfSomeWorlds) ? 'It is not said whether both are of that Dimension: say it of each.' : rules

export const stayedAndWent: Step = (rules) => rules.map(stayedThere)

export const onceThereFirst: Step = (rules, { self, text }) =>
  (self?.type === 'Location' || self?.type === 'Event') && staysATurn.test(text) ? rules.map((rule) => onceThere(rule, self)) : rules

const staysATurn = /\b(?:remain|stay|rest|wait|linger)\b[^.;]*?\b(?:one|a|1) (?:whole |full |single )?turn\b/i

/** "You may remain here for one Turn and draw one card": what costs nothing comes once of a stay, and not at every Turn without end. */
function onceThere(rule: Rule, self: Self): Rule {
  if (rule.kind !== 'action' || !rule.stayed || rule.cost || rule.limit || !rule.do.every(isGift)) return rule
  return { ...rule, limit: { times: 1, per: self.type === 'Event' ? 'card' : 'visit' } }
}

const isGift = (op: Op): boolean => 'draw' in op || ('sanity' in op && op.sign === 1)

export const atTheirCurrentOnes: Step = (rules, { text }) => atCurrentOnes(rules, text)

export const thenOnceTravelled: Step = (rules, { self, text }) =>
  self?.type === 'Event' ? onceTravelled(rules, mayThen.test(text)) : rules

const mayThen = /\byou may (?:also )?then\b|\bthen,? you may\b/i

/** "Immediately play a new Location. You may then bury one Phobia", "You may also play one Ally there": only if one has been played, which need not be (M6.43). */
function onceTravelled(rules: readonly Rule[], isThen: boolean): readonly Rule[] {
  const at = rules.findIndex((rule) => rule.kind === 'on' && rule.on === 'played' && isAtOnce(rule.do.at(-1)))
  const [journey, then] = [rules[at], rules[at + 1]]
  if (journey?.kind !== 'on' || then?.kind !== 'on' || then.on !== 'played' || !then.optional) return rules
  if (then.cost || then.target || then.limit || !(isThen || (!then.if && then.do.every((op) => 'play' in op)))) return rules
  const left: Op = { if: besides(followed, ...(then.if ? [then.if] : [])), do: [{ choose: [then.do, []], by: 'you' }] }
  return [...rules.slice(0, at), { ...journey, do: [...journey.do, left] }, ...rules.slice(at + 2)]
}

/** This Event does not lie on top any longer: a Location has been played on it. */
export const followed: Condition = { not: { at: { title: 'self' }, top: true } }

const isAtOnce = (op: Op | undefined): boolean => op !== undefined && 'travel' in op && op.when === 'now'

export const whereOneSetsOut: Step = (rules, { self, text }) =>
  self?.type === 'Event' && onlyFrom.test(text) ? rules.map(leftFrom) : rules

const onlyFrom =
  /\bonly (?:be )?(?:(?:travel|play|played|used?|embark|cast)(?: this card)? )?from (?:an?|any) [^.;]*\bLocations?\b|\b(?:travel|embark|play this card) only from (?:an?|any) /i

/** "Travel only from a Water Location": where one is, and not where one walks to. */
function leftFrom(rule: Rule): Rule {
  if (rule.kind !== 'require' || !('at' in rule.needs) || rule.needs.top || rule.needs.who !== undefined) return rule
  const { at } = rule.needs
  return at.pub && at.type === undefined && !at.or ? { ...rule, needs: { ...rule.needs, at: { type: 'Location', ...at } } } : rule
}

export const paidWhereItIs: Step = (rules, { self }) => rules.map((rule) => paidThere(rule, self))

export const whereHereIs: Step = (rules, { self }) =>
  tellsNoPlace(rules, self) ? 'It is not said where "here" is: only a Location, or a Travel Event, is a place.' : rules

export const playedFree: Step = (rules, { self }) => (self?.type === 'Location' ? rules.map(freeToPlay) : rules)

/** "You may play this card for no Sanity cost", of a Location: one comes there as ever, and it is free. */
function freeToPlay(rule: Rule): Rule {
  if (rule.kind !== 'permit' || rule.limit || rule.until || !('play' in rule.permit) || rule.permit.play.title !== 'self') return rule
  const { waive, from, cost } = rule.permit
  if (from || cost || stable(waive) !== '["cost"]') return rule
  return { kind: 'static', ...(rule.if ? { if: rule.if } : {}), effect: { stat: 'cost', by: 0, how: 'set', of: { ref: 'self' } } }
}

export const howOneComes: Step = (rules, { self }) =>
  tellsNoWay(rules, self) ? 'It is not said how one comes here: "You may walk to this Location from ..."?' : rules

export const mustTravelWhen: Step = (rules, { text }) =>
  mustTravel.test(text) && has(rules, /"when":"(?:next|later)Turn"/)
    ? 'That one must travel on another Turn cannot be told: "As your next Turn, you may play ..."?'
    : rules

/** "As your next Turn you must play a new Location": a journey is set out, and may be left alone (M6.43, M6.45). */
const mustTravel =
  /\b(?:next|later|following|subsequent) turn\b[^.;]*\b(?:you|and) must (?:then )?(?:play|place|put|travel|go|move|sail|fly|ride|walk)\b|\b(?:you|and) must (?:then )?(?:play|place|put|travel|go|move|sail|fly|ride|walk)\b[^.;]*\b(?:next|later|following|subsequent) turn\b/i

/** What a Great Old One lets the Gates of all serve for, it lets everybody use them for (M11.52). */
export const gatesOfAll: Step = (rules, { self }) => (self && isGod(self) ? rules.map(byAnybody) : rules)

const byAnybody = (rule: Rule): Rule =>
  rule.kind === 'static' && 'gateReuse' in rule.effect && rule.effect.of?.of === 'each' && !rule.effect.who
    ? { ...rule, effect: { ...rule.effect, who: 'each' } }
    : rule

/** "Your opponent may not play Travel by Sea Events. No effect upon Islands": where he is. */
export const noEffectWhere: Step = (rules, { text }) => (/(?:^|[.;] )No effect (?:up)?on\b/i.test(text) ? rules.map(whereHeIs) : rules)

/** What befalls an opponent alone, and nobody at some place, asks where he is. */
function whereHeIs(rule: Rule): Rule {
  if (!does(rule) || !rule.if || !('not' in rule.if) || !('at' in rule.if.not) || rule.if.not.who !== undefined) return rule
  const done = stable(rule.do)
  return done.includes('"opponent"') && !done.includes('"you"')
    ? ({ ...rule, if: { not: { ...rule.if.not, who: 'opponent' } } } as Rule)
    : rule
}

/** "Your opponent, if Outside, loses 1": it is he who is there. */
export const whoIsThere: Step = (rules, { text }) =>
  /\b(?:opponent|player|owner|Investigator), (?:if|while|when) (?:Outside|Inside|Underground|(?:in|at) (?:an?|the|your)\b)/i.test(text)
    ? 'It is not said who is there: "if your opponent is ...".'
    : rules

export const playedWhileRuledOut: Step = (rules, { self }) =>
  self?.type === 'Event' && ruledOut(rules)
    ? 'This may only be played while there is what must not be there for the rest: say "either ..., or ..."?'
    : rules

/** "Play this card while you have a Great Old One in play. If there is none, ...": the second can never be. */
const ruledOut = (rules: readonly Rule[]): boolean =>
  rules.some((rule) => {
    if (rule.kind !== 'require' || !('inPlay' in rule.needs)) return false
    const without = `{"not":{"inPlay":${stable(rule.needs.inPlay)}`
    return rules.some((other) => 'do' in other && stable([other.if ?? {}, other.do]).includes(without))
  })

export const forbiddenHere: Step = (rules, { self, text }) =>
  self?.type === 'Location' && !anybody.test(text) ? rules.map(forbiddenYou) : rules

const anybody = /\b(?:players?|(?<!\byour )investigators?|opponents?|anyone|anybody|nobody|no one|everyone|everybody)\b/i

/** "No Reporters may be played while this is your Current Location": a Location says so of whose it is (M17.24). */
function forbiddenYou(rule: Rule): Rule {
  const isPlay = rule.kind === 'forbid' && /^(?:"castSpells"|\{"(?:play|cast|use)":)/.test(stable(rule.what))
  const asked = rule.kind === 'forbid' && rule.if ? ('all' in rule.if ? rule.if.all : [rule.if]) : []
  const isHere = isPlay && rule.who === 'each' && asked.some(isAtSelf)
  const told = isHere ? { ...rule, who: 'you' as const } : rule
  // "No Ally may be buried here" is told of those of whoever is here (M6.4).
  const isOfOwn = rule.kind === 'forbid' && /^\{"(?:bury|flipDown)":/.test(stable(rule.what)) && asked.some(isAtSelf)
  return isOfOwn ? swap(told, ',"of":"each"', '') : told
}

const isAtSelf = (each: Condition): boolean => stable(each) === stable({ at: { title: 'self' } })

export const rightRegionAlone: Step = (rules, { text }) =>
  foundInRegion.test(text) && /"waive":\["place"\]/.test(stable(rules)) && !/"native":/.test(stable(rules))
    ? 'That the Region must be right, and not the place in it, cannot be told.'
    : rules

const foundInRegion = /\bfound (?:anywhere )?(?:in|within) (?:this|the same|that|your) Region\b/i

export const oneMoreThere: Step = (rules, { self, text }) =>
  self?.type === 'Location' &&
  onceMore.test(text) &&
  rules.some((rule) => rule.kind === 'permit' && has(rule.permit, /"waive":\["attribute"\]/))
    ? 'That one more card may be played in the same Turn cannot be told of a Location.'
    : rules

/** A Story Deck that is shuffled keeps its top card anyway; what goes from it might be that one. */
const onceMore = /\bplay (?:one|an|two|three|\d+) (?:additional|extra) /i

export const openForGood: Step = (rules) =>
  rules.some((rule) => has(rule, /"permit":\{"route":/) && has(rule, /"free":"(?:loss|either)"/))
    ? 'Of a way that is open for good it cannot be told that what it leads to costs nothing.'
    : rules

export const foundAndPlayed: Step = (rules, { self }) => (self && has(rules, /"foundAt":/) ? rules.map(playedAsFound) : rules)

/** "Play one Ally who could be played at a Water Location": as if you were at one; "who could be played here": as one must anyway. */
const playedAsFound = (rule: Rule): Rule =>
  JSON.parse(JSON.stringify(rule), (_key, each: unknown) => {
    const { play, waive = [] } = (each ?? {}) as { readonly play?: Filter; readonly waive?: readonly Waiver[] }
    if (play === undefined || waive.includes('place')) return each
    const { or = [play], ...rest } = play
    if (or.every(({ foundAt }) => foundAt?.title === 'self')) {
      const plain = or.map(({ foundAt: _, ...kind }) => kind)
      return { ...(each as object), play: or[0] === play ? plain[0] : { ...rest, or: plain } }
    }
    return or.some(({ foundAt }) => foundAt !== undefined) ? { ...(each as object), waive: [...waive, 'place'] } : each
  }) as Rule

export const gateForAlly: Step = (rules, { self }) => (self?.type === 'Location' ? rules.map(boughtByGate) : rules)

/** "Use this Gate to play any Corrupt Ally": an Ally who is found here needs no Gate, so that one is meant who is found elsewhere. */
function boughtByGate(rule: Rule): Rule {
  if (rule.kind !== 'action' || rule.cost?.length !== 1 || rule.cost[0] !== 'gate' || rule.do.length !== 1) return rule
  const [op] = rule.do
  const isPlain = op !== undefined && 'play' in op && op.play.type === 'Ally' && op.play.title === undefined && op.waive === undefined
  return isPlain ? { ...rule, do: [{ ...op, waive: ['place'] }] } : rule
}

export const gateOfThisVisit: Step = (rules, { self }) => (self?.type === 'Event' ? rules.map(ofThisVisit) : rules)

/** "The Gate at your Current Location may be used once more", on an Event that is buried when it is done: of the Location one is at now. */
function ofThisVisit(rule: Rule): Rule {
  if (rule.kind !== 'static' || !('gateReuse' in rule.effect) || rule.if || rule.until) return rule
  const { gateReuse: _, times, of, ...more } = rule.effect
  const isHere = of?.ref === 'location' && (of.of === undefined || of.of === 'you')
  return times !== undefined && isHere && Object.keys(more).length === 0 ? { kind: 'on', on: 'played', do: [{ gateUses: times }] } : rule
}

export const regionOfThisJourney: Step = (rules, { self }) => (self?.type === 'Event' ? ofThisJourney(rules) : rules)

/** "Immediately play a new Location. You may not travel to an Underground Location.": not by this journey; nothing lasts that could forbid more. */
function ofThisJourney(rules: readonly Rule[]): readonly Rule[] {
  const isJourney = (rule: Rule): boolean => rule.kind === 'on' && rule.on === 'played' && rule.do.some((op) => 'travel' in op)
  if (rules.filter(isJourney).length !== 1) return rules
  const barred = rules.flatMap((rule) => {
    if (rule.kind !== 'forbid' || rule.who !== 'you' || rule.if || rule.until) return []
    const isPlace = typeof rule.what === 'object' && 'play' in rule.what && rule.what.play.type === 'Location' && !rule.what.onTop
    return isPlace ? [{ rule, is: rule.what.play }] : []
  })
  const [only, ...more] = barred
  if (only === undefined || more.length > 0) return rules
  const { type: _, ...not } = only.is
  const without = (op: Op): Op =>
    'travel' in op && op.travel.is?.not === undefined ? { ...op, travel: { ...op.travel, is: { ...op.travel.is, not } } } : op
  return rules.flatMap((rule) =>
    rule === only.rule ? [] : isJourney(rule) && does(rule) ? [{ ...rule, do: rule.do.map(without) }] : [rule],
  )
}

/** An Event needs no place (M10.1): where it "may be played" is where alone it is. */
export const onlyPlayedThere: Step = (rules, { self }) => (self?.type === 'Event' ? rules.map(playedThereAlone) : rules)

/** "May be played at any Port", on an Event. */
function playedThereAlone(rule: Rule): Rule {
  const isPlace =
    rule.kind === 'permit' && rule.if !== undefined && stable(rule.permit) === stable({ play: { title: 'self' }, waive: anywhere })
  return isPlace && 'at' in rule.if! ? { kind: 'require', needs: rule.if } : rule
}

export const noOtherKindThere: Step = (rules, { self, text }) =>
  self?.type === 'Location' && /\bonly\b/i.test(text) && rules.some(isOnlyKind)
    ? 'It is not said whether cards of other types may be played here: "No Monster other than ..."?'
    : rules

/** "Only Greater Independents may be played here": whether Events may, it does not tell. */
const isOnlyKind = (rule: Rule): boolean =>
  rule.kind === 'forbid' &&
  typeof rule.what === 'object' &&
  'play' in rule.what &&
  rule.what.play.type === undefined &&
  rule.what.play.not !== undefined &&
  stable(rule.if ?? null).includes('"self"')

export const boughtWhen: Step = (rules, { self, text }) =>
  self?.type === 'Location' && /\byou may\b/i.test(text) && !tellsArrival.test(text) && rules.some(isBoughtThere)
    ? 'It is not said when one may pay for this: "As your Turn", or "When you arrive here"?'
    : rules

/** Words that tell of coming somewhere, or of doing something at once. */
const tellsArrival = /\b(?:arriv\w*|come|comes|coming|came|reach\w*|enter\w*|travel\w*|immediately|at once|now|set foot)\b/i

/** "You may discard one Ally to draw one card": on arrival alone, or on any Turn there. */
const isBoughtThere = (rule: Rule): boolean =>
  rule.kind === 'on' && rule.on === 'arrived' && rule.optional === true && rule.cost !== undefined

/** Nobody is at a Phobia: "remain here", "on board" is told of a place that it does not name. */
export const phobiaIsNoPlace: Step = (rules, { self }) =>
  self && afflicts(self) && rules.some((rule) => has(rule, /"at":\{"title":"self"\}/))
    ? 'It is not said where this is: a Phobia is no Location.'
    : rules

/** "May continue to play Ghouls here, one at a time, for 1 Sanity each": those that Join would come for one price. */
export const joiningThroughGate: Step = (rules, { text }) =>
  /\bone at a time\b/i.test(text) && rules.some((rule) => has(rule, /"gateReuse":true/))
    ? 'That what Joins may not come through this Gate together cannot be told.'
    : rules

/** "You may remain aboard for a Turn to play one Reporter": on a Travel Event nobody is at a place where an Ally is found (M6.20). */
export const metOnBoard: Step = (rules, { self }) => (self?.type === 'Event' ? rules.map(metAboard) : rules)

/** What is played while one stays on a Travel Event, wherever it is found. */
function metAboard(rule: Rule): Rule {
  if (rule.kind !== 'action' || rule.stayed !== 'here') return rule
  return { ...rule, do: rule.do.map((op) => ('play' in op && op.waive === undefined ? { ...op, waive: ['place' as const] } : op)) }
}

/** "One Ally who is not Inside": an Ally has no place of his own. */
export const whereAlliesAre: Step = (rules, { self }) =>
  self !== undefined && has(rules, /"not":\{"pub":\[[^\]]*\]\},"type":"Ally"/)
    ? 'Where an Ally is, his player is: say "if your opponent is not Inside".'
    : rules

export const walkedHereOrCame: Step = (rules, { text }) =>
  walkedHere.test(text) && rules.some((rule) => rule.kind === 'on' && rule.on === 'arrived')
    ? 'How one has come here cannot be asked: "When you arrive here", however one comes?'
    : rules

/** "When you walk here": who comes by other means is not meant. */
const walkedHere = /\b(?:when(?:ever)?|if|should|(?:each|every) time) you (?:first )?walk (?:here|to this|into this)\b/i

export const onTheWayThere: Step = (rules, { self }) => (/^Travel /.test(self?.subtype ?? '') ? rules.map(onTheWay) : rules)

/** "Remain with the Caravan for a Turn to play an Artifact": on the way one is at no place of any kind, so that none is asked for (M6.20). */
function onTheWay(rule: Rule): Rule {
  if (rule.kind !== 'action' || !rule.stayed) return rule
  const told = rule.do.map((op): Op => {
    if (!('play' in op) || op.waive !== undefined || typeof op.play.type !== 'string') return op
    if (op.play.type === 'Ally') return { ...op, waive: ['place'] }
    return op.play.type === 'Artifact' || op.play.type === 'Tome' ? { ...op, waive: ['attribute'] } : op
  })
  return { ...rule, do: told }
}

/** "Play an Ally regardless of the Location's attributes": what an Ally asks of a Location is where he is found (M19.9). */
export const foundRegardless: Step = (rules) => {
  if (!has(rules, /"waive":\["attribute"\]/)) return rules
  // "If it is an Ally, play it regardless of ...".
  const isAllyShown = has(rules, /"revealedIs":\{[^{}]*"type":"Ally"/)
  const isOfAllies = ({ play, waive }: Record<string, unknown>): boolean => {
    const type = (play as Filter | undefined)?.type
    return Array.isArray(waive) && waive.join() === 'attribute' && (type === 'Ally' || (isAllyShown && type === undefined))
  }
  return rebuild(rules, (played) => (isOfAllies(played) ? { ...played, waive: ['place'] } : played)) as readonly Rule[]
}

/** A journey by an Event goes where its text says: whether another Region is meant by leave to play it, is not said. */
export const whereTravelLeads: Step = (rules, { self }) =>
  self !== undefined &&
  rules.some((rule) => rule.kind === 'permit' && 'play' in rule.permit && travels(rule.permit.play) && rule.permit.waive.includes('region'))
    ? 'It is not said where these Travel Events may lead: "a Location played by a Travel by Land Event may be in any Region".'
    : rules

const travels = ({ type, subtype }: Filter): boolean => type === 'Event' && [subtype].flat().some((each) => /^Travel/.test(each ?? ''))

/** "It loses the City attribute. If it does not have that attribute, ...": asked before it is lost, or it would always be so. */
export function askedFirst(rules: readonly Rule[]): readonly Rule[] {
  const at = rules.findIndex((rule, index) => takesAway(rule, rules[index + 1]))
  const [one, two] = [rules[at], rules[at + 1]]
  if (one?.kind !== 'on' || two?.kind !== 'on' || !two.if) return rules
  const { if: when, ...rest } = two
  return [...rules.slice(0, at), { ...rest, do: [{ if: when, do: two.do, else: one.do }] }, ...rules.slice(at + 2)]
}

/** Whether a rule takes an attribute away and the next asks whether it is not there. */
function takesAway(rule: Rule, next: Rule | undefined): boolean {
  const [op, ...more] = rule.kind === 'on' && !rule.if ? rule.do : []
  if (rule.kind !== 'on' || next?.kind !== 'on' || !next.if || stable(rule.on) !== stable(next.on) || more.length > 0) return false
  if (!op || !('start' in op) || op.start.kind !== 'static' || !('attribute' in op.start.effect) || op.start.effect.give) return false
  return 'at' in next.if && stable(next.if.at.not ?? {}).includes(`"${op.start.effect.attribute}"`)
}

/** "No Phobia may be Buried here": by you, while you are here, and not by whoever is elsewhere (M10.14). */
export const noPhobiaBuriedHere: Step = (rules, { self }) =>
  self?.type !== 'Location'
    ? rules
    : rules.map((rule): Rule => {
        const isOfAll =
          rule.kind === 'forbid' && rule.who === 'each' && typeof rule.what === 'object' && 'bury' in rule.what && !rule.what.by
        const isHere = isOfAll && stable(rule.if ?? null) === '{"at":{"title":"self"}}'
        const isOfPhobias = isHere && has(rule.what, /^\{"bury":\{"is":\{"subtype":"Phobia","type":"Event"\},"pick":"all"\}\}$/)
        return isOfPhobias ? { ...rule, who: 'you', what: 'buryPhobias' } : rule
      })

/** "Play a new Location. Gate may not be used this Round": the Gate there, and no other player's. */
export const gateOfTheNewPlace: Step = (rules, { text }) =>
  /(?:^|[.;] )(?:(?:The|Its|That) )?Gate (?:may not|cannot) be used\b/.test(text) &&
  has(rules, /"what":"useGates","who":"each"/) &&
  has(rules, /"travel":/)
    ? 'It is not said which Gate is meant: say "the Gate of that Location".'
    : rules
