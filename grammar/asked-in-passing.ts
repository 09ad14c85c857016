/**
 * What a story asks for in words that no recipe has been made of. The rest of a story is passed over, for it is a story; these few
 * ways of asking are not, so that nothing that is needed goes lost without a word.
 */

import type { Recipe } from './ast.ts'
import { fold } from './link.ts'
import { type Fault, fault } from './reading.ts'

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }

/** The first thing that is asked for in a story and is none of what its recipe asks for. */
export function askedInPassing(story: string, { slots }: Recipe): Fault | undefined {
  return (
    otherwise(story, slots) ?? namedOnly(story, slots) ?? costly(story) ?? restricted(story) ?? counted(story, slots) ?? ofItself(story)
  )
}

/** "A BUM with a shovel, or an EARTHQUAKE": one of the two, and not both. */
function otherwise(story: string, slots: Recipe['slots']): Fault | undefined {
  const second = slots.find(({ at }, index) => index > 0 && /\bor\s+(?:(?:else|an?|the|some|perhaps)\s+)*$/i.test(story.slice(0, at)))
  return (
    second &&
    fault('It is not said instead of what: put both side by side, "A or B", with nothing between.', second.at, second.phrase.length)
  )
}

/** "Some cousin named WHATELEY": whoever bears the name, and not the one card whose Title is nearest. */
function namedOnly(story: string, slots: Recipe['slots']): Fault | undefined {
  const named = slots.find(
    ({ at, phrase, anyOf }) =>
      /\b(?:named|surnamed|called|by the name of)\s+$/i.test(story.slice(0, at)) &&
      anyOf.some((kind) => kind.title !== undefined && !fold(phrase).includes(fold(kind.title))),
  )
  return (
    named && fault('It is not said whether one card is meant or any of that name: "with ... in its title".', named.at, named.phrase.length)
  )
}

/** "Something that costs you Sanity": a card as good as any in capitals. */
const costly = (story: string): Fault | undefined =>
  at(
    /\b(?:something|anything|an? (?:thing|item|card)|some (?:thing|item|card)) (?:that|which) (?:costs?|has cost|will cost) (?:you|your Investigator)\b/i,
    story,
    'Say with a number how many such cards are needed: "one thing that costs you at least 1 Sanity".',
  )

/** "Whatever LOCATION you come to last, it must be an INSIDE one": the same card, and no second one. */
const restricted = (story: string): Fault | undefined =>
  at(
    /\b(?:[Ii]t|[Hh]e|[Ss]he|[Tt]his|[Tt]hat|[Tt]hey)\s+(?:must|has to|have to|should)\s+be\s+(?:an?\s+)?\p{Lu}{2}[\p{Lu}\s/'-]*\s+ones?\b/u,
    story,
    'What is asked of a card stands beside it, not in a clause of its own.',
  )

/** "A CAT, a second CAT and a third (three cards)": as many as the bracket says. */
function counted(story: string, slots: Recipe['slots']): Fault | undefined {
  for (const { 0: said, 1: word = '', index } of story.matchAll(/\((\w+) cards(?: in all)?\)/gi)) {
    const count = counts[word.toLowerCase()] ?? Number(word)
    const before = slots.filter((slot) => slot.at < index + said.length)
    const sums = before.map((_, from) => before.slice(from).reduce((sum, slot) => sum + slot.count, 0))
    if (before.length > 0 && !Number.isNaN(count) && !sums.includes(count))
      return fault(`It is not said which ${word} cards these are.`, index, said.length)
  }
  return undefined
}

/** "This Adventure is worth 2 more points if ...": a rule, and no part of the story. */
const ofItself = (story: string): Fault | undefined =>
  at(
    /\b[Tt]his Adventure (?!\p{Lu}{2})(?:is worth|scores|counts|may|must|cannot|can|gives)\b(?![^.!?]*\p{Lu}{2})[^.!?]*/u,
    story,
    'What is told of the Adventure itself cannot be read so: say when it happens, "When you play this Adventure, ...".',
  )

function at(asked: RegExp, story: string, message: string): Fault | undefined {
  const found = asked.exec(story)
  return found ? fault(message, found.index, found[0].length) : undefined
}
