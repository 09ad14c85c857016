/** What belongs to one use of a card: when it is used, how often, at what price, what becomes of it then. */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { newWord, newWords, textOf, words } from '../tokens.ts'

/** "You may use this Gate more than once. Each use after the first costs 2 Sanity.": what the sentence before costs. */
export function withGatePrice(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const price =
      /^(?:each|every|any) (?:(?:further|subsequent|additional|later|extra|other) )?use(?: of (?:this|the) gate)?(?: after the first)? cost /.exec(
        textOf(part),
      )
    const isAgain = before && /\bgate (?:again|more than once|repeatedly|any number of time)$/.test(textOf(before))
    if (!price || !isAgain || !part.some(({ text }) => /^(?:sanity)$/.test(text))) result.push(part)
    else {
      const said = price[0].trim().split(' ').length
      result[result.length - 1] = [...before, ...newWords(', but each subsequent use cost', part[0]!), ...part.slice(said)]
    }
  }
  return result
}

/** "Your Current Location becomes a City. This lasts until the end of the Round.": said of the sentence before. */
export function withLasting(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const [head] = lasting.exec(textOf(part)) ?? []
    // "It is Night. Bury any Day Event. Lasts until ...": what is done at once does not.
    const held = head ? result.findLastIndex((each) => !atOnce.test(textOf(each))) : -1
    const last = held < 0 ? result.length - 1 : held
    const before = result[last]
    const isOpen = before && !before.some(({ text }) => /^(?:until|for|while|during|when|[;:])$/.test(text))
    if (!head || !isOpen) result.push(part)
    else result[last] = [...before, ...part.slice(head.trim().split(' ').length)]
  }
  return result
}

const atOnce = /^(?:bury|discard|draw|gain|lose|flip|return|cancel) /

const lasting = /^(?:(?:it|this|the effect|this effect|these effect) )?(?:last|lasts) (?=until |for the )/

