/**
 * Scenes in which people and places appear that the game knows, too: "The priests of Ulthar are good listeners", "Nyarlathotep has taken
 * an interest in you", "Ghouls gnaw in the crypts below". What cards do there is told by the verb: one that no rule has, or one of
 * the past, for a rule tells of the past only behind "if" and "when". What could say what becomes of a card (it sleeps, flees, is
 * safe) is no scene, whoever does it.
 */

import { isUnknown, isUnruly, type Token } from './lexer.ts'
import { textAt, textOf } from './tokens.ts'

/** What somebody does in a scene, and nothing does in the game. */
const acts =
  /^(?:gnaw|gather (?:round the|round you|about the|about you|in the|at the|under|before the)|march|sing|whisper|mutter|mumble|murmur|laugh|chuckle|giggle|howl|scream|shriek|wail|moan|groan|stir|dream (?:of|on)|nest|dwell|lurk|prowl|rule the|swarm|crawl|creep|slither|dance|chant|worship|pray|feast|stare|glare|grin|smile|sneer|leer|nod|beckon|wave|shout|cry|cackle|bark|growl|hiss|chatter|gibber|babble|whistle|hum|shamble|stagger|stumble|loom|tower|sway|brood|plot|scheme|conspire|gossip|drink|dine|gamble|smoke|haggle|come (?:ashore|in dreams)|break (?:into|through|down)|dig|claw|scratch|hammer|knock|pound|meet (?:behind|in|at|under|beneath|here)|lie (?:in|beneath|under|beyond|dead|dreaming)|border|guard the only|patrol|roam|stalk the|haunt|walk (?:among (?:us|men|the)|the street)|turn in|turn against the|keep (?:one|a)|have (?:need of|your|it in|a grudge)|ride the|(?:watch|wait) (?:from|over|in|beyond|below)|speak of|tell|talk|know (?:every|each)|love|live (?:in|under|beneath|among)|overrun|play (?:dice|chess|at))s?\b/

/** Past forms that no rule of inflection shows. */
const irregular =
  /^(?:wrote|built|kept|fell|came|went|saw|knew|made|took|gave|found|told|stood|lay|sat|spoke|broke|swore|heard|felt|brought|bought|sold|taught|thought|crept|swept|wept|dwelt|dreamt|sang|rang|began|grew|threw|blew|rode|drove|rose|shook|woke|hid|bit|ate|drank|sank|swam|ran|met|led|fed|sent|spent|dug|hung|struck|died|wore|tore|bore|chose|froze|stole|did|called|walked|ruled|opened|wanted|learned|lived|danced|slept|belonged)$/

const participle =
  /^(?:been|gone|come|seen|heard|found|made|taken|given|had|known|written|built|kept|fallen|told|stood|spoken|broken|sworn|felt|brought|bought|sold|taught|thought|crept|sung|begun|grown|thrown|risen|shaken|eaten|sunk|run|met|led|fed|sent|dug|struck|worn|torn|born|frozen|set|cut|put|let)$/

/** What could be what a card suffers, gains or is protected from, or what is forbidden, in words of no rule. */
const telling =
  /^(?:useless|powerless|harmless|helpless|strong|stronger|weak|weaker|weakened|fast|faster|slow|slower|twice|double|doubly|safe|safely|freely|free|alive|unharmed|unhurt|untouched|immune|unseen|invisible|hidden|forbidden|prohibited|banned|allowed|permitted|required|impossible|possible|closed|closes?|sealed|blocked|barred|locked|unavailable|inaccessible|cheaper|costly|expensive|harder|easier|strength|weakness|powers?|harms?|harmed|hurts?|hurt|kills?|killed|killing|wound(?:s|ed)|grounded|suspended|stranded|trapped|caught|captured|jailed|imprisoned|arrests?|arrested|asleep|awake|returns?|returned|vanish\w*|disappear\w*|flees?|fled|escap\w*|scatter\w*|deserts?|deserted|rebel\w*|revolt\w*|mutin\w*|surrender\w*|perish\w*|devour\w*|consum\w*|shatter\w*|drown\w*|dissolv\w*|anew|restored?|obeys?|serves?|fails?|failed|converts?|converted|changed|changes?|victims?|allies|ally|monsters?|spells?|artifacts?|weapons?|tomes?|phobias?|locations?|events?|gates?|magic|insane|sacred|protect\w*|welcome|rights?|twofold|helps?|heals?|backwards?|thrive|thrives|hired?|hostile|friendly|spared?|saved?|cures?|remed(?:y|ies)|antidotes?|admitted)$/

