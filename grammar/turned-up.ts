/**
 * What becomes of one card that is turned up, told in several sentences: a Monster that attacks and goes, against which Allies may
 * defend, and any other card. What is said of the Monster alone belongs to its case, wherever it stands; what is said of any
 * other card is done otherwise.
 */

import { type Clause, putAsMeant } from './clauses.ts'
import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { newWords, piecesOf, textOf } from './tokens.ts'

const upcard = '(?:it|this|the card|that card|this card|the reveal card|the card reveal|the card so reveal)'
const isMonster = `(?:if|should|when) ${upcard} (?:(?:prove|proves|turn out|happen|show itself) to )?is (?:a )?monster`
const strikes = '(?:attack|fall on|fall upon|leap at|set upon|turn on|turn upon)'
const attacks = `(?:(?:it|they|the monster|that monster)(?: (?!may |can |cannot )[^,;:()]*? and)? ${strikes}(?: (?:you|your investigator))?|(?:you|your investigator) (?:must )?is attack(?: by (?:it|they|the monster|that monster))?|you must fight (?:it|the monster|that monster))`
const defend =
  '(?:(?:your |the )?ally (?:may not|cannot|can not|may|can)|no (?:of your )?ally (?:may|can))(?: help(?: to)?)? defend(?: you| your investigator| against (?:it|they))?(?: as (?:usual|normal)| normally)?'
/** Nobody defends against what was turned up but where it is said, so that none may is not said again. */
const noDefence = /\b(?:may not|cannot|can not|no (?:of your )?ally)\b/
const defence = `(?<defence>(?: ,| ;)? \\( ${defend} \\)|(?: ,| ;)? (?:and |but |although |though )?${defend})?`
const goes =
  '(?:(?: ,| ;)? (?:and )?(?:after which |afterwards? )?(?:you )?(?:must )?(?:then )?(?<how>discard|bury) (?:it|they|monster|the monster|that monster|the card|that card)(?<too> and (?:THIS|this card|this artifact|this tome))?|(?: ,| ;)? (?:and )?(?:afterwards? )?(?:it |the monster |that monster )?(?:must )?is (?:then )?(?<so>discard|bury))?'
const afterwards =
  '(?: (?:afterwards?|after (?:the|its|this|that) (?:attack|combat|battle|fight)(?: is over)?|when (?:the|its) (?:attack|combat|battle) is over))?'

const back = '(?:put|place|return|take|add|move|replace|keep)'
const handed = '(?:back )?(?:into|in|to) your hand'
const onTop = '(?:back )?(?:on|onto|to|at|upon)(?: the)? top(?: of (?:the|your|that|its)(?: mythos)? deck)?'

/** A Monster that was turned up, what it does and what becomes of it, in one sentence. */
const monster: readonly Clause[] = [
  [new RegExp(`^${isMonster}(?: ,)? ${attacks}${defence}${goes}${afterwards}$`), 'if it is a monster , it attack you'],
  [
    new RegExp(`^(?:a|any) monster(?: so reveal| reveal)? ${strikes}(?: (?:you|your investigator))?${defence}${goes}${afterwards}$`),
    'if it is a monster , it attack you',
  ],
]

/** What becomes of it afterwards, in a sentence of its own. */
const leaves = new RegExp(
  `^(?:(?:afterwards?|then)(?: ,)? )?(?:you )?(?:must )?(?:then )?(?<how>discard|bury) (?<what>it|monster|the monster|that monster|any monster|a monster|the card|that card)(?<too> and (?:THIS|this card|this artifact|this tome))?${afterwards}$`,
)
const isDefence = new RegExp(`^(?:and |but )?${defend}${goes}${afterwards}$`)

/** Any other card than the one just told of. */
const others: readonly Clause[] = [
  [
    new RegExp(`^(?:you )?(?<may>may )?(?:must )?${back} (?:any|all|each|every|a) other(?: kind of| type of)? card ${handed}$`),
    'otherwise , put it in your hand',
  ],
  [
    new RegExp(`^(?:any|all|each|every|a) other(?: kind of| type of)? card (?:must )?(?:is ${back}|go|come|return) ${handed}$`),
    'otherwise , put it in your hand',
  ],
  [
    new RegExp(`^(?:you )?(?:must )?${back} (?:any|all|each|every|a) other card ${onTop}$`),
    'otherwise , return it to the top of your mythos deck',
  ],
  [
    new RegExp(`^(?:any|all|each|every|a) other card (?:must )?(?:is ${back}|go|return) ${onTop}$`),
    'otherwise , return it to the top of your mythos deck',
  ],
  [/^(?:any|all|each|every|a) other card (?:must )?(?:is |go to the )?(?<how>discard|bury)(?: pile)?$/, 'otherwise , <how> it'],
  [/^(?:you )?(?:must )?(?<how>discard|bury) (?:all|each|every|a) other card$/, 'otherwise , <how> it'],
  [
    new RegExp(`^(?:any|all|each|every|a) other card you (?:may|can) (?:keep|${back} ${handed})$`),
    'otherwise , you may put it in your hand',
  ],
  [
    new RegExp(`^(?:any|all|each|every|a) other card (?:may|can) is (?:keep|${back} ${handed})$`),
    'otherwise , you may put it in your hand',
  ],
  [
    new RegExp(`^(?:if it is not|if not|otherwise) , (?:it is ${back}|it go|it return|${back} it) ${onTop}$`),
    'otherwise , return it to the top of your mythos deck',
  ],
  [/^(?:(?:if it is not|if not|otherwise) , )(?:put|place|return) it back$/, 'otherwise , return it to the top of your mythos deck'],
  [new RegExp(`(?<=^(?:if [^,]+ , )?)${back} it ${onTop}$`), 'return it to the top of your mythos deck'],
]

