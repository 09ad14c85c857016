/** Who did it, by whose doing, in what case besides: second figures for one player, what lies on another, what any card would do. */

import { asHead, like, type Row } from '../rewording.ts'

const each = '(each time|every time|when|whenever)(?: that)?'
const sum = '(\\w+)(?: (?:points? of )?Sanity)?(?: points?)?'
const anybody = '(?:any|a|each) (?:player|Investigator)'

/** "Plays", "casts", "passes" of you. */
const yours = (does: string): string =>
  does
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<!s)s$/, '')
/** What he did, asked of you or of another: "if you played it", "if that player is an opponent". */
const itWas = (who: string, be: string): string =>
  `(?:${who} (?:played|cast|did|used|buried|discarded|drew|lost|gained|summoned|controlled|passed|is|are|was|were|do|does|plays?|casts?|uses?)(?: (?:it|so|this|that|them|that player|the one|that card|the one who (?:does|did)(?: so| it)?))?|(?:that|the|this) player (?:is|was) ${be}|(?:it|he or she) (?:is|was) ${be}(?: who (?:does|did|played|cast|used)(?: so| it)?)?|(?:it|that card) (?:is|was) (?:played|cast|used) by ${be})`
const you = itWas('you', '(?:you|yourself)')
const other = itWas(
  '(?:an opponent|your opponent|another player|some other player|any other player|an Investigator other than you)',
  '(?:an opponent|your opponent|another player|some other player|not you|somebody else|someone else)',
)
const twice =
  '(?:(?:the|this|that) (?:loss|gain|amount|number) is doubled|(?:lose|gain|draw) twice (?:as much|as many|that many|that much)|double (?:this|that|the)(?: (?:loss|gain|amount))?)'

/** The number told, or as much again. */
const figures: Readonly<Record<string, string>> = { one: 'two', two: 'four', three: 'six', a: 'two' }
const doubled = (n: string): string | undefined => figures[n.toLowerCase()] ?? (/^\d+$/.test(n) ? String(2 * Number(n)) : undefined)

/** What is told of anybody's doing, with another figure where he was you, or was not: as one of others' and one of yours. */
function byWhom(isYou: boolean, [verb, n, cards, lead, does, what, second]: readonly (string | undefined)[]): string | undefined {
  const more = second ?? doubled(n!)
  // "From his Hand" is that of whoever does it.
  if (more === undefined || /\b(?:his or her|their|his|her)\b/i.test(what!)) return undefined
  const unit = cards ? ' cards' : ' Sanity'
  const [ofOthers, ofYou] = isYou ? [n, more] : [more, n]
  const [deed, when] = [verb!.toLowerCase(), lead!.toLowerCase()]
  return `${deed} ${ofOthers}${unit} ${when} any other player ${does}${what}. ${asHead(deed)} ${ofYou}${unit} ${when} you ${yours(does!)}${what}`
}

const byYouOrOthers = (isYou: boolean): readonly Row[] => {
  const who = `,? (?:if|when|where) ${isYou ? you : other}`
  const besides = `(?:,? (?:or|but)(?: only| just| even)?,? ${sum}(?: cards?)?(?: instead)?${who}(?: instead)?|[.;] ${twice}${who})(?=[.;]|$)`
  const doing = `${each} ${anybody} (\\w+s\\b)((?! (?:in|at|while|if|when)\\b)[^.;:,]*)`
  return [
    // "Lose 1 Sanity each time any player plays a Tome, or 2 if you played it"
    [
      new RegExp(`(?<=^|[.;] )(?:You )?(lose|gain|draw) ${sum}( cards?)? ${doing}${besides}`, 'giu'),
      (found, told) => {
        const said = byWhom(isYou, told)
        return said ? like(found, said) : found
      },
    ],
    // "Each time any player plays a Tome, you lose 1 Sanity, or 2 if you played it"
    [
      new RegExp(`(?<=^|[.;] )${doing}, (?:you )?(lose|gain|draw) ${sum}( cards?)?${besides}`, 'giu'),
      (found, [lead, does, what, verb, n, cards, second]) => {
        const said = byWhom(isYou, [verb, n, cards, lead, does, what, second])
        return said ? like(found, said) : found
      },
    ],
  ]
}

const place = '(?:here|at this Location|in this Location)'

