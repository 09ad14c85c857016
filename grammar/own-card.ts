/**
 * What a text leaves to the card it stands on: "you" on a Phobia is the player it affects, "any Day or Night Event" on
 * an Event is every other one, and what only repeats the card's pentagram or a rule of its kind says nothing new.
 */

import { askedAlone, goneOne, ofTheGone, ofThePicked } from './asked-of-it.ts'
import type { Act, Condition, Filter, Op, Rule, Selector, Trigger, Waiver, Who } from './ast.ts'
import { afflicts, type CardType } from './card.ts'
import { type Doing, type Draft, does, isSameMoment, lastDeed, type Marked, oneSeen, stable, swap } from './make/draft.ts'
import type { Self } from './reading.ts'

/** Events that concern everybody wherever they lie (M10.22, M10.25): nobody's cards are meant by naming them. */
const common: ReadonlySet<string> = new Set(['Day', 'Night', 'Storm', 'Star'])

/** Whether a card is such an Event, or one of which its target line says so. */
const isOfAll = (self: Self | undefined): boolean =>
  self?.type === 'Event' && (common.has(self.subtype ?? '') || /^All (?:Investigators|Players)$/i.test(self.target ?? ''))

export function isCommon(filter: Filter | undefined): boolean {
  const subtypes = filter?.subtype === undefined ? [] : [filter.subtype].flat()
  return filter?.type === 'Event' && subtypes.length > 0 && subtypes.every((each) => common.has(each))
}

type Json = unknown

/** Rebuilds data from the leaves up; `change` sees each object when its fields are done. */
function rebuild(value: Json, change: (object: Record<string, Json>) => Json): Json {
  if (Array.isArray(value)) return value.map((each) => rebuild(each, change))
  if (typeof value !== 'object' || value === null) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rebuild(each, change)])))
}

/** Whether it goes without saying whose cards are meant, and where they lie. */
export const isOpen = ({ of, in: zone, ref, mine, affecting, borneBy }: Record<string, Json>): boolean =>
  [of, zone, ref, mine, affecting, borneBy].every((each) => each === undefined)

/** Where a text says "any": all cards of a kind that concerns everybody, else one of your choice. */
function settleAny(object: Record<string, Json>, self: Self | undefined): Record<string, Json> {
  for (const key of ['wouldBeBuried', 'cardLeft'] as const) {
    const lost = object[key] as Record<string, Json> | undefined
    // "When a Star Event is buried": whoever has played it.
    if (lost?.pick === 'choose' && isOpen(lost) && isCommon(lost.is as Filter | undefined))
      return { ...object, [key]: { ...lost, of: 'each' } }
  }
  if (object.kind === 'on' && stable(object.do).includes('"who":"owner"')) return ofAnyOwner(object)
  const isAll = object.pick === 'all' && !('any' in object) && isOpen(object)
  const is = object.is as Filter | undefined
  // This card is of such a kind itself: the others are meant.
  const isOwn = isCommon(is) && !!self?.subtype && [is?.subtype].flat().includes(self.subtype)
  const everybodys = { of: 'each', ...(isOwn ? { others: true } : {}) }
  if (isOwn && object.table && object.pick === 'all' && object.of === 'each') return { ...object, others: true }
  // "All Artifacts in play" are those of everybody, and "all Night Events" are nobody's.
  if (isAll && (object.table || (self && isCommon(is)))) return { ...object, ...everybodys }
  if (!('any' in object) || !('pick' in object)) return object
  const { any: _, ...selector } = object as unknown as Marked
  // "Any Artifact held by that Ally" leaves him none.
  if (selector.borneBy) {
    const { n: _n, ...rest } = selector
    return { ...rest, pick: 'all' }
  }
  if (self?.type === 'Event' && isOfOneKind(selector.is) && (selector.of === undefined || selector.of === 'each')) {
    const { n: _n, ...rest } = selector
    // This card may be of such a kind itself ("Bury any Fog or Storm Event in play", on a Storm).
    return { ...rest, pick: 'all', of: 'each', others: true }
  }
  if (!isCommon(selector.is) || selector.of !== undefined) return { ...selector }
  const { n: _n, ...rest } = selector
  return { ...rest, pick: 'all', ...everybodys }
}

/** "Any other Fog Event", "any Fog or Storm Event": Events of kinds that end each other, those of the sky and those that no library knows alike. */
function isOfOneKind(filter: Filter | undefined): boolean {
  const ways = filter?.or ?? (filter ? [filter] : [])
  const isKind = (way: Filter): boolean => way.called !== undefined && (way.type === undefined || way.type === 'Event')
  return ways.some(isKind) && ways.some(({ type }) => type === 'Event') && ways.every((way) => isKind(way) || isCommon(way))
}

/** "When an Ally is buried, its owner loses 1 Sanity": whosever it is. */
function ofAnyOwner(rule: Record<string, Json>): Record<string, Json> {
  const on = rule.on as { readonly cardLeft?: Record<string, Json> } | undefined
  return on?.cardLeft?.pick === 'choose' && isOpen(on.cardLeft)
    ? { ...rule, on: { ...on, cardLeft: { ...on.cardLeft, of: 'each' } } }
    : rule
}

/** Day, Night, Star and Storm concern every player alike (M10.22, M10.25). */
function settleCommon(object: Record<string, Json>): Record<string, Json> {
  // "In your Threat" says whose, and what attacks together with this card is in no other Threat.
  const isAll = object.pick === 'all' && object.of === undefined && object.ref === undefined
  // "Each player discards his Hand and draws as many cards": each counts his own.
  if ('exchange' in object && object.who === 'each')
    return swap(object, '"in":"hand","pick":"all","of":"each"', '"in":"hand","pick":"all"') as Record<string, Json>
  if (isAll && !object.mine && object.in !== 'directedThreat') return { ...object, of: 'each' }
  if ((object.kind === 'oblige' || object.kind === 'forbid') && object.who === 'you') return { ...object, who: 'each' }
  return object
}

/** Great Old Ones and Outer Gods (M11.45) concern every player alike. */
export function isGod(self: Self): boolean {
  return self.type === 'Monster' && (self.subtype === 'Great Old One' || self.subtype === 'Outer God')
}

/** What "you" do while a Great Old One is there, any player does, and it befalls that player. */
function settleGod(object: Record<string, Json>): Record<string, Json> {
  const trigger = object.on
  const lost = (trigger as { readonly cardLeft?: Record<string, Json> } | undefined)?.cardLeft
  if ('useFee' in object && object.who === 'you') return { ...object, who: 'each' }
  // "Monsters in your Threat may join each other": in that of whoever plays them.
  const joining = 'join' in object && object.may ? (object.of as Selector | undefined) : undefined
  if (joining?.pick === 'all' && joining.of === undefined) return { ...object, of: { ...joining, of: 'each' } }
  // "Whenever an Ally is lost": whosever it is.
  if (object.kind === 'on' && lost?.pick === 'choose' && isOpen(lost))
    return { ...object, on: { ...(trigger as object), cardLeft: { ...lost, of: 'each' } } }
  if (object.kind !== 'on' || typeof trigger !== 'object' || trigger === null || !Object.values(trigger).includes('you')) return object
  const on = Object.fromEntries(Object.entries(trigger).map(([key, each]) => [key, each === 'you' ? 'each' : each]))
  return { ...object, on, do: swap(object.do, '"who":"you"', '"who":"actor"') }
}

/** "If a Star Stone is in play", on what is over everybody and speaks to nobody: whosever it is. */
export function ofAnybodysInPlay(rules: readonly Rule[], self: Self | undefined): readonly Rule[] {
  if (!self || !(isGod(self) || isOfAll(self))) return rules
  return rebuild(rules as unknown as Json, (object) => {
    const is = object.inPlay as Filter | undefined
    return is && object.of === undefined && is.title !== 'self' ? { ...object, of: 'anyone' } : object
  }) as unknown as readonly Rule[]
}

/** A place told of Current Locations alone: "neither your Current Location nor that of your opponent is in Europe". */
const ofCurrentOnes = /\bCurrent Locations?\b(?: nor [^.;:,]*?)? (?:is|are)\b[^.;:,]*?\bin\b/i
const ofWhereOneIs =
  /\b(?:you|investigators?|opponents?|players?|he|she|they|who) (?:is|are) (?:not )?(?:\w+ )?in\b|\b(?:while|when|if|unless|anyone|play(?:ed)?) in\b/i

/** Where a text speaks of Current Locations alone, a Region or a Dimension is that of such a one, however the sentence was put. */
export function atCurrentOnes(rules: readonly Rule[], text: string): readonly Rule[] {
  if (!ofCurrentOnes.test(text) || ofWhereOneIs.test(text)) return rules
  return rebuild(rules as unknown as Json, (object) => {
    const at = object.at as Filter | undefined
    const isWide = at !== undefined && !object.top && Object.keys(at).every((key) => key === 'region' || key === 'dimension')
    return isWide ? { ...object, at: { ...at, type: 'Location' } } : object
  }) as unknown as readonly Rule[]
}

const anybodys = /\b(?:(?:any|each|every|either|one|another) (?:player|investigator)|anyone|anybody|whoever|no matter whose|whosever)\b/i

/** "If any Priest is a Defending Ally", on a Monster: one of the other side, for it meets no others (M11.15, M14.37). */
export function ofThoseItMeets(rules: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] {
  if (self?.type !== 'Monster' || isGod(self) || anybodys.test(text)) return rules
  return rebuild(rules as unknown as Json, (object) => {
    const is = object.inPlay as Filter | undefined
    const isDefender = is?.defending === true || is?.or?.every(({ defending }) => defending === true) === true
    return isDefender && object.of === 'anyone' ? { ...object, of: 'opponent' } : object
  }) as unknown as readonly Rule[]
}

/** What fights in a Threat meets Defending Allies of the other side alone (M14.37). */
function settleDefenders(object: Record<string, Json>): Record<string, Json> {
  const { is, of, pick, mine } = object as { readonly is?: Filter; readonly of?: Json; readonly pick?: Json; readonly mine?: Json }
  return (is?.defending || is?.borneBy?.defending) && pick !== undefined && of === undefined && !mine
    ? { ...object, of: 'opponent' }
    : object
}

/** A Monster that calls itself "them" speaks of this card, and so does an Ally of whose own value alone is spoken. */
export function settleThem(draft: Draft, self: Self | undefined): Draft {
  const isOwn =
    self?.type === 'Ally' &&
    !draft.mod.target &&
    // "If Howard Lovecraft is in play, he adds 1": who?
    !(/"(?:opponent|eachOpponent|each|either)"/.test(stable(draft.mod)) && !asksOfPlayersAlone(draft.mod)) &&
    !/"inPlay":\{"title":"(?!self")/.test(stable(draft.mod)) &&
    speaksOfOneself(draft)
  if (self?.type !== 'Monster' && !isOwn) return draft
  // "When your opponent plays an Ally, bury him or her": the Ally who was spoken of, and no Monster.
  const other = self?.type === 'Monster' && draft.items.every(goesAway) ? otherThanThis(draft.mod) : undefined
  return swap(draft, '{"ref":"them"}', other ?? '{"ref":"self"}')
}

const goesAway = (each: Draft['items'][number]): boolean =>
  'op' in each &&
  (('move' in each.op && (each.op.move.ref as string) === 'them') || ('flip' in each.op && (each.op.flip.ref as string) === 'them'))

/** Who was spoken of before: what was chosen, or an Ally who has set this off. */
function otherThanThis({ on, target }: Draft['mod']): string | undefined {
  if (target) return '{"ref":"target"}'
  const isAlly =
    typeof on === 'object' && /"type":"Ally"/.test(stable(on)) && ('cardPlayed' in on || 'cardLeft' in on || 'cardFlipped' in on)
  return isAlly ? '{"ref":"cause"}' : undefined
}

/** Where no other card is spoken of, "his value" is not that of the opponent who is: "add 1 to his value if your opponent is in your Region". */
const asksOfPlayersAlone = ({ on, if: so }: Draft['mod']): boolean =>
  on === undefined && so !== undefined && !/"(?:inPlay|threatHas|lies|card|lostInCombat|affectedBy)"/.test(stable(so))

const speaksOfOneself = ({ items }: Draft): boolean =>
  items.every(
    (each) =>
      'effect' in each &&
      ('value' in each.effect || 'holdsSpells' in each.effect) &&
      (each.effect.of?.ref as string | undefined) === 'them',
  )

