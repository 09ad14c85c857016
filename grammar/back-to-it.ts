/**
 * Sentences that come back to the deed before them, and are told as one with it: what is done instead, or else, or if there was
 * none; one of what was seen; how the Location that was reached is placed, and how one leaves it again; an answer to a play; a
 * Pass that was told of.
 */

import { type Clause, putAsMeant } from './clauses.ts'
import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { isNamed, newWord, newWords, piecesOf, textOf, tokensIn } from './tokens.ts'

/** "Bury all Phobias affecting you. Otherwise, bury only one": one of the same cards, wherever and whose they are. */
export function withOneElse(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const told = /^otherwise (?:, )?(?<do>bury|discard|draw|flip|return|cancel|gain|lose) (?:(?:only|just|merely) )?(?=\S+$)/.exec(
      textOf(part),
    )
    const last = part.at(-1)
    if (!before || !told || last?.type !== 'number') return part
    const at = before.findLastIndex(({ text }) => text === told.groups!.do)
    const first = before[at + 1]
    if (at < 0 || !first || (first.type !== 'number' && !/^(?:all|each|a)$/.test(first.text))) return part
    const from = at + 2
    const end = before.findIndex(({ text }, place) => place > at && /^(?:[,;:()]|if|when|while|unless|but|only|and|or|then)$/.test(text))
    const cards = before.slice(from, end < 0 ? before.length : end)
    if (cards.length === 0) return part
    return [part[0]!, part.find(({ text }) => text === told.groups!.do)!, last, ...cards]
  })
}

/** "Look at the top three cards of your Mythos Deck. Discard one, and return the others": one of them. */
export function withSomeOfThem(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const at = part.findIndex(
      ({ text }, place) =>
        /^(?:discard|bury|keep)$/.test(text) &&
        part[place + 1]?.type === 'number' &&
        /^(?:$|,|(?:and|then)\b)/.test(textOf(part.slice(place + 2))),
    )
    if (at < 0 || !seen.test(textOf([...(parts[index - 1] ?? []), ...part.slice(0, at)]))) return part
    return [...part.slice(0, at + 2), ...newWords('of them', part[at + 1]!), ...part.slice(at + 2)]
  })
}

/** Several cards that are seen, and nothing else that there could be one of. */
const seen = /\blook at (?:the (?:top|bottom) \S+ card of [^,:]*?\bdeck|[^,:]*?\b(?:hand|threat))(?: (?:,|and|then|you|may|must))*$/

const noPhobia =
  /^if (?:there (?:is|be) (?:none|no such phobia)|(?:you|your investigator) have (?:none|no phobia)|none (?:do|affect (?:you|your investigator))|no phobia affect (?:you|your investigator)) ,? ?/

/** "One Phobia that affects you now affects your opponent. If there is none, he loses 1 Sanity.": none before that was done. */
export function withNoPhobia(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const said = noPhobia.exec(textOf(part))
    const before = textOf(parts[index - 1] ?? [])
    // Of several phobias some might be left.
    const isOne =
      /(?:^|\b(?:bury|discard|return|choose) )(?:one|a|any one|1|any 1) phobia(?: event)?(?: ,? ?of your choice ,?)?(?: (?:that|which))? affect (?:you|your investigator)\b/.test(
        before,
      )
    if (!said || !isOne || part.some(({ text }) => text === 'instead')) return part
    const rest = part.slice(said[0].trim().split(' ').length)
    const near = part[0]!
    const phobia = parts[index - 1]!.find(({ text }) => text === 'phobia')!
    const kind = { ...phobia, at: near.at, length: near.length }
    return [...newWords('if no', near), kind, ...newWords('affect you ,', near), ...rest, newWord('instead', part.at(-1)!)]
  })
}

const reached = /\b(?:when|each time|after) you arrive (?:at|in) (?:a|any|the|each) (?!.*\barrive\b)/
/** A journey to one Location, and nothing else in the sentence that "it" could be. */
const journeyed =
  /^(?!.*\b(?:look|reveal|draw|discard|search|instead|ally|monster|artifact|tome|gate)\b)(?:.* , )?(?:you (?:may|must) )?(?:immediately )?(?:play (?:a|any|1|1 of)(?: new)? (?:[^,;:()]+ )?location\b(?=.*\b(?:right-side-up|story deck)\b|$)|travel to (?:a|any|1) )/
const place = '(?:it|that location|the location|that place|the new location|the location (?:so )?(?:play|reach))'
const ofReached = new RegExp(
  `^${place} (?:is (?:also )?(?=(?:in|on) (?!play\\b|your\\b|their\\b|the top\\b)|inside\\b|outside\\b|underground\\b|underwater\\b|(?:a|an) )|(?:have|bear|contain) (?<gate>(?:a|the|no) gate)(?: attribute)?(?=$| ,)|do not (?:have|bear|contain) (?<none>(?:a|the) gate)(?: attribute)?(?=$| ,)|(?:have|bear) (?:the )?(?=\\S+ (?:attribute|symbol)(?:$| ,)))`,
)

/** "Each time you arrive at a Village, lose 1 Sanity; if it is in Ulthar, lose 2 instead", "play any new Location. If it has a Gate, ...": where it is, you are. */
export function withPlaceReached(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const at = part.findIndex(({ text }, place) => /^(?:if|unless)$/.test(text) && ofReached.test(textOf(part.slice(place + 1))))
    const deed = textOf(part.slice(0, Math.max(at, 0)))
    const before = `${textOf(parts[index - 1] ?? [])} . ${deed}`
    const isOfCard = /\b(?:play|cast|use|draw|reveal|discard|bury)\b/
    const isOfPlacing = /\b(?:place|crosswise|right-side-up)\b/.test(textOf(part))
    const isJourney =
      journeyed.test(textOf(parts[index - 1] ?? [])) && !isOfPlacing && !isOfCard.test(deed) && !/\b(?:flip|ally|it|they)\b/.test(deed)
    if (at < 0 || !(isJourney || (reached.test(before) && !isOfCard.test(before)))) return part
    const { 0: said, groups } = ofReached.exec(textOf(part.slice(at + 1)))!
    const end = at + 1 + said.trim().split(' ').length
    const near = part[Math.min(end, part.length - 1)]!
    const isKind = /^(?:a|an)$/.test(part[end]?.text ?? '')
    const isBorne = /^(?:attribute|symbol)$/.test(part[end + 1]?.text ?? '')
    const gate = part.slice(at + 1, end).find(({ text }) => text === 'gate')
    const lacks = groups!.none !== undefined || groups!.gate === 'no gate'
    const there = gate ? `at a location ${lacks ? 'without' : 'with'} a` : isBorne ? 'at a' : isKind ? 'at' : ''
    const rest = isBorne ? [part[end]!, newWord('location', near), ...part.slice(end + 2)] : part.slice(end)
    return [...part.slice(0, at + 1), ...newWords(`you is ${there}`.trim(), near), ...(gate ? [gate] : []), ...rest]
  })
}

const broughtOne =
  /^(?:you may )?(?:take|return|put|bring|place|play|choose) (?:a|any|1|one|any 1|any one) (?:\S+ )?ally\b(?!.*\bally\b)(?!.*\bthreat\b)(?:.*\b(?:to|into|in) play\b|.*\bbeside your (?:own )?investigator$|(?<=play .*)$)/

