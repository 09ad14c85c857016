/** How much it is: points and Sanity told once for two sentences, what a Summoned Monster is worth or costs, cards that are counted. */

import type { Token } from '../lexer.ts'
import { isNamed, newWord, newWords, textAt, textOf } from '../tokens.ts'

/** "Add 1 for each Corrupt Ally you have in play. Then discard all such Allies": those that were counted. */
export function withSuchAsCounted(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const before = parts[index - 1] ?? []
    const those = withOneOfThose(part, before)
    if (those) return those
    const at = part.findIndex(({ text }, place) => text === 'such' && part[place - 1]?.text === 'all')
    const noun = part[at + 1]?.text
    if (at < 0 || noun === undefined) return part
    const each = before.findLastIndex(({ text }, place) => text === 'each' && before[place - 1]?.text === 'for')
    const end = before.findIndex(({ text }, place) => place > each && text === noun)
    const kind = each < 0 || end < 0 ? [] : before.slice(each + 1, end)
    return kind.length === 0 || kind.length > 2 ? part : [...part.slice(0, at), ...kind, ...part.slice(at + 1)]
  })
}

/** Whose those are that were counted, and how one of them is told. */
const countedOf: readonly (readonly [said: RegExp, whose: string])[] = [
  [
    /^(?:(?:that|which) )?(?:currently )?affect (?:them|their investigator|your opponent|your opponent 's investigator)$/,
    'that affect your opponent',
  ],
  [/^(?:(?:that|which) )?(?:currently )?affect (?:you|your investigator)$/, 'that affect you'],
  [/^(?:they|your opponent) have(?: in play)?$/, 'of your opponent'],
  [/^of your opponent$/, 'of your opponent'],
  [/^you have(?: in play)?$/, 'of your'],
]

/** "Lose 1 Sanity for each Phobia that affects you. Then bury one of those Phobias": one of those that were counted. */
function withOneOfThose(part: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const at = part.findIndex((_, place) => /^of (?:those|these)$/.test(textOf(part.slice(place, place + 2))))
  const each = before.findLastIndex(({ text }, place) => text === 'each' && before[place - 1]?.text === 'for')
  const noun = part[at + 2]
  if (at < 1 || each < 0 || !noun || part[at - 1]!.type !== 'number') return undefined
  const end = before.findIndex(({ text }, place) => place > each && text === noun.text)
  const kind = before.slice(each + 1, end)
  const told = countedOf.find(([said]) => said.test(textOf(before.slice(end + 1))))
  // "They" are the opponent where nobody else was spoken of.
  const isOther = /\b(?:each|any|all|every|that|another|other) (?:player|opponent|investigator)\b/.test(textOf(before))
  if (end < 0 || kind.length > 2 || !told || isOther) return undefined
  const one = told[1] === 'of your' ? [...newWords(told[1], noun), ...kind, noun] : [...kind, noun, ...newWords(told[1], noun)]
  return [...part.slice(0, at), ...one, ...part.slice(at + 3)]
}

/** "Target Ally loses 1 point. One of your Allies gains the point lost.": as many as the sentence before has told. */
export function withPointsLost(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, at) => {
    const gain = part.findIndex(({ text }) => text === 'gain')
    if (
      gain < 1 ||
      !/^gain (?:(?:the|that|those) point(?: so)? lose|the lose point|as (?:many|much)(?: point)?)$/.test(textOf(part.slice(gain)))
    )
      return part
    const before = parts[at - 1] ?? []
    const numbers = before.flatMap(({ type }, index) => (type === 'number' ? [index] : []))
    const first = numbers[0]
    const isOne = first !== undefined && textAt(before, first - 1) === 'lose' && !/^(?:sanity|card|ally)$/.test(textAt(before, first + 1))
    // A second number may only be how low the value goes.
    const rest = textOf(before.slice((first ?? 0) + 1))
    if (!isOne || (numbers.length > 1 && !/\b(?:minimum|below|less than)\b/.test(rest))) return part
    return [...part.slice(0, gain + 1), before[first]!]
  })
}

