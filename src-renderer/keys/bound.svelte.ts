/** Which keys the commands have at present: the usual ones, but for those that a person has changed. */
import { settings } from '../state/settings.svelte.ts'
import { isTyping } from '../ui/keys.ts'
import { type Command, type CommandId, commandNamed, commands, meet } from './commands.ts'
import { inAria, inSigns, isOfText, isSingle, pressOf } from './press.ts'

/** At most so many for one command. */
export const mostKeys = 6

export function keysOf(id: CommandId): readonly string[] {
  return settings.keys[id] ?? commandNamed(id)?.keys ?? []
}

export const isChanged = (id: CommandId) => settings.keys[id] !== undefined

/** Keys of a command that are of use now: single ones are not while they are switched off. */
const living = (id: CommandId) => keysOf(id).filter((key) => settings.letters || !isSingle(key))

/** The first key of a command as it is shown beside it; empty if it has none. */
export function keyOf(id: CommandId): string {
  const [first] = living(id)
  return first === undefined ? '' : inSigns(first)
}

/** For `aria-keyshortcuts`; undefined if there is none. */
export const ariaKeys = (id: CommandId) => living(id).map(inAria).join(' ') || undefined

/** What a tooltip says: the words, and the key behind them. */
export function withKey(words: string, id: CommandId): string {
  const key = keyOf(id)
  return key === '' ? words : `${words} (${key})`
}

/** Whether the press is one of these commands, the first of them that it is. What is typed into a field is no command. */
export function commandOf<Id extends CommandId>(event: KeyboardEvent, among: readonly Id[], inText = false): Id | undefined {
  const press = pressOf(event)
  if (press === undefined) return undefined
  if (isTyping(event) && (inText ? isSingle(press) : isOfText(press))) {
    // A list to choose from needs letters and arrows, and has no history of its own.
    if (!(event.target instanceof HTMLSelectElement && press.startsWith('Ctrl+'))) return undefined
  }
  return among.find((id) => living(id).includes(press))
}

/** Commands that have the key too, and could be meant at the same time. */
export function clashes(id: CommandId, key: string): readonly (Command & { readonly id: CommandId })[] {
  const command = commandNamed(id)
  return command === undefined ? [] : commands.filter((each) => meet(command, each) && keysOf(each.id).includes(key))
}

/** Gives commands other keys, at once; answers what takes that back. */
export function rebind(changes: Readonly<Partial<Record<CommandId, readonly string[]>>>): () => void {
  const before = settings.keys
  const after: Record<string, readonly string[]> = { ...before }
  for (const [id, keys] of Object.entries(changes)) {
    if (JSON.stringify(keys) === JSON.stringify(commandNamed(id)?.keys)) delete after[id]
    else after[id] = [...new Set(keys)].slice(0, mostKeys)
  }
  settings.keys = after
  return () => {
    settings.keys = before
  }
}

/** The key goes to one command and away from all that it would clash with. */
export function takeOver(id: CommandId, keys: readonly string[]): () => void {
  const changes: Partial<Record<CommandId, readonly string[]>> = { [id]: keys }
  for (const key of keys) {
    for (const { id: other, fixed } of clashes(id, key)) {
      if (fixed === undefined) changes[other] = (changes[other] ?? keysOf(other)).filter((each) => each !== key)
    }
  }
  return rebind(changes)
}

/** Usual keys again, for some commands or for all. */
export function resetKeys(ids?: readonly CommandId[]): () => void {
  const before = settings.keys
  settings.keys = ids === undefined ? {} : Object.fromEntries(Object.entries(before).filter(([id]) => !ids.some((each) => each === id)))
  return () => {
    settings.keys = before
  }
}