/** "Take one Ally from your Story Deck and put him into play. That Ally is now Corrupt": he; an Event or Spell has no bearer. */
export function withBroughtAlly(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  if (self?.type !== 'Event' && self?.type !== 'Spell') return parts
  return parts.map((part, index) => {
    const isThat = /^(?:that|this|the) ally (?:is|become|gain|lose|add|may|cannot|have)\b/.test(textOf(part))
    const before = parts.slice(0, index).map(textOf)
    if (!isThat || !broughtOne.test(before.at(-1) ?? '') || before.slice(0, -1).some((said) => /\bally\b/.test(said))) return part
    return [{ ...newWord('they', part[0]!), written: 'he' }, ...part.slice(2)]
  })
}

const oneAlly =
  /(?:^|[,:] |\b(?:must|may|to|and|then) )(?:bury|discard|flip|choose|return) (?:a|one|any one|1|any 1) (?:\S+ ){0,3}?ally\b(?!.*\bally\b)/

const allysMoment =
  /^(?:when|each time|if|after) (?:(?:you|your opponent|a opponent|any player|another player) (?:play|bury|discard|flip|lose|return|draw) (?:a|any|1)(?: of your)? (?:\S+ )?ally\b|(?:a|any|1)(?: of your)? (?:\S+ )?ally (?:is|enter)\b)(?!.*\bally\b.*\b(?:if|unless) they\b)/

/** "When you play an Ally, draw one card if he is a Priest": where "he" stands that is this Ally; no player is a Priest, and this card is not spoken of. */
function heOfThisMoment(part: readonly Token[]): number {
  if (!allysMoment.test(textOf(part))) return -1
  const asked = /^(?:if|unless) they is (?:not )?(?:(?:corrupt|steadfast)(?: |$)|a (?!(?:player|investigator|opponent)\b))/
  const at = part.findIndex(({ text }, place) => place > 0 && /^(?:if|unless)$/.test(text) && asked.test(textOf(part.slice(place))))
  const he = at < 0 ? undefined : part[at + 1]
  return he && /^(?:s?he|he or she|she or he)$/i.test(he.written) ? at + 1 : -1
}

/** "Flip one Ally of your opponent. If he is Corrupt, bury him instead": no player is Corrupt, or a Doctor; it is the Ally. */
export function withAllyAsked(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const isHe = /^(?:s?he|he or she|she or he)$/i.test(part[1]?.written ?? '') && part[1]!.text === 'they'
    const asks = /^(?:if|unless) they is (?:not )?(?:(?:corrupt|steadfast)\b|a (?!(?:player|investigator|opponent)\b))/.test(textOf(part))
    const isSubjectAgain = part.slice(2).some(({ written }) => /^(?:s?he|he or she|she or he)$/i.test(written))
    const own = heOfThisMoment(part)
    if (own >= 0) return part.with(own, newWord('it', part[own]!))
    if (!isHe || !asks || isSubjectAgain || !oneAlly.test(textOf(parts[index - 1] ?? []))) return part
    return part.map((each, at) => (at === 1 || /^(?:him|her|him or her|her or him)$/i.test(each.written) ? newWord('it', each) : each))
  })
}

const ledThere =
  /^(?:you may )?(?:play (?:this card|THIS) and )?(?:immediately )?(?:play|travel to) (?:a|any|1|one) (?:new )?(?:\S+ ){0,3}location\b/
const playedThere = /^you (?:may|must) (?:then |also |immediately )*play (?:a|any|1|one|up to \S+|\S+) (?!.*\bthere\b.*\bthere\b)/

/** "Play a new Location. You may play an Artifact there": where one has come is where one plays. */
export function withPlayThere(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const before = piecesOf(parts[index - 1] ?? [], self).said
    const there = part.findIndex(({ text }) => text === 'there')
    const isOfPlay = !part.slice(0, Math.max(there, 0)).some(({ text }) => /^(?:that|which|who|if|[,;:(])$/.test(text))
    const isPlay =
      there > 0 && isOfPlay && playedThere.test(textOf(part)) && ledThere.test(before) && !/\b(?:if|unless|walk|later|next)\b/.test(before)
    return isPlay ? part.filter((_, at) => at !== there) : part
  })
}

const orIf = /^(?:, )?or (?:, )?(?=if\b)/
const lacks =
  /^if (?:(?:you|they) (?:have (?:none|no [^,]+)|cannot|can not)(?: do so)?|there is (?:none|no \S+ to (?:bury|discard|flip|return)))$/

/** "If there is no Phobia to bury": you have none. */
function asYours(so: readonly Token[], first: readonly Token[]): readonly Token[] {
  if (so[1]?.text !== 'there') return so
  if (so[3]?.text === 'no') return [so[0]!, ...newWords('you have no', so[1]!), so[4]!]
  return /\bphobia(?: affect (?:you|your investigator))?$|\b1 of your \S+$/.test(textOf(first)) ? newWords('if you have none', so[0]!) : so
}

/** "Bury one Ally, or lose 2 Sanity if you have none": this may not be chosen, but is done only then. */
function withLackAhead(part: readonly Token[]): readonly Token[] {
  const said = textOf(part)
  const had = / if (?<who>you|they) have (?:1|one|any)(?: ,)? or (?:else )?(?=(?:lose|discard|bury)\b)/.exec(said)
  const unsure = /\b(?:unless|may|either|otherwise|then)\b|[;:()]|\bor\b.*\bor\b|\bif\b.*\bif\b/
  // "Bury one Ally if you have one, or else lose 2 Sanity" leaves no choice either.
  if (had?.groups && !unsure.test(said)) {
    const from = said.slice(0, had.index).split(' ').length
    const near = part[from]!
    const rest = part.slice(from + had[0].trim().split(' ').length)
    return [...part.slice(0, from), ...newWords(`or , if ${had.groups['who']} have none ,`, near), ...rest]
  }
  const lack = / if (?:(?:you|they) have|there is) none$/.exec(said)?.[0].trim().split(' ').length
  const at = part.findIndex(({ text }) => text === 'or')
  const deed = at + (part[at + 1]?.text === 'else' ? 2 : 1)
  const isGain = /^(?:gain|draw)$/.test(part[deed]?.text ?? '')
  const isOne = !part.some(
    ({ text }, index) =>
      (index !== at && /^(?:or|unless|either|[;:()])$/.test(text)) || (text === 'may' && !isGain) || (index < at && text === 'if'),
  )
  if (!lack || at < 2 || !isOne || !(isGain || /^(?:lose|discard|bury)$/.test(part[deed]?.text ?? ''))) return part
  const near = part[at]!
  const first = part[at - 1]!.text === ',' ? part.slice(0, at - 1) : part.slice(0, at)
  return [...first, near, newWord(',', near), ...part.slice(-lack), newWord(',', near), ...part.slice(deed, -lack)]
}

