/**
 * What words that no rule has come to where the words beside them tell it: a gloss in brackets behind a whole clause ("rescue any one
 * Ally from your Story Deck (return it to your Hand)"), the pile a card goes to however it gets there ("it shambles back to your hand"), the
 * use of the card itself ("shake it during Combat"), a scene before a colon. Several ways may be open; the one that leaves a rule is taken.
 */

import { span } from './colour/painted.ts'
import { isPlural, isUnknown, isUnruly, type Token, type Told } from './lexer.ts'
import { isSmall } from './openings.ts'
import { isIdle } from './passed-over.ts'
import { isScenic } from './scenes.ts'
import { newWord, newWords, selfAt, textAt, textOf } from './tokens.ts'

type Words = readonly Token[]

/** What the game does, as it is said in a gloss. */
const deeds =
  /^(?:bury|discard|flip|return|rotate|cancel|play|put|place|take|move|exchange|reveal|draw|shuffle|add|lose|gain|pay|attack|cast|use|travel|bypass|join|turn|bring|absorb|is|have|bear|cause|cost|know|contain|defend|remain|stay|may|must|cannot)$/

/** What a deed in a gloss is done to, where the words before the brackets name it. */
const that = /^(?:it|they|them|him|(?:that|the|this|those) (?:card|ally|artifact|tome|weapon|spell|monster|location|event))(?= |$)/

/** Where a clause begins: behind one of these. */
const bounds = /^(?:,|:|;|\(|and|or|then|but|may|must|to|also|if|while|when|unless|until|time|that)$/

/** Never told in colour: what asks, bars, counts or tells whom else. */
const binds =
  /^(?:if|unless|while|when|whenever|until|only|except|not|no|none|never|cannot|may|must|other|another|each|every|all|any|instead|without|before|after|during|same|more|less|fewer|again|twice|double|half|first|last|next|random)$/

/** What rules speak of: never part of the scene. */
const ofGame =
  /^(?:sanity|value|point|hand|deck|story|mythos|gate|round|combat|threat|opponent|player|investigator|region|subregion|dimension|attribute|symbol|icon|minimum|maximum|adventure|target|card|turn|pass|penny)$/

/** What one may do in the scene with words that some rule has. */
const isTalk = (sentence: Words, at: number): boolean => {
  const { type, text, written, value } = sentence[at]!
  if (binds.test(text)) return false
  if (type === 'number') return value === 1
  if (type === 'self') return true
  // A capital at the head of a sentence tells nothing.
  if (type === 'family' && at === 0) return true
  if (type === 'name' || type === 'family' || type === 'quoted') return /^\p{Ll}/u.test(written) && isScenic(sentence, at)
  if (type === 'mark') return text === ',' || text === '-'
  if (type === 'unknown' || type === 'strange') return !isUnruly(text) && (at === 0 || /^\p{Ll}/u.test(written))
  // "Turns to stone".
  if (text === 'turn' && /^(?:to|into)$/.test(textAt(sentence, at + 1))) return true
  return text === 'is' || !(deeds.test(text) || ofGame.test(text))
}

/** Whether a stretch says nothing to the rules where a gloss stands for it: some word of it is none of theirs, or a verb that does nothing in them. */
export const isColour = (sentence: Words, from: number, to: number): boolean => {
  if (to <= from || to - from > 12) return false
  for (let at = from; at < to; at++) if (!isTalk(sentence, at)) return false
  return sentence.slice(from, to).some((each) => isUnknown(each) || each.type === 'word' || each.type === 'family')
}

/** What cards, or how many, are told of from here on. */
export const isObject = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.type === 'number' || token.type === 'name' || /^(?:a|all|each|any|your|their|another|up|every|opponent)$/.test(token.text)) &&
  token.text !== 'it'

/** "Gains", "is": what somebody does, and no order. */
const isTold = ({ type, text, written }: Token): boolean =>
  /^(?:is|may|must|cannot|have)$/.test(text) || ((type === 'unknown' || text !== written.toLowerCase()) && /s$/i.test(written))

