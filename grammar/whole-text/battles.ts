/** Threats and Combat: who defends and attacks, what joins what, and when in a battle something can be so at all. */

import type { Filter, Op, Rule } from '../ast.ts'
import { fold } from '../link.ts'
import { ofTheBattle } from '../loose-ends.ts'
import { besides, does, stable, swap } from '../make/draft.ts'
import { defendsNobody, withBearerDefending } from '../own-card/met-in-battle.ts'
import { isGod } from '../own-card/of-everybody.ts'
import type { Self } from '../reading.ts'
import { isAttached } from './fates.ts'
import { has, type Step } from './step.ts'

export const monstersRevealedThen: Step = (rules, { self }) => (self?.type === 'Monster' ? rules.map(revealedThen) : rules)

/** "When this card is turned face-up": a Monster lies face-down until Threats are revealed, and is turned at no other time (M1.19). */
function revealedThen(rule: Rule): Rule {
  const isTurned = rule.kind === 'on' && typeof rule.on === 'object' && 'cardFlipped' in rule.on && rule.on.cardFlipped.ref === 'self'
  return isTurned && rule.on.face === 'up' ? { ...rule, on: 'threatRevealed' } : rule
}

export const noValueAfterBattle: Step = (rules) =>
  rules.some(
    (rule) => rule.kind === 'on' && rule.on === 'survivedCosmicBattle' && has(rule.do, /"start":\{"effect":\{[^}]*\}?[^}]*"value":/),
  )
    ? 'When this is done, Allies have defended and no value counts any more (M14.75).'
    : rules