const summons =
  /^(?<lead>(?:you may )?(?:summon or control|control or summon|summon|control)) (?<one>[^,:;()]+?) or (?:a |any |1 )?(?<other>[^,:;()]+)$/

const dearer =
  /^(?:if it is )?(?:a |any |each |the )?(?<other>[^,:;()]+?) cost (?:you )?(?:a )?(?<n>\S+) (?:extra|additional|more|further)(?: point of)? sanity(?: point)?(?: (?:extra|more))?(?: to (?:summon or control|control or summon|summon|control))?$/

/** "Control a Ghoul or a Shoggoth. A Shoggoth costs 1 additional Sanity.": the one, or for a price the other. */
export function withDearerSummons(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const called = before && summons.exec(textOf(before))?.groups
    const price = dearer.exec(textOf(part))?.groups
    if (!before || !called || !price || called['other'] !== price['other']) {
      result.push(part)
      continue
    }
    const or = before.findLastIndex(({ text }) => text === 'or')
    const near = before[or]!
    const number = part.find(({ type }) => type === 'number')!
    // "Control Ghouls or a Shoggoth": a plural alone is one of them here.
    const from = called['lead']!.split(' ').length
    const isBare = isNamed(before[from])
    result[result.length - 1] = [
      ...before.slice(0, from),
      ...(isBare ? newWords('a', near) : []),
      ...before.slice(from, or),
      ...newWords(', or lose', near),
      number,
      ...newWords('additional sanity to', near),
      ...before.slice(called['lead']!.startsWith('you may') ? 2 : 0, from),
      ...before.slice(or + 1),
    ]
  }
  return result
}

const allBut = /\bmore than \S+ (?!card\b)[^,:;()]+? (?:must )?(?:discard|bury|flip) all but \S+$/

/** "Each opponent who has more than two Artifacts must discard all but two": of those, and of no Hand. */
export const withKindLeft = (part: readonly Token[]): readonly Token[] =>
  allBut.test(textOf(part)) ? [...part, ...newWords('of them', part.at(-1)!)] : part

const losesSanity = /\b(?<how>lose|gain) \S+ sanity(?: point)?(?: point)?$/

const losesSoMuch =
  /^(?:but )?(?:each|any|every|all|your|a|1)(?: other)? (?:player|opponent|investigator)[^,:;()]* (?<how>lose|gain) (?:#|1|\d+)(?: point)?$/

/** "Each opponent who is Inside loses 1 Sanity. Each opponent at a Water Location loses 2.": Sanity as well. */
export const withSanityAgain = (parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] =>
  parts.map((part, at) => {
    const before = at > 0 ? losesSanity.exec(textOf(parts[at - 1]!))?.groups?.['how'] : undefined
    if (before === undefined || losesSoMuch.exec(textOf(part))?.groups?.['how'] !== before) return part
    const kept = part.at(-1)!.text === 'point' ? part.slice(0, -1) : part
    return [...kept, newWord('sanity', part.at(-1)!)]
  })

const summonsOne =
  /^(?:(?:as your turn|when cast|when use|when used) , )*(?<may>you may )?(?<do>(?:summon or control|control or summon|summon|control) [^,:;()]+)$/

const itsWorth =
  /^(?:(?<first>(?:if|when|while) [^,:;()]+?|at night|during the (?:day|night))(?: ,)? )?(?:you (?:may|can) )?(?:(?:it|they|(?:that|the)(?: summon(?:ed)?)? monster|that card) (?:gain|add|receive|get) (?<n>\S+)(?: point)?(?: of value| to (?:its|their) value)?|(?:its|their|that monster 's) value is (?:increase|raise) by (?<k>\S+)(?: point)?|add (?<m>\S+)(?: point)? to (?:(?:its|their|that monster 's) value|the value of (?:it|that monster|the monster|that card)|it|that monster))(?: (?:for (?:this|the|that|its) attack|for (?:that|this) combat|until the end of (?:the |this |that )?(?:round|combat)|for the (?:remainder|rest) of (?:the |this )?(?:round|combat)|this round))?(?: (?<last>(?:if|when|while) [^,:;()]+|at night))?$/