/** "Gain 1 Sanity or, if it is Night, draw two cards": where it is so, the one or the other; "or, if you have none, ...": the other. */
export function withOrIf(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map(withLackAhead).flatMap((part) => {
    const at = part.findIndex((_, index) => index > 1 && orIf.test(textOf(part.slice(index, index + 4))))
    const joint =
      at < 0
        ? 0
        : orIf
            .exec(textOf(part.slice(at, at + 4)))![0]
            .trim()
            .split(' ').length
    const end = part.findIndex(({ text }, index) => at > 0 && index > at + joint && text === ',')
    const first = part.slice(0, Math.max(at, 0))
    const [so, deed] = [part.slice(at + joint, end), part.slice(end + 1)]
    // "You may remain here for a Turn and bury one Phobia or, if there is none, draw one card": the stay is for both.
    const stay = /^you may (?:remain|stay) here\b/.test(textOf(first)) && lacks.test(textOf(so)) ? 2 : 0
    const isLack = lacks.test(textOf(so))
    // Of what may be done it is still so that who has none gains something for it.
    const isSpare = isLack && /^(?:(?:they|you) )?(?:gain|draw) /.test(textOf(deed))
    const unsure = isSpare ? /^(?:or|if|unless|[;()])$/ : /^(?:or|if|unless|may|[;()])$/
    if (end < 0 || deed.length === 0 || [...first.slice(stay), ...deed].some(({ text }) => unsure.test(text))) return [part]
    const near = so[0]!
    const comma = newWord(',', near)
    // "Draw two cards or, if it is Night, three": another figure for the same.
    if (deed[0]!.type === 'number') return [[...first, comma, newWord('or', near), ...deed, ...so]]
    const begun = first.findLastIndex(({ text }) => /^(?:[,:]|to)$/.test(text)) + 1
    const does = first.slice(begun)
    const isYours = orders.test(does[0]?.text ?? '') && orders.test(deed[0]!.text) && !does.some(({ text }) => /^(?:and|then)$/.test(text))
    if (isLack) {
      // "Bury one Ally of your opponent, or draw one card if he has none" is an order for both.
      const isHis = !orders.test(does[0]?.text ?? '') && !/^you\b/.test(textOf(does))
      const who = so[1]!.text === 'they' ? [so[1]!] : so[1]!.text === 'there' ? [{ ...newWord('they', near), written: 'he' }] : []
      const again = isHis && deed[0]!.text !== 'they' ? who : []
      return [first, [...asYours(so, first), comma, ...again, ...deed, newWord('instead', near)]]
    }
    return isYours ? [first, [...so, comma, ...newWords('you may', near), ...deed, newWord('instead', near)]] : [part]
  })
}

const asOf = '(?:you|your investigator|they|it|THIS|your opponent|target opponent|a opponent|the opponent|that player|that opponent)'
const asked = new RegExp(`(?:^|[ ,(])if (?<who>${asOf}) (?:(?<is>is)|have|know|hold)(?<not> (?:not|no)\\b|)`, 'g')
const answered = /^(?:but )?if (?<who>you|they|it|your opponent) (?<verb>is|have|do)(?<not> not|) , /

/** "If you are at a City, draw one card. If you are not, lose 1 Sanity": otherwise. Of what one may do, "if you do not" asks whether it was done. */
export function withConditionAnswered(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const head = answered.exec(`${textOf(part)} `)
    const before = piecesOf(parts[index - 1] ?? [], self).said
    const [condition, another] = head ? [...before.matchAll(asked)] : []
    if (!head?.groups || !condition?.groups || another || /\b(?:unless|otherwise|either|nor|if [^,]*\bif|if [^,]*\band)\b/.test(before))
      return part
    const { who, verb, not } = head.groups
    const of = condition.groups['who']!
    const isOpposite = (not === '') !== (condition.groups['not'] === '')
    const isAsked =
      verb === 'do' ? !condition.groups['is'] && !/\bmay\b/.test(before) : (verb === 'is') === (condition.groups['is'] !== undefined)
    const isSame = who === of || (who === 'you' ? of === 'your investigator' : who === 'they' && !/^(?:you|your investigator|it)$/.test(of))
    // What was turned up is asked in its own way.
    const isOther = who === 'it' && /^if\b/.test(before)
    if (!isOpposite || !isAsked || !isSame || isOther) return part
    const near = part[0]!
    const rest = part.slice(head[0].trim().split(' ').length)
    const him = who !== 'you' && rest[0]?.text === 'they' && /\b(?:your|target|a) opponent\b(?! 's)/.test(before)
    return [...newWords('otherwise ,', near), ...(him ? newWords('your opponent', near) : []), ...rest.slice(him ? 1 : 0)]
  })
}

const lacking =
  /^(?:but )?if (?:(?<who>you|they|your opponent|the opponent|that opponent|that player) )?(?:have (?:none|no (?<such>such )?(?<kind>[^,;:()]+?))|(?:cannot|can not|is unable to|is not able to)(?: do (?:so|this|it))?)(?: in play)? , /

/** One of one's own cards that is given up, and nothing behind it but what tells which, or when. */
const oneGiven =
  /^(?: in play| of your choice)?(?<which>(?: of value)?(?: of)? \S+(?: or \S+)? point| of value \S+(?: or (?:more|less|\S+))?|)(?: in play| of your choice)?$/

const whoLacks =
  /^(?:(?:if )?(?:a|any|each|every|all) (?:player|investigator)|anyone|whoever|those|1) (?:who )?(?:have none|(?:cannot|can not)(?: do (?:so|this|it))?|have no (?<kind>[^,;:()]+?)(?: in play)?)(?: ,)?(?: they)? (?=(?:must )?(?:lose|discard|pay) )/

/** "Each player buries one Ally. A player who has none loses 2 Sanity": if he has none, he does. */
function ofEachPlayer(part: readonly Token[], before: readonly Token[]): readonly Token[] {
  const met = whoLacks.exec(textOf(part))
  const said = met?.[0].trim()
  const kind = met?.groups?.['kind']
  const near = part[0]!
  const given = / (?:one|a|1|any one|any 1) (?<what>[^,;:()]+?)(?: face-down)?$/.exec(textOf(before))?.groups?.['what']
  const isOther = kind !== undefined && kind !== 'such card' && kind !== given
  if (!said || isOther || !/^each (?:player|investigator) (?:must )?(?:bury|discard|flip) /.test(textOf(before))) return part
  return [...newWords('if they have none ,', near), { ...newWord('they', near), written: 'he' }, ...part.slice(said.split(' ').length)]
}

/** "Bury one of your Allies. If you have no such Ally, lose 1 Sanity.": none before it was done, and so in its place; with another kind it is asked of that. */
export function withNoneToGive(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((each, index) => {
    const part = ofEachPlayer(each, parts[index - 1] ?? [])
    const said = lacking.exec(`${textOf(part)} `)
    const before = parts[index - 1] ?? []
    const number = before.findLastIndex(
      ({ type, text, value }, at) =>
        ((type === 'number' && value === 1) || text === 'a') && /^(?:bury|discard|flip)$/.test(before[at - 1]?.text ?? ''),
    )
    if (!said?.groups || number < 0 || before.some(({ text }, at) => /^(?:may|or|unless|if)$/.test(text) && (at < number || text !== 'or')))
      return part
    const { who, such, kind } = said.groups
    const own =
      /^(?:random )?of your (?:other )?/
        .exec(`${textOf(before.slice(number + 1))} `)?.[0]
        .trim()
        .split(' ').length ?? 0
    const from = number + 1 + own + (own === 0 && before[number + 1]?.text === 'random' ? 1 : 0)
    let to = from
    while (isNamed(before[to])) to++
    const given = before.slice(from, to)
    const which = oneGiven.exec(to < before.length ? ` ${textOf(before.slice(to))}` : '')?.groups?.['which']
    const isSame = kind === undefined || (such ? kind === 'card' || textOf(given).endsWith(kind) : kind === textOf(given))
    const rest = part.slice(said[0].trim().split(' ').length).filter(({ text }) => text !== 'instead')
    const isPlain = rest.length > 1 && !rest.some(({ text }) => /^(?:if|unless|;|may)$/.test(text))
    if (to === from || which === undefined || !isSame || !isPlain || /phobia/.test(textOf(given))) return part
    const near = part[0]!
    if (who !== 'you') {
      const isOther = who !== undefined && kind !== undefined && to === before.length
      const have = part.findIndex(({ text }) => text === 'have')
      return isOther ? [...part.slice(0, have + 1), ...newWords('none ,', near), ...rest] : part
    }
    // What another gives up is not what you have none of.
    const isYours = !before.slice(0, number).some(({ text }) => /^(?:opponent|player|investigator|they|opponents)$/.test(text))
    if (!isYours) return part
    const end = to + (which === '' ? 0 : which.trim().split(' ').length)
    const told = before.slice(from, end).map((each) => ({ ...each, at: near.at, length: near.length }))
    const other = before.slice(number + 1, from).some(({ text }) => text === 'other') ? [newWord('other', near)] : []
    return [...newWords('if you have no', near), ...other, ...told, ...newWords('in play ,', near), ...rest, newWord('instead', near)]
  })
}

