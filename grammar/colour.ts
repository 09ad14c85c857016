/**
 * What only paints the scene within a sentence that states a rule: a scene before a colon, a cry, a simile, a reason, a purpose, a deed in
 * colourful words that the words behind it explain. It is cut out only where the sentence cannot be read with it, and only if no word of
 * it could be part of a rule: at least one is none of the game, and none is a card, a number or what a rule says.
 */

import { ofGloss } from './glossed.ts'
import { isNearly, isUnknown, isUnruly, plain, type Token, type Told } from './lexer.ts'
import { fold } from './link.ts'
import { isMishap, isThus } from './mishaps.ts'
import { isFragment, isOpening, isRemark, isToldBehind } from './openings.ts'
import type { Self } from './reading.ts'
import { isScene, spares, tellsHow } from './scenes.ts'
import { isSceneOfPlace } from './scenes-of-places.ts'
import { strangelyTold } from './strange-words.ts'
import { newWord, newWords, textAt, textOf, words } from './tokens.ts'

/** A sentence without its colour: what is left of it, and what goes with the one behind it where it is but half a rule. */
export interface Uncoloured extends Told {
  /** Whether what is left is the head of the next sentence. */
  readonly goesOn?: boolean
}

/** Words of the game that say nothing to it where they are written small among strange ones. */
const talk: ReadonlySet<string> = new Set(
  'anywhere about appear around against alone already answer ask between beyond behind bear breathe call cat could drop empty everything everywhere face fall female feet foot glance glance good help himself herself itself join keep kind land last like man match mean meet men more most much need nothing nowhere off often old once open own part rest right rise same shut side since small so some somebody someone something soon space speak spend spent stand star still stop strike such than thing thus together too top toward towards true under underground want watch water what which who whose wield wish within without woman word world would yours yourself throughout through door high great half light finish no view'.split(
    ' ',
  ),
)

/** What somebody may do in a scene, where the words behind it tell what comes of it. */
const scenes: ReadonlySet<string> = new Set(
  'beneath depart take bring give send show set start begin end break close know play put turn pass leave steal find catch force read pay step many few defender move look'.split(
    ' ',
  ),
)

/** "The bell", on the card that is called so: a word of talk, too. */
const isOwnThing = ({ text, written }: Token): boolean => text === 'card' && /^\p{Ll}/u.test(written) && !/^cards?$/.test(written)

/** What one sees in a scene and cards bear too, written small. */
const scenery = /^(?:water|space|storm|forest|house|church|city|tomb|mountain|moon|star|cemetery)s?$/

const isSmall = ({ written }: Token): boolean => /^\p{Ll}/u.test(written)

/** What somebody is or bears: a rule may ask for it, though none of ours does. */
const states =
  /^(?:unarm|arm|mount|equip|disguis|injur|hurt|blind|drunk|sober|asleep|awake|curs|infect|poison|sick|ill|hungry|petrif|wear|wield|frighten|terrif|trained|pregnan|married|alive|dead|undead|naked)(?:ed|ing|s|ied|e|y|)$/

/** Written as the plural or the verb that no rule has so: "cold hands", "the tide turns". */
const isHomograph = ({ text, written }: Token): boolean =>
  /^(?:hand|turn|round|gate|step)$/.test(text) && /^(?:hands|turns|turned|turning|rounds|gates|steps)$/.test(written)

/** Whether words tell of something that no rule speaks of; `isBold` lets them do in the scene what a rule does, too. */
function paints(tokens: readonly Token[], vocabulary: ReadonlySet<string>, isBold = false): boolean {
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

const span = (tokens: readonly Token[]): Told['flavour'][number] => {
  const last = tokens.at(-1)!
  return { at: tokens[0]!.at, length: last.at + last.length - tokens[0]!.at }
}

/** A word that stands for what was spoken of before. */
const pointsBack = ({ text }: Token): boolean => /^(?:it|they|them|this|that|these|those|such|their|its|you|your)$/.test(text)

/** What tells when or whether something is done: never colour by its own. */
const asks =
  /^(?:if|when|while|unless|until|after|before|during|at|once|each|any|all|no|whichever|whoever|only|on|by|as|in|regardless|except)$/

/** Of whom a scene tells: how many words name him, and how he is called afterwards. */
function subjectOf(scene: readonly Token[]): { readonly count: number; readonly called: readonly Token[] } | undefined {
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
const dies =
  /^(?:dies?|perish(?:es)?|vanish(?:es)?|flees?|disappears?|runs?|go|is|sink|drowns?|expires?|crumbles?|dissolves?|burns?)(?: (?:screaming|shrieking|raving|laughing|weeping|howling|smiling|mad|insane|away|off|lost|dead|to dust|into the \S+|in (?:agony|terror|the \S+|a \S+)|of (?:fright|fear|grief|terror)|with a \S+))?$/

/** and by the rule. */
const isFate = (tail: readonly Token[]): boolean =>
  /^(?:bury|discard) (?:this card|it|they|them|THIS)$/.test(
    textOf(tail.map((each) => (each.type === 'self' ? { ...each, text: 'THIS' } : each))),
  )

/**
 * "They will not enter a Church: while your opponent is at a Church Location, their value is halved": what a rule comes to, told without a
 * number or a deed, and with no name of the game that the rule behind the colon does not say again.
 */
function withoutGist(sentence: readonly Token[]): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => text === ':')
  const [gist, rule] = [sentence.slice(0, mark), sentence.slice(mark + 1)]
  if (
    mark < 3 ||
    rule.length < 4 ||
    gist.some(({ type, text }, at) => (type === 'number' && textAt(gist, at - 1) !== 'no') || type === 'mark' || ofGist.test(text))
  )
    return undefined
  const [head] = gist
  if (
    !head ||
    !(
      /^(?:they|it|this|the|a|no|nobody|your|its|their)$/.test(head.text) ||
      /^(?:does|never)$/i.test(head.written) ||
      head.type === 'self' ||
      head.type === 'name'
    )
  )
    return undefined
  const names = gist.filter(({ type }) => type === 'name')
  const isDoing = gist.some(
    (each, at) =>
      at > 0 &&
      (isUnknown(each) || /^(?:go|enter|come|see|find|hold|like|love|work|leave|follow|know|look|sleep)$/.test(each.text)) &&
      isSmall(each),
  )
  if (names.length === 0 || !isDoing || !names.every(({ text }) => rule.some((each) => each.type === 'name' && each.text === text)))
    return undefined
  // Where the rule goes on with whom it is of, it must say so itself.
  if (!gist.every((each) => each.type !== 'strange' && !isUnruly(each.text) && !states.test(each.text))) return undefined
  const isOfSelf = head.type === 'self' || /^(?:they|it|do|never)$/.test(head.text)
  if (!isOfSelf && rule.some(({ text }) => /^(?:they|it|them|its|their)$/.test(text)) && !/^(?:no|nobody)$/.test(head.text))
    return undefined
  return { tokens: rule, flavour: [span(gist)] }
}

/** What a rule is told by, and no gist of one. */
const ofGist =
  /^(?:if|when|whenever|while|unless|until|during|before|after|may|must|only|except|instead|lose|gain|draw|discard|bury|flip|reveal|play|add|subtract|cost|pay|spend|cast|attack|defend|each|any|every|all|cancel|turn|round|combat|sanity|point|value|card|double|half|less|more|with|without|or|and|at|by)$/

/** What one does with a thing in the scene. */
const handles =
  /^(?:break|open|ring|light|blow|sound|strike|burn|drink|smash|wind|rub|shake|throw|toss|pour|spill|eat|smoke|sign|unroll|unwrap|lift|raise|pull|push|touch|turn|close|read|press|strum|beat|shatter|crush|empty|uncork|uncover|unveil)$/

/** "Break the bottle: flip this card to draw a card": what one does with it, and what that is in the game. */
function withoutHandling(sentence: readonly Token[]): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => text === ':')
  const [verb, article, ...thing] = sentence.slice(0, mark)
  const [deed, own] = sentence.slice(mark + 1)
  if (mark < 3 || mark > 5 || !handles.test(verb!.text) || !/^(?:the|a|its|your|this)$/.test(article!.text) || thing.length === 0)
    return undefined
  const isOwn =
    /^(?:flip|bury|discard|rotate)$/.test(deed?.text ?? '') && (own?.type === 'self' || own?.text === 'this' || own?.text === 'it')
  return isOwn && thing.every((each) => (isUnknown(each) && isSmall(each) && !isUnruly(each.text)) || isOwnThing(each))
    ? { tokens: sentence.slice(mark + 1), flavour: [span(sentence.slice(0, mark))] }
    : undefined
}

