/**
 * What only paints the scene within a sentence that states a rule: a scene before a colon, a cry, a simile, a reason, a purpose, a deed in
 * colourful words that the words behind it explain. It is cut out only where the sentence cannot be read with it, and only if no word of
 * it could be part of a rule: at least one is none of the game, and none is a card, a number or what a rule says.
 */

import {
  ofBracketed,
  ofBracketedBehind,
  ofBracketedMoment,
  ofHandlingThen,
  ofSeized,
  ofSurvivors,
  ofVictim,
  withoutBracketed,
  withoutGist,
  withoutHandling,
} from './colour/deeds-and-brackets.ts'
import { withoutEpithetAhead } from './colour/epithets.ts'
import { isDeed, span, type Uncoloured } from './colour/painted.ts'
import { toldThenDone } from './colour/told-then-done.ts'
import {
  withoutAfterthought,
  withoutApposition,
  withoutAside,
  withoutEpithet,
  withoutFirstDeed,
  withoutLasting,
  withoutManner,
  withoutMishap,
  withoutOffer,
  withoutPastime,
  withoutPurpose,
  withoutSecondDeed,
  withoutTail,
  withoutVehicle,
  withoutWay,
  withoutWhatBefalls,
} from './colour/trimmings.ts'
import {
  asScene,
  ofMoment,
  ofStrangers,
  stopBehind,
  withoutFirstHalf,
  withoutMeanwhile,
  withoutPrelude,
  withoutScene,
} from './colour/whole-scenes.ts'
import { ofGloss } from './glossed.ts'
import { isUnknown, type Token } from './lexer.ts'
import { isMishap } from './mishaps.ts'
import { isOpening } from './openings.ts'
import { passedOver } from './passed-over.ts'
import type { Self } from './reading.ts'
import { isScene } from './scenes.ts'
import { isSceneOfPlace } from './scenes-of-places.ts'
import { strangelyTold } from './strange-words.ts'

/**
 * A sentence that cannot be read as it stands, without one stretch of colour, in each way that can be shown to take away no more than that:
 * the likeliest first.
 */
export function* withoutColour(
  sentence: readonly Token[],
  text: string,
  vocabulary: ReadonlySet<string>,
  self: Self | undefined,
  { isFirst, next }: { readonly isFirst: boolean; readonly next: readonly Token[] | undefined },
): Generator<Uncoloured> {
  const hasNext = next !== undefined
  if (!sentence.some((each) => isUnknown(each) || /^(?:forget|somebody|someone)$/.test(each.text))) {
    const stop = stopBehind(sentence, text)
    const isTold =
      (hasNext && isFirst && (isScene(sentence, stop) || isMishap(sentence, stop) || isOpening(sentence, stop))) ||
      ((hasNext || !isFirst) && isSceneOfPlace(sentence, stop, isFirst))
    if (isTold) yield { tokens: [], flavour: [span(sentence)] }
    else yield* [...theirs(ofGloss(sentence), withoutGist(sentence)), ...toldThenDone(sentence), ...strangelyTold(sentence)]
    if (!isTold && (stop === '?' || sentence.some(({ text: mark }) => mark === '-'))) yield* theirs(withoutAfterthought(sentence, text))
    return
  }
  yield* toldThenDone(sentence)
  const strokes: readonly (() => Uncoloured | undefined)[] = [
    () => asScene(sentence, text, vocabulary, self, isFirst),
    () => ofVictim(sentence),
    () => ofGloss(sentence),
    () => ofBracketed(sentence, vocabulary),
    () => ofBracketedBehind(sentence, vocabulary),
    () => ofSurvivors(sentence, vocabulary, self),
    () => ofStrangers(sentence, self),
    () => ofBracketedMoment(sentence, vocabulary),
    () => ofHandlingThen(sentence, self),
    () => withoutApposition(sentence),
    () => withoutWay(sentence),
    () => ofSeized(sentence, self),
    () => withoutLasting(sentence, vocabulary, self),
    () => withoutFirstDeed(sentence, vocabulary),
    () => withoutWhatBefalls(sentence, vocabulary),
    () => withoutMishap(sentence, isFirst),
    () => withoutTail(sentence, vocabulary, self),
    () => withoutAfterthought(sentence, text),
    () => withoutBracketed(sentence),
    () => withoutPurpose(sentence, vocabulary, isDeed(next)),
    () => withoutOffer(sentence, vocabulary),
    () => withoutSecondDeed(sentence, vocabulary),
    () => withoutVehicle(sentence),
    () => withoutScene(sentence, vocabulary, isFirst),
    () => withoutHandling(sentence),
    () => withoutGist(sentence),
    () => withoutFirstHalf(sentence, vocabulary, isFirst),
    () => ofMoment(sentence, self, vocabulary, next),
    () => withoutPastime(sentence, vocabulary),
    () => withoutMeanwhile(sentence, vocabulary),
    () => withoutPrelude(sentence, vocabulary),
    () => withoutManner(sentence, vocabulary),
    () => withoutAside(sentence, vocabulary),
    () => withoutEpithet(sentence, self, vocabulary),
    () => withoutEpithetAhead(sentence, vocabulary),
  ]
  for (const stroke of strokes) {
    const found = stroke()
    if (found && (found.tokens.length > 0 || hasNext || !isFirst)) yield found
  }
  yield* strangelyTold(sentence)
  yield* passedOver(sentence, next)
}

const theirs = (...found: readonly (Uncoloured | undefined)[]): readonly Uncoloured[] => found.filter((each) => each !== undefined)
