/** One card with all that is known of it, and the table of Adventures: what they ask for, and what they have in common. */
import { diffArrays } from 'diff'
import type { CardImports } from '../../db/card-import.ts'
import type { CardShelf } from '../../db/cards.ts'
import type { LibraryFacts } from '../../db/library-facts.ts'
import type { Hit, LibrarySearch } from '../../db/library-search.ts'
import { ShelfError } from '../../db/shelf-error.ts'
import type { Kind, Recipe, Rule } from '../../grammar/ast.ts'
import type { CardType, PrintedCard } from '../../grammar/card.ts'
import type { KnownWords } from '../../grammar/link.ts'
import { sayOp, sayRule } from '../../grammar/print.ts'
import { printRecipe, sayCondition, saySlot } from '../../grammar/print-recipe.ts'
import { written } from '../../grammar/query.ts'
import type { AdventureRow, CardPage, Clause, LibraryRow, Need, Printing } from '../contract/library.ts'
import type { Face } from '../contract/mythos.ts'
import { fits } from '../games/mythos/adventure.ts'
import { citationsOf, citationsOfClause } from '../games/mythos/citations.ts'
import { evidenceOf } from '../games/mythos/evidence.ts'
import { erratumTold } from './card-imports.ts'
import { faceOf } from './face.ts'

export interface CardPages {
  page(id: string): CardPage
  /** The Adventures among these cards. */
  adventures(ids: readonly string[]): readonly AdventureRow[]
}

/** What the rules say of a type: the chapter of it. */
const chapterOf: Readonly<Record<CardType | 'Investigator', string>> = {
  Investigator: 'M2',
  Location: 'M6',
  Ally: 'M7',
  Artifact: 'M8',
  Tome: 'M9',
  Spell: 'M9',
  Event: 'M10',
  Monster: 'M11',
  Adventure: 'M12',
}