/** Who is spared, told in the scene: "Ships at sea ride it out". */
export const spares = /\b(?:ride|sit|wait|sleep)s? (?:it|this|they|them) out\b|\bin (?:pair|pairs|packs?)\b/

/** What rules speak of: never part of a scene. */
const ofRules =
  /^(?:may|can|must|if|unless|while|when|during|instead|cannot|without|except|until|any|each|either|neither|least|next|turn|round|combat|threat|hand|deck|story|card|sanity|point|value|opponent|player|investigator|caster|bearer|target|gate|play|lose|gain|draw|discard|bury|flip|reveal|cancel|summon|control|join|attack|defend|cast|use|pay|affect|steal|exchange|survive|bypass|remain|stay|leave|become|add|subtract|cost|fewer|minimum|maximum|region|subregion|dimension|attribute|symbol|language|number|effect|additional|extra|pass|invisible|visible|face-down|face-up|adventure|hazard|forget|sleep|return|immune|only|shuffle|take|day|night|flee|open|enter|travel|owner|controller|learn|search|again|fight|fail|new|work|count|serve|own|equal|same|other|another|more|less|change|die|wake|lead|help|safe|worth|limit|spend|choose|absorb|protect|command|follow|victim|double|half)$/

/** Words of rules that do nothing in a scene where they are written so. */
function isHomograph(token: Token, before: string, after: string): boolean {
  // "The lamps reveal what daylight never could."
  if (token.text === 'reveal') return /^(?:what|nothing|more|only|little|too)$/.test(after)
  if (token.text === 'only') return /^(?:reveal|reveals)$/.test(before) || /^(?:the|an?|its|their|your)$/.test(before)
  const { text, written } = token
  if (/^(?:hands|turned|turning|steps|stories|cards on|keeps|kept|held|carries|carried|opened|points)$/.test(written)) return true
  if (text === 'round')
    return written === 'round' && /^(?:you|the|a|it|them|their|your|its)$/.test(after) && !/^(?:this|each|the|a|next)$/.test(before)
  if (text === 'only') return /^(?:the|an?|its|their|your)$/.test(before)
  if (text === 'turn') return /^(?:turns?|turned)$/.test(written) && /^(?:in|against|to|on|up|pale|cold)$/.test(after)
  if (text === 'take') return /^(?:taken|took)$/.test(written)
  if (text === 'night' || text === 'day')
    return /^(?:nights?|days?)$/.test(written) && /^(?:at|by|this|that|1|one|all|a|old|of|the|long|last)$/.test(before)
  if (text === 'leave') return (written === 'leaves' && /^(?:in|at|from)$/.test(after)) || /^over$/.test(after)
  // "The inmates perform a play".
  if (text === 'play') return written === 'play' && before === 'a' && after === ''
  if (text === 'sleep') return /^(?:their|its|his|her|of|in)$/.test(before)
  if (text === 'again') return /^(?:meet|at|once|seen)$/.test(before) || /^(?:meet|it)$/.test(before)
  if (/^(?:new|own|more|other|another|same|less|open|work|lead|help)$/.test(text)) return before !== 'is' && after !== 'here'
  if (text === 'cannot')
    return (
      /^(?:will|would|could) ?not$|^(?:wo|would|could)n['’]t$/i.test(written) ||
      /^(?:tell|say|hear|feel|stand|remember|imagine|believe|understand)$/.test(after)
    )
  if (text === 'can') return /^(?:see|hear|feel|stand|say|tell|remember|look|imagine|know)$/.test(after)
  if (text === 'help') return before === ''
  if (text === 'follow') return /^(?:you|them|the|follows|followed)$/.test(after) || /^(?:follows|followed)$/.test(written)
  if (text === 'any') return before === 'than'
  return text === 'each' && /^every$/i.test(written)
}

/** What one sees in a scene and cards bear, too, written small. */
const scenery = /^(?:water|space|storm|forest|house|church|city|tomb|mountain|moon|star|cemetery|sea|island|temple)s?$/

/** What stands before the name of a place or of somebody of whom is told. */
const before =
  /^(?:of|in|at|over|near|from|to|before|under|around|through|toward|beyond|outside|above|beneath|below|between|behind|by|for|across|along|on|about|like|with|against|among|past)$/

const isCapital = ({ written }: Token): boolean => /^\p{Lu}/u.test(written)

const isPlace = ({ senses }: Token): boolean =>
  senses.some(
    ({ kind, ...more }) => kind === 'region' || kind === 'subregion' || (kind === 'title' && JSON.stringify(more).includes('"Location"')),
  )

/** A name by which no rule means a card of its own: of a person or a place that no library holds. */
const isStranger = (token: Token): boolean =>
  isCapital(token) && (token.type === 'strange' || token.type === 'family' || token.type === 'unknown')

/** The sentence without the places in it: "of Ulthar", "in the Gilman House". */
export function withoutPlaces(sentence: readonly Token[]): readonly Token[] {
  const left: Token[] = []
  let wasDropped = false
  for (const [at, token] of sentence.entries()) {
    const from = /^(?:the|old|a)$/.test(textAt(left, left.length - 1)) ? left.length - 2 : left.length - 1
    // "Federal agents raid Innsmouth".
    if (
      at > 1 &&
      at === sentence.length - 1 &&
      token.type === 'name' &&
      isPlace(token) &&
      isCapital(token) &&
      sentence[at - 1]!.type === 'unknown' &&
      sentence[at - 2]!.type === 'unknown'
    )
      continue
    const isNamed =
      at > 0 &&
      ((token.type === 'name' && isPlace(token) && isCapital(token)) ||
        (token.type !== 'name' &&
          (isStranger(token) || (isCapital(token) && token.type === 'word' && sentence[at + 1]?.type === 'strange'))))
    if (isNamed && (wasDropped || (from > 0 && before.test(textAt(left, from))))) {
      if (!wasDropped) left.splice(from)
      wasDropped = true
    } else {
      left.push(token)
      wasDropped = false
    }
  }
  return left
}

/** Where somebody's name of no library ends that a sentence begins with: "Abdul Alhazred", "Nasht and Kaman-Thah". */
function afterPerson(sentence: readonly Token[]): number {
  const from = /^(?:the|old|young|poor)$/.test(textAt(sentence, 0)) ? 1 : 0
  let at = from
  while (at < sentence.length) {
    const next = sentence[at + 1]
    if (isStranger(sentence[at]!) && !/s$/.test(at === 0 ? '' : sentence[at]!.written)) at++
    else if (sentence[at]!.text === 'and' && at > from && next && isStranger(next)) at += 2
    else break
  }
  const named = sentence.slice(from, at)
  // At the head every word has a capital.
  return named.some((each, index) => (from + index > 0 || each.type === 'strange') && isStranger(each)) ? at : 0
}

/** "Behind closed doors", "few have returned", "a spell from the darkest pages": said of nothing that is in play. */
function isHarmless(sentence: readonly Token[], at: number): boolean {
  const { written } = sentence[at]!
  const after = textAt(sentence, at + 1)
  if (written === 'Help') return at === 0
  if (/^(?:closed|locked|barred)$/.test(written)) return /^doors?$/.test(after)
  if (written === 'returned')
    return /^(?:few|none|no|many|those|nobody)$/.test(textAt(sentence, 0)) && /^(?:and|ever|never)$/.test(textAt(sentence, at - 1))
  const isPhrase = !sentence.some(
    ({ text, written: word }) => /^(?:is|have|do)$/.test(text) || /(?:ed|s)$/.test(word.replace(/(?:pages|words|hands)$/, '')),
  )
  return (
    /^(?:weapon|spell|tome|artifact)$/.test(written) &&
    at < 3 &&
    /^(?:a|the)$/.test(textAt(sentence, 0)) &&
    isPhrase &&
    /^(?:of|from|for|in)$/.test(after)
  )
}

/** Whether a word may stand in a scene. */
export function isScenic(sentence: readonly Token[], at: number): boolean {
  const token = sentence[at]!
  const { type, text, written } = token
  const next = sentence[at + 1]
  if (type === 'mark') return /^[,-]$/.test(text)
  if (type === 'number')
    return (
      /^(?:ones?|first|second|third)$/i.test(written) ||
      (next !== undefined && /^(?:unknown|word)$/.test(next.type) && isScenic(sentence, at + 1))
    )
  if (telling.test(written.toLowerCase()) && !isHarmless(sentence, at)) return false
  // "Died for this book", on the Tome that is called one.
  if (text === 'card' && /^\p{Ll}/u.test(written) && !/^cards?$/.test(written)) return true
  if (type === 'name') return scenery.test(written)
  if (at > 0 && isCapital(token)) return type === 'strange' && before.test(textAt(sentence, at - 1))
  if (isUnknown(token)) return !isUnruly(text) && /^\p{L}/u.test(text)
  return type === 'word' && (!ofRules.test(text) || isHomograph(token, textAt(sentence, at - 1), next?.text ?? ''))
}

const isAdverb = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:not|never|once|long|already|all|both|ever|almost|nearly|at|last|since|here|often|seldom|rarely)$/.test(token.text) ||
    (token.type === 'unknown' && /ly$/.test(token.text)))