/** Whether a word stood between two that goes without saying: "also", "then". */
const isPassedOver = (one: Token, two: Token): boolean => two.at - one.at - one.length > 2

/** The places at which the clause before brackets may begin, the nearest first. */
export const beginnings = (sentence: Words, end: number): readonly number[] =>
  Array.from({ length: Math.min(end, 14) }, (_, back) => end - 1 - back).filter(
    (at) => at === 0 || bounds.test(textAt(sentence, at - 1)) || isPassedOver(sentence[at - 1]!, sentence[at]!),
  )

export const isIdleVerb = ({ type, text, written }: Token): boolean =>
  type === 'word' && !deeds.test(text) && !binds.test(text) && text !== written.toLowerCase() && /s$/i.test(written)

/** A clause with what brackets behind it say that is: where they open, what is in them, and what stands behind. */
interface Gloss {
  readonly sentence: Words
  readonly open: number
  readonly gloss: Words
  readonly deed: Token
  readonly more: Words
  readonly rest: Words
  /** The words of the gloss for what the clause has named. */
  readonly said: string | undefined
}

/** The first brackets of a sentence, where all words in them are known. */
function glossOf(sentence: Words): Gloss | undefined {
  const open = sentence.findIndex(({ text }, at) => text === '(' && at > 0)
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const gloss = sentence.slice(open + 1, close)
  const [deed, ...more] = gloss
  if (open < 1 || close < open || !deed || gloss.some(isUnknown)) return undefined
  return { sentence, open, gloss, deed, more, rest: sentence.slice(close + 1), said: that.exec(textOf(more))?.[0] }
}

/** "Each Monster entangled (in the opposing Threat)": where they are. */
function* asPlace({ sentence, open, gloss, deed, rest }: Gloss): Generator<Told> {
  const like = sentence[open - 1]!
  if (!/^(?:in|at|from|on|with|by)$/.test(deed.text) || like.type !== 'unknown' || !isTalk(sentence, open - 1)) return
  yield { tokens: [...sentence.slice(0, open - 1), ...gloss, ...rest], flavour: [span([like])] }
  // "A Seaman at the helm (in play as an Ally)".
  const post = /^(?:in|at|on|by) (?:the|their|its|your)$/.test(textOf(sentence.slice(open - 3, open - 1))) ? 3 : 0
  if (post > 0) yield { tokens: [...sentence.slice(0, open - post), ...gloss, ...rest], flavour: [span(sentence.slice(open - post, open))] }
  if (textAt(sentence, open - 2) === 'is') yield { tokens: [...sentence.slice(0, open - 2), ...gloss, ...rest], flavour: [span([like])] }
}

/** "Target Ally freezes (absorbs no points)", "Sanitariums refuse admittance (may not be played)": who it is that does so, or is so. */
function* ofDoer({ sentence, open, gloss, rest }: Gloss, from: number): Generator<Told> {
  for (let verb = from + 1; verb < open; verb++) {
    const who = sentence.slice(from, verb)
    if (who.some((each) => isUnknown(each) && each.type !== 'strange')) return
    if (!isColour(sentence, verb, open)) continue
    yield { tokens: [...sentence.slice(0, from), ...who, ...gloss, ...rest], flavour: [span(sentence.slice(verb, open))] }
  }
}

