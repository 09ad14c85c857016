/** What is found, looked at or turned up, and what is then taken from it: one sentence with the one before it. */

import type { Token } from '../lexer.ts'
import { newWord, newWords, piecesOf, textOf } from '../tokens.ts'

const takesOne =
  /(?:^|[,:] |\b(?:and|to|may|turn) )(?:take|choose|pick|select|retrieve|recover|find) (?:1|one|a|any|any one) [^,:;()]*? (?:from|in) your (?:story deck|discard pile|hand)$/

const playsOrKeeps =
  /^(?:you may )?(?:either )?(?:play it\b[^;:()]*? or (?:else )?(?:put|take|place|return|add) it (?:in|into|to) your hand|(?:put|take|place|return|add) it (?:in|into|to) your hand(?: ,)? or (?:else )?play it\b[^;:()]*)$/

/** "Take one Artifact from your Story Deck. Play it at once, or put it in your Hand.": one deed, of which two things may come. */
export function withTakenOrPlayed(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
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
export function withWhatIsFound(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
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

const shown =
  /^if (?:the )?(?:card reveal|reveal card|next card) is (?<not>not )?(?:a )?(?<what>[^,;:()]+?)(?<place> location)? , bury it(?: also| too| as well)?$/

const goesOn =
  /^repeat (?:this )?until (?:a|one|1) (?:location (?:that|which) is (?<not>not )?(?:a )?(?<that>[^,;:()]+?)|(?<such>[^,;:()]+?)) (?:card )?is reveal$/

/** "If the card revealed is Underground, bury it also. Repeat until a Location that is not Underground is revealed": the second tells all of it. */
export function withGoingOn(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
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

const handShown =
  /\b(?:look (?:at|through) (?:(?:all(?: of)? )?the card in )?your opponent 's hand|(?:your|one|a|the|any) opponent (?:must )?(?:reveal|show) (?:you )?their (?:entire |whole )?hand(?: to you)?)$/

const asksOfIt = /^(?:if|unless) (?:there is (?:no|a|any|at least|\S+ or more) [^,:;()]+ in it|it contain [^,:;()]+?)(?= ,)/

const oneOfIt = /^if there is (?:a|any) (?<kind>[^,:;() ]+) in it , (?:you (?:may )?)?(?:discard|bury) (?:one|1)$/

const takenOfHand =
  /\b(?:discard|bury|take|choose|pick|select) (?:one|1|a|any one|any 1) (?<kind>[^,:;()]+?) (?:from|among|from among|out of) (?:it|them|those card|those|these card)(?=$| ,| and )/

const noneInHand =
  /^(?:but )?if (?:there is|they have|your opponent have|that player have) (?:none|no such card)(?: there| in it| among (?:them|those card))?(?= ,)/

/** "Look at your opponent's Hand. If there is no Monster in it, gain 2 Sanity.": in that Hand; "discard one Tome from it. If there is none, ...": no Tome. */
export const withHandShown = (parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] =>
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
export const fromWhatIsSeen = (parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] =>
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

/** "Shuffle your Story Deck and discard two cards from it": from that deck, in the sentence behind it, too. */
export function withShuffledDeck(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  return parts.map((part, at) => {
    const it = part.findIndex(({ text }, index) => text === 'it' && /^(?:from|of)$/.test(part[index - 1]?.text ?? ''))
    if (it < 1 || !/\b(?:discard|bury) .*card (?:from|out of) it\b/.test(textOf(part))) return part
    const isShuffled = /\bshuffle your story deck\b/.test(`${textOf(parts[at - 1] ?? [])} . ${textOf(part.slice(0, it))}`)
    const from = textOf(part.slice(it - 2, it)) === 'out of' ? it - 2 : it - 1
    return isShuffled ? [...part.slice(0, from), ...newWords('from your story deck', part[it]!), ...part.slice(it + 1)] : part
  })
}

const seenThere =
  /^if (?:you (?:see|find|discover)|there is) (?:a|any|1) (?<kind>\S+(?: \S+)?) (?:there|in it|among them|among they|in (?:that|their) hand) , (?:(?:your opponent|they|the opponent|that player) must |(?<may>you may (?:make them )?))?(?<how>discard|bury)(?: (?:it|1))?$/

/** "When played, look at one opponent's Hand. If you see a Phobia there, he must discard it.": at the same moment. */
export function withWhatIsSeen(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
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

const dealt: ReadonlySet<string> = new Set(['put', 'place', 'add', 'take', 'return', 'replace', 'show', 'bury', 'discard'])
