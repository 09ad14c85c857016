/** The guide at the table of Mythos: what it tells, what it points at, how it goes and comes back; and words that explain themselves. */
import { beforeAll, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import '../../src-renderer/style/base.css'
import type { Recent } from '../../src-main/contract/host.ts'
import type { NumberedRule } from '../../src-main/contract/rules.ts'
import type { Settings } from '../../src-main/contract/settings.ts'
import type { MatchSummary } from '../../src-main/contract/table.ts'
import { cannedKeeper } from '../../src-renderer/gallery/canned-keeper.ts'
import { rulebook } from '../../src-renderer/gallery/rulebook.ts'
import { turn } from '../../src-renderer/gallery/tables.ts'
import { lessonsFor, lessonsOf } from '../../src-renderer/guides/guide.ts'
import { guide, guiding, recallGuiding } from '../../src-renderer/guides/guiding.svelte.ts'
import Lessons from '../../src-renderer/guides/Lessons.svelte'
import LearnCard from '../../src-renderer/home/LearnCard.svelte'
import Recents from '../../src-renderer/home/Recent.svelte'
import GlossaryList from '../../src-renderer/rules/GlossaryList.svelte'
import Rule from '../../src-renderer/rules/Rule.svelte'
import TableLoader from '../../src-renderer/table/TableLoader.svelte'
import Terms from '../../src-renderer/terms/Terms.svelte'
import TermTip from '../../src-renderer/terms/TermTip.svelte'
import { recallTerms } from '../../src-renderer/terms/vocabulary.svelte.ts'
import WordLinks from '../../src-renderer/terms/WordLinks.svelte'

beforeAll(() => page.viewport(1280, 720))

const { match, seat } = turn
const nothing = () => {}
const says = (where: Locator, text: string) => expect.poll(() => where.element().textContent).toContain(text)
const strip = page.getByRole('complementary', { name: 'Guide' })
const titles = lessonsFor(turn, new Set()).map(({ title }) => title)

/** The canned turn, with a Keeper that remembers what it is told; answers all that it was told. */
async function table(kept: Settings) {
  const api = cannedKeeper({ [match]: turn })
  const set = vi.fn(async (changed: Settings) => changed)
  const remembering = { ...api, settings: { get: async () => kept, set } }
  // As a window that has just been opened: of what was before, it knows what the Keeper does.
  await recallGuiding(remembering)
  await render(TableLoader, { api: remembering, match })
  await expect.poll(() => document.querySelector('[data-prompt]')?.textContent).toContain(turn.prompt)
  return set
}

test('a guided campaign tells one lesson at a time, rings what it is about, and keeps what was learned', async () => {
  const set = await table({ guided: [match] })
  await says(strip, titles[0]!)
  await says(strip, `Lesson 1 of ${lessonsOf('mythos').length}`)
  await expect.poll(() => document.querySelector<HTMLElement>('[data-pointed]')?.dataset['pointed']).toBe('your Investigator')
  await strip.getByRole('button', { name: /^Next/ }).click()
  await says(strip, titles[1]!)
  expect(set.mock.calls).toEqual([[{ lessons: [{ match, seat, learned: ['aim'], game: 'mythos', who: turn.seats[seat]!.name }] }]])
})

test('what the same person learned in another match is left out, until they want it told again', async () => {
  const who = turn.seats[seat]!.name
  const other = { match: 'other', seat: 0, learned: ['aim'], game: 'mythos' as const }
  const set = await table({ guided: [match], lessons: [{ ...other, who }] })
  await says(strip, titles[1]!)
  await says(strip, 'Lesson 2 of')
  await strip.getByRole('button', { name: 'Tell all again' }).click()
  await says(strip, titles[0]!)
  expect(set.mock.calls).toEqual([[{ lessons: [] }]])
  await expect.element(strip.getByRole('button', { name: 'Tell all again' })).not.toBeInTheDocument()
})

test('what was just changed here is not undone by an answer from before it', async () => {
  const before: Settings = { unguided: ['tides-of-madness'] }
  let kept = before
  const late = Promise.withResolvers<Settings>()
  const get = vi.fn(async () => kept).mockReturnValueOnce(late.promise)
  const set = async (changed: Settings) => (kept = { ...kept, ...changed })
  const api = { ...cannedKeeper({}), settings: { get, set } }
  const recalled = recallGuiding(api)
  await guide(api, 'tides-of-madness', true)
  late.resolve(before)
  await recalled
  expect(guiding.goesAlong('tides-of-madness')).toBe(true)
})

test('what somebody else has learned, or of another game, is told', async () => {
  const who = turn.seats[seat]!.name
  const other = { match: 'other', seat, learned: ['aim'] }
  await table({
    guided: [match],
    lessons: [
      { ...other, game: 'mythos', who: `${who} the younger` },
      { ...other, match: 'third', game: 'cthulhu-dice', who },
    ],
  })
  await says(strip, titles[0]!)
})

test('what was learned before the window was closed is not told again', async () => {
  await table({ guided: [match], lessons: [{ match, seat, learned: ['aim'] }] })
  await says(strip, titles[1]!)
  await says(strip, 'Lesson 2 of')
})

test('the last lesson of a decision can be skipped, and then one plays on', async () => {
  await table({
    guided: [match],
    lessons: [
      {
        match,
        seat,
        learned: lessonsOf('mythos')
          .map(({ id }) => id)
          .slice(1),
      },
    ],
  })
  await strip.getByRole('button', { name: 'Skip this lesson' }).click()
  await says(strip, 'the next lesson comes when something new does')
  expect(document.querySelector('[data-pointed]')).toBeNull()
})

test('a campaign is guided only where somebody asked for it; the guide is sent away and had again', async () => {
  const set = await table({})
  await expect.element(strip).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Guide', exact: true }).click()
  await expect.element(strip).toBeVisible()
  await strip.getByRole('button', { name: 'Dismiss the guide' }).click()
  await expect.element(strip).not.toBeInTheDocument()
  expect(set.mock.calls).toEqual([[{ guided: [match] }], [{ guided: [] }]])
})

test('all lessons are there to be read, in their order, with what was learned', async () => {
  await render(Lessons, { game: 'mythos', known: new Set(['aim', 'turn']), here: 'turn', onclose: nothing })
  const list = page.getByRole('dialog', { name: 'The lessons of Mythos' })
  await expect.poll(() => list.getByRole('heading', { level: 3 }).elements().length).toBe(lessonsOf('mythos').length)
  expect(list.getByText('✓ learned').elements()).toHaveLength(2)
  expect(list.element().querySelector('[aria-current="step"] h3')?.textContent).toContain('A Turn')
  await expect.element(list.getByRole('link', { name: '§ M6.27' })).toHaveAttribute('href', '#/rules/mythos/M6.27')
})

const underWay: MatchSummary = {
  id: 'first',
  game: 'mythos',
  title: 'First campaign',
  seats: turn.seats,
  beganAt: '2026-11-20T10:00:00Z',
  playedAt: '2026-11-20T10:05:00Z',
  moves: 12,
  standing: 'Round 1',
}
const card = { beginning: false, onbegin: nothing }

test('[UX 4] Home offers to learn by playing, and the way back to a first campaign that is under way', async () => {
  const onbegin = vi.fn()
  const { rerender } = await render(LearnCard, { ...card, onbegin, open: [], isNew: true })
  await page.getByRole('button', { name: 'Learn by playing' }).click()
  expect(onbegin).toHaveBeenCalledOnce()
  const lessons = [{ match: 'first', seat: turn.seats.find(({ kind }) => kind === 'human')!.seat, learned: ['aim', 'turn'] }]
  await recallGuiding({ ...cannedKeeper({}), settings: { get: async () => ({ guided: ['first'], lessons }), set: async () => ({}) } })
  await rerender({ ...card, open: [underWay], isNew: false })
  await expect.element(page.getByRole('link', { name: 'Go on with the guide' })).toHaveAttribute('href', '#/table/first')
  await says(page.getByRole('article'), `2 of ${lessonsOf('mythos').length} lessons learned`)
  await rerender({ ...card, open: [], isNew: true, lack: 'The two ready decks are not there.' })
  await expect.element(page.getByRole('button', { name: 'Learn by playing' })).toBeDisabled()
})

test('[UX 3.6] what Home has under Continue is not told again under Recent', async () => {
  const recents: readonly Recent[] = [
    { kind: 'match', id: 'first', name: 'First campaign', at: '2026-11-20T10:05:00Z' },
    { kind: 'match', id: 'over', name: 'Last week', at: '2026-11-14T10:05:00Z' },
    { kind: 'deck', id: '1', name: 'Mine', at: '2026-11-13T10:05:00Z' },
  ]
  const api = cannedKeeper({})
  await render(Recents, { api: { ...api, host: { ...api.host, recents: async () => recents } }, but: ['first'] })
  await expect
    .poll(() =>
      page
        .getByRole('link')
        .elements()
        .map((each) => each.getAttribute('href')),
    )
    .toEqual(['#/table/over', '#/decks/1'])
})

test('[UX 4.6] a word of the glossary shows cards, and leads to all of them in the library', async () => {
  const api = cannedKeeper({})
  const search = vi.fn(api.library.search)
  await render(GlossaryList, { api: { ...api, library: { ...api.library, search } }, list: rulebook.glossary[0]!.words, words: [] })
  await page.getByRole('button', { name: /^Cards/ }).click()
  const list = page.getByRole('list', { name: 'Cards for Bury' })
  await expect.element(list.getByRole('link', { name: /in the library$/ })).toHaveAttribute('href', '#/library/find/does%3Abury')
  expect(list.getByRole('listitem').elements().length).toBeGreaterThan(1)
  expect(search.mock.calls).toEqual([[{ query: 'does:bury', limit: 3 }]])
})

test('[UX 4.6] a rule says which lesson is about it', async () => {
  const rule: NumberedRule = { id: 'M6.27', kind: 'rule', text: 'Turn it.', shownBy: [], cards: 0 }
  await render(Rule, { api: cannedKeeper({}), rule, here: false, words: [] })
  await page.getByRole('button', { name: 'The lesson about it' }).click()
  await says(page.getByRole('list', { name: 'Lessons about M6.27' }), 'Arriving.')
})

test('a word that is pointed at tells what it means, Escape puts it away, and a key lists the words of what has the focus', async () => {
  await recallTerms(cannedKeeper({}))
  await render(TermTip)
  await render(Terms, { text: 'Bury one of them.' })
  const word = page.getByText('Bury', { exact: true })
  await expect.element(word).toHaveClass('term')
  await userEvent.hover(word)
  const tip = page.getByRole('note')
  await says(tip, 'Put at the bottom of the owner’s Story Deck.')
  await expect.element(tip.getByRole('link', { name: '§ M1.29' })).toBeVisible()
  await expect.element(tip.getByRole('link', { name: /^Read on/ })).toHaveAttribute('href', '#/rules/mythos/glossary%3ABury')
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  await word.click()
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await render(WordLinks, { texts: ['They are buried.'] })
  const link = page.getByRole('link', { name: 'Bury' })
  link.element().parentElement!.setAttribute('data-words', 'Bury two more.')
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{F1}{/Shift}')
  await says(page.getByRole('dialog', { name: 'Words here' }), 'Put at the bottom')
})
