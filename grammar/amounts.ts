/**
 * Numbers that no card can mean: larger than anything in the game, below nothing, in parts, or none of what is done. A
 * slip of the keys must not become a card that does nothing, or all.
 */

import type { Token } from './lexer.ts'

/** Nothing in the game is counted higher; time to look at cards is, in seconds. */
export const most = 99
const mostSeconds = 999

/** What is wrong with a number, and from which token to which. */
export interface StrangeNumber {
  readonly message: string
  readonly from: Token
  readonly to: Token
}

const isGlued = (a: Token | undefined, b: Token | undefined): boolean => !!a && !!b && a.at + a.length === b.at

/** A number of this sentence that is too large to mean anything, or in parts: "1.5". */
export function noCount(tokens: readonly Token[]): StrangeNumber | undefined {
  for (const [index, from] of tokens.entries()) {
    if (from.type !== 'number') continue
    const [mark, to] = tokens.slice(index + 1)
    if (mark && to?.type === 'number' && /^[.,]$/.test(mark.written) && isGlued(from, mark) && isGlued(mark, to)) {
      const written = shortened(from.written + mark.written + to.written)
      return { message: `"${written}" is no whole number, and cards count in whole ones.`, from, to }
    }
    if (from.value <= most) continue
    const unit = mark?.text === '-' ? to : mark
    if (unit?.text === 'second' && from.value <= mostSeconds) continue
    return { message: `"${shortened(from.written)}" is more than there is of anything: at most ${most}.`, from, to: from }
  }
  return undefined
}

/** Why a sentence ends to be read at a number that is none: "-3", "1e20". */
export function noNumber(wrong: Token, tokens: readonly Token[]): StrangeNumber | undefined {
  const to = tokens[tokens.indexOf(wrong) + 1]
  if (/^\d/.test(wrong.written) && wrong.type === 'unknown') {
    const message = `"${shortened(wrong.written)}" is no number that a card can say: write it in digits, 1 to ${most}.`
    return { message, from: wrong, to: wrong }
  }
  if (wrong.text !== '-' || to?.type !== 'number' || !isGlued(wrong, to)) return undefined
  const message = `There is no "-${shortened(to.written)}" of anything. Say "lose" where it becomes less, "gain" where more.`
  return { message, from: wrong, to }
}

/** A number as an error quotes it. */
export function shortened(number: string): string {
  return number.length > 24 ? `${number.slice(0, 20)}...` : number
}

/** The zero in this sentence that makes what was read of it do nothing, or hold always. */
export function idleZero(read: unknown, tokens: readonly Token[]): StrangeNumber | undefined {
  const zero = tokens.find((each) => each.type === 'number' && each.value === 0)
  return zero && isIdle(read)
    ? { message: `"${zero.written}" of something is nothing, so there is no rule in this: at least 1.`, from: zero, to: zero }
    : undefined
}

/** A zero before the place where a sentence ends to be read: "if you have 0 Allies in play". */
export function noneBefore(wrong: Token, tokens: readonly Token[]): StrangeNumber | undefined {
  const zero = tokens.slice(0, tokens.indexOf(wrong)).find((each) => each.type === 'number' && each.value === 0)
  return zero && { message: `No rule can be read with "${zero.written}" of something. Say "no" for none.`, from: zero, to: zero }
}

/** What is none of something if it is 0. Others may be 0: what a value is set to, or not below. */
const counted: ReadonlySet<string> = new Set('sanity draw exchange seconds extendGOO times threatValue atLeast plus slots'.split(' '))

/** Whether some deed in it is done with none, some change changes nothing, some limit lets nothing through. */
function isIdle(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  if (Array.isArray(data)) return data.some((each) => isIdle(each))
  const fields = data as Readonly<Record<string, unknown>>
  const isSet = 'how' in fields && fields['how'] !== 'add'
  return Object.entries(fields).some(([name, value]) => {
    if (value !== 0) return isIdle(value)
    if (name === 'n') return 'pick' in fields || 'carries' in fields
    if (name === 'value' || name === 'by') return !isSet
    // "At least 0" is always so.
    if (name === 'min') return 'number' in fields && !('max' in fields)
    return counted.has(name)
  })
}

/** A range of this sentence that runs backwards: "a chosen 3 to 1". */
export function backwards(tokens: readonly Token[]): StrangeNumber | undefined {
  for (const [index, token] of tokens.entries()) {
    const to = tokens[index + 2]
    if (token.type !== 'number' || tokens[index + 1]?.text !== 'to' || to?.type !== 'number' || token.value <= to.value) continue
    // "Add 2 to one Ally" is no range.
    if (/^(?:add|\+|-)$/.test(tokens[index - 1]?.text ?? '')) continue
    return { message: `From ${token.written} to ${to.written} there is nothing between.`, from: token, to }
  }
  return undefined
}

/** "Each opponent, including you": you are none of them. */
export function ownFoe(tokens: readonly Token[]): StrangeNumber | undefined {
  const at = tokens.findIndex(({ text }) => text === 'include')
  const to = tokens.slice(at + 1, at + 3).find(({ text }) => /^(?:you|yours|your|yourself)$/.test(text)) ?? tokens[at - 1]
  if (at < 1 || !to || !/^(?:you|yours|your|own|yourself)$/.test(to.text)) return undefined
  const before = tokens.slice(0, at).map(({ text }) => text)
  const whom = before.findLastIndex((text) => /^(?:opponents?|player|investigator)$/.test(text))
  const isFoe = whom >= 0 && (before[whom] !== 'player' && before[whom] !== 'investigator' ? true : before[whom - 1] === 'other')
  return isFoe && before[whom - 1] !== 'your' ? { message: 'You are no opponent of yours.', from: tokens[whom]!, to } : undefined
}
