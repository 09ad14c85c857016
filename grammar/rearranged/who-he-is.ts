/** Who "he", "they" or "the player" is: the one of whom the words before speak. */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { newWords, selfAt, textAt, textOf, word, words, wordsAt } from '../tokens.ts'

/** "Any player at this Location may ...": another one there has a card of his own that says so. */
export function withVisitor(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (
    self?.type !== 'Location' ||
    !/^(?:any|each|a)$/.test(sentence[0]?.text ?? '') ||
    !/^(?:player|investigator)$/.test(sentence[1]?.text ?? '')
  )
    return undefined
  const from = wordsAt(sentence, 2, 2) === 'who is' ? 4 : wordsAt(sentence, 2, 3) === 'whose investigator is' ? 5 : 2
  const to =
    sentence[from]?.text === 'here'
      ? from + 1
      : /^(?:at|in)$/.test(sentence[from]?.text ?? '')
        ? from + 1 + selfAt(sentence, from + 1)
        : from
  const isPlace = to > from && !(to === from + 1 && sentence[from]!.text !== 'here')
  if (!isPlace || sentence[to]?.text !== 'may') return undefined
  const rest = sentence.slice(to)
  // Of more than one player it would not be clear whose cards are his.
  if (rest.some(({ text }) => /^(?:player|opponent|opponents|investigator|owner|your|you)$/.test(text))) return undefined
  return [
    word('you', sentence[0]!),
    ...rest.map((each) => (each.text === 'their' ? word('your', each) : each.text === 'they' ? word('you', each) : each)),
  ]
}

/** "Tomes may be played at any Library Location": who plays them is you. */
export function withPlayer(sentence: readonly Token[]): readonly Token[] | undefined {
  const may = sentence.findIndex((_, index) => wordsAt(sentence, index, 3) === 'may is play')
  const head = sentence.slice(0, Math.max(may, 0)).findLastIndex(({ text }) => text === ',' || text === ':') + 1
  // Nobody plays cards but his own.
  const from = sentence[head]?.text === 'your' ? head + 1 : head
  const played = sentence.slice(from, may)
  // What is said of this card is its own, and what "no", "each" and "that" speak of is not yours.
  const isOther = played.some(({ type, text }) => type === 'self' || /^(?:this|it|they|no|that|those|if|while|when|unless)$/.test(text))
  if (may < 1 || played.length === 0 || isOther) return undefined
  return [
    ...sentence.slice(0, head),
    word('you', sentence[may]!),
    sentence[may]!,
    sentence[may + 2]!,
    ...played,
    ...sentence.slice(may + 3),
  ]
}

const done: ReadonlySet<string> = new Set(['bury', 'discard', 'cancel', 'flip', 'return'])

/** "That Ally is buried", "each Phobia must be discarded": who says so does it. */
export function withActive(sentence: readonly Token[]): readonly Token[] | undefined {
  const comma = sentence.findLastIndex(({ text }) => text === ',' || text === ':') + 1
  const from = /^(?:but|and|otherwise)$/.test(sentence[comma]?.text ?? '') ? comma + 1 : comma
  const is = sentence.findIndex(({ text }, index) => index > from && text === 'is' && done.has(sentence[index + 1]?.text ?? ''))
  if (is < 0) return undefined
  const must = sentence[is - 1]?.text === 'must' ? 1 : 0
  const named = sentence.slice(from, is - must)
  if (named.length === 0 || named.some(({ text }) => ['if', 'when', 'while', 'may', 'not', 'cannot', 'no'].includes(text))) return undefined
  const rest = sentence.slice(is + 2).filter(({ text }) => text !== 'immediately')
  // "Any Ghoul in play must be buried": each of them, for nobody picks one.
  const [which, noun] = named
  const isEach =
    which?.text === 'any' && noun?.type !== 'number' && sentence[is + 1]!.text !== 'cancel' && !rest.some(({ text }) => text === 'random')
  return [...sentence.slice(0, from), sentence[is + 1]!, ...(isEach ? [word('each', which), ...named.slice(1)] : named), ...rest]
}

/** How one player is called, of whom a later word can say "he". */
const persons: readonly (readonly string[])[] = [
  'your opponent',
  'a opponent',
  'that player',
  'that opponent',
  'another player',
  'the affected player',
  'the affected investigator',
  'affected investigator',
  'target opponent',
  'opponent',
].map((each) => each.split(' '))

/** How many players are called, none of whom alone is "he". */
const crowds: ReadonlySet<string> = new Set(['each', 'all', 'any', 'no', 'both', 'opponents'])

