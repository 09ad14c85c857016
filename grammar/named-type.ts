/**
 * What somebody names or guesses: a type of card ("Name a type of card and reveal the top card of your Mythos Deck. If it is of that type,
 * ..."), or a card by its Title ("Name one card. If your opponent has that card in his or her Hand, ..."). The text is read with one type
 * in its place that it does not speak of else, and what was read of that one is then said of what is named.
 */

import type { Op, Rule } from './ast.ts'
import type { CardType } from './card.ts'
import { types } from './link.ts'
import { does, stable } from './make/draft.ts'
import { type Fault, fault, type Self } from './reading.ts'
import { edited, inTurn, like, type Rewording, reworded } from './rewording.ts'

const kind = `(?:${types.join('|')})s?`
const aloud = '(?:name|declare|announce|call out|say|call|guess|predict|foretell|foresee|prophesy) (?:aloud )?'
const naming = `(?:${aloud}|choose )(?:(?:a|one|any|any one|some) (?:types? of cards?|card types?|kind of card)|the type of a card)(?:,? (?:other than|except|but not|save) (?:for )?((?:(?:,? or |,? and |, )?(?:(?:an?|any) )?${kind}(?: cards?)?)+))?`

const toldType = new RegExp(`\\b${naming}\\b`, 'i')

/** By its Title: of any card, or of one of a type. What is chosen, or told more of, is a card that lies somewhere. */
const toldTitle = new RegExp(
  `\\b${aloud}(?:(?:a|an|any|one|any one|the) (?:single )?(?:(?:card )?title(?: of (?:a|an|any|one)(?: single)? (?:card|(${kind})(?: card)?))?|card(?:(?:'s)? title| by (?:its )?(?:title|name))?|(${kind})(?:(?: card)?(?:'s)? title| card)?(?: by (?:its )?(?:title|name))?))(?=[,.;:]| and\\b)`,
  'i',
)

