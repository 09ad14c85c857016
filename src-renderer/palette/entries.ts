/**
 * What can be found by the list of commands: what the screen can do, screens, settings, and whatever a person has. Each entry
 * has an id that is kept when it was chosen, so that it comes first the next time.
 */
import type { Api } from '../../src-main/contract/contract.ts'
import { keyOf } from '../keys/bound.svelte.ts'
import { type CommandId, commands } from '../keys/commands.ts'
import type { Action } from '../keys/offers.ts'
import { everyRule } from '../rules/finding.ts'
import { lookUp, placeOf } from '../rules/looking-up.svelte.ts'
import { settingList } from '../settings/setting-list.ts'
import { go } from '../state/route.svelte.ts'
import { settings } from '../state/settings.svelte.ts'
import { glossaryPlace } from '../terms/glossary-place.ts'

export interface Entry {
  readonly id: string
  readonly group: Group
  readonly name: string
  readonly detail?: string | undefined
  /** Words it is found by that are not shown. */
  readonly also?: string | undefined
  readonly key?: string
  readonly run: () => unknown
}

export const groups = ['Recent', 'Here', 'Cards', 'Decks', 'Campaigns', 'Open matches', 'Rules', 'Screens', 'Settings'] as const
export type Group = (typeof groups)[number]

/** Of no use in a list: it is this list, or it needs the key itself. */
const unlisted: readonly string[] = ['palette', 'table.options', 'table.seats', 'table.zoom', 'fixed.escape', 'table.main']

/** What the screen that is shown can do now, and the screens. */
export function commandEntries(can: ReadonlyMap<CommandId, Action>): Entry[] {
  return commands
    .filter(({ id }) => can.has(id) && !unlisted.includes(id))
    .map(({ id, words }) => ({
      id,
      group: id.startsWith('go.') ? 'Screens' : 'Here',
      name: words,
      key: keyOf(id),
      run: can.get(id)!,
    }))
}

/** Every choice of every setting but the one that holds. */
export function settingEntries(): Entry[] {
  return settingList.flatMap(({ key, name, also, choices }) =>
    choices
      .filter(({ value }) => settings[key] !== value)
      .map((choice) => ({
        id: `set:${key}=${choice.value}`,
        group: 'Settings' as const,
        name: `${name}: ${choice.name}`,
        also,
        run: () => Object.assign(settings, { [key]: choice.value }),
      })),
  )
}

/** What a person has, asked of the Keeper; each answer comes by itself. */
export function ownEntries(api: Api): readonly (() => Promise<Entry[]>)[] {
  return [
    async () =>
      (await api.decks.list()).map(({ id, name, investigators, legal }) => ({
        id: `deck:${id}`,
        group: 'Decks',
        name,
        also: investigators.join(' '),
        detail: legal ? investigators.join(', ') : 'not legal yet',
        run: () => go({ at: 'decks', deck: id }),
      })),
    async () =>
      (await api.campaigns.list()).map(({ id, name, players, standing }) => ({
        id: `campaign:${id}`,
        group: 'Campaigns',
        name,
        also: players.join(' '),
        detail: standing,
        run: () => go({ at: 'campaigns', campaign: id }),
      })),
    async () =>
      (await api.matches.list())
        .filter(({ over, readOnly }) => !over && !readOnly)
        .map(({ id, title, seats, standing }) => ({
          id: `match:${id}`,
          group: 'Open matches',
          name: title,
          also: seats.map(({ name }) => name).join(' '),
          detail: standing,
          run: () => go({ at: 'table', match: id }),
        })),
  ]
}

export const cardEntry = (id: string, title: string, detail?: string): Entry => ({
  id: `card:${id}`,
  group: 'Cards',
  name: title,
  detail,
  run: () => go({ at: 'library', card: id }),
})

const ruleEntry = (rule: string, name: string, detail?: string, also?: string): Entry => ({
  id: `rule:${rule}`,
  group: 'Rules',
  name,
  detail,
  also,
  run: () => lookUp(placeOf(rule)),
})

/** Chapters, words of the glossary and paragraphs of all books. */
export async function ruleEntries(api: Api): Promise<Entry[]> {
  const books = await Promise.all((await api.rules.list()).map(({ game }) => api.rules.read({ game })))
  return books.flatMap((book) => [
    ...book.glossary
      .flatMap(({ words }) => words)
      .map(({ word, says }) => ({
        id: `word:${book.game} ${word}`,
        group: 'Rules' as const,
        name: word,
        detail: `glossary: ${says}`,
        run: () => lookUp(book.game === 'mythos' ? glossaryPlace(word) : { game: book.game, paragraph: 'glossary' }),
      })),
    ...everyRule(book).map(({ rule, chapter }) => ruleEntry(rule.id, `${rule.id} ${rule.text}`, chapter.title)),
  ])
}

/** What was chosen before, by its id and its name; nothing if it cannot be reached any more. */
export function recalled(kept: string, known: ReadonlyMap<string, Entry>): Entry | undefined {
  const [id = '', name = ''] = kept.split('|')
  const there = known.get(id)
  if (there !== undefined) return { ...there, group: 'Recent' }
  const [kind, what = ''] = id.split(/:(.*)/s)
  if (kind === 'card') return { ...cardEntry(what, name), group: 'Recent' }
  if (kind === 'rule') return { ...ruleEntry(what, name), group: 'Recent' }
  return undefined
}

/** As `recalled` reads it. */
export const toKeep = ({ id, name }: Entry) => `${id}|${name.replaceAll('|', ' ')}`.slice(0, 120)
