/**
 * What is meant of one use, or of one kind of card, alone: a Gate that serves "again" in a use that is paid for serves once more, "any Ghouls
 * that attack" are all of them, a Monster "does not use Weapons" where it is an Ally. This is settled on the rules that were made of a text;
 * what is given for what is put in plainer words before that, in `given-for-it.ts`.
 */

import type { Condition, Filter, Op, Rule, Selector } from './ast.ts'
import { besides, stable } from './make/draft.ts'
import type { Self } from './reading.ts'

/** "May use Gate again", in a use that has a price: once more, and not as often as one likes. */
function oneMoreUse(rule: Rule): Rule {
  if (rule.kind !== 'action' || !rule.cost) return rule
  const again = (op: Op): Op => {
    const told = 'start' in op && op.until === 'round' && op.start.kind === 'static' ? op.start.effect : undefined
    const isOwn = told && 'gateReuse' in told && !told.times && !told.cost && !told.who && !told.for
    return isOwn ? { gateUses: 1, until: 'round' } : op
  }
  return { ...rule, do: rule.do.map(again) }
}

const oneMore = /\b(?:use|using) (?:the |that |this |its |your )?Gate again\b/i
const asOften = /\b(?:more than once|any number of times|as often as|repeatedly|each time|again and again)\b/i

const anyThat = /\bany (?:\p{Lu}[\p{L}’'-]*,? ?)(?:[\p{L}’'-]+ ){0,4}(?:that|which|who) attack\b/iu

/** The deeds with all cards in the place of the one that they pick, where such a choice is meant. */
const withAll = (ops: readonly Op[], isMeant: (move: Selector) => boolean): readonly Op[] =>
  ops.map((op) => {
    if (!('move' in op) || op.move.pick !== 'choose' || op.move.n !== 1 || !isMeant(op.move)) return op
    const { n: _, ...move } = op.move
    return { ...op, move: { ...move, pick: 'all' } }
  })

/** "You may discard any Star-Spawn that attack you": whoever they are, and not one of them. */
const allThatAttack = (rule: Rule): Rule =>
  rule.kind === 'on' && rule.on === 'threatRevealed' ? { ...rule, do: withAll(rule.do, (move) => move.in === 'directedThreat') } : rule

/** "Does not use Weapons", on a Monster: only as an Ally it might. */
const asAllyAlone = (rule: Rule): Rule =>
  rule.kind === 'static' && 'cannotBear' in rule.effect && !rule.effect.of && !/"role":"ally"/.test(stable(rule.if ?? null))
    ? { ...rule, if: besides(rule.if, { role: 'ally' }) }
    : rule

/** "Before Monsters are revealed, look at ...", of an Artifact: a use in the Spell and Artifact step (M14.27), after which others may still act. */
function usedInItsStep(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.on !== 'beforeReveal') return rule
  const goes = rule.do.some((op) => 'move' in op && op.move.ref === 'self')
  if (!rule.cost && !(goes && rule.optional)) return rule
  const { kind: _, on: _on, optional: _optional, ...use } = rule
  return { kind: 'action', window: 'combat', ...use }
}

const forTheRest = /\bDefending All(?:y|ies)\b[^.;]* for the (?:remainder|rest) of (?:the |this )?Combat\b/i

/** "Costs 1 Sanity to use. Each of your Defending Allies gains 2 for the remainder of Combat": of a Combat that goes on, and on no Turn. */
function usedInCombat(rule: Rule): Rule {
  if (rule.kind !== 'action' || rule.window !== 'turn' || rule.stayed) return rule
  return rule.do.every((op) => 'start' in op && op.until === 'combat') ? { ...rule, window: 'combat' } : rule
}

const anyOther = /\b(?:bury|discard) any other (?!one\b)[^.;,]+? in play\b/i

/** "Bury any other Headline in play": all of them. */
const allOthers = (rule: Rule): Rule =>
  rule.kind === 'on' ? { ...rule, do: withAll(rule.do, (move) => move.others === true && move.of === 'each') } : rule

/** "Each Ghoul in the opposing Threat", of who defends, or his Weapon: in the one he fights, and in no other player's (M14.14). */
function inTheOneOpposed(rule: Rule): Rule {
  if (rule.kind !== 'static' || !('of' in rule.effect) || !/"role":"defending"/.test(stable(rule.if ?? null))) return rule
  const of = rule.effect.of as Selector | undefined
  if (of?.in !== 'directedThreat' || of.of !== 'opponent') return rule
  const { in: _, of: _of, ...rest } = of
  return { ...rule, effect: { ...rule.effect, of: { ...rest, opposing: true } } } as Rule
}

/** "You may play a new Location immediately after playing a Travel by Sea Event": the one that it leads to. */
function soonerThere(rule: Rule): Rule {
  if (rule.kind !== 'on' || typeof rule.on !== 'object' || !('cardPlayed' in rule.on) || rule.on.by !== 'you') return rule
  const { cardPlayed } = rule.on
  const isTravel = cardPlayed.travel === true || /^Travel\b/.test(String(cardPlayed.subtype ?? ''))
  const isJourney = rule.optional === true && !rule.cost && !rule.limit && stable(rule.do) === stable([{ play: { type: 'Location' } }])
  if (!isTravel || !isJourney) return rule
  return { kind: 'permit', permit: { sooner: cardPlayed }, ...(rule.if ? { if: rule.if } : {}) }
}

const whoIsThere =
  /\b(?:target|your opponent|that opponent)(?: Investigator)? (?:loses|must|discards|buries|flips|may not)\b[^.;]*\b(?:if|while) (?:currently )?(?:at|in|on|Outside|Inside|Underground)\b/i

