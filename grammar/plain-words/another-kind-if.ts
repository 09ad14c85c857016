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

/** "A new Dreamlands Location, or a Waking World Location if you are now in the Dreamlands": in the one of both that one is not in. */
const worlds: Row = [
  /\b(an?|any)( new)? (Dreamlands|Waking World) Location([^.;:,]*), or an?(?: new)? (Dreamlands|Waking World) Location (?:if|when|while) you are (?:now |already |currently )?in the (Dreamlands|Waking World)(?:, ?([^.;:]+))?(?=[.;]|$)/giu,
  (found, [a, isNew = '', first, tail = '', other, where, behind]) =>
    first === other || where!.toLowerCase() !== first!.toLowerCase()
      ? found
      : `${a}${isNew} Location in the ${first} or ${other}, whichever you are not in${tail || behind ? `,${tail || ` ${behind}`}` : ''}`,
]

export const anotherKindIf: readonly Row[] = [
  worlds,
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
