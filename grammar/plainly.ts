/**
 * Clauses said the long way round, each as a whole, put plainly: "playing any Weapon costs you 1 Sanity" for what you lose each time,
 * "each Turn begins with the loss of ...", "the next Event to be played buries this card". Tried where a sentence cannot be read
 * as it stands; what stands in the gaps of a clause stands again in what it means.
 */

import { type Clause, inTheseWords } from './clauses.ts'
import type { Token } from './lexer.ts'
import { inGrammarsWords } from './other-words.ts'
import type { Self } from './reading.ts'
import { newWord, newWords, textAt, textOf } from './tokens.ts'

/** Words within one clause. */
const some = '[^,:;()]+?'
/** Where a clause begins, and where it ends. */
const from = '(?<=^|[,:;] )'
const n = '(?<n>#|1)'
const sanity = 'sanity(?: point)?'
const more = '(?: (?:more|extra|additional|(?:besides|in addition to|on top of) .+))?'
const stays = '(?: while THIS is in play)?'
const goes = '(?<how>bury|discard)'
const takes = '(?:carry off|carry away|make off with|take|steal|eat|destroy|devour|grab|swallow)'
const thusGone = `\\( ${goes} (?:it|them|that card|the card) \\)`
const such = `(?<what>(?:a|any|another|each)(?: other)? ${some})`

