/** Whom a rule is about, where its own words leave that open and the rest of the text tells: whose Event, whose Spell, which Monster of those seen. */

import type { Op, Rule, Selector } from './ast.ts'
import { does, stable } from './make/draft.ts'
import { isCommon, isOpen } from './own-card/of-everybody.ts'
import type { Self } from './reading.ts'

/** The rules as they are meant, or what is left open about them. */
export function ofWhomItIsTold(rules: readonly Rule[], text: string, self: Self | undefined): readonly Rule[] | string {
  const open = leftOpen(rules, text, self)
  if (open) return open
  const own = /\byour (?:own )?(?:\p{L}+ )?(?:Day|Night|Storm|Star)\b/iu.test(text) ? rules : rules.map(withEventsOfAll)
  const seen = own.map(withMonsterSeen)
  const back = /\bto your Hand\b/i.test(text) ? seen.map(withOwnTarget) : seen
  return withoutOthersSpells(self && !/\bCombat\b/i.test(text) ? back.map(withFoesOutOfBattle) : back, self)
}

/** What only the player of the card could say. */
function leftOpen(rules: readonly Rule[], text: string, self: Self | undefined): string | undefined {
  const said = stable(rules)
  // "Each player must flip one Ally. That Ally ...": one of each, and the next sentence would speak of a single one.
  const isSaid = /\bof each player['’]s choice\b/i.test(text)
  if (!isSaid && rules.some((rule) => does(rule) && rule.target?.by === 'each'))
    return 'It is not said which of the cards that were chosen this is.'
  // "Costs 1 additional Sanity if that Ally is Steadfast": the one that is fetched, of which nobody knows before it is.
  const asksBearer = rules.some(
    (rule) =>
      rule.kind === 'static' && 'stat' in rule.effect && rule.effect.stat === 'castingCost' && /"card":\{"ref":"host"\}/.test(stable(rule)),
  )
  if (self?.type === 'Spell' && asksBearer && /"move":/.test(said) && /\b(?:that|the) Ally\b/i.test(text))
    return 'It is not said which Ally is asked of: one is chosen only when the Spell is cast.'
  // "If he is lost while he knows a Spell, lose 1 for each Spell": his, or all of yours?
  const countsSpells = rules.some(
    (rule) =>
      does(rule) &&
      rule.if &&
      /"bears":\{"type":"Spell"\}/.test(stable(rule.if)) &&
      /"per":\{"is":\{"type":"Spell"\},"pick":"all"\}/.test(stable(rule.do)),
  )
  if (countsSpells) return 'It is not said which Spells are counted: say "that he knows".'
  // "You may play one Ghoul from your Hand as an Ally", of an Event: one, and now.
  const lets = rules.some((rule) => rule.kind === 'permit' && 'playAs' in rule.permit)
  if (
    self?.type === 'Event' &&
    lets &&
    /\byou may (?:now |immediately |at once )?play (?:one|an?) [^.;]*\bas (?:an Ally|a Monster)\b/i.test(text)
  )
    return 'That one card is played as another now cannot be told.'
  // "Flip this card when Threats are revealed. All Invisible Monsters become Visible": is that what it is flipped for?
  const flipsAlone = rules.findIndex(
    (rule) => rule.kind === 'on' && !rule.optional && stable(rule.do) === stable([{ flip: { ref: 'self' }, face: 'down' }]),
  )
  const next = rules[flipsAlone + 1]
  if (
    self?.type === 'Artifact' &&
    flipsAlone >= 0 &&
    next?.kind === 'static' &&
    /^Flip this [^.;]*\b(?:when|at|before|after)\b[^.;]*\. /i.test(text)
  )
    return 'It is not said whether this card is flipped for what comes next: say "When ..., you may flip this card to ...".'
  // "Ghouls in that Threat lose 1", where no Threat was spoken of.
  const [, before] = /^(.*?)\b(?:in|of|from) that (?:Directed )?Threat\b/i.exec(text) ?? []
  if (before !== undefined && self?.type !== 'Monster' && !/\bThreats?\b/i.test(before)) return 'It is not said which Threat this is.'
  // "Bury an Ally that was just played": the one of that play, and not any in play.
  const isAnswer = /"after":"played"|"ref":"cause"|"cardPlayed"|"rightAfter"/.test(stable(rules))
  if (!isAnswer && /\b(?:that|which|who) (?:was|were|has been|have been|is|are) just (?:been )?played\b/i.test(text))
    return 'It is not said whose play this answers: say "that your opponent just played".'
  // "Designate one Threat. Monsters in that Threat lose 1": the one that was named, and not your own.
  const isOwn = /"in":"threat"(?!,"of")/.test(stable(rules)) && !/\b(?:your|his|her|their|own) Threat\b/i.test(text)
  if (isOwn && /\b(?:designate|choose|name|select|pick) (?:one|an?|any one) (?:Directed )?Threat\b/i.test(text))
    return 'It is not said which Threat this is: say "one Directed Threat attacking you".'
  return undefined
}

/** "Bury one Night Event": it is Night for everybody, whoever played it (M10.22). */
function withEventsOfAll(rule: Rule): Rule {
  const isOfAll = (move: Selector): boolean => isCommon(move.is) && isOpen({ ...move })
  return inOps(rule, (op) =>
    'move' in op && (op.to === 'bury' || op.to === 'discard') && isOfAll(op.move) ? { ...op, move: { ...op.move, of: 'each' } } : op,
  )
}

/** "Look at his Threat. You may return one Monster worth 2 or less to its owner's Hand": one of those that were seen. */
function withMonsterSeen(rule: Rule): Rule {
  if (!does(rule)) return rule
  const seen = rule.do.findIndex((op) => 'look' in op && op.look.in === 'threat' && op.look.pick === 'all')
  const look = rule.do[seen]
  if (!look || !('look' in look)) return rule
  const { of } = look.look
  return {
    ...rule,
    do: rule.do.map((op, at) =>
      at > seen && 'move' in op && isOpenMonster(op.move)
        ? { ...op, move: { ...op.move, in: 'threat', ...(of === undefined ? {} : { of }) } }
        : op,
    ),
  }
}

const isOpenMonster = ({ is, in: zone, of, ref }: Selector): boolean =>
  is?.type === 'Monster' && zone === undefined && ref === undefined && (of === undefined || of === 'each')

/** "Return the target to your Hand": to that none but your own cards go (M1.24). */
function withOwnTarget(rule: Rule): Rule {
  if (!does(rule) || rule.target?.of !== 'each' || !/"move":\{"ref":"target"\}[^{}]*"to":"hand"/.test(stable(rule.do))) return rule
  const { of: _, ...target } = rule.target
  return { ...rule, target }
}

/** "Your Students know one Spell each. Bury it when cast", on a Tome: of theirs, which are buried anyway (M7.23). */
function withoutOthersSpells(rules: readonly Rule[], self: Self | undefined): readonly Rule[] {
  const isHolding = (rule: Rule): boolean => rule.kind === 'static' && 'holdsSpells' in rule.effect
  const isOfOthers = rules.some((rule) => isHolding(rule) && rule.kind === 'static' && 'of' in rule.effect && rule.effect.of !== undefined)
  const isOwn = rules.some((rule) => isHolding(rule) && rule.kind === 'static' && !('of' in rule.effect && rule.effect.of !== undefined))
  if (self?.type !== 'Tome' || !isOfOthers || isOwn) return rules
  return rules.filter((rule) => !(rule.kind === 'static' && 'onceCast' in rule.effect && rule.effect.onceCast === 'bury'))
}

/** "As your Turn, turn one opposing Ally Corrupt": there is no Battle on a Turn (M14.37), and an opponent's is meant. */
function withFoesOutOfBattle(rule: Rule): Rule {
  const isTurn =
    (rule.kind === 'action' && rule.window === 'turn') || (rule.kind === 'on' && (rule.on === 'played' || rule.on === 'arrived'))
  const ofFoes = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(ofFoes)
    const { opposing, ...rest } = value as Record<string, unknown>
    const told = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, ofFoes(each)]))
    if (opposing !== true) return told
    // All that will oppose one later are told by where they stand then.
    return told.pick === 'all' || told.in !== undefined || told.ref !== undefined ? { ...told, opposing } : { of: 'opponent', ...told }
  }
  return isTurn && stable(rule).includes('"opposing":true') ? (ofFoes(rule) as Rule) : rule
}

/** The rule with each of its operations put otherwise, those between which one chooses as well. */
function inOps(rule: Rule, put: (op: Op) => Op): Rule {
  const inside = (op: Op): Op => {
    if ('choose' in op) return { ...op, choose: op.choose.map((way) => way.map(inside)) }
    if ('if' in op) return { ...op, do: op.do.map(inside), ...(op.else ? { else: op.else.map(inside) } : {}) }
    return put(op)
  }
  return does(rule) ? { ...rule, do: rule.do.map(inside) } : rule
}
