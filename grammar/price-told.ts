/**
 * A price, told in whatever order and form: what is flipped, buried, discarded, paid or used, or a Turn that is spent, alone or joined, as a
 * gerund ("by burying ..."), an order, a condition ("if you bury this card"), a purpose, a duty ("to do so you must first ..."),
 * passive, in brackets or behind the deed. It comes to stand before a colon, as the grammar has it, and behind the Turn, the place
 * and the number of times it belongs to.
 */

import type { Token } from './lexer.ts'
import { inGrammarsWords } from './other-words.ts'
import type { Self } from './reading.ts'
import { newWord, newWords, type Pieces, piecesOf, textAt, textOf, tokensIn, wordsAt } from './tokens.ts'

type Words = readonly Token[]

const verb = '(?:bury|discard|flip|rotate|pay|spend|lose|sacrifice|give up|use)'
/** What is done for a price, as far as it is none itself. */
const gain = '(?:draw|look|gain|return|take|search|cancel|move|reveal|exchange)'
const named = '(?:(?:the )?(?:THIS|THING))'
const place = '(?:any|a) (?:(?!location|time|combat)\\S+ ){0,3}?(?:location|(?!time|combat|turn|round|point|opponent|player)[a-z_-]+)'

/** What may stand beside a price without being part of it, and how the grammar says it: when, where, how often. */
const besides: readonly (readonly [said: string, meant?: string])[] = [
  ['(?:as|on|during|in|use) (?:(?:a|your|1)(?: next| full| whole| entire)? turn|1 of your turn)', 'as your turn'],
  ['at any time (?:in|during) (?:a |any )?combat', 'in combat'],
  ['(?:in|during|while in) (?:any |the |a )?combat(?: step)?', 'in combat'],
  ['(?:in|during) the combat step', 'in combat'],
  ['at any time(?: (?:you (?:wish|like|want|choose)|on your turn))?', 'at any time'],
  [
    '(?:\\( )?(?:no more than |only |but only |at most )?once (?:in |during )?(?:per|each|every|a|any) (?:round|turn|game)(?: only)?(?: \\))?',
  ],
  [`(?:only )?(?:while|when|if)(?: you is)? (?:at|in) (?<at>${place})`, 'while you is at <at>'],
  ['(?:only )?(?:while|when|if)(?: you is)? (?:at|in) (?:this location|THIS)', 'while you is here'],
  ['(?:only )?(?:while|when|if) (?:this|THIS) is your current location', 'while you is here'],
  ['(?:only )?(?:while|when|if) here', 'while you is here'],
  // "When you arrive at a Water Location" is a moment.
  [`(?:only )?(?<!\\b(?:arrive|arrival) )(?:at|in) (?<at>${place})`, 'while you is at <at>'],
  ['(?:only )?(?:while|when|if) you is (?:not )?(?:at|in|under|out|in|here|walk)[^,:]*?'],
  ['(?:only )?(?:by|at) (?:day|night)'],
  ['(?:only )?(?:when|while|if) it is (?:day|night)'],
]

const asidesSaid: readonly { readonly whole: RegExp; readonly words?: string }[] = besides.map(([said, words]) => ({
  whole: new RegExp(`^(?:${said})$`),
  ...(words === undefined ? {} : { words }),
}))

const unnamed = (pattern: string): string => pattern.replaceAll(/\?<\w+>/g, '?:')
const beside = besides.map(([said]) => `(?:${unnamed(said)})`).join('|')
const wholeBeside = new RegExp(`^(?:${beside})$`)
const atHead = new RegExp(
  `^(?<aside>${beside})(?:(?: ,)? (?:and|but) only|(?: ,)? (?:and|but)(?= (?:while|when|if|only|once|at|for|as|on|during|in) )| ,|(?= (?:you|${verb}|${gain}|by|if|when|${named}|to)\\b))(?: (?!,)|$)`,
)
/** A moment of somebody's doing. */
const moment =
  /^(?:when|whenever|each time|any time|if|after|before|at the (?:moment|time|point|start|end)|as soon as|immediately after) (?!you (?:choose |wish |may |can )?(?:to )?(?:bury|discard|flip|pay|spend|lose|use|give) )[^,:]+ , |^(?:when|whenever|each time|any time) you (?:bury|discard) THIS , /
const atEnd = new RegExp(`(?: ,)? (?<aside>${beside})(?: ,)?$`)
const momentAtEnd =
  /(?: ,)? (?<aside>(?:when|whenever|after|before|at the (?:moment|time|point|start|end)|as soon as|each time|if|while) [^,:]+)$/
const between = new RegExp(`(?<! (?:and|but|or|then) ), (?<aside>${beside}) ,`)
const behindMay = new RegExp(`^you (?:may|can) (?:, )?(?<aside>${beside})(?: ,)? (?=${verb})`)
const turnFirst =
  /^(?<aside>(?:use|spend|take|lose|give)(?: up)? (?:a|1|your|1 full|your whole|a full|a additional|1 additional|another) turn(?: (?:here|in this location|at this location|at THIS))?(?: (?:and|plus))?)(?: |$)/
const turnLast =
  /(?: ,)? (?:and|plus) (?<aside>(?:(?:use|spend|take|lose|give)(?: up)? )?(?:a|1|your|another|a additional|a full) turn(?: (?:here|in this location|at this location))?)$/
const here = /(?: at this location| here| at THIS)(?= |$)/

/** In what a price and a deed are told, and what stands between them: behind any of these words the deed begins. */
interface Form {
  readonly lead: RegExp
  readonly joined: RegExp
  /** A price only where it is left to you, or a Turn, a place or a number of times is told with it: else it might be suffered. */
  readonly isOpen?: 'order' | 'condition'
  /** Whether the first word must be written as a gerund. */
  readonly isGerund?: true
}

