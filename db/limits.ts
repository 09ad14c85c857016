/** How much the shelf takes in at once. Each limit is tested where it stands and one past it. */

export const limits = {
  /** A deck file or a pasted list: bytes, lines, different cards, copies of one card. */
  deckBytes: 1024 * 1024,
  deckLines: 20_000,
  deckKinds: 500,
  copies: 99,
  /** Edits of one deck that can be taken back, counted from the newest; play styles. */
  edits: 1_000,
  styles: 50,
  /** Remarks of the check that are not wanted for one deck. */
  ignored: 500,
  /** Unread lines of one list for which near names are looked up: each is compared with every Title. */
  suggestedLines: 200,
  /** A set of cards: bytes, cards. */
  setBytes: 5 * 1024 * 1024,
  setCards: 2_000,
  /** Files that are looked at together; all of them are no larger than one may be. */
  filesTogether: 20,
  /** Remarks on one file that are told one by one. */
  fileFaults: 1_000,
  /** Errata that one file may bring. */
  fileErrata: 500,
  /** The text of one card, in characters. */
  cardText: 2_000,
  /** The same while it is being written: what is too long for a card is kept, and told. */
  draftText: 20_000,
  /** Titles, names of decks and seats; notes. */
  name: 200,
  notes: 10_000,
  /** How deep a JSON file may be nested, and how many fields one object in it may have. */
  jsonDepth: 64,
  jsonKeys: 1_000,
  /** One match: moves, and characters of its options or of one action. */
  moves: 4_000,
  matchJson: 5 * 1024 * 1024,
  /** Backups kept beside the store. */
  backups: 10,
} as const
