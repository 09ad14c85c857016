/** Sentences that are one, and one that is several, told by their words before any of them is read. */

import {
  withAllyAsked,
  withAnswer,
  withBroughtAlly,
  withCardOnTop,
  withCasesApart,
  withConditionAnswered,
  withCostAgain,
  withDeedInstead,
  withFateInstead,
  withMeanwhile,
  withNoneShown,
  withNoneToGive,
  withNoPhobia,
  withOneElse,
  withOrElse,
  withOrIf,
  withOther,
  withPlacedSo,
  withPlaceReached,
  withPlayThere,
  withProtectionThen,
  withRefusal,
  withSameCrowd,
  withSameMeans,
  withSamePass,
  withSomeOfThem,
  withTheOthers,
} from './back-to-it.ts'
import { withBearer, withWholeLoss } from './bearing.ts'
import { saidTogether, withoutEpithet } from './briefly.ts'
import { withOthersThan, withoutSuffering, withSameManner, withSeized } from './brought-near.ts'
import { withClauses } from './clauses.ts'
import { withDimensionOfDeed } from './elided.ts'
import { withCountOfGone } from './gone-so.ts'
import { hangingOnTheLast } from './hangs-on-the-last.ts'
import { withHisWayOut } from './his-way-out.ts'
import { inPairs } from './in-pairs.ts'
import { withOwnEnd } from './its-own-end.ts'
import type { Token } from './lexer.ts'
import {
  withHisThings,
  withKindOfTitle,
  withOpenThreat,
  withOpponentHere,
  withPileForIt,
  withThreatForIt,
  withWayTold,
  withWhoIsThere,
} from './meant-by-it.ts'
import { withAimOfScene } from './mishaps.ts'
import { withWhatItTakes } from './permitted.ts'
import { withBorrowed, withItself, withOpponentChosen, withProviso, withVisitorTold } from './plainly.ts'
import { withChosenAtOnce, withChosenForPrice, withPricesBefore, withWorthOfTheChosen } from './price-told.ts'
import type { Self } from './reading.ts'
import { withWhatHappens } from './roundabout.ts'
import {
  withCancelledCard,
  withChosenFromHand,
  withChosenPlaced,
  withItFlippedBack,
  withItForThis,
  withItOfBefore,
  withNextTurn,
  withRandomCards,
  withShownChoice,
  withSpellApart,
  withSpellsAgain,
  withWhatIsStolen,
  withWhatSpares,
} from './set-right.ts'
import { withSetAside } from './spelled-out.ts'
import { withMomentSupposed } from './supposed.ts'
import { withTakenUp } from './taken-up.ts'
import { isNamed, newWord, newWords, piecesOf, textAt, textOf, tokensIn, word, words } from './tokens.ts'
import { withTurnedUp } from './turned-up.ts'

