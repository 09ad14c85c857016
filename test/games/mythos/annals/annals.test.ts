/**
 * The annals of whole campaigns, and what is told of them: the stories lie beside this test as they were told. Read the
 * difference before you keep it.
 */
import { describe, expect, test } from 'vitest'
import { play } from '../../../../src-main/engine/match.ts'
import { type Annals, firstAnnals, remember } from '../../../../src-main/games/mythos/annals/annals.ts'
import { listed, ordinal, tellChapter, tellEnding, tellOpening } from '../../../../src-main/games/mythos/annals/story.ts'
import { mythos } from '../../../../src-main/games/mythos/game.ts'
import type { State } from '../../../../src-main/games/mythos/state.ts'
import { optionsOf, readPlaythrough } from '../../../playthroughs/transcript.ts'
import { allCards, allInvestigators } from '../../../support/all-cards.ts'

interface Followed {
  readonly annals: Annals
  readonly end: State
  /** What somebody was told who sat at no seat. */
  readonly heard: string
}

function followed(name: string): Followed {
  const playthrough = readPlaythrough(name)
  let state = mythos.setup(optionsOf(playthrough, allCards(), allInvestigators()), playthrough.seed)
  let annals = firstAnnals(state)
  const heard: string[] = []
  for (const { seat, action } of playthrough.moves) {
    const step = play(mythos, state, seat, action)
    annals = remember(annals, { before: state, events: step.events, after: step.state })
    for (const event of step.events) heard.push(mythos.tell(event) ?? '')
    state = step.state
  }
  return { annals, end: state, heard: heard.join('\n') }
}

function story(annals: Annals): string {
  const chapters = annals.seats
    .flatMap((each) => each.chapters.map((chapter, at) => ({ each, chapter, at })))
    .toSorted((a, b) => a.chapter.no - b.chapter.no)
  return `${[
    ...tellOpening(annals),
    ...chapters.flatMap(({ each, chapter, at }) => [`## ${chapter.title} – ${each.name}`, ...tellChapter(each, chapter, at === 0)]),
    ...tellEnding(annals),
  ].join('\n\n')}\n`
}

describe.each(['two-standard', 'three-limited', 'four-of-all'])('%s', (name) => {
  const { annals, end, heard } = followed(name)

  test('is told as it was', async () => {
    await expect(story(annals)).toMatchFileSnapshot(`${name}.md`)
  })

  test('[M16.8] stands as the match ended', () => {
    expect(annals.because).toBe(end.over!.because)
    expect(annals.rounds).toBe(end.round)
    for (const [seat, each] of annals.seats.entries()) {
      const { points, sanity } = end.players[seat]!
      expect(each).toMatchObject({ points, sanity, mad: sanity === 0 })
      expect(each.chapters.reduce((sum, chapter) => sum + chapter.points, 0)).toBe(points)
      expect(each.curve.at(-1)).toEqual({ round: end.round, points, sanity })
      expect(each.madBy === undefined).toBe(sanity > 0)
    }
  })

  test('[M12.43, M12.39] each phrase of an Adventure has as many cards as it asks for', () => {
    const chapters = annals.seats.flatMap((each) => each.chapters)
    expect(chapters.length).toBeGreaterThan(0)
    for (const { filled } of chapters) {
      expect(filled.length).toBeGreaterThan(0)
      for (const { cards } of filled) expect(cards.length).toBeGreaterThan(0)
    }
  })

  test('[M1.15, M1.19] names nothing that nobody was told of', () => {
    const titles = annals.seats.flatMap((each) =>
      [...each.chapters.flatMap(({ scenes }) => scenes), ...each.since].flatMap((scene) => [
        ...('title' in scene ? [scene.title] : []),
        ...(scene.was === 'battle' ? [...scene.met, ...scene.sent] : []),
      ]),
    )
    expect(titles.length).toBeGreaterThan(50)
    expect(titles.filter((title) => !heard.includes(title.replace(/\.$/, '')))).toEqual([])
  })
})

test('lists and ordinals are English', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c'])
  expect([1, 12, 13, 21, 22, 23, 101, 111].map(ordinal)).toEqual(['first', 'twelfth', '13th', '21st', '22nd', '23rd', '101st', '111th'])
})
