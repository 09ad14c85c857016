/** What may, must and must not be done, at which price and for how long, in other words: worlds a card belongs to, Gates told aside, ways here and away. */

import type { Clause } from '../clauses.ts'

const world = '(?:the )?(?:dreamlands|waking world|new aeon)'
const bothWorlds = `(?:in )?${world} (?:or|and|nor) (?:in )?${world}`
const although =
  '(?: ,)? (?:even though|even if|even when|although|though|despite the fact that|in spite of the fact that|notwithstanding that)'
const needed = '(?:other|different|another|a different|need|require|necessary|proper|right|correct|appropriate|match|normal|usual)'
const thisPlace = '(?:it|they|the card|your current location|the location|this location|THIS|you is at a location that|your location)'
const lacks =
  '(?:require|need|call for|ask for|do not (?:have|bear|feature|show|carry|possess|include)|lack|is without|is missing|have not|have no)'
const noCards = '(?:without (?:play|use) (?:any |a )?cards?|play no cards?|do nothing|idle|inactive|not play(?: any| a)? cards?)'

export const liberties: readonly Clause[] = [
  // ---------------------------------------------------------------- in which world
  [new RegExp(`(?<=\\bplay(?: THIS)? )(?:while|when|if) (?:you is )?(?:either )?(?=${bothWorlds}$)`), ''],
  [new RegExp(`(?:regardless of )?whether (?:you is |your investigator is )?(?<both>${bothWorlds})`), '<both>'],
  [
    new RegExp(`${although} (?:it|they|THIS|that card) (?:come|is|originate|hail|is find|belong|have its home) (?:from|of|in|to) ${world}`),
    ' regardless of dimension',
  ],
  // ---------------------------------------------------------------- which attribute a place has
  [
    new RegExp(`${although} ${thisPlace} ${lacks} (?:(?:a|the|any|its|their) )?(?:${needed} )?(?:location )?attributes?(?=$| ,| \\()`),
    ' regardless of attribute',
  ],
  [/(?<=\bregardless of )(?:the |any |all )?(?:need|require|necessary|usual|normal|proper) attributes?(?=$| ,| \()/, 'attribute'],
  // ---------------------------------------------------------------- a Gate told aside
  [
    /^(?<may>you (?:may|can) play [^,;()]+?)(?: ,)? (?:while|when|if) (?:this is your current location|your current location is THIS|you is here|you is at THIS) \( use (?:the |a |this |its )?gate \)$/,
    '<may> here ( use gate )',
    ['Location'],
  ],
  // ---------------------------------------------------------------- what serves to travel
  [/^use as (?=(?:a )?(?:travel|travel_\S+|\S+ travel)\b)/, 'use this card as ', ['Monster', 'Ally', 'Artifact']],
  [
    /^(?<use>use (?:THIS|it) (?:as|to) [^,;:]+?) (?:if|when|while) (?:(?:it|THIS) is )?(?<how>summon|control)$/,
    'if <how> , <use>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- how one comes here and how one leaves
  [
    /^you must (?:use|play) (?:a )?(?<by>[^,;]+?) (?:either |both )?to (?:come|travel|get|go|arrive)(?: to)? (?:here|THIS) (?:or|and) (?:to )?(?:leave|depart|go away)(?: from)?(?: here| THIS| it)?$/,
    'you may only reach this location by <by> . you may only leave this location by <by>',
    ['Location'],
  ],
  // ---------------------------------------------------------------- who is meant, and for how long
  [
    /^(?<when>(?:[^,;:]+ , )?)(?:the )?target (?=(?:may|must|cannot|can)(?: not)? (?:pass|play|cast|use (?:a|any|the)? ?gate|gain))/,
    '<when> your opponent ',
    ['Event'],
  ],
  [new RegExp(`(?:must )?(?:spend|use|pass) their next turn (?:by )?${noCards}`), 'lose their next turn', ['Event', 'Spell']],
  [
    /(?<=^|, |you may |turn )(?:only )?(?:1 time only|once only|once during the game|1 time (?:per|during the|in the|each) game|once in the game|once each game)(?=$| ,| you)/,
    'once a game',
  ],
  // ---------------------------------------------------------------- instead of being buried
  [
    /^(?:at the end of combat|after combat)(?: ,)? (?:THIS|it) (?:stay|remain|is keep|is leave) in your threat (?:instead of|rather than) (?:is )?bury(?: it)?$/,
    'instead of is bury , it remain in your threat',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- what is drawn and what comes back
  [/\bdraw (?<n>(?:up to )?(?:#|1)) new card(?= |$)/, 'draw <n> card'],
  [/\bbring back (?=[^,;:]* to your hand)/, 'return '],
  [/\bbring (?<what>[^,;:]+?) back (?=to your hand)/, 'return <what> '],
]