export const asItComesToBe: readonly Row[] = [
  ...byYouOrOthers(true),
  ...byYouOrOthers(false),
  // "Lose 1 Sanity if you arrive here while it is Night": at that moment.
  [
    new RegExp(`\\b([Ii])f (?=you arrive ${place}(?:,? (?:while|at Night|by Day|during|and|with|without|by|when)\\b|[.,;]))`, 'gu'),
    (said) => like(said, 'when '),
  ],
  // "Only if you are at a City Location while a Storm is in play": both.
  [
    /(?<=\bonly if ((?:you|your opponent|an opponent|your (?:opponent['’]s )?Current Location)) (?:are|is|have|has|know|knows) [^.;:,]*?),? while (?=(?:an?|any|it|no|you|your|one|two|at least)\b[^.;:,]*?\b(?:is|are|has|have|contains?)\b)/giu,
    () => ' and ',
  ],
  // "Cannot be buried by Storm Events or other cards": by any.
  [
    /(?<=\b(?:cannot|can not|may not|must not|may never|can never) be (?:[Bb]uried|[Dd]iscarded|[Bb]uried or [Dd]iscarded|[Ff]lipped|[Dd]iscarded or [Bb]uried)) (?:by|because of|due to|through|as the result of) (?:\p{Lu}[^.;:,]*?),? (?:or|nor)(?: by)?(?: any)? other (?:cards?|effects?|means|causes?)(?=[.;]|$)/gu,
    () => '',
  ],
  // "Storms do not bury your Travel by Sea cards, and you may play them during any Storm": those.
  [
    /(?<=\b(?:do not|does not|cannot|may not|never) (?:bury|discard|affect|flip) your ((?:\p{Lu}|by\b)[^.;:,]*?(?:cards|Events|Allies|Spells|Tomes|Artifacts)),? and you may (?:also )?(?:play|use|cast) )them\b/giu,
    (_, [what]) => what!,
  ],
  // "Even if you came from another Region", behind what may be played right after a journey.
  [
    /(?<=\b(?:right|immediately|directly)? ?after [^.;]*?),? even if (?:you (?:came|come|have come|travel(?:l?ed)?|started|set out|departed)|your (?:former|last|previous|old) Location (?:is|was)) (?:from|in) (?:another|a different|any other|some other) Region(?=[.;]|$)/giu,
    () => ', regardless of Region',
  ],
  // "Regardless of distance", "wherever you were before"
  [
    /(?<=\bLocation\b[^.;:]*?),? (?:regardless of (?:the )?distance|no matter (?:how far|the distance|how distant|how far away)(?: (?:it|that|this) is)?|however far(?: (?:away|off))?(?: it is)?)(?=[.;]|$| right)/giu,
    () => ', regardless of Region',
  ],
  [
    /(?<=\bLocation\b[^.;:]*?),? (?:wherever|no matter where|regardless of where) you (?:were|came from|come from|have been)(?: (?:before|until now|so far|last))?(?=[.;]|$)/giu,
    () => ', no matter where you are',
  ],
  // "Regardless of its attributes"
  [/\bregardless of (?:its|their|that Location['’]s|the Location['’]s|the) (attributes?)\b/giu, (_, [what]) => `regardless of ${what}`],
  // "Function as if Invisible"
  [
    /(?<=\p{L}) (?:function|count|act|behave|attack|fight|are treated|are regarded)s? as (?:if|though) (?:they (?:were|are) |it (?:were|is) |he (?:were|is) )?(Invisible|Visible|Corrupt|Steadfast)(?=[.;,]|$| (?:while|if|when|until|at)\b)/gu,
    (said, [what]) => ` ${/^ (?:are|\w+[^s] )/.test(said) ? 'are' : 'is'} ${what}`,
  ],
  // "Travel only from a Water Location", on what one travels by.
  [/(?<=^|[.;] )Travel only from (?=(?:an?|any)\b[^.;:]*\bLocation\b)/gu, () => 'You may play this card only from '],
  // "Walking Investigators"
  [
    /\b(?:(each|all|any|every|no|a|an|one) )?walking (Investigators?|players?|opponents?)\b/giu,
    (said, [n, who]) =>
      like(
        said,
        `${n ? `${n} ` : ''}${n ? who : /^i/i.test(who!) ? `I${who!.slice(1)}` : who} who ${/s$/.test(who!) ? 'are' : 'is'} walking`,
      ),
  ],
  // "Outside Allies": whose Investigator is Outside; no Ally is so by himself.
  [
    /\b(Outside|Inside) ((?:Corrupt |Steadfast )?)(Allies|Ally)\b( of (?:your opponent|an opponent|any opponent|any player|each player|all players|each opponent))?(?! (?:who|in|at|of)\b)/gu,
    (_, [where, side, who, whose = '']) => `${side}${who}${whose} who ${who === 'Ally' ? 'is' : 'are'} ${where}`,
  ],
  // "The Location that he or she is walking to"
  [
    /\b(?:the|that) Location (?:(?:that |which )?(he or she|he|she|your opponent|that player|that opponent) is walking to|to which (he or she|he|she|your opponent|that player|that opponent) is walking)(?=[.;,]|$)/giu,
    () => "opponent's crosswise Location",
  ],
  // "Lose next Turn"
  [/(?<=\b[Yy]ou (?:must|may|can)\b[^.;:]*\b(?:lose|skip|miss) )next Turn\b/gu, () => 'your next Turn'],
  [
    /\b([Ll]oses?|[Ss]kips?|[Mm]iss(?:es)?) next Turn\b/gu,
    (_, [loses]) => `${loses} ${/s$/.test(loses!) && !/^miss$/i.test(loses!) ? 'his or her' : 'their'} next Turn`,
  ],
  // "Neither Location nor Travel cards"
  [
    /\bmay play neither (Location|Travel|Event|Artifact|Tome|Spell|Monster)(?: cards)? nor (Location|Travel|Event|Artifact|Tome|Spell|Monster) cards\b/gu,
    (_, [one, two]) =>
      `may play neither ${one === 'Travel' ? 'Travel Events' : `${one}s`} nor ${two === 'Travel' ? 'Travel Events' : `${two}s`}`,
  ],
  // "Can only be used against an opponent who is Outside. He or she may not play Locations": that opponent.
  [
    /(?<=\bonly be (?:used|cast|played) (?:against|on|upon) (?:an? opponent|an Investigator|your opponent|any opponent)\b[^.]*\. )(?:He or she|He|She|That opponent|That Investigator) (?=(?:may|must|cannot|can)\b)/gu,
    () => 'Your opponent ',
  ],
  // "An opponent who remains on a Train"
  [
    /(?<=\b(?:opponent|player|Investigator) who )(?:remains|still is|is still|stays|travels|rides|is traveling|is travelling|is riding)(?= (?:on|aboard) (?:an?|any) )/giu,
    () => 'is',
  ],
]