const isAim = /"ref":"(?:target|them|host)"|"borneBy":"(?:target|host)"/

export function speaksOfAim(rule: Rule): boolean {
  return isAim.test(JSON.stringify(rule))
}

const aimLine =
  /^(?:(?<whose>(?:(?:an|one|any) )?opponent[’']s|one|an|a|any|your|target) )?(?:(?<kind>defending|steadfast|corrupt|invisible) )?(?<first>ally|monster|artifact|tome|spell)(?: or (?<second>ally|monster|artifact|tome|spell))?(?: card|[’']s value)?$/i

/** Any other line that tells whose one card it is, by what it is called there. */
const otherLine =
  /^(?:(?<whose>(?:(?:an|one|any) )?opponent[’']s|one|an|a|any|your) )(?<noun>(?!.*\b(?:investigators?|opponents?|players?|threats?|hands?|decks?|pile|card|locations?|gate)\b)[a-z]+(?: [a-z]+)*)$/i

/** Kinds of cards that are no type by themselves, as a target line names them. */
const kindsAimedAt: Readonly<Record<string, Filter>> = {
  event: { type: 'Event' },
  weapon: { type: 'Artifact', subtype: ['Weapon', 'Enchanted Weapon'] },
  phobia: { type: 'Event', subtype: 'Phobia' },
  'great old one': { type: 'Monster', subtype: 'Great Old One' },
}

/** A target line that begins with an opponent, whoever is meant. */
const ofAnOpponent = /^(?:(?:an|one|any) )?opponent/i

const isOpponents = (whose: string): boolean => /opponent/i.test(whose)

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1).toLowerCase()

/** What the text calls the target, where the line has the same word for it: "target Cultist" by "One Cultist". */
function ofOtherLine(line: string, spoken: Selector | undefined): Selector | undefined {
  const { whose = '', noun = '' } = otherLine.exec(line)?.groups ?? {}
  if (!noun) return undefined
  const kind = kindsAimedAt[noun.toLowerCase()]
  const isNamed = spoken?.is !== undefined && stable(spoken.is).toLowerCase().includes(`"${noun.toLowerCase()}"`)
  const is = kind && (!spoken?.is || [spoken.is.type ?? []].flat().includes(kind.type as CardType)) ? { ...kind, ...spoken?.is } : undefined
  const of = isOpponents(whose) ? ({ of: 'opponent' } as const) : /your/i.test(whose) ? {} : ({ of: 'each' } as const)
  if (!is && !isNamed) return undefined
  return { is: is ?? spoken!.is!, n: 1, pick: 'choose', ...of }
}

/** Which card a target line lets an Event or Spell aim at, where it is one card. */
function targetOf(line: string | null | undefined): Selector | undefined {
  const { whose = '', kind = '', first, second } = aimLine.exec(line ?? '')?.groups ?? {}
  if (!first) return undefined
  const types = [first, ...(second ? [second] : [])].map((each) => capital(each) as CardType)
  const trait = /^(?:defending|invisible)$/i.test(kind) ? { [kind.toLowerCase()]: true } : kind ? { attr: [capital(kind)] } : {}
  const is: Filter = { type: types.length === 1 ? types[0]! : types, ...trait }
  const of = isOpponents(whose) ? ({ of: 'opponent' } as const) : /your/i.test(whose) ? {} : ({ of: 'each' } as const)
  return { is, n: 1, pick: 'choose', ...of }
}

/** What is aimed at: the card that the target line tells, of the kind that the text says ("target Living Dead Monster"). */
function aimOf(line: string | null | undefined, spoken: Selector | undefined): Selector | undefined {
  const told = targetOf(line)
  const other = line && !told ? ofOtherLine(line, spoken) : undefined
  if (other) return other
  if (!line || !spoken) return line ? told : spoken
  const isOfCards = told !== undefined || /^(?:(?:an|one|any) )?opponent[’']s investigator$/i.test(line)
  const types = (each: Selector | undefined): readonly CardType[] => [each?.is?.type ?? []].flat()
  const isOther = types(told).length > 0 && types(spoken).some((each) => !types(told).includes(each))
  if (!isOfCards || isOther) return undefined
  // "Target Ally" is anybody's by itself, and one of yours where the line says so.
  if (/^your /i.test(line)) {
    const { of, ...own } = spoken
    return of === undefined || of === 'each' ? { ...own, is: { ...told?.is, ...spoken.is } } : undefined
  }
  if ('mine' in spoken && ofAnOpponent.test(line)) return undefined
  return {
    ...spoken,
    is: { ...told?.is, ...spoken.is },
    ...(ofAnOpponent.test(line) ? { of: 'opponent' as const } : {}),
  }
}

/** "Bury this card when that player arrives at a City": the affected player, where the text speaks of him; nothing where it does not. */
export function ofThatPlayer(rules: readonly Rule[]): readonly Rule[] | undefined {
  const isOpen = (rule: Rule): boolean => rule.kind === 'on' && typeof rule.on === 'object' && Object.values(rule.on).includes('actor')
  if (!rules.some(isOpen)) return rules
  if (!stable(rules).includes('"affected"')) return undefined
  return rules.map((rule) => (isOpen(rule) && rule.kind === 'on' ? { ...rule, on: swap(rule.on, '"actor"', '"affected"') } : rule))
}

/** "That Monster" is the one that was played where a play sets it off, and else the one aimed at. */
function ofThatOne(told: Rule, self: Self | undefined, isBorne: boolean): Rule {
  // "That Ally" is one that was played, or lost, on a card that no Ally bears.
  const isAlly =
    self !== undefined && !(self.type === 'Artifact' && isBorne) && told.kind !== 'static' && [causeOf(told)?.type].flat().includes('Ally')
  const rule = isAlly ? swap(told, '"ref":"host"', '"ref":"cause"') : told
  if (!stable(rule).includes('"thatOne"')) return rule
  const isAnswer =
    rule.kind === 'on'
      ? typeof rule.on === 'object' && ['cardPlayed', 'cardLeft', 'cardFlipped', 'spellCast'].some((each) => each in Object(rule.on))
      : rule.kind === 'action' && typeof rule.window === 'object'
  if (isAnswer) return thatOneIs(rule, causeOf(rule), { ref: 'cause' }) ?? rule
  // What aims at nothing, and on a card that no line gives an aim, means none: it says so to nobody.
  const isAimless = (self?.type === 'Ally' || self?.type === 'Tome') && !('target' in rule && rule.target)
  return does(rule) && !isAimless ? (thatOneIs(rule, rule.target?.is, { ref: 'target' }) ?? rule) : rule
}

function causeOfMoment(on: Exclude<Trigger, string>): Filter | undefined {
  if ('cardPlayed' in on) return on.cardPlayed
  if ('spellCast' in on) return { ...on.is, type: 'Spell' }
  return 'cardLeft' in on ? on.cardLeft.is : 'cardFlipped' in on ? on.cardFlipped.is : undefined
}

/** "When one of your Allies is lost, return that Ally to your Hand", on what an Ally bears. */
const meansLostOrBearer = (rule: Rule): boolean =>
  rule.kind === 'on' &&
  typeof rule.on === 'object' &&
  'cardLeft' in rule.on &&
  rule.on.cardLeft.ref === undefined &&
  [rule.on.cardLeft.is?.type].flat().includes('Ally') &&
  /"ref":"host"/.test(stable(rule.do))

/** What is known of the card that sets a rule off, or that it answers. */
function causeOf(rule: Rule): Filter | undefined {
  if (rule.kind === 'on' && typeof rule.on === 'object') return causeOfMoment(rule.on)
  return rule.kind === 'action' && typeof rule.window === 'object' ? rule.window.of : undefined
}

/**
 * "That Monster" put as the card that is meant, of which so much is known: that card if it can be one; what it bears, if it was chosen for
 * bearing such a card; undefined if it is of another kind.
 */
export function thatOneIs<Said>(said: Said, meant: Filter | undefined, card: { readonly ref: 'cause' | 'target' }): Said | undefined {
  let isOther = false
  const told = rebuild(said as unknown as Json, (each) => {
    if (each.ref !== 'thatOne') return each
    const type = (each.is as Filter).type as CardType
    if (meant?.type === undefined || [meant.type].flat().includes(type)) return card as Record<string, Json>
    const bears = card.ref === 'target' ? meant.bears : undefined
    if (bears !== undefined && [bears.type].flat().includes(type))
      return { is: bears, pick: 'all', borneBy: 'target' } as unknown as Record<string, Json>
    isOther = true
    return each
  }) as unknown as Said
  return isOther ? undefined : told
}

const namesBearer = /\b(?:bearer|wearer|wielder)\b/i

/**
 * What an Event or Spell calls "the target", "that Ally" or "them": the card that its first deed picks, or the one
 * its target line tells. The rules with that aim, or what is missing.
 */
export function aimed(told: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] | string {
  const [plain, spoken] = withoutAims(told)
  const isGiven = (rule: Rule): boolean => rule.kind === 'static' && 'attachedTo' in rule.effect
  const isBorne = plain.some(isGiven) || /Weapon$/.test(self?.subtype ?? '')
  if (self?.type === 'Artifact' && isBorne && plain.some(meansLostOrBearer)) return 'It is not said whether "that Ally" is the bearer.'
  const said = plain.map((each) => ofThatOne(each, self, isBorne))
  if (stable(said).includes('"thatOne"')) return 'It is not said which card is meant.'
  // An Event that lies on an Ally means that Ally all the while.
  if (self?.type === 'Event' && stable(said).includes(laidOn)) {
    const laid = swap(said, '{"ref":"them"}', '{"ref":"host"}')
    if (!stable(laid).includes(laidOnTarget)) return laid
    // "Place this card on target Ally": the one that is chosen, who bears it from then on.
    const aim = aimOf(self.target, spoken)
    if (!aim) return 'It is not said what this aims at.'
    return swap(swap(laid, laidOnTarget, `"to":${JSON.stringify(aim)}`), '{"ref":"target"}', '{"ref":"host"}')
  }
  // Nobody bears a Monster: of whom its clause chooses it speaks.
  if (self?.type === 'Monster' && said.some((each) => 'target' in each && each.target !== undefined && speaksOfAim(each)))
    return said.map((each) =>
      'target' in each && each.target !== undefined
        ? swap(
            swap(swap(each, '"ref":"host"', '"ref":"target"'), '"ref":"them"', '"ref":"target"'),
            '"borneBy":"host"',
            '"borneBy":"target"',
          )
        : each,
    )
  if (self?.type !== 'Event' && self?.type !== 'Spell') {
    // "Flip this card: target Ally loses 2", on an Artifact whose line tells whose.
    const aim = self?.type === 'Artifact' && spoken ? (aimOf(self.target, spoken) ?? spoken) : spoken
    const chosen = ofChosenAlly(
      said.map((each) => withAimSaid(each, aim)),
      self,
    )
    return chosen
      ? // Who is called the bearer is no Ally that the clause has picked.
        aimedByUse(isBorne || namesBearer.test(text) ? chosen : chosen.map(ofPickedAlly))
      : 'It is not said who bears this card, or which Ally "that Ally" is.'
  }
  const rules: Rule[] = []
  for (const each of said) {
    if (!does(each) || !speaksOfAim(each)) {
      rules.push(each)
      continue
    }
    if (speaksOfItsBearer(each, rules.at(-1))) return 'It is not said which card is meant.'
    const rule = swap(
      swap(swap(each, '{"ref":"them"}', '{"ref":"target"}'), '"ref":"host"', '"ref":"target"'),
      '"borneBy":"host"',
      '"borneBy":"target"',
    )
    if (rule.target) {
      // "Choose target Ally. Bury it": one that is chosen as the target line would have it.
      const target = rule.target.ref === 'target' ? aimOf(self.target, spoken) : rule.target
      if (!target) return 'It is not said what this aims at.'
      rules.push({ ...rule, target })
      continue
    }
    const [first, ...rest] = rule.do
    // What attacks out of a Hand is what is meant from then on.
    const attacks = first && 'attack' in first && !('value' in first.with) && first.with.ref === undefined ? rule : undefined
    const held = attacks ?? aimedAtFirst(rule)
    if (held) {
      rules.push(held)
      continue
    }
    const picked =
      first && 'move' in first
        ? first.move
        : first && 'control' in first
          ? first.control
          : first && 'flip' in first
            ? first.flip
            : first && 'extendGOO' in first
              ? first.of
              : undefined
    if (first && picked?.ref === undefined && picked?.pick !== undefined && picked.pick !== 'all') {
      // "To his Threat" is that of the player whose card is moved.
      const aim: Op =
        'move' in first
          ? { ...first, move: { ref: 'target' }, ...((first.whose as string) === 'they' ? { whose: picked.of ?? 'you' } : {}) }
          : 'flip' in first
            ? { ...first, flip: { ref: 'target' } }
            : 'extendGOO' in first
              ? { ...first, of: { ref: 'target' } }
              : { ...(first as Extract<Op, { control: Selector }>), control: { ref: 'target' } }
      rules.push({ ...rule, target: picked, do: [aim, ...rest] })
      continue
    }
    const otherwise = aimedElse(rule)
    if (otherwise) {
      rules.push(otherwise)
      continue
    }
    // "Choose one Ally of your opponent. Flip that Ally face-down. It attacks its owner": the one that was chosen, at the same moment.
    const before = rules.at(-1)
    if (before && does(before) && before.target && isGoingOn(before, rule)) {
      rules[rules.length - 1] = { ...before, do: [...before.do, ...(rule.if ? [{ if: rule.if, do: rule.do }] : rule.do)] }
      continue
    }
    const target = aimOf(self.target, spoken)
    if (!target) return 'It is not said what this aims at.'
    // "Flip one Ally of your opponent. At the end of the Round, he or she may lose 1 Sanity; otherwise that Ally stays so": the one flipped.
    const taken = before && does(before) && !before.target ? movedFirst(before) : undefined
    if (taken && does(taken) && isGoingOn(taken, rule) && stable('target' in taken ? taken.target : undefined) === stable(target)) {
      rules[rules.length - 1] = { ...taken, do: [...taken.do, ...(rule.if ? [{ if: rule.if, do: rule.do }] : rule.do)] }
      continue
    }
    rules.push({ ...rule, target })
  }
  return rules
}

/** "Flip one Ally of up to 3 points. If the Ally is a Seaman, bury him instead.": the one that would be flipped is asked of, and buried. */
function aimedElse(rule: Doing): Rule | undefined {
  const [first, ...rest] = rule.do
  const [usual, more] = first && 'if' in first ? (first.else ?? []) : []
  if (!first || !('if' in first) || !usual || more || !('card' in first.if) || first.if.card.ref !== 'target') return undefined
  const picked = 'move' in usual ? usual.move : 'flip' in usual ? usual.flip : undefined
  if (picked === undefined || picked.ref !== undefined || picked.pick === undefined || picked.pick === 'all') return undefined
  const target = { ref: 'target' } as const
  const aim = { ...usual, ...('move' in usual ? { move: target } : { flip: target }) } as Op
  return { ...rule, target: picked, do: [{ ...first, else: [aim] }, ...rest] }
}

/** "Bury one Weapon and flip the Ally bearing it": he is not what was chosen, by this clause or the one before it. */
function speaksOfItsBearer(rule: Extract<Rule, { readonly do: readonly Op[] }>, before: Rule | undefined): boolean {
  if (!stable(rule.do).includes('"ref":"host"')) return false
  const [first] = rule.do
  const picked = first && 'move' in first ? first.move : first && 'flip' in first ? first.flip : undefined
  const aim = ('target' in rule ? rule.target : undefined) ?? (picked?.is ? picked : before && does(before) ? before.target : undefined)
  const types = [aim?.is?.type ?? []].flat()
  return types.length > 0 && types.every((type) => type === 'Artifact' || type === 'Tome' || type === 'Spell')
}

/** Whether a clause with no price, limit or choice of its own is done at the moment of the one before it. */
function isGoingOn(before: Rule, next: Rule): boolean {
  const { do: _, target: _aim, if: _asked, cost: _cost, ...first } = before as Extract<Rule, { kind: 'on' }>
  const { do: _do, if: _if, ...second } = next as Extract<Rule, { kind: 'on' }>
  return stable(first) === stable(second)
}

/** "Bury this card to bury target Ally of your opponent": what is used aims at a card as a Spell does. */
const withAimSaid = (rule: Rule, spoken: Selector | undefined): Rule =>
  spoken && does(rule) && !rule.target && stable(rule).includes('"ref":"target"') ? { ...rule, target: spoken } : rule

/** The rule with the card as its aim that the first thing done picks, for something to hold for it. */
function aimedAtFirst(rule: Rule): Rule | undefined {
  if (!does(rule)) return undefined
  const [first, ...rest] = rule.do
  const effect = first && 'start' in first && first.start.kind === 'static' ? first.start.effect : undefined
  const of = effect && 'of' in effect && typeof effect.of === 'object' ? effect.of : undefined
  if (!first || !('start' in first) || !of || of.ref !== undefined || of.borneBy !== undefined) return undefined
  if (of.pick !== 'choose' && of.pick !== 'random') return undefined
  const start = { ...first.start, effect: { ...effect, of: { ref: 'target' } } } as Rule
  return { ...rule, target: of, do: [{ ...first, start }, ...rest] }
}

/**
 * "Flip one Ally of your opponent face-down. That Ally may not be flipped face-up while this card stays face-down", on an Artifact
 * that nobody bears: the one that was just chosen. Nothing where it is another.
 */
function ofChosenAlly(rules: readonly Rule[], self: Self | undefined): readonly Rule[] | undefined {
  const isGiven = rules.some((rule) => 'effect' in rule && 'attachedTo' in rule.effect)
  if (self?.type !== 'Artifact' || /Weapon$/.test(self.subtype ?? '') || isGiven) return rules
  const result: Rule[] = []
  for (const rule of rules) {
    const last = result.at(-1)
    const op = last && does(last) ? last.do.at(-1) : undefined
    const of = op && 'flip' in op ? op.flip : op && 'move' in op ? op.move : undefined
    const isSaid = /"ref":"(?:host|target)"/.test(stable(rule))
    if (!last || !does(last) || !op || !isSaid || of?.is?.type !== 'Ally') {
      result.push(rule)
      continue
    }
    const isMeant = rule.kind === 'static' && rule.until === 'whileFaceDown' && rule.if === undefined && 'of' in rule.effect
    if (last.kind !== 'action' || last.target || !('flip' in op) || of.pick !== 'choose' || of.n !== 1 || !isMeant) return undefined
    const { until, ...start } = swap(rule, '"ref":"host"', '"ref":"target"') as Extract<Rule, { kind: 'static' }>
    result.pop()
    result.push({ ...last, target: of, do: [...last.do.slice(0, -1), { ...op, flip: { ref: 'target' } }, { start, until: until! }] })
  }
  return result
}

/** "Flip one Ally of your opponent and each Artifact held by the target": the one that is chosen to be flipped. */
function turnedWithGoods<Does extends Extract<Rule, { do: readonly Op[] }>>(rule: Does): Does {
  const [first, ...rest] = rule.do
  if (!first || !('flip' in first) || first.flip.ref !== undefined) return rule
  const { pick, borneBy } = first.flip
  // What the target bears is not the target.
  return (pick === 'choose' || pick === 'random') && borneBy !== 'target'
    ? { ...rule, target: first.flip, do: [{ ...first, flip: { ref: 'target' } }, ...rest] }
    : rule
}

/** "One Ally gains 2. Discard that Ally at the end of Combat", on what nobody bears: the one that the clause has picked. */
function ofPickedAlly(rule: Rule): Rule {
  const isOpen = does(rule) && !('target' in rule && rule.target) && /"(?:ref|borneBy)":"host"/.test(stable(rule.do))
  const found = isOpen ? (aimedAtFirst(rule) ?? movedFirst(rule)) : undefined
  const [first, ...rest] = found && does(found) ? found.do : []
  const isOne = found && 'target' in found && found.target?.is?.type === 'Ally' && found.target.n === 1 && !found.target.upTo
  if (!found || !first || !isOne || /"(?:ref|borneBy)":"host"/.test(stable(found.target))) return rule
  const ofHim = (op: Op): Op => swap(swap(op, '"ref":"host"', '"ref":"target"'), '"borneBy":"host"', '"borneBy":"target"')
  return { ...found, do: [first, ...rest.map(ofHim)] } as Rule
}

/** The rule with the card as its aim that it first moves or flips. */
function movedFirst(rule: Rule): Rule | undefined {
  const [first, ...rest] = does(rule) ? rule.do : []
  const of = first && 'move' in first ? first.move : first && 'flip' in first ? first.flip : undefined
  if (!first || !of || of.ref !== undefined || of.in !== undefined || (of.pick !== 'choose' && of.pick !== 'random')) return undefined
  const aimed = 'move' in first ? { ...first, move: { ref: 'target' } } : { ...first, flip: { ref: 'target' } }
  return { ...rule, target: of, do: [aimed, ...rest] } as Rule
}

/** "You may flip two of your Allies and gain 1 Sanity. They stay face-down until you leave": those that were flipped for it. */
function withThoseFlipped(rules: readonly Rule[]): readonly Rule[] {
  const at = rules.findIndex(
    (rule) => rule.kind === 'static' && rule.until && stable(rule.effect) === '{"of":{"ref":"them"},"staysFaceDown":true}',
  )
  const [use, stays] = [rules[at - 1], rules[at]]
  if (use?.kind !== 'action' || use.target || stays?.kind !== 'static' || !stays.until) return rules
  const paid = (use.cost ?? []).flatMap((each) => (typeof each === 'object' && 'other' in each ? [each] : []))
  const [only] = paid
  if (!only || paid.length > 1 || only.how !== 'flip' || only.other.ref !== undefined || only.other.pick !== 'choose') return rules
  const { cost, ...free } = use
  const left = cost?.filter((each) => each !== only) ?? []
  const { until, ...held } = stays
  const merged: Rule = {
    ...free,
    ...(left.length > 0 ? { cost: left } : {}),
    // A price is only paid with what lies face-up.
    target: { ...only.other, is: { ...only.other.is, faceDown: false } },
    do: [{ flip: { ref: 'target' }, face: 'down' }, ...use.do, { start: swap(held, '{"ref":"them"}', '{"ref":"target"}'), until }],
  }
  return [...rules.slice(0, at - 1), merged, ...rules.slice(at + 1)]
}

/** "One of your Allies gains 2 and becomes Corrupt" by what is used: the one that was chosen, or what is missing. */
function aimedByUse(said: readonly Rule[]): readonly Rule[] | string {
  const rules = withThoseFlipped(said).map((each) => {
    const isOpen = !('target' in each && each.target)
    if (isOpen && does(each) && stable(each).includes('"borneBy":"target"')) return turnedWithGoods(each)
    const found = isOpen && stable(each).includes('{"ref":"them"}') ? aimedAtFirst(each) : undefined
    return found ? swap(found, '{"ref":"them"}', '{"ref":"target"}') : each
  })
  return stable(rules).includes('{"ref":"them"}') ? 'It is not said who "they" are.' : rules
}

const laidOn = '"give":{"ref":"self"}'
const laidOnTarget = '"to":{"ref":"target"}'

/** "Play this card on an Ally": an Event is laid on the one that is chosen when it is played. */
export function laidWherePlayed(rules: readonly Rule[], self: Self | undefined): readonly Rule[] {
  if (self?.type !== 'Event') return rules
  // What shares the fate of the card it was given to is not given to yet another.
  const isGiven = stable(rules).includes(laidOn)
  return rules.flatMap((rule): readonly Rule[] => {
    if (rule.kind !== 'static' || rule.if || !('attachedTo' in rule.effect)) return [rule]
    const to: Selector = { is: rule.effect.attachedTo, n: 1, pick: 'choose' }
    return isGiven ? [] : [{ kind: 'on', on: 'played', do: [{ give: { ref: 'self' }, to }] }]
  })
}

/** What the text calls "target Ally" aims at an Ally; the rules without that, and the one aim that was told so. */
function withoutAims(rules: readonly Rule[]): readonly [readonly Rule[], Selector | undefined] {
  const aims = new Map<string, Selector>()
  const plain = rebuild(rules, ({ aim, ...object }) => {
    if (aim !== undefined && object.ref === 'target') aims.set(stable(aim), aim as Selector)
    return aim === undefined || object.ref !== 'target' ? { ...object, ...(aim === undefined ? {} : { aim }) } : object
  }) as readonly Rule[]
  const [only, other] = [...aims.values()]
  return [plain, only !== undefined && other === undefined && only.is !== undefined ? only : undefined]
}

const foe: ReadonlySet<Json> = new Set(['opponent', 'eachOpponent'])

/** Words of moments, and of conditions too, that tell whose deed or state it is. */
const momentWords = [
  'passed',
  'completed',
  'drew',
  'spellCast',
  'newThreat',
  'threatGrew',
  'locationTurned',
  'walked',
  'gateUsed',
  'reshuffled',
  'handSeen',
  'attacked',
] as const
/** Moments that tell of cards whose deed or Hand it is. */
const cardMoments = ['cardPlayed', 'used', 'arrivedAt', 'leftFrom', 'fromHand', 'summoned', 'cancelled'] as const
const subjectWords = ['by', 'of', 'who', 'as', 'than', 'moreThan', ...momentWords] as const
/** Conditions that ask it of a player, who is you where nobody is named. */
const askedOf = ['at', 'number', 'walking', 'done', 'affectedBy', 'canSurvive', 'knows', 'gateSpent', 'cameBy'] as const

/** Whose doing or state is told: of a Phobia's opponents it is any other player's than the affected one's. */
function ofUnaffected(object: Record<string, Json>): Record<string, Json> {
  const isAsked =
    [...askedOf, ...cardMoments, 'inPlay', 'same', 'more', 'foremost', 'lies'].some((word) => word in object) ||
    object.sanity === 'lost' ||
    object.sanity === 'gained' ||
    momentWords.some((word) => word in object)
  if (isAsked && !('who' in object && 'sign' in object))
    return Object.fromEntries(
      Object.entries(object).map(([key, each]) => [key, foe.has(each) && subjectWords.some((word) => word === key) ? 'unaffected' : each]),
    )
  for (const moment of ['cardLeft', 'cardFlipped', 'cardReturned', 'defended'] as const)
    if (moment in object && (object[moment] as Selector).of === 'opponent')
      return { ...object, [moment]: { ...(object[moment] as Selector), of: 'unaffected' } }
  // All of them are meant, whoever is affected.
  if (object.who === 'eachOpponent' && 'sign' in object) return { ...object, who: 'unaffected' }
  return object
}

/** Numbers that are a player's: yours, if not said whose. */
const yourNumbers: ReadonlySet<string> = new Set(['sanity', 'sanityAboveMax', 'handMax', 'handMin'])

/** What he is told to do with a card of his, he picks it for. */
function pickedByHim(object: Record<string, Json>): Record<string, Json> {
  const verb = 'move' in object ? 'move' : 'flip' in object ? 'flip' : undefined
  const what = verb && (object[verb] as Record<string, Json>)
  const isHis = what?.pick === 'choose' && what.of === 'affected' && (what.by === undefined || what.by === 'you')
  return isHis ? { ...object, [verb!]: { ...what, by: 'affected' } } : object
}

/** A Phobia speaks to the player it affects. */
function settlePhobia(said: Record<string, Json>): Record<string, Json> {
  const object = pickedByHim(ofUnaffected(said))
  if (object.on === 'adventureDone') return { ...object, on: { completed: 'affected' } }
  if (object.moreThan === 'you') return settlePhobia({ ...object, moreThan: 'affected' })
  if (askedOf.some((word) => word in object) && object.who === undefined) return { ...object, who: 'affected' }
  if (typeof object.of === 'string' && yourNumbers.has(object.of) && object.whose === undefined) return { ...object, whose: 'affected' }
  if ('lies' in object && object.of === undefined) return { ...object, of: 'affected' }
  if ('inPlay' in object && object.of === undefined) return { ...object, of: 'affected' }
  if ('more' in object && (object.than === 'you' || object.who === 'you'))
    return { ...object, who: object.who === 'you' ? 'affected' : object.who, than: object.than === 'you' ? 'affected' : object.than }
  if (('sanityChange' in object || 'more' in object) && object.who === undefined) return { ...object, who: 'affected' }
  if (object.who === 'you' || (('draw' in object || 'exchange' in object) && object.who === undefined))
    return { ...object, who: 'affected' }
  if ('threatHas' in object && object.side === 'own') return { ...object, side: 'affected' }
  if ('same' in object && object.who === undefined) return { ...object, who: 'affected' }
  if ('stat' in object && object.who === undefined && object.of === undefined) return { ...object, who: 'affected' }
  if ('choose' in object && object.by === 'you') return { ...chosenBy(object, 'affected'), by: 'affected' }
  if ('cardPlayed' in object && object.on === 'you') return settlePhobia({ ...object, on: 'affected' })
  const isMoment =
    cardMoments.some((word) => word in object) || 'handSeen' in object || object.sanity === 'lost' || object.sanity === 'gained'
  if (isMoment && object.by === 'you') return settlePhobia({ ...object, by: 'affected' })
  if (('fromHand' in object || 'cancelled' in object) && object.of === 'you') return { ...object, of: 'affected' }
  for (const key of momentWords) if (object[key] === 'you') return { ...object, [key]: 'affected' }
  const isOwn = 'pick' in object ? object.in !== 'aside' : /^(?:deckTop|deck|hand|story|discard)$/.test(String(object.in))
  if (isOwn && object.of === undefined && object.affecting === undefined && object.ref === undefined) return { ...object, of: 'affected' }
  return object
}

/** Who chooses what he does picks the cards for it, too. */
function chosenBy(object: Record<string, Json>, by: Who): Record<string, Json> {
  return rebuild(object, (each) => (each.pick === 'choose' && each.of === by && each.by === undefined ? { ...each, by } : each)) as Record<
    string,
    Json
  >
}

/** "Spells cast at Water Locations cost 1 more Sanity", of everybody's Spells: those of whoever is at such a place. */
export function paidThere(rule: Rule, self: Self | undefined): Rule {
  if (!isOfAll(self) || rule.kind !== 'static') return rule
  const { if: asked, effect, ...rest } = rule
  const conditions: readonly Condition[] = asked === undefined ? [] : 'all' in asked ? asked.all : [asked]
  const [where, ...more] = conditions.filter((each) => 'at' in each && Object.keys(each).length === 1) as { readonly at: Filter }[]
  if (where === undefined || more.length > 0 || !('stat' in effect) || !/^(?:castingCost|cost)$/.test(effect.stat)) return rule
  const { of } = effect
  // A Location is played at one place, and lies at another.
  if (of?.pick !== 'all' || of.of !== undefined || (of as Marked).mine || of.is === undefined || of.is.type === 'Location' || of.is.at)
    return rule
  const others = conditions.filter((each) => each !== where)
  const left = others.length > 1 ? { if: { all: others } } : others.length > 0 ? { if: others[0]! } : {}
  return { ...rest, ...left, effect: { ...effect, of: { ...of, is: { ...of.is, at: where.at } } } }
}

/** What everybody's Event cannot say: that something is so for all where one of them is. */
export function strangeToAll(rules: readonly Rule[], self: Self | undefined): boolean {
  // "More Sanity than you", of everybody: than whom? "For each other Cultist in the same Threat": of whose?
  const god = self !== undefined && isGod(self)
  if (god && rules.some((rule) => comparesYou.test(stable(rule)) || countsOneThreat(rule) || countsYours(rule))) return true
  if (!god && !isOfAll(self)) return false
  // "Not affected by Night Events", of what hangs over all: who is not?
  const sparesYou = (rule: Rule): boolean => rule.kind === 'static' && 'immuneTo' in rule.effect && !rule.effect.of
  if (!god && rules.some(sparesYou)) return true
  return rules.some(
    (rule) => rule.kind === 'static' && rule.if !== undefined && /"at":/.test(stable(rule.if)) && !/"who":/.test(stable(rule.if)),
  )
}

/** "Great Old Ones remain in play one more Round", on what hangs over all for longer than that moment. */
export function staysOnce(rules: readonly Rule[], self: Self | undefined): boolean {
  if (!isOfAll(self)) return false
  return rules.some((rule) => rule.kind === 'on' && rule.on === 'played' && rule.do.some((op) => 'extendGOO' in op))
}

/** What an Epidemic does to the others in the place of its opponent, told as if he were one of them and you were not (M18.6). */
export const strikesHimTwice = (rules: readonly Rule[], self: Self | undefined): boolean =>
  self?.subtype === 'Epidemic' &&
  rules.some((rule) => /"if":\{"as":"opponent","same"|"if":\{"same":"\w+","as":"opponent"/.test(stable(rule)))

/** What befalls you at a moment of your own, or at one that comes for all, on what is over everybody: whoever has played it would have laid it on himself alone. */
export function strikesYouAlone(rules: readonly Rule[], self: Self | undefined): boolean {
  const isCommonEvent = isOfAll(self)
  if (!self || !(isCommonEvent || isGod(self))) return false
  const isLoss = (rule: Rule): boolean => isYours(rule) && rule.do.some((op) => 'sign' in op && op.sign < 0)
  return rules.some((rule) => {
    const said = ofAnybody(rule, self)
    return (
      befallsYou(said) ||
      (isCommonEvent && isLoss(rule) && said === rule) ||
      (befallsYours(rule) && losesOfYours(rule)) ||
      (isGod(self) && isOfYourDeed(rule) && leavesYou(rule))
    )
  })
}

/**
 * "As soon as you have fewer than 5 Sanity, ...": on what lies on a player that is waited for, and no question asked once, as it is played
 * (M10.17). What is buried at once waits for nothing, and of what is over everybody it is not said whose Sanity is meant.
 */
export function waitedFor(rules: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] | string {
  // "As soon as this card is played" is when it is.
  const told =
    text.match(/\bas soon as\b(?! (?:this card|it|this Event) (?:is played|is revealed|comes into play|enters play))/gi)?.length ?? 0
  if (told === 0 || !self || !(self.type === 'Event' || isGod(self))) return rules
  const isAsked = (rule: Rule): rule is At => rule.kind === 'on' && rule.on === 'played' && rule.if !== undefined
  const asked = rules.filter(isAsked)
  if (asked.length === 0) return rules
  if (!afflicts(self) || asked.length !== told) return 'It is not said for whom, and how long, this is waited for.'
  return rules.map((rule) => (isAsked(rule) ? { ...rule, on: 'asSoonAs' } : rule))
}

/** Whether something befalls a card of yours, where it is not said whose. */
const befallsYours = (rule: Rule): rule is At => {
  if (rule.kind !== 'on' || typeof rule.on !== 'object') return false
  const { cardLeft, cardReturned, cardFlipped, defended } = rule.on as { readonly [word in string]?: Selector }
  const card = cardLeft ?? cardReturned ?? cardFlipped ?? defended
  return card !== undefined && card.ref === undefined && card.of === undefined && card.affecting === undefined
}

const losesOfYours = ({ do: ops }: At): boolean => ops.some((op) => 'sanity' in op && op.sign < 0 && op.who === 'you')

/** Whether something befalls you alone, or is asked of you, at a time that comes for all. */
const befallsYou = (rule: Rule): boolean => {
  if (rule.kind !== 'on' || typeof rule.on !== 'string') return false
  if (/^(?:round|turn)(?:Start|End)$/.test(rule.on)) return speaksOfYou(rule)
  return /^(?:combatBegins|combatEnded|beforeReveal|threatRevealed|timeChanged|dayBreaks)$/.test(rule.on) && rule.do.some(takesFromYou)
}

const takesFromYou = (op: Op): boolean =>
  ('sanity' in op && op.sign < 0 && op.who === 'you') ||
  ('move' in op && (op.to === 'discard' || op.to === 'bury') && op.move.in === 'hand' && op.move.of === undefined)

/** Whether at a moment of your own nothing happens but that you gain or lose Sanity. */
function isYours(rule: Rule): rule is Extract<Rule, { kind: 'on' }> {
  if (rule.kind !== 'on' || typeof rule.on !== 'object') return false
  const isOwn = /"(?:by|walked|passed|spellCast|drew|gateUsed|locationTurned|newThreat|threatGrew|reshuffled)":"you"/.test(stable(rule.on))
  return isOwn && rule.do.every((op) => 'sanity' in op && op.who === 'you')
}

/** "Lose 1 Sanity each time you walk", on a Storm: whoever does, for Stars and Storms affect all Investigators (M10.25). */
function ofAnybody(rule: Rule, self: Self | undefined): Rule {
  const isOverAll = self?.type === 'Event' && (self.subtype === 'Storm' || self.subtype === 'Star')
  if ((isOverAll || (self && isGod(self))) && isOfRound(rule)) return ofEachThen(rule)
  if (isOfAll(self) && isOfOwnTurn(rule)) return ofWhoseTurn(rule)
  if (!isOverAll || !isYours(rule) || rule.if || rule.cost || rule.optional) return rule
  if (!rule.do.every((op) => 'sanity' in op && typeof op.sanity === 'number')) return rule
  const on = JSON.parse(stable(rule.on).replace(/:"you"/, ':"each"')) as Trigger
  return { ...rule, on, do: rule.do.map((op) => ({ ...op, who: 'actor' }) as Op) }
}

type At = Extract<Rule, { kind: 'on' }>

/** What is done to your cards, your Sanity or your Hand, or asked of you, told of the affected player as on a Phobia; all cards of a kind are nobody's. */
const asOfAffected = (rule: At): At =>
  rebuild(rule as unknown as Json, (object) => {
    const isNobodys = object.pick === 'all' && isOpen(object)
    if (isNobodys || (object.table && isOpen(object))) return object
    const told = settlePhobia(settleBuried(settleTaken(object)))
    return told.affecting === 'you' ? { ...told, affecting: 'affected' } : told
  }) as unknown as At

/** Whether it happens when you do something. */
const isOfYourDeed = (rule: Rule): rule is At =>
  rule.kind === 'on' && typeof rule.on === 'object' && Object.entries(rule.on).some(([key, who]) => who === 'you' && key !== 'on')

/** Whether more is told of you than the Sanity that he gains or loses who does it. */
const leavesYou = (rule: At): boolean => speaksOfYou({ ...swap(rule, '"who":"you"', '"who":"actor"'), on: 'played' })

const speaksOfYou = (rule: At): boolean => stable(asOfAffected(rule)) !== stable(rule)

/** Deeds of which it is told in words of their own whose they are. */
const toldOfSomebody = ['move', 'sanity', 'flip', 'draw', 'exchange', 'choose', 'if'] as const

/** The deeds themselves, within what is chosen or asked, too. */
const deedsWithin = (ops: readonly Op[]): readonly Op[] =>
  ops.flatMap((op) => [
    op,
    ...('choose' in op ? op.choose.flatMap(deedsWithin) : 'if' in op ? [...deedsWithin(op.do), ...deedsWithin(op.else ?? [])] : []),
  ])

/**
 * What befalls you as what befalls him whose Turn or deed it is (M11.52); nothing where it costs something, speaks of opponents, or is of a
 * sort that is nobody's but its player's.
 */
function ofTheActor(rule: At): At | undefined {
  const isTold = deedsWithin(rule.do).every((op) => toldOfSomebody.some((verb) => verb in op))
  if (!isTold || rule.cost || rule.target || rule.limit || /"(?:affected|opponent|eachOpponent|unaffected|each)"/.test(stable(rule.do)))
    return undefined
  const { on, optional, ...told } = swap(asOfAffected(rule), '"affected"', '"actor"')
  if (/"(?:you|unaffected)"|"lostInCombat"/.test(stable(told))) return undefined
  return { ...told, on, ...(optional ? { do: [{ choose: [told.do, []], by: 'actor' }] } : {}) } as At
}

const turnOfYours =
  /\b(?:your (?:own )?(?:next |following )?turns?|turns? (?:(?:that|which|when|whenever|if|while|in which|during which|on which) )?(?:you|your)\b)/i
const everyTurn =
  /\b(?:start|beginning|end) of (?:each|every|any|a) (?:player[’']s )?turn\b(?! (?:(?:that|which|when|whenever|if|while|in which|during which|on which) )?(?:you|your)\b)/i

/**
 * "At the beginning of each Turn that you are at a Water Location", on what is over all: each player at his own Turns; and what a Great Old One
 * does when "you" do something is done to him who does it (M11.52).
 */
export function ofWhoeverItIs(rules: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] {
  if (!self || !(isGod(self) || isOfAll(self))) return rules
  const isOwnTurn = turnOfYours.test(text) && !everyTurn.test(text)
  return rules.map((rule) => {
    if (rule.kind !== 'on' || !speaksOfYou(rule)) return rule
    const isTurn = rule.on === 'turnStart' || rule.on === 'turnEnd'
    const isDeed = isGod(self) && isOfYourDeed(rule)
    const told = (isTurn && isOwnTurn) || isDeed ? ofTheActor(rule) : undefined
    if (!told) return rule
    if (isTurn) return { ...told, on: rule.on === 'turnStart' ? { turnStarts: 'each' } : { turnEnds: 'each' } }
    return { ...told, on: JSON.parse(stable(rule.on).replace(/:"you"/, ':"each"')) as Trigger }
  })
}

/** A loss or gain of yours at the beginning or the end of a Round or of its Combat, or when Day and Night change. */
const isOfRound = (rule: Rule): rule is At =>
  rule.kind === 'on' &&
  typeof rule.on === 'string' &&
  /^(?:round(?:Start|End)|combatBegins|combatEnded|beforeReveal|timeChanged|dayBreaks)$/.test(rule.on) &&
  !rule.optional &&
  rule.do.every((op) => 'sanity' in op && typeof op.sanity === 'number' && op.who === 'you')

/** A loss of yours at the beginning or the end of a Turn of yours. */
const isOfOwnTurn = (rule: Rule): rule is At =>
  rule.kind === 'on' &&
  (rule.on === 'turnStart' || rule.on === 'turnEnd') &&
  !rule.optional &&
  !rule.cost &&
  rule.do.every((op) => 'sanity' in op && typeof op.sanity === 'number' && op.sign < 0 && op.who === 'you')

/** "Lose 1 Sanity at the beginning of each Turn that you are walking", on an Event laid on all Investigators: whoever is, at a Turn of his. */
function ofWhoseTurn(rule: At): Rule {
  const { if: when, ...always } = rule
  // "At the beginning of each Turn", and nothing asked, might be anybody's Turn.
  if (!when || !askedOf.some((each) => each in when) || ('who' in when && when.who !== undefined)) return rule
  const ops = rule.do.map((op) => ({ ...op, who: 'actor' }) as Op)
  const on: Trigger = rule.on === 'turnStart' ? { turnStarts: 'each' } : { turnEnds: 'each' }
  return { ...always, on, do: [{ if: { ...when, who: 'actor' } as Condition, do: ops }] }
}

/** "At the end of each Round, lose 1 Sanity if you are Outside", on what is over all: each player by himself, where he can be asked so. */
function ofEachThen(rule: At): Rule {
  const { if: when, ...always } = rule
  const isAsked = when === undefined || askedOf.some((each) => each in when)
  if (!isAsked || (when && 'who' in when && when.who !== undefined)) return rule
  const ops = rule.do.map((op) => ({ ...op, who: 'actor' }) as Op)
  return { ...always, do: [{ forEach: 'each', do: when ? [{ if: { ...when, who: 'actor' } as Condition, do: ops }] : ops }] }
}

const comparesYou = /"more":"[a-z]+","than":"(?:you","who":"actor|actor","who":"you)"|"moreThan":"(?:you|actor)"/

/** "Each player loses 1 Sanity for each card in your Hand", or half of your Sanity, of everybody: of whose? */
function countsYours(rule: Rule): boolean {
  let found = false
  rebuild(rule as unknown as Json, (object) => {
    const { sanity, draw, who } = object
    const amount = stable(sanity ?? draw ?? 0)
    if (who === 'each' || who === 'eachOpponent')
      found ||= /"mine":true/.test(amount) || /"of":"(?:sanity|sanityAboveMax|handMax|handMin)"(?!,"whose")/.test(amount)
    return object
  })
  return found
}

function countsOneThreat(rule: Rule): boolean {
  const value = rule.kind === 'static' && 'value' in rule.effect ? rule.effect.value : undefined
  return typeof value === 'object' && 'per' in value && value.per.in === 'threat' && value.per.of === undefined
}

/** A part in a defence that is no Ally's, and of which it is not said whose it is. */
export function defendsNobody(rules: readonly Rule[], self: Self | undefined): boolean {
  if (!self || self.type === 'Ally' || self.type === 'Monster') return false
  return stable(rules).includes('{"role":"defending"}')
}

/** "When he is chosen to defend", on what an Ally bears: he who bears it. */
export function withBearerDefending(rules: readonly Rule[], self: Self | undefined): readonly Rule[] {
  const isGiven = rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect)
  const isBorne = self?.type === 'Artifact' && (self.subtype === 'Weapon' || isGiven)
  if (!isBorne) return rules
  return rebuild(rules as unknown as Json, (each) =>
    each['role'] === 'defending' ? { ...each, role: 'hostDefending' } : each,
  ) as unknown as readonly Rule[]
}

/** What a Phobia cannot say of the player it affects: his opponents are not yours. */
export function strangeToPhobia(rules: readonly Rule[], self: Self | undefined): boolean {
  if (self?.type !== 'Event' || !afflicts(self)) return false
  // What is in the other Threat is told of you, and in a Battle.
  if (rules.some((rule) => 'if' in rule && rule.if !== undefined && asksTheirThreat.test(stable(rule.if)))) return true
  if (stable(rules).includes('"affected"')) return false
  return rules.some((rule) => /"(?:opponent|eachOpponent)"|"owner":"you"/.test(stable(rebuild(rule, settlePhobia))))
}

const asksTheirThreat = /"side":"opposing"/

/** Not to bury Phobias is an act of its own, whichever they are. */
function settleForbidden(object: Record<string, Json>): Record<string, Json> {
  if (object.kind !== 'forbid' || typeof object.what !== 'object' || object.what === null || !('bury' in object.what)) return object
  const { is, pick, of, ref } = object.what.bury as Selector
  const isPhobia = is?.type === 'Event' && is.subtype === 'Phobia' && Object.keys(is).length === 2
  return isPhobia && pick !== undefined && (of === undefined || of === 'affected') && ref === undefined
    ? { ...object, what: 'buryPhobias' }
    : object
}

/** To bury a Phobia is to bury one that affects you: whose card it is does not matter. */
function settleBuried(object: Record<string, Json>): Record<string, Json> {
  if (!('move' in object) || object.to !== 'bury') return object
  const selector = object.move as Selector
  const isPhobia = selector.is?.type === 'Event' && selector.is.subtype === 'Phobia' && selector.pick !== undefined
  const open = selector.affecting === undefined && selector.in === undefined
  if (!isPhobia || !open || (selector.of !== undefined && selector.of !== 'affected')) return object
  const { of: affecting = 'you', ...move } = selector
  return { ...object, move: { ...move, affecting } }
}

/** What is taken out of another's Hand and put in a Hand goes to yours: in his it was. */
function settleTaken(object: Record<string, Json>): Record<string, Json> {
  const { in: zone, of } = (object.move ?? {}) as Selector
  const isTaken = object.to === 'hand' && object.whose === undefined && zone === 'hand' && (of === 'opponent' || of === 'eachOpponent')
  return isTaken ? { ...object, whose: 'you' } : object
}

/** "Bury one Ally. If it is Night, discard it instead": what is chosen for the one or the other. */
const aimsEitherWay = (object: Record<string, Json>): boolean =>
  typeof object.target === 'object' &&
  /"do":\[\{"do":\[[^\]]*"ref":"target"[^\]]*\],"else":\[[^\]]*"ref":"target"/.test(
    stable(object.do === undefined ? null : { do: object.do }),
  )

/** Operations that nobody means to do to his own cards by choice. */
const hostile = (object: Record<string, Json>): Selector | undefined =>
  'move' in object && (object.to === 'bury' || object.to === 'discard')
    ? (object.move as Selector)
    : 'flip' in object && object.face === 'down'
      ? (object.flip as Selector)
      : 'value' in object && (object.how === 'half' || (typeof object.value === 'number' && object.value < 0))
        ? ofAllies(object.of as Selector | undefined)
        : 'cannotBe' in object &&
            /^(?:attacking|defending|fighting)$/.test(String(object.cannotBe)) &&
            (object.of as Selector).pick === 'choose'
          ? (object.of as Selector)
          : aimsEitherWay(object) || harmsAim(object)
            ? (object.target as unknown as Selector)
            : undefined

/** "Flip one Ally. That Ally ...", "Increase the value of one Ally by 3. Bury that Ally ...": what is chosen, for the first that is done to it. */
function aimsFirst({ target, do: ops }: Record<string, Json>): boolean {
  if (typeof target !== 'object' || !Array.isArray(ops)) return false
  const isTarget = (of: Selector | undefined): boolean => of?.ref === 'target' && Object.keys(of).length === 1
  // What it bears goes before it.
  const first = (ops as Op[]).find((op) => !('move' in op && op.move.borneBy === 'target'))
  if (!first) return false
  if ('flip' in first) return first.face === 'down' && isTarget(first.flip)
  if ('move' in first) return /^(?:bury|discard|hand)$/.test(first.to) && isTarget(first.move)
  return 'start' in first && first.start.kind === 'static' && 'value' in first.start.effect && isTarget(first.start.effect.of)
}

/** "Flip one Ally and all Artifacts it bears": what is chosen with all it has. */
const harmsAim = (object: Record<string, Json>): boolean =>
  typeof object.target === 'object' &&
  /"face":"down","flip":\{[^}]*"borneBy":"target"|"borneBy":"target"[^}]*\}[^}]*\},"face":"down"/.test(stable(object.do ?? null))

/** Of a Monster in Combat it goes without saying on which side it is. */
const ofAllies = (of: Selector | undefined): Selector | undefined => (of?.is?.type === 'Ally' ? of : undefined)

/** "Bury one Great Old One in play", "Subtract 2 from one Ally in play": whosesoever it is; what is paid with, counted or exchanged is one's own. */
function settleTable(object: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(object).map(([key, each]) => [
      key,
      !/^(?:other|per|for)$/.test(key) && isOnTable(each) ? { ...each, of: 'each' } : each,
    ]),
  )
}

function isOnTable(value: Json): value is Record<string, Json> {
  const { table, pick, mine, of, in: zone, ref, affecting, borneBy } = (value ?? {}) as Record<string, Json>
  return (
    table === true &&
    pick === 'choose' &&
    (zone ?? 'play') === 'play' &&
    [mine, of, ref, affecting, borneBy].every((each) => each === undefined)
  )
}

/** "One Student", "Cultists of 2 points or less": told by what only persons are, where the line speaks of Allies. */
function tellsOfPersons({ or, ...is }: Filter): boolean {
  const isBare = Object.keys(is).every(
    (key) => key === 'attr' || key === 'anyAttr' || key === 'value' || key === 'defending' || key === 'bears',
  )
  return isBare && (or ? or.every(tellsOfPersons) : is.attr !== undefined || is.anyAttr !== undefined || is.value !== undefined)
}

/** An Event or Spell that names no owner means cards of the player on its target line. */
function settleTarget(object: Record<string, Json>, target: string): Record<string, Json> {
  const key =
    'move' in object
      ? 'move'
      : 'flip' in object
        ? 'flip'
        : 'value' in object || 'noEffects' in object || ('attribute' in object && 'of' in object)
          ? 'of'
          : aimsEitherWay(object) || aimsFirst(object)
            ? 'target'
            : undefined
  const selector = key && (object[key] as Selector)
  const types = [selector?.is?.type ?? []].flat()
  const isWeapon = /weapon/i.test(String(selector?.is?.subtype))
  const noun = /^(?:one|an|any)/i.test(target) ? otherLine.exec(target)?.groups?.['noun']?.toLowerCase() : undefined
  const isNoun = noun !== undefined && selector?.is !== undefined && stable(selector.is).toLowerCase().includes(`"${noun}"`)
  const of: Who | undefined = ofAnOpponent.test(target)
    ? 'opponent'
    : isNoun || /(?:^|\bor )(?:one|an|any) (?:ally|artifact|tome|spell)/i.test(target)
      ? 'each'
      : undefined
  // Of other cards than Allies the line tells only where it names them.
  const isTold = (type: string): boolean =>
    /^(?:Ally|Artifact|Tome|Spell)$/.test(type) &&
    new RegExp(`\\b${type === 'Artifact' && isWeapon ? '(?:Artifact|Weapon)' : type}`, 'i').test(target)
  const isPerson = selector?.is !== undefined && /\ball(?:y|ies)\b/i.test(target) && tellsOfPersons(selector.is)
  const isNamed = isNoun || isPerson || (types.length > 0 && (types.every((type) => type === 'Ally') || types.every(isTold)))
  // "All Allies", where the line speaks of those of an opponent.
  const isAllOfHis =
    selector?.pick === 'all' && /^(?:(?:an|one|any) )?opponent[’']s (?:\S+ )?(?:allies|artifacts|tomes|spells|weapons)$/i.test(target)
  const isPicked = selector?.pick === 'choose' || selector?.pick === 'random' || isAllOfHis
  // "Up to two Artifacts in play", where the line speaks of your own.
  const isYours = /^(?:(?:one|any|all|some) (?:of )?)?your (?!opponent|investigator|story|mythos|hand|threat)/i.test(target)
  if (isYours && key && isPicked && isNamed && isOnTable(selector)) return { ...object, [key]: { ...selector, mine: true } }
  if (of === undefined || !key || !isPicked || !isNamed || (selector as Marked).mine) return object
  const isOpen = selector.of === undefined && selector.affecting === undefined && selector.in === undefined
  return isOpen ? { ...object, [key]: { ...selector, of } } : object
}

type Open = Selector & { readonly mine?: true }

/** All cards of a kind, of which it is not said whose they are, or where. */
const isNobodys = (of: Open | undefined): of is Open =>
  of?.pick === 'all' && of.of === undefined && of.ref === undefined && of.in === undefined && !of.mine && !of.opposing

/** "Weapons add nothing": whosever they are, for nobody means his own alone. */
function ofWorthless(object: Record<string, Json>): Record<string, Json> {
  const of = object.of as Open | undefined
  return 'addsNothing' in object && isNobodys(of) && of.borneBy === undefined
    ? { ...object, of: { ...of, of: 'each' } as unknown as Json }
    : object
}

/** "Allies without Weapons may not defend", on a Monster: against it, for it is met by no others. */
function ofWhomItMeets(object: Record<string, Json>): Record<string, Json> {
  const of = object.of as Open | undefined
  return object.cannotBe === 'defending' && isNobodys(of) && !object.by ? { bypass: of.is as unknown as Json, may: true } : object
}

/** "Cancel a Spell just cast", of which the target line tells that it is an opponent's. */
function ofAnswered(object: Record<string, Json>, target: string): Record<string, Json> {
  const window = object.window as { readonly by?: Who } | string | undefined
  const isAnybodys = typeof window === 'object' && window.by === 'each'
  return isAnybodys && ofAnOpponent.test(target) ? { ...object, window: { ...window, by: 'opponent' } } : object
}

/** "Bury one Ally or lose your next Turn": where the one harms you so does the other, and is done to your own cards. */
function withoutOwnDuties<T>(said: T): T {
  const harms = (op: Op): boolean => ('skip' in op && op.who === 'you') || ('sanity' in op && op.who === 'you' && op.sign < 0)
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within)
    if (typeof value !== 'object' || value === null) return value
    const { choose, by } = value as { readonly choose?: readonly (readonly Op[])[]; readonly by?: Who }
    if (choose !== undefined && by === 'you' && choose.some((ops) => ops.some(harms))) return { choose: [], by }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, within(each)]))
  }
  return within(said) as T
}

