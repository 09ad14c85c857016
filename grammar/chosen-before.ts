/**
 * Cards that one sentence has chosen, by whomever and however many, and the next deals with: "Your opponent must choose one of his or her Allies.
 * Bury it.", "Each player chooses one of his or her Tomes. Those Tomes are discarded.", "Choose one of your Allies and one of your opponent's. Flip
 * both.", "Choose two Allies. Return both to their owners' Hands.". Each is put as the grammar has it: with who chooses as a quality of the
 * choice, and two choices with the deed of both.
 */

import { inTurn, like, type Rewording, reworded } from './rewording.ts'

const choose = '(?:choose|select|pick|designate|name)s?'

/** "One of his or her Allies", as the kind of one. */
const single = (kind: string): string => kind.replace(/Allies\b/gu, 'Ally').replace(/(\p{Lu}\p{Ll}+?)s\b(?!.*\p{Lu}\p{Ll}+s\b)/u, '$1')

const kind = "(?:\\p{Lu}[\\p{L}’'-]*(?: or | )?)+?"

/** "Your opponent must choose one of his or her Allies. ...": of his choice. */
const byOpponent = (text: string): Rewording | undefined =>
  reworded(
    text,
    new RegExp(
      `(?<=^|[.;:] |, )(?:your|an|one|target) opponent (?:must )?(?:then )?${choose} (?:any )?one (?:of (?<whose>his or her|his|her|their|your) (?<many>${kind})|(?<one>${kind}) of (?<whose2>his or hers|his or her own|his own|theirs|yours))(?<where> in play)?(?=[.;]|$)`,
      'giu',
    ),
    (said, [whose, many, one, whose2]) => {
      const what = single(many ?? one ?? '')
      return /^your/i.test(whose ?? whose2 ?? '')
        ? like(said, `choose one of your ${many ?? one}, of your opponent's choice`).replace(',', '')
        : like(said, `choose one ${what} of your opponent of his or her choice`)
    },
  )

const those =
  '(?:it|them|that \\p{L}+|those \\p{L}+|these \\p{L}+|the (?:chosen|selected) (?:\\p{L}+)|the \\p{L}+ (?:so )?chosen|each of them|each chosen \\p{L}+|both(?: of (?:them|these|those))?(?: \\p{L}+)?)'

/** "Each player chooses one of his or her Allies. Those Allies are buried.": each buries one that he has chosen. */
const byEach = (text: string): Rewording | undefined =>
  reworded(
    text,
    new RegExp(
      `(?<=^|[.;:] |, )(?<who>each (?:other )?(?:player|opponent|Investigator)|all players) (?:must )?(?:then )?${choose} (?:any )?one (?:of (?:his or her|his|her|their) (?<many>${kind})|(?<one>${kind})(?: of (?:his or hers|his or her own|his own|theirs))?)(?: in play)?[.;] (?:Then,? )?(?:(?<how>bury|discard|flip) ${those}(?<face> face-down)?|${those} (?:is|are|must be) (?:then )?(?<done>buried|discarded|flipped)(?<face2> face-down)?)(?=[.;]|$)`,
      'giu',
    ),
    (said, [who, many, one, how, face, done, face2]) => {
      const verb = (how ?? { b: 'bury', d: 'discard', f: 'flip' }[done![0]!.toLowerCase()] ?? '').toLowerCase()
      return like(
        said,
        `${who!.replace(/^all players/i, 'each player')} must ${verb} one ${single(many ?? one ?? '')}${face ?? face2 ?? ''}`,
      )
    },
  )

/** "Choose one of your Allies and one Ally of your opponent. Flip both face-down.": the one and the other. */
const oneAndAnother = (text: string): Rewording | undefined =>
  reworded(
    text,
    new RegExp(
      `(?<=^|[.;:] |, )${choose} (?<first>(?:any )?(?:an?|one|two|three) [^.;:,]*?\\p{Lu}[^.;:,]*?) and (?<second>(?:any )?(?:an?|one|two|three) [^.;:,]*?\\p{Lu}[^.;:,]*?)[.;] (?:Then,? )?(?<how>bury|discard|flip|return|place) (?:${those})(?<more> (?:face-down|to (?:its|their) owners?['’]s? Hands?|on top of [^.;:,]+|at the bottom of [^.;:,]+))?(?=[.;]|$)`,
      'giu',
    ),
    (said, [first, second, how, more]) => like(said, `${how!.toLowerCase()} ${first} and ${second}${more ?? ''}`),
  )