export const bearsOrDefendsBeside: Step = (rules, { text }) =>
  defendsWith.test(text) && has(rules, /"bears":\{"title":"(?!self)[^}]*\},"defending":true/)
    ? 'It is not said whether he bears that card or defends beside it.'
    : rules

const defendsWith = /\bdefends? with an? \p{Lu}/u

export const asLongAsInItsCombat: Step = (rules, { self }) => (self?.type === 'Monster' ? rules.map(throughItsCombat) : rules)

/** "No Spells may be cast in this Combat", on a Monster: as long as it is in Combat itself. */
function throughItsCombat(rule: Rule): Rule {
  if ((rule.kind !== 'forbid' && rule.kind !== 'static') || rule.until !== 'combat') return rule
  const { until: _, ...always } = rule
  return { ...always, if: besides(rule.if, { role: 'inCombat' }) } as Rule
}

export const noneIsPlayedInCombat: Step = (rules) =>
  rules.some((rule) => rule.kind === 'require' && has(rule.needs, /"role":"(?:inCombat|fought)"/)) ? 'No card is played in Combat.' : rules

export const whoDefends: Step = (rules, { self, text }) =>
  self?.type === 'Ally' && ofThoseDefending.test(text) && rules.some(addsToOthersDefending)
    ? 'It is not said who defends: say "your defending ...", or "while this card defends".'
    : rules

/** "Your Students add 2 if they defend alone": they, and not this card. */
const ofThoseDefending = /\b(?:adds?|gains?|loses?) \d[^.;]*\b(?:if|when|while) (?:they (?:are )?)?defend/i

/** Whether the value of other cards changes while this one defends. */
const addsToOthersDefending = (rule: Rule): boolean =>
  rule.kind === 'static' &&
  rule.if !== undefined &&
  has(rule.if, /"role":"defending"/) &&
  'value' in rule.effect &&
  rule.effect.of.ref === undefined &&
  rule.effect.of.pick === 'all'

export const thisOrThosePlayedAs: Step = (rules, { text }) =>
  othersMayBe.test(text) && has(rules, /"playAs":"(?:monster|ally)"/) && has(rules, /"of":"self"/)
    ? 'It is not said whether this card may be so, or those: say "this card", or name them again.'
    : rules

/** "Your Allies add 1 and may be used as Monsters": not this card. */
const othersMayBe = /(?:^|[.;] )(?:Your|All|Each|Every|Any) (?!of )(?:(?!\bthis\b)[^.;])*?,? and may (?:also )?be (?:used|played) as\b/iu

export const controlledInCombatAlone: Step = (rules, { self }) =>
  self && self.type !== 'Artifact' && rules.some(controlsOutOfCombat) ? 'Monsters are controlled in Combat alone: say "In Combat".' : rules

/** Control, as a Turn of what is not used in Combat as well (M9.44). */
const controlsOutOfCombat = (rule: Rule): boolean =>
  rule.kind === 'action' && rule.window === 'turn' && rule.do.some((op) => 'summonOrControl' in op && stable(op.allow) === '["control"]')

/** M14.87: Allies stand in the way of any attack, where nothing is said of that. */
export const alliesMayDefend: Step = (rules, { text }) =>
  speaksOfDefence.test(text) ? rules : swap(rules, '"alliesMayDefend":false', '"alliesMayDefend":true')

/** In this order: each step finds the rules as the one before it leaves them. */
const speaksOfDefence = /\bdefen[cdst]|\babsorb|\bprotect|\bin the way\b|\bAll(?:y|ies) (?:may|can|do|cannot)\b/i

export const inTheBattle: Step = (rules, { self }) => (self?.type === 'Monster' && !isGod(self) ? rules.map(ofTheBattle) : rules)

export const godsFightNot: Step = (rules, { self, text }) =>
  self &&
  isGod(self) &&
  attacks.test(text) &&
  rules.some((rule) => rule.kind === 'on' && (rule.on === 'played' || rule.on === 'threatRevealed'))
    ? 'A Great Old One takes no part in battles: it is not said when this is done.'
    : rules

/** That this card attacks is the moment of what a text says. */
const attacks = /\b(?:attacked by (?:this|it)|(?:this card|this Great Old One|it|when(?:ever)?|each time) attack(?:s|ing))\b/i

export const seenOrNot: Step = (rules, { self }) =>
  self && self.type !== 'Monster' && rules.some((rule) => rule.kind === 'static' && 'sees' in rule.effect && rule.effect.sees === 'self')
    ? 'Monsters alone are seen or not.'
    : rules

export const bearerDefends: Step = (rules, { self }) => {
  const borne = withBearerDefending(rules, self)
  return defendsNobody(borne, self) ? 'It is not said which Ally defends.' : borne
}

export const defendedByYours: Step = (rules) => rules.map((rule) => (rules.some(isAttached) ? ofItsOwnBearer(rule) : ofItsOwnTarget(rule)))

/** "Ally must defend", on what one of your own Allies bears: you defend with him. */
const ofItsOwnBearer = (rule: Rule): Rule =>
  rule.kind === 'oblige' && rule.who === 'opponent' && has(rule.what, /"defendWith":\{"ref":"host"\}/) ? { ...rule, who: 'you' } : rule

/** "Choose one of your Allies. It must defend this Round": you defend with what is yours. */
const ofItsOwnTarget = (rule: Rule): Rule =>
  does(rule) && rule.target && rule.target.of === undefined && has(rule.do, /"defendWith":\{"ref":"target"\}/)
    ? { ...rule, do: swap(rule.do, '"who":"opponent","what":{"defendWith"', '"who":"you","what":{"defendWith"') }
    : rule

/** To take part in a defence is no joining. */
export const whenAddedToDefence: Step = (rules, { self }) =>
  self?.type === 'Ally' && rules.some((rule) => rule.kind === 'static' && 'join' in rule.effect && rule.effect.join.defending)
    ? 'It is not said when this card is added to the defence.'
    : rules

export const riddenMonsters: Step = (rules, { text }) =>
  /\buse (?:it|them|that)\b/i.test(text) && rules.some((rule) => 'do' in rule && ridesSummoned(rule.do))
    ? 'A Monster that is Summoned attacks: that it carries you instead cannot be told.'
    : rules

/** "Summon one Byakhee. Use it as a Travel Card": the one in place of the other, which no deed says. */
const ridesSummoned = (ops: readonly Op[]): boolean =>
  ops.some((op, index) => 'summonOrControl' in op && 'travel' in (ops[index + 1] ?? {}))

/** "That Ally sees the Invisible and cannot be bypassed", on what he bears. */
export const whoIsNotBypassed: Step = (rules, { self }) =>
  self !== undefined &&
  self.type !== 'Ally' &&
  self.type !== 'Monster' &&
  rules.some((rule) => rule.kind === 'static' && 'bypass' in rule.effect && rule.effect.bypass === 'self')
    ? 'It is not said which Ally cannot be bypassed.'
    : rules

/** "Control a Lesser Independent, or a Greater Independent at Night". */
export const bothOnlyThen: Step = (rules, { text }) =>
  /\b(?:Summon|Control)\b[^.;:]*,? or (?:an? )?(?:\p{Lu}[^.;:,]*? )+(?:at Night|during the Day|by Day)(?=[.;]|$)/u.test(text) &&
  rules.some((rule) => does(rule) && rule.if !== undefined && 'time' in rule.if && rule.do.some((op) => 'summonOrControl' in op))
    ? 'It is not said whether both are so only then: say "or ... if it is Night".'
    : rules

export const addedLate: Step = (rules, { text }) => (/\badd(?:ed)?\b/i.test(text) ? rules.map(joinsLate) : rules)

/** "May be added to your Threat during Combat, after Threats are revealed": a card that is not yet in it is not revealed. */
function joinsLate(rule: Rule): Rule {
  const op = rule.kind === 'on' && rule.on === 'threatRevealed' && !rule.cost && rule.do.length === 1 ? rule.do[0] : undefined
  const begun = op && 'start' in op && op.until === 'combat' ? op.start : undefined
  return begun?.kind === 'permit' && 'commit' in begun.permit && begun.permit.commit !== 'assault' && !has(rule, /"if":/) ? begun : rule
}

export const joinsItsKin: Step = (rules, { self, text }) =>
  self && /\bjoins? other\b/i.test(text) ? rules.map((each) => withItsKin(each, self)) : rules

/** "Joins other Ghouls", on a Cyber-Ghoul: it is one by its Title, and so is each that it joins. */
function withItsKin(rule: Rule, { title }: Self): Rule {
  if (rule.kind !== 'static' || !('join' in rule.effect) || typeof rule.effect.join.title !== 'string') return rule
  const { title: kin, ...more } = rule.effect.join
  const isOfThem = fold(title) !== fold(kin) && ` ${fold(title)} `.includes(` ${fold(kin)} `)
  return isOfThem ? { ...rule, effect: { ...rule.effect, join: { ...more, titleHas: kin } } } : rule
}

export const attackersOfAll: Step = (rules, { text }) =>
  attackYou.test(text) && !ofOneOpponent.test(text) ? rules.map(ofAllWhoAttack) : rules

const attackYou = /\battack(?:s|ing)? (?:you|your investigator)\b/i

const ofOneOpponent = /\bopponent['’]s (?:directed )?threat\b|\b(?:(?:any )?one|a single) (?:opposing )?(?:directed )?threat\b/i

/** "All Ghouls attacking you": those of every opponent. */
const ofAllWhoAttack = (rule: Rule): Rule =>
  JSON.parse(JSON.stringify(rule), (_, value) =>
    value?.in === 'directedThreat' && value.of === 'opponent' && value.pick === 'all' ? { ...value, of: 'eachOpponent' } : value,
  ) as Rule

/** "Servitors directed against you lose 1, unless a Ghoul is in the same Threat", on a Location: no Threat is its own. */
export const whichThreatIsTheSame: Step = (rules, { text, self }) =>
  self !== undefined &&
  self.type !== 'Monster' &&
  /\bin the same Threat\b|\bpart of the same Threat\b/i.test(text) &&
  rules.some((rule) => has(rule, /"side":"own"/))
    ? 'It is not said which Threat is the same: your own, or the opposing one?'
    : rules

/** "Only Enchanted Weapons and Spells may be used against this Monster": no Ally is one, and so it would bypass them all. */
export const metByAllies: Step = (rules) =>
  has(rules, /"bypass":\{"not":\{(?:"or":\[\{)?(?:"subtype":(?:"[^"]*"|\[[^\]]*\]),)?"type":"(?:Artifact|Tome|Spell|Event)"/)
    ? 'A Monster is met by Allies: say "only Enchanted Weapons add points against this Monster", or "bypasses all Allies except those with a Weapon".'
    : rules

export const monstersBypassed: Step = (rules, { text }) => (bypassesInThreat.test(text) ? rules.map(pastMonstersAlone) : rules)

const bypassesInThreat = /\bbypass(?:es)? [^.;]*\bin (?:your|the|an) (?:opponent['’]s|opposing) (?:Directed )?Threat\b/i

/** "Bypasses all cards in your opponent's Threat that are not Living Dead": none that defends as an Ally. */
function pastMonstersAlone(rule: Rule): Rule {
  if (rule.kind !== 'static' || !('bypass' in rule.effect)) return rule
  const { bypass } = rule.effect
  return typeof bypass === 'string' || bypass.type ? rule : { ...rule, effect: { ...rule.effect, bypass: { ...bypass, type: 'Monster' } } }
}

/** "You may play two Nervous Patrolmen as one Turn": a second Ally of one Title is not had in play (M7.8). */
export const twoOfOneTitle: Step = (rules, { self }) =>
  self?.type === 'Ally' &&
  rules.some(
    (rule) => rule.kind === 'static' && 'join' in rule.effect && rule.effect.most !== undefined && isOfOwnTitle(rule.effect.join, self),
  )
    ? 'That there may be two of this Ally cannot be told so: say "You may have two copies of this card in play".'
    : rules

/** Whether a filter asks for nothing but the Title of this card, or words of it. */
const isOfOwnTitle = ({ title, called, titleHas, ...more }: Filter, self: Self): boolean =>
  Object.keys(more).length === 0 &&
  [title, called, titleHas].flat().some((each) => each === 'self' || (each !== undefined && fold(each) === fold(self.title)))

/** "May not be used during Combat", of an Artifact, which is used there as on a Turn (M8.6). */
export const notInCombatEither: Step = (rules, { self, text }) =>
  self?.type === 'Artifact' && notInCombat.test(text)
    ? rules.map((rule) =>
        rule.kind === 'action' && rule.window === 'turn' && !has(rule.if, /"inCombat"/)
          ? { ...rule, if: besides(rule.if, { not: { role: 'inCombat' } }) }
          : rule,
      )
    : rules

const notInCombat =
  /\b(?:may not|cannot|may never|can not) be used (?:during|in) (?:any |the )?Combat\b|\b(?:not|never) (?:during|in) Combat\b/i

/** "Whether it is in your Threat or among your Allies": so its text holds there, too (M11.30). */
export const textInEitherRole: Step = (rules, { self, text }) =>
  self?.type === 'Monster' && inEitherRole.test(text)
    ? rules.map((rule) =>
        rule.kind === 'permit' && 'playAs' in rule.permit && rule.permit.playAs === 'ally' && rule.permit.of === 'self'
          ? { ...rule, permit: { ...rule.permit, keepsText: true } }
          : rule,
      )
    : rules

const inEitherRole =
  /\b(?:whether (?:(?:it|this card) is )?(?:played )?(?:as )?(?:in (?:your|a) Threat|a Monster) or (?:one of |among )?(?:as )?(?:an? |your )?All(?:y|ies)|both as a Monster and as an Ally)\b/i

/** "In a Directed Threat", on an Event of all: whosever. */
export const inAnyThreat: Step = (rules, { self, text }) =>
  self?.type === 'Event' && /^all\b/i.test(self.target ?? '') && /\bin (?:a|any) Directed Threat\b/i.test(text)
    ? rules.map(inAnyBattle)
    : rules

/** Cards in every Directed Threat, and not in those of opponents alone. */
const inAnyBattle = (rule: Rule): Rule =>
  JSON.parse(stable(rule).replaceAll(/("in":"directedThreat",(?:"is":\{[^{}]*\},)?"of":)"eachOpponent"/g, '$1"each"')) as Rule

/** What lies in no Threat asks nothing of being there. */
export const neverInAThreat: Step = (rules, { self }) =>
  self !== undefined && /^(?:Spell|Location|Tome|Investigator)$/.test(self.type) && has(rules, /"role":"inThreat"/)
    ? 'It is not said what is in the Threat: this card never is.'
    : rules

/** "You may play two Ghouls into the same Threat on one Turn": one after the other they would need two Gates. */
export const severalInOnePlay: Step = (rules, { text }) =>
  /\bplay (?:two|three|\d) [^.;]*?(?:into|to|in) (?:the same|one|your) Threat\b/i.test(text) &&
  rules.some((rule) => has(rule, /"play":.*"play":/))
    ? 'Several Monsters in one play are told by Joining: "Ghouls Join Ghouls while you are here".'
    : rules

/** Threats meet in Combat, and there is none on arrival (M14.2). */
export const noThreatOnArrival: Step = (rules) =>
  rules.some((rule) => rule.kind === 'on' && rule.on === 'arrived' && stable(rule.if ?? null).includes('"side":"opposing"'))
    ? 'On arrival no Threat opposes you: begin with "In Combat, ...".'
    : rules

/** What may be added is shown before Threats are: only a defence waits for that. */
export const addedOnceRevealed: Step = (rules, { text }) =>
  /\b(?:after|once|when) (?:all )?(?:the )?(?:Directed )?Threats? (?:is|are|has been|have been|were|was) (?:revealed|turned up)\b/i.test(
    text,
  ) && rules.some((rule) => rule.kind === 'permit' && 'commit' in rule.permit && rule.permit.commit !== 'assault' && !rule.permit.revealed)
    ? 'That a card is added once Threats are revealed can be told of a defence alone: "This card may join the defence once Threats are revealed".'
    : rules

/** "All Ghouls are Invisible when they attack a player who is Outside", on a Storm: whoever they attack, and not your opponent. */
export const attackersOfWhom: Step = (rules, { self }) =>
  self?.type === 'Event' &&
  rules.some(
    (rule) =>
      rule.kind === 'static' &&
      rule.if !== undefined &&
      has(rule.if, /"who":"opponent"/) &&
      has(rule.effect, /"of":"each"/) &&
      has(rule.effect, /"(?:visible|invisible)"/),
  )
    ? 'It is not said of whom this is asked, where Monsters of every player are spoken of.'
    : rules

/**
 * "All Monsters in one of your Directed Threats": with several opponents there are several, of which one is chosen where something is done in
 * Combat. Before it no Threat is directed at anybody, and what holds for good is chosen by nobody.
 */
export const oneThreatOfSeveral: Step = (rules, { text, self }) => {
  const isSaid = /\bone of (?:your|his or her|their) Directed Threats\b/i.test(text) && has(rules, /"in":"directedThreat"/)
  const isNever = rules.some(
    (rule) =>
      has(rule, /"against":"opponent"/) &&
      (!does(rule) || self?.type === 'Event' || !has(rules, /"combat"|"inCombat"|"cast"|"threatRevealed"/)),
  )
  return (isSaid && !has(rules, /"against":"opponent"/)) || isNever
    ? 'It cannot be told that this is so of one of your Directed Threats alone: say "each Directed Threat of yours".'
    : rules
}
