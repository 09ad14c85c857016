/** Why a bot prefers one choice to another, in words: what the games it imagined left it with after each (`outlook`). */
import type { Outlook } from '../../engine/game.ts'
import { sanityPoint } from './nearness.ts'

interface Part {
  /** What one unit more of it is worth, in points: troubles are worth less than nothing. */
  readonly weight: number
  /** From which difference on it is spoken of. */
  readonly least: number
  /** How more of it is said, and less of it. */
  readonly more: (amount: number) => string
  readonly less: (amount: number) => string
}

const tenths = (amount: number) => amount.toFixed(1)
const percent = (share: number) => `${Math.round(share * 100)} %`

const parts: Readonly<Record<string, Part>> = {
  adventures: {
    weight: 1,
    least: 0.1,
    more: (amount) => `${tenths(amount)} more Adventure points scored or in sight`,
    less: (amount) => `${tenths(amount)} Adventure points less in sight`,
  },
  sanity: {
    weight: sanityPoint,
    least: 0.1,
    more: (amount) => `${tenths(amount)} more Sanity`,
    less: (amount) => `${tenths(amount)} less Sanity`,
  },
  danger: {
    weight: -8,
    least: 0.01,
    more: (share) => `${percent(share)} more danger of madness`,
    less: (share) => `${percent(share)} less danger of madness`,
  },
  means: {
    weight: 1,
    least: 0.15,
    more: () => 'more of use in Hand and in play',
    less: () => 'less of use in Hand and in play',
  },
  rival: {
    weight: -1,
    least: 0.1,
    more: (amount) => `${tenths(amount)} more points in sight for the best opponent`,
    less: (amount) => `${tenths(amount)} points less in sight for the best opponent`,
  },
}

/** How much of the greatest difference another must have to be spoken of beside it. */
const beside = 0.3

/** What comes of one choice that does not come of another, as a list in words; nothing, where the difference is slight. */
export function preference(one: Outlook, other: Outlook): string | undefined {
  const found = Object.entries(parts).flatMap(([part, { weight, least, more, less }]) => {
    const difference = (one[part] ?? 0) - (other[part] ?? 0)
    if (Math.abs(difference) < least) return []
    return [{ gain: weight * difference, words: (difference > 0 ? more : less)(Math.abs(difference)) }]
  })
  const gains = found.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain)
  const [first, second] = gains
  if (first === undefined) return undefined
  const [loss] = found.filter(({ gain }) => -gain > beside * first.gain).sort((a, b) => a.gain - b.gain)
  const both = second !== undefined && second.gain > beside * first.gain ? ` and ${second.words}` : ''
  return `${first.words}${both}${loss === undefined ? '' : `, though ${loss.words}`}`
}