/** "Choose two Allies of your opponent. Bury both of them.": those. */
const bothOfThem = (text: string): Rewording | undefined =>
  reworded(
    text,
    /(?<=\b(?:choose|select|pick|designate) (?:any |up to )?two [^.;:]*[.;] (?:Then,? )?(?:(?:your opponent must )?(?:bury|discard|flip|return|place|rotate)) )both(?: of (?:them|these|those))?(?: cards| Allies| Artifacts| Tomes| Monsters| Spells| Events| Locations)?(?= (?:to|on|at|in|face-|and|if|when|until)\b|[.;,]|$)/giu,
    () => 'them',
  )

/** "Randomly choose one card in your opponent's Hand. Discard that card.": one random card. */
const byLot = (text: string): Rewording | undefined =>
  reworded(
    text,
    /(?<=^|[.;:] |, )(?:randomly (?:choose|select|pick)|(?:choose|select|pick) at random) (one|an?|two|three|up to two|up to three) (?!of\b)/giu,
    (said, [n]) => like(said, `choose ${/^an?$/i.test(n!) ? 'one' : n} random `),
  )

const owner = "(?:its|their|that \\p{L}+['’]s|the \\p{L}+['’]s) (?:owner|player|controller)"
const pays = '(?<pays>(?:pays|loses|discards|buries|flips) [^.;:,]+)'
const deed = '(?<how>bury|discard|flip|return)'
const order = (pays: string): string => pays.replace(/^(pay|lose|discard|flip)s/i, '$1').replace(/^buries/i, 'bury')

/** "Bury it unless its owner pays 2 Sanity": he does the one or the other. */
const unlessItsOwner = (text: string): Rewording | undefined =>
  inTurn(text, [
    (so) =>
      reworded(
        so,
        new RegExp(
          `(?<=^|[.;:] |, )${deed} (?<what>it|them|that \\p{L}+|the target)(?<more> face-down| to (?:its|their) owners?['’]?s? Hands?)?,? unless (?:${owner}|that player) ${pays}(?=[.;]|$)`,
          'giu',
        ),
        (said, [how, what, more, price]) => like(said, `its owner must ${order(price!)} or ${how!.toLowerCase()} ${what}${more ?? ''}`),
      ),
    (so) =>
      reworded(
        so,
        new RegExp(
          `(?<=^|[.;] )${deed} (?<what>(?:any )?(?:an?|one) [^.;:,]*?\\p{Lu}[^.;:,]*?)(?<more> face-down| to (?:its|their) owners?['’]?s? Hands?)?,? unless (?:${owner}|that player) ${pays}(?=[.;]|$)`,
          'giu',
        ),
        (said, [how, what, more, price]) =>
          like(said, `choose ${what}. Its owner must ${order(price!)} or ${how!.toLowerCase()} it${more ?? ''}`),
      ),
  ])

/** "Show it to your opponent": what is shown to one is turned up for all. */
const shown = (text: string): Rewording | undefined =>
  reworded(
    text,
    /\b(?:show|reveal) (it|them|that card|those cards|that \p{Lu}\p{L}+|the card) to (?:your opponents?|each opponent|all (?:other )?players|each (?:other )?player|every player|everyone|all opponents)(?=[.;,]| and\b|$)/giu,
    (said, [what]) => like(said, `reveal ${what}`),
  )

/** The text with what was chosen so put as one choice. */
export const chosenBefore = (text: string): Rewording | undefined =>
  inTurn(text, [unlessItsOwner, shown, byLot, byOpponent, byEach, oneAndAnother, bothOfThem])