/** Whether an Event or Spell harms a card of which it is not said whose it is. */
export function harmsNobody(rules: readonly Rule[], self: Self | undefined): boolean {
  // A Location may well ask something of who comes there, and a Travel Event of who is on it; of other cards it must be said.
  if (!self || self.type === 'Location' || self.type === 'Investigator' || self.subtype?.startsWith('Travel')) return false
  let found = false
  rebuild(rules.map(withoutOwnDuties), (object) => {
    const what = hostile(object)
    // One by lot among everybody's cards would be one of each player's.
    const isAnybodys = what?.pick === 'random' && (what as Marked & { readonly table?: true }).table && what.of === undefined
    if (isAnybodys && !(what as Marked).mine && !afflicts(self)) found = true
    // "All Cultists are buried", by an Event: nobody plays it to bury his own, nor says that it is everybody's.
    const isPlayed = self.type === 'Event' || self.type === 'Spell' || self.type === 'Monster'
    const isOfNobody = what?.pick === 'all' && what.is !== undefined && !('value' in object) && isPlayed
    if (isOfNobody && stable({ ...what, is: null }) === '{"is":null,"pick":"all"}') found = true
    // "Bury any other Moon Event": one's own Events are nothing one plays an Event against.
    const isEvent = what?.is?.type === 'Event' && what.is.subtype !== 'Phobia' && what.pick === 'choose' && !(what as Marked).mine
    if (isEvent && self.type === 'Event' && isOpen(what as Record<string, Json>)) found = true
    // "Bury Howard Lovecraft": whoever has him.
    const isByTitle = (what as Marked | undefined)?.named && what?.of === undefined && what?.in === undefined
    if (isByTitle && !(what as Marked).mine && /^(?:Event|Spell|Monster)$/.test(self.type)) found = true
    if (
      (what?.pick === 'choose' || (what?.pick === 'random' && (self.type === 'Monster' || what.is?.borneBy !== undefined))) &&
      what.is &&
      [what.is.type, ...(what.is.or ?? []).map(({ type }) => type)].some(
        (type) => type === 'Ally' || type === 'Monster' || type === 'Artifact' || type === 'Tome' || type === 'Spell',
      )
    ) {
      const said = what as Marked
      // "One Monster among them": of the cards that were turned up or looked at.
      const isOfSeen = said.ref === 'revealed' || said.ref === 'looked'
      const isOpen =
        !isOfSeen &&
        said.of === undefined &&
        said.affecting === undefined &&
        said.in === undefined &&
        !said.borneBy &&
        !said.opposing &&
        !said.table
      if (isOpen && !said.mine) found = true
    }
    return object
  })
  return found
}

