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
import { counts, isSmall } from './openings.ts'
import { isIdle } from './passed-over.ts'
import type { Reading, Self } from './reading.ts'
import { type Edit, edited, type Rewording } from './rewording.ts'
import { textAt } from './tokens.ts'

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
  /^(?:roll|toss|throw|cast|spin|guess|bet|bid|wager|vote|count|draft|deal|trade|sell|buy|switch|pick|select|nominate|announce|declare|call|start|begin|stop|end|wait|stand|sit|pause|repeat|remove|clear|move|turn|slide|place|attach|detach|resume|reset|restart|mark|record|note|write)$/i

/** Names for what happens or how it is done, of which "this" is no card. */
const matters =
  /^(?:moment|way|manner|fashion|time|evening|effect|rule|act|deed|bonus|penalty|cost|price|loss|gain|amount|total|choice|option|kind|sort|type|instance|case|attempt|test|exchange|bargain|trade|protection|restriction|benefit|power|ability|action|week|hour|year|month|process|procedure|number|area|zone|side|pair|group|set|pile|selection|decision|victim|person|one|condition|requirement|reason|purpose|point|state|position|order|phase|step|limit|game|match|hazard|danger|curse|fate|journey|voyage|trip|passage|route|road|path|place|site|spot|room)$/i

/** What the game does, or has somebody do. */
const deed =
  /^(?:bury|discard|flip|return|rotate|cancel|play|put|place|take|move|exchange|reveal|draw|shuffle|add|lose|gain|pay|attack|cast|use|travel|bypass|look|choose|subtract|absorb|turn|name|search|steal|summon|control)$/

/** Words of its own Title that name nothing else: "the tar" on "La Brea Tar Pits". */
function ownWords(self: Self | undefined): ReadonlySet<string> {
  const words = self ? fold(self.title).split(/[^\p{L}]+/u) : []
  return new Set(
    words.filter((each) => each.length > 2 && !/^(?:the|and|for|from|with|card|ally|monster|location|event|spell|tome)$/.test(each)),
  )
}

/** Whether a word is one of the scene; at the head of a sentence it may be large. */
const isOfScene = (token: Token, own: ReadonlySet<string>, isHead: boolean): boolean =>
  (isIdle(token) && !counts.test(token.written.toLowerCase()) && (isHead || isSmall(token))) ||
  token.type === 'self' ||
  own.has(fold(token.written)) ||
  (small.test(token.written) && (isHead || isSmall(token)))

/** Whether a stretch is but a scene: words of it, and one at least that the game does not know, or that is the thing itself. */
const isScene = (tokens: Words, own: ReadonlySet<string>, isHead = false): boolean =>
  tokens.length > 0 &&
  tokens.every((each, at) => isOfScene(each, own, isHead && at === 0)) &&
  tokens.some((each) => isIdle(each) || each.type === 'self' || own.has(fold(each.written)))

/** The stretch of a text that some tokens take. */
const cut = (tokens: Words, put = ''): Edit => ({ ...span(tokens), put })

interface Place {
  readonly text: string
  readonly sentence: Words
  readonly own: ReadonlySet<string>
  readonly self: Self | undefined
  readonly isFirst: boolean
  readonly isAlone: boolean
}

