/** Answering what was just played or cast, undoing it, and choosing another's next play (M5.24 to M5.27, M9.28 to M9.31, M19.3 to M19.6). */
import { describe, expect } from 'vitest'
import type { Op, Rule } from '../../../grammar/ast.ts'
import type { PrintedCard } from '../../../grammar/card.ts'
import { seeded } from '../../../src-main/engine/random.ts'
import { pieceOf } from '../../../src-main/games/mythos/describe.ts'
import { mythos } from '../../../src-main/games/mythos/game.ts'
import { askingPiece, isShown } from '../../../src-main/games/mythos/look.ts'
import { currentValue } from '../../../src-main/games/mythos/values.ts'
import { ally, card, location, monster, no, type PositionSetup, weapon } from '../../support/mythos.ts'
import { type Table, table } from '../../support/mythos-table.ts'
import { rule } from '../../support/rule.ts'

const bolton = location('Bolton', { gate: true })
const event = (title: string, ...ops: Op[]): PrintedCard =>
  card({ title, type: 'Event', anyDimension: true, rules: [{ kind: 'on', on: 'played', do: ops }] })
const tome = card({ title: 'Black Book', type: 'Tome', icons: ['Eye'], spellCapacity: 4, anyDimension: true })
const spell = (title: string, ...ops: Op[]): PrintedCard =>
  card({ title, type: 'Spell', icons: ['Eye'], anyDimension: true, sanity: -1, rules: [{ kind: 'action', window: 'cast', do: ops }] })

const cancelling = (window: Extract<Rule, { kind: 'action' }>['window'], ...more: Op[]): Rule => ({
  kind: 'action',
  window,
  do: [{ cancel: 'cause' }, ...more],
})
const chime = card({
  title: 'Chime',
  type: 'Artifact',
  anyDimension: true,
  rules: [{ ...cancelling({ after: 'cast', of: { type: 'Spell' }, by: 'opponent' }), cost: [{ self: 'flip' }] } as Rule],
})
const contact = card({
  title: 'Contact',
  type: 'Event',
  anyDimension: true,
  rules: [
    cancelling(
      { after: 'played', of: { not: { type: 'Adventure' } }, by: 'opponent', orTurned: true },
      { move: { ref: 'cause' }, to: 'bury' },
    ),
  ],
})
const flee = card({
  title: 'Flee',
  type: 'Event',
  anyDimension: true,
  rules: [cancelling({ after: 'loss', of: { type: 'Ally' }, by: 'each' })],
})
const lose = (n: number): Op => ({ sanity: n, who: 'opponent', sign: -1 })
const buryAlly: Op = { move: { is: { type: 'Ally' }, of: 'opponent' }, to: 'bury' }
const webb = ally('Webb', 2)
const filler = () => monster('Filler', 1)

/** Seat 0 has played or cast something; it is the Turn of seat 1, who has the means to answer. */
function answered(setup: PositionSetup, act: (t: Table) => Table): Table {
  return act(table(setup))
}

