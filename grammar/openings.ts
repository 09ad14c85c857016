/**
 * The scene a text opens with: a sentence before all rules that tells of what the game does not know, in whatever shape. What could be a
 * rule names something of the game (a card, a number, a player, a Turn, what may be done), or bids one do it; a sentence with
 * none of that says nothing to a match, and is passed over.
 */

import { befalls, isUnknown, isUnruly, plain, type Token } from './lexer.ts'
import { textAt, textOf } from './tokens.ts'

/** Words of the game that stories use, too, and that do nothing where no thing of the game stands beside them. */
const told: ReadonlySet<string> = new Set(
  'about above afraid after again against air alone already always among anyone anything anywhere around ask away bear become before begin behind below beneath beside between beyond both break bring but call cat catch carry close could cover cut die dream each ear earn else empty even everybody everyone everything everywhere exactly exist eye face fall father few fifth find finish fire first follow foot forget forgive fourth full give glance good great half hand hear help her herself high himself his how itself keep kind last later lead less let lie light like listen live long look make man many match mean meet men more most mother move much name near new next no nobody none nor not nothing nowhere odd off often oneself open opening other others outside owe own part pass pay people perhaps put quite rather reason remember rest reveal right rise run same say second see send serve set several shall show shut side silent since single sister sleep small so some somebody someone something somewhere soon sort speak stand star start steal step still stop such suffer take tell than themselves then thing third those though thus together told too top toward towards trade true trust try understand until upon wake want watch water well were what where wherever whether which who whoever whole whom whose wide wish within woman word world write wrong yesterday yet young yours yourself'.split(
    ' ',
  ),
)

/** What one sees and cards bear too, written small. */
const scenery = /^(?:water|space|storm|forest|house|church|city|tomb|mountain|moon|star|cemetery|night|day|dawn|sea|island|temple)s?$/

/** What forbids or allows something, or tells when: never part of a scene. */
const rules = /^(?:may|can|must|if|unless|while|when|whenever|during|only|instead|cannot|without|except)$/

