/**
 * Cards of a Mythos Deck that are turned up until one of a kind shows, which goes to the Hand, and the others to the discards: "discard
 * the top card of your Mythos Deck. Repeat until an Artifact is revealed, and place it in your Hand". Told by one sentence or by several.
 */

import type { Token } from './lexer.ts'
import { newWords, textOf } from './tokens.ts'

const turn = '(?:discard|reveal|draw|turn (?:over|up)|flip(?: over)?|show)'
const pile = '(?:(?:from|off|of) )?(?:the top of )?your mythos deck'
const kind = '(?:a |the first |the next |any |1 |one )(?<what>(?!location\\b)[^,.;:()]+?)(?: card)?'
const shows = '(?:is (?:reveal|discard|draw|find|turn up|turn over|show)|appear|show up|come up|turn up|be reveal)'
const you = `you (?:have )?(?:${turn}|find|come to|come upon|reach|see|hit) `
const until = `until (?:${you}${kind}|${kind.replaceAll('?<what>', '?<that>')} ${shows})`
const hand = '(?:in|into|to) your hand'
const take = `(?:place|put|take|add|return|keep) (?:it|that card|that [a-z]+|the [a-z]+)(?: ${hand})?`
const rest = '(?:the )?(?:all )?(?:other|others|rest|remain card|other card|other card reveal|card so reveal)'

/** "Discard the top card of your Mythos Deck. Repeat until an Artifact is revealed", where each that is turned up is discarded. */
const once =
  /^(?<head>(?:[^.;()]+ [,:] )?(?:you may )?(?:(?:flip|bury|discard) this card to )?)discard the top(?:most)? card (?:of|from) your mythos deck$/
const again = new RegExp(
  `^(?:then )?(?:repeat(?: this| that| the process)?|go on|continue|keep on|do so(?: again)?) ${until}(?:(?: ,)? (?:and|then|and then) (?<take>${take}))?$`,
)
/** "Reveal cards from the top of your Mythos Deck until you reveal an Artifact." */
const row = new RegExp(
  `^(?<head>(?:[^.;()]+ [,:] )?(?:you may )?(?:(?:flip|bury|discard) this card to )?)(?:(?<how>discard|turn over and discard|reveal and discard|discard and reveal)|${turn}) (?:the )?(?:top )?card(?: one by one| one at a time| one after (?:another|the other))? ${pile}(?: one by one| one at a time)? ${until}(?:(?: ,)? (?:and|then|and then) (?<take>${take}))?$`,
)
const takes = new RegExp(`^(?:then )?${take}(?:(?: ,)?(?: and| then| and then)? (?<rest>(?:discard|bury) ${rest}))?$`)
const discards = new RegExp(`^(?:then )?(?:discard|bury) ${rest}$`)

const inHand = new RegExp(hand)

export function withTurnedUpUntil(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const result: (readonly Token[])[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!
    const [said, next] = [textOf(part), textOf(parts[at + 1] ?? [])]
    const first = once.exec(said)
    const repeated = first && again.exec(next)
    const found = repeated ?? row.exec(said)
    if (!found) {
      result.push(part)
      continue
    }
    const { what = found.groups!['that']! } = found.groups!
    const head = (first ?? found).groups!['head'] ?? ''
    let end = at + (repeated ? 1 : 0)
    let taken = found.groups!['take']
    let isRest = repeated !== null || found.groups!['how'] !== undefined
    if (taken === undefined) {
      const behind = takes.exec(textOf(parts[end + 1] ?? []))
      if (behind) {
        taken = behind[0]
        isRest ||= behind.groups!['rest']?.startsWith('discard') === true
        end++
      }
    }
    const left = textOf(parts[end + 1] ?? [])
    if (taken !== undefined && discards.test(left) && left.includes('discard')) {
      isRest = true
      end++
    }
    // Where it goes, and where the others do, must both be told.
    if (taken === undefined || !inHand.test(taken) || !isRest || /\b(?:or|and|if|with)\b/.test(what)) {
      result.push(part)
      continue
    }
    const near = part[0]!
    const length = head.trim() === '' ? 0 : head.trim().split(' ').length
    const named = repeated ? parts[at + 1]! : part
    const words = what.split(' ')
    const from = named.findIndex((_, index) => textOf(named.slice(index, index + words.length)) === what && index > 2)
    const such = from < 0 ? newWords(what, near) : named.slice(from, from + words.length)
    result.push(
      [
        ...part.slice(0, length),
        ...newWords('reveal card from the top of your mythos deck until a', near),
        ...such,
        ...newWords('is reveal', near),
      ],
      [...newWords('put all', near), ...such, ...newWords('among them in your hand and discard the rest', near)],
    )
    at = end
  }
  return result
}