/** What befalls somebody, told of him alone. */
const befalls =
  /^(?:(?:when|if|at|each) [^,;:()]+ , )?(?<who>(?:your opponent|target opponent|each (?:opponent|player|investigator)|the (?:affect player|opponent)) (?:must |is [^,;:()]+? and )?)?(?:lose|discard|bury|flip) [^,;:()]+(?: \([^()]+\))?$/
/** What he may do instead, or which card of his may go. */
const instead =
  /^(?:(?:they|you|your opponent|the opponent|target opponent|(?:that|such a|each|the affect) (?:player|opponent)) may (?<deed>(?:bury|discard|flip|lose|pay) [^,;:()]+?)|(?<what>(?:a|1|any 1) [^;:()]+?) may is (?<how>bury|discard|flip)) instead$/

const toPrevent = / (?:to|in order to) (?:prevent|avoid|avert|escape) (?:this|it|that|(?:this|the|that) loss)$/
const butMay =
  /^(?<first>(?:your opponent|target opponent|each (?:opponent|player|investigator)) (?:must )?(?:lose|discard|bury|flip) [^,;:()]+?)(?: ,)? but (?:they )?(?:may|can) (?:bury|discard|flip|lose) [^,;:()]+ instead$/

/** "He may bury one Ally to prevent this", "loses 2 Sanity, but may bury one Ally instead": as a sentence of its own. */
function withInstead(part: readonly Token[]): readonly (readonly Token[])[] {
  const said = textOf(part)
  const tail = toPrevent.exec(said)?.[0].trim().split(' ').length
  const told = tail && /^(?:they|you|your opponent|that (?:player|opponent)|such a player) may /.test(said)
  if (told) return [[...part.slice(0, -tail), newWord('instead', part.at(-1)!)]]
  const first = butMay.exec(said)?.groups?.['first']
  const may = first === undefined ? -1 : part.findIndex(({ text }) => text === 'may' || text === 'can')
  const but = part.findLastIndex(({ text }, at) => text === 'but' && at < may)
  if (but < 1) return [part]
  const end = part[but - 1]!.text === ',' ? but - 1 : but
  return [part.slice(0, end), [...newWords('they may', part[but]!), ...part.slice(may + 1)]]
}

const mustDo =
  /^(?:(?:when|at|each) [^,;:()]+ , )?(?<who>you|(?:each|all|every) (?:other )?(?:player|opponent|investigator)s?) must (?:bury|discard|flip|lose) [^,;:()]+$/
const whoDoNot =
  /^(?:if (?:you|they|that player) do not(?: do so)? , (?:(?:you|they|that player) )?|(?:those|that|any|each|anyone|whoever|(?:that|any|each) (?:player|opponent|investigator)s?) who do not(?: do so)? )(?:must )?(?=(?:lose|bury|discard|flip) [^,;:()]+$)/

/** "Each player must discard one Artifact. Those who do not lose 2 Sanity.": the one or the other. */
export function withOrElse(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const head = whoDoNot.exec(textOf(part))?.[0].trim()
    const who = before && mustDo.exec(textOf(before))?.groups?.['who']
    // "If they do not", of you, would be somebody else.
    const isSame = head !== undefined && (who === 'you') === /^if you\b/.test(head)
    if (!before || !who || head === undefined || !isSame || before.some(({ text }) => text === 'or')) result.push(part)
    else result[result.length - 1] = [...before, newWord('or', part[0]!), ...part.slice(head.split(' ').length)]
  }
  return result
}

const crowdDoes =
  /^(?:(?:when|at|each) [^,;:()]+ , )?(?<who>(?:each|all|every|any) (?:other )?(?:player|opponent|investigator)s?(?: (?:(?:who|that) (?:is|have) |whose [^,;:()]+? is )?(?:not )?(?:at|in|inside|outside|underground|underwater|with|affected by)\b[^,;:()]*?| (?:who|that) (?:is|have) [^,;:()]+?)?) (?:must )?(?:lose|gain|draw|discard|bury|flip) /
const soAffected =
  /^(?:(?:each|all|every|any) (?:player|opponent|investigator)s?|those|that|all those)(?: (?:who|that) (?:is|be))? (?:so|thus|thereby) affected(?: by this)? (?=(?:must )?(?:may (?!not |only )|lose |gain |draw |discard |bury |flip ))/

/** "Each player at an Outside Location loses 2 Sanity. Each player so affected also loses his next Turn.": the same players. */
export function withSameCrowd(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const so = soAffected.exec(textOf(part))?.[0].trim()
    const before = result.at(-1) ?? []
    const pieces = piecesOf(before, undefined)
    const who = so === undefined ? undefined : crowdDoes.exec(pieces.said)?.groups?.['who']
    if (so === undefined || who === undefined) {
      result.push(part)
      continue
    }
    const rest = part.slice(so.split(' ').length)
    const from = pieces.said.indexOf(who)
    const isOne = rest[0]!.text !== 'may' && !/ (?:and|or|then|if|while|when|unless|,|;) /.test(pieces.said.slice(from + who.length))
    // One after the other does both, before the next one does any.
    const does = rest.slice(rest[0]!.text === 'must' ? 1 : 0)
    const verb = does[0]!
    if (isOne) result[result.length - 1] = [...before, newWord('and', verb), { ...verb, written: `${verb.text}s` }, ...does.slice(1)]
    else
      result.push([
        ...before.slice(tokensIn(pieces, pieces.said.slice(0, from)), tokensIn(pieces, pieces.said.slice(0, from + who.length))),
        ...rest,
      ])
  }
  return result
}

const soLong =
  /(?:^|(?<= ))(?:until the end of (?:(?:the|this) )?(?:round|combat|turn)|for the (?:rest|remainder|duration) of (?:(?:the|this) )?(?:round|combat|turn)|(?:during |in )?this (?:round|turn|combat))(?:$|(?= ,))/

/** "Target Ally loses 2 until the end of the Round. He may not defend meanwhile.": for as long as the sentence before said. */
export function withMeanwhile(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const at = part.findIndex(({ text }) => /^meanwhile$/i.test(text))
    const before = parts[index - 1] ?? []
    const pieces = piecesOf(before, undefined)
    const long = at < 0 ? null : soLong.exec(pieces.said)
    if (!long || (at !== 0 && at !== part.length - 1)) return part
    const told = before.slice(
      tokensIn(pieces, pieces.said.slice(0, long.index)),
      tokensIn(pieces, pieces.said.slice(0, long.index + long[0].length)),
    )
    const rest = part.filter((_, place) => place !== at && !(at === 0 && place === 1 && part[1]!.text === ','))
    return rest.length === 0 ? part : [...rest, ...told]
  })
}

