/** The same said of any cards, players and moments: what texts of other sets say, and what is understood, in words (a file a chapter in `forms/`). */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import { knownWords } from '../../grammar/link.ts'
import { readEffects, type Self } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'

const known = knownWords(shippedCards().flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

const kinds: Readonly<Record<string, Pick<Self, 'type' | 'subtype'>>> = {
  location: { type: 'Location' },
  ally: { type: 'Ally' },
  artifact: { type: 'Artifact' },
  weapon: { type: 'Artifact', subtype: 'Weapon' },
  tome: { type: 'Tome' },
  spell: { type: 'Spell' },
  event: { type: 'Event' },
  phobia: { type: 'Event', subtype: 'Phobia' },
  monster: { type: 'Monster', subtype: 'Lesser Servitor' },
  god: { type: 'Monster', subtype: 'Great Old One' },
  investigator: { type: 'Investigator' },
}

function read(kind: string, text: string) {
  return readEffects(text, known, { title: 'Widow Pruett', target: null, ...kinds[kind]! })
}

type Form = readonly [kind: string, text: string, meaning: string]

const folder = new URL('forms/', import.meta.url)
const table = readdirSync(folder)
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { chapter: string; texts: readonly Form[] })

describe.each(table)('wider forms: $chapter', ({ texts }) => {
  it.each(texts)('%s: %s', (kind, text, meaning) => {
    const reading = read(kind, text)
    if (!reading.ok) throw new Error(reading.message)
    expect(reading.value.map((rule) => sayRule(rule, known)).join(' ')).toBe(meaning)
    for (const rule of reading.value) expect(readEffects(sayRule(rule, known), known)).toEqual({ ok: true, value: [rule] })
  })
})