/** Whether one may give up a card at a moment and gets nothing for it, while more is told: what that is done for was not understood as such. */
export function givenForNothing(rules: readonly Rule[], self: Self | undefined): boolean {
  if ((self?.type !== 'Ally' && self?.type !== 'Artifact' && self?.type !== 'Tome') || rules.length < 2) return false
  return rules.some(
    (rule) =>
      rule.kind === 'on' &&
      rule.optional === true &&
      rule.cost === undefined &&
      rule.do.every((op) => 'move' in op && op.move.ref === 'self' && (op.to === 'bury' || op.to === 'discard')),
  )
}

/** Whether a Location says of itself that it may be played beyond its Region or Dimension: which way leads there is not told so. */
export function tellsNoWay(rules: readonly Rule[], self: Self | undefined): boolean {
  if (self?.type !== 'Location') return false
  return rules.some((rule) => rule.kind === 'permit' && 'play' in rule.permit && rule.permit.play.title === 'self')
}

/** Whether a card at which nobody can be calls itself "here". */
export function tellsNoPlace(rules: readonly Rule[], self: Self | undefined): boolean {
  if (!self || self.type === 'Location' || self.type === 'Event' || self.type === 'Investigator') return false
  const isOnArrival = rules.some((rule) => rule.kind === 'on' && (rule.on === 'arrived' || rule.on === 'departed'))
  return isOnArrival || /"(?:at|arrivedAt)":\{"title":"self"\}|"thisGate"/.test(stable(rules))
}

