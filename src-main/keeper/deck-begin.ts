/**
 * A working skeleton to start from: for an Adventure, a theme or an Investigator. A small set of cards that completes
 * Adventures of twenty points, found by the search in a few seconds, and filled up to a legal deck with cards that work
 * with it (skeleton.ts).
 */
import type { NewDeck } from '../../db/deck-room.ts'
import type { PrintedCard } from '../../grammar/card.ts'
import type { DeckTheme } from '../contract/decks.ts'
import { isCard } from '../games/mythos/deck/faces.ts'
import { cardAt, type Held } from '../games/mythos/deck/holding.ts'
import { filledUp } from '../games/mythos/deck/skeleton.ts'
import type { CoverStep, CoverThread } from './cover-thread.ts'
import { coverJob } from './deck-cover.ts'
import type { ThoughtOut } from './deck-room.ts'
import type { Pool } from './deck-study.ts'
import { refusal } from './refuse.ts'

/** Adventure points of a campaign deck, and its cards (M3.9, M3.1). */
const points = 20
const size = 52

/** How long a person waits for a skeleton at most, in seconds. */
const patience = 6

/** A theme of fewer cards is none. */
const fewest = 8

interface Theme extends DeckTheme {
  readonly has: (card: PrintedCard) => boolean
}

/** What the cards of a library have in common: allegiances, places, families of Adventures, classes of Monsters. */
function themesOf({ support, offered }: Pool): readonly Theme[] {
  const cards = offered.map((no) => cardAt(support, no))
  const words = (of: (card: PrintedCard) => readonly (string | undefined)[]) =>
    [...new Set(cards.flatMap(of))].filter((each) => each !== undefined)
  const theme = (id: string, name: string, says: string, has: Theme['has']): Theme => ({
    id,
    name,
    says,
    has,
    cards: cards.filter(has).length,
  })
  const allegiances = ['Steadfast', 'Corrupt'].map((each) =>
    theme(
      `allegiance:${each}`,
      `${each} Allies`,
      `Allies who are ${each}, and what becomes of them.`,
      ({ attributes }) => attributes?.includes(each) === true,
    ),
  )
  const places = words(({ subregion, exotic }) => [exotic === true ? undefined : subregion]).map((each) =>
    theme(
      `place:${each}`,
      each,
      `Locations in ${each} and Allies found there.`,
      (card) => card.subregion === each || card.foundAt?.subregion === each,
    ),
  )
  const families = words(({ type, subtype }) => [type === 'Adventure' ? subtype : undefined]).map((each) =>
    theme(
      `family:${each}`,
      `${each}s`,
      `Adventures of this family first.`,
      ({ type, subtype }) => type === 'Adventure' && subtype === each,
    ),
  )
  const classes = words(({ type, subtype }) => [type === 'Monster' ? subtype : undefined]).map((each) =>
    theme(`monster:${each}`, each, `Monsters of the class ${each}.`, ({ type, subtype }) => type === 'Monster' && subtype === each),
  )
  const kinds = words(({ type, subtype }) => [type === 'Event' ? subtype : undefined]).map((each) =>
    theme(`event:${each}`, `${each} Events`, `Events of the kind ${each}.`, ({ type, subtype }) => type === 'Event' && subtype === each),
  )
  const enough = [...allegiances, ...places, ...classes, ...kinds].filter(({ cards: count }) => count >= fewest)
  return [...enough, ...families.filter(({ cards: count }) => count >= 3)]
}

export function skeletons(pool: () => Pool, thread: CoverThread) {
  async function best(now: Pool, wanted: Omit<Parameters<typeof coverJob>[1], 'points' | 'from'>): Promise<CoverStep['found']> {
    const job = coverJob(now, { ...wanted, points, from: 'library', seconds: patience }, undefined, () => undefined)
    let found: CoverStep['found']
    for await (const step of thread.search(job)) found = step.found ?? found
    return found
  }

  function deckOf(now: Pool, name: string, found: CoverStep['found'], isWanted: Theme['has'] | undefined, wish: string): NewDeck {
    if (found === undefined)
      throw refusal(
        'bad_options',
        `No set of cards that completes ${points} points was found ${wish}. Switch more sets on, or start empty.`,
      )
    const { support, ids } = now
    const offered = new Set(now.offered)
    const available = support.faces.map((face, no) => (isCard(face) && offered.has(no) ? (face.unique ? 1 : 4) : 0))
    const cards: readonly Held[] = filledUp({
      support,
      cards: found.cards,
      investigator: found.investigator,
      available,
      copies: 4,
      size,
      ...(isWanted !== undefined && { isWanted }),
    })
    const count = cards.reduce((sum, { copies }) => sum + copies, 0)
    const short =
      count < size ? ` The library has no more cards that work with it: ${count} of ${size}, so it is not legal yet (M3.1).` : ''
    const stories = found.adventures.map((no) => support.faces[no]!.title).join(', ')
    return {
      name,
      notes: `Begun ${wish}. ${found.size} cards complete ${stories} for ${found.points} points; the others work with them.${short}`,
      cards: [
        ...cards.map(({ no, copies }) => ({ section: 'deck' as const, card: ids[no]!, copies })),
        ...(found.investigator === undefined ? [] : [{ section: 'investigators' as const, card: ids[found.investigator]!, copies: 1 }]),
      ],
    }
  }

  return {
    themes: (): readonly DeckTheme[] => themesOf(pool()).map(({ has: _, ...theme }) => theme),

    async of(beginning: ThoughtOut): Promise<NewDeck> {
      const now = pool()
      const { support, byId, offered, ids } = now
      const titleOf = (id: string) => {
        const no = byId.get(id)
        if (no === undefined) throw refusal('bad_options', 'This card is not in the library any more. Choose another one.')
        return support.faces[no]!
      }
      switch (beginning.from) {
        case 'adventure': {
          const { title, type } = titleOf(beginning.card)
          if (type !== 'Adventure') throw refusal('bad_options', `${title} is no Adventure. Choose one to start from.`)
          const found = await best(now, { keep: [beginning.card] })
          return deckOf(now, beginning.name ?? title, found, undefined, `from the Adventure ${title}`)
        }
        case 'investigator': {
          const { title, type } = titleOf(beginning.card)
          if (type !== 'Investigator') throw refusal('bad_options', `${title} is no Investigator. Choose one to start from.`)
          const found = await best(now, { investigator: beginning.card })
          return deckOf(now, beginning.name ?? title, found, undefined, `from the Investigator ${title}`)
        }
        case 'theme': {
          const theme = themesOf(now).find(({ id }) => id === beginning.theme)
          if (theme === undefined) throw refusal('bad_options', 'This theme is not there any more. Choose another one.')
          const others = offered.filter((no) => cardAt(support, no).type === 'Adventure' && !theme.has(cardAt(support, no)))
          const isFamily = offered.some((no) => cardAt(support, no).type === 'Adventure' && theme.has(cardAt(support, no)))
          // The Adventures of a family first; all, where they do not reach twenty points.
          const own = isFamily ? await best(now, { avoid: others.map((no) => ids[no]!) }) : undefined
          const found = own ?? (await best(now, {}))
          return deckOf(now, beginning.name ?? theme.name, found, theme.has, `from the theme ${theme.name}`)
        }
      }
    },
  }
}