/** Where the verb stands that shows that a scene is told; nothing where none does. */
function verbOf(sentence: readonly Token[], from: number): number | undefined {
  for (let at = Math.max(from, 1); at < Math.min(sentence.length, from + 10); at++) {
    const token = sentence[at]!
    const { text, written, type } = token
    let next = at + 1
    while (isAdverb(sentence[next])) next++
    const other = sentence[next]
    const isDoing = textAt(sentence, at - 1) !== 'is' && !isCapital(token)
    // "Stares" is no form of "star".
    const base = type === 'unknown' || text === 'star' ? written.replace(/(?:(?<=sh|ch|ss|x)e)?s$/, '') : text
    if (isDoing && acts.test([base, textAt(sentence, at + 1), textAt(sentence, at + 2)].join(' '))) return at
    const isPast = irregular.test(written) || (type === 'unknown' && /[^e]ed$/.test(written) && !isUnruly(text))
    if (isDoing && isPast && textAt(sentence, at + 1) !== 'by' && !telling.test(written)) return at
    // "He lost an eye at Ypres": told of somebody, and of nothing that a player has.
    const isLost =
      /^(?:lost|fought|left)$/.test(written) &&
      sentence[0]!.text === 'they' &&
      at < 3 &&
      /^(?:a|their|everything|all|in|at|beside|with)$/.test(textAt(sentence, at + 1))
    if (isLost) return at
    const isClear = other !== undefined && !isUnruly(other.text) && !telling.test(other.written)
    // Of a card, where it went and what became of it may be a rule.
    const isOfCard = sentence.slice(from, at).some((each) => each.type === 'name' && !scenery.test(each.written))
    if (isOfCard && /^(?:have|is)$/.test(text)) {
      if (text === 'have' && isClear && spoken.test(writtenOf(sentence.slice(next, next + 3))) && sentence.length > next + 1) return next
      if (text === 'is' && isClear && ofOld.test(writtenOf([token, ...sentence.slice(next, next + 3)]))) return next
      continue
    }
    if (text === 'have' && isClear && (participle.test(other.written) || (other.type === 'unknown' && /ed$/.test(other.written))))
      return next
    if (text === 'is' && /^(?:was|were)$/i.test(written) && isClear && isScenic(sentence, next)) return at
    if (text === 'is' && isClear && other.type === 'unknown' && /(?:[^s]ing|^seen)$/.test(other.written)) return next
  }
  return undefined
}

