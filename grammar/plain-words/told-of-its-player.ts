/** What is said of the player of a card, of the one whose card it is and of its own value, heard when all else has been put so. */

import { isGod } from '../own-card/of-everybody.ts'
import type { Self } from '../reading.ts'
import { like, type Row } from '../rewording.ts'
import { spellsTakenBack } from '../taken-back.ts'
import { persons } from './phrases.ts'
import { takenValues } from './taken-values.ts'
import { thenSo } from './then-so.ts'

/** "You must bury one Ally", said of the player of the card alone: an order like any other. */
const orders: Row = [
  /(?<=^|[.;:] |[.;:] then,? |, )you must ((?:immediately |then |also |at once )?(?:bury|discard|flip|draw|lose|return|reveal|place|shuffle|choose|exchange))\b/gi,
  (said, [verb]) => like(said, verb!),
]

/** Events under which "you" is whom they strike. */
const laidOnSome = /^(?:Phobia|Philia|Epidemic)$/

/** Whether "you" is the player of the card and nobody else. */
const isYours = (self: Self): boolean =>
  !isGod(self) && !(self.type === 'Event' && /^(?:Storm|Star|Day|Night|Phobia|Philia|Epidemic)$/.test(self.subtype ?? ''))

/** Verbs said of one who is no "you". */
const saidOfOne: Readonly<Record<string, string>> = { buries: 'bury', loses: 'lose', discards: 'discard' }

const ofYou = (verb: string): string => saidOfOne[verb.toLowerCase()] ?? verb.replace(/s$/i, '')

/**
 * "When this card is played, the player may flip one of his or her Spells", "whoever plays this card draws one card": you. Where another player
 * is spoken of, "his or her" could be his.
 */
const byItsPlayer: Row = [
  /(?<=^|[.;:] )((?:(?:When|Once|As soon as|Upon being|If|After) (?:(?:this (?:card|Event|Spell|Ally|Artifact|Tome|Location|Monster)|it) is )?(?:played|cast|used|revealed),? )?(?:then )?)(?:(the player|its player)|the (?:player|Investigator|one|person) (?:who|that) (?:has |had )?(?:just )?(?:plays?|played|casts?|uses?|used|reveals?|revealed) (this \w+|it)|whoever (?:has )?(?:plays?|played|casts?|uses?|used|reveals?|revealed) (this \w+|it)|the (?:player|Investigator) (?:playing|casting|using) (this \w+|it)|the player of (this \w+)) (may|must|can|cannot|draws?|discards?|bury|buries|loses?|gains?|flips?|returns?|takes?|chooses?|looks?|pays?)\b([^.;]*)(?=[.;]|$)/giu,
  (said, [head = '', plain, a, b, c, d, verb = '', rest = '']) => {
    const named = a ?? b ?? c ?? d
    const isTold = head.trim() !== '' && !/^then $/i.test(head)
    if ((plain || named === 'it') && !isTold) return said
    const others = rest.replace(/\b(?:his or her|her or his|his|her) Investigator\b/giu, '')
    if (/\b(?:opponent|players?|Investigators?|who|they|their|its|another['’]s)\b/i.test(others)) return said
    if (plain && /\brevealed\b/i.test(head) && !/^(?:may|can)$/i.test(verb)) return said
    const deed = rest.replace(/\b(?:his or her|her or his|his|her)\b/giu, 'your').replace(/\b(?:he or she|she or he|he|she)\b/giu, 'you')
    const when = head.replace(/\b(when|once) this Spell is cast\b/i, (_, first: string) => like(first, 'when cast'))
    return `${when}${head ? 'you' : like(said, 'you')} ${ofYou(verb)}${deed}`
  },
]

/** "Target Ally may absorb no points from Ghouls", on a Spell that aims at a Defending Ally: in the Combat it is cast in. */
const inThatCombat: Row = [
  /(?<=^|[.;] )((?:Target|The|That) (?:Defending )?Ally (?:cannot|can not|may not|may absorb no|absorbs no|loses|gains|is worth) |(?:Add|Subtract) \w+ (?:points? )?(?:to|from) (?:the value of )?target (?:Defending )?Ally\b)([^.;:]*)(?=\.|$)/giu,
  (said, [who, deed]) =>
    /\b(?:until|while|during|this|Combat|Round|Sanity|cards?|if|for)\b/i.test(deed!) ? said : `${who}${deed} until the end of Combat`,
]

/** "Her value is 3 while Howard Lovecraft is in play": of the one whose card it is, where nobody has been named before. */
const ownValue: Row = [
  /^((?:Add|Subtract) \w+(?: points?)? (?:to|from) )?(?:her|his|its) (?=(?:card )?value\b)/giu,
  (_, [lead]) => (lead ? `${lead}this card's ` : "This card's "),
]

/** "... while Howard Lovecraft is in play. Should he be lost, she becomes Corrupt": of two persons, the one who was named is not she. */
const namedOther: Row = [
  /(?<=(?:\bJoins |\b(?:while|if|when) )((?:\p{Lu}[\p{L}’'-]*\.?)(?: \p{Lu}[\p{L}.’'-]*)+)(?: is in play(?: as (?:your|an) Ally)?)?(?:, [^.;:]*)?\. )(?:(If|When|While|Should) (?:he (?=[^.;:]*\b(?:she|her)\b)|she (?=[^.;:]*\b(?:he|him|his)\b)))(be )?/gu,
  (_, [name, lead, be]) => `${lead === 'Should' ? 'If' : lead} ${name} ${be ? 'is ' : ''}`,
]

/** "Joins Howard Lovecraft. Spells in this Tome cost nothing while he is in play": a Tome is no "he". */
const whoJoins: Row = [
  /(?<=\bJoins ((?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*)*)\. [^.]*\b(?:while|if|when) )(?:he|she) (?=is in play\b)/gu,
  (_, [name]) => `${name} `,
]

/** The rows for such a card. */
export const toldOfItsPlayer = (self: Self | undefined): readonly Row[] => [
  ...thenSo(self),
  ...(self ? takenValues(self) : []),
  ...spellsTakenBack(self),
  ...(self?.type === 'Spell' && /\bDefending Ally\b/i.test(self.target ?? '') ? [inThatCombat] : []),
  ...(self && !isGod(self) && !laidOnSome.test(self.subtype ?? '') ? [byItsPlayer] : []),
  ...(self && isYours(self) ? [orders] : []),
  ...(self && !persons.has(self.type) ? [whoJoins] : [ownValue, namedOther]),
]
