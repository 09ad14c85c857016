/**
 * What is given for a card that is played, and what is got for one that is given: cards of a Hand for new ones, the top card of a deck that may
 * go beneath it, what playing or casting something costs, and what must not be known or paid for it. These are rows on the words of a text,
 * before it is read; what a use is meant to be worth once its rules are made is settled in `as-it-is-used.ts`.
 */

import { like, type Row } from './rewording.ts'

const count = '(an?|one|another|a new one|two|three|four|\\d+)'
const kind = '([^.;:,()]+?)'
const end = '(?=[.;,]|$| or\\b)'
const points = '(one|two|three|\\d+) (?:(?:more|additional|extra) )?(?:points? of Sanity|Sanity points?|Sanity)(?: (?:more|extra))?'
const singular = (word: string): string => word.replace(/ies\b/, 'y').replace(/s\b/, '')
const cards = (n: string): string => (/^(?:an?|one|another|a new one)$/i.test(n) ? 'one card' : `${n} cards`)
const forEach = (what: string): string => `Each ${singular(what.replace(/^(?:an?|any|the|all|each) /i, ''))}`

const given = '((?:(?:an?|one|two) )?(?:other |another )?[^.;:,()]+?)'
/** Cards of a Hand, where no kind is named that lies in play; each his own. */
const tolled = (player: string | undefined, what: string, how: string, card: string): string => {
  const [, n = 'one', kind = 'card', hand] =
    /^(?:(an?|one|two) )?(?:other |another )?(.+?)( from (?:his or her|his|her|their) Hand)?$/i.exec(card) ?? []
  const from = hand !== undefined || /^cards?$/.test(kind) ? ' in your Hand' : ''
  const who = /^opponent$/i.test(player ?? '') ? 'opponent' : 'player'
  return `each ${who} may play ${what.replace(/y$/, 'ie')}s only for this cost (${/^bur/i.test(how) ? 'bury' : 'discard'} ${/^two$/i.test(n) ? 'two' : 'one'} ${kind}${from})`
}

const party =
  '(?:you|none of you|no one in your party|nobody in your party|none of your party|neither you nor (?:any of )?your Allies|none of your Allies nor you)'
const unread = `(?:(?:that |which )?${party} (?:do not |can(?:not)? |does not )?(?:knows?|reads?|understands?))`

/** What is said of a use with a price must be heard before reading: "this" is no card. */
export const freeAtTimes: readonly Row[] = [
  // "As your Turn, you may pay 1 Sanity to bury one Phobia. At Night this costs no Sanity." Of what is done once a Round it would be twice.
  [
    /(?<=^|[.;] )(?![^.;]*\b(?:once|twice|one time|(?:a|each|per|every) (?:Round|Turn))\b)(As your Turn(?: here)?[^.;:]*?),? (?:you may )?(?:pay|lose) (\w+ Sanity(?: points?)?) to ([^.;]+)[.;] (At Night|By Day|If [^.;,]+|While [^.;,]+),? (?:this|it|doing so|that) (?:costs (?:you )?(?:no Sanity|nothing)|is free)(?=[.;]|$)/gu,
    (_, [lead, price, deed, when]) =>
      `${lead}, you may pay ${price} to ${deed}. ${lead}, ${/^At Night/.test(when!) ? 'if it is Night' : /^By Day/.test(when!) ? 'if it is Day' : like('a', when!.replace(/^\p{Lu}/u, (c) => c.toLowerCase()).replace(/^while /, 'if '))}, you may ${deed}`,
  ],
]

/** What a card that is drawn takes the place of lies in the Hand: this must be heard before reading, for such cards lie in play as well. */
export const replacedFromHand: readonly Row[] = [
  // "Discard one Travel Event and replace it with two new cards"
  [
    new RegExp(
      `\\b(discard|bury) (an?|one|any one|two|three|up to (?:two|three|four|five)) (?![^.;:,]*\\bin play\\b)${kind}(?: (?:from|of|in) your Hand)?,? and (?:then )?replace (?:it|them|that card|those cards) with ${count}(?: (?:new|other|fresh))? cards?(?: (?:drawn|taken))?(?: from (?:the top of )?your Mythos Deck)?${end}`,
      'giu',
    ),
    (said, [how, n, what, m]) => (/^(?:other )?cards?$/i.test(what!) ? said : `${how} ${n} ${what} from your Hand and draw ${cards(m!)}`),
  ],
]

