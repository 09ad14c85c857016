/** Which card is spoken of again: that very one, the one brought in, cancelled, found or made, each copy, each that is borne. */

import { isPlural, type Token } from '../lexer.ts'
import { fold } from '../link.ts'
import type { Self } from '../reading.ts'
import { newWords, selfAt, textAt, textOf, word, words, wordsAt } from '../tokens.ts'
import { speaksOfPlayers } from './who-he-is.ts'

/** "Shuffle your Mythos Deck, then look at the top card": that of the deck just spoken of. */
export function withTopOfThat(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    (_, index) => wordsAt(sentence, index, 3) === 'the top card' && !/^(?:of|in|from)$/.test(sentence[index + 3]?.text ?? ''),
  )
  const deck = sentence.findLastIndex(
    ({ text }, index) => index < at && text === 'deck' && /^(?:mythos|story)$/.test(sentence[index - 1]?.text ?? ''),
  )
  const whose = sentence[deck - 2]?.text ?? ''
  if (at < 0 || deck < 0 || !/^(?:your|their|'s)$/.test(whose)) return undefined
  // "Your opponent's Story Deck" is his when it is spoken of again.
  const said = ['of', whose === "'s" ? 'their' : whose, sentence[deck - 1]!.text, 'deck'].join(' ')
  return [...sentence.slice(0, at + 3), ...newWords(said, sentence[at]!), ...sentence.slice(at + 3)]
}

/** "Take the top card of your Mythos Deck, look at it, and ...": looked at, it is that card. */
export function withTakenSeen(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'take')
  const seen = sentence.findIndex((_, index) => index > at && wordsAt(sentence, index, 4) === ', look at it')
  if (at < 0 || seen < 0) return undefined
  return [...sentence.slice(0, at), ...newWords('look at', sentence[at]!), ...sentence.slice(at + 1, seen), ...sentence.slice(seen + 4)]
}

/** "Exchange one Artifact in play for one in your Story Deck": one of the same kind. */
export function withKindForOther(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => /^(?:exchange|swap|trade|replace)$/.test(text))
  const link = sentence.findIndex(
    ({ text }, index) =>
      index > at &&
      /^(?:for|with)$/.test(text) &&
      sentence[index + 1]?.type === 'number' &&
      /^(?:in|from)$/.test(sentence[index + 2]?.text ?? ''),
  )
  const kind = sentence.findIndex(({ type }, index) => index > at && index < link && type === 'name')
  if (at < 0 || link < 0 || kind < 0) return undefined
  return [...sentence.slice(0, link + 2), sentence[kind]!, ...sentence.slice(link + 2)]
}

/** "Bury one Cultist. Gain Sanity equal to the value of that Cultist": the one just spoken of. */
export function withThatVery(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const isName = (token: Token | undefined): boolean => /^(?:name|family|strange)$/.test(token?.type ?? '')
  const at = sentence.findIndex(({ text }, index) => text === 'that' && isName(sentence[index + 1]))
  const name = sentence[at + 1]
  const count = before.filter(({ type, text }) => type === name?.type && text === name?.text).length
  if (at < 0 || !name || count !== 1 || isName(sentence[at + 2])) return undefined
  const value = /(?:the )?(?:card )?value of$/.exec(textOf(sentence.slice(0, at)))?.[0].split(' ').length ?? 0
  const said = value > 0 ? 'its value' : 'it'
  return [...sentence.slice(0, at - value), ...newWords(said, name), ...sentence.slice(at + 2)]
}

