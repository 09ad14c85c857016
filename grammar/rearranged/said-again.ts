/** What is left out because it was said before: a noun behind a number, a subject, a verb, what is meant by a word. */

import type { Token } from '../lexer.ts'
import { onceMore } from '../reshape.ts'
import { isNamed, newWord, newWords, textAt, textOf, word, words, wordsAt } from '../tokens.ts'

const counted: Readonly<Record<string, string>> = {
  lose: 'sanity',
  gain: 'sanity',
  pay: 'sanity',
  draw: 'card',
  discard: 'card',
}

const ofAnotherHand = /\bcard (?:from|in|of) (?:\S+ ){0,2}(?:opponents?|player) 's hand\b/

/** "Draw three cards, then discard two": of what was said before. */
export function withNouns(sentence: readonly Token[]): readonly Token[] | undefined {
  const result: Token[] = []
  let isChanged = false
  for (const [index, token] of sentence.entries()) {
    if (token.text === 'instead' && isChanged && index === sentence.length - 1) continue
    result.push(token)
    const noun = token.type === 'number' ? counted[sentence[index - 1]?.text ?? ''] : undefined
    const next = sentence[index + 1]
    const isBare = next === undefined || /^[,;:)]$/.test(next.text) || /^(?:more|instead|if|while|when|unless)$/.test(next.text)
    if (!noun || !isBare || !sentence.slice(0, index).some(({ text }) => text === noun)) continue
    // "Discard two cards from your opponent's Hand or discard one" is not said of a Hand of yours.
    if (sentence[index - 1]!.text === 'discard' && ofAnotherHand.test(textOf(sentence.slice(0, index)))) continue
    isChanged = true
    // "2 more" is so many besides.
    if (next?.text === 'more') continue
    result.push(word(noun, token))
  }
  return isChanged ? result.flatMap((each, index) => (each.text === 'more' ? [each, ...nounAfterMore(result, index)] : [each])) : undefined
}

function nounAfterMore(sentence: readonly Token[], at: number): readonly Token[] {
  const noun = sentence[at - 1]?.type === 'number' ? counted[sentence[at - 2]?.text ?? ''] : undefined
  const next = sentence[at + 1]
  return noun && (next === undefined || /^[,;:)]$/.test(next.text)) ? [{ ...sentence[at]!, text: noun }] : []
}

/** "For each Tome you have, gain 1 Sanity": told behind what is done. */
export function withCountLast(sentence: readonly Token[]): readonly Token[] | undefined {
  const [first, second, third] = sentence
  if (first?.text !== 'for' || second?.text !== 'each' || /^(?:player|opponent|additional|turn)$/.test(third?.text ?? '')) return undefined
  const to = sentence.findIndex(({ text }) => text === ',')
  return to > 2 && to < sentence.length - 1 ? [...sentence.slice(to + 1), ...sentence.slice(0, to)] : undefined
}

/** Verbs of what holds, behind which another may stand without its subject. */
const holding: ReadonlySet<string> = new Set('gain lose add subtract become is may cannot can count join bypass know have must'.split(' '))

/** "The bearer becomes Corrupt and gains 3": of the same cards. */
export function withSubjectAgain(sentence: readonly Token[]): readonly Token[] | undefined {
  const from =
    sentence.findLastIndex(({ text }, index) => /^[,:]$/.test(text) && index < sentence.findIndex((each) => holding.has(each.text))) + 1
  const verb = sentence.findIndex(({ text }, index) => index > from && holding.has(text))
  if (verb < 0) return undefined
  const subject = sentence.slice(from, verb)
  if (subject.some(({ text }) => /^(?:[,:;()]|you|if|while|when|unless|player|investigator|opponents?)$/.test(text))) return undefined
  let isChanged = false
  const result = sentence.flatMap((token, index) => {
    const before = sentence[index - 1]?.text
    if (index <= verb || !holding.has(token.text) || (before !== 'and' && before !== 'but' && before !== ';')) return [token]
    isChanged = true
    return [...onceMore(subject), token]
  })
  return isChanged ? result : undefined
}

