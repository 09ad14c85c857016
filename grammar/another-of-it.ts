/**
 * What more there is of the same, told without its name: "draw one card. If it is Night, draw two more", "lose 1 Sanity, and another if ...".
 * What is counted is what the last deed of the same kind counted.
 */

import { type Rewording, reworded } from './rewording.ts'

const kinds: readonly string[] = ['draw', 'lose', 'gain', 'discard', 'bury', 'return']
const verb = '(draws?|loses?|gains?|discards?|bur(?:y|ies)|returns?)'
const count = '(?:an?|one|two|three|four|five|six|\\d+)'
const noun =
  '(?:cards?|Sanity(?: points?)?|points?(?: of Sanity)?|Ally|Allies|Artifacts?|Tomes?|Spells?|Events?|Monsters?|Phobias?|Phobiae|Weapons?)'
const whose = '(?: (?:of|from|in) (?:your|his or her|his|her|their|target|an|the|any|that|each|one)\\b[^.,;:()]*?)?'
const end = '(?=[.,;:()]|$| (?:if|when|while|whenever|and|or|but|at|until|unless|for|then|during|as|to)\\b)'

/** What is done to so many of something. */
const deed = new RegExp(
  `\\b${verb} (?:any )?${count} ((?:random )?(?:of (?:your|an?|the|any|that|target)(?: (?:opponent|player)['’]s)? )?(?:[\\p{L}’'-]+ )?${noun})( at random)?(${whose})( at random)?${end}`,
  'giu',
)
/** The same once more, and nothing told of what it is done to. */
const again = new RegExp(
  `\\b${verb} (?:(another|a second|a third)(?: one)?|(one|two|three|four|five|\\d+) more)( at random)?(?=[.,;]|$| (?:if|when|while|whenever|at|unless|for)\\b)`,
  'giu',
)
const oneMore = /(?<=(?:,| and| plus) )another(?= (?:if|while|when|at Night|during the (?:Day|Night)|for each)\b)/giu

const kindOf = (word: string): string | undefined => kinds.find((each) => word.toLowerCase().startsWith(each.slice(0, -1)))

const number = (word: string): number => Number(word) || ['', 'one', 'two', 'three', 'four', 'five', 'six'].indexOf(word.toLowerCase()) || 1
const nth = (word: string): number => ['second', 'third', 'fourth', 'fifth'].findIndex((each) => word.toLowerCase().includes(each)) + 2

const hand = '(?:in|into|to) your Hand'
const pile = '(?:(?:from|in|of|out of) )?(?:either )?(?:(?:from|in) )?your (?:Discard Pile|Story Deck|Mythos Deck)'
const takes = '(?:take|return|retrieve|recover|fetch|choose|put|place|pick|select|add)'
/** So many of a kind that come from a pile to the Hand. */
const fetched = new RegExp(
  `\\b${takes} (?:up to )?(?:any )?(an?|one|two|three|four|\\d+) ((?:(?!cards?\\b)[\\p{L}’'-]+ ){1,4}?|cards? )(${pile}(?: or ${pile.replace('your ', '(?:your )?')})?)(?:,? (?:and|then|and then) (?:return|put|take|place|add) (?:it|them|that card|those cards|the card|the cards) ${hand}|,? ${hand})(?=[.;])`,
  'giu',
)
/** One more of them, by whatever verb. */
const oneMoreOfThem = new RegExp(
  `\\b${takes} (?:back )?(another|(?:a|the) (?:second|third|fourth|fifth)|one more)(?: one| of them| such card)?(?: ${hand})?(?: as well| too| also)?(?=[.;,]|$| (?:if|when|while|unless)\\b)`,
  'giu',
)

/** "Return up to two Monsters from your Story Deck to your Hand. If it is Night, you may take a third": from the same pile. */
function fetchedMore(text: string): Rewording | undefined {
  return reworded(text, oneMoreOfThem, (found, [how], at) => {
    const before = [...text.slice(0, at).matchAll(fetched)].at(-1)
    if (!before) return found
    const [all, n, what, from] = before
    // "A third" of which there was but one before leaves open what the second is.
    const already = number(n!) + [...text.slice(before.index + all.length, at).matchAll(oneMoreOfThem)].length
    if (/second|third|fourth|fifth/i.test(how!) && nth(how!) !== already + 1) return found
    return `return one ${what}${from} to your Hand`
  })
}

/** The text with what is counted named each time; nothing where that is nowhere left out. */
export function anotherOfIt(text: string): Rewording | undefined {
  const more = fetchedMore(text)
  if (more) return more
  const named = reworded(text, again, (found, [how, another, n, lot], at) => {
    const before = [...text.slice(0, at).matchAll(deed)].filter(([, each]) => kindOf(each!) === kindOf(how!)).at(-1)
    if (!before) return found
    const [, , what, byLot, whose, byLotToo] = before
    return `${how} ${another ? 'one' : n} ${what}${lot ?? byLot ?? byLotToo ?? ''}${whose}`
  })
  return named ?? reworded(text, oneMore, () => 'one more')
}
