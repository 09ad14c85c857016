/**
 * "The Ally your opponent just played": an answer to that play, of whatever words. "Just" goes without saying elsewhere and is
 * gone when a sentence is read, so it is heard here: what was played at any time is another card.
 */

import type { Row } from './rewording.ts'

const begin = '(?<=^|[.;] |[.;] Then, )'
const foe = '(?:(?:[Yy]our|[Aa]n|[Tt]he|[Tt]hat|[Aa]ny|[Oo]ne) opponent|[Oo]pponent|[Aa]nother player)'
const they = '(?:he or she|she or he|he|she|they)'
const kind = "(\\p{Lu}[\\p{L}’'-]*(?:(?: or(?: an?)?)? \\p{Lu}[\\p{L}’'-]*){0,4}|card)"
const which = '(?:the|an?|one|any one|any|that) (?:last |most recent )?'
const has = '(?:has |have |had )?'
/** Just played, by your opponent. */
const so = `${kind},? (?:(?:(?:that|which|who) )?(?:${foe} ${has}just played|(?:was |were |has been )?just played by ${foe}|${has}just been played by ${foe})|last played by ${foe})`
/** Just played by him who was named before. */
const soByHim = `${kind},? (?:(?:(?:that|which) )?${they} ${has}just played|(?:that was |which was )?just played)`
const home =
  "(?: (?:back )?(?:to|into) (?:his or her|its owner['’]s|their owner['’]s|the owner['’]s|(?:your |the |an )?opponent['’]s|that player['’]s|his|her|their|the) [Hh]and| to [Hh]and)"
const end = '(?=[.;,]|$| and )'

const answer = (what: string, verb: string, whither: string | undefined): string => {
  const a = /^[AEIO]/i.test(what) ? 'an' : 'a'
  return `After your opponent plays ${a} ${what}, ${verb.toLowerCase()} that card${whither ? " to its owner's Hand" : ''}`
}

const lost: Readonly<Record<string, string>> = { buried: 'bury', discarded: 'discard', flipped: 'flip', returned: 'return' }

export const justPlayed: readonly Row[] = [
  // "These are Discarded": several, and not this card.
  [/(?<=^|[.;] )These (?=(?:are|must be) )/gu, () => 'They '],
  [
    /(?<=\b(?:put|puts|place|places|return|returns|discard|discards|bury|buries) )(?:these|those)(?= (?:on|under|beneath|back|in|into|to)\b)/gu,
    () => 'them',
  ],
  [
    new RegExp(`${begin}([Bb]ury|[Dd]iscard|[Ff]lip|[Rr]eturn) ${which}${so}(${home})?${end}`, 'gu'),
    (said, [verb, what, whither]) => (/^return$/i.test(verb!) === (whither === undefined) ? said : answer(what!, verb!, whither)),
  ],
  [new RegExp(`${begin}[Rr]eturn${home} ${which}${so}${end}`, 'gu'), (_, [what]) => answer(what!, 'return', 'home')],
  [
    new RegExp(
      `${begin}(?:[Tt]he|[Aa]n?|[Oo]ne|[Aa]ny) ${so},? (?:is|must be|has to be) ([Bb]uried|[Dd]iscarded|[Ff]lipped|[Rr]eturned)(?: face-down)?(${home})?${end}`,
      'gu',
    ),
    (said, [what, done, whither]) => {
      const verb = lost[done!.toLowerCase()]!
      return (verb === 'return') === (whither === undefined) ? said : answer(what!, verb, whither)
    },
  ],
  [
    new RegExp(`${begin}(?:[Tt]he|[Aa]n?|[Oo]ne|[Aa]ny) ${so} (?:returns|goes back|must return|must go back)${home}${end}`, 'gu'),
    (_, [what]) => answer(what!, 'return', 'home'),
  ],
  [
    new RegExp(`${begin}${foe} (?:must |has to |is forced to )?([Bb]ury|[Bb]uries|[Dd]iscards?|[Ff]lips?) ${which}${soByHim}${end}`, 'gu'),
    (_, [verb, what]) => answer(what!, verb!.replace(/ies$/i, 'y').replace(/s$/i, ''), undefined),
  ],
  [
    new RegExp(`${begin}${foe} (?:must |has to |is forced to )?(?:returns?|takes?) ${which}${soByHim}${home}${end}`, 'gu'),
    (_, [what]) => answer(what!, 'return', 'home'),
  ],
]
