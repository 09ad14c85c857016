/** What may be done neither so nor so: two bans, or three, of whatever verbs. */

import type { Clause } from '../clauses.ts'

const head = '(?<head>(?:(?:while|if|when|during|until|for|at|by) [^,:;()]+ , )?)'
const who = '(?<who>(?!neither\\b)(?:[^,:;() ]+ ){0,5}?[^,:;() ]+?)'
const rest =
  '(?<rest>(?: (?:while|if|when|during|until|for the|at the|at night|by day|by night|this round|this turn|in this|in any|as long as)(?: [^,:;()]+)?)?)'
const verb = '(?!is\\b)(?:[a-z]+)(?: [^,:;() ]+){0,4}?'
const none = '(?:may|can) neither'

export const neitherOfBoth: readonly Clause[] = [
  // "Are affected by neither Events nor Spells", "can be absorbed neither by Priests nor by Cultists".
  [
    /\bis (?<how>affected|absorb|bury|flip|harm) (?:by neither|neither by) (?<a>[^,.:;() ]+(?: [^,.:;() ]+)?) nor (?:by )?(?<b>[^,.:;() ]+)(?=$| )/,
    'is not <how> by <a> or <b>',
  ],
  [
    /\b(?:may|can) is (?<how>affected|absorb|bury|flip|cancel|discard|reach) (?:by neither|neither by) (?<a>[^,.:;() ]+(?: [^,.:;() ]+)?) nor (?:by )?(?<b>[^,.:;() ]+)(?=$| )/,
    'may not is <how> by <a> or <b>',
  ],
  // Whoever is one Ally may use no Weapon, in whatever number.
  [/(?<=\b(?:target ally|that ally|the target) (?:may not|cannot) )(?:use|bear|wield|carry) (?:his |their )?(?=weapon\b)/, 'use any '],
  // "You may neither play nor use Weapons": what stands behind the second verb belongs to both, if the first has none of its own.
  [
    new RegExp(
      `^${head}${who} ${none} (?<a>play|use|cast|flip|bury|discard|draw|move|give|bear|carry|join) nor (?<b>play|use|cast|flip|bury|discard|draw|move|give|bear|carry|join) (?<what>[^,:;()]+?)${rest}$`,
    ),
    '<head> <who> may not <a> <what> <rest> . <head> <who> may not <b> <what> <rest>',
  ],
  // What is told of whose doing it is belongs to both.
  [
    new RegExp(
      `^${head}${who} (?:may|can) (?:is neither|neither is) (?<a>[a-z]+) nor (?:is )?(?<b>[a-z]+)(?<by>(?: by [^,:;()]+?)?)${rest}$`,
    ),
    '<head> <who> may not is <a> <by> <rest> . <head> <who> may not is <b> <by> <rest>',
  ],
  [
    new RegExp(`^${head}${who} ${none} (?<a>${verb}) , (?<b>${verb})(?: ,)? nor (?<c>${verb})${rest}$`),
    '<head> <who> may not <a> <rest> . <head> <who> may not <b> <rest> . <head> <who> may not <c> <rest>',
  ],
  [
    new RegExp(`^${head}${who} ${none} (?<a>${verb})(?: ,)? nor (?<b>${verb})${rest}$`),
    '<head> <who> may not <a> <rest> . <head> <who> may not <b> <rest>',
  ],
]

const not = '(?:may not|cannot)'
const him = '(?<who>(?:(?!(?:may|cannot|if|when|while)\\b)[^,.:;() ]+ ){0,5}?(?!(?:may|cannot|if|when|while)\\b)[^,.:;() ]+)'
const howLong =
  '(?<when> (?:(?:in (?:any combat )?|during )?this (?:round|turn|combat)|(?:for the (?:remainder|rest)|until the end) of (?:the|this) (?:round|turn|combat)))'
const word = '(?!(?:this|until|remainder|rest|while|if|when|unless|during|or)\\b)[^,.:;() ]+'
const plain = `(?:${word} )*?${word}`

/** "He may not defend this Round, and may not use any Weapon": neither of both, and both as long. */
export const bothAsLong: readonly Clause[] = [
  [
    new RegExp(`^${him} ${not} (?<a>${plain})${howLong}(?: ,)? and (?:(?:they|it|\\k<who>) )?(?:also )?${not} (?<b>${plain})$`),
    '<who> may not <a> <when> . <who> may not <b> <when>',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(`^${him} ${not} (?<a>${plain})(?: ,)? and (?:(?:they|it|\\k<who>) )?(?:also )?${not} (?<b>${plain})${howLong}$`),
    '<who> may not <a> <when> . <who> may not <b> <when>',
    ['Event', 'Spell'],
  ],
]