describe('Just Played, Just Cast', () => {
  const play = (...ops: Op[]) => {
    const what = event('Blow', ...ops)
    const t = table({
      seats: [
        { story: [bolton], hand: [what, filler()] },
        { story: [bolton], hand: [contact, filler()], allies: [webb] },
      ],
    })
    return { what, t: t.play(what) }
  }
  rule('M5.24, M19.5', 'can be answered on the Turn after it, and not one Turn later', () => {
    const { t } = play(lose(3))
    expect(t.offers('play', contact)).toBe(true)
    t.pass().pass()
    expect(t.seat).toBe(1)
    expect(t.against(contact)).toContain('M19.5')
  })
  rule('M5.26', 'before a player’s first Turn of a Round everything of that Round counts, and nothing of the Round before', () => {
    const what = event('Blow', lose(1))
    const seats = [{ story: [bolton], hand: [what, filler()] }, { story: [bolton] }, { story: [bolton], hand: [contact] }]
    const t = table({ seats, turn: 10 }).play(what).choosePlayer(1)
    t.pass()
    expect(t.seat).toBe(2)
    expect(t.offers('play', contact)).toBe(true)
    const later = table({ seats: [{ story: [bolton], hand: [contact] }, { story: [bolton] }], agenda: [{ do: 'begin round' }] })
    expect(later.offers('play', contact)).toBe(false)
  })
  rule('M5.27', 'is not, once another play has moved, turned or aimed at it', () => {
    const helper = ally('Helper', 3, { foundAt: {} })
    const wrack = event('Wrack', { flip: { is: { title: 'Helper' }, of: 'opponent', pick: 'choose' }, face: 'down' })
    const seats = [
      { story: [bolton], hand: [helper, filler()] },
      { story: [bolton], hand: [wrack, filler()] },
      { story: [bolton], hand: [contact, filler()] },
    ]
    const touched = table({ seats }).play(helper).play(wrack)
    expect(touched.seat).toBe(2)
    // Helper was turned by Wrack, which was itself just played.
    expect(touched.play(contact).where(helper)).toBe('ally')
    const untouched = table({ seats }).play(helper).pass()
    expect(untouched.play(contact).where(helper)).toBe('story')
  })
  rule('M5.25', 'a Spell that was cast can be answered, and by an opponent’s means alone', () => {
    const blast = spell('Blast', lose(2))
    const t = table({
      seats: [
        { story: [bolton], assets: [{ lay: tome, bears: [blast] }], hand: [filler()] },
        { story: [bolton], assets: [chime], hand: [filler()] },
      ],
    }).cast(blast)
    expect(t.sanity).toEqual([11, 10])
    expect(t.offers('use', chime)).toBe(true)
    t.use(chime)
    expect(t.sanity).toEqual([11, 12])
    expect(t.entry(chime).faceDown).toBe(true)
  })
  rule('M1.19', 'a card that went face-down to a Threat is answered without being known', () => {
    const ghoul = monster('Ghoul', 3)
    const helper = ally('Helper', 3, { foundAt: {} })
    const t = table({
      seats: [
        { story: [bolton], hand: [ghoul, filler()] },
        { story: [bolton], hand: [helper, filler()] },
        { story: [bolton], hand: [contact, filler()] },
      ],
    })
    t.play(ghoul, 'monster').play(helper).play(contact)
    const question = t.question
    expect(question?.ask === 'which way' ? question.ways : []).toEqual(['a card in the Threat of Player 1', 'Helper'])
    t.chooseWay(0)
    expect(t.where(ghoul)).toBe('story')
  })
})

