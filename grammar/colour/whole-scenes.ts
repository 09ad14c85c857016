/** A whole sentence that is a scene, and halves of one: told of strangers, of a moment, of what somebody does meanwhile. */

import { isNearly, isUnknown, isUnruly, plain, type Token } from '../lexer.ts'
import { fold } from '../link.ts'
import { isMishap } from '../mishaps.ts'
import { isOpening, isSmall, isToldBehind } from '../openings.ts'
import type { Self } from '../reading.ts'
import { isScene, isScenic, spares } from '../scenes.ts'
import { isSceneOfPlace } from '../scenes-of-places.ts'
import { newWord, textAt, textOf, words } from '../tokens.ts'
import { isByname, isEpithet } from './epithets.ts'
import {
  asks,
  deeds,
  dies,
  isClear,
  isDeed,
  isFate,
  isOfRules,
  isTale,
  own,
  paints,
  pointsBack,
  span,
  subjectOf,
  talk,
  tells,
  type Uncoloured,
} from './painted.ts'

/** "The keeper demands his due: lose 1 Sanity", "if you are Inside, you nod off over your book: play ...". */
export function withoutScene(sentence: readonly Token[], vocabulary: ReadonlySet<string>, isFirst: boolean): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => /^[:;-]$/.test(text))
  if (mark < 2 || mark > sentence.length - 3 || sentence.slice(0, mark).some(({ text }) => text === '(')) return undefined
  const tail = sentence.slice(mark + 1)
  const starts = [0, ...sentence.slice(0, mark).flatMap(({ text }, at) => (text === ',' ? [at + 1] : []))]
  for (const from of starts) {
    const but = from > 0 && /^(?:but|and|yet)$/.test(textAt(sentence, from)) ? 1 : 0
    const scene = sentence.slice(from + but, mark)
    // "Gain 2 Sanity, or run for your life: draw two cards": one of two, and no scene of the other.
    if (scene.length === 0 || scene[0]!.text === 'or') continue
    const who = subjectOf(scene)
    const told = scene.slice(who?.count ?? 0)
    const isOrder = !who && isUnknown(scene[0]!) && /^(?:the|a|your|their|its|this|that|all|each)$/.test(textAt(scene, 1))
    // "All angles are wrong here".
    const isOfAll = textAt(told, 0) === 'all' && isUnknown(told[1]!) && isUnknown(told.at(-1)!) === false && textAt(told, 2) === 'is'
    if (told.length === 0 || (asks.test(textAt(told, 0)) && !isOfAll) || isOrder) continue
    // "Steam hides many faces; ...": what stands before a semicolon is not told again behind it.
    const never = /^(?:never|always)$/.test(textAt(told, 0)) ? 1 : 0
    const isDeed =
      who !== undefined &&
      told.length === 1 + never &&
      isUnknown(told[never]!) &&
      !isUnruly(told[never]!.text) &&
      (never > 0 || !isNearly(told[never]!.text, vocabulary))
    // "The Judge never repents; he is not turned Corrupt": what somebody is like.
    const isLike = from === 0 && never > 0 && isDeed && who?.called.length === 1
    // "If you leave Arkham, he dies screaming; discard this card": his end in colour, and then in the words of the game.
    const isEnd = from > 0 && who?.called.length === 1 && dies.test(textOf(told)) && isFate(tail)
    if (sentence[mark]!.text === ';' && !isLike && !isEnd && (!isFirst || from > 0 || who)) continue
    const isTold =
      isDeed || isEnd || paints(told, vocabulary, true) || isScene(scene, ':') || (!who && !scene.some(pointsBack) && isOpening(scene, '.'))
    if (!isTold || (!who && scene.length < 3)) continue
    const isSpoken = /^(?:they|it|them|their|its)$/.test(textAt(tail, 0))
    if (isSpoken && (!who || who.called.length === 0)) continue
    const rest = isSpoken && /^(?:they|it)$/.test(textAt(tail, 0)) ? [...who!.called, ...tail.slice(1)] : tail
    return { tokens: [...sentence.slice(0, from + but), ...rest], flavour: [span(scene)] }
  }
  return undefined
}

