/** What is hung on a rule and says no more: a purpose, a way, a manner, a pastime, an aside, an epithet, an afterthought. */

import { isNearly, isUnknown, isUnruly, plain, type Token } from '../lexer.ts'
import { fold } from '../link.ts'
import { isThus } from '../mishaps.ts'
import { isFragment, isSmall } from '../openings.ts'
import type { Self } from '../reading.ts'
import { isScene, tellsHow } from '../scenes.ts'
import { newWord, newWords, textAt, textOf } from '../tokens.ts'
import { asks, deedOfRules, gone, isClear, paints, scenes, span, subjectOf, talk, type Uncoloured } from './painted.ts'
import { isOfStrangers } from './whole-scenes.ts'

/** "Natural beasts, these lions cannot be Summoned": what they are like, before what holds of them. */
export function withoutApposition(sentence: readonly Token[]): Uncoloured | undefined {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const [head] = sentence.slice(comma + 1)
  const isOfThem = head?.type === 'self' || /^(?:these|this|the|they|it)$/.test(head?.text ?? '')
  return comma > 1 && isOfThem && isFragment(sentence.slice(0, comma))
    ? { tokens: sentence.slice(comma + 1), flavour: [span(sentence.slice(0, comma))] }
    : undefined
}

/** "Walk to this Island across the shallow Lake of Dread": the way one goes, where the game knows of none. */
export function withoutWay(sentence: readonly Token[]): Uncoloured | undefined {
  const walk = sentence.findIndex(({ text }) => /^(?:walk|travel)$/.test(text))
  const at = sentence.findIndex(({ text }, index) => index > walk + 1 && /^(?:across|over|along|beneath|through)$/.test(text))
  const end = sentence.findIndex(({ text }, index) => index > at && /^[,:;(]$/.test(text))
  const told = sentence.slice(at + 1, end < 0 ? sentence.length : end)
  const isWay =
    /^(?:the|a)$/.test(textAt(told, 0)) &&
    told.some((each) => each.type === 'unknown') &&
    told.slice(1).every((each) => each.type === 'unknown' || each.type === 'strange' || each.text === 'of' || each.text === 'the')
  if (walk < 0 || at < 0 || !isWay || told.some(({ text }) => isUnruly(text))) return undefined
  return {
    tokens: [...sentence.slice(0, at), ...(end < 0 ? [] : sentence.slice(end))],
    flavour: [span(sentence.slice(at, end < 0 ? sentence.length : end))],
  }
}

/** "Among the gnawed coffins", "in the company of the patient dead": where one does so, and what is there is none of the game. */
function isAmong(sentence: readonly Token[], next: Token | undefined): boolean {
  if (
    next === undefined ||
    !/^(?:among|amongst|amid|amidst|in|with|beneath|beside|under|underneath|within|before|behind|between)$/.test(next.text)
  )
    return false
  const at = sentence.indexOf(next)
  return /^(?:the|a|their|your)$/.test(textAt(sentence, at + 1)) && sentence[at + 2]?.type === 'unknown'
}

/** What one is busy with besides: verbs that a rule has, too, and that do nothing to strange things. */
const busyWith = /^(?:search|recover|rest|wait|look|sleep|listen|stand|find|follow|fight|read|walk|enter|leave|move|try|struggle)$/

/** "Lose your next Turn while you explore the ruins": how a lost Turn goes by. */
function whileBusy(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const from = sentence.findIndex(({ text }, at) => /^(?:while|as)$/.test(text) && textAt(sentence, at + 1) === 'you')
  const verb = sentence[from + 2]
  const rest = sentence.slice(from + 3)
  if (from < 3 || !verb || !/\b(?:lose|skip|miss|forfeit) (?:your next|1|a|one) turn$/.test(textOf(sentence.slice(0, from))))
    return undefined
  const isOwn = verb.type === 'unknown' ? !isUnruly(verb.text) : busyWith.test(verb.text) && rest.length > 0
  return isOwn && (rest.length === 0 || paints(rest, vocabulary))
    ? { tokens: sentence.slice(0, from), flavour: [span(sentence.slice(from))] }
    : undefined
}

/** "Lose your next Turn filling out forms", "remain here for a Turn, listening to the choir": how a Turn goes by. */
export function withoutPastime(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const busy = whileBusy(sentence, vocabulary)
  if (busy) return busy
  const turn = sentence.findIndex(({ text }, at) => {
    const from = textAt(sentence, at + 1) === 'here' ? at + 2 : at + 1
    const next = sentence[textAt(sentence, from) === ',' ? from + 1 : from]
    return (text === 'turn' || text === 'here') && ((next?.type === 'unknown' && /ing$/.test(next.written)) || isAmong(sentence, next))
  })
  if (turn < 2) return undefined
  const from = textAt(sentence, turn + 1) === 'here' ? turn + 2 : turn + 1
  const end = sentence.findIndex(
    ({ text }, at) =>
      at > from && (/^[,:;(-]$/.test(text) || (text === 'and' && sentence[at + 1]?.type === 'word' && !plain.has(sentence[at + 1]!.text))),
  )
  const to = end < 0 ? sentence.length : end
  const told = sentence.slice(from, to)
  const inner = told[0]?.text === ',' ? told.slice(1) : told
  const bare = isAmong(sentence, inner[0]) ? inner.slice(1) : inner
  if (
    bare.length === 0 ||
    !(paints(bare, vocabulary) || (bare.length === 1 && !isUnruly(bare[0]!.text) && !isNearly(bare[0]!.text, vocabulary)))
  )
    return undefined
  return { tokens: [...sentence.slice(0, from), ...sentence.slice(to)], flavour: [span(inner)] }
}

/** "Flip this card to ring the bell: ...", "use this Gate to step between the stones: ...", "discard one card to appease the dead". */
export function withoutPurpose(sentence: readonly Token[], vocabulary: ReadonlySet<string>, hasNext: boolean): Uncoloured | undefined {
  const to = sentence.findIndex(
    ({ text }, at) =>
      text === 'to' &&
      at > 1 &&
      (sentence[at + 1]?.type === 'unknown' ||
        /^(?:play|set|read|open|call|send|breathe|look|go|enter|walk|speak|show|keep|help|hold|find|light|lead|meet|hear|see|wait|watch)$/.test(
          textAt(sentence, at + 1),
        )),
  )
  const end = sentence.findIndex(({ text }, at) => at > to && /^[,:;(-]$/.test(text))
  const stop = end < 0 ? sentence.length : end
  const told = sentence.slice(to + 1, stop)
  if (to < 0 || told.length < 2 || !paints(told, vocabulary, true)) return undefined
  const before = sentence.slice(0, textAt(sentence, to - 1) === ',' ? to - 1 : to)
  const said = textOf(before)
  const flavour = [span(sentence.slice(to, stop))]
  const isOwn = /\b(?:flip|bury|discard|use)$/.test(
    textOf(
      before.slice(
        0,
        before.findIndex(({ type, text }) => type === 'self' || text === 'this'),
      ),
    ),
  )
  const isLeft = /\bmay\b|\bas your turn\b/.test(said)
  if (/^[:-]$/.test(textAt(sentence, stop))) {
    // "To" goes on with what it is used for; what is done at a price stands behind a colon.
    return {
      tokens: [
        ...before,
        /\buse (?:this|the|its) gate$/.test(said) ? sentence[to]! : newWord(':', sentence[to]!),
        ...sentence.slice(stop + 1),
      ],
      flavour,
    }
  }
  if (stop < sentence.length)
    return textAt(sentence, stop) === ',' && to === before.length ? { tokens: [...before, ...sentence.slice(stop)], flavour } : undefined
  if (isOwn && hasNext) return { tokens: [...before, newWord(':', sentence[to]!)], flavour, goesOn: true }
  return isLeft || isOwn ? undefined : { tokens: before, flavour }
}

/** "You may signal a passing vessel: move one Location": what one may do, told in colour and then in the words of the game. */
export function withoutOffer(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const may = sentence.findIndex(({ text }) => text === 'may')
  const mark = sentence.findIndex(({ text }) => /^[:-]$/.test(text))
  // "You may sign his book as your Turn: ..."
  const isOnTurn = /^as your turn$/.test(textOf(sentence.slice(Math.max(mark - 3, 0), Math.max(mark, 0))))
  const told = sentence.slice(may + 1, isOnTurn ? mark - 3 : mark)
  if (may < 1 || mark < may + 2 || textAt(sentence, may - 1) !== 'you') return undefined
  // "Pluck one of the pallid fruits": a number of what no game knows.
  const bare = told.filter(({ type, value }) => !(type === 'number' && value === 1))
  const isIdle = told[0]?.type === 'unknown' || /^(?:rest|call|light|open|read|search|wake)$/.test(textAt(told, 0))
  if (!isIdle || !paints(bare, vocabulary, true)) return undefined
  const turn = isOnTurn ? [...sentence.slice(mark - 3, mark), newWord(',', sentence[mark]!)] : []
  return {
    tokens: [...sentence.slice(0, may - 1), ...turn, ...sentence.slice(may - 1, may + 1), ...sentence.slice(mark + 1)],
    flavour: [span(told)],
  }
}

/** "Flip this card and ask a friend for advice: ...": what one does besides for the same price. */
export function withoutSecondDeed(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => text === ':')
  const and = sentence.findIndex(({ text }, at) => at < mark && text === 'and')
  const paid = textOf(sentence.slice(0, and).map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
  const told = sentence.slice(and + 1, mark)
  const head = told[0]
  if (and < 2 || mark < and + 2 || !/\b(?:bury|discard|flip) (?:this (?:card|ally|artifact|tome)|it|they)(?: face-down)?$/.test(paid))
    return undefined
  const isTold = head !== undefined && (isUnknown(head) || talk.has(head.text) || scenes.has(head.text)) && paints(told, vocabulary, true)
  return isTold ? { tokens: [...sentence.slice(0, and), ...sentence.slice(mark)], flavour: [span(told)] } : undefined
}

/** How one may begin a journey. */
const embarks = /^(?:hire|charter|board|catch|hitch|hail|join|take|book|bribe|rent|mount|saddle|follow|ride|find|stow|enlist|buy)$/

/** "You may join a caravan and play a new Location": how one goes, and where. */
export function withoutVehicle(sentence: readonly Token[]): Uncoloured | undefined {
  const from = sentence.findIndex(({ text, type }, at) => {
    const before = textAt(sentence, at - 1)
    return (before === 'may' || before === ',') && (type === 'unknown' || type === 'word') && embarks.test(text)
  })
  const and = sentence.findIndex(({ text }, at) => at > from && text === 'and')
  const told = sentence.slice(from, and)
  const next = textOf(sentence.slice(and + 1)).replace(/^(?:immediately|then) /, '')
  if (
    from < 1 ||
    and < from + 2 ||
    !/^(?:play|travel|go|walk|move)\b.*\blocation\b/.test(next) ||
    !told.slice(1).some(({ type }) => type === 'unknown')
  )
    return undefined
  const rest = told.slice(1).filter(({ text }) => !/^(?:a|the|some|with|on|aboard|by|in|to|of|for|passage|away)$/.test(text))
  if (rest.length === 0 || !rest.every((each) => each.type === 'unknown' && isSmall(each) && !isUnruly(each.text))) return undefined
  return paints(told, new Set(), true)
    ? { tokens: [...sentence.slice(0, from), ...sentence.slice(and + 1)], flavour: [span(told)] }
    : undefined
}

/** What may begin words of colour between commas or behind one. */
const reasons = /^(?:for|as|since|because|like|being|poor|no)$/

/** ", no questions asked,", ", as the passage is paid in flesh", ", clutching his stomach,": behind a comma, up to the next one or the end. */
export function withoutAside(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  for (const [at, { text }] of sentence.entries()) {
    if (text !== ',' || at < 1) continue
    const end = sentence.findIndex((each, index) => index > at && /^[,:;(-]$/.test(each.text))
    const to = end < 0 ? sentence.length : end
    const told = sentence.slice(at + 1, to)
    const [head, next] = told
    if (!head || told.length < 2) continue
    if (at < 2 && !tellsHow(told)) continue
    const isReason = reasons.test(head.text) && told.length > 2
    // "As the ...", "as something ..."; "as if you were" and "as a Ghoul" say what counts as what.
    const isAs = head.text !== 'as' || /^(?:the|your|their|its|there|they)$/.test(next?.text ?? '') || isUnknown(next!)
    // Behind what a rule is done to, "mounted" may ask how it is.
    const isDoer = /^(?:opponent|player|investigator|you)$/.test(textAt(sentence, at - 1)) || sentence[at - 1]?.type === 'self'
    const isPart = isUnknown(head) && (/ing$/.test(head.written) || (isDoer && /(?:ed|wn|lt|rn)$/.test(head.written)))
    const isGone = gone.test(textOf(told).replace('to ', ''))
    if (isGone || tellsHow(told)) {
      const isLast = to === sentence.length || sentence[to]!.text !== ','
      return { tokens: [...sentence.slice(0, at), ...sentence.slice(isLast ? to : to + 1)], flavour: [span(told)] }
    }
    const isWho = sentence[at - 1]?.type === 'self' && /^(?:who|which|a|the|that)$/.test(head.text)
    // "One Ally, which is carried off into the sky": what becomes of it besides what the rule does.
    const isOfCard =
      sentence[at - 1]?.type === 'name' || (head.text === 'which' && /^(?:opponent|threat|play)$/.test(textAt(sentence, at - 1)))
    const isFate = isOfCard && /^(?:who|which)$/.test(head.text)
    // "Choose one City, where the great tank has burst."
    const isWhere = head.text === 'where' && /^(?:the|a|their|your)$/.test(next?.text ?? '')
    if (!((isReason && isAs) || isPart || isWho || isFate || isWhere)) continue
    const body = told.slice(isFate && carriedOff.test(textOf(told)) ? 4 : isReason || isWho || isFate || isWhere ? 1 : 0)
    if (!paints(body, vocabulary, isFate)) continue
    const isOpen = to === sentence.length || sentence[to]!.text !== ','
    return { tokens: [...sentence.slice(0, at), ...sentence.slice(isOpen ? to : to + 1)], flavour: [span(told)] }
  }
  return undefined
}

const carriedOff = /^(?:who|which) is (?:carry|take|bear) (?:off|away) ./

/** With what something is done that nobody needs to have. */
const hows =
  /^(?:bound|leap|cry|scream|shriek|roar|howl|wail|moan|groan|fingers?|hands?|eyes?|smile|laugh|laughter|grin|flourish|gesture|sigh|whisper|rush|crash|flash|burst|hiss|snarl|strength|fury|rage|speed|stealth|cunning|malice|glee|care|skill|ease|voice|breath|claws?|teeth|jaws?|fangs?|tentacles?|wings?|hearts?|tears|warning|effort|luck|will|joy|sorrow|regret|reluctance|gusto|relish|abandon|precision|grace)$/

/** "With a mighty bound, ...", "Drawn by fear, ...", "Crazy as a loon, ...": how, before all else. */
export function withoutManner(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const from = comma > 0 && /^(?:if|when|while)$/.test(textAt(sentence, 0)) ? comma + 1 : 0
  const to = from === 0 ? comma : sentence.findIndex(({ text }, at) => at > comma && text === ',')
  const told = sentence.slice(from, to)
  const [head, next] = told
  if (to < 0 || !head || told.length < 2 || to > sentence.length - 3) return undefined
  // "As the zorbs howl": what many of whom the game may know do could be a moment.
  const isAside = head.text === 'as' && /^(?:the|a|their|your)$/.test(next?.text ?? '') && !/[^s]s$/.test(told[2]?.written ?? '')
  if (tellsHow(told) || (isAside && isScene(told.slice(1), '!')))
    return { tokens: [...sentence.slice(0, from), ...sentence.slice(to + 1)], flavour: [span(told)] }
  const strange = told.filter(({ type }) => type === 'unknown').length
  const said = textOf(told)
  const isManner =
    (/^(?:with|without)$/.test(head.text) && strange > 1 && hows.test(told.at(-1)!.text)) ||
    /^(?:amid|amidst|like|despite|alas|oh)$/.test(head.text) ||
    /^(?:by|in|under) (?:its|their) \S+ \S/.test(said) ||
    (/^(?:draw|drive|lose|send|call|know) (?:by|to|from|of)\b/.test(said) && /(?:wn|en|st|nt|ed)$/.test(head.written)) ||
    (isUnknown(head) && /(?:ing|ed|en|wn|nt|lt|nd|ung|ught|rn)$/.test(head.written) && next !== undefined) ||
    (isUnknown(head) && /^(?:as|with|like) a\b/.test(textOf(told.slice(1)))) ||
    (isUnknown(head) && told.length === 3 && /^(?:to|of|for|in|at)$/.test(next?.text ?? '') && isUnknown(told[2]!)) ||
    (isUnknown(head) && next?.text === 'with')
  const body =
    /^(?:draw|lose|send|call)$/.test(head.text) || /^(?:amid|amidst|like|despite|alas|oh|with|without|by|in|under)$/.test(head.text)
      ? told.slice(1)
      : told
  const isPainted = body.length > 1 ? paints(body, vocabulary) : body.length === 1 && isUnknown(body[0]!) && !isUnruly(body[0]!.text)
  return isManner && isPainted ? { tokens: [...sentence.slice(0, from), ...sentence.slice(to + 1)], flavour: [span(told)] } : undefined
}

/** "He or she wakes with a scream, loses 2 Sanity points", "you stumble in the dark and lose ...": one deed in colour, and then that of the game. */
export function withoutFirstDeed(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const starts = [0, ...sentence.flatMap(({ text }, at) => (/^[,:]$/.test(text) ? [at + 1] : []))]
  for (const from of starts) {
    const isWho = textAt(sentence, from) === 'who' && from > 1
    const who = isWho ? { count: 1 } : subjectOf(sentence.slice(from))
    if (!who) continue
    const verb = from + who.count
    const end = sentence.findIndex(({ text }, at) => at > verb && /^(?:,|and|[:;(])$/.test(text))
    const first = /^(?:go|fall|run|cry|turn)$/.test(textAt(sentence, verb)) ? verb + 1 : verb
    if (end < 0 || !/^(?:,|and)$/.test(textAt(sentence, end)) || !isClear(sentence[first], vocabulary)) continue
    let next = end
    while (/^(?:,|and|then|also)$/.test(textAt(sentence, next))) next++
    if (!deedOfRules.test(textAt(sentence, next)) || (!paints(sentence.slice(verb, end), vocabulary, true) && end > verb + 1)) continue
    return { tokens: [...sentence.slice(0, verb), ...sentence.slice(next)], flavour: [span(sentence.slice(verb, end))] }
  }
  return undefined
}

/** "Terror grips your opponent, who must ...": what befalls somebody, and then what he does. */
export function withoutWhatBefalls(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const who = sentence.findIndex(
    ({ text }, at) => text === 'who' && textAt(sentence, at - 1) === ',' && textAt(sentence, at - 2) === 'opponent',
  )
  const told = sentence.slice(0, Math.max(who - 3, 0))
  if (who < 5 || !deedOfRules.test(textAt(sentence, who + 1)) || !told.some((each) => isClear(each, vocabulary))) return undefined
  return paints(told, vocabulary, true) || (told.length > 1 && told.every((each) => isUnknown(each) && !isUnruly(each.text)))
    ? { tokens: [...sentence.slice(who - 3, who - 1), ...sentence.slice(who + 1)], flavour: [span(told)] }
    : undefined
}

/** "Your opponent is called to testify and loses his next Turn": what befalls him in the scene, and by the rule. */
export function withoutMishap(sentence: readonly Token[], isFirst: boolean): Uncoloured | undefined {
  const and = sentence.findLastIndex(({ text }, at) => text === 'and' && deedOfRules.test(textAt(sentence, at + 1)))
  const verb = sentence.findIndex(({ text }) => /^(?:is|get|have)$/.test(text))
  if (!isFirst || verb < 1 || and < verb + 2 || !isThus(sentence.slice(0, and))) return undefined
  return { tokens: [...sentence.slice(0, verb), ...sentence.slice(and + 1)], flavour: [span(sentence.slice(verb, and))] }
}

/** "Discard one card from your Hand; the shaft is steep.": what is told behind the rule. */
export function withoutTail(sentence: readonly Token[], vocabulary: ReadonlySet<string>, self: Self | undefined): Uncoloured | undefined {
  const mark = sentence.findLastIndex(({ text }) => /^[;:-]$/.test(text))
  const told = sentence.slice(mark + 1)
  if (mark < 2 || told.length < 3) return undefined
  const isThere = textAt(told, 0) === 'there' && textAt(told, 1) === 'is' && told.slice(2).some((each) => isUnknown(each))
  const isScene = /^(?:the|a|it|they|there|their|its|all|nothing|nobody|no)$/.test(textAt(told, 0)) && !asks.test(textAt(told, 1))
  const isTold =
    (isThere && paints(told.slice(2), vocabulary, true)) ||
    (isScene && paints(told, vocabulary)) ||
    isOfStrangers(told, vocabulary, self, 1)
  return isTold ? { tokens: sentence.slice(0, mark), flavour: [span(told)] } : undefined
}

/** "Gain 3 Sanity points, but something is forgotten", "lose 1 Sanity as the floor gives way", "- you have earned it": told behind the rule. */
export function withoutAfterthought(sentence: readonly Token[], text: string): Uncoloured | undefined {
  const end = sentence.at(-1)!
  const stop = text.slice(end.at + end.length).trimStart()[0] ?? ''
  for (let at = sentence.length - 3; at > 2; at--) {
    const mark = textAt(sentence, at)
    const isAs = mark === 'as' && /^(?:the|a|your|their|its)$/.test(textAt(sentence, at + 1))
    const isMark = /^[,;-]$/.test(mark)
    if (!isAs && !isMark) continue
    const joint = isMark && /^(?:but|and|for|yet|as|so)$/.test(textAt(sentence, at + 1)) ? 2 : 1
    const told = sentence.slice(at + joint)
    const isAfter = isAs || joint === 2 || mark !== ','
    const isAsked = stop === '?' && /^(?:at|but at|what|who|why|for) /.test(textOf(told)) && /\bwhat\b/.test(textOf(told))
    const isLived = /^(?:(?:live|survive) to tell (?:the|of) |you have (?:well )?(?:earn|deserv)\w* (?:it|this|them)$)/.test(textOf(told))
    // "And 3 points everywhere else": what is counted is part of the rule.
    const isCounted = told.some(({ type, text: word, written }) => (type === 'number' && !/^one$/i.test(written)) || word === 'point')
    if (!isAfter || !(isAsked || isLived || (!isCounted && isScene(told, '!')))) continue
    const open = isAs && textAt(sentence, at - 1) === ',' ? at - 1 : at
    return { tokens: sentence.slice(0, open), flavour: [span(sentence.slice(isAs ? at : at + 1))] }
  }
  return undefined
}

/** "While this Star burns", "while it lasts", "while you lodge here": what is so as long as the card is there, in a word of colour. */
export function withoutLasting(
  sentence: readonly Token[],
  vocabulary: ReadonlySet<string>,
  self: Self | undefined,
): Uncoloured | undefined {
  const from = sentence.findIndex(({ text }, at) => text === 'while' || (text === 'as' && textAt(sentence, at + 1) === 'long'))
  const who = from + (textAt(sentence, from) === 'as' ? 3 : 1)
  if (from < 0) return undefined
  const { count, called } = subjectOf(sentence.slice(who)) ?? {
    count: /^this (?:star|storm|event)\b/.test(textOf(sentence.slice(who, who + 2))) ? 2 : 0,
    called: [],
  }
  const verb = who + count
  const deed = sentence[verb]
  if (count === 0 || !deed || !isClear(deed, vocabulary) || !isSmall(deed)) return undefined
  const near = sentence[who]!
  const flavour = [span([deed])]
  if (near.text === 'you') {
    const isHere = self?.type === 'Location' && textAt(sentence, verb + 1) === 'here'
    return isHere ? { tokens: [...sentence.slice(0, verb), newWord('is', near), ...sentence.slice(verb + 1)], flavour } : undefined
  }
  const next = textAt(sentence, verb + 1)
  const isOwn = called[0]?.text !== 'your' && !/^(?:each|your|the opponent)/.test(textOf(sentence.slice(who, who + 2)))
  if (self?.type !== 'Event' || !isOwn || !(next === ',' || next === '' || /^(?:all|each|no|any|every|your|you)$/.test(next)))
    return undefined
  return { tokens: [...sentence.slice(0, who), ...newWords('this card is in play', near), ...sentence.slice(verb + 1)], flavour }
}

const dread =
  /^(?:hapless|unfortunate|luckless|unlucky|wretched|terrified|frightened|hideous|horrible|horrid|terrible|dreadful|dread|foul|vile|loathsome|blasphemous|accursed|eldritch|unspeakable|abominable|hellish|unholy|ghastly|grisly|monstrous|mere|miserable|trembling|doomed|helpless|unwary|unsuspecting|panicked|precious|beloved|faithful|loyal|trusty|brave|gallant|vaunted|so-called)$/

/** "One hapless Ally", "this rogue satellite": what somebody is like, in words that no rule asks for. */
export function withoutEpithet(
  sentence: readonly Token[],
  self: Self | undefined,
  vocabulary: ReadonlySet<string>,
): Uncoloured | undefined {
  for (const [at, token] of sentence.entries()) {
    if (!isUnknown(token) || !isSmall(token)) continue
    const next = sentence[at + 1]
    if (
      dread.test(token.text) &&
      (next?.type === 'name' || next?.type === 'family' || next?.type === 'self' || /^(?:card|opponent)$/.test(next?.text ?? ''))
    )
      return { tokens: [...sentence.slice(0, at), ...sentence.slice(at + 1)], flavour: [span([token])] }
    const isThis = textAt(sentence, at - 1) === 'this'
    if (!(isThis || textAt(sentence, at - 1) === 'the')) continue
    let end = at
    while (sentence[end]?.type === 'unknown' && isSmall(sentence[end]!) && end < at + 3) end++
    const told = sentence.slice(at, end)
    if (told.some((each) => isUnruly(each.text)) || self === undefined) continue
    const isCalled = told.length > 1 && ` ${fold(self.title)} `.includes(` ${fold(told.at(-1)!.written)} `)
    if (isCalled)
      return { tokens: [...sentence.slice(0, at - 1), ...newWords('this card', token), ...sentence.slice(end)], flavour: [span(told)] }
    // "The good Doctor" is whom the card is called after.
    if (sentence[end]?.type === 'self' || (isThis && /^(?:card|ally|artifact|tome|monster|weapon|location)$/.test(textAt(sentence, end))))
      return { tokens: [...sentence.slice(0, at), ...sentence.slice(end)], flavour: [span(told)] }
    if (isThis && told.length > 1 && told.some((each) => !isNearly(each.text, vocabulary)))
      return { tokens: [...sentence.slice(0, at), newWord('card', token), ...sentence.slice(end)], flavour: [span(told)] }
  }
  return undefined
}
