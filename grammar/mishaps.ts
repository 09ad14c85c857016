/**
 * What befalls somebody in the scene an Event opens with: "You are called to testify", "It was only the wind". Players and Allies stand in
 * it, so its words must do nothing in the game; where it speaks of one Ally, and the rule behind it of "that Ally", it has chosen him.
 */

import { states } from './colour/painted.ts'
import { isUnknown, isUnruly, type Token } from './lexer.ts'
import { strangeWords } from './openings.ts'
import type { Self } from './reading.ts'
import { withoutPlaces } from './scenes.ts'
import { newWords, piecesOf, textAt, textOf, tokensIn } from './tokens.ts'

/** What could be said of a player as a rule, in words of none. */
const ruling =
  /^(?:unable|forced|forbidden|allowed|permitted|prevented|barred|banned|required|obliged|bound|safe|immune|free|freed|exempt|stripped|robbed|deprived|denied|trapped|stranded|stuck|held|locked|silenced|grounded|paralyzed|paralysed|hindered|delayed|limited|restricted|wounded|killed|cured|healed|restored|slowed|doubled|halved|restrained|deterred|dissuaded|confined|detained|jailed|exiled|expelled|evicted|relocated|evacuated|isolated|stalled|disarmed|unarmed|stunned|petrified|doomed|entitled|guarded|hidden|concealed|shrouded)$/

const participle = /(?:ed|en|wn|lt|ght|ung|orn|ade|ound|nt|ing)$/
/** Words of the game that are none where somebody is thus. */
const harmless = /^(?:summon|call|see|hear|follow|watch|tell|speak|know|take|bring|send|lead|catch|hear)$/
/** "Has spent the evening with a bottle", "are placed under hypnosis": whose words behind it tell that no rule is meant. */
const harmlessWith =
  /^(?:spend the (?:even|afternoon|morning|whole \S+) (?:with|in|at|on|among)|(?:place|put) under (?!attack|control|protection)) ?/