/** The mark a sentence ends with. */
const stopOf = (text: string, sentence: Words): string => {
  const last = sentence.at(-1)!
  return /^["”)]*([.!?…])/.exec(text.slice(last.at + last.length))?.[1] ?? ''
}

/** "Quiet, please!", "Consult the oracle.", "Clairvoyant.": a cry anywhere, and before all rules whatever decides nothing. */
function* whole({ text, sentence, own, isFirst, isAlone }: Place): Generator<Edit> {
  const stop = stopOf(text, sentence)
  const said = sentence.filter(({ text: mark }) => mark !== ',')
  if (isAlone || said.length > 12 || !(stop === '!' || (isFirst && stop === '.'))) return
  const isCry = stop === '!'
  const isTold = (each: Token, at: number): boolean =>
    isOfScene(each, own, at === 0) || (isCry && /^(?:please|you|your|now|again|never|no|not|here|all|more)$/i.test(each.written))
  const points = !isCry && said.some(({ written }) => /^(?:it|its|they|their|he|she|his|her|that|this|then)$/i.test(written))
  const isClear = said.some((each) => isIdle(each)) && said.every(isTold)
  if (isClear && !points && !decides.test(sentence[0]!.written) && !states.test(sentence[0]!.text)) yield cut(sentence)
}

/** "To escape the weeds, you must ...", "A noted stuntman, Buck may ...", "Blood-mad, ...": whose purpose, kind or mood is told before what he does. */
function* head({ sentence, own }: Place): Generator<Edit> {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const told = sentence.slice(0, Math.max(comma, 0))
  if (comma < 1 || comma > 8 || sentence.length - comma < 4 || !isScene(told, own, true)) return
  const isPurpose = told[0]!.text === 'to'
  const isKind = /^(?:an?|the)$/.test(told[0]!.text) && isIdle(told.at(-1)!)
  if (isPurpose || isKind || (isIdle(told[0]!) && !/ly$/.test(told[0]!.written))) yield cut(sentence.slice(0, comma + 1))
}

/** ", who fails to answer her riddle", ", howling like a wolf": what somebody does in the scene, behind all that the rule says of him. */
function* tail({ sentence, own }: Place): Generator<Edit> {
  const comma = sentence.findLastIndex(({ text }) => text === ',')
  const told = sentence.slice(comma + 1)
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
      (/^(?:an?|the|like|once|who|whose)$/.test(told[0]!.text) || /(?:ing|ed)$/.test(told[0]!.written))
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

/** "To gaze into the Skull and look", "you may open the book and draw", "to soothe the crowd": what one does in the scene beside a deed of the game, or what for. */
function* besides({ sentence, own }: Place): Generator<Edit> {
  for (const [at, verb] of sentence.entries()) {
    const before = textAt(sentence, at - 1)
    if (!isIdle(verb) || !isSmall(verb) || !/^(?:to|may|must|and|then|,)$/.test(before) || /(?:ly|ing)$/.test(verb.written)) continue
    if (decides.test(verb.written)) continue
    const from = at
    let to = at
    while (to < sentence.length && to < at + 8 && !/^(?:and|,)$/.test(textAt(sentence, to)) && isOfScene(sentence[to]!, own, false)) to++
    const joint = textAt(sentence, to)
    if (/^(?:and|,)$/.test(joint) && deed.test(textAt(sentence, to + 1))) yield cut(sentence.slice(from, to + 1))
    const isEnd = to === sentence.length || (joint === ',' && before === 'to')
    if (before === 'to' && isEnd && at > 2 && !/^(?:order|able|forced|cannot|may|must)$/.test(textAt(sentence, at - 2)))
      yield cut(sentence.slice(from - 1, to))
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

/** "This rocketeer", "this pistol": the card itself, whatever it is called. */
function* itself({ sentence, own }: Place): Generator<Edit> {
  for (const [at, noun] of sentence.entries()) {
    if (at === 0 || textAt(sentence, at - 1) !== 'this' || !isSmall(noun) || !(isIdle(noun) || own.has(fold(noun.written)))) continue
    const next = sentence[at + 1]
    const isNoun = !/(?:s|ed|ing|ly)$/.test(noun.written) && !matters.test(noun.written)
    if (isNoun && (next === undefined || (next.type !== 'name' && !isUnknown(next)))) yield cut([noun], 'card')
  }
}

/** "The Weeping Woman adds 2 points to her value": who counts so for a value of his own is the card. */
function* byAnotherName({ sentence, self }: Place): Generator<Edit> {
  if (!/^(?:Ally|Monster)$/.test(self?.type ?? '') || !/^(?:the|this)$/.test(textAt(sentence, 0))) return
  const verb = sentence.findIndex(({ text }) => /^(?:add|subtract)$/.test(text))
  const told = sentence.slice(1, Math.max(verb, 0))
  const isNamed =
    told.length > 0 && told.length < 4 && told.every((each) => (isUnknown(each) || each.type === 'family') && !isUnruly(each.text))
  const isOwn = sentence.some(({ text }, at) => text === 'value' && /^(?:its|their|his|her)$/.test(textAt(sentence, at - 1)))
  if (isNamed && isOwn) yield cut(sentence.slice(0, verb), 'This card')
}

/** "Drains the blood of one Ally": of whom it is. */
function* ofSomebody({ sentence, own }: Place): Generator<Edit> {
  for (const [at, of] of sentence.entries()) {
    const told = sentence.slice(at - 2, at)
    const isTold = of.text === 'of' && at > 2 && /^(?:the|its|their)$/.test(told[0]!.text) && isIdle(told[1]!) && isSmall(told[1]!)
    if (isTold && isUnknown(sentence[at - 3]) && isScene(told, own)) yield cut(sentence.slice(at - 2, at + 1))
  }
}

/** All that may be told by the way in a text, the shortest first; nothing in a sentence whose every word some rule has. */
export function asides(text: string, known: KnownWords, vocabulary: ReadonlySet<string>, self: Self | undefined): readonly Aside[] {
  const all = sentences(text, known, vocabulary, self).filter((each) => each.length > 0)
  const own = ownWords(self)
  return all
    .flatMap((sentence, at): readonly Aside[] => {
      if (!sentence.some((each) => isUnknown(each) || own.has(fold(each.written)))) return []
      const place = { text, sentence, own, self, isFirst: at === 0, isAlone: all.length < 2 }
      const { at: from, length } = sentence.at(-1)!
      const found = [whole, head, tail, between, bracketed, besides, there, manner, itself, byAnotherName, ofSomebody].flatMap((kind) => [
        ...kind(place),
      ])
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

/**
 * A text that cannot be read, without what is told in it by the way; `read` reads what is left. Nothing where that cannot be read either, or
 * comes to mean different things without this stretch and without that.
 */
export function readBesides<T>(
  text: string,
  told: Extract<Reading<T>, { ok: false }>,
  read: (text: string) => Reading<T>,
  asidesOf: (text: string) => readonly Aside[],
): Extract<Reading<T>, { ok: true }> | undefined {
  let tries = most.tries
  const search = (from: string, failed: { readonly at: number }, depth: number): Extract<Reading<T>, { ok: true }> | undefined => {
    const found: Extract<Reading<T>, { ok: true }>[] = []
    const deeper: (() => Extract<Reading<T>, { ok: true }> | undefined)[] = []
    for (const aside of asidesOf(from)) {
      if (tries-- <= 0) break
      const left = leaving(from, aside)
      const story = { at: aside.at, length: aside.length }
      const whole = (reading: Extract<Reading<T>, { ok: true }>): Extract<Reading<T>, { ok: true }> => {
        const { value, flavour = [] } = reading
        const others = flavour.map(({ at, length }) => ({ at: left.placeOf(at), length: left.placeOf(at + length) - left.placeOf(at) }))
        return { ok: true, value, flavour: [...others, story].toSorted((one, two) => one.at - two.at) }
      }
      const reading = read(left.text)
      if (reading.ok) found.push(whole(reading))
      else if (depth < most.stretches && left.placeOf(reading.at) >= Math.max(aside.end, failed.at))
        deeper.push(() => {
          const more = search(left.text, reading, depth + 1)
          return more && whole(more)
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