/** Who is spoken of among these words, if it is one player alone. */
function personIn(tokens: readonly Token[]): readonly Token[] | undefined {
  const found = new Map<string, readonly Token[]>()
  for (let at = 0; at < tokens.length; at++) {
    const words = persons.find((each) => each.every((word, no) => tokens[at + no]?.text === word))
    if (!words) {
      const next = tokens[at + 1]?.text
      if (crowds.has(tokens[at]!.text) && /^(?:player|opponent|opponents|investigator|other)$/.test(next ?? '')) return undefined
      continue
    }
    if (crowds.has(tokens[at - 1]?.text ?? '')) return undefined
    const said = words.join(' ')
    // A player who is once named is "that player" from then on.
    if (!(said === 'that player' && found.size > 0))
      found.set(said.replace(/^(?:a |target )?opponent$/, 'your opponent'), tokens.slice(at, at + words.length))
    at += words.length - 1
  }
  const [only] = found.values()
  return found.size === 1 ? only : undefined
}

/** Whether "he" may be whom a word names: one person or Monster, and no place, thing or crowd. */
function isSomebody(sentence: readonly Token[], at: number): boolean {
  const { type, senses, written } = sentence[at]!
  if (type === 'family' || type === 'strange') return true
  // "One of your Priests" is one of them.
  const isOneOfMany = /\b(?:1|one) of (?:the |your |their )?(?:\S+ ){0,2}$/.test(`${textOf(sentence.slice(Math.max(at - 5, 0), at))} `)
  if (type !== 'name' || (/(?<!s)s$/.test(written) && !isOneOfMany)) return false
  const there = /\b(?:at|in) (?:(?:a|any|the) )?(?:\S+ (?:or|,) )?$/.test(`${textOf(sentence.slice(Math.max(at - 5, 0), at))} `)
  const isPlace = there || textAt(sentence, at + 1) === 'location'
  return senses.some(
    (each) =>
      (each.kind === 'type' && (each.name === 'Ally' || each.name === 'Monster')) ||
      (each.kind === 'title' && (each.type === 'Ally' || each.type === 'Monster')) ||
      (each.kind === 'subtype' && each.of === 'Monster') ||
      (each.kind === 'attribute' && !isPlace && senses.every(({ kind }) => kind === 'attribute' || kind === 'family')),
  )
}

/** Who "he" is where no player was named: this Ally, who bears this Weapon, or whom the sentence before chose. */
function cardMeant(before: readonly Token[], self: Self | undefined): readonly string[] | undefined {
  if (speaksOfPlayers(before)) return undefined
  if (before[0]?.text === 'choose') return ['the', 'target']
  if (self?.type === 'Ally' && !before.some((_, at) => isSomebody(before, at))) return ['this', 'card']
  if (self?.type === 'Artifact' && (self.subtype === 'Weapon' || self.subtype === 'Enchanted Weapon')) return ['the', 'bearer']
  return undefined
}

/** "If another Ally would be buried, you may bury her instead": that Ally is buried anyway, so that the one who says so is meant. */
const isOtherwiseIdle = (said: readonly Token[], self: Self | undefined): boolean =>
  self?.type === 'Ally' &&
  said.at(-1)?.text === 'bury' &&
  /^(?:if|when|each time) (?:any|a|1|another|each|you) .*\bwould (?:is )?(?:bury|lose)\b.* , (?:(?:you may|may) )?(?:instead )?bury$/.test(
    textOf(said),
  )

/**
 * "Remain with her in any Sanitarium for a Turn", "bury him instead of paying ..." on an Ally: a Turn is spent with who says so, who is
 * also what is given in place of a price, whomever the sentences before have named.
 */
function isOwnPart(sentence: readonly Token[], at: number, before: readonly Token[], self: Self | undefined): boolean {
  if (self?.type !== 'Ally' || before[0]?.text === 'choose') return false
  const said = textOf(sentence.slice(0, at))
  const isPrice = /^(?:you may )?(?:bury|discard|flip)$/.test(said) && /^instead of pay\b/.test(textOf(sentence.slice(at + 1)))
  return isPrice || /^(?:as your turn , )?(?:you may )?(?:remain|stay) with$/.test(said)
}

/** Whether an Ally is spoken of, who may be "he" from then on. */
const namesAlly = (said: readonly Token[]): boolean =>
  said.some(
    ({ type, senses }) =>
      type === 'name' &&
      senses.some((each) => (each.kind === 'type' && each.name === 'Ally') || (each.kind === 'title' && each.type === 'Ally')),
  ) && /\bwould\b/.test(textOf(said))

