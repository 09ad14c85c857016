/** The one kind of error that the shelf lets out: a sentence that may be shown, and a code that a program can go by. */

export type ShelfErrorCode =
  | 'already_running'
  | 'bad_version'
  | 'not_ours'
  | 'damaged'
  | 'read_only'
  | 'no_room'
  | 'bad_place'
  | 'busy'
  | 'too_big'
  | 'too_long'
  | 'bad_text'
  | 'bad_json'
  | 'bad_field'
  | 'bad_key'
  | 'too_deep'
  | 'bad_name'
  | 'bad_cards'
  | 'bad_xml'
  | 'bad_csv'
  | 'bad_format'
  | 'too_slow'
  | 'in_use'
  | 'not_found'
  | 'stale'
  | 'ready_deck'
  | 'frozen_deck'
  | 'ready_style'
  | 'no_undo'
  | 'no_redo'
  | 'storage'

/** What happened and what to do about it. Never holds SQL, a path or a hidden card. */
export class ShelfError extends Error {
  override readonly name = 'ShelfError'
  readonly code: ShelfErrorCode
  readonly hint: string | undefined

  constructor(code: ShelfErrorCode, message: string, hint?: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.hint = hint
  }
}

const storageErrors: readonly (readonly [prefix: string, code: ShelfErrorCode, message: string, hint: string])[] = [
  ['SQLITE_BUSY', 'already_running', 'Story Deck is already running on this data.', 'Use the window that is open, or close it first.'],
  ['SQLITE_LOCKED', 'busy', 'The data is busy with something else.', 'Try again in a moment.'],
  ['SQLITE_FULL', 'no_room', 'There is no room left to save this. Nothing was changed.', 'Free some disk space and try again.'],
  ['SQLITE_READONLY', 'read_only', 'The data cannot be written to. Nothing was changed.', 'Check the rights of the data folder.'],
  ['SQLITE_CANTOPEN', 'bad_place', 'The data file cannot be opened.', 'Check that the data folder is there and may be written to.'],
  ['SQLITE_PERM', 'read_only', 'The data may not be opened.', 'Check the rights of the data folder.'],
  [
    'SQLITE_CORRUPT',
    'damaged',
    'The data file is damaged.',
    'Start Story Deck again: it shows what can be read and offers the newest good backup.',
  ],
  [
    'SQLITE_NOTADB',
    'damaged',
    'The data file is damaged.',
    'Start Story Deck again: it shows what can be read and offers the newest good backup.',
  ],
  [
    'SQLITE_IOERR_SHORT_READ',
    'damaged',
    'The data file is damaged.',
    'Start Story Deck again: it shows what can be read and offers the newest good backup.',
  ],
  ['SQLITE_IOERR', 'storage', 'The disk refused to save this. Nothing was changed.', 'Check the disk and its free space, then try again.'],
]

/** An error of SQLite or of the file system as one that may be shown; any other error as it is. */
export function asShelfError(error: unknown): unknown {
  if (error instanceof ShelfError || !(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === 'ENOSPC' || code === 'EFBIG' || code === 'EDQUOT') return asShelfError(Object.assign(new Error(), { code: 'SQLITE_FULL' }))
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return asShelfError(Object.assign(new Error(), { code: 'SQLITE_READONLY' }))
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT')
    return asShelfError(Object.assign(new Error(), { code: 'SQLITE_CANTOPEN' }))
  const known = storageErrors.find(([prefix]) => code.startsWith(prefix))
  return known ? new ShelfError(known[1], known[2], known[3], error) : error
}
