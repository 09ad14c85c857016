/**
 * How many cards may be played on one Turn, and on what Turn a journey ends: two at a time, a second one, a Train and the new Location,
 * each as the grammar has it.
 */

import { like, type Row } from './rewording.ts'

const who = '(you|(?:(?:each|any|every|all) (?:players?|Investigators?)|(?:each|all) opponents?)(?: (?:at|in|whose|who)\\b[^.;:,]*?)?)'
const turn =
  ',? (?:(?:on|in|during|as|for|as part of) (?:(?:one and )?the same|one|a|a single|one single|any one|any single|each|every) (?:Turn|play)|(?:on|in|during) each (?:of (?:his or her|your|their|his) |and every )?Turns?|together|at (?:once|a time|the same time|one time)(?: through (?:the same|a single|one) Gate)?|simultaneously|(?:a|per|each|every) Turn)'
const several = '(?:up to |as many as )?(two|three|four|five|\\d+)'
const kind = '((?!(?:and|or|but)\\b|(?:of )?th(?:is|ese)\\b|copies\\b)[^.;:,()]+?)'
const here = '( here| (?:at|in) this (?:Location|place)| through this Gate)?'
const threat = '(?: (?:into|to|in) (?:the same|one|a single|your) Threat)?'
const end = '(?=[.;,]| (?:while|if|when|for|at Night|by Day)\\b|$)'
const ofKind =
  ',? (?:if|provided(?: that)?|so long as|as long as) (?:(?:both|all|each)(?: of (?:them|these))?|they)(?: both| all)? (?:is|are) (?:an? )?([^.;:,()]+?)(?=[.;,]|$)'
/** What is said of them before. */
const does = '(?:add|gain|lose|subtract|cost|are|is|may)\\b'
const priced =
  '(?:,? (?:but|and) (?:you )?must (?:then )?(?:lose|pay) (\\w+ Sanity(?: points?)?)(?: (?:for this|for doing so|in addition to (?:any|the|all) (?:normal|other|usual) costs?|besides (?:any|the) other costs?))?)?'
const self = 'this (?:card|Monster|Ally|Artifact|Tome|Event|Spell)'

/** Of one kind a word less: "Lesser Servitors" before "Monsters". */
const single = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '')
const plural = (word: string): string => (/s$/.test(word) ? word : word.replace(/y$/, 'ie').concat('s'))
const together = (whom: string, n: string, what: string, ...places: readonly (string | undefined)[]): string =>
  `${places.some((place) => place !== undefined) ? 'while you are here, ' : ''}${whom} may play ${n} ${what.replace(' and ', ' or ')} together`
const such = (what: string, sort: string | undefined): string => (sort === undefined ? what : `${single(sort)} ${what}`)

const per = '(?: (?:in|during|per|on|of))?(?: (?:a|any|each|every|the same|one|that))?(?: one| single| given)? (Round|Turn)'
const fewest = '(?:no more than|not more than|at most|only|a maximum of)'
/** Who may, and how often he may not. */
const noMore = (whom: string | undefined, verb: string, n: string, what: string, span: string): string =>
  `no ${/opponent/i.test(whom ?? '') ? 'opponent' : 'player'} may ${verb} more than ${n} ${what} a ${span}`
const verbs: Readonly<Record<string, string>> = { played: 'play', cast: 'cast', used: 'use' }

const train = '(?:an? |any |the )?((?:(?!Location\\b)[^.;:,()])+?)'
const newPlace = '(?:the|its|your|a|that) (?:new )?Location(?: (?:that )?(?:it|they) leads? to)?'
const atOnce = ',? (?:(?:on|in|during) (?:the|that) (?:very )?same Turn|at once|immediately|right away)'
const noWait =
  'you (?:need not|do not (?:have|need) to|never (?:have|need) to) wait (?:for |until )?(?:a|your|the) (?:following|next|later|subsequent) Turn'
/** "The new Location", right behind such a journey. */
const goesOn = (said: string, what: string): string => like(said, `you may play the new Location right after a ${single(what)}`)

