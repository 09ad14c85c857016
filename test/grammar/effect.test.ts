/** The effect language: its sentences are read, to one meaning, and what it cannot read it points at. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import rules, { examples, tokens } from '../../grammar/effect.ne'
import { fillers, forms, phrases, sentences, tokenTypes } from '../../grammar/lexer.ts'
import { knownWords } from '../../grammar/link.ts'
import { readEffects, vocabulary } from '../../grammar/parse.ts'
import { sayRule } from '../../grammar/print.ts'
import { known } from './words.ts'

function read(text: string) {
  const reading = readEffects(text, known)
  if (!reading.ok) throw new Error(`${text}\n${reading.message}`)
  return reading.value
}

function fault(text: string) {
  const reading = readEffects(text, known)
  if (reading.ok) throw new Error(`${text}\nwas read as ${JSON.stringify(reading.value)}`)
  return reading
}

/** What is a word of its own only beside others. */
const madeOnlyIn: Readonly<Record<string, string>> = { "'s": "this's", just: 'have just two' }

describe('the grammar', () => {
  it('has examples above its rules', () => expect(examples.length).toBeGreaterThan(40))

  it.each(examples)('reads its example: %s', (sentence, rule) => {
    // A limit by itself belongs to a sentence before it.
    const whole = /^(?:Not cumulative|Cumulative)/.test(sentence) ? `Your Minimum loses 1. ${sentence}` : sentence
    // What goes without saying is no clause.
    if (rule === 'restated') expect(read(whole)).toEqual([])
    else expect(read(whole).length).toBeGreaterThan(0)
  })

  it('takes from each rule what stands there, and never a mere word', () => {
    const slips = rules.ParserRules.flatMap(({ name, symbols, postprocess }) => {
      const [, taken] = /^\(\[((?:[^[\]]|\[[^\]]*\])*)\]/.exec(String(postprocess)) ?? []
      const names = taken?.split(/,(?![^{[]*[}\]])/).map((each) => each.trim()) ?? []
      // How a word is written is asked of it by these names alone.
      const isAsked = (each: string): boolean => each === 'said' || each === '{ written }'
      const isWord = (at: number): boolean => {
        const symbol = symbols[at]
        return typeof symbol === 'object' && symbol !== null && 'literal' in symbol
      }
      const isSlip = names.some((each, at) => each !== '' && (at >= symbols.length || (isWord(at) && !isAsked(each))))
      return isSlip
        ? [
            `${name} -> ${symbols.map((each) => (typeof each === 'object' && each !== null && 'literal' in each ? `"${each.literal}"` : String(each))).join(' ')}`,
          ]
        : []
    })
    expect(slips).toEqual([])
  })

  it('names only tokens that the lexer makes', () => {
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) expect(tokenTypes).toContain(token)
  })

  it('uses every form that the lexer puts a word into', () => {
    for (const form of [...Object.values(forms), ...Object.values(phrases)]) {
      expect(vocabulary.has(form) || fillers.has(form), form).toBe(true)
    }
  })

  it('has no literal that the lexer never makes', () => {
    for (const word of vocabulary) {
      // A word is looked for behind another, since a stop ends the sentence it would begin.
      const [sentence] = sentences(`x ${madeOnlyIn[word] ?? word} x`, known, vocabulary)
      expect(
        sentence?.map(({ text }) => text),
        word,
      ).toContain(word)
    }
  })

  it('has no rule that can be empty', () => {
    for (const rule of rules.ParserRules) expect(rule.symbols.length, rule.name).toBeGreaterThan(0)
  })
})

