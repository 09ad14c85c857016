/** When two Titles are the same (M1.5): the deck check and the table judge by one reading of that rule. */

const ligatures: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** The words of a Title without letter case, accents and punctuation. An apostrophe or a dot joins, a hyphen too: "Mi-Go" is one word. */
export function titleWords(title: string): string[] {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Lower case first: some capitals take their accent apart only then (İ).
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßłđðþı]/g, (each) => ligatures[each]!)
  return plain
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
}

/**
 * What makes two Titles the same Title (M1.5): equal folded forms. Blanks are left out with the punctuation, since
 * "Mi-Go", "Mi Go" and "MiGo" have the same wording.
 */
export function foldTitle(title: string): string {
  const all = titleWords(title)
  const from = all.length > 1 && all[0] === 'the' ? 1 : 0
  const to = all.length - from > 1 && all.at(-1) === 'the' ? -1 : undefined
  // A Title of signs alone is still a Title.
  return all.slice(from, to).join('') || title.trim()
}
