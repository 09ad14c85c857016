/**
 * As many as went in the sentence before, whatever is done with so many: "Discard up to three cards. Your opponent must discard an equal
 * number.", "Bury any number of your Allies. Then draw as many cards.", "... half the number of cards". Each is put as the grammar has it, one for
 * each card that went; who does it is told where the sentence before was of somebody else.
 */

import { type Edit, edited, type Rewording } from './rewording.ts'

/** A sentence of a text, without its stop. */
const sentence = /[^.;!]+(?:\.(?=\S)[^.;!]*)*/g

const doer =
  '(?:your opponent|each opponent|target opponent|that player|that opponent|each player|each other player|he or she|he|she|they|you)'

/** What a sentence does with cards, whoever does it at whatever moment: how those that went are called after it. */
const sends = new RegExp(
  `^(?:(?:[^.;:]*?(?:, |: ))?)(?:(?<who>${doer}|any player|any opponent) )?(?:may |must )?(?:then |choose and )?(?<how>discards?|bury|buries|flips?|returns?)\\b(?![^.;]*\\b(?:instead|unless|or else)\\b)[^.;]*$`,
  'iu',
)

const goneAs = (how: string): string =>
  /^d/i.test(how) ? 'discarded' : /^b/i.test(how) ? 'buried' : /^f/i.test(how) ? 'flipped' : 'returned'

const manyWords = '(?:(?:just )?as many|that many|(?:an? )?equal number|the same number|a like number)'

/** "Then your opponent must discard as many cards at random". */
const doesAsMany = new RegExp(
  `^(?<lead>(?:Then,? )?(?:(?<who>${doer}) )?(?<may>may |must )?(?:then |also )*)(?<does>draws?|discards?|bury|buries|flips?|returns?|loses?|gains?) ${manyWords}(?: of)?(?<what>(?: (?!as\\b)[^.;:]+)?)$`,
  'iu',
)

/** "For each card", "equal to half the number of cards", which else would be counted in all of the game. */
const countsThem = /\b(?:for (?:each|every) card|(?:half )?(?:of )?the number of cards)(?=[.;,]|$| until\b)/iu

/** A noun of several as one: "Allies of your opponent", "of your opponent's Allies", "cards". */
function asOne(what: string): string | undefined {
  const said = what.trim()
  if (said === '') return 'card'
  const random = / (?:at random|chosen at random)$/i.test(said) ? 'random ' : ''
  const plain = said.replace(/ (?:at random|chosen at random)$/i, '').replace(/^(?:new|other|more) /i, '')
  if (/^(?:your|his|her|their|the|an?)\b/i.test(plain) && !/^(?:your|his or her|his|her|their) (?:opponent['’]s )?\p{Lu}/u.test(plain))
    return undefined
  // "Of your opponent's Allies" are told by whose they are.
  const whose = /^(?:of )?((?:your|his or her|his|her|their|that player['’]s) (?:opponent['’]s )?)(.+)$/iu.exec(plain)
  if (whose) return `${random}of ${whose[1]}${whose[2]}`
  const noun = /^((?:\p{Lu}[\p{L}’'-]* )*)(cards|\p{Lu}[\p{L}-]*s)\b(.*)$/u.exec(plain)
  if (!noun) return undefined
  const single = noun[2]!.replace(/Allies$/u, 'Ally').replace(/s$/u, '')
  return `${random}${noun[1]}${single}${noun[3]}`
}

/** The sentences of a text, and where each stands. */
const sentencesOf = (text: string): readonly { readonly at: number; readonly said: string }[] =>
  [...text.matchAll(sentence)].flatMap(({ 0: said, index }) =>
    said.trim() === '' ? [] : [{ at: index + said.length - said.trimStart().length, said: said.trim() }],
  )

/** The deed for each card that went so; nothing where it is none of those that can be counted so. */
function forEachGone(said: string, before: string): string | undefined {
  const gone = sends.exec(before)?.groups
  if (gone?.['how'] === undefined) return undefined
  const of = `card ${goneAs(gone['how'])} in this way`
  const many = doesAsMany.exec(said)?.groups
  if (many?.['does'] === undefined) {
    const found = countsThem.exec(said)
    if (!found) return undefined
    const put = /^for/i.test(found[0]) ? `for each ${of}` : `${found[0]} ${goneAs(gone['how'])} in this way`
    return `${said.slice(0, found.index)}${put}${said.slice(found.index + found[0].length)}`
  }
  const isSanity = /^(?: (?:points of )?Sanity(?: points)?)?$/i.test(many['what'] ?? '') && /^(?:loses?|gains?)$/i.test(many['does'])
  const one = isSanity ? '1 Sanity' : asOne(many['what'] ?? '')
  if (one === undefined || (/^(?:loses?|gains?)$/i.test(many['does']) && !isSanity)) return undefined
  // Where another has done the deed before, an order is yours.
  const mine = many['who'] === undefined && gone['who'] !== undefined && !/^you$/i.test(gone['who']) ? 'you ' : ''
  const lead = `${(many['lead'] ?? '').replace(/^Then,? /i, '')}${mine}`
  const what = isSanity ? one : one.startsWith('random of') ? `one random ${one.slice(7)}` : `one ${one}`
  // Where it goes stands behind what is counted.
  const told = /^(?<what>.*?)(?<whither> to (?:your|his|her|their|its)\b.*| face-down)?$/iu.exec(what)!.groups!
  return `${lead}${many['does']} ${told['what']}${told['whither'] ?? ''} for each ${of}`
}

/** The text with what is done as often as cards went so put in full, behind the deed that it counts. */
export function asManyWent(text: string): Rewording | undefined {
  const all = sentencesOf(text)
  const edits: Edit[] = []
  all.forEach(({ at, said }, index) => {
    const before = all[index - 1]
    const put = before && forEachGone(said, before.said)
    if (!before || put === undefined) return
    const from = before.at + before.said.length
    const isOther = /^you\b/.test(put) || sends.exec(before.said)?.groups?.['who'] !== undefined
    const then = isOther && !/^(?:you|your opponent|each|that|target|he|she|they)\b/i.test(put) ? `you ${put}` : put
    edits.push({ at: from, length: at + said.length - from, put: `, then ${then[0]!.toLowerCase()}${then.slice(1)}` })
  })
  return edited(text, edits)
}