/** Who cannot do what in a scene is told so, "will not", and no rule is. */
const isWillNot = ({ text, written }: Token): boolean =>
  text === 'cannot' && /^(?:will|would|could) ?not$|^(?:wo|would|could)n['’]t$/i.test(written)

/** "The tide turns": no Turn of a player. */
const isTurning = ({ text, written }: Token): boolean => text === 'turn' && /^turn(?:s|ed|ing)$/.test(written)

/** What a player does by himself in a scene. */
const does =
  /^(?:come|go|see|hear|feel|find|forget|know|look|stand|step|follow|remember|dream|sleep|wake|sign|listen|watch|speak|call|tell|write|ask|glance|open|light|were|have)$/

/** Where one goes to and from: who goes nowhere may be a rule. */
const goes = /^(?:leave|enter|reach|walk|come|go|pass|visit|follow|move|stay|remain|return)$/

export const isSmall = ({ written }: Token): boolean => /^\p{Ll}/u.test(written)

/** "Lightning seeks ...": a word of a Title that does in the scene what nothing does in the game. */
const isThing = ([head, second]: readonly Token[]): boolean => head!.type === 'family' && isUnknown(second) && isSmall(second!)

/** "To see the Black Dog is an omen": whom it is so of, by whatever name. */
const isSeen = (sentence: readonly Token[], index: number): boolean =>
  textAt(sentence, 0) === 'to' &&
  index > 1 &&
  /^(?:self|strange|family|unknown)$/.test(sentence[index]!.type) &&
  !isSmall(sentence[index]!) &&
  sentence.findIndex(({ text }) => text === 'is') > index

/** Whether all words of a sentence are such as a scene has; how many of them the game does not know. */
export function strangeWords(sentence: readonly Token[]): number | undefined {
  let clear = 0
  for (const [index, token] of sentence.entries()) {
    if (isSeen(sentence, index) || (index === 0 && isThing(sentence))) continue
    const { type, text, written } = token
    if (type === 'mark') {
      if (!/^[,;-]$/.test(text)) return undefined
    } else if (isUnknown(token)) {
      // A capital within the sentence may be a Title of a set that is not here.
      if (isUnruly(text) || /^victims?$/.test(text) || !/^\p{L}/u.test(text) || (index > 0 && !isSmall(token))) return undefined
      if (befalls.test(text)) return undefined
      clear++
    } else if (type === 'name') {
      if (!scenery.test(written)) return undefined
    } else if (type === 'word') {
      if (isWillNot(token) || (text === 'do' && textAt(sentence, index + 1) === 'not')) continue
      // "Nobody believes your story": no deck.
      const isTold = text === 'story' && isSmall(token) && textAt(sentence, index + 1) !== 'deck'
      if (rules.test(text) || !(plain.has(text) || told.has(text) || text === "'s" || isTold || isTurning(token))) return undefined
      if (index > 0 && !isSmall(token) && text !== "'s") return undefined
      if (/^(?:forget|dream|remember|sleep|listen|somebody|someone)$/.test(text)) clear++
    } else if (!/^(?:ones?|first|second|third|fourth|fifth|sixth|seventh)$/.test(written)) return undefined
  }
  return clear
}

/** Whether a sentence tells something rather than bids it. */
function tells(sentence: readonly Token[]): boolean {
  const [head, second] = sentence
  if (!head || !second) return false
  const text = head.text
  // "You are shown things that officially do not exist": nothing that befalls a player.
  if (text === 'you' && second.text === 'is')
    return /^(?:show|tell|told|watch|follow|hear|see|call|remember|forget)$/.test(textAt(sentence, 2))
  if (text === 'you') return isUnknown(second) ? isSmall(second) : does.test(second.text)
  if (
    /^(?:a|the|they|it|there|this|that|these|those|each|every|some|no|nobody|nothing|something|someone|somebody|everything|everybody|everyone|their|its|your|what|who|here|old|new|many|few|such|all)$/.test(
      text,
    )
  )
    return true
  // "Behind the third door ...", "In the cellars the wine runs red": where.
  if (
    /^(?:behind|beneath|beyond|above|below|under|underneath|between|within|beside|among|amid|amidst|around|across|along|down|up|over|through|near|from|in|on|at|by|with|out|far|deep|off|somewhere|long|once|only|after|before|since)$/.test(
      text,
    )
  )
    return sentence.length > 3
  // "To hear them is to know despair": nothing that one is told to do.
  if (text === 'to' && (isUnknown(second) || does.test(second.text)))
    return sentence.some((each, index) => each.text === 'is' && index > 1 && !/^(?:lose|gain|pay|draw)$/.test(textAt(sentence, index + 2)))
  // "Made of nothing but mist", "Carved from a single block": how it came to be so.
  if (
    /(?:ed|en|wn|lt|ght|ung|ing|de)$/i.test(head.written) &&
    /^(?:of|from|in|by|with|for|on|at|out|and|under|between|into|,)$/.test(second.text)
  )
    return true
  // "Dr. Laurence's methods are ...", "Uncle Sam has made ...".
  if (head.type === 'strange') return /^(?:'s|have|is|were)$/.test(second.text) || (second.type === 'unknown' && isSmall(second))
  // "Even the birds are silent".
  if (text === 'even' && /^(?:the|a|their|its|your)$/.test(second.text)) return sentence.length > 3
  if (isThing(sentence)) return sentence.length > 2
  if (!isUnknown(head)) return false
  // "Buy, sell, trade": so many cries; "lanterns sway", "candles stand in rows": of many.
  if (second.text === ',' && sentence.length < 10) return true
  const isMany = /[^s]s$/.test(head.written)
  return (
    (isMany &&
      (second.type === 'unknown' ||
        /^(?:have|is|come|go|stand|lead|lie|keep|hold|look|watch|wait|and|in|on|from|of)$/.test(second.text))) ||
    (second.type === 'unknown' && !/ly$/.test(second.written) && sentence.length > 3)
  )
}

/** "Fame at last!", "Trouble at the mill!": what is called out, and where; how somebody fares would be said of a card. */
const isCalledOut = ([head, second, ...rest]: readonly Token[], stop: string): boolean =>
  stop === '!' &&
  isUnknown(head) &&
  !/^(?:safe|free|alive|strong|weak|immune|clear|protect\w*|hidden|lost)$/i.test(head!.written) &&
  !counts.test(head!.text) &&
  /^(?:at|in|on|under|beneath|behind|over|above|below)$/.test(second?.text ?? '') &&
  rest.length > 0 &&
  rest.length < 5

/** "You get lost in the maze", "you lose your way": nothing that is lost in a match. */
const astray =
  /^(?:you (?:(?:get|become|is) (?:hopelessly |completely |quite |utterly )?lose|(?:have )?lose (?:your|all) (?:way|bearing|sense of direction))|lose (?:your|all) (?:way|bearing|sense of direction))(?: |$)/

/** Whether one goes astray, and where, in words of which none is of the game. */
function goesAstray(sentence: readonly Token[]): boolean {
  const said = astray.exec(textOf(sentence))
  if (!said) return false
  const rest = sentence.slice(said[0].trim().split(' ').length)
  return rest.length === 0 || strangeWords(rest) !== undefined
}

/** What somebody does in a scene, told without saying who, and what nothing does in a match: "Sells to both sides", "Never forgets a face". */
const habits =
  /^(?:(?:never|always|still|rarely|seldom|often|sometimes) )?(?:sells?|drinks?|knows? (?:every(?:one|body|thing)?|all the|too much|where the)|forgets? (?:a|the|your|his|her)|speaks?|talks?|swears?|remembers?|smells?|tastes?|smiles?|laughs?|whispers?|mutters?|sings?|hums?|limps?|owes?|comes? (?:ashore|of|from (?:old|good|a))|dreams? of|believes?|gambles?|smokes?|lives|dances?|paints?|writes?|quotes?|collects?|dabbles?|boasts?|claims? to|chews?|spits?|reeks?|stinks?|works for|wants|likes?|loves|prefers?|answers to|trusts|grew|learned|says?|asks|thinks)\b/i

/** What one is bidden to do in a scene, and never in a match. */
const advice =
  /^(?:mind (?:the|your)|wipe (?:the|your)|knock|watch your|hold your (?:breath|tongue)|say your|bring your|keep your (?:voice|head|eyes|wits)|tip|smile|hurry|whisper|breathe|bolt|lock the|leave your (?:hat|coat|name)|hang your)\b/i

/** "She can be reasonable", "someone must sign for you": of nothing that a match knows. */
const isOfManners = (sentence: readonly Token[]): boolean => {
  const [head, must, verb] = sentence
  const said = textOf(sentence)
  if (/^(?:someone|somebody) must /.test(said))
    return (
      isUnknown(verb) &&
      isSmall(verb!) &&
      !isUnruly(verb!.text) &&
      !counts.test(verb!.written) &&
      strangeWords(sentence.slice(2)) !== undefined
    )
  if (sentence.length !== 4 || must?.text !== 'can' || verb?.text !== 'is') return false
  const like = sentence[3]!
  return (
    (head!.type === 'self' || head!.text === 'they') &&
    isUnknown(like) &&
    isSmall(like) &&
    !isUnruly(like.text) &&
    !counts.test(like.written) &&
    !/(?:ed|able to|ible)$/.test(like.written)
  )
}

/** Whether one does what nobody does in a match: by habit, by good advice, or being so and so: "So cold that metal will not serve". */
function isIdle(sentence: readonly Token[]): boolean {
  const written = sentence.map((each) => each.written).join(' ')
  const isSo = /^(?:so|too) \p{Ll}+ (?:that|for|it|one|you|the)\b/iu.test(written)
  if (!isSo && !habits.test(written) && !advice.test(written)) return false
  // "Works for free", "speaks in any tongue" may count.
  if (
    sentence.some(
      (each, at) => at > 0 && (counts.test(each.written.toLowerCase()) || /^(?:free|nothing|tongues?|double|half)$/.test(each.written)),
    )
  )
    return false
  const clear = strangeWords(sentence)
  return clear !== undefined && (clear > 0 || !isSo) && sentence.length > 2
}

/** What somebody feels or owes towards cards, and no card does to another. */
const regards = /^(?:fear|hate|dread|loathe|worship|despise|envy|revere|adore|love|covet|shun|obey|serve|mock|pity|resent|scorn|detest)s?$/

/** What something is like that may count in a match, said in words of no rule. */
export const counts =
  /^(?:slow|fast|swift|quick|weak|small|large|huge|tiny|giants?|everywhere|nowhere|useless|harmless|powerless|helpless|unseen|hidden|undying|immortal|eternal|invincible|invulnerable|indestructible|unstoppable|tireless|fearless|fearsome|intangible|incorporeal|unharmed|hungry|swarms?|packs?|herds?|pairs?|groups?|alone|together|solitary|rare|common|unique|deadly|dangerous|cheap|flies|fly|swims?|burrows?|climbs?|runs?|walks?|crawls?|teleports?|regenerates?|multipl\w*|reproduces?|spreads?|devours?|eats?|consumes?|kills?|slays?|destroys?|drains?|paraly[sz]es?|stuns?|hypnoti[sz]es?|petrif\w*|steals?|snatch\w*|grabs?|seizes?|carries|tramples?|crush\w*|poisons?|infects?|terrif\w*|frighten\w*|scares?|confus\w*|haunts?|possess\w*|replac\w*|absorbs?|ignor\w*|avoids?|evades?|resists?|blocks?|shields?|guards?|protects?|leads?|commands?|summons?|calls?|attracts?|repels?|shrinks?|grows?|doubles?|weakens?|strengthens?|heals?|tires?|vanish\w*|disappears?|appears?|returns?|escap\w*|flees?|perish\w*|dies?|wakes?|awakens?|sleeps?)$/

/** By what a god is called instead of his name. */
const epithet = /\b(?:God|King|Queen|Lord|Lady|One|Dweller|Sleeper|Thing|Horror|Goat|Prince|Messenger|Beast|Flame|Chaos|Mother|Father)\b/

/** Where the one ends whom a text is of: "Azathoth", "The Hounds", or called by what only he is, "The Charnel God"; 0 if nobody does. */
function afterOneself(sentence: readonly Token[]): number {
  const from = /^(?:the|a|these|those)$/.test(textAt(sentence, 0)) ? 1 : 0
  if (sentence[from]?.type === 'self') return from + 1
  let at = from
  while (sentence[at] && /^\p{Lu}/u.test(sentence[at]!.written) && /^(?:unknown|strange|family)$/.test(sentence[at]!.type)) at++
  const called = sentence.slice(from, at).map(({ written }) => written)
  return from === 1 && epithet.test(called.join(' ')) ? at : 0
}

/** "Azathoth swallows the light of reason", "Gugs fear the Ghasts": told of whom the text is of, and of nothing that counts. */
function tellsOfItself(sentence: readonly Token[]): boolean {
  const at = afterOneself(sentence)
  const [verb, ...rest] = sentence.slice(at)
  if (at === 0 || !verb || rest.length === 0) return false
  if (regards.test(verb.written) && rest.length < 4)
    return rest.every(({ type, text }) => type === 'name' || type === 'strange' || /^(?:the|all|of|and)$/.test(text))
  if ([verb, ...rest].some(({ written }) => counts.test(written.toLowerCase()) || /^(?:never|always|not|no)$/i.test(written))) return false
  const isBeing = verb.text === 'is' && rest.length > 1 && !/^(?:in|at|on|by|here|there)$/.test(rest[0]!.text)
  if (!isBeing && !(isUnknown(verb) && isSmall(verb) && !isUnruly(verb.text))) return false
  return rest.every((each) => isSmall(each) || each.type === 'mark') && (strangeWords(isBeing ? rest : [verb, ...rest]) ?? 0) > 0
}

/** How a word ends that tells of many what they are like, and that bids nobody do anything: "web-footed", "ravenous", "mindless". */
const likeness = /(?:ed|ous|ful|less|ish|ing|tic|ian|ine|(?<!e)al)$/

/** Whether a word tells what somebody is like, and nothing that a match could know. */
export const isLikeness = (token: Token | undefined): boolean =>
  isUnknown(token) &&
  /^\p{L}/u.test(token!.text) &&
  !isUnruly(token!.text) &&
  !counts.test(token!.written.toLowerCase()) &&
  !/(?:able|ible|proof|self)$/.test(token!.written) &&
  !/^(?:subject|equal|vulnerable|susceptible|limited|restricted|bound|attached|optional|mandatory|cumulative|permanent|temporary|victims?)$/i.test(
    token!.text,
  )

/**
 * "A sure-footed Priest.", "Blind and mindless.", "Web-footed scavengers of the marsh.": what somebody is like, told without a verb. With one, or
 * with a number, it might be a rule.
 */
export function isFragment(sentence: readonly Token[]): boolean {
  const [head, second, third] = sentence
  const behind = sentence.findIndex(({ text }, at) => at > 0 && /^(?:of|from|with|in)$/.test(text))
  const tail = behind < 0 ? [] : sentence.slice(behind + 1)
  // "Of the marsh", "of lost Mu".
  const isTailed =
    tail.length === 0
      ? behind < 0
      : tail.every((each, at) => (at === 0 && plain.has(each.text)) || isLikeness(each) || each.type === 'strange')
  const body = behind < 0 ? sentence : sentence.slice(0, behind)
  if (!isTailed) return false
  if (/^an?$/i.test(head?.written ?? '')) {
    const [noun, ...like] = body.slice(1).toReversed()
    const isOne = noun?.type === 'name' ? like.length > 0 && behind < 0 : isLikeness(noun) && isSmall(noun!)
    return (
      isOne &&
      like.every((each) => (isLikeness(each) && isSmall(each)) || /^(?:and|,|old|young)$/.test(each.text)) &&
      (noun?.type !== 'name' || like.some(isUnknown))
    )
  }
  // "Slowly and surely" would be how something is done.
  if (body.some(({ written }) => /ly$/.test(written))) return false
  if (body.length === 3 && /^(?:and|but)$/.test(second!.text)) return isLikeness(head) && isLikeness(third) && isSmall(third!)
  return (
    body.length === 2 &&
    (head!.text === 'natural' || (isLikeness(head) && likeness.test(head!.written))) &&
    isLikeness(second) &&
    isSmall(second!) &&
    /[^s]s$/.test(second!.written)
  )
}

/** "Whole towns sink.", "Your borrowing privileges are suspended.", "That is not dead which can eternal lie.": no word of it could be a rule, whatever its shape. */
function saysNothing(sentence: readonly Token[]): boolean {
  const isSaid = (token: Token, at: number): boolean => {
    const { type, text } = token
    if (at > 0 && !isSmall(token)) return false
    return type === 'unknown'
      ? !isUnruly(text) && !befalls.test(text) && /^\p{L}/u.test(text)
      : type === 'word' && (plain.has(text) || told.has(text) || /^(?:your|not|can|is)$/.test(text))
  }
  return (
    sentence.length > 2 &&
    // What begins with a word that no rule has may bid one do something.
    !isUnknown(sentence[0]) &&
    sentence.filter(isUnknown).length * 3 >= sentence.length &&
    sentence.every(isSaid) &&
    !sentence.some(
      ({ written }) =>
        counts.test(written.toLowerCase()) || /(?:able|ible|proof|ly)$|^(?:lasts?|works?|requires?|needs?|appl(?:y|ies))$/i.test(written),
    ) &&
    !/^(?:you|it|they|this|that is \S+$)/.test(textOf(sentence))
  )
}

/** Whether a sentence before all rules is but a scene; `stop` is the mark it ends with. */
export function isOpening(sentence: readonly Token[], stop: string): boolean {
  const said = textOf(sentence)
  if (/[.!…]/.test(stop) && saysNothing(sentence)) return true
  if (/[.!…]/.test(stop) && isFragment(sentence)) return true
  if (/[.!?…]/.test(stop) && (goesAstray(sentence) || tellsOfItself(sentence) || isOfManners(sentence) || isIdle(sentence))) return true
  if (/^soon(?:er)? or later /.test(said) && sentence.length > 4) return strangeWords(sentence) !== undefined
  if (!/[.!?…]/.test(stop) || sentence.length < 3 || /^(?:it|they|this|that|these|those|there) is (?:\S+)$/.test(said)) return false
  const clear = strangeWords(sentence)
  if (clear === undefined || clear === 0 || !(tells(sentence) || isCalledOut(sentence, stop))) return false
  // "Nobody leaves this place": told of a rule as well as of a scene. "It is night in the city" may be one.
  if (
    /\b(?:no|nobody|none|never|all|everyone|everybody|each|anyone)\b/.test(said) &&
    sentence.some(({ text }) => goes.test(text)) &&
    clear < 2
  )
    return false
  // "Zorbs have priority": of many whom the game does not know, something that may count.
  if (isUnknown(sentence[0]) && /s$/.test(sentence[0]!.written) && /^(?:have|is)$/.test(textAt(sentence, 1)) && clear < 4) return false
  if (sentence.some(({ type }) => type === 'name') && (clear < 2 || /^(?:it|they|this|there|you) is\b/.test(said))) return false
  return textAt(sentence, 0) !== 'only'
}

/** What could be a rule in a word or two: how figures are taken, how often, by whose will. */
const ofFigures =
  /^(?:optional\w*|mandatory|compulsory|obligatory|voluntar\w*|(?:non-?)?cumulative\w*|permanent\w*|temporar\w*|exclusive\w*|inclusive\w*|excluded|included|excluding|including|excepted|immediate\w*|automatic\w*|simultaneous\w*|consecutive\w*|successive\w*|rounded|rounding|printed|unmodified|modified|original\w*|total\w*|base|basic|maxim\w*|minim\w*|average|combined|respective\w*|alternat\w*|separate\w*|either|neither|twice|thrice|unseen|secret\w*|openly|face|sideways|upside|unused|used|unlimited|limited|same|similar\w*|likewise|ditto)$/i

/** Whether words in brackets behind a rule say no more than why it is so, or what it looks like: "(wet powder)", "(devoured in broad daylight)". */
export function isRemark(told: readonly Token[]): boolean {
  if (told.length < 2 || told.some(({ written }) => counts.test(written.toLowerCase()) || ofFigures.test(written))) return false
  if (
    told.some(
      ({ text, type }) =>
        type === 'number' ||
        /^(?:this|that|these|those|there|here|such|every|you|your|to|not|no|else|other|than|more|less|half|all|any|each)$/.test(text),
    )
  )
    return false
  return (strangeWords(told) ?? 0) > 0
}

/** Who is spoken of by what was told before. */
const pointing = /^(?:they|it|this|that|these|those|there|them|its|their|here|such|each|every|any|you|your)$/

/** What would be said of cards, in words of no rule. */
export const fares = /^(?:flee|die|perish|vanish|escape|scatter|rebel|revolt|burn|drown|starve|sicken|sleep|asleep|awake)(?:s|d|ed|es)?$/

/**
 * Whether a sentence behind rules is but a scene, "Fog rolls in from the river": two words at least that the game does not know, none
 * that points back to what the rules speak of, and nothing that could be said of cards.
 */
export function isToldBehind(sentence: readonly Token[], stop: string): boolean {
  if (!/[.!…]/.test(stop) || (strangeWords(sentence) ?? 0) < 2 || !tells(sentence)) return false
  return !sentence.some(
    ({ text, written }) =>
      pointing.test(text) || fares.test(written) || counts.test(written.toLowerCase()) || regards.test(written) || text === 'to',
  )
}
