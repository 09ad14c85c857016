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

const ofSeveral = /^both\b|, (?:both|they)\b|, so is both$/
const keepsThings = /\b(?:carry|bear|hold|know|assign|give|entrust|attach|wield|use)\b/

/** "Give to any Cultist, who may hold one Spell. That Cultist ...": the Ally that bears this card, and what is told of him. */
export function withBearer(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  // "Both suffer the same fate", where nothing is carried or held, is said of this card and another.
  const isOfNone = (at: number): boolean =>
    ofSeveral.test(textOf(parts[at]!)) && !parts.slice(0, at).some((before) => keepsThings.test(textOf(before)))
  if (self?.type !== 'Artifact' && self?.type !== 'Tome' && self?.type !== 'Event')
    return parts.map((part, at) => (isOfNone(at) ? part : withFate(part, self)))
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
  // "You may place this Tome with an Ally": who does not, keeps it himself.
  const isFree = /^you may /.test(pieces.said) && /^(?:Artifact|Tome)$/.test(self.type) && !/Weapon$/.test(self.subtype ?? '')
  const gift = isFree ? [...newWords('this card is give to', near), ...toWhom, ...newWords('or keep by you', near)] : [...give, ...toWhom]
  const behind = textOf(rest.slice(0, 5))
  if (!given) return carriesIt.test(` ${piecesOf(rest, self).said}`) ? { noun: textOf(noun), parts: [gift] } : undefined
  if (rest.length === 0) return { noun: textOf(noun), parts: [gift] }
  const who = /^(?:, )?(?:who|and (?:that ally|they)|that ally)(?= )/.exec(behind)?.[0].split(' ').length
  if (who === undefined) return undefined
  // "To an Ally who knows Binary", without a comma, is no gift of that.
  if (/^who (?:know|speak|is|have|bear|can|cannot|do) /.test(behind)) return undefined
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
export const bearingWords: readonly string[] = 'accompany wear wearer meet whatever befall befalls'.split(' ')

const loss = '(?:bury or discard|discard or bury|lose|bury|discard)'
const bearerSaid = '(?:the |that |its )?(?:ally|bearer|wearer|tome)|they|them'
const content = '(?: and (?:the |any |all |each |its )?spell(?: (?:on|in|beneath|under|hold by) (?:it|THIS|THING)| it (?:hold|contain))?)?'
const goods = `(?:THIS|it|THING|the (?:weapon|artifact|tome|event|card)|this)${content}`

/** That it lies with him, which goes without saying. */
const staysThere = `(?:(?:remain|stay|lie) with (?:${bearerSaid})(?: ,)? and )?`

/** That this card goes where its bearer does. */
const sharedFate: readonly RegExp[] = [
  `(?:if|when|should|once) (?<who>${bearerSaid}) is (?<of>${loss}) , (?:so (?:is|go) ${goods}|${goods} (?:suffer|share|meet) (?:the |a |that |their |its )?(?:same )?fate|${goods} is (?<is>${loss})(?: too| also)?(?: with (?:them|it))?|(?<does>${loss}) ${goods}(?: too)?(?: with (?:them|it))?)`,
  `${goods} is (?<is>${loss}) (?:if|when) (?<who>${bearerSaid}) is (?<of>${loss})`,
  `${goods} ${staysThere}(?:suffer|share|meet) (?:the|any|whatever) (?:same )?fate (?:of|as|that|with|which|(?=\\S+ ally suffer)) ?(?<who>${bearerSaid})(?: suffer)?`,
  `${goods} ${staysThere}(?:suffer|share) (?:their|its) fate`,
  `${goods} ${staysThere}(?:suffer|share|meet) (?:whatever|any) fate (?:(?:that|which) )?befalls? (?<who>${bearerSaid})`,
  `${loss} ${goods} (?:together |along )?with (?<who>${bearerSaid})`,
  `(?:both|${goods} and (?<who>${bearerSaid})) (?:(?:is )?(?:bury|discard) together(?: or (?:bury|discard) together)?|(?:is )?lose together|(?:suffer|share) the same fate)`,
].map((each) => new RegExp(`^${each}$`))

const holder = '(?:THIS|they|it|them|their)'
const holdings =
  '(?:the |this |that |its |their |any |all |each |(?:both|all) (?:of )?(?:the |its |their )?)?(?:weapon|artifact|tome|spell)'

/** That it stays there, which a Tome does with its Spells. */
const staysWith = `(?:(?:remain|stay) with ${holder}(?:(?: ,)? (?:and )?may (?:contain|hold) spell)?(?: ,)? and )?`
/** That what this card carries, or holds, goes where it does. */
const heldFate: readonly RegExp[] = [
  `(?:${holdings}|both|they|it|THIS(?= (?:remain|stay) with )) ${staysWith}(?:suffer|share|meet) (?:the|any|whatever) (?:same )?fate (?:of|as|that|which|(?=they suffer)|(?=THIS suffer)|(?=it suffer))? ?${holder}(?: suffer| do)?`,
  `(?:${holdings}|both|they) (?:suffer|share|meet) (?:whatever|any) fate (?:(?:that|which) )?befalls? (?:${holder}|them)`,
  `(?:${holdings}|they|both) is (?:also )?(?<is>${loss}) (?:if|when|whenever) ${holder} is (?<of>${loss})`,
  `(?:if|when|should) ${holder} is (?<of>${loss}) , (?:so is (?:${holdings}|they|both)|(?:${holdings}|they|both) (?:also )?(?:suffer|share|meet) (?:the |a |that |their |its )?(?:same )?fate|(?:${holdings}|both) is (?:also )?(?<is>${loss})(?:(?: ,)? (?:too|also|as well))?)`,
  `(?:${holdings}|they|it) ${staysWith}(?:share|suffer) (?:their|its|the same) fate`,
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
  if ((self?.type === 'Artifact' || self?.type === 'Tome') && !/^they /.test(said)) {
    const found = matches(sharedFate)
    const who = found?.groups?.who
    // "If he is lost" speaks of nobody where this was given to nobody.
    const isNobody = self.type === 'Tome' && (isPerson || who === undefined || /tome$|^(?:they|them)$/.test(who))
    if (found && !isNobody && !(isPerson && /^(?:they|them)$/.test(who ?? '')))
      return newWords(`if ${who?.endsWith('tome') ? 'the tome' : 'ally'} is lose , this card suffer the same fate`, near)
  }
  if (self?.type === 'Tome' && /\bspell\b/.test(said) && matches(heldFate))
    return newWords('if this card is lose , the spell suffer the same fate', near)
  if (self?.type === 'Artifact' && /^(?:the |any |all |each |its )?spell\b/.test(said) && matches(heldFate))
    return newWords('if this card is lose , the spell suffer the same fate', near)
  // "This card remains with him and suffers any fate that he suffers": also the one that an Ally was given.
  if (self?.type === 'Ally' && matches(heldFate)) return newWords('if this card is lose , the artifact suffer the same fate', near)
  return part
}

const fought = '(?: (?:after|in|during|at the end of) combat)?'
const fighter = '(?:THIS|it|they|(?:the |that )?(?:ally|bearer|wearer|wielder))'
const wholeLoss = `${fighter} (?:have )?(?:absorb|take|suffer|sustain|lose|receive) (?:(?:damage|loss|point) equal to )?(?:(?:its|their|the) )?full (?:card )?value(?: of THIS)?(?: (?:in|as|of) (?:damage|loss|point|sanity loss|combat))?${fought}`

/** That one is lost in Combat only for its full value, told in any order. */
const losesWhole: readonly RegExp[] = [
  `(?<who>${fighter}) (?:(?:may|can) )?(?:is )?(?:only (?:is )?)?(?:bury|lose)${fought}(?: only)? (?:if|when) ${wholeLoss}`,
  `(?<who>${fighter}) (?:(?:is|may|can|do) not|cannot) (?:is )?(?:bury|lose)${fought} unless ${wholeLoss}`,
  `(?<who>${fighter}) survive combat unless ${wholeLoss}`,
  `(?:only )?bury (?<who>${fighter})${fought}(?: only)? (?:if|when) ${wholeLoss}`,
  `do not bury (?<who>${fighter})${fought} unless ${wholeLoss}`,
  `unless ${wholeLoss} , (?:(?<who>${fighter}) is not bury${fought}|do not bury ${fighter}${fought})`,
  `(?:lose|bury)${fought} only (?:if|when) (?:${wholeLoss}|the full value of (?<who>THIS) is absorb)`,
].map((each) => new RegExp(`^${each}$`))

/** Another Ally than this card or its bearer, of whom a later "that Ally" would speak. */
const anotherAlly = /\b(?:choose|each|all|other|defending|target|random|opposing|one|1|a|any) (?:\S+ ){0,3}?ally\b(?! 's)/
const gives = new RegExp(`\\b${verb}\\b|\\b${bears}\\b`)

/** "That Ally is only buried if he takes his full value in damage", of an Ally or Monster or of whoever bears this card. */
export function withWholeLoss(parts: readonly (readonly Token[])[], self: Self | undefined): readonly (readonly Token[])[] {
  const isBorne = self?.type === 'Artifact'
  if (!isBorne && self?.type !== 'Ally' && self?.type !== 'Monster') return parts
  const isOther = parts.some((part) => anotherAlly.test(textOf(part)) && !gives.test(textOf(part)))
  return parts.map((part) => {
    const { said: told } = piecesOf(part, self)
    const said = !isBorne && /^(?:is|may|can|cannot|do|survive) /.test(told) ? `THIS ${told}` : told
    const found = losesWhole.map((each) => each.exec(said)).find((each) => each !== null)
    const who = found?.groups?.who ?? (found ? 'THIS' : undefined)
    // Several, or another one, are not this card or its bearer.
    const isMany = part.some(({ written }) => /^(?:they|their|them|are)$/i.test(written))
    const isMeant = who === 'THIS' ? !isBorne : isBorne && !isOther
    return who !== undefined && isMeant && !isMany && /\bonly\b|\bunless\b|\bsurvive\b/.test(said)
      ? newWords('this card is not bury after combat unless it absorb its full value', part[0]!)
      : part
  })
}
