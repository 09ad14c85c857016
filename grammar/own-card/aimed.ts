/** What is called "the target", "that Ally" or "them": the card that the first deed picks, that its line tells, or that a use aims at. */

import type { Condition, Op, Rule, Selector } from '../ast.ts'
import { type Doing, does, stable, swap } from '../make/draft.ts'
import type { Self } from '../reading.ts'
import { rebuild } from './of-everybody.ts'
import { aimOf } from './target-line.ts'
import { meansLostOrBearer, ofThatOne } from './that-one.ts'

const isAim = /"ref":"(?:target|them|host)"|"borneBy":"(?:target|host)"/

export function speaksOfAim(rule: Rule): boolean {
  return isAim.test(JSON.stringify(rule))
}

/** "When the target is Corrupt, discard one card of your opponent's Hand": not that card, and no Artifact either. */
const asksOfAlly = (rule: Rule): boolean =>
  /"card":\{"ref":"target"\},"is":\{"attr":\["(?:Corrupt|Steadfast)"\]\}/.test(stable('if' in rule ? (rule.if ?? {}) : {}))

const canBeCorrupt = (aim: Selector | undefined): boolean =>
  aim === undefined || (aim.in === undefined && (aim.is?.type === undefined || /^(?:Ally|Monster)$/.test(String(aim.is.type))))

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
      swap(swap(inOneCase(each), '{"ref":"them"}', '{"ref":"target"}'), '"ref":"host"', '"ref":"target"'),
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
      const asked = askedByItself(before, text)
      rules[rules.length - 1] = { ...asked, do: [...asked.do, ...(rule.if ? [{ if: rule.if, do: rule.do }] : rule.do)] }
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
  const isStrange = rules.some((each) => asksOfAlly(each) && !canBeCorrupt('target' in each ? each.target : undefined))
  return isStrange ? 'It is not said what this aims at.' : rules
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

/** "Choose one Ally. If it is Corrupt, gain 1 Sanity. Flip it.": what is asked once it is chosen is asked for that sentence alone. */
function askedByItself(rule: Doing, text: string): Doing {
  if (rule.if === undefined || /\b(?:if|while|at Night|by Day)\b[^.;:]*\bchoose\b|\bchoose\b[^.;:]*\b(?:if|while)\b/i.test(text))
    return rule
  const { if: asked, ...always } = rule
  return { ...always, do: [{ if: asked, do: rule.do }] } as Doing
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

/** "Choose an opponent who is at a Port. Return one of his Allies to his Hand. Bury its Weapon": both where that is so of him. */
function inOneCase(rule: Doing): Doing {
  const [first, ...others] = rule.do
  if (!first || !('if' in first) || first.else || others.length === 0 || rule.if || rule.target) return rule
  const isSo = (op: Op): op is Extract<Op, { readonly if: Condition }> => 'if' in op && !op.else && stable(op.if) === stable(first.if)
  // That this card goes then goes without saying.
  const more = others.filter((op) => stable(op) !== '{"move":{"ref":"self"},"to":"bury"}')
  return more.length > 0 && more.every(isSo) ? ({ ...rule, if: first.if, do: [first, ...more].flatMap((op) => op.do) } as Doing) : rule
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
