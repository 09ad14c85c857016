/**
 * Whom a card is given to, what he has by it, and whose fate is shared: said in many ways, put as the grammar has it. "Accompanies
 * one of your Allies, who may see Invisible Monsters" is given to one, and he may; "both are discarded together", "so is the ring"
 * and "it shares his fate" tell the same of a card and its bearer.
 */

import type { Token } from './lexer.ts'
import type { Self } from './reading.ts'
import { isNamed, newWords, type Pieces, piecesOf, textOf, tokensIn } from './tokens.ts'

const verb = '(?:give|assign|attach|place|put|play)'
const towards = '(?:to|with|on|beneath|under)'
const bears = '(?:carry|bear|wear|hold|wield|use)'
const whom = '(?:(?:a|any|another|your|1|any 1)(?: of your)? )?'

/** To whom a card is given, before the noun. */
const givesTo = new RegExp(
  `^(?:(?:you (?:may|must) )?${verb}(?: (?:THIS|THING|it))? ${towards} |(?:(?:THIS|it) )?(?:(?:must|is to) is|is) (?:${verb} ${towards}|${bears} by) |(?:THIS )?accompany )(?=(${whom}))\\1`,
)

/** Who carries it, by a sentence of his own: "one of your Allies wears this card". */
const carriesIt = new RegExp(`^ (?:must )?${bears} THIS$`)

const singular = (noun: string): string => noun.replace(/s$/, '')

/** "Give to any Cultist, who may hold one Spell. That Cultist ...": the Ally that bears this card, and what is told of him. */
export function withBearer(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  if (self?.type !== 'Artifact' && self?.type !== 'Event') return parts.map((part) => withFate(part, self))
  const result: (readonly Token[])[] = []
  let bearer: string | undefined
  for (const part of parts) {
    const given = givenIn(part, self)
    if (given) {
      if (!given.noun.includes('tome')) bearer = given.noun
      result.push(...given.parts)
      continue
    }
    result.push(withFate(bearer === undefined ? part : withThatAlly(part, bearer), self, bearer === undefined))
  }
  return result
}

/** "That Cultist", after he was given this card: its bearer. */
function withThatAlly(part: readonly Token[], bearer: string): readonly Token[] {
  const count = bearer.split(' ').length
  const isBearer = (at: number): boolean => singular(textOf(part.slice(at + 1, at + 1 + count))) === singular(bearer)
  const at = bearer === 'ally' ? -1 : part.findIndex(({ text }, index) => /^(?:that|the)$/.test(text) && isBearer(index))
  return at < 0 ? part : [...part.slice(0, at), ...newWords('that ally', part[at]!), ...part.slice(at + 1 + count)]
}

/** Whom this card is given to, and what is told of him behind; nothing where the sentence tells something else. */
function givenIn(part: readonly Token[], self: Self): { readonly noun: string; readonly parts: readonly (readonly Token[])[] } | undefined {
  const pieces = piecesOf(part, self)
  const given = givesTo.exec(pieces.said)
  const from = given ? tokensIn(pieces, given[0]) : 0
  const isRow = (token: Token | undefined, at: number): boolean => isNamed(token) || (token?.text === 'or' && isNamed(part[at + 1]))
  const open = given ? from : wearerAt(pieces)
  if (open < 0) return undefined
  let end = open
  while (isRow(part[end], end)) end++
  const noun = part.slice(open, end)
  const near = part[0]!
  const toWhom = given ? part.slice(from - (given[1]!.trim() === '' ? 0 : given[1]!.trim().split(' ').length), end) : part.slice(0, end)
  if (noun.length === 0 || (toWhom.length === noun.length && /s$/i.test(noun.at(-1)!.written))) return undefined
  const give = newWords(self.type === 'Event' ? 'play this card on' : 'give this card to', near)
  const where = /^(?:that you have|you have)? ?in play\b/.exec(textOf(part.slice(end)))
  const rest = part.slice(where ? end + where[0].split(' ').length : end)
  const gift = [...give, ...toWhom]
  const behind = textOf(rest.slice(0, 5))
  if (!given) return carriesIt.test(` ${piecesOf(rest, self).said}`) ? { noun: textOf(noun), parts: [gift] } : undefined
  if (rest.length === 0) return { noun: textOf(noun), parts: [gift] }
  const who = /^(?:, )?(?:who|and (?:that ally|they)|that ally)(?= )/.exec(behind)?.[0].split(' ').length
  if (who === undefined) return undefined
  return {
    noun: textOf(noun),
    parts: [gift, [...newWords(rest[who]?.text === 'must' ? 'the ally' : 'that ally', near), ...rest.slice(who)]],
  }
}