/** The sentences of a text, said so that each can be read by itself: together where they are one, apart where they are several. */
export function toldAsOne(told: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const cut = hangingOnTheLast(withOwnEnd(inPairs(told, self), self), self)
  const clear = withNoneShown(
    withCardOnTop(
      withTheOthers(withAimOfScene(withItUsedUp(withItFlippedBack(withItOfBefore(withRefusal(withOneElse(cut)))), self), self), self),
      self,
    ),
  )
  const given = withNoneToGive(
    withConditionAnswered(
      withOrIf(
        withBroughtAlly(
          withPlayThere(
            withPlaceReached(
              withAllyAsked(
                withWorthOfSummoned(
                  withDearerSummons(withSanityAgain(withHandShown(fromWhatIsSeen(withPointsLost(withGoingOn(clear)).map(withKindLeft))))),
                ),
              ),
            ),
            self,
          ),
          self,
        ),
      ),
      self,
    ),
  )
  const sentences = withOther(
    withPlacedSo(
      withAnswer(
        withUnreached(
          withTurnedUp(
            withSomeOfThem(
              withSuchAsCounted(
                withCountOfGone(
                  withDeedInstead(
                    withFateInstead(withProtectionThen(withOrElse(withCasesApart(withSameCrowd(withMeanwhile(withNoPhobia(given))))))),
                    self,
                  ),
                ),
              ),
            ),
            self,
          ),
        )
          .map(withoutPreference)
          .map(withLotFirst),
        self,
      ),
    ),
    self,
  )
  const said = withShuffledDeck(
    withGatePrice(
      withoutCastings(
        saidTogether(
          withMomentSupposed(withTakenUp(sentences, self)).map((part) => withNextTurn(withoutEpithet(part))),
          self,
        ),
      ),
    ),
  )
    .flatMap(withAfterthought)
    .flatMap(withFateBesides)
    .flatMap(withBothTwice)
  const each = withWhatHappens(
    withSetAside(
      withCostAgain(
        withSamePass(
          withSameMeans(
            withLyingFaceDown(
              withMomentFirst(withChosenForGood(withPlaceOfIt(withoutReminder(withoutAnnouncement(said), self)), self), self),
              self,
            ),
          ),
        ),
      ),
    ),
  )
    .map((part) => withWhoIsThere(ofBearer(withKindOfTitle(part, self), self)))
    .flatMap((part) => withItself(withVisitorTold(withItForThis(part) ?? part, self), self))
    .map((part) => withOpponentHere(withDimensionOfDeed(withChosenFromHand(part) ?? part)))
  const shown = withOpenThreat(
    withThreatForIt(
      withShownChoice(
        withWhatIsStolen(
          withWhatSpares(
            withWholeLoss(
              withBearer(
                withWhatItTakes(
                  withSpellsAgain(
                    withHisThings(each, self)
                      .flatMap((one) => withClauses(one, self))
                      .flatMap(withSpellApart),
                  ),
                ),
                self,
              )
                .flatMap(defenceApart)
                .flatMap(combatApart),
              self,
            ),
          ),
        ),
      ),
    ),
  )
  const whole = withBorrowed(
    withOpponentChosen(
      withProviso(
        withWayTold(
          withCancelledCard(
            withChosenPlaced(
              withSameManner(
                withSeized(withOthersThan(withPileForIt(withHisWayOut(shown, self)), self), self).map((part) =>
                  withoutSuffering(part, self),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
  return withWhenUsed(
    withUseTold(
      withUseBehind(
        withPricesBefore(
          withLasting(
            withWhatIsChosen(
              withOtherCase(
                withWhatIsSeen(
                  withItsValue(
                    withWorthOfTheChosen(withChosenAtOnce(withChosenForPrice(withWhatIsFound(withTakenOrPlayed(whole)), self), self), self),
                  ),
                ),
              ),
              self,
            ),
          ),
          self,
        ),
        self,
      ),
      self,
    ),
  )
}

const takesOne =
  /(?:^|[,:] |\b(?:and|to|may|turn) )(?:take|choose|pick|select|retrieve|recover|find) (?:1|one|a|any|any one) [^,:;()]*? (?:from|in) your (?:story deck|discard pile|hand)$/
const playsOrKeeps =
  /^(?:you may )?(?:either )?(?:play it\b[^;:()]*? or (?:else )?(?:put|take|place|return|add) it (?:in|into|to) your hand|(?:put|take|place|return|add) it (?:in|into|to) your hand(?: ,)? or (?:else )?play it\b[^;:()]*)$/

/** "Take one Artifact from your Story Deck. Play it at once, or put it in your Hand.": one deed, of which two things may come. */
function withTakenOrPlayed(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const from = /^(?:you may )?(?:either )?/.exec(textOf(part))![0].split(' ').length - 1
    if (!before || part.length === 0 || !takesOne.test(textOf(before)) || !playsOrKeeps.test(textOf(part))) {
      result.push(part)
      continue
    }
    const ways = part.slice(from)
    const or = ways.findLastIndex(({ text }) => text === 'or')
    // It is told first what is played, whichever stands first.
    const told =
      ways[0]!.text === 'play'
        ? ways
        : [...ways.slice(or + 1), ways[or]!, ...ways.slice(0, ways[or - 1]?.text === ',' ? or - 1 : or)].filter(
            ({ text }) => text !== 'else',
          )
    result[result.length - 1] = [...before, ...newWords('and either', part[0]!), ...told]
  }
  return result
}

/** "Search your Mythos Deck for one Spell. Put it in your Hand.": what is done with what is found belongs to the search. */
function withWhatIsFound(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const told of parts) {
    const before = result.at(-1)
    const found = before !== undefined && /\bsearch (?:through )?your mythos deck\b/.test(textOf(before))
    const part = found ? asTold(told) : told
    const [first, second] = part
    // "Shuffle afterwards. The card goes to your Hand.": the one is done before the other, whichever is told first.
    const shuffled = before ? textOf(before).indexOf(' and shuffle your mythos deck') : -1
    if (before && found && shuffled > 0 && textOf(part) === 'put it into your hand') {
      const at = before.findLastIndex(({ text }) => text === 'shuffle') - 1
      result.splice(-1, 1, [...before.slice(0, at), ...newWords('and put it into your hand', part[0]!)], before.slice(at + 1))
      continue
    }
    const goesOn =
      before?.some((each) => each.text === 'search' || each.text === 'recover') &&
      first &&
      dealt.has(first.text) &&
      /^(?:it|them)$/.test(second?.text ?? '')
    const shuffles = before?.some((each) => each.text === 'search') && first?.text === 'shuffle'
    // "Look at the top three cards of your Mythos Deck. Return them in any order."
    const arranges =
      before?.some((each) => each.text === 'look') &&
      first &&
      dealt.has(first.text) &&
      second?.text === 'them' &&
      part.some((each) => each.text === 'order')
    if (before && (goesOn || shuffles || arranges))
      result[result.length - 1] = [...before, { ...first, type: 'word', text: 'and', written: first.written }, ...part]
    else result.push(part)
  }
  return result
}

/** "Add 1 for each Corrupt Ally you have in play. Then discard all such Allies": those that were counted. */
function withSuchAsCounted(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const before = parts[index - 1] ?? []
    const those = withOneOfThose(part, before)
    if (those) return those
    const at = part.findIndex(({ text }, place) => text === 'such' && part[place - 1]?.text === 'all')
    const noun = part[at + 1]?.text
    if (at < 0 || noun === undefined) return part
    const each = before.findLastIndex(({ text }, place) => text === 'each' && before[place - 1]?.text === 'for')
    const end = before.findIndex(({ text }, place) => place > each && text === noun)
    const kind = each < 0 || end < 0 ? [] : before.slice(each + 1, end)
    return kind.length === 0 || kind.length > 2 ? part : [...part.slice(0, at), ...kind, ...part.slice(at + 1)]
  })
}

/** Whose those are that were counted, and how one of them is told. */
const countedOf: readonly (readonly [said: RegExp, whose: string])[] = [
  [
    /^(?:(?:that|which) )?(?:currently )?affect (?:them|their investigator|your opponent|your opponent 's investigator)$/,
    'that affect your opponent',
  ],
  [/^(?:(?:that|which) )?(?:currently )?affect (?:you|your investigator)$/, 'that affect you'],
  [/^(?:they|your opponent) have(?: in play)?$/, 'of your opponent'],
  [/^of your opponent$/, 'of your opponent'],
  [/^you have(?: in play)?$/, 'of your'],
]

/** "Lose 1 Sanity for each Phobia that affects you. Then bury one of those Phobias": one of those that were counted. */
function withOneOfThose(part: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const at = part.findIndex((_, place) => /^of (?:those|these)$/.test(textOf(part.slice(place, place + 2))))
  const each = before.findLastIndex(({ text }, place) => text === 'each' && before[place - 1]?.text === 'for')
  const noun = part[at + 2]
  if (at < 1 || each < 0 || !noun || part[at - 1]!.type !== 'number') return undefined
  const end = before.findIndex(({ text }, place) => place > each && text === noun.text)
  const kind = before.slice(each + 1, end)
  const told = countedOf.find(([said]) => said.test(textOf(before.slice(end + 1))))
  // "They" are the opponent where nobody else was spoken of.
  const isOther = /\b(?:each|any|all|every|that|another|other) (?:player|opponent|investigator)\b/.test(textOf(before))
  if (end < 0 || kind.length > 2 || !told || isOther) return undefined
  const one = told[1] === 'of your' ? [...newWords(told[1], noun), ...kind, noun] : [...kind, noun, ...newWords(told[1], noun)]
  return [...part.slice(0, at), ...one, ...part.slice(at + 3)]
}

/** "The card goes to your Hand", "shuffle afterwards": of what was found, and of the deck that was searched. */
function asTold(told: readonly Token[]): readonly Token[] {
  const shown =
    /^(?:reveal|show) (?:it|the card|that card)(?: to (?:your opponent|each opponent|all player|each player))? (?:, and|,|and) /.exec(
      `${textOf(told)} `,
    )
  const part = shown ? told.slice(shown[0].trim().split(' ').length) : told
  const said = textOf(part)
  if (
    /^(?:the|that) card (?:go|come|is (?:put|place|add|take)) (?:in|into|to) your hand$|^it (?:go|is put|is place) (?:in|into|to) your hand$/.test(
      said,
    )
  )
    return newWords('put it into your hand', part[0]!)
  return /^shuffle(?: (?:it|that deck|the deck))?$/.test(said) ? newWords('shuffle your mythos deck', part[0]!) : part
}

/** "This Ally", on what is given to an Ally, is that one. */
function ofBearer(part: readonly Token[], self: Self | undefined): readonly Token[] {
  if (self?.type !== 'Artifact') return part
  return part.map((token, at) => (token.text === 'this' && part[at + 1]?.text === 'ally' ? word('that', token) : token))
}

const shown =
  /^if (?:the )?(?:card reveal|reveal card|next card) is (?<not>not )?(?:a )?(?<what>[^,;:()]+?)(?<place> location)? , bury it(?: also| too| as well)?$/
const goesOn =
  /^repeat (?:this )?until (?:a|one|1) (?:location (?:that|which) is (?<not>not )?(?:a )?(?<that>[^,;:()]+?)|(?<such>[^,;:()]+?)) (?:card )?is reveal$/

/** "If the card revealed is Underground, bury it also. Repeat until a Location that is not Underground is revealed": the second tells all of it. */
function withGoingOn(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const isToldBy = (one: readonly Token[] | undefined, two: readonly Token[] | undefined, isPlain: boolean): boolean => {
    const [first, next] = [shown.exec(textOf(one ?? []))?.groups, goesOn.exec(textOf(two ?? []))?.groups]
    if (!first || !next) return false
    const { what, not, place } = first
    if (what === 'location') return isPlain && not !== undefined && next['such'] === 'location'
    const isOpposite =
      next['such'] === undefined
        ? (not === undefined) !== (next['not'] === undefined) && next['that'] === what
        : not !== undefined && next['such'] === `${what} location`
    return !isPlain && isOpposite && (place === undefined || next['such'] !== undefined)
  }
  return parts.filter((part, at) => !isToldBy(part, parts[at + 1], false) && !isToldBy(parts[at - 1], part, true))
}

/** "Underground and Island Locations may not be reached.": of the way just told. */
function withUnreached(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const said = textOf(part)
    const to = part.findIndex(({ text }) => text === 'location') + 1
    const isUnreached =
      to > 1 &&
      part[0]!.text !== 'exotic' &&
      /^(?:may not|cannot|can not) is (?:reach|play|visit|enter|choose)(?: (?:in this way|by this|so|thus|by THIS|with this card|by this card))?$/.test(
        textOf(part.slice(to)),
      )
    const isWay = before && /\bplay (?:a|any|1) (?:new )?(?:\S+ ){0,4}location\b/.test(textOf(before)) && !/\bexcept\b/.test(textOf(before))
    const named = part.slice(/^(?:any|no|a|all)$/.test(part[0]?.text ?? '') ? 1 : 0, to)
    // "This is Travel in Space.": of the way just told.
    const means =
      /^(?:(?:this|it|(?:this|the) (?:journey|trip|move|travel)) (?:is|count as|is consider|is treat as)|count as|treat (?:(?:this|it) )?as|consider (?:this|it)) (?:a )?(?=travel )/
        .exec(said)?.[0]
        .trim()
    if (before && isWay && means && part.length - means.split(' ').length === 1) {
      result[result.length - 1] = [...before, ...newWords('as by a', part[0]!), part.at(-1)!]
    } else if (before && isUnreached && isWay && !/\b(?:while|if|in|of|at)\b/.test(said)) {
      const up = before.findIndex(({ text }) => text === 'right-side-up')
      const end = up < 0 ? before.length : before[up - 1]!.text === ',' ? up - 1 : up
      result[result.length - 1] = [...before.slice(0, end), ...newWords('except', part[0]!), ...named, ...before.slice(end)]
    } else result.push(part)
  }
  return result
}

/** "He must flip one Ally face-down, chosen at random": it is he who flips one random Ally. */
const withLotFirst = (part: readonly Token[]): readonly Token[] =>
  (/ , (?:choose|select|pick) at random$/.test(textOf(part)) ? withRandomCards(part) : undefined) ?? part

/** "Or, if you would rather stay awake, ...", "if you prefer the comfort of a hearth you know, ...": who likes it so does it. */
function withoutPreference(part: readonly Token[]): readonly Token[] {
  const from = part.findIndex(
    ({ text }, at) => text === 'if' && /^you (?:prefer|would rather|had rather|would prefer)\b/.test(textOf(part.slice(at + 1, at + 4))),
  )
  const to = part.findIndex(({ text }, at) => at > from && text === ',')
  const isLiking = from >= 0 && to >= 0 && part.slice(from, to).every(({ type }) => type === 'word' || type === 'unknown')
  const rest = isLiking ? [...part.slice(0, from), ...part.slice(to + 1)] : part
  // "; or, gain 1 Sanity" is "; or gain 1 Sanity".
  return rest.filter(({ text }, at) => !(text === ',' && at > 1 && textOf(rest.slice(at - 2, at)) === '; or'))
}

const includesYou =
  /^(?:this|it|that) (?:also )?include (?:you|yours|yourself|your own|your investigator|your own investigator)(?: (?:too|as well))?$|^this (?:also )?affect (?:you|your investigator|your own investigator)(?: too| as well)?$|^you is (?:not (?:exempt|except|spare)|include|affected too|affected as well)(?: from this)?$/
const noEither = /^(?:ignore|disregard|(?:there is )?no) (?:the |any )?sanity (?:gain|loss) (?:\/|or|and) (?:gain|loss)$/
const excess = '(?:(?:the|any|all|all the) )?(?:excess|extra|surplus|superfluous) spell(?: in (?:it|this card|this tome))?'
const tooMany =
  '(?:(?:a|any|any 1|the|all|each|those|all the) )?spell (?:(?:(?:that|which) )?(?:it|they|the tome|that tome|that ally|the ally|this card) (?:can|may) no longer (?:hold|contain|carry)|for which (?:it|they|there|the tome|that tome) (?:have|is) no (?:longer )?(?:any )?(?:room|place)(?: left)?)'
const buriesExcess = new RegExp(
  `^(?:(?:your opponent|that opponent|its owner|its player|that player|they|you) (?:must )?)?bury ${tooMany}$|^bury ${excess}(?: (?:when|if|once|as soon as) (?:you (?:leave|depart|go|do not)|its capacity|it can no longer)\\b.*)?$|^(?:when|if|once|as soon as) (?:you (?:leave|depart)|its capacity)\\b[^,]* , bury ${excess}$`,
)
const isAnywhere =
  /^(?:you|your investigator) (?:need not|do not (?:have|need) to|is not require to) is (?:(?:at|in) (?!play|combat|your|this|the\b)[^,:;()]+|(?:at|in) any (?:particular|special|certain) (?:location|place)) (?:to do (?:so|this|that|it)|for (?:this|that)|in order to do (?:so|this))$/

const toNothing = '(?:to (?:0|zero|nothing)|below 1)(?: point)?'
const fallsTo = `(?:is )?(?:reduce|reduced|bring|brought|lower|lowered|drop|drops|fall|falls|sink|sinks)(?: thus| in this way)? ${toNothing}(?: in this way| thus| or less)?`
/** That an Ally of no value is buried, told of one that has just lost points. */
const spentAlly = new RegExp(
  `^(?:(?:a|any|each|all) )?ally (?:thus |so |(?:that|who|which|whose value) )?${fallsTo} is (?:bury|buried)$|^bury (?:a |any |all |each )?ally (?:thus |so |(?:that|who|which|whose value) )?${fallsTo}$|^(?:if|when) (?:its|their|that ally 's|the ally 's|target ally 's|the target 's) value ${fallsTo} , (?:bury (?:it|they|them|that ally|the ally)|(?:it|they|that ally|the ally) is (?:bury|buried))$|^(?:if|when) (?:this|that|the loss) (?:reduce|reduces|bring|brings|lower|lowers|drop|drops) (?:it|they|its value|that ally|the ally|target ally|the target)(?: 's value)? ${toNothing} , (?:bury (?:it|they|them|that ally|the ally)|(?:it|they|that ally|the ally) is (?:bury|buried))$`,
)

/** What is so anyway of what the sentence before has told: who chooses what he does, how often a Gate serves. */
function withoutReminder(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  return parts.filter((part, at) => {
    const before = textOf(parts[at - 1] ?? [])
    const said = textOf(part)
    const isTheirs = /^(?:the )?choice is (?:your opponent 's|that (?:player|opponent) 's|theirs|their)$/.test(said)
    if (isTheirs && /\bopponent must .* or /.test(before) && !/\byou\b/.test(before)) return false
    const isOnce = /^(?:you|each player|any player|a player) (?:may|can) use (?:this|the|that) gate (?:but|only|just) once$/.test(said)
    // "Players may play no Allies. Allies already in play are unaffected.": what forbids a play does nothing to what was played.
    const isSpared = /^(?:all |any )?(?:\S+ ){0,3}(?:already|currently) in play is (?:unaffected|not affected)$/.test(said)
    if (isSpared && /\b(?:may|can)(?:not| not)? (?:is )?play\b|\bplay no\b/.test(before)) return false
    // "Target Ally loses 2 points. If this reduces it to 0, bury it.": an Ally of no value is buried anyway (M7.16).
    if (spentAlly.test(said) && /\bally\b/.test(parts.slice(0, at).map(textOf).join(' '))) return false
    // "Bury this card and one Ghoul in the opposing Threat. Neither takes part in the Combat.": both are gone.
    const isGone =
      /^neither(?: of (?:them|these|they|the two|both|the two card))? (?:(?:may )?(?:take (?:any )?part|participate|fight)) in (?:the |this |that )?(?:combat|battle)$/
    if (isGone.test(said) && /\b(?:bury|discard) this (?:card|monster) (?:and|(?:together |along )?with) (?!all\b)/.test(before))
      return false
    // "Each Investigator in Arkham loses 1 Sanity. This includes yours.": whoever "each" or "all" speaks of.
    if (includesYou.test(said) && /\b(?:each|every|all|any)(?: of the)? (?:player|investigator)s?\b/.test(before)) return false
    // "Bury one Phobia affecting you. You need not be in a Church to do this.": what no rule asks of a deed; a play or a journey may ask it.
    if (
      isAnywhere.test(said) &&
      before !== '' &&
      !/\b(?:play|cast|summon|control|travel|walk|use|join|put|place|if|while|at|in)\b/.test(before)
    )
      return false
    // "He returns to his former Location. Ignore Sanity gain/loss.": who comes back has arrived there before.
    if (noEither.test(said) && /\b(?:return|go back|remain|stay) (?:to|at|in) (?:the|their) former (?:current )?location$/.test(before))
      return false
    // "The Spell Capacity of this Tome is 3 while you are here. Bury excess Spells when you leave.": so it is anyway (M9.7).
    if (buriesExcess.test(said) && /\b(?:capacity|hold)\b/.test(before)) return false
    // "(Fear of justice)": what a Phobia is called in plain words.
    if (self?.type === 'Event' && /^\(? ?(?:the |a |an? irrational )?fear of [^,:;()]+?(?: \))?$/.test(said)) return false
    // "Play it right-side-up. You need not walk.": so it is anyway.
    if (/^(?:you|your investigator) (?:need not|do not have to|do not) walk(?: there)?$/.test(said) && /\bright-side-up\b/.test(before))
      return false
    return !(isOnce && /\bgate\b/.test(before))
  })
}

/** "Target Ally loses 1 point. One of your Allies gains the point lost.": as many as the sentence before has told. */
function withPointsLost(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, at) => {
    const gain = part.findIndex(({ text }) => text === 'gain')
    if (
      gain < 1 ||
      !/^gain (?:(?:the|that|those) point(?: so)? lose|the lose point|as (?:many|much)(?: point)?)$/.test(textOf(part.slice(gain)))
    )
      return part
    const before = parts[at - 1] ?? []
    const numbers = before.flatMap(({ type }, index) => (type === 'number' ? [index] : []))
    const first = numbers[0]
    const isOne = first !== undefined && textAt(before, first - 1) === 'lose' && !/^(?:sanity|card|ally)$/.test(textAt(before, first + 1))
    // A second number may only be how low the value goes.
    const rest = textOf(before.slice((first ?? 0) + 1))
    if (!isOne || (numbers.length > 1 && !/\b(?:minimum|below|less than)\b/.test(rest))) return part
    return [...part.slice(0, gain + 1), before[first]!]
  })
}

const sharesFate =
  /^(?<head>(?:if|when) (?:the |that |its )?(?:ally|bearer) is (?<how>lose|bury|discard|bury or discard|discard or bury) , (?:.*\S )?suffer the same fate)(?: ,)? and (?=you (?:must )?(?:gain|lose|draw|discard) )/

/** "If Ally is lost, this Artifact suffers the same fate and you lose 1 Sanity": both befall when he is lost. */
function withFateBesides(part: readonly Token[]): readonly (readonly Token[])[] {
  const found = sharesFate.exec(textOf(part))
  if (!found) return [part]
  const { head, how } = found.groups!
  const rest = part.slice(found[0].trim().split(' ').length)
  return [part.slice(0, head!.split(' ').length), [...newWords(`when the bearer is ${how} ,`, part[0]!), ...rest]]
}

const summons =
  /^(?<lead>(?:you may )?(?:summon or control|control or summon|summon|control)) (?<one>[^,:;()]+?) or (?:a |any |1 )?(?<other>[^,:;()]+)$/
const dearer =
  /^(?:if it is )?(?:a |any |each |the )?(?<other>[^,:;()]+?) cost (?:you )?(?:a )?(?<n>\S+) (?:extra|additional|more|further)(?: point of)? sanity(?: point)?(?: (?:extra|more))?(?: to (?:summon or control|control or summon|summon|control))?$/

/** "Control a Ghoul or a Shoggoth. A Shoggoth costs 1 additional Sanity.": the one, or for a price the other. */
function withDearerSummons(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const called = before && summons.exec(textOf(before))?.groups
    const price = dearer.exec(textOf(part))?.groups
    if (!before || !called || !price || called['other'] !== price['other']) {
      result.push(part)
      continue
    }
    const or = before.findLastIndex(({ text }) => text === 'or')
    const near = before[or]!
    const number = part.find(({ type }) => type === 'number')!
    // "Control Ghouls or a Shoggoth": a plural alone is one of them here.
    const from = called['lead']!.split(' ').length
    const isBare = isNamed(before[from])
    result[result.length - 1] = [
      ...before.slice(0, from),
      ...(isBare ? newWords('a', near) : []),
      ...before.slice(from, or),
      ...newWords(', or lose', near),
      number,
      ...newWords('additional sanity to', near),
      ...before.slice(called['lead']!.startsWith('you may') ? 2 : 0, from),
      ...before.slice(or + 1),
    ]
  }
  return result
}

const handShown =
  /\b(?:look (?:at|through) (?:(?:all(?: of)? )?the card in )?your opponent 's hand|(?:your|one|a|the|any) opponent (?:must )?(?:reveal|show) (?:you )?their (?:entire |whole )?hand(?: to you)?)$/
const asksOfIt = /^(?:if|unless) (?:there is (?:no|a|any|at least|\S+ or more) [^,:;()]+ in it|it contain [^,:;()]+?)(?= ,)/

const oneOfIt = /^if there is (?:a|any) (?<kind>[^,:;() ]+) in it , (?:you (?:may )?)?(?:discard|bury) (?:one|1)$/
const takenOfHand =
  /\b(?:discard|bury|take|choose|pick|select) (?:one|1|a|any one|any 1) (?<kind>[^,:;()]+?) (?:from|among|from among|out of) (?:it|them|those card|those|these card)(?=$| ,| and )/
const noneInHand =
  /^(?:but )?if (?:there is|they have|your opponent have|that player have) (?:none|no such card)(?: there| in it| among (?:them|those card))?(?= ,)/

/** "Look at your opponent's Hand. If there is no Monster in it, gain 2 Sanity.": in that Hand; "discard one Tome from it. If there is none, ...": no Tome. */
const withHandShown = (parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] =>
  parts.map((part, at) => {
    const before = at > 0 ? textOf(parts[at - 1]!) : ''
    const lack = noneInHand.exec(textOf(part))
    const taken = lack ? takenOfHand.exec(before)?.groups?.['kind'] : undefined
    const from =
      taken === undefined ? -1 : parts[at - 1]!.findIndex((_, index) => textOf(parts[at - 1]!.slice(index)).startsWith(`${taken} `))
    const isShown = handShown.test(before.slice(0, before.search(takenOfHand)).replace(/(?: (?:,|and|then|you|may|must))*\s*$/, ''))
    if (lack && taken !== undefined && from >= 0 && (isShown || (at > 1 && handShown.test(textOf(parts[at - 2]!))))) {
      const near = part[0]!
      const kind = parts[at - 1]!.slice(from, from + taken.split(' ').length).map((each) => ({ ...each, at: near.at, length: near.length }))
      const rest = part.slice(lack[0].split(' ').length)
      return [
        ...newWords('if your opponent have no', near),
        ...kind,
        ...newWords('in their hand', near),
        ...rest,
        ...(rest.some(({ text }) => text === 'instead') ? [] : [newWord('instead', near)]),
      ]
    }
    if (at === 0 || !handShown.test(before) || !asksOfIt.test(textOf(part))) return part
    const it = part.findIndex(({ text }) => text === 'it')
    // "If there is a Monster in it, discard one": a Monster.
    const one = oneOfIt.exec(textOf(part))?.groups
    const kind = one ? part.slice(4, 4 + one['kind']!.split(' ').length) : []
    const hand = newWords("your opponent 's hand", part[it]!)
    return [...part.slice(0, it), ...hand, ...part.slice(it + 1), ...(one ? [...kind, newWord('in', part[it]!), ...hand] : [])]
  })

const looksAtCards =
  /\b(?:look (?:at|through) (?:(?:all(?: of)? )?the card in )?|examine |inspect )?(?:your|1|one|a|any|any 1|the|target) opponent (?:'s (?:hand|threat)|(?:must )?(?:reveal|show) (?:you )?their (?:entire |whole )?hand(?: to you)?)$/
const takesSome =
  /^(?:you (?:may )?)?(?:discard|bury|choose|pick|select) (?:1|one|two|2|a|any|any 1|any one|all|each|up to \S+) (?:(?!(?:from|in|of|'s|your|you|their|they|that|those|these|it|them|there|play)\b)[^ ,:;()]+(?= |$) ?)+?(?: worth \S+ point or less| of up to \S+ point)?(?= of your choice$|$| ,? ?(?:and|which) (?:is )?(?:discard|bury)\b)/

/** "Look at your opponent's Hand. You may discard one Monster.": one of those that were looked at. */
const fromWhatIsSeen = (parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] =>
  parts.map((part, at) => {
    const said = at > 0 && looksAtCards.test(textOf(parts[at - 1]!)) ? takesSome.exec(textOf(part))?.[0] : undefined
    if (said === undefined) return part
    // What is chosen and dealt with in a later sentence is told there.
    if (/\b(?:choose|pick|select)\b/.test(said) && said.length === textOf(part).length) return part
    const chosen = / of your choice$/.test(textOf(part)) ? 3 : 0
    const end = said.trim().split(' ').length + chosen
    const zone = /threat$/.test(textOf(parts[at - 1]!)) ? "in your opponent 's threat" : 'from it'
    return [...part.slice(0, end), ...newWords(zone, part[end - 1]!), ...part.slice(end)]
  })

const allBut = /\bmore than \S+ (?!card\b)[^,:;()]+? (?:must )?(?:discard|bury|flip) all but \S+$/

/** "Each opponent who has more than two Artifacts must discard all but two": of those, and of no Hand. */
const withKindLeft = (part: readonly Token[]): readonly Token[] =>
  allBut.test(textOf(part)) ? [...part, ...newWords('of them', part.at(-1)!)] : part

const losesSanity = /\b(?<how>lose|gain) \S+ sanity(?: point)?(?: point)?$/
const losesSoMuch =
  /^(?:but )?(?:each|any|every|all|your|a|1)(?: other)? (?:player|opponent|investigator)[^,:;()]* (?<how>lose|gain) (?:#|1|\d+)(?: point)?$/

/** "Each opponent who is Inside loses 1 Sanity. Each opponent at a Water Location loses 2.": Sanity as well. */
const withSanityAgain = (parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] =>
  parts.map((part, at) => {
    const before = at > 0 ? losesSanity.exec(textOf(parts[at - 1]!))?.groups?.['how'] : undefined
    if (before === undefined || losesSoMuch.exec(textOf(part))?.groups?.['how'] !== before) return part
    const kept = part.at(-1)!.text === 'point' ? part.slice(0, -1) : part
    return [...kept, newWord('sanity', part.at(-1)!)]
  })

const summonsOne =
  /^(?:(?:as your turn|when cast|when use|when used) , )*(?<may>you may )?(?<do>(?:summon or control|control or summon|summon|control) [^,:;()]+)$/
const itsWorth =
  /^(?:(?<first>(?:if|when|while) [^,:;()]+?|at night|during the (?:day|night))(?: ,)? )?(?:you (?:may|can) )?(?:(?:it|they|(?:that|the)(?: summon(?:ed)?)? monster|that card) (?:gain|add|receive|get) (?<n>\S+)(?: point)?(?: of value| to (?:its|their) value)?|(?:its|their|that monster 's) value is (?:increase|raise) by (?<k>\S+)(?: point)?|add (?<m>\S+)(?: point)? to (?:(?:its|their|that monster 's) value|the value of (?:it|that monster|the monster|that card)|it|that monster))(?: (?:for (?:this|the|that|its) attack|for (?:that|this) combat|until the end of (?:the |this |that )?(?:round|combat)|for the (?:remainder|rest) of (?:the |this )?(?:round|combat)|this round))?(?: (?<last>(?:if|when|while) [^,:;()]+|at night))?$/

const ofWhatKind =
  /^(?:if|when) (?:it|they|(?:that|the)(?: summon(?:ed)?)? monster|that card) is (?:(?:a|1) )?(?<kind>(?!not\b|night\b|day\b)[^,:;()]+)$/

/** "Summon a Ghoul. Add 1 to its value if it is Night.": one that is worth more, in that attack or that Combat alone; "if it is Aquatic": or an Aquatic one. */
function withWorthOfSummoned(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const called = before && summonsOne.exec(textOf(before))?.groups
    const worth = called && itsWorth.exec(textOf(part))?.groups
    const number = part.find(({ type, text }) => type === 'number' && [worth?.['n'], worth?.['m'], worth?.['k']].includes(text))
    if (!before || !called || !worth || !number) {
      result.push(part)
      continue
    }
    const near = part[0]!
    const deed = before.slice(before.findIndex(({ text }) => /^(?:summon|control)$/.test(text)))
    const so = worth['first'] ?? worth['last']
    const kind = so && ofWhatKind.exec(so)?.groups?.['kind']
    const article = deed.findIndex(({ text, type, value }) => text === 'a' || (type === 'number' && value === 1))
    const noun = deed.slice(article + 1)
    const said = part.findIndex((_, index) => kind !== undefined && textOf(part.slice(index)).startsWith(`${kind} `))
    const named = said < 0 ? part.slice(part.length - (kind?.split(' ').length ?? 0)) : part.slice(said, said + kind!.split(' ').length)
    if (kind && article > 0 && named.length > 0 && [...named, ...noun].every(isNamed)) {
      result[result.length - 1] = [
        ...before,
        newWord('or', near),
        ...deed.slice(0, article + 1),
        ...named,
        ...noun,
        ...newWords('which gain', near),
        number,
      ]
      continue
    }
    if (so === undefined) {
      result[result.length - 1] = [...before, ...newWords('which gain', near), number]
      continue
    }
    const at = worth['first'] === undefined ? part.findLastIndex(({ text }) => text === so.split(' ')[0]) : 0
    const until = worth['first'] === undefined ? part.length : part.findIndex((_, index) => textOf(part.slice(0, index)) === so)
    const asked = part.slice(at, until)
    result.push([
      ...(/^(?:if|when|while) /.test(so) ? [] : newWords('if it is', near)),
      ...(/^(?:if|when|while) /.test(so) ? asked : asked.slice(-1)),
      ...newWords(',', near),
      ...(called['may'] ? newWords('you may', near) : []),
      ...deed,
      ...newWords('which gain', near),
      number,
      newWord('instead', near),
    ])
  }
  return result
}

/** "Ghouls are friendly here. You may play any Ghoul as an Ally.": how they are so, the next sentence tells; alone it is no story. */
function withoutAnnouncement(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.filter((part, at) => {
    const is = part.findIndex(({ text }) => text === 'is')
    const who = part[is - 1]
    if (is < 1 || is > 3 || who === undefined || !isNamed(who) || !disposed.test(textOf(part.slice(is + 1)))) return true
    const next = parts[at + 1] ?? []
    const isSame = next.some(({ text }, index) => text === who.text && (is < 2 || isNamed(next[index])))
    return !(isSame && /\bas (?:a )?ally\b|\b(?:cannot|not) (?:is )?attack\b|\bjoin\b|\bdefend\b/.test(textOf(next)))
  })
}

const disposed =
  /^(?:(?:quite|most|very|always|surprisingly|unusually|strangely) )?(?:friendly|hospitable|welcoming|well disposed|well-disposed|tame|docile|peaceful|sympathetic|your friend|on good term with you)(?: (?:here|at this location|in this (?:location|place)|(?:to|toward|towards) (?:you|your investigator|visitors?|strangers?|dreamers?|travell?ers?)))*$/

const bothDo =
  /^(?<head>(?:[^,:;()]+ , )?)(?<who>(?:both )?you and your opponent(?: both| each)?|both (?:player|investigator|of you)) (?:must )?(?:draw|discard|lose|gain|bury|flip)\b/
const ownDeed = /^(?:draw|discard|lose|gain|bury|flip)$/

/** "Both players draw one card, then discard one": both of them do the second, too. */
function withBothTwice(part: readonly Token[]): readonly (readonly Token[])[] {
  const said = textOf(part)
  const { head, who } = bothDo.exec(said)?.groups ?? {}
  if (who === undefined || /\b(?:if|unless|while|may|or)\b/.test(said)) return [part]
  const from = head === undefined || head === '' ? 0 : head.trim().split(' ').length
  const subject = part.slice(0, from + who.split(' ').length)
  const second = part.findIndex(({ text }, at) => at > subject.length + 1 && ownDeed.test(text) && /^(?:,|and)$/.test(textAt(part, at - 1)))
  const behind = part.slice(second)
  if (second < 0 || behind.slice(1).some(({ text }) => ownDeed.test(text))) return [part]
  const end = textAt(part, second - 2) === ',' ? second - 2 : second - 1
  const isShort = behind.at(-1)!.type === 'number'
  return [part.slice(0, end), [...subject, ...behind, ...(isShort ? newWords('card', behind[0]!) : [])]]
}

/** "Shuffle your Story Deck and discard two cards from it": from that deck, in the sentence behind it, too. */
function withShuffledDeck(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, at) => {
    const it = part.findIndex(({ text }, index) => text === 'it' && /^(?:from|of)$/.test(part[index - 1]?.text ?? ''))
    if (it < 1 || !/\b(?:discard|bury) .*card (?:from|out of) it\b/.test(textOf(part))) return part
    const isShuffled = /\bshuffle your story deck\b/.test(`${textOf(parts[at - 1] ?? [])} . ${textOf(part.slice(0, it))}`)
    const from = textOf(part.slice(it - 2, it)) === 'out of' ? it - 2 : it - 1
    return isShuffled ? [...part.slice(0, from), ...newWords('from your story deck', part[it]!), ...part.slice(it + 1)] : part
  })
}

/** "As an Ally (it is Corrupt)", "discard the card drawn, whatever it was": what is said of a card behind it, as a sentence of its own. */
function withAfterthought(part: readonly Token[]): readonly (readonly Token[])[] {
  const open = part.findIndex(
    ({ text }, at) => text === '(' && /^\( (?:it|they|which) is (?:corrupt|steadfast) \)$/.test(textOf(part.slice(at))),
  )
  if (open > 0 && /\bas a ally$/.test(textOf(part.slice(0, open))))
    return [part.slice(0, open), newWords('it is', part[open]!).concat(part.slice(-2, -1))]
  const isDiscarded =
    /^(?:then )?discard (?:the card draw|the draw card|the reveal card|that card|the card|it)(?: ,)? (?:whatever|no matter what) (?:it|the card) (?:is|may is)$/.test(
      textOf(part),
    )
  // The Turn is lost: nothing is done on it, and no Pass is declared.
  if (
    /^you (?:cannot|may not) play (?:any|a) card (?:on|during|in) your next turn(?: ,)? nor (?:may|can) you pass(?: either)?$/.test(
      textOf(part),
    )
  )
    return [newWords('lose your next turn', part[0]!)]
  return [isDiscarded ? newWords('discard it', part[0]!) : part]
}

/** "You may use this Gate more than once. Each use after the first costs 2 Sanity.": what the sentence before costs. */
function withGatePrice(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const price =
      /^(?:each|every|any) (?:(?:further|subsequent|additional|later|extra|other) )?use(?: of (?:this|the) gate)?(?: after the first)? cost /.exec(
        textOf(part),
      )
    const isAgain = before && /\bgate (?:again|more than once|repeatedly|any number of time)$/.test(textOf(before))
    if (!price || !isAgain || !part.some(({ text }) => /^(?:sanity)$/.test(text))) result.push(part)
    else {
      const said = price[0].trim().split(' ').length
      result[result.length - 1] = [...before, ...newWords(', but each subsequent use cost', part[0]!), ...part.slice(said)]
    }
  }
  return result
}

const noSpellsThen =
  /^(?:(?:and|but) )?(?:no spell (?:may|can) is cast|spell (?:may not|can not|cannot) is cast)(?: (?:in|during) (?:this|that|the) (?:attack|battle|fight))?$/

/** "Allies may defend, but Spells may not be cast": of an attack out of Combat nobody could (M14.87). */
function withoutCastings(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts
    .map((part) => {
      const comma = part.findIndex(({ text }, at) => text === ',' && noSpellsThen.test(textOf(part.slice(at + 1))))
      return comma > 0 && /\bally may defend$/.test(textOf(part.slice(0, comma))) ? part.slice(0, comma) : part
    })
    .filter((part, at) => {
      if (!noSpellsThen.test(textOf(part))) return true
      const before = parts
        .slice(Math.max(at - 2, 0), at)
        .map(textOf)
        .join(' . ')
      return !(/\battack\b/.test(before) && /\bsummon\b/.test(before))
    })
}

/** "Your Current Location becomes a City. This lasts until the end of the Round.": said of the sentence before. */
function withLasting(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const [head] = lasting.exec(textOf(part)) ?? []
    // "It is Night. Bury any Day Event. Lasts until ...": what is done at once does not.
    const held = head ? result.findLastIndex((each) => !atOnce.test(textOf(each))) : -1
    const last = held < 0 ? result.length - 1 : held
    const before = result[last]
    const isOpen = before && !before.some(({ text }) => /^(?:until|for|while|during|when|[;:])$/.test(text))
    if (!head || !isOpen) result.push(part)
    else result[last] = [...before, ...part.slice(head.trim().split(' ').length)]
  }
  return result
}

const atOnce = /^(?:bury|discard|draw|gain|lose|flip|return|cancel) /

const lasting = /^(?:(?:it|this|the effect|this effect|these effect) )?(?:last|lasts) (?=until |for the )/

/** "All Ghouls in the Directed Threat lose 1 until the end of Combat. Discard after use.": what is used up is used, and for so long at that time. */
function withUseBehind(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  if (self?.type !== 'Artifact' && self?.type !== 'Ally' && self?.type !== 'Tome') return parts
  return parts.map((part, at) => {
    const next = textOf((parts[at + 1] ?? []).map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
    const until = / until the end of (?:the |this )?(combat|round)$/.exec(textOf(part))?.[1]
    const isTold =
      part.some(({ text }) => /^(?:when|as|if|turn|[,:;])$/.test(text)) || /^(?:flip|bury|discard|pay|in|during|once)$/.test(part[0]!.text)
    if (until === undefined || isTold || !(usedUp.test(next) || soOften.test(next))) return part
    return [...newWords(until === 'combat' ? 'in combat ,' : 'as your turn ,', part[0]!), ...part]
  })
}

/**
 * "As your Turn, draw one card. Discard it after use.": this card, where no Spells are told of that it holds, and no other goods just before.
 * Those would be used up, rather than this card.
 */
function withItUsedUp(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  if (self?.type !== 'Artifact' && self?.type !== 'Tome') return parts
  return parts.map((part, no) => {
    const it = part.findIndex(({ text }) => text === 'it')
    if (!/^(?:then )?(?:discard|bury|flip) it (?:after|when|once|upon) (?:(?:each|its) )?use$/.test(textOf(part))) return part
    const before = parts.slice(0, no)
    const kinds = (tokens: readonly Token[]): readonly string[] =>
      tokens.flatMap(({ senses }) => senses.flatMap((each) => ('name' in each ? [each.name.toLowerCase()] : [])))
    if (no === 0 || kinds(before.flat()).includes('spell')) return part
    const other = kinds(before.at(-1)!).findLast((kind) => /^(?:artifact|weapon|tome|monster)$/.test(kind))
    return [...part.slice(0, it), ...words(other ? `that ${other}` : 'this card', part[it]!), ...part.slice(it + 1)]
  })
}

const usedUp = /^(?:then )?(?:discard|bury)(?: (?:it|this (?:card|artifact|tome|ally)))? after (?:\S+ )?use$/

/** "Use during Combat. Draw one card.": what follows is done in Combat, and "May be used once per Round." limits what follows. */
function withUseTold(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const [head, next, ...rest] = parts
  const isUsed = self?.type === 'Artifact' || self?.type === 'Ally' || self?.type === 'Tome'
  if (!isUsed || !head || !next) return parts
  const said = textOf(head.map((each) => (each.type === 'self' ? { ...each, text: 'this card' } : each)))
  const fought = [...['in', 'combat', ','].map((each) => newWord(each, next[0]!)), ...next]
  const isInCombat = !next.some(({ text }) => text === 'combat')
  if (inCombat.test(said) && isInCombat) return [fought, ...rest]
  // "Use before Threats are revealed. Bury this card to look at ...": told at the head, it is the moment of what follows.
  if (beforeThreats.test(said)) return [[...newWords('before threat is reveal , you may', next[0]!), ...next], ...rest]
  const often = said.replace(/(?: ,)? (?:only )?(?:in|during) (?:any |a )?combat(?= |$)/, '')
  if (!soOften.test(often) || !isUse.test(next[0]!.text) || (often !== said && !isInCombat)) return parts
  const from = head.findIndex(({ type, text }) => type === 'number' || text === 'once' || text === 'twice')
  const to = head.findIndex(({ text }) => /^(?:round|turn|game)$/.test(text))
  return [often === said ? next : fought, head.slice(from, to + 1), ...rest]
}

const inCombat =
  /^(?:(?:you )?(?:(?:may |can )?(?:only )?(?:is )?use(?: only)?|use)(?: this (?:card|artifact|weapon|tome|ally))?|this (?:card|artifact|tome|ally) (?:may|can) (?:only )?is use(?: only)?)(?: only)? (?:in|during) (?:any |a )?combat$/

const beforeThreats =
  /^(?:(?:may |can )?(?:only )?(?:is )?use)(?: this (?:card|artifact|tome|ally))?(?: only)? before (?:the )?threat is reveal$/

/** How what is done begins, rather than what holds. */
export const isUse =
  /^(?:as|on|you|discard|bury|pay|spend|draw|flip|rotate|look|reveal|gain|lose|search|exchange|take|recover|return|play|shuffle|choose|cancel)$/

const soOften =
  /^(?:this (?:card|artifact|weapon|tome|ally) )?(?:(?:may|can) (?:only )?is )?use(?: this (?:card|artifact|tome|ally))?(?: only| no more than)? (?:once|twice|\S+ time) (?:(?:per|each|a|every|during each|in each) )(?:round|turn|game)$/

/** What is bidden or told of you, behind which nothing need say that it is left to you. */
const toldOfYou = /^(?:you|may|if|then)$/

/** "Use this card when you would lose Sanity. Reduce the loss by 2 points.": when that is so, it may do what follows. */
function withWhenUsed(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const first = before && before[0]!.text === 'use' ? before.findIndex(({ text }) => /^(?:when|if|that)$/.test(text)) : -1
    // "At the moment when you would ...".
    const isMoment = before && first > 4 && textOf(before.slice(first - 3, first)) === 'at the moment'
    const head = isMoment ? first - 3 : before?.[first]?.text === 'that' ? -1 : first
    const isThis = before && (head === 2 ? before[1]!.type === 'self' : head === 3 && before[1]!.text === 'this')
    if (!before || !isThis || before.some(({ text }) => text === ',' || text === ':')) result.push(part)
    else {
      const [first, second] = [part[0]!, part[1]?.text ?? '']
      const isOrder =
        first.type === 'word' &&
        !/^(?:is|have|lose|gain|may|must|do)$/.test(second) &&
        !/^(?:all|each|the|this|that|any|your|no|its|their|target|it|they)$/.test(first.text)
      const left = toldOfYou.test(first.text) ? [] : newWords(isOrder ? 'you may' : 'you may :', first)
      result[result.length - 1] = [...before.slice(head), newWord(',', first), ...left, ...part]
    }
  }
  return result
}

/** Where a sentence says "him" or "her" of one it does something to, or begins with "he" or "she"; -1 where it does not. */
function himAt([first, second]: readonly Token[]): number {
  if (/^(?:bury|discard|flip|return)$/.test(first!.text) && /^(?:him|her)$/i.test(second?.written ?? '')) return 1
  return /^(?:he|she)$/i.test(first!.written) && /^(?:lose|gain|add|subtract|cannot|may|is|become)$/.test(second?.text ?? '') ? 0 : -1
}

/** "When revealed, choose one Defending Ally. Flip that Ally face-down.": what is chosen at a moment is dealt with then. */
function withWhatIsChosen(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const told of parts) {
    const before = result.at(-1)
    const comma = before?.findLastIndex(({ text }) => text === ',') ?? -1
    // "Choose one Defending Ally. Its Weapon adds nothing": that of the one that was chosen.
    const isHeldByIt =
      /^(?:its|their) (?:weapon|artifact|tome)\b/.test(textOf(told)) && /\bchoose\b.*\bally\b/.test(before ? textOf(before) : '')
    const part = isHeldByIt ? [...newWords("that ally 's", told[0]!), ...told.slice(1)] : told
    // What is said of "that Ally" next is said of the one that was chosen, whatever card chooses.
    const named = /^that (\S+) /.exec(textOf(part))?.[1] ?? 'card'
    const isNamedThere = named === 'card' || before?.some(({ text }) => text === named) === true
    const him = himAt(part)
    const isPerson = him >= 0 && /\bchoose (?:1|one|a|any|any one) (?:\S+ ){0,5}?(?:ally|monster)\b/.test(before ? textOf(before) : '')
    const isMeant =
      self?.type === 'Monster' ||
      isPerson ||
      (isNamedThere && /^(?:that (?:ally|monster|artifact|tome|spell|location|card)|the target) /.test(textOf(part)))
    const isOpen =
      isMeant &&
      before !== undefined &&
      /^(?:when|before|after|at)$/.test(before[0]!.text) &&
      comma > 0 &&
      before[comma + 1]?.text === 'choose' &&
      before[comma + 2]?.text !== 'by' &&
      !before.slice(comma).some(({ text }) => text === 'and' || text === ':')
    if (!isOpen) result.push(part)
    else {
      const that =
        self?.type !== 'Monster' && part[0]!.text === 'that'
          ? [...newWords('the target', part[0]!), ...part.slice(2)]
          : isPerson
            ? [...part.slice(0, him), ...newWords('the target', part[him]!), ...part.slice(him + 1)]
            : part
      result[result.length - 1] = [...before, { ...before[comma]!, text: ':', written: ':' }, ...that]
    }
  }
  return result
}

