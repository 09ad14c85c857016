/** The place on top of a Story Deck that is turned: somebody must walk to where he is, or is there at once. */

import type { Clause } from '../clauses.ts'

const whose = "(?:your|their|your opponent 's|a opponent 's|each opponent 's|each player 's|that player 's|any player 's)"
const place = `(?<of>${whose}) (?<which>current location|location|crosswise location)(?: card)?`

export const turnedPlaces: readonly Clause[] = [
  // "Your opponent's Current Location is turned crosswise", "lay it crosswise".
  [
    new RegExp(`\\b${place} is (?:turn|rotate|lay|place|put)(?: back)? (?<how>crosswise|sideways|right-side-up|upright)(?= |$)`),
    'turn <of> <which> <how>',
  ],
  [
    new RegExp(`\\b(?:lay|place|put|turn|rotate|flip) ${place}(?: back)? (?<how>crosswise|sideways|upright)(?= |$)`),
    'turn <of> <which> <how>',
  ],
  [/(?<=\bturn [^,:;()]*\b(?:location) )(?:sideways)(?= |$)/, 'crosswise'],
  [/(?<=\bturn [^,:;()]*\bcrosswise location )(?:upright)(?= |$)/, 'right-side-up'],
  // "Arrive at once at the Location you are walking to."
  [
    /^(?<when>(?:(?:when|if|at|as) [^,:;()]+ , |as your turn , )?)(?:you (?:may )?)?(?:arrive|is) (?:at once |immediately )?(?:at|in) (?:the|your) (?:location|place) (?:(?:to which |that |which )?you is walk(?: to| toward)?)(?: at once| immediately)?$/,
    '<when> turn your crosswise location right-side-up',
  ],
  [
    /^(?<when>(?:(?:when|if|at|as) [^,:;()]+ , |as your turn , )?)(?:you (?:may )?)?(?:complete|finish|end) your walk(?: at once| immediately)?$/,
    '<when> turn your crosswise location right-side-up',
  ],
]
