/** What the players of a match have agreed on before it, in sentences with their rules. */
import { chosenRules } from './house-rules.ts'
import type { Sheet, State } from './state.ts'

export interface Agreed {
  readonly text: string
  /** One number, or several with commas between. */
  readonly rule?: string
  /** The name of the house rule, if it is one. */
  readonly house?: string
}

export function agreed({ sheet }: State): readonly Agreed[] {
  return [
    ...terms(sheet),
    ...chosenRules(sheet.houseRules).map(({ name, says, overrules }) => ({ text: says, rule: overrules.join(', '), house: name })),
  ]
}

function terms(sheet: Sheet): Agreed[] {
  const { mode, target, alternativeFirstCard, sameEducation, timedGlances, mayConcede = [], names } = sheet
  return [
    mode === 'campaign'
      ? { text: `A campaign to ${target} Adventure points.`, rule: target === 20 ? 'M16.6' : 'M16.6, M16.7' }
      : { text: 'The basic game: the first completed Adventure ends it.', rule: 'M16.1' },
    alternativeFirstCard
      ? { text: 'The alternative first card: one may open with any card that can be played without a Location.', rule: 'M16.22' }
      : { text: 'The first card of each player is a Location.', rule: 'M4.15' },
    sameEducation === 'each Round'
      ? { text: 'With the same Education, it is rolled anew each Round who counts as more educated.', rule: 'M2.5, M2.6' }
      : sameEducation === 'seats'
        ? { text: 'With the same Education, whoever sits nearer to the first seat counts as more educated.', rule: 'M2.5, M2.6' }
        : { text: 'With the same Education, one roll before the first Round says who counts as more educated.', rule: 'M2.5, M2.6' },
    timedGlances === true
      ? { text: 'A timed glance ends by itself.', rule: 'M1.44' }
      : { text: 'A timed glance ends when its player ends it.', rule: 'M1.44' },
    ...(mayConcede.length === 0
      ? []
      : [
          {
            text: `Whenever something is asked of them, ${mayConcede.map((seat) => names[seat]).join(' and ')} may concede.`,
            rule: 'M5.28',
          },
        ]),
  ]
}