const worthOfIt =
  /^(?:it|that (?:monster|ally|card|artifact)) (?:(?:may not|cannot) (?:is of|have) a value (?:of )?(?:greater|higher|more) than (?<most>\S+)|must (?:is of|have) a value of (?<n>\S+) or (?<how>less|more))(?: point)?$/
const worthy: ReadonlySet<string> = new Set(['monster', 'ally'])

/** "Play one Monster from your Hand. It may not have a value greater than 3.": what the one card of the deed before must be worth. */
function withItsValue(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const found = worthOfIt.exec(textOf(part))?.groups
    const number = found && part.findLast(({ type }) => type === 'number')
    const at = before?.findIndex(({ text }) => worthy.has(text)) ?? -1
    const isOne =
      before !== undefined &&
      at > 0 &&
      before.filter(({ text }) => worthy.has(text)).length === 1 &&
      !before.some(({ text }) => text === 'value') &&
      /\b(?:1|one|a|any (?:1|one))(?: \S+)?$/.test(textOf(before.slice(0, at)))
    if (!number || !isOne) {
      result.push(part)
      continue
    }
    const near = part[0]!
    const worth = [...newWords('with a value of', near), number, ...newWords(`or ${found['how'] ?? 'less'}`, near)]
    result[result.length - 1] = [...before.slice(0, at + 1), ...worth, ...before.slice(at + 1)]
  }
  return result
}

