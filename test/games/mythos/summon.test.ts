/** M9: Summoning. Control belongs to Combat. */
import { describe, expect, test } from 'vitest'
import type { PrintedCard } from '../../../grammar/card.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, type SeatSetup } from '../../support/mythos.ts'
import { table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const plain = location('Quiet Street')
const xura = card({
  title: 'Charnal Odor',
  type: 'Spell',
  anyDimension: true,
  icons: ['Eye'],
  sanity: -1,
  rules: [
    {
      kind: 'action',
      window: 'cast',
      do: [{ summonOrControl: { type: 'Monster', subtype: 'Lesser Independent' }, allow: ['summon', 'control'] }],
    },
  ],
})
const book = card({ title: 'Book', type: 'Tome', spellCapacity: 2, icons: ['Eye'] })
const captain = () => ally('The Captain', 1)
const summoning = (hand: PrintedCard[], theirs: Partial<SeatSetup> = {}, mine: Partial<SeatSetup> = {}) =>
  table({
    seats: [
      { story: [plain], sanity: 10, hand, assets: [{ lay: book, bears: [xura] }], ...mine },
      { story: [plain], allies: [captain()], ...theirs },
    ],
  })
const shantak = (more: Partial<PrintedCard> = {}) => monster('Lesser Shantak', 2, more)

describe('Summon', () => {
  test('[MX17, M9.34, M9.37, M9.35, M9.38, M9.41, M9.24] a Monster of the Hand attacks at once and is buried', () => {
    const t = summoning([shantak()]).cast(xura)
    expect([t.seat, t.among]).toEqual([1, ['The Captain']])
    t.choose('The Captain')
    expect([t.sanity, t.entry(xura).faceDown, t.where('The Captain'), t.where('Lesser Shantak')]).toEqual([[9, 11], true, 'story', 'story'])
    expect(t.story(0)).toContain('Lesser Shantak')
  })

  rule('M9.37', 'a Monster that is worth more when it is called attacks with so much more', () => {
    const louder: PrintedCard = {
      ...xura,
      rules: [{ kind: 'action', window: 'cast', do: [{ summonOrControl: { type: 'Monster' }, allow: ['summon'], gains: 2 }] }],
    }
    const called = (spell: PrintedCard) =>
      table({
        seats: [
          { story: [plain], sanity: 10, hand: [shantak()], assets: [{ lay: book, bears: [spell] }] },
          { story: [plain], allies: [captain()] },
        ],
      })
        .cast(spell)
        .done().sanity[1]
    expect([called(xura), called(louder)]).toEqual([10, 8])
  })

  rule('M9.41', 'what returns to the Hand or is discarded after its attack is not buried', () => {
    const sent = (goes: 'hand' | 'discard'): PrintedCard => ({
      ...xura,
      rules: [{ kind: 'action', window: 'cast', do: [{ summonOrControl: { type: 'Monster' }, allow: ['summon'], goes }] }],
    })
    const left = (goes: 'hand' | 'discard') => {
      const spell = sent(goes)
      const t = table({
        seats: [
          { story: [plain], sanity: 10, hand: [shantak()], assets: [{ lay: book, bears: [spell] }] },
          { story: [plain], allies: [captain()] },
        ],
      })
        .cast(spell)
        .done()
      return [t.sanity[1], t.where('Lesser Shantak')]
    }
    expect([left('hand'), left('discard')]).toEqual([
      [10, 'hand'],
      [10, 'discard'],
    ])
  })

  rule('M9.37, M17.19', 'what raises those that are Summoned raises no other of a Threat, nor one that a text sends out', () => {
    const horn = card({
      title: 'Horn',
      type: 'Artifact',
      rules: [
        {
          kind: 'static',
          effect: { value: 2, of: { is: { type: 'Monster', fightsAs: 'summoned' }, pick: 'all', in: 'threat' } },
        },
      ],
    })
    const alone = (assets: PrintedCard[]) =>
      summoning([shantak()], {}, { assets: [{ lay: book, bears: [xura] }, ...assets], threat: [monster('Gug', 3)] })
    expect([[], [horn]].map((assets) => alone(assets).cast(xura).done().sanity[1])).toEqual([10, 8])
    const t = alone([horn])
    expect(currentValue(t.state, t.entry('Gug').card)).toBe(3)
    const sent = location('Pit', {
      rules: [
        {
          kind: 'action',
          window: 'turn',
          stayed: 'here',
          do: [{ attack: 'opponent', with: { is: { type: 'Monster' }, n: 1, pick: 'choose', in: 'hand' }, alliesMayDefend: true }],
        },
      ],
    })
    const byText = (assets: PrintedCard[]) => table({ seats: [{ story: [sent], hand: [shantak()], assets }, { story: [plain] }] }).use(sent)
    expect(byText([horn]).sanity[1]).toBe(byText([]).sanity[1])
  })

  rule('M9.38', 'the target need not defend', () => {
    const t = summoning([shantak()]).cast(xura).done()
    expect([t.sanity[1], t.where('The Captain')]).toEqual([10, 'ally'])
  })

  rule('M9.32, M9.34', 'it must be a Monster card of that class, from the Hand', () => {
    const cultist = ally('Cultist', 1, { attributes: ['Corrupt', 'Cultist'] })
    const greater = monster('Horror', 3, { subtype: 'Greater Servitor' })
    expect(summoning([cultist, greater]).offers('cast')).toBe(false)
    expect(summoning([cultist, greater], {}, { discard: [shantak()] }).offers('cast')).toBe(false)
    const two = summoning([cultist, greater, shantak(), monster('Gug', 3)]).cast(xura)
    expect(two.among).toEqual(['Lesser Shantak', 'Gug'])
  })

  rule('M9.35, M2.25', 'both costs are paid', () => {
    const t = summoning([shantak({ sanity: -2 })])
      .cast(xura)
      .done()
    expect(t.sanity).toEqual([7, 10])
  })

  rule('M9.35, M2.21', 'who cannot pay both cannot cast it for that Monster', () => {
    expect(summoning([shantak({ sanity: -3 })], {}, { sanity: 3 }).offers('cast')).toBe(false)
    expect(summoning([shantak({ sanity: -3 })], {}, { sanity: 4 }).offers('cast')).toBe(true)
  })

  rule('M9.36', 'the Dimension must fit, but no Gate is needed', () => {
    expect(summoning([shantak({ anyDimension: false, dimension: 'dreamlands' })]).offers('cast')).toBe(false)
    expect(summoning([shantak()]).offers('cast')).toBe(true)
  })

  rule('M9.37, M17.26', 'with several opponents the caster chooses one', () => {
    const t = table({
      seats: [{ story: [plain], hand: [shantak()], assets: [{ lay: book, bears: [xura] }] }, { story: [plain] }, { story: [plain] }],
    }).cast(xura)
    expect(t.question?.ask).toBe('which player')
    expect(t.choosePlayer(2).sanity).toEqual([11, 12, 10])
  })

  rule('M9.34, M17.24', 'what forbids it for all Monsters reaches those in the Hands it means', () => {
    const ban = (of?: 'each' | 'opponent') =>
      card({
        title: 'Seal',
        type: 'Artifact',
        rules: [{ kind: 'static', effect: { cannotBe: 'summoned', of: { is: { type: 'Monster' }, pick: 'all', ...(of ? { of } : {}) } } }],
      })
    expect(summoning([shantak()], { assets: [ban('each')] }).offers('cast')).toBe(false)
    expect(summoning([shantak()], { assets: [ban('opponent')] }).offers('cast')).toBe(false)
    expect(summoning([shantak()], { assets: [ban()] }).offers('cast')).toBe(true)
  })

  rule('M9.39', 'it fights no Cosmic Battle, so surviving one does not happen', () => {
    const insect = shantak({
      rules: [
        {
          kind: 'on',
          on: 'survivedCosmicBattle',
          do: [{ move: { is: { type: 'Artifact' }, of: 'opponent', pick: 'random', n: 1 }, to: 'bury' }],
        },
      ],
    })
    const t = summoning([insect], { assets: [card({ title: 'Orb', type: 'Artifact' })] })
      .cast(xura)
      .done()
    expect(t.where('Orb')).toBe('asset')
  })

  rule('M9.43', 'a Location that allows a Summoning follows the same rules', () => {
    const circle = location('Stone Circle', {
      rules: [{ kind: 'action', window: 'turn', stayed: 'here', do: [{ summonOrControl: { type: 'Monster' }, allow: ['summon'] }] }],
    })
    const t = table({ seats: [{ story: [circle], hand: [shantak()] }, { story: [plain] }] }).use(circle)
    expect([t.sanity, t.where('Lesser Shantak')]).toEqual([[12, 10], 'story'])
  })
})
