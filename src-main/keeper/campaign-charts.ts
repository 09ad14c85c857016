/** The statistics of a campaign as charts, each with its table: Round by Round, Adventures, and what Sanity was lost through. */
import type { CampaignMatch } from '../contract/campaigns.ts'
import type { DeckChart } from '../contract/decks.ts'
import type { Annals } from '../games/mythos/annals/annals.ts'

/** How many causes are shown by name; the rest is one. */
const causes = 12

/** `matches` oldest first; `annals` of those that were played here. */
export function campaignCharts(matches: readonly CampaignMatch[], annals: readonly Annals[]): DeckChart[] {
  const last = annals.at(-1)
  return [
    ...(last === undefined ? [] : [curve(last, 'points', 'Adventure points by Round'), curve(last, 'sanity', 'Sanity by Round')]),
    adventures(matches),
    ...(annals.length === 0 ? [] : [losses(annals), madness(annals)]),
  ]
}

/** Of the newest match. A Round that somebody did not see the end of repeats what was before. */
function curve({ seats }: Annals, what: 'points' | 'sanity', title: string): DeckChart {
  const rounds = [...new Set(seats.flatMap(({ curve: points }) => points.map(({ round }) => round)))].sort((a, b) => a - b)
  return {
    id: what,
    title,
    says: 'The newest match, at the end of each Round; 0 is the beginning.',
    kind: 'line',
    columns: seats.map(({ name }) => name),
    seats: true,
    rows: rounds.map((round) => ({
      label: String(round),
      values: seats.map(({ curve: points }) => points.findLast((each) => each.round <= round)?.[what] ?? 0),
    })),
  }
}

function adventures(matches: readonly CampaignMatch[]): DeckChart {
  const names = [...new Set(matches.flatMap(({ seats }) => seats.map(({ name }) => name)))]
  return {
    id: 'adventures',
    title: 'Adventures completed',
    says: 'How many each player completed, match by match.',
    kind: 'stacked',
    columns: matches.map(({ no }) => `Match ${no}`),
    rows: names.map((name) => ({
      label: name,
      values: matches.map(({ seats }) => seats.find((each) => each.name === name)?.adventures.length ?? 0),
    })),
  }
}

function losses(annals: readonly Annals[]): DeckChart {
  // As they sat in the newest match, so that each has the mark of its seat there; whoever sat only before comes after.
  const names = [...new Set(annals.toReversed().flatMap(({ seats }) => seats.map(({ name }) => name)))]
  const lost = new Map<string, number[]>()
  for (const { seats } of annals) {
    for (const { name, losses: each } of seats) {
      for (const [why, by] of Object.entries(each)) {
        const row = lost.get(why) ?? names.map(() => 0)
        row[names.indexOf(name)]! += by
        lost.set(why, row)
      }
    }
  }
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  const sorted = [...lost].toSorted(([, a], [, b]) => sum(b) - sum(a))
  const rest = sorted.slice(causes)
  const rows = sorted.slice(0, causes).map(([label, values]) => ({ label, values }))
  return {
    id: 'losses',
    title: 'What Sanity was lost through',
    says: 'Sanity lost in all matches, by what took it.',
    kind: 'stacked',
    columns: names,
    seats: true,
    rows:
      rest.length === 0 ? rows : [...rows, { label: 'All else', values: names.map((_, at) => sum(rest.map(([, values]) => values[at]!))) }],
  }
}

function madness(annals: readonly Annals[]): DeckChart {
  const all = annals.flatMap(({ seats }) => seats.filter(({ mad }) => mad).map(({ madBy }) => madBy ?? 'Unknown'))
  return {
    id: 'madness',
    title: 'Causes of madness',
    says: 'What took the last Sanity, and how often.',
    kind: 'bars',
    columns: ['Times'],
    rows: [...Map.groupBy(all, (each) => each)]
      .map(([label, each]) => ({ label, values: [each.length] }))
      .toSorted((a, b) => b.values[0]! - a.values[0]!),
  }
}