/** What there is none of in the sentence before: "if you have no Allies in play". */
const none = /\bif you have no (?:other )?\S+(?: in play)?(?=$| ,)/
const some = /^if you (?:do )?have (?:any|some|1|one|at least (?:1|one))(?: in play)? ,? ?/
const fewer =
  /^(?:otherwise|elsewhere|if not|anywhere else|everywhere else) ,? ?(?<how>flip|turn|bury|discard) (?:only )?(?:any )?(?:1|one) of them(?<face> face-down| face-up)?$/
const all =
  /\b(?:flip|turn|bury|discard)(?<face> face-down| face-up)? (?<every>all(?: of)?|each(?: of)?|every) (?<whose>(?:your|the)? ?opponent 's )?(?<what>(?:(?!face-)\S+ )*?(?:ally|artifact|tome)(?: (?:of|with|who|worth)(?: (?!face-)[^,:;() ]+)+)?)(?: (?:face-down|face-up))?$/

/**
 * "Gain 2 Sanity if you have no Allies. If you have any, draw one card instead.", "at a City, bury all his Allies of value 1. Elsewhere,
 * bury only one of them.": the other case of the sentence before.
 */
function withOtherCase(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, index) => {
    const before = parts[index - 1]
    const said = textOf(part)
    const near = part[0]!
    const found = some.exec(said)?.[0]
    if (before && found && none.test(textOf(before))) {
      const deed = part.slice(found.trim().split(' ').length)
      return [...newWords('otherwise ,', near), ...(deed.at(-1)!.text === 'instead' ? deed.slice(0, -1) : deed)]
    }
    const less = fewer.exec(said)?.groups
    const whole = before && less && /^(?:at|in|if|while|during|by) /.test(textOf(before)) ? all.exec(textOf(before))?.groups : undefined
    if (!before || !less || !whole) return part
    const from = before.length - textOf(before).slice(textOf(before).search(all)).split(' ').length
    const kind = before.slice(from + (whole['face'] ? 2 : 1) + whole['every']!.split(' ').length).filter(({ text }) => !/^face-/.test(text))
    const face = [whole['face'], less['face'], /face-(?:down|up)$/.exec(textOf(before))?.[0]].find((each) => each !== undefined)
    const one: Token = { ...newWord('1', near), type: 'number', value: 1 }
    return [
      ...newWords('otherwise ,', near),
      newWord(less['how']!, near),
      one,
      ...(whole['whose'] ? [newWord('of', near)] : []),
      ...kind,
      ...(face ? [newWord(face.trim(), near)] : []),
    ]
  })
}