/** Where the noun begins of one who carries this card, if the sentence begins with him. */
function wearerAt(pieces: Pieces): number {
  const head = new RegExp(`^(?:a|any|1)(?: of your)? (?=.* ${bears} THIS$)`).exec(pieces.said)
  return head ? tokensIn(pieces, head[0]) : -1
}

/** The words that stand in these ways of saying it alone. */
export const bearingWords: readonly string[] = 'accompany wear wearer meet'.split(' ')

const loss = '(?:bury or discard|discard or bury|lose|bury|discard)'
const bearerSaid = '(?:the |that |its )?(?:ally|bearer|wearer|tome)|they|them'
const content = '(?: and (?:the |any |all |each |its )?spell(?: (?:on|in|beneath|under|hold by) (?:it|THIS|THING)| it (?:hold|contain))?)?'
const goods = `(?:THIS|it|THING|the (?:weapon|artifact|event|card)|this)${content}`

/** That this card goes where its bearer does. */
const sharedFate: readonly RegExp[] = [
  `(?:if|when|should|once) (?<who>${bearerSaid}) is (?<of>${loss}) , (?:so (?:is|go) ${goods}|${goods} (?:suffer|share|meet) (?:the |a |that |their |its )?(?:same )?fate|${goods} is (?<is>${loss})(?: too| also)?(?: with (?:them|it))?|(?<does>${loss}) ${goods}(?: too)?(?: with (?:them|it))?)`,
  `${goods} is (?<is>${loss}) (?:if|when) (?<who>${bearerSaid}) is (?<of>${loss})`,
  `${goods} (?:suffer|share|meet) (?:the|any) (?:same )?fate (?:of|as|that|with|which) (?<who>${bearerSaid})(?: suffer)?`,
  `${goods} (?:suffer|share) (?:their|its) fate`,
  `${loss} ${goods} (?:together |along )?with (?<who>${bearerSaid})`,
  `(?:both|${goods} and (?<who>${bearerSaid})) (?:(?:is )?(?:bury|discard) together(?: or (?:bury|discard) together)?|(?:is )?lose together|(?:suffer|share) the same fate)`,
].map((each) => new RegExp(`^${each}$`))

const holder = '(?:THIS|they|it)'
const holdings =
  '(?:the |this |that |its |their |any |all |each |(?:both|all) (?:of )?(?:the |its |their )?)?(?:weapon|artifact|tome|spell)'

/** That what this card carries, or holds, goes where it does. */
const heldFate: readonly RegExp[] = [
  `(?:${holdings}|both|they) (?:suffer|share|meet) (?:the|any) (?:same )?fate (?:of|as|that|which) ${holder}(?: suffer| do)?`,
  `(?:${holdings}|they) is (?<is>${loss}) (?:if|when|whenever) ${holder} is (?<of>${loss})`,
  `(?:${holdings}|they|it) (?:remain with ${holder} and )?(?:share|suffer) (?:their|its|the same) fate`,
  `(?:if|when|should) ${holder} is (?<of>${loss}) , (?:so is ${holdings}|${holdings} (?:suffer|share|meet) (?:the |a |that |their |its )?(?:same )?fate|${holdings} is (?<is>${loss})(?:(?: ,)? (?:too|also|as well))?)`,
].map((each) => new RegExp(`^${each}$`))

const both = (fate: string | undefined): string => (fate === undefined || / or |lose/.test(fate) ? 'both' : fate)

/** "If the Ally is lost, so is the ring": as all say it, where this card can be meant alone. */
function withFate(part: readonly Token[], self: Self | undefined, isPerson = false): readonly Token[] {
  const { said } = piecesOf(part, self)
  const matches = (forms: readonly RegExp[]): RegExpExecArray | undefined => {
    const found = forms.map((each) => each.exec(said)).find((each) => each !== null)
    const { of, is, does } = found?.groups ?? {}
    // Lost by being discarded alone, or buried for it: that is another fate.
    return found && both(of) === both(is ?? does ?? of) ? found : undefined
  }
  const near = part[0]!
  if (self?.type === 'Artifact' && !/^they /.test(said)) {
    const found = matches(sharedFate)
    const who = found?.groups?.who
    // "If he is lost" speaks of nobody where this was given to nobody.
    if (found && !(isPerson && /^(?:they|them)$/.test(who ?? '')))
      return newWords(`if ${who?.endsWith('tome') ? 'the tome' : 'ally'} is lose , this card suffer the same fate`, near)
  }
  if (self?.type === 'Ally' && matches(heldFate)) return newWords('if this card is lose , the artifact suffer the same fate', near)
  return part
}