describe("the app's own cards", () => {
  const cards = shippedCards().filter(({ named }) => named.type !== 'Adventure')
  const words = knownWords(cards.flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

  it('are all there', () => {
    expect(cards).toHaveLength(303)
    expect(cards.filter(({ text }) => text !== '')).toHaveLength(238)
  })

  it.each(cards.filter(({ text }) => text !== '').map((card) => [card.named.id, card] as const))(
    '%s is read, and said again with the same meaning',
    (_id, card) => {
      const self = card.facts && card.facts.type !== 'Investigator' ? card.facts : undefined
      const reading = readEffects(card.text, words, self)
      if (!reading.ok) throw new Error(reading.message)
      // Investigators of the Standard Game only repeat the discard rule (M15.5, M15.6).
      if (card.named.type === 'Investigator' && card.named.setCode === 'MSGS') expect(reading.value).toEqual([])
      else expect(reading.value.length).toBeGreaterThan(0)
      for (const rule of reading.value) expect(readEffects(sayRule(rule, words), words)).toEqual({ ok: true, value: [rule] })
    },
  )
})

describe('one meaning', () => {
  it('finds the same in digits and words, singular and plural, any spelling of a Title', () => {
    const one = read('Each of your Deep Ones gains 2.')
    expect(read('All your deep ones add two points to their card value.'.replace('deep ones', 'Deep Ones'))).toEqual(one)
    expect(read('Add 2 to the value of all of your DEEP ONES.')).toEqual(one)
  })

  it('takes a word that Titles share for a family', () => {
    expect(read('Each Marsh card gains 1.')).toEqual([
      { kind: 'static', effect: { value: 1, of: { is: { titleHas: 'Marsh' }, pick: 'all' } } },
    ])
  })

  it('knows this card by its own Title, or a part of it', () => {
    const self = { title: 'Insect from Shaggai', type: 'Monster' } as const
    expect(readEffects('The Insect gains 1. Joins Insects from Shaggai.', known, self)).toEqual({
      ok: true,
      value: [
        { kind: 'static', effect: { value: 1, of: { ref: 'self' } } },
        { kind: 'static', effect: { join: { title: 'Insect from Shaggai' }, may: true } },
      ],
    })
  })

  it('takes an abbreviation in a Title for no end of a sentence', () => {
    expect(read('Joins Dr. Allen.')).toEqual([{ kind: 'static', effect: { join: { title: 'Dr. Allen' }, may: true } }])
  })

  it('names a card that is not in the library by a Title in quotation marks', () => {
    expect(read('Joins "The Lamplighter".')).toEqual([{ kind: 'static', effect: { join: { title: 'The Lamplighter' }, may: true } }])
  })

  it('[M17.24] takes cards that nobody is named for as your own, Events as anybody’s', () => {
    expect(read('While Howard Lovecraft is in play, this card gains 1.')).toMatchObject([{ if: { inPlay: { title: 'Howard Lovecraft' } } }])
    expect(read('While a Storm Event is in play, this card gains 1.')).toMatchObject([{ if: { of: 'anyone' } }])
  })

  it('combines any moment, condition, cost, choice, duration and limit', () => {
    expect(
      read(
        'As your Turn, having stayed here, if it is Night and you have the Speech Machine in play, pay 2 Sanity and flip this card: ' +
          'each Ghoul gains 1 for each Shoggoth in your Threat until the end of Combat, then draw two cards, once a Round.',
      ),
    ).toEqual([
      {
        kind: 'action',
        window: 'turn',
        stayed: 'here',
        if: { all: [{ time: 'night' }, { inPlay: { title: 'Speech Machine' } }] },
        cost: [{ sanity: 2 }, { self: 'flip' }],
        do: [
          {
            start: {
              kind: 'static',
              effect: {
                value: { per: { is: { title: 'Shoggoth' }, in: 'threat', pick: 'all' } },
                of: { is: { title: 'Ghoul' }, pick: 'all' },
              },
            },
            until: 'combat',
          },
          { draw: 2 },
        ],
        limit: { times: 1, per: 'round' },
      },
    ])
  })
})

describe('what the card itself tells', () => {
  it('is whom a Phobia speaks to', () => {
    const phobia = { title: 'Dread', type: 'Event', subtype: 'Phobia' } as const
    expect(readEffects('At the start of your Turn, lose 1 Sanity if you are at a Forest Location.', known, phobia)).toEqual({
      ok: true,
      value: [
        { kind: 'on', on: 'turnStart', if: { at: { pub: ['Forest'] }, who: 'affected' }, do: [{ sanity: 1, who: 'affected', sign: -1 }] },
      ],
    })
  })

  it('is that a Night concerns everybody, and all others of its kind', () => {
    const night = { title: 'Dusk', type: 'Event', subtype: 'Night' } as const
    const bury = { is: { type: 'Event', subtype: ['Day', 'Night'] }, pick: 'all', of: 'each' }
    expect(readEffects('Bury any Day or Night Event in play.', known, night)).toEqual({
      ok: true,
      value: [{ kind: 'on', on: 'played', do: [{ move: { ...bury, others: true }, to: 'bury' }] }],
    })
    expect(readEffects('When played: bury any Day or Night Event in play.', known, { title: 'Lurker', type: 'Monster' })).toEqual({
      ok: true,
      value: [{ kind: 'on', on: 'played', do: [{ move: bury, to: 'bury' }] }],
    })
  })

  it('is that a text may repeat the pentagram without a second gain', () => {
    const asylum = { title: 'Rest Home', type: 'Location', sanity: 5 } as const
    const text = 'Gain 5 Sanity points now, but discard one random card in your Hand.'
    const loss = { move: { in: 'hand', pick: 'random', n: 1 }, to: 'discard' }
    expect(readEffects(text, known, asylum)).toMatchObject({ ok: true, value: [{ on: 'arrived', do: [loss] }] })
    expect(readEffects(text, known, { ...asylum, sanity: 1 })).toMatchObject({ ok: true, value: [{ do: [{ sanity: 5 }, loss] }] })
  })

  it('[M8.19] is that a Weapon that speaks of its Ally is given to one, said once or twice', () => {
    const rifle = { title: 'Rifle', type: 'Artifact', subtype: 'Weapon' } as const
    const meant = {
      ok: true,
      value: [
        { kind: 'static', effect: { value: 2, of: { ref: 'host' } } },
        { kind: 'static', effect: { attachedTo: { type: 'Ally' }, sharesFate: true } },
      ],
    }
    expect(readEffects("Add 2 points to Ally's value.", known, rifle)).toEqual(meant)
    expect(
      readEffects("Increase Ally's value by 2. One Weapon per Ally. If Ally is lost, this rifle suffers the same fate.", known, rifle),
    ).toEqual(meant)
  })
})

describe('colour within a rule', () => {
  it('is passed over and told', () => {
    const text = 'If it is Night, you nod off over your book: draw one card, as the clock strikes thrice.'
    const reading = readEffects(text, known, { title: 'Woe', type: 'Event' })
    expect(reading).toMatchObject({ ok: true, value: [{ do: [{ draw: 1 }] }] })
    const told = reading.ok ? (reading.flavour ?? []).map(({ at, length }) => text.slice(at, at + length)) : []
    expect(told.sort()).toEqual(['as the clock strikes thrice', 'you nod off over your book'])
  })

  it.each([
    ['Event', 'Draw one card, blorb the fnord.'],
    ['Event', 'You may blorb the fnord and draw a card.'],
    ['Event', 'Draw one card, unless the zorbs howl.'],
    ['Event', 'As the zorbs howl, draw one card.'],
    ['Event', 'With a silver lantern, draw one card.'],
    ['Event', 'Draw one card, and the zorbs flee.'],
    ['Event', 'Bury one Ally of your opponent, mounted or afoot.'],
    ['Event', 'Discard one card to banish the demon.'],
    ['Event', 'The Ghouls flee! Draw one card.'],
    ['Event', 'Zorbs cannot be harmed: draw one card.'],
    ['Event', 'Zorbs have priority, and one Ally of your opponent is buried.'],
    ['Event', 'Looses 1 Sanity: draw one card.'],
    ['Ally', 'Mounted on a horse, he adds 2 to his value.'],
    ['Location', 'At the witching hour, lose 1 Sanity.'],
    ['Location', 'When you arrive, the guards confiscate your Weapons. Draw one card.'],
    ['Monster', 'When revealed, the bells toll. This card may not be controlled.'],
    ['Monster', 'This shapeless mass regenerates.'],
    ['Monster', 'When revealed, Woe paralyzes one random Defending Ally of your opponent.'],
    ['Artifact', 'As your Turn, discard one Ally to appease the zorbs. Draw one card.'],
  ] as const)('is none where it may ask, allow or do something: %s, %s', (type, text) => {
    expect(readEffects(text, known, { title: 'Woe', type })).toMatchObject({ ok: false })
  })
})

it('[M17.24] "that Ally" is the one of whom the sentence before told something for a while', () => {
  const text =
    'As your Turn, flip this card: one other Ally gains 2 until the end of the Round. That Ally may not be flipped until the end of the Round.'
  expect(readEffects(text, known, { title: 'Woe', type: 'Ally' })).toMatchObject({
    ok: true,
    value: [
      {
        kind: 'action',
        target: { is: { type: 'Ally' }, n: 1, pick: 'choose', others: true },
        do: [
          { start: { effect: { value: 2, of: { ref: 'target' } } }, until: 'round' },
          { start: { effect: { cannotBe: 'flipped', of: { ref: 'target' } } }, until: 'round' },
        ],
      },
    ],
  })
})

describe('a story beside the rules', () => {
  it('is passed over and told, where no word of it is one of a rule', () => {
    const text = 'A foul wind rises from the marshes! (It smells of kelp.) Each of your Deep Ones gains 1.'
    expect(readEffects(text, known)).toEqual({
      ok: true,
      value: [{ kind: 'static', effect: { value: 1, of: { is: { title: 'Deep One' }, pick: 'all' } } }],
      flavour: [
        { at: 0, length: 34 },
        { at: 36, length: 20 },
      ],
    })
  })

  it.each([
    'Old debts come due.',
    'Her brother is never far away.',
    'He is a hopeless gambler.',
    'Grave robbers have been at work!',
    'The trail goes cold.',
    'The Bursar is a dear old friend.',
    'Torn apart in broad daylight!',
    'Cartographer.',
  ])('is passed over where it tells of what no rule speaks of: %s', (story) => {
    const reading = readEffects(`${story} Draw one card.`, known, { title: 'Woe', type: 'Event' })
    expect(reading).toMatchObject({ ok: true, flavour: [{ at: 0, length: story.length - 1 }] })
  })

  it.each([
    ['Blorb the fnord. Draw one card.', 0],
    ['Draw one card. Blorb the fnord.', 15],
    ['Draw one card. It smells of kelp.', 15],
    ['Your opponent grovels abjectly. Draw one card.', 14],
    ['This creature regenerates quickly. Draw one card.', 0],
    ['Paralyzes everyone nearby. Draw one card.', 0],
    ['Regenerates at dawn. Draw one card.', 0],
    ['Works on the undead. Draw one card.', 0],
    ['He is a Zorble. Draw one card.', 0],
    ['He is quite invulnerable. Draw one card.', 0],
    ['The Dean is safe from harm. Draw one card.', 0],
    ['Old Ghouls come due. Draw one card.', 0],
    ['Zorbs have priority. Draw one card.', 0],
    ['The holder becomes rich. Draw one card.', 0],
    ['The Glimmering Key opens wide. Draw one card.', 4],
    ['Draw one card. (Blorb the fnord.)', 16],
    ['Blorb the fnord! Draw one card.', 0],
    ['Frobnicate the quivering fnord! Draw one card.', 0],
    ['Defender. Draw one card.', 0],
  ])('is none where it bids something, stands behind a rule or speaks of a player: %s', (text, at) => {
    const reading = readEffects(text, known, { title: 'Woe', type: 'Event' })
    expect(reading).toMatchObject({ ok: false })
    if (!reading.ok) expect(reading.at).toBeGreaterThanOrEqual(at)
  })

  it.each(['Event', 'Spell', 'Artifact', 'Tome', 'Ally', 'Monster', 'Location'] as const)(
    'is never all of the text of a card: %s',
    (type) => {
      for (const text of ['Blorb the fnord.', 'The lamps go out.', 'A kindly old gentleman.', 'It never happened!'])
        expect(readEffects(text, known, { title: 'Woe', type })).toMatchObject({ ok: false })
    },
  )

  it('is all of a text only as a quotation, and on no card that is played for what it does', () => {
    const text = '"The stars are right."'
    expect(readEffects(text, known, { title: 'Woe', type: 'Ally' })).toEqual({ ok: true, value: [], flavour: [{ at: 0, length: 22 }] })
    expect(readEffects(text, known, { title: 'Woe', type: 'Event' })).toMatchObject({ ok: false, at: 0, length: 22 })
    expect(readEffects('Bury this card.', known, { title: 'Woe', type: 'Event' })).toMatchObject({ ok: false })
  })

  it('is a reason, or a quotation in brackets', () => {
    const reading = readEffects('When played: lose 1 Sanity due to the ghastly sight. When played: draw ("beg") one card.', known)
    expect(reading).toMatchObject({ ok: true, value: [{ do: [{ sanity: 1 }, { draw: 1 }] }], flavour: [{ at: 27 }, { at: 71, length: 7 }] })
  })

  it('is not a rule with a slip of the pen, a name or a number in it', () => {
    expect(fault('Each Ghoul gains 1. Discrad everything.')).toMatchObject({ at: 20 })
    expect(fault('Each Ghoul gains 1. The Ghoul howls.')).toMatchObject({ length: 5 })
    expect(fault('Each Ghoul gains 1. Xyzzy two plughs.').at).toBe(20)
    expect(fault('Each Ghoul gains 1. You must grovel.').message).toContain('grovel')
    // A rule that nobody has taught us is still a rule.
    for (const rule of ['They are immune to fire.', 'It is indestructible.', 'It attacks twice.', 'This is destroyed at sunrise.'])
      expect(fault(`Each Ghoul gains 1. ${rule}`).at).toBeGreaterThan(19)
  })
})

describe('as cards print it', () => {
  it('an adjective before "Monster or Ally" belongs to both', () => {
    expect(read('Bury one Corrupt Monster or Ally of your opponent when played.')).toMatchObject([
      { do: [{ move: { is: { type: ['Ally', 'Monster'], attr: ['Corrupt'] } } }] },
    ])
  })

  it('a Weapon, Tome or Artifact is a Tome or Artifact', () => {
    expect(read('While you have a Weapon, Tome or Artifact in play, this card gains 1.')).toMatchObject([
      { if: { inPlay: { type: ['Artifact', 'Tome'] } } },
    ])
  })

  it('[M17.26] what a Spell calls its target is what its target line tells, or the card it picks first', () => {
    const spell = { title: 'Woe', type: 'Spell', target: "Opponent's Defending Ally" } as const
    const target = { is: { type: 'Ally', defending: true }, n: 1, pick: 'choose', of: 'opponent' }
    const told = 'Target Ally loses 2 points of value, until the end of Combat. Discard any Tome held by that Ally.'
    // Nobody defends but in Combat: how long it holds goes without saying.
    expect(readEffects('Target Ally loses 2 points of value. Discard any Tome held by that Ally.', known, spell)).toEqual(
      readEffects(told, known, spell),
    )
    // What a Spell changes without a while holds as long as it lies there face-down: to the end of the Round (M9.22).
    expect(readEffects('Target Ally loses 2 points of value.', known, { ...spell, target: "Opponent's Ally" })).toEqual(
      readEffects('Target Ally loses 2 points of value until the end of the Round.', known, { ...spell, target: "Opponent's Ally" }),
    )
    expect(readEffects(told, known, spell)).toEqual({
      ok: true,
      value: [
        {
          kind: 'action',
          window: 'cast',
          target,
          do: [
            { start: { kind: 'static', effect: { value: -2, of: { ref: 'target' } } }, until: 'combat' },
            { move: { is: { type: 'Tome' }, pick: 'all', borneBy: 'target' }, to: 'discard' },
          ],
        },
      ],
    })
    expect(readEffects('Bury target Ally.', known, { ...spell, target: 'One Threat' })).toMatchObject({ ok: false })
  })

  it('a target line of yours narrows what the text aims at to cards of yours', () => {
    const spell = { title: 'Charm', type: 'Spell', target: 'Your Defending Ally' } as const
    expect(readEffects('Target Ally gains 2 until the end of Combat.', known, spell)).toMatchObject({
      ok: true,
      value: [{ target: { is: { type: 'Ally', defending: true }, n: 1, pick: 'choose' } }],
    })
    expect(JSON.stringify(readEffects('Target Ally gains 2 until the end of Combat.', known, spell))).not.toContain('"of":"each"')
    expect(readEffects('Target Ally of your opponent gains 2 until the end of Combat.', known, spell)).toMatchObject({ ok: false })
  })

  it('an Artifact that says what to do is used as a Turn, if that costs something', () => {
    const orb = { title: 'Orb', type: 'Artifact' } as const
    expect(readEffects('Draw two cards. Then, bury this card.', known, orb)).toEqual({
      ok: true,
      value: [{ kind: 'action', window: 'turn', cost: [{ self: 'bury' }], do: [{ draw: 2 }] }],
    })
    expect(readEffects('Draw two cards.', known, orb)).toMatchObject({ ok: false })
  })

  it('a card called yours stays yours, whatever the target line says', () => {
    const spell = { title: 'Woe', type: 'Spell', target: "Opponent's Ally" } as const
    expect(readEffects('Bury one of your Allies.', known, spell)).toEqual({
      ok: true,
      value: [{ kind: 'action', window: 'cast', do: [{ move: { is: { type: 'Ally' }, n: 1, pick: 'choose' }, to: 'bury' }] }],
    })
    expect(readEffects('Bury one Ally.', known, spell)).toMatchObject({ ok: true, value: [{ do: [{ move: { of: 'opponent' } }] }] })
  })

  it('[M11.45] what "you" do under a Great Old One, any player does', () => {
    const god = { title: 'Old God', type: 'Monster', subtype: 'Great Old One' } as const
    expect(readEffects('Each time you play a Tome, lose 1 Sanity point. You may not pass.', known, god)).toEqual({
      ok: true,
      value: [
        { kind: 'on', on: { cardPlayed: { type: 'Tome' }, by: 'each' }, do: [{ sanity: 1, who: 'actor', sign: -1 }] },
        { kind: 'forbid', who: 'each', what: 'pass' },
      ],
    })
  })

  it('"it" is a card that was revealed, or nobody knows which', () => {
    expect(fault('When played: bury it.').message).toContain('which card "it" is')
    expect(read('When played: reveal the top card of your Mythos Deck, then bury it.')).toMatchObject([
      { do: [{}, { move: { ref: 'revealed' } }] },
    ])
  })

  it('a card merely discarded is one of the Hand', () => {
    expect(read('When played: your opponent discards one card.')).toMatchObject([{ do: [{ move: { in: 'hand', of: 'opponent' } }] }])
  })
})

describe('an error', () => {
  it.each([
    ['At the beginnning of each Turn: lose 1 Sanity.', 'beginnning', 'beginning'],
    ['This card gains 1 whle you are here.', 'whle', 'while'],
    ['Add 1 point to the vale of this card.', 'vale', 'value'],
    ['When played: discrad one Ally.', 'discrad', 'discard'],
    ['When played: bury one Gohul.', 'Gohul', 'Ghoul'],
    ['Joins Deep Onnes.', 'Deep Onnes', 'Deep One'],
    ['When played: your opponent looses 1 Sanity.', 'looses', 'loses'],
    ['Negates Epidemics.', 'Negates', 'cancel'],
    ['When played: destroy one Ally.', 'destroy', 'bury'],
  ])('tells what was probably meant: %s', (text, word, nearest) => {
    expect(fault(text)).toMatchObject({ at: text.indexOf(word), length: word.length, nearest })
  })

  it('points at a name that nobody bears, and tells the nearest', () => {
    const text = 'Joins Howard Lovekraft.'
    expect(fault(text)).toMatchObject({ at: 6, length: 16, nearest: 'Howard Lovecraft' })
    expect(fault('Each Corupt Ally gains 1.')).toMatchObject({ at: 5, length: 6, nearest: 'Corrupt' })
  })

  it('points at a word that the grammar does not know', () => {
    expect(fault('When played: burry one Ally.')).toMatchObject({ at: 13, length: 5, nearest: 'bury' })
  })

  it('points at the first word that does not fit, and tells what could stand there', () => {
    const wrong = fault('When played: bury one Ally draw.')
    expect(wrong).toMatchObject({ at: 27, length: 4 })
    expect(wrong.expected).toContain('"of"')
    expect(wrong.message).toContain('"draw"')
  })

  it('never passes over what is left', () => {
    expect(fault('Joins Deep Ones. And so on')).toMatchObject({ at: 17 })
    expect(fault('Joins Deep Ones when')).toMatchObject({ at: 16, length: 4 })
    expect(fault('Joins Deep Ones. §')).toMatchObject({ at: 17, length: 1 })
  })

  it('asks when a thing is done, if neither text nor card tells', () => {
    expect(fault('Bury one Ally.').message).toContain('not said when')
    expect(readEffects('Draw one card.', known, { title: 'Ruin', type: 'Event' })).toMatchObject({
      ok: true,
      value: [{ kind: 'on', on: 'played' }],
    })
  })

  it('[M17.24] asks whose card is harmed, if neither text nor target line tells', () => {
    const ruin = { title: 'Ruin', type: 'Event' } as const
    expect(readEffects('Bury one Ally.', known, ruin)).toMatchObject({ ok: false })
    expect(readEffects('Bury one Ally.', known, { ...ruin, target: "Opponent's Ally" })).toMatchObject({
      ok: true,
      value: [{ do: [{ move: { of: 'opponent' } }] }],
    })
  })

  it('asks how long a thing holds, if neither text nor moment tells', () => {
    expect(fault('When played: each of your Allies gains 1.').message).toContain('how long')
  })

  it('refuses a text that is too long before reading it', () => {
    expect(fault('Draw one card. '.repeat(200))).toMatchObject({ at: 2000 })
    expect(fault('a '.repeat(400)).message).toContain('300')
  })
})

describe('any text at all', () => {
  const words = fc.constantFrom(
    ...vocabulary,
    'Ally',
    'Deep Ones',
    'Marsh',
    'Day',
    'Forest',
    'xyzzy',
    'Xyzzy',
    '"Foo"',
    '.',
    '!',
    '§',
    '\u0000',
    'İ',
  )

  it('is read, or refused at a place within it', async () => {
    await fc.assert(
      fc.property(
        fc.oneof(
          fc.array(words, { maxLength: 60 }).map((each) => each.join(' ')),
          fc.string({ unit: 'binary', maxLength: 200 }),
        ),
        (text) => {
          const reading = readEffects(text, known)
          if (reading.ok) return
          expect(reading.at).toBeGreaterThanOrEqual(0)
          expect(reading.at + reading.length).toBeLessThanOrEqual(text.length)
          expect(reading.message).not.toBe('')
        },
      ),
      { numRuns: 1000 },
    )
    // Patience for a busy machine: a thousand texts of up to sixty words.
  }, 180_000)
})
