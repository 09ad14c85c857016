/**
 * The last resort where a text cannot be read: a stretch that is told by the way is left out, and the text is read without it. Such a stretch has a
 * word that no rule has and none that a rule could be made of, and it is known by where it stands: a whole sentence, a cry, a mood at the
 * head, a purpose, a deed in colour before one of the game, what somebody is, the thing itself under another name. What is left must be one meaning,
 * whatever was left out; what was left out is shown as a story.
 */

import { span, states } from './colour/painted.ts'
import { isUnknown, isUnruly, sentences, type Token } from './lexer.ts'
import { fold, type KnownWords } from './link.ts'
import { stable } from './make/draft.ts'
import { isSlip, letters } from './meant.ts'
import { counts, fares, isSmall } from './openings.ts'
import { isIdle } from './passed-over.ts'
import type { Reading, Self } from './reading.ts'
import { asHead, type Edit, edited, placed, type Rewording } from './rewording.ts'
import { textAt, textOf } from './tokens.ts'

type Words = readonly Token[]

/** One way to read a text without what is told by the way: what is left out, or put in other words, and the sentence in which it stands. */
export interface Aside extends Edit {
  readonly begin: number
  readonly end: number
}

/** Words of the game that stories have, too, and that ask, count and forbid nothing. */
const small =
  /^(?:a|an|the|of|and|with|in|by|at|to|from|into|on|onto|upon|for|over|under|out|up|off|down|away|through|about|around|behind|it|its|their|his|her|he|she|they|is|are|was|were|be|like|as|so|old|good|great|that|then|within|among|between|against|back|very|too|still|ever|work|speak|tell|call|answer|watch|look|see|hear|know|wait|come|comes|go|goes|keep|keeps|hold|holds|stand|stands|time|world|night|light|dark|water|fire|blood|ground|house|door|city|town|day|story|tale)$/i

/** What a player may be bidden to do outside the rules, and that decides something: no story. */
const decides =
  /^(?:roll|toss|throw|cast|spin|guess|bet|bid|wager|vote|count|draft|deal|trade|barter|sell|buy|switch|pick|select|nominate|announce|declare|call|start|begin|stop|end|wait|stand|sit|pause|repeat|remove|clear|move|turn|slide|place|attach|detach|resume|reset|restart|mark|record|note|write)$/i

/** Names for what happens or how it is done, of which "this" is no card. */
const matters =
  /^(?:moment|way|manner|fashion|time|evening|effect|rule|act|deed|bonus|penalty|cost|price|loss|gain|amount|total|choice|option|kind|sort|type|instance|case|attempt|test|exchange|bargain|trade|protection|restriction|benefit|power|ability|action|week|hour|year|month|process|procedure|number|area|zone|side|pair|group|set|pile|selection|decision|victim|person|one|condition|requirement|reason|purpose|point|state|position|order|phase|step|limit|game|match|hazard|danger|curse|fate|journey|voyage|trip|passage|route|road|path|place|site|spot|room)$/i

/** What the game does, or has somebody do. */
const deed =
  /^(?:bury|discard|flip|return|rotate|cancel|play|put|place|take|move|exchange|reveal|draw|shuffle|add|lose|gain|pay|attack|cast|use|travel|bypass|look|choose|subtract|absorb|turn|name|search|steal|summon|control)$/

/** What is done, or may be asked for it. */
const isDeedOrPrice = (text: string): boolean => deed.test(text) || /^(?:spend|recover|give|shout|remain)$/.test(text)

/** What is so of somebody from then on. */
const befallsNow = /^(?:lose|gain|must|may|cannot|is|absorb|add|subtract|have|do)$/

/** What cards, or how many, are told of from here on. */
const isObject = (token: Token | undefined): boolean =>
  token !== undefined && (token.type === 'number' || /^(?:a|an|all|each|any|your|another|up|every|opponent|target)$/.test(token.text))

/** Words of its own Title that name nothing else: "the tar" on "La Brea Tar Pits". */
function ownWords(self: Self | undefined): ReadonlySet<string> {
  const words = self ? fold(self.title).split(/[^\p{L}]+/u) : []
  return new Set(
    words.filter((each) => each.length > 2 && !/^(?:the|and|for|from|with|card|ally|monster|location|event|spell|tome)$/.test(each)),
  )
}

