/** Sentences that only remind of a rule, announce what follows or repeat it, and are left out. */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { isNamed, newWords, textAt, textOf } from '../tokens.ts'

/** "Underground and Island Locations may not be reached.": of the way just told. */
export function withUnreached(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const said = textOf(part)
    const to = part.findIndex(({ text }) => text === 'location') + 1
    const isUnreached =
      to > 1 &&
      part[0]!.text !== 'exotic' &&
      /^(?:may not|cannot|can not) is (?:reach|play|visit|enter|choose)(?: (?:in this way|by this|so|thus|by THIS|with this card|by this card))?$/.test(
        textOf(part.slice(to)),
      )
    const isWay = before && /\bplay (?:a|any|1) (?:new )?(?:\S+ ){0,4}location\b/.test(textOf(before)) && !/\bexcept\b/.test(textOf(before))
    const named = part.slice(/^(?:any|no|a|all)$/.test(part[0]?.text ?? '') ? 1 : 0, to)
    // "This is Travel in Space.": of the way just told.
    const means =
      /^(?:(?:this|it|(?:this|the) (?:journey|trip|move|travel)) (?:is|count as|is consider|is treat as)|count as|treat (?:(?:this|it) )?as|consider (?:this|it)) (?:a )?(?=travel )/
        .exec(said)?.[0]
        .trim()
    if (before && isWay && means && part.length - means.split(' ').length === 1) {
      result[result.length - 1] = [...before, ...newWords('as by a', part[0]!), part.at(-1)!]
    } else if (before && isUnreached && isWay && !/\b(?:while|if|in|of|at)\b/.test(said)) {
      const up = before.findIndex(({ text }) => text === 'right-side-up')
      const end = up < 0 ? before.length : before[up - 1]!.text === ',' ? up - 1 : up
      result[result.length - 1] = [...before.slice(0, end), ...newWords('except', part[0]!), ...named, ...before.slice(end)]
    } else result.push(part)
  }
  return result
}

/** "Or, if you would rather stay awake, ...", "if you prefer the comfort of a hearth you know, ...": who likes it so does it. */
export function withoutPreference(part: readonly Token[]): readonly Token[] {
  const from = part.findIndex(
    ({ text }, at) => text === 'if' && /^you (?:prefer|would rather|had rather|would prefer)\b/.test(textOf(part.slice(at + 1, at + 4))),
  )
  const to = part.findIndex(({ text }, at) => at > from && text === ',')
  const isLiking = from >= 0 && to >= 0 && part.slice(from, to).every(({ type }) => type === 'word' || type === 'unknown')
  const rest = isLiking ? [...part.slice(0, from), ...part.slice(to + 1)] : part
  // "; or, gain 1 Sanity" is "; or gain 1 Sanity".
  return rest.filter(({ text }, at) => !(text === ',' && at > 1 && textOf(rest.slice(at - 2, at)) === '; or'))
}

const includesYou =
  /^(?:this|it|that) (?:also )?include (?:you|yours|yourself|your own|your investigator|your own investigator)(?: (?:too|as well))?$|^this (?:also )?affect (?:you|your investigator|your own investigator)(?: too| as well)?$|^you is (?:not (?:exempt|except|spare)|include|affected too|affected as well)(?: from this)?$/

const noEither = /^(?:ignore|disregard|(?:there is )?no) (?:the |any )?sanity (?:gain|loss) (?:\/|or|and) (?:gain|loss)$/

const excess = '(?:(?:the|any|all|all the) )?(?:excess|extra|surplus|superfluous) spell(?: in (?:it|this card|this tome))?'

const tooMany =
  '(?:(?:a|any|any 1|the|all|each|those|all the) )?spell (?:(?:(?:that|which) )?(?:it|they|the tome|that tome|that ally|the ally|this card) (?:can|may) no longer (?:hold|contain|carry)|for which (?:it|they|there|the tome|that tome) (?:have|is) no (?:longer )?(?:any )?(?:room|place)(?: left)?)'

const buriesExcess = new RegExp(
  `^(?:(?:your opponent|that opponent|its owner|its player|that player|they|you) (?:must )?)?bury ${tooMany}$|^bury ${excess}(?: (?:when|if|once|as soon as) (?:you (?:leave|depart|go|do not)|its capacity|it can no longer)\\b.*)?$|^(?:when|if|once|as soon as) (?:you (?:leave|depart)|its capacity)\\b[^,]* , bury ${excess}$`,
)

const isAnywhere =
  /^(?:you|your investigator) (?:need not|do not (?:have|need) to|is not require to) is (?:(?:at|in) (?!play|combat|your|this|the\b)[^,:;()]+|(?:at|in) any (?:particular|special|certain) (?:location|place)) (?:to do (?:so|this|that|it)|for (?:this|that)|in order to do (?:so|this))$/