/** Whether somebody is, or has been, something that the game knows nothing of: "You are being followed", "your opponent is driven to the brink". */
export function isThus(sentence: readonly Token[]): boolean {
  const said = textOf(sentence)
  const head =
    /^(?:you|your opponent|your investigator|your opponent 's investigator) (?:is|get|have is|have be|have)(?: (?:is|be))?(?= )/.exec(said)
  if (!head) return false
  let at = head[0].split(' ').length
  while (isUnknown(sentence[at]) && /ly$/.test(sentence[at]!.written)) at++
  const verb = sentence[at]
  if (!verb || ruling.test(verb.written)) return false
  const isVerb =
    (isUnknown(verb) && participle.test(verb.written) && !isUnruly(verb.text)) ||
    harmless.test(verb.text) ||
    harmlessWith.test(textOf(sentence.slice(at)))
  const rest = withoutPlaces(sentence).slice(at + 1)
  if (!isVerb || (sentence.length === at + 1 && !/(?:ed|en)$/.test(verb.written))) return false
  if (rest.length === 0) return true
  // What one is kept from doing, one may not do.
  if (textAt(rest, 0) === 'from' && /ing$/.test(rest[1]?.written ?? '')) return false
  const strange = strangeWords(rest)
  return (
    strange !== undefined &&
    (strange > 0 || isUnknown(verb)) &&
    /^(?:to|by|from|in|at|on|out|of|with|for|into|through|before|and|down|up|along|off|away|again|under|,)$|^the (?:even|afternoon|morning|whole) /.test(
      verb.text === 'spend' ? textOf(rest) : textAt(rest, 0),
    )
  )
}

const others: readonly RegExp[] = [
  /^(?:it|this|that) is (?:all )?(?:only|just|merely|nothing but|no more than) (?=(?:a|the|your|their|some) )/,
  /^you (?:receive|get|find|meet|overhear|notice|discover|recall|inherit|remember) (?=(?:a|some|the|your|that|something) )/,
  /^(?:something|someone|somebody) is (?=follow|call|watch|wait|move|come)/,
  /^(?:nobody|no 1|everybody|everyone|the papers?|they all) (?=\S+ (?:your|the|a|their) )/,
]

/** Whether the sentence a text opens with tells of such a mishap alone; `stop` is the mark it ends with. */
export function isMishap(sentence: readonly Token[], stop: string): boolean {
  if (!/[.!?…]/.test(stop) || sentence.length < 3) return false
  if (isThus(sentence)) return true
  const said = textOf(sentence)
  const head = others.map((each) => each.exec(said)?.[0]).find((each) => each !== undefined)
  if (head === undefined) return false
  const rest = sentence.slice(head.trim().split(' ').length)
  const isDoing = /^(?:something|someone|somebody) /.test(head) && /ing$/.test(rest[0]?.written ?? '')
  const strange = strangeWords(isDoing ? rest.slice(1) : rest)
  return strange !== undefined && (strange > 0 || isDoing)
}

/** Where somebody is, or how, as it is asked of a player. */
const isSo =
  '(?:is (?:not )?(?:(?:at|in|on) (?:a|any|the|another) (?:[^,;:.() ]+ ){1,3}?location|(?:at|in|on) (?:the |a |any )?[^,;:.() ]+|(?:outside|inside|underground|underwater)(?: at a (?:[^,;:.() ]+ ){1,2}location)?|walk))'
/** One opponent who stands in a scene, and what must be so of him. */
const sceneOfFoe = new RegExp(
  `^(?<ahead>(?:(?!\\b(?:you|your|each|every|all|any|no|other)\\b)[^.:;()])*?)(?<foe>(?:a|1|your|any 1)(?<like> [^,;:.() ]+)? opponent)(?:(?: ,)? (?:who|that) (?:must |have to )?(?<so>${isSo}))?(?: ,)?(?<behind>(?: [^.:;()]*)?)$`,
)

/** "An opponent who is at a Port is served a drugged glass of rum. Return one of his Allies ...": it is he whom the rest is about. */
export function withFoeOfScene(sentences: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const [scene, next] = sentences
  if (self?.type !== 'Event' || !scene || !next) return sentences
  const pieces = piecesOf(scene, self)
  const found = new RegExp(sceneOfFoe, 'd').exec(pieces.said)
  const places = found?.indices?.groups
  if (!found?.groups || !places) return sentences
  const taken = (name: string): readonly Token[] => {
    const [from, to] = places[name] ?? [0, 0]
    return scene.slice(tokensIn(pieces, pieces.said.slice(0, from)), tokensIn(pieces, pieces.said.slice(0, to)))
  }
  const like = taken('like')
  // What he is like may be asked by a rule; that one sleeps goes without saying in the Dreamlands alone.
  const asksMore = like.some((each) => !isUnknown(each) || states.test(each.text) || ruling.test(each.written))
  const sleeps = like.some((each) => /^(?:sleep|dream)/.test(each.text)) && !/\bdreamlands\b/.test(textOf(taken('so')))
  if (asksMore || sleeps) return sentences
  const told = [...taken('ahead'), ...taken('behind')]
  const strange = told.length === 0 ? 0 : strangeWords(told)
  const isPainted = strange !== undefined && strange > 0 && !howOften.test(textOf(told))
  // Without a scene he is merely chosen, which is no sentence by itself.
  if (!isPainted || !/\b(?:they|them|their|that (?:player|opponent))\b/.test(textOf(next))) return sentences
  const so = taken('so')
  const near = scene[0]!
  return [[...newWords('choose a opponent', near), ...(so.length > 0 ? [...newWords('who', near), ...so] : [])], ...sentences.slice(1)]
}

const foe = '(?:your opponent|a opponent|1 opponent|any opponent|the opponent|that opponent|the choose opponent|another player)'
const one = '(?:a|1|any 1)(?: random)?(?: (?!of |or |and )[^,;: ]+){0,2}? (?:ally|weapon|artifact|tome|monster)'
const chosen = `(?<aim>${one} (?:of|hold by|carry by|belong to) ${foe}|${one} of yours|(?:1|any 1) of (?:your|${foe} 's) (?:(?!of |or |and )[^,;: ]+ ){0,2}?(?:ally|weapon|artifact|tome|monster))`
const choosing = [new RegExp(`^${chosen}(?<rest> .+)$`), new RegExp(`^(?<rest>.+ )${chosen}$`)]
/** How often it happens, or when: that is no part of a story. */
const howOften = /\b(?:every|each|again|whenever|always|daily|nightly)\b|(?<!\b(?:one|last|that) )\b(?:night|day)\b/
const isOfThat = /^(?:.* )?(?:(?:that|the) (?:ally|weapon|artifact|tome|monster|card)|they|them|it)\b/

/** "The police have arrested one Ally of your opponent. Flip that Ally face-down.": who it is you choose, as in any deed. */
export function withAimOfScene(sentences: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const [scene, next] = sentences
  if (self?.type !== 'Event' || !scene || !next) return sentences
  const pieces = piecesOf(scene, self)
  const goesOn = piecesOf(next, self).said
  // "One Ally follows the music. Set aside target Ally": the one on the target line.
  const sort = /\b(Ally|Artifact|Tome|Weapon|Monster)$/.exec(self.target ?? '')?.[1]?.toLowerCase()
  const told = sort && new RegExp(`^(?:1|a|the|that) ${sort}(?= )`).exec(pieces.said)
  if (told && new RegExp(`\\btarget(?: ${sort})?(?= |$)`).test(goesOn)) {
    const strange = strangeWords(scene.slice(tokensIn(pieces, told[0])))
    if (strange && !howOften.test(pieces.said)) return sentences.slice(1)
  }
  if (!isOfThat.test(goesOn)) return sentences
  for (const each of choosing) {
    const groups = new RegExp(each.source, 'd').exec(pieces.said)?.indices?.groups
    if (!groups) continue
    const taken = (name: string): readonly Token[] => {
      const [from, to] = groups[name]!
      return scene.slice(tokensIn(pieces, pieces.said.slice(0, from)), tokensIn(pieces, pieces.said.slice(0, to)))
    }
    const strange = strangeWords(taken('rest'))
    if (strange === undefined || strange === 0 || howOften.test(textOf(taken('rest')))) continue
    return [[...newWords('choose', scene[0]!), ...taken('aim')], ...sentences.slice(1)]
  }
  return sentences
}
