/**
 * Scenes told with a word that rules have, too: what one meets at a place, what it costs, what one is bidden in talk, what somebody has seen or
 * keeps. Each is told by its shape, and every other word in it must be none of the game.
 */

import { isUnknown, type Token } from './lexer.ts'
import { isScenic } from './scenes.ts'
import { textOf } from './tokens.ts'

interface Shape {
  /** The sentence in its basic forms. */
  readonly said: RegExp
  /** Words of rules that do nothing in this shape. */
  readonly but?: RegExp
  /** Whether only a cry is meant so. */
  readonly isCry?: true
  /** Whether the sentence must begin with a word that the game does not know. */
  readonly isStrange?: true
  /** Whether cards are named in it: those of whom it is told. */
  readonly isOfNames?: true
  /** Whether it may speak of this card as the place where all this is. */
  readonly isSelfNamed?: true
  /** Whether it may also stand behind the first rule. */
  readonly isAnywhere?: true
}

const things = '(?:the|a|your|its|these|those|this)'

const shapes: readonly Shape[] = [
  // "All in the house are asleep": nobody on a card.
  {
    said: /^(?:all|everybody|everyone|nobody) (?:in|within|inside|aboard|at) (?:the|this|that) \S+ (?:is|lie|sleep|dream|fall|hear|stir|wake|know)(?: \S+)*$/,
    but: /^(?:all|inside|asleep|awake|dead|fall|sleep|wake|lie)$/,
    isAnywhere: true,
  },
  // "London is lost in fog".
  {
    said: /^(?:(?:the|all) )?\S+(?: of \S+)? (?:is|lie|stand) (?:lose|lost|shrouded|wrapped|cloaked|veiled|swallowed|drowned|bathed|buried|hidden|sunk|wreathed|blanketed|bury|hide) (?:in|by|beneath|under|behind|amid) .+$/,
    but: /^(?:all|lose|lost|bury|buried|hide|hidden|lie|under)$/,
    isOfNames: true,
  },
  { said: /^you (?:fall|slip|trip|stumble|sink|tumble)(?: (?:down|into|through|over|in) .+)?$/, but: /^fall$/, isCry: true },
  {
    said: /^(?:everything|everyone|everybody|all thing|each thing|(?:such |forbidden )?\S+) have (?:its|their|a)(?: own)? price$/,
    but: /^(?:each|its|price|own)$/,
  },
  { said: /^\S+ (?:reveal|show|tell) (?:the|a|all|your|many|what|more|much|its) .+$/, but: /^(?:reveal|all|more)$/, isStrange: true },
  { said: /^(?:\S+ )?\S+ restore (?:you|the \S+)$/, but: /^(?:restore|sleep)$/, isStrange: true },
  {
    said: /^(?:the |all )?(?:\S+ ){1,2}(?:change hand|rules? (?:here|the|this|these|all)|come and go|do you (?:good|no harm|a world|the world)|take (?:its|their) toll|open (?:its|their|the|many) \S+)(?: .+)?$/,
    but: /^(?:all|man|change|hand|rules?|open|take|night|day)$/,
    isStrange: true,
  },
  {
    said: /^\S+ (?:steal|take) from you(?: (?:as|while) you \S+)?$/,
    but: /^(?:steal|take|as|while)$/,
    isCry: true,
    isAnywhere: true,
    isStrange: true,
  },
  {
    said: /^(?:the )?.+ watch (?:the|over|your|every|from|all)(?: \S+){0,4}$/,
    but: /^(?:watch|pass|every|each|all|turn)$/,
    isOfNames: true,
  },
  {
    said: /^.+ may is (?:glimpsed|heard|overheard|smelled|smelt)(?: (?:here|from|in|at|on|through) .*| here)?$/,
    but: /^may$/,
    isAnywhere: true,
    isOfNames: true,
  },
  {
    said: /^(?:stand|sit|kneel|lie|wait|hide|gaze|wander|walk|climb) (?:among|amid|before|beneath|between|in|within|on|at|by|under|through|along) .*(?:,? )you (?:call|hear|see|feel|speak|chant|whisper|read|learn|find|smell|begin|know)\b.*$/,
    but: /^(?:call|learn|find)$/,
  },
  {
    said: new RegExp(
      `^(?:roll|push|pull|throw|light|ring|knock|bolt|bar|climb|lift|strike|sound|fill|raise|lower|smash|break|open|shut|close|heave|hoist|unlock)(?: (?:back|down|up|on|away|out|aside))? ${things} \\S+$`,
    ),
    but: /^(?:open|close|lower|raise|break|light)$/,
    isCry: true,
  },
  {
    said: /^(?!(?:it|this)\b).+ is (?:always )?open to (?:all|any|everyone|anyone)(?: who can (?:pay|find it|see it|afford it|read))?$/,
    but: /^(?:open|all|any|can|pay|always)$/,
  },
  {
    said: /^you (?:is|have be|were) (?:robbed|cheated|drugged|followed|watched|expected|recognized|recognised|noticed|swindled|spied upon|shadowed|mugged|questioned|searched)(?: (?:by|at|in|on|as|from|when|while) .+)?$/,
    but: /^(?:follow|watch|search|as|when|while)$/,
  },
  { said: /^\S+ (?:in|on|behind|under|beneath|at|over|from) the \S+$/, isCry: true, isOfNames: true },
  {
    said: /^you may (?:book|take|buy|hire|charter|join|board|find) (?:passage|a (?:boat|ship|guide|caravan|galley|yak|carriage|zebra)|the (?:galley|ship|caravan))(?: (?:with|on|from|to|for|out|across|aboard) .+)?$/,
    but: /^(?:if|while|when|may|take|join|find|your|current|location)$/,
    isSelfNamed: true,
  },
  // "Whoever reads it grows old": what becomes of nobody in a match.
  {
    said: /^(?:whoever|whoso|(?:those|all|they) who) \S+(?: \S+){0,4}? (?:grows? (?:old|pale|mad|wise|gr[ea]y|weary)|is (?:already|soon|never) (?:their|its|theirs|mad|old)|goes? the wrong way|go the wrong way|comes? to grief|come to grief|(?:never )?(?:dreams?|sleeps?|dream|sleep) (?:of (?:it|they|them)|badly|poorly|again|well))(?: , for .+)?$/,
    but: /^(?:all|whoever|grow|dream|sleep|again|backwards|follow|read|go|come)$/,
  },
  // "You know every towpath", "you have had them all": what an Investigator has lived through.
  {
    said: /^you know (?:every|each|all the) (?!tongues?|speech|dialects?|secrets?)[^ ]+(?: (?:of|in|on|along|by) .+)?$/,
    but: /^all$/,
    isAnywhere: true,
  },
  {
    said: /^you have (?:have|see|hear|do|try|tried|met|meet|known|been through) (?:they|them|it) all(?: before)?$/,
    but: /^all$/,
    isAnywhere: true,
  },
  // "He or she has been carried away": why the rule before it is so.
  {
    said: /^they have (?:is|be) (?:carry|take|bear|spirited|whisked|swept|dragged|lead|led|lured) (?:off|away)(?: (?:by|into|to|in|over) .+)?$/,
    but: /^(?:carry|take|bear|lead|away)$/,
    isAnywhere: true,
  },
  {
    said: /^(?:everybody|everyone|half the \S+|the whole \S+) (?:(?:sooner or later|in the end) )?(?:pass|come|go|drifts?|meet|gathers?|drinks?|ends|stop|washes) (?:through|by|up|in|at|past|to|over|down) (?:the|a|this|these|its) \S+$/,
    but: /^(?:pass|everybody|everyone|half|whole|go|come|stop|meet)$/,
    isAnywhere: true,
  },
  // "He has a shoebox for it".
  {
    said: /^they have (?:a|no|some|their) (?!cure|remedy|antidote|use|answer|way|spell|shield|charm|ward|defen[cs]e|weakness|immunity|need|price|permit|licen[cs]e|ticket|right|claim|key|place|protection|share|part)\S+(?: \S+)? (?:for|about|with) (?:it|they|them|that|this|such thing|everything|the \S+|their \S+)$/,
    isAnywhere: true,
  },
  // "When torn from the ground they shriek".
  {
    said: /^(?:when|where|wherever|once) \S+ (?:from|by|in|with|at|on|of|out) .* (?:they|it) (?:shrieks?|screams?|sings?|moans?|wails?|howls?|weeps?|cries|cry|whispers?|groans?|laughs?|hums?)$/,
    but: /^(?:when|once|where|wherever)$/,
  },
  // "Once the pupil of Nathaire": what somebody was.
  { said: /^once (?:the|a|their) \S+(?: \S+)?(?: (?:of|to|at|in) \S+(?: \S+)?)?$/, but: /^once$/, isOfNames: true },
  // "There is nothing here but sound".
  { said: /^there is nothing (?:here|there|left) but \S+$/, isAnywhere: true },
  { said: /^enter (?:freely|at your peril|at your own risk|and be (?:damned|welcome))$/, but: /^(?:enter|own|freely)$/ },
]

/** Whether a sentence is such a scene; `stop` is the mark it ends with, `isFirst` tells whether it stands before all rules. */
export function isSceneOfPlace(sentence: readonly Token[], stop: string, isFirst: boolean): boolean {
  const said = textOf(sentence)
  return shapes.some((shape) => {
    if (!(isFirst || shape.isAnywhere) || (shape.isCry ? stop !== '!' : !/[.!…]/.test(stop)) || !shape.said.test(said)) return false
    if (
      shape.isStrange &&
      !(
        isUnknown(sentence[0]) ||
        /^(?:man|men|people|they)$/.test(sentence[0]!.text) ||
        (/^(?:the|all)$/.test(sentence[0]!.text) && isUnknown(sentence[1]))
      )
    )
      return false
    return sentence.every(
      (token, at) =>
        shape.but?.test(token.text) ||
        isScenic(sentence, at) ||
        (shape.isSelfNamed && (token.type === 'self' || token.text === 'this' || token.text === 'location')) ||
        (shape.isOfNames && /^(?:name|family|strange)$/.test(token.type)),
    )
  })
}
