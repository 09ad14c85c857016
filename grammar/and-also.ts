/**
 * So much in one case, and another number where more is so: "1 point while your Current Location is Outside, or 2 points if it is also a
 * Forest Location". The second case is told in full, so that it holds where both are so.
 */

const sky = /^(?:it is )?(?:now )?(?:at |by |during )?(?:the )?(Night|Day|Full Moon|New Moon)(?:time)?$/i

/** What happens to a Location, which "it" then is. */
const happens =
  /^(?:that )?(?:you|he or she|he|she|they|your opponent|an opponent|any player|a player) (arrives? at|plays?) [^.;:,]*\bLocation$/i

/** The first case as one that can be asked: "at Night" is "it is Night". */
function asked(lead: string, so: string): string | undefined {
  const time = sky.exec(so)?.[1]
  if (time) return `it is ${time}`
  return /^(?:if|when|while|as long as|so long as)$/i.test(lead) ? so : undefined
}

/** Of whose place the first case speaks, and how: his Current Location, or where he is. */
const placeOf = (so: string): string | undefined =>
  /^((?:your|your opponent['’]s|opponent['’]s|an opponent['’]s) Current Location) (?:is|has|bears|features)\b/i.exec(so)?.[1] ??
  /^((?:you|your opponent|opponent|an opponent) (?:are|is)) (?:in|at|on|Outside|Inside|Underground)\b/i.exec(so)?.[1]

/** What is asked besides, in full: "it is a Forest Location", of the place that the first case speaks of. */
function besides(so: string, who: string, does: string, what: string): string | undefined {
  if (/^(?:he or she|he|she)$/i.test(who)) return /\bopponent\b/i.test(so) ? `your opponent ${does} ${what}` : undefined
  if (!/^(?:it|that Location|this Location|the Location|that place)$/i.test(who)) return `${who} ${does} ${what}`
  if (sky.test(what)) return `it is ${sky.exec(what)![1]}`
  const place = placeOf(so)
  if (place === undefined) return undefined
  if (/Location$/i.test(place)) return `${place} ${does} ${what}`
  if (does !== 'is') return `${place.replace(/ (?:are|is)$/i, '')}'s Current Location ${does} ${what}`.replace(/^you's/i, 'your')
  return /^(?:an?|in|at|on) /i.test(what) ? `${place} ${/^an? /i.test(what) ? 'at ' : ''}${what}` : `${place} ${what}`
}

/** "... if X, or 2 points if Y": the leads, both cases and the number; whether the second is one besides the first. */
export const moreIfAlso =
  /\b(if|when|while|as long as|so long as|each time|whenever|at|in|during|by) ((?:(?!\b(?:if|when|while|each time)\b)[^.;:,])+), (?:or )?((?:by )?\w+(?: more| additional)?(?: (?:points?|cards?|Sanity(?: points?)?|Allies|Ally))?) (?:if|when|while) (it|that Location|this Location|the Location|that place|you|your opponent|opponent|he or she|he|she|your Current Location|your opponent['’]s Current Location|your Investigator) (also )?(is|are|has|have|bears|features) (also )?([^.;:,]+?)( as well| too)?(?=[.;,]|$)/giu

/** The same with the second case in full; as it was where it is not known of what it speaks. */
export function inFullToo(said: string, groups: readonly (string | undefined)[]): string {
  const [begins, told, n, who, before, does, behind, what, behindAll] = groups
  // "In a Forest Location" is where you are.
  const isPlace = /^(?:in|at)$/i.test(begins!) && /^an? .*\bLocation$/i.test(told!)
  const [lead, so] = isPlace ? ['while', `you are ${begins!.toLowerCase()} ${told}`] : [begins, told]
  // "That Location" is one for which the first case holds.
  const isAlso = before !== undefined || behind !== undefined || behindAll !== undefined || /^th(?:at|is|e) /i.test(who!)
  const isOfIt = !/^(?:you|your|opponent|he|she)/i.test(who!)
  const event = /^(?:each time|when|whenever)$/i.test(lead!) ? happens.exec(so!)?.[1] : undefined
  // The Location that is played, or where he then is.
  if (event && isOfIt) return `${lead} ${so}, or ${n} if ${/^play/i.test(event) ? 'that card' : 'that Location'} ${does} ${what}`
  const first = asked(lead!, so!)
  const second = besides(so!, who!, does!, what!)
  if (second === undefined || (!isAlso && !isOfIt)) return said
  // Without "or" both are told at once, or there are two things said.
  if (!/, or /.test(said) && !isAlso) return said
  // What is so for a while is no moment.
  const head = /^when$/i.test(lead!) && placeOf(so!) ? 'while' : lead!
  if (!isAlso) return `${head} ${so}, or ${n} if ${second}`
  return first === undefined ? said : `${head} ${so}, or ${n} if ${first} and ${second}`
}

/** "If you have a Cultist in play, or 2 if you have two or more": of them. */
export const orSoMany =
  /\b(if|while|when) (you have|your opponent has) an? ([^.;:,]+?)( in play)?, or (\w+(?: points?)?) (?:if|while|when) (?:you have|he or she has|he has|there are) (\w+ or more|at least \w+)(?=[.;,]|$)/giu

export const inFullSoMany = (_: string, [lead, who, what, where, n, many]: readonly (string | undefined)[]): string =>
  `${lead} ${who} a ${what}${where ?? ''}, or ${n} if ${who} ${many} ${what}${where ?? ''}`

/** "Draw one card; at Night draw two": the second number is another case of the same, and nothing besides. */
export const sameElsewhere =
  /(?<=(?:^|[.;:] )(?:(?!\b(?:if|while|unless|at Night|by Day)\b)[^.;:])*)\b(add|draw|gain|lose|discard|subtract|bury)s? (?!the\b)\w+ (?:(?!\b(?:if|while|unless|when|at Night|by Day)\b)[^.;:])*?; ((?:at Night|by Day|during the (?:Day|Night)|if [^.;:,]+|while [^.;:,]+)),? (?:(?:he or she|they|it|he|she|your opponent) |(?<!\b(?:each|every|all) (?:other )?(?:players?|investigators?|opponents?)\b[^.;:]*; [^.;:]*)you )?\1s? (\w+)((?: (?:points?|cards?|Sanity(?: points?)?|Allies|Ally))*)(?=[.;,]|$)/giu

export const asOtherCase = (said: string, [, when, n, unit]: readonly (string | undefined)[]): string =>
  `${said.slice(0, said.indexOf(';'))}, or ${n}${unit} ${when}`