/** What one of the game has done in a scene, and what he was: nothing that could become of a card. */
const writtenOf = (tokens: readonly Token[]): string => tokens.map(({ written }) => written.toLowerCase()).join(' ')

const spoken =
  /^(?:taken an?|taken his|betrayed|heard|seen|been (?:seen (?!as)|heard|busy|at|here)|had enough|told|spoken|sold|sworn|deceived|grown|made (?:an?|their)|dreamt|dreamed|carried it|kept it|sought it|built|waited|watched|worshipped)\b/
const ofOld =
  /^(?:was|were) (?:once|born|a|an|the|men|human|seen|heard|never|here)\b|^(?:is|are) (?:seen (?:over|in|on|near|along) |gathering in the|whispering|singing|chanting|dancing|dreaming|plotting|dreamt)\b/

/** Whether words name somebody, or something, and no player. */
const isSubject = (sentence: readonly Token[], from: number, to: number): boolean =>
  sentence.slice(from, to).every(
    (token, at) =>
      /^(?:name|family|strange|self)$/.test(token.type) ||
      isScenic(sentence, from + at) ||
      /^(?:all|both|people)$/.test(token.text) ||
      // "The Great Race", "the Elder Things".
      (token.type === 'word' && isCapital(token) && sentence[from + at + 1]?.type === 'strange'),
  )

/** Whether what follows the verb goes on with the scene: cards are in it only as those of whom one speaks. */
const goesOn = (sentence: readonly Token[], from: number): boolean =>
  sentence
    .slice(from)
    .every(
      (token, at) =>
        isScenic(sentence, from + at) ||
        isStranger(token) ||
        (token.type === 'name' &&
          (/^(?:of|about|like|with|from)$/.test(textAt(sentence, from + at - 1)) || sentence[from + at - 2]?.written === 'belonged')),
    )

/** "You wake up in a cell": what befalls one in a scene. */
const youDo =
  /^you (?:come to|wake|awake|hear|see|feel|find yourself|dream|remember|know|look|stand|follow|listen|watch|were|have be|have see|have hear|can hear|can see|can feel|can almost|could swear|could hear|may feel|never|begin to|stumble|swear|hurry|stare|think|have never|have always|have be|have earn\w*|have do (?:it|well)|have come|do not (?:believe|care|mind|trust|worry|fear|like))\b/

