/**
 * Pennies on cards, told as authors tell them: whatever lies on a card to be counted (tokens, beads) is a penny, how many may lie there is
 * said with the deed that places them, and the last that goes is a moment.
 */

import type { Cost, Op, Rule, Selector } from './ast.ts'
import { does, stable } from './make/draft.ts'
import type { Self } from './reading.ts'
import { inRows, inTurn, like, type Rewording, type Row, reworded } from './rewording.ts'

/** What authors count with. */
const counters = 'tokens?|counters?|coins?|beads?|glass beads?|markers?|chips?|pebbles?|stones?|buttons?|shells?|tally|tallies'
const number = '(an?|another|\\d+|one|two|three|four|five|six|seven|eight|nine|ten)'
const card = '(?:this (?:card|Artifact|Tome|Ally|Location|Event|Weapon|Monster)|it|him|her|him or her)'
/** They lie on a card, are removed from one, or it comes into play with them. */
const laid: readonly RegExp[] = [
  new RegExp(
    `\\b(?:place|put|lay|add)s? (?:${number}|a number of|as many|that many) (?:more )?(?<what>${counters}) (?:up)?(?:on|onto|to)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:starts?|begins?|(?:comes?|enters?|is played|play this (?:card|Ally|Artifact|Tome))(?: into)?(?: play)?) with ${number} (?<what>${counters})\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:${number}|all|any|each|every|last) (?<what>${counters})(?: (?:is|are|lies?|has been|have been))*(?: (?:removed|placed|taken))? (?:up)?(?:on|from|off) ${card}(?=[.,;:]| at\\b| each\\b| when)`,
    'iu',
  ),
]

/** The text with what lies on a card to be counted called a penny, whatever its author calls it. */
function calledPennies(text: string): Rewording | undefined {
  const what = laid.map((each) => each.exec(text)?.groups?.['what']).find((each) => each !== undefined)
  if (what === undefined) return undefined
  const stem = what.replace(/ies$/i, 'y').replace(/s$/i, '')
  const forms = /y$/i.test(stem) ? `${stem.slice(0, -1)}(?:y|ies)` : `${stem}s?`
  return reworded(text, new RegExp(`\\b${forms}\\b`, 'giu'), (said) => like(said, /s$/i.test(said) ? 'pennies' : 'penny'))
}

const most = `(?:to a (?:maximum|limit) of|up to(?: a (?:maximum|limit|total) of)?|(?:but )?(?:never|no|not) more than|at most|maximum(?: of)?|max\\.?)`

