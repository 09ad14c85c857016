/**
 * Clauses said the long way round, each as a whole, put plainly: "playing any Weapon costs you 1 Sanity" for what you lose each time,
 * "each Turn begins with the loss of ...", "the next Event to be played buries this card". Tried where a sentence cannot be read
 * as it stands; what stands in the gaps of a clause stands again in what it means.
 */

import { inTheseWords } from './clauses.ts'
import type { Token } from './lexer.ts'
import { inGrammarsWords } from './other-words.ts'
import { clauses } from './plainly/clauses.ts'
import { conditions } from './plainly/conditions.ts'
import { ofItself } from './plainly/of-itself.ts'
import { moments } from './plainly/times.ts'
import type { Self } from './reading.ts'
import { roundabout } from './roundabout.ts'
import { newWord, newWords, textAt, textOf } from './tokens.ts'

/** The words that stand in these clauses alone. */
export const plainWords: readonly string[] =
  'forfeit forgo surrender inflict drawing onset outset himself herself disregard penalty caster whereupon grant lend'.split(' ')

/** "If your Current Locations are in the same Region": yours and your opponent's. */
function withBothPlaces(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(
    ({ written }, index) => /^locations$/i.test(written) && /^(?:your|both) current$/.test(textOf(sentence.slice(index - 2, index))),
  )
  return at < 2 || textAt(sentence, at + 1) !== 'is'
    ? sentence
    : [...sentence.slice(0, at - 2), ...newWords('you and your opponent', sentence[at]!), ...sentence.slice(at + 1)]
}

/** The tables one after the other. */
const puts = (sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] =>
  [conditions, moments, clauses, roundabout].reduce<readonly (readonly Token[])[]>(
    (parts, table) => parts.flatMap((part) => inTheseWords(table, part, self)),
    [sentence],
  )

/** A sentence put plainly, if it is said the long way round: several sentences, where that is two. */
function saidPlainly(sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] | undefined {
  const asWritten = puts(withBothPlaces(sentence), self)
  if (asWritten.length > 1 || textOf(asWritten[0] ?? []) !== textOf(sentence)) return asWritten
  const told = inGrammarsWords(sentence)
  const plain = puts(told, self)
  return plain.length === 1 && textOf(plain[0]!) === textOf(told) ? undefined : plain
}

/** The same where it stays one sentence. */
export function withPlainWords(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [only, other] = saidPlainly(sentence, self) ?? []
  return other ? undefined : only
}

/** The same where it becomes two. */
export function plainlyApart(sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] | undefined {
  const parts = saidPlainly(sentence, self)
  return parts && parts.length > 1 ? parts : undefined
}