/** "Discard her instead": a person, and nothing that is hers. */
function isHer(sentence: readonly Token[], at: number): boolean {
  const next = sentence[at + 1]?.text ?? ''
  const isOpen =
    next === '' || /^(?:[,;:)]|instead|and|or|but|to|from|in|into|on|at|as|if|when|while|until|unless|face-down|face-up)$/.test(next)
  return /^her$/i.test(sentence[at]?.written ?? '') && sentence[at]?.text === 'their' && isOpen
}

/** "Reveal the top card of your Mythos Deck. If it is an Ally, play him": the card that was turned up. */
function shownCard(sentence: readonly Token[], at: number, before: readonly Token[]): readonly string[] | undefined {
  const isHandled = /^(?:play|put|place|take|add|draw|keep|discard|bury|return)$/.test(textAt(sentence, at - 1))
  const isOne = /\b(?:reveal|look at|turn up) the top card of your mythos deck\b/.test(textOf(before))
  return isHandled && isOne && !speaksOfPlayers(before) ? ['it'] : undefined
}

/** "He or she loses 1 Sanity": the player of whom the words before speak, or the card. */
export function withPersons(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const result: Token[] = []
  let isChanged = false
  for (const [index, token] of sentence.entries()) {
    const isHe =
      ((token.text === 'they' || token.text === 'them') &&
        /^(?:s?he|him|he or she|she or he|him or her|her or him)$/i.test(token.written)) ||
      isHer(sentence, index)
    const said = sentence.slice(0, index)
    const person = isHe ? (personIn(said) ?? (speaksOfPlayers(said) ? undefined : personIn(before))) : undefined
    const own = isHe && (isOtherwiseIdle(said, self) || isOwnPart(sentence, index, before, self)) ? ['this', 'card'] : undefined
    const card =
      own ??
      (isHe && !person && !speaksOfPlayers(said) && !namesAlly(said)
        ? (shownCard(sentence, index, before) ?? cardMeant(before, self))
        : undefined)
    if (card) {
      isChanged = true
      result.push(...card.map((text): Token => ({ ...token, type: 'word', text })))
    } else if (!person) result.push(token)
    else {
      isChanged = true
      // Named as a possessor, he is named by himself here.
      result.push(...person.map((each) => ({ ...each, written: token.written, at: token.at, length: token.length })))
    }
  }
  return isChanged ? result : undefined
}

/** "Discard him the moment you play a Corrupt Ally", on an Ally: himself, where the words before have told of nobody else; nothing where they have. */
export function ofThisAlly(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text, written }) => text === 'them' && /^him$/i.test(written))
  const said = sentence.slice(0, at)
  const isAlone = at >= 0 && !speaksOfPlayers(said) && !said.some((_, place) => isSomebody(said, place))
  if (self?.type !== 'Ally' || !isAlone || cardMeant(before, self)?.[0] !== 'this') return undefined
  return [...said, ...newWords('this card', sentence[at]!), ...sentence.slice(at + 1)]
}

export const speaksOfPlayers = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(?:player|opponents?|investigator)$/.test(text))

/** Whom a Monster attacks is your opponent. */
export function withFoe(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Monster') return undefined
  const texts = sentence.map(({ text }) => text)
  for (let at = 0; at < sentence.length; at++) {
    const run = foes.find((each) =>
      each.every((word, no) => texts[at + no] === word || (word === 'THIS' && sentence[at + no]?.type === 'self')),
    )
    if (!run) continue
    const [head] = sentence.slice(at)
    const foe = words('your opponent', head!)
    return [...sentence.slice(0, at), ...foe, ...sentence.slice(at + run.length)]
  }
  return undefined
}

const foes: readonly (readonly string[])[] = [
  'the player attack by THIS',
  'the player attack by this card',
  'the player attack by this monster',
  'the investigator attack by this monster',
  'the player it attack',
  'the opponent it attack',
  'your opponent it attack',
  'your opponent attack by THIS',
  'the attack player',
  'the attack investigator',
  'the defending player',
  'the defending investigator',
  'the defender',
].map((each) => each.split(' '))

/** What stands before "opponent" where it is said which. */
const whose: ReadonlySet<string> = new Set('your the a each any that target another other all no which choose affected 1 of or'.split(' '))

/** "If opponent is Outside": one opponent, as where "your" is said. */
export function withYourOpponent(sentence: readonly Token[]): readonly Token[] | undefined {
  let isChanged = false
  const result = sentence.flatMap((token, index) => {
    const before = sentence[index - 1]
    const isBare =
      token.text === 'opponent' && !(before && (whose.has(before.text) || before.type === 'number' || before.text === 'opposing'))
    isChanged ||= isBare
    return isBare ? [{ ...token, type: 'word' as const, text: 'your', written: 'your' }, token] : [token]
  })
  return isChanged ? result : undefined
}