/** Whether something holds for good for a card that nobody ever picks: "One Ally gains 1" on a card that stays. */
export function holdsForNone(rules: readonly Rule[], self: Self | undefined): boolean {
  if (!self) return false
  // "Each Threat loses 2" on a card of one player: those against him alone, or his own, too?
  const isEverybodys = self.type === 'Event' || isGod(self)
  if (!isEverybodys && stable(rules).includes('"of":"eachThreat"')) return true
  // Whose Threat it is would have to be chosen.
  if (rules.some((rule) => rule.kind === 'static' && 'threatValue' in rule.effect && rule.effect.from)) return true
  // "Each of your Allies gains 1, and may not defend" on an Event: who, if not the Allies?
  const defends = self.type === 'Ally' || self.type === 'Monster'
  // "Summon a Monster. Add 1 to its value": a Spell has none.
  const isWorthless = self.type === 'Spell' || self.type === 'Tome' || self.type === 'Location'
  if (isWorthless && rules.some((rule) => changesOwnValue(rule))) return true
  // "Spells from this Tome cost 1 more, but may not be cancelled": of the Spells, for what a Tome is there for is not cancelled.
  const isCancelled = self.type === 'Spell' || self.type === 'Event' || self.type === 'Artifact'
  if (!isCancelled && rules.some((rule) => rule.kind === 'forbid' && keepsItself(rule.what))) return true
  const isFighting = (rule: Rule): boolean =>
    rule.kind === 'static' && 'cannotBe' in rule.effect && rule.effect.cannotBe !== 'flipped' && rule.effect.of.ref === 'self'
  if (!defends && rules.some(isFighting)) return true
  const isPicked = (of: Selector | undefined): boolean => (of?.pick === 'choose' || of?.pick === 'random') && !of.extreme
  return rules.some((rule) => {
    if (rule.kind !== 'static' || !('value' in rule.effect || 'immuneTo' in rule.effect)) return false
    // "The value of one Monster in the opposing Threat": of which?
    const value = 'value' in rule.effect ? rule.effect.value : undefined
    return isPicked(rule.effect.of) || (typeof value === 'object' && 'of' in value && isPicked(value.card))
  })
}