/** "Ghouls may not defend": a bare plural is all of them. */
export function withAll(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence[0]?.type === 'name' ? 0 : sentence.findIndex(({ text }) => text === ',') + 1
  const head = sentence[at]
  const verb = sentence.findIndex(({ text }, index) => index > at && (holding.has(text) || text === 'not'))
  if (head?.type !== 'name' || verb < 0) return undefined
  const last = sentence.slice(at, verb).findLast(({ type }) => type === 'name')
  if (!last || !/(?:[^s]s|men)$/i.test(last.written)) return undefined
  return [...sentence.slice(0, at), word('all', head), ...sentence.slice(at)]
}

/** "Bury one Tome and this card to gain 4 Sanity": both are buried. */
export function withVerbAgain(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence[0]?.text === 'you' && sentence[1]?.text === 'may' ? 2 : 0
  const verb = sentence[at]
  if (!verb || !/^(?:bury|discard|flip)$/.test(verb.text)) return undefined
  const to = sentence.findIndex(({ text }) => text === 'to' || text === ':')
  const and = sentence.findIndex(({ text }) => text === 'and')
  if (and < at + 2 || to < and + 2 || /^(?:pay|bury|discard|flip|lose)$/.test(sentence[and + 1]!.text)) return undefined
  return [...sentence.slice(0, and + 1), verb, ...sentence.slice(and + 1)]
}

/** "If neither is": of both players, what was said of them before. */
export function withBothAgain(sentence: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }, index) => /^(?:neither|either|both)$/.test(text) && sentence[index + 1]?.text === 'is')
  const next = sentence[at + 2]
  if (at < 0 || (next && !/^[,;:]$/.test(next.text))) return undefined
  const spoken = before.findLastIndex((_, index) => wordsAt(before, index, 6) === 'both you and your opponent is')
  if (spoken < 0) return undefined
  const rest = before.slice(spoken + 6)
  // Up to the end of what was said: a stop leaves more than a space between the words.
  const end = rest.findIndex(
    (token, index) => /^[,;:]$/.test(token.text) || (index > 0 && token.at > rest[index - 1]!.at + rest[index - 1]!.length + 1),
  )
  const place = end < 0 ? rest : rest.slice(0, end)
  if (place.length === 0 || place.some(({ text }) => /^(?:and|or|if|while)$/.test(text))) return undefined
  const kind = sentence[at]!.text
  const both =
    kind === 'neither'
      ? 'neither you nor your opponent is'
      : kind === 'either'
        ? 'either you or your opponent is'
        : 'both you and your opponent is'
  return [...sentence.slice(0, at), ...words(both, sentence[at]!), ...place, ...sentence.slice(at + 2)]
}

const moved: ReadonlySet<string> = new Set(['bury', 'discard', 'flip', 'return', 'cancel', 'reveal'])

/** "Randomly bury one Tome of your opponent": one random Tome. */
export function withRandom(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'randomly')
  const [verb, count] = sentence.slice(at + 1)
  if (at < 0 || !verb || !moved.has(verb.text) || (count?.type !== 'number' && count?.text !== 'a')) return undefined
  const random = word('random', sentence[at]!)
  return [...sentence.slice(0, at), verb, count, random, ...sentence.slice(at + 3)]
}

/** "You may survive in Space, as may your Allies": they may, too. */
export function withThemToo(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) => text === ',' && sentence[index + 1]?.text === 'as' && /^(?:may|can|must)$/.test(sentence[index + 2]?.text ?? ''),
  )
  if (at < 0) return undefined
  const modal = sentence[at + 2]!.text
  const from = sentence.findLastIndex(({ text }, index) => index < at && (text === ',' || text === ':')) + 1
  const verb = sentence.findIndex(({ text }, index) => index > from && index < at && text === modal)
  const others = sentence.slice(at + 3)
  if (verb < 0 || others.length === 0 || others.some(({ text }) => /^[,;:(]$/.test(text))) return undefined
  const and: Token = { ...sentence[at]!, type: 'word', text: 'and', written: 'and' }
  return [...sentence.slice(0, verb), and, ...others, ...sentence.slice(verb, at)]
}

const flows: ReadonlySet<string> = new Set('lose gain discard bury draw flip return reveal pay shuffle exchange'.split(' '))