/** "Target loses 1 Sanity if currently at a City Location": asked of him to whom it is done. */
function askedOfTheTarget(rule: Rule): Rule {
  if ((rule.kind !== 'on' && rule.kind !== 'action') || rule.if === undefined) return rule
  if (!rule.do.every((op) => 'who' in op && op.who === 'opponent')) return rule
  const his = (when: Condition): Condition => {
    if ('all' in when) return { all: when.all.map(his) }
    if ('any' in when) return { any: when.any.map(his) }
    if ('not' in when) return { not: his(when.not) }
    return 'at' in when && !('who' in when) ? { ...when, who: 'opponent' } : when
  }
  return { ...rule, if: his(rule.if) }
}

/** "Place this card beneath one Steadfast Ally", by a line that tells of an opponent's: it is laid on his (M10.4). */
function laidOnHis(rule: Rule): Rule {
  if (rule.kind !== 'on') return rule
  const his = (op: Op): Op =>
    'give' in op && op.give.ref === 'self' && op.to.pick === 'choose' && op.to.of === undefined
      ? { ...op, to: { ...op.to, of: 'opponent' } }
      : op
  return { ...rule, do: rule.do.map(his) }
}

const forOneTurn = /\b(?:remain|stay)\b[^.;]*\bfor (?:a|one) Turn\b/i

/** "You may remain with the caravan for a Turn to play one Artifact", on a Travel Event: once, however long one stays. */
const onceThere = (rule: Rule): Rule =>
  rule.kind === 'action' && rule.stayed && !rule.limit ? { ...rule, limit: { times: 1, per: 'card' } } : rule

const freeOfItsPrice =
  /\b(?:ignore|ignoring|without paying|(?:do|need) not pay|pay none of) (?:the |that |its )?(?:Summoned )?(?:Monster|creature|card)['’]s Sanity (?:loss|cost)/i

const beforeDrawing = /\bbefore (?:drawing|you draw|(?:new )?cards are drawn|Hands are (?:drawn|filled)|filling)\b/i

const summonedOnes = /\b(?:Monster|Servitor|Independent)s? (?:that |which |whom )?you (?:have )?(?:Summon|Control)(?:ed|led)?\b/i

const changesThreat = (rule: Rule): boolean =>
  rule.kind === 'static' && 'value' in rule.effect && rule.effect.of.in === 'threat' && rule.effect.of.is?.fightsAs === undefined

/** "Your Monsters add 1 when Summoned", on a card that is none: those that are, and not this card. */
function ofThoseSummoned(rule: Rule): Rule {
  if (rule.kind !== 'static' || rule.if === undefined || !('of' in rule.effect)) return rule
  const of = rule.effect.of as Selector | undefined
  const all = 'all' in rule.if ? rule.if.all : [rule.if]
  const role = all.find((each) => 'role' in each && (each.role === 'summoned' || each.role === 'controlled'))
  if (role === undefined || !('role' in role) || of?.is?.type !== 'Monster' || of.ref !== undefined) return rule
  const [first, ...others] = all.filter((each) => each !== role)
  const { if: _, ...always } = rule
  const fightsAs = role.role as NonNullable<Filter['fightsAs']>
  const meant = { ...always, effect: { ...rule.effect, of: { ...of, is: { ...of.is, fightsAs }, in: 'threat' } } } as Rule
  return first === undefined ? meant : ({ ...meant, if: besides(first, ...others) } as Rule)
}

/** The rules as such words mean them, or why that cannot be told. */
export function asItIsUsed(rules: readonly Rule[], text: string, self: Self | undefined): readonly Rule[] | string {
  if (summonedOnes.test(text) && rules.some(changesThreat))
    return 'What was read says nothing of Monsters that are Summoned or Controlled: say this in another way.'
  if (freeOfItsPrice.test(text) && /"stat":"castingCost"/.test(stable(rules)))
    return 'What the Monster costs that is Summoned cannot be waived: only what this Spell costs.'
  if (beforeDrawing.test(text) && rules.some((rule) => rule.kind === 'on' && rule.on === 'roundStart'))
    return 'At the beginning of a Round cards are drawn first (M15.1): nothing can be done before that.'
  let so = rules
  if (oneMore.test(text) && !asOften.test(text)) so = so.map(oneMoreUse)
  if (anyThat.test(text)) so = so.map(allThatAttack)
  if (self?.type === 'Monster') so = so.map(asAllyAlone)
  else so = so.map(ofThoseSummoned)
  if (self !== undefined && self.type !== 'Monster' && /"role":"(?:summoned|controlled)"/.test(stable(so)))
    return 'Only a Monster is Summoned or Controlled, and this card is none: say which Monsters are meant.'
  if (self?.type === 'Artifact' || self?.type === 'Tome') so = so.map(usedInItsStep)
  if ((self?.type === 'Artifact' || self?.type === 'Tome') && forTheRest.test(text) && !/\bTurn\b/.test(text)) so = so.map(usedInCombat)
  if (anyOther.test(text)) so = so.map(allOthers)
  if (/\bopposing Threat\b/i.test(text)) so = so.map(inTheOneOpposed)
  so = so.map(soonerThere)
  if (self?.type === 'Event' && /^(?:Any )?Opponent/i.test(self.target ?? '')) so = so.map(laidOnHis)
  if (/^Travel\b/.test(self?.subtype ?? '') && forOneTurn.test(text)) so = so.map(onceThere)
  if (whoIsThere.test(text)) so = so.map(askedOfTheTarget)
  return so
}