const ofWhatKind =
  /^(?:if|when) (?:it|they|(?:that|the)(?: summon(?:ed)?)? monster|that card) is (?:(?:a|1) )?(?<kind>(?!not\b|night\b|day\b)[^,:;()]+)$/

/** "Summon a Ghoul. Add 1 to its value if it is Night.": one that is worth more, in that attack or that Combat alone; "if it is Aquatic": or an Aquatic one. */
export function withWorthOfSummoned(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const called = before && summonsOne.exec(textOf(before))?.groups
    const worth = called && itsWorth.exec(textOf(part))?.groups
    const number = part.find(({ type, text }) => type === 'number' && [worth?.['n'], worth?.['m'], worth?.['k']].includes(text))
    if (!before || !called || !worth || !number) {
      result.push(part)
      continue
    }
    const near = part[0]!
    const deed = before.slice(before.findIndex(({ text }) => /^(?:summon|control)$/.test(text)))
    const so = worth['first'] ?? worth['last']
    const kind = so && ofWhatKind.exec(so)?.groups?.['kind']
    const article = deed.findIndex(({ text, type, value }) => text === 'a' || (type === 'number' && value === 1))
    const noun = deed.slice(article + 1)
    const said = part.findIndex((_, index) => kind !== undefined && textOf(part.slice(index)).startsWith(`${kind} `))
    const named = said < 0 ? part.slice(part.length - (kind?.split(' ').length ?? 0)) : part.slice(said, said + kind!.split(' ').length)
    if (kind && article > 0 && named.length > 0 && [...named, ...noun].every(isNamed)) {
      result[result.length - 1] = [
        ...before,
        newWord('or', near),
        ...deed.slice(0, article + 1),
        ...named,
        ...noun,
        ...newWords('which gain', near),
        number,
      ]
      continue
    }
    if (so === undefined) {
      result[result.length - 1] = [...before, ...newWords('which gain', near), number]
      continue
    }
    const at = worth['first'] === undefined ? part.findLastIndex(({ text }) => text === so.split(' ')[0]) : 0
    const until = worth['first'] === undefined ? part.length : part.findIndex((_, index) => textOf(part.slice(0, index)) === so)
    const asked = part.slice(at, until)
    result.push([
      ...(/^(?:if|when|while) /.test(so) ? [] : newWords('if it is', near)),
      ...(/^(?:if|when|while) /.test(so) ? asked : asked.slice(-1)),
      ...newWords(',', near),
      ...(called['may'] ? newWords('you may', near) : []),
      ...deed,
      ...newWords('which gain', near),
      number,
      newWord('instead', near),
    ])
  }
  return result
}

const worthOfIt =
  /^(?:it|that (?:monster|ally|card|artifact)) (?:(?:may not|cannot) (?:is of|have) a value (?:of )?(?:greater|higher|more) than (?<most>\S+)|must (?:is of|have) a value of (?<n>\S+) or (?<how>less|more))(?: point)?$/

const worthy: ReadonlySet<string> = new Set(['monster', 'ally'])

/** "Play one Monster from your Hand. It may not have a value greater than 3.": what the one card of the deed before must be worth. */
export function withItsValue(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const found = worthOfIt.exec(textOf(part))?.groups
    const number = found && part.findLast(({ type }) => type === 'number')
    const at = before?.findIndex(({ text }) => worthy.has(text)) ?? -1
    const isOne =
      before !== undefined &&
      at > 0 &&
      before.filter(({ text }) => worthy.has(text)).length === 1 &&
      !before.some(({ text }) => text === 'value') &&
      /\b(?:1|one|a|any (?:1|one))(?: \S+)?$/.test(textOf(before.slice(0, at)))
    if (!number || !isOne) {
      result.push(part)
      continue
    }
    const near = part[0]!
    const worth = [...newWords('with a value of', near), number, ...newWords(`or ${found['how'] ?? 'less'}`, near)]
    result[result.length - 1] = [...before.slice(0, at + 1), ...worth, ...before.slice(at + 1)]
  }
  return result
}
