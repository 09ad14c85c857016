/**
 * One kind of card, or another where something is so: "discard one Ally, or an Artifact if it is Night". The other may be chosen only then,
 * and the first at any time, so that it is no condition of both.
 */

import { asHead, like, type Row } from '../rewording.ts'

const word = "\\p{Lu}[\\p{L}’'-]*"
const kind = `((?:new )?(?:other )?${word}(?: (?:or |of |the )?${word})*)`
const order = '(?:discard|bury|return|play|flip|take|place|recover)'
const verb = `((?:immediately |at once |then )*${order})`
const head = '(?<=^|[.;:] |, then )((?:Your|your|An|an) opponent (?:must )?)?'
const one = '(one|an?|any(?: one)?)'
const so = '(if|while|when) ([^.;:,]+?)'
const more = '((?:, (?:in|of|on|from|right)[^.;:]*)?)(?=[.;]|$)'
const said = (verbs: string): string =>
  `${verbs}s? ${one} ${kind}((?: (?!or\\b)(?:(?!\\b(?:if|while|when|unless)\\b)[^.;:,])*?)?), or ${one} ${kind} ${so}${more}`

/** What was found, told as two sentences. */
const put = (
  found: string,
  [who = '', does, n, first, tail = '', m, second, lead, when, behind = '']: readonly (string | undefined)[],
): string => {
  const rest = tail || behind
  // A number of its own, or "and", is another thing.
  if (/\b(?:and|unless|instead)\b/i.test(`${tail}${behind}`) || (tail !== '' && behind !== '')) return found
  const deed = does!.toLowerCase()
  const again = deed.replace(/immediately |at once |then /g, '')
  const isNew = /^new /i.test(first!) && !/^new /i.test(second!) ? 'new ' : ''
  const asks = asHead(lead!.replace(/^w(?:hile|hen)$/i, 'if'))
  const told = who ? `${who.trim().replace(/ must$/, '')} must ${deed}` : like(found, deed)
  return `${told} ${n} ${first}${rest}. ${asks} ${when}, ${who ? 'he or she' : 'you'} may ${again} ${m} ${isNew}${second}${rest} instead`
}

export const anotherKindIf: readonly Row[] = [
  [new RegExp(`${head}${said(verb)}`, 'gu'), put],
  [
    new RegExp(
      `(?<=^|[.;:] )()${said(`((?:Immediately |Then,? )?${order.replace(/(?<=[(?:|])([a-z])/g, (a) => a.toUpperCase())}|Immediately ${order})`)}`,
      'gu',
    ),
    put,
  ],
]

/** The same where that cannot be read: as a condition of both it would be read wrongly. */
export const kindIfSo = new RegExp(`\\b${said(`(?:[Dd]iscard|[Bb]ury|[Rr]eturn|[Pp]lay|[Ff]lip|[Tt]ake|[Pp]lace|[Rr]ecover)`)}`, 'gu')
