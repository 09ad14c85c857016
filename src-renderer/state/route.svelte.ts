/** Which screen is shown: the fragment of the address, so that Back, Forward and Reload do what they always do. */

import type { GameId } from '../../src-main/contract/table.ts'

const games: readonly GameId[] = ['mythos', 'cthulhu-dice', 'pocket-madness', 'tides-of-madness', 'witch-of-salem']

export type Route =
  | { readonly at: 'home' }
  /** With a card looked at, or with something looked for. */
  | { readonly at: 'library'; readonly card?: string; readonly query?: string }
  | { readonly at: 'decks'; readonly deck?: number }
  | { readonly at: 'collection' }
  /** A card of one's own, or one of the library that a new one starts from. */
  | { readonly at: 'workshop'; readonly card?: string; readonly from?: string }
  | { readonly at: 'imports' }
  /** With a game chosen already, or as it was left. */
  | { readonly at: 'new'; readonly game?: GameId }
  | { readonly at: 'table'; readonly match?: string }
  /** A place in a game's book: a rule, a chapter, the glossary. */
  | { readonly at: 'rules'; readonly game?: GameId; readonly paragraph?: string | undefined }
  | { readonly at: 'campaigns'; readonly campaign?: number }
  | { readonly at: 'replay'; readonly match: string }
  | { readonly at: 'settings' }

export function parse(hash: string): Route {
  const [at, more, rest] = hash.replace(/^#\/?/, '').split('/')
  switch (at) {
    case 'library':
      if (more === 'find' && rest) return { at, query: decodeURIComponent(rest) }
      return more ? { at, card: decodeURIComponent(more) } : { at }
    case 'decks':
      return /^\d+$/.test(more ?? '') ? { at, deck: Number(more) } : { at }
    case 'table':
      return more ? { at, match: decodeURIComponent(more) } : { at }
    case 'workshop':
      if ((more !== 'card' && more !== 'from') || !rest) return { at }
      return more === 'card' ? { at, card: decodeURIComponent(rest) } : { at, from: decodeURIComponent(rest) }
    case 'rules': {
      const game = games.find((each) => each === more)
      if (game === undefined) return { at }
      return rest ? { at, game, paragraph: decodeURIComponent(rest) } : { at, game }
    }
    case 'new': {
      const game = games.find((each) => each === more)
      return game === undefined ? { at } : { at, game }
    }
    case 'campaigns':
      return /^\d+$/.test(more ?? '') ? { at, campaign: Number(more) } : { at }
    case 'replay':
      return more ? { at, match: decodeURIComponent(more) } : { at: 'home' }
    case 'collection':
    case 'imports':
    case 'settings':
      return { at }
    default:
      return { at: 'home' }
  }
}

export function address(route: Route): string {
  if (route.at === 'library' && route.card !== undefined) return `#/library/${encodeURIComponent(route.card)}`
  if (route.at === 'library' && route.query !== undefined) return `#/library/find/${encodeURIComponent(route.query)}`
  if (route.at === 'decks' && route.deck !== undefined) return `#/decks/${route.deck}`
  if (route.at === 'campaigns' && route.campaign !== undefined) return `#/campaigns/${route.campaign}`
  if (route.at === 'replay') return `#/replay/${encodeURIComponent(route.match)}`
  if (route.at === 'table' && route.match !== undefined) return `#/table/${encodeURIComponent(route.match)}`
  if (route.at === 'workshop' && route.card !== undefined) return `#/workshop/card/${encodeURIComponent(route.card)}`
  if (route.at === 'workshop' && route.from !== undefined) return `#/workshop/from/${encodeURIComponent(route.from)}`
  if (route.at === 'rules' && route.game !== undefined) {
    return `#/rules/${route.game}${route.paragraph === undefined ? '' : `/${encodeURIComponent(route.paragraph)}`}`
  }
  if (route.at === 'new' && route.game !== undefined) return `#/new/${route.game}`
  return `#/${route.at}`
}

let seen = location.hash
let current = $state.raw<Route>(parse(seen))

/** What the address says now; one that was read already is the same place still. */
function read(): void {
  if (location.hash === seen) return
  seen = location.hash
  current = parse(seen)
}

export const route = {
  get current(): Route {
    return current
  },
}

/** Call once, where effects may live. */
export function followAddress(): void {
  $effect(() => {
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  })
}

/** At once, since the browser tells of an address only later: what is typed next is for the new screen. */
export function go(to: Route): void {
  location.hash = address(to)
  read()
}

/** As if one had gone there in the first place: Back does not come by the address that is left. */
export function goInstead(to: Route): void {
  location.replace(address(to))
  read()
}

/** Called before a question: goes where its answer leads, unless whoever asked has gone elsewhere meanwhile. */
export function onward(): (to: Route) => void {
  const from = location.hash
  return (to) => {
    if (location.hash === from) go(to)
  }
}