const seenThere =
  /^if (?:you (?:see|find|discover)|there is) (?:a|any|1) (?<kind>\S+(?: \S+)?) (?:there|in it|among them|among they|in (?:that|their) hand) , (?:(?:your opponent|they|the opponent|that player) must |(?<may>you may (?:make them )?))?(?<how>discard|bury)(?: (?:it|1))?$/

/** "When played, look at one opponent's Hand. If you see a Phobia there, he must discard it.": at the same moment. */
function withWhatIsSeen(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const found = seenThere.exec(textOf(part))
    const looks =
      before &&
      /\b(?:look|glance|peek) at (?:1|a|any|your|the|target) ?(?:1 )?opponent 's hand(?: for # second)?$/.test(
        piecesOf(before, undefined).said,
      )
    if (!found?.groups || !looks) result.push(part)
    else {
      const near = part[0]!
      const from = part.findIndex(({ text }) => text === 'a' || text === 'any' || text === '1') + 1
      const kind = part.slice(from, from + found.groups['kind']!.split(' ').length)
      const isPart = /^(?:when|as|at|if|after)$/.test(before[0]!.text)
      const one: Token = { ...newWord('1', near), type: 'number', value: 1 }
      const then = [
        ...(found.groups['may'] ? newWords('you may', near) : []),
        newWord(found.groups['how']!, near),
        one,
        ...kind,
        newWord('there', near),
      ]
      if (isPart) result[result.length - 1] = [...before, newWord(',', near), ...then]
      else result.push(then)
    }
  }
  return result
}

