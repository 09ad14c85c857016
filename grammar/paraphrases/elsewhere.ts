/** Locations told by where they are not: in another Region, Subregion or Dimension than the one before. */

import type { Clause } from '../clauses.ts'

const what = '(?<what>region|subregion|dimension)'
const own = '(?:your|their|the|its)'
const last = `(?:${own} )?(?:last|current|previous|present|former|old|own)(?: (?:1|region|subregion|dimension|location))?`
const than = `(?: (?:than|from|to) (?:${last}|that of ${last}|the 1 (?:before|you is in|they is in)))?`
/** "In another Region", "in a Region different from your last one". */
const there = `(?:in|of|from) (?:(?:a (?:different|new|other|separate)|another|any other|other|different) ${what}${than}|a ${what} (?:different from|other than|except) ${last})`
const thither = `(?:in |into |to )?(?:(?:a (?:different|new|other|separate)|another|any other) ${what}${than}|a ${what} (?:different from|other than|except) ${last})`
const put = 'location ( in another <what> )'

const moment = '(?:each time|when|if)(?: that)?'
const whoever = '(?:you|they|THIS|(?:your|a|any|each|the) (?:opponent|player|investigator|other player)|target opponent|that player)'
const forbids =
  '(?:(?:no (?:other )?(?:player|opponent|investigator)|nobody|no 1) may|(?:you|they|your opponent|(?:each|all|the|target|a) (?:other )?(?:opponent|player|investigator)) (?:may not|cannot|can not))'
const goes = '(?:travel|go|move|journey|cross|pass|sail|fly)'

export const elsewhere: readonly Clause[] = [
  [new RegExp(`(?<=\\b${moment} [^,:;()]*?\\bplay (?:a|any|the)(?: new)? (?:[^,:;() ]+ )?)location ${there}(?=$| ,| and| or| ;| :)`), put],
  [new RegExp(`(?<head>\\b${moment} ${whoever} )${goes} ${thither}(?=$| ,| and| or| ;| :)`), `<head> play a ${put}`],
  [new RegExp(`(?<head>\\b${moment} ${whoever} )(?:enter|reach|arrive) ${thither}(?=$| ,| and| or| ;| :)`), `<head> arrive at a ${put}`],
  [
    new RegExp(`(?<head>\\b${moment} ${whoever} )(?<how>arrive at|enter|reach|walk to) (?:a|any) location ${there}(?=$| ,| and| or| ;| :)`),
    `<head> <how> a ${put}`,
  ],
  [new RegExp(`(?<head>\\b${moment} ${whoever} )leave (?:your|their)(?: current)? ${what}(?=$| ,| and| or| ;| :)`), `<head> play a ${put}`],
  [new RegExp(`(?<=\\b${forbids} (?:[^,:;()]*? )?play (?:a|any|the)(?: new)? (?:[^,:;() ]+ )?)location ${there}(?=$| )`), put],
  [
    new RegExp(`(?<who>\\b${forbids} )(?:${goes} ${thither}|leave their(?: current)? ${what.replace('<what>', '<left>')})(?=$| )`),
    `<who> play a location ( in another <what> <left> )`,
  ],
  [new RegExp(`^(?<head>(?:[^,:;()]+ , )?)no location ${there} may is play(?=$| )`), `<head> no player may play a ${put}`],
]
