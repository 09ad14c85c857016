/** The place on top of a Story Deck that is turned: somebody must walk to where he is, or is there at once. */

import type { Clause } from '../clauses.ts'

const whose = "(?:your|their|your opponent 's|a opponent 's|each opponent 's|each player 's|that player 's|any player 's)"
const place = `(?<of>${whose}) (?<which>current location|location|crosswise location)(?: card)?`

const below = '(?:directly |just |right |immediately )?(?:beneath|below|under|underneath)'
const before = `(?:the (?:location|place) ${below} (?:your current location|this 1|it|THIS)(?: in your story deck)?|your (?:previous|last|former) location|the (?:previous|last) location(?: (?:that )?you (?:visit(?:ed)?|is at|were at|have visit(?:ed)?|leave|left))?|the location (?:that )?you (?:(?:last|previously) (?:visit(?:ed)?|leave|left|is at)|(?:have )?(?:come|came) from|have (?:just )?(?:leave|left)))`

export const turnedPlaces: readonly Clause[] = [
  // "When you play a Water Location crosswise, you may turn it right-side-up on the same Turn".
  [
    /(?<=\bwhen )(?<who>you|your opponent|any player|a player) (?:play|place|put|lay) (?<what>(?:a|any|the) (?:[a-z_]+ )?location) crosswise(?: on top of your story deck)?(?=$| ,)/,
    '<who> walk to <what>',
  ],
  [
    /(?<=^(?:[^,;:()]+ , )*when you walk to [^,;:()]+ , (?:you may )?)(?:immediately )?(?:turn|rotate) (?:it|that location) right-side-up(?: (?:on|in|during) the same turn| at once| immediately)?$/,
    'turn your crosswise location right-side-up',
  ],
  [/^cast (?:THIS )?(?=while you is )/, 'cast only ', ['Spell']],
  // "Each time you rotate a Location card": it begins a walk, or ends one. One that lies crosswise can only be turned upright.
  [/\b(?:turn|rotate) (?:(?:a|any) location card|any location)(?= ,|$| (?:if|at|while|in|or|and)\b)/, 'turn a location'],
  [
    new RegExp(`\\b(?:turn|rotate|straighten) (?<of>${whose}) crosswise location(?: card)?(?= ,|$| (?:instead|if|when|without|and)\\b)`),
    'turn <of> crosswise location right-side-up',
  ],
  // "Return to the Location beneath your Current Location", "to your previous Location": it comes to the top.
  [
    new RegExp(
      `(?<=^|[,:] |\\b(?:may|to|and|or|then|must) )(?:return|go back|travel back|walk back|go|move|come back) (?:at once |immediately )?(?:back )?to ${before}(?: at once| immediately)?(?= ,|$| (?:and|without|if|when|at|by)\\b)`,
    ),
    'bring the top location of your story deck to the top of its story deck',
  ],
  [
    new RegExp(
      `\\b(?:bring|move|return|put|place) (?:the (?:topmost |top |first |next |uppermost |nearest )?location ${below} (?:your current location|THIS|the top card|it)(?: in your story deck)?|your (?:previous|last|former) location) (?:back )?(?:on|to) (?:the )?top(?: of (?:your|the|its) story deck)?(?=$| ,| (?:and|without|when|if)\\b)`,
    ),
    'bring the top location of your story deck to the top of its story deck',
  ],
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
  [
    /\b(?:lay|place|put|rotate|set) (?<what>(?:your opponent 's|your|that opponent 's|that player 's|their) current location|that location|THIS) crosswise(?! on)(?= |$)/,
    'turn <what> crosswise',
  ],
]
