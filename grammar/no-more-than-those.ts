/**
 * Of whom and of what a rule is that would else be of too many, of too few, or of others: the bearer's kind alone, the card of the Hand that is
 * given, a Threat as a whole, the way to a Location. Told by the words of the whole text, once all rules are there.
 */

import type { Cost, Filter, Op, Rule, Selector, Static } from './ast.ts'
import type { CardType } from './card.ts'
import { fold, type KnownWords } from './link.ts'
import { does, stable } from './make/draft.ts'
import type { Self } from './reading.ts'
import { followed } from './whole-text/places.ts'

type Holds = Extract<Rule, { readonly kind: 'static' }>

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Any filter within rules, put another way. */
const withFilters = <Said>(said: Said, meant: (is: Readonly<Record<string, unknown>>) => object | undefined): Said =>
  JSON.parse(JSON.stringify(said), (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each) ? (meant(each as Readonly<Record<string, unknown>>) ?? each) : each,
  ) as Said

// ---------------------------------------------------------------- what this card is in the role it is played in

const isThen =
  /\b(?:it|he|she|this card|they) (?:is|are|counts?|becomes?|has|have) then\b|\b(?:and|it|he|she) then (?:is|becomes|counts|has)\b|\bis (?:an?|also) [^.;,]*\bthen\b/i

/** "May be played as an Ally; it is then a Seaman": as such, and not in a Threat. */
function asThatAlly(rules: readonly Rule[], text: string): readonly Rule[] {
  const isAllowed = (rule: Rule): boolean =>
    rule.kind === 'permit' &&
    'playAs' in rule.permit &&
    rule.permit.playAs === 'ally' &&
    rule.permit.of === 'self' &&
    !rule.permit.keepsText
  if (!isThen.test(text) || !rules.some(isAllowed)) return rules
  const isOwn = (rule: Rule): rule is Holds =>
    rule.kind === 'static' && !rule.if && 'attribute' in rule.effect && rule.effect.of.ref === 'self'
  return rules.map((rule) => (isOwn(rule) ? { ...rule, if: { role: 'ally' } } : rule))
}

// ---------------------------------------------------------------- the bearer, where he is one of them