/** Whether a word is one of the scene; at the head of a sentence it may be large. `isBold`: it may say what would count of a card, too. */
const isOfScene = (token: Token, own: ReadonlySet<string>, isHead: boolean, isBold = false): boolean =>
  (isIdle(token) && (isBold || !counts.test(token.written.toLowerCase())) && (isHead || isSmall(token))) ||
  token.type === 'self' ||
  own.has(fold(token.written)) ||
  (small.test(token.written) && (isHead || isSmall(token)))

/** Whether a stretch is but a scene: words of it, and one at least that the game does not know, or that is the thing itself. */
const isScene = (tokens: Words, own: ReadonlySet<string>, isHead = false, isBold = false): boolean =>
  tokens.length > 0 &&
  tokens.every((each, at) => isOfScene(each, own, isHead && at === 0, isBold)) &&
  tokens.some((each) => isIdle(each) || each.type === 'self' || own.has(fold(each.written)))

/** The stretch of a text that some tokens take. */
const cut = (tokens: Words, put = ''): Edit => ({ ...span(tokens), put })

interface Place {
  readonly text: string
  readonly sentence: Words
  readonly own: ReadonlySet<string>
  readonly self: Self | undefined
  readonly vocabulary: ReadonlySet<string>
  readonly isFirst: boolean
  /** The sentence behind it, */
  readonly next: Words | undefined
  /** and whether there is any other. */
  readonly isAlone: boolean
}

/** The mark a sentence ends with, behind all that goes without saying. */
const stopOf = (text: string, sentence: Words, next: Words | undefined): string => {
  const last = sentence.at(-1)!
  return /^[^.!?…]*([.!?…])/.exec(text.slice(last.at + last.length, next?.[0]?.at))?.[1] ?? ''
}

