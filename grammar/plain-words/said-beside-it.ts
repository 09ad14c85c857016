/** What a sentence of its own says beside a deed: what it costs for some cards, how long a Hand is looked at, which price is not asked. */

import { inRows, like, type Rewording, type Row } from '../rewording.ts'

const free =
  '(?:no Sanity is (?:paid|lost|spent)|this costs (?:no Sanity|nothing)|it costs (?:no Sanity|nothing)|there is no (?:cost|Sanity cost)|you (?:pay|lose|spend) no Sanity|use (?:of this card )?is free|you need not pay(?: any Sanity| this cost| the Sanity)?)'

/** "Costs 1 Sanity to use. Return one Monster ... If it is a Lesser Servitor, no Sanity is paid. Flip this card when used.": the use with its price, and one without. */
const freeForSome: Row = [
  new RegExp(
    `\\bCosts (\\d+|one|two|three)(?: points? of)? Sanity to use\\. (Return|Take|Play|Bury|Discard|Flip|Draw|Move|Bring) (?:one|an?|any one) ((?:\\p{Lu}[\\p{L}’'-]* )*(?:Monster|Ally|Artifact|Tome|Spell|Event|Location|Weapon|Phobia|card)) ((?:of|from|in|face-)[^.;:,]+)\\. If (?:it|that card|that \\p{L}+|the \\p{L}+) is (?:an?|any) ((?:\\p{Lu}[\\p{L}’'-]*(?: |(?=,)))+), ${free}\\. (Flip|Bury|Discard) this card(?: face-down)? (?:when|after|once) (?:use|used|it is used)(?=[.;]|$)`,
    'gu',
  ),
  (_, [n, does, what, where, kind, how]) => {
    const type = what!.split(' ').at(-1)!
    const some = new RegExp(`\\b${type}$`).test(kind!.trim()) ? kind!.trim() : `${kind!.trim()}${type === 'card' ? '' : ` ${type}`}`
    const price = `${how!.toLowerCase()} this card to ${does!.toLowerCase()} one`
    return `Pay ${n} Sanity and ${price} ${what} ${where}. Or ${price} ${some} ${where}`
  },
]

/** "Look at one opponent's Hand for seven seconds and choose one card in it": what is done then takes its own time. */
const seenAndChosen: Row = [
  /\b((?:look at|glance at|gain an? \S+ (?:glance|look) at|take an? \S+ (?:glance|look) at) (?:one|an?|any one|your|target)(?: opponent['’]s| player['’]s)? Hand)(?: for (?:up to )?\S+ seconds)?,? and(?: then)? (choose|name|pick|select) (one|an?|any one) card (?:in|from|out of|among) it(?=[.;,])/giu,
  (said, [looks, picks, n]) =>
    like(said, `look at ${looks!.replace(/^.*?\bat /i, '')} and ${picks!.toLowerCase()} ${/^any/i.test(n!) ? 'one' : n!} card from it`),
]

/** "Its glare lets this Ally see Invisible Monsters": who sees is he, by whatever of it. */
const letSee: Row = [
  /\b(?:its (?:[a-z]+ ){1,3}|it |this (?:Weapon|Artifact|card|Tome) )(?:lets|allows|helps|enables) (this Ally|the Ally|that Ally|Ally|its bearer|the bearer|you|your Allies)(?: to)? see (?=Invisible\b)/giu,
  (said, [who]) => like(said, `${who!} ${/^(?:you|your Allies)$/i.test(who!) ? 'see' : 'sees'} `),
]

/** "Choose one Soldier from your Discard Pile. Soldier may be played immediately, even during Combat, regardless of your Region": that one. */
const chosenAgain: Row = [
  /(?<=\b[Cc]hoose (?:one|an?|any one) (?:\p{Lu}[\p{L}’'-]* )*)(\p{Lu}[\p{L}’'-]*)( (?:card )?(?:from|in) your (?:Discard Pile|Story Deck|Hand)\. )(?:The |That |This )?\1 (?=(?:may|must|is|can)\b)/gu,
  (_, [kind, where]) => `${kind!}${where!}It `,
]

/** "May be played, even during Combat", by a Spell: which is cast in Combat as well as in a Turn. */
const evenInCombat: Row = [
  /(?<=\bmay (?:immediately |at once )?be (?:immediately |at once )?played(?: immediately| at once)?),? even (?:during|in) (?:a )?Combat(?=[.;,])/gu,
  () => '',
]

/** The one that a Spell chose, named again, as "it". */
export const namedAgain = (text: string): Rewording | undefined => inRows(text, [chosenAgain, evenInCombat])

export const saidBesideIt: readonly Row[] = [freeForSome, seenAndChosen, letSee]