const rows: readonly Row[] = [
  [/\b(last (?:of the )?pen(?:ny|nies)) (?:is|are|has|have) gone\b/giu, (_, [last]) => `${last} is removed`],
  [/\b(penny|pennies) upon\b/giu, (_, [penny]) => `${penny} on`],
  [/\b(penny|pennies) here\b/giu, (_, [penny]) => `${penny} on this card`],
  // "This card comes into play with four pennies on it."
  [
    new RegExp(
      `(?<=^|[.!] )(?:play this (?:card|Ally|Artifact|Tome|Location|Event)|(?:this (?:card|Ally|Artifact|Tome|Location|Event)|it|he|she|he or she) (?:starts|begins|comes into play|enters play|is played)) with ${number} (penny|pennies)(?: on (?:it|him|her))?(?=[.])`,
      'giu',
    ),
    (_, [n, penny]) => `When this card is played, place ${n} ${penny} on this card`,
  ],
  // "When it holds four pennies": as soon as it does.
  [
    new RegExp(
      `(?<=^|[.;:,] |\\band )(?:when|once|if) (?:this card|it|he|she) (now )?(?:holds|bears|has|carries) (?:at least )?${number}( or more)?( penny| pennies)?(?: on it)?(?=,)`,
      'giu',
    ),
    (said, [now, n, , penny]) =>
      now || (penny && /^(?:when|once)/i.test(said))
        ? like(said, `${now ? 'if' : 'as soon as'} this card holds ${n} or more pennies`)
        : said,
  ],
  [
    /\b(remove|take) (one|two|a|1|2) of (?:them|these|the pennies)\b/giu,
    (_, [verb, n]) => `${verb} ${n} ${/^(?:one|a|1)$/i.test(n!) ? 'penny' : 'pennies'}`,
  ],
  // "Place a penny on this card each time an Ally is lost, up to three pennies."
  [
    new RegExp(
      `\\b((?:place|put|add) ${number} (?:penny|pennies) (?:on|to) ${card})( [^.;:]*?)?,? \\(?${most} ${number}(?: pennies)?(?: in all| at (?:once|a time|any time|any one time)| there| on it)?\\)?(?=[.;]|$)`,
      'giu',
    ),
    (_, [place, , when = '', many]) => `${place} (up to ${many} in all)${when}`,
  ],
  // "Each penny adds 1 point."
  [
    new RegExp(
      `(?<=^|[.;] )each penny(?: on (?:this card|it))? (adds|subtracts) ${number}(?: points?)?( to (?:its|his|her|this card['’]s) value)?(?=[.;]|$)`,
      'giu',
    ),
    (said, [does, n]) =>
      like(said, does === 'adds' ? `this card gains ${n} for each penny on it` : `this card loses ${n} for each penny on it`),
  ],
  // "You may put a penny on this card to lower ... for each penny": that holds by itself.
  [
    /\b((?:place|put) a penny on this card) (?:in order )?to (lower|reduce|raise|increase)(?=[^.;]*\bfor each penny\b)/giu,
    (_, [place, verb]) => `${place}. ${verb![0]!.toUpperCase()}${verb!.slice(1)}`,
  ],
  // "Lower the Sanity cost of its Spells by 1 point for each penny, to a minimum of 0": a cost is never less.
  [
    new RegExp(
      `(?<=^|[.;] )(?:lower|reduce) the Sanity costs? of (?:its|this Tome['’]s|the) Spells(?: in (?:it|this Tome))? by ${number}(?: points?)?(?= for each penny)([^.;,]*)(?:,? (?:to a minimum of|but not below|but never below|down to|not less than|but not to less than) (?:0|zero))?(?=[.;]|$)`,
      'giu',
    ),
    (said, [n, each]) => like(said, `the Sanity cost of Spells in this Tome is reduced by ${n}${each}`),
  ],
  // "Remove any number of pennies from this card to gain as much Sanity", "... to draw one card for each": as many as are chosen.
  [
    /\b(?:you may )?remove (?:any number of|as many) pennies(?: as you (?:like|wish|want|choose|please))? from (?:this card|it) (?:to|and) (gain|draw|lose) (?:as (?:much|many) (Sanity(?: points?)?|(?:new )?cards)|(?:one|a|1) (Sanity(?: point)?|point of Sanity|card) for (?:each|every)(?: one| penny)?(?: (?:so |thus )?removed)?)(?=[.;]|$)/giu,
    (_, [verb, many, one]) =>
      `remove a chosen 1 to 20 pennies from this card: ${verb} a chosen 1 to 20 ${/card/i.test(many ?? one!) ? 'cards' : 'Sanity'}`,
  ],
  // "Remove pennies instead, one for each point."
  [
    /\b(?:would|should) (?:otherwise )?lose Sanity([^.;:,]*), you may (?:instead )?remove (?:pennies|a penny|one penny)( from this card)?(?: instead)?,? (?:one|a penny|one penny) for (?:each|every) (?:such )?point(?: (?:of Sanity )?(?:that )?(?:you would lose|so (?:spared|saved)|lost|of the loss))?(?: instead)?(?=[.;]|$)/giu,
    (_, [from]) => `would lose Sanity${from}, you may remove one penny from this card to prevent 1 of that at a time`,
  ],
  // "When the last penny is removed the portrait is finished: bury this card": what that is in the scene.
  [
    /\b(when the last penny is (?:removed|gone|taken)),? (?:the|this|its|his|her|that) (?:[\p{Ll}’'-]+ ){1,4}(?:is|are|has|have|falls?|breaks?|ends?|goes|dies)(?: [\p{Ll}’'-]+){0,3}:/giu,
    (_, [when]) => `${when}:`,
  ],
  // "When no pennies are left", "once all pennies have been removed"
  [
    /\b(?:when|once|as soon as|if) (?:there (?:are|is) no(?: more)? (?:penny|pennies)(?: left| remaining)?|no(?: more)? (?:penny|pennies) (?:are|is|remains?)(?: left| remaining)?|none (?:is|are|remains?)(?: left)?|the last(?: one| penny)? is (?:removed|gone|taken)|they are(?: all)? gone|(?:it|he|she|this card) has (?:none|no(?: more)? pennies)(?: left)?)(?: on (?:this card|it))?(?=[,.;]| (?:bury|discard) (?:this card|it|him|her)\b)/giu,
    (said) => like(said, 'when the last penny is removed'),
  ],
  [/\bwhen the last penny is (?:removed|gone)(?= (?:bury|discard) (?:this card|it|him|her)\b)/giu, (said) => `${said},`],
  // "Remove one to bury a Phobia", behind pennies that were spoken of.
  [
    new RegExp(
      `(?<=\\bpenn(?:y|ies)\\b.*)\\b(remove|take|place|put|add) ${number}(?! (?:penny|pennies|card|point|Sanity|Ally|Artifact|Tome|Spell|Monster|Event|Phobia|Location|more|other|of|random|from|for)\\b)(?= to (?!your|the|his|her|any|each)| (?:from|on) (?:this card|it)\\b|[.;,:]|$)`,
      'giu',
    ),
    (_, [verb, n]) => `${verb} ${n} ${/^(?:an?|one|another|1)$/i.test(n!) ? 'penny' : 'pennies'}`,
  ],
  [/(?<=\bpenn(?:y|ies)\b[^.;]*)\bremove all (?:of )?them(?= from (?:this card|it)|[.;,]|$)/giu, () => 'remove all pennies from this card'],
  // "While there is no penny on this card, it loses 2 points"; "..., bury it": this card.
  [
    /(?<=\bpenn(?:y|ies)\b(?: left)?(?: (?:on|from|off) this card)?| this card (?:holds|bears|has|contains) [^.;,:]*\bpenn(?:y|ies)|\blast penny is (?:removed|gone|taken)(?: from this card)?),(?: you may)? (?:(?:it|he|she|he or she) (?=gains|loses|adds|is|may|cannot|must)|(?:bury|discard|flip|return) (?:it|him or her|him|her)\b)/giu,
    (said) => said.replace(/(?:it|he or she|she|he|him or her|him|her)( ?)$/iu, 'this card$1'),
  ],
]