const heads =
  /^(?:the|a|some|many|few|no|old|there|here|it|they|this|that|these|those|its|their|your|such|all|nobody|somebody|something|somewhere|nothing|everything|everybody|everyone|none|who|what|why|where|how|help|time|night|dawn|men|people)$/

/** What all know who know nothing of the game: whether nobody of it has a part in a sentence. */
function isOfOthers(sentence: readonly Token[], stop: string): boolean {
  const [head, second] = sentence
  const said = textOf(sentence)
  const strange = sentence.filter((each) => each.type === 'unknown' || each.type === 'strange').length
  const isYou = head!.text === 'you'
  // "Paralyzes everyone nearby": what this card does.
  if (isUnknown(head) && /^(?:everyone|everybody|you|your|the|a|all|every|each|any|their|its|it|them|they)$/.test(second?.text ?? ''))
    return false
  if (isYou && !youDo.test(said)) return false
  const isMany = isUnknown(head) && (/(?:[^s]s|men)$/.test(head!.written) || head!.type === 'strange')
  // "Forged by the smiths of Sarnath", "Larger than any elephant", "Never trust a stranger", "Bathtub gin has its price".
  const isMade =
    /(?:ed|en|wn|lt|ght|ung|orn|ade|ound|lost)$/i.test(head!.written) &&
    /^(?:of|from|in|by|with|for|on|at|out|under|between|to|into)$/.test(second?.text ?? '')
  const isThan = /er$/i.test(head!.written) && second?.text === 'than'
  const isAdvice =
    /^(?:never|do not (?=\S)|do n't)(?: )?(?:trust|look|speak|wake|ask|drink|feed|touch|open|listen|whistle|mind|believe|worry|panic|breathe|tell|say|love)\b/.test(
      said,
    )
  const isStuff =
    isUnknown(head) &&
    second?.type === 'unknown' &&
    (/^(?:have|is)$/.test(textAt(sentence, 2)) || (/(?:[^s]s|men)$/.test(second.written) && sentence[2]?.type === 'unknown'))
  if (isAdvice || isThan || isMade || isStuff)
    return sentence.every(
      (_, at) =>
        (at === 0 && !telling.test(head!.text) && (!ofRules.test(head!.text) || /^lost$/i.test(head!.written))) ||
        (at < 3 && isAdvice) ||
        isScenic(sentence, at) ||
        (at > 0 && sentence[at]!.text === 'all'),
    )
  // An order in strange words is none of ours; "two men", "nine o'clock".
  if (!isYou && !heads.test(head!.text) && !isMany && head!.type !== 'number') return false
  if (second?.text === ':' || (isMany && /^(?:have|is)$/.test(second?.text ?? '') && strange < 3)) return false
  const from = isYou ? said.match(youDo)![0].split(' ').length : 0
  if (!sentence.slice(from).every((each, at) => isScenic(sentence, from + at) || (at > 0 && each.text === 'all'))) return false
  if (
    strange === 0 &&
    sentence.length > 3 &&
    (sentence.length > 4 || head!.text === 'help') &&
    !/^(?:it|they|this|that|you|there|all|no|none|here|your|its)$/.test(head!.text)
  )
    return true
  return (
    strange > 1 ||
    (isYou && strange + sentence.length > 5) ||
    (strange === 1 && (stop === '!' || stop === '?' || sentence.length > 4)) ||
    stop === '?'
  )
}

/** "The old man says, ...": who says what stands in quotation marks. */
function isSpeech(sentence: readonly Token[]): boolean {
  const told = withoutPlaces(sentence.filter(({ type }) => type !== 'quoted'))
  const isSaid = told.some(({ written }) =>
    /^(?:says?|said|whispers?|whispered|cry|cries|cried|asks?|asked|mutters?|muttered|wrote|writes|words|shouts?|screams?|warns?|warned|reads)$/.test(
      written,
    ),
  )
  return isSaid && told.every((token, at) => isScenic(told, at) || token.text === ':' || (at > 0 && isStranger(token)))
}

/** Ways that lead somewhere, or nowhere, may be walked. */
const noWay = /\b(?:roads?|paths?|ways?)\b.* lead\b|\bno (?:road|path|way)\b/