const reveals =
  /\b(?:reveal|turn up|turn over|flip over) (?:the top|the first|1|a) card (?:of|from)\b(?!.*\b(?:each|all|every) (?:player|opponent|investigator)\b)/

const put = (clauses: readonly Clause[], part: readonly Token[], self: Self | undefined): readonly Token[] | undefined => {
  for (const clause of clauses) {
    const said = putAsMeant(clause, part, piecesOf(part, self), self)
    if (said) return said
  }
  return undefined
}

const gone = (how: string, isThisToo: boolean): string => `, ${how} it${isThisToo ? ` and ${how} this card` : ''}`

/** Each sentence behind a card that is turned up, said so that it tells by itself of which case it speaks. */
export function withTurnedUp(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const shown = parts.findIndex((part) => reveals.test(textOf(part)))
  if (shown < 0) return parts
  const result: (readonly Token[])[] = []
  let fights: number | undefined
  // What is said right behind the attack, or who may defend, is said of the Monster.
  let last = -1
  const goesSo = (how: string, isThisToo: boolean): void => {
    result[fights!] = [...result[fights!]!, ...newWords(gone(how, isThisToo), result[fights!]![0]!)]
  }
  for (const [index, part] of apart(parts, shown).entries()) {
    const said = textOf(part)
    const clause = index > shown ? monster.find(([each]) => each.test(piecesOf(part, self).said)) : undefined
    const leaving = fights === undefined ? null : leaves.exec(said)
    const defended = fights === undefined ? null : isDefence.exec(said)
    if (clause) {
      const groups = clause[0].exec(piecesOf(part, self).said)!.groups!
      const how = groups['how'] ?? groups['so']
      fights = result.length
      result.push([...put([clause], part, self)!, ...(how ? newWords(gone(how, groups['too'] !== undefined), part[0]!) : [])])
      if (groups['defence'] && !noDefence.test(groups['defence'])) result.push(newWords('ally may defend', part[0]!))
      last = how ? -1 : index
    } else if (defended) {
      // Perhaps said after what becomes of the Monster, and of its attack all the same.
      if (!noDefence.test(said)) result.splice(fights! + 1, 0, newWords('ally may defend', part[0]!))
      const how = defended.groups!['how'] ?? defended.groups!['so']
      if (how) goesSo(how, defended.groups!['too'] !== undefined)
      else if (last === index - 1) last = index
    } else if (
      leaving &&
      (last === index - 1 || /monster/.test(leaving.groups!['what']!) || isOtherwiseNext(parts.slice(parts.indexOf(part) + 1)))
    ) {
      goesSo(leaving.groups!['how']!, leaving.groups!['too'] !== undefined)
      last = -1
    } else result.push(index > shown ? (put(others, part, self) ?? part) : part)
  }
  return result
}

/** "If it is an Event, Discard it; all other cards go into your Hand": what is done otherwise is a sentence of its own. */
const apart = (parts: readonly (readonly Token[])[], shown: number): readonly (readonly Token[])[] =>
  parts.flatMap((part, index) => {
    const at =
      index < shown
        ? -1
        : part.findIndex(
            ({ text }, i) =>
              /^[;,]$/.test(text) &&
              /^(?:and |but )?(?:any|all) other card (?:go|is|may|must|return|you)\b/.test(textOf(part.slice(i + 1))),
          )
    if (at < 1) return [part]
    const rest = part.slice(at + 1)
    return [part.slice(0, at), /^(?:and|but)$/.test(rest[0]!.text) ? rest.slice(1) : rest]
  })

const isOtherwiseNext = (parts: readonly (readonly Token[])[]): boolean =>
  parts.some((part) => /^(?:otherwise|if not|if it is not|(?:\S+ )?(?:any|all|each|every) other card)\b/.test(textOf(part)))
