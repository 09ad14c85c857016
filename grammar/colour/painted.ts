/** What paints a scene: words that no rule has, of whom they are told, and what of them points at rules all the same. */

import { isNearly, isUnknown, isUnruly, plain, type Token, type Told } from '../lexer.ts'
import { isSmall } from '../openings.ts'
import type { Self } from '../reading.ts'
import { newWords, textAt, textOf } from '../tokens.ts'

/** A sentence without its colour: what is left of it, and what goes with the one behind it where it is but half a rule. */
export interface Uncoloured extends Told {
  /** Whether what is left is the head of the next sentence. */
  readonly goesOn?: boolean
}

/** Words of the game that say nothing to it where they are written small among strange ones. */
export const talk: ReadonlySet<string> = new Set(
  'anywhere about appear around against alone already answer ask between beyond behind bear breathe call cat could drop empty everything everywhere face fall female feet foot glance glance good help himself herself itself join keep kind land last like man match mean meet men more most much need nothing nowhere off often old once open own part rest right rise same shut side since small so some somebody someone something soon space speak spend spent stand star still stop strike such than thing thus together too top toward towards true under underground want watch water what which who whose wield wish within without woman word world would yours yourself throughout through door high great half light finish no view'.split(
    ' ',
  ),
)

/** What somebody may do in a scene, where the words behind it tell what comes of it. */
export const scenes: ReadonlySet<string> = new Set(
  'beneath depart take bring give send show set start begin end break close know play put turn pass leave steal find catch force read pay step many few defender move look'.split(
    ' ',
  ),
)

/** "The bell", on the card that is called so: a word of talk, too. */
export const isOwnThing = ({ text, written }: Token): boolean => text === 'card' && /^\p{Ll}/u.test(written) && !/^cards?$/.test(written)

/** What one sees in a scene and cards bear too, written small. */
const scenery = /^(?:water|space|storm|forest|house|church|city|tomb|mountain|moon|star|cemetery)s?$/

/** What somebody is or bears: a rule may ask for it, though none of ours does. */
export const states =
  /^(?:unarm|arm|mount|equip|disguis|injur|hurt|blind|drunk|sober|asleep|awake|curs|infect|poison|sick|ill|hungry|petrif|wear|wield|frighten|terrif|trained|pregnan|married|alive|dead|undead|naked)(?:ed|ing|s|ied|e|y|)$/

/** Written as the plural or the verb that no rule has so: "cold hands", "the tide turns". */
const isHomograph = ({ text, written }: Token): boolean =>
  /^(?:hand|turn|round|gate|step)$/.test(text) && /^(?:hands|turns|turned|turning|rounds|gates|steps)$/.test(written)

/** Whether words tell of something that no rule speaks of; `isBold` lets them do in the scene what a rule does, too. */
export function paints(tokens: readonly Token[], vocabulary: ReadonlySet<string>, isBold = false): boolean {
  let clear = 0
  let doubtful = 0
  for (const [index, token] of tokens.entries()) {
    const { type, text, written } = token
    if (isUnknown(token) || (index === 0 && type === 'family')) {
      if (type === 'strange' || !/^\p{L}/u.test(text) || isUnruly(text) || states.test(text) || (index > 0 && !isSmall(token))) return false
      if (isNearly(text, vocabulary) || type === 'family') doubtful++
      else clear++
    } else if (isOwnThing(token)) clear++
    else if (type === 'name' && scenery.test(written)) doubtful++
    else if (type === 'word') {
      if (plain.has(text) || text === "'s" || /^every$/i.test(written)) continue
      if (index > 0 && !isSmall(token)) return false
      if (!talk.has(text) && !isHomograph(token) && !(isBold && scenes.has(text))) return false
      doubtful++
    } else if (type !== 'mark' || text !== ',') return false
  }
  return clear > 1 || (clear === 1 && doubtful < (isBold ? 6 : 3) && tokens.length > 1)
}

export const span = (tokens: readonly Token[]): Told['flavour'][number] => {
  const last = tokens.at(-1)!
  return { at: tokens[0]!.at, length: last.at + last.length - tokens[0]!.at }
}

/** A word that stands for what was spoken of before. */
export const pointsBack = ({ text }: Token): boolean => /^(?:it|they|them|this|that|these|those|such|their|its|you|your)$/.test(text)

/** What tells when or whether something is done: never colour by its own. */
export const asks =
  /^(?:if|when|while|unless|until|after|before|during|at|once|each|any|all|no|whichever|whoever|only|on|by|as|in|regardless|except)$/

