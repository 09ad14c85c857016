/** Which choices are offered where: one on the main button, some under numbers, the rest on their pieces. */
import type { Choice } from '../../src-main/contract/table.ts'

export interface Layout {
  /** Under Space, always at the same place: what ends or continues, or the only thing there is to do. */
  readonly main: Choice | undefined
  /** Under 1 to 9. */
  readonly numbered: readonly Choice[]
  /** Under Y and N. */
  readonly yes: Choice | undefined
  readonly no: Choice | undefined
  /** How many are offered in all. */
  readonly count: number
}

/** Giving the match up is no answer to what is asked: it has its own place, away from all that is pressed in passing. */
export const isAnswer = ({ role }: Choice): boolean => role !== 'concede'

const most = 9

/** Up to so many choices are worth reading in one place as well. */
const few = 6

/** Going on without doing anything more. */
const onwards: readonly Choice['role'][] = ['pass', 'done', 'decline']

/** Choices that hang from a piece are numbered too while there is room, so that a short question can be read in one place. */
export function layOut(all: readonly Choice[]): Layout {
  const choices = all.filter(isAnswer)
  const free = choices.filter(({ on }) => on === undefined)
  const main = choices.length === 1 ? choices[0] : free.find(({ role }) => role !== undefined && onwards.includes(role))
  const rest = choices.filter((each) => each !== main)
  const first = [...rest.filter(({ on }) => on === undefined), ...rest.filter(({ on }) => on !== undefined)]
  const numbered = rest.length <= few ? first : first.filter(({ on }) => on === undefined).slice(0, most)
  const answer = (wanted: Choice['role']) => choices.find(({ role }) => role === wanted)
  return { main, numbered, yes: answer('yes'), no: answer('no'), count: choices.length }
}