/** "All Ghouls in the Directed Threat lose 1 until the end of Combat. Discard after use.": what is used up is used, and for so long at that time. */
export function withUseBehind(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  if (self?.type !== 'Artifact' && self?.type !== 'Ally' && self?.type !== 'Tome') return parts
  return parts.map((part, at) => {
    const next = textOf((parts[at + 1] ?? []).map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
    const until = / until the end of (?:the |this )?(combat|round)$/.exec(textOf(part))?.[1]
    const isTold =
      part.some(({ text }) => /^(?:when|as|if|turn|[,:;])$/.test(text)) || /^(?:flip|bury|discard|pay|in|during|once)$/.test(part[0]!.text)
    if (until === undefined || isTold || !(usedUp.test(next) || soOften.test(next))) return part
    return [...newWords(until === 'combat' ? 'in combat ,' : 'as your turn ,', part[0]!), ...part]
  })
}

/**
 * "As your Turn, draw one card. Discard it after use.": this card, where no Spells are told of that it holds, and no other goods just before.
 * Those would be used up, rather than this card.
 */
export function withItUsedUp(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  if (self?.type !== 'Artifact' && self?.type !== 'Tome') return parts
  return parts.map((part, no) => {
    const it = part.findIndex(({ text }) => text === 'it')
    if (!/^(?:then )?(?:discard|bury|flip) it (?:after|when|once|upon) (?:(?:each|its) )?use$/.test(textOf(part))) return part
    const before = parts.slice(0, no)
    const kinds = (tokens: readonly Token[]): readonly string[] =>
      tokens.flatMap(({ senses }) => senses.flatMap((each) => ('name' in each ? [each.name.toLowerCase()] : [])))
    if (no === 0 || kinds(before.flat()).includes('spell')) return part
    const other = kinds(before.at(-1)!).findLast((kind) => /^(?:artifact|weapon|tome|monster)$/.test(kind))
    return [...part.slice(0, it), ...words(other ? `that ${other}` : 'this card', part[it]!), ...part.slice(it + 1)]
  })
}

const usedUp = /^(?:then )?(?:discard|bury)(?: (?:it|this (?:card|artifact|tome|ally)))? after (?:\S+ )?use$/

/** "Use during Combat. Draw one card.": what follows is done in Combat, and "May be used once per Round." limits what follows. */
export function withUseTold(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const [head, next, ...rest] = parts
  const isUsed = self?.type === 'Artifact' || self?.type === 'Ally' || self?.type === 'Tome'
  if (!isUsed || !head || !next) return parts
  const said = textOf(head.map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
  const fought = [...['in', 'combat', ','].map((each) => newWord(each, next[0]!)), ...next]
  const isInCombat = !next.some(({ text }) => text === 'combat')
  if (inCombat.test(said) && isInCombat) return [fought, ...rest]
  // "Use before Threats are revealed. Bury this card to look at ...": told at the head, it is the moment of what follows.
  if (beforeThreats.test(said)) return [[...newWords('before threat is reveal , you may', next[0]!), ...next], ...rest]
  const often = said.replace(/(?: ,)? (?:only )?(?:in|during) (?:any |a )?combat(?= |$)/, '')
  if (!soOften.test(often) || !isUse.test(next[0]!.text) || (often !== said && !isInCombat)) return parts
  const from = head.findIndex(({ type, text }) => type === 'number' || text === 'once' || text === 'twice')
  const to = head.findIndex(({ text }) => /^(?:round|turn|game)$/.test(text))
  return [often === said ? next : fought, head.slice(from, to + 1), ...rest]
}

const inCombat =
  /^(?:(?:you )?(?:(?:may |can )?(?:only )?(?:is )?use(?: only)?|use)(?: this (?:card|artifact|weapon|tome|ally))?|this (?:card|artifact|tome|ally) (?:may|can) (?:only )?is use(?: only)?)(?: only)? (?:in|during) (?:any |a )?combat$/

const beforeThreats =
  /^(?:(?:may |can )?(?:only )?(?:is )?use)(?: this (?:card|artifact|tome|ally))?(?: only)? before (?:the )?threat is reveal$/

/** How what is done begins, rather than what holds. */
const isUse =
  /^(?:as|on|you|discard|bury|pay|spend|draw|flip|rotate|look|reveal|gain|lose|search|exchange|take|recover|return|play|shuffle|choose|cancel)$/

const soOften =
  /^(?:this (?:card|artifact|weapon|tome|ally) )?(?:(?:may|can) (?:only )?is )?use(?: this (?:card|artifact|tome|ally))?(?: only| no more than)? (?:once|twice|\S+ time) (?:(?:per|each|a|every|during each|in each) )(?:round|turn|game)$/

/** What is bidden or told of you, behind which nothing need say that it is left to you. */
const toldOfYou = /^(?:you|may|if|then)$/

/** "Use this card when you would lose Sanity. Reduce the loss by 2 points.": when that is so, it may do what follows. */
export function withWhenUsed(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const first = before && before[0]!.text === 'use' ? before.findIndex(({ text }) => /^(?:when|if|that)$/.test(text)) : -1
    // "At the moment when you would ...".
    const isMoment = before && first > 4 && textOf(before.slice(first - 3, first)) === 'at the moment'
    const head = isMoment ? first - 3 : before?.[first]?.text === 'that' ? -1 : first
    const isThis = before && (head === 2 ? before[1]!.type === 'self' : head === 3 && before[1]!.text === 'this')
    if (!before || !isThis || before.some(({ text }) => text === ',' || text === ':')) result.push(part)
    else {
      const [first, second] = [part[0]!, part[1]?.text ?? '']
      const isOrder =
        first.type === 'word' &&
        !/^(?:is|have|lose|gain|may|must|do)$/.test(second) &&
        !/^(?:all|each|the|this|that|any|your|no|its|their|target|it|they)$/.test(first.text)
      const left = toldOfYou.test(first.text) ? [] : newWords(isOrder ? 'you may' : 'you may :', first)
      result[result.length - 1] = [...before.slice(head), newWord(',', first), ...left, ...part]
    }
  }
  return result
}
