/** Whether something is meant by what was typed: each word of it must stand somewhere, whatever its case and accents. */

export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[æÆ]/g, 'ae').toLowerCase()

export function isWanted(words: readonly string[], wanted: string): boolean {
  const said = folded(words.join(' '))
  return folded(wanted)
    .split(/\s+/)
    .every((word) => said.includes(word))
}