const choosesWhen =
  /^choose (?:1|a|any 1|any) [^,:;()]+? (?<when>when (?:you arrive here|THIS become your current location|THIS is (?:play|reveal)|combat begin|(?:a|any|your) [^,:;()]+ (?:play|bury|cast) [^,:;()]+))$/

/** "Choose one Ally when you arrive here. That Ally loses 1.": the moment is told first, for it is that of the next sentence, too. */
function withMomentFirst(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  return parts.map((part, at) => {
    const pieces = piecesOf(part, self)
    const when = at < parts.length - 1 ? choosesWhen.exec(pieces.said)?.groups?.['when'] : undefined
    if (when === undefined) return part
    const from = tokensIn(pieces, pieces.said.slice(0, pieces.said.length - when.length))
    return [...part.slice(from), newWord(',', part[0]!), ...part.slice(0, from)]
  })
}

const choosesOne =
  /^(?:when (?:THIS|it|they) is play , |when play , |when you play THIS , )?choose (?:1|a|any 1) (?:of your )?(?<what>tome|artifact|ally|monster|weapon|spell)(?: (?:that )?you have| of yours| of your choice)?(?: in play)?$/
const asLongAsThis =
  /^(?:it|they|that (?<named>\S+)) [^,:;()]+? (?<until>(?:for as long as|as long as|so long as|while) (?:THIS|they) (?:is|remain|stay) in play)$/