const toNothing = '(?:to (?:0|zero|nothing)|below 1)(?: point)?'

const fallsTo = `(?:is )?(?:reduce|reduced|bring|brought|lower|lowered|drop|drops|fall|falls|sink|sinks)(?: thus| in this way)? ${toNothing}(?: in this way| thus| or less)?`

/** That an Ally of no value is buried, told of one that has just lost points. */
const spentAlly = new RegExp(
  `^(?:(?:a|any|each|all) )?ally (?:thus |so |(?:that|who|which|whose value) )?${fallsTo} is (?:bury|buried)$|^bury (?:a |any |all |each )?ally (?:thus |so |(?:that|who|which|whose value) )?${fallsTo}$|^bury (?:it|they|them|ally|that ally|the ally|target ally|the target) (?:if|when) (?:(?:it|they|its value|their value|ally|that ally|the ally|target ally)(?: 's value)? )?${fallsTo}$|^(?:if|when) (?:its|their|that ally 's|the ally 's|target ally 's|the target 's) value ${fallsTo} , (?:bury (?:it|they|them|that ally|the ally)|(?:it|they|that ally|the ally) is (?:bury|buried))$|^(?:if|when) (?:this|that|the loss) (?:reduce|reduces|bring|brings|lower|lowers|drop|drops) (?:it|they|its value|that ally|the ally|target ally|the target)(?: 's value)? ${toNothing} , (?:bury (?:it|they|them|that ally|the ally)|(?:it|they|that ally|the ally) is (?:bury|buried))$`,
)

/** What is so anyway of what the sentence before has told: who chooses what he does, how often a Gate serves. */
export function withoutReminder(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  return parts.filter((part, at) => {
    const before = textOf(parts[at - 1] ?? [])
    const said = textOf(part)
    const isTheirs = /^(?:the )?choice is (?:your opponent 's|that (?:player|opponent) 's|theirs|their)$/.test(said)
    if (isTheirs && /\bopponent must .* or /.test(before) && !/\byou\b/.test(before)) return false
    const isOnce = /^(?:you|each player|any player|a player) (?:may|can) use (?:this|the|that) gate (?:but|only|just) once$/.test(said)
    // "Players may play no Allies. Allies already in play are unaffected.": what forbids a play does nothing to what was played.
    const isSpared = /^(?:all |any )?(?:\S+ ){0,3}(?:already|currently) in play is (?:unaffected|not affected)$/.test(said)
    if (isSpared && /\b(?:may|can)(?:not| not)? (?:is )?play\b|\bplay no\b/.test(before)) return false
    // "Target Ally loses 2 points. If this reduces it to 0, bury it.": an Ally of no value is buried anyway (M7.16).
    if (spentAlly.test(said) && /\bally\b/.test(parts.slice(0, at).map(textOf).join(' '))) return false
    // "Bury this card and one Ghoul in the opposing Threat. Neither takes part in the Combat.": both are gone.
    const isGone =
      /^neither(?: of (?:them|these|they|the two|both|the two card))? (?:(?:may )?(?:take (?:any )?part|participate|fight)) in (?:the |this |that )?(?:combat|battle)$/
    if (isGone.test(said) && /\b(?:bury|discard) this (?:card|monster) (?:and|(?:together |along )?with) (?!all\b)/.test(before))
      return false
    // "Each Investigator in Arkham loses 1 Sanity. This includes yours.": whoever "each" or "all" speaks of.
    if (includesYou.test(said) && /\b(?:each|every|all|any)(?: of the)? (?:player|investigator)s?\b/.test(before)) return false
    // "Bury one Phobia affecting you. You need not be in a Church to do this.": what no rule asks of a deed; a play or a journey may ask it.
    if (
      isAnywhere.test(said) &&
      before !== '' &&
      !/\b(?:play|cast|summon|control|travel|walk|use|join|put|place|if|while|at|in)\b/.test(before)
    )
      return false
    // "He returns to his former Location. Ignore Sanity gain/loss.": who comes back has arrived there before.
    if (noEither.test(said) && /\b(?:return|go back|remain|stay) (?:to|at|in) (?:the|their) former (?:current )?location$/.test(before))
      return false
    // "The Spell Capacity of this Tome is 3 while you are here. Bury excess Spells when you leave.": so it is anyway (M9.7).
    if (buriesExcess.test(said) && /\b(?:capacity|hold)\b/.test(before)) return false
    // "(Fear of justice)": what a Phobia is called in plain words.
    if (self?.type === 'Event' && /^\(? ?(?:the |a |an? irrational )?fear of [^,:;()]+?(?: \))?$/.test(said)) return false
    // "Play it right-side-up. You need not walk.": so it is anyway.
    if (/^(?:you|your investigator) (?:need not|do not have to|do not) walk(?: there)?$/.test(said) && /\bright-side-up\b/.test(before))
      return false
    return !(isOnce && /\bgate\b/.test(before))
  })
}

