/**
 * Lists told ahead: "do one of the following: ...", "the following add 1: Priests and Doctors", "one card (an Artifact, Tome or Spell)". What they
 * list is put where the words announce it. Tried for a text that cannot be read as it stands.
 */

import { inRows, like, type Rewording, type Row } from './rewording.ts'

/** What a list has, without its marks: "a) draw one card; b) gain 1 Sanity". */
const listed = (list: string): readonly string[] =>
  list
    .replace(/(?:^|(?<=[;,] ))(?:\(?[a-d1-4]\)|[1-4]\.) /g, '')
    .split(/(?:[;,] (?:and|or) |[;,] | or | and )/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** "Priests, Doctors and Authors". */
const inRow = (all: readonly string[], word: 'and' | 'or'): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${word} ${all.at(-1)}`

const bare = (list: string): readonly string[] => listed(list).map((each) => each.replace(/^(?:an?|any|one) /i, ''))

/** One of several things that are done; what two of them have in common stays as it is. */
const oneOf: Row[1] = (found, [may = '', list]) => {
  const parts = list!.includes(';')
    ? list!.split(/; (?:or )?/)
    : list!.split(/, (?:or )?| or (?=(?:draw|gain|lose|bury|discard|flip|return|look|play|take)\b)/)
  const all = parts
    .map((each) =>
      each
        .replace(/^\(?[a-d1-4][).] ?/, '')
        .replace(/[;,]$/, '')
        .trim(),
    )
    .filter((each) => each !== '')
  return like(found, all.length > 2 ? `${may}${all.slice(0, -1).join(', ')}, or ${all.at(-1)}` : `${may}either ${all.join(' or ')}`)
}

const one = '(?:one|either)'
const rows: readonly Row[] = [
  [
    new RegExp(
      `\\b(you may )?(?:(?:do|choose|perform|select) (?:any )?${one} (?:of (?:the following|these)(?: (?:two|three|four|things|effects|actions|deeds))*|(?:effect|action|thing|deed))|choose between (?:the following|these)|${one} of (?:the following|these)(?: happens?| occurs?| takes place)?)(?:,? (?:as you choose|of your choice|your choice|you choose))?: ([^.]+)(?=\\.|$)(?=[^.]*)`,
      'giu',
    ),
    (found, groups) =>
      /^(?:you may )?(?:draw|gain|lose|bury|discard|flip|return|look|play|take|your|\(?[a-d1-4][).])/i.test(groups[1]!)
        ? oneOf(found, groups)
        : found,
  ],
  [
    /\b(?:(?:do|perform) )?(?:(?:both|all|each) of )?the following(?: things?)?(?: happens?| occurs?| takes place)?: (?=(?:draw|gain|lose|bury|discard|flip|return|look|play|take)\b)/giu,
    () => '',
  ],
  [/(?<=[,:] )both (?=(?:draw|gain|lose|bury|discard|flip|return)\b[^.;]* and )/giu, () => ''],
  // "Discard one of the following of your opponent: an Artifact, a Tome or a Spell."
  [
    /\b(one|any one) of (?:the following|these)(?: cards)?((?: (?:of|in|from) [^.:;]*?)?): ([^.;]+)(?=[.;]|$)/giu,
    (_, [n, where = '', list]) => `${n!} ${inRow(bare(list!), 'or')}${where}`,
  ],
  [
    /\bone of (your opponent['’]s|an opponent['’]s|your) cards: ([^.;]+)(?=[.;]|$)/giu,
    (_, [whose, list]) => `one ${inRow(bare(list!), 'or')} of ${/^your$/i.test(whose!) ? 'yours' : whose!.replace(/['’]s$/, '')}`,
  ],
  [
    /\b(one|any|a|any one) card((?: of (?:your opponent|yours|any player|an opponent))?) \(((?:an? |any )?\p{Lu}\p{L}+(?:, (?:an? )?\p{Lu}\p{L}+)*,? or (?:an? )?\p{Lu}\p{L}+)\)/gu,
    (_, [n, where, list]) => `${n!} ${inRow(bare(list!), 'or')}${where}`,
  ],
  [/\b(one|an?|any) (\p{Lu}\p{L}+) or (\p{Lu}\p{L}+) or (\p{Lu}\p{L}+)/gu, (_, [n, a, b, c]) => `${n!} ${a}, ${b} or ${c}`],
  // "None of the following may be played: ...", "you may not play the following: ...".
  [
    /\bnone of (?:the following|these)(?: cards| Allies| Monsters)? (may|can) ([^.:;]+): ([^.;]+)(?=[.;]|$)/giu,
    (found, [can, verb, list]) => like(found, `${inRow(bare(list!), 'and')} ${/may/i.test(can!) ? 'may not' : 'cannot'} ${verb}`),
  ],
  [
    /\b(?:each|all|any) of (?:the following|these)(?: cards| Allies| Monsters)? ([^.:;]+?): ([^.;]+)(?=[.;]|$)/giu,
    (found, [verb, list]) => like(found, `${inRow(bare(list!), 'and')} ${verb!.replace(/^(gain|lose|add|subtract)s\b/, '$1')}`),
  ],
  [
    /(?<=^|[.;:,] )the following(?: cards| Allies| Monsters| Artifacts| Events)? (?!of\b)([^.:;]+?): ([^.;]+)(?=[.;]|$)/giu,
    (found, [verb, list]) => like(found, `${inRow(bare(list!), 'and')} ${verb!}`),
  ],
  [
    /\b(?:any of |all of )?the following(?: cards| Allies| Monsters| Artifacts| Events)?: ([^.;]+)(?=[.;]|$)/giu,
    (_, [list]) => inRow(bare(list!), 'and'),
  ],
]

export const theFollowing = (text: string): Rewording | undefined => inRows(text, rows)