describe('undoing', () => {
  const both = (what: PrintedCard) =>
    table({
      seats: [
        { story: [bolton], assets: [{ lay: tome, bears: [what] }], hand: [filler()] },
        {
          story: [bolton],
          assets: [chime],
          hand: [filler(), monster('Other', 2)],
          allies: [{ lay: webb, bears: [weapon('Whip', 1)] }],
        },
      ],
    })
  rule('M9.28, M9.31', 'an instant Spell is undone: Sanity, faces, what was lost and what it bore', () => {
    const t = both(spell('Ruin', lose(3), buryAlly)).cast('Ruin')
    expect([t.where(webb), t.where('Whip'), t.sanity[1]]).toEqual(['story', 'story', 9])
    t.use(chime)
    expect([t.where(webb), t.where('Whip'), t.sanity[1]]).toEqual(['ally', 'asset', 12])
    expect(t.entry('Whip').on).toBe(no(t.state, webb))
    const flipped = both(spell('Turn', { flip: { is: { type: 'Ally' }, of: 'opponent' }, face: 'down' })).cast('Turn')
    expect(flipped.entry(webb).faceDown).toBe(true)
    expect(flipped.use(chime).entry(webb).faceDown).toBe(false)
  })
  rule('M9.31', 'cards of the Hand come back too', () => {
    const t = both(spell('Forget', { move: { in: 'hand', of: 'opponent', pick: 'random', n: 2 }, to: 'discard' })).cast('Forget')
    // In an order of their owner's (M1.32).
    t.choose('Other')
    expect(t.discard(1)).toEqual(['Other', 'Filler'])
    t.use(chime)
    expect([t.discard(1), t.hand(1).length]).toEqual([[], 2])
  })
  rule('M9.31', 'what has moved again since stays where it is', () => {
    const t = both(spell('Ruin', lose(1), buryAlly)).cast('Ruin')
    const before = t.state
    const one = before.players[1]!
    // Somebody has brought Webb from the Story Deck to the Hand meanwhile.
    const moved = one.story.filter((each) => before.sheet.printed[each]!.title !== 'Webb')
    const state = { ...before, players: before.players.with(1, { ...one, story: moved, hand: [...one.hand, no(before, webb)] }) }
    const again = table(state).use(chime)
    expect([again.where(webb), again.sanity[1]]).toEqual(['hand', 12])
  })
  rule('M9.31', 'what was borne does not come back where its bearer cannot', () => {
    const ruin = spell('Ruin', buryAlly)
    const t = both(ruin).cast('Ruin')
    const twin = t.state
    const one = twin.players[1]!
    const gone = one.story.filter((each) => twin.sheet.printed[each]!.title !== 'Webb')
    const state = { ...twin, players: twin.players.with(1, { ...one, story: gone, hand: [...one.hand, no(twin, webb)] }) }
    expect(table(state).use(chime).where('Whip')).toBe('story')
  })
  rule('M9.29', 'a continuing Spell stops, and what it did until then stays done', () => {
    const weaken = spell('Weaken', {
      start: { kind: 'static', effect: { value: -1, of: { is: { type: 'Ally' }, of: 'opponent' } } },
      until: 'round',
    })
    const t = both(weaken).cast('Weaken')
    expect(currentValue(t.state, no(t.state, webb))).toBe(2)
    t.use(chime)
    expect(currentValue(t.state, no(t.state, webb))).toBe(3)
    expect(t.state.lasting).toEqual([])
  })
  rule('M9.30', 'gives back neither the Sanity paid nor the readiness of the Spell', () => {
    const t = both(spell('Blast', lose(2)))
      .cast('Blast')
      .use(chime)
    expect([t.sanity[0], t.entry('Blast').faceDown]).toEqual([11, true])
  })
  rule(
    'M19.6',
    'a played card that is cancelled costs what it cost; its other effects are reversed, and it is buried where it stays in play',
    () => {
      const fog = card({
        title: 'Fog',
        type: 'Event',
        subtype: 'Storm',
        anyDimension: true,
        sanity: -2,
        rules: [
          { kind: 'on', on: 'played', do: [{ sanity: 4, who: 'opponent', sign: -1 }] },
          { kind: 'static', effect: { value: -1, of: { is: { type: 'Ally' }, of: 'each' } } },
        ],
      })
      const t = table({
        seats: [
          { story: [bolton], hand: [fog, filler()] },
          { story: [bolton], hand: [contact, filler()], allies: [webb] },
        ],
      }).play(fog)
      expect([t.sanity, currentValue(t.state, no(t.state, webb))]).toEqual([[10, 8], 1])
      t.play(contact)
      expect([t.sanity, currentValue(t.state, no(t.state, webb)), t.where(fog)]).toEqual([[10, 12], 2, 'story'])
    },
  )
  rule('M19.6', 'a Location that was just turned is buried, and the former one is Current again', () => {
    const hill = location('Hill', { attributes: ['Country'], subregion: 'Dunwich' })
    const t = table({
      seats: [
        { story: [hill, bolton], spot: { crosswise: true, beneath: { gateUsed: false, since: 1, order: 1 } }, hand: [filler()] },
        { story: [bolton], hand: [contact, filler()] },
      ],
    }).arrive()
    t.play(contact)
    expect(t.story(0)).toEqual(['Bolton', 'Hill'])
    expect(t.state.players[0]!.spot?.crosswise).toBe(false)
  })
  rule('M9.31, M6.60', 'a Story Deck that lost its place has it again', () => {
    const hill = location('Hill')
    const quake = event('Quake', { popStory: 'opponent', to: 'discard' })
    const t = table({
      seats: [
        { story: [bolton], hand: [quake, filler()] },
        { story: [hill, monster('Dead', 1), bolton], hand: [contact, filler()] },
      ],
    }).play(quake)
    expect(t.story(1)).toEqual(['Bolton', 'Dead'])
    t.play(contact)
    expect([t.story(1).slice(0, 3), t.discard(1)]).toEqual([['Hill', 'Dead', 'Bolton'], []])
  })
  rule('M19.5', 'an answer to a loss undoes what the card that caused it has done, to all', () => {
    const plague = event('Plague', { move: { is: { type: 'Ally' }, of: 'eachOpponent' }, to: 'bury' })
    const other = ally('Other', 1)
    const t = table({
      seats: [
        { story: [bolton], hand: [plague, filler()] },
        { story: [bolton], hand: [flee, filler()], allies: [webb] },
        { story: [bolton], hand: [filler()], allies: [other] },
      ],
    }).play(plague)
    expect([t.where(webb), t.where(other)]).toEqual(['story', 'story'])
    t.play(flee)
    expect([t.where(webb), t.where(other), t.where(flee)]).toEqual(['ally', 'ally', 'story'])
  })
  rule('M19.5', 'nobody answers a loss of somebody else', () => {
    const plague = event('Plague', { move: { is: { title: 'Other' }, of: 'eachOpponent' }, to: 'bury' })
    const t = table({
      seats: [
        { story: [bolton], hand: [plague, filler()] },
        { story: [bolton], hand: [flee, filler()], allies: [webb] },
        { story: [bolton], hand: [filler()], allies: [ally('Other', 1)] },
      ],
    }).play(plague)
    expect(t.offers('play', flee)).toBe(false)
  })
  rule('M9.31', 'another card that came into play meanwhile keeps the place of its Title', () => {
    const ruin = spell('Ruin', buryAlly)
    const twin = ally('Webb', 4)
    const t = table({
      seats: [
        { story: [bolton], assets: [{ lay: tome, bears: [ruin] }], hand: [filler()] },
        { story: [bolton], assets: [chime], hand: [filler()], allies: [webb] },
      ],
    }).cast('Ruin')
    const entry = {
      card: t.state.sheet.printed.length,
      seat: 1,
      area: 'ally',
      faceDown: false,
      rotated: false,
      since: 1,
      round: 1,
      order: 99,
    } as const
    const sheet = { ...t.state.sheet, printed: [...t.state.sheet.printed, twin], owner: [...t.state.sheet.owner, 1] }
    const again = table({ ...t.state, sheet, play: [...t.state.play, entry] }).use(chime)
    expect(again.where(webb)).toBe('story')
  })
})