export const givenForIt: readonly Row[] = [
  // ---------------------------------------------------------------- cards for new ones
  // "Discard one Phobia from your hand and replace it with two new cards, or Discard any other card and replace it with one"
  [
    new RegExp(
      `\\b(discard|bury) ${count} ${kind}(?: (?:from|of|in) your Hand)?,? and (?:then )?(?:take|draw|receive|replace (?:it|them) with) ${count}(?: (?:new|other|fresh))?(?: cards?)?(?: (?:drawn|taken))?(?: from (?:the top of )?your Mythos Deck)?(?: (?:in (?:its|their) (?:place|stead)|instead|as replacements?|for (?:it|them)))?,? or (?:to )?(discard|bury) (?:any|an?|one)(?: other| one)? ${kind}(?: (?:from|of|in) your Hand)?,? and (?:then )?(?:take|draw|receive|replace it with) ${count}(?: (?:new|other))?(?: cards?)?(?=[.;]|$)`,
      'giu',
    ),
    (_, [how, n, what, m, other, more, k]) =>
      `either ${how!.toLowerCase()} ${n} ${what} from your Hand and draw ${cards(m!)}, or ${other!.toLowerCase()} one ${more!.replace(/^other /, '')} from your Hand and draw ${cards(k!)}`,
  ],
  [
    new RegExp(
      `\\b(discard|bury) (an?|one|any one|two|three) ${kind}(?: (?:from|of|in) your Hand)?,? and (?:then )?(?:take|draw|receive|replace (?:it|them) with) ${count}(?: (?:new|other|fresh))?(?: cards?)?(?: (?:drawn|taken))?(?: from (?:the top of )?your Mythos Deck)? (?:in (?:its|their) (?:place|stead)|instead|as replacements?)${end}`,
      'giu',
    ),
    (_, [how, n, what, m]) => `${how} ${n} ${what} from your Hand and draw ${cards(m!)}`,
  ],
  // "Discard one Monster and take the top card of your Mythos Deck in its stead"
  [
    new RegExp(
      `\\b(discard|bury) (an?|one|any one) ${kind}(?: (?:from|of|in) your Hand)?,? and (?:then )?(?:take|draw) the top (two |three )?cards? (?:of|from) your Mythos Deck(?: (?:in (?:its|their) (?:place|stead)|instead|as a replacement))?${end}`,
      'giu',
    ),
    (_, [how, n, what, m]) => `${how} ${n} ${what} from your Hand and draw ${cards((m ?? 'one').trim())}`,
  ],
  // "Show all players one Weapon from your Hand and exchange it for two new cards": it is discarded.
  [
    new RegExp(
      `\\b(?:show|reveal) (?:(?:to )?(?:all|the other|every) players? )?${count} ${kind} from your Hand,? and exchange (?:it|them) for ${count}(?: (?:new|other))? cards?${end}`,
      'giu',
    ),
    (_, [n, what, m]) => `discard ${n} ${what} from your Hand and draw ${cards(m!)}`,
  ],
  // ---------------------------------------------------------------- the top card of a deck
  // "Look at the top card of your Mythos Deck and, if it is not to your liking, place it at the bottom"
  [
    /\blook at the top card of ((?:your|any (?:one )?player['’]s|(?:your|an|any|one) opponent['’]s) Mythos Deck)(?:,? and,? (?:(?:if (?:it is not to your liking|it is not to your taste|it displeases you|you do not (?:like|want) it|you (?:wish|like|choose|so wish))|optionally),? )?(?:you may )?(?:place|put) it (?:at|on|to|beneath it at) the bottom(?: of (?:it|that deck|the deck))?(?:,? if (?:it is not to your liking|it displeases you|you do not (?:like|want) it|you (?:wish|like|choose|so wish)))?|,? and (?:then )?either (?:leave|keep) it (?:there|where it is)? ?or (?:place|put) it (?:at|on) the bottom|\. You may (?:leave it (?:there|where it is)|put it back),? or (?:place|put) it (?:at|on) the bottom)(?: of (?:it|that deck|the deck))?(?=[.;]|$)/giu,
    (said, [deck]) =>
      /\bif\b|\beither\b|\bmay\b|\boptionally\b/i.test(said.slice(8))
        ? `${like(said, 'look')} at the top card of ${deck}. You may put it on the bottom of that deck`
        : said,
  ],
  [
    /(?<=\blook at the top card of [^.;]* Mythos Deck\. )You may (?:place|put) it (?:at|on) the bottom(?=[.;]|$)/giu,
    () => 'You may put it on the bottom of that deck',
  ],
  // ---------------------------------------------------------------- what is kept in a Hand
  // "During the Discard phase, you may keep one Artifact or Tome beyond your Maximum"
  [
    new RegExp(
      `(?<=^|[.;,] )(?:(?:during|in|at) the (?:Discard|discard) (?:phase|step)(?: of (?:each|the) Round)?,? |at the end of (?:each|a|the) Round,? )?you may keep ${count} ${kind} (?:beyond|above|over|in excess of|on top of) your Maximum(?: at the end of (?:each|a|the) Round| during the Discard (?:phase|step))?(?=[.;]| (?:if|while|for)\\b|$)`,
      'giu',
    ),
    (said, [n, what]) =>
      like(
        said,
        /^cards?$/i.test(what!) ? `you may keep ${n} more ${what} than your Maximum` : `you may keep ${n} ${what} above your Maximum`,
      ),
  ],
  // "One Artifact in your Hand does not count toward your Maximum"
  [
    new RegExp(
      `(?<=^|[.;,] )${count} ${kind} (?:in|of) your Hand (?:does|do) not count (?:towards?|against) your Maximum(?=[.;]| (?:if|while)\\b|$)`,
      'giu',
    ),
    (said, [n, what]) => (/^cards?$/i.test(what!) ? said : like(said, `you may keep ${n} ${what} above your Maximum`)),
  ],
  // ---------------------------------------------------------------- what playing something costs
  [/(?<=^|[.;] )Costs (?=(?:one|two|three|\d+) Sanity (?:points? )?(?:less|more) for each\b)/gu, () => 'This card costs '],
  [
    /(?<=\bcosts? [^.;:]*?Sanity(?: points?)?), (?:besides|in addition to|on top of|beyond) (?:any|the|all|its) (?:other|usual|normal)(?: Sanity)? costs?,/giu,
    () => '',
  ],
  // "Each Monster costs its player 1 more Sanity point"
  [/(?<=\bcosts? )(?:its|the) player(?= (?:one|two|three|\d+|no|twice|half)\b)/giu, () => 'each player'],
  // "All Spells cost 1 additional point of Sanity to cast, for all players"
  [
    new RegExp(
      `(?<=^|[.;,] )(?:All|Each|Every|Any) ${kind} costs? ${points}( to cast)?,? (?:for|to) (?:all|each|every|any) players?( to cast)?(?=[.;]|$)`,
      'giu',
    ),
    (_, [what, n, cast, tail]) => `${forEach(what!)} costs each player ${n} Sanity more${(cast ?? tail) === undefined ? '' : ' to cast'}`,
  ],
  // "A player who wishes to play a Night Event must first pay 1 Sanity", "whoever plays an Ally must pay 1 Sanity"
  [
    new RegExp(
      `(?<=^|[.;,] )(?:(?:an?|any|each|every) (?:player|Investigator) (?:who|that) (?:(?:wishes|wants|would like) to )?(plays?|casts?)|whoever (?:wishes to )?(plays?|casts?)) (?:an?|any) ((?!Location)${kind.slice(1)} must (?:first )?(?:pay|lose|spend) ${points}(?: (?:to do so|for it|first))?(?=[.;]|$)`,
      'giu',
    ),
    (said, [play, whoever, what, n]) =>
      /\bLocation\b/.test(what!)
        ? said
        : `${forEach(what!)} costs each player ${n} Sanity more${/^cast/i.test(play ?? whoever!) ? ' to cast' : ''}`,
  ],
  // "No player may play an Artifact without paying 1 extra Sanity point"
  [
    new RegExp(
      `(?<=^|[.;,] )no (?:player|Investigator) may (play|cast) (?:an?|any) ${kind} without (?:first )?paying (?:an? )?${points}(?=[.;]|$)`,
      'giu',
    ),
    (said, [play, what, n]) =>
      /\bLocation\b/.test(what!) ? said : `${forEach(what!)} costs each player ${n} Sanity more${/^cast/i.test(play!) ? ' to cast' : ''}`,
  ],
  // "You need not pay the Sanity cost of Monsters that you play through this Gate"
  [
    new RegExp(
      `\\byou (?:need not|do not (?:have|need) to) pay the Sanity costs? (?:of|for) (?:an?|any|the)? ?${kind} (?:that |which )?you play (?:through|using) this Gate(?=[.;]|$)`,
      'giu',
    ),
    (said, [what]) => like(said, `${what!.replace(/^\p{Ll}/u, (c) => c.toUpperCase())} played through this Gate cost no Sanity`),
  ],
  [
    /\b(this Gate may be used any number of times),? in (?:a|each|any|every|one|the same) Round(?=, (?:but|and) each use after the first\b)/giu,
    (_, [gate]) => gate!,
  ],
  // "Casting this Spell costs no Sanity"
  [
    /\bcasting (this (?:Spell|card)) (?:costs (?:you )?no Sanity(?: points?)?|is free of (?:any )?Sanity costs?|is free)(?=[.;,]| (?:if|while|at Night|by Day)\b|$)/giu,
    (said, [spell]) => like(said, `${spell} costs no Sanity to cast`),
  ],
  [/(?<=\bcosts? (?:[^.;:,]*? )?for each )([^.;:,()]+?) (?:that |which )?you have in play(?=[.;,]|$)/giu, (_, [what]) => what!],
  // "You pay 1 Sanity point more than others to play any Monster"
  [
    /(?<=\bpay (?:one|two|three|\d+) (?:Sanity (?:points? )?more|more Sanity(?: points?)?|Sanity points?)) than (?:others|other players|anyone else|any other player|everyone else)(?= to (?:play|cast)\b)/giu,
    () => '',
  ],
  [
    new RegExp(
      `(?<=^|[.;,] )you pay (one|two|three|\\d+) (?:Sanity (?:points? )?more|more Sanity(?: points?)?) to (play|cast) (?:any|an?|each) ${kind}(?=[.;]|$)`,
      'giu',
    ),
    (said, [n, play, what]) => like(said, `each ${what} costs you ${n} Sanity more${/^cast/i.test(play!) ? ' to cast' : ''}`),
  ],
  // "The first Tome you play each Round costs you no Sanity"
  [
    /(?<=\b(?:the first|the next|(?:an?|each|any)) [^.;:,()]+? (?:that )?you (?:play|cast)\b[^.;:,()]*? costs )you (?=(?:no|one|two|three|\d+|half|twice|double)\b)/giu,
    () => '',
  ],
  [
    new RegExp(`(?<=^|[.;,] )an? ${kind} (?:that |which )?you play here costs `, 'giu'),
    (said, [what]) => like(said, `each ${what} you play here costs `),
  ],
  // "When you play a Monster here, pay its Sanity cost twice"
  [
    new RegExp(
      `(?<=^|[.;,] )(?:when|whenever|if) you play (?:an?|any) ${kind} here,? (?:you )?(?:must )?pay (?:its Sanity cost twice|twice its Sanity cost|double its Sanity cost)(?: over)?(?=[.;]|$)`,
      'giu',
    ),
    (said, [what]) => like(said, `each ${what} you play here costs twice its Sanity cost`),
  ],
  // "Once a Round, you may play one card without paying its Sanity cost"
  [
    new RegExp(
      `(?<=^|[.;] )(?:Once|One time) (?:a|per|each|in each|in a|every|during each|during a) (Round|Turn),? you may play (?:one|an?|any)(?: one)? ${kind}(?: from your Hand)? (?:without paying (?:its|the|any) Sanity cost|and ignore its Sanity cost|at no Sanity cost|ignoring its Sanity cost|for no Sanity)(?=[.;]|$)`,
      'gu',
    ),
    (_, [span, what]) => `You may play any ${what} without paying its Sanity cost once a ${span}`,
  ],
  // "Discard this card when you play an Artifact to ignore its Sanity cost": instead of paying.
  [
    new RegExp(
      `(?<=^|[.;] )(?:(?:You may )?(discard|bury|flip) this (?:card|Ally|Artifact|Tome) when(?:ever)? you play (an?|any) ${kind} (?:to|and) (?:ignore|avoid|escape|waive) (?:paying )?(?:its|the) Sanity cost|When(?:ever)? you play (an?|any) ${kind},? you may (discard|bury|flip) this (?:card|Ally|Artifact|Tome) (?:to|and) (?:ignore|avoid|escape|waive) (?:paying )?(?:its|the) Sanity cost)(?=[.;]|$)`,
      'giu',
    ),
    (_, [one, a, what, b, that, two]) =>
      `When you would pay Sanity to play ${a ?? b} ${what ?? that}, you may ${(one ?? two)!.toLowerCase()} this card instead`,
  ],
  // "Each player must pay double the usual Sanity cost for Tomes"
  [
    /(?<=\bpay )(double|twice|half) (?:the )?(?:usual |normal |printed )?Sanity costs? (?:for|of) (?=(?:any |all |each )?\p{Lu})/gu,
    (_, [fold]) => `${fold === 'half' ? 'half' : 'twice'} the Sanity cost of `,
  ],
  // "A player who wishes to play a Night Event must first discard one other card": each time, before it.
  [
    new RegExp(
      `(?<=^|[.;,] )(?:(an?|any|each|every) (player|Investigator|opponent) (?:who|that) (?:(?:wishes|wants|would like) to play|plays)|whoever (?:wishes to )?plays?) (?:an?|any) ${kind},? must (?:first |also )?(discard|bury) ${given}(?: (?:to do so|for it|first))?(?=[.;]|$)`,
      'giu',
    ),
    (said, [, player, what, how, card]) => like(said, tolled(player, what!, how!, card!)),
  ],
  [
    new RegExp(
      `(?<=^|[.;,] )no (player|Investigator|opponent) may play (?:an?|any) ${kind} without (?:first )?(discarding|burying) ${given}(?=[.;]|$)`,
      'giu',
    ),
    (said, [player, what, how, card]) => like(said, tolled(player, what!, how!, card!)),
  ],
  [
    new RegExp(
      `(?<=^|[.;,] )(?:to play (?:an?|any) ${kind},? (?:each|every|any|a) (player|Investigator|opponent) must (?:first |also )?(discard|bury) ${given}|(?:each|every|any) (player|Investigator|opponent) must (?:first |also )?(discard|bury) ${given} (?:to|in order to|before he or she may) play (?:an?|any) ${kind})(?=[.;]|$)`,
      'giu',
    ),
    (said, [a, one, how, card, two, how2, card2, b]) => like(said, tolled(one ?? two, (a ?? b)!, (how ?? how2)!, (card ?? card2)!)),
  ],
  // ---------------------------------------------------------------- what spares somebody
  // "Bury one Ally of your opponent, unless that player pays 2 Sanity"
  [
    /(?<=\b(?:your|an) opponent\b[^.;]*?),? unless (?:that player|the player|that opponent|your opponent) (?=(?:pays|discards|buries|flips|loses|spends)\b)/giu,
    () => ' unless he or she ',
  ],
  // "Bury one Ally of your opponent. Your opponent may prevent this by paying 3 Sanity points."
  [
    /(?<=\b(?:your|an) opponent\b[^.;]*)[.;] (?:Your opponent|He or she|That player|That opponent|The opponent) (?:may|can) (?:prevent|avoid|escape|forestall) this by (paying|discarding|burying|flipping) ([^.;]+)(?=[.;]|$)/giu,
    (_, [how, what]) =>
      ` unless he or she ${{ paying: 'pays', discarding: 'discards', burying: 'buries', flipping: 'flips' }[how!.toLowerCase()]} ${what}`,
  ],
  // ---------------------------------------------------------------- what need not be known
  // "You may play a Tome here in a Language that none of you knows", "even if no one in your party can read it"
  [
    new RegExp(
      `(?<=\\bplay (?:an?|any|one|any one) (?:[^.;:,()]*? )?(?:Tome|Spell|Artifact)s?(?: here)?),? in (?:a|any) Languages? ${unread}(?=[.;,]|$)`,
      'giu',
    ),
    () => ' regardless of language',
  ],
  [
    /(?<=\bplay\b[^.;]*?),? even (?:if|when|though) (?:no one|nobody|none) (?:in|of|among|with) (?:your party|you|your side)(?: is able to| can)? (?:reads?|knows?|understands?) (?:it|them|its Languages?|the Languages?)(?=[.;,]|$)/giu,
    () => ' regardless of language',
  ],
  [
    new RegExp(
      `(?<=^|[.;] )an? Tome (?:that |which )?you play here (?:can|may) be read by (?:anyone|anybody|any of you),? (?:whatever|regardless of) its languages?,? (?:if you pay|for|at the cost of) ${points}(?=[.;]|$)`,
      'giu',
    ),
    (_, [n]) => `While you are here, you may play Tomes regardless of language for ${n} Sanity`,
  ],
  [
    /(?<=^|[.;,] )you need not know (?:the|its|any) Languages? (?:of this (?:Tome|card) )?(if|while|when) ([^.;]+?)(?=[.;]|$)/giu,
    (said, [when, so]) => like(said, `${/^when$/i.test(when!) ? 'if' : when} ${so}, this card may be played regardless of language`),
  ],
  [
    /\byou may play (?:one|an?|any) Tome (?:each|per|every|once a) Round,? (?=in (?:a|any) Languages? )/giu,
    (said) => like(said, 'once a Round, you may play any Tome '),
  ],
  // ---------------------------------------------------------------- Gates
  // "At an Underground Location, Ghouls may be played even if the Gate has already been used"
  [
    new RegExp(
      `(?<=^|[.;] )at (an? [^.;:,()]*?Location),? ${kind} (?:may|can) be played even if (?:the|its) Gate has (?:already )?been used(?: already)?(?=[.;]|$)`,
      'giu',
    ),
    (said, [where, what]) => like(said, `you may play ${what} at ${where} regardless of the use of the Gate`),
  ],
  // "Monsters may be played here as if there were a Gate"
  [
    new RegExp(`(?<=^|[.;,] )${kind} may be played here,? as if (?:there (?:were|was) a Gate|it had a Gate)(?: here)?(?=[.;]|$)`, 'giu'),
    (said, [what]) => like(said, `while you are here, you may play ${what} regardless of the Gate`),
  ],
  [
    new RegExp(`(?<=^|[.;,] )(?:an?|any) ${kind} (?:that is |that you )?play(?:ed)? here does not use(?: up)? the Gate(?=[.;]|$)`, 'giu'),
    (said, [what]) => like(said, `while you are here, you may play ${what}s regardless of the Gate`),
  ],
  // "You may play this card at any Forest Location, even where there is no Gate, but must then lose 1 more point of Sanity"
  [
    new RegExp(
      `(?<=\\bmay (?:be )?play(?:ed)?\\b[^.;]*?),? but (?:you )?must (?:then )?(?:lose|pay|spend) ${points}(?: (?:to do so|for it|in that case|if you do))?(?=[.;]|$)`,
      'giu',
    ),
    (_, [n]) => ` for ${n} Sanity`,
  ],
]