/** The controlled wording has its deeds in brackets. */
const controlled = /\bname (?:a type of card(?: except [^:()]*)?|the Title of an? \w+): \(/i

/** Who else may name one, and one may leave it. */
const byAnother = /\b(?:opponents?|players?|investigators?|he|she|they|who) (?:must|may|has to|have to|can) (?:then |first |now )?$/i

const that =
  '(?:(?:of|bearing) (?:that|this|the same|the(?: type)? (?:named|chosen|declared|announced)|the type (?:so |you )?(?:named|chosen|declared|announced))(?: type| kind)?)'

/** Whether the guess was a good one, of the single card that is turned up. */
const right =
  '(?:(?:your|the) (?:guess|prediction|prophecy|call) (?:is|was|proves) (?:right|correct|true)|(?:you |he or she )?(?:have |has )?(?:guessed|predicted|foretold|named|called|foresaw|foreseen|prophesied|guess|predict|name|call)(?: it)? (?:right|rightly|correctly|true)|you (?:are|were|have been) (?:right|correct)|(?:right|correct)|(?:it|the card) matches)'
const wrong =
  '(?:(?:your|the) (?:guess|prediction|prophecy|call) (?:is|was|proves) (?:wrong|incorrect|false)|(?:you )?(?:have )?(?:guessed|predicted|foretold|named|called|guess|predict|name|call)(?: it)? (?:wrong|wrongly|incorrectly|falsely)|you (?:are|were|have been) (?:wrong|incorrect)|(?:wrong|incorrect)|(?:it|the card) does not match)'

export interface NamedType {
  readonly as: Rewording
  readonly standIn: CardType
  readonly except: readonly CardType[]
  /** A Title is named, and not a type: of any card, or of one of this type. */
  readonly title?: CardType | 'card'
}

/** "Guess the type of the top card of your Mythos Deck. Reveal it.": a type is named, and then that card is turned up. */
const ofWhat =
  /\b(guess|predict|foretell|foresee|name|call|announce|say) the type of (the top card of [^,.;:]*? Mythos Decks?)(,? (?:then|and)|\.) (reveal|turn up|turn over) (?:it|that card|the card)\b/gi

/** "Guess the type of one random card in your opponent's Hand", "randomly choose one card from his Hand and guess its type": that it is shown then goes without saying. */
const ofOneShown =
  /\b(?:guess|predict|foretell|foresee|name|call|announce|say) the type of ((?:one|a) random(?:ly chosen)? card (?:in|from) [^,.;:]*? Hand)(?: unseen)?(?=\.)|\b(?:randomly (?:choose|select|pick)|(?:choose|select|pick)(?: at random)?) (one(?: random)? card (?:in|from) [^,.;:]*? Hand)(?: at random)?,? and (?:guess|predict|name|call|announce) its type(?: unseen)?(?=\.)/gi

/** The text with a type of its own in the place of what is named; nothing where nothing is. */
export function withTypeForNamed(said: string, self: Self | undefined): NamedType | undefined {
  const unseen = reworded(said, ofOneShown, (found, [one, other]) =>
    like(found, `name a card type and reveal ${one ?? other!.replace(/^one card/i, 'one random card')}`),
  )
  const guessed =
    unseen ??
    reworded(said, ofWhat, (found, [, top, joint, reveal]) =>
      like(found, `name a card type${joint} ${joint === '.' ? like('R', reveal!.toLowerCase()) : reveal} ${top}`),
    )
  const text = guessed?.text ?? said
  const told = [toldType, toldTitle].find((each) => each.test(text))
  const found = told?.exec(text)
  const standIn = (['Tome', 'Artifact', 'Spell'] as const).find((each) => each !== self?.type && !new RegExp(`\\b${each}`, 'i').test(text))
  if (!told || !found || !standIn || controlled.test(text)) return undefined
  const title = told === toldTitle ? titled(found) : undefined
  const except = title ? [] : types.filter((each) => new RegExp(`\\b${each}`, 'i').test(found[1] ?? '')).toSorted()
  const one = /^A/.test(standIn) ? `an ${standIn}` : `a ${standIn}`
  const bare = withoutNaming(text, told)
  const shown = /\b(?:reveal|turn (?:up|over)) (?:the top card of|one random card)\b/i.test(text)
  const as =
    bare &&
    inTurn(said, [
      () => guessed,
      () => bare,
      ...(title ? named(title, standIn, shown) : []),
      // "Your opponent reveals his or her Hand and discards all cards of that type": those of that Hand.
      (so) =>
        reworded(
          so,
          new RegExp(
            `(?<=\\b(?:reveals?|shows?)(?: you)? (?:his or her|their|his|her) hands?,? and (?:then )?(?:must )?(?:discards?|bur(?:y|ies)) )all cards ${that}(?=[.,;]|$)`,
            'gi',
          ),
          () => `all ${standIn}s in it`,
        ),
      (so) => (shown ? reworded(so, new RegExp(`\\bif ${right}\\b`, 'gi'), (found) => like(found, `if it is ${one}`)) : undefined),
      // What is done "if you are wrong" behind what is done if not is the other of two cases, wherever the card is by then.
      (so) =>
        shown
          ? reworded(so, new RegExp(`\\bif ${wrong}\\b`, 'gi'), (found) =>
              like(found, new RegExp(`\\bif ${right}\\b`, 'i').test(text) ? 'otherwise' : `if it is not ${one}`),
            )
          : undefined,
      // "Keep all cards of that type": of those just seen.
      (so) =>
        reworded(
          so,
          new RegExp(`\\bkeep (?:the|those|any|all)(?: of them| the)?(?: cards?)? (?:that (?:is|are) )?${that}(?: in your hand)?`, 'gi'),
          (found) => like(found, `put all ${standIn}s among them into your Hand`),
        ),
      // "Take those of the named type into your Hand": of the cards just seen.
      (so) =>
        reworded(
          so,
          new RegExp(
            `\\b(take|put|place|return|bury|discard) (?:the|those|any|all)(?: of them)?(?: cards?)? (?:that (?:is|are) )?${that}(?! from| type| kind)`,
            'gi',
          ),
          (found, [how]) => like(found, `${how!.toLowerCase() === 'take' ? 'put' : how!.toLowerCase()} all ${standIn}s among them`),
        ),
      (so) => reworded(so, new RegExp(`\\b(any|each|every|one|no) card (?:that is )?${that}`, 'gi'), (_said, [any]) => `${any} ${standIn}`),
      (so) =>
        reworded(
          so,
          new RegExp(`\\b(?:the|those|any|all)(?: cards)? (?:that (?:is|are) )?${that}(?! cards?)`, 'gi'),
          () => `all ${standIn}s`,
        ),
      (so) =>
        reworded(
          so,
          new RegExp(`\\b(is|are|was|were|be) (not )?(?:a card )?${that}`, 'gi'),
          (_said, [is, not]) => `${is} ${not ?? ''}${one}`,
        ),
      (so) => reworded(so, new RegExp(`\\ba card ${that}`, 'gi'), () => one),
      (so) => reworded(so, new RegExp(`\\bcards ${that}`, 'gi'), () => `${standIn}s`),
      (so) => reworded(so, new RegExp(`\\bcard ${that}`, 'gi'), () => standIn),
      (so) => reworded(so, /\bsuch a card\b/gi, () => one),
      (so) => reworded(so, /\bsuch cards\b/gi, () => `${standIn}s`),
      (so) => reworded(so, /\b(the )(?:named|chosen) type\b/gi, () => `${standIn}s`),
    ])
  return as && { as, standIn, except, ...(title ? { title } : {}) }
}

const titled = ([, of, type]: RegExpExecArray): CardType | 'card' => {
  const name = (of ?? type)?.replace(/s$/, '')
  return types.find((each) => each.toLowerCase() === name?.toLowerCase()) ?? 'card'
}

/** What points at the card that was named by its Title; `shown`: another card is turned up, of which "that card" might be said. */
function named(title: CardType | 'card', standIn: CardType, shown: boolean): readonly ((text: string) => Rewording | undefined)[] {
  const one = /^A/.test(standIn) ? `an ${standIn}` : `a ${standIn}`
  const noun = title === 'card' ? 'cards?' : `(?:cards?|${title}s?)`
  const so = '(?:that|the same|this|the (?:named|guessed)) (?:title|name)'
  const bears = `(?:(?:with|of|bearing|by) ${so}|(?:that|which) bears? ${so}|(?:so named|named so))`
  const named = `(?:(?:the (?:so )?named|the guessed) ${noun}|the ${noun} (?:so |you )?(?:named|have named)|any such ${noun})`
  const it = shown ? named : `(?:that (?!title|name)${noun}|${named})`
  return [
    // "Name a card. If your opponent has it in his Hand".
    (text) =>
      reworded(
        text,
        /(?<=(?:^|[.;] )if (?:your|the|an) opponent (?:has|holds) )(?:it|one|such a card|a copy(?: of it)?)(?= in (?:his or her|his|her|their) Hand\b)/gi,
        () => one,
      ),
    (text) =>
      reworded(
        text,
        new RegExp(`\\b(is|was) (not )?(?:that ${noun}|${named}|${noun} ${bears})`, 'gi'),
        (_said, [is, not]) => `${is} ${not ?? ''}${one}`,
      ),
    (text) =>
      reworded(
        text,
        new RegExp(`\\b(?:all|every|each)(?: of (?:his or her|the|your|their))? (?:${noun} ${bears}|cop(?:y|ies) of ${it})`, 'gi'),
        () => `all ${standIn}s`,
      ),
    (text) => reworded(text, new RegExp(`\\b(?:a|an|one|any|any one) (?:${noun} ${bears}|copy of ${it})`, 'gi'), () => one),
    (text) => reworded(text, new RegExp(`\\b${noun} ${bears}`, 'gi'), () => `${standIn}s`),
    (text) => reworded(text, new RegExp(`\\b${it}`, 'gi'), () => one),
  ]
}

/** The naming taken out: what is done behind it stands in its place, and what it costs stays a price. */
export function withoutNaming(text: string, told: RegExp): Rewording | undefined {
  const found = told.exec(text)!
  const from = found.index
  const behind = /^(?:,? and(?: then)?,? |, then |: ?|; |\. (?:Then,? )?)/i.exec(text.slice(from + found[0].length))
  if (!behind) return undefined
  const to = from + found[0].length + behind[0].length
  const next = text.slice(to)
  const before = text.slice(0, from)
  // "As your Turn you may name a card. If ...": the Turn is what one may take.
  const ofTurn = /(?<=\bas (?:your|a) Turn),? you may (?:then )?$/i.exec(before)
  if (ofTurn && /^[.;:]/.test(behind[0]))
    return edited(text, [{ at: ofTurn.index, length: to + 1 - ofTurn.index, put: `, ${(next[0] ?? '').toLowerCase()}` }])
  // "Flip this card and name a type. Each opponent ...": what is done for that.
  const paid = /(?:,? and(?: then)? |, |; |: )$/i.exec(before)
  const isHead = /(?:^|[.;] )$/.test(before)
  const isSentence = /^[.;:]/.test(behind[0])
  if (byAnother.test(before) || (/\bmay (?:then |first )?$/i.test(before) && isSentence)) return undefined
  const joint = isHead ? '' : paid && /\band\b/.test(paid[0]) && isSentence ? ': ' : (paid?.[0] ?? ' ')
  const head = isHead || joint === ' ' ? '' : joint
  const start = paid && !isHead ? from - paid[0].length : from
  const first = isHead ? (next[0] ?? '').toUpperCase() : (next[0] ?? '').toLowerCase()
  return edited(text, [{ at: start, length: to + 1 - start, put: head + first }])
}

/** The rules with the named type for the one that stood in for it; an error where it is not said when it is named. */
export function withNamedType(rules: readonly Rule[], { standIn, except, title }: NamedType, text: string): readonly Rule[] | Fault {
  const speaks = (part: unknown): boolean => new RegExp(`"${standIn}"`).test(stable(part))
  const meant = rules.filter(speaks)
  const [rule, more] = meant
  const untold = fault(`It is not said when this ${title ? 'card' : 'type'} is named, or what for.`, 0, text.length)
  if (!rule || more || !does(rule)) return untold
  const { do: ops, ...head } = rule
  if (speaks(head)) return untold
  const meantBy = title === undefined ? '"ofNamedType":true' : `${title === 'card' ? '' : `"type":"${title}",`}"ofNamedTitle":true`
  const own = JSON.parse(JSON.stringify(ops).replaceAll(`"type":"${standIn}"`, meantBy)) as typeof ops
  if (speaks(own)) return untold
  const named: Op = title
    ? { name: 'title', ...(title === 'card' ? {} : { of: title }), do: own }
    : { name: 'type', ...(except.length > 0 ? { except } : {}), do: own }
  return rules.map((each) => (each === rule ? { ...rule, do: [named] } : each))
}