/** Whether it is this very card that may not be cancelled. */
const keepsItself = (what: Act): boolean => typeof what === 'object' && 'cancel' in what && what.cancel.title === 'self'

/** Whether rules, or anything within them, change the value of this very card. */
function changesOwnValue(rules: unknown): boolean {
  if (typeof rules !== 'object' || rules === null) return false
  const { value, of } = rules as { value?: unknown; of?: { readonly ref?: unknown } }
  if (value !== undefined && of?.ref === 'self') return true
  return Object.values(rules).some((each) => changesOwnValue(each))
}

/** That cards are yours goes without saying (M17.24), once it is settled whose they are. */
export function withoutMine(rules: readonly Rule[]): readonly Rule[] {
  return rebuild(rules, ({ mine: _, table: _table, named: _named, ...object }) => {
    // That you choose goes without saying, too (M17.25); who plays a card is another matter.
    if ('is' in object && Object.keys(object.is as object).length === 0 && 'pick' in object) {
      const { is: _is, ...any } = object
      return any.by === 'you' ? withoutBy(any) : any
    }
    if (object.by !== 'you' || !('pick' in object)) return object
    const { by: _by, ...rest } = object
    return rest
  }) as readonly Rule[]
}

function withoutBy({ by: _, ...rest }: Record<string, Json>): Record<string, Json> {
  return rest
}