/** "Lose 5 Sanity each Turn. Ignore this loss if ...", "this applies only while ...": an exception, or a condition, told afterwards. */
export function withProviso(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const said = textOf(part)
    const isSpared =
      /^(?:(?:you )?(?:may )?(?:ignore|disregard) (?:this|the|that) (?:loss|effect|penalty)|(?:this|the|that) (?:loss|effect|penalty) (?:do not (?:apply|occur)|is ignore)) (?=if |while |when )/.exec(
        said,
      )
    const isBound =
      /^(?:this|it|the effect|this effect|this ability|this bonus) (?:(?:only apply|apply only|apply|only work|work only|work|only count|count only) )(?=if |while |when )/.exec(
        said,
      )
    const isOpen = before && !before.some(({ text }) => /^(?:if|while|when|unless|until|[;:(])$/.test(text))
    // "If you pass, lose 1 Sanity. This happens with each Pass." says it again.
    if (before?.some(({ text }) => text === 'pass') && /^(?:this|it) (?:happen|occur|apply) (?:with|on|for|at) each pass$/.test(said))
      continue
    const needs = before && /^you must (?:can|is able to) (survive .+|resist .+) to (?:stay|remain)(?: here)?$/.exec(textOf(before))
    const lacks = /^if (?:you|they) (?:cannot|can not|do not|is not) , /.exec(said)
    if (before && needs && lacks) {
      const from = before.findIndex(({ text }) => text === 'survive' || text === 'resist')
      const hazard = before.slice(from, from + needs[1]!.split(' ').length)
      const rest = part.slice(part.findIndex(({ text }) => text === ',') + 1)
      result[result.length - 1] = [...newWords('unless you can', before[0]!), ...hazard, newWord(',', rest[0]!), ...rest]
      continue
    }
    const safe =
      before &&
      /^(?:those|investigator|player|any investigator|each investigator) who (can (?:survive|resist|breathe) .+?) is (?:safe|unharm|unaffected)(?: here)?$/.exec(
        textOf(before),
      )
    const others = /^(?:(?:any|each|all|every) others?(?: investigator| player)?) (?=(?:must )?lose )/.exec(said)
    if (before && safe && others) {
      const from = before.findIndex(({ text }) => text === 'can')
      const rest = part.slice(others[0].trim().split(' ').length)
      result[result.length - 1] = [
        ...newWords('unless you', before[0]!),
        ...before.slice(from, from + safe[1]!.split(' ').length),
        newWord(',', rest[0]!),
        ...rest,
      ]
      continue
    }
    const isKept =
      before &&
      /^(?:(?:at the end of|after) combat , )?do not bury (?:this \S+|\S+)(?: (?:at the end of|after) combat)?$/.test(textOf(before))
    if (before && isKept && /^(?:it|they|you|this \S+|\S+) (?:begin|start|remain|stay) .*threat$/.test(said)) {
      result[result.length - 1] = [...newWords('instead of is bury ,', before[0]!), ...part]
      continue
    }
    // "Those who can survive Underwater are immune."
    const immune =
      /^(?:those|investigator|player|anyone|any investigator) who (can (?:survive|resist|breathe) .+?) is (?:immune|exempt|safe|unaffected|spare)(?: (?:to|from) (?:this|it|the loss|this loss))?$/.exec(
        said,
      )
    if (immune && isOpen) {
      const can = part.findIndex(({ text }) => text === 'can')
      result[result.length - 1] = [...before, ...newWords('unless you', part[0]!), ...part.slice(can, can + immune[1]!.split(' ').length)]
      continue
    }
    const choice =
      /^(?:the choice is (yours|theirs?|their|your opponent 's)|(you|they|your opponent) (?:may )?choose which(?: (?:one|1|card|ally|artifact|tome))?|(?:(?:it|this) is )?(your|their|(?:(?:your|the|that|target) )?opponent 's|that player 's|its owner 's) choice(?: which)?)$/.exec(
        said,
      )
    const isYours = choice && (choice[1] === 'yours' || choice[2] === 'you' || choice[3] === 'your')
    // Who does the one or the other has the choice anyway, and nobody else can be given it so.
    const oneOrOther =
      choice &&
      before &&
      !before.some(({ text }) => /^[;:(]$/.test(text)) &&
      / or (?:else )?(?:bury|discard|flip|lose|draw|gain|return|pay) /.test(textOf(before))
    if (oneOrOther) {
      const isTheirs = /^(?:(?:when|as|if|at) [^:;()]+ , )?(?:(?:\S+ ){0,2}(?:opponent|player)|they)(?: must| may)?(?= )/.test(
        textOf(before),
      )
      if (isTheirs === isYours) result.push(part)
      continue
    }
    if (
      choice &&
      isOpen &&
      /(?:bury|discard|flip) (?:1|one|two|three|a) [^,]*$/.test(textOf(before)) &&
      !/ of (?:your|their) choice/.test(textOf(before))
    ) {
      result[result.length - 1] = [...before, ...newWords(isYours ? 'of your choice' : 'of their choice', part[0]!)]
      continue
    }
    const [lead] = isSpared ?? isBound ?? []
    if (!lead || !isOpen) {
      result.push(part)
      continue
    }
    const head = lead.trim().split(' ').length
    const so = part.slice(head).filter(({ text }) => !/^(?:himself|herself|itself)$/.test(text))
    result[result.length - 1] = isSpared ? [...before, newWord('unless', so[0]!), ...so.slice(1)] : [...before, ...so]
  }
  return result
}

/**
 * "Flip this card and choose an opponent. He must discard one card.": the price, and who he is; and "When you Pass, choose a player. He draws
 * one card.": whom it is done to. Where the moment is another player's, "your opponent" could be he, and that stays as it is. */
export function withOpponentChosen(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const chosen =
      before &&
      /^(?:as your turn , )?(?:bury|discard|flip) (?:this card|\S+)(?: face-down)? (?:and|to|,) choose (?:a|1|one|any(?: one)?|your) opponent$/.test(
        textOf(before.map((each) => (each.type === 'self' ? newWord('it', each) : each))),
      )
    const lead =
      /^(?:(?:then )?(?:both of you|you both|you and (?:that|the) opponent)(?: both| each)?|they|that opponent|that player|the opponent)(?= )/
        .exec(textOf(part))?.[0]
        .split(' ').length
    const both = /^(?:then )?(?:both|you) /.test(textOf(part)) ? 'you and ' : ''
    const atMoment =
      before &&
      /^(?:(?:when|each time|at|after) (?:(?!opponent|player)[^,:;()])+ , (?:choose|name|select|pick) (?:a|1|one|any|any (?:1|one)) (?<foe>opponent|player)|(?:choose|name|select|pick) (?:a|1|one|any|any (?:1|one)) player)$/.exec(
        textOf(before),
      )
    if (before && atMoment && lead !== undefined) {
      const comma = before.findLastIndex(({ text }) => text === ',')
      const who = atMoment.groups?.['foe'] === 'opponent' ? 'your opponent' : 'a player of your choice'
      result[result.length - 1] = [...before.slice(0, comma + 1), ...newWords(`${both}${who}`, part[0]!), ...part.slice(lead)]
    } else if (!before || !chosen || lead === undefined) result.push(part)
    else {
      const choose = before.findLastIndex(({ text }) => text === 'choose')
      const colon = { ...newWord(',', part[0]!), text: ':', written: ':' }
      result[result.length - 1] = [
        ...before.slice(0, choose - 1),
        colon,
        ...newWords(`${both}your opponent`, part[0]!),
        ...part.slice(lead),
      ]
    }
  }
  return result
}

