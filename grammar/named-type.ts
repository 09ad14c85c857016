/**
 * A type of card that somebody names: "Name a type of card and reveal the top card of your Mythos Deck. If it is of that type, ...". The
 * text is read with one type in its place that it does not speak of else, and what was read of that one is then said of the named one.
 */

import type { Rule } from './ast.ts'
import type { CardType } from './card.ts'
import { types } from './link.ts'
import { does, stable } from './make/draft.ts'
import { type Fault, fault, type Self } from './reading.ts'
import { edited, inTurn, like, type Rewording, reworded } from './rewording.ts'

const kind = `(?:${types.join('|')})s?`
const naming = `(?:name|choose|declare|announce|call out|say) (?:aloud )?(?:(?:a|one|any|any one|some) (?:types? of cards?|card types?|kind of card)|the type of a card)(?:,? (?:other than|except|but not|save) (?:for )?((?:(?:,? or |,? and |, )?(?:(?:an?|any) )?${kind}(?: cards?)?)+))?`

const told = new RegExp(`\\b${naming}\\b`, 'i')

/** The controlled wording has its deeds in brackets. */
const controlled = /\bname a type of card(?: except [^:()]*)?: \(/i

/** Who else may name one, and one may leave it. */
const byAnother = /\b(?:opponents?|players?|investigators?|he|she|they|who) (?:must|may|has to|have to|can) (?:then |first |now )?$/i

const that =
  '(?:(?:of|bearing) (?:that|this|the same|the(?: type)? (?:named|chosen|declared|announced)|the type (?:so |you )?(?:named|chosen|declared|announced))(?: type| kind)?)'

export interface NamedType {
  readonly as: Rewording
  readonly standIn: CardType
  readonly except: readonly CardType[]
}

/** The text with a type of its own in the place of the one that is named; nothing where none is. */
export function withTypeForNamed(text: string, self: Self | undefined): NamedType | undefined {
  const found = told.exec(text)
  const standIn = (['Tome', 'Artifact', 'Spell'] as const).find((each) => each !== self?.type && !new RegExp(`\\b${each}`, 'i').test(text))
  if (!found || !standIn || controlled.test(text)) return undefined
  const except = types.filter((each) => new RegExp(`\\b${each}`, 'i').test(found[1] ?? '')).toSorted()
  const one = /^A/.test(standIn) ? `an ${standIn}` : `a ${standIn}`
  const bare = withoutNaming(text)
  const as =
    bare &&
    inTurn(text, [
      () => bare,
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
  return as && { as, standIn, except }
}

/** The naming taken out: what is done behind it stands in its place, and what it costs stays a price. */
function withoutNaming(text: string): Rewording | undefined {
  const found = told.exec(text)!
  const from = found.index
  const behind = /^(?:,? and(?: then)?,? |, then |: ?|; |\. (?:Then,? )?)/i.exec(text.slice(from + found[0].length))
  if (!behind) return undefined
  const to = from + found[0].length + behind[0].length
  const next = text.slice(to)
  const before = text.slice(0, from)
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
export function withNamedType(rules: readonly Rule[], { standIn, except }: NamedType, text: string): readonly Rule[] | Fault {
  const speaks = (part: unknown): boolean => new RegExp(`"${standIn}"`).test(stable(part))
  const meant = rules.filter(speaks)
  const [rule, more] = meant
  const wrong = fault('It is not said when this type is named, or what for.', 0, text.length)
  if (!rule || more || !does(rule)) return wrong
  const { do: ops, ...head } = rule
  if (speaks(head)) return wrong
  const own = JSON.parse(JSON.stringify(ops).replaceAll(`"type":"${standIn}"`, '"ofNamedType":true')) as typeof ops
  if (speaks(own)) return wrong
  const named = { name: 'type' as const, ...(except.length > 0 ? { except } : {}), do: own }
  return rules.map((each) => (each === rule ? { ...rule, do: [named] } : each))
}