/** A word that no rule has, whatever it may say. */
const isWord = (token: Token | undefined): boolean => isUnknown(token) && /^\p{L}[\p{L}'’]*$/u.test(token!.text)

/** Who is spoken of without a name. */
const pronoun = /^(?:it|its|they|them|their|he|him|she|his|her|that|this|these|those|then)$/i

/** Words that cries have. */
const ofCries = /^(?:please|you|your|now|again|never|no|not|here|all|more)$/i

/** From the first word of a sentence to that of the next one. */
function allOf({ text, sentence, next }: Place): Edit {
  const { at } = sentence[0]!
  return { at, length: (next?.[0]?.at ?? text.length) - at, put: '' }
}

/** Of whom or what something is told: a sentence that begins so bids nobody do anything. */
const tells = /^(?:a|an|the|it|its|he|his|she|her|they|their|there|you|your|no|nobody|nothing|some|old|too)$/i

/** "Hides.", "Planes are suspended.": what a card does, or what is done to things, may be a rule that is not known. */
const acts = (sentence: Words): boolean => {
  const last = sentence.at(-1)!.written
  if (sentence.length === 1) return /(?:[^s]s|ed|ing)$/.test(last)
  return /(?:ed|en|wn)$/.test(last) && /^(?:is|are|was|were)$/.test(sentence.at(-2)!.written)
}

/** Whether a sentence bids somebody do what no rule has: "Blorb the fnord" may be one all the same. */
const bids = (sentence: Words): boolean =>
  sentence.length > 1 &&
  !tells.test(sentence[0]!.written) &&
  !/ly$/.test(sentence[0]!.written) &&
  !sentence.some(({ written }, at) => at > 0 && /^(?:is|are|was|were|has|have)$/.test(written))

/** "Quiet, please!", "Tempers are short.", "Clairvoyant.": a cry anywhere, and before all rules what somebody is told to be; nothing that is bidden. */
function* whole(place: Place): Generator<Edit> {
  const { text, sentence, own, self, isFirst, isAlone } = place
  const isCry = stopOf(text, sentence, place.next) === '!'
  const said = sentence.filter(({ text: mark }) => mark !== ',')
  const [first] = said
  if (isAlone || !first || said.length > 12 || !(isCry || isFirst) || decides.test(first.written)) return
  const { at, length } = allOf(place)
  const isAsked = /\bplease\b/i.test(text.slice(at, at + length))
  if (bids(said) || (!isAsked && acts(sentence))) return
  const isTold = (each: Token, at: number): boolean =>
    isOfScene(each, own, at === 0) || (at === 0 && isWord(each)) || (isCry && (isWord(each) || ofCries.test(each.written)))
  // "It thaws" tells of the card; whom "it" names on an Event nobody knows.
  const points = said.filter(({ written }) => pronoun.test(written))
  const isItself =
    /^(?:Ally|Monster|Artifact)$/.test(self?.type ?? '') && points.length === 1 && /^(?:it|he|she)$/i.test(points[0]!.written)
  if (points.length > 0 && (isCry ? said.some(({ written }) => fares.test(written)) : !isItself)) return
  if (said.every(isTold) && said.some((each) => isWord(each)) && (isCry || !states.test(first.text))) yield allOf(place)
}

/** "Target Ally falls asleep. Flip that Ally", "Target Ally is bewitched. He may not ...": how somebody fares in the scene, before the rule says what comes of it. */
function* faring(place: Place): Generator<Edit> {
  const { sentence, next, isFirst } = place
  const like = sentence.slice(3)
  const isLike = like.length > 0 && like.length < 5 && like.every((each) => isWord(each) || small.test(each.written)) && like.some(isWord)
  const verb = /^(?:is|becomes?|falls?|goes|grows?|lies)$/.test(sentence[2]?.written ?? '')
  // Of a player it might be a rule; of a card the next sentence must tell what comes of it.
  const isOfCard = /^(?:target|the|that)$/.test(textAt(sentence, 0)) && sentence[1]?.type === 'name'
  if (!isFirst || !next || !verb || !isLike || !isOfCard || like.some(({ text }) => isUnruly(text))) return
  const speaks = /^(?:it|they)$/.test(textAt(next, 0)) || /^(?:he|she)$/i.test(next[0]!.written)
  const [, noun] = sentence
  const dealsWithIt = next.some(
    (each, at) => /^(?:it|them)$/.test(each.text) || (each.text === noun!.text && /^(?:that|the|target)$/.test(textAt(next, at - 1))),
  )
  if (!(speaks || dealsWithIt)) return
  const pair = textAt(next, 1) === 'or' ? 3 : 1
  const subject = place.text.slice(sentence[0]!.at, sentence[1]!.at + sentence[1]!.length)
  const { at } = sentence[0]!
  if (!speaks) yield allOf(place)
  else if (next[pair]) yield { at, length: next[pair]!.at - at, put: `${subject} ` }
}

/** "To escape the weeds, you must ...", "A noted stuntman, Buck may ...", "Blood-mad, ...": whose purpose, kind or mood is told before what he does. */
function* head({ sentence, own }: Place): Generator<Edit> {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const because = /^(?:thanks|due) to$/i.test(
    sentence
      .slice(0, 2)
      .map(({ written }) => written)
      .join(' '),
  )
    ? 2
    : 0
  const told = sentence.slice(because, Math.max(comma, 0))
  if (comma < 1 || comma > 8 || sentence.length - comma < 4 || !isScene(told, own, true, textAt(told, 0) === 'to')) return
  if (because > 0) {
    yield cut(sentence.slice(0, comma + 1))
    return
  }
  const isPurpose = told[0]!.text === 'to'
  const isKind = /^(?:an?|the)$/.test(told[0]!.text) && isIdle(told.at(-1)!)
  if (isPurpose || isKind || (isIdle(told[0]!) && !/ly$/.test(told[0]!.written))) yield cut(sentence.slice(0, comma + 1))
}

/** ", who fails to answer her riddle", ", howling like a wolf": what somebody does in the scene, behind all that the rule says of him. */
function* tail({ sentence, own }: Place): Generator<Edit> {
  const comma = sentence.findLastIndex(({ text }) => text === ',')
  const told = sentence.slice(comma + 1)
  const because = /^(?:thanks|due) to$/.test(
    told
      .slice(0, 2)
      .map(({ written }) => written)
      .join(' '),
  )
  if (because && isScene(told.slice(2), own)) yield cut(sentence.slice(comma))
  // "Flip this card and let the music begin."
  const and = sentence.findLastIndex(({ text }) => text === 'and')
  const last = sentence.slice(and + 1)
  const isScenic =
    last.length > 1 && last.length < 6 && (isIdle(last[0]!) || last[0]!.text === 'let') && !/(?:s|ed|ly)$/.test(last[0]!.written)
  const scene = last.slice(last[0]?.text === 'let' ? 1 : 0).filter(({ written }) => !/^(?:begin|start)$/.test(written))
  if (and > 2 && isScenic && deed.test(textAt(sentence, 0)) && isScene(scene, own))
    yield cut(sentence.slice(textAt(sentence, and - 1) === ',' ? and - 1 : and))
  if (comma < 3 || told.length < 2 || told.length > 8) return
  const isTail = /^(?:who|which|whose|like|to)$/.test(told[0]!.text) || (isIdle(told[0]!) && /(?:ing|ed)$/.test(told[0]!.written))
  const rest = /^(?:who|which|whose)$/.test(told[0]!.text) ? told.slice(1) : told
  if (isTail && isScene(rest, own)) yield cut(sentence.slice(comma))
}

/** ", once a noted stuntman,": who somebody is, between two commas. */
function* between({ sentence, own }: Place): Generator<Edit> {
  for (const [from, { text }] of sentence.entries()) {
    if (text !== ',' || from === 0) continue
    const to = sentence.findIndex((each, at) => at > from && each.text === ',')
    const told = sentence.slice(from + 1, Math.max(to, 0))
    const isTold =
      told.length > 1 &&
      told.length < 8 &&
      (/^(?:an?|the|like|once|who|whose|his|her|its|their)$/.test(told[0]!.written) || /(?:ing|ed)$/.test(told[0]!.written))
    if (isTold && isScene(/^(?:once|who|whose)$/.test(told[0]!.text) ? told.slice(1) : told, own)) yield cut(sentence.slice(from, to + 1))
  }
}

/** "(sold into slavery)": what it looks like. */
function* bracketed({ sentence, own }: Place): Generator<Edit> {
  const open = sentence.findIndex(({ text }) => text === '(')
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const told = sentence.slice(open + 1, Math.max(close, 0))
  if (open > 1 && told.length > 1 && isScene(told, own, true)) yield cut(sentence.slice(open, close + 1))
}

/**
 * "To spread gossip and look", "gaze into the Skull and spend" on the Crystal Skull, "to soothe the crowd", "to be mauled": what one
 * does in the scene beside a deed of the game, or what for.
 */
function* besides({ sentence, own }: Place): Generator<Edit> {
  for (const [at, verb] of sentence.entries()) {
    const before = textAt(sentence, at - 1)
    const isVerb = at === 0 ? isWord(verb) || verb.type === 'family' : isIdle(verb) && isSmall(verb)
    if (before === 'is' && textAt(sentence, at - 2) === 'to' && at > 3 && isWord(verb) && /(?:ed|en|wn|rn)$/.test(verb.written)) {
      const end = textAt(sentence, at + 1)
      if (end === '' || /^[,.]$/.test(end)) yield cut(sentence.slice(at - 2, at + 1))
    }
    if (!isVerb || !(at === 0 || /^(?:to|may|must|and|then|,)$/.test(before)) || /(?:ly|ing)$/.test(verb.written)) continue
    if (decides.test(verb.written) || (at === 0 && /(?:s|ed)$/.test(verb.written))) continue
    let to = at + 1
    while (to < sentence.length && to < at + 8 && !/^(?:and|,)$/.test(textAt(sentence, to)) && isOfScene(sentence[to]!, own, false, true))
      to++
    const joint = textAt(sentence, to) === ',' && textAt(sentence, to + 1) === 'and' ? 2 : 1
    // What one is bidden or allowed may be a rule that is not known, unless it is done with the card itself.
    const isFree = before === 'to' || sentence.slice(at, to).some((each) => each.type === 'self' || own.has(fold(each.written)))
    if (isFree && /^(?:and|,)$/.test(textAt(sentence, to)) && isDeedOrPrice(textAt(sentence, to + joint)))
      yield cut(sentence.slice(at, to + joint))
    const isEnd = to === sentence.length || (textAt(sentence, to) === ',' && before === 'to')
    if (before !== 'to' || !isEnd || at < 3 || /^(?:order|able|forced|cannot|may|must)$/.test(textAt(sentence, at - 2))) continue
    // "Costs 1 Sanity to wave": to use it.
    if (textAt(sentence, 0) === 'cost') yield cut([verb], 'use')
    else yield cut(sentence.slice(at - 1, to))
  }
}

/** "As your Turn, you may gamble. Reveal ...": what one may do in the scene, and behind it what that is in the game. */
function* pastime({ sentence, own, next }: Place): Generator<Edit> {
  const may = sentence.findIndex(({ text }, at) => text === 'may' && textAt(sentence, at - 1) === 'you')
  const told = sentence.slice(may + 1)
  if (
    may < 2 ||
    !next ||
    told.length === 0 ||
    told.length > 5 ||
    !isIdle(told[0]!) ||
    !isScene(told, own) ||
    !isDeedOrPrice(textAt(next, 0))
  )
    return
  // What is done to a thing may be a rule: "you may blorb the fnord".
  if (decides.test(told[0]!.written) || (told.length > 1 && !/^(?:for|in|at|by|with|upon|on|to|from)$/.test(told[1]!.text))) return
  // The next sentence goes on with this one.
  const last = sentence[may - 2]!
  const first = next[0]!
  const from = last.at + last.length
  yield { at: from, length: first.at + first.length - from, put: `${last.text === ',' ? '' : ','} ${first.written.toLowerCase()}` }
}

/** "Haul it back to your Hand", "conceal one card beneath this card", "exhume one Ally and place it": where a card goes tells what is done with it. */
function* moved({ sentence }: Place): Generator<Edit> {
  for (const [at, verb] of sentence.entries()) {
    if (!isWord(verb) || isUnruly(verb.text) || /(?:s|ed|ing|ly)$/.test(verb.written)) continue
    if (at > 0 && !(isSmall(verb) && /^(?:may|must|to|and|,|then)$/.test(textAt(sentence, at - 1)))) continue
    const isOfCards = isObject(sentence[at + 1]) || /^(?:it|them|that)$/.test(textAt(sentence, at + 1))
    if (!isOfCards || decides.test(verb.written)) continue
    const stop = sentence.findIndex(({ text }, index) => index > at && /^(?:,|;|:|and|or)$/.test(text))
    const clause = textOf(sentence.slice(at + 1, stop < 0 ? sentence.length : stop))
    const behind = stop < 0 ? '' : textOf(sentence.slice(stop, stop + 4))
    const put = (word: string): Edit => cut([verb], at === 0 ? asHead(word) : word)
    if (/ (?:to|into) (?:your|their|its owner 's|its player 's|that player 's) hand$/.test(clause)) yield put('return')
    else if (/ beneath (?:this card|it)$/.test(clause)) yield put('place')
    else if (/^(?:,|and)(?: and)? (?:place|put|add|return|take) (?:it|them|that)\b/.test(behind)) yield put('choose')
  }
}

/** "Too proud to be turned Corrupt", "strong enough to hold two Weapons": what somebody cannot or can do for what he is. */
function* able({ sentence }: Place): Generator<Edit> {
  const [first, second, third] = sentence
  if (first && /^too$/i.test(first.written) && isWord(second) && third?.text === 'to') yield cut([first, second!, third], 'Cannot')
  if (first && isUnknown(first) && second?.written === 'enough' && third?.text === 'to') yield cut([first, second, third], 'Can')
}

/** "Rubbery tentacles seize up to two Defending Allies, who may not absorb": what is done to them in the scene, and what comes of it. */
function* ofWhom({ text, sentence, own }: Place): Generator<Edit> {
  for (const [at, verb] of sentence.entries()) {
    const object =
      /^(?:the|its|their)$/.test(textAt(sentence, at + 1)) && isWord(sentence[at + 2]) && textAt(sentence, at + 3) === 'of'
        ? at + 4
        : at + 1
    if (!isWord(verb) || (at > 0 && !isSmall(verb)) || !isObject(sentence[object])) continue
    const who = sentence.findIndex(
      (each, index) => index > object && each.text === ',' && /^(?:who|which)$/.test(textAt(sentence, index + 1)),
    )
    if (who < 0 || sentence.slice(object, who).some(isUnknown) || !befallsNow.test(textAt(sentence, who + 2))) continue
    const from = sentence.slice(0, at).findLastIndex(({ text: mark }) => /^[,:]$/.test(mark)) + 1
    const subject = sentence.slice(from, at)
    const isItself = subject.every((each) => each.type === 'self' || /^(?:this|the|card|it|they)$/.test(each.text))
    if (!isItself && !isScene(subject, own, from === 0)) continue
    const victim = text.slice(sentence[object]!.at, sentence[who]!.at)
    const begin = sentence[from]!.at
    const put = from === 0 ? asHead(victim) : victim
    yield { at: begin, length: sentence[who + 2]!.at - begin, put: `${put} ` }
  }
}

/** "In the tar", "into the Skull": where something is done is this card itself, called by a word of its Title. */
function* there({ sentence, own }: Place): Generator<Edit> {
  for (const [at, { text }] of sentence.entries()) {
    if (at < 2 || !/^(?:in|into|on|onto|upon|to|through|within|inside|with|from)$/.test(text)) continue
    const from = /^(?:the|its|this|these|their)$/.test(textAt(sentence, at + 1)) ? at + 2 : at
    let to = from
    while (
      to < sentence.length &&
      to < from + 3 &&
      (isIdle(sentence[to]!) || own.has(fold(sentence[to]!.written)) || sentence[to]!.type === 'self')
    )
      to++
    const isItself = sentence.slice(from, to).some((each) => own.has(fold(each.written)) || (each.type === 'self' && isSmall(each)))
    if (from > at && isItself && !/^(?:card|ally|monster|location|event)$/.test(textAt(sentence, to))) yield cut(sentence.slice(at, to))
  }
}

/** "Solemnly", "greedily": how it is done. */
function* manner({ sentence }: Place): Generator<Edit> {
  for (const how of sentence) if (isIdle(how) && isSmall(how) && /[^aeiou]ly$/.test(how.written)) yield cut([how])
}

const types = ['ally', 'artifact', 'tome', 'weapon', 'spell', 'monster', 'event', 'location', 'adventure', 'investigator'].map(letters)

/** "Wepaon": a type of card with letters exchanged. */
const isTypeAmiss = (word: string): boolean => types.includes(letters(word))

/** "This rocketeer", "this pistol": the card itself, whatever it is called. */
function* itself({ sentence, own, vocabulary }: Place): Generator<Edit> {
  for (const [at, noun] of sentence.entries()) {
    if (at === 0 || textAt(sentence, at - 1) !== 'this' || !isSmall(noun) || !(isWord(noun) || own.has(fold(noun.written)))) continue
    const next = sentence[at + 1]
    const isAmiss = isWord(noun) && (isSlip(noun.text, vocabulary) || isTypeAmiss(noun.text))
    const isNoun = !/(?:s|ed|ing|ly)$/.test(noun.written) && !matters.test(noun.written) && !isUnruly(noun.text) && !isAmiss
    if (isNoun && (next === undefined || (next.type !== 'name' && !isUnknown(next)))) yield cut([noun], 'card')
  }
}

/** "The summoner", "the sender": a player, by what he did. */
const isDoer = ({ written }: Token): boolean => /^\p{Ll}+(?:er|or|ee)s?$/u.test(written)

/** "The Weeping Woman adds 2 points to her value", "the great lamp makes Monsters Visible", "while the pole stands": the card itself, by another name. */
function* byAnotherName({ sentence, self }: Place): Generator<Edit> {
  const type = self?.type ?? ''
  for (const [at, { text }] of sentence.entries()) {
    if (!/^(?:the|this)$/.test(text) || !(at === 0 || /^(?:,|:|while|as)$/.test(textAt(sentence, at - 1)))) continue
    let verb = at + 1
    while (
      verb < at + 4 &&
      (isUnknown(sentence[verb]) ||
        sentence[verb]?.type === 'family' ||
        /^(?:old|great|woman|man|king|queen|god|lord)$/i.test(textAt(sentence, verb)))
    )
      verb++
    const told = sentence.slice(at + 1, verb)
    if (
      told.length === 0 ||
      !told.some((each) => isUnknown(each)) ||
      told.some((each) => isUnruly(each.text) || matters.test(each.written) || isDoer(each))
    )
      continue
    const rest = sentence.slice(verb)
    const isOwn =
      /^(?:Ally|Monster)$/.test(type) &&
      /^(?:add|subtract|have|gain)$/.test(textAt(rest, 0)) &&
      rest.some(({ text: value }, index) => value === 'value' && /^(?:its|their|his|her)$/.test(rest[index - 1]!.text))
    const makes = textAt(rest, 0) === 'make' && /^(?:Location|Artifact|Ally|Event)$/.test(type)
    if (isOwn || makes) yield cut(sentence.slice(at, verb), at === 0 ? 'This card' : 'this card')
    const lasts =
      /^(?:stands?|lasts?|burns?|plays?|shines?|glows?|remains?)$/.test(rest[0]?.written ?? '') &&
      (rest.length === 1 || /^[,.]$/.test(textAt(rest, 1)))
    if (lasts && /^(?:Artifact|Event)$/.test(type) && /^(?:while|as)$/.test(textAt(sentence, at - 1)))
      yield cut(sentence.slice(at, verb + 1), 'this card is in play')
  }
}

/** "Drains the blood of one Ally": of whom it is. */
function* ofSomebody({ sentence, own }: Place): Generator<Edit> {
  for (const [at, of] of sentence.entries()) {
    const told = sentence.slice(at - 2, at)
    const isTold = of.text === 'of' && at > 2 && /^(?:the|its|their)$/.test(told[0]!.text) && isIdle(told[1]!) && isSmall(told[1]!)
    if (isTold && isUnknown(sentence[at - 3]) && isScene(told, own)) yield cut(sentence.slice(at - 2, at + 1))
  }
}

const ways = [
  whole,
  faring,
  head,
  tail,
  between,
  bracketed,
  besides,
  pastime,
  moved,
  able,
  ofWhom,
  there,
  manner,
  itself,
  byAnotherName,
  ofSomebody,
] as const

/** All that may be told by the way in a text, the shortest first; nothing in a sentence whose every word some rule has. */
export function asides(text: string, known: KnownWords, vocabulary: ReadonlySet<string>, self: Self | undefined): readonly Aside[] {
  const all = sentences(text, known, vocabulary, self).filter((each) => each.length > 0)
  const own = ownWords(self)
  return all
    .flatMap((sentence, at): readonly Aside[] => {
      if (!sentence.some((each) => isUnknown(each) || own.has(fold(each.written)))) return []
      const place = { text, sentence, own, self, vocabulary, next: all[at + 1], isFirst: at === 0, isAlone: all.length < 2 }
      const { at: from, length } = sentence.at(-1)!
      const found = ways.flatMap((kind) => [...kind(place)])
      return found.map((each) => ({ ...each, begin: sentence[0]!.at, end: from + length }))
    })
    .toSorted((one, two) => one.length - two.length)
}

/** A text without what is told by the way, as one would write it: with a capital at the head, and no space or stop too many. */
function leaving(text: string, { at, length, put, begin, end }: Aside): Rewording {
  if (put !== '') return edited(text, [{ at, length, put }])!
  const behind = text.slice(at + length)
  if (at > begin) {
    const space = /^\s*(?:$|[.,;:!?)])/.test(behind) ? /\s*$/.exec(text.slice(0, at))![0].length : 0
    const after = space > 0 ? 0 : /^\s*/.exec(behind)![0].length
    return edited(text, [{ at: at - space, length: length + space + after, put: '' }])!
  }
  const gap = (at + length === end ? /^[.!?…"”)]*\s*/ : /^\s*/).exec(behind)![0].length
  const first = behind.slice(gap, gap + 1)
  return edited(text, [{ at, length: length + gap + first.length, put: first.toUpperCase() }])!
}

/** How many stretches of one text are left out at most, and how many are tried in all. */
const most = { stretches: 3, tries: 30 }

type Read<T> = Extract<Reading<T>, { ok: true }>

/**
 * A text that cannot be read, without what is told in it by the way; `read` reads what is left. Nothing where that cannot be read either, or
 * comes to mean different things without this stretch and without that.
 */
export function readBesides<T>(
  text: string,
  told: { readonly at: number },
  read: (text: string) => Reading<T>,
  asidesOf: (text: string) => readonly Aside[],
): Read<T> | undefined {
  let tries = most.tries
  const search = (from: string, failed: { readonly at: number }, depth: number): Read<T> | undefined => {
    const found: Read<T>[] = []
    const deeper: (() => Read<T> | undefined)[] = []
    for (const aside of asidesOf(from)) {
      if (tries-- <= 0) break
      const left = leaving(from, aside)
      const withStory = (reading: Read<T>): Read<T> => {
        const { flavour = [], ...rest } = placed(left, reading)
        const story = { at: aside.at, length: aside.length }
        return { ...rest, flavour: [...flavour, story].toSorted((one, two) => one.at - two.at) }
      }
      const reading = read(left.text)
      if (reading.ok) found.push(withStory(reading))
      else if (depth < most.stretches && left.placeOf(reading.at) >= Math.max(aside.end, failed.at))
        deeper.push(() => {
          const more = search(left.text, reading, depth + 1)
          return more && withStory(more)
        })
    }
    const meanings = new Set(found.map(({ value }) => stable(value)))
    if (meanings.size > 1) return undefined
    if (found[0]) return found[0]
    for (const each of deeper) {
      const more = each()
      if (more) return more
    }
    return undefined
  }
  return search(text, told, 1)
}
