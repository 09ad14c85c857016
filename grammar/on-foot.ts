/**
 * Locations that one need not walk to, however that is said: "you need not walk to Country Locations", "Country Locations in Egypt may be
 * played right-side-up". One walks within a Region alone (M6.21), and so they are in the same Region where no narrower place is named.
 */

/** Where such Locations lie: "in the same subregion as your Current Location", "in Egypt". */
const within =
  "(?: (?:in|of|within) (?:(?:the same|your|your own|your present|your current|that|your Current Location['’]s) (?<near>Region|subregion|city)(?: as (?:your Current Location|you|yours|you are|your last Location))?|(?<named>(?:the )?\\p{Lu}[^.;:,]*?)))?"

const upright = '(?:,? (?:right[- ]side[- ]up|upright))'
const notOnFoot =
  '(?:,? (?:instead of|rather than|and not) (?:crosswise|walking(?: (?:to|there)(?: it| them)?)?)|,? without walking(?: (?:to it|to them|there))?)'
const kind = '(?:(?:an?|any|new|all|your|the next|each|every) )*(?<kind>(?:[^\\s.;:,]+ ){0,4}?)Locations?(?: (?:that|which)? ?you play)?'
const end = '(?:,? (?:at once|immediately))?(?=$|[.;,]| (?:while|if|when|during|at Night|by Day|until|for the)\\b)'
const them =
  '(?:(?:[.;:]|,? and) (?:you may )?play (?:them|it|such Locations)(?: (?:at once|immediately))?' +
  upright +
  notOnFoot +
  '?(?:,? (?:at once|immediately))?)?'

/** How one walks there and is there at once: "and place it right-side-up", "without walking crosswise", "without spending an additional Turn". */
const newOne = '(?:it|that Location|the Location|the new Location|this Location)'
const turns = '(?:an? )?(?:additional|extra|second|further|separate|other) Turns?'
const thereAtOnce =
  `(?:(?:,? and|,) (?:immediately |at once )?(?:place|play|put|lay|turn|rotate) ${newOne}(?: (?:at once|immediately))?${upright}(?: on (?:top of )?your Story Deck)?${notOnFoot}?` +
  `|,? without (?:walking crosswise|(?:placing|playing|laying|putting|turning) ${newOne} crosswise|(?:spending|using|taking|needing|losing) ${turns})` +
  `|${upright}|,? (?:and arrive (?:there )?)?(?:in|on|within) (?:the same|one and the same|a single|one) Turn)`
/** One walks within a Region alone (M6.21): "in any Subregion" is in any of the same one. */
const anySubregion = '(?: (?:in|of|within) any (?:Subregion|city)(?: of (?:the same|your|your current) Region)?)'

/** Each tells a kind of Location and where it lies. */
const ways: readonly string[] = [
  `You (?:may|can) walk to ${kind}(?:${anySubregion}|${within})${thereAtOnce}${end}`,
  `(?:The )?walk(?:ing)? to ${kind}${within} (?:takes|costs|requires|uses|needs) (?:you )?(?:no ${turns}|only (?:one|a single) Turn|but one Turn)${end}`,
  `You (?:need not|do not (?:need|have) to|don['’]t (?:need|have) to|never (?:need|have) to) walk to ${kind}${within}${them}${end}`,
  `You (?:may|can) (?:play|go to|travel to|move to) ${kind}${within}${upright}?${notOnFoot}${end}`,
  `You (?:may|can) play ${kind}${within}${upright}${end}`,
  `(?:You (?:may|can) )?[Pp]lay ${kind}${within}${upright}${notOnFoot}${end}`,
  `${kind}${within} (?:may|can) (?:always )?be (?:played|reached)(?:${upright}${notOnFoot}?|${notOnFoot})${end}`,
  `${kind}${within} need not be walked to${end}`,
]

/** All ways to say so, at the head of a sentence or behind what is said of when. */
export const notOnFootTo: readonly RegExp[] = ways.map(
  (way) => new RegExp(`(?<=^|[.;:] |(?<!\\bTurn), |\\bFrom (?:here|this Location|\\p{Lu}\\S*(?: \\p{Lu}\\S*){0,4}) )${way}`, 'giu'),
)

/** The same as a journey that one may make. */
export function journeyTo(said: string, groups: readonly (string | undefined)[]): string {
  const [kinds, near, named] = groups
  // "Any Location in Egypt right-side-up" may lie in another Region; where one would have to walk it does not.
  const isAnywhere = named !== undefined && !/Locations\b|walk|crosswise/i.test(said)
  if (isAnywhere || /\b(?:Dreamlands|World|Aeon)\b/.test(`${kinds} ${named ?? ''}`)) return said
  // What carries one to a place on its own Turn, and what "it" is, is told otherwise.
  if (
    /\b(?:this|that|it|on (?:a|any|the) (?:later|following|subsequent|next)|no|other|another|than|one|two)\b/i.test(
      `${/\bwalk to other \p{Lu}/iu.test(said) ? kinds?.replace(/^other /, '') : kinds} ${named ?? ''}`,
    )
  )
    return said
  const region = near === undefined ? 'Region' : near.replace(/^./, (letter) => letter.toUpperCase())
  const kind = (kinds ?? '').replace(/^other /, '')
  // "Water Locations in Arkham or Kingsport": such ones in either.
  const places = named === undefined ? [''] : named.split(/(?:,? (?:or|and) |, )/).map((each) => `${each.replace(/^the /i, '')} `)
  const text = `you may travel to a new ${places.map((place) => `${place}${kind}Location`).join(' or ')} in the same ${region}, right-side-up`
  return /^\p{Lu}/u.test(said) ? text.replace(/^./, (letter) => letter.toUpperCase()) : text
}