/** "One Ally grows drowsy (Flip face-down)", "may bandage that Ally instead (Flip face-down)": done with whom the clause names. */
function* asFate({ sentence, open, deed, more, rest, said }: Gloss, from: number): Generator<Told> {
  const isFate =
    said === undefined &&
    /^(?:flip|bury|discard|return)$/.test(deed.text) &&
    /^(?:face-down|face-up|(?:to|into) (?:your|their|its owner 's|the) hand|)$/.test(textOf(more))
  if (!isFate) return
  const head = sentence.slice(0, from)
  const verb = sentence.findIndex((each, at) => at > from && at < open && (isUnknown(each) || isIdleVerb(each)))
  const who = sentence.slice(from, Math.max(verb, from))
  const isSomebody = isObject(who[0]) && who.some(({ type }) => type === 'name') && isTold(sentence[verb]!)
  if (isSomebody && isColour(sentence, verb, open))
    yield { tokens: [...head, deed, ...who, ...more, ...rest], flavour: [span(sentence.slice(verb, open))] }
  const what = sentence.findIndex((each, at) => at > from && at < open && (isObject(each) || each.text === 'that'))
  const instead = textAt(sentence, open - 1) === 'instead' ? 1 : 0
  const object = sentence.slice(Math.max(what, 0), open - instead)
  if (what > from && object.length > 0 && !object.some(isUnknown) && isColour(sentence, from, what))
    yield {
      tokens: [...head, deed, ...object, ...more, ...sentence.slice(open - instead, open), ...rest],
      flavour: [span(sentence.slice(from, what))],
    }
}

/** Who lies face-down, in words of the scene: those who are turned face-up. */
const spent = /^(?:weary|tired|sleepy|sleeping|slumbering|exhausted|dozing|drowsy|stunned|unconscious|fainted)$/

/** "Rescue any one Ally from your Story Deck (return it to your Hand)", "go ashore at a new Port Location (play it right-side-up)". */
function* ofObject({ sentence, open, deed, more, rest, said }: Gloss, from: number): Generator<Told> {
  const what = sentence.findIndex((each, at) => at > from && at < open && isObject(each))
  // "See one Corrupt Ally repent (Discard that Ally and gain 2 Sanity)": what it does, seen by him who does it.
  const seen = /^(?:see|watch|hear|let|make|have|find)$/.test(textAt(sentence, from)) && sentence[open - 1]?.type === 'unknown' ? 1 : 0
  // "Rouse up to two weary Allies (turn them face-up)": what they are like goes with what is done in the scene.
  const isTurned = /^(?:turn|flip)$/.test(deed.text)
  const object = sentence
    .slice(Math.max(what, 0), open - seen)
    .filter(
      (each, at, all) =>
        !(at > 0 && (isIdle(each) || (isTurned && spent.test(each.text))) && isSmall(each) && all[at + 1]?.type === 'name'),
    )
  if (what <= from || said === undefined || object.some(isUnknown) || !isColour(sentence, from, what)) return
  const behind = more.slice(said.split(' ').length)
  yield { tokens: [...sentence.slice(0, from), deed, ...object, ...behind, ...rest], flavour: [span(sentence.slice(from, what))] }
}

/** The clause before brackets with what they say in its place. */
function* glossed(sentence: Words): Generator<Told> {
  const told = glossOf(sentence)
  if (!told) return
  const { open, gloss, deed, more, rest, said } = told
  yield* asPlace(told)
  if (!deeds.test(deed.text)) return
  for (const from of beginnings(sentence, open)) {
    // "Target Location is flooded (gains the Water attribute)".
    if (isTold(deed)) {
      yield* ofDoer(told, from)
      continue
    }
    yield* asFate(told, from)
    // "All Investigators hear its music (lose 1 Sanity point)".
    const isOfCrowd = /^(?:all|each|you|they|any)$/.test(textAt(sentence, from))
    if (isOfCrowd && said === undefined && more.length > 0) yield* ofDoer(told, from)
    yield* ofObject(told, from)
    // "He swims to safety (return this card to your hand)".
    if (said === undefined && more.length > 0 && isColour(sentence, from, open))
      yield { tokens: [...sentence.slice(0, from), ...gloss, ...rest], flavour: [span(sentence.slice(from, open))] }
  }
  // "Drinks the blood of (Buries) one random Ally".
  const [next] = rest
  const isOfNext = isObject(next) || next?.type === 'self' || /^(?:it|they|this)$/.test(next?.text ?? '')
  if (more.length > 0 || !isOfNext) return
  for (const from of beginnings(sentence, open))
    if (isColour(sentence, from, open))
      yield { tokens: [...sentence.slice(0, from), deed, ...rest], flavour: [span(sentence.slice(from, open))] }
}

/** "Must brawl (defend)", "one random passenger (Ally)", "revive (Flip face-up) one Ally": one word, whatever it is, with the game's in brackets. */
function* oneWord(sentence: Words): Generator<Told> {
  const told = glossOf(sentence)
  const like = sentence[(told?.open ?? 0) - 1]
  if (!told || like?.type !== 'unknown' || !/^\p{Ll}/u.test(like.written)) return
  const { open, deed, more, rest } = told
  const head = sentence.slice(0, open - 1)
  const isNoun = deed.type === 'name' && more.length === 0 && isTold(like) === isPlural(deed)
  if (isNoun || (more.length === 0 && deeds.test(deed.text))) yield { tokens: [...head, deed, ...rest], flavour: [span([like])] }
  // "Illuminate (make Visible) all Invisible Monsters": what they become is told behind them.
  if (!/^(?:flip face-(?:up|down)|make (?:visible|invisible|corrupt|steadfast))$/.test(textOf(told.gloss))) return
  const stop = rest.findIndex(({ text }, at) => at > 0 && /^(?:,|;|:|and|or|if|while|when|unless|until|instead|as)$/.test(text))
  const end = stop < 0 ? rest.length : stop
  if (isObject(rest[0])) yield { tokens: [...head, deed, ...rest.slice(0, end), ...more, ...rest.slice(end)], flavour: [span([like])] }
}

/** "She tumbles (Flip face-down)": what becomes of this card, or of whom the sentence before told. */
function* ofItself(sentence: Words): Generator<Told> {
  const told = glossOf(sentence)
  if (!told || told.rest.length > 0 || !/^(?:flip face-down|bury|discard)$/.test(textOf(told.gloss))) return
  const verb = told.open - 1
  const from = sentence[verb - 1]?.type === 'self' || /^(?:it|they)$/.test(textAt(sentence, verb - 1)) ? verb - 1 : -1
  if (from < 0 || (from > 0 && !bounds.test(textAt(sentence, from - 1))) || sentence[verb]!.type !== 'unknown') return
  yield {
    tokens: [...sentence.slice(0, from), told.deed, sentence[from]!, ...told.more],
    flavour: [span([sentence[verb]!])],
  }
}

/** "Elder Things will not touch (Bypass) him": what they do instead. */
function* barred(sentence: Words): Generator<Told> {
  const open = sentence.findIndex(({ text }, at) => text === '(' && at > 2)
  const not = sentence.slice(0, Math.max(open, 0)).findLastIndex(({ text }) => /^(?:not|cannot|never)$/.test(text))
  if (not < 1 || textAt(sentence, open + 2) !== ')' || !/^(?:bypass|bury|discard)$/.test(textAt(sentence, open + 1))) return
  const from = /^(?:will|do|can|may)$/.test(textAt(sentence, not - 1)) ? not - 1 : not
  if (open - not > 1 && isColour(sentence, not + 1, open))
    yield {
      tokens: [...sentence.slice(0, from), sentence[open + 1]!, ...sentence.slice(open + 3)],
      flavour: [span(sentence.slice(from, open))],
    }
}

const ways = /^(?:back|home|away|off|down|out|up|over|straight|right)$/

/** "It shambles back to your hand", "it may crawl into your Threat": how it gets there is told of no rule. */
function* gone(sentence: Words): Generator<Told> {
  for (const [at, verb] of sentence.entries()) {
    if (verb.type !== 'unknown' || at === 0 || !/^\p{Ll}/u.test(verb.written) || isUnruly(verb.text)) continue
    let to = at + 1
    while (ways.test(textAt(sentence, to))) to++
    const pile = /^(?:to|into|in) (?:your|their|its owner 's) (hand|threat)(?= |$)/.exec(textOf(sentence.slice(to, to + 6)))
    if (!pile) continue
    const may = textAt(sentence, at - 1) === 'may' ? 1 : 0
    const end = at - may
    const count =
      textAt(sentence, end - 1) === 'it' || textAt(sentence, end - 1) === 'they'
        ? 1
        : selfAt(sentence, end - 2) === 2
          ? 2
          : selfAt(sentence, end - 1)
    if (count === 0) continue
    const who = sentence.slice(end - count, end)
    const order = pile[1] === 'hand' ? 'return' : 'put'
    yield {
      tokens: [...sentence.slice(0, end - count), ...newWords(may ? `you may ${order}` : order, verb), ...who, ...sentence.slice(to)],
      flavour: [span(sentence.slice(at, to))],
    }
  }
}

/** "Shake it during Combat", "blow this horn as your Turn": it is used. */
function* used(sentence: Words): Generator<Told> {
  const [verb, next] = sentence
  if (verb?.type !== 'unknown' || next === undefined || isUnruly(verb.text) || /(?:ed|ing|ly|s)$/.test(verb.written)) return
  const count = next.text === 'it' ? 1 : selfAt(sentence, 1)
  const isWhen = /^(?:during|in|as|at|before|after|when|to|and)$/.test(textAt(sentence, 1 + count))
  if (count > 0 && isWhen) yield { tokens: [...newWords('use this card', verb), ...sentence.slice(1 + count)], flavour: [span([verb])] }
}

const isUnknownOrIdle = (each: Token): boolean => isUnknown(each) || isIdleVerb(each)

/** "You may barter: discard ...", "cannot tread on holy ground: discard this card if ...", "at Night, the flashbulb is consumed: bury this card". */
function* beforeColon(sentence: Words): Generator<Told> {
  const colon = sentence.findIndex(({ text }) => text === ':')
  if (colon < 1 || colon > sentence.length - 2) return
  for (const from of beginnings(sentence, colon)) {
    // Whoever is not told of is this card.
    const bar =
      from > 0 && textAt(sentence, from - 1) !== ','
        ? 0
        : (/^(?:cannot|may not|do not|will not|never)(?= )/.exec(textOf(sentence.slice(from, from + 3)))?.[0].split(' ').length ?? 0)
    const start = from + bar
    // "Turns to stone during the Day: card value is 1".
    const when = sentence.slice(0, colon).findLastIndex(({ text }) => /^(?:at|by|during|in)$/.test(text))
    const isTime =
      when > start &&
      /^(?:at night|by day|during (?:the |any )?(?:day|night)|in the dreamlands|in (?:the )?combat)$/.test(
        textOf(sentence.slice(when, colon)),
      )
    if (isTime && sentence.slice(start, when).some(isUnknownOrIdle) && isColour(sentence, start, when))
      yield {
        tokens: [...sentence.slice(0, from), ...sentence.slice(when, colon), newWord(',', sentence[colon]!), ...sentence.slice(colon + 1)],
        flavour: [span(sentence.slice(from, when))],
      }
    if (!sentence.slice(start, colon).some(isUnknown) || !isColour(sentence, start, colon)) continue
    const rest = sentence.slice(colon + 1)
    yield { tokens: [...sentence.slice(0, from), ...rest], flavour: [span(sentence.slice(from, colon))] }
  }
}

/** "Exhume one Monster chosen from your Story Deck and place it in your Threat", "recruit one Cultist from your Mythos Deck to your Hand": what is done with it is told. */
function* taken(sentence: Words): Generator<Told> {
  for (const [at, verb] of sentence.entries()) {
    const isHead = at === 0 || bounds.test(textAt(sentence, at - 1)) || isPassedOver(sentence[at - 1]!, verb)
    if (!isHead || !(verb.type === 'unknown' || (verb.type === 'family' && at === 0) || (verb.type === 'word' && !deeds.test(verb.text))))
      continue
    if (/(?:ed|ing|ly)$/.test(verb.written) || !isObject(sentence[at + 1]) || isUnruly(verb.text)) continue
    const behind = textOf(sentence.slice(at + 1))
    const isPut =
      /^(?:(?!\b(?:and|or|then|,)\b)[^,;:()])+? (?:choose |take )?from (?:your|their|any player 's) (?:story deck|mythos deck|discard(?: pile)?|hand)(?: ,)? and (?:then )?(?:place|put|return|add|take|play|bring) (?:it|they|that)\b/.test(
        behind,
      )
    const isMoved =
      /^(?:(?!\b(?:and|or|then|,)\b)[^,;:()])+? from (?:your|their) (?:story deck|mythos deck|discard(?: pile)?) (?:to|into) (?:your|their) hand(?=$| )/.test(
        behind,
      )
    const order = isPut ? 'choose' : isMoved ? 'return' : undefined
    if (order && order !== verb.text)
      yield { tokens: [...sentence.slice(0, at), newWord(order, verb), ...sentence.slice(at + 1)], flavour: [span([verb])] }
  }
}

/** What somebody is like whom a rule may ask for. */
const asked =
  /^(?:un)?(?:wound|arm|hurt|injur|mount|curs|infect|poison|bless|train|disguis|equip|seal|lock|open|clos|reveal|hidd|kill|slain|dead|alive|holy|unholy|sacred|human|inhuman|foreign|nativ|local|educat|male|female|young|old)/

/** "The transcribed Spell", "in squalid Red Hook": what it is like, where it is told which one that is. */
function* liked(sentence: Words): Generator<Told> {
  for (const [at, like] of sentence.entries()) {
    const next = sentence[at + 1]
    const before = textAt(sentence, at - 1)
    if (like.type !== 'unknown' || !/^\p{Ll}/u.test(like.written) || isUnruly(like.text) || /(?:'s|’s|ly)$/.test(like.written)) continue
    if (asked.test(like.text) || next === undefined) continue
    const isProper = next.type === 'self' || next.senses.some(({ kind }) => /^(?:title|subregion|region)$/.test(kind))
    const isOne = next.type === 'name' && !isPlural(next)
    const isMeant = /^(?:the|that|this)$/.test(before)
      ? isOne || isProper
      : /^(?:in|at)$/.test(before)
        ? isProper
        : /^(?:their|its)$/.test(before) && next.type === 'name'
    if (isMeant) yield { tokens: [...sentence.slice(0, at), ...sentence.slice(at + 1)], flavour: [span([like])] }
  }
}

/** "Discard one Tome for publication", ", with the librarian's assistance", ", whose ivory throne stands here": what it is given for, by whose help, and what else is there. */
function* besides(sentence: Words): Generator<Told> {
  for (const [at, { text }] of sentence.entries()) {
    const comma = textAt(sentence, at - 1) === ',' ? 1 : 0
    if (at === 0 || !/^(?:for|with|amid|despite|whose|where)$/.test(text)) continue
    let end = at + 1
    while (end < sentence.length && !/^(?:,|:|;|\(|and|or|you)$/.test(textAt(sentence, end)) && isTalk(sentence, end)) end++
    const told = sentence.slice(at + 1, end)
    const isStrange = told.some(isUnknown) && !told.some(({ type }) => type === 'name' || type === 'number')
    const isEnded = end === sentence.length || !/^(?:name|number)$/.test(sentence[end]!.type)
    // "Gains 1 for mercenaries" and "with a lantern" would be asked for.
    const isIdle =
      text === 'for'
        ? told.length === 1 && !/s$/.test(told[0]!.written) && /\b(?:discard|bury)\b/.test(textOf(sentence.slice(0, at)))
        : text === 'with'
          ? comma === 1 && told.some(({ written }) => /['’]s$/.test(written))
          : comma === 1
    if (!isStrange || !isEnded || !isIdle) continue
    const close = comma && textAt(sentence, end) === ',' ? 1 : 0
    yield { tokens: [...sentence.slice(0, at - comma), ...sentence.slice(end + close)], flavour: [span(sentence.slice(at, end))] }
  }
}

/** A sentence with strange words as what they come to in the game, each way that they may be meant. */
export function* strangelyTold(sentence: Words): Generator<Told> {
  yield* glossed(sentence)
  yield* oneWord(sentence)
  yield* ofItself(sentence)
  yield* gone(sentence)
  yield* used(sentence)
  yield* beforeColon(sentence)
  yield* barred(sentence)
  yield* taken(sentence)
  yield* liked(sentence)
  yield* besides(sentence)
}