/** "Blow this powder before Monsters are revealed": what one does with an Artifact in the scene, and when one may use it for what the next sentence says. */
function ofHandlingThen(sentence: readonly Token[], self: Self | undefined): Uncoloured | undefined {
  const [verb, article, thing] = sentence
  const isHandled =
    verb !== undefined && (handles.test(verb.text) || (verb.type === 'unknown' && !/(?:ed|ly)$/.test(verb.written) && !isUnruly(verb.text)))
  const isOwn =
    thing?.type === 'self' || isOwnThing(thing ?? verb!) || (article?.text === 'this' && thing?.type === 'unknown' && isSmall(thing))
  const at = sentence.findIndex(({ text }, index) => index > 2 && /^(?:before|during|when|immediately|after|at)$/.test(text))
  if (self?.type !== 'Artifact' || !isHandled || !/^(?:this|the)$/.test(article?.text ?? '') || !isOwn || at < 3) return undefined
  const told = sentence.slice(3, at)
  if (told.some((each) => !isUnknown(each) && !plain.has(each.text) && !talk.has(each.text))) return undefined
  return { tokens: [...sentence.slice(at), ...newWords(', you may :', verb!)], flavour: [span(sentence.slice(0, at))], goesOn: true }
}

/** "Natural beasts, these lions cannot be Summoned": what they are like, before what holds of them. */
function withoutApposition(sentence: readonly Token[]): Uncoloured | undefined {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const [head] = sentence.slice(comma + 1)
  const isOfThem = head?.type === 'self' || /^(?:these|this|the|they|it)$/.test(head?.text ?? '')
  return comma > 1 && isOfThem && isFragment(sentence.slice(0, comma))
    ? { tokens: sentence.slice(comma + 1), flavour: [span(sentence.slice(0, comma))] }
    : undefined
}

/** "Walk to this Island across the shallow Lake of Dread": the way one goes, where the game knows of none. */
function withoutWay(sentence: readonly Token[]): Uncoloured | undefined {
  const walk = sentence.findIndex(({ text }) => /^(?:walk|travel)$/.test(text))
  const at = sentence.findIndex(({ text }, index) => index > walk + 1 && /^(?:across|over|along|beneath|through)$/.test(text))
  const end = sentence.findIndex(({ text }, index) => index > at && /^[,:;(]$/.test(text))
  const told = sentence.slice(at + 1, end < 0 ? sentence.length : end)
  const isWay =
    /^(?:the|a)$/.test(textAt(told, 0)) &&
    told.some((each) => each.type === 'unknown') &&
    told.slice(1).every((each) => each.type === 'unknown' || each.type === 'strange' || each.text === 'of' || each.text === 'the')
  if (walk < 0 || at < 0 || !isWay || told.some(({ text }) => isUnruly(text))) return undefined
  return {
    tokens: [...sentence.slice(0, at), ...(end < 0 ? [] : sentence.slice(end))],
    flavour: [span(sentence.slice(at, end < 0 ? sentence.length : end))],
  }
}

/** "Rubbery tentacles seize up to two Defending Allies, who may not absorb ...": by whom they are chosen, and what they may not do. */
function ofSeized(sentence: readonly Token[], self: Self | undefined): Uncoloured | undefined {
  const who = sentence.findIndex(({ text }, at) => text === 'who' && textAt(sentence, at - 1) === ',')
  const from = sentence.findIndex(({ text, type }) => type === 'number' || /^(?:up|any|each|all)$/.test(text))
  const scene = sentence.slice(0, Math.max(from, 0))
  const verb = scene.at(-1)
  const isTold =
    scene.length > 1 &&
    verb?.type === 'unknown' &&
    scene.every((each) => (isUnknown(each) && !isUnruly(each.text)) || plain.has(each.text)) &&
    scene.slice(0, -1).some(isUnknown)
  if (!/^(?:Event|Spell|Monster)$/.test(self?.type ?? '') || !isTold || who < from + 3) return undefined
  if (
    !/^(?:may|must|cannot|can|is|lose)$/.test(textAt(sentence, who + 1)) ||
    !sentence.slice(from, who).some(({ type }) => type === 'name')
  )
    return undefined
  return { tokens: [...sentence.slice(from, who - 1), ...sentence.slice(who + 1)], flavour: [span(scene)] }
}

/** "The keeper demands his due: lose 1 Sanity", "if you are Inside, you nod off over your book: play ...". */
function withoutScene(sentence: readonly Token[], vocabulary: ReadonlySet<string>, isFirst: boolean): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => /^[:;-]$/.test(text))
  if (mark < 2 || mark > sentence.length - 3 || sentence.slice(0, mark).some(({ text }) => text === '(')) return undefined
  const tail = sentence.slice(mark + 1)
  const starts = [0, ...sentence.slice(0, mark).flatMap(({ text }, at) => (text === ',' ? [at + 1] : []))]
  for (const from of starts) {
    const but = from > 0 && /^(?:but|and|yet)$/.test(textAt(sentence, from)) ? 1 : 0
    const scene = sentence.slice(from + but, mark)
    // "Gain 2 Sanity, or run for your life: draw two cards": one of two, and no scene of the other.
    if (scene.length === 0 || scene[0]!.text === 'or') continue
    const who = subjectOf(scene)
    const told = scene.slice(who?.count ?? 0)
    const isOrder = !who && isUnknown(scene[0]!) && /^(?:the|a|your|their|its|this|that|all|each)$/.test(textAt(scene, 1))
    // "All angles are wrong here".
    const isOfAll = textAt(told, 0) === 'all' && isUnknown(told[1]!) && isUnknown(told.at(-1)!) === false && textAt(told, 2) === 'is'
    if (told.length === 0 || (asks.test(textAt(told, 0)) && !isOfAll) || isOrder) continue
    // "Steam hides many faces; ...": what stands before a semicolon is not told again behind it.
    const never = /^(?:never|always)$/.test(textAt(told, 0)) ? 1 : 0
    const isDeed =
      who !== undefined &&
      told.length === 1 + never &&
      isUnknown(told[never]!) &&
      !isUnruly(told[never]!.text) &&
      (never > 0 || !isNearly(told[never]!.text, vocabulary))
    // "The Judge never repents; he is not turned Corrupt": what somebody is like.
    const isLike = from === 0 && never > 0 && isDeed && who?.called.length === 1
    // "If you leave Arkham, he dies screaming; discard this card": his end in colour, and then in the words of the game.
    const isEnd = from > 0 && who?.called.length === 1 && dies.test(textOf(told)) && isFate(tail)
    if (sentence[mark]!.text === ';' && !isLike && !isEnd && (!isFirst || from > 0 || who)) continue
    const isTold =
      isDeed || isEnd || paints(told, vocabulary, true) || isScene(scene, ':') || (!who && !scene.some(pointsBack) && isOpening(scene, '.'))
    if (!isTold || (!who && scene.length < 3)) continue
    const isSpoken = /^(?:they|it|them|their|its)$/.test(textAt(tail, 0))
    if (isSpoken && (!who || who.called.length === 0)) continue
    const rest = isSpoken && /^(?:they|it)$/.test(textAt(tail, 0)) ? [...who!.called, ...tail.slice(1)] : tail
    return { tokens: [...sentence.slice(0, from + but), ...rest], flavour: [span(scene)] }
  }
  return undefined
}

/** "Frost creeps across the floor, and one Ally is flipped": a scene that goes on with what comes of it. */
function withoutFirstHalf(sentence: readonly Token[], vocabulary: ReadonlySet<string>, isFirst: boolean): Uncoloured | undefined {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const scene = sentence.slice(0, comma)
  const and = sentence.findIndex(
    ({ text }, at) =>
      text === 'and' &&
      at > 2 &&
      /^(?:your opponent|each player|each opponent|you lose|you gain|lose|gain) /.test(textOf(sentence.slice(at + 1))),
  )
  const bare = textAt(sentence, and - 1) === ',' ? and - 1 : and
  if (isFirst && and > 2 && isScene(sentence.slice(0, bare), '!'))
    return { tokens: sentence.slice(and + 1), flavour: [span(sentence.slice(0, bare))] }
  if (!isFirst || comma < 3 || textAt(sentence, comma + 1) !== 'and' || comma > sentence.length - 4) return undefined
  const isTold = isTale(scene) || (tells.test(textAt(scene, 0)) && isUnknown(scene[1]!))
  const rest = sentence.slice(comma + 2)
  const isSpoken = /^(?:they|it|them|their|its)$/.test(textAt(rest, 0))
  return isTold && !isSpoken && scene.filter(isUnknown).length > 1 && paints(scene, vocabulary)
    ? { tokens: rest, flavour: [span(scene)] }
    : undefined
}

/** "Each Leech that survives the Cosmic Battle feeds on memory: ...": what it does when, told in colour. */
function ofSurvivors(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => text === ':')
  const own = /^(?:each|a|any|the|this)$/.test(textAt(sentence, 0)) ? 1 : 0
  const deed = /^(?:that|which|who)$/.test(textAt(sentence, own + 1)) ? own + 2 : own + 1
  const strange = sentence.findIndex(({ type }) => type === 'unknown')
  if (sentence[own]?.type !== 'self' || textAt(sentence, deed) !== 'survive' || strange < deed + 1 || mark < strange) return undefined
  const scene = sentence.slice(strange, mark)
  if (scene.length < 2 || !paints(scene, vocabulary, true) || sentence.slice(deed, strange).some(({ type }) => type === 'number'))
    return undefined
  const near = sentence[own]!
  return {
    tokens: [...newWords('when', near), near, ...sentence.slice(deed, strange), newWord(',', near), ...sentence.slice(mark + 1)],
    flavour: [span(scene)],
  }
}

