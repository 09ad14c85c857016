/**
 * The meaning of Limited and Standard cards, against readings made by people. A gold clause tells in plain words when something
 * happens, to what, how much, how long, at what cost; here each of these phrases is a question to a rule object.
 * Every gold clause needs a clause of ours that answers all its questions with yes, and no clause of ours may be left.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shippedCards } from '../../db/shipped.ts'
import type { Selector } from '../../grammar/ast.ts'
import { knownWords } from '../../grammar/link.ts'
import { readEffects } from '../../grammar/parse.ts'
import { type Clause, clausesOf, dayOrNight, field, has, here, isAction, on, type Question, same, standing } from './gold-clauses.ts'
import * as limited from './gold-limited.ts'

const file = new URL('../../../shared/cards/effects-gold.json', import.meta.url)
const isThere = existsSync(file)

interface Gold {
  readonly set: string
  readonly id: string
  readonly meaning: readonly Readonly<Record<string, string | boolean>>[]
}

const when: Readonly<Record<string, Question>> = {
  'Threats revealed': (c) => on(c, 'threatRevealed'),
  'on play': (c) => on(c, 'played') || c.rule.kind === 'permit' || 'join' in c.does,
  'as your Turn': (c) => isAction(c) || 'carries' in c.does,
  'as your Turn, having stayed here since an earlier Turn': (c) => isAction(c, 'here'),
  'to play this card': (c) => c.rule.kind === 'require' || (c.rule.kind === 'permit' && field(c, 'of') === 'self'),
  'while here': (c) => standing(c) && (has(c, here) || 'oblige' in c.does),
  'while in play': standing,
  'while in play as an Ally': (c) => standing(c) && (has(c, { role: 'ally' }) || field(c, 'keepsText') === true),
  'while in a Threat': (c) => standing(c) && has(c, { role: 'inThreat' }),
  'while attached': (c) => c.rule.kind === 'static' && (same(field(c, 'of'), { ref: 'host' }) || 'attachedTo' in c.does),
  'he would be buried in Combat': ({ rule }) =>
    rule.kind === 'instead' && 'wouldBeBuried' in rule.of && same(rule.of.wouldBeBuried, { ref: 'self' }) && rule.of.inCombat === true,
  'this card is lost': (c) => 'carries' in c.does,
  'this card would be buried': ({ rule }) => rule.kind === 'instead' && same(rule.of, { wouldBeBuried: { ref: 'self' } }),
  'the Ally is lost': (c) => field(c, 'sharesFate') === true,
  "this Weapon caused Sanity loss to the opponent's Allies or Investigator": (c) => on(c, 'dealtLoss'),
  cast: ({ rule }) => rule.kind === 'action' && rule.window === 'cast',
  'while so': (c) => c.until === 'round',
  'Combat: cast/use step': (c) => c.until === 'combat',
  'another Day or Night Event comes into play': ({ rule }) => rule.kind === 'on' && same(rule.on, { cardPlayed: dayOrNight, by: 'each' }),
  // The attacker of its own side stays where it is, and an Event that is done is buried by the frame (M10.8).
  'end of Combat': (c) => on(c, 'combatEnded'),
}

const conditions: Readonly<Record<string, Question>> = {
  'this is your Current Location during Combat': (c) => has(c, here),
  'this is your Current Location': (c) => has(c, here),
  'he absorbed less than his full card value': ({ rule }) =>
    rule.kind === 'instead' && 'wouldBeBuried' in rule.of && rule.of.fullLoss === false,
  // The attribute is there as long as the card is flipped and the Location is on top.
  'this card is still flipped and you are still at that Location': (c) =>
    c.rule.kind === 'action' && c.rule.faceDown === true && has(c, { at: { attr: ['Church'] } }),
  'that Ally would be buried': ({ rule }) => rule.kind === 'instead' && same(rule.of, { wouldBeBuried: { ref: 'target' } }),
  'a Great Old One or Outer God is in play': (c) =>
    has(c, { inPlay: { type: 'Monster', subtype: ['Great Old One', 'Outer God'] }, of: 'anyone' }),
}

const selects = (c: Clause, key: string, selector: Selector): boolean => same(field(c, key), selector)
const aimsAt = ({ rule }: Clause, selector: Selector): boolean => 'target' in rule && same(rule.target, selector)
const oneAlly: Selector = { is: { type: 'Ally' }, of: 'opponent', pick: 'choose', n: 1 }
const defender = (pick: 'choose' | 'random'): Selector => ({ is: { type: 'Ally', defending: true }, of: 'opponent', pick, n: 1 })
const country = { attr: ['Country'], gate: true }

const which: Readonly<Record<string, Question>> = {
  'each Directed Threat that attacks you': (c) => field(c, 'of') === 'threatsAgainstYou',
  'this Location': (c) => 'rightAfter' in c.does,
  'one Artifact of your choice from your Story Deck': (c) =>
    selects(c, 'move', { is: { type: 'Artifact' }, in: 'story', pick: 'choose', n: 1 }),
  'your Current Location is Underground': (c) => selects(c, 'require', { at: { attr: ['Underground'] } } as Selector),
  'leaving this Location otherwise than by walking': (c) => same(field(c, 'oblige'), { leaveBy: 'walk' }) && field(c, 'who') === 'you',
  'all Monsters in your Threat': (c) => selects(c, 'of', { is: { type: 'Monster' }, in: 'threat', pick: 'all' }),
  'this card as an Ally': (c) => field(c, 'playAs') === 'ally' && field(c, 'of') === 'self',
  'your other Mi-Go as Allies': (c) => field(c, 'playAs') === 'ally' && same(field(c, 'of'), { title: 'Mi-Go' }),
  'the text of this card': (c) => field(c, 'keepsText') === true,
  'your Current Location': (c) => same(field(c, 'of'), { ref: 'location' }),
  'one Phobia that affects you': (c) =>
    selects(c, 'move', { is: { type: 'Event', subtype: 'Phobia' }, affecting: 'you', pick: 'choose', n: 1 }),
  'one Tome from your Hand to this card': (c) => same(field(c, 'carries'), { type: 'Tome' }),
  'the attached Tome': (c) => same(field(c, 'carries'), { type: 'Tome' }),
  'the Ally who bears it': (c) => same(field(c, 'of'), { ref: 'host' }),
  'this card to another of your Allies': (c) => same(field(c, 'to'), { is: { type: 'Ally' }, pick: 'choose', n: 1, others: true }),
  'one random Artifact of that opponent': (c) => selects(c, 'move', { is: { type: 'Artifact' }, of: 'opponent', pick: 'random', n: 1 }),
  'target Ally of an opponent with all attached cards': (c) => aimsAt(c, oneAlly),
  'flipping that Ally face-up': (c) => field(c, 'staysFaceDown') === true && same(field(c, 'of'), { ref: 'target' }),
  'target Defending Ally of an opponent': (c) => same(field(c, 'move'), { ref: 'target' }),
  'all players': (c) => field(c, 'who') === 'each',
  'the target opponent': (c) => field(c, 'attack') === 'opponent',
  'all other Monsters of that Threat': (c) => selects(c, 'of', { is: { type: 'Monster' }, in: 'threat', pick: 'all', others: true }),
  all: () => true,
  'all Day and Night cards in play': (c) => selects(c, 'move', { is: dayOrNight, of: 'each', pick: 'all' } as Selector),
  'playing Day and Night cards': (c) => same(field(c, 'forbid'), { play: dayOrNight }) && field(c, 'who') === 'each',
  'gaining Sanity': (c) => field(c, 'forbid') === 'gainSanity' && field(c, 'who') === 'each',
  'this card for one random Defending Ally of the opponent, who fights in your Threat': (c) =>
    aimsAt(c, defender('random')) && same(field(c, 'control'), { ref: 'target' }),
  "that Ally in its owner's Story Deck": (c) => same(c.does, { move: { ref: 'target' }, to: 'bury' }),
}

const details: Readonly<Record<string, Question>> = {
  'may be played in the same Turn, right after you play a Train': (c) =>
    same(field(c, 'rightAfter'), { title: 'Train', type: 'Event', subtype: 'Travel by Land' }),
  'as if it were Night': (c) => field(c, 'treatAs') === 'night' && field(c, 'as') === 'time',
  "by all attributes of the target opponent's Current Location; title and text stay": (c) =>
    selects(c, 'attributesOf', { ref: 'location', of: 'opponent' }),
  'an Artifact, placed face-down': (c) => field(c, 'become') === 'Artifact' || same(c.does, { flip: { ref: 'target' }, face: 'down' }),
  'to walk to every City Location; Travel Events work as usual': (c) =>
    same(field(c, 'oblige'), { reachBy: 'walk', to: { attr: ['City'] }, exceptTravel: true }),
  'by one of his own Steadfast Allies, at random; his other Allies may defend': (c) =>
    selects(c, 'with', { is: { type: 'Ally', attr: ['Steadfast'] }, of: 'opponent', pick: 'random', n: 1 }) &&
    field(c, 'alliesMayDefend') === true,
  'at a Country Location with a Gate; uses the Gate': (c) => same(field(c, 'at'), country) && same(field(c, 'cost'), ['gate']),
  'at Country Locations with a Gate; uses the Gate': (c) => same(field(c, 'at'), country) && same(field(c, 'cost'), ['gate']),
  'valid although Monsters played as Allies lose theirs': (c) => field(c, 'keepsText') === true,
  'Mi-Go': (c) => same(field(c, 'join'), { title: 'Mi-Go' }),
  'Lesser Servitors': (c) => field(c, 'treatAs') === 'Lesser Servitor' && field(c, 'as') === 'subtype',
  Day: (c) => field(c, 'time') === 'day',
}

const amounts: Readonly<Record<string, Question>> = {
  '1 each': (c) => field(c, 'threatValue') === -1,
  Church: (c) => field(c, 'attribute') === 'Church' && field(c, 'give') === true,
  '+1': (c) => field(c, 'value') === 1,
  '+2': (c) => field(c, 'value') === 2,
  '3 are needed to end card play': (c) => same(c.does, { stat: 'passesToEnd', by: 3, how: 'set' }),
}

const flippedThere = (c: Clause): boolean => same(c.until, { all: ['whileFaceDown', 'whileHere'] })
const untils: Readonly<Record<string, Question>> = {
  'this card is no longer flipped, or that Location is no longer the top of your Story Deck': flippedThere,
  'not stated; read: while this card stays flipped and you stay there': flippedThere,
  // What is flipped is turned up again at the end of the Round by the frame (M15.9).
  'end of the Round, then face-up and an Ally again': (c) => c.until === 'round' || 'flip' in c.does,
  'end of Combat': (c) => c.until === 'combat',
}

const costs: Readonly<Record<string, Question>> = {
  '2 Sanity, and the Sanity cost of that Artifact': ({ rule }) => 'cost' in rule && same(rule.cost, [{ sanity: 2 }]),
  'flip this card': ({ rule }) => 'cost' in rule && same(rule.cost, [{ self: 'flip' }]),
  '1 Sanity and flip this card': ({ rule }) => 'cost' in rule && same(rule.cost, [{ sanity: 1 }, { self: 'flip' }]),
  'bury this card': ({ rule }) => 'cost' in rule && same(rule.cost, [{ self: 'bury' }]),
}

const limits: Readonly<Record<string, Question>> = {
  'one; may be replaced when lost': (c) => field(c, 'n') === 1,
  // One Weapon an Ally is a rule of the frame (M8.18); the card only has to be given to one.
  'one Weapon an Ally': (c) => same(field(c, 'of'), { ref: 'host' }),
}

const verbs: Readonly<Record<string, Question>> = {
  'reduce value': (c) => 'threatValue' in c.does,
  permit: ({ rule }) => rule.kind === 'permit',
  'return to play': (c) => field(c, 'to') === 'play',
  require: ({ rule }) => rule.kind === 'require',
  forbid: ({ rule, does }) => rule.kind === 'forbid' || rule.kind === 'oblige' || 'staysFaceDown' in does,
  'treat as': (c) => 'treatAs' in c.does || 'become' in c.does || 'flip' in c.does,
  keep: (c) => field(c, 'instead') === 'nothing' || field(c, 'keepsText') === true,
  'give attribute': (c) => 'attribute' in c.does,
  bury: (c) => field(c, 'to') === 'bury',
  attach: (c) => 'carries' in c.does,
  'same fate': (c) => 'carries' in c.does || field(c, 'sharesFate') === true,
  'modify value': (c) => 'value' in c.does,
  'move instead': (c) => 'give' in c.does,
  'replace attributes': (c) => 'attributesOf' in c.does,
  'discard instead': (c) => same(c.does, { move: { ref: 'target' }, to: 'discard' }),
  oblige: ({ rule }) => rule.kind === 'oblige',
  attack: (c) => 'attack' in c.does,
  join: (c) => 'join' in c.does,
  'set time': (c) => 'time' in c.does,
  'set number of Passes': (c) => field(c, 'stat') === 'passesToEnd',
  exchange: (c) => 'control' in c.does,
}

const questions: Readonly<Record<string, Readonly<Record<string, Question>>>> = {
  when: { ...when, ...limited.when },
  if: { ...conditions, ...limited.conditions },
  do: { ...verbs, ...limited.verbs },
  which: { ...which, ...limited.which },
  detail: { ...details, ...limited.details },
  howMuch: { ...amounts, ...limited.amounts },
  until: { ...untils, ...limited.untils },
  cost: { ...costs, ...limited.costs },
  limit: { ...limits, ...limited.limits },
}

/** Gold clauses that the rules of the game say already, so that no card needs to. */
const frame = (gold: Gold['meaning'][number]): boolean => gold.when === 'then' && gold.do === 'bury' && gold.which === 'this card'

