/**
 * Pointing at what a lesson is about: a ring round a place or a piece of the table, with a word beside the ring, for as long
 * as the lesson is shown. What is pointed at stays what it is; nothing is moved and nothing takes the focus.
 */

/** The places of a table that lessons speak of, as they are called there. */
const places = {
  'your Investigator': '.area section[aria-label="Investigator"]',
  'your Hand': 'section[aria-label^="Your Hand"]',
  'your Story Deck': '.area section[aria-label="Story Deck"]',
  'your Threat': '.area section[aria-label="Threat"]',
  'your Allies': '.area section[aria-label="Allies"]',
  'Tomes and Artifacts': '.area section[aria-label="Tomes & Artifacts"]',
  'the Events': '.area section[aria-label="Events"]',
  'completed Adventures': '.area section[aria-label="Adventures"]',
  'the Mythos Deck and the Discard Pile': '.area section[aria-label="Mythos Deck and Discard Pile"]',
  'the Combat': 'section[aria-label="Combat"]',
  'what is asked': '[data-prompt]',
  'what Adventures ask for': '[aria-label="Beside the table"] [role="tabpanel"]',
  'the log': '[aria-label="Beside the table"] [role="tabpanel"]',
} as const

export type PlaceName = keyof typeof places

/** A place by its name, and pieces by theirs. */
export interface Pointer {
  readonly place?: PlaceName
  readonly pieces?: readonly string[]
  /** What must lie open beside the table for it. */
  readonly tab?: 'tracker' | 'log'
}

/** How many pieces are ringed at once: more would say nothing. */
const most = 6

/** Draws the rings; answers how to take them away again. */
export function pointAt({ place, pieces = [] }: Pointer, within: ParentNode = document): () => void {
  const zone = place && within.querySelector<HTMLElement>(places[place])
  const found = pieces.slice(0, most).flatMap((id) => within.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`) ?? [])
  const marked = found.length > 0 ? found : zone ? [zone] : []
  for (const each of marked) each.dataset['pointed'] = each === zone && place ? place : 'this one'
  return () => {
    for (const each of marked) delete each.dataset['pointed']
  }
}