/** "An Investigator who cannot survive in Space loses 5 Sanity at the start of each Turn spent here", on a Location: whoever is there, and so you. */
export function withVisitorTold(part: readonly Token[], self: Self | undefined): readonly Token[] {
  const told =
    self?.type === 'Location'
      ? /^(?:a|any|each) (?:player|investigator) who (.+?) (?=(?:must )?(?:lose|gain|discard|bury|draw) .* at the (?:start|begin|beginning) of each turn (?:(?:that )?(?:they (?:is|remain|stay)|spend|spent) )?(?:here|there)$)/.exec(
          textOf(part),
        )
      : null
  if (!told) return part
  const end = told[0].trim().split(' ').length
  const near = part[0]!
  const who = part.findIndex(({ text }) => text === 'who')
  return [
    ...newWords('if you', near),
    ...part.slice(who + 1, end),
    newWord(',', near),
    ...part.slice(end).map((each) => (each.text === 'they' ? newWord('you', each) : each)),
  ]
}

export const withItself = (part: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] =>
  part.length > 0 ? inTheseWords(ofItself, part, self) : [part]

/** "Place one Ghoul from your Hand into your Threat. Discard it at the end of Combat.": the one that was placed there. */
export function withBorrowed(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const put =
      before &&
      /^(.*?)(?:place|put|move|take|add) ((?:1|one|a) [^,:;]+? (?:from|in) your (?:hand|story deck|discard pile)) (?:(?:and )?(?:place|put|add) it )?(?:into|in|to) your threat$/.exec(
        textOf(before),
      )
    const gone =
      /^(?:at the end of combat , |after combat , )?(bury|discard) (?:it|that card|that monster|them)(?: (?:at the end of combat|after combat))?$/.exec(
        textOf(inGrammarsWords(part)),
      )
    const isLater = /combat/.test(textOf(part))
    if (!before || !put || !gone || !isLater || put[1]) {
      result.push(part)
      continue
    }
    const near = before[0]!
    const what = before.slice(1, 1 + put[2]!.split(' ').length)
    const mark = (text: string): Token => ({ ...newWord(',', near), text, written: text })
    const inZone = what.map((each) => (each.text === 'from' ? newWord('in', each) : each))
    result[result.length - 1] = [
      newWord('choose', near),
      ...inZone,
      mark(':'),
      ...newWords('put the target into your threat ,', near),
      mark('('),
      ...newWords('at the end of combat', near),
      mark(':'),
      newWord(gone[1]!, near),
      ...newWords('the target', near),
      mark(')'),
      ...newWords('until the end of combat', near),
    ]
  }
  return result
}