/** "Frost creeps across the floor, and one Ally is flipped": a scene that goes on with what comes of it. */
export function withoutFirstHalf(sentence: readonly Token[], vocabulary: ReadonlySet<string>, isFirst: boolean): Uncoloured | undefined {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const scene = sentence.slice(0, comma)
  const and = sentence.findIndex(
    ({ text }, at) =>
      text === 'and' &&
      at > 2 &&
      /^(?:your opponent|each player|each opponent|you lose|you gain|lose|gain) /.test(textOf(sentence.slice(at + 1))),
  )
  const bare = textAt(sentence, and - 1) === ',' ? and - 1 : and
  if (isFirst && and > 2 && isScene(sentence.slice(0, bare), '!'))
    return { tokens: sentence.slice(and + 1), flavour: [span(sentence.slice(0, bare))] }
  if (!isFirst || comma < 3 || textAt(sentence, comma + 1) !== 'and' || comma > sentence.length - 4) return undefined
  const isTold = isTale(scene) || (tells.test(textAt(scene, 0)) && isUnknown(scene[1]!))
  const rest = sentence.slice(comma + 2)
  const isSpoken = /^(?:they|it|them|their|its)$/.test(textAt(rest, 0))
  return isTold && !isSpoken && scene.filter(isUnknown).length > 1 && paints(scene, vocabulary)
    ? { tokens: rest, flavour: [span(scene)] }
    : undefined
}

/** "Slavers attack an opponent with a value of 4", "the crew attacks with a value of 4": who attacks is nobody the game knows. */
export function ofStrangers(sentence: readonly Token[], self: Self | undefined): Uncoloured | undefined {
  const at = sentence.findIndex(({ text }) => text === 'attack')
  const comma = sentence.slice(0, Math.max(at, 0)).findLastIndex(({ text }) => text === ',')
  const head = sentence.slice(0, comma + 1)
  const doer = sentence.slice(comma + 1, at)
  const bare = /^(?:the|a)$/.test(textAt(doer, 0)) ? doer.slice(1) : doer
  const said = textOf(sentence.slice(at + 1))
  if (self?.type !== 'Event' || at < 1 || bare.length === 0 || bare.length > 3 || !/ value of /.test(` ${said} `)) return undefined
  if (!bare.every((each) => isUnknown(each) && !isUnruly(each.text)) || (bare.length === doer.length && !/s$/.test(bare.at(-1)!.written)))
    return undefined
  const near = sentence[at]!
  const flavour = [span(doer)]
  if (/^(?:a|1|one) opponent\b/.test(said)) return { tokens: [...head, near, newNumber(near), ...sentence.slice(at + 2)], flavour }
  const isNamed = /^your opponent\b/.test(said)
  if (!isNamed && !(/^with\b/.test(said) && /\byour opponent (?:is|have)\b/.test(textOf(head)))) return undefined
  return { tokens: [...head, ...words('your opponent is attack', near), ...sentence.slice(isNamed ? at + 3 : at + 1)], flavour }
}

const newNumber = (near: Token): Token => ({ ...newWord('one', near), type: 'number', value: 1 })

/** "You may put your eye to the great lens, look at ...", "if you share the moon-wine and pay 1 Sanity": what one does in colour before the deed. */
export function withoutPrelude(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const from = sentence.findIndex(
    ({ text }, at) => (text === 'may' && textAt(sentence, at - 1) === 'you') || (text === 'you' && textAt(sentence, at - 1) === 'if'),
  )
  const to = sentence.findIndex(({ text }, at) => at > from + 2 && (text === ',' || text === 'and') && deeds.test(textAt(sentence, at + 1)))
  const told = sentence.slice(from + 1, to)
  // An order in strange words is none of ours.
  if (
    from < 0 ||
    to < 0 ||
    told[0]?.type !== 'word' ||
    told.some(({ type, text }) => type === 'number' || asks.test(text) || text === 'you') ||
    !paints(told, vocabulary, true)
  )
    return undefined
  return { tokens: [...sentence.slice(0, from + 1), ...sentence.slice(to + 1)], flavour: [span(told)] }
}

