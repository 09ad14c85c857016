/** Everything that is thought about decks, behind the methods of the contract. */
import type { NewDeck } from '../../db/deck-room.ts'
import type { Shelf } from '../../db/shelf.ts'
import type { InvestigatorCard } from '../../grammar/card.ts'
import { saySlot } from '../../grammar/print-recipe.ts'
import type { StartThread } from '../bot/think.ts'
import type { Covering, CoverProgress, DeckOdds, DeckStudy, DeckTheme, OpeningHand } from '../contract/decks.ts'
import { dealt } from '../games/mythos/deck/hands.ts'
import { cardAt, type Holding, investigatorAt } from '../games/mythos/deck/holding.ts'
import { exactly, trials, triedOut } from '../games/mythos/deck/odds.ts'
import { fitsSlot, planOf } from '../games/mythos/deck/plan.ts'
import { coverThread } from './cover-thread.ts'
import { skeletons } from './deck-begin.ts'
import { type Available, covering, coverJob } from './deck-cover.ts'
import type { ThoughtOut } from './deck-room.ts'
import { deckIn, type Pool, poolOf, refOf, study } from './deck-study.ts'
import { refusal } from './refuse.ts'

/** How many of a card are owned, all or those in no other deck; nothing, where no collection is kept. */
export type Owned = (from: 'owned' | 'free', deck: number | undefined) => Available | undefined

export function deckThinking({ cards, deckCards }: Shelf, startThread: StartThread, owned: Owned = () => undefined) {
  const pool = poolOf(cards)
  const thread = coverThread(startThread)
  const begin = skeletons(pool, thread)

  function holding(now: Pool, deck: number): Holding {
    const found = deckIn(now, deckCards(deck))
    if (found.cards.length === 0) throw refusal('bad_deck', 'This deck holds no cards yet. Put some in first.')
    return found
  }

  /** Who draws: the first Investigator of the deck, or one as most of them are. */
  function drawer({ support, investigators }: Holding): InvestigatorCard {
    const [first] = investigators
    if (first !== undefined) return investigatorAt(support, first)
    const all = support.faces.filter((face): face is InvestigatorCard => face.type === 'Investigator')
    const usual = [...Map.groupBy(all, ({ hand, handMin, handMax }) => `${hand}|${handMin}|${handMax}`).values()].toSorted(
      (a, b) => b.length - a.length,
    )[0]
    if (usual === undefined) throw refusal('bad_deck', 'There is no Investigator in the library who could draw. Switch a set on.')
    return usual[0]!
  }

  return {
    study(deck: number): DeckStudy {
      const now = pool()
      const list = deckCards(deck)
      return study(now, deckIn(now, list), list.at)
    },

    hands(deck: number, seed: number | undefined, count: number): readonly OpeningHand[] {
      const now = pool()
      const held = holding(now, deck)
      const plan = planOf(held)
      const who = drawer(held)
      const first = seed ?? Math.floor(Math.random() * 2 ** 31)
      return Array.from({ length: count }, (_, at) => {
        // Seeds are 32 bits; the next one deals another hand.
        const { drawn, discarded, kept } = dealt(held, plan, who, (first + at) | 0)
        const refs = (all: readonly number[]) => all.map((no) => refOf(now, { no }))
        return { seed: (first + at) | 0, drawn: refs(drawn), discarded: refs(discarded), kept: refs(kept), rule: 'M15.31' }
      })
    },

    odds(
      deck: number,
      of:
        | { kind: 'cards'; cards: readonly string[]; copies?: number | undefined }
        | { kind: 'adventure'; card: string; need?: number | undefined },
      rounds: number,
    ): DeckOdds {
      const now = pool()
      const held = holding(now, deck)
      const who = drawer(held)
      const size = held.cards.reduce((sum, { copies }) => sum + copies, 0)
      const copiesOf = (which: (no: number) => boolean) => held.cards.reduce((sum, { no, copies }) => (which(no) ? sum + copies : sum), 0)
      const how = `${who.title} draws ${who.hand} cards and keeps ${who.handMin} at the End of a Round (M15.5, M15.31)`
      if (of.kind === 'cards') {
        const wanted = new Set(of.cards)
        const there = copiesOf((no) => wanted.has(now.ids[no]!))
        const least = of.copies ?? 1
        const what = least === 1 ? 'one of them' : `${least} of them`
        return {
          says: `${there} of ${size} cards: the chance to have seen ${what}. ${how}.`,
          exact: true,
          rounds: exactly(least, there, size, rounds, who),
        }
      }
      const story = now.byId.get(of.card)
      const recipe =
        story === undefined ? undefined : held.cards.some(({ no }) => no === story) ? cardAt(now.support, story).recipe : undefined
      if (story === undefined || recipe === undefined)
        throw refusal('bad_options', 'The deck does not hold this Adventure. Put it in first.')
      const slot = of.need === undefined ? undefined : recipe.slots[of.need]
      if (of.need !== undefined && slot === undefined)
        throw refusal('bad_options', 'This Adventure has no such requirement. Choose one of those it has.')
      if (slot !== undefined && !slot.distinctTitles) {
        const there = copiesOf((no) => held.works[no] === 1 && fitsSlot(cardAt(now.support, no), slot, who.languages))
        const says = `${there} of ${size} cards can fill ${saySlot(slot)}: the chance to have seen enough of them. ${how}.`
        return { says, exact: true, rounds: exactly(slot.count, there, size, rounds, who) }
      }
      const what = slot === undefined ? `${cardAt(now.support, story).title} and cards for its whole recipe` : `cards for ${saySlot(slot)}`
      const says = `The chance to have seen ${what}, tried out ${trials.toLocaleString('en')} times. ${how}.`
      return { says, exact: false, trials, rounds: triedOut(held, story, of.need, rounds, who, 1) }
    },

    async *cover({ deck, ...wanted }: Covering, signal?: AbortSignal): AsyncGenerator<CoverProgress> {
      const now = pool()
      const available = wanted.from === 'library' ? () => undefined : owned(wanted.from, deck)
      if (available === undefined) throw refusal('bad_options', 'No collection is kept. Switch it on, or search the whole library.')
      yield* covering(now, coverJob(now, wanted, deck === undefined ? undefined : deckCards(deck), available), thread, signal)
    },

    themes: (): readonly DeckTheme[] => begin.themes(),
    /** The cards that a deck begins with. */
    skeleton: (beginning: ThoughtOut): Promise<NewDeck> => begin.of(beginning),
    close: (): Promise<void> => thread.close(),
  }
}