const burySelf: Op = { move: { ref: 'self' }, to: 'bury' }

/**
 * "Bury this card if you have no Allies", of a card that stays: as soon as that comes to be so, and not as it is played. An Event
 * that is done at once is buried anyway (M10.8).
 */
export function endsAsSoonAs(rules: readonly Rule[], self: Self | undefined, text: string): readonly Rule[] {
  const gone = [
    ...(['bury', 'discard'] as const).map((to) => stable([{ move: { ref: 'self' }, to }])),
    stable([{ flip: { ref: 'self' }, face: 'down' }]),
  ]
  const isEnd = (rule: Rule): boolean =>
    rule.kind === 'on' && rule.on === 'played' && rule.if !== undefined && !rule.optional && !rule.cost && gone.includes(stable(rule.do))
  const stays = (rule: Rule): boolean => rule.kind !== 'require' && !(rule.kind === 'on' && rule.on === 'played')
  // "Discard this card if your Sanity is 3 or less" is no use that one chooses, and no card is played to be gone at once.
  const isUse = (rule: Rule): boolean =>
    rule.kind === 'action' && rule.window === 'turn' && rule.if !== undefined && !rule.cost && gone.includes(stable(rule.do))
  const applies = self?.type === 'Event' ? rules.some(stays) : self !== undefined && !/\b(?:played|turn|you may)\b/i.test(text)
  if (!applies) return rules
  return rules.map((rule): Rule => {
    if (!isEnd(rule) && (self?.type === 'Event' || !isUse(rule))) return rule
    const { if: so, do: end } = rule as Extract<Rule, { kind: 'on' }>
    return { kind: 'on', on: 'asSoonAs', ...(so ? { if: so } : {}), do: end }
  })
}

/** Whether a clause says itself whom it befalls. Who only fulfils its condition is not yet whom it befalls. */
function namesAffected(rule: Rule): boolean {
  const { if: _if, ...rest } = rule as Rule & { readonly if?: unknown }
  return stable(rest).includes('"affected"')
}

/** "Joins Ghouls. Does not join other Monsters": others than those it joins. */
function withoutJoined(rules: readonly Rule[]): readonly Rule[] {
  const joined = rules.flatMap((rule) =>
    rule.kind === 'static' && 'join' in rule.effect && rule.effect.may && !rule.effect.of ? [rule.effect.join] : [],
  )
  const [first, ...more] = joined
  if (!first) return rules
  const not: Filter = more.length === 0 ? first : { or: [...joined] }
  return rules.map((rule) => {
    const isRest = rule.kind === 'static' && 'join' in rule.effect && !rule.effect.may && stable(rule.effect.join) === '{"type":"Monster"}'
    return isRest
      ? { ...rule, effect: { ...rule.effect, join: { type: 'Monster', not } } as Extract<Rule, { kind: 'static' }>['effect'] }
      : rule
  })
}

/** The rules of a card, from the rules of its sentences. */
export function settle(rules: readonly Rule[], self: Self | undefined): readonly Rule[] {
  const isPhobia = self?.type === 'Event' && afflicts(self)
  const god = self !== undefined && isGod(self)
  const isEverybodys = god || isOfAll(self)
  const settleOne = (asPhobia: boolean, isRevealed: boolean) => (object: Record<string, Json>) => {
    let result = settleAny(object, self)
    // On an Ally "the Ally" is this card, which nobody bears.
    if (self?.type === 'Ally' && 'card' in result && 'is' in result && (result.card as Selector).ref === 'host')
      result = { ...result, card: { ref: 'self' } }
    if (!self) return result
    if (self.target && (self.type === 'Event' || self.type === 'Spell')) result = ofAnswered(settleTarget(result, self.target), self.target)
    if (/^(?:Event|Spell|Monster|Location)$/.test(self.type)) result = ofWorthless(result)
    if (self.type === 'Monster' && !god) result = ofWhomItMeets(result)
    // A Great Old One lays what it says of all Defending Allies upon both sides.
    if ((self.type === 'Monster' && !(god && result.pick === 'all')) || isRevealed) result = settleDefenders(result)
    if ('holdsSpells' in result && (result.of as Selector | undefined)?.ref === 'self') {
      const { of: _, ...own } = result
      result = own
    }
    // What an Artifact itself can never be, its bearer cannot be made.
    if (self.type === 'Artifact' && 'cannotBecome' in result && (result.of as Selector | undefined)?.ref === 'self')
      result = { ...result, of: { ref: 'host' } }
    if (!asPhobia) result = settleTable(result)
    if (god) result = settleGod(result)
    result = settleForbidden(settleBuried(settleTaken(result)))
    return isEverybodys ? settleCommon(result) : asPhobia ? settlePhobia(result) : result
  }
  const isWeapon = self?.type === 'Artifact' && (self.subtype === 'Weapon' || self.subtype === 'Enchanted Weapon')
  const borne = isWeapon ? rules.flatMap(ofItsBearer) : rules
  // What an Event does when Threats are revealed it does as one of a Threat.
  const isOfThreat = (rule: Rule): boolean => self?.type === 'Event' && rule.kind === 'on' && rule.on === 'threatRevealed'
  const settled = borne.map((rule) => rebuild(ofEachAny(rule), settleOne(isPhobia && !namesAffected(rule), isOfThreat(rule))) as Rule)
  const told = withoutJoined(settled)
    .map((rule) => asItIs(ofAnybody(rule, self), self))
    .flatMap((rule) => withoutRestated(rule, self))
  return attached(
    told.filter((rule, index) => told.findIndex((each) => stable(each) === stable(rule)) === index),
    self?.type === 'Artifact',
    isWeapon,
  )
}

/** "That player" is the opponent, where it is not said of each of several. */
function ofWhomItFights(value: Json): Json {
  if (Array.isArray(value)) return value.map(ofWhomItFights)
  if (typeof value !== 'object' || value === null) return value === 'actor' ? 'opponent' : value
  const { forEach, choose, by } = value as Record<string, Json>
  const isOfEach = forEach !== undefined || (choose !== undefined && (by === 'each' || by === 'eachOpponent'))
  return isOfEach ? value : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, ofWhomItFights(each)]))
}

/** "Each one surviving to affect your opponent's Allies buries one Corrupt Ally": what a Monster does then is done to his cards. */
function theirs(ops: readonly Op[], rule: Extract<Rule, { kind: 'on' }>, self: Self | undefined): readonly Op[] {
  if (self?.type !== 'Monster' || rule.optional || rule.cost) return ops
  return ops.map((op): Op => {
    const what = hostile(op as unknown as Record<string, Json>) as Marked | undefined
    const isOpen =
      what?.is !== undefined &&
      (what.pick === 'choose' || what.pick === 'random') &&
      [what.of, what.in, what.ref, what.affecting, what.borneBy, what.mine, what.table].every((each) => each === undefined)
    if (!isOpen || !('move' in op || 'flip' in op)) return op
    return 'move' in op ? { ...op, move: { ...op.move, of: 'opponent' } } : { ...op, flip: { ...op.flip, of: 'opponent' } }
  })
}

/** A Location that is played from another one is walked to (M6.25); what holds Spells and is no Tome has no other room for them. */
function asItIs(rule: Rule, self: Self | undefined): Rule {
  if (self?.type === 'Location' && rule.kind === 'permit' && 'play' in rule.permit && rule.if && 'at' in rule.if) {
    const { play, waive } = rule.permit
    const { if: there, ...rest } = rule
    // "In the Dreamlands as well as in the Waking World" says nothing of the Region, so it tells no way.
    const isFar = waive.some((each) => each !== 'dimension') && waive.every((each) => /^(?:region|dimension|place)$/.test(each))
    if (play.title === 'self' && isFar && (there.who ?? 'you') === 'you') {
      const isAnywhere = Object.keys(there.at).every((key) => key === 'type')
      return { ...rest, permit: { route: { walkTo: { title: 'self' } } }, ...(isAnywhere ? {} : { if: there }) }
    }
  }
  // What a Spell costs, it costs to cast.
  if (
    self?.type === 'Spell' &&
    rule.kind === 'static' &&
    'stat' in rule.effect &&
    rule.effect.stat === 'cost' &&
    rule.effect.of?.ref === 'self'
  )
    return { ...rule, effect: { ...rule.effect, stat: 'castingCost' } }
  if (self && rule.kind === 'permit' && 'play' in rule.permit && rule.permit.play.title === 'self')
    return { ...rule, permit: { ...rule.permit, waive: foundThere(rule.permit.waive, self.type, rule.if) } }
  // Who made you lose it is known.
  if (rule.kind === 'on' && typeof rule.on === 'object' && 'cardLeft' in rule.on && rule.on.by)
    return { ...rule, do: swap(rule.do, '"opponent"', '"actor"') }
  // An Artifact absorbs nothing: its bearer does.
  if (self?.type === 'Artifact' && rule.kind === 'instead' && 'wouldBeBuried' in rule.of && rule.of.wouldBeBuried.ref === 'self') {
    if (rule.of.fullLoss !== undefined || rule.of.unhurt) return { ...rule, of: { ...rule.of, wouldBeBuried: { ref: 'host' } } }
  }
  // "Each survivor causes that player to discard": whom it fights (M14.77).
  if (
    rule.kind === 'on' &&
    (rule.on === 'survivedCosmicBattle' || rule.on === 'reachedDefenders' || rule.on === 'dealtLoss' || rule.on === 'dealtSanity')
  )
    return { ...rule, do: theirs(ofWhomItFights(rule.do as unknown as Json) as unknown as readonly Op[], rule, self) }
  if (self && (self.type === 'Ally' || self.type === 'Artifact') && rule.kind === 'static' && 'stat' in rule.effect) {
    const { stat, how, by, of } = rule.effect
    if (stat === 'spellCapacity' && how === 'set' && typeof by === 'number' && by > 0 && of?.ref === 'self')
      return { ...rule, effect: { holdsSpells: by } }
  }
  return rule
}

/** What a Location need not be for this very card: for a Tome its attribute, and for an Ally the place that a Region is only part of. */
function foundThere(told: readonly Waiver[], type: Self['type'], when: Condition | undefined): readonly Waiver[] {
  const own: Waiver | undefined = type === 'Ally' ? 'place' : type === 'Tome' || type === 'Artifact' ? 'attribute' : undefined
  if (own === undefined) return told
  const waive =
    own === 'place'
      ? told
      : told.filter((each) => each !== 'region' || !told.includes('place')).map((each) => (each === 'place' ? own : each))
  // "At any Port, in either Dimension": at whatever Port; "in the Dreamlands" says no more than the Dimension.
  const places = when !== undefined && 'at' in when ? (when.at.or ?? [when.at]) : []
  const isAtPlace = places.length > 0 && !places.every((each) => each.dimension !== undefined && Object.keys(each).length <= 2)
  const isElsewhere = waive.includes('region') || waive.includes('dimension')
  return [...new Set([...(isAtPlace && isElsewhere ? [own] : []), ...waive])]
}