/** "Your opponent may discard one Artifact; if he does, ...; if not, ...": sentences of their own. */
export function withCasesApart(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.flatMap((part) => {
    const starts = part.flatMap(({ text }, at) => (text === ';' && isCase(textOf(part.slice(at + 1))) ? [at] : []))
    const first = textOf(part.slice(0, starts[0]))
    const isShown = /^if it is (?:a|not|any|anything) /.test(first) && starts.every((at) => shownIs.test(textOf(part.slice(at + 1))))
    if (starts.length === 0 || !(leavesTo.test(first) || caseOf.test(first) || isShown)) return [part]
    return [0, ...starts.map((at) => at + 1)].map((from, index) => part.slice(from, starts[index]))
  })
}

const caseOf = /^(?:if (?:they|that player|that opponent|your opponent|you) do(?: so| not(?: do so)?)? ,|if not ,)/
/** What a card that was turned up is. */
const shownIs = /^(?:and |but )?if it is (?:a|any|anything) /
const isCase = (said: string): boolean => caseOf.test(`${said} `) || shownIs.test(said)
const leavesTo = /(?:^|, )(?:your opponent|target opponent|each (?:opponent|player|investigator)|they|you) may [^,;:()]+$/

/** "Your opponent loses his next Turn. He may bury one Lawyer instead.": the one unless he does the other. */
export function withDeedInstead(told: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const parts = told.flatMap(withInstead)
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const groups = instead.exec(textOf(part))?.groups
    const befallen = before && befalls.exec(textOf(before))
    const isYou = /^you may\b/.test(textOf(part))
    const isOfHim = befallen && (befallen.groups?.who === undefined ? isYou || groups?.what !== undefined : !isYou)
    if (self?.type === 'Monster' || !groups || !isOfHim || before.some(({ text }) => /^(?:unless|or|instead)$/.test(text))) {
      result.push(part)
      continue
    }
    const may = part.findIndex(({ text }) => text === 'may')
    const what = part.slice(0, may)
    // "A Lawyer in play as an Ally".
    const bare = what.slice(0, what.length - (/ in play(?: as a ally| as ally)?$/.exec(textOf(what))?.[0].trim().split(' ').length ?? 0))
    const deed = groups.what === undefined ? part.slice(may + 1, -1) : [part.at(-2)!, ...bare]
    const who = befallen.groups?.who === undefined ? 'you' : 'they'
    // A condition behind what befalls is said before it: "lose 2 Sanity if it is Night" is not also unless something is done.
    const asks = before.findIndex(({ text }) => text === 'if')
    const lead = asks > 0 && befallen.groups?.who === undefined ? before.findIndex(({ text }) => text === ',') + 1 : -1
    const whole =
      lead >= 0 && lead < asks && before.findLastIndex(({ text }) => text === 'if') === asks
        ? [...before.slice(0, lead), ...before.slice(asks), newWord(',', before[asks]!), ...before.slice(lead, asks)]
        : before
    result[result.length - 1] = [...whole, ...newWords(`unless ${who}`, part[0]!), ...deed]
  }
  return result
}

const rounding = '(?: \\( round (?:up|down) \\))?'
const howMany = `(?:half${rounding}(?: of)?|(?:1|#|a)(?: random)?(?: of)?)`
const goods = '(?:ally|artifact|tome|weapon|spell|monster|cultist)'
const oneFoe = '(?:(?:your|the|a|any|1|target) opponent|opponent|that player|that opponent)'
const restOfThem = `(?: ,|;| ;)?(?: and)? (?:(?:the|all|all the|any) (?:others|rest|remaining (?<kind2>${goods})|other (?<kind3>${goods})))`
const othersGo = `${restOfThem} (?:is|are|must is) (?:(?:all|then|merely|only|just) )?(?<go>flip|discard|bury)(?: face-down)?(?: instead)?$`

/** "Your opponent buries one Ally; the others are flipped face-down.": all that are left of those. */
const theOthers: readonly Clause[] = [
  ...(
    [
      ['each (?:other )?(?:player|opponent|investigator)', 'and <who> must'],
      [oneFoe, 'and must'],
    ] as const
  ).map(
    ([who, must]): Clause => [
      new RegExp(
        `^(?<head>(?:[^;:()]+ , )?)(?<who>${who}) (?:must )?(?<how>discard|bury|lose) (?<n>${howMany}(?: their)?) (?<kind>${goods})(?<round>${rounding})${othersGo}`,
      ),
      `<head> <who> must <how> <n> <kind> <round> ${must} <go> each of their <kind>`,
      ['Event', 'Spell', 'Location'],
    ],
  ),
  [
    new RegExp(
      `^(?<head>(?:[^;:()]+ , )?)(?<how>discard|bury) (?<n>${howMany}) (?<kind>${goods}) (?<of>of (?:each (?:other )?player|each opponent|${oneFoe}))${othersGo}`,
    ),
    '<head> <how> <n> <kind> <of> and <go> each <kind> <of>',
    ['Event', 'Spell', 'Location'],
  ],
  [
    new RegExp(
      `^(?<head>(?:[^;:()]+ , )?)(?:you (?:must )?)?(?<how>discard|bury) (?<n>${howMany}) (?<of>your|your opponent 's|a opponent 's) (?<kind>${goods})(?<round>${rounding})${othersGo}`,
    ),
    '<head> <how> <n> <of> <kind> <round> and <go> each of <of> <kind>',
    ['Event', 'Spell', 'Location'],
  ],
]

/** "Your opponent buries one Ally; the others are flipped face-down.", in one sentence or two: what goes, and all that are left of those. */
export function withTheOthers(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const isOfThose = before && /^(?:the|all) (?:others|rest|other|remaining)\b/.test(textOf(part))
    const whole = isOfThose ? [...before, newWord(';', part[0]!), ...part] : part
    const told = theOthers.map((clause) => putAsMeant(clause, whole, piecesOf(whole, self), self)).find((each) => each !== undefined)
    if (told && isOfThose) result[result.length - 1] = told
    else result.push(told ?? part)
  }
  return result
}