export const soManyTogether: readonly Row[] = [
  // ---------------------------------------------------------------- several of one kind
  // "Cats may be played in pairs"
  [/(?<=\bplay(?:ed)?\b[^.;:,]*? )(?:in pairs|by twos)(?=[.;,]| |$)/giu, () => 'two at a time'],
  // "You may play up to three Events on one Turn", "two Ghouls into the same Threat on one Turn", "two Monsters at once, if both are Ghouls"
  [
    new RegExp(`\\b${who} (?:may|can) (?:also )?play ${several} ${kind}${here}${threat}${turn}${here}(?:${ofKind}|${end})`, 'giu'),
    (said, [whom, n, what, there, here, sort]) => like(said, together(whom!, n!, such(what!, sort), there, here)),
  ],
  // "You may play Cats two at a time"
  [
    new RegExp(`\\b${who} (?:may|can) play ${kind}${here}${threat} ${several}${turn}${here}(?:${ofKind}|${end})`, 'giu'),
    (said, [whom, what, there, n, here, sort]) => like(said, together(whom!, n!, such(what!, sort), there, here)),
  ],
  // "Two Deep Ones may be played through this Gate at once": whoever's they are, on a Location they are yours.
  [
    new RegExp(
      `(?<=^|[.;,] )(?:(?:at|through) this (Gate|Location),? )?${several} (?:of your )?${kind} (?:may|can) be played${here}${threat}${turn}${here}(?:${ofKind}|${end})`,
      'giu',
    ),
    (said, [gate, n, what, there, here, sort]) => like(said, together('you', n!, such(what!, sort), gate, there, here)),
  ],
  // "Your Cultists may be played here two at a time"
  [
    new RegExp(
      `(?<=^|[.;,] )(?:(?:all|any) (?:of )?)?(?:your )?${kind} (?:may|can) be played${here}${threat} ${several}${turn}${here}(?: by ${who})?(?:${ofKind}|${end})`,
      'giu',
    ),
    (said, [what, there, n, here, whom = 'you', sort]) => like(said, together(whom, n!, such(what!, sort), there, here)),
  ],
  // "Your Cultists add 1 while you are here, and may be played here two at a time"
  [
    new RegExp(
      `(?<=(?:^|[.;] )(?:(?:all|any|each) (?:of )?)?(?:your )?((?:(?!\\b${does})[^.;:,()])+?) ${does}[^.;]*?),? and (?:may|can) be played${here}${threat} ${several}${turn}${here}${end}`,
      'giu',
    ),
    (_, [what, there, n, here]) => `. ${like('A', together('you', n!, what!, there, here))}`,
  ],
  // "This Monster may be played two at a time", "you may play two of this card at once"
  [
    new RegExp(
      `(?<=^|[.;,] )(?:${self} may be played ${several}${turn}|${several} (?:copies )?of ${self} may be played${threat}${turn}|you may play ${several} (?:copies )?of ${self}${threat}${turn})(?: (?:through|using) (?:a single|the same|one) Gate)?(?=[.;]|$)`,
      'giu',
    ),
    (said, [one, two, three]) => like(said, `${one ?? two ?? three} of this card may be played together`),
  ],
  // "Whenever you play an Artifact, you may play a second one on the same Turn"
  [
    new RegExp(
      `\\b(?:when|whenever|each time|if) you play (?:an?|any|one) ([^.;:,()]+?)(?: here)?,? you may (?:also |then |immediately )?play (?:(?:a second|another|one more)(?: (?:one|of them|of (?:that|the same) kind)| \\1)?)${turn}${end}`,
      'giu',
    ),
    (said, [what]) => (/ here,/.test(said) ? said : like(said, together('you', 'two', plural(what!)))),
  ],
  // ---------------------------------------------------------------- two kinds
  // "You may play two Artifacts, or an Artifact and a Tome, on one Turn"
  [
    new RegExp(
      `(?<=^|[.;] )((?:while|if|at|by) [^.;:]*?, )?you may play ${several} ([^.;:,()]+?),? or (an?|one) ([^.;:,()]+?) and (an?|one) ([^.;:,()]+?)${turn}( here| while [^.;:,]+)?${priced}(?=[.;,]|$)`,
      'giu',
    ),
    (said, [lead = '', n, what, a, one, b, two, tail = '', price]) => {
      const both = `together${price === undefined ? '' : ` for ${price}`}${tail}`
      return (
        like(said, `${lead}you may play ${n} ${what} ${both}`) +
        `. ${like(said, `${lead}you may play ${a} ${one} and ${b} ${two} ${both}`)}`
      )
    },
  ],
  [
    new RegExp(`\\b${who} may play (an?|one) ([^.;:,()]+?) and (an?|one) ([^.;:,()]+?)${here}${turn}${here}${end}`, 'giu'),
    (said, [whom, a, one, b, two, there, here]) =>
      / Location$/.test(two!)
        ? said
        : like(said, together(whom!, a!, one!, there, here).replace(/ together$/, ` and ${b} ${two} together`)),
  ],
  // What is lost for it besides what playing them costs is its price.
  [
    new RegExp(`(?<=\\bmay play [^.;:]*? together)( while [^.;:,]+)?${priced}(?=[.;]|$)`, 'giu'),
    (said, [tail = '', price]) => (price === undefined ? said : ` for ${price}${tail}`),
  ],
  // ---------------------------------------------------------------- a journey and where it leads
  // "When you play a Train, you need not wait for a following Turn but may play the new Location at once"
  [
    new RegExp(
      `\\b(?:when|whenever|if|each time) you (?:play|travel with) ${train},? (?:${noWait}(?:,? (?:but|and))? (?:(?:you )?(?:may|can) )?|you (?:may|can) )(?:immediately |at once |also )?play ${newPlace}${atOnce}(?=[.;]|$)`,
      'giu',
    ),
    (said, [what]) => goesOn(said, what!),
  ],
  // "You need not wait for a following Turn after playing a Train, but may play the new Location at once"
  [
    new RegExp(
      `\\b${noWait} (?:after|when|if) (?:playing|you (?:have )?play(?:ed)?|traveling with|travelling with|you travel with) ${train}(?:,? (?:but|and) (?:you )?(?:may|can) play ${newPlace}${atOnce})?(?=[.;]|$)`,
      'giu',
    ),
    (said, [what]) => goesOn(said, what!),
  ],
  // "You need not wait for a following Turn: play the Train and the new Location on the same Turn"
  [
    new RegExp(`\\b${noWait}(?:: |; |, (?:but|and) )(?:you )?(?:may |can )?play ${train} and ${newPlace}${atOnce}(?=[.;]|$)`, 'giu'),
    (said, [what]) => goesOn(said, what!),
  ],
  // "Each player may play a Train and its new Location on the same Turn"
  [
    new RegExp(
      `\\b${who} (?:may|can) (?:also )?play ${train} and ${newPlace}(?:,? (?:on|in|during|as) (?:the same|one|a single|one and the same) Turn|${atOnce}|,? together)(?=[.;]|$)`,
      'giu',
    ),
    (said, [whom, what]) => like(said, `${whom} may play the new Location right after a ${single(what!)}`),
  ],
  // "The new Location may be played on the same Turn as a Train"
  [
    new RegExp(
      `(?<=^|[.;,] )(?:(?:you may play )?${newPlace}|${newPlace} (?:may|can) be played) (?:on|in|during) the same Turn as ${train}(?=[.;]|$)`,
      'giu',
    ),
    (said, [what]) => goesOn(said, what!),
  ],
  // ---------------------------------------------------------------- no more than so many
  // "No more than one Ally may be played by each player in a Round"
  [
    new RegExp(
      `\\b${fewest} (one|two|three|\\d+) ([^.;:,()]+?) may be (played|cast|used) by (?:each|any|every|one|a|any one|all) (players?|Investigators?|opponents?)${per}`,
      'giu',
    ),
    (said, [n, what, done, whom, span]) => like(said, noMore(whom, verbs[done!.toLowerCase()]!, n!, what!, span!)),
  ],
  // "Each player is limited to one Ally per Round": what of Spells, which are cast besides?
  [
    new RegExp(
      `\\b(?:each|every|any|all) (players?|Investigators?|opponents?) (?:is|are) (?:limited|restricted|confined) to (?:playing |the play of )?(?:only )?(one|two|three|\\d+) ([^.;:,()]+?)${per}`,
      'giu',
    ),
    (said, [whom, n, what, span]) =>
      /\b(?:Spells?|Gates?|cards?)\b/i.test(what!) ? said : like(said, noMore(whom, 'play', n!, what!, span!)),
  ],
  // "You may play but one Ally here each Round", "only one Monster may be played here in each Round"
  [
    new RegExp(`\\byou (?:may|can) (play|cast|use) but (one|two|three) ([^.;:,()]+?)${here}${per}`, 'giu'),
    (said, [verb, n, what, there, span]) =>
      like(said, `${there === undefined ? '' : 'while you are here, '}you may not ${verb} more than ${n} ${what} a ${span}`),
  ],
  [
    new RegExp(`(?<=^|[.;] )${fewest} (one|two|three) ([^.;:,()]+?) may be (played|cast) here${per}`, 'giu'),
    (said, [n, what, done, span]) =>
      like(said, `while you are here, you may not ${verbs[done!.toLowerCase()]} more than ${n} ${what} a ${span}`),
  ],
  // "Unless his or her Current Location is Country", of all players
  [
    /(?<=\b(?:[Nn]o|[Ee]ach|[Aa]ny|[Ee]very|[Aa]ll) (?:players?|Investigators?|opponents?) may [^.;]*?),? (unless|if|while) (?:his or her|that player['’]s|the player['’]s|their) Current Location is (?:an? )?(\p{Lu}[\p{L}-]*)(?: Location)?(?=[.;]|$)/gu,
    (_, [when, kind]) => ` ${when} that player is at ${/^[AEIOU]/.test(kind!) ? 'an' : 'a'} ${kind} Location`,
  ],
  // "One more card, provided that it is neither an Adventure nor a Monster"
  [
    /(?<=\bplay (?:one|an?|any) (?:(?! on the same Turn)[^.;:,()])+)(?: on the same Turn)?,? (?:provided|if|so long as)(?: that)? it is neither (an? [^.;:,()]+?) nor (an? [^.;:,()]+?)(?=[.;]|$)/giu,
    (_, [one, two]) => `, except ${one} or ${two}`,
  ],
  // Who needs no Gate for it plays to the Threat, where else one would.
  [
    /(?<=\b(?:each|any|every|all) (?:players?|Investigators?) may play [^.;:,()]+?) (?:in)?to (?:his or her|their) Threats?(?= [^.;]*?without (?:us(?:ing|e of) )?(?:a|the) Gate\b)/giu,
    () => '',
  ],
  // ---------------------------------------------------------------- who comes along
  // "One Ally who can be found there may come along with you"
  [
    /(?<=^|[.;] |, )(?:an?|one|any one) ([^.;:,()]*?Ally)(?:,? (?:who|that|which) (?:can|could|may|might) be (?:found|met|played) (there|(?:in|of) (?:this|that|the new|your new) (Region|Subregion)))?,? (?:may|can) (?:come|go|travel|ride|sail|walk) (?:along(?: with you)?|with you)(?: from your Hand)?(?=[.;]|$)/giu,
    (said, [who, where, far]) =>
      where === undefined
        ? said
        : like(said, `you may immediately play one ${who} from your Hand${/^Region$/i.test(far ?? '') ? ' regardless of Subregion' : ''}`),
  ],
  // "When you play this Ally, another Ally who is a Cultist may come along with him"
  [
    /(?<=\b(?:when|whenever|if) you play [^.;:,]+, )(an?|one|another|any one|one other) ([^.;:,()]+?)(?: (?:who|that|which) is (an? [^.;:,()]+?))? (?:may|can) (?:come|go) along(?: with (?:him or her|him|her|it|them|you))?(?: from your Hand)?(?=[.;]|$)/giu,
    (_, [n, who, sort]) =>
      `you may immediately play one ${/other/i.test(n!) ? 'other ' : ''}${sort === undefined ? who : `${sort.replace(/^an? /i, '')} ${who}`} from your Hand`,
  ],
  // "You may also play one Ally who can be found there on the same Turn", behind a journey
  [
    /(?<=\bLocation\b[^.;]*[.;,] (?:[^.;:]*, )?you may )(?:also )?(?:immediately )?play(?:, on the same Turn,)? (an?|one) ([^.;:,()]*?Ally)(?: card)? (?:who|that|which) (?:can|could|may) be (?:found|met|played) there(?:,? on the same Turn)?(?=[.;]|$)/giu,
    (_, [n, who]) => `immediately play ${n} ${who} from your Hand`,
  ],
  // "On the Turn that you arrive here, you may also play one Artifact"
  [
    /(?<=^|[.;] )(?:On|In|During) the (?:same |very |first )?Turn (?:that|when|in which|on which|during which) you (?:arrive|come) here,? (you may )(?:also )?(?=play\b)/giu,
    (_, [may]) => `When you arrive here, ${may}immediately `,
  ],
]