const strikes = /^(?:flip|bury|discard)$/

/** "A Gug tramples one random Defending Ally: flip that Ally face-down": what is done with whom. */
function ofVictim(sentence: readonly Token[]): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => text === ':')
  const own = sentence.findIndex(({ type, text }, at) => type === 'self' || (text === 'it' && sentence[at + 1]?.type === 'unknown'))
  const from = /^(?:a|the|this)$/.test(textAt(sentence, own - 1)) ? own - 1 : own
  const [verb, whom] = [sentence[own + 1], sentence.slice(own + 2, mark)]
  const [deed, that, noun] = sentence.slice(mark + 1, mark + 4)
  const isHeaded = from === 0 || textAt(sentence, from - 1) === ','
  if (own < 0 || mark < own + 3 || !isHeaded || verb?.type !== 'unknown' || isUnruly(verb.text)) return undefined
  if (!deed || !strikes.test(deed.text) || !/^(?:that|the)$/.test(that?.text ?? '') || noun?.type !== 'name') return undefined
  if (!/^(?:1|one|a|each|random)$/.test(whom[0]?.text ?? '') || !whom.some(({ text }) => text === noun.text)) return undefined
  return {
    tokens: [...sentence.slice(0, from), deed, ...whom, ...sentence.slice(mark + 4)],
    flavour: [span(sentence.slice(from, own + 2))],
  }
}

/** "Burns (Discards) one Spell", "goes up in flames (discard it)": a deed in colour, and in brackets that of the game. */
function ofBracketed(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const open = sentence.findIndex(
    ({ text }, at) => text === '(' && at > 0 && /^(?:bury|discard|flip|lose|gain|draw|cancel)$/.test(textAt(sentence, at + 1)),
  )
  if (open < 1) return undefined
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const deed = sentence.slice(open + 1, close).filter(({ text }) => !/^(?:it|they|them|that|the|card|ally)$/.test(text))
  if (close < 0 || deed.length > 2 || (deed[1] && !/^face-/.test(deed[1].text))) return undefined
  // "Wanders off and is never seen again (Discard him)".
  const again = [8, 7, 6, 5, 4, 3].find((many) => many < open && gone.test(textOf(sentence.slice(open - many, open)))) ?? 0
  const end = open - again
  let from = end
  while (
    from > 0 &&
    (sentence[from - 1]!.type === 'unknown' ||
      /^(?:go|come|fall|run|up|down|in|into|to|at|by|away|out|off|set)$/.test(textAt(sentence, from - 1)))
  )
    from--
  while (from < end && sentence[from]!.type !== 'unknown' && !/^(?:go|come|fall|run|set)$/.test(sentence[from]!.text)) from++
  const told = sentence.slice(from, open)
  if (from === end || end - from > 4 || !told.some(({ type, text }) => type === 'unknown' && !isUnruly(text))) return undefined
  // "One Tome goes up in flames (discard it)", "is burned (Discarded)": it suffers that; "burns (Discards) one Spell": it does so.
  const isSuffered = textAt(sentence, from - 1) !== 'is' && deed.length < close - open - 1
  const said = [...(isSuffered ? words('is', sentence[open]!) : []), ...deed]
  return { tokens: withDoer([...sentence.slice(0, from), ...said, ...sentence.slice(close + 1)], vocabulary), flavour: [span(told)] }
}

