/** What is told in an order, or as a sentence of its own, that the grammar has otherwise: how it is put back, when it is used, one kind or the other. */

import type { Self } from '../reading.ts'
import type { Row } from '../rewording.ts'

const end = '(?=[.;]|$)'
const word = "\\p{Lu}[\\p{L}’'-]*"

/** Two kinds of which one is named, and what is then done with "that kind": the same told of each of them. */
const namedKind = new RegExp(
  `(?<=^|[.;] )(?:Name|Choose|Call out|Declare)(?: aloud)? (?:either )?(Steadfast|Corrupt|Weapons?|Tomes?|Spells?|Events?|Artifacts?|Allies|Ally|Monsters?) or (Steadfast|Corrupt|Weapons?|Tomes?|Spells?|Events?|Artifacts?|Allies|Ally|Monsters?)(?: Allies)?\\. (?:Then,? )?([^.;:]+? of (?:that|the named|the chosen) (?:kind|type|sort|allegiance)[^.;:]*)${end}`,
  'giu',
)

/** What is done to cards of "that kind", as an order told of one kind; nothing where it is told otherwise. */
function ofThatKind(deed: string, kind: string): string | undefined {
  const told =
    /^(?:(your opponent|each opponent|each player) (?:must )?(?:immediately )?)?(flip|bury|discard)s? (all|one|two|three)(?: of (?:his or her|his|her|their))? (Allies|Ally|cards?) of (?:that|the named|the chosen) (?:kind|type|sort|allegiance)( face-down)?$/iu.exec(
      deed,
    )
  if (!told) return undefined
  const [, who = '', how, n, what, down = ''] = told
  const isSide = /^(?:Steadfast|Corrupt)$/i.test(kind)
  // A side is one of Allies, and a type is one of cards.
  if (isSide !== /^all/i.test(what!)) return undefined
  const many = isSide ? `${kind} ${what}` : /^one$/i.test(n!) ? one(kind) : several(kind)
  // What somebody does himself he also chooses; of all of them nothing is chosen.
  return who && !/^all$/i.test(n!) ? `${who} ${how}s ${n} ${many}${down}` : `${how} ${n} ${many}${who ? ` of ${who}` : ''}${down}`
}

const one = (kind: string): string => (/^allies$/i.test(kind) ? 'Ally' : kind.replace(/s$/, ''))
const several = (kind: string): string => (/^ally$/i.test(kind) ? 'Allies' : kind.replace(/s?$/, 's'))

/** A Hand that lies open to all. */
const hands = '(his or her|his|her|their|your) Hands?'
const openly = '(?:face-up|face up|open|openly|exposed|visible|revealed|in the open|in view|in plain view)'
const toAll = '(?: (?:on the table|to (?:all|everyone|everybody|all players|all to see|be seen by all)|for all to see)){0,2}'

const byWhat = 'Event|Spell|Phobia|Epidemic|Artifact|Location'

