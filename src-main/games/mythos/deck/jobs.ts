/** What each card of a deck is there for, in few words: what it fills, and what it makes possible for others. */
import { saySlot } from '../../../../grammar/print-recipe.ts'
import { isCard } from './faces.ts'
import { cardAt, type Holding } from './holding.ts'
import { fitsSlot, type Plan, readerOf } from './plan.ts'
import type { Need } from './support.ts'

/** More phrases than these are not read any more. */
const most = 3

/** The job of every card of a deck, by number. A card that fits nothing has none. */
export function jobsOf(holding: Holding, plan: Plan): ReadonlyMap<number, string> {
  const { support, cards } = holding
  const filling = fillings(holding, plan)
  const serving = servings(holding)
  return new Map(
    cards.map(({ no }) => {
      const card = cardAt(support, no)
      const said =
        card.type === 'Adventure' ? [adventureSays(plan, no, card.points)] : [...(filling.get(no) ?? []), ...(serving.get(no) ?? [])]
      if (card.type !== 'Adventure' && typeof card.sanity === 'number' && card.sanity > 0) said.push(`gains ${card.sanity} Sanity`)
      return [no, said.slice(0, most).join(' · ')]
    }),
  )
}

function adventureSays({ tellings, order }: Plan, no: number, points = 0): string {
  const worth = points === 1 ? '1 point' : `${points} points`
  if (order.includes(no)) return worth
  const missing = tellings.find((each) => each.no === no)?.match.missing.reduce((sum, { count }) => sum + count, 0)
  return missing === undefined || missing === 0 ? worth : `${worth} · lacks ${missing === 1 ? 'one card' : `${missing} cards`}`
}

/** What the cards fill as they were matched; others, what they could fill. */
function fillings({ support, cards, investigators }: Holding, plan: Plan): Map<number, string[]> {
  const said = new Map<number, string[]>()
  const say = (no: number, words: string) => {
    const all = said.get(no)
    if (all === undefined) said.set(no, [words])
    else if (!all.includes(words)) all.push(words)
  }
  for (const telling of plan.tellings) {
    const { title } = cardAt(support, telling.no)
    for (const { slot, key } of telling.match.assignment)
      say(telling.card(key), `fills ${saySlot({ ...telling.recipe.slots[slot]!, count: 1, distinctTitles: false })} of ${title}`)
    for (const key of telling.match.added.flat()) say(telling.card(key), `adds its points to ${title}`)
  }
  const reader = readerOf(support, plan.scenario?.beginning.investigator ?? investigators[0])
  for (const { no } of cards) {
    const card = cardAt(support, no)
    if (said.has(no) || card.type === 'Adventure') continue
    const could = plan.tellings.filter(({ recipe }) => recipe.slots.some((slot) => fitsSlot(card, slot, reader)))
    const [only] = could
    if (could.length === 1) say(no, `could serve ${cardAt(support, only!.no).title}`)
    else if (could.length > 1) say(no, `could serve ${could.length} Adventures`)
  }
  return said
}

/** The rules by which one card serves another, and how that is said. */
const services: readonly (readonly [rules: RegExp, one: string, several: (count: number) => string])[] = [
  [/^M7\.[12]$/, 'a place for one Ally', (count) => `a place for ${count} Allies`],
  [/^M8\.1$/, 'a place for one Artifact', (count) => `a place for ${count} Artifacts`],
  [/^M9\.1$/, 'a place for one Tome', (count) => `a place for ${count} Tomes`],
  [/^M11\.1$/, 'a Gate for one Monster', (count) => `a Gate for ${count} Monsters`],
  [/^M11\.46$/, 'for a Great Old One', () => 'for Great Old Ones'],
  [/^M9\.[24]$/, 'reads one Tome', (count) => `reads ${count} Tomes`],
  [/^M9\.14$/, 'holds one Spell', (count) => `holds ${count} Spells`],
  [/^M8\.(3|15)$/, 'bears one Artifact', (count) => `bears ${count} Artifacts`],
  [/^M6\.(13|54|55)$/, 'leads to one Location', (count) => `leads to ${count} Locations`],
]

/** What each card makes possible for others that are there. A language that the Investigators know needs nobody else. */
function servings({ support, cards, investigators }: Holding): Map<number, string[]> {
  const own = new Set(cards.map(({ no }) => no))
  const counted = new Map<number, Map<number, Set<number>>>()
  const served = (need: Need): number => services.findIndex(([rules]) => rules.test(need.rule))
  for (const { no } of cards) {
    for (const need of support.needs[no]!) {
      const service = served(need)
      if (service < 0) continue
      const always = investigators.length > 0 && investigators.every((who) => need.ways.some((way) => way.length === 1 && way[0] === who))
      if (always) continue
      for (const way of need.ways) {
        // Others of a way only help: the first is the place, the bearer, the Tome.
        const [each] = way
        const face = each === undefined ? undefined : support.faces[each]
        if (each === undefined || each === no || face === undefined || !isCard(face)) continue
        if (!way.every((other) => own.has(other) || other >= support.faces.length)) continue
        const byService = counted.get(each) ?? new Map<number, Set<number>>()
        counted.set(each, byService)
        byService.set(service, (byService.get(service) ?? new Set<number>()).add(no))
      }
    }
  }
  return new Map(
    [...counted].map(([no, byService]) => [
      no,
      [...byService].map(([service, for_]) => (for_.size === 1 ? services[service]![1] : services[service]![2](for_.size))),
    ]),
  )
}