/** Cries and half sentences that bid nothing. */
const cries =
  /^(?:too late|better (?:not to (?:look|ask|know|wonder|think|listen)|leave)|behind you|look out|oh no|welcome to|home (?:to|of)|half \S+ , half \S+|part \S+ , part \S+|neither \S+ nor \S+|so this is|(?:bad|good|strange) news|(?:bad |good )?news (?:from|of)|there is worse \S+|ask for|a (?:letter|word|warning|message|gift|call|voice) (?:from|to|of)|not again|all aboard|at last|what now|who goes there|\S+ (?:by|at) night$|you cannot help (?:it|yourself)|(?:news|new|word|rumou?rs?|gossip|word of \S+) (?:travels?|spreads?)|(?:they|it) want (?:it|them|their \S+) back$|they is (?:only|merely|just) in the way$|they (?:gather|come|call|cry|sing|wait|appear) (?:when|wherever|whenever) (?:someone|somebody|1|death|blood|men|people|a soul) (?:is|have|must)|words? is the|it is (?:winter|summer|spring|autumn|rain\w*|snow\w*|cold|late|quiet))\b|^welcome$/

/** "No one may kill a cat in Ulthar": a law of the place, and none of the game, in which nobody is killed. */
const unkilled = /^(?:no one|no man|nobody|no 1) may (?:kill|touch|hurt|strike) an? \S+$/

/** What somebody does to another that may be a rule in words of none. */
const deeds =
  /^(?:guard|shield|save|rescue|aid|assist|hinder|delay|block|repel|ward|avoid|shun|replac|accompan|escort|guid|free|trap|captur|enslav|possess|charm|frighten|terrif|distract|hunt|slay|ambush|weaken|strengthen|fear|hat|fight|bar|seal|kill|harm|heal|hurt|devour|eat|serv|obey|worship|defy|resist|outlive|outrun|pursu|chas|catch|track|spare|support|reinforc|recruit|hire|brib|betray|desert|abandon|scare|stun|blind|poison|infect|wound|injur|maim|crippl|drain|suck|feed|work|act|appl|matter|suffic|ferr|tend|mend|lift|drag|unlock|rob|watch|observ)\w{0,3}$/

/** "A Priest blesses you", "Reporters crowd your door": what somebody does, in a word of no rule, to you or to what is yours. */
function isDoneBySomebody(sentence: readonly Token[], isPlaced: boolean): boolean {
  const verb = sentence.findIndex((each, at) => at > 0 && each.type === 'unknown' && !isCapital(each))
  const subject = sentence.slice(/^(?:a|the|old|some|dr)$/.test(textAt(sentence, 0)) ? 1 : 0, Math.max(verb, 0))
  const object = sentence.slice(verb + 1)
  const { text = '' } = sentence[verb] ?? {}
  if (verb < 1 || subject.length === 0 || object.length === 0 || isUnruly(text) || telling.test(text) || deeds.test(text)) return false
  if (/(?:ed|ing|en|ly)$/.test(text) || !subject.every((each) => isNamedHere(each))) return false
  const isYou = !isPlaced && object.length === 1 && object[0]!.text === 'you'
  const isYours = /^(?:your|the|a|their|its)$/.test(object[0]!.text) && object.some(({ type }) => type === 'unknown')
  return (isYou || isYours) && object.every((_, at) => isScenic(sentence, verb + 1 + at))
}

const isNamedHere = ({ type }: Token): boolean => type === 'name' || type === 'strange' || type === 'family'