const onlyIfOnTop =
  /^play only if (?<card>the top card of (?:your|your opponent 's|a opponent 's|that opponent 's) story deck) is [^,;:()]+$/
const deedToIt = /^(?<how>bury|discard) (?:it|that (?:card|event|location))$/

/** "Play only if the top card of your opponent's Story Deck is an Event. Bury it.": the card of which that was asked. */
export function withCardOnTop(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  return parts.map((part, at) => {
    const before = at > 0 && self ? piecesOf(parts[at - 1]!, self) : undefined
    const asked = onlyIfOnTop.exec(before?.said.replace(/^play THIS only/, 'play only') ?? '')?.groups?.['card']
    const pile = asked?.replace(/\ba opponent\b|\bthat opponent\b/, 'your opponent')
    return pile && deedToIt.test(textOf(part)) ? [part[0]!, ...newWords(pile, part[1]!)] : part
  })
}

const ofSeveralShown =
  /^(?:then )?(?:,? ?)?if (?:(?<how>none|any|(?:1|one) or more|at least (?:1|one)|1|one) (?:of (?:them|those|these|those card|these card|the reveal card|the card) )?is (?:a )?|(?:you (?:find|see|discover) (?<a>a|any|1|no)|there is (?<b>a|any|1|no)|(?:they|those card|the card) (?:include|contain) (?<c>a|any|1|no)) (?<what>[^,:;()]+?) (?:is )?(?:among|amongst|in) (?:them|those|these|those card|these card|the card)(?= ,))/
const topShown =
  /\b(?<how>reveal|look at) the top \S+ card of [^,:;()]*?mythos deck(?: (?:and|, then) (?:put|place|return) (?:them|it) back(?: (?:there|on top))? in (?:any|whatever) order(?: you (?:like|wish|choose))?)?$/

/** "Reveal the top three cards of your Mythos Deck. If none of them is a Location, ...": asked of all that were turned up or looked at. */
export function withNoneShown(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.flatMap((each, at): readonly (readonly Token[])[] => {
    const shown = topShown.exec(textOf(parts[at - 1] ?? []))?.groups?.['how']
    if (!shown) return [each]
    if (!ofSeveralShown.test(textOf(each))) return withRestApart(withOneAmong(each))
    const [part, ...rest] = withRestApart(withCommaBehindKind(each))
    return [askedOfSeveral(part!, shown), ...rest]
  })
}

/** "If one of them is a Location you may take it": the comma that is left out. */
function withCommaBehindKind(part: readonly Token[]): readonly Token[] {
  const may = part.findIndex(({ text }, at) => text === 'you' && textOf(part.slice(at, at + 2)) === 'you may')
  return may < 1 || part.slice(0, may).some(({ text }) => text === ',')
    ? part
    : [...part.slice(0, may), newWord(',', part[may]!), ...part.slice(may)]
}

const takesOne =
  /^(?:you may )?(?:take|put|add|keep) (?:1|a|one|any 1|any one) (?!of\b)(?:(?!among\b|reveal\b|see\b|turn\b|look\b)[^,:;() ]+ ){1,3}?(?=(?:into|in|to) your hand\b)/

/** "You may take one Location into your hand": one of those that were seen. */
function withOneAmong(part: readonly Token[]): readonly Token[] {
  const taken = takesOne.exec(textOf(part))?.[0].trim().split(' ').length
  return taken ? [...part.slice(0, taken), ...newWords('among them', part[taken]!), ...part.slice(taken)] : part
}

const restGoes = /(?: ,)? (?:and )?(?:discard|bury) (?:the|all the|all) (?:others?|other card|rest|remainder|remaining card)$/

/** "You may take it, then discard the other cards": those go whether one is taken or not. */
function withRestApart(part: readonly Token[]): readonly (readonly Token[])[] {
  const rest = /\byou may /.test(textOf(part)) ? restGoes.exec(textOf(part))?.[0].trim().split(' ') : undefined
  if (!rest) return [part]
  const deed = rest.findIndex((each) => /^(?:discard|bury)$/.test(each))
  return [part.slice(0, -rest.length), part.slice(part.length - rest.length + deed)]
}

function askedOfSeveral(part: readonly Token[], shown: string): readonly Token[] {
  const said = ofSeveralShown.exec(textOf(part))
  if (!said) return part
  const { how, a, b, c, what } = said.groups!
  const isNone = [how, a, b, c].some((each) => each === 'none' || each === 'no')
  const head = `if ${shown === 'reveal' ? 'it' : 'the card look at'} is ${isNone ? 'not a' : 'a'}`
  const end = said[0].trim().split(' ').length
  const kind = what === undefined ? [] : part.slice(0, end).slice(-what.split(' ').length - 2, -2)
  const rest = part.slice(end)
  return [...newWords(head, part[0]!), ...kind, ...(/^any|more$/.test(how ?? '') ? withThoseOfThem(rest, kind) : withOneOfThem(rest, kind))]
}

const takesThem = /^(?:you may )?(?:take|put|place|add|return|draw) (?<it>them|those(?: card)?) (?:in|into|to) your hand$/

/** "If any of them are Allies, put them in your Hand": the Allies, and not whatever was turned up beside them. */
function withThoseOfThem(rest: readonly Token[], before: readonly Token[]): readonly Token[] {
  const comma = rest.findIndex(({ text }) => text === ',')
  const kind = [...before, ...rest.slice(0, Math.max(comma, 0))]
  const it = takesThem.exec(textOf(rest.slice(comma + 1)))?.groups?.['it']
  if (comma < 0 || kind.length === 0 || it === undefined) return withOneOfThem(rest, before)
  const at = rest.findIndex(({ text }, index) => index > comma && /^(?:them|those)$/.test(text))
  return [
    ...rest.slice(0, at),
    newWord('all', rest[at]!),
    ...kind,
    ...newWords('among them', rest[at]!),
    ...rest.slice(at + it.split(' ').length),
  ]
}

/** "If one of them is a Monster, discard it": one Monster among them, and not all that were turned up. */
function withOneOfThem(rest: readonly Token[], before: readonly Token[]): readonly Token[] {
  const comma = rest.findIndex(({ text }) => text === ',')
  const kind = [...before, ...rest.slice(0, Math.max(comma, 0))]
  const deed = /^(?:you may )?(?:discard|bury|take|draw|put|return|play) (?<it>it|that \S+|the \S+)(?= |$)/.exec(
    textOf(rest.slice(comma + 1)),
  )
  if (comma < 0 || kind.length === 0 || !deed) return rest
  const count = deed.groups!['it']!.split(' ').length
  const at = comma + 1 + deed[0].split(' ').length - count
  return [...rest.slice(0, at), newNumber(rest[at]!), ...kind, ...newWords('among them', rest[at]!), ...rest.slice(at + count)]
}

const newNumber = (near: Token): Token => ({ ...newWord('1', near), type: 'number', value: 1 })

const outOfCombat = '(?:other than|except|but not|save|outside(?: of)?|unless|and not)(?: (?:in|during))? combat'
const protects = new RegExp(
  `^protection from (?:any |all )?card (?:that|which) (?:would )?cause you to lose [^,:;()]+?(?<but>(?: ,)? ${outOfCombat})$`,
)

const wouldLose = /^(?:if|when|whenever|at the (?:moment|time|instant)(?: that| when)?) you would lose\b/

/** "Protection from cards that would cause you to lose Allies, except in Combat. If you would lose an Ally, ...": how it protects, then alone. */
export function withProtectionThen(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const but = (part: readonly Token[] | undefined): number => {
    const said = protects.exec(textOf(part ?? []))?.groups?.['but']
    return said === undefined ? 0 : said.trim().split(' ').length
  }
  return parts.map((part, at) => {
    if (but(parts[at - 1]) > 0 && wouldLose.test(textOf(part))) return [...newWords('unless in combat ,', part[0]!), ...part]
    return but(part) > 0 && wouldLose.test(textOf(parts[at + 1] ?? [])) ? part.slice(0, -but(part)) : part
  })
}

const givenUp = /\bwould [^,:;()]+ , you may (?:(?:flip|bury|discard) [^,:;()]+|(?:pay|spend|lose) \S+ sanity)$/
const spared =
  /^(?:if you do(?: so)? , |then (?:, )?)?(?=(?:(?:that|the) (?:ally|artifact|tome|weapon|spell|monster|card)|it|they) is [^,;:()]+ instead$)/

/** "If another Ally would be buried, you may flip this card. If you do, that Ally is discarded instead.": what it is given up for. */
export function withFateInstead(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const head = before && givenUp.test(textOf(before)) ? spared.exec(textOf(part)) : null
    if (!before || !head) result.push(part)
    else
      result[result.length - 1] = [
        ...before,
        newWord(',', part[0]!),
        newWord('and', part[0]!),
        ...part.slice(head[0].split(' ').length - 1),
      ]
  }
  return result
}

const orders = /^(?:travel|play|draw|gain|lose|bury|discard|flip|return|move|bring|look|take|search|reveal|shuffle|summon)$/

const givesUpItself = (part: readonly Token[]): boolean =>
  /^(?:bury|discard|flip)$/.test(part[0]!.text) &&
  (part[1]?.type === 'self' || /^this (?:card|ally|artifact|tome|weapon)\b/.test(textOf(part.slice(1, 3))))

/** How many words lead to what is done as a Turn. */
const leadOf = (part: readonly Token[]): number => (/^as your turn ,/.test(textOf(part.slice(0, 4))) ? 4 : 0)

/** "Bury it", where it is this card. */
const itself = (part: readonly Token[]): readonly Token[] =>
  part[1]?.text === 'it' ? [part[0]!, ...newWords('this card', part[1]), ...part.slice(2)] : part

const foe = '(?:a opponent|any opponent|your opponent|another player|any player|a player)'
const onlyPlayed =
  '(?:(?:THIS )?(?:may|can) (?:only is (?:use|play|cast)|is (?:use|play|cast) only)|(?:play|use|cast) (?:THIS )?only|only (?:play|use|cast)(?: THIS)?)'
const lately = new RegExp(
  `^(?:${onlyPlayed} (?:(?:if|when|after) (?<who>${foe}) (?:have )?(?<did>play|cast) (?<what>[^,;:()]+?) since your last turn|(?:when|after) (?<whom>${foe}) (?<does>play|cast) (?<that>[^,;:()]+?))|(?:${onlyPlayed}|(?:play|use|cast)(?: THIS)?) (?:on|against) (?<on>a opponent|any opponent|your opponent|another player) who have (?:just )?(?<laid>play|cast) [^,;:()]+? since your last turn)$`,
)

const answers =
  /^(?:you may )?(?:cancel|draw|gain|discard|bury|look|counter|ignore|negate|steal|take) |^(?:that (?:player|opponent)|they|your opponent) (?:must )?(?:lose|discard|bury|flip|choose|return|reveal|show|skip) /

/** "Play only if an opponent has played an Event since your last Turn. Cancel it.": an answer to that play, and no condition of any moment. */
export function withAnswer(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  if (self?.type !== 'Event' && self?.type !== 'Spell') return parts
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const pieces = before && piecesOf(before, self)
    const told = pieces && lately.exec(pieces.said)?.groups
    if (!before || !told || !answers.test(textOf(part))) {
      result.push(part)
      continue
    }
    const [near] = before
    const verb = before.findLastIndex(({ text }) => text === (told['did'] ?? told['does'] ?? told['laid']))
    const since = before.findIndex(({ text }) => text === 'since')
    const who = /opponent|another/.test((told['who'] ?? told['whom'] ?? told['on'])!) ? 'your opponent' : 'any player'
    result[result.length - 1] = [
      ...newWords(`after ${who}`, near!),
      ...before.slice(verb, since < 0 ? before.length : since),
      newWord(',', near!),
      ...part,
    ]
  }
  return result
}