/** How a card is drawn from a Story Deck whose top card is this Location: it lies aside meanwhile. */
const stagehand = (clause: Clause): boolean =>
  'shuffle' in clause.does || (same(field(clause, 'move'), { ref: 'self' }) && ['aside', 'storyTop'].includes(String(field(clause, 'to'))))

const given = ({ does }: Clause): boolean => 'attachedTo' in does
const mayBeLeft = ({ rule }: Clause): boolean =>
  rule.kind === 'action' || ('optional' in rule && rule.optional === true) || (rule.kind === 'static' && 'carries' in rule.effect)

describe.skipIf(!isThere)('the gold readings', () => {
  const gold = isThere ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Gold[]) : []
  const cards = new Map(shippedCards().map((card) => [card.named.id, card]))
  const words = knownWords([...cards.values()].flatMap(({ facts }) => (facts && facts.type !== 'Investigator' ? [facts] : [])))

  it('are there', () => expect(gold).toHaveLength(60))

  it.each(gold.map((each) => [each.id, each] as const))('%s', (id, { meaning }) => {
    const card = cards.get(id)!
    const reading = readEffects(card.text, words)
    if (!reading.ok) throw new Error(reading.message)
    const clauses = reading.value.flatMap(clausesOf)
    const staged = meaning.some(({ note }) => String(note).includes('set aside'))
    const answered = new Set<Clause>()
    for (const clause of meaning.filter((each) => !frame(each))) {
      const asked = Object.entries(questions).flatMap(([name, table]) => {
        const phrase = clause[name]
        if (phrase === undefined) return []
        const question = table[String(phrase)]
        if (!question) throw new Error(`No question for ${name}: "${phrase}".`)
        return [question]
      })
      const fitting = clauses.filter((each) => asked.every((question) => question(each)) && (!clause.optional || mayBeLeft(each)))
      expect(fitting.length, `${JSON.stringify(clause)}\nin ${JSON.stringify(clauses.map(({ rule }) => rule))}`).toBeGreaterThan(0)
      for (const each of fitting) answered.add(each)
    }
    // That a Weapon is given to an Ally stands in the gold as "while attached".
    expect(clauses.filter((each) => !answered.has(each) && !given(each) && !(staged && stagehand(each)))).toEqual([])
  })
})