/** "All Students add 1. Bury one of them to draw one card": one of your Students; "they" are all of them. */
export function withThoseNamed(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const said = before.findLastIndex(({ text }) => /^(?:all|each)$/.test(text))
  const from = said < 0 ? 0 : textAt(before, said + 1) === 'of' ? said + 3 : textAt(before, said + 1) === 'your' ? said + 2 : said + 1
  let end = from
  while (before[end] && /^(?:name|family|strange|unknown)$/.test(before[end]!.type)) end++
  const isThose = end > from && (said >= 0 || isPlural(before[end - 1]!)) && !speaksOfPlayers(before)
  if (!isThose || before.slice(end).some(({ type, written }) => type === 'name' && /s$/.test(written))) return undefined
  const those = before.slice(from, end)
  const near = sentence[0]!
  const one = sentence.findIndex((_each, at) => /^(?:1|one) of them$/.test(wordsAt(sentence, at, 3)))
  // Those in a Threat are still there.
  const isInThreat = wordsAt(before, end, 3) === 'in your threat'
  if (one >= 0 && isInThreat) return [...sentence.slice(0, one + 1), ...those, ...before.slice(end, end + 3), ...sentence.slice(one + 3)]
  if (one >= 0) return [...sentence.slice(0, one + 2), ...words('your', near), ...those, ...sentence.slice(one + 3)]
  const isThey =
    near.text === 'they' && /^they$/i.test(near.written) && /^(?:add|subtract|gain|lose|is|may|cannot|have)$/.test(textAt(sentence, 1))
  return isThey ? [...words('all', near), ...those, ...sentence.slice(1)] : undefined
}

const anywhere =
  /(?: ,)? (?:(?:regardless of|without regard to) (?:(?:the |its )?(?:region|place)|where (?:it|they|that ally) [^,;]*)|(?:wherever|no matter where) (?:it|they|that ally) [^,;]*\bfind|even if (?:it|they|that ally) could not [^,;]*\bplay(?: [^,;]*)?)$/

/** "Return one Ally to play, regardless of Region": what is put into play is not played, and may be so anywhere. */
export function withoutBeingFound(sentence: readonly Token[]): readonly Token[] | undefined {
  const said = textOf(sentence)
  const isPut = /^(?:you may )?(?:return|put|bring|place|take|move) .*\b(?:to|into) play\b|^(?:you may )?return to play /.test(said)
  const found = anywhere.exec(said)?.[0]
  return isPut && found ? sentence.slice(0, sentence.length - found.trim().split(' ').length) : undefined
}

/** What an Event or Spell has just brought into play, one Ally. */
const broughtIn =
  /(?:^|[,:;] )(?:you may )?(?:return (?:to play )?|play |put |bring |place |take |move |choose (?=.*\band (?:return|put|bring|place|take|move) (?:them|it|they|that ally) ))(?:up to )?(?:\S+ ){0,4}?ally\b(?!.*\bally\b(?<!\bthat ally)).*/

/** "Return one Ally from your Story Deck to play. He is now Corrupt": that Ally, as long as he is in play. */
export function withBroughtIn(sentence: readonly Token[], before: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Event' && self?.type !== 'Spell') return undefined
  const said = broughtIn.exec(textOf(before).replace(anywhere, ''))?.[0] ?? ''
  if (
    !/\b(?:to|into|back in) play\b|\bbeside your (?:own )?investigator\b|^(?:[,:;] )?(?:you may )?(?:play|return to play) /.test(said) ||
    /\bthreat\b/.test(said)
  )
    return undefined
  const back = sentence.findIndex((_each, at) => /^bury (?:the|that) ally again$/.test(wordsAt(sentence, at, 4)))
  if (back >= 0) return [...sentence.slice(0, back + 1), ...words('that ally', sentence[back]!), ...sentence.slice(back + 4)]
  const subject = /^(?:(?:(?:that|this|the) )?ally|it|they) (?=(?:is|become|count|gain|lose|add|may|cannot|have) )/.exec(
    `${textOf(sentence)} `,
  )?.[0]
  const isOne = subject !== undefined && (subject !== 'they ' || /^(?:s?he|he or she|she or he)$/i.test(sentence[0]!.written))
  if (!isOne) return undefined
  // "Is now Corrupt, and Living Dead": both.
  const rest = sentence.slice(subject.trim().split(' ').length).filter(({ text }, at, all) => text !== ',' || textAt(all, at + 1) !== 'and')
  const near = sentence[0]!
  const isTimed = rest.some(({ text }) => /^(?:until|for|while|during|when|if|at|by|unless|each|[,;:])$/.test(text))
  return [...words('that ally', near), ...rest, ...(isTimed ? [] : words('for the rest of the game', near))]
}