describe('what was undone no longer binds', () => {
  rule('M19.4, M19.6', 'a demand for the next Turn is gone with the card that made it', () => {
    const riot = event('Riot', { orElse: [lose(5)], unless: { playNext: { type: 'Location' } }, who: 'opponent' })
    const seats = [
      { story: [bolton], hand: [riot, filler()] },
      { story: [bolton], hand: [contact, filler()] },
    ]
    expect(answered({ seats }, (t) => t.play(riot).play(contact)).state.owed).toEqual([])
  })
})

describe('the next play', () => {
  const riot = event('Riot', {
    orElse: [{ attack: 'opponent', with: { value: 5 }, alliesMayDefend: true }],
    unless: { playNext: { or: [{ type: 'Event', travel: true }, { type: 'Location' }] } },
    who: 'opponent',
  })
  const hill = location('Hill', { attributes: ['Country'] })
  const demanded = () =>
    table({
      seats: [
        { story: [bolton], hand: [riot, filler()] },
        { story: [bolton], hand: [hill, filler()], allies: [webb] },
      ],
    }).play(riot)
  rule('M19.4', 'one may do what is demanded, or anything else and suffer for it at the end of that Turn', () => {
    expect(demanded().play(hill).sanity).toEqual([12, 12])
    const t = demanded().pass()
    expect(t.question?.ask).toBe('which card')
    expect(t.choose(webb).sanity).toEqual([12, 9])
    expect(t.where(webb)).toBe('story')
    expect(t.state.owed).toEqual([])
  })
  rule('M17.25, M19.4', 'what he gives up otherwise he picks himself, where the card says so', () => {
    const raid = event('Raid', {
      orElse: [{ move: { is: { type: 'Ally' }, of: 'opponent', pick: 'choose', n: 1, by: 'opponent' }, to: 'bury' }],
      unless: { playNext: { type: 'Location' } },
      who: 'opponent',
    })
    const seats = [
      { story: [bolton], hand: [raid, filler()] },
      { story: [bolton], hand: [filler()], allies: [webb, ally('Quiet Friend', 1)] },
    ]
    const t = table({ seats }).play(raid).pass()
    expect([t.question?.ask, t.seat]).toEqual(['which card', 1])
    expect(t.choose(webb).where(webb)).toBe('story')
  })
  const ring = card({
    title: 'Ring',
    type: 'Artifact',
    anyDimension: true,
    rules: [
      {
        kind: 'action',
        window: 'turn',
        cost: [{ sanity: 2 }, { self: 'flip' }],
        do: [{ look: { in: 'hand', of: 'opponent' }, seconds: 13 }, { dictate: 'opponent' }],
      },
    ],
  })
  const helper = ally('Helper', 1, { foundAt: {} })
  const looking = () =>
    table({
      seats: [
        { story: [bolton], assets: [ring], hand: [filler()] },
        { story: [bolton], hand: [helper, hill, monster('Secret', 9, { sanity: -30 })] },
        { story: [bolton], hand: [filler()] },
      ],
    })
      .use(ring)
      .choosePlayer(1)
  rule('M1.44', 'a glance shows the cards to the one who looks, and to nobody else', () => {
    const t = looking()
    expect(t.seat).toBe(0)
    expect(mythos.view(t.state, 0).prompt).toBe('You look at: Helper, Hill, Secret.')
    // Though there may be one answer alone, it is to be read; and it comes of the Artifact, as its player sees.
    expect([isShown(t.state, 0), isShown(t.state, 1)]).toEqual([true, false])
    expect([askingPiece(t.state, 0), askingPiece(t.state, 1)]).toEqual([pieceOf(no(t.state, ring)), undefined])
    for (const seat of [1, 2]) expect(mythos.view(t.state, seat).prompt).toBe('Waiting for Player 1.')
    expect(mythos.view(t.state).prompt).toBe('Waiting for Player 1.')
    expect(t.hand(1)).toEqual(['Helper', 'Hill', 'Secret'])
    // For a third player the Hand is as unknown as before; the one who looks knows it.
    const cards = (state: typeof t.state) => state.players[1]!.hand.map((each) => state.sheet.printed[each]!.title).sort()
    expect(cards(mythos.imagine(t.state, 0, seeded(3)))).toEqual(['Helper', 'Hill', 'Secret'])
    expect(t.events.filter((each) => each.was === 'looked')).toMatchObject([{ seat: 0, at: 1 }])
  })
  rule('M19.3', 'another says which legal play is the next one: no Pass, and only for that Turn', () => {
    const t = looking().chooseWay(0)
    expect(t.ways('Hill')).toEqual(['walk'])
    expect(t.offers('choose play', 'Secret')).toBe(false)
    expect(t.offers('pass')).toBe(false)
    t.choosePlay(hill)
    expect(t.seat).toBe(1)
    expect(t.legal).toHaveLength(1)
    t.play(hill).untilTurnOf(1)
    expect(t.offers('play', helper)).toBe(true)
    expect(t.offers('pass')).toBe(true)
  })
  rule('M19.3', 'if it is no longer legal then, the player is free', () => {
    const t = looking().chooseWay(0).choosePlay(helper)
    const ban: Rule = { kind: 'forbid', who: 'each', what: { play: { title: 'Helper' } } }
    const state = { ...t.state, lasting: [{ rule: ban, ctx: { you: 2 }, until: { at: 'end of round', round: 9 } as const, order: 50 }] }
    const free = table(state)
    expect([free.offers('play', helper), free.offers('pass'), free.offers('play', hill)]).toEqual([false, true, true])
  })
})

