/** What is said to be no matter, and other words for what is plain: "whether face-up or face-down", ", by any player", "nor while". */

import { like, type Row } from '../rewording.ts'

export const noMatter: readonly Row[] = [
  // "Each time an Ally is Flipped, whether face-up or face-down": either way.
  [/(?<=\bflip(?:ped|s)?\b[^.;:]*?),? (?:whether|either|no matter whether|be it) face-?up or face-?down(?=[.,;]|$)/giu, () => ''],
  // "Each time an Epidemic is played, by any player".
  [
    /(?<=\b(?:played|cast|used|flipped|buried|discarded|revealed|drawn)), by (?=(?:any|either|whichever|each) player(?:[.,;]|$))/giu,
    () => ' by ',
  ],
  [
    /(?<=\b(?:played|cast|used|flipped|buried|discarded|revealed|drawn)),? (?:by whomever|by whoever it may be|by whom does not matter|no matter by whom|whoever (?:plays|casts|uses) (?:it|them))(?=[.,;]|$)/giu,
    () => ' by any player',
  ],
  // "During the Day, nor while your Current Location is a Church": nor is "or" behind what is forbidden.
  [/(?<=\b(?:cannot|can not|may not|never|not|no)\b[^.;:]*?),? nor (?=(?:while|if|when|in|at|during|on|against|from) )/giu, () => ' or '],
  [/(?<=\binstead of paying )(?:(?:that|the) (?:card|Artifact|Spell|Tome|Monster|Ally)['’]s)(?= Sanity cost\b)/giu, () => 'its'],
  [
    /\ba different (?=(?:Ally|Artifact|Tome|Spell|Monster|Event|Location|Weapon|Cultist|card)\b(?! in\b))/giu,
    (said) => like(said, 'another '),
  ],
  [/(?<=\bpart of )the attacking Threat\b/giu, () => 'the opposing Threat'],
  [
    /\bwhoever has the most (\p{Lu}\p{L}+|cards in Hand)(?= (?:gains|loses|draws|discards|must|may)\b)/giu,
    (said, [what]) => like(said, `the player with the most ${what}`),
  ],
  [
    /(?<=\bSpecial Effects box (?:is|remains) valid even )(?:when|while|if) in play as an Ally\b/giu,
    () => 'when this card is in play as an Ally',
  ],
  [/(?<=\bSpecial Effects box (?:is|remains) valid even )as an Ally\b/giu, () => 'when this card is in play as an Ally'],
  [/\bmeanwhile,? (?=\p{L})/giu, (said) => like(said, 'while this card is in play, ')],
]