/** Of whom a scene tells: how many words name him, and how he is called afterwards. */
export function subjectOf(scene: readonly Token[]): { readonly count: number; readonly called: readonly Token[] } | undefined {
  const article = /^(?:the|a|this)$/.test(textAt(scene, 0)) ? 1 : 0
  // "The good doctor", "this old rogue": whatever he is like.
  let at = article
  while (article > 0 && scene[at]?.type === 'unknown' && scene[at + 1]?.type === 'self') at++
  if (scene[at]?.type === 'self') return { count: at + 1, called: [scene[at]!] }
  const said = textOf(scene)
  if (/^(?:this|the) (?:card|ally|artifact|tome|weapon|monster|location|event|spell)\b/.test(said))
    return { count: 2, called: newWords('this card', scene[0]!) }
  if (/^they\b/.test(said)) return { count: 1, called: scene.slice(0, 1) }
  if (/^(?:your|each|the|a) opponent (?!'s)/.test(said)) return { count: 2, called: scene.slice(0, 2) }
  return /^you\b/.test(said) ? { count: 1, called: [] } : undefined
}

/** How somebody is lost in the scene, */
export const dies =
  /^(?:dies?|perish(?:es)?|vanish(?:es)?|flees?|disappears?|runs?|go|is|sink|drowns?|expires?|crumbles?|dissolves?|burns?)(?: (?:screaming|shrieking|raving|laughing|weeping|howling|smiling|mad|insane|away|off|lost|dead|to dust|into the \S+|in (?:agony|terror|the \S+|a \S+)|of (?:fright|fear|grief|terror)|with a \S+))?$/

/** and by the rule. */
export const isFate = (tail: readonly Token[]): boolean =>
  /^(?:bury|discard) (?:this card|it|they|them|THIS)$/.test(
    textOf(tail.map((each) => (each.type === 'self' ? { ...each, text: 'THIS' } : each))),
  )

/** What one does with a thing in the scene. */
export const handles =
  /^(?:break|open|ring|light|blow|sound|strike|burn|drink|smash|wind|rub|shake|throw|toss|pour|spill|eat|smoke|sign|unroll|unwrap|lift|raise|pull|push|touch|turn|close|read|press|strum|beat|shatter|crush|empty|uncork|uncover|unveil)$/

export const strikes = /^(?:flip|bury|discard)$/

/** What a rule bids or allows one to do. */
export const deeds = /^(?:look|pay|draw|discard|bury|gain|lose|play|spend|search|reveal|flip|return|move|take|use|shuffle|exchange)$/

/** Moments that go without saying where nothing else is said of when. */
export const own: Readonly<Partial<Record<Self['type'], RegExp>>> = {
  Location: /^(?:when|on|upon|as|once) (?:you arrive(?: here| at this location)?|(?:your )?arrival)$/,
  Event: /^when (?:this card is |THIS is )?play$/,
  Spell: /^when (?:this card is |THIS is )?cast$/,
}

/** Whether a sentence does something, and holds or allows nothing: what stands before it may be when, or for what price. */
export const isDeed = (sentence: readonly Token[] | undefined): boolean =>
  sentence !== undefined &&
  /^(?:discard|bury|flip|draw|lose|gain|reveal|shuffle|take|return|cancel|play|look|move|choose|exchange|summon|control|steal|your|each|any|all|every|1|one|the|it|place|put|search|turn)$/.test(
    sentence[0]?.type === 'number' ? 'one' : (sentence[0]?.text ?? ''),
  ) &&
  !sentence.some(({ text, type }) => /^(?:cannot|may)$/.test(text) || type === 'self')

/** "Strange lights dance": no order has two words in a row that the game does not know at its head. */
export const isTale = ([first, second]: readonly Token[]): boolean =>
  first !== undefined && second !== undefined && isUnknown(first) && isUnknown(second) && !/ly$/.test(second.written)

export const tells = /^(?:a|the|it|their|your|there|its|no|someone|something|somebody|every|old|time)$/

/** What every rule has one of: what it deals with, whom it binds, when it holds. Where none of these stands, nothing is told of the game. */
const ofRules =
  /^(?:sanity|card|value|point|hand|deck|story|mythos|gate|turn|round|combat|threat|opponent|player|investigator|pass|region|dimension|subregion|attribute|symbol|icon|target|capacity|minimum|maximum|may|must|cannot|can|if|unless|while|until|when|each|any|only|except|instead|during|bury|discard|flip|draw|reveal|cancel|affect|defend|attack|survive|bypass|summon|control|cast|steal|exchange|shuffle|invisible|visible|face-up|face-down|effect|adventure|language|cost|pay|fewer|less|number|amount|immediately|hazard|phobia|add|subtract|increase|reduce|double|victim|bearer|caster|join|absorb|loss|play|use|limit|command|protect|worth|gain|immune)$/

export const isOfRules = (token: Token): boolean => {
  const { type, text, written } = token
  if (type === 'number') return !/^one$/.test(written)
  return type === 'name' ? !scenery.test(written) : type === 'quoted' || (ofRules.test(text) && !isHomograph(token))
}

/** A word of no rule, and no slip for one. */
export const isClear = (token: Token | undefined, vocabulary: ReadonlySet<string>): boolean =>
  token?.type === 'unknown' &&
  /^\p{L}/u.test(token.text) &&
  !isUnruly(token.text) &&
  !states.test(token.text) &&
  !isNearly(token.text, vocabulary)

/** What is done in words of the game. */
export const deedOfRules = /^(?:lose|gain|discard|bury|flip|draw|must|may|cannot|skip|reveal)$/

export const gone =
  /^(?:(?:who|which|that|they|it) is |and is )?never (?:is )?(?:see|hear (?:of|from)|find|seen|heard (?:of|from)|found)(?: or (?:heard|hear) (?:of|from))? again$/
