/**
 * Words that stand elsewhere than the grammar has them: "randomly bury two Allies" is to bury two random Allies, "recover one Ally
 * chosen from your Story Deck and place that card in your Hand" is to place it there. Tried where a sentence cannot be read as it stands.
 */

import type { Token } from './lexer.ts'

const word = (text: string, near: Token): Token => ({ ...near, type: 'word', text, value: 0, senses: [] })

/** What may befall cards that are picked at random. */
const befalls: ReadonlySet<string> = new Set('flip turn return bury discard take steal reveal move'.split(' '))

/** "Randomly flip two Allies", "flip two Allies at random face-down": two random Allies are flipped. */
export function withRandomCards(sentence: readonly Token[]): readonly Token[] | undefined {
  const randomly = sentence.findIndex(({ text }, index) => text === 'randomly' && befalls.has(sentence[index + 1]?.text ?? ''))
  if (randomly >= 0) {
    const rest = [...sentence.slice(0, randomly), ...sentence.slice(randomly + 1)]
    return random(rest, randomly + 1, rest.length)
  }
  const at = sentence.findIndex(({ text }, index) => text === 'at' && sentence[index + 1]?.text === 'random')
  const verb = sentence.findLastIndex(({ text }, index) => index < at && befalls.has(text))
  return at > 0 && verb >= 0 ? random([...sentence.slice(0, at), ...sentence.slice(at + 2)], verb + 1, at) : undefined
}

/** The same with "random" behind the one number that stands there. */
function random(sentence: readonly Token[], from: number, to: number): readonly Token[] | undefined {
  const numbers = sentence.flatMap(({ type }, index) => (index >= from && index < to && type === 'number' ? [index] : []))
  const [only] = numbers
  // "Any one Ally at random" is one of them.
  const lead = sentence.slice(from, only).map(({ text }) => text)
  if (only === undefined || numbers.length > 1 || !/^(?:|any|up,to)$/.test(lead.join())) return undefined
  const before = lead[0] === 'any' ? sentence.slice(0, only - 1) : sentence.slice(0, only)
  return [...before, sentence[only]!, word('random', sentence[only]!), ...sentence.slice(only + 1)]
}

const finds: ReadonlySet<string> = new Set('choose take recover search look reveal find return'.split(' '))

const kinds: ReadonlySet<string> = new Set('card ally artifact tome spell event monster location weapon adventure'.split(' '))

/** "Recover one Ally and place that card in your Hand": "it" is the card that was found. */
export function withItForThat(sentence: readonly Token[]): readonly Token[] | undefined {
  // Where something has set this off, "that card" may be what did.
  if (sentence.some(({ text }) => /^(?:when|after|if|while|time|cancel)$/.test(text))) return undefined
  const found = sentence.findIndex(({ text }) => finds.has(text))
  const and = sentence.findIndex(({ text }, index) => index > found && text === 'and')
  const that = sentence.findIndex(({ text }, index) => index > and && text === 'that')
  const kind = sentence[that + 1]
  if (found < 0 || and < 0 || that < 0 || !kind || !kinds.has(kind.text)) return undefined
  const it = word(/s$/i.test(kind.written) ? 'them' : 'it', kind)
  return [...sentence.slice(0, that), it, ...sentence.slice(that + 2)]
}

/** "One Ally chosen from your Story Deck" lies there. */
export function withoutChosen(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ written }, index) => index > 1 && /^(?:chosen|selected|picked)$/i.test(written) && sentence[index + 1]?.text === 'from',
  )
  return at < 0 ? undefined : [...sentence.slice(0, at), ...sentence.slice(at + 1)]
}

/** "Choose one Artifact and flip it face-down until ...": one Artifact is flipped, and you choose which. */
export function withChosenDone(sentence: readonly Token[]): readonly Token[] | undefined {
  const from = sentence.findIndex(({ text }) => text === 'choose')
  const and = sentence.findIndex(({ text }, index) => index > from + 2 && text === 'and')
  const [verb, what] = sentence.slice(and + 1, and + 3)
  if (from < 0 || and < 0 || !/^(?:flip|bury|discard)$/.test(verb?.text ?? '') || (what?.text !== 'it' && what?.text !== 'them'))
    return undefined
  const chosen = sentence.slice(from + 1, and)
  if (chosen[0]?.type !== 'number' && chosen[0]?.text !== 'a' && chosen[0]?.text !== 'up') return undefined
  return [...sentence.slice(0, from), verb!, ...chosen, ...sentence.slice(and + 3)]
}

