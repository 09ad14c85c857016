/**
 * What keeps a deck from a certain match: the faults that the shelf finds (M3), read by what is played and by the house
 * rules of the table. Too few Adventure points are a fault in a campaign, and none in the basic game (M3.9, M3.13).
 */
import { deckCustoms, overruling } from './house-rules.ts'
import { foldTitle } from './places.ts'

export interface Fault {
  readonly rule: string
  readonly severity: 'fault' | 'warning'
  readonly card?: string
  readonly found: number
  readonly wanted: number
  readonly message: string
}

/** A Title of a deck, with its copies. */
export interface Listed {
  readonly title: string
  readonly copies: number
}

export interface Match {
  readonly mode: 'campaign' | 'basic'
  readonly houseRules?: readonly string[] | undefined
}

/** The faults that keep a deck from being played in such a match. */
export function faultsFor({ mode, houseRules }: Match, faults: readonly Fault[], cards: readonly Listed[]): readonly Fault[] {
  const { waived, copies } = deckCustoms(houseRules)
  const standing = faults.filter(({ rule, severity }) => !waived.includes(rule) && (severity === 'fault' || mode === 'campaign'))
  return copies === undefined ? standing : [...standing.filter(({ rule }) => rule !== 'M3.4'), ...tooMany(cards, copies, houseRules)]
}

function tooMany(cards: readonly Listed[], most: number, houseRules: readonly string[] | undefined): Fault[] {
  const counted = Map.groupBy(cards, ({ title }) => foldTitle(title))
  const house = overruling(houseRules, 'M3.4')
  return [...counted.values()].flatMap((listed): Fault[] => {
    const found = listed.reduce((sum, { copies }) => sum + copies, 0)
    if (found <= most) return []
    const card = listed[0]!.title
    const message = `There are ${found} copies of ${card}; the house rule "${house}" allows ${most}.`
    return [{ rule: 'M3.4', severity: 'fault', card, found, wanted: most, message }]
  })
}