/**
 * "Choose one Tome you have in play. It can hold one more Spell for as long as she is in play": chosen when this card is played, and "she" is this card
 * where no other Ally was.
 */
function withChosenForGood(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  if (self?.type !== 'Ally' && self?.type !== 'Artifact') return parts
  const what = parts.map((part) => choosesOne.exec(piecesOf(part, self).said)?.groups?.['what'])
  const holds = parts.map((part) => asLongAsThis.exec(piecesOf(part, self).said)?.groups)
  const isFor = (at: number): boolean => {
    const [one, held] = [what[at], holds[at + 1]]
    const named = held?.['named']
    const isPerson = / they (?:is|remain|stay) in play$/.test(held?.['until'] === undefined ? '' : ` ${held['until']}`)
    return one !== undefined && held !== undefined && (named === undefined || named === one) && !(isPerson && one === 'ally')
  }
  return parts.map((part, at) => {
    if (isFor(at)) return [...newWords('when play ,', part[0]!), ...part.slice(part.findIndex(({ text }) => text === 'choose'))]
    if (!isFor(at - 1)) return part
    const from = /^that /.test(textOf(part)) ? 2 : 1
    const pieces = piecesOf(part, self)
    const until = tokensIn(pieces, pieces.said.slice(0, pieces.said.length - holds[at]!['until']!.length))
    return [...newWords(`that ${what[at - 1]}`, part[0]!), ...part.slice(from, until), ...newWords('while this card is in play', part[0]!)]
  })
}

