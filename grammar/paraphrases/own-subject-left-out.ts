/** What a card says of itself without naming itself or the Sanity that is meant, as other games print it: "Returns to your Hand after Combat", "Costs 2 more at Night". */

import type { Clause } from '../clauses.ts'

const when =
  '(?<when>after (?:each |the )?combat|at the end of (?:each |the )?(?:combat|round))(?<so>(?: if| unless| while| at night| by day).*)?$'

export const ownSubjectLeftOut: readonly Clause[] = [
  // "Returns to your Hand after Combat".
  [
    new RegExp(
      `^(?:THIS |it )?(?:return|go back|come back|is return) (?<where>to (?:your|its owner 's|the owner 's|their owner 's|the) hand|to your threat) ${when}`,
    ),
    'return this card <where> <when> <so>',
    ['Monster', 'Ally', 'Artifact', 'Tome', 'Location'],
  ],
  // "Returns to your Hand when buried".
  [
    /^(?:THIS |it )?(?:return|go back|come back) (?<where>to (?:your|its owner 's|the owner 's|their owner 's|the) hand) (?:when|if|each time) (?:(?:it|THIS) (?:is )?)?(?<how>bury|discard|lose)(?<after> in combat| after combat)?$/,
    'when this card is <how> <after> , return this card <where>',
    ['Monster', 'Ally', 'Artifact', 'Tome', 'Location'],
  ],
  [
    /^(?:THIS |it )?return (?<where>to (?:your|the|its owner 's) hand) instead of (?:bury(?: it| THIS)?|(?:be|is) bury)(?<when> after combat| at the end of combat)?$/,
    'return this card <where> <when> instead of bury it',
    ['Monster', 'Ally', 'Artifact'],
  ],
  // "Discard instead of burying after Combat".
  [
    /^(?<does>discard)(?: it| THIS)? instead of bury(?: it| THIS)?(?<when> after combat| at the end of combat)?$/,
    '<does> this card <when> instead of bury it',
    ['Monster', 'Ally'],
  ],
  // "Costs 2 more at Night", "its cost is 1 less at a Gate".
  [
    /^(?:(?:THIS |it )?cost|(?:(?:its|the|THIS 's) )?(?:sanity |cast |casting )?cost is) (?<n>#|1) (?<how>more|less)(?: to (?:play|cast))?(?= (?:if|unless|while|when|at|by|in|during|for)\b|$)/,
    'this card cost <n> <how> sanity',
    ['Tome', 'Spell', 'Ally', 'Artifact', 'Monster', 'Location', 'Event'],
  ],
  [
    /(?<=^(?:if|unless|while|when|at|by|in|during) [^,]+ , )(?:(?:THIS |it )?cost|(?:(?:its|the|THIS 's) )?(?:sanity |cast |casting )?cost is) (?<n>#|1) (?<how>more|less)(?: to (?:play|cast))?(?=$)/,
    'this card cost <n> <how> sanity',
    ['Tome', 'Spell', 'Ally', 'Artifact', 'Monster', 'Location', 'Event'],
  ],
  // "Is worth as much as your opponent's strongest Ally".
  [
    /^(?:THIS |it )?(?:is )?(?:worth (?:exactly )?as much|as strong|equal(?: in (?:value|strength))?) (?:as|to) (?=(?:your|the|a|1) (?!number\b|opponent 's (?:sanity|hand)\b|sanity\b))/,
    'the value of this card is equal to the value of ',
    ['Monster', 'Ally'],
  ],
  [
    /^(?:THIS |it )?(?:is )?worth twice as much as (?=(?:your|the|a|1) (?!number\b|opponent 's (?:sanity|hand)\b|sanity\b))/,
    'the value of this card is twice the value of ',
    ['Monster', 'Ally'],
  ],
  // "Is worth as much as your opponent's Sanity", "as the number of his Allies".
  [
    /^(?:THIS |it )?(?:is )?worth (?:exactly )?as much as (?=(?:the number of|your (?:opponent 's )?sanity$))/,
    'the value of this card is equal to ',
    ['Monster', 'Ally'],
  ],
  // "Cannot be reduced below 2".
  [
    /^(?:THIS |it )?(?:may not|cannot) is (?:reduce|lower|decrease|bring) (?:below|under|to less than) (?<n>#|1)(?: point)?(?=$| by )/,
    'the value of this card cannot is reduce below <n>',
    ['Monster', 'Ally'],
  ],
  // "Costs 1 less at a Gate": where one is as it is paid.
  [
    /^(?:this card|THIS) cost (?<n>#|1) (?<how>more|less) sanity (?<at>(?:at|in) (?:a|any) [a-z_ ]+)$/,
    'if you is <at> , this card cost <n> <how> sanity',
    ['Tome', 'Spell', 'Ally', 'Artifact', 'Monster', 'Location', 'Event'],
  ],
  // "Counts as having the Eye icon".
  [/^(?:THIS |it )?(?:count as|is (?:treat|consider) as) (?:have|bear|show|possess) (?=the |a )/, 'this card have '],
  // "Once here, you may not leave for one Turn".
  [
    /^(?:(?:once|when|after|while) (?:you (?:is|arrive) )?here , )?you (?:may not|cannot) leave(?: here| this location)? for (?:1|a) turn(?: after you arrive(?: here)?)?$/,
    'when you arrive here , you may not leave here until the end of your next turn',
    ['Location'],
  ],
  // "Worth 2 less against Ghouls".
  [
    /^(?:THIS |it )?(?:is )?worth (?<n>#|1) (?:point )?less(?= (?:against|if|while|at|during|when|for)\b)/,
    'this card lose <n>',
    ['Monster', 'Ally'],
  ],
  [
    /^(?:THIS |it )?(?:is )?worth (?<n>#|1) (?:point )?more(?= (?:against|if|while|at|during|when|for)\b)/,
    'this card gain <n>',
    ['Monster', 'Ally'],
  ],
  // "Has the same value as your strongest Ally".
  [
    /^(?:THIS |it )?have the same (?:value|strength) as (?=(?:your|the|a|1) )/,
    'the value of this card is equal to the value of ',
    ['Monster', 'Ally'],
  ],
  // "Shuffle this card into your Mythos Deck after Combat".
  [
    /^shuffle (?:THIS|it) into (?<whose>your|its owner 's) mythos deck (?<when>after (?:each )?combat|at the end of (?:the |each )?(?:round|combat))$/,
    '<when> , shuffle this card into <whose> mythos deck',
    ['Monster', 'Ally', 'Artifact', 'Tome'],
  ],
]