const rows: readonly Row[] = [
  // "Look at the top four cards of your Mythos Deck. Rearrange them in any order."
  [
    new RegExp(
      `(?<=\\blook at the top (?:two|three|four|five|six|seven|eight|nine|ten|\\d+) cards of (?:your|your opponent['’]s|any player['’]s|an opponent['’]s|any) Mythos Deck)[.;,] (?:Then,? |You may (?:then )?)?(?:re-?arrange|arrange|re-?order) them in any order(?: you (?:like|wish|choose|please|want))?${end}`,
      'giu',
    ),
    () => ' and rearrange them in any order',
  ],
  // "No player may use a Gate before your next Turn": until then.
  [
    new RegExp(
      `(?<=\\b(?:no (?:other )?(?:player|opponent|Investigator)s? (?:may|can)|(?:may not|cannot|can not|must not)) (?:(?!\\b(?:unless|if|except|until)\\b)[^.;:])+?),? before (?:the (?:beginning|start) of )?your next Turn(?: begins)?${end}`,
      'giu',
    ),
    () => ' until your next Turn',
  ],
  // "If you would lose another Ally because of an Event or a Spell": what befalls one of the others by such a card.
  [
    new RegExp(
      `\\byou would lose another (Ally|Artifact|Tome|Weapon)(?: of yours)? (?:because of|due to|through|on account of|as a result of|to|by|from) (an?|any) (${byWhat})(?: or (an? |any )?(${byWhat}))?(?=,)`,
      'giu',
    ),
    (_, [what, a, by, an = '', or]) => {
      const many = /^Ally$/i.test(what!) ? 'Allies' : `${what}s`
      return `another of your ${many} would be Buried or Discarded by ${a} ${by}${or ? ` or ${an}${or}` : ''}`
    },
  ],
  // "You may flip this card instead. It may not be used during the Day", of what one is spared by: said of this card by name.
  [
    new RegExp(
      `(?<=\\b(?:flip|bury|discard|rotate) this card(?: face-down)?(?: instead| to [^.;:]+)?[.;] )(?:It|This card) (?:may not|cannot|can not|can never|may never) be used (?=(?:during (?:the )?|by |at )(?:Day|Night)${end})`,
      'giu',
    ),
    () => 'You may not use this card ',
  ],
  // "Closed while any Storm is in play", of a place that is used.
  [
    /(?<=\b(?:As your Turn|you may)\b[^.;]*[.;] )(?:(?:This (?:card|Location)|The Location) is )?closed (?=(?:while|when|if|at|during|by) )/giu,
    () => 'You may not use this Location ',
  ],
  // "Ally may also carry one other Weapon": besides the one he has.
  [
    /(?<=^|[.;] )(?:The |This )?Ally may (?:also )?(?:carry|bear|hold|use|wield|be given) (?:another|(?:one|an|a) (?:other|additional|further|second|more)) Weapon(?=[.;]|$)/gu,
    () => 'This Ally may be given two Weapons',
  ],
  // "If that Ally is Discarded or Buried, lose 1 Sanity, and this Weapon suffers the same fate": its fate first, as it is told else.
  [
    new RegExp(
      `(?<=^|[.;] )(If (?:that |the )?Ally is (?:Discarded or Buried|Buried or Discarded|lost)), ((?:you )?(?:must )?(?:lose|discard|bury) [^.;,]+?),? and (this (?:Weapon|card|Artifact|Tome|Spell)) suffers the same fate${end}`,
      'gu',
    ),
    (_, [when, deed, what]) => `${when}, ${what} suffers the same fate, and ${deed!.replace(/^(?:you )?(?:must )?/, 'you ')}`,
  ],
  // "Your opponent loses his next Turn. Flip all his or her Dreamers": he was the only one spoken of.
  [
    new RegExp(
      `(?<=(?:^|[.;] )(?:(?:Your|Target|That) opponent)\\b(?:(?!\\b(?:opponents?|players?)\\b)[^.;])+[.;] (?:Then,? )?)(flip|bury|discard) (all|each|every|one|two|three|any one|one random)(?: of)? (?:his or her|his|her) ((?:${word} ?)+?)(?=[.;]|$| face-down)`,
      'giu',
    ),
    (_, [how, n, what]) => `${how} ${n} of your opponent's ${what!.trim()}`,
  ],
  // "At the beginning of each Round, lose 1 if ..., and lose 1 each time ...": the second has a moment of its own.
  [
    /(?<=(?:^|[.;] )At the (?:beginning|start|end) of (?:each|every) (?:Round|Turn), (?:lose|gain|draw|discard) [^.;:]*?),? and (lose|gain|draw|discard) ((?:\d+|one|two|three) [^.;:,]*?(?:each time|whenever|every time) )/gu,
    (_, [verb, rest]) => `. ${verb!.charAt(0).toUpperCase()}${verb!.slice(1)} ${rest}`,
  ],
  // "Instead of burying this card, you may return it to your Hand by discarding one card": what is given for it first.
  [
    new RegExp(
      `(?<=\\binstead of (?:burying|discarding|losing) (?:this card|it)\\b[^.;:]*?, you may )((?:return|put|take|place|flip|keep) [^.;:,]+?) by (discard|bury|pay|los|flipp)ing ([^.;:,]+?)${end}`,
      'giu',
    ),
    (_, [deed, how, what]) => `${/^los$/i.test(how!) ? 'pay' : how!.toLowerCase().replace('flipp', 'flip')} ${what} to ${deed}`,
  ],
  // "After a Travel by Sea Event, on the same Turn. It need not be in the same Region": the play that was just told of.
  [
    new RegExp(
      `(?<=\\byou may play this card (?:immediately |directly |right )?after [^.;:]+?)[.;] (?:It|This card|This Location|You) need not be in the same Region(?: as (?:you|that Event|it))?${end}`,
      'giu',
    ),
    () => ', regardless of Region',
  ],
  // "Allies Defending against this card do not add the value of any Weapons they carry": what the Weapons add.
  [
    new RegExp(
      `\\bAllies (?:who are |that are )?(?:Defending|who defend|that defend) against this card (?:do not|cannot|may not|don['’]t) (?:add|count|use) (?:the value of )?(?:their|any|any of their|the) (Weapons|Enchanted Weapons|Artifacts)(?: (?:that |which )?they (?:carry|bear|hold|have))?${end}`,
      'gu',
    ),
    (_, [what]) => `${what} add nothing to the value of Allies Defending against this card`,
  ],
  // "Bury up to three cards from your Hand and replace them with an equal number of new cards": one for each that went; of those that are discarded it is told else.
  [
    new RegExp(
      `(?<=\\bbury (?:up to )?(?:two|three|four|five|\\d+|any number of) cards (?:from|of|in) your Hand)(?:,? and|,? then|, and then) (?:replace (?:them|all of them) with|draw) (?:an equal number of|the same number of|as many|a like number of)(?: (?:new|other|fresh))? cards(?: drawn)?(?: from your Mythos Deck)?${end}`,
      'giu',
    ),
    () => ', then draw one card for each card buried',
  ],
  // "Must place his or her Hand face-up on the table until the end of the Round", "play with their Hands exposed": laid open, and kept so.
  [
    new RegExp(
      `\\b(must )(?:(?:immediately )?(?:(?:keep|leave|hold|play with|play) ${hands} ${openly}${toAll}|(?:place|lay|put|turn|spread) ${hands} ${openly}${toAll}(?= (?:until|for the|for as long as|as long as|while)\\b)))`,
      'giu',
    ),
    (_, [must, a, b]) => `${must}keep ${a ?? b} Hand face-up`,
  ],
  [
    new RegExp(
      `(?<=^|[.;,] )(?:All|Every|Each) (?:players?['’]? )?Hands? (?:must be|are|is|remain|stay) (?:kept |played |laid |held )?${openly}${toAll}`,
      'giu',
    ),
    () => 'all Hands must be kept face-up',
  ],
  // "You may escape only by Travel in Space": that way one leaves.
  [
    /(?<=^|[.;] )You (may|can|must) (?:only )?escape (?:from )?(?:here |this (?:place|Location) )?(?:only )?by (?=Travel )/gu,
    () => 'You may leave here only by ',
  ],
]