export function cardPages(cards: CardShelf, search: LibrarySearch, facts: LibraryFacts, errata: CardImports['errata']): CardPages {
  /** What the grammar made of a card; nothing, if it could not be read. */
  function printedOf(id: string): PrintedCard | undefined {
    const hash = cards.find(id)?.printed
    const card = hash === undefined ? undefined : cards.printed(hash)
    return card?.type === 'Investigator' ? undefined : card
  }

  /** Clauses and facts with the rules behind them; nothing of a card that could not be read. */
  function readAs(id: string): Pick<CardPage, 'clauses' | 'rules'> {
    const hash = cards.find(id)?.printed
    const card = hash === undefined ? undefined : cards.printed(hash)
    if (card === undefined) return { clauses: [], rules: [] }
    const known = search.known()
    const type = card.type === 'Investigator' ? undefined : card.type
    return { clauses: card.rules.map((each) => clause(each, type, known)), rules: citationsOf({ ...card, rules: [] }) }
  }

  function need(label: string, count: number, kinds: readonly Kind[], phrase: string): Need {
    return { label, count, cards: facts.fitting(kinds), query: `fills:${written(phrase)}` }
  }

  function needsOf({ recipe, requirements = [] }: PrintedCard): readonly Need[] {
    const asked: Recipe = recipe ?? { slots: [], conditions: [] }
    const one = (slot: Recipe['slots'][number]) => printRecipe({ slots: [slot], conditions: [] }).replace(/\.$/, '')
    return [
      ...asked.slots.map((slot) => need(saySlot(slot), slot.count, slot.anyOf, one(slot))),
      ...asked.conditions.flatMap((each) => {
        if (each.kind !== 'sum') return []
        const phrase = one({ phrase: '', at: 0, count: 1, distinctTitles: false, anyOf: [each.of] })
        return [need(sayCondition(each, asked), 1, [each.of], phrase)]
      }),
      ...requirements.map(({ phrase, type, title, subtype, attributes, publicAttributes, gate }) => {
        const kind: Kind = {
          ...(type && { type }),
          ...(title !== undefined && { title }),
          ...(subtype !== undefined && { subtype }),
          ...(attributes && { attributes }),
          ...(publicAttributes && { publicAttributes }),
          ...(gate !== undefined && { gate }),
        }
        return need(phrase, 1, [kind], one({ phrase, at: 0, count: 1, distinctTitles: false, anyOf: [kind] }))
      }),
    ]
  }

  const conditionsOf = ({ recipe }: PrintedCard): readonly string[] =>
    (recipe?.conditions ?? []).flatMap((each) => (each.kind === 'sum' || each.kind === 'inPlayNow' ? [] : [sayCondition(each, recipe!)]))

  /** The requirements that a card could fill, by what is printed on it. */
  function fillsOf(card: PrintedCard): CardPage['fills'] {
    const evidence = { key: 0, ...evidenceOf(card), zone: card.type === 'Adventure' ? ('completed' as const) : ('story' as const) }
    return facts.asking().flatMap((id) => {
      const other = printedOf(id)
      // An Investigator who knows no language is the one for whom most is unknown.
      const slots = other?.recipe?.slots.filter((slot) => fits(evidence, slot, { mode: 'none', list: [] })) ?? []
      return slots.map((slot) => ({
        id,
        title: other!.title,
        label: saySlot(slot),
        ...(other!.points !== undefined && { points: other!.points }),
      }))
    })
  }

  function printingsOf(id: string): readonly Printing[] {
    const ids = facts.printings(id)
    const names = facts.setNames()
    const shown = ids.map((each) => {
      const card = cards.find(each)!
      return { card, told: factsTold(faceOf(each, card.type, cards.facts(each) ?? { title: card.title, text: card.text })) }
    })
    return shown.map(({ card, told }) => {
      const others = shown.filter((other) => other.card !== card)
      return {
        id: card.id,
        title: card.title,
        set: card.setCode,
        setName: names.get(card.setCode) ?? card.setCode,
        facts: told.map((each) => ({
          ...each,
          differs: others.some(({ told: theirs }) => theirs.find(({ name }) => name === each.name)?.value !== each.value),
        })),
        text: marked(
          card.text,
          others.map((other) => other.card.text),
        ),
      }
    })
  }

  return {
    page(id) {
      const card = search.card(id)
      if (card === undefined) throw new ShelfError('not_found', 'This card is not in the library any more.')
      const printed = printedOf(id)
      const owned = facts.owned(id)
      return {
        ...rowOf(card),
        ...readAs(id),
        setName: facts.setNames().get(card.setCode) ?? card.setCode,
        isWritten: facts.isWritten(id),
        chapter: chapterOf[card.type],
        needs: printed ? needsOf(printed) : [],
        conditions: printed ? conditionsOf(printed) : [],
        fills: printed ? fillsOf(printed) : [],
        printings: printingsOf(id),
        decks: facts.decks(id),
        ...(owned && { owned }),
        errata: errata(id).map(erratumTold),
        ...(card.unread && {
          doubt: {
            message: card.unread.message,
            ...(card.unread.at !== undefined && { at: card.unread.at }),
            ...(card.unread.length !== undefined && { length: card.unread.length }),
          },
        }),
      }
    },

    adventures(ids) {
      const wanted = ids.flatMap((id) => {
        const card = printedOf(id)
        return card?.type === 'Adventure' ? [card] : []
      })
      return wanted.map((card) => ({
        id: card.id,
        title: card.title,
        set: card.setCode,
        asks: card.recipe?.slots.reduce((sum, { count }) => sum + count, 0) ?? 0,
        needs: needsOf(card),
        conditions: conditionsOf(card),
        regions: regionsOf(card.recipe),
        shares: wanted
          .flatMap((other) => (other === card ? [] : [{ id: other.id, count: shared(card.recipe, other.recipe) }]))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count),
        ...(card.points !== undefined && { points: card.points }),
        ...(card.sanity !== undefined && { sanity: card.sanity }),
        ...(card.subtype !== undefined && { family: card.subtype }),
      }))
    },
  }
}

/** A card as a row shows it. */
export function rowOf({ id, title, type, text, setCode, rarity, unread, own, variants, facts }: Hit): LibraryRow {
  return {
    id,
    set: setCode,
    own,
    variants,
    face: faceOf(id, type, facts ?? { title, text }),
    ...(rarity !== undefined && { rarity }),
    ...(unread && { unread: unread.message }),
  }
}