/** An Event that has done what it says is buried (M10.8), and a Location's pentagram is applied on arrival: neither is a clause. */
function withoutRestated(rule: Rule, self: Self | undefined): readonly Rule[] {
  // What an Ally or an Artifact has cast is buried anyway (M7.23, M8.13).
  if (rule.kind === 'static' && 'onceCast' in rule.effect && rule.effect.onceCast === 'bury' && self && self.type !== 'Tome') return []
  if (rule.kind !== 'on') return [rule]
  let ops = rule.do
  // Threats are revealed in Combat and nowhere else (M14.2).
  if (rule.on === 'threatRevealed' && rule.if && 'all' in rule.if) {
    const all = rule.if.all.filter((each) => !('role' in each && each.role === 'inCombat'))
    if (all.length < rule.if.all.length) return [{ ...rule, if: all.length === 1 ? all[0]! : { all } }]
  }
  if (rule.on === 'played' && self?.type === 'Event' && stable(ops.at(-1)) === stable(burySelf)) ops = ops.slice(0, -1)
  const [first] = ops
  if (rule.on === 'arrived' && typeof self?.sanity === 'number' && first && 'sanity' in first && first.sanity === Math.abs(self.sanity)) {
    if (first.sign === Math.sign(self.sanity)) ops = ops.slice(1)
  }
  return ops.length === 0 ? [] : [{ ...rule, do: ops }]
}

/** "Add 3 to the value of any Soldier", on a Weapon: of the one who bears it, and no other Ally may. */
function ofItsBearer(rule: Rule): readonly Rule[] {
  if (rule.kind !== 'static' || !('value' in rule.effect)) return [rule]
  const { is, n, pick, any: _, ...rest } = rule.effect.of as Marked
  const isBearer = is !== undefined && (is.type === undefined || is.type === 'Ally') && is.title === undefined
  if (!isBearer || n !== 1 || pick !== 'choose' || Object.keys(rest).length > 0) return [rule]
  // "At Night, add 3 to any Soldier": whether others may bear it at other times is not said.
  if (rule.if && stable(is) !== '{"type":"Ally"}') return [rule]
  const attachedTo = { type: 'Ally' as const, ...is }
  return [
    { ...rule, effect: { ...rule.effect, of: { ref: 'host' } } },
    { kind: 'static', effect: { attachedTo, sharesFate: true } },
  ]
}

/** "Any Detective adds 2": what holds for any such card holds for each. */
function ofEachAny(rule: Rule): Rule {
  // "The Gate of any Arkham Location may be used again": of each.
  if (rule.kind === 'static' && 'gateReuse' in rule.effect && rule.effect.of) {
    const { any, n, ...of } = rule.effect.of as Marked
    return any && n === 1 && of.pick === 'choose' ? { ...rule, effect: { ...rule.effect, of: { ...of, pick: 'all' } } } : rule
  }
  if (rule.kind !== 'static' || !('value' in rule.effect)) return rule
  const { any, n, ...of } = rule.effect.of as Marked
  return any && n === 1 && of.pick === 'choose' ? { ...rule, effect: { ...rule.effect, of: { ...of, pick: 'all' } } } : rule
}

/** A card that speaks of its bearer is given to one, and once is enough. */
function attached(rules: readonly Rule[], isArtifact: boolean, isWeapon: boolean): readonly Rule[] {
  const isGiven = (rule: Rule): boolean => rule.kind === 'static' && 'attachedTo' in rule.effect
  const sharing = rules.some((rule) => rule.kind === 'static' && 'attachedTo' in rule.effect && rule.effect.sharesFate)
  const bonds = rules.flatMap((rule) => (rule.kind === 'static' && 'attachedTo' in rule.effect ? [rule.effect] : []))
  // Of two sentences about it, one tells more of the bearer.
  const most = bonds.map(({ attachedTo }) => attachedTo).toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0]
  // "If Ally is lost, place this card in your Discard Pile": that is another fate than his.
  const isApart = rules.some(
    (rule) =>
      rule.kind === 'on' &&
      typeof rule.on === 'object' &&
      'cardLeft' in rule.on &&
      rule.on.cardLeft.ref === 'host' &&
      rule.do.some((op) => 'move' in op && op.move.ref === 'self' && op.to !== 'bury'),
  )
  const together = {
    ...(most ? { attachedTo: most } : {}),
    sharesFate: !isApart,
    ...(bonds.some((each) => each.uncounted) ? { uncounted: true as const } : {}),
    ...(bonds.some((each) => each.orYou) ? { orYou: true as const } : {}),
  }
  // "Give this card to an Ally" and "it suffers the same fate" are one clause.
  const once = sharing
    ? rules
        .map((rule) =>
          rule.kind === 'static' && 'attachedTo' in rule.effect ? { ...rule, effect: { ...rule.effect, ...together } } : rule,
        )
        .filter((rule, index, all) => !isGiven(rule) || all.findIndex(isGiven) === index)
    : rules
  // "May not bypass the Ally who bears this Weapon" tells of him, too.
  const host = once.findIndex((rule) => /"host/.test(stable(rule)))
  if (!isArtifact || host < 0 || once.some(isGiven)) return once
  // "The Ally wearing this card": any other Artifact is one's own, and is given to an Ally where it speaks of him, or later by a use.
  if (!isWeapon) {
    const given: Rule = { kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: false } }
    return once.some((rule) => /"give":\{/.test(stable(rule))) ? once : [...once.slice(0, host), given, ...once.slice(host)]
  }
  // However he is lost, it goes where it is said.
  const isWhollyApart = rules.some(
    (rule) =>
      rule.kind === 'on' &&
      !rule.if &&
      !rule.optional &&
      typeof rule.on === 'object' &&
      'cardLeft' in rule.on &&
      rule.on.cardLeft.ref === 'host' &&
      rule.on.to === undefined &&
      stable(rule.do) === stable([{ move: { ref: 'self' }, to: 'discard' }]),
  )
  const given: Rule = { kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: !isWhollyApart } }
  return [...once.slice(0, host + 1), given, ...once.slice(host + 1)]
}

/** Sentences about the same moment are one clause; so are those that go on with an action without naming a moment (`isImplied`). */
export function joined(rules: readonly Rule[], more: readonly Rule[], isImplied: boolean): readonly Rule[] {
  const last = rules.at(-1)
  const [next] = more
  if (!last || !next || more.length !== 1) return [...rules, ...more]
  const told = aboutIt(last, next) ?? ofThePicked(last, next)
  if (told) return [...rules.slice(0, -1), told]
  const shown = withShown(last, next)
  if (shown) return [...rules.slice(0, -1), shown]
  if (!does(last) || !does(next) || !isSameMoment(last, next) || (last.kind === 'action' && !isImplied)) return [...rules, ...more]
  const ops = goesOnWith(last, next)
  return ops ? [...rules.slice(0, -1), { ...last, do: [...last.do, ...ops] }] : [...rules, ...more]
}

/** What a clause at the same moment adds to the one before it; undefined if it stands for itself. */
function goesOnWith(last: Doing, next: Doing): readonly Op[] | undefined {
  // An answer is one, whatever it costs.
  const isOne = bare(last) || (last.kind === 'action' && typeof last.window === 'object' && !last.limit)
  // "Discard the top card of his Mythos Deck. If it is an Ally, draw one card, otherwise lose 1 Sanity."
  const both = bare(next) && goneOne(last) ? askedAlone(next.do) : undefined
  const ofBoth = both && ofTheGone(both.if, last.do)
  if (ofBoth) return [{ ...both, if: ofBoth }]
  if (isOne && bare(next)) return next.do
  // "Choose one Ally. That Ally is Buried. Its owner draws one card": he whose card has gone.
  const { target: _, ...unaimed } = last
  if (bare(unaimed) && bare(next) && /:"owner"/.test(stable(next.do))) return next.do
  const { if: condition, optional, ...alone } = next as Doing & { readonly optional?: boolean }
  if (!condition || !bare(alone)) return undefined
  // "If it is a Monster, ..." goes on with the card that was just revealed.
  const isOfShown = 'revealedIs' in condition && (last.kind === 'on' ? bare(last) : showsOne(last))
  // "Discard the top card of his Mythos Deck. If it is an Event, ...": the card that went.
  const ofGone = goneOne(last) ? ofTheGone(condition, last.do) : undefined
  if (ofGone) {
    const ops = optional ? leftOpen(next.do) : next.do
    return ops && [{ if: ofGone, do: ops }]
  }
  // "Look at your opponent's Hand. If he has more than four cards, ...": that opponent.
  if (!isOfShown && !(bare(last) && looksAtOpponents(last))) return undefined
  const ops = optional ? leftOpen(next.do) : next.do
  return ops && [{ if: condition, do: ops }]
}

/** Whether the last thing a clause tells is a look at what one opponent keeps hidden. */
function looksAtOpponents(rule: Doing): boolean {
  const op = rule.do.at(-1)
  return op !== undefined && 'look' in op && op.look.of === 'opponent' && (op.look.in === 'hand' || op.look.in === 'threat')
}

/** Whether a clause that looks at a card, or turns one up, is the last one told. */
export function showsOne(rule: Rule | undefined): rule is Doing {
  const op = lastDeed(rule)
  return op !== undefined && (isSight(op) || ('choose' in op && op.choose.every(([one, more]) => one && !more && isSight(one))))
}

const isSight = (op: Op): boolean => 'look' in op || 'reveal' in op

/** Whether a sentence speaks of the card that the clause before it turns up. */
export function speaksOfShown(rule: Rule | undefined, more: object): rule is Doing {
  return (
    does(rule) &&
    (/"reveal":|"(?:look|arrange)":\{"in":"deckTop"/.test(stable(rule.do)) || oneSeen.test(stable(rule.do))) &&
    /"ref":"revealed"|"revealedIs":|"from":"deckTop"|"card":\{"ref":"looked"\}/.test(stable(more))
  )
}

/** What is left to a player within a clause: one deed that can be left, or all of them. */
function leftOpen(ops: readonly Op[]): readonly Op[] | undefined {
  const [only] = ops
  if (only && ops.length === 1 && ('move' in only || 'play' in only || 'travel' in only)) return [{ ...only, optional: true }]
  return ops.every((op) => 'sanity' in op || 'draw' in op || 'reveal' in op) ? [{ choose: [ops, []], by: 'you' }] : undefined
}

/** "If it is a Monster, lose 1 Sanity. Discard the revealed card": known in the clause that turned it up. */
function withShown(last: Rule, next: Rule): Rule | undefined {
  if (!speaksOfShown(last, next) || last.kind !== next.kind) return undefined
  const { kind: _kind, do: said, if: when, optional, ...rest } = next as Extract<Rule, { kind: 'on' }>
  const ops = optional ? leftOpen(said) : said
  const moment = (rule: Rule): string => (rule.kind === 'on' ? stable(rule.on) : rule.kind === 'action' ? stable(rule.window) : '')
  if (!ops || Object.keys(rest).length !== 1 || moment(last) !== moment(next)) return undefined
  return { ...last, do: [...last.do, ...(when ? [{ if: when, do: ops }] : ops)] }
}

/** "Look at the top card. You may bury it": one clause, whose second deed is left to you. */
function aboutIt(last: Rule, next: Rule): Rule | undefined {
  if (!showsOne(last) || !does(next) || !stable(next).includes('"ref":"it"')) return undefined
  const { kind: _kind, do: ops, ...rest } = next
  const when = next.kind === 'on' ? 'on' : 'window'
  const more = Object.keys(rest).filter((each) => each !== when && each !== 'optional')
  if (more.length > 0 || stable((last as Record<string, unknown>)[when]) !== stable((next as Record<string, unknown>)[when]))
    return undefined
  const isLeft = 'optional' in next && next.optional === true
  const [only] = ops
  if (isLeft && (ops.length !== 1 || !only || !('move' in only))) return undefined
  return { ...last, do: [...last.do, ...(isLeft ? [{ ...(only as Extract<Op, { move: unknown }>), optional: true }] : ops)] }
}

function bare(rule: Omit<Doing, 'on' | 'window'>): boolean {
  const { kind: _kind, do: _do, ...rest } = rule
  return Object.keys(rest).length === 1
}