const otherwise =
  /^(?:or|alternatively)(?: else)?(?: ,)? (?=\S)(?:if you (?:so )?(?:prefer|like|wish|choose|desire|want)(?: to)? , )?(?:instead , )?/

const asksOfPlay = /^(?:THIS )?(?:may|can|must) (?:not )?(?:only )?is play\b|^play (?:only|THIS)\b/

/** What else a card serves for that is played, or cast, for one thing: "also" is passed over by now. */
const otherUse =
  /^(?:(?:THIS|it) )?(?:may|can) (?:(?:instead|alternatively) )?is use (?:instead )?to |^you (?:may|can) (?:instead )?use (?:THIS|it) (?:instead )?to /

/** "Draw two cards. Or, bury one Phobia.", "may also be used to bury one Phobia": one of the two is done; a use of a Turn is one of its own, and nothing else goes on with "or". */
export function withOther(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const isUsedUp = self?.type === 'Event' || self?.type === 'Spell'
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const pieces = piecesOf(part, self)
    const use = isUsedUp ? otherUse.exec(pieces.said)?.[0] : undefined
    const head = use ?? otherwise.exec(`${pieces.said} `)?.[0]
    const before = result.at(-1)
    const rest = head ? part.slice(tokensIn(pieces, head)) : []
    const isFirst = result.every((each) => asksOfPlay.test(piecesOf(each, self).said))
    if (use && isFirst) result.push([...newWords('you may use this card to', part[0]!), ...rest])
    else if (!head || rest.length < 2 || !before) result.push(part)
    // "Bury this card instead of paying ... Or, bury this card to play any Ally": two uses of it, each at its own time.
    else if (givesUpItself(before) && givesUpItself(rest)) result.push(rest)
    // "Discard this card and gain 2 Sanity. Or bury it and ...", "As your Turn, flip this card and .... Or flip it and ...".
    else if (givesUpItself(before.slice(leadOf(before))) && givesUpItself(itself(rest)))
      result.push([...newWords('as your turn ,', part[0]!), ...itself(rest)])
    else if (
      orders.test(before[0]!.text) &&
      orders.test(rest[0]!.text) &&
      !before.some(({ text }) => /^(?:[;:(]|if|when|may)$/.test(text))
    ) {
      const near = part[0]!
      const then = rest.flatMap((each, at) => (each.text === 'and' && orders.test(rest[at + 1]?.text ?? '') ? newWords(',', each) : [each]))
      result[result.length - 1] = [...newWords('you choose : (', near), ...before, ...newWords(') or (', near), ...then, newWord(')', near)]
    } else if (use) result.push([...newWords('this card may is use to', part[0]!), ...rest])
    else
      result.push(
        /^(?:as|on) (?:your|a|any) turn\b|^(?:you may )?(?:remain|stay)\b|^you may , as your turn\b|^if you (?:remain|stay)\b/.test(
          textOf(rest),
        )
          ? rest
          : part.filter((each, at) => at !== 1 || each.text !== ','),
      )
  }
  return result
}

const placeReached = '(?:it|(?:the|that|this|your|the new|your new) location)'
const laidCrosswise = `(?:(?:you must |then )?(?:place|play|put|lay) (?:it|they|the card|that card|${placeReached}) crosswise|(?:it|they|the card|${placeReached}) (?:must )?is (?:place|play|put|lay) crosswise)(?: \\( walk(?:ing)? \\))?`
const ofKind = `${placeReached} (?:(?:is )?(?<not>not )?(?:on |in )?(?:a )?(?<a>\\S+)(?: location)?|(?<no>have no |do not have the |lack the )(?<b>\\S+) (?:attribute|symbol)|(?:have|bear) the (?<c>\\S+) (?:attribute|symbol))`
const crosswiseSo = new RegExp(
  `^(?:if ${ofKind} , ${laidCrosswise}|${laidCrosswise.replaceAll('?<', '?:')} (?<how>if|unless) ${ofKind.replaceAll(/\?<(\w+)>/g, '?<$12>')})$`,
)

const laidSo = new RegExp(`^(?:and )?${laidCrosswise}(?: on(?: top of)? your story deck)?$`)

