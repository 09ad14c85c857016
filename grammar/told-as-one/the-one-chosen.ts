/**
 * The card that one sentence chooses and the next speaks of: who it is, where it is found, how long it lies or is so, what shares its fate.
 */

import type { Token } from '../lexer.ts'
import type { Self } from '../reading.ts'
import { withRandomCards } from '../set-right/which-card.ts'
import { newWord, newWords, piecesOf, textOf, tokensIn, word } from '../tokens.ts'

/** "This Ally", on what is given to an Ally, is that one. */
export function ofBearer(part: readonly Token[], self: Self | undefined): readonly Token[] {
  if (self?.type !== 'Artifact') return part
  return part.map((token, at) => (token.text === 'this' && part[at + 1]?.text === 'ally' ? word('that', token) : token))
}

/** "He must flip one Ally face-down, chosen at random": it is he who flips one random Ally. */
export const withLotFirst = (part: readonly Token[]): readonly Token[] =>
  (/ , (?:choose|select|pick) at random$/.test(textOf(part)) ? withRandomCards(part) : undefined) ?? part

const sharesFate =
  /^(?<head>(?:if|when) (?:the |that |its )?(?:ally|bearer) is (?<how>lose|bury|discard|bury or discard|discard or bury) , (?:.*\S )?suffer the same fate)(?: ,)? and (?=you (?:must )?(?:gain|lose|draw|discard) )/

/** "If Ally is lost, this Artifact suffers the same fate and you lose 1 Sanity": both befall when he is lost. */
export function withFateBesides(part: readonly Token[]): readonly (readonly Token[])[] {
  const found = sharesFate.exec(textOf(part))
  if (!found) return [part]
  const { head, how } = found.groups!
  const rest = part.slice(found[0].trim().split(' ').length)
  return [part.slice(0, head!.split(' ').length), [...newWords(`when the bearer is ${how} ,`, part[0]!), ...rest]]
}

/** Where a sentence says "him" or "her" of one it does something to, or begins with "he" or "she"; -1 where it does not. */
function himAt([first, second]: readonly Token[]): number {
  if (/^(?:bury|discard|flip|return)$/.test(first!.text) && /^(?:him|her)$/i.test(second?.written ?? '')) return 1
  return /^(?:he|she)$/i.test(first!.written) && /^(?:lose|gain|add|subtract|cannot|may|is|become)$/.test(second?.text ?? '') ? 0 : -1
}

/** "When revealed, choose one Defending Ally. Flip that Ally face-down.": what is chosen at a moment is dealt with then. */
export function withWhatIsChosen(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
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
export function withOtherCase(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
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

const choosesWhen =
  /^choose (?:1|a|any 1|any) [^,:;()]+? (?<when>when (?:you arrive here|THIS become your current location|THIS is (?:play|reveal)|combat begin|(?:a|any|your) [^,:;()]+ (?:play|bury|cast) [^,:;()]+))$/

/** "Choose one Ally when you arrive here. That Ally loses 1.": the moment is told first, for it is that of the next sentence, too. */
export function withMomentFirst(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
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
export function withChosenForGood(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
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
export function withPlaceOfIt(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
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
export function withLyingFaceDown(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
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

/** "It attacks you; Allies may defend": what is said of the defence is a sentence of its own. */
export function defenceApart(part: readonly Token[]): readonly (readonly Token[])[] {
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
export function combatApart(part: readonly Token[]): readonly (readonly Token[])[] {
  const at = part.findIndex((_each, index) => /^(?:in|during) combat$/.test(textOf(part.slice(index, index + 2))))
  const isCast = at > 0 && part.slice(0, at).some(({ text }) => text === 'cast') && part.slice(0, at).some(({ text }) => text === 'only')
  const rest = part.slice(at + 2)
  const proviso = rest[0]?.text === 'and' || rest[0]?.text === ',' ? rest.slice(1) : rest
  if (!isCast || !/^(?:while|if|when|at|by|only)$/.test(proviso[0]?.text ?? '')) return [part]
  return [part.slice(0, at + 2), [...part.slice(0, at), ...(proviso[0]!.text === 'only' ? proviso.slice(1) : proviso)]]
}