/** "Cancel a Spell just cast. That player must bury the Spell": the one that is cancelled. */
export function withThatCancelled(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  if (!before.some(({ text }) => text === 'cancel')) return undefined
  const at = sentence.findIndex(
    ({ text }, index) =>
      /^(?:bury|discard|return)$/.test(text) &&
      (sentence[index + 1]?.text === 'it' ||
        (sentence[index + 1]?.text === 'the' && before.some((each) => each.text === textAt(sentence, index + 2)))),
  )
  const end = textAt(sentence, at + 1) === 'it' ? at + 2 : at + 3
  if (at < 0 || /^(?:of|in|from|that|which)$/.test(textAt(sentence, end))) return undefined
  const near = sentence[at + 1]!
  return [...sentence.slice(0, at + 1), ...words('that card', near), ...sentence.slice(end)]
}

/** "This card makes all Ghouls Invisible at Night": so they are. */
export function withMade(sentence: readonly Token[]): readonly Token[] | undefined {
  const made = sentence.findIndex(
    ({ text }, index) => text === 'make' && (sentence[index - 1]?.type === 'self' || sentence[index - 1]?.text === 'card'),
  )
  const adjective = sentence.findIndex(({ text }, index) => index > made + 1 && /^(?:in)?visible$/i.test(text))
  if (made < 0 || adjective < 0) return undefined
  const from = sentence.slice(0, made).findLastIndex(({ text }) => text === ',' || text === ':') + 1
  const is = word('is', sentence[made]!)
  return [...sentence.slice(0, from), ...sentence.slice(made + 1, adjective), is, ...sentence.slice(adjective)]
}

/** "Lose 1 Sanity at the end of the Round if this card is in play": what it says holds only then. */
export function withoutInPlay(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type === 'Investigator') return undefined
  const at = sentence.findIndex(
    ({ text }, index) =>
      (text === 'if' || text === 'while' || text === 'that') &&
      selfAt(sentence, index + 1) > 0 &&
      /^is in play$/.test(wordsAt(sentence, index + 1 + selfAt(sentence, index + 1), 3)),
  )
  if (at < 1) return undefined
  const end = at + 1 + selfAt(sentence, at + 1) + 3
  const rest = sentence[end]
  // "In play as an Ally" and "in play and it is Night" say more.
  if (rest && !/^[,;:]$/.test(rest.text)) return undefined
  const from = sentence[at - 1]!.text === ',' ? at - 1 : at
  return [...sentence.slice(0, from), ...sentence.slice(end)]
}

/** "Each Zoog surviving the Cosmic Battle", "each card of Zoogs that survives", on a Monster: no other is called so, and that is what it is. */
export function withOwnKind(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [each] = sentence
  if (self?.type !== 'Monster' || !each || !/^(?:each|any|every)$/.test(each.text)) return undefined
  const at = /^(?:card of|of the|of these|of this|of your) $/.test(`${wordsAt(sentence, 1, 2)} `) ? 3 : 1
  const [name, ...behind] = sentence.slice(at)
  if (!name) return undefined
  const isOwn = name.type === 'strange' || name.type === 'self' || ` ${fold(self.title)} `.includes(` ${fold(name.written)} `)
  const deed = behind.findIndex(({ text }) => !/^(?:card|monster|that|which|of|they)$/.test(text))
  if (!isOwn || behind[deed]?.text !== 'survive') return undefined
  return [...words('each this card', name), ...behind.slice(deed)]
}

/** "Joins other Deep One Hybrids": a name with another capital behind it is rather one of two words that no library holds. */
export function withCompoundName(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ type }, index) => (type === 'name' || type === 'family') && sentence[index + 1]?.type === 'strange')
  const [name, more] = sentence.slice(at)
  // An adjective is no part of a name: "Corrupt Zoogs".
  if (at < 0 || !name || !more || name.senses.some(({ kind }) => kind === 'public' || kind === 'flag')) return undefined
  if (/^(?:steadfast|corrupt|male|female)$/i.test(name.written)) return undefined
  const written = `${name.written} ${more.written}`
  const one: Token = { ...more, text: written.toLowerCase(), written, senses: [{ kind: 'strange', name: written }], at: name.at }
  return [...sentence.slice(0, at), { ...one, length: more.at + more.length - name.at }, ...sentence.slice(at + 2)]
}