function clause(rule: Rule, type: CardType | undefined, known: KnownWords): Clause {
  const ops = rule.kind === 'on' || rule.kind === 'action' || rule.kind === 'instead' ? rule.do : []
  return {
    said: sayRule(rule, known),
    steps: ops.length > 1 ? ops.map((each) => sayOp(each, known)) : [],
    rules: citationsOfClause(rule, type),
  }
}

/** With the sign that stands in the pentagram (M2.18). */
const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`.replace('-', '−'))

/** The facts of a card by name, so that printings can be laid side by side. */
function factsTold(face: Face): { readonly name: string; readonly value: string }[] {
  const told: readonly (readonly [string, string | number | undefined])[] = [
    // "Heroic Adventure" is a subtype that says its type.
    ['Type', face.subtype?.endsWith(` ${face.type}`) ? face.subtype : [face.subtype, face.type].filter(Boolean).join(' · ')],
    ['Value', face.value],
    ['Bonus', face.valueBonus === undefined ? undefined : `+${face.valueBonus}`],
    ['Points', face.points],
    ['Sanity', face.type !== 'Investigator' && typeof face.sanity === 'number' ? signed(face.sanity) : face.sanity],
    ['Unique', face.unique ? 'yes' : undefined],
    ['Gate', face.gate ? 'yes' : undefined],
    ['Region', [face.region, face.subregion].filter(Boolean).join(' · ') || undefined],
    ['Attributes', face.attributes.join(', ') || undefined],
    ['Public', face.publicAttributes.join(', ') || undefined],
    ['Found at', face.foundAt],
    ['Languages', face.languages],
    ['Spells', face.spellCapacity],
    ['Icons', face.icons.join(', ') || undefined],
    ['Asks for', face.requirements.join(', ') || undefined],
  ]
  return told.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: String(value) }]))
}

/** The words of a text; those that are not in the same order in every other one are marked. */
function marked(text: string, others: readonly string[]): Printing['text'] {
  const words = text.split(/(\s+)/).filter((each) => each !== '')
  const kept = others.map((other) => common(words, other.split(/(\s+)/)))
  const pieces: { words: string; differs: boolean }[] = []
  for (const [at, word] of words.entries()) {
    const differs = !kept.every((each) => each.has(at)) && word.trim() !== ''
    const last = pieces.at(-1)
    if (last && (last.differs === differs || word.trim() === '')) last.words += word
    else pieces.push({ words: word, differs })
  }
  return pieces
}

/** The places of the words of the first text that the second has too, in the same order. */
function common(a: readonly string[], b: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let at = 0
  for (const { added, removed, count } of diffArrays([...a], [...b])) {
    if (added) continue
    for (const end = at + count; at < end; at++) if (!removed) found.add(at)
  }
  return found
}

/** Where an Adventure sends one: Regions and places that its requirements name. */
function regionsOf(recipe: Recipe | undefined): readonly string[] {
  const kinds = recipe?.slots.flatMap(({ anyOf }) => anyOf) ?? []
  return [...new Set(kinds.flatMap(({ region, subregion }) => [region, subregion].filter((each) => each !== undefined)))]
}

/** How many requirements of one Adventure the cards for the other could fill too: each of the other's is counted once. */
function shared(one: Recipe | undefined, other: Recipe | undefined): number {
  const left = [...(other?.slots ?? [])]
  let count = 0
  for (const slot of one?.slots ?? []) {
    const at = left.findIndex((each) => each.anyOf.some((b) => slot.anyOf.some((a) => narrows(a, b) || narrows(b, a))))
    if (at < 0) continue
    left.splice(at, 1)
    count++
  }
  return count
}

/** Whether every card of the first kind is one of the second. */
function narrows(a: Kind, b: Kind): boolean {
  return Object.entries(b).every(([field, wanted]) => {
    const has = (a as Readonly<Record<string, unknown>>)[field]
    return Array.isArray(wanted) ? Array.isArray(has) && wanted.every((each) => has.includes(each)) : has === wanted
  })
}
