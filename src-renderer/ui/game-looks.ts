/** What the games of the table are called, and the symbol each is known by. */
import type { GameId } from '../../src-main/contract/table.ts'
import type { SymbolName } from './symbol-names.ts'

interface GameLook {
  readonly title: string
  readonly symbol: SymbolName
  /** All win or lose together: nobody plays against another. */
  readonly together?: true
}

const looks: Readonly<Record<GameId, GameLook>> = {
  mythos: { title: 'Mythos', symbol: 'scroll-unfurled' },
  'cthulhu-dice': { title: 'Cthulhu Dice', symbol: 'rolling-dices' },
  'pocket-madness': { title: 'Pocket Madness', symbol: 'card-random' },
  'tides-of-madness': { title: 'Tides of Madness', symbol: 'big-wave' },
  'witch-of-salem': { title: 'Witch of Salem', symbol: 'pointy-hat', together: true },
}

/** A match of a later version may be of a game that is not known here: it is listed under its own name. */
export const gameLook = (game: GameId): GameLook =>
  (looks as { readonly [game in string]?: GameLook })[game] ?? { title: game, symbol: 'card-random' }