/** "Living Dead may not bypass Ally", on what he bears: him, and those of any player. */
const bypassesHim = /\b(?:may not|cannot|can not|do not|does not|never) bypass (?:the |that |this )?Ally\b(?! cards?\b)(?!['’])/i

function ofAnyPlayers(rule: Rule, self: Self | undefined, text: string): Rule {
  if (rule.kind !== 'static' || !('bypass' in rule.effect) || rule.effect.may || !rule.effect.of) return rule
  const { of, bypass } = rule.effect
  if (of.ref || of.of || of.in || of.opposing || /\byour\b[^.;]*\bbypass\b/i.test(text)) return rule
  const isHis = self?.type === 'Artifact' && stable(bypass) === '{"type":"Ally"}' && bypassesHim.test(text)
  const isOfAllies = isHis || bypass === 'self' || bypass === 'host' || stable(bypass) === '{"type":"Ally"}'
  return isOfAllies ? { ...rule, effect: { bypass: isHis ? 'host' : bypass, may: false, of: { ...of, of: 'each' } } } : rule
}

const more = '(?:additional|extra|further|more)'

const addedByKind = new RegExp(
  `\\b(?<whose>(?:all|each|every|any|your|other)(?: of)?(?: your)? )?(?<one>an? )?(?<kind>\\p{Lu}[\\p{L}'’-]*(?: (?:(?:or|and) )?\\p{Lu}[\\p{L}'’-]*)*) adds? (?:an )?(?:${more} )?\\w+(?: ${more})?(?: points?)?(?=[.,;]|$)`,
  'giu',
)

const oneOfKindAdds = new RegExp(`(?:^|[.;] )An? (?!Ally\\b)\\p{Lu}[\\p{L} '’-]*? adds (?:an )?(?:${more} \\w+|\\w+ ${more})\\b`, 'u')

const isOwnValue = (rule: Rule): rule is Holds =>
  rule.kind === 'static' && 'value' in rule.effect && rule.effect.of.ref === 'host' && rule.effect.how === undefined && !rule.effect.limit

/** What an Artifact adds to its bearer in any case. */
const isAlwaysHis = (rule: Rule): rule is Holds => isOwnValue(rule) && !rule.if && stable(rule.effect).includes('"of":{"ref":"host"}')

const bonusOf = (rule: Holds): unknown => ('value' in rule.effect ? rule.effect.value : undefined)

/** "Add 2 points to Ally's value. Detectives add 1": the bearer, if he is one. */
function ofSuchABearer(rules: readonly Rule[], text: string): readonly Rule[] | string {
  const his = rules.filter(isAlwaysHis)
  const isTheirs = (rule: Rule): boolean =>
    rule.kind === 'static' &&
    !rule.if &&
    'value' in rule.effect &&
    typeof rule.effect.value === 'number' &&
    /^\{"of":\{"is":\{(?!.*"type":).*\},"pick":"all"\},"value":\d+\}$/.test(stable(rule.effect))
  // "A Soldier adds 1 additional point": that he alone is given it is not said by that.
  const giving = rules.find(
    (rule) => rule.kind === 'static' && 'attachedTo' in rule.effect && stable(rule.effect.attachedTo) !== '{"type":"Ally"}',
  )
  if (giving && oneOfKindAdds.test(text)) return 'It is not said whom this is given to: say "Add 1 additional point if Ally is a Soldier".'
  const theirs = rules.filter(isTheirs)
  const said = [...text.matchAll(addedByKind)]
  if (his.length !== 1 || theirs.length !== 1 || said.length !== 1 || said[0]!.groups!['whose']) return rules
  if (!new RegExp(more, 'i').test(said[0]![0]) && Number(bonusOf(theirs[0] as Holds)) <= Number(bonusOf(his[0]!)))
    return 'It is not said whether the bearer adds this besides, or instead: "add 1 additional point".'
  const ofHim = (rule: Holds): Rule => {
    const { of, value } = rule.effect as Extract<Static, { value: unknown }>
    return { kind: 'static', effect: { value, of: { ref: 'host' } }, if: { card: { ref: 'host' }, is: of.is! } }
  }
  return rules.map((rule) => (rule === theirs[0] ? ofHim(rule as Holds) : rule))
}

/** "Add 1 point to Ally's value. Add 2 additional points at Night": besides the other, though both are of one card (M17.10, M17.16). */
function onTopOfIt(rules: readonly Rule[], text: string): readonly Rule[] {
  if (rules.filter(isAlwaysHis).length !== 1) return rules
  return rules.map((rule) => {
    const isMoreOf = isOwnValue(rule) && typeof bonusOf(rule) === 'number' && !rules.filter(isAlwaysHis).includes(rule)
    if (!isMoreOf || rule.kind !== 'static') return rule
    // The card that fulfils it tells what it adds up with (M17.12).
    if (/"(?:inPlay|at|threatHas)":/.test(stable(rule.if ?? null))) return rule
    const n = `(?:${bonusOf(rule)}|${numbers[Number(bonusOf(rule))] ?? bonusOf(rule)}${bonusOf(rule) === 1 ? '|an' : ''})`
    const isMore = new RegExp(`\\badds? (?:${n} ${more}|${more} ${n})\\b`, 'i').test(text)
    return isMore ? ({ ...(rule as Holds), effect: { ...(rule as Holds).effect, limit: { stacking: 'yes' } } } as Rule) : rule
  })
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

// ---------------------------------------------------------------- cards that are given from the Hand

/** What lies in play as little as it can be given up there: the card is one of the Hand. */
const givenFromHand = /^(?:Event|Location|Monster|Adventure)$/

function isOfHand({ is, ...rest }: Selector): boolean {
  const types = [is?.type ?? []].flat()
  const isPlain = Object.keys(rest).every((key) => key === 'n' || key === 'pick') && rest.pick === 'choose'
  return isPlain && types.length > 0 && types.every((type) => givenFromHand.test(type)) && !stable(is).includes('"Phobia"')
}

const discardsOne = /\bdiscards? (?:any )?(?:one|two|three|an?|\d+) (?!\p{L}+ in play)/iu

/** "Discard one Event and draw two cards", as a Turn: one of the Hand, and the price of what one gets. */
function pricedFromHand(rule: Rule, text: string): Rule {
  if (rule.kind !== 'action' || rule.window !== 'turn' || !discardsOne.test(text)) return rule
  const [first, ...gained] = rule.do
  const isGiven = first !== undefined && 'move' in first && first.to === 'discard' && !first.optional && isOfHand(first.move)
  if (isGiven && gained.length > 0 && !rule.cost && !rule.target && gained.every((op) => isGain(op)))
    return { ...rule, cost: [{ other: { ...first.move, in: 'hand' }, how: 'discard' }], do: gained }
  const cost = rule.cost?.map(
    (each): Cost =>
      typeof each === 'object' && 'other' in each && each.how === 'discard' && isOfHand(each.other)
        ? { ...each, other: { ...each.other, in: 'hand' } }
        : each,
  )
  return cost ? { ...rule, cost } : rule
}

const isGain = (op: Op): boolean => 'draw' in op || ('sanity' in op && op.sign === 1)

// ---------------------------------------------------------------- a Hand that is shown

const revealsAndGives =
  /\bmust (?:first )?(?:reveal|show)\b[^.;]*?\bHand\b[^.;]*?,? and (?:then )?(?:must )?(?:discard|bury) (?:one|two|three|an?|any one)\b(?![^.;]*\b(?:of your choice|you choose|your choosing|chosen by you|at random|random(?:ly)?)\b)/i

const isShown = (op: Op | undefined): boolean =>
  op !== undefined && (('look' in op && op.look.in === 'hand') || ('reveal' in op && op.reveal.in === 'hand'))

const alongWith = /\bHand,? (?:along with|as well as|together with|plus) (?:all|any|each|every) /i

/** What comes out of a Hand that its player must show: he picks it, and "all of them" in the next sentence are those of the Hand. */
function outOfHisHand(rules: readonly Rule[], text: string): readonly Rule[] {
  const told = revealsAndGives.test(text)
  const isTogether = alongWith.test(text)
  return rules.map((rule, at) => {
    if (!does(rule)) return rule
    const before = rules[at - 1]
    const [shown, taken] = does(before) ? before.do : []
    const there = isShown(shown) && taken && 'move' in taken && taken.move.in === 'hand' ? taken : undefined
    const ops = rule.do.map((op, index): Op => {
      if (!('move' in op)) return op
      const { move } = op
      const isPicked = told && index === 1 && isShown(rule.do[0]) && move.in === 'hand' && move.pick === 'choose' && !move.by
      if (isPicked && move.of === 'opponent') return { ...op, move: { ...move, by: 'opponent' } }
      // "All Allies in his Hand along with any Spells": those of the Hand, too.
      const last = rule.do[index - 1]
      const isAlong = isTogether && last && 'move' in last && last.move.in === 'hand' && last.to === op.to && last.move.of === move.of
      if (isAlong && !move.in && !move.ref && move.pick === 'all') return { ...op, move: { ...move, in: 'hand' } }
      const isSame = there && there.to === op.to && there.move.of === move.of && stable(there.move.is) === stable(move.is)
      return isSame && index === 0 && move.pick === 'all' && !move.in ? { ...op, move: { ...move, in: 'hand' } } : op
    })
    return { ...rule, do: ops }
  })
}

// ---------------------------------------------------------------- kinds, places and Titles told by their words

/** "A Student or an Ally with a value of 3 or more": with an article of its own, what is told behind the second is of that alone. */
function eachWithItsOwn([first, second, ...more]: readonly Filter[], text: string): readonly Filter[] | undefined {
  const [name] = first?.attr ?? []
  if (!first || !second || more.length > 0 || name === undefined || second.attr || !first.value) return undefined
  if (stable(first.value) !== stable(second.value) || stable(first.type ?? null) !== stable(second.type ?? null)) return undefined
  const isApart = new RegExp(`\\b(?:an?|any) ${escaped(name)} or (?:an?|any) [^.;,]*\\b(?:with|of|worth)\\b`, 'i').test(text)
  const { value: _, type: _type, ...own } = first
  // As it is said again: who is told by more comes first.
  return isApart ? [second, own] : undefined
}

/** "A Cultist or a Society Location": no Cultist is a Location, and he is meant as well. */
function apartByBearers(rules: readonly Rule[], text: string, { bearers }: KnownWords): readonly Rule[] {
  const isOther = (attr: string, type: unknown): boolean => bearers.get(fold(attr))?.has(type as CardType) === false
  const isSaid = (other: string, more: string): boolean =>
    new RegExp(`\\b${escaped(other)}s? or (?:an? |any |one )?${more}`, 'i').test(text)
  return withFilters(rules, (is) => {
    const { type, anyAttr, or, ...rest } = is as Filter
    if (or && type === undefined) {
      const each = eachWithItsOwn(or, text)
      if (each) return { ...rest, or: each }
      // "A Soldier or an Enchanted Weapon".
      const apart = or.map(({ type: of, attr, ...more }) =>
        attr?.length === 1 && of !== undefined && Object.keys(more).length === 0 && isOther(attr[0]!, of) && isSaid(attr[0]!, '')
          ? { attr }
          : { ...(of === undefined ? {} : { type: of }), ...(attr === undefined ? {} : { attr }), ...more },
      )
      return apart.some((each, at) => stable(each) !== stable(or[at])) ? { ...rest, or: apart } : undefined
    }
    if (typeof type !== 'string' || anyAttr?.length !== 2) return undefined
    const [other] = anyAttr.filter((each) => isOther(each, type))
    const [own] = anyAttr.filter((each) => !isOther(each, type))
    if (other === undefined || own === undefined || !isSaid(other, `${escaped(own)} ${type}s?\\b`)) return undefined
    return { ...rest, or: [{ attr: [other] }, { type, attr: [own] }] }
  })
}

const couldBe =
  /\bAll(?:y|ies)(?: cards?)? (?:(?:who|that|which) )?(?:could|can|may|might) (?:\w+ )?be (?:found|played|met|encountered) (?:in|at|within) (?<where>[^.;:]+)/giu

/** "An Ally who could be found in Arkham": whoever is found at a kind of place that is there, and not those alone who are of Arkham. */
function couldBeElsewhere(rules: readonly Rule[], text: string): boolean {
  const named = [...stable(rules).matchAll(/"(?:sub)?region":"([^"]+)"/g)].map(([, name]) => name!)
  return [...text.matchAll(couldBe)].some(({ groups }) => named.some((name) => fold(groups!['where']!).includes(fold(name))))
}

// ---------------------------------------------------------------- ways

/** "May be played only if the top card of your Story Deck is a Travel by Sea Event", of a Location: that is how one comes there (M6.54). */
function reachedBy(rule: Rule): Rule {
  if (rule.kind !== 'require' || !('at' in rule.needs) || !rule.needs.top || rule.needs.who !== undefined) return rule
  const { at } = rule.needs
  const isJourney = at.type === 'Event' && (at.travel === true || [at.subtype ?? []].flat().some((each) => /^Travel\b/.test(each)))
  return isJourney ? { kind: 'oblige', who: 'you', what: { reachBy: at } } : rule
}

/** "For each other City Location in your Story Deck", on what is no Location: besides the Current one, which lies on top. */
function besidesTheCurrentOne(rules: readonly Rule[]): readonly Rule[] {
  return withFilters(rules, ({ per, ...rest }) => {
    const { others, ...which } = (per ?? {}) as Selector
    const isThere = others === true && which.in === 'story' && which.pick === 'all' && which.is?.type === 'Location'
    return isThere ? { ...rest, per: { ...which, belowTop: true } } : undefined
  })
}

// ---------------------------------------------------------------- what is told of each of two

/** "One face-down Spell or Artifact": face-down are both; "a face-down Spell or an Artifact" is of the first alone. */
function bothFaceDown(rules: readonly Rule[], text: string): readonly Rule[] {
  return withFilters(rules, ({ or, ...rest }) => {
    const [one, two, ...more] = (or as readonly Filter[] | undefined) ?? []
    if (one?.faceDown === undefined || two?.faceDown !== undefined || more.length > 0 || Object.keys(rest).length > 0) return undefined
    const { faceDown, ...first } = one
    const types = [first, two].map((each) => (each && Object.keys(each).join() === 'type' ? each.type : undefined))
    if (!types.every((each) => typeof each === 'string')) return undefined
    const isBoth = new RegExp(`\\bface-(?:down|up) ${types[0]}(?: cards?)? (?:or|and) ${types[1]}`, 'i').test(text)
    return isBoth ? { faceDown, type: types.toSorted() } : undefined
  })
}

// ---------------------------------------------------------------- Threats as a whole

const revealedTogether =
  /\b(?:(?:any|some|one or more|at least one)\b[^.;,]*?|(?:each time|when(?:ever)?)(?: that)? (?!you\b|they\b)[^.;]*?) are (?:\w+ )?(?:revealed|turned up|turned face-up|exposed|shown|uncovered) (?:in|among|as part of) (?:a|any|the|an opponent['’]s|your opponent['’]s) (?:Directed )?Threat\b/i

/** "Each time that (any) Living Dead are revealed in a Threat directed at you": once for a Threat, however many are in it. */
function heardOnce(rule: Rule): Rule {
  if (rule.kind !== 'on' || typeof rule.on !== 'object' || !('attacked' in rule.on) || !rule.on.with || rule.limit) return rule
  return stable(rule.do).includes('"cause"') ? rule : { ...rule, on: { ...rule.on, together: true } }
}

// ---------------------------------------------------------------- what has just been played

const goneAtOnce =
  /\b(?:(?:at once|immediately) (?:bury|discard) (?:that|the) (?:Event|card)|(?:bury|discard) (?:that|the) (?:Event|card) (?:at once|immediately)),? (?:if|when|whenever|each time) [^.;,]*\bplay(?:s|ed)? (?:[^.;,]*? )?(?:up)?(?:on|against) you\b|\bplay(?:s|ed)? (?:[^.;,]*? )?(?:up)?(?:on|against) you\b[^.;]*, (?:(?:at once|immediately) (?:bury|discard) (?:that (?:Event|card)|it)\b|(?:you (?:must )?)?(?:bury|discard) (?:that (?:Event|card)|it) (?:at once|immediately)\b)/i

/** "If a Riot is played against you, bury that Event at once": nothing comes of it, for what it does outlives the card. */
function wardedOff(rule: Rule): Rule {
  if (rule.kind !== 'on' || typeof rule.on !== 'object' || !('cardPlayed' in rule.on) || rule.on.on !== 'you') return rule
  const [first] = rule.do
  const isGone = first !== undefined && 'move' in first && first.move.ref === 'cause' && (first.to === 'bury' || first.to === 'discard')
  return isGone ? { ...rule, do: [{ cancel: 'cause' }, ...rule.do] } : rule
}

// ---------------------------------------------------------------- what follows a journey

const thenDone = /\bplay a new [^.;]*\. Then,? (?!you may\b|(?:bury|discard) this\b)/i

/** "Immediately play a new Location. Then, draw one card": where one has been played, which need not be (M6.43). */
function onceThere(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.on !== 'played') return rule
  const at = rule.do.findIndex((op) => 'travel' in op && op.when === 'now')
  const then = rule.do.slice(at + 1)
  const isOwn = (op: Op): boolean => 'if' in op || stable(op).includes('"ref":"self"')
  if (at < 0 || then.length === 0 || then.some(isOwn)) return rule
  return { ...rule, do: [...rule.do.slice(0, at + 1), { if: followed, do: then }] }
}

const onlyTheSecond = /\b(?:adds?|gains?|loses?) [^.;:]*?,? but (?:may not|cannot|can not) [^.;:,]*?\b(?:at|by|during|while|if|when)\b/i

/** "Your Cultists add 1, but may not defend at Night": at Night is said of what they may not, and not of what they add. */
function butNotThen(rules: readonly Rule[]): readonly Rule[] {
  return rules.map((rule, at) => {
    const next = rules[at + 1]
    if (rule.kind !== 'static' || !('value' in rule.effect) || !rule.if || next?.kind !== 'static' || !('cannotBe' in next.effect))
      return rule
    if (stable(rule.if) !== stable(next.if ?? null) || stable(rule.effect.of) !== stable(next.effect.of)) return rule
    const { if: _, ...always } = rule
    return always
  })
}

const buriedIt =
  /\bif (?:your|the|that|any|an) (?:opponent|player) (?:has|have|holds?|knows?) [^.;]*, (?:bury|discard|flip) it when (?:it is )?revealed\b/i

const asAlly = /\bfor each [^.;]*?\b(?:in play as your Ally|among your Allies)\b/i

/** "For each other Scholar in play as your Ally": an Ally, whatever else is called so. */
const countedAsAllies = (rules: readonly Rule[]): readonly Rule[] =>
  withFilters(rules, ({ per, ...rest }) => {
    const { is, ...which } = (per ?? {}) as Selector
    return is && is.type === undefined && !is.or && !which.in ? { ...rest, per: { ...which, is: { ...is, type: 'Ally' } } } : undefined
  })

/** The rules of those that the words mean, or why that cannot be told. */
export function noMoreThanThose(rules: readonly Rule[], text: string, self: Self | undefined, known: KnownWords): readonly Rule[] | string {
  if (couldBeElsewhere(rules, text))
    return 'Where an Ally could be found within a place cannot be told: say "a London Ally", or at what kind of Location.'
  let so: readonly Rule[] = apartByBearers(rules, text, known).map((rule) => pricedFromHand(ofAnyPlayers(rule, self, text), text))
  if (self?.type === 'Monster' && buriedIt.test(text)) return 'It is not said which card "it" is.'
  so = bothFaceDown(so, text)
  if (onlyTheSecond.test(text)) so = butNotThen(so)
  if (asAlly.test(text)) so = countedAsAllies(so)
  if (self?.type === 'Monster') so = asThatAlly(so, text)
  if (self && self.type !== 'Location' && /\bother\b/i.test(text)) so = besidesTheCurrentOne(so)
  if (self?.type === 'Location') so = so.map(reachedBy)
  if (self?.type === 'Artifact' || self?.type === 'Tome') {
    const ofHim = ofSuchABearer(so, text)
    if (typeof ofHim === 'string') return ofHim
    so = onTopOfIt(ofHim, text)
  }
  if (self?.type === 'Event' && thenDone.test(text)) so = so.map(onceThere)
  if (goneAtOnce.test(text)) so = so.map(wardedOff)
  if (revealedTogether.test(text)) so = so.map(heardOnce)
  return outOfHisHand(so, text)
}