/** "Ghouls are friendly here. You may play any Ghoul as an Ally.": how they are so, the next sentence tells; alone it is no story. */
export function withoutAnnouncement(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.filter((part, at) => {
    const is = part.findIndex(({ text }) => text === 'is')
    const who = part[is - 1]
    if (is < 1 || is > 3 || who === undefined || !isNamed(who) || !disposed.test(textOf(part.slice(is + 1)))) return true
    const next = parts[at + 1] ?? []
    const isSame = next.some(({ text }, index) => text === who.text && (is < 2 || isNamed(next[index])))
    return !(isSame && /\bas (?:a )?ally\b|\b(?:cannot|not) (?:is )?attack\b|\bjoin\b|\bdefend\b/.test(textOf(next)))
  })
}

const disposed =
  /^(?:(?:quite|most|very|always|surprisingly|unusually|strangely) )?(?:friendly|hospitable|welcoming|well disposed|well-disposed|tame|docile|peaceful|sympathetic|your friend|on good term with you)(?: (?:here|at this location|in this (?:location|place)|(?:to|toward|towards) (?:you|your investigator|visitors?|strangers?|dreamers?|travell?ers?)))*$/

const bothDo =
  /^(?<head>(?:[^,:;()]+ , )?)(?<who>(?:both )?you and your opponent(?: both| each)?|both (?:player|investigator|of you)) (?:must )?(?:draw|discard|lose|gain|bury|flip)\b/

const ownDeed = /^(?:draw|discard|lose|gain|bury|flip)$/

/** "Both players draw one card, then discard one": both of them do the second, too. */
export function withBothTwice(part: readonly Token[]): readonly (readonly Token[])[] {
  const said = textOf(part)
  const { head, who } = bothDo.exec(said)?.groups ?? {}
  if (who === undefined || /\b(?:if|unless|while|may|or)\b/.test(said)) return [part]
  const from = head === undefined || head === '' ? 0 : head.trim().split(' ').length
  const subject = part.slice(0, from + who.split(' ').length)
  const second = part.findIndex(({ text }, at) => at > subject.length + 1 && ownDeed.test(text) && /^(?:,|and)$/.test(textAt(part, at - 1)))
  const behind = part.slice(second)
  if (second < 0 || behind.slice(1).some(({ text }) => ownDeed.test(text))) return [part]
  const end = textAt(part, second - 2) === ',' ? second - 2 : second - 1
  const isShort = behind.at(-1)!.type === 'number'
  return [part.slice(0, end), [...subject, ...behind, ...(isShort ? newWords('card', behind[0]!) : [])]]
}

/** "As an Ally (it is Corrupt)", "discard the card drawn, whatever it was": what is said of a card behind it, as a sentence of its own. */
export function withAfterthought(part: readonly Token[]): readonly (readonly Token[])[] {
  const open = part.findIndex(
    ({ text }, at) => text === '(' && /^\( (?:it|they|which) is (?:corrupt|steadfast) \)$/.test(textOf(part.slice(at))),
  )
  if (open > 0 && /\bas a ally$/.test(textOf(part.slice(0, open))))
    return [part.slice(0, open), newWords('it is', part[open]!).concat(part.slice(-2, -1))]
  const isDiscarded =
    /^(?:then )?discard (?:the card draw|the draw card|the reveal card|that card|the card|it)(?: ,)? (?:whatever|no matter what) (?:it|the card) (?:is|may is)$/.test(
      textOf(part),
    )
  // The Turn is lost: nothing is done on it, and no Pass is declared.
  if (
    /^you (?:cannot|may not) play (?:any|a) card (?:on|during|in) your next turn(?: ,)? nor (?:may|can) you pass(?: either)?$/.test(
      textOf(part),
    )
  )
    return [newWords('lose your next turn', part[0]!)]
  return [isDiscarded ? newWords('discard it', part[0]!) : part]
}

const noSpellsThen =
  /^(?:(?:and|but) )?(?:no spell (?:may|can) is cast|spell (?:may not|can not|cannot) is cast)(?: (?:in|during) (?:this|that|the) (?:attack|battle|fight))?$/

/** "Allies may defend, but Spells may not be cast": of an attack out of Combat nobody could (M14.87). */
export function withoutCastings(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts
    .map((part) => {
      const comma = part.findIndex(({ text }, at) => text === ',' && noSpellsThen.test(textOf(part.slice(at + 1))))
      return comma > 0 && /\bally may defend$/.test(textOf(part.slice(0, comma))) ? part.slice(0, comma) : part
    })
    .filter((part, at) => {
      if (!noSpellsThen.test(textOf(part))) return true
      const before = parts
        .slice(Math.max(at - 2, 0), at)
        .map(textOf)
        .join(' . ')
      return !(/\battack\b/.test(before) && /\bsummon\b/.test(before))
    })
}