/** Whether a sentence before all rules tells of people and places what no rule does. */
export function isScene(whole: readonly Token[], stop: string): boolean {
  if (whole.some(({ type }) => type === 'quoted')) return isSpeech(whole)
  if (whole.length < 2) return false
  const placed = withoutPlaces(whole)
  const lead =
    /^(?:here|somewhere|once|tonight|on this night|on that night|one night|long ago|deep below|far below|at night|by night|(?:from|through|beyond|above|beneath|below|behind|in|on|at) (?:the|its|their|a) [a-z]+(?: [a-z]+)?(?: ,)?(?= you (?:can|could) (?:almost )?(?:see|hear|feel|smell)))(?: ,)? (?=\S+ \S)/.exec(
      textOf(placed),
    )
  const rumour =
    /^(?:they say|(?:it|this) is (?:say|said|whisper\w*|rumou?r\w*)|rumou?r have it|legend have it|(?:the )?locals say|sailors swear|(?:the )?old men say|some say|men say)(?: that)? /.exec(
      textOf(placed),
    )
  if (rumour) {
    const told = placed.slice(rumour[0].trim().split(' ').length)
    return (
      told.length > 2 &&
      told.some(({ type }) => type === 'unknown') &&
      told.every((each, at) => isScenic(told, at) || /^(?:strange|family)$/.test(each.type) || /^(?:enter|open|no)$/.test(each.text))
    )
  }
  if (noWay.test(textOf(placed))) return false
  if (placed.length === 1 && textAt(whole, 1) === 'by' && whole.length < 5)
    return isUnknown(whole[0]) && /(?:ed|en|wn)$/.test(whole[0]!.written) && !states.test(whole[0]!.written)
  if (stop === '!' && /^(?:by the|hail|praise|glory to|curse|ware|beware)\b/.test(textOf(whole)) && whole.length < 8)
    return whole.every((each, at) => isScenic(whole, at) || (at > 0 && (isStranger(each) || each.type === 'name') && isCapital(each)))
  if (cries.test(textOf(whole)))
    return placed.every(
      (each, at) =>
        isScenic(placed, at) ||
        /^(?:half|only|neither|welcome|new|again|night|cannot|help|travel|when|wherever|whenever|die|back)$/.test(each.text) ||
        (at > 1 && isStranger(each)),
    )
  if (unkilled.test(textOf(placed)) && placed.at(-1)!.type === 'unknown' && !isCapital(placed.at(-1)!)) return true
  if (stop === '!' && /^(?:it|they) come$/.test(textOf(placed))) return true
  // "So well-spoken!", "On the air!"
  if (stop === '!' && whole.length < 6 && /^(?:so|how|too|what a|on the|off the|out of the|into the|to the) \S/.test(textOf(whole)))
    return whole.every((_, at) => isScenic(whole, at))
  const sentence = lead ? placed.slice(lead[0].trim().split(' ').length) : placed
  if (sentence.length === 0) return false
  const person = afterPerson(sentence)
  // "Ghasts are summoned by your very footsteps": by whom no card is.
  const cause = sentence.findIndex(({ text }, at) => text === 'by' && at > 2 && textAt(sentence, at - 2) === 'is')
  const isCaused =
    cause > 0 &&
    /^(?:summoned|called|drawn|lured|attracted|roused|awakened|driven|maddened|stirred|brought)$/.test(sentence[cause - 1]!.written) &&
    /^(?:the|a|your|their)$/.test(textAt(sentence, cause + 1)) &&
    isSubject(sentence, 0, cause - 2) &&
    sentence.slice(cause + 1).every((_, at) => isScenic(sentence, cause + 1 + at)) &&
    sentence.slice(cause + 2).some((each) => each.type === 'unknown')
  if (isCaused) return true
  const verb = verbOf(sentence, person)
  if (
    verb !== undefined &&
    isSubject(sentence, person, verb) &&
    goesOn(sentence, verb + 1) &&
    (sentence.length > 2 || /[!…]/.test(stop) || person > 0 || sentence[0]!.type === 'name' || sentence[0]!.text === 'they')
  )
    return true
  if (isDoneBySomebody(sentence, sentence.length < whole.length)) return true
  // "The Sisters are kind, but forgetful": what they are like, told twice.
  const [article, name, is, like, ...besides] = sentence
  if (
    article?.text === 'the' &&
    name?.type === 'name' &&
    is?.text === 'is' &&
    like &&
    besides.length > 1 &&
    besides.length < 7 &&
    /^(?:,|and|but|yet)$/.test(besides[0]!.text)
  )
    return sentence.slice(3).every((_, at) => isScenic(sentence, 3 + at)) && besides.some(({ type }) => type === 'unknown')
  // "The Glimmering Key opens wide", "Zorbs have priority": what a card of no library does, or many of them, may be a rule.
  const isThing = textAt(sentence, 0) === 'the' || (/[^s]s$/.test(sentence[0]!.written) && /^(?:have|is)$/.test(textAt(sentence, person)))
  if (person > 0 && !isThing && sentence.length > person + 1)
    return sentence.slice(person).some((each) => each.type === 'unknown') && goesOn(sentence, person)
  return isOfOthers(sentence, stop)
}

/** How somebody came to do something, before a deed or between commas: "drawn by the smell of blood", "driven mad by the music of Erich Zann". */
export function tellsHow(tokens: readonly Token[]): boolean {
  const told = withoutPlaces(tokens)
  const [head, second, third] = told
  if (!head || !second) return false
  const isMade =
    /(?:ed|en|wn|lt|ght|ung|orn|ade|ound|lost|sent|led|hid|left|beset|drunk|sick)$/i.test(head.written) &&
    !states.test(head.written) &&
    !telling.test(head.written.toLowerCase())
  const ways = /^(?:by|with|from|of|in|among|amid|at|to|for|on|into|under|beneath|between|through)$/
  const isThus =
    isMade && (ways.test(second.text) || (second.type === 'unknown' && !/ing$/.test(second.written) && ways.test(third?.text ?? '')))
  const isBy =
    /^(?:thank to (?:the|a|your|their)|thanks to (?:the|a|your|their)|with the (?:aid|help) of (?:the|a|some)|by the light of|by (?:sheer|good|ill|bad|a stroke of|some)|under (?:cover of|the cover of|a)|amid the|amidst the|among the|despite the|to the sound of|out of)\b/.test(
      textOf(told),
    )
  if (!isThus && !isBy) return false
  const from = 1
  const strange = told
    .slice(from)
    .filter(
      (each) => each.type === 'unknown' || (each.type === 'name' && scenery.test(each.written)) || /^(?:fear|light|moon)$/.test(each.text),
    ).length
  return strange > 0 && told.slice(from).every((_, at) => isScenic(told, from + at) || /^(?:help|all)$/.test(told[from + at]!.text))
}