/** "Each Investigator loses 1 Sanity at the start of each Turn that he is in the Dreamlands": whoever is there, at each of his Turns. */
export function withThoseWhoAre(sentence: readonly Token[]): readonly Token[] | undefined {
  const [first, second] = sentence
  const isCrowd = /^(?:each|all|any)$/.test(first?.text ?? '') && /^(?:investigator|player)$/.test(second?.text ?? '')
  const at = sentence.findIndex((_, index) => /^at the (?:start|end) of each$/.test(wordsAt(sentence, index, 5)))
  if (!isCrowd || at < 3) return undefined
  const turn = wordsAt(sentence, at + 5, 3) === 'of their turn' ? at + 7 : sentence[at + 5]?.text === 'turn' ? at + 5 : -1
  if (turn < 0) return undefined
  const head = whereHeIs.exec(textOf(sentence.slice(turn + 1)))
  const rest = head ? sentence.slice(turn + 1 + head[0].trim().split(' ').length) : []
  if (!head || rest.length === 0 || rest.some(({ text }) => /^(?:[,:;(]|and|or)$/.test(text))) return undefined
  const who = words(head[1] ? 'whose current location is' : 'who is', first!)
  return [first!, second!, ...who, ...rest, ...sentence.slice(2, at), ...sentence.slice(at, at + 4), ...words('each of their turn', first!)]
}

/** "... that he starts at", "... during which his Current Location is": what is told of his Turn. */
const whereHeIs =
  /^(?:(?:that|if|when|while|in which|during which) )?(?:(?:they )?spend |they (?:is|start|begin) |their (?:investigator|(current location)) is )/

/** "This Monster", on a card that is none and has just chosen one. */
export function withThatMonster(
  sentence: readonly Token[],
  before: readonly Token[],
  self: Self | undefined,
): readonly Token[] | undefined {
  if (!self || self.type === 'Monster' || before[0]?.text !== 'choose' || !before.some(({ text }) => text === 'monster')) return undefined
  const at = sentence.findIndex(({ text }, index) => text === 'this' && sentence[index + 1]?.text === 'monster')
  return at < 0 ? undefined : sentence.map((token, index) => (index === at ? word('that', token) : token))
}

/** "Your Tomes can hold one more Spell each": each of them can. */
export function withEachHolder(sentence: readonly Token[]): readonly Token[] | undefined {
  const can = sentence.findIndex(
    ({ text }, index) => /^(?:can|may)$/.test(text) && /^(?:hold|contain|know|carry)$/.test(textAt(sentence, index + 1)),
  )
  if (can < 2 || sentence.at(-1)?.text !== 'each' || sentence.slice(0, -1).some(({ text }) => text === 'each')) return undefined
  return [...sentence.slice(0, can + 1), sentence.at(-1)!, ...sentence.slice(can + 1, -1)]
}

/** "While that Ally remains in play", on what is given to an Ally: as long as this card does, which is lost with him. */
export function withBearerInPlay(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  if (self?.type !== 'Artifact') return undefined
  const at = sentence.findIndex((_each, index) =>
    /^(?:while|as long as) (?:that|the) ally (?:remain|is|stay) in play$/.test(wordsAt(sentence, index, 6)),
  )
  return at < 0 ? undefined : [...sentence.slice(0, at + 1), ...words('this card', sentence[at + 1]!), ...sentence.slice(at + 3)]
}

/** "You may have three copies of this card in play. Each adds 1 ...": every one of them says so of itself. */
export function withEachCopy(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  if (!before.some(({ text }) => text === 'copy')) return undefined
  // "Lose 1 Sanity each time that one is lost": whichever it is, and each says so of itself.
  const one = sentence.findIndex(
    ({ type, value }, at) =>
      type === 'number' && value === 1 && textAt(sentence, at + 1) === 'is' && /^(?:time|that|if|when)$/.test(textAt(sentence, at - 1)),
  )
  if (one > 0) return [...sentence.slice(0, one), ...words('this card', sentence[one]!), ...sentence.slice(one + 1)]
  if (textAt(sentence, 0) !== 'each' || !/^(?:add|gain|lose|subtract)$/.test(textAt(sentence, 1))) return undefined
  return before.length > 0 ? [...words('this card', sentence[0]!), ...sentence.slice(1)] : undefined
}