const clauses: readonly Clause[] = [
  // ---------------------------------------------------------------- what it costs to do something
  [
    new RegExp(`${from}(?<did>play|cast|use) (?<what>${some})${stays} cost (?:you|your investigator) ${n} ${sanity}${more}$`),
    'each time you <did> <what> , lose <n> sanity',
  ],
  [new RegExp(`${from}pass cost (?:you|your investigator) ${n} ${sanity}${more}${stays}$`), 'each time you pass , lose <n> sanity'],
  [
    new RegExp(`${from}pass cost (?:each|any|a) (?:player|investigator) ${n} ${sanity}${more}${stays}$`),
    'each time any player pass , that player lose <n> sanity',
  ],
  [
    new RegExp(
      `${from}(?:each|any|a) spell(?: that is)? cast(?: by any player)?${stays} cost (?:its|the) caster ${n} (?:${sanity} (?:more|extra)|(?:more|extra|additional) ${sanity})$`,
    ),
    'each time any player cast a spell , that player lose <n> sanity',
  ],
  [
    new RegExp(`${from}each (?<what>${some}) cost (?<who>your opponent|each opponent|you|each player) ${n} ${sanity}$`),
    '<who> lose <n> sanity for each <what>',
    ['Event', 'Spell'],
  ],
  [
    new RegExp(`${from}each (?<what>phobia (?:that )?affect (?<who>your opponent|each opponent)) cost them ${n} ${sanity}$`),
    '<who> lose <n> sanity for each <what>',
    ['Event', 'Spell'],
  ],
  // ---------------------------------------------------------------- what a Turn begins with
  [
    new RegExp(`${from}(?:each|your|each of your) (?<when>turn|round) begin with (?:the|a) loss of ${n} ${sanity}`),
    'at the start of each <when> , lose <n> sanity',
  ],
  [
    new RegExp(`${from}(?:each|your|each of your) (?<when>turn|round) begin with (?:draw|drawing) (?<what>${some} card)`),
    'at the start of each <when> , draw <what>',
  ],
  [
    new RegExp(`${from}each turn (?:that )?you (?:begin|start) (?<where>here|(?:at|in) ${some}) cost (?:you )?${n} ${sanity}`),
    'at the start of each turn that you is <where> , lose <n> sanity',
  ],
  // ---------------------------------------------------------------- a Turn that is lost
  [
    /(?<=^|[,:;] |but )(?:you )?(?:may not|cannot|do not|must not) (?:play (?:a|any) card (?:or|and|nor) pass|pass (?:or|and|nor) play (?:a|any) card) (?:during|on|in|as) (?:your next turn|the turn after you arrive(?: here)?)$/,
    'lose your next turn',
  ],
  [
    /(?<=^|[,:;] |but )(?:you )?(?:do not|may not|cannot) play (?:a|any) card (?:during|on|in|as) (?:your next turn|the turn after you arrive(?: here)?) ,? ?and (?:you )?(?:do not|may not|cannot) pass$/,
    'lose your next turn',
  ],
  [
    /(?<=^|[,:;] |but )(?:arrival|arrive) here cost you your next turn(?: , which is spend [^,;]+?(?: \( no card may is play , and you may not pass \))?)?$/,
    'when you arrive here , lose your next turn',
  ],
  // ---------------------------------------------------------------- until when it lies there
  [
    new RegExp(`${from}(?:the next|any|each|another|a) (?<what>[^:;()]+?)(?: to is play| that is play| play) ${goes} THIS$`),
    '<how> this card when any <what> is play',
  ],
  [new RegExp(`${from}play ${such} cause (?:THIS to is|you to) ${goes}(?: THIS)?$`), '<how> this card when <what> is play'],
  [new RegExp(`(?<=(?:when|if) (?:a|any|another)(?: other)? ${some} event) (?:come|enter) (?:into )?play`), 'is play'],
  [
    new RegExp(`^(?<now>.+?) until ${such} is play ,? ?(?:at which (?:time|point|moment)|whereupon|when) (?:you (?:must )?)?${goes} THIS$`),
    '<now> . <how> this card when <what> is play',
  ],
  [
    new RegExp(`^(?<now>.+?) until ${such} is play ,? ?(?:at which (?:time|point|moment)|whereupon|when) THIS is ${goes}$`),
    '<now> . <how> this card when <what> is play',
  ],
  // ---------------------------------------------------------------- now, and again later
  [
    new RegExp(
      `^(?<deed>${some}) when (?:THIS is play|play) if (?<so>${some}) , and again (?<when>at the start of each (?:of your )?turn) (?:if|while|that) (?:you is (?:still )?there|(?:this|that|it) is (?:still )?so)$`,
    ),
    'if <so> when this card is play , <deed> . <when> , if <so> , <deed>',
  ],
  // ---------------------------------------------------------------- as your Turn, told at the end
  [/^(?:if|while|when) (?<so>[^,:;()]+) , (?<deed>[^:]+) (?:as|on) your turn$/, 'as your turn , if <so> , <deed>'],
  [/^(?<deed>[^:,;]+) (?:as|on) your turn (?<so>(?:if|while) [^,:;()]+)$/, 'as your turn , <so> , <deed>'],

  // ---------------------------------------------------------------- what else is done at a moment
  [
    /^(?<a>[^,:;()]+) (?<when>when you arrive|when THIS is play)(?: here)? , (?:but|and|then)(?: then)? (?<b>(?:you )?(?:must )?(?:lose|discard|bury|draw|gain|flip) [^:;()]+)$/,
    '<when> here , <a> , then <b>',
    ['Location'],
  ],
  [
    /^(?<when>(?:when|at) [^,:;]+) , (?<a>[^;:]+) ; (?<b>(?:apply|place|put|discard|bury|return|gain|lose|draw|shuffle) [^;:]+)$/,
    '<when> , <a> , then <b>',
  ],
  [
    /^(?<when>at the (?:start|end) of [^,:;]+ , [^:;]+) ; (?<n>#|1) card (?:in|of|from) your hand must (?:then )?is discard$/,
    '<when> , then discard <n> card in your hand',
  ],
  [/(?<=^(?:when|if|each time) .+) while THIS is in play(?= ,)/, ''],
  [/(?<n>#|1) (?:more|additional|extra) sanity(?: point)? than (?:indicate|print|usual|normal|show|state)/, '<n> sanity'],
  [/(?<n>#|1) sanity(?: point)? (?:more|besides) than (?:indicate|print|usual|normal|show|state)/, '<n> sanity'],
  [/\bshow (?:it|THIS)(?: to (?:all|each) player)? and (?=gain|draw|lose)/, ''],
  [
    /(?<=top card of your mythos deck.*)(?<put>place|put|return) it (?:beneath|under|underneath|below) (?:the|that) deck/,
    '<put> it on the bottom of your mythos deck',
  ],
  // ---------------------------------------------------------------- cards on top of Story Decks
  [
    /(?:all|any|each|every) (?<what>travel[^,;()]*? (?:event|card)) (?:(?:that|which) )?(?:is )?(?:lie |lying |locate )?on top of (?:any|a|all|each)?(?: player 's)? ?story deck/,
    "any <what> on top of a player 's story deck",
  ],
  [
    /(?:all|any|each|every) (?<what>travel[^,;()]*? (?:event|card)) (?:that|which) is the top card of (?:any|a|each)(?: player 's)? story deck/,
    "any <what> on top of a player 's story deck",
  ],
  [/ (?:; |\( ?)(?:those|these|the) investigator return to their former location(?: \))?/, ''],
  [/(?<=\bwhen you arrive)(?= ,|$)/, ' here', ['Location']],
  [/(?<n>#|1) card of your story deck/, '<n> card in your story deck'],
  [/(?<=bury any (?:day|night) event (?:or|and) )(?:any )?other (?=(?:day|night) event)/, ''],
  [/(?<=event in play and any other (?:\S+ )+event)$/, ' in play'],
  // ---------------------------------------------------------------- what one needs to be safe
  [/(?:have )?protection from \S+ \( (?<how>can survive [^()]+?) \)/, '<how>'],
  // ---------------------------------------------------------------- which cards
  [/(?<kind>ally|monster) with a (?:print |card )?value of (?<n>#|1)(?! or)/, '<n> point <kind>'],
  [/(?<=^(?:each|all|any|bury each|discard each|bury all|discard all) (?:\S+ ){1,2})in play at (?=a |any |the )/, 'in play who is at '],
  [/\btake (?<what>[^,:;()]+?) and return (?:it|them) (?<to>to (?:its|their) (?:owner 's )?hand)$/, 'return <what> <to>'],
  [
    /^your opponent (?:must )?randomly (?:choose|selects|select) (?<n>#|1|a) (?<what>[^,:;()]+?) and (?<how>bury|discard|flip) (?:that (?:card|ally|artifact|tome)|it|them)(?<face>(?: face-down)?)$/,
    'your opponent must <how> <n> random <what> <face>',
  ],
  [
    /(?:also )?\S+ (?<what>(?:#|1|a) (?:random )?\S+) , which (?:must is|is) (?<how>bury|discard)$/,
    '<how> <what> of your opponent',
    ['Monster'],
  ],
  [/\blocation in space\b/, 'space location'],
  [/(?<=cost no sanity) to play$/, ''],
  [
    /(?<=^|, )(?<deed>(?:add|subtract) (?:#|1)(?: point)? (?:to|from)) the card value(?= (?:if|while|when|for)|$)/,
    '<deed> this card',
    ['Ally', 'Monster'],
  ],
  [/add (?<n>#|1|one) to the spell capacity of THIS/, 'this card can hold <n> more spell', ['Tome']],
  [/\btake (?<what>[^,:;()]+?) and (?<how>bury|discard) it\b/, '<how> <what>'],
  [/(?<=^|, )phobia (?:that )?affect you have no effect/, 'phobia have no effect on you'],
  [/(?<=^|; )if this is (?=(?:not )?a )/, 'if it is '],
  [/^protection from \S+ :/, ''],
  [/ ; (?:it|THIS) is never bury(?: in your story deck)?$/, ''],
  [
    /^(?:for )?each (?<name>\S+)(?: card)? (?:that|which|who) survive (?<what>(?:the )?cosmic battle|to (?:affect|reach|attack) .+?)(?= (?:also|bury|discard|flip|burn|cause|destroy)| ,)/,
    'each <name> survive <what>',
    ['Monster'],
  ],
  // ---------------------------------------------------------------- prices
  [
    /^as your turn , (?<if>(?:if|while) [^,]+) , (?:you may )?(?<pay>(?:flip|bury|discard) THIS(?: face-down)?) (?:and|to) (?<deed>(?:gain|draw|bury|discard|look|return|your|each|lose|flip|play|search|add) [^:;]+)$/,
    'as your turn , <if> , <pay> : <deed>',
  ],
  // ---------------------------------------------------------------- what befalls what is chosen, or lost in a story
  [new RegExp(`${from}choose (?<what>(?:#|1|up to #) ${some}) (?:who|which|that) (?:must is|is|is to is) ${goes}(?= ,|$)`), '<how> <what>'],
  [
    new RegExp(
      `${from}choose (?<what>(?:#|1) ${some}) [,;] (?:it|they|that (?:card|ally|artifact|tome|monster|event)|the (?:card|ally|artifact|tome|monster|event)) must is ${goes}$`,
    ),
    '<how> <what>',
  ],
  [
    new RegExp(
      `${from}(?<who>your opponent|each opponent|each player|each investigator) (?:lose|give up|surrender) (?<what>(?:#|1|a) ${some}) \\( ${goes} (?:it|them|that card|the card) \\)`,
    ),
    '<who> must <how> <what>',
  ],
  [new RegExp(`${takes} (?<what>(?:#|1|a|any) (?:${some} of your opponent|of your opponent 's ${some})) ${thusGone}`), '<how> <what>'],
  [new RegExp(`${takes} (?<what>(?:#|1|a|any) (?!.*\\bof\\b)${some}) ${thusGone}`), '<how> <what> of your opponent', ['Monster']],
  [/(?<=^(?:if|while|when) THIS [^,]+ , )(?:it|they) bypass /, 'bypass '],
  // ---------------------------------------------------------------- what begins the next Round in a Threat
  [
    /^instead of is bury after combat , (?:THIS|it|they) (?:begin|start) the next round in your threat/,
    'instead of is bury , begin the next round with this card in your threat',
  ],
  [
    /^THIS (?:begin|start) the next round in your threat instead of is bury(?: after combat)?/,
    'instead of is bury , begin the next round with this card in your threat',
  ],
  // ---------------------------------------------------------------- what is drawn from a Hand, and discarded
  [
    /(?:a opponent|your opponent|any opponent|another player) (?:draw|take|choose) (?<n>#|1|a)(?: random)? card from your hand(?: at random)? (?:and|, which|;) (?:you must )?discard (?:it|them|that card)/,
    'discard <n> random card in your hand',
  ],
  [
    /your opponent shuffle their hand and you (?:draw|take) (?<n>#|1|a) card from (?:it|their hand) at random [;,] (?:that card|it) is discard/,
    "discard <n> random card in your opponent 's hand",
  ],
  // ---------------------------------------------------------------- who is given what
  [
    new RegExp(`${from}THIS (?:give|grant|lend) (?<what>(?:each|all|your|other) ${some}) ${n} (?:additional |extra |more )?point`),
    '<what> gain <n>',
  ],
  [/(?<=reveal [^:]+) [;,] discard any other card$/, ' ; otherwise discard it'],
  [/(?<=^if .+) [;,] discard any other card(?: reveal)?$/, '; otherwise discard it'],
]

/** What "it" is asked of is the card itself, where that is an Ally or a Monster that the sentence speaks of. */
const ofItself: readonly Clause[] = [
  [
    /^(?<deed>(?:bury|discard) (?<what>the top card of (?:your|your opponent 's) story deck)) if it is (?<kind>a .+)$/,
    'if <what> is <kind> , <deed>',
  ],
  [
    /^your opponent (?:must )?(?<deed>bury|discard|return) the top card of their story deck(?<to>(?: to (?:their )?hand)?) if it is (?<kind>a .+)$/,
    "if the top card of your opponent 's story deck is <kind> , <deed> the top card of your opponent 's story deck <to>",
  ],
  [
    /^if your opponent 's current location is (?<kind>[^,]+) , (?:it must is|it is) (?<how>discard|bury)$/,
    "if your opponent 's current location is <kind> , <how> your opponent 's current location",
  ],
  [
    /^if your opponent 's current location is (?<kind>[^,]+) , (?<how>discard|bury) it$/,
    "if your opponent 's current location is <kind> , <how> your opponent 's current location",
  ],
  [/(?<=(?:bury|discard) THIS .*; otherwise (?:bury|discard|flip) )it$/, 'this card'],
  [
    /^(?<deed>(?:bury|discard|all|any|each) .+?) ?[;,](?: and)? (?<now>it (?:is|become)(?: now)? (?:day|night))$/,
    '<deed> . <now>',
    ['Event'],
  ],

  [/(?<=\bTHIS .*)(?<asked>if|when|while|unless) (?:it|they) (?<is>is(?: not)? a defending ally)$/, '<asked> this card <is>', ['Ally']],
  [
    /(?<=\bTHIS .*)(?<asked>if|when|while|unless) (?:it|they) (?:is|form) part of a threat$/,
    '<asked> this card is in a threat',
    ['Ally', 'Monster'],
  ],
  [
    /(?<=\bTHIS .*)(?<asked>if|when|while|unless) (?:it|they) is in (?<whose>a|your) threat$/,
    '<asked> this card is in <whose> threat',
    ['Ally', 'Monster'],
  ],
]

/** The words that stand in these clauses alone. */
export const plainWords: readonly string[] =
  'forfeit forgo surrender drawing himself herself disregard penalty caster whereupon grant lend'.split(' ')

/** "If your Current Locations are in the same Region": yours and your opponent's. */
function withBothPlaces(sentence: readonly Token[]): readonly Token[] {
  const at = sentence.findIndex(
    ({ written }, index) => /^locations$/i.test(written) && /^(?:your|both) current$/.test(textOf(sentence.slice(index - 2, index))),
  )
  return at < 2 || textAt(sentence, at + 1) !== 'is'
    ? sentence
    : [...sentence.slice(0, at - 2), ...newWords('you and your opponent', sentence[at]!), ...sentence.slice(at + 1)]
}

/** A sentence put plainly, if it is said the long way round: several sentences, where that is two. */
export function saidPlainly(sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] | undefined {
  const asWritten = inTheseWords(clauses, withBothPlaces(sentence), self)
  if (asWritten.length > 1 || textOf(asWritten[0] ?? []) !== textOf(sentence)) return asWritten
  const told = inGrammarsWords(sentence)
  const plain = inTheseWords(clauses, told, self)
  return plain.length === 1 && textOf(plain[0]!) === textOf(told) ? undefined : plain
}

/** The same where it stays one sentence. */
export function withPlainWords(sentence: readonly Token[], self: Self | undefined): readonly Token[] | undefined {
  const [only, other] = saidPlainly(sentence, self) ?? []
  return other ? undefined : only
}

/** The same where it becomes two. */
export function plainlyApart(sentence: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] | undefined {
  const parts = saidPlainly(sentence, self)
  return parts && parts.length > 1 ? parts : undefined
}

/** "Lose 5 Sanity each Turn. Ignore this loss if ...", "this applies only while ...": an exception, or a condition, told afterwards. */
export function withProviso(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const said = textOf(part)
    const isSpared =
      /^(?:(?:you )?(?:may )?(?:ignore|disregard) (?:this|the|that) (?:loss|effect|penalty)|(?:this|the|that) (?:loss|effect|penalty) (?:do not (?:apply|occur)|is ignore)) (?=if |while |when )/.exec(
        said,
      )
    const isBound =
      /^(?:this|it|the effect|this effect|this ability|this bonus) (?:(?:only apply|apply only|apply|only work|work only|work|only count|count only) )(?=if |while |when )/.exec(
        said,
      )
    const isOpen = before && !before.some(({ text }) => /^(?:if|while|when|unless|until|[;:(])$/.test(text))
    // "If you pass, lose 1 Sanity. This happens with each Pass." says it again.
    if (before?.some(({ text }) => text === 'pass') && /^(?:this|it) (?:happen|occur|apply) (?:with|on|for|at) each pass$/.test(said))
      continue
    const needs = before && /^you must (?:can|is able to) (survive .+|resist .+) to (?:stay|remain)(?: here)?$/.exec(textOf(before))
    const lacks = /^if (?:you|they) (?:cannot|can not|do not|is not) , /.exec(said)
    if (before && needs && lacks) {
      const from = before.findIndex(({ text }) => text === 'survive' || text === 'resist')
      const hazard = before.slice(from, from + needs[1]!.split(' ').length)
      const rest = part.slice(part.findIndex(({ text }) => text === ',') + 1)
      result[result.length - 1] = [...newWords('unless you can', before[0]!), ...hazard, newWord(',', rest[0]!), ...rest]
      continue
    }
    const safe =
      before &&
      /^(?:those|investigator|player|any investigator|each investigator) who (can (?:survive|resist|breathe) .+?) is (?:safe|unharm|unaffected)(?: here)?$/.exec(
        textOf(before),
      )
    const others = /^(?:(?:any|each|all|every) other(?: investigator| player)?) (?=(?:must )?lose )/.exec(said)
    if (before && safe && others) {
      const from = before.findIndex(({ text }) => text === 'can')
      const rest = part.slice(others[0].trim().split(' ').length)
      result[result.length - 1] = [
        ...newWords('unless you', before[0]!),
        ...before.slice(from, from + safe[1]!.split(' ').length),
        newWord(',', rest[0]!),
        ...rest,
      ]
      continue
    }
    const isKept =
      before &&
      /^(?:(?:at the end of|after) combat , )?do not bury (?:this \S+|\S+)(?: (?:at the end of|after) combat)?$/.test(textOf(before))
    if (before && isKept && /^(?:it|they|you|this \S+|\S+) (?:begin|start|remain|stay) .*threat$/.test(said)) {
      result[result.length - 1] = [...newWords('instead of is bury ,', before[0]!), ...part]
      continue
    }
    const [lead] = isSpared ?? isBound ?? []
    if (!lead || !isOpen) {
      result.push(part)
      continue
    }
    const head = lead.trim().split(' ').length
    const so = part.slice(head).filter(({ text }) => !/^(?:himself|herself|itself)$/.test(text))
    result[result.length - 1] = isSpared ? [...before, newWord('unless', so[0]!), ...so.slice(1)] : [...before, ...so]
  }
  return result
}

/** "Flip this card and choose an opponent. He must discard one card.": the price, and who he is. */
export function withOpponentChosen(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const chosen =
      before &&
      /^(?:as your turn , )?(?:bury|discard|flip) (?:this card|\S+)(?: face-down)? (?:and|to|,) choose (?:a|1|one|any(?: one)?|your) opponent$/.test(
        textOf(before.map((each) => (each.type === 'self' ? newWord('it', each) : each))),
      )
    const lead = /^(?:they|that opponent|that player|the opponent)(?= )/.exec(textOf(part))?.[0].split(' ').length
    if (!before || !chosen || lead === undefined) result.push(part)
    else {
      const choose = before.findLastIndex(({ text }) => text === 'choose')
      const colon = { ...newWord(',', part[0]!), text: ':', written: ':' }
      result[result.length - 1] = [...before.slice(0, choose - 1), colon, ...newWords('your opponent', part[0]!), ...part.slice(lead)]
    }
  }
  return result
}

/** "An Investigator who cannot survive in Space loses 5 Sanity at the start of each Turn spent here", on a Location: whoever is there, and so you. */
export function withVisitorTold(part: readonly Token[], self: Self | undefined): readonly Token[] {
  const told =
    self?.type === 'Location'
      ? /^(?:a|any|each) (?:player|investigator) who (.+?) (?=(?:must )?(?:lose|gain|discard|bury|draw) .* at the (?:start|begin|beginning) of each turn (?:(?:that )?(?:they (?:is|remain|stay)|spend|spent) )?(?:here|there)$)/.exec(
          textOf(part),
        )
      : null
  if (!told) return part
  const end = told[0].trim().split(' ').length
  const near = part[0]!
  const who = part.findIndex(({ text }) => text === 'who')
  return [
    ...newWords('if you', near),
    ...part.slice(who + 1, end),
    newWord(',', near),
    ...part.slice(end).map((each) => (each.text === 'they' ? newWord('you', each) : each)),
  ]
}

export const withItself = (part: readonly Token[], self: Self | undefined): readonly (readonly Token[])[] =>
  part.length > 0 ? inTheseWords(ofItself, part, self) : [part]
