/** Somebody who was named in full, and is called by one of his names after: "Joins Howard Lovecraft. If Howard would be buried, ...". */

import { fold, type KnownWords } from './link.ts'
import type { Self } from './reading.ts'
import { type Rewording, reworded } from './rewording.ts'

/** Words of a name that many bear, or that are no names: "Old Man", "Widow", "Dr.". */
const common =
  /^(?:the|of|de|van|von|mr|mrs|miss|dr|prof|professor|doctor|captain|capt|old|man|big|sister|brother|widow|father|mother|lady|lord|sir|constable|inspector|detective|sergeant|colonel|major|saint|st)$/i

/** What stands before a name that is of several: "each Howard card". */
const several = /\b(?:each|every|any|all|another|other|no|an?|two|three|these|those|both|joins?|called|named|word) $/i

/** A text with those who are named in full called so each time; nothing where nobody is called by less. */
export function namedInFull(text: string, { senses }: KnownWords, self: Self | undefined): Rewording | undefined {
  const persons = [...text.matchAll(/\p{Lu}[\p{L}'’.-]*(?: (?:(?:of|de|van|von|the) )?\p{Lu}[\p{L}'’-]*)+/gu)].flatMap((found) => {
    const words = found[0].split(' ')
    // A name may stand behind a word with a capital that is none of it: "Joins Ezra Coffin", "While Ezra Coffin".
    const full = words.map((_, at) => words.slice(at).join(' ')).find((each) => isPerson(each, senses))
    return full?.includes(' ') ? [{ full, from: found.index + found[0].length }] : []
  })
  const own = fold(self?.title ?? '').split(' ')
  const names = [...new Set(persons.flatMap(({ full }) => full.split(' ')))].filter(
    (name) =>
      !common.test(name.replace('.', '')) && name.length > 2 && !own.includes(fold(name)) && !(senses.get(fold(name)) ?? []).some(isOther),
  )
  const meant = names.flatMap((name) => {
    const bearers = persons.filter(({ full }) => full.split(' ').includes(name))
    return new Set(bearers.map(({ full }) => full)).size === 1 ? [[name, bearers[0]!] as const] : []
  })
  if (meant.length === 0) return undefined
  const byName = new Map(meant)
  const alone = new RegExp(`(?<![\\p{L}"“'’-])(?:${meant.map(([name]) => name).join('|')})(?![\\p{L}"”-])`, 'gu')
  return reworded(text, alone, (name, _, at) => {
    const { full, from } = byName.get(name)!
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)]
    const ahead = /(?<starts>^|[.;:] )?(?<word>(?:Dr|Mr|Mrs|Prof|Capt|St)\.|\p{Lu}[\p{L}'’-]*) (?:(?:of|de|van|von|the) )?$/u.exec(
      before,
    )?.groups
    const isPart = ahead !== undefined && (ahead.starts === undefined || full.split(' ').includes(ahead.word!))
    const goesOn = /^ (?:\p{Lu}|cards?\b|family\b|Allies\b)/u.test(after)
    return at < from || isPart || goesOn || several.test(before) ? name : full
  })
}

/** "Robert and Barnabas Marsh": a surname told once for two, of whom the first has no name of his own. */
export function surnameForBoth(text: string, { senses }: KnownWords): Rewording | undefined {
  const pair =
    /(?<![\p{L}’-]|(?<!^|[.;:] )(?<!\p{L})\p{Lu}[\p{L}.'’-]* )(?<first>\p{Lu}[\p{L}'’-]+)(?= (?:and|or|nor) (?<second>\p{Lu}[\p{L}'’-]+) (?<surname>\p{Lu}[\p{L}'’-]+)\b)/gu
  return reworded(text, pair, (first, [, second, surname], index) => {
    const isStrange =
      /\bjoins $/i.test(text.slice(0, index)) &&
      !first.endsWith('s') &&
      ![first, second!, surname!, `${second} ${surname}`].some((each) => senses.has(fold(each)))
    return isStrange || isPerson(`${first} ${surname}`, senses) ? `${first} ${surname}` : first
  })
}

type Senses = KnownWords['senses']

const isPerson = (name: string, senses: Senses): boolean =>
  (senses.get(fold(name)) ?? []).some((sense) => sense.kind === 'title' && sense.type === 'Ally')

/** A word that means something else by itself: a place, an attribute, another card's Title. */
const isOther = ({ kind }: { readonly kind: string }): boolean => kind !== 'family'