/** What somebody is or bears: a rule may ask for it, though none of ours does. */
const states =
  /^(?:un)?(?:armed|mounted|equipped|disguised|injured|hurt|wounded|blind(?:ed)?|cursed|infected|poisoned|petrified|frightened|terrified|trained|buried|discarded|revealed|played|found|controlled|summoned|borne|assigned|attached|corrupted|protected|hidden)$/i

/** What could be the end of a card, or what is done with one, in words of no rule. */
const ends =
  /^(?:crumbl|burn|melt|break|broke|burst|explod|evaporat|collaps|sink|sank|wither|rot|fade|dead|gone|goes|went|swim|swept|sweep|leap|run|runs|ran|eaten|eats?|swallow|drag|snatch|seiz|drift|float|fl(?:y|ies|ew|own)\b|sail|depart|retir|quit|resign|stop|halt|wait|rest|linger|appear|emerg|arriv|attend|accompan|belong|pertain|remember|repeat|resum|expir|ceas|terminat|regain|reappear|reform|recover|lives?\b|los(?:t|es)\b|won|wins?\b|beat|defeat|outwit|rais|lower|grow|grew|shrink|shrank|swell|multipl|gang|team|back\b|side\b|stand|stood|stuck|stay|mad\b|silen|mut\b|deaf|paraly|faint|unconscious|hibernat|slumber|dormant|inert|solid|intact|empt|full\b|ready|busy|idle|absent|present\b|near(?:by|er|est)|closer?|higher|lowest|highest|strongest|weakest|first|last\b|alone\b|together|enough|ever(?:y|ything)|anything|whoever|whatever|whichever)/

/** How a sentence may begin that bids nothing: of whom or what it tells, where and when, and "carries", "has", "knows". */
const begins =
  /^(?:the|a|his|her|its|their|this|that|these|those|it|they|he|she|there|here|some|many|few|no|nobody|nothing|old|once|long|far|deep|high|still|in|on|under|over|beneath|behind|beyond|between|among|within|from|by|with|like|near|above|below|against|across|through|have|know|is|only|alone)$/

/** Whether what somebody does or has is told without a word of the game: the verb at the head has its "s". */
const isTelling = ({ text, written, type }: Token): boolean =>
  /^(?:Carries|Bears|Brings|Leads|Holds|Keeps|Makes|Walks|Sees|Comes|Lives|Draws|Speaks|Reads|Never|Always|Seldom|Rarely)$/.test(written) ||
  (begins.test(text)
    ? !/^(?:have|know|is)$/.test(text) || /^(?:Has|Had|Knows|Knew|Was|Were)$/.test(written)
    : type === 'unknown' && /^\p{Lu}\p{Ll}+[^s\W]s$/u.test(written))

/**
 * Whether a sentence that cannot be read is mere mood, wherever it stands: "Has a heart of ice.", "They feel nothing.", "Carries sailors home
 * in a pouch." No word of it is one that rules have, none could tell what becomes of a card, how strong it is or who may do what, and
 * nobody is bidden to do anything. Where rules have begun, "they" may be the cards they speak of.
 */
export function isMood(sentence: readonly Token[], isFirst: boolean): boolean {
  const [head, second] = sentence
  if (
    !head ||
    sentence.length < 3 ||
    (!isFirst && /^(?:it|they|this|that|these|those)$/.test(head.text)) ||
    !isTelling(head) ||
    second?.text === 'opponent' ||
    spares.test(textOf(sentence))
  )
    return false
  const strange = sentence.filter(({ type, written }) => type === 'unknown' && /^\p{Ll}/u.test(written))
  const isOwn = head.type === 'unknown'
  return (
    strange.length > (isOwn || /^(?:Has|Had|Knows|Knew)$/.test(head.written) ? 0 : 1) &&
    sentence.every(
      (token, at) =>
        (at === 0 || isScenic(sentence, at)) &&
        token.type !== 'number' &&
        (at === 0 ? !telling.test(token.written.toLowerCase()) && !ofRules.test(token.text) : true) &&
        !(token.type === 'unknown' && (deeds.test(token.text) || ends.test(token.written.toLowerCase()))),
    )
  )
}