/** "Each Investigator in a City loses 1 Sanity and discards one card": as the form of the verb tells, he does both. */
export function withBothHisDeeds(sentence: readonly Token[]): readonly Token[] | undefined {
  const isHis = (at: number): boolean => flows.has(textAt(sentence, at)) && /s$/.test(sentence[at]?.written ?? '')
  const isCrowd = /^(?:each|any)$/.test(textAt(sentence, 0)) && /^(?:investigator|player|opponent|other)$/.test(textAt(sentence, 1))
  const first = sentence.findIndex((_, at) => at > 1 && isHis(at))
  const second = sentence.findIndex(({ text }, at) => at > first + 1 && text === 'and' && isHis(at + 1))
  if (!isCrowd || first < 0 || second < 0 || textAt(sentence, first - 1) === 'must') return undefined
  return [...sentence.slice(0, first), word('must', sentence[first]!), ...sentence.slice(first)]
}

const plainly: ReadonlySet<string> = new Set('discard bury place put add return draw flip'.split(' '))

/** "The Zoogs make off with it (discard the card)": what the story means is told in brackets. */
export function withMeaning(sentence: readonly Token[]): readonly Token[] | undefined {
  const open = sentence.findLastIndex(({ text }) => text === '(')
  const meant = sentence.slice(open + 1, -1)
  if (open < 2 || sentence.at(-1)!.text !== ')' || !plainly.has(meant[0]?.text ?? '') || meant.some(({ text }) => text === ','))
    return undefined
  const from = sentence.slice(0, open).findLastIndex(({ text }) => text === ',' || text === ':') + 1
  const told = sentence.slice(from, open)
  const isStory =
    told.some(({ type }) => type === 'unknown' || type === 'strange') || told.some(({ text }) => text === 'steal' || text === 'join')
  if (!isStory || told.some(({ text }) => /^(?:may|must|if|when|unless|and|or|not|no)$/.test(text))) return undefined
  const head = sentence.slice(0, from)
  const number = told.findIndex(({ type }) => type === 'number')
  const isIt = told.some(({ text }) => text === 'it' || text === 'them' || text === 'they')
  // "Each Turn spent here cures one Phobia (bury it)": when it is done is no story.
  const strange = told.findIndex(({ type }) => type === 'unknown' || type === 'strange')
  const isWhen = told
    .slice(0, Math.max(number, 0))
    .some(({ text }) => /^(?:each|turn|round|combat|game|you|here|at|during|night|day)$/.test(text))
  const when = isWhen ? told.slice(0, Math.max(strange, 0)) : []
  if (number >= 0) return isIt || meant.length > 3 ? undefined : [...head, ...when, meant[0]!, ...told.slice(number)]
  if (!isIt) return undefined
  const card = meant.findIndex(({ text }, index) => /^(?:the|that)$/.test(text) && meant[index + 1]?.text === 'card')
  if (card < 0) return [...head, ...meant]
  const it = word('it', meant[card]!)
  return [...head, ...meant.slice(0, card), it, ...meant.slice(card + 2)]
}

/** "Gain as many Sanity points as you have Tomes in play": one for each Tome you have in play. */
export function withAsMany(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex((_each, index) => /^as (?:many|much)$/.test(wordsAt(sentence, index, 2)))
  const than = sentence.findIndex(({ text }, index) => index > at + 2 && text === 'as')
  const near = sentence[at]
  if (at < 1 || than < 0 || than > at + 5 || !near) return undefined
  const end = sentence.findIndex(({ text }, index) => index > than && /^(?:,|:|until|when)$/.test(text))
  const [said, rest] = [sentence.slice(than + 1, end < 0 ? undefined : end), end < 0 ? [] : sentence.slice(end)]
  const one: Token = { ...newWord('1', near), type: 'number', value: 1 }
  const each = (told: readonly Token[]): readonly Token[] => [
    ...sentence.slice(0, at),
    one,
    ...sentence.slice(at + 2, than),
    ...newWords('for each', near),
    ...told,
    ...rest,
  ]
  const inPlay = textOf(said.slice(-2)) === 'in play'
  if (textOf(said.slice(0, 2)) === 'there is') return each(said.slice(2))
  if (textOf(said.slice(0, 2)) === 'you have' && isNamed(said[2]))
    return each(
      inPlay || !said.some(({ text }) => text === 'in')
        ? [...said.slice(2, inPlay ? -2 : undefined), ...newWords('you have in play', near)]
        : said.slice(2),
    )
  if (textOf(said.slice(0, 3)) === 'your opponent have' && isNamed(said[3]) && (inPlay || !said.some(({ text }) => text === 'in')))
    return each([...newWords("of your opponent 's", near), ...said.slice(3, inPlay ? -2 : undefined)])
  return undefined
}