/** What an Artifact, Ally or Tome is laid out with: "Place three pennies on this card." alone is done as it is played. */
const laidOut = (self: Self): Row => [
  new RegExp(`(?<=^|[.!] )(place|put) ${number} (penny|pennies) on ${card}(?=[.]|$)`, 'giu'),
  (said, [verb, n, penny]) =>
    /^(?:Ally|Artifact|Tome|Monster)$/.test(self.type)
      ? `When this card is played, ${verb!.toLowerCase()} ${n} ${penny} on this card`
      : said,
]

/** A text in which pennies lie on cards, with what is told of them in the words of the grammar; nothing where there are none. */
export function toldInPennies(text: string, self: Self): Rewording | undefined {
  const called = calledPennies(text)
  if (!/\bpenn(?:y|ies)\b/i.test(called?.text ?? text)) return undefined
  return inTurn(text, [calledPennies, (so) => inRows(so, rows), (so) => inRows(so, [laidOut(self)])])
}

const isIt = (of: Selector | undefined): boolean => (of?.ref as string | undefined) === 'it'

/** "Put a penny on it", "while it holds three pennies": this card, what the clause aims at, or the card whose play set it off. */
export function penniesOnIt(rule: Rule): Rule {
  if (!stable(rule).includes('"pennies"')) return rule
  const isPlayed =
    rule.kind === 'on' && typeof rule.on === 'object' && ('cardPlayed' in rule.on || 'defended' in rule.on || 'given' in rule.on)
  const target = does(rule) && rule.target !== undefined
  const card: Selector = { ref: target ? 'target' : isPlayed ? 'cause' : 'self' }
  return named(rule, card) as Rule
}

function named(part: unknown, card: Selector): unknown {
  if (Array.isArray(part)) return part.map((each) => named(each, card))
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, named(value, card)]))
  const { pennies, on, from, is } = fields as Partial<Extract<Op, { pennies: unknown }> & Extract<Cost, { pennies: unknown }>> & {
    readonly is?: { readonly pennies?: unknown }
  }
  if (pennies !== undefined && isIt(on)) return { ...fields, on: card }
  if (pennies !== undefined && isIt(from)) return card.ref === 'self' ? { pennies } : { ...fields, from: card }
  if (isIt(pennies as Selector | undefined)) return { ...fields, pennies: card }
  if (is?.pennies !== undefined && isIt(fields['card'] as Selector | undefined)) return { ...fields, card }
  return fields
}

/** "Bury this card when there are no pennies left": when the last one goes, and not before the first is there. */
export function whenTheLastGoes(rule: Rule): Rule {
  if (rule.kind !== 'on' || rule.on !== 'asSoonAs' || !rule.if || !('card' in rule.if)) return rule
  const { card, is } = rule.if
  if (is.pennies?.max !== 0 || Object.keys(is).length > 1) return rule
  const { if: _, ...rest } = rule
  return { ...rest, on: { penny: 'last', on: card } }
}

/** "When it holds four pennies, each player loses 2 Sanity": as soon as it does, since no card is played with pennies on it. */
export function whenSoManyLie(rule: Rule): Rule {
  if (rule.kind !== 'on' || (rule.on !== 'played' && rule.on !== 'arrived') || !rule.if || !('card' in rule.if)) return rule
  const { card, is } = rule.if
  return card.ref === 'self' && (is.pennies?.min ?? 0) > 0 ? { ...rule, on: 'asSoonAs' } : rule
}

/** "Put a penny on one Ally of your opponent. An Ally with a penny on it may not defend": any that has one, whosesoever it is. */
export function ofAnyWithPennies(rules: readonly Rule[]): readonly Rule[] {
  const isOfOthers = rules.some(
    (rule) => /"on":\{[^}]*\}?[^}]*"of":"(?:opponent|eachOpponent|each)"/.test(stable(rule)) && /"pennies":/.test(stable(rule)),
  )
  if (!isOfOthers) return rules
  const isOpen = (of: Selector): boolean =>
    of.is?.pennies !== undefined && of.ref === undefined && of.of === undefined && of.in === undefined
  return rules.map((rule) => {
    if (rule.kind !== 'static' || !('of' in rule.effect) || typeof rule.effect.of !== 'object' || !isOpen(rule.effect.of)) return rule
    const { n: _, ...of } = rule.effect.of
    return { ...rule, effect: { ...rule.effect, of: { ...of, of: 'each', pick: 'all' } } } as Rule
  })
}
