/** The commands by where their keys hold, as far as they are looked for: by their words, the place or a key. */
import { keysOf } from '../keys/bound.svelte.ts'
import { type Command, type CommandId, commands, type PlaceOfKeys, places } from '../keys/commands.ts'
import { inSigns } from '../keys/press.ts'
import { isWanted } from '../keys/wanted.ts'

export interface KeyGroup {
  readonly where: PlaceOfKeys
  readonly title: string
  readonly rows: readonly (Command & { readonly id: CommandId })[]
}

export function keyGroups(wanted: string): readonly KeyGroup[] {
  return (Object.keys(places) as PlaceOfKeys[])
    .map((where) => ({
      where,
      title: places[where],
      rows: commands.filter(
        (each) =>
          each.where === where && isWanted(['keys', places[where], each.words, each.fixed ?? '', ...keysOf(each.id).map(inSigns)], wanted),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}