const left = '(?:you|your investigator) (?:may|can|is able to|is allow to|get to)'
const chosen = '(?:choose to |wish to |want to |opt to |decide to |elect to |is willing to )'
const choose = `${chosen}?`

const forms: readonly Form[] = [
  // "You may bury this card to draw two cards", "bury this card in order to ...".
  {
    lead: new RegExp(`^(?:${left} |you )?(?:instead )?${choose}(?=${verb} )`),
    joined: new RegExp(`^(?:, )?(?:to|:|;|${left})(?: ${left})? (?=[^,])`),
  },
  // "Bury this card and draw two cards".
  {
    lead: new RegExp(`^(?:${left} |you )?(?:instead )?${choose}(?=${verb} )`),
    joined: new RegExp(`^(?:(?:, |; )?and(?: in return| thereby| so)?(?: ${left}(?: to)?| you)?|, (?=${gain} )) ?(?=[^, ])`),
    isOpen: 'order',
  },
  // "For 2 Sanity, you may draw two cards."
  {
    lead: /^(?:for|at (?:the|a) (?:price|cost) of)(?: (?:a|the) (?:price|cost) of)? (?:only )?(?=(?:1|#) )/,
    joined: new RegExp(`^(?:, (?:${left} )?|${left} |(?=${gain} ))`),
  },
  // "By burying this card, you may draw two cards."
  {
    lead: new RegExp(`^(?:by|for|in exchange for|in return for|through|at (?:the|a) (?:price|cost) of) (?=${verb} )`),
    joined: new RegExp(`^(?:(?:, )?(?:${left}|you)|,) (?=[^,])`),
  },
  // "If you bury this card, you may draw two cards."
  {
    lead: new RegExp(`^(?:if|when|whenever|each time|provided) you (?:(?:may|can) )?${choose}(?=${verb} )`),
    joined: new RegExp(`^, (?:${left} )?(?=[^,])`),
    isOpen: 'condition',
  },
  // "Burying this card allows you to draw two cards", "burying this card removes all Phobias".
  {
    lead: new RegExp(`^(?=${verb} )`),
    joined:
      /^(?:(?:allow|let|enable|permit|entitle|cause) you (?:to )?|(?=(?:allow|permit|enable) the )|(?=(?:remove|cancel|give|return|force|add|draw|negate|bury|discard|flip|reduce|increase|restore) ))/,
    isGerund: true,
  },
]

/** The same with the deed before the price, or what is paid as the subject. */
const whole: readonly RegExp[] = [
  new RegExp(
    `^(?<what>.+?) (?:may|can) is (?<how>bury|discard|flip|use|spend|pay)(?<aside>(?:(?: ,)? (?:face-down|${beside})(?: ,)?)*) (?:, and|and|to|, to|:|;) (?:${left} )?(?<deed>.+)$`,
  ),
  new RegExp(`^to (?<deed>.+?) ,? ?you (?:must|have to|need to|need only|may) (?:first )?${choose}(?<price>${verb} .+)$`),
  // "Gain 1 Sanity whenever you discard a Tome" is a moment, unless one chooses it.
  new RegExp(
    `^(?:${left} )?(?<deed>(?!if|when|while|by|(?:(?:your|the|a|any|each|every|all|other|target|1|that|no) )*(?:opponents?|players?|investigators?) (?!'s )).+?) (?:, )?(?:by|(?:if you |when you (?=${chosen}))${choose}|but (?:you )?must first |at (?:the|a) (?:price|cost) of )(?: )?(?<price>${verb} .+)$`,
  ),
  // "Draw two cards at a cost of 1 Sanity": what is done once, and not what such plays cost from now on.
  new RegExp(
    `^(?:${left} )?(?<deed>(?:draw|look|bury|discard|return|gain|flip|search|take|cancel|reveal|exchange|move|remove|shuffle|recover|put|place|turn|add|increase|reduce|double|halve|steal|control) .+?)(?: ,)? (?:(?:at|for) (?:the|a) (?:additional |extra |further )?(?:price|cost) of|for(?: (?:a|only))?(?: (?:additional|extra|further))?) (?<price>(?:1|#)(?: (?:additional|extra|more))? sanity(?: point)?)$`,
  ),
]

/** The sentence with its price before a colon, as far as it tells one; the likeliest first. */
export function pricesTold(sentence: Words, self: Self | undefined): readonly Words[] {
  const words = inGrammarsWords(sentence)
  const { rest, asides } = withoutHeads(words, self)
  const found: Words[] = [...staysTold(rest, asides, self)]
  const add = (price: Words, deed: Words, isLeft = false, isOpen = false): void => {
    // "For 1 Sanity, as your Turn, draw one card": when and how often may be told with the deed as well.
    const inner = withoutHeads(deed, self)
    const isBeside = inner.asides.length > 0 && inner.asides.every((each) => isWhen.test(textOf(each)))
    const told = isBeside
      ? priced(price, inner.rest, [...asides, ...inner.asides], self, isOpen, isLeft)
      : priced(price, deed, asides, self, isOpen, isLeft)
    if (told) found.push(...told)
  }
  for (const form of forms) {
    const pieces = piecesOf(rest, self)
    const lead = form.lead.exec(pieces.said)
    if (!lead) continue
    const body = rest.slice(tokensIn(pieces, lead[0]))
    if (form.isGerund && !/ing$/i.test(body[0]?.written ?? '')) continue
    const { said, places } = piecesOf(body, self)
    const each = said.split(' ')
    for (let at = 2; at < each.length - 1; at++) {
      const joined = form.joined.exec(each.slice(at).join(' '))
      if (!joined) continue
      const deed = body.slice(places[at + joined[0].split(' ').filter(Boolean).length])
      const isLeft = isMay.test(joined[0]) || isMay.test(lead[0]) || (/^(?:, )?to /.test(joined[0]) && setsOff.test(said))
      // "If you bury an Ally, you may ...": whatever it is buried for; an Event says what is done now.
      const isPaid = form.isOpen === 'condition' ? self?.type === 'Event' || isMay.test(lead[0]) || paidAnyway.test(said) : isLeft
      add(body.slice(0, places[at]), deed, isLeft, form.isOpen !== undefined && !isPaid)
    }
  }
  for (const form of whole) {
    const pieces = piecesOf(rest, self)
    const met = form.exec(pieces.said)
    if (!met) continue
    const taken = (name: string): Words => {
      const held = met.groups?.[name] ?? ''
      const at = pieces.said.lastIndexOf(held)
      return held === ''
        ? []
        : rest.slice(tokensIn(pieces, pieces.said.slice(0, at)), tokensIn(pieces, pieces.said.slice(0, at + held.length)))
    }
    // "Monsters may be played anywhere by paying 1 additional Sanity": for each of them.
    if (
      /\bmay is (?:play|cast)\b|\byou may (?:play|cast)\b/.test(met.groups?.['deed'] ?? '') &&
      /\b(?:additional|more|extra)\b/.test(met.groups?.['price'] ?? '')
    )
      continue
    const { how, what } = met.groups ?? {}
    const price = how && what ? [newWord(how, rest[0]!), ...rest.slice(0, tokensIn(pieces, what)), ...taken('aside')] : taken('price')
    add(price, taken('deed'), isMay.test(pieces.said))
  }
  return found
}

const isWhen = /^(?:as your turn|in combat|at any time|once )/

const isMay = /\b(?:may|can|allow|able|choose|wish|want|opt|decide|elect|willing)\b/

/** What is paid for something at a moment need not be paid. */
const setsOff = /\b(?:when|whenever|each time|at the (?:start|end|moment))\b/

const stay = '(?:remain|stay|wait|linger|rest)'
const hereSaid = '(?:here|(?:in|at|on) (?:this location|THIS))'
const turnSaid = '(?:a|1|another|each)(?: (?:additional|extra|full|further|whole|more|entire))? turn'
const eachTurn = `(?:for |during |on |in )?(?:each|any|every)(?: (?:additional|extra|full|further|subsequent|later))? turn(?: after the first)?(?: (?:that|in which|during which))?(?: (?:you )?(?:choose to )?(?:${stay}|spend|is|pass))? ${hereSaid}(?: UNKNOWN)?(?: after (?:the first|your arrival|you arrive|arrive))?`
const eachTime = `each time (?:that )?you (?:${stay} ${hereSaid}(?: for)? ${turnSaid}|${stay}(?: for)? ${turnSaid} ${hereSaid}|spend ${turnSaid} ${hereSaid})`
const staying: readonly RegExp[] = [
  // "For each additional Turn that you remain here, you may bury one Phobia": what need not be done.
  new RegExp(
    `^(?:${eachTurn}|${eachTime})(?: ,)? (?<deed>(?:${left} .+|.+ may is \\S+|.+ if you (?:wish|like|choose|want)|bury [^,]*phobia[^,]*))$`,
  ),
  new RegExp(`^(?<deed>(?:${left} .+?|bury [^,]*phobia[^,]*?))(?: ,)? (?:${eachTurn}|${eachTime})$`),
  // "Stay at this Location for an additional Turn, and you may bury one Phobia."
  new RegExp(
    `^(?:${left} |if you |by )?(?:${stay} ${hereSaid}(?: for)? ${turnSaid}|${stay}(?: for)? ${turnSaid} ${hereSaid}|spend ${turnSaid} ${hereSaid})(?: ,)?(?: and| to|(?<=,))(?= )(?: ${left})? (?<deed>.+)$`,
  ),
]

const stayingElsewhere = new RegExp(`^(?:if|when|each time|by) you (?<stay>(?:${stay}|spend) [^,]*turn[^,]*) , ${left} (?<deed>.+)$`)

/** A Turn that is spent here for what is done then, said in any way. */
function staysTold(rest: Words, before: readonly Words[], self: Self | undefined): readonly Words[] {
  const asides = before.filter((each) => textOf(each) !== 'as your turn')
  const heads = (near: Token): Words => [
    ...newWords('as your turn , have stay here ,', near),
    ...asides.flatMap((each) => [...each, newWord(',', near)]),
  ]
  const pieces = piecesOf(rest, self)
  // "Remain here in meditation": no more than where.
  const said = pieces.said.replace(hereIn, (whole, where: string, word: string) => {
    const token = rest.find(({ type, text }) => type === 'unknown' && text === word)
    return token ? `${where} UNKNOWN` : whole
  })
  const here = self?.type === 'Location' ? staying.map((each) => each.exec(said)).find((each) => each !== null) : undefined
  const deed = here?.groups?.['deed']
  if (deed) {
    const from = tokensIn(pieces, pieces.said.slice(0, pieces.said.lastIndexOf(deed)))
    const order = asOrder(rest.slice(from, from + tokensIn(piecesOf(rest.slice(from), self), deed)))
    return order.length < 2 ? [] : [[...heads(rest[0]!), ...order]]
  }
  // "If you remain at any Temple Location for a Turn with this card in play, you may ...".
  const there = stayingElsewhere.exec(pieces.said)
  if (!there?.groups) return []
  const start = tokensIn(pieces, pieces.said.slice(0, pieces.said.indexOf(there.groups['stay']!)))
  const end = tokensIn(pieces, pieces.said.slice(0, pieces.said.lastIndexOf(there.groups['deed']!)))
  const stayed = rest.slice(start, start + tokensIn(piecesOf(rest.slice(start), self), there.groups['stay']!))
  return [[...stayed, newWord('and', rest[0]!), ...asOrder(rest.slice(end))]]
}

const hereIn = /(here|(?:in|at|on) (?:this location|THIS)) (?:in|among|with) (?:the )?([a-z-]+)(?= |$)/

/** What is never suffered. */
const paidAnyway = /^(?:pay|spend|use) /

/** What stands before everything else: when, where, how often. */
function withoutHeads(sentence: Words, self: Self | undefined): { readonly rest: Words; readonly asides: readonly Words[] } {
  let rest = sentence
  const asides: Words[] = []
  for (;;) {
    const pieces = piecesOf(rest, self)
    const met = atHead.exec(pieces.said) ?? behindMay.exec(pieces.said) ?? between.exec(pieces.said)
    const other = met ? null : moment.exec(pieces.said)
    if (!met && !other) return { rest, asides }
    if (other) {
      const end = tokensIn(pieces, other[0])
      asides.push(atMoment(rest.slice(0, end - 1)))
      rest = rest.slice(end)
      continue
    }
    const aside = met!.groups!['aside']!
    const before = pieces.said.slice(0, met!.index)
    const from = tokensIn(pieces, `${before}${met![0].slice(0, met![0].indexOf(aside))}`)
    asides.push(meant(rest.slice(from), aside, self))
    const end = tokensIn(pieces, `${before}${met![0]}`)
    // What stood between commas leaves nothing behind it; "you may" goes on.
    rest = [...rest.slice(0, tokensIn(pieces, before)), ...(met![0].startsWith('you ') ? rest.slice(0, 2) : []), ...rest.slice(end)]
  }
}

/** "At the moment an opponent casts a Spell", "any time that ...": when he does. */
function atMoment(said: Words): Words {
  const [lead] = /^(?:at the (?:moment|time|point)|as soon as|any time|whenever|each time)(?: (?:that|when))? /.exec(textOf(said)) ?? []
  return lead ? [newWord('when', said[0]!), ...said.slice(lead.trim().split(' ').length)] : said
}

/** An aside in the words of the grammar; `said` begins with it. */
function meant(said: Words, text: string, self: Self | undefined): Words {
  const { whole, words } = asidesSaid.find((each) => each.whole.test(text)) ?? {}
  const pieces = piecesOf(said, self)
  const own = said.slice(0, tokensIn(pieces, text))
  const at = whole?.exec(text)?.groups?.['at']
  if (words && at) {
    const place = own.slice(-at.split(' ').length)
    return [...newWords(words.replace(' <at>', ''), said[0]!), ...place]
  }
  if (words) return newWords(words, said[0]!)
  const from = own.findIndex(({ text: word }) => !/^(?:only|but|at most|no more than)$/.test(word))
  return own.slice(from)
}

/** Price and deed as the grammar has them; nothing where one of them is missing, or where it may be no price. */
function priced(
  told: Words,
  deed: Words,
  before: readonly Words[],
  self: Self | undefined,
  isOpen: boolean,
  isLeft = false,
): readonly Words[] | undefined {
  const asides = [...before]
  let price = told
  for (;;) {
    const pieces = piecesOf(price, self)
    const turn = turnFirst.exec(pieces.said) ?? turnLast.exec(pieces.said)
    const met =
      turn ?? atEnd.exec(pieces.said) ?? momentAtEnd.exec(pieces.said) ?? (self?.type === 'Location' ? here.exec(pieces.said) : null)
    if (!met) break
    const from = tokensIn(pieces, pieces.said.slice(0, met.index))
    const end = tokensIn(pieces, pieces.said.slice(0, met.index + met[0].length))
    const aside = met.groups?.['aside']
    const start = tokensIn(pieces, pieces.said.slice(0, met.index + (aside ? met[0].indexOf(aside) : 0)))
    if (turn) asides.push(newWords(self?.type === 'Location' ? 'as your turn , have stay here' : 'as your turn', price[0]!))
    else if (aside && wholeBeside.test(aside)) asides.push(meant(price.slice(start), aside, self))
    else asides.push(aside ? atMoment(price.slice(start, end)) : newWords('while you is here', price[0]!))
    price = [...price.slice(0, from), ...price.slice(end)]
  }
  // "Bury both to gain 2": of two cards that were named elsewhere.
  if (/\bboth(?: card| of \S+)?$/.test(textOf(withoutStops(price)))) return undefined
  const clean = withoutStops(price).filter(({ text }, at, all) => text !== 'both' && !(text === 'any' && all[at + 1]?.type === 'number'))
  const first = clean[0]
  const done = asOrder(withoutStops(deed))
  if (!first || done.length < 2) return undefined
  const paid = withObject(withVerbAgain(withoutExtra(inVerbs(clean))), self)
  const stays = self?.type === 'Ally' || self?.type === 'Artifact' || self?.type === 'Tome' || self?.type === 'Location'
  const isOwn = stays && /^(?:bury|discard|flip) (?:the )?THIS(?: face-down)?$/.test(piecesOf(paid, self).said)
  const isUse = asides.some((each) => /^(?:as your turn|in combat|at any time|once|twice)/.test(textOf(each)))
  if (isOpen && !isOwn && !isUse && self?.type !== 'Spell') return undefined
  // "Up to three cards" may be none, and what was done is counted.
  if (/\b(?:up to|any number of)\b/.test(textOf(paid))) return undefined
  // What becomes of an Event or Spell itself goes without saying.
  if (!stays && self?.type !== 'Monster' && ofThis.test(piecesOf(paid, self).said)) return undefined
  const near = done[0]!
  const heads = [...asides.flatMap((aside) => [...aside, newWord(',', near)]), ...(isLeft && !isUse ? newWords('you may', near) : [])]
  // This Location's own Gate is used to do something.
  const isOwnGate = (self?.type === 'Location' ? /^use (?:this|the|its) gate$/ : /^use this gate$/).test(textOf(paid))
  if (isOwnGate) return [[...heads, ...newWords('use this gate to', near), ...done]]
  const colon: Token = { ...newWord(':', near), type: 'mark' }
  const more = moreToPay(done, self)
  const all = [...heads, ...paid, colon, ...done]
  return more ? [[...heads, ...paid, newWord('and', near), ...more.price, colon, ...more.deed], all] : [all]
}

const ofThis = /\bTHIS\b|\bTHING\b/

/** "Use the Gate: flip this card and draw one card": this card, too, is paid with. */
function moreToPay(deed: Words, self: Self | undefined): { readonly price: Words; readonly deed: Words } | undefined {
  const pieces = piecesOf(deed, self)
  const met = /^(?<price>(?:flip|bury|discard) (?:the )?THIS(?: face-down)?)(?: ,)? (?:and|to) /.exec(pieces.said)
  return met ? { price: deed.slice(0, tokensIn(pieces, met.groups!['price']!)), deed: deed.slice(tokensIn(pieces, met[0])) } : undefined
}

/** What is paid, in the verbs of the game: "2 Sanity", "sacrifice one Ally", "give up 2 Sanity". */
function inVerbs(price: Words): Words {
  const [first] = price
  if (first?.type === 'number' && /^(?:sanity|point)$/.test(textAt(price, 1))) return [newWord('pay', first), ...price]
  if (first?.text === 'give' && textAt(price, 1) === 'up') return [newWord('pay', first), ...price.slice(2)]
  return price.map((each) => (each.text === 'sacrifice' ? newWord('bury', each) : each))
}

/** "Flip face-down": this card. */
function withObject(price: Words, self: Self | undefined): Words {
  const isBare = /^(?:bury|discard|flip)(?: face-down)?$/.test(textOf(price)) && self !== undefined
  return isBare ? [price[0]!, ...newWords('this card', price[0]!)] : price
}

/** "Pay 1 extra Sanity": that is paid besides everything else anyway. */
const withoutExtra = (price: Words): Words =>
  price.filter(
    ({ text }, at) =>
      !(/^(?:extra|additional|more)$/.test(text) && price[at - 1]?.type === 'number' && /^(?:sanity|point)$/.test(textAt(price, at + 1))),
  )

/** "Flip this card and one Artifact": the second is flipped, too; "bury one Ally and 2 Sanity": that is paid. */
function withVerbAgain(price: Words): Words {
  const and = price.findIndex(({ text }, at) => text === 'and' && !new RegExp(`^${verb}$`).test(textAt(price, at + 1)))
  const first = price[0]!
  if (and < 2 || !/^(?:bury|discard|flip)$/.test(first.text)) return price
  const isSanity = price[and + 1]?.type === 'number' && /^(?:sanity|point)$/.test(textAt(price, and + 2))
  return [...price.slice(0, and + 1), newWord(isSanity ? 'pay' : first.text, price[and]!), ...price.slice(and + 1)]
}

/** What is done for it, as an order: whoever pays does it, if he wishes. */
function asOrder(deed: Words): Words {
  const said = textOf(deed)
  const lead = /^(?:(?:you|your investigator) (?:may|can) )?(?:choose to )?(?:also )?/.exec(said)![0]
  const from = lead.split(' ').filter(Boolean).length
  const tail = / (?:, )?if you (?:wish|like|choose|want|so choose)$/.exec(said)?.[0] ?? ''
  const order = deed.slice(from, deed.length - tail.split(' ').filter(Boolean).length)
  const text = textOf(order)
  // "To allow the play of an Event": to play it.
  const [allowed] = /^(?:allow|permit|enable) the play of /.exec(text) ?? []
  if (allowed) return [newWord('play', order[0]!), ...order.slice(4)]
  const [made] = /^(?:cause|have) (?=.+ (?:to )?is (?:bury|discard|flip)$)/.exec(text) ?? []
  const subject = made ? order.slice(1) : order
  const passive = / (?:may |can |to )?is (?<how>bury|discard|flip)$/.exec(textOf(subject))
  const isOne = made || / (?:may|can) is /.test(passive?.[0] ?? '')
  if (!passive || !isOne) return order
  return [newWord(passive.groups!['how']!, order[0]!), ...subject.slice(0, subject.length - passive[0].trim().split(' ').length)]
}

function withoutStops(words: Words): Words {
  let [from, to] = [0, words.length]
  while (from < to && words[from]!.text === ',') from++
  while (to > from && words[to - 1]!.text === ',') to--
  return words.slice(from, to)
}

const own = `(?:bury|discard|flip) ${named}(?: face-down)?`
const sanity = '(?:pay|spend|lose|give up) (?:1|#)(?: (?:extra|additional|more))? sanity(?: point)?'
const gate = 'use (?:the|a|this|its) gate(?: (?:at|of) your current location)?'
const plain = `(?:${own}|${sanity}|${gate})`
const alone: readonly { readonly told: RegExp; readonly of?: Self['type']; readonly isSure?: true }[] = [
  // "As your Turn, flip this card and pay 2 Sanity."
  { told: new RegExp(`^(?:${left} |you )?(?:instead )?${choose}(?<price>${plain}(?:(?: ,| and|, and) ${plain})*(?: ,)?(?: ${beside})*)$`) },
  // "This card may be flipped as your Turn."
  { told: new RegExp(`^(?<what>${named}) (?:may|can|must) is (?<how>bury|discard|flip)(?: face-down)?(?<aside>(?: ,)?(?: ${beside})*)$`) },
  // "To cast this Spell, you must first bury one Ally."
  {
    told: new RegExp(`^to cast ${named} (?:, )?(?:you (?:must|have to|need to) )?(?:first )?(?<price>${verb} .+)$`),
    of: 'Spell',
    isSure: true,
  },
  {
    told: new RegExp(`^when cast ${named} (?:, )?you (?:must|have to|need to) (?:first )?(?<price>${verb} .+)$`),
    of: 'Spell',
    isSure: true,
  },
  {
    told: new RegExp(`^to (?:play|use) ${named} (?:, )?(?:you (?:must|have to|need to) )?(?:first )?(?<price>${verb} .+)$`),
    of: 'Event',
    isSure: true,
  },
  {
    told: new RegExp(`^to (?!play|cast)\\S+ ${named} (?:, )?(?:you (?:must|have to|need to) )?(?:first )?(?<price>${verb} .+)$`),
    isSure: true,
  },
  // "You must bury one Ally to play this card."
  {
    told: new RegExp(`^(?:you (?:must|have to|need to) )?(?:first )?(?<price>${verb} .+?) (?:in order )?to play ${named}$`),
    of: 'Event',
    isSure: true,
  },
  {
    told: new RegExp(`^(?:you (?:must|have to|need to) )?(?:first )?(?<price>${verb} .+?) (?:in order )?to cast ${named}$`),
    of: 'Spell',
    isSure: true,
  },
  // "Using this card requires you to flip it."
  { told: new RegExp(`^(?!play|cast)\\S+ ${named} require (?:you to |that you )(?<price>${verb} .+)$`), isSure: true },
  // "You may play the Flute as your Turn (flip this card)."
  {
    told: new RegExp(
      `^(?:${left} )?(?:use|play|sound|read) ${named} (?<aside>(?:as|on|during) your turn )?\\( (?<price>${plain}(?:(?: ,| and|, and) ${plain})*) \\)$`,
    ),
  },
  // "You may bury one of your Artifacts. If you do, ..."
  { told: new RegExp(`^(?:${left} |you )?(?:instead )?${choose}(?<price>${verb} .+)$`) },
]
const follows = /^(?:(?:if|when) you do(?: (?:so|this))?|if so) , /
const befallsOther =
  /^(?:(?:your|target|each|any|1|a|an|all|the|that) )?(?:opponents?|other player|player) (?:must |also )*(?:lose|discard|bury|flip|reveal|show|miss|skip|return|forfeit|draw)\b|^(?:1|#|all|each|any|the top) [^,]+ is (?:bury|discard|flip)$/
/** What may be paid for with a price that is said to be one, besides. */
const holdsForIt = /^(?:your|each|all|no|any|target) /
const isUse =
  /^(?:discard|bury|pay|draw|flip|look|reveal|gain|search|exchange|take|recover|return|play|shuffle|choose|either|cancel|travel|walk|summon|move|remove|you)$/

const chosenForIt =
  /^(?<head>(?:(?:as (?:your|a) turn|in combat|during combat|once (?:per|a|each) round) (?:, )?)*)(?:you (?:may|can) )?(?<price>(?:flip|bury|discard) THIS(?: face-down)?|(?:pay|spend) (?:#|1) sanity(?: point)?) (?:and|to|:|, then|and then) (?:you (?:may|can) )?choose (?<what>(?:a|any|another|1|any 1) (?!opponent\b|player\b|investigator\b|phobia\b)[^,;:()]*?\b(?<kind>ally|monster|artifact|tome|weapon|event|location)(?: [^,;:()]+)?)$/

/** The same where nothing is paid, at a moment or as a use. */
const chosenAtOnce =
  /^(?<head>(?:(?:as (?:your|a) turn|in combat|during combat|once (?:per|a|each) round|(?:when|at the (?:start|end) of) [^,:;()]+) , )+)choose (?<what>(?:a|any|another|1|any 1) (?!opponent\b|player\b|investigator\b|phobia\b)[^,;:()]*?\b(?<kind>ally|monster|artifact|tome|weapon|event|location)(?: [^,;:()]+)?)$/

/** "At the start of each Round, choose one Ally. That Ally gains 2 ...": what is chosen is dealt with there and then. */
export function withChosenAtOnce(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  if (!self || self.type === 'Monster') return parts
  const result: Words[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const pieces = before && piecesOf(before, self)
    const said = pieces && chosenAtOnce.exec(pieces.said)?.groups
    const told = said && ofTheChosen(part, said['kind']!)
    if (!before || !said || !told) {
      result.push(part)
      continue
    }
    const stop = { ...newWord(',', before.at(-1)!), text: ':', written: ':' }
    const from = tokensIn(pieces, pieces.said.slice(0, pieces.said.length - said['what']!.length))
    const what = before.slice(from)
    const other = what[0]!.text === 'another' ? [...newWords('1 other', what[0]!).map(counted), ...what.slice(1)] : what
    result[result.length - 1] = [...before.slice(0, from), ...other, stop, ...told]
  }
  return result
}

/** "Flip this card and choose one Ally. That Ally gains 2 until the end of the Round": what is paid for is done with the one chosen. */
export function withChosenForPrice(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  if (self?.type !== 'Ally' && self?.type !== 'Artifact' && self?.type !== 'Tome' && self?.type !== 'Location') return parts
  const result: Words[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const pieces = before && piecesOf(before, self)
    const said = pieces && chosenForIt.exec(pieces.said)?.groups
    const told = said && ofTheChosen(part, said['kind']!)
    if (!before || !said || !told) {
      result.push(part)
      continue
    }
    const near = before[0]!
    const slice = (from: number, held: string): Words =>
      before.slice(tokensIn(pieces, pieces.said.slice(0, from)), tokensIn(pieces, pieces.said.slice(0, from + held.length)))
    const price = slice(pieces.said.indexOf(said['price']!), said['price']!)
    const what = slice(pieces.said.length - said['what']!.length, said['what']!)
    const head = slice(0, said['head']!.trim())
    const again = what[0]!.text === 'another' ? newWords('1 other', near).map(counted) : []
    const comma = newWord(',', near)
    const stop = { ...comma, text: ':', written: ':' }
    const open = head.length === 0 || head.at(-1)!.text === ',' ? head : [...head, comma]
    const chosen = again.length > 0 ? [...again, ...what.slice(1)] : what
    result[result.length - 1] = [...open, newWord('choose', near), ...chosen, comma, ...price, stop, ...told]
  }
  return result
}

const counted = (token: Token): Token => (token.text === '1' ? { ...token, type: 'number', value: 1 } : token)

/** What is said of the one that was chosen, with "the target" for it; nothing where it is not spoken of. */
function ofTheChosen(part: Words, kind: string): Words | undefined {
  const isPlain = !part.some(({ text }, at) => /^[:;]$/.test(text) || (at === 0 && /^(?:if|when|while|at|as|each)$/.test(text)))
  const told: Token[] = []
  let isSpokenOf = false
  for (let at = 0; at < part.length; at++) {
    const near = part[at]!
    const isThat = /^(?:that|the|this)$/.test(near.text) && part[at + 1]?.text === kind
    const isIt = at === 0 && /^(?:it|s?he|he or she|she or he)$/i.test(near.written) && /^(?:it|they)$/.test(near.text)
    const isGiven = /^(?:bury|discard|flip|return)$/.test(part[at - 1]?.text ?? '') && near.text === 'it'
    const isIts = /^(?:its|their)$/.test(near.text) && /^(?:card )?value\b/.test(wordsAt(part, at + 1, 2))
    if (isThat || isIt || isGiven || isIts) {
      told.push(...newWords(isIts ? "the target 's" : 'the target', near))
      isSpokenOf = true
      if (isThat) at++
    } else told.push(near)
  }
  return isPlain && isSpokenOf ? told : undefined
}

const chosenAlone =
  /^choose (?:a|any|1|any 1) (?!opponent\b|player\b|investigator\b|phobia\b)[^,;:()]*?\b(?<kind>ally|monster)(?: [^,;:()]+)?$/
const whatItIsWorth =
  /^(?:it|they) (?:gain|lose|add|subtract|count|have|get|receive|double|is (?:worth|double|halve|increase|raise|reduce|lower))\b|\b(?:its|their) (?:card )?value\b/

/** "Choose one of your Allies. It gains 2 until the end of Combat": what the one is worth that was chosen, and not this card. */
export function withWorthOfTheChosen(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  if (self?.type !== 'Spell' && self?.type !== 'Event') return parts
  return parts.map((part, at) => {
    const kind = at > 0 ? chosenAlone.exec(piecesOf(parts[at - 1]!, self).said)?.groups?.['kind'] : undefined
    return (kind !== undefined && whatItIsWorth.test(piecesOf(part, self).said) && ofTheChosen(part, kind)) || part
  })
}

/** "As your Turn, flip this card and pay 2 Sanity. Draw two cards.": the price, and then what it is paid for, as one sentence. */
export function withPricesBefore(parts: readonly Words[], self: Self | undefined): readonly Words[] {
  if (self?.type === 'Monster') return parts
  const result: Words[] = []
  for (const part of parts) {
    const head = result.at(-1)
    const joined = head && (asPriceAtMoment(head, part, self) ?? asPriceOf(head, part, self))
    if (joined) result[result.length - 1] = joined
    else result.push(part)
  }
  return result
}

/** The words of a sentence that stand at a place in its pieces. */
const wordsOf = (words: Words, pieces: Pieces, held: string, at: number): Words =>
  words.slice(tokensIn(pieces, pieces.said.slice(0, at)), tokensIn(pieces, pieces.said.slice(0, at + held.length)))

const asked = '(?<moment>(?:when(?! (?:use|play|cast)$)|whenever|each time|before|after|at the (?:start|end) of) [^:;()]+)'
const spent = `(?<price>(?:flip|rotate|bury|discard) ${named}(?: face-down)?)`
const given =
  '(?<price>(?:discard|bury|flip) (?:#|1|any 1|another)(?: of your)?(?: other)? (?:card|ally|artifact|tome|weapon|spell)(?: (?:from|in) your hand)?|(?:pay|lose|spend) (?:#|1) sanity(?: point)?)'
const pricesAtMoments: readonly RegExp[] = [
  new RegExp(`^(?<may>(?:you )?(?:may|can) )?${spent} ${asked}$`),
  new RegExp(`^${asked} , (?<may>you (?:may|can) )${spent}$`),
]
/** The same where something else is given than this card: only what comes of it for whom, or which, the moment speaks of is paid for so. */
const givenAtMoments: readonly RegExp[] = [
  new RegExp(`^(?<may>you (?:may|can) )${given} ${asked}$`),
  new RegExp(`^${asked} , (?<may>you (?:may|can) )(?:choose to )?${given}$`),
]
/** What nobody does but for himself: a card that is given up for it is its price, and no mishap. */
const isBoon =
  /^(?:then )?(?:you may |you can )?(?:(?:gain|draw|cancel|look|return|take|search|recover) |(?:you|it|that \S+) gain |(?:discard|bury|flip) .*(?:\bopponent|direct(?:ed)? at you\b)|(?:your|each|that) opponent (?:must )?(?:lose|discard|bury|flip)\b)(?!.* from you\b)/

/** "Flip this card when your opponent Passes. Draw one card.": a moment, what may be given up then, and what for. */
function asPriceAtMoment(head: Words, next: Words, self: Self | undefined): Words | undefined {
  const isThing = self?.type === 'Artifact' || self?.type === 'Tome' || self?.type === 'Ally'
  if (!isThing && self?.type !== 'Location' && self?.type !== 'Investigator') return undefined
  const pieces = piecesOf(head, self)
  const met = (rows: readonly RegExp[]) => rows.map((each) => each.exec(pieces.said)?.groups).find(Boolean)
  const itself = isThing ? met(pricesAtMoments) : undefined
  const { moment, price, may } = itself ?? met(givenAtMoments) ?? {}
  if (!moment || !price) return undefined
  const after = follows.exec(textOf(next))
  const done = after ? next.slice(after[0].trim().split(' ').length) : next
  const said = textOf(inGrammarsWords(done)).replace(/\b(?:immediately|then|at once|instead) /g, '')
  const which = [
    /^that (\S+(?: \S+)?) (?:must )?is (?:bury|discard|flip|cancel|return)\b/,
    /^(?:bury|discard|flip) that (\S+(?: \S+)?)(?= face-down|$)/,
  ]
    .map((each) => each.exec(said)?.[1])
    .find((each) => each !== undefined)
  const isOfThat = which !== undefined && which !== 'card' && new RegExp(`\\b${which}\\b`).test(moment)
  const isHarm = isOfThat && /\bopponent\b|\bon you\b/.test(moment)
  // "When one of your Allies is buried, you may flip this card. That Ally is returned to your Hand."
  const isBack = isOfThat && may !== undefined && / (?:bury|discard|lose)\b/.test(moment) && /^that \S+ is return to your hand\b/.test(said)
  const isHis =
    may !== undefined && /\bopponent\b/.test(moment) && /^that opponent (?:must |also )*(?:lose|discard|bury|flip|skip|return)\b/.test(said)
  const isItself = itself && (isBoon.test(said) || (may && (befallsOther.test(said) || isUse.test(done[0]?.text ?? ''))))
  if (done.some(({ text }) => text === ':') || !(isItself || isHarm || isBack || isHis)) return undefined
  const slice = (held: string): Words => wordsOf(head, pieces, held, pieces.said.indexOf(held))
  const from = /^you (?:may|can) /.test(textOf(done)) ? 2 : 0
  const that = done.findIndex(({ text }) => text === 'that') + 1
  const deed =
    isOfThat && !/\bcancel\b/.test(said)
      ? [...done.slice(0, that), ...newWords('card', done[that]!), ...done.slice(that + which.split(' ').length)]
      : done.slice(from)
  return [...slice(moment), ...newWords(', you may', head[0]!), ...slice(price), newWord(':', head[0]!), ...deed]
}

/** A sentence that tells nothing but a price, together with the next one that tells what it is paid for. */
function asPriceOf(head: Words, next: Words, self: Self | undefined): Words | undefined {
  const { rest, asides } = withoutHeads(inGrammarsWords(head), self)
  const pieces = piecesOf(rest, self)
  const found = alone
    .map((each, at) => ({ ...each, met: each.told.exec(pieces.said), at }))
    .find(({ met, of }) => met && (!of || of === self?.type))
  if (!found?.met?.groups) return undefined
  const { how, what, price, aside } = found.met.groups
  const after = follows.exec(textOf(next))
  const isGeneral = found.at === alone.length - 1
  // What must be done on arrival is no price of what comes of it.
  const isDeed = self?.type === 'Event' || self?.type === 'Spell' || asides.some((each) => textOf(each) === 'as your turn')
  if (isGeneral && (!after || !isDeed || isMay.test(found.met[0]))) return undefined
  const done = after ? next.slice(after[0].trim().split(' ').length) : next
  const from = /^you (?:may|can) /.test(textOf(done)) ? 2 : 0
  const deed = done.slice(from)
  const isGoingOn =
    isUse.test(deed[0]?.text ?? '') || befallsOther.test(textOf(inGrammarsWords(deed))) || (found.isSure && holdsForIt.test(textOf(deed)))
  if (deed.length < 2 || deed.some(({ text }) => text === ':') || (!after && !isGoingOn)) return undefined
  const slice = (held: string, at: number): Words => wordsOf(rest, pieces, held, at)
  const said =
    how && what
      ? [newWord(how, rest[0]!), ...slice(what, 0), ...(aside ? slice(aside, pieces.said.length - aside.length) : [])]
      : slice(price!, pieces.said.lastIndexOf(price!))
  const more = !how && aside ? [newWords('as your turn', rest[0]!)] : []
  const itself = found.isSure ? said.flatMap((each) => (each.text === 'it' ? newWords('this card', each) : [each])) : said
  // What may be paid at a moment need not be.
  const [told] = priced(itself, deed, [...asides, ...more], self, false, isMay.test(found.met[0])) ?? []
  const isTurn = told && /(?:^|, )(?:as your turn|in combat|at any time)\b/.test(textOf(told))
  return told && (found.isSure || after || isTurn) ? told : undefined
}