/** "Defending Allies lose 1 when opposing this Monster": those that oppose it. */
export function withOpposers(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(
    ({ text }, index) =>
      (text === 'when' || text === 'while') &&
      (sentence[index + 1]?.text === 'opposing' ||
        (sentence[index + 1]?.text === 'defending' && sentence[index + 2]?.text === 'against')) &&
      /^(?:this|it)$/.test(sentence[index + (sentence[index + 1]?.text === 'opposing' ? 2 : 3)]?.text ?? ''),
  )
  const verb = sentence.findIndex(({ text }) => /^(?:lose|gain|subtract|add)$/.test(text))
  if (at < 0 || verb < 1 || verb > at || sentence.length - at > 5) return undefined
  return [...sentence.slice(0, verb), ...sentence.slice(at + 1), ...sentence.slice(verb, at)]
}

/** "One Event from your Story Deck, except a Travel Event, ...": no comma parts it from what it is kept out of. */
export function withExceptJoined(sentence: readonly Token[]): readonly Token[] | undefined {
  const isExcept = (at: number): boolean =>
    sentence[at]?.text === 'except' || (sentence[at]?.text === 'other' && sentence[at + 1]?.text === 'than')
  const at = sentence.findIndex(({ text }, index) => text === ',' && isExcept(index + 1))
  if (at < 0) return undefined
  const end = sentence.findIndex(({ text }, index) => index > at && text === ',')
  const rest = end < 0 ? sentence.slice(at + 1) : [...sentence.slice(at + 1, end), ...sentence.slice(end + 1)]
  return [...sentence.slice(0, at), ...rest]
}

/** "Your opponent must show you his Hand. Choose one Spell that he must discard": of that Hand. */
export function fromShownHand(sentence: readonly Token[], before: readonly Token[]): readonly Token[] {
  const shown = before.findLastIndex(({ text }) => /^(?:show|look|reveal|see)$/.test(text))
  const isShown = shown >= 0 && before.slice(shown).some(({ text }) => text === 'hand')
  if (!isShown || sentence[0]?.text !== 'choose' || sentence.some(({ text }) => /^(?:hand|threat|deck|pile|play|it|them)$/.test(text)))
    return sentence
  const at = sentence.findIndex(({ text }, index) => {
    const rest = sentence.slice(index, index + 6).map((each) => each.text)
    return (
      (text === 'that' || text === 'to') &&
      /^(?:that (?:they|your opponent|that player|that opponent|opponent) must|to is) (?:discard|bury)/.test(rest.join(' '))
    )
  })
  const near = sentence[at]
  return near ? [...sentence.slice(0, at), word('from', near), word('that', near), word('hand', near), ...sentence.slice(at)] : sentence
}

/** "Any Location with the Cemetery attribute" is any Cemetery Location. */
export function withAttributeFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'attribute' || text === 'symbol')
  const from = sentence.findLastIndex(({ text }, index) => index < at && (text === 'with' || text === 'bear'))
  const noun = sentence[from - 1]
  const said = sentence.slice(sentence[from + 1]?.text === 'the' || sentence[from + 1]?.text === 'a' ? from + 2 : from + 1, at)
  const isNamed = said.length > 0 && said.every(({ type, text }) => type === 'name' || text === 'or')
  if (from < 1 || !isNamed || !noun?.senses.some(({ kind }) => kind === 'type') || sentence[from - 2]?.type === 'name') return undefined
  return [...sentence.slice(0, from - 1), ...said, noun, ...sentence.slice(at + 1)]
}

/** "Choose a Monster in your Hand and play it": it is played from there. */
export function withPlayedFromHand(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'choose')
  const and = sentence.findIndex(({ text }, index) => index > at && text === 'and' && sentence[index + 1]?.text === 'play')
  const named = sentence.slice(at + 1, and)
  const place = named.slice(-3).map(({ text }) => text)
  const it = sentence[and + 2]?.text
  const rest = it === 'it' || it === 'them' ? and + 3 : it === 'that' || it === 'this' ? and + 4 : 0
  if (at < 0 || and < at + 4 || rest === 0 || !/^(?:in|from),your,hand$/.test(place.join())) return undefined
  return [
    ...sentence.slice(0, at),
    sentence[and + 1]!,
    ...named.slice(0, -3),
    word('from', sentence[and]!),
    ...named.slice(-2),
    ...sentence.slice(rest),
  ]
}

/** "Monsters with the subtype Greater Servitor" are Greater Servitor Monsters. */
export function withSubtypeFirst(sentence: readonly Token[]): readonly Token[] | undefined {
  const at = sentence.findIndex(({ text }) => text === 'subtype')
  const from = sentence[at - 1]?.text === 'the' ? at - 2 : at - 1
  const subtype = sentence[at + 1]
  const isSaid = /^(?:of|with)$/.test(sentence[from]?.text ?? '') && subtype?.senses.some(({ kind }) => kind === 'subtype')
  if (!isSaid || !subtype || from < 1 || sentence[from - 1]!.type !== 'name') return undefined
  return [...sentence.slice(0, from - 1), subtype, sentence[from - 1]!, ...sentence.slice(at + 2)]
}