/** "Donate one of your Artifacts (bury it)": a deed in colour with what it is done to, and in brackets that of the game. */
function ofBracketedBehind(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const open = sentence.findIndex(({ text }, at) => text === '(' && strikes.test(textAt(sentence, at + 1)))
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const [deed, ...behind] = sentence.slice(open + 1, close)
  const isThat = /^(?:(?:it|they|them|that (?:card|ally|artifact|tome)|the (?:card|ally|artifact|tome)) ?)?(?:face-down)?$/.test(
    textOf(behind),
  )
  const verb = sentence.slice(0, Math.max(open, 0)).findLastIndex(({ type }) => type === 'unknown')
  const what = sentence.slice(verb + 1, open)
  const isHeaded = verb === 0 || /^(?:,|:|may|must|and|or|to|opponent|player)$/.test(textAt(sentence, verb - 1))
  const isOne = /^(?:1|#|a|all|each|any|your|their|up)$/.test(what[0]?.type === 'number' ? '1' : (what[0]?.text ?? ''))
  if (open < 2 || close < open || !isThat || !isHeaded || !isOne || !isClear(sentence[verb], vocabulary)) return undefined
  if (what.length < 2 || what.some(({ text }) => /^[,:;(]$/.test(text)) || !what.some(({ type }) => type === 'name')) return undefined
  const face = behind.filter(({ text }) => text === 'face-down')
  return {
    tokens: [...sentence.slice(0, verb), deed!, ...what, ...face, ...sentence.slice(close + 1)],
    flavour: [span([sentence[verb]!])],
  }
}

/** "The Holy Office discards one Spell of your choice": somebody whom the game does not know does to you what the card does. */
function withDoer(sentence: readonly Token[], vocabulary: ReadonlySet<string>): readonly Token[] {
  const at = sentence.findIndex(({ text, written }) => /^(?:bury|discard)$/.test(text) && /s$/.test(written))
  const comma = sentence.slice(0, Math.max(at, 0)).findLastIndex(({ text }) => text === ',')
  const doer = sentence.slice(comma + 1, at)
  const [article, ...called] = doer
  const isStranger =
    doer.length > 1 &&
    /^(?:the|a)$/.test(article!.text) &&
    called.every((each) => isUnknown(each) && !isUnruly(each.text)) &&
    (called.some(({ type }) => type === 'strange') || paints(called, vocabulary) || called.length === 1)
  const isYours = /^(?:\S+ ){2,4}?(?:of your|your)\b/.test(`${textOf(sentence.slice(at))} `)
  return at > 0 && isStranger && isYours ? [...sentence.slice(0, comma + 1), ...sentence.slice(at)] : sentence
}

/** "Slavers attack an opponent with a value of 4", "the crew attacks with a value of 4": who attacks is nobody the game knows. */
function ofStrangers(sentence: readonly Token[], self: Self | undefined): Uncoloured | undefined {
  const at = sentence.findIndex(({ text }) => text === 'attack')
  const comma = sentence.slice(0, Math.max(at, 0)).findLastIndex(({ text }) => text === ',')
  const head = sentence.slice(0, comma + 1)
  const doer = sentence.slice(comma + 1, at)
  const bare = /^(?:the|a)$/.test(textAt(doer, 0)) ? doer.slice(1) : doer
  const said = textOf(sentence.slice(at + 1))
  if (self?.type !== 'Event' || at < 1 || bare.length === 0 || bare.length > 3 || !/ value of /.test(` ${said} `)) return undefined
  if (!bare.every((each) => isUnknown(each) && !isUnruly(each.text)) || (bare.length === doer.length && !/s$/.test(bare.at(-1)!.written)))
    return undefined
  const near = sentence[at]!
  const flavour = [span(doer)]
  if (/^(?:a|1|one) opponent\b/.test(said)) return { tokens: [...head, near, newNumber(near), ...sentence.slice(at + 2)], flavour }
  const isNamed = /^your opponent\b/.test(said)
  if (!isNamed && !(/^with\b/.test(said) && /\byour opponent (?:is|have)\b/.test(textOf(head)))) return undefined
  return { tokens: [...head, ...words('your opponent is attack', near), ...sentence.slice(isNamed ? at + 3 : at + 1)], flavour }
}

const newNumber = (near: Token): Token => ({ ...newWord('one', near), type: 'number', value: 1 })

/** "Among the gnawed coffins", "in the company of the patient dead": where one does so, and what is there is none of the game. */
function isAmong(sentence: readonly Token[], next: Token | undefined): boolean {
  if (
    next === undefined ||
    !/^(?:among|amongst|amid|amidst|in|with|beneath|beside|under|underneath|within|before|behind|between)$/.test(next.text)
  )
    return false
  const at = sentence.indexOf(next)
  return /^(?:the|a|their|your)$/.test(textAt(sentence, at + 1)) && sentence[at + 2]?.type === 'unknown'
}

/** What one is busy with besides: verbs that a rule has, too, and that do nothing to strange things. */
const busyWith = /^(?:search|recover|rest|wait|look|sleep|listen|stand|find|follow|fight|read|walk|enter|leave|move|try|struggle)$/

/** "Lose your next Turn while you explore the ruins": how a lost Turn goes by. */
function whileBusy(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const from = sentence.findIndex(({ text }, at) => /^(?:while|as)$/.test(text) && textAt(sentence, at + 1) === 'you')
  const verb = sentence[from + 2]
  const rest = sentence.slice(from + 3)
  if (from < 3 || !verb || !/\b(?:lose|skip|miss|forfeit) (?:your next|1|a|one) turn$/.test(textOf(sentence.slice(0, from))))
    return undefined
  const isOwn = verb.type === 'unknown' ? !isUnruly(verb.text) : busyWith.test(verb.text) && rest.length > 0
  return isOwn && (rest.length === 0 || paints(rest, vocabulary))
    ? { tokens: sentence.slice(0, from), flavour: [span(sentence.slice(from))] }
    : undefined
}

/** "Lose your next Turn filling out forms", "remain here for a Turn, listening to the choir": how a Turn goes by. */
function withoutPastime(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const busy = whileBusy(sentence, vocabulary)
  if (busy) return busy
  const turn = sentence.findIndex(({ text }, at) => {
    const from = textAt(sentence, at + 1) === 'here' ? at + 2 : at + 1
    const next = sentence[textAt(sentence, from) === ',' ? from + 1 : from]
    return (text === 'turn' || text === 'here') && ((next?.type === 'unknown' && /ing$/.test(next.written)) || isAmong(sentence, next))
  })
  if (turn < 2) return undefined
  const from = textAt(sentence, turn + 1) === 'here' ? turn + 2 : turn + 1
  const end = sentence.findIndex(
    ({ text }, at) =>
      at > from && (/^[,:;(-]$/.test(text) || (text === 'and' && sentence[at + 1]?.type === 'word' && !plain.has(sentence[at + 1]!.text))),
  )
  const to = end < 0 ? sentence.length : end
  const told = sentence.slice(from, to)
  const inner = told[0]?.text === ',' ? told.slice(1) : told
  const bare = isAmong(sentence, inner[0]) ? inner.slice(1) : inner
  if (
    bare.length === 0 ||
    !(paints(bare, vocabulary) || (bare.length === 1 && !isUnruly(bare[0]!.text) && !isNearly(bare[0]!.text, vocabulary)))
  )
    return undefined
  return { tokens: [...sentence.slice(0, from), ...sentence.slice(to)], flavour: [span(inner)] }
}

/** "Flip this card to ring the bell: ...", "use this Gate to step between the stones: ...", "discard one card to appease the dead". */
function withoutPurpose(sentence: readonly Token[], vocabulary: ReadonlySet<string>, hasNext: boolean): Uncoloured | undefined {
  const to = sentence.findIndex(
    ({ text }, at) =>
      text === 'to' &&
      at > 1 &&
      (sentence[at + 1]?.type === 'unknown' ||
        /^(?:play|set|read|open|call|send|breathe|look|go|enter|walk|speak|show|keep|help|hold|find|light|lead|meet|hear|see|wait|watch)$/.test(
          textAt(sentence, at + 1),
        )),
  )
  const end = sentence.findIndex(({ text }, at) => at > to && /^[,:;(-]$/.test(text))
  const stop = end < 0 ? sentence.length : end
  const told = sentence.slice(to + 1, stop)
  if (to < 0 || told.length < 2 || !paints(told, vocabulary, true)) return undefined
  const before = sentence.slice(0, textAt(sentence, to - 1) === ',' ? to - 1 : to)
  const said = textOf(before)
  const flavour = [span(sentence.slice(to, stop))]
  const isOwn = /\b(?:flip|bury|discard|use)$/.test(
    textOf(
      before.slice(
        0,
        before.findIndex(({ type, text }) => type === 'self' || text === 'this'),
      ),
    ),
  )
  const isLeft = /\bmay\b|\bas your turn\b/.test(said)
  if (/^[:-]$/.test(textAt(sentence, stop))) {
    // "To" goes on with what it is used for; what is done at a price stands behind a colon.
    return {
      tokens: [
        ...before,
        /\buse (?:this|the|its) gate$/.test(said) ? sentence[to]! : newWord(':', sentence[to]!),
        ...sentence.slice(stop + 1),
      ],
      flavour,
    }
  }
  if (stop < sentence.length)
    return textAt(sentence, stop) === ',' && to === before.length ? { tokens: [...before, ...sentence.slice(stop)], flavour } : undefined
  if (isOwn && hasNext) return { tokens: [...before, newWord(':', sentence[to]!)], flavour, goesOn: true }
  return isLeft || isOwn ? undefined : { tokens: before, flavour }
}

/** "You may signal a passing vessel: move one Location": what one may do, told in colour and then in the words of the game. */
function withoutOffer(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const may = sentence.findIndex(({ text }) => text === 'may')
  const mark = sentence.findIndex(({ text }) => /^[:-]$/.test(text))
  // "You may sign his book as your Turn: ..."
  const isOnTurn = /^as your turn$/.test(textOf(sentence.slice(Math.max(mark - 3, 0), Math.max(mark, 0))))
  const told = sentence.slice(may + 1, isOnTurn ? mark - 3 : mark)
  if (may < 1 || mark < may + 2 || textAt(sentence, may - 1) !== 'you') return undefined
  // "Pluck one of the pallid fruits": a number of what no game knows.
  const bare = told.filter(({ type, value }) => !(type === 'number' && value === 1))
  const isIdle = told[0]?.type === 'unknown' || /^(?:rest|call|light|open|read|search|wake)$/.test(textAt(told, 0))
  if (!isIdle || !paints(bare, vocabulary, true)) return undefined
  const turn = isOnTurn ? [...sentence.slice(mark - 3, mark), newWord(',', sentence[mark]!)] : []
  return {
    tokens: [...sentence.slice(0, may - 1), ...turn, ...sentence.slice(may - 1, may + 1), ...sentence.slice(mark + 1)],
    flavour: [span(told)],
  }
}

/** "Flip this card and ask a friend for advice: ...": what one does besides for the same price. */
function withoutSecondDeed(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const mark = sentence.findIndex(({ text }) => text === ':')
  const and = sentence.findIndex(({ text }, at) => at < mark && text === 'and')
  const paid = textOf(sentence.slice(0, and).map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
  const told = sentence.slice(and + 1, mark)
  const head = told[0]
  if (and < 2 || mark < and + 2 || !/\b(?:bury|discard|flip) (?:this (?:card|ally|artifact|tome)|it|they)(?: face-down)?$/.test(paid))
    return undefined
  const isTold = head !== undefined && (isUnknown(head) || talk.has(head.text) || scenes.has(head.text)) && paints(told, vocabulary, true)
  return isTold ? { tokens: [...sentence.slice(0, and), ...sentence.slice(mark)], flavour: [span(told)] } : undefined
}

/** "You may put your eye to the great lens, look at ...", "if you share the moon-wine and pay 1 Sanity": what one does in colour before the deed. */
function withoutPrelude(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const from = sentence.findIndex(
    ({ text }, at) => (text === 'may' && textAt(sentence, at - 1) === 'you') || (text === 'you' && textAt(sentence, at - 1) === 'if'),
  )
  const to = sentence.findIndex(({ text }, at) => at > from + 2 && (text === ',' || text === 'and') && deeds.test(textAt(sentence, at + 1)))
  const told = sentence.slice(from + 1, to)
  // An order in strange words is none of ours.
  if (
    from < 0 ||
    to < 0 ||
    told[0]?.type !== 'word' ||
    told.some(({ type, text }) => type === 'number' || asks.test(text) || text === 'you') ||
    !paints(told, vocabulary, true)
  )
    return undefined
  return { tokens: [...sentence.slice(0, from + 1), ...sentence.slice(to + 1)], flavour: [span(told)] }
}

/** What a rule bids or allows one to do. */
const deeds = /^(?:look|pay|draw|discard|bury|gain|lose|play|spend|search|reveal|flip|return|move|take|use|shuffle|exchange)$/

/** "If it is Day while the old priests sing": what goes on at that time. */
function withoutMeanwhile(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const from = sentence.findIndex(
    ({ text }, at) =>
      /^(?:while|as|when)$/.test(text) &&
      /^is (?:day|night)$/.test(textOf(sentence.slice(at - 2, at))) &&
      /^(?:the|a|their)$/.test(textAt(sentence, at + 1)),
  )
  const end = sentence.findIndex(({ text }, at) => at > from && /^[,:;(-]$/.test(text))
  const told = sentence.slice(from + 1, end < 0 ? sentence.length : end)
  if (from < 2 || !paints(told, vocabulary)) return undefined
  return { tokens: [...sentence.slice(0, from), ...(end < 0 ? [] : sentence.slice(end))], flavour: [span(told)] }
}

/** How one may begin a journey. */
const embarks = /^(?:hire|charter|board|catch|hitch|hail|join|take|book|bribe|rent|mount|saddle|follow|ride|find|stow|enlist|buy)$/

/** "You may join a caravan and play a new Location": how one goes, and where. */
function withoutVehicle(sentence: readonly Token[]): Uncoloured | undefined {
  const from = sentence.findIndex(({ text, type }, at) => {
    const before = textAt(sentence, at - 1)
    return (before === 'may' || before === ',') && (type === 'unknown' || type === 'word') && embarks.test(text)
  })
  const and = sentence.findIndex(({ text }, at) => at > from && text === 'and')
  const told = sentence.slice(from, and)
  const next = textOf(sentence.slice(and + 1)).replace(/^(?:immediately|then) /, '')
  if (
    from < 1 ||
    and < from + 2 ||
    !/^(?:play|travel|go|walk|move)\b.*\blocation\b/.test(next) ||
    !told.slice(1).some(({ type }) => type === 'unknown')
  )
    return undefined
  const rest = told.slice(1).filter(({ text }) => !/^(?:a|the|some|with|on|aboard|by|in|to|of|for|passage|away)$/.test(text))
  if (rest.length === 0 || !rest.every((each) => each.type === 'unknown' && isSmall(each) && !isUnruly(each.text))) return undefined
  return paints(told, new Set(), true)
    ? { tokens: [...sentence.slice(0, from), ...sentence.slice(and + 1)], flavour: [span(told)] }
    : undefined
}

/** What may begin words of colour between commas or behind one. */
const reasons = /^(?:for|as|since|because|like|being|poor|no)$/

/** ", no questions asked,", ", as the passage is paid in flesh", ", clutching his stomach,": behind a comma, up to the next one or the end. */
function withoutAside(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  for (const [at, { text }] of sentence.entries()) {
    if (text !== ',' || at < 1) continue
    const end = sentence.findIndex((each, index) => index > at && /^[,:;(-]$/.test(each.text))
    const to = end < 0 ? sentence.length : end
    const told = sentence.slice(at + 1, to)
    const [head, next] = told
    if (!head || told.length < 2) continue
    if (at < 2 && !tellsHow(told)) continue
    const isReason = reasons.test(head.text) && told.length > 2
    // "As the ...", "as something ..."; "as if you were" and "as a Ghoul" say what counts as what.
    const isAs = head.text !== 'as' || /^(?:the|your|their|its|there|they)$/.test(next?.text ?? '') || isUnknown(next!)
    // Behind what a rule is done to, "mounted" may ask how it is.
    const isDoer = /^(?:opponent|player|investigator|you)$/.test(textAt(sentence, at - 1)) || sentence[at - 1]?.type === 'self'
    const isPart = isUnknown(head) && (/ing$/.test(head.written) || (isDoer && /(?:ed|wn|lt|rn)$/.test(head.written)))
    const isGone = gone.test(textOf(told).replace('to ', ''))
    if (isGone || tellsHow(told)) {
      const isLast = to === sentence.length || sentence[to]!.text !== ','
      return { tokens: [...sentence.slice(0, at), ...sentence.slice(isLast ? to : to + 1)], flavour: [span(told)] }
    }
    const isWho = sentence[at - 1]?.type === 'self' && /^(?:who|which|a|the|that)$/.test(head.text)
    // "One Ally, which is carried off into the sky": what becomes of it besides what the rule does.
    const isOfCard =
      sentence[at - 1]?.type === 'name' || (head.text === 'which' && /^(?:opponent|threat|play)$/.test(textAt(sentence, at - 1)))
    const isFate = isOfCard && /^(?:who|which)$/.test(head.text)
    // "Choose one City, where the great tank has burst."
    const isWhere = head.text === 'where' && /^(?:the|a|their|your)$/.test(next?.text ?? '')
    if (!((isReason && isAs) || isPart || isWho || isFate || isWhere)) continue
    const body = told.slice(isFate && carriedOff.test(textOf(told)) ? 4 : isReason || isWho || isFate || isWhere ? 1 : 0)
    if (!paints(body, vocabulary, isFate)) continue
    const isOpen = to === sentence.length || sentence[to]!.text !== ','
    return { tokens: [...sentence.slice(0, at), ...sentence.slice(isOpen ? to : to + 1)], flavour: [span(told)] }
  }
  return undefined
}

const carriedOff = /^(?:who|which) is (?:carry|take|bear) (?:off|away) ./

/** With what something is done that nobody needs to have. */
const hows =
  /^(?:bound|leap|cry|scream|shriek|roar|howl|wail|moan|groan|fingers?|hands?|eyes?|smile|laugh|laughter|grin|flourish|gesture|sigh|whisper|rush|crash|flash|burst|hiss|snarl|strength|fury|rage|speed|stealth|cunning|malice|glee|care|skill|ease|voice|breath|claws?|teeth|jaws?|fangs?|tentacles?|wings?|hearts?|tears|warning|effort|luck|will|joy|sorrow|regret|reluctance|gusto|relish|abandon|precision|grace)$/

/** "With a mighty bound, ...", "Drawn by fear, ...", "Crazy as a loon, ...": how, before all else. */
function withoutManner(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const comma = sentence.findIndex(({ text }) => text === ',')
  const from = comma > 0 && /^(?:if|when|while)$/.test(textAt(sentence, 0)) ? comma + 1 : 0
  const to = from === 0 ? comma : sentence.findIndex(({ text }, at) => at > comma && text === ',')
  const told = sentence.slice(from, to)
  const [head, next] = told
  if (to < 0 || !head || told.length < 2 || to > sentence.length - 3) return undefined
  // "As the zorbs howl": what many of whom the game may know do could be a moment.
  const isAside = head.text === 'as' && /^(?:the|a|their|your)$/.test(next?.text ?? '') && !/[^s]s$/.test(told[2]?.written ?? '')
  if (tellsHow(told) || (isAside && isScene(told.slice(1), '!')))
    return { tokens: [...sentence.slice(0, from), ...sentence.slice(to + 1)], flavour: [span(told)] }
  const strange = told.filter(({ type }) => type === 'unknown').length
  const said = textOf(told)
  const isManner =
    (/^(?:with|without)$/.test(head.text) && strange > 1 && hows.test(told.at(-1)!.text)) ||
    /^(?:amid|amidst|like|despite|alas|oh)$/.test(head.text) ||
    /^(?:by|in|under) (?:its|their) \S+ \S/.test(said) ||
    (/^(?:draw|drive|lose|send|call|know) (?:by|to|from|of)\b/.test(said) && /(?:wn|en|st|nt|ed)$/.test(head.written)) ||
    (isUnknown(head) && /(?:ing|ed|en|wn|nt|lt|nd|ung|ught|rn)$/.test(head.written) && next !== undefined) ||
    (isUnknown(head) && /^(?:as|with|like) a\b/.test(textOf(told.slice(1)))) ||
    (isUnknown(head) && told.length === 3 && /^(?:to|of|for|in|at)$/.test(next?.text ?? '') && isUnknown(told[2]!)) ||
    (isUnknown(head) && next?.text === 'with')
  const body =
    /^(?:draw|lose|send|call)$/.test(head.text) || /^(?:amid|amidst|like|despite|alas|oh|with|without|by|in|under)$/.test(head.text)
      ? told.slice(1)
      : told
  const isPainted = body.length > 1 ? paints(body, vocabulary) : body.length === 1 && isUnknown(body[0]!) && !isUnruly(body[0]!.text)
  return isManner && isPainted ? { tokens: [...sentence.slice(0, from), ...sentence.slice(to + 1)], flavour: [span(told)] } : undefined
}

/** Moments that go without saying where nothing else is said of when. */
const own: Readonly<Partial<Record<Self['type'], RegExp>>> = {
  Location: /^(?:when|on|upon|as|once) (?:you arrive(?: here| at this location)?|(?:your )?arrival)$/,
  Event: /^when (?:this card is |THIS is )?play$/,
  Spell: /^when (?:this card is |THIS is )?cast$/,
}

/** Whether a sentence does something, and holds or allows nothing: what stands before it may be when, or for what price. */
const isDeed = (sentence: readonly Token[] | undefined): boolean =>
  sentence !== undefined &&
  /^(?:discard|bury|flip|draw|lose|gain|reveal|shuffle|take|return|cancel|play|look|move|choose|exchange|summon|control|steal|your|each|any|all|every|1|one|the|it|place|put|search|turn)$/.test(
    sentence[0]?.type === 'number' ? 'one' : (sentence[0]?.text ?? ''),
  ) &&
  !sentence.some(({ text, type }) => /^(?:cannot|may)$/.test(text) || type === 'self')

/** "When you arrive, the hermit reads your fortune.": the moment of what the next sentence does. */
function ofMoment(
  sentence: readonly Token[],
  self: Self | undefined,
  vocabulary: ReadonlySet<string>,
  next: readonly Token[] | undefined,
): Uncoloured | undefined {
  const comma = sentence.findIndex(({ text }) => /^[,:]$/.test(text))
  const head = sentence.slice(0, comma)
  const told = sentence.slice(comma + 1)
  const who = subjectOf(told)
  const bare = told.slice(who?.count ?? 0)
  if (comma < 1 || told.length < 2 || !next || !/^(?:when|on|at|if)$/.test(textAt(sentence, 0)) || head.some(isUnknown)) return undefined
  if (!/^(?:the|a|their|its|something|they)$/.test(textAt(told, 0)) && who === undefined && !isTale(told)) return undefined
  if (who && (/^you\b/.test(textOf(told)) || textAt(told, 1) === 'opponent')) return undefined
  if (!paints(bare, vocabulary, true)) return undefined
  const said = textOf(head.map((each) => (each.type === 'self' ? { ...each, text: 'THIS' } : each)))
  if (self && own[self.type]?.test(said)) return { tokens: [], flavour: [span(sentence)] }
  return !isDeed(next) ? undefined : { tokens: [...head, newWord(',', head[0]!)], flavour: [span(told)], goesOn: true }
}

/** "Strange lights dance": no order has two words in a row that the game does not know at its head. */
const isTale = ([first, second]: readonly Token[]): boolean =>
  first !== undefined && second !== undefined && isUnknown(first) && isUnknown(second) && !/ly$/.test(second.written)

/** What one is told in talk and never in a rule. */
const bids =
  /^(?:mind|beware|hitch|hail|hurry|listen|behold|welcome|tread|abandon|knock|hush|heed|kneel|pray|weep|imagine|remember|pull|pour|catch|climb|hop|board|sit|step|smile|run|wait|sleep|dream|drink|say|ring|watch|hold|breathe|hear|fear|trust|sign|lock|light|bar|haggle|bargain|barter|mingle|linger|browse|chat|dine)$/

/** What one may be told to do in some manner, and not that one does it. */
const idles = /^(?:look|rest|speak|stand|gaze)$/

const tells = /^(?:a|the|it|their|your|there|its|no|someone|something|somebody|every|old|time)$/

/** What every rule has one of: what it deals with, whom it binds, when it holds. Where none of these stands, nothing is told of the game. */
const ofRules =
  /^(?:sanity|card|value|point|hand|deck|story|mythos|gate|turn|round|combat|threat|opponent|player|investigator|pass|region|dimension|subregion|attribute|symbol|icon|target|capacity|minimum|maximum|may|must|cannot|can|if|unless|while|until|when|each|any|only|except|instead|during|bury|discard|flip|draw|reveal|cancel|affect|defend|attack|survive|bypass|summon|control|cast|steal|exchange|shuffle|invisible|visible|face-up|face-down|effect|adventure|language|cost|pay|fewer|less|number|amount|immediately|hazard|phobia|add|subtract|increase|reduce|double|victim|bearer|caster|join|absorb|loss|play|use|limit|command|protect|worth|gain|immune)$/

const isOfRules = (token: Token): boolean => {
  const { type, text, written } = token
  if (type === 'number') return !/^one$/.test(written)
  return type === 'name' ? !scenery.test(written) : type === 'quoted' || (ofRules.test(text) && !isHomograph(token))
}

/** A word of no rule, and no slip for one. */
const isClear = (token: Token | undefined, vocabulary: ReadonlySet<string>): boolean =>
  token?.type === 'unknown' &&
  /^\p{L}/u.test(token.text) &&
  !isUnruly(token.text) &&
  !states.test(token.text) &&
  !isNearly(token.text, vocabulary)

const ordinal = /^(?:first|second|third|fourth|fifth|sixth|seventh|last|next)$/

/** "The countdown has begun.", "the wind will not let you go": of something that the game does not know, without a word that any rule has. */
function isOfStrangers(sentence: readonly Token[], vocabulary: ReadonlySet<string>, self: Self | undefined, fewest: number): boolean {
  // What a stranger will not do binds nobody.
  const rest = sentence.filter(({ text }) => !ordinal.test(text) && text !== 'cannot')
  const [head, second, third] = rest
  if (!head || !/^(?:the|a|its|their|that|some|no|every|our|my)$/i.test(head.text === 'each' ? head.written : head.text)) return false
  // What the card is called after is no stranger.
  const own = new Set(fold(self?.title ?? '').split(' '))
  const isStrange = (each: Token | undefined): boolean => each?.type === 'unknown' && !isUnruly(each.text) && !own.has(each.text)
  const isThing = isStrange(second) || (second !== undefined && (plain.has(second.text) || talk.has(second.text)) && isStrange(third))
  const isBody = rest.every(
    (each) =>
      !isOfRules(each) && /^(?:word|unknown|mark|name|number)$/.test(each.type) && (each.type !== 'unknown' || !isUnruly(each.text)),
  )
  return isThing && isBody && rest.filter((each) => isClear(each, vocabulary)).length >= fewest
}

/** What becomes of cards, in words of no rule. */
const leaves = /^(?:flee|vanish|perish|die|escape|scatter|rebel|revolt|awake|awaken|wake|attack|burn|drown|starve)s?$/

/** What somebody does all by himself, and nothing does in the game: "Sings." */
const alone =
  /^(?:Sings|Hums|Weeps|Smiles|Grins|Giggles|Laughs|Whispers|Mutters|Murmurs|Howls|Moans|Groans|Wails|Gibbers|Chatters|Snores|Sulks|Broods|Stares|Leers|Smells|Stinks|Reeks|Drools|Slobbers|Twitches|Shivers|Dances|Gloats|Hisses|Sighs)$/

/** The mark a sentence ends with; "now" before it is passed over with the words. */
const stopBehind = (sentence: readonly Token[], text: string): string => {
  const last = sentence.at(-1)!
  return (
    text
      .slice(last.at + last.length)
      .replace(/^\s+now\b/i, '')
      .trimStart()[0] ?? ''
  )
}

/** A sentence that paints the scene: before all rules, or a cry anywhere. */
function asScene(
  sentence: readonly Token[],
  text: string,
  vocabulary: ReadonlySet<string>,
  self: Self | undefined,
  isFirst: boolean,
): Uncoloured | undefined {
  const stop = stopBehind(sentence, text)
  const all = { tokens: [], flavour: [span(sentence)] }
  const [head, second, third] = sentence
  const isCry = stop === '!'
  if (head && !second && isFirst && /[.!…]/.test(stop) && alone.test(head.written)) return all
  if (!head || !second || !/[.!?…]/.test(stop) || spares.test(textOf(sentence))) return undefined
  if (isFirst && (isOpening(sentence, stop) || isScene(sentence, stop) || isMishap(sentence, stop))) return all
  if (isSceneOfPlace(sentence, stop, isFirst) || (!isFirst && isToldBehind(sentence, stop))) return all
  // "She cannot bear cellars and subways.": whom or what somebody dislikes that no game knows.
  const who = subjectOf(sentence)?.count ?? 0
  const dislike = sentence.slice(who + 2)
  if (
    who > 0 &&
    textAt(sentence, who) === 'cannot' &&
    /^(?:bear|stand|abide|stomach|endure|tolerate|suffer|resist)$/.test(textAt(sentence, who + 1)) &&
    dislike.length > 0 &&
    dislike.every((each) => (isUnknown(each) && isSmall(each) && !isUnruly(each.text)) || /^(?:and|or|the|of|a)$/.test(each.text))
  )
    return all
  // "The Cats leap!": of whatever cards it is told.
  const from = textAt(sentence, 0) === 'the' ? 1 : 0
  const cry = sentence.slice(from + 1)
  if (
    isCry &&
    /^(?:name|family|strange|self)$/.test(sentence[from]!.type) &&
    cry[0]?.type === 'unknown' &&
    isSmall(cry[0]) &&
    cry.length < 6 &&
    !leaves.test(cry[0].text)
  )
    return cry.every((each) => (isUnknown(each) && !isUnruly(each.text) && isSmall(each)) || plain.has(each.text)) ? all : undefined
  if (isOfStrangers(sentence, vocabulary, self, isFirst && sentence.length < 8 ? 1 : 2)) return all
  const clear = sentence.filter(({ type }) => type === 'unknown').length
  // "Torches and pitchforks!"
  if (isCry && isUnknown(head) && second.text === 'and' && third?.type === 'unknown' && sentence.length < 5)
    return paints(sentence, vocabulary) ? all : undefined
  if (!isFirst) return undefined
  // "Breathe deeply.": how one does what is no deed of the game.
  if (sentence.length === 2 && isUnknown(second) && isSmall(second) && /ly$/.test(second.written) && !isUnruly(second.text)) {
    const isIdle = isUnknown(head) ? !isUnruly(head.text) && !leaves.test(head.text) : bids.test(head.text) || idles.test(head.text)
    if (isIdle) return all
  }
  // "Mind the gap!", "Pull up a chair.": bidden in talk, and in no word of the game.
  if (bids.test(head.written.toLowerCase()) && clear > 0 && sentence.length < 9) {
    const rest = isUnknown(head) ? sentence : sentence.slice(1)
    return paints(rest, new Set(), true) && !rest.slice(1).some((each) => isUnruly(each.text)) ? all : undefined
  }
  // "Tick, tock, tick, tock."
  if (
    sentence.length > 2 &&
    sentence.every((each) => isUnknown(each) || each.text === ',') &&
    sentence.some(({ text: each }) => each === ',')
  )
    return paints(sentence, vocabulary) ? all : undefined
  // "Yevan pays in rubies."
  if (
    head.type === 'self' &&
    clear > 0 &&
    sentence.length < 9 &&
    /^(?:pay|know|speak|want|fear|watch|keep|have|is|trade|never|see)$/.test(second.text)
  )
    return /^(?:in|with|of|for|a|the|their|no|never|every|each|as)$/.test(third?.text ?? '') && paints(sentence.slice(2), vocabulary)
      ? all
      : undefined
  const isTold =
    tells.test(head.text) || /^every$/i.test(head.written)
      ? isUnknown(second) || isUnknown(third ?? second)
      : isTale(sentence) && sentence.length > 3
  // "Travelers from everywhere meet here.": of many nobody tells what to do.
  const isOfMany = /^\p{Lu}\p{Ll}{3,}[^s]s$/u.test(head.written) && isUnknown(head) && /^(?:from|of|in|who|with)$/.test(second.text)
  if (isOfMany && !/\b(?:have|may|must|is|can)\b/.test(textOf(sentence)) && !isUnruly(head.text))
    return paints(sentence.slice(1), vocabulary) || sentence.slice(1).every(({ text: each }) => plain.has(each) || talk.has(each))
      ? all
      : undefined
  // "Tuning between the stations, you overhear far too much.": what comes of a pastime, in no word of the game.
  const comma = sentence.findIndex(({ text: mark }) => mark === ',')
  const deed = textAt(sentence, comma + 1) === 'you' ? sentence[comma + 2] : undefined
  if (
    isUnknown(head) &&
    /^\p{Lu}\p{Ll}+ing$/u.test(head.written) &&
    comma > 1 &&
    deed !== undefined &&
    isUnknown(deed) &&
    isSmall(deed) &&
    !isUnruly(deed.text) &&
    !isNearly(deed.text, vocabulary)
  )
    return paints(sentence.slice(0, comma), vocabulary, true) && paints(sentence.slice(comma + 1), vocabulary, true) ? all : undefined
  const isOfPlayer = /^(?:your opponent|you)\b/.test(textOf(sentence))
  const isSomebody = /^some/.test(head.text) && second.text === 'is' && sentence.length === 3
  const isLong = (clear > 1 || head.text === 'no') && sentence.length > (isCry ? 2 : 3)
  return isTold && !isOfPlayer && (isLong || isSomebody) && paints(sentence, vocabulary) ? all : undefined
}

/** What is done in words of the game. */
const deedOfRules = /^(?:lose|gain|discard|bury|flip|draw|must|may|cannot|skip|reveal)$/

/** "He or she wakes with a scream, loses 2 Sanity points", "you stumble in the dark and lose ...": one deed in colour, and then that of the game. */
function withoutFirstDeed(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const starts = [0, ...sentence.flatMap(({ text }, at) => (/^[,:]$/.test(text) ? [at + 1] : []))]
  for (const from of starts) {
    const isWho = textAt(sentence, from) === 'who' && from > 1
    const who = isWho ? { count: 1 } : subjectOf(sentence.slice(from))
    if (!who) continue
    const verb = from + who.count
    const end = sentence.findIndex(({ text }, at) => at > verb && /^(?:,|and|[:;(])$/.test(text))
    const first = /^(?:go|fall|run|cry|turn)$/.test(textAt(sentence, verb)) ? verb + 1 : verb
    if (end < 0 || !/^(?:,|and)$/.test(textAt(sentence, end)) || !isClear(sentence[first], vocabulary)) continue
    let next = end
    while (/^(?:,|and|then|also)$/.test(textAt(sentence, next))) next++
    if (!deedOfRules.test(textAt(sentence, next)) || (!paints(sentence.slice(verb, end), vocabulary, true) && end > verb + 1)) continue
    return { tokens: [...sentence.slice(0, verb), ...sentence.slice(next)], flavour: [span(sentence.slice(verb, end))] }
  }
  return undefined
}

/** "Terror grips your opponent, who must ...": what befalls somebody, and then what he does. */
function withoutWhatBefalls(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const who = sentence.findIndex(
    ({ text }, at) => text === 'who' && textAt(sentence, at - 1) === ',' && textAt(sentence, at - 2) === 'opponent',
  )
  const told = sentence.slice(0, Math.max(who - 3, 0))
  if (who < 5 || !deedOfRules.test(textAt(sentence, who + 1)) || !told.some((each) => isClear(each, vocabulary))) return undefined
  return paints(told, vocabulary, true) || (told.length > 1 && told.every((each) => isUnknown(each) && !isUnruly(each.text)))
    ? { tokens: [...sentence.slice(who - 3, who - 1), ...sentence.slice(who + 1)], flavour: [span(told)] }
    : undefined
}

/** "Your opponent is called to testify and loses his next Turn": what befalls him in the scene, and by the rule. */
function withoutMishap(sentence: readonly Token[], isFirst: boolean): Uncoloured | undefined {
  const and = sentence.findLastIndex(({ text }, at) => text === 'and' && deedOfRules.test(textAt(sentence, at + 1)))
  const verb = sentence.findIndex(({ text }) => /^(?:is|get|have)$/.test(text))
  if (!isFirst || verb < 1 || and < verb + 2 || !isThus(sentence.slice(0, and))) return undefined
  return { tokens: [...sentence.slice(0, verb), ...sentence.slice(and + 1)], flavour: [span(sentence.slice(verb, and))] }
}

/** "Discard one card from your Hand; the shaft is steep.": what is told behind the rule. */
function withoutTail(sentence: readonly Token[], vocabulary: ReadonlySet<string>, self: Self | undefined): Uncoloured | undefined {
  const mark = sentence.findLastIndex(({ text }) => /^[;:-]$/.test(text))
  const told = sentence.slice(mark + 1)
  if (mark < 2 || told.length < 3) return undefined
  const isThere = textAt(told, 0) === 'there' && textAt(told, 1) === 'is' && told.slice(2).some((each) => isUnknown(each))
  const isScene = /^(?:the|a|it|they|there|their|its|all|nothing|nobody|no)$/.test(textAt(told, 0)) && !asks.test(textAt(told, 1))
  const isTold =
    (isThere && paints(told.slice(2), vocabulary, true)) ||
    (isScene && paints(told, vocabulary)) ||
    isOfStrangers(told, vocabulary, self, 1)
  return isTold ? { tokens: sentence.slice(0, mark), flavour: [span(told)] } : undefined
}

const gone =
  /^(?:(?:who|which|that|they|it) is |and is )?never (?:is )?(?:see|hear (?:of|from)|find|seen|heard (?:of|from)|found)(?: or (?:heard|hear) (?:of|from))? again$/

/** Who or what stands before brackets, where these may tell which of them are meant: "one Ally (seasoned sailors)". */
const isOfSome = (token: Token): boolean =>
  (token.type === 'name' && !/^(?:day|night)$/.test(token.text)) || isUnknown(token) || token.type === 'family'

/** "(he was never seen again)", "(wet powder)": what is told in brackets of what the rule has done, or why. */
function withoutBracketed(sentence: readonly Token[]): Uncoloured | undefined {
  const open = sentence.findIndex(({ text }) => text === '(')
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const told = sentence.slice(open + 1, close)
  if (open < 2 || close < open + 3) return undefined
  if (!gone.test(textOf(told)) && !isScene(told, '.') && !(!isOfSome(sentence[open - 1]!) && isRemark(told))) return undefined
  return { tokens: [...sentence.slice(0, open), ...sentence.slice(close + 1)], flavour: [span(told)] }
}

/** "Gain 3 Sanity points, but something is forgotten", "lose 1 Sanity as the floor gives way", "- you have earned it": told behind the rule. */
function withoutAfterthought(sentence: readonly Token[], text: string): Uncoloured | undefined {
  const end = sentence.at(-1)!
  const stop = text.slice(end.at + end.length).trimStart()[0] ?? ''
  for (let at = sentence.length - 3; at > 2; at--) {
    const mark = textAt(sentence, at)
    const isAs = mark === 'as' && /^(?:the|a|your|their|its)$/.test(textAt(sentence, at + 1))
    const isMark = /^[,;-]$/.test(mark)
    if (!isAs && !isMark) continue
    const joint = isMark && /^(?:but|and|for|yet|as|so)$/.test(textAt(sentence, at + 1)) ? 2 : 1
    const told = sentence.slice(at + joint)
    const isAfter = isAs || joint === 2 || mark !== ','
    const isAsked = stop === '?' && /^(?:at|but at|what|who|why|for) /.test(textOf(told)) && /\bwhat\b/.test(textOf(told))
    const isLived = /^(?:(?:live|survive) to tell (?:the|of) |you have (?:well )?(?:earn|deserv)\w* (?:it|this|them)$)/.test(textOf(told))
    // "And 3 points everywhere else": what is counted is part of the rule.
    const isCounted = told.some(({ type, text: word, written }) => (type === 'number' && !/^one$/i.test(written)) || word === 'point')
    if (!isAfter || !(isAsked || isLived || (!isCounted && isScene(told, '!')))) continue
    const open = isAs && textAt(sentence, at - 1) === ',' ? at - 1 : at
    return { tokens: sentence.slice(0, open), flavour: [span(sentence.slice(isAs ? at : at + 1))] }
  }
  return undefined
}

/** "While this Star burns", "while it lasts", "while you lodge here": what is so as long as the card is there, in a word of colour. */
function withoutLasting(sentence: readonly Token[], vocabulary: ReadonlySet<string>, self: Self | undefined): Uncoloured | undefined {
  const from = sentence.findIndex(({ text }, at) => text === 'while' || (text === 'as' && textAt(sentence, at + 1) === 'long'))
  const who = from + (textAt(sentence, from) === 'as' ? 3 : 1)
  if (from < 0) return undefined
  const { count, called } = subjectOf(sentence.slice(who)) ?? {
    count: /^this (?:star|storm|event)\b/.test(textOf(sentence.slice(who, who + 2))) ? 2 : 0,
    called: [],
  }
  const verb = who + count
  const deed = sentence[verb]
  if (count === 0 || !deed || !isClear(deed, vocabulary) || !isSmall(deed)) return undefined
  const near = sentence[who]!
  const flavour = [span([deed])]
  if (near.text === 'you') {
    const isHere = self?.type === 'Location' && textAt(sentence, verb + 1) === 'here'
    return isHere ? { tokens: [...sentence.slice(0, verb), newWord('is', near), ...sentence.slice(verb + 1)], flavour } : undefined
  }
  const next = textAt(sentence, verb + 1)
  const isOwn = called[0]?.text !== 'your' && !/^(?:each|your|the opponent)/.test(textOf(sentence.slice(who, who + 2)))
  if (self?.type !== 'Event' || !isOwn || !(next === ',' || next === '' || /^(?:all|each|no|any|every|your|you)$/.test(next)))
    return undefined
  return { tokens: [...sentence.slice(0, who), ...newWords('this card is in play', near), ...sentence.slice(verb + 1)], flavour }
}

/** "When the bells toll (any Night Event is in play), ...": when, in colour, and in brackets what that is in the game. */
function ofBracketedMoment(sentence: readonly Token[], vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  const open = sentence.findIndex(({ text }) => text === '(')
  const close = sentence.findIndex(({ text }, at) => at > open && text === ')')
  const isMoment = ({ text }: Token, at: number): boolean =>
    /^(?:when|while|if|whenever)$/.test(text) || (at === 0 && /^(?:until|unless)$/.test(text))
  const from = sentence.slice(0, Math.max(open, 0)).findLastIndex(isMoment)
  const told = sentence.slice(from + 1, open)
  const inside = sentence.slice(open + 1, close)
  if (from < 0 || close < open || told.length < 2 || inside.length < 3 || sentence[from - 1]?.text === 'even') return undefined
  const meant = /^(?:if|when|while)$/.test(textAt(inside, 0)) ? inside.slice(1) : inside
  if (!paints(told, vocabulary, true) || !meant.some(({ text }) => text === 'is' || text === 'have')) return undefined
  const rest = sentence.slice(close + 1)
  // What stands at the head ends in a comma, whether it is written or not.
  const tail = from > 0 || rest[0]?.text === ',' ? rest : [newWord(',', sentence[close]!), ...rest]
  return { tokens: [...sentence.slice(0, from + 1), ...meant, ...tail], flavour: [span(told)] }
}

const dread =
  /^(?:hapless|unfortunate|luckless|unlucky|wretched|terrified|frightened|hideous|horrible|horrid|terrible|dreadful|dread|foul|vile|loathsome|blasphemous|accursed|eldritch|unspeakable|abominable|hellish|unholy|ghastly|grisly|monstrous|mere|miserable|trembling|doomed|helpless|unwary|unsuspecting|panicked|precious|beloved|faithful|loyal|trusty|brave|gallant|vaunted|so-called)$/

/** "One hapless Ally", "this rogue satellite": what somebody is like, in words that no rule asks for. */
function withoutEpithet(sentence: readonly Token[], self: Self | undefined, vocabulary: ReadonlySet<string>): Uncoloured | undefined {
  for (const [at, token] of sentence.entries()) {
    if (!isUnknown(token) || !isSmall(token)) continue
    const next = sentence[at + 1]
    if (
      dread.test(token.text) &&
      (next?.type === 'name' || next?.type === 'family' || next?.type === 'self' || /^(?:card|opponent)$/.test(next?.text ?? ''))
    )
      return { tokens: [...sentence.slice(0, at), ...sentence.slice(at + 1)], flavour: [span([token])] }
    const isThis = textAt(sentence, at - 1) === 'this'
    if (!(isThis || textAt(sentence, at - 1) === 'the')) continue
    let end = at
    while (sentence[end]?.type === 'unknown' && isSmall(sentence[end]!) && end < at + 3) end++
    const told = sentence.slice(at, end)
    if (told.some((each) => isUnruly(each.text)) || self === undefined) continue
    const isCalled = told.length > 1 && ` ${fold(self.title)} `.includes(` ${fold(told.at(-1)!.written)} `)
    if (isCalled)
      return { tokens: [...sentence.slice(0, at - 1), ...newWords('this card', token), ...sentence.slice(end)], flavour: [span(told)] }
    // "The good Doctor" is whom the card is called after.
    if (sentence[end]?.type === 'self' || (isThis && /^(?:card|ally|artifact|tome|monster|weapon|location)$/.test(textAt(sentence, end))))
      return { tokens: [...sentence.slice(0, at), ...sentence.slice(end)], flavour: [span(told)] }
    if (isThis && told.length > 1 && told.some((each) => !isNearly(each.text, vocabulary)))
      return { tokens: [...sentence.slice(0, at), newWord('card', token), ...sentence.slice(end)], flavour: [span(told)] }
  }
  return undefined
}

/**
 * A sentence that cannot be read as it stands, without one stretch of colour, in each way that can be shown to take away no more than that:
 * the likeliest first.
 */
export function* withoutColour(
  sentence: readonly Token[],
  text: string,
  vocabulary: ReadonlySet<string>,
  self: Self | undefined,
  { isFirst, next }: { readonly isFirst: boolean; readonly next: readonly Token[] | undefined },
): Generator<Uncoloured> {
  const hasNext = next !== undefined
  if (!sentence.some((each) => isUnknown(each) || /^(?:forget|somebody|someone)$/.test(each.text))) {
    const stop = stopBehind(sentence, text)
    const isTold =
      (hasNext && isFirst && (isScene(sentence, stop) || isMishap(sentence, stop) || isOpening(sentence, stop))) ||
      ((hasNext || !isFirst) && isSceneOfPlace(sentence, stop, isFirst))
    if (isTold) yield { tokens: [], flavour: [span(sentence)] }
    else yield* [...theirs(ofGloss(sentence), withoutGist(sentence)), ...strangelyTold(sentence)]
    if (!isTold && (stop === '?' || sentence.some(({ text: mark }) => mark === '-'))) yield* theirs(withoutAfterthought(sentence, text))
    return
  }
  const strokes: readonly (() => Uncoloured | undefined)[] = [
    () => asScene(sentence, text, vocabulary, self, isFirst),
    () => ofVictim(sentence),
    () => ofGloss(sentence),
    () => ofBracketed(sentence, vocabulary),
    () => ofBracketedBehind(sentence, vocabulary),
    () => ofSurvivors(sentence, vocabulary),
    () => ofStrangers(sentence, self),
    () => ofBracketedMoment(sentence, vocabulary),
    () => ofHandlingThen(sentence, self),
    () => withoutApposition(sentence),
    () => withoutWay(sentence),
    () => ofSeized(sentence, self),
    () => withoutLasting(sentence, vocabulary, self),
    () => withoutFirstDeed(sentence, vocabulary),
    () => withoutWhatBefalls(sentence, vocabulary),
    () => withoutMishap(sentence, isFirst),
    () => withoutTail(sentence, vocabulary, self),
    () => withoutAfterthought(sentence, text),
    () => withoutBracketed(sentence),
    () => withoutPurpose(sentence, vocabulary, isDeed(next)),
    () => withoutOffer(sentence, vocabulary),
    () => withoutSecondDeed(sentence, vocabulary),
    () => withoutVehicle(sentence),
    () => withoutScene(sentence, vocabulary, isFirst),
    () => withoutHandling(sentence),
    () => withoutGist(sentence),
    () => withoutFirstHalf(sentence, vocabulary, isFirst),
    () => ofMoment(sentence, self, vocabulary, next),
    () => withoutPastime(sentence, vocabulary),
    () => withoutMeanwhile(sentence, vocabulary),
    () => withoutPrelude(sentence, vocabulary),
    () => withoutManner(sentence, vocabulary),
    () => withoutAside(sentence, vocabulary),
    () => withoutEpithet(sentence, self, vocabulary),
  ]
  for (const stroke of strokes) {
    const found = stroke()
    if (found && (found.tokens.length > 0 || hasNext || !isFirst)) yield found
  }
  yield* strangelyTold(sentence)
}

const theirs = (...found: readonly (Uncoloured | undefined)[]): readonly Uncoloured[] => found.filter((each) => each !== undefined)