const fromStory =
  /^(?:you may )?(?:choose|take|place|put|move|bring|return) (?:any|a|1|another|any 1|a other)(?: other)? (?:\S+ )?location (?:from|in|of) your story deck\b/
const ofThisPlace =
  /^(?:it|that location|the location|they) must is (?:in|from) (?:the same|your(?: current)?|this) (?<near>region|subregion)(?: as (?:your current location|you is|you))?$/

/** "Choose any other Location from your Story Deck to be placed on top. It must be in the same Region.": told of the Location where it is chosen. */
function withPlaceOfIt(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const near = ofThisPlace.exec(textOf(part))?.groups?.['near']
    const before = result.at(-1)
    if (near === undefined || before === undefined || !fromStory.test(textOf(before))) result.push(part)
    else {
      const end = before.findIndex(({ text }, no) => text === 'deck' && no > 0) + 1
      result[result.length - 1] = [...before.slice(0, end), ...newWords(`from your current ${near}`, part[0]!), ...before.slice(end)]
    }
  }
  return result
}

const flipsOne =
  /^(?<head>(?:[^:;]+ , )?)(?<you>(?:you (?:may|must) )?)(?<do>flip|turn|choose) (?<what>(?:1|a|any|any 1)(?: (?!face-)[^,:;() ]+)+?)(?: face-down)?$/
const staysDown =
  /^(?:it|they|that \S+|the \S+) (?:(?<flip>is (?:flip|turn) face-down(?: , it| ,)? and (?:it )?)?(?:must |then )?(?:stay|remain|lie|is keep) (?:face-down|so)|(?<not>may not|cannot) is (?:flip|turn) (?:back )?face-up(?: again)?) (?<long>(?:until|while|as long as|for as long as|for) .+)$/

/** "When you arrive here, flip one Artifact face-down. It stays face-down until the end of the next Round.": the one that was picked. */
function withLyingFaceDown(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (const part of parts) {
    const before = result.at(-1)
    const known = before && piecesOf(before, self)
    const pieces = piecesOf(part, self)
    const flipped = known && flipsOne.exec(known.said)?.groups
    const stays = flipped && staysDown.exec(pieces.said)?.groups
    const isFlipped =
      flipped &&
      (flipped['do'] === 'choose') === (stays?.['flip'] !== undefined) &&
      (flipped['do'] === 'choose' || known.said.endsWith('face-down'))
    // A Spell or an Event alone in its text needs no such help.
    if (!before || !known || !stays || !isFlipped || flipped['head'] === '') {
      result.push(part)
      continue
    }
    const near = part[0]!
    const head = tokensIn(known, flipped['head']!)
    const verb = tokensIn(known, `${flipped['head']}${flipped['you']}`)
    const kind = before.slice(verb + 1).filter(({ text }) => text !== 'face-down')
    const left = /^until you (?:leave|depart from) (?:this location|here|THIS)$/.test(stays['long']!)
    const long = left
      ? newWords('while you remain there', near)
      : part.slice(tokensIn(pieces, pieces.said.slice(0, pieces.said.length - stays['long']!.length)))
    result[result.length - 1] = [
      ...before.slice(0, head),
      newWord('choose', near),
      ...kind,
      ...newWords(
        flipped['you']!.includes('may')
          ? ': you may flip the target face-down , the target cannot is flip face-up'
          : ': flip the target face-down , the target cannot is flip face-up',
        near,
      ),
      ...long,
    ]
  }
  return result
}

const dealt: ReadonlySet<string> = new Set(['put', 'place', 'add', 'take', 'return', 'replace', 'show', 'bury', 'discard'])

/** "It attacks you; Allies may defend": what is said of the defence is a sentence of its own. */
function defenceApart(part: readonly Token[]): readonly (readonly Token[])[] {
  const attack = part.findIndex(({ text }) => text === 'attack')
  if (attack >= 0 && part.slice(attack).some(({ text }) => text === 'with')) return [part]
  const summons = part.some(({ text }) => text === 'summon')
  const inBrackets = summons
    ? part.findIndex(({ text }, index) => text === '(' && /^\( ally may defend \)$/.test(textOf(part.slice(index))))
    : -1
  if (inBrackets > 0) return [part.slice(0, inBrackets), part.slice(inBrackets + 1, -1)]
  const at = part.findIndex(({ text }, index) => (text === ';' || text === ',') && aboutDefence.test(textOf(part.slice(index + 1))))
  return at < 1 || !part.slice(0, at).some(({ text }) => text === 'attack') ? [part] : [part.slice(0, at), part.slice(at + 1)]
}

const aboutDefence =
  /^(?:and |but )?(?:(?:your|their|your opponent 's) )?ally (?:may|cannot|may not) defend(?: (?:you|them|your investigator))?$/

/** "May only be cast during Combat while it is Night": both are asked, each in a sentence of its own. */
function combatApart(part: readonly Token[]): readonly (readonly Token[])[] {
  const at = part.findIndex((_each, index) => /^(?:in|during) combat$/.test(textOf(part.slice(index, index + 2))))
  const isCast = at > 0 && part.slice(0, at).some(({ text }) => text === 'cast') && part.slice(0, at).some(({ text }) => text === 'only')
  const rest = part.slice(at + 2)
  const proviso = rest[0]?.text === 'and' || rest[0]?.text === ',' ? rest.slice(1) : rest
  if (!isCast || !/^(?:while|if|when|at|by|only)$/.test(proviso[0]?.text ?? '')) return [part]
  return [part.slice(0, at + 2), [...part.slice(0, at), ...(proviso[0]!.text === 'only' ? proviso.slice(1) : proviso)]]
}