/** "This is an Enchanted Weapon while carried by a Dreamer", told of this card by name. */
const enchantedWhile: Row = [
  new RegExp(
    `(?<=^|[.;] )This (?:is|counts as|becomes) an Enchanted Weapon (?:while|when|if) (?:it is )?(?:carried|borne|held|wielded|used) by (an? [^.;,]+?)${end}`,
    'gu',
  ),
  (_, [who]) =>
    // Of a bearer that is asked by his side alone, only the side.
    `This card is an Enchanted Weapon while its bearer is ${who!.replace(/^an? (Steadfast|Corrupt) Ally$/, '$1')}`,
]

/** "Any Monster Cat": the kind before the type. */
const monsterOfKind: Row = [
  new RegExp(`(?<=\\b(?:Summon|Control)(?: or (?:Summon|Control))? (?:any|one|a|any one) )Monster (${word})${end}`, 'gu'),
  (_, [kind]) => `${kind} Monster`,
]

/** "Summon or Control a Monster. Otherwise, you may take one from your Discards": the one or the other, as one likes. */
const otherwiseTaken: Row = [
  /(?<=(?:^|\. )(?:You may )?(?:Summon|Control)(?: or (?:Summon|Control))? [^.;:]+)\. (?:Otherwise|Alternatively|Instead),? you may (?!not\b)((?:choose|take|place|put|return|draw|gain|look|bury|discard|flip) )/gu,
  (_, [deed]) => `, or ${deed}`,
]

/** All of them, for a card. */
export const inOtherOrder = (self: Self | undefined): readonly Row[] => [
  ...rows,
  [
    namedKind,
    (said, [first, second, deed]) => {
      const [a, b] = [first!, second!].map((kind) => ofThatKind(deed!, kind))
      return a && b && first !== second ? `Choose one: ${a}; or ${b}` : said
    },
  ],
  ...(self?.type === 'Artifact' ? [enchantedWhile] : []),
  ...(self?.type === 'Spell' ? [monsterOfKind, otherwiseTaken] : []),
]
