/**
 * What a card calls itself by, besides its Title and its type: "this baton", "the dagger" on the Sacrificial Dagger, "this nurse",
 * "the expedition's physician".
 */

import { isUnknown, type Token } from './lexer.ts'
import { fold } from './link.ts'
import { isSlip } from './meant.ts'
import type { Self } from './reading.ts'
import { newWords, textAt, textOf, wordsAt } from './tokens.ts'

/** Words for what no hand can hold. */
const abstract = /(?:ment|ness|[st]ion|ance|ence|ty|\w\wing|ect|nus|wer|hood|ship|ism|age|fit|ack|ime|ay)s?$/

/** A noun without a capital that is none of the game. */
const isThing = (token: Token | undefined): token is Token =>
  token !== undefined && isUnknown(token) && /^[a-z]{2,}(?:-?[a-z]+)+$/.test(token.written)

/** "Discard the dagger" on the Sacrificial Dagger: its own Title without capitals; "this baton" on any Artifact. */
export function withOwnThings(
  sentence: readonly Token[],
  self: Self | undefined,
  vocabulary: ReadonlySet<string>,
  said: readonly Token[] = [],
): readonly Token[] {
  if (self === undefined) return sentence
  const title = fold(self.title).split(' ')
  const isOwn = (word: string): boolean => title.includes(fold(word))
  const result: Token[] = []
  for (let at = 0; at < sentence.length; at++) {
    const [article, noun] = [sentence[at]!, sentence[at + 1]]
    // "The Rest Home", of a house that is called so.
    if (article.text === 'the' && noun?.type === 'self' && /\s/.test(noun.written) && textAt(sentence, at + 2) !== 'card') continue
    // "You must walk out of Leng", "while at Leng, ...", on the Plateau of Leng.
    const isOut = /^must walk out of$/.test(wordsAt(sentence, at - 4, 4)) && at === sentence.length - 1
    const isThere = at === 2 && /^(?:while|when) (?:at|in|on)$/.test(wordsAt(sentence, 0, 2)) && noun?.text === ','
    if (
      (isOut || isThere) &&
      self.type === 'Location' &&
      /^(?:family|strange|unknown|name)$/.test(article.type) &&
      isOwn(article.written)
    ) {
      result.push({ ...article, type: 'self', senses: [] })
      continue
    }
    const part = ownPart(sentence, at, self)
    if (part > 0) {
      result.push({ ...article, type: 'self', senses: [] })
      at += part - 1
      continue
    }
    const isThis = article.text === 'this'
    // "This Amulet", on the Amulet of the Cat, and "a Seaplane may ..." on one that says so of each.
    const isEach = article.text === 'a' && (at === 0 || textAt(sentence, at - 1) === ',') && saidOfOne.test(textAt(sentence, at + 2))
    if ((isThis || isEach) && noun?.type === 'self' && textAt(sentence, at + 2) !== 'card') continue
    // "This shapeless mass cannot ...": what it is like, and what it is.
    const more = isThis ? epithets(sentence, at + 1) : 0
    if (more > 0 && isHeld(self, sentence[at + 1 + more]!.written, vocabulary)) {
      result.push({ ...article, type: 'word', text: 'this' }, { ...sentence[at + 1 + more]!, type: 'word', text: 'card', senses: [] })
      at += 1 + more
      continue
    }
    if (article.text === 'the' && noun && isOwnKind(sentence, at + 1, self, said)) {
      result.push({ ...noun, type: 'self', senses: [] })
      at++
      continue
    }
    // "Flip both Ally and rifle face-down": what he holds.
    const isPaired = isThing(article) && /^(?:ally|bearer) and$/.test(wordsAt(sentence, at - 2, 2)) && self.type === 'Artifact'
    if (isPaired && isHeld(self, article.written, vocabulary)) {
      result.push(...newWords('this card', article))
      continue
    }
    const isCalled =
      isThing(noun) && (isOwn(noun.written) ? isThis || article.text === 'the' : isThis && isHeld(self, noun.written, vocabulary))
    if (!isCalled) {
      result.push(article)
      continue
    }
    result.push({ ...article, type: 'word', text: 'this' }, { ...noun, type: 'word', text: 'card', senses: [] })
    at++
  }
  return result
}

/**
 * How many words from here on are some of the Title of this Location, where one is at a place: "while at Port Royal", on the Drowned Streets of
 * Port Royal. Each of them may be an attribute by itself.
 */
function ownPart(sentence: readonly Token[], at: number, { type, title }: Self): number {
  const isPlace =
    /^(?:at|on|leave|reach|enter)$/.test(textAt(sentence, at - 1)) ||
    /^(?:(?:walk|out) (?:of|from)|(?:while|when|if|is|are|remain|stay|turn) in)$/.test(wordsAt(sentence, at - 2, 2))
  if (type !== 'Location' || !isPlace) return 0
  let end = at
  while (sentence[end] && /^\p{Lu}/u.test(sentence[end]!.written) && /^(?:name|family|unknown|strange|self)$/.test(sentence[end]!.type))
    end++
  const said = fold(
    sentence
      .slice(at, end)
      .map(({ written }) => written)
      .join(' '),
  )
  const isPart = end - at > 1 && ` ${fold(title)} `.includes(` ${said} `)
  return isPart && !/^(?:location|card|event)$/.test(textAt(sentence, end)) ? end - at : 0
}

/** What people are called before their names, in words that rules have, too: "the Count". */
const rank = /^(?:count|general|major|page|judge|father|mother|sister|brother|lord|lady|prince|king|queen|master)$/