/** "If it is Day while the old priests sing": what goes on at that time. */
export function withoutMeanwhile(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const from = sentence.findIndex(
    ({ text }, at) =>
      /^(?:while|as|when)$/.test(text) &&
      /^is (?:day|night)$/.test(textOf(sentence.slice(at - 2, at))) &&
      /^(?:the|a|their)$/.test(textAt(sentence, at + 1)),
  )
  const end = sentence.findIndex(({ text }, at) => at > from && /^[,:;(-]$/.test(text))
  const told = sentence.slice(from + 1, end < 0 ? sentence.length : end)
  if (from < 2 || !paints(told, vocabulary)) return undefined
  return { tokens: [...sentence.slice(0, from), ...(end < 0 ? [] : sentence.slice(end))], flavour: [span(told)] }
}

/** "When you arrive, the hermit reads your fortune.": the moment of what the next sentence does. */
export function ofMoment(
  sentence: readonly Token[],
  self: Self | undefined,
  vocabulary: ReadonlySet<string>,
  next: readonly Token[] | undefined,
): Uncoloured | undefined {
  const comma = sentence.findIndex(({ text }) => /^[,:]$/.test(text))
  const head = sentence.slice(0, comma)
  const told = sentence.slice(comma + 1)
  const who = subjectOf(told)
  const bare = told.slice(who?.count ?? 0)
  if (comma < 1 || told.length < 2 || !next || !/^(?:when|on|at|if)$/.test(textAt(sentence, 0)) || head.some(isUnknown)) return undefined
  if (!/^(?:the|a|their|its|something|they)$/.test(textAt(told, 0)) && who === undefined && !isTale(told)) return undefined
  if (who && (/^you\b/.test(textOf(told)) || textAt(told, 1) === 'opponent')) return undefined
  if (!paints(bare, vocabulary, true)) return undefined
  const said = textOf(head.map((each) => (each.type === 'self' ? { ...each, text: 'THIS' } : each)))
  if (self && own[self.type]?.test(said)) return { tokens: [], flavour: [span(sentence)] }
  return !isDeed(next) ? undefined : { tokens: [...head, newWord(',', head[0]!)], flavour: [span(told)], goesOn: true }
}

/** What one is told in talk and never in a rule. */
const bids =
  /^(?:mind|beware|hitch|hail|hurry|listen|behold|welcome|tread|abandon|knock|hush|heed|kneel|pray|weep|imagine|remember|pull|pour|catch|climb|hop|board|sit|step|smile|run|wait|sleep|dream|drink|say|ring|watch|hold|breathe|hear|fear|trust|sign|lock|light|bar|haggle|bargain|barter|mingle|linger|browse|chat|dine)$/

/** What one may be told to do in some manner, and not that one does it. */
const idles = /^(?:look|rest|speak|stand|gaze)$/

const ordinal = /^(?:first|second|third|fourth|fifth|sixth|seventh|last|next)$/

/** "The countdown has begun.", "the wind will not let you go": of something that the game does not know, without a word that any rule has. */
export function isOfStrangers(
  sentence: readonly Token[],
  vocabulary: ReadonlySet<string>,
  self: Self | undefined,
  fewest: number,
): boolean {
  // What a stranger will not do binds nobody.
  const rest = sentence.filter(({ text }) => !ordinal.test(text) && text !== 'cannot')
  const [head, second, third] = rest
  if (!head || !/^(?:the|a|its|their|that|some|no|every|our|my)$/i.test(head.text === 'each' ? head.written : head.text)) return false
  // What the card is called after is no stranger.
  const own = new Set(fold(self?.title ?? '').split(' '))
  const isStrange = (each: Token | undefined): boolean => each?.type === 'unknown' && !isUnruly(each.text) && !own.has(each.text)
  const isThing = isStrange(second) || (second !== undefined && (plain.has(second.text) || talk.has(second.text)) && isStrange(third))
  const isBody = rest.every(
    (each) =>
      !isOfRules(each) && /^(?:word|unknown|mark|name|number)$/.test(each.type) && (each.type !== 'unknown' || !isUnruly(each.text)),
  )
  return isThing && isBody && rest.filter((each) => isClear(each, vocabulary)).length >= fewest
}

/** What becomes of cards, in words of no rule. */
const leaves = /^(?:flee|vanish|perish|die|escape|scatter|rebel|revolt|awake|awaken|wake|attack|burn|drown|starve)s?$/

/** What somebody does all by himself, and nothing does in the game: "Sings." */
const alone =
  /^(?:Sings|Hums|Weeps|Smiles|Grins|Giggles|Laughs|Whispers|Mutters|Murmurs|Howls|Moans|Groans|Wails|Gibbers|Chatters|Snores|Sulks|Broods|Stares|Leers|Smells|Stinks|Reeks|Drools|Slobbers|Twitches|Shivers|Dances|Gloats|Hisses|Sighs)$/

/** The mark a sentence ends with; "now" before it is passed over with the words. */
export const stopBehind = (sentence: readonly Token[], text: string): string => {
  const last = sentence.at(-1)!
  return (
    text
      .slice(last.at + last.length)
      .replace(/^\s+now\b/i, '')
      .trimStart()[0] ?? ''
  )
}

/** A sentence that paints the scene: before all rules, or a cry anywhere. */
export function asScene(
  sentence: readonly Token[],
  text: string,
  vocabulary: ReadonlySet<string>,
  self: Self | undefined,
  isFirst: boolean,
): Uncoloured | undefined {
  const stop = stopBehind(sentence, text)
  const all = { tokens: [], flavour: [span(sentence)] }
  const [head, second, third] = sentence
  const isCry = stop === '!'
  if (isFirst && isByname(sentence, stop, self)) return all
  if (head && !second && isFirst && /[.!…]/.test(stop) && alone.test(head.written)) return all
  if (!head || !second || !/[.!?…]/.test(stop) || spares.test(textOf(sentence))) return undefined
  if (isFirst && (isOpening(sentence, stop) || isScene(sentence, stop) || isMishap(sentence, stop))) return all
  if ((isFirst || isCry) && isEpithet(sentence, stop, vocabulary)) return all
  if (isSceneOfPlace(sentence, stop, isFirst) || (!isFirst && isToldBehind(sentence, stop))) return all
  // "She cannot bear cellars and subways.": whom or what somebody dislikes that no game knows.
  const who = subjectOf(sentence)?.count ?? 0
  const dislike = sentence.slice(who + 2)
  if (
    who > 0 &&
    textAt(sentence, who) === 'cannot' &&
    /^(?:bear|stand|abide|stomach|endure|tolerate|suffer|resist)$/.test(textAt(sentence, who + 1)) &&
    dislike.length > 0 &&
    dislike.every((each) => (isUnknown(each) && isSmall(each) && !isUnruly(each.text)) || /^(?:and|or|the|of|a)$/.test(each.text))
  )
    return all
  // "The Cats leap!": of whatever cards it is told.
  const from = textAt(sentence, 0) === 'the' ? 1 : 0
  const cry = sentence.slice(from + 1)
  if (
    isCry &&
    /^(?:name|family|strange|self)$/.test(sentence[from]!.type) &&
    cry[0]?.type === 'unknown' &&
    isSmall(cry[0]) &&
    cry.length < 6 &&
    !leaves.test(cry[0].text)
  )
    return cry.every((each) => (isUnknown(each) && !isUnruly(each.text) && isSmall(each)) || plain.has(each.text)) ? all : undefined
  if (isOfStrangers(sentence, vocabulary, self, isFirst && sentence.length < 8 ? 1 : 2)) return all
  const clear = sentence.filter(({ type }) => type === 'unknown').length
  // "Torches and pitchforks!"
  if (isCry && isUnknown(head) && second.text === 'and' && third?.type === 'unknown' && sentence.length < 5)
    return paints(sentence, vocabulary) ? all : undefined
  if (!isFirst) return undefined
  // "Breathe deeply.": how one does what is no deed of the game.
  if (sentence.length === 2 && isUnknown(second) && isSmall(second) && /ly$/.test(second.written) && !isUnruly(second.text)) {
    const isIdle = isUnknown(head) ? !isUnruly(head.text) && !leaves.test(head.text) : bids.test(head.text) || idles.test(head.text)
    if (isIdle) return all
  }
  // "Mind the gap!", "Pull up a chair.": bidden in talk, and in no word of the game.
  if (bids.test(head.written.toLowerCase()) && clear > 0 && sentence.length < 9) {
    const rest = isUnknown(head) ? sentence : sentence.slice(1)
    const isIdle = paints(rest, new Set(), true) || rest.slice(1).every((_, at) => isScenic(rest, at + 1))
    return isIdle && !rest.slice(1).some((each) => isUnruly(each.text)) ? all : undefined
  }
  // "Tick, tock, tick, tock."
  if (
    sentence.length > 2 &&
    sentence.every((each) => isUnknown(each) || each.text === ',') &&
    sentence.some(({ text: each }) => each === ',')
  )
    return paints(sentence, vocabulary) ? all : undefined
  // "Yevan pays in rubies."
  if (
    head.type === 'self' &&
    clear > 0 &&
    sentence.length < 9 &&
    /^(?:pay|know|speak|want|fear|watch|keep|have|is|trade|never|see)$/.test(second.text)
  )
    return /^(?:in|with|of|for|a|the|their|no|never|every|each|as)$/.test(third?.text ?? '') && paints(sentence.slice(2), vocabulary)
      ? all
      : undefined
  const isTold =
    tells.test(head.text) || /^every$/i.test(head.written)
      ? isUnknown(second) || isUnknown(third ?? second)
      : isTale(sentence) && sentence.length > 3
  // "Travelers from everywhere meet here.": of many nobody tells what to do.
  const isOfMany = /^\p{Lu}\p{Ll}{3,}[^s]s$/u.test(head.written) && isUnknown(head) && /^(?:from|of|in|who|with)$/.test(second.text)
  if (isOfMany && !/\b(?:have|may|must|is|can)\b/.test(textOf(sentence)) && !isUnruly(head.text))
    return paints(sentence.slice(1), vocabulary) || sentence.slice(1).every(({ text: each }) => plain.has(each) || talk.has(each))
      ? all
      : undefined
  // "Tuning between the stations, you overhear far too much.": what comes of a pastime, in no word of the game.
  const comma = sentence.findIndex(({ text: mark }) => mark === ',')
  const deed = textAt(sentence, comma + 1) === 'you' ? sentence[comma + 2] : undefined
  if (
    isUnknown(head) &&
    /^\p{Lu}\p{Ll}+ing$/u.test(head.written) &&
    comma > 1 &&
    deed !== undefined &&
    isUnknown(deed) &&
    isSmall(deed) &&
    !isUnruly(deed.text) &&
    !isNearly(deed.text, vocabulary)
  )
    return paints(sentence.slice(0, comma), vocabulary, true) && paints(sentence.slice(comma + 1), vocabulary, true) ? all : undefined
  const isOfPlayer = /^(?:your opponent|you)\b/.test(textOf(sentence))
  const isSomebody = /^some/.test(head.text) && second.text === 'is' && sentence.length === 3
  const isLong = (clear > 1 || head.text === 'no') && sentence.length > (isCry ? 2 : 3)
  return isTold && !isOfPlayer && (isLong || isSomebody) && paints(sentence, vocabulary) ? all : undefined
}