/** "Play a new Location in any Region. If it is not on Water, you must place it crosswise": one on Water, or another crosswise; "it must be played crosswise" is so of any. */
export function withPlacedSo(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1) ?? []
    const near = part[0]!
    const isOpen = !before.some(({ text }) => /^(?:[:;(]|if|when|crosswise|walk)$/.test(text))
    if (
      isOpen &&
      laidSo.test(textOf(part)) &&
      /^(?:you may )?(?:play|travel to) (?:a|any) .*\blocation\b(?!.*\bright-side-up\b)/.test(textOf(before))
    ) {
      result[result.length - 1] = [...before, ...newWords(', crosswise', near)]
      continue
    }
    const so = crosswiseSo.exec(textOf(part))?.groups
    const [, det] = /^(?:play|travel to) (a|any|a new|any new) location(?= |$)/.exec(textOf(before)) ?? []
    const kind = so && (so['a'] ?? so['b'] ?? so['c'] ?? so['a2'] ?? so['b2'] ?? so['c2'])
    const bearing = part.find(({ text }) => text === kind)
    if (!so || !det || !bearing || !isOpen) {
      result.push(part)
      continue
    }
    const head = before.findIndex(({ text }) => text === 'location') + 1
    const upright = before.findIndex(
      ({ text }, at) => text === 'right-side-up' || (text === ',' && before[at + 1]?.text === 'right-side-up'),
    )
    const told = before.slice(head, upright < 0 ? before.length : upright)
    const way = told.length === 0 && det.startsWith('any') ? newWords('in any region', near) : told
    const such = [...newWords('with the', near), bearing, newWord('attribute', near)]
    const others = [...newWords('( not a', near), bearing, newWord('location', near), newWord(')', near)]
    const isOfOthers = Boolean(so['not'] ?? so['no'] ?? so['not2'] ?? so['no2']) !== (so['how'] === 'unless')
    const [straight, across] = isOfOthers ? [such, others] : [others, such]
    result[result.length - 1] = [
      ...newWords('you choose : ( travel right-side-up to a new location', near),
      ...straight,
      ...way,
      ...newWords(') or ( travel walk to a new location', near),
      ...across,
      ...way,
      newWord(')', near),
    ]
  }
  return result
}

const thatPass = /^if (?:this|that|the|your) pass end (?:the|this) round ,? ?| if (?:this|that|the|your) pass end (?:the|this) round$/
const whenPassed =
  /^(?:each time|when|if|any time) (?:you|your opponent|(?:a|any|each) (?:player|opponent|investigator)) pass(?: (?:while|at|in|during) [^,:;]+?)?(?= ,)/
const passedLast =
  / (?:each time|when|if|any time) (?:you|your opponent|(?:a|any|each) (?:player|opponent|investigator)) pass(?: (?:while|at|in|during) [^,:;]+)?$/

/** "Each time you Pass, gain 1 Sanity. Discard this card if that Pass ends the Round.": the Pass that the sentence before told of. */
export function withSamePass(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const asked = thatPass.exec(textOf(part))?.[0].trim()
    const before = parts[index - 1] ?? []
    const pieces = piecesOf(before, undefined)
    const when = whenPassed.exec(pieces.said) ?? passedLast.exec(pieces.said)
    if (!asked || !when) return part
    const count = asked.split(' ').length
    const deed = part[0]!.text === 'if' ? part.slice(count) : part.slice(0, -count)
    const told = before.slice(
      tokensIn(pieces, pieces.said.slice(0, when.index)),
      tokensIn(pieces, pieces.said.slice(0, when.index + when[0].length)),
    )
    return deed.length === 0 ? part : [...told, ...newWords(', if this pass end the round ,', part[0]!), ...deed]
  })
}

const timeOf = (said: string): 'night' | 'day' | undefined =>
  /\b(?:at|by|during the) night\b/.test(said) ? 'night' : /\b(?:by|during the) day\b/.test(said) ? 'day' : undefined

/** "Ghouls cost no Sanity at Night. During the Day they cost 1 point more.": the same cards, where the one is never so with the other. */
export function withCostAgain(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const they = /^(?<when>(?:at|by|during the) (?:night|day)(?: ,)? )they cost /.exec(textOf(part))?.groups?.['when']
    const before = parts[index - 1] ?? []
    const cost = before.findIndex(({ text }) => text === 'cost')
    const comma = before.slice(0, Math.max(cost, 0)).findLastIndex(({ text }) => text === ',')
    const [one, other] = [timeOf(textOf(before)), timeOf(they ?? '')]
    const subject = before.slice(comma + 1, Math.max(cost, 0))
    if (!they || !one || !other || one === other || subject.length === 0 || subject.some(({ text }) => /^(?:they|it)$/.test(text)))
      return part
    const at = part.findIndex(({ text }) => text === 'they')
    const head = part[at - 1]?.text === ',' ? part.slice(0, at) : [...part.slice(0, at), newWord(',', part[at]!)]
    // "To play" or "to cast" is said of both.
    const to = before.findIndex(({ text }, place) => text === 'to' && place > cost && /^(?:play|cast)$/.test(before[place + 1]?.text ?? ''))
    const rest = part.slice(at + 1)
    return [...head, ...subject, ...rest, ...(to > 0 && !rest.some(({ text }) => text === 'to') ? before.slice(to, to + 2) : [])]
  })
}

/** "You may travel here only by Travel Underwater. You must leave by the same means.": by those told just before, and under the same condition. */
export function withSameMeans(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, at) => {
    if (!leavesSo.test(textOf(part))) return part
    const before = parts[at - 1] ?? []
    const only = before.findIndex(({ text }) => text === 'only')
    const by = before.findIndex(({ text }, index) => text === 'by' && index > only)
    const comma = before.findIndex(({ text }) => text === ',')
    const isHeaded = /^(?:unless|if|while)$/.test(before[0]?.text ?? '')
    if (
      only < 0 ||
      by < 0 ||
      (isHeaded ? comma < 0 || comma > only : before.slice(0, by).some(({ text }) => text === ',')) ||
      /\bleave\b/.test(textOf(before))
    )
      return part
    return [...(isHeaded ? before.slice(0, comma + 1) : []), ...newWords('you must leave here', part[0]!), ...before.slice(by)]
  })
}

const leavesSo =
  /^(?:and |then )?you (?:must|can only|may only)(?: also)? (?:leave|depart|exit|go)(?: (?:here|again|it|this location|from here|this place))? (?:(?:by|in|with|through|use) the same (?:mean|means|manner|way|fashion)|the same way|likewise|so|in like manner)$/

const bids = /^(?<head>(?:[^;:()]+ , )?)(?:you )?(?:(?:may|must) )?(?<pay>(?:pay|spend) \S+ sanity(?: point)?)$/
const declines = /^(?:otherwise|if (?:you )?(?:do )?not|if you (?:decline|refuse)(?: to do (?:so|this)| to pay)?)(?: ,)? /

/** "You may pay 2 Sanity. If you do not, discard one card.": the one or the other; what is paid for alone is nothing. */
export function withRefusal(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const told of parts.flatMap(atRefusal)) {
    const before = result.at(-1)
    const bid = before && bids.exec(textOf(before))?.groups
    const said = declines.exec(`${textOf(told)} `)?.[0]
    if (!before || !bid || !said) {
      result.push(told)
      continue
    }
    const from = bid['head'] === '' ? 0 : bid['head']!.trim().split(' ').length
    const pay = before.findLastIndex(({ text }) => /^(?:pay|spend)$/.test(text))
    const near = told[0]!
    result[result.length - 1] = [
      ...before.slice(0, from),
      ...newWords('you must either', near),
      ...before.slice(pay),
      newWord('or', near),
      ...told.slice(said.trim().split(' ').length),
    ]
  }
  return result
}

/** What stands behind a semicolon as a sentence of its own, where it tells what is done otherwise. */
function atRefusal(part: readonly Token[]): readonly (readonly Token[])[] {
  const stop = part.findIndex(({ text }, at) => text === ';' && declines.test(textOf(part.slice(at + 1))))
  return stop > 0 && bids.test(textOf(part.slice(0, stop))) ? [part.slice(0, stop), part.slice(stop + 1)] : [part]
}