/** "The Widow", on the card of the Widow Pruett, though others are called so, too: this one, where no other was spoken of before. */
function isOwnKind(sentence: readonly Token[], at: number, self: Self, said: readonly Token[]): boolean {
  const { type, senses, written, text } = sentence[at]!
  // "While you remain on the Isle", at the Isle of the Hollow King.
  const isFree = /^(?:family|strange|unknown)$/.test(type) || (type === 'name' && senses.every(({ name }) => /s$/.test(name)))
  const isPlace =
    self.type === 'Location' &&
    isFree &&
    (/^(?:on|in|at|leave|reach)$/.test(textAt(sentence, at - 2)) || /^(?:walk|out) (?:of|from)$/.test(wordsAt(sentence, at - 3, 2)))
  const isKind =
    isPlace ||
    type === 'family' ||
    (type === 'word' && rank.test(text)) ||
    ((isFree || (type === 'word' && fold(written) !== text && sentence[at + 1]?.type === 'unknown')) && self.type === 'Monster') ||
    (type === 'name' && senses.every(({ kind }) => kind === 'attribute' || kind === 'family' || kind === 'title'))
  const isOne = /^\p{Lu}/u.test(written) && !/s$/.test(written)
  const isSingle = isOne && ` ${fold(self.title)} `.includes(` ${fold(written)} `)
  const isNew = ![...said, ...sentence.slice(0, at)].some((each) => each.text === text && each.type === type)
  const next = textAt(sentence, at + 1)
  const goesOn = saidOfOne.test(next) || doneTo.test(next) || /^[,:]$/.test(next) || sentence[at + 1]?.type === 'unknown'
  if (self.type === 'Ally' && isKind && isOne && isNew && isPaidWith(sentence, at)) return true
  if (isPlace) return isSingle && isNew
  return (self.type === 'Ally' || self.type === 'Monster') && isKind && isSingle && isNew && (goesOn || at === sentence.length - 1)
}

/** "Flip the Professor and look at ...", whatever his Title: nobody else is at hand to pay with. */
function isPaidWith(sentence: readonly Token[], at: number): boolean {
  const isPaid = /^(?:flip|bury|discard)$/.test(textAt(sentence, at - 2)) && (at === 2 || /^(?:,|may|:)$/.test(textAt(sentence, at - 3)))
  const next = textAt(sentence, at + 1)
  return isPaid && (/^(?:and|to|:)$/.test(next) || (next === 'face-down' && /^(?:and|to|:)$/.test(textAt(sentence, at + 2))))
}

/** What follows a card that something is done to. */
const doneTo = /^(?:instead|face-down|face-up|until|also|together)$/

const saidOfOne = /^(?:is|never|always|cannot|may|can|have|add|gain|lose|subtract|cost|bypass|join|count|must|remain|know|survive|'s)$/

/** How many words of praise or blame stand from here on before what a card calls itself by, and a word that is said of it. */
function epithets(sentence: readonly Token[], at: number): number {
  let end = at
  while (isThing(sentence[end])) end++
  return end - at > 1 && end - at < 4 && saidOfOne.test(textAt(sentence, end)) ? end - at - 1 : 0
}

/** Whether a word nobody knows may be what an Artifact, a Tome or a Monster calls itself by, and no slip of the pen. */
const isHeld = ({ type }: Self, word: string, vocabulary: ReadonlySet<string>): boolean =>
  (type === 'Artifact' || type === 'Tome' || type === 'Monster') &&
  (word.includes('-') || !abstract.test(word)) &&
  !isSlip(word, vocabulary)

/** "The expedition's physician and one other Ally", on an Ally: itself and another one. */
export function withThisPerson(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const and = sentence.findIndex(({ text }) => text === 'and')
  const called = sentence.slice(1, Math.max(and, 1))
  const isOther = sentence[and + 1]?.type === 'number' && /^other ally\b/.test(wordsAt(sentence, and + 2, 2))
  const isCalled = called.length > 0 && called.length < 5 && called.some(({ type }) => type === 'unknown')
  if (self?.type !== 'Ally' || sentence[0]?.text !== 'the' || !isOther || !isCalled) return undefined
  return called.some(({ type }) => type === 'name' || type === 'number' || type === 'mark')
    ? undefined
    : [...newWords('this card', sentence[0]!), ...sentence.slice(and)]
}

/** "This nurse adds 1" on an Ally, "remain in this garden" at a Location: what people and places do at the head is told so; elsewhere it may be a slip of the pen. */
export function withThing(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Ally' && self?.type !== 'Location') return undefined
  const stay = /^(?:as your turn , )?(?:you may )?(?:remain|stay|spend a turn|spend 1 turn) (?:in|at) this /.exec(textOf(sentence))
  const place = stay ? stay[0].trim().split(' ').length : 0
  // "Remain in this garden for a Turn": here.
  if (self.type === 'Location' && place > 0 && sentence[place]?.type === 'unknown' && /^[a-z]{3,}$/.test(sentence[place]!.written))
    return [...sentence.slice(0, place - 2), { ...sentence[place]!, type: 'word', text: 'here' }, ...sentence.slice(place + 1)]
  const at = sentence.findIndex(
    (token, index) =>
      isUnknown(token) &&
      textAt(sentence, index - 1) === 'this' &&
      (index === 1 || /^(?:if|when|while|with)$/.test(textAt(sentence, index - 2))) &&
      /^\p{Lu}?\p{Ll}{3,}$/u.test(token.written) &&
      !abstract.test(token.written),
  )
  return at < 0 ? undefined : sentence.map((token, index) => (index === at ? { ...token, type: 'word', text: 'card' } : token))
}