describe('turned on somebody else', () => {
  const fear = () =>
    card({
      title: 'Fear',
      type: 'Event',
      subtype: 'Phobia',
      anyDimension: true,
      rules: [{ kind: 'on', on: 'turnStart', do: [{ sanity: 1, who: 'affected', sign: -1 }] }],
    })
  const turning = (until?: 'round') =>
    event('Mirror', {
      redirect: { affecting: 'you', is: { subtype: 'Phobia' }, pick: 'choose', n: 1 },
      to: 'opponent',
      ...(until === undefined ? {} : { until }),
    })
  const turned = (mirror: PrintedCard, more: PositionSetup['seats'][number] = {}) =>
    table({
      seats: [
        { story: [bolton], hand: [mirror] },
        { story: [bolton], events: [{ lay: fear(), affects: 0 }], ...more },
      ],
    }).play(mirror)

  rule('M10.2, M10.14, M17.1', 'an Event affects the other player from then on, and still goes back to its owner when it is buried', () => {
    const t = turned(turning())
    expect([t.entry('Fear').affects, t.entry('Fear').seat, t.sanity]).toEqual([1, 1, [12, 11]])
    t.pass()
    expect(t.sanity).toEqual([12, 11])
  })

  rule('M10.2, M15.3', 'or for a Round alone: then it lies as it lay', () => {
    const t = turned(turning('round'))
    expect(t.entry('Fear').affects).toBe(1)
    const over = table({ ...t.state, agenda: [{ do: 'round effects end' }, { do: 'begin turn', seat: 0 }] })
    expect([over.entry('Fear').affects, over.sanity]).toEqual([0, [11, 11]])
  })

  rule('M10.5, M17.33', 'not where one of the Title lies already', () => {
    const t = turned(turning(), {
      events: [
        { lay: fear(), affects: 0 },
        { lay: fear(), affects: 1, owner: 0 },
      ],
    })
    expect(t.state.play.map(({ affects }) => affects)).toEqual([0, 1])
  })
})
